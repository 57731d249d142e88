"""Compiling: what is compiled, and that nothing out of date stays in front of its source."""

from pathlib import Path

import pytest

from tools import fast


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    src = tmp_path / "src"
    engine = src / "skulduggery" / "engine"
    engine.mkdir(parents=True)
    (src / "skulduggery" / "games").mkdir()
    (engine / "game.py").write_text("AT = 1\n", encoding="utf-8")
    monkeypatch.setattr(fast, "SRC", src)
    monkeypatch.setattr(fast, "DIGESTS", tmp_path / ".door" / "compiled.json")
    return tmp_path


def compile_it(clone: Path) -> Path:
    """What compiling leaves behind: a file beside the source, and the digests."""
    made = clone / "src" / "skulduggery" / "engine" / "game.so"
    made.write_bytes(b"")
    fast.remember()
    return made


def test_engine_games_and_the_search_of_bots_are_compiled_and_nothing_else() -> None:
    parts = [path.relative_to(fast.SRC / "skulduggery").parts for path in fast.sources()]
    assert {part[0] for part in parts} == {"engine", "games", "bots"}
    bots = {part[1] for part in parts if part[0] == "bots"}
    assert bots <= {"search.py", "endgame.py", "judge", "rules_of_thumb"}
    assert {"search.py", "judge"} <= bots


def test_what_only_mypyc_minds_is_found_without_compiling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "odd.py"
    lines = ["class A:", "    n: tuple[int, ...] = (1,)", "", "class B(A):", "    n = (1, 2)", ""]
    source.write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr(fast, "ROOT", tmp_path)
    monkeypatch.setattr(fast, "BUILD", tmp_path / "build")
    monkeypatch.setattr(fast, "sources", lambda: [source])
    monkeypatch.chdir(tmp_path)
    assert fast.main(["check"]) == 1
    said = capsys.readouterr().out
    assert "odd.py:5" in said
    assert "warning" not in said
    source.write_text("\n".join(lines[:2]), encoding="utf-8")
    assert fast.main(["check"]) == 0


def test_fresh_compiled_files_stay(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = compile_it(clone)
    assert fast.stale() == []
    fast.drop_stale()
    assert made.exists()
    assert capsys.readouterr().err == ""


def test_an_edited_source_makes_them_stale(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = compile_it(clone)
    (made.parent / "game.py").write_text("AT = 2\n", encoding="utf-8")
    assert fast.stale() == ["skulduggery/engine/game.py"]
    fast.drop_stale()
    assert not made.exists()
    assert "skulduggery/engine/game.py" in capsys.readouterr().err


def test_a_new_source_makes_them_stale(clone: Path) -> None:
    made = compile_it(clone)
    (made.parent / "chance.py").write_text("", encoding="utf-8")
    assert fast.stale() == ["skulduggery/engine/chance.py"]


def test_compiled_files_of_unknown_origin_are_stale(clone: Path) -> None:
    compile_it(clone)
    fast.DIGESTS.unlink()
    assert len(fast.stale()) == 1


def test_without_compiled_files_nothing_is_stale(clone: Path) -> None:
    compile_it(clone).unlink()
    (clone / "src" / "skulduggery" / "engine" / "game.py").write_text("", encoding="utf-8")
    assert fast.stale() == []


def test_without_a_compiler_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fast, "missing", lambda: "a C compiler (cc; Debian: sudo apt install gcc)")
    assert fast.main(["build"]) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "a C compiler" in said
    assert "Plain Python goes on working." in said


def test_a_compiler_that_is_not_there_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    lacking = fast.missing()
    assert lacking is not None
    assert "no-such-compiler" in lacking or "Python.h" in lacking
