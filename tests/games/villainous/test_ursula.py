"""Ursula's own cards, one after another, her lock and her objective."""

from typing import Any

import pytest

from skulduggery.engine.decision import Refused
from tests.games.villainous.tables import (
    Played,
    dealt,
    jafar,
    maleficent,
    on,
    prince_john,
    table,
    ursula,
)

LAIR = "ursulas-lair"
SHIP = "erics-ship"
SHORE = "the-shore"
PALACE = "the-palace"
PLACES = (LAIR, SHIP, SHORE, PALACE)
LAIR_CONTRACT = "binding-contract-ursulas-lair"
SHIP_CONTRACT = "binding-contract-erics-ship"
SHORE_CONTRACT = "binding-contract-the-shore"
PALACE_CONTRACT = "binding-contract-the-palace"
BOTH = ["trident", "crown"]


def acting(**mine: Any) -> Played:
    """Ursula's turn, after the move."""
    return table(ursula(**mine), prince_john())


def moving(**mine: Any) -> Played:
    """Ursula's turn, before the move."""
    return table(ursula(**mine), prince_john(), phase="move")


def starting(**mine: Any) -> Played:
    """Ursula's turn, from its very start."""
    return table(ursula(**mine), prince_john(), phase="start")


def under(t: Played, location: str) -> list[str]:
    """What lies on the lower side of a location, by itself."""
    return [
        card if isinstance(card, str) else card["card"]
        for card in t.seat(0)["realm"][location]["bottom"]
    ]


# The objective.


@pytest.mark.rule("DV-60")
def test_trident_and_crown_at_the_lair_win_when_her_turn_begins() -> None:
    t = starting(ursulas_lair=BOTH)
    assert t.winners == (0,)
    assert starting(ursulas_lair=["trident"], erics_ship=["crown"]).over is False


@pytest.mark.rule("DV-60")
def test_they_do_not_win_in_the_middle_of_a_turn() -> None:
    t = acting(pawn=LAIR, ursulas_lair=["trident"], erics_ship=["crown"])
    t.do("move crown", f"choose {LAIR}")
    assert sorted(under(t, LAIR)) == ["crown", "trident"]
    assert t.can("end-turn")
    john = prince_john(pawn="nottingham")
    t = table(ursula(ursulas_lair=BOTH), john, turn=1).do("end-turn")
    assert t.winners == (0,)


@pytest.mark.card("ursula/trident")
def test_a_trident_that_triton_holds_does_not_count() -> None:
    t = starting(ursulas_lair=[on("king-triton", "trident"), "crown"])
    assert not t.over
    assert t.state.notes(0)["seats"][0]["goals"] == [
        ["trident-at-lair", 0, 1],
        ["crown-at-lair", 1, 1],
    ]


@pytest.mark.card("ursula/trident/locked-lair", "ursula/crown/locked-lair")
@pytest.mark.rule("DV-46", "DV-77")
def test_the_lair_may_be_locked_when_she_wins() -> None:
    assert starting(locked=[LAIR], ursulas_lair=BOTH).winners == (0,)


@pytest.mark.rule("DV-60")
def test_where_her_pawn_stands_and_which_heroes_are_there_does_not_matter() -> None:
    t = starting(pawn=PALACE, locked=[LAIR], ursulas_lair=["eric", "ariel", *BOTH])
    assert t.winners == (0,)


# The lock.


@pytest.mark.rule("DV-2", "DV-7", "DV-77")
def test_the_palace_is_locked_at_the_start() -> None:
    t = dealt("ursula", "prince-john", first=0)
    assert t.seat(0)["locked"] == [PALACE]
    assert t.options == [f"move-pawn {SHIP}", f"move-pawn {SHORE}"]
    assert t.why_not_to(PALACE) == "locked.DV-55"


@pytest.mark.card("ursula/change-form")
@pytest.mark.rule("DV-77")
def test_change_form_moves_the_lock_back_and_forth() -> None:
    t = acting(power=2, pawn=SHORE, hand=["change-form", "change-form"])
    t.do("play change-form")
    assert (t.seat(0)["locked"], t.power()) == ([LAIR], 1)
    assert [event["event"] for event in t.heard() if "lock" in event["event"]] == ["unlock", "lock"]
    t.do("play change-form")
    assert (t.seat(0)["locked"], t.discard()) == ([PALACE], ["change-form", "change-form"])


@pytest.mark.card("ursula/change-form/never-removed")
@pytest.mark.rule("DV-77")
@pytest.mark.parametrize("seed", range(4))
def test_there_is_always_exactly_one_lock_and_only_on_two_locations(seed: int) -> None:
    from random import Random

    luck = Random(seed)
    t = dealt("ursula", "maleficent", seed=seed, limit_rounds=20)
    while not t.over:
        t.do(luck.choice(t.options))
        assert t.state.position()["seats"][0]["locked"] in ([LAIR], [PALACE])


@pytest.mark.card("ursula/change-form/under-the-pawn")
@pytest.mark.rule("DV-55", "DV-77")
def test_she_stays_where_the_lock_comes_and_leaves_with_her_next_move() -> None:
    t = acting(power=1, pawn=LAIR, hand=["change-form", "cauldron"], discard=["crown"])
    t.do("play change-form")
    assert (t.pawn(), t.seat(0)["locked"]) == (LAIR, [LAIR])
    assert t.can("gain 1")
    t.do("gain 1", "end-turn", "move-pawn nottingham", "end-turn")
    assert t.options == [f"move-pawn {place}" for place in (SHIP, SHORE, PALACE)]


@pytest.mark.card("ursula/change-form/under-the-pawn")
@pytest.mark.rule("DV-55")
def test_under_the_lock_she_can_do_nothing_to_the_cards_beside_her() -> None:
    t = acting(power=2, pawn=LAIR, locked=[LAIR], hand=["cauldron"], ursulas_lair=BOTH)
    assert [option for option in t.options if "crown" in option or "trident" in option] == []
    t.do("play cauldron")
    assert t.options == [f"choose {place}" for place in (SHIP, SHORE, PALACE)]


@pytest.mark.rule("DV-77")
@pytest.mark.parametrize("locked", [[], [SHORE], [LAIR, PALACE]])
def test_no_position_has_the_lock_elsewhere_or_two_or_none(locked: list[str]) -> None:
    with pytest.raises(Refused, match="exactly one of ursulas-lair, the-palace"):
        acting(locked=locked)


@pytest.mark.card("ursula/binding-contract-the-shore", "jafar/deception")
@pytest.mark.rule("DV-45")
def test_contracts_are_items_to_those_who_wait_for_two() -> None:
    eric = on("eric", SHORE_CONTRACT, SHORE_CONTRACT)
    t = table(ursula(erics_ship=[eric]), jafar(hand=["deception"]), phase="move")
    t.do(f"move-pawn {SHORE}")
    assert (t.actor, t.options) == (1, ["play deception", "pass"])


# Binding Contracts.


@pytest.mark.card(
    "ursula/binding-contract-ursulas-lair",
    "ursula/binding-contract-erics-ship",
    "ursula/binding-contract-the-shore",
    "ursula/binding-contract-the-palace",
)
@pytest.mark.rule("DV-23", "DV-78")
@pytest.mark.parametrize("named", PLACES)
def test_a_contract_goes_onto_a_hero_who_is_not_at_the_place_it_names(named: str) -> None:
    contract = f"binding-contract-{named}"
    heroes = {"ursulas_lair": ["ariel"], "erics_ship": ["eric"], "the_shore": ["max"]}
    t = acting(power=2, pawn=SHORE, hand=[contract], **heroes).do(f"play {contract}")
    there = {LAIR: "ariel", SHIP: "eric", SHORE: "max"}
    assert t.options == [f"choose {hero}" for place, hero in there.items() if place != named]
    t.do(t.options[0])
    assert (t.power(), t.discard()) == (0, [])


@pytest.mark.card(
    "ursula/binding-contract-ursulas-lair",
    "ursula/binding-contract-erics-ship",
    "ursula/binding-contract-the-shore",
    "ursula/binding-contract-the-palace",
)
@pytest.mark.rule("DV-78")
@pytest.mark.parametrize("named", PLACES)
def test_a_hero_who_is_moved_to_that_place_is_defeated_and_nowhere_else(named: str) -> None:
    contract = f"binding-contract-{named}"
    start, other = (SHIP, LAIR) if named == SHORE else (SHORE, LAIR if named == SHIP else SHIP)
    mine = {
        start.replace("-", "_"): [on("ariel", contract, "dinglehopper")],
        "locked": [LAIR if named == PALACE else PALACE],
    }
    t = acting(power=1, pawn=SHORE, hand=["whirlpool"], **mine)
    t.do("play whirlpool", f"choose {named}")
    assert sorted(t.fate_discard()) == ["ariel", "dinglehopper"]
    assert sorted(t.discard()) == sorted([contract, "whirlpool"])
    t = acting(power=1, pawn=SHORE, hand=["whirlpool"], **mine)
    t.do("play whirlpool", f"choose {other}")
    assert (t.where("ariel"), t.attached("ariel")) == (other, [contract, "dinglehopper"])


@pytest.mark.card("ursula/binding-contract-erics-ship")
def test_it_goes_onto_no_hero_at_the_named_place_and_onto_nobody_else() -> None:
    t = acting(power=2, pawn=SHORE, hand=[SHIP_CONTRACT], erics_ship=["eric", "flotsam"])
    assert t.why_not(SHIP_CONTRACT) == "no-bearer.DV-23"


@pytest.mark.card(
    "ursula/binding-contract-erics-ship/locked", "ursula/binding-contract-the-palace/locked"
)
@pytest.mark.rule("DV-55")
def test_no_contract_at_a_locked_location_and_no_move_into_it() -> None:
    t = acting(power=2, pawn=SHORE, hand=[SHIP_CONTRACT], the_palace=["eric"])
    assert t.why_not(SHIP_CONTRACT) == "no-bearer.DV-23"
    mine = {"power": 1, "pawn": SHORE, "hand": ["whirlpool"]}
    t = acting(**mine, the_shore=[on("eric", PALACE_CONTRACT)]).do("play whirlpool")
    assert t.options == [f"choose {LAIR}", f"choose {SHIP}"]


@pytest.mark.card("ursula/binding-contract-the-palace")
def test_a_contract_for_a_locked_location_may_be_signed_all_the_same() -> None:
    t = acting(power=2, pawn=LAIR, hand=[PALACE_CONTRACT], the_shore=["eric"])
    t.do(f"play {PALACE_CONTRACT}")
    assert t.attached("eric") == [PALACE_CONTRACT]


@pytest.mark.card("ursula/binding-contract-the-shore")
@pytest.mark.rule("DV-28", "DV-78")
def test_the_palace_marches_heroes_to_their_contracts() -> None:
    t = acting(pawn=PALACE, locked=[LAIR], erics_ship=[on("eric", SHORE_CONTRACT)])
    t.do("move eric")
    assert (t.fate_discard(), t.discard()) == (["eric"], [SHORE_CONTRACT])


@pytest.mark.card("ursula/binding-contract-the-shore")
def test_two_contracts_for_the_same_place_leave_together() -> None:
    eric = on("eric", SHORE_CONTRACT, SHORE_CONTRACT)
    t = acting(pawn=PALACE, locked=[LAIR], erics_ship=[eric])
    t.do("move eric")
    assert (t.where("eric"), t.discard()) == ("fate_discard", [SHORE_CONTRACT] * 2)


@pytest.mark.card("ursula/binding-contract-ursulas-lair")
def test_a_contract_still_belongs_to_her() -> None:
    from skulduggery.games.villainous.zones import DISCARDED

    t = acting(pawn=SHORE, power=1, hand=["whirlpool"], erics_ship=[on("max", LAIR_CONTRACT)])
    t.do("play whirlpool", f"choose {LAIR}")
    assert len(t.state.zone(0, DISCARDED)) == 2
    assert t.fate_discard() == ["max"]


@pytest.mark.card("ursula/binding-contract-ursulas-lair")
@pytest.mark.rule("DV-27")
def test_a_contract_cannot_be_moved_alone() -> None:
    t = acting(pawn=LAIR, erics_ship=[on("eric", LAIR_CONTRACT)])
    assert not [option for option in t.options if option.startswith("move")]


@pytest.mark.card("ursula/binding-contract-the-shore")
@pytest.mark.rule("DV-45", "DV-51a")
def test_a_hero_defeated_by_a_contract_was_defeated() -> None:
    queen = maleficent(hand=["malice"], the_forest=["guards"])
    mine = ursula(pawn=PALACE, locked=[LAIR], erics_ship=[on("eric", SHORE_CONTRACT)])
    t = table(mine, queen).do("move eric")
    assert (t.actor, t.options) == (1, ["play malice", "pass"])


# Allies and Items.


@pytest.mark.card("ursula/flotsam", "ursula/jetsam")
@pytest.mark.parametrize("eel", ["flotsam", "jetsam"])
def test_an_eel_sends_a_hero_next_door_and_stays(eel: str) -> None:
    t = acting(power=0, pawn=LAIR, erics_ship=[eel, "eric", "max"], the_shore=["scuttle"])
    t.do(f"activate {eel}")
    assert t.options == ["choose eric", "choose max"]
    t.do("choose eric")
    assert t.options == [f"choose {LAIR}", f"choose {SHORE}"]
    t.do(f"choose {SHORE}")
    assert (t.where("eric"), t.where(eel), t.power()) == (SHORE, SHIP, 0)


@pytest.mark.card("ursula/flotsam", "ursula/jetsam")
@pytest.mark.rule("DV-22b", "DV-55")
@pytest.mark.parametrize("eel", ["flotsam", "jetsam"])
def test_an_eel_needs_a_hero_beside_it_and_an_open_way(eel: str) -> None:
    t = acting(pawn=LAIR, erics_ship=[eel], the_shore=["eric"])
    assert not t.can(f"activate {eel}")
    t = acting(pawn=LAIR, the_shore=[eel, "eric"]).do(f"activate {eel}")
    assert t.where("eric") == SHIP  # the Palace is locked
    t = acting(pawn=LAIR, the_palace=[eel, "eric"])
    assert t.why_not(eel) == "locked.DV-55"


@pytest.mark.card("ursula/flotsam", "ursula/binding-contract-the-shore")
def test_an_eel_carries_a_contract_out() -> None:
    t = acting(pawn=LAIR, erics_ship=["flotsam", on("eric", SHORE_CONTRACT)])
    t.do("activate flotsam", f"choose {SHORE}")
    assert t.where("eric") == "fate_discard"


@pytest.mark.card("ursula/flotsam")
@pytest.mark.rule("DV-24")
def test_an_eel_acts_in_the_turn_in_which_it_comes() -> None:
    t = acting(power=2, pawn=LAIR, hand=["flotsam"], erics_ship=["eric"])
    t.do("play flotsam", f"choose {SHIP}", "activate flotsam", f"choose {SHORE}")
    assert t.where("eric") == SHORE


@pytest.mark.card("ursula/cauldron")
def test_the_cauldron_pays_two_for_each_contract_on_a_hero() -> None:
    t = acting(
        pawn=LAIR,
        the_shore=["cauldron", on("eric", LAIR_CONTRACT, SHIP_CONTRACT, "snarfblat")],
        the_palace=[on("max", SHORE_CONTRACT)],
        discard=[SHIP_CONTRACT],
        hand=[PALACE_CONTRACT],
    )
    t.do("activate cauldron")
    assert t.power() == 6  # a lock keeps no Contract from being counted


@pytest.mark.card("ursula/cauldron")
@pytest.mark.rule("DV-22b")
def test_without_a_contract_the_cauldron_is_cold() -> None:
    t = acting(pawn=LAIR, the_shore=["cauldron", "eric"], hand=[LAIR_CONTRACT])
    assert not t.can("activate cauldron")


@pytest.mark.card("ursula/crown")
@pytest.mark.rule("DV-48")
def test_only_she_sees_what_the_crown_shows() -> None:
    t = acting(pawn=LAIR, the_shore=["crown"], fate=["ariel", "eric"]).do("activate crown")
    assert t.options == ["choose discard", "choose put-back"]
    assert sorted(t.view(0)["seats"][0]["aside"]) == ["ariel", "eric"]
    assert t.view(1)["seats"][0]["aside"] == 2
    assert (t.told("look"), t.told("look", 1), t.told("look", None)) == (
        ["ariel", "eric"],
        ["?", "?"],
        ["?", "?"],
    )


@pytest.mark.card("ursula/crown")
def test_the_crown_discards_both_or_neither() -> None:
    t = acting(pawn=LAIR, the_shore=["crown"], fate=["ariel", "eric"])
    t.do("activate crown", "choose discard")
    assert sorted(t.fate_discard()) == ["ariel", "eric"]


@pytest.mark.card("ursula/crown")
def test_the_crown_puts_both_back_in_the_order_she_likes() -> None:
    t = acting(pawn=LAIR, the_shore=["crown"], fate=["ariel", "eric", "max"])
    t.do("activate crown", "choose put-back", "choose eric")
    assert t.fate()[:3] == ["eric", "ariel", "max"]
    assert t.view(0)["seats"][0]["fate"][:3] == ["eric", "ariel", None]
    assert t.view(1)["seats"][0]["fate"] == 15
    assert not [event for event in t.heard(1) if event.get("card") in ("ariel", "eric")]


@pytest.mark.card("ursula/crown")
@pytest.mark.rule("DV-48")
def test_the_crown_shuffles_the_fate_discard_pile_when_the_deck_runs_out() -> None:
    t = acting(pawn=LAIR, the_shore=["crown"], rest="box", fate=["ariel"], fate_discard=["eric"])
    t.do("activate crown")
    assert sorted(t.view(0)["seats"][0]["aside"]) == ["ariel", "eric"]
    t = acting(pawn=LAIR, the_shore=["crown"], rest="box", fate=["ariel"])
    t.do("activate crown", "choose put-back")
    assert t.fate() == ["ariel"]
    t = acting(pawn=LAIR, the_shore=["crown"], rest="box")
    assert not t.can("activate crown")


@pytest.mark.card("ursula/crown")
@pytest.mark.rule("DV-55")
def test_under_the_lock_the_crown_shows_nothing() -> None:
    t = acting(pawn=LAIR, the_palace=["crown"])
    assert t.why_not("crown") == "locked.DV-55"


@pytest.mark.card("ursula/crown")
@pytest.mark.rule("DV-27")
def test_the_crown_is_carried_like_any_item() -> None:
    t = acting(pawn=LAIR, the_shore=["crown"]).do("move crown")
    assert t.where("crown") == SHIP


@pytest.mark.card("ursula/trident")
@pytest.mark.rule("DV-47", "DV-49")
@pytest.mark.parametrize("lies", ["fate", "fate_discard"])
def test_the_trident_calls_king_triton_who_takes_it(lies: str) -> None:
    t = acting(power=4, pawn=SHORE, hand=["trident"], **{lies: ["king-triton"]})
    t.do("play trident", f"choose {SHIP}")
    assert (t.at(SHIP), t.attached("king-triton")) == (["king-triton", "trident"], ["trident"])
    assert t.told("play") == ["trident", "king-triton"]
    assert (t.power(), "king-triton" in t.fate()) == (0, False)


@pytest.mark.card("ursula/trident")
@pytest.mark.rule("DV-49", "DV-55")
def test_triton_comes_from_a_locked_location_and_leaves_his_items_behind() -> None:
    triton = on("king-triton", "snarfblat", LAIR_CONTRACT)
    t = acting(power=4, pawn=SHORE, hand=["trident"], the_palace=[triton])
    t.do("play trident", f"choose {LAIR}")
    assert (t.at(PALACE), t.attached("king-triton")) == ([], ["trident"])
    assert (t.discard(), t.fate_discard()) == ([LAIR_CONTRACT], ["snarfblat"])
    assert t.told("defeat") == []


@pytest.mark.card("ursula/trident", "ursula/binding-contract-ursulas-lair")
def test_triton_found_at_the_place_of_his_contract_is_played_not_moved() -> None:
    triton = on("king-triton", LAIR_CONTRACT)
    for edition in ("current", "french"):
        mine = ursula(power=4, pawn=SHORE, hand=["trident"], the_shore=[triton])
        t = table(mine, prince_john(), edition=edition).do("play trident", f"choose {LAIR}")
        assert (t.where("king-triton"), t.attached("king-triton")) == (LAIR, ["trident"])


@pytest.mark.card("ursula/trident", "ursula/binding-contract-ursulas-lair")
def test_the_trident_is_hers_again_where_triton_is_defeated() -> None:
    triton = on("king-triton", "trident", LAIR_CONTRACT, "dinglehopper")
    t = acting(pawn=LAIR, erics_ship=["flotsam", triton])
    t.do("activate flotsam", f"choose {LAIR}")
    assert under(t, LAIR) == ["trident"]
    assert (t.discard(), sorted(t.fate_discard())) == (
        [LAIR_CONTRACT],
        ["dinglehopper", "king-triton"],
    )
    t.do("gain 1")  # nobody covers that half any more


@pytest.mark.card("ursula/trident")
@pytest.mark.rule("DV-27")
def test_a_trident_that_triton_holds_cannot_be_moved_alone() -> None:
    t = acting(pawn=LAIR, erics_ship=[on("king-triton", "trident"), "crown"])
    assert t.can("move crown")
    assert not t.can("move trident")
    t = acting(pawn=LAIR, erics_ship=["trident"]).do("move trident", f"choose {LAIR}")
    assert t.where("trident") == LAIR


# Effects.


@pytest.mark.card("ursula/grow-giant")
@pytest.mark.rule("DV-8b", "DV-55")
def test_grow_giant_uses_a_symbol_next_door_even_behind_the_lock() -> None:
    t = acting(power=1, pawn=SHORE, hand=["grow-giant"], erics_ship=["max"])
    t.do("play grow-giant")
    assert t.options == [f"choose {SHIP}", f"choose {PALACE}"]
    t.do(f"choose {PALACE}")
    assert t.options == ["gain 2", "fate 1", "move max"]
    t.do("move max")
    assert t.options == [f"choose {LAIR}", f"choose {SHORE}"]
    t.do(f"choose {LAIR}")
    assert (t.where("max"), t.seat(0)["used"], t.pawn()) == (LAIR, ["top-1"], SHORE)


@pytest.mark.card("ursula/grow-giant")
def test_grow_giant_reaches_neighbours_only() -> None:
    t = acting(power=1, pawn=LAIR, hand=["grow-giant"]).do("play grow-giant")
    assert t.options == ["gain 1", "fate 1"]


@pytest.mark.card("ursula/grow-giant")
@pytest.mark.rule("DV-9")
def test_grow_giant_uses_nothing_that_a_hero_covers() -> None:
    t = acting(power=1, pawn=LAIR, hand=["grow-giant", "cauldron"], erics_ship=["max"])
    t.do("play grow-giant")
    assert t.options == ["fate 1", "discard"]


@pytest.mark.card("ursula/grow-giant")
@pytest.mark.rule("DV-22", "DV-22a")
def test_grow_giant_must_do_something_once_it_is_paid_for() -> None:
    """With every symbol of the Ship of no use, there is nothing that it could do from the Lair."""
    mine = {"pawn": LAIR, "erics_ship": ["max"], "hand": ["grow-giant"], "power": 1}
    nobody = prince_john(rest="box")
    assert table(ursula(**mine), nobody).why_not("grow-giant") == "nothing-to-choose.DV-22"
    mine["hand"] = ["grow-giant", "arrogance"]
    assert table(ursula(**mine), nobody).can("play grow-giant")


@pytest.mark.card("ursula/grow-giant")
def test_the_power_that_grow_giant_costs_is_gone_when_it_acts() -> None:
    mine = {"pawn": LAIR, "erics_ship": [], "the_shore": [], "hand": ["grow-giant", "cauldron"]}
    t = acting(power=1, **mine).do("play grow-giant")
    assert not t.can("play cauldron")
    t = acting(power=2, **mine).do("play grow-giant", "play cauldron", f"choose {SHORE}")
    assert (t.where("cauldron"), t.power()) == (SHORE, 0)


@pytest.mark.card("ursula/grow-giant")
def test_one_grow_giant_may_play_the_next() -> None:
    t = acting(power=3, pawn=LAIR, hand=["grow-giant"] * 3)
    t.do("play grow-giant", "play grow-giant", "play grow-giant", "gain 1")
    assert (t.power(), t.hand(), t.discard()) == (1, [], ["grow-giant"] * 3)


@pytest.mark.card("ursula/grow-giant")
@pytest.mark.rule("DV-8b")
def test_what_grow_giant_did_may_be_done_again_there_and_from_there() -> None:
    t = acting(power=2, pawn=SHORE, hand=["grow-giant", "grow-giant"])
    t.do("play grow-giant", f"choose {SHIP}", "gain 1")
    t.do("play grow-giant", f"choose {SHIP}", "gain 1")
    assert t.power() == 2


@pytest.mark.card("ursula/grow-giant", "ursula/change-form")
@pytest.mark.rule("DV-55")
def test_from_a_locked_lair_grow_giant_acts_on_the_ship() -> None:
    t = acting(power=1, pawn=LAIR, locked=[LAIR], hand=["grow-giant"]).do("play grow-giant")
    assert t.options == ["gain 1", "fate 1"]


@pytest.mark.card("ursula/opportunist")
@pytest.mark.rule("DV-50a")
def test_opportunist_takes_an_item_or_an_effect_back_for_all_to_see() -> None:
    lying = ["crown", "whirlpool", LAIR_CONTRACT, "flotsam", "arrogance"]
    t = acting(power=1, pawn=SHORE, hand=["opportunist"], discard=lying).do("play opportunist")
    assert t.options == ["choose crown", "choose whirlpool", f"choose {LAIR_CONTRACT}"]
    t.do("choose crown")
    assert t.view(1)["seats"][0]["hand"] == ["crown"]
    assert t.view(None)["seats"][0]["hand"] == ["crown"]
    assert "opportunist" in t.discard()


@pytest.mark.card("ursula/opportunist")
@pytest.mark.rule("DV-22", "DV-44")
def test_opportunist_needs_a_card_to_take_and_cannot_take_itself() -> None:
    t = acting(power=1, pawn=SHORE, hand=["opportunist"], discard=["flotsam", "trickery"])
    assert t.why_not("opportunist") == "nothing-to-choose.DV-22"
    t = acting(power=2, pawn=SHORE, hand=["opportunist"] * 2, discard=["whirlpool"])
    t.do("play opportunist", "play opportunist")
    assert (t.hand(), t.discard()) == (["opportunist", "whirlpool"], ["opportunist"])


@pytest.mark.card("ursula/whirlpool")
@pytest.mark.rule("DV-55")
def test_whirlpool_moves_a_hero_anywhere_but_behind_the_lock() -> None:
    t = acting(power=1, pawn=SHORE, hand=["whirlpool"], ursulas_lair=["eric"], the_palace=["max"])
    t.do("play whirlpool")
    assert t.options == [f"choose {SHIP}", f"choose {SHORE}"]  # Max cannot be reached
    t.do(f"choose {SHORE}")
    assert (t.where("eric"), t.power()) == (SHORE, 0)


@pytest.mark.card("ursula/whirlpool")
@pytest.mark.rule("DV-22")
def test_whirlpool_needs_a_hero_who_can_be_moved() -> None:
    t = acting(power=1, pawn=SHORE, hand=["whirlpool"], the_palace=["max"])
    assert t.why_not("whirlpool") == "nothing-to-choose.DV-22"


@pytest.mark.card("ursula/divination")
@pytest.mark.rule("DV-48", "DV-50a")
def test_divination_turns_cards_over_until_a_contract() -> None:
    deck = ["crown", "arrogance", SHIP_CONTRACT, "trident"]
    t = acting(power=1, pawn=SHORE, hand=["divination"], deck=deck).do("play divination")
    assert t.hand() == [SHIP_CONTRACT]
    assert sorted(t.discard()) == ["arrogance", "crown", "divination"]
    assert t.told("reveal", 1) == ["crown", "arrogance", SHIP_CONTRACT]
    assert t.view(1)["seats"][0]["hand"] == [SHIP_CONTRACT]
    assert t.deck()[0] == "trident"


@pytest.mark.card("ursula/divination")
@pytest.mark.rule("DV-10", "DV-48")
def test_divination_goes_on_through_the_shuffled_discard_pile() -> None:
    mine = {"rest": "box", "deck": ["crown"], "discard": [SHORE_CONTRACT]}
    t = acting(power=1, pawn=SHORE, hand=["divination"], **mine).do("play divination")
    assert t.hand() == [SHORE_CONTRACT]
    assert sorted(t.discard()) == ["crown", "divination"]


@pytest.mark.card("ursula/divination")
def test_a_deck_without_a_contract_is_turned_over_whole() -> None:
    mine = {"rest": "box", "deck": ["crown", "trident"], "discard": ["cauldron"]}
    t = acting(power=1, pawn=SHORE, hand=["divination"], **mine).do("play divination")
    assert (t.hand(), t.deck()) == ([], [])
    assert sorted(t.discard()) == ["cauldron", "crown", "divination", "trident"]


@pytest.mark.card("ursula/divination")
@pytest.mark.rule("DV-22", "DV-22a")
def test_divination_is_of_no_use_when_she_knows_where_all_contracts_are() -> None:
    t = acting(
        power=1,
        pawn=SHORE,
        hand=["divination", LAIR_CONTRACT, SHIP_CONTRACT],
        erics_ship=[on("eric", SHORE_CONTRACT, SHORE_CONTRACT), on("max", PALACE_CONTRACT)],
        the_palace=[on("ariel", SHIP_CONTRACT)],
    )
    assert t.why_not("divination") == "nothing-to-choose.DV-22"


@pytest.mark.card("ursula/poor-unfortunate-souls")
def test_souls_moves_any_heroes_one_step_each() -> None:
    heroes = {"ursulas_lair": ["ariel"], "erics_ship": ["eric"], "the_shore": ["max"]}
    t = acting(power=2, pawn=SHORE, hand=["poor-unfortunate-souls"], **heroes)
    t.do("play poor-unfortunate-souls")
    assert t.options == ["choose ariel", "choose eric", "choose max", "done"]
    t.do("choose ariel", "choose eric", "done", f"choose {SHORE}")
    assert [t.where(hero) for hero in ("ariel", "eric", "max")] == [SHIP, SHORE, SHORE]
    assert t.power() == 0


@pytest.mark.card("ursula/poor-unfortunate-souls")
@pytest.mark.rule("DV-53", "DV-78")
def test_souls_carries_several_contracts_out_at_once() -> None:
    t = acting(
        power=2,
        pawn=SHORE,
        hand=["poor-unfortunate-souls"],
        ursulas_lair=[on("ariel", SHIP_CONTRACT)],
        the_shore=[on("max", SHIP_CONTRACT)],
    )
    t.do("play poor-unfortunate-souls", "choose ariel", "choose max")
    assert sorted(t.fate_discard()) == ["ariel", "max"]
    assert t.discard().count(SHIP_CONTRACT) == 2


@pytest.mark.card("ursula/poor-unfortunate-souls", "ursula/king-triton/souls")
@pytest.mark.rule("DV-55")
def test_souls_leaves_heroes_behind_the_lock_and_costs_no_more_for_triton() -> None:
    mine = {"the_palace": ["max"], "the_shore": ["king-triton"]}
    t = acting(power=2, pawn=SHORE, hand=["poor-unfortunate-souls"], **mine)
    t.do("play poor-unfortunate-souls", "choose king-triton")
    assert (t.where("king-triton"), t.power(), t.where("max")) == (SHIP, 0, PALACE)


@pytest.mark.card("ursula/poor-unfortunate-souls")
@pytest.mark.rule("DV-22")
def test_souls_need_not_move_anybody() -> None:
    t = acting(power=2, pawn=SHORE, hand=["poor-unfortunate-souls"], the_shore=["eric"])
    t.do("play poor-unfortunate-souls", "done")
    assert t.where("eric") == SHORE
    t = acting(power=2, pawn=SHORE, hand=["poor-unfortunate-souls"])
    t.do("play poor-unfortunate-souls")
    assert t.discard() == ["poor-unfortunate-souls"]


# Conditions.


@pytest.mark.card("ursula/arrogance")
@pytest.mark.rule("DV-45")
@pytest.mark.parametrize(("hero", "answers"), [("aurora", True), ("flora", False)])
def test_arrogance_answers_the_defeat_of_a_strong_hero(hero: str, answers: bool) -> None:
    her = maleficent(pawn="king-stefans-castle", the_forest=[hero, "savage-goon"])
    mine = ursula(hand=["arrogance", "trident"], deck=["crown", "cauldron", "whirlpool"])
    t = table(her, mine).do(f"vanquish {hero}")
    assert t.actor == (1 if answers else 0)
    if answers:
        t.do("play arrogance")
        t.do("choose cauldron", "choose crown", "choose trident")
        assert t.hand(1) == ["whirlpool"]
        assert sorted(t.discard(1)) == ["arrogance", "cauldron", "crown", "trident"]


@pytest.mark.card("ursula/trickery")
@pytest.mark.rule("DV-45", "DV-48", "DV-51b")
def test_trickery_plays_the_next_fate_card_of_who_has_six_power() -> None:
    john = prince_john(power=5, pawn="the-jail", fate=["robin-hood"])
    t = table(john, ursula(hand=["trickery"]), phase="act")
    assert t.actor == 0
    t.do("gain 3")
    assert (t.actor, t.options) == (1, ["play trickery", "pass"])
    t.do("play trickery")
    assert (t.actor, t.prompt) == (1, "choose-where")
    assert t.told("reveal", None) == ["robin-hood"]
    t.do("choose nottingham")
    assert (t.where("robin-hood"), t.discard(1), t.actor) == ("nottingham", ["trickery"], 0)


@pytest.mark.card("ursula/trickery")
def test_she_makes_the_choices_of_what_trickery_plays() -> None:
    john = prince_john(power=7, fate=["little-john"], pawn="the-jail")
    t = table(john, ursula(hand=["trickery"]), phase="move")
    t.do("move-pawn nottingham", "play trickery", "choose sherwood-forest")
    assert (t.actor, t.prompt) == (1, "may")
    t.do("choose yes")
    assert (t.power_on("little-john"), t.power(0)) == (4, 3)


@pytest.mark.card("ursula/trickery")
def test_what_trickery_turns_up_and_nobody_can_play_is_discarded() -> None:
    john = prince_john(power=6, fate=["clever-disguise"], pawn="the-jail")
    t = table(john, ursula(hand=["trickery"]), phase="move")
    t.do("move-pawn nottingham", "play trickery")
    assert (t.where_all("clever-disguise")[0], t.actor) == ("fate_discard", 0)


@pytest.mark.card("ursula/trickery")
@pytest.mark.rule("DV-26", "DV-51b")
def test_trickery_neither_minds_nor_moves_the_fate_token() -> None:
    seats = [prince_john(power=6, pawn="the-jail", fate=["toby"]), ursula(hand=["trickery"])]
    t = table(*seats, phase="move", fate_token=0).do("move-pawn nottingham", "play trickery")
    t.do("choose sherwood-forest")
    assert t.state.position()["fate_token"] == 0


@pytest.mark.card("ursula/trickery")
@pytest.mark.rule("DV-45")
def test_trickery_waits_for_six_and_for_a_fate_card() -> None:
    john = prince_john(power=5, pawn="the-jail")
    t = table(john, ursula(hand=["trickery"]), phase="move").do("move-pawn nottingham")
    assert t.why_not("trickery", 1) == "requirement.DV-45"
    t = table(prince_john(power=6, pawn="the-jail", rest="box"), ursula(hand=["trickery"]))
    assert t.actor == 0
