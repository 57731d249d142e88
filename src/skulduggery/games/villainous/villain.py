"""What is printed on a board, and a villain as it lies in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skulduggery.games.villainous.cards import Card, Symbol

if TYPE_CHECKING:
    from skulduggery.games.villainous.state import Villainous


class Location:
    """A location of a board: the half that a Hero covers, and the half that stays open."""

    def __init__(
        self,
        id: str,
        top: tuple[Symbol, ...],
        bottom: tuple[Symbol, ...],
        locked: bool = False,
    ) -> None:
        self.id = id
        self.top = top
        self.bottom = bottom
        self.locked = locked


class Goal:
    """A part of an objective, and how far it has come: `have` of `need`. Words: `goal-<key>`."""

    __slots__ = ("have", "key", "need")

    def __init__(self, key: str, have: int, need: int = 1) -> None:
        self.key = key
        self.have = have
        self.need = need


class Objective:
    """What a villain wants. `at_start` ones are checked only when the own turn begins (DV-60)."""

    at_start: bool = True

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        """The parts of the objective, for all to see; met when all of them are (unless `met` says
        otherwise). Nothing hidden may show in them."""
        raise NotImplementedError

    def met_by_defeat(self, s: Villainous, seat: int, hero: int, place: int) -> bool:
        """Is it met because this Hero has just been defeated there?"""
        return False

    def met(self, s: Villainous, seat: int) -> bool:
        return all(goal.have >= goal.need for goal in self.goals(s, seat))


HAND_LIMIT = "hand"
"""The limit up to which a player draws at the end of the turn (DV-10)."""


class Villain:
    """A villain as it lies in the box."""

    def __init__(
        self,
        id: str,
        locations: tuple[Location, ...],
        deck: tuple[Card, ...],
        fate: tuple[Card, ...],
        objective: Objective,
        hypnotizes: bool = False,
        one_lock: tuple[str, ...] = (),
        limits: dict[str, int] | None = None,
    ) -> None:
        self.id = id
        self.locations = locations
        self.deck = deck
        self.fate = fate
        self.objective = objective
        self.hypnotizes = hypnotizes
        """Can its Heroes come to the lower side (DV-71)?"""
        self.one_lock = one_lock
        """Where its one lock can lie, which never goes away (DV-77)."""
        self.limits: dict[str, int] = {HAND_LIMIT: 4}
        """Numbers of this villain that lie on no card, by name; an own deck may change them."""
        if limits is not None:
            self.limits.update(limits)

    def place(self, name: str) -> int:
        for n, location in enumerate(self.locations):
            if location.id == name:
                return n
        return -1
