"""Laid positions: what they mean and what cannot be."""

from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Refused
from skulduggery.games.little_devils import GAME
from tests.games.little_devils.table import dealt, lay, play, table

EXAMPLE = {
    "hands": [[22, 5], [30, 7], [27, 1], [34, 2]],
    "leader": 0,
    "trick": [],
    "taken": [[], [], [], []],
    "totals": [0, 0, 0, 0],
}


def test_the_example_of_the_protocol() -> None:
    assert GAME.seats_of_position(EXAMPLE).players == 4
    state = lay(EXAMPLE)
    assert state.legal() == (5, 22)
    play(state, 22, 30, 27, 34)
    assert state.actor() == 3


def test_what_is_left_out_is_empty_or_nothing() -> None:
    state = table([1], [2], [3])
    view = state.view(None)
    assert (view["leader"], view["trick"], view["totals"]) == (0, [], [0, 0, 0])
    assert (view["taken"], view["round"]) == ([[], [], []], 1)
    assert view["dealer"] == 2  # the seat before the leader
    assert table([1], [2], [3], leader=2).view(None)["dealer"] == 1


def test_hands_may_differ_and_the_round_ends_when_one_is_empty() -> None:
    state = table([20, 5, 6], [26], [27, 9], totals=[1, 1, 1])
    play(state, 20, 26, 27)
    assert state.totals == (1, 1, 5)  # what is left in the hands counts nothing
    assert state.round == 2
    assert [len(hand) for hand in state.position()["hands"]] == [9, 9, 9]


@pytest.mark.rule("LD-2")
def test_cards_not_named_are_out_of_the_round_and_everybody_knows_it() -> None:
    state = table([20, 5], [26, 1], [27, 9], taken=[[2], [], []])
    rest = [card for card in range(1, 28) if card not in (20, 5, 26, 1, 27, 9, 2)]
    for seat in (0, 1, 2, None):
        assert state.view(seat)["out"] == rest
    play(state, 20)
    assert state.view(0)["out"] == rest
    assert dealt(3).view(0)["out"] == []


def test_a_running_trick_goes_on() -> None:
    state = table([1], [25, 2], [5, 13], trick=[12], leader=0, totals=[3, 4, 5])
    assert state.actor() == 1
    play(state, 25)
    assert state.legal() == (13,)
    down = table([3], [7], [4, 9, 20], [6, 30], trick=[12, 8], leader=0)
    assert down.actor() == 2
    assert down.legal() == (4, 9)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_position_laid_again_is_the_same_table(players: int) -> None:
    state = dealt(players, seed=players)
    for step in range(9 * players + 5):
        position = state.position()
        laid = lay(position)
        assert laid.position() == position
        assert laid.legal() == state.legal()
        one, other = laid.view(step % players), state.view(step % players)
        for view in (one, other):
            del view["tricks"]  # who took which cards is laid, in which tricks is not
        assert one == other
        state.play(state.legal()[step % len(state.legal())])


def test_a_laid_table_deals_the_next_round_from_its_seed() -> None:
    one, other, third = (lay({"hands": [[1], [2], [3]]}, seed) for seed in (1, 1, 2))
    for state in (one, other, third):
        play(state, 1, 2, 3)
    assert one == other
    assert one.position()["hands"] != third.position()["hands"]


FINE: dict[str, Any] = {"hands": [[1, 2], [3, 4], [5, 6]]}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"hands": None}, "hands"),
        ({"hands": [[1], [2]]}, "hands: 2 seats"),
        ({"hands": [[1]] * 7}, "hands: 7 seats"),
        ({"hands": [[1, 2], [3], [2]]}, r"hands\[2\]\[0\]: card 2 lies in hands\[0\]\[1\] already"),
        ({"hands": [[1], [2], [28]]}, r"hands\[2\]\[0\]: 28; a whole number from 1 to 27"),
        ({"hands": [[0], [2], [3]]}, r"hands\[0\]\[0\]: 0"),
        ({"hands": [["1"], [2], [3]]}, r"hands\[0\]\[0\]: '1'"),
        ({"hands": [[True], [2], [3]]}, r"hands\[0\]\[0\]: True"),
        ({"hands": [[1.0], [2], [3]]}, r"hands\[0\]\[0\]: 1.0"),
        ({"hands": [2, [1], [3]]}, r"hands\[0\]: 2; a list"),
        ({"hands": [[10**40], [2], [3]]}, r"hands\[0\]\[0\]: a huge number"),
        ({"hands": [[], [2], [3]]}, r"hands\[0\]: empty"),
        ({"trick": [7, 8], "hands": [[1], [2], []]}, r"hands\[2\]: empty"),
        ({"trick": [7, 8, 9]}, "trick: 3 cards"),
        ({"trick": [1]}, r"trick\[0\]: card 1 lies in hands\[0\]\[0\] already"),
        ({"trick": {}}, "trick: a group of 0; a list"),
        ({"taken": [[1], [], []]}, r"taken\[0\]\[0\]: card 1"),
        ({"taken": [[], [], [], [9]]}, "taken: 4 entries; 3"),
        ({"taken": [[], []]}, "taken: 2 entries"),
        ({"totals": [0, 0]}, "totals: 2 entries"),
        ({"totals": [0, 0, -1]}, r"totals\[2\]: -1"),
        ({"totals": [0, 0, None]}, r"totals\[2\]: None"),
        ({"leader": 3}, "leader: 3; a whole number from 0 to 2"),
        ({"leader": None}, "leader: None"),
        ({"dealer": -1}, "dealer: -1"),
        ({"round": 0}, "round: 0"),
        ({"turn": 1}, "turn: 1; after leader and trick it is seat 0's"),
        ({"hand": [[1]]}, "'hand': no such field"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change: dict[str, Any], told: str) -> None:
    position = {**FINE, **change}
    with pytest.raises(Refused, match=told) as refused:
        GAME.lay(position, GAME.setup(3), Chance(0))
    assert refused.value.code == "bad-position"


@pytest.mark.parametrize("position", [{}, {"hands": 3}, {"hands": "abc"}, {"hands": []}])
def test_who_sits_there_must_be_told(position: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="hands") as refused:
        GAME.seats_of_position(position)
    assert refused.value.code == "bad-position"


def test_positions_that_no_play_could_reach_are_not_refused() -> None:
    state = table([1, 2], [3, 4], [5, 6], trick=[15], totals=[500, 0, 0], dealer=1, leader=0)
    play(state, 3, 5)  # a five-devil card was led, and the leader's hand holds others
    assert state.actor() >= 0
    cheat = table([1], [2], [20, 3], [25, 26], trick=[10, 12, 4], leader=0)
    assert cheat.legal() == (25, 26)  # seat 2 could have played 20: its card proves nothing
    for seed in range(20):
        assert cheat.imagine(3, Chance(seed)).view(3) == cheat.view(3)
