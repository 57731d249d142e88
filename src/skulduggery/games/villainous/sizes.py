"""Shrunken and enlarged Heroes: what they cover, and where else an enlarged one is (DV-76).

Enlarged goes before shrunken, shrunken before ordinary: among the Heroes of one location only those
of the first kind cover anything. What an enlarged Hero covers next door comes on top of that.
"""

from __future__ import annotations

from skulduggery.engine.events import Place
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import CARDS, LARGE, MARKS, SMALL, UPPER

TO_THE_LEFT = 1
TO_THE_RIGHT = 2
"""Over which neighbouring location an enlarged Hero grows: what its mark says."""

NAMES = ("small", "large")
KINDS = (SMALL, LARGE)


def is_ordinary(s: Villainous, hero: int) -> bool:
    return not s.mark(hero, SMALL) and not s.mark(hero, LARGE)


def whole(s: Villainous, seat: int, place: int) -> int:
    """All upper symbols of a location."""
    return (1 << len(s.cast.villains[seat].locations[place].top)) - 1


def beyond(s: Villainous, hero: int) -> int:
    """The other location of an enlarged Hero; -1 for all others."""
    side = s.mark(hero, LARGE)
    if not side:
        return -1
    place = s.place_of(hero) + (1 if side == TO_THE_RIGHT else -1)
    return place if 0 <= place < s.box.places else -1


def nearest(s: Villainous, seat: int, place: int, other: int) -> int:
    """The upper symbol of a location that is nearest to another one, as a bit."""
    top = s.cast.villains[seat].locations[place].top
    if not top:
        return 0
    return 1 << (len(top) - 1 if place < other else 0)


def covered(s: Villainous, seat: int, place: int) -> int:
    """The upper symbols of a location that Heroes cover (DV-9, DV-76)."""
    heroes = s.zone(seat, UPPER + place)
    if not s.zone(seat, MARKS):
        return whole(s, seat, place) if heroes else 0
    out = 0
    for hero in heroes:
        out |= s.mark(hero, SMALL)
        if s.mark(hero, LARGE):
            return whole(s, seat, place)
    if heroes and not out:
        return whole(s, seat, place)
    for near in (place - 1, place + 1):
        if 0 <= near < s.box.places:
            for hero in s.zone(seat, UPPER + near):
                if beyond(s, hero) == place:
                    out |= nearest(s, seat, place, near)
    return out


# What becomes of a Hero.


def shrink(s: Villainous, hero: int, free: int) -> None:
    """Shrink a Hero of ordinary size so that this one upper symbol is free."""
    seat = hero // CARDS
    place = s.place_of(hero)
    s.set_mark(hero, SMALL, whole(s, seat, place) & ~(1 << free))
    if s.heard is not None:
        to = Place(seat, "small", s.cast.place_name(seat, place))
        s.tell("turn-over", seat, hero, amount=free + 1, to=to)


def enlarge(s: Villainous, hero: int, other: int) -> None:
    """Enlarge a Hero of ordinary size over a neighbouring location."""
    seat = hero // CARDS
    s.set_mark(hero, LARGE, TO_THE_LEFT if other < s.place_of(hero) else TO_THE_RIGHT)
    if s.heard is not None:
        s.tell("turn-over", seat, hero, to=Place(seat, "large", s.cast.place_name(seat, other)))


def back_to_normal(s: Villainous, hero: int) -> None:
    s.set_mark(hero, SMALL, 0)
    s.set_mark(hero, LARGE, 0)
    if s.heard is not None:
        s.tell("turn-over", hero // CARDS, hero, to=Place(hero // CARDS, "normal"))


# Positions.


def size_of(s: Villainous, hero: int) -> str:
    """How positions call the size of a Hero; empty for an ordinary one."""
    for n, kind in enumerate(KINDS):
        if s.mark(hero, kind):
            return NAMES[n]
    return ""


def covers(s: Villainous, hero: int) -> list[str]:
    """The symbols that a shrunken or enlarged Hero covers by itself: `top-1`, and with the name of
    its location where that is the other one."""
    seat = hero // CARDS
    place = s.place_of(hero)
    own = s.mark(hero, SMALL) or whole(s, seat, place)
    out = symbols(own)
    other = beyond(s, hero)
    if other >= 0:
        name = s.cast.place_name(seat, other)
        out += [f"{name}:{symbol}" for symbol in symbols(nearest(s, seat, other, place))]
    return out


def symbols(mask: int) -> list[str]:
    return [f"top-{n + 1}" for n in range(8) if mask >> n & 1]


def lay_size(s: Villainous, hero: int, size: str, covering: list[str]) -> bool:
    """Give a Hero the size of a position; False when it could not cover these symbols."""
    seat = hero // CARDS
    place = s.place_of(hero)
    kind = KINDS[NAMES.index(size)]
    values = range(1, whole(s, seat, place)) if size == "small" else (TO_THE_LEFT, TO_THE_RIGHT)
    for value in values:
        s.set_mark(hero, kind, value)
        if sorted(covers(s, hero)) == sorted(covering) and (
            size == "small" or beyond(s, hero) >= 0
        ):
            return True
    s.set_mark(hero, kind, 0)
    return False
