"""Where tables are kept: one file, SQLite through SQLAlchemy Core, in the user's data folder.

What is written is only ever added to. An entry is an answer, or an undo that says how many of the
standing answers remain; so what was answered stays true, and a table is read by folding its
entries. An entry is committed before anybody is told that it counts. With every answer lie the
events it led to, so that a game of another version of the rules can still be looked at.

The tables and statements name nothing that belongs to SQLite alone.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Select, create_engine, event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from skulduggery.engine import record
from skulduggery.engine.decision import Refused
from skulduggery.engine.events import Event, Place
from skulduggery.engine.game import Game
from skulduggery.engine.record import AnotherVersion
from skulduggery.places import place_nearby, to_type, usual_place
from skulduggery.store.schema import (
    OWN_TABLES,
    VERSION,
    Entry,
    Kept,
    answers,
    entries_of,
    entry_values,
    house,
    make_or_check,
    metadata,
    one_table,
    own_decks,
    rooms,
    seats,
    table_values,
    tables,
    tables_to_go_on_with,
)

__all__ = [
    "VERSION",
    "AnotherVersion",
    "Entry",
    "Failure",
    "Kept",
    "KeptTable",
    "Store",
    "answers",
    "entries_of",
    "event_of",
    "house",
    "metadata",
    "one_table",
    "open_store",
    "replayed",
    "rooms",
    "seats",
    "tables",
    "tables_to_go_on_with",
    "usual_place",
]

Failure = SQLAlchemyError
"""What the store raises when a file that was fine cannot be read or written any more."""


class Store:
    def __init__(self, engine: Engine, place: str) -> None:
        self.engine = engine
        self.place = place

    @classmethod
    def at(cls, path: Path) -> "Store":
        """The store in that file, made if there is none. What is no store of ours is refused."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _not_there(path, error.strerror or str(error)) from None
        if path.is_dir():
            raise Refused(
                "bad-request", f"{path} is a folder; the games need a file: {path}/games.db"
            )
        engine = create_engine(f"sqlite:///{path}")
        event.listen(engine, "connect", _no_hidden_transactions)
        event.listen(engine, "begin", _begin_at_once)
        try:
            with engine.begin() as connection:
                make_or_check(connection, str(path))
        except SQLAlchemyError as error:
            engine.dispose()
            raise _not_there(path, str(getattr(error, "orig", error))) from None
        except Refused:
            engine.dispose()
            raise
        return cls(engine, str(path))

    def close(self) -> None:
        self.engine.dispose()

    def kept(self, number: int) -> Kept:
        with self.engine.connect() as connection:
            row = connection.execute(one_table(number)).first()
        if row is None:
            there = ", ".join(str(kept.id) for kept in self.all()[:10]) or "none at all"
            raise Refused("unknown-table", f"table {number}: {self.place} has {there}")
        return Kept(row)

    def all(self) -> list[Kept]:
        """Every table, the newest first."""
        return self._list(OWN_TABLES)

    def unfinished(self) -> list[Kept]:
        """The tables that can be gone on with or looked at, the one last played at first."""
        return sorted(self._list(tables_to_go_on_with()), key=lambda kept: kept.last, reverse=True)

    def _list(self, statement: Select[Any]) -> list[Kept]:
        with self.engine.connect() as connection:
            return [Kept(row) for row in connection.execute(statement)]

    def standing(self, number: int) -> list[Entry]:
        """The answers of a table that were not taken back."""
        out: list[Entry] = []
        with self.engine.connect() as connection:
            for row in connection.execute(entries_of(number)):
                if row.back_to is not None:
                    del out[row.back_to :]
                else:
                    out.append(Entry(row.seat, row.text, row.events))
        return out

    def add(self, table: record.Table, seating: dict[str, Any]) -> "KeptTable":
        """Keep a new table."""
        with self.engine.begin() as connection:
            self._keep_decks(connection, table)
            done = connection.execute(insert(tables).values(table_values(table, seating)))
            assert done.inserted_primary_key is not None
            number: int = done.inserted_primary_key[0]
        return KeptTable(self, number, table, seating, 0)

    def _keep_decks(self, connection: Connection, table: record.Table) -> None:
        """The deck files of a table: without them it could not be played again."""
        for digest in filter(None, table.setup.decks):
            there = connection.execute(
                select(own_decks.c.digest).where(own_decks.c.digest == digest)
            )
            if there.first() is None:
                row = {"digest": digest, "game": table.game.id}
                row["source"] = table.game.deck_text(digest)
                connection.execute(insert(own_decks).values(row))

    def take_decks(self, kept: Kept, find: Callable[[str], Game]) -> None:
        """Show a game the deck files with which a table was laid."""
        digests = [name.partition("@")[2] for name in kept.seated]
        with self.engine.connect() as connection:
            wanted = select(own_decks.c.source).where(own_decks.c.digest.in_(filter(None, digests)))
            for row in connection.execute(wanted).all():
                find(kept.game).take_deck(row.source)

    def resume(self, number: int, find: Callable[[str], Game]) -> "KeptTable":
        """The table as it stands, replayed and compared with what was stored."""
        kept = self.kept(number)
        self.take_decks(kept, find)
        table = replayed(kept, self.standing(number), find)
        return KeptTable(self, number, table, kept.seating, kept.entries)

    def shut(self, number: int) -> None:
        """A table that can only be looked at is not offered again."""
        with self.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == number).values(closed=True))


def replayed(kept: Kept, standing: list[Entry], find: Callable[[str], Game]) -> record.Table:
    """The table as it stands, played again and compared with what was stored."""
    game = find(kept.game)
    if kept.rules != game.rules_version:
        raise AnotherVersion(
            kept,
            f"table {kept.id} was begun under version {kept.rules} of the rules of {kept.game};"
            f" this program plays version {game.rules_version} and does not mix the two",
        )
    setup = game.setup(None if kept.villains else kept.players, kept.seated or None, kept.options)
    table = record.Table(game, setup, kept.seed, kept.position, kept.fixed)
    same = [one.whole() for one in table.opening] == kept.opening
    for n, entry in enumerate(standing):
        if same:
            try:
                done = table.answer(entry.text)
            except Refused:
                same = False
            else:
                same = [one.whole() for one in done.events] == entry.events
                same = same and done.seat == entry.seat
        if not same:
            raise AnotherVersion(
                kept,
                f"table {kept.id} takes another course under this program than it took when it"
                f" was played (from answer {n + 1} on), so it cannot be gone on with",
            )
    return table


class KeptTable:
    """A table being played, every answer of which is in the store before it counts."""

    def __init__(
        self,
        store: Store,
        number: int,
        table: record.Table,
        seating: dict[str, Any],
        entries: int,
    ) -> None:
        self.store = store
        self.number = number
        self.table = table
        self.seating = seating
        self.entries = entries

    def answer(self, answer: object) -> record.Answer:
        done = self.table.answer(answer)
        over = True if self.table.state.actor() < 0 else None
        try:
            self._enter(done.seat, done.text, None, done.events, over)
        except BaseException:
            self.table.undo()
            raise
        return done

    def back_to(self, standing: int, seat: int) -> None:
        """Take back all answers from number `standing` (counted from 0) on."""
        was_over = self.table.state.actor() < 0
        self._enter(seat, "undo", standing, [], False if was_over else None)
        self.table.back_to(standing)

    def _enter(
        self,
        seat: int,
        text: str,
        back_to: int | None,
        events: list[Event],
        over: bool | None,
    ) -> None:
        try:
            with self.store.engine.begin() as connection:
                connection.execute(
                    insert(answers).values(
                        entry_values(self.number, self.entries, seat, text, back_to, events)
                    )
                )
                if over is not None:
                    connection.execute(
                        update(tables).where(tables.c.id == self.number).values(over=over)
                    )
        except IntegrityError:
            raise Refused(
                "bad-request",
                f"table {self.number} is being played in another window as well, which was faster;"
                " nothing was overwritten; what is kept goes on with: "
                + to_type(f"play --resume {self.number}"),
            ) from None
        self.entries += 1


def event_of(stored: dict[str, Any]) -> Event:
    """An event out of the store, to be read by a seat."""
    return Event(
        stored["event"],
        stored.get("seat"),
        stored.get("card"),
        stored.get("copy"),
        stored.get("amount"),
        _place_of(stored.get("from")),
        _place_of(stored.get("to")),
        stored["knows"],
        stored["audience"],
    )


def _place_of(stored: dict[str, Any] | None) -> Place | None:
    if stored is None:
        return None
    return Place(stored.get("seat"), stored["zone"], stored.get("location"), stored.get("side"))


def open_store(path: str | None) -> tuple[Store, str | None]:
    """The store at `path` or at its usual place, and the reason if it had to be another one.

    Without rights in the data folder the games are kept where the program was started.
    """
    if path is not None:
        try:
            return Store.at(Path(path).expanduser()), None
        except Refused as refused:
            if refused.code != "no-place":
                raise
            raise Refused("no-place", f"{refused.message}; name another file with --db") from None
    usual = usual_place()
    try:
        if os.path.exists(usual) and not os.access(usual, os.W_OK):
            raise _not_there(usual, "it may only be read")
        return Store.at(usual), None
    except Refused as refused:
        if refused.code != "no-place":
            raise
        why = refused.message
    here = place_nearby()
    try:
        return Store.at(here), why
    except Refused:
        raise Refused("no-place", f"{why}; say where else: {to_type('play --db FILE')}") from None


def _not_there(path: Path, why: str) -> Refused:
    if "not a database" in why:
        return Refused(
            "bad-request",
            f"{path} is no file of games (nothing in it was changed); name another with --db",
        )
    return Refused("no-place", f"games cannot be kept in {path} ({why})")


def _no_hidden_transactions(connection: Any, _: Any) -> None:
    # The driver would otherwise begin late and leave a half-made file after a crash.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")


def _begin_at_once(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
