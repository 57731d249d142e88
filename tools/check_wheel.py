"""Builds a wheel, installs it away from the clone, and looks whether everything came along.

python -m tools.check_wheel               a plain wheel
python -m tools.check_wheel --compiled    a compiled one (takes minutes, needs a C compiler)
"""

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools import door, fast

LEFT_OUT = {".pyc", ".so"}


def wanted() -> set[str]:
    """The files of the package, as a wheel names them."""
    return {
        path.relative_to(fast.SRC).as_posix()
        for path in (fast.SRC / "skulduggery").rglob("*")
        if path.is_file() and path.suffix not in LEFT_OUT
    }


def built(folder: Path, compiled: bool) -> Path:
    """A wheel of the clone, in a folder."""
    settings = dict(os.environ, SKULDUGGERY_COMPILE="1" if compiled else "")
    settings["SKULDUGGERY_BUILD"] = ".door/build/wheel"
    pip = [sys.executable, str(door.PIP / "pip"), "wheel", "-qq", "--no-deps"]
    subprocess.run([*pip, "-w", str(folder), "."], cwd=door.ROOT, env=settings, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def holds(wheel: Path, compiled: bool) -> list[str]:
    """What is wrong with a wheel's contents."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    out = [f"{wheel.name} lacks {name}" for name in sorted(wanted() - names)]
    ours = {name for name in names if name.startswith("skulduggery/")}
    made = [name for name in names if name.endswith(".so")]
    for name in sorted(ours - wanted() - set(made)):
        out.append(f"{wheel.name} holds {name}, which the clone has not: rm -rf build")
    if compiled and len(made) <= len(fast.sources()):
        out.append(f"{wheel.name}: {len(made)} compiled files for {len(fast.sources())} modules")
    if not compiled and made:
        out.append(f"{wheel.name} is meant to be plain and holds {made[0]}")
    if not any(name.endswith("licenses/LICENSE") for name in names):
        out.append(f"{wheel.name} lacks the licence")
    return out


def runs(wheel: Path, folder: Path, compiled: bool) -> list[str]:
    """What goes wrong when the wheel is installed and used, with only itself to read from."""
    env = folder / "env"
    door.build(env)
    for link in env.rglob("skulduggery.pth"):
        link.unlink()
    door.fill(env, [str(wheel)], ready_made=True)
    python = str(door.python_of(env))
    out: list[str] = []
    trials = [
        [python, "-m", "skulduggery", "--version"],
        [str(env / "bin" / "skulduggery"), "games"],
        [python, "-m", "skulduggery", "rules", "little-devils", "--lang", "fr"],
        [
            python,
            "-m",
            "skulduggery",
            "simulate",
            "little-devils",
            "--players",
            "3",
            "--games",
            "9",
        ],
        [python, "-m", "skulduggery", "arena", "little-devils", "--bots", "3xrandom"],
    ]
    for trial in trials:
        done = subprocess.run(trial, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode or not done.stdout.strip():
            out.append(f"{trial}: exit code {done.returncode}: {done.stderr.strip()[-300:]}")
    code = "from skulduggery.engine import chance; print(chance.__file__)"
    file = subprocess.run([python, "-c", code], cwd=folder, capture_output=True, text=True)
    if compiled == file.stdout.strip().endswith(".py") or not file.stdout.startswith(str(env)):
        out.append(f"the installed rules come from {file.stdout.strip()}")
    return out


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--compiled"]):
        print(__doc__, file=sys.stderr)
        return 2
    compiled = bool(arguments)
    with tempfile.TemporaryDirectory() as folder:
        wheel = built(Path(folder), compiled)
        wrong = holds(wheel, compiled) + runs(wheel, Path(folder), compiled)
        size = wheel.stat().st_size // 1000
    for line in wrong:
        print(line, file=sys.stderr)
    if not wrong:
        print(f"wheel: {wheel.name} ({size} kB) holds everything and runs away from the clone")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
