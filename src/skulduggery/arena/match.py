"""One game between bots: who sits there, what they are told, how it went."""

from collections.abc import Callable, Sequence
from hashlib import blake2b

from skulduggery.arena.external import FAULTS, OwnBot, Program
from skulduggery.bots import RANDOM, make
from skulduggery.bots.bot import USUAL, Bot, Budget, told
from skulduggery.engine.chance import Chance
from skulduggery.engine.game import Game, Setup, State
from skulduggery.engine.playout import playout

PATIENT = 5.0
"""Seconds that a program may think about an answer, unless told."""


class Entrant:
    """A bot that takes part: a level, or a program with the command that starts it."""

    __slots__ = ("name", "command", "level", "budget")

    def __init__(
        self,
        name: str,
        command: tuple[str, ...] = (),
        level: str | None = None,
        budget: Budget = USUAL,
    ) -> None:
        self.name = name
        """As somebody wrote it: `5@400it`."""
        self.command = command
        self.level = name if level is None else level
        self.budget = budget


class Outcome:
    """How a game went. `faults` are those of programs, by seat."""

    __slots__ = ("winners", "scores", "rounds", "decisions", "reason", "faults", "hopeless")

    def __init__(
        self,
        winners: tuple[int, ...],
        scores: tuple[int, ...] | None,
        rounds: int,
        decisions: int,
        reason: str,
        faults: dict[int, dict[str, int]],
        hopeless: frozenset[str] = frozenset(),
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.rounds = rounds
        self.decisions = decisions
        self.reason = reason
        self.faults = faults
        self.hopeless = hopeless


class Programs:
    """The programs that are running here. `hopeless` ones are not asked any more."""

    def __init__(self) -> None:
        self.running: dict[tuple[str, int], Program] = {}
        self.hopeless: set[str] = set()

    def of(self, entrant: Entrant, seat: int) -> Program:
        """One process a seat: two seats of one program must not see each other's cards."""
        program = self.running.setdefault((entrant.name, seat), Program(entrant.command))
        if entrant.name in self.hopeless:
            program.give_up()
        return program

    def stop(self) -> None:
        for program in self.running.values():
            program.stop()
        self.running.clear()


def luck_of(seed: int, number: int, what: str) -> int:
    """The key of one thing in one game of a run."""
    told = f"{seed} {number} {what}".encode()
    return int.from_bytes(blake2b(told, digest_size=16).digest(), "little")


def play_game(
    game: Game,
    setup: Setup,
    deal: int,
    entrants: Sequence[Entrant],
    luck: Callable[[str], int],
    programs: Programs,
) -> Outcome:
    """Play a game: `deal` is the key of its cards, `luck` gives the bots theirs."""
    state = game.start(setup, Chance(deal))
    faults: dict[int, dict[str, int]] = {}
    if all(entrant.level == RANDOM for entrant in entrants):
        decisions = playout(state, luck("dice"))
    else:
        bots = [
            _seat_bot(entrant, game.id, seat, luck(f"seat {seat}"), programs)
            for seat, entrant in enumerate(entrants)
        ]
        decisions = _play(state, bots, [entrant.budget for entrant in entrants])
        for bot in bots:
            if isinstance(bot, OwnBot):
                faults[bot.seat] = bot.faults
                if bot.program.given_up:
                    programs.hopeless.add(entrants[bot.seat].name)
    result = state.result()
    rounds: int = state.view(None)["round"]
    reason = result.reason or "none"
    hopeless = frozenset(programs.hopeless)
    return Outcome(result.winners, result.scores, rounds, decisions, reason, faults, hopeless)


def _play(state: State, bots: list[Bot], budgets: list[Budget]) -> int:
    """Play to the end, every bot from its own view; how many decisions it took."""
    decisions = 0
    decision = state.decision()
    while decision is not None:
        seat = decision.actor
        bot = bots[seat]
        state.play(bot.answer(told(bot, state, decision, budgets[seat])).code)
        decisions += 1
        decision = state.decision()
    return decisions


def _seat_bot(entrant: Entrant, game: str, seat: int, seed: int, programs: Programs) -> Bot:
    if not entrant.command:
        return make(entrant.level, game, seat, seed)
    seconds = entrant.budget.seconds
    return OwnBot(
        game, seat, seed, programs.of(entrant, seat), PATIENT if seconds is None else seconds
    )


def no_faults() -> dict[str, int]:
    return dict.fromkeys(FAULTS, 0)
