"""Several people at one screen: nobody sees what only another may see."""

import re
from pathlib import Path

from skulduggery.engine.record import Table
from skulduggery.games import game
from tests.terminal.helpers import (
    QUESTION,
    kept,
    on_screen,
    pipe,
    played,
    say,
    terminal,
)

NAMES = ("Anna", "Bruno", "Carla")
THREE = ("--bots", "none", "--players", "3", "--names", ",".join(NAMES), "--first", "1")
CARD = re.compile(r"\b(\d+) \(\d devils?\)")
READY = "press Enter when only you can see the screen"


def laid(seed: int) -> Table:
    chosen = game("little-devils")
    return Table(chosen, chosen.setup(3, options={"first": 0}), seed)


def hand(table: Table, seat: int) -> set[int]:
    return set(table.state.view(seat)["hands"][seat])


def common_knowledge(table: Table) -> set[int]:
    view = table.state.view(None)
    return set(view["trick"]) | {card for pile in view["taken"] for card in pile}


def test_a_hand_is_hidden_until_its_owner_presses_a_key(tmp_path: Path) -> None:
    table = laid(5)
    running = pipe(
        *("play", "little-devils", *THREE, "--seed", "5", "--lang", "en", "--plain"),
        *("--db", str(tmp_path / "games.db")),
    )
    at_screen = None
    for _ in range(20):
        seat = table.state.actor()
        if seat != at_screen:
            running.expect_exact(READY)
            curtain = running.before
            assert f"Hand the screen to {NAMES[seat]}." in curtain
            shown = {int(card) for card in CARD.findall(curtain)}
            assert shown <= common_knowledge(table), curtain
            running.sendline("")
            at_screen = seat
        running.expect_exact(QUESTION)
        picture = running.before
        shown = {int(card) for card in CARD.findall(picture)}
        assert hand(table, seat) <= shown <= hand(table, seat) | common_knowledge(table), picture
        running.sendline("1")
        table.answer(0)


def test_at_a_terminal_the_last_hand_is_wiped_before_the_next_one_looks(tmp_path: Path) -> None:
    given = ("play", "little-devils", *THREE, "--seed", "5", "--lang", "en")
    running = terminal(*given, "--db", str(tmp_path / "games.db"))
    running.expect_exact(READY)
    running.sendline("")
    running.expect_exact(QUESTION)
    running.sendline("1")
    running.expect_exact("Hand the screen to Bruno")
    assert (
        running.before.rstrip("\x1b[0123456789m").endswith("\x1b[3J") or "\x1b[3J" in running.before
    )
    after_wipe = running.before.rpartition("\x1b[3J")[2]
    assert on_screen(after_wipe).strip() == ""


def test_undo_says_whose_answers_are_taken_back_and_asks(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    table = laid(5)
    typed, at_screen = "", None
    while len(table.answers) == 0 or table.state.actor() != 0:
        typed += "1\n" if table.state.actor() == at_screen else "\n1\n"
        at_screen = table.state.actor()
        table.answer(0)
    others = sorted({one.seat for one in table.answers[1:]})
    names = " and ".join(NAMES[seat] for seat in others)
    # Anna again: undo, first no, then yes; then she chooses otherwise.
    done = played(
        *("play", "little-devils", *THREE, "--seed", "5", "--lang", "en", "--plain"),
        *("--db", str(place)),
        answers=typed + "\nu\n\nu\nyes\n2\n",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(say("en", "ui-undo-takes-back", names=names)) == 2
    assert say("en", "ui-undone-with", names=names) in done.stdout
    decision = laid(5).decision()
    assert decision is not None
    assert [one.text for one in kept(place).table.answers] == [decision.options[1].text]


def test_several_people_and_a_bot_play_to_the_end(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    done = played(
        *("play", "little-devils", "--bots", "person,rules-of-thumb,person", "--plain"),
        *("--names", "Anna,Bruno", "--option", "rounds=1", "--lang", "en", "--db", str(place)),
        answers="1\n" * 60,
    )
    assert done.returncode == 0, done.stderr
    assert say("en", "ui-game-over") in done.stdout
    assert kept(place).table.decision() is None
    assert say("en", "ui-ready", name="Anna") in done.stdout
    assert say("en", "ui-ready", name="Bruno") in done.stdout


def test_at_the_curtain_one_can_leave(tmp_path: Path) -> None:
    done = played(
        *("play", "little-devils", *THREE, "--lang", "en", "--plain"),
        *("--db", str(tmp_path / "games.db")),
        answers="q\n",
    )
    assert done.returncode == 0
    assert "--resume 1" in done.stdout
    assert CARD.search(done.stdout) is None
