"""Nobody gets more than a fair share, and is told so."""

import contextlib
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from skulduggery.engine.decision import Refused
from skulduggery.server.limits import KEY, MAKE, REQUEST, Bucket, Limits
from tests.server.helpers import BOT, HERE, ME, Server, serving


class Tight(Limits):
    tables = 3
    sockets = 3
    sockets_of_an_address = 2
    sockets_of_a_table = 1

    def __init__(self, **kinds: float) -> None:
        super().__init__(1e6)
        for kind, burst in kinds.items():
            self.kinds[kind] = (burst, 0.0)

    def message_bucket(self) -> Bucket:
        return Bucket(5, 0)


def test_a_bucket_gives_what_it_has_and_fills_again() -> None:
    bucket = Bucket(2, 0)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.rate = 1e9
    assert bucket.full()
    assert bucket.take()


def test_addresses_do_not_take_from_each_other() -> None:
    limits = Tight(request=1)
    limits.take(REQUEST, "a")
    limits.take(REQUEST, "b")
    with pytest.raises(Refused, match="wait a moment"):
        limits.take(REQUEST, "a")
    limits.kinds[MAKE] = (5, 1e9)
    limits.take(MAKE, "a")
    limits.forget()
    assert (MAKE, "a") not in limits.buckets
    assert (REQUEST, "a") in limits.buckets


def test_too_many_requests(place: Path) -> None:
    with serving(place, Tight(request=3)) as server:
        for _ in range(3):
            server.get("health")
        status, code, _ = server.refused("GET", "health")
        assert (status, code) == (429, "too-fast")


def test_too_many_tables_of_an_address_and_of_the_house(place: Path) -> None:
    with serving(place, Tight(make=2)) as server:
        for _ in range(2):
            server.lay(ME, BOT, BOT)
        body = {"game": "little-devils", "seats": [ME, BOT, BOT]}
        assert server.refused("POST", "tables", body)[:2] == (429, "too-fast")
    with serving(place, Tight()) as server:
        server.lay(ME, BOT, BOT)
        status, code, _ = server.refused("POST", "tables", body)
        assert (status, code) == (503, "too-many-tables")


def test_keys_cannot_be_tried_out_for_long(place: Path) -> None:
    with serving(place, Tight(key=3)) as server:
        made = server.lay(ME, BOT, BOT)
        path = f"tables/{made['table']}/view"
        found = [server.refused("GET", path, key=f"guess{n}")[1] for n in range(5)]
        assert found == ["bad-key"] * 3 + ["too-fast"] * 2
        # Who has the right one is not kept out.
        assert server.get(path, made["keys"][0])["you"] == 0
        assert Tight(key=3).kinds[KEY] == (3, 0.0)


def test_too_many_sockets(place: Path) -> None:
    with serving(place, Tight()) as server:
        made, other = server.lay(ME, HERE, BOT), server.lay(ME, BOT, BOT)
        with server.sit(made["table"], made["keys"][0]):
            assert _reason(server, made["table"], made["keys"][1]) == "full"
            with server.sit(other["table"], other["keys"][0]):
                assert _reason(server, other["table"], other["watch"]) == "full"
        with server.sit(made["table"], made["keys"][1]):
            assert server.get("health")["sockets"] == 1


def _reason(server: Server, table: str, key: str) -> str:
    with server.client.websocket_connect(f"/api/tables/{table}/socket") as session:
        with contextlib.suppress(WebSocketDisconnect):
            session.send_json({"type": "hello", "key": key})
        reason: str = session.receive_json(timeout=20)["reason"]
        return reason


def test_too_many_messages_on_one_socket(place: Path) -> None:
    with serving(place, Tight()) as server:
        made = server.lay(ME, HERE, BOT)
        with server.sit(made["table"], made["keys"][0]) as anna:
            for _ in range(5):
                anna.send(type="ping")
                assert anna.read()["type"] == "pong"
            anna.send(type="why", id=77, card="1")
            reply = anna.read()
            assert (reply["type"], reply["code"], reply["re"]) == ("refused", "too-fast", 77)


def test_long_bodies_are_not_read(server: Server) -> None:
    body = {"game": "little-devils", "seats": [{**ME, "name": "x" * 100_000}, BOT, BOT]}
    assert server.refused("POST", "tables", body)[:2] == (413, "too-long")
    assert server.refused("POST", "records", {"record": "x" * 3_000_000})[:2] == (413, "too-long")


def test_tables_that_nobody_looks_at_are_put_away(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skulduggery.server.house.SWEEP", 0.01)
    monkeypatch.setattr("skulduggery.server.house.IDLE", 0.0)
    with serving(place) as server:
        made = server.lay(ME, HERE, BOT, options={"first": 0})
        with server.sit(made["table"], made["keys"][0]) as anna:
            while server.get("health")["tables"] != 1:
                pass
            anna.answer(0)
        while server.get("health")["tables"] != 0:
            pass
        # ... and are there again when somebody does.
        assert server.get(f"tables/{made['table']}/view", made["keys"][1])["decision"]
