"""What people write on the command line of the arena: bots, settings, luck."""

import argparse
import os
import re
import shlex
import shutil
from secrets import randbelow

from skulduggery.arena.match import Entrant
from skulduggery.bots import RANDOM, RULES_OF_THUMB, levels
from skulduggery.bots.bot import USUAL, Budget
from skulduggery.engine.chance import KEY_LIMIT
from skulduggery.engine.decision import Refused
from skulduggery.engine.game import Game, TableOption, Value

LIMIT_ROUNDS = 100
"""Where a game can go on for ever, it ends after so many rounds unless told."""
LONGEST = 3600.0
_BUDGET = re.compile(r"(?P<bot>.*)@(?P<amount>\d{1,9}(?:\.\d{1,6})?)(?P<unit>it|s)", re.DOTALL)
_SEVERAL = re.compile(r"([1-9])x(.+)", re.DOTALL)


def add_common_arguments(parser: argparse.ArgumentParser) -> None:
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


def bad(message: str) -> Refused:
    return Refused("bad-request", message)


def check_common(args: argparse.Namespace) -> None:
    if args.jobs is not None and args.jobs < 1:
        raise bad(f"--jobs: {args.jobs}; a whole number from 1 up is needed")
    if args.seed is not None and not 0 <= args.seed < KEY_LIMIT:
        raise bad(f"--seed: {args.seed}; a whole number from 0 to 2^128-1 is needed")
    if not 0 < args.seconds <= LONGEST:
        raise bad(f"--seconds: {args.seconds:g}; a number above 0, at most 3600, is needed")


def check_games(games: int) -> None:
    if games < 1:
        raise bad(f"--games: {games}; a whole number from 1 up is needed")


def drawn_seed() -> int:
    return randbelow(1 << 53)


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def listed(name: str, text: str) -> list[str]:
    out = [part.strip() for part in text.split(",")]
    if not all(out):
        raise bad(f"{name}: {text[:80]!r} has an empty place; write a,b,c")
    return out


def entrants(text: str, game: Game, seconds: float) -> tuple[Entrant, ...]:
    """The bots that a list names. `3xrandom` stands for three of them."""
    out: list[Entrant] = []
    for told in listed("--bots", text):
        several = _SEVERAL.fullmatch(told)
        count, name = (int(several[1]), several[2]) if several else (1, told)
        out += [_entrant(name, game, seconds)] * count
    return tuple(out)


def _entrant(told: str, game: Game, seconds: float) -> Entrant:
    there = levels(game.id)
    if told in there:
        return Entrant(told)
    name, budget = told, USUAL
    found = _BUDGET.fullmatch(told)
    if found:
        name, budget = found["bot"], _budget(told, found)
        if name in (RANDOM, RULES_OF_THUMB):
            raise bad(f"--bots: {told[:80]!r}: {name} does not search; leave out what follows @")
        if name in there:
            return Entrant(told, (), name, budget)
    if name.startswith("exec:"):
        try:
            command = tuple(shlex.split(name[len("exec:") :]))
        except ValueError as error:
            raise bad(f"--bots: {told[:80]!r}: {str(error).lower()}") from None
    elif os.sep in name or os.path.exists(name):
        command = (os.path.abspath(name),)
    else:
        raise bad(
            f"--bots: {told[:80]!r}: for {game.id} there are {', '.join(there)};"
            " a program is a path such as ./mybot, or exec: and a command"
        )
    if budget.iterations is not None:
        raise bad(f"--bots: {told[:80]!r}: a program is given seconds, such as @2s")
    if not command or shutil.which(command[0]) is None:
        program = command[0] if command else ""
        if os.path.isfile(program):
            raise bad(
                f"--bots: {told[:80]!r} may not be started; make it executable (chmod +x), or name"
                f" what runs it: exec:python3 {told[:80]}"
            )
        raise bad(f"--bots: {told[:80]!r}: there is no program {program[:80]!r}")
    return Entrant(told, command, name, Budget(seconds) if budget is USUAL else budget)


def _budget(told: str, found: re.Match[str]) -> Budget:
    amount = found["amount"]
    if found["unit"] == "it":
        if "." in amount or int(amount) < 1:
            raise bad(
                f"--bots: {told[:80]!r}: a whole number of iterations is needed, as in @400it"
            )
        return Budget(iterations=int(amount))
    if not 0 < float(amount) <= LONGEST:
        raise bad(f"--bots: {told[:80]!r}: seconds above 0, at most 3600, are needed, as in @0.3s")
    return Budget(seconds=float(amount))


def options(told: list[str], game: Game) -> dict[str, Value]:
    known = {option.name: option for option in game.options}
    out: dict[str, Value] = {}
    for text in told:
        name, sign, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not sign:
            raise bad(f"--option {text[:60]!r}: NAME=VALUE is needed")
        if name not in known:
            raise bad(f"--option {name[:60]!r}: {game.id} has {', '.join(known)}")
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
