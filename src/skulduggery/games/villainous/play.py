"""Playing a card: may it be played, where to, what it costs, what comes of it (DV-21 to DV-23)."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import EVERYBODY, Place
from skulduggery.engine.game import NOBODY
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import piles, purse, realm
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.at_work import rules
from skulduggery.games.villainous.cards import (
    AT_ONCE,
    CONDITION,
    EFFECT,
    NOWHERE,
    ON_ALLY,
    ON_HERO,
    PAYS,
)
from skulduggery.games.villainous.pick import card_option, place_option
from skulduggery.games.villainous.reasons import COST, FINE, NO_BEARER, NO_PLACE, NOTHING
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import (
    AMOUNT,
    OTHER,
    PLACE,
    THIS,
    YES,
    YOU,
    Ask,
    Step,
    Text,
)
from skulduggery.games.villainous.zones import ASIDE, CARDS, LASTING, LOWER, UPPER

FREE = 1
"""What a frame's AMOUNT says when a card is played without paying for it."""


def bearers(s: Villainous, card: int) -> list[int]:
    """The cards at unlocked locations onto which this one may be attached."""
    printed = s.cast.cards[card]
    seat = card // CARDS
    side = UPPER if printed.attach == ON_HERO else LOWER
    out: list[int] = []
    for place in range(s.box.places):
        if s.locked(seat, place):
            continue
        for bearer in s.zone(seat, side + place):
            if printed.attach == ON_ALLY and not s.box.is_ally(s, bearer):
                continue
            fits = True
            for test in printed.bearer:
                if not test.holds(s, card, bearer):
                    fits = False
            if fits and realm.may_play_to(s, card, place) == FINE:
                out.append(bearer)
    return out


def payers(s: Villainous, card: int) -> list[int]:
    """The cards of the realm that may be discarded in place of paying for this one."""
    seat = card // CARDS
    out: list[int] = []
    for rule in rules(s, seat, PAYS):
        reached = not s.locked(seat, s.place_of(rule.source))
        if reached and rule.lasting.pays(s, rule.source, card):
            out.append(rule.source)
    return out


def affordable(s: Villainous, card: int, place: int, onto: int = NOBODY) -> bool:
    """Can a card be paid for, with what its owner has or with a card in place of that?"""
    purse = s.number(card // CARDS, s.cast.cards[card].currency)
    return realm.cost(s, card, place, onto) <= purse or bool(payers(s, card))


def places_for(s: Villainous, card: int, free: bool) -> list[int]:
    """The locations to which a card may be played and paid."""
    out: list[int] = []
    for place in s.box.places_of(s, card):
        if realm.may_play_to(s, card, place) == FINE and (free or affordable(s, card, place)):
            out.append(place)
    return out


def bearers_paid(s: Villainous, card: int, free: bool) -> list[int]:
    """The cards onto which this one may be attached, or at which it may be aimed, and paid."""
    out: list[int] = []
    for bearer in bearers(s, card):
        if free or affordable(s, card, s.place_of(bearer), bearer):
            out.append(bearer)
    return out


def bound_for(s: Villainous, you: int, card: int, free: bool) -> tuple[int, ...]:
    """The bindings with which a card is played."""
    return (you, card // CARDS, card, -1, -1, -1, FREE if free else 0)


def playable(s: Villainous, you: int, card: int, free: bool) -> int:
    """May a card be played now (its own type of moment apart)? 0, or why not (DV-21, DV-22)."""
    printed = s.cast.cards[card]
    free = free or printed.fate or printed.type == CONDITION
    if printed.type in (EFFECT, CONDITION):
        why = realm.may_play_to(s, card, -1)
        if why != FINE:
            return why
        if printed.attach != NOWHERE and not bearers(s, card):
            return NOTHING
    if printed.type in (EFFECT, CONDITION) and printed.attach == NOWHERE:
        if not free and not affordable(s, card, -1):
            return COST
        if printed.text is None:
            return FINE
        return s.can(printed.text, bound_for(s, you, card, free))
    if printed.attach != NOWHERE:
        if not bearers(s, card):
            return NO_BEARER
        return FINE if bearers_paid(s, card, free) else COST
    why = NO_PLACE
    for place in s.box.places_of(s, card):
        no = realm.may_play_to(s, card, place)
        if no == FINE:
            if free or affordable(s, card, place):
                return FINE
            why = COST
        elif why == NO_PLACE:
            why = no
    return why


class Announce(Step):
    """The card is shown; until it lies where it belongs it is in no pile (DV-44)."""

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[THIS]
        seat = card // CARDS
        if card in s.hand(seat):
            piles.out_of_hand(s, seat, card)
            piles.aside(s, card, EVERYBODY)


class Where(Ask):
    """Where to, or onto whom. An Effect goes nowhere."""

    prompt = "choose-where"

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        card = f.bound[THIS]
        printed = s.cast.cards[card]
        free = f.bound[AMOUNT] == FREE or printed.fate
        if printed.type in (EFFECT, CONDITION):
            return ()
        if printed.attach == NOWHERE:
            return tuple(places_for(s, card, free))
        return tuple(unlike(s, bearers_paid(s, card, free)))

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        if s.cast.cards[f.bound[THIS]].attach == NOWHERE:
            s.stack[-1] = f.bind(PLACE, code).to(f.at + 1)
        else:
            s.stack[-1] = f.bind(OTHER, code).bind(PLACE, s.place_of(code)).to(f.at + 1)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        if s.cast.cards[f.bound[THIS]].attach == NOWHERE:
            return place_option(s, f, code)
        return card_option(s, code, "choose", code)


class Aim(Ask):
    """At which Hero: an Effect that says so before it is paid."""

    prompt = "choose-hero"

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        card = f.bound[THIS]
        printed = s.cast.cards[card]
        if printed.type != EFFECT or printed.attach == NOWHERE:
            return ()
        return tuple(unlike(s, bearers_paid(s, card, f.bound[AMOUNT] == FREE)))

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = f.bind(OTHER, code).to(f.at + 1)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return card_option(s, code, "choose", code)


class HowToPay(Ask):
    """Pay, or discard a card that takes the place of paying."""

    prompt = "choose-payment"

    def price(self, s: Villainous, f: Frame) -> int:
        return realm.cost(s, f.bound[THIS], f.bound[PLACE], f.bound[OTHER])

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        card = f.bound[THIS]
        printed = s.cast.cards[card]
        found = payers(s, card)
        if not found or f.bound[AMOUNT] == FREE or printed.fate:
            return ()
        price = self.price(s, f)
        if not price:
            return ()
        able = price <= s.number(card // CARDS, printed.currency)
        return tuple(([YES] if able else []) + found)

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = f.to(f.at + 1)
        if code != YES:
            realm.discard_from_realm(s, code)
            s.bind(AMOUNT, FREE)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        if code != YES:
            return card_option(s, code, "discard", code)
        price = self.price(s, f)
        return Option(code, f"pay {price}", amount=price)


class PutDown(Step):
    """Pay, and lay the card where it belongs; then its text."""

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[THIS]
        printed = s.cast.cards[card]
        seat = card // CARDS
        place = f.bound[PLACE]
        effect = printed.type in (EFFECT, CONDITION)
        if not effect and place < 0:
            piles.discard_aside(s, card)  # nowhere to go any more: it is discarded unplayed
            return
        if f.bound[AMOUNT] != FREE and not printed.fate and printed.type != CONDITION:
            price = realm.cost(s, card, place, f.bound[OTHER])
            purse.pay(s, seat, price, printed.currency)
        if effect:
            if s.heard is not None:
                s.tell("play", f.bound[YOU], card, to=Place(seat, "realm"))
        else:
            piles.from_aside(s, card)
            realm.played(s, card, place, f.bound[OTHER], f.bound[YOU])
        if printed.text is not None:
            onto = f.bound[OTHER]
            s.push(printed.text, (f.bound[YOU], seat, card, onto if effect else -1, -1, place, 0))
        s.box.laid(s, f.bound[YOU], card)


class Finish(Step):
    """An Effect or a Condition that has been carried out goes to its owner's discard pile."""

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[THIS]
        seat = card // CARDS
        if card in s.zone(seat, ASIDE):
            piles.discard_aside(s, card)
            if s.cast.cards[card].until != AT_ONCE:
                s.put(seat, LASTING, s.zone(seat, LASTING) + (card, 0))


PLAY_CARD = Text((Announce(), Where(), Aim(), HowToPay(), PutDown(), Finish()))


def play_card(s: Villainous, you: int, card: int, free: bool) -> None:
    s.push(PLAY_CARD, bound_for(s, you, card, free))
