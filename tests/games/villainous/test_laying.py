"""Laying a position: what is laid lies there, and what cannot be is refused by its place."""

import copy
from random import Random
from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Refused
from skulduggery.games.villainous.disney import GAME
from tests.games.villainous.tables import dealt, maleficent, on, position, prince_john, table

FOREST = "the-forest"


def lay(laid: dict[str, Any], **options: Any) -> dict[str, Any]:
    """The position of a table that was laid so."""
    setup = GAME.setup(villains=laid["villains"], options={"first": 0, **options})
    return GAME.lay(laid, setup, Chance(0)).position()


def test_everything_left_out_is_as_at_the_start_or_empty() -> None:
    seats = lay({"villains": ["maleficent", "prince-john"]})["seats"]
    assert (seats[0]["pawn"], seats[1]["pawn"]) == ("forbidden-mountains", "sherwood-forest")
    for seat in seats:
        assert seat["power"] == 0
        assert seat["hand"] == seat["discard"] == seat["fate_discard"] == seat["locked"] == []
        assert all(half == [] for halves in seat["realm"].values() for half in halves.values())


def test_a_table_left_out_is_in_the_action_phase_of_the_first_round_of_seat_0() -> None:
    laid = lay({"villains": ["prince-john", "maleficent"]})
    assert (laid["turn"], laid["round"], laid["phase"], laid["fate_token"]) == (0, 1, "act", None)


def test_unless_told_seat_0_began_and_nothing_is_drawn_for_it() -> None:
    named = {"villains": ["maleficent", "prince-john"]}
    assert lay(named, first="random")["first"] == 0
    assert lay(named, first=1)["first"] == 1
    assert lay({**named, "first": 1}, first=0)["first"] == 1


def test_what_is_laid_lies_there() -> None:
    t = table(
        maleficent(
            power=7,
            pawn="king-stefans-castle",
            hand=["staff", "vanish"],
            discard=["raven", "malice"],
            deck=["green-fire", "tyranny"],
            fate=["guards", "aurora"],
            fate_discard=["flora"],
            locked=["the-forest"],
            used=["top-1", "the-forest:bottom-2"],
            lasting=["dragon-form"],
            the_forest=["fauna", on("merryweather", "sword-of-truth"), "savage-goon"],
        ),
        prince_john(nottingham=[on("toby", power=4), on("nutsy", "golden-arrow", strength=2)]),
        round=9,
    )
    seat = t.seat(0)
    assert (seat["power"], seat["pawn"], seat["locked"]) == (7, "king-stefans-castle", [FOREST])
    assert (t.hand(), t.discard(), t.fate_discard()) == (
        ["staff", "vanish"],
        ["raven", "malice"],
        ["flora"],
    )
    assert (t.deck()[:2], t.fate()[:2]) == (["green-fire", "tyranny"], ["guards", "aurora"])
    assert (len(t.deck()), len(t.fate())) == (25, 11)
    assert (seat["used"], seat["lasting"]) == (["top-1", "the-forest:bottom-2"], ["dragon-form"])
    assert t.at(FOREST) == ["fauna", "merryweather", "sword-of-truth", "savage-goon"]
    assert (t.power_on("toby"), t.strength("nutsy"), t.attached("nutsy")) == (
        4,
        4,
        ["golden-arrow"],
    )
    assert t.view(None)["round"] == 9


def test_the_first_card_of_a_deck_is_its_top() -> None:
    t = table(maleficent(deck=["staff", "raven", "vanish", "malice"], hand=["tyranny"] * 2),
              prince_john())  # fmt: skip
    assert t.do("end-turn").hand() == ["raven", "staff", "tyranny", "tyranny"]


def test_with_the_rest_in_the_box_there_are_the_named_cards_only() -> None:
    t = table(maleficent(deck=["staff"], fate=["flora"], rest="box"), prince_john())
    assert (t.deck(), t.fate()) == (["staff"], ["flora"])


def test_a_card_may_be_named_with_its_copy() -> None:
    t = table(maleficent(the_forest=[on("cackling-goon", copy=3), "cackling-goon"]), prince_john())
    bottom = t.seat(0)["realm"][FOREST]["bottom"]
    assert bottom == [{"card": "cackling-goon", "copy": 3}, {"card": "cackling-goon", "copy": 1}]


@pytest.mark.parametrize("phase", ["start", "move", "act"])
def test_the_phase_says_what_is_asked_next(phase: str) -> None:
    t = table(maleficent(), prince_john(), phase=phase)
    assert t.prompt == ("choose-action" if phase == "act" else "move-pawn")


def test_a_position_may_be_one_that_no_play_could_reach() -> None:
    swords = on("fauna", "sword-of-truth", "sword-of-truth", "sword-of-truth")
    t = table(maleficent(the_forest=[swords, "green-fire"]), prince_john(power=1000))
    assert t.strength("fauna") == 8


@pytest.mark.parametrize("seed", range(6))
def test_a_position_of_a_game_lays_the_same_position(seed: int) -> None:
    t = dealt(seed=seed)
    luck = Random(seed)
    laid = 0
    for _ in range(150):
        if t.over:
            break
        if t.prompt in ("move-pawn", "choose-action") and not t.can("pass"):
            found = t.state.position()
            assert lay(found) == found
            laid += 1
        t.do(luck.choice(t.options))
    assert laid > 30


WHOLE = position(
    maleficent(hand=["raven"], the_forest=["flora", "savage-goon", "green-fire"]),
    prince_john(nottingham=["toby", "nutsy"]),
)


def changed(seat: int, **fields: Any) -> dict[str, Any]:
    out = copy.deepcopy(WHOLE)
    out["seats"][seat].update(fields)
    return out


def realm(**locations: Any) -> dict[str, Any]:
    """Maleficent's realm, with these halves instead."""
    named = {name.replace("_", "-"): halves for name, halves in locations.items()}
    return changed(0, realm=named)


REFUSED = [
    (changed(0, hand=["raven", "raven"]), "seats[0].hand[1]", "more often"),
    (changed(0, hand=["raven"], deck=["raven"]), "seats[0].deck[0]", "more often"),
    (changed(0, discard=["vanish"] * 4), "seats[0].discard[3]", "more often"),
    (changed(0, fate=["flora"]), "seats[0].fate[0]", "more often"),
    (changed(0, hand=["dragon"]), "seats[0].hand[0]", "not a card of maleficent"),
    (changed(0, hand=["nutsy"]), "seats[0].hand[0]", "not a card of maleficent"),
    (changed(1, hand=["raven"]), "seats[1].hand[0]", "not a card of prince-john"),
    (changed(0, hand=[None]), "seats[0].hand[0]", "not a card"),
    (changed(0, hand=4), "seats[0].hand", "a list"),
    (changed(0, hand=["fauna"]), "seats[0].hand[0]", "not a villain card"),
    (changed(0, discard=["fauna"]), "seats[0].discard[0]", "not a villain card"),
    (changed(0, fate=["staff"]), "seats[0].fate[0]", "not a fate card"),
    (changed(0, fate_discard=["staff"]), "seats[0].fate_discard[0]", "not a fate card"),
    (changed(0, pawn="nottingham"), "seats[0].pawn", "not a location of maleficent"),
    (changed(0, pawn=2), "seats[0].pawn", "not a location"),
    (changed(0, locked=["the-jail"]), "seats[0].locked[0]", "not a location"),
    (changed(0, power=-1), "seats[0].power", "whole number"),
    (changed(0, power=True), "seats[0].power", "whole number"),
    (changed(0, power="3"), "seats[0].power", "whole number"),
    (changed(0, power=10**9), "seats[0].power", "whole number"),
    (changed(0, used=["top-3"]), "seats[0].used[0]", "not a symbol"),
    (changed(1, pawn="the-jail", used=["top-1"]), "seats[1].used[0]", "not a symbol"),
    (changed(0, used=[1]), "seats[0].used[0]", "name of a symbol"),
    (changed(0, lasting=["staff"]), "seats[0].lasting[0]", "goes on"),
    (changed(0, lasting=["vanish"] * 4), "seats[0].lasting[3]", "goes on"),
    (changed(0, rest="shelf"), "seats[0].rest", '"deck" or "box"'),
    (changed(0, wealth=3), "seats[0]", "'wealth' is not one of"),
    (changed(0, realm=[]), "seats[0].realm", "an object"),
    (realm(nottingham={}), "seats[0].realm.nottingham", "not a location"),
    (realm(the_forest=["raven"]), "seats[0].realm.the-forest", "an object"),
    (realm(the_forest={"middle": []}), "seats[0].realm.the-forest", "'middle' is not one of"),
    (
        realm(the_forest={"bottom": ["fauna"]}),
        "seats[0].realm.the-forest.bottom[0]",
        "on the upper side",
    ),
    (realm(the_forest={"top": ["staff"]}), "the-forest.top[0]", "on the lower side"),
    (realm(the_forest={"top": ["savage-goon"]}), "the-forest.top[0]", "on the lower side"),
    (realm(the_forest={"bottom": ["vanish"]}), "the-forest.bottom[0]", "never stays"),
    (realm(the_forest={"bottom": ["malice"]}), "the-forest.bottom[0]", "never stays"),
    (realm(the_forest={"top": ["once-upon-a-dream"]}), "the-forest.top[0]", "never stays"),
    (realm(the_forest={"top": ["sword-of-truth"]}), "the-forest.top[0]", "must be attached"),
    (
        realm(the_forest={"bottom": [on("savage-goon", "sword-of-truth")]}),
        "the-forest.bottom[0].attached[0]",
        "cannot be attached",
    ),
    (
        realm(the_forest={"bottom": [on("savage-goon", "staff")]}),
        "the-forest.bottom[0].attached[0]",
        "cannot be attached",
    ),
    (
        realm(the_forest={"top": [on("fauna", power=-1)]}),
        "the-forest.top[0].power",
        "whole number",
    ),
    (
        realm(the_forest={"top": [on("fauna", copy=2)]}),
        "the-forest.top[0]",
        "more often",
    ),
    (
        realm(the_forest={"top": [{"card": "fauna", "colour": "red"}]}),
        "the-forest.top[0]",
        "'colour' is not one of",
    ),
    (
        realm(the_forest={"top": [on("fauna", marks=["sleepy"])]}),
        "the-forest.top[0].marks[0]",
        "arrived, used-up",
    ),
    (realm(the_forest={"top": [{"power": 1}]}), "the-forest.top[0]", "not a card"),
    ({**WHOLE, "turn": 2}, "turn", "from 0 to 1"),
    ({**WHOLE, "turn": -1}, "turn", "from 0 to 1"),
    ({**WHOLE, "round": 0}, "round", "whole number"),
    ({**WHOLE, "phase": "draw"}, "phase", "start, move, act"),
    ({**WHOLE, "first": 2}, "first", "from 0 to 1"),
    ({**WHOLE, "fate_token": 2}, "fate_token", "from 0 to 1"),
    ({**WHOLE, "weather": "fair"}, "position", "'weather' is not one of"),
    ({**WHOLE, "seats": [*WHOLE["seats"], {}]}, "seats", "3 seats are described"),
    ({**WHOLE, "seats": [{}]}, "seats", "1 seats are described"),
    ({**WHOLE, "seats": {}}, "seats", "a list"),
    ({**WHOLE, "seats": [{}, None]}, "seats[1]", "an object"),
]


@pytest.mark.parametrize(
    ("laid", "where", "what"), REFUSED, ids=[f"{where}: {what}" for _, where, what in REFUSED]
)
def test_what_cannot_be_is_refused_with_its_place(
    laid: dict[str, Any], where: str, what: str
) -> None:
    with pytest.raises(Refused) as refused:
        lay(laid)
    assert refused.value.code == "bad-position"
    place, _, message = refused.value.message.partition(": ")
    assert place.endswith(where)
    assert what in message


@pytest.mark.rule("DV-1")
@pytest.mark.parametrize(
    "villains", [["maleficent", "maleficent"], ["maleficent"], ["maleficent", "scar"]]
)
def test_a_position_of_other_villains_is_refused(villains: list[str]) -> None:
    with pytest.raises(Refused):
        lay({**WHOLE, "villains": villains})


@pytest.mark.parametrize("villains", [None, "maleficent", [1, 2]])
def test_a_position_without_villains_is_refused(villains: object) -> None:
    with pytest.raises(Refused, match="a list of villains by seat"):
        GAME.seats_of_position({"villains": villains})
    assert GAME.seats_of_position(WHOLE).villains == ("maleficent", "prince-john")
