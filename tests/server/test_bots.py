"""Bots in their processes: deadline, fallback, and that they see what their seat sees."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from skulduggery.bots import Asked, imagines, levels, make
from skulduggery.bots.bot import imagined_for
from skulduggery.engine import record
from skulduggery.engine.decision import Decision, Option
from skulduggery.engine.game import State
from skulduggery.games import SHELF, game
from skulduggery.server import bots
from skulduggery.server.bot_process import read, written
from skulduggery.server.bots import Bots
from tests.server.helpers import BOT, ME, BotsHere, serving

Choice = Callable[[Bots], Awaitable[Any]]


BY_THE_CLOCK = ("3", "4", "5")
"""They think as long as they may: how far they get is another time another thing."""


def laid(game_id: str) -> State:
    chosen = game(game_id)
    return record.Table(chosen, chosen.setup(chosen.least), 7).state


def asked(game_id: str = "little-devils") -> tuple[dict[str, Any], Decision]:
    state = laid(game_id)
    decision = state.decision()
    assert decision is not None
    return state.view(decision.actor), decision


def with_bots(job: Choice, deadline: float = 30.0) -> tuple[Any, Bots]:
    async def run() -> tuple[Any, Bots]:
        found = Bots(deadline, processes=1)
        try:
            return await job(found), found
        finally:
            await found.close()

    return asyncio.run(run())


@pytest.mark.parametrize("game_id", list(SHELF))
def test_a_process_answers_what_the_bot_would_answer_here(game_id: str) -> None:
    view, decision = asked(game_id)
    seat = decision.actor
    for level in levels(game_id):
        imagined = imagined_for(laid(game_id), seat, 99, 0) if imagines(level) else None
        expected = make(level, game_id, seat, 99).answer(Asked(view, decision, imagined))

        async def job(found: Bots, level: str = level, imagined: State | None = imagined) -> Option:
            return await found.choose(game_id, level, seat, 99, view, decision, imagined)

        option, found = with_bots(job)
        if level not in BY_THE_CLOCK:
            assert option.text == expected.text
        assert option.text in [one.text for one in decision.options]
        assert found.fallbacks == 0


def test_a_question_comes_through_as_it_was() -> None:
    for game_id in SHELF:
        _, decision = asked(game_id)
        again = read(written(decision))
        assert written(again) == written(decision)
        assert [one.code for one in again.options] == [one.code for one in decision.options]


SCRIPTS = {
    "sleeps": "import time; time.sleep(60)",
    "dies": "raise SystemExit(3)",
    "babbles": "import sys; print('what?', flush=True); sys.stdin.read()",
    "cheats": """import sys; print('{"option": "play 99"}', flush=True); sys.stdin.read()""",
    "breaks": """import sys; print('{"error": "KeyError"}', flush=True); sys.stdin.read()""",
    "floods": "import sys; print('x' * 5_000_000, flush=True); sys.stdin.read()",
}


@pytest.mark.parametrize("kind", list(SCRIPTS))
def test_a_bot_that_fails_is_replaced_for_that_move(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    began: list[int] = []

    async def begin() -> asyncio.subprocess.Process:
        found = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SCRIPTS[kind]),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        began.append(found.pid)
        return found

    monkeypatch.setattr(bots, "_begin", begin)
    view, decision = asked()

    async def job(found: Bots) -> list[Option]:
        return [
            await found.choose("little-devils", "random", decision.actor, 3, view, decision)
            for _ in range(2)
        ]

    options, found = with_bots(job, deadline=1.5)
    assert all(option in decision.options for option in options)
    assert found.fallbacks == 2
    assert len(began) == 2
    for pid in began:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_one_option_needs_no_process() -> None:
    view, _ = asked()
    only = Decision(0, "lead", (Option(1, "play 1", card="1"),))

    async def job(found: Bots) -> Option:
        option = await found.choose("little-devils", "random", 0, 3, view, only)
        assert found.thinkers[0].begun is None
        return option

    assert with_bots(job)[0].text == "play 1"


def test_a_game_against_bots_in_processes(place: Path) -> None:
    found = Bots(processes=1)
    with serving(place, bots=found) as server:
        made = server.lay(ME, {**BOT, "level": "rules-of-thumb"}, BOT)
        with server.sit(made["table"], made["keys"][0]) as anna:
            server.play_to_the_end(anna)
    assert found.fallbacks == 0


def test_bots_wait_between_moves_as_the_pace_says(place: Path) -> None:
    with serving(place) as server:
        made = server.lay(ME, BOT, BOT, pace="slow", options={"first": 1})
        with server.sit(made["table"], made["keys"][0]) as anna:
            # With somebody looking, the first bot takes its time ...
            assert anna.view["trick"] == []
            anna.ask("pace", pace="instant")
            anna.until_asked()
            assert len(anna.view["trick"]) == 2


class Deaf(BotsHere):
    """Answers just when it is told to stop, so that being told is forgotten."""

    async def choose(self, *job: Any) -> Option:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(0.05)
        return await super().choose(*job)


def test_bots_stop_with_the_server_even_if_they_answer_that_very_moment(place: Path) -> None:
    with serving(place, bots=Deaf()) as server:
        made = server.lay(BOT, BOT, BOT, options={"rounds": 1000})
        live = server.house.live[made["table"]]
        assert live.playing is not None
    assert live.playing is None


def test_a_seat_is_thought_for_where_it_was_thought_for_before() -> None:
    state = laid("little-devils")
    decision = state.decision()
    assert decision is not None
    seat = decision.actor
    imagined = imagined_for(state, seat, 3, 0)

    async def run() -> list[list[str]]:
        found = Bots(processes=2)
        try:
            for who in ("1 0 0", "2 0 0", "1 0 0", "1 0 0", "2 0 0"):
                await found.choose("little-devils", "1", seat, 3, {}, decision, imagined, who)
            return [list(thinker.knows) for thinker in found.thinkers]
        finally:
            await found.close()

    assert asyncio.run(run()) == [["1 0 0"], ["2 0 0"]]


def test_a_bot_that_searches_hears_of_questions_with_one_answer_too() -> None:
    state = laid("little-devils")
    decision = state.decision()
    assert decision is not None
    only = Decision(decision.actor, "lead", decision.options[:1])

    async def job(found: Bots) -> Option:
        imagined = imagined_for(state, decision.actor, 3, 0)
        option = await found.choose(
            "little-devils", "5", decision.actor, 3, {}, only, imagined, "1 0 0"
        )
        assert list(found.thinkers[0].knows) == ["1 0 0"]
        return option

    assert with_bots(job)[0].text == only.options[0].text
