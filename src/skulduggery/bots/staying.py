"""Bots that stay from one question to the next: so what a search has found out stays, too."""

from skulduggery.bots import make
from skulduggery.bots.bot import Bot

MOST = 32
"""So many stay; of more the one asked longest ago goes."""


class Staying:
    def __init__(self) -> None:
        self.bots: dict[tuple[str, str, str, int], Bot] = {}

    def bot(self, who: str, level: str, game_id: str, seat: int, seed: int) -> Bot:
        """The bot that `who` stands for: a seat of a table, until something is taken back there. It
        is asked with this luck from now on; where it keeps nothing a new one does as well."""
        key = (who, level, game_id, seat)
        bot = self.bots.pop(key, None)
        if bot is None or not bot.again(seed):
            bot = make(level, game_id, seat, seed)
        if bot.imagines:
            self.bots[key] = bot
            if len(self.bots) > MOST:
                del self.bots[next(iter(self.bots))]
        return bot

    def clear(self) -> None:
        self.bots.clear()
