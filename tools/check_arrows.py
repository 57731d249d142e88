"""Who may import whom: web -> server -> games -> engine; terminal, pipe, arena, server -> bots ->
games -> engine; words imports none of them. engine and games need the standard library only.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "skulduggery"

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "engine": (),
    "games": ("engine",),
    "bots": ("games", "engine"),
    "words": (),
    "places": (),
    "store": ("games", "engine", "places"),
    "arena": ("bots", "games", "engine", "words", "places"),
    "pipe": ("bots", "games", "engine", "words"),
    "terminal": ("bots", "games", "engine", "words", "store", "places"),
    "server": ("bots", "games", "engine", "words", "store"),
    "__init__": (),
    "__main__": ("games", "engine", "words"),
}
"""Rooms by the name that follows `skulduggery.`; a room may always import itself."""

MAY_FETCH: dict[str, tuple[str, ...]] = {
    "words": ("fluent", "babel"),
    "places": ("platformdirs",),
    "store": ("sqlalchemy",),
    "arena": ("rich", "msgspec", "choix", "numpy", "matplotlib", "ray"),
    "pipe": ("msgspec",),
    "terminal": ("rich",),
    "server": ("litestar", "uvicorn", "msgspec", "sqlalchemy", "segno"),
}
"""What a room may import from outside the standard library."""


def room_of(path: Path, package: Path) -> str:
    """The room of a module: its folder in the package, or its own name."""
    return path.relative_to(package).parts[0].removesuffix(".py")


def imports(path: Path) -> list[tuple[int, str]]:
    """Every module that a module names in an import, with its line."""
    out: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            out.extend((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                out.append((node.lineno, "." * node.level))
            elif node.module == "skulduggery":
                out.extend((node.lineno, f"skulduggery.{alias.name}") for alias in node.names)
            elif node.module is not None:
                out.append((node.lineno, node.module))
    return sorted(out)


def wrong(path: Path, package: Path) -> list[str]:
    """What a module imports and may not, as lines for people."""
    room = room_of(path, package)
    shown = path.relative_to(package.parent).as_posix()
    if room not in MAY_IMPORT:
        return [f"{shown}: room {room!r} is not in the list of tools/check_arrows.py"]
    out: list[str] = []
    for line, module in imports(path):
        top, _, rest = module.partition(".")
        if not top:
            out.append(f"{shown}:{line}: imports are written in full, from `skulduggery` on")
        elif top == "skulduggery":
            to = rest.partition(".")[0]
            if to and to not in ("__version__", room, *MAY_IMPORT[room]):
                allowed = ", ".join(MAY_IMPORT[room]) or "no other room"
                out.append(f"{shown}:{line}: {room} imports {module}; it may import {allowed}")
        elif top not in sys.stdlib_module_names and top not in MAY_FETCH.get(room, ()):
            allowed = ", ".join(MAY_FETCH.get(room, ())) or "the standard library only"
            out.append(f"{shown}:{line}: {room} imports {module}; it may import {allowed}")
    return out


def all_wrong(package: Path = PACKAGE) -> list[str]:
    out: list[str] = []
    for path in sorted(package.rglob("*.py")):
        out.extend(wrong(path, package))
    return out


def main() -> int:
    found = all_wrong()
    for line in found:
        print(line, file=sys.stderr)
    if not found:
        print("arrows: every import points the right way")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
