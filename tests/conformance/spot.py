"""A moment of a game, and what laws need to look at it."""

from functools import cached_property
from random import Random
from typing import Any

from skulduggery.engine.chance import KEY_LIMIT, Chance
from skulduggery.engine.decision import Decision
from skulduggery.engine.game import State
from skulduggery.engine.record import Table
from tests.conformance.cases import Case

Reader = int | None
MOST_DECISIONS = 20_000
"""No game of the shelf lasts longer, whatever is answered."""


class Broken(AssertionError):
    """A law does not hold; the message says what was seen."""


def demand(holds: object, message: str) -> None:
    if not holds:
        raise Broken(message)


def compare(one: object, other: object, message: str) -> None:
    """Both must be equal; the message goes on with the first place where they are not."""
    if one != other:
        raise Broken(f"{message}: {difference(one, other)}")


def difference(one: Any, other: Any, at: str = "") -> str:
    """Where two things differ first, in words."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if key not in one or key not in other:
                return f"{at}.{key} stands on one side only"
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{at}.{key}")
    if isinstance(one, (list, tuple)) and type(one) is type(other):
        if len(one) != len(other):
            return f"{at} has {len(one)} entries and {len(other)}: {one!r:.300} / {other!r:.300}"
        for n, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return difference(a, b, f"{at}[{n}]")
    return f"{at or 'they'}: {one!r:.300} / {other!r:.300}"


def texts(state: State) -> list[str]:
    decision = state.decision()
    return [] if decision is None else [option.text for option in decision.options]


def sight(state: State) -> dict[str, Any]:
    """All that anybody sees, and what is asked: two states with one sight differ in luck at most,
    in the order of what nobody knows, and in which of several equal cards is which."""
    view = state.view(None)
    players = len(view["seats"] if "seats" in view else view["hands"])
    return {
        "views": [view, *[state.view(seat) for seat in range(players)]],
        "asked": asked(state),
        "result": state.result().to_json(),
    }


def play_on(state: State, luck: Random, most: int = MOST_DECISIONS) -> int:
    """Random answers on the lower floor, to the end or so many; how many were given."""
    for n in range(most):
        codes = state.legal()
        if not codes:
            return n
        state.play(codes[int(luck.random() * len(codes))])
    return most


class Spot:
    """A table at one of its decisions (or at its end), and luck to try things with."""

    def __init__(self, case: Case, seed: int, table: Table, state: State, code: int) -> None:
        self.case = case
        self.seed = seed
        self.table = table
        self.state = state
        self.code = code
        """What was answered here; -1 at the end."""
        self.luck = Random(f"{case.name}:{seed}:{len(table.answers)}")
        self.readers: tuple[Reader, ...] = (*range(case.players), None)

    def chance(self) -> Chance:
        """A luck that has nothing to do with the table's."""
        return Chance(self.luck.randrange(KEY_LIMIT))

    def a_seat(self) -> int:
        return self.luck.randrange(self.case.players)

    @cached_property
    def decision(self) -> Decision | None:
        return self.state.decision()

    @cached_property
    def views(self) -> dict[Reader, dict[str, Any]]:
        return {reader: self.state.view(reader) for reader in self.readers}

    @cached_property
    def shown(self) -> dict[Reader, dict[str, Any]]:
        return {reader: self.state.shown(reader) for reader in self.readers}

    @property
    def exchanges(self) -> list[tuple[int, State]]:
        """What some seats may take this state for, as imagined: nobody has asked them anything."""
        return [(seat, other.clone()) for seat, other in self._exchanges]

    @cached_property
    def _exchanges(self) -> list[tuple[int, State]]:
        asked = self.state.actor()
        seats = {self.a_seat(), self.a_seat() if asked < 0 else asked}
        return [(seat, self.state.imagine(seat, self.chance())) for seat in sorted(seats)]


def names_in(thing: Any) -> set[str]:
    """All words and numbers that stand as values in JSON; `hero:red-5` names red-5 too."""
    if isinstance(thing, dict):
        return set().union(*[names_in(value) for value in thing.values()])
    if isinstance(thing, list):
        return set().union(*[names_in(value) for value in thing])
    word = str(thing)
    return {word, word.rpartition(":")[2]}


def asked(state: State) -> Any:
    decision = state.decision()
    return None if decision is None else decision.to_json()
