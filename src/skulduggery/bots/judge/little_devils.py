"""Little Devils judged: the round is played to its end by rules of thumb on bit masks, then what
matters is who is how likely to have the fewest devils when the game ends.
"""

from math import exp, sqrt
from typing import Final

from skulduggery.bots.endgame import Endgame, Payoff
from skulduggery.bots.judge.judge import Judge, Reason
from skulduggery.bots.judge.little_devils_thumb import (
    LUCK,
    Rest,
    Running,
    costs,
    count,
    play_by_thumb,
)
from skulduggery.bots.judge.little_devils_why import why
from skulduggery.engine.game import State
from skulduggery.games.little_devils.cards import BIT, DEVILS, HAND, cards_of
from skulduggery.games.little_devils.rules import LittleDevils
from skulduggery.games.little_devils.view import Trick

EACH: Final[tuple[float, ...]] = tuple(
    [sum(DEVILS[1 : HAND * n + 1]) / max(n, 1) for n in range(7)]
)
"""How many devils a player gets in a round, by the number of players."""
SPREAD: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 7.0, 10.0, 13.5, 16.0)
"""How many devils more halve the chances, roughly, when one more round is to be played: by the
number of players. Fitted to 500 games of rules of thumb each."""


class Standing(Payoff):
    """What the devils of the running round are worth: the chances to win the game."""

    def __init__(self, s: LittleDevils) -> None:
        self.totals = s.totals
        self.players = len(s.totals)
        self.round = s.round
        self.rounds = s.terms.rounds
        self.limit = s.terms.limit

    def worth(self, devils: tuple[int, ...]) -> tuple[float, ...]:
        """LD-11: they are counted when the round ends."""
        totals = tuple([self.totals[seat] + devils[seat] for seat in range(self.players)])
        last = self.round >= self.rounds if self.rounds else max(totals) > self.limit
        if not last:
            return self.between(totals)
        fewest = min(totals)
        share = 1.0 / totals.count(fewest)
        return tuple([share if total == fewest else 0.0 for total in totals])

    def between(self, totals: tuple[int, ...]) -> tuple[float, ...]:
        """Between two rounds: how likely each seat has the fewest devils at the end."""
        if self.rounds:
            left = float(max(1, self.rounds - self.round))
        else:
            left = max(0.5, (self.limit - max(totals)) / EACH[self.players] + 0.4)
        unit = SPREAD[self.players] * sqrt(left)
        chances: list[float] = []
        whole = 0.0
        for seat in range(self.players):
            chance = 1.0
            for other in range(self.players):
                if other != seat:
                    chance /= 1.0 + exp((totals[seat] - totals[other]) / unit)
            chances.append(chance)
            whole += chance
        return tuple([chance / whole for chance in chances])


def slips_the_mind(card: int, share: float, memory: int) -> bool:
    """The same cards for the same memory."""
    return (memory + card * 7919) * LUCK % 2147483647 < share * 2147483647.0


class LittleDevilsJudge(Judge):
    def __init__(self) -> None:
        super().__init__()
        self.explores = 2.5
        self.wide = 9
        self.by_turns = False
        self.strict = 0.7
        """How many devils' worth others are taken to mistake by; smaller is stricter."""
        self.doubt = 0.1
        """How often others are taken to play anything."""
        self.trust = 1.0
        """How much the plays so far say about the hands; 0: nothing."""
        self.solves = 2
        """How many cards a hand has at most when the rest of a round is played out exactly ..."""
        self.near = 5
        """... once the end is so near: by how many cards the searching seat holds."""
        self.until = 0
        self.luck = 1
        self.standing: Standing | None = None
        self.endgame: Endgame | None = None

    def begin(self, s: State, seat: int) -> None:
        assert isinstance(s, LittleDevils)
        self.luck = 1
        self.until = self.solves if count(s.hands[seat]) <= self.near else 0
        self.standing = Standing(s)
        self.endgame = Endgame(self.standing, seat)

    def ends(self, s: State) -> bool:
        assert isinstance(s, LittleDevils)
        assert self.standing is not None
        return s.round != self.standing.round

    def weights(self, s: State, seat: int, codes: tuple[int, ...]) -> list[float]:
        assert isinstance(s, LittleDevils)
        every = 0
        for hand in s.hands:
            every |= hand
        running = Running(len(s.hands), s.leader)
        running.lay_all(s.trick)
        return self.likely(costs(running, codes, s.hands[seat], every))

    def likely(self, worths: list[float]) -> list[float]:
        """How likely each is played, given what each costs."""
        least = min(worths)
        out = [exp((least - worth) / self.strict) for worth in worths]
        whole = sum(out)
        return [(1.0 - self.doubt) * one / whole + self.doubt / len(out) for one in out]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, LittleDevils)
        standing = self.standing
        endgame = self.endgame
        assert standing is not None
        assert endgame is not None
        if s.round != standing.round:
            return list(standing.between(s.totals))
        self.luck = self.luck * LUCK % 2147483647
        rest = Rest(s)
        play_by_thumb(rest, self.until, self.luck)
        if rest.is_over():
            return list(standing.worth(tuple(rest.devils)))
        end = endgame.solve(rest.hands, rest.running, rest.seat, rest.devils)
        return list(end.worth)

    def why(self, s: State, seat: int, code: int) -> list[Reason]:
        assert isinstance(s, LittleDevils)
        return why(s, seat, code)

    def forget(self, s: State, seat: int, share: float, memory: int) -> State:
        """Who could not obey is forgotten, and of the finished tricks some cards: they may then be
        in a hand, and what is in a hand may seem to have been played."""
        assert isinstance(s, LittleDevils)
        players = len(s.hands)
        s.lacks = (0,) * players
        pool = 0
        for leader, _, cards in s.tricks:
            for behind, card in enumerate(cards):
                if (leader + behind) % players != seat and slips_the_mind(card, share, memory):
                    pool |= BIT[card]
        if not pool:
            return s
        forgotten = pool
        for other, hand in enumerate(s.hands):
            if other != seat:
                pool |= hand
        left = list(cards_of(pool))
        for other, hand in enumerate(s.hands):
            if other != seat:
                held = 0
                for _ in range(count(hand)):
                    held |= BIT[left.pop(s.below(len(left)))]
                s.hands[other] = held
        tricks: list[Trick] = []
        for leader, taker, cards in s.tricks:
            seen = [left.pop() if BIT[card] & forgotten else card for card in cards]
            tricks.append((leader, taker, tuple(seen)))
        s.tricks = tuple(tricks)
        return s

    def likelihood(self, s: State, seat: int) -> float:
        """How likely the others had played as they did in this round, with these hands."""
        assert isinstance(s, LittleDevils)
        if self.trust == 0.0:
            return 1.0
        players = len(s.hands)
        hands = s.hands.copy()
        for leader, _, cards in s.tricks:
            for behind, card in enumerate(cards):
                hands[(leader + behind) % players] |= BIT[card]
        for behind, card in enumerate(s.trick):
            hands[(s.leader + behind) % players] |= BIT[card]
        every = 0
        for hand in hands:
            every |= hand
        chance = 1.0
        for leader, _, cards in s.tricks:
            chance *= self.trick_likelihood(hands, every, leader, cards, seat)
            for card in cards:
                every ^= BIT[card]
        if s.trick:
            chance *= self.trick_likelihood(hands, every, s.leader, s.trick, seat)
        return float(chance**self.trust)

    def trick_likelihood(
        self, hands: list[int], every: int, leader: int, cards: tuple[int, ...], eyes: int
    ) -> float:
        players = len(hands)
        running = Running(players, leader)
        chance = 1.0
        seat = leader
        for card in cards:
            hand = hands[seat]
            if seat != eyes:
                may = hand & running.asked()
                if not may:
                    may = hand
                codes = cards_of(may)
                if not may & BIT[card]:
                    chance *= self.doubt / len(codes)  # as it may seem to who forgets
                elif len(codes) > 1:
                    at = codes.index(card)
                    chance *= self.likely(costs(running, codes, hand, every))[at]
            hands[seat] = hand ^ BIT[card]
            every ^= BIT[card]
            running.lay(seat, card)
            seat += 1
            if seat == players:
                seat = 0
        return chance
