"""The way in: which Python is taken, what is said when none will do, and what is set up."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import door

TOOLS = Path(door.__file__).resolve().parent

pytestmark = pytest.mark.skipif(os.name == "nt", reason="door.sh is for machines with a shell")


class Machine:
    """A machine whose Pythons are scripts that say a version and note how they are called."""

    def __init__(self, folder: Path) -> None:
        self.clone = folder / "a path with spaces" / "clone"
        self.bin = folder / "bin"
        self.notes = folder / "notes"
        (self.clone / "tools").mkdir(parents=True)
        self.bin.mkdir()
        shutil.copy(TOOLS / "door.sh", self.clone / "tools")
        for name in ("sh", "sort", "dirname"):
            found = shutil.which(name)
            assert found is not None
            (self.bin / name).symlink_to(found)

    def python(
        self, name: str, version: str, level: str = "final", status: int = 0, folder: str = "bin"
    ) -> Path:
        path = self.bin.parent / folder / name
        path.parent.mkdir(exist_ok=True)
        minor = int(version.split(".")[1])
        good = "good" if minor >= 11 and level == "final" else "old"
        inside = self.clone / ".door" / "env" / "bin"
        path.write_text(
            "#!/bin/sh\n"
            f'if [ "$1" = -c ]; then echo "{good} 3{minor:03} {version} {path}"; exit 0; fi\n'
            f'echo "{name}" "$@" >> "{self.notes}"\n'
            f'if [ "$2" = ready ] && [ {status} -eq 0 ]; then\n'
            f'  /bin/mkdir -p "{inside}"; /bin/cp "$0" "{inside}/python"\n'
            f"fi\nexit {status}\n",
            encoding="utf-8",
        )
        path.chmod(0o755)
        return path

    def door(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(self.bin), str(self.bin.parent / "other")])
        return subprocess.run(
            ["sh", str(self.clone / "tools" / "door.sh"), *words],
            env={"PATH": path, **more},
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self) -> list[str]:
        script = str(self.clone / "tools" / "door.py")
        if not self.notes.exists():
            return []
        return self.notes.read_text(encoding="utf-8").replace(script, "door.py").splitlines()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_newest_python_sets_up_and_its_environment_does_the_job(machine: Machine) -> None:
    machine.python("python3", "3.11.2")
    machine.python("python3.12", "3.12.1", folder="other")
    done = machine.door("play", "little-devils", "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert machine.calls() == [
        "python3.12 door.py ready play little-devils --lang fr",
        "python3.12 door.py play little-devils --lang fr",
    ]


def test_the_second_start_asks_no_python_but_that_of_the_environment(machine: Machine) -> None:
    machine.python("python3", "3.11.2")
    machine.door("play")
    machine.notes.unlink()
    (machine.bin / "python3").unlink()
    assert machine.door("play").returncode == 0
    assert machine.calls() == ["python3 door.py play"]


def test_a_python_that_cannot_have_the_packages_gives_way_to_an_older_one(
    machine: Machine,
) -> None:
    machine.python("python3.13", "3.13.0", status=door.THIS_PYTHON_WILL_NOT_DO)
    machine.python("python3.11", "3.11.2")
    assert machine.door("test").returncode == 0
    assert machine.calls()[-1] == "python3.11 door.py test"


def test_one_python_with_two_names_is_tried_once(machine: Machine) -> None:
    for name in ("python3", "python3.12"):
        (machine.bin / name).symlink_to(sys.executable)
    (machine.clone / "tools" / "door.py").write_text(
        f"print('tried')\nraise SystemExit({door.THIS_PYTHON_WILL_NOT_DO})\n", encoding="utf-8"
    )
    done = machine.door("play")
    assert done.stdout == "tried\n"
    assert done.returncode == 1


def test_another_failure_is_told_and_not_tried_again(machine: Machine) -> None:
    machine.python("python3.13", "3.13.0", status=1)
    machine.python("python3.11", "3.11.2")
    assert machine.door("test").returncode == 1
    assert machine.calls() == ["python3.13 door.py ready test"]


def test_a_python_that_is_not_finished_is_not_taken(machine: Machine) -> None:
    machine.python("python3.15", "3.15.0", level="alpha")
    machine.python("python3.11", "3.11.2")
    machine.door("play")
    assert machine.calls()[-1] == "python3.11 door.py play"


def test_without_a_python_of_3_11_one_line_says_so(machine: Machine) -> None:
    machine.python("python3", "3.9.2")
    done = machine.door("play")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "needs Python 3.11 or newer; found here: 3.9.2." in done.stderr
    assert "make play PYTHON=/path/to/python3" in done.stderr


def test_without_any_python_one_line_says_so(machine: Machine) -> None:
    done = machine.door("test")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "found here: none" in done.stderr


def test_a_python_chosen_by_hand_is_taken(machine: Machine) -> None:
    machine.python("python3.13", "3.13.0")
    mine = machine.python("my python", "3.11.9", folder="elsewhere")
    assert machine.door("play", PYTHON=str(mine)).returncode == 0
    assert machine.calls()[0] == "my python door.py ready play"


def test_an_environment_is_made_without_pip_and_sees_the_sources(tmp_path: Path) -> None:
    env = tmp_path / "a path with spaces" / "env"
    door.prepare(env, [])
    where = subprocess.run(
        [door.python_of(env), "-c", "import skulduggery; print(skulduggery.__file__)"],
        cwd=tmp_path,
        env={"PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    assert Path(where) == door.ROOT / "src" / "skulduggery" / "__init__.py"
    assert not list(env.rglob("pip"))


def test_what_is_there_is_not_fetched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[list[str]] = []
    monkeypatch.setattr(door, "fill", lambda env, packages, ready: fetched.append(packages))
    env = tmp_path / "env"
    door.prepare(env, ["a>=1"])
    door.prepare(env, ["a>=1"])
    assert fetched == [["a>=1"]]
    door.prepare(env, ["b"])
    assert fetched == [["a>=1"], ["a>=1", "b"]]
    door.prepare(env, ["a>=1"])
    assert len(fetched) == 2


def test_a_job_needs_the_dependencies_and_the_extras_of_its_own() -> None:
    play = door.requirements(door.GROUPS["play"])
    test = door.requirements(door.GROUPS["test"])
    assert any(name.startswith("rich") for name in play)
    assert not any(name.startswith("pytest") for name in play)
    assert any(name.startswith("pytest") for name in test)
    assert set(play) <= set(test)


def test_the_pip_that_is_used_is_the_one_that_was_looked_at() -> None:
    assert hashlib.sha256(door.PIP.read_bytes()).hexdigest() == door.PIP_SHA256


def test_an_unknown_job_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert door.main(["paly"]) == 2
    assert "'paly' is not one of play, fast" in capsys.readouterr().err


def test_the_makefile_opens_every_door() -> None:
    makefile = (door.ROOT / "Makefile").read_text(encoding="utf-8")
    for job in door.GROUPS:
        assert f"$(DOOR) {job}" in makefile
