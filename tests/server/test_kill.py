"""kill -9 at any moment: what was acknowledged or told is there, and nothing is there twice.

SKULDUGGERY_KILLS=50 kills fifty times; else a few times.
"""

import json
import os
import random
import threading
import time
from pathlib import Path

from websockets.exceptions import WebSocketException

from skulduggery.store import Store
from tests.server.helpers import BOT, ME, Json
from tests.server.process import Serving, hello, process

KILLS = int(os.environ.get("SKULDUGGERY_KILLS", "3"))


class Anna:
    """Plays as fast as she can until the socket breaks; keeps what she was told."""

    def __init__(self, table: str, key: str) -> None:
        self.table = table
        self.key = key
        self.acknowledged: list[str] = []
        self.sent: str | None = None
        self.events: list[Json] = []
        self.over = False

    def play(self, server: Serving) -> None:
        try:
            with server.socket(self.table) as socket:
                message = hello(socket, self.key, len(self.events) or None)
                self._told(message)
                while not self.over:
                    decision = message.get("decision")
                    if message["type"] in ("welcome", "update") and decision:
                        self.sent = decision["options"][0]["text"]
                        line = {
                            "type": "answer",
                            "id": 1,
                            "decision": decision["number"],
                            "option": self.sent,
                        }
                        socket.send(json.dumps(line))
                    message = json.loads(socket.recv(30))
                    if message["type"] == "accepted":
                        assert self.sent is not None
                        self.acknowledged.append(self.sent)
                    self._told(message)
        except (WebSocketException, OSError, EOFError):
            pass

    def _told(self, message: Json) -> None:
        if message["type"] in ("welcome", "update"):
            for event in message["events"]:
                assert event["n"] == len(self.events) + 1
                self.events.append(event)
            self.over = message["over"]


def test_kill_9_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    luck = random.Random(9)
    with process(place, "--no-browser") as server:
        made = server.ask(
            "tables",
            {
                "game": "little-devils",
                "seats": [ME, BOT, BOT],
                "pace": "instant",
                "options": {"rounds": 1000},
            },
        )
        assert server.stop() == 0
    anna = Anna(made["table"], made["keys"][0])
    for _ in range(KILLS):
        with process(place, "--no-browser") as server:
            playing = threading.Thread(target=anna.play, args=(server,))
            playing.start()
            goal = len(anna.acknowledged) + luck.randint(0, 8)
            while len(anna.acknowledged) < goal and playing.is_alive():
                time.sleep(0.001)
            time.sleep(luck.uniform(0, 0.05))
            server.process.kill()
            server.process.wait()
            playing.join(30)
            assert not playing.is_alive()
        check(place, anna)
    assert len(anna.acknowledged) > KILLS
    assert not anna.over


def check(place: Path, anna: Anna) -> None:
    """What lies in the store begins with what Anna was told, and has at most one answer more."""
    store = Store.at(place)
    standing = store.standing(1)
    mine = [entry.text for entry in standing if entry.seat == 0]
    assert mine[: len(anna.acknowledged)] == anna.acknowledged
    assert len(mine) <= len(anna.acknowledged) + 1
    if len(mine) > len(anna.acknowledged):
        # Written down, but the word of it never arrived.
        assert mine[-1] == anna.sent
        anna.acknowledged.append(mine[-1])
    played = [
        (event["seat"], event["card"])
        for entry in standing
        for event in entry.events
        if event["event"] == "play"
    ]
    told = [(one["seat"], one["card"]) for one in anna.events if one["event"] == "play"]
    assert played[: len(told)] == told
    # In one round nobody plays a card twice: nothing was written down double.
    rounds: list[set[str]] = []
    for entry in standing:
        for event in entry.events:
            if event["event"] == "play":
                if not rounds or len(rounds[-1]) == 27:
                    rounds.append(set())
                assert event["card"] not in rounds[-1]
                rounds[-1].add(event["card"])
    store.close()
