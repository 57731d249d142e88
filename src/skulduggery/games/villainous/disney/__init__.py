"""Disney Villainous."""

from skulduggery.games.villainous.disney.box import GAME

__all__ = ["GAME"]
