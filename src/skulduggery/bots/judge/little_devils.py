"""Little Devils judged: the round is played to its end by rules of thumb on bit masks, then what
matters is who is how likely to have the fewest devils when the game ends.
"""

from math import exp, sqrt
from typing import Final

from skulduggery.bots.judge.judge import Judge
from skulduggery.engine.game import State
from skulduggery.games.little_devils.cards import (
    ABOVE,
    BELOW,
    BIT,
    DEVILS,
    EVERY,
    HAND,
    MAY_LEAD,
    cards_of,
    devils_of,
)
from skulduggery.games.little_devils.rules import LittleDevils

KEEP_A_DEVIL: Final = 0.2
"""What it costs to keep a card, for each of its devils."""
KEEP_AN_EDGE: Final = 0.5
"""What it costs to keep the highest or lowest card, for each player: edges take tricks."""
LATER: Final = 1.5
"""Devils on a card of which nothing is known."""
SURE: Final = 0.7
"""How many devils' worth a playout mistakes by; smaller is stricter."""
SPREAD: Final = 7.0
"""By how many devils a player's round usually differs from another's."""


class LittleDevilsJudge(Judge):
    def __init__(self) -> None:
        super().__init__()
        self.explores = 0.4
        self.round = 0
        self.wide = 9
        self.luck = 1

    def begin(self, s: State, seat: int) -> None:
        assert isinstance(s, LittleDevils)
        self.round = s.round
        self.luck = 1

    def ends(self, s: State) -> bool:
        assert isinstance(s, LittleDevils)
        return s.round != self.round

    def weights(self, s: State, seat: int, codes: tuple[int, ...]) -> list[float]:
        assert isinstance(s, LittleDevils)
        pool = 0
        for other, hand in enumerate(s.hands):
            if other != seat:
                pool |= hand
        least = 1e9
        out: list[float] = []
        held = s.hands[seat].bit_count()
        for code in codes:
            worth = cost(code, s.trick, pool, held, len(s.hands))
            out.append(worth)
            if worth < least:
                least = worth
        return [exp((least - worth) / SURE) for worth in out]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, LittleDevils)
        if s.round != self.round:
            return standing(s, s.totals)
        self.luck = self.luck * 48271 % 2147483647
        return standing_after(s, rest_of_round(s, self.luck))


def standing_after(s: LittleDevils, devils: list[int]) -> list[float]:
    """The chances once these devils have been counted at the end of the running round (LD-11)."""
    totals = tuple([s.totals[seat] + devils[seat] for seat in range(len(devils))])
    last = s.round >= s.terms.rounds if s.terms.rounds else max(totals) > s.terms.limit
    if not last:
        return standing(s, totals)
    fewest = min(totals)
    share = 1.0 / totals.count(fewest)
    return [share if total == fewest else 0.0 for total in totals]


def standing(s: LittleDevils, totals: tuple[int, ...]) -> list[float]:
    """Between two rounds: how likely each seat has the fewest devils at the end."""
    players = len(totals)
    if s.terms.rounds:
        left = float(max(1, s.terms.rounds - s.round))
    else:
        each = 14.5
        left = max(1.0, (s.terms.limit - max(totals)) / each)
    unit = SPREAD * sqrt(2.0 * left) * 0.6
    out: list[float] = []
    for seat in range(players):
        chance = 1.0
        for other in range(players):
            if other != seat:
                chance *= 1.0 / (1.0 + exp((totals[seat] - totals[other]) / unit))
        out.append(chance)
    whole = sum(out)
    return [chance / whole for chance in out]


def rest_of_round(s: LittleDevils, luck: int) -> list[int]:
    """Play the running round to its end; the devils of each seat."""
    hands = s.hands.copy()
    players = len(hands)
    devils = s.devils()
    trick = s.trick
    leader = s.leader
    seat = s.turn
    while True:
        if not trick:
            asked = MAY_LEAD
        elif len(trick) == 1:
            asked = EVERY
        else:
            asked = ABOVE[trick[0]] if trick[1] > trick[0] else BELOW[trick[0]]
        hand = hands[seat]
        may = hand & asked
        codes = cards_of(may if may else hand)
        code = codes[0]
        if len(codes) > 1:
            pool = 0
            for other in range(players):
                if other != seat:
                    pool |= hands[other]
            held = hand.bit_count()
            least = 1e9
            for card in codes:
                luck = luck * 48271 % 2147483647
                worth = cost(card, trick, pool, held, players) + SURE * (luck / 2147483647.0)
                if worth < least:
                    least = worth
                    code = card
        hands[seat] = hand ^ BIT[code]
        trick += (code,)
        if len(trick) < players:
            seat += 1
            if seat == players:
                seat = 0
            continue
        seat = (leader + taker(trick)) % players
        devils[seat] += devils_of(trick)
        leader = seat
        trick = ()
        if 0 in hands:
            return devils


def taker(trick: tuple[int, ...]) -> int:
    """LD-9: which card of a full trick takes it, counted from the leader."""
    led = trick[0]
    low = min(trick)
    high = max(trick)
    if trick[1] > led:
        return trick.index(high if low == led else low)
    return trick.index(low if high == led else high)


def cost(card: int, trick: tuple[int, ...], pool: int, held: int, players: int) -> float:
    """What playing this card costs in devils: the risk of taking, less what keeping it costs."""
    last = HAND * players
    edge = abs(2 * card - last - 1) / (last - 1)
    keeping = KEEP_A_DEVIL * DEVILS[card] + KEEP_AN_EDGE * players * edge * edge
    played = len(trick)
    if not played:
        return -keeping
    later = players - 1 - played
    prize = DEVILS[card] + LATER * later
    for other in trick:
        prize += DEVILS[other]
    return risk(card, trick, pool, held, later) * prize - keeping


def risk(card: int, trick: tuple[int, ...], pool: int, held: int, later: int) -> float:
    """How likely this card takes the trick; `pool` is what the others hold."""
    led = trick[0]
    second = trick[1] if len(trick) > 1 else card
    up = second > led
    asked = pool & (ABOVE[led] if up else BELOW[led])
    obeys = card > led if up else card < led
    unseen = pool.bit_count()
    if obeys:
        if up:
            if min(trick) < led or card < max(trick):
                return 0.0
            beyond = (pool & ABOVE[card]).bit_count()
        else:
            if max(trick) > led or card > min(trick):
                return 0.0
            beyond = (pool & BELOW[card]).bit_count()
        if later == 0:
            return 1.0
        obeying = asked.bit_count()
        if obeying == 0:
            return 0.0
        fails = (1.0 - obeying / unseen) ** held
        return float(((1.0 - fails) * (1.0 - beyond / obeying)) ** later)
    if up:
        if card > min(trick):
            return 0.0
        beyond = (pool & BELOW[card]).bit_count()
    else:
        if card < max(trick):
            return 0.0
        beyond = (pool & ABOVE[card]).bit_count()
    if later == 0 or beyond == 0:
        return 1.0
    failing = unseen - asked.bit_count()
    fails = (1.0 - asked.bit_count() / unseen) ** held
    return float((1.0 - fails * beyond / failing) ** later)
