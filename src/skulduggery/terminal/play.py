"""`skulduggery play`: lay a table, or go on at one that waits."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skulduggery.store import AnotherVersion, KeptTable, Store
    from skulduggery.terminal.screen import Screen
    from skulduggery.words import Words

EXAMPLES = """\
examples:
  skulduggery play                                  asks everything; Enter takes what is usual
  skulduggery play little-devils                    you against three bots
  skulduggery play little-devils --players 5 --bots random --lang fr
  skulduggery play disney-villains-card-game --villains maleficent,scar,ursula
  skulduggery play little-devils --bots person,rules-of-thumb,person --names Anna,Bruno
  skulduggery play little-devils --bots none --players 3     three people at one screen
  skulduggery play little-devils --option limit=50 --first me
  skulduggery play star-wars-villainous --deck my.toml      your own copy's numbers
  skulduggery play little-devils --bots none --players 3 --hints on   with tips for everybody
  skulduggery play --resume                         go on with the game you played last
  skulduggery play --resume 3                       go on at table 3 (see: skulduggery games)

The game is kept after every answer. In the game: a number chooses; ? shows the rules,
t gives a tip, u takes back, l shows the log, w says why a card cannot be played, q quits until
later."""

PACE = 0.8
"""The seconds a bot's answer is left to be read where a person watches."""


def add_arguments(parser: ArgumentParser) -> None:
    from skulduggery.terminal.games import add_db
    from skulduggery.terminal.rules import add_language, add_plain

    parser.epilog = EXAMPLES
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="which game; left out, everything is asked"
    )
    parser.add_argument(
        "--players", metavar="N", type=whole_number, help="how many sit at the table"
    )
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,...]",
        help="the level of all bots (random, rules-of-thumb; none: only people),"
        " or who sits at each seat: person or a level",
    )
    parser.add_argument(
        "--names", metavar="NAME[,...]", help="the people's names, in the order of the seats"
    )
    parser.add_argument(
        "--villains", metavar="VILLAIN[,...]", help="the villains by seat, or random"
    )
    parser.add_argument(
        "--deck",
        metavar="FILE",
        action="append",
        help="a villain's deck with your own numbers (skulduggery decks); can be repeated",
    )
    parser.add_argument("--first", metavar="SEAT", help="who begins: me, random or a seat from 1")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        help="an option of the table, such as limit=50 or open_memory=no; can be repeated",
    )
    parser.add_argument(
        "--hints",
        choices=("on", "off"),
        help="tips (t) for whoever asks; usually where one person plays, not where several do",
    )
    parser.add_argument(
        "--seed", metavar="N", type=seed, help="the luck of the cards: the same seed, the same deal"
    )
    parser.add_argument(
        "--resume",
        metavar="TABLE",
        nargs="?",
        const="last",
        help="go on with an unfinished game: its number, or the one played last",
    )
    parser.add_argument(
        "--pace",
        metavar="SECONDS",
        type=seconds,
        help=f"the time to read what a bot did (usually {PACE}; 0 in a pipe)",
    )
    add_db(parser)
    add_language(parser)
    add_plain(parser)


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise ArgumentTypeError(f"{text[:40]!r}: a whole number is needed")
    return int(text)


def seed(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 39 and int(text) < 1 << 128:
        return int(text)
    raise ArgumentTypeError(f"{text[:40]!r}: a whole number from 0 to 2^128-1 is needed")


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 60:
        raise ArgumentTypeError(f"{text[:40]!r}: seconds from 0 to 60 are needed")
    return value


def run(args: Namespace) -> int:
    from skulduggery.store import Failure, open_store
    from skulduggery.terminal.screen import InputEnded, screen
    from skulduggery.words import system_language, words

    _check(args)
    language = args.lang or system_language()
    view = screen(words(language), args.plain, 0)
    view.pace = args.pace if args.pace is not None else (PACE if view.is_terminal else 0)
    plan = None
    if args.game is not None:
        from skulduggery.terminal.seating import planned

        plan = planned(args, language)  # what is refused is refused before a file is made
    store, elsewhere = open_store(args.db)
    if elsewhere is not None:
        print(f"skulduggery play: {elsewhere}; they are kept in {store.place}", file=sys.stderr)
    try:
        if plan is not None:
            return _begin(view, store, plan, args)
        return _ask(view, store, args, language)
    except InputEnded:
        return 0
    except Failure as error:
        why = getattr(error, "orig", None) or error
        print(
            f"skulduggery play: {store.place} cannot be read or written any more ({why});"
            " all answers up to the last one shown are kept there",
            file=sys.stderr,
        )
        return 1
    finally:
        store.close()


def _check(args: Namespace) -> None:
    from skulduggery.engine.decision import Refused

    if args.resume is None:
        return
    for name in (
        "game",
        "players",
        "bots",
        "names",
        "villains",
        "deck",
        "first",
        "option",
        "seed",
        "hints",
    ):
        if getattr(args, name) is not None:
            shown = "GAME" if name == "game" else f"--{name}"
            raise Refused(
                "bad-request", f"--resume goes on with a laid table; {shown} lays a new one"
            )


def _ask(view: "Screen", store: "Store", args: Namespace, language: str) -> int:
    """Go on with a game that waits, or lay a table step by step."""
    from skulduggery.terminal.seating import asked_for
    from skulduggery.terminal.shelf import kept_line, wanted

    if args.resume is not None:
        return _go_on(view, store, wanted(store, args.resume).id, args)
    waiting = store.unfinished()[:8]
    if waiting:
        labels = [kept_line(one, view.words) for one in waiting]
        labels.append(view.words.say("ui-new-game"))
        at = view.choose(view.words.say("ui-saved-games"), labels)
        if at < len(waiting):
            return _go_on(view, store, waiting[at].id, args)
    return _begin(view, store, asked_for(view, args, language), args)


def _begin(view: "Screen", store: "Store", plan: object, args: Namespace) -> int:
    from secrets import randbits

    from skulduggery.engine.record import Table
    from skulduggery.terminal.seating import Plan
    from skulduggery.words import words

    assert isinstance(plan, Plan)
    luck = randbits(128) if plan.seed is None else plan.seed
    setup = plan.game.setup(
        None if plan.villains else len(plan.chairs), plan.villains, plan.options, luck
    )
    kept = store.add(Table(plan.game, setup, luck), plan.seating())
    said = words(plan.language)
    note = f"game-{plan.game.id}-note"
    if said.has(note):
        view.say(said.say(note))
    return _sit_down(view, kept, said, args)


def _go_on(view: "Screen", store: "Store", number: int, args: Namespace) -> int:
    from skulduggery.games import game
    from skulduggery.store import AnotherVersion
    from skulduggery.words import words

    kept = store.kept(number)
    said = words(args.lang or kept.seating["language"])
    view.speak(said)
    try:
        table = store.resume(number, game)
    except AnotherVersion as version:
        return _only_look(view, store, version, said)
    return _sit_down(view, table, said, args, resumed=True)


def _only_look(view: "Screen", store: "Store", version: "AnotherVersion", said: "Words") -> int:
    """A game of other rules: its story is shown, and it is not offered again."""
    from skulduggery.terminal.log import stored_story

    kept = version.kept
    view.draw(stored_story(store, kept, said))
    view.say(said.say("ui-other-rules", table=kept.id, message=version.message), "warn")
    store.shut(kept.id)
    return 0


def _sit_down(
    view: "Screen", kept: "KeptTable", said: "Words", args: Namespace, resumed: bool = False
) -> int:
    from skulduggery.terminal.decks import words_of
    from skulduggery.terminal.session import Session
    from skulduggery.terminal.shelf import in_file

    if kept.table.setup.decks:
        said = said.with_own(words_of(kept.table))
    view.speak(said)
    return Session(view, kept, said, f"{kept.number}{in_file(args.db)}", resumed).run()
