"""Laying a table: what is laid is what is seen, and what cannot be laid is told by its place."""

import json
from random import Random
from typing import Any

import pytest

from tests.pipe.client import GAMES, Client


def lay(client: Client, game: str, position: dict[str, Any], **fields: Any) -> str:
    table = client.ask("lay", game=game, position=position, **fields)["table"]
    assert isinstance(table, str)
    return table


def position_of(client: Client, table: str) -> dict[str, Any]:
    return client.session.tables[table].state.position()


WHOLE = {
    "lead", "second", "higher", "lower", "cannot-follow",
    "play-card", "play-forced-card",
    "move-pawn", "choose-action",
}  # fmt: skip
"""What is asked when no effect is half done; `pass` is then not among the options."""


def is_whole(decision: dict[str, Any]) -> bool:
    verbs = {option["verb"] for option in decision["options"]}
    return decision["prompt"] in WHOLE and "pass" not in verbs


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_a_game_can_be_laid_and_is_the_same_position(game: str) -> None:
    client = Client()
    laid = 0
    for seed in range(8):
        table = client.new(game, seed=seed)
        luck = Random(seed)
        for _ in range(60):
            decision = client.ask("decision", table=table)
            if decision["over"]:
                break
            if is_whole(decision):
                position = position_of(client, table)
                assert json.loads(json.dumps(position)) == position
                options = client.view(table, None)["options_of_table"]
                again = lay(client, game, position, options=options)
                assert position_of(client, again) == position
                assert client.ask("decision", table=again) == decision
                client.ask("close", table=again)
                laid += 1
            client.play(table, luck, 1)
    assert laid > 100


@pytest.mark.parametrize("game", GAMES)
def test_a_laid_table_can_be_played_recorded_loaded_and_undone(game: str) -> None:
    client = Client()
    position = position_of(client, client.new(game))
    table = lay(client, game, position, seed=3)
    first = client.everything(table)
    luck = Random(1)
    client.play(table, luck, 30)
    record = client.ask("record", table=table)["record"]
    loaded = client.ask("load", record=record)["table"]
    assert client.everything(loaded) == client.everything(table)
    for _ in range(30):
        client.ask("undo", table=loaded)
    assert client.everything(loaded) == first


def test_the_hands_of_little_devils_are_seen_as_they_were_laid() -> None:
    client = Client()
    hands = [[5, 22], [7, 30], [1, 27], [2, 34]]
    position = {"hands": hands, "leader": 2, "totals": [9, 8, 7, 6], "taken": [[3], [], [4], []]}
    table = lay(client, "little-devils", position)
    for seat in range(4):
        view = client.view(table, seat)
        assert view["hands"] == [hands[n] if n == seat else 2 for n in range(4)]
        assert (view["waiting"], view["leader"], view["dealer"]) == (2, 2, 1)
        assert view["totals"] == [9, 8, 7, 6]
        assert view["taken"] == [[3], [], [4], []]
    texts = [option["text"] for option in client.ask("decision", table=table)["options"]]
    assert texts == ["play 1", "play 27"]


def test_the_piles_of_the_card_game_are_seen_as_they_were_laid() -> None:
    client = Client()
    position = {
        "villains": ["maleficent", "jafar", "scar"],
        "turn": 1,
        "hands": [["red-2"], ["green-3", "blue-2"], []],
        "piles": [["green-2", "hero:red-1"], ["blue-4"], ["red-3"]],
        "decks": [[], [], []],
    }
    table = lay(client, "disney-villains-card-game", position)
    view = client.view(table, 1)
    assert view["villains"] == position["villains"]
    assert sorted(view["hands"][1]) == ["blue-2", "green-3"]
    assert view["hands"][0] == 1
    assert view["tops"] == ["hero", "blue-4", "red-3"]
    assert view["sizes"] == [2, 1, 1]
    assert view["decks"] == [0, 0, 0]
    assert view["piles"][0] == [None, None]
    assert client.ask("decision", table=table)["actor"] == 1


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({}, "hands"),
        ({"hands": []}, "hands"),
        ({"hands": 5}, "hands"),
        ({"hands": [[1], [2]]}, "hands"),
        ({"hands": [[1], [2], [28]]}, "hands[2][0]"),
        ({"hands": [[1], [2], [1]]}, "hands[2][0]"),
        ({"hands": [[1], [2], ["3"]]}, "hands[2][0]"),
        ({"hands": [[1], [2], [True]]}, "hands[2][0]"),
        ({"hands": [[1], [2], [10**50]]}, "hands[2][0]"),
        ({"hands": [[1], [2], []]}, "hands[2]"),
        ({"hands": [[1], [2], [3]], "leader": 3}, "leader"),
        ({"hands": [[1], [2], [3]], "trick": [4, 5, 6]}, "trick"),
        ({"hands": [[1], [2], [3]], "taken": [[1], [], []]}, "taken[0][0]"),
        ({"hands": [[1], [2], [3]], "taken": [[]]}, "taken"),
        ({"hands": [[1], [2], [3]], "totals": [1, 2, -3]}, "totals[2]"),
        ({"hands": [[1], [2], [3]], "round": 0}, "round"),
        ({"hands": [[1], [2], [3]], "colour": "red"}, "colour"),
    ],
)
def test_a_position_of_little_devils_that_cannot_be(position: dict[str, Any], place: str) -> None:
    client = Client()
    code, message = client.refused("lay", game="little-devils", position=position)
    assert code == "bad-position"
    assert place in message
    assert not client.session.tables


VILLAINS = ["maleficent", "jafar", "scar"]


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({}, "villains"),
        ({"villains": ["jafar"]}, "villains"),
        ({"villains": ["jafar", "scar", "jafar"]}, "villains[2]"),
        ({"villains": ["jafar", "scar", "prince-john"]}, "villains[2]"),
        ({"villains": VILLAINS, "hands": [["red-7"]]}, "hands[0][0]"),
        ({"villains": VILLAINS, "hands": [["curse"]]}, "hands[0][0]"),
        ({"villains": VILLAINS, "hands": [[], [], [], ["red-1"]]}, "hands"),
        ({"villains": VILLAINS, "hands": [["red-5"] * 9]}, "hands[0]"),
        ({"villains": VILLAINS, "hands": [["hero:red-5"]]}, "hands[0][0]"),
        ({"villains": VILLAINS, "piles": [[5]]}, "piles[0][0]"),
        ({"villains": VILLAINS, "turn": 3}, "turn"),
        ({"villains": VILLAINS, "tricks": []}, "tricks"),
    ],
)
def test_a_position_of_the_card_game_that_cannot_be(position: dict[str, Any], place: str) -> None:
    client = Client()
    code, message = client.refused("lay", game="disney-villains-card-game", position=position)
    assert code == "bad-position"
    assert place in message
    assert not client.session.tables


@pytest.mark.parametrize("options", [{"limit": 0}, {"colour": 1}, []])
def test_options_of_a_laid_table_are_checked_too(options: object) -> None:
    client = Client()
    position = {"hands": [[1], [2], [3]]}
    code, _ = client.refused("lay", game="little-devils", position=position, options=options)
    assert code == "bad-option"
