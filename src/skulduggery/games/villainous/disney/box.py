"""The box of Disney Villainous."""

from __future__ import annotations

from typing import Any

from skulduggery.engine.game import TableOption
from skulduggery.engine.position import a_list, bad
from skulduggery.games.villainous import sizes
from skulduggery.games.villainous.box import Box, put_on_shelf
from skulduggery.games.villainous.cards import CARD_GUARD, HERO
from skulduggery.games.villainous.disney.captain_hook import CAPTAIN_HOOK
from skulduggery.games.villainous.disney.jafar import JAFAR
from skulduggery.games.villainous.disney.maleficent import MALEFICENT
from skulduggery.games.villainous.disney.prince_john import PRINCE_JOHN
from skulduggery.games.villainous.disney.queen_of_hearts import QUEEN_OF_HEARTS
from skulduggery.games.villainous.disney.ursula import URSULA
from skulduggery.games.villainous.lay import Layer
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.table import VillainousGame
from skulduggery.games.villainous.texts import Text
from skulduggery.games.villainous.turn import RULE_TEXTS
from skulduggery.games.villainous.villain import Villain
from skulduggery.games.villainous.zones import WICKET


class DisneyBox(Box):
    """What Disney's box has of its own: Heroes that shrink and grow (DV-76)."""

    def __init__(self, id: str, villains: tuple[Villain, ...], rules: tuple[Text, ...]) -> None:
        super().__init__(id, villains, rules)
        self.card_keys = (*self.card_keys, "wicket", "size", "covers")

    def covered(self, s: Villainous, seat: int, place: int) -> int:
        return sizes.covered(s, seat, place)

    def stands_at(self, s: Villainous, hero: int) -> tuple[int, ...]:
        beyond = sizes.beyond(s, hero)
        return (s.place_of(hero),) if beyond < 0 else (s.place_of(hero), beyond)

    def more_of_card(self, s: Villainous, card: int) -> dict[str, Any]:
        out: dict[str, Any] = {}
        if s.mark(card, WICKET):
            out["wicket"] = True
        size = sizes.size_of(s, card)
        if size:
            out["size"] = size
            out["covers"] = sizes.covers(s, card)
        return out

    def lay_card(self, layer: Layer, where: str, card: int, entry: dict[str, Any]) -> None:
        s = layer.s
        if entry.get("wicket", False) is not False:
            if entry["wicket"] is not True or CARD_GUARD not in s.cast.cards[card].tags:
                raise bad(f"{where}.wicket", "true is needed, and a Card Guard")
            s.set_mark(card, WICKET, 1)
        size = entry.get("size")
        if size is None:
            return
        if size not in sizes.NAMES or s.cast.cards[card].type != HERO:
            raise bad(f"{where}.size", f"one of {', '.join(sizes.NAMES)} is needed, and a Hero")
        covers = a_list(f"{where}.covers", entry.get("covers", []))
        if not sizes.lay_size(s, card, size, [str(name) for name in covers]):
            raise bad(f"{where}.covers", f"other symbols are covered by a Hero who is {size} there")


VILLAINS = (CAPTAIN_HOOK, JAFAR, MALEFICENT, PRINCE_JOHN, QUEEN_OF_HEARTS, URSULA)
BOX = DisneyBox("disney-villainous", VILLAINS, RULE_TEXTS)
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
