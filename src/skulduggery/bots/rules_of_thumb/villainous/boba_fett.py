"""Boba Fett: Contacts, then Bounties, then whoever can be defeated for them; four times."""

from skulduggery.bots.rules_of_thumb.villainous.sector import SectorWishes
from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER, SURE
from skulduggery.games.villainous import actions, realm, vanquish
from skulduggery.games.villainous.cards import (
    ALLY,
    AMBITION_SYMBOL,
    BOUNTY,
    CONTACT,
    HERO,
    VANQUISH,
)
from skulduggery.games.villainous.star_wars import contracts
from skulduggery.games.villainous.star_wars.contracts import (
    Contract,
    defeat_of,
    pawn_moves_onto_a_ship,
    pawn_moves_to,
    vanquish_by,
)
from skulduggery.games.villainous.zones import AMBITION, POWER, REQUIREMENTS, SHIPS, USED

STEP = 2.2
"""What a requirement that is met is worth ..."""
LAST = 2.8
"""... and how much more the last one of a Bounty."""


class BobaFett(SectorWishes):
    cards = {
        "slave-i": 2.8,
        "hounds-tooth": 1.4,
        "bossk": 3.2,
        "ig-88": 2.8,
        "fennec-shand": 3.0,
        "dengar": 2.0,
        "four-lom": 2.3,
        "zuckuss": 1.8,
        "greedo": 1.5,
        "gamorrean-guards": 1.4,
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
    muster = {"jabbas-palace": 0.1}
    symbols = {"vanquish": 1.8}
    movers = (*SectorWishes.movers, "bounty-fugitive")
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
            return 0.9 if self.open_places() and self.s.where(card) < 0 else 3.5
        if type == BOUNTY:
            return 3.2
        if self.id(card) == "slave-i" and not self.can_fight():
            return super().base(card) + 2.0
        return super().base(card)

    def can_fight(self) -> bool:
        """Is there a location with a Vanquish that no Hero covers?"""
        return any([self.fights_at(place) for place in range(len(self.board))])

    def keep(self, card: int) -> float:
        type = self.s.cast.cards[card].type
        if type == BOUNTY:
            if self.spare(card):
                return 0.6
            return 2.4 if self.open_places() else 1.7
        if type == CONTACT:
            return 1.1 if self.open_places() > 1 else 2.6
        return super().keep(card) + (0.4 if type == ALLY else 0.0)

    def spare(self, bounty: int) -> bool:
        """Does the hand hold Bounties enough without this one, for the places that there are?"""
        places = self.open_places()
        others = 0
        for card in self.s.hand(self.seat):
            special = self.s.cast.cards[card].special
            if isinstance(special, Contract):
                places += special.room
            elif card == bounty:
                break
            elif self.s.cast.cards[card].type == BOUNTY:
                others += 1
        return others > places

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
        if place >= SHIPS and self.in_play("sarlacc-pit") >= 0:
            out += 2.0
        if self.can_freeze():
            hunts = [self.hunt(one) for one in contracts.may_hunt(self.s, self.seat)]
            out += 0.7 * max([0.0, *hunts])
        return out

    def hinders(self, hero: int) -> float:
        return super().hinders(hero) + self.wanted(hero)

    def vanquish(self, hero: int) -> float:
        out = super().vanquish(hero)
        if self.s.cast.cards[hero].type == HERO and len(self.force(hero)) > 1:
            out += self.together()
        return out

    def together(self) -> float:
        """What it is worth to use two Allies at once."""
        out = 0.0
        for bounty, n in self.unmet():
            if isinstance(contracts.hunt_of(self.s, bounty).clauses[n], vanquish_by):
                out += self.step(bounty)
        return out

    def joins(self, ally: int) -> float:
        return self.together() - self.price() - self.spent(ally)

    def force(self, hero: int) -> list[int]:
        out = super().force(hero)
        others = [ally for ally in vanquish.helpers(self.s, hero) if ally not in out]
        if len(out) == 1 and others and vanquish.most_helpers(self.s, hero) > 1:
            cheapest = min(others, key=self.spent)
            if self.together() > self.spent(cheapest):
                out.append(cheapest)
        return out

    def strength_at(self, place: int) -> int:
        """How strong the Allies are who could fight at a location."""
        total = 0
        for ally in realm.allies(self.s, self.seat):
            if self.s.place_of(ally) == place or self.id(ally) == "fennec-shand":
                total += realm.strength(self.s, ally)
        return total

    def catch(self, hero: int, place: int) -> float:
        """What it is worth for Bounties that a Hero is at a location, or comes there."""
        wanted = self.wanted(hero)
        allies = [one for one in realm.allies(self.s, self.seat) if self.s.place_of(one) == place]
        if len(allies) > 1:
            wanted += self.together()
        if not wanted:
            return 0.0
        there = self.s.where(hero) >= 0
        need = realm.strength(self.s, hero) if there else self.s.cast.cards[hero].strength
        have = self.strength_at(place)
        if need <= 4 and place == self.s.pawn(self.seat) and self.can_freeze():
            have = max(have, need)
        return wanted * (SURE if have >= need else 0.4 * (have / need) ** 2)

    def can_freeze(self) -> bool:
        """Could Carbon Freeze be played where the pawn stands, with a Hero there and after one more
        Hunt?"""
        pawn = self.s.pawn(self.seat)
        if not 0 <= pawn < len(self.board) or not self.holds("carbon-freeze"):
            return False
        if self.s.number(self.seat, AMBITION) < 4:
            return False
        used = self.s.zone(self.seat, USED)
        bottom = [one.symbol for one in actions.usable_symbols(self.s, self.seat, pawn, used)]
        return any(
            [one.kind == AMBITION_SYMBOL and one in self.board[pawn].bottom for one in bottom]
        )

    def covers(self, hero: int, place: int) -> float:
        out = super().covers(hero, place)
        if 0 <= place < len(self.board) and self.fights_at(place, False):
            # The only place left from where he could fight.
            others = [one for one in range(len(self.board)) if one != place]
            if not any([self.fights_at(place, True), *[self.fights_at(one) for one in others]]):
                return out + 1.0
        return out

    def fights_at(self, place: int, covered: bool | None = None) -> bool:
        """Could he Vanquish at a location, with its upper half covered or not?"""
        if covered is None:
            covered = bool(self.heroes_at(place))
        symbols = self.board[place].bottom + (() if covered else self.board[place].top)
        return any([symbol.kind == VANQUISH for symbol in symbols])

    def moved(self, card: int, place: int) -> float:
        out = super().moved(card, place)
        if self.s.cast.cards[card].type == HERO:
            out += self.catch(card, place) - self.catch(card, self.s.place_of(card))
        return out

    def exposed(self, hero: int, place: int) -> float:
        return super().exposed(hero, place) - self.catch(hero, place)

    def hunt(self, bounty: int) -> float:
        hunt = contracts.hunt_of(self.s, bounty)
        price = contracts.price_of_hunt(self.s, bounty)
        cost = price * (self.ambition_price() if hunt.currency == AMBITION else self.price())
        if hunt.currency == POWER and self.s.power(self.seat) - price < 2:
            cost += 0.5
        return self.quarry(bounty) - cost

    def quarry(self, bounty: int) -> float:
        """What a Hunt brings: a Hero who can be defeated, where the Allies are."""
        heroes = realm.heroes(self.s, self.seat)
        if self.id(bounty) == "bounty-fugitive":
            moves = [self.moved(hero, place) for hero in heroes for place in range(4)]
            return max(moves, default=NEVER) - 0.3
        hunt = contracts.hunt_of(self.s, bounty)
        sought = [clause for clause in hunt.clauses if isinstance(clause, defeat_of)]
        left = [hunt.clauses[n] for n in self.left_of(bounty)]
        if not any([clause in sought or isinstance(clause, vanquish_by) for clause in left]):
            return NEVER
        if sought[0].hero:
            return self.fetched(self.any_copy(sought[0].hero))
        if any([self.wanted(hero) for hero in heroes]):
            return NEVER
        hidden = [one for one in self.fate_hidden() if self.s.cast.cards[one].type == HERO]
        return sum([self.fetched(one) for one in hidden]) / len(hidden) if hidden else NEVER

    def left_of(self, bounty: int) -> list[int]:
        return [n for one, n in self.unmet() if one == bounty]

    def fetched(self, hero: int) -> float:
        """What it is worth to have a Hero come to where it suits best."""
        places = range(len(self.board))
        cost = 0.3
        if self.id(hero) == "princess-leia" and self.any_met():
            cost += STEP
        if self.s.where(hero) >= 0:
            return max([self.moved(hero, place) for place in places]) - cost
        return max([self.catch(hero, place) - self.covers(hero, place) for place in places]) - cost

    def any_met(self) -> bool:
        """Does any unfinished Bounty have a requirement that is met?"""
        return any([self.s.mark(one, REQUIREMENTS) for one, _ in self.unmet()])

    def pays(self, bounty: int) -> float:
        number = contracts.payable(self.s, bounty)
        if number < 0:
            return NEVER
        clause = contracts.hunt_of(self.s, bounty).clauses[number]
        price = self.ambition_price() if clause.currency == AMBITION else self.price()
        if len(self.left_of(bounty)) > 1:
            return NEVER  # that can wait: it could be taken away again
        return self.step(bounty) - price * clause.price

    # Questions.

    def picks(self, about: str, card: int) -> float | None:
        printed = self.s.cast.cards[card]
        if about in ("four-lom", "price-on-your-head", "darth-vader") and not printed.fate:
            return self.keep(card)
        if about == "zuckuss":
            return self.hurt(card) - 1.2 if not self.wanted(card) else NEVER
        return super().picks(about, card)

    def suffers(self, about: str, card: int) -> float | None:
        if self.s.cast.cards[card].type == BOUNTY:
            met = any([contracts.is_met(self.s, card, n) for n in range(2)])
            return 2.0 if met else 1.0
        return super().suffers(about, card)

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
