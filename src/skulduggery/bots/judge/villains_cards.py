"""The Villains card game judged: what each pile will be worth at the end, for the Heroes still to
come decide which of its values are cancelled; then who is how likely to have most.
"""

from math import exp, sqrt
from typing import Final

from skulduggery.bots.judge.judge import Judge, Reason
from skulduggery.bots.judge.villains_cards_why import receiver, why
from skulduggery.engine.game import State
from skulduggery.games.villains_cards.cards import (
    AS_HERO,
    DOWN,
    FITS_LEFT,
    FITS_OWN,
    KIND,
    LEFT,
    MIDDLE,
    NUMBERS,
    OWN,
    SIDE,
    VALUE,
)
from skulduggery.games.villains_cards.rules import VillainsCards
from skulduggery.games.villains_cards.table import cancelled

HERO_RATE: Final = 0.27
"""How often a card that is still to be played becomes a Hero."""
MOST_HEROES: Final = 40
MOST_TO_COME: Final = 32
A_CARD: Final = 1.1
"""What a card that is still to be played brings to its player's pile."""
PLAYABLE: Final = 0.55
"""What a hand card is worth, as a part of its value: it fits the own pile now, ..."""
LATER: Final = 0.5
LOST: Final = 0.4
"""... or perhaps later, or would have to be given away."""
SPECIAL: Final = 2.0
GIFT: Final = 0.45
"""How much a point in a neighbour's pile weighs against one in the own."""
SURE: Final = 1.1
"""By how many points a playout mistakes."""
LEAST_SPREAD: Final = 0.5
SPREAD: Final = 1.5
"""How uncertain the difference of two piles is: at the end, and for each card still to come."""


def _risks() -> tuple[tuple[float, ...], ...]:
    """For each number of Heroes and of cards to come: how likely each value is cancelled."""
    out: list[tuple[float, ...]] = []
    for heroes in range(MOST_HEROES):
        for to_come in range(MOST_TO_COME):
            risk = [0.0] * 7
            chance = (1.0 - HERO_RATE) ** to_come
            for more in range(to_come + 1):
                for value in set(cancelled(heroes + more)):
                    risk[value] += chance
                chance *= (to_come - more) / (more + 1) * HERO_RATE / (1.0 - HERO_RATE)
            out.append(tuple([1.0 - one for one in risk]))
    return tuple(out)


STAYS: Final = _risks()
"""By heroes * MOST_TO_COME + cards to come: how likely each value counts in the end."""


def stays(heroes: int, to_come: int) -> tuple[float, ...]:
    if heroes >= MOST_HEROES:
        heroes = MOST_HEROES - 1
    if to_come >= MOST_TO_COME:
        to_come = MOST_TO_COME - 1
    return STAYS[heroes * MOST_TO_COME + to_come]


class VillainsCardsJudge(Judge):
    def __init__(self) -> None:
        super().__init__()
        self.explores = 2.0
        self.horizon = 8
        self.wide = 10

    def quiet(self, s: State) -> bool:
        """A playout goes on for a round or two: gifts and covered piles show only then."""
        return False

    def values(self, s: State) -> list[float]:
        assert isinstance(s, VillainsCards)
        players = len(s.piles)
        worth: list[float] = []
        cards = 0
        for seat in range(players):
            to_come = s.decks[seat].size() + len(s.hands[seat])
            cards += to_come
            worth.append(expected(s, seat, to_come))
        unit = LEAST_SPREAD + SPREAD * sqrt(cards / players)
        out: list[float] = []
        for seat in range(players):
            chance = 1.0
            for other in range(players):
                if other != seat:
                    chance *= 1.0 / (1.0 + exp((worth[other] - worth[seat]) / unit))
            out.append(chance)
        whole = sum(out)
        return [chance / whole for chance in out]

    def weights(self, s: State, seat: int, codes: tuple[int, ...]) -> list[float]:
        assert isinstance(s, VillainsCards)
        if s.stack:
            return [1.0] * len(codes)
        players = len(s.piles)
        to_come = s.decks[seat].size() + len(s.hands[seat])
        sums = points(s.piles[seat])
        heroes = sums[0]
        now = stays(heroes, to_come - 1)
        then = stays(heroes + 1, to_come - 1)
        change = 0.0
        for value in range(1, 7):
            change += sums[value] * value * (then[value] - now[value])
        out: list[float] = []
        for code in codes:
            kind = code >> 3
            where = code & 7
            value = VALUE[kind]
            if where == AS_HERO:
                worth = change - LATER * value * then[value]
                if kind >= NUMBERS:
                    worth -= SPECIAL
            elif where == MIDDLE:
                worth = 0.5
            elif where == OWN:
                worth = value * now[value] * (1.0 - LATER)
            else:
                other = (seat + (1 if where == LEFT else -1)) % players
                theirs = s.decks[other].size() + len(s.hands[other])
                there = stays(points(s.piles[other])[0], theirs)
                worth = -GIFT * value * there[value] - LATER * value * now[value]
            out.append(exp(worth / SURE))
        return out

    def why(self, s: State, seat: int, code: int) -> list[Reason]:
        assert isinstance(s, VillainsCards)
        if s.stack:
            return []
        own = points(s.piles[seat])
        to_come = s.decks[seat].size() + len(s.hands[seat]) - 1
        staying = stays(own[0], to_come)[VALUE[code >> 3]]
        return why(s, seat, code, own, points(s.piles[receiver(s, seat, code)]), staying)


def points(pile: tuple[int, ...]) -> list[int]:
    """How many Heroes lie in a pile, and how many open cards of each value."""
    out = [0] * 7
    for entry in pile:
        if entry & DOWN:
            out[0] += 1
        else:
            value = VALUE[entry >> KIND]
            if value:
                out[value] += 1
    return out


def expected(s: VillainsCards, seat: int, to_come: int) -> float:
    """The points that a seat can expect at the end."""
    pile = s.piles[seat]
    sums = points(pile)
    staying = stays(sums[0], to_come)
    out = A_CARD * s.decks[seat].size()
    for value in range(1, 7):
        out += sums[value] * value * staying[value]
    own = FITS_OWN[pile[-1] >> SIDE] if pile else b""
    beside: list[bytes] = []
    for other in (seat - 1, seat + 1):
        neighbour = s.piles[other if other < len(s.piles) else 0]
        if neighbour:
            beside.append(FITS_LEFT[neighbour[-1] >> SIDE])
    for entry in s.hands[seat]:
        kind = entry >> KIND
        if kind >= NUMBERS:
            out += SPECIAL
            continue
        part = PLAYABLE if not own or own[kind] else LATER
        for row in beside:
            if row[kind]:
                part = LOST
        out += part * VALUE[kind] * staying[VALUE[kind]]
    return out
