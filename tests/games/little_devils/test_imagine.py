"""Imagining what a seat cannot see: everything possible, and nothing that the rules rule out."""

from itertools import combinations
from random import Random

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.games.little_devils.cards import DEVILS
from skulduggery.games.little_devils.rules import LittleDevils
from tests.games.little_devils.table import cards, dealt, play, play_first, table

Deal = tuple[tuple[int, ...], ...]


def hands(state: LittleDevils) -> Deal:
    return tuple(tuple(cards(state, seat)) for seat in range(state.terms.players))


def ruled_out(state: LittleDevils, seat: int) -> set[int]:
    """What a seat cannot hold, by the story of the round as everybody saw it, told anew."""
    every = set(range(1, 9 * state.terms.players + 1))
    view = state.view(None)
    out: set[int] = set()
    running = {"leader": view["leader"], "cards": view["trick"]}
    for trick in [*view["tricks"], running]:
        for behind, card in enumerate(trick["cards"]):
            if (trick["leader"] + behind) % state.terms.players != seat:
                continue
            led, second = (trick["cards"] + [0, 0])[:2]
            if behind == 0 and DEVILS[card] == 5:
                out |= {other for other in every if DEVILS[other] != 5}
            elif behind > 1 and (card > led) != (second > led):
                out |= {other for other in every if (other > led) == (second > led)}
    return out


def possible_deals(state: LittleDevils, seat: int) -> set[Deal]:
    """By brute force: every way to deal the others' cards that the story allows."""
    others = [other for other in range(state.terms.players) if other != seat]
    pool = {card for other in others for card in cards(state, other)}
    sizes = {other: len(cards(state, other)) for other in others}
    barred = {other: ruled_out(state, other) for other in others}
    found: set[Deal] = set()

    def go(at: int, left: set[int], dealt_so_far: dict[int, tuple[int, ...]]) -> None:
        if at == len(others):
            full = {**dealt_so_far, seat: tuple(cards(state, seat))}
            found.add(tuple(full[owner] for owner in range(state.terms.players)))
            return
        other = others[at]
        for hand in combinations(sorted(left - barred[other]), sizes[other]):
            go(at + 1, left - set(hand), {**dealt_so_far, other: hand})

    go(0, pool, {})
    return found


def imagined(state: LittleDevils, seat: int, times: int) -> set[Deal]:
    return {hands(state.imagine(seat, Chance(n))) for n in range(times)}


def test_a_hand_that_cannot_obey_is_remembered() -> None:
    state = table([12, 1], [14, 2], [5, 10, 3], [20, 21])
    play(state, 12, 14, 3)
    for seed in range(200):
        seen = state.imagine(0, Chance(seed))
        assert not [card for card in cards(seen, 2) if card > 12]


def test_a_leader_of_five_devils_holds_nothing_else() -> None:
    state = table([15, 25], [1, 2], [5, 26], [11, 12])
    play(state, 15)
    assert imagined(state, 1, 200) == possible_deals(state, 1)
    assert {deal[0] for deal in imagined(state, 1, 50)} == {(25,)}


def test_what_the_running_trick_of_a_laid_position_shows_is_known() -> None:
    state = table([1, 22], [3, 24], [7, 8], [30, 31], trick=[20, 25, 9], leader=0)
    deals = imagined(state, 3, 1000)
    assert deals == possible_deals(state, 3)
    assert len(deals) == 36
    open_lead = table([1, 2], [3, 4], [7, 28], [30, 31], trick=[20], leader=0)
    assert imagined(open_lead, 3, 3000) == possible_deals(open_lead, 3)
    assert len(possible_deals(open_lead, 3)) == 90


def test_nothing_is_known_of_laid_hands_but_their_number() -> None:
    state = table([1], [10], [20])
    assert imagined(state, 0, 50) == {((1,), (10,), (20,)), ((1,), (20,), (10,))}


def test_knowledge_ends_with_the_round() -> None:
    state = dealt(3, seed=4)
    play_first(state, until_round=2)
    pool = set(cards(state, 1)) | set(cards(state, 2))
    met = {1: set[int](), 2: set[int]()}
    for seed in range(100):
        seen = state.imagine(0, Chance(seed))
        met[1].update(cards(seen, 1))
        met[2].update(cards(seen, 2))
    assert met == {1: pool, 2: pool}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_imagine_reaches_every_deal_that_can_be_and_no_other(players: int) -> None:
    """Random games up to where few enough deals are left to list them all."""
    luck = Random(players)
    narrowed = 0
    for seed in range(60):
        state = dealt(players, seed)
        while state.round == 1:
            unseen = sum(len(cards(state, seat)) for seat in range(1, players))
            if unseen <= 7 and luck.random() < 0.5:
                seat = 0
                expected = possible_deals(state, seat)
                if 1 < len(expected) <= 24:
                    assert imagined(state, seat, 40 * len(expected)) == expected
                    narrowed += any(ruled_out(state, other) for other in range(1, players))
                    break
            legal = state.legal()
            state.play(legal[luck.randrange(len(legal))])
    assert narrowed > 10


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_an_imagined_table_looks_the_same_and_is_possible(players: int) -> None:
    luck = Random(players)
    state = dealt(players, seed=players)
    for step in range(9 * players - 1):
        for seat in range(players):
            other = state.imagine(seat, Chance(step))
            assert other.view(seat) == state.view(seat)
            assert other.legal() == state.legal() or seat != state.actor()
            for owner in range(players):
                assert not ruled_out(state, owner) & set(cards(other, owner))
        legal = state.legal()
        state.play(legal[luck.randrange(len(legal))])


def test_what_is_imagined_depends_on_the_view_and_the_given_chance_alone() -> None:
    for seed in range(30):
        one = table([1, 2], [10, 11], [20, 21])
        two = table([1, 2], [20, 10], [21, 11])
        two.chance = Chance(999)
        two.drawn = 17
        assert one.imagine(0, Chance(seed)) == two.imagine(0, Chance(seed))


def test_the_true_luck_stays_out_of_what_is_imagined() -> None:
    state = dealt(4, seed=12345)
    given = Chance(6)
    other = state.imagine(2, given)
    assert other.chance is given
    assert state.chance.key == 12345
    used = other.drawn
    assert 0 < used < 27  # drawn from 0 on, and only for what was dealt anew
    one, two = state.imagine(2, Chance(6)), state.imagine(2, Chance(6))
    play_first(one, until_round=2)
    play_first(two, until_round=2)
    assert one == two


def test_imagining_leaves_the_table_alone() -> None:
    state = dealt(5, seed=3)
    play(state, *state.legal()[:1])
    before = state.compact()
    state.imagine(1, Chance(0))
    assert state.compact() == before
