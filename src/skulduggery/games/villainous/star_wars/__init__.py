"""Star Wars Villainous: Scum & Villainy."""

from skulduggery.games.villainous.star_wars.box import GAME

__all__ = ["GAME"]
