"""What every bot is: it is told what its seat knows, and answers with one of the options.

A bot that searches needs states to try things in. It gets an *imagined* one beside its view: what
`State.imagine` made for its seat, with a chance that the game does not use. That follows from what
the seat knows and from nothing else (a law of conformance), so it tells no more than the view.
"""

from hashlib import blake2b
from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision, Option
from skulduggery.engine.game import State


class Budget:
    """How long a bot may think: seconds or iterations; neither: what its level thinks usually."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations


USUAL = Budget()


class Asked:
    """One question, and all that a bot is told with it. `imagined` is there for who wants it."""

    __slots__ = ("budget", "decision", "imagined", "view")

    def __init__(
        self,
        view: dict[str, Any],
        decision: Decision,
        imagined: State | None = None,
        budget: Budget = USUAL,
    ) -> None:
        self.view = view
        self.decision = decision
        self.imagined = imagined
        self.budget = budget


class Bot:
    """One player. The same seed, questions and iterations give the same answers.

    A bot that lives on its view writes `choose`; one that imagines writes `answer`.
    """

    name = "bot"
    looks = True
    """It wants the view."""
    imagines = False
    """It wants an imagined state."""

    def __init__(self, game_id: str, seat: int, seed: int) -> None:
        self.game_id = game_id
        self.seat = seat
        self.seed = seed
        self.questions = 0

    def choose(self, view: dict[str, Any], decision: Decision) -> Option:
        raise NotImplementedError

    def answer(self, asked: Asked) -> Option:
        return self.choose(asked.view, asked.decision)

    def again(self, seed: int) -> bool:
        """The seat's next question, with this luck; False where a new bot does as well."""
        return False


def imagined_for(state: State, seat: int, seed: int, question: int) -> State:
    """What the holder of a true state gives to a bot of `seed` with its so-manieth question."""
    told = f"{seed} {seat} {question} imagined".encode()
    key = int.from_bytes(blake2b(told, digest_size=16).digest(), "little")
    return state.imagine(seat, Chance(key))


def told(bot: Bot, state: State, decision: Decision, budget: Budget = USUAL) -> Asked:
    """What a bot is told of the question that is open in `state`. The state itself stays here."""
    imagined = None
    if bot.imagines:
        imagined = imagined_for(state, bot.seat, bot.seed, bot.questions)
    bot.questions += 1
    return Asked(state.view(bot.seat) if bot.looks else {}, decision, imagined, budget)


def ask(bot: Bot, state: State, budget: Budget = USUAL) -> Option:
    """What a bot answers to the question that is open."""
    decision = state.decision()
    assert decision is not None
    return bot.answer(told(bot, state, decision, budget))
