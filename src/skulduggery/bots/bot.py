"""What every bot is: it gets a view and a decision, and answers with one of the options."""

from typing import Any

from skulduggery.engine.decision import Decision, Option


class Bot:
    """One player. The same seed, views and decisions give the same answers."""

    name = "bot"

    def __init__(self, game_id: str, seat: int, seed: int) -> None:
        self.game_id = game_id
        self.seat = seat
        self.seed = seed

    def choose(self, view: dict[str, Any], decision: Decision) -> Option:
        raise NotImplementedError
