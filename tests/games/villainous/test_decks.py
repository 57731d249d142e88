"""The decks and boards in the code against a copy of the numbers that was made from the cards."""

from typing import Any

import pytest

from skulduggery.games.villainous.cards import NOWHERE, ON_ALLY, Card, Symbol
from skulduggery.games.villainous.disney import GAME
from skulduggery.games.villainous.villain import Villain
from tests.games.villainous.tables import FACTS, dealt

VILLAINS = {villain.id: villain for villain in GAME.box.villains}
FATE_SIDE = ("hero", "item", "effect")


def named(card: Card) -> dict[str, Any]:
    """A card as the facts write it."""
    out: dict[str, Any] = {"id": card.id, "type": card.type_name(), "copies": card.copies}
    if not card.fate and card.type_name() != "condition":
        out["cost"] = card.printed_cost()
    if card.type_name() in ("ally", "hero"):
        out["strength"] = card.strength
    if card.bonus:
        out["strength_bonus"] = card.bonus
    if card.attach != NOWHERE and card.type_name() == "item":
        out["attach_to"] = "ally" if card.attach == ON_ALLY else "hero"
    if card.activate is not None:
        out["activate_cost"] = card.activate_cost
    return out


def written(symbol: Symbol) -> list[Any]:
    name = symbol.name()
    if name.startswith("gain-power"):
        return ["gain-power", symbol.amount]
    return [name]


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("deck", ["villain_deck", "fate_deck"])
def test_every_card_has_its_numbers(villain: str, deck: str) -> None:
    printed: Villain = VILLAINS[villain]
    cards = printed.fate if deck == "fate_deck" else printed.deck
    assert [named(card) for card in cards] == FACTS[villain][deck]
    assert all(card.fate == (deck == "fate_deck") for card in cards)


@pytest.mark.parametrize("villain", VILLAINS)
def test_the_french_printing_has_the_same_numbers(villain: str) -> None:
    for card in VILLAINS[villain].deck + VILLAINS[villain].fate:
        if card.french is not None:
            assert named(card.french) == named(card)


@pytest.mark.parametrize("villain", VILLAINS)
def test_every_location_has_its_symbols(villain: str) -> None:
    board = [
        {
            "id": location.id,
            "top": [written(symbol) for symbol in location.top],
            "bottom": [written(symbol) for symbol in location.bottom],
            "locked": location.locked,
        }
        for location in VILLAINS[villain].locations
    ]
    assert board == FACTS[villain]["locations"]


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.rule("DV-3", "DV-40")
def test_thirty_villain_cards_and_fifteen_fate_cards(villain: str) -> None:
    deck, fate = FACTS[villain]["villain_deck"], FACTS[villain]["fate_deck"]
    assert sum(card["copies"] for card in deck) == 30
    assert sum(card["copies"] for card in fate) == 15
    assert {card["type"] for card in fate} <= set(FATE_SIDE)


@pytest.mark.rule("DV-3")
def test_those_cards_and_no_others_are_on_the_table() -> None:
    t = dealt()
    for seat, villain in enumerate(("maleficent", "prince-john")):
        wanted = [c["id"] for c in FACTS[villain]["villain_deck"] for _ in range(c["copies"])]
        assert sorted(t.hand(seat) + t.deck(seat)) == sorted(wanted)
        wanted = [c["id"] for c in FACTS[villain]["fate_deck"] for _ in range(c["copies"])]
        assert sorted(t.fate(seat)) == sorted(wanted)


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.rule("DV-60")
def test_these_objectives_are_looked_at_when_a_turn_begins(villain: str) -> None:
    at_start = FACTS[villain]["objective_checked"] == "start-of-turn"
    assert VILLAINS[villain].objective.at_start == at_start
