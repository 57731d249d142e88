"""What a seat sees. Everything here is an allow-list: what is not put in is not shown."""

from __future__ import annotations

from typing import Any

from skulduggery.engine.events import reader_bit
from skulduggery.engine.piles import Pile
from skulduggery.games.villainous.actions import ADDED_BY, HALVES, WHILE_COVERED
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.turn import ACT_PHASE, MOVE_PHASE
from skulduggery.games.villainous.zones import (
    ASIDE,
    ASIDE_SEEN,
    DECK,
    DISCARDED,
    FATE_DECK,
    FATE_DISCARDED,
    HAND,
    HAND_SEEN,
    LASTING,
    LOWER,
    MARKS_OF_A_TURN,
    PAWN,
    POWER_ON,
    TOKENS,
    UNTIL_END,
    UPPER,
    USED,
)

ALL_SEEING = -1
"""The reader of a whole position."""


def view(s: Villainous, seat: int | None) -> dict[str, Any]:
    """All that a seat knows; None: a spectator. After the end everything is shown."""
    bit = ALL_SEEING if s.over else reader_bit(seat)
    return {
        "seat": seat,
        "turn": s.turn,
        "round": s.round,
        "waiting": None if s.over else s.turn,
        "options_of_table": s.box.options_of_table(s),
        **table(s, bit),
        **own_decks(s),
    }


def own_decks(s: Villainous) -> dict[str, Any]:
    """Which villains play with a deck of one's own, and the hash of it."""
    if not s.cast.has_own_decks():
        return {}
    named = zip(s.cast.villains, s.cast.own_decks, strict=True)
    return {"decks": {villain.id: digest for villain, digest in named if digest}}


def position(s: Villainous) -> dict[str, Any]:
    """The whole table in the shape that `lay` takes."""
    return {"turn": s.turn, "round": s.round, **table(s, ALL_SEEING)}


def table(s: Villainous, bit: int) -> dict[str, Any]:
    return {
        "villains": [villain.id for villain in s.cast.villains],
        "first": s.first,
        "phase": phase(s, bit),
        **s.box.more_of_table(s),
        "seats": [seat_of(s, seat, bit) for seat in range(s.players)],
    }


def phase(s: Villainous, bit: int) -> str:
    """Which part of the turn it is. A turn's frame lies at the bottom of the stack.

    Whether something is asked at the start can hang on a hand (Raven: a card to play), so for all
    others a turn begins with the move."""
    at = s.stack[0].at if s.stack else ACT_PHASE
    if at < MOVE_PHASE and bit & reader_bit(s.turn):
        return "start"
    return "move" if at <= MOVE_PHASE else "act"


def seat_of(s: Villainous, seat: int, bit: int) -> dict[str, Any]:
    locations = s.cast.villains[seat].locations
    out: dict[str, Any] = {
        **{name: s.number(seat, which) for name, which in s.box.stores},
        "pawn": s.cast.place_name(seat, s.number(seat, PAWN)),
        "hand": hand_of(s, seat, bit),
        "deck": pile_of(s, s.pile(seat, DECK), bit),
        "discard": names(s, s.zone(seat, DISCARDED)),
        "fate": pile_of(s, s.pile(seat, FATE_DECK), bit),
        "fate_discard": names(s, s.zone(seat, FATE_DISCARDED)),
        **s.box.more_of_seat(s, seat),
        "used": [symbol_name(s, seat, mark) for mark in s.zone(seat, USED)],
        "lasting": names(s, s.zone(seat, LASTING)[::2]),
        "realm": {
            location.id: {
                "top": [card_of(s, card) for card in s.zone(seat, UPPER + n)],
                "bottom": [card_of(s, card) for card in s.zone(seat, LOWER + n)],
            }
            for n, location in enumerate(locations)
        },
    }
    beside = s.zone(seat, ASIDE)
    if beside:
        out["aside"] = known_or_count(s, beside, s.zone(seat, ASIDE_SEEN), bit)
    return out


def hand_of(s: Villainous, seat: int, bit: int) -> list[str | None] | int:
    """The known cards first: where the others lie among them would tell, once one is played, when
    it came."""
    told = known_or_count(s, s.zone(seat, HAND), s.zone(seat, HAND_SEEN), bit)
    if isinstance(told, int):
        return told
    known = [card for card in told if card is not None]
    return [*known, *[None] * (len(told) - len(known))]


def names(s: Villainous, cards: tuple[int, ...]) -> list[str]:
    return [s.cast.cards[card].id for card in cards]


def known_or_count(
    s: Villainous, cards: tuple[int, ...], seen: tuple[int, ...], bit: int
) -> list[str | None] | int:
    """A list where the reader knows cards (null for the others), a number where it knows none."""
    out = [s.cast.cards[card].id if seen[n] & bit else None for n, card in enumerate(cards)]
    if not cards:
        return []
    return out if any(out) else len(cards)


def pile_of(s: Villainous, pile: Pile, bit: int) -> list[str | None] | int:
    """A face-down pile from the top: a number, unless the reader knows a fixed place in it. The
    whole position names the fixed top only: the rest has no order."""
    if bit == ALL_SEEING and not s.over:
        return [s.cast.cards[card].id for card in pile.top]
    if s.over:
        return [s.cast.cards[card].id for card in pile.cards()]
    seen = pile.top_seen + (0,) * len(pile.bag) + pile.bottom_seen
    return known_or_count(s, pile.cards(), seen, bit) or 0


def card_of(s: Villainous, card: int) -> str | dict[str, Any]:
    """A card in a realm: its id, or an object where there is more to say."""
    printed = s.cast.cards[card]
    out: dict[str, Any] = {"card": printed.id}
    if printed.copies > 1:
        out["copy"] = s.cast.copy[card]
    items = s.attached_to(card)
    if items:
        out["attached"] = [card_of(s, item) for item in items]
    if s.mark(card, POWER_ON):
        out["power"] = s.mark(card, POWER_ON)
    tokens = s.mark(card, TOKENS) + s.mark(card, UNTIL_END)
    if tokens:
        out["strength"] = tokens
    out.update(s.box.more_of_card(s, card))
    marks = [name for name, kind in MARKS_OF_A_TURN if s.mark(card, kind)]
    if marks:
        out["marks"] = marks
    return printed.id if len(out) == 1 else out


def symbol_name(s: Villainous, seat: int, mark: int) -> str:
    """A used symbol: `top-1`; with its location where the pawn has left it; `covered-top-1`."""
    if mark >= WHILE_COVERED:
        return "covered-" + symbol_name(s, seat, mark - WHILE_COVERED)
    if mark >= ADDED_BY:
        card = mark - ADDED_BY
        return f"{s.cast.cards[card].id}#{s.cast.copy[card]}"
    place, rest = divmod(mark, HALVES)
    name = f"bottom-{rest - 7}" if rest >= 8 else f"top-{rest + 1}"
    if place != s.number(seat, PAWN):
        return f"{s.cast.place_name(seat, place)}:{name}"
    return name
