"""What happened, as records with an audience.

The log, the animation, the replay and the pipe all read these. An event is built only when
somebody listens, so the lower floor never pays for it.
"""

from typing import Any

SPECTATORS = 15
"""The bit that stands for everybody who has no seat."""
EVERYBODY = (1 << (SPECTATORS + 1)) - 1

KINDS = (
    "deal",
    "draw",
    "play",
    "move",
    "attach",
    "detach",
    "discard",
    "defeat",
    "gain",
    "pay",
    "lose",
    "reveal",
    "look",
    "shuffle",
    "take",
    "turn-over",
    "lock",
    "unlock",
    "mark",
    "trick",
    "score",
    "turn",
    "round",
    "win",
    "end",
)


def reader_bit(seat: int | None) -> int:
    return 1 << (SPECTATORS if seat is None else seat)


class Place:
    """Where a card is or was: whose, which zone, and in a realm which location and side."""

    __slots__ = ("seat", "zone", "location", "side")

    def __init__(
        self, seat: int | None, zone: str, location: str | None = None, side: str | None = None
    ) -> None:
        self.seat = seat
        self.zone = zone
        self.location = location
        self.side = side

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {}
        if self.seat is not None:
            out["seat"] = self.seat
        out["zone"] = self.zone
        if self.location is not None:
            out["location"] = self.location
        if self.side is not None:
            out["side"] = self.side
        return out


class Event:
    """One thing that happened. `audience` gets the event; only `knows` sees which card it was."""

    __slots__ = (
        "kind",
        "seat",
        "card",
        "copy",
        "amount",
        "origin",
        "to",
        "knows",
        "audience",
    )

    def __init__(
        self,
        kind: str,
        seat: int | None = None,
        card: str | None = None,
        copy: int | None = None,
        amount: int | None = None,
        origin: Place | None = None,
        to: Place | None = None,
        knows: int = EVERYBODY,
        audience: int = EVERYBODY,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.copy = copy
        self.amount = amount
        self.origin = origin
        self.to = to
        self.knows = knows
        self.audience = audience

    def read(self, seat: int | None) -> dict[str, Any] | None:
        """The event as `seat` (None: a spectator) sees it; None when it does not see it at all."""
        bit = reader_bit(seat)
        if not self.audience & bit:
            return None
        out: dict[str, Any] = {"event": self.kind}
        if self.seat is not None:
            out["seat"] = self.seat
        if self.card is not None and self.knows & bit:
            out["card"] = self.card
            if self.copy is not None:
                out["copy"] = self.copy
        if self.amount is not None:
            out["amount"] = self.amount
        if self.origin is not None:
            out["from"] = self.origin.to_json()
        if self.to is not None:
            out["to"] = self.to.to_json()
        return out

    def whole(self) -> dict[str, Any]:
        """Everything, with its audience: for comparing replays, never for a reader."""
        out = Event(
            self.kind, self.seat, self.card, self.copy, self.amount, self.origin, self.to
        ).read(None)
        assert out is not None
        out["knows"] = self.knows
        out["audience"] = self.audience
        return out


def read_all(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """The events as one reader sees them, in order."""
    out: list[dict[str, Any]] = []
    for event in events:
        seen = event.read(seat)
        if seen is not None:
            out.append(seen)
    return out
