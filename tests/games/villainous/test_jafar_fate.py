"""Jafar's fate cards, hypnotised Heroes, stolen Items, and how he wins."""

from typing import Any

import pytest

from tests.games.villainous.tables import (
    Played,
    captain_hook,
    hypnotized,
    jafar,
    maleficent,
    on,
    table,
)

PALACE = "sultans-palace"
STREETS = "streets-of-agrabah"
OASIS = "oasis"
CAVE = "cave-of-wonders"
WON = {"sultans_palace": ["magic-lamp"], "oasis": [hypnotized("genie")]}
"""Jafar's objective, laid out."""


def acting(**described: Any) -> Played:
    """Jafar's turn, after the move; the Cave is unlocked unless the test says otherwise."""
    edition = described.pop("edition", "current")
    return table(jafar(**{"locked": [], **described}), maleficent(), edition=edition)


def fate(*cards: str, **described: Any) -> Played:
    """Maleficent turns over Jafar's next fate cards and takes the first of the two."""
    edition = described.pop("edition", "current")
    after = [*cards, "sultan"] if len(cards) == 1 else [*cards]
    mine = jafar(**{"locked": [], "fate": after, **described})
    t = table(mine, maleficent(pawn="forbidden-mountains"), turn=1, edition=edition).do("fate 0")
    return t.do(f"choose {cards[0]}") if t.prompt == "choose-fate" else t


def hypnotizing(hero: str, power: int, **described: Any) -> Played:
    """Jafar plays Hypnotize in the Streets of Agrabah, and chooses a Hero if he is asked."""
    described = {"pawn": STREETS, "hand": ["hypnotize"], **described}
    t = acting(power=power, **described).do("play hypnotize")
    return t.do(f"choose {hero}") if t.prompt == "choose-hero" else t


# Hypnotize.


@pytest.mark.card("jafar/hypnotize")
@pytest.mark.rule("DV-71", "DV-21")
def test_a_hypnotized_hero_changes_sides_for_as_much_power_as_his_strength() -> None:
    t = hypnotizing("rajah", 5, oasis=["rajah", "abu"])
    assert t.seat(0)["realm"][OASIS] == {"top": ["abu"], "bottom": ["rajah"]}
    assert (t.power(), t.discard(), t.fate_discard()) == (1, ["hypnotize"], [])


@pytest.mark.card("jafar/hypnotize")
@pytest.mark.rule("DV-21")
def test_only_heroes_that_can_be_paid_are_offered() -> None:
    heroes = {"oasis": ["rajah", "abu"], "cave_of_wonders": ["sultan", "aladdin"]}
    t = acting(power=3, pawn=STREETS, hand=["hypnotize"], **heroes).do("play hypnotize")
    assert t.options == ["choose abu", "choose sultan"]
    t = acting(power=1, pawn=STREETS, hand=["hypnotize"], **heroes)
    assert t.why_not("hypnotize") == "cost.DV-21"


@pytest.mark.card("jafar/hypnotize")
def test_what_hypnotize_costs_is_told_by_hero() -> None:
    heroes = {"oasis": [on("abu", "wish")], "cave_of_wonders": ["sultan"]}
    t = acting(power=3, pawn=STREETS, hand=["hypnotize"], **heroes)
    told = t.state.notes(0)["costs"]["hypnotize"]
    assert (told["now"], told["by_card"]) == (2, {"abu": 4, "sultan": 2})


@pytest.mark.card("jafar/hypnotize")
@pytest.mark.rule("DV-22", "DV-55")
def test_hypnotize_needs_a_hero_within_reach() -> None:
    t = acting(power=9, pawn=STREETS, hand=["hypnotize"])
    assert t.why_not("hypnotize") == "nothing-to-choose.DV-22"
    t = acting(power=9, pawn=STREETS, hand=["hypnotize"], cave_of_wonders=["abu"], locked=[CAVE])
    assert t.why_not("hypnotize") == "nothing-to-choose.DV-22"


@pytest.mark.card("jafar/hypnotize")
def test_a_hero_of_strength_0_is_hypnotized_for_nothing() -> None:
    laid = {"streets_of_agrabah": ["giant-hourglass", "abu"], "hand": ["hypnotize"]}
    t = acting(pawn=OASIS, **laid).do("activate giant-hourglass", "play hypnotize")
    assert (t.power(), t.strength("abu")) == (0, 2)


@pytest.mark.card("jafar/hypnotize/strength")
@pytest.mark.rule("DV-71")
def test_the_hypnotized_hero_has_the_printed_strength_and_no_ability() -> None:
    t = hypnotizing("genie", 8, oasis=["genie", "magic-lamp"])
    assert (t.power(), t.strength("genie")) == (0, 6)
    t = hypnotizing("rajah", 6, oasis=["rajah"], cave_of_wonders=["princess-jasmine"])
    assert (t.power(), t.strength("rajah")) == (0, 4)


@pytest.mark.card("jafar/hypnotize", "jafar/wish")
@pytest.mark.rule("DV-71")
def test_the_hypnotized_hero_loses_his_items() -> None:
    t = hypnotizing("abu", 6, oasis=[on("abu", "wish", "wish")])
    assert (t.fate_discard(), t.attached("abu"), t.strength("abu")) == (["wish", "wish"], [], 2)


@pytest.mark.card("jafar/hypnotize/defeat")
@pytest.mark.rule("DV-71", "DV-45")
def test_to_hypnotize_is_to_defeat() -> None:
    evil = maleficent(hand=["malice"], the_forest=["guards"])
    mine = jafar(power=4, pawn=STREETS, hand=["hypnotize"], oasis=["rajah"], locked=[])
    t = table(mine, evil).do("play hypnotize")
    assert (t.actor, t.options) == (1, ["play malice", "pass"])
    assert t.do("play malice").fate_discard(1) == ["guards"]


@pytest.mark.card("jafar/hypnotize/defeat")
@pytest.mark.rule("DV-45")
def test_the_strength_that_counts_is_the_one_he_had() -> None:
    evil = maleficent(hand=["malice"], the_forest=["guards"])
    mine = {"pawn": STREETS, "hand": ["hypnotize"], "locked": []}
    t = table(jafar(power=4, oasis=[on("abu", "wish")], **mine), evil).do("play hypnotize")
    assert t.actor == 1
    evil = maleficent(hand=["malice"], the_forest=["guards"])
    assert table(jafar(power=2, oasis=["abu"], **mine), evil).do("play hypnotize").actor == 0


@pytest.mark.card("jafar/hypnotize/french")
@pytest.mark.rule("DV-62", "DV-71")
def test_the_french_hypnotize_defeats_as_well() -> None:
    evil = maleficent(hand=["malice"], the_forest=["guards"])
    mine = jafar(power=4, pawn=STREETS, hand=["hypnotize"], oasis=["rajah"], locked=[])
    t = table(mine, evil, edition="french").do("play hypnotize")
    assert (t.actor, t.seat(0)["realm"][OASIS]["bottom"]) == (1, ["rajah"])


@pytest.mark.card("jafar/hypnotize", "jafar/carpet")
def test_hypnotize_is_told_to_everybody_as_a_defeat() -> None:
    t = hypnotizing("abu", 2, oasis=["abu"])
    (told,) = [event for event in t.heard(None) if event["event"] == "defeat"]
    assert (told["from"]["side"], told["to"]["side"]) == ("top", "bottom")


# Hypnotised Heroes as Allies.


@pytest.mark.rule("DV-71", "DV-9")
def test_a_hypnotized_hero_covers_nothing() -> None:
    t = acting(pawn=STREETS, hand=["hypnotize", "scimitar"], power=2, streets_of_agrabah=["abu"])
    assert not t.can("gain 1")
    t.do("play hypnotize")
    assert t.can("gain 1")


@pytest.mark.rule("DV-71", "DV-29", "DV-52")
def test_a_hypnotized_hero_fights_for_jafar_and_goes_to_the_fate_discard_pile() -> None:
    t = acting(pawn=PALACE, oasis=["rajah", hypnotized("genie", "scimitar")]).do("vanquish rajah")
    assert (t.at(OASIS), t.fate_discard(), t.discard()) == ([], ["rajah", "genie"], ["scimitar"])


@pytest.mark.rule("DV-71")
def test_nobody_vanquishes_a_hypnotized_hero() -> None:
    t = acting(pawn=PALACE, oasis=[hypnotized("abu"), "razoul"])
    assert not t.can("vanquish abu")
    assert t.why_not("abu") == "no-symbol.DV-8"


@pytest.mark.rule("DV-71", "DV-27")
def test_a_hypnotized_hero_moves_as_an_ally() -> None:
    t = acting(pawn=CAVE, oasis=[hypnotized("genie", "scimitar")]).do("move genie")
    t.do(f"choose {STREETS}")
    assert t.seat(0)["realm"][STREETS]["bottom"] == [
        {"card": "genie", "attached": [{"card": "scimitar", "copy": 1}]}
    ]


@pytest.mark.rule("DV-71", "DV-45")
@pytest.mark.card("jafar/hypnotize/counts-as-an-ally")
def test_hypnotized_heroes_are_allies_for_the_conditions_of_others() -> None:
    evil = maleficent(hand=["tyranny"])
    mine = {"pawn": STREETS, "locked": []}
    three = {"oasis": [hypnotized("genie"), hypnotized("sultan"), "iago"]}
    t = table(jafar(**three, **mine), evil).do("gain 1")
    assert (t.actor, t.can("play tyranny")) == (1, True)
    two = {"oasis": [hypnotized("genie"), "sultan", "iago"]}
    assert table(jafar(**two, **mine), maleficent(hand=["tyranny"])).do("gain 1").actor == 0


@pytest.mark.card("jafar/crushing-blow/hypnotized")
@pytest.mark.rule("DV-71", "DV-51a")
def test_a_crushing_blow_may_strike_a_hypnotized_hero_who_is_not_defeated() -> None:
    t = fate("crushing-blow", oasis=[hypnotized("abu"), hypnotized("genie"), "rajah"])
    assert (t.where("abu"), t.where("genie"), t.told("defeat")) == ("fate_discard", OASIS, [])


@pytest.mark.card("jafar/narrow-escape")
@pytest.mark.rule("DV-71")
def test_a_lost_hypnotized_hero_comes_back_as_a_hero() -> None:
    t = acting(pawn=STREETS, hand=["necessary-sacrifice"], oasis=[hypnotized("sultan")])
    t.do("play necessary-sacrifice", "end-turn")
    t.play_by_a_card("narrow-escape", by=1).do(f"choose {OASIS}")
    assert t.seat(0)["realm"][OASIS] == {"top": ["sultan"], "bottom": []}


@pytest.mark.rule("DV-41", "DV-71")
def test_everything_that_changes_a_strength_is_counted_together() -> None:
    here = [on("genie", "wish", "wish"), "magic-lamp", "giant-hourglass"]
    t = acting(power=10, pawn=PALACE, hand=["hypnotize"], oasis=here)
    assert (t.strength("genie"), t.why_not("hypnotize")) == (12, "cost.DV-21")
    t.do("activate giant-hourglass")
    assert t.strength("genie") == 10
    t.do("play hypnotize")
    assert (t.power(), t.strength("genie"), t.fate_discard()) == (0, 6, ["wish", "wish"])


@pytest.mark.card("jafar/hypnotize/an-ally-of-4")
@pytest.mark.rule("DV-71", "DV-45")
def test_a_hypnotized_hero_is_a_strong_ally_for_the_conditions_of_others() -> None:
    mine = {"pawn": STREETS, "locked": []}
    his = captain_hook(hand=["cunning", "smee"])
    t = table(jafar(oasis=[hypnotized("rajah")], **mine), his).do("gain 1")
    assert (t.actor, t.can("play cunning")) == (1, True)
    for laid in ({"oasis": ["rajah"]}, {"oasis": [hypnotized("abu")]}):
        assert (
            table(jafar(**laid, **mine), captain_hook(hand=["cunning", "smee"])).do("gain 1").actor
            == 0
        )


@pytest.mark.card("jafar/deception/peter-pan")
@pytest.mark.rule("DV-51b", "DV-55")
def test_deception_that_turns_up_peter_pan_sends_him_to_his_tree() -> None:
    his = captain_hook(jolly_roger=["cannon", "hooks-case"], fate=["peter-pan"], pawn="jolly-roger")
    t = table(jafar(hand=["deception"]), his, turn=1).do("gain 1")
    t.do("play deception")
    assert (t.where("peter-pan"), t.seat(1)["locked"]) == ("hangmans-tree", ["hangmans-tree"])


# Fate cards.


@pytest.mark.card("jafar/abu", "jafar/aladdin")
@pytest.mark.rule("DV-72")
@pytest.mark.parametrize("thief", ["abu", "aladdin"])
def test_a_thief_may_take_an_item_where_he_is_played(thief: str) -> None:
    here = [on("razoul", "scimitar"), "snake-staff"]
    t = fate(thief, oasis=here, sultans_palace=["scarab-pendant"]).do(f"choose {OASIS}")
    assert (t.actor, t.options) == (1, ["choose scimitar", "choose snake-staff", "pass"])
    t.do("choose snake-staff")
    assert (t.attached(thief), t.at(OASIS)) == (
        ["snake-staff"],
        [thief, "snake-staff", "razoul", "scimitar"],
    )


@pytest.mark.card("jafar/abu", "jafar/aladdin")
@pytest.mark.parametrize("thief", ["abu", "aladdin"])
def test_a_thief_may_leave_it_and_elsewhere_there_is_nothing(thief: str) -> None:
    t = fate(thief, oasis=["snake-staff"]).do(f"choose {OASIS}", "pass")
    assert (t.attached(thief), t.at(OASIS)) == ([], [thief, "snake-staff"])
    t = fate(thief, oasis=["snake-staff"]).do(f"choose {PALACE}")
    assert t.prompt == "choose-action"


@pytest.mark.card("jafar/aladdin", "jafar/wish")
def test_a_thief_takes_no_wish_but_what_the_other_thief_holds() -> None:
    t = fate("aladdin", oasis=[on("abu", "wish", "magic-lamp")]).do(f"choose {OASIS}")
    assert t.options == ["choose magic-lamp", "pass"]
    t.do("choose magic-lamp")
    assert (t.attached("aladdin"), t.attached("abu")) == (["magic-lamp"], ["wish"])


@pytest.mark.card("jafar/abu/french", "jafar/aladdin/french")
@pytest.mark.rule("DV-62", "DV-72")
@pytest.mark.parametrize("thief", ["abu", "aladdin"])
def test_the_french_thieves_must_steal_and_give_back_what_they_stole(thief: str) -> None:
    t = fate(thief, edition="french", oasis=["snake-staff"]).do(f"choose {OASIS}")
    assert (t.attached(thief), t.prompt) == (["snake-staff"], "choose-action")
    t = fate(thief, edition="french", oasis=["snake-staff"]).do(f"choose {PALACE}")
    assert (t.at(PALACE), t.prompt) == ([thief], "choose-action")
    here = [on(thief, "snake-staff"), hypnotized("genie")]
    t = acting(edition="french", pawn=PALACE, oasis=here).do(f"vanquish {thief}")
    assert t.at(OASIS) == ["snake-staff"]


@pytest.mark.card("jafar/abu", "jafar/aladdin")
@pytest.mark.rule("DV-72", "DV-51a")
@pytest.mark.parametrize("thief", ["abu", "aladdin"])
def test_the_item_is_back_where_the_thief_is_defeated(thief: str) -> None:
    laid = {"pawn": PALACE, "oasis": [on(thief, "magic-lamp"), hypnotized("genie")]}
    t = acting(**laid).do(f"vanquish {thief}")
    assert (t.at(OASIS), t.discard()) == (["magic-lamp"], [])
    assert t.told("detach", 1) == ["magic-lamp"]


@pytest.mark.card("jafar/hypnotize/stolen-item", "jafar/abu")
@pytest.mark.rule("DV-71", "DV-72")
def test_the_item_is_back_where_the_thief_is_hypnotized() -> None:
    t = hypnotizing("abu", 2, sultans_palace=[on("abu", "magic-lamp")])
    assert t.seat(0)["realm"][PALACE]["bottom"] == ["magic-lamp", "abu"]
    assert t.state.notes(None)["seats"][0]["goals"][0] == ["lamp-at-the-palace", 1, 1]


@pytest.mark.card("jafar/aladdin/scimitar", "jafar/scimitar")
@pytest.mark.rule("DV-72", "DV-41")
def test_a_stolen_scimitar_makes_nobody_stronger_and_is_discarded_in_the_end() -> None:
    t = fate("aladdin", oasis=[on("razoul", "scimitar")]).do(f"choose {OASIS}", "choose scimitar")
    assert (t.strength("aladdin"), t.strength("razoul")) == (4, 3)
    assert t.state.notes(None)["seats"][0]["strengths"]["aladdin"]["parts"] == [["printed", 4]]
    t = acting(pawn=PALACE, oasis=[on("aladdin", "scimitar"), hypnotized("genie")])
    assert t.do("vanquish aladdin").discard() == ["scimitar"]
    t = hypnotizing("aladdin", 4, oasis=[on("aladdin", "scimitar"), "iago"])
    assert (t.power(), sorted(t.discard())) == (0, ["hypnotize", "scimitar"])


@pytest.mark.card("jafar/abu")
@pytest.mark.rule("DV-72", "DV-22b")
def test_jafar_cannot_use_a_stolen_item() -> None:
    laid = {"power": 3, "pawn": OASIS, "discard": ["hypnotize"]}
    t = acting(sultans_palace=[on("abu", "snake-staff")], **laid)
    assert not t.can("activate snake-staff")
    assert t.why_not("snake-staff") == "forbidden-by-card.DV-51"
    t = acting(sultans_palace=[on("abu", "giant-hourglass")], **laid)
    assert not t.can("activate giant-hourglass")
    t = acting(pawn=CAVE, oasis=[on("abu", "magic-lamp")])
    assert not t.can("move magic-lamp")


@pytest.mark.card("jafar/abu", "jafar/crushing-blow")
@pytest.mark.rule("DV-72", "DV-51a", "DV-49")
def test_a_thief_who_is_found_or_discarded_gives_nothing_back() -> None:
    laid = {"power": 4, "hand": ["magic-lamp"], "oasis": [on("genie", "scimitar", "snake-staff")]}
    t = acting(pawn=CAVE, **laid).do("play magic-lamp")
    assert (t.at(CAVE), t.discard()) == (["genie", "magic-lamp"], ["scimitar", "snake-staff"])


@pytest.mark.card("jafar/carpet")
def test_carpet_must_be_defeated_before_any_other_hero() -> None:
    laid = {"oasis": ["carpet", "razoul"], "streets_of_agrabah": ["abu", "palace-guard"]}
    t = acting(power=9, pawn=PALACE, **laid)
    assert (t.can("vanquish carpet"), t.can("vanquish abu")) == (True, False)
    assert t.why_not("abu") == "cannot-be-defeated.DV-51"
    assert t.do("vanquish carpet").where("carpet") == "fate_discard"


@pytest.mark.card("jafar/carpet", "jafar/hypnotize", "jafar/a-snake-am-i")
def test_carpet_protects_against_every_kind_of_defeat() -> None:
    laid = {"oasis": ["carpet"], "streets_of_agrabah": ["abu"]}
    t = acting(power=9, pawn=STREETS, hand=["hypnotize", "a-snake-am-i"], **laid)
    assert t.why_not("a-snake-am-i") == "nothing-to-choose.DV-22"
    t.do("play hypnotize")
    assert t.seat(0)["realm"][OASIS]["bottom"] == ["carpet"]


@pytest.mark.card("jafar/carpet")
@pytest.mark.rule("DV-46", "DV-71")
def test_carpet_protects_from_behind_a_lock_but_not_when_hypnotized() -> None:
    laid = {"pawn": PALACE, "streets_of_agrabah": ["abu", "palace-guard"]}
    assert not acting(cave_of_wonders=["carpet"], locked=[CAVE], **laid).can("vanquish abu")
    assert acting(oasis=[hypnotized("carpet")], **laid).can("vanquish abu")


@pytest.mark.card("jafar/genie")
def test_genie_is_stronger_beside_the_lamp() -> None:
    assert acting(oasis=["genie", "magic-lamp"]).strength("genie") == 8
    assert acting(oasis=["genie"], sultans_palace=["magic-lamp"]).strength("genie") == 6
    assert acting(oasis=["genie", on("abu", "magic-lamp")]).strength("genie") == 8
    assert acting(oasis=[hypnotized("genie"), "magic-lamp"]).strength("genie") == 6


@pytest.mark.card("jafar/princess-jasmine")
@pytest.mark.rule("DV-10", "DV-71")
@pytest.mark.parametrize(
    ("laid", "drawn"),
    [
        ({"oasis": ["princess-jasmine"]}, 3),
        ({"oasis": [hypnotized("princess-jasmine")]}, 4),
        ({"cave_of_wonders": ["princess-jasmine"], "locked": [CAVE]}, 3),
    ],
)
def test_with_jasmine_there_jafar_draws_up_to_three(laid: dict[str, Any], drawn: int) -> None:
    assert len(acting(**laid).do("end-turn").hand()) == drawn


@pytest.mark.card("jafar/princess-jasmine/scarab-pendant", "jafar/scarab-pendant")
@pytest.mark.rule("DV-10", "DV-62")
@pytest.mark.parametrize("edition", ["current", "french"])
def test_jasmine_and_the_pendant_cancel_each_other_out(edition: str) -> None:
    laid = {"edition": edition, "oasis": ["princess-jasmine", "scarab-pendant"]}
    assert len(acting(**laid).do("end-turn").hand()) == 4
    four = ["palace-guard", "palace-guard", "iago", "razoul"]
    assert len(acting(hand=four, **laid).do("end-turn").hand()) == 4
    assert len(acting(hand=[*four, "gazeem"], **laid).do("end-turn").hand()) == 5
    assert acting(**laid).state.notes(None)["seats"][0]["hand_limit"] == 4


@pytest.mark.card("jafar/rajah")
def test_rajah_is_stronger_while_jasmine_is_in_the_realm() -> None:
    assert acting(oasis=["rajah"]).strength("rajah") == 4
    assert acting(oasis=["rajah"], sultans_palace=["princess-jasmine"]).strength("rajah") == 6
    hers = [hypnotized("princess-jasmine")]
    assert acting(oasis=["rajah"], sultans_palace=hers).strength("rajah") == 6
    assert acting(oasis=[hypnotized("rajah"), "princess-jasmine"]).strength("rajah") == 4


@pytest.mark.card("jafar/sultan")
def test_palace_guards_are_of_no_use_against_the_sultan() -> None:
    t = acting(pawn=PALACE, oasis=["sultan", "palace-guard", "palace-guard"])
    assert not t.can("vanquish sultan")
    t = acting(pawn=PALACE, oasis=["sultan", "palace-guard", "razoul"]).do("vanquish sultan")
    assert (t.discard(), t.at(OASIS)) == (["razoul"], ["palace-guard"])


@pytest.mark.card("jafar/sultan")
def test_palace_guards_fight_everybody_else() -> None:
    t = acting(pawn=PALACE, oasis=["abu", "sultan", "palace-guard"]).do("vanquish abu")
    assert (t.discard(), t.at(OASIS)) == (["palace-guard"], ["sultan"])


@pytest.mark.card("jafar/wish")
@pytest.mark.rule("DV-43")
def test_a_wish_makes_its_hero_stronger_and_needs_one() -> None:
    t = fate("wish", oasis=[on("abu", "wish")])
    assert (t.attached("abu"), t.strength("abu")) == (["wish", "wish"], 6)
    t = fate("wish", "sultan", oasis=[hypnotized("abu")])
    assert t.do(f"choose {OASIS}").fate_discard() == ["wish"]


@pytest.mark.card("jafar/crushing-blow")
def test_a_crushing_blow_discards_an_ally_of_strength_3_or_less() -> None:
    allies = {"oasis": [on("razoul", "scimitar"), "palace-guard"], "sultans_palace": ["iago"]}
    t = fate("crushing-blow", **allies)
    assert (t.actor, t.options) == (1, ["choose iago", "choose palace-guard"])
    assert t.do("choose iago").discard() == ["iago"]


@pytest.mark.card("jafar/crushing-blow")
@pytest.mark.rule("DV-22", "DV-55")
def test_without_such_an_ally_there_is_no_crushing_blow() -> None:
    t = fate("crushing-blow", "sultan", oasis=[hypnotized("rajah")]).do(f"choose {OASIS}")
    assert t.fate_discard() == ["crushing-blow"]
    t = fate("crushing-blow", "sultan", cave_of_wonders=["iago"], locked=[CAVE])
    assert t.do(f"choose {OASIS}").fate_discard() == ["crushing-blow"]


@pytest.mark.card("jafar/narrow-escape")
def test_a_narrow_escape_plays_a_hero_from_the_fate_discard_pile() -> None:
    t = fate(
        "narrow-escape",
        "wish",
        fate_discard=["genie", "treachery", "abu"],
        oasis=["scarab-pendant"],
    )
    assert (t.actor, t.options) == (1, ["choose genie", "choose abu"])
    t.do("choose abu", f"choose {OASIS}", "choose scarab-pendant")
    assert t.attached("abu") == ["scarab-pendant"]
    assert t.fate_discard() == ["genie", "treachery", "wish", "narrow-escape"]


@pytest.mark.card("jafar/narrow-escape")
@pytest.mark.rule("DV-25a")
def test_the_other_card_of_the_same_fate_action_may_escape() -> None:
    t = fate("narrow-escape", "sultan").do(f"choose {OASIS}")
    assert (t.at(OASIS), t.fate_discard()) == (["sultan"], ["narrow-escape"])


@pytest.mark.card("jafar/narrow-escape")
@pytest.mark.rule("DV-25")
def test_without_a_hero_there_nobody_escapes() -> None:
    t = fate("narrow-escape", "wish", fate_discard=["treachery"])
    assert (t.fate_discard(), t.prompt) == (["treachery", "narrow-escape", "wish"], "choose-action")


@pytest.mark.card("jafar/treachery")
@pytest.mark.parametrize(("had", "left"), [(5, 3), (2, 0), (1, 0)])
def test_treachery_costs_jafar_two_power_or_what_he_has(had: int, left: int) -> None:
    assert fate("treachery", power=had).power() == left


@pytest.mark.card("jafar/treachery/french")
@pytest.mark.rule("DV-62", "DV-22")
def test_the_french_treachery_takes_what_there_is_too() -> None:
    assert fate("treachery", edition="french", power=1).power() == 0
    assert fate("treachery", edition="french", power=5).power() == 3


@pytest.mark.card("jafar/treachery")
@pytest.mark.rule("DV-22", "DV-25")
def test_there_is_no_treachery_against_who_has_nothing() -> None:
    assert fate("treachery", "sultan").do(f"choose {OASIS}").fate_discard() == ["treachery"]


# The Cave, and how he wins.


@pytest.mark.rule("DV-2", "DV-55")
def test_the_cave_is_locked_at_the_start() -> None:
    t = table(jafar(pawn=PALACE), maleficent(), phase="move")
    assert t.options == [f"move-pawn {STREETS}", f"move-pawn {OASIS}"]
    assert t.why_not_to(CAVE) == "locked.DV-55"


def starting(**described: Any) -> Played:
    return table(jafar(**{"locked": [], **described}), maleficent(), phase="start")


@pytest.mark.rule("DV-60", "DV-71")
def test_jafar_wins_at_the_start_of_his_turn() -> None:
    t = starting(**WON)
    assert (t.over, t.winners) == (True, (0,))


@pytest.mark.card("jafar/genie/anywhere", "jafar/magic-lamp/order")
@pytest.mark.rule("DV-60")
@pytest.mark.parametrize("place", ["sultans_palace", "streets_of_agrabah", "cave_of_wonders"])
def test_genie_may_be_anywhere_the_lamp_may_not(place: str) -> None:
    laid: dict[str, Any] = {"sultans_palace": ["magic-lamp"]}
    laid[place] = [*laid.get(place, []), hypnotized("genie")]
    assert starting(**laid).winners == (0,)
    laid = {"oasis": ["magic-lamp"], place: [hypnotized("genie")]}
    assert not starting(**laid).over


@pytest.mark.card("jafar/magic-lamp/order")
@pytest.mark.rule("DV-60")
def test_the_lamp_may_come_to_the_palace_after_genie_was_hypnotized() -> None:
    laid = {"power": 1, "pawn": OASIS, "used": ["bottom-1"], "oasis": [hypnotized("genie")]}
    t = acting(streets_of_agrabah=["iago", "magic-lamp"], **laid)
    t.do("activate iago", f"choose {PALACE}")
    assert not t.over
    t.do("end-turn", "move-pawn the-forest", "end-turn")
    assert t.winners == (0,)


@pytest.mark.rule("DV-60", "DV-72")
def test_a_stolen_lamp_or_a_free_genie_is_not_enough() -> None:
    lamp, genie = WON["sultans_palace"], WON["oasis"]
    assert not starting(sultans_palace=lamp, oasis=["genie"]).over
    assert not starting(sultans_palace=[on("abu", "magic-lamp")], oasis=genie).over
    assert not starting(sultans_palace=lamp, oasis=[hypnotized("rajah")]).over


@pytest.mark.rule("DV-60", "DV-71")
def test_it_is_looked_at_when_his_turn_begins_not_before() -> None:
    mine = {"power": 8, "pawn": STREETS, "hand": ["hypnotize"], "sultans_palace": ["magic-lamp"]}
    t = acting(oasis=["genie"], **mine).do("play hypnotize")
    assert not t.over
    t.do("end-turn", "move-pawn the-forest", "end-turn")
    assert (t.over, t.winners) == (True, (0,))


@pytest.mark.rule("DV-71")
def test_only_jafars_heroes_can_be_laid_on_the_lower_side() -> None:
    from skulduggery.engine.decision import Refused

    with pytest.raises(Refused, match="only lie on the upper side"):
        table(jafar(), maleficent(the_forest=[hypnotized("flora")]))
    with pytest.raises(Refused, match="cannot be attached"):
        acting(oasis=[hypnotized("genie", "wish")])
