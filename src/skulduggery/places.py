"""Where a user's things lie. Apart from the store, so that asking is quick."""

from pathlib import Path


def usual_place() -> Path:
    """The file of games in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("skulduggery", False) / "games.db"


def place_nearby() -> Path:
    """Where games are kept by whoever has no rights in the data folder: where they started."""
    return Path.cwd() / "skulduggery-games.db"
