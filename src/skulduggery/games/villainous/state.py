"""The state of a table: flat zones of small numbers, shared until they change.

Card `c` belongs to seat `c // 45`: 30 villain cards, then 15 fate cards. All zones of all seats lie
in one list of tuples, so a clone copies three short lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision
from skulduggery.engine.events import EVERYBODY, Event, Place
from skulduggery.engine.game import NOBODY, Result
from skulduggery.engine.piles import Pile
from skulduggery.engine.steps import Frame, Stacked
from skulduggery.games.villainous.cards import ALLY, HERO, Card
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.texts import THIS, Ask, Text
from skulduggery.games.villainous.zones import (
    ATTACHED,
    CARDS,
    HAND,
    LASTING,
    LOCKS,
    LOWER,
    MARKS,
    NUMBERS,
    PAWN,
    PLACES,
    POWER,
    UNDER,
    UPPER,
    ZONES,
    mark_name,
)

if TYPE_CHECKING:
    from skulduggery.games.villainous.box import Box, Cast


class Villainous(Stacked):
    __slots__ = (
        "asked",
        "asking",
        "box",
        "cast",
        "first",
        "news",
        "numbers",
        "over",
        "piles",
        "players",
        "round",
        "settled",
        "token",
        "turn",
        "waiting",
        "winner",
        "zones",
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
        super().__init__(chance, drawn, stack)
        self.cast = cast
        self.box: Box = cast.box
        self.players: int = cast.players
        self.zones = zones
        self.piles = piles
        self.numbers = numbers
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

    # Zones.

    def type_of(self, card: int) -> int:
        """The type that a card has where it lies: a Hero on the lower side is an Ally (DV-71)."""
        type = self.cast.cards[card].type
        if type == HERO and LOWER <= self.where(card) < UPPER:
            return ALLY
        return type

    def zone(self, seat: int, zone: int) -> tuple[int, ...]:
        return self.zones[seat * ZONES + zone]

    def put(self, seat: int, zone: int, cards: tuple[int, ...]) -> None:
        self.zones[seat * ZONES + zone] = cards

    def number(self, seat: int, which: int) -> int:
        return self.numbers[seat * NUMBERS + which]

    def set_number(self, seat: int, which: int, value: int) -> None:
        self.numbers[seat * NUMBERS + which] = value

    def pile(self, seat: int, which: int) -> Pile:
        return self.piles[seat * 2 + which]

    def set_pile(self, seat: int, which: int, pile: Pile) -> None:
        self.piles[seat * 2 + which] = pile

    def card(self, number: int) -> Card:
        return self.cast.cards[number]

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.zones[seat * ZONES + HAND]

    def pawn(self, seat: int) -> int:
        return self.numbers[seat * NUMBERS + PAWN]

    def power(self, seat: int) -> int:
        return self.numbers[seat * NUMBERS + POWER]

    def locked(self, seat: int, place: int) -> bool:
        return place >= 0 and bool(self.numbers[seat * NUMBERS + LOCKS] >> place & 1)

    def bearer_of(self, card: int) -> int:
        """The card that this one is attached to, or -1."""
        pairs = self.zones[card // CARDS * ZONES + ATTACHED]
        n = 1
        while n < len(pairs):
            if pairs[n] == card:
                return pairs[n - 1]
            n += 2
        return -1

    def attached_to(self, card: int) -> list[int]:
        pairs = self.zones[card // CARDS * ZONES + ATTACHED]
        out: list[int] = []
        n = 0
        while n < len(pairs):
            if pairs[n] == card:
                out.append(pairs[n + 1])
            n += 2
        return out

    def where(self, card: int) -> int:
        """The zone of the realm in which a card (or its bearer) lies, or -1."""
        base = card // CARDS * ZONES
        for zone in range(LOWER, ATTACHED):
            if card in self.zones[base + zone]:
                return zone
        bearer = self.bearer_of(card)
        return self.where(bearer) if bearer >= 0 else -1

    def place_of(self, card: int) -> int:
        """The location of a card in its realm, or -1."""
        zone = self.where(card)
        if zone < 0:
            return -1
        if zone == UNDER:
            return self.pawn(card // CARDS)
        return zone - UPPER if zone >= UPPER else zone - LOWER

    def in_play(self, seat: int) -> list[int]:
        """All cards of a realm: what lies under the pawn, then from left to right, upper side
        first, older first (DV-53)."""
        base = seat * ZONES
        zones = self.zones
        pairs = zones[base + ATTACHED]
        out: list[int] = list(zones[base + UNDER])
        for place in range(PLACES):
            for side in (UPPER, LOWER):
                for card in zones[base + side + place]:
                    out.append(card)
                    n = 0
                    while n < len(pairs):
                        if pairs[n] == card:
                            out.append(pairs[n + 1])
                        n += 2
        return out

    def works(self, card: int) -> bool:
        """Is the card in its realm, or is its effect still running?"""
        return self.where(card) >= 0 or card in self.zone(card // CARDS, LASTING)[::2]

    def mark(self, card: int, kind: int) -> int:
        marks = self.zones[card // CARDS * ZONES + MARKS]
        n = 0
        while n < len(marks):
            if marks[n] == card and marks[n + 1] == kind:
                return marks[n + 2]
            n += 3
        return 0

    def set_mark(self, card: int, kind: int, value: int) -> None:
        seat = card // CARDS
        marks = self.zone(seat, MARKS)
        kept: tuple[int, ...] = ()
        for n in range(0, len(marks), 3):
            if marks[n] != card or marks[n + 1] != kind:
                kept += marks[n : n + 3]
        if value:
            kept += (card, kind, value)
        self.put(seat, MARKS, kept)
        if self.heard is not None:
            name = mark_name(kind)
            if name:
                self.tell("mark", seat, card, amount=value, to=Place(seat, name))

    def drop_marks(self, card: int) -> None:
        seat = card // CARDS
        marks = self.zone(seat, MARKS)
        if card in marks[::3]:
            kept: tuple[int, ...] = ()
            for n in range(0, len(marks), 3):
                if marks[n] != card:
                    kept += marks[n : n + 3]
            self.put(seat, MARKS, kept)

    # Telling.

    def at(self, seat: int, zone: int) -> Place:
        """A place in a realm, as events name it."""
        if zone == UNDER:
            return Place(seat, "pawn")
        upper = zone >= UPPER
        place = zone - UPPER if upper else zone - LOWER
        side = "top" if upper else "bottom"
        return Place(seat, "realm", self.cast.place_name(seat, place), side)

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        card: int = -1,
        amount: int | None = None,
        origin: Place | None = None,
        to: Place | None = None,
        knows: int = EVERYBODY,
    ) -> None:
        """Add an event; call only when somebody listens. Copies are named where all see them."""
        assert self.heard is not None
        name: str | None = None
        copy: int | None = None
        if card >= 0:
            name = self.cast.cards[card].id
            if self.cast.cards[card].copies > 1 and knows == EVERYBODY and self.where(card) >= 0:
                copy = self.cast.copy[card]
        self.heard.append(Event(kind, seat, name, copy, amount, origin, to, knows))

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
