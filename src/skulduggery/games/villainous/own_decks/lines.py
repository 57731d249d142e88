"""A deck file as text: its TOML, and the line on which each of its fields stands."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from typing import Any

from skulduggery.engine.decision import Refused

LONGEST = 256_000
"""Characters; an exported file has about 20,000."""
MOST_TOLD = 20
SPACES = "\u00a0\u202f\u2009"
"""Spaces at which a line does not break: French has them before ! and ?."""

Path = tuple[str | int, ...]


class DeckFile:
    """The fields of a deck file, and what is wrong with them, by line."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise bad_deck(f"a deck file has at most {LONGEST:,} characters, not {len(text):,}")
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except RecursionError:
            raise bad_deck("the file is nested too deeply to be read") from None
        except ValueError as error:
            raise bad_deck(f"no readable TOML: {str(error)[:200]}") from None
        self.lines = _lines(text)
        self.problems: list[tuple[int, str]] = []

    def line(self, path: Path) -> int:
        """The line of a field, or of the nearest thing around it."""
        while path:
            if path in self.lines:
                return self.lines[path]
            path = path[:-1]
        return 1

    def wrong(self, path: Path, message: str) -> None:
        self.problems.append((self.line(path), message))

    def refuse(self) -> None:
        """Tell what is wrong, if anything is, in the order of the lines."""
        if not self.problems:
            return
        self.problems.sort()
        told = [f"line {line}: {message}" for line, message in self.problems[:MOST_TOLD]]
        more = len(self.problems) - len(told)
        if more:
            told.append(f"and {more} more")
        raise bad_deck("\n".join(told))

    # Fields, checked as they are read.

    def known(self, path: Path, entry: dict[str, Any], fields: list[str]) -> None:
        """No other fields than these."""
        for name in entry:
            if name not in fields:
                self.wrong((*path, name), f"{name[:40]!r} is not a field here{meant(name, fields)}")

    def table(self, path: Path, entry: Any) -> dict[str, Any]:
        if isinstance(entry, dict):
            return entry
        name = path[-1] if isinstance(path[-1], str) else path[0]
        self.wrong(path, f"{name}: a table is needed, not {shown(entry)}")
        return {}

    def tables(self, name: str) -> list[dict[str, Any]]:
        """The entries under [[name]]."""
        entries = self.data.get(name, [])
        if not isinstance(entries, list):
            self.wrong((name,), f"{name}: entries that begin with [[{name}]] are needed")
            return []
        return [self.table((name, n), entry) for n, entry in enumerate(entries)]

    def number(self, path: Path, value: Any, low: int, high: int, usual: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.wrong(
            path, f"{path[-1]}: {shown(value)}; a whole number from {low} to {high} is needed"
        )
        return usual

    def word(self, path: Path, value: Any, choices: list[str], usual: str) -> str:
        if isinstance(value, str) and value in choices:
            return value
        name = value if isinstance(value, str) else ""
        told = meant(name, choices) or f"; there are {', '.join(choices)}"
        self.wrong(path, f"{path[-1]}: {shown(value)} is not known{told}")
        return usual

    def list_of_words(self, path: Path, value: Any, most: int) -> list[str]:
        if not isinstance(value, list) or len(value) > most:
            self.wrong(path, f"{path[-1]}: a list of at most {most} words is needed")
            return []
        out: list[str] = []
        for one in value:
            if isinstance(one, str):
                out.append(one)
            else:
                self.wrong(path, f"{path[-1]}: {shown(one)}; a word in quotes is needed")
        return out

    def plain_text(self, path: Path, value: Any, longest: int) -> str | None:
        """A text for people: short, and without characters that steer a screen; None: it is not."""
        if not isinstance(value, str):
            self.wrong(path, f"{path[-1]}: {shown(value)}; a text in quotes is needed")
            return None
        if len(value) > longest:
            self.wrong(path, f"{path[-1]}: {len(value)} characters; at most {longest} fit")
            return None
        if not all([one.isprintable() or one in SPACES for one in value]):
            self.wrong(path, f"{path[-1]}: a character in it cannot be printed")
            return None
        return value.strip()


def bad_deck(message: str) -> Refused:
    return Refused("bad-option", message)


def shown(value: object) -> str:
    """A value as an error may quote it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (dict, list)):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, str):
        return repr(value[:40])
    if value is None:
        return "nothing"
    if isinstance(value, (int, float)):
        return str(value)[:40] if isinstance(value, float) or abs(value) < 10**12 else "that number"
    return "a date or a time"


def meant(word: str, choices: list[str]) -> str:
    """The nearest word that is known."""
    near = get_close_matches(word[:60], choices, 1, 0.5)
    return f"; did you mean {near[0]!r}?" if near else ""


def _lines(text: str) -> dict[Path, int]:
    """Where headings and fields stand. The insides of long texts may be taken for fields: that
    costs nothing, as the first to claim a place has it."""
    out: dict[Path, int] = {}
    counts: dict[str, int] = {}
    at: Path = ()
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if line.startswith("[["):
            name = line[2:].partition("]")[0].strip()
            counts[name] = counts.get(name, -1) + 1
            at = (name, counts[name])
            out.setdefault((name,), number)
            out.setdefault(at, number)
        elif line.startswith("[") and "]" in line and "=" not in line.partition("]")[0]:
            name = line[1:].partition("]")[0].strip()
            at = tuple([part.strip() for part in name.split(".")])
            out.setdefault(at, number)
        elif "=" in line and not line.startswith("#"):
            key = line.partition("=")[0]
            parts = [part.strip().strip('"') for part in key.split(".")]
            for n in range(len(parts)):
                out.setdefault((*at, *parts[: n + 1]), number)
    return out
