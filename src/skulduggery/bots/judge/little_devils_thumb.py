"""Little Devils by rules of thumb, quickly: what a card costs on bit masks, and rounds played to
their end by that. The rules of thumb are those of `bots/rules_of_thumb/little_devils.py`.
"""

from typing import Final

from skulduggery.games.little_devils.cards import (
    ABOVE,
    BELOW,
    BIT,
    DEVILS,
    EVERY,
    HAND,
    MAY_LEAD,
    cards_of,
)
from skulduggery.games.little_devils.rules import LittleDevils

KEEP_A_DEVIL: Final = 0.2
"""What it costs to keep a card, for each of its devils."""
KEEP_AN_EDGE: Final = 0.5
"""What it costs to keep the highest or lowest card, for each player: edges take tricks."""
LATER: Final = 1.5
"""Devils on a card of which nothing is known."""
SURE: Final = 0.7
"""How many devils' worth a playout mistakes by."""
LUCK: Final = 48271
PART: Final = 1.0 / 2147483647
SIZES: Final[tuple[int, ...]] = tuple([mask.bit_count() for mask in range(1024)])


def _keeping(players: int) -> tuple[float, ...]:
    """What it costs to keep each card."""
    out = [0.0]
    last = HAND * players
    for card in range(1, last + 1):
        edge = abs(2 * card - last - 1) / (last - 1)
        out.append(KEEP_A_DEVIL * DEVILS[card] + KEEP_AN_EDGE * players * edge * edge)
    return tuple(out)


KEEPING: Final = ((), (), (), _keeping(3), _keeping(4), _keeping(5), _keeping(6))


def count(mask: int) -> int:
    """How many cards a set has: as `int.bit_count`, which is slow where it is compiled."""
    return (
        SIZES[mask & 511]
        + SIZES[mask >> 9 & 511]
        + SIZES[mask >> 18 & 511]
        + SIZES[mask >> 27 & 511]
        + SIZES[mask >> 36 & 511]
        + SIZES[mask >> 45 & 1023]
    )


class Running:
    """The running trick, as far as it says who will take it (LD-6 to LD-9)."""

    __slots__ = (
        "players",
        "leader",
        "played",
        "led",
        "second",
        "low",
        "high",
        "lowest",
        "highest",
        "prize",
    )

    def __init__(self, players: int, leader: int) -> None:
        self.players = players
        self.begin(leader)

    def begin(self, leader: int) -> None:
        self.leader = leader
        self.played = 0
        self.led = 0
        self.second = 0
        self.low = 0
        self.high = 0
        self.lowest = leader
        """Who played the lowest card."""
        self.highest = leader
        self.prize = 0

    def lay_all(self, trick: tuple[int, ...]) -> None:
        seat = self.leader
        for card in trick:
            self.lay(seat, card)
            seat += 1
            if seat == self.players:
                seat = 0

    def lay(self, seat: int, card: int) -> None:
        self.prize += DEVILS[card]
        if self.played == 0:
            self.led = self.low = self.high = card
            self.lowest = self.highest = seat
        else:
            if self.played == 1:
                self.second = card
            if card < self.low:
                self.low = card
                self.lowest = seat
            elif card > self.high:
                self.high = card
                self.highest = seat
        self.played += 1

    def asked(self) -> int:
        """The cards that obey."""
        if self.played > 1:
            return ABOVE[self.led] if self.second > self.led else BELOW[self.led]
        return EVERY if self.played else MAY_LEAD

    def taker(self) -> int:
        """LD-9: who takes it once it is full."""
        if self.second > self.led:
            return self.highest if self.low == self.led else self.lowest
        return self.lowest if self.high == self.led else self.highest


def costs(running: Running, codes: tuple[int, ...], hand: int, every: int) -> list[float]:
    """What playing each card costs in devils: how likely it takes the trick times what lies there,
    less what keeping the card would cost. `every` is what all hands hold."""
    players = running.players
    played = running.played
    keeping = KEEPING[players]
    if played == 0:
        return [-keeping[card] for card in codes]  # a leader never takes the own trick
    led = running.led
    low = running.low
    high = running.high
    pool = every ^ hand
    unseen = count(pool)
    later = players - 1 - played
    prize = running.prize + LATER * later
    above = count(pool & ABOVE[led])
    below = unseen - above
    none_above = 1.0
    none_below = 1.0
    if later and unseen:
        for _ in range(count(hand)):
            none_above *= below / unseen
            none_below *= above / unseen
    up = running.second > led
    broken = played > 1 and (low < led if up else high > led)
    out: list[float] = []
    for card in codes:
        if played == 1:
            up = card > led
        chance = 1.0
        if card > led:
            if card < high or (up and broken):
                chance = 0.0
            elif later:
                if above == 0:
                    chance = 0.0 if up else 1.0
                elif up:
                    chance = (1.0 - none_above) * (1.0 - count(pool & ABOVE[card]) / above)
                else:
                    chance = 1.0 - none_below * count(pool & ABOVE[card]) / above
        elif card > low or (not up and broken):
            chance = 0.0
        elif later:
            if below == 0:
                chance = 1.0 if up else 0.0
            elif up:
                chance = 1.0 - none_above * count(pool & BELOW[card]) / below
            else:
                chance = (1.0 - none_below) * (1.0 - count(pool & BELOW[card]) / below)
        risk = chance
        if chance > 0.0:
            for _ in range(later - 1):
                risk *= chance
        out.append(risk * (prize + DEVILS[card]) - keeping[card])
    return out


class Rest:
    """A round that is played to its end apart from its table: hands, devils and the trick."""

    __slots__ = ("hands", "devils", "every", "running", "seat")

    def __init__(self, s: LittleDevils) -> None:
        self.hands = s.hands.copy()
        self.devils = s.devils()
        self.every = 0
        for hand in self.hands:
            self.every |= hand
        self.running = Running(len(self.hands), s.leader)
        self.running.lay_all(s.trick)
        self.seat = s.turn

    def is_over(self) -> bool:
        return self.running.played == 0 and 0 in self.hands


def play_by_thumb(rest: Rest, until: int, luck: int) -> None:
    """Play on by these rules of thumb until the hand of who is on turn has at most so many cards,
    or the round is over."""
    hands = rest.hands
    players = len(hands)
    running = rest.running
    every = rest.every
    seat = rest.seat
    while True:
        hand = hands[seat]
        if count(hand) <= until:
            break
        may = hand & running.asked()
        codes = cards_of(may if may else hand)
        code = codes[0]
        if len(codes) > 1:
            least = 1e9
            for n, worth in enumerate(costs(running, codes, hand, every)):
                luck = luck * LUCK % 2147483647
                worth += SURE * (luck * PART)
                if worth < least:
                    least = worth
                    code = codes[n]
        hands[seat] = hand ^ BIT[code]
        every ^= BIT[code]
        running.lay(seat, code)
        if running.played < players:
            seat += 1
            if seat == players:
                seat = 0
            continue
        seat = running.taker()
        rest.devils[seat] += running.prize
        running.begin(seat)
        if 0 in hands:
            break
    rest.every = every
    rest.seat = seat
