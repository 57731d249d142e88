"""`skulduggery simulate`: fair seats, the same figures for the same seed, clear refusals."""

import json
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from skulduggery.__main__ import main
from skulduggery.arena.figures import wilson
from skulduggery.arena.match import Entrant
from skulduggery.arena.simulate import Plan, Player, blocks
from skulduggery.games import SHELF, game

SHELF_VILLAINS = game("disney-villainous").villains

FIRST = """\
import json, sys
for line in sys.stdin:
    print(json.dumps({"option": 0}), flush=True)
"""


def simulate(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    """The figures of a run in this process, without its speed."""
    told = run(capsys, *args)
    assert set(told.pop("speed")) == {
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "jobs",
    }
    return told


def run(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    assert main(["simulate", *args, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    told = json.loads(out)
    assert isinstance(told, dict)
    return told


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The line for bad input."""
    assert main(["simulate", *args]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("skulduggery simulate: ")
    assert err.count("\n") == 1
    return err


def plan(*bots: str, players: int = 4) -> Plan:
    entrants = tuple([Entrant(bot) for bot in bots])
    return Plan("little-devils", players, None, {"rounds": 1}, entrants, 1)


SMALL = ("little-devils", "--players", "4", "--games", "60", "--seed", "1", "--option", "rounds=1")


def test_the_same_seed_gives_the_same_figures_however_many_play(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bots = ("--bots", "random,rules-of-thumb")
    one = simulate(capsys, *SMALL, *bots, "--jobs", "1")
    assert simulate(capsys, *SMALL, *bots, "--jobs", "1") == one
    assert simulate(capsys, *SMALL, *bots, "--jobs", "3") == one
    assert simulate(capsys, *SMALL[:-3], "2", *SMALL[-2:], *bots, "--jobs", "1") != one


def test_without_anything_to_share_one_process_plays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = simulate(capsys, *SMALL, "--jobs", "1")

    def denied(kind: str) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("multiprocessing.get_context", denied)
    assert main(["simulate", *SMALL, "--jobs", "2", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["seats"] == one["seats"]
    assert err.count("\n") == 1
    assert "Permission denied" in err


def test_all_dice_play_on_the_lower_floor_the_same_way(capsys: pytest.CaptureFixture[str]) -> None:
    one = simulate(capsys, *SMALL, "--jobs", "1")
    assert simulate(capsys, *SMALL, "--jobs", "2") == one
    assert one["length"] == {
        "decisions": 36.0,
        "rounds": 1.0,
        "half_within": 1,
        "most_within": 1,
        "longest": 1,
    }


def test_bots_take_the_seats_in_turn_and_move_on() -> None:
    player = Player(plan("random", "rules-of-thumb", players=3))
    tally = player.work((range(4), frozenset()))
    assert {name: score.chairs for name, score in tally.scores["bots"].items()} == {
        "random": 6,
        "rules-of-thumb": 6,
    }
    seated = plan("a", "b", "c", players=3)
    rows = [[seated.entrant(n, seat).name for seat in range(3)] for n in range(4)]
    assert rows == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"], ["a", "b", "c"]]
    crowd = plan("a", "b", "c", "d", "e", players=3)
    chairs = [crowd.entrant(n, seat).name for n in range(5) for seat in range(3)]
    assert {name: chairs.count(name) for name in "abcde"} == dict.fromkeys("abcde", 3)


def test_figures_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    told = simulate(capsys, *SMALL, "--bots", "random,random,rules-of-thumb")
    assert told["games"] == 60
    assert [row["chairs"] for row in told["seats"]] == [60] * 4
    assert [(row["bot"], row["chairs"]) for row in told["bots"]] == [
        ("random", 160),
        ("rules-of-thumb", 80),
    ]
    for rows in (told["seats"], told["bots"]):
        assert sum(row["won"] for row in rows) == pytest.approx(60, abs=0.01)
        for row in rows:
            assert row["low"] < row["share"] < row["high"]
            assert row["score"] > 0
    assert told["ended_by"] == {"limit-rounds": 60}


def test_rules_of_thumb_beat_dice(capsys: pytest.CaptureFixture[str]) -> None:
    told = simulate(capsys, *SMALL, "--bots", "random,rules-of-thumb")
    dice, thumbs = told["bots"]
    assert dice["high"] < thumbs["low"]


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_the_interval_is_wilsons(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("games", [1, 39, 40, 41, 999, 10_000, 123_457])
def test_blocks_are_the_run(games: int) -> None:
    assert [n for block in blocks(games) for n in block] == list(range(games))


@pytest.mark.parametrize("game", SHELF)
def test_every_game_can_be_simulated(capsys: pytest.CaptureFixture[str], game: str) -> None:
    told = simulate(capsys, game, "--games", "3", "--seed", "1", "--jobs", "1")
    assert told["games"] == 3
    assert told["bots"][0]["bot"] == "random"
    if game in ("disney-villainous", "star-wars-villainous"):
        assert told["options"]["limit_rounds"] == 100


def test_villains_sit_where_they_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    game = ("disney-villains-card-game", "--games", "12", "--seed", "1", "--jobs", "1")
    told = simulate(capsys, *game, "--villains", "scar,ursula,jafar")
    assert told["villains_by_seat"] == ["scar", "ursula", "jafar"]
    assert told["players"] == 3
    assert sorted(row["villain"] for row in told["villains"]) == ["jafar", "scar", "ursula"]
    drawn = simulate(capsys, *game, "--players", "4")
    assert sum(row["chairs"] for row in drawn["villains"]) == 48
    assert len(drawn["villains"]) > 4


def test_options_are_set(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("limit=5", "open-memory=off", "first=2", "rounds=none")
    given = [word for option in options for word in ("--option", option)]
    told = simulate(capsys, "little-devils", "--games", "2", "--seed", "1", *given)
    assert told["options"] == {"limit": 5, "rounds": None, "open_memory": False, "first": 2}


def test_a_seed_that_is_left_out_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    small = ("little-devils", "--games", "2", "--jobs", "1")
    told = simulate(capsys, *small)
    assert simulate(capsys, *small, "--seed", str(told["seed"])) == told


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "chess"),
        (("little-devils", "--players", "2"), "3 to 6 players"),
        (("little-devils", "--players", "7"), "3 to 6 players"),
        (("little-devils", "--villains", "jafar"), "little-devils has none"),
        (("disney-villains-card-game", "--villains", "jafar,jafar,scar"), "twice"),
        (("disney-villains-card-game", "--villains", "jafar,scar", "--players", "3"), "players"),
        (("disney-villains-card-game", "--villains", "jafar,,scar"), "empty place"),
        (("little-devils", "--games", "0"), "--games: 0"),
        (("little-devils", "--jobs", "0"), "--jobs: 0"),
        (("little-devils", "--seed", "-1"), "--seed: -1"),
        (("little-devils", "--seed", str(2**128)), "2^128-1"),
        (("little-devils", "--seconds", "0"), "--seconds: 0"),
        (("little-devils", "--seconds", "nan"), "--seconds: nan"),
        (("little-devils", "--bots", ""), "empty place"),
        (("little-devils", "--bots", "genius"), "random, rules-of-thumb"),
        (("little-devils", "--bots", "./nobody"), "there is no program"),
        (("little-devils", "--bots", "exec:"), "there is no program"),
        (("little-devils", "--bots", "exec:no-such-program -x"), "no-such-program"),
        (("little-devils", "--bots", "exec:'open"), "no closing quotation"),
        (("little-devils", "--games", "1", "--bots", "random," * 5 + "random", "--players", "3"),
         "only 3 sit down"),
        (("little-devils", "--option", "limit"), "NAME=VALUE"),
        (("little-devils", "--option", "limit=0"), "option limit"),
        (("little-devils", "--option", "limit=x"), "1 to 1000"),
        (("little-devils", "--option", "colour=red"), "limit, rounds"),
    ],
)  # fmt: skip
def test_bad_input_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...], said: str
) -> None:
    assert said in refused(capsys, *args)


@pytest.mark.parametrize("args", [(), ("little-devils", "--games", "x"), ("little-devils", "-x")])
def test_words_that_are_not_understood(
    capsys: pytest.CaptureFixture[str], args: tuple[str, ...]
) -> None:
    assert main(["simulate", *args]) == 2
    assert "skulduggery simulate" in capsys.readouterr().err


def test_a_program_plays_along(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program, bot = tmp_path / "my bot.py", tmp_path / "my bot"
    program.write_text(FIRST)
    # No path with a space could stand after `#!`, as that of this Python may have one.
    bot.write_text(f"#!/bin/sh\nexec '{sys.executable}' '{program}'\n")
    small = ("little-devils", "--games", "6", "--seed", "1", "--jobs", "2", "--option", "rounds=1")
    assert "chmod +x" in refused(capsys, *small, "--bots", str(bot))
    bot.chmod(0o755)
    told = simulate(capsys, *small, "--bots", f"random,{bot}", "--seconds", "30")
    none = {"silent": 0, "illegal": 0, "ended": 0}
    assert told["faults"] == {str(bot): none}
    command = f"exec:'{sys.executable}' '{program}'"
    again = simulate(capsys, *small, "--bots", f"random,{command}", "--seconds", "30")
    assert again["faults"] == {command: none}
    assert again["seats"] == told["seats"]


def test_a_program_that_never_answers_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import time\ntime.sleep(3600)\n")
    command = f"exec:'{sys.executable}' '{bot}'"
    words = ("little-devils", "--games", "4", "--bots", f"random,{command}", "--jobs", "1")
    assert main(["simulate", *words, "--seconds", "0.02", "--option", "rounds=1"]) == 0
    out, err = capsys.readouterr()
    assert "the first option in its place: silent 54" in out
    assert "was not asked any more" in err


def test_tables_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *SMALL]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for said in ("4 players, 60 games, seed 1", "seat", "bot", "95 %", "games/s", "decisions/s"):
        assert said in out


def test_the_door_is_there() -> None:
    door = (sys.executable, "-m", "skulduggery", "simulate")
    done = subprocess.run(
        [*door, "little-devils", "--games", "50", "--jobs", "2", "--json"],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 50
    asked = subprocess.run([*door, "--help"], capture_output=True, text=True, check=False)
    assert "examples:" in asked.stdout


VILLAINS = ("disney-villainous", "--option", "limit_rounds=8", "--seed", "3", "--jobs", "1")


def test_villains_sit_in_every_order_and_each_is_counted_against_each(
    capsys: pytest.CaptureFixture[str],
) -> None:
    orders = len(list(permutations(SHELF_VILLAINS, 2)))
    told = simulate(
        capsys, *VILLAINS, "--villains", "all", "--players", "2", "--games", str(2 * orders)
    )
    assert told["villains_in_every_order"]
    chairs = {row["villain"]: row["chairs"] for row in told["villains"]}
    assert set(chairs) == set(SHELF_VILLAINS)
    assert set(chairs.values()) == {4 * (len(SHELF_VILLAINS) - 1)}
    for mine, others in told["against"].items():
        assert set(others) == set(SHELF_VILLAINS) - {mine}
    assert told["length"]["longest"] <= 8


def test_wins_against_each_other_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    pair = ("maleficent", "prince-john")
    args = ("--villains", ",".join(pair), "--games", "4", "--bots", "rules-of-thumb,random")
    told = simulate(capsys, "disney-villainous", "--seed", "3", "--jobs", "1", *args)
    wins = [told["against"][pair[0]][pair[1]], told["against"][pair[1]][pair[0]]]
    assert sum(wins) == 1
    assert told["ended_by"] == {"objective": 4}


def test_the_table_of_villains_and_the_lengths_are_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    args = [*VILLAINS, "--villains", "all", "--players", "2", "--games", "2"]
    assert main(["simulate", *args]) == 0
    out = capsys.readouterr().out
    assert "wins in % where there sits ..." in out
    assert "nine in ten at most" in out


def test_a_game_without_villains_has_no_orders_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert "has none" in refused(capsys, "little-devils", "--players", "3", "--villains", "all")
