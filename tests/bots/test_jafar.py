"""Jafar by rules of thumb: the Cave, the Lamp, the way home, and the Genie."""

from typing import Any

from tests.bots.test_villainous import answer, answers
from tests.games.villainous.tables import Played, hypnotized, jafar, maleficent, on, table

PALACE = "sultans-palace"
STREETS = "streets-of-agrabah"
OASIS = "oasis"
CAVE = "cave-of-wonders"


def his(**described: Any) -> Played:
    return table(jafar(**{"locked": [], **described}), maleficent())


def moving(**described: Any) -> Played:
    return table(jafar(**{"locked": [], **described}), maleficent(), phase="move")


def fated(*cards: str, **described: Any) -> Played:
    """Maleficent has turned over two of his fate cards."""
    mine = jafar(fate=[*cards], **{"locked": [], **described})
    return table(mine, maleficent(pawn="forbidden-mountains"), turn=1).do("fate 0")


def test_he_opens_the_cave_first() -> None:
    hand = ["snake-staff", "scarab-pendant", "razoul"]
    t = his(power=3, pawn=OASIS, used=["bottom-1"], locked=[CAVE], hand=hand)
    assert answer(t) == "play scarab-pendant"


def test_while_he_searches_he_discards_what_does_not_help() -> None:
    hand = ["razoul", "a-snake-am-i", "magic-lamp", "manipulation"]
    t = his(pawn=STREETS, used=["top-1", "top-2"], locked=[CAVE], hand=hand)
    assert answer(t) == "discard"
    answers(t)
    assert t.discard() == ["razoul", "a-snake-am-i", "manipulation"]


def test_he_names_an_item_until_only_iago_is_missing() -> None:
    t = his(power=1, pawn=OASIS, used=["bottom-1"], locked=[CAVE], hand=["scrying"])
    assert answer(t.do("play scrying")) == "choose item"
    laid = {"cave_of_wonders": ["magic-lamp"], "oasis": [hypnotized("genie")]}
    t = his(power=1, pawn=OASIS, used=["bottom-1"], hand=["scrying"], **laid)
    assert answer(t.do("play scrying")) == "choose ally"


def test_he_sends_iago_to_the_lamp_and_carries_it_home() -> None:
    laid = {"cave_of_wonders": ["genie", "magic-lamp"]}
    t = his(power=4, pawn=OASIS, used=["bottom-1"], hand=["iago"], **laid)
    assert answer(t) == "play iago"
    assert answer(t.do("play iago")) == f"choose {CAVE}"
    there = {"oasis": ["iago", "magic-lamp", "snake-staff"], "cave_of_wonders": ["genie"]}
    t = his(power=1, pawn=PALACE, **there)
    assert answer(t) == "activate iago"
    assert answers(t)[1:3] == ["choose magic-lamp", f"choose {STREETS}"]


def test_iago_stays_where_he_is_when_the_lamp_is_at_home() -> None:
    laid = {"sultans_palace": ["iago", "magic-lamp"], "cave_of_wonders": ["genie"]}
    assert "activate iago" not in answers(his(power=1, pawn=OASIS, used=["bottom-1"], **laid))


def test_he_hypnotizes_the_genie_once_the_lamp_is_there_and_not_before() -> None:
    laid = {"power": 9, "pawn": OASIS, "used": ["bottom-1"], "hand": ["hypnotize"]}
    t = his(
        oasis=[hypnotized("abu")], cave_of_wonders=["genie"], sultans_palace=["magic-lamp"], **laid
    )
    assert answer(t) == "play hypnotize"
    assert "play hypnotize" not in answers(his(cave_of_wonders=["genie"], **laid))


def test_he_turns_the_hourglass_when_that_makes_the_genie_affordable() -> None:
    laid = {"cave_of_wonders": ["genie", "giant-hourglass"], "sultans_palace": ["magic-lamp"]}
    t = his(power=4, pawn=OASIS, used=["bottom-1"], hand=["hypnotize"], **laid)
    assert answers(t)[:2] == ["activate giant-hourglass", "play hypnotize"]


def test_he_does_not_vanquish_the_genie_whom_he_needs() -> None:
    allies = [hypnotized("rajah"), "razoul"]
    t = his(pawn=PALACE, oasis=["genie", *allies], streets_of_agrabah=["magic-lamp"])
    assert "vanquish genie" not in answers(t)


def test_he_sacrifices_what_he_needs_least() -> None:
    laid = {"sultans_palace": ["magic-lamp", "palace-guard"], "oasis": [hypnotized("genie")]}
    t = his(power=0, pawn=STREETS, hand=["necessary-sacrifice"], **laid)
    assert answer(t.do("play necessary-sacrifice")) == "choose palace-guard"


def test_he_defeats_the_thief_of_the_lamp() -> None:
    laid = {"oasis": ["carpet", "razoul"], "streets_of_agrabah": [on("aladdin", "magic-lamp")]}
    t = his(pawn=PALACE, **laid)
    assert answer(t) == "vanquish carpet"


def test_others_send_him_a_thief_to_where_the_lamp_is() -> None:
    laid = {"sultans_palace": ["magic-lamp"], "oasis": [hypnotized("genie")]}
    t = fated("aladdin", "sultan", **laid)
    assert answer(t) == "choose aladdin"
    assert answer(t.do("choose aladdin")) == f"choose {PALACE}"
    assert answer(t.do(f"choose {PALACE}")) == "choose magic-lamp"


def test_others_make_the_genie_dearer() -> None:
    laid = {"cave_of_wonders": ["genie"], "oasis": ["magic-lamp", "abu"]}
    t = fated("wish", "treachery", **laid)
    assert answer(t) == "choose genie"


def test_he_takes_back_with_manipulation_what_helps_most() -> None:
    her = maleficent(pawn="the-forest", forbidden_mountains=["raven", "savage-goon", "savage-goon"])
    pile = ["razoul", "scarab-pendant", "manipulation"]
    t = table(jafar(hand=["manipulation"], discard=pile), her, turn=1).do("gain 3")
    assert (t.actor, answer(t)) == (0, "play manipulation")
    assert answer(t.do("play manipulation")) == "choose scarab-pendant"
