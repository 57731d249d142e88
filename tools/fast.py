"""Compiles the rules and the bots' search in place, and notices when what is compiled is stale.

A compiled module hides the source beside it. So the digest of every compiled source is kept, and
whoever starts anything through a door first drops what no longer matches.
"""

import contextlib
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
COMPILED_PACKAGES = ("engine", "games")
COMPILED_BOTS = ("search.py", "endgame.py", "judge/**/*.py", "rules_of_thumb/villainous/[a-z]*.py")
DIGESTS = ROOT / ".door" / "compiled.json"
BUILD = ROOT / ".door" / "build"


def sources() -> list[Path]:
    """What is compiled: every module of the rules, and what searches."""
    found: list[Path] = []
    for package in COMPILED_PACKAGES:
        found.extend((SRC / "skulduggery" / package).rglob("*.py"))
    for pattern in COMPILED_BOTS:
        found.extend((SRC / "skulduggery" / "bots").glob(pattern))
    return sorted(found)


def extensions(folder: str) -> list[object]:
    """What setuptools compiles: C that mypyc has written into the folder from all the sources."""
    from mypyc.build import mypycify

    os.makedirs(folder, exist_ok=True)
    return list(
        mypycify(
            [str(path.relative_to(ROOT)) for path in sources()],
            opt_level="3",
            debug_level="0",
            target_dir=folder,
            group_name="skulduggery",
        )
    )


def compiled() -> list[Path]:
    """The compiled files that lie in src/."""
    return sorted([*SRC.glob("*.so"), *(SRC / "skulduggery").rglob("*.so")])


def digests() -> dict[str, str]:
    """All that the compiled files were made of: the sources and the Python that runs them."""
    out = {
        str(path.relative_to(SRC)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sources()
    }
    out["python"] = sysconfig.get_config_var("EXT_SUFFIX")
    return out


def remember() -> None:
    """Note what the compiled files were made of."""
    DIGESTS.parent.mkdir(exist_ok=True)
    DIGESTS.write_text(json.dumps(digests(), indent=1), encoding="utf-8")


def stale() -> list[str]:
    """The sources that differ from what was compiled; empty when nothing is compiled."""
    if not compiled():
        return []
    try:
        then = json.loads(DIGESTS.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ["(nothing is known of how they were compiled)"]
    now = digests()
    return sorted(name for name in then.keys() | now.keys() if then.get(name) != now.get(name))


def clean() -> None:
    for path in compiled():
        path.unlink()
    DIGESTS.unlink(missing_ok=True)


def drop_stale() -> None:
    changed = stale()
    if changed:
        clean()
        more = f" and {len(changed) - 3} more" if len(changed) > 3 else ""
        print(
            f"The compiled rules were out of date ({', '.join(changed[:3])}{more}) and are"
            " removed; plain Python from here on. `make fast` compiles again.",
            file=sys.stderr,
        )


def missing() -> str | None:
    """What compiling needs and this machine lacks."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        return f"Python.h of this Python ({header}; Debian: sudo apt install python3-dev)"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler}; Debian: sudo apt install gcc)"
    return None


def build(to: Path | None = None) -> int:
    """Compile in place, or with a copy of everything into a folder of its own."""
    lacking = missing()
    if lacking is not None:
        print(f"Not compiled: {lacking} is missing. Plain Python goes on working.")
        return 0
    print("Compiling; this takes a few minutes ...", file=sys.stderr, flush=True)
    settings = dict(os.environ, SKULDUGGERY_COMPILE="1", SKULDUGGERY_BUILD=".door/build/mypyc")
    command = [sys.executable, "setup.py", "--quiet"]
    if to is None:
        clean()
        command += ["build_ext", "--inplace", f"--build-temp={BUILD / 'temp'}"]
    else:
        shutil.rmtree(to, ignore_errors=True)
        BUILD.mkdir(parents=True, exist_ok=True)
        command += ["egg_info", f"--egg-base={BUILD}"]
        command += ["build", f"--build-base={BUILD / 'base'}", f"--build-lib={to}"]
    done = subprocess.run(
        command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False
    )
    if done.returncode:
        if to is None:
            clean()
        print(done.stdout + done.stderr, file=sys.stderr)
        print("Compiling failed (see above); plain Python goes on working.", file=sys.stderr)
        return 1
    if to is None:
        remember()
        print(f"Compiled {len(sources())} modules. `make slow` removes them.")
    return 0


def check() -> int:
    """Whether mypyc, which is stricter than mypy, takes the sources. Nothing is compiled."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            extensions(str(BUILD / "check"))
    except SystemExit:
        print("\n".join(line for line in said.getvalue().splitlines() if "warning:" not in line))
        return 1
    print(f"mypyc takes all {len(sources())} modules.")
    return 0


def main(arguments: list[str]) -> int:
    if arguments == ["check"]:
        return check()
    if arguments == ["build"]:
        return build()
    if arguments[:1] == ["build"] and len(arguments) == 2:
        return build(Path(arguments[1]).resolve())
    if arguments == ["clean"]:
        clean()
        return 0
    if arguments == ["drop-stale"]:
        drop_stale()
        return 0
    print("usage: tools.fast build [FOLDER] | check | clean | drop-stale", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
