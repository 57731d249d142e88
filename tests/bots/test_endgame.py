"""The endings of Little Devils, solved on bit masks, against trying everything by the rules.

A sample is tried; SKULDUGGERY_ENDINGS=2000 tries so many.
"""

import os
from random import Random

import pytest

from skulduggery.bots import Budget, ask, make
from skulduggery.bots.endgame import Endgame, Payoff
from skulduggery.bots.judge.little_devils import Standing
from skulduggery.bots.judge.little_devils_thumb import Running
from skulduggery.games.little_devils.rules import LittleDevils
from tests.games.little_devils.table import lay, play

ENDINGS = int(os.environ.get("SKULDUGGERY_ENDINGS", "40"))
CARDS = 3


def ending(number: int) -> tuple[LittleDevils, int]:
    """A random ending, some of them in the middle of a trick, and the seat that asks."""
    luck = Random(number)
    players = luck.choice((3, 3, 3, 4, 4))
    deck = luck.sample(range(1, 9 * players + 1), CARDS * players)
    hands = [deck[CARDS * seat : CARDS * (seat + 1)] for seat in range(players)]
    totals = [luck.randrange(100) for _ in range(players)]
    leader = luck.randrange(players)
    state = lay({"hands": hands, "leader": leader, "totals": totals}, rounds=1)
    for _ in range(luck.randrange(players)):
        state.play(luck.choice(state.legal()))
    return state, luck.randrange(players)


def solved(state: LittleDevils, payoff: Payoff, eyes: int) -> tuple[int, ...]:
    running = Running(len(state.hands), state.leader)
    running.lay_all(state.trick)
    end = Endgame(payoff, eyes).solve(state.hands, running, state.turn, state.devils())
    return end.devils


def tried(state: LittleDevils, before: tuple[int, ...], payoff: Payoff, eyes: int) -> list[int]:
    """The devils of each seat when everybody has tried everything: no masks, no table."""
    seat = state.actor()
    if seat < 0:
        return [now - then for now, then in zip(state.totals, before, strict=True)]
    found: list[list[int]] = []
    for card in state.legal():
        other = state.clone()
        other.play(card)
        found.append(tried(other, before, payoff, eyes))

    def wish(devils: list[int]) -> tuple[float, float, float]:
        worth = payoff.worth(tuple(devils))
        return worth[seat], -devils[seat], -worth[eyes]

    return max(found, key=wish)  # of equal ones the first, which is the lowest card


@pytest.mark.parametrize("number", range(ENDINGS))
def test_the_solver_agrees_with_trying_everything(number: int) -> None:
    state, eyes = ending(number)
    for payoff in (Payoff(), Standing(state)):
        assert list(solved(state, payoff, eyes)) == tried(state, state.totals, payoff, eyes)


def options(state: LittleDevils, payoff: Payoff, eyes: int) -> dict[int, tuple[int, ...]]:
    """What each card leads to when everybody plays perfectly from there."""
    out: dict[int, tuple[int, ...]] = {}
    for card in state.legal():
        other = state.clone()
        other.play(card)
        out[card] = solved(other, payoff, eyes)
    return out


def behind() -> LittleDevils:
    """The last round. Seat 2 has two devils more than seat 0; both cards of it take this trick."""
    state = lay({"hands": [[2, 11], [1, 15], [12, 26]], "totals": [10, 40, 12]}, rounds=1)
    play(state, 2, 1)
    return state


def test_in_the_last_round_it_plays_for_the_game_and_not_for_the_round() -> None:
    state = behind()
    # With 26 seat 2 gets no devils, but nor does seat 0. With 12 it gets two, and seat 0 six.
    assert options(state, Payoff(), 2) == {12: (6, 0, 2), 26: (0, 8, 0)}
    assert solved(state, Payoff(), 2) == (0, 8, 0)
    assert solved(state, Standing(state), 2) == (6, 0, 2)


def test_who_searches_plays_for_the_game_too() -> None:
    state = behind()
    for level in ("4", "5"):
        bot = make(level, "little-devils", 2, 1)
        assert ask(bot, state, Budget(iterations=40)).text == "play 12"
