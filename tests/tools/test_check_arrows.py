"""The arrows between the rooms: who may import whom."""

from pathlib import Path

import pytest

from tools import check_arrows


def test_every_import_points_the_right_way() -> None:
    assert check_arrows.all_wrong() == []


@pytest.mark.parametrize(
    ("module", "source", "said"),
    [
        ("engine/game.py", "from skulduggery.games import game", "engine imports"),
        ("engine/game.py", "import numpy", "the standard library only"),
        ("games/hearts.py", "from skulduggery.bots.bot import Bot", "games imports"),
        ("games/hearts.py", "import skulduggery.words", "games imports"),
        ("words/__init__.py", "from skulduggery import engine", "words imports"),
        ("bots/dice.py", "from skulduggery.arena import ratings", "bots imports"),
        ("terminal/play.py", "from sqlalchemy import select", "terminal imports"),
        ("engine/game.py", "from . import chance", "written in full"),
        ("engine/game.py", "def f():\n    from skulduggery import store", "game.py:2: engine"),
        ("attic/box.py", "", "room 'attic' is not in the list"),
    ],
)
def test_a_wrong_arrow_is_named(tmp_path: Path, module: str, source: str, said: str) -> None:
    path = tmp_path / "skulduggery" / module
    path.parent.mkdir(parents=True)
    path.write_text(source, encoding="utf-8")
    (found,) = check_arrows.all_wrong(tmp_path / "skulduggery")
    assert said in found


def test_right_arrows_are_let_through(tmp_path: Path) -> None:
    path = tmp_path / "skulduggery" / "pipe" / "engine.py"
    path.parent.mkdir(parents=True)
    path.write_text(
        "import json\nfrom skulduggery import __version__\n"
        "from skulduggery.pipe import lines\nfrom skulduggery.bots import make\n",
        encoding="utf-8",
    )
    assert check_arrows.all_wrong(tmp_path / "skulduggery") == []
