"""A table at which answers are given: each is written down before anybody is told, and in a window
the table rests.

What others might notice of a window (what is told, when, and in how many messages) is the same
whether anybody is asked or not.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from skulduggery.bots import RULES_OF_THUMB, imagines, levels, usual_level
from skulduggery.bots.bot import imagined_for
from skulduggery.engine import record
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.events import Event
from skulduggery.engine.game import NOBODY, State, Window
from skulduggery.server import wire
from skulduggery.server.bots import Bots
from skulduggery.server.keeping import Elsewhere, Keeping, Room
from skulduggery.server.seats import OPEN
from skulduggery.server.standing import Reader
from skulduggery.server.story import Part, Story
from skulduggery.server.telling import Telling
from skulduggery.server.windows import PASS, PLAY, RESTS, WRITING, Rest, asked_in, is_open
from skulduggery.store import Failure

AFTER_A_FAILURE = 5.0
MIXING = 0x9E3779B97F4A7C15

Then = Callable[[], None]
"""What is done once a change is written down, before anybody is told of it."""

log = logging.getLogger(__name__)


class Playing(Telling):
    """`reread` reads the table from the store again, after another program has written to it."""

    def __init__(
        self,
        keeping: Keeping,
        bots: Bots,
        reread: Callable[[Any], Awaitable[None]],
        room: Room,
        table: record.Table | None,
        story: Story,
        closed: wire.Closed | None,
        followed_by: str | None,
    ) -> None:
        super().__init__(room, table, story, closed, followed_by)
        self.keeping = keeping
        self.bots = bots
        self.reread = reread
        self.lock = asyncio.Lock()
        self.resting: asyncio.Task[None] | None = None
        self.stopped = False
        self.seen_move = time.monotonic()
        self.used = time.monotonic()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        async with self.lock:
            self.used = time.monotonic()
            try:
                yield
            except Elsewhere:
                await self.reread(self)
                for listener in self.everybody():
                    self.welcome(listener, None)
                self.wake()
                raise Refused(
                    "stale", "this table was played at from another program; look again"
                ) from None

    def wake(self) -> None:
        """Have the bots play, if it is their turn."""
        raise NotImplementedError

    def played_on(self, seat: int) -> None:
        """Somebody has played in a way that all can see."""
        raise NotImplementedError

    # Answering.

    async def answer(
        self,
        reader: Reader,
        number: int,
        given: list[int | str],
        then: Then | None = None,
    ) -> None:
        """Answer the decision with that number; `then` is called once it is written down, before
        anybody is told."""
        async with self.held():
            seat = self.person(reader)
            rest = self.rest
            if rest is None or seat not in rest.asked:
                table = self.playable()
            asked = self.story.decision_number(seat)
            if number != asked:
                raise Refused("stale", f"decision {number} is not open; yours has number {asked}")
            if rest is None:
                if table.state.actor() != seat:
                    raise Refused("not-yours", "nothing is asked of this seat just now")
                if is_open(table.state):
                    # It is final, and is not asked again as long as it holds.
                    asked_now, state = table.state.decision(), table.state.clone()
                    assert asked_now is not None
                    self.memory.note(state, asked_now, asked_now.find(given[0]).text)
                await self._give(table, seat, given, then)
                return
            if seat not in rest.asked or seat in rest.answered or len(given) != 1:
                raise Refused("not-yours", "one answer is asked of this seat, and only once")
            rest.wishes[seat] = rest.asked[seat].find(given[0]).text
            rest.answered.append(seat)
            if then is not None:
                rest.then[seat] = then
            self.tell()
        if then is None:
            await rest.done.wait()

    async def _give(
        self, table: record.Table, seat: int, given: list[int | str], then: Then | None
    ) -> None:
        await self._after(table, await self._write(table, seat, given, then))

    async def _after(self, table: record.Table, rest: Rest | None) -> None:
        """An answer is written down: bots that pass in a window do so, then there is a rest, or
        word to everybody."""
        while rest is None and (seat := await self._bot_that_passes(table)) is not None:
            rest = await self._write(table, seat, [PASS], None)
        if rest is not None:
            self._begin(rest)
            return
        was, self.rest = self.rest, None
        self.tell()
        if was is not None:
            was.done.set()
            self.broadcast(wire.Resting(rest=None))
        self.wake()

    async def _write(
        self, table: record.Table, seat: int, given: list[int | str], then: Then | None
    ) -> Rest | None:
        """Carry answers out and write them down, all or none, with those that follow without
        asking: a second writing would take time, and tell. The rest that they lead to."""
        mark = len(table.answers)
        seconds = self.rests_for
        parts: list[Part] = []
        following: tuple[int, list[int | str]] | None = (seat, given)
        try:
            while following is not None:
                windows, answered = self._carry_out(table, *following)
                parts += answered
                resting = [
                    one for one in windows if self.memory.opens(one.state, self._beside(one))
                ]
                following = None if resting and seconds else self._follows(table)
            result = table.state.result().to_json() if table.state.actor() == NOBODY else None
            await self._enter(parts, self.waiting(), self._a_bot_moves(), result)
        except BaseException:
            table.back_to(mark)
            table.state.windows = None
            self.memory.forget()
            raise
        rest = None
        last = parts[-1]
        if resting and seconds:
            rest = self._rest_of(resting, last.events, seconds, resting[-1] is windows[-1])
            told = last.events[: resting[0].told]
            parts[-1] = Part(last.seat, last.text, told, None, last.hidden)
        for part in parts:
            self.story.add(part)
        if then is not None:
            then()
        seen = [part.seat for part in parts if not part.hidden]
        if seen:
            self.seen_move = time.monotonic()
            self.played_on(seen[-1])
        return rest

    def _carry_out(
        self, table: record.Table, seat: int, given: list[int | str]
    ) -> tuple[list[Window], list[Part]]:
        """The windows that the last of these answers opened, and all of them. A list ends where
        others may answer, whether they can or not."""
        windows: list[Window] = []
        parts: list[Part] = []
        out_of_turn = seat != self.waiting()
        for n, one in enumerate(given):
            others = any(
                window.state.open_to(other)
                for window in windows
                for other in range(len(self.chairs))
            )
            if n and (others or table.state.actor() != seat):
                raise Refused("illegal", f"options: answer {n} is no longer seat {seat}'s to give")
            windows = []
            table.state.windows = windows
            done = table.answer(one)
            table.state.windows = None
            hidden = out_of_turn and done.text == PASS
            parts.append(Part(done.seat, done.text, done.events, None, hidden))
        return windows, parts

    async def _enter(
        self,
        parts: list[Part],
        waiting: int | None,
        bot_to_move: bool,
        result: dict[str, Any] | None,
    ) -> None:
        try:
            # Shielded: what is under way is finished, whoever stops waiting for it.
            await asyncio.shield(
                self.keeping.enter(
                    self.number, len(self.story.parts), parts, waiting, bot_to_move, result
                )
            )
        except Failure as failure:
            log.error("table %s cannot be written down: %s", self.name, failure)
            raise Refused(
                "internal", "this could not be written down, so it did not happen; try again"
            ) from None

    def _a_bot_moves(self) -> bool:
        actor = self.actor
        return actor != NOBODY and self.chairs[actor].plays_itself

    # Windows.

    @property
    def rests_for(self) -> float:
        """Seconds. One person among bots has nobody to hide from: the table waits instead."""
        people = sum(chair.is_asked for chair in self.chairs)
        return RESTS[self.beat] if people > 1 else 0.0

    def _beside(self, window: Window) -> list[int]:
        """People who may answer in another's turn."""
        turn = window.state.shown(None)["turn"]
        return [chair.seat for chair in self.chairs if chair.is_asked and chair.seat != turn]

    def _follows(self, table: record.Table) -> tuple[int, list[int | str]] | None:
        """What is answered in a window without asking: by nobody's seat, or as decided before."""
        if not is_open(table.state):
            return None
        asked = table.state.decision()
        assert asked is not None
        chair = self.chairs[asked.actor]
        if chair.plays_itself:
            return None
        text = PASS if chair.kind == OPEN else self.memory.wish(table.state, asked)
        if text is None and not self.rests_for:
            return None
        text = text or PASS
        self.memory.note(table.state, asked, text)
        return asked.actor, [text]

    async def _bot_that_passes(self, table: record.Table) -> int | None:
        """A bot that is asked in a window and passes, before anybody is told anything."""
        if self.stopped or not is_open(table.state):
            return None
        asked = table.state.decision()
        assert asked is not None
        if not self.chairs[asked.actor].plays_itself:
            return None
        option = await self.choice(asked.actor, table.state, asked, quickly=True)
        return asked.actor if option.text == PASS else None

    async def choice(
        self, seat: int, state: State, decision: Decision, quickly: bool = False
    ) -> Option:
        """What a bot answers. In a window it thinks quickly: a longer silence would tell."""
        chair = self.chairs[seat]
        known = levels(self.kept.game)
        level = chair.level or usual_level(self.kept.game)
        if quickly and imagines(level):
            level = RULES_OF_THUMB if RULES_OF_THUMB in known else known[0]
        luck = (chair.luck + len(self.story.parts) * MIXING) % (1 << 64)
        imagined = imagined_for(state, seat, luck, 0) if imagines(level) else None
        view = state.view(seat)
        who = f"{self.number} {seat} {self.story.undos}"
        return await self.bots.choose(
            self.kept.game, level, seat, luck, view, decision, imagined, who
        )

    def _rest_of(
        self, windows: list[Window], events: list[Event], seconds: float, asks: bool
    ) -> Rest:
        rest = Rest(windows, events, seconds)
        table = self.table
        if not asks or len(windows) > 1 or table is None or not is_open(table.state):
            rest.asks = asks
            return rest
        for asked in asked_in(table.state):
            rest.asked[asked.actor] = asked
            self._wish(rest, asked.actor)
        rest.asks = asks
        return rest

    def _wish(self, rest: Rest, seat: int) -> None:
        """What a person asked in a rest has decided beforehand."""
        if self.chairs[seat].is_asked and seat not in rest.answered:
            text = self.memory.wish(rest.state, rest.asked[seat])
            rest.wishes.pop(seat, None)
            if text is not None:
                rest.wishes[seat] = text

    def _begin(self, rest: Rest) -> None:
        was, self.rest = self.rest, rest
        if was is not None:
            was.done.set()
        self.tell()
        self.broadcast(wire.Resting(rest=self.resting_now()))
        if self.resting is None:
            self.resting = asyncio.create_task(self._rest_on())

    async def _rest_on(self) -> None:
        try:
            while (rest := self.rest) is not None and not self.stopped:
                for seat, asked in list(rest.asked.items()):
                    if self.chairs[seat].plays_itself:
                        chosen = await self.choice(seat, rest.state, asked, quickly=True)
                        rest.wishes[seat] = chosen.text
                await rest.wait()
                try:
                    async with self.held():
                        if self.rest is rest:
                            await self._go_on(rest)
                except Refused as refused:
                    log.error("table %s after a rest: %s", self.name, refused.message)
                    await asyncio.sleep(AFTER_A_FAILURE)
        except Exception:
            log.exception("table %s does not go on", self.name)
        finally:
            self.resting = None

    async def _go_on(self, rest: Rest) -> None:
        """The rest is over: what was held back is told, and who was asked has answered."""
        table = self.table
        assert table is not None
        here = rest.windows[0]
        if len(rest.windows) > 1:
            following = rest.windows[1]
            self.story.go_on(rest.events[here.told : following.told])
            await self._written(rest)
            self._begin(self._rest_of(rest.windows[1:], rest.events, rest.seconds, rest.asks))
            return
        self.story.go_on(rest.events[here.told :])
        rest.events = []
        leads_to: Rest | None = None
        for seat, asked in list(rest.asked.items()):
            text = rest.wishes.get(seat, PASS)
            leads_to = await self._write(table, seat, [text], rest.then.pop(seat, None))
            del rest.asked[seat]
            self.memory.note(rest.state, asked, text)
            if text != PASS:
                # The others are asked anew; what they chose stays chosen.
                for other, one in rest.asked.items():
                    card = one.find(rest.wishes.get(other, PASS)).card
                    if card is not None:
                        self.memory.arm(other, card, PLAY)
                    if (then := rest.then.pop(other, None)) is not None:
                        then()
                break
        await self._written(rest)
        await self._after(table, leads_to)

    async def _written(self, rest: Rest) -> None:
        await asyncio.sleep(max(0.0, rest.ends + WRITING - time.monotonic()))

    def take_up(self) -> None:
        """A table that comes into memory while somebody is asked in a window."""
        table = self.table
        if table is not None and self.closed is None and self.rests_for and is_open(table.state):
            window = Window(table.state.clone(), 0)
            if self.memory.opens(window.state, self._beside(window)):
                self._begin(self._rest_of([window], [], self.rests_for, True))

    async def arm(self, reader: Reader, card: str, how: wire.How, then: Then) -> None:
        """Decide beforehand about a card of one's own hand."""
        async with self.held():
            seat = self.person(reader)
            if card not in self.armed(seat):
                raise Refused("bad-request", f"card {card!r}: no such Condition in your hand")
            self.memory.note_turn(self.state.shown(None))
            self.memory.arm(seat, card, how)
            then()
            if self.rest is not None and seat in self.rest.asked:
                self._wish(self.rest, seat)
            self.tell()

    async def one_moment(self, reader: Reader, yes: bool, then: Then) -> None:
        async with self.held():
            seat = self.person(reader)
            rest = self.rest
            if rest is None:
                raise Refused("no-rest", "the table does not rest just now")
            if rest.moment is not None and (yes or rest.moment != seat):
                raise Refused("waiting", "somebody else has asked for a moment already")
            if not yes and rest.moment is None:
                raise Refused("stale", "nobody has asked for a moment")
            rest.longer(seat if yes else None)
            then()
            self.broadcast(wire.Resting(rest=self.resting_now()))
