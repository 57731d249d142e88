"""The front door: commands, help, bad input, exit codes, and what is imported when."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from skulduggery.__main__ import DOORS, main
from skulduggery.games import SHELF
from tests.server.process import Serving

Said = pytest.CaptureFixture[str]


def skulduggery(*words: str, answers: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "skulduggery", *words],
        input=answers,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", **more},
        check=False,
    )


def test_version(capsys: Said) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == "skulduggery 0.1.0\n"


def test_help_lists_every_command_with_examples(capsys: Said) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert "examples:" in said
    for command in DOORS:
        assert f"\n    {command} " in said


@pytest.mark.parametrize("command", list(DOORS))
def test_every_command_has_help_with_examples(command: str, capsys: Said) -> None:
    assert main([command, "--help"]) == 0
    said = capsys.readouterr().out
    assert f"skulduggery {command}" in said
    assert "example" in said.lower()


@pytest.mark.parametrize(
    ("given", "wrong", "right"),
    [
        (["plya"], "no command 'plya'", "did you mean 'play'?"),
        (["frobnicate"], "no command 'frobnicate'", "play, games, rules"),
        (["little-devils"], "is a game", "skulduggery play little-devils"),
        (["play", "chess"], "'chess'", "little-devils"),
        (["play", "little-devils", "--players", "9"], "9 players", "3 to 6 players"),
        (["play", "little-devils", "--players", "two"], "'two'", "whole number"),
        (["play", "little-devils", "--players", "-1"], "'-1'", "whole number"),
        (["play", "little-devils", "--bots", "clever"], "'clever'", "random, rules-of-thumb"),
        (["play", "little-devils", "--players", "4", "--bots", "random,random"], "2 names", "4"),
        (["play", "little-devils", "--villains", "jafar,scar,ursula"], "has none", "players"),
        (
            ["play", "disney-villains-card-game", "--villains", "jafar,scar,gaston"],
            "'gaston'",
            "maleficent",
        ),
        (
            ["play", "disney-villains-card-game", "--villains", "jafar,scar,scar"],
            "scar",
            "twice",
        ),
        (["play", "little-devils", "--first", "7"], "'7'", "seat from 1 to 4"),
        (["play", "little-devils", "--option", "limit"], "'limit'", "name=value"),
        (["play", "little-devils", "--option", "limit=0"], "limit", "1 to 1000"),
        (["play", "little-devils", "--option", "sky=blue"], "'sky'", "limit, rounds"),
        (["play", "little-devils", "--seed", "-3"], "'-3'", "0 to 2^128-1"),
        (["play", "little-devils", "--seed", str(2**128)], "34028", "0 to 2^128-1"),
        (["play", "little-devils", "--pace", "-1"], "'-1'", "0 to 60"),
        (["play", "little-devils", "--lang", "de"], "'de'", "'en', 'fr', 'it'"),
        (["play", "little-devils", "--names", "Anna,Bruno"], "2 names", "1 people"),
        (["play", "--resume", "3", "--players", "4"], "--resume", "--players"),
        (["play", "--resume", "three"], "'three'", "number of a table"),
        (["play", "--resume", "77"], "table 77", "none at all"),
        (["play", "--resume"], "no game to go on with", ""),
        (["play", "--frob"], "--frob", "skulduggery play --help"),
        (["rules"], "GAME", "skulduggery rules --help"),
        (["rules", "chess"], "'chess'", "little-devils"),
        (["replay"], "FILE", "--table"),
        (["replay", "there-is-no-such.record"], "there-is-no-such.record", "cannot be read"),
    ],
)
def test_bad_input_is_one_clear_line(
    given: list[str],
    wrong: str,
    right: str,
    capsys: Said,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place = tmp_path / "games.db"
    monkeypatch.setattr("skulduggery.store.usual_place", lambda: place)
    assert main(given) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert wrong in err
    assert right in err


def test_bad_input_writes_nothing(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    assert main(["play", "little-devils", "--players", "9", "--db", str(place)]) == 2
    assert not place.exists()


def test_a_bad_record_names_file_and_line(tmp_path: Path, capsys: Said) -> None:
    record = tmp_path / "a.record"
    record.write_text("skulduggery 1\ngame little-devils\nrules 77\nplayers 3\nseed 1\n")
    assert main(["replay", str(record)]) == 2
    said = capsys.readouterr().err
    assert "a.record: line 3" in said
    assert "version 77" in said


def test_a_record_that_is_no_text_is_refused(tmp_path: Path, capsys: Said) -> None:
    record = tmp_path / "a.record"
    record.write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(record)]) == 2
    assert "not a text" in capsys.readouterr().err


def test_nothing_is_imported_before_it_is_needed() -> None:
    for given in (["--version"], ["--help"], ["play", "--help"], ["replay", "--help"]):
        done = subprocess.run(
            [sys.executable, "-X", "importtime", "-m", "skulduggery", *given],
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        for heavy in ("sqlalchemy", "rich", "fluent", "msgspec", "babel", "platformdirs"):
            assert f"| {heavy}" not in done.stderr.replace("|   ", "| ").replace("  ", "")
        assert "skulduggery.games.little_devils" not in done.stderr
        assert "skulduggery.store" not in done.stderr


def test_plain_play_does_not_import_rich(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-X", "importtime", "-m", "skulduggery"),
            *("play", "little-devils", "--plain", "--db", str(tmp_path / "games.db")),
        ],
        input="1\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "skulduggery.store" in done.stderr
    assert "rich.console" not in done.stderr


def test_a_place_where_nothing_can_be_kept_is_named(tmp_path: Path, capsys: Said) -> None:
    (tmp_path / "file").write_text("")
    assert main(["play", "little-devils", "--db", str(tmp_path / "file" / "games.db")]) == 2
    said = capsys.readouterr().err
    assert "games cannot be kept in" in said
    assert "--db" in said


def test_games_lists_the_shelf_and_the_tables_that_wait(tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    before = skulduggery("games", "--lang", "en", "--db", place)
    assert before.returncode == 0
    assert not Path(place).exists()
    for name in SHELF:
        assert f"{name}: " in before.stdout
    assert "Star Wars Villainous: The decks are a reconstruction" in before.stdout
    skulduggery("play", "little-devils", "--plain", "--db", place, answers="q\n")
    after = skulduggery("games", "--lang", "en", "--db", place)
    assert "1: Little Devils, You, Bot 2" in after.stdout
    assert "skulduggery play --resume" in after.stdout


@pytest.mark.parametrize(
    ("door", "typed"),
    [
        ("make", 'make play ARGS="play --resume 1 --db'),
        ("python3 tools/door.py play", "python3 tools/door.py play play --resume 1 --db"),
        ("", f"{sys.executable} -m skulduggery play --resume 1 --db"),
    ],
)
def test_what_to_type_next_is_what_works_here(door: str, typed: str, tmp_path: Path) -> None:
    place = str(tmp_path / "my games.db")
    play = ("play", "little-devils", "--plain", "--lang", "en", "--db", place)
    done = skulduggery(*play, answers="q\n", SKULDUGGERY_DOOR=door)
    assert f"Go on with it: {typed} '{place}'" in done.stdout


def test_a_reader_that_goes_away_makes_no_noise(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "skulduggery", "rules", "little-devils"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdout is not None
    running.stdout.close()
    assert running.stderr is not None
    said = running.stderr.read()
    running.wait(60)
    assert said == b""


def test_ctrl_c_leaves_without_a_traceback_and_keeps_the_game(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    running = subprocess.Popen(
        [
            *(sys.executable, "-m", "skulduggery", "play", "little-devils", "--plain"),
            *("--db", str(place), "--lang", "en", "--first", "me"),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("1\n")
    running.stdin.flush()
    asked = 0
    while asked < 2:
        asked += "Choose a number" in running.stdout.readline()
        if asked == 1:
            break
    time.sleep(0.3)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert "skulduggery play --resume 1" in out
    again = skulduggery("play", "--resume", "1", "--plain", "--db", str(place), answers="q\n")
    assert again.returncode == 0


class WithoutACommand(Serving):
    command = ()


def test_without_a_command_the_table_opens_as_serve_does(tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    serving = WithoutACommand("--no-browser", "--port", "0", "--db", place).ready()
    assert serving.stop(signal.SIGINT) == 0


def test_the_system_language_is_followed(tmp_path: Path) -> None:
    done = skulduggery("rules", "little-devils", LC_ALL="it_IT.UTF-8")
    assert done.returncode == 0
    assert done.stdout == skulduggery("rules", "little-devils", "--lang", "it").stdout
    assert done.stdout != skulduggery("rules", "little-devils", "--lang", "en").stdout
