"""A client of the pipe for tests: in this process, line for line as over a real pipe."""

import json
from random import Random
from typing import Any

from skulduggery.games import SHELF
from skulduggery.pipe.session import Session

GAMES = tuple(SHELF)
PLAYERS = {
    "little-devils": 3,
    "disney-villains-card-game": 3,
    "disney-villainous": 2,
    "star-wars-villainous": 2,
}


class Client:
    def __init__(self) -> None:
        self.session = Session()

    def send(self, line: bytes | None) -> dict[str, Any]:
        """What comes back for a line; None is a line that was too long to be kept."""
        out = self.session.reply(line)
        assert out.endswith(b"\n")
        assert out.count(b"\n") == 1
        answer = json.loads(out)
        assert isinstance(answer, dict)
        return answer

    def say(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.send(json.dumps({"do": do, **fields}).encode())

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """A request that is meant to be right, without `ok` and `id`."""
        answer = self.say(do, **fields)
        assert answer.pop("ok") is True, answer
        answer.pop("id")
        return answer

    def refused(self, do: str, **fields: Any) -> tuple[str, str]:
        """The code and the message of a request that is meant to be wrong."""
        answer = self.say(do, **fields)
        assert answer["ok"] is False, answer
        assert set(answer) == {"ok", "id", "error"}
        assert set(answer["error"]) == {"code", "message"}
        return answer["error"]["code"], answer["error"]["message"]

    def new(self, game: str = "little-devils", **fields: Any) -> str:
        fields.setdefault("seed", 7)
        if "villains" not in fields:
            fields.setdefault("players", PLAYERS[game])
        table = self.ask("new", game=game, **fields)["table"]
        assert isinstance(table, str)
        return table

    def everything(self, table: str) -> list[dict[str, Any]]:
        """All that the pipe tells about a table: it changes when anything does."""
        views = [self.view(table, seat) for seat in [None, *range(self.seats(table))]]
        record = self.ask("record", table=table)
        return [*views, record, self.ask("decision", table=table), self.ask("result", table=table)]

    def seats(self, table: str) -> int:
        return self.session.tables[table].setup.players

    def view(self, table: str, seat: int | None) -> dict[str, Any]:
        view = self.ask("view", table=table, seat=seat)["view"]
        assert isinstance(view, dict)
        return view

    def play(self, table: str, luck: Random, answers: int = 1_000_000) -> list[dict[str, Any]]:
        """Answer at random, up to so many times; the events as they came."""
        events: list[dict[str, Any]] = []
        for _ in range(answers):
            decision = self.ask("decision", table=table)
            if decision["over"]:
                break
            option = luck.choice(decision["options"])
            answered = self.ask("answer", table=table, option=option[luck.choice(["n", "text"])])
            events += answered["events"]
            if answered["over"]:
                break
        return events
