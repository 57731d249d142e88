"""The games on the shelf. Each is brought in only when somebody asks for it."""

from importlib import import_module

from skulduggery.engine.decision import Refused
from skulduggery.engine.game import Game

SHELF = {
    "little-devils": "skulduggery.games.little_devils",
    "disney-villains-card-game": "skulduggery.games.villains_cards",
    "disney-villainous": "skulduggery.games.villainous.disney",
    "star-wars-villainous": "skulduggery.games.villainous.star_wars",
}

_taken: dict[str, Game] = {}


def game(name: str) -> Game:
    """The game with that id."""
    if name not in SHELF:
        raise Refused("unknown-game", f"game {name[:60]!r}: there are {', '.join(SHELF)}")
    if name not in _taken:
        module = import_module(SHELF[name])
        found = module.GAME
        assert isinstance(found, Game)
        _taken[name] = found
    return _taken[name]
