"""`skulduggery games`: what is on the shelf, and the tables that wait for you."""

import os
from argparse import ArgumentParser, Namespace

EXAMPLES = """\
examples:
  skulduggery games
  skulduggery games --lang fr
  skulduggery games --db ~/games.db    your tables in another file"""


def add_arguments(parser: ArgumentParser) -> None:
    from skulduggery.terminal.rules import add_language, add_plain

    parser.epilog = EXAMPLES
    add_db(parser)
    add_language(parser)
    add_plain(parser)


def add_db(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--db", metavar="FILE", help="where your games are kept (otherwise in your data folder)"
    )


def run(args: Namespace) -> int:
    from pathlib import Path

    from skulduggery.games import SHELF, game
    from skulduggery.places import place_nearby, to_type, usual_place
    from skulduggery.terminal.screen import Screen, screen
    from skulduggery.terminal.seating import how_many
    from skulduggery.terminal.table import Grid, Line, Text
    from skulduggery.words import system_language, words

    said = words(args.lang or system_language())
    view: Screen = screen(said, args.plain, 0)
    rows: list[list[Line]] = []
    lines: list[str] = []
    for one in SHELF:
        found = game(one)
        name = said.name("game", one)
        size = how_many(found, said)
        rows.append([Line((one, "strong")), Line(name), Line(size)])
        lines.append(f"{one}: {name}, {size}")
    heads = [said.say("ui-game"), said.say("ui-title-of-game"), said.say("ui-players")]
    view.draw([Grid(heads, rows, lines)])
    for one in SHELF:
        if said.has(f"game-{one}-note"):
            view.say(f"{said.name('game', one)}: {said.say(f'game-{one}-note')}")

    path = Path(args.db).expanduser() if args.db else usual_place()
    # A folder that may not be looked into holds nothing for us.
    if args.db is None and not os.path.exists(path):
        path = place_nearby()
    if os.path.exists(path):
        from skulduggery.store import Store
        from skulduggery.terminal.shelf import in_file, kept_line

        store = Store.at(path)
        waiting = store.unfinished()
        if waiting:
            view.say("")
            view.say(said.say("ui-saved-games"), "title")
            view.draw([Text(*[f"{one.id}: {kept_line(one, said)}" for one in waiting])])
            command = to_type(f"play --resume N{in_file(args.db)}")
            view.say(said.say("ui-how-to-resume", command=command))
        store.close()
    return 0
