"""What a deck file may say of a card: the numbers that stand on it, by name."""

from __future__ import annotations

from typing import Any

from skulduggery.games.villainous.box import Box
from skulduggery.games.villainous.cards import ALLY, CONDITION, HERO, ITEM, Card, Special, When, X
from skulduggery.games.villainous.own_decks.lines import DeckFile, Path
from skulduggery.games.villainous.villain import Villain

RANGES: dict[str, tuple[int, int]] = {
    "copies": (0, 30),
    "cost": (0, 20),
    "strength": (0, 20),
    "strength_bonus": (-9, 9),
    "activate_cost": (0, 20),
    "room": (0, 9),
    "hunt_cost": (0, 20),
}
LONGEST_LIST = 6


def printed_fields(box: Box, card: Card) -> dict[str, Any]:
    """The fields that a card has, as ours has them, in the order in which a file lists them."""
    out: dict[str, Any] = {"copies": card.copies}
    costs = not card.fate and (card.type != CONDITION or card.cost != 0)
    if costs:
        out["cost"] = card.printed_cost()
        if len(box.currencies) > 1:
            out["currency"] = box.currencies[card.currency]
    if card.type in (ALLY, HERO):
        out["strength"] = card.strength
    if card.type == ITEM:
        out["strength_bonus"] = card.bonus
    if card.activate is not None:
        out["activate_cost"] = card.activate_cost
    out.update(box.special_fields(card))
    return out


def read_fields(
    file: DeckFile, path: Path, box: Box, card: Card, entry: dict[str, Any]
) -> dict[str, Any]:
    """The fields of one entry; what it leaves out is as on ours."""
    out = printed_fields(box, card)
    for name in list(out):
        if name not in entry:
            continue
        value, where = entry[name], (*path, name)
        usual = out[name]
        if name == "currency" or name == "hunt_currency":
            out[name] = file.word(where, value, list(box.currencies.values()), usual)
        elif usual == "X":
            if value != "X":
                file.wrong(where, f'{name}: what {card.id} costs depends on its aim: "X"')
        elif isinstance(usual, list):
            out[name] = file.list_of_words(where, value, LONGEST_LIST)
        else:
            low, high = RANGES[name]
            out[name] = file.number(where, value, low, high, usual)
    return out


def changed_card(
    file: DeckFile, path: Path, box: Box, villain: Villain, card: Card, fields: dict[str, Any]
) -> Card:
    """The card with these fields. What it does is shared with ours."""
    special: Special | None = box.own_special(file, path, villain, card, fields)
    when: tuple[When, ...] = card.when
    if special is not card.special and special is not None:
        when = special.moments(card.when)
    cost = fields.get("cost", card.cost)
    return Card(
        card.id,
        card.type,
        fields["copies"],
        X if cost == "X" else cost,
        fields.get("strength", card.strength),
        card.fate,
        card.text,
        when,
        card.lasting,
        card.attach,
        card.bearer,
        fields.get("strength_bonus", card.bonus),
        card.activate,
        fields.get("activate_cost", card.activate_cost),
        card.any_time,
        card.requirement,
        card.until,
        card.tags,
        None,
        currency=box.currency_named(fields.get("currency"), card.currency),
        activate_currency=card.activate_currency,
        special=special,
    )
