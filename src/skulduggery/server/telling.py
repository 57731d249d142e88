"""What is sent to whom: a reader is told when its own picture of the table changes, only then."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from skulduggery.engine import record
from skulduggery.server import wire
from skulduggery.server.keeping import Room
from skulduggery.server.standing import Reader, Standing
from skulduggery.server.story import Story

encode = msgspec.json.Encoder().encode


class Listener:
    """A reader's open socket: what it was sent so far, and a way to send more."""

    def __init__(self, reader: Reader, key: str) -> None:
        self.reader = reader
        self.key = key
        self.last = 0

    def put(self, line: bytes) -> None:
        raise NotImplementedError

    def send(self, message: wire.FromServer) -> None:
        self.put(encode(message))


class Telling(Standing):
    """A table with those who look at it."""

    def __init__(
        self,
        room: Room,
        table: record.Table | None,
        story: Story,
        closed: wire.Closed | None,
        followed_by: str | None,
    ) -> None:
        super().__init__(room, table, story, closed, followed_by)
        self.listeners: dict[Reader, list[Listener]] = {}
        self._shown: dict[Reader, Any] = {}

    def welcome(self, listener: Listener, since: int | None) -> None:
        told = self.situation(listener.reader, since)
        listener.last = told.last
        fields = {name: getattr(told, name) for name in told.__struct_fields__}
        listener.send(wire.Welcome(**fields))
        self._shown[listener.reader] = self._changing(listener.reader)

    def everybody(self) -> list[Listener]:
        return [one for group in self.listeners.values() for one in group]

    def broadcast(self, message: wire.FromServer, but: Listener | None = None) -> None:
        line = encode(message)
        for listener in self.everybody():
            if listener is not but:
                listener.put(line)

    def tell_seats(self, but: Listener | None = None) -> None:
        seats = self.shown_seats()
        self.broadcast(wire.Seats(seats=seats, pace=self.room.pace, hints=self.hints), but)

    def _changing(self, reader: Reader) -> tuple[Any, ...]:
        may_undo, armed = self.may_undo(reader), self.armed(reader)
        return (self.view(reader), self.decision(reader), may_undo, armed)

    def tell(self) -> None:
        """Everybody whose picture of the table has changed gets the new one, and nobody else does:
        a message that says nothing new would tell that something happened."""
        if self.table is None:
            return
        for reader, group in self.listeners.items():
            told = self.story.told(reader)
            changing = self._changing(reader)
            same = self._shown.get(reader) == changing
            self._shown[reader] = changing
            lines: dict[int, bytes] = {}
            for listener in group:
                if same and listener.last == len(told.events):
                    continue
                if listener.last not in lines:
                    view, decision, may_undo, armed = changing
                    lines[listener.last] = encode(
                        wire.Update(
                            events=told.events[listener.last :],
                            view=view,
                            notes=self.notes(reader),
                            decision=decision,
                            over=self.over,
                            result=self.result(),
                            last=len(told.events),
                            may_undo=may_undo,
                            armed=armed,
                        )
                    )
                line = lines[listener.last]
                listener.last = len(told.events)
                listener.put(line)

    # Coming and going.

    def come(self, listener: Listener, since: int | None) -> None:
        self.listeners.setdefault(listener.reader, []).append(listener)
        first = listener.reader is not None and listener.reader not in self.online
        if listener.reader is not None:
            self.online.add(listener.reader)
        self.welcome(listener, since)
        if first:
            self.tell_seats(listener)

    def go(self, listener: Listener) -> None:
        group = self.listeners.get(listener.reader, [])
        if listener in group:
            group.remove(listener)
        if not group:
            self.listeners.pop(listener.reader, None)
            self._shown.pop(listener.reader, None)
            if listener.reader in self.online:
                self.online.remove(listener.reader)
                self.tell_seats()

    async def followed(self, name: str, keys: Callable[[Listener], Awaitable[str]]) -> None:
        """Another table follows this one: everybody here gets a key to it."""
        self.followed_by = name
        for listener in self.everybody():
            listener.send(wire.Rematch(table=name, key=await keys(listener)))
