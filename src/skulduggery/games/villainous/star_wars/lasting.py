"""Lasting rules and moments of this box: what cards forbid, what they wait for."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.cards import (
    CAPTURED,
    FATED,
    HELPED,
    HUNTING,
    JOINS,
    REACH,
    STRENGTH,
    Lasting,
    Requirement,
    Test,
    When,
)
from skulduggery.games.villainous.pick import card_option
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import IT, REALM, Choice, Step, Text
from skulduggery.games.villainous.zones import CARDS


class hunts_cost(Lasting):
    """Each Hunt costs so much more, in its own currency."""

    hook = HUNTING

    def __init__(self, by: int) -> None:
        self.by = by

    def hunting(self, s: Villainous, source: int) -> int:
        return self.by


class may_come_for(Lasting):
    """In a Vanquish this Ally may come to the Hero for so many Credits, and is used then."""

    hook = JOINS

    def __init__(self, credits: int) -> None:
        self.credits = credits

    def joining(self) -> int:
        return self.credits


class reaches_every_location(Lasting):
    """May be used in a Vanquish at any location: in this box all are a step away."""

    hook = REACH


class captured_when_defeated(Lasting):
    """A Hero who is kept beside the portrait when defeated."""

    hook = CAPTURED


class stronger_with(Lasting):
    """This card has more strength while a card of a name is at its location, or in the sector."""

    hook = STRENGTH

    def __init__(self, by: int, other: str, here: bool = True) -> None:
        self.by = by
        self.other = other
        self.here = here

    def strength(self, s: Villainous, source: int, card: int) -> int:
        if card != source:
            return 0
        seat = source // CARDS
        for other in s.in_play(seat):
            near = not self.here or s.place_of(other) == s.place_of(source)
            if near and s.cast.cards[other].id == self.other:
                return self.by
        return 0


class with_the_pawn(Test):
    """At the location of the villain's pawn."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.place_of(card) == s.pawn(card // CARDS)


class when_used(When):
    """Each time this Ally is used in a Vanquish."""

    kind = HELPED
    even_gone = True

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return card == source


class they_send_a_hero(Requirement):
    """The player on turn has just played a Hero of this villain by a Fate action."""

    news = FATED

    def holds(self, s: Villainous, holder: int) -> bool:
        return bool(sent(s, holder))


def sent(s: Villainous, seat: int) -> list[int]:
    """The Heroes of a seat that have just been played by a Fate action."""
    out: list[int] = []
    for n in range(0, len(s.news), 3):
        hero = s.news[n + 1]
        if s.news[n] == FATED and hero // CARDS == seat and s.where(hero) >= 0:
            out.append(hero)
    return out


class the_hero_sent(Choice):
    """The Hero that has just been played; IT from here on."""

    def __init__(self) -> None:
        super().__init__(IT, "choose-hero")

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        return sent(s, f.bound[REALM])

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return card_option(s, code, "choose", code)
