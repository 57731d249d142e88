"""Clones, records, and both floors."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from random import Random
from types import GetSetDescriptorType, MemberDescriptorType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery.engine.chance import Chance
from skulduggery.engine.piles import Pile
from skulduggery.engine.record import Table, load
from skulduggery.engine.steps import Frame
from skulduggery.games.villains_cards.cards import CARD, HERO_SIDE, VILLAINS, deck_of
from skulduggery.games.villains_cards.rules import VillainsCards
from tests.games.villains_cards.table import GAME, SEATS, At, lay, new


def half_way(seed: int = 4) -> At:
    table = new(4, seed, specials=True)
    luck = Random(seed)
    for _ in range(25):
        table.say(luck.choice(table.offers()))
    return table


def replace_other(state: VillainsCards) -> None:
    state.chance = Chance(123)


def replace_setup(state: VillainsCards) -> None:
    state.setup = GAME.setup(villains=SEATS[:4], options={"open_memory": True})


def set_piles(state: VillainsCards) -> None:
    state.piles[1] = ()


def set_hands(state: VillainsCards) -> None:
    state.hands[1] = ()


def set_decks(state: VillainsCards) -> None:
    state.decks[1] = Pile((1, 2))


def set_last(state: VillainsCards) -> None:
    state.last[1] = 5


def set_stack(state: VillainsCards) -> None:
    state.stack.append(Frame(37, 0, ()))


def set_drawn(state: VillainsCards) -> None:
    state.drawn += 1


def set_turn(state: VillainsCards) -> None:
    state.turn += 1


def set_first(state: VillainsCards) -> None:
    state.first += 1


def set_round(state: VillainsCards) -> None:
    state.round += 1


def set_middle(state: VillainsCards) -> None:
    state.middle += (5,)


def set_forced(state: VillainsCards) -> None:
    state.forced = (5, 5, 5, 5)


TOUCH: dict[str, Callable[[VillainsCards], None]] = {
    "chance": replace_other,
    "drawn": set_drawn,
    "stack": set_stack,
    "setup": replace_setup,
    "turn": set_turn,
    "first": set_first,
    "round": set_round,
    "hands": set_hands,
    "piles": set_piles,
    "decks": set_decks,
    "middle": set_middle,
    "forced": set_forced,
    "last": set_last,
}
LISTENERS = {"heard", "draws", "windows"}


def test_this_file_touches_every_field() -> None:
    fields = {
        name
        for kind in VillainsCards.__mro__
        for name, member in vars(kind).items()
        if isinstance(member, (MemberDescriptorType, GetSetDescriptorType))
        and not name.startswith("__")
    }
    assert fields == set(TOUCH) | LISTENERS


@pytest.mark.parametrize("field", TOUCH)
def test_a_touched_clone_differs_and_the_original_does_not(field: str) -> None:
    state = half_way().state
    before = state.compact()
    other = state.clone()
    assert other == state
    assert hash(other) == hash(state)
    TOUCH[field](other)
    assert other != state
    assert state.compact() == before


@pytest.mark.parametrize("field", TOUCH)
def test_every_field_survives_pickling(field: str) -> None:
    state = half_way().state
    TOUCH[field](state)
    assert pickle.loads(pickle.dumps(state)) == state
    assert copy.deepcopy(state) == state
    assert copy.copy(state) == state


def test_nobody_listens_to_a_clone() -> None:
    state = half_way().state
    state.heard = []
    state.draws = []
    state.windows = []
    other = state.clone()
    assert other.heard is None
    assert other.draws is None
    assert other.windows is None


def test_a_state_is_equal_to_nothing_else() -> None:
    assert half_way().state != 7
    assert half_way(4).state != half_way(5).state


def pieces(state: VillainsCards) -> list[int]:
    """Every card on the table."""
    out = [entry >> CARD for hand in state.hands for entry in hand]
    out += [entry >> CARD & ~HERO_SIDE for pile in state.piles for entry in pile]
    out += [entry >> CARD for entry in state.middle]
    return out + [card for deck in state.decks for card in deck.cards()]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**64), st.integers(3, 6), st.booleans(), st.randoms(use_true_random=False))
def test_random_games_keep_every_card_and_end(
    seed: int, seats: int, specials: bool, luck: Random
) -> None:
    setup = GAME.setup(players=seats, options={"specials": specials}, seed=seed)
    table = Table(GAME, setup, seed)
    cards = Counter(
        card for villain in setup.villains for card in deck_of(VILLAINS.index(villain), specials)
    )
    answers = 0
    while (decision := table.decision()) is not None:
        state = table.state
        assert isinstance(state, VillainsCards)
        assert Counter(pieces(state)) == cards
        assert tuple(option.code for option in decision.options) == state.legal()
        assert len({option.text for option in decision.options}) == len(decision.options) > 0
        assert decision.actor == state.actor()
        below = state.clone()
        option = decision.options[luck.randrange(len(decision.options))]
        below.play(option.code)
        table.answer(option.text)
        assert below == table.state
        answers += 1
        assert answers < 400
    result = table.state.result()
    assert result.over
    assert result.winners
    assert load(table.record(), lambda name: GAME).state == table.state


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**64), st.integers(3, 6), st.integers(0, 60))
def test_a_deck_costs_chance_only_when_it_is_drawn_from(seed: int, seats: int, play: int) -> None:
    table = At(Table(GAME, GAME.setup(players=seats, options={"first": 0}, seed=seed), seed))
    drawn = len(table.table.opening_draws)
    assert drawn == 5 * seats
    for _ in range(play):
        if not table.offers():
            break
        seat = table.state.actor()
        left = len(table.deck(seat))
        alike = len(table.hand(seat)) - len(set(table.hand(seat)))
        table.say(table.offers()[-1])
        draws = table.table.answers[-1].draws
        assert len(draws) <= (1 if left > 1 else 0) + alike


def test_the_same_seed_gives_the_same_game_and_others_give_others() -> None:
    assert new(4, 9).state == new(4, 9).state
    deals = {str(new(4, seed).state.position()) for seed in range(20)}
    assert len(deals) == 20


def test_inside_a_special_the_text_of_each_choice_is_its_own() -> None:
    table = lay(["hypnosis"], ["red-5", "blue-4", "green-2", "yellow-1"], seats=6)
    table.say("special hypnosis")
    decision = table.table.decision()
    assert decision is not None
    assert decision.about == "hypnosis"
    assert [option.to_json() for option in decision.options] == [
        {"n": n, "text": f"choose {seat}", "verb": "choose", "seat": seat}
        for n, seat in enumerate((1, 2, 3))
    ]


def test_options_tell_card_and_pile() -> None:
    table = lay(["red-6 curse"], ["red-5", "blue-4", "green-2"])
    decision = table.table.decision()
    assert decision is not None
    assert decision.prompt == "play-card"
    assert [option.to_json() for option in decision.options] == [
        {"n": 0, "text": "play red-6 0", "verb": "play", "card": "red-6", "to": 0},
        {"n": 1, "text": "hero red-6", "verb": "hero", "card": "red-6", "to": 0},
        {"n": 2, "text": "special curse", "verb": "special", "card": "curse"},
        {"n": 3, "text": "hero curse", "verb": "hero", "card": "curse", "to": 0},
    ]
