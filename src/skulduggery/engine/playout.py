"""A whole random game in one call, for search and for measuring: no step leaves compiled code."""

from typing import Final

from skulduggery.engine.game import State

_FACTOR: Final = 48271
_MODULUS: Final = 2147483647


def playout(state: State, luck: int) -> int:
    """Give random legal answers until the game is over; how many there were.

    Which answers is told by `luck` (a small generator of its own: quick, and quite good enough for
    picking among legal answers); what the cards do is still told by the state's own chance.
    """
    at = (luck * 2 + 1) % _MODULUS or 1
    answers = 0
    while state.actor() >= 0:
        codes = state.legal()
        at = at * _FACTOR % _MODULUS
        state.play(codes[at % len(codes)])
        answers += 1
    return answers
