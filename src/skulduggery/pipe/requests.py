"""The requests: their fields, and what each field may hold.

What is wrong with players, villains, options, a position or a record has that thing's own code,
whatever is wrong with it; the game checks what is in them. Any other field that does not fit is a
bad request.
"""

from collections.abc import Callable
from typing import Any

from skulduggery.engine.chance import KEY_LIMIT
from skulduggery.engine.decision import Refused

MOST_SECONDS = 3600
MOST_ITERATIONS = 1_000_000_000


class Field:
    """`wanted` says in words what `fits` checks; `code` is that of the error when it does not."""

    __slots__ = ("name", "wanted", "fits", "needed", "code")

    def __init__(
        self,
        name: str,
        wanted: str,
        fits: Callable[[Any], bool],
        needed: bool = False,
        code: str = "bad-request",
    ) -> None:
        self.name = name
        self.wanted = wanted
        self.fits = fits
        self.needed = needed
        self.code = code


class Request:
    """`one_of`: exactly one of these stands there; `not_both`: at most one."""

    __slots__ = ("name", "fields", "one_of", "not_both")

    def __init__(
        self,
        name: str,
        *fields: Field,
        one_of: tuple[str, ...] = (),
        not_both: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.fields = {field.name: field for field in fields}
        self.one_of = one_of
        self.not_both = not_both

    def check(self, given: dict[str, Any]) -> None:
        """Refuse fields that this request does not know, that are missing, or that do not fit."""
        for name in given:
            if name not in self.fields:
                known = ", ".join(self.fields) or "none"
                raise _bad(f"{name[:60]!r} is not a field of {self.name}; its fields: {known}")
        for field in self.fields.values():
            if field.name not in given:
                if field.needed:
                    raise _bad(f"{self.name} needs {field.name}: {field.wanted.rstrip(',')}")
            elif not field.fits(given[field.name]):
                raise Refused(
                    field.code,
                    f"{field.name}: {_shown(given[field.name])}; {field.wanted} is needed",
                )
        if self.one_of and sum(name in given for name in self.one_of) != 1:
            raise _bad(f"{self.name} needs one of {', '.join(self.one_of)}, and only one")
        if self.not_both and sum(name in given for name in self.not_both) > 1:
            raise _bad(f"{self.name} takes one of {', '.join(self.not_both)}, not both")


def _bad(message: str) -> Refused:
    return Refused("bad-request", message)


def _shown(value: object) -> str:
    """A value as an error may quote it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (dict, list)):
        return "an object" if isinstance(value, dict) else "a list"
    return repr(value[:60] if isinstance(value, str) else value)


def _text(value: object) -> bool:
    return isinstance(value, str)


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _given(value: object) -> bool:
    return value is not None


def _object(value: object) -> bool:
    return isinstance(value, dict)


GAME = Field("game", "the id of a game", _text, needed=True)
TABLE = Field("table", "the id of a table", _text, needed=True)
PLAYERS = Field("players", "a number", _given, code="bad-players")
VILLAINS = Field("villains", "a list of villains by seat", _given, code="bad-players")
OPTIONS = Field("options", "an object with named options", _given, code="bad-option")
SEED = Field(
    "seed",
    "a whole number from 0 to 2^128-1",
    lambda value: _whole(value) and 0 <= value < KEY_LIMIT,
)
POSITION = Field("position", "an object", _object, needed=True, code="bad-position")
RECORD = Field("record", "a text", _text, needed=True, code="bad-record")
OPTION = Field("option", "a number or a text", lambda value: _whole(value) or _text(value))
ANSWERS = Field(
    "options",
    "a list of numbers or texts, at least one,",
    lambda value: (
        isinstance(value, list) and bool(value) and all(_whole(x) or _text(x) for x in value)
    ),
)
SEAT = Field(
    "seat",
    "the number of a seat (from 0), or null for a spectator,",
    lambda value: value is None or _whole(value),
    needed=True,
)
DECKS = Field(
    "decks",
    "a list of deck files as texts, at most 6,",
    lambda value: isinstance(value, list) and len(value) <= 6 and all(_text(x) for x in value),
    code="bad-option",
)
CARD = Field("card", "the id of a card", lambda value: _text(value) or _whole(value))
LOCATION = Field("location", "the id of a location", _text)
LEVEL = Field("level", "the name of a bot", _text, needed=True)
SECONDS = Field(
    "seconds",
    f"a number above 0, at most {MOST_SECONDS},",
    lambda value: (_whole(value) or isinstance(value, float)) and 0 < value <= MOST_SECONDS,
)
ITERATIONS = Field(
    "iterations",
    f"a whole number from 1 to {MOST_ITERATIONS}",
    lambda value: _whole(value) and 1 <= value <= MOST_ITERATIONS,
)

REQUESTS = {
    request.name: request
    for request in (
        Request("hello"),
        Request("new", GAME, PLAYERS, VILLAINS, OPTIONS, SEED, DECKS),
        Request("lay", GAME, POSITION, OPTIONS, SEED, DECKS),
        Request("decision", TABLE),
        Request("answer", TABLE, OPTION, ANSWERS, one_of=("option", "options")),
        Request("view", TABLE, SEAT),
        Request("result", TABLE),
        Request("undo", TABLE),
        Request("record", TABLE),
        Request("load", RECORD, DECKS),
        Request("why-not", TABLE, CARD, LOCATION, one_of=("card", "location")),
        Request("bot", TABLE, LEVEL, SECONDS, ITERATIONS, SEED, not_both=("seconds", "iterations")),
        Request("close", TABLE),
    )
}

CODES = (
    "bad-json",
    "too-long",
    "bad-request",
    "unknown-request",
    "unknown-game",
    "unknown-table",
    "bad-players",
    "bad-option",
    "bad-position",
    "bad-record",
    "illegal",
    "over",
    "nothing-to-undo",
    "too-many-tables",
    "internal",
)
"""All codes of errors. The last one is never the client's fault."""


def identity(request: object) -> str | int | float | None:
    """The id of a request, which its answer repeats; None where there is none to repeat."""
    given = request.get("id") if isinstance(request, dict) else None
    if isinstance(given, (str, int, float)) and not isinstance(given, bool):
        return given
    return None


def split(request: object) -> tuple[Request, dict[str, Any]]:
    """Which request it is, and its fields, checked."""
    if not isinstance(request, dict):
        raise _bad(f"a request is an object, not {_shown(request)}")
    fields = dict(request)
    given = fields.pop("id", None)
    if given is not None and identity(request) is None:
        raise _bad(f"id: {_shown(given)}; a text or a number is needed")
    if "do" not in fields:
        raise _bad(f"'do' is missing; it names the request: {', '.join(REQUESTS)}")
    name = fields.pop("do")
    if not isinstance(name, str):
        raise _bad(f"do: {_shown(name)}; the name of a request is needed")
    if name not in REQUESTS:
        raise Refused("unknown-request", f"do: {_shown(name)}; there are {', '.join(REQUESTS)}")
    REQUESTS[name].check(fields)
    return REQUESTS[name], fields
