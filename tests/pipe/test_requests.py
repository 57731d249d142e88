"""Every request, every field, every code of error. What is refused changes nothing."""

from random import Random
from typing import Any

import pytest

from skulduggery import __version__
from skulduggery.engine.decision import Refused
from skulduggery.pipe import session as sessions
from skulduggery.pipe.requests import REQUESTS
from tests.pipe.client import GAMES, PLAYERS, Client

RIGHT: dict[str, dict[str, Any]] = {
    "hello": {},
    "new": {"game": "little-devils", "players": 3, "options": {"limit": 9}, "seed": 1},
    "lay": {"game": "little-devils", "position": {"hands": [[1], [2], [3]]}, "seed": 1},
    "decision": {"table": "t1"},
    "answer": {"table": "t1", "option": 0},
    "view": {"table": "t1", "seat": 0},
    "result": {"table": "t1"},
    "undo": {"table": "t1"},
    "record": {"table": "t1"},
    "load": {"record": ""},
    "why-not": {"table": "t1", "card": "22"},
    "bot": {"table": "t1", "level": "random", "iterations": 10, "seed": 1},
    "close": {"table": "t1"},
}


@pytest.fixture
def client() -> Client:
    """A pipe with one table of Little Devils, `t1`, in which one answer has been given."""
    client = Client()
    client.new()
    client.ask("answer", table="t1", option=0)
    return client


def right(client: Client, do: str) -> dict[str, Any]:
    """Fields with which a request is right."""
    if do == "load":
        return client.ask("record", table="t1")
    return dict(RIGHT[do])


@pytest.mark.parametrize("do", REQUESTS)
def test_every_request_is_answered(client: Client, do: str) -> None:
    client.ask(do, **right(client, do))


@pytest.mark.parametrize("do", REQUESTS)
def test_a_field_that_a_request_does_not_know_is_refused(client: Client, do: str) -> None:
    before = client.everything("t1")
    code, message = client.refused(do, **right(client, do), colour="red")
    assert code == "bad-request"
    assert "'colour' is not a field of " + do in message
    assert client.everything("t1") == before


@pytest.mark.parametrize(
    ("do", "field"), [(do, name) for do, request in REQUESTS.items() for name in request.fields]
)
def test_a_field_of_the_wrong_type_is_refused_with_its_name(
    client: Client, do: str, field: str
) -> None:
    before = client.everything("t1")
    fields = right(client, do)
    for name in REQUESTS[do].one_of + REQUESTS[do].not_both:
        if field in REQUESTS[do].one_of + REQUESTS[do].not_both:
            fields.pop(name, None)
    own = {
        "players": "bad-players",
        "villains": "bad-players",
        "position": "bad-position",
        "record": "bad-record",
        "decks": "bad-option",
    }
    expected = own.get(field, "bad-request")
    if field == "options" and do != "answer":
        expected = "bad-option"
    wrong: list[object] = [True, 1.5, [[]], {"a": []}]
    if field != "seat":
        wrong.append(None)
    if field not in ("option", "card", "seed", "iterations", "players", "seconds", "seat"):
        wrong.append(5)
    for value in wrong:
        if field == "seconds" and value == 1.5:
            continue
        if field in ("position",) and isinstance(value, dict):
            continue
        code, message = client.refused(do, **(fields | {field: value}))
        assert code == expected, (field, value)
        assert field.rstrip("s") in message, message
    assert client.everything("t1") == before


@pytest.mark.parametrize(
    ("do", "field"),
    [
        (do, name)
        for do, request in REQUESTS.items()
        for name, field in request.fields.items()
        if field.needed
    ],
)
def test_a_field_that_is_missing_is_named(client: Client, do: str, field: str) -> None:
    fields = right(client, do)
    del fields[field]
    code, message = client.refused(do, **fields)
    assert code == "bad-request"
    assert f"{do} needs {field}" in message
    assert not message.endswith(",")


@pytest.mark.parametrize("do", [do for do in REQUESTS if "table" in REQUESTS[do].fields])
@pytest.mark.parametrize("table", ["", "t0", "t2", "T1", "t" * 500])
def test_a_table_that_is_not_there(client: Client, do: str, table: str) -> None:
    code, message = client.refused(do, **(right(client, do) | {"table": table}))
    assert code == "unknown-table"
    assert len(message) < 200


@pytest.mark.parametrize("do", ["", "Hello", "why_not", "quit", "x" * 5000, "__init__"])
def test_a_request_that_does_not_exist(client: Client, do: str) -> None:
    code, message = client.refused(do)
    assert code == "unknown-request"
    assert "there are hello, new, lay" in message
    assert len(message) < 300


def test_what_names_no_request(client: Client) -> None:
    assert client.send(b"{}")["error"]["code"] == "bad-request"
    assert client.send(b'{"do": null}')["error"]["code"] == "bad-request"


# hello, new, close


def test_hello_tells_the_protocol_and_the_games() -> None:
    hello = Client().ask("hello")
    assert hello["protocol"] == 1
    assert hello["version"] == __version__
    assert [game["id"] for game in hello["games"]] == list(GAMES)
    devils = hello["games"][0]
    assert devils["players"] == [3, 6]
    assert devils["villains"] == []
    assert devils["options"]["limit"] == {"type": "number", "default": 100, "min": 1, "max": 1000}
    assert devils["options"]["open_memory"] == {"type": "switch", "default": True}


@pytest.mark.parametrize("game", GAMES)
def test_new_gives_a_table_that_asks(game: str) -> None:
    client = Client()
    answer = client.ask("new", game=game, players=PLAYERS[game], seed=7)
    assert answer == {"table": "t1", "seed": 7}
    decision = client.ask("decision", table="t1")
    assert decision["over"] is False
    assert decision["options"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_table(game: str) -> None:
    client = Client()
    one, two, other = client.new(game), client.new(game), client.new(game, seed=8)
    assert client.everything(one) == client.everything(two)
    assert client.everything(one) != client.everything(other)


def test_a_seed_that_is_left_out_is_drawn_and_told() -> None:
    client = Client()
    one, two = [client.ask("new", game="little-devils", players=3) for _ in range(2)]
    assert one["seed"] != two["seed"]
    assert 0 <= one["seed"] < 2**53
    again = client.new(seed=one["seed"])
    assert client.everything(one["table"]) == client.everything(again)


@pytest.mark.parametrize("seed", [-1, 2**128, 10**60, 7.0, "7"])
def test_a_seed_out_of_range_is_refused(seed: object) -> None:
    code, message = Client().refused("new", game="little-devils", players=3, seed=seed)
    assert code == "bad-request"
    assert "0 to 2^128-1" in message


def test_the_largest_seed_is_told_exactly() -> None:
    assert Client().ask("new", game="little-devils", players=3, seed=2**128 - 1)["seed"] == (
        2**128 - 1
    )


@pytest.mark.parametrize("do", ["new", "lay"])
@pytest.mark.parametrize("game", ["", "chess", "little_devils", "x" * 5000])
def test_a_game_that_is_not_on_the_shelf(do: str, game: str) -> None:
    fields = RIGHT[do] | {"game": game}
    code, message = Client().refused(do, **fields)
    assert code == "unknown-game"
    assert "little-devils" in message


@pytest.mark.parametrize("players", [0, 2, 7, -3, 10**50, 4.0, "four", []])
def test_a_number_of_players_that_the_game_does_not_have(players: object) -> None:
    code, message = Client().refused("new", game="little-devils", players=players)
    assert code == "bad-players"
    assert "3 to 6 players are needed" in message


def test_who_plays_must_be_told() -> None:
    assert Client().refused("new", game="little-devils")[0] == "bad-players"


@pytest.mark.parametrize("game", [game for game in GAMES if game != "little-devils"])
def test_villains_take_their_seats(game: str) -> None:
    client = Client()
    all_of_them = next(g for g in client.ask("hello")["games"] if g["id"] == game)["villains"]
    chosen = list(reversed(all_of_them))[: PLAYERS[game]]
    table = client.new(game, villains=chosen)
    assert client.view(table, None)["villains"] == chosen
    for wrong in ([*chosen[:-1], chosen[0]], [*chosen[:-1], "cruella-de-vil"], chosen[:1], "jafar"):
        assert client.refused("new", game=game, villains=wrong)[0] == "bad-players", wrong
    assert client.refused("new", game=game, villains=chosen, players=6)[0] == "bad-players"


@pytest.mark.parametrize(
    "options",
    [
        {"limit": 0},
        {"limit": 1001},
        {"limit": None},
        {"limit": True},
        {"limit": 50.0},
        {"rounds": "many"},
        {"open_memory": 1},
        {"first": 3},
        {"first": -1},
        {"first": "me"},
        {"Limit": 5},
        {"x" * 9000: 5},
        [],
        "limit",
    ],
)
def test_an_option_that_cannot_be(options: object) -> None:
    client = Client()
    code, message = client.refused("new", game="little-devils", players=3, options=options)
    assert code == "bad-option"
    assert "option" in message
    assert len(message) < 300
    assert not client.session.tables


def test_options_hold_and_are_told() -> None:
    client = Client()
    table = client.new(options={"limit": 20, "first": 2})
    told = client.view(table, 0)["options_of_table"]
    assert told == {"limit": 20, "rounds": None, "open_memory": True, "first": 2}
    assert client.ask("decision", table=table)["actor"] == 2


def test_a_closed_table_is_gone_and_its_name_is_not_given_again(client: Client) -> None:
    assert client.ask("close", table="t1") == {}
    assert client.refused("close", table="t1")[0] == "unknown-table"
    assert client.new() == "t2"


def test_a_thousand_tables_and_no_more(client: Client) -> None:
    record = client.ask("record", table="t1")["record"]
    for _ in range(999):
        client.new()
    for do, fields in (("new", RIGHT["new"]), ("lay", RIGHT["lay"]), ("load", {"record": record})):
        assert client.refused(do, **fields)[0] == "too-many-tables"
    assert len(client.session.tables) == 1000
    client.ask("close", table="t500")
    assert client.new() == "t1001"


# decision, answer, view, result


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_lists_its_options(game: str) -> None:
    client = Client()
    table = client.new(game)
    decision = client.ask("decision", table=table)
    assert set(decision) == {"over", "actor", "prompt", "options"}
    assert [option["n"] for option in decision["options"]] == list(range(len(decision["options"])))
    known = {"n", "text", "verb", "card", "copy", "location", "seat", "to", "amount", "symbol"}
    for option in decision["options"]:
        assert known >= set(option) >= {"n", "text", "verb"}


@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_answered_by_index_or_by_text(game: str) -> None:
    client = Client()
    one, two = client.new(game), client.new(game)
    last = client.ask("decision", table=one)["options"][-1]
    assert client.ask("answer", table=one, option=last["n"]) == client.ask(
        "answer", table=two, option=f"  {last['text'].replace(' ', '   ')} "
    )
    assert client.everything(one) == client.everything(two)


def test_events_are_told_as_the_actor_sees_them() -> None:
    client = Client()
    table = client.new(options={"rounds": 2})
    own = []
    for _ in range(27):
        actor = client.ask("decision", table=table)["actor"]
        events = client.ask("answer", table=table, option=0)["events"]
        assert events[0]["event"] == "play"
        assert events[0]["seat"] == actor
        own += [(actor, event) for event in events if event["event"] == "deal"]
    assert len(own) == 27
    for actor, event in own:
        assert ("card" in event) == (event["seat"] == actor)


@pytest.mark.parametrize("option", [-1, 99, 10**30, "play 99", "", "PLAY 1", "play", "x" * 9000])
def test_an_option_that_is_not_offered(client: Client, option: object) -> None:
    before = client.everything("t1")
    code, message = client.refused("answer", table="t1", option=option)
    assert code == "illegal"
    assert "option" in message
    assert len(message) < 400
    assert client.everything("t1") == before


def test_answer_takes_one_option_or_a_list_of_them(client: Client) -> None:
    wrong: list[dict[str, Any]]
    wrong = [{}, {"option": 0, "options": [0]}, {"options": []}, {"options": [0, None]}]
    for fields in wrong:
        assert client.refused("answer", table="t1", **fields)[0] == "bad-request"


@pytest.mark.parametrize("answers", [[0, 0], [0, "play 1"], [99], ["nonsense", 0]])
def test_a_list_is_done_wholly_or_not_at_all(client: Client, answers: list[object]) -> None:
    """In Little Devils nobody is asked twice running within a trick, so two answers are one
    too many."""
    before = client.everything("t1")
    assert client.refused("answer", table="t1", options=answers)[0] == "illegal"
    assert client.everything("t1") == before


def test_a_list_of_one_is_an_answer(client: Client) -> None:
    client.new()
    client.ask("answer", table="t2", option=0)
    one = client.ask("answer", table="t1", options=[1])
    assert one == client.ask("answer", table="t2", option=1)


def test_a_list_goes_on_while_the_same_seat_is_asked() -> None:
    """The taker of a trick leads the next one: the last answer of a trick and the lead after it."""
    client = Client()
    position: dict[str, Any] = {"hands": [[4], [5], [8, 9]], "leader": 0, "trick": [1, 2]}
    table = client.ask("lay", game="little-devils", position=position)["table"]
    answered = client.ask("answer", table=table, options=["play 9", "play 8"])
    assert [event["event"] for event in answered["events"]] == ["play", "trick", "play"]
    assert client.ask("decision", table=table)["actor"] == 0
    client.ask("undo", table=table)
    assert client.ask("decision", table=table)["actor"] == 2


@pytest.mark.parametrize("seat", [-1, 3, 10**20])
def test_a_seat_that_nobody_has(client: Client, seat: int) -> None:
    code, message = client.refused("view", table="t1", seat=seat)
    assert code == "bad-request"
    assert "0 to 2" in message


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_for_its_seat(game: str) -> None:
    client = Client()
    table = client.new(game)
    for seat in (None, *range(PLAYERS[game])):
        view = client.view(table, seat)
        assert view["seat"] == seat
        assert {"turn", "round", "waiting", "options_of_table"} <= set(view)


def test_a_view_shows_what_the_table_does_not_keep_to_memory() -> None:
    client = Client()
    table = client.new(options={"open_memory": False})
    client.play(table, Random(1), 6)
    assert "devils" not in client.view(table, 0)
    assert "devils" in client.session.tables[table].state.view(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_a_result(game: str) -> None:
    client = Client()
    table = client.new(game, options={"limit_rounds": 3} if game == "disney-villainous" else {})
    assert client.ask("result", table=table) | {"scores": None} == {
        "over": False,
        "winners": [],
        "scores": None,
        "reason": None,
    }
    client.play(table, Random(5))
    result = client.ask("result", table=table)
    assert set(result) == {"over", "winners", "scores", "reason"}
    assert result["over"] is True
    assert result["reason"] in ("devils", "points", "objective", "limit-rounds")
    assert client.ask("decision", table=table) == {"over": True}
    for do in ("answer", "why-not", "bot"):
        assert client.refused(do, **(RIGHT[do] | {"table": table}))[0] == "over"
    assert client.refused("answer", table=table, options=[0])[0] == "over"


# undo, record, load


@pytest.mark.parametrize("game", GAMES)
def test_undo_gives_the_same_draw_again(game: str) -> None:
    client = Client()
    table = client.new(game)
    luck = Random(3)
    for _ in range(60):
        decision = client.ask("decision", table=table)
        if decision["over"]:
            break
        option = luck.choice(decision["options"])["n"]
        before = client.everything(table)
        events = client.ask("answer", table=table, option=option)["events"]
        after = client.everything(table)
        client.ask("undo", table=table)
        assert client.everything(table) == before
        assert client.ask("answer", table=table, option=option)["events"] == events
        assert client.everything(table) == after


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_the_first_decision_however_long_the_game(game: str) -> None:
    """Only the last states are kept; further back the game is played again."""
    client = Client()
    table = client.new(game)
    stations = [client.everything(table)]
    luck = Random(2)
    while len(stations) <= 3 * sessions.KEPT + 5:
        client.play(table, luck, 1)
        stations.append(client.everything(table))
        if client.ask("result", table=table)["over"]:
            break
    assert len(stations) > sessions.KEPT + 5
    for station in reversed(stations[:-1]):
        client.ask("undo", table=table)
        assert client.everything(table) == station
    assert client.refused("undo", table=table)[0] == "nothing-to-undo"
    assert client.everything(table) == stations[0]


def test_a_table_keeps_the_states_of_its_last_answers_only() -> None:
    client = Client()
    table = client.new()
    client.play(table, Random(2), 80)
    answers = client.session.tables[table].answers
    kept = [answer.before is not None for answer in answers]
    assert kept == [False] * (80 - sessions.KEPT) + [True] * sessions.KEPT
    assert not any(answer.events for answer in answers[: 80 - sessions.KEPT])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [0, 1, 20, 200])
def test_a_record_loads_as_the_same_table(game: str, answers: int) -> None:
    client = Client()
    table = client.new(game)
    client.play(table, Random(answers), answers)
    record = client.ask("record", table=table)["record"]
    loaded = client.ask("load", record=record)["table"]
    assert client.everything(loaded) == client.everything(table)
    luck = Random(1)
    assert client.play(loaded, luck, 5) == client.play(table, Random(1), 5)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1"),
        ("\n\nhello", "line 3"),
        ("skulduggery 2\n", "line 1"),
        ("skulduggery 1\n", "'game' is missing"),
        ("skulduggery 1\ngame chess\n", "chess"),
        ("skulduggery 1\ngame little-devils\nrules 999\n", "line 3"),
        ("skulduggery 1\ngame little-devils\nrules 1\nplayers 9\nseed 1\n", "line 4"),
    ],
)
def test_a_record_that_cannot_be_read(text: str, place: str) -> None:
    client = Client()
    code, message = client.refused("load", record=text)
    assert code in ("bad-record", "unknown-game")
    assert place in message
    assert not client.session.tables


def test_a_record_that_was_tampered_with() -> None:
    client = Client()
    table = client.new()
    client.play(table, Random(1), 10)
    lines = client.ask("record", table=table)["record"].splitlines()
    assert len(lines) == 17
    for n, line in enumerate(lines[6:], 6):
        for other in ("0 play 99", "9 play 1", "draw 3:5", "draw x", "hello", line + " 1"):
            text = "\n".join([*lines[:n], other, *lines[n + 1 :]])
            code, message = client.refused("load", record=text)
            assert code == "bad-record"
            assert "line " in message


# why-not, bot


def test_why_not_names_the_rule_that_forbids() -> None:
    client = Client()
    position: dict[str, Any] = {"hands": [[4], [5, 20, 25], [8, 9]], "leader": 0}
    table = client.ask("lay", game="little-devils", position=position)["table"]
    client.ask("answer", table=table, option="play 4")
    client.ask("answer", table=table, option="play 20")
    assert client.ask("why-not", table=table, card="9") == {"reason": None}
    assert client.ask("why-not", table=table, card=9) == {"reason": None}
    assert client.ask("why-not", table=table, card="5")["reason"].endswith(".LD-3")
    for fields in ({"card": "ace"}, {"location": "hell"}, {"card": "9", "location": "hell"}, {}):
        assert client.refused("why-not", table=table, **fields)[0] == "bad-request"


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_what_is_offered_and_changes_nothing(game: str) -> None:
    from skulduggery.bots import imagines, levels

    client = Client()
    table = client.new(game)
    client.play(table, Random(1), 7)
    before = client.everything(table)
    texts = [option["text"] for option in client.ask("decision", table=table)["options"]]
    for level in levels(game):
        for fields in ({}, {"seconds": 0.05}, {"iterations": 20}):
            asked = {"table": table, "level": level, "seed": 9} | fields
            option = client.ask("bot", **asked)["option"]
            assert option in texts
            if "iterations" in fields or not imagines(level):
                assert client.ask("bot", **asked)["option"] == option
        assert client.ask("bot", table=table, level=level)["option"] in texts
    assert client.everything(table) == before


@pytest.mark.parametrize(
    "fields",
    [
        {"level": "genius"},
        {"level": "random", "seconds": 0},
        {"level": "random", "seconds": -1},
        {"level": "random", "seconds": 1e9},
        {"level": "random", "iterations": 0},
        {"level": "random", "iterations": 10**12},
        {"level": "random", "iterations": 5, "seconds": 1},
        {"level": "random", "seed": -1},
    ],
)
def test_a_bot_that_cannot_be_asked_like_that(client: Client, fields: dict[str, Any]) -> None:
    code, message = client.refused("bot", table="t1", **fields)
    assert code == "bad-request"
    assert message


# What nobody should ever see


def test_a_fault_of_the_program_is_told_and_changes_nothing(
    client: Client, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = client.everything("t1")

    def broken(fields: dict[str, Any]) -> dict[str, Any]:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(client.session, "do_view", broken)
    code, message = client.refused("view", table="t1", seat=0)
    assert (code, "a secret" in message) == ("internal", False)
    assert "ZeroDivisionError" in capsys.readouterr().err
    monkeypatch.undo()
    assert client.everything("t1") == before


def test_a_text_that_cannot_be_written_is_still_an_answer(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(fields: dict[str, Any]) -> dict[str, Any]:
        raise Refused("illegal", "\ud800" + "x" * 100_000)

    monkeypatch.setattr(client.session, "do_view", broken)
    code, message = client.refused("view", table="t1", seat=0)
    assert code == "illegal"
    assert len(message) < 3000
