"""The cards of the six villains as whole numbers, and what lies on what.

A kind is what a card counts as, whatever deck it comes from (VC-2a): colour * 6 + value - 1 for
number cards, 36 and up for specials. A card is one piece of cardboard: kind << 5 | copy << 3 |
origin, where origin is the villain whose deck it comes from. In hands and piles stands an entry:
card << 7 and a mask of those who know it; bit 11 of an entry turns it Hero side up.
"""

from typing import Final

VILLAINS: Final = ("maleficent", "jafar", "captain-hook", "scar", "ursula", "cruella")
COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "grey")
SPECIALS: Final = ("curse", "hypnosis", "sabotage", "intrigue", "whirlpool", "exchange")
"""VC-30 to VC-35, in the order of the villains that have them."""

NUMBERS: Final = 36
KINDS: Final = NUMBERS + len(SPECIALS)
CURSE: Final = 36
HYPNOSIS: Final = 37
SABOTAGE: Final = 38
INTRIGUE: Final = 39
WHIRLPOOL: Final = 40
EXCHANGE: Final = 41

HAND: Final = 4
"""VC-4, VC-17."""

# Colours of the three 1s, the three 2s, ... of each villain. The printed table is not known; this
# one is rebuilt: in a deck each colour thrice and no card twice, over all decks each card thrice.
COLOURING: Final = (
    ((2, 3, 4), (0, 1, 4), (1, 3, 5), (0, 2, 5), (1, 2, 4), (0, 3, 5)),
    ((0, 1, 5), (3, 4, 5), (3, 4, 5), (0, 1, 2), (0, 1, 2), (2, 3, 4)),
    ((0, 2, 4), (1, 2, 3), (0, 2, 4), (0, 3, 5), (1, 3, 5), (1, 4, 5)),
    ((3, 4, 5), (1, 2, 5), (0, 1, 2), (1, 4, 5), (0, 3, 4), (0, 2, 3)),
    ((1, 2, 5), (0, 3, 4), (0, 4, 5), (1, 3, 4), (2, 3, 5), (0, 1, 2)),
    ((0, 1, 3), (0, 2, 5), (1, 2, 3), (2, 3, 4), (0, 4, 5), (1, 4, 5)),
)

KIND_OF_CARD: Final = 5
KIND: Final = 12
"""entry >> KIND is its kind, entry >> SIDE its kind and side."""
SIDE: Final = 11
CARD: Final = 7
DOWN: Final = 1 << SIDE
HERO_SIDE: Final = 1 << SIDE - CARD
"""DOWN within a card."""
ORIGIN: Final = 7
SPECTATOR: Final = 1 << 6
EVERYBODY: Final = 127
SEAT_BIT: Final = tuple([1 << seat for seat in range(6)])
NO_CARD: Final = -1


def _name(kind: int) -> str:
    if kind < NUMBERS:
        return f"{COLOURS[kind // 6]}-{kind % 6 + 1}"
    return SPECIALS[kind - NUMBERS]


NAMES: Final = tuple([_name(kind) for kind in range(KINDS)])
KIND_NAMED: Final = {name: kind for kind, name in enumerate(NAMES)}
VALUE: Final = tuple([kind % 6 + 1 if kind < NUMBERS else 0 for kind in range(KINDS)])


def _number_cards(origin: int) -> tuple[int, ...]:
    return tuple(
        sorted(
            [
                (colour * 6 + value) << KIND_OF_CARD | origin
                for value, colours in enumerate(COLOURING[origin])
                for colour in colours
            ]
        )
    )


NUMBER_CARDS: Final = tuple([_number_cards(origin) for origin in range(6)])
SPECIAL_CARDS: Final = tuple(
    [
        tuple([(NUMBERS + origin) << KIND_OF_CARD | copy << 3 | origin for copy in (0, 1)])
        for origin in range(6)
    ]
)


def deck_of(origin: int, specials: bool) -> tuple[int, ...]:
    """VC-1, VC-2: all cards of a villain."""
    return NUMBER_CARDS[origin] + (SPECIAL_CARDS[origin] if specials else ())


# What a code of the lower floor says: kind << 3 and where the card goes.
OWN: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
MIDDLE: Final = 6
AS_HERO: Final = 7

# Codes of a choice inside a special: a seat, or
CLOCKWISE: Final = 6
COUNTERCLOCKWISE: Final = 7


def matches(one: int, other: int) -> bool:
    """VC-10."""
    return max(one, other) < NUMBERS and (one // 6 == other // 6 or one % 6 == other % 6)


def _row(top: int, weight: int) -> bytes:
    return bytes([weight if matches(kind, top) else 0 for kind in range(KINDS)])


def _rows(weight: int) -> tuple[bytes, ...]:
    """VC-11, VC-16: for each kind and side of a neighbour's top card, which must go there."""
    nothing = bytes(KINDS)
    return tuple(
        [nothing if side else _row(kind, weight) for kind in range(KINDS) for side in (0, 1)]
    )


def _own_rows() -> tuple[bytes, ...]:
    """For each kind and side of one's own top card: which cards may go there (VC-12, VC-15)."""
    out: list[bytes] = []
    for top in range(KINDS):
        fits = [1 if kind >= NUMBERS or matches(kind, top) else 0 for kind in range(KINDS)]
        out.append(ANYTHING if top >= NUMBERS else bytes(fits))
        out.append(ANYTHING)
    return tuple(out)


NOTHING: Final = bytes(KINDS)
ANYTHING: Final = bytes([1] * KINDS)
FITS_OWN: Final = _own_rows()
FITS_LEFT: Final = _rows(2)
FITS_RIGHT: Final = _rows(4)


def _codes(kind: int, fits: int) -> tuple[int, ...]:
    hero = kind << 3 | AS_HERO
    if kind >= NUMBERS:
        return (kind << 3 | MIDDLE, hero)
    left, right = kind << 3 | LEFT, kind << 3 | RIGHT
    if fits & 6:
        return tuple([left] * (fits >> 1 & 1) + [right] * (fits >> 2) + [hero])
    return (kind << 3 | OWN, hero) if fits else (hero,)


CODES: Final = tuple([_codes(kind, fits) for kind in range(KINDS) for fits in range(8)])
"""What may be done with a card, by kind << 3 | the sum of the three rows above (VC-10 to VC-15)."""
