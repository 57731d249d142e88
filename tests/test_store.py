"""The store: what was answered is there, whatever happens to the program."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from skulduggery.engine import record
from skulduggery.engine.decision import Refused
from skulduggery.games import game
from skulduggery.store import (
    VERSION,
    AnotherVersion,
    Store,
    answers,
    entries_of,
    event_of,
    metadata,
    one_table,
    open_store,
    tables,
    tables_to_go_on_with,
)

SEATING: dict[str, Any] = {"chairs": [], "language": "en"}


def laid(seed: int = 7) -> record.Table:
    chosen = game("little-devils")
    return record.Table(chosen, chosen.setup(3, options={"rounds": 1}), seed)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.at(tmp_path / "games.db")


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    kept = store.add(laid(), SEATING)
    for _ in range(5):
        kept.answer(0)
    again = Store.at(Path(store.place)).resume(kept.number, game)
    assert again.table.record() == kept.table.record()
    assert again.seating == SEATING
    again.answer(0)
    assert len(store.standing(kept.number)) == 6


def test_a_seed_of_128_bits_comes_back(store: Store) -> None:
    kept = store.add(laid(2**128 - 1), SEATING)
    assert store.resume(kept.number, game).table.seed == 2**128 - 1


def test_undo_is_an_entry_and_nothing_is_lost(store: Store) -> None:
    kept = store.add(laid(), SEATING)
    first = [kept.answer(0).text for _ in range(4)]
    kept.back_to(2, seat=0)
    kept.answer(1)
    assert [one.text for one in store.standing(kept.number)][:2] == first[:2]
    assert len(store.standing(kept.number)) == 3
    assert store.resume(kept.number, game).table.record() == kept.table.record()
    with store.engine.connect() as connection:
        rows = list(connection.execute(answers.select().order_by(answers.c.number)))
    assert [row.number for row in rows] == [0, 1, 2, 3, 4, 5]
    assert [row.text for row in rows][:4] == first
    assert (rows[4].text, rows[4].back_to) == ("undo", 2)


def test_a_finished_table_is_not_offered_and_one_taken_back_is(store: Store) -> None:
    kept = store.add(laid(), SEATING)
    while kept.table.decision() is not None:
        assert [one.id for one in store.unfinished()] == [kept.number]
        kept.answer(0)
    assert store.unfinished() == []
    assert store.kept(kept.number).over
    kept.back_to(len(kept.table.answers) - 1, seat=0)
    assert [one.id for one in store.unfinished()] == [kept.number]


def test_an_illegal_answer_is_not_written(store: Store) -> None:
    kept = store.add(laid(), SEATING)
    with pytest.raises(Refused):
        kept.answer("play 99")
    assert store.kept(kept.number).entries == 0


def test_two_windows_on_one_table_cannot_overwrite_each_other(store: Store) -> None:
    one = store.add(laid(), SEATING)
    other = store.resume(one.number, game)
    one.answer(0)
    with pytest.raises(Refused, match="another window"):
        other.answer(1)
    assert other.table.answers == []
    assert [entry.text for entry in store.standing(one.number)] == [one.table.answers[0].text]


def test_what_could_not_be_written_did_not_happen(store: Store) -> None:
    kept = store.add(laid(), SEATING)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE answers")
    before = kept.table.record()
    with pytest.raises(Exception, match="no such table"):
        kept.answer(0)
    assert kept.table.record() == before


def test_the_events_can_be_read_without_the_rules(store: Store) -> None:
    kept = store.add(laid(), SEATING)
    for _ in range(3):
        kept.answer(0)
    opening = store.kept(kept.number).opening
    assert [event_of(one).whole() for one in opening] == opening
    mine = [event_of(one).read(0) for one in opening]
    theirs = [one for one in mine if one and one["event"] == "deal" and one["seat"] == 1]
    assert theirs
    assert all("card" not in one for one in theirs)
    stored = [one.events for one in store.standing(kept.number)]
    assert stored == [[one.whole() for one in answer.events] for answer in kept.table.answers]


def test_a_game_of_another_rules_version_is_not_replayed(store: Store) -> None:
    kept = store.add(laid(), SEATING)
    kept.answer(0)
    with store.engine.begin() as connection:
        connection.execute(update(tables).values(rules=99))
    with pytest.raises(AnotherVersion, match="version 99 of the rules of little-devils") as caught:
        store.resume(kept.number, game)
    assert caught.value.kept.id == kept.number
    store.shut(kept.number)
    assert store.unfinished() == []
    assert len(store.standing(kept.number)) == 1


def test_a_game_that_would_take_another_course_is_not_replayed(store: Store) -> None:
    kept = store.add(laid(), SEATING)
    kept.answer(0)
    kept.answer(0)
    with store.engine.begin() as connection:
        connection.execute(update(answers).where(answers.c.number == 1).values(events=[]))
    with pytest.raises(AnotherVersion, match="from answer 2 on"):
        store.resume(kept.number, game)


def test_a_table_that_is_not_there_is_refused_with_those_that_are(store: Store) -> None:
    store.add(laid(), SEATING)
    with pytest.raises(Refused, match=r"table 5: .* has 1"):
        store.kept(5)


def test_the_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    Store.at(place).close()
    with sqlite3.connect(place) as connection:
        connection.execute("UPDATE house SET value = '99'")
    connection.close()
    before = place.read_bytes()
    with pytest.raises(Refused, match=rf"in form 99, .* form {VERSION}; nothing .* --db"):
        Store.at(place)
    assert place.read_bytes() == before


def test_the_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "music.db"
    with sqlite3.connect(place) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    connection.close()
    before = place.read_bytes()
    with pytest.raises(Refused, match="something else"):
        Store.at(place)
    assert place.read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "letter.txt"
    place.write_text("Dear Ursula, " * 100)
    with pytest.raises(Refused, match="no file of games"):
        Store.at(place)
    assert place.read_text() == "Dear Ursula, " * 100


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="is a folder"):
        Store.at(tmp_path)


@pytest.mark.parametrize("folder", ["file", "n" * 300])
def test_without_rights_in_the_data_folder_the_games_are_kept_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    """In a file nothing can be kept; a name that is too long cannot even be asked for, as a folder
    that may not be looked into."""
    (tmp_path / "file").write_text("")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("skulduggery.store.usual_place", lambda: tmp_path / folder / "x" / "g.db")
    store, why = open_store(None)
    assert store.place == str(tmp_path / "skulduggery-games.db")
    assert why is not None
    assert "cannot be kept in" in why


def test_stored_json_is_plain(store: Store) -> None:
    kept = store.add(laid(), SEATING)
    kept.answer(0)
    with sqlite3.connect(store.place) as connection:
        (events,) = connection.execute("SELECT events FROM answers").fetchone()
    connection.close()
    assert json.loads(events) == [one.whole() for one in kept.table.answers[0].events]


def test_tables_and_statements_are_at_home_in_postgres_too() -> None:
    there = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=there))
    for statement in (one_table(1), entries_of(1), tables_to_go_on_with()):
        assert "SELECT" in str(statement.compile(dialect=there))
