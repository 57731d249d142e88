"""The pictures of the README are drawn from real games."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.screenshot import SHOTS, Shot, drawn, main, played


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_a_picture_shows_the_hand_of_the_one_who_is_asked(shot: Shot) -> None:
    picture = drawn(shot)
    text = "".join(ElementTree.fromstring(picture).itertext()).replace("\xa0", " ")
    assert "Your hand" in text
    assert "Choose a number from 1 to" in text
    table = played(shot)
    assert table.state.actor() == 0
    assert len(table.answers) >= shot.answers


def test_the_same_picture_every_time() -> None:
    assert drawn(SHOTS[0]) == drawn(SHOTS[0])


def test_the_pictures_are_written_where_one_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 0
    assert {one.name for one in tmp_path.iterdir()} == {f"{shot.name}.svg" for shot in SHOTS}
    assert "little-devils.svg" in capsys.readouterr().out
