"""The story so far, chunk by chunk: what came of the deal, then of each answer, for one reader."""

from typing import TYPE_CHECKING

from skulduggery.engine.events import Event, read_all
from skulduggery.engine.game import Result
from skulduggery.engine.record import Table
from skulduggery.games.memory import remembered_from as remembered_from
from skulduggery.terminal.draw.scene import Drawing
from skulduggery.terminal.seating import chair_name, chairs_of
from skulduggery.terminal.table import Line, Piece, Text
from skulduggery.words import Words
from skulduggery.words.telling import Teller

if TYPE_CHECKING:
    from skulduggery.store import Kept, Store


def chunks_of(table: Table) -> list[list[Event]]:
    return [table.opening, *[answer.events for answer in table.answers]]


def told(
    chunk: list[Event], reader: int | None, teller: Teller, drawing: Drawing | None
) -> list[str]:
    """What one chunk says to a reader."""
    seen = read_all(chunk, reader)
    if drawing is not None:
        seen = [event for event in seen if drawing.is_news(event, reader)]
    return teller.story(seen)


def result_lines(result: Result, names: list[str], reader: int | None, said: Words) -> list[str]:
    """Why the game is over, and who won."""
    why = said.say(f"result-{result.reason}")
    if result.winners == (reader,):
        return [why, said.say("ui-you-win")]
    winners = [names[seat] for seat in result.winners]
    return [why, said.say("ui-winners", count=len(winners), names=said.row(winners))]


def stored_story(store: "Store", kept: "Kept", said: Words) -> list[Piece]:
    """A table that cannot be replayed, told from its stored events to who sat there."""
    from skulduggery.store import event_of

    chairs = chairs_of(kept.seating)
    people = [seat for seat, chair in enumerate(chairs) if chair.is_person]
    reader = people[0] if len(people) == 1 else None
    names = [chair_name(chairs, tuple(kept.villains), seat, said) for seat in range(len(chairs))]
    teller = Teller(said, kept.game, names, reader)
    stored = [kept.opening, *[entry.events for entry in store.standing(kept.id)]]
    lines: list[str] = []
    for chunk in stored:
        lines += told([event_of(one) for one in chunk], reader, teller, None)
    return [Text(Line((said.say("ui-log"), "title")), *lines)]
