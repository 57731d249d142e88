"""A server of its own, as `skulduggery serve` starts it, and tables laid there."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from skulduggery.bots import Asked, make
from skulduggery.engine.game import Setup
from skulduggery.engine.record import Table
from skulduggery.games import game

Json = dict[str, Any]
DEVILS = "little-devils"
VILLAINS = "disney-villains-card-game"
VILLAINOUS = "disney-villainous"
SECTORS = "star-wars-villainous"
ME: Json = {"kind": "me", "name": "Anna"}
BOT: Json = {"kind": "bot", "level": "random"}
THUMB: Json = {"kind": "bot", "level": "rules-of-thumb"}
OPEN: Json = {"kind": "open"}
LOWEST_OPTION = 0


class Site:
    """`stop` and `start` again: the tables and the address stay."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.words = words
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "skulduggery", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--db", str(self.folder / "games.db"), *self.words]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line
        self.port = int(line.split("http://")[1].split("/")[0].rpartition(":")[2])
        end = time.monotonic() + 20
        while True:
            try:
                self.ask("health")
                return
            except OSError:
                assert time.monotonic() < end, "the server does not start"
                time.sleep(0.05)

    def stop(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        os.kill(self.process.pid, how)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def ask(self, path: str, body: Json | None = None, key: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if key is not None:
            headers["Authorization"] = f"Bearer {key}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}api/{path}", data, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def lay(
        self,
        game_id: str,
        *seats: Json,
        pace: str = "instant",
        seed: int | None = None,
        **options: Any,
    ) -> Json:
        if game_id == DEVILS:
            options.setdefault("rounds", 1)
        body: Json = {"game": game_id, "seats": list(seats), "pace": pace, "options": options}
        if seed is not None:
            body["seed"] = seed
        made: Json = self.ask("tables", body)
        return made

    def played(
        self, game_id: str, *seats: Json, most: int | None = None, **options: Any
    ) -> tuple[str, str]:
        """A finished table, or one after so many answers, and the key of the seat that always took
        the first option."""
        made = self.lay(game_id, *seats, **options)
        table, key = made["table"], made["keys"][0]
        given = 0
        end = time.monotonic() + 60
        while not (found := self.ask(f"tables/{table}/view", key=key))["over"]:
            assert time.monotonic() < end, "the game does not end"
            decision = found["decision"]
            if decision is None:
                time.sleep(0.03)
                continue
            if given == most:
                break
            answer = {"decision": decision["number"], "option": LOWEST_OPTION}
            self.ask(f"tables/{table}/answer", answer, key)
            given += 1
        return table, key

    def midgame(
        self, *villains: str, rounds: int, prompt: str, seed: int = 1, of: str = VILLAINOUS
    ) -> tuple[str, str]:
        """A table of Villainous some rounds on, where the first seat is asked that."""
        table = Table(game(of), setup(of, villains, seed), seed)
        bots = [make("rules-of-thumb", of, seat, seed) for seat in range(len(villains))]
        while (decision := table.state.decision()) is not None:
            view = table.state.shown(decision.actor)
            if decision.actor == 0 and decision.prompt == prompt and view["round"] >= rounds:
                break
            table.answer(bots[decision.actor].answer(Asked(view, decision, None)).text)
        return self.loaded(table, "slow")

    def loaded(self, table: Table, pace: str = "instant") -> tuple[str, str]:
        """A game that goes on from there, and the key of the first seat."""
        made = self.ask("records", {"record": table.record(), "seat": 0, "pace": pace})
        return made["table"], made["keys"][0]


def setup(of: str, villains: tuple[str, ...], seed: int) -> Setup:
    return game(of).setup(villains=list(villains), options={"first": 0}, seed=seed)
