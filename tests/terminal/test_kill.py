"""kill -9 at any moment loses nothing that was acknowledged."""

import random
import signal
import time
from pathlib import Path

import pexpect
import pytest
from pexpect.popen_spawn import PopenSpawn

from tests.terminal.helpers import QUESTION, kept, pipe

RUNS = 6


def answer_until_killed(running: PopenSpawn, seconds: float | None) -> int:
    """Answer with the first choice again and again, until so long after the first question (None:
    until it has only just been started); how many answers were acknowledged."""
    asked = 0
    end = time.monotonic() + (0.3 if seconds is None else 60.0)
    while time.monotonic() < end:
        try:
            running.expect_exact(QUESTION, timeout=max(0.01, end - time.monotonic()))
        except (pexpect.TIMEOUT, pexpect.EOF):
            break
        asked += 1
        if asked == 1 and seconds is not None:
            end = time.monotonic() + seconds
        running.sendline("1")
    running.kill(signal.SIGKILL)
    running.wait()
    # What was already on its way when the program died was acknowledged as well.
    asked += str(running.read()).count(QUESTION)
    return max(0, asked - 1)


@pytest.mark.parametrize("seed", [1, 2])
def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path, seed: int) -> None:
    luck = random.Random(seed)
    place = tmp_path / "games.db"
    common = ("--plain", "--lang", "en", "--db", str(place))
    given: tuple[str, ...] = ("play", "little-devils", *common)
    given += ("--seed", str(seed), "--bots", "random", "--option", "limit=1000")
    before: list[str] = []
    for run in range(RUNS):
        seconds = None if run % 3 == 0 else luck.uniform(0.05, 0.8)
        acknowledged = answer_until_killed(pipe(*given), seconds)
        if not place.exists():
            assert acknowledged == 0
            continue
        after = kept(place)
        texts = [one.text for one in after.table.answers]
        assert texts[: len(before)] == before
        mine = [one for one in after.table.answers[len(before) :] if one.seat == 0]
        assert acknowledged <= len(mine) <= acknowledged + 1
        before = texts
        given = ("play", "--resume", "1", *common)
    assert len(before) > 4
