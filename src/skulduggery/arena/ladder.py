"""The published ladder: who meets whom, how often, and what is wanted of them.

`skulduggery arena --ladder` plays it, docs/bots.md shows what came out. A level plays with the
iterations that src/skulduggery/bots/levels.py gives it and without a clock, so the games are the
same on every machine. --games counts up to whole deals, and where all orders of the villains are
gone through, the numbers below are whole rounds of them.
"""

from skulduggery.arena.judging import Bar
from skulduggery.arena.meeting import Meeting
from skulduggery.arena.planning import meeting
from skulduggery.bots import RANDOM, RULES_OF_THUMB, levels
from skulduggery.bots.levels import level_of
from skulduggery.games import SHELF

SEED = 1


class Rung:
    """The first bot has to win: `at_least` this share of its games; or its interval lies `above`
    that one."""

    def __init__(
        self,
        game: str,
        name: str,
        bots: str,
        *,
        games: int,
        players: int,
        villains: str | None = None,
        at_least: float | None = None,
        above: float | None = None,
    ) -> None:
        self.game = game
        self.name = name
        self.told = bots
        self.games = games
        self.players = players
        self.villains = villains
        self.at_least = at_least
        self.above = above

    @property
    def missing(self) -> str | None:
        """What is not there yet of this rung."""
        if self.game not in SHELF:
            return self.game
        there = levels(self.game)
        return next((bot for _, bot in self._several() if bot not in there), None)

    def _several(self) -> list[tuple[str, str]]:
        """(`3x`, a bot) for each place of the list."""
        out: list[tuple[str, str]] = []
        for told in self.told.split(","):
            count, times, bot = told.rpartition("x") if told[1:2] == "x" else ("", "", told)
            out.append((count + times, bot))
        return out

    @property
    def bots(self) -> str:
        """As the command line has them, with their budgets."""
        return ",".join(
            [f"{count}{_without_clock(bot, self.game)}" for count, bot in self._several()]
        )

    @property
    def meeting(self) -> Meeting:
        return meeting(
            f"{self.game}: {self.name}",
            self.game,
            bots=self.bots,
            games=self.games,
            seed=SEED,
            players=self.players,
            villains=self.villains,
        )

    @property
    def bar(self) -> Bar:
        return Bar(self.meeting.bots[0], self.at_least, self.above)

    @property
    def command(self) -> str:
        """What plays this rung alone."""
        said = f"arena {self.game} --players {self.players}"
        if self.villains is not None:
            said += f" --villains {self.villains}"
        said += f" --bots {self.bots} --games {self.games} --seed {SEED}"
        if self.at_least is not None:
            said += f" --fail-below {self.at_least:g}"
        if self.above is not None:
            said += f" --fail-unsure {self.above:g}"
        return said


def _without_clock(bot: str, game: str) -> str:
    if bot in (RANDOM, RULES_OF_THUMB):
        return bot
    return f"{bot}@{level_of(bot, game).iterations}it"


def _light(game: str) -> tuple[Rung, ...]:
    """Four at a table. One level is too little to be seen there among so much luck."""
    thumbs = "3xrules-of-thumb"
    return (
        Rung(game, "level 5 against three rules-of-thumb", f"5,{thumbs}",
             players=4, games=1000, at_least=0.45),
        Rung(game, "two of level 5, two of level 3", "5,3", players=4, games=400, above=0.5),
        Rung(game, "two of level 4, two of level 2", "4,2", players=4, games=400, above=0.5),
        Rung(game, "two of level 3, two of level 1", "3,1", players=4, games=400, above=0.5),
        Rung(game, "level 2 against three rules-of-thumb", f"2,{thumbs}", players=4, games=400),
        Rung(game, "rules-of-thumb against three random", "rules-of-thumb,3xrandom",
             players=4, games=400, above=0.25),
    )  # fmt: skip


def _villainous(game: str) -> tuple[Rung, ...]:
    """Two at a table, every villain against every other one from both seats."""
    return (
        Rung(game, "level 5 against rules-of-thumb", "5,rules-of-thumb",
             players=2, villains="all", games=240, at_least=0.75),
        Rung(game, "level 5 against level 4", "5,4",
             players=2, villains="all", games=240, above=0.5),
        Rung(game, "level 4 against level 3", "4,3",
             players=2, villains="all", games=240, above=0.5),
        Rung(game, "level 3 against level 2", "3,2",
             players=2, villains="all", games=240, above=0.5),
        Rung(game, "level 2 against level 1", "2,1",
             players=2, villains="all", games=240, above=0.5),
        Rung(game, "rules-of-thumb against random", "rules-of-thumb,random",
             players=2, villains="all", games=300, at_least=0.97),
    )  # fmt: skip


LADDER: tuple[Rung, ...] = (
    *_light("little-devils"),
    *_light("disney-villains-card-game"),
    *_villainous("disney-villainous"),
    *_villainous("star-wars-villainous"),
)
GAMES = tuple(dict.fromkeys([rung.game for rung in LADDER]))
