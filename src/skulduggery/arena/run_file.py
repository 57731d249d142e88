"""The file of a run: what is played, and every game that is over, one JSON object in a line.

A line is written when its game is over. A last line that is not whole, since its writer was ended
in the middle of it, is cut off; anything else that is wrong is refused with its line.
"""

from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from skulduggery import __version__
from skulduggery.arena.entering import bad
from skulduggery.arena.external import FAULTS
from skulduggery.arena.meeting import Meeting

KIND = "skulduggery arena"
FORM = 1
"""Of the lines."""


class Opening(msgspec.Struct, frozen=True, tag_field="line", tag="run"):
    """The first line."""

    kind: str
    form: int
    version: str


class Played(msgspec.Struct, frozen=True, tag_field="line", tag="game", omit_defaults=True):
    """A game that is over."""

    deal: int
    bots: tuple[str, ...]
    """By seat, as all that follows."""
    winners: tuple[int, ...]
    rounds: int
    decisions: int
    ended: str
    """By what."""
    meeting: str = ""
    villains: tuple[str, ...] = ()
    scores: tuple[int, ...] | None = None
    faults: dict[int, dict[str, int]] = {}
    """Of programs."""
    hopeless: tuple[str, ...] = ()
    """Programs that were not asked any more."""

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """No two games of a meeting have the same one."""
        return self.deal, self.bots


Line = Opening | Meeting | Played
_reader = msgspec.json.Decoder(Line)


class RunFile:
    """What lies in a file; with `write`, games can be added."""

    def __init__(self, path: Path, write: bool = True) -> None:
        self.path = path
        self.meetings: dict[str, Meeting] = {}
        self.games: dict[str, dict[tuple[int, tuple[str, ...]], Played]] = {}
        self.file: BinaryIO | None = None
        try:
            # Everybody waits for nobody: a second run of the same file is told at once.
            if write:
                self.file = path.open("a+b")
                _lock(self.file, path)
            whole = self._read()
            if self.file is not None:
                self.file.truncate(whole)
                if not whole:
                    self._write(Opening(KIND, FORM, __version__))
        except OSError as error:
            self.close()
            raise bad(f"--file: {path} cannot be used: {error.strerror or error}") from None
        except BaseException:
            self.close()
            raise

    def _read(self) -> int:
        """Take in all whole lines; how many bytes they are."""
        content = self.path.read_bytes()
        *lines, torn = content.split(b"\n")
        if not lines and not _may_open(torn):
            raise bad(f"--file: {self.path} is no file of the arena; name another one")
        for number, line in enumerate(lines, 1):
            try:
                self._take(_reader.decode(line), number)
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                if number == 1:
                    raise bad(
                        f"--file: {self.path} is no file of the arena; name another one"
                    ) from None
                raise bad(f"--file: {self.path}: line {number}: {error}") from None
        return len(content) - len(torn)

    def _take(self, line: Line, number: int) -> None:
        where = f"--file: {self.path}: line {number}"
        if isinstance(line, Opening) != (number == 1):
            raise bad(f"{where}: the first line, and no other, says what file this is")
        if isinstance(line, Opening):
            if line.kind != KIND or line.form != FORM or line.version != __version__:
                raise bad(
                    f"{where}: written by {line.kind} {line.version}; this is {KIND}"
                    f" {__version__}: name another file"
                )
        elif isinstance(line, Meeting):
            before = self.meetings.setdefault(line.name, line)
            if not before.same_as(line):
                raise bad(f"{where}: meeting {line.name!r} was another one before")
            self.meetings[line.name] = line
        else:
            if line.meeting not in self.meetings:
                raise bad(f"{where}: no line before it tells of the meeting {line.meeting!r}")
            _check(line, self.meetings[line.meeting], where)
            self.games.setdefault(line.meeting, {}).setdefault(line.key, line)

    def announce(self, meeting: Meeting) -> None:
        """Write down what will be played; another meeting of that name is refused."""
        there = self.meetings.get(meeting.name)
        if there == meeting:
            return
        self.compare(meeting)
        self.meetings[meeting.name] = meeting
        self._write(meeting)

    def compare(self, meeting: Meeting) -> None:
        there = self.meetings.get(meeting.name)
        if there is None:
            return
        other = there.differences(meeting)
        if other:
            ways = "; ".join(
                [
                    f"{name} {_said(there, name)} there, {_said(meeting, name)} here"
                    for name in other
                ]
            )
            of = f" of {meeting.name!r}" if meeting.name else ""
            instead = "take its lines out of it" if meeting.name else "say --file alone to go on"
            raise bad(
                f"--file: {self.path} holds another plan{of}: {ways}."
                f" Name another file, or {instead}"
            )

    def add(self, played: Played) -> None:
        self.games.setdefault(played.meeting, {})[played.key] = played
        self._write(played)

    def _write(self, line: Line) -> None:
        if self.file is not None:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
        self.file = None


def _may_open(torn: bytes) -> bool:
    """Whether that is nothing, or the first part of a first line."""
    return msgspec.json.encode(Opening(KIND, FORM, __version__)).startswith(torn)


def _said(meeting: Meeting, name: str) -> str:
    value = getattr(meeting, name)
    if isinstance(value, tuple):
        return ",".join(value) or "drawn"
    if isinstance(value, dict):
        return ",".join([f"{key}={one}" for key, one in value.items()])
    return str(value)


def _check(played: Played, meeting: Meeting, where: str) -> None:
    """What cannot have been written by a game of the meeting."""
    seats = range(meeting.players)
    if len(played.bots) != meeting.players or not set(played.bots) <= set(meeting.bots):
        raise bad(f"{where}: bots: {','.join(played.bots)} did not sit together in this meeting")
    if not set(played.winners) <= set(seats) or not set(played.faults) <= set(seats):
        raise bad(f"{where}: the seats are 0 to {meeting.players - 1}")
    if played.villains and len(played.villains) != meeting.players:
        raise bad(f"{where}: villains: {len(played.villains)} of {meeting.players}")
    if played.scores is not None and len(played.scores) != meeting.players:
        raise bad(f"{where}: scores: {len(played.scores)} of {meeting.players}")
    if any(set(faults) != set(FAULTS) for faults in played.faults.values()):
        raise bad(f"{where}: faults: {', '.join(FAULTS)} are needed")


def _lock(file: BinaryIO, path: Path) -> None:
    """One run at a time writes to a file."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise bad(f"--file: {path} is being written by another run") from None
