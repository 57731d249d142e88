"""The drawings: one a game, from a seat's view alone."""

from importlib import import_module

from skulduggery.terminal.draw.scene import Drawing

_DRAWINGS = {
    "little-devils": "skulduggery.terminal.draw.little_devils",
    "disney-villains-card-game": "skulduggery.terminal.draw.villains_cards",
    "disney-villainous": "skulduggery.terminal.draw.villainous",
    "star-wars-villainous": "skulduggery.terminal.draw.star_wars",
}


def drawing(game_id: str) -> Drawing:
    """The drawing of a game; brought in only when that game is on the table."""
    made = import_module(_DRAWINGS[game_id]).DRAWING
    assert isinstance(made, Drawing)
    return made
