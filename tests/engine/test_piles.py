"""A pile has no order until somebody draws or looks."""

import copy
import pickle

import pytest

from skulduggery.engine.piles import EMPTY, Pile

FIXED = Pile((4, 6, 8), top=(1, 2), top_seen=(0, 3), bottom=(9, 7), bottom_seen=(5, 0))
"""1 and 2 on top, 9 and 7 at the bottom, 7 the lowest."""


def drained(pile: Pile, pick: int = 0) -> list[tuple[int, int, int]]:
    """(choices, card, seen) of every draw until the pile is empty."""
    out = []
    while pile.size():
        at = min(pick, pile.choices() - 1)
        out.append((pile.choices(), pile.next(at), pile.next_seen()))
        pile = pile.after(at)
    return out


def test_the_top_comes_first_then_the_bag_by_chance_then_the_bottom() -> None:
    assert drained(FIXED) == [
        (1, 1, 0),
        (1, 2, 3),
        (3, 4, 0),
        (2, 6, 0),
        (1, 8, 0),
        (1, 9, 5),
        (1, 7, 0),
    ]


def test_chance_picks_among_all_cards_of_the_bag() -> None:
    bag = FIXED.after(0).after(0)
    assert [bag.next(pick) for pick in range(bag.choices())] == [4, 6, 8]
    assert bag.after(1).bag == (4, 8)
    assert bag.after(2).bag == (4, 6)


def test_drawing_leaves_the_first_pile_as_it_was() -> None:
    before = FIXED.parts()
    drained(FIXED)
    FIXED.with_top(3, 1)
    FIXED.with_bottom(3, 1)
    FIXED.shuffled((3,))
    FIXED.without(6)
    FIXED.seen_by_all(1)
    assert FIXED.parts() == before


def test_size_and_cards_count_all_three_parts() -> None:
    assert FIXED.size() == 7
    assert sorted(FIXED.cards()) == [1, 2, 4, 6, 7, 8, 9]
    assert EMPTY.size() == 0
    assert EMPTY.cards() == ()


def test_a_card_put_on_top_is_drawn_next_and_its_knowledge_stays_with_it() -> None:
    pile = Pile((4, 6)).with_top(1, 0b10).with_top(2, 0b01)
    assert drained(pile)[:2] == [(1, 2, 0b01), (1, 1, 0b10)]


def test_a_card_put_at_the_bottom_is_drawn_last() -> None:
    pile = Pile((4, 6)).with_bottom(1, 0b10).with_bottom(2, 0b01)
    assert drained(pile)[-2:] == [(1, 1, 0b10), (1, 2, 0b01)]


@pytest.mark.parametrize("card", [1, 2, 4, 6, 8, 9, 7])
def test_a_search_takes_a_card_from_wherever_it_lies(card: int) -> None:
    left = FIXED.without(card)
    assert sorted(left.cards()) == sorted(set(FIXED.cards()) - {card})
    order = [c for _, c, _ in drained(FIXED) if c != card]
    assert [c for _, c, _ in drained(left)] == order
    seen = {c: mask for _, c, mask in drained(FIXED)}
    assert all(seen[c] == mask for _, c, mask in drained(left))


def test_a_search_takes_one_of_several_equal_cards() -> None:
    assert Pile((4, 4, 6)).without(4).bag == (4, 6)


def test_shuffling_forgets_places_and_knowledge_and_the_way_it_was_built() -> None:
    shuffled = FIXED.shuffled((5, 3))
    assert shuffled == Pile((1, 2, 3, 4, 5, 6, 7, 8, 9))
    assert shuffled == Pile((9, 1), (3, 5), (1, 1)).shuffled((8, 2, 7, 4, 6))


def test_looking_at_the_fixed_places_adds_the_lookers() -> None:
    looked = FIXED.seen_by_all(0b100)
    assert (looked.top_seen, looked.bottom_seen) == ((0b100, 0b111), (0b101, 0b100))
    assert looked.cards() == FIXED.cards()


def test_piles_are_values() -> None:
    twin = Pile(*FIXED.parts())
    assert twin == FIXED
    assert hash(twin) == hash(FIXED)
    changes = (FIXED.with_top(3, 0), FIXED.seen_by_all(8), FIXED.shuffled(), FIXED.without(4))
    assert len({FIXED, twin, *changes}) == 5
    assert FIXED.parts() != FIXED
    for other in (pickle.loads(pickle.dumps(FIXED)), copy.copy(FIXED), copy.deepcopy(FIXED)):
        assert other == FIXED
