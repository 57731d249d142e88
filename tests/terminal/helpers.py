"""A terminal game in a process of its own: through a pipe, or at a pseudo-terminal."""

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pexpect
from pexpect.popen_spawn import PopenSpawn

from skulduggery.__main__ import main
from skulduggery.games import game
from skulduggery.store import KeptTable, Store
from skulduggery.words import words

SKULDUGGERY = [sys.executable, "-m", "skulduggery"]
QUESTION = "Choose a number from 1 to "
KEY = re.compile(r"\b(?:ui|event|option|prompt|reason|hint|setting|colour|result|symbol)-[a-z]")
"""What a missing word looks like."""


def surroundings(**more: str) -> dict[str, str]:
    return {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm", **more}


def played(*given: str, answers: str) -> subprocess.CompletedProcess[str]:
    """A whole run with plain input and output, in this process."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.StringIO(answers)
    try:
        with (
            mock.patch.dict(os.environ, surroundings()),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            code = main(list(given))
    finally:
        sys.stdin = before
    return subprocess.CompletedProcess(given, code, out.getvalue(), err.getvalue())


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
