"""Contacts and their Bounties: room, requirements, Hunts, rewards (SW-35)."""

from __future__ import annotations

from skulduggery.engine.events import Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import at_work, purse, realm
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.cards import (
    BOUNTY,
    DEFEATED,
    HUNTING,
    PAWN_MOVED,
    VANQUISHED,
    Special,
    Test,
    When,
)
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import Text
from skulduggery.games.villainous.zones import (
    CARDS,
    KEPT,
    POWER,
    REQUIREMENTS,
    SHIPS,
    USED_UP,
)


class Contract(Special):
    """Of a Contact: how many unfinished Bounties it holds, and what it gives for each."""

    def __init__(self, room: int, reward: Text) -> None:
        self.room = room
        self.reward = reward
        reward.even_gone = True

    def texts(self) -> tuple[Text, ...]:
        return (self.reward,)


class Clause:
    """A requirement of a Bounty. Positions and views name it by its id."""

    kind: int = -1
    """The kind of event that can meet it; -1: none, it is paid for."""
    price: int = 0
    currency: int = POWER

    def __init__(self, id: str) -> None:
        self.id = id

    def met(self, s: Villainous, seat: int, card: int, place: int, amount: int) -> bool:
        """Does this event meet it?"""
        return False


class Hunt(Special):
    """Of a Bounty: its Hunt, the price of it, and its requirements."""

    def __init__(self, text: Text, price: int, currency: int, clauses: tuple[Clause, ...]) -> None:
        self.text = text
        self.price = price
        self.currency = currency
        self.clauses = clauses

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def moments(self, printed: tuple[When, ...]) -> tuple[When, ...]:
        deeds: list[When] = []
        for n, clause in enumerate(self.clauses):
            if clause.kind >= 0:
                deeds.append(Deed(n, clause))
        return tuple(deeds)


def hunt_of(s: Villainous, bounty: int) -> Hunt:
    special = s.cast.cards[bounty].special
    assert isinstance(special, Hunt)
    return special


class has_room(Test):
    """A Contact that may hold one more Bounty."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        special = s.cast.cards[card].special
        return isinstance(special, Contract) and len(s.attached_to(card)) < special.room


def unfinished(s: Villainous, seat: int) -> list[int]:
    """The Bounties that are attached to Contacts."""
    return [card for card in s.in_play(seat) if s.cast.cards[card].type == BOUNTY]


# Requirements.


class defeat_of(Clause):
    """A Hero is defeated: any, one of a name, or one of so much printed strength."""

    kind = DEFEATED

    def __init__(self, id: str, hero: str = "", printed: int = 0) -> None:
        super().__init__(id)
        self.hero = hero
        self.printed = printed

    def met(self, s: Villainous, seat: int, card: int, place: int, amount: int) -> bool:
        hero = s.cast.cards[card]
        return self.hero in ("", hero.id) and hero.strength >= self.printed


class pawn_moves_to(Clause):
    """The pawn arrives at a location: by the move of the turn, or by a card."""

    kind = PAWN_MOVED

    def __init__(self, id: str, location: str) -> None:
        super().__init__(id)
        self.location = location

    def met(self, s: Villainous, seat: int, card: int, place: int, amount: int) -> bool:
        return self.location == s.cast.place_name(seat, place)


class pawn_moves_onto_a_ship(Clause):
    kind = PAWN_MOVED

    def met(self, s: Villainous, seat: int, card: int, place: int, amount: int) -> bool:
        return place >= SHIPS


class vanquish_by(Clause):
    """At least so many Allies are used in one Vanquish."""

    kind = VANQUISHED

    def __init__(self, id: str, allies: int) -> None:
        super().__init__(id)
        self.allies = allies

    def met(self, s: Villainous, seat: int, card: int, place: int, amount: int) -> bool:
        return amount >= self.allies


class payment(Clause):
    """Paid at any moment of the own turn."""

    def __init__(self, id: str, price: int, currency: int = POWER) -> None:
        super().__init__(id)
        self.price = price
        self.currency = currency


class Deed(When):
    """An event meets a requirement of this Bounty: it is ticked off at once."""

    at_once = True

    def __init__(self, number: int, clause: Clause) -> None:
        super().__init__(Text(()))
        self.kind = clause.kind
        self.number = number
        self.clause = clause

    def now(self, s: Villainous, source: int, card: int, place: int, amount: int) -> None:
        seat = source // CARDS
        if s.bearer_of(source) >= 0 and self.clause.met(s, seat, card, place, amount):
            tick_off(s, source, self.number)


def is_met(s: Villainous, bounty: int, number: int) -> bool:
    return bool(s.mark(bounty, REQUIREMENTS) >> number & 1)


def tick_off(s: Villainous, bounty: int, number: int) -> None:
    """Mark a requirement as met; with the last one the Bounty is complete."""
    if is_met(s, bounty, number):
        return
    mark(s, bounty, s.mark(bounty, REQUIREMENTS) | 1 << number)
    if s.mark(bounty, REQUIREMENTS) + 1 == 1 << len(hunt_of(s, bounty).clauses):
        complete(s, bounty)


def take_off(s: Villainous, bounty: int, number: int) -> None:
    """A requirement no longer counts as met."""
    mark(s, bounty, s.mark(bounty, REQUIREMENTS) & ~(1 << number))


def mark(s: Villainous, bounty: int, done: int) -> None:
    s.set_mark(bounty, REQUIREMENTS, done)
    if s.heard is not None:
        seat = bounty // CARDS
        s.tell("mark", seat, bounty, amount=done.bit_count(), to=Place(seat, "done"))


def complete(s: Villainous, bounty: int) -> None:
    """It is kept beside the portrait; then its Contact gives the reward, unless that was the last
    one wanted."""
    seat = bounty // CARDS
    contact = s.bearer_of(bounty)
    realm.keep(s, bounty, "completed")
    s.box.check(s, seat)
    special = s.cast.cards[contact].special
    if not s.over and isinstance(special, Contract):
        bound = (seat, seat, contact, -1, -1, -1, 0)
        s.waiting += (Frame(special.reward.number, 0, bound),)


def completed(s: Villainous, seat: int) -> int:
    """How many Bounties lie beside the portrait."""
    return len([card for card in s.zone(seat, KEPT) if s.cast.cards[card].type == BOUNTY])


# Hunts and payments.


def price_of_hunt(s: Villainous, bounty: int) -> int:
    price = hunt_of(s, bounty).price
    for rule in at_work.rules(s, bounty // CARDS, HUNTING):
        price += rule.lasting.hunting(s, rule.source)
    return price


def may_hunt(s: Villainous, seat: int) -> list[int]:
    """The Bounties whose Hunt can be paid for and carried out, each once a turn."""
    out: list[int] = []
    for bounty in unfinished(s, seat):
        hunt = hunt_of(s, bounty)
        if s.mark(bounty, USED_UP) or price_of_hunt(s, bounty) > s.number(seat, hunt.currency):
            continue
        if s.can(hunt.text, (seat, seat, bounty, -1, -1, -1, 0)) == FINE:
            out.append(bounty)
    return unlike(s, out)


def hunt(s: Villainous, seat: int, bounty: int) -> None:
    found = hunt_of(s, bounty)
    s.set_mark(bounty, USED_UP, 1)
    purse.pay(s, seat, price_of_hunt(s, bounty), found.currency)
    s.push(found.text, (seat, seat, bounty, -1, -1, -1, 0))


def payable(s: Villainous, bounty: int) -> int:
    """The first requirement of a Bounty that could be paid for now, or -1."""
    for n, clause in enumerate(hunt_of(s, bounty).clauses):
        open_still = clause.kind < 0 and not is_met(s, bounty, n)
        if open_still and clause.price <= s.number(bounty // CARDS, clause.currency):
            return n
    return -1


def may_pay(s: Villainous, seat: int) -> list[int]:
    return unlike(s, [bounty for bounty in unfinished(s, seat) if payable(s, bounty) >= 0])


def pay(s: Villainous, seat: int, bounty: int) -> None:
    number = payable(s, bounty)
    clause = hunt_of(s, bounty).clauses[number]
    purse.pay(s, seat, clause.price, clause.currency)
    tick_off(s, bounty, number)
