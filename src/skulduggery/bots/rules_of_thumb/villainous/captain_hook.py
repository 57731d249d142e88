"""Captain Hook: find Peter Pan, bring him aboard, and have a crew there that can defeat him."""

from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER, Wishes
from skulduggery.games.villainous import actions, realm, vanquish
from skulduggery.games.villainous.cards import HERO, REACH, VANQUISH
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.zones import (
    FATE_DECK,
    LOWER,
    UNTIL_END,
    USED,
)

VICTORY = 60.0
SHIP = 0
TREE = 3
A_STEP = 4.0
"""What a step of Peter Pan towards the Jolly Roger is worth."""
DASH = 2
"""The strength that Aye, Aye, Sir! gives."""


class CaptainHook(Wishes):
    cards = {
        "ingenious-device": 3.6,
        "cannon": 1.3,
        "hooks-case": 1.7,
        "cutlass": 1.5,
        "smee": 2.4,
        "boarding-party": 1.9,
        "pirate-brute": 2.6,
        "mr-starkey": 1.4,
        "swashbuckler": 1.4,
        "cunning": 1.9,
        "obsession": 1.4,
    }
    kept = {"ingenious-device": 3.4, "cunning": 1.9, "cutlass": 1.5}
    heroes = {"wendy": 0.8, "tick-tock": 0.6, "lost-boys": 0.5}
    blows = {"taunt": 1.4, "pixie-dust": 0.9, "splitting-headache": 1.0}
    muster = {"jolly-roger": 0.6}

    # Peter Pan.

    def peter(self) -> int:
        """Peter Pan in the realm, or -1."""
        return self.in_play("peter-pan")

    def locked(self) -> bool:
        return self.s.locked(self.seat, TREE)

    def crew(self) -> int:
        """The strength that could be used at the Jolly Roger."""
        total = 0
        for ally in realm.allies(self.s, self.seat):
            if self.serves_at(ally, self.s.place_of(ally)):
                total += realm.strength(self.s, ally)
        return total

    def serves_at(self, ally: int, place: int) -> bool:
        """Could this Ally be used at the Jolly Roger from a location?"""
        return place == SHIP or (place == SHIP + 1 and bool(self.s.cast.cards[ally].hooks & REACH))

    def needed(self) -> int:
        """How much strength is still missing against Peter Pan, wherever he is."""
        peter = self.peter()
        strength = realm.strength(self.s, peter) if peter >= 0 else 8
        return strength - self.crew()

    def nearness(self) -> float:
        peter = self.peter()
        out = 0.0 if self.locked() else 0.15
        out += 0.2 * max(0.0, min(1.0, self.crew() / 8))
        if peter < 0:
            return out
        place = self.s.place_of(peter)
        if place == SHIP:
            return 1.0 if self.needed() <= 0 else 0.6 + out
        return out + 0.2 + 0.1 * (TREE - place)

    # Playing cards.

    def base(self, card: int) -> float:
        id = self.id(card)
        if id == "never-land-map":
            return 6.0 if self.locked() else 0.3
        if self.is_ally(card) and self.peter() >= 0 and self.needed() <= 0:
            return super().base(card) - 0.5
        return super().base(card)

    def keep(self, card: int) -> float:
        id = self.id(card)
        if id == "never-land-map":
            return 6.0 if self.locked() else 0.5
        if id == "worthy-opponent":
            return 3.0 if self.peter() < 0 else 1.0
        if id == "give-them-a-scare":
            return 1.4 if self.peter() < 0 else 0.6
        if id == "obsession":
            return 1.6 if self.peter() < 0 else 0.5
        if id == "aye-aye-sir":
            return 1.8 if 0 < self.needed() <= DASH and self.peter() >= 0 else 0.9
        if id == "cunning" and self.s.power(self.seat) >= self.plenty:
            return 0.9  # what it saves is not needed
        return super().keep(card)

    def price(self) -> float:
        return super().price() if self.s.power(self.seat) < 2 * self.plenty else 0.05

    def there(self, card: int, place: int) -> float:
        out = super().there(card, place)
        id = self.id(card)
        if self.is_ally(card):
            if self.serves_at(card, place):
                out += 0.7
            if id == "smee" and place == SHIP:
                out += 0.8
            if id == "mr-starkey" and self.s.where(card) < 0:
                out += self.shove(place)
        elif id == "ingenious-device":
            out += {"mermaid-lagoon": 0.6, "skull-rock": 0.3}.get(self.board[place].id, 0.0)
        elif id == "hooks-case":
            out += {"mermaid-lagoon": 0.5, "skull-rock": 0.2}.get(self.board[place].id, 0.0)
        elif id == "cannon":
            out += {"skull-rock": 0.4, "mermaid-lagoon": 0.3}.get(self.board[place].id, 0.0)
        return out

    def shove(self, place: int) -> float:
        """What Mr. Starkey's arrival at a location brings."""
        best = 0.0
        for hero in self.heroes_at(place):
            for near in actions.steps_from(self.s, hero):
                best = max(best, self.moved(hero, near))
        return best

    def onto(self, item: int, bearer: int) -> float:
        return super().onto(item, bearer) + (0.8 if self.serves_at(bearer, SHIP + 1) else 0.4)

    def effect(self, card: int) -> float:
        id = self.id(card)
        if id == "worthy-opponent":
            return self.dig(1.0)
        if id == "obsession":
            return self.dig(0.0)
        if id == "give-them-a-scare":
            return 1.1 if self.peter() < 0 and not self.next_hero() else 0.5
        if id == "aye-aye-sir":
            return self.dash()[0]
        return super().effect(card)

    def next_hero(self) -> str:
        """The Hero on top of the fate deck as far as that is known, or an empty name."""
        for card in self.s.pile(self.seat, FATE_DECK).top:
            if self.s.cast.cards[card].type == HERO:
                return self.id(card)
        return ""

    def dig(self, more: float) -> float:
        """What it is worth to turn over fate cards until a Hero comes."""
        if self.next_hero() == "peter-pan":
            return more + 6.0
        return more + (1.2 if self.peter() < 0 else -0.9)

    def dash(self) -> tuple[float, int, int]:
        """Aye, Aye, Sir!: what it is worth, for whom, and where to."""
        best = (0.2, -1, -1)
        peter = self.peter()
        usable = actions.usable_symbols(
            self.s, self.seat, self.s.pawn(self.seat), self.s.zone(self.seat, USED)
        )
        armed = any([one.symbol.kind == VANQUISH for one in usable])
        for ally in realm.allies(self.s, self.seat):
            for place in actions.steps_from(self.s, ally):
                after = self.s.clone()
                realm.move(after, ally, place)
                after.set_mark(ally, UNTIL_END, DASH)
                worth = self.on(after).there(ally, place) - self.there(ally, self.s.place_of(ally))
                aboard = armed and peter >= 0 and self.s.place_of(peter) == SHIP
                if aboard and vanquish.may_vanquish(after, peter) == FINE:
                    worth += VICTORY / 2
                if worth > best[0]:
                    best = (worth, ally, place)
        return best

    def picks(self, about: str, card: int) -> float | None:
        if about == "aye-aye-sir":
            return 1.0 if card == self.dash()[1] else 0.0
        if about == "give-them-a-scare":
            return 9.0 if self.id(card) == "peter-pan" else -self.hurt(card)
        if about == "mr-starkey":
            steps = actions.steps_from(self.s, card)
            return max([self.moved(card, place) for place in steps], default=NEVER)
        return None

    def goes(self, about: str, place: int) -> float | None:
        if about == "aye-aye-sir":
            return 1.0 if place == self.dash()[2] else 0.0
        return None

    def puts_back(self, cards: list[str]) -> float:
        if self.peter() < 0:
            return 1.0 if "peter-pan" in cards else -1.0
        return 1.0 - sum([self.hurt(self.any_copy(card)) for card in cards])

    def without_paying(self, item: int, instead: int) -> float:
        return 1.0 if realm.cost(self.s, item, -1) > 1 else -1.0

    # The pawn.

    def visit(self, place: int) -> float:
        out = super().visit(place)
        if any([self.id(hero) == "tick-tock" for hero in self.heroes_at(place)]):
            lost = [max(0.0, self.keep(card) - 0.9) for card in self.s.hand(self.seat)]
            out -= sum(lost) + 0.5
        return out

    # Heroes.

    def moved(self, card: int, place: int) -> float:
        if self.id(card) == "peter-pan":
            return A_STEP * (self.s.place_of(card) - place)
        out = super().moved(card, place)
        if self.taunts(card) and self.peter() >= 0:
            out += 1.5 * (self.s.place_of(card) - place)  # towards the crew
        return out

    def taunts(self, hero: int) -> bool:
        return any([self.id(item) == "taunt" for item in self.s.attached_to(hero)])

    def vanquish(self, hero: int) -> float:
        if self.id(hero) == "peter-pan":
            return VICTORY if self.s.place_of(hero) == SHIP else NEVER
        return super().vanquish(hero)

    def hinders(self, hero: int) -> float:
        if self.id(hero) == "peter-pan":
            return 8.0 if self.s.place_of(hero) == SHIP else 0.0
        out = super().hinders(hero)
        if self.taunts(hero):
            out += 4.0 if self.peter() >= 0 else 0.8
        return out

    def spent(self, ally: int) -> float:
        waiting = self.peter() >= 0 and self.serves_at(ally, self.s.place_of(ally))
        return self.worth(ally) + (1.0 if waiting else 0.0)

    # Being fated.

    def hurt(self, card: int) -> float:
        id = self.id(card)
        if id == "peter-pan":
            return -2.0 if self.peter() < 0 else 0.0
        out = super().hurt(card)
        if id == "taunt":
            out += 5.0 * self.nearness() if self.peter() >= 0 else 0.0
        elif id in ("wendy", "pixie-dust") and self.peter() >= 0:
            out += 1.0
        return out

    def exposed(self, hero: int, place: int) -> float:
        out = super().exposed(hero, place)
        if self.id(hero) == "tinker-bell":
            there = [one for one in self.s.zone(self.seat, LOWER + place) if self.is_ally(one)]
            out += max([self.worth(ally) for ally in there], default=0.0)
        elif self.id(hero) == "tick-tock":
            out += 0.6 if place == SHIP and self.nearness() > 0.7 else 0.0
        return out

    def burdened(self, item: int, hero: int) -> float:
        out = super().burdened(item, hero)
        peter = self.id(hero) == "peter-pan"
        if self.id(item) == "pixie-dust":
            return out + (1.5 if peter else 0.0)
        if peter:
            return NEVER  # a Taunt would do Hook no harm there
        return out + 0.3 * realm.strength(self.s, hero) - (1.0 if self.missing(hero) <= 0 else 0.0)
