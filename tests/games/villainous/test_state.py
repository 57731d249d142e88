"""Copies and pickles hold every field, share nothing that changes, and go on in mid-effect."""

import copy
import pickle
import types
from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.events import Event
from skulduggery.engine.piles import Pile
from skulduggery.engine.record import load
from skulduggery.engine.steps import Frame
from skulduggery.games import game
from skulduggery.games.villainous.state import Villainous
from tests.games.villainous.tables import Played, dealt, maleficent, on, prince_john, table

FOREST = "the-forest"
COTTAGE = "briar-roses-cottage"
CASTLE = "king-stefans-castle"


def middle() -> Villainous:
    """In the middle of a game, with something half done."""
    t = table(
        maleficent(hand=["raven"], the_forest=["savage-goon"], fate=["king-stefan", "guards"]),
        prince_john(pawn="sherwood-forest", power=3, nottingham=[on("toby", power=2)]),
        turn=1,
    ).do("fate 0", "choose king-stefan", f"choose {FOREST}")
    assert t.prompt == "choose-where"
    return t.state


def another_cast() -> Any:
    return table(maleficent(), prince_john(), edition="french").state.cast


OTHER: dict[str, Any] = {
    "chance": Chance(4),
    "drawn": 99,
    "stack": [Frame(0, 4, (0, 0, -1, -1, -1, -1, 0))],
    "zones": [(1,)] * len(middle().zones),
    "piles": [Pile((5, 6))] * 4,
    "numbers": [3] * len(middle().numbers),
    "turn": 0,
    "round": 7,
    "first": 1,
    "token": 1,
    "winner": 1,
    "over": True,
    "waiting": (Frame(1, 0, (0,)),),
    "news": (0, 3, 4),
    "asking": 0,
    "asked": (77,),
    "settled": False,
    "cast": another_cast(),
}
"""Another value for every field; a field that is added must be named here."""

DERIVED = ("box", "players")
"""These follow from the cast."""

LISTENERS = ("heard", "draws", "windows")


def fields() -> set[str]:
    kinds = (types.MemberDescriptorType, types.GetSetDescriptorType)
    return {
        name
        for base in Villainous.__mro__[:-1]
        for name, value in vars(base).items()
        if isinstance(value, kinds) and not name.startswith("__")
    }


def test_every_field_is_named_here() -> None:
    assert fields() == {*OTHER, *DERIVED, *LISTENERS}


@pytest.mark.parametrize("name", sorted(OTHER))
def test_a_changed_clone_leaves_the_original_alone(name: str) -> None:
    state = middle()
    before = state.compact()
    clone = state.clone()
    assert clone == state
    assert clone is not state
    value = getattr(clone, name)
    if isinstance(value, list):
        kept = value[0]
        value[0] = OTHER[name][0]
        assert clone.compact() != before, f"compact() leaves out a part of {name}"
        assert state.compact() == before, f"{name} is shared with the clone"
        value[0] = kept
    setattr(clone, name, OTHER[name])
    assert clone.compact() != before, f"compact() leaves out {name}"
    assert clone.clone() == clone, f"clone() forgets {name}"
    assert state.compact() == before


@pytest.mark.parametrize("name", sorted(OTHER))
def test_pickles_and_copies_hold_every_field(name: str) -> None:
    state = middle()
    setattr(state, name, OTHER[name])
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert isinstance(other, Villainous)
        assert other.compact() == state.compact()
        assert other.zones is not state.zones


def test_what_never_changes_in_place_is_shared() -> None:
    state = middle()
    clone = state.clone()
    for name in ("cast", "chance", "waiting", "news", "asked"):
        assert getattr(clone, name) is getattr(state, name)
    assert all(one is two for one, two in zip(clone.zones, state.zones, strict=True))
    assert all(one is two for one, two in zip(clone.piles, state.piles, strict=True))


def test_nobody_listens_to_a_clone() -> None:
    state = middle()
    state.heard = [Event("gain")]
    state.draws = []
    clone = state.clone()
    assert clone.heard is None
    assert clone.draws is None


def test_states_that_differ_are_not_equal() -> None:
    state = middle()
    assert state == middle()
    assert hash(state) == hash(middle())
    other = state.clone()
    other.play(other.legal()[0])
    assert state != other
    assert state != 3


# In the middle of an effect.

ALLIES = ["rhino-guards", "nutsy", "trigger"]


def half_done() -> dict[str, Played]:
    """A table for every kind of question."""
    set_a_trap = prince_john(power=1, pawn="the-jail", hand=["set-a-trap"],
                             nottingham=["toby", *ALLIES])  # fmt: skip
    return {
        "the raven has moved": table(
            maleficent(the_forest=["raven"]), prince_john(), phase="start"
        ).do(f"choose {COTTAGE}"),
        "a fate card is chosen": table(
            maleficent(fate=["flora", "aurora"]), prince_john(pawn="sherwood-forest"), turn=1
        ).do("fate 0"),
        "aurora brings another": table(
            maleficent(fate=["aurora", "guards", "fauna"]),
            prince_john(pawn="sherwood-forest"),
            turn=1,
        ).do("fate 0", "choose aurora", f"choose {FOREST}"),
        "a card is on its way": table(
            maleficent(power=3, pawn=COTTAGE, hand=["savage-goon"]), prince_john()
        ).do("play savage-goon"),
        "allies are picked": table(
            maleficent(pawn=CASTLE, the_forest=["aurora", "raven", "savage-goon", "sinister-goon"]),
            prince_john(),
        ).do("vanquish aurora", "choose sinister-goon"),
        "cards are picked": table(
            maleficent(pawn=COTTAGE, hand=["vanish", "staff", "malice"]), prince_john()
        ).do("discard", "choose vanish"),
        "a condition is asked about": table(
            maleficent(hand=["tyranny"]), prince_john(nottingham=ALLIES), turn=1, phase="start"
        ),
        "a condition has drawn": table(
            maleficent(hand=["tyranny", "malice"]), prince_john(nottingham=ALLIES), turn=1,
            phase="start",
        ).do("play tyranny"),
        "a trap is set": table(set_a_trap, maleficent()).do("play set-a-trap"),
        "an ally is chosen for the trap": table(set_a_trap, maleficent()).do(
            "play set-a-trap", "choose trigger"
        ),
        "friar tuck reads the warrants": table(
            prince_john(fate=["friar-tuck", "skippy"], nottingham=["warrant"]), maleficent(), turn=1
        ).do("fate 0", "choose friar-tuck", "choose nottingham"),
    }  # fmt: skip


HALF_DONE = half_done()


@pytest.mark.parametrize("name", HALF_DONE)
def test_a_pickle_in_mid_effect_goes_on_alike(name: str) -> None:
    state = HALF_DONE[name].state.clone()
    other = pickle.loads(pickle.dumps(state))
    assert [option.to_json() for option in other.decision().options] == [
        option.to_json() for option in HALF_DONE[name].decision.options
    ]
    for step in range(40):
        codes = state.legal()
        assert other.legal() == codes
        assert other.compact() == state.compact()
        if not codes:
            break
        state.play(codes[step % len(codes)])
        other.play(codes[step % len(codes)])


@pytest.mark.parametrize("name", HALF_DONE)
def test_every_answer_can_be_tried_on_a_clone(name: str) -> None:
    state = HALF_DONE[name].state
    before = state.compact()
    after = set()
    for code in state.legal():
        clone = state.clone()
        clone.play(code)
        after.add(clone)
    assert state.compact() == before
    assert len(after) == len(state.legal()) > 1


@pytest.mark.parametrize("name", HALF_DONE)
def test_a_record_in_mid_effect_gives_the_same_state(name: str) -> None:
    played = HALF_DONE[name].table
    again = load(played.record(), game)
    assert again.state == played.state
    assert [answer.text for answer in again.answers] == [answer.text for answer in played.answers]


@pytest.mark.parametrize("name", HALF_DONE)
def test_undo_in_mid_effect_gives_the_same_question_again(name: str) -> None:
    t = half_done()[name]
    before, question = t.state.compact(), t.options
    t.do(t.options[0])
    after = t.state.compact()
    t.table.undo()
    assert (t.state.compact(), t.options) == (before, question)
    assert t.do(question[0]).state.compact() == after


@pytest.mark.parametrize("name", HALF_DONE)
def test_the_owner_of_a_question_may_imagine_in_mid_effect(name: str) -> None:
    t = HALF_DONE[name]
    other = t.state.imagine(t.actor, Chance(8))
    assert other.view(t.actor) == t.view(t.actor)
    decision = other.decision()
    assert decision is not None
    assert [option.text for option in decision.options] == t.options


def test_both_floors_say_the_same_things_in_the_same_order() -> None:
    t = dealt(seed=9)
    for step in range(200):
        if t.over:
            break
        options = t.decision.options
        assert tuple(option.code for option in options) == t.state.legal()
        assert [option.n for option in options] == list(range(len(options)))
        below = t.state.clone()
        option = options[step * 7 % len(options)]
        below.play(option.code)
        t.do(option.text)
        assert below == t.state
