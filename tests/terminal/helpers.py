"""A terminal game in a process of its own: through a pipe, or at a pseudo-terminal."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
from pexpect.popen_spawn import PopenSpawn

from skulduggery.games import game
from skulduggery.store import KeptTable, Store
from skulduggery.words import words

SKULDUGGERY = [sys.executable, "-m", "skulduggery"]
QUESTION = "Choose a number from 1 to "
KEY = re.compile(r"\b(?:ui|event|option|prompt|reason|setting|colour|result|symbol)-[a-z]")
"""What a missing word looks like."""


def surroundings(**more: str) -> dict[str, str]:
    return {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm", **more}


def played(*given: str, answers: str) -> subprocess.CompletedProcess[str]:
    """A whole run through a pipe."""
    return subprocess.run(
        [*SKULDUGGERY, *given],
        input=answers,
        capture_output=True,
        text=True,
        timeout=100,
        env=surroundings(),
        check=False,
    )


def pipe(*given: str) -> PopenSpawn:
    """A run through a pipe, to be talked with."""
    return PopenSpawn([*SKULDUGGERY, *given], timeout=30, encoding="utf-8", env=surroundings())


def terminal(*given: str, columns: int = 100, rows: int = 40) -> "pexpect.spawn[str]":
    """A run at a pseudo-terminal."""
    return pexpect.spawn(
        SKULDUGGERY[0],
        [*SKULDUGGERY[1:], *given],
        timeout=30,
        encoding="utf-8",
        dimensions=(rows, columns),
        env=surroundings(),
    )


def on_screen(text: str) -> str:
    """What was written, without the codes that colour it and move the cursor."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def kept(place: Path, number: int = 1) -> KeptTable:
    """The table as a fresh program finds it in the store."""
    store = Store.at(place)
    try:
        return store.resume(number, game)
    finally:
        store.close()


def say(language: str, key: str, **args: object) -> str:
    return words(language).say(key, **args)
