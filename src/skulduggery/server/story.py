"""What happened at a table, as each reader may know it: events and decisions with numbers of the
reader's own.

Nothing is ever taken out: an undo is one more event. What a reader does not notice (above all that
somebody passed in another's turn) has no number for that reader.
"""

from typing import Any

from skulduggery.engine.events import Event, read_all

UNDO = "undo"


class Part:
    """An answer and its events, or an undo that leaves the first `back_to` answers standing.

    `hidden`: a pass of a seat whose turn it was not. Nobody else may ever notice it; its events are
    those of the turn that went on.
    """

    __slots__ = ("seat", "text", "events", "back_to", "hidden")

    def __init__(
        self,
        seat: int,
        text: str,
        events: list[Event],
        back_to: int | None = None,
        hidden: bool = False,
    ) -> None:
        self.seat = seat
        self.text = text
        self.events = events
        self.back_to = back_to
        self.hidden = hidden


class Told:
    """What one reader was told. `ends[k]` is the number of its last event once k answers stood."""

    __slots__ = ("events", "ends", "parts")

    def __init__(self, opening: list[dict[str, Any]]) -> None:
        self.events: list[dict[str, Any]] = []
        self.ends: list[int] = []
        self.parts = 0
        self.add(opening)

    def add(self, events: list[dict[str, Any]]) -> None:
        self._number(events)
        self.ends.append(len(self.events))

    def go_on(self, events: list[dict[str, Any]]) -> None:
        self._number(events)
        self.ends[-1] = len(self.events)

    def undo(self, seat: int, back_to: int) -> None:
        del self.ends[back_to + 1 :]
        self._number([{"event": UNDO, "seat": seat, "back_to": self.ends[back_to]}])

    def _number(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            event["n"] = len(self.events) + 1
            self.events.append(event)


class Story:
    def __init__(self, opening: list[Event]) -> None:
        self.opening = opening
        self.parts: list[Part] = []
        self.standing: list[Part] = []
        self.undos = 0
        self.given: dict[int, int] = {}
        self._told: dict[int | None, Told] = {}

    def add(self, part: Part) -> None:
        self.parts.append(part)
        if part.back_to is None:
            self.standing.append(part)
            self.given[part.seat] = self.given.get(part.seat, 0) + 1
        else:
            del self.standing[part.back_to :]
            self.undos += 1

    def go_on(self, events: list[Event]) -> None:
        """The last answer had more events than were told so far."""
        self.parts[-1].events.extend(events)
        for reader, told in self._told.items():
            if told.parts == len(self.parts):
                told.go_on(read_all(events, reader))

    def chunks(self) -> list[list[Event]]:
        """What came of the deal, then of each answer that stands."""
        return [self.opening, *[part.events for part in self.standing]]

    def told(self, reader: int | None) -> Told:
        told = self._told.get(reader)
        if told is None:
            told = self._told[reader] = Told(read_all(self.opening, reader))
        for part in self.parts[told.parts :]:
            if part.back_to is None:
                told.add(read_all(part.events, reader))
            else:
                told.undo(part.seat, part.back_to)
        told.parts = len(self.parts)
        return told

    def decision_number(self, seat: int) -> int:
        """The number of the decision that this seat is asked now, or next. It counts what the seat
        answered and what everybody saw taken back, so it never comes again."""
        return 1 + self.given.get(seat, 0) + self.undos

    def last_of(self, seat: int) -> int | None:
        """The last standing answer of a seat that can be taken back; passes in another's turn
        cannot, since others would notice."""
        for n in range(len(self.standing) - 1, -1, -1):
            part = self.standing[n]
            if part.seat == seat and not part.hidden:
                return n
        return None
