"""The server goes down and comes up; the database has another version or another writer."""

import sqlite3
import time
from pathlib import Path

import pytest

from skulduggery.engine import record
from skulduggery.engine.decision import Refused
from skulduggery.games import game
from skulduggery.store import VERSION, Store
from tests.server.helpers import BOT, HERE, ME, OPEN, serving


def test_every_table_goes_on_where_it_was(place: Path) -> None:
    with serving(place) as server:
        made = server.lay(ME, HERE, OPEN, options={"first": 0})
        with (
            server.sit(made["table"], made["keys"][0]) as anna,
            server.sit(made["table"], made["keys"][1]) as bruno,
        ):
            anna.answer(0)
            anna.ask("undo")
            anna.until_asked()
            anna.answer(1)
            bruno.until_asked()
            last, view = bruno.last, bruno.view
            anna.ask("pace", pace="slow")
            anna.ask("seat", seat=2, kind="bot", level="random")
    with serving(place) as server, server.sit(made["table"], made["keys"][1], last) as bruno:
        assert bruno.welcome["events"] == []
        assert bruno.welcome["view"] == view
        assert bruno.welcome["decision"]["number"] == 2
        assert bruno.welcome["pace"] == "slow"
        assert bruno.welcome["seats"][2]["standin"]
        assert bruno.answer(0)["type"] == "accepted"


def test_bots_that_were_about_to_play_take_up_again(place: Path) -> None:
    with serving(place) as server:
        made = server.lay(BOT, BOT, BOT, options={"rounds": 3})
    with serving(place) as server:
        # Nobody comes to look, and still they play.
        end = time.monotonic() + 30
        while not (found := server.post("tables/mine", {"keys": {made["table"]: [made["watch"]]}}))[
            "tables"
        ][0]["over"]:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert found["tables"][0]["result"]["winners"]


def test_keys_of_a_rematch_survive(place: Path) -> None:
    with serving(place) as server:
        made = server.lay(ME, HERE, BOT)
        with (
            server.sit(made["table"], made["keys"][0]) as anna,
            server.sit(made["table"], made["keys"][1]) as bruno,
        ):
            server.play_to_the_end(anna, bruno)
        told = server.post(f"tables/{made['table']}/rematch", key=made["keys"][0])
    with serving(place) as server:
        assert server.get(f"tables/{told['table']}/view", told["key"])["you"] == 1
        # Bruno was away all the time, and still gets his key.
        other = server.post(f"tables/{made['table']}/rematch", key=made["keys"][1])
        assert other["table"] == told["table"]
        assert server.get(f"tables/{told['table']}/view", other["key"])["you"] == 2


@pytest.mark.parametrize("what", ["rules", "course"])
def test_a_running_table_of_other_rules_can_be_looked_at(place: Path, what: str) -> None:
    with serving(place) as server:
        made = server.lay(ME, HERE, HERE, options={"first": 0})
        with server.sit(made["table"], made["keys"][0]) as anna:
            anna.answer(0)
            anna.catch_up()
            events = anna.events
    with sqlite3.connect(place) as connection:
        if what == "rules":
            connection.execute("UPDATE tables SET rules = 99")
        else:
            connection.execute("""UPDATE answers SET events = replace(events, '"card"', '"x"')""")
    connection.close()
    path, key = f"tables/{made['table']}", made["keys"][0]
    with serving(place) as server:
        with server.sit(made["table"], key) as anna:
            welcome = anna.welcome
            assert welcome["closed"]["code"] == "another-version"
            assert "looked at" in welcome["closed"]["message"]
            assert (welcome["view"], welcome["decision"]) == (None, None)
            if what == "rules":
                assert welcome["events"] == events
            assert anna.answer(0, decision=2)["code"] == "closed"
            assert anna.ask("undo")["code"] == "closed"
            assert anna.ask("seat", seat=1, kind="bot")["code"] == "closed"
        replay = server.get(f"{path}/replay", key)
        assert replay["total"] == 2
        assert set(replay["steps"][0]["events"]) == {"0"}
        assert server.get(f"{path}/record", key)["record"] is None
        mine = server.post("tables/mine", {"keys": {made["table"]: [key]}})["tables"]
        assert mine[0]["closed"]
    # Nothing is deleted, and it stays closed.
    with serving(place) as server:
        assert server.get(f"{path}/view", key)["closed"]["code"] == "another-version"


def test_the_database_of_the_version_before_is_taken_over(place: Path) -> None:
    store = Store.at(place)
    chosen = game("little-devils")
    kept = store.add(record.Table(chosen, chosen.setup(3), 7), {"chairs": [], "language": "en"})
    kept.answer(0)
    store.close()
    with sqlite3.connect(place) as connection:
        # As version 1 was: without the tables of a server.
        for name in ("seats", "rooms"):
            connection.execute(f"DROP TABLE {name}")
        connection.execute("UPDATE house SET value = '1'")
    connection.close()
    with serving(place) as server:
        made = server.lay(ME, BOT, BOT)
        assert server.get(f"tables/{made['table']}/view", made["keys"][0])["you"] == 0
    store = Store.at(place)
    assert len(store.resume(kept.number, game).table.answers) == 1
    # Tables of the server are played there, and not offered in the terminal.
    assert [one.id for one in store.unfinished()] == [kept.number]
    store.close()
    with sqlite3.connect(place) as connection:
        (found,) = connection.execute("SELECT value FROM house WHERE name = 'version'").fetchone()
    connection.close()
    assert found == str(VERSION)


def test_another_program_that_writes_is_noticed(place: Path) -> None:
    with serving(place) as server:
        made = server.lay(ME, HERE, HERE, options={"first": 0})
        with server.sit(made["table"], made["keys"][0]) as anna:
            option = anna.welcome["decision"]["options"][2]
            store = Store.at(place)
            store.resume(server.house.live[made["table"]].number, game).answer(option["text"])
            store.close()
            reply = anna.answer(0)
            assert (reply["type"], reply["code"]) == ("refused", "stale")
            # Everybody is shown how it really stands.
            anna.catch_up()
            assert anna.view["trick"] == [int(option["card"])]
            assert anna.decision is None
        with server.sit(made["table"], made["keys"][1]) as bruno:
            assert bruno.answer(0)["type"] == "accepted"


def test_what_cannot_be_written_down_did_not_happen(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sqlalchemy.exc import OperationalError

    with serving(place) as server:
        made = server.lay(ME, HERE, HERE, options={"first": 0})
        with server.sit(made["table"], made["keys"][0]) as anna:
            keeping = server.house.keeping
            enter = keeping.enter

            async def full(*args: object, **more: object) -> None:
                raise OperationalError("INSERT", {}, Exception("disk is full"))

            monkeypatch.setattr(keeping, "enter", full)
            reply = anna.answer(0)
            assert (reply["type"], reply["code"]) == ("refused", "internal")
            assert anna.catch_up() == []
            monkeypatch.setattr(keeping, "enter", enter)
            assert anna.answer(0)["type"] == "accepted"


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "letters.txt"
    place.write_text("Dear Anna")
    with pytest.raises(BaseException) as failed, serving(place):
        pass
    assert "no file of games" in str(_inner(failed.value))
    assert place.read_text() == "Dear Anna"


def _inner(error: BaseException) -> BaseException:
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    assert isinstance(error, Refused), error
    return error
