"""Bars: what a bot has to win."""

from typing import Any

from skulduggery.arena.standing import Standing


class Bar:
    """`at_least`: the share itself; `above`: the lower end of its interval."""

    __slots__ = ("above", "at_least", "bot")

    def __init__(self, bot: str, at_least: float | None = None, above: float | None = None) -> None:
        self.bot = bot
        self.at_least = at_least
        self.above = above

    def judge(self, standing: Standing) -> dict[str, Any]:
        share = standing.share(self.bot)
        low, high = share.interval
        met = (self.at_least is None or share.share >= self.at_least) and (
            self.above is None or low > self.above
        )
        return {
            "bot": self.bot,
            "at_least": self.at_least,
            "above": self.above,
            "share": round(share.share, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "met": met,
        }
