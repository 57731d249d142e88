"""Laying a position: every part is checked, and what cannot be is refused with its place named."""

from __future__ import annotations

from typing import Any

from skulduggery.engine.game import NOBODY
from skulduggery.engine.piles import Pile
from skulduggery.engine.position import MOST, a_list, a_number, an_object, bad
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import piles, realm
from skulduggery.games.villainous.actions import ADDED_BY, HALVES, WHILE_COVERED
from skulduggery.games.villainous.box import NO_SUCH_PLACE
from skulduggery.games.villainous.cards import (
    ADDED,
    ALLY,
    AT_ONCE,
    CONDITION,
    CONTACT,
    CURSE,
    EFFECT,
    HERO,
    ITEM,
    NOWHERE,
    ON_ALLY,
    ON_CONTACT,
    ON_HERO,
    THROUGH_NEXT_TURN,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.turn import ACT_PHASE, MOVE_PHASE, START_PHASE, TURN
from skulduggery.games.villainous.zones import (
    ATTACHED,
    DECK,
    DISCARDED,
    FATE_DECK,
    FATE_DISCARDED,
    HAND,
    HAND_SEEN,
    LASTING,
    LOCKS,
    LOWER,
    MARKS_OF_A_TURN,
    PAWN,
    POWER_ON,
    TOKENS,
    UPPER,
    USED,
)

PHASES = {"start": START_PHASE, "move": MOVE_PHASE, "act": ACT_PHASE}
BEARERS = {ON_ALLY: ALLY, ON_HERO: HERO, ON_CONTACT: CONTACT}


class Layer:
    """Lays one seat; remembers which copies are taken."""

    def __init__(self, s: Villainous, seat: int, where: str) -> None:
        self.s = s
        self.seat = seat
        self.where = where
        self.free: dict[str, list[int]] = {}
        for cards in (s.cast.villain_cards(seat), s.cast.fate_cards(seat)):
            for card in cards:
                self.free.setdefault(s.cast.cards[card].id, []).append(card)

    def take(self, where: str, name: Any, copy: int = 0) -> int:
        """A free copy of a card."""
        if not isinstance(name, str) or name not in self.free:
            villain = self.s.cast.villains[self.seat].id
            raise bad(where, f"{str(name)[:60]!r} is not a card of {villain}")
        left = self.free[name]
        for card in left:
            if copy in (0, self.s.cast.copy[card]):
                left.remove(card)
                return card
        raise bad(where, f"{name} is named more often than it exists")

    def take_all(self, key: str, value: Any, fate: bool) -> tuple[int, ...]:
        """The cards of a pile or hand; they must be of its kind."""
        where = f"{self.where}.{key}"
        out: list[int] = []
        for n, name in enumerate(a_list(where, value)):
            card = self.take(f"{where}[{n}]", name)
            if self.s.cast.cards[card].fate != fate:
                kind = "fate" if fate else "villain"
                raise bad(f"{where}[{n}]", f"{name} is not a {kind} card")
            out.append(card)
        return tuple(out)

    def place(self, where: str, name: Any) -> int:
        place = self.s.cast.villains[self.seat].place(name) if isinstance(name, str) else -1
        if place < 0:
            villain = self.s.cast.villains[self.seat].id
            raise bad(where, f"{str(name)[:60]!r} is not a location of {villain}")
        return place

    def stand(self, where: str, name: Any) -> int:
        """A place where the pawn may stand."""
        place = self.s.box.place_named(self.s, self.seat, name if isinstance(name, str) else "")
        if place == NO_SUCH_PLACE:
            return self.place(where, name)
        return place

    def realm(self, value: Any) -> None:
        where = f"{self.where}.realm"
        if not isinstance(value, dict):
            raise bad(where, "an object with locations is needed")
        for name in value:
            self.place(f"{where}.{str(name)[:60]}", name)
        # From left to right, whatever the order of the fields: it decides which card is older.
        for place, location in enumerate(self.s.cast.villains[self.seat].locations):
            here = f"{where}.{location.id}"
            halves = an_object(here, value.get(location.id, {}), ("top", "bottom"))
            for side in ("top", "bottom"):
                for n, card in enumerate(a_list(f"{here}.{side}", halves.get(side, []))):
                    self.lay_card(f"{here}.{side}[{n}]", card, place, side == "top")

    def lay_card(self, where: str, value: Any, place: int, upper: bool) -> None:
        s, seat = self.s, self.seat
        entry = self.entry(where, value)
        card = self.take(where, entry.get("card"), self.copy(where, entry))
        printed = s.cast.cards[card]
        if printed.type in (EFFECT, CONDITION):
            raise bad(where, f"{printed.id} never stays in a realm")
        if place not in s.box.places_of(s, card):
            raise bad(where, f"{printed.id} lies at no location")
        if printed.attach != NOWHERE:
            raise bad(where, f"{printed.id} must be attached to another card")
        if printed.upper != upper and not s.box.may_serve(s, card):
            side = "upper" if printed.upper else "lower"
            raise bad(where, f"{printed.id} can only lie on the {side} side")
        zone = (UPPER if upper else LOWER) + place
        s.put(seat, zone, s.zone(seat, zone) + (card,))
        self.marks(where, card, entry)
        for n, item in enumerate(a_list(f"{where}.attached", entry.get("attached", []))):
            self.attach(f"{where}.attached[{n}]", item, card)

    def attach(self, where: str, value: Any, bearer: int) -> None:
        s = self.s
        entry = self.entry(where, value)
        item = self.take(where, entry.get("card"), self.copy(where, entry))
        printed = s.cast.cards[item]
        type = s.type_of(bearer)
        if type == CURSE:
            raise bad(where, "nothing is attached to a Curse")
        taken = type == HERO and printed.type == ITEM and not printed.fate
        fits = BEARERS.get(printed.attach, -1) == type or (
            taken and printed.attach in (NOWHERE, ON_ALLY)
        )
        if not fits:
            raise bad(where, f"{printed.id} cannot be attached to {s.cast.cards[bearer].id}")
        s.put(self.seat, ATTACHED, s.zone(self.seat, ATTACHED) + (bearer, item))
        self.marks(where, item, entry)

    def marks(self, where: str, card: int, entry: dict[str, Any]) -> None:
        """What lies on a card, and what is remembered of it until the turn ends."""
        s = self.s
        s.box.lay_card(self, where, card, entry)
        if "power" in entry:
            s.set_mark(card, POWER_ON, a_number(f"{where}.power", entry["power"], 0, MOST))
        if "strength" in entry:
            s.set_mark(card, TOKENS, a_number(f"{where}.strength", entry["strength"], -MOST, MOST))
        kinds = dict(MARKS_OF_A_TURN)
        for n, mark in enumerate(a_list(f"{where}.marks", entry.get("marks", []))):
            if not isinstance(mark, str) or mark not in kinds:
                raise bad(f"{where}.marks[{n}]", f"one of {', '.join(kinds)} is needed")
            s.set_mark(card, kinds[mark], 1)

    def entry(self, where: str, value: Any) -> dict[str, Any]:
        keys = self.s.box.card_keys
        return {"card": value} if isinstance(value, str) else an_object(where, value, keys)

    def copy(self, where: str, entry: dict[str, Any]) -> int:
        return a_number(f"{where}.copy", entry["copy"], 1, 9) if "copy" in entry else 0

    def used(self, value: Any) -> tuple[int, ...]:
        out: list[int] = []
        for n, name in enumerate(a_list(f"{self.where}.used", value)):
            out.append(self.symbol(f"{self.where}.used[{n}]", name))
        return tuple(out)

    def symbol(self, where: str, name: Any) -> int:
        """The mark of a used symbol from its name (see view.symbol_name)."""
        if not isinstance(name, str):
            raise bad(where, "the name of a symbol is needed, such as top-1")
        if name.startswith("covered-"):
            return WHILE_COVERED + self.symbol(where, name[8:])
        s, seat = self.s, self.seat
        location, colon, rest = name.rpartition(":")
        place = self.stand(where, location) if colon else s.number(seat, PAWN)
        half, _, number = rest.rpartition("-")
        board = s.box.location(s, seat, place)
        if board is None:
            raise bad(where, "there are no symbols where the pawn stands")
        symbols = {"top": board.top, "bottom": board.bottom}.get(half)
        if symbols is not None and number in [str(n + 1) for n in range(len(symbols))]:
            return place * HALVES + (8 if half == "bottom" else 0) + int(number) - 1
        card, _, copy = rest.partition("#")
        for found in s.cast.villain_cards(seat):
            adds = s.cast.cards[found].hooks & ADDED
            if adds and s.cast.cards[found].id == card and copy == str(s.cast.copy[found]):
                return ADDED_BY + found
        raise bad(where, f"{name[:60]!r} is not a symbol of {board.id}")

    def lasting(self, value: Any, coming: bool) -> tuple[int, ...]:
        out: tuple[int, ...] = ()
        for n, name in enumerate(a_list(f"{self.where}.lasting", value)):
            where = f"{self.where}.lasting[{n}]"
            found = -1
            for card in self.s.cast.villain_cards(self.seat):
                if self.s.cast.cards[card].id == name and card not in out[::2]:
                    found = card
                    break
            if found < 0 or self.s.cast.cards[found].until == AT_ONCE:
                raise bad(where, f"{str(name)[:60]!r} is not an effect that goes on")
            running = coming and self.s.cast.cards[found].until == THROUGH_NEXT_TURN
            out += (found, 1 if running else 0)
        return out


def lay_position(s: Villainous, position: dict[str, Any], first: int) -> None:
    table = an_object("position", position, s.box.table_keys)
    s.turn = a_number("turn", table.get("turn", 0), 0, s.players - 1)
    s.round = a_number("round", table.get("round", 1), 1, MOST)
    default = first if first >= 0 else 0
    s.first = a_number("first", table.get("first", default), 0, s.players - 1)
    token = table.get("fate_token")
    s.token = NOBODY if token is None else a_number("fate_token", token, 0, s.players - 1)
    name = table.get("phase", "act")
    if not isinstance(name, str) or name not in PHASES:
        raise bad("phase", f"one of {', '.join(PHASES)} is needed, not {str(name)[:40]!r}")
    phase = PHASES[name]
    seats = a_list("seats", table.get("seats", [{}] * s.players))
    if len(seats) != s.players:
        raise bad("seats", f"{s.players} villains sit there, but {len(seats)} seats are described")
    for seat, entry in enumerate(seats):
        where = f"seats[{seat}]"
        lay_seat(s, seat, where, an_object(where, entry, s.box.seat_keys), phase)
    s.stack.append(Frame(TURN.number, phase, (s.turn, s.turn, -1, -1, -1, -1, 0)))


def lay_seat(s: Villainous, seat: int, where: str, entry: dict[str, Any], phase: int) -> None:
    layer = Layer(s, seat, where)
    for name, which in s.box.stores:
        s.set_number(seat, which, a_number(f"{where}.{name}", entry.get(name, 0), 0, MOST))
    if "locked" in entry:
        locks = 0
        for n, name in enumerate(a_list(f"{where}.locked", entry["locked"])):
            locks |= 1 << layer.place(f"{where}.locked[{n}]", name)
        s.set_number(seat, LOCKS, locks)
        may_lie = s.cast.villains[seat].one_lock
        if may_lie and (len(entry["locked"]) != 1 or entry["locked"][0] not in may_lie):
            raise bad(f"{where}.locked", f"exactly one of {', '.join(may_lie)} is needed")
    if "realm" in entry:
        layer.realm(entry["realm"])
    s.box.lay_seat(layer, entry)
    if "pawn" in entry:
        s.set_number(seat, PAWN, layer.stand(f"{where}.pawn", entry["pawn"]))
    hand = layer.take_all("hand", entry.get("hand", []), False)
    s.put(seat, HAND, hand)
    s.put(seat, HAND_SEEN, (1 << seat,) * len(hand))
    s.put(seat, DISCARDED, layer.take_all("discard", entry.get("discard", []), False))
    s.put(seat, FATE_DISCARDED, layer.take_all("fate_discard", entry.get("fate_discard", []), True))
    deck = layer.take_all("deck", entry.get("deck", []), False)
    fate = layer.take_all("fate", entry.get("fate", []), True)
    s.put(seat, USED, layer.used(entry.get("used", [])))
    coming = seat == s.turn and phase == MOVE_PHASE
    s.put(seat, LASTING, layer.lasting(entry.get("lasting", []), coming))
    rest = entry.get("rest", "deck")
    if rest not in ("deck", "box"):
        raise bad(f"{where}.rest", f'"deck" or "box" is needed, not {str(rest)[:40]!r}')
    left: list[int] = []
    for cards in layer.free.values():
        left.extend(cards)
    if rest == "box":
        left = []
    villain = tuple(sorted([card for card in left if not s.cast.cards[card].fate]))
    fated = tuple(sorted([card for card in left if s.cast.cards[card].fate]))
    s.set_pile(seat, DECK, Pile(villain, deck, (0,) * len(deck)))
    s.set_pile(seat, FATE_DECK, Pile(fated, fate, (0,) * len(fate)))
    realm.note_rules(s, seat)
    if piles.hand_is_open(s, seat):
        piles.show_hand(s, seat)
