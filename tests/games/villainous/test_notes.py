"""What people read beside the table: numbers with reasons, and how far objectives have come."""

from typing import Any

import pytest

from tests.games.villainous import sectors
from tests.games.villainous.tables import (
    CURSES,
    captain_hook,
    dealt,
    jafar,
    maleficent,
    on,
    prince_john,
    table,
)


def strengths(notes: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    found = notes["seats"][seat]["strengths"]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("DV-41")
def test_a_changed_strength_names_what_changes_it() -> None:
    t = table(
        prince_john(nottingham=["nutsy", on("rhino-guards", "bow-and-arrows", copy=2)]),
        maleficent(),
    )
    found = strengths(t.state.notes(0))
    assert found["rhino-guards#2"] == {
        "now": 6,
        "parts": [["printed", 4], ["bow-and-arrows#1", 1], ["nutsy", 1]],
    }
    assert found["nutsy"] == {"now": 2, "parts": [["printed", 2]]}


@pytest.mark.rule("DV-21")
def test_a_changed_cost_names_what_changes_it_and_where() -> None:
    t = table(
        maleficent(
            pawn="the-forest",
            hand=["green-fire", "dragon-form"],
            the_forest=["staff", on("aurora", "sword-of-truth")],
        ),
        prince_john(hand=["warrant"]),
    )
    costs = t.state.notes(0)["costs"]
    assert costs["dragon-form"] == {"now": 2, "parts": [["printed", 3], ["staff", -1]]}
    assert costs["green-fire"]["now"] == 2
    assert costs["green-fire"]["by_location"]["the-forest"] == 4


@pytest.mark.card("jafar/hypnotize")
def test_a_cost_that_is_a_heros_strength_is_told_by_hero_and_not_at_all_without_one() -> None:
    t = table(jafar(hand=["hypnotize"], oasis=["aladdin"], sultans_palace=["sultan"]), maleficent())
    told = t.state.notes(0)["costs"]["hypnotize"]
    assert told == {"now": 2, "parts": [["printed", 2]], "by_card": {"sultan": 2, "aladdin": 4}}
    t = table(jafar(hand=["hypnotize", "scrying"]), maleficent())
    assert list(t.state.notes(0)["costs"]) == ["scrying"]


@pytest.mark.rule("DV-5")
def test_everybody_reads_how_far_the_objectives_have_come() -> None:
    t = table(maleficent(**CURSES), prince_john(power=7), turn=1)
    for seat in (0, 1, None):
        goals = [one["goals"] for one in t.state.notes(seat)["seats"]]
        assert goals == [[["cursed-locations", 4, 4]], [["power", 7, 20]]]


def test_nobody_reads_the_costs_of_another_hand() -> None:
    t = dealt(seed=5)
    assert set(t.state.notes(0)["costs"]) <= set(t.hand(0))
    assert "costs" not in t.state.notes(None)


@pytest.mark.rule("DV-9")
def test_covered_and_used_symbols_are_not_open() -> None:
    t = table(
        maleficent(pawn="the-forest", the_forest=["aurora"], used=["bottom-1"]), prince_john()
    )
    assert t.state.notes(0)["seats"][0]["open"] == ["bottom-2"]


@pytest.mark.rule("DV-8a")
def test_symbols_that_cards_add_are_told_with_their_location() -> None:
    realm = {"skull_rock": ["hooks-case", "cannon"], "jolly_roger": ["cannon"]}
    t = table(captain_hook(pawn="skull-rock", **realm), maleficent()).do("gain 1", "gain 1")
    notes = t.state.notes(1)["seats"][0]
    assert notes["added"] == [
        ["jolly-roger", "vanquish", "cannon#1"],
        ["skull-rock", "gain-power-1", "hooks-case#1"],
        ["skull-rock", "vanquish", "cannon#2"],
    ]
    assert notes["open"] == ["top-2", "bottom-1", "bottom-2", "cannon#2"]
    assert t.seat(0)["used"] == ["top-1", "hooks-case#1"]


@pytest.mark.rule("DV-29")
def test_who_chooses_allies_reads_what_each_is_worth_and_how_much_is_needed() -> None:
    t = table(
        prince_john(
            pawn="nottingham",
            nottingham=["little-john", "nutsy", on("rhino-guards", "bow-and-arrows", copy=2)],
        ),
        maleficent(),
    )
    t.do("vanquish little-john")
    several = t.state.notes(0)["several"]
    assert {(one["card"], one["worth"]) for one in several["pool"]} == {
        ("nutsy", 2),
        ("rhino-guards", 6),
    }
    assert (several["needed"], several["least"], several["most"]) == (5, 0, 2)
    # Nobody else is told what is being chosen among.
    assert "several" not in t.state.notes(1)
    assert "several" not in t.state.notes(None)


@pytest.mark.rule("DV-31")
def test_who_discards_reads_which_cards_are_alike() -> None:
    t = table(
        prince_john(pawn="sherwood-forest", hand=["warrant", "nutsy", "warrant"]), maleficent()
    )
    t.do("discard")
    several = t.state.notes(0)["several"]
    likes: dict[str, set[int]] = {}
    for n, one in enumerate(several["pool"]):
        likes.setdefault(one["card"], set()).add(one["like"])
        assert one["like"] <= n
    assert len(several["pool"]) == 3
    assert {card: len(found) for card, found in likes.items()} == {"warrant": 1, "nutsy": 1}
    assert (several["needed"], several["least"], several["most"]) == (0, 1, 3)


@pytest.mark.rule("SW-35")
@pytest.mark.card("boba-fett/x-wing")
def test_the_price_of_a_hunt_names_what_changes_it() -> None:
    contact = on("jabba-the-hutt", "bounty-chewbacca")
    t = sectors.table(sectors.boba(jabbas_palace=[contact], space=["x-wing"]), sectors.rival())
    for seat in (0, 1, None):
        told = t.state.notes(seat)["seats"][0]
        assert told["hunts"] == {
            "bounty-chewbacca": {"now": 2, "parts": [["printed", 1], ["x-wing", 1]]}
        }
        assert told["hand_limit"] == 3
    assert t.state.notes(0)["seats"][1]["hunts"] == {}
