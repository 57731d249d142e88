"""The Queen of Hearts' own cards and her objective: what each does, and what players have asked.

Her Heroes, her fate cards and Heroes of other sizes are in test_queens_heroes.py.
"""

from typing import Any

import pytest

from skulduggery.games.villainous.zones import MARKS
from tests.games.villainous.tables import (
    Played,
    large,
    maleficent,
    on,
    prince_john,
    queen_of_hearts,
    small,
    table,
    wicket,
)

COURTYARD = "courtyard"
MAZE = "hedge-maze"
WOOD = "tulgey-wood"
HOUSE = "white-rabbits-house"
PLACES = [f"choose {place}" for place in (COURTYARD, MAZE, WOOD, HOUSE)]

FOUR: dict[str, Any] = {
    "courtyard": [wicket("card-guard-club")],
    "hedge_maze": [wicket("card-guard-diamond")],
    "tulgey_wood": [wicket("card-guard-heart")],
    "white_rabbits_house": [wicket("card-guard-spade")],
}
"""A Wicket at each location: 10 Strength in all."""

GUARDS = ("club", "diamond", "heart", "spade")


def queen(**mine: Any) -> Played:
    """The Queen's turn, after the move."""
    about = {name: mine.pop(name) for name in ("edition", "seed") if name in mine}
    return table(queen_of_hearts(**mine), prince_john(), **about)


def is_wicket(t: Played, card: str) -> bool:
    """Does a Card Guard of the realm lie as a Wicket?"""
    for halves in t.seat(0)["realm"].values():
        for entry in halves["bottom"]:
            if isinstance(entry, dict) and entry["card"] == card:
                return bool(entry.get("wicket", False))
    raise AssertionError(f"{card} is not in the realm")


# Card Guards and Wickets (DV-75).


@pytest.mark.card("queen-of-hearts/card-guard-club", "queen-of-hearts/card-guard-diamond")
@pytest.mark.card("queen-of-hearts/card-guard-heart", "queen-of-hearts/card-guard-spade")
@pytest.mark.rule("DV-75")
@pytest.mark.parametrize("suit", GUARDS)
def test_an_activated_card_guard_becomes_a_wicket(suit: str) -> None:
    t = queen(pawn=MAZE, power=2, courtyard=[f"card-guard-{suit}"])
    t.do(f"activate card-guard-{suit}")
    assert is_wicket(t, f"card-guard-{suit}")
    assert t.power() == 1
    assert t.told("turn-over") == [f"card-guard-{suit}"]


@pytest.mark.card("queen-of-hearts/card-guard-heart/cost-of-turning")
@pytest.mark.rule("DV-24", "DV-75")
def test_an_activated_wicket_becomes_a_card_guard_at_the_same_price() -> None:
    t = queen(pawn=HOUSE, power=1, tulgey_wood=[wicket("card-guard-heart")])
    t.do("activate card-guard-heart")
    assert not is_wicket(t, "card-guard-heart")
    assert t.power() == 0


@pytest.mark.card("queen-of-hearts/card-guard-heart/cost-of-turning")
def test_without_power_nothing_is_turned() -> None:
    t = queen(pawn=MAZE, courtyard=["card-guard-heart"], tulgey_wood=[wicket("card-guard-club")])
    assert not t.can("activate card-guard-heart")
    assert not t.can("activate card-guard-club")
    assert t.why_not("card-guard-heart") == "cost.DV-21"


@pytest.mark.card("queen-of-hearts/card-guard-heart/cost-of-turning")
def test_without_an_activate_symbol_nothing_is_turned() -> None:
    t = queen(pawn=WOOD, power=5, courtyard=["card-guard-heart"])
    assert not t.can("activate card-guard-heart")
    assert t.why_not("card-guard-heart") == "no-symbol.DV-8"


@pytest.mark.card("queen-of-hearts/card-guard-club")
@pytest.mark.rule("DV-24")
def test_a_card_guard_may_be_turned_in_the_turn_in_which_it_is_played() -> None:
    t = queen(pawn=MAZE, power=5, hand=["card-guard-club"])
    t.do("play card-guard-club", f"choose {WOOD}", "activate card-guard-club")
    assert is_wicket(t, "card-guard-club")
    assert t.power() == 3


@pytest.mark.card("queen-of-hearts/card-guard-club")
@pytest.mark.rule("DV-8")
def test_one_activate_symbol_turns_one_card() -> None:
    t = queen(pawn=HOUSE, power=5, courtyard=["card-guard-club", "card-guard-heart"])
    t.do("activate card-guard-club")
    assert not t.can("activate card-guard-heart")


@pytest.mark.rule("DV-75")
def test_two_guards_alike_are_one_option_and_a_wicket_beside_them_another() -> None:
    t = queen(
        pawn=HOUSE,
        power=1,
        courtyard=["card-guard-club", wicket("card-guard-club")],
        tulgey_wood=["card-guard-heart", "card-guard-heart"],
    )
    told = [option for option in t.options if option.startswith("activate")]
    assert told == [
        "activate card-guard-club#1",
        "activate card-guard-club#2",
        "activate card-guard-heart",
    ]


@pytest.mark.rule("DV-75")
@pytest.mark.card("queen-of-hearts/card-guard-spade")
def test_a_wicket_cannot_be_used_in_a_vanquish() -> None:
    laid = ["white-rabbit", wicket("card-guard-spade")]
    t = queen(pawn=WOOD, courtyard=laid)
    assert not t.can("vanquish white-rabbit")
    assert t.why_not("white-rabbit") == "strength.DV-29"
    t = queen(pawn=WOOD, courtyard=[*laid, "card-guard-club"])
    t.do("vanquish white-rabbit")
    assert t.at(COURTYARD) == ["card-guard-spade"]


@pytest.mark.rule("DV-75")
@pytest.mark.card("queen-of-hearts/card-guard-heart")
def test_a_card_guard_can_be_used_in_a_vanquish() -> None:
    t = queen(pawn=WOOD, courtyard=["dodo", "card-guard-heart"]).do("vanquish dodo")
    assert t.discard() == ["card-guard-heart"]
    assert t.fate_discard() == ["dodo"]


@pytest.mark.rule("DV-75")
def test_a_wicket_turned_back_can_be_used_again() -> None:
    laid = {"tulgey_wood": ["dodo", wicket("card-guard-heart")]}
    t = queen(pawn=HOUSE, power=1, **laid).do("activate card-guard-heart", "end-turn")
    t.do("move-pawn the-jail", "end-turn", f"move-pawn {WOOD}", "vanquish dodo")
    assert t.where("dodo") == "fate_discard"


@pytest.mark.rule("DV-75", "DV-27")
def test_a_wicket_is_moved_like_any_ally_and_stays_a_wicket() -> None:
    t = queen(pawn=COURTYARD, courtyard=[wicket("card-guard-club", "spear")])
    t.do("move card-guard-club")
    assert t.at(MAZE) == ["card-guard-club", "spear"]
    assert is_wicket(t, "card-guard-club")


@pytest.mark.rule("DV-75", "DV-52")
def test_a_wicket_that_leaves_the_realm_is_a_card_guard_when_it_comes_again() -> None:
    t = table(
        queen_of_hearts(
            fate=["down-the-rabbit-hole", "dodo"],
            hedge_maze=["alice", wicket("card-guard-club", "spear")],
        ),
        prince_john(pawn="nottingham"),
        turn=1,
    ).do("fate 0", "choose down-the-rabbit-hole")
    assert t.discard() == ["card-guard-club", "spear"]
    assert not t.state.zone(0, MARKS)


@pytest.mark.rule("DV-75", "DV-45")
@pytest.mark.card("queen-of-hearts/card-guard-club")
def test_wickets_are_allies_for_the_conditions_of_others() -> None:
    laid = {
        "courtyard": [wicket("card-guard-club")],
        "hedge_maze": [wicket("card-guard-heart"), "the-king"],
    }
    t = table(queen_of_hearts(pawn=COURTYARD, **laid), maleficent(hand=["tyranny"])).do("gain 2")
    assert t.actor == 1
    assert t.can("play tyranny")


@pytest.mark.rule("DV-75", "DV-55")
def test_nothing_is_turned_at_a_locked_location() -> None:
    t = queen(pawn=MAZE, power=3, courtyard=["card-guard-club"], locked=[COURTYARD])
    assert not t.can("activate card-guard-club")
    assert t.why_not("card-guard-club") == "locked.DV-55"


@pytest.mark.rule("DV-75")
def test_a_position_tells_a_wicket_and_everybody_sees_it() -> None:
    t = queen(pawn=MAZE, power=1, courtyard=["card-guard-club"]).do("activate card-guard-club")
    there = {"card": "card-guard-club", "copy": 1, "wicket": True}
    for reader in (0, 1, None):
        assert t.view(reader)["seats"][0]["realm"][COURTYARD]["bottom"] == [there]


# The other Allies.


@pytest.mark.card("queen-of-hearts/the-king")
@pytest.mark.parametrize(("suit", "cost"), [("club", 0), ("diamond", 0), ("heart", 1)])
def test_the_king_makes_card_guards_cheaper_wherever_they_are_played(suit: str, cost: int) -> None:
    t = queen(pawn=MAZE, power=3, hand=[f"card-guard-{suit}"], courtyard=["the-king"])
    t.do(f"play card-guard-{suit}", f"choose {HOUSE}")
    assert t.power() == 3 - cost


@pytest.mark.card("queen-of-hearts/the-king")
def test_the_king_makes_nothing_else_cheaper() -> None:
    t = queen(pawn=MAZE, power=3, hand=["tweedle-dee-and-tweedle-dum"], courtyard=["the-king"])
    t.do("play tweedle-dee-and-tweedle-dum", f"choose {HOUSE}")
    assert t.power() == 0


@pytest.mark.card("queen-of-hearts/the-king")
def test_turning_costs_the_same_with_the_king() -> None:
    t = queen(pawn=MAZE, power=1, courtyard=["the-king", "card-guard-club"])
    assert t.do("activate card-guard-club").power() == 0


@pytest.mark.card("queen-of-hearts/tweedle-dee-and-tweedle-dum")
def test_tweedle_dee_and_tweedle_dum_stay_after_a_vanquish() -> None:
    laid = ["dodo", "tweedle-dee-and-tweedle-dum", "card-guard-club"]
    t = queen(pawn=WOOD, courtyard=laid).do("vanquish dodo")
    assert t.at(COURTYARD) == ["tweedle-dee-and-tweedle-dum"]
    assert t.discard() == ["card-guard-club"]


@pytest.mark.card("queen-of-hearts/tweedle-dee-and-tweedle-dum")
def test_tweedle_dee_and_tweedle_dum_keep_their_spear() -> None:
    t = queen(pawn=WOOD, courtyard=["dodo", on("tweedle-dee-and-tweedle-dum", "spear")])
    t.do("vanquish dodo")
    assert t.at(COURTYARD) == ["tweedle-dee-and-tweedle-dum", "spear"]


# Items.


@pytest.mark.card("queen-of-hearts/spear")
@pytest.mark.rule("DV-23")
def test_a_spear_makes_an_ally_stronger_and_may_go_onto_a_wicket() -> None:
    laid = {"courtyard": [wicket("card-guard-club")], "tulgey_wood": ["the-king"]}
    t = queen(pawn=MAZE, power=1, hand=["spear"], **laid).do("play spear")
    assert t.options == ["choose card-guard-club", "choose the-king"]
    t.do("choose card-guard-club")
    assert t.strength("card-guard-club") == 3
    assert t.attached("card-guard-club") == ["spear"]


@pytest.mark.card("queen-of-hearts/spear")
@pytest.mark.rule("DV-23")
def test_without_an_ally_a_spear_cannot_be_played() -> None:
    t = queen(pawn=MAZE, power=1, hand=["spear"])
    assert not t.can("play spear")
    assert t.why_not("spear") == "no-bearer.DV-23"


@pytest.mark.card("queen-of-hearts/spear")
def test_an_ally_may_carry_several_spears() -> None:
    t = queen(courtyard=[on("card-guard-heart", "spear", "spear", "spear")])
    assert t.strength("card-guard-heart") == 6


@pytest.mark.card("queen-of-hearts/stopwatch")
def test_the_stopwatch_brings_a_power_for_each_wicket() -> None:
    laid = {
        "courtyard": ["stopwatch", wicket("card-guard-club")],
        "tulgey_wood": [wicket("card-guard-heart"), "card-guard-spade"],
    }
    t = queen(pawn=MAZE, **laid).do("activate stopwatch")
    assert t.power() == 2


@pytest.mark.card("queen-of-hearts/stopwatch")
@pytest.mark.rule("DV-22b")
def test_without_wickets_the_stopwatch_is_not_offered() -> None:
    t = queen(pawn=MAZE, courtyard=["stopwatch", "card-guard-club"])
    assert not t.can("activate stopwatch")
    assert t.why_not("stopwatch") == "nothing-to-choose.DV-22"


@pytest.mark.card("queen-of-hearts/stopwatch")
def test_the_stopwatch_stands_at_a_location_and_can_be_moved() -> None:
    t = queen(pawn=COURTYARD, power=3, hand=["stopwatch"]).do("play stopwatch")
    assert t.options == PLACES
    t.do(f"choose {MAZE}", "move stopwatch", f"choose {WOOD}")
    assert t.at(WOOD) == ["stopwatch"]


# Effects.


@pytest.mark.card("queen-of-hearts/off-with-your-head")
def test_off_with_your_head_defeats_a_hero_of_strength_four_or_less_anywhere() -> None:
    laid = {"courtyard": ["dodo", "card-guard-club"], "tulgey_wood": ["alice"]}
    t = queen(pawn=MAZE, power=3, hand=["off-with-your-head"], **laid)
    t.do("play off-with-your-head")
    assert t.fate_discard() == ["dodo"]
    assert t.at(COURTYARD) == ["card-guard-club"]


@pytest.mark.card("queen-of-hearts/off-with-your-head")
def test_off_with_your_head_counts_the_strength_of_now() -> None:
    laid = {"courtyard": ["mad-hatter"], "tulgey_wood": ["march-hare"]}
    t = queen(pawn=MAZE, power=3, hand=["off-with-your-head"], **laid)
    assert not t.can("play off-with-your-head")
    assert t.why_not("off-with-your-head") == "nothing-to-choose.DV-22"


@pytest.mark.card("queen-of-hearts/by-order-of-the-queen")
def test_by_order_of_the_queen_up_to_two_guards_become_wickets() -> None:
    laid = {
        "courtyard": ["card-guard-club", wicket("card-guard-diamond")],
        "tulgey_wood": ["card-guard-heart", "the-king"],
        "white_rabbits_house": ["card-guard-spade"],
    }
    t = queen(pawn=MAZE, power=2, hand=["by-order-of-the-queen"], **laid)
    t.do("play by-order-of-the-queen")
    assert t.prompt == "choose-several-card-guard"
    assert t.options == [
        "choose card-guard-club",
        "choose card-guard-heart",
        "choose card-guard-spade",
        "done",
    ]
    t.do("choose card-guard-club", "choose card-guard-spade")
    assert is_wicket(t, "card-guard-club")
    assert is_wicket(t, "card-guard-spade")
    assert not is_wicket(t, "card-guard-heart")
    assert t.power() == 0
    assert t.prompt == "choose-action"


@pytest.mark.card("queen-of-hearts/by-order-of-the-queen")
@pytest.mark.rule("DV-22")
def test_by_order_of_the_queen_may_turn_nothing() -> None:
    t = queen(pawn=MAZE, power=2, hand=["by-order-of-the-queen"], courtyard=["card-guard-club"])
    t.do("play by-order-of-the-queen", "done")
    assert not is_wicket(t, "card-guard-club")
    t = queen(pawn=MAZE, power=2, hand=["by-order-of-the-queen"]).do("play by-order-of-the-queen")
    assert t.discard() == ["by-order-of-the-queen"]


@pytest.mark.card("queen-of-hearts/by-order-of-the-queen/french")
@pytest.mark.rule("DV-62")
def test_the_french_order_turns_at_least_one() -> None:
    t = queen(
        edition="french",
        pawn=MAZE,
        power=4,
        hand=["by-order-of-the-queen", "by-order-of-the-queen"],
        courtyard=["card-guard-club"],
    )
    t.do("play by-order-of-the-queen")
    assert is_wicket(t, "card-guard-club")
    assert not t.can("play by-order-of-the-queen")
    assert t.why_not("by-order-of-the-queen") == "nothing-to-choose.DV-22"


@pytest.mark.card("queen-of-hearts/by-order-of-the-queen")
def test_no_order_turns_a_card_guard_beside_the_dodo() -> None:
    laid = {"courtyard": ["dodo", "card-guard-club"], "tulgey_wood": ["card-guard-heart"]}
    t = queen(pawn=MAZE, power=2, hand=["by-order-of-the-queen"], **laid)
    t.do("play by-order-of-the-queen")
    assert t.options == ["choose card-guard-heart", "done"]


@pytest.mark.card("queen-of-hearts/by-order-of-the-queen")
def test_by_order_of_the_queen_the_white_rabbit_costs_nothing() -> None:
    laid = {"courtyard": ["white-rabbit", "card-guard-club"]}
    t = queen(pawn=MAZE, power=2, hand=["by-order-of-the-queen"], **laid)
    t.do("play by-order-of-the-queen", "choose card-guard-club")
    assert is_wicket(t, "card-guard-club")
    assert t.power() == 0


@pytest.mark.card("queen-of-hearts/very-merry-unbirthday")
def test_an_unbirthday_brings_a_power_for_each_ally() -> None:
    laid = {
        "courtyard": [wicket("card-guard-club"), "the-king", "stopwatch"],
        "tulgey_wood": [on("card-guard-heart", "spear"), "dodo"],
    }
    t = queen(pawn=MAZE, hand=["very-merry-unbirthday"], **laid).do("play very-merry-unbirthday")
    assert t.power() == 3


@pytest.mark.card("queen-of-hearts/very-merry-unbirthday")
@pytest.mark.rule("DV-22")
def test_without_an_ally_there_is_no_unbirthday() -> None:
    t = queen(pawn=MAZE, hand=["very-merry-unbirthday"], courtyard=["stopwatch"])
    assert not t.can("play very-merry-unbirthday")


@pytest.mark.card("queen-of-hearts/very-merry-unbirthday")
def test_allies_at_a_locked_location_count_for_an_unbirthday() -> None:
    laid = {"courtyard": ["the-king"], "tulgey_wood": ["card-guard-club"]}
    t = queen(pawn=MAZE, hand=["very-merry-unbirthday"], locked=[COURTYARD], **laid)
    assert t.do("play very-merry-unbirthday").power() == 2


# Conditions.


def in_johns_turn(**mine: Any) -> Played:
    """Prince John defeats Robin Hood (strength 5), and the Queen may answer."""
    about = {name: mine.pop(name) for name in ("edition",) if name in mine}
    john = prince_john(
        pawn="nottingham", sherwood_forest=["robin-hood", "rhino-guards", "wolf-archers"]
    )
    t = table(queen_of_hearts(**mine), john, turn=1, **about)
    return t.do("vanquish robin-hood")


@pytest.mark.card("queen-of-hearts/fury")
@pytest.mark.rule("DV-45", "DV-76")
def test_in_her_fury_the_queen_shrinks_up_to_two_of_her_heroes() -> None:
    laid = {"courtyard": ["alice"], "tulgey_wood": ["dodo"], "hedge_maze": ["white-rabbit"]}
    t = in_johns_turn(hand=["fury"], **laid)
    assert (t.actor, t.prompt) == (0, "play-condition")
    t.do("play fury")
    assert t.options == ["choose alice", "choose dodo", "choose white-rabbit", "done"]
    t.do("choose alice", "choose dodo")
    assert (t.actor, t.prompt, t.decision.about) == (0, "choose-free-symbol", "alice")
    t.do("choose top-2", "choose top-1")
    assert t.seat(0)["realm"][COURTYARD]["top"] == [small("alice", "top-1")]
    assert t.seat(0)["realm"][WOOD]["top"] == [small("dodo", "top-2")]
    assert t.seat(0)["realm"][MAZE]["top"] == ["white-rabbit"]
    assert t.turn == 1
    assert t.discard() == ["fury"]


@pytest.mark.card("queen-of-hearts/fury")
def test_a_weak_hero_does_not_make_the_queen_furious() -> None:
    john = prince_john(pawn="nottingham", sherwood_forest=["toby", "wolf-archers"])
    t = table(queen_of_hearts(hand=["fury"], courtyard=["alice"]), john, turn=1)
    t.do("vanquish toby")
    assert t.actor == 1
    assert t.why_not("fury") == "requirement.DV-45"


@pytest.mark.card("queen-of-hearts/fury")
def test_fury_leaves_heroes_of_other_sizes_and_the_dormouse_alone() -> None:
    laid = {
        "courtyard": [large("alice", "top-1", "top-2", "hedge-maze:top-1")],
        "tulgey_wood": [small("dodo", "top-1"), "dormouse"],
        "white_rabbits_house": ["caterpillar"],
    }
    t = in_johns_turn(hand=["fury"], **laid).do("play fury")
    assert t.options == ["choose caterpillar", "done"]


@pytest.mark.card("queen-of-hearts/fury")
@pytest.mark.rule("DV-22")
def test_fury_may_shrink_nobody() -> None:
    t = in_johns_turn(hand=["fury"], courtyard=["alice"]).do("play fury", "done")
    assert t.seat(0)["realm"][COURTYARD]["top"] == ["alice"]
    assert in_johns_turn(hand=["fury"]).can("play fury")


@pytest.mark.card("queen-of-hearts/fury/french")
@pytest.mark.rule("DV-62")
def test_french_fury_shrinks_at_least_one() -> None:
    t = in_johns_turn(edition="french", hand=["fury"], courtyard=["alice"])
    t.do("play fury")
    assert t.prompt == "choose-free-symbol"
    assert in_johns_turn(edition="french", hand=["fury"], courtyard=["dormouse"]).actor == 1


@pytest.mark.card("queen-of-hearts/judgment")
@pytest.mark.rule("DV-45")
def test_judgment_brings_three_power_while_somebody_has_three_allies() -> None:
    allies = ["rhino-guards", "nutsy", "trigger"]
    john = prince_john(pawn="nottingham", sherwood_forest=allies)
    t = table(queen_of_hearts(hand=["judgment"]), john, turn=1).do("gain 1")
    t.do("play judgment")
    assert t.power() == 3
    john = prince_john(pawn="nottingham", sherwood_forest=allies[:2])
    assert table(queen_of_hearts(hand=["judgment"]), john, turn=1).do("gain 1").actor == 1


# Take the Shot, and the objective.

CHEAP = ["fury", "judgment", "very-merry-unbirthday", "very-merry-unbirthday", "spear"]
"""Five cards that cost 1 in all."""


def shooting(deck: list[str], **mine: Any) -> Played:
    """A Wicket everywhere, 10 Strength, and a shot through these cards."""
    laid = {**FOUR, **mine}
    t = queen(**{"pawn": MAZE, "power": 4, "hand": ["take-the-shot"], "deck": deck, **laid})
    return t.do("play take-the-shot")


@pytest.mark.card("queen-of-hearts/take-the-shot")
@pytest.mark.rule("DV-60")
def test_a_shot_through_cheap_cards_wins_at_once() -> None:
    t = shooting(CHEAP)
    assert t.over
    assert t.winners == (0,)
    assert t.told("reveal") == CHEAP


@pytest.mark.card("queen-of-hearts/take-the-shot")
@pytest.mark.rule("DV-60")
def test_the_game_stops_in_the_middle_of_her_turn() -> None:
    t = shooting(CHEAP)
    kinds = [event["event"] for event in t.heard(1)]
    assert kinds[-2:] == ["win", "end"]
    assert "draw" not in kinds


@pytest.mark.card("queen-of-hearts/take-the-shot")
@pytest.mark.parametrize(
    ("deck", "won"),
    [
        (["off-with-your-head", "off-with-your-head", "off-with-your-head", *CHEAP[:2]], True),
        (["take-the-shot", "off-with-your-head", "the-king", "spear", "fury"], False),
        (["take-the-shot", "off-with-your-head", "off-with-your-head", "spear", "fury"], False),
    ],
)
def test_the_cost_must_be_strictly_less_than_the_strength(deck: list[str], won: bool) -> None:
    """9, 10 and 11 against 10."""
    assert shooting(deck).over == won


@pytest.mark.card("queen-of-hearts/take-the-shot")
def test_after_a_miss_the_five_cards_and_the_shot_are_discarded() -> None:
    dear = ["take-the-shot", "off-with-your-head", "the-king", "spear", "fury"]
    t = shooting(dear)
    assert t.discard() == [*dear, "take-the-shot"]
    assert (t.power(), t.prompt) == (0, "choose-action")


@pytest.mark.card("queen-of-hearts/take-the-shot")
def test_everybody_is_told_what_the_shot_counted() -> None:
    t = shooting(CHEAP)
    told = [event for event in t.heard(None) if event["event"] == "mark"]
    assert [(event["to"]["zone"], event["amount"]) for event in told] == [
        ("costs", 1),
        ("wickets", 10),
    ]


@pytest.mark.card("queen-of-hearts/take-the-shot/wicket-everywhere")
@pytest.mark.rule("DV-22")
@pytest.mark.parametrize("missing", ["courtyard", "hedge_maze", "tulgey_wood"])
def test_without_a_wicket_everywhere_there_is_no_shot(missing: str) -> None:
    laid = {**FOUR, missing: ["card-guard-club"]}
    t = queen(pawn=MAZE, power=9, hand=["take-the-shot"], **laid)
    assert not t.can("play take-the-shot")
    assert t.why_not("take-the-shot") == "not-yet.DV-22"


@pytest.mark.card("queen-of-hearts/take-the-shot/wicket-everywhere")
def test_the_last_wicket_and_the_shot_fit_into_one_turn() -> None:
    laid = {**FOUR, "courtyard": ["card-guard-club"]}
    t = queen(pawn=MAZE, power=5, hand=["take-the-shot"], deck=CHEAP, **laid)
    t.do("activate card-guard-club", "play take-the-shot")
    assert t.winners == (0,)


@pytest.mark.card("queen-of-hearts/take-the-shot/fewer-than-five")
@pytest.mark.rule("DV-10")
def test_the_discard_pile_is_shuffled_in_the_middle_of_the_count() -> None:
    rest = {"rest": "box", "discard": ["spear", "spear", "spear", "stopwatch"]}
    t = shooting(["off-with-your-head", "off-with-your-head"], **rest)
    assert t.told("reveal")[:2] == ["off-with-your-head", "off-with-your-head"]
    assert len(t.told("reveal")) == 5
    kinds = [event["event"] for event in t.heard() if event["event"] in ("reveal", "shuffle")]
    assert kinds == ["reveal", "reveal", "shuffle", "reveal", "reveal", "reveal"]
    assert t.winners == (0,)


@pytest.mark.card("queen-of-hearts/take-the-shot/fewer-than-five")
@pytest.mark.rule("DV-44")
def test_neither_the_shot_nor_what_it_turned_over_is_shuffled_in() -> None:
    dear = ["off-with-your-head", "off-with-your-head", "off-with-your-head"]
    t = shooting(dear, rest="box", discard=["take-the-shot", "the-king"])
    assert sorted(t.told("reveal")[3:]) == ["take-the-shot", "the-king"]
    assert sorted(t.discard()) == sorted([*dear, "the-king", "take-the-shot", "take-the-shot"])
    assert t.deck() == []


@pytest.mark.card("queen-of-hearts/take-the-shot/fewer-than-five")
def test_with_too_few_cards_as_many_count_as_there_are() -> None:
    t = shooting(["off-with-your-head"], rest="box", discard=["off-with-your-head"])
    assert t.told("reveal") == ["off-with-your-head", "off-with-your-head"]
    assert t.winners == (0,)


@pytest.mark.card("queen-of-hearts/take-the-shot", "queen-of-hearts/the-king")
def test_with_the_king_the_revealed_card_guards_cost_less() -> None:
    """2 + 2 + 3 + 3 + 2 = 12 without him, 10 with him against 12 Strength."""
    deck = [
        "card-guard-heart",
        "card-guard-spade",
        *["off-with-your-head"] * 2,
        "makes-you-smaller",
    ]
    armed: dict[str, list[Any]] = {"courtyard": [wicket("card-guard-club", "spear", "spear")]}
    assert not shooting(deck, **armed).over
    armed["courtyard"].append("the-king")
    assert shooting(deck, **armed).winners == (0,)


@pytest.mark.card("queen-of-hearts/take-the-shot", "queen-of-hearts/spear")
def test_spears_on_wickets_count_and_those_on_others_do_not() -> None:
    dear = ["take-the-shot", "off-with-your-head", "the-king", "spear", "fury"]
    spear = {"courtyard": [wicket("card-guard-club", "spear")]}
    assert shooting(dear, **spear).winners == (0,)
    spear = {"courtyard": [wicket("card-guard-club"), on("card-guard-heart", "spear")]}
    assert not shooting(dear, **spear).over


@pytest.mark.card("queen-of-hearts/take-the-shot", "queen-of-hearts/caterpillar")
def test_the_caterpillar_counts_against_the_wickets_beside_him() -> None:
    nine = ["off-with-your-head", "off-with-your-head", "off-with-your-head", "fury", "judgment"]
    laid = {"courtyard": ["caterpillar", wicket("card-guard-club")]}
    assert shooting(nine).winners == (0,)
    assert not shooting(nine, **laid).over


@pytest.mark.card("queen-of-hearts/take-the-shot")
def test_every_wicket_counts_also_a_second_one_at_a_location() -> None:
    dear = ["take-the-shot", "off-with-your-head", "the-king", "spear", "fury"]
    laid = {"courtyard": [wicket("card-guard-club"), wicket("card-guard-heart")]}
    assert shooting(dear, **laid).winners == (0,)


@pytest.mark.card("queen-of-hearts/take-the-shot")
@pytest.mark.rule("DV-60")
def test_heroes_and_the_place_of_her_pawn_do_not_matter() -> None:
    laid = {"tulgey_wood": ["alice", wicket("card-guard-heart")]}
    assert shooting(CHEAP, pawn=COURTYARD, **laid).winners == (0,)


@pytest.mark.rule("DV-60")
def test_wickets_everywhere_alone_do_not_win() -> None:
    t = table(queen_of_hearts(**FOUR), prince_john(), phase="start")
    assert t.prompt == "move-pawn"
    assert [(goal[1], goal[2]) for goal in t.state.notes(1)["seats"][0]["goals"]] == [
        (4, 4),
        (0, 1),
    ]


@pytest.mark.rule("DV-60")
def test_her_goals_are_met_when_she_has_won() -> None:
    goals = shooting(CHEAP).state.notes(None)["seats"][0]["goals"]
    assert goals == [["wicket-locations", 4, 4], ["shot", 1, 1]]
    john = prince_john(power=20)
    t = table(queen_of_hearts(**FOUR), john, turn=1, phase="start")
    assert t.winners == (1,)
    assert t.state.notes(None)["seats"][0]["goals"][1] == ["shot", 0, 1]
