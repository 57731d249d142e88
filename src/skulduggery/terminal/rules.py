"""`skulduggery rules`: the rules of a game, or the guide to a villain, in our own words."""

from argparse import ArgumentParser, Namespace

EXAMPLES = """\
examples:
  skulduggery rules little-devils
  skulduggery rules disney-villains-card-game --lang it
  skulduggery rules maleficent --lang fr
  skulduggery rules little-devils --plain > rules.md"""


def add_arguments(parser: ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.add_argument(
        "game",
        metavar="GAME",
        help="which game (skulduggery games lists them), or a villain of Villainous",
    )
    add_language(parser)
    add_plain(parser)


def add_language(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--lang",
        choices=("en", "fr", "it"),
        help="the language of everything (otherwise the system's, or English)",
    )


def add_plain(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--plain",
        action="store_true",
        help="plain lines, for screen readers and pipes (also when there is no terminal)",
    )


def run(args: Namespace) -> int:
    from skulduggery.games import game
    from skulduggery.terminal.screen import screen
    from skulduggery.terminal.table import Page
    from skulduggery.words import system_language, words

    said = words(args.lang or system_language())
    guide = said.guide(args.game)
    screen(said, args.plain, 0).page(Page(guide or said.rules(game(args.game).id)))
    return 0
