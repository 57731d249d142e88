"""The published ladder: a definition that can be played, and the page that shows what came out."""

import json
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.__main__ import Parser, main
from skulduggery.arena import ladder, planning, published, tournament
from skulduggery.arena.ladder import GAMES, LADDER, Rung
from skulduggery.arena.meeting import Schedule
from skulduggery.arena.published import HEADING, with_section
from skulduggery.bots import levels
from skulduggery.games import SHELF

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "bots.md"
THERE = [rung for rung in LADDER if rung.missing is None]


def name_of(rung: Rung) -> str:
    return f"{rung.game}: {rung.name}"


def test_every_game_of_the_shelf_is_on_it() -> None:
    assert set(GAMES) == set(SHELF)
    names = [name_of(rung) for rung in LADDER]
    assert len(set(names)) == len(names)


def test_only_levels_can_be_missing() -> None:
    for rung in LADDER:
        assert rung.missing is None or rung.missing in ("1", "2", "3", "4", "5")
        assert rung.missing is None or rung.missing not in levels(rung.game)


@pytest.mark.parametrize("rung", THERE, ids=name_of)
def test_a_rung_is_played_in_whole_rounds(rung: Rung) -> None:
    plan = Schedule(rung.meeting)
    assert plan.games == rung.games
    assert plan.deals % plan.lineups == 0
    assert rung.bar.bot == plan.names[0]


@pytest.mark.parametrize("rung", THERE, ids=name_of)
def test_no_clock_decides(rung: Rung) -> None:
    for entrant in Schedule(rung.meeting).entrants:
        assert entrant.level in ("random", "rules-of-thumb") or entrant.budget.iterations


@pytest.mark.parametrize("rung", THERE, ids=name_of)
def test_the_command_of_a_rung_plays_it(rung: Rung) -> None:
    parser = Parser("skulduggery arena", "")
    tournament.add_arguments(parser)
    args = parser.parse_args(shlex.split(rung.command)[1:])
    meeting = planning.from_arguments(args)
    assert msgspec.structs.replace(meeting, name=rung.meeting.name) == rung.meeting
    assert (args.fail_below, args.fail_unsure) == (rung.at_least, rung.above)


def test_the_bars_are_on_it() -> None:
    """What has been promised of the bots: games, share, and how many games at least."""
    bars = {name_of(rung): (rung.at_least, rung.games) for rung in LADDER if rung.at_least}
    for game in ("little-devils", "disney-villains-card-game"):
        assert bars[f"{game}: level 5 against three rules-of-thumb"] == (0.45, 1000)
    for game in ("disney-villainous", "star-wars-villainous"):
        assert bars[f"{game}: level 5 against rules-of-thumb"] == (0.75, 240)
        assert bars[f"{game}: rules-of-thumb against random"] == (0.97, 300)
    beaten = {(rung.game, rung.told) for rung in LADDER if rung.above == 0.5}
    for game in ("disney-villainous", "star-wars-villainous"):
        assert {(game, pair) for pair in ("5,4", "4,3", "3,2", "2,1")} <= beaten
    for game in ("little-devils", "disney-villains-card-game"):
        assert {(game, pair) for pair in ("5,3", "4,2", "3,1")} <= beaten


def test_the_page_shows_the_ladder() -> None:
    section = PAGE.read_text("utf-8").partition(f"{HEADING}\n")[2].partition("\n## ")[0]
    assert "skulduggery arena --ladder" in section
    missing = [rung.name for rung in LADDER if f"| {rung.name} | " not in section]
    assert not missing, "write it: skulduggery arena --ladder --report --write docs/bots.md"


TINY = (
    Rung("little-devils", "thumbs against two", "rules-of-thumb,2xrandom", players=3, games=4,
         at_least=0.01),
    Rung("little-devils", "one against another", "rules-of-thumb,random", players=4, games=4,
         above=0.0),
    Rung("disney-villainous", "thumbs against random", "rules-of-thumb,random", players=2,
         villains="ursula,jafar", games=2),
    Rung("disney-villainous", "nobody against nobody", "genius,random", players=2, games=2),
)  # fmt: skip


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (ladder, published):
        monkeypatch.setattr(module, "LADDER", TINY)
        monkeypatch.setattr(module, "GAMES", ("little-devils", "disney-villainous"))


def climb(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, Any]:
    assert main(["arena", "--ladder", *words, "--json", "--jobs", "1"]) == code
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told, dict)
    told.pop("speed")
    return told


@pytest.mark.usefixtures("tiny")
def test_it_is_played_and_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    whole = climb(capsys)
    path = tmp_path / tournament.LADDER_FILE
    assert [row["games"] for row in whole["rungs"]] == [6, 4, 2]
    assert whole["left_out"] == ["disney-villainous: nobody against nobody"]
    assert whole["met"]
    lines = path.read_bytes().splitlines(True)
    path.write_bytes(b"".join(lines[:9]) + lines[9][:20])
    part = climb(capsys, "--report", code=1)
    assert [row["complete"] for row in part["rungs"]] == [False, False, False]
    assert climb(capsys) == whole
    again = path.read_bytes()
    assert climb(capsys, "--report") == whole
    assert path.read_bytes() == again


@pytest.mark.usefixtures("tiny")
def test_one_game_of_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(tmp_path / "run")
    told = climb(capsys, "disney-villainous", "--file", path)
    assert [row["name"] for row in told["rungs"]] == ["thumbs against random"]
    assert climb(capsys, "--file", path)["rungs"][2] == told["rungs"][0]
    assert main(["arena", "--file", path]) == 2
    assert "a ladder: say --ladder" in capsys.readouterr().err


@pytest.mark.usefixtures("tiny")
def test_a_missed_bar_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hard = Rung("little-devils", "too much", "random,3xrules-of-thumb", players=4, games=8,
                at_least=0.99)  # fmt: skip
    monkeypatch.setattr(published, "LADDER", (hard,))
    assert main(["arena", "--ladder", "--file", str(tmp_path / "run")]) == 1
    out = capsys.readouterr().out
    assert "≥ 99 %: missed" in out


@pytest.mark.usefixtures("tiny")
def test_a_changed_rung_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "run")
    climb(capsys, "--file", path)
    other = Rung("little-devils", "thumbs against two", "random,2xrules-of-thumb", players=3,
                 games=4)  # fmt: skip
    monkeypatch.setattr(published, "LADDER", (other,))
    assert main(["arena", "--ladder", "--file", path]) == 2
    err = capsys.readouterr().err
    assert "another plan of 'little-devils: thumbs against two': bots" in err
    assert "take its lines out of it" in err


@pytest.mark.usefixtures("tiny")
def test_its_section_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page, path = tmp_path / "bots.md", str(tmp_path / "run")
    page.write_text("# Bots\n\n## Before\n\nx\n\n## The ladder\n\nold\n\n### y\n\n## After\n\nz\n")
    climb(capsys, "--file", path, "--write", str(page))
    text = page.read_text()
    assert text.startswith("# Bots\n\n## Before\n\nx\n\n## The ladder\n\n`skulduggery arena")
    assert text.endswith("```\n\n## After\n\nz\n")
    assert "old" not in text
    assert "| thumbs against two | 6 | " in text
    assert " | ≥ 1 %: met |" in text
    assert " | surely > 0 %: met |" in text
    assert "### Little Devils" in text
    assert "| nobody against nobody | not there yet | | | |" in text
    assert "--villains ursula,jafar --bots rules-of-thumb,random --games 2 --seed 1\n" in text
    climb(capsys, "--file", path, "--write", str(page))
    assert page.read_text() == text
    assert main(["arena", "--ladder", "--file", path, "--write", str(tmp_path / "no.md")]) == 2
    assert "--write: " in capsys.readouterr().err
    one = ("--ladder", "little-devils", "--file", path, "--write", str(page))
    assert main(["arena", *one]) == 2
    assert "the whole ladder" in capsys.readouterr().err


def test_a_section_takes_the_place_of_the_old_one() -> None:
    new = "## The ladder\n\nnew\n"
    assert with_section("", new) == new
    assert with_section("# Bots\n", new) == f"# Bots\n\n{new}"
    assert with_section(f"# Bots\n\n{new}", new) == f"# Bots\n\n{new}"
    old = "## The ladder\n\n### part\n"
    assert with_section(old, new) == new
    assert with_section(f"{old}\n## After\n", new) == f"{new}\n## After\n"


@pytest.mark.usefixtures("tiny")
def test_pictures_of_the_ladder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed; `plot` brings it")
    climb(capsys, "--file", str(tmp_path / "run"), "--plot", str(tmp_path / "ladder.png"))
    for game in ("little-devils", "disney-villainous"):
        assert (tmp_path / f"ladder-{game}.png").read_bytes().startswith(b"\x89PNG")
