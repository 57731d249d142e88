"""`skulduggery simulate`: bots play many games, and the figures are counted."""

import argparse
import json
import os
import shlex
import shutil
import signal
import sys
import time
from collections import deque
from collections.abc import Iterator
from secrets import randbelow
from typing import Any

from skulduggery.arena.match import Entrant, Plan, Tally, play_games
from skulduggery.engine.chance import KEY_LIMIT
from skulduggery.engine.decision import Refused
from skulduggery.engine.game import Game, TableOption, Value

EXAMPLES = """\
examples:
  skulduggery simulate little-devils --players 4 --bots random,rules-of-thumb --games 10000 --seed 1
  skulduggery simulate disney-villains-card-game --villains jafar,scar,ursula --option specials=true
  skulduggery simulate disney-villainous --villains all --players 2 --bots rules-of-thumb
  skulduggery simulate little-devils --players 3 --bots rules-of-thumb,./mybot --games 200
  skulduggery simulate little-devils --bots "random,exec:python3 mybot.py --deep" --json

The bots take the seats in turn, and move on by one seat in every game. A bot is the name of one of
ours or a program: a path, or exec: and a command (docs/protocol.md, 'A bot of your own'). The same
seed gives the same figures, however many processes play."""

LIMIT_ROUNDS = 100
"""Where a game can go on for ever, it ends after so many rounds unless told."""
BLOCK, BLOCKS = 250, 40
"""Games that a process plays at a time at most, and blocks that a run is cut into at least."""


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
    parser.add_argument("--seed", type=int, metavar="N", help="the luck (default: drawn, and told)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a setting of the table; may stand several times",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=5.0,
        metavar="S",
        help="how long a program may think about an answer (default: 5)",
    )
    parser.add_argument(
        "--jobs", type=int, metavar="N", help="processes that play (default: one a processor)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    try:
        plan, games, jobs = read_plan(args)
    except Refused as refused:
        print(f"skulduggery simulate: {refused.message}", file=sys.stderr)
        return 2
    began = time.perf_counter()
    tally = Tally()
    with Progress(games) as progress:
        for part in play(plan, games, jobs):
            tally.add(part)
            progress.show(tally.games)
    seconds = time.perf_counter() - began
    from skulduggery.arena import figures

    told = figures.figures(plan, tally, seconds, jobs)
    if args.json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        figures.show(told)
    for name in sorted(tally.hopeless):
        print(
            f"skulduggery simulate: {name} did not answer several times in a row and was not asked"
            " any more",
            file=sys.stderr,
        )
    return 0


def read_plan(args: argparse.Namespace) -> tuple[Plan, int, int]:
    """What is to be played, how many games and by how many processes; bad input is refused."""
    from skulduggery.games import game as find_game

    game = find_game(args.game)
    if args.games < 1:
        raise _bad(f"--games: {args.games}; a whole number from 1 up is needed")
    if args.jobs is not None and args.jobs < 1:
        raise _bad(f"--jobs: {args.jobs}; a whole number from 1 up is needed")
    if args.seed is not None and not 0 <= args.seed < KEY_LIMIT:
        raise _bad(f"--seed: {args.seed}; a whole number from 0 to 2^128-1 is needed")
    if not 0 < args.seconds <= 3600:
        raise _bad(f"--seconds: {args.seconds:g}; a number above 0, at most 3600, is needed")
    entrants = tuple([_entrant(told, game) for told in _listed("--bots", args.bots)])
    villains: tuple[str, ...] | None = None
    players: int | None = args.players
    every = args.villains == "all"
    if every and not game.villains:
        raise _bad(f"--villains: {game.id} has none")
    if args.villains is not None and not every:
        villains = tuple(_listed("--villains", args.villains))
    elif players is None:
        players = max(game.least, len(entrants))
    options = _options(args.option, game)
    setup = game.setup(players, villains, options)
    seated = setup.players + args.games - 1
    if len(entrants) > seated:
        raise _bad(
            f"--bots: {len(entrants)} bots, but in {args.games} games only {seated} sit down"
        )
    seed = randbelow(1 << 53) if args.seed is None else args.seed
    plan = Plan(
        game.id, setup.players, villains, setup.options, entrants, seed, float(args.seconds), every
    )
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    jobs = min(args.jobs or cores or 1, len(blocks(args.games)))
    return plan, args.games, jobs


def _bad(message: str) -> Refused:
    return Refused("bad-request", message)


def _listed(name: str, text: str) -> list[str]:
    out = [part.strip() for part in text.split(",")]
    if not all(out):
        raise _bad(f"{name}: {text[:80]!r} has an empty place; write a,b,c")
    return out


def _entrant(told: str, game: Game) -> Entrant:
    from skulduggery.bots import levels

    if told in levels(game.id):
        return Entrant(told)
    if told.startswith("exec:"):
        try:
            command = tuple(shlex.split(told[len("exec:") :]))
        except ValueError as error:
            raise _bad(f"--bots: {told[:80]!r}: {str(error).lower()}") from None
    elif os.sep in told or os.path.exists(told):
        command = (os.path.abspath(told),)
    else:
        raise _bad(
            f"--bots: {told[:80]!r}: for {game.id} there are {', '.join(levels(game.id))};"
            " a program is a path such as ./mybot, or exec: and a command"
        )
    if not command or shutil.which(command[0]) is None:
        program = command[0] if command else ""
        if os.path.isfile(program):
            raise _bad(
                f"--bots: {told[:80]!r} may not be started; make it executable (chmod +x), or name"
                f" what runs it: exec:python3 {told[:80]}"
            )
        raise _bad(f"--bots: {told[:80]!r}: there is no program {program[:80]!r}")
    return Entrant(told, command)


def _options(told: list[str], game: Game) -> dict[str, Value]:
    known = {option.name: option for option in game.options}
    out: dict[str, Value] = {}
    for text in told:
        name, sign, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not sign:
            raise _bad(f"--option {text[:60]!r}: NAME=VALUE is needed")
        if name not in known:
            raise _bad(f"--option {name[:60]!r}: {game.id} has {', '.join(known)}")
        out[name] = _value(known[name], value.strip())
    if "limit_rounds" in known and "limit_rounds" not in out:
        out["limit_rounds"] = LIMIT_ROUNDS
    return out


def _value(option: TableOption, text: str) -> Value:
    """What a text stands for; what fits nothing stays a text, for the game to refuse."""
    if option.kind == "choice":
        return text
    words: dict[str, Value] = {"true": True, "on": True, "yes": True, "none": None}
    words |= {"false": False, "off": False, "no": False}
    if text.lower() in words:
        return words[text.lower()]
    if text.isascii() and text.isdigit() and len(text) < 20:
        return int(text)
    return text


def blocks(games: int) -> list[range]:
    """A run cut into blocks, whoever plays them."""
    size = max(1, min(BLOCK, games // BLOCKS))
    return [range(start, min(games, start + size)) for start in range(0, games, size)]


def play(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """The tallies of a run, block by block."""
    hopeless: set[str] = set()
    others = None if jobs == 1 else _processes(jobs)
    if others is None:
        for numbers in blocks(games):
            part = play_games(plan, numbers, hopeless)
            hopeless |= part.hopeless
            yield part
        return
    with others as pool:
        waiting: deque[Any] = deque()
        for numbers in blocks(games):
            waiting.append(pool.apply_async(play_games, (plan, numbers, set(hopeless))))
            if len(waiting) > 2 * jobs:
                part = waiting.popleft().get()
                hopeless |= part.hopeless
                yield part
        while waiting:
            yield waiting.popleft().get()
        # Told to end, not terminated: a signal that comes just before a process waits for its next
        # task is noticed only when it has got one, which would be never.
        pool.close()
        pool.join()


def _processes(jobs: int) -> Any:
    """Processes that play beside each other; None where the system gives them nothing to share."""
    from multiprocessing import get_context

    try:
        return get_context("spawn").Pool(jobs, _begin)
    except (ImportError, OSError) as error:
        print(
            f"skulduggery simulate: no more processes can be had here ({error}); one plays",
            file=sys.stderr,
        )
        return None


def _begin() -> None:
    """A process of the pool ends when the run ends, and then ends the programs it has started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())


class Progress:
    """A bar on standard error, where that is a terminal."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.bar: Any = None

    def __enter__(self) -> "Progress":
        if sys.stderr.isatty():
            from rich import progress
            from rich.console import Console

            self.bar = progress.Progress(
                progress.TextColumn("{task.completed:,} of {task.total:,} games"),
                progress.BarColumn(),
                progress.TaskProgressColumn(),
                progress.TimeRemainingColumn(),
                console=Console(stderr=True),
                transient=True,
            )
            self.bar.start()
            self.bar.add_task("games", total=self.games)
        return self

    def show(self, done: int) -> None:
        if self.bar is not None:
            self.bar.update(0, completed=done)

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()
