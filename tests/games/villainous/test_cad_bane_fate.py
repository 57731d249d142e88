"""What is sent against Cad Bane: the cards of his fate deck, one after another."""

import pytest

from skulduggery.games.villainous.star_wars import targets
from tests.games.villainous.sectors import Sectors, bane, boba, table, with_

BOX = "the-box"
OMEGA = "omega"
DROIDS = "ig-86-sentinel-droids"
PADME = "padme-amidala"
HUNTER = "hunter"


def fated(card: str, **his: object) -> Sectors:
    """Boba Fett's Fate action has turned over this card and the Jedi Trap; this one is played."""
    t = table(boba(pawn="mos-espa"), bane(fate=[card, "jedi-trap"], **his))
    t.do("fate 1", f"choose {card}")
    return t


# Heroes.


@pytest.mark.card("cad-bane/anakin-skywalker")
@pytest.mark.rule("SW-36")
def test_anakin_removes_an_ally_where_he_comes() -> None:
    t = fated("anakin-skywalker", the_box=["embo", DROIDS], bora_vio=["derrown"])
    t.do("choose the-box")
    assert (t.actor, t.options) == (0, ["choose embo", f"choose {DROIDS}"])
    t.do("choose embo")
    assert t.discard(1) == ["embo"]
    t = fated("anakin-skywalker", the_box=["embo"])
    t.do("choose bora-vio")
    assert t.discard(1) == []


@pytest.mark.card("cad-bane/obi-wan-kenobi")
@pytest.mark.rule("SW-31")
def test_only_activate_abilities_mark_obi_wan() -> None:
    laid = {"pawn": "bora-vio", "the_box": ["obi-wan-kenobi"], "ambition": 5}
    t = table(bane(hand=["mark-the-target", "hostage-crisis"], **laid), boba())
    assert t.why_not("mark-the-target") == "nothing-to-choose.SW-50"
    assert t.why_not("hostage-crisis") == "nothing-to-choose.SW-50"
    allies = ["obi-wan-kenobi", DROIDS, "aurra-sing"]
    t = table(bane(pawn="coruscant", credits=2, the_box=allies), boba(), phase="move")
    t.do("move-pawn black-stall-station", f"activate {DROIDS}")
    assert t.targets_on("obi-wan-kenobi") == 1


@pytest.mark.card("cad-bane/obi-wan-kenobi/todo")
def test_flying_todo_and_aurra_mark_obi_wan_too() -> None:
    laid = {"pawn": "black-stall-station", "credits": 2, "the_box": ["obi-wan-kenobi"]}
    t = table(bane(coruscant=["todo-360"], **laid), boba())
    t.do("activate todo-360", "choose the-box", "choose obi-wan-kenobi")
    assert t.targets_on("obi-wan-kenobi") == 1
    t = table(bane(coruscant=["aurra-sing"], **laid), boba())
    t.do("activate aurra-sing")
    assert t.targets_on("obi-wan-kenobi") == 1


@pytest.mark.card("cad-bane/obi-wan-kenobi/others")
def test_whatever_else_marks_leaves_obi_wan_alone() -> None:
    laid = {"pawn": "bora-vio", "ambition": 1, "credits": 2, "the_box": ["obi-wan-kenobi"]}
    t = table(bane(hand=["shahan-alama"], **laid), boba())
    t.do("play shahan-alama", "choose the-box")
    assert (t.targets_on("obi-wan-kenobi"), t.prompt) == (0, "choose-action")
    t = table(bane(space=["xanadu-blood"], **laid), boba(), phase="move")
    t.do("move-pawn xanadu-blood")
    assert t.targets_on("obi-wan-kenobi") == 0
    t = table(
        bane(pawn="bora-vio", ambition=1, fate=["obi-wan-kenobi"], hand=["i-make-the-rules-now"]),
        boba(),
    )
    t.do("play i-make-the-rules-now", "choose the-box")
    assert (t.where("obi-wan-kenobi"), t.targets_on("obi-wan-kenobi")) == (BOX, 0)


@pytest.mark.card("cad-bane/mace-windu")
@pytest.mark.rule("SW-30")
def test_mace_windu_weakens_all_allies_where_he_comes() -> None:
    t = fated("mace-windu", the_box=["embo", DROIDS], bora_vio=["derrown"])
    t.do("choose the-box")
    assert [t.strength(ally) for ally in ("embo", DROIDS, "derrown")] == [2, 0, 2]


@pytest.mark.card("cad-bane/ahsoka-tano-cad-bane")
def test_ahsoka_takes_one_token_off_somebody() -> None:
    marked = {"the_box": [with_(PADME, targets=2)], "bora_vio": [with_(OMEGA, targets=1), HUNTER]}
    t = fated("ahsoka-tano-cad-bane", **marked)
    t.do("choose coruscant")
    assert (t.actor, t.options) == (0, [f"choose {PADME}", f"choose {OMEGA}"])
    t.do(f"choose {PADME}")
    assert (t.targets_on(PADME), targets.supply(t.state, 1)) == (1, 8)
    t = fated("ahsoka-tano-cad-bane", the_box=[PADME])
    t.do("choose coruscant")
    assert t.where("ahsoka-tano-cad-bane", 1) == "coruscant"


@pytest.mark.card("cad-bane/padme-amidala")
def test_padme_takes_up_to_two_credits() -> None:
    for had, left in ((3, 1), (1, 0), (0, 0)):
        t = fated(PADME, credits=had)
        t.do("choose coruscant")
        assert t.credits(1) == left


@pytest.mark.card("cad-bane/hunter")
@pytest.mark.rule("SW-30")
def test_hunter_is_stronger_beside_omega() -> None:
    assert table(bane(the_box=[HUNTER, OMEGA]), boba()).strength(HUNTER) == 4
    assert table(bane(the_box=[HUNTER], bora_vio=[OMEGA]), boba()).strength(HUNTER) == 3


@pytest.mark.card("cad-bane/omega")
@pytest.mark.rule("SW-31")
def test_omega_is_safe_beside_another_hero() -> None:
    t = table(bane(pawn="coruscant", the_box=["embo", OMEGA, PADME]), boba())
    assert t.starting("vanquish") == [f"vanquish {PADME}"]
    assert t.why_not(OMEGA) == "cannot-be-defeated.SW-31"
    t = table(bane(pawn="coruscant", the_box=["embo", OMEGA], bora_vio=[PADME]), boba())
    assert t.starting("vanquish") == [f"vanquish {OMEGA}"]


# Effects.


@pytest.mark.card("cad-bane/jedi-rescue")
@pytest.mark.rule("SW-4")
def test_a_rescue_takes_all_tokens_off_one_hero() -> None:
    t = fated("jedi-rescue", the_box=[with_(PADME, targets=2)], bora_vio=[with_(OMEGA, targets=1)])
    t.do(f"choose {PADME}")
    assert (t.targets_on(PADME), t.targets_on(OMEGA)) == (0, 1)
    assert targets.supply(t.state, 1) == 9
    t = table(boba(pawn="mos-espa"), bane(fate=["jedi-rescue", OMEGA], the_box=[PADME]))
    t.do("fate 1")
    assert t.decision.about == OMEGA  # nobody is marked: it has to be the Hero


@pytest.mark.card("cad-bane/may-the-force-be-with-you")
@pytest.mark.rule("SW-30")
def test_the_force_is_with_every_hero() -> None:
    t = fated("may-the-force-be-with-you", the_box=[PADME], bora_vio=[OMEGA, "mace-windu"])
    assert [t.strength(hero) for hero in (PADME, OMEGA, "mace-windu")] == [3, 2, 5]


@pytest.mark.card("cad-bane/broken-out-of-custody")
def test_a_collected_token_gets_away() -> None:
    t = fated("broken-out-of-custody", targets=3)
    assert (t.targets(1), targets.supply(t.state, 1)) == (2, 8)
    assert t.told("lose") == ["?"]
    t = table(boba(pawn="mos-espa"), bane(fate=["broken-out-of-custody", OMEGA]))
    t.do("fate 1")
    assert t.decision.about == OMEGA


# Ships.


@pytest.mark.card("cad-bane/marauder")
@pytest.mark.rule("SW-42")
def test_the_marauder_may_take_somebody_away_with_a_token_less() -> None:
    marked = {"the_box": [with_(PADME, targets=2)]}
    t = fated("marauder", **marked)
    t.do(f"choose {PADME}", "choose coruscant")
    assert (t.where(PADME, 1), t.targets_on(PADME)) == ("coruscant", 1)
    t = fated("marauder", **marked)
    t.do("pass")
    assert (t.where(PADME, 1), t.targets_on(PADME)) == (BOX, 2)
    t = fated("marauder", the_box=[OMEGA])
    t.do(f"choose {OMEGA}", "choose coruscant")
    assert t.where(OMEGA, 1) == "coruscant"


@pytest.mark.card("cad-bane/twilight")
@pytest.mark.rule("SW-42")
def test_the_twilight_makes_activating_dearer_engaged_or_not() -> None:
    laid = {"pawn": "coruscant", "bora_vio": [DROIDS, PADME]}
    for space in (["twilight"], ["twilight", with_("justifier", engaged="twilight")]):
        t = table(bane(credits=1, space=space, **laid), boba())
        assert t.why_not(DROIDS) == "cost.SW-21"
        t = table(bane(credits=2, space=space, **laid), boba())
        t.do(f"activate {DROIDS}")
        assert t.credits() == 0


# The Restriction.


@pytest.mark.card("cad-bane/jedi-trap")
@pytest.mark.rule("SW-33")
def test_in_the_trap_he_activates_nothing_until_he_has_paid() -> None:
    laid = {"pawn": "coruscant", "credits": 1, "under": ["jedi-trap"], "bora_vio": [DROIDS, PADME]}
    t = table(bane(ambition=2, **laid), boba())
    assert t.why_not(DROIDS) == "forbidden-by-card.SW-31"
    t.do("lift jedi-trap", f"activate {DROIDS}")
    assert (t.under(), t.ambition(), t.targets_on(PADME)) == ([], 0, 1)
    assert t.where("jedi-trap") == "fate_discard"
    t = table(bane(ambition=1, **laid), boba())
    assert not t.can("lift jedi-trap")
    assert t.why_not("jedi-trap") == "cost.SW-21"


@pytest.mark.card("cad-bane/jedi-trap/where")
@pytest.mark.rule("SW-33", "SW-41")
def test_the_trap_opens_only_at_a_location_without_heroes() -> None:
    laid = {"ambition": 5, "under": ["jedi-trap"], "coruscant": [OMEGA], "space": ["justifier"]}
    for pawn, can in (
        ("coruscant", False),
        ("bora-vio", True),
        ("justifier", False),
        ("portrait", False),
    ):
        t = table(bane(pawn=pawn, **laid), boba(), phase="move")
        assert t.can("lift jedi-trap") is can, pawn
        assert t.why_not("jedi-trap") == (None if can else "forbidden-by-card.SW-31")
