"""What speaks for a card of Little Devils, or against it: how likely it takes the trick, what lies
there, what one gets rid of.
"""

from typing import Final

from skulduggery.bots.judge.judge import Reason
from skulduggery.bots.judge.little_devils_thumb import (
    KEEP_A_DEVIL,
    KEEPING,
    Running,
    costs,
)
from skulduggery.games.little_devils.cards import DEVILS, HAND
from skulduggery.games.little_devils.rules import LittleDevils

UNLIKELY: Final = 0.3
LIKELY: Final = 0.6
SURE: Final = 1e-9
"""Chances to take a trick that are worth saying so."""
OUTER: Final = 0.25
"""What keeping a card costs, for each player, from which on it counts as high or low."""


def why(s: LittleDevils, seat: int, card: int) -> list[Reason]:
    out: list[Reason] = []
    takes = 0.0
    players = len(s.hands)
    if s.trick:
        takes = chance_to_take(s, seat, card)
        running = Running(players, s.leader)
        running.lay_all(s.trick)
        out.append(taking(takes, running.prize + DEVILS[card]))
    if takes < LIKELY:
        if DEVILS[card] > 1:
            out.append(Reason("sheds", DEVILS[card]))
        elif KEEPING[players][card] - KEEP_A_DEVIL * DEVILS[card] > OUTER * players:
            high = 2 * card > HAND * players
            out.append(Reason("sheds-high" if high else "sheds-low"))
    return out


def chance_to_take(s: LittleDevils, seat: int, card: int) -> float:
    """What one more devil in the trick would cost."""
    every = 0
    for hand in s.hands:
        every |= hand
    running = Running(len(s.hands), s.leader)
    running.lay_all(s.trick)
    before = costs(running, (card,), s.hands[seat], every)[0]
    running.prize += 1
    return costs(running, (card,), s.hands[seat], every)[0] - before


def taking(takes: float, devils: int) -> Reason:
    """Whether a card takes the trick, in which so many devils lie with it."""
    if takes < SURE:
        return Reason("ducks")
    if takes > 1.0 - SURE:
        return Reason("takes", devils)
    if takes <= UNLIKELY:
        return Reason("hardly-takes")
    if takes >= LIKELY:
        return Reason("likely-takes", devils)
    return Reason("may-take", int(100.0 * takes + 0.5))
