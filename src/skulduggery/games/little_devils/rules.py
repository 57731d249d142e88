"""Little Devils: what may be played, who takes the trick, and how the score grows."""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.events import Event, Place, reader_bit
from skulduggery.engine.game import NOBODY, Result
from skulduggery.games.little_devils.cards import (
    ABOVE,
    BELOW,
    BIT,
    EVERY,
    HAND,
    LAST,
    MAY_LEAD,
    cards_of,
    devils_of,
)
from skulduggery.games.little_devils.imagine import deal_unseen
from skulduggery.games.little_devils.view import Table, Terms


class LittleDevils(Table):
    __slots__ = ()

    # The lower floor: a code is the number of a card.

    def actor(self) -> int:
        return self.turn

    def legal(self) -> tuple[int, ...]:
        if self.turn < 0:
            return ()
        hand = self.hands[self.turn]
        obeying = hand & self.asked
        return cards_of(obeying if obeying else hand)  # LD-5, LD-7; LD-8

    def play(self, code: int) -> None:
        seat = self.turn
        hands = self.hands
        asked = self.asked
        bit = BIT[code]
        hands[seat] = hands[seat] ^ bit
        if not asked & bit:
            lacks = self.lacks
            self.lacks = lacks[:seat] + (lacks[seat] | asked,) + lacks[seat + 1 :]
        trick = self.trick + (code,)
        if self.heard is not None:
            self.heard.append(
                Event("play", seat, str(code), origin=Place(seat, "hand"), to=Place(None, "trick"))
            )
        played = len(trick)
        if played == len(hands):
            self.finish(trick)
            return
        self.trick = trick
        seat += 1
        self.turn = seat if seat < len(hands) else 0
        if played == 1:
            self.asked = EVERY  # LD-6
        elif played == 2:
            led = trick[0]
            self.asked = ABOVE[led] if code > led else BELOW[led]  # LD-7

    def finish(self, trick: tuple[int, ...]) -> None:
        """LD-9, LD-10: somebody takes the trick and leads the next one."""
        low = high = led = trick[0]
        for card in trick:
            if card < low:
                low = card
            elif card > high:
                high = card
        if trick[1] > led:
            taking = high if low == led else low
        else:
            taking = low if high == led else high
        leader = self.leader
        taker = (leader + trick.index(taking)) % len(trick)
        self.tricks += ((leader, taker, trick),)
        self.trick = ()
        self.leader = taker
        self.turn = taker
        self.asked = MAY_LEAD
        if self.heard is not None:
            self.heard.append(
                Event("trick", taker, amount=devils_of(trick), to=Place(taker, "taken"))
            )
        if 0 in self.hands:
            self.end_round()

    def end_round(self) -> None:
        """LD-11 to LD-13: count, then deal again or end."""
        devils = self.devils()
        self.totals = tuple([old + new for old, new in zip(self.totals, devils, strict=True)])
        if self.heard is not None:
            for seat, amount in enumerate(devils):
                self.heard.append(Event("score", seat, amount=amount))
        if self.is_last_round():
            self.turn = NOBODY
            if self.heard is not None:
                for seat in self.winners():
                    self.heard.append(Event("win", seat))
                self.heard.append(Event("end"))
            return
        self.dealer = (self.dealer + 1) % len(self.hands)
        self.round += 1
        self.deal()

    def is_last_round(self) -> bool:
        if self.terms.rounds:
            return self.round >= self.terms.rounds  # LD-17
        return max(self.totals) > self.terms.limit

    def deal(self) -> None:
        """LD-3, LD-4."""
        players = len(self.hands)
        deck = list(range(1, HAND * players + 1))
        for seat in range(players - 1):
            hand = 0
            for _ in range(HAND):
                at = self.below(len(deck))
                hand |= BIT[deck[at]]
                last = deck.pop()
                if at < len(deck):
                    deck[at] = last
            self.hands[seat] = hand
        rest = 0
        for card in deck:
            rest |= BIT[card]
        self.hands[players - 1] = rest
        self.lacks = (0,) * players
        self.tricks = ()
        self.asked = MAY_LEAD
        self.leader = (self.dealer + 1) % players
        self.turn = self.leader
        if self.heard is not None:
            self.heard.append(Event("round", self.dealer, amount=self.round))
            for seat, held in enumerate(self.hands):
                for card in cards_of(held):
                    self.heard.append(
                        Event(
                            "deal",
                            seat,
                            str(card),
                            to=Place(seat, "hand"),
                            knows=reader_bit(seat),
                        )
                    )

    def clone(self) -> "LittleDevils":
        return LittleDevils(
            self.chance,
            self.drawn,
            self.terms,
            self.turn,
            self.round,
            self.dealer,
            self.leader,
            self.asked,
            self.hands.copy(),
            self.lacks,
            self.trick,
            self.tricks,
            self.totals,
        )

    # The upper floor.

    def decision(self) -> Decision | None:
        if self.turn == NOBODY:
            return None
        options = tuple([Option(card, f"play {card}", card=str(card)) for card in self.legal()])
        about = str(self.trick[0]) if self.trick else None
        return Decision(self.turn, self.prompt(), options, about)

    def prompt(self) -> str:
        if not self.trick:
            return "lead"
        if len(self.trick) == 1:
            return "second"
        if not self.hands[self.turn] & self.asked:
            return "cannot-follow"
        return "higher" if self.trick[1] > self.trick[0] else "lower"

    def winners(self) -> tuple[int, ...]:
        """LD-13, LD-14: the fewest devils, alone or together."""
        fewest = min(self.totals)
        return tuple([seat for seat, total in enumerate(self.totals) if total == fewest])

    def result(self) -> Result:
        if self.turn != NOBODY:
            return Result(False, (), self.totals)
        reason = "limit-rounds" if self.terms.rounds else "devils"
        return Result(True, self.winners(), self.totals, reason)

    def why_not(self, seat: int, card: str | None, location: str | None) -> str | None:
        if location is not None or card is None:
            raise Refused(
                "bad-request", "why-not: a card is needed; little-devils has no locations"
            )
        if not (card.isascii() and card.isdigit() and len(card) <= 2 and 0 < int(card) <= LAST):
            raise Refused("bad-request", f"card {card[:40]!r}: a number from 1 to {LAST} is needed")
        bit = BIT[int(card)]
        if self.turn == NOBODY:
            return "game-over.LD-13"
        if int(card) > HAND * len(self.hands):
            return "not-in-play.LD-2"
        if not self.hands[seat] & bit:
            return "not-in-hand.LD-3"
        if seat != self.turn:
            return "not-your-turn.LD-4"
        if self.asked & bit or not self.asked & self.hands[seat]:
            return None
        if not self.trick:
            return "five-devils.LD-5"
        return "higher.LD-7" if self.trick[1] > self.trick[0] else "lower.LD-7"

    def imagine(self, seat: int, chance: Chance) -> "LittleDevils":
        other = self.clone()
        other.chance = chance
        other.drawn = 0
        if self.turn != NOBODY:
            deal_unseen(other, seat)
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LittleDevils) and self.compact() == other.compact()

    def __hash__(self) -> int:
        return hash(self.compact())

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return (restore, (self.compact(),))


def restore(compact: tuple[Any, ...]) -> LittleDevils:
    """The state that a compact record tells."""
    (
        (key, fixed),
        drawn,
        terms,
        turn,
        round,
        dealer,
        leader,
        asked,
        hands,
        lacks,
        trick,
        tricks,
        totals,
    ) = compact
    return LittleDevils(
        Chance(key, fixed),
        drawn,
        Terms(*terms),
        turn,
        round,
        dealer,
        leader,
        asked,
        list(hands),
        lacks,
        trick,
        tricks,
        totals,
    )
