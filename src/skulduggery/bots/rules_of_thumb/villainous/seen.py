"""A view, laid out as a table of its own: so the rules can be asked what holds on it.

What the seat does not know lies in no order in the decks of that table, and is never looked at;
what it knows to lie on top of a deck lies there.
"""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.games.villainous.box import cast_of
from skulduggery.games.villainous.lay import lay_position
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.table import empty_table
from skulduggery.games.villainous.zones import HAND, HAND_SEEN, PAWN, POWER

HIDDEN = ("deck", "fate")
"""Piles of which at most the top is known."""


def laid(game_id: str, view: dict[str, Any]) -> Villainous:
    """The table that a view shows."""
    told = view["options_of_table"]
    decks = view.get("decks", {})
    key = (
        game_id,
        tuple([f"{id}@{decks[id]}" if id in decks else id for id in view["villains"]]),
        told.get("edition", "current"),
        told["limit_rounds"] or 0,
        told.get("fate_token", "never"),
    )
    s = empty_table(cast_of(key), Chance(0))
    table: dict[str, Any] = {name: view[name] for name in s.box.table_keys if name in view}
    table["seats"] = [known(seat, s.box.seat_keys) for seat in view["seats"]]
    lay_position(s, table, -1)
    return s


def known(seat: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    """A seat of a view without what cannot be laid: unknown cards of piles and of the hand."""
    out = {name: seat[name] for name in keys if name in seat and name not in HIDDEN}
    for name in HIDDEN:
        pile = seat.get(name, 0)
        if isinstance(pile, list):
            out[name] = pile[: pile.index(None)] if None in pile else pile
    hand = out.get("hand", [])
    out["hand"] = [card for card in hand if card] if isinstance(hand, list) else []
    return out


def with_pawn_at(s: Villainous, seat: int, place: int, more: int) -> Villainous:
    """The table once the pawn has gone there and so much Power has come in."""
    out = s.clone()
    out.set_number(seat, PAWN, place)
    out.set_number(seat, POWER, s.power(seat) + more)
    return out


def without_in_hand(s: Villainous, seat: int, card: int) -> Villainous:
    """The table once a card has left the hand."""
    out = s.clone()
    n = s.hand(seat).index(card)
    for zone in (HAND, HAND_SEEN):
        cards = s.zone(seat, zone)
        out.put(seat, zone, cards[:n] + cards[n + 1 :])
    return out


def called(s: Villainous, seat: int, name: str) -> int:
    """The card of a realm that a question names, with its copy where there are several; or -1."""
    id, _, copy = name.partition("#")
    for card in s.in_play(seat):
        if s.cast.cards[card].id == id and copy in ("", str(s.cast.copy[card])):
            return card
    return -1


def owner(s: Villainous, id: str | None) -> int:
    """The seat to whose decks a card belongs; -1 where there is none."""
    for card, printed in enumerate(s.cast.cards):
        if printed.id == id:
            return s.cast.seat(card)
    return -1
