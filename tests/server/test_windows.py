"""Conditions at a table of people: the table rests, and nobody notices who could have answered."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from skulduggery.games import game
from skulduggery.server import playing, wire
from skulduggery.server.seats import BOT as BOT_SITS
from skulduggery.server.seats import PERSON, Chair, hash_of
from skulduggery.server.windows import RESTS, asked_in
from tests.games.villainous.tables import maleficent, prince_john, table
from tests.server.helpers import BOT, DEVILS, HERE, ME, OPEN, Json, Person, Server

pytestmark = pytest.mark.rule("DV-45")

ALLIES = ["rhino-guards", "nutsy", "trigger"]
HELD = ["tyranny", "vanish", "vanish", "raven"]
OTHERS = ["dragon-form", "vanish", "vanish", "raven"]
BRUNO, ANNA = 0, 1
KEYS = ("bruno", "anna")
WATCH = "watcher"


@pytest.fixture(autouse=True)
def short_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RESTS, "short", 0.25)
    monkeypatch.setattr(playing, "WRITING", 0.05)


def lay(
    server: Server,
    held: list[str],
    beat: wire.Beat = "short",
    bruno: str = PERSON,
    anna: str = PERSON,
    **his: Any,
) -> str:
    """Anna is Prince John, whose turn it is; Bruno is Maleficent and holds these cards."""
    his = {"pawn": "the-jail", "nottingham": ALLIES, "hand": ["warrant"], **his}
    laid = table(maleficent(hand=held, power=3), prince_john(**his), turn=1, phase="act").table
    chairs = [
        Chair(0, bruno, "Bruno", level="random", key=hash_of(KEYS[0]), villain="maleficent"),
        Chair(1, anna, "Anna", level="random", key=hash_of(KEYS[1]), villain="prince-john"),
    ]

    async def keep() -> str:
        making = server.client.app.state.making
        found: str = await making._keep(
            laid, chairs, "en", 1, "instant", hash_of(WATCH), True, beat=beat
        )
        return found

    with server.client.portal() as portal:
        return portal.call(keep)


@contextmanager
def all_there(server: Server, name: str) -> Iterator[tuple[Person, Person, Person]]:
    with (
        server.sit(name, KEYS[ANNA]) as anna,
        server.sit(name, KEYS[BRUNO]) as bruno,
        server.sit(name, WATCH) as watcher,
    ):
        yield anna, bruno, watcher


def rested(*people: Person) -> None:
    """Everybody reads on until the table has rested."""
    for person in people:
        while person.wait("resting")["rest"] is not None:
            pass
        person.catch_up()


def told(person: Person) -> list[Json]:
    """What was sent, but for what may differ by the milliseconds."""
    out = [json.loads(line) for line in person.lines]
    for message in out:
        message.pop("table", None)
        if message.get("rest"):
            message["rest"]["left"] = message["rest"]["left"] > 0
    return [message for message in out if message["type"] not in ("pong", "seats")]


@pytest.mark.parametrize("answers", [["gain 3", "discard"], ["end-turn"], ["gain 3", "end-turn"]])
def test_others_are_told_the_same_whether_a_hand_holds_a_condition_or_not(
    server: Server, answers: list[str]
) -> None:
    heard = []
    for hand in (HELD, OTHERS):
        name = lay(server, hand)
        with all_there(server, name) as (anna, bruno, watcher):
            for n, answer in enumerate(answers):
                anna.until_asked()
                assert anna.answer(answer)["type"] == "accepted"
                if n == 0:
                    rested(anna, bruno, watcher)
            for person in (anna, bruno, watcher):
                person.catch_up()
            heard.append((told(anna), told(watcher)))
            asked = [m["decision"] for m in told(bruno) if m.get("decision")]
            prompts = {one["prompt"] for one in asked}
            assert ("play-condition" in prompts) == (hand == HELD)
    assert heard[0] == heard[1]


def test_who_is_asked_has_as_long_as_the_table_rests(server: Server) -> None:
    name = lay(server, HELD)
    with all_there(server, name) as (anna, bruno, watcher):
        anna.answer("gain 3")
        assert bruno.until_asked()["prompt"] == "play-condition"
        rested(anna, bruno, watcher)
        assert bruno.decision is None
        assert anna.decision is not None
        # The state holds on: it is not asked about again in this turn, and nobody rests for it.
        anna.answer("discard")
        anna.answer(anna.until_asked()["options"][0]["text"])
        assert "resting" not in [one["type"] for one in watcher.catch_up()]
        later = [one["decision"] for one in bruno.catch_up() if one.get("decision")]
        assert "play-condition" not in [decision["prompt"] for decision in later]


def test_what_ceased_and_came_back_is_asked_about_again(server: Server) -> None:
    name = lay(server, HELD)
    memory = server.house.live[name].memory
    held = server.house.live[name].table
    assert held is not None
    assert memory.opens(held.state, [BRUNO])
    assert not memory.opens(held.state, [BRUNO])
    without = table(maleficent(hand=HELD, power=3), prince_john(), turn=1, phase="act").state
    assert not memory.opens(without, [BRUNO])
    assert memory.opens(held.state, [BRUNO])


def test_a_card_is_played_when_the_rest_is_over(server: Server) -> None:
    name = lay(server, HELD)
    with all_there(server, name) as (anna, bruno, watcher):
        anna.answer("gain 3")
        number = bruno.until_asked()["number"]
        bruno.send(type="answer", id="mine", decision=number, option="play tyranny")
        assert "play" not in [event["event"] for event in watcher.events]
        assert bruno.wait("accepted")["decision"] == number
        rested(anna, bruno, watcher)
        assert "tyranny" in [event.get("card") for event in watcher.events]
        assert bruno.decision is not None
        assert bruno.decision["prompt"] != "play-condition"


def test_armed_to_be_played_it_is_played_unasked(server: Server) -> None:
    name = lay(server, HELD)
    with all_there(server, name) as (anna, bruno, watcher):
        assert bruno.welcome["armed"] == {"tyranny": "ask"}
        assert anna.welcome["armed"] == watcher.welcome["armed"] == {}
        assert bruno.ask("arm", card="tyranny", how="play")["type"] == "accepted"
        anna.answer("gain 3")
        rested(anna, bruno, watcher)
        assert "tyranny" in [event.get("card") for event in anna.events]
        prompts = [m["decision"]["prompt"] for m in told(bruno) if m.get("decision")]
        assert "play-condition" not in prompts
        for person in (anna, watcher):
            assert all(not m.get("armed") for m in told(person))


def test_not_this_turn_is_not_asked_and_lasts_for_this_turn(server: Server) -> None:
    name = lay(server, HELD)
    with all_there(server, name) as (anna, bruno, watcher):
        bruno.ask("arm", card="tyranny", how="not-this-turn")
        anna.answer("gain 3")
        rested(anna, bruno, watcher)
        assert all(m.get("decision") is None for m in told(bruno))
        anna.answer("end-turn")
        bruno.until_asked()
        assert told(bruno)[-1]["armed"] == {"tyranny": "ask"}


def test_only_conditions_in_the_own_hand_are_armed(server: Server) -> None:
    name = lay(server, HELD)
    with all_there(server, name) as (anna, bruno, watcher):
        for person, card in ((bruno, "vanish"), (bruno, "malice"), (anna, "tyranny")):
            assert person.ask("arm", card=card, how="play")["code"] == "bad-request"
        assert watcher.ask("arm", card="tyranny", how="play")["code"] == "not-allowed"


def test_one_moment_is_seen_by_all_and_ends_when_its_asker_says_so(server: Server) -> None:
    name = lay(server, OTHERS)
    with all_there(server, name) as (anna, bruno, watcher):
        assert bruno.ask("moment")["code"] == "no-rest"
        anna.answer("gain 3")
        bruno.wait("resting")
        assert bruno.ask("moment")["type"] == "accepted"
        for person in (anna, watcher):
            while (rest := person.wait("resting")["rest"])["moment"] is None:
                pass
            assert rest["moment"] == BRUNO
            assert rest["left"] > 10_000
        assert anna.ask("moment")["code"] == "waiting"
        assert anna.ask("moment", yes=False)["code"] == "waiting"
        assert watcher.ask("moment")["code"] == "not-allowed"
        assert bruno.ask("moment", yes=False)["type"] == "accepted"
        rested(anna, bruno, watcher)
        assert anna.decision is not None


def test_while_it_rests_nothing_can_be_done_and_nothing_more_is_told(server: Server) -> None:
    name = lay(server, OTHERS)
    with all_there(server, name) as (anna, bruno, watcher):
        assert anna.decision is not None
        number = anna.decision["number"]
        anna.answer("end-turn")
        anna.wait("resting")
        bruno.ask("moment")
        assert anna.decision is None
        assert anna.answer("gain 3", number + 1)["code"] == "waiting"
        assert anna.ask("undo")["code"] == "waiting"
        # It is Anna's turn to everybody, by whatever way they look.
        assert anna.may_undo is None
        for key in (*KEYS, WATCH):
            seen = server.get(f"tables/{name}/view", key)
            assert seen["view"]["waiting"] == ANNA
            assert "turn" not in [event["event"] for event in seen["events"]]
            steps = server.get(f"tables/{name}/replay", key)["steps"]
            assert steps[-1]["turn"] == ANNA
            mine = server.post("tables/mine", {"keys": {name: [key]}})
            assert mine["tables"][0]["waiting"] == ANNA
        bruno.ask("moment", yes=False)
        rested(anna, bruno, watcher)
        assert bruno.view["waiting"] == BRUNO


def test_several_answers_at_once_end_where_others_may_answer(server: Server) -> None:
    said = []
    for hand in (HELD, OTHERS):
        name = lay(server, hand)
        with server.sit(name, KEYS[ANNA]) as anna:
            number = anna.until_asked()["number"]
            said.append(anna.ask("answer", decision=number, options=["gain 3", "discard"]))
            assert anna.until_asked()["number"] == number
    assert said[0]["code"] == "illegal"
    assert said[0] == said[1]


@pytest.mark.parametrize("hand", [HELD, OTHERS], ids=["held", "not held"])
def test_without_a_rest_the_table_waits_for_whoever_is_asked(
    server: Server, hand: list[str]
) -> None:
    name = lay(server, hand, beat="off")
    with all_there(server, name) as (anna, bruno, _):
        anna.answer("gain 3")
        if hand == HELD:
            assert anna.catch_up()[-1]["decision"] is None
            bruno.until_asked()
            bruno.answer("pass")
        anna.until_asked()
        # Once passed it is not asked about again in this turn.
        anna.answer("discard")
        anna.until_asked()
        assert bruno.catch_up()[-1]["decision"] is None


@pytest.mark.parametrize("hand", [HELD, OTHERS], ids=["held", "not held"])
def test_with_bots_alone_there_is_no_rest_and_one_message(
    server: Server, hand: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def passes(self: Any, *_: Any, **__: Any) -> Any:
        table = next(iter(server.house.live.values())).table
        assert table is not None
        return table.find("pass")

    name = lay(server, hand, bruno=BOT_SITS)
    with server.sit(name, KEYS[ANNA]) as anna:
        monkeypatch.setattr(type(server.house.bots), "choose", passes)
        anna.answer("gain 3")
        assert [one["type"] for one in anna.catch_up()] == ["update"]
        assert anna.decision is not None


def test_one_person_among_bots_is_waited_for(server: Server) -> None:
    name = lay(server, HELD, anna=BOT_SITS)
    with server.sit(name, KEYS[BRUNO]) as bruno:
        while bruno.until_asked()["prompt"] != "play-condition":
            bruno.answer(0)
        assert bruno.view["waiting"] == ANNA
        assert bruno.answer("play tyranny")["type"] == "accepted"
        assert "resting" not in [one["type"] for one in told(bruno)]


def test_no_rest_once_all_copies_are_seen(server: Server) -> None:
    gone = table(
        maleficent(hand=OTHERS[:2], discard=["tyranny", "tyranny"]),
        prince_john(nottingham=ALLIES),
        turn=1,
        phase="act",
    ).state
    assert gone.open_to(BRUNO) == []
    assert gone.open_to(ANNA) == []
    one_left = table(
        maleficent(hand=OTHERS[:2], discard=["tyranny"]),
        prince_john(nottingham=ALLIES),
        turn=1,
        phase="act",
    ).state
    assert one_left.open_to(BRUNO) == [("tyranny", False)]
    no_hand = table(maleficent(), prince_john(nottingham=ALLIES), turn=1, phase="act").state
    assert no_hand.open_to(BRUNO) == []


def test_what_may_be_open_does_not_depend_on_what_is_hidden() -> None:
    for hand in (HELD, OTHERS):
        laid = table(maleficent(hand=hand), prince_john(nottingham=ALLIES), turn=1, phase="act")
        assert laid.state.open_to(BRUNO) == [("tyranny", False)]


def test_whoever_is_asked_in_a_window_is_found_without_touching_the_table() -> None:
    laid = table(
        maleficent(hand=HELD), prince_john(nottingham=ALLIES, pawn="the-jail"), turn=1, phase="act"
    ).do("gain 3")
    before = laid.state.compact()
    assert [asked.actor for asked in asked_in(laid.state)] == [BRUNO]
    assert laid.state.compact() == before


def test_the_rest_of_a_new_table(server: Server) -> None:
    villainous = "disney-villainous"
    assert game(villainous).out_of_turn
    seats = [{**ME, "villain": "maleficent"}, {**OPEN, "villain": "prince-john"}]
    for more, beat in (({}, "normal"), ({"beat": "long"}, "long"), ({"beat": "off"}, "off")):
        made = server.lay(*seats, game=villainous, **more)
        assert server.get(f"tables/{made['table']}/view", made["keys"][0])["beat"] == beat
    made = server.lay({**ME, "villain": "maleficent"}, HERE, game=villainous)
    assert server.get(f"tables/{made['table']}/view", made["keys"][0])["beat"] == "off"
    made = server.lay(ME, BOT, BOT, game=DEVILS)
    assert server.get(f"tables/{made['table']}/view", made["keys"][0])["beat"] == "off"
