"""Sets up an environment inside the clone (.door/env), then does one job in it.

Needs nothing but a Python of 3.11 or newer with its standard library: no pip, no venv package, no
compiler, no rights outside the clone. The environment is built without pip; the pip that lies in
tools/pip fills it, and asks the index that this machine's pip configuration names. `make` calls
this through door.sh; without make: python3 tools/door.py play
"""

import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(
        f"Skulduggery needs Python 3.11 or newer; {sys.executable} is"
        f" {sys.version_info[0]}.{sys.version_info[1]}."
        " Type: /path/to/a/newer/python3 tools/door.py play"
    )

ROOT = Path(__file__).resolve().parent.parent
DOOR = ROOT / ".door"
ENV = DOOR / "env"
STAMP = ENV / "skulduggery.json"
PIP = ROOT / "tools" / "pip" / "pip-26.3-py3-none-any.whl"
PIP_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"

THIS_PYTHON_WILL_NOT_DO = 75
NEEDED_MODULES = ("venv", "ssl", "sqlite3", "zlib", "hashlib")

GROUPS = {
    "play": (),
    "fast": ("fast",),
    "slow": (),
    "test": ("dev",),
    "check": ("dev",),
    "laws": ("dev",),
    "bench": ("fast",),
    "arena": ("arena", "plot"),
    "web": (),
}
"""What each job needs besides the game's own dependencies: the extras of pyproject.toml."""


class Shut(Exception):
    """The door cannot open; the message says why and what to type."""

    def __init__(self, message: str, status: int = 1) -> None:
        super().__init__(message)
        self.status = status


def python_of(env: Path) -> Path:
    return env / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def requirements(groups: tuple[str, ...]) -> list[str]:
    """What has to be fetched for these groups, from pyproject.toml."""
    import tomllib

    with open(ROOT / "pyproject.toml", "rb") as file:
        project = tomllib.load(file)["project"]
    out: list[str] = list(project["dependencies"])
    for group in groups:
        out.extend(project["optional-dependencies"][group])
    return sorted(set(out))


def stamp_of(env: Path) -> dict[str, object]:
    try:
        found = json.loads((env / STAMP.name).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def base_python() -> str:
    """The Python under this one: the environment's Python is a link to it."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def prepare(env: Path, wanted: list[str], ready_made: bool = True) -> None:
    """Make `env` hold what is wanted. Quick when it does already."""
    stamp = stamp_of(env)
    python = [sys.version, sys.base_prefix]
    have = stamp.get("packages")
    if stamp.get("python") != python or not isinstance(have, list):
        have = []
        build(env)
    if set(wanted) <= set(have):
        return
    packages = sorted(set(have) | set(wanted))
    print(f"Setting up in {env} (once) ...", file=sys.stderr, flush=True)
    fill(env, packages, ready_made)
    text = json.dumps({"python": python, "packages": packages}, indent=1)
    (env / STAMP.name).write_text(text, encoding="utf-8")


def build(env: Path) -> None:
    """An empty environment that sees src/."""
    for name in NEEDED_MODULES:
        if importlib.util.find_spec(name) is None:
            raise Shut(
                f"{base_python()} lacks the module {name!r} of its standard library. Install a"
                " whole Python (Debian: sudo apt install python3), or name another one:"
                " make play PYTHON=/path/to/python3",
                THIS_PYTHON_WILL_NOT_DO,
            )
    import venv

    try:
        venv.EnvBuilder(clear=True, symlinks=os.name != "nt", with_pip=False).create(env)
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        raise Shut(f"No environment can be made in {env}: {error}") from None
    folder = subprocess.run(
        [python_of(env), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    (Path(folder) / "skulduggery.pth").write_text(
        os.path.relpath(ROOT / "src", folder) + "\n", encoding="utf-8"
    )


def fill(env: Path, packages: list[str], ready_made: bool) -> None:
    """Fetch packages with the pip in tools/pip; `ready_made`: never build one."""
    if hashlib.sha256(PIP.read_bytes()).hexdigest() != PIP_SHA256:
        raise Shut(f"{PIP} is not the file it should be. Type: git checkout -- tools/pip")
    settings = dict(os.environ)
    for name in ("PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):
        settings.pop(name, None)
    settings["PIP_USER"] = "0"
    settings["PIP_REQUIRE_VIRTUALENV"] = "0"
    settings.setdefault("PIP_RETRIES", "2")
    if not os.access(Path.home(), os.W_OK):
        settings.setdefault("PIP_NO_CACHE_DIR", "1")
    command = [str(python_of(env)), str(PIP / "pip"), "install", "-qq", "--no-input"]
    command += ["--disable-pip-version-check", *packages]
    if ready_made:
        command.append("--only-binary=:all:")
    if subprocess.run(command, env=settings, check=False).returncode:
        raise Shut(
            f"The packages for {base_python()} could not be fetched (pip says why above). With a"
            " network, or an index named for pip (PIP_INDEX_URL), type the same again.",
            THIS_PYTHON_WILL_NOT_DO,
        )


def become(command: list[str], settings: dict[str, str]) -> int:
    """Hand over to the command; on Windows, which cannot, wait for it."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":
        os.execve(command[0], command, settings)
    return subprocess.run(command, env=settings, check=False).returncode


def in_turn(commands: list[list[str]], settings: dict[str, str]) -> int:
    """All the commands, each shown; 1 when one of them failed."""
    failed: list[str] = []
    for command in commands:
        shown = shlex.join(["python", *command[1:]])
        print(f"$ {shown}", flush=True)
        if subprocess.run(command, env=settings, cwd=ROOT, check=False).returncode:
            failed.append(shown)
    for shown in failed:
        print(f"failed: {shown}", file=sys.stderr)
    return 1 if failed else 0


CHECKS = (
    ("ruff", "format", "--check", "src", "tests", "tools", "setup.py"),
    ("ruff", "check", "src", "tests", "tools", "setup.py"),
    ("mypy",),
    ("tools.fast", "check"),
    ("tools.check_words",),
    ("tools.check_arrows",),
    ("tools.rule_coverage", "--check"),
    ("tools.card_coverage",),
    ("tools.check_bundle",),
)

NODE = (20, 19)
"""The oldest Node that the tools of web/ run on."""


def npm() -> str:
    """The npm with which the browser client is built."""
    node, found = shutil.which("node"), shutil.which("npm")
    wanted = f"Node {NODE[0]}.{NODE[1]} or newer with npm (https://nodejs.org)"
    if node is None or found is None:
        missing = "node" if node is None else "npm"
        raise Shut(
            f"To build the browser client {wanted} is needed; there is no {missing} here."
            " To play it is not: the client lies built in the clone."
        )
    text = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = [int(part) for part in text.strip().lstrip("v").split(".") if part.isdigit()]
    if tuple(numbers[:2]) < NODE:
        raise Shut(f"To build the browser client {wanted} is needed; {node} is {text.strip()}.")
    return found


def build_web() -> int:
    """Fetch what web/package-lock.json names, then build the client into the package."""
    web, command = ROOT / "web", npm()
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "check"], ["run", "build"]):
        print("$ " + shlex.join(["npm", *arguments]), flush=True)
        if subprocess.run([command, *arguments], cwd=web, check=False).returncode:
            return 1
    return 0


def do(job: str, arguments: list[str]) -> int:
    python = str(python_of(ENV))
    settings = dict(os.environ)
    settings.pop("PYTHONHOME", None)
    if job == "slow":
        return become([python, "-m", "tools.fast", "clean"], settings)
    if job == "web":
        return build_web()
    if (
        job != "fast"
        and subprocess.run(
            [python, "-m", "tools.fast", "drop-stale"], env=settings, cwd=ROOT, check=False
        ).returncode
    ):
        return 1
    if job in ("play", "arena"):
        settings["SKULDUGGERY_DOOR"] = (
            "make" if "MAKELEVEL" in settings else "python3 tools/door.py play"
        )
        command = ["arena", *arguments] if job == "arena" else arguments
        return become([python, "-m", "skulduggery", *command], settings)
    os.chdir(ROOT)
    if job == "check":
        return in_turn([[python, "-m", *check] for check in CHECKS], settings)
    if job == "test":
        return become([python, "-m", "pytest", *arguments], settings)
    if job == "laws":
        settings["SKULDUGGERY_LAWS"] = "full"
        return become([python, "-m", "pytest", "tests/conformance", *arguments], settings)
    if job == "fast":
        return become([python, "-m", "tools.fast", "build", *arguments], settings)
    return become([python, "-m", "tools.bench", *arguments], settings)


def main(arguments: list[str]) -> int:
    ready_only = arguments[:1] == ["ready"]
    if ready_only:
        arguments = arguments[1:]
    job = arguments[0] if arguments else "play"
    if job not in GROUPS:
        print(f"door: {job!r} is not one of {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    try:
        if job == "web":
            npm()
        prepare(ENV, requirements(GROUPS[job]))
    except Shut as shut:
        print(shut, file=sys.stderr)
        return shut.status
    except KeyboardInterrupt:
        print("\nInterrupted; the next start goes on setting up.", file=sys.stderr)
        return 130
    except OSError as error:
        print(f"The clone cannot be written to: {error}", file=sys.stderr)
        return 1
    if ready_only:
        return 0
    return do(job, arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
