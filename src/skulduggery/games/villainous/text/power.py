"""Verbs of Power, and amounts that are counted."""

from __future__ import annotations

from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import purse
from skulduggery.games.villainous.reasons import COST, FINE, NOTHING
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.who import Who
from skulduggery.games.villainous.texts import AMOUNT, REALM, Step
from skulduggery.games.villainous.zones import POWER, POWER_ON


class Amount:
    def of(self, s: Villainous, f: Frame) -> int:
        raise NotImplementedError


class count(Amount):
    """So many for each of these cards; a lock keeps no card from being counted."""

    def __init__(self, who: Who, each: int = 1) -> None:
        self.who = who
        self.each = each
        who.locked_too = True

    def of(self, s: Villainous, f: Frame) -> int:
        return self.each * len(self.who.all(s, f))


class strength_less_one(Amount):
    """The strength of the card that set this off, at that moment, minus 1."""

    def of(self, s: Villainous, f: Frame) -> int:
        return f.bound[AMOUNT] - 1


class gain_power(Step):
    """Gain Power. A counted amount of nothing cannot be carried out (DV-22)."""

    def __init__(self, amount: int | Amount, currency: int = POWER) -> None:
        self.amount = amount
        self.currency = currency

    def how_much(self, s: Villainous, f: Frame) -> int:
        amount = self.amount
        return amount if isinstance(amount, int) else amount.of(s, f)

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if self.how_much(s, f) > 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        purse.gain(s, f.bound[REALM], self.how_much(s, f), self.currency)


class pay(Step):
    def __init__(self, amount: int, currency: int = POWER) -> None:
        self.amount = amount
        self.currency = currency

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if s.number(f.bound[REALM], self.currency) >= self.amount else COST

    def do(self, s: Villainous, f: Frame) -> None:
        purse.pay(s, f.bound[REALM], self.amount, self.currency)


class lose_power(Step):
    """The villain loses Power, or what there is of it; some is enough (DV-22)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if s.power(f.bound[REALM]) > 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        purse.lose(s, f.bound[REALM], self.amount)


class put_power_on(Step):
    """Up to so much Power of the realm's owner is laid on a Hero; some is enough (DV-22). Decided:
    it is always as much as there is; nobody is asked whether to take less."""

    def __init__(self, slot: int, most: int) -> None:
        self.slot = slot
        self.most = most

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if f.bound[self.slot] >= 0 and s.power(f.bound[REALM]) > 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        hero = f.bound[self.slot]
        taken = purse.lose(s, f.bound[REALM], self.most)
        s.set_mark(hero, POWER_ON, s.mark(hero, POWER_ON) + taken)
