"""Whole games in plain lines through a pipe, in three languages."""

import re
from pathlib import Path

import pytest

from skulduggery.engine.record import Table
from skulduggery.games import game
from skulduggery.words import LANGUAGES
from tests.terminal.helpers import KEY, kept, played, say

LIGHT = ("little-devils", "disney-villains-card-game")
PLENTY = "1\n" * 400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LIGHT)
def test_a_whole_game_in_plain_lines(tmp_path: Path, name: str, language: str) -> None:
    place = tmp_path / "games.db"
    options = ("--option", "limit=30") if name == "little-devils" else ("--option", "specials=on")
    done = played(
        *("play", name, "--plain", "--lang", language, "--seed", "11", "--bots", "random"),
        *(*options, "--db", str(place)),
        answers=PLENTY,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert say(language, "ui-game-over") in done.stdout
    assert "\x1b" not in done.stdout
    assert KEY.findall(done.stdout) == []
    table = kept(place).table
    assert table.decision() is None
    if table.state.result().winners != (0,):
        assert say(language, "ui-you-win") not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["disney-villainous", "star-wars-villainous"])
def test_a_villainous_game_is_played_in_plain_lines(
    tmp_path: Path, name: str, language: str
) -> None:
    done = played(
        *("play", name, "--plain", "--lang", language, "--seed", "4"),
        *("--option", "limit_rounds=6", "--bots", "random", "--db", str(tmp_path / "games.db")),
        answers=PLENTY,
    )
    assert done.returncode == 0, done.stderr
    assert say(language, "ui-game-over") in done.stdout
    assert KEY.findall(done.stdout) == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("name", LIGHT)
def test_any_number_of_players(tmp_path: Path, name: str, players: int) -> None:
    place = tmp_path / "games.db"
    done = played(
        *("play", name, "--plain", "--players", str(players), "--bots", "random"),
        *("--lang", "en", "--db", str(place)),
        answers="1\n1\nq\n",
    )
    assert done.returncode == 0, done.stderr
    assert kept(place).table.setup.players == players


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    done = played(
        *("play", "little-devils", "--plain", "--bots", "random,random,rules-of-thumb"),
        *("--option", "rounds=1", "--lang", "en", "--db", str(place)),
        answers="",
    )
    assert done.returncode == 0, done.stderr
    assert say("en", "ui-game-over") in done.stdout
    assert kept(place).table.decision() is None


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    hands = []
    for n in range(2):
        done = played(
            *("play", "little-devils", "--plain", "--seed", "8", "--first", "me"),
            *("--lang", "en", "--db", str(tmp_path / f"{n}.db")),
            answers="q\n",
        )
        hands.append(re.findall(r"Your hand: .*", done.stdout))
    assert hands[0] == hands[1] != []


def test_what_is_shown_is_what_the_seat_may_see(tmp_path: Path) -> None:
    """No card that another holds is named before it is played."""
    table = Table(game("little-devils"), game("little-devils").setup(4, options={"first": 0}), 8)
    done = played(
        *("play", "little-devils", "--plain", "--seed", "8", "--first", "me", "--players", "4"),
        *("--lang", "en", "--db", str(tmp_path / "games.db")),
        answers="l\nv\nq\n",
    )
    shown = {int(card) for card in re.findall(r"\b(\d+) \(\d devils?\)", done.stdout)}
    assert shown == set(table.state.view(0)["hands"][0])


def test_undo_log_why_rules_and_wrong_input(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    typed = ["foo", "99", "0", "-1", "²", "w 54", "w", "a", "i", "l", "h", "?", "v", "u"]
    typed += ["1", "u", "2", "play", "q"]
    done = played(
        *("play", "little-devils", "--plain", "--seed", "8", "--first", "me", "--players", "3"),
        *("--lang", "en", "--db", str(place)),
        answers="\n".join(typed) + "\n",
    )
    out = done.stdout
    assert done.returncode == 0, done.stderr
    assert "'foo' was not understood" in out
    assert "'99' is not offered: choose a number from 1 to" in out
    assert "'0' is not offered" in out
    assert "'-1' was not understood" in out
    assert "'²' was not understood" in out
    assert say("en", "ui-help-title") in out
    assert say("en", "ui-nothing-to-undo") in out
    assert say("en", "ui-info-nothing") in out
    assert "[LD-2]" in out  # 54 is not in play with three players
    assert out.count("Round 1: ") >= 2  # told, and told again by the log
    rules = (Path("src/skulduggery/words/en") / "little-devils.md").read_text("utf-8")
    assert rules.strip().splitlines()[0] in out
    assert "Your last answer was taken back" in out
    first = Table(game("little-devils"), game("little-devils").setup(3, options={"first": 0}), 8)
    decision = first.decision()
    assert decision is not None
    assert kept(place).table.answers[0].text == decision.options[1].text


def test_an_option_can_be_typed_as_text(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    table = Table(game("little-devils"), game("little-devils").setup(3, options={"first": 0}), 8)
    decision = table.decision()
    assert decision is not None
    played(
        *("play", "little-devils", "--plain", "--seed", "8", "--first", "me", "--players", "3"),
        *("--lang", "en", "--db", str(place)),
        answers=f"{decision.options[3].text}\nq\n",
    )
    assert kept(place).table.answers[0].text == decision.options[3].text


def test_quit_and_go_on_later(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    common = ("--plain", "--lang", "en", "--db", str(place))
    first = played("play", "little-devils", *common, answers="1\n1\nq\n")
    assert f"skulduggery play --resume 1 --db {place}" in first.stdout
    before = [one.text for one in kept(place).table.answers]
    again = played("play", "--resume", *common, answers="1\nq\n")
    assert again.returncode == 0, again.stderr
    after = [one.text for one in kept(place).table.answers]
    assert after[: len(before)] == before
    assert len(after) > len(before)
    offered = played("play", *common, answers="1\n1\nq\n")
    assert say("en", "ui-saved-games") in offered.stdout
    assert len(kept(place).table.answers) > len(after)


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    done = played(
        "play", "little-devils", "--plain", "--lang", "en", "--db", str(place), answers="1\n"
    )
    assert done.returncode == 0
    assert say("en", "ui-input-ended") in done.stdout
    assert kept(place).table.decision() is not None


def test_with_closed_memory_the_log_shows_the_last_trick_only(tmp_path: Path) -> None:
    done = played(
        *("play", "little-devils", "--plain", "--lang", "en", "--seed", "8", "--players", "3"),
        *("--option", "open_memory=no", "--db", str(tmp_path / "games.db")),
        answers="1\n1\n1\n1\n1\nl\nq\n",
    )
    log = done.stdout.rpartition(say("en", "ui-log"))[2]
    assert 1 <= log.count("trick") <= 2
    assert "You are dealt" not in log


def test_a_game_of_other_rules_is_shown_and_closed(tmp_path: Path) -> None:
    from sqlalchemy import update

    from skulduggery.store import Store, tables

    place = tmp_path / "games.db"
    common = ("--plain", "--lang", "en", "--db", str(place))
    played("play", "little-devils", *common, answers="1\nq\n")
    store = Store.at(place)
    with store.engine.begin() as connection:
        connection.execute(update(tables).values(rules=99))
    store.close()
    done = played("play", "--resume", "1", *common, answers="1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "You are dealt" in done.stdout
    assert "version 99 of the rules" in done.stdout
    assert say("en", "ui-choose-number", low=1, high=9)[:15] not in done.stdout
    later = played("play", *common, answers="1\n1\n1\n1\n1\n1\n1\nq\n")
    assert say("en", "ui-saved-games") not in later.stdout
