"""The count after a round, and the end of the game."""

import pytest

from skulduggery.engine.decision import Refused
from skulduggery.games.little_devils import GAME
from tests.games.little_devils.table import dealt, lay, play, play_first, table

LAST_TRICK = [[20], [26], [27]]  # seat 2 takes it, with 3 + 0 + 1 devils


@pytest.mark.rule("LD-11")
def test_after_nine_tricks_everybody_adds_the_devils_they_took() -> None:
    state = dealt(4, seed=2)
    tricks = 0
    while state.round == 1:
        before = state.devils()
        events = play(state, state.legal()[-1])
        tricks += sum(event.kind == "trick" for event in events)
    assert tricks == 9
    scored = [event.amount for event in events if event.kind == "score"]
    assert sum(before) < 56
    assert list(state.totals) == scored
    assert sum(state.totals) == 56


@pytest.mark.rule("LD-11")
def test_devils_are_added_to_those_of_earlier_rounds() -> None:
    state = table(*LAST_TRICK, taken=[[15, 2], [], [3]], totals=[10, 20, 30])
    events = play(state, 20, 26, 27)
    assert [(e.seat, e.amount) for e in events if e.kind == "score"] == [(0, 5), (1, 0), (2, 5)]
    assert state.view(None)["totals"] == [15, 20, 35]
    assert state.view(None)["devils"] == [0, 0, 0]
    assert state.view(None)["round"] == 2


@pytest.mark.rule("LD-12", "LD-13")
@pytest.mark.parametrize(("before", "over"), [(95, False), (96, False), (97, True), (120, True)])
def test_the_game_ends_only_when_somebody_has_more_than_a_hundred(before: int, over: bool) -> None:
    state = table(*LAST_TRICK, totals=[10, 20, before])
    play(state, 20, 26, 27)
    assert state.totals == (10, 20, before + 4)
    assert state.result().over is over
    assert (state.actor() == -1) is over


@pytest.mark.rule("LD-12")
def test_who_led_the_first_trick_of_the_last_round_deals_the_next() -> None:
    state = dealt(4, first=2)
    for number in range(2, 4):
        first = (number + 1) % 4
        assert state.view(None)["leader"] == state.actor() == (first - 1) % 4
        play_first(state, until_round=number)
        assert state.view(None)["dealer"] == (first - 1) % 4
        assert state.actor() == first


@pytest.mark.rule("LD-13")
def test_the_fewest_devils_win() -> None:
    state = table(*LAST_TRICK, totals=[60, 50, 99])
    events = play(state, 20, 26, 27)
    assert state.result().to_json() == {
        "over": True,
        "winners": [1],
        "scores": [60, 50, 103],
        "reason": "devils",
    }
    assert [event.read(None) for event in events[-2:]] == [
        {"event": "win", "seat": 1},
        {"event": "end"},
    ]
    assert state.legal() == ()
    assert state.decision() is None
    assert state.why_not(0, "5", None) == "game-over.LD-13"


@pytest.mark.rule("LD-14")
def test_equal_fewest_share_the_victory() -> None:
    state = table(*LAST_TRICK, totals=[50, 50, 99])
    events = play(state, 20, 26, 27)
    assert state.result().winners == (0, 1)
    assert [event.seat for event in events if event.kind == "win"] == [0, 1]
    everybody = table(*LAST_TRICK, totals=[101, 101, 97])
    play(everybody, 20, 26, 27)
    assert everybody.result().winners == (0, 1, 2)


@pytest.mark.rule("LD-17")
@pytest.mark.parametrize(("before", "over"), [(46, False), (47, True)])
def test_another_limit(before: int, over: bool) -> None:
    state = lay({"hands": LAST_TRICK, "totals": [0, 0, before]}, limit=50)
    play(state, 20, 26, 27)
    assert state.result().over is over


@pytest.mark.rule("LD-17")
def test_a_number_of_rounds_instead_of_the_limit() -> None:
    state = lay({"hands": LAST_TRICK, "round": 2, "totals": [90, 200, 300]}, rounds=3, limit=1)
    play(state, 20, 26, 27)
    assert not state.result().over
    assert state.round == 3
    play_first(state)
    result = state.result()
    assert result.over
    assert result.reason == "limit-rounds"
    assert result.scores is not None
    assert sum(result.scores) == 90 + 200 + 304 + 41


@pytest.mark.rule("LD-17")
@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_that_many_rounds_are_played(rounds: int) -> None:
    state = dealt(3, rounds=rounds, limit=1)
    play_first(state)
    assert state.round == rounds
    assert sum(state.totals) == 41 * rounds


@pytest.mark.rule("LD-17")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("limit", 0),
        ("limit", 1001),
        ("limit", None),
        ("limit", "100"),
        ("limit", True),
        ("rounds", 0),
        ("rounds", 2.5),
        ("open_memory", 1),
        ("first", 3),
        ("first", "me"),
    ],
)
def test_options_out_of_range_are_refused(name: str, value: object) -> None:
    with pytest.raises(Refused, match=f"option {name}: ") as refused:
        GAME.setup(3, options={name: value})
    assert refused.value.code == "bad-option"


def test_a_running_game_has_no_winner_but_a_score() -> None:
    state = table(*LAST_TRICK, totals=[1, 2, 3])
    assert state.result().to_json() == {
        "over": False,
        "winners": [],
        "scores": [1, 2, 3],
        "reason": None,
    }
