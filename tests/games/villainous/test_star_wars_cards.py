"""The rules of Star Wars Villainous that the other box has not: cards, Bounties, Vehicles."""

import json

import pytest

from skulduggery.games.villainous import realm
from skulduggery.games.villainous.star_wars import GAME, contracts, ships, targets
from skulduggery.games.villainous.zones import SHIPS
from skulduggery.words import words
from tests.games.villainous.sectors import FACTS, boba, on, rival, sister, table, with_

JABBA = "jabba-the-hutt"
FETT = "boba-fett"
PAIR = ["x-wing", with_("slave-i", engaged="x-wing")]
PLACES = ["jabbas-palace", "mos-espa", "cloud-city", "tython"]


# Cards.


@pytest.mark.rule("SW-30")
def test_strength_tokens_stay_until_the_card_leaves() -> None:
    t = table(
        boba(
            pawn="tython", tython=[{"card": "bossk", "strength": 2}, on(JABBA, "bounty-fugitive")]
        ),
        rival(),
    )
    assert t.strength("bossk") == 6
    t.do("move bossk", "choose mos-espa", "end-turn")
    assert t.strength("bossk") == 6
    t = table(
        boba(
            ambition=1,
            pawn="tython",
            tython=[{"card": "han-solo", "strength": 1}, on(JABBA, "bounty-han-solo")],
        ),
        rival(),
    )
    t.do("hunt bounty-han-solo", "choose tython")
    assert t.strength("han-solo") == 3  # found, he left his tokens behind


@pytest.mark.rule("SW-31")
def test_what_forbids_beats_what_allows() -> None:
    t = table(
        boba(
            pawn="mos-espa",
            under=["sarlacc-pit"],
            jabbas_palace=["fennec-shand"],
            tython=["lando-calrissian"],
        ),
        rival(),
    )
    assert t.why_not("lando-calrissian") == "forbidden-by-card.SW-31"


@pytest.mark.rule("SW-32")
def test_events_are_gone_once_carried_out_and_no_hero_boards_a_ship() -> None:
    t = table(
        boba(pawn="mos-espa"),
        rival(fate=["han-solo", "jabbas-displeasure"], space=["slave-i"], credits=1),
    )
    t.do("fate 1", "choose han-solo")
    assert t.options == [f"choose {place}" for place in PLACES]
    t = table(boba(pawn="mos-espa"), rival(fate=["jabbas-displeasure", "x-wing"], credits=1))
    t.do("fate 1", "choose jabbas-displeasure")
    assert sorted(t.fate_discard(1)) == ["jabbas-displeasure", "x-wing"]


@pytest.mark.rule("SW-33")
def test_a_restriction_goes_under_the_pawn_and_with_it() -> None:
    t = table(boba(pawn="mos-espa"), rival(fate=["sarlacc-pit", "x-wing"]))
    t.do("fate 1", "choose sarlacc-pit")
    assert (t.pawn(1), t.under(1)) == ("portrait", ["sarlacc-pit"])
    t.do("end-turn", "move-pawn tython")
    assert t.under(1) == ["sarlacc-pit"]


@pytest.mark.rule("SW-33")
def test_a_restriction_is_paid_off_before_the_pawn_moves_too() -> None:
    t = table(boba(pawn="tython", credits=3, under=["sarlacc-pit"]), rival(), phase="move")
    assert t.can("lift sarlacc-pit")
    t.do("lift sarlacc-pit", "move-pawn mos-espa")
    assert (t.under(), t.credits()) == ([], 0)
    t = table(boba(pawn="tython", credits=2, under=["sarlacc-pit"]), rival(), phase="move")
    assert not t.can("lift sarlacc-pit")
    assert t.why_not("sarlacc-pit") == "cost.SW-21"


@pytest.mark.rule("SW-33")
def test_a_restriction_is_no_choice_of_its_owners_in_another_turn() -> None:
    t = table(boba(pawn="mos-espa"), rival(credits=3, under=["sarlacc-pit"]))
    assert t.starting("lift") == []
    assert t.why_not("sarlacc-pit", 1) == "not-your-turn.SW-11"
    t.do("end-turn")
    assert (t.turn, t.can("lift sarlacc-pit")) == (1, True)  # on the portrait, too
    t.do("lift sarlacc-pit")
    assert (t.under(1), t.credits(1), t.prompt) == ([], 0, "move-pawn")


@pytest.mark.rule("SW-34")
def test_conditions_only_in_the_turn_of_another() -> None:
    t = table(boba(pawn="tython", hand=["collateral-gain"]), rival())
    assert t.why_not("collateral-gain") == "condition.SW-34"


@pytest.mark.rule("SW-34")
@pytest.mark.parametrize("phase", ["move", "act"])
def test_conditions_answer_a_hunt_at_once_before_the_pawn_moves_too(phase: str) -> None:
    t = table(
        boba(pawn="tython", ambition=2, tython=[on(JABBA, "bounty-luke-skywalker")]),
        sister(hand=["disturbance-in-the-force"] * 2),
        phase=phase,
    )
    t.do("hunt bounty-luke-skywalker", "choose mos-espa")
    assert (t.actor, t.prompt) == (1, "play-condition")
    t.do("play disturbance-in-the-force", "done")
    while t.prompt == "choose-order":
        t.do(t.options[0])
    assert (t.actor, t.options) == (1, ["play disturbance-in-the-force", "pass"])  # any number
    t.do("pass")
    assert (t.actor, t.prompt) == (0, "move-pawn" if phase == "move" else "choose-action")


@pytest.mark.rule("SW-35")
def test_a_bounty_lies_on_a_contact_and_never_changes_to_another() -> None:
    t = table(boba(pawn="tython", hand=["bounty-fugitive"], mos_espa=["greedo"]), rival())
    assert t.why_not("bounty-fugitive") == "no-bearer.SW-35"
    contacts = [on("bib-fortuna", "bounty-chewbacca"), "darth-vader"]
    t = table(boba(pawn="tython", hand=["bounty-fugitive"], mos_espa=contacts), rival())
    t.do("play bounty-fugitive")
    assert t.attached("darth-vader") == ["bounty-fugitive"]
    assert t.starting("move") == ["move bib-fortuna", "move darth-vader"]


@pytest.mark.rule("SW-35")
def test_each_hunt_once_a_turn_and_never_inside_another_action() -> None:
    bounty = on(JABBA, "bounty-fugitive")
    t = table(
        boba(pawn="tython", ambition=5, tython=[bounty, "r2-d2"], mos_espa=["greedo"]),
        rival(),
        phase="move",
    )
    t.do("hunt bounty-fugitive", "choose mos-espa")
    assert t.starting("hunt") == []
    t.do("move-pawn mos-espa")
    assert t.starting("hunt") == []
    t.do("end-turn")
    assert t.turn == 1
    assert t.starting("hunt") == []
    t.do(t.options[0], "end-turn")
    assert t.starting("hunt") == ["hunt bounty-fugitive"]


@pytest.mark.rule("SW-35")
def test_one_deed_counts_on_every_bounty_that_asks_for_it() -> None:
    bounties = on(JABBA, "bounty-rebel-operative", "bounty-stolen-cargo")
    t = table(
        boba(pawn="mos-espa", tython=[bounties, "bossk", "lando-calrissian"], rest="box"), rival()
    )
    t.do("vanquish lando-calrissian")
    assert t.done("bounty-rebel-operative") == ["defeat-any-hero"]
    assert t.done("bounty-stolen-cargo") == ["defeat-any-hero"]


@pytest.mark.rule("SW-35")
def test_what_was_met_before_does_not_count() -> None:
    t = table(
        boba(pawn="tython", hand=["bounty-rebel-operative"], mos_espa=[JABBA]),
        rival(),
        phase="move",
    )
    t.do("move-pawn mos-espa", "play bounty-rebel-operative")
    assert t.done("bounty-rebel-operative") == []


@pytest.mark.rule("SW-35")
def test_unfinished_bounties_go_with_their_contact_and_forget() -> None:
    laid = on(JABBA, with_("bounty-luke-skywalker", done=["defeat-luke"]))
    t = table(boba(tython=[laid]), rival())
    bounty = t.state.attached_to(t.number(JABBA))[0]
    realm.leave(t.state, t.number(JABBA), "discard")
    assert sorted(t.discard()) == ["bounty-luke-skywalker", JABBA]
    assert not contracts.is_met(t.state, bounty, 0)


@pytest.mark.rule("SW-35")
def test_a_contact_cannot_take_part_in_a_vanquish() -> None:
    t = table(boba(pawn="mos-espa", tython=[JABBA, {"card": "r2-d2", "strength": -1}]), rival())
    assert t.why_not("r2-d2") == "strength.SW-25"


@pytest.mark.rule("SW-36")
def test_who_plays_a_card_chooses() -> None:
    t = table(boba(pawn="mos-espa"), rival(fate=["han-solo", "x-wing"], tython=["bossk"]))
    t.do("fate 1", "choose han-solo", "choose tython")
    assert (t.actor, t.prompt) == (0, "choose-ally")


@pytest.mark.rule("SW-37")
def test_a_reward_is_free_and_done_as_far_as_it_can_be() -> None:
    council = on("the-hutt-council", with_("bounty-fugitive", done=["defeat-strength-3"]))
    t = table(boba(credits=3, pawn="tython", tython=[council]), rival())
    t.do("pay bounty-fugitive")  # there is no Ally to move
    assert (t.credits(), t.ambition()) == (1, 1)
    assert t.prompt == "choose-action"


@pytest.mark.rule("SW-38")
def test_a_search_begins_in_the_sector_then_the_discard_pile_then_the_deck() -> None:
    laid = {"ambition": 1, "pawn": "tython", "tython": [on(JABBA, "bounty-han-solo")]}
    t = table(boba(mos_espa=["han-solo"], fate=["x-wing"], **laid), rival())
    t.do("hunt bounty-han-solo")
    assert "choose mos-espa" in t.options  # also where he was
    t.do("choose mos-espa")
    assert t.fate()[0] == "x-wing"  # nothing was shuffled
    t = table(boba(fate_discard=["han-solo"], fate=["x-wing"], **laid), rival())
    t.do("hunt bounty-han-solo", "choose cloud-city")
    assert (t.where("han-solo"), t.fate()[0]) == ("cloud-city", "x-wing")
    t = table(boba(fate=["x-wing", "han-solo"], **laid), rival())
    t.do("hunt bounty-han-solo", "choose cloud-city")
    assert t.where("han-solo") == "cloud-city"
    assert t.state.pile(0, 1).top == ()  # the deck was searched, and shuffled


@pytest.mark.rule("SW-39")
def test_a_reveal_that_finds_nothing_just_ends() -> None:
    t = table(
        boba(
            credits=2,
            pawn="tython",
            fate=["x-wing"],
            fate_discard=["jabbas-displeasure"],
            rest="box",
            tython=[on(JABBA, "bounty-rebel-operative")],
        ),
        rival(),
    )
    t.do("hunt bounty-rebel-operative")
    assert sorted(t.told("reveal")) == ["jabbas-displeasure", "x-wing"]
    assert sorted(t.fate()) == ["jabbas-displeasure", "x-wing"]
    assert (t.fate_discard(), t.prompt) == ([], "choose-action")


@pytest.mark.rule("SW-33", "SW-35", "SW-43", "SW-45")
def test_why_nothing_can_be_done_with_ships_bounties_and_restrictions() -> None:
    bounties = on(JABBA, "bounty-luke-skywalker", "bounty-fugitive")
    laid = {"tython": [bounties], "space": ["millennium-falcon", *PAIR], "credits": 2}
    t = table(boba(pawn="slave-i", used=["top-1"], ambition=1, **laid), rival())
    assert t.why_not("millennium-falcon") == "not-engaged.SW-43"
    assert t.why_not("x-wing") == "pawn-aboard.SW-43"
    assert t.why_not("bounty-luke-skywalker") == "cost.SW-21"  # 2, and 1 for the X-wing
    t = table(boba(pawn="mos-espa", under=["sarlacc-pit"], ambition=3, **laid), rival())
    assert t.why_not("x-wing") == "forbidden-by-card.SW-31"
    assert t.why_not("bounty-fugitive") == "forbidden-by-card.SW-31"
    assert t.why_not("sarlacc-pit") == "cost.SW-21"
    assert t.why_not("slave-i") == "no-symbol.SW-12"
    t = table(boba(pawn="tython", ambition=4, space=["slave-i"], tython=[bounties]), rival())
    assert t.why_not("slave-i") == "no-place.SW-23"  # nothing to engage, nothing to leave
    t.do("hunt bounty-luke-skywalker", "choose tython")
    assert t.why_not("bounty-luke-skywalker") is None  # its payment is not made yet
    t = table(boba(pawn="mos-espa", ambition=2, tython=[bounties, "r2-d2"]), rival())
    t.do("hunt bounty-fugitive", "choose mos-espa")
    assert t.why_not("bounty-fugitive") == "once-a-turn.SW-35"


@pytest.mark.rule("SW-40", "SW-43")
def test_nothing_keeps_a_card_from_being_discarded_but_the_pawn_its_ship() -> None:
    t = table(boba(pawn="slave-i", space=PAIR), rival())
    box, state = t.state.box, t.state
    assert box.cannot_leave(state, t.number("slave-i"))
    assert box.cannot_leave(state, t.number("x-wing"))
    for ship in ("slave-i", "x-wing"):
        realm.discard_from_realm(state, t.number(ship))
    assert t.engaged("slave-i") == "x-wing"
    t = table(boba(pawn="mos-espa", space=PAIR), rival())
    assert not t.state.box.cannot_leave(t.state, t.number("slave-i"))
    realm.discard_from_realm(t.state, t.number("x-wing"))
    assert (t.engaged("slave-i"), t.in_space(), t.limit()) == (None, ["slave-i"], 4)


# Ships.


@pytest.mark.rule("SW-41")
def test_an_ally_ship_lies_in_deep_space_and_is_a_place_of_its_own() -> None:
    t = table(boba(pawn="tython", credits=3, hand=["slave-i", "greedo"]), rival())
    t.do("play slave-i")
    assert (t.in_space(), t.credits()) == (["slave-i"], 0)
    t = table(boba(pawn="tython", credits=1, hand=["greedo"], space=["slave-i"]), rival())
    t.do("play greedo")
    assert t.options == [f"choose {place}" for place in PLACES]
    assert t.state.box.neighbours(SHIPS + t.number("slave-i")) == []


@pytest.mark.rule("SW-41")
def test_the_arrival_ability_comes_before_any_symbol() -> None:
    t = table(
        boba(pawn="tython", space=["hounds-tooth"], hand=["bossk"], deck=["greedo"]),
        rival(),
        phase="move",
    )
    t.do("move-pawn hounds-tooth")
    assert t.prompt == "choose-cards-to-discard"


@pytest.mark.rule("SW-42")
def test_a_hero_ship_must_engage_and_whoever_plays_it_chooses() -> None:
    t = table(
        boba(pawn="mos-espa"),
        rival(fate=["x-wing", "han-solo"], space=["slave-i", "hounds-tooth"]),
    )
    t.do("fate 1", "choose x-wing")
    assert (t.actor, t.prompt) == (0, "choose-ship")
    assert t.options == ["choose slave-i", "choose hounds-tooth"]
    t.do("choose hounds-tooth")
    assert (t.engaged("hounds-tooth", 1), t.engaged("slave-i", 1)) == ("x-wing", None)


@pytest.mark.rule("SW-42")
def test_a_ship_engages_one_other_at_most() -> None:
    t = table(boba(pawn="mos-espa"), rival(fate=["millennium-falcon", "han-solo"], space=PAIR))
    t.do("fate 1", "choose millennium-falcon")
    assert t.engaged("slave-i", 1) == "x-wing"
    assert t.limit(1) == 3


@pytest.mark.rule("SW-42")
def test_an_ally_ship_may_engage_when_it_is_played() -> None:
    laid = {"pawn": "tython", "credits": 3, "hand": ["slave-i"], "space": ["x-wing"]}
    t = table(boba(**laid), rival())
    t.do("play slave-i")
    assert t.options == ["choose x-wing", "pass"]
    t.do("choose x-wing")
    assert (t.engaged("slave-i"), t.limit()) == ("x-wing", 4)
    t = table(boba(**laid), rival())
    t.do("play slave-i", "pass")
    assert (t.engaged("slave-i"), t.limit()) == (None, 3)


@pytest.mark.rule("SW-42")
def test_engaged_its_symbols_are_covered_and_its_ability_is_not() -> None:
    t = table(
        boba(pawn="tython", space=PAIR, hand=["bossk"], deck=["greedo", "dengar"]),
        rival(),
        phase="move",
    )
    t.do("move-pawn slave-i")
    assert len(t.hand()) == 3
    assert t.options == ["end-turn"]


@pytest.mark.rule("SW-43")
def test_with_the_pawn_aboard_the_pair_stays() -> None:
    t = table(boba(pawn="mos-espa", space=PAIR), rival())
    assert t.starting("vanquish") == ["vanquish x-wing"]
    space = [*PAIR, "millennium-falcon", with_("hounds-tooth", engaged="millennium-falcon")]
    t = table(boba(pawn="slave-i", space=space), rival())
    # Its Vanquish symbol is covered; whatever else could vanquish reaches the other pair only.
    assert ships.vanquishable(t.state, 0) == [t.number("millennium-falcon")]


@pytest.mark.rule("SW-43")
def test_an_unengaged_hero_ship_is_out_of_reach() -> None:
    t = table(boba(pawn="mos-espa", space=["x-wing", "slave-i"]), rival())
    assert t.starting("vanquish") == []


@pytest.mark.rule("SW-44")
def test_each_unengaged_hero_ship_lowers_the_limit() -> None:
    both = ["x-wing", "millennium-falcon"]
    t = table(boba(pawn="tython", space=both), rival())
    assert t.limit() == 2
    t.do("end-turn")
    assert len(t.hand()) == 2


@pytest.mark.rule("SW-44", "SW-45")
def test_disengaging_frees_the_symbols_and_lowers_the_limit() -> None:
    t = table(boba(pawn="tython", space=PAIR), rival())
    assert t.limit() == 4
    t.do("maneuver slave-i")
    assert (t.engaged("slave-i"), t.limit()) == (None, 3)
    assert not t.can("maneuver slave-i")  # one symbol, one use
    assert t.state.box.covered(t.state, 0, SHIPS + t.number("slave-i")) == 0


@pytest.mark.rule("SW-45")
def test_a_maneuver_may_also_engage() -> None:
    t = table(boba(pawn="tython", space=["x-wing", "millennium-falcon", "slave-i"]), rival())
    t.do("maneuver slave-i", "choose millennium-falcon")
    assert t.engaged("slave-i") == "millennium-falcon"
    t = table(boba(pawn="tython", space=["slave-i"]), rival())
    assert t.starting("maneuver") == []


@pytest.mark.rule("SW-46")
def test_no_card_of_these_decks_is_swapped() -> None:
    said = words("en")
    for villain in FACTS:
        for card in FACTS[villain]["villain_deck"] + FACTS[villain]["fate_deck"]:
            assert "swap" not in said.say(f"card-{card['id']}-text").lower()


@pytest.mark.rule("SW-47")
def test_a_look_rebuilds_an_empty_pile_and_shows_nothing() -> None:
    t = table(
        boba(
            credits=1,
            pawn="tython",
            fate=["x-wing"],
            fate_discard=["jabbas-displeasure", "r2-d2"],
            rest="box",
            tython=[on(JABBA, "bounty-stolen-cargo")],
        ),
        rival(),
    )
    t.do("hunt bounty-stolen-cargo")
    assert sorted(t.told("look")) == ["jabbas-displeasure", "r2-d2", "x-wing"]
    assert t.told("look", 1) == ["?", "?", "?"]
    assert "r2-d2" not in json.dumps(t.view(1))


@pytest.mark.rule("SW-48")
def test_removing_a_hero_is_no_defeat() -> None:
    bounty = on(JABBA, "bounty-han-solo")
    t = table(boba(tython=[bounty, "han-solo"]), rival())
    realm.discard_from_realm(t.state, t.number("han-solo"))
    assert t.done("bounty-han-solo") == []


@pytest.mark.rule("SW-48")
def test_defeat_collects_the_targets_and_removal_returns_them() -> None:
    laid = {"tython": [with_("lando-calrissian", targets=2), "bossk"], "pawn": "mos-espa"}
    t = table(boba(**laid), rival())
    t.do("vanquish lando-calrissian")
    assert t.seat(0)["targets"] == 2
    assert targets.supply(t.state, 0) == 8
    t = table(boba(**laid), rival())
    realm.leave(t.state, t.number("lando-calrissian"), "discard")
    assert targets.supply(t.state, 0) == 10


@pytest.mark.rule("SW-49")
def test_what_lies_beside_the_portrait_is_not_in_the_sector() -> None:
    t = table(boba(kept=["bounty-han-solo"], ambition=9, credits=9), rival())
    assert t.starting("hunt", "pay") == []
    assert all(t.state.cast.cards[n].id != "bounty-han-solo" for n in t.state.in_play(0))


@pytest.mark.rule("SW-50")
def test_what_could_change_nothing_is_not_offered() -> None:
    t = table(boba(pawn="mos-espa"), rival(rest="box"))
    assert t.options == ["gain 3", "end-turn"]
    assert [option.name for option in GAME.options] == ["limit_rounds", "first"]
    assert not {"power", "locked", "fate_token"} & {*t.seat(0), *t.state.position()}


@pytest.mark.rule("SW-60")
def test_the_game_stops_the_moment_the_fourth_bounty_is_complete() -> None:
    three = ["bounty-fugitive", "bounty-chewbacca", "bounty-stolen-cargo"]
    half = with_("bounty-rebel-operative", done=["at-mos-espa"])
    t = table(
        boba(pawn="mos-espa", kept=three, tython=[on(JABBA, half), "bossk", "r2-d2"]),
        rival(hand=["collateral-gain"]),
    )
    t.do("vanquish r2-d2")
    assert (t.over, t.winners) == (True, (0,))
    assert t.credits() == 0  # neither Bossk nor Jabba pays any more
