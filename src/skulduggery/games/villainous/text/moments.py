"""Moments: when an ability is set off, and when a Condition may be played."""

from __future__ import annotations

from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.cards import (
    BEFORE_MOVE,
    DEFEATED,
    GONE,
    HELPED,
    MOVED,
    PAWN_MOVED,
    PLAYED,
    TARGETED,
    Requirement,
    When,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.who import Who
from skulduggery.games.villainous.texts import Step, Text
from skulduggery.games.villainous.zones import POWER


class when_played_here(When):
    """When a card of a type is played (not moved) to this card's location."""

    kind = PLAYED

    def __init__(self, type: int, *steps: Step) -> None:
        super().__init__(Text(steps))
        self.type = type

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return s.cast.cards[card].type == self.type and s.place_of(source) == place


class when_pawn_moves_here(When):
    """When the villain's pawn moves to this card's location."""

    kind = PAWN_MOVED

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return s.place_of(source) == place


class when_bearer_moves_to(When):
    """When the card that bears this one is moved to a location, by whomever."""

    kind = MOVED

    def __init__(self, location: str, *steps: Step) -> None:
        super().__init__(Text(steps))
        self.location = location

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        there = s.cast.place_name(s.cast.seat(card), place)
        return s.bearer_of(source) == card and there == self.location


class when_hero_is_defeated_here(When):
    """When a Hero is defeated at this card's location, by whatever means."""

    kind = DEFEATED

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return card != source and s.place_of(source) == place


class when_defeated(When):
    """When this Hero is defeated; the place is where that happened."""

    kind = DEFEATED
    even_gone = True

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return card == source


class when_discarded(When):
    """When this card is discarded from the realm, for whatever reason."""

    kind = GONE
    even_gone = True

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return card == source


class when_bearer_helps(When):
    """When the Ally that bears this card is used to defeat a Hero."""

    kind = HELPED
    even_gone = True

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return s.bearer_of(source) == card


class when_targeted(When):
    """Each time a Fate action targets this villain."""

    kind = TARGETED

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return True


class before_your_move(When):
    """Each turn, after the check for victory and before the pawn moves."""

    kind = BEFORE_MOVE

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return True


# Requirements of Conditions: of the player whose turn it is.


class they_have(Requirement):
    """That player has at least so many of these cards in the realm."""

    def __init__(self, least: int, who: Who) -> None:
        self.least = least
        self.who = who
        who.locked_too = True

    def holds(self, s: Villainous, holder: int) -> bool:
        frame = Frame(0, 0, (s.turn, s.turn, -1, -1, -1, -1, 0))
        return len(self.who.all(s, frame)) >= self.least


class they_have_power(Requirement):
    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: Villainous, holder: int) -> bool:
        return s.number(s.turn, POWER) >= self.least


class they_defeat_a_hero(Requirement):
    """That player has just defeated a Hero, of at least this strength at that moment."""

    news = DEFEATED

    def __init__(self, strength: int) -> None:
        self.strength = strength

    def holds(self, s: Villainous, holder: int) -> bool:
        for n in range(0, len(s.news), 3):
            if s.news[n] == DEFEATED and s.news[n + 2] >= self.strength:
                return True
        return False
