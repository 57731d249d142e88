"""Jafar's own cards, one after another: what each does, and what players have asked about it."""

from typing import Any

import pytest

from tests.games.villainous.tables import (
    Played,
    hypnotized,
    jafar,
    maleficent,
    on,
    prince_john,
    table,
)

PALACE = "sultans-palace"
STREETS = "streets-of-agrabah"
OASIS = "oasis"
CAVE = "cave-of-wonders"
THREE = [f"choose {place}" for place in (PALACE, STREETS, OASIS)]
EVERYWHERE = [*THREE, f"choose {CAVE}"]


def acting(**described: Any) -> Played:
    """Jafar's turn, after the move; the Cave is unlocked unless the test says otherwise."""
    edition = described.pop("edition", "current")
    return table(jafar(**{"locked": [], **described}), maleficent(), edition=edition)


def starting(**described: Any) -> Played:
    """Jafar's turn, from its very start."""
    described = {"locked": [], **described}
    return table(jafar(**described), maleficent(), phase="start")


def ending(cards: int, edition: str = "current", **described: Any) -> int:
    """How many cards Jafar holds after he has drawn at the end of a turn that he ends with some."""
    hand = ["palace-guard", "palace-guard", "palace-guard", "iago", "razoul", "gazeem"][:cards]
    t = acting(edition=edition, hand=hand, **described).do("end-turn")
    return len(t.hand())


# Allies.


@pytest.mark.card("jafar/palace-guard")
def test_palace_guards_are_just_there() -> None:
    t = acting(power=1, pawn=OASIS, hand=["palace-guard"], oasis=["abu"])
    t.do("play palace-guard", f"choose {OASIS}")
    assert (t.strength("palace-guard"), t.power()) == (2, 0)


@pytest.mark.card("jafar/gazeem")
def test_when_gazeem_is_used_up_an_item_may_come_back() -> None:
    t = acting(pawn=PALACE, oasis=["abu", "gazeem"], discard=["magic-lamp", "scrying", "scimitar"])
    t.do("vanquish abu")
    assert t.options == ["choose magic-lamp", "choose scimitar", "pass"]
    t.do("choose magic-lamp")
    assert (t.hand(), sorted(t.discard())) == (["magic-lamp"], ["gazeem", "scimitar", "scrying"])
    assert t.view(1)["seats"][0]["hand"] == ["magic-lamp"]


@pytest.mark.card("jafar/gazeem")
def test_jafar_may_leave_the_items_where_they_are() -> None:
    t = acting(pawn=PALACE, oasis=["abu", "gazeem"], discard=["magic-lamp"])
    t.do("vanquish abu", "pass")
    assert (t.hand(), sorted(t.discard())) == ([], ["gazeem", "magic-lamp"])


@pytest.mark.card("jafar/gazeem")
@pytest.mark.rule("DV-53")
def test_gazeem_may_bring_back_what_he_carried_himself() -> None:
    t = acting(pawn=PALACE, oasis=["abu", on("gazeem", "scimitar")]).do("vanquish abu")
    assert t.do("choose scimitar").hand() == ["scimitar"]


@pytest.mark.card("jafar/gazeem", "jafar/necessary-sacrifice")
def test_a_sacrificed_gazeem_brings_an_item_back() -> None:
    laid = {"hand": ["necessary-sacrifice"], "oasis": ["gazeem"], "discard": ["scarab-pendant"]}
    t = acting(pawn=OASIS, **laid).do("play necessary-sacrifice")
    assert (t.power(), t.prompt) == (3, "choose-card-in-discard")
    assert t.do("choose scarab-pendant").hand() == ["scarab-pendant"]


@pytest.mark.card("jafar/gazeem", "jafar/crushing-blow")
def test_gazeem_brings_an_item_back_in_the_turn_of_another_too() -> None:
    t = fate("crushing-blow", oasis=["gazeem"], discard=["magic-lamp"])
    assert (t.actor, t.options) == (0, ["choose magic-lamp", "pass"])
    assert t.do("choose magic-lamp").hand() == ["magic-lamp"]


@pytest.mark.card("jafar/gazeem")
def test_gazeem_does_nothing_when_he_is_discarded_from_the_hand() -> None:
    t = acting(pawn=STREETS, hand=["gazeem"], discard=["magic-lamp"]).do("discard")
    assert (t.discard(), t.prompt) == (["magic-lamp", "gazeem"], "choose-action")


@pytest.mark.card("jafar/gazeem")
def test_gazeem_finds_nothing_without_an_item_in_the_discard_pile() -> None:
    t = acting(pawn=PALACE, oasis=["abu", "gazeem"], discard=["scrying"]).do("vanquish abu")
    assert t.prompt == "choose-action"


@pytest.mark.card("jafar/gazeem/french")
@pytest.mark.rule("DV-62")
def test_the_french_gazeem_brings_an_item_whether_wanted_or_not() -> None:
    here = ["abu", "gazeem"]
    t = acting(edition="french", pawn=PALACE, oasis=here, discard=["snake-staff"])
    assert t.do("vanquish abu").hand() == ["snake-staff"]
    t = acting(edition="french", pawn=PALACE, oasis=here, discard=["snake-staff", "scimitar"])
    assert t.do("vanquish abu").options == ["choose snake-staff", "choose scimitar"]


@pytest.mark.card("jafar/iago")
def test_iago_carries_an_item_to_the_next_location() -> None:
    t = acting(power=1, pawn=OASIS, cave_of_wonders=["iago", "magic-lamp"])
    t.do("activate iago")
    assert (t.at(OASIS), t.at(CAVE), t.power()) == (["iago", "magic-lamp"], [], 0)


@pytest.mark.card("jafar/iago")
def test_iago_chooses_the_item_and_the_side() -> None:
    items = ["iago", "snake-staff", "giant-hourglass", "giant-hourglass"]
    t = acting(power=1, pawn=PALACE, oasis=items).do("activate iago")
    assert t.options == ["choose snake-staff", "choose giant-hourglass"]
    t.do("choose giant-hourglass")
    assert t.options == [f"choose {STREETS}", f"choose {CAVE}"]
    t.do(f"choose {STREETS}")
    assert t.at(STREETS) == ["iago", "giant-hourglass"]
    assert t.at(OASIS) == ["snake-staff", "giant-hourglass"]


@pytest.mark.card("jafar/iago")
def test_iago_flies_with_an_item_or_not_at_all() -> None:
    t = acting(power=1, pawn=OASIS, streets_of_agrabah=["iago"], oasis=["snake-staff"])
    assert not t.can("activate iago")
    t = acting(power=1, pawn=OASIS, streets_of_agrabah=["iago", on("razoul", "scimitar")])
    assert not t.can("activate iago")
    t = acting(power=1, pawn=OASIS, streets_of_agrabah=["iago", on("abu", "snake-staff")])
    assert not t.can("activate iago")


@pytest.mark.card("jafar/iago/french")
@pytest.mark.rule("DV-62")
def test_the_french_iago_carries_no_attached_item_either() -> None:
    here = ["iago", on("razoul", "scimitar")]
    assert not acting(edition="french", power=1, pawn=OASIS, oasis=here).can("activate iago")
    t = acting(edition="french", power=1, pawn=OASIS, sultans_palace=["iago", "snake-staff"])
    assert t.do("activate iago").at(STREETS) == ["iago", "snake-staff"]


@pytest.mark.card("jafar/iago")
@pytest.mark.rule("DV-55", "DV-24")
def test_iago_does_not_fly_into_a_locked_cave_and_not_without_power() -> None:
    here = ["iago", "snake-staff"]
    t = acting(power=1, pawn=PALACE, oasis=here, locked=[CAVE]).do("activate iago")
    assert t.at(STREETS) == here
    assert acting(pawn=PALACE, oasis=here).why_not("iago") == "cost.DV-21"


@pytest.mark.card("jafar/iago")
def test_what_iago_bears_himself_goes_with_him() -> None:
    here = [on("iago", "scimitar"), "magic-lamp"]
    t = acting(power=1, pawn=OASIS, cave_of_wonders=here).do("activate iago")
    assert t.at(OASIS) == ["iago", "scimitar", "magic-lamp"]


@pytest.mark.card("jafar/razoul")
def test_allies_cost_one_less_where_razoul_is() -> None:
    t = acting(power=1, pawn=OASIS, hand=["gazeem"], streets_of_agrabah=["razoul"])
    t.do("play gazeem")
    assert (t.where("gazeem"), t.power()) == (STREETS, 0)
    t = acting(pawn=OASIS, hand=["iago"], streets_of_agrabah=["razoul"]).do("play iago")
    assert (t.where("iago"), t.power()) == (STREETS, 0)


@pytest.mark.card("jafar/razoul")
def test_razoul_makes_nothing_else_cheaper_and_nothing_cheaper_than_free() -> None:
    t = acting(power=1, pawn=OASIS, hand=["snake-staff"], streets_of_agrabah=["razoul"])
    assert t.why_not("snake-staff") == "cost.DV-21"
    t = acting(power=1, pawn=OASIS, hand=["scimitar"], streets_of_agrabah=["razoul"])
    assert t.do("play scimitar").power() == 1


# Items.


@pytest.mark.card("jafar/scimitar")
@pytest.mark.rule("DV-41")
def test_every_scimitar_makes_its_bearer_stronger() -> None:
    t = acting(pawn=OASIS, hand=["scimitar"], oasis=[on("palace-guard", "scimitar")])
    assert t.do("play scimitar").strength("palace-guard") == 4


@pytest.mark.card("jafar/scimitar")
@pytest.mark.rule("DV-23")
def test_a_scimitar_needs_an_ally() -> None:
    t = acting(pawn=OASIS, hand=["scimitar"], oasis=["abu"])
    assert t.why_not("scimitar") == "no-bearer.DV-23"
    t = acting(pawn=OASIS, hand=["scimitar"], cave_of_wonders=["razoul"], locked=[CAVE])
    assert t.why_not("scimitar") == "no-bearer.DV-23"


@pytest.mark.card("jafar/scimitar")
@pytest.mark.rule("DV-71")
def test_a_hypnotized_hero_bears_a_scimitar() -> None:
    t = acting(pawn=OASIS, hand=["scimitar"], oasis=[hypnotized("sultan")]).do("play scimitar")
    assert (t.attached("sultan"), t.strength("sultan")) == (["scimitar"], 3)


@pytest.mark.card("jafar/giant-hourglass")
def test_the_hourglass_weakens_all_heroes_beside_it_until_the_turn_ends() -> None:
    here = ["giant-hourglass", "rajah", "abu"]
    t = acting(pawn=OASIS, streets_of_agrabah=here, sultans_palace=["sultan"])
    t.do("activate giant-hourglass")
    assert (t.strength("rajah"), t.strength("abu"), t.strength("sultan")) == (2, 0, 2)
    t.do("end-turn")
    assert (t.strength("rajah"), t.strength("abu")) == (4, 2)


@pytest.mark.card("jafar/giant-hourglass")
def test_each_hourglass_takes_two_and_each_use_does() -> None:
    twice = ["giant-hourglass", "giant-hourglass", "genie"]
    t = acting(pawn=PALACE, streets_of_agrabah=twice).do("activate giant-hourglass")
    assert t.strength("genie") == 4
    assert not t.can("activate giant-hourglass")
    t.do("end-turn")
    assert t.strength("genie") == 6


@pytest.mark.card("jafar/giant-hourglass")
@pytest.mark.rule("DV-22b")
def test_an_hourglass_without_a_hero_beside_it_is_not_turned() -> None:
    t = acting(pawn=PALACE, oasis=["giant-hourglass", hypnotized("genie")], sultans_palace=["abu"])
    assert not t.can("activate giant-hourglass")


@pytest.mark.card("jafar/giant-hourglass", "jafar/sorcerous-power")
def test_a_weakened_hero_stays_weak_wherever_he_goes() -> None:
    laid = {"power": 2, "hand": ["sorcerous-power"]}
    t = acting(pawn=PALACE, oasis=["giant-hourglass", "rajah"], **laid)
    t.do("activate giant-hourglass", "play sorcerous-power", "choose rajah", f"choose {CAVE}")
    assert (t.at(CAVE), t.strength("rajah")) == (["rajah"], 2)


@pytest.mark.card("jafar/giant-hourglass", "jafar/sorcerous-power")
def test_who_comes_to_the_hourglass_later_is_not_weakened() -> None:
    laid = {"power": 2, "hand": ["sorcerous-power"], "oasis": ["giant-hourglass", "abu"]}
    t = acting(pawn=PALACE, cave_of_wonders=["rajah"], **laid).do("activate giant-hourglass")
    t.do("play sorcerous-power", "choose rajah", f"choose {OASIS}")
    assert (t.strength("rajah"), t.strength("abu")) == (4, 0)


@pytest.mark.card("jafar/giant-hourglass", "jafar/hypnotize/hourglass")
def test_the_hourglass_makes_hypnotize_cheaper() -> None:
    here = ["giant-hourglass", "genie"]
    t = acting(power=4, pawn=OASIS, hand=["hypnotize"], streets_of_agrabah=here)
    assert t.why_not("hypnotize") == "cost.DV-21"
    t.do("activate giant-hourglass", "play hypnotize")
    assert (t.power(), t.strength("genie")) == (0, 6)


@pytest.mark.card("jafar/magic-lamp")
@pytest.mark.rule("DV-49")
def test_the_lamp_brings_genie_out_of_the_fate_deck_which_is_shuffled() -> None:
    t = acting(power=4, pawn=CAVE, hand=["magic-lamp"], fate=["sultan", "abu"])
    t.do("play magic-lamp")
    assert (t.at(CAVE), t.power()) == (["genie", "magic-lamp"], 0)
    assert t.told("reveal", 1) == ["genie"]
    assert "shuffle" in [event["event"] for event in t.heard(1)]
    assert t.fate() == sorted(t.fate())


@pytest.mark.card("jafar/magic-lamp")
@pytest.mark.rule("DV-49")
def test_genie_is_looked_for_in_the_fate_discard_pile_before_the_deck() -> None:
    t = acting(
        power=4, pawn=CAVE, hand=["magic-lamp"], fate=["abu"], fate_discard=["genie", "wish"]
    )
    t.do("play magic-lamp")
    assert (t.where("genie"), t.fate_discard()) == (CAVE, ["wish"])
    assert t.fate()[0] == "abu"


@pytest.mark.card("jafar/magic-lamp")
@pytest.mark.rule("DV-49", "DV-51a")
def test_genie_is_looked_for_in_the_realm_first_and_loses_his_items() -> None:
    t = acting(power=4, pawn=CAVE, hand=["magic-lamp"], oasis=[on("genie", "wish", "wish")])
    t.do("play magic-lamp")
    assert (t.at(CAVE), t.at(OASIS)) == (["genie", "magic-lamp"], [])
    assert (t.fate_discard(), t.told("defeat")) == (["wish", "wish"], [])


@pytest.mark.card("jafar/magic-lamp", "jafar/genie/hypnotized-before-the-lamp")
@pytest.mark.rule("DV-49", "DV-71")
def test_a_genie_who_was_hypnotized_before_the_lamp_must_be_hypnotized_again() -> None:
    laid = {"oasis": [hypnotized("genie", "scimitar")], "sultans_palace": ["palace-guard"]}
    t = acting(power=4, pawn=CAVE, hand=["magic-lamp"], **laid)
    assert t.state.notes(None)["seats"][0]["goals"][1] == ["genie-hypnotized", 1, 1]
    t.do("play magic-lamp")
    assert t.seat(0)["realm"][CAVE] == {"top": ["genie"], "bottom": ["magic-lamp"]}
    assert (t.discard(), t.strength("genie")) == (["scimitar"], 8)
    assert t.state.notes(None)["seats"][0]["goals"][1] == ["genie-hypnotized", 0, 1]


@pytest.mark.card("jafar/magic-lamp")
@pytest.mark.rule("DV-49", "DV-51")
def test_there_may_be_no_genie_at_all() -> None:
    t = acting(power=4, pawn=CAVE, hand=["magic-lamp"], rest="box").do("play magic-lamp")
    assert (t.at(CAVE), t.prompt) == (["magic-lamp"], "choose-action")


@pytest.mark.card("jafar/magic-lamp")
@pytest.mark.rule("DV-55")
def test_the_lamp_is_played_to_the_cave_only_and_not_while_that_is_locked() -> None:
    t = acting(power=9, pawn=OASIS, hand=["magic-lamp"], locked=[CAVE])
    assert t.why_not("magic-lamp") == "locked.DV-55"
    assert acting(power=9, pawn=OASIS, hand=["magic-lamp"]).do("play magic-lamp").power() == 5


@pytest.mark.card("jafar/magic-lamp/french")
@pytest.mark.rule("DV-49", "DV-62")
def test_the_french_lamp_only_moves_a_genie_who_was_in_the_realm() -> None:
    laid = {"edition": "french", "power": 4, "pawn": CAVE, "hand": ["magic-lamp"]}
    t = acting(oasis=[on("genie", "wish")], **laid).do("play magic-lamp")
    assert (t.at(CAVE), t.fate_discard()) == (["genie", "magic-lamp"], ["wish"])
    assert (t.told("move"), t.told("play")) == (["genie"], ["magic-lamp"])
    t = acting(oasis=[hypnotized("genie")], **laid).do("play magic-lamp")
    assert t.seat(0)["realm"][CAVE]["top"] == ["genie"]
    t = acting(**laid).do("play magic-lamp")
    assert t.told("play") == ["magic-lamp", "genie"]


@pytest.mark.card("jafar/scarab-pendant")
def test_the_pendant_unlocks_the_cave_wherever_it_is_played() -> None:
    t = table(jafar(power=3, pawn=OASIS, hand=["scarab-pendant"]), maleficent())
    assert t.seat(0)["locked"] == [CAVE]
    t.do("play scarab-pendant")
    assert t.options == THREE
    t.do(f"choose {STREETS}")
    assert (t.where("scarab-pendant"), t.seat(0)["locked"]) == (STREETS, [])


@pytest.mark.card("jafar/scarab-pendant/locked-again")
def test_the_cave_stays_open_when_the_pendant_is_gone() -> None:
    laid = {"hand": ["necessary-sacrifice"], "oasis": ["scarab-pendant"]}
    t = acting(pawn=OASIS, **laid).do("play necessary-sacrifice")
    assert (t.where("scarab-pendant"), t.seat(0)["locked"]) == ("discard", [])


@pytest.mark.card("jafar/scarab-pendant")
@pytest.mark.rule("DV-22")
def test_a_second_time_the_pendant_is_played_all_the_same() -> None:
    t = acting(power=3, pawn=OASIS, hand=["scarab-pendant"]).do("play scarab-pendant")
    assert t.do(f"choose {CAVE}").at(CAVE) == ["scarab-pendant"]


@pytest.mark.card("jafar/scarab-pendant")
@pytest.mark.rule("DV-10")
@pytest.mark.parametrize(("held", "then"), [(0, 5), (4, 5), (5, 5), (6, 6)])
def test_with_the_pendant_jafar_draws_up_to_five(held: int, then: int) -> None:
    assert ending(held, oasis=["scarab-pendant"]) == then


@pytest.mark.card("jafar/scarab-pendant", "jafar/princess-jasmine")
@pytest.mark.rule("DV-10")
def test_without_the_pendant_and_jasmine_it_is_four() -> None:
    assert [ending(held) for held in (0, 4, 5)] == [4, 4, 5]


@pytest.mark.card("jafar/scarab-pendant/french")
@pytest.mark.rule("DV-62")
@pytest.mark.parametrize(("held", "then"), [(0, 5), (3, 5), (4, 5), (5, 6), (6, 7)])
def test_the_french_pendant_brings_one_card_more_than_usual(held: int, then: int) -> None:
    assert ending(held, edition="french", oasis=["scarab-pendant"]) == then


@pytest.mark.card("jafar/scarab-pendant")
@pytest.mark.rule("DV-46", "DV-72")
def test_the_pendant_works_behind_a_lock_but_not_in_the_hands_of_a_thief() -> None:
    assert ending(0, cave_of_wonders=["scarab-pendant"], locked=[CAVE]) == 5
    assert ending(0, oasis=[on("abu", "scarab-pendant")]) == 4


@pytest.mark.card("jafar/snake-staff")
def test_the_staff_takes_hypnotize_back() -> None:
    laid = {"sultans_palace": ["snake-staff"], "discard": ["hypnotize", "scrying", "hypnotize"]}
    t = acting(power=1, pawn=OASIS, **laid).do("activate snake-staff")
    assert (t.hand(), t.discard(), t.power()) == (["hypnotize"], ["scrying", "hypnotize"], 0)
    assert t.view(1)["seats"][0]["hand"] == ["hypnotize"]


@pytest.mark.card("jafar/snake-staff")
@pytest.mark.rule("DV-22b")
def test_the_staff_is_not_offered_without_a_hypnotize_to_take() -> None:
    t = acting(power=1, pawn=OASIS, sultans_palace=["snake-staff"], discard=["scrying"])
    assert not t.can("activate snake-staff")
    t = acting(pawn=OASIS, sultans_palace=["snake-staff"], discard=["hypnotize"])
    assert t.why_not("snake-staff") == "cost.DV-21"


# Effects.


@pytest.mark.card("jafar/necessary-sacrifice")
def test_a_sacrifice_is_an_ally_or_an_item_that_serves_jafar() -> None:
    oasis = [on("abu", "snake-staff"), on("carpet", "wish"), hypnotized("sultan")]
    palace = [on("palace-guard", "scimitar"), "scarab-pendant"]
    t = acting(pawn=STREETS, hand=["necessary-sacrifice"], oasis=oasis, sultans_palace=palace)
    t.do("play necessary-sacrifice")
    assert t.options == [
        "choose palace-guard", "choose scimitar", "choose scarab-pendant", "choose sultan",
    ]  # fmt: skip
    t.do("choose scimitar")
    assert (t.power(), t.attached("palace-guard")) == (3, [])


@pytest.mark.card("jafar/necessary-sacrifice")
@pytest.mark.rule("DV-22", "DV-55")
def test_without_such_a_card_nothing_is_sacrificed() -> None:
    t = acting(pawn=STREETS, hand=["necessary-sacrifice"], oasis=[on("abu", "scimitar")])
    assert t.why_not("necessary-sacrifice") == "nothing-to-choose.DV-22"
    t = acting(pawn=STREETS, hand=["necessary-sacrifice"], cave_of_wonders=["iago"], locked=[CAVE])
    assert t.why_not("necessary-sacrifice") == "nothing-to-choose.DV-22"


@pytest.mark.card("jafar/necessary-sacrifice")
@pytest.mark.rule("DV-52", "DV-71")
def test_a_sacrificed_hero_goes_to_the_fate_discard_pile_and_was_not_defeated() -> None:
    t = acting(pawn=STREETS, hand=["necessary-sacrifice"], oasis=[hypnotized("sultan")])
    t.do("play necessary-sacrifice")
    assert (t.where("sultan"), t.told("defeat"), t.power()) == ("fate_discard", [], 3)


@pytest.mark.card("jafar/necessary-sacrifice/french")
@pytest.mark.rule("DV-62")
def test_the_french_sacrifice_may_be_any_item_of_the_realm() -> None:
    here = [on("abu", "snake-staff"), on("carpet", "wish")]
    t = acting(edition="french", pawn=STREETS, hand=["necessary-sacrifice"], oasis=here)
    t.do("play necessary-sacrifice")
    assert t.options == ["choose snake-staff", "choose wish"]
    assert t.do("choose wish").power() == 3
    assert (t.fate_discard(), t.attached("carpet")) == (["wish"], [])


@pytest.mark.card("jafar/scrying")
def test_scrying_turns_cards_over_until_the_named_type_appears() -> None:
    deck = ["scrying", "palace-guard", "deception", "snake-staff", "iago"]
    t = acting(power=1, pawn=OASIS, hand=["scrying"], deck=deck).do("play scrying")
    assert (t.prompt, t.options) == ("choose-type", ["choose item", "choose ally"])
    t.do("choose item")
    assert (t.hand(), t.told("reveal", 1)) == (["snake-staff"], deck[:4])
    assert t.discard() == ["scrying", "palace-guard", "deception", "scrying"]
    assert t.deck()[0] == "iago"


@pytest.mark.card("jafar/scrying")
@pytest.mark.rule("DV-50a")
def test_all_know_the_card_that_scrying_brings() -> None:
    laid = {"hand": ["scrying", "manipulation"], "deck": ["palace-guard"]}
    t = acting(power=1, pawn=OASIS, **laid).do("play scrying", "choose ally")
    assert t.view(1)["seats"][0]["hand"] == ["palace-guard", None]


@pytest.mark.card("jafar/scrying")
@pytest.mark.rule("DV-10", "DV-44")
def test_scrying_shuffles_the_discard_pile_when_the_deck_runs_out_but_not_itself() -> None:
    laid = {"deck": ["deception"], "discard": ["iago", "hypnotize"], "rest": "box"}
    t = acting(power=1, pawn=OASIS, hand=["scrying"], **laid).do("play scrying", "choose ally")
    assert t.hand() == ["iago"]
    assert "deception" in t.discard()
    assert sorted(t.deck() + t.discard()) == ["deception", "hypnotize", "scrying"]


@pytest.mark.card("jafar/scrying")
def test_scrying_ends_when_there_is_no_such_card() -> None:
    laid = {"deck": ["deception"], "discard": ["hypnotize", "iago"], "rest": "box"}
    t = acting(power=1, pawn=OASIS, hand=["scrying"], **laid).do("play scrying", "choose item")
    assert (t.hand(), t.deck()) == ([], [])
    assert sorted(t.discard()) == ["deception", "hypnotize", "iago", "scrying"]


@pytest.mark.card("jafar/scrying")
@pytest.mark.rule("DV-22")
def test_scrying_needs_a_card_to_turn_over() -> None:
    t = acting(power=1, pawn=OASIS, hand=["scrying"], rest="box")
    assert not t.can("play scrying")


@pytest.mark.card("jafar/a-snake-am-i")
def test_the_snake_defeats_a_hero_where_the_pawn_stands() -> None:
    t = acting(power=2, pawn=STREETS, hand=["a-snake-am-i"], streets_of_agrabah=["rajah"])
    t.do("play a-snake-am-i")
    assert (t.where("rajah"), t.power()) == ("fate_discard", 0)


@pytest.mark.card("jafar/a-snake-am-i")
def test_the_snake_reaches_no_other_location_and_nobody_stronger() -> None:
    t = acting(power=2, pawn=STREETS, hand=["a-snake-am-i"], oasis=["abu"])
    assert t.why_not("a-snake-am-i") == "nothing-to-choose.DV-22"
    t = acting(
        power=2, pawn=STREETS, hand=["a-snake-am-i"], streets_of_agrabah=[on("rajah", "wish")]
    )
    assert t.why_not("a-snake-am-i") == "nothing-to-choose.DV-22"


@pytest.mark.card("jafar/sorcerous-power")
def test_sorcerous_power_moves_a_hero_and_an_ally_anywhere() -> None:
    laid = {"hand": ["sorcerous-power"], "sultans_palace": ["abu", "razoul"]}
    t = acting(power=2, pawn=STREETS, **laid).do("play sorcerous-power", "choose abu")
    assert t.options == EVERYWHERE[1:]
    t.do(f"choose {CAVE}", "choose razoul", f"choose {OASIS}")
    assert (t.where("abu"), t.where("razoul"), t.power()) == (CAVE, OASIS, 0)


@pytest.mark.card("jafar/sorcerous-power")
@pytest.mark.rule("DV-22")
def test_both_moves_are_optional() -> None:
    laid = {"hand": ["sorcerous-power"], "sultans_palace": ["abu", "razoul"]}
    t = acting(power=2, pawn=STREETS, **laid).do("play sorcerous-power", "pass", "pass")
    assert t.at(PALACE) == ["abu", "razoul"]
    t = acting(power=2, pawn=STREETS, **laid)
    t.do("play sorcerous-power", "pass", "choose razoul", f"choose {CAVE}")
    assert (t.where("abu"), t.where("razoul")) == (PALACE, CAVE)
    t = acting(power=2, pawn=STREETS, hand=["sorcerous-power"]).do("play sorcerous-power")
    assert (t.discard(), t.power()) == (["sorcerous-power"], 0)


@pytest.mark.card("jafar/sorcerous-power")
@pytest.mark.rule("DV-55")
def test_sorcerous_power_does_not_reach_through_a_lock() -> None:
    laid = {"sultans_palace": ["abu"], "cave_of_wonders": ["iago"], "locked": [CAVE]}
    t = acting(power=2, pawn=STREETS, hand=["sorcerous-power"], **laid)
    t.do("play sorcerous-power", "choose abu")
    assert t.options == [f"choose {STREETS}", f"choose {OASIS}"]
    assert t.do(f"choose {OASIS}").prompt == "choose-action"


@pytest.mark.card("jafar/sorcerous-power", "jafar/aladdin")
@pytest.mark.rule("DV-71", "DV-72")
def test_a_thief_carries_the_lamp_along_and_a_hypnotized_hero_moves_as_an_ally() -> None:
    laid = {"cave_of_wonders": [on("abu", "magic-lamp"), hypnotized("genie")]}
    t = acting(power=2, pawn=STREETS, hand=["sorcerous-power"], **laid)
    t.do(
        "play sorcerous-power", "choose abu", f"choose {PALACE}", "choose genie", f"choose {OASIS}"
    )
    assert (t.at(PALACE), t.at(OASIS)) == (["abu", "magic-lamp"], ["genie"])
    assert t.seat(0)["realm"][OASIS]["bottom"] == ["genie"]


@pytest.mark.card("jafar/sorcerous-power/french")
@pytest.mark.rule("DV-62")
def test_the_french_sorcerous_power_moves_both_or_neither() -> None:
    laid = {"hand": ["sorcerous-power"], "sultans_palace": ["abu", "razoul"]}
    t = acting(edition="french", power=2, pawn=STREETS, **laid)
    t.do("play sorcerous-power", "choose abu", f"choose {OASIS}")
    assert t.options == [f"choose {STREETS}", f"choose {OASIS}", f"choose {CAVE}"]
    assert t.do(f"choose {CAVE}").at(PALACE) == []
    t = acting(edition="french", power=2, pawn=STREETS, **laid).do("play sorcerous-power", "pass")
    assert (t.at(PALACE), t.prompt) == (["abu", "razoul"], "choose-action")
    t = acting(edition="french", power=2, pawn=STREETS, hand=["sorcerous-power"], oasis=["abu"])
    assert t.do("play sorcerous-power").at(OASIS) == ["abu"]


# Conditions.


def john_acts(hand: list[str], described: dict[str, Any], **mine: Any) -> Played:
    """Prince John has used a symbol in his turn; Jafar is asked if he holds a fitting Condition."""
    john = prince_john(pawn="the-jail", **described)
    return table(jafar(hand=hand, **mine), john, turn=1).do("gain 3")


ITEMS = {"the_jail": ["warrant", "king-richards-crown"]}
ALLIES = {"nottingham": ["rhino-guards", "nutsy"], "the_jail": ["trigger"]}


@pytest.mark.card("jafar/deception")
@pytest.mark.rule("DV-45", "DV-51b")
def test_deception_plays_the_top_fate_card_of_who_has_two_items() -> None:
    t = john_acts(["deception"], ITEMS | {"fate": ["lady-kluck", "toby"]})
    assert (t.actor, t.options) == (0, ["play deception", "pass"])
    t.do("play deception")
    assert (t.actor, t.told("reveal", 1)) == (0, ["lady-kluck"])
    t.do("choose nottingham")
    assert (t.where("lady-kluck"), t.fate(1)[0], t.discard()) == (
        "nottingham",
        "toby",
        ["deception"],
    )


@pytest.mark.card("jafar/deception")
def test_items_of_heroes_count_too_and_one_item_is_not_enough() -> None:
    masked = {"nottingham": [on("toby", "clever-disguise"), "warrant"]}
    assert john_acts(["deception"], masked).can("play deception")
    locked = {"nottingham": ["warrant", "warrant"], "locked": ["nottingham"]}
    assert john_acts(["deception"], locked).can("play deception")
    assert john_acts(["deception"], {"nottingham": ["warrant"]}).actor == 1


@pytest.mark.card("jafar/deception")
def test_jafar_makes_every_choice_of_the_card() -> None:
    t = john_acts(["deception"], ITEMS | {"power": 2, "fate": ["little-john"]}).do("play deception")
    t.do("choose nottingham")
    assert (t.actor, t.options) == (0, ["choose yes", "pass"])
    t.do("choose yes")
    assert (t.power(1), t.power_on("little-john")) == (1, 4)


@pytest.mark.card("jafar/deception")
@pytest.mark.rule("DV-25")
def test_a_card_that_cannot_be_played_is_discarded() -> None:
    t = john_acts(["deception"], ITEMS | {"fate": ["clever-disguise", "toby"]})
    t.do("play deception")
    assert (t.fate_discard(1), t.at("nottingham")) == (["clever-disguise"], [])
    assert t.actor == 1


@pytest.mark.card("jafar/deception")
@pytest.mark.rule("DV-51b")
def test_deception_is_no_fate_action() -> None:
    cottage = {"briar_roses_cottage": ["spinning-wheel", "staff"], "lasting": ["dragon-form"]}
    dragon = maleficent(pawn="the-forest", fate=["flora"], **cottage)
    t = table(jafar(hand=["deception"]), dragon, turn=1, fate_token=None).do("gain 3")
    t.do("play deception", "choose the-forest")
    assert (t.where("flora"), t.power(1)) == ("the-forest", 3)


@pytest.mark.card("jafar/deception")
@pytest.mark.rule("DV-25b", "DV-22a")
def test_without_a_fate_card_there_is_no_deception() -> None:
    assert john_acts(["deception"], ITEMS | {"rest": "box"}).actor == 1


@pytest.mark.card("jafar/deception", "jafar/manipulation")
@pytest.mark.rule("DV-21")
def test_his_conditions_cannot_be_played_in_his_own_turn() -> None:
    t = acting(
        pawn=OASIS, hand=["deception", "manipulation"], oasis=["snake-staff", "scarab-pendant"]
    )
    assert t.why_not("deception") == "condition.DV-21"
    assert not t.can("play manipulation")


@pytest.mark.card("jafar/manipulation")
@pytest.mark.rule("DV-50a")
def test_manipulation_takes_any_card_back_for_all_to_see() -> None:
    t = john_acts(["manipulation"], ALLIES, discard=["hypnotize", "magic-lamp"])
    t.do("play manipulation")
    assert (t.actor, t.options) == (0, ["choose hypnotize", "choose magic-lamp"])
    t.do("choose hypnotize")
    assert (t.hand(), t.discard()) == (["hypnotize"], ["magic-lamp", "manipulation"])
    assert t.view(1)["seats"][0]["hand"] == ["hypnotize"]


@pytest.mark.card("jafar/manipulation")
@pytest.mark.rule("DV-50a")
def test_the_card_stays_known_until_it_leaves_the_hand() -> None:
    t = john_acts(["manipulation"], ALLIES, discard=["iago", "scrying"])
    t.do("play manipulation", "choose iago", "end-turn", f"move-pawn {STREETS}", "end-turn")
    assert t.view(1)["seats"][0]["hand"] == ["iago", None, None, None]
    t.do("move-pawn sherwood-forest", "end-turn", f"move-pawn {OASIS}")
    t.do("end-turn", "move-pawn the-jail", "end-turn", f"move-pawn {STREETS}", "discard")
    t.do("choose iago", "done")
    assert t.view(1)["seats"][0]["hand"] == 3


@pytest.mark.card("jafar/manipulation")
@pytest.mark.rule("DV-44")
def test_manipulation_cannot_take_itself() -> None:
    assert john_acts(["manipulation"], ALLIES).actor == 1
    t = john_acts(["manipulation", "manipulation"], ALLIES, discard=["scrying"])
    t.do("play manipulation")
    assert (t.hand(), t.actor) == (["manipulation", "scrying"], 0)
    assert t.do("play manipulation").hand() == ["manipulation", "scrying"]


@pytest.mark.card("jafar/manipulation")
@pytest.mark.rule("DV-45")
def test_two_manipulations_do_not_bring_each_other_back_for_ever() -> None:
    t = john_acts(["manipulation", "manipulation"], ALLIES, discard=["scrying"])
    t.do("play manipulation", "play manipulation")
    assert (t.actor, t.hand()) == (1, ["manipulation", "scrying"])
    t.do("end-turn")
    assert (t.actor, t.can("play manipulation")) == (0, True)


@pytest.mark.card("jafar/manipulation")
def test_two_allies_are_not_enough() -> None:
    two = {"nottingham": ["rhino-guards", "nutsy"]}
    assert john_acts(["manipulation"], two, discard=["scrying"]).actor == 1


def fate(*cards: str, **described: Any) -> Played:
    """Maleficent turns over Jafar's next fate cards and takes the first of the two."""
    edition = described.pop("edition", "current")
    after = [*cards, "sultan"] if len(cards) == 1 else [*cards]
    mine = jafar(**{"locked": [], "fate": after, **described})
    t = table(mine, maleficent(pawn="forbidden-mountains"), turn=1, edition=edition).do("fate 0")
    return t.do(f"choose {cards[0]}") if t.prompt == "choose-fate" else t
