"""Stepping through a record, through anybody's eyes."""

import re
from pathlib import Path

import pexpect
import pytest

from skulduggery.engine.record import Table, load
from skulduggery.games import game
from skulduggery.terminal.replay import merged
from tests.terminal.helpers import KEY, on_screen, played, say, terminal

HAND = re.compile(r"^Hand of (.+?): (.+)$", re.M)


@pytest.fixture
def table() -> Table:
    chosen = game("little-devils")
    out = Table(chosen, chosen.setup(3, options={"rounds": 1, "first": 0}), 5)
    while out.decision() is not None:
        out.answer(0)
    return out


@pytest.fixture
def file(tmp_path: Path, table: Table) -> Path:
    place = tmp_path / "a.record"
    place.write_text(table.record(), encoding="utf-8")
    return place


def replay(file: Path, *given: str, typed: str = "") -> str:
    done = played("replay", str(file), "--plain", "--lang", "en", *given, answers=typed)
    assert done.returncode == 0, done.stderr
    assert KEY.findall(done.stdout) == []
    return done.stdout


def steps(out: str) -> list[int]:
    return [int(number) for number in re.findall(r"^Step (\d+) of 27", out, re.M)]


def test_forward_back_and_jump(file: Path) -> None:
    out = replay(file, typed="\nn\nb\n20\n26\n\n\n0\nb\nq\n")
    assert steps(out) == [0, 1, 2, 1, 20, 26, 27, 0]
    assert out.count(say("en", "ui-replay-no-step", steps=27)) == 2


def test_one_may_begin_anywhere(file: Path) -> None:
    assert steps(replay(file, "--step", "27")) == [27]
    done = played("replay", str(file), "--step", "28", answers="")
    assert done.returncode == 2
    assert "steps 0 to 27" in done.stderr


def test_with_all_eyes_every_hand_is_open(file: Path, table: Table) -> None:
    hands = HAND.findall(replay(file))
    assert len(hands) == 3
    for seat, (_, cards) in enumerate(hands):
        shown = [int(card) for card in re.findall(r"(\d+) \(", cards)]
        assert shown == table.at(0).view(seat)["hands"][seat]


def test_with_the_eyes_of_a_seat_only_its_hand_is_open(file: Path, table: Table) -> None:
    out = replay(file, "--seat", "2", typed="\n\n")
    hands = HAND.findall(out)
    assert {name for name, _ in hands} == {"Player 2"}
    shown = {int(card) for card in re.findall(r"\b(\d+) \(\d devils?\)", out)}
    known = set(table.at(0).view(1)["hands"][1]) | set(table.at(2).view(1)["trick"])
    assert shown == known


def test_the_eyes_can_be_changed(file: Path) -> None:
    out = replay(file, typed="s none\ns 1\ns\nall\ns 9\nq\n")
    assert "seen by a spectator" in out
    assert "seen by Player 1" in out
    assert out.count("seen by all") == 2
    assert "seat '9': 1 to 3, none or all is needed" in out


def test_a_spectator_sees_no_hand(file: Path) -> None:
    assert HAND.findall(replay(file, "--seat", "none", typed="\n\n\n")) == []


def test_the_log_tells_everything_up_to_here(file: Path, table: Table) -> None:
    out = replay(file, "--step", "5", typed="l\nq\n")
    for answer in table.answers[:5]:
        assert re.search(rf"plays {answer.text.split()[1]}\.", out)


def test_any_language(file: Path) -> None:
    done = played("replay", str(file), "--plain", "--lang", "fr", answers="")
    assert say("fr", "ui-replay-start") in done.stdout
    assert KEY.findall(done.stdout) == []


@pytest.mark.parametrize(
    ("name", "villains"),
    [
        ("disney-villains-card-game", None),
        ("disney-villainous", ["maleficent", "prince-john"]),
        ("star-wars-villainous", ["boba-fett", "seventh-sister"]),
    ],
)
def test_the_other_games_as_well(tmp_path: Path, name: str, villains: list[str] | None) -> None:
    chosen = game(name)
    table = Table(chosen, chosen.setup(None if villains else 4, villains), 5)
    for _ in range(30):
        table.answer(0)
    file = tmp_path / "a.record"
    file.write_text(table.record(), encoding="utf-8")
    for seat in ("all", "1", "none"):
        out = replay(file, "--seat", seat, typed="\n" * 30)
        assert "Step 30 of 30" in out


def test_a_finished_table_of_ones_own(tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    common = ("--plain", "--lang", "en", "--db", place)
    played(
        *("play", "little-devils", "--option", "rounds=1", "--players", "3", *common),
        answers="1\n" * 9,
    )
    done = played("replay", "--table", "1", *common, answers="\n")
    assert done.returncode == 0, done.stderr
    assert "Step 1 of 27" in done.stdout
    file = tmp_path / "out.record"
    done = played("replay", "--table", "1", "--write", str(file), *common, answers="")
    assert done.returncode == 0, done.stderr
    assert len(load(file.read_text("utf-8"), game).answers) == 27
    done = played("replay", "--table", "1", "--write", str(file), *common, answers="")
    assert done.returncode == 2
    assert "is there already" in done.stderr


def test_a_table_that_is_not_over_is_not_replayed(tmp_path: Path) -> None:
    common = ("--plain", "--lang", "en", "--db", str(tmp_path / "games.db"))
    played("play", "little-devils", *common, answers="q\n")
    done = played("replay", "--table", "1", *common, answers="")
    assert done.returncode == 2
    assert "not over yet" in done.stderr
    assert "skulduggery play --resume 1 --db" in done.stderr


def test_drawn_at_a_terminal(file: Path) -> None:
    running = terminal("replay", str(file), "--lang", "en")
    running.expect_exact("Step 0 of 27")
    running.expect_exact(say("en", "ui-replay-keys"))
    running.sendline("27")
    running.expect_exact("Step 27 of 27")
    running.expect_exact(say("en", "ui-replay-keys"))
    running.sendline("b")
    running.expect_exact("Step 26 of 27")
    running.sendline("q")
    running.expect(pexpect.EOF)
    assert running.wait() == 0
    assert KEY.findall(on_screen(running.before)) == []


def test_two_views_make_one() -> None:
    assert merged([3, [1, 2]], [[4, 5, 6], 2]) == [[4, 5, 6], [1, 2]]
    assert merged({"a": None, "b": [None, "x"]}, {"a": 1, "b": ["y", None]}) == {
        "a": 1,
        "b": ["y", "x"],
    }
