"""The Villains card game by rules of thumb: what it does, and that it beats dice."""

import json

import pytest

from skulduggery.bots import levels, make
from skulduggery.engine.chance import Chance
from tests.games.villains_cards.table import GAME, At, lay


def answer(table: At, remembers: bool = False) -> str:
    """What it answers; nobody has seen a laid pile grow, unless the seat is to remember it."""
    decision = table.state.decision()
    assert decision is not None
    bot = make("rules-of-thumb", GAME.id, decision.actor, 0)
    view = table.view(decision.actor)
    if remembers:
        view["piles"] = [table.pile(seat) for seat in range(len(view["piles"]))]
    return bot.choose(view, decision).text


def test_it_is_on_the_list() -> None:
    assert levels(GAME.id)[:2] == ("random", "rules-of-thumb")


def test_it_avoids_a_gift() -> None:
    table = lay(["blue-6 red-1"], ["red-5", "blue-4", "green-2"])
    assert answer(table) == "play red-1 0"


def test_it_rather_lays_a_low_card_as_a_hero_than_gives_a_six_away() -> None:
    table = lay(["blue-6 yellow-1"], ["red-5", "blue-4", "green-2"])
    assert answer(table) == "hero yellow-1"


def test_it_plays_the_higher_of_two_cards_that_fit() -> None:
    table = lay(["red-6 red-1"], ["red-5", "blue-4", "green-2"])
    assert answer(table) == "play red-6 0"


def test_it_counts_its_heroes_before_it_lays_another() -> None:
    two = "hero:green-1 hero:green-3 red-3 purple-3 blue-3 red-5"
    assert answer(lay(["blue-1"], [two, "blue-4", "yellow-2"]), True) == "play blue-1 1"
    one = "hero:green-1 red-3 purple-3 blue-3 red-5"
    assert answer(lay(["blue-1"], [one, "blue-4", "yellow-2"]), True) == "hero blue-1"


def test_it_gives_away_what_the_neighbours_heroes_cancel() -> None:
    three = "hero:green-1 hero:red-1 hero:green-2 blue-5"
    assert answer(lay(["blue-3"], ["red-6 red-2", three, ""])) == "play blue-3 1"
    none = "green-1 red-1 green-2 blue-5"
    assert answer(lay(["blue-3"], ["red-6 red-2", none, ""])) == "hero blue-3"


def test_it_curses_when_others_show_the_highest_card() -> None:
    assert answer(lay(["curse green-1"], ["red-2", "blue-6", "yellow-6"])) == "special curse"
    assert answer(lay(["curse green-1"], ["red-6", "blue-2", ""])) != "special curse"


def test_it_exchanges_its_hero_for_the_best_card() -> None:
    table = lay(["exchange"], ["hero:red-2", "blue-1", "yellow-6"])
    assert answer(table) == "special exchange"
    table.say("special exchange")
    assert answer(table) == "choose 2"


def test_it_hypnotises_a_six_rather_than_a_one() -> None:
    table = lay(["hypnosis red-1"], ["red-2", "blue-1", "yellow-6"])
    table.say("special hypnosis")
    assert answer(table) == "choose 2"


def test_it_sends_the_whirlpool_the_way_that_brings_a_six() -> None:
    table = lay(["whirlpool"], ["hero:red-2", "blue-1", "yellow-6"])
    table.say("special whirlpool")
    assert answer(table) == "choose clockwise"
    other = lay(["whirlpool"], ["hero:red-2", "yellow-6", "blue-1"])
    other.say("special whirlpool")
    assert answer(other) == "choose counterclockwise"


@pytest.mark.parametrize("players", [3, 6])
def test_it_plays_whole_games_from_its_view_alone_and_repeats_itself(players: int) -> None:
    for seed in range(4):
        setup = GAME.setup(players, options={"specials": True}, seed=seed)
        told = []
        for _ in range(2):
            state = GAME.start(setup, Chance(seed))
            bots = [make("rules-of-thumb", GAME.id, seat, 3) for seat in range(players)]
            answers: list[str] = []
            while (decision := state.decision()) is not None:
                seat = decision.actor
                view = json.loads(json.dumps(state.view(seat)))
                option = bots[seat].choose(view, decision)
                assert option in decision.options
                other = state.imagine(seat, Chance(len(answers)))
                there = other.decision()
                assert there is not None
                assert bots[seat].choose(other.view(seat), there).text == option.text
                answers.append(option.text)
                state.apply(option)
            told.append(answers)
        assert told[0] == told[1]


@pytest.mark.parametrize("specials", [False, True])
def test_one_of_it_beats_three_dice(specials: bool) -> None:
    won = 0.0
    games = 40
    for seed in range(games):
        setup = GAME.setup(4, options={"specials": specials}, seed=seed)
        state = GAME.start(setup, Chance(seed))
        mine = seed % 4
        bots = [
            make("rules-of-thumb" if seat == mine else "random", GAME.id, seat, seed)
            for seat in range(4)
        ]
        while (decision := state.decision()) is not None:
            seat = decision.actor
            state.play(bots[seat].choose(state.view(seat), decision).code)
        result = state.result()
        won += (mine in result.winners) / len(result.winners)
    assert won > 0.8 * games  # an even share would be a quarter
