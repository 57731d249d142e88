"""Laying a table step by step: every question has an answer ready for Enter."""

from pathlib import Path

import pytest

from skulduggery.store import Store
from skulduggery.words import LANGUAGES
from tests.terminal.helpers import KEY, kept, played, say


def laid(place: Path, *typed: str, given: tuple[str, ...] = ()) -> str:
    done = played(
        *("play", "--plain", "--db", str(place), *given), answers="\n".join(typed) + "\nq\n"
    )
    assert done.returncode == 0, done.stderr
    assert KEY.findall(done.stdout) == []
    return done.stdout


def test_enter_takes_what_is_usual(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    out = laid(place, *[""] * 7)
    table = kept(place)
    assert table.table.game.id == "little-devils"
    assert table.table.setup.players == 4
    levels = [one["level"] for one in table.seating["chairs"]]
    assert levels == [None] + ["rules-of-thumb"] * 3
    assert table.seating["language"] == "en"
    assert say("en", "ui-which-game") in out


def test_everything_can_be_chosen(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    typed = ["2"]  # French
    typed += ["2"]  # the Villains card game
    typed += ["3"]  # players
    typed += ["2"]  # several people at this screen
    typed += ["1", "Anna", "1", "Bruno", "3"]  # two people and a bot
    typed += ["2", "4", "2", ""]  # villains chosen, the last one at random
    typed += ["3"]  # the second seat begins
    typed += ["2", "1"]  # change the first option, then begin
    out = laid(place, *typed)
    table = kept(place)
    setup = table.table.setup
    assert table.seating["language"] == "fr"
    assert table.table.game.id == "disney-villains-card-game"
    assert setup.villains[:2] == ("captain-hook", "maleficent")
    assert setup.villains[2] in ("jafar", "scar", "ursula", "cruella")
    assert [one["name"] for one in table.seating["chairs"]] == ["Anna", "Bruno", None]
    assert [one["level"] for one in table.seating["chairs"]][:2] == [None, None]
    assert table.seating["chairs"][2]["level"] is not None
    assert setup.options["first"] == 1
    assert setup.options["specials"] is True
    assert say("fr", "ui-hand-screen-to", name="Bruno") in out


@pytest.mark.parametrize("wrong", ["0", "4", "x", "-1", "1.5", "²"])
def test_a_wrong_answer_is_asked_again(tmp_path: Path, wrong: str) -> None:
    place = tmp_path / "games.db"
    out = laid(place, wrong, *[""] * 7)
    assert f"'{wrong}' is not offered: choose a number from 1 to 3." in out
    assert kept(place).table.game.id == "little-devils"


def test_a_number_option_is_checked(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    # language, game, players, who, which bots, who begins; then option 1 (limit) and begin
    typed = ["", "", "", "", "", ""] + ["2", "0", "2000", "lots", "50", ""]
    out = laid(place, *typed)
    assert out.count("choose a number from 1 to 1,000") == 3
    assert kept(place).table.setup.options["limit"] == 50


def test_only_bots_can_be_seated(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    laid(place, "", "", "3", "3", "7", "", "3", "1", "", given=())
    levels = [one["level"] for one in kept(place).seating["chairs"]]
    assert levels == ["random"] * 3


def test_what_the_command_line_says_is_not_asked(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    out = laid(
        place,
        *("1",),
        given=(
            *("--lang", "it", "--players", "5", "--bots", "random", "--first", "me"),
            *("--option", "limit=40"),
        ),
    )
    assert say("it", "ui-which-game") in out
    for key in ("ui-who-plays", "ui-which-bots", "ui-who-begins", "ui-change-options"):
        assert say("it", key) not in out
    setup = kept(place).table.setup
    assert (setup.players, setup.options["limit"], setup.options["first"]) == (5, 40, 0)


def test_strange_names_are_made_plain(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    done = played(
        *("play", "little-devils", "--plain", "--bots", "none", "--players", "3", "--lang", "en"),
        *("--names", "A\x1b[31mnna,  Bru \t no ,C", "--db", str(place)),
        answers="q\n",
    )
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert kept(place).seating["chairs"][1]["name"] == "Bru no"


@pytest.mark.parametrize("typed", ["q", "\n\nq", "\n2\n\nq"])
def test_one_may_leave_before_a_table_is_laid(tmp_path: Path, typed: str) -> None:
    place = tmp_path / "games.db"
    done = played("play", "--plain", "--db", str(place), answers=typed + "\n")
    assert done.returncode == 0
    store = Store.at(place)
    assert store.all() == []
    store.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_lays_a_table_of_reconstructed_decks_is_told(tmp_path: Path, language: str) -> None:
    common = ("--plain", "--lang", language, "--db", str(tmp_path / "games.db"))
    done = played("play", "star-wars-villainous", *common, answers="q\n")
    assert say(language, "game-star-wars-villainous-note") in done.stdout
    done = played("play", "disney-villainous", *common, answers="q\n")
    assert "reconst" not in done.stdout
