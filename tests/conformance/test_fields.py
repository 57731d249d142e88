"""`clone` and `compact` touch every field of a state: none is forgotten, none is added."""

import types
from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.game import Setup, State
from tests.conformance.cases import Case, all_cases

LISTENERS = ("heard", "draws")
FIRST_CASES = {case.game_id: case for case in reversed(all_cases())}.values()


def fields(state: State) -> list[str]:
    """All attributes of a state, compiled or not, but who listens."""
    kinds = (types.MemberDescriptorType, types.GetSetDescriptorType)
    found = {
        name
        for base in type(state).__mro__[:-1]
        for name, value in vars(base).items()
        if isinstance(value, kinds) and not name.startswith("__")
    }
    assert {"chance", "drawn", *LISTENERS} <= found
    return sorted(found - set(LISTENERS))


def value_of(state: State, name: str) -> Any:
    """A field in a form that does not change with the state."""
    value = getattr(state, name)
    if isinstance(value, list):
        return tuple([_plain(part) for part in value])
    return _plain(value)


def _plain(value: Any) -> Any:
    if isinstance(value, Setup):
        return (value.players, value.villains, tuple(value.options.items()))
    return value.parts() if hasattr(value, "parts") else value


def states(case: Case, games: int = 12) -> list[State]:
    out = []
    for seed in range(games):
        state = case.game.start(case.setup(seed), Chance(seed))
        random = case.luck(seed, "fields").random
        for _ in range(400):
            legal = state.legal()
            if random() < 0.2:
                out.append(state.clone())
            if not legal:
                break
            state.play(legal[int(random() * len(legal))])
    return out


@pytest.mark.parametrize("case", FIRST_CASES, ids=lambda case: case.game_id)
def test_every_field_takes_different_values_and_is_cloned(case: Case) -> None:
    sample = states(case)
    for name in fields(sample[0]):
        values = [value_of(state, name) for state in sample]
        if not constant(case, name):
            assert any(value != values[0] for value in values), f"{name} never changes: no proof"
        for state in sample:
            clone = state.clone()
            assert value_of(clone, name) == value_of(state, name), f"clone() loses {name}"


@pytest.mark.parametrize("case", FIRST_CASES, ids=lambda case: case.game_id)
def test_a_changed_field_changes_the_compact_form(case: Case) -> None:
    """Each field is given the value that it has elsewhere, alone: compact() must notice."""
    sample = states(case, 6)
    base = next(state for state in sample if state.legal())
    for name in fields(base):
        for other in sample:
            if value_of(other, name) != value_of(base, name):
                changed = base.clone()
                setattr(changed, name, getattr(other.clone(), name))
                assert changed.compact() != base.compact(), f"compact() leaves out {name}"
                break
        else:
            assert constant(case, name), f"{name} never changes: no proof"


@pytest.mark.parametrize("case", FIRST_CASES, ids=lambda case: case.game_id)
def test_lists_are_not_shared_between_a_state_and_its_clone(case: Case) -> None:
    for state in states(case, 2):
        clone = state.clone()
        for name in fields(state):
            value = getattr(state, name)
            if isinstance(value, (list, dict, set)):
                assert getattr(clone, name) is not value, f"clone() shares {name}"


def constant(case: Case, name: str) -> bool:
    """Fields that are the same in all games of one number of players."""
    return name in CONSTANT.get(case.game_id, ())


CONSTANT: dict[str, tuple[str, ...]] = {
    "disney-villainous": ("box", "players", "token"),
}
