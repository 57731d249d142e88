"""`skulduggery arena`: the same games for the same seed, stop and go on, bars, clear refusals."""

import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from skulduggery.__main__ import main

Said = pytest.CaptureFixture[str]
SMALL = ("little-devils", "--option", "rounds=1", "--seed", "1", "--games", "24")
BOTS = ("--bots", "rules-of-thumb,3xrandom")
LAST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"option": len(asked["decision"]["options"]) - 1}), flush=True)
"""


def arena(capsys: Said, *args: str, code: int = 0) -> dict[str, Any]:
    """The figures of a run in this process, without its speed."""
    assert main(["arena", *args, "--json"]) == code
    out, err = capsys.readouterr()
    assert err == ""
    told = json.loads(out)
    assert isinstance(told, dict)
    told.pop("speed")
    return told


def games(path: Path) -> Counter[str]:
    return Counter(line for line in path.read_text().splitlines() if '"line":"game"' in line)


def refused(capsys: Said, *args: str) -> str:
    assert main(["arena", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("skulduggery arena: ")
    assert err.count("\n") == 1
    return err


def test_the_same_seed_gives_the_same_games_however_many_play(capsys: Said, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "three", "other")]
    one = arena(capsys, *SMALL, *BOTS, "--jobs", "1", "--file", str(files[0]))
    three = arena(capsys, *SMALL, *BOTS, "--jobs", "3", "--file", str(files[1]))
    assert three == one
    assert games(files[1]) == games(files[0])
    assert sum(games(files[0]).values()) == 24
    other = [*SMALL[:4], "2", *SMALL[5:]]
    assert arena(capsys, *other, *BOTS, "--jobs", "1", "--file", str(files[2])) != one
    assert not games(files[0]) & games(files[2])


def test_every_seat_has_the_same_cards(capsys: Said, tmp_path: Path) -> None:
    """Two names for one program that throws no dice: a deal goes the same way from all seats."""
    program, path = tmp_path / "last.py", tmp_path / "run"
    program.write_text(LAST)
    twins = [f"exec:'{sys.executable}' '{program}' {n}" for n in range(2)]
    arena(
        capsys, "little-devils", "--option", "rounds=1", "--seed", "4", "--games", "6",
        "--bots", ",".join(twins), "--players", "4", "--file", str(path), "--jobs", "1",
        "--seconds", "30",
    )  # fmt: skip
    scores: dict[int, list[list[int]]] = {}
    for line in games(path):
        told = json.loads(line)
        scores.setdefault(told["deal"], []).append(told["scores"])
    assert [len(found) for found in scores.values()] == [2, 2, 2]
    assert all(found[0] == found[1] for found in scores.values())
    assert len({str(found) for found in scores.values()}) == 3


def test_figures_add_up(capsys: Said) -> None:
    told = arena(capsys, *SMALL, *BOTS)
    assert (told["games"], told["games_planned"], told["deals"]) == (24, 24, 6)
    thumbs, dice = told["bots"]
    assert (thumbs["bot"], thumbs["even_share"], dice["even_share"]) == (
        "rules-of-thumb", 0.25, 0.75,
    )  # fmt: skip
    assert thumbs["won"] + dice["won"] == pytest.approx(24, abs=0.01)
    assert thumbs["low"] < thumbs["share"] < thumbs["high"]
    assert [row["chairs"] for row in told["seats"]] == [24] * 4
    assert told["rounds"] == {"1": 24}
    assert told["length"]["decisions"] == 36


def test_villains_are_counted_against_each_other(capsys: Said) -> None:
    told = arena(
        capsys, "disney-villainous", "--option", "limit_rounds=6", "--villains",
        "ursula,jafar,maleficent", "--players", "2", "--bots", "rules-of-thumb,random",
        "--games", "12", "--seed", "1",
    )  # fmt: skip
    assert told["villains_in_every_order"]
    assert {row["villain"]: row["chairs"] for row in told["by_villain"]} == {
        "ursula": 8, "jafar": 8, "maleficent": 8,
    }  # fmt: skip
    assert set(told["against"]["ursula"]) == {"jafar", "maleficent"}
    assert set(told["duels"]) == {"rules-of-thumb", "random"}


def test_three_bots_at_two_seats_all_meet(capsys: Said, tmp_path: Path) -> None:
    program = tmp_path / "last.py"
    program.write_text(LAST)
    bots = f"rules-of-thumb,random,exec:'{sys.executable}' '{program}'"
    told = arena(
        capsys, "disney-villainous", "--option", "limit_rounds=3", "--villains", "ursula,jafar",
        "--bots", bots, "--games", "12", "--seed", "1", "--seconds", "30", "--jobs", "1",
    )  # fmt: skip
    assert [row["games"] for row in told["bots"]] == [8, 8, 8]
    for mine, others in told["between"].items():
        assert mine not in others
        for other, share in others.items():
            assert share + told["between"][other][mine] == pytest.approx(1)


def test_stopping_and_going_on_gives_what_going_through_gives(capsys: Said, tmp_path: Path) -> None:
    path = tmp_path / "run"
    whole = arena(capsys, *SMALL, *BOTS, "--file", str(path))
    lines = path.read_bytes().splitlines(True)
    for there in (2, 3, 12, 25):
        path.write_bytes(b"".join(lines[:there]) + lines[there][:40])
        assert arena(capsys, *SMALL, *BOTS, "--file", str(path)) == whole
        assert games(path) == Counter(line.decode().rstrip() for line in lines[2:])
    path.write_bytes(b"".join(lines[:9]))
    assert arena(capsys, "--file", str(path)) == whole


def test_a_finished_run_is_not_played_again_and_can_be_made_longer(
    capsys: Said, tmp_path: Path
) -> None:
    path = tmp_path / "run"
    whole = arena(capsys, *SMALL, *BOTS, "--file", str(path))
    before = path.read_bytes()
    assert arena(capsys, "--file", str(path)) == whole
    assert arena(capsys, "--file", str(path), "--report") == whole
    assert path.read_bytes() == before
    longer = arena(capsys, "--file", str(path), "--games", "40")
    assert longer["games"] == 40
    assert path.read_bytes().startswith(before)
    assert arena(capsys, *SMALL[:-1], "40", *BOTS) == longer
    assert arena(capsys, *SMALL, *BOTS, "--file", str(path)) == whole


def test_a_seed_that_was_drawn_holds_on(capsys: Said, tmp_path: Path) -> None:
    path = tmp_path / "run"
    words = ("little-devils", "--option", "rounds=1", "--games", "8", *BOTS, "--file", str(path))
    assert arena(capsys, *words) == arena(capsys, *words)
    assert sum(games(path).values()) == 8


def test_a_report_plays_nothing(capsys: Said, tmp_path: Path) -> None:
    path = tmp_path / "run"
    arena(capsys, *SMALL, *BOTS, "--file", str(path))
    lines = path.read_bytes().splitlines(True)
    path.write_bytes(b"".join(lines[:7]))
    told = arena(capsys, "--file", str(path), "--report")
    assert (told["games"], told["games_planned"]) == (5, 24)
    assert main(["arena", "--file", str(path), "--report"]) == 0
    assert "5 of 24 games" in capsys.readouterr().out
    assert main(["arena", "--file", str(path), "--report", "--fail-below", "0"]) == 1
    assert "not judged" in capsys.readouterr().err
    path.write_bytes(b"".join(lines[:2]))
    assert main(["arena", "--file", str(path), "--report"]) == 0
    assert "0 of 24 games" in capsys.readouterr().out


def test_a_file_of_another_plan_is_refused(capsys: Said, tmp_path: Path) -> None:
    path = tmp_path / "run"
    arena(capsys, *SMALL, *BOTS, "--file", str(path))
    before = path.read_bytes()
    for words, differs in (
        ((*SMALL, "--bots", "4xrandom"), "bots rules-of-thumb,random,random,random there"),
        ((*SMALL[:4], "2", *SMALL[5:], *BOTS), "seed 1 there, 2 here"),
        ((*SMALL[:2], "rounds=2", *SMALL[3:], *BOTS), "rounds=1"),
        ((*SMALL, *BOTS, "--players", "5"), "players 4 there, 5 here"),
        (("disney-villains-card-game", *BOTS, "--seed", "1"), "game little-devils there"),
    ):
        assert differs in refused(capsys, *words, "--file", str(path))
    assert path.read_bytes() == before


def test_games_that_nobody_plays_are_refused(capsys: Said, tmp_path: Path) -> None:
    path = tmp_path / "run"
    arena(capsys, *SMALL, *BOTS, "--file", str(path), "--jobs", "1")
    text = path.read_text()
    seats = '"bots":["random","random","random","rules-of-thumb"]'
    path.write_text(text.replace(seats, '"bots":["random","random","random","random"]', 1))
    assert "nobody plays deal 0 as random,random,random,random" in refused(
        capsys, "--file", str(path)
    )


def test_programs_play_along(capsys: Said, tmp_path: Path) -> None:
    program = tmp_path / "last.py"
    program.write_text(LAST)
    command = f"exec:'{sys.executable}' '{program}'"
    path = tmp_path / "run"
    words = (*SMALL, "--bots", f"2x{command},rules-of-thumb", "--players", "3", "--seconds", "30")
    told = arena(capsys, *words, "--jobs", "2", "--file", str(path))
    mine, thumbs = told["bots"]
    assert (mine["bot"], mine["games"], thumbs["games"]) == (command, 24, 24)
    assert told["faults"] == {}
    assert arena(capsys, *words, "--jobs", "1") == told
    assert arena(capsys, "--file", str(path)) == told


def test_faults_of_programs_are_kept(capsys: Said, tmp_path: Path) -> None:
    program = tmp_path / "mad.py"
    program.write_text("import sys\nfor line in sys.stdin:\n    print('x', flush=True)\n")
    command = f"exec:'{sys.executable}' '{program}'"
    path = tmp_path / "run"
    words = (*SMALL[:-1], "4", "--bots", f"{command},rules-of-thumb", "--players", "4")
    told = arena(capsys, *words, "--file", str(path), "--seconds", "30", "--jobs", "1")
    faults = told["faults"][command]
    assert faults["illegal"] == 4 * 2 * 9
    assert faults["silent"] == 0
    assert arena(capsys, "--file", str(path))["faults"] == told["faults"]


def test_a_program_that_never_answers_is_told(capsys: Said, tmp_path: Path) -> None:
    program = tmp_path / "mute.py"
    program.write_text("import time\ntime.sleep(3600)\n")
    bots = f"random,exec:'{sys.executable}' '{program}'"
    words = (*SMALL[:-1], "4", "--bots", bots, "--jobs", "1", "--seconds", "0.02")
    assert main(["arena", *words]) == 0
    out, err = capsys.readouterr()
    assert "the first option in its place: silent" in out
    assert "was not asked any more" in err


def test_a_bot_that_fails_is_told_with_its_game(
    capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr("skulduggery.arena.playing.play_game", fails)
    with pytest.raises(ZeroDivisionError) as info:
        main(["arena", *SMALL, *BOTS, "--jobs", "1"])
    assert info.value.__notes__ == [
        "That was deal 0, by seat: rules-of-thumb, random, random, random"
    ]


def test_a_bar_has_an_exit_code(capsys: Said) -> None:
    met = arena(capsys, *SMALL, *BOTS, "--fail-below", "0.3", "--fail-unsure", "0.1")
    (bar,) = met["bars"]
    assert bar["met"]
    assert bar["bot"] == "rules-of-thumb"
    assert bar["share"] >= 0.3
    assert bar["low"] > 0.1
    assert main(["arena", *SMALL, *BOTS, "--fail-below", "0.99"]) == 1
    out = capsys.readouterr().out
    assert re.search(r"Missed: rules-of-thumb won .* \(95 %: .*\); wanted: at least 99 %", out)
    assert main(["arena", *SMALL, *BOTS, "--fail-unsure", "0.9"]) == 1
    assert "wanted: an interval above 90 %" in capsys.readouterr().out
    assert main(["arena", *SMALL, *BOTS, "--fail-below", "0.3"]) == 0
    assert "Met: " in capsys.readouterr().out


def test_tables_for_people(capsys: Said) -> None:
    assert main(["arena", *SMALL, *BOTS]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    parts = "4 players, 24 games, seed 1|rules-of-thumb|95 %|worth|by deal|even|6 deals|games/s"
    for words in parts.split("|"):
        assert words in out


def test_villains_in_tables(capsys: Said) -> None:
    words = ("disney-villainous", "--villains", "ursula,jafar", "--option", "limit_rounds=4")
    assert main(["arena", *words, "--bots", "rules-of-thumb,random", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert "villain" in out
    assert "rules-of-thumb, wins in %" in " ".join(out.split())


@pytest.mark.parametrize(
    ("args", "wanted"),
    [
        ((), "GAME is needed"),
        (("chess", "--bots", "random"), "chess"),
        (("little-devils",), "--bots is needed"),
        (("little-devils", "disney-villainous", "--bots", "random"), "one game is needed"),
        (("--bots", "random"), "GAME is needed"),
        (("--file", "there-is-no-such-file"), "there is no there-is-no-such-file"),
        (("--file", "x", "--seed", "1"), "GAME is needed"),
        (("little-devils", "--bots", "genius"), "random, rules-of-thumb"),
        (("little-devils", "--bots", "random,,random"), "empty place"),
        (("little-devils", "--bots", "random", "--players", "2"), "3 to 6 players"),
        (("little-devils", "--bots", "random", "--games", "0"), "--games: 0"),
        (("little-devils", "--bots", "random", "--jobs", "0"), "--jobs: 0"),
        (("little-devils", "--bots", "random", "--villains", "all"), "has none"),
        (("disney-villainous", "--bots", "random", "--villains", "jafar,jafar,ursula"), "twice"),
        (("disney-villainous", "--bots", "random", "--villains", "jafar,scar"), "'scar'"),
        (("disney-villainous", "--bots", "random", "--players", "3", "--villains", "jafar,ursula"),
         "3, but villains names 2"),
        (("little-devils", "--bots", "random", "--fail-below", "2"), "--fail-below: 2"),
        (("little-devils", "--bots", "random", "--fail-unsure", "nan"), "--fail-unsure: nan"),
        (("little-devils", "--bots", "random", "--report"), "--report needs --file"),
        (("little-devils", "--bots", "random", "--write", "x.md"), "--write goes with --ladder"),
        (("little-devils", "--bots", "random", "--plot", "x.jpg"), ".svg or .png"),
        (("little-devils", "--bots", "random", "--plot", "no/such/x.svg"), "no folder no/such"),
        (("little-devils", "--bots", "random", "--option", "colour=red"), "limit, rounds"),
        (("--ladder", "--bots", "random"), "--bots and --ladder"),
        (("--ladder", "--games", "3"), "--games and --ladder"),
        (("--ladder", "chess"), "'chess'"),
    ],
)  # fmt: skip
def test_bad_input_is_one_clear_line(
    capsys: Said,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    args: tuple[str, ...],
    wanted: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert wanted in refused(capsys, *args)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_made_is_told(capsys: Said, tmp_path: Path) -> None:
    where = str(tmp_path / "no" / "run")
    assert "cannot be used" in refused(capsys, *SMALL, *BOTS, "--file", where)


def test_it_can_be_found(capsys: Said) -> None:
    assert main(["arena", "--help"]) == 0
    out = capsys.readouterr().out
    for words in ("who sits where", "the same luck for all", "Wilson", "3xrules-of-thumb", "--ray"):
        assert words in out
