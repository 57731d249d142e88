"""Reading a laid position: what is wrong is refused, with its place and what would be right."""

from typing import Any

from skulduggery.engine.decision import Refused

MOST = 1_000_000
"""No number of a position is greater."""


def bad(where: str, message: str) -> Refused:
    return Refused("bad-position", f"{where}: {message}")


def brief(value: object) -> str:
    """A wrong value in a message: short, whatever was sent."""
    if isinstance(value, (list, dict)):
        return f"a {'list' if isinstance(value, list) else 'group'} of {len(value)}"
    if isinstance(value, int) and abs(value) > MOST:
        return "a huge number"
    text = repr(value)
    return text if len(text) <= 40 else text[:40] + "..."


def an_object(where: str, value: object, keys: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise bad(where, f"{brief(value)}; an object is needed")
    for key in value:
        if key not in keys:
            raise bad(where, f"{brief(key)} is not one of {', '.join(keys)}")
    return value


def a_list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise bad(where, f"{brief(value)}; a list is needed")
    return value


def a_number(where: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(where, f"{brief(value)}; a whole number from {low} to {high} is needed")
    return value
