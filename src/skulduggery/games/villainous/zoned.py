"""What lies where at a table, and telling of it: flat zones of small numbers, shared until they
change.

Card `c` belongs to seat `c // 45`: 30 villain cards, then 15 fate cards. All zones of all seats lie
in one list of tuples, so a clone copies three short lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skulduggery.engine.chance import Chance
from skulduggery.engine.events import EVERYBODY, Event, Place
from skulduggery.engine.piles import Pile
from skulduggery.engine.steps import Frame, Stacked
from skulduggery.games.villainous.cards import ALLY, HERO, Card
from skulduggery.games.villainous.zones import (
    ATTACHED,
    CARDS,
    HAND,
    LASTING,
    LOCKS,
    LOWER,
    MARKS,
    NUMBERS,
    PAWN,
    PLACES,
    POWER,
    UNDER,
    UPPER,
    ZONES,
    mark_name,
)

if TYPE_CHECKING:
    from skulduggery.games.villainous.box import Box, Cast


class Zoned(Stacked):
    """Zones, piles and numbers by seat."""

    __slots__ = ("box", "cast", "numbers", "piles", "players", "zones")

    def __init__(
        self,
        cast: Cast,
        chance: Chance,
        drawn: int,
        zones: list[tuple[int, ...]],
        piles: list[Pile],
        numbers: list[int],
        stack: list[Frame],
    ) -> None:
        super().__init__(chance, drawn, stack)
        self.cast = cast
        self.box: Box = cast.box
        self.players: int = cast.players
        self.zones = zones
        self.piles = piles
        self.numbers = numbers

    # Zones.

    def type_of(self, card: int) -> int:
        """The type that a card has where it lies: a Hero on the lower side is an Ally (DV-71)."""
        type = self.cast.cards[card].type
        if type == HERO and LOWER <= self.where(card) < UPPER:
            return ALLY
        return type

    def zone(self, seat: int, zone: int) -> tuple[int, ...]:
        return self.zones[seat * ZONES + zone]

    def put(self, seat: int, zone: int, cards: tuple[int, ...]) -> None:
        self.zones[seat * ZONES + zone] = cards

    def number(self, seat: int, which: int) -> int:
        return self.numbers[seat * NUMBERS + which]

    def set_number(self, seat: int, which: int, value: int) -> None:
        self.numbers[seat * NUMBERS + which] = value

    def pile(self, seat: int, which: int) -> Pile:
        return self.piles[seat * 2 + which]

    def set_pile(self, seat: int, which: int, pile: Pile) -> None:
        self.piles[seat * 2 + which] = pile

    def card(self, number: int) -> Card:
        return self.cast.cards[number]

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.zones[seat * ZONES + HAND]

    def pawn(self, seat: int) -> int:
        return self.numbers[seat * NUMBERS + PAWN]

    def power(self, seat: int) -> int:
        return self.numbers[seat * NUMBERS + POWER]

    def locked(self, seat: int, place: int) -> bool:
        return place >= 0 and bool(self.numbers[seat * NUMBERS + LOCKS] >> place & 1)

    def bearer_of(self, card: int) -> int:
        """The card that this one is attached to, or -1."""
        pairs = self.zones[card // CARDS * ZONES + ATTACHED]
        n = 1
        while n < len(pairs):
            if pairs[n] == card:
                return pairs[n - 1]
            n += 2
        return -1

    def attached_to(self, card: int) -> list[int]:
        pairs = self.zones[card // CARDS * ZONES + ATTACHED]
        out: list[int] = []
        n = 0
        while n < len(pairs):
            if pairs[n] == card:
                out.append(pairs[n + 1])
            n += 2
        return out

    def where(self, card: int) -> int:
        """The zone of the realm in which a card (or its bearer) lies, or -1."""
        base = card // CARDS * ZONES
        for zone in range(LOWER, ATTACHED):
            if card in self.zones[base + zone]:
                return zone
        bearer = self.bearer_of(card)
        return self.where(bearer) if bearer >= 0 else -1

    def place_of(self, card: int) -> int:
        """The location of a card in its realm, or -1."""
        zone = self.where(card)
        if zone < 0:
            return -1
        if zone == UNDER:
            return self.pawn(card // CARDS)
        return zone - UPPER if zone >= UPPER else zone - LOWER

    def in_play(self, seat: int) -> list[int]:
        """All cards of a realm: what lies under the pawn, then from left to right, upper side
        first, older first (DV-53)."""
        base = seat * ZONES
        zones = self.zones
        pairs = zones[base + ATTACHED]
        out: list[int] = list(zones[base + UNDER])
        for place in range(PLACES):
            for side in (UPPER, LOWER):
                for card in zones[base + side + place]:
                    out.append(card)
                    n = 0
                    while n < len(pairs):
                        if pairs[n] == card:
                            out.append(pairs[n + 1])
                        n += 2
        return out

    def works(self, card: int) -> bool:
        """Is the card in its realm, or is its effect still running?"""
        return self.where(card) >= 0 or card in self.zone(card // CARDS, LASTING)[::2]

    def mark(self, card: int, kind: int) -> int:
        marks = self.zones[card // CARDS * ZONES + MARKS]
        n = 0
        while n < len(marks):
            if marks[n] == card and marks[n + 1] == kind:
                return marks[n + 2]
            n += 3
        return 0

    def set_mark(self, card: int, kind: int, value: int) -> None:
        seat = card // CARDS
        marks = self.zone(seat, MARKS)
        kept: tuple[int, ...] = ()
        for n in range(0, len(marks), 3):
            if marks[n] != card or marks[n + 1] != kind:
                kept += marks[n : n + 3]
        if value:
            kept += (card, kind, value)
        self.put(seat, MARKS, kept)
        if self.heard is not None:
            name = mark_name(kind)
            if name:
                self.tell("mark", seat, card, amount=value, to=Place(seat, name))

    def drop_marks(self, card: int) -> None:
        seat = card // CARDS
        marks = self.zone(seat, MARKS)
        if card in marks[::3]:
            kept: tuple[int, ...] = ()
            for n in range(0, len(marks), 3):
                if marks[n] != card:
                    kept += marks[n : n + 3]
            self.put(seat, MARKS, kept)

    # Telling.

    def at(self, seat: int, zone: int) -> Place:
        """A place in a realm, as events name it."""
        if zone == UNDER:
            return Place(seat, "pawn")
        upper = zone >= UPPER
        place = zone - UPPER if upper else zone - LOWER
        side = "top" if upper else "bottom"
        return Place(seat, "realm", self.cast.place_name(seat, place), side)

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        card: int = -1,
        amount: int | None = None,
        origin: Place | None = None,
        to: Place | None = None,
        knows: int = EVERYBODY,
    ) -> None:
        """Add an event; call only when somebody listens. Copies are named where all see them."""
        assert self.heard is not None
        name: str | None = None
        copy: int | None = None
        if card >= 0:
            name = self.cast.cards[card].id
            if self.cast.cards[card].copies > 1 and knows == EVERYBODY and self.where(card) >= 0:
                copy = self.cast.copy[card]
        self.heard.append(Event(kind, seat, name, copy, amount, origin, to, knows))
