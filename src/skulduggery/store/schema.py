"""The tables of the store, the statements that read them, and their versions."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    Select,
    String,
    Table,
    Text,
    func,
    insert,
    inspect,
    select,
    update,
)

from skulduggery.engine import record
from skulduggery.engine.decision import Refused
from skulduggery.engine.events import Event

VERSION = 3
"""Of the tables below. An older file is brought to this version, a newer one is not touched."""

metadata = MetaData()

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seating", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("villains", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("fixed", JSON, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("opening", JSON, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("back_to", Integer),
    Column("events", JSON, nullable=False),
    Column("given", DateTime(timezone=True), nullable=False),
)

rooms = Table(
    "rooms",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("name", String(24), nullable=False, unique=True),
    Column("watch", String(64), nullable=False),
    Column("host", Integer),
    Column("practice", Boolean, nullable=False),
    Column("seed_known", Boolean, nullable=False),
    Column("pace", String(12), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("follows", ForeignKey("tables.id"), unique=True),
    Column("waiting", Integer),
    Column("bot_to_move", Boolean, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("changed", DateTime(timezone=True), nullable=False, index=True),
)
"""What a server knows of a table beside the game. Of keys there are only hashes."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("name", String(60)),
    Column("here", Boolean, nullable=False),
    Column("level", String(40)),
    Column("standin", Boolean, nullable=False),
    Column("wish", String(60)),
    Column("key", String(64)),
    Column("heir_of", Integer),
)
"""Who sits at a table of a server. `heir_of`: the seat of the table before this one whose key tells
this one's; until somebody comes with it, `key` is empty."""

own_decks = Table(
    "own_decks",
    metadata,
    Column("digest", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("source", Text, nullable=False),
)
"""The deck files of tables that were laid with some, by the hash that the tables name."""

# Statements, for this store and for one that waits differently.

THE_TABLES = select(
    tables,
    select(func.count())
    .where(answers.c.table_id == tables.c.id)
    .scalar_subquery()
    .label("entries"),
    select(func.max(answers.c.given))
    .where(answers.c.table_id == tables.c.id)
    .scalar_subquery()
    .label("last_given"),
).order_by(tables.c.id.desc())


OWN_TABLES = THE_TABLES.where(tables.c.id.not_in(select(rooms.c.table_id)))
"""The tables of whoever plays in the terminal: those of a server are played there."""


def tables_to_go_on_with() -> Select[Any]:
    return OWN_TABLES.where(tables.c.over.is_(False), tables.c.closed.is_(False))


def one_table(number: int) -> Select[Any]:
    return THE_TABLES.where(tables.c.id == number)


def entries_of(number: int) -> Select[Any]:
    return select(answers).where(answers.c.table_id == number).order_by(answers.c.number)


def table_values(table: record.Table, seating: dict[str, Any]) -> dict[str, Any]:
    """A new table as a row."""
    setup = table.setup
    return {
        "game": table.game.id,
        "rules": table.game.rules_version,
        "seating": seating,
        "players": setup.players,
        "villains": setup.seated(),
        "options": setup.options,
        "seed": str(table.seed),
        "fixed": list(table.fixed),
        "position": table.position,
        "opening": [one.whole() for one in table.opening],
        "created": datetime.now(UTC),
        "over": table.state.result().over,
        "closed": False,
    }


def entry_values(
    table: int, number: int, seat: int, text: str, back_to: int | None, events: list[Event]
) -> dict[str, Any]:
    """An entry as a row."""
    return {
        "table_id": table,
        "number": number,
        "seat": seat,
        "text": text,
        "back_to": back_to,
        "events": [one.whole() for one in events],
        "given": datetime.now(UTC),
    }


class Kept:
    """A table as it stands in the store, before anything is replayed."""

    def __init__(self, row: Any) -> None:
        self.id: int = row.id
        self.game: str = row.game
        self.rules: int = row.rules
        self.seating: dict[str, Any] = row.seating
        self.players: int = row.players
        self.seated: list[str] = row.villains
        """The villains, one with a deck of one's own as `boba-fett@3f2a...`."""
        self.villains: list[str] = [name.partition("@")[0] for name in row.villains]
        self.options: dict[str, Any] = row.options
        self.seed = int(row.seed)
        self.fixed = tuple(row.fixed)
        self.position: dict[str, Any] | None = row.position
        self.opening: list[dict[str, Any]] = row.opening
        self.created = in_utc(row.created)
        self.last = in_utc(row.last_given or row.created)
        self.entries: int = row.entries
        self.over: bool = row.over
        self.closed: bool = row.closed


class Entry:
    """A standing answer, and the events that it led to."""

    def __init__(self, seat: int, text: str, events: list[dict[str, Any]]) -> None:
        self.seat = seat
        self.text = text
        self.events = events


def make_or_check(connection: Connection, place: str) -> None:
    """Make the tables, or bring those of an older version to this one; what is not ours stays."""
    there = set(inspect(connection).get_table_names())
    if not there:
        metadata.create_all(connection)
        connection.execute(insert(house).values(name="version", value=str(VERSION)))
        return
    found = None
    if house.name in there and {column.name for column in house.columns} == {
        column["name"] for column in inspect(connection).get_columns(house.name)
    }:
        found = connection.execute(select(house.c.value).where(house.c.name == "version")).scalar()
    if found is None:
        raise Refused(
            "bad-request",
            f"{place} is a database of something else (nothing in it was changed);"
            " name another file with --db",
        )
    if found in ("1", "2"):
        # Later versions only have more tables.
        metadata.create_all(connection)
        connection.execute(
            update(house).where(house.c.name == "version").values(value=str(VERSION))
        )
    elif found != str(VERSION):
        raise Refused(
            "bad-request",
            f"{place} holds games in form {found}, this program reads form {VERSION};"
            " nothing in it was changed. Play with the version of skulduggery that wrote it,"
            " or keep new games elsewhere: --db FILE",
        )


def in_utc(moment: datetime) -> datetime:
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
