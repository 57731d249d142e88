"""Whether the browser client that lies in the package was built from the sources in web/, as it is.

python -m tools.check_bundle

Needs no Node: web/sources.ts leaves a digest of the sources and one of the bundle in the bundle;
here both are counted again. Also: what the first page needs to be sent stays small.
"""

import gzip
import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "skulduggery" / "server" / "static"
NAME = "sources.digest"
SKIPPED = ("node_modules", "dist")
MOST_BYTES = 150_000
"""Of the bundle packed, without icons and fonts."""
COUNTED = (".html", ".js", ".css")


def files(root: Path, left: tuple[str, ...] = ()) -> list[tuple[str, Path]]:
    """Every file with its path under `root`, in the order of the paths as bytes."""
    out: list[tuple[str, Path]] = []
    folders = [root]
    while folders:
        for path in folders.pop().iterdir():
            name = path.relative_to(root).as_posix()
            if path.name.startswith(".") or path.name in SKIPPED or name in left:
                continue
            if path.is_dir():
                folders.append(path)
            else:
                out.append((name, path))
    return sorted(out, key=lambda found: found[0].encode())


def digest(root: Path, left: tuple[str, ...] = ()) -> str:
    """Of every file: its path, its length, its text. Line ends of Windows count as any other."""
    out = hashlib.sha256()
    for name, path in files(root, left):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        out.update(f"{name}\n{len(text)}\n".encode())
        out.update(text)
    return out.hexdigest()


def size(static: Path) -> int:
    """Bytes that go over the wire for the client, packed."""
    return sum(
        len(gzip.compress(path.read_bytes(), 6, mtime=0))
        for name, path in files(static)
        if path.suffix in COUNTED
    )


def faults(web: Path = WEB, static: Path = STATIC) -> list[str]:
    try:
        lines = (static / NAME).read_text("utf-8").splitlines()
    except OSError:
        return [f"{static / NAME} is missing: the client is not built. Type: make web"]
    said = dict(line.split(" ", 1) for line in lines if " " in line)
    out: list[str] = []
    if said.get("sources") != digest(web):
        out.append("web/ has changed since the client was built. Type: make web")
    if said.get("bundle") != digest(static, (NAME,)):
        out.append(f"{static} is not as it was built. Type: make web")
    if (bytes_sent := size(static)) > MOST_BYTES:
        out.append(f"the client is {bytes_sent} bytes packed, more than {MOST_BYTES}")
    return out


def main() -> int:
    found = faults()
    for line in found:
        print(f"check_bundle: {line}", file=sys.stderr)
    if not found:
        print(f"The browser client is that of web/: {size(STATIC)} bytes packed.")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
