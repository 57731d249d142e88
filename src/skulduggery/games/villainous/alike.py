"""Cards that differ in nothing are one option: which ones do."""

from __future__ import annotations

from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import CARDS, MARKS


def likeness(s: Villainous, card: int) -> tuple[int, ...]:
    """Equal for cards that differ in nothing: place, marks and what is attached."""
    cast = s.cast
    seat = card // CARDS
    out: tuple[int, ...] = (cast.kind[card], s.where(card), s.bearer_of(card))
    marks = s.zone(seat, MARKS)
    for n in range(0, len(marks), 3):
        if marks[n] == card:
            out += marks[n + 1 : n + 3]
    for item in s.attached_to(card):
        out += (1000 + cast.kind[item],)
    return out


def unlike(s: Villainous, cards: list[int]) -> list[int]:
    """The cards without those that differ from an earlier one in nothing."""
    if len(cards) < 2:
        return cards
    kinds: list[int] = []
    again = False
    for card in cards:
        kind = s.cast.kind[card]
        if kind in kinds:
            again = True
        kinds.append(kind)
    if not again:
        return cards
    out: list[int] = []
    seen: list[tuple[int, ...]] = []
    for n, card in enumerate(cards):
        if kinds.count(kinds[n]) > 1:
            like = likeness(s, card)
            if like in seen:
                continue
            seen.append(like)
        out.append(card)
    return out
