"""What each seat sees, and what the table shows of it."""

import json
from random import Random
from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.games.villains_cards.cards import NAMES
from tests.games.villains_cards.table import lay, new

CARD_NAMES = set(NAMES)


def cards_in(thing: Any) -> set[str]:
    """The cards that are named anywhere in JSON."""
    if isinstance(thing, dict):
        return set().union(*[cards_in(value) for value in thing.values()])
    if isinstance(thing, list):
        return set().union(*[cards_in(value) for value in thing])
    return {str(thing).removeprefix("hero:")} & CARD_NAMES


def test_a_view_is_plain_json_and_names_what_every_view_names() -> None:
    view = new(3).view(0)
    assert json.loads(json.dumps(view)) == view
    assert view["seat"] == 0
    assert view["round"] == 1
    assert view["waiting"] == view["turn"]
    assert view["options_of_table"] == {
        "specials": False,
        "open_memory": False,
        "first": "random",
    }


def test_the_table_waits_for_whoever_has_the_turn_also_inside_a_special() -> None:
    table = lay(["whirlpool", "grey-3"], ["blue-5", "", "green-4"])
    table.say("special whirlpool")
    for seat in (0, 1, None):
        assert table.view(seat)["waiting"] == 0
        assert table.view(seat)["special"] == "whirlpool"
    table.say("choose clockwise")
    assert table.view(1)["waiting"] == 1
    assert table.view(1)["special"] is None


@pytest.mark.rule("VC-4", "VC-14", "VC-19")
def test_a_hero_is_known_to_who_laid_it_and_to_nobody_else() -> None:
    table = lay(["red-6", "blue-1"], ["red-5", "blue-4", "green-2"])
    table.say("hero red-6")
    assert table.view(0)["piles"][0] == ["red-5", "hero:red-6"]
    for seat in (1, 2, None):
        view = table.view(seat)
        assert view["piles"][0] == ["red-5", None]
        assert view["tops"][0] == "hero"
        assert view["heroes"] == [1, 0, 0]
        assert view["face_down"] == [[1], [], []]
        assert "red-6" not in cards_in(view)


@pytest.mark.rule("VC-19")
def test_a_hero_that_sabotage_turns_up_is_known_to_all_and_so_when_it_is_turned_back() -> None:
    table = lay(["sabotage sabotage", "red-4", "blue-1 blue-2"], ["", "green-1", ""], ["curse"])
    table.say("special sabotage")
    for seat in (0, 1, 2, None):
        assert table.view(seat)["piles"][1] == ["hero:green-1"]
    table.say("hero red-4", "hero blue-1", "special sabotage")
    for seat in (0, 2, None):
        assert table.view(seat)["piles"][1] == ["hero:green-1", "red-4"]
        assert table.view(seat)["piles"][2] == ["blue-1"]


@pytest.mark.rule("VC-19", "VC-31")
def test_a_card_that_hypnosis_took_is_known_in_the_hand_to_all_who_saw_it() -> None:
    table = lay(["hypnosis red-1", "grey-3"], ["", "green-4", ""])
    table.say("special hypnosis")
    assert table.view(1)["hands"][0] == ["green-4", None]
    assert table.view(None)["hands"][0] == ["green-4", None]
    assert table.view(0)["hands"][0] == ["red-1", "green-4"]
    assert table.heard_by(2, "take")[0]["card"] == "green-4"


@pytest.mark.rule("VC-19", "VC-31")
def test_a_hero_that_hypnosis_took_is_known_to_who_laid_it_and_to_who_took_it() -> None:
    table = lay(["hypnosis red-1", "grey-3", "green-4"], ["", "", ""], turn=2)
    table.say("hero green-4", "special hypnosis")
    assert table.view(0)["hands"][0] == ["red-1", "green-4"]
    assert table.view(2)["hands"][0] == ["green-4", None]
    assert table.view(1)["hands"][0] == 2
    assert table.view(None)["hands"][0] == 2
    assert "card" not in table.heard_by(1, "take")[0]
    assert table.heard_by(2, "take")[0]["card"] == "green-4"
    table.say("hero grey-3", "hero green-4")
    assert table.view(2)["piles"][0] == ["hero:green-4"]
    assert table.view(1)["piles"][0] == [None]


@pytest.mark.rule("VC-19", "VC-34", "VC-38")
def test_a_card_that_intrigue_laid_out_is_public_even_as_a_hero() -> None:
    table = lay(["intrigue", "grey-3"], ["", "", ""])
    table.say("special intrigue")
    for seat in (0, 2, None):
        assert table.view(seat)["forced"][1] == "grey-3"
        assert table.view(seat)["hands"][1] == ["grey-3"]
        assert table.shown(seat)["forced"][1] == "grey-3"
        assert table.shown(seat)["hands"][1] == ["grey-3"]
    table.say("hero grey-3")
    for seat in (0, 1, 2, None):
        assert table.view(seat)["piles"][1] == ["hero:grey-3"]


@pytest.mark.rule("VC-19", "VC-33")
def test_an_exchanged_hero_stays_known_to_who_laid_it_not_to_its_new_owner() -> None:
    table = lay(["red-6", "exchange grey-1", "grey-3"], ["", "blue-4", ""])
    table.say("hero red-6", "special exchange")
    assert table.pile(1) == ["hero:red-6"]
    assert table.view(0)["piles"][1] == ["hero:red-6"]
    assert table.view(1)["piles"][1] == [None]
    assert table.view(2)["piles"][1] == [None]
    assert [event.get("card") for event in table.heard_by(1, "move")] == [None, "blue-4"]
    assert [event.get("card") for event in table.heard_by(0, "move")] == ["red-6", "blue-4"]


@pytest.mark.rule("VC-19", "VC-35")
def test_whirlpool_carries_what_is_known_along() -> None:
    table = lay(["red-6", "whirlpool grey-1", "grey-3"], ["", "blue-4", "green-1"])
    table.say("hero red-6", "special whirlpool", "choose counterclockwise")
    assert table.pile(2) == ["hero:red-6"]
    assert table.view(0)["piles"] == [["blue-4"], ["green-1"], ["hero:red-6"]]
    assert table.view(2)["piles"] == [["blue-4"], ["green-1"], [None]]


@pytest.mark.rule("VC-19", "VC-30")
def test_what_a_curse_lays_open_is_seen_by_all() -> None:
    table = lay(["curse", "grey-3"], ["", "blue-4 green-6", ""])
    assert table.view(0)["piles"][1] == [None, "green-6"]
    table.say("special curse")
    for seat in (0, 1, 2, None):
        assert table.view(seat)["piles"][1] == ["blue-4"]
        assert table.view(seat)["middle"] == ["curse", "green-6"]


@pytest.mark.rule("VC-19")
def test_nobody_knows_a_covered_card_because_it_was_laid() -> None:
    table = lay(["grey-3"], ["hero:blue-4 green-6 hero:red-1"])
    for seat in (0, 1, None):
        assert table.view(seat)["piles"][0] == [None, None, None]
        assert table.view(seat)["face_down"][0] == [0, 2]


@pytest.mark.rule("VC-19")
def test_every_back_shows_whose_deck_a_card_comes_from() -> None:
    table = lay(["hypnosis red-1", "grey-3", "green-4"], ["", "", ""], turn=2)
    table.say("hero green-4", "special hypnosis")
    view = table.view(1)
    assert view["hands"][0] == 2
    assert sorted(view["backs"]["hands"][0]) == ["jafar", "maleficent"]
    assert view["backs"]["hands"][1] == ["jafar"]


@pytest.mark.rule("VC-19")
def test_shown_keeps_all_but_tops_sizes_and_the_last_round_to_memory() -> None:
    table = lay(["red-6 red-1", "blue-1 hypnosis"], ["red-5", "blue-4", "green-2 green-3"])
    table.say("play red-6 0", "hero blue-1", "hero red-1")
    shown = table.shown(0)
    assert shown["piles"] == [[None, None, None], [None, None], [None, "green-3"]]
    assert shown["tops"] == ["hero", "hero", "green-3"]
    assert shown["sizes"] == [3, 2, 2]
    assert "heroes" not in shown
    assert "face_down" not in shown
    assert shown["last_round"] == [
        {"seat": 1, "verb": "hero"},
        {"seat": 0, "verb": "hero", "card": "red-1"},
    ]
    assert cards_in(shown) <= {"red-1", "green-3"}
    table.say("special hypnosis", "choose 2")
    assert table.view(0)["hands"][1] == ["green-3"]
    assert table.shown(0)["hands"][1] == 1


@pytest.mark.rule("VC-19")
def test_with_open_memory_the_whole_view_is_shown() -> None:
    table = lay(["red-6 red-1", "blue-1"], ["red-5", "blue-4", ""], open_memory=True)
    table.say("hero red-6", "hero blue-1")
    for seat in (0, 1, 2, None):
        assert table.shown(seat) == table.view(seat)
    assert table.shown(0)["piles"] == [["red-5", "hero:red-6"], ["blue-4", None], []]
    assert table.shown(0)["heroes"] == [1, 1, 0]


@pytest.mark.rule("VC-19")
def test_the_last_round_has_each_players_last_play_and_who_was_passed_over_none() -> None:
    table = lay(["red-6 red-1 red-2", "blue-1", "curse"], ["red-5", "blue-4", ""])
    table.say("play red-6 0", "play blue-1 1", "special curse")
    assert table.view(1)["last_round"] == [
        {"seat": 0, "verb": "play", "card": "red-6", "to": 0},
        {"seat": 1, "verb": "play", "card": "blue-1", "to": 1},
        {"seat": 2, "verb": "special", "card": "curse"},
    ]
    table.say("hero red-1")
    assert table.view(1)["last_round"] == [{"seat": 0, "verb": "hero"}]


@pytest.mark.rule("VC-19")
def test_the_last_round_says_what_was_chosen_for_a_special() -> None:
    table = lay(["whirlpool", "exchange", "red-2"], ["red-5", "blue-4", "green-1"])
    table.say("special whirlpool", "choose clockwise", "special exchange", "choose 0")
    assert table.view(0)["last_round"] == [
        {"seat": 0, "verb": "special", "card": "whirlpool", "choice": "clockwise"},
        {"seat": 1, "verb": "special", "card": "exchange", "choice": "0"},
    ]


@pytest.mark.rule("VC-19")
def test_a_hero_taken_into_a_hand_is_no_longer_named_where_it_was_laid() -> None:
    table = lay(["hypnosis red-1", "grey-3", "green-4"], ["", "", ""], turn=2)
    table.say("hero green-4")
    assert table.view(2)["last_round"] == [{"seat": 2, "verb": "hero", "card": "green-4"}]
    table.say("special hypnosis")
    assert table.view(2)["last_round"][0] == {"seat": 2, "verb": "hero"}


@pytest.mark.rule("VC-19")
def test_after_the_game_everything_is_shown_to_everybody() -> None:
    table = lay(["red-6", "blue-1"], ["hero:red-5", "blue-4", ""])
    table.say("hero red-6", "hero blue-1")
    for seat in (0, 2, None):
        view = table.shown(seat)
        assert view["piles"] == [["hero:red-5", "hero:red-6"], ["blue-4", "hero:blue-1"], []]
        assert view["scores"] == [0, 4, 0]
        assert view["waiting"] is None
        assert view["turn"] is None


@pytest.mark.rule("VC-4", "VC-19")
@pytest.mark.parametrize("seats", [3, 6])
def test_no_view_names_a_card_that_its_seat_was_never_told(seats: int) -> None:
    for seed in range(6):
        table = new(seats, seed, specials=True)
        luck = Random(seed)
        news = table.table.opening
        told: list[set[str]] = [set() for _ in range(seats)]
        while offers := table.offers():
            for seat in range(seats):
                told[seat] |= cards_in([event.read(seat) for event in news])
                view = table.view(seat)
                assert cards_in(view) <= told[seat]
                assert cards_in(table.shown(seat)) <= cards_in(view)
            table.say(luck.choice(offers))
            news = table.table.answers[-1].events


def test_views_hold_neither_luck_nor_the_order_of_a_deck() -> None:
    table = new(3, 4, first=0)
    other = table.state.clone()
    other.chance = Chance(99)
    other.drawn = 0
    for seat in (0, 1, 2, None):
        assert other.view(seat) == table.view(seat)
