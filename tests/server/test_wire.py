"""The law of the wire: whatever is sent to a reader is what that reader may see, and nothing more.

Every message of whole random games is held against a replay of the record, in which everything is
known. SKULDUGGERY_WIRE=200 plays two hundred games; else a few are played.
"""

import json
import os
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from skulduggery.bots.judge import has_judge
from skulduggery.engine import record
from skulduggery.engine.events import Event, read_all
from skulduggery.engine.game import State, Window
from skulduggery.games import game
from skulduggery.server import playing
from skulduggery.server.windows import RESTS
from tests.server.helpers import BOT, HERE, ME, Json, Person, Server

GAMES = int(os.environ.get("SKULDUGGERY_WIRE", "8"))
ASKS = 0.1
"""How often somebody asks for a hint before answering."""
KINDS = (
    "little-devils",
    "disney-villains-card-game",
    "disney-villainous",
    "star-wars-villainous",
)

WELCOME = {
    *("type", "table", "game", "rules", "setup", "seats", "you", "host", "practice", "pace"),
    *("events", "view", "notes", "decision", "over", "result", "last", "undo", "may_undo"),
    *("armed", "beat", "rest", "hints", "rematch", "closed", "version"),
}
FIELDS = {
    "welcome": WELCOME,
    "update": {
        *("type", "events", "view", "notes", "decision", "over", "result", "last", "may_undo"),
        "armed",
    },
    "resting": {"type", "rest"},
    "seats": {"type", "seats", "pace", "hints"},
    "hint": {"type", "re", "decision", "hints"},
    "accepted": {"type", "re", "decision"},
    "pong": {"type"},
    "refused": {"type", "re", "code", "message"},
}
REASON = {"reason", "count", "card", "seat"}
SEAT = {"seat", "name", "kind", "level", "villain", "online", "here", "standin"}


class Truth:
    """A finished game, replayed: every state, and what came of every answer."""

    def __init__(self, text: str) -> None:
        table = record.load(text, game)
        self.seed = str(table.seed)
        self.table = table
        self.states: list[State] = []
        self.chunks: list[list[Event]] = []
        self.given: list[int] = []
        """How many answers stood in each of the states."""
        told = table.opening
        for n, answer in enumerate(table.answers):
            assert answer.before is not None
            self._add(answer.before, told, n)
            told = self._add_windows(answer, n + 1)
        self._add(table.state, told, len(table.answers))

    def _add(self, state: State, told: list[Event], given: int) -> None:
        self.states.append(state)
        self.chunks.append(told)
        self.given.append(given)

    def _add_windows(self, answer: record.Answer, given: int) -> list[Event]:
        """A table that rests is shown as it was in the window, with what had happened by then."""
        assert answer.before is not None
        again, windows = answer.before.clone(), list[Window]()
        decision = again.decision()
        assert decision is not None
        again.windows = windows
        again.apply(decision.find(answer.text))
        after = 0
        for window in windows:
            self._add(window.state, answer.events[after : window.told], given)
            after = window.told
        return answer.events[after:]

    def window(self, at: int) -> bool:
        """Others are asked; who has answered or decided beforehand is asked no more."""
        asked = self.states[at].decision()
        return asked is not None and asked.prompt == "play-condition"

    def events(self, reader: int | None) -> tuple[list[Json], list[int]]:
        """All that a reader may be told, numbered; and how much of it after each answer."""
        out: list[Json] = []
        ends: list[int] = []
        for chunk in self.chunks:
            for event in read_all(chunk, reader):
                out.append({**event, "n": len(out) + 1})
            ends.append(len(out))
        return out, ends

    def decision(self, at: int, reader: int | None) -> Json | None:
        """What a reader is asked in a state: a decision is shown to its chooser only."""
        asked = self.states[at].decision()
        if asked is None or asked.actor != reader:
            return None
        given = sum(answer.seat == reader for answer in self.table.answers[: self.given[at]])
        return {
            "number": given + 1,
            "prompt": asked.prompt,
            "about": asked.about,
            "options": [option.to_json() for option in asked.options],
        }


def the_same(one: Any, other: Any) -> bool:
    return bool(json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True))


def check(truth: Truth, reader: int | None, lines: list[str], secrets: list[str]) -> int:
    """Hold what one reader was sent against the truth. How many pictures of the table it got."""
    events, ends = truth.events(reader)
    told = 0
    at = 0
    pictures = 0
    asked: Json | None = None
    for line in lines:
        for secret in secrets:
            assert secret not in line, f"{secret!r} is in {line[:200]}"
        message = json.loads(line)
        kind = message["type"]
        assert set(message) == FIELDS[kind]
        for seat in message.get("seats", []):
            assert set(seat) == SEAT
        if kind == "hint":
            # Options of the reader's own question, and reasons of their own shape.
            assert asked is not None
            assert asked["number"] == message["decision"]
            offered = {option["n"]: option["text"] for option in asked["options"]}
            for hint in message["hints"]:
                assert offered[hint["n"]] == hint["text"]
                assert set(hint) == {"n", "text", "chance", "reasons"}
                assert all(set(reason) == REASON for reason in hint["reasons"])
        if kind not in ("welcome", "update"):
            continue
        pictures += 1
        asked = message["decision"]
        told = 0 if kind == "welcome" else told
        for event in message["events"]:
            assert the_same(event, events[told]), f"{event} instead of {events[told]}"
            told += 1
        assert message["last"] == told
        # The state that it shows: the first from here on in which all this had happened.
        while not (
            ends[at] == told
            and the_same(truth.states[at].shown(reader), message["view"])
            and (
                the_same(truth.decision(at, reader), message["decision"])
                or (truth.window(at) and message["decision"] is None)
            )
            and the_same(truth.states[at].notes(reader), message["notes"])
        ):
            at += 1
            assert at < len(ends), f"what {reader} was sent never was: {line[:2000]}"
        over = truth.states[at].result().over
        hand = message["view"]["seats"][reader]["hand"] if message["armed"] else []
        assert set(message["armed"]) <= set(hand)
        assert message["over"] == over
        result = truth.table.state.result().to_json() if over else None
        assert message["result"] == result
    return pictures


@pytest.mark.parametrize("number", range(GAMES))
def test_nothing_on_the_wire_that_a_reader_may_not_know(
    server: Server, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RESTS, "short", 0.001)
    monkeypatch.setattr(playing, "WRITING", 0.0)
    kind = KINDS[number % len(KINDS)]
    luck = Random(number)
    options: dict[str, Json] = {
        "little-devils": {"rounds": 1, "open_memory": bool(number % 2)},
        "disney-villains-card-game": {"specials": bool(number % 2)},
        "disney-villainous": {"limit_rounds": 4},
        "star-wars-villainous": {"limit_rounds": 4},
    }
    seats = [ME, HERE] if kind.endswith("villainous") else [ME, HERE, BOT]
    beat = "short" if number // len(KINDS) % 2 else "off"
    made = server.lay(*seats, game=kind, options=options[kind], beat=beat, hints="on")
    table = made["table"]
    keys = {0: made["keys"][0], 1: made["keys"][1], None: made["watch"]}
    people: dict[int | None, Person] = {}
    with ExitStack() as stack:
        for reader, key in keys.items():
            people[reader] = stack.enter_context(server.sit(table, key))
        hints = 0

        def choose(person: Person, offered: list[Json]) -> Json:
            nonlocal hints
            if luck.random() < ASKS:
                assert person.decision is not None
                told = person.ask("hint", decision=person.decision["number"])
                hints += told["type"] == "hint"
            return luck.choice(offered)

        server.play_to_the_end(people[0], people[1], choose=choose)
        people[None].catch_up()
    truth = Truth(server.get(f"tables/{table}/record", made["keys"][0])["record"])
    private = server.house.live[table].room.secret
    for reader, person in people.items():
        secrets = [truth.seed, private, '"knows"', '"audience"', '"seed"', '"key"']
        secrets += [key for key in keys.values() if key]
        assert check(truth, reader, person.lines, secrets) > 5
    got = [sum('"type":"hint"' in line for line in person.lines) for person in people.values()]
    # Each went to who had asked, and to nobody else.
    assert sum(got) == hints
    assert got[-1] == 0
    assert bool(hints) == has_judge(kind)


def test_the_law_notices_a_card_too_many(server: Server) -> None:
    """The check itself: a hand of another seat in a view, or a card in an event, is found."""
    made = server.lay(ME, HERE, BOT)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        server.play_to_the_end(anna, bruno)
    truth = Truth(server.get(f"tables/{made['table']}/record", made["keys"][0])["record"])
    assert check(truth, 0, anna.lines, []) > 5
    welcome = json.loads(anna.lines[0])
    welcome["view"]["hands"][1] = json.loads(bruno.lines[0])["view"]["hands"][1]
    with pytest.raises(AssertionError):
        check(truth, 0, [json.dumps(welcome), *anna.lines[1:]], [])
    welcome = json.loads(anna.lines[0])
    hidden = next(one for one in welcome["events"] if one.get("seat") == 1)
    hidden["card"] = "1"
    with pytest.raises(AssertionError):
        check(truth, 0, [json.dumps(welcome), *anna.lines[1:]], [])
