"""Hints on the server: for the seat that asks, from what it knows, and nobody else notices."""

import asyncio
import pickle
import time
from base64 import b64decode
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.bots.bot import imagined_for
from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision, Refused
from skulduggery.engine.game import State
from skulduggery.server import advice, bots, wire
from skulduggery.server.advice import Advice
from skulduggery.server.bots import Bots
from skulduggery.server.limits import Limits
from skulduggery.server.windows import before_asking
from tests.server.helpers import (
    BOT,
    HERE,
    ME,
    OPEN,
    AdviceHere,
    Json,
    NoLimits,
    Person,
    Server,
    serving,
)
from tests.server.test_bots import SCRIPTS, laid
from tests.server.test_windows import HELD, OTHERS, all_there, lay
from tests.server.test_windows import short_rests as short_rests

CARLA: Json = {**HERE, "name": "Carla"}
JUDGED = ("little-devils", "disney-villains-card-game", "disney-villainous")


def hint(person: Person, decision: int | None = None) -> Json:
    if decision is None:
        assert person.decision is not None
        decision = person.decision["number"]
    return person.ask("hint", decision=decision)


def thinking(server: Server, table: str) -> Any:
    """What is thought about, once it is."""
    end = time.monotonic() + 10
    while not (found := server.house.live[table].advising()):
        assert time.monotonic() < end, "nothing is thought about"
        time.sleep(0.005)
    return found[0]


def until_asked(wanted: Person, other: Person) -> None:
    """The other plays until that one is asked."""
    end = time.monotonic() + 20
    while True:
        assert time.monotonic() < end, "nothing is asked"
        wanted.catch_up()
        other.catch_up()
        if wanted.decision is not None:
            return
        if other.decision is not None:
            other.answer(0)


def two(server: Server, **more: Any) -> Json:
    return server.lay(ME, HERE, BOT, options={"rounds": 1, "first": 0}, **more)


# What is told.


@pytest.mark.parametrize("game", JUDGED)
def test_the_best_options_with_their_chances_and_reasons(server: Server, game: str) -> None:
    seats = [ME, BOT] if game == "disney-villainous" else [ME, BOT, BOT]
    made = server.lay(*seats, game=game, options={"first": 0})
    with server.sit(made["table"], made["keys"][0]) as anna:
        assert anna.welcome["hints"] == "on"
        asked = anna.until_asked()
        told = hint(anna)
        assert (told["type"], told["decision"]) == ("hint", asked["number"])
        texts = {option["n"]: option["text"] for option in asked["options"]}
        assert len(told["hints"]) == min(3, len(texts))
        for one in told["hints"]:
            assert set(one) == {"n", "text", "chance", "reasons"}
            assert texts[one["n"]] == one["text"]
            assert 0 <= one["chance"] <= 1
            assert one["reasons"]
            for reason in one["reasons"]:
                assert set(reason) == {"reason", "count", "card", "seat"}
        chances = [one["chance"] for one in told["hints"]]
        assert chances == sorted(chances, reverse=True)
        # It can be taken as an answer.
        assert anna.answer(told["hints"][0]["text"])["type"] == "accepted"


def test_only_who_is_asked_gets_one(server: Server) -> None:
    made = two(server, hints="on")
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
        server.sit(made["table"], made["watch"]) as watcher,
    ):
        asked = anna.until_asked()
        assert hint(bruno, asked["number"])["code"] == "not-yours"
        assert hint(watcher, asked["number"])["code"] == "not-allowed"
        assert hint(anna, asked["number"] + 1)["code"] == "stale"
        anna.answer(0)
        anna.catch_up()
        assert hint(anna, asked["number"])["code"] == "not-yours"
        anna.ask("seat", seat=1, kind="bot", level="random")
        assert hint(bruno, 1)["code"] == "not-yours"
        server.play_to_the_end(anna)
        assert hint(anna, 99)["code"] == "not-yours"


def test_a_game_without_a_judge_says_so(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skulduggery.server.standing.has_judge", lambda game: False)
    made = server.lay(ME, BOT, BOT, options={"rounds": 1, "first": 0})
    with server.sit(made["table"], made["keys"][0]) as anna:
        assert anna.welcome["hints"] == "none"
        told = hint(anna)
        assert told["code"] == "no-judge"
        assert "little-devils has no judge yet" in told["message"]
        assert anna.ask("hints", on=True)["code"] == "no-judge"
        server.play_to_the_end(anna)
    path = f"tables/{made['table']}/course"
    assert server.refused("GET", path, key=made["keys"][0])[:2] == (409, "no-judge")


# Nobody else notices.


def test_others_are_told_nothing_and_nothing_is_written_down(server: Server) -> None:
    made = two(server, hints="on")
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
        server.sit(made["table"], made["watch"]) as watcher,
    ):
        anna.answer(0)
        bruno.until_asked()
        for person in (anna, watcher):
            person.catch_up()
        live = server.house.live[made["table"]]
        before = (len(live.story.parts), live.room.changed, live.state.compact())
        mine = server.post("tables/mine", {"keys": {made["table"]: [made["keys"][0]]}})
        told = hint(bruno)
        assert told["type"] == "hint"
        assert anna.catch_up() == []
        assert watcher.catch_up() == []
        assert bruno.catch_up() == []
        assert (len(live.story.parts), live.room.changed, live.state.compact()) == before
        again = server.post("tables/mine", {"keys": {made["table"]: [made["keys"][0]]}})
        assert again == mine
        # And Anna may still take her card back unasked.
        assert anna.may_undo == "free"
        assert anna.ask("undo")["type"] == "accepted"
        assert bruno.wait("undo-done")["by"] == 0
        assert hint(bruno, told["decision"])["code"] == "not-yours"


def test_another_screen_of_the_same_seat_is_not_told_either(server: Server) -> None:
    made = server.lay(ME, BOT, BOT, options={"rounds": 1, "first": 0})
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][0]) as phone,
    ):
        hint(anna)
        assert phone.catch_up() == []


def test_who_asked_may_answer_before_the_hint_is_there(place: Path) -> None:
    class Slow(AdviceHere):
        async def _ask(self, *given: Any) -> Any:
            await asyncio.sleep(0.3)
            return await super()._ask(*given)

    with serving(place, advice=Slow()) as server:
        made = server.lay(ME, HERE, BOT, hints="on", options={"rounds": 1, "first": 0})
        with server.sit(made["table"], made["keys"][0]) as anna:
            number = anna.until_asked()["number"]
            anna.send(type="hint", id=70, decision=number)
            thinking(server, made["table"])
            anna.send(type="answer", id=71, decision=number, option=0)
            replies: list[tuple[int, str]] = []
            while len(replies) < 2:
                message = anna.read()
                if "re" in message:
                    replies.append((message["re"], message["type"]))
            assert replies == [(71, "accepted"), (70, "hint")]


def test_a_window_gives_its_hint_to_who_is_asked_and_the_others_notice_nothing(
    server: Server,
) -> None:
    """DV-45: that somebody asks for a hint would tell that somebody was asked."""
    heard = []
    for hand in (HELD, OTHERS):
        name = lay(server, hand)
        with all_there(server, name) as (anna, bruno, watcher):
            server.house.live[name].kept.seating["hints"] = "on"
            anna.answer("gain 3")
            if hand == HELD:
                assert bruno.until_asked()["prompt"] == "play-condition"
                told = hint(bruno)
                assert {one["text"] for one in told["hints"]} == {"play tyranny", "pass"}
            lines = [line for person in (anna, watcher) for line in person.lines]
            lines += [str(message) for message in anna.catch_up() + watcher.catch_up()]
            assert not any('"hint"' in line or "'hint'" in line for line in lines)
            heard.append(len(anna.lines) - len(watcher.lines))
    assert heard[0] == heard[1]


def test_the_state_in_which_a_later_holder_is_asked() -> None:
    from tests.games.villainous.tables import captain_hook, maleficent, prince_john, table

    mine = maleficent(hand=HELD, power=3)
    his = prince_john(pawn="the-jail", nottingham=["rhino-guards", "nutsy", "trigger"])
    t = table(mine, captain_hook(hand=["cunning"], power=3), his, turn=2, phase="act")
    t.do("gain 3")
    assert t.prompt == "play-condition"
    first = t.actor
    assert before_asking(t.state, first).compact() == t.state.compact()
    assert before_asking(t.state, first).actor() == first


# From what the seat knows.


def sent(there: AdviceHere) -> State:
    state = pickle.loads(b64decode(there.asked[-1]["imagined"]))
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("game", JUDGED)
def test_what_leaves_the_table_is_an_imagined_state(place: Path, game: str) -> None:
    there = AdviceHere()
    seats = [ME, BOT] if game == "disney-villainous" else [ME, BOT, BOT]
    with serving(place, advice=there) as server:
        made = server.lay(*seats, game=game, options={"first": 0}, seed=4)
        with server.sit(made["table"], made["keys"][0]) as anna:
            anna.until_asked()
            hint(anna)
            true = server.house.live[made["table"]].state
    job = there.asked[-1]
    assert set(job) == {"kind", "game", "seat", "luck", "decision", "imagined"}
    state = sent(there)
    assert state.view(0) == true.view(0)
    assert state.chance.key != true.chance.key
    assert any(state.view(other) != true.view(other) for other in range(1, len(seats)))
    shown = true.decision()
    assert shown is not None
    assert job["decision"]["options"] == [
        {"code": option.code, **option.to_json()} for option in shown.options
    ]


def test_exchanging_what_the_seat_cannot_see_changes_nothing_that_leaves(place: Path) -> None:
    there = AdviceHere()
    told = []
    with serving(place, advice=there) as server:
        made = server.lay(ME, BOT, BOT, options={"first": 0})
        live = server.house.live[made["table"]]
        assert live.table is not None
        true = live.table.state
        other = true.imagine(0, Chance(99))
        assert other.view(1) != true.view(1)
        with server.sit(made["table"], made["keys"][0]) as anna:
            for state in (true, other):
                live.table.state = state
                live.hinted.clear()
                told.append((hint(anna)["hints"], sent(there).compact()))
    assert told[0] == told[1]


# Whether hints are allowed.


def test_where_several_play_they_are_off_until_the_host_allows_them(place: Path) -> None:
    with serving(place) as server:
        made = two(server)
        assert server.get(f"tables/{made['table']}/view", made["keys"][0])["hints"] == "off"
        with (
            server.sit(made["table"], made["keys"][0]) as anna,
            server.sit(made["table"], made["keys"][1]) as bruno,
        ):
            assert hint(anna)["code"] == "hints-off"
            assert bruno.ask("hints", on=True)["code"] == "not-allowed"
            assert anna.ask("hints", on=True)["type"] == "accepted"
            assert bruno.wait("seats")["hints"] == "on"
            assert hint(anna)["type"] == "hint"
    with serving(place) as server, server.sit(made["table"], made["keys"][0]) as anna:
        assert anna.welcome["hints"] == "on"
        anna.ask("hints", on=False)
        assert hint(anna)["code"] == "hints-off"
        server.house.live[made["table"]]


@pytest.mark.parametrize(
    ("seats", "laid", "found"),
    [
        ((ME, BOT, BOT), None, "on"),
        ((ME, BOT, BOT), "off", "off"),
        ((ME, OPEN, BOT), None, "off"),
        ((ME, HERE, CARLA), None, "off"),
        ((ME, HERE, BOT), "on", "on"),
    ],
)
def test_how_a_table_is_laid_decides(
    server: Server, seats: tuple[Json, ...], laid: str | None, found: str
) -> None:
    made = server.lay(*seats, **({} if laid is None else {"hints": laid}))
    assert server.get(f"tables/{made['table']}/view", made["keys"][0])["hints"] == found


def test_a_bot_that_plays_for_somebody_makes_no_table_of_one(server: Server) -> None:
    made = two(server)
    with server.sit(made["table"], made["keys"][0]) as anna:
        anna.ask("seat", seat=1, kind="bot", level="random")
        assert anna.ask("hint", decision=1)["code"] == "hints-off"


def test_a_rematch_keeps_what_was_allowed(server: Server) -> None:
    made = two(server, hints="on")
    with (
        server.sit(made["table"], made["keys"][0]) as anna,
        server.sit(made["table"], made["keys"][1]) as bruno,
    ):
        server.play_to_the_end(anna, bruno)
        next_one = server.post(f"tables/{made['table']}/rematch", {}, made["keys"][0])
    assert server.get(f"tables/{next_one['table']}/view", next_one["key"])["hints"] == "on"


def test_the_games_say_whether_they_have_a_judge(server: Server) -> None:
    found = {game["id"]: game["judged"] for game in server.get("games")["games"]}
    assert all(found[game] for game in JUDGED)


# How many.


class Sparing(NoLimits):
    def hint_bucket(self) -> Any:
        bucket = Limits().hint_bucket()
        bucket.rate = 0.0
        return bucket


def test_a_seat_gets_so_many_hints_and_the_same_question_counts_once(place: Path) -> None:
    there = AdviceHere()
    with serving(place, Sparing(), advice=there) as server:
        made = server.lay(ME, HERE, BOT, hints="on", options={"rounds": 1, "first": 0})
        with (
            server.sit(made["table"], made["keys"][0]) as anna,
            server.sit(made["table"], made["keys"][1]) as bruno,
        ):
            for n in range(4):
                first = hint(anna)
                assert first["type"] == "hint"
                again = hint(anna)
                assert again["hints"] == first["hints"]
                assert len(there.asked) == n + 1
                anna.answer(0)
                until_asked(anna, bruno)
            refused = hint(anna)
            assert refused["code"] == "too-fast"
            # It is the seat's own share: the other has its own.
            anna.answer(0)
            until_asked(bruno, anna)
            assert hint(bruno)["type"] == "hint"


def test_when_too_many_ask_at_once_they_are_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "MOST_WAITING", 0)
    with pytest.raises(Refused, match="many ask for hints"):
        asyncio.run(Advice().course(""))


# Processes of their own.


def question(game_id: str) -> tuple[int, Decision, State]:
    state = laid(game_id)
    decision = state.decision()
    assert decision is not None
    return decision.actor, decision, imagined_for(state, decision.actor, 7, 0)


@pytest.mark.parametrize("game_id", ["little-devils", "disney-villainous"])
def test_a_process_gives_hints(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HINT", 120.0)
    seat, decision, imagined = question(game_id)

    async def job() -> list[wire.Hint]:
        there = Advice()
        try:
            return await there.hints(game_id, seat, 7, decision, imagined)
        finally:
            await there.close()

    found = asyncio.run(job())
    assert 1 <= len(found) <= 3
    assert all(decision.options[one.n].text == one.text for one in found)


@pytest.mark.parametrize("kind", list(SCRIPTS))
def test_a_process_that_fails_is_ended_and_the_seat_is_told(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = []

    async def begin() -> asyncio.subprocess.Process:
        found = await asyncio.create_subprocess_exec(
            *("python3", "-c", SCRIPTS[kind]),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        began.append(found)
        return found

    monkeypatch.setattr(bots, "_begin", begin)
    monkeypatch.setattr(advice, "HINT", 1.0)
    seat, decision, imagined = question("little-devils")

    async def job() -> list[str]:
        there = Advice()
        out = []
        for _ in range(2):
            try:
                await there.hints("little-devils", seat, 7, decision, imagined)
            except Refused as refused:
                out.append(refused.code)
        await there.close()
        return out

    assert asyncio.run(job()) == ["no-hint", "no-hint"]
    assert len(began) == 2
    assert all(process.returncode is not None for process in began)


def test_bots_have_processes_of_their_own(place: Path) -> None:
    found = Bots(processes=1)
    there = Advice()
    with serving(place, bots=found, advice=there) as server:
        made = server.lay(ME, BOT, BOT, options={"rounds": 1, "first": 0})
        with server.sit(made["table"], made["keys"][0]) as anna:
            assert hint(anna)["type"] == "hint"
            assert there.hinting.thinkers[0].begun is not None
            assert not {*found.thinkers} & {*there.hinting.thinkers, *there.judging.thinkers}


def test_a_server_that_stops_does_not_wait_for_hints(place: Path) -> None:
    class Never(AdviceHere):
        async def _ask(self, *given: Any) -> Any:
            await asyncio.sleep(3600)

    with serving(place, advice=Never()) as server:
        made = server.lay(ME, BOT, BOT, options={"rounds": 1, "first": 0})
        with server.sit(made["table"], made["keys"][0]) as anna:
            anna.until_asked()
            anna.send(type="hint", id=1, decision=1)
            anna.catch_up()
            task = thinking(server, made["table"])
    assert task.cancelled()


# How it went.


def test_the_course_of_a_finished_game_is_thought_out_once_for_everybody(place: Path) -> None:
    there = AdviceHere()
    with serving(place, advice=there) as server:
        made = two(server)
        path = f"tables/{made['table']}/course"
        assert server.refused("GET", path, key=made["keys"][0])[:2] == (403, "not-allowed")
        with (
            server.sit(made["table"], made["keys"][0]) as anna,
            server.sit(made["table"], made["keys"][1]) as bruno,
        ):
            server.play_to_the_end(anna, bruno)
        total = server.get(f"tables/{made['table']}/replay", made["keys"][0])["total"]
        found = [server.get(path, key) for key in (*made["keys"][:2], made["watch"])]
    assert found[0] == found[1] == found[2]
    assert len(there.asked) == 1
    moments = found[0]["moments"]
    assert [moment["n"] for moment in moments] == list(range(total))
    assert all(len(moment["chances"]) == 3 for moment in moments)
    assert set(moments[-1]["chances"]) <= {0.0, 0.333, 0.5, 1.0}
    for point in found[0]["points"]:
        assert point["kind"] == "answer"
        assert point["option"]["text"].startswith("play ")
        assert point["before"] == moments[point["since"]]["chances"]


def test_who_has_no_key_is_not_told_how_it_went(server: Server) -> None:
    made = two(server)
    assert server.refused("GET", f"tables/{made['table']}/course")[0] == 403


def test_a_process_judges_finished_games_only() -> None:
    state = laid("little-devils")
    assert state.actor() >= 0
    from skulduggery.engine.record import Table
    from skulduggery.games import game
    from skulduggery.server.bot_process import answer_to

    chosen = game("little-devils")
    running = Table(chosen, chosen.setup(3), 7)
    with pytest.raises(ValueError, match="not over"):
        answer_to({"kind": "course", "record": running.record()})


def test_what_a_process_says_fits_the_wire(server: Server) -> None:
    made = server.lay(ME, BOT, BOT, options={"rounds": 1, "first": 0})
    with server.sit(made["table"], made["keys"][0]) as anna:
        hint(anna)
        line = next(line for line in anna.lines if '"type":"hint"' in line)
    told = msgspec.json.decode(line, type=wire.Hints)
    assert msgspec.json.decode(msgspec.json.encode(told)) == msgspec.json.decode(line)
