"""Turning points of a finished game: how the chances to win went, and where they moved most.

After the end everything is open, so the true states are judged: with all hands seen, and with the
luck that was still to come unknown. Each moment is played on a few times as the judge does until
it can tell (`Search.leaf`), each time with another luck; what it tells is averaged. A deeper search
would take minutes a game, and would say what might have been played rather than how it stood.
"""

import time
from collections.abc import Sequence

from skulduggery.bots.hints import no_judge
from skulduggery.bots.judge import has_judge, judge_for
from skulduggery.bots.judge.judge import over_values
from skulduggery.bots.search import Search
from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Option
from skulduggery.engine.game import State
from skulduggery.engine.record import Table

TIMES = 40
"""How often each moment is played on."""
SECONDS = 6.0
"""After which the averages are taken as they are; once is played on in any case."""
MOST = 3
LEAST = 0.1
"""Whose chance moved by less did not see the game turn."""


class Moment:
    """How it stood after `n` answers."""

    __slots__ = ("n", "chances")

    def __init__(self, n: int, chances: list[float]) -> None:
        self.n = n
        self.chances = chances


ANSWER, DEAL, TURN = "answer", "deal", "turn"


class TurningPoint:
    """Between two moments of a curve, after `since` and after `n` answers, the chances moved much.

    `kind`: one answer did it; or cards were dealt with it; or a whole turn lies between. `seat` is
    who answered, or whose turn it was, in that round; the option is there for a single answer.
    """

    __slots__ = ("since", "n", "before", "after", "kind", "seat", "round", "option")

    def __init__(self, table: Table, states: Sequence[State], one: Moment, other: Moment) -> None:
        self.since = one.n
        self.n = other.n
        self.before = one.chances
        self.after = other.chances
        shown = states[one.n].shown(None)
        self.round: int = shown["round"]
        self.option: Option | None = None
        if other.n - one.n > 1:
            self.kind = TURN
            self.seat: int = shown["turn"]
            return
        answer = table.answers[one.n]
        dealt = any(event.kind == "deal" for event in answer.events)
        self.kind = DEAL if dealt else ANSWER
        self.seat = answer.seat
        asked = states[one.n].decision()
        assert asked is not None
        self.option = asked.find(answer.text)

    @property
    def step(self) -> int:
        """Where a replay shows it: after the answer, or where the turn begins."""
        return self.since if self.kind == TURN else self.n


class Course:
    """How the chances went through a finished game."""

    __slots__ = ("moments", "points")

    def __init__(self, moments: list[Moment], points: list[TurningPoint]) -> None:
        self.moments = moments
        self.points = points


def course(table: Table, times: int = TIMES, seconds: float = SECONDS) -> Course:
    """The curve of a finished game, and where it turned, in the order of the game."""
    if not has_judge(table.game.id):
        raise no_judge(table.game.id)
    if any(answer.before is None for answer in table.answers):
        # A table may forget what lies far back, a fork remembers everything.
        table = table.fork(len(table.answers), table.seed)
    before = [answer.before for answer in table.answers]
    states = [*[state for state in before if state is not None], table.state]
    moments = curve(table.game.id, table.setup.players, states, times, seconds)
    return Course(
        moments,
        [TurningPoint(table, states, moments[n - 1], moments[n]) for n in turned(moments)],
    )


def curve(
    game_id: str,
    players: int,
    states: Sequence[State],
    times: int = TIMES,
    seconds: float = SECONDS,
) -> list[Moment]:
    """The chances of each seat through a game; `states` are those before each answer, and the
    last one."""
    if not has_judge(game_id):
        raise no_judge(game_id)
    picked = picked_moments(states, judge_for(game_id).by_turns)
    # A judge each, so that all of them go through the same luck: moments differ by what was played.
    searches = [Search(judge_for(game_id), 0, 1) for _ in picked]
    for search, n in zip(searches, picked, strict=True):
        search.judge.begin(states[n], 0)
    sums = [[0.0] * players for _ in picked]
    end = time.monotonic() + seconds
    done = 0
    while done < times and (done == 0 or time.monotonic() < end):
        for at, n in enumerate(picked):
            for seat, chance in enumerate(judged(searches[at], states[n], done, players)):
                sums[at][seat] += chance
        done += 1
    return [Moment(n, [one / done for one in sums[at]]) for at, n in enumerate(picked)]


def judged(search: Search, state: State, luck: int, players: int) -> list[float]:
    """What the judge tells of a state after playing on, with that luck."""
    if state.actor() < 0:
        return over_values(state)[:players]
    s = state.clone()
    s.chance = Chance(luck)
    s.drawn = 0
    return search.leaf(s)[:players]


def picked_moments(states: Sequence[State], by_turns: bool) -> list[int]:
    """The numbers of the states that a curve goes through: all, or those that begin a turn."""
    last = len(states) - 1
    if not by_turns:
        return list(range(last + 1))
    out: list[int] = []
    before: object = None
    for n, state in enumerate(states):
        view = state.shown(None)
        turn = (view["turn"], view["round"])
        if turn != before or n == last:
            out.append(n)
        before = turn
    return out


def turned(moments: Sequence[Moment], most: int = MOST) -> list[int]:
    """The numbers of the moments before which somebody's chance moved most."""
    found: list[tuple[float, int]] = []
    for n in range(1, len(moments)):
        pairs = zip(moments[n - 1].chances, moments[n].chances, strict=True)
        moved = max(abs(now - before) for before, now in pairs)
        if moved >= LEAST:
            found.append((-moved, n))
    return sorted(n for _, n in sorted(found)[:most])
