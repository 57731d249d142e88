"""Verbs that touch cards and the pawn on the board: defeat, discard, move, vanquish."""

from __future__ import annotations

from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import actions, defeats, realm, vanquish
from skulduggery.games.villainous.cards import HERO, Test
from skulduggery.games.villainous.reasons import (
    FINE,
    NO_BEARER,
    NO_PLACE,
    NO_SYMBOL,
    NOTHING,
    TOO_STRONG,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.choices import choose
from skulduggery.games.villainous.text.who import Who, here
from skulduggery.games.villainous.texts import IT, PLACE, REALM, THIS, YOU, Step, Text
from skulduggery.games.villainous.zones import ARRIVED, PAWN, UNTIL_END, USED_UP


class defeat(Step):
    def __init__(self, slot: int) -> None:
        self.slot = slot

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[self.slot]
        return realm.may_defeat(s, card) if card >= 0 and s.where(card) >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        defeats.defeat(s, f.bound[self.slot])


class discard(Step):
    """Discard a card of the realm."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[self.slot]
        return FINE if card >= 0 and s.where(card) >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        realm.discard_from_realm(s, f.bound[self.slot])


class discard_all(Step):
    """Discard all of these cards."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if self.who.all(s, f) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        for card in self.who.all(s, f):
            realm.discard_from_realm(s, card)


class move(Step):
    """Move a card of the realm to the chosen location, or to a named one, or here."""

    def __init__(self, slot: int, to: str = "", to_here: bool = False) -> None:
        self.slot = slot
        self.to = to
        self.to_here = to_here

    def goal(self, s: Villainous, f: Frame) -> int:
        if self.to:
            return s.cast.villains[f.bound[REALM]].place(self.to)
        return here(s, f) if self.to_here else f.bound[PLACE]

    def can(self, s: Villainous, f: Frame) -> int:
        card, place = f.bound[self.slot], self.goal(s, f)
        if card < 0 or s.where(card) < 0:
            return NOTHING
        if place < 0 or place == s.place_of(card):
            return NO_PLACE
        return realm.may_move_to(s, card, place, f.bound[YOU])

    def do(self, s: Villainous, f: Frame) -> None:
        realm.move(s, f.bound[self.slot], self.goal(s, f))


class attach(Step):
    """Attach a card of the realm or of a discard pile to a card of the realm."""

    def __init__(self, slot: int, to: int) -> None:
        self.slot = slot
        self.to = to

    def can(self, s: Villainous, f: Frame) -> int:
        bearer = f.bound[self.to]
        there = bearer >= 0 and s.where(bearer) >= 0
        return FINE if f.bound[self.slot] >= 0 and there else NO_BEARER

    def do(self, s: Villainous, f: Frame) -> None:
        realm.attach(s, f.bound[self.slot], f.bound[self.to])


class move_pawn(Step):
    """Move the villain's pawn to the chosen location."""

    def can(self, s: Villainous, f: Frame) -> int:
        seat, place = f.bound[REALM], f.bound[PLACE]
        return FINE if place >= 0 and place != s.number(seat, PAWN) else NO_PLACE

    def do(self, s: Villainous, f: Frame) -> None:
        realm.move_pawn(s, f.bound[REALM], f.bound[PLACE])


class make_stronger(Step):
    """A card has so much more strength until the end of this turn."""

    def __init__(self, slot: int, by: int) -> None:
        self.slot = slot
        self.by = by

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[self.slot]
        s.set_mark(card, UNTIL_END, s.mark(card, UNTIL_END) + self.by)


class unlock(Step):
    """The lock is taken off a location."""

    def __init__(self, location: str) -> None:
        self.location = location

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if s.locked(f.bound[REALM], self.place(s, f)) else NOTHING

    def place(self, s: Villainous, f: Frame) -> int:
        return s.cast.villains[f.bound[REALM]].place(self.location)

    def do(self, s: Villainous, f: Frame) -> None:
        realm.unlock(s, f.bound[REALM], self.place(s, f))


class once_a_turn(Step):
    """An ability that is used at most once a turn."""

    def can(self, s: Villainous, f: Frame) -> int:
        return NO_SYMBOL if s.mark(f.bound[THIS], USED_UP) else FINE

    def do(self, s: Villainous, f: Frame) -> None:
        s.set_mark(f.bound[THIS], USED_UP, 1)


class make_stronger_all(Step):
    """All of these cards have so much more strength until the end of this turn."""

    def __init__(self, who: Who, by: int) -> None:
        self.who = who
        self.by = by

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if self.who.all(s, f) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        for card in self.who.all(s, f):
            s.set_mark(card, UNTIL_END, s.mark(card, UNTIL_END) + self.by)


class note_arrival(Step):
    """Remember until the end of the turn that the pawn came to this card."""

    def do(self, s: Villainous, f: Frame) -> None:
        s.set_mark(f.bound[THIS], ARRIVED, 1)


class vanquishable(Test):
    """That a Vanquish could defeat now."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return vanquish.may_vanquish(s, card) == FINE


class can_take_a_step(Test):
    """That can be moved to a neighbouring location."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return bool(actions.steps_from(s, card))


class _strike(Step):
    def __init__(self, keep_allies: bool) -> None:
        self.keep_allies = keep_allies

    def do(self, s: Villainous, f: Frame) -> None:
        keep = vanquish.KEEP_ALLIES if self.keep_allies else 0
        seat = f.bound[REALM]
        s.push(vanquish.VANQUISH_HERO, (f.bound[YOU], seat, -1, f.bound[IT], -1, -1, keep))


class carry_out_a_vanquish(Step):
    """One Vanquish with all its rules; `keep_allies`: those that are used stay."""

    def __init__(self, keep_allies: bool = False) -> None:
        self.text = Text(
            (choose(Who((HERO,), tests=(vanquishable(),), name="hero")), _strike(keep_allies))
        )

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if vanquish.targets(s, f.bound[REALM]) else TOO_STRONG

    def do(self, s: Villainous, f: Frame) -> None:
        s.push(self.text, f.bound)


class perform_an_action_there(actions.ActOnce):
    """One available action of the location where this card is now."""
