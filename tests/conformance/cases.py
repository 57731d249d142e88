"""Which tables the laws are tried on: every game of the shelf, every number of players.

The options of a table are drawn from its seed, so many games of one case see all of them; seeds
divisible by eight keep the defaults.
"""

from dataclasses import dataclass
from random import Random

from skulduggery import games
from skulduggery.engine.game import Game, Setup, TableOption, Value

NUMBERS: dict[str, tuple[Value, ...]] = {
    "limit": (100, 30, 60, 1),
    "rounds": (None, 1, 2, 5),
    "limit_rounds": (25, 1, 6, 12),
}
"""The values tried for number options, the usual one first: short games, and ends by every rule."""

HEAVY = ("disney-villainous", "star-wars-villainous")
"""Games of which fewer are played: they last longer, and their laws take longer."""


OTHER_GAMES: dict[str, Game] = {}
"""Games that are not on the shelf: those of the laws' own tests."""


@dataclass(frozen=True)
class Case:
    game_id: str
    players: int
    villain: str = ""
    """Who sits there in every game; nobody: the seed draws all villains."""

    @property
    def name(self) -> str:
        name = f"{self.game_id}-{self.players}"
        return f"{name}-{self.villain}" if self.villain else name

    @property
    def asked_for(self) -> str:
        """How the runner is told to take this case."""
        return (
            f"--villain {self.villain} --case {self.name}"
            if self.villain
            else f"--case {self.name}"
        )

    @property
    def game(self) -> Game:
        return OTHER_GAMES.get(self.game_id) or games.game(self.game_id)

    def luck(self, seed: int, what: str = "") -> Random:
        """The test's own luck: apart from that of the cards, the same on every machine."""
        return Random(f"{self.name}:{seed}:{what}")

    def setup(self, seed: int) -> Setup:
        luck = self.luck(seed, "options")
        options: dict[str, Value] = {}
        for option in self.game.options:
            values = values_of(option, self.players)
            options[option.name] = values[0] if seed % 8 == 0 else luck.choice(values)
        return self.game.setup(self.players, self.villains(seed), options, seed)

    def villains(self, seed: int) -> list[str] | None:
        if not self.villain:
            return None
        luck = self.luck(seed, "villains")
        others = [villain for villain in self.game.villains if villain != self.villain]
        seated = [self.villain, *luck.sample(others, self.players - 1)]
        luck.shuffle(seated)
        return seated


def values_of(option: TableOption, players: int) -> tuple[Value, ...]:
    """What is tried for an option, what is usual first."""
    if option.kind == "number":
        return NUMBERS[option.name]
    if option.kind == "switch":
        return (option.default, option.default is not True)
    if option.kind == "seat":
        return ("random", *range(players))
    others = [choice for choice in option.choices if choice != option.default]
    if option.name == "fate_token" and players < 3:
        others.remove("always")
    return (option.default, *others)


def all_cases() -> list[Case]:
    """A test demands that no game of the shelf is missing here."""
    out = []
    for game_id in games.SHELF:
        try:
            game = games.game(game_id)
        except (AttributeError, ImportError):
            continue
        most = min(game.most, len(game.villains)) if game.villains else game.most
        out.extend([Case(game_id, players) for players in range(game.least, most + 1)])
    return out


def cases_with(villain: str) -> list[Case]:
    """The tables of games that have a villain, with that villain at each of them."""
    cases = [case for case in all_cases() if villain in case.game.villains]
    return [Case(case.game_id, case.players, villain) for case in cases]
