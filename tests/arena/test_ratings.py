"""Ratings: what can be worked out by hand comes out, and what was thrown by dice comes back."""

from math import log10
from random import Random

import pytest

from skulduggery.arena import ratings as rating
from skulduggery.arena.ratings import ratings, why_none
from skulduggery.arena.run_file import Played

NEEDED = "choix is not installed; the extra `arena` brings it"


@pytest.fixture
def choix() -> None:
    pytest.importorskip("choix", reason=NEEDED)


def game(deal: int, bots: tuple[str, ...], *winners: int, meeting: str = "") -> Played:
    return Played(
        deal=deal, bots=bots, winners=winners, rounds=1, decisions=1, ended="", meeting=meeting
    )


def ahead(names: list[str], games: list[Played]) -> float:
    rows = {row["bot"]: row["rating"] for row in ratings(names, games, 1)}
    assert sum(rows.values()) == pytest.approx(0, abs=0.2)
    found = rows[names[0]] - rows[names[1]]
    assert isinstance(found, float)
    return found


@pytest.mark.usefixtures("choix")
def test_two_that_meet_have_the_odds_of_their_wins() -> None:
    games = [game(n, ("a", "b"), 0 if n < 750 else 1) for n in range(1000)]
    assert ahead(["a", "b"], games) == pytest.approx(400 * log10(750.5 / 250.5), abs=0.2)


@pytest.mark.usefixtures("choix")
def test_one_against_three_is_rated_as_one_of_four() -> None:
    """Who wins six of ten against three equals is 4.5 times as strong as one of them."""
    games = [game(n, ("a", "b", "b", "b"), 0 if n < 600 else 1 + n % 3) for n in range(1000)]
    assert ahead(["a", "b"], games) == pytest.approx(400 * log10(4.5), abs=1)


@pytest.mark.usefixtures("choix")
def test_a_shared_win_is_part_of_one_for_each() -> None:
    games = [game(n, ("a", "b", "c"), 0, 1) for n in range(100)]
    rows = ratings(["a", "b", "c"], games, 1)
    assert rows[0]["rating"] == pytest.approx(rows[1]["rating"])
    assert rows[2] == {**rows[2], "bot": "c", "note": "lost all", "low": None, "high": None}


@pytest.mark.usefixtures("choix")
def test_strengths_come_back_from_tables_of_three() -> None:
    true = {"a": 0.0, "b": 150.0, "c": 300.0, "d": -450.0}
    dice, names = Random(5), list(true)
    games = []
    for deal in range(4000):
        table = tuple(dice.sample(names, 3))
        weights = [10 ** (true[name] / 400) for name in table]
        games.append(game(deal, table, dice.choices(range(3), weights)[0]))
    rows = ratings(names, games, 1)
    assert [row["bot"] for row in rows] == ["c", "b", "a", "d"]
    for row in rows:
        assert row["rating"] == pytest.approx(true[row["bot"]], abs=40)
        assert row["low"] < true[row["bot"]] < row["high"]
        assert row["high"] - row["low"] < 80


@pytest.mark.usefixtures("choix")
def test_deals_count_for_the_interval_and_not_games() -> None:
    """Ten copies of each game are no more to go by than one."""
    dice = Random(3)
    won = [dice.choices((0, 1), (2, 1))[0] for _ in range(200)]
    once = [game(n, ("a", "b"), side) for n, side in enumerate(won)]
    often = [played for played in once for _ in range(10)]

    def width(games: list[Played]) -> float:
        row = ratings(["a", "b"], games, 1)[0]
        return float(row["high"] - row["low"])

    assert width(often) == pytest.approx(width(once), rel=0.05)


@pytest.mark.usefixtures("choix")
def test_the_same_games_give_the_same_ratings_in_any_order() -> None:
    dice = Random(4)
    games = [game(n, ("a", "b"), dice.randrange(2)) for n in range(60)]
    once = ratings(["a", "b"], games, 7)
    dice.shuffle(games)
    assert ratings(["a", "b"], games, 7) == once
    assert once[0]["low"] is not None


@pytest.mark.usefixtures("choix")
def test_few_deals_have_no_interval_and_strangers_no_rating() -> None:
    few = ratings(["a", "b"], [game(n, ("a", "b"), n % 2) for n in range(19)], 1)
    assert (few[0]["low"], few[0]["note"]) == (None, None)
    apart = [game(0, ("a", "b"), 0), game(1, ("c", "d"), 1)]
    assert ratings(["a", "b", "c", "d"], apart, 1) == []
    assert ratings(["a", "b"], [], 1) == []


@pytest.mark.usefixtures("choix")
def test_meetings_are_drawn_again_each_by_itself() -> None:
    one = [game(n, ("a", "b"), n % 3 // 2, meeting="one") for n in range(60)]
    two = [game(n, ("b", "c"), n % 3 // 2, meeting="two") for n in range(60)]
    rows = ratings(["a", "b", "c"], one + two, 1)
    assert [row["bot"] for row in rows] == ["a", "b", "c"]
    assert rows[0]["low"] > rows[2]["high"]


def test_without_choix_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "find_spec", lambda name: None)
    assert "skulduggery[arena]" in str(why_none(["a", "b"]))
    assert "two bots" in str(why_none(["a"]))
