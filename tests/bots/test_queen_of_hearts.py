"""The Queen of Hearts by rules of thumb, and those who fate her."""

from typing import Any

from tests.bots.test_villainous import answer, answers
from tests.games.villainous.tables import (
    Played,
    on,
    prince_john,
    queen_of_hearts,
    table,
    wicket,
)
from tests.games.villainous.test_queen_of_hearts import COURTYARD, FOUR, HOUSE, MAZE, WOOD

STRONG: dict[str, Any] = {
    **FOUR,
    "courtyard": [wicket("card-guard-club", "spear", "spear", "spear")],
}
"""A Wicket at each location: 13 Strength in all."""


def queen(**mine: Any) -> Played:
    return table(queen_of_hearts(**mine), prince_john())


def fated(*cards: str, **hers: Any) -> Played:
    """Prince John has turned over these fate cards of the Queen."""
    john = prince_john(pawn="sherwood-forest")
    return table(queen_of_hearts(fate=[*cards], **hers), john, turn=1).do("fate 0")


def test_she_shoots_when_her_wickets_are_strong() -> None:
    t = queen(pawn=MAZE, power=4, used=["bottom-1"], hand=["take-the-shot"], **STRONG)
    assert answer(t) == "play take-the-shot"


def test_she_does_not_shoot_when_they_are_weak() -> None:
    weak = {
        **FOUR,
        "courtyard": [wicket("card-guard-club")],
        "tulgey_wood": ["caterpillar", wicket("card-guard-club")],
    }
    t = queen(pawn=MAZE, power=4, used=["bottom-1"], hand=["take-the-shot"], **weak)
    assert "play take-the-shot" not in answers(t)


def test_she_spends_nothing_that_the_shot_needs() -> None:
    hand = ["take-the-shot", "the-king"]
    t = queen(pawn=WOOD, power=5, used=["top-1"], hand=hand, **STRONG)
    assert answer(t) == "play take-the-shot"
    laid = {**STRONG, "tulgey_wood": ["dormouse", wicket("card-guard-heart")]}
    t = queen(pawn=COURTYARD, power=3, used=["bottom-1", "top-1"], hand=hand, **laid)
    assert "play the-king" not in answers(t)


def test_she_turns_the_card_guard_of_a_location_without_a_wicket() -> None:
    laid = {
        "courtyard": [wicket("card-guard-club"), "card-guard-heart"],
        "tulgey_wood": ["card-guard-diamond"],
    }
    t = queen(pawn=HOUSE, power=1, used=["top-2", "bottom-2"], **laid)
    assert answer(t) == "activate card-guard-diamond"


def test_she_turns_no_wicket_back_without_need() -> None:
    t = queen(pawn=HOUSE, power=5, used=["top-2", "bottom-2"], **FOUR)
    assert answer(t) == "end-turn"


def test_she_leaves_card_guards_upright_that_others_may_need() -> None:
    laid = {"courtyard": [wicket("card-guard-club"), "card-guard-heart"]}
    t = queen(pawn=HOUSE, power=9, used=["top-2", "bottom-2"], **laid)
    assert answer(t) == "end-turn"


def test_where_they_crowd_she_turns_a_wicket_back_to_fight() -> None:
    crowd = ["club", "club", "diamond", "spade", "heart"]
    laid = {"courtyard": ["caterpillar", *[wicket(f"card-guard-{suit}") for suit in crowd]]}
    t = queen(pawn=HOUSE, power=9, used=["top-2", "bottom-2"], tulgey_wood=["alice"], **laid)
    assert answer(t).startswith("activate card-guard")


def test_she_plays_a_card_guard_to_where_there_is_none() -> None:
    laid = {**FOUR, "tulgey_wood": ["the-king"]}
    t = queen(
        pawn=MAZE,
        power=3,
        used=["bottom-1"],
        hand=["card-guard-spade"],
        **{**laid, "white_rabbits_house": [wicket("card-guard-heart")]},
    )
    t.do("play card-guard-spade")
    assert answer(t) == f"choose {WOOD}"


def test_she_plays_no_card_guard_beside_the_dodo() -> None:
    laid = {"courtyard": ["dodo"], "hedge_maze": [wicket("card-guard-club")]}
    t = queen(pawn=MAZE, power=3, used=["bottom-1"], hand=["card-guard-spade"], **laid)
    t.do("play card-guard-spade")
    assert answer(t) in (f"choose {WOOD}", f"choose {HOUSE}")


def test_she_obeys_her_order_with_the_two_best_guards() -> None:
    laid = {
        "courtyard": [wicket("card-guard-club"), "card-guard-club"],
        "tulgey_wood": ["card-guard-diamond"],
        "white_rabbits_house": ["card-guard-heart"],
    }
    t = queen(pawn=MAZE, power=2, used=["bottom-1"], hand=["by-order-of-the-queen"], **laid)
    t.do("play by-order-of-the-queen")
    assert answers(t)[:2] == ["choose card-guard-diamond", "choose card-guard-heart"]


def test_she_puts_spears_onto_wickets() -> None:
    laid = {"courtyard": ["the-king"], "tulgey_wood": [wicket("card-guard-heart")]}
    t = queen(pawn=MAZE, power=1, used=["bottom-1"], hand=["spear"], **laid)
    t.do("play spear")
    assert answer(t) == "choose card-guard-heart"


def test_she_frees_the_symbol_that_is_worth_most() -> None:
    t = queen(
        pawn=MAZE, power=2, used=["bottom-1"], hand=["makes-you-smaller"], tulgey_wood=["alice"]
    )
    t.do("play makes-you-smaller")
    assert answer(t) == "choose top-2"


def test_she_holds_no_shots_while_she_has_no_wickets() -> None:
    hand = ["take-the-shot", "take-the-shot", "card-guard-heart", "card-guard-club"]
    t = queen(pawn=WOOD, used=["top-1", "top-2"], hand=hand)
    assert "discard" in answers(t)
    assert t.discard()[:2] == ["take-the-shot", "take-the-shot"]


def test_she_keeps_the_shot_when_her_wickets_stand() -> None:
    hand = ["take-the-shot", "fury", "fury", "makes-you-smaller"]
    t = queen(pawn=WOOD, used=["top-1", "top-2"], hand=hand, **FOUR)
    answers(t)
    assert "take-the-shot" not in t.discard()
    assert "makes-you-smaller" in t.discard()


# Those who fate her.


def test_they_fate_her_when_she_is_about_to_shoot() -> None:
    john = prince_john(power=5, pawn="friar-tucks-church")
    t = table(queen_of_hearts(**STRONG), john, turn=1, phase="move")
    assert answer(t) in ("move-pawn sherwood-forest", "move-pawn nottingham")


def test_the_cheshire_cat_goes_for_wickets_that_stand_alone() -> None:
    laid = {**FOUR, "courtyard": [wicket("card-guard-club"), wicket("card-guard-heart")]}
    t = fated("cheshire-cat", "white-rabbit", **laid)
    assert answer(t) == "choose cheshire-cat"
    t.do("choose cheshire-cat", f"choose {HOUSE}")
    picked = answers(t)[:2]
    assert "choose card-guard-club" not in picked
    assert len([one for one in picked if one.startswith("choose")]) == 2


def test_mome_raths_take_a_lone_wicket_to_where_others_are() -> None:
    laid = {
        "courtyard": ["the-king"],
        "hedge_maze": [wicket("card-guard-diamond"), on("card-guard-heart", "spear")],
        "tulgey_wood": [wicket("card-guard-spade")],
    }
    t = fated("mome-raths", "dormouse", **laid).do("choose mome-raths")
    assert answers(t)[:2] == ["choose card-guard-spade", f"choose {MAZE}"]


def test_an_enlarged_hero_grows_over_the_better_symbol() -> None:
    t = fated("makes-you-larger", "mome-raths", hedge_maze=["dodo"])
    assert t.prompt == "choose-neighbour"
    assert answer(t) == f"choose {WOOD}"


def test_nobody_gives_a_shrunken_hero_his_size_when_an_ordinary_one_can_grow() -> None:
    tiny = {"card": "dodo", "size": "small", "covers": ["top-1"]}
    t = fated("makes-you-larger", "mome-raths", hedge_maze=[tiny], tulgey_wood=["alice"])
    assert answer(t) == "choose alice"
