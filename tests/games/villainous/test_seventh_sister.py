"""The Seventh Sister's cards, one after another, and her objective."""

import pytest

from tests.games.villainous.sectors import boba, sister, table, with_

LOTHAL = "lothal"

# Allies.


@pytest.mark.card("seventh-sister/fifth-brother")
@pytest.mark.rule("SW-40")
def test_fifth_brother_may_stay_after_a_jedi() -> None:
    laid = {"pawn": "garel", "malachor": ["fifth-brother", "ahsoka-tano"]}
    t = table(sister(ambition=1, **laid), boba())
    t.do("vanquish ahsoka-tano", "choose yes")
    assert (t.ambition(), t.where("fifth-brother")) == (0, "malachor")
    t = table(sister(ambition=1, **laid), boba())
    t.do("vanquish ahsoka-tano", "pass")
    assert (t.ambition(), t.where("fifth-brother")) == (1, "discard")


@pytest.mark.card("seventh-sister/fifth-brother/others")
def test_fifth_brother_cannot_stay_after_others_or_without_ambition() -> None:
    for hero, ambition in (("zeb-orrelios", 1), ("ahsoka-tano", 0)):
        t = table(sister(pawn="garel", ambition=ambition, malachor=["fifth-brother", hero]), boba())
        t.do(f"vanquish {hero}")
        assert t.where("fifth-brother") == "discard"


@pytest.mark.card("seventh-sister/eighth-brother")
def test_eighth_brother_draws_a_hero_to_him() -> None:
    laid = {"pawn": "malachor", "credits": 3, "hand": ["eighth-brother"], "garel": ["chopper"]}
    t = table(sister(**laid), boba())
    t.do("play eighth-brother", "choose lothal", "choose chopper")
    assert t.where("chopper") == LOTHAL
    t = table(sister(**laid), boba())
    t.do("play eighth-brother", "choose lothal", "pass")
    assert t.where("chopper") == "garel"


@pytest.mark.card("seventh-sister/agent-kallus")
def test_kallus_minds_heroes_who_are_no_jedi() -> None:
    for heroes, strength in ((["zeb-orrelios"], 3), (["ezra-bridger"], 2), ([], 2)):
        t = table(sister(garel=["agent-kallus", *heroes]), boba())
        assert t.strength("agent-kallus") == strength


@pytest.mark.card("seventh-sister/purge-troopers")
def test_purge_troopers_are_stronger_with_their_mistress() -> None:
    t = table(sister(pawn="malachor", garel=["purge-troopers"]), boba())
    assert t.strength("purge-troopers") == 2
    t = table(sister(pawn="garel", garel=["purge-troopers"]), boba())
    assert t.strength("purge-troopers") == 3


@pytest.mark.card("seventh-sister/stormtroopers")
def test_stormtroopers_are_plain_allies() -> None:
    t = table(sister(pawn="garel", malachor=["stormtroopers", "chopper"]), boba())
    t.do("vanquish chopper")
    assert t.discard() == ["stormtroopers"]


@pytest.mark.card("seventh-sister/id9-seeker-droids")
@pytest.mark.rule("SW-22", "SW-29")
def test_seeker_droids_may_find_somebody_among_three() -> None:
    top = ["ghost", "zeb-orrelios", "rescued"]
    laid = {"pawn": "malachor", "ambition": 1, "garel": ["id9-seeker-droids"], "fate": top}
    t = table(sister(**laid), boba())
    t.do("activate id9-seeker-droids")
    assert t.options == ["choose zeb-orrelios", "pass"]
    t.do("choose zeb-orrelios", "choose rescued", "choose garel")
    assert (t.where("zeb-orrelios"), t.fate()[:2]) == ("garel", ["rescued", "ghost"])
    t = table(sister(**laid), boba())
    t.do("activate id9-seeker-droids", "pass")
    assert t.prompt == "choose-order"


@pytest.mark.card("seventh-sister/imperial-informant")
def test_an_informant_makes_finding_jedi_cheaper() -> None:
    hand = ["sense-their-fear", "mind-probe"]
    laid = {"pawn": "malachor", "ambition": 1, "hand": hand, "lothal": ["chopper"]}
    t = table(sister(garel=["imperial-informant"], **laid), boba())
    assert t.starting("play") == ["play sense-their-fear"]
    assert t.why_not("mind-probe") == "cost.SW-21"
    assert table(sister(**laid), boba()).starting("play") == []


# Effects and Conditions.


@pytest.mark.card("seventh-sister/sense-their-fear")
@pytest.mark.rule("SW-38", "SW-49")
def test_sense_their_fear_finds_a_jedi_where_one_is() -> None:
    laid = {"pawn": "malachor", "ambition": 2, "hand": ["sense-their-fear"]}
    t = table(sister(lothal=["ezra-bridger"], fate_discard=["kanan-jarrus"], **laid), boba())
    t.do("play sense-their-fear", "choose garel")
    assert t.where("ezra-bridger") == "garel"
    t = table(sister(fate_discard=["kanan-jarrus"], **laid), boba())
    t.do("play sense-their-fear", "choose garel")
    assert t.where("kanan-jarrus") == "garel"
    # The captured one cannot be found; two are left in the deck.
    t = table(sister(kept=["kanan-jarrus"], **laid), boba())
    t.do("play sense-their-fear")
    assert t.options == ["choose ezra-bridger", "choose ahsoka-tano"]


@pytest.mark.card("seventh-sister/set-a-trap-seventh-sister")
@pytest.mark.rule("SW-39")
def test_a_trap_brings_whoever_comes_first() -> None:
    t = table(
        sister(
            pawn="malachor",
            ambition=1,
            hand=["set-a-trap-seventh-sister"],
            fate=["ghost", "zeb-orrelios"],
        ),
        boba(),
    )
    t.do("play set-a-trap-seventh-sister", "choose lothal")
    assert t.where("zeb-orrelios") == LOTHAL
    assert t.where("ghost") == "fate"


@pytest.mark.card("seventh-sister/mind-probe")
@pytest.mark.rule("SW-30")
def test_a_mind_probe_weakens_one_twice_or_two_once() -> None:
    laid = {"pawn": "malachor", "ambition": 2, "hand": ["mind-probe"]}
    heroes = ["kanan-jarrus", "zeb-orrelios"]
    t = table(sister(garel=heroes, **laid), boba())
    t.do("play mind-probe", "choose kanan-jarrus", "choose kanan-jarrus")
    assert [t.strength(hero) for hero in heroes] == [2, 3]
    t = table(sister(garel=heroes, **laid), boba())
    t.do("play mind-probe", "choose kanan-jarrus", "choose zeb-orrelios")
    assert [t.strength(hero) for hero in heroes] == [3, 2]
    assert table(sister(**laid), boba()).why_not("mind-probe") == "nothing-to-choose.SW-50"


@pytest.mark.card("seventh-sister/nowhere-to-run")
@pytest.mark.rule("SW-22")
def test_nowhere_to_run_moves_a_hero_or_an_ally() -> None:
    laid = {"pawn": "malachor", "hand": ["nowhere-to-run"], "garel": ["chopper", "stormtroopers"]}
    for card in ("chopper", "stormtroopers"):
        t = table(sister(**laid), boba())
        t.do("play nowhere-to-run", f"choose {card}", "choose lothal")
        assert t.lies_at(LOTHAL) == [card]


@pytest.mark.card("seventh-sister/children-of-the-force")
def test_an_ally_is_given_up_for_ambition() -> None:
    t = table(
        sister(
            pawn="malachor", hand=["children-of-the-force"], garel=["stormtroopers", "agent-kallus"]
        ),
        boba(),
    )
    t.do("play children-of-the-force", "choose stormtroopers")
    assert (t.ambition(), t.where("agent-kallus")) == (3, "garel")
    t = table(sister(pawn="malachor", hand=["children-of-the-force"]), boba())
    assert t.why_not("children-of-the-force") == "nothing-to-choose.SW-50"


@pytest.mark.card("seventh-sister/rivalry")
@pytest.mark.rule("SW-34")
def test_rivalry_answers_the_defeat_of_another() -> None:
    t = table(
        boba(pawn="mos-espa", tython=["bossk", "lando-calrissian"]),
        sister(hand=["rivalry"], deck=["agent-kallus"]),
    )
    t.do("vanquish lando-calrissian", "play rivalry")
    assert (t.ambition(1), t.hand(1)) == (1, ["agent-kallus"])


@pytest.mark.card("seventh-sister/disturbance-in-the-force")
@pytest.mark.rule("SW-34", "SW-47")
def test_a_disturbance_answers_two_ambition_spent_at_once() -> None:
    hers = {"hand": ["disturbance-in-the-force"], "fate": ["ghost", "chopper"]}
    his = {"pawn": "cloud-city", "ambition": 5, "hand": ["darth-vader", "as-you-wish"]}
    t = table(boba(**his), sister(**hers))
    t.do("play darth-vader", "choose mos-espa", "play disturbance-in-the-force", "choose ghost")
    assert t.fate_discard(1) == ["ghost"]
    assert t.fate(1)[0] == "chopper"
    t = table(boba(**his), sister(**hers))
    t.do("play as-you-wish", "choose darth-vader")
    assert t.actor == 0  # 1 is not enough


# Ships.


@pytest.mark.card("seventh-sister/tie-advanced-v1")
@pytest.mark.rule("SW-41")
def test_her_fighter_drives_a_hero_to_an_ally() -> None:
    laid = {"pawn": "garel", "lothal": ["chopper"], "malachor": ["stormtroopers"]}
    t = table(sister(space=["tie-advanced-v1"], **laid), boba(), phase="move")
    t.do("move-pawn tie-advanced-v1", "choose chopper")
    assert t.where("chopper") == "malachor"
    assert t.can("gain 1")
    t = table(sister(space=["tie-advanced-v1"], **laid), boba(), phase="move")
    t.do("move-pawn tie-advanced-v1", "pass")
    assert t.where("chopper") == LOTHAL


@pytest.mark.card("seventh-sister/imperial-star-destroyer")
@pytest.mark.rule("SW-37", "SW-41")
def test_the_star_destroyer_gives_ambition_or_an_ally() -> None:
    laid = {"pawn": "garel", "space": ["imperial-star-destroyer"]}
    t = table(sister(hand=["agent-kallus"], **laid), boba(), phase="move")
    t.do("move-pawn imperial-star-destroyer")
    assert t.options == ["choose gain", "choose play"]
    t.do("choose play", "choose malachor")
    assert (t.where("agent-kallus"), t.credits(), t.ambition()) == ("malachor", 0, 0)
    t = table(sister(hand=["agent-kallus"], **laid), boba(), phase="move")
    t.do("move-pawn imperial-star-destroyer", "choose gain")
    assert t.ambition() == 1
    # Without an Ally in the hand nobody is asked.
    t = table(sister(hand=["mind-probe"], **laid), boba(), phase="move")
    t.do("move-pawn imperial-star-destroyer")
    assert t.ambition() == 1


# The fate deck.


@pytest.mark.card("seventh-sister/kanan-jarrus")
def test_kanan_may_drive_all_allies_away() -> None:
    t = table(
        boba(pawn="mos-espa"),
        sister(fate=["kanan-jarrus", "ghost"], garel=["stormtroopers", "agent-kallus"]),
    )
    t.do("fate 1", "choose kanan-jarrus", "choose garel")
    assert (t.actor, "pass" in t.options) == (0, True)
    t.do("choose lothal")
    assert sorted(t.lies_at(LOTHAL, 1)) == ["agent-kallus", "stormtroopers"]


@pytest.mark.card("seventh-sister/ezra-bridger")
@pytest.mark.rule("SW-30")
def test_ezra_is_stronger_while_his_master_is_about() -> None:
    assert table(sister(garel=["ezra-bridger"]), boba()).strength("ezra-bridger") == 3
    t = table(sister(garel=["ezra-bridger"], lothal=["kanan-jarrus"]), boba())
    assert t.strength("ezra-bridger") == 4


@pytest.mark.card("seventh-sister/ahsoka-tano")
def test_ahsoka_removes_an_ally_of_three_or_less() -> None:
    t = table(
        boba(pawn="mos-espa"),
        sister(
            fate=["ahsoka-tano", "ghost"],
            garel=["fifth-brother", "agent-kallus"],
            lothal=["stormtroopers"],
        ),
    )
    t.do("fate 1", "choose ahsoka-tano", "choose garel")
    assert t.discard(1) == ["agent-kallus"]


@pytest.mark.card("seventh-sister/hera-syndulla")
@pytest.mark.rule("SW-38", "SW-42")
def test_hera_may_fetch_a_ship() -> None:
    laid = {"fate": ["hera-syndulla", "chopper"], "space": ["tie-advanced-v1"]}
    t = table(boba(pawn="mos-espa"), sister(fate_discard=["phantom"], **laid))
    t.do("fate 1", "choose hera-syndulla", "choose garel")
    assert t.options == ["choose phantom", "pass"]  # the deck comes after the discard pile
    t.do("choose phantom")
    assert t.engaged("tie-advanced-v1", 1) == "phantom"
    t = table(boba(pawn="mos-espa"), sister(**laid))
    t.do("fate 1", "choose hera-syndulla", "choose garel", "pass")
    assert t.in_space(1) == ["tie-advanced-v1"]


@pytest.mark.card("seventh-sister/sabine-wren")
def test_sabine_takes_up_to_two_credits() -> None:
    t = table(boba(pawn="mos-espa"), sister(fate=["sabine-wren", "ghost"], credits=1))
    t.do("fate 1", "choose sabine-wren", "choose garel")
    assert t.credits(1) == 0


@pytest.mark.card("seventh-sister/zeb-orrelios")
@pytest.mark.rule("SW-48")
def test_zeb_is_no_jedi_and_is_not_captured() -> None:
    t = table(sister(pawn="garel", malachor=["fifth-brother", "zeb-orrelios"]), boba())
    t.do("vanquish zeb-orrelios")
    assert (t.kept(), t.where("zeb-orrelios")) == ([], "fate_discard")


@pytest.mark.card("seventh-sister/chopper")
def test_chopper_jams_what_is_paid_for_where_he_is() -> None:
    laid = {"pawn": "malachor", "ambition": 1}
    t = table(sister(garel=["id9-seeker-droids", "chopper"], **laid), boba())
    assert t.why_not("id9-seeker-droids") == "forbidden-by-card.SW-31"
    t = table(sister(garel=["id9-seeker-droids"], lothal=["chopper"], **laid), boba())
    assert t.can("activate id9-seeker-droids")
    # Staying is paid for, too.
    t = table(
        sister(pawn="garel", ambition=1, malachor=["fifth-brother", "ezra-bridger", "chopper"]),
        boba(),
    )
    t.do("vanquish ezra-bridger")
    assert t.where("fifth-brother") == "discard"


@pytest.mark.card("seventh-sister/trust-in-the-force")
@pytest.mark.rule("SW-30")
def test_trust_in_the_force_strengthens_all_jedi_or_one_hero() -> None:
    heroes = ["kanan-jarrus", "ahsoka-tano", "zeb-orrelios"]
    fate = ["trust-in-the-force", "ghost"]
    t = table(boba(pawn="mos-espa"), sister(fate=fate, garel=heroes))
    t.do("fate 1", "choose trust-in-the-force")
    assert [t.strength(hero) for hero in heroes] == [5, 5, 3]
    t = table(boba(pawn="mos-espa"), sister(fate=fate, garel=["zeb-orrelios", "chopper"]))
    t.do("fate 1", "choose trust-in-the-force", "choose chopper")
    assert [t.strength(hero) for hero in ("zeb-orrelios", "chopper")] == [3, 2]


@pytest.mark.card("seventh-sister/rescued")
@pytest.mark.rule("SW-36", "SW-49")
def test_a_rescued_jedi_is_played_again() -> None:
    t = table(
        boba(pawn="mos-espa"),
        sister(fate=["rescued", "ghost"], kept=["ahsoka-tano"], garel=["stormtroopers"]),
    )
    t.do("fate 1", "choose rescued", "choose garel")
    assert (t.kept(1), t.where("ahsoka-tano", 1)) == ([], "garel")
    assert t.discard(1) == ["stormtroopers"]
    t = table(boba(pawn="mos-espa"), sister(fate=["rescued", "chopper"]))
    t.do("fate 1")
    assert t.decision.about == "chopper"  # nobody is captured: it has to be the Hero


@pytest.mark.card("seventh-sister/into-hyperspace")
@pytest.mark.rule("SW-48")
def test_a_hero_escapes_into_hyperspace() -> None:
    strong = with_("ezra-bridger", strength=-1)
    t = table(boba(pawn="mos-espa"), sister(fate=["into-hyperspace", "ghost"], garel=[strong]))
    t.do("fate 1", "choose into-hyperspace")
    assert (t.where("ezra-bridger", 1), t.kept(1)) == ("fate", [])


@pytest.mark.card("seventh-sister/loss-of-focus")
def test_she_loses_her_focus() -> None:
    t = table(boba(pawn="mos-espa"), sister(fate=["loss-of-focus", "ghost"], ambition=3))
    t.do("fate 1", "choose loss-of-focus")
    assert t.ambition(1) == 1


@pytest.mark.card("seventh-sister/ghost")
def test_the_ghost_may_move_a_hero() -> None:
    t = table(boba(pawn="mos-espa"), sister(fate=["ghost", "loss-of-focus"], garel=["chopper"]))
    t.do("fate 1", "choose chopper", "choose lothal")
    assert (t.where("chopper", 1), t.in_space(1)) == (LOTHAL, ["ghost"])


@pytest.mark.card("seventh-sister/phantom")
@pytest.mark.rule("SW-31", "SW-42")
def test_the_phantom_keeps_her_from_moving_heroes() -> None:
    laid = {"pawn": "malachor", "hand": ["nowhere-to-run"], "garel": ["chopper", "stormtroopers"]}
    for space in (["phantom"], ["phantom", with_("tie-advanced-v1", engaged="phantom")]):
        t = table(sister(space=space, **laid), boba())
        t.do("play nowhere-to-run", "choose lothal")
        assert t.lies_at(LOTHAL) == ["stormtroopers"]


@pytest.mark.card("seventh-sister/betrayed-by-maul")
@pytest.mark.rule("SW-33")
def test_betrayed_she_uses_one_ally_at_most() -> None:
    laid = {"pawn": "garel", "malachor": ["agent-kallus", "stormtroopers", "ezra-bridger"]}
    t = table(sister(under=["betrayed-by-maul"], ambition=3, **laid), boba())
    assert t.why_not("ezra-bridger") == "strength.SW-25"
    t.do("lift betrayed-by-maul", "vanquish ezra-bridger")
    assert (t.ambition(), t.under(), t.kept()) == (0, [], ["ezra-bridger"])


@pytest.mark.card("seventh-sister/betrayed-by-maul/capture")
@pytest.mark.rule("SW-33")
def test_a_capture_ends_the_betrayal() -> None:
    t = table(
        sister(
            pawn="garel",
            under=["betrayed-by-maul"],
            malachor=["fifth-brother", "stormtroopers", "ezra-bridger"],
        ),
        boba(),
    )
    t.do("vanquish ezra-bridger")
    assert t.prompt != "choose-allies"  # one was enough, and one is all she may use
    assert (t.under(), t.discard()) == ([], ["fifth-brother"])


# The objective.


@pytest.mark.card("seventh-sister/ezra-bridger/captured")
@pytest.mark.rule("SW-48", "SW-49", "SW-60")
def test_the_third_captured_jedi_wins_at_once() -> None:
    two = ["kanan-jarrus", "ahsoka-tano"]
    t = table(sister(pawn="garel", kept=two, malachor=["fifth-brother", "ezra-bridger"]), boba())
    t.do("vanquish ezra-bridger")
    assert (t.over, t.winners) == (True, (0,))
