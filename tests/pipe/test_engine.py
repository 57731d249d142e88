"""The pipe as a process: lines in, lines out, nothing else, and an end."""

import json
import os
import subprocess
from contextlib import suppress

import pytest

from tests.pipe import process

HELLO = b'{"do": "hello", "id": 1}\n'


def test_a_line_in_is_a_line_out_in_order() -> None:
    lines = [b'{"do": "new", "game": "little-devils", "players": 3, "seed": 7, "id": 0}']
    lines += [b'{"do": "answer", "table": "t1", "option": 0, "id": %d}' % n for n in range(1, 20)]
    answers, log, code = process.talk(b"\n".join(lines) + b"\n")
    assert [answer["id"] for answer in answers] == list(range(20))
    assert all(answer["ok"] for answer in answers)
    assert (log, code) == (b"", 0)


def test_the_end_of_the_input_is_the_end() -> None:
    assert process.talk(b"") == ([], b"", 0)
    answers, _, code = process.talk(HELLO.rstrip(b"\n"))
    assert (len(answers), code) == (1, 0)


def test_every_line_is_answered_whatever_it_holds() -> None:
    bad = [b"", b"\xff\xfe", b"[" * 10_000, b"x" * 2_000_000, b"\x00", b"{}", b'"\\ud800"']
    answers, _, code = process.talk(b"\n".join([*bad, HELLO]))
    assert [answer["ok"] for answer in answers] == [False] * len(bad) + [True]
    assert [answer["error"]["code"] for answer in answers[:-1]] == [
        "bad-json",
        "bad-json",
        "bad-json",
        "too-long",
        "bad-json",
        "bad-request",
        "bad-json",
    ]
    assert code == 0


def test_an_answer_comes_before_the_next_request_is_written() -> None:
    with process.start() as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for n in range(3):
            running.stdin.write(b'{"do": "result", "table": "t1", "id": %d}\n' % n)
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["id"] == n
        running.stdin.close()
        assert running.wait(30) == 0


def test_a_reader_that_goes_away_is_no_crash() -> None:
    with process.start() as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        with suppress(BrokenPipeError):
            for _ in range(1000):
                os.write(running.stdin.fileno(), HELLO)
        assert running.wait(30) == 0
        assert running.stderr.read() == b""


def resident(pid: int) -> int:
    """The most memory that a process has held so far, in bytes."""
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        line = next(line for line in status if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024


def test_a_line_without_an_end_is_not_kept() -> None:
    try:
        open("/proc/self/status", encoding="ascii").close()
    except OSError:
        pytest.skip("this system does not tell the memory of a process in /proc")
    with process.start() as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(HELLO)
        running.stdin.flush()
        running.stdout.readline()
        before = resident(running.pid)
        for _ in range(100):
            running.stdin.write(b"x" * 1_000_000)
        running.stdin.write(b"\n" + HELLO)
        running.stdin.flush()
        assert json.loads(running.stdout.readline())["error"]["code"] == "too-long"
        assert json.loads(running.stdout.readline())["ok"] is True
        assert resident(running.pid) - before < 20_000_000
        running.stdin.close()


def test_help_has_examples() -> None:
    done = subprocess.run(
        [*process.ENGINE, "--help"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0
    assert "examples:" in done.stdout
