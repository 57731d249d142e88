"""What the README says is true: its commands run, its example does what it shows."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^\$ (.+)$", README, re.MULTILINE)


def test_the_two_doors_stand_at_the_top() -> None:
    head = README[: README.index("## What is in the box")]
    assert re.search(r"^make play .*\nmake test ", head, re.MULTILINE)


def test_it_lists_commands() -> None:
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_runs(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)
    assert words[0] == "skulduggery"
    if words[1] == "play":
        words += ["--db", str(tmp_path / "games.db")]
    done = subprocess.run(
        [sys.executable, "-m", *words],
        input="1\n" * 40,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_library_example_does_what_it_shows() -> None:
    test = doctest.DocTestParser().get_doctest(README, {}, "README", "README.md", 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test)
    assert runner.tries >= 6
    assert runner.failures == 0


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#:]+)\)", README))))
def test_a_link_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
