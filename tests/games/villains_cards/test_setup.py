"""Before the first turn."""

from collections import Counter

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Refused
from skulduggery.engine.record import Table
from tests.games.villains_cards.table import GAME, SEATS, At, new

SPECIALS = {"curse", "hypnosis", "sabotage", "exchange", "intrigue", "whirlpool"}


@pytest.mark.rule("VC-1")
@pytest.mark.parametrize("players", [0, 1, 2, 7, 100])
def test_only_three_to_six_may_play(players: int) -> None:
    with pytest.raises(Refused, match="3 to 6 players are needed") as refused:
        GAME.setup(players=players)
    assert refused.value.code == "bad-players"


@pytest.mark.rule("VC-1")
def test_nobody_shares_a_villain() -> None:
    with pytest.raises(Refused, match="scar sits there twice"):
        GAME.setup(villains=["scar", "jafar", "scar"])
    with pytest.raises(Refused, match="'gaston' is not one of maleficent, jafar"):
        GAME.setup(villains=["scar", "jafar", "gaston"])


@pytest.mark.rule("VC-1", "VC-4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_has_a_pile_of_one_four_cards_in_hand_and_the_rest_as_deck(seats: int) -> None:
    table = new(seats)
    for seat in range(seats):
        assert len(table.pile(seat)) == 1
        assert len(table.hand(seat)) == 4
        assert len(table.deck(seat)) == 13


@pytest.mark.rule("VC-2")
def test_without_the_option_no_special_is_there() -> None:
    table = new(6)
    assert table.view(0)["options_of_table"]["specials"] is False
    for seat in range(6):
        held = table.hand(seat) + table.deck(seat) + table.pile(seat)
        assert len(held) == 18
        assert not SPECIALS & set(held)


@pytest.mark.rule("VC-2")
def test_with_the_option_each_deck_has_its_two_specials() -> None:
    table = new(6, specials=True)
    for seat in range(6):
        held = Counter(table.hand(seat) + table.deck(seat) + table.pile(seat))
        assert sum(held.values()) == 20
        assert [held[special] for special in SPECIALS & set(held)] == [2]


@pytest.mark.rule("VC-3")
def test_a_first_card_is_always_a_number_card_and_specials_go_back() -> None:
    turned_up = 0
    for seed in range(60):
        table = new(6, seed, specials=True)
        for seat in range(6):
            (first,) = table.pile(seat)
            assert first not in SPECIALS
            dealt = [
                event.card
                for event in table.table.opening
                if event.kind == "deal" and event.seat == seat
            ]
            assert dealt[-1] == first
            assert set(dealt[:-1]) <= SPECIALS
            turned_up += len(dealt) - 1
            assert len(table.hand(seat) + table.deck(seat)) == 19
    assert turned_up > 0


@pytest.mark.rule("VC-3")
def test_a_special_that_was_turned_up_is_shuffled_in_again() -> None:
    for seed in range(200):
        table = new(3, seed, specials=True)
        back = [event for event in table.table.opening if event.kind == "shuffle"]
        if back and back[0].seat is not None:
            seat = back[0].seat
            deck = table.state.decks[seat]
            assert deck.top == deck.bottom == ()
            assert len(SPECIALS & set(table.hand(seat) + table.deck(seat))) == 1
            return
    pytest.fail("no special was turned up in 200 games")


@pytest.mark.rule("VC-4")
def test_hands_and_decks_are_secret() -> None:
    table = new(4)
    view = table.view(2)
    assert view["hands"] == [4, 4, table.hand(2), 4]
    assert view["decks"] == [13, 13, 13, 13]
    assert table.view(None)["hands"] == [4, 4, 4, 4]
    for event in table.table.opening:
        if event.kind == "draw":
            assert [s for s in range(4) if "card" in (event.read(s) or {})] == [event.seat]


@pytest.mark.rule("VC-5")
@pytest.mark.parametrize("first", range(4))
def test_the_first_player_can_be_chosen_and_play_goes_clockwise(first: int) -> None:
    table = new(4, first=first)
    order = []
    for _ in range(8):
        order.append(table.state.actor())
        table.say(table.offers()[-1])
    assert order == [(first + n) % 4 for n in range(8)]


@pytest.mark.rule("VC-5")
def test_else_the_first_player_is_drawn() -> None:
    firsts = {new(4, seed).state.actor() for seed in range(60)}
    assert firsts == {0, 1, 2, 3}


def test_a_round_ends_when_the_turn_comes_to_the_first_player() -> None:
    table = new(3, first=1)
    rounds = []
    for _ in range(7):
        rounds.append(table.view(0)["round"])
        table.say(table.offers()[-1])
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


def test_dealing_tells_chance_and_events_to_who_listens_only() -> None:
    setup = GAME.setup(villains=SEATS[:3])
    silent = GAME.start(setup, Chance(5))
    assert silent.heard is None
    assert silent.draws is None
    loud = At(Table(GAME, setup, 5))
    assert loud.state == silent
    assert len(loud.table.opening_draws) == 3 + 12 + 1
