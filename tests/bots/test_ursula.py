"""Ursula by rules of thumb, and those who fate her."""

from typing import Any

from tests.bots.test_villainous import answer, answers
from tests.games.villainous.tables import Played, on, prince_john, table, ursula
from tests.games.villainous.test_ursula import (
    LAIR,
    LAIR_CONTRACT,
    PALACE,
    PALACE_CONTRACT,
    SHIP,
    SHORE,
    SHORE_CONTRACT,
)


def her(**mine: Any) -> Played:
    return table(ursula(**mine), prince_john())


def fated(*cards: str, **mine: Any) -> Played:
    """Prince John has turned over these fate cards of Ursula's."""
    john = prince_john(pawn="sherwood-forest")
    return table(ursula(fate=[*cards], **mine), john, turn=1).do("fate 0")


def test_she_plays_the_crown_to_the_lair() -> None:
    t = her(pawn=SHORE, power=4, used=["bottom-1"], hand=["crown"])
    assert answers(t)[:2] == ["play crown", f"choose {LAIR}"]


def test_she_plays_the_trident_next_to_where_her_contract_ends() -> None:
    t = her(pawn=SHORE, power=4, used=["bottom-1"], hand=["trident", LAIR_CONTRACT])
    assert answers(t)[:2] == ["play trident", f"choose {SHIP}"]


def test_she_signs_triton_before_anybody_else() -> None:
    triton = on("king-triton", "trident")
    mine = {"erics_ship": ["ariel", triton], "hand": [LAIR_CONTRACT]}
    t = her(pawn=SHORE, power=5, used=["bottom-1"], **mine)
    assert answers(t)[:2] == [f"play {LAIR_CONTRACT}", "choose king-triton"]


def test_she_marches_triton_to_his_contract() -> None:
    triton = on("king-triton", "trident", SHORE_CONTRACT)
    t = her(pawn=PALACE, locked=[LAIR], erics_ship=[triton, "max"])
    assert "move king-triton" in answers(t)
    t = her(pawn=SHORE, power=2, hand=["whirlpool"], erics_ship=["max", triton])
    assert answers(t)[-4:-1] == ["play whirlpool", "choose king-triton", f"choose {SHORE}"]
    t = her(pawn=LAIR, erics_ship=["flotsam", "max", triton])
    answers(t)
    assert "king-triton" in t.fate_discard()


def test_she_signs_ariel_who_keeps_half_of_it_away() -> None:
    mine = {"erics_ship": ["max"], "the_shore": ["ariel", "trident"], "ursulas_lair": ["crown"]}
    t = her(pawn=LAIR, power=2, hand=[LAIR_CONTRACT], **mine)
    assert answers(t)[1:3] == [f"play {LAIR_CONTRACT}", "choose ariel"]


def test_she_goes_where_the_last_half_can_be_carried_home() -> None:
    mine = ursula(ursulas_lair=["crown"], erics_ship=["trident"], pawn=SHIP, hand=["divination"])
    t = table(mine, prince_john(), phase="move")
    assert answers(t)[:1] == [f"move-pawn {LAIR}"]
    assert sorted(t.at(LAIR)) == ["crown", "trident"]


def test_she_moves_the_lock_when_it_is_in_her_way_and_when_it_guards_her() -> None:
    triton = on("king-triton", "trident", PALACE_CONTRACT)
    t = her(pawn=SHORE, power=1, hand=["change-form"], erics_ship=[triton])
    assert "play change-form" in answers(t)
    t = her(pawn=SHORE, power=1, hand=["change-form"], ursulas_lair=["crown", "trident"])
    assert "play change-form" in answers(t)
    mine = {"locked": [LAIR], "ursulas_lair": ["crown", "trident"]}
    t = her(pawn=SHORE, power=1, hand=["change-form"], **mine)
    assert "play change-form" not in answers(t)


def test_grow_giant_reaches_the_palace_for_her() -> None:
    triton = on("king-triton", "trident", SHORE_CONTRACT)
    t = her(pawn=SHORE, power=1, used=["bottom-1"], hand=["grow-giant"], erics_ship=[triton])
    said = answers(t)
    assert said[:3] == ["play grow-giant", f"choose {PALACE}", "move king-triton"]
    assert "king-triton" in t.fate_discard()


def test_she_lets_cards_go_that_she_cannot_use() -> None:
    hand = ["trickery", LAIR_CONTRACT, PALACE_CONTRACT, SHORE_CONTRACT]
    t = her(pawn=SHIP, hand=hand, used=["top-1", "bottom-1"])
    answers(t)
    assert LAIR_CONTRACT not in t.discard()
    assert PALACE_CONTRACT in t.discard()


def test_ariel_fetches_what_would_win() -> None:
    t = fated("ariel", "scuttle", ursulas_lair=["crown", "trident"])
    assert answer(t) == "choose ariel"
    t.do("choose ariel", f"choose {SHORE}")
    assert answer(t) in ("choose crown", "choose trident")


def test_whoever_fates_her_keeps_triton_from_his_contract() -> None:
    triton = on("king-triton", "trident", LAIR_CONTRACT)
    t = fated("eric", "scuttle", erics_ship=[triton]).do("choose eric", f"choose {SHIP}")
    assert answer(t) == "choose king-triton"
    t.do("choose king-triton")
    assert answer(t) == f"choose {SHORE}"
    t = fated("sebastian", "flounder", erics_ship=[triton])
    assert answer(t) == "choose sebastian"
