"""What a person sits in front of: plain lines here, Rich in its own module."""

import sys
import time
from typing import TextIO

from skulduggery.terminal.table import Choices, Piece, Text
from skulduggery.words import Words

LONGEST_ANSWER = 2000
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class InputEnded(Exception):
    """Nobody answers any more."""


class Screen:
    """Plain lines: for screen readers, for pipes, and where there is no terminal."""

    rich = False
    columns = 80
    rows = 24

    def __init__(
        self,
        words: Words,
        out: TextIO | None = None,
        answers: TextIO | None = None,
        pace: float = 0.0,
    ) -> None:
        self.words = words
        self.out = sys.stdout if out is None else out
        self.answers = sys.stdin if answers is None else answers
        self.pace = pace
        self.echoes = self.answers.isatty()
        self.is_terminal = self.out.isatty()
        self.signs = "utf" in (getattr(self.out, "encoding", None) or "").lower()

    def speak(self, words: Words) -> None:
        self.words = words

    def draw(self, pieces: list[Piece]) -> None:
        for piece in pieces:
            for line in piece.said:
                self._put(line)
        self.out.flush()

    def height(self, pieces: list[Piece]) -> int:
        return sum(len(piece.said) for piece in pieces)

    def say(self, text: str, style: str = "") -> None:
        self._put(text)
        self.out.flush()

    def tell(self, text: str) -> None:
        """Something happened; a moment to read it."""
        self.say(text)
        self.rest()

    def rest(self) -> None:
        if self.pace > 0:
            time.sleep(self.pace)

    def fresh(self) -> None:
        """Begin a new picture. Plain lines just go on."""

    def wipe(self) -> None:
        """Everything shown so far goes out of sight, also what could be scrolled back to."""
        if self.is_terminal:
            self.out.write(WIPE)
            self.out.flush()

    def ask(self, question: str) -> str:
        """One line from the person."""
        self.out.write(question + " ")
        self.out.flush()
        answer = self.answers.readline(LONGEST_ANSWER)
        if not self.echoes:
            self.out.write("\n")
        if not answer:
            raise InputEnded
        return answer.strip()

    def page(self, piece: Piece) -> None:
        """A long text; a screen that can be looked at shows it leaf by leaf."""
        self.draw([piece])

    def choose(self, question: str, labels: list[str], usual: int = 0) -> int:
        """Ask for one of several; Enter takes the usual one."""
        self.draw([Text(""), Choices(labels, question, usual)])
        while True:
            answer = self.ask(f"[{usual + 1}]")
            if not answer:
                return usual
            if answer.lower() == "q":
                raise InputEnded
            if answer.isascii() and answer.isdigit() and 1 <= int(answer[:9]) <= len(labels):
                return int(answer) - 1
            self.say(self.not_offered(answer, len(labels)), "warn")

    def not_offered(self, answer: str, high: int, low: int = 1) -> str:
        return self.words.say("ui-no-such-option", answer=readable(answer), low=low, high=high)

    def _put(self, text: str) -> None:
        self.out.write(text + "\n")


def readable(answer: str) -> str:
    """What somebody typed, short and without control characters, to be said back."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in answer[:40])
    return f"'{shown}'" + ("…" if len(answer) > 40 else "")


def screen(words: Words, plain: bool, pace: float) -> Screen:
    """The screen that fits where we are."""
    import os

    if (
        plain
        or not (sys.stdin.isatty() and sys.stdout.isatty())
        or os.environ.get("TERM", "") in ("", "dumb")
    ):
        return Screen(words, pace=pace)
    from skulduggery.terminal.rich_screen import RichScreen

    return RichScreen(words, pace=pace)
