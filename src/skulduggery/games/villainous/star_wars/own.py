"""Decks of one's own for this box: Contacts, Bounties and ships, and the words for requirements."""

from __future__ import annotations

import re
from typing import Any

from skulduggery.games.villainous.box import Box
from skulduggery.games.villainous.cards import HERO, Card, Special
from skulduggery.games.villainous.own_decks.building import own_symbols
from skulduggery.games.villainous.own_decks.lines import DeckFile, Path, meant
from skulduggery.games.villainous.star_wars.contracts import (
    Clause,
    Contract,
    Hunt,
    defeat_of,
    pawn_moves_onto_a_ship,
    pawn_moves_to,
    payment,
    vanquish_by,
)
from skulduggery.games.villainous.star_wars.ships import Symbols
from skulduggery.games.villainous.villain import Villain
from skulduggery.games.villainous.zones import AMBITION, POWER

PATTERNS = (
    "defeat-any-hero, defeat-HERO, defeat-strength-N, at-LOCATION, on-vehicle,"
    " N-allies-vanquish, pay-N-credits, pay-N-ambition"
)
_PAY = re.compile(r"pay-([1-9]\d?)-(credits|ambition)")
_ALLIES = re.compile(r"([1-9])-allies-vanquish")
_STRENGTH = re.compile(r"defeat-strength-([1-9]\d?)")


def special_fields(box: Box, card: Card) -> dict[str, Any]:
    """The fields that only cards of this box have."""
    special = card.special
    if isinstance(special, Contract):
        return {"room": special.room}
    if isinstance(special, Hunt):
        return {
            "hunt_cost": special.price,
            "hunt_currency": box.currencies[special.currency],
            "requirements": [clause.id for clause in special.clauses],
        }
    if isinstance(special, Symbols):
        return {"symbols": [box.symbol_name(symbol) for symbol in special.board.top]}
    return {}


def own_special(
    file: DeckFile, path: Path, box: Box, villain: Villain, card: Card, fields: dict[str, Any]
) -> Special | None:
    special = card.special
    if isinstance(special, Contract):
        return Contract(fields["room"], special.reward)
    if isinstance(special, Hunt):
        clauses: list[Clause] = []
        for name in fields["requirements"]:
            clause = requirement_named(villain, name)
            if clause is None:
                known = sorted(_ours(villain))
                near = meant(name, known) or f"; there are {PATTERNS}"
                file.wrong(
                    (*path, "requirements"),
                    f"requirements: {name[:40]!r} is not known{near}",
                )
            else:
                clauses.append(clause)
        if not fields["requirements"]:
            file.wrong((*path, "requirements"), "requirements: at least one is needed")
        currency = box.currency_named(fields["hunt_currency"], special.currency)
        return Hunt(special.text, fields["hunt_cost"], currency, tuple(clauses))
    if isinstance(special, Symbols):
        symbols = own_symbols(file, (*path, "symbols"), box, fields["symbols"])
        return Symbols(card.id, symbols)
    return special


def requirement_named(villain: Villain, id: str) -> Clause | None:
    """The requirement of a word: one that stands on our cards, or one made alike."""
    ours = _ours(villain)
    if id in ours:
        return ours[id]
    if id == "defeat-any-hero":
        return defeat_of(id)
    if id == "on-vehicle":
        return pawn_moves_onto_a_ship(id)
    paid = _PAY.fullmatch(id)
    if paid is not None:
        return payment(id, int(paid[1]), AMBITION if paid[2] == "ambition" else POWER)
    allies = _ALLIES.fullmatch(id)
    if allies is not None:
        return vanquish_by(id, int(allies[1]))
    strength = _STRENGTH.fullmatch(id)
    if strength is not None:
        return defeat_of(id, printed=int(strength[1]))
    verb, _, what = id.partition("-")
    if verb == "at" and villain.place(what) >= 0:
        return pawn_moves_to(id, what)
    if verb == "defeat":
        for card in villain.fate:
            if card.type == HERO and card.id == what:
                return defeat_of(id, what)
    return None


def _ours(villain: Villain) -> dict[str, Clause]:
    out: dict[str, Clause] = {}
    for card in villain.deck:
        if isinstance(card.special, Hunt):
            for clause in card.special.clauses:
                out[clause.id] = clause
    return out
