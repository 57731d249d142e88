"""The command line. A command's module is brought in only when that command is called."""

import argparse
import os
import sys
from importlib import import_module

from skulduggery import __version__

DOORS = {
    "serve": ("skulduggery.server.serve", "open the table in the browser (also without a command)"),
    "play": ("skulduggery.terminal.play", "play a game in this terminal"),
    "games": ("skulduggery.terminal.games", "list the games on the shelf and your tables"),
    "rules": ("skulduggery.terminal.rules", "read the rules of a game"),
    "simulate": ("skulduggery.arena.simulate", "let bots play many games and count"),
    "decks": ("skulduggery.terminal.decks", "a villain's deck as a file, with your own numbers"),
    "arena": ("skulduggery.arena.tournament", "let bots meet under even conditions and judge them"),
    "replay": ("skulduggery.terminal.replay", "step through a game that was written down"),
    "engine": ("skulduggery.pipe.engine", "serve the table over a pipe, one JSON object per line"),
}

ABOUT = "A table for games of villainy: Little Devils, the Villains card game, Villainous."

EXAMPLES = """\
examples:
  skulduggery                          the table in the browser
  skulduggery serve --host 0.0.0.0     the same for phones in this network, too
  skulduggery play                     in the terminal: asks what to play, step by step
  skulduggery play little-devils       you against three bots
  skulduggery play --resume            goes on with your last unfinished game
  skulduggery rules little-devils --lang fr
  skulduggery simulate little-devils --players 4 --bots random,rules-of-thumb --games 1000
  skulduggery arena little-devils --bots rules-of-thumb,3xrandom

Every command has its own --help with examples."""

GOOD, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


class Parser(argparse.ArgumentParser):
    """One clear line for bad input, and where to read more."""

    def __init__(self, prog: str, description: str) -> None:
        super().__init__(
            prog=prog,
            description=description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> None:  # type: ignore[override]
        print(f"{self.prog}: {message} (see: {self.prog} --help)", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def main(argv: list[str] | None = None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        _any_character()
        code = _open(given)
        sys.stdout.flush()
        return code
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else (GOOD if left.code is None else FAILED)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _any_character() -> None:
    """A card's symbol that the terminal cannot write is no reason to stop a game."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _open(given: list[str]) -> int:
    first = given[0] if given else ""
    if first in ("-h", "--help"):
        _front_door().print_help()
        return GOOD
    if first in ("-V", "--version"):
        print(f"skulduggery {__version__}")
        return GOOD
    if first in DOORS:
        return _command(first, given[1:])
    if not first or first.startswith("-"):
        return _command("serve", given)
    return _no_such_command(first)


def _command(name: str, rest: list[str]) -> int:
    place, help_line = DOORS[name]
    module = import_module(place)
    parser = Parser(f"skulduggery {name}", help_line[0].upper() + help_line[1:] + ".")
    module.add_arguments(parser)
    arguments = parser.parse_args(rest)
    from skulduggery.engine.decision import Refused

    try:
        code: int = module.run(arguments)
    except Refused as refused:
        print(f"skulduggery {name}: {refused.message}", file=sys.stderr)
        return BAD_INPUT
    return code


def _front_door() -> Parser:
    parser = Parser("skulduggery", ABOUT)
    parser.usage = "skulduggery [COMMAND] [--version] [--help]"
    parser.epilog = EXAMPLES
    parser.add_argument("-V", "--version", action="store_true", help="say the version and stop")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog="skulduggery")
    for name, (_, help_line) in DOORS.items():
        commands.add_parser(name, help=help_line, description=help_line)
    return parser


def _no_such_command(word: str) -> int:
    from difflib import get_close_matches

    from skulduggery.games import SHELF

    shown = word[:60]
    if word in SHELF:
        said = f"{shown!r} is a game, not a command: skulduggery play {word}"
    else:
        near = get_close_matches(word, list(DOORS), 1)
        meant = f"did you mean {near[0]!r}? " if near else ""
        said = f"there is no command {shown!r}; {meant}there are {', '.join(DOORS)}"
    print(f"skulduggery: {said} (see: skulduggery --help)", file=sys.stderr)
    return BAD_INPUT


if __name__ == "__main__":
    raise SystemExit(main())
