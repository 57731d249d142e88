"""Decks, hands and discard piles, and cards laid aside while they are shown or carried out."""

from __future__ import annotations

from skulduggery.engine.events import EVERYBODY, Place
from skulduggery.engine.piles import EMPTY
from skulduggery.games.villainous.at_work import rules
from skulduggery.games.villainous.cards import OPEN_HAND
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    ASIDE,
    ASIDE_SEEN,
    CARDS,
    DECK,
    DISCARDED,
    FATE_DECK,
    FATE_DISCARDED,
    HAND,
    HAND_SEEN,
    VILLAIN_CARDS,
)

PILE_ZONES = ("deck", "fate")


def hand_is_open(s: Villainous, seat: int) -> bool:
    return bool(rules(s, seat, OPEN_HAND))


def discard_zone(card: int) -> int:
    return FATE_DISCARDED if card % CARDS >= VILLAIN_CARDS else DISCARDED


def rebuild(s: Villainous, seat: int, which: int) -> None:
    """An empty deck is replaced by its shuffled discard pile (DV-10)."""
    zone = FATE_DISCARDED if which == FATE_DECK else DISCARDED
    discarded = s.zone(seat, zone)
    if s.pile(seat, which).size() == 0 and discarded:
        s.set_pile(seat, which, EMPTY.shuffled(discarded))
        s.put(seat, zone, ())
        if s.heard is not None:
            s.tell("shuffle", seat, to=Place(seat, PILE_ZONES[which]))


def left_in(s: Villainous, seat: int, which: int) -> int:
    """How many cards can still come from a deck, its discard pile included."""
    zone = FATE_DISCARDED if which == FATE_DECK else DISCARDED
    return s.pile(seat, which).size() + len(s.zone(seat, zone))


def draw(s: Villainous, seat: int, count: int) -> None:
    """Draw cards; both piles empty: the draw stops (DV-10)."""
    for _ in range(count):
        rebuild(s, seat, DECK)
        pile = s.pile(seat, DECK)
        if pile.size() == 0:
            return
        pick = s.below(pile.choices())
        card = pile.next(pick)
        seen = pile.next_seen() | 1 << seat
        s.set_pile(seat, DECK, pile.after(pick))
        to_hand(s, seat, card, seen)
        if s.heard is not None:
            s.tell("draw", seat, card, to=Place(seat, "hand"), knows=s.zone(seat, HAND_SEEN)[-1])


def to_hand(s: Villainous, seat: int, card: int, seen: int) -> None:
    if hand_is_open(s, seat):
        seen = EVERYBODY
    s.put(seat, HAND, s.hand(seat) + (card,))
    s.put(seat, HAND_SEEN, s.zone(seat, HAND_SEEN) + (seen,))


def take(s: Villainous, card: int, origin: Place) -> None:
    """A card that everybody sees goes to its owner's hand, and stays known there (DV-50a)."""
    seat = card // CARDS
    to_hand(s, seat, card, EVERYBODY)
    if s.heard is not None:
        s.tell("take", seat, card, origin=origin, to=Place(seat, "hand"))


def show_hand(s: Villainous, seat: int) -> None:
    """All cards of a hand are shown to everybody, and stay known there (DV-50a)."""
    hand = s.hand(seat)
    s.put(seat, HAND_SEEN, (EVERYBODY,) * len(hand))
    if s.heard is not None:
        for card in hand:
            s.tell("reveal", seat, card, to=Place(seat, "hand"))


def out_of_hand(s: Villainous, seat: int, card: int) -> None:
    hand = s.hand(seat)
    seen = s.zone(seat, HAND_SEEN)
    n = hand.index(card)
    s.put(seat, HAND, hand[:n] + hand[n + 1 :])
    s.put(seat, HAND_SEEN, seen[:n] + seen[n + 1 :])


def aside(s: Villainous, card: int, seen: int) -> None:
    """Lay a card beside the realm while it is shown, looked at or carried out (DV-44)."""
    seat = card // CARDS
    s.put(seat, ASIDE, s.zone(seat, ASIDE) + (card,))
    s.put(seat, ASIDE_SEEN, s.zone(seat, ASIDE_SEEN) + (seen,))


def from_aside(s: Villainous, card: int) -> None:
    seat = card // CARDS
    cards = s.zone(seat, ASIDE)
    if card in cards:
        seen = s.zone(seat, ASIDE_SEEN)
        n = cards.index(card)
        s.put(seat, ASIDE, cards[:n] + cards[n + 1 :])
        s.put(seat, ASIDE_SEEN, seen[:n] + seen[n + 1 :])


def take_next(s: Villainous, seat: int, which: int, seen: int) -> int:
    """Lay the next card of a deck aside, seen by some; -1 when there is none."""
    rebuild(s, seat, which)
    pile = s.pile(seat, which)
    if pile.size() == 0:
        return -1
    pick = s.below(pile.choices())
    card = pile.next(pick)
    s.set_pile(seat, which, pile.after(pick))
    aside(s, card, seen | pile.next_seen())
    return card


def reveal(s: Villainous, seat: int, which: int, you: int) -> int:
    """You turn over the next card of a seat's deck for all to see; -1 when there is none."""
    card = take_next(s, seat, which, EVERYBODY)
    if card >= 0 and s.heard is not None:
        s.tell("reveal", you, card, origin=Place(seat, PILE_ZONES[which]))
    return card


def look(s: Villainous, seat: int, which: int, you: int) -> int:
    """Only you see the next card of a seat's deck (DV-48); -1 when there is none."""
    card = take_next(s, seat, which, 1 << you)
    if card >= 0 and s.heard is not None:
        seen = s.zone(seat, ASIDE_SEEN)[-1]
        s.tell("look", you, card, origin=Place(seat, PILE_ZONES[which]), knows=seen)
    return card


def discard_from_hand(s: Villainous, seat: int, card: int) -> None:
    out_of_hand(s, seat, card)
    s.put(seat, DISCARDED, s.zone(seat, DISCARDED) + (card,))
    if s.heard is not None:
        s.tell("discard", seat, card, origin=Place(seat, "hand"), to=Place(seat, "discard"))


def discard_aside(s: Villainous, card: int) -> None:
    """Discard a revealed card, or an Effect that has been carried out."""
    from_aside(s, card)
    to_discard(s, card)
    if s.heard is not None:
        seat = card // CARDS
        pile = "fate_discard" if discard_zone(card) == FATE_DISCARDED else "discard"
        s.tell("discard", seat, card, to=Place(seat, pile))


def to_discard(s: Villainous, card: int) -> None:
    seat = card // CARDS
    zone = discard_zone(card)
    s.put(seat, zone, s.zone(seat, zone) + (card,))


def out_of_discard(s: Villainous, card: int) -> None:
    seat = card // CARDS
    zone = discard_zone(card)
    cards = s.zone(seat, zone)
    n = cards.index(card)
    s.put(seat, zone, cards[:n] + cards[n + 1 :])
