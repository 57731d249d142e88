"""Moments in which others may answer in somebody's turn (DV-45): who is asked, and who has decided
beforehand. What everybody sees of it depends on public knowledge alone.
"""

import asyncio
import json
import time
from typing import Any

from skulduggery.engine.decision import Decision
from skulduggery.engine.events import Event
from skulduggery.engine.game import State, Window
from skulduggery.server import wire

RESTS = {"off": 0.0, "short": 2.0, "normal": 4.0, "long": 8.0}
"""Seconds that a table rests."""
MOMENT = 30.0
WRITING = 0.15
"""After a rest there is time to write down what was answered, whether anything was or not."""
PROMPT = "play-condition"
PASS = "pass"
PLAY: wire.How = "play"
ASK: wire.How = "ask"
NOT_NOW: wire.How = "not-this-turn"


class Memory:
    """What was decided beforehand, and what needs no asking again in this turn."""

    def __init__(self) -> None:
        self.turn: tuple[int, int] | None = None
        self.settled: dict[tuple[int, str], str] = {}
        """What has had its moment since it holds, and how its seat looked then: public."""
        self.passed: set[tuple[int, str]] = set()
        self.armed: dict[tuple[int, str], wire.How] = {}

    def forget(self) -> None:
        self.settled, self.passed = {}, set()

    def opens(self, state: State, people: list[int]) -> bool:
        """A window opens: whether one of these people may have something new to answer, as far as
        everybody knows. A state that was answered counts again once it ceased, or once the seat
        looks different: it may have got a card since."""
        view = state.shown(None)
        self.note_turn(view)
        fresh = False
        standing: dict[tuple[int, str], str] = {}
        for seat, looks in enumerate(view["seats"]):
            for card, by_event in state.open_to(seat):
                look = json.dumps(looks)
                if not by_event:
                    standing[seat, card] = look
                if seat in people and (by_event or self.settled.get((seat, card)) != look):
                    fresh = True
        self.settled = standing
        self.passed &= set(standing)
        return fresh

    def note_turn(self, view: dict[str, Any]) -> None:
        if self.turn != (view["turn"], view["round"]):
            self.turn = (view["turn"], view["round"])
            self.forget()
            self.armed = {which: how for which, how in self.armed.items() if how == PLAY}

    def wish(self, state: State, asked: Decision) -> str | None:
        """What its seat has decided beforehand; None: it wants to be asked."""
        seat = asked.actor
        events = [card for card, by_event in state.open_to(seat) if by_event]
        left = False
        for option in asked.options:
            if option.card is None:
                continue
            how = self.armed.get((seat, option.card))
            if how == PLAY:
                return option.text
            passed = option.card not in events and (seat, option.card) in self.passed
            left = left or not (how == NOT_NOW or passed)
        return None if left else PASS

    def note(self, state: State, asked: Decision, text: str) -> None:
        """A seat has answered."""
        events = [card for card, by_event in state.open_to(asked.actor) if by_event]
        for option in asked.options:
            if option.card is None:
                continue
            if option.text == text:
                self.armed.pop((asked.actor, option.card), None)
            elif text == PASS and option.card not in events:
                self.passed.add((asked.actor, option.card))

    def arm(self, seat: int, card: str, how: wire.How) -> None:
        if how == ASK:
            self.armed.pop((seat, card), None)
            self.passed.discard((seat, card))
        else:
            self.armed[seat, card] = how


def is_open(state: State) -> bool:
    """Whether somebody is asked in a window just now."""
    asked = state.decision()
    return asked is not None and asked.prompt == PROMPT


def asked_in(state: State) -> list[Decision]:
    """All who are asked in this window if everybody passes, in their order."""
    here = state.clone()
    out: list[Decision] = []
    following: list[Window] = []
    while is_open(here) and not following:
        asked = here.decision()
        assert asked is not None
        out.append(asked)
        here.windows = following
        here.apply(asked.find(PASS))
    return out


def before_asking(state: State, seat: int) -> State:
    """The state in which a seat is asked in this window: those before it have passed."""
    here = state.clone()
    while here.actor() != seat:
        asked = here.decision()
        assert asked is not None
        here.apply(asked.find(PASS))
    return here


class Rest:
    """The table rests: `windows` are the moments still to be shown, of which this is the first;
    `events` those of the last answer. Only in the last of them is anybody asked."""

    def __init__(self, windows: list[Window], events: list[Event], seconds: float) -> None:
        self.windows = windows
        self.events = events
        self.seconds = seconds
        self.first_end = self.ends = time.monotonic() + seconds
        self.moment: int | None = None
        self.asks = False
        """The last of the windows is still open."""
        self.asked: dict[int, Decision] = {}
        self.wishes: dict[int, str] = {}
        self.answered: list[int] = []
        self.then: dict[int, Any] = {}
        self.changed = asyncio.Event()
        self.done = asyncio.Event()

    @property
    def state(self) -> State:
        return self.windows[0].state

    def left(self) -> int:
        """Milliseconds."""
        return max(0, round((self.ends - time.monotonic()) * 1000))

    def longer(self, seat: int | None) -> None:
        """Somebody wants a longer rest, or does not want it any more."""
        self.moment = seat
        now = time.monotonic()
        self.ends = now + MOMENT if seat is not None else max(self.first_end, now)
        self.changed.set()

    async def wait(self) -> None:
        while (left := self.ends - time.monotonic()) > 0:
            self.changed.clear()
            waiting = asyncio.create_task(self.changed.wait())
            await asyncio.wait([waiting], timeout=left)
            waiting.cancel()
