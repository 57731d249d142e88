"""What a seat sees, and what the table keeps to memory."""

import json
from itertools import pairwise
from typing import Any

import pytest

from skulduggery.games.little_devils.rules import LittleDevils
from tests.games.little_devils.table import cards, dealt, lay, play, play_first, table


def after_two_tricks(**options: Any) -> LittleDevils:
    hands = [[22, 1, 12], [30, 2, 11], [27, 3, 13], [34, 24, 10]]
    state = lay({"hands": hands, "totals": [4, 5, 6, 7]}, **options)
    play(state, 22, 30, 27, 34, 24, 1, 2, 3)
    assert state.actor() == 0
    return state


def test_a_view_has_the_shape_of_a_position() -> None:
    state = table([12, 1], [14, 2], [20, 3], leader=1, totals=[7, 8, 9], taken=[[4], [5, 6], []])
    play(state, 14)
    view = state.view(0)
    del view["out"]
    assert view == {
        "seat": 0,
        "turn": 2,
        "waiting": 2,
        "round": 1,
        "options_of_table": {"limit": 100, "rounds": None, "open_memory": True, "first": "random"},
        "dealer": 0,
        "leader": 1,
        "direction": None,
        "hands": [[1, 12], 1, 2],
        "trick": [14],
        "taken": [[4], [5, 6], []],
        "tricks": [],
        "devils": [2, 4, 0],
        "totals": [7, 8, 9],
    }


@pytest.mark.rule("LD-16")
def test_with_open_memory_everybody_sees_the_tricks_of_the_round() -> None:
    state = after_two_tricks()
    for seat in (0, 1, 2, 3, None):
        shown = state.shown(seat)
        assert shown == state.view(seat)
        assert shown["tricks"] == [
            {"leader": 0, "cards": [22, 30, 27, 34], "taker": 3},
            {"leader": 3, "cards": [24, 1, 2, 3], "taker": 0},
        ]
        assert shown["taken"] == [[24, 1, 2, 3], [], [], [22, 30, 27, 34]]
        assert shown["devils"] == [1, 0, 0, 6]


@pytest.mark.rule("LD-10", "LD-16")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_without_open_memory_only_the_last_trick_is_shown(seat: int | None) -> None:
    state = after_two_tricks(open_memory=False)
    play(state, 12)
    shown = state.shown(seat)
    assert shown["trick"] == [12]
    assert shown["tricks"] == [{"leader": 3, "cards": [24, 1, 2, 3], "taker": 0}]
    assert shown["taken"] == [4, 0, 0, 4]  # how many, also to the taker
    assert "devils" not in shown
    assert shown["totals"] == [4, 5, 6, 7]
    text = json.dumps({**shown, "options_of_table": None, "out": None})
    for gone in (22, 30, 27, 34):
        assert f" {gone}" not in text
        assert f"[{gone}" not in text


@pytest.mark.rule("LD-16")
def test_the_rules_remember_what_the_table_does_not_show() -> None:
    assert (
        after_two_tricks(open_memory=False).view(1)["tricks"]
        == after_two_tricks().view(1)["tricks"]
    )


@pytest.mark.rule("LD-16")
def test_tricks_of_earlier_rounds_are_gone_and_their_totals_stay() -> None:
    state = dealt(3, open_memory=False)
    play_first(state, until_round=2)
    for seat in (0, None):
        for view in (state.view(seat), state.shown(seat)):
            assert view["tricks"] == []
            assert sum(view["totals"]) == 41


@pytest.mark.rule("LD-3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_view_names_a_card_of_another_hand(players: int) -> None:
    state = dealt(players, seed=players)
    while state.round == 1:
        hidden = [set(cards(state, seat)) for seat in range(players)]
        for seat in range(players):
            view = state.view(seat)
            named = set(view["trick"]) | set(view["out"]) | set(view["hands"][seat])
            named.update(card for trick in view["tricks"] for card in trick["cards"])
            named.update(card for pile in view["taken"] for card in pile)
            others = set().union(*[hand for other, hand in enumerate(hidden) if other != seat])
            assert not named & others
            assert all(isinstance(view["hands"][o], int) for o in range(players) if o != seat)
        state.play(state.legal()[0])


def test_views_are_plain_json() -> None:
    for state in (dealt(3), after_two_tricks(), after_two_tricks(open_memory=False)):
        for seat in (0, None):
            assert json.loads(json.dumps(state.shown(seat))) == state.shown(seat)


def test_after_the_end_everything_is_shown() -> None:
    state = lay({"hands": [[20, 5], [26], [27, 9]], "totals": [0, 0, 100]}, open_memory=False)
    play(state, 20, 26, 27)
    assert state.result().over
    for seat in (0, 1, None):
        shown = state.shown(seat)
        assert shown["hands"] == [[5], [], [9]]
        assert shown["waiting"] is None
        assert shown["tricks"] == [{"leader": 0, "cards": [20, 26, 27], "taker": 2}]
        assert shown["devils"] == [0, 0, 4]


def test_every_card_is_in_one_place() -> None:
    state = dealt(5, seed=8, rounds=2)
    while state.actor() >= 0:
        position = state.position()
        places = [position["trick"], *position["hands"], *position["taken"]]
        assert sorted(card for place in places for card in place) == list(range(1, 46))
        state.play(state.legal()[-1])


def test_views_change_with_every_card() -> None:
    state = dealt(3, seed=1, rounds=1)
    views = []
    while state.actor() >= 0:
        views.append(state.view(None))
        state.play(state.legal()[0])
    assert all(one != other for one, other in pairwise(views))
