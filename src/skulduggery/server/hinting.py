"""Hints at a table, for the seat that asks and nobody else; and how a game went once it is over.

A hint is no event: nothing is written down, no update is sent, no undo is hindered.
"""

import asyncio
from typing import Any

from skulduggery.bots.bot import imagined_for
from skulduggery.bots.hints import no_judge
from skulduggery.engine.decision import Decision, Refused
from skulduggery.engine.game import State
from skulduggery.server import wire
from skulduggery.server.advice import Advice
from skulduggery.server.limits import Bucket, Limits
from skulduggery.server.playing import MIXING, Playing, Then
from skulduggery.server.standing import Reader
from skulduggery.server.windows import before_asking

APART = 0x48494E54
"""A hint has a luck of its own, not that of a bot which may play for the seat."""


class Hinting(Playing):
    def __init__(self, advice: Advice, limits: Limits, *given: Any) -> None:
        super().__init__(*given)
        self.advice = advice
        self.limits = limits
        self.hinted: dict[int, tuple[int, asyncio.Task[list[wire.Hint]]]] = {}
        """By seat: the number of the decision, and what was thought of it."""
        self.buckets: dict[int, Bucket] = {}
        self.judged: asyncio.Task[wire.Course] | None = None

    async def hint(self, reader: Reader, number: int) -> list[wire.Hint]:
        async with self.held():
            seat = self.person(reader)
            if self.hints == "none":
                raise no_judge(self.kept.game)
            if self.hints == "off":
                raise Refused("hints-off", "hints are off at this table; its host can allow them")
            asked = self.decision(reader)
            if asked is None:
                raise Refused("not-yours", "nothing is asked of this seat just now")
            if asked.number != number:
                raise Refused(
                    "stale", f"decision {number} is not open; yours has number {asked.number}"
                )
            thought = self._thought(seat, number)
        try:
            # Shielded: others of this seat may wait for the same.
            return await asyncio.shield(thought)
        except Refused:
            if self.hinted.get(seat) == (number, thought):
                del self.hinted[seat]
            raise

    def _thought(self, seat: int, number: int) -> asyncio.Task[list[wire.Hint]]:
        """What is thought of this decision, or was already."""
        known = self.hinted.get(seat)
        if known is not None and known[0] == number:
            return known[1]
        bucket = self.buckets.setdefault(seat, self.limits.hint_bucket())
        if not bucket.take():
            raise Refused("too-fast", "you have asked for many hints; wait a moment")
        state, decision = self._asked(seat)
        # The number of the own decision, and nothing of what others did unseen.
        luck = ((self.chairs[seat].luck ^ APART) + number * MIXING) % (1 << 62)
        imagined = imagined_for(state, seat, luck, 0)
        job = self.advice.hints(self.kept.game, seat, luck, decision, imagined)
        thought = asyncio.create_task(job)
        self.hinted[seat] = (number, thought)
        return thought

    def _asked(self, seat: int) -> tuple[State, Decision]:
        """The question that is open for a seat, in the state in which it is asked."""
        assert self.table is not None
        if self.rest is not None:
            return before_asking(self.table.state, seat), self.rest.asked[seat]
        decision = self.table.decision()
        assert decision is not None
        return self.table.state, decision

    async def set_hints(self, reader: Reader, on: bool, then: Then) -> None:
        async with self.held():
            if not self.hosts(reader):
                raise Refused("not-allowed", "only the host allows hints")
            if self.hints == "none":
                raise no_judge(self.kept.game)
            seating = {**self.kept.seating, "hints": "on" if on else "off"}
            await self.keeping.set_seating(self.number, seating)
            self.kept.seating = seating
            then()
            self.tell_seats()

    async def course(self) -> wire.Course:
        """How the chances went, and where it turned: thought out once."""
        async with self.held():
            if self.table is None:
                raise Refused("closed", "this table can only be looked at")
            if not self.over:
                raise Refused("not-allowed", "where a game turned is told once it is over")
            if self.hints == "none":
                raise no_judge(self.kept.game)
            if self.judged is None:
                job = self.advice.course(self.table.record())
                self.judged = asyncio.create_task(job)
            judged = self.judged
        try:
            return await asyncio.shield(judged)
        except Refused:
            if self.judged is judged:
                self.judged = None
            raise

    def advising(self) -> list[asyncio.Task[Any]]:
        """What is still being thought about."""
        tasks: list[asyncio.Task[Any]] = [thought for _, thought in self.hinted.values()]
        if self.judged is not None:
            tasks.append(self.judged)
        return [task for task in tasks if not task.done()]
