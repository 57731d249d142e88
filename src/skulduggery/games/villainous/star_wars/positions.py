"""Deep Space, what lies under the pawn and beside the portrait, in positions and views."""

from __future__ import annotations

from typing import Any

from skulduggery.engine.position import a_list, a_number, an_object, bad
from skulduggery.games.villainous.cards import BOUNTY, HERO, RESTRICTION, SHIP
from skulduggery.games.villainous.lay import Layer
from skulduggery.games.villainous.star_wars import ships
from skulduggery.games.villainous.star_wars.contracts import Hunt
from skulduggery.games.villainous.star_wars.targets import MOST_ON_A_HERO, in_all, supply
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    DEEP_SPACE,
    ENGAGED,
    KEPT,
    LOWER,
    REQUIREMENTS,
    TARGET_MARKS,
    TARGETS,
    UNDER,
    UPPER,
)


def more_of_seat(s: Villainous, seat: int) -> dict[str, Any]:
    from skulduggery.games.villainous.view import card_of

    return {
        "deep_space": {
            "top": [card_of(s, ship) for ship in ships.hero_ships(s, seat)],
            "bottom": [card_of(s, ship) for ship in ships.ally_ships(s, seat)],
        },
        "under": [card_of(s, card) for card in s.zone(seat, UNDER)],
        "kept": [s.cast.cards[card].id for card in s.zone(seat, KEPT)],
    }


def more_of_card(s: Villainous, card: int) -> dict[str, Any]:
    printed = s.cast.cards[card]
    out: dict[str, Any] = {}
    special = printed.special
    if isinstance(special, Hunt):
        done = s.mark(card, REQUIREMENTS)
        if done:
            out["done"] = [c.id for n, c in enumerate(special.clauses) if done >> n & 1]
    elif printed.type == SHIP and not printed.fate:
        hero = ships.opposite(s, card)
        if hero >= 0:
            out["engaged"] = s.cast.cards[hero].id
    elif s.mark(card, TARGET_MARKS):
        out["targets"] = s.mark(card, TARGET_MARKS)
    return out


def lay_card(layer: Layer, where: str, card: int, entry: dict[str, Any]) -> None:
    s = layer.s
    printed = s.cast.cards[card]
    if "done" in entry:
        lay_done(layer, f"{where}.done", card, entry["done"])
    if "targets" in entry:
        if printed.type != HERO:
            raise bad(f"{where}.targets", f"{printed.id} is not a Hero")
        count = a_number(f"{where}.targets", entry["targets"], 0, MOST_ON_A_HERO)
        s.set_mark(card, TARGET_MARKS, count)
    if "engaged" in entry and (printed.type != SHIP or printed.fate):
        raise bad(f"{where}.engaged", f"{printed.id} is not an Ally ship")


def lay_done(layer: Layer, where: str, card: int, value: Any) -> None:
    """The requirements of a Bounty that are met: not all of them, or it would be complete."""
    printed = layer.s.cast.cards[card]
    if printed.type != BOUNTY or not isinstance(printed.special, Hunt):
        raise bad(where, f"{printed.id} is not a Bounty")
    ids = [clause.id for clause in printed.special.clauses]
    done = 0
    for n, name in enumerate(a_list(where, value)):
        if name not in ids:
            raise bad(f"{where}[{n}]", f"one of {', '.join(ids)} is needed")
        done |= 1 << ids.index(name)
    if done + 1 == 1 << len(ids):
        raise bad(where, f"{printed.id} would be complete")
    layer.s.set_mark(card, REQUIREMENTS, done)


def lay_seat(layer: Layer, entry: dict[str, Any]) -> None:
    lay_deep_space(layer, entry.get("deep_space", {}))
    s, seat = layer.s, layer.seat
    for zone, name, types in ((UNDER, "under", (RESTRICTION,)), (KEPT, "kept", (BOUNTY, HERO))):
        cards: tuple[int, ...] = ()
        for n, value in enumerate(a_list(f"{layer.where}.{name}", entry.get(name, []))):
            where = f"{layer.where}.{name}[{n}]"
            lying = layer.entry(where, value)
            card = layer.take(where, lying.get("card"), layer.copy(where, lying))
            printed = s.cast.cards[card]
            if printed.type not in types:
                raise bad(where, f"{printed.id} never lies there")
            cards += (card,)
        s.put(seat, zone, cards)
    if supply(s, seat) < 0 or s.number(seat, TARGETS) > in_all(s, seat):
        there = in_all(s, seat)
        raise bad(f"{layer.where}.targets", f"there are {there} Target tokens in all")


def lay_deep_space(layer: Layer, value: Any) -> None:
    s, seat = layer.s, layer.seat
    here = f"{layer.where}.deep_space"
    halves = an_object(here, value, ("top", "bottom"))
    engaged: list[tuple[str, int, Any]] = []
    for side in ("top", "bottom"):
        for n, one in enumerate(a_list(f"{here}.{side}", halves.get(side, []))):
            where = f"{here}.{side}[{n}]"
            entry = layer.entry(where, one)
            card = layer.take(where, entry.get("card"), layer.copy(where, entry))
            printed = s.cast.cards[card]
            if printed.type != SHIP or printed.upper != (side == "top"):
                raise bad(where, f"{printed.id} never lies there")
            zone = (UPPER if printed.upper else LOWER) + DEEP_SPACE
            s.put(seat, zone, s.zone(seat, zone) + (card,))
            layer.marks(where, card, entry)
            if "engaged" in entry:
                engaged.append((f"{where}.engaged", card, entry["engaged"]))
    for where, ally, name in engaged:
        found = [ship for ship in ships.hero_ships(s, seat) if s.cast.cards[ship].id == name]
        if not found or ships.opposite(s, found[0]) >= 0:
            raise bad(where, "a Hero ship that is not engaged is needed")
        s.put(seat, ENGAGED, s.zone(seat, ENGAGED) + (ally, found[0]))
