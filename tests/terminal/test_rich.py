"""The same at a real terminal, drawn with Rich."""

from pathlib import Path

import pexpect
import pytest

from tests.terminal.helpers import KEY, QUESTION, kept, on_screen, say, terminal


def started(
    tmp_path: Path, *given: str, columns: int = 100, rows: int = 40
) -> "pexpect.spawn[str]":
    return terminal(
        *("play", *given, "--lang", "en", "--pace", "0", "--db", str(tmp_path / "games.db")),
        columns=columns,
        rows=rows,
    )


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("name", ["little-devils", "disney-villains-card-game"])
def test_a_picture_fits_the_screen(tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    columns, rows = size
    running = started(
        tmp_path,
        *(name, "--players", "6", "--bots", "random", "--seed", "2"),
        columns=columns,
        rows=rows,
    )
    for _ in range(4):
        running.expect_exact(QUESTION)
        picture = running.before.rpartition("\x1b[H")[2]
        lines = on_screen(picture).replace("\r", "").split("\n")
        assert max(len(line) for line in lines) <= columns
        assert len(lines) <= rows
        running.sendline("1")
    running.sendline("q")
    running.expect(pexpect.EOF)
    assert running.wait() == 0


@pytest.mark.parametrize(
    "name",
    ["little-devils", "disney-villains-card-game", "disney-villainous", "star-wars-villainous"],
)
def test_a_whole_game_drawn(tmp_path: Path, name: str) -> None:
    rounds = {"little-devils": "rounds=1", "disney-villains-card-game": "specials=on"}
    option = rounds.get(name, "limit_rounds=4")
    running = started(tmp_path, name, "--bots", "random", "--option", option, "--seed", "3")
    over = say("en", "ui-game-over")
    seen = ""
    for _ in range(200):
        at = running.expect_exact([QUESTION, over])
        seen += running.before
        if at == 1:
            break
        running.sendline("1")
    running.expect(pexpect.EOF)
    seen += running.before
    assert running.wait() == 0
    assert KEY.findall(on_screen(seen)) == []
    assert kept(tmp_path / "games.db").table.decision() is None


def test_colours_never_stand_alone(tmp_path: Path) -> None:
    """Whoever sees no colours reads the same: letters and shapes are in the text."""
    running = started(tmp_path, "disney-villains-card-game", "--bots", "random", "--seed", "2")
    running.expect_exact(QUESTION)
    text = on_screen(running.before)
    colours = ("red", "blue", "green", "yellow", "purple", "grey")
    assert sum(text.count(f" {colour}") for colour in colours) >= 5
    assert any(shape in text for shape in "♥●♣▲◆■")
    running.sendline("q")
    running.expect(pexpect.EOF)


def test_what_can_be_typed(tmp_path: Path) -> None:
    running = started(tmp_path, "little-devils", "--seed", "8", "--first", "me", rows=24)
    running.expect_exact(QUESTION)
    running.sendline("h")
    running.expect_exact(say("en", "ui-help-title"))
    running.expect_exact(say("en", "ui-press-enter"))
    running.sendline("")
    running.expect_exact(QUESTION)
    running.sendline("l")
    running.expect_exact(say("en", "ui-log"))
    running.expect_exact(say("en", "ui-press-enter"))
    running.sendline("")
    running.expect_exact(QUESTION)
    running.sendline("?")
    running.expect_exact("% read")
    running.sendline("")
    running.expect_exact("% read")
    running.sendline("q")
    running.expect_exact(say("en", "ui-press-enter"))
    running.sendline("")
    running.expect_exact(QUESTION)
    running.sendline("w")
    running.expect_exact(say("en", "ui-why-letter"))
    running.sendline("a")
    running.expect_exact(say("en", "ui-why-nothing", name="")[:15])
    running.expect_exact(QUESTION)
    running.sendline("55")
    running.expect_exact("'55' is not offered")
    running.expect_exact(QUESTION)
    running.sendline("1")
    running.expect_exact(QUESTION)
    running.sendline("u")
    running.expect_exact("Your last answer was taken back")
    running.expect_exact(QUESTION)
    running.sendline("q")
    running.expect(r"--resume\s+1")
    running.expect(pexpect.EOF)
    assert running.wait() == 0
    assert kept(tmp_path / "games.db").table.answers == []


def test_ctrl_c_and_ctrl_d_keep_the_game(tmp_path: Path) -> None:
    running = started(tmp_path, "little-devils", "--seed", "8", "--first", "me")
    running.expect_exact(QUESTION)
    running.sendline("1")
    running.expect_exact(QUESTION)
    running.sendintr()
    running.expect(r"--resume\s+1")
    running.expect(pexpect.EOF)
    assert running.wait() == 130
    assert "Traceback" not in running.before
    before = len(kept(tmp_path / "games.db").table.answers)
    assert before >= 4
    running = started(tmp_path, "--resume")
    running.expect_exact(QUESTION)
    running.sendeof()
    running.expect_exact(say("en", "ui-input-ended"))
    running.expect(pexpect.EOF)
    assert running.wait() == 0
    assert len(kept(tmp_path / "games.db").table.answers) == before


def test_bots_are_given_time_to_be_followed(tmp_path: Path) -> None:
    """With a pace the game is still the same; without one a pipe never waits."""
    running = terminal(
        *("play", "little-devils", "--seed", "8", "--first", "me", "--pace", "0.05"),
        *("--lang", "en", "--db", str(tmp_path / "games.db")),
    )
    running.expect_exact(QUESTION)
    running.sendline("1")
    running.expect_exact("Bot 2 plays")
    running.expect_exact(QUESTION)
    running.sendline("q")
    running.expect(pexpect.EOF)


def test_ctrl_c_at_a_question_before_the_game(tmp_path: Path) -> None:
    running = started(tmp_path)
    running.expect_exact(say("en", "ui-which-game"))
    running.sendintr()
    running.expect(pexpect.EOF)
    assert running.wait() == 130
    assert "Traceback" not in running.before
