"""The store of a server: the same tables and statements, waited for without stopping the others.

SQLite by default, in the same file as the games of the terminal; Postgres by its URL.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, TypeVar

from sqlalchemy import URL, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from skulduggery.engine import record
from skulduggery.server import wire
from skulduggery.server.seats import OPEN, PERSON, Chair
from skulduggery.server.story import Part
from skulduggery.store import (
    Entry,
    Kept,
    answers,
    entries_of,
    event_of,
    open_store,
    rooms,
    seats,
    tables,
)
from skulduggery.store.schema import THE_TABLES, entry_values, in_utc, make_or_check, table_values

T = TypeVar("T")

CLOSES_WITHIN = 0.3


class Elsewhere(Exception):
    """Another program has written to this table in the meantime."""


class Room:
    """What is kept of a table beside the game."""

    def __init__(self, row: Any, kept: Kept, chairs: list[Any]) -> None:
        self.number: int = row.table_id
        self.name: str = row.name
        self.watch: str = row.watch
        self.host: int | None = row.host
        self.practice: bool = row.practice
        self.seed_known: bool = row.seed_known
        self.pace: wire.Pace = row.pace
        self.secret: str = row.secret
        self.follows: int | None = row.follows
        self.waiting: int | None = row.waiting
        self.result: dict[str, Any] | None = row.result
        self.changed = in_utc(row.changed)
        self.kept = kept
        self.rows = chairs


class Keeping:
    def __init__(self, engine: AsyncEngine, place: str) -> None:
        self.engine = engine
        self.reading = engine.execution_options(reading=True)
        self.place = place
        self._pen = asyncio.Lock()
        self._writing = 0
        self._closing = False

    @classmethod
    async def at(cls, where: str | None) -> tuple["Keeping", str | None]:
        """The store at a file or a URL, and the reason if it had to be another file."""
        if where is not None and "://" in where:
            engine = create_async_engine(where)
            async with engine.begin() as connection:
                await connection.run_sync(make_or_check, engine.url.render_as_string())
            return cls(engine, engine.url.render_as_string()), None
        store, why = open_store(where)
        store.close()
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=store.place))
        event.listen(engine.sync_engine, "connect", _settings)
        event.listen(engine.sync_engine, "begin", _begin)
        return cls(engine, store.place), why

    async def close(self) -> None:
        """What is being written down is written to its end; what waits to be is not begun."""
        self._closing = True
        end = time.monotonic() + CLOSES_WITHIN
        while self._writing and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await self.engine.dispose()

    # Reading.

    async def room(self, name: str) -> Room | None:
        return await self._room(rooms.c.name == name)

    async def room_after(self, number: int) -> str | None:
        """The name of the table that followed this one."""
        async with self.reading.connect() as connection:
            found = await connection.execute(select(rooms.c.name).where(rooms.c.follows == number))
            return found.scalar()

    async def room_numbered(self, number: int) -> Room | None:
        return await self._room(rooms.c.table_id == number)

    async def _room(self, which: Any) -> Room | None:
        found = await self._rooms(which)
        return found[0] if found else None

    async def rooms_named(self, names: list[str]) -> list[Room]:
        """Those of these tables that there are."""
        return await self._rooms(rooms.c.name.in_(names))

    async def _rooms(self, which: Any) -> list[Room]:
        async with self.reading.connect() as connection:
            found = list(await connection.execute(select(rooms).where(which)))
            numbers = [row.table_id for row in found]
            kept = {
                row.id: Kept(row)
                for row in await connection.execute(THE_TABLES.where(tables.c.id.in_(numbers)))
            }
            chairs: dict[int, list[Any]] = {number: [] for number in numbers}
            for row in await connection.execute(
                select(seats).where(seats.c.table_id.in_(numbers)).order_by(seats.c.seat)
            ):
                chairs[row.table_id].append(row)
        return [Room(row, kept[row.table_id], chairs[row.table_id]) for row in found]

    async def entries(self, number: int) -> tuple[list[Part], list[Entry]]:
        """All that was entered for a table, and what of it stands."""
        parts: list[Part] = []
        standing: list[Entry] = []
        async with self.reading.connect() as connection:
            for row in await connection.execute(entries_of(number)):
                events = [event_of(one) for one in row.events]
                parts.append(Part(row.seat, row.text, events, row.back_to))
                if row.back_to is None:
                    standing.append(Entry(row.seat, row.text, row.events))
                else:
                    del standing[row.back_to :]
        return parts, standing

    async def bots_to_move(self, since: datetime, most: int) -> list[str]:
        """Tables at which a bot was about to play when the server went down."""
        statement = (
            select(rooms.c.name)
            .join(tables, tables.c.id == rooms.c.table_id)
            .where(rooms.c.bot_to_move.is_(True), rooms.c.changed > since)
            .where(tables.c.over.is_(False), tables.c.closed.is_(False))
            .order_by(rooms.c.changed.desc())
            .limit(most)
        )
        async with self.reading.connect() as connection:
            return list((await connection.execute(statement)).scalars())

    async def count(self) -> int:
        async with self.reading.connect() as connection:
            found = await connection.execute(select(func.count()).select_from(rooms))
            return found.scalar() or 0

    # Writing. One at a time: SQLite would make the others wait in vain anyway.

    async def _write(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        self._writing += 1
        try:
            async with self._pen:
                if self._closing:
                    raise asyncio.CancelledError
                async with self.engine.begin() as connection:
                    return await job(connection)
        finally:
            self._writing -= 1

    async def add(
        self,
        table: record.Table,
        seating: dict[str, Any],
        room: dict[str, Any],
        chairs: list[Chair],
    ) -> int:
        """Keep a new table, with the answers that it already has. Its number."""
        now = datetime.now(UTC)

        async def job(connection: AsyncConnection) -> int:
            done = await connection.execute(insert(tables).values(table_values(table, seating)))
            assert done.inserted_primary_key is not None
            number: int = done.inserted_primary_key[0]
            await connection.execute(insert(rooms).values(table_id=number, changed=now, **room))
            await connection.execute(
                insert(seats), [{"table_id": number, **chair.row()} for chair in chairs]
            )
            if table.answers:
                await connection.execute(
                    insert(answers),
                    [
                        entry_values(number, n, answer.seat, answer.text, None, answer.events)
                        for n, answer in enumerate(table.answers)
                    ],
                )
            return number

        try:
            return await self._write(job)
        except IntegrityError:
            raise Elsewhere from None

    async def enter(
        self,
        table: int,
        first: int,
        parts: list[Part],
        waiting: int | None,
        bot_to_move: bool,
        result: dict[str, Any] | None = None,
    ) -> None:
        """Write down what was answered, or taken back: from entry `first` on, all or none.
        With a `result` the game is over."""
        rows = [
            entry_values(table, first + n, part.seat, part.text, part.back_to, part.events)
            for n, part in enumerate(parts)
        ]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(answers), rows)
            if result is not None:
                await connection.execute(
                    update(tables).where(tables.c.id == table).values(over=True)
                )
            await connection.execute(
                update(rooms)
                .where(rooms.c.table_id == table)
                .values(
                    waiting=waiting,
                    bot_to_move=bot_to_move,
                    changed=rows[0]["given"],
                    result=result,
                )
            )

        try:
            await self._write(job)
        except IntegrityError:
            raise Elsewhere from None

    async def take_seat(self, table: int, seat: int, name: str) -> bool:
        """Whether the seat was still open."""

        async def job(connection: AsyncConnection) -> bool:
            done = await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == OPEN)
                .values(kind=PERSON, name=name)
            )
            return done.rowcount == 1

        return await self._write(job)

    async def set_seat(self, table: int, seat: int, **values: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(**values)
            )

        await self._write(job)

    async def set_room(self, table: int, **values: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                update(rooms).where(rooms.c.table_id == table).values(**values)
            )

        await self._write(job)

    async def set_seating(self, table: int, seating: dict[str, Any]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                update(tables).where(tables.c.id == table).values(seating=seating)
            )

        await self._write(job)

    async def close_table(self, table: int) -> None:
        """A table that can only be looked at."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.id == table).values(closed=True))

        await self._write(job)


def _settings(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("foreign_keys = ON", "journal_mode = WAL", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: Any) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
