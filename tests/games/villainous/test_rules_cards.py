"""What holds for all cards: DV-41 to DV-53; and the cards of single villains, DV-70 to DV-74."""

from typing import Any

import pytest

from tests.games.villainous.tables import Played, dealt, maleficent, on, prince_john, table

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


def fate(*cards: str, **described: Any) -> Played:
    """Prince John fates Maleficent, whose fate deck begins so."""
    mine = maleficent(fate=[*cards], **described)
    return table(mine, prince_john(pawn=SHERWOOD), turn=1).do("fate 0")


# Strength.


@pytest.mark.rule("DV-41")
def test_strength_counts_everything_that_changes_it() -> None:
    t = his(nottingham=[on("sir-hiss", "bow-and-arrows", "bow-and-arrows"), "nutsy", "trigger"])
    assert t.strength("sir-hiss") == 4
    t = her(the_forest=[on("aurora", "sword-of-truth"), "dreamless-sleep"])
    assert t.strength("aurora") == 4


@pytest.mark.rule("DV-41")
def test_strength_is_never_below_zero() -> None:
    t = her(the_forest=["dreamless-sleep", "dreamless-sleep", "fauna", "guards"])
    assert (t.strength("fauna"), t.strength("guards")) == (0, 0)


@pytest.mark.rule("DV-41")
def test_a_strength_below_zero_is_not_kept_in_mind() -> None:
    sleep = ["dreamless-sleep", "dreamless-sleep"]
    t = fate("sword-of-truth", "guards", the_forest=["fauna", *sleep])
    t.do("choose sword-of-truth")
    assert t.strength("fauna") == 0


@pytest.mark.rule("DV-41")
def test_four_or_less_counts_what_changes_it() -> None:
    """The rulebook's question: a printed 5 made weaker by 1 is a Hero of 4."""
    mine = maleficent(hand=["malice"], the_forest=["prince-phillip", "dreamless-sleep"])
    john = prince_john(pawn=NOTTINGHAM, nottingham=["little-john", "rhino-guards", "nutsy"])
    t = table(mine, john, turn=1).do("vanquish little-john", "done")
    assert t.options == ["play malice", "pass"]


@pytest.mark.rule("DV-43")
def test_fate_items_do_not_move_alone() -> None:
    t = her(pawn=MOUNTAINS, the_forest=[on("flora", "sword-of-truth")])
    assert t.options == ["gain 1", "fate 1", "end-turn"]


@pytest.mark.rule("DV-43")
def test_fate_items_move_with_their_hero() -> None:
    t = his(power=2, pawn=JAIL, hand=["imprison"], nottingham=[on("toby", "clever-disguise")])
    assert t.do("play imprison").at(JAIL) == ["toby", "clever-disguise"]


# Effects.


@pytest.mark.rule("DV-44")
def test_an_effect_goes_to_its_owners_discard_pile() -> None:
    t = fate("once-upon-a-dream", "sword-of-truth", the_forest=["flora", "green-fire"])
    t.do("choose once-upon-a-dream")
    assert t.fate_discard() == ["sword-of-truth", "once-upon-a-dream"]
    assert t.fate_discard(1) == t.discard(1) == []
    assert her(pawn=COTTAGE, hand=["vanish"]).do("play vanish").discard() == ["vanish"]


@pytest.mark.rule("DV-44", "DV-45")
def test_while_it_is_carried_out_a_card_is_in_no_pile() -> None:
    allies = ["rhino-guards", "nutsy", "trigger"]
    mine = maleficent(hand=["tyranny", "staff"], deck=["raven"], discard=["vanish"], rest="box")
    t = table(mine, prince_john(nottingham=allies), turn=1, phase="move")
    t.do("move-pawn the-jail", "play tyranny")
    assert (t.hand(), t.discard()) == ([], ["raven", "vanish", "staff", "tyranny"])
    assert t.seat(0).get("aside") is None


@pytest.mark.rule("DV-44")
def test_a_card_that_is_asked_about_lies_beside_for_all_to_see() -> None:
    t = her(power=3, pawn=COTTAGE, hand=["dragon-form"], the_forest=["flora", "fauna"])
    t.do("play dragon-form")
    for reader in (0, 1, None):
        assert t.view(reader)["seats"][0]["aside"] == ["dragon-form"]
    assert t.discard() == []


# Whose realm.


@pytest.mark.rule("DV-46")
def test_a_card_works_in_its_own_realm_only() -> None:
    t = table(maleficent(pawn=FOREST), prince_john(the_jail=["robin-hood", "king-richard"]))
    assert t.do("gain 3").power() == 3
    t = table(maleficent(pawn=COTTAGE, hand=["vanish"]), prince_john(the_jail=["king-richard"]))
    assert t.can("play vanish")
    t = table(maleficent(the_forest=["flora"]), prince_john(the_jail=["alan-a-dale"]))
    assert t.strength("flora") == 3


@pytest.mark.rule("DV-46", "DV-55")
def test_abilities_work_at_a_locked_location_too() -> None:
    t = his(pawn=JAIL, sherwood_forest=["robin-hood"], locked=[SHERWOOD])
    assert t.do("gain 3").power() == 2
    t = his(the_jail=["alan-a-dale"], nottingham=["toby"], locked=[JAIL])
    assert t.strength("toby") == 3


@pytest.mark.rule("DV-47")
def test_a_card_that_is_moved_was_not_played() -> None:
    t = her(pawn=MOUNTAINS, briar_roses_cottage=["dreamless-sleep"], the_forest=["raven"])
    t.do("move raven", f"choose {COTTAGE}")
    assert t.at(COTTAGE) == ["dreamless-sleep", "raven"]


# What is known.


@pytest.mark.rule("DV-48", "DV-50")
def test_what_is_revealed_is_seen_by_all_and_what_is_drawn_by_its_player() -> None:
    t = fate("flora", "guards")
    for reader in (0, 1, None):
        assert t.told("reveal", reader) == ["flora", "guards"]
        assert t.view(reader)["seats"][0]["aside"] == ["flora", "guards"]
    t = her(deck=["staff", "raven", "vanish", "malice"]).do("end-turn")
    assert t.told("draw", 0) == ["staff", "raven", "vanish", "malice"]
    assert t.told("draw", 1) == t.told("draw", None) == ["?"] * 4


@pytest.mark.rule("DV-50")
def test_discard_piles_are_open_hands_and_decks_are_not() -> None:
    mine = maleficent(hand=["raven", "staff"], discard=["vanish"], fate_discard=["flora", "fauna"])
    t = table(mine, prince_john())
    for reader in (1, None):
        seat = t.view(reader)["seats"][0]
        assert (seat["discard"], seat["fate_discard"]) == (["vanish"], ["flora", "fauna"])
        assert (seat["hand"], seat["deck"], seat["fate"]) == (2, 27, 13)
    assert sorted(t.view(0)["seats"][0]["hand"]) == ["raven", "staff"]


@pytest.mark.rule("DV-50")
def test_nobody_knows_a_card_that_was_laid_on_a_pile() -> None:
    t = table(maleficent(deck=["raven"], fate=["flora"]), prince_john())
    for reader in (0, 1, None):
        assert (t.view(reader)["seats"][0]["deck"], t.view(reader)["seats"][0]["fate"]) == (30, 15)


@pytest.mark.rule("DV-50a")
def test_the_newest_card_of_a_discard_pile_lies_last() -> None:
    t = her(pawn=FOREST, hand=["vanish", "staff"], discard=["raven"]).do("play vanish", "discard")
    assert t.discard() == ["raven", "vanish", "staff"]


@pytest.mark.rule("DV-50a")
def test_a_card_that_all_know_is_known_until_it_leaves_the_hand() -> None:
    mine = maleficent(pawn=CASTLE, hand=["raven", "vanish"], the_forest=["flora", "savage-goon"])
    t = table(mine, prince_john()).do("vanquish flora")
    assert sorted(t.view(1)["seats"][0]["hand"]) == ["raven", "vanish"]
    t.do("play vanish")
    assert t.view(1)["seats"][0]["hand"] == ["raven"]


@pytest.mark.rule("DV-50a")
def test_what_was_known_is_forgotten_when_it_is_shuffled_in() -> None:
    mine = maleficent(pawn=COTTAGE, hand=["vanish"], discard=["raven"] + ["staff"], rest="box",
                      the_forest=["flora"])  # fmt: skip
    t = table(mine, prince_john())
    assert t.view(1)["seats"][0]["hand"] == ["vanish"]
    t = table(maleficent(hand=["vanish"], fate=["aurora", "guards", "sword-of-truth"]),
              prince_john(pawn=SHERWOOD), turn=1)  # fmt: skip
    t.do("fate 0", "choose aurora", f"choose {FOREST}")
    assert t.view(None)["seats"][0]["fate"][0] == "sword-of-truth"
    t.another_fate(by=1, target=0)
    assert "sword-of-truth" not in str(t.view(None)["seats"][0]["fate"])


# Finding, defeating, leaving.


@pytest.mark.rule("DV-49", "DV-48")
def test_a_search_shows_only_the_card_found() -> None:
    t = his(pawn=NOTTINGHAM, sherwood_forest=["maid-marian", "rhino-guards"], fate=["toby"])
    t.do("vanquish maid-marian")
    for reader in (0, 1, None):
        named = {event["card"] for event in t.heard(reader) if "card" in event}
        assert named == {"maid-marian", "rhino-guards", "robin-hood"}
        assert t.view(reader)["seats"][0]["fate"] == 13


@pytest.mark.rule("DV-49", "DV-51a")
def test_a_hero_who_is_found_elsewhere_was_not_defeated() -> None:
    mine = maleficent(hand=["malice"], the_forest=["flora"])
    robin = on("robin-hood", power=3)
    john = prince_john(pawn=NOTTINGHAM, nottingham=["maid-marian", "rhino-guards"],
                       the_jail=[robin])  # fmt: skip
    t = table(mine, john, turn=1).do("vanquish maid-marian")
    assert (t.actor, t.where("robin-hood"), t.power(1)) == (1, NOTTINGHAM, 0)


@pytest.mark.rule("DV-51")
def test_a_card_that_disagrees_with_a_rule_wins() -> None:
    mine = maleficent(pawn=FOREST, lasting=["vanish"])
    t = table(mine, prince_john(), phase="move")
    assert t.can(f"move-pawn {FOREST}")
    assert t.why_not_to(FOREST) is None


@pytest.mark.rule("DV-51a")
def test_a_hero_who_is_defeated_by_a_card_was_defeated() -> None:
    t = her(power=3, pawn=COTTAGE, hand=["dragon-form"], the_forest=["flora", "spinning-wheel"])
    t.do("play dragon-form")
    assert (t.told("defeat"), t.power()) == (["flora"], 2)


@pytest.mark.rule("DV-52")
def test_whoever_leaves_takes_the_items_to_their_owners_piles() -> None:
    t = fate("prince-phillip", "guards", the_forest=["raven", "savage-goon"])
    t.do("choose prince-phillip", f"choose {FOREST}", "choose yes")
    assert sorted(t.discard()) == ["raven", "savage-goon"]
    here = [on("toby", power=2), on("nutsy", "golden-arrow")]
    t = his(pawn=NOTTINGHAM, nottingham=here).do("vanquish toby")
    assert sorted(t.discard()) == ["golden-arrow", "nutsy"]


@pytest.mark.rule("DV-53")
def test_the_upper_side_comes_before_the_lower() -> None:
    """Friar Tuck's own ability, then the Warrants that he may have discarded."""
    john = prince_john(fate=["friar-tuck", "skippy"], nottingham=["warrant"])
    t = table(john, maleficent(), turn=1).do("fate 0", "choose friar-tuck")
    t.do(f"choose {NOTTINGHAM}")
    assert (t.actor, t.power(), t.options) == (1, 0, ["choose yes", "pass"])


@pytest.mark.rule("DV-53")
def test_a_card_is_carried_out_whole_before_what_it_set_off() -> None:
    realm = {"nottingham": ["maid-marian", "rhino-guards"]}
    t = his(power=1, pawn=JAIL, hand=["set-a-trap"], **realm).do("play set-a-trap")
    told = [(event["event"], event.get("card")) for event in t.heard(0)]
    assert told.index(("discard", "set-a-trap")) < told.index(("play", "robin-hood"))
    assert told.index(("discard", "rhino-guards")) < told.index(("play", "robin-hood"))


@pytest.mark.rule("DV-53")
def test_what_is_set_off_meanwhile_waits() -> None:
    """Aurora brings Prince Phillip; thorns that Aurora entered go after he has done his work."""
    t = fate("aurora", "guards", "prince-phillip", the_forest=["forest-of-thorns", "raven"])
    t.do("choose aurora", f"choose {FOREST}", f"choose {FOREST}", "choose yes")
    assert t.at(FOREST) == ["aurora", "prince-phillip"]
    assert t.discard() == ["raven", "forest-of-thorns"]


# Single villains.


@pytest.mark.rule("DV-70")
def test_any_number_of_curses_lie_at_a_location_and_move_like_items() -> None:
    many = ["green-fire", "green-fire", "forest-of-thorns"]
    t = her(power=3, pawn=COTTAGE, hand=["green-fire"], the_forest=many)
    t.do("play green-fire", f"choose {FOREST}", "move forest-of-thorns", f"choose {CASTLE}")
    assert (t.at(FOREST), t.at(CASTLE)) == (["green-fire"] * 3, ["forest-of-thorns"])


@pytest.mark.rule("DV-70")
def test_a_curse_is_neither_ally_nor_item() -> None:
    curses = ["green-fire", "green-fire", "dreamless-sleep"]
    t = table(prince_john(hand=["cowardice", "nutsy"]), maleficent(the_forest=curses), turn=1,
              phase="move")  # fmt: skip
    assert t.do(f"move-pawn {CASTLE}").actor == 1
    t = her(power=1, pawn=COTTAGE, hand=["cackling-goon"], king_stefans_castle=["green-fire"])
    assert not t.can("vanquish green-fire")


@pytest.mark.rule("DV-73")
def test_heroes_at_the_jail_cover_nothing_and_keep_their_abilities() -> None:
    t = his(pawn=JAIL, hand=["warrant"], power=1, the_jail=["robin-hood", "toby"])
    assert t.options == ["gain 3", "play warrant", "discard", "end-turn"]
    assert t.do("gain 3").power() == 3


@pytest.mark.rule("DV-74")
def test_power_on_a_hero_is_not_his_and_comes_back_with_the_defeat() -> None:
    here = [on("toby", power=5), "nutsy"]
    t = his(power=2, pawn=NOTTINGHAM, nottingham=here, hand=["rhino-guards"])
    assert not t.can("play rhino-guards")
    t.do("vanquish toby")
    assert t.power() == 7
    assert t.can("play rhino-guards")


@pytest.mark.rule("DV-74")
def test_power_on_a_hero_is_seen_by_all() -> None:
    t = his(nottingham=[on("toby", power=5)])
    for reader in (0, 1, None):
        top = t.view(reader)["seats"][0]["realm"][NOTTINGHAM]["top"]
        assert top == [{"card": "toby", "power": 5}]


@pytest.mark.rule("DV-50", "DV-48")
def test_a_whole_deal_shows_nobody_more_than_the_own_hand() -> None:
    t = dealt(seed=3, first=0)
    for reader in (0, 1, None):
        hands = [seat["hand"] for seat in t.view(reader)["seats"]]
        assert [hand == 4 for hand in hands] == [reader != 0, reader != 1]
