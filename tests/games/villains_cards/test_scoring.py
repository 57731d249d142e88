"""The end: Heroes cancel, the rest counts."""

import pytest

from skulduggery.games.villains_cards.table import cancelled
from tests.games.villains_cards.table import lay

ONE_OF_EACH = "red-1 red-2 red-3 red-4 red-5 red-6"
HEROES = [f"{colour}-{value}" for colour in ("blue", "green") for value in range(1, 7)]
HEROES += ["grey-1", "grey-2"]


def heroes(number: int) -> str:
    return " ".join([f"hero:{card}" for card in HEROES[:number]])


@pytest.mark.rule("VC-20", "VC-21")
@pytest.mark.parametrize("number", range(1, 7))
def test_so_many_heroes_cancel_all_cards_of_that_value(number: int) -> None:
    table = lay(["", "grey-1"], [f"{heroes(number)} {ONE_OF_EACH}"])
    assert table.points(0) == 21 - number
    assert table.lost(0) == number


@pytest.mark.rule("VC-20")
def test_the_rulebooks_five_heroes_all_fives_score_nothing() -> None:
    table = lay(["", "grey-1"], [f"red-5 purple-5 purple-6 {heroes(5)}"])
    assert table.points(0) == 6
    assert table.lost(0) == 10


@pytest.mark.rule("VC-20")
def test_the_rulebooks_nine_heroes_all_sixes_and_all_threes_score_nothing() -> None:
    table = lay(["", "yellow-1"], [f"red-6 red-3 purple-3 purple-5 {heroes(9)}"])
    assert table.points(0) == 5
    assert table.lost(0) == 12


@pytest.mark.rule("VC-20")
@pytest.mark.parametrize(
    ("number", "values"),
    [
        (0, ()),
        (6, (6,)),
        (7, (6, 1)),
        (9, (6, 3)),
        (11, (6, 5)),
        (12, (6, 6)),
        (13, (6, 6, 1)),
        (18, (6, 6, 6)),
        (20, (6, 6, 6, 2)),
    ],
)
def test_each_full_six_cancels_sixes_and_the_rest_its_value(
    number: int, values: tuple[int, ...]
) -> None:
    assert cancelled(number) == values


@pytest.mark.rule("VC-20")
def test_twelve_and_thirteen_heroes() -> None:
    twelve = lay(["", "yellow-1"], [f"{ONE_OF_EACH} {heroes(12)}"])
    assert (twelve.points(0), twelve.lost(0)) == (15, 6)
    thirteen = lay(["", "yellow-1"], [f"{ONE_OF_EACH} {heroes(13)}"])
    assert (thirteen.points(0), thirteen.lost(0)) == (14, 7)


@pytest.mark.rule("VC-20", "VC-21")
def test_without_heroes_nothing_is_cancelled() -> None:
    table = lay(["", "grey-1"], [ONE_OF_EACH])
    assert (table.points(0), table.lost(0)) == (21, 0)


@pytest.mark.rule("VC-21", "VC-36", "VC-39")
def test_a_special_and_a_missing_pile_score_nothing() -> None:
    table = lay(["", "grey-1"], ["red-5 curse"])
    assert [table.points(seat) for seat in range(3)] == [5, 0, 0]


@pytest.mark.rule("VC-21")
def test_most_points_wins() -> None:
    table = lay(["grey-6"], ["grey-1", "red-5", "red-6"])
    assert table.state.result().to_json() == {
        "over": False,
        "winners": [],
        "scores": None,
        "reason": None,
    }
    table.say("play grey-6 2")
    result = table.state.result()
    assert result.over
    assert result.scores == (1, 5, 12)
    assert result.winners == (2,)
    assert result.reason == "points"


@pytest.mark.rule("VC-22", "VC-40")
def test_equal_points_whoever_lost_more_to_heroes_wins() -> None:
    table = lay(["red-1"], ["", "hero:blue-2 red-5 blue-1", "green-5"])
    table.say("hero red-1")
    assert table.state.result().scores == (0, 5, 5)
    assert [table.lost(seat) for seat in (1, 2)] == [1, 0]
    assert table.state.result().winners == (1,)


@pytest.mark.rule("VC-22")
def test_still_equal_the_victory_is_shared() -> None:
    table = lay(["red-1"], ["", "hero:blue-2 red-5 blue-1", "hero:green-2 green-5 green-1"])
    table.say("hero red-1")
    assert table.state.result().winners == (1, 2)
    assert [event["seat"] for event in table.heard_by(None, "win")] == [1, 2]


@pytest.mark.rule("VC-40")
def test_values_hidden_under_heroes_break_no_tie() -> None:
    table = lay(["red-1"], ["", "hero:blue-6 red-5", "hero:green-2 green-5"])
    table.say("hero red-1")
    assert [table.lost(seat) for seat in (1, 2)] == [0, 0]
    assert table.state.result().winners == (1, 2)
