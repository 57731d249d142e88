"""A table step by step. Once the game is over everybody may see everything; while it runs, every
reader what it saw."""

import asyncio
from typing import Any

from skulduggery.engine.events import read_all
from skulduggery.engine.game import State
from skulduggery.games.memory import remembered_from
from skulduggery.server import wire
from skulduggery.server.standing import Reader
from skulduggery.server.tables import Live

MOST_STEPS = 200
WATCH = "watch"


def name_of(reader: Reader) -> str:
    return WATCH if reader is None else str(reader)


def report_of(live: Live, reader: Reader) -> wire.Record:
    """The whole record of a finished game, else what this reader saw: never seed, key or draws."""
    if live.table is None or not live.over:
        return wire.Record(record=None, report=live.situation(reader, None))
    marks = []
    if live.room.practice:
        marks.append("# practice: one person and bots; every answer could be taken back")
    if live.room.seed_known:
        marks.append("# the luck was known beforehand, or chosen")
    if live.story.undos:
        marks.append(f"# {live.story.undos} times something was taken back; it is not in here")
    first, _, rest = live.table.record().partition("\n")
    return wire.Record(record="\n".join([first, *marks, rest]), report=None)


async def replay_of(live: Live, reader: Reader, first: int, end: int | None) -> wire.Replay:
    last = first + MOST_STEPS if end is None else min(end, first + MOST_STEPS)
    if live.table is None:
        steps, total = _from_events(live, reader, first, last)
    elif live.over:
        steps, total = await asyncio.to_thread(_whole, live, first, last)
    else:
        steps, total = await asyncio.to_thread(_own, live, reader, first, last)
    return wire.Replay(
        table=live.name,
        game=live.kept.game,
        setup=live.setup(),
        seats=live.shown_seats(),
        over=live.over,
        result=live.result(),
        total=total,
        steps=steps,
    )


def _step(n: int, seat: int | None, text: str | None, option: Any, view: Any) -> wire.Step:
    return wire.Step(
        n=n,
        seat=seat,
        text=text,
        option=option,
        turn=view["turn"] if view else None,
        round=view["round"] if view else None,
        notes={},
        views={},
        events={},
    )


def _states(live: Live) -> list[State]:
    """The state after the deal, then after each answer."""
    table = live.table
    assert table is not None
    # A table of the server forgets what lies far back, a fork remembers everything.
    again = table.fork(len(table.answers), table.seed) if _forgotten(live) else table
    before = [answer.before for answer in again.answers]
    states = [state for state in before if state is not None]
    return [*states, again.state if live.rest is None else live.rest.state]


def _forgotten(live: Live) -> bool:
    assert live.table is not None
    return any(answer.before is None for answer in live.table.answers)


def _whole(live: Live, first: int, last: int) -> tuple[list[wire.Step], int]:
    states, chunks = _states(live), live.story.chunks()
    readers: list[Reader] = [None, *range(len(live.chairs))]
    steps: list[wire.Step] = []
    for n in range(first, min(last, len(states))):
        state, part = states[n], live.story.standing[n - 1] if n else None
        step = _step(n, None, None, None, state.shown(None))
        step.notes = state.notes(None)
        if part is not None:
            asked = states[n - 1].decision()
            assert asked is not None
            step.seat, step.text = part.seat, part.text
            step.option = asked.find(part.text).to_json()
        for reader in readers:
            step.views[name_of(reader)] = state.shown(reader)
            step.events[name_of(reader)] = read_all(chunks[n], reader)
        steps.append(step)
    return steps, len(states)


def _own(live: Live, reader: Reader, first: int, last: int) -> tuple[list[wire.Step], int]:
    """What this reader noticed, as far back as the table's rules let it look."""
    states, chunks = _states(live), live.story.chunks()
    view_now = states[-1].shown(reader)
    start = remembered_from(view_now, chunks, len(live.chairs))
    steps: list[wire.Step] = []
    seen: dict[str, Any] | None = None
    for n in range(start, len(states)):
        view, part = states[n].shown(reader), live.story.standing[n - 1] if n else None
        events = read_all(chunks[n], reader)
        own = part is not None and part.seat == reader
        if not own and not events and view == seen:
            continue
        seen = view
        text = part.text if part is not None and own else None
        seat = None if part is None or (part.hidden and not own) else part.seat
        step = _step(len(steps), seat, text, None, view)
        step.notes = states[n].notes(reader)
        step.views[name_of(reader)] = view
        step.events[name_of(reader)] = events
        steps.append(step)
    return steps[first:last], len(steps)


def _from_events(live: Live, reader: Reader, first: int, last: int) -> tuple[list[wire.Step], int]:
    """Of a table whose rules have changed: its stored events."""
    readers: list[Reader] = [reader]
    if live.over:
        readers = [None, *range(len(live.chairs))]
    steps: list[wire.Step] = []
    for chunk in live.story.chunks():
        events = {name_of(one): read_all(chunk, one) for one in readers}
        if any(events.values()):
            step = _step(len(steps), None, None, None, None)
            step.events.update(events)
            steps.append(step)
    return steps[first:last], len(steps)
