"""A bot that searches: it imagines the table from what its seat knows, and tries things there."""

import time
from collections.abc import Callable
from math import exp

from skulduggery.bots.bot import Asked, Bot
from skulduggery.bots.judge import judge_for
from skulduggery.bots.levels import Level
from skulduggery.bots.search import Choice, Search
from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Option

FINE = 1 << 20
"""What a slip is drawn from."""


def slipping(seat: int, seed: int) -> Chance:
    """The luck of slips, apart from that of the search."""
    return Chance((seed ^ 0x736C6970 + seat) % (1 << 128))


class Searching(Bot):
    looks = False
    imagines = True

    def __init__(
        self,
        level: Level,
        game_id: str,
        seat: int,
        seed: int,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(game_id, seat, seed)
        self.name = level.name
        self.level = level
        self.judge = judge_for(game_id)
        self.search = Search(self.judge, seat, seed, clock)
        self.search.forgets = level.forgets
        self.luck = slipping(seat, seed)
        self.drawn = 0

    def again(self, seed: int) -> bool:
        self.seed = seed
        self.questions = 0
        self.search.reseed(seed)
        self.luck = slipping(self.seat, seed)
        self.drawn = 0
        return True

    def answer(self, asked: Asked) -> Option:
        options = asked.decision.options
        code = options[0].code
        if len(options) > 1:
            self.think(asked)
            code = self.chosen()
        self.search.follow(code)
        return next(option for option in options if option.code == code)

    def think(self, asked: Asked) -> None:
        assert asked.imagined is not None, "a bot that searches needs an imagined state"
        self.search.begin(asked.imagined)
        budget = asked.budget
        if budget.iterations is None and budget.seconds is None:
            self.search.think(self.level.iterations, self.level.seconds)
        else:
            self.search.think(budget.iterations or 0, budget.seconds or 0.0)

    def chosen(self) -> int:
        best = self.search.best(len(self.search.root.branches) + 1)
        if not self.level.slips:
            return best[0].code
        return self.slip(best)

    def slip(self, choices: list[Choice]) -> int:
        """The code of one of the options that look nearly as good as the best."""
        tried = [choice for choice in choices if choice.visits]
        most = max(choice.value for choice in tried)
        unit = self.level.slips * self.search.spread[self.seat]
        weights = [exp((choice.value - most) / unit) for choice in tried]
        at = sum(weights) * (self.luck.draw(self.drawn, FINE) / FINE)
        self.drawn += 1
        for choice, weight in zip(tried, weights, strict=True):
            at -= weight
            if at < 0.0:
                return choice.code
        return tried[0].code
