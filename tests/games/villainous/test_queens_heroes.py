"""The Queen of Hearts' fate cards, and Heroes that shrink and grow."""

from typing import Any

import pytest

from skulduggery.engine.decision import Refused
from tests.games.villainous.tables import (
    Played,
    large,
    maleficent,
    prince_john,
    queen_of_hearts,
    small,
    table,
    wicket,
)
from tests.games.villainous.test_queen_of_hearts import (
    COURTYARD,
    FOUR,
    HOUSE,
    MAZE,
    PLACES,
    WOOD,
    in_johns_turn,
    is_wicket,
    queen,
)


def fate(*cards: str, **described: Any) -> Played:
    """Prince John turns over the Queen's next fate cards and takes the first of the two."""
    about = {name: described.pop(name) for name in ("edition", "seed") if name in described}
    after = [*cards, "mome-raths"] if len(cards) == 1 else [*cards]
    john = prince_john(pawn="sherwood-forest")
    t = table(queen_of_hearts(fate=after, **described), john, turn=1, **about).do("fate 0")
    return t.do(f"choose {cards[0]}") if t.prompt == "choose-fate" else t


def top(t: Played, location: str) -> list[Any]:
    """The Heroes of a location with their sizes."""
    heroes: list[Any] = t.seat(0)["realm"][location]["top"]
    return heroes


def symbols(t: Played) -> list[str]:
    """What the Queen could still use where her pawn stands."""
    return list(t.state.notes(0)["seats"][0]["open"])


def usable(**mine: Any) -> list[str]:
    return symbols(queen(**mine))


# Heroes.


@pytest.mark.card("queen-of-hearts/alice")
def test_while_alice_is_there_the_queen_moves_neither_allies_nor_items() -> None:
    laid = {
        "courtyard": ["the-king", "stopwatch"],
        "tulgey_wood": [wicket("card-guard-heart")],
    }
    assert queen(pawn=COURTYARD, **laid).can("move stopwatch")
    t = queen(pawn=COURTYARD, hedge_maze=["alice"], **laid)
    assert not [option for option in t.options if option.startswith("move")]
    assert t.why_not("the-king") == "forbidden-by-card.DV-51"


@pytest.mark.card("queen-of-hearts/alice", "queen-of-hearts/mome-raths")
def test_alice_does_not_bind_the_player_of_mome_raths() -> None:
    t = fate("mome-raths", hedge_maze=["alice"], courtyard=[wicket("card-guard-club")])
    t.do(f"choose {WOOD}")
    assert t.at(WOOD) == ["card-guard-club"]


@pytest.mark.card("queen-of-hearts/alice")
def test_alice_forbids_no_playing_and_no_turning() -> None:
    t = queen(pawn=MAZE, power=3, hand=["card-guard-heart"], courtyard=["alice"])
    t.do("play card-guard-heart", f"choose {COURTYARD}", "activate card-guard-heart")
    assert is_wicket(t, "card-guard-heart")


@pytest.mark.card("queen-of-hearts/caterpillar")
def test_beside_the_caterpillar_every_ally_is_weaker_wickets_too() -> None:
    laid = {
        "courtyard": ["caterpillar", wicket("card-guard-club"), "card-guard-heart"],
        "tulgey_wood": ["card-guard-spade", "dodo"],
    }
    t = queen(**laid)
    assert (t.strength("card-guard-club"), t.strength("card-guard-heart")) == (1, 2)
    assert (t.strength("card-guard-spade"), t.strength("dodo")) == (3, 3)


@pytest.mark.card("queen-of-hearts/caterpillar")
@pytest.mark.rule("DV-41")
def test_the_caterpillar_counts_in_a_vanquish_against_himself() -> None:
    t = queen(pawn=WOOD, courtyard=["caterpillar", "card-guard-club"])
    assert not t.can("vanquish caterpillar")
    assert queen(pawn=WOOD, courtyard=["caterpillar", "card-guard-heart"]).can(
        "vanquish caterpillar"
    )


@pytest.mark.card("queen-of-hearts/cheshire-cat")
def test_who_plays_the_cheshire_cat_may_turn_two_wickets_back() -> None:
    t = fate("cheshire-cat", **FOUR).do(f"choose {HOUSE}")
    assert (t.actor, t.prompt) == (1, "choose-several-wicket")
    t.do("choose card-guard-club", "choose card-guard-heart")
    assert not is_wicket(t, "card-guard-club")
    assert not is_wicket(t, "card-guard-heart")
    assert is_wicket(t, "card-guard-spade")
    assert t.actor == 1


@pytest.mark.card("queen-of-hearts/cheshire-cat")
def test_who_plays_the_cheshire_cat_may_let_all_wickets_be() -> None:
    t = fate("cheshire-cat", **FOUR).do(f"choose {HOUSE}", "done")
    assert all(is_wicket(t, f"card-guard-{suit}") for suit in ("club", "diamond", "heart", "spade"))


@pytest.mark.card("queen-of-hearts/cheshire-cat/french")
@pytest.mark.rule("DV-62")
def test_the_french_cat_turns_at_least_one_wicket_back() -> None:
    t = fate("cheshire-cat", edition="french", **FOUR).do(f"choose {HOUSE}")
    assert not t.can("done")
    t.do("choose card-guard-club", "done")
    assert not is_wicket(t, "card-guard-club")
    alone = fate("cheshire-cat", edition="french").do(f"choose {HOUSE}")
    assert alone.where("cheshire-cat") == HOUSE


@pytest.mark.card("queen-of-hearts/cheshire-cat")
@pytest.mark.parametrize("edition", ["current", "french"])
def test_when_the_cheshire_cat_is_defeated_the_queen_may_turn_two_guards(edition: str) -> None:
    guards = ["cheshire-cat", "card-guard-heart", "card-guard-spade"]
    laid = {
        "courtyard": guards,
        "hedge_maze": ["card-guard-club"],
        "tulgey_wood": ["card-guard-diamond"],
    }
    t = queen(edition=edition, pawn=WOOD, **laid).do("vanquish cheshire-cat")
    assert (t.actor, t.prompt) == (0, "choose-several-card-guard")
    assert t.options == ["choose card-guard-club", "choose card-guard-diamond", "done"]
    t.do("choose card-guard-club", "done")
    assert is_wicket(t, "card-guard-club")
    assert not is_wicket(t, "card-guard-diamond")


@pytest.mark.card("queen-of-hearts/cheshire-cat")
def test_the_cat_who_is_discarded_undefeated_turns_nothing() -> None:
    t = fate("dodo", "cheshire-cat", courtyard=["card-guard-club"]).do(f"choose {WOOD}")
    assert t.where("cheshire-cat") == "fate_discard"
    assert not is_wicket(t, "card-guard-club")


@pytest.mark.card("queen-of-hearts/dodo")
def test_beside_the_dodo_no_card_guard_becomes_a_wicket() -> None:
    laid = {"courtyard": ["dodo", "card-guard-club"], "tulgey_wood": ["card-guard-heart"]}
    t = queen(pawn=MAZE, power=3, **laid)
    assert not t.can("activate card-guard-club")
    assert t.can("activate card-guard-heart")
    assert t.why_not("card-guard-club") == "forbidden-by-card.DV-51"


@pytest.mark.card("queen-of-hearts/dodo")
def test_beside_the_dodo_wickets_stay_and_may_be_turned_back() -> None:
    t = queen(pawn=MAZE, power=1, courtyard=["dodo", wicket("card-guard-club")])
    assert is_wicket(t, "card-guard-club")
    t.do("activate card-guard-club")
    assert not is_wicket(t, "card-guard-club")


@pytest.mark.card("queen-of-hearts/dodo")
def test_once_the_dodo_is_gone_card_guards_become_wickets_again() -> None:
    t = queen(pawn=WOOD, power=1, courtyard=["dodo", "card-guard-heart", "card-guard-club"])
    t.do("vanquish dodo", "choose card-guard-heart", "end-turn")
    t.do("move-pawn the-jail", "end-turn", f"move-pawn {HOUSE}", "activate card-guard-club")
    assert is_wicket(t, "card-guard-club")


@pytest.mark.card("queen-of-hearts/dormouse", "queen-of-hearts/makes-you-smaller")
def test_nothing_shrinks_the_dormouse() -> None:
    t = queen(pawn=MAZE, power=2, hand=["makes-you-smaller"], courtyard=["dormouse"])
    assert not t.can("play makes-you-smaller")
    assert t.why_not("makes-you-smaller") == "nothing-to-choose.DV-22"


@pytest.mark.card("queen-of-hearts/dormouse", "queen-of-hearts/makes-you-smaller")
def test_an_enlarged_dormouse_gets_the_ordinary_size_back() -> None:
    """Decided: that is no shrinking."""
    dormouse = large("dormouse", "top-1", "top-2", "hedge-maze:top-1")
    t = queen(pawn=MAZE, power=2, hand=["makes-you-smaller"], courtyard=[dormouse])
    t.do("play makes-you-smaller")
    assert top(t, COURTYARD) == ["dormouse"]


@pytest.mark.card("queen-of-hearts/mad-hatter", "queen-of-hearts/march-hare")
def test_the_hatter_and_the_hare_make_each_other_stronger_wherever_they_are() -> None:
    t = queen(courtyard=["mad-hatter"], white_rabbits_house=["march-hare", "dodo"])
    assert (t.strength("mad-hatter"), t.strength("march-hare"), t.strength("dodo")) == (5, 5, 3)


@pytest.mark.card("queen-of-hearts/mad-hatter", "queen-of-hearts/march-hare")
def test_alone_the_hatter_and_the_hare_have_strength_three() -> None:
    assert queen(courtyard=["mad-hatter"], fate_discard=["march-hare"]).strength("mad-hatter") == 3
    assert queen(courtyard=["march-hare"]).strength("march-hare") == 3


@pytest.mark.card("queen-of-hearts/mad-hatter", "queen-of-hearts/march-hare")
@pytest.mark.rule("DV-46")
def test_they_are_stronger_also_from_a_locked_location() -> None:
    t = queen(locked=[HOUSE], courtyard=["mad-hatter"], white_rabbits_house=["march-hare"])
    assert t.strength("mad-hatter") == 5


@pytest.mark.card("queen-of-hearts/white-rabbit")
@pytest.mark.rule("DV-24")
def test_the_white_rabbit_makes_turning_cost_two() -> None:
    laid = {
        "courtyard": ["card-guard-club", wicket("card-guard-heart")],
        "tulgey_wood": ["white-rabbit"],
    }
    t = queen(pawn=MAZE, power=1, **laid)
    assert not t.can("activate card-guard-club")
    assert not t.can("activate card-guard-heart")
    assert t.why_not("card-guard-club") == "cost.DV-21"
    for card in ("card-guard-club", "card-guard-heart"):
        assert queen(pawn=MAZE, power=2, **laid).do(f"activate {card}").power() == 0


@pytest.mark.card("queen-of-hearts/white-rabbit/french")
@pytest.mark.rule("DV-62")
def test_the_french_rabbit_leaves_the_way_back_cheap() -> None:
    laid = {
        "courtyard": ["card-guard-club", wicket("card-guard-heart")],
        "tulgey_wood": ["white-rabbit"],
    }
    t = queen(edition="french", pawn=MAZE, power=1, **laid)
    assert not t.can("activate card-guard-club")
    assert t.do("activate card-guard-heart").power() == 0


@pytest.mark.card("queen-of-hearts/white-rabbit", "queen-of-hearts/stopwatch")
def test_the_white_rabbit_does_not_touch_the_stopwatch() -> None:
    laid = {"courtyard": ["stopwatch", wicket("card-guard-heart")], "tulgey_wood": ["white-rabbit"]}
    assert queen(pawn=MAZE, **laid).do("activate stopwatch").power() == 1


# Other fate cards.


@pytest.mark.card("queen-of-hearts/im-late-im-late")
def test_a_weak_hero_comes_late_from_the_discard_pile() -> None:
    t = fate("im-late-im-late", fate_discard=["dodo", "alice", "white-rabbit"])
    assert t.options == ["choose dodo", "choose white-rabbit"]
    t.do("choose dodo")
    assert t.options == PLACES
    t.do(f"choose {MAZE}")
    assert t.at(MAZE) == ["dodo"]
    assert sorted(t.fate_discard()) == ["alice", "im-late-im-late", "mome-raths", "white-rabbit"]


@pytest.mark.card("queen-of-hearts/im-late-im-late")
@pytest.mark.rule("DV-25a")
def test_the_other_fate_card_may_be_the_one_who_comes_late() -> None:
    t = fate("im-late-im-late", "dodo").do(f"choose {MAZE}")
    assert t.at(MAZE) == ["dodo"]


@pytest.mark.card("queen-of-hearts/im-late-im-late")
@pytest.mark.rule("DV-22", "DV-25")
def test_without_a_weak_hero_in_the_discard_pile_nobody_is_late() -> None:
    t = fate("im-late-im-late", "mome-raths", fate_discard=["alice"])
    assert t.prompt == "choose-action"
    assert sorted(t.fate_discard()) == ["alice", "im-late-im-late", "mome-raths"]


@pytest.mark.card("queen-of-hearts/im-late-im-late", "queen-of-hearts/mad-hatter")
def test_the_hatter_in_the_discard_pile_has_his_printed_strength() -> None:
    t = fate("im-late-im-late", courtyard=["march-hare"], fate_discard=["mad-hatter"])
    t.do(f"choose {WOOD}")
    assert t.strength("mad-hatter") == 5


@pytest.mark.card("queen-of-hearts/im-late-im-late")
@pytest.mark.rule("DV-55")
def test_nobody_comes_late_to_a_locked_location() -> None:
    t = fate("im-late-im-late", fate_discard=["dodo"], locked=[MAZE])
    assert f"choose {MAZE}" not in t.options
    assert len(t.options) == 3


@pytest.mark.card("queen-of-hearts/mome-raths")
def test_mome_raths_move_one_ally_with_what_is_attached_anywhere() -> None:
    laid = {
        "courtyard": [wicket("card-guard-club", "spear")],
        "tulgey_wood": ["the-king", "stopwatch"],
    }
    t = fate("mome-raths", "dodo", **laid)
    assert (t.actor, t.options) == (1, ["choose card-guard-club", "choose the-king"])
    t.do("choose card-guard-club")
    assert t.options == [PLACES[1], PLACES[2], PLACES[3]]
    t.do(f"choose {HOUSE}")
    assert t.at(HOUSE) == ["card-guard-club", "spear"]
    assert is_wicket(t, "card-guard-club")


@pytest.mark.card("queen-of-hearts/mome-raths")
@pytest.mark.rule("DV-25")
def test_without_an_ally_mome_raths_cannot_be_played() -> None:
    t = fate("mome-raths", "mome-raths", courtyard=["stopwatch"])
    assert t.fate_discard() == ["mome-raths", "mome-raths"]


@pytest.mark.card("queen-of-hearts/down-the-rabbit-hole")
@pytest.mark.rule("DV-49")
@pytest.mark.parametrize("lies", ["fate", "fate_discard"])
def test_down_the_rabbit_hole_alice_is_found_and_played(lies: str) -> None:
    t = fate(
        "down-the-rabbit-hole",
        "mome-raths",
        **({"fate_discard": ["alice"]} if lies == "fate_discard" else {}),
    )
    assert t.actor == 1
    assert t.options == PLACES
    t.do(f"choose {WOOD}")
    assert t.at(WOOD) == ["alice"]
    assert ("shuffle" in [event["event"] for event in t.heard()]) == (lies == "fate")


@pytest.mark.card("queen-of-hearts/down-the-rabbit-hole")
@pytest.mark.rule("DV-25a")
def test_alice_herself_may_be_the_other_of_the_two_cards() -> None:
    t = fate("down-the-rabbit-hole", "alice").do(f"choose {WOOD}")
    assert t.at(WOOD) == ["alice"]


@pytest.mark.card("queen-of-hearts/down-the-rabbit-hole")
def test_with_alice_there_an_ally_beside_her_is_discarded() -> None:
    laid = {
        "courtyard": ["alice", wicket("card-guard-club", "spear"), "the-king"],
        "tulgey_wood": ["card-guard-heart"],
    }
    t = fate("down-the-rabbit-hole", **laid)
    assert t.options == ["choose card-guard-club", "choose the-king"]
    t.do("choose card-guard-club")
    assert t.at(COURTYARD) == ["alice", "the-king"]
    assert t.discard() == ["card-guard-club", "spear"]


@pytest.mark.card("queen-of-hearts/down-the-rabbit-hole")
@pytest.mark.rule("DV-22", "DV-25")
def test_with_alice_alone_the_card_cannot_be_played() -> None:
    t = fate("down-the-rabbit-hole", "mome-raths", tulgey_wood=["alice"])
    assert t.prompt == "choose-action"
    assert t.fate_discard() == ["down-the-rabbit-hole", "mome-raths"]


@pytest.mark.card("queen-of-hearts/down-the-rabbit-hole/french")
@pytest.mark.rule("DV-62")
def test_the_french_hole_leaves_the_discarding_open() -> None:
    t = fate("down-the-rabbit-hole", edition="french", courtyard=["alice", "the-king"])
    assert t.options == ["choose the-king", "pass"]
    t.do("pass")
    assert t.at(COURTYARD) == ["alice", "the-king"]
    laid = {"courtyard": ["alice"], "tulgey_wood": ["the-king"]}
    alone = fate("down-the-rabbit-hole", edition="french", **laid)
    assert alone.fate_discard() == ["mome-raths", "down-the-rabbit-hole"]
    t = fate("down-the-rabbit-hole", "mome-raths", edition="french").do(f"choose {WOOD}")
    assert t.at(WOOD) == ["alice"]


# Smaller and larger (DV-76).


@pytest.mark.card("queen-of-hearts/makes-you-smaller/which-symbol")
@pytest.mark.rule("DV-76")
@pytest.mark.parametrize(("free", "other"), [("top-1", "top-2"), ("top-2", "top-1")])
def test_the_queen_chooses_which_symbol_a_shrunken_hero_leaves_free(free: str, other: str) -> None:
    t = queen(pawn=MAZE, power=2, hand=["makes-you-smaller"], hedge_maze=["dodo"])
    assert symbols(t) == ["bottom-1", "bottom-2"]
    t.do("play makes-you-smaller")
    assert (t.actor, t.prompt) == (0, "choose-free-symbol")
    assert t.options == ["choose top-1", "choose top-2"]
    assert [option.symbol for option in t.decision.options] == ["play-card", "activate"]
    t.do(f"choose {free}")
    assert top(t, MAZE) == [small("dodo", other)]
    assert symbols(t) == [free, "bottom-1"]


@pytest.mark.card("queen-of-hearts/makes-you-smaller")
@pytest.mark.rule("DV-8", "DV-76")
def test_the_symbol_that_comes_free_can_be_used_in_the_same_turn() -> None:
    laid = {"hedge_maze": ["dodo"], "courtyard": ["card-guard-club"]}
    t = queen(pawn=MAZE, power=3, hand=["makes-you-smaller"], **laid)
    t.do("play makes-you-smaller", "choose top-2", "activate card-guard-club")
    assert is_wicket(t, "card-guard-club")


@pytest.mark.card("queen-of-hearts/makes-you-smaller")
@pytest.mark.rule("DV-8b", "DV-76")
def test_a_symbol_that_was_used_stays_used_when_it_comes_free_again() -> None:
    laid = {"courtyard": [large("alice", "top-1", "top-2", "hedge-maze:top-1")]}
    t = queen(pawn=MAZE, power=2, hand=["makes-you-smaller"], used=["top-1"], **laid)
    t.do("play makes-you-smaller")
    assert top(t, COURTYARD) == ["alice"]
    assert symbols(t) == ["top-2", "bottom-1"]


@pytest.mark.card("queen-of-hearts/makes-you-smaller")
@pytest.mark.rule("DV-76")
def test_who_is_shrunken_already_is_not_shrunk_again() -> None:
    t = queen(pawn=MAZE, power=2, hand=["makes-you-smaller"], courtyard=[small("alice", "top-1")])
    assert not t.can("play makes-you-smaller")


@pytest.mark.card("queen-of-hearts/makes-you-smaller")
@pytest.mark.rule("DV-76")
def test_a_shrunken_hero_keeps_his_strength() -> None:
    t = queen(pawn=WOOD, courtyard=[small("dodo", "top-1"), "card-guard-club"])
    assert t.strength("dodo") == 3
    assert not t.can("vanquish dodo")


@pytest.mark.rule("DV-9", "DV-76")
def test_beside_a_shrunken_hero_ordinary_heroes_cover_nothing() -> None:
    laid = ["alice", small("dodo", "top-1"), "caterpillar"]
    assert usable(pawn=MAZE, hedge_maze=laid) == ["top-2", "bottom-1", "bottom-2"]


@pytest.mark.rule("DV-76")
def test_when_the_shrunken_hero_is_gone_the_others_cover_again() -> None:
    laid = {"tulgey_wood": ["alice", small("dodo", "top-1"), "card-guard-heart"]}
    t = queen(pawn=WOOD, **laid)
    assert symbols(t) == ["top-2", "bottom-1", "bottom-2"]
    t.do("vanquish dodo")
    assert symbols(t) == ["bottom-1"]


@pytest.mark.rule("DV-76")
def test_a_hero_who_comes_later_covers_nothing_beside_a_shrunken_one() -> None:
    t = fate("alice", pawn=MAZE, hedge_maze=[small("dodo", "top-1")]).do(f"choose {MAZE}")
    assert "top-2" in symbols(t)


@pytest.mark.rule("DV-76")
def test_two_shrunken_heroes_each_cover_a_symbol() -> None:
    laid = [small("dodo", "top-1"), small("alice", "top-2")]
    assert usable(pawn=MAZE, hedge_maze=laid) == ["bottom-1", "bottom-2"]
    laid = [small("dodo", "top-1"), small("alice", "top-1")]
    assert usable(pawn=MAZE, hedge_maze=laid) == ["top-2", "bottom-1", "bottom-2"]


@pytest.mark.card("queen-of-hearts/makes-you-larger/which-symbol")
@pytest.mark.rule("DV-76")
@pytest.mark.parametrize(
    ("side", "covered"), [(COURTYARD, "courtyard:top-2"), (WOOD, "tulgey-wood:top-1")]
)
def test_who_enlarges_a_hero_chooses_the_side(side: str, covered: str) -> None:
    t = fate("makes-you-larger", hedge_maze=["dodo"])
    assert (t.actor, t.prompt, t.decision.about) == (1, "choose-neighbour", "dodo")
    assert t.options == [f"choose {COURTYARD}", f"choose {WOOD}"]
    t.do(f"choose {side}")
    assert top(t, MAZE) == [large("dodo", "top-1", "top-2", covered)]
    assert t.at(side) == []


@pytest.mark.card("queen-of-hearts/makes-you-larger/which-symbol")
@pytest.mark.rule("DV-76")
@pytest.mark.parametrize(
    ("stands", "covered"),
    [("courtyard", "hedge-maze:top-1"), ("white_rabbits_house", "tulgey-wood:top-2")],
)
def test_at_the_edge_there_is_one_side_only(stands: str, covered: str) -> None:
    t = fate("makes-you-larger", **{stands: ["dodo"]})
    assert t.prompt == "choose-action"
    assert top(t, stands.replace("_", "-")) == [large("dodo", "top-1", "top-2", covered)]


@pytest.mark.rule("DV-9", "DV-76")
@pytest.mark.parametrize(
    ("pawn", "left"),
    [
        (COURTYARD, ["top-1", "bottom-1", "bottom-2"]),
        (MAZE, ["bottom-1", "bottom-2"]),
        (WOOD, ["top-1", "top-2", "bottom-1", "bottom-2"]),
    ],
)
def test_an_enlarged_hero_covers_three_symbols(pawn: str, left: list[str]) -> None:
    laid = {"hedge_maze": [large("dodo", "top-1", "top-2", "courtyard:top-2")]}
    assert usable(pawn=pawn, **laid) == left


@pytest.mark.rule("DV-76")
def test_enlarged_goes_before_shrunken() -> None:
    laid = [small("alice", "top-1"), large("dodo", "top-1", "top-2", "courtyard:top-2")]
    assert usable(pawn=MAZE, hedge_maze=laid) == ["bottom-1", "bottom-2"]


@pytest.mark.rule("DV-76")
def test_what_an_enlarged_hero_covers_next_door_comes_on_top() -> None:
    """Decided: beside a shrunken Hero there, and beside an ordinary one."""
    laid = {"hedge_maze": [large("dodo", "top-1", "top-2", "courtyard:top-2")]}
    assert usable(pawn=COURTYARD, courtyard=[small("alice", "top-1")], **laid) == [
        "bottom-1",
        "bottom-2",
    ]
    assert usable(pawn=COURTYARD, courtyard=["alice"], **laid) == ["bottom-1", "bottom-2"]


@pytest.mark.card("queen-of-hearts/makes-you-larger")
@pytest.mark.rule("DV-76")
def test_makes_you_larger_gives_a_shrunken_hero_the_ordinary_size_back() -> None:
    t = fate("makes-you-larger", hedge_maze=[small("dodo", "top-1")])
    assert top(t, MAZE) == ["dodo"]
    assert t.actor == 1


@pytest.mark.card("queen-of-hearts/makes-you-larger")
@pytest.mark.rule("DV-76", "DV-25")
def test_who_is_enlarged_already_is_not_enlarged_again() -> None:
    laid = {"hedge_maze": [large("dodo", "top-1", "top-2", "courtyard:top-2")]}
    t = fate("makes-you-larger", "makes-you-larger", **laid)
    assert t.fate_discard() == ["makes-you-larger", "makes-you-larger"]


@pytest.mark.rule("DV-29", "DV-76")
@pytest.mark.parametrize("place", ["courtyard", "hedge_maze"])
def test_allies_at_either_location_vanquish_an_enlarged_hero(place: str) -> None:
    dodo = large("dodo", "top-1", "top-2", "courtyard:top-2")
    laid: dict[str, Any] = {"hedge_maze": [dodo], "courtyard": []}
    laid[place] = [*laid[place], "card-guard-heart"]
    t = queen(pawn=WOOD, **laid).do("vanquish dodo")
    assert t.fate_discard() == ["dodo"]
    assert t.discard() == ["card-guard-heart"]


@pytest.mark.rule("DV-29", "DV-76")
def test_allies_of_both_locations_may_vanquish_together_but_none_from_farther_off() -> None:
    laid: dict[str, Any] = {
        "hedge_maze": [large("alice", "top-1", "top-2", "courtyard:top-2"), "card-guard-heart"],
        "courtyard": ["card-guard-club"],
        "tulgey_wood": ["card-guard-spade"],
    }
    t = queen(pawn=WOOD, **laid).do("vanquish alice")
    assert t.at(WOOD) == ["card-guard-spade"]
    assert t.at(COURTYARD) == t.at(MAZE) == []
    laid["courtyard"] = []
    assert not queen(pawn=WOOD, **laid).can("vanquish alice")


@pytest.mark.rule("DV-76")
def test_for_everything_else_an_enlarged_hero_is_at_his_own_location() -> None:
    laid: dict[str, Any] = {
        "hedge_maze": [
            large("caterpillar", "top-1", "top-2", "courtyard:top-2"),
            "card-guard-heart",
        ],
        "courtyard": ["card-guard-club"],
    }
    t = queen(**laid)
    assert (t.strength("card-guard-heart"), t.strength("card-guard-club")) == (2, 2)
    laid["hedge_maze"] = [large("dodo", "top-1", "top-2", "courtyard:top-2")]
    assert queen(pawn=HOUSE, power=1, **laid).can("activate card-guard-club")


@pytest.mark.rule("DV-76")
def test_an_enlarged_alice_is_in_her_own_location_for_the_rabbit_hole() -> None:
    laid = {
        "hedge_maze": [large("alice", "top-1", "top-2", "courtyard:top-2"), "card-guard-heart"],
        "courtyard": ["card-guard-club"],
    }
    assert fate("down-the-rabbit-hole", **laid).discard() == ["card-guard-heart"]


@pytest.mark.rule("DV-76")
def test_a_hero_who_leaves_forgets_his_size() -> None:
    laid = {"hedge_maze": [large("dodo", "top-1", "top-2", "courtyard:top-2"), "card-guard-heart"]}
    t = queen(pawn=WOOD, fate=["im-late-im-late", "mome-raths"], **laid)
    t.do("vanquish dodo", "end-turn", "move-pawn nottingham", "fate 0")
    t.do(f"choose {MAZE}")
    assert top(t, MAZE) == ["dodo"]


@pytest.mark.rule("DV-25", "DV-76")
def test_the_shrinking_is_the_queens_the_enlarging_her_opponents() -> None:
    t = in_johns_turn(hand=["fury"], hedge_maze=["alice"]).do("play fury", "choose alice")
    assert (t.turn, t.actor, t.prompt) == (1, 0, "choose-free-symbol")
    t = fate("makes-you-larger", hedge_maze=["alice"])
    assert (t.turn, t.actor, t.prompt) == (1, 1, "choose-neighbour")


@pytest.mark.rule("DV-76")
def test_everybody_sees_and_hears_of_sizes() -> None:
    t = fate("makes-you-larger", hedge_maze=["dodo"]).do(f"choose {WOOD}")
    told = [event for event in t.heard(None) if event["event"] == "turn-over"]
    assert told == [
        {
            "event": "turn-over",
            "seat": 0,
            "card": "dodo",
            "to": {"seat": 0, "zone": "large", "location": WOOD},
        }
    ]
    seen = t.view(None)["seats"][0]["realm"][MAZE]["top"]
    assert seen == [large("dodo", "top-1", "top-2", "tulgey-wood:top-1")]


# Laying Wickets and sizes.


@pytest.mark.parametrize(
    "laid",
    [
        {"courtyard": [{"card": "the-king", "wicket": True}]},
        {"courtyard": [{"card": "card-guard-club", "wicket": 1}]},
        {"courtyard": [{"card": "alice", "size": "huge"}]},
        {"courtyard": [{"card": "the-king", "size": "small", "covers": ["top-1"]}]},
        {"courtyard": [small("alice", "top-1", "top-2")]},
        {"courtyard": [large("alice", "top-1", "top-2")]},
        {"courtyard": [large("alice", "top-1", "top-2", "tulgey-wood:top-1")]},
    ],
)
def test_no_other_wickets_and_sizes_can_be_laid(laid: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        queen(**laid)
    assert refused.value.code == "bad-position"
    assert "courtyard" in refused.value.message


def test_only_card_guards_of_the_queen_become_wickets() -> None:
    with pytest.raises(Refused):
        table(maleficent(the_forest=[{"card": "savage-goon", "wicket": True}]), queen_of_hearts())
