"""The judge of Villainous: who is nearer to winning, and what is worth trying first."""

import pytest

from skulduggery.bots.judge import judge_for
from skulduggery.bots.judge.villainous.table import VillainousJudge
from skulduggery.bots.search import Search
from skulduggery.engine.chance import Chance
from skulduggery.games import game
from skulduggery.games.villainous.disney import GAME
from tests.games.villainous.tables import (
    Played,
    captain_hook,
    jafar,
    maleficent,
    on,
    prince_john,
    table,
)


def judge(t: Played) -> VillainousJudge:
    out = judge_for(GAME.id)
    assert isinstance(out, VillainousJudge)
    out.begin(t.state.imagine(t.actor, Chance(1)), t.actor)
    return out


def chance(t: Played, seat: int = 0) -> float:
    """How likely that seat wins."""
    return judge(t).values(t.state.imagine(0, Chance(2)))[seat]


def found(t: Played, iterations: int = 60) -> str:
    """What a short search answers."""
    seat = t.actor
    search = Search(judge_for(GAME.id), seat, 1)
    search.begin(t.state.imagine(seat, Chance(3)))
    search.think(iterations)
    code = search.best(1)[0].code
    return next(one.text for one in t.decision.options if one.code == code)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game_id", ["disney-villainous"])
def test_every_position_of_a_random_game_can_be_judged(game_id: str, seed: int) -> None:
    chosen = game(game_id)
    most = min(chosen.most, 2 + seed % 3)
    state = chosen.start(
        chosen.setup(most, options={"limit_rounds": 12}, seed=seed), Chance(seed * 7)
    )
    sage = judge_for(game_id)
    luck = Chance(seed)
    step = 0
    while state.actor() >= 0:
        seat, codes = state.actor(), state.legal()
        if len(codes) > 1:
            sage.begin(state, seat)
            values = sage.values(state)
            assert len(values) == most
            assert sum(values) == pytest.approx(1.0)
            assert min(values) > 0.0
            weights = sage.weights(state, seat, codes)
            assert len(weights) == len(codes)
            assert min(weights) > 0.0
            assert sage.rollout(state, seat, codes, step) in codes
        state.play(codes[luck.draw(step, len(codes))])
        step += 1


def test_a_search_goes_to_the_end_of_the_turn() -> None:
    t = table(prince_john(power=3), maleficent(), phase="move")
    sage = judge(t)
    state = t.state.imagine(0, Chance(4))
    assert not sage.ends(state)
    while state.turn == 0:
        assert not sage.quiet(state)
        state.play(state.legal()[-1])
    assert sage.ends(state)
    assert sage.quiet(state)


# Who is nearer.


def test_power_brings_prince_john_nearer() -> None:
    figures = [
        chance(table(prince_john(power=power), maleficent(), turn=1)) for power in (2, 9, 15, 20)
    ]
    assert figures == sorted(figures)
    assert figures[3] > figures[0] + 0.3


def test_each_curse_brings_maleficent_nearer() -> None:
    places = ("forbidden_mountains", "briar_roses_cottage", "the_forest", "king_stefans_castle")
    figures = []
    for n in range(5):
        realm = {place: ["forest-of-thorns"] for place in places[: min(n, 3)]}
        if n == 4:
            realm[places[3]] = ["green-fire"]
        figures.append(chance(table(maleficent(**realm), prince_john(), turn=1)))
    assert figures == sorted(figures)


# What a search finds.


def test_hook_defeats_peter_pan_aboard() -> None:
    t = table(
        captain_hook(
            pawn="jolly-roger",
            jolly_roger=["peter-pan", on("pirate-brute", "cutlass"), "pirate-brute"],
        ),
        prince_john(),
    )
    assert found(t) == "vanquish peter-pan"


def test_jafar_hypnotises_the_genie_when_the_lamp_is_at_home() -> None:
    t = table(
        jafar(
            pawn="oasis",
            locked=[],
            power=9,
            hand=["hypnotize"],
            used=["bottom-1"],
            sultans_palace=["magic-lamp"],
            oasis=["genie"],
        ),
        prince_john(),
    )
    assert found(t) == "play hypnotize"
