"""Captain Hook's cards, one after another: what each does, and what players have asked about it."""

from typing import Any

import pytest

from tests.games.villainous.tables import (
    Played,
    captain_hook,
    dealt,
    hypnotized,
    jafar,
    maleficent,
    on,
    prince_john,
    queen_of_hearts,
    table,
    ursula,
)

SHIP = "jolly-roger"
ROCK = "skull-rock"
LAGOON = "mermaid-lagoon"
TREE = "hangmans-tree"
OPEN: list[str] = []
"""No lock at all."""


def acting(**described: Any) -> Played:
    """Hook's turn, after the move."""
    edition = described.pop("edition", "current")
    return table(captain_hook(**described), maleficent(), edition=edition)


def moving(**described: Any) -> Played:
    """Hook's turn, before the move."""
    edition = described.pop("edition", "current")
    return table(captain_hook(**described), maleficent(), phase="move", edition=edition)


def watching(hand: list[str], her: dict[str, Any], **described: Any) -> Played:
    """Maleficent's turn, after the move; Hook holds these cards."""
    return table(captain_hook(hand=hand, **described), maleficent(**her), turn=1)


def at_her_start(hand: list[str], *forest: str, **described: Any) -> Played:
    """Maleficent's turn begins, with these cards in The Forest; Hook holds these cards."""
    her = maleficent(the_forest=[*forest])
    return table(captain_hook(hand=hand, **described), her, turn=1, phase="start")


PREY = {"the_forest": ["aurora", "savage-goon"], "pawn": "king-stefans-castle"}
"""Maleficent can vanquish a Hero of strength 4."""


# The board.


@pytest.mark.rule("DV-2", "DV-55")
def test_hangmans_tree_is_locked_at_the_start() -> None:
    t = dealt("captain-hook", "maleficent", first=0)
    assert t.view(1)["seats"][0]["locked"] == [TREE]
    assert t.options == [f"move-pawn {ROCK}", f"move-pawn {LAGOON}"]
    assert t.why_not_to(TREE) == "locked.DV-55"


@pytest.mark.rule("DV-55")
def test_nothing_is_played_or_moved_to_the_locked_tree() -> None:
    t = acting(power=1, pawn=LAGOON, hand=["swashbuckler"], mermaid_lagoon=["smee"])
    assert t.do("play swashbuckler").options == [
        f"choose {place}" for place in (SHIP, ROCK, LAGOON)
    ]
    t.do(f"choose {SHIP}", "move smee")
    assert t.where("smee") == ROCK


# Allies.


@pytest.mark.card("captain-hook/swashbuckler", "captain-hook/pirate-brute")
@pytest.mark.parametrize(
    ("ally", "strength", "cost"), [("swashbuckler", 2, 1), ("pirate-brute", 4, 3)]
)
def test_swashbucklers_and_brutes_are_just_strong(ally: str, strength: int, cost: int) -> None:
    t = acting(power=4, hand=[ally]).do(f"play {ally}", f"choose {ROCK}")
    assert (t.strength(ally), t.power(), t.at(ROCK)) == (strength, 4 - cost, [ally])


@pytest.mark.card("captain-hook/boarding-party")
@pytest.mark.parametrize("place", ["jolly_roger", "skull_rock", "mermaid_lagoon"])
def test_a_boarding_party_fights_where_it_is_and_next_to_it(place: str) -> None:
    realm = {"skull_rock": ["john"]}
    realm[place] = [*realm.get(place, []), "boarding-party"]
    t = acting(**realm).do("vanquish john")
    assert (t.fate_discard(), t.discard()) == (["john"], ["boarding-party"])


@pytest.mark.card("captain-hook/boarding-party")
def test_a_boarding_party_fights_no_further() -> None:
    assert not acting(jolly_roger=["john"], mermaid_lagoon=["boarding-party"]).can("vanquish john")


@pytest.mark.card("captain-hook/boarding-party")
def test_boarding_parties_join_each_other_and_those_who_are_there() -> None:
    t = acting(skull_rock=["tick-tock", "boarding-party"], jolly_roger=["boarding-party"],
               mermaid_lagoon=["boarding-party"])  # fmt: skip
    assert sorted(t.do("vanquish tick-tock").discard()) == ["boarding-party"] * 3
    t = acting(jolly_roger=["tick-tock", "pirate-brute"], skull_rock=["boarding-party", "smee"])
    assert sorted(t.do("vanquish tick-tock").discard()) == ["boarding-party", "pirate-brute"]


@pytest.mark.card("captain-hook/boarding-party")
def test_a_boarding_party_brings_its_cutlass_along() -> None:
    t = acting(
        jolly_roger=["lost-boys", "swashbuckler"], skull_rock=[on("boarding-party", "cutlass")]
    )
    t.do("vanquish lost-boys")
    assert sorted(t.discard()) == ["boarding-party", "cutlass", "swashbuckler"]


@pytest.mark.card("captain-hook/boarding-party")
@pytest.mark.rule("DV-55")
def test_a_boarding_party_reaches_into_no_locked_location_and_out_of_none() -> None:
    t = acting(mermaid_lagoon=["boarding-party"], hangmans_tree=["michael"])
    assert not t.can("vanquish michael")
    assert t.why_not("michael") == "locked.DV-55"
    t = acting(mermaid_lagoon=["john"], hangmans_tree=["boarding-party"])
    assert not t.can("vanquish john")
    t = acting(mermaid_lagoon=["boarding-party"], hangmans_tree=["john"], locked=OPEN)
    assert t.can("vanquish john")


@pytest.mark.card("captain-hook/smee")
def test_smee_is_stronger_by_two_at_the_jolly_roger() -> None:
    assert acting(jolly_roger=["smee"]).strength("smee") == 4
    t = acting(pawn=LAGOON, skull_rock=["smee"])
    assert t.strength("smee") == 2
    t.do("move smee", f"choose {SHIP}")
    assert t.strength("smee") == 4


@pytest.mark.card("captain-hook/smee")
def test_only_smee_himself_is_stronger_there() -> None:
    t = acting(jolly_roger=["smee", "swashbuckler"])
    assert t.strength("swashbuckler") == 2


@pytest.mark.card("captain-hook/mr-starkey")
def test_mr_starkey_may_move_a_hero_from_where_he_is_played() -> None:
    t = acting(power=2, hand=["mr-starkey"], skull_rock=["wendy"], mermaid_lagoon=["john"])
    t.do("play mr-starkey", f"choose {ROCK}")
    assert t.options == ["choose wendy", "pass"]
    t.do("choose wendy")
    assert t.options == [f"choose {SHIP}", f"choose {LAGOON}"]
    assert t.do(f"choose {SHIP}").where("wendy") == SHIP


@pytest.mark.card("captain-hook/mr-starkey")
def test_mr_starkey_may_leave_the_hero_where_he_is() -> None:
    t = acting(power=2, hand=["mr-starkey"], skull_rock=["wendy"])
    t.do("play mr-starkey", f"choose {ROCK}", "pass")
    assert t.at(ROCK) == ["wendy", "mr-starkey"]


@pytest.mark.card("captain-hook/mr-starkey")
@pytest.mark.rule("DV-22")
def test_mr_starkey_can_be_played_where_no_hero_is() -> None:
    t = acting(power=2, hand=["mr-starkey"], skull_rock=["wendy"])
    t.do("play mr-starkey", f"choose {LAGOON}")
    assert (t.where("mr-starkey"), t.prompt) == (LAGOON, "choose-action")


@pytest.mark.card("captain-hook/mr-starkey")
def test_the_hero_takes_along_what_he_bears_and_crosses_no_lock() -> None:
    t = acting(power=2, hand=["mr-starkey"], mermaid_lagoon=[on("john", "pixie-dust")])
    t.do("play mr-starkey", f"choose {LAGOON}", "choose john")
    assert t.at(ROCK) == ["john", "pixie-dust"]


@pytest.mark.card("captain-hook/mr-starkey")
@pytest.mark.rule("DV-47")
def test_moving_mr_starkey_moves_no_hero() -> None:
    t = acting(pawn=LAGOON, skull_rock=["mr-starkey"], jolly_roger=["wendy"])
    t.do("move mr-starkey", f"choose {SHIP}")
    assert (t.where("wendy"), t.prompt) == (SHIP, "choose-action")


# Items.


@pytest.mark.card("captain-hook/cannon", "captain-hook/cannon/added-symbols")
@pytest.mark.rule("DV-8a")
def test_a_cannon_adds_a_vanquish_to_its_location() -> None:
    t = acting(
        pawn=ROCK, skull_rock=["cannon"], jolly_roger=["john", "smee", "michael", "pirate-brute"]
    )
    assert t.can("gain 1")
    t.do("vanquish john")
    assert not t.can("vanquish michael")
    assert t.seat(0)["used"] == ["cannon#1"]


@pytest.mark.card("captain-hook/cannon")
@pytest.mark.rule("DV-8a")
def test_a_cannon_is_never_covered_and_fires_at_any_location() -> None:
    t = acting(pawn=ROCK, skull_rock=["cannon", "wendy"], jolly_roger=["john", "pirate-brute"])
    assert not t.can("gain 1")
    assert t.do("vanquish john").where("john") == "fate_discard"


@pytest.mark.card("captain-hook/cannon")
@pytest.mark.rule("DV-8a", "DV-8c")
def test_with_the_printed_symbol_and_two_cannons_there_are_three() -> None:
    realm = {"skull_rock": ["michael", "pirate-brute"], "mermaid_lagoon": ["tinker-bell", "smee"]}
    t = acting(jolly_roger=["cannon", "cannon", "john", "swashbuckler"], **realm)
    t.do("vanquish tinker-bell", "vanquish michael")
    assert t.seat(0)["used"] == ["bottom-1", "cannon#1"]
    assert t.do("vanquish john").seat(0)["used"] == ["bottom-1", "cannon#1", "cannon#2"]


@pytest.mark.card("captain-hook/cannon")
@pytest.mark.rule("DV-8a")
def test_a_cannon_serves_only_where_it_is() -> None:
    t = acting(pawn=ROCK, jolly_roger=["cannon", "john", "smee"])
    assert not t.can("vanquish john")
    assert t.why_not("john") == "no-symbol.DV-8"


@pytest.mark.card("captain-hook/cannon")
@pytest.mark.rule("DV-8a", "DV-8b")
def test_a_cannon_that_was_just_played_or_moved_here_serves_at_once() -> None:
    t = acting(power=2, pawn=ROCK, hand=["cannon"], jolly_roger=["john", "smee"])
    assert t.do("play cannon", f"choose {ROCK}").can("vanquish john")
    t = acting(pawn=LAGOON, skull_rock=["cannon"], jolly_roger=["john", "smee"])
    assert not t.can("vanquish john")
    assert t.do("move cannon", f"choose {LAGOON}").can("vanquish john")


@pytest.mark.card("captain-hook/cannon")
@pytest.mark.rule("DV-8a")
def test_a_cannon_that_leaves_takes_its_symbol_along() -> None:
    t = acting(pawn=LAGOON, mermaid_lagoon=["cannon"], jolly_roger=["john", "smee"])
    assert t.can("vanquish john")
    assert not t.do(
        "move cannon",
    ).can("vanquish john")


@pytest.mark.card("captain-hook/hooks-case", "captain-hook/hooks-case/added-symbols")
@pytest.mark.rule("DV-8a", "DV-20")
def test_hooks_case_adds_a_power_to_its_location() -> None:
    t = acting(pawn=LAGOON, mermaid_lagoon=["hooks-case", "hooks-case"]).do(
        "gain 3", "gain 1", "gain 1"
    )
    assert (t.power(), t.can("gain 1")) == (5, False)


@pytest.mark.card("captain-hook/hooks-case")
@pytest.mark.rule("DV-8a", "DV-9")
def test_hooks_case_stays_when_a_hero_covers_the_printed_power() -> None:
    t = acting(skull_rock=["hooks-case"], pawn=ROCK).do("gain 1", "gain 1")
    assert t.power() == 2
    t = acting(skull_rock=["hooks-case", "wendy"], pawn=ROCK).do("gain 1")
    assert (t.power(), t.can("gain 1")) == (1, False)


@pytest.mark.card("captain-hook/ingenious-device", "captain-hook/ingenious-device/added-symbols")
@pytest.mark.rule("DV-8a", "DV-28")
def test_the_ingenious_device_moves_a_hero_of_any_location() -> None:
    t = acting(pawn=LAGOON, mermaid_lagoon=["ingenious-device"], skull_rock=["wendy"])
    t.do("move wendy", f"choose {SHIP}")
    assert (t.where("wendy"), t.can("move wendy")) == (SHIP, False)
    assert t.can("move ingenious-device")


@pytest.mark.card("captain-hook/ingenious-device")
@pytest.mark.rule("DV-28", "DV-55")
def test_it_moves_nobody_out_of_the_locked_tree_or_into_it() -> None:
    t = acting(pawn=LAGOON, mermaid_lagoon=["ingenious-device"], hangmans_tree=["peter-pan"])
    assert not t.can("move peter-pan")
    t = acting(pawn=LAGOON, mermaid_lagoon=["ingenious-device", "wendy"])
    assert t.do("move wendy").where("wendy") == ROCK


@pytest.mark.card("captain-hook/ingenious-device")
@pytest.mark.rule("DV-8a")
def test_with_the_tree_it_moves_two_heroes_in_a_turn() -> None:
    t = acting(pawn=TREE, locked=OPEN, hangmans_tree=["ingenious-device", "peter-pan"])
    t.do("move peter-pan", "move peter-pan", f"choose {ROCK}")
    assert t.where("peter-pan") == ROCK
    assert not t.can("move peter-pan")


@pytest.mark.card("captain-hook/cutlass")
@pytest.mark.rule("DV-23", "DV-41", "DV-52")
def test_a_cutlass_makes_its_ally_stronger_by_two() -> None:
    t = acting(power=2, pawn=LAGOON, hand=["cutlass", "cutlass"], skull_rock=["smee"])
    t.do("play cutlass", "play cutlass")
    assert (t.strength("smee"), t.attached("smee"), t.power()) == (6, ["cutlass", "cutlass"], 0)
    assert t.do("move smee", f"choose {SHIP}").strength("smee") == 8


@pytest.mark.card("captain-hook/cutlass")
@pytest.mark.rule("DV-23")
def test_a_cutlass_needs_an_ally() -> None:
    t = acting(power=2, hand=["cutlass"], skull_rock=["wendy", "cannon"])
    assert t.why_not("cutlass") == "no-bearer.DV-23"


# The Never Land Map.


@pytest.mark.card("captain-hook/never-land-map")
@pytest.mark.rule("DV-55")
def test_the_map_unlocks_hangmans_tree() -> None:
    t = acting(power=4, hand=["never-land-map"]).do("play never-land-map", f"choose {SHIP}")
    assert (t.power(), t.seat(0)["locked"], t.where("never-land-map")) == (0, [], SHIP)
    assert t.told("unlock", 1) == ["?"]
    t.do("end-turn", "move-pawn the-forest", "end-turn")
    assert f"move-pawn {TREE}" in t.options


@pytest.mark.card("captain-hook/never-land-map")
@pytest.mark.rule("DV-55")
def test_the_map_itself_does_not_go_to_the_locked_tree() -> None:
    t = acting(power=4, hand=["never-land-map"]).do("play never-land-map")
    assert t.options == [f"choose {place}" for place in (SHIP, ROCK, LAGOON)]


@pytest.mark.card("captain-hook/never-land-map")
def test_the_map_may_be_discarded_in_place_of_paying_for_an_item() -> None:
    realm = {"mermaid_lagoon": ["never-land-map"], "locked": OPEN}
    t = acting(power=3, hand=["cannon"], **realm).do("play cannon", f"choose {ROCK}")
    assert (t.prompt, t.options) == ("choose-payment", ["pay 2", "discard never-land-map"])
    t.do("discard never-land-map")
    assert (t.power(), t.at(ROCK), t.discard()) == (3, ["cannon"], ["never-land-map"])
    t = acting(power=3, hand=["cannon"], **realm).do("play cannon", f"choose {ROCK}", "pay 2")
    assert (t.power(), t.where("never-land-map")) == (1, LAGOON)


@pytest.mark.card("captain-hook/never-land-map")
def test_with_too_little_power_the_map_is_the_only_way() -> None:
    t = acting(hand=["ingenious-device"], skull_rock=["never-land-map"], locked=OPEN)
    t.do("play ingenious-device", f"choose {TREE}")
    assert (t.at(TREE), t.discard()) == (["ingenious-device"], ["never-land-map"])


@pytest.mark.card("captain-hook/never-land-map")
def test_the_map_pays_for_an_attached_item_too() -> None:
    t = acting(hand=["cutlass"], skull_rock=["never-land-map", "smee"], locked=OPEN)
    t.do("play cutlass")
    assert (t.attached("smee"), t.discard()) == (["cutlass"], ["never-land-map"])


@pytest.mark.card("captain-hook/never-land-map")
@pytest.mark.rule("DV-21", "DV-23")
def test_the_map_pays_for_nothing_else_and_conjures_up_no_bearer() -> None:
    hand = ["smee", "aye-aye-sir", "cutlass"]
    t = acting(hand=hand, skull_rock=["never-land-map"], locked=OPEN)
    assert t.why_not("smee") == "cost.DV-21"
    assert t.why_not("cutlass") == "no-bearer.DV-23"
    assert not [option for option in t.options if option.startswith("play")]


@pytest.mark.card("captain-hook/never-land-map")
@pytest.mark.rule("DV-8")
def test_the_map_saves_power_but_no_symbol() -> None:
    t = acting(pawn=LAGOON, used=["top-1", "bottom-2"], hand=["cannon"], locked=OPEN,
               skull_rock=["never-land-map"])  # fmt: skip
    assert t.why_not("cannon") == "no-symbol.DV-8"


@pytest.mark.card("captain-hook/never-land-map")
@pytest.mark.rule("DV-55")
def test_the_map_is_not_taken_from_behind_a_lock() -> None:
    t = acting(hand=["cannon"], skull_rock=["never-land-map"], locked=[ROCK])
    assert t.why_not("cannon") == "cost.DV-21"


@pytest.mark.card("captain-hook/never-land-map")
def test_the_map_in_the_hand_pays_for_nothing() -> None:
    t = acting(power=1, hand=["cannon", "never-land-map"])
    assert (t.why_not("cannon"), t.why_not("never-land-map")) == ("cost.DV-21", "cost.DV-21")


@pytest.mark.card("captain-hook/never-land-map/lock-stays-off")
def test_the_tree_stays_open_when_the_map_leaves() -> None:
    t = acting(hand=["cannon"], skull_rock=["never-land-map"], locked=OPEN)
    t.do("play cannon", f"choose {ROCK}")
    assert (t.discard(), t.seat(0)["locked"]) == (["never-land-map"], [])


@pytest.mark.card("captain-hook/never-land-map/lock-stays-off")
def test_a_map_that_is_played_again_finds_no_lock_and_can_be_played_all_the_same() -> None:
    t = acting(power=4, hand=["never-land-map"], locked=OPEN)
    t.do("play never-land-map", f"choose {TREE}")
    assert (t.where("never-land-map"), t.told("unlock")) == (TREE, [])


@pytest.mark.card("captain-hook/never-land-map/peter-pan-first")
def test_peter_pan_may_come_before_the_map() -> None:
    t = acting(power=4, pawn=LAGOON, hand=["never-land-map"], hangmans_tree=["peter-pan"],
               mermaid_lagoon=["ingenious-device"])  # fmt: skip
    assert not t.can("move peter-pan")
    t.do("play never-land-map", f"choose {LAGOON}", "move peter-pan")
    assert t.where("peter-pan") == LAGOON


@pytest.mark.card("captain-hook/never-land-map/french")
@pytest.mark.rule("DV-62")
def test_the_french_map_is_used_at_any_moment_without_a_symbol() -> None:
    realm = {"skull_rock": ["never-land-map"], "locked": OPEN, "used": ["bottom-2"]}
    t = acting(edition="french", power=1, hand=["cannon", "hooks-case", "smee"], **realm)
    t.do("activate never-land-map")
    assert t.options == ["choose cannon", "choose hooks-case"]
    t.do("choose cannon", f"choose {SHIP}")
    assert (t.power(), t.discard(), t.at(SHIP)) == (1, ["never-land-map"], ["cannon"])
    t = moving(edition="french", hand=["hooks-case"], skull_rock=["never-land-map"], locked=OPEN)
    t.do("activate never-land-map", f"choose {ROCK}")
    assert (t.prompt, t.at(ROCK)) == ("move-pawn", ["hooks-case"])


@pytest.mark.card("captain-hook/never-land-map/french")
@pytest.mark.rule("DV-62")
def test_the_french_map_unlocks_too_but_does_not_take_the_place_of_paying() -> None:
    t = acting(edition="french", power=4, hand=["never-land-map", "cannon"])
    t.do("play never-land-map", f"choose {SHIP}")
    assert (t.seat(0)["locked"], t.why_not("cannon")) == ([], "no-symbol.DV-8")
    t = acting(
        edition="french", power=2, hand=["cannon"], locked=OPEN, skull_rock=["never-land-map"]
    )
    t.do("play cannon", f"choose {SHIP}")
    assert (t.power(), t.where("never-land-map")) == (0, ROCK)


@pytest.mark.card("captain-hook/never-land-map/french")
def test_the_french_map_needs_an_item_that_can_be_played() -> None:
    t = acting(
        edition="french", hand=["cutlass", "smee"], skull_rock=["never-land-map"], locked=OPEN
    )
    assert not t.can("activate never-land-map")
    t = acting(
        edition="french", hand=["cutlass"], skull_rock=["never-land-map", "smee"], locked=OPEN
    )
    assert t.do("activate never-land-map").attached("smee") == ["cutlass"]


# Effects.


@pytest.mark.card("captain-hook/give-them-a-scare")
@pytest.mark.rule("DV-48")
def test_only_hook_sees_what_he_looks_at() -> None:
    t = acting(power=1, hand=["give-them-a-scare"], fate=["peter-pan", "wendy"])
    t.do("play give-them-a-scare")
    assert (t.prompt, t.options) == (
        "choose-discard-or-put-back",
        ["choose discard", "choose put-back"],
    )
    assert t.told("look") == ["peter-pan", "wendy"]
    assert t.told("look", 1) == t.told("look", None) == ["?", "?"]
    assert t.view(0)["seats"][0]["aside"] == ["give-them-a-scare", "peter-pan", "wendy"]
    assert t.view(1)["seats"][0]["aside"] == ["give-them-a-scare", None, None]


@pytest.mark.card("captain-hook/give-them-a-scare", "captain-hook/peter-pan")
def test_looking_at_peter_pan_is_not_revealing_him_and_he_may_be_discarded() -> None:
    t = acting(power=1, hand=["give-them-a-scare"], fate=["peter-pan", "wendy"])
    t.do("play give-them-a-scare", "choose discard")
    assert sorted(t.fate_discard()) == ["peter-pan", "wendy"]
    assert sorted(t.told("discard", 1)) == ["give-them-a-scare", "peter-pan", "wendy"]


@pytest.mark.card("captain-hook/give-them-a-scare")
def test_he_may_put_them_back_in_the_order_he_likes() -> None:
    t = acting(power=1, hand=["give-them-a-scare"], fate=["peter-pan", "wendy", "john"])
    t.do("play give-them-a-scare", "choose put-back")
    assert t.options == ["choose peter-pan", "choose wendy"]
    t.do("choose wendy")
    assert t.fate()[:3] == ["wendy", "peter-pan", "john"]
    assert t.view(0)["seats"][0]["fate"][:2] == ["wendy", "peter-pan"]
    assert t.view(1)["seats"][0]["fate"] == t.view(None)["seats"][0]["fate"] == 15
    assert {event.get("card") for event in t.heard(1)} <= {"give-them-a-scare", None}


@pytest.mark.card("captain-hook/give-them-a-scare")
def test_what_he_put_on_top_is_what_the_next_fate_turns_over() -> None:
    t = acting(power=1, hand=["give-them-a-scare"], fate=["peter-pan", "taunt", "john"])
    t.do("play give-them-a-scare", "choose put-back", "choose taunt", "end-turn")
    t.do("move-pawn the-forest", "end-turn")
    assert t.another_fate(by=1, target=0).where("peter-pan") == TREE
    assert t.fate_discard() == ["taunt"]


@pytest.mark.card("captain-hook/give-them-a-scare")
def test_two_cards_alike_have_no_order() -> None:
    t = acting(power=1, hand=["give-them-a-scare"], fate=["pixie-dust", "pixie-dust"])
    t.do("play give-them-a-scare", "choose put-back")
    assert (t.prompt, t.view(0)["seats"][0]["fate"][:2]) == ("choose-action", ["pixie-dust"] * 2)


@pytest.mark.card("captain-hook/give-them-a-scare")
@pytest.mark.rule("DV-48", "DV-22")
def test_he_looks_at_as_many_as_there_are_and_the_discard_pile_is_shuffled_in() -> None:
    t = acting(
        power=1, hand=["give-them-a-scare"], fate=["john"], fate_discard=["wendy"], rest="box"
    )
    assert t.do("play give-them-a-scare").told("look") == ["john", "wendy"]
    t = acting(power=1, hand=["give-them-a-scare"], fate=["john"], rest="box")
    t.do("play give-them-a-scare", "choose put-back")
    assert (t.fate(), t.prompt) == (["john"], "choose-action")


@pytest.mark.card("captain-hook/give-them-a-scare")
@pytest.mark.rule("DV-22")
def test_without_fate_cards_there_is_nobody_to_scare() -> None:
    t = acting(power=1, hand=["give-them-a-scare"], rest="box")
    assert t.why_not("give-them-a-scare") == "no-fate-cards.DV-25b"


@pytest.mark.card("captain-hook/worthy-opponent")
def test_worthy_opponent_brings_two_power_and_the_next_hero() -> None:
    t = acting(hand=["worthy-opponent"], fate=["taunt", "pixie-dust", "wendy", "john"])
    t.do("play worthy-opponent")
    assert t.told("reveal", 1) == ["taunt", "pixie-dust", "wendy"]
    assert (t.power(), t.options) == (2, [f"choose {place}" for place in (SHIP, ROCK, LAGOON)])
    t.do(f"choose {LAGOON}")
    assert (t.where("wendy"), sorted(t.fate_discard())) == (LAGOON, ["pixie-dust", "taunt"])
    assert (t.fate()[0], t.discard()) == ("john", ["worthy-opponent"])


@pytest.mark.card("captain-hook/worthy-opponent", "captain-hook/peter-pan")
def test_worthy_opponent_may_bring_peter_pan_himself() -> None:
    t = acting(hand=["worthy-opponent"], fate=["taunt", "peter-pan"]).do("play worthy-opponent")
    assert (t.where("peter-pan"), t.fate_discard(), t.power()) == (TREE, ["taunt"], 2)


@pytest.mark.card("captain-hook/worthy-opponent")
@pytest.mark.rule("DV-25")
def test_hook_makes_the_choices_for_the_hero_whom_he_plays() -> None:
    t = acting(hand=["worthy-opponent"], fate=["tinker-bell"], skull_rock=["smee"])
    t.do("play worthy-opponent", f"choose {ROCK}")
    assert (t.actor, t.options) == (0, ["choose smee", "pass"])
    assert t.do("pass").where("smee") == ROCK


@pytest.mark.card("captain-hook/worthy-opponent")
@pytest.mark.rule("DV-48")
def test_when_the_fate_deck_runs_out_its_discard_pile_is_shuffled_in() -> None:
    t = acting(hand=["worthy-opponent"], fate=["taunt"], fate_discard=["john"], rest="box")
    assert t.do("play worthy-opponent").told("reveal") == ["taunt", "john"]
    assert t.told("shuffle") == ["?"]
    assert t.do(f"choose {SHIP}").fate_discard() == ["taunt"]


@pytest.mark.card("captain-hook/worthy-opponent")
def test_a_search_without_a_hero_comes_to_an_end() -> None:
    t = acting(hand=["worthy-opponent"], fate=["taunt"], fate_discard=["pixie-dust"], rest="box")
    t.do("play worthy-opponent")
    assert (t.power(), sorted(t.fate_discard()), t.prompt) == (
        2,
        ["pixie-dust", "taunt"],
        "choose-action",
    )


@pytest.mark.card("captain-hook/worthy-opponent")
@pytest.mark.rule("DV-22")
def test_without_fate_cards_there_is_no_worthy_opponent() -> None:
    t = acting(hand=["worthy-opponent"], rest="box")
    assert t.why_not("worthy-opponent") == "no-fate-cards.DV-25b"


@pytest.mark.card("captain-hook/worthy-opponent")
@pytest.mark.rule("DV-51b")
def test_worthy_opponent_is_no_fate_action() -> None:
    others = [maleficent(), prince_john(), queen_of_hearts(), ursula()]
    t = table(captain_hook(hand=["worthy-opponent"], fate=["john"]), *others, fate_token=0)
    assert t.do("play worthy-opponent", f"choose {SHIP}").where("john") == SHIP
    assert t.view(0)["fate_token"] == 0
    t = table(captain_hook(hand=["worthy-opponent"], fate=["john"]), *others, fate_token=2)
    assert t.do("play worthy-opponent", f"choose {SHIP}").view(0)["fate_token"] == 2


@pytest.mark.card("captain-hook/aye-aye-sir")
def test_aye_aye_sir_moves_an_ally_and_makes_it_stronger_for_this_turn() -> None:
    t = acting(power=1, hand=["aye-aye-sir"], skull_rock=["smee", "swashbuckler"])
    t.do("play aye-aye-sir", "choose smee", f"choose {SHIP}")
    assert (t.strength("smee"), t.where("smee"), t.power()) == (6, SHIP, 0)
    assert t.strength("swashbuckler") == 2
    assert t.do("end-turn").strength("smee") == 4


@pytest.mark.card("captain-hook/aye-aye-sir")
def test_that_ally_may_be_used_at_once() -> None:
    t = acting(
        power=1,
        hand=["aye-aye-sir"],
        mermaid_lagoon=["swashbuckler"],
        skull_rock=["lost-boys", "smee"],
    )
    t.do("play aye-aye-sir", "choose swashbuckler")
    t.do("vanquish lost-boys")
    assert sorted(t.discard()) == ["aye-aye-sir", "smee", "swashbuckler"]


@pytest.mark.card("captain-hook/aye-aye-sir")
def test_two_of_them_make_an_ally_stronger_by_four() -> None:
    t = acting(
        power=2, pawn=LAGOON, hand=["aye-aye-sir", "aye-aye-sir"], jolly_roger=["pirate-brute"]
    )
    t.do("play aye-aye-sir", "play aye-aye-sir", f"choose {SHIP}")
    assert t.strength("pirate-brute") == 8


@pytest.mark.card("captain-hook/aye-aye-sir")
@pytest.mark.rule("DV-22", "DV-55")
def test_aye_aye_sir_needs_an_ally_that_can_move() -> None:
    t = acting(power=1, hand=["aye-aye-sir"], skull_rock=["cannon", "wendy"])
    assert t.why_not("aye-aye-sir") == "nothing-to-choose.DV-22"
    t = acting(power=1, hand=["aye-aye-sir"], jolly_roger=["smee"], locked=[ROCK, TREE])
    assert t.why_not("aye-aye-sir") == "nothing-to-choose.DV-22"


@pytest.mark.card("captain-hook/aye-aye-sir")
@pytest.mark.rule("DV-55")
def test_aye_aye_sir_sends_nobody_to_the_locked_tree() -> None:
    t = acting(power=1, hand=["aye-aye-sir"], mermaid_lagoon=["smee"]).do("play aye-aye-sir")
    assert t.where("smee") == ROCK


# Conditions.


@pytest.mark.card("captain-hook/cunning")
@pytest.mark.rule("DV-45")
def test_cunning_answers_a_strong_ally_with_a_free_one() -> None:
    t = at_her_start(["cunning", "pirate-brute", "cannon"], "savage-goon")
    assert (t.actor, t.options) == (0, ["play cunning", "pass"])
    t.do("play cunning", f"choose {SHIP}")
    assert (t.at(SHIP), t.power(), t.hand()) == (["pirate-brute"], 0, ["cannon"])
    assert t.discard() == ["cunning"]


@pytest.mark.card("captain-hook/cunning")
def test_cunning_counts_the_strength_that_the_ally_has_now() -> None:
    cursed = ["sinister-goon", "green-fire"]
    assert at_her_start(["cunning", "smee"], *cursed).actor == 0
    assert at_her_start(["cunning", "smee"], cursed[0]).actor == 1
    three = ["cackling-goon", "guards", "guards", "guards"]
    assert at_her_start(["cunning", "smee"], *three).actor == 0


@pytest.mark.card("captain-hook/cunning")
@pytest.mark.rule("DV-71")
def test_cunning_counts_a_hypnotised_hero_as_the_ally_that_he_is() -> None:
    hook = captain_hook(hand=["cunning", "smee"])
    strong, weak = ["genie", "rajah"], ["sultan"]
    for heroes, asked in ((strong, 0), (weak, 1)):
        his = jafar(oasis=[hypnotized(hero) for hero in heroes])
        assert table(hook, his, turn=1, phase="start").actor == asked
    his = jafar(oasis=["genie"])
    assert table(hook, his, turn=1, phase="start").actor == 1


@pytest.mark.card("captain-hook/cunning")
@pytest.mark.rule("DV-22")
def test_cunning_needs_an_ally_in_the_hand() -> None:
    t = at_her_start(["cunning", "cannon"], "savage-goon")
    assert (t.actor, t.why_not("cunning")) == (1, "nothing-to-choose.DV-22")


@pytest.mark.card("captain-hook/cunning", "captain-hook/mr-starkey")
def test_mr_starkey_comes_with_his_ability_by_cunning_too() -> None:
    t = at_her_start(["cunning", "mr-starkey"], "savage-goon", skull_rock=["wendy"])
    t.do("play cunning", f"choose {ROCK}", "choose wendy", f"choose {SHIP}")
    assert (t.where("mr-starkey"), t.where("wendy"), t.turn) == (ROCK, SHIP, 1)


@pytest.mark.card("captain-hook/cunning")
@pytest.mark.rule("DV-45")
def test_his_own_strong_ally_sets_nothing_off() -> None:
    t = acting(hand=["cunning", "smee"], skull_rock=["pirate-brute"])
    assert t.why_not("cunning") == "condition.DV-21"
    assert not t.do("gain 1").can("play cunning")


@pytest.mark.card("captain-hook/obsession")
@pytest.mark.rule("DV-45")
def test_obsession_turns_over_fate_cards_until_a_hero_comes() -> None:
    t = watching(["obsession"], PREY, fate=["taunt", "wendy", "john"]).do("vanquish aurora")
    assert (t.actor, t.options) == (0, ["play obsession", "pass"])
    t.do("play obsession")
    assert (t.prompt, t.options) == ("play-or-discard", ["play wendy", "discard wendy"])
    assert t.told("reveal", 1) == ["taunt", "wendy"]
    t.do("play wendy", f"choose {ROCK}")
    assert (t.where("wendy"), t.fate_discard(), t.fate()[0]) == (ROCK, ["taunt"], "john")
    assert t.turn == 1


@pytest.mark.card("captain-hook/obsession")
def test_the_hero_may_be_discarded() -> None:
    t = watching(["obsession"], PREY, fate=["taunt", "wendy"]).do("vanquish aurora")
    t.do("play obsession", "discard wendy")
    assert (t.fate_discard(), t.discard()) == (["taunt", "wendy"], ["obsession"])
    assert (t.actor, t.turn) == (1, 1)


@pytest.mark.card("captain-hook/obsession", "captain-hook/peter-pan")
def test_peter_pan_must_be_played_once_obsession_has_revealed_him() -> None:
    t = watching(["obsession"], PREY, fate=["taunt", "peter-pan"]).do("vanquish aurora")
    t.do("play obsession")
    assert (t.where("peter-pan"), t.fate_discard(), t.actor) == (TREE, ["taunt"], 1)


@pytest.mark.card("captain-hook/obsession")
def test_a_weaker_hero_leaves_hook_cold() -> None:
    her = {"the_forest": ["guards", "savage-goon", "raven"], "pawn": "king-stefans-castle"}
    t = watching(["obsession"], her).do("vanquish guards")
    assert (t.actor, t.why_not("obsession")) == (1, "requirement.DV-45")


@pytest.mark.card("captain-hook/obsession")
@pytest.mark.rule("DV-71")
def test_a_hero_who_is_hypnotised_counts_as_defeated() -> None:
    his = jafar(power=9, pawn="streets-of-agrabah", hand=["hypnotize"], oasis=["rajah"])
    t = table(captain_hook(hand=["obsession"], fate=["john"]), his, turn=1).do("play hypnotize")
    assert (t.actor, t.options) == (0, ["play obsession", "pass"])


@pytest.mark.card("captain-hook/obsession")
def test_both_copies_may_answer_one_defeat() -> None:
    t = watching(["obsession", "obsession"], PREY, fate=["wendy", "john"]).do("vanquish aurora")
    t.do("play obsession", "discard wendy")
    assert t.do("play obsession").options == ["play john", "discard john"]


@pytest.mark.card("captain-hook/obsession")
@pytest.mark.rule("DV-45")
def test_the_second_copy_waits_while_the_first_one_asks() -> None:
    t = watching(["obsession", "obsession"], PREY, fate=["wendy"]).do("vanquish aurora")
    assert t.why_not("obsession") is None
    assert t.do("play obsession").why_not("obsession") == "not-now.DV-7"


@pytest.mark.card("captain-hook/obsession")
@pytest.mark.rule("DV-22")
def test_obsession_needs_a_fate_card() -> None:
    assert watching(["obsession"], PREY, rest="box").do("vanquish aurora").actor == 1


@pytest.mark.card("captain-hook/obsession")
def test_a_search_of_obsession_without_a_hero_ends_too() -> None:
    t = watching(["obsession"], PREY, fate=["taunt"], rest="box").do("vanquish aurora")
    assert t.do("play obsession").fate_discard() == ["taunt"]
