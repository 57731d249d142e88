"""The cards 1 to 54 and their devils (LD-1), and sets of cards as bit masks: bit = number."""

from typing import Final

DEVILS: Final[tuple[int, ...]] = (
    (0,)
    + (0, 0, 1, 2, 1, 3, 1, 3, 1, 3)
    + (1, 2, 1, 0, 5, 0, 1, 2, 1, 3)
    + (1, 2, 1, 0, 5, 0, 1, 2, 1, 3)
    + (1, 2, 1, 0, 5, 0, 1, 2, 1, 3)
    + (1, 2, 1, 0, 5, 0, 1, 2, 1, 3)
    + (1, 3, 1, 3)
)
"""How many devils a card has, by its number; there is no card 0."""

LAST: Final = 54
HAND: Final = 9
"""LD-3: everybody is dealt nine cards, so n players use the cards 1 to 9·n (LD-2)."""

BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(LAST + 1)])
EVERY: Final = sum(BIT) - 1
BELOW: Final[tuple[int, ...]] = tuple([BIT[card] - 1 & EVERY for card in range(LAST + 1)])
ABOVE: Final[tuple[int, ...]] = tuple(
    [EVERY & ~BELOW[card] & ~BIT[card] for card in range(LAST + 1)]
)
MAY_LEAD: Final = sum([BIT[card] for card in range(1, LAST + 1) if DEVILS[card] != 5])
"""LD-5: what a leader may play while the hand holds any of it."""


def _nine(first: int) -> tuple[tuple[int, ...], ...]:
    """Every set of the nine cards from `first` on, in order of its mask."""
    sets: list[tuple[int, ...]] = [()]
    for card in range(first, first + HAND):
        sets += [part + (card,) for part in sets]
    return tuple(sets)


_NINE_1: Final = _nine(1)
_NINE_2: Final = _nine(10)
_NINE_3: Final = _nine(19)
_NINE_4: Final = _nine(28)
_NINE_5: Final = _nine(37)
_NINE_6: Final = _nine(46)


def cards_of(mask: int) -> tuple[int, ...]:
    """The cards of a set, from the lowest. Three players have three nines, six have six (LD-2)."""
    out = _NINE_1[mask >> 1 & 511] + _NINE_2[mask >> 10 & 511] + _NINE_3[mask >> 19 & 511]
    rest = mask >> 28
    if rest:
        out += _NINE_4[rest & 511]
        rest >>= 9
        if rest:
            out += _NINE_5[rest & 511] + _NINE_6[rest >> 9]
    return out


def mask_of(cards: tuple[int, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask


def size_of(mask: int) -> int:
    return mask.bit_count()


def devils_of(cards: tuple[int, ...]) -> int:
    total = 0
    for card in cards:
        total += DEVILS[card]
    return total
