"""Many games between bots, and the tally of how they went.

A game's luck, seats and bots follow from the seed of the run and the number of the game alone, and
all figures are sums of whole numbers, so it does not matter who plays which game or in which order.
"""

from hashlib import blake2b
from itertools import permutations

from skulduggery.arena.external import FAULTS, OwnBot, Program
from skulduggery.bots import RANDOM, make
from skulduggery.bots.bot import Bot, told
from skulduggery.engine.chance import Chance
from skulduggery.engine.game import Setup, State, Value
from skulduggery.engine.playout import playout
from skulduggery.games import game as find_game

WHOLE_WIN = 60
"""A win in parts that can be shared by up to six."""

Programs = dict[tuple[str, int], Program]
"""The programs that are running, by bot and seat."""


class Entrant:
    """A bot that takes part: a level, or a program with the command that starts it."""

    __slots__ = ("name", "command")

    def __init__(self, name: str, command: tuple[str, ...] = ()) -> None:
        self.name = name
        self.command = command


class Plan:
    """What is played. It is sent to other processes, so it holds plain values only."""

    def __init__(
        self,
        game: str,
        players: int,
        villains: tuple[str, ...] | None,
        options: dict[str, Value],
        entrants: tuple[Entrant, ...],
        seed: int,
        seconds: float,
        every: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.villains = villains
        self.options = options
        self.entrants = entrants
        self.seed = seed
        self.seconds = seconds
        self.every = every
        """The villains take the seats in every order, one after the other."""

    def entrant(self, number: int, seat: int) -> Entrant:
        """Who sits there in game `number`: the bots in turn, moved on by a seat in every game."""
        return self.entrants[(seat + number) % len(self.entrants)]

    def lineup(self, number: int, villains: tuple[str, ...]) -> tuple[str, ...]:
        """Which villains sit there in game `number`, when they sit in every order: the next order
        when each bot has had each seat."""
        orders = list(permutations(villains, self.players))
        return orders[number // len(self.entrants) % len(orders)]

    def all_random(self) -> bool:
        return all(entrant.name == RANDOM for entrant in self.entrants)


class Score:
    """What a seat, a bot or a villain has got: chairs taken, wins in parts, and points."""

    __slots__ = ("chairs", "parts", "scored", "points")

    def __init__(self) -> None:
        self.chairs = 0
        self.parts = 0
        self.scored = 0
        self.points = 0

    def note(self, parts: int, points: int | None) -> None:
        self.chairs += 1
        self.parts += parts
        if points is not None:
            self.scored += 1
            self.points += points

    def add(self, other: "Score") -> None:
        self.chairs += other.chairs
        self.parts += other.parts
        self.scored += other.scored
        self.points += other.points


class Tally:
    """The sums over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds: dict[int, int] = {}
        """How many games took so many rounds."""
        self.scores: dict[str, dict[str, Score]] = {
            "seats": {},
            "bots": {},
            "villains": {},
            "against": {},
        }
        self.reasons: dict[str, int] = {}
        self.faults: dict[str, dict[str, int]] = {}
        self.hopeless: set[str] = set()

    def note(self, kind: str, name: str, parts: int, points: int | None) -> None:
        self.scores[kind].setdefault(name, Score()).note(parts, points)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for rounds, count in other.rounds.items():
            self.rounds[rounds] = self.rounds.get(rounds, 0) + count
        for kind, scores in other.scores.items():
            for name, score in scores.items():
                self.scores[kind].setdefault(name, Score()).add(score)
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count
        for name, faults in other.faults.items():
            self.blame(name, faults)
        self.hopeless |= other.hopeless

    def blame(self, name: str, faults: dict[str, int]) -> None:
        mine = self.faults.setdefault(name, dict.fromkeys(FAULTS, 0))
        for fault, count in faults.items():
            mine[fault] += count


def luck_of(seed: int, number: int, what: str) -> int:
    """The key of one thing in one game of a run."""
    told = f"{seed} {number} {what}".encode()
    return int.from_bytes(blake2b(told, digest_size=16).digest(), "little")


def play_games(plan: Plan, numbers: range, hopeless: set[str]) -> Tally:
    """Play the games with these numbers. Programs that are `hopeless` are not asked any more."""
    tally = Tally()
    tally.hopeless.update(hopeless)
    programs: Programs = {}
    try:
        _play_games(plan, numbers, programs, tally)
    finally:
        for program in programs.values():
            program.stop()
    return tally


def _play_games(plan: Plan, numbers: range, programs: Programs, tally: Tally) -> None:
    game = find_game(plan.game)
    setup = game.setup(
        None if plan.villains else plan.players, plan.villains, plan.options, plan.seed
    )
    for number in numbers:
        key = luck_of(plan.seed, number, "game")
        if plan.every:
            villains = plan.lineup(number, game.villains)
            setup = game.setup(None, villains, plan.options, key)
        elif game.villains and plan.villains is None:
            setup = game.setup(plan.players, None, plan.options, key)
        state = game.start(setup, Chance(key))
        if plan.all_random():
            decisions = playout(state, luck_of(plan.seed, number, "dice"))
        else:
            bots = [_seat_bot(plan, number, seat, programs, tally) for seat in range(plan.players)]
            decisions = _play(state, bots)
            for bot in bots:
                if isinstance(bot, OwnBot):
                    name = plan.entrant(number, bot.seat).name
                    tally.blame(name, bot.faults)
                    if bot.program.given_up:
                        tally.hopeless.add(name)
        _note(tally, plan, number, setup, state, decisions)


def _play(state: State, bots: list[Bot]) -> int:
    """Play to the end, every bot from its own view; how many decisions it took."""
    decisions = 0
    decision = state.decision()
    while decision is not None:
        bot = bots[decision.actor]
        state.play(bot.answer(told(bot, state, decision)).code)
        decisions += 1
        decision = state.decision()
    return decisions


def _seat_bot(plan: Plan, number: int, seat: int, programs: Programs, tally: Tally) -> Bot:
    entrant = plan.entrant(number, seat)
    seed = luck_of(plan.seed, number, f"seat {seat}")
    if not entrant.command:
        return make(entrant.name, plan.game, seat, seed)
    # One process a seat: two seats of one program must not see each other's cards.
    program = programs.setdefault((entrant.name, seat), Program(entrant.command))
    if entrant.name in tally.hopeless:
        program.give_up()
    return OwnBot(plan.game, seat, seed, program, plan.seconds)


def _note(
    tally: Tally, plan: Plan, number: int, setup: Setup, state: State, decisions: int
) -> None:
    result = state.result()
    tally.games += 1
    tally.decisions += decisions
    rounds = state.view(None)["round"]
    tally.rounds[rounds] = tally.rounds.get(rounds, 0) + 1
    reason = result.reason or "none"
    tally.reasons[reason] = tally.reasons.get(reason, 0) + 1
    part = WHOLE_WIN // len(result.winners) if result.winners else 0
    for seat in range(plan.players):
        parts = part if seat in result.winners else 0
        points = None if result.scores is None else result.scores[seat]
        tally.note("seats", str(seat), parts, points)
        tally.note("bots", plan.entrant(number, seat).name, parts, points)
        if setup.villains:
            mine = setup.villains[seat]
            tally.note("villains", mine, parts, points)
            for other in setup.villains:
                if other != mine:
                    tally.note("against", f"{mine} {other}", parts, points)
