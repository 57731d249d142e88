"""Lines in and out: how bytes become a request, and what is wrong with them when they do not.

Reading is stricter than most readers of JSON: a key that stands twice, NaN, half a surrogate pair,
a number or a nesting beyond all sense are errors here, each with its place.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from skulduggery.engine.decision import Refused

LONGEST = 1_000_000
"""The bytes of the longest line that is read."""
DEEPEST = 32
"""How deep lists and objects may lie in each other."""
LONGEST_NUMBER = 100

_STEP = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]')
_WORD = re.compile(r'"(?:[^"\\]|\\.)*"?|[-+.\w]+')
_HALF = re.compile(r"\\u[dD][89a-fA-F]")

_encode = msgspec.json.Encoder().encode


class _Unreadable(ValueError):
    """`token` is what the reader stumbled over, where it can be found again."""

    def __init__(self, message: str, token: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.token = token


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream, without their ends; None for one that is too long to be kept."""
    while True:
        line = stream.readline(LONGEST + 1)
        if not line:
            return
        if line.endswith(b"\n"):
            yield line[:-1]
        elif len(line) <= LONGEST:
            yield line
        else:
            while line and not line.endswith(b"\n"):
                line = stream.readline(65536)
            yield None


def write(answer: dict[str, Any]) -> bytes:
    return _encode(answer) + b"\n"


def read(line: bytes) -> Any:
    """What a line says, in plain values."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _bad(f"byte {error.start + 1} of the line is not UTF-8") from None
    if not text.strip():
        raise _bad("the line is empty; a JSON object is needed")
    if text.startswith("\ufeff"):
        raise _bad("column 1: a byte order mark; plain UTF-8 is needed")
    _measure_depth(text)
    try:
        value = _reader.decode(text)
    except json.JSONDecodeError as error:
        raise _bad(f"column {error.pos + 1}: {error.msg}") from None
    except _Unreadable as error:
        raise _bad(_place(text, error.token) + error.message) from None
    if _HALF.search(text):
        try:
            _encode(value)
        except UnicodeEncodeError:
            raise _bad("a text holds half of a surrogate pair (\\ud800 to \\udfff)") from None
    return value


def _bad(message: str) -> Refused:
    return Refused("bad-json", message)


def _measure_depth(text: str) -> None:
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    depth = 0
    for found in _STEP.finditer(text):
        sign = text[found.start()]
        if sign in "[{":
            depth += 1
            if depth > DEEPEST:
                raise _bad(
                    f"column {found.start() + 1}: lists and objects lie more than"
                    f" {DEEPEST} deep in each other"
                )
        elif sign in "]}":
            depth -= 1


def _place(text: str, token: str | None) -> str:
    """Where a token stands, outside of texts."""
    if token is not None:
        for found in _WORD.finditer(text):
            if found.group() == token:
                return f"column {found.start() + 1}: "
    return ""


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise _Unreadable(f"the key {key[:60]!r} stands twice in one object")
            seen.add(key)
    return out


def _constant(name: str) -> Any:
    raise _Unreadable(f"{name} is not a number of JSON", name)


def _whole(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise _Unreadable(f"a number of {len(text)} digits is too long", text)
    return int(text)


def _broken(text: str) -> float:
    if len(text) > LONGEST_NUMBER:
        raise _Unreadable(f"a number of {len(text)} digits is too long", text)
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise _Unreadable(f"the number {text} is too large", text)
    return value


_reader = json.JSONDecoder(
    object_pairs_hook=_object,
    parse_constant=_constant,
    parse_int=_whole,
    parse_float=_broken,
)
