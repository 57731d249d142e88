from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers import Server, serving


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def server(place: Path) -> Iterator[Server]:
    with serving(place) as found:
        yield found
