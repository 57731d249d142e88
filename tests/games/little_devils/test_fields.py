"""Copies and pickles hold every field, and share nothing that changes."""

import copy
import pickle
import types
from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.games.little_devils.rules import LittleDevils
from skulduggery.games.little_devils.view import Terms
from tests.games.little_devils.table import dealt, lay

OTHER: dict[str, Any] = {
    "chance": Chance(4),
    "drawn": 99,
    "terms": Terms(4, 55, 3, False, 2),
    "turn": 3,
    "round": 7,
    "dealer": 2,
    "leader": 3,
    "asked": 1 << 9,
    "hands": [2, 4, 8, 16],
    "lacks": (1, 2, 3, 4),
    "trick": (7, 8),
    "tricks": ((0, 1, (1, 2, 3, 4)),),
    "totals": (5, 6, 7, 8),
}
"""Another value for every field; a field that is added must be named here."""


def fields() -> set[str]:
    kinds = (types.MemberDescriptorType, types.GetSetDescriptorType)
    return {
        name
        for base in LittleDevils.__mro__[:-1]
        for name, value in vars(base).items()
        if isinstance(value, kinds) and not name.startswith("__")
    }


def middle() -> LittleDevils:
    state = dealt(4, seed=6)
    for _ in range(50):
        state.play(state.legal()[-1])
    assert state.trick
    assert state.tricks
    return state


def test_every_field_is_named_here() -> None:
    assert fields() == {*OTHER, "heard", "draws", "windows"}


@pytest.mark.parametrize("name", sorted(OTHER))
def test_a_changed_clone_leaves_the_original_alone(name: str) -> None:
    state = middle()
    before = state.compact()
    clone = state.clone()
    assert clone == state
    assert clone is not state
    value = getattr(clone, name)
    if isinstance(value, list):
        value[0] ^= 2
        assert state.compact() == before, f"{name} is shared with the clone"
        value[0] ^= 2
    setattr(clone, name, OTHER[name])
    assert clone != state
    assert clone.compact() != before, f"compact() leaves out {name}"
    assert state.compact() == before
    assert clone.clone() == clone, f"clone() forgets {name}"


def test_what_never_changes_in_place_is_shared() -> None:
    state = middle()
    clone = state.clone()
    for name in ("chance", "terms", "lacks", "trick", "tricks", "totals"):
        assert getattr(clone, name) is getattr(state, name)


def test_a_clone_and_its_original_go_their_own_ways() -> None:
    state = middle()
    before = state.compact()
    clone = state.clone()
    while clone.actor() >= 0:
        clone.play(clone.legal()[0])
    assert state.compact() == before
    again = state.clone()
    while again.actor() >= 0:
        again.play(again.legal()[0])
    assert again == clone


def test_nobody_listens_to_a_clone() -> None:
    state = middle()
    state.heard = []
    state.windows = []
    state.draws = []
    clone = state.clone()
    assert clone.heard is None
    assert clone.windows is None
    assert clone.draws is None


@pytest.mark.parametrize("name", sorted(OTHER))
def test_pickles_and_copies_hold_every_field(name: str) -> None:
    state = middle()
    setattr(state, name, OTHER[name])
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert isinstance(other, LittleDevils)
        assert other == state
        assert other.compact() == state.compact()
        assert other.hands is not state.hands


def test_states_that_went_on_alike_are_equal() -> None:
    state = middle()
    other = pickle.loads(pickle.dumps(state))
    for _ in range(60):
        card = state.legal()[0]
        state.play(card)
        other.play(card)
    assert state == other
    assert hash(state) == hash(other)
    assert state != middle()
    assert state != 3


def test_compact_is_plain() -> None:
    def plain(value: object) -> bool:
        if isinstance(value, tuple):
            return all(plain(part) for part in value)
        return type(value) in (int, bool)

    assert plain(middle().compact())
    assert plain(lay({"hands": [[1], [2], [3]], "taken": [[4], [], []]}).compact())
