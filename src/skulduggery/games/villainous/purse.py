"""Power and what else a villain gathers: gained, received, paid, lost."""

from __future__ import annotations

from skulduggery.engine.events import Place
from skulduggery.games.villainous.at_work import rules
from skulduggery.games.villainous.cards import GAINED, GAINING, SPENT_AMBITION
from skulduggery.games.villainous.realm import happen
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import AMBITION, NUMBERS, POWER


def gain(s: Villainous, seat: int, amount: int, currency: int = POWER) -> None:
    """Gain Power; single gains may be lowered by a card, never below 0."""
    if currency == POWER:
        for rule in rules(s, seat, GAINING):
            amount += rule.lasting.gain(s, rule.source)
    if amount > 0:
        receive(s, seat, amount, currency)
        if currency == POWER:
            happen(s, GAINED, seat, amount=amount)


def receive(s: Villainous, seat: int, amount: int, currency: int = POWER) -> None:
    """Take Power that nothing lowers: what comes back is returned, not gained."""
    s.numbers[seat * NUMBERS + currency] += amount
    if s.heard is not None:
        s.tell("gain", seat, amount=amount, to=purse(seat, currency))


def pay(s: Villainous, seat: int, amount: int, currency: int = POWER) -> None:
    if amount > 0:
        s.numbers[seat * NUMBERS + currency] -= amount
        if s.heard is not None:
            s.tell("pay", seat, amount=amount, origin=purse(seat, currency))
        if currency == AMBITION:
            happen(s, SPENT_AMBITION, seat, amount=amount)


def lose(s: Villainous, seat: int, amount: int, currency: int = POWER) -> int:
    """Lose Power, or what there is of it; how much it was."""
    lost = min(amount, s.number(seat, currency))
    if lost > 0:
        s.numbers[seat * NUMBERS + currency] -= lost
        if s.heard is not None:
            s.tell("lose", seat, amount=lost, origin=purse(seat, currency))
    return lost


def purse(seat: int, currency: int) -> Place | None:
    """What events name beside an amount: nothing for what each box has."""
    return Place(seat, "ambition") if currency == AMBITION else None
