"""The laws of one answer and of the events that tell it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from skulduggery.engine.decision import Decision, Option
from skulduggery.engine.events import KINDS, Event, read_all
from skulduggery.engine.game import NOBODY, State
from tests.conformance.spot import Spot, compare, demand, names_in, texts


@dataclass
class Twins:
    """The same answer in two states that look the same to a seat, under the same luck."""

    seat: int
    option: Option
    states: tuple[State, State]
    events: tuple[list[Event], list[Event]]


def twins(spot: Spot) -> Iterator[Twins]:
    if spot.decision is None:
        return
    option = next(option for option in spot.decision.options if option.code == spot.code)
    for seat, other in spot.exchanges:
        if other.actor() != spot.state.actor() or option.text not in texts(other):
            continue
        if other.view(seat) != spot.views[seat]:
            continue  # with other cards nobody was asked for a Condition, and the turn went on
        one = spot.state.clone()
        one.chance = other.chance = spot.chance()
        one.drawn = other.drawn = 0
        events = one.apply(option), other.apply(_find(other, option.text))
        yield Twins(seat, option, (one, other), events)


def events_tell_a_reader_no_more_than_the_view(spot: Spot) -> bool:
    """Where two states look the same to a reader, before and after, so do the events between."""
    tried = False
    for twin in twins(spot):
        for reader in (twin.seat, None):
            read, reread = [read_all(events, reader) for events in twin.events]
            if any(event["event"] in ("shuffle", "reveal", "look") for event in read):
                continue
            if twin.states[0].view(reader) == twin.states[1].view(reader):
                tried = True
                said = f"events of {twin.option.text!r} as {reader} reads them"
                compare(read, reread, said)
    return tried


def views_tell_a_reader_no_more_than_the_events(spot: Spot) -> bool:
    """Where a reader is told the same of two states that looked the same, they still do."""
    tried = False
    for twin in twins(spot):
        if twin.states[0].actor() == NOBODY or twin.states[1].actor() == NOBODY:
            continue  # after the end everything is shown
        if "aside" in json.dumps([state.view(None) for state in twin.states]):
            continue  # a card that is being played lies open before an event says where it went
        for reader in (twin.seat, None):
            if _one_of_several_alike(spot, twin, reader):
                continue
            if read_all(twin.events[0], reader) == read_all(twin.events[1], reader):
                tried = True
                one, two = [_less_of(state.view(reader)) for state in twin.states]
                compare(one, two, f"view({reader}) after {twin.option.text!r}, events being equal")
    return tried


def _one_of_several_alike(spot: Spot, twin: Twins, reader: int | None) -> bool:
    """VC-2a, VC-19: whoever saw a card go into a hand sees whether it is that one which leaves, or
    another one like it; no event has a word for that."""
    hands = spot.views[reader].get("hands")
    held = hands[spot.state.actor()] if isinstance(hands, list) else None
    return isinstance(held, list) and twin.option.card is not None and twin.option.card in held


def a_pass_on_a_condition_is_seen_by_nobody(spot: Spot) -> bool:
    """Who holds no Condition is not asked; to the others it looks as if somebody passed."""
    state, asked = spot.state, spot.state.actor()
    if spot.decision is None or spot.decision.prompt != "play-condition":
        return False
    tried = False
    for seat in set(range(spot.case.players)) - {asked}:
        for _ in range(20):
            other = state.imagine(seat, spot.chance())
            passing = state.clone()
            passing.chance, passing.drawn = other.chance, other.drawn
            other.heard = []
            if other.actor() == asked:
                continue
            heard = read_all(other.heard, seat)
            events: list[Event] = []
            while passing.actor() == asked and "pass" in texts(passing):
                events += passing.apply(_find(passing, "pass"))
            if passing.actor() == other.actor() != NOBODY:
                tried = True
                compare(read_all(events, seat), heard, f"what seat {seat} hears of a pass")
                compare(passing.view(seat), other.view(seat), f"what seat {seat} sees of a pass")
                break
    return tried


def events_name_only_cards_that_the_view_knows(spot: Spot) -> bool:
    if spot.decision is None:
        return False
    after = spot.state.clone()
    events = after.apply(_find(after, _text(spot.decision, spot.code)))
    for reader in spot.readers:
        read = read_all(events, reader)
        if any(event["event"] in ("shuffle", "round") for event in read):
            continue
        known = names_in(spot.views[reader]) | names_in(after.view(reader))
        for event in read:
            if "card" in event:
                demand(event["card"] in known, f"{reader} reads {event}, but cannot know the card")
    return True


def events_are_of_the_known_kinds_and_json(spot: Spot) -> bool:
    if spot.decision is None:
        return False
    after = spot.state.clone()
    for event in after.apply(_find(after, _text(spot.decision, spot.code))):
        demand(event.kind in KINDS, f"there is no kind of event {event.kind!r}")
        for reader in spot.readers:
            read = event.read(reader)
            compare(json.loads(json.dumps(read)), read, "an event sent as JSON")
    return True


def the_turn_passes_only_with_an_event_that_all_read(spot: Spot) -> bool:
    """`waiting` moves on from one seat to another only when everybody is told why."""
    if spot.decision is None:
        return False
    after = spot.state.clone()
    events = after.apply(_find(after, _text(spot.decision, spot.code)))
    if spot.views[None]["waiting"] != after.view(None)["waiting"]:
        demand(read_all(events, None), "the turn passed without any event for spectators")
    return True


def _less_of(thing: dict[str, Any]) -> dict[str, Any]:
    """A view without the backs, which show whose deck a card is from: no event repeats that."""
    return {name: value for name, value in thing.items() if name != "backs"}


def _text(decision: Decision, code: int) -> str:
    return next(option.text for option in decision.options if option.code == code)


def _find(state: State, text: str) -> Option:
    decision = state.decision()
    assert decision is not None
    return decision.find(text)


LAWS = (
    events_tell_a_reader_no_more_than_the_view,
    views_tell_a_reader_no_more_than_the_events,
    a_pass_on_a_condition_is_seen_by_nobody,
    events_name_only_cards_that_the_view_knows,
    events_are_of_the_known_kinds_and_json,
    the_turn_passes_only_with_an_event_that_all_read,
)
