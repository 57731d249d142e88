"""Ursula's fate cards, one after another, in both editions."""

from typing import Any

import pytest

from tests.games.villainous.tables import Played, on, prince_john, table, ursula

LAIR = "ursulas-lair"
SHIP = "erics-ship"
SHORE = "the-shore"
PALACE = "the-palace"
LAIR_CONTRACT = "binding-contract-ursulas-lair"
SHIP_CONTRACT = "binding-contract-erics-ship"
SHORE_CONTRACT = "binding-contract-the-shore"


def fate(*cards: str, **described: Any) -> Played:
    """Prince John turns over Ursula's next fate cards and plays the first of the two."""
    about = {name: described.pop(name) for name in ("edition", "seed") if name in described}
    after = [*cards, "dinglehopper"] if len(cards) == 1 else [*cards]
    john = prince_john(pawn="sherwood-forest")
    t = table(ursula(fate=after, **described), john, turn=1, **about).do("fate 0")
    return t.do(f"choose {cards[0]}") if t.prompt == "choose-fate" else t


def french(*cards: str, **described: Any) -> Played:
    return fate(*cards, edition="french", **described)


def acting(**mine: Any) -> Played:
    return table(ursula(**mine), prince_john())


def under(t: Played, location: str) -> list[str]:
    """What lies on the lower side of a location, by itself."""
    lower = t.seat(0)["realm"][location]["bottom"]
    return [card if isinstance(card, str) else card["card"] for card in lower]


# Ariel.


@pytest.mark.card("ursula/ariel")
def test_ariel_may_bring_an_item_to_where_she_is() -> None:
    lying = {"erics_ship": ["cauldron", "flotsam"], "ursulas_lair": ["crown"]}
    t = fate("ariel", **lying).do(f"choose {SHORE}")
    assert (t.actor, t.options) == (1, ["choose crown", "choose cauldron", "pass"])
    t.do("choose crown")
    assert under(t, SHORE) == ["crown"]
    t = fate("ariel", **lying).do(f"choose {SHORE}", "pass")
    assert t.where("crown") == LAIR


@pytest.mark.card("ursula/ariel")
@pytest.mark.rule("DV-55")
def test_ariel_takes_nothing_attached_nothing_locked_and_nothing_beside_her() -> None:
    triton = on("king-triton", "trident", LAIR_CONTRACT, "snarfblat")
    t = fate("ariel", erics_ship=[triton], the_palace=["crown"], the_shore=["cauldron"])
    t.do(f"choose {SHORE}")
    assert t.prompt == "choose-action"
    assert (t.where("crown"), t.attached("king-triton")[0]) == (PALACE, "trident")


@pytest.mark.card("ursula/trident/held-by-triton", "ursula/ariel/held-by-triton")
def test_ariel_cannot_take_the_trident_from_triton() -> None:
    t = fate("ariel", erics_ship=[on("king-triton", "trident"), "crown"]).do(f"choose {SHORE}")
    assert t.options == ["choose crown", "pass"]


@pytest.mark.card("ursula/ariel")
def test_while_ariel_is_there_ursula_moves_neither_items_nor_allies() -> None:
    mine = {"pawn": LAIR, "erics_ship": ["crown"], "the_shore": ["flotsam"]}
    t = acting(**mine, the_palace=["ariel"])
    assert not [option for option in t.options if option.startswith("move")]
    t = acting(**mine)
    assert [option for option in t.options if option.startswith("move")] == [
        "move crown",
        "move flotsam",
    ]


@pytest.mark.card("ursula/ariel")
def test_why_an_item_cannot_be_moved_while_ariel_is_there() -> None:
    t = acting(pawn=LAIR, erics_ship=["trident"], the_shore=["ariel"])
    assert t.why_not("trident") == "forbidden-by-card.DV-51"


@pytest.mark.card("ursula/ariel", "ursula/grow-giant")
def test_ariel_binds_grow_giant_too_and_no_hero() -> None:
    mine = {"pawn": SHIP, "hand": ["grow-giant"], "power": 1, "the_shore": ["cauldron", "ariel"]}
    t = acting(**mine).do("play grow-giant", f"choose {LAIR}")
    assert t.power() == 1  # to take that was all that the Lair offered
    t = acting(pawn=PALACE, locked=[LAIR], erics_ship=["eric"], the_shore=["ariel", "crown"])
    assert [option for option in t.options if option.startswith("move")] == [
        "move eric",
        "move ariel",
    ]


@pytest.mark.card("ursula/ariel/french")
@pytest.mark.rule("DV-62")
def test_the_french_ariel_takes_an_item_even_from_triton() -> None:
    triton = on("king-triton", "trident", LAIR_CONTRACT)
    t = french("ariel", erics_ship=[triton], ursulas_lair=["crown"]).do(f"choose {SHORE}")
    assert t.options == ["choose crown", "choose trident"]
    t.do("choose trident")
    assert (under(t, SHORE), t.attached("king-triton")) == (["trident"], [LAIR_CONTRACT])


@pytest.mark.card("ursula/ariel/french")
def test_the_french_ariel_must_but_a_lock_holds_what_lies_behind_it() -> None:
    t = french("ariel", ursulas_lair=["crown"], the_palace=["cauldron"]).do(f"choose {SHORE}")
    assert (under(t, SHORE), t.where("cauldron")) == (["crown"], PALACE)


@pytest.mark.card("ursula/ariel/french")
def test_the_french_ariel_holds_items_and_lets_allies_go() -> None:
    mine = {"pawn": LAIR, "erics_ship": ["crown"], "the_shore": ["flotsam", "ariel"]}
    t = table(ursula(**mine), prince_john(), edition="french")
    assert [option for option in t.options if option.startswith("move")] == ["move flotsam"]


# Eric.


@pytest.mark.card("ursula/eric")
def test_eric_may_move_any_hero_anywhere_but_behind_the_lock() -> None:
    t = fate("eric", ursulas_lair=["max"], the_palace=["scuttle"]).do(f"choose {SHIP}")
    assert (t.actor, t.options) == (1, ["choose max", "choose eric", "pass"])
    t.do("choose max")
    assert t.options == [f"choose {SHIP}", f"choose {SHORE}"]
    t.do(f"choose {SHORE}")
    assert t.where("max") == SHORE
    t = fate("eric").do(f"choose {SHIP}", "choose eric", f"choose {LAIR}")
    assert t.where("eric") == LAIR
    t = fate("eric").do(f"choose {SHIP}", "pass")
    assert t.where("eric") == SHIP


@pytest.mark.card("ursula/eric/contract", "ursula/binding-contract-ursulas-lair/moved-by-fate")
@pytest.mark.rule("DV-78")
def test_whom_eric_moves_to_his_contract_is_defeated_too() -> None:
    t = fate("eric", the_shore=[on("king-triton", "trident", LAIR_CONTRACT)]).do(f"choose {SHIP}")
    t.do("choose king-triton", f"choose {LAIR}")
    assert (under(t, LAIR), t.discard()) == (["trident"], [LAIR_CONTRACT])
    assert "king-triton" in t.fate_discard()


@pytest.mark.card("ursula/eric/french")
@pytest.mark.rule("DV-62")
def test_the_french_eric_moves_a_hero_in_any_case() -> None:
    t = french("eric").do(f"choose {SHIP}")
    assert t.options == [f"choose {LAIR}", f"choose {SHORE}"]
    t = french("eric", ursulas_lair=["max"]).do(f"choose {SHIP}")
    assert t.options == ["choose max", "choose eric"]


# Flounder, Grimsby, King Triton.


@pytest.mark.card("ursula/flounder")
def test_flounder_may_shuffle_her_discard_pile_into_her_deck() -> None:
    lying = {"discard": ["crown", "trident"], "deck": ["whirlpool"]}
    t = fate("flounder", **lying).do(f"choose {SHIP}")
    assert (t.actor, t.options) == (1, ["choose yes", "pass"])
    t.do("choose yes")
    assert (t.discard(), len(t.deck())) == ([], 30)
    assert t.view(0)["seats"][0]["deck"] == 30
    assert not t.state.pile(0, 0).top  # nothing is known of its order any more
    t = fate("flounder", **lying).do(f"choose {SHIP}", "pass")
    assert t.discard() == ["crown", "trident"]


@pytest.mark.card("ursula/flounder")
def test_flounder_asks_nothing_when_there_is_nothing_to_shuffle() -> None:
    assert fate("flounder").do(f"choose {SHIP}").prompt == "choose-action"


@pytest.mark.card("ursula/flounder/french")
@pytest.mark.rule("DV-62")
def test_the_french_flounder_shuffles_in_any_case() -> None:
    t = french("flounder", discard=["crown"]).do(f"choose {SHIP}")
    assert (t.discard(), t.prompt) == ([], "choose-action")


@pytest.mark.card("ursula/grimsby")
@pytest.mark.rule("DV-77")
def test_grimsby_may_move_the_lock() -> None:
    t = fate("grimsby").do(f"choose {SHIP}")
    assert (t.actor, t.options) == (1, ["choose yes", "pass"])
    t.do("choose yes")
    assert t.seat(0)["locked"] == [LAIR]
    assert fate("grimsby").do(f"choose {SHIP}", "pass").seat(0)["locked"] == [PALACE]
    t = fate("grimsby", locked=[LAIR], pawn=PALACE).do(f"choose {SHIP}", "choose yes")
    assert t.seat(0)["locked"] == [PALACE]


@pytest.mark.card("ursula/grimsby/under-the-pawn")
@pytest.mark.rule("DV-55")
def test_grimsby_locks_her_in_and_she_leaves_with_her_next_move() -> None:
    t = fate("grimsby", pawn=LAIR).do(f"choose {LAIR}", "choose yes", "end-turn")
    assert (t.pawn(), t.actor) == (LAIR, 0)
    assert t.options == [f"move-pawn {place}" for place in (SHIP, SHORE, PALACE)]


@pytest.mark.card("ursula/king-triton")
def test_a_contract_for_triton_costs_one_more() -> None:
    heroes = {"erics_ship": ["king-triton"], "ursulas_lair": ["max"]}
    t = acting(power=3, pawn=SHORE, hand=[SHORE_CONTRACT], **heroes)
    t.do(f"play {SHORE_CONTRACT}", "choose king-triton")
    assert t.power() == 0
    t = acting(power=3, pawn=SHORE, hand=[SHORE_CONTRACT], **heroes)
    t.do(f"play {SHORE_CONTRACT}", "choose max")
    assert t.power() == 1


@pytest.mark.card("ursula/king-triton")
@pytest.mark.rule("DV-21")
def test_who_cannot_pay_for_triton_may_not_choose_him() -> None:
    t = acting(power=2, pawn=SHORE, hand=[SHORE_CONTRACT], erics_ship=["king-triton"])
    assert t.why_not(SHORE_CONTRACT) == "cost.DV-21"
    mine = {"pawn": SHORE, "hand": ["whirlpool"], "erics_ship": ["king-triton"]}
    assert acting(power=1, **mine).why_not("whirlpool") == "nothing-to-choose.DV-22"
    t = acting(power=1, **mine, ursulas_lair=["max"]).do("play whirlpool")
    assert t.options == [f"choose {SHIP}", f"choose {SHORE}"]  # Max is the only choice
    assert t.power() == 0


@pytest.mark.card("ursula/king-triton", "ursula/whirlpool")
def test_a_whirlpool_for_triton_costs_two() -> None:
    mine = {"pawn": SHORE, "hand": ["whirlpool"], "erics_ship": ["king-triton", "max"]}
    t = acting(power=2, **mine).do("play whirlpool", "choose king-triton", f"choose {LAIR}")
    assert (t.power(), t.where("king-triton")) == (0, LAIR)
    t = acting(power=2, **mine).do("play whirlpool", "choose max", f"choose {LAIR}")
    assert t.power() == 1


@pytest.mark.card("ursula/king-triton")
@pytest.mark.rule("DV-46")
def test_triton_raises_no_other_price() -> None:
    hand = ["change-form", "cauldron", "flotsam"]
    t = acting(power=4, pawn=SHORE, hand=hand, erics_ship=["king-triton"])
    t.do("play cauldron", f"choose {SHIP}", "play flotsam", f"choose {SHIP}")
    assert t.power() == 1


# Max, Scuttle, Sebastian.


@pytest.mark.card("ursula/max")
def test_max_may_chase_her_pawn_away_when_he_is_played_beside_it() -> None:
    t = fate("max", pawn=SHIP).do(f"choose {SHIP}")
    assert (t.actor, t.options) == (1, [f"choose {LAIR}", f"choose {SHORE}", "pass"])
    assert t.do(f"choose {SHORE}").pawn() == SHORE
    assert fate("max", pawn=SHIP).do(f"choose {SHIP}", "pass").pawn() == SHIP


@pytest.mark.card("ursula/max")
def test_max_elsewhere_chases_nobody() -> None:
    t = fate("max", pawn=SHIP).do(f"choose {SHORE}")
    assert (t.prompt, t.pawn()) == ("choose-action", SHIP)


@pytest.mark.card("ursula/max", "ursula/dinglehopper")
def test_where_max_sends_her_a_dinglehopper_takes_its_power() -> None:
    t = fate("max", "ariel", pawn=SHIP, power=3, the_shore=[on("eric", "dinglehopper")])
    t.do(f"choose {SHIP}", f"choose {SHORE}")
    assert t.power() == 2


@pytest.mark.card("ursula/scuttle")
def test_scuttle_may_take_an_item_out_of_the_fate_discard_pile() -> None:
    lying = {"fate_discard": ["snarfblat", "dinglehopper", "eric"]}
    t = fate("scuttle", "ariel", **lying).do(f"choose {SHIP}")
    assert (t.actor, t.options) == (1, ["choose snarfblat", "choose dinglehopper", "pass"])
    t.do("choose snarfblat")
    assert (t.attached("scuttle"), "snarfblat" in t.fate_discard()) == (["snarfblat"], False)
    t = fate("scuttle", "ariel", **lying).do(f"choose {SHIP}", "pass")
    assert t.attached("scuttle") == []


@pytest.mark.card("ursula/scuttle")
@pytest.mark.rule("DV-25a")
def test_scuttle_may_take_the_item_that_was_turned_over_with_him() -> None:
    t = fate("scuttle", "dinglehopper", erics_ship=["eric"]).do(f"choose {SHIP}")
    assert t.options == ["choose dinglehopper", "pass"]
    t = fate("scuttle", "ariel").do(f"choose {SHIP}")
    assert t.prompt == "choose-action"


@pytest.mark.card("ursula/scuttle/french")
@pytest.mark.rule("DV-62")
def test_the_french_scuttle_takes_one_in_any_case() -> None:
    t = french("scuttle", "ariel", fate_discard=["snarfblat"]).do(f"choose {SHIP}")
    assert (t.attached("scuttle"), t.prompt) == (["snarfblat"], "choose-action")


@pytest.mark.card("ursula/sebastian")
def test_sebastian_may_take_a_contract_over() -> None:
    eric = on("eric", LAIR_CONTRACT, "snarfblat")
    lying = {"the_shore": [eric], "erics_ship": [on("max", SHORE_CONTRACT)]}
    t = fate("sebastian", **lying).do(f"choose {LAIR}")
    assert (t.actor, t.options) == (
        1,
        [f"choose {SHORE_CONTRACT}", f"choose {LAIR_CONTRACT}", "pass"],
    )
    t.do(f"choose {LAIR_CONTRACT}")
    assert (t.attached("sebastian"), t.attached("eric")) == ([LAIR_CONTRACT], ["snarfblat"])
    assert t.where("sebastian") == LAIR  # he was not moved there
    t = fate("sebastian", **lying).do(f"choose {LAIR}", "pass")
    assert t.attached("eric") == [LAIR_CONTRACT, "snarfblat"]


@pytest.mark.card("ursula/sebastian", "ursula/binding-contract-ursulas-lair")
def test_a_contract_taken_over_binds_its_new_hero() -> None:
    sebastian = on("sebastian", LAIR_CONTRACT)
    t = acting(pawn=SHORE, power=1, hand=["whirlpool"], erics_ship=[sebastian])
    t.do("play whirlpool", f"choose {LAIR}")
    assert t.fate_discard() == ["sebastian"]


@pytest.mark.card("ursula/sebastian")
@pytest.mark.rule("DV-55")
@pytest.mark.parametrize("edition", ["current", "french"])
def test_sebastian_takes_nothing_from_behind_the_lock(edition: str) -> None:
    t = fate("sebastian", edition=edition, the_palace=[on("eric", LAIR_CONTRACT)])
    t.do(f"choose {SHIP}")
    assert (t.prompt, t.attached("sebastian")) == ("choose-action", [])


@pytest.mark.card("ursula/sebastian/french")
@pytest.mark.rule("DV-62")
def test_the_french_sebastian_takes_one_in_any_case() -> None:
    t = french("sebastian", the_shore=[on("eric", LAIR_CONTRACT)]).do(f"choose {SHIP}")
    assert (t.attached("sebastian"), t.prompt) == ([LAIR_CONTRACT], "choose-action")


# Items and the Effect.


@pytest.mark.card("ursula/dinglehopper")
@pytest.mark.rule("DV-43")
def test_a_dinglehopper_takes_one_power_each_time_her_pawn_comes() -> None:
    mine = ursula(power=2, the_shore=[on("eric", "dinglehopper", "dinglehopper")])
    t = table(mine, prince_john(), phase="move").do(f"move-pawn {SHORE}")
    assert t.power() == 0
    mine = ursula(power=2, the_shore=[on("eric", "dinglehopper")])
    t = table(mine, prince_john(), phase="move").do(f"move-pawn {SHIP}")
    assert t.power() == 2


@pytest.mark.card("ursula/dinglehopper")
def test_a_dinglehopper_takes_nothing_from_who_has_nothing_or_stands_there_already() -> None:
    mine = ursula(power=0, the_shore=[on("eric", "dinglehopper")])
    t = table(mine, prince_john(), phase="move").do(f"move-pawn {SHORE}")
    assert (t.power(), t.prompt) == (0, "choose-action")
    t = fate("dinglehopper", "ariel", power=2, pawn=SHORE, the_shore=["eric"])
    assert (t.attached("eric"), t.power()) == (["dinglehopper"], 2)


@pytest.mark.card("ursula/dinglehopper", "ursula/snarfblat")
@pytest.mark.rule("DV-43", "DV-55")
@pytest.mark.parametrize("item", ["dinglehopper", "snarfblat"])
def test_a_fate_item_needs_a_hero_in_front_of_the_lock(item: str) -> None:
    t = fate(item, "return-to-form", the_palace=["eric"])
    assert sorted(t.fate_discard()) == sorted([item, "return-to-form"])
    t = fate(item, "return-to-form", erics_ship=["eric", "max"])
    assert t.options == ["choose eric", "choose max"]


@pytest.mark.card("ursula/snarfblat")
def test_a_snarfblat_makes_contracts_for_its_hero_dearer_by_three() -> None:
    heroes = {"erics_ship": [on("eric", "snarfblat"), "max"]}
    t = acting(power=5, pawn=SHORE, hand=[SHORE_CONTRACT], **heroes)
    t.do(f"play {SHORE_CONTRACT}", "choose eric")
    assert t.power() == 0
    t = acting(power=4, pawn=SHORE, hand=[SHORE_CONTRACT], **heroes)
    t.do(f"play {SHORE_CONTRACT}")
    assert (t.attached("max"), t.power()) == ([SHORE_CONTRACT], 2)


@pytest.mark.card("ursula/snarfblat", "ursula/king-triton")
@pytest.mark.rule("DV-21")
def test_snarfblats_and_triton_add_up_for_contracts_but_not_for_effects() -> None:
    triton = {"erics_ship": [on("king-triton", "snarfblat", "snarfblat")]}
    t = acting(power=9, pawn=SHORE, hand=[SHORE_CONTRACT], **triton)
    assert t.do(f"play {SHORE_CONTRACT}").power() == 0
    t = acting(power=2, pawn=SHORE, hand=["whirlpool"], **triton)
    assert t.do("play whirlpool", f"choose {LAIR}").power() == 0


@pytest.mark.card("ursula/return-to-form")
def test_return_to_form_brings_a_hero_back_to_where_she_stands() -> None:
    lying = ["eric", "king-triton", "scuttle", "dinglehopper"]
    t = fate("return-to-form", "ariel", pawn=SHORE, fate_discard=lying)
    assert (t.actor, t.options) == (1, ["choose eric", "choose scuttle", "choose ariel"])
    t.do("choose scuttle")
    assert (t.where("scuttle"), t.prompt, t.options) == (
        SHORE,
        "choose-card-in-discard",
        ["choose dinglehopper", "pass"],
    )
    assert "return-to-form" not in t.fate_discard()
    t.do("pass")
    assert "return-to-form" in t.fate_discard()


@pytest.mark.card("ursula/return-to-form", "ursula/max")
@pytest.mark.rule("DV-47")
def test_a_hero_who_returns_is_played() -> None:
    t = fate("return-to-form", "dinglehopper", pawn=SHIP, fate_discard=["max"])
    assert (t.where("max"), t.options) == (SHIP, [f"choose {LAIR}", f"choose {SHORE}", "pass"])


@pytest.mark.card("ursula/return-to-form")
@pytest.mark.rule("DV-25", "DV-25a")
def test_return_to_form_needs_a_weak_hero_among_the_discarded() -> None:
    t = fate("return-to-form", "snarfblat", fate_discard=["king-triton"])
    assert sorted(t.fate_discard()) == ["king-triton", "return-to-form", "snarfblat"]


@pytest.mark.card("ursula/return-to-form/locked")
@pytest.mark.rule("DV-55")
def test_nobody_returns_to_a_locked_location() -> None:
    t = fate("return-to-form", "snarfblat", pawn=LAIR, locked=[LAIR], fate_discard=["eric"])
    assert sorted(t.fate_discard()) == ["eric", "return-to-form", "snarfblat"]
