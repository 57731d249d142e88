"""The file of a run: readable lines, a torn last one is cut off, anything else that is wrong is
refused with its place."""

import json
from pathlib import Path

import pytest

from skulduggery.arena.meeting import Meeting
from skulduggery.arena.planning import meeting
from skulduggery.arena.run_file import Played, RunFile
from skulduggery.engine.decision import Refused


def plan(games: int = 8, seed: int = 1, **more: str) -> Meeting:
    bots = more.get("bots", "random,rules-of-thumb")
    return meeting("", "little-devils", bots=bots, players=4, games=games, seed=seed)


def played(deal: int, *bots: str) -> Played:
    return Played(
        deal=deal, bots=bots, winners=(1,), rounds=6, decisions=200, ended="devils",
        scores=(4, 1, 5, 9),
    )  # fmt: skip


ONE = played(0, "random", "rules-of-thumb", "random", "rules-of-thumb")
TWO = played(0, "rules-of-thumb", "random", "rules-of-thumb", "random")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a meeting and two games."""
    path = tmp_path / "run.jsonl"
    file = RunFile(path)
    file.announce(plan())
    file.add(ONE)
    file.add(TWO)
    file.close()
    return path


def refused(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(Refused) as info:
        RunFile(path)
    assert path.read_bytes() == before
    return info.value.message


def test_what_was_written_is_read(path: Path) -> None:
    file = RunFile(path, write=False)
    assert file.meetings == {"": plan()}
    assert list(file.games[""].values()) == [ONE, TWO]
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["line"] for line in lines] == ["run", "meeting", "game", "game"]
    assert lines[2]["bots"] == ["random", "rules-of-thumb", "random", "rules-of-thumb"]


def test_a_torn_last_line_is_cut_off_wherever_it_is_torn(path: Path) -> None:
    whole = path.read_bytes()
    last = whole.rindex(b"\n", 0, -1) + 1
    for end in range(last, len(whole)):
        path.write_bytes(whole[:end])
        file = RunFile(path)
        assert list(file.games[""].values()) == [ONE]
        file.add(TWO)
        file.close()
        assert path.read_bytes() == whole


def test_a_torn_first_line_begins_anew(path: Path) -> None:
    whole = path.read_bytes()
    first = whole[: whole.index(b"\n") + 1]
    for end in range(len(first)):
        path.write_bytes(first[:end])
        RunFile(path).close()
        assert path.read_bytes() == first


def test_to_look_at_a_torn_file_changes_nothing(path: Path) -> None:
    torn = path.read_bytes()[:-3]
    path.write_bytes(torn)
    assert list(RunFile(path, write=False).games[""].values()) == [ONE]
    assert path.read_bytes() == torn


@pytest.mark.parametrize("text", [b"hello", b"hello\n", b"{}\n", b'{"line":"game"}\n', b"\xff\n\n"])
def test_another_file_is_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "letter"
    path.write_bytes(text)
    assert "no file of the arena" in refused(path)


@pytest.mark.parametrize(
    ("number", "old", "new", "said"),
    [
        (1, '"form":1', '"form":2', "line 1: written by"),
        (1, '"version":"', '"version":"9.', "line 1: written by skulduggery arena 9."),
        (3, '"deal":0', '"deal":"x"', "line 3: Expected `int`"),
        (3, '"deal":0,', "", "line 3: Object missing required field `deal`"),
        (3, '{"line"', '"line"', "line 3: "),
        (3, '"random","rules', '"5","rules', "line 3: bots: 5,rules-of-thumb"),
        (3, '"winners":[1]', '"winners":[4]', "line 3: the seats are 0 to 3"),
        (3, '"scores":[4,', '"scores":[', "line 3: scores: 3 of 4"),
        (2, '"seed":"1"', '"seed":"one"', "line 2: a seed is a whole number"),
        (2, '"games":8', '"games":0', "line 2: a meeting has games and bots"),
    ],
)
def test_a_line_that_was_changed_is_refused_with_its_number(
    path: Path, number: int, old: str, new: str, said: str
) -> None:
    lines = path.read_text().splitlines(True)
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    path.write_text("".join(lines))
    assert said in refused(path)


def test_games_of_nothing_that_was_announced_are_refused(path: Path) -> None:
    lines = path.read_text().splitlines(True)
    path.write_text(lines[0] + lines[2])
    assert "line 2: no line before it tells of the meeting" in refused(path)
    path.write_text("".join(lines) + lines[0])
    assert "line 5: the first line, and no other" in refused(path)


def test_another_plan_is_refused_and_more_games_are_not(path: Path) -> None:
    file = RunFile(path)
    with pytest.raises(Refused) as info:
        file.announce(plan(bots="2xrandom", seed=2))
    assert (
        "another plan: bots random,rules-of-thumb there, random,random here; seed 1 there, 2 here"
        in info.value.message
    )
    file.announce(plan(games=16))
    file.close()
    assert RunFile(path, write=False).meetings[""].games == 16
    assert len(RunFile(path, write=False).games[""]) == 2


def test_two_runs_do_not_write_to_one_file(path: Path) -> None:
    pytest.importorskip("fcntl", reason="files are not locked on this system")
    first = RunFile(path)
    with pytest.raises(Refused) as info:
        RunFile(path)
    assert "being written by another run" in info.value.message
    RunFile(path, write=False)
    first.close()
    RunFile(path).close()


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as info:
        RunFile(tmp_path)
    assert "cannot be used" in info.value.message
