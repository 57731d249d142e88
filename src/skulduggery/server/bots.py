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
from typing import Any

import msgspec

from skulduggery.bots.dice import Dice
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.game import State
from skulduggery.server.bot_process import written

DEADLINE = 10.0
LONGEST_LINE = 4_000_000

log = logging.getLogger(__name__)


class Thinker:
    """One process, begun when it is first needed."""

    def __init__(self) -> None:
        self.begun: asyncio.Task[Process] | None = None

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


class Bots:
    def __init__(self, deadline: float = DEADLINE, processes: int | None = None) -> None:
        self.deadline = deadline
        count = processes or max(2, min(8, os.cpu_count() or 2))
        self.thinkers = [Thinker() for _ in range(count)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        self.fallbacks = 0
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)

    async def choose(
        self,
        game: str,
        level: str,
        seat: int,
        luck: int,
        view: dict[str, Any],
        decision: Decision,
        imagined: State | None = None,
    ) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        job = {
            "game": game,
            "level": level,
            "seat": seat,
            "luck": luck,
            "view": view,
            "decision": written(decision),
            "imagined": None if imagined is None else pickle.dumps(imagined),
        }
        thinker = await self.free.get()
        try:
            line = msgspec.json.encode(job) + b"\n"
            answer = await asyncio.wait_for(thinker.ask(line), self.deadline)
            if "option" not in answer:
                raise ValueError(answer.get("error"))
            return decision.find(answer["option"])
        except (OSError, EOFError, TimeoutError, ValueError, Refused) as error:
            # Also what it might still say belongs to no later question.
            await thinker.end()
            self.fallbacks += 1
            log.warning("bot %s of %s: %s %s", level, game, type(error).__name__, error)
            return Dice(game, seat, luck).choose(view, decision)
        except asyncio.CancelledError:
            await thinker.end()
            raise
        finally:
            self.free.put_nowait(thinker)

    async def warm(self) -> None:
        """Have the first process ready before somebody waits for it."""
        thinker = await self.free.get()
        try:
            await thinker.process()
        except OSError as error:
            log.warning("no process for bots: %s", error)
        finally:
            self.free.put_nowait(thinker)

    async def close(self) -> None:
        """All processes end, and are seen to have ended."""
        for thinker in self.thinkers:
            await thinker.end()
