"""`clone` and `compact` touch every field of a state: none is forgotten, none is added."""

import types
from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.game import Setup, State
from skulduggery.engine.steps import Frame
from tests.conformance.cases import Case, all_cases

LISTENERS = ("heard", "draws", "windows")
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
    return _fixed(getattr(state, name))


def _fixed(value: Any) -> Any:
    """The value of a field in a form that does not change with the state."""
    if isinstance(value, (list, tuple)):
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


def with_field(state: State, name: str, value: Any) -> State:
    """The state with one field changed, and nothing else."""
    changed = state.clone()
    setattr(changed, name, value)
    return changed


@pytest.mark.parametrize("case", FIRST_CASES, ids=lambda case: case.game_id)
def test_clone_and_compact_keep_every_field(case: Case) -> None:
    """Each field is given, alone, the value that it has elsewhere: both must notice."""
    sample = states(case)
    base = next(state for state in sample if state.legal())
    for name in fields(base):
        if name in DERIVED.get(case.game_id, ()):
            continue
        seen = [getattr(state.clone(), name) for state in sample]
        seen += [SPARE[name]] if name in SPARE else []
        others = [value for value in seen if _fixed(value) != value_of(base, name)]
        assert others, f"{name} never changes: no proof"
        for value in others[:3]:
            changed = with_field(base, name, value)
            assert changed.compact() != base.compact(), f"compact() leaves out {name}"
            clone = changed.clone()
            assert value_of(clone, name) == _fixed(value), f"clone() leaves out {name}"
            assert clone.compact() == changed.compact()


@pytest.mark.parametrize("case", FIRST_CASES, ids=lambda case: case.game_id)
def test_lists_are_not_shared_between_a_state_and_its_clone(case: Case) -> None:
    for state in states(case, 2):
        clone = state.clone()
        for name in fields(state):
            value = getattr(state, name)
            if isinstance(value, (list, dict, set)):
                assert getattr(clone, name) is not value, f"clone() shares {name}"


DERIVED = {
    "disney-villainous": ("box", "players"),
    "star-wars-villainous": ("box", "players"),
}
"""What follows from another field (the cast)."""

SPARE: dict[str, Any] = {
    "news": (0, 3, 1),
    "waiting": (Frame(0, 0, ()),),
    "token": 1,
    "winner": 1,
    "settled": False,
}
"""Values of fields that few games give them."""
