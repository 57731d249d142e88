"""Pictures: files that open, hold what they should, and are the same for the same figures."""

import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from skulduggery.__main__ import main
from skulduggery.arena import plots

pytest.importorskip("matplotlib", reason="matplotlib is not installed; the extra `plot` brings it")

VILLAINS = (
    "disney-villainous", "--option", "limit_rounds=4", "--villains", "ursula,jafar,maleficent",
    "--players", "2", "--bots", "rules-of-thumb,random", "--games", "12", "--seed", "1",
)  # fmt: skip
DEVILS = (
    "little-devils", "--option", "rounds=1", "--bots", "rules-of-thumb,3xrandom", "--games", "8",
    "--seed", "1",
)  # fmt: skip


def drawn(capsys: pytest.CaptureFixture[str], path: Path, *words: str) -> bytes:
    assert main(["arena", *words, "--plot", str(path)]) == 0
    assert capsys.readouterr().err == ""
    return path.read_bytes()


def size_of_png(content: bytes) -> tuple[int, int]:
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert content.endswith(b"IEND\xaeB`\x82")
    wide, high = struct.unpack(">II", content[16:24])
    return wide, high


def test_a_png_opens(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from matplotlib.image import imread

    path = tmp_path / "run.png"
    wide, high = size_of_png(drawn(capsys, path, *VILLAINS))
    pixels = imread(path)
    assert pixels.shape[:2] == (high, wide)
    assert wide > 600
    assert pixels.std() > 0.01


def test_an_svg_opens_and_is_the_same_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one = drawn(capsys, tmp_path / "one.svg", *DEVILS)
    assert ElementTree.fromstring(one).tag == "{http://www.w3.org/2000/svg}svg"
    assert drawn(capsys, tmp_path / "two.svg", *DEVILS) == one


def test_what_a_picture_shows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Shares, ratings, both tables of villains, and lengths; the words of the axes say so."""
    said: list[str] = []
    save = plots.save

    def looked_at(title: str, panels: list[plots.Panel], path: Path) -> None:
        from matplotlib.figure import Figure

        for panel in panels:
            axis = Figure().subplots()
            panel.draw(axis)
            said.append(axis.get_title(loc="left"))
            said.extend(label.get_text() for label in axis.get_yticklabels())
        save(title, panels, path)

    monkeypatch.setattr(plots, "save", looked_at)
    assert main(["arena", *VILLAINS, "--plot", str(tmp_path / "a.svg")]) == 0
    text = " ".join(said)
    for word in ("Games won", "rules-of-thumb: wins in % as", "All bots: wins", "Length of games"):
        assert word in text
    for name in ("ursula", "jafar", "maleficent", "random"):
        assert name in said


def test_a_table_has_no_number_for_who_never_met() -> None:
    from matplotlib.figure import Figure

    axis = Figure().subplots()
    plots.matrix("who wins", {"a": {"b": 0.75}, "b": {"a": 0.25}}, 50).draw(axis)
    assert [text.get_text() for text in axis.texts] == ["75", "25"]


def test_long_games_are_put_together() -> None:
    from matplotlib.figure import Figure

    axis: Any = Figure().subplots()
    plots.lengths({str(n): 2 for n in range(5, 105)}).draw(axis)
    assert len(axis.patches) <= plots.MOST_BARS
    assert sum(bar.get_height() for bar in axis.patches) == 200
    assert "within 54 rounds" in axis.get_title(loc="left")


def test_without_matplotlib_nothing_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    path = tmp_path / "run"
    assert main(["arena", *DEVILS, "--file", str(path), "--plot", str(tmp_path / "a.svg")]) == 2
    err = capsys.readouterr().err
    assert "skulduggery[plot]" in err
    assert err.count("\n") == 1
    assert not path.exists()
