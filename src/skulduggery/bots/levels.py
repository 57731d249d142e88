"""The levels of the bots that search, from 1 (who is beaten by a child half the time) to 5.

All levels are the same mind. The lower ones have less time, forget, and slip: among the options
that look nearly best they do not always take the best.
"""

from skulduggery.bots.judge import has_judge

DEADLINE = 0.5
"""Seconds after which a usual answer is given, however little was tried."""


class Level:
    __slots__ = ("name", "iterations", "seconds", "slips", "forgets")

    def __init__(
        self, name: str, iterations: int, slips: float, forgets: float, seconds: float = DEADLINE
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self.slips = slips
        """How much worse an option may look and still be taken quite often, in units of how much
        the judgements of the search differ."""
        self.forgets = forgets
        """The share of what was seen that does not come to mind."""


_LADDER = (
    Level("1", 12, 0.6, 0.9),
    Level("2", 40, 0.3, 0.6),
    Level("3", 120, 0.12, 0.3),
    Level("4", 400, 0.03, 0.0),
    Level("5", 2000, 0.0, 0.0),
)

_LEVELS: dict[str, tuple[Level, ...]] = {
    "little-devils": _LADDER,
}
"""What the levels of a game are; others use the ladder above."""


def searching_levels(game_id: str) -> tuple[Level, ...]:
    """The levels that search in a game, from the weakest; none where it has no judge."""
    return _LEVELS.get(game_id, _LADDER) if has_judge(game_id) else ()


def level_of(name: str, game_id: str) -> Level:
    for level in searching_levels(game_id):
        if level.name == name:
            return level
    raise KeyError(name)
