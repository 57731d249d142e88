"""Where a user's things lie, and how this program is called here. Apart from the store, so that
asking is quick."""

import os
import sys
from pathlib import Path

DOOR = "SKULDUGGERY_DOOR"
"""Set by tools/door.py: what opened it."""


def usual_place() -> Path:
    """The file of games in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("skulduggery", False) / "games.db"


def place_nearby() -> Path:
    """Where games are kept by whoever has no rights in the data folder: where they started."""
    return Path.cwd() / "skulduggery-games.db"


def to_type(command: str) -> str:
    """What a person types here for a command of this program, such as `play --resume 1`."""
    door = os.environ.get(DOOR)
    if door == "make":
        return f'make play ARGS="{command}"'
    if door:
        return f"{door} {command}"
    if Path(sys.argv[0]).name == "__main__.py":
        return f"{sys.orig_argv[0]} -m skulduggery {command}"
    return f"skulduggery {command}"
