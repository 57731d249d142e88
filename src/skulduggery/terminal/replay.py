"""`skulduggery replay`: step through a record, forward and back, through anybody's eyes."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from skulduggery.engine.game import Game
    from skulduggery.engine.record import Table
    from skulduggery.terminal.screen import Screen

EXAMPLES = """\
examples:
  skulduggery replay game.record              all hands open
  skulduggery replay game.record --seat 2     as the second seat saw it
  skulduggery replay game.record --step 30    begin at step 30
  skulduggery replay --table 3                a finished table of your own
  skulduggery replay --table 3 --write game.record

Enter goes forward, b back, a number jumps to that step, s changes the seat, t tells where the
game turned, q quits."""

ALL = -1
NO_SEAT = -2


def add_arguments(parser: ArgumentParser) -> None:
    from skulduggery.terminal.games import add_db
    from skulduggery.terminal.play import whole_number
    from skulduggery.terminal.rules import add_language, add_plain

    parser.epilog = EXAMPLES
    parser.add_argument("file", metavar="FILE", nargs="?", help="a record of a game")
    parser.add_argument(
        "--table", metavar="N", type=whole_number, help="a finished table of yours instead"
    )
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        default="all",
        help="whose eyes: a seat from 1, none (a spectator), or all (everything open; usual)",
    )
    parser.add_argument(
        "--step", metavar="N", type=whole_number, default=0, help="the step to begin at"
    )
    parser.add_argument(
        "--deck",
        metavar="FILE",
        action="append",
        default=[],
        help="the deck file with which it was played; can be repeated",
    )
    parser.add_argument("--write", metavar="FILE", help="write the record there and stop")
    add_db(parser)
    add_language(parser)
    add_plain(parser)


def run(args: Namespace) -> int:
    from skulduggery.engine.decision import Refused
    from skulduggery.terminal.screen import screen
    from skulduggery.words import system_language, words

    if (args.file is None) == (args.table is None):
        raise Refused("bad-request", "a FILE with a record is needed, or --table N, not both")
    said = words(args.lang or system_language())
    if args.file is not None:
        table = _from_file(args.file, args.deck)
        names = [
            said.name("villain", table.setup.villains[seat])
            if table.setup.villains
            else said.say("ui-seat-name", seat=seat + 1)
            for seat in range(table.setup.players)
        ]
    else:
        from skulduggery.terminal.seating import chair_name, chairs_of

        kept = _from_store(args)
        table = kept.table
        chairs = chairs_of(kept.seating)
        names = [
            chair_name(chairs, table.setup.villains, seat, said) for seat in range(len(chairs))
        ]
    if table.setup.decks:
        from skulduggery.terminal.decks import words_of

        said = said.with_own(words_of(table))
    if args.write is not None:
        return _write(table, args.write)
    eyes = whose_eyes(args.seat, table.setup.players)
    if args.step > len(table.answers):
        raise Refused(
            "bad-request", f"--step {args.step}: this record has steps 0 to {len(table.answers)}"
        )
    Replay(screen(said, args.plain, 0), table, names, eyes, args.step).run()
    return 0


def whose_eyes(text: str, players: int) -> int:
    from skulduggery.engine.decision import Refused

    if text == "all":
        return ALL
    if text == "none":
        return NO_SEAT
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= players:
        return int(text) - 1
    raise Refused("bad-request", f"seat {text[:40]!r}: 1 to {players}, none or all is needed")


def _from_file(name: str, decks: list[str]) -> "Table":
    from pathlib import Path

    from skulduggery.engine.decision import Refused
    from skulduggery.engine.record import load
    from skulduggery.games import game

    try:
        text = Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise Refused("bad-record", f"{name} is not a text, so it is no record") from None
    except OSError as error:
        raise Refused("bad-record", f"{name} cannot be read: {error.strerror or error}") from None
    from skulduggery.terminal.decks import take

    def find(id: str) -> "Game":
        found = game(id)
        for deck in decks:
            take(deck, found)
        return found

    try:
        return load(text, find)
    except Refused as refused:
        raise Refused(refused.code, f"{name}: {refused.message}") from None


def _from_store(args: Namespace) -> Any:
    from skulduggery.engine.decision import Refused
    from skulduggery.games import game
    from skulduggery.places import to_type
    from skulduggery.store import open_store
    from skulduggery.terminal.shelf import in_file

    store, _ = open_store(args.db)
    try:
        kept = store.resume(args.table, game)
    finally:
        store.close()
    if kept.table.decision() is not None:
        raise Refused(
            "bad-request",
            f"table {args.table} is not over yet: "
            + to_type(f"play --resume {args.table}{in_file(args.db)}"),
        )
    return kept


def _write(table: "Table", name: str) -> int:
    from skulduggery.engine.decision import Refused

    try:
        with open(name, "x", encoding="utf-8") as file:
            file.write(table.record())
    except FileExistsError:
        raise Refused("bad-request", f"{name} is there already; name another file") from None
    except OSError as error:
        message = f"{name} cannot be written: {error.strerror or error}"
        raise Refused("bad-request", message) from None
    print(name)
    return 0


class Replay:
    def __init__(
        self, screen: "Screen", table: "Table", names: list[str], eyes: int, step: int
    ) -> None:
        from skulduggery.terminal.draw import drawing

        self.screen = screen
        self.said = screen.words
        self.table = table
        self.names = names
        self.eyes = eyes
        self.step = step
        self.explained = False
        self.drawing = drawing(table.game.id).of(table)

    @property
    def last(self) -> int:
        return len(self.table.answers)

    def run(self) -> None:
        from skulduggery.terminal.screen import InputEnded

        try:
            self.show()
            while self.typed(self.screen.ask(self.said.say("ui-replay-typed"))):
                pass
        except InputEnded:
            pass

    def show(self) -> None:
        from skulduggery.terminal.log import result_lines
        from skulduggery.terminal.table import Line, Piece, Text

        say = self.said.say
        game = self.said.name("game", self.table.game.id)
        head = say("ui-replay-of", game=game, names=", ".join(self.names))
        step = say("ui-replay-step", step=self.step, steps=self.last)
        eyes = say("ui-replay-eyes", who=self.who())
        pieces: list[Piece] = [
            Text("", Line((head, "title")), Line((f"{step} · {eyes}", "strong")))
        ]
        story = self.story(self.step) if self.step else [say("ui-replay-start")]
        if self.step == self.last:
            result = self.table.state.result()
            if result.over:
                story += result_lines(result, self.names, None, self.said)
            story.append(say("ui-replay-end"))
        pieces.append(Text(*story))
        scene = self.scene()
        pieces += self.drawing.table(scene)
        pieces += self.drawing.hands(scene)
        actor = self.table.at(self.step).actor()
        if actor >= 0:
            pieces.append(Text(say("ui-turn-of", name=self.names[actor])))
        if self.screen.rich or not self.explained:
            pieces.append(Text(Line((say("ui-replay-keys"), "dim"))))
            self.explained = True
        self.screen.fresh()
        self.screen.draw(pieces)

    def who(self) -> str:
        if self.eyes == ALL:
            return self.said.say("ui-replay-all")
        if self.eyes == NO_SEAT:
            return self.said.say("ui-replay-nobody")
        return self.names[self.eyes]

    def scene(self) -> Any:
        state = self.table.at(self.step)
        if self.eyes == ALL:
            view = state.view(None)
            for seat in range(len(self.names)):
                view = merged(view, state.view(seat))
            return self.seen(view, None)
        seat_or_none = None if self.eyes == NO_SEAT else self.eyes
        view = state.view(seat_or_none)
        return self.seen(view, seat_or_none)

    def seen(self, view: dict[str, Any], viewer: int | None) -> Any:
        from skulduggery.terminal.draw.scene import Scene

        screen = self.screen
        return Scene(
            view, self.names, self.said, viewer, signs=screen.signs, columns=screen.columns
        )

    def story(self, step: int) -> list[str]:
        """What came of the answer that led to this step."""
        from skulduggery.terminal.log import chunks_of, told
        from skulduggery.words.telling import Teller

        chunk = chunks_of(self.table)[step]
        reader = None if self.eyes == NO_SEAT else self.eyes
        if self.eyes == ALL:
            # Everything is open: each event as the one who knows most of it read it.
            reader = self.table.answers[step - 1].seat if step else 0
        names = self.names
        teller = Teller(self.said, self.table.game.id, names, None)
        return told(chunk, reader, teller, self.drawing)

    def typed(self, line: str) -> bool:
        """Carry out what was typed; False ends it."""
        from skulduggery.engine.decision import Refused
        from skulduggery.terminal.screen import readable

        word, _, rest = line.lower().partition(" ")
        step = self.step
        match word:
            case "" | "n":
                step += 1
            case "b":
                step -= 1
            case "q" | "quit":
                return False
            case "l":
                lines = [line for n in range(1, self.step + 1) for line in self.story(n)]
                self.read(lines or [self.said.say("ui-replay-start")])
                return True
            case "t":
                self.turning_points()
                return True
            case "s":
                try:
                    asked = rest.strip() or self.screen.ask(self.said.say("ui-replay-seat"))
                    self.eyes = whose_eyes(asked.lower(), len(self.names))
                except Refused as refused:
                    self.screen.say(refused.message, "warn")
                    return True
            case _ if word.isascii() and word.isdigit():
                step = int(word[:9])
            case _:
                said = self.said.say("ui-replay-not-understood", answer=readable(line))
                self.screen.say(said, "warn")
                return True
        if not 0 <= step <= self.last:
            self.screen.say(self.said.say("ui-replay-no-step", steps=self.last), "warn")
            return True
        self.step = step
        self.show()
        return True

    def turning_points(self) -> None:
        """How the chances went; of a game that is over, for until then hands are hidden."""
        from skulduggery.terminal.advice import how_it_went
        from skulduggery.words.telling import Teller

        screen = self.screen
        if self.table.state.actor() >= 0:
            screen.say(self.said.say("ui-turning-later"))
            return
        teller = Teller(self.said, self.table.game.id, self.names, None)
        screen.draw(
            how_it_went(self.table, self.names, self.said, teller, screen.columns, screen.signs)
        )

    def read(self, lines: list[str]) -> None:
        from skulduggery.terminal.table import Text

        self.screen.page(Text(*lines))


def merged(one: Any, other: Any) -> Any:
    """Two views of one moment as one: what either knows."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: merged(one.get(key), other.get(key)) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [merged(a, b) for a, b in zip(one, other, strict=True)]
        return one if len(one) > len(other) else other
    if isinstance(other, list) and not isinstance(one, (list, dict)):
        return other
    return other if one is None else one
