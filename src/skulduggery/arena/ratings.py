"""How strong the bots are, on one scale: Bradley and Terry's, fitted by choix.

Whoever wins a table has beaten every other one at it. Of two bots, the one that is 400 points ahead
wins ten times as often as the other when they meet. Each two that have met are given half a win of
each other besides, so that one that never lost is not infinitely strong.

How far a rating can be trusted is told by throwing dice: the run's deals are drawn again, as many,
with some twice and some not at all, and rated again. So deals count, not games.
"""

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from math import log
from typing import Any

from skulduggery.arena.run_file import Played
from skulduggery.arena.standing import FEW_DEALS, parts_of
from skulduggery.arena.tally import WHOLE_WIN

POINTS = 400 / log(10)
BESIDES = 0.5
AGAIN = 400
"""How often the deals are drawn again."""
STEPS = 20_000

MISSING = (
    "ratings need choix: pip install 'skulduggery[arena]' (in a clone: make arena); without it"
    " everything else is there"
)


def why_none(names: Sequence[str]) -> str | None:
    if len(names) < 2:
        return "ratings need two bots that differ"
    if find_spec("choix") is None:
        return MISSING
    return None


def ratings(names: Sequence[str], games: Iterable[Played], seed: int) -> list[dict[str, Any]]:
    """The bots by strength, the average at 0; nothing where they have not all met, if only over
    others."""
    import numpy as np

    meetings = _by_deal(names, games)
    met = sum([deals.sum(axis=0) for deals in meetings])
    if not meetings or not _all_meet(met):
        return []
    besides = np.where(met + met.T > 0, BESIDES, 0.0)
    best = _rated(met + besides)
    low: Any = None
    high: Any = None
    if min(map(len, meetings)) >= FEW_DEALS:
        dice = np.random.default_rng(seed)
        again = [_rated(_drawn_again(meetings, dice) + besides) for _ in range(AGAIN)]
        low, high = np.percentile(again, (2.5, 97.5), axis=0)
    rows = []
    for n, name in enumerate(names):
        note = _one_sided(met, n)
        sure = low is not None and note is None
        rows.append(
            {
                "bot": name,
                "rating": round(float(best[n]), 1),
                "low": round(float(low[n]), 1) if sure else None,
                "high": round(float(high[n]), 1) if sure else None,
                "note": note if sure or low is not None else None,
            }
        )
    return sorted(rows, key=lambda row: -row["rating"])


def _one_sided(met: Any, n: int) -> str | None:
    """Whoever won all, or nothing, would do so in the same deals drawn again: that says nothing."""
    if not met[:, n].any():
        return "won all"
    return None if met[n].any() else "lost all"


def _by_deal(names: Sequence[str], games: Iterable[Played]) -> list[Any]:
    """For each meeting and each of its deals, how often the one of the line has beaten the one of
    the column."""
    import numpy as np

    place = {name: n for n, name in enumerate(names)}
    meetings: dict[str, dict[int, Any]] = {}
    for played in games:
        deals = meetings.setdefault(played.meeting, {})
        beaten = deals.get(played.deal)
        if beaten is None:
            beaten = deals[played.deal] = np.zeros((len(names), len(names)))
        for bot, parts in parts_of(played).items():
            for other in played.bots:
                if other != bot:
                    beaten[place[bot], place[other]] += parts / WHOLE_WIN
    return [np.array([deals[deal] for deal in sorted(deals)]) for deals in meetings.values()]


def _drawn_again(meetings: list[Any], dice: Any) -> Any:
    """As many deals of each meeting, some of them twice and some not at all."""
    import numpy as np

    return sum(
        [
            np.tensordot(dice.multinomial(len(deals), [1 / len(deals)] * len(deals)), deals, 1)
            for deals in meetings
        ]
    )


def _all_meet(met: Any) -> bool:
    """Whether everybody is linked with everybody by games that somebody won."""
    linked = {0}
    waiting = [0]
    while waiting:
        mine = waiting.pop()
        for other in range(len(met)):
            if other not in linked and met[mine, other] + met[other, mine] > 0:
                linked.add(other)
                waiting.append(other)
    return len(linked) == len(met)


def _rated(beaten: Any) -> Any:
    import choix

    return POINTS * choix.ilsr_pairwise_dense(beaten, max_iter=STEPS)
