"""`skulduggery simulate`: bots play many games, and the figures are counted.

A game's luck, seats and bots follow from the seed of the run and the number of the game alone.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import permutations

from skulduggery.arena.crew import Lost, Worker, work_through
from skulduggery.arena.entering import (
    add_common_arguments,
    bad,
    check_common,
    check_games,
    cores,
    drawn_seed,
    entrants,
    listed,
    options,
)
from skulduggery.arena.match import Entrant, Programs, luck_of, play_game
from skulduggery.arena.progress import Progress
from skulduggery.arena.tally import Tally
from skulduggery.engine.decision import Refused
from skulduggery.engine.game import Value
from skulduggery.games import game as find_game

EXAMPLES = """\
examples:
  skulduggery simulate little-devils --players 4 --bots random,rules-of-thumb --games 10000 --seed 1
  skulduggery simulate disney-villains-card-game --villains jafar,scar,ursula --option specials=true
  skulduggery simulate disney-villainous --villains all --players 2 --bots rules-of-thumb
  skulduggery simulate little-devils --players 3 --bots rules-of-thumb,./mybot --games 200
  skulduggery simulate little-devils --bots "random,exec:python3 mybot.py --deep" --json

The bots take the seats in turn, and move on by one seat in every game. A bot is the name of one of
ours or a program: a path, or exec: and a command (docs/protocol.md, 'A bot of your own'). The same
seed gives the same figures, however many processes play. To find out who is better, let them meet
in the arena, where each gets the same cards: skulduggery arena --help."""

BLOCK, BLOCKS = 250, 40
"""Games that a process plays at a time at most, and blocks that a run is cut into at least."""


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
        every: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.villains = villains
        self.options = options
        self.entrants = entrants
        self.seed = seed
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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.add_argument("game", metavar="GAME", help="the id of a game (see: skulduggery games)")
    parser.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="how many play (default: as many as there are bots)",
    )
    parser.add_argument(
        "--villains", metavar="A,B,...", help="who plays whom, by seat; all: every order in turn"
    )
    parser.add_argument(
        "--bots", default="random", metavar="A,B,...", help="the bots (default: random)"
    )
    parser.add_argument(
        "--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)"
    )
    add_common_arguments(parser)


def run(args: argparse.Namespace) -> int:
    try:
        plan, games, jobs = read_plan(args)
    except Refused as refused:
        print(f"skulduggery simulate: {refused.message}", file=sys.stderr)
        return 2
    began = time.perf_counter()
    tally = Tally()
    try:
        with Progress(games) as progress:
            for part in play(plan, games, jobs):
                tally.add(part)
                progress.show(tally.games)
    except Lost as lost:
        print(f"skulduggery simulate: {lost}", file=sys.stderr)
        return 1
    seconds = time.perf_counter() - began
    from skulduggery.arena import figures

    told = figures.figures(plan, tally, seconds, jobs)
    if args.json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        figures.show(told)
    figures.name_hopeless(tally.hopeless, "simulate")
    return 0


def read_plan(args: argparse.Namespace) -> tuple[Plan, int, int]:
    """What is to be played, how many games and by how many processes; bad input is refused."""
    game = find_game(args.game)
    check_games(args.games)
    check_common(args)
    bots = entrants(args.bots, game, args.seconds)
    villains: tuple[str, ...] | None = None
    players: int | None = args.players
    every = args.villains == "all"
    if every and not game.villains:
        raise bad(f"--villains: {game.id} has none")
    if args.villains is not None and not every:
        villains = tuple(listed("--villains", args.villains))
    elif players is None:
        players = max(game.least, len(bots))
    setup = game.setup(players, villains, options(args.option, game))
    seated = setup.players + args.games - 1
    if len(bots) > seated:
        raise bad(f"--bots: {len(bots)} bots, but in {args.games} games only {seated} sit down")
    seed = drawn_seed() if args.seed is None else args.seed
    plan = Plan(game.id, setup.players, villains, setup.options, bots, seed, every)
    jobs = min(args.jobs or cores(), len(blocks(args.games)))
    return plan, args.games, jobs


def blocks(games: int) -> list[range]:
    """A run cut into blocks, whoever plays them."""
    size = max(1, min(BLOCK, games // BLOCKS))
    return [range(start, min(games, start + size)) for start in range(0, games, size)]


Block = tuple[range, frozenset[str]]
"""The numbers of some games, and the programs that are not asked any more."""


class Player(Worker[Block, Tally]):
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.programs = Programs()

    def work(self, task: Block) -> Tally:
        numbers, hopeless = task
        self.programs.hopeless |= hopeless
        plan = self.plan
        game = find_game(plan.game)
        setup = game.setup(
            None if plan.villains else plan.players, plan.villains, plan.options, plan.seed
        )
        tally = Tally()
        for number in numbers:
            key = luck_of(plan.seed, number, "game")
            if plan.every:
                villains = plan.lineup(number, game.villains)
                setup = game.setup(None, villains, plan.options, key)
            elif game.villains and plan.villains is None:
                setup = game.setup(plan.players, None, plan.options, key)
            seated = [plan.entrant(number, seat) for seat in range(plan.players)]
            luck = partial(luck_of, plan.seed, number)
            outcome = play_game(game, setup, key, seated, luck, self.programs)
            tally.note(outcome, [entrant.name for entrant in seated], setup.villains)
        return tally

    def leave(self) -> None:
        self.programs.stop()


def play(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """The tallies of a run, block by block."""
    hopeless: set[str] = set()
    tasks = ((numbers, frozenset(hopeless)) for numbers in blocks(games))
    for part in work_through(Player(plan), tasks, jobs, "simulate"):
        hopeless |= part.hopeless
        yield part
