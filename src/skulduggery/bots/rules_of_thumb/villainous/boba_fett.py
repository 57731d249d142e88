"""Boba Fett: Contacts, then Bounties, then whoever can be defeated for them; four times."""

from skulduggery.bots.rules_of_thumb.villainous.sector import SectorWishes
from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.cards import BOUNTY, CONTACT, HERO
from skulduggery.games.villainous.star_wars import contracts
from skulduggery.games.villainous.star_wars.contracts import (
    Contract,
    defeat_of,
    pawn_moves_onto_a_ship,
    pawn_moves_to,
    vanquish_by,
)
from skulduggery.games.villainous.zones import AMBITION, POWER, SHIPS

STEP = 2.2
"""What a requirement that is met is worth ..."""
LAST = 2.8
"""... and how much more the last one of a Bounty."""


class BobaFett(SectorWishes):
    cards = {
        "slave-i": 2.4,
        "hounds-tooth": 1.4,
        "bossk": 2.4,
        "ig-88": 2.2,
        "fennec-shand": 2.4,
        "dengar": 1.5,
        "four-lom": 1.8,
        "zuckuss": 1.2,
        "greedo": 1.2,
        "gamorrean-guards": 1.0,
        "as-you-wish": 1.6,
        "price-on-your-head": 2.0,
        "collateral-gain": 1.0,
        "no-disintegrations": 0.6,
    }
    arrivals = {"slave-i": 1.6, "hounds-tooth": 0.8}
    heroes = {"r2-d2": 0.2, "luke-skywalker": 0.5}
    blows = {
        "sarlacc-pit": 2.6,
        "x-wing": 1.4,
        "millennium-falcon": 1.1,
        "deal-altered": 2.2,
        "rescue-mission": 0.9,
        "scoundrels-luck": 0.7,
        "jabbas-displeasure": 1.0,
    }
    muster = {"mos-espa": 0.1}
    power = 0.5
    plenty = 9

    # Bounties.

    def unmet(self) -> list[tuple[int, int]]:
        """Each requirement that is not met yet, with its Bounty."""
        out: list[tuple[int, int]] = []
        for bounty in contracts.unfinished(self.s, self.seat):
            for n in range(len(contracts.hunt_of(self.s, bounty).clauses)):
                if not contracts.is_met(self.s, bounty, n):
                    out.append((bounty, n))
        return out

    def step(self, bounty: int) -> float:
        """What it is worth that one more requirement of a Bounty is met."""
        left = len([one for one, _ in self.unmet() if one == bounty])
        return STEP + (LAST if left == 1 else 0.0)

    def wanted(self, hero: int) -> float:
        """What the defeat of a Hero brings for Bounties."""
        out = 0.0
        for bounty, n in self.unmet():
            clause = contracts.hunt_of(self.s, bounty).clauses[n]
            if isinstance(clause, defeat_of) and clause.met(self.s, self.seat, hero, -1, 0):
                out += self.step(bounty)
        return out

    def open_places(self) -> int:
        """How many more Bounties the Contacts could hold."""
        out = 0
        for card in self.s.in_play(self.seat):
            special = self.s.cast.cards[card].special
            if isinstance(special, Contract):
                out += special.room - len(self.s.attached_to(card))
        return out

    def base(self, card: int) -> float:
        type = self.s.cast.cards[card].type
        if type == CONTACT:
            return 1.5 if self.open_places() and self.s.where(card) < 0 else 3.5
        if type == BOUNTY:
            return 3.2
        return super().base(card)

    def keep(self, card: int) -> float:
        type = self.s.cast.cards[card].type
        if type == BOUNTY:
            return 2.4 if self.open_places() else 1.7
        if type == CONTACT:
            return 1.3 if self.open_places() > 1 else 2.6
        return super().keep(card)

    def onto(self, item: int, bearer: int) -> float:
        return {"jabba-the-hutt": 0.3, "bib-fortuna": 0.2}.get(self.id(bearer), 0.0)

    def nearness(self) -> float:
        done = contracts.completed(self.s, self.seat)
        met = 0
        for bounty in contracts.unfinished(self.s, self.seat):
            met += contracts.hunt_of(self.s, bounty).clauses != () and any(
                [contracts.is_met(self.s, bounty, n) for n in range(2)]
            )
        return min(1.0, (done + 0.3 * min(met, 2)) / 4)

    # What brings them on.

    def visit(self, place: int) -> float:
        out = super().visit(place)
        for bounty, n in self.unmet():
            clause = contracts.hunt_of(self.s, bounty).clauses[n]
            if isinstance(clause, pawn_moves_to) and 0 <= place < len(self.board):
                if self.board[place].id == clause.location:
                    out += self.step(bounty)
            elif isinstance(clause, pawn_moves_onto_a_ship) and place >= SHIPS:
                out += self.step(bounty)
        return out

    def vanquish(self, hero: int) -> float:
        out = super().vanquish(hero)
        if self.s.cast.cards[hero].type != HERO:
            return out
        out += self.wanted(hero)
        if len(self.force(hero)) > 1:
            for bounty, n in self.unmet():
                if isinstance(contracts.hunt_of(self.s, bounty).clauses[n], vanquish_by):
                    out += self.step(bounty)
        return out

    def defeat(self, hero: int) -> float:
        return super().defeat(hero) + self.wanted(hero)

    def strength_at(self, place: int) -> int:
        """How strong the Allies are who could fight at a location."""
        total = 0
        for ally in realm.allies(self.s, self.seat):
            if self.s.place_of(ally) == place or self.id(ally) == "fennec-shand":
                total += realm.strength(self.s, ally)
        return total

    def best_strength(self) -> int:
        return max([self.strength_at(place) for place in range(4)])

    def hunt(self, bounty: int) -> float:
        hunt = contracts.hunt_of(self.s, bounty)
        price = contracts.price_of_hunt(self.s, bounty)
        cost = price * (self.ambition_price() if hunt.currency == AMBITION else self.price())
        if hunt.currency == POWER and self.s.power(self.seat) - price < 2:
            cost += 0.5
        return self.quarry(bounty) - cost

    def quarry(self, bounty: int) -> float:
        """What a Hunt brings: a Hero who can be defeated, where the Allies are."""
        sought = [
            contracts.hunt_of(self.s, bounty).clauses[n] for one, n in self.unmet() if one == bounty
        ]
        defeats = [clause for clause in sought if isinstance(clause, defeat_of)]
        heroes = realm.heroes(self.s, self.seat)
        if self.id(bounty) == "bounty-fugitive":
            return self.fetched(heroes)
        if not defeats:
            return NEVER
        there = [one for one in heroes if defeats[0].met(self.s, self.seat, one, -1, 0)]
        if there and not defeats[0].hero:
            return NEVER
        if there and realm.strength(self.s, there[0]) <= self.strength_at(
            self.s.place_of(there[0])
        ):
            return NEVER
        needed = 4 if not defeats[0].hero else self.printed(defeats[0].hero)
        best = self.best_strength()
        if there and realm.strength(self.s, there[0]) > best:
            return NEVER
        return 2.0 if best >= needed else (0.4 if best + 2 >= needed else NEVER)

    def fetched(self, heroes: list[int]) -> float:
        """What it is worth to move a Hero to where the Allies are."""
        best = NEVER
        for hero in heroes:
            need = realm.strength(self.s, hero)
            here = self.strength_at(self.s.place_of(hero))
            if here < need <= self.best_strength():
                best = max(best, 0.6 + 0.6 * self.wanted(hero))
        return best

    def printed(self, name: str) -> int:
        return max([self.s.cast.cards[self.any_copy(name)].strength, 0])

    def pays(self, bounty: int) -> float:
        number = contracts.payable(self.s, bounty)
        if number < 0:
            return NEVER
        clause = contracts.hunt_of(self.s, bounty).clauses[number]
        price = self.ambition_price() if clause.currency == AMBITION else self.price()
        return self.step(bounty) - price * clause.price

    # Questions.

    def goes(self, about: str, place: int) -> float | None:
        if about.startswith("bounty-"):
            return self.strength_at(place) - 0.3 * len(self.heroes_at(place))
        return None

    def picks(self, about: str, card: int) -> float | None:
        printed = self.s.cast.cards[card]
        if about in ("four-lom", "price-on-your-head", "darth-vader") and not printed.fate:
            return self.keep(card)
        if about == "bounty-fugitive" and printed.type == HERO:
            return self.wanted(card) + 0.5 * self.covers(card, self.s.place_of(card))
        if about == "zuckuss":
            return self.hurt(card) - 1.2 if not self.wanted(card) else NEVER
        return None

    def suffers(self, about: str, card: int) -> float | None:
        if self.s.cast.cards[card].type == BOUNTY:
            met = any([contracts.is_met(self.s, card, n) for n in range(2)])
            return 2.0 if met else 1.0
        return None

    def activate(self, card: int) -> float:
        return 0.9

    def effect(self, card: int) -> float:
        if self.id(card) == "carbon-freeze":
            pawn = self.s.pawn(self.seat)
            there = [one for one in realm.heroes(self.s, self.seat) if self.s.place_of(one) == pawn]
            able = [one for one in there if realm.strength(self.s, one) <= 4]
            return max([self.defeat(one) for one in able], default=NEVER)
        return super().effect(card)

    def lift(self, restriction: int) -> float:
        return 1.6
