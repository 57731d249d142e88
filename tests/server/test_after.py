"""After the end: the record, the replay, playing on from a moment, and another game."""

import time
from random import Random
from typing import Any

import pytest

from skulduggery.engine import record
from skulduggery.games import game
from tests.server.helpers import BOT, HERE, ME, OPEN, Json, Server


def finished(server: Server, **more: Any) -> Json:
    made = server.lay(ME, HERE, BOT, **more)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        luck = Random(5)
        server.play_to_the_end(anna, bruno, choose=lambda _, offered: luck.choice(offered))
    return made


def test_while_it_runs_there_is_a_report_and_no_record(server: Server) -> None:
    made = server.lay(ME, HERE, BOT, options={"first": 0}, seed=987654321)
    answer = server.client.get(
        f"/api/tables/{made['table']}/record",
        headers={"Authorization": f"Bearer {made['keys'][1]}"},
    )
    told = answer.json()
    assert told["record"] is None
    assert told["report"]["you"] == 1
    assert told["report"]["version"]
    assert "987654321" not in answer.text
    assert "seed" not in answer.text


def test_the_record_of_a_finished_game_is_the_game(server: Server) -> None:
    made = finished(server)
    for key in (made["keys"][0], made["watch"]):
        told = server.get(f"tables/{made['table']}/record", key)
        assert told["report"] is None
        table = record.load(told["record"], game)
        assert table.state.actor() < 0
        assert len(table.answers) == 27
        assert "# practice" not in told["record"]


def test_a_chosen_seed_is_told_in_the_record(server: Server) -> None:
    made = finished(server, seed=5)
    text = server.get(f"tables/{made['table']}/record", made["keys"][0])["record"]
    assert "# the luck was known" in text
    assert "\nseed 5\n" in text


def test_the_replay_shows_every_step_to_everybody_after_the_end(server: Server) -> None:
    made = finished(server)
    replay = server.get(f"tables/{made['table']}/replay", made["watch"])
    assert replay["total"] == 28
    assert [step["n"] for step in replay["steps"]] == list(range(28))
    table = record.load(
        server.get(f"tables/{made['table']}/record", made["keys"][0])["record"], game
    )
    for step in replay["steps"]:
        state = table.at(step["n"])
        for reader in ("0", "1", "2", "watch"):
            seat = None if reader == "watch" else int(reader)
            assert step["views"][reader] == state.shown(seat)
    assert replay["steps"][0]["seat"] is None
    assert replay["steps"][5]["text"] == table.answers[4].text
    assert replay["steps"][5]["option"]["text"] == table.answers[4].text
    part = server.get(f"tables/{made['table']}/replay?from=3&to=5", made["watch"])
    assert part["steps"] == replay["steps"][3:5]
    assert server.get(f"tables/{made['table']}/replay?from=99", made["watch"])["steps"] == []


def test_while_it_runs_the_replay_is_the_readers_own(server: Server) -> None:
    made = server.lay(ME, HERE, HERE, options={"first": 0})
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        anna.answer(0)
        bruno.until_asked()
        bruno.answer(0)
    for seat in (0, 1):
        replay = server.get(f"tables/{made['table']}/replay", made["keys"][seat])
        assert replay["total"] == 3
        for step in replay["steps"]:
            assert set(step["views"]) == {str(seat)}
            assert set(step["events"]) == {str(seat)}
            assert step["option"] is None
            assert (step["text"] is not None) == (step["seat"] == seat)


def test_only_a_finished_game_is_played_on_from(server: Server) -> None:
    made = server.lay(ME, HERE, BOT, options={"first": 0})
    refused = server.refused("POST", f"tables/{made['table']}/fork", {"at": 0}, made["keys"][0])
    assert refused[:2] == (403, "not-allowed")


def test_play_on_from_a_moment_with_new_luck_or_the_same(server: Server) -> None:
    made = finished(server, options={"rounds": 2})
    path = f"tables/{made['table']}"
    text = server.get(f"{path}/record", made["keys"][1])["record"]
    table = record.load(text, game)
    fork = server.post(f"{path}/fork", {"at": 10, "pace": "slow"}, made["keys"][1])
    assert [key is not None for key in fork["keys"]] == [False, True, False]
    seen = server.get(f"tables/{fork['table']}/view", fork["keys"][1])
    assert seen["practice"]
    assert seen["view"]["hands"][1] == table.at(10).shown(1)["hands"][1]
    same = server.post(
        f"{path}/fork", {"at": 0, "luck": "same", "pace": "instant"}, made["keys"][0]
    )
    with server.sit(same["table"], same["keys"][0]) as anna:
        server.play_to_the_end(anna)
    again = server.get(f"tables/{same['table']}/record", same["keys"][0])["record"]
    assert "# the luck was known" in again
    seeds = [line for line in (text + again).split("\n") if line.startswith("seed ")]
    assert seeds[0] == seeds[1]
    other = server.post(f"{path}/fork", {"at": 0, "pace": "instant"}, made["keys"][0])
    with server.sit(other["table"], other["keys"][0]) as anna:
        server.play_to_the_end(anna)
    again = server.get(f"tables/{other['table']}/record", other["keys"][0])["record"]
    assert seeds[0] not in again


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"at": 99}, "bad-request"),
        ({"at": 27}, "over"),
        ({"at": 3, "seat": 7}, "bad-request"),
        ({"at": 3, "level": "god"}, "bad-request"),
        ({"at": -1}, "bad-request"),
        ({}, "bad-request"),
    ],
)
def test_a_moment_that_cannot_be_played_on_from(server: Server, body: Json, code: str) -> None:
    made = finished(server)
    refused = server.refused("POST", f"tables/{made['table']}/fork", body, made["keys"][0])
    assert refused[1] == code


def test_a_finished_record_is_read_and_looked_at(server: Server) -> None:
    made = finished(server)
    text = server.get(f"tables/{made['table']}/record", made["keys"][0])["record"]
    read = server.post("records", {"record": text})
    assert read["keys"] == [None, None, None]
    replay = server.get(f"tables/{read['table']}/replay", read["watch"])
    assert replay["over"]
    assert replay["steps"] == server.get(f"tables/{made['table']}/replay", made["keys"][0])["steps"]
    fork = server.post(f"tables/{read['table']}/fork", {"at": 4, "seat": 2}, read["watch"])
    assert fork["keys"][2] is not None


def test_an_unfinished_record_is_played_on(server: Server) -> None:
    chosen = game("little-devils")
    table = record.Table(chosen, chosen.setup(3, options={"rounds": 1}), 7)
    for _ in range(5):
        table.answer(0)
    seat = table.state.actor()
    for text in (table.record(), table.record(with_seed=False)):
        read = server.post("records", {"record": text, "pace": "slow"})
        assert [key is not None for key in read["keys"]] == [n == seat for n in range(3)]
        seen = server.get(f"tables/{read['table']}/view", read["keys"][seat])
        assert seen["view"]["hands"][seat] == table.state.shown(seat)["hands"][seat]
        assert seen["decision"]["number"] > 1


@pytest.mark.parametrize(
    "text",
    ["", "hello", "skulduggery 1\ngame chess\n", "skulduggery 1\n" + "0 play 1\n" * 20_000],
)
def test_a_record_that_cannot_be_read_names_its_line(server: Server, text: str) -> None:
    status, code, message = server.refused("POST", "records", {"record": text})
    assert (status, code) == (400, "bad-record")
    assert message


def test_a_rematch_has_the_seats_moved_on_and_new_keys(server: Server) -> None:
    made = server.lay(ME, HERE, BOT, OPEN, options={"rounds": 1})
    key_of_open = made["invites"][3]
    table = made["table"]
    assert server.refused("POST", f"tables/{table}/rematch", None, made["keys"][0])[0] == 409
    server.post(f"tables/{table}/join", {"key": key_of_open, "name": "Hugo"})
    with (
        server.sit(table, made["keys"][0]) as anna,
        server.sit(table, made["keys"][1]) as bruno,
        server.sit(table, key_of_open) as hugo,
        server.sit(table, made["watch"]) as watcher,
    ):
        server.play_to_the_end(anna, bruno, hugo)
        assert watcher.ask("rematch")["code"] == "not-allowed"
        assert bruno.ask("rematch")["type"] == "accepted"
        keys = {}
        for name, person in (("anna", anna), ("hugo", hugo), ("watcher", watcher)):
            message = person.wait("rematch")
            keys[name] = message["key"]
            following = message["table"]
        # Asking again gives the same table and key; so does asking over HTTP, once back.
        assert anna.ask("rematch")["type"] == "accepted"
        assert anna.wait("rematch") == {
            "type": "rematch",
            "table": following,
            "key": keys["anna"],
        }
    told = server.post(f"tables/{table}/rematch", key=made["keys"][1])
    assert told["table"] == following
    keys["bruno"] = told["key"]
    assert len(set(keys.values())) == 4
    for name, seat in (("anna", 1), ("bruno", 2), ("hugo", 0), ("watcher", None)):
        seen = server.get(f"tables/{following}/view", keys[name])
        assert seen["you"] == seat
        assert seen["host"] == (name == "anna")
    assert [one["name"] for one in seen["seats"]] == ["Hugo", "Anna", "Bruno", None]
    assert seen["seats"][3]["kind"] == "bot"
    # The old keys do not open the new table.
    assert server.refused("GET", f"tables/{following}/view", key=made["keys"][0])[0] == 403
    assert server.get(f"tables/{table}/view", made["keys"][0])["rematch"] == following


def test_the_villains_of_a_rematch_go_with_their_people(server: Server) -> None:
    game_id = "disney-villains-card-game"
    made = server.lay({**ME, "villain": "scar"}, BOT, {**BOT, "villain": "random"}, game=game_id)
    with server.sit(made["table"], made["keys"][0]) as anna:
        server.play_to_the_end(anna)
    told = server.post(f"tables/{made['table']}/rematch", key=made["keys"][0])
    seats = server.get(f"tables/{told['table']}/view", told["key"])["seats"]
    assert (seats[1]["name"], seats[1]["villain"]) == ("Anna", "scar")


def test_bots_alone_play_to_the_end_while_somebody_watches(server: Server) -> None:
    made = server.lay(BOT, BOT, BOT)
    assert made["keys"] == [None, None, None]
    with server.sit(made["table"], made["watch"]) as watcher:
        assert watcher.welcome["host"]
        end = time.monotonic() + 30
        while not watcher.over:
            assert time.monotonic() < end
            watcher.catch_up()
        assert watcher.ask("rematch")["type"] == "accepted"
