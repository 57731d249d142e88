"""The lasting rules that hold in a realm."""

from __future__ import annotations

from skulduggery.games.villainous.cards import HERO, ON_HERO, Lasting
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import AT_WORK, ATTACHED, LOWER, NUMBERS, UPPER, ZONES


class Rule:
    """A lasting rule at work, with the card it comes from."""

    __slots__ = ("lasting", "source")

    def __init__(self, lasting: Lasting, source: int) -> None:
        self.lasting = lasting
        self.source = source


def stolen(s: Villainous, item: int) -> bool:
    """Has a Hero stolen this Item? It is out of its owner's use then (DV-72)."""
    printed = s.cast.cards[item]
    if printed.fate or printed.attach == ON_HERO:
        return False
    bearer = s.bearer_of(item)
    return bearer >= 0 and s.where(bearer) >= UPPER


def idle(s: Villainous, card: int) -> bool:
    """Is a card of a realm without effect: a stolen Item, or a Hero on the lower side (DV-71)?"""
    printed = s.cast.cards[card]
    if printed.fate:
        return printed.type == HERO and s.type_of(card) != HERO
    return stolen(s, card)


def rules(s: Villainous, seat: int, hook: int) -> list[Rule]:
    """The lasting rules of one kind that hold in a realm."""
    out: list[Rule] = []
    if not s.numbers[seat * NUMBERS + AT_WORK] & hook:
        return out
    cards = s.cast.cards
    base = seat * ZONES
    pairs = s.zones[base + ATTACHED]
    for zone in range(LOWER, ATTACHED):
        for source in s.zones[base + zone]:
            if cards[source].hooks & hook and not (zone < UPPER and cards[source].type == HERO):
                for lasting in cards[source].lasting:
                    if lasting.hook & hook:
                        out.append(Rule(lasting, source))
    for n in range(1, len(pairs), 2):
        source = pairs[n]
        if cards[source].hooks & hook and not stolen(s, source):
            for lasting in cards[source].lasting:
                if lasting.hook & hook:
                    out.append(Rule(lasting, source))
    return out
