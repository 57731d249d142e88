"""What the symbols do: DV-20 to DV-31."""

from itertools import combinations
from typing import Any

import pytest

from skulduggery.engine.decision import Refused
from skulduggery.games.villainous.disney import GAME
from tests.games.villainous.tables import Played, maleficent, on, prince_john, table

MOUNTAINS = "forbidden-mountains"
COTTAGE = "briar-roses-cottage"
FOREST = "the-forest"
CASTLE = "king-stefans-castle"
SHERWOOD = "sherwood-forest"
CHURCH = "friar-tucks-church"
NOTTINGHAM = "nottingham"
JAIL = "the-jail"


def her(**described: Any) -> Played:
    """Maleficent acts."""
    return table(maleficent(**described), prince_john())


def his(**described: Any) -> Played:
    """Prince John acts."""
    return table(prince_john(**described), maleficent())


def fate(*cards: str, seed: int = 0, **described: Any) -> Played:
    """Prince John fates Maleficent, whose fate deck begins so."""
    mine = maleficent(fate=[*cards], **described)
    return table(mine, prince_john(pawn=SHERWOOD), turn=1, seed=seed).do("fate 0")


# Gain Power, Play a Card.


@pytest.mark.rule("DV-20")
@pytest.mark.parametrize(
    ("pawn", "amount"), [(MOUNTAINS, 1), (COTTAGE, 2), (FOREST, 3), (CASTLE, 1)]
)
def test_a_gain_is_the_number_on_the_symbol(pawn: str, amount: int) -> None:
    assert her(pawn=pawn, power=5).do(f"gain {amount}").power() == 5 + amount


@pytest.mark.rule("DV-20")
def test_the_supply_never_runs_out() -> None:
    assert her(pawn=FOREST, power=900_000).do("gain 3").power() == 900_003


@pytest.mark.rule("DV-21")
def test_a_card_is_paid_for() -> None:
    t = her(power=5, pawn=COTTAGE, hand=["savage-goon"]).do("play savage-goon", f"choose {FOREST}")
    assert (t.power(), t.where("staff"), t.hand()) == (2, "deck", [])
    assert t.at(FOREST) == ["savage-goon"]


@pytest.mark.rule("DV-21")
def test_without_enough_power_it_cannot_be_played() -> None:
    t = her(power=2, pawn=COTTAGE, hand=["savage-goon"])
    assert not t.can("play savage-goon")
    assert t.why_not("savage-goon") == "cost.DV-21"


@pytest.mark.rule("DV-21", "DV-45")
def test_a_condition_is_never_played_with_a_symbol() -> None:
    john = prince_john(power=6, nottingham=["rhino-guards", "nutsy", "trigger"])
    t = table(maleficent(pawn=COTTAGE, hand=["tyranny", "malice"]), john)
    assert t.options == ["gain 2", "discard", "end-turn"]
    assert t.why_not("tyranny") == "condition.DV-21"


@pytest.mark.rule("DV-22")
def test_an_effect_that_can_do_nothing_is_not_played_but_can_be_discarded() -> None:
    t = her(power=9, pawn=COTTAGE, hand=["dragon-form"])
    assert t.options == ["gain 2", "discard", "end-turn"]
    assert t.do("discard").discard() == ["dragon-form"]


@pytest.mark.rule("DV-22")
def test_heroes_are_played_though_what_they_do_is_impossible() -> None:
    for hero in ("fauna", "king-hubert", "prince-phillip"):
        t = fate(hero, "guards").do(f"choose {hero}", f"choose {FOREST}")
        assert (t.at(FOREST), t.prompt) == ([hero], "choose-action")


@pytest.mark.rule("DV-22a", "DV-50")
def test_what_can_be_played_does_not_tell_of_hidden_cards() -> None:
    for rest in ("deck", "box"):
        here = ["maid-marian", "rhino-guards"]
        t = his(pawn=NOTTINGHAM, sherwood_forest=here, hand=["imprison"], rest=rest)
        assert t.options == ["gain 1", "fate 1", "vanquish maid-marian", "end-turn"]


@pytest.mark.rule("DV-22a")
def test_a_step_that_has_become_impossible_is_skipped() -> None:
    t = his(pawn=NOTTINGHAM, nottingham=["maid-marian", "rhino-guards"], rest="box")
    t.do("vanquish maid-marian")
    assert (t.at(NOTTINGHAM), t.prompt) == ([], "choose-action")


@pytest.mark.rule("DV-22b")
def test_what_could_change_nothing_is_not_offered() -> None:
    assert not her(pawn=CASTLE, the_forest=["aurora", "raven"]).can("vanquish aurora")
    assert her(pawn=COTTAGE).options == ["gain 2", "end-turn"]
    t = table(maleficent(pawn=CASTLE), prince_john(rest="box"))
    assert t.options == ["gain 1", "end-turn"]


@pytest.mark.rule("DV-23")
def test_allies_items_and_curses_go_to_any_unlocked_location_below() -> None:
    for card in ("savage-goon", "staff", "green-fire"):
        t = her(power=3, pawn=COTTAGE, hand=[card], locked=[MOUNTAINS]).do(f"play {card}")
        assert t.options == [f"choose {place}" for place in (COTTAGE, FOREST, CASTLE)]
        t.do(f"choose {CASTLE}")
        assert t.seat(0)["realm"][CASTLE]["top"] == []
        assert t.at(CASTLE) == [card]


@pytest.mark.rule("DV-23")
def test_an_item_that_must_be_attached_chooses_its_ally() -> None:
    realm = {"sherwood_forest": ["nutsy"], "the_jail": ["trigger"], "nottingham": ["sir-hiss"]}
    t = his(power=1, pawn=CHURCH, hand=["bow-and-arrows"], locked=[NOTTINGHAM], **realm)
    t.do("play bow-and-arrows")
    assert t.options == ["choose nutsy", "choose trigger"]
    assert t.do("choose trigger").attached("trigger") == ["bow-and-arrows"]


@pytest.mark.rule("DV-23")
def test_any_number_of_cards_and_items_fit() -> None:
    armed = on("nutsy", "bow-and-arrows", "golden-arrow")
    many = ["rhino-guards"] * 3 + ["wolf-archers"] * 3 + ["warrant"] * 3 + [armed]
    t = his(power=2, pawn=CHURCH, hand=["bow-and-arrows", "sir-hiss"], the_jail=many)
    t.do("play bow-and-arrows", "choose nutsy")
    assert t.attached("nutsy") == ["bow-and-arrows", "golden-arrow", "bow-and-arrows"]


# Fate.


@pytest.mark.rule("DV-25")
def test_fate_reveals_two_plays_one_and_discards_the_other() -> None:
    t = fate("flora", "guards", "fauna")
    assert (t.actor, t.options) == (1, ["choose flora", "choose guards"])
    assert t.told("reveal", None) == ["flora", "guards"]
    t.do("choose guards", f"choose {CASTLE}")
    assert (t.at(CASTLE), t.fate_discard(), t.fate()[0]) == (["guards"], ["flora"], "fauna")


@pytest.mark.rule("DV-25")
def test_the_acting_player_makes_every_choice() -> None:
    t = fate("king-stefan", "guards", the_forest=["raven"])
    for answer in ("choose king-stefan", f"choose {COTTAGE}"):
        assert t.actor == 1
        t.do(answer)
    assert t.actor == 1
    assert t.do(f"choose {FOREST}").pawn() == FOREST


@pytest.mark.rule("DV-25")
def test_the_playable_card_must_be_taken() -> None:
    t = fate("sword-of-truth", "fauna")
    assert t.prompt == "choose-where"
    assert t.do(f"choose {FOREST}").at(FOREST) == ["fauna"]
    assert t.fate_discard() == ["sword-of-truth"]
    assert len(t.fate()) == 13


@pytest.mark.rule("DV-25", "DV-25a")
def test_two_unplayable_cards_are_discarded_in_the_order_revealed() -> None:
    t = fate("sword-of-truth", "once-upon-a-dream")
    assert t.fate_discard() == ["sword-of-truth", "once-upon-a-dream"]
    assert (len(t.fate()), t.prompt) == (13, "choose-action")
    assert fate("once-upon-a-dream", "sword-of-truth").fate_discard()[0] == "once-upon-a-dream"


@pytest.mark.rule("DV-25")
def test_a_fate_deck_that_runs_out_between_the_two_is_reshuffled() -> None:
    t = fate("flora", fate_discard=["fauna"], rest="box")
    assert (t.options, t.fate_discard()) == (["choose flora", "choose fauna"], [])
    assert [event["event"] for event in t.heard(None)] == ["reveal", "shuffle", "reveal"]


@pytest.mark.rule("DV-25")
def test_with_one_fate_card_in_all_only_one_is_revealed() -> None:
    t = fate("flora", rest="box")
    assert t.prompt == "choose-where"
    assert t.do(f"choose {FOREST}").at(FOREST) == ["flora"]
    assert t.fate_discard() == []
    t = fate(fate_discard=["flora"], rest="box").do(f"choose {FOREST}")
    assert t.at(FOREST) == ["flora"]


@pytest.mark.rule("DV-25a")
def test_the_other_card_lies_in_the_discard_pile_already() -> None:
    t = fate("sword-of-truth", "flora", the_forest=["guards"])
    t.do("choose sword-of-truth")
    told = [(event["event"], event.get("card")) for event in t.heard(None)]
    assert told.index(("discard", "flora")) < told.index(("play", "sword-of-truth"))


@pytest.mark.rule("DV-25b", "DV-22b")
def test_without_fate_cards_a_player_cannot_be_the_target() -> None:
    t = table(maleficent(rest="box"), prince_john(pawn=SHERWOOD), turn=1)
    assert not t.can("fate 0")
    t = table(maleficent(rest="box", fate_discard=["fauna"]), prince_john(pawn=SHERWOOD), turn=1)
    assert t.can("fate 0")


@pytest.mark.rule("DV-25")
def test_nobody_fates_himself() -> None:
    assert [text for text in her(pawn=CASTLE).options if "fate" in text] == ["fate 1"]


@pytest.mark.rule("DV-25c", "DV-42")
def test_heroes_go_to_any_unlocked_location_above() -> None:
    t = fate("flora", "guards", locked=[COTTAGE]).do("choose flora")
    assert t.options == [f"choose {place}" for place in (MOUNTAINS, FOREST, CASTLE)]
    t.do(f"choose {MOUNTAINS}")
    assert t.seat(0)["realm"][MOUNTAINS] == {"top": ["flora"], "bottom": []}


@pytest.mark.rule("DV-26")
def test_two_players_have_no_fate_token() -> None:
    t = fate("flora", "guards").do("choose flora", f"choose {FOREST}", "end-turn")
    assert t.view(None)["fate_token"] is None
    with pytest.raises(Refused, match="3 or more players"):
        GAME.setup(villains=["maleficent", "prince-john"], options={"fate_token": "always"})
    assert GAME.setup(players=2, options={"fate_token": "never"}).options["fate_token"] == "never"


# Move an Item or Ally.


@pytest.mark.rule("DV-27")
def test_allies_items_and_curses_move_to_a_neighbour() -> None:
    for card in ("raven", "staff", "green-fire"):
        t = her(pawn=MOUNTAINS, briar_roses_cottage=[card]).do(f"move {card}")
        assert t.options == [f"choose {MOUNTAINS}", f"choose {FOREST}"]
        assert t.do(f"choose {FOREST}").at(FOREST) == [card]


@pytest.mark.rule("DV-27")
def test_at_the_edge_there_is_one_neighbour() -> None:
    t = her(pawn=MOUNTAINS, king_stefans_castle=["raven"]).do("move raven")
    assert t.at(FOREST) == ["raven"]
    assert not t.can("move raven")


@pytest.mark.rule("DV-27")
def test_what_is_attached_moves_along_but_not_alone() -> None:
    t = his(pawn=CHURCH, the_jail=[on("nutsy", "bow-and-arrows", "golden-arrow")])
    assert [text for text in t.options if "move" in text] == ["move nutsy"]
    assert t.do("move nutsy").at(NOTTINGHAM) == ["nutsy", "bow-and-arrows", "golden-arrow"]


@pytest.mark.rule("DV-27")
def test_move_an_item_or_ally_moves_no_hero() -> None:
    t = her(pawn=MOUNTAINS, the_forest=["flora"], hand=["vanish"])
    assert t.options == ["gain 1", "play vanish", "fate 1", "end-turn"]


@pytest.mark.rule("DV-27", "DV-55")
def test_nothing_moves_from_to_or_across_a_locked_location() -> None:
    here = {"forbidden_mountains": ["raven"], "briar_roses_cottage": ["staff"]}
    t = her(pawn=MOUNTAINS, locked=[COTTAGE], **here)
    assert [text for text in t.options if "move" in text] == []
    t = her(pawn=MOUNTAINS, locked=[COTTAGE], the_forest=["raven"]).do("move raven")
    assert t.at(CASTLE) == ["raven"]


# Vanquish.


@pytest.mark.rule("DV-29")
def test_allies_beside_a_hero_with_enough_strength_defeat_him() -> None:
    t = her(pawn=CASTLE, the_forest=["aurora", "savage-goon"]).do("vanquish aurora")
    assert (t.at(FOREST), t.discard(), t.fate_discard()) == ([], ["savage-goon"], ["aurora"])


@pytest.mark.rule("DV-29")
def test_allies_elsewhere_or_too_weak_do_not() -> None:
    realm = {"the_forest": ["aurora", "sinister-goon"], "king_stefans_castle": ["savage-goon"]}
    t = her(pawn=CASTLE, **realm)
    assert not t.can("vanquish aurora")
    assert t.why_not("aurora") == "strength.DV-29"


@pytest.mark.rule("DV-29")
def test_the_example_of_the_rulebook_two_suffice_and_the_third_stays() -> None:
    """A Hero of 5 against Allies of 4, of 1 and a third one."""
    here = ["robin-hood", "rhino-guards", "nutsy", "sir-hiss"]
    t = his(pawn=NOTTINGHAM, sherwood_forest=here).do("vanquish robin-hood")
    t.do("choose rhino-guards", "done")
    assert (t.at(SHERWOOD), t.discard()) == (["nutsy", "sir-hiss"], ["rhino-guards"])
    here = ["prince-phillip", "savage-goon", "raven", "cackling-goon"]
    t = her(pawn=CASTLE, the_forest=here).do("vanquish prince-phillip")
    t.do("choose savage-goon")
    assert (t.at(FOREST), sorted(t.discard())) == (["cackling-goon"], ["raven", "savage-goon"])


@pytest.mark.rule("DV-29")
def test_every_set_that_suffices_can_be_chosen_in_exactly_one_way() -> None:
    allies = {"cackling-goon": 2, "sinister-goon": 3, "savage-goon": 4, "raven": 1}
    start = her(pawn=CASTLE, the_forest=["aurora", *allies])
    ways = all_ways(start, "vanquish aurora")
    wanted = [
        set(some)
        for n in range(5)
        for some in combinations(allies, n)
        if sum(allies[ally] for ally in some) >= 4
    ]
    assert sorted(map(sorted, ways)) == sorted(map(sorted, wanted))


def all_ways(t: Played, *answers: str) -> list[list[str]]:
    """What lies in the discard pile after each way to go on choosing Allies."""
    t.do(*answers)
    if t.prompt != "choose-allies":
        found = [t.discard()]
    else:
        found = [way for option in t.options for way in all_ways(t, option)]
    for _ in answers:
        t.table.undo()
    return found


@pytest.mark.rule("DV-29", "DV-52")
def test_used_allies_and_the_hero_take_their_items_along() -> None:
    here = [on("fauna", "sword-of-truth"), "savage-goon"]
    t = her(pawn=CASTLE, the_forest=here).do("vanquish fauna")
    assert sorted(t.fate_discard()) == ["fauna", "sword-of-truth"]
    here = [on("toby", power=1), on("nutsy", "golden-arrow")]
    t = his(pawn=NOTTINGHAM, nottingham=here).do("vanquish toby")
    assert sorted(t.discard()) == ["golden-arrow", "nutsy"]


@pytest.mark.rule("DV-29")
def test_any_of_several_heroes_may_be_defeated_first() -> None:
    t = her(pawn=CASTLE, the_forest=["aurora", "flora", "savage-goon"])
    assert {"vanquish aurora", "vanquish flora"} <= {*t.options}
    assert t.do("vanquish flora").at(FOREST) == ["aurora"]


@pytest.mark.rule("DV-30")
def test_a_hero_of_no_strength_stays_covers_and_needs_no_ally() -> None:
    t = her(pawn=CASTLE, king_stefans_castle=["fauna", "dreamless-sleep"])
    assert t.strength("fauna") == 0
    assert not t.can("gain 1")
    t.do("vanquish fauna")
    assert (t.at(CASTLE), t.can("gain 1")) == (["dreamless-sleep"], True)


@pytest.mark.rule("DV-30")
def test_without_strength_he_still_needs_a_vanquish() -> None:
    t = her(pawn=COTTAGE, the_forest=["fauna", "dreamless-sleep"])
    assert t.options == ["gain 2", "move dreamless-sleep", "end-turn"]


@pytest.mark.rule("DV-30")
def test_allies_may_be_used_against_no_strength_and_are_then_discarded() -> None:
    here = ["fauna", "dreamless-sleep", "raven"]
    t = her(pawn=CASTLE, the_forest=here).do("vanquish fauna")
    assert t.options == ["choose raven", "done"]
    assert t.do("choose raven").discard() == ["raven"]
    t = her(pawn=CASTLE, the_forest=here).do("vanquish fauna", "done")
    assert t.at(FOREST) == ["dreamless-sleep", "raven"]


# Discard.


@pytest.mark.rule("DV-31")
def test_any_number_of_cards_but_at_least_one_is_discarded() -> None:
    hand = ["vanish", "staff", "malice"]
    t = her(pawn=COTTAGE, hand=hand).do("discard")
    assert not t.can("done")
    t.do("choose vanish", "done")
    assert (t.discard(), t.hand()) == (["vanish"], ["malice", "staff"])
    t = her(pawn=COTTAGE, hand=hand).do("discard", "choose vanish", "choose staff", "choose malice")
    assert sorted(t.discard()) == sorted(hand)


@pytest.mark.rule("DV-31")
def test_nothing_is_drawn_for_discarded_cards_before_the_end() -> None:
    t = her(pawn=COTTAGE, hand=["vanish"]).do("discard")
    assert t.hand() == []
    assert len(t.do("end-turn").hand()) == 4


@pytest.mark.rule("DV-31", "DV-50")
def test_what_is_discarded_lies_face_up() -> None:
    t = her(pawn=COTTAGE, hand=["vanish"]).do("discard")
    assert t.told("discard", 1) == ["vanish"]
    assert t.view(1)["seats"][0]["discard"] == ["vanish"]


def test_a_vanquish_says_whom_it_is_about_and_who_was_picked() -> None:
    t = table(
        maleficent(
            pawn="king-stefans-castle",
            the_forest=["flora", "savage-goon", "sinister-goon", "sinister-goon"],
        ),
        prince_john(),
    )
    t.do("vanquish flora")
    assert (t.decision.about, t.decision.picked) == ("flora", ())
    t.do("choose sinister-goon")
    assert t.decision.picked == ("sinister-goon#1",)
