"""Who hears of an event, and who learns which card it was."""

import json

import pytest

from skulduggery.engine.events import (
    EVERYBODY,
    KINDS,
    SPECTATORS,
    Event,
    Place,
    read_all,
    reader_bit,
)

SEAT_1 = 1 << 1
HAND = Place(1, "hand")
READERS: tuple[int | None, ...] = (0, 1, 2, 3, 4, 5, None)


def drawn(knows: int = EVERYBODY, audience: int = EVERYBODY) -> Event:
    return Event(
        "draw",
        seat=1,
        card="dragon-form",
        copy=2,
        amount=1,
        origin=Place(1, "deck"),
        to=HAND,
        knows=knows,
        audience=audience,
    )


def test_every_reader_has_a_bit_of_its_own() -> None:
    bits = [reader_bit(reader) for reader in READERS]
    assert len(set(bits)) == len(bits)
    assert reader_bit(None) == 1 << SPECTATORS
    assert all(EVERYBODY & bit for bit in bits)


@pytest.mark.parametrize("reader", READERS)
def test_a_public_event_is_read_whole_by_everybody(reader: int | None) -> None:
    assert drawn().read(reader) == {
        "event": "draw",
        "seat": 1,
        "card": "dragon-form",
        "copy": 2,
        "amount": 1,
        "from": {"seat": 1, "zone": "deck"},
        "to": {"seat": 1, "zone": "hand"},
    }


def test_only_who_knows_the_card_reads_its_name_and_copy() -> None:
    event = drawn(knows=SEAT_1)
    mine, others = event.read(1), event.read(0)
    assert mine is not None
    assert others is not None
    assert (mine["card"], mine["copy"]) == ("dragon-form", 2)
    assert others == {k: v for k, v in mine.items() if k not in ("card", "copy")}
    assert event.read(None) == others


def test_who_is_not_in_the_audience_reads_nothing() -> None:
    event = drawn(audience=SEAT_1)
    assert [event.read(reader) is not None for reader in READERS] == [
        reader == 1 for reader in READERS
    ]


def test_knowing_the_card_does_not_bring_who_is_not_in_the_audience() -> None:
    assert drawn(knows=EVERYBODY, audience=SEAT_1).read(0) is None


def test_reading_all_keeps_the_order_and_leaves_out_what_is_not_heard() -> None:
    events = [drawn(), drawn(audience=SEAT_1), Event("turn", seat=2)]
    assert [e["event"] for e in read_all(events, 1)] == ["draw", "draw", "turn"]
    assert [e["event"] for e in read_all(events, 0)] == ["draw", "turn"]
    assert read_all([], None) == []


def test_whole_tells_everything_and_whom() -> None:
    event = drawn(knows=SEAT_1, audience=SEAT_1)
    assert event.whole() == {
        **(drawn().read(None) or {}),
        "knows": SEAT_1,
        "audience": SEAT_1,
    }


def test_zero_is_told_and_nothing_is_left_out() -> None:
    assert Event("gain", seat=0, amount=0).read(0) == {"event": "gain", "seat": 0, "amount": 0}
    assert Event("end").read(None) == {"event": "end"}


def test_a_place_tells_what_it_has() -> None:
    assert Place(None, "middle").to_json() == {"zone": "middle"}
    assert Place(0, "realm", "the-forest", "top").to_json() == {
        "seat": 0,
        "zone": "realm",
        "location": "the-forest",
        "side": "top",
    }


def test_events_are_json() -> None:
    read = drawn().read(1)
    assert json.loads(json.dumps(read)) == read


def test_the_kinds_are_those_of_the_protocol() -> None:
    told = (
        "deal draw play move attach detach discard defeat gain pay lose reveal look shuffle take"
        " turn-over lock unlock mark trick score turn round win end"
    )
    assert " ".join(KINDS) == told
