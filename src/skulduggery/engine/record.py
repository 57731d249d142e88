"""A game as readable text: save, load, replay, fork, undo.

The record is the game: who sat there, the options, the seed, every answer, and what chance gave for
each. A line is a word and what belongs to it; empty lines and lines that begin with # are comments.

    skulduggery 1
    game little-devils
    rules 1
    players 3
    options {"first": "random", "limit": 100, "open_memory": true, "rounds": null}
    seed 7
    draw 27:4 26:19 ...
    0 play 22
    1 play 25

`villains` lists them by seat where a game has them. `position` holds a laid position. `draw` lists
`bound:value` for what chance gave during the set-up or the answer above it. `fixed N` says that the
first N draws come from this record and only the later ones from the seed (a game played on from
somewhere with new luck). `seed hidden` withholds the luck of what is still to come.
"""

import json
from collections.abc import Callable
from secrets import randbits
from typing import Any

from skulduggery.engine.chance import KEY_LIMIT, Chance
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.events import Event
from skulduggery.engine.game import Game, Setup, State

FORMAT = "skulduggery 1"


class AnotherVersion(Refused):
    """A kept game that these rules cannot go on with. `kept` is what its keeper knows of it.

    It stands here because nothing outside of the compiled rooms can derive from `Refused`.
    """

    def __init__(self, kept: Any, message: str) -> None:
        super().__init__("bad-record", message)
        self.kept = kept


class Answer:
    """One answer and what came of it. `before` is the state in which it was given.

    A table that keeps only its last states has forgotten `before` and `events` of older answers.
    """

    __slots__ = ("seat", "text", "events", "draws", "before")

    def __init__(
        self,
        seat: int,
        text: str,
        events: list[Event],
        draws: list[tuple[int, int]],
        before: State | None,
    ) -> None:
        self.seat = seat
        self.text = text
        self.events = events
        self.draws = draws
        self.before = before


class Table:
    """A game being played, with all that is needed to write it down.

    `keep` bounds what it remembers beside the record: the states and events of that many answers.
    What lies further back is played again when somebody goes there.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int | None = None,
        position: dict[str, Any] | None = None,
        fixed: tuple[int, ...] = (),
        keep: int | None = None,
    ) -> None:
        if seed is None:
            seed = randbits(128)
        self.keep = keep
        self.game = game
        self.setup = setup
        self.seed = seed
        self.position = position
        self.fixed = fixed
        self.opening: list[Event] = []
        self.opening_draws: list[tuple[int, int]] = []
        self.answers: list[Answer] = []
        chance = Chance(seed, fixed)
        if position is None:
            self.state = game.start(setup, chance, self.opening, self.opening_draws)
        else:
            self.state = game.lay(position, setup, chance)

    def decision(self) -> Decision | None:
        return self.state.decision()

    def find(self, answer: object) -> Option:
        """The option that an index or a text names in the open decision."""
        decision = self.state.decision()
        if decision is None:
            raise Refused("over", "the game is over: nothing is asked any more")
        return decision.find(answer)

    def answer(self, answer: object) -> Answer:
        """Answer the open decision. What is refused changes nothing."""
        done = self._answer(answer)
        self._forget()
        return done

    def _answer(self, answer: object) -> Answer:
        option = self.find(answer)
        state = self.state
        seat = state.actor()
        before = state.clone()
        draws: list[tuple[int, int]] = []
        state.draws = draws
        try:
            events = state.apply(option)
        except BaseException:
            self.state = before
            raise
        state.draws = None
        done = Answer(seat, option.text, events, draws, before)
        self.answers.append(done)
        return done

    def _forget(self) -> None:
        """Let go of what lies further back than `keep` answers."""
        if self.keep is None:
            return
        n = len(self.answers) - self.keep - 1
        while n >= 0 and self.answers[n].before is not None:
            self.answers[n].before = None
            self.answers[n].events = []
            n -= 1

    def answer_all(self, answers: list[Any]) -> list[Answer]:
        """Answers to successive decisions of one seat: all of them, or none."""
        mark = len(self.answers)
        seat = self.state.actor()
        done: list[Answer] = []
        try:
            for n, answer in enumerate(answers):
                if n and self.state.actor() != seat:
                    raise Refused(
                        "illegal", f"options: answer {n} is no longer seat {seat}'s to give"
                    )
                done.append(self._answer(answer))
        except BaseException:
            self.back_to(mark)
            raise
        self._forget()
        return done

    def undo(self) -> None:
        """Take back the last answer and all that followed from it; luck goes back too."""
        if not self.answers:
            raise Refused("nothing-to-undo", "undo: no answer has been given yet")
        self.back_to(len(self.answers) - 1)

    def back_to(self, number: int) -> None:
        """The table as it was before answer `number` (counted from 0)."""
        if number >= len(self.answers):
            return
        before = self.answers[number].before
        if before is None:
            again = self._again(number)
            self.state = again.state
            self.answers = again.answers
        else:
            self.state = before
            del self.answers[number:]

    def at(self, number: int) -> State:
        """The state before answer `number`; the present one after the last."""
        if number >= len(self.answers):
            return self.state
        before = self.answers[number].before
        return self._again(number).state if before is None else before

    def _again(self, number: int) -> "Table":
        """This table played again up to answer `number`."""
        again = Table(self.game, self.setup, self.seed, self.position, self.fixed, self.keep)
        for answer in self.answers[:number]:
            again.answer(answer.text)
        return again

    def events(self) -> list[Event]:
        """Everything that happened since the cards were dealt."""
        out = list(self.opening)
        for answer in self.answers:
            out.extend(answer.events)
        return out

    def record(self, with_seed: bool = True) -> str:
        lines = [FORMAT, f"game {self.game.id}", f"rules {self.game.rules_version}"]
        if self.setup.villains:
            lines.append("villains " + " ".join(self.setup.seated()))
        else:
            lines.append(f"players {self.setup.players}")
        lines.append("options " + json.dumps(self.setup.options, sort_keys=True))
        lines.append(f"seed {self.seed}" if with_seed else "seed hidden")
        if self.fixed:
            lines.append(f"fixed {len(self.fixed)}")
        if self.position is not None:
            lines.append("position " + json.dumps(self.position, sort_keys=True))
        lines.extend(_draw_lines(self.opening_draws))
        for answer in self.answers:
            lines.append(f"{answer.seat} {answer.text}")
            lines.extend(_draw_lines(answer.draws))
        return "\n".join(lines) + "\n"

    def fork(self, number: int, seed: int | None = None) -> "Table":
        """Play on from before answer `number`, with the luck of a new seed from there on."""
        drawn = [value for _, value in self.opening_draws]
        for answer in self.answers[:number]:
            drawn.extend([value for _, value in answer.draws])
        other = Table(self.game, self.setup, seed, self.position, tuple(drawn))
        for answer in self.answers[:number]:
            other.answer(answer.text)
        return other


def _draw_lines(draws: list[tuple[int, int]]) -> list[str]:
    if not draws:
        return []
    return ["draw " + " ".join([f"{bound}:{value}" for bound, value in draws])]


class _Reading:
    """A record, line by line, before anything is replayed."""

    def __init__(self, text: str) -> None:
        self.head: dict[str, tuple[int, str]] = {}
        self.answers: list[tuple[int, int, str]] = []
        self.draws: list[list[tuple[int, int]]] = [[]]
        self.draw_lines: list[int] = [0]
        self.last = 0
        number = 0
        started = False
        for raw in text.split("\n"):
            number += 1
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            self.last = number
            if not started:
                if line != FORMAT:
                    raise _bad(number, f"a record begins with {FORMAT!r}, not {line[:40]!r}")
                started = True
                continue
            word, _, rest = line.partition(" ")
            rest = rest.strip()
            if word == "draw":
                self.draws[-1].extend(_read_draws(number, rest))
                self.draw_lines[-1] = number
            elif word.isascii() and word.isdigit():
                self.answers.append((number, _whole(number, "seat", word), rest))
                self.draws.append([])
                self.draw_lines.append(number)
            elif word in _HEAD:
                if self.answers:
                    raise _bad(number, f"{word!r} must stand before the first answer")
                if word in self.head:
                    raise _bad(number, f"{word!r} stands there twice")
                self.head[word] = (number, rest)
            else:
                raise _bad(number, f"{word[:40]!r} is not a word of a record")
        if not started:
            raise _bad(1, f"a record begins with {FORMAT!r}")

    def need(self, word: str) -> tuple[int, str]:
        if word not in self.head:
            raise _bad(self.last, f"the line {word!r} is missing")
        return self.head[word]


_HEAD = ("game", "rules", "players", "villains", "options", "seed", "fixed", "position")


def _bad(line: int, message: str) -> Refused:
    return Refused("bad-record", f"line {line}: {message}")


def _whole(line: int, what: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 40):
        raise _bad(line, f"{what}: a whole number is needed, not {text[:40]!r}")
    return int(text)


def _read_draws(line: int, text: str) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for part in text.split():
        bound, colon, value = part.partition(":")
        n = _whole(line, "draw", bound)
        x = _whole(line, "draw", value) if colon else n
        if n < 2 or x >= n:
            raise _bad(line, f"draw {part[:40]!r}: bound:value with value below bound is needed")
        out.append((n, x))
    return out


def _json(line: int, what: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise _bad(line, f"{what}: no readable JSON") from None


def load(text: str, find: Callable[[str], Game], keep: int | None = None) -> Table:
    """The table that a record tells; `find` gives a game by its id. The answers are replayed."""
    reading = _Reading(text)
    game_line, game_id = reading.need("game")
    try:
        game = find(game_id)
    except Refused as refused:
        raise _bad(game_line, refused.message) from None
    rules_line, rules = reading.need("rules")
    if _whole(rules_line, "rules", rules) != game.rules_version:
        raise _bad(
            rules_line,
            f"this is a record of version {rules} of the rules of {game.id}; this program plays"
            f" version {game.rules_version} and cannot replay it",
        )
    setup = _read_setup(reading, game)
    seed_line, seed_text = reading.need("seed")
    noted = [value for draws in reading.draws for _, value in draws]
    if seed_text == "hidden":
        seed, fixed = randbits(128), len(noted)
    else:
        seed, fixed = _whole(seed_line, "seed", seed_text), 0
        if seed >= KEY_LIMIT:
            raise _bad(seed_line, "seed: a whole number from 0 to 2^128-1 is needed")
        if "fixed" in reading.head:
            fixed_line, fixed_text = reading.head["fixed"]
            fixed = _whole(fixed_line, "fixed", fixed_text)
            if fixed > len(noted):
                raise _bad(fixed_line, f"fixed: only {len(noted)} draws stand in this record")
    position: dict[str, Any] | None = None
    start_line = reading.draw_lines[0] or reading.last
    if "position" in reading.head:
        position_line, position_text = reading.head["position"]
        laid = _json(position_line, "position", position_text)
        if not isinstance(laid, dict):
            raise _bad(position_line, "position: an object is needed")
        position = laid
        start_line = position_line
    try:
        table = Table(game, setup, seed, position, tuple(noted[:fixed]), keep)
    except Refused as refused:
        raise _bad(start_line, refused.message) from None
    _compare(reading, 0, table.opening_draws)
    for n, (line, seat, answer) in enumerate(reading.answers):
        actor = table.state.actor()
        if actor != seat:
            whose = "nobody's: the game is over" if actor < 0 else f"seat {actor}'s"
            raise _bad(line, f"seat {seat} answers, but it is {whose}")
        try:
            done = table.answer(answer)
        except Refused as refused:
            raise _bad(line, refused.message) from None
        _compare(reading, n + 1, done.draws)
    return table


def _compare(reading: _Reading, n: int, draws: list[tuple[int, int]]) -> None:
    if reading.draws[n] != draws:
        raise _bad(
            reading.draw_lines[n] or reading.last,
            "chance gave something else here than the record says",
        )


def _read_setup(reading: _Reading, game: Game) -> Setup:
    players: int | None = None
    villains: list[str] | None = None
    seats_line = options_line = reading.last
    if "players" in reading.head:
        seats_line, text = reading.head["players"]
        players = _whole(seats_line, "players", text)
    if "villains" in reading.head:
        seats_line, text = reading.head["villains"]
        villains = text.split()
    options: Any = None
    if "options" in reading.head:
        options_line, text = reading.head["options"]
        options = _json(options_line, "options", text)
    try:
        return game.setup(players, villains, options)
    except Refused as refused:
        line = options_line if refused.code == "bad-option" else seats_line
        raise _bad(line, refused.message) from None
