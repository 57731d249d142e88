"""What people read of this box: what is printed on its cards, the prices of Hunts just now."""

from __future__ import annotations

from typing import Any

from skulduggery.games.villainous import at_work
from skulduggery.games.villainous.box import Box
from skulduggery.games.villainous.cards import HUNTING, RESTRICTION, Card
from skulduggery.games.villainous.star_wars import contracts, own
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.power import pay


def printed(box: Box, card: Card) -> dict[str, Any]:
    """What only cards of this box have, and the payment that lifts a Restriction."""
    out = own.special_fields(box, card)
    if card.type == RESTRICTION and card.any_time is not None:
        for step in card.any_time.steps:
            if isinstance(step, pay):
                out["lift_cost"] = step.amount
                out["lift_currency"] = box.currencies[step.currency]
    return out


def of_seat(s: Villainous, seat: int) -> dict[str, Any]:
    bounties = contracts.unfinished(s, seat)
    return {"hunts": {s.name_of(bounty): price_of(s, bounty) for bounty in bounties}}


def price_of(s: Villainous, bounty: int) -> dict[str, Any]:
    parts: list[list[Any]] = [["printed", contracts.hunt_of(s, bounty).price]]
    for rule in at_work.rules(s, s.cast.seat(bounty), HUNTING):
        parts.append([s.name_of(rule.source), rule.lasting.hunting(s, rule.source)])
    return {"now": contracts.price_of_hunt(s, bounty), "parts": parts}
