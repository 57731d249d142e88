"""The decks and boards of Star Wars Villainous against a copy of their numbers, and which of them
are invented."""

from typing import Any

import pytest

from skulduggery.games.villainous.cards import NOWHERE, Card, Symbol
from skulduggery.games.villainous.star_wars import GAME
from skulduggery.games.villainous.star_wars.contracts import Contract, Hunt
from skulduggery.games.villainous.star_wars.ships import Symbols
from skulduggery.games.villainous.villain import Villain
from skulduggery.games.villainous.zones import AMBITION
from skulduggery.words import words
from tests.games.villainous.sectors import FACTS

VILLAINS = {villain.id: villain for villain in GAME.box.villains}
RECONSTRUCTION = {"en": "reconstruction", "fr": "reconstitution", "it": "ricostruzione"}
CURRENCY = {0: "credits", AMBITION: "ambition"}


def written(symbol: Symbol) -> list[Any]:
    name = GAME.box.symbol_name(symbol)
    return ["gain-credits", symbol.amount] if name.startswith("gain-credits") else [name]


def numbers(card: Card) -> dict[str, Any]:
    """A card as the facts write it."""
    out: dict[str, Any] = {"id": card.id, "type": card.type_name(), "copies": card.copies}
    if not card.fate and card.type_name() != "condition":
        out["cost"], out["cost_in"] = card.cost, CURRENCY[card.currency]
    if card.type_name() in ("ally", "hero"):
        out["strength"] = card.strength
    if card.activate is not None:
        own = card.activate_currency == AMBITION
        out["ability_ambition" if own else "activate_credits"] = card.activate_cost
    if card.attach != NOWHERE:
        out["attach_to"] = "contact"
    if isinstance(card.special, Contract):
        out["room"] = card.special.room
    if isinstance(card.special, Hunt):
        out["hunt"] = [CURRENCY[card.special.currency], card.special.price]
        out["requirements"] = [clause.id for clause in card.special.clauses]
    if "jedi" in card.tags:
        out["jedi"] = True
    if isinstance(card.special, Symbols):
        out["symbols"] = [written(symbol) for symbol in card.special.board.top]
    return out


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.parametrize("deck", ["villain_deck", "fate_deck"])
def test_every_card_has_its_numbers(villain: str, deck: str) -> None:
    printed: Villain = VILLAINS[villain]
    cards = printed.fate if deck == "fate_deck" else printed.deck
    assert [numbers(card) for card in cards] == FACTS[villain][deck]
    assert all(card.fate == (deck == "fate_deck") for card in cards)


@pytest.mark.parametrize("villain", VILLAINS)
def test_every_location_has_its_symbols(villain: str) -> None:
    board = [
        {
            "id": location.id,
            "top": [written(symbol) for symbol in location.top],
            "bottom": [written(symbol) for symbol in location.bottom],
        }
        for location in VILLAINS[villain].locations
    ]
    assert board == FACTS[villain]["locations"]


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.rule("SW-3")
def test_thirty_villain_cards_and_fifteen_fate_cards(villain: str) -> None:
    deck, fate = FACTS[villain]["villain_deck"], FACTS[villain]["fate_deck"]
    assert sum(card["copies"] for card in deck) == 30
    assert sum(card["copies"] for card in fate) == 15
    types = {card["type"] for card in deck} | {card["type"] for card in fate}
    assert "item" not in types
    assert sum(card["type"] == "restriction" for card in fate) == 1


@pytest.mark.parametrize("villain", VILLAINS)
@pytest.mark.rule("SW-60")
def test_objectives_are_looked_at_at_any_moment(villain: str) -> None:
    assert FACTS[villain]["objective_checked"] == "immediately"
    assert not VILLAINS[villain].objective.at_start


@pytest.mark.parametrize("villain", VILLAINS)
def test_what_is_invented_is_known_and_said(villain: str) -> None:
    parts = {"villain_deck", "fate_deck", "locations", "symbols", "objective", "collecting"}
    assert set(FACTS[villain]["invented"]) <= parts
    assert {"villain_deck", "fate_deck"} <= set(FACTS[villain]["invented"])
    for language, word in RECONSTRUCTION.items():
        said = words(language)
        assert word in said.say(f"villain-{villain}-ruling-1")
        assert word in said.say("game-star-wars-villainous-note")


@pytest.mark.parametrize("villain", VILLAINS)
def test_what_was_changed_for_balance_was_invented_and_is_different_now(villain: str) -> None:
    facts = FACTS[villain]
    for note in facts.get("notes", []):
        part = "symbols" if note["in"] == "locations" else note["in"]
        assert {part, note["in"]} & set(facts["invented"])
        now = next(one for one in facts[note["in"]] if one["id"] == note["changed"])
        assert note["was"]
        assert all(now[key] != value for key, value in note["was"].items())
        assert len(note["why"]) > 10


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("villain", VILLAINS)
def test_every_villain_card_location_and_requirement_has_its_words(
    villain: str, language: str
) -> None:
    said, printed = words(language), VILLAINS[villain]
    assert said.has(f"villain-{villain}")
    assert said.has(f"villain-{villain}-objective")
    places = [location.id for location in printed.locations]
    for card in printed.deck + printed.fate:
        assert said.has(f"card-{card.id}"), card.id
        assert said.has(f"card-{card.id}-text"), card.id
        if isinstance(card.special, Symbols):
            places.append(card.id)
        if isinstance(card.special, Hunt):
            assert all(said.has(f"requirement-{clause.id}") for clause in card.special.clauses)
    for place in places:
        for key in ("", ".at", ".to"):
            assert said.has(f"location-{place}{key}"), (place, key)


def test_no_card_of_this_box_shares_its_words_with_another() -> None:
    ids = [card.id for villain in GAME.box.villains for card in villain.deck + villain.fate]
    assert len(set(ids)) == len(ids)
