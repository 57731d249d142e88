"""Tips in the terminal, and where a game turned once it is over."""

import re
from pathlib import Path
from typing import Any

import pytest

from skulduggery.bots.hints import Hint, hints
from skulduggery.bots.turning import Course, Moment, course
from skulduggery.engine.record import Table
from skulduggery.games import game
from skulduggery.terminal.advice import SIGNS, hints_allowed, how_it_went, sparks
from skulduggery.words import LANGUAGES, words
from skulduggery.words.telling import Teller
from tests.terminal.helpers import KEY, kept, on_screen, played, say, terminal

LINE = re.compile(r"^(\d)\. (.+?)\s?: (\d+)\s?%\. (.+)$", re.M)
DEVILS = ("play", "little-devils", "--plain", "--seed", "3", "--option", "rounds=1")


def first_lines(out: str, language: str) -> str:
    """What came after the title of a tip, up to the next question."""
    after = out.partition(say(language, "ui-hints-title"))[2]
    return after.partition(say(language, "ui-choose-number", low=1, high=9)[:12])[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["little-devils", "disney-villainous"])
def test_a_tip_names_options_by_their_numbers(tmp_path: Path, name: str, language: str) -> None:
    done = played(
        *("play", name, "--plain", "--seed", "3", "--lang", language),
        *("--db", str(tmp_path / "games.db")),
        answers="t\nq\n",
    )
    assert done.returncode == 0, done.stderr
    assert KEY.findall(done.stdout) == []
    found = LINE.findall(first_lines(done.stdout, language))
    assert 1 < len(found) <= 3
    for number, label, percent, why in found:
        assert f"{number}. {label}" in done.stdout.partition(say(language, "ui-hints-title"))[0]
        assert 0 <= int(percent) <= 100
        assert why.endswith(".")
    percents = [int(percent) for _, _, percent, _ in found]
    assert percents == sorted(percents, reverse=True)


def test_a_tip_is_no_answer(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    played(*DEVILS, "--lang", "en", "--db", str(place), answers="t\nt\nq\n")
    assert [answer for answer in kept(place).table.answers if answer.seat == 0] == []


def test_a_tip_uses_what_its_seat_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[Any] = []

    def listen(*given: Any) -> list[Hint]:
        got.append(given)
        return hints(*given)

    monkeypatch.setattr("skulduggery.terminal.advice.hints", listen)
    place = tmp_path / "games.db"
    played(*DEVILS, "--lang", "en", "--db", str(place), answers="t\nq\n")
    state = kept(place).table.state
    _, seat, _, _, imagined = got[0]
    assert seat == 0
    assert imagined.view(0) == state.view(0)
    assert imagined.view(1) != state.view(1)
    assert imagined.chance.key != state.chance.key


def test_where_several_play_tips_are_off_unless_the_table_has_them(tmp_path: Path) -> None:
    for n, (given, allowed) in enumerate((((), False), (("--hints", "on"), True))):
        done = played(
            *(*DEVILS, "--bots", "none", "--players", "3", "--lang", "en", *given),
            *("--first", "me", "--db", str(tmp_path / f"{n}.db")),
            answers="\nt\nq\n",
        )
        assert (say("en", "ui-hints-off") in done.stdout) != allowed
        assert (say("en", "ui-hints-title") in done.stdout) == allowed
    done = played(
        *(*DEVILS, "--hints", "off", "--lang", "en", "--db", str(tmp_path / "alone.db")),
        answers="t\nq\n",
    )
    assert say("en", "ui-hints-off") in done.stdout
    assert hints_allowed(None, 1)
    assert not hints_allowed(None, 2)


def test_going_on_keeps_what_the_table_allows(tmp_path: Path) -> None:
    db = ("--db", str(tmp_path / "games.db"))
    played(*DEVILS, "--hints", "off", "--lang", "en", *db, answers="q\n")
    done = played("play", "--resume", "--plain", "--lang", "en", *db, answers="t\nq\n")
    assert say("en", "ui-hints-off") in done.stdout
    done = played("play", "--resume", "--hints", "on", *db, answers="q\n")
    assert done.returncode == 2
    assert "--hints lays a new one" in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_judge_says_so(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skulduggery.terminal.session.has_judge", lambda game_id: False)
    monkeypatch.setattr("skulduggery.terminal.advice.has_judge", lambda game_id: False)
    done = played(
        *(*DEVILS, "--lang", language, "--db", str(tmp_path / "games.db")),
        answers="t\n" + "1\n" * 9,
    )
    none = say(language, "ui-no-judge", game=say(language, "game-little-devils"))
    assert done.stdout.count(none) == 2
    assert say(language, "ui-curve-title") not in done.stdout


# After the end.


@pytest.fixture
def table() -> Table:
    chosen = game("little-devils")
    out = Table(chosen, chosen.setup(3, options={"rounds": 1, "first": 0}), 5)
    while out.decision() is not None:
        out.answer(0)
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_where_the_game_turned(tmp_path: Path, language: str) -> None:
    done = played(
        *(*DEVILS, "--lang", language, "--db", str(tmp_path / "games.db")), answers="1\n" * 9
    )
    assert done.returncode == 0, done.stderr
    after = done.stdout.partition(say(language, "ui-curve-title"))[2]
    assert KEY.findall(after) == []
    title = say(language, "ui-turning-title")
    curves, found, points = after.partition(title)
    assert found
    assert len(curves.strip().splitlines()) == 4
    assert 1 <= len(points.strip().splitlines()) <= 3
    assert not set(SIGNS) & set(curves)  # plain lines are read out


def test_the_lines_of_a_curve_are_as_high_as_the_chances(table: Table) -> None:
    moments = [Moment(n, [n / 20, 1 - n / 20]) for n in range(21)]
    lines = sparks(Course(moments, []), ["Anna", "Bo"], 80)
    assert lines[0].startswith("Anna   0 % ▁")
    assert lines[0].endswith("█ 100 %")
    assert lines[1].startswith("Bo   100 % █")
    assert lines[1].endswith("▁   0 %")
    assert len(lines[0]) == len(lines[1]) <= 80
    drawn = [SIGNS.index(sign) for sign in lines[0] if sign in SIGNS]
    assert drawn == sorted(drawn)


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_a_curve_fits_the_screen(table: Table, columns: int) -> None:
    names = ["Anna", "Bruno the Great", "Ugo"]
    for line in sparks(course(table, times=1), names, columns):
        assert len(line) <= columns


def test_a_replay_tells_it_too(tmp_path: Path, table: Table) -> None:
    place = tmp_path / "a.record"
    place.write_text(table.record(), encoding="utf-8")
    out = played("replay", str(place), "--plain", "--lang", "en", answers="t\nq\n").stdout
    assert say("en", "ui-curve-title") in out
    assert KEY.findall(out) == []
    steps = re.findall(r"^Step (\d+): ", out, re.M)
    assert steps
    assert steps == sorted(steps, key=int)
    begun = tmp_path / "begun.record"
    begun.write_text("\n".join(table.record().splitlines()[:12]) + "\n", encoding="utf-8")
    out = played("replay", str(begun), "--plain", "--lang", "en", answers="t\nq\n").stdout
    assert say("en", "ui-turning-later") in out
    assert say("en", "ui-curve-title") not in out


def test_nothing_is_said_of_a_game_without_an_answer() -> None:
    chosen = game("little-devils")
    fresh = Table(chosen, chosen.setup(3), 5)
    teller = Teller(words("en"), "little-devils", ["a", "b", "c"])
    assert how_it_went(fresh, ["a", "b", "c"], words("en"), teller, 80, True) == []


def test_on_a_screen_the_curve_is_drawn(tmp_path: Path, table: Table) -> None:
    place = tmp_path / "a.record"
    place.write_text(table.record(), encoding="utf-8")
    child = terminal("replay", str(place), "--lang", "en", columns=60, rows=60)
    child.expect("Enter or n")
    child.sendline("t")
    child.expect("Where it turned")
    shown = on_screen(child.before)
    assert sum(set(SIGNS) & set(line) != set() for line in shown.splitlines()) == 3
    child.sendline("q")
    child.wait()
