"""Boba Fett's cards, one after another, and his objective."""

import pytest

from tests.games.villainous.sectors import boba, on, rival, table, with_

JABBA = "jabba-the-hutt"

# Contacts.


@pytest.mark.card("boba-fett/jabba-the-hutt")
@pytest.mark.rule("SW-35")
def test_jabba_holds_two_bounties_and_pays_three_credits_for_each() -> None:
    t = table(
        boba(
            pawn="tython",
            ambition=2,
            hand=["bounty-fugitive", "bounty-stolen-cargo"],
            mos_espa=[on(JABBA, with_("bounty-luke-skywalker", done=["defeat-luke"]))],
        ),
        rival(),
    )
    t.do("play bounty-fugitive")
    assert t.done("bounty-fugitive") == []
    assert t.why_not("bounty-stolen-cargo") == "no-symbol.SW-12"
    t.do("pay bounty-luke-skywalker")
    assert (t.credits(), t.ambition()) == (3, 0)
    assert t.kept() == ["bounty-luke-skywalker"]


@pytest.mark.card("boba-fett/jabba-the-hutt/room")
@pytest.mark.rule("SW-35")
def test_without_room_no_bounty_and_a_completed_one_frees_its_place() -> None:
    full = on("bib-fortuna", with_("bounty-luke-skywalker", done=["defeat-luke"]))
    t = table(
        boba(pawn="tython", ambition=2, hand=["bounty-fugitive"], mos_espa=[full], rest="box"),
        rival(),
    )
    assert t.why_not("bounty-fugitive") == "no-bearer.SW-35"
    t.do("pay bounty-luke-skywalker", "play bounty-fugitive")
    assert t.attached("bib-fortuna") == ["bounty-fugitive"]


@pytest.mark.card("boba-fett/the-hutt-council")
def test_the_council_pays_in_both_and_may_send_an_ally_anywhere() -> None:
    council = on("the-hutt-council", with_("bounty-fugitive", done=["defeat-strength-3"]))
    t = table(boba(credits=3, tython=[council], mos_espa=["greedo"]), rival())
    t.do("pay bounty-fugitive", "choose greedo", "choose tython")
    assert (t.credits(), t.ambition()) == (1, 1)
    assert t.where("greedo") == "tython"
    t = table(boba(credits=3, tython=[council], mos_espa=["greedo"]), rival())
    t.do("pay bounty-fugitive", "pass")
    assert t.where("greedo") == "mos-espa"


@pytest.mark.card("boba-fett/darth-vader")
def test_vader_pays_ambition_and_may_give_an_effect_back() -> None:
    vader = on("darth-vader", with_("bounty-fugitive", done=["defeat-strength-3"]))
    t = table(boba(credits=3, tython=[vader], discard=["carbon-freeze", "greedo"]), rival())
    t.do("pay bounty-fugitive", "choose carbon-freeze")
    assert (t.ambition(), t.hand()) == (2, ["carbon-freeze"])
    t = table(boba(credits=3, tython=[vader], discard=["greedo"]), rival())
    t.do("pay bounty-fugitive")
    assert (t.ambition(), t.hand()) == (2, [])


@pytest.mark.card("boba-fett/darth-vader/ambition")
@pytest.mark.rule("SW-22")
def test_vader_is_played_for_ambition() -> None:
    t = table(boba(pawn="cloud-city", ambition=2, hand=["darth-vader"]), rival())
    t.do("play darth-vader", "choose mos-espa")
    assert (t.where("darth-vader"), t.ambition()) == ("mos-espa", 0)
    # The symbol for Ambition is used up, the one for Credits is not.
    assert t.state.notes(0)["seats"][0]["open"] == ["top-1", "bottom-1", "bottom-2"]


@pytest.mark.card("boba-fett/bib-fortuna")
def test_bib_fortuna_lets_three_cards_be_drawn() -> None:
    bib = on("bib-fortuna", with_("bounty-fugitive", done=["defeat-strength-3"]))
    t = table(boba(credits=3, tython=[bib], deck=["greedo", "bossk", "dengar"]), rival())
    t.do("pay bounty-fugitive")
    assert t.hand() == ["bossk", "dengar", "greedo"]


# Bounties. Each is half done already, so that its other half shows.


@pytest.mark.card("boba-fett/bounty-han-solo")
@pytest.mark.rule("SW-38")
def test_han_solo_is_found_defeated_and_brought_to_cloud_city() -> None:
    t = table(
        boba(ambition=1, pawn="mos-espa", tython=[on(JABBA, "bounty-han-solo"), "bossk"]), rival()
    )
    t.do("hunt bounty-han-solo", "choose tython", "pass", "vanquish han-solo")
    assert t.done("bounty-han-solo") == ["defeat-han-solo"]
    t = table(
        boba(
            pawn="tython",
            tython=[on(JABBA, with_("bounty-han-solo", done=["defeat-han-solo"]))],
        ),
        rival(),
        phase="move",
    )
    t.do("move-pawn cloud-city")
    assert t.kept() == ["bounty-han-solo"]


@pytest.mark.card("boba-fett/bounty-han-solo/ambition")
@pytest.mark.rule("SW-22", "SW-35")
def test_some_bounties_are_laid_for_ambition_beside_a_card_for_credits() -> None:
    for bounty in ("bounty-han-solo", "bounty-princess-leia", "bounty-chewbacca"):
        hand = [bounty, "greedo"]
        t = table(boba(pawn="tython", credits=1, ambition=1, hand=hand, tython=[JABBA]), rival())
        t.do(f"play {bounty}", "play greedo", "choose tython")
        assert t.attached(JABBA) == [bounty]
        assert (t.credits(), t.ambition()) == (1, 0)  # Greedo brings his one back


@pytest.mark.card("boba-fett/bounty-luke-skywalker")
def test_luke_is_found_for_two_ambition_and_two_more_are_paid() -> None:
    t = table(
        boba(ambition=4, pawn="mos-espa", tython=[on(JABBA, "bounty-luke-skywalker")]), rival()
    )
    t.do("hunt bounty-luke-skywalker", "choose mos-espa", "pay bounty-luke-skywalker")
    assert t.ambition() == 0
    assert t.where("luke-skywalker") == "mos-espa"
    assert t.done("bounty-luke-skywalker") == ["pay-2-ambition"]
    assert not t.can("pay bounty-luke-skywalker")


@pytest.mark.card("boba-fett/bounty-princess-leia")
def test_leia_is_found_and_the_pawn_has_to_go_to_jabba() -> None:
    t = table(
        boba(ambition=1, pawn="tython", tython=[on(JABBA, "bounty-princess-leia")]),
        rival(),
        phase="move",
    )
    # Before the pawn moves, too.
    t.do("hunt bounty-princess-leia", "choose cloud-city", "move-pawn jabbas-palace")
    assert t.done("bounty-princess-leia") == ["at-jabbas-palace"]
    assert t.where("princess-leia") == "cloud-city"


@pytest.mark.card("boba-fett/bounty-chewbacca")
def test_chewbacca_and_a_vanquish_with_two_allies_in_one_go() -> None:
    t = table(
        boba(
            credits=1,
            pawn="mos-espa",
            tython=[on(JABBA, "bounty-chewbacca"), "bossk", "greedo"],
        ),
        rival(),
    )
    t.do("hunt bounty-chewbacca", "choose tython", "vanquish chewbacca")
    t.do("choose greedo")  # Bossk is needed in any case
    assert t.kept() == ["bounty-chewbacca"]
    assert t.credits() == 1 - 1 + 1 + 3  # the Hunt, Bossk, Jabba's reward


@pytest.mark.card("boba-fett/bounty-chewbacca/one-ally")
def test_one_ally_is_not_two() -> None:
    t = table(
        boba(pawn="mos-espa", tython=[on(JABBA, "bounty-chewbacca"), "bossk", "chewbacca"]), rival()
    )
    t.do("vanquish chewbacca")
    assert t.done("bounty-chewbacca") == ["defeat-chewbacca"]


@pytest.mark.card("boba-fett/bounty-rebel-operative")
@pytest.mark.rule("SW-39")
def test_a_rebel_operative_is_whoever_turns_up() -> None:
    t = table(
        boba(
            credits=2,
            pawn="tython",
            fate=["x-wing", "rescue-mission", "lando-calrissian"],
            fate_discard=["r2-d2"],
            tython=[on(JABBA, "bounty-rebel-operative")],
        ),
        rival(),
        phase="move",
    )
    t.do("hunt bounty-rebel-operative", "choose mos-espa")
    assert t.told("reveal") == ["x-wing", "rescue-mission", "lando-calrissian"]
    assert t.where("lando-calrissian") == "mos-espa"
    # The others and the discard pile are shuffled into a new deck.
    assert t.fate_discard() == []
    assert {"x-wing", "rescue-mission", "r2-d2"} < set(t.fate())
    t.do("move-pawn mos-espa")
    assert t.done("bounty-rebel-operative") == ["at-mos-espa"]


@pytest.mark.card("boba-fett/bounty-fugitive")
def test_the_fugitive_moves_a_hero_and_counts_printed_strength() -> None:
    weak = {"card": "princess-leia", "strength": -1}
    t = table(
        boba(
            ambition=1,
            credits=3,
            pawn="mos-espa",
            tython=[on(JABBA, "bounty-fugitive"), "fennec-shand"],
            cloud_city=[weak],
        ),
        rival(),
    )
    t.do("hunt bounty-fugitive", "choose tython")
    assert t.where("princess-leia") == "tython"
    t.do("vanquish princess-leia", "pay bounty-fugitive")
    assert t.kept() == ["bounty-fugitive"]


@pytest.mark.card("boba-fett/bounty-fugitive/weak")
def test_tokens_do_not_make_a_lesser_hero_count() -> None:
    strong = {"card": "lando-calrissian", "strength": 1}
    t = table(
        boba(pawn="mos-espa", tython=[on(JABBA, "bounty-fugitive"), "bossk", strong]), rival()
    )
    t.do("vanquish lando-calrissian")
    assert t.done("bounty-fugitive") == []


@pytest.mark.card("boba-fett/bounty-stolen-cargo")
@pytest.mark.rule("SW-47")
def test_stolen_cargo_looks_at_three_and_may_play_a_hero() -> None:
    top = ["han-solo", "x-wing", "lando-calrissian"]
    t = table(
        boba(credits=1, pawn="tython", fate=top, tython=[on(JABBA, "bounty-stolen-cargo")]),
        rival(),
    )
    t.do("hunt bounty-stolen-cargo")
    assert t.told("look") == top
    assert t.told("look", seat=1) == ["?", "?", "?"]
    t.do("choose lando-calrissian", "choose x-wing", "choose cloud-city")
    assert t.where("lando-calrissian") == "cloud-city"
    assert t.fate()[:2] == ["x-wing", "han-solo"]


@pytest.mark.card("boba-fett/bounty-stolen-cargo/pass")
def test_stolen_cargo_need_not_play_anybody_and_wants_a_ship() -> None:
    t = table(
        boba(
            credits=1,
            pawn="tython",
            fate=["han-solo", "x-wing", "lando-calrissian"],
            tython=[on(JABBA, "bounty-stolen-cargo")],
            space=["slave-i"],
        ),
        rival(),
        phase="move",
    )
    t.do("hunt bounty-stolen-cargo", "pass", "choose x-wing", "choose lando-calrissian")
    assert t.fate()[:3] == ["x-wing", "lando-calrissian", "han-solo"]
    t.do("move-pawn slave-i")
    assert t.done("bounty-stolen-cargo") == ["on-vehicle"]


# Allies.


@pytest.mark.card("boba-fett/bossk")
def test_bossk_earns_a_credit_when_he_is_used() -> None:
    t = table(boba(pawn="mos-espa", tython=["bossk", "lando-calrissian"]), rival())
    t.do("vanquish lando-calrissian")
    assert (t.credits(), t.discard()) == (1, ["bossk"])


@pytest.mark.card("boba-fett/ig-88")
def test_ig_88_comes_for_a_credit_and_must_be_used() -> None:
    t = table(
        boba(
            credits=1,
            pawn="mos-espa",
            tython=["ig-88"],
            cloud_city=["fennec-shand", "princess-leia"],
        ),
        rival(),
    )
    t.do("vanquish princess-leia")
    assert (t.prompt, t.options) == ("choose-joining", ["choose ig-88", "pass"])
    t.do("choose ig-88")
    assert t.credits() == 0
    # IG-88 is picked already; Fennec Shand may be added.
    assert t.options == ["choose fennec-shand", "done"]
    t.do("done")
    assert t.discard() == ["ig-88"]
    assert t.where("fennec-shand") == "cloud-city"


@pytest.mark.card("boba-fett/ig-88/price")
def test_ig_88_stays_away_without_a_credit_or_when_not_asked() -> None:
    held = {"tython": ["ig-88"], "cloud_city": ["princess-leia"]}
    t = table(boba(pawn="mos-espa", **held), rival())
    assert t.why_not("princess-leia") == "strength.SW-25"
    # Nobody else is there: whoever chooses this Vanquish has IG-88 come.
    t = table(boba(pawn="mos-espa", credits=1, **held), rival())
    t.do("vanquish princess-leia")
    assert (t.credits(), t.discard()) == (0, ["ig-88"])


@pytest.mark.card("boba-fett/ig-88/others")
def test_who_grows_with_company_counts_ig_88_when_it_comes() -> None:
    t = table(
        boba(
            credits=1,
            pawn="mos-espa",
            tython=["ig-88"],
            cloud_city=["dengar", "luke-skywalker", {"card": "han-solo"}, "r2-d2"],
        ),
        rival(),
    )
    # Luke has 4 + 1; Dengar 2 alone, 3 beside IG-88 with 3.
    t.do("vanquish luke-skywalker")
    assert t.where("luke-skywalker") == "fate_discard"


@pytest.mark.card("boba-fett/fennec-shand")
def test_fennec_shand_is_used_at_any_location() -> None:
    t = table(
        boba(pawn="mos-espa", jabbas_palace=["fennec-shand"], tython=["princess-leia"]), rival()
    )
    t.do("vanquish princess-leia")
    assert (t.fate_discard(), t.discard()) == (["princess-leia"], ["fennec-shand"])


@pytest.mark.card("boba-fett/dengar")
@pytest.mark.rule("SW-30")
def test_dengar_likes_company() -> None:
    t = table(boba(pawn="tython", tython=["dengar"], mos_espa=["greedo", JABBA]), rival())
    assert t.strength("dengar") == 2
    t.do("move dengar", "choose mos-espa")
    assert t.strength("dengar") == 3


@pytest.mark.card("boba-fett/four-lom")
def test_four_lom_keeps_one_of_three_unseen() -> None:
    t = table(
        boba(pawn="tython", credits=2, hand=["four-lom"], deck=["bossk", "greedo", "dengar"]),
        rival(),
    )
    t.do("play four-lom", "choose tython", "choose greedo")
    assert t.hand() == ["greedo"]
    assert sorted(t.discard()) == ["bossk", "dengar"]
    assert t.view(1)["seats"][0]["hand"] == 1


@pytest.mark.card("boba-fett/zuckuss")
@pytest.mark.rule("SW-22")
def test_zuckuss_sorts_the_fate_deck_for_ambition() -> None:
    t = table(
        boba(
            pawn="cloud-city",
            ambition=2,
            mos_espa=["zuckuss"],
            fate=["luke-skywalker", "x-wing", "han-solo"],
        ),
        rival(),
    )
    t.do("activate zuckuss", "choose luke-skywalker", "done", "choose han-solo")
    assert t.ambition() == 1
    assert t.fate_discard() == ["luke-skywalker"]
    assert t.fate()[:2] == ["han-solo", "x-wing"]
    # One symbol, one use.
    assert not t.can("activate zuckuss")


@pytest.mark.card("boba-fett/zuckuss/nothing")
def test_zuckuss_may_discard_all_or_nothing() -> None:
    laid = {"pawn": "cloud-city", "ambition": 1, "mos_espa": ["zuckuss"]}
    t = table(boba(fate=["x-wing", "han-solo"], rest="box", **laid), rival())
    t.do("activate zuckuss", "done", "choose x-wing")
    assert t.fate() == ["x-wing", "han-solo"]


@pytest.mark.card("boba-fett/greedo")
def test_greedo_brings_a_credit() -> None:
    t = table(boba(pawn="tython", credits=1, hand=["greedo"]), rival())
    t.do("play greedo", "choose tython")
    assert t.credits() == 1
    t.do("move greedo", "choose mos-espa")
    assert t.credits() == 1  # moving is not playing


@pytest.mark.card("boba-fett/gamorrean-guards")
def test_guards_are_stronger_beside_a_contact() -> None:
    t = table(boba(tython=["gamorrean-guards", JABBA]), rival())
    assert t.strength("gamorrean-guards") == 2
    t = table(boba(tython=["gamorrean-guards", "greedo"], mos_espa=[JABBA]), rival())
    assert t.strength("gamorrean-guards") == 1


# Effects and Conditions.


@pytest.mark.card("boba-fett/as-you-wish")
def test_as_you_wish_draws_three_and_discards_one() -> None:
    t = table(
        boba(
            pawn="tython",
            ambition=1,
            hand=["as-you-wish"],
            deck=["bossk", "greedo", "dengar"],
        ),
        rival(),
    )
    t.do("play as-you-wish", "choose greedo")
    assert t.hand() == ["bossk", "dengar"]
    assert sorted(t.discard()) == ["as-you-wish", "greedo"]


@pytest.mark.card("boba-fett/price-on-your-head")
def test_a_price_on_your_head_looks_in_the_discard_pile_first() -> None:
    laid = {"pawn": "tython", "ambition": 1, "hand": ["price-on-your-head"]}
    t = table(boba(discard=["bounty-fugitive", "bossk"], **laid), rival())
    t.do("play price-on-your-head")
    assert t.hand() == ["bounty-fugitive"]
    assert t.view(1)["seats"][0]["hand"] == ["bounty-fugitive"]


@pytest.mark.card("boba-fett/price-on-your-head/deck")
def test_a_price_on_your_head_searches_the_deck_if_it_must() -> None:
    laid = {"pawn": "tython", "ambition": 1, "hand": ["price-on-your-head"]}
    t = table(boba(discard=["bossk"], deck=["greedo"], **laid), rival())
    t.do("play price-on-your-head", "choose darth-vader")
    assert t.hand() == ["darth-vader"]
    assert t.state.pile(0, 0).top == ()  # shuffled
    t = table(boba(rest="box", deck=["greedo"], **laid), rival())
    assert t.why_not("price-on-your-head") == "nothing-to-choose.SW-50"


@pytest.mark.card("boba-fett/carbon-freeze")
@pytest.mark.rule("SW-48")
def test_carbon_freeze_defeats_without_an_ally_where_the_pawn_is() -> None:
    laid = {"pawn": "tython", "ambition": 3, "hand": ["carbon-freeze"]}
    contact = on(JABBA, "bounty-han-solo")
    t = table(boba(tython=["han-solo"], mos_espa=["lando-calrissian", contact], **laid), rival())
    t.do("play carbon-freeze")
    assert t.fate_discard() == ["han-solo"]
    assert t.done("bounty-han-solo") == ["defeat-han-solo"]
    strong = {"card": "luke-skywalker", "strength": 1}
    t = table(boba(tython=[strong], mos_espa=["lando-calrissian"], **laid), rival())
    assert t.why_not("carbon-freeze") == "nothing-to-choose.SW-50"


@pytest.mark.card("boba-fett/collateral-gain")
@pytest.mark.rule("SW-34")
def test_collateral_gain_answers_any_defeat() -> None:
    t = table(
        boba(pawn="mos-espa", tython=["greedo", "r2-d2"]),
        rival(hand=["collateral-gain", "collateral-gain"]),
    )
    t.do("vanquish r2-d2")
    assert (t.actor, t.prompt) == (1, "play-condition")
    t.do("play collateral-gain", "play collateral-gain")
    assert t.credits(1) == 4


@pytest.mark.card("boba-fett/collateral-gain/ships")
@pytest.mark.rule("SW-43")
def test_a_vanquished_ship_is_no_defeated_hero() -> None:
    pair = ["x-wing", with_("slave-i", engaged="x-wing")]
    t = table(boba(pawn="mos-espa", space=pair), rival(hand=["collateral-gain"]))
    t.do("vanquish x-wing")
    assert t.actor == 0


@pytest.mark.card("boba-fett/no-disintegrations")
@pytest.mark.rule("SW-30", "SW-34")
def test_no_disintegrations_weakens_the_hero_that_was_sent() -> None:
    t = table(
        boba(pawn="mos-espa"),
        rival(hand=["no-disintegrations"], fate=["han-solo", "x-wing"]),
    )
    t.do("fate 1", "choose han-solo", "choose tython", "play no-disintegrations")
    assert t.strength("han-solo") == 2
    t = table(
        boba(pawn="mos-espa"),
        rival(hand=["no-disintegrations"], fate=["han-solo", "x-wing"]),
    )
    t.do("fate 1", "choose x-wing")
    assert t.actor == 0


# Ships.


@pytest.mark.card("boba-fett/slave-i")
@pytest.mark.rule("SW-41")
def test_slave_i_is_a_place_with_symbols_and_two_cards() -> None:
    t = table(
        boba(pawn="tython", credits=0, space=["slave-i"], deck=["bossk", "greedo"], hand=[]),
        rival(),
        phase="move",
    )
    t.do("move-pawn slave-i")
    assert t.hand() == ["bossk", "greedo"]
    assert t.can("gain 1")
    assert t.pawn() == "slave-i"


@pytest.mark.card("boba-fett/hounds-tooth")
def test_hounds_tooth_exchanges_cards() -> None:
    laid = {"pawn": "tython", "space": ["hounds-tooth"], "hand": ["bossk", "greedo"]}
    t = table(boba(deck=["dengar", "zuckuss"], **laid), rival(), phase="move")
    t.do("move-pawn hounds-tooth", "choose bossk", "done")
    assert t.hand() == ["dengar", "greedo"]
    t = table(boba(deck=["dengar"], **laid), rival(), phase="move")
    t.do("move-pawn hounds-tooth", "done")
    assert t.hand() == ["bossk", "greedo"]


# The fate deck.


@pytest.mark.card("boba-fett/han-solo")
@pytest.mark.rule("SW-27")
def test_han_solo_may_scatter_an_ally() -> None:
    t = table(boba(pawn="mos-espa"), rival(fate=["han-solo", "x-wing"], tython=["bossk", "greedo"]))
    t.do("fate 1", "choose han-solo", "choose tython", "choose bossk")
    assert (t.actor, t.options) == (
        0,
        ["choose jabbas-palace", "choose mos-espa", "choose cloud-city"],
    )
    t.do("choose mos-espa")
    assert t.lies_at("mos-espa", 1) == ["bossk"]


@pytest.mark.card("boba-fett/luke-skywalker")
@pytest.mark.rule("SW-40")
def test_luke_removes_a_weak_ally_where_he_lands() -> None:
    t = table(
        boba(pawn="mos-espa"),
        rival(fate=["luke-skywalker", "x-wing"], tython=["bossk", "greedo"], mos_espa=["zuckuss"]),
    )
    t.do("fate 1", "choose luke-skywalker", "choose tython")
    assert t.discard(1) == ["greedo"]


@pytest.mark.card("boba-fett/princess-leia")
def test_leia_undoes_a_requirement() -> None:
    t = table(
        boba(pawn="mos-espa"),
        rival(
            fate=["princess-leia", "x-wing"],
            tython=[
                on(JABBA, with_("bounty-luke-skywalker", done=["defeat-luke"]), "bounty-fugitive")
            ],
        ),
    )
    t.do("fate 1", "choose princess-leia", "choose mos-espa")
    assert t.done("bounty-luke-skywalker", 1) == []


@pytest.mark.card("boba-fett/chewbacca")
@pytest.mark.rule("SW-30")
def test_chewbacca_is_stronger_beside_han() -> None:
    t = table(
        boba(ambition=1, tython=["chewbacca", "han-solo", on(JABBA, "bounty-fugitive")]), rival()
    )
    assert t.strength("chewbacca") == 5
    # A bonus 'while at the same location' comes and goes with either card.
    t.do("hunt bounty-fugitive", "choose han-solo", "choose mos-espa")
    assert t.strength("chewbacca") == 4


@pytest.mark.card("boba-fett/lando-calrissian")
def test_lando_takes_up_to_two_credits() -> None:
    for credits, left in ((3, 1), (1, 0), (0, 0)):
        t = table(
            boba(pawn="mos-espa"), rival(fate=["lando-calrissian", "x-wing"], credits=credits)
        )
        t.do("fate 1", "choose lando-calrissian", "choose tython")
        assert t.credits(1) == left


@pytest.mark.card("boba-fett/r2-d2")
def test_r2_d2_strengthens_all_others_beside_him() -> None:
    t = table(boba(tython=["r2-d2", "lando-calrissian"], mos_espa=["han-solo"]), rival())
    assert [t.strength(card) for card in ("r2-d2", "lando-calrissian", "han-solo")] == [1, 3, 3]


@pytest.mark.card("boba-fett/scoundrels-luck")
@pytest.mark.rule("SW-30")
def test_scoundrels_luck_strengthens_one_or_two_heroes() -> None:
    heroes = ["han-solo", "lando-calrissian", "r2-d2"]
    laid = {"fate": ["scoundrels-luck", "x-wing"], "tython": heroes}
    t = table(boba(pawn="mos-espa"), rival(**laid))
    t.do("fate 1", "choose scoundrels-luck")
    assert "done" not in t.options
    t.do("choose han-solo", "choose r2-d2")
    assert [t.state.mark(t.number(card), 1) for card in heroes] == [1, 0, 1]


@pytest.mark.card("boba-fett/rescue-mission")
@pytest.mark.rule("SW-36")
def test_a_rescue_mission_plays_a_defeated_hero_again() -> None:
    t = table(
        boba(pawn="mos-espa"),
        rival(credits=2, fate=["rescue-mission", "x-wing"], fate_discard=["lando-calrissian"]),
    )
    t.do("fate 1", "choose rescue-mission", "choose tython")
    assert t.lies_at("tython", 1) == ["lando-calrissian"]
    assert t.credits(1) == 0  # played, so his ability works


@pytest.mark.card("boba-fett/deal-altered")
def test_the_deal_is_altered_and_the_bounty_lies_under_the_deck() -> None:
    t = table(
        boba(pawn="mos-espa"),
        rival(
            fate=["deal-altered", "x-wing"],
            tython=[on(JABBA, with_("bounty-luke-skywalker", done=["defeat-luke"]))],
        ),
    )
    t.do("fate 1", "choose deal-altered")
    assert t.deck(1)[-1] == "bounty-luke-skywalker"
    assert t.attached(JABBA) == []


@pytest.mark.card("boba-fett/jabbas-displeasure")
def test_jabbas_displeasure_costs_both() -> None:
    t = table(
        boba(pawn="mos-espa"), rival(fate=["jabbas-displeasure", "x-wing"], credits=3, ambition=3)
    )
    t.do("fate 1", "choose jabbas-displeasure")
    assert (t.credits(1), t.ambition(1)) == (1, 2)


@pytest.mark.card("boba-fett/millennium-falcon")
def test_the_falcon_may_move_a_hero() -> None:
    t = table(
        boba(pawn="mos-espa"), rival(fate=["millennium-falcon", "x-wing"], tython=["han-solo"])
    )
    t.do("fate 1", "choose millennium-falcon", "choose han-solo", "choose mos-espa")
    assert t.lies_at("mos-espa", 1) == ["han-solo"]
    assert t.in_space(1) == ["millennium-falcon"]


@pytest.mark.card("boba-fett/x-wing")
def test_an_x_wing_makes_hunts_dearer_engaged_or_not() -> None:
    bounties = on(JABBA, "bounty-luke-skywalker", "bounty-chewbacca")
    for space in (["x-wing"], ["x-wing", with_("slave-i", engaged="x-wing")]):
        t = table(boba(ambition=2, credits=2, tython=[bounties], space=space), rival())
        assert not t.can("hunt bounty-luke-skywalker")
        t.do("hunt bounty-chewbacca", "choose tython")
        assert t.credits() == 0


@pytest.mark.card("boba-fett/sarlacc-pit")
@pytest.mark.rule("SW-33")
def test_in_the_pit_he_neither_vanquishes_nor_hunts() -> None:
    laid = {
        "pawn": "mos-espa",
        "credits": 4,
        "under": ["sarlacc-pit"],
        "tython": [on(JABBA, "bounty-chewbacca"), "bossk", "lando-calrissian"],
        "space": ["x-wing", with_("slave-i", engaged="x-wing")],
    }
    t = table(boba(**laid), rival())
    assert t.why_not("lando-calrissian") == "forbidden-by-card.SW-31"
    assert [text for text in t.options if text.startswith(("hunt", "vanquish"))] == []
    t.do("lift sarlacc-pit")
    assert (t.credits(), t.under(), t.fate_discard()) == (1, [], ["sarlacc-pit"])
    assert t.can("vanquish lando-calrissian")
    assert t.can("vanquish x-wing")


@pytest.mark.card("boba-fett/sarlacc-pit/ship")
@pytest.mark.rule("SW-33")
def test_a_ship_takes_him_out_of_the_pit() -> None:
    t = table(boba(pawn="tython", under=["sarlacc-pit"], space=["slave-i"]), rival(), phase="move")
    t.do("move-pawn slave-i")
    assert t.under() == []
    assert t.told("discard") == ["sarlacc-pit"]


# The objective.


@pytest.mark.card("boba-fett/bounty-fugitive/last")
@pytest.mark.rule("SW-35", "SW-60")
def test_the_fourth_bounty_wins_before_its_reward() -> None:
    three = ["bounty-han-solo", "bounty-chewbacca", "bounty-stolen-cargo"]
    council = on("the-hutt-council", with_("bounty-fugitive", done=["defeat-strength-3"]))
    t = table(boba(credits=3, kept=three, tython=[council, "greedo"]), rival())
    t.do("pay bounty-fugitive")
    assert (t.over, t.winners, t.ambition()) == (True, (0,), 0)
