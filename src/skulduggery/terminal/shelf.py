"""Tables that wait in the store: their lines in a list, and which one to go on with."""

import shlex

from skulduggery.engine.decision import Refused
from skulduggery.store import Kept, Store
from skulduggery.terminal.seating import chair_name, chairs_of
from skulduggery.words import Words


def kept_line(kept: Kept, said: Words) -> str:
    """A table in one line: game, who plays, how far, when last."""
    chairs = chairs_of(kept.seating)
    names = [chair_name(chairs, tuple(kept.villains), seat, said) for seat in range(len(chairs))]
    line = said.say(
        "ui-go-on-with",
        game=said.name("game", kept.game),
        names=", ".join(names),
        moves=kept.entries,
    )
    return f"{line} ({kept.last.astimezone():%Y-%m-%d %H:%M})"


def wanted(store: Store, number: str) -> Kept:
    """The table that `--resume` means: a number, or the one last played at."""
    if number != "last":
        if not (number.isascii() and number.isdigit()):
            raise Refused(
                "unknown-table", f"--resume {number[:40]!r}: the number of a table is needed"
            )
        return store.kept(int(number[:9]))
    waiting = store.unfinished()
    if not waiting:
        raise Refused("unknown-table", f"there is no game to go on with in {store.place}")
    return waiting[0]


def in_file(db: str | None) -> str:
    """What a command needs besides, to find the tables of another file."""
    return "" if db is None else f" --db {shlex.quote(db)}"
