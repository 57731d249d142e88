"""The sockets: who gets what, and what becomes of what nobody should send."""

import json

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.helpers import BOT, HERE, ME, OPEN, Json, Person, Server


def two_people(server: Server, **more: object) -> Json:
    """A table of two people and a bot, at which seat 0 begins."""
    options = {"rounds": 1, "first": 0, **more}
    return server.lay(ME, HERE, BOT, options=options)


def test_the_welcome_tells_all_that_a_reader_needs(server: Server) -> None:
    made = two_people(server)
    with server.sit(made["table"], made["keys"][0]) as anna:
        welcome = anna.welcome
    assert welcome["you"] == 0
    assert welcome["host"]
    assert not welcome["practice"]
    assert welcome["setup"]["players"] == 3
    assert [seat["kind"] for seat in welcome["seats"]] == ["person", "person", "bot"]
    assert [seat["here"] for seat in welcome["seats"]] == [False, True, False]
    assert welcome["decision"]["number"] == 1
    assert welcome["decision"]["options"][0]["verb"] == "play"
    assert [event["n"] for event in welcome["events"]] == list(range(1, welcome["last"] + 1))


def test_an_answer_is_accepted_and_told_to_everybody(server: Server) -> None:
    made = two_people(server)
    table = made["table"]
    with (
        server.sit(table, made["keys"][0]) as anna,
        server.sit(table, made["keys"][1]) as bruno,
        server.sit(table, made["watch"]) as watcher,
    ):
        assert (bruno.decision, watcher.decision) == (None, None)
        option = anna.welcome["decision"]["options"][-1]
        assert anna.answer(option["text"]) == {"type": "accepted", "re": 1, "decision": 1}
        for reader in (anna, bruno, watcher):
            update = reader.wait("update")
            assert update["events"][0]["event"] == "play"
            assert update["events"][0]["card"] == option["card"]
        assert bruno.decision is not None
        assert bruno.decision["number"] == 1
        assert anna.decision is None


def test_numbers_of_events_have_no_gaps_for_any_reader(server: Server) -> None:
    made = two_people(server)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
        server.sit(made["table"], made["watch"]) as watcher,
    ):
        server.play_to_the_end(anna, bruno)
        watcher.catch_up()
        for reader in (anna, bruno, watcher):
            assert [event["n"] for event in reader.events] == list(range(1, reader.last + 1))


def test_a_stale_or_repeated_answer_gets_a_clear_reply_and_changes_nothing(
    server: Server,
) -> None:
    made = two_people(server)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        anna.answer(0)
        for number in (1, 1, 0, 99):
            reply = anna.answer(0, decision=number)
            assert (reply["type"], reply["code"]) == ("refused", "stale")
        bruno.catch_up()
        assert len([one for one in bruno.events if one["event"] == "play"]) == 1


def test_nobody_answers_for_another_seat(server: Server) -> None:
    made = two_people(server)
    with (
        server.sit(made["table"], made["keys"][1]) as bruno,
        server.sit(made["table"], made["watch"]) as watcher,
    ):
        reply = bruno.answer(0, decision=1)
        assert (reply["type"], reply["code"]) == ("refused", "not-yours")
        reply = watcher.answer(0, decision=1)
        assert (reply["type"], reply["code"]) == ("refused", "not-allowed")
        bruno.catch_up()
        assert not [one for one in bruno.events if one["event"] == "play"]


def test_several_picks_are_done_all_or_none(server: Server) -> None:
    made = two_people(server)
    with server.sit(made["table"], made["keys"][0]) as anna:
        reply = anna.ask("answer", decision=1, options=[0, 0])
        assert (reply["type"], reply["code"]) == ("refused", "illegal")
        assert anna.catch_up() == []
        assert anna.ask("answer", decision=1, options=[0])["type"] == "accepted"


def test_who_comes_back_gets_what_it_missed(server: Server) -> None:
    made = server.lay(ME, HERE, HERE, options={"first": 0})
    table, key = made["table"], made["keys"][1]
    with server.sit(table, key) as bruno:
        last = bruno.last
    with server.sit(table, made["keys"][0]) as anna:
        anna.answer(0)
    with server.sit(table, key, since=last) as bruno:
        assert [event["n"] for event in bruno.welcome["events"]] == [last + 1]
        assert bruno.welcome["decision"]["number"] == 1
        bruno.answer(0)
        bruno.catch_up()
        last = bruno.last
    with server.sit(table, key, since=last) as bruno:
        assert bruno.welcome["events"] == []
    # A number from another life: everything is told.
    with server.sit(table, key, since=10_000) as bruno:
        assert bruno.welcome["events"][0]["n"] == 1


def test_two_windows_of_one_seat_see_the_same(server: Server) -> None:
    made = two_people(server)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][0]) as again,
    ):
        anna.answer(0)
        again.wait("update")
        assert again.decision is None
        reply = again.answer(0, decision=1)
        assert reply["code"] == "stale"


def test_who_is_there_is_seen(server: Server) -> None:
    made = two_people(server)
    with server.sit(made["table"], made["keys"][0]) as anna:
        assert [seat["online"] for seat in anna.welcome["seats"]] == [True, False, False]
        with server.sit(made["table"], made["keys"][1]):
            seats = anna.wait("seats")["seats"]
            assert [seat["online"] for seat in seats] == [True, True, False]
        seats = anna.wait("seats")["seats"]
        assert [seat["online"] for seat in seats] == [True, False, False]


def test_somebody_joins_while_others_watch(server: Server) -> None:
    made = server.lay(ME, OPEN, BOT, options={"first": 0})
    with server.sit(made["table"], made["keys"][0]) as anna:
        body = {"key": made["invites"][1], "name": "Gina"}
        server.post(f"tables/{made['table']}/join", body)
        assert anna.wait("seats")["seats"][1]["name"] == "Gina"


def test_what_the_rules_leave_to_memory_is_not_told_again(server: Server) -> None:
    made = two_people(server, open_memory=False)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        while len([one for one in anna.events if one["event"] == "trick"]) < 3:
            for person in (anna, bruno):
                person.catch_up()
                if person.decision:
                    person.answer(0)
        anna.catch_up()
        last = anna.last
    for since in (0, None, 1):
        with server.sit(made["table"], made["keys"][0], since=since) as anna:
            tricks = [one for one in anna.events if one["event"] == "trick"]
            assert len(tricks) == 1
            assert anna.events[-1]["n"] == anna.last >= last
    report = server.get(f"tables/{made['table']}/record", made["keys"][0])["report"]
    assert len([one for one in report["events"] if one["event"] == "trick"]) == 1
    replay = server.get(f"tables/{made['table']}/replay", made["keys"][0])
    told = [one for step in replay["steps"] for one in step["events"]["0"]]
    assert len([one for one in told if one["event"] == "trick"]) == 1


def test_why_something_is_not_allowed(server: Server) -> None:
    made = server.lay(ME, HERE, BOT, options={"first": 0})
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        card = str(bruno.view["hands"][1][0])
        assert bruno.ask("why", card=card)["reason"] == "not-your-turn.LD-4"
        assert anna.ask("why", card=_decision_card(anna))["reason"] is None
        assert anna.ask("why", card="cat")["code"] == "bad-request"
        assert anna.ask("why")["code"] == "bad-request"


def test_the_host_sets_the_pace_and_nobody_else(server: Server) -> None:
    made = two_people(server)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        assert bruno.ask("pace", pace="slow")["code"] == "not-allowed"
        assert anna.ask("pace", pace="slow")["type"] == "accepted"
        assert bruno.wait("seats")["pace"] == "slow"
        assert anna.ask("pace", pace="warp")["code"] == "bad-request"


def test_an_absent_player_becomes_a_bot_and_comes_back(server: Server) -> None:
    made = server.lay(ME, HERE, BOT, options={"first": 1})
    with server.sit(made["table"], made["keys"][0]) as anna:
        with server.sit(made["table"], made["keys"][1]) as bruno:
            assert bruno.ask("seat", seat=0, kind="bot")["code"] == "not-allowed"
            assert anna.ask("seat", seat=1, kind="bot", level="god")["code"] == "bad-request"
            assert anna.ask("seat", seat=9, kind="bot")["code"] == "bad-request"
            assert anna.ask("seat", seat=1, kind="bot", level="random")["type"] == "accepted"
            seat = bruno.wait("seats")["seats"][1]
            assert (seat["kind"], seat["standin"], seat["level"]) == ("bot", True, "random")
            reply = bruno.answer(0, decision=1)
            assert reply["code"] in ("not-yours", "stale")
        anna.until_asked()
        assert [one for one in anna.events if one["event"] == "play" and one["seat"] == 1]
        with server.sit(made["table"], made["keys"][1]) as bruno:
            # Nobody needs to ask the host to sit down on the own chair.
            assert bruno.ask("seat", seat=1, kind="person")["type"] == "accepted"
            while bruno.decision is None:
                if anna.decision is not None:
                    anna.answer(0)
                anna.catch_up()
                bruno.catch_up()
            assert bruno.decision["number"] == 2
        assert anna.ask("seat", seat=2, kind="person")["code"] == "not-allowed"


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"dance"}',
        '{"type":"answer"}',
        '{"type":"answer","id":1,"decision":"1","option":0}',
        '{"type":"answer","id":1,"decision":1,"option":0,"more":1}',
        '{"type":"answer","id":1,"decision":-1,"option":0}',
        '{"type":"answer","id":[1],"decision":1,"option":0}',
        '{"type":"answer","id":1,"decision":1,"option":' + "[" * 5000 + "]" * 5000 + "}",
        '{"type":"answer","id":1,"decision":1e400,"option":0}',
        '{"type":"hello","key":"x"}',
        '{"type":"seat","id":1,"seat":99,"kind":"bot"}',
        '{"type":"answer","id":1,"decision":1,"option":"' + "\\ud800" + '"}',
        "\x00\x01\x02",
        "a" * 16_000,
    ],
)
def test_garbage_gets_a_clear_reply_and_changes_nothing(server: Server, line: str) -> None:
    made = two_people(server)
    with server.sit(made["table"], made["keys"][0]) as anna:
        anna.session.send_text(line)
        reply = anna.read()
        assert reply["type"] == "refused"
        assert reply["code"] in ("bad-json", "bad-request")
        assert reply["message"]
        assert anna.catch_up() == []
        assert anna.answer(0)["type"] == "accepted"


def test_a_refusal_names_the_request_where_it_can_be_read(server: Server) -> None:
    made = two_people(server)
    with server.sit(made["table"], made["keys"][0]) as anna:
        anna.send(type="answer", id="mine", decision=1, option=0, more=1)
        assert anna.read()["re"] == "mine"


def test_bytes_and_long_messages_are_refused(server: Server) -> None:
    made = two_people(server)
    with server.sit(made["table"], made["keys"][0]) as anna:
        anna.session.send_bytes(b"\xff\xfe\x00")
        assert anna.read()["code"] == "bad-json"
        anna.session.send_text(json.dumps({"type": "ping", "x": "y" * 20_000}))
        assert anna.read()["code"] == "too-long"
        assert anna.answer(0)["type"] == "accepted"


def test_who_sends_nothing_but_garbage_is_shown_the_door(server: Server) -> None:
    made = two_people(server)
    with server.sit(made["table"], made["keys"][0]) as anna:
        for _ in range(20):
            anna.session.send_text("garbage")
        assert anna.wait("closing")["reason"] == "too-fast"
        with pytest.raises(WebSocketDisconnect):
            anna.read()
    with server.sit(made["table"], made["keys"][0]) as anna:
        assert anna.answer(0)["type"] == "accepted"


@pytest.mark.parametrize(
    ("hello", "reason"),
    [
        ({"type": "hello", "key": "wrong"}, "bad-key"),
        ({"type": "hello"}, "no-hello"),
        ({"type": "ping"}, "no-hello"),
        ({"type": "hello", "key": "x", "since": "y"}, "no-hello"),
        ([], "no-hello"),
    ],
)
def test_without_a_good_hello_the_socket_is_closed(
    server: Server, hello: Json, reason: str
) -> None:
    made = two_people(server)
    with server.client.websocket_connect(f"/api/tables/{made['table']}/socket") as session:
        session.send_text(json.dumps(hello))
        closing = json.loads(session.receive_text(timeout=20))
        assert closing == {"type": "closing", "reason": reason}
        with pytest.raises(WebSocketDisconnect):
            session.receive_text(timeout=20)


def test_a_table_that_is_not_there(server: Server) -> None:
    with server.client.websocket_connect("/api/tables/nowhere/socket") as session:
        session.send_text('{"type":"hello","key":"x"}')
        assert json.loads(session.receive_text(timeout=20))["reason"] == "unknown-table"


def test_a_page_of_another_origin_gets_no_socket_and_lays_no_table(server: Server) -> None:
    made = two_people(server)
    elsewhere = {"origin": "https://evil.example"}
    path = f"/api/tables/{made['table']}/socket"
    with (
        pytest.raises(WebSocketDisconnect),
        server.client.websocket_connect(path, headers=elsewhere) as session,
    ):
        session.receive_text(timeout=20)
    body = {"game": "little-devils", "seats": [ME, BOT, BOT]}
    answer = server.client.post("/api/tables", json=body, headers=elsewhere)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-allowed")
    home = {"origin": "http://testserver.local"}
    assert server.client.post("/api/tables", json=body, headers=home).status_code == 201


def test_other_tables_do_not_notice(server: Server) -> None:
    bad, good = two_people(server), two_people(server)
    with (
        server.sit(bad["table"], bad["keys"][0]) as rascal,
        server.sit(good["table"], good["keys"][0]) as anna,
        server.sit(good["table"], good["keys"][1]) as bruno,
    ):
        for _ in range(10):
            rascal.session.send_text("x" * 60_000)
        server.play_to_the_end(anna, bruno)
        assert not any(json.loads(line)["type"] == "refused" for line in anna.lines)


def test_whoever_does_not_keep_up_is_sent_away(server: Server) -> None:
    made = two_people(server)
    live = server.house.live[made["table"]]
    from skulduggery.server.sockets import Open

    slow = Open(5)
    for _ in range(10):
        slow.put(b"{}")
    assert slow.too_slow
    assert slow.waiting.get_nowait() == b'{"type":"closing","reason":"too-slow"}'
    assert slow.waiting.get_nowait() is None
    assert live.everybody() == []


def _decision_card(person: Person) -> str:
    assert person.decision is not None
    card: str = person.decision["options"][0]["card"]
    return card
