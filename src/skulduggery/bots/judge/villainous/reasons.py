"""What an action of Villainous comes to, and a turn: for hints. The action is carried out, and the
turn played on by rules of thumb, on a copy of an imagined table; then the two are compared.
"""

from __future__ import annotations

from typing import Final

from skulduggery.bots.judge.judge import Judge, Reason
from skulduggery.engine.decision import Option
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import AMBITION, LOCKS, PLACES, POWER, UPPER

LONGEST: Final = 60
"""Answers after which nobody looks any further."""
TOP_OF_A_TURN: Final = ("move-pawn", "choose-action")
THEN: Final = "then-"
"""Before the key of a reason that comes later in the turn, not with the action itself."""
DISCARD: Final = "discard"
FATE: Final = "fate"


def why(judge: Judge, s: Villainous, seat: int, code: int, leader: int) -> list[Reason]:
    """What comes of the action to which a code belongs; where that is nothing, of the turn."""
    t = s.clone()
    option = option_of(t, code)
    if option.verb == FATE and option.seat is not None:
        # Which cards come, nobody knows.
        leads = option.seat == leader and s.players > 2
        return [Reason("fates-leader" if leads else "fates", 0, "", option.seat)]
    t.play(code)
    luck = 1
    for _ in range(LONGEST):
        if t.actor() != seat or prompt_of(t) in TOP_OF_A_TURN:
            break
        play_on(judge, t, luck)
        luck += 1
    out = differences(s, t, seat, leader, "")
    if option.verb == DISCARD:
        swapped = len(s.hand(seat)) - len(t.hand(seat))
        if swapped > 0 and not out:
            out.append(Reason("swaps", swapped))
    if out or t.turn != s.turn or t.over:
        return out
    for _ in range(LONGEST):
        if t.actor() < 0 or t.turn != s.turn:
            break
        play_on(judge, t, luck)
        luck += 1
    return differences(s, t, seat, leader, THEN)


def play_on(judge: Judge, t: Villainous, luck: int) -> None:
    codes = t.legal()
    t.play(codes[0] if len(codes) == 1 else judge.rollout(t, t.actor(), codes, luck))


def prompt_of(t: Villainous) -> str:
    decision = t.decision()
    return "" if decision is None else decision.prompt


def option_of(t: Villainous, code: int) -> Option:
    decision = t.decision()
    assert decision is not None
    for option in decision.options:
        if option.code == code:
            return option
    return decision.options[0]


def differences(s: Villainous, t: Villainous, seat: int, leader: int, then: str) -> list[Reason]:
    """What is better for a seat at table `t` than it was at `s`, the weightiest first."""
    if t.over:
        return [Reason(then + "wins")] if t.winner == seat else []
    out: list[Reason] = []
    if progress(t, seat) > progress(s, seat):
        out.append(Reason(then + "nearer"))
    there = heroes(t, seat)
    for hero in heroes(s, seat):
        if hero not in there:
            out.append(Reason(then + "rid-of", 0, s.cast.cards[hero].id))
    for other in range(s.players):
        if other != seat:
            before = heroes(s, other)
            for hero in heroes(t, other):
                if hero not in before:
                    key = "hinders-leader" if other == leader and s.players > 2 else "hinders"
                    out.append(Reason(then + key, 0, s.cast.cards[hero].id, other))
    in_play = s.in_play(seat)
    upper = heroes(t, seat)
    for card in t.in_play(seat):
        if card not in in_play and card not in upper:
            out.append(Reason(then + "puts", 0, s.cast.cards[card].id))
    if unlocked(s.number(seat, LOCKS), t.number(seat, LOCKS)):
        out.append(Reason(then + "unlocks"))
    power = t.number(seat, POWER) - s.number(seat, POWER)
    if power > 0:
        out.append(Reason(then + "power", power))
    ambition = t.number(seat, AMBITION) - s.number(seat, AMBITION)
    if ambition > 0:
        out.append(Reason(then + "ambition", ambition))
    drawn = len(t.hand(seat)) - len(s.hand(seat))
    if drawn > 0 and not then:
        out.append(Reason("draws", drawn))
    return out


def progress(s: Villainous, seat: int) -> int:
    """How much of the objective has been reached, counted in its own steps."""
    out = 0
    for goal in s.cast.villains[seat].objective.goals(s, seat):
        out += min(goal.have, goal.need)
    return out


def heroes(s: Villainous, seat: int) -> list[int]:
    """What lies above the locations of a realm."""
    out: list[int] = []
    for place in range(PLACES):
        out += s.zone(seat, UPPER + place)
    return out


def unlocked(before: int, after: int) -> bool:
    return before & ~after != 0
