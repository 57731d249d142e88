"""Cad Bane's own cards, one after another, and his objective."""

import pytest

from skulduggery.engine.decision import Refused
from tests.games.villainous.sectors import bane, boba, table, with_

BOX = "the-box"
OMEGA = "omega"
DROIDS = "ig-86-sentinel-droids"
PADME = "padme-amidala"

# Allies.


@pytest.mark.card("cad-bane/todo-360")
@pytest.mark.rule("SW-24")
def test_todo_flies_somewhere_and_may_mark_a_hero_there() -> None:
    laid = {"pawn": "coruscant", "credits": 1, "the_box": ["todo-360"], "bora_vio": [PADME]}
    t = table(bane(**laid), boba())
    t.do("activate todo-360")
    assert t.options == ["choose coruscant", "choose black-stall-station", "choose bora-vio"]
    t.do("choose bora-vio", f"choose {PADME}")
    assert (t.where("todo-360"), t.targets_on(PADME), t.credits()) == ("bora-vio", 1, 0)
    t = table(bane(**laid), boba())
    t.do("activate todo-360", "choose bora-vio", "pass")
    assert t.targets_on(PADME) == 0
    t = table(bane(**laid), boba())
    t.do("activate todo-360", "choose coruscant")  # there is nobody to mark
    assert (t.where("todo-360"), t.prompt) == ("coruscant", "choose-action")


@pytest.mark.card("cad-bane/ig-86-sentinel-droids")
@pytest.mark.rule("SW-24")
def test_sentinel_droids_mark_somebody_beside_them_for_a_credit() -> None:
    laid = {"pawn": "coruscant", "bora_vio": [DROIDS, PADME], "the_box": [OMEGA]}
    t = table(bane(credits=1, **laid), boba())
    t.do(f"activate {DROIDS}")
    assert (t.targets_on(PADME), t.targets_on(OMEGA), t.credits()) == (1, 0, 0)
    assert table(bane(**laid), boba()).why_not(DROIDS) == "cost.SW-21"
    t = table(bane(pawn="coruscant", credits=1, bora_vio=[DROIDS]), boba())
    assert t.why_not(DROIDS) == "nothing-to-choose.SW-50"
    t = table(bane(pawn="bora-vio", ambition=5, credits=5, bora_vio=[DROIDS, PADME]), boba())
    assert t.why_not(DROIDS) == "no-symbol.SW-12"


@pytest.mark.card("cad-bane/bx-commando-droids")
@pytest.mark.rule("SW-40")
def test_commando_droids_come_back_into_the_hand_for_a_credit() -> None:
    laid = {"pawn": "coruscant", "bora_vio": ["bx-commando-droids", PADME]}
    t = table(bane(credits=1, **laid), boba())
    t.do(f"vanquish {PADME}", "choose yes")
    assert (t.hand(), t.credits()) == (["bx-commando-droids"], 0)
    t = table(bane(credits=1, **laid), boba())
    t.do(f"vanquish {PADME}", "pass")
    assert (t.discard(), t.credits()) == (["bx-commando-droids"], 1)
    t = table(bane(**laid), boba())
    t.do(f"vanquish {PADME}")
    assert t.discard() == ["bx-commando-droids"]


@pytest.mark.card("cad-bane/aurra-sing")
def test_aurra_sing_marks_somebody_anywhere() -> None:
    laid = {"pawn": "coruscant", "bora_vio": [PADME], "the_box": [OMEGA]}
    t = table(bane(credits=2, coruscant=["aurra-sing"], **laid), boba())
    t.do("activate aurra-sing")
    assert t.options == [f"choose {OMEGA}", f"choose {PADME}"]
    t.do(f"choose {PADME}")
    assert (t.targets_on(PADME), t.credits()) == (1, 0)


@pytest.mark.card("cad-bane/shahan-alama")
def test_shahan_alama_may_mark_somebody_where_he_comes() -> None:
    laid = {"pawn": "coruscant", "credits": 2, "hand": ["shahan-alama"], "bora_vio": [PADME]}
    t = table(bane(**laid), boba())
    t.do("play shahan-alama", "choose bora-vio", f"choose {PADME}")
    assert t.targets_on(PADME) == 1
    t = table(bane(**laid), boba())
    t.do("play shahan-alama", "choose bora-vio", "pass")
    assert t.targets_on(PADME) == 0
    t = table(bane(**laid), boba())
    t.do("play shahan-alama", "choose the-box")
    assert t.prompt == "choose-action"


@pytest.mark.card("cad-bane/robonino")
@pytest.mark.rule("SW-30")
def test_robonino_weakens_somebody_beside_him() -> None:
    t = table(bane(pawn="coruscant", credits=1, bora_vio=["robonino", PADME]), boba())
    t.do("activate robonino")
    assert (t.strength(PADME), t.credits()) == (1, 0)
    t.do(f"vanquish {PADME}")
    assert t.fate_discard() == [PADME]


@pytest.mark.card("cad-bane/cato-parasitti")
@pytest.mark.rule("SW-29", "SW-47")
def test_cato_parasitti_may_bring_one_of_the_next_three() -> None:
    top = ["twilight", PADME, "jedi-rescue"]
    laid = {"pawn": "coruscant", "credits": 2, "hand": ["cato-parasitti"], "fate": top}
    t = table(bane(**laid), boba())
    t.do("play cato-parasitti", "choose bora-vio")
    assert t.told("look", 1) == ["?", "?", "?"]
    assert t.options == [f"choose {PADME}", "pass"]
    t.do(f"choose {PADME}", "choose jedi-rescue", "choose the-box")
    assert (t.where(PADME), t.fate()[:2]) == (BOX, ["jedi-rescue", "twilight"])
    t = table(bane(**laid), boba())
    t.do("play cato-parasitti", "choose bora-vio", "pass")
    assert t.prompt == "choose-order"


@pytest.mark.card("cad-bane/embo")
def test_embo_is_stronger_against_somebody_who_is_marked() -> None:
    for tokens, can in ((1, True), (0, False)):
        hero = with_("mace-windu", targets=tokens)
        t = table(bane(pawn="coruscant", bora_vio=["embo", hero]), boba())
        assert t.strength("embo") == 3
        assert t.can("vanquish mace-windu") is can


@pytest.mark.card("cad-bane/moralo-eval")
def test_moralo_eval_makes_the_abilities_of_others_cheaper() -> None:
    laid = {"pawn": "coruscant", "the_box": ["moralo-eval"], "coruscant": ["aurra-sing", OMEGA]}
    t = table(bane(credits=1, **laid), boba(), phase="move")
    t.do("move-pawn black-stall-station", "activate aurra-sing")
    assert (t.targets_on(OMEGA), t.credits()) == (1, 0)
    t = table(bane(pawn="coruscant", the_box=["moralo-eval"], bora_vio=[DROIDS, PADME]), boba())
    t.do(f"activate {DROIDS}")  # 1 less 1
    assert t.targets_on(PADME) == 1


@pytest.mark.card("cad-bane/derrown")
def test_derrown_may_stay_for_an_ambition() -> None:
    laid = {"pawn": "coruscant", "bora_vio": ["derrown", PADME]}
    t = table(bane(ambition=1, **laid), boba())
    t.do(f"vanquish {PADME}", "choose yes")
    assert (t.where("derrown"), t.ambition()) == ("bora-vio", 0)
    t = table(bane(ambition=1, **laid), boba())
    t.do(f"vanquish {PADME}", "pass")
    assert (t.where("derrown"), t.ambition()) == ("discard", 1)
    t = table(bane(**laid), boba())
    t.do(f"vanquish {PADME}")
    assert t.where("derrown") == "discard"


# Effects.


@pytest.mark.card("cad-bane/mark-the-target")
def test_a_target_is_marked_anywhere_twice_at_most() -> None:
    hand = ["mark-the-target", "mark-the-target"]
    full = with_(OMEGA, targets=2)
    t = table(bane(pawn="bora-vio", ambition=2, hand=hand, the_box=[full, PADME]), boba())
    t.do("play mark-the-target")  # Omega has two already
    assert (t.targets_on(PADME), t.targets_on(OMEGA), t.ambition()) == (1, 2, 1)
    t = table(bane(pawn="bora-vio", ambition=2, hand=hand, the_box=[full]), boba())
    assert t.why_not("mark-the-target") == "nothing-to-choose.SW-50"


@pytest.mark.card("cad-bane/mark-the-target/supply")
@pytest.mark.rule("SW-4")
def test_without_a_token_in_the_supply_nobody_is_marked() -> None:
    heroes = ["mace-windu", "hunter", "anakin-skywalker"]
    marked = [with_(hero, targets=2) for hero in heroes]
    laid = {"pawn": "bora-vio", "ambition": 1, "hand": ["mark-the-target"], "bora_vio": marked}
    t = table(bane(targets=3, the_box=[PADME], **laid), boba())
    t.do("play mark-the-target")
    assert t.targets_on(PADME) == 1
    t = table(bane(targets=4, the_box=[PADME], **laid), boba())
    assert t.why_not("mark-the-target") == "nothing-to-choose.SW-50"


@pytest.mark.card("cad-bane/collect-the-bounty")
@pytest.mark.rule("SW-48")
def test_a_bounty_is_collected_where_he_or_an_ally_is() -> None:
    marked = {"the_box": [with_(OMEGA, targets=2)]}
    laid = {"ambition": 3, "hand": ["collect-the-bounty"]}
    t = table(bane(pawn="bora-vio", **marked, **laid), boba())
    assert t.why_not("collect-the-bounty") == "nothing-to-choose.SW-50"
    t = table(bane(pawn="bora-vio", the_box=[with_(OMEGA, targets=2), DROIDS], **laid), boba())
    t.do("play collect-the-bounty")
    assert (t.targets(), t.targets_on(OMEGA), t.ambition()) == (1, 1, 0)
    assert t.where(OMEGA) == BOX
    # With a Hero there the Ambition symbol of the Box is covered; that of Bora Vio is below.
    t = table(bane(pawn="bora-vio", bora_vio=[with_(OMEGA, targets=1), PADME], **laid), boba())
    t.do("play collect-the-bounty")
    assert (t.targets(), t.targets_on(OMEGA)) == (1, 0)


@pytest.mark.card("cad-bane/i-make-the-rules-now")
@pytest.mark.rule("SW-29", "SW-39")
def test_he_makes_the_rules_and_a_hero_comes_marked() -> None:
    laid = {"pawn": "bora-vio", "ambition": 1, "hand": ["i-make-the-rules-now"]}
    t = table(bane(fate=["twilight", PADME], credits=2, **laid), boba())
    t.do("play i-make-the-rules-now", "choose the-box")
    assert (t.where(PADME), t.targets_on(PADME), t.credits()) == (BOX, 1, 0)
    assert (t.in_space(), t.fate_discard()) == ([], [])  # what else was revealed is shuffled in
    t = table(bane(fate=["twilight"], rest="box", **laid), boba())
    t.do("play i-make-the-rules-now")
    assert (t.where("twilight"), t.prompt) == ("fate", "choose-action")


@pytest.mark.card("cad-bane/hostage-crisis")
def test_hostages_of_one_location_are_all_marked() -> None:
    there = [with_("mace-windu", targets=2), PADME, OMEGA]
    laid = {"pawn": "bora-vio", "ambition": 2, "hand": ["hostage-crisis"]}
    t = table(bane(the_box=there, coruscant=["hunter"], **laid), boba())
    t.do("play hostage-crisis")
    assert t.options == ["choose coruscant", "choose the-box"]
    t.do("choose the-box")
    assert [t.targets_on(hero) for hero in ("mace-windu", PADME, OMEGA, "hunter")] == [2, 1, 1, 0]


@pytest.mark.card("cad-bane/hostage-crisis/supply")
@pytest.mark.rule("SW-4")
def test_the_last_token_goes_to_the_hostage_who_came_first() -> None:
    marked = [with_(hero, targets=2) for hero in ("mace-windu", "hunter", "anakin-skywalker")]
    t = table(
        bane(
            pawn="bora-vio",
            ambition=2,
            targets=3,
            hand=["hostage-crisis"],
            coruscant=marked,
            the_box=[PADME, OMEGA],
        ),
        boba(),
    )
    t.do("play hostage-crisis")
    assert (t.targets_on(PADME), t.targets_on(OMEGA)) == (1, 0)


# Conditions.


@pytest.mark.card("cad-bane/theres-always-a-price")
@pytest.mark.rule("SW-34")
def test_there_is_a_price_for_five_credits() -> None:
    his = {"hand": ["theres-always-a-price"]}
    t = table(boba(pawn="mos-espa", credits=2), bane(**his))
    t.do("gain 3", "play theres-always-a-price")
    assert t.credits(1) == 2
    t = table(boba(pawn="mos-espa", credits=1), bane(**his))
    t.do("gain 3")
    assert t.actor == 0  # 4 are not enough
    t = table(boba(pawn="mos-espa", credits=9, hand=["greedo"], tython=["r2-d2"]), bane(**his))
    t.do("play greedo", "choose tython")
    assert t.actor == 1  # Greedo brings one
    t = table(boba(pawn="mos-espa", credits=9, hand=["dengar"]), bane(**his))
    t.do("play dengar", "choose tython")
    assert t.actor == 0  # nothing was gained


@pytest.mark.card("cad-bane/quick-draw")
@pytest.mark.rule("SW-34")
def test_he_draws_quickly_on_a_hero_sent_against_him() -> None:
    his = {"hand": ["quick-draw"], "fate": [PADME, "twilight"]}
    t = table(boba(pawn="mos-espa"), bane(**his))
    t.do("fate 1", f"choose {PADME}", "choose the-box")
    assert (t.actor, t.options) == (1, ["play quick-draw", "pass"])
    t.do("play quick-draw")
    assert t.targets_on(PADME) == 1
    # Heroes whom he calls himself come in his own turn; ships are no Heroes to be marked.
    t = table(boba(pawn="mos-espa"), bane(hand=["quick-draw"], fate=["twilight", "jedi-rescue"]))
    t.do("fate 1")
    assert (t.in_space(1), t.actor) == (["twilight"], 0)


@pytest.mark.card("cad-bane/quick-draw/obi-wan")
def test_nobody_draws_on_obi_wan() -> None:
    t = table(boba(pawn="mos-espa"), bane(hand=["quick-draw"], fate=["obi-wan-kenobi", "twilight"]))
    t.do("fate 1", "choose obi-wan-kenobi", "choose the-box")
    assert t.actor == 0


# Ships.


@pytest.mark.card("cad-bane/xanadu-blood")
@pytest.mark.rule("SW-41")
def test_aboard_the_xanadu_blood_he_marks_somebody() -> None:
    laid = {"pawn": "coruscant", "space": ["xanadu-blood"]}
    t = table(bane(bora_vio=[PADME], the_box=[OMEGA], **laid), boba(), phase="move")
    t.do("move-pawn xanadu-blood")
    assert t.options == [f"choose {OMEGA}", f"choose {PADME}"]  # not optional
    t.do(f"choose {PADME}")
    assert (t.targets_on(PADME), t.can("fate 1")) == (1, True)
    t = table(bane(**laid), boba(), phase="move")
    t.do("move-pawn xanadu-blood")
    assert t.prompt == "choose-action"


@pytest.mark.card("cad-bane/justifier")
@pytest.mark.rule("SW-37", "SW-39", "SW-41")
def test_aboard_the_justifier_he_may_call_a_hero() -> None:
    laid = {"pawn": "coruscant", "space": ["justifier"], "fate": ["twilight", OMEGA]}
    t = table(bane(**laid), boba(), phase="move")
    t.do("move-pawn justifier", "choose yes", "choose the-box")
    assert (t.where(OMEGA), t.targets_on(OMEGA)) == (BOX, 0)
    assert t.can("gain 1")
    t = table(bane(**laid), boba(), phase="move")
    t.do("move-pawn justifier", "pass")
    assert t.fate()[:2] == ["twilight", OMEGA]


# Laid positions.


@pytest.mark.rule("SW-4")
@pytest.mark.parametrize(
    ("laid", "where"),
    [
        ({"the_box": [with_(OMEGA, targets=3)]}, "targets"),
        ({"the_box": [with_(DROIDS, targets=1)]}, "not a Hero"),
        ({"targets": 9, "the_box": [with_(OMEGA, targets=2)]}, "10 Target tokens"),
        ({"targets": -1}, "targets"),
    ],
)
def test_tokens_that_cannot_lie_so_are_refused(laid: dict[str, object], where: str) -> None:
    with pytest.raises(Refused, match=where):
        table(bane(**laid), boba())


@pytest.mark.rule("SW-4")
def test_tokens_are_laid_seen_by_all_and_told() -> None:
    his = {"targets": 2, "the_box": [with_(OMEGA, targets=1)]}
    t = table(bane(pawn="bora-vio", ambition=1, hand=["mark-the-target"], **his), boba())
    for reader in (0, 1, None):
        seat = t.view(reader)["seats"][0]
        assert seat["targets"] == 2
        assert seat["realm"][BOX]["top"] == [{"card": OMEGA, "targets": 1}]
    t.do("play mark-the-target")
    marks = [event for event in t.heard(1) if event["event"] == "mark"]
    assert [(one["card"], one["amount"], one["to"]["zone"]) for one in marks] == [
        (OMEGA, 2, "targets")
    ]


# The objective.


@pytest.mark.card("cad-bane/collect-the-bounty/objective")
@pytest.mark.rule("SW-60")
def test_the_fifth_token_wins_at_once() -> None:
    laid = {"pawn": "bora-vio", "ambition": 3, "hand": ["collect-the-bounty"], "targets": 4}
    t = table(bane(bora_vio=[with_(PADME, targets=1)], **laid), boba())
    t.do("play collect-the-bounty")
    assert (t.over, t.winners) == (True, (0,))
    t = table(
        bane(pawn="coruscant", targets=3, bora_vio=["embo", with_("hunter", targets=2)]), boba()
    )
    t.do("vanquish hunter")
    assert (t.over, t.winners) == (True, (0,))


@pytest.mark.card("cad-bane/ig-86-sentinel-droids/defeat")
@pytest.mark.rule("SW-48")
def test_whoever_is_defeated_leaves_all_tokens_to_him() -> None:
    t = table(bane(pawn="coruscant", targets=1, bora_vio=[with_(OMEGA, targets=2), DROIDS]), boba())
    assert t.state.notes(0)["seats"][0]["goals"] == [["collected-targets", 1, 5]]
    t.do(f"vanquish {OMEGA}")
    assert t.targets() == 3
    t = table(bane(pawn="coruscant", bora_vio=[OMEGA, DROIDS]), boba())
    t.do(f"vanquish {OMEGA}")
    assert t.targets() == 0
