"""The cards, who may play, and the deal."""

import json
from collections import Counter
from pathlib import Path

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Refused
from skulduggery.engine.events import Event, read_all
from skulduggery.games.little_devils import GAME
from skulduggery.games.little_devils.cards import (
    ABOVE,
    BELOW,
    BIT,
    DEVILS,
    EVERY,
    MAY_LEAD,
    cards_of,
    mask_of,
)
from tests.games.little_devils.table import cards, dealt, play, play_first

FACTS = json.loads((Path(__file__).parents[2] / "facts" / "little-devils.json").read_text("utf-8"))


@pytest.mark.rule("LD-1")
def test_every_card_has_its_devils() -> None:
    expected = {card: int(n) for n, row in FACTS["devils"].items() for card in row}
    assert {card: DEVILS[card] for card in range(1, 55)} == expected
    assert len(expected) == len(DEVILS) - 1 == 54


@pytest.mark.rule("LD-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_cards_used_are_one_to_nine_times_the_players(players: int) -> None:
    state = dealt(players)
    dealt_cards = sorted(card for seat in range(players) for card in cards(state, seat))
    assert dealt_cards == list(range(1, 9 * players + 1))
    assert sum(DEVILS[card] for card in dealt_cards) == FACTS["devils_in_play"][str(players)]


@pytest.mark.rule("LD-2")
@pytest.mark.parametrize("players", [0, 1, 2, 7, -3, True, "4", 4.0, None])
def test_any_other_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(Refused, match="3 to 6 players") as refused:
        GAME.setup(players)
    assert refused.value.code == "bad-players"


@pytest.mark.rule("LD-3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_is_dealt_nine_cards_that_nobody_else_sees(players: int) -> None:
    state = dealt(players, seed=5)
    for seat in range(players):
        hands = state.view(seat)["hands"]
        assert hands[seat] == cards(state, seat)
        assert len(hands[seat]) == 9
        assert [hand for other, hand in enumerate(hands) if other != seat] == [9] * (players - 1)
    assert state.view(None)["hands"] == [9] * players


@pytest.mark.rule("LD-3")
def test_any_card_can_come_to_any_seat() -> None:
    seen = Counter(
        (card, seat)
        for seed in range(400)
        for seat in range(3)
        for card in cards(dealt(3, seed), seat)
    )
    assert len(seen) == 27 * 3
    assert min(seen.values()) > 80  # 133 expected
    assert max(seen.values()) < 190


@pytest.mark.rule("LD-3", "LD-12")
def test_each_round_is_dealt_anew() -> None:
    state = dealt(4, seed=1)
    before = [cards(state, seat) for seat in range(4)]
    play_first(state, until_round=2)
    after = [cards(state, seat) for seat in range(4)]
    assert [len(hand) for hand in after] == [9] * 4
    assert after != before


@pytest.mark.rule("LD-15")
def test_the_first_dealer_is_drawn_and_the_seat_to_the_left_leads() -> None:
    dealers: Counter[int] = Counter()
    for seed in range(200):
        state = dealt(5, seed)
        dealers[state.view(None)["dealer"]] += 1
        assert state.actor() == (state.view(None)["dealer"] + 1) % 5
    assert set(dealers) == {0, 1, 2, 3, 4}
    assert min(dealers.values()) > 20  # 40 expected


@pytest.mark.rule("LD-15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_leads_first_can_be_agreed_on(first: int) -> None:
    state = dealt(3, first=first)
    assert state.actor() == state.view(None)["leader"] == first
    assert state.view(None)["dealer"] == (first - 1) % 3


def test_the_deal_is_told_card_by_card_and_only_to_whose_card_it_is() -> None:
    heard: list[Event] = []
    state = GAME.start(GAME.setup(4), Chance(9), heard)
    assert [event.kind for event in heard] == ["round"] + ["deal"] * 36
    deals = [event for event in heard if event.kind == "deal"]
    for seat in range(4):
        told = read_all(deals, seat)
        assert [int(seen["card"]) for seen in told if seen["seat"] == seat] == cards(state, seat)
        assert not [seen for seen in told if seen["seat"] != seat and "card" in seen]
    assert not [seen for seen in read_all(heard, None) if "card" in seen]


def test_the_deal_is_the_same_whether_somebody_listens_or_not() -> None:
    heard: list[Event] = []
    draws: list[tuple[int, int]] = []
    setup = GAME.setup(6)
    listened = GAME.start(setup, Chance(3), heard, draws)
    assert listened == GAME.start(setup, Chance(3))
    assert len(draws) == 1 + 5 * 9  # the dealer, then five hands; the sixth is what is left


def test_masks_and_cards_are_the_same_sets() -> None:
    for mask in (0, EVERY, MAY_LEAD, *BIT[1:], *ABOVE[1:], *BELOW[1:]):
        assert mask_of(cards_of(mask)) == mask
    for card in range(1, 55):
        assert cards_of(BELOW[card]) + (card,) + cards_of(ABOVE[card]) == cards_of(EVERY)


def test_a_game_of_one_seed_is_always_the_same() -> None:
    one, other = dealt(4, 77), dealt(4, 77)
    for _ in range(100):
        card = one.legal()[-1]
        assert play(one, card)[0].whole() == play(other, card)[0].whole()
    assert one == other
