"""The box of Star Wars Villainous: Scum & Villainy."""

from __future__ import annotations

from skulduggery.engine.game import TableOption
from skulduggery.games.villainous.box import put_on_shelf
from skulduggery.games.villainous.star_wars.boba_fett import BOBA_FETT
from skulduggery.games.villainous.star_wars.cad_bane import CAD_BANE
from skulduggery.games.villainous.star_wars.sector import SECTOR_TEXTS, StarWarsBox
from skulduggery.games.villainous.star_wars.seventh_sister import SEVENTH_SISTER
from skulduggery.games.villainous.table import VillainousGame

VILLAINS = (BOBA_FETT, CAD_BANE, SEVENTH_SISTER)
BOX = StarWarsBox("star-wars-villainous", VILLAINS, SECTOR_TEXTS)
put_on_shelf(BOX)


class StarWarsVillainous(VillainousGame):
    id = "star-wars-villainous"
    rules_version = 1
    least = 2
    most = len(VILLAINS)
    villains: tuple[str, ...] = tuple([villain.id for villain in VILLAINS])
    beginner: str = "boba-fett"
    options: tuple[TableOption, ...] = (
        TableOption("limit_rounds", "number", None, 1, 1000),
        TableOption("first", "seat", "random"),
    )


GAME = StarWarsVillainous(BOX)
