"""Hints and turning points, thought out in processes of their own: apart from those of the bots, so
that whoever asks for a hint never makes a bot late, which others might notice.
"""

import asyncio
import logging
import pickle
from collections.abc import Callable
from typing import Any

import msgspec

from skulduggery.engine.decision import Decision, Refused
from skulduggery.engine.game import State
from skulduggery.server import wire
from skulduggery.server.bot_process import written
from skulduggery.server.bots import FAILURES, Pool, Said

PROCESSES = 2
HINT, COURSE = 10.0, 30.0
"""Seconds after which nobody waits any longer; usually a hint takes about one and a half, and a
course some six."""
MOST_WAITING = 20

log = logging.getLogger(__name__)


class Advice:
    def __init__(self) -> None:
        self.hinting = Pool(PROCESSES)
        self.judging = Pool(1)
        self.waiting = 0

    async def hints(
        self, game: str, seat: int, luck: int, decision: Decision, imagined: State
    ) -> list[wire.Hint]:
        """The best options of a question. `imagined` is all that goes out of the table."""
        job = {
            "kind": "hints",
            "game": game,
            "seat": seat,
            "luck": luck,
            "decision": written(decision),
            "imagined": pickle.dumps(imagined),
        }
        numbers = {option.text: option.n for option in decision.options}

        def read(found: Any) -> list[wire.Hint]:
            told = [{**one, "n": numbers[one["text"]]} for one in found]
            return msgspec.convert(told, list[wire.Hint])

        return await self._ask(self.hinting, job, HINT, "hints", read)

    async def course(self, record: str) -> wire.Course:
        """How the chances went through a game that is over."""

        def read(found: Any) -> wire.Course:
            return msgspec.convert(found, wire.Course)

        job = {"kind": "course", "record": record}
        return await self._ask(self.judging, job, COURSE, "course", read)

    async def _ask(
        self,
        pool: Pool,
        job: dict[str, Any],
        deadline: float,
        field: str,
        read: Callable[[Any], Said],
    ) -> Said:
        if self.waiting >= MOST_WAITING:
            raise Refused("too-fast", "many ask for hints just now; try again in a moment")
        self.waiting += 1
        try:
            return await pool.ask(job, deadline, field, read)
        except FAILURES as error:
            log.warning("no %s: %s %s", field, type(error).__name__, error)
            raise Refused("no-hint", "this took too long to think out; try again") from None
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        await asyncio.gather(self.hinting.close(), self.judging.close())
