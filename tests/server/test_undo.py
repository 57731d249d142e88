"""Taking back: free, or with the consent of the others; and what is never noticed."""

import time
from random import Random

import pytest

from skulduggery.engine import record
from skulduggery.engine.events import Event, Place, reader_bit
from skulduggery.engine.record import Answer
from skulduggery.games import game
from skulduggery.server.story import Part, Story
from skulduggery.server.tables import PACES
from skulduggery.server.undo import is_free
from tests.server.helpers import BOT, HERE, ME, Json, Person, Server


def three_people(server: Server) -> Json:
    return server.lay(ME, HERE, {**HERE, "name": "Carla"}, options={"rounds": 1, "first": 0})


def test_free_until_somebody_else_has_acted(server: Server) -> None:
    made = three_people(server)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        assert anna.welcome["may_undo"] is None
        anna.answer(0)
        assert anna.wait("update")["may_undo"] == "free"
        hand = anna.view["hands"][0]
        assert anna.ask("undo")["type"] == "accepted"
        assert bruno.wait("undo-done") == {"type": "undo-done", "by": 0}
        anna.wait("undo-done")
        update = anna.wait("update")
        assert len(update["view"]["hands"][0]) == len(hand) + 1
        # Both the answer and its taking back have a number; the new question has a new one.
        assert update["decision"]["number"] == 3
        undone = update["events"][-1]
        assert (undone["event"], undone["seat"]) == ("undo", 0)
        assert undone["back_to"] == undone["n"] - 2
        assert anna.answer(0, decision=1)["code"] == "stale"
        assert anna.answer(1)["type"] == "accepted"


def test_beyond_that_the_others_are_asked(server: Server) -> None:
    made = three_people(server)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
        server.sit(made["table"], made["keys"][2]) as carla,
        server.sit(made["table"], made["watch"]) as watcher,
    ):
        anna.answer(0)
        bruno.until_asked()
        bruno.answer(0)
        anna.catch_up()
        assert anna.may_undo == "ask"
        assert anna.ask("undo")["type"] == "accepted"
        for person in (bruno, carla, watcher):
            asked = person.wait("undo-asked")
            assert (asked["by"], asked["yes"], asked["left"]) == (0, [], [1, 2])
        assert bruno.ask("undo")["code"] == "waiting"
        assert watcher.ask("consent", yes=True)["code"] == "not-allowed"
        assert anna.ask("consent", yes=True)["code"] == "not-allowed"
        assert bruno.ask("consent", yes=True)["type"] == "accepted"
        assert bruno.ask("consent", yes=True)["code"] == "not-allowed"
        asked = carla.wait("undo-asked")
        assert (asked["yes"], asked["left"]) == ([1], [2])
        with server.sit(made["table"], made["keys"][2]) as late:
            assert late.welcome["undo"] == {"by": 0, "yes": [1], "left": [2]}
        assert carla.ask("consent", yes=True)["type"] == "accepted"
        for person in (bruno, watcher):
            assert person.wait("undo-done")["by"] == 0
        assert anna.until_asked()["number"] == 3
        assert anna.view["trick"] == []


@pytest.mark.parametrize("reason", ["no", "withdrawn", "played-on"])
def test_an_undo_that_does_not_happen(server: Server, reason: str) -> None:
    made = three_people(server)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
        server.sit(made["table"], made["keys"][2]) as carla,
    ):
        anna.answer(0)
        bruno.until_asked()
        bruno.answer(0)
        carla.until_asked()
        anna.ask("undo")
        if reason == "no":
            bruno.ask("consent", yes=False)
            seat = 1
        elif reason == "withdrawn":
            anna.ask("consent", yes=False)
            seat = 0
        else:
            carla.answer(0)
            seat = 2
        for person in (anna, bruno, carla):
            refused = person.wait("undo-refused")
            assert (refused["by"], refused["seat"], refused["reason"]) == (0, seat, reason)
        assert bruno.ask("consent", yes=True)["code"] == "stale"
        carla.catch_up()
        assert len(carla.view["trick"]) + 3 * len(carla.view["tricks"]) >= 2


def test_bots_wait_while_people_are_asked(server: Server) -> None:
    made = server.lay(ME, HERE, BOT, pace="slow", options={"rounds": 1, "first": 0})
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        anna.answer(0)
        bruno.until_asked()
        bruno.answer(0)
        anna.ask("undo")
        bruno.wait("undo-asked")
        # The bot would have played by now.
        time.sleep(PACES["slow"] + 0.6)
        anna.catch_up()
        assert len(anna.view["trick"]) == 2
        assert bruno.ask("consent", yes=False)["type"] == "accepted"
        assert anna.wait("undo-refused")["reason"] == "no"
        end = time.monotonic() + 20
        while not any(event["event"] == "trick" for event in anna.events):
            assert time.monotonic() < end, "the bot does not play on"
            anna.catch_up()
            time.sleep(0.02)


def test_who_becomes_a_bot_is_no_longer_asked(server: Server) -> None:
    made = three_people(server)
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        anna.answer(0)
        bruno.until_asked()
        bruno.answer(0)
        anna.ask("undo")
        bruno.ask("consent", yes=True)
        anna.ask("seat", seat=2, kind="bot")
        assert bruno.wait("undo-done")["by"] == 0


def test_alone_with_bots_it_is_free_and_the_record_says_so(server: Server) -> None:
    made = server.lay(ME, BOT, BOT, options={"rounds": 1, "first": 0})
    with server.sit(made["table"], made["keys"][0]) as anna:
        assert anna.welcome["practice"]
        for _ in range(3):
            anna.until_asked()
            anna.answer(0)
        anna.until_asked()
        for _ in range(3):
            assert anna.ask("undo")["type"] == "accepted"
            anna.until_asked()
        assert anna.view["trick"] == []
        assert anna.view["tricks"] == []
        assert anna.ask("undo")["code"] == "nothing-to-undo"
        server.play_to_the_end(anna)
        assert anna.ask("undo")["code"] == "over"
    record = server.get(f"tables/{made['table']}/record", made["keys"][0])["record"]
    assert "\n# practice" in record
    assert "\n# 3 times something was taken back" in record


def test_watchers_and_bots_take_nothing_back(server: Server) -> None:
    made = server.lay(ME, HERE, BOT, options={"first": 0})
    with (
        server.sit(made["table"], made["watch"]) as watcher,
        server.sit(made["table"], made["keys"][0]) as anna,
    ):
        assert watcher.ask("undo")["code"] == "not-allowed"
        assert anna.ask("undo")["code"] == "nothing-to-undo"
        assert anna.ask("consent", yes=True)["code"] == "stale"


# What makes an undo free.

ALL = (1 << 16) - 1


def played(seat: int, kind: str = "play", knows: int = ALL, audience: int = ALL) -> Part:
    place = Place(seat, "hand")
    return Part(seat, "play", [Event(kind, seat, "x", None, None, place, None, knows, audience)])


def free(*parts: Part, draws: int = -1) -> bool:
    answers = [Answer(part.seat, part.text, part.events, [], None) for part in parts]
    if draws >= 0:
        answers[draws].draws = [(6, 1)]
    return is_free(parts[0].seat, list(parts), answers)


def test_own_moves_alone_are_free() -> None:
    assert free(played(0))
    assert free(played(0), played(0, "gain"))


def test_not_after_another_seat_has_acted_visibly() -> None:
    assert not free(played(0), played(1))
    assert free(played(0), played(1, audience=reader_bit(2)))


def test_not_after_luck_or_something_hidden_came_to_light() -> None:
    assert not free(played(0), draws=0)
    for kind in ("draw", "deal", "reveal", "look", "turn-over"):
        assert not free(played(0, kind))


def test_a_card_that_lay_open_may_be_turned_and_turned_back() -> None:
    turned = Event("turn-over", 0, "card-guard-club", to=Place(0, "wicket", "courtyard"))
    assert free(Part(0, "activate card-guard-club", [turned]))


def test_a_hidden_pass_makes_no_difference() -> None:
    quiet = Part(1, "pass", [], None, True)
    assert free(played(0), quiet)
    # What happens in its wake belongs to the turn that goes on.
    loud = Part(1, "pass", [Event("gain", 0, amount=1)], None, True)
    assert free(played(0), loud)
    assert not free(played(0), loud, draws=1)


# The story of each reader.


def test_a_pass_in_anothers_turn_has_no_number_for_anybody_else() -> None:
    story = Story([Event("round", amount=1)])
    story.add(played(0))
    before = [list(story.told(reader).events) for reader in (None, 0, 2)]
    numbers = [story.decision_number(seat) for seat in (0, 2)]
    story.add(Part(1, "pass", [], None, True))
    assert [list(story.told(reader).events) for reader in (None, 0, 2)] == before
    assert [story.decision_number(seat) for seat in (0, 2)] == numbers
    assert story.decision_number(1) == 2
    assert story.last_of(1) is None


def test_numbers_go_on_after_an_undo() -> None:
    story = Story([Event("round", amount=1)])
    story.add(played(0))
    story.add(played(1, audience=ALL & ~reader_bit(2)))
    story.add(Part(0, "undo", [], 0))
    assert [one["n"] for one in story.told(0).events] == [1, 2, 3, 4]
    assert story.told(0).events[-1]["back_to"] == 1
    assert [one["n"] for one in story.told(2).events] == [1, 2, 3]
    assert story.told(2).events[-1]["back_to"] == 1
    assert (story.decision_number(0), story.decision_number(1)) == (3, 3)
    story.add(played(0))
    story.add(Part(0, "undo", [], 0))
    assert story.told(0).events[-1] == {"event": "undo", "seat": 0, "back_to": 1, "n": 6}


# Conditions: asked and passed without anybody noticing.


VILLAINS = ("maleficent", "prince-john")


def a_window() -> tuple[int, list[tuple[int, str]]]:
    """A seed and answers that lead to a player who may play a Condition."""
    chosen = game("disney-villainous")
    for seed in range(1000):
        luck = Random(seed)
        table = record.Table(chosen, chosen.setup(villains=VILLAINS), seed)
        given: list[tuple[int, str]] = []
        while len(given) < 150 and (asked := table.decision()) is not None:
            if asked.prompt == "play-condition":
                return seed, given
            given.append((asked.actor, luck.choice(asked.options).text))
            table.answer(given[-1][1])
    raise AssertionError("no game came to a Condition")


def test_a_condition_that_is_not_played_leaves_no_trace(server: Server) -> None:
    seed, given = a_window()
    seats = [{**ME, "villain": VILLAINS[0]}, {**HERE, "villain": VILLAINS[1]}]
    made = server.lay(*seats, game="disney-villainous", seed=seed)
    table = made["table"]
    with (
        server.sit(table, made["keys"][0]) as anna,
        server.sit(table, made["keys"][1]) as bruno,
    ):
        people = [anna, bruno]
        for seat, text in given:
            people[seat].until_asked()
            people[seat].answer(text)
        anna.catch_up()
        bruno.catch_up()
        asked = anna if anna.decision is not None else bruno
        other = bruno if asked is anna else anna
        assert asked.decision is not None
        assert asked.decision["prompt"] == "play-condition"
        # To the other one it is its own turn, and it is asked nothing just now.
        assert other.decision is None
        assert other.view["waiting"] == other.welcome["you"]
        numbers = len(other.events)
        may_undo = asked.may_undo
        assert asked.answer("pass")["type"] == "accepted"
        # One message: the turn goes on. No event tells of a pass, no number is left out.
        told = other.catch_up()
        assert [one["type"] for one in told] == ["update"]
        assert all(one["event"] != "pass" for one in other.events[numbers:])
        assert [one["n"] for one in other.events] == list(range(1, other.last + 1))
        assert told[0]["decision"]["number"] == other_number(given, other) + 1
        # It is final: to take it back would tell of it.
        asked.catch_up()
        assert asked.may_undo == may_undo
        replay = server.get(f"tables/{table}/replay", made["keys"][other.welcome["you"]])
        assert [step["n"] for step in replay["steps"]] == list(range(replay["total"]))
        for step in replay["steps"]:
            assert step["seat"] == other.welcome["you"] or step["text"] is None
        report = server.get(f"tables/{table}/record", made["keys"][other.welcome["you"]])
        assert "pass" not in [one["event"] for one in report["report"]["events"]]


def other_number(given: list[tuple[int, str]], other: Person) -> int:
    return sum(seat == other.welcome["you"] for seat, _ in given)
