"""A table while it is in memory: it is played at, and everybody is told.

Everything that changes it happens under its lock, and nobody is told of it before it is written
down. So what stands in the store is what everybody was told, whenever the server dies.
"""

import asyncio
import logging
import time
from typing import Any

from skulduggery.bots import levels, usual_level
from skulduggery.engine.decision import Refused
from skulduggery.server import wire
from skulduggery.server.hinting import Hinting
from skulduggery.server.playing import AFTER_A_FAILURE, Then
from skulduggery.server.seats import BOT, OPEN, PERSON, cleaned
from skulduggery.server.standing import Reader
from skulduggery.server.story import UNDO, Part
from skulduggery.server.telling import Listener
from skulduggery.server.undo import Request
from skulduggery.server.windows import PASS

PACES = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}
UNWATCHED = 0.02
"""Seconds between moves where bots are among themselves: others come first."""
CONSENT, LOOKS = 60.0, 0.05
"""How long bots leave people to agree to an undo, and how often they look whether they have."""

log = logging.getLogger(__name__)


class Live(Hinting):
    """The whole of a table: answers and windows, hints, bots, undo, who sits where."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.playing: asyncio.Task[None] | None = None

    def played_on(self, seat: int) -> None:
        if self.asked is not None:
            self._refuse_undo(seat, "played-on")

    # Bots.

    def wake(self) -> None:
        """Have the bots play, if it is their turn."""
        if self.stopped or self.playing is not None or self.closed is not None:
            return
        if self.bot_to_move():
            self.playing = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while self.bot_to_move() and not self.stopped:
                await self._one_move()
        except Exception:
            log.exception("the bots of table %s stop", self.name)
        finally:
            self.playing = None

    async def _one_move(self) -> None:
        async with self.held():
            if self.table is None or not self.bot_to_move():
                return
            mark = len(self.story.parts)
            seat = self.table.state.actor()
            out_of_turn = seat != self.waiting()
            state, decision = self.table.state, self.table.decision()
            assert decision is not None
        option = await self.choice(seat, state, decision)
        if not (out_of_turn and option.text == PASS):
            await self._rest()
        try:
            async with self.held():
                if len(self.story.parts) == mark and self.table is not None and self.bot_to_move():
                    await self._give(self.table, seat, [option.text], None)
        except Refused as refused:
            log.error("a bot's move at table %s: %s", self.name, refused.message)
            await asyncio.sleep(AFTER_A_FAILURE)

    async def _rest(self) -> None:
        """So that people can follow."""
        unseen = not self.everybody() and all(chair.kind == BOT for chair in self.chairs)
        pace = UNWATCHED if unseen else PACES[self.room.pace]
        rest = self.seen_move + pace - time.monotonic()
        if rest > 0:
            await asyncio.sleep(rest)
        # People who are asked about an undo are not overtaken by a bot.
        while self.asked is not None and time.monotonic() < self.asked.since + CONSENT:
            await asyncio.sleep(LOOKS)

    # Taking back.

    async def undo(self, reader: Reader, then: Then) -> None:
        async with self.held():
            self.playable()
            seat = self.person(reader)
            if self.asked is not None:
                raise Refused("waiting", "the others are being asked about an undo already")
            target = self.story.last_of(seat)
            if target is None:
                raise Refused("nothing-to-undo", "you have given no answer that can be taken back")
            if self.free(seat, target):
                await self._take_back(seat, target, then)
                return
            self.asked = Request(seat, target, self.others(seat))
            then()
            self._ask_again()

    def _ask_again(self) -> None:
        assert self.asked is not None
        asked = self.asked
        self.broadcast(wire.UndoAsked(by=asked.by, yes=asked.yes, left=asked.left))
        self.tell()

    async def consent(self, reader: Reader, yes: bool, then: Then) -> None:
        async with self.held():
            self.playable()
            seat = self.person(reader)
            asked = self.asked
            if asked is None:
                raise Refused("stale", "nobody asks to take anything back just now")
            if seat == asked.by and not yes:
                then()
                self._refuse_undo(seat, "withdrawn")
                self.tell()
            elif seat not in asked.left:
                raise Refused("not-allowed", "this seat is not asked for its consent")
            elif not yes:
                then()
                self._refuse_undo(seat, "no")
                self.tell()
            else:
                await self._one_more_yes(seat, then)

    async def _one_more_yes(self, seat: int, then: Then) -> None:
        asked = self.asked
        assert asked is not None
        asked.left.remove(seat)
        asked.yes.append(seat)
        if asked.left:
            then()
            self._ask_again()
            return
        try:
            await self._take_back(asked.by, asked.target, then)
        except BaseException:
            asked.yes.remove(seat)
            asked.left.append(seat)
            raise

    def _refuse_undo(self, seat: int, reason: Any) -> None:
        assert self.asked is not None
        by, self.asked = self.asked.by, None
        self.broadcast(wire.UndoRefused(by=by, seat=seat, reason=reason))

    async def _take_back(self, seat: int, target: int, then: Then) -> None:
        table = self.table
        assert table is not None
        state = table.at(target)
        part = Part(seat, UNDO, [], target)
        waiting = state.shown(None)["waiting"]
        bot_to_move = self.chairs[state.actor()].plays_itself
        await self._enter([part], waiting, bot_to_move, None)
        table.back_to(target)
        self.memory.forget()
        self.story.add(part)
        self.asked = None
        then()
        self.broadcast(wire.UndoDone(by=seat))
        self.tell()
        self.wake()

    # The rest.

    async def why(self, reader: Reader, card: str | None, location: str | None) -> str | None:
        if (card is None) == (location is None):
            raise Refused("bad-request", "why needs a card or a location, and only one of them")
        if reader is None:
            raise Refused("not-allowed", "whoever watches does not play")
        async with self.held():
            if self.table is None:
                raise Refused("closed", "this table can only be looked at")
            return self.state.why_not(reader, card, location)

    async def set_seat(
        self,
        reader: Reader,
        seat: int,
        kind: str,
        level: str | None,
        then: Then,
    ) -> None:
        async with self.held():
            self.playable()
            if seat >= len(self.chairs):
                raise Refused("bad-request", f"seat {seat}: there are {len(self.chairs)} seats")
            if not self.hosts(reader) and not (reader == seat and kind == PERSON):
                raise Refused("not-allowed", "only the host may give this seat to somebody else")
            chair = self.chairs[seat]
            known = levels(self.kept.game)
            if kind == PERSON and chair.kind == BOT:
                raise Refused("not-allowed", "a bot has sat there from the start")
            if kind == BOT and level is not None and level not in known:
                raise Refused("bad-request", f"level: there are {', '.join(known)}")
            standin = kind == BOT and chair.kind != BOT
            level = (level or usual_level(self.kept.game)) if kind == BOT else None
            await self.keeping.set_seat(self.number, seat, standin=standin, level=level)
            chair.standin, chair.level = standin, level
            await self.keeping.set_room(self.number, bot_to_move=self.bot_to_move())
            then()
            self.tell_seats()
            if self.asked is not None and not chair.is_asked:
                await self._no_longer_asked(seat)
            self.tell()
            self.wake()

    async def _no_longer_asked(self, seat: int) -> None:
        asked = self.asked
        assert asked is not None
        if seat == asked.by:
            self._refuse_undo(seat, "withdrawn")
        elif seat in asked.left:
            asked.left.remove(seat)
            if asked.left:
                self._ask_again()
            else:
                await self._take_back(asked.by, asked.target, lambda: None)

    async def set_pace(self, reader: Reader, pace: wire.Pace, then: Then) -> None:
        async with self.held():
            if not self.hosts(reader):
                raise Refused("not-allowed", "only the host sets the pace")
            await self.keeping.set_room(self.number, pace=pace)
            self.room.pace = pace
            then()
            self.tell_seats()

    async def join(self, key: str, name: str) -> int:
        async with self.held():
            seat = self.reader_of(key)
            chosen = cleaned(name)
            if seat is None:
                raise Refused("not-allowed", "this key is for watching, not for a seat")
            if chosen is None:
                raise Refused("bad-request", "name: a name with at least one letter is needed")
            chair = self.chairs[seat]
            if chair.kind == PERSON and chair.name == chosen:
                return seat
            if chair.kind != OPEN or not await self.keeping.take_seat(self.number, seat, chosen):
                raise Refused("taken", f"seat {seat} is taken by {chair.name or 'somebody'}")
            chair.kind, chair.name = PERSON, chosen
            if chair.standin:
                await self.keeping.set_seat(self.number, seat, standin=False, level=None)
                chair.standin, chair.level = False, None
            self.tell_seats()
            self.tell()
            return seat

    # Coming and going.

    async def enter(self, listener: Listener, since: int | None) -> None:
        async with self.held():
            self.come(listener, since)

    def leave(self, listener: Listener) -> None:
        self.used = time.monotonic()
        self.go(listener)

    def tasks(self) -> list[asyncio.Task[Any]]:
        known = [task for task in (self.playing, self.resting) if task is not None]
        return [*known, *self.advising()]

    def stop(self) -> None:
        # Said besides: a bot that answers in the very moment in which its task is cancelled makes
        # asyncio (before Python 3.12) forget the cancelling.
        self.stopped = True
        for task in self.tasks():
            task.cancel()
