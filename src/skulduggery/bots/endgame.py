"""Endings of Little Devils played out exactly, on bit masks, with all hands open.

Max^n, not alpha-beta for two: at this table nobody plays against one seat alone. Everybody wants
the best for the own seat, and each deal of an imagined table is solved for all seats at once. (A
search in which all others conspire against one seat could be cut short more often, but it expects
of the others what they do not do.) What cuts the work instead is a table of positions between two
tricks: tricks in another order lead to the same ones.

Among options that are equal for the one who plays, the fewest own devils are preferred, then what
is worst for the seat that asks (it had better not rely on kindness), then the lowest card.
"""

from typing import Final

from skulduggery.bots.judge.little_devils_thumb import Running
from skulduggery.games.little_devils.cards import (
    ABOVE,
    BELOW,
    BIT,
    DEVILS,
    EVERY,
    MAY_LEAD,
    cards_of,
)

MOST: Final = 200_000
"""Positions that the table holds before it begins anew."""


class Payoff:
    """What the devils of a round are worth to each seat when it ends; more is better."""

    def worth(self, devils: tuple[int, ...]) -> tuple[float, ...]:
        return tuple([-float(one) for one in devils])


class End:
    """How an ending ends: the devils of each seat, and what they are worth to it."""

    __slots__ = ("devils", "worth")

    def __init__(self, devils: tuple[int, ...], worth: tuple[float, ...]) -> None:
        self.devils = devils
        self.worth = worth


class Endgame:
    def __init__(self, payoff: Payoff, eyes: int) -> None:
        self.payoff = payoff
        self.eyes = eyes
        self.table: dict[tuple[int, ...], End] = {}
        self.hands: list[int] = []
        self.devils: list[int] = []
        self.players = 0

    def solve(self, hands: list[int], running: Running, seat: int, devils: list[int]) -> End:
        """How the round ends when `seat` goes on in this trick, and everybody plays perfectly."""
        if len(self.table) > MOST:
            self.table.clear()
        self.hands = hands.copy()
        self.devils = devils.copy()
        self.players = len(hands)
        if running.played == 0:
            return self.between(seat)
        return self.within(
            seat,
            running.played,
            running.led,
            running.second,
            running.low,
            running.lowest,
            running.high,
            running.highest,
            running.prize,
        )

    def between(self, leader: int) -> End:
        """Between two tricks."""
        hands = self.hands
        if 0 in hands:
            devils = tuple(self.devils)
            return End(devils, self.payoff.worth(devils))
        key = (leader, *hands, *self.devils)
        found = self.table.get(key)
        if found is None:
            found = self.within(leader, 0, 0, 0, 0, leader, 0, leader, 0)
            self.table[key] = found
        return found

    def within(
        self,
        seat: int,
        played: int,
        led: int,
        second: int,
        low: int,
        lowest: int,
        high: int,
        highest: int,
        prize: int,
    ) -> End:
        """`seat` plays; the other numbers are what `Running` holds."""
        hand = self.hands[seat]
        if played == 0:
            may = hand & MAY_LEAD
        elif played == 1:
            may = hand & EVERY
        else:
            may = hand & (ABOVE[led] if second > led else BELOW[led])
        best: End | None = None
        for card in cards_of(may if may else hand):
            self.hands[seat] = hand ^ BIT[card]
            end = self.after(
                seat, card, played, led, second, low, lowest, high, highest, prize + DEVILS[card]
            )
            if best is None or self.better(end, best, seat):
                best = end
        self.hands[seat] = hand
        assert best is not None
        return best

    def after(
        self,
        seat: int,
        card: int,
        played: int,
        led: int,
        second: int,
        low: int,
        lowest: int,
        high: int,
        highest: int,
        prize: int,
    ) -> End:
        """The card has been played."""
        if played == 0:
            led = low = high = card
            lowest = highest = seat
        else:
            if played == 1:
                second = card
            if card < low:
                low = card
                lowest = seat
            elif card > high:
                high = card
                highest = seat
        played += 1
        if played < self.players:
            seat += 1
            if seat == self.players:
                seat = 0
            return self.within(seat, played, led, second, low, lowest, high, highest, prize)
        if second > led:
            taker = highest if low == led else lowest
        else:
            taker = lowest if high == led else highest
        self.devils[taker] += prize
        end = self.between(taker)
        self.devils[taker] -= prize
        return end

    def better(self, one: End, than: End, seat: int) -> bool:
        if one.worth[seat] != than.worth[seat]:
            return one.worth[seat] > than.worth[seat]
        if one.devils[seat] != than.devils[seat]:
            return one.devils[seat] < than.devils[seat]
        return one.worth[self.eyes] < than.worth[self.eyes]
