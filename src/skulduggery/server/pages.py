"""The browser client's files, read once. The page is the same for every address that it draws."""

import gzip
import hashlib
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parent / "static"
BASE = b'<base href="./">'
KEPT_FOR_EVER = "public, max-age=31536000, immutable"
ASKED_AGAIN = "no-cache"

TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}
PACKED = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src-elem 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
"""With every answer."""

UNBUILT = b"""<!doctype html><meta charset="utf-8"><base href="./"><title>Skulduggery</title>
<p>The server runs, but the browser client is not built. In the clone: make web</p>
"""


@dataclass
class File:
    content: bytes
    packed: bytes | None
    kind: str
    etag: str
    cache: str

    @classmethod
    def of(cls, content: bytes, suffix: str, cache: str) -> "File":
        packed = gzip.compress(content, mtime=0) if suffix in PACKED else None
        return cls(
            content,
            packed,
            TYPES.get(suffix, "application/octet-stream"),
            f'"{hashlib.sha256(content).hexdigest()[:20]}"',
            cache,
        )


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        page = folder / "index.html"
        self.page = page.read_bytes() if page.is_file() else UNBUILT
        self.files: dict[str, File | None] = {}
        self.names = frozenset(
            path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
        )

    def find(self, path: str) -> File | None:
        """The file at a path (without its first slash), or the page, which draws every path that
        is no file. It is told the way back to the root, wherever a proxy has put that."""
        if path in self.names and path != "index.html":
            name = path
        elif "." in path.rpartition("/")[2]:
            return None
        else:
            name = "../" * path.count("/")
        if name not in self.files:
            self.files[name] = self._read(name)
        return self.files[name]

    def _read(self, name: str) -> File:
        if name in self.names:
            for_ever = name.startswith("assets/")
            content = (self.folder / name).read_bytes()
            return File.of(content, Path(name).suffix, KEPT_FOR_EVER if for_ever else ASKED_AGAIN)
        base = f'<base href="{name or "./"}">'.encode()
        return File.of(self.page.replace(BASE, base, 1), ".html", ASKED_AGAIN)
