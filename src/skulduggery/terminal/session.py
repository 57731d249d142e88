"""People and bots at one table: who is asked, what is shown to whom, what can be typed."""

from skulduggery.bots import make
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.game import NOBODY
from skulduggery.store import KeptTable
from skulduggery.terminal.draw import drawing
from skulduggery.terminal.draw.scene import Scene
from skulduggery.terminal.log import chunks_of, remembered_from, told
from skulduggery.terminal.screen import InputEnded, Screen, readable
from skulduggery.terminal.seating import chair_name, chairs_of
from skulduggery.terminal.table import Line, Page, Piece, Text
from skulduggery.words import Words
from skulduggery.words.telling import Teller

MIXING = 0x9E3779B97F4A7C15
RECAP = 8
"""The lines of news that a picture shows; the log has the rest."""


class Leave(Exception):
    """Somebody goes, for now."""


class Session:
    def __init__(
        self, screen: Screen, kept: KeptTable, said: Words, command: str, resumed: bool
    ) -> None:
        self.screen = screen
        self.kept = kept
        self.table = kept.table
        self.said = said
        self.command = command
        self.game = kept.table.game
        self.chairs = chairs_of(kept.seating)
        villains = kept.table.setup.villains
        self.names = [
            chair_name(self.chairs, villains, seat, said) for seat in range(len(self.chairs))
        ]
        self.people = [seat for seat, chair in enumerate(self.chairs) if chair.is_person]
        self.drawing = drawing(self.game.id)
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = {seat: self._after_own(seat) if resumed else 0 for seat in self.people}
        self.watched = len(chunks_of(self.table)) if resumed else 0
        self.drawn_turn: object = None
        self.note = said.say("ui-take-up-again") if resumed else ""

    # The loop.

    def run(self) -> int:
        try:
            self._greet()
            while (seat := self.table.state.actor()) != NOBODY:
                if self.chairs[seat].is_person:
                    self._person(seat)
                else:
                    self._bot(seat)
            self._end()
        except (Leave, InputEnded) as gone:
            if isinstance(gone, InputEnded):
                self.screen.say(self.said.say("ui-input-ended"))
            self._saved()
        except KeyboardInterrupt:
            self.screen.say("")
            self._saved()
            raise
        return 0

    def _greet(self) -> None:
        said = self.said
        self.screen.say(said.name("game", self.game.id), "title")
        self.screen.say(said.say("ui-table-number", table=self.kept.number, names=self._seated()))
        if not self.people:
            self._news(None)

    def _seated(self) -> str:
        return ", ".join(
            name if chair.is_person else self.said.say("ui-name-of-bot", name=name)
            for name, chair in zip(self.names, self.chairs, strict=True)
        )

    def _saved(self) -> None:
        self.screen.say(self.said.say("ui-saved", command=self.command))

    def _bot(self, seat: int) -> None:
        """A bot gets its own view and the question, nothing else."""
        state = self.table.state
        decision = state.decision()
        assert decision is not None
        chair = self.chairs[seat]
        luck = (chair.seed + len(self.table.answers) * MIXING) % (1 << 64)
        bot = make(chair.level or "", self.game.id, seat, luck)
        self.kept.answer(bot.choose(state.view(seat), decision))
        if self.at_screen is not None or not self.people:
            self._news(self.at_screen)
            self.screen.rest()

    def _person(self, seat: int) -> None:
        if self.at_screen != seat:
            self._hand_over(seat)
        self._picture(seat)
        while self.table.state.actor() == seat and not self._answered(seat):
            pass

    def _hand_over(self, seat: int) -> None:
        """Nothing that only the last one may see is left when the next one looks."""
        name = self.names[seat]
        self.screen.wipe()
        self.at_screen = None
        self.drawn_turn = None
        self.screen.say(self.said.say("ui-hand-screen-to", name=name), "title")
        if self.screen.ask(self.said.say("ui-ready", name=name)).lower() == "q":
            raise Leave
        self.screen.wipe()
        self.at_screen = seat

    # What is shown.

    def _teller(self, reader: int | None) -> Teller:
        edition = str(self.table.setup.options.get("edition", "current"))
        return Teller(self.said, self.game.id, self.names, reader, edition)

    def _news(self, reader: int | None) -> None:
        """Tell what the reader has not been told yet."""
        chunks = chunks_of(self.table)
        start = self.watched if reader is None else self.told[reader]
        teller = self._teller(reader)
        for chunk in chunks[start:]:
            for line in told(chunk, reader, teller, self.drawing):
                self.screen.say(line)
        if reader is None:
            self.watched = len(chunks)
        else:
            self.told[reader] = len(chunks)

    def _after_own(self, seat: int) -> int:
        """The chunk of this seat's last answer: from there on it waits for news."""
        for n in range(len(self.table.answers) - 1, -1, -1):
            if self.table.answers[n].seat == seat:
                return n + 1
        return 0

    def _recap(self, seat: int) -> list[Piece]:
        """On a fresh picture: what happened since this seat's last answer."""
        chunks = chunks_of(self.table)
        teller = self._teller(seat)
        lines: list[str] = []
        for chunk in chunks[self._after_own(seat) :]:
            lines += told(chunk, seat, teller, self.drawing)
        self.told[seat] = len(chunks)
        if len(lines) > RECAP:
            more = self.said.say("ui-more-in-log", count=len(lines) - RECAP)
            lines = [more, *lines[-RECAP:]]
        return [Text(*[Line((line, "dim")) for line in lines])] if lines else []

    def _scene(self, seat: int | None, decision: Decision | None = None) -> Scene:
        view = self.table.state.shown(seat)
        labels: list[str] = []
        if decision is not None:
            teller = self._teller(seat)
            labels = [teller.option(option, view) for option in decision.options]
        names = list(self.names)
        if seat is not None and self.chairs[seat].name is None:
            names[seat] = self.said.say("ui-you")
        return Scene(view, names, self.said, seat, decision, labels, self.screen.signs)

    def _picture(self, seat: int, again: bool = False) -> None:
        """The table, the hand and the question."""
        decision = self.table.state.decision()
        assert decision is not None
        scene = self._scene(seat, decision)
        pieces: list[Piece] = []
        if self.screen.rich:
            self.screen.fresh()
            pieces += self._recap(seat)
        else:
            self._news(seat)
            pieces.append(Text(""))
        if self.note:
            pieces.append(Text(Line((self.note, "good"))))
            self.note = ""
        turn = (scene.view["turn"], scene.view["round"], seat)
        if (
            again
            or self.screen.rich
            or self.drawing.whole_table_each_time
            or self.drawn_turn != turn
        ):
            pieces += self.drawing.table(scene)
            self.drawn_turn = turn
        pieces += self.drawing.hand(scene)
        pieces.append(Text(Line((self._teller(seat).question(decision), "title"))))
        pieces += self.drawing.choices(scene)
        self.screen.draw(pieces)

    def _end(self) -> None:
        result = self.table.state.result()
        reader = self.people[0] if len(self.people) == 1 else None
        scene = self._scene(reader)
        if self.screen.rich:
            self.screen.fresh()
            if reader is not None:
                self.screen.draw(self._recap(reader))
        elif reader is None and self.people:
            self.watched = min(self.told.values())
            self._news(None)
        else:
            self._news(reader)
        say = self.said.say
        pieces: list[Piece] = [Text("", Line((say("ui-game-over"), "title")))]
        pieces += self.drawing.table(scene)
        lines = [say(f"result-{result.reason}")]
        winners = [self.names[seat] for seat in result.winners]
        if result.winners == (reader,):
            lines.append(say("ui-you-win"))
        else:
            lines.append(say("ui-winners", count=len(winners), names=self.said.row(winners)))
        pieces.append(Text(*[Line((line, "strong")) for line in lines]))
        self.screen.draw(pieces)
        replay = self.command.replace("play --resume", "replay --table")
        self.screen.say(say("ui-see-again", command=replay))

    # What is typed.

    def _answered(self, seat: int) -> bool:
        """Take one line; True when the table has changed."""
        decision = self.table.state.decision()
        assert decision is not None
        high = len(decision.options)
        line = self.screen.ask(self.said.say("ui-choose-number", low=1, high=high))
        if not line:
            self._picture(seat, again=True)
            return False
        word, _, rest = line.partition(" ")
        match line.lower() if word.lower() != "w" else "w":
            case "?":
                self._read(seat, [Page(self.said.rules(self.game.id))])
            case "h" | "help":
                self._read(seat, [self._help()])
            case "l" | "log":
                self._read(seat, [self._log(seat)])
            case "v":
                self._picture(seat, again=True)
            case "w":
                self._why(seat, rest.strip())
            case "u" | "undo":
                return self._undo(seat)
            case "q" | "quit":
                raise Leave
            case _:
                option = self._option(line, decision)
                if option is None:
                    return False
                self.kept.answer(option)
                if not self.screen.rich or self.table.state.actor() != seat:
                    self._news(seat)
                return True
        return False

    def _option(self, line: str, decision: Decision) -> Option | None:
        high = len(decision.options)
        if line.isascii() and line.isdigit():
            number = int(line[:9])
            if 1 <= number <= high:
                return decision.options[number - 1]
            self.screen.say(self.screen.not_offered(line, high), "warn")
            return None
        try:
            return decision.find(line)
        except Refused:
            said = self.said.say("ui-not-understood", answer=readable(line))
            self.screen.say(said, "warn")
            return None

    def _read(self, seat: int, pieces: list[Piece]) -> None:
        """Something to read in between; then the table is there again."""
        if self.screen.rich:
            self.screen.fresh()
        for piece in pieces:
            self.screen.page(piece)
        if self.screen.rich:
            self.screen.ask(self.said.say("ui-press-enter"))
            self._picture(seat, again=True)

    def _help(self) -> Piece:
        keys = ("number", "rules", "undo", "log", "why", "view", "quit", "help")
        title = Line((self.said.say("ui-help-title"), "title"))
        return Text(title, *[self.said.say(f"ui-help-{key}") for key in keys])

    def _log(self, seat: int) -> Piece:
        chunks = chunks_of(self.table)
        start = remembered_from(self.table.state.shown(seat), chunks, len(self.chairs))
        teller = self._teller(seat)
        lines: list[str] = []
        for chunk in chunks[start:]:
            lines += told(chunk, seat, teller, self.drawing)
        title = Line((self.said.say("ui-log"), "title"))
        return Text(title, *(lines or [self.said.say("ui-log-empty")]))

    def _why(self, seat: int, asked: str) -> None:
        """Ask about a card or a location, by letter, name or id."""
        things = self.drawing.askable(self._scene(seat))
        if not asked:
            letters = [f"{chr(ord('a') + n)}. {thing[2]}" for n, thing in enumerate(things)]
            self.screen.draw([Text(*letters)])
            asked = self.screen.ask(self.said.say("ui-why-letter"))
        thing = _meant(asked, things)
        if thing is None:
            said = self.said.say("ui-not-understood", answer=readable(asked))
            self.screen.say(said, "warn")
            return
        kind, id, name = thing
        card, location = (id, None) if kind == "card" else (None, id)
        reason = self.table.state.why_not(seat, card, location)
        if reason is None:
            self.screen.say(self.said.say("ui-why-nothing", name=name))
        else:
            told_reason = self._teller(seat).reason(reason)
            self.screen.say(self.said.say("ui-why-answer", name=name, reason=told_reason))

    def _undo(self, seat: int) -> bool:
        """Back to this person's decision before this one; what followed goes back too."""
        answers = self.table.answers
        number = next((n for n in range(len(answers) - 1, -1, -1) if answers[n].seat == seat), None)
        if number is None:
            self.screen.say(self.said.say("ui-nothing-to-undo"), "warn")
            return False
        others = {one.seat for one in answers[number + 1 :] if one.seat != seat}
        names = self.said.row([self.names[other] for other in sorted(others)])
        if any(self.chairs[other].is_person for other in others):
            self.screen.say(self.said.say("ui-undo-takes-back", names=names), "warn")
            yes = self.said.say("ui-yes")
            sure = self.screen.ask(self.said.say("ui-undo-sure", yes=yes)).lower()
            if sure not in (yes, yes[:1], "y"):
                return False
        self.kept.back_to(number, seat)
        left = len(chunks_of(self.table))
        self.told = {one: min(n, left) for one, n in self.told.items()}
        self.told[seat] = left
        self.drawn_turn = None
        say = self.said.say
        self.note = say("ui-undone-with", names=names) if others else say("ui-undone")
        return True


def _meant(asked: str, things: list[tuple[str, str, str]]) -> tuple[str, str, str] | None:
    wanted = asked.strip().lower()
    if len(wanted) == 1 and "a" <= wanted <= "z" and ord(wanted) - ord("a") < len(things):
        return things[ord(wanted) - ord("a")]
    for thing in things:
        if wanted in (thing[1].lower(), thing[2].lower()):
            return thing
    return None
