"""A bot that throws dice: any option is as likely as any other."""

from typing import Any

from skulduggery.bots.bot import Bot
from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision, Option


class Dice(Bot):
    name = "random"
    looks = False

    def __init__(self, game_id: str, seat: int, seed: int) -> None:
        super().__init__(game_id, seat, seed)
        self.luck = luck_of(seat, seed)
        self.thrown = 0

    def choose(self, view: dict[str, Any], decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        at = self.luck.draw(self.thrown, len(decision.options))
        self.thrown += 1
        return decision.options[at]


def luck_of(seat: int, seed: int) -> Chance:
    """A seat's own luck: bots of one seed at one table throw differently."""
    return Chance((seed + (seat + 1 << 64)) % (1 << 128))
