"""The judge of the Villains card game: what piles will be worth, and what one would play."""

from random import Random
from typing import Any

import pytest

from skulduggery.bots.judge import judge_for
from skulduggery.bots.judge.villains_cards import stays
from skulduggery.bots.search import Search
from skulduggery.engine.chance import Chance
from skulduggery.engine.game import State
from skulduggery.games import game

CARDS = game("disney-villains-card-game")
VILLAINS = ["maleficent", "jafar", "scar"]


def laid(**position: Any) -> State:
    return CARDS.lay(
        {"villains": VILLAINS, "turn": 0, **position}, CARDS.setup(None, VILLAINS, {}), Chance(3)
    )


def values(state: State) -> list[float]:
    return judge_for(CARDS.id).values(state)[:3]


def likeliest(state: State) -> str:
    """What the judge's weights would play first."""
    judge = judge_for(CARDS.id)
    weights = judge.weights(state, 0, state.legal())
    decision = state.decision()
    assert decision is not None
    return decision.options[weights.index(max(weights))].text


def found(state: State, iterations: int) -> str:
    """What a search plays."""
    search = Search(judge_for(CARDS.id), state.actor(), 7)
    search.begin(state.imagine(state.actor(), Chance(11)))
    search.think(iterations=iterations)
    decision = state.decision()
    assert decision is not None
    return next(one.text for one in decision.options if one.code == search.best(1)[0].code)


def test_heroes_to_come_may_cancel_and_heroes_that_lie_do() -> None:
    assert stays(3, 0) == (1, 1, 1, 0, 1, 1, 1)
    assert stays(9, 0) == (1, 1, 1, 0, 1, 1, 0)
    assert 0 < stays(2, 4)[3] < 1


def test_who_has_more_points_is_nearer_to_winning() -> None:
    state = laid(
        piles=[["red-6", "yellow-6"], ["red-1"], ["blue-2"]],
        hands=[["green-3"], [], []],
        decks=[[], [], []],
    )
    mine, left, right = values(state)
    assert mine > right > left
    assert sum([mine, left, right]) == pytest.approx(1)


def test_points_that_heroes_cancel_do_not_count() -> None:
    lost = laid(
        piles=[["hero:green-1", "hero:green-2", "red-2"], ["red-1"], ["blue-1"]],
        hands=[["green-3"], [], []],
        decks=[[], [], []],
    )
    kept = laid(
        piles=[["hero:green-1", "red-2"], ["red-1"], ["blue-1"]],
        hands=[["green-3"], [], []],
        decks=[[], [], []],
    )
    assert values(lost)[0] < values(kept)[0]


def test_a_high_card_goes_onto_the_own_pile_before_it_is_given_away() -> None:
    state = laid(
        piles=[["red-5"], ["blue-2"], ["green-2"]], hands=[["red-6", "green-6"], ["red-1"], []]
    )
    assert likeliest(state) == "play red-6 0"


def test_the_last_card_is_laid_as_a_hero_rather_than_given_to_who_would_win_with_it() -> None:
    state = laid(
        piles=[["red-5"], ["green-3"], ["blue-1"]],
        hands=[["green-6"], [], []],
        decks=[[], [], []],
    )
    assert found(state, 40) == "hero green-6"


def test_the_last_hero_is_not_laid_where_it_cancels_the_own_points() -> None:
    state = laid(
        piles=[["red-1", "yellow-1", "grey-1"], ["blue-2"], ["green-2"]],
        hands=[["purple-1"], [], []],
        decks=[[], [], []],
    )
    assert found(state, 40) == "play purple-1 0"


@pytest.mark.parametrize("specials", [False, True])
def test_it_has_an_answer_wherever_a_game_leads(specials: bool) -> None:
    luck = Random(5)
    judge = judge_for(CARDS.id)
    for players in (3, 4, 5, 6):
        state = CARDS.start(CARDS.setup(players, None, {"specials": specials}), Chance(players))
        while state.actor() >= 0:
            codes = state.legal()
            weights = judge.weights(state, state.actor(), codes)
            assert len(weights) == len(codes)
            assert min(weights) > 0
            chances = judge.values(state)
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1)
            state.play(luck.choice(codes))
