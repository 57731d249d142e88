"""docs/protocol.md tells what the code does: requests, codes, options, decisions, events, views."""

import os
import re
import subprocess
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from skulduggery.arena.external import FAULTS
from skulduggery.engine.events import KINDS
from skulduggery.engine.record import Table
from skulduggery.games import game as find_game
from skulduggery.games.little_devils import laying as devils
from skulduggery.games.villainous.disney.box import BOX
from skulduggery.games.villainous.star_wars.box import BOX as SECOND_BOX
from skulduggery.games.villains_cards import laying as cards
from skulduggery.pipe.requests import CODES, REQUESTS
from tests.pipe.client import GAMES, Client

DOC = Path(__file__).parents[2] / "docs" / "protocol.md"
EVERY_VIEW = ("seat", "turn", "round", "waiting", "options_of_table")
SOME = 40


@cache
def section(title: str) -> str:
    """The text below a heading, up to the next of the same or a higher rank."""
    text = DOC.read_text(encoding="utf-8")
    found = re.search(rf"^(#+) {re.escape(title)}$", text, re.MULTILINE)
    assert found, f"no heading {title!r} in {DOC.name}"
    rest = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def rows(title: str) -> list[list[str]]:
    """The cells of the first table below a heading, without its head."""
    found = re.search(r"(?:^\|.*\n)+", section(title) + "\n", re.MULTILINE)
    assert found is not None, f"no table below {title!r}"
    lines = found[0].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def ids(cell: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", cell)


def names(title: str) -> list[str]:
    return [ids(row[0])[0] for row in rows(title)]


class Seen:
    """What random games of one game show."""

    def __init__(self, name: str) -> None:
        self.events: dict[str, set[str]] = defaultdict(set)
        self.views: set[str] = set()
        self.prompts: dict[str, set[str]] = defaultdict(set)
        self.seats: set[str] = set()
        self.zones: set[str] = set()
        for seed in range(SOME):
            self.play(name, seed)

    def play(self, name: str, seed: int) -> None:
        luck = Random(seed)
        game = find_game(name)
        options: dict[str, Any] = {
            option.name: luck.random() < 0.5 for option in game.options if option.kind == "switch"
        }
        if any(option.name == "limit_rounds" for option in game.options):
            options["limit_rounds"] = 25
        players = luck.randint(game.least, min(game.most, len(game.villains) or game.most))
        table = Table(game, game.setup(players, None, options, seed), seed)
        while (decision := table.decision()) is not None:
            self.prompts[decision.prompt] |= {option.verb for option in decision.options}
            view = table.state.shown(luck.choice([None, *range(players)]))
            self.views |= set(view)
            for entry in view.get("seats", []):
                self.seats |= set(entry)
            table.answer(luck.choice(decision.options))
        self.views |= set(table.state.shown(None))
        for event in table.events():
            for seat in (None, *range(players)):
                told = event.read(seat)
                if told is not None:
                    self.events[told.pop("event")] |= set(told)
                    self.zones |= {told[at]["zone"] for at in ("from", "to") if at in told}


@cache
def seen(name: str) -> Seen:
    return Seen(name)


def test_every_request_and_its_fields() -> None:
    told = {ids(row[0])[0]: ids(row[1]) for row in rows("Requests")}
    assert told == {name: list(request.fields) for name, request in REQUESTS.items()}


def test_which_fields_may_be_left_out() -> None:
    for row in rows("Requests"):
        request = REQUESTS[ids(row[0])[0]]
        free = [field for field in ids(row[1]) if f"(`{field}`)" in row[1]]
        assert free == [
            field.name
            for field in request.fields.values()
            if not field.needed and field.name not in request.one_of
        ]
        assert ("\\|" in row[1]) == bool(request.one_of)


def test_every_field_is_explained() -> None:
    fields = {name for request in REQUESTS.values() for name in request.fields}
    assert sorted(names("Fields")) == sorted(fields)


def test_every_code() -> None:
    assert names("Errors") == list(CODES)


def test_every_field_of_an_answer() -> None:
    client = Client()
    client.new()
    for row in rows("Requests"):
        do = ids(row[0])[0]
        fields: dict[str, Any] = {"table": "t1"} if "table" in REQUESTS[do].fields else {}
        more: dict[str, dict[str, Any]] = {
            "new": {"game": "little-devils", "players": 3},
            "lay": {"game": "little-devils", "position": {"hands": [[1], [2], [3]]}},
            "answer": {"option": 0},
            "view": {"seat": 0},
            "load": client.ask("record", table="t1") if do == "load" else {},
            "why-not": {"card": "1"},
            "bot": {"level": "random"},
        }
        fields |= more.get(do, {})
        assert set(client.ask(do, **fields)) <= set(ids(row[2])), do


def test_every_option_of_a_table() -> None:
    told = [(ids(row[0])[0], ids(row[1])[0]) for row in rows("Options of a table")]
    assert told == [(name, option.name) for name in GAMES for option in find_game(name).options]


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_and_its_verbs(game: str) -> None:
    told = {ids(row[0])[0]: set(ids(row[2])) for row in rows(f"Decisions of `{game}`")}
    for prompt, verbs in seen(game).prompts.items():
        assert verbs <= told[prompt], prompt


@pytest.mark.parametrize("game", GAMES)
def test_every_event_and_its_fields(game: str) -> None:
    told = {ids(row[0])[0]: set(ids(row[1])) for row in rows(f"Events of `{game}`")}
    assert set(told) <= set(KINDS)
    for kind, fields in seen(game).events.items():
        assert fields <= told[kind], kind
    zones = re.search(r"^Zones: (.*?)\n\n", section(f"Events of `{game}`") + "\n\n", re.M | re.S)
    assert zones is not None
    assert seen(game).zones <= set(ids(zones[1]))


@pytest.mark.parametrize("game", ["little-devils", "disney-villains-card-game"])
def test_nothing_is_told_that_does_not_happen(game: str) -> None:
    events = {ids(row[0])[0]: set(ids(row[1])) for row in rows(f"Events of `{game}`")}
    assert events == seen(game).events
    prompts = {ids(row[0])[0]: set(ids(row[2])) for row in rows(f"Decisions of `{game}`")}
    assert prompts == seen(game).prompts


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view(game: str) -> None:
    assert names("Views") == list(EVERY_VIEW)
    told = [*EVERY_VIEW, *names(f"View of `{game}`")]
    assert sorted(told) == sorted(seen(game).views)
    if seen(game).seats:
        assert seen(game).seats <= set(names(f"Seat of `{game}`"))


@pytest.mark.parametrize(
    ("title", "fields"),
    [
        ("Position of `little-devils`", devils.FIELDS),
        ("Position of `disney-villains-card-game`", cards.FIELDS),
        ("Position of `disney-villainous`", BOX.table_keys),
        ("Seat of a position of `disney-villainous`", BOX.seat_keys),
        ("Position of `star-wars-villainous`", SECOND_BOX.table_keys),
        ("Seat of a position of `star-wars-villainous`", SECOND_BOX.seat_keys),
    ],
)
def test_every_field_of_a_position(title: str, fields: tuple[str, ...]) -> None:
    assert sorted(names(title)) == sorted(fields)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_a_position_can_be_laid(game: str) -> None:
    import json

    found = re.search(r"```json\n(.*?)```", section(f"Position of `{game}`"), re.S)
    assert found is not None
    table = Client().ask("lay", game=game, position=json.loads(found[1]))
    assert table["table"] == "t1"


def program(title: str) -> str:
    found = re.search(r"```python\n(.*?)```", section(title), re.S)
    assert found is not None
    return found[1]


def test_the_example_client_plays_a_game(tmp_path: Path) -> None:
    source = program("An example client")
    assert len([line for line in source.splitlines() if line.strip()]) <= 30
    client = tmp_path / "client.py"
    client.write_text(source, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(client)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "seat 0 took" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("winners: [")


def test_the_example_bot_plays_along(tmp_path: Path) -> None:
    bot = tmp_path / "mybot"
    bot.write_text(program("A bot of your own"), encoding="utf-8")
    bot.chmod(0o755)
    door = (sys.executable, "-m", "skulduggery", "simulate", "little-devils", "--games", "3")
    beside = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    done = subprocess.run(
        [*door, "--bots", f"rules-of-thumb,{bot}", "--seconds", "30", "--jobs", "1", "--json"],
        capture_output=True, text=True, timeout=60, check=False, env=beside,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    for fault in FAULTS:
        assert f'"{fault}": 0' in done.stdout


def test_every_fault_of_a_program_is_told() -> None:
    assert set(FAULTS) <= set(ids(section("A bot of your own").replace("```", "")))
