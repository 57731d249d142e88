"""The box of Disney Villainous."""

from skulduggery.engine.game import TableOption
from skulduggery.games.villainous.box import Box, put_on_shelf
from skulduggery.games.villainous.disney.maleficent import MALEFICENT
from skulduggery.games.villainous.disney.prince_john import PRINCE_JOHN
from skulduggery.games.villainous.table import VillainousGame
from skulduggery.games.villainous.turn import RULE_TEXTS

VILLAINS = (MALEFICENT, PRINCE_JOHN)
BOX = Box("disney-villainous", VILLAINS, RULE_TEXTS)
put_on_shelf(BOX)


class DisneyVillainous(VillainousGame):
    id = "disney-villainous"
    rules_version = 1
    least = 2
    most = len(VILLAINS)
    villains: tuple[str, ...] = tuple([villain.id for villain in VILLAINS])
    beginner: str = "prince-john"
    options: tuple[TableOption, ...] = (
        TableOption("edition", "choice", "current", choices=("current", "french")),
        TableOption("fate_token", "choice", "book", choices=("book", "always", "never")),
        TableOption("limit_rounds", "number", None, 1, 1000),
        TableOption("first", "seat", "random"),
    )


GAME = DisneyVillainous(BOX)
