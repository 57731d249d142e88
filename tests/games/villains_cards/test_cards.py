"""What is in the decks."""

from collections import Counter

import pytest

from skulduggery.games.villains_cards.cards import (
    CODES,
    COLOURING,
    KIND_OF_CARD,
    NAMES,
    VILLAINS,
    deck_of,
)


def names(origin: int, specials: bool = False) -> list[str]:
    return [NAMES[card >> KIND_OF_CARD] for card in deck_of(origin, specials)]


@pytest.mark.rule("VC-1")
@pytest.mark.parametrize("origin", range(6))
def test_a_deck_has_three_cards_of_each_value_from_1_to_6(origin: int) -> None:
    values = Counter(name.split("-")[1] for name in names(origin))
    assert values == dict.fromkeys("123456", 3)


@pytest.mark.rule("VC-1")
@pytest.mark.parametrize("origin", range(6))
def test_each_colour_comes_three_times_in_a_deck_and_no_card_twice(origin: int) -> None:
    deck = names(origin)
    assert set(Counter(name.split("-")[0] for name in deck).values()) == {3}
    assert len(set(deck)) == len(deck) == 18
    assert all(colours == tuple(sorted(colours)) for colours in COLOURING[origin])


@pytest.mark.rule("VC-1")
def test_over_all_decks_each_number_card_comes_three_times() -> None:
    everything = Counter(name for origin in range(6) for name in names(origin))
    assert len(everything) == 36
    assert set(everything.values()) == {3}


@pytest.mark.rule("VC-2")
@pytest.mark.parametrize(
    ("villain", "special"),
    [
        ("maleficent", "curse"),
        ("jafar", "hypnosis"),
        ("captain-hook", "sabotage"),
        ("scar", "intrigue"),
        ("ursula", "whirlpool"),
        ("cruella", "exchange"),
    ],
)
def test_each_villain_has_two_specials_of_its_own(villain: str, special: str) -> None:
    origin = VILLAINS.index(villain)
    assert Counter(names(origin, specials=True)) - Counter(names(origin)) == {special: 2}


def test_every_piece_of_cardboard_has_a_number_of_its_own() -> None:
    cards = [card for origin in range(6) for card in deck_of(origin, True)]
    assert len(set(cards)) == len(cards) == 120


def test_codes_are_small_and_unlike() -> None:
    codes = {code for row in CODES for code in row}
    assert max(codes) < 42 * 8
    assert len(codes) == 36 * 4 + 6 * 2
