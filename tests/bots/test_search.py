"""The search that knows no game: budgets, repeating itself, what it tells, what it keeps."""

import json
import os
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import skulduggery
from skulduggery.bots import Asked, Budget, ask, levels, make
from skulduggery.bots.bot import told
from skulduggery.bots.judge import has_judge, judge_for
from skulduggery.bots.judge.judge import Judge, over_values
from skulduggery.bots.levels import level_of, searching_levels
from skulduggery.bots.search import Search
from skulduggery.bots.searching import Searching
from skulduggery.bots.staying import MOST, Staying
from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision
from skulduggery.engine.game import State
from skulduggery.games import SHELF, game
from tests.games.little_devils.table import lay, play, table

JUDGED = [game_id for game_id in SHELF if has_judge(game_id)]


def dealt(game_id: str, seed: int = 3) -> State:
    chosen = game(game_id)
    options: dict[str, Any] = {"limit_rounds": 3} if "villainous" in game_id else {}
    players = min(chosen.most, 4)
    return chosen.start(chosen.setup(players, options=options, seed=seed), Chance(seed))


def searching(state: State, game_id: str, seed: int = 1) -> Search:
    seat = state.actor()
    search = Search(judge_for(game_id), seat, seed)
    search.begin(state.imagine(seat, Chance(7)))
    return search


class Clock:
    """Time that passes only by being looked at."""

    def __init__(self, step: float) -> None:
        self.now = 100.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


# Budgets.


@pytest.mark.parametrize("game_id", JUDGED)
def test_it_stops_when_its_time_is_over(game_id: str) -> None:
    state = dealt(game_id)
    clock = Clock(0.01)
    seat = state.actor()
    search = Search(judge_for(game_id), seat, 1, clock)
    search.begin(state.imagine(seat, Chance(7)))
    search.think(seconds=0.2)
    assert clock.now <= 100.0 + 0.2 + 3 * clock.step
    assert 15 <= search.iterations <= 20


def test_one_iteration_is_done_however_late_it_is() -> None:
    state = dealt("little-devils")
    search = Search(judge_for("little-devils"), state.actor(), 1, Clock(1000.0))
    search.begin(state.imagine(state.actor(), Chance(7)))
    search.think(seconds=0.001)
    assert search.iterations == 1
    assert search.best(1)[0].code in state.legal()


@pytest.mark.parametrize("game_id", JUDGED)
@pytest.mark.parametrize("level", ["1", "3", "5"])
def test_a_level_that_is_told_nothing_keeps_its_own_deadline(game_id: str, level: str) -> None:
    state = dealt(game_id)
    decision = state.decision()
    assert decision is not None
    clock = Clock(0.05)
    kind = level_of(level, game_id)
    bot = Searching(kind, game_id, decision.actor, 1, clock)
    assert bot.answer(told(bot, state, decision)) in decision.options
    assert clock.now <= 100.0 + kind.seconds + 3 * clock.step
    assert bot.search.iterations <= kind.iterations


def test_iterations_are_counted_and_need_no_clock() -> None:
    state = dealt("little-devils")
    search = Search(judge_for("little-devils"), state.actor(), 1, Clock(1000.0))
    search.begin(state.imagine(state.actor(), Chance(7)))
    search.think(iterations=30)
    search.think(iterations=20)
    assert search.iterations == 50
    assert sum(choice.visits for choice in search.best(9)) == 50


# The same again.


@pytest.mark.parametrize("game_id", JUDGED)
def test_the_same_seed_and_iterations_see_the_same(game_id: str) -> None:
    seen = []
    for seed in (1, 1, 2):
        search = searching(dealt(game_id), game_id, seed)
        search.think(iterations=60)
        seen.append([(one.code, one.value, one.visits) for one in search.best(99)])
    assert seen[0] == seen[1]
    assert seen[0] != seen[2]


SCRIPT = """
import json, sys
from skulduggery.bots import Budget, ask, make
from skulduggery.bots import search
from skulduggery.engine.chance import Chance
from skulduggery.games import game

out = []
for game_id in json.loads(sys.argv[1]):
    chosen = game(game_id)
    players = min(chosen.most, 4)
    state = chosen.start(chosen.setup(players, seed=5), Chance(5))
    bots = [make(str(seat + 2), game_id, seat, 9) for seat in range(players)]
    for _ in range(30):
        if state.actor() >= 0:
            option = ask(bots[state.actor()], state, Budget(iterations=25))
            out.append(option.text)
            state.play(option.code)
print(json.dumps({"compiled": not search.__file__.endswith(".py"), "answers": out}))
"""


def answers(src: Path) -> dict[str, Any]:
    """What bots answer when they are run from these sources."""
    settings = dict(os.environ, PYTHONPATH=str(src), PYTHONHASHSEED="random")
    done = subprocess.run(
        [sys.executable, "-P", "-c", SCRIPT, json.dumps(JUDGED)],
        env=settings,
        capture_output=True,
        text=True,
        check=True,
    )
    out: dict[str, Any] = json.loads(done.stdout)
    return out


def test_plain_python_answers_like_what_runs_here(tmp_path: Path) -> None:
    here = Path(skulduggery.__file__).parent
    plain = tmp_path / "skulduggery"
    shutil.copytree(here, plain, ignore=shutil.ignore_patterns("*.so", "*.pyd", "static"))
    from_sources = answers(tmp_path)
    from_here = answers(here.parent)
    assert not from_sources["compiled"]
    assert len(from_here["answers"]) == 30 * len(JUDGED)
    assert from_here["answers"] == from_sources["answers"]


# What it tells.


def test_the_best_options_come_with_what_they_are_worth() -> None:
    """Seat 2, last, takes five devils with 25; with 23 it leaves the trick to seat 1."""
    state = lay({"hands": [[20, 1], [24, 2], [23, 25]]}, rounds=1)
    play(state, 20, 24)
    search = searching(state, "little-devils")
    search.think(iterations=100)
    best = search.best(2)
    assert [choice.code for choice in best] == [23, 25]
    assert best[0].value > best[1].value
    assert all(0.0 <= choice.value <= 1.0 for choice in best)
    assert best[0].visits + best[1].visits == 100
    assert sum(choice.share for choice in best) == pytest.approx(1.0)
    assert len(search.best(1)) == 1


@pytest.mark.parametrize("game_id", JUDGED)
def test_a_judge_gives_every_seat_a_chance_and_every_code_a_weight(game_id: str) -> None:
    state = dealt(game_id)
    players = len(state.view(None)["hands"]) if game_id == "little-devils" else 4
    judge = judge_for(game_id)
    judge.begin(state.imagine(state.actor(), Chance(1)), state.actor())
    luck = Chance(11)
    for step in range(40):
        seat = state.actor()
        if seat < 0:
            break
        imagined = state.imagine(seat, Chance(step))
        codes = imagined.legal()
        judge.begin(imagined.clone(), seat)
        weights = judge.weights(imagined, seat, codes)
        assert len(weights) == len(codes)
        assert min(weights) > 0.0
        assert judge.likelihood(imagined, seat) >= 0.0
        values = judge.values(imagined)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert sum(values[:players]) > 0.0
        state.play(codes[luck.draw(step, len(codes))])


def test_a_judge_that_knows_nothing_still_finds_a_win_at_hand() -> None:
    """Seat 2 wins the round by not taking; the plain judge plays at random to the end."""
    state = lay({"hands": [[20, 1], [24, 2], [23, 25]], "totals": [0, 0, 4]}, rounds=1)
    play(state, 20, 24)
    judge = Judge()
    judge.horizon = 100
    search = Search(judge, 2, 1)
    search.begin(state.imagine(2, Chance(7)))
    search.think(iterations=200)
    assert search.best(1)[0].code == 23


def test_a_shared_victory_is_shared() -> None:
    state = lay({"hands": [[2], [1], [26]], "totals": [4, 4, 9]}, rounds=1)
    play(state, 2, 1, 26)
    assert state.result().winners == (0, 1)
    assert over_values(state)[:3] == [0.5, 0.5, 0.0]


# What it keeps.


def test_the_tree_is_kept_while_the_same_seat_goes_on() -> None:
    """Seat 0 takes this trick for sure and leads the next: the search has looked there already."""
    state = table([26, 5, 7], [24, 2, 3], [25, 8, 4], leader=1)
    play(state, 24, 25)
    search = searching(state, "little-devils")
    search.think(iterations=60)
    tried = next(one for one in search.best(9) if one.code == 26).visits
    search.follow(26)
    state.play(26)
    assert state.actor() == 0
    search.begin(state.imagine(0, Chance(8)))
    assert search.root.visits == tried // 2
    search.think(iterations=20)
    assert sum(choice.visits for choice in search.best(9)) > 20


def test_nothing_is_kept_when_others_come_first() -> None:
    state = dealt("little-devils")
    search = searching(state, "little-devils")
    search.think(iterations=60)
    code = search.best(1)[0].code
    search.follow(code)
    state.play(code)
    while state.actor() != search.seat:
        state.play(state.legal()[0])
    search.begin(state.imagine(search.seat, Chance(8)))
    assert search.root.visits == 0


def test_a_question_with_one_answer_loses_nothing_of_what_is_kept() -> None:
    """Seat 0 leads, having taken the trick with its only card that could; then it leads again."""
    state = table([26, 5, 7], [24, 2, 3], [25, 8, 4], leader=1)
    play(state, 24, 25)
    bot = make("5", "little-devils", 0, 1)
    assert isinstance(bot, Searching)
    decision = state.decision()
    assert decision is not None
    only = Decision(0, decision.prompt, decision.options[-1:])
    bot.search.begin(state.imagine(0, Chance(8)))
    bot.search.think(iterations=60)
    assert bot.answer(Asked({}, only, state.imagine(0, Chance(8)))).text == "play 26"
    state.play(26)
    bot.search.begin(state.imagine(0, Chance(8)))
    assert bot.search.root.visits > 0


# Levels.


@pytest.mark.parametrize("game_id", list(SHELF))
def test_the_levels_that_search_are_five_where_there_is_a_judge(game_id: str) -> None:
    there = [level.name for level in searching_levels(game_id)]
    assert there == (["1", "2", "3", "4", "5"] if has_judge(game_id) else [])
    assert list(levels(game_id)[-len(there) :]) == there or not there


@pytest.mark.parametrize("game_id", JUDGED)
def test_lower_levels_have_less_time_forget_more_and_slip_more(game_id: str) -> None:
    ladder = searching_levels(game_id)
    for lower, higher in pairwise(ladder):
        assert lower.iterations < higher.iterations
        assert lower.forgets >= higher.forgets
        assert lower.slips >= higher.slips
        assert lower.slips > higher.slips or lower.forgets > higher.forgets or not lower.slips
    assert ladder[-1].slips == ladder[-1].forgets == 0.0


def test_a_low_level_slips_and_the_highest_does_not() -> None:
    state = dealt("little-devils")
    decision = state.decision()
    assert decision is not None
    slips = {"1": 0, "5": 0}
    for level in slips:
        for seed in range(12):
            bot = make(level, "little-devils", state.actor(), seed)
            assert isinstance(bot, Searching)
            bot.think(told(bot, state, decision, Budget(iterations=60)))
            slips[level] += bot.chosen() != bot.search.best(1)[0].code
    assert slips["5"] == 0
    assert slips["1"] > 0


def test_who_forgets_takes_played_cards_for_cards_in_hands() -> None:
    state = table([2, 4, 6, 8], [1, 3, 5, 7], [20, 22, 24, 26])
    play(state, 2, 3, 20)  # seat 2 takes it, for seat 1 went up and seat 2 obeyed
    judge = judge_for("little-devils")
    seat = state.actor()
    everything = set()
    for luck in range(30):
        s = judge.forget(state.imagine(seat, Chance(luck)), seat, 1.0, 5)
        position = s.position()
        assert position["hands"][seat] == state.position()["hands"][seat]
        assert [len(hand) for hand in position["hands"]] == [
            len(hand) for hand in state.position()["hands"]
        ]
        cards = [card for zone in ("hands", "taken") for part in position[zone] for card in part]
        assert len(cards) == len(set(cards)) == 12
        everything |= set(position["hands"][0]) | set(position["hands"][1])
    assert {2, 3} & everything


# Bots that stay.


def test_a_bot_that_stays_goes_on_from_what_it_found_out() -> None:
    staying = Staying()
    bot = staying.bot("table 1", "5", "little-devils", 0, 1)
    assert staying.bot("table 1", "5", "little-devils", 0, 2) is bot
    assert bot.seed == 2
    assert staying.bot("table 2", "5", "little-devils", 0, 2) is not bot
    assert staying.bot("table 1", "4", "little-devils", 0, 2) is not bot
    assert staying.bot("table 1", "random", "little-devils", 0, 2).name == "random"
    for n in range(MOST):
        staying.bot(f"others {n}", "5", "little-devils", 0, 2)
    assert len(staying.bots) == MOST
    assert staying.bot("table 1", "5", "little-devils", 0, 1) is not bot


def test_asked_again_it_answers_as_a_new_one_where_nothing_was_kept() -> None:
    chosen = game("little-devils")
    first = chosen.setup(4, options={"first": 2})
    state, other = chosen.start(first, Chance(3)), chosen.start(first, Chance(4))
    seat = 2
    stays = make("2", "little-devils", seat, 4)
    ask(stays, other, Budget(iterations=30))
    assert stays.again(5)
    texts = [
        ask(bot, state, Budget(iterations=30)).text
        for bot in (stays, make("2", "little-devils", seat, 5))
    ]
    assert texts[0] == texts[1]
