"""A table in memory as it stands: who sits there, what is asked, what each reader may see."""

from typing import Any, Literal

from skulduggery import __version__
from skulduggery.bots.judge import has_judge
from skulduggery.engine import record
from skulduggery.engine.decision import Refused
from skulduggery.engine.game import NOBODY, State
from skulduggery.games.memory import remembered_from
from skulduggery.server import wire
from skulduggery.server.keeping import Room
from skulduggery.server.seats import BOT, OPEN, Chair, chairs_of, fits
from skulduggery.server.story import Story
from skulduggery.server.undo import Request, is_free
from skulduggery.server.windows import ASK, Memory, Rest

Reader = int | None
"""A seat, or None for whoever watches."""

STATES_KEPT = 64


class Standing:
    """What the store holds of a table, and what follows from it. Without a `table` (its rules have
    changed since) it can only be looked at, from its stored events."""

    def __init__(
        self,
        room: Room,
        table: record.Table | None,
        story: Story,
        closed: wire.Closed | None,
        followed_by: str | None,
    ) -> None:
        self.lay(room, table, story, closed, followed_by)
        self.online: set[int] = set()

    def lay(
        self,
        room: Room,
        table: record.Table | None,
        story: Story,
        closed: wire.Closed | None,
        followed_by: str | None,
    ) -> None:
        self.room = room
        self.number = room.number
        self.name = room.name
        self.kept = room.kept
        self.table = table
        self.story = story
        self.closed = closed
        self.followed_by = followed_by
        self.chairs: list[Chair] = chairs_of(room.rows, room.kept.seating, room.kept.villains)
        self.asked: Request | None = None
        self.beat: wire.Beat = room.kept.seating.get("beat", "off")
        self.memory = Memory()
        self.rest: Rest | None = None
        if table is not None:
            table.keep = STATES_KEPT

    # Who is who.

    def reader_of(self, key: str) -> Reader:
        for chair in self.chairs:
            if fits(key, chair.key):
                return chair.seat
        if fits(key, self.room.watch):
            return None
        raise Refused("bad-key", f"this key opens no seat of table {self.name}")

    def hosts(self, reader: Reader) -> bool:
        return reader == self.room.host

    def shown_seats(self) -> list[wire.Seat]:
        return [chair.shown(chair.seat in self.online) for chair in self.chairs]

    def person(self, reader: Reader) -> int:
        if reader is None:
            raise Refused("not-allowed", "whoever watches does not play")
        if self.chairs[reader].kind == OPEN:
            raise Refused("not-allowed", "nobody sits here yet: join first")
        if self.chairs[reader].plays_itself:
            raise Refused("not-yours", "a bot plays for this seat; have it back first")
        return reader

    def playable(self) -> record.Table:
        """The table, if it can be played at."""
        if self.rest is not None:
            raise Refused("waiting", "the table rests: somebody may want to answer")
        if self.closed is not None:
            raise Refused("closed", self.closed.message)
        assert self.table is not None
        if self.over:
            raise Refused("over", "the game is over: nothing is asked any more")
        return self.table

    # How it stands.

    @property
    def over(self) -> bool:
        if self.table is None:
            return self.kept.over
        return self.rest is None and self.table.state.actor() == NOBODY

    @property
    def state(self) -> State:
        """The table as it is told: in a rest what comes after has not happened yet."""
        assert self.table is not None
        return self.table.state if self.rest is None else self.rest.state

    @property
    def actor(self) -> int:
        return NOBODY if self.table is None else self.table.state.actor()

    def waiting(self) -> int | None:
        """Whose turn it is, as everybody sees it."""
        if self.table is None:
            return None
        seat: int | None = self.table.state.shown(None)["waiting"]
        return seat

    def bot_to_move(self) -> bool:
        if self.rest is not None:
            return False
        actor = self.actor
        return actor != NOBODY and self.chairs[actor].plays_itself

    def result(self) -> wire.Result | None:
        if self.table is None or not self.over:
            return None
        return wire.Result(**self.table.state.result().to_json())

    def view(self, reader: Reader) -> dict[str, Any] | None:
        return None if self.table is None else self.state.shown(reader)

    def notes(self, reader: Reader) -> dict[str, Any]:
        return {} if self.table is None else self.state.notes(reader)

    def decision(self, reader: Reader) -> wire.Decision | None:
        if reader is None or self.table is None or self.chairs[reader].plays_itself:
            return None
        if self.rest is not None:
            asked = None if reader in self.rest.wishes else self.rest.asked.get(reader)
        else:
            asked = self.table.decision() if self.actor == reader else None
        if asked is None:
            return None
        return wire.Decision(
            number=self.story.decision_number(reader),
            prompt=asked.prompt,
            about=asked.about,
            options=[option.to_json() for option in asked.options],
        )

    def may_undo(self, reader: Reader) -> Literal["free", "ask"] | None:
        if reader is None or self.table is None or self.over or self.asked is not None:
            return None
        if self.rest is not None:
            return None
        if not self.chairs[reader].is_asked:
            return None
        target = self.story.last_of(reader)
        if target is None:
            return None
        return "free" if self.free(reader, target) else "ask"

    def free(self, seat: int, target: int) -> bool:
        if self.room.practice or not self.others(seat):
            return True
        assert self.table is not None
        return is_free(seat, self.story.standing[target:], self.table.answers[target:])

    def others(self, seat: int) -> list[int]:
        return [chair.seat for chair in self.chairs if chair.is_asked and chair.seat != seat]

    def told_from(self, reader: Reader) -> int:
        """The number of the last event that the table's rules leave to the reader's memory."""
        view = self.view(reader)
        if view is None:
            return 0
        chunk = remembered_from(view, self.story.chunks(), len(self.chairs))
        return self.story.told(reader).ends[chunk - 1] if chunk else 0

    def asked_now(self) -> wire.Asked | None:
        if self.asked is None:
            return None
        return wire.Asked(by=self.asked.by, yes=self.asked.yes, left=self.asked.left)

    def armed(self, reader: Reader) -> dict[str, wire.How]:
        """The Conditions in this reader's own hand, and what it decided about each."""
        if reader is None or self.table is None:
            return {}
        held = self.state.answers_held(reader)
        return {card: self.memory.armed.get((reader, card), ASK) for card in held}

    def resting_now(self) -> wire.Rest | None:
        rest = self.rest
        return None if rest is None else wire.Rest(left=rest.left(), moment=rest.moment)

    @property
    def hints(self) -> wire.HintsHere:
        """As its host has decided; else wherever people do not play against each other."""
        if not has_judge(self.kept.game):
            return "none"
        chosen: wire.OnOff | None = self.kept.seating.get("hints")
        people = sum(chair.kind != BOT for chair in self.chairs)
        return chosen or ("on" if people < 2 else "off")

    def setup(self) -> wire.SetUp:
        kept = self.kept
        return wire.SetUp(players=kept.players, villains=kept.villains, options=kept.options)

    def situation(self, reader: Reader, since: int | None) -> wire.Situation:
        events = self.story.told(reader).events
        start = 0 if since is None or since > len(events) else since
        return wire.Situation(
            table=self.name,
            game=self.kept.game,
            rules=self.kept.rules,
            setup=self.setup(),
            seats=self.shown_seats(),
            you=reader,
            host=self.hosts(reader),
            practice=self.room.practice,
            pace=self.room.pace,
            events=events[max(start, self.told_from(reader)) :],
            view=self.view(reader),
            notes=self.notes(reader),
            decision=self.decision(reader),
            over=self.over,
            result=self.result(),
            last=len(events),
            undo=self.asked_now(),
            may_undo=self.may_undo(reader),
            armed=self.armed(reader),
            beat=self.beat,
            rest=self.resting_now(),
            hints=self.hints,
            rematch=self.followed_by,
            closed=self.closed,
            version=__version__,
        )
