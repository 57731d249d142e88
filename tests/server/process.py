"""`skulduggery serve` as its own process, and people at real sockets."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.helpers import Json


class Serving:
    command: tuple[str, ...] = ("serve",)

    def __init__(self, *words: str, **env: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "skulduggery", *self.command, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": "", **env},
            start_new_session=True,
        )
        self.said: list[str] = []
        self.port = 0
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("Skulduggery: http://"):
                self.port = int(line.split()[1].rstrip("/").rpartition(":")[2])
            self.said.append(line.rstrip("\n"))

    def ready(self) -> "Serving":
        end = time.monotonic() + 60
        while True:
            assert self.process.poll() is None, self.said
            assert time.monotonic() < end, self.said
            try:
                if self.port:
                    self.ask("health")
                    return self
            except OSError:
                pass
            time.sleep(0.02)

    def ask(self, path: str, body: Any = None, key: str | None = None) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/{path}",
            None if body is None else json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        if key is not None:
            request.add_header("authorization", f"Bearer {key}")
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    @contextmanager
    def socket(self, table: str, **more: Any) -> Iterator[ClientConnection]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        with connect(url, max_size=None, **more) as found:
            yield found

    def stop(self, how: int = signal.SIGINT) -> int:
        self.process.send_signal(how)
        code = self.process.wait(30)
        self._reading.join(10)
        return code


@contextmanager
def process(place: Path, *words: str, **env: str) -> Iterator[Serving]:
    found = Serving("--db", str(place), "--port", "0", *words, **env)
    try:
        yield found.ready()
    finally:
        if found.process.poll() is None:
            found.process.kill()
            found.process.wait()


def hello(socket: ClientConnection, key: str, since: int | None = None) -> Json:
    socket.send(json.dumps({"type": "hello", "key": key, "since": since}))
    welcome: Json = json.loads(socket.recv(20))
    assert welcome["type"] == "welcome", welcome
    return welcome
