"""Nouns: which cards a text speaks of."""

from __future__ import annotations

from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.at_work import stolen
from skulduggery.games.villainous.cards import ALLY, CURSE, HERO, ITEM, Test
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import PLACE, REALM, THIS
from skulduggery.games.villainous.zones import LOWER, UPPER

# Where, as a card text says it.
ANYWHERE = 0
HERE = 1
"""Where this card is, or where it was played."""
LEFT_OF_HERE = 2
RIGHT_OF_HERE = 3


def here(s: Villainous, f: Frame) -> int:
    """The location of this card; once it has gone, the one that the frame remembers."""
    this = f.bound[THIS]
    place = s.place_of(this) if this >= 0 else -1
    return place if place >= 0 else f.bound[PLACE]


def spot(s: Villainous, f: Frame, at: int) -> int:
    """The location that a word means; -1 when there is none."""
    place = here(s, f)
    if at == LEFT_OF_HERE:
        place -= 1
    elif at == RIGHT_OF_HERE:
        place += 1
    return place if 0 <= place < s.box.places else -1


class Who:
    """Cards of a kind in the realm, at a place, with some properties. Cards at a locked location
    are out of reach unless `locked_too` (DV-55)."""

    def __init__(
        self,
        types: tuple[int, ...],
        at: int = ANYWHERE,
        tests: tuple[Test, ...] = (),
        locked_too: bool = False,
        name: str = "card",
        attached: bool = False,
    ) -> None:
        self.types = types
        self.at = at
        self.tests = tests
        self.locked_too = locked_too
        self.name = name
        self.attached = attached

    def all(self, s: Villainous, f: Frame) -> list[int]:
        """The cards that are meant, from left to right, upper side first."""
        seat = f.bound[REALM]
        out: list[int] = []
        only = -1
        if self.at != ANYWHERE:
            only = spot(s, f, self.at)
            if only < 0:
                return out
        for place in range(s.box.places):
            if (only >= 0 and place != only) or (not self.locked_too and s.locked(seat, place)):
                continue
            for side in (UPPER, LOWER):
                for card in s.zone(seat, side + place):
                    if self.has(s, f, card):
                        out.append(card)
                    if self.attached:
                        for item in s.attached_to(card):
                            if self.has(s, f, item):
                                out.append(item)
        return out

    def has(self, s: Villainous, f: Frame, card: int) -> bool:
        if s.type_of(card) not in self.types:
            return False
        source = f.bound[THIS]
        return all([test.holds(s, source, card) for test in self.tests])


class at_most(Test):
    """Of strength n or less, all modifiers counted."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return realm.strength(s, card) <= self.n


class at_least(Test):
    """Of strength n or more, all modifiers counted."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return realm.strength(s, card) >= self.n


class named(Test):
    def __init__(self, id: str) -> None:
        self.id = id

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.cast.cards[card].id == self.id


class tagged(Test):
    """Of a family of cards."""

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return self.tag in s.cast.cards[card].tags


class of_type(Test):
    """A card of one of these types, as printed."""

    def __init__(self, *types: int) -> None:
        self.types = types

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.cast.cards[card].type in self.types


class of_the_villain(Test):
    """Of the villain's deck, not of the fate deck."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return not s.cast.cards[card].fate


class under_control(Test):
    """That serves the villain: no Item of a Hero, nor one that a Hero has stolen."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        if s.cast.cards[card].fate:
            return s.type_of(card) == ALLY
        return not stolen(s, card)


class at_the_pawn(Test):
    """Where the villain's pawn stands."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.place_of(card) == s.pawn(s.cast.seat(card))


class unattached(Test):
    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.bearer_of(card) < 0


class not_at(Test):
    """Anywhere but at a location."""

    def __init__(self, location: str) -> None:
        self.location = location

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.cast.place_name(s.cast.seat(card), s.place_of(card)) != self.location


class without_item(Test):
    """With nothing attached."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return not s.attached_to(card)


class beside_a_hero(Test):
    """At a location where a Hero stands."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        place = s.place_of(card)
        return bool(s.zone(s.cast.seat(card), UPPER + place))


class defeatable(Test):
    """That nothing keeps from being defeated."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return realm.may_defeat(s, card) == 0


class movable_to(Test):
    """That may be moved to a location, and is not there yet."""

    def __init__(self, location: str) -> None:
        self.location = location

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        place = s.cast.villains[s.cast.seat(card)].place(self.location)
        return s.place_of(card) != place and realm.may_move_to(s, card, place) == 0


def a_hero(*tests: Test, at: int = ANYWHERE) -> Who:
    return Who((HERO,), at, tests, name="hero")


def an_ally(*tests: Test, at: int = ANYWHERE) -> Who:
    return Who((ALLY,), at, tests, name="ally")


def a_curse(*tests: Test, at: int = ANYWHERE) -> Who:
    return Who((CURSE,), at, tests, name="curse")


def an_item(*tests: Test, at: int = ANYWHERE) -> Who:
    return Who((ITEM,), at, tests, name="item", attached=True)
