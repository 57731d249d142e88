"""A bot of your own: a program that is asked over a pipe, one line a question, one line an answer.

A program may be late, wrong, dead or mad; the game goes on with the first option, and every such
failure is counted. It has at most one question before it at a time: an answer that comes too late
is read and thrown away before the next question is asked, so it is never taken for another one.
"""

import os
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any, BinaryIO

import msgspec

from skulduggery.bots.bot import Bot
from skulduggery.engine.decision import Decision, Option, Refused

LONGEST = 1_000_000
PATIENCE = 5
"""So many questions in a row without an answer in time, and a program is asked no more."""
LIVES = 100
"""So many times a program is started again after it ended."""
FAREWELL = 0.5
"""Seconds in which a program may end by itself when its input is closed."""

SILENT, ILLEGAL, ENDED = "silent", "illegal", "ended"
FAULTS = (SILENT, ILLEGAL, ENDED)


class Failed(Exception):
    """No line to read: `fault` is SILENT or ENDED."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class Program:
    """A program that is running, or will be when it is asked."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.running: _Running | None = None
        self.owed = 0
        self.unanswered = 0
        self.lives = LIVES
        self.last_fault = SILENT

    @property
    def given_up(self) -> bool:
        return self.unanswered >= PATIENCE or self.lives <= 0

    def give_up(self) -> None:
        self.unanswered = PATIENCE
        self.stop()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that the program answers to a line."""
        if self.given_up:
            raise Failed(self.last_fault)
        until = monotonic() + seconds
        try:
            running = self._run()
            while self.owed:
                running.read(until)
                self.owed -= 1
            running.forget()
            running.write(line)
            self.owed += 1
            answer = running.read(until)
        except Failed as failed:
            self.unanswered += 1
            self.last_fault = failed.fault
            if failed.fault == ENDED:
                self.lives -= 1
            if failed.fault == ENDED or self.given_up:
                self.stop()
            raise
        self.owed -= 1
        self.unanswered = 0
        return answer

    def stop(self) -> None:
        if self.running is not None:
            self.running.stop()
        self.running = None
        self.owed = 0

    def _run(self) -> "_Running":
        if self.running is None:
            try:
                self.running = _Running(self.command)
            except OSError:
                raise Failed(ENDED) from None
        return self.running


class _Running:
    """Reads and writes in threads of their own, so that no program can hold up the arena."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.inbox: Queue[bytes | None] = Queue(16)
        self.outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self.over = Event()
        Thread(target=self._read_on, args=(self.process.stdout,), daemon=True).start()
        Thread(target=self._write_on, args=(self.process.stdin,), daemon=True).start()

    def _read_on(self, stream: BinaryIO) -> None:
        line: bytes | None = b""
        while line is not None and not self.over.is_set():
            with suppress(OSError, ValueError):
                line = stream.readline(LONGEST) or None
            while not self.over.is_set():
                with suppress(Full):
                    self.inbox.put(line, timeout=1)
                    break
        with suppress(OSError):
            stream.close()

    def _write_on(self, stream: BinaryIO) -> None:
        with suppress(OSError):
            while True:
                line = self.outbox.get()
                if line is None:
                    break
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            stream.close()

    def write(self, line: bytes) -> None:
        self.outbox.put(line)

    def read(self, until: float) -> bytes:
        try:
            line = self.inbox.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Failed(SILENT) from None
        if line is None:
            raise Failed(ENDED)
        return line

    def forget(self) -> None:
        """Throw away what was said without being asked."""
        with suppress(Empty):
            while True:
                if self.inbox.get_nowait() is None:
                    raise Failed(ENDED)

    def stop(self) -> None:
        """Close its input, and end it with all that it started when it does not end by itself."""
        self.over.set()
        self.outbox.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=FAREWELL)
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()


class OwnBot(Bot):
    """A seat played by a program. `faults` counts what went wrong, by kind."""

    name = "own"

    def __init__(self, game_id: str, seat: int, seed: int, program: Program, seconds: float):
        super().__init__(game_id, seat, seed)
        self.program = program
        self.seconds = seconds
        self.faults = dict.fromkeys(FAULTS, 0)

    def choose(self, view: dict[str, Any], decision: Decision) -> Option:
        try:
            answer = self.program.ask(self.question(view, decision), self.seconds)
            return decision.find(_option_of(answer))
        except Failed as failed:
            self.faults[failed.fault] += 1
        except Refused:
            self.faults[ILLEGAL] += 1
        return decision.options[0]

    def question(self, view: dict[str, Any], decision: Decision) -> bytes:
        asked = {
            "do": "choose",
            "game": self.game_id,
            "seat": self.seat,
            "view": view,
            "decision": decision.to_json(),
            "seconds": self.seconds,
        }
        return msgspec.json.encode(asked) + b"\n"


def _option_of(line: bytes) -> object:
    """What the program answered; a line that says nothing readable is no option at all."""
    try:
        answer = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return answer.get("option") if isinstance(answer, dict) else None
