"""The state of a table: what lies where (zoned), whose turn it is, what is asked; both floors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision
from skulduggery.engine.events import Event
from skulduggery.engine.game import NOBODY, Result
from skulduggery.engine.piles import Pile
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.texts import THIS, Ask, Text
from skulduggery.games.villainous.zoned import Zoned

if TYPE_CHECKING:
    from skulduggery.games.villainous.box import Cast


class Villainous(Zoned):
    __slots__ = (
        "asked",
        "asking",
        "first",
        "news",
        "over",
        "round",
        "settled",
        "token",
        "turn",
        "waiting",
        "winner",
    )

    def __init__(
        self,
        cast: Cast,
        chance: Chance,
        drawn: int,
        zones: list[tuple[int, ...]],
        piles: list[Pile],
        numbers: list[int],
        turn: int,
        round: int,
        first: int,
        token: int,
        winner: int,
        over: bool,
        stack: list[Frame],
        waiting: tuple[Frame, ...],
        news: tuple[int, ...],
        asking: int,
        asked: tuple[int, ...],
        settled: bool,
    ) -> None:
        super().__init__(cast, chance, drawn, zones, piles, numbers, stack)
        self.turn = turn
        self.round = round
        self.first = first
        self.token = token
        """Who holds the Fate token; NOBODY at the start."""
        self.winner = winner
        self.over = over
        self.waiting = waiting
        """Abilities that were set off and wait until the running card is finished (DV-53)."""
        self.news = news
        """Triples (kind, card, amount): what Conditions may answer in the next window."""
        self.asking = asking
        self.asked = asked
        self.settled = settled
        """False in an imagined state until somebody looks at its decision."""

    def clone(self) -> Villainous:
        return Villainous(
            self.cast,
            self.chance,
            self.drawn,
            self.zones[:],
            self.piles[:],
            self.numbers[:],
            self.turn,
            self.round,
            self.first,
            self.token,
            self.winner,
            self.over,
            self.stack[:],
            self.waiting,
            self.news,
            self.asking,
            self.asked,
            self.settled,
        )

    def compact(self) -> tuple[Any, ...]:
        return (
            self.cast.key,
            self.chance.key,
            self.chance.fixed,
            self.drawn,
            tuple(self.zones),
            tuple([pile.parts() for pile in self.piles]),
            tuple(self.numbers),
            self.turn,
            self.round,
            self.first,
            self.token,
            self.winner,
            self.over,
            tuple([frame.parts() for frame in self.stack]),
            tuple([frame.parts() for frame in self.waiting]),
            self.news,
            self.asking,
            self.asked,
            self.settled,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Villainous) and self.compact() == other.compact()

    def __hash__(self) -> int:
        return hash(self.compact())

    def __reduce__(self) -> tuple[Any, ...]:
        return (restore, (self.compact(),))

    # The lower floor.

    def settle(self) -> None:
        if not self.settled:
            self.settled = True
            self.advance()

    def actor(self) -> int:
        self.settle()
        return self.asking

    def legal(self) -> tuple[int, ...]:
        self.settle()
        return self.asked

    def play(self, code: int) -> None:
        frame = self.stack[-1]
        ask = self.box.texts[frame.text].steps[frame.at]
        assert isinstance(ask, Ask)
        self.asking = NOBODY
        self.asked = ()
        ask.answer(self, frame, code)
        self.advance()

    def step(self, frame: Frame) -> bool:
        text: Text = self.box.texts[frame.text]
        if text.rule and self.waiting:
            first = self.waiting[0]
            self.waiting = self.waiting[1:]
            if self.box.texts[first.text].even_gone or self.works(first.bound[THIS]):
                self.stack.append(first)
            return True
        if frame.at >= len(text.steps):
            self.stack.pop()
            return True
        return text.steps[frame.at].run(self, frame)

    # The stack.

    def push(self, text: Text, bound: tuple[int, ...]) -> None:
        self.stack.append(Frame(text.number, 0, bound))

    def bind(self, slot: int, value: int) -> None:
        """Bind a slot of the frame that goes on."""
        self.stack[-1] = self.stack[-1].bind(slot, value)

    def win(self, seat: int) -> None:
        """The game stops at once (DV-60)."""
        self.winner = seat
        self.finish()
        if self.heard is not None:
            self.heard.append(Event("win", seat))
            self.heard.append(Event("end"))

    def finish(self) -> None:
        self.over = True
        self.stack.clear()
        self.waiting = ()
        self.news = ()

    # Answers in another's turn.

    def open_to(self, seat: int) -> list[tuple[str, bool]]:
        from skulduggery.games.villainous.conditions import open_to

        return open_to(self, seat)

    def answers_held(self, seat: int) -> list[str]:
        from skulduggery.games.villainous.conditions import held

        return held(self, seat)

    # The upper floor.

    def decision(self) -> Decision | None:
        self.settle()
        if self.asking == NOBODY:
            return None
        frame = self.stack[-1]
        ask = self.box.texts[frame.text].steps[frame.at]
        assert isinstance(ask, Ask)
        options = [ask.option(self, frame, code) for code in self.asked]
        texts = [option.text for option in options]
        for n, option in enumerate(options):
            if option.card is None:
                continue
            card = self.box.card_of(option.code)
            if self.cast.cards[card].copies > 1 and self.where(card) >= 0:
                option.copy = self.cast.copy[card]
            if texts.count(texts[n]) > 1:
                option.copy = self.cast.copy[card]
                option.text = f"{option.text}#{option.copy}"
        about = ask.about(frame)
        named = self.cast.cards[about].id if about >= 0 else None
        picked = tuple([self.name_of(card) for card in ask.picks(frame)])
        return Decision(self.asking, ask.prompt, tuple(options), named, picked)

    def name_of(self, card: int) -> str:
        """A card as its chooser may name it: in a realm with its copy, where there are several."""
        printed = self.cast.cards[card]
        if printed.copies > 1 and self.where(card) >= 0:
            return f"{printed.id}#{self.cast.copy[card]}"
        return printed.id

    def result(self) -> Result:
        if not self.over:
            return Result(False)
        if self.winner >= 0:
            return Result(True, (self.winner,), None, "objective")
        return Result(True, (), None, "limit-rounds")

    def view(self, seat: int | None) -> dict[str, Any]:
        from skulduggery.games.villainous.view import view

        return view(self, seat)

    def notes(self, seat: int | None) -> dict[str, Any]:
        from skulduggery.games.villainous.notes import notes

        return notes(self, seat)

    def position(self) -> dict[str, Any]:
        from skulduggery.games.villainous.view import position

        return position(self)

    def imagine(self, seat: int, chance: Chance) -> Villainous:
        from skulduggery.games.villainous.imagine import imagine

        return imagine(self, seat, chance)

    def why_not(self, seat: int, card: str | None, location: str | None) -> str | None:
        from skulduggery.games.villainous.why import why_not

        return why_not(self, seat, card, location)

    def can(self, text: Text, bound: tuple[int, ...]) -> int:
        """Could this text be carried out from the start?"""
        return text.can(self, Frame(text.number, 0, bound), 0) if text.steps else FINE


def restore(parts: tuple[Any, ...]) -> Villainous:
    """A state from its compact form."""
    from skulduggery.games.villainous.box import cast_of

    return Villainous(
        cast_of(parts[0]),
        Chance(parts[1], parts[2]),
        parts[3],
        list(parts[4]),
        [Pile(*pile) for pile in parts[5]],
        list(parts[6]),
        parts[7],
        parts[8],
        parts[9],
        parts[10],
        parts[11],
        parts[12],
        [Frame(*frame) for frame in parts[13]],
        tuple([Frame(*frame) for frame in parts[14]]),
        parts[15],
        parts[16],
        parts[17],
        parts[18],
    )
