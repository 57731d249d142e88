"""A run that is stopped: by Ctrl-C, by kill, by the end of everything. It goes on where it was."""

import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from skulduggery.__main__ import main
from tests.arena.test_tournament import BOTS, Said, arena, games


class Running:
    """The command in a process of its own."""

    def __init__(self, *args: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "skulduggery", "arena", *args],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip

    def until(self, path: Path, lines: int) -> "Running":
        until = time.monotonic() + 60
        while not path.exists() or path.read_bytes().count(b"\n") < lines:
            assert self.process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.02)
        return self

    def stop(self, how: signal.Signals) -> tuple[int, str]:
        self.process.send_signal(how)
        _, err = self.process.communicate(timeout=60)
        return self.process.returncode, err

    def left_over(self) -> bool:
        """Whether anything of its session still runs. (A process that ended may be waited for.)"""
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                os.killpg(self.process.pid, 0)
            except (ProcessLookupError, PermissionError):
                return False
            time.sleep(0.1)
        return True


LONG = ("little-devils", "--seed", "3", "--games", "400", *BOTS, "--jobs", "2")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Counter[str]:
    """The games of a run that nobody stopped."""
    path = tmp_path_factory.mktemp("arena") / "run"
    assert main(["arena", *LONG, "--file", str(path), "--json"]) == 0
    return games(path)


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals on Windows")
@pytest.mark.parametrize(
    ("how", "code"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 143), (getattr(signal, "SIGKILL", None), -9)],
)
def test_it_goes_on_after_it_was_killed(
    capsys: Said, tmp_path: Path, whole: Counter[str], how: signal.Signals, code: int
) -> None:
    path = tmp_path / "run"
    running = Running(*LONG, "--file", str(path)).until(path, 30)
    ended, err = running.stop(how)
    assert ended == code
    there = sum(games(path).values())
    assert there < 400
    if code > 0:
        assert re.search(r"stopped after [\d]+ of 400 games; go on: .*arena --file", err)
    assert not running.left_over()
    assert arena(capsys, "--file", str(path))["games"] == 400
    assert games(path) == whole


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals on Windows")
def test_without_a_file_it_is_told_that_nothing_is_kept() -> None:
    running = Running(*LONG, "--games", "200000")  # far more than can be played meanwhile
    time.sleep(4)
    code, err = running.stop(signal.SIGTERM)
    assert code == 143
    assert "nothing is kept without --file" in err
    assert not running.left_over()


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals on Windows")
def test_a_bar_shows_how_far_it_has_come(capsys: Said, tmp_path: Path) -> None:
    import pexpect

    from tests.terminal.helpers import terminal

    path = tmp_path / "run"
    arena(capsys, *LONG[:-4], "--games", "8", *BOTS, "--file", str(path))
    running = terminal("arena", *LONG, "--games", "80", "--file", str(path))
    running.expect(r"\D8 of 80 games")
    running.expect(r"4 players, 80 games, seed 3")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 0
