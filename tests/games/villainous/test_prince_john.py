"""Prince John's cards, one after another: what each does, and what players have asked about it."""

from typing import Any

import pytest

from tests.games.villainous.tables import Played, maleficent, on, prince_john, table

SHERWOOD = "sherwood-forest"
CHURCH = "friar-tucks-church"
NOTTINGHAM = "nottingham"
JAIL = "the-jail"
EVERYWHERE = [f"choose {place}" for place in (SHERWOOD, CHURCH, NOTTINGHAM, JAIL)]


def fate(*cards: str, **described: Any) -> Played:
    """Maleficent turns over Prince John's next fate cards and takes the first of the two."""
    edition = described.pop("edition", "current")
    after = [*cards, "skippy"] if len(cards) == 1 else [*cards]
    john = prince_john(fate=after, **described)
    t = table(john, maleficent(pawn="forbidden-mountains"), turn=1, edition=edition).do("fate 0")
    return t.do(f"choose {cards[0]}") if t.prompt == "choose-fate" else t


def acting(**described: Any) -> Played:
    """Prince John's turn, after the move."""
    edition = described.pop("edition", "current")
    return table(prince_john(**described), maleficent(), edition=edition)


def moving(**described: Any) -> Played:
    """Prince John's turn, before the move."""
    edition = described.pop("edition", "current")
    return table(prince_john(**described), maleficent(), phase="move", edition=edition)


def starting(**described: Any) -> Played:
    """Prince John's turn, from its very start."""
    edition = described.pop("edition", "current")
    return table(prince_john(**described), maleficent(), phase="start", edition=edition)


# Allies.


@pytest.mark.card("prince-john/rhino-guards")
def test_rhino_guards_are_just_strong() -> None:
    t = acting(power=3, pawn=JAIL, hand=["rhino-guards"], nottingham=["robin-hood"])
    t.do("play rhino-guards", f"choose {NOTTINGHAM}")
    assert (t.strength("rhino-guards"), t.power()) == (4, 0)


@pytest.mark.card("prince-john/wolf-archers")
@pytest.mark.parametrize("place", ["sherwood_forest", "friar_tucks_church", "nottingham"])
def test_wolf_archers_shoot_at_their_own_location_and_the_next(place: str) -> None:
    realm = {"friar_tucks_church": ["toby"]}
    realm[place] = [*realm.get(place, []), "wolf-archers"]
    t = acting(pawn=NOTTINGHAM, **realm).do("vanquish toby")
    assert (t.where("toby"), t.discard()) == ("fate", ["wolf-archers"])


@pytest.mark.card("prince-john/wolf-archers")
def test_wolf_archers_do_not_shoot_further() -> None:
    t = acting(pawn=NOTTINGHAM, friar_tucks_church=["toby"], the_jail=["wolf-archers"])
    assert not t.can("vanquish toby")


@pytest.mark.card("prince-john/wolf-archers")
def test_wolf_archers_join_those_who_stand_beside_the_hero() -> None:
    realm = {"sherwood_forest": ["wolf-archers"], "friar_tucks_church": ["maid-marian", "nutsy"]}
    t = acting(pawn=NOTTINGHAM, rest="box", **realm).do("vanquish maid-marian")
    assert sorted(t.discard()) == ["nutsy", "wolf-archers"]


@pytest.mark.card("prince-john/wolf-archers")
def test_archers_elsewhere_have_the_strength_of_where_they_stand() -> None:
    t = acting(pawn=NOTTINGHAM, friar_tucks_church=["maid-marian"], rest="box",
               sherwood_forest=["wolf-archers", "nutsy"])  # fmt: skip
    assert t.do("vanquish maid-marian").discard() == ["wolf-archers"]


@pytest.mark.card("prince-john/wolf-archers")
@pytest.mark.rule("DV-55")
def test_archers_at_a_locked_location_do_not_shoot_out_of_it() -> None:
    realm = {"sherwood_forest": ["wolf-archers"], "friar_tucks_church": ["toby"]}
    assert not acting(pawn=NOTTINGHAM, locked=[SHERWOOD], **realm).can("vanquish toby")


@pytest.mark.card("prince-john/nutsy")
def test_nutsy_makes_the_other_allies_beside_him_stronger_by_one() -> None:
    t = acting(nottingham=["nutsy", "rhino-guards"], the_jail=["sir-hiss"])
    assert t.strength("rhino-guards") == 5
    assert t.strength("nutsy") == 2
    assert t.strength("sir-hiss") == 2


@pytest.mark.card("prince-john/trigger")
def test_trigger_makes_the_other_allies_beside_him_weaker_by_one() -> None:
    t = acting(nottingham=["trigger", "rhino-guards"], the_jail=["sir-hiss"])
    assert t.strength("rhino-guards") == 3
    assert t.strength("trigger") == 4
    assert t.strength("sir-hiss") == 2


@pytest.mark.card("prince-john/nutsy", "prince-john/trigger")
def test_nutsy_and_trigger_side_by_side() -> None:
    t = acting(nottingham=["nutsy", "trigger", "wolf-archers"])
    assert t.strength("nutsy") == 1
    assert t.strength("trigger") == 5
    assert t.strength("wolf-archers") == 2


@pytest.mark.card("prince-john/nutsy/french", "prince-john/trigger/french")
@pytest.mark.rule("DV-62")
def test_the_french_nutsy_and_trigger_count_themselves() -> None:
    t = acting(edition="french", nottingham=["nutsy", "sir-hiss"], the_jail=["trigger"])
    assert (t.strength("nutsy"), t.strength("sir-hiss")) == (3, 3)
    assert t.strength("trigger") == 3


@pytest.mark.card("prince-john/sheriff-of-nottingham")
@pytest.mark.rule("DV-6")
def test_the_sheriff_may_go_anywhere_before_the_pawn_and_earns_one_beside_heroes() -> None:
    t = starting(sherwood_forest=["sheriff-of-nottingham"], the_jail=["toby", "skippy"])
    assert t.options == [f"choose {CHURCH}", f"choose {NOTTINGHAM}", f"choose {JAIL}", "pass"]
    t.do(f"choose {JAIL}")
    assert (t.where("sheriff-of-nottingham"), t.power(), t.prompt) == (JAIL, 1, "move-pawn")


@pytest.mark.card("prince-john/sheriff-of-nottingham")
def test_the_sheriff_earns_nothing_where_no_hero_is_or_where_he_stays() -> None:
    here = ["sheriff-of-nottingham", "toby"]
    assert starting(sherwood_forest=here).do(f"choose {JAIL}").power() == 0
    assert starting(sherwood_forest=here).do("pass").power() == 0


@pytest.mark.card("prince-john/sheriff-of-nottingham", "prince-john/robin-hood")
def test_robin_hood_takes_what_the_sheriff_earns() -> None:
    t = starting(sherwood_forest=["sheriff-of-nottingham"], the_jail=["robin-hood"])
    assert t.do(f"choose {JAIL}").power() == 0


@pytest.mark.card("prince-john/sheriff-of-nottingham")
def test_the_sheriff_takes_along_what_he_carries() -> None:
    t = starting(sherwood_forest=[on("sheriff-of-nottingham", "golden-arrow")])
    assert t.do(f"choose {CHURCH}").at(CHURCH) == ["sheriff-of-nottingham", "golden-arrow"]


@pytest.mark.card("prince-john/sheriff-of-nottingham")
def test_the_sheriff_comes_after_the_check_for_victory() -> None:
    t = starting(power=20, sherwood_forest=["sheriff-of-nottingham"], the_jail=["toby"])
    assert t.winners == (0,)
    t = starting(power=19, sherwood_forest=["sheriff-of-nottingham"], the_jail=["toby"])
    assert not t.do(f"choose {JAIL}").over


@pytest.mark.card("prince-john/sheriff-of-nottingham/french")
@pytest.mark.rule("DV-62")
def test_the_french_sheriff_rides_once_a_turn_at_any_moment() -> None:
    realm = {"nottingham": ["skippy"], "the_jail": ["sheriff-of-nottingham"]}
    t = acting(edition="french", pawn=JAIL, **realm)
    t.do("gain 3", "activate sheriff-of-nottingham", f"choose {NOTTINGHAM}")
    assert (t.power(), t.where("sheriff-of-nottingham")) == (4, NOTTINGHAM)
    assert t.options == ["end-turn"]
    t = moving(edition="french", **realm)
    t.do("activate sheriff-of-nottingham", f"choose {CHURCH}")
    assert (t.power(), t.prompt, t.can("activate sheriff-of-nottingham")) == (0, "move-pawn", False)


@pytest.mark.card("prince-john/sheriff-of-nottingham/french")
def test_the_french_sheriff_rides_again_in_the_next_turn_to_another_location() -> None:
    here = [on("sheriff-of-nottingham", marks=["used-up"])]
    t = acting(edition="french", pawn=JAIL, the_jail=here)
    assert not t.can("activate sheriff-of-nottingham")
    t.do("end-turn", "move-pawn the-forest", "end-turn", "activate sheriff-of-nottingham")
    assert t.options == EVERYWHERE[:3]


@pytest.mark.card("prince-john/sheriff-of-nottingham/french")
@pytest.mark.rule("DV-55")
def test_the_french_sheriff_does_not_leave_a_locked_location() -> None:
    t = acting(edition="french", pawn=SHERWOOD, the_jail=["sheriff-of-nottingham"], locked=[JAIL])
    assert not t.can("activate sheriff-of-nottingham")


@pytest.mark.card("prince-john/sir-hiss")
def test_sir_hiss_gives_one_covered_action_back() -> None:
    t = acting(pawn=CHURCH, friar_tucks_church=["sir-hiss", "toby"], hand=["golden-arrow"])
    t.do("gain 2")
    assert t.power() == 2
    t = t.do("play golden-arrow")
    assert t.options == ["move sir-hiss", "end-turn"]


@pytest.mark.card("prince-john/sir-hiss")
def test_sir_hiss_gives_back_one_of_the_two_only() -> None:
    arrows = {"hand": ["golden-arrow", "warrant", "warrant"], "power": 2}
    t = acting(pawn=CHURCH, friar_tucks_church=["sir-hiss", "toby"], **arrows)
    t.do("play golden-arrow", "play warrant", f"choose {JAIL}")
    assert not t.can("play warrant")
    assert not t.can("gain 2")


@pytest.mark.card("prince-john/sir-hiss")
def test_sir_hiss_gives_back_one_only_at_the_first_location_too() -> None:
    here = ["sir-hiss", "toby"]
    t = acting(pawn=SHERWOOD, hand=["greed"], sherwood_forest=here).do("gain 1")
    assert t.options == ["fate 1", "end-turn"]
    t = acting(pawn=SHERWOOD, hand=["warrant", "nutsy"], sherwood_forest=here)
    assert t.do("discard", "choose warrant").options == ["fate 1", "end-turn"]


@pytest.mark.card("prince-john/sir-hiss")
@pytest.mark.rule("DV-8b")
def test_sir_hiss_gives_nothing_back_that_was_used_before_it_was_covered() -> None:
    t = acting(pawn=CHURCH, hand=["golden-arrow"], friar_tucks_church=["sir-hiss"]).do("gain 2")
    t.play_by_a_card("toby", by=1).do(f"choose {CHURCH}")
    assert not t.can("gain 2")


@pytest.mark.card("prince-john/sir-hiss")
def test_sir_hiss_gives_nothing_elsewhere_or_where_nothing_is_covered() -> None:
    t = acting(pawn=CHURCH, friar_tucks_church=["toby"], nottingham=["sir-hiss"])
    assert not t.can("gain 2")
    t = acting(pawn=CHURCH, friar_tucks_church=["sir-hiss"]).do("gain 2")
    assert not t.can("gain 2")
    t = acting(pawn=JAIL, the_jail=["sir-hiss", "toby"]).do("gain 3")
    assert t.options == ["end-turn"]


@pytest.mark.card("prince-john/sir-hiss")
def test_sir_hiss_helps_once_a_turn_whoever_comes() -> None:
    t = acting(pawn=NOTTINGHAM, nottingham=["sir-hiss", "toby", "rhino-guards"])
    t.do("gain 1", "vanquish toby", "choose rhino-guards", "done")
    assert t.options == ["fate 1", "end-turn"]
    t.play_by_a_card("skippy", by=1).do(f"choose {NOTTINGHAM}")
    assert t.options == ["end-turn"]


@pytest.mark.card("prince-john/sir-hiss")
def test_sir_hiss_helps_as_soon_as_he_is_there() -> None:
    t = acting(power=2, pawn=CHURCH, hand=["sir-hiss"], friar_tucks_church=["toby"])
    assert t.do("play sir-hiss", f"choose {CHURCH}").can("gain 2")


@pytest.mark.card("prince-john/sir-hiss")
def test_what_sir_hiss_gives_back_is_spent_last() -> None:
    t = acting(power=1, pawn=CHURCH, hand=["warrant"], friar_tucks_church=["sir-hiss", "toby"])
    t.do("play warrant", f"choose {JAIL}", "gain 2")
    assert t.power() == 2


@pytest.mark.card("prince-john/sir-hiss/french")
@pytest.mark.rule("DV-62")
def test_the_french_sir_hiss_helps_when_the_pawn_has_come_to_him() -> None:
    t = moving(edition="french", friar_tucks_church=["sir-hiss", "toby"])
    assert t.do(f"move-pawn {CHURCH}").can("gain 2")
    t = moving(edition="french", power=2, hand=["sir-hiss"], friar_tucks_church=["toby"])
    t.do(f"move-pawn {CHURCH}", "play sir-hiss", f"choose {CHURCH}")
    assert not t.can("gain 2")


@pytest.mark.card("prince-john/sir-hiss/french")
def test_that_the_pawn_came_to_the_french_sir_hiss_counts_for_one_turn() -> None:
    t = moving(edition="french", friar_tucks_church=["sir-hiss"]).do(f"move-pawn {CHURCH}")
    bottom = t.view(1)["seats"][0]["realm"][CHURCH]["bottom"]
    assert bottom == [{"card": "sir-hiss", "marks": ["arrived"]}]
    t.do("end-turn")
    assert t.view(1)["seats"][0]["realm"][CHURCH]["bottom"] == ["sir-hiss"]


@pytest.mark.card("prince-john/sir-hiss/french")
@pytest.mark.parametrize("marks", [["arrived"], []])
def test_the_french_sir_hiss_remembers_whether_the_pawn_has_come_to_him(marks: list[str]) -> None:
    here = [on("sir-hiss", marks=marks), "toby"]
    t = acting(edition="french", pawn=CHURCH, friar_tucks_church=here)
    assert t.can("gain 2") == (marks == ["arrived"])


# Items.


@pytest.mark.card("prince-john/warrant")
def test_every_warrant_pays_two_for_a_hero_played_there() -> None:
    t = fate("toby", nottingham=["warrant", "warrant"], the_jail=["warrant"])
    assert t.do(f"choose {NOTTINGHAM}").power() == 4


@pytest.mark.card("prince-john/warrant")
@pytest.mark.rule("DV-47")
def test_a_warrant_does_not_pay_for_a_hero_who_is_moved() -> None:
    t = acting(power=2, pawn=JAIL, hand=["imprison"], nottingham=["toby"], the_jail=["warrant"])
    t.do("play imprison")
    assert (t.where("toby"), t.power()) == (JAIL, 0)


@pytest.mark.card("prince-john/warrant", "prince-john/robin-hood")
def test_robin_hood_takes_one_of_each_warrant_his_own_included() -> None:
    t = fate("toby", nottingham=["warrant", "warrant"], the_jail=["robin-hood"])
    assert t.do(f"choose {NOTTINGHAM}").power() == 2
    assert fate("robin-hood", nottingham=["warrant"]).do(f"choose {NOTTINGHAM}").power() == 1


@pytest.mark.card("prince-john/warrant")
def test_a_warrant_does_not_pay_for_allies_or_fate_items() -> None:
    t = acting(power=2, pawn=JAIL, hand=["nutsy"], nottingham=["warrant"])
    assert t.do("play nutsy", f"choose {NOTTINGHAM}").power() == 0
    t = fate("clever-disguise", nottingham=["warrant", "toby"])
    assert (t.attached("toby"), t.power()) == (["clever-disguise"], 0)


@pytest.mark.card("prince-john/bow-and-arrows")
def test_bow_and_arrows_make_an_ally_stronger_by_one() -> None:
    t = acting(power=1, pawn=JAIL, hand=["bow-and-arrows"], nottingham=["nutsy"])
    t.do("play bow-and-arrows")
    assert (t.attached("nutsy"), t.strength("nutsy"), t.power()) == (["bow-and-arrows"], 3, 0)


@pytest.mark.card("prince-john/bow-and-arrows")
@pytest.mark.rule("DV-23")
def test_bow_and_arrows_need_an_ally() -> None:
    t = acting(power=1, pawn=JAIL, hand=["bow-and-arrows"], nottingham=["toby", "warrant"])
    assert not t.can("play bow-and-arrows")
    assert t.why_not("bow-and-arrows") == "no-bearer.DV-23"


@pytest.mark.card("prince-john/bow-and-arrows")
def test_bow_and_arrows_are_discarded_in_place_of_their_ally() -> None:
    t = acting(pawn=NOTTINGHAM, nottingham=["toby", on("nutsy", "bow-and-arrows")])
    t.do("vanquish toby")
    assert (t.at(NOTTINGHAM), t.discard()) == (["nutsy"], ["bow-and-arrows"])


@pytest.mark.card("prince-john/bow-and-arrows")
def test_of_two_bows_one_is_discarded() -> None:
    bows = on("nutsy", "bow-and-arrows", "bow-and-arrows")
    t = acting(pawn=NOTTINGHAM, nottingham=["toby", bows]).do("vanquish toby")
    assert t.at(NOTTINGHAM) == ["nutsy", "bow-and-arrows"]
    assert t.discard() == ["bow-and-arrows"]


@pytest.mark.card("prince-john/bow-and-arrows", "prince-john/golden-arrow")
def test_an_ally_whom_the_bow_saves_keeps_the_golden_arrow() -> None:
    armed = on("nutsy", "golden-arrow", "bow-and-arrows")
    t = acting(pawn=NOTTINGHAM, nottingham=["toby", armed]).do("vanquish toby")
    assert t.at(NOTTINGHAM) == ["nutsy", "golden-arrow"]
    assert t.power() == 2


@pytest.mark.card("prince-john/bow-and-arrows", "prince-john/wolf-archers")
def test_the_bow_saves_an_archer_where_he_stands() -> None:
    archers = [on("wolf-archers", "bow-and-arrows")]
    t = acting(pawn=NOTTINGHAM, sherwood_forest=archers, friar_tucks_church=["friar-tuck"])
    t.do("vanquish friar-tuck")
    assert (t.at(SHERWOOD), t.discard()) == (["wolf-archers"], ["bow-and-arrows"])


@pytest.mark.card("prince-john/bow-and-arrows")
def test_each_bow_saves_its_own_ally_only() -> None:
    here = ["robin-hood", on("nutsy", "bow-and-arrows"), "trigger"]
    t = acting(pawn=NOTTINGHAM, nottingham=here)
    t.do("vanquish robin-hood", "choose nutsy")
    assert t.at(NOTTINGHAM) == ["nutsy"]
    assert sorted(t.discard()) == ["bow-and-arrows", "trigger"]


@pytest.mark.card("prince-john/golden-arrow")
def test_the_golden_arrow_pays_two_when_its_ally_helps_to_defeat() -> None:
    t = acting(pawn=NOTTINGHAM, nottingham=["toby", on("nutsy", "golden-arrow")])
    t.do("vanquish toby")
    assert t.power() == 2
    assert sorted(t.discard()) == ["golden-arrow", "nutsy"]


@pytest.mark.card("prince-john/golden-arrow")
def test_the_golden_arrow_does_not_pay_when_its_ally_looks_on() -> None:
    here = ["toby", on("nutsy", "golden-arrow"), "rhino-guards"]
    t = acting(pawn=NOTTINGHAM, nottingham=here)
    t.do("vanquish toby", "choose rhino-guards", "done")
    assert t.power() == 0
    assert t.at(NOTTINGHAM) == ["nutsy", "golden-arrow"]


@pytest.mark.card("prince-john/golden-arrow")
@pytest.mark.rule("DV-23")
def test_the_golden_arrow_costs_nothing_and_needs_an_ally() -> None:
    t = acting(pawn=JAIL, hand=["golden-arrow"], nottingham=["nutsy", "toby"])
    assert t.do("play golden-arrow").attached("nutsy") == ["golden-arrow"]
    assert not acting(pawn=JAIL, hand=["golden-arrow"]).can("play golden-arrow")


@pytest.mark.card("prince-john/golden-arrow", "prince-john/robin-hood")
def test_robin_hood_lowers_the_golden_arrow_unless_it_was_he() -> None:
    here = ["toby", on("nutsy", "golden-arrow")]
    t = acting(pawn=NOTTINGHAM, nottingham=here, the_jail=["robin-hood"]).do("vanquish toby")
    assert t.power() == 1
    here = ["robin-hood", on("trigger", "golden-arrow", "bow-and-arrows")]
    t = acting(pawn=NOTTINGHAM, nottingham=here).do("vanquish robin-hood")
    assert t.power() == 2


@pytest.mark.card("prince-john/golden-arrow", "prince-john/maid-marian")
@pytest.mark.rule("DV-53")
def test_maid_marian_calls_robin_hood_before_the_golden_arrow_pays() -> None:
    here = ["maid-marian", on("rhino-guards", "golden-arrow")]
    t = acting(pawn=NOTTINGHAM, nottingham=here).do("vanquish maid-marian")
    assert (t.where("robin-hood"), t.power()) == (NOTTINGHAM, 1)


@pytest.mark.card("prince-john/king-richards-crown")
def test_beside_the_crown_all_his_cards_cost_one_less_wherever_they_go() -> None:
    crown = {"pawn": CHURCH, "friar_tucks_church": ["king-richards-crown"]}
    t = acting(power=2, hand=["rhino-guards"], **crown)
    assert t.do("play rhino-guards", f"choose {JAIL}").power() == 0
    t = acting(power=1, hand=["imprison"], nottingham=["toby"], **crown)
    assert t.do("play imprison").power() == 0
    t = acting(power=0, hand=["warrant"], **crown)
    assert t.do("play warrant", f"choose {JAIL}").where("king-richards-crown") == CHURCH


@pytest.mark.card("prince-john/king-richards-crown")
def test_the_crown_never_pays_and_does_not_help_from_afar() -> None:
    crown = {"friar_tucks_church": ["king-richards-crown"], "nottingham": ["nutsy"]}
    t = acting(power=1, pawn=CHURCH, hand=["golden-arrow"], **crown).do("play golden-arrow")
    assert t.power() == 1
    assert not acting(power=2, pawn=JAIL, hand=["rhino-guards"], **crown).can("play rhino-guards")


# Effects.


@pytest.mark.card("prince-john/beautiful-lovely-taxes")
def test_taxes_bring_one_for_each_hero_the_jailed_included() -> None:
    heroes = {"nottingham": ["toby", "skippy"], "the_jail": ["friar-tuck"]}
    t = acting(pawn=JAIL, hand=["beautiful-lovely-taxes"], **heroes)
    assert t.do("play beautiful-lovely-taxes").power() == 3


@pytest.mark.card("prince-john/beautiful-lovely-taxes", "prince-john/robin-hood")
def test_taxes_are_one_gain_for_robin_hood() -> None:
    heroes = {"nottingham": ["toby", "robin-hood"], "the_jail": ["friar-tuck"]}
    t = acting(pawn=JAIL, hand=["beautiful-lovely-taxes"], **heroes)
    assert t.do("play beautiful-lovely-taxes").power() == 2


@pytest.mark.card("prince-john/beautiful-lovely-taxes")
@pytest.mark.rule("DV-22")
def test_without_a_hero_there_are_no_taxes() -> None:
    assert not acting(pawn=JAIL, hand=["beautiful-lovely-taxes"]).can("play beautiful-lovely-taxes")


@pytest.mark.card("prince-john/beautiful-lovely-taxes")
@pytest.mark.rule("DV-55")
def test_heroes_at_a_locked_location_are_taxed() -> None:
    heroes = {"nottingham": ["toby"], "the_jail": ["skippy"]}
    t = acting(pawn=JAIL, hand=["beautiful-lovely-taxes"], locked=[NOTTINGHAM], **heroes)
    assert t.do("play beautiful-lovely-taxes").power() == 2


@pytest.mark.card("prince-john/imprison")
def test_imprison_takes_a_hero_from_anywhere_to_the_jail() -> None:
    heroes = {"sherwood_forest": [on("toby", "clever-disguise")], "nottingham": ["skippy"]}
    t = acting(power=2, pawn=JAIL, hand=["imprison"], the_jail=["friar-tuck"], **heroes)
    t.do("play imprison")
    assert t.options == ["choose toby", "choose skippy"]
    t.do("choose toby")
    assert t.at(JAIL) == ["friar-tuck", "toby", "clever-disguise"]
    assert t.power() == 0


@pytest.mark.card("prince-john/imprison", "prince-john/lady-kluck")
@pytest.mark.rule("DV-22")
def test_imprison_needs_a_hero_who_can_go_there() -> None:
    heroes = {"nottingham": ["lady-kluck"], "the_jail": ["toby"]}
    assert not acting(power=2, pawn=JAIL, hand=["imprison"], **heroes).can("play imprison")


@pytest.mark.card("prince-john/set-a-trap")
def test_set_a_trap_may_move_an_ally_anywhere_and_then_vanquishes() -> None:
    realm = {"sherwood_forest": ["rhino-guards"], "the_jail": ["friar-tuck"]}
    t = acting(power=1, pawn=JAIL, hand=["set-a-trap"], **realm).do("play set-a-trap")
    assert (t.where("friar-tuck"), t.discard()) == ("fate_discard", ["rhino-guards", "set-a-trap"])
    assert t.power() == 0


@pytest.mark.card("prince-john/set-a-trap/optional")
def test_only_the_move_of_set_a_trap_is_optional() -> None:
    realm = {"sherwood_forest": ["nutsy"], "the_jail": ["friar-tuck", "rhino-guards"]}
    t = acting(power=1, pawn=JAIL, hand=["set-a-trap"], **realm).do("play set-a-trap", "pass")
    assert t.where("friar-tuck") == "fate_discard"
    assert t.prompt == "choose-action"


@pytest.mark.card("prince-john/set-a-trap/optional")
def test_the_move_must_leave_a_vanquish_and_is_compulsory_where_it_makes_one() -> None:
    realm = {"sherwood_forest": ["trigger"], "nottingham": ["nutsy"], "the_jail": ["friar-tuck"]}
    t = acting(power=1, pawn=JAIL, hand=["set-a-trap"], **realm).do("play set-a-trap")
    assert not t.can("pass")
    assert t.where("trigger") == "discard"
    assert t.where("friar-tuck") == "fate_discard"


@pytest.mark.card("prince-john/set-a-trap/optional")
def test_who_alone_can_vanquish_is_not_trapped_away() -> None:
    realm = {"the_jail": ["friar-tuck", "rhino-guards"]}
    t = acting(power=1, pawn=JAIL, hand=["set-a-trap"], **realm).do("play set-a-trap")
    assert t.where("friar-tuck") == "fate_discard"


@pytest.mark.card("prince-john/set-a-trap/optional")
def test_an_ally_whose_help_is_needed_is_not_moved_away() -> None:
    here = ["friar-tuck", "nutsy", "sir-hiss"]
    t = acting(power=1, pawn=JAIL, hand=["set-a-trap"], nottingham=here).do("play set-a-trap")
    assert t.prompt == "choose-allies"


@pytest.mark.card("prince-john/set-a-trap")
@pytest.mark.rule("DV-22", "DV-55")
def test_set_a_trap_brings_nobody_to_a_locked_location() -> None:
    realm = {"the_jail": ["rhino-guards"], "nottingham": ["friar-tuck"]}
    assert acting(power=1, pawn=CHURCH, hand=["set-a-trap"], **realm).can("play set-a-trap")
    t = acting(power=1, pawn=CHURCH, hand=["set-a-trap"], locked=[NOTTINGHAM], **realm)
    assert not t.can("play set-a-trap")


@pytest.mark.card("prince-john/set-a-trap")
@pytest.mark.rule("DV-22")
def test_set_a_trap_needs_a_vanquish_to_be_possible() -> None:
    realm = {"sherwood_forest": ["nutsy"], "the_jail": ["friar-tuck"]}
    t = acting(power=1, pawn=JAIL, hand=["set-a-trap"], **realm)
    assert not t.can("play set-a-trap")
    assert t.why_not("set-a-trap") == "strength.DV-29"
    disguised = {"the_jail": [on("toby", "clever-disguise"), "rhino-guards"]}
    assert not acting(power=1, pawn=JAIL, hand=["set-a-trap"], **disguised).can("play set-a-trap")


@pytest.mark.card("prince-john/set-a-trap")
def test_the_helper_of_set_a_trap_may_stand_elsewhere_first() -> None:
    realm = {"sherwood_forest": ["nutsy"], "nottingham": ["maid-marian", "trigger"],
             "the_jail": ["skippy"]}  # fmt: skip
    t = acting(power=1, pawn=JAIL, hand=["set-a-trap"], rest="box", **realm)
    t.do("play set-a-trap", "choose nutsy", f"choose {JAIL}")
    assert t.options == ["choose maid-marian", "choose skippy"]
    t.do("choose skippy")
    assert t.at(JAIL) == []


@pytest.mark.card("prince-john/set-a-trap", "prince-john/wolf-archers")
def test_set_a_trap_vanquishes_with_all_its_rules() -> None:
    realm = {"sherwood_forest": ["wolf-archers"], "the_jail": ["toby"]}
    t = acting(power=1, pawn=JAIL, hand=["set-a-trap"], **realm).do("play set-a-trap")
    assert t.options == [f"choose {NOTTINGHAM}", f"choose {JAIL}"]
    assert t.do(f"choose {NOTTINGHAM}").discard() == ["wolf-archers", "set-a-trap"]


@pytest.mark.card("prince-john/set-a-trap/french")
@pytest.mark.rule("DV-62")
def test_the_french_trap_must_close_too() -> None:
    realm = {"sherwood_forest": ["nutsy"], "the_jail": ["friar-tuck", "rhino-guards"]}
    t = acting(edition="french", power=1, pawn=JAIL, hand=["set-a-trap"], **realm)
    assert t.do("play set-a-trap", "pass").where("friar-tuck") == "fate_discard"


@pytest.mark.card("prince-john/intimidation")
def test_the_allies_of_intimidation_stay() -> None:
    here = ["friar-tuck", on("rhino-guards", "golden-arrow", "bow-and-arrows")]
    t = acting(power=2, pawn=JAIL, hand=["intimidation"], nottingham=here)
    t.do("play intimidation")
    assert t.at(NOTTINGHAM) == ["rhino-guards", "golden-arrow", "bow-and-arrows"]
    assert (t.discard(), t.power()) == (["intimidation"], 2)


@pytest.mark.card("prince-john/intimidation")
@pytest.mark.rule("DV-22")
def test_intimidation_needs_a_vanquish_to_be_possible() -> None:
    t = acting(power=2, pawn=JAIL, hand=["intimidation"], nottingham=["friar-tuck", "nutsy"])
    assert not t.can("play intimidation")


@pytest.mark.card("prince-john/intimidation")
def test_intimidation_lets_him_choose_hero_and_allies() -> None:
    realm = {"nottingham": ["toby", "nutsy", "rhino-guards"], "the_jail": ["skippy", "trigger"]}
    t = acting(power=2, pawn=JAIL, hand=["intimidation"], **realm).do("play intimidation")
    assert t.options == ["choose toby", "choose skippy"]
    t.do("choose toby", "choose nutsy")
    assert (t.where("toby"), t.discard()) == ("fate", ["intimidation"])


# Conditions.


def meanwhile(
    hand: list[str], power: int = 0, edition: str = "current", **described: Any
) -> Played:
    """Maleficent with three Allies moves; Prince John holds these cards."""
    goons = maleficent(power=power, the_forest=["raven", "savage-goon", "cackling-goon"])
    john = prince_john(hand=hand, **described)
    return table(john, goons, turn=1, phase="move", edition=edition).do("move-pawn the-forest")


@pytest.mark.card("prince-john/cowardice")
def test_cowardice_brings_an_ally_for_nothing() -> None:
    t = meanwhile(["cowardice", "rhino-guards", "nutsy", "warrant"])
    assert (t.actor, t.options) == (0, ["play cowardice", "pass"])
    t.do("play cowardice")
    assert sorted(t.options) == ["choose nutsy", "choose rhino-guards"]
    t.do("choose rhino-guards", f"choose {JAIL}")
    assert (t.at(JAIL), t.power(), t.discard()) == (["rhino-guards"], 0, ["cowardice"])
    assert t.hand() == ["nutsy", "warrant"]


@pytest.mark.card("prince-john/cowardice")
@pytest.mark.rule("DV-22")
def test_cowardice_needs_an_ally_in_hand() -> None:
    assert meanwhile(["cowardice", "warrant"]).actor == 1
    assert meanwhile(["cowardice"], discard=["rhino-guards"]).actor == 1


@pytest.mark.card("prince-john/cowardice")
@pytest.mark.rule("DV-55")
def test_cowardice_needs_a_location_for_the_ally() -> None:
    assert meanwhile(["cowardice", "nutsy"], locked=[SHERWOOD, CHURCH, NOTTINGHAM]).actor == 0
    assert meanwhile(["cowardice", "nutsy"], locked=[SHERWOOD, CHURCH, NOTTINGHAM, JAIL]).actor == 1


@pytest.mark.card("prince-john/cowardice")
def test_cowardice_needs_three_allies_of_the_player_on_turn() -> None:
    goons = maleficent(the_forest=["raven", "savage-goon", "green-fire"])
    t = table(prince_john(hand=["cowardice", "nutsy"]), goons, turn=1, phase="move")
    assert t.do("move-pawn king-stefans-castle").actor == 1


@pytest.mark.card("prince-john/greed")
def test_greed_brings_three_when_the_player_on_turn_has_six() -> None:
    t = meanwhile(["greed"], power=6)
    assert t.options == ["play greed", "pass"]
    t.do("play greed")
    assert (t.power(0), t.power(1), t.discard()) == (3, 6, ["greed"])
    assert meanwhile(["greed"], power=5).actor == 1


@pytest.mark.card("prince-john/greed", "prince-john/robin-hood")
def test_robin_hood_lowers_greed() -> None:
    assert meanwhile(["greed"], power=6, the_jail=["robin-hood"]).do("play greed").power() == 2


@pytest.mark.card("prince-john/robin-hood/french")
@pytest.mark.rule("DV-62")
def test_the_french_robin_hood_lowers_greed_too() -> None:
    t = meanwhile(["greed"], edition="french", power=6, the_jail=["robin-hood"])
    assert t.do("play greed").power() == 2


# Heroes.


@pytest.mark.card("prince-john/alan-a-dale")
def test_alan_a_dale_makes_every_other_hero_stronger_by_one() -> None:
    t = acting(nottingham=["alan-a-dale", "toby"], the_jail=["robin-hood"])
    assert (t.strength("alan-a-dale"), t.strength("toby"), t.strength("robin-hood")) == (2, 3, 6)


@pytest.mark.card("prince-john/alan-a-dale")
@pytest.mark.rule("DV-73")
def test_a_jailed_alan_a_dale_still_sings() -> None:
    t = acting(pawn=NOTTINGHAM, the_jail=["alan-a-dale"], nottingham=["toby", "nutsy"])
    assert not t.can("vanquish toby")


@pytest.mark.card("prince-john/friar-tuck")
def test_friar_tuck_may_discard_the_warrants_there_and_then_they_pay_nothing() -> None:
    warrants = {"nottingham": ["warrant", "warrant"], "the_jail": ["warrant"]}
    t = fate("friar-tuck", **warrants).do(f"choose {NOTTINGHAM}")
    assert (t.actor, t.options) == (1, ["choose yes", "pass"])
    t.do("choose yes")
    assert (t.at(NOTTINGHAM), t.at(JAIL), t.power()) == (["friar-tuck"], ["warrant"], 0)
    t = fate("friar-tuck", **warrants).do(f"choose {NOTTINGHAM}", "pass")
    assert (t.at(NOTTINGHAM), t.power()) == (["friar-tuck", "warrant", "warrant"], 4)


@pytest.mark.card("prince-john/friar-tuck")
def test_friar_tuck_leaves_other_cards_alone() -> None:
    here = ["king-richards-crown", "nutsy"]
    t = fate("friar-tuck", nottingham=here).do(f"choose {NOTTINGHAM}")
    assert t.prompt == "choose-action"
    assert t.at(NOTTINGHAM) == ["friar-tuck", *here]


@pytest.mark.card("prince-john/friar-tuck/french")
@pytest.mark.rule("DV-62")
def test_the_french_friar_tuck_must_discard_the_warrants() -> None:
    t = fate("friar-tuck", edition="french", nottingham=["warrant"]).do(f"choose {NOTTINGHAM}")
    assert (t.at(NOTTINGHAM), t.power()) == (["friar-tuck"], 0)


@pytest.mark.card("prince-john/king-richard")
def test_king_richard_forbids_effects_and_nothing_else() -> None:
    hand = ["beautiful-lovely-taxes", "imprison", "warrant", "nutsy"]
    t = acting(power=3, pawn=CHURCH, hand=hand, nottingham=["king-richard"])
    assert {text for text in t.options if "play" in text} == {"play nutsy", "play warrant"}
    assert t.why_not("imprison") == "forbidden-by-card.DV-51"


@pytest.mark.card("prince-john/king-richard")
def test_king_richard_does_not_forbid_conditions() -> None:
    assert meanwhile(["greed"], power=6, nottingham=["king-richard"]).can("play greed")


@pytest.mark.card("prince-john/king-richard", "prince-john/steal-from-the-rich")
def test_king_richard_does_not_forbid_fate_effects() -> None:
    t = fate("steal-from-the-rich", power=4, nottingham=["king-richard"])
    assert (t.power(), t.power_on("king-richard")) == (0, 4)


@pytest.mark.card("prince-john/king-richard/the-jail")
@pytest.mark.rule("DV-73")
def test_king_richard_rules_from_the_jail() -> None:
    t = acting(pawn=CHURCH, hand=["beautiful-lovely-taxes"], the_jail=["king-richard"])
    assert not t.can("play beautiful-lovely-taxes")


@pytest.mark.card("prince-john/lady-kluck")
def test_lady_kluck_is_never_played_to_the_jail() -> None:
    t = fate("lady-kluck")
    assert t.options == EVERYWHERE[:3]


@pytest.mark.card("prince-john/lady-kluck")
def test_lady_kluck_is_never_moved_to_the_jail() -> None:
    heroes = {"nottingham": ["lady-kluck", "toby"]}
    t = acting(power=2, pawn=JAIL, hand=["imprison"], **heroes).do("play imprison")
    assert (t.where("toby"), t.where("lady-kluck")) == (JAIL, NOTTINGHAM)


@pytest.mark.card("prince-john/little-john")
def test_little_john_may_take_four_and_gives_them_back_when_defeated() -> None:
    t = fate("little-john", power=6).do(f"choose {NOTTINGHAM}")
    assert (t.actor, t.options) == (1, ["choose yes", "pass"])
    t.do("choose yes")
    assert (t.power(), t.power_on("little-john")) == (2, 4)
    t = fate("little-john", power=6).do(f"choose {NOTTINGHAM}", "pass")
    assert (t.power(), t.power_on("little-john")) == (6, 0)


@pytest.mark.card("prince-john/little-john")
def test_little_john_takes_what_there_is() -> None:
    t = fate("little-john", power=3).do(f"choose {NOTTINGHAM}", "choose yes")
    assert (t.power(), t.power_on("little-john")) == (0, 3)
    assert fate("little-john").do(f"choose {NOTTINGHAM}").prompt == "choose-action"


@pytest.mark.card("prince-john/little-john/french")
@pytest.mark.rule("DV-62")
def test_the_french_little_john_must_take_them() -> None:
    t = fate("little-john", edition="french", power=6).do(f"choose {NOTTINGHAM}")
    assert (t.power(), t.power_on("little-john")) == (2, 4)


def marian_defeated(**described: Any) -> Played:
    """Prince John defeats Maid Marian at Nottingham."""
    here = ["maid-marian", "rhino-guards", *described.pop("nottingham", [])]
    t = acting(pawn=NOTTINGHAM, nottingham=here, **described).do("vanquish maid-marian")
    return t.do("choose rhino-guards") if t.can("choose rhino-guards") else t


@pytest.mark.card("prince-john/maid-marian")
@pytest.mark.rule("DV-49")
def test_defeated_maid_marian_calls_robin_hood_out_of_the_fate_deck() -> None:
    t = marian_defeated(fate=["toby", "skippy"])
    assert t.at(NOTTINGHAM) == ["robin-hood"]
    assert "robin-hood" not in t.fate()
    assert t.told("reveal", None) == ["robin-hood"]
    assert "shuffle" in [event["event"] for event in t.heard(1)]
    assert t.fate() == sorted(t.fate())


@pytest.mark.card("prince-john/maid-marian")
@pytest.mark.rule("DV-49")
def test_robin_hood_is_found_in_the_fate_discard_pile() -> None:
    t = marian_defeated(fate=["toby", "skippy"], fate_discard=["robin-hood"])
    assert (t.at(NOTTINGHAM), t.fate_discard()) == (["robin-hood"], ["maid-marian"])
    assert t.fate()[:2] == ["toby", "skippy"]


@pytest.mark.card("prince-john/maid-marian/power")
@pytest.mark.rule("DV-49", "DV-51a")
def test_robin_hood_is_found_in_the_realm_and_loses_what_is_on_him() -> None:
    robin = on("robin-hood", "clever-disguise", power=4)
    t = marian_defeated(power=1, the_jail=[robin])
    assert (t.at(NOTTINGHAM), t.at(JAIL)) == (["robin-hood"], [])
    assert (t.power(), t.power_on("robin-hood")) == (1, 0)
    assert sorted(t.fate_discard()) == ["clever-disguise", "maid-marian"]
    assert t.told("defeat") == ["maid-marian"]


@pytest.mark.card("prince-john/maid-marian")
def test_robin_hood_may_be_nowhere() -> None:
    t = marian_defeated(rest="box")
    assert t.at(NOTTINGHAM) == []
    assert t.prompt == "choose-action"


@pytest.mark.card("prince-john/maid-marian", "prince-john/warrant")
@pytest.mark.rule("DV-49")
def test_a_robin_hood_who_is_found_is_played_so_a_warrant_pays() -> None:
    t = marian_defeated(nottingham=["warrant"], the_jail=["robin-hood"])
    assert t.power() == 1
    assert marian_defeated(nottingham=["warrant"]).power() == 1


@pytest.mark.card("prince-john/maid-marian/french")
@pytest.mark.rule("DV-49", "DV-62")
def test_the_french_robin_hood_is_moved_when_he_was_in_the_realm() -> None:
    t = marian_defeated(edition="french", nottingham=["warrant"], the_jail=["robin-hood"])
    assert (t.at(NOTTINGHAM), t.power()) == (["robin-hood", "warrant"], 0)
    assert (t.told("move", 1), t.told("play", 1)) == (["robin-hood"], [])
    assert marian_defeated(edition="french", nottingham=["warrant"]).power() == 1


@pytest.mark.card("prince-john/maid-marian")
@pytest.mark.rule("DV-49", "DV-55")
def test_maid_marian_calls_robin_hood_out_of_a_locked_location() -> None:
    t = marian_defeated(the_jail=["robin-hood"], locked=[JAIL])
    assert t.where("robin-hood") == NOTTINGHAM


@pytest.mark.card("prince-john/maid-marian")
def test_robin_hood_comes_to_where_maid_marian_was_defeated() -> None:
    t = acting(pawn=NOTTINGHAM, sherwood_forest=["maid-marian", "rhino-guards"])
    assert t.do("vanquish maid-marian").where("robin-hood") == SHERWOOD


@pytest.mark.card("prince-john/robin-hood")
def test_robin_hood_lowers_every_gain() -> None:
    t = acting(pawn=JAIL, nottingham=["robin-hood"]).do("gain 3")
    assert t.power() == 2
    assert acting(pawn=CHURCH, nottingham=["robin-hood"]).do("gain 2").power() == 1


@pytest.mark.card("prince-john/robin-hood")
@pytest.mark.rule("DV-22b")
def test_a_gain_of_one_is_nothing_with_robin_hood() -> None:
    assert not acting(pawn=SHERWOOD, the_jail=["robin-hood"]).can("gain 1")
    assert acting(pawn=SHERWOOD).can("gain 1")


@pytest.mark.card("prince-john/robin-hood/returned-power", "prince-john/steal-from-the-rich")
@pytest.mark.rule("DV-74")
def test_power_that_comes_back_is_not_gained() -> None:
    here = [on("toby", power=4), "nutsy"]
    t = acting(pawn=NOTTINGHAM, nottingham=here, the_jail=["robin-hood"]).do("vanquish toby")
    assert t.power() == 4


@pytest.mark.card("prince-john/skippy")
def test_wolf_archers_cannot_be_used_against_skippy() -> None:
    t = acting(pawn=NOTTINGHAM, nottingham=["skippy", "wolf-archers"])
    assert not t.can("vanquish skippy")
    t = acting(pawn=NOTTINGHAM, nottingham=["skippy", "wolf-archers", "nutsy"])
    assert t.do("vanquish skippy").discard() == ["nutsy"]


@pytest.mark.card("prince-john/skippy")
def test_skippy_protects_nobody_else() -> None:
    t = acting(pawn=NOTTINGHAM, nottingham=["skippy", "toby", "wolf-archers"])
    assert t.do("vanquish toby").where("toby") == "fate"


@pytest.mark.card("prince-john/toby")
def test_defeated_toby_is_shuffled_back_into_the_fate_deck() -> None:
    t = acting(pawn=NOTTINGHAM, nottingham=["toby", "nutsy"], fate=["skippy", "friar-tuck"])
    t.do("vanquish toby")
    assert t.fate_discard() == []
    assert (t.where("toby"), len(t.fate())) == ("fate", 15)
    assert t.fate() == sorted(t.fate())
    assert "shuffle" in [event["event"] for event in t.heard(1)]


@pytest.mark.card("prince-john/toby")
def test_what_toby_carried_goes_to_its_piles() -> None:
    t = acting(pawn=NOTTINGHAM, nottingham=[on("toby", power=3), "nutsy"]).do("vanquish toby")
    assert t.power() == 3
    assert t.told("defeat") == ["toby"]


# Other fate cards.


@pytest.mark.card("prince-john/clever-disguise")
def test_a_disguised_hero_cannot_be_defeated() -> None:
    t = acting(pawn=NOTTINGHAM, nottingham=[on("toby", "clever-disguise"), "nutsy"])
    assert not t.can("vanquish toby")
    assert t.why_not("toby") == "cannot-be-defeated.DV-51"


@pytest.mark.card("prince-john/clever-disguise")
@pytest.mark.rule("DV-43")
def test_a_disguise_needs_a_hero_and_may_be_the_second() -> None:
    t = fate("clever-disguise", nottingham=[on("toby", "clever-disguise")])
    assert t.attached("toby") == ["clever-disguise", "clever-disguise"]
    t = fate("clever-disguise", "skippy").do(f"choose {JAIL}")
    assert (t.at(JAIL), t.fate_discard()) == (["skippy"], ["clever-disguise"])


@pytest.mark.card("prince-john/clever-disguise")
def test_the_disguise_may_be_paid_off_without_a_symbol() -> None:
    here = [on("toby", "clever-disguise"), "nutsy"]
    t = acting(power=2, pawn=NOTTINGHAM, nottingham=here).do("activate clever-disguise")
    assert (t.power(), t.fate_discard()) == (0, ["clever-disguise"])
    assert t.do("vanquish toby").at(NOTTINGHAM) == []


@pytest.mark.card("prince-john/clever-disguise")
def test_the_disguise_may_be_paid_off_before_the_pawn_moves_and_after_all_symbols() -> None:
    disguised = {"nottingham": [on("toby", "clever-disguise")]}
    t = moving(power=2, **disguised).do("activate clever-disguise")
    assert (t.prompt, t.power(), t.at(NOTTINGHAM)) == ("move-pawn", 0, ["toby"])
    used = ["bottom-1", "bottom-2", "bottom-3"]
    t = acting(power=2, pawn=JAIL, used=used, **disguised)
    assert t.options == ["activate clever-disguise", "end-turn"]


@pytest.mark.card("prince-john/clever-disguise")
def test_paying_off_costs_two_for_each_disguise_and_only_in_his_turn() -> None:
    disguised = {"the_jail": [on("toby", "clever-disguise"), on("skippy", "clever-disguise")]}
    t = acting(power=3, pawn=NOTTINGHAM, **disguised).do("activate clever-disguise#2")
    assert (t.power(), t.attached("toby"), t.attached("skippy")) == (1, ["clever-disguise"], [])
    assert not t.can("activate clever-disguise")
    t = table(prince_john(power=9, **disguised), maleficent(), turn=1)
    assert (t.actor, t.options) == (1, ["gain 1", "fate 0", "end-turn"])


@pytest.mark.card("prince-john/clever-disguise")
def test_a_hero_in_two_disguises_must_lose_both() -> None:
    twice = [on("toby", "clever-disguise", "clever-disguise"), "nutsy"]
    t = acting(power=4, pawn=NOTTINGHAM, nottingham=twice)
    t.do("activate clever-disguise")
    assert not t.can("vanquish toby")
    assert t.do("activate clever-disguise").can("vanquish toby")


@pytest.mark.card("prince-john/clever-disguise")
@pytest.mark.rule("DV-55")
def test_no_disguise_is_taken_off_at_a_locked_location() -> None:
    t = acting(power=2, pawn=JAIL, nottingham=[on("toby", "clever-disguise")], locked=[NOTTINGHAM])
    assert not t.can("activate clever-disguise")


@pytest.mark.card("prince-john/steal-from-the-rich")
def test_steal_from_the_rich_lays_up_to_four_on_a_hero() -> None:
    heroes = {"nottingham": ["toby"], "the_jail": [on("friar-tuck", power=4)]}
    t = fate("steal-from-the-rich", power=7, **heroes)
    assert (t.actor, t.options) == (1, ["choose toby", "choose friar-tuck"])
    t.do("choose friar-tuck")
    assert (t.power(), t.power_on("friar-tuck"), t.power_on("toby")) == (3, 8, 0)
    t = fate("steal-from-the-rich", power=3, nottingham=["toby"])
    assert (t.power(), t.power_on("toby")) == (0, 3)


@pytest.mark.card("prince-john/steal-from-the-rich/french")
@pytest.mark.rule("DV-62")
def test_the_french_steal_from_the_rich_takes_what_there_is() -> None:
    t = fate("steal-from-the-rich", edition="french", power=3, nottingham=["toby"])
    assert (t.power(), t.power_on("toby")) == (0, 3)
    t = fate("steal-from-the-rich", edition="french", power=7, nottingham=["toby"])
    assert (t.power(), t.power_on("toby")) == (3, 4)


@pytest.mark.card("prince-john/steal-from-the-rich")
@pytest.mark.rule("DV-25")
def test_steal_from_the_rich_needs_a_hero_and_power() -> None:
    t = fate("steal-from-the-rich", "skippy", power=7).do(f"choose {JAIL}")
    assert t.power() == 7
    t = fate("steal-from-the-rich", "skippy", nottingham=["toby"]).do(f"choose {JAIL}")
    assert t.fate_discard() == ["steal-from-the-rich"]


@pytest.mark.card("prince-john/steal-from-the-rich", "prince-john/little-john")
@pytest.mark.rule("DV-74")
def test_stolen_power_comes_back_when_the_hero_is_defeated() -> None:
    here = [on("little-john", power=8), "rhino-guards", "nutsy"]
    t = acting(power=1, pawn=NOTTINGHAM, nottingham=here)
    t.do("vanquish little-john", "done")
    assert t.power() == 9
    t = acting(power=1, pawn=JAIL, nottingham=[on("toby", power=8)]).do("end-turn")
    assert t.power() == 1


# The board.


@pytest.mark.rule("DV-73", "DV-9")
def test_the_jail_has_no_half_to_cover() -> None:
    t = acting(pawn=JAIL, hand=["warrant"], power=1, the_jail=["toby", "friar-tuck"])
    assert t.options == ["gain 3", "play warrant", "discard", "end-turn"]
