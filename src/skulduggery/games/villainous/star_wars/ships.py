"""Ships: Deep Space, places of their own for the pawn, engagements (SW-41 to SW-45)."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.cards import PAWN_MOVED, TARGETED, Special, Symbol, When
from skulduggery.games.villainous.pick import card_option, pass_option
from skulduggery.games.villainous.reasons import FINE, NO_PLACE
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import IT, OTHER, PASS, REALM, Choice, Step, Text
from skulduggery.games.villainous.villain import Location
from skulduggery.games.villainous.zones import (
    CARDS,
    DEEP_SPACE,
    ENGAGED,
    LOWER,
    PAWN,
    SHIPS,
    UPPER,
)


class Symbols(Special):
    """The symbols of an Ally ship; a Hero ship that engages it covers them all."""

    def __init__(self, id: str, symbols: tuple[Symbol, ...]) -> None:
        self.board = Location(id, symbols, ())


def ally_ships(s: Villainous, seat: int) -> tuple[int, ...]:
    return s.zone(seat, LOWER + DEEP_SPACE)


def hero_ships(s: Villainous, seat: int) -> tuple[int, ...]:
    return s.zone(seat, UPPER + DEEP_SPACE)


def opposite(s: Villainous, ship: int) -> int:
    """The ship with which this one is engaged, or -1."""
    pairs = s.zone(ship // CARDS, ENGAGED)
    if ship not in pairs:
        return -1
    return pairs[pairs.index(ship) ^ 1]


def unengaged(s: Villainous, ships: tuple[int, ...]) -> list[int]:
    return [ship for ship in ships if opposite(s, ship) < 0]


def engage(s: Villainous, ally: int, hero: int) -> None:
    seat = ally // CARDS
    s.put(seat, ENGAGED, s.zone(seat, ENGAGED) + (ally, hero))
    if s.heard is not None:
        s.tell("attach", seat, hero, to=Place(seat, "engaged", s.cast.cards[ally].id))


def disengage(s: Villainous, ally: int) -> None:
    seat = ally // CARDS
    if s.heard is not None:
        hero = opposite(s, ally)
        s.tell("detach", seat, hero, origin=Place(seat, "engaged", s.cast.cards[ally].id))
    realm.disengage(s, ally)


def board_of(s: Villainous, place: int) -> Location | None:
    """The symbols of the Ally ship that is a place of the pawn."""
    special = s.cast.cards[place - SHIPS].special
    return special.board if isinstance(special, Symbols) else None


def covered(s: Villainous, place: int) -> int:
    """Engaged, a ship has all its symbols covered (SW-42)."""
    board = board_of(s, place)
    if board is None or opposite(s, place - SHIPS) < 0:
        return 0
    return (1 << len(board.top)) - 1


def holds_the_pawn(s: Villainous, ship: int) -> bool:
    """Is the pawn on this ship, or on the one with which it is engaged? (SW-43)"""
    aboard = s.number(ship // CARDS, PAWN) - SHIPS
    return aboard >= 0 and aboard in (ship, opposite(s, ship))


def vanquishable(s: Villainous, seat: int) -> list[int]:
    """The Hero ships that a Vanquish removes, each with the Ally ship it is engaged with."""
    ships = s.zone(seat, ENGAGED)[1::2]
    return [ship for ship in hero_ships(s, seat) if ship in ships and not holds_the_pawn(s, ship)]


def remove_pair(s: Villainous, hero: int) -> None:
    """Both leave; that is not the defeat of a Hero (SW-43)."""
    ally = opposite(s, hero)
    realm.leave(s, hero, "discard")
    realm.leave(s, ally, "discard")


# Questions.


class choose_ship(Choice):
    """Choose one of the ships of a side that are not engaged."""

    def __init__(self, slot: int, optional: bool = False) -> None:
        super().__init__(slot, "choose-ship")
        self.optional = optional

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        seat = f.bound[REALM]
        side = ally_ships(s, seat) if self.slot == OTHER else hero_ships(s, seat)
        return unlike(s, unengaged(s, side))

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class engage_them(Step):
    """OTHER is the Ally ship, IT the Hero ship."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if f.bound[OTHER] >= 0 and f.bound[IT] >= 0 else NO_PLACE

    def do(self, s: Villainous, f: Frame) -> None:
        engage(s, f.bound[OTHER], f.bound[IT])


MEET_AN_ALLY_SHIP = Text((choose_ship(OTHER), engage_them()))
MEET_A_HERO_SHIP = Text((choose_ship(IT), engage_them()))
MAY_MEET_A_HERO_SHIP = Text((choose_ship(IT, optional=True), engage_them()))


class Targeted(Step):
    """It is a Fate action against somebody (SW-27)."""

    def do(self, s: Villainous, f: Frame) -> None:
        realm.happen(s, TARGETED, f.bound[REALM])


FORCE_TOGETHER = Text((Targeted(), choose_ship(OTHER), choose_ship(IT), engage_them()))
SHIP_TEXTS = (MEET_AN_ALLY_SHIP, MEET_A_HERO_SHIP, MAY_MEET_A_HERO_SHIP, FORCE_TOGETHER)


def come(s: Villainous, you: int, ship: int) -> None:
    """A ship has been played: a Hero ship must engage an Ally ship if there is one that is not
    engaged, an Ally ship may engage a Hero ship (SW-42)."""
    seat = ship // CARDS
    if s.cast.cards[ship].fate:
        if unengaged(s, ally_ships(s, seat)):
            s.push(MEET_AN_ALLY_SHIP, (you, seat, ship, ship, -1, -1, 0))
    elif unengaged(s, hero_ships(s, seat)):
        s.push(MAY_MEET_A_HERO_SHIP, (you, seat, ship, -1, ship, -1, 0))


def maneuver(s: Villainous, seat: int, ally: int) -> None:
    """Take an Ally ship out of its engagement, or into one (SW-45)."""
    if opposite(s, ally) >= 0:
        disengage(s, ally)
    else:
        s.push(MEET_A_HERO_SHIP, (seat, seat, ally, -1, ally, -1, 0))


def may_maneuver(s: Villainous, seat: int) -> list[int]:
    free = bool(unengaged(s, hero_ships(s, seat)))
    return [ship for ship in ally_ships(s, seat) if free or opposite(s, ship) >= 0]


def may_be_forced(s: Villainous, seat: int) -> bool:
    return bool(unengaged(s, ally_ships(s, seat)) and unengaged(s, hero_ships(s, seat)))


# Moments.


class when_pawn_arrives(When):
    """When the pawn moves onto this ship: its arrival ability (SW-41)."""

    kind = PAWN_MOVED

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return place == SHIPS + source


class when_pawn_boards_a_ship(When):
    """When the pawn moves onto any of the Ally ships."""

    kind = PAWN_MOVED

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return place >= SHIPS
