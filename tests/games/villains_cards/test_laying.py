"""Laid positions: what is taken from where, and what cannot be."""

from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Refused
from skulduggery.engine.record import Table, load
from tests.games.villains_cards.table import GAME, At, lay, new

VILLAINS = ["maleficent", "jafar", "scar"]
EXAMPLE: dict[str, Any] = {
    "villains": VILLAINS,
    "turn": 0,
    "hands": [["red-5", "blue-4"], [], []],
    "piles": [["green-2", "hero:red-1"], ["blue-4"], ["red-3"]],
    "decks": [[], [], []],
    "forced": [None, None, None],
}


def laid(position: dict[str, Any], **options: Any) -> At:
    seating = GAME.seats_of_position(position)
    setup = GAME.setup(villains=seating.villains, options=options)
    return At(Table(GAME, setup, 1, position))


def test_the_example_of_the_protocol() -> None:
    table = laid(EXAMPLE)
    assert table.hand(0) == ["red-5", "blue-4"]
    assert table.pile(0) == ["green-2", "hero:red-1"]
    assert table.offers() == ["play red-5 2", "hero red-5", "play blue-4 1", "hero blue-4"]


def test_a_deck_given_is_the_whole_deck_from_the_top() -> None:
    decks = [["grey-6", "blue-5", "red-6", "grey-4"], [], []]
    table = laid({**EXAMPLE, "hands": [["yellow-1", "red-4"], [], []], "decks": decks})
    table.say("hero red-4")
    assert sorted(table.hand(0)) == ["blue-5", "grey-6", "red-6", "yellow-1"]
    assert table.deck(0) == ["grey-4"]
    assert table.deck(1) == []
    assert table.table.answers[-1].draws == []


def test_a_deck_left_out_holds_what_is_not_named() -> None:
    table = laid({"villains": VILLAINS, "hands": [["red-2"]], "piles": [["red-4"]]})
    assert len(table.deck(0)) == 16
    assert not {"red-2", "red-4"} & set(table.deck(0))
    assert [len(table.deck(seat)) for seat in (1, 2)] == [18, 18]
    some = laid({"villains": VILLAINS, "hands": [["red-2"]], "decks": [None, []]})
    assert [len(some.deck(seat)) for seat in range(3)] == [17, 0, 18]
    special = laid({"villains": VILLAINS, "hands": [["curse"]]}, specials=True)
    assert [len(special.deck(seat)) for seat in range(3)] == [19, 20, 20]


def test_a_card_comes_from_its_holders_deck_or_else_from_the_next_clockwise() -> None:
    # Red 4 is Maleficent's and Jafar's, red 3 Scar's alone, red 1 Jafar's alone.
    hands = [["red-3"], ["red-1", "red-4"], ["red-4"]]
    backs = laid({"villains": VILLAINS, "hands": hands}).view(0)["backs"]["hands"]
    assert backs == [["scar"], ["jafar", "jafar"], ["maleficent"]]
    alike = laid({"villains": VILLAINS, "hands": [[], [], ["red-4"]]})
    assert alike.view(2)["backs"]["hands"][2] == ["maleficent"]


def test_hands_name_the_forced_card_or_leave_it_out() -> None:
    named = laid({**EXAMPLE, "forced": ["red-5", None, None]})
    left_out = laid({**EXAMPLE, "hands": [["blue-4"], [], []], "forced": ["red-5", None, None]})
    assert named.state == left_out.state
    assert named.hand(0) == ["red-5", "blue-4"]
    assert named.offers() == ["play red-5 2", "hero red-5"]


def test_the_turn_goes_to_the_next_who_holds_a_card() -> None:
    table = laid({**EXAMPLE, "turn": 1})
    assert table.state.actor() == 0
    over = laid({"villains": VILLAINS, "piles": [["red-4"]], "decks": [[], [], []]})
    assert over.state.result().to_json()["winners"] == [0]


def test_turn_round_and_middle() -> None:
    table = laid(
        {
            **EXAMPLE,
            "hands": [[], ["red-1"]],
            "piles": [],
            "turn": 1,
            "round": 5,
            "middle": ["red-6", "grey-3"],
        }
    )
    view = table.view(2)
    assert (view["turn"], view["round"], view["middle"]) == (1, 5, ["red-6", "grey-3"])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"villains": None}, "villains: None; a list is needed"),
        ({"villains": ["scar", "jafar"]}, "villains: 2 are named; 3 to 6 are needed"),
        ({"villains": ["scar", "jafar", "scar"]}, r"villains\[2\]: scar sits at seat 0 already"),
        ({"villains": ["scar", "jafar", 7]}, r"villains\[2\]: 7; one of maleficent,"),
        ({"hand": []}, "'hand': no such field; there are villains, turn,"),
        ({"turn": 3}, "turn: 3; a whole number from 0 to 2 is needed"),
        ({"turn": True}, "turn: True; a whole number"),
        ({"round": 0}, "round: 0; a whole number from 1"),
        ({"round": 10**30}, "round: a huge number;"),
        ({"hands": [[], [], [], []]}, "hands: 4 entries, but 3 players sit there"),
        ({"hands": {"0": []}}, "hands: a group of 1; a list is needed"),
        ({"hands": [None]}, r"hands\[0\]: None; a list is needed"),
        ({"hands": [["red-9"]]}, r"hands\[0\]\[0\]: 'red-9'; there is no such card"),
        ({"hands": [[5]]}, r"hands\[0\]\[0\]: 5; a card such as red-5 is needed"),
        ({"hands": [["hero:red-5"]]}, r"hands\[0\]\[0\]: 'hero:red-5'; only cards of a pile lie"),
        ({"decks": [["hero:red-5"]]}, r"decks\[0\]\[0\]: 'hero:red-5'; only cards of a pile"),
        ({"middle": ["hero:red-5"]}, r"middle\[0\]: 'hero:red-5'; only cards of a pile"),
        ({"piles": [["hero:hero:red-5"]]}, r"piles\[0\]\[0\]: 'hero:red-5'"),
        ({"piles": [["hero:"]]}, r"piles\[0\]\[0\]: ''; there is no such card"),
        ({"piles": ["red-5"]}, r"piles\[0\]: 'red-5'; a list is needed"),
        ({"hands": [["curse"]]}, r"hands\[0\]\[0\]: curse; specials are only there with the"),
        ({"forced": ["curse"]}, r"forced\[0\]: curse; specials are only there with the option"),
        ({"hands": [["red-3", "red-3"]]}, r"red-3 is named 3 times, but is in the decks of these"),
        ({"middle": ["red-2", "red-2"]}, r"middle\[1\]: red-2 is named 2 times, but .* once"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change: dict[str, Any], says: str) -> None:
    with pytest.raises(Refused, match=says) as refused:
        laid({**EXAMPLE, **change})
    assert refused.value.code == "bad-position"


def test_villains_may_not_be_missing_nor_differ_from_who_sits_there() -> None:
    with pytest.raises(Refused, match="villains: they are missing"):
        GAME.seats_of_position({"hands": []})
    setup = GAME.setup(villains=["scar", "jafar", "ursula"])
    with pytest.raises(Refused, match="scar, jafar, ursula sit there"):
        GAME.lay(EXAMPLE, setup, Chance(1))


def test_a_position_laid_again_is_the_same_position() -> None:
    table = new(4, 3, specials=True)
    for _ in range(30):
        table.say(table.offers()[len(table.offers()) // 2])
        if not table.state.stack:
            position = table.state.position()
            again = laid(position, specials=True)
            assert again.state.position() == position
            assert again.offers() == table.offers()


def test_a_special_that_is_half_done_cannot_be_laid() -> None:
    table = lay(["whirlpool"], ["red-5", "", ""])
    table.say("special whirlpool")
    with pytest.raises(Refused, match="only the top of a turn") as refused:
        table.state.position()
    assert refused.value.code == "bad-position"


def test_a_laid_table_has_a_record() -> None:
    table = laid(EXAMPLE)
    table.say("play red-5 2")
    assert load(table.table.record(), lambda name: GAME).state == table.state
