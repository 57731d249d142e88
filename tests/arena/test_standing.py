"""Shares and their intervals, against figures that others have published or that can be seen."""

from random import Random

import pytest

from skulduggery.arena.figures import Z95, wilson
from skulduggery.arena.judging import Bar
from skulduggery.arena.meeting import Schedule
from skulduggery.arena.planning import meeting
from skulduggery.arena.run_file import Played
from skulduggery.arena.standing import Share, Standing, told
from skulduggery.arena.tally import WHOLE_WIN


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611),
     (1, 29, 0.0061, 0.1718)],
)  # fmt: skip
def test_the_interval_is_wilsons(won: int, of: int, low: float, high: float) -> None:
    """The four examples of Newcombe (Statistics in Medicine 17, 1998), table I, method 3."""
    assert wilson(won, of) == pytest.approx((low, high), abs=5e-5)


def of_deals(*won: int, games: int = 2) -> Share:
    return Share([(parts * WHOLE_WIN, games) for parts in won])


def test_games_that_differ_only_by_deal_are_worth_their_deals() -> None:
    """The cards decide: whoever has them wins both games, so 100 deals say what 100 games say."""
    share = of_deals(*[2, 0] * 50)
    assert (share.share, share.games) == (0.5, 200)
    assert share.worth == pytest.approx(99)
    assert share.interval == pytest.approx(wilson(49.5, 99))


def test_games_that_know_nothing_of_each_other_are_worth_themselves() -> None:
    share = of_deals(*[2, 1, 1, 0] * 50)
    assert share.worth == pytest.approx(400, rel=0.01)
    assert share.interval == pytest.approx(wilson(200, 400), abs=1e-3)


def test_luck_that_cancels_is_told_but_not_counted() -> None:
    """From either seat the same one wins: the deals say exactly one half."""
    share = of_deals(*[1] * 100)
    assert share.deviation == 0
    assert share.worth == 200
    assert share.interval == pytest.approx(wilson(100, 200))


def test_few_deals_are_not_trusted() -> None:
    share = of_deals(*[1] * 19)
    assert share.deviation is None
    assert share.worth == 19


def test_who_won_all_is_known_from_the_deals() -> None:
    share = of_deals(*[2] * 100)
    assert share.worth == 100
    assert share.interval == pytest.approx(wilson(100, 100))
    assert share.interval[0] > 0.96


def test_the_deviation_is_that_of_the_mean_of_the_deals() -> None:
    share = of_deals(*[2, 1, 0, 1] * 25)
    # Deals of 1, 1/2, 0, 1/2: their variance is 1/8 * 100/99, of the mean a hundredth of that.
    assert share.deviation == pytest.approx((1 / 8 / 99) ** 0.5)
    assert share.to_json()["by_deal"] == pytest.approx(Z95 * (1 / 8 / 99) ** 0.5, abs=1e-6)


def played(deal: int, bots: str, *winners: int) -> Played:
    names = tuple({"a": "rules-of-thumb", "b": "random"}[bot] for bot in bots)
    return Played(
        deal=deal, bots=names, winners=winners, rounds=5, decisions=9, ended="devils",
        scores=tuple(range(len(bots))),
    )  # fmt: skip


def standing(*games: Played, bots: str = "rules-of-thumb,2xrandom") -> Standing:
    return Standing(
        Schedule(meeting("", "little-devils", bots=bots, players=3, games=6, seed=1)), games
    )


def test_chairs_of_a_bot_win_together_and_shared_wins_are_parts() -> None:
    now = standing(
        played(0, "abb", 0), played(0, "bab", 0, 1), played(0, "bba", 0, 1), played(1, "abb")
    )
    assert now.share("rules-of-thumb").won == 1.5
    assert now.share("random").won == 1.5
    assert now.share("random").games == 4
    assert now.even_share("random") == pytest.approx(2 / 3)
    assert now.even_share("rules-of-thumb") == pytest.approx(1 / 3)
    assert not now.complete


def test_between_two_only_their_wins_count() -> None:
    now = standing(played(0, "abb", 0), played(0, "bab", 0, 1), played(1, "abb"))
    assert now.between("rules-of-thumb", "random") == 0.75
    assert now.between("random", "rules-of-thumb") == 0.25
    assert now.between("random", "5") is None


def test_figures_of_part_of_a_meeting() -> None:
    assert told(standing())["games"] == 0
    out = told(standing(played(0, "abb", 0)))
    assert (out["games"], out["games_planned"], out["deals"]) == (1, 6, 1)
    assert [row["share"] for row in out["bots"]] == [1.0, 0.0]
    assert out["rounds"] == {"5": 1}


def test_a_bar_is_the_share_or_the_lower_end_of_its_interval() -> None:
    games = [played(0, "abb", 0), played(0, "bab", 1), played(0, "bba", 2), played(1, "abb", 1)]
    now = standing(*games)
    assert Bar("rules-of-thumb", at_least=0.75).judge(now)["met"]
    assert not Bar("rules-of-thumb", at_least=0.76).judge(now)["met"]
    low = now.share("rules-of-thumb").interval[0]
    assert Bar("rules-of-thumb", above=low - 0.01).judge(now)["met"]
    assert not Bar("rules-of-thumb", above=low).judge(now)["met"]
    assert not Bar("rules-of-thumb", at_least=0.5, above=0.5).judge(now)["met"]
    assert Bar("rules-of-thumb").judge(now)["met"]


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_the_interval_holds_what_it_says(alike: float) -> None:
    """In 95 of 100 runs the true share lies in it, however much the games of a deal are alike."""
    dice, held = Random(1), 0
    for _ in range(1000):
        deals = []
        for _ in range(60):
            first = dice.random() < 0.6
            second = first if dice.random() < alike else dice.random() < 0.6
            deals.append(first + second)
        low, high = of_deals(*deals).interval
        held += low <= 0.6 <= high
    assert 930 <= held <= 975
