"""Bots think in processes of their own: with a deadline, and with a fallback that needs neither.

A bot that takes too long, breaks or answers what is not offered is replaced for that move by one
that throws dice, and its process by a new one.
"""

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from skulduggery.bots.dice import Dice
from skulduggery.bots.staying import MOST
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.game import State
from skulduggery.server.bot_process import written

DEADLINE = 10.0
LONGEST_LINE = 4_000_000

FAILURES = (OSError, EOFError, TimeoutError, ValueError, LookupError, Refused)
"""What can go wrong with a process."""
Said = TypeVar("Said")

log = logging.getLogger(__name__)


class Thinker:
    """One process, begun when it is first needed."""

    def __init__(self) -> None:
        self.begun: asyncio.Task[Process] | None = None
        self.knows: deque[str] = deque(maxlen=MOST)
        """Whom it was asked for of late: what they found out stays with it."""

    async def process(self) -> Process:
        if self.begun is None:
            # A task of its own: a process half begun could not be ended.
            self.begun = asyncio.create_task(_begin())
        return await asyncio.shield(self.begun)

    async def ask(self, line: bytes) -> dict[str, Any]:
        process = await self.process()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise EOFError("the process has ended")
        found: dict[str, Any] = msgspec.json.decode(answer)
        return found

    async def end(self) -> None:
        begun, self.begun = self.begun, None
        self.knows.clear()
        if begun is not None:
            with contextlib.suppress(OSError):
                process = await begun
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.communicate()


async def _begin() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "skulduggery.server.bot_process"),
        stdin=PIPE,
        stdout=PIPE,
        limit=LONGEST_LINE,
    )


class Pool:
    """Several processes; who asks waits for one that is idle."""

    def __init__(self, processes: int) -> None:
        self.thinkers = [Thinker() for _ in range(processes)]
        self.idle = list(self.thinkers)
        self.room = asyncio.Semaphore(processes)

    async def ask(
        self,
        job: dict[str, Any],
        deadline: float,
        field: str,
        read: Callable[[Any], Said],
        who: str = "",
    ) -> Said:
        """What is read in that field of the answer to a job; one of FAILURES where there is none in
        time, or none that can be read."""
        await self.room.acquire()
        thinker = self._for(who)
        try:
            line = msgspec.json.encode(job) + b"\n"
            answer = await asyncio.wait_for(thinker.ask(line), deadline)
            if field not in answer:
                raise ValueError(answer.get("error"))
            return read(answer[field])
        except (*FAILURES, asyncio.CancelledError):
            # Also what it might still say belongs to no later question.
            await thinker.end()
            raise
        finally:
            self._back(thinker)

    def _for(self, who: str) -> Thinker:
        """Somebody idle, rather one that has thought for this seat before."""
        found = next((one for one in self.idle if who in one.knows), self.idle[0])
        self.idle.remove(found)
        if who and who not in found.knows:
            found.knows.append(who)
        return found

    def _back(self, thinker: Thinker) -> None:
        self.idle.append(thinker)
        self.room.release()

    async def warm(self) -> None:
        """Have the first process ready before somebody waits for it."""
        await self.room.acquire()
        thinker = self._for("")
        try:
            await thinker.process()
        except OSError as error:
            log.warning("no process for bots: %s", error)
        finally:
            self._back(thinker)

    async def close(self) -> None:
        """All processes end, and are seen to have ended."""
        for thinker in self.thinkers:
            await thinker.end()


class Bots(Pool):
    def __init__(self, deadline: float = DEADLINE, processes: int | None = None) -> None:
        super().__init__(processes or max(2, min(8, os.cpu_count() or 2)))
        self.deadline = deadline
        self.fallbacks = 0

    async def choose(
        self,
        game: str,
        level: str,
        seat: int,
        luck: int,
        view: dict[str, Any],
        decision: Decision,
        imagined: State | None = None,
        who: str = "",
    ) -> Option:
        """What a bot answers. `who`: the same seat of the same table, and nothing taken back there
        since; its bot may go on from what it found out."""
        if len(decision.options) == 1 and imagined is None:
            return decision.options[0]
        job = {
            "game": game,
            "level": level,
            "seat": seat,
            "luck": luck,
            "who": who,
            "view": view,
            "decision": written(decision),
            "imagined": None if imagined is None else pickle.dumps(imagined),
        }
        try:
            return await self.ask(job, self.deadline, "option", decision.find, who)
        except FAILURES as error:
            self.fallbacks += 1
            log.warning("bot %s of %s: %s %s", level, game, type(error).__name__, error)
            return Dice(game, seat, luck).choose(view, decision)
