"""Hints: the best options of an open question, how good they look, and why.

A hint is thought out like a bot's answer: from an imagined state of the seat that asks, never from
the true one (bots/bot.py). How good an option looks is the chance to win that the search gives it.
Why comes from the judge (`Judge.why`), as keys and numbers; the words have a clause for each. A
reason is told only if it holds in every imagined table that is looked at, so none rests on a card
which the seat cannot know. Where nothing sets an option apart, the chances are compared.
"""

import time

from skulduggery.bots.bot import Budget
from skulduggery.bots.judge import Judge, has_judge, judge_for
from skulduggery.bots.judge.judge import Reason
from skulduggery.bots.search import Choice, Search
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.game import State

MOST = 3
"""How many options are told."""
REASONS = 2
"""How many reasons at most go into a sentence."""
LOOKED_AT, LEAST = 6, 2
"""In how many imagined tables a reason must hold: usually, and where time is short."""
MULLED_OVER = 0.8
"""Seconds for the reasons of all options together."""
USUAL = Budget(seconds=1.0, iterations=1500)
COMPARED = Budget(seconds=0.25, iterations=400)
"""What is spent on each option that is told, so that it can be compared with the others."""
ALIKE = 1
"""Differences of so many per cent say nothing."""


Parts = tuple[str, int, str, int]


class Hint:
    """An option, the seat's chance to win with it (0 to 1), and what speaks for or against it."""

    __slots__ = ("option", "chance", "reasons")

    def __init__(self, option: Option, chance: float, reasons: list[Reason]) -> None:
        self.option = option
        self.chance = chance
        self.reasons = reasons

    @property
    def percent(self) -> int:
        return int(100.0 * self.chance + 0.5)


def no_judge(game_id: str) -> Refused:
    """What is said where nobody can tell how good anything is."""
    return Refused(
        "no-judge", f"{game_id} has no judge yet, so nobody can tell how good anything looks"
    )


def hints(
    game_id: str,
    seat: int,
    seed: int,
    decision: Decision,
    imagined: State,
    budget: Budget = USUAL,
    compared: Budget = COMPARED,
) -> list[Hint]:
    """The best options, best first; `imagined` is what the seat's bot would get."""
    if not has_judge(game_id):
        raise no_judge(game_id)
    search = Search(judge_for(game_id), seat, seed)
    search.begin(imagined)
    search.think(budget.iterations or 0, budget.seconds or 0.0)
    best = best_of(search, imagined, seat, compared)
    percents = [int(100.0 * choice.value + 0.5) for choice in best]
    codes = {option.code: option for option in decision.options}
    end = None if compared.seconds is None else time.monotonic() + MULLED_OVER
    found = [reasons_for(search.judge, search.deals, seat, choice.code, end) for choice in best]
    shared = shared_by(found)
    out: list[Hint] = []
    for n, choice in enumerate(best):
        reasons = [reason for reason in found[n] if reason.parts() not in shared]
        if not reasons:
            reasons = [comparison(n, percents)]
        reasons += [reason for reason in found[n] if reason.parts() in shared]
        out.append(Hint(codes[choice.code], choice.value, reasons[:REASONS]))
    return out


def best_of(search: Search, imagined: State, seat: int, compared: Budget) -> list[Choice]:
    """The options that were tried most, after all of them were tried enough to be compared."""
    codes = imagined.legal()
    tried = search.best(len(codes))
    weights = dict(zip(codes, search.judge.weights(imagined, seat, codes), strict=True))
    tried.sort(key=lambda choice: (-choice.visits, -weights[choice.code]))
    wanted = [choice.code for choice in tried[:MOST]]
    for choice in tried[:MOST]:
        enough = compared.iterations or 0
        if enough > choice.visits or not enough:
            missing = max(0, enough - choice.visits)
            search.think(missing, compared.seconds or 0.0, choice.code)
    found = [choice for choice in search.best(len(codes)) if choice.code in wanted]
    found.sort(key=lambda choice: (-choice.value, -choice.visits))
    return found


def reasons_for(
    judge: Judge, deals: list[State], seat: int, code: int, end: float | None = None
) -> list[Reason]:
    """What the judge says of an option in every one of these imagined tables; of fewer of them
    after the end."""
    certain: list[Reason] | None = None
    for n, s in enumerate(deals[:LOOKED_AT]):
        if end is not None and n >= LEAST and time.monotonic() >= end:
            break
        found = judge.why(s, seat, code)
        if certain is None:
            certain = found
        else:
            there = {reason.parts() for reason in found}
            certain = [reason for reason in certain if reason.parts() in there]
    return certain or []


def shared_by(found: list[list[Reason]]) -> set[Parts]:
    """What is said of every option: it tells none from the others, so it comes last."""
    out = {reason.parts() for reason in found[0]} if len(found) > 1 else set()
    for reasons in found:
        out &= {reason.parts() for reason in reasons}
    return out


def comparison(n: int, percents: list[int]) -> Reason:
    """Where there is nothing else to be said: how an option compares with the best, or the best
    with the next."""
    if len(percents) == 1:
        return Reason("only")
    if n == 0:
        ahead = percents[0] - percents[1]
        return Reason("best", ahead) if ahead > ALIKE else Reason("good")
    behind = percents[0] - percents[n]
    return Reason("behind", behind) if behind > ALIKE else Reason("as-good")
