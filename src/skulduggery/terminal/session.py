"""People and bots at one table: who is asked, what is shown to whom, what can be typed."""

from skulduggery.bots import ask
from skulduggery.bots.judge import has_judge
from skulduggery.bots.staying import Staying
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.game import NOBODY
from skulduggery.places import to_type
from skulduggery.store import KeptTable
from skulduggery.terminal.advice import hints_allowed, how_it_went, tip
from skulduggery.terminal.decks import decks_of
from skulduggery.terminal.draw import drawing
from skulduggery.terminal.draw.scene import Scene
from skulduggery.terminal.log import chunks_of, remembered_from, result_lines, told
from skulduggery.terminal.screen import InputEnded, Screen, readable
from skulduggery.terminal.seating import chair_name, chairs_of
from skulduggery.terminal.table import Line, Page, Piece, Text
from skulduggery.words import Words
from skulduggery.words.telling import Teller

MIXING = 0x9E3779B97F4A7C15
PASSED = "pass"
"""Whoever passes leaves no trace that others could see, be it by a pause or by an undo."""
LEAST_RECAP = 2
RECAP = 8
"""The lines of news that a picture shows; the log has the rest."""


class Leave(Exception):
    """Somebody goes, for now."""


class Session:
    """`which` table it is, as it is named on the command line."""

    def __init__(
        self, screen: Screen, kept: KeptTable, said: Words, which: str, resumed: bool
    ) -> None:
        self.screen = screen
        self.kept = kept
        self.table = kept.table
        self.said = said
        self.which = which
        self.game = kept.table.game
        self.chairs = chairs_of(kept.seating)
        villains = kept.table.setup.villains
        self.names = [
            chair_name(self.chairs, villains, seat, said) for seat in range(len(self.chairs))
        ]
        self.bots = Staying()
        self.people = [seat for seat, chair in enumerate(self.chairs) if chair.is_person]
        self.drawing = drawing(self.game.id).of(self.table)
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = {seat: self._after_own(seat) if resumed else 0 for seat in self.people}
        self.watched = len(chunks_of(self.table)) if resumed else 0
        self.drawn_turn: object = None
        self.drawn_hand: list[str] = []
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
        for deck in decks_of(self.table):
            villain = said.name("villain", deck.villain.id)
            self.screen.say(said.say("ui-own-deck", villain=villain, deck=deck.digest))
        if not self.people:
            self._news(None)

    def _seated(self) -> str:
        return ", ".join(
            name if chair.is_person else self.said.say("ui-name-of-bot", name=name)
            for name, chair in zip(self.names, self.chairs, strict=True)
        )

    def _saved(self) -> None:
        command = to_type(f"play --resume {self.which}")
        self.screen.say(self.said.say("ui-saved", command=command))

    def _bot(self, seat: int) -> None:
        """A bot gets what its seat knows and the question, nothing else."""
        state = self.table.state
        chair = self.chairs[seat]
        luck = (chair.seed + len(self.table.answers) * MIXING) % (1 << 64)
        bot = self.bots.bot(self.which, chair.level or "", self.game.id, seat, luck)
        done = self.kept.answer(ask(bot, state))
        if self.at_screen is not None or not self.people:
            self._news(self.at_screen)
            if done.text != PASSED:
                self.screen.rest()

    def _person(self, seat: int) -> None:
        if self.at_screen != seat:
            self._hand_over(seat)
        self.picture(seat)
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

    def _recap(self, seat: int, room: int) -> list[Piece]:
        """On a fresh picture: what happened since this seat's last answer, as far as it fits."""
        chunks = chunks_of(self.table)
        teller = self._teller(seat)
        lines: list[str] = []
        for chunk in chunks[self._after_own(seat) :]:
            lines += told(chunk, seat, teller, self.drawing)
        self.told[seat] = len(chunks)
        if len(lines) > room:
            more = self.said.say("ui-more-in-log", count=len(lines) - room + 1)
            lines = [more, *lines[len(lines) - room + 1 :]]
        return [Text(*[Line((line, "dim")) for line in lines], crop=True)] if lines else []

    def _scene(
        self, seat: int | None, decision: Decision | None = None, whole: bool = False
    ) -> Scene:
        view = self.table.state.shown(seat)
        names = list(self.names)
        if seat is not None and self.chairs[seat].name is None:
            names[seat] = self.said.say("ui-you")
        screen = self.screen
        notes = self.table.state.notes(seat)
        scene = Scene(
            view, names, self.said, seat, decision, screen.signs, whole, screen.columns, notes
        )
        if decision is not None:
            teller = self._teller(seat)
            scene.labels = [
                self.drawing.label(option, teller.option(option, view), scene)
                for option in decision.options
            ]
        return scene

    def picture(self, seat: int, again: bool = False) -> None:
        """The table, the hand and the question."""
        decision = self.table.state.decision()
        assert decision is not None
        scene = self._scene(seat, decision, again)
        pieces: list[Piece] = []
        if not self.screen.rich:
            self._news(seat)
            pieces.append(Text(""))
        if self.note:
            pieces.append(Text(Line((self.note, "good"))))
            self.note = ""
        turn = (scene.view["turn"], scene.view["round"], seat)
        each_time = again or self.screen.rich or self.drawing.whole_table_each_time
        if each_time or self.drawn_turn != turn:
            table = self.drawing.table(scene)
            self.drawn_turn = turn
            self.drawn_hand = []
        else:
            table = self.drawing.brief(scene)
        hand = self.drawing.hand(scene)
        said = [line for piece in hand for line in piece.said]
        question: list[Piece] = []
        if each_time or said != self.drawn_hand:
            question += hand
            self.drawn_hand = said
        question += self.drawing.asked(scene)
        question.append(Text(Line((self._teller(seat).question(decision), "title"))))
        question += self.drawing.choices(scene)
        if self.screen.rich:
            if not again and self._room(pieces + table + question) < LEAST_RECAP:
                scene.small = True
                table = self.drawing.table(scene)
            self.screen.fresh()
            room = self._room(pieces + table + question)
            self.screen.draw(self._recap(seat, max(LEAST_RECAP, room)))
        self.screen.draw(pieces + table + question)

    def _room(self, pieces: list[Piece]) -> int:
        """The lines that are left above a picture and the line that asks."""
        return self.screen.rows - self.screen.height(pieces) - 1

    def _end(self) -> None:
        result = self.table.state.result()
        reader = self.people[0] if len(self.people) == 1 else None
        scene = self._scene(reader)
        if self.screen.rich:
            self.screen.fresh()
            if reader is not None:
                self.screen.draw(self._recap(reader, RECAP))
        elif reader is None and self.people:
            self.watched = min(self.told.values())
            self._news(None)
        else:
            self._news(reader)
        say = self.said.say
        pieces: list[Piece] = [Text("", Line((say("ui-game-over"), "title")))]
        pieces += self.drawing.table(scene)
        lines = result_lines(result, self.names, reader, self.said)
        pieces.append(Text(*[Line((line, "strong")) for line in lines]))
        self.screen.draw(pieces)
        replay = to_type(f"replay --table {self.which}")
        self.screen.say(say("ui-see-again", command=replay))
        screen, teller = self.screen, self._teller(reader)
        went = how_it_went(self.table, scene.names, self.said, teller, screen.columns, screen.signs)
        screen.draw([Text(""), *went])

    # What is typed.

    def _answered(self, seat: int) -> bool:
        """Take one line; True when the table has changed."""
        decision = self.table.state.decision()
        assert decision is not None
        high = len(decision.options)
        line = self.screen.ask(self.said.say("ui-choose-number", low=1, high=high))
        if not line:
            self.picture(seat, again=True)
            return False
        word, _, rest = line.partition(" ")
        match word.lower() if word.lower() in ("w", "i") else line.lower():
            case "?":
                self._read(seat, [Page(self.said.rules(self.game.id))])
            case "h" | "help":
                self._read(seat, [self._help()])
            case "l" | "log":
                self._read(seat, [self._log(seat)])
            case "v":
                self.picture(seat, again=True)
            case "w":
                self._why(seat, rest.strip())
            case "i":
                self._info(seat, rest.strip())
            case "t" | "tip":
                self._tip(seat, decision)
            case "u" | "undo":
                return self._undo(seat)
            case "q" | "quit":
                raise Leave
            case _:
                return self._chosen(seat, line, decision)
        return False

    def _chosen(self, seat: int, line: str, decision: Decision) -> bool:
        """A number, the text of an option, or several numbers where several can be chosen."""
        numbers = line.split()
        if len(numbers) > 1 and all(one.isascii() and one.isdigit() for one in numbers):
            options = [self._option(one, decision) for one in numbers]
        else:
            options = [self._option(line, decision)]
        wanted = sorted({one.n for one in options if one is not None})
        if None in options or not wanted:
            return False
        mark = len(self.table.answers)
        try:
            for n in wanted:
                self.kept.answer(decision.options[n].text)
            if len(wanted) > 1 and self.table.state.actor() == seat:
                following = self.table.decision()
                assert following is not None
                if any(one.text == "done" for one in following.options):
                    self.kept.answer("done")
        except Refused as refused:
            if len(self.table.answers) > mark:
                self.kept.back_to(mark, seat)
            self.screen.say(refused.message, "warn")
            return False
        if not self.screen.rich or self.table.state.actor() != seat:
            self._news(seat)
        return True

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
            self.picture(seat, again=True)

    def _help(self) -> Piece:
        say = self.said.say
        return Text(
            Line((say("ui-help-title"), "title")),
            say("ui-help-number"),
            say("ui-help-several"),
            say("ui-help-rules"),
            say("ui-help-undo"),
            say("ui-help-log"),
            say("ui-help-hint"),
            say("ui-help-why"),
            say("ui-help-info"),
            say("ui-help-view"),
            say("ui-help-quit"),
            say("ui-help-help"),
        )

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
        kind, id, name = _meant(asked, things) or ("card", asked.strip().lower(), asked.strip())
        card, location = (id, None) if kind == "card" else (None, id)
        try:
            reason = self.table.state.why_not(seat, card, location)
        except Refused:
            said = self.said.say("ui-not-understood", answer=readable(asked))
            self.screen.say(said, "warn")
            return
        if reason is None:
            self.screen.say(self.said.say("ui-why-nothing", name=name))
        else:
            told_reason = self._teller(seat).reason(reason)
            self.screen.say(self.said.say("ui-why-answer", name=name, reason=told_reason))

    def _tip(self, seat: int, decision: Decision) -> None:
        """The best options, from what this seat knows."""
        if not hints_allowed(self.kept.seating.get("hints"), len(self.people)):
            self.screen.say(self.said.say("ui-hints-off"), "warn")
        elif not has_judge(self.game.id):
            name = self.said.name("game", self.game.id)
            self.screen.say(self.said.say("ui-no-judge", game=name))
        else:
            self.screen.say(self.said.say("ui-hints-thinking"), "dim")
            labels = self._scene(seat, decision).labels
            teller = self._teller(seat)
            self.screen.draw([tip(self.table, seat, decision, labels, self.said, teller)])

    def _info(self, seat: int, asked: str) -> None:
        """What a card does."""
        scene = self._scene(seat)
        things = [("card", id, name) for id, name in self.drawing.readable(scene)]
        if not things:
            self.screen.say(self.said.say("ui-info-nothing"))
            return
        if not asked:
            letters = [f"{chr(ord('a') + n)}. {thing[2]}" for n, thing in enumerate(things[:26])]
            self.screen.draw([Text(*letters)])
            asked = self.screen.ask(self.said.say("ui-info-letter"))
        thing = _meant(asked, things)
        if thing is None:
            self.screen.say(self.said.say("ui-not-understood", answer=readable(asked)), "warn")
        else:
            self.screen.say(self.drawing.about(thing[1], scene))

    def _undo(self, seat: int) -> bool:
        """Back to this person's decision before this one; what followed goes back too."""
        answers = self.table.answers
        number = next((n for n in range(len(answers) - 1, -1, -1) if answers[n].seat == seat), None)
        if number is None:
            self.screen.say(self.said.say("ui-nothing-to-undo"), "warn")
            return False
        after = answers[number + 1 :]
        others = {one.seat for one in after if one.seat != seat and one.text != PASSED}
        names = self.said.row([self.names[other] for other in sorted(others)])
        if any(self.chairs[other].is_person for other in others):
            self.screen.say(self.said.say("ui-undo-takes-back", names=names), "warn")
            yes = self.said.say("ui-yes")
            sure = self.screen.ask(self.said.say("ui-undo-sure", yes=yes)).lower()
            if sure not in (yes, yes[:1], "y"):
                return False
        self.kept.back_to(number, seat)
        self.bots.clear()
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
