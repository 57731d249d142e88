"""Verbs: what a card text does. Each knows when it cannot be done."""

from __future__ import annotations

from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import actions, piles, play, realm, vanquish
from skulduggery.games.villainous.cards import HERO, Test
from skulduggery.games.villainous.pick import PickFromHand
from skulduggery.games.villainous.reasons import (
    COST,
    FINE,
    NO_PLACE,
    NO_SYMBOL,
    NOTHING,
    TOO_STRONG,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.choices import agree, choose
from skulduggery.games.villainous.text.who import Who, here
from skulduggery.games.villainous.texts import (
    AMOUNT,
    IT,
    PLACE,
    REALM,
    THIS,
    YOU,
    Choice,
    Step,
    Text,
)
from skulduggery.games.villainous.zones import ARRIVED, DECK, FATE_DECK, PAWN, POWER_ON, USED_UP

# Choosing.


class may(Step):
    """What is optional: its first choice can be passed; a text without a choice is agreed to."""

    def __init__(self, *steps: Step, unless_needed_for: Step | None = None) -> None:
        first = steps[0]
        if isinstance(first, Choice):
            first.optional = True
            first.needed_for = unless_needed_for
            self.text = Text(steps)
        else:
            self.text = Text((agree(),) + steps)

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def do(self, s: Villainous, f: Frame) -> None:
        s.push(self.text, f.bound)


class afterwards(Step):
    """A step that an earlier one may make possible: the card states its own `can` instead."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def texts(self) -> tuple[Text, ...]:
        return self.step.texts()

    def do(self, s: Villainous, f: Frame) -> None:
        if self.step.can(s, f) == FINE:
            self.step.do(s, f)


class if_any(Step):
    """If there is at least one of these cards."""

    def __init__(self, who: Who, *steps: Step) -> None:
        self.who = who
        self.text = Text(steps)

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def do(self, s: Villainous, f: Frame) -> None:
        if self.who.all(s, f):
            s.push(self.text, f.bound)


# Numbers.


class Amount:
    def of(self, s: Villainous, f: Frame) -> int:
        raise NotImplementedError


class count(Amount):
    """As many as there are of these cards; a lock keeps no card from being counted."""

    def __init__(self, who: Who) -> None:
        self.who = who
        who.locked_too = True

    def of(self, s: Villainous, f: Frame) -> int:
        return len(self.who.all(s, f))


class strength_less_one(Amount):
    """The strength of the card that set this off, at that moment, minus 1."""

    def of(self, s: Villainous, f: Frame) -> int:
        return f.bound[AMOUNT] - 1


class gain_power(Step):
    """Gain Power. A counted amount of nothing cannot be carried out (DV-22)."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = amount

    def how_much(self, s: Villainous, f: Frame) -> int:
        amount = self.amount
        return amount if isinstance(amount, int) else amount.of(s, f)

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if self.how_much(s, f) > 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        realm.gain(s, f.bound[REALM], self.how_much(s, f))


class pay(Step):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if s.power(f.bound[REALM]) >= self.amount else COST

    def do(self, s: Villainous, f: Frame) -> None:
        realm.pay(s, f.bound[REALM], self.amount)


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
        taken = realm.lose(s, f.bound[REALM], self.most)
        s.set_mark(hero, POWER_ON, s.mark(hero, POWER_ON) + taken)


# Cards of the realm.


class defeat(Step):
    def __init__(self, slot: int) -> None:
        self.slot = slot

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[self.slot]
        return realm.may_defeat(s, card) if card >= 0 and s.where(card) >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        realm.defeat(s, f.bound[self.slot])


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
        return realm.may_move_to(s, card, place) if place >= 0 else NO_PLACE

    def do(self, s: Villainous, f: Frame) -> None:
        realm.move(s, f.bound[self.slot], self.goal(s, f))


class move_pawn(Step):
    """Move the villain's pawn to the chosen location."""

    def can(self, s: Villainous, f: Frame) -> int:
        seat, place = f.bound[REALM], f.bound[PLACE]
        return FINE if place >= 0 and place != s.number(seat, PAWN) else NO_PLACE

    def do(self, s: Villainous, f: Frame) -> None:
        realm.move_pawn(s, f.bound[REALM], f.bound[PLACE])


class once_a_turn(Step):
    """An ability that is used at most once a turn."""

    def can(self, s: Villainous, f: Frame) -> int:
        return NO_SYMBOL if s.mark(f.bound[THIS], USED_UP) else FINE

    def do(self, s: Villainous, f: Frame) -> None:
        s.set_mark(f.bound[THIS], USED_UP, 1)


class note_arrival(Step):
    """Remember until the end of the turn that the pawn came to this card."""

    def do(self, s: Villainous, f: Frame) -> None:
        s.set_mark(f.bound[THIS], ARRIVED, 1)


class vanquishable(Test):
    """That a Vanquish could defeat now."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return vanquish.may_vanquish(s, card) == FINE


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


# Hands and decks.


class draw(Step):
    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], DECK) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        piles.draw(s, f.bound[REALM], self.count)


class discard_from_hand(PickFromHand):
    """Discard so many cards of the hand, or all of a smaller one."""

    def __init__(self, count: int) -> None:
        self.count = count

    def most(self, s: Villainous, f: Frame) -> int:
        return min(self.count, len(s.hand(f.bound[REALM])))

    def enough(self, s: Villainous, f: Frame, picks: list[int]) -> bool:
        return len(picks) == self.most(s, f)

    def picked(self, s: Villainous, f: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            piles.discard_from_hand(s, f.bound[REALM], card)


class show_hand(Step):
    def do(self, s: Villainous, f: Frame) -> None:
        piles.show_hand(s, f.bound[REALM])


class play_free(Step):
    """Play a card of the hand without paying for it."""

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[IT]
        return play.playable(s, f.bound[YOU], card, True) if card >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        play.play_card(s, f.bound[YOU], f.bound[IT], True)


class reveal_next_fate_card(Step):
    """Turn over the next card of the fate deck: a Hero is played at once if he legally can be,
    anything else goes back on top, known to all."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], FATE_DECK) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        card = piles.reveal(s, seat, FATE_DECK, f.bound[YOU])
        you = f.bound[YOU]
        if s.cast.cards[card].type == HERO and play.playable(s, you, card, True) == FINE:
            play.play_card(s, you, card, True)
        else:
            piles.from_aside(s, card)
            s.set_pile(seat, FATE_DECK, s.pile(seat, FATE_DECK).with_top(card, -1))


class find_and_play_here(Step):
    """Find a Hero and play him to this place. `moved_in_realm`: one who was in the realm already
    is moved, not played (French)."""

    def __init__(self, hero: str, moved_in_realm: bool = False) -> None:
        self.hero = hero
        self.moved_in_realm = moved_in_realm
        self.text = Text((play.PutDown(),))

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        place = f.bound[PLACE]
        for card in s.cast.fate_cards(seat):
            if s.cast.cards[card].id == self.hero:
                if realm.find(s, seat, card, place, self.moved_in_realm):
                    s.push(self.text, (f.bound[YOU], seat, card, -1, -1, place, 0))
                return
