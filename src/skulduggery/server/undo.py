"""Who may take an answer back, and who has to be asked first."""

import time

from skulduggery.engine.events import Event, read_all
from skulduggery.engine.record import Answer
from skulduggery.server.story import Part

REVEALING = ("deal", "draw", "look", "reveal", "take", "turn-over")
"""Events by which somebody may see a card that it had not seen."""

FACE_UP = ("wicket", "card-guard", "small", "large", "normal")
"""Ways in which a card is turned that lay open before."""


def is_free(seat: int, parts: list[Part], answers: list[Answer]) -> bool:
    """Whether `seat` may take back these answers, of which the first is its own, unasked.

    Not once another seat has acted in a way that this one can see, and not once anything hidden or
    random came to light. That somebody passed unseen in between makes no difference.
    """
    for part, answer in zip(parts, answers, strict=True):
        if answer.draws:
            return False
        if part.seat != seat and not part.hidden and read_all(part.events, seat):
            return False
        if any(_reveals(event) for event in part.events):
            return False
    return True


def _reveals(event: Event) -> bool:
    if event.kind == "turn-over" and event.to is not None and event.to.zone in FACE_UP:
        return False
    return event.kind in REVEALING


class Request:
    """An undo that waits for the others: back to where `target` answers stand."""

    def __init__(self, by: int, target: int, asked: list[int]) -> None:
        self.by = by
        self.target = target
        self.yes: list[int] = []
        self.left = asked
        self.since = time.monotonic()
