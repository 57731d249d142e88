"""Why a card cannot be played."""

import pytest

from skulduggery.engine.decision import Refused
from tests.games.villains_cards.table import At, lay


def why(table: At, card: str | None, location: str | None = None, seat: int = 0) -> str | None:
    return table.state.why_not(seat, card, location)


def test_what_may_be_played_is_not_forbidden() -> None:
    table = lay(["red-6 red-4 curse blue-1"], ["red-5", "blue-4", "green-2"])
    for card in ("red-6", "red-4", "curse", "hero:blue-1", "hero:curse"):
        assert why(table, card) is None


@pytest.mark.rule("VC-13")
def test_a_card_that_matches_nothing() -> None:
    table = lay(["yellow-6"], ["red-5", "blue-4", "green-2"])
    assert why(table, "yellow-6") == "no-match.VC-13"
    assert why(table, "yellow-6", "0") == "no-match.VC-13"
    assert why(table, "yellow-6", "1") == "no-match.VC-10"
    assert why(table, None, "0") == "no-match.VC-13"


@pytest.mark.rule("VC-11")
def test_a_card_that_must_go_to_a_neighbour() -> None:
    table = lay(["red-4"], ["red-5", "blue-4", "green-2"])
    assert why(table, "red-4", "0") == "neighbour.VC-11"
    assert why(table, "red-4", "2") == "neighbour.VC-11"
    assert why(table, "red-4", "1") is None
    assert why(table, None, "1") is None


@pytest.mark.rule("VC-11")
def test_a_pile_of_somebody_who_is_no_neighbour() -> None:
    table = lay(["red-4"], ["red-5", "blue-1", "green-4", "green-2"], seats=4)
    assert why(table, "red-4", "2") == "not-a-neighbour.VC-11"


@pytest.mark.rule("VC-14", "VC-16")
def test_heroes_and_other_piles() -> None:
    table = lay(["red-4 red-6"], ["red-5", "hero:blue-4", ""])
    assert why(table, "red-4", "1") == "no-gift.VC-16"
    assert why(table, "red-4", "2") == "no-gift.VC-16"
    assert why(table, "hero:red-4", "1") == "own-pile-only.VC-14"
    assert why(table, "hero:red-4", "0") is None


@pytest.mark.rule("VC-15")
def test_a_special_goes_on_no_pile() -> None:
    table = lay(["curse whirlpool"], ["red-5", "hero:blue-4", "green-1"])
    assert why(table, "curse", "0") == "to-the-middle.VC-15"
    table.say("special whirlpool")
    assert why(table, "curse") == "choose-first.VC-15"


@pytest.mark.rule("VC-38")
def test_another_card_is_forced() -> None:
    table = lay(["red-4 red-6"], ["red-5", "", ""], forced=["red-6", None, None])
    assert why(table, "red-4") == "forced.VC-38"
    assert why(table, "hero:red-4") == "forced.VC-38"
    assert why(table, "red-6") is None


@pytest.mark.rule("VC-4", "VC-5", "VC-18")
def test_not_ones_card_not_ones_turn_nobodys_turn() -> None:
    table = lay(["red-4", "red-6"], ["red-5", "", ""])
    assert why(table, "red-6") == "not-in-hand.VC-4"
    assert why(table, "red-6", seat=1) == "not-your-turn.VC-5"
    table.say("hero red-4", "hero red-6")
    assert why(table, "red-4") == "game-over.VC-18"


@pytest.mark.parametrize(
    ("card", "location"),
    [(None, None), ("red-7", None), ("gaston", None), ("red-4", "3"), (None, "pile"), ("", None)],
)
def test_what_is_no_card_and_no_pile_is_refused(card: str | None, location: str | None) -> None:
    table = lay(["red-4"], ["red-5", "", ""])
    with pytest.raises(Refused) as refused:
        why(table, card, location)
    assert refused.value.code == "bad-request"


def test_the_answer_and_the_offers_agree() -> None:
    table = lay(
        ["red-4 red-6 yellow-6 blue-2"], ["red-5", "blue-4", "green-2", "yellow-1"], seats=4
    )
    for card in table.hand(0):
        for seat in range(4):
            offered = f"play {card} {seat}" in table.offers()
            assert (why(table, card, str(seat)) is None) == offered
