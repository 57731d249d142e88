"""The cards on the table, who knows them, and how they move.

A hand is never shuffled: everybody sees which card leaves it, and every back shows whose deck a
card comes from. So who knows a card goes on knowing it wherever it goes (decided, VC-19), and the
mask of an entry never loses a seat.
"""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.events import EVERYBODY as ALL_READERS
from skulduggery.engine.events import SPECTATORS, Event, Place
from skulduggery.engine.game import NOBODY, Setup
from skulduggery.engine.piles import Pile
from skulduggery.engine.steps import Frame, Stacked
from skulduggery.games.villains_cards.cards import (
    CARD,
    DOWN,
    EVERYBODY,
    HAND,
    KIND,
    NAMES,
    NO_CARD,
    NUMBERS,
    SEAT_BIT,
    VALUE,
)

NO_PLAY = 0
"""In `last`: the seat was passed over, or has not played yet."""


class Table(Stacked):
    """`hands` are sorted entries, `piles` entries from the bottom, `middle` the discarded ones.

    `forced` holds for each seat the hand card that lies before it after an Intrigue. `last` is the
    last play of each seat (VC-19): the entry as it was then << 8 | choice << 4 | target + 1, where
    target is the seat of a pile, MIDDLE or AS_HERO, and choice is what a special asked for, plus
    one. A round begins whenever the turn comes to seat `first` or passes it over.
    """

    __slots__ = (
        "setup",
        "turn",
        "first",
        "round",
        "hands",
        "piles",
        "decks",
        "middle",
        "forced",
        "last",
    )

    def __init__(
        self,
        chance: Chance,
        drawn: int,
        stack: list[Frame],
        setup: Setup,
        turn: int,
        first: int,
        round: int,
        hands: list[tuple[int, ...]],
        piles: list[tuple[int, ...]],
        decks: list[Pile],
        middle: tuple[int, ...],
        forced: tuple[int, ...],
        last: list[int],
    ) -> None:
        # Set here and not by the classes above: a clone should cost one call.
        self.chance = chance
        self.drawn = drawn
        self.heard = None
        self.draws = None
        self.windows = None
        self.stack = stack
        self.setup = setup
        self.turn = turn
        self.first = first
        self.round = round
        self.hands = hands
        self.piles = piles
        self.decks = decks
        self.middle = middle
        self.forced = forced
        self.last = last

    def compact(self) -> tuple[Any, ...]:
        return (
            (self.chance.key, self.chance.fixed),
            self.drawn,
            tuple([frame.parts() for frame in self.stack]),
            (self.setup.villains, tuple(sorted(self.setup.options.items()))),
            self.turn,
            self.first,
            self.round,
            tuple(self.hands),
            tuple(self.piles),
            tuple([deck.parts() for deck in self.decks]),
            self.middle,
            self.forced,
            tuple(self.last),
        )

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        entry: int = NO_CARD,
        origin: Place | None = None,
        to: Place | None = None,
        amount: int | None = None,
    ) -> None:
        """An event that everybody sees; the card only who knows it by now."""
        if self.heard is not None:
            card = None if entry == NO_CARD else NAMES[entry >> KIND]
            knows = ALL_READERS if entry == NO_CARD else readers(entry)
            self.heard.append(
                Event(kind, seat, card, amount=amount, origin=origin, to=to, knows=knows)
            )

    def expose(self, seat: int) -> None:
        """A top card that lies face up is seen by everybody."""
        pile = self.piles[seat]
        if pile and not pile[-1] & DOWN and pile[-1] & EVERYBODY != EVERYBODY:
            self.piles[seat] = pile[:-1] + (pile[-1] | EVERYBODY,)

    def top_value(self, seat: int) -> int:
        """The value that a pile shows: 0 for a Hero, a special, or no pile (VC-30, VC-39)."""
        pile = self.piles[seat]
        return VALUE[pile[-1] >> KIND] if pile and not pile[-1] & DOWN else 0

    def lift(self, seat: int) -> int:
        """Take the top card off a pile."""
        entry = self.piles[seat][-1]
        self.piles[seat] = self.piles[seat][:-1]
        return entry

    def put(self, seat: int, entry: int) -> None:
        self.piles[seat] = self.piles[seat] + (entry,)

    def into_hand(self, seat: int, entry: int) -> None:
        self.hands[seat] = tuple(sorted(self.hands[seat] + (entry,)))

    def unname(self, entry: int) -> None:
        """A Hero goes into a hand: what was told of its laying no longer names it."""
        for seat, play in enumerate(self.last):
            if play >> 8 + CARD == entry >> CARD:
                self.last[seat] = play & 255

    def draw(self, seat: int, rest: tuple[int, ...]) -> tuple[int, ...]:
        """VC-17: the hand `rest` after drawing up to four cards."""
        held = list(rest)
        while len(held) < HAND:
            deck = self.decks[seat]
            bag = deck.bag
            if bag and not deck.top:
                pick = self.below(len(bag))
                entry = bag[pick] << CARD | SEAT_BIT[seat]
                self.decks[seat] = deck.after(pick)
            elif deck.size():
                entry = deck.next(0) << CARD | deck.next_seen() | SEAT_BIT[seat]
                self.decks[seat] = deck.after(0)
            else:
                break
            held.append(entry)
            if self.heard is not None:
                self.tell("draw", seat, entry, Place(seat, "deck"), Place(seat, "hand"))
        held.sort()
        return tuple(held)

    def end_turn(self, seat: int, rest: tuple[int, ...]) -> None:
        """VC-5, VC-17, VC-18: draw, and the next seat that holds a card is asked."""
        hands = self.hands
        hands[seat] = self.draw(seat, rest)
        round = self.round
        following = seat
        skipped = False
        while True:
            following += 1
            if following == len(hands):
                following = 0
            if following == self.first:
                round += 1
            if hands[following]:
                break
            if following == seat:
                self.over()
                return
            skipped = True
        if skipped:
            self.pass_over(seat, following)
        self.round = round
        self.turn = following
        if self.heard is not None:
            self.tell("turn", following)

    def pass_over(self, seat: int, following: int) -> None:
        """Forget the plays of those between two players who had no card this time."""
        for step in range(1, len(self.last)):
            between = (seat + step) % len(self.last)
            if between == following:
                return
            self.last[between] = NO_PLAY

    def over(self) -> None:
        self.turn = NOBODY
        if self.heard is not None:
            for seat, pile in enumerate(self.piles):
                self.tell("score", seat, amount=score(pile)[0])
            for seat in self.winners():
                self.tell("win", seat)
            self.tell("end")

    def winners(self) -> tuple[int, ...]:
        """VC-21, VC-22."""
        counted = [score(pile) for pile in self.piles]
        best = max(counted)
        return tuple([seat for seat, count in enumerate(counted) if count == best])


def readers(entry: int) -> int:
    """Who knows an entry, as the readers of an event."""
    mask = entry & EVERYBODY
    if mask == EVERYBODY:
        return ALL_READERS
    return mask & 63 | (mask >> 6) << SPECTATORS


def cancelled(heroes: int) -> tuple[int, ...]:
    """VC-20: the values that so many Heroes cancel."""
    out: list[int] = []
    while heroes > 6:
        out.append(6)
        heroes -= 6
    if heroes:
        out.append(heroes)
    return tuple(out)


def score(pile: tuple[int, ...]) -> tuple[int, int]:
    """VC-20, VC-21, VC-40: the points of a pile, and what its Heroes cost it."""
    lost_values = cancelled(len([entry for entry in pile if entry & DOWN]))
    points = lost = 0
    for entry in pile:
        if not entry & DOWN and entry >> KIND < NUMBERS:
            value = VALUE[entry >> KIND]
            if value in lost_values:
                lost += value
            else:
                points += value
    return points, lost
