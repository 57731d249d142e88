"""All tables: brought into memory when somebody comes, put away when nobody has for a while."""

import asyncio
import contextlib
import logging
import time
from datetime import UTC, datetime, timedelta

from skulduggery.engine import record
from skulduggery.engine.decision import Refused
from skulduggery.games import game
from skulduggery.server import wire
from skulduggery.server.advice import Advice
from skulduggery.server.bots import Bots
from skulduggery.server.keeping import Keeping, Room
from skulduggery.server.limits import Limits
from skulduggery.server.seats import chairs_of, fits
from skulduggery.server.story import Part, Story
from skulduggery.server.tables import Live
from skulduggery.server.windows import PASS
from skulduggery.store import AnotherVersion, Entry, event_of, replayed

IDLE = 600.0
SWEEP = 30.0
TAKEN_UP_AGAIN = 200
TAKEN_UP_FOR = timedelta(days=30)

log = logging.getLogger(__name__)


class House:
    def __init__(
        self,
        keeping: Keeping,
        bots: Bots,
        advice: Advice,
        limits: Limits,
        share: str | None = None,
    ) -> None:
        self.keeping = keeping
        self.bots = bots
        self.advice = advice
        self.limits = limits
        self.share = share
        self.live: dict[str, Live] = {}
        self.sockets = 0
        self.kept_tables = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.kept_tables = await self.keeping.count()
        for job in (self.bots.warm(), self._take_up_again(), self._sweep()):
            self._tasks.append(asyncio.create_task(job))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        playing = [task for live in self.live.values() for task in live.tasks()]
        for live in self.live.values():
            live.stop()
        await asyncio.gather(*self._tasks, *playing, return_exceptions=True)
        await self.bots.close()
        await self.advice.close()
        await self.keeping.close()

    def say_closing(self) -> None:
        for live in list(self.live.values()):
            live.broadcast(wire.Closing(reason="server-stops"))

    async def _take_up_again(self) -> None:
        """Bots that were about to play when the server went down."""
        since = datetime.now(UTC) - TAKEN_UP_FOR
        for name in await self.keeping.bots_to_move(since, TAKEN_UP_AGAIN):
            with contextlib.suppress(Refused):
                await self.table(name)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.limits.forget()
            for name, live in list(self.live.items()):
                idle = time.monotonic() - live.used
                quiet = not (live.listeners or live.tasks() or live.lock.locked())
                if quiet and (idle > IDLE or len(self.live) > self.limits.tables_in_memory):
                    del self.live[name]

    # Finding tables.

    async def table(self, name: str) -> Live:
        live = self.live.get(name)
        if live is not None:
            live.used = time.monotonic()
            return live
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name not in self.live:
                    self.live[name] = await self._read(name)
                    self.live[name].take_up()
                    self.live[name].wake()
        finally:
            self._loading.pop(name, None)
        return self.live[name]

    async def _read(self, name: str) -> Live:
        room = await self.keeping.room(name)
        if room is None:
            raise Refused("unknown-table", f"there is no table {name[:40]}")
        table, story, closed = await self._played(room)
        followed_by = await self.keeping.room_after(room.number)
        given = (self.keeping, self.bots, self._reread, room, table, story, closed, followed_by)
        return Live(self.advice, self.limits, *given)

    async def _reread(self, live: Live) -> None:
        room = await self.keeping.room(live.name)
        assert room is not None
        table, story, closed = await self._played(room)
        live.asked = None
        live.lay(room, table, story, closed, await self.keeping.room_after(room.number))

    async def _played(self, room: Room) -> tuple[record.Table | None, Story, wire.Closed | None]:
        """The game as far as it went, replayed beside the other tables."""
        parts, standing = await self.keeping.entries(room.number)
        story = Story([event_of(one) for one in room.kept.opening])
        for part in parts:
            story.add(part)
        try:
            return (await asyncio.to_thread(_replay, room, standing, story), story, None)
        except AnotherVersion as changed:
            message = changed.message
        except Refused as refused:
            message = refused.message
        if not room.kept.closed:
            await self.keeping.close_table(room.number)
        log.warning("table %s can only be looked at: %s", room.name, message)
        message += "; what happened can be looked at"
        return None, story, wire.Closed(code="another-version", message=message)

    async def mine(self, keys: dict[str, list[str]]) -> list[wire.MyTable]:
        out: list[wire.MyTable] = []
        for room in await self.keeping.rooms_named(list(keys)):
            opened = [key for key in keys[room.name] if fits(key, room.watch)]
            chairs = chairs_of(room.rows, room.kept.seating, room.kept.villains)
            you = [
                chair.seat
                for chair in chairs
                if any(fits(key, chair.key) for key in keys[room.name])
            ]
            if not you and not opened:
                continue
            live = self.live.get(room.name)
            online = live.online if live is not None else set()
            rest = live.rest if live is not None else None
            out.append(
                wire.MyTable(
                    table=room.name,
                    game=room.kept.game,
                    names=[chair.name for chair in chairs],
                    seats=[chair.shown(chair.seat in online) for chair in chairs],
                    you=you,
                    waiting=room.waiting if rest is None else rest.state.shown(None)["waiting"],
                    over=room.kept.over and rest is None,
                    closed=room.kept.closed,
                    result=None if room.result is None or rest else wire.Result(**room.result),
                    practice=room.practice,
                    changed=room.changed.isoformat(),
                )
            )
        out.sort(key=lambda table: table.changed, reverse=True)
        return out


def _replay(room: Room, standing: list[Entry], story: Story) -> record.Table:
    table = replayed(room.kept, standing, game)
    for part, answer in zip(story.standing, table.answers, strict=True):
        if part.text == PASS:
            before = answer.before
            assert before is not None
            part.hidden = before.shown(None)["waiting"] != part.seat
    return table


__all__ = ["House", "Part"]
