"""The laws of one answer and of the events that tell it."""

import json

from skulduggery.engine.decision import Decision, Option
from skulduggery.engine.events import KINDS, read_all
from skulduggery.engine.game import State
from tests.conformance.spot import Spot, compare, demand, names_in, texts


def events_tell_a_reader_no_more_than_the_view(spot: Spot) -> bool:
    """Where two states look the same to a reader, before and after, so do the events between."""
    if spot.decision is None:
        return False
    option = next(option for option in spot.decision.options if option.code == spot.code)
    tried = False
    for seat, exchanged in spot.exchanges:
        if exchanged.actor() != spot.state.actor() or option.text not in texts(exchanged):
            continue
        if exchanged.view(seat) != spot.views[seat]:
            continue  # with other cards nobody was asked for a Condition, and the turn went on
        one, two = spot.state.clone(), exchanged.clone()
        one.chance = two.chance = spot.chance()
        one.drawn = two.drawn = 0
        first, second = one.apply(option), two.apply(_find(two, option.text))
        for reader in (seat, None):
            read, reread = read_all(first, reader), read_all(second, reader)
            if any(event["event"] in ("shuffle", "reveal", "look") for event in read):
                continue
            if one.view(reader) == two.view(reader):
                tried = True
                compare(read, reread, f"events of {option.text!r} as {reader} reads them")
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


def _text(decision: Decision, code: int) -> str:
    return next(option.text for option in decision.options if option.code == code)


def _find(state: State, text: str) -> Option:
    decision = state.decision()
    assert decision is not None
    return decision.find(text)


LAWS = (
    events_tell_a_reader_no_more_than_the_view,
    events_name_only_cards_that_the_view_knows,
    events_are_of_the_known_kinds_and_json,
    the_turn_passes_only_with_an_event_that_all_read,
)
