"""A sector a seat: four locations, Deep Space with its ships, both currencies, Bounties."""

from typing import Any

from skulduggery.games.villainous.cards import Card
from skulduggery.games.villainous.star_wars.box import BOX
from skulduggery.games.villainous.star_wars.contracts import Hunt
from skulduggery.games.villainous.star_wars.ships import Symbols
from skulduggery.games.villainous.zones import AMBITION
from skulduggery.terminal.draw.scene import Scene
from skulduggery.terminal.draw.villainous import Lying, VillainousDrawing
from skulduggery.terminal.table import Line


class SectorDrawing(VillainousDrawing):
    def means(self, whole: dict[str, Any], scene: Scene) -> list[str]:
        say = scene.said.say
        out = [
            say("credits", count=whole["credits"]),
            say("ambition", count=whole["ambition"]),
        ]
        if whole["targets"]:
            out.append(say("ui-targets", count=whole["targets"]))
        return out

    def places(self, whole: dict[str, Any]) -> dict[str, Any]:
        return {**whole["realm"], "deep-space": whole["deep_space"]}

    def beside(self, whole: dict[str, Any]) -> list[str]:
        """What lies under the pawn and beside the portrait."""
        return [Lying(one).id for one in whole["under"]] + list(whole["kept"])

    def on_card(self, lying: Lying, scene: Scene) -> list[str]:
        say = scene.said.say
        out: list[str] = []
        if "targets" in lying.whole:
            out.append(say("ui-targets", count=lying.whole["targets"]))
        if "engaged" in lying.whole:
            out.append(say("ui-engaged", card=scene.said.name("card", lying.whole["engaged"])))
        printed = self.cards.get(lying.id)
        if printed is not None and isinstance(printed.special, Hunt):
            done = lying.whole.get("done", [])
            for clause in printed.special.clauses:
                sign = "×" if clause.id in done else "·"
                out.append(f"{sign} {say(f'requirement-{clause.id}')}")
        return out

    def said_of(self, lying: Lying, scene: Scene) -> list[str]:
        printed = self.cards.get(lying.id)
        out: list[str] = []
        if printed is not None and isinstance(printed.special, Symbols):
            if any(seat["pawn"] == lying.id for seat in scene.view["seats"]):
                out.append(scene.said.say("ui-pawn-here"))
            out += [self._symbol_name(symbol, scene) for symbol in printed.special.board.top]
        return out + self.on_card(lying, scene)

    def below(self, seat: int, lying: Lying, scene: Scene) -> list[Line]:
        """Below a ship its symbols; below a Contact its Bounties with what is still to be done."""
        out: list[Line] = []
        printed = self.cards.get(lying.id)
        if printed is not None and isinstance(printed.special, Symbols):
            covered = "engaged" in lying.whole
            self.locations[lying.id] = printed.special.board
            whole = {"top": [lying.id] if covered else [], "bottom": []}
            aboard = scene.view["seats"][seat]["pawn"] == lying.id
            pawn = ("♟ " if scene.signs else "@ ") if aboard else "  "
            line = self._symbols(seat, lying.id, "top", whole, scene)
            out.append(Line((pawn, "turn"), *line.spans))
        for one in lying.attached:
            out.append(Line((f"  + {scene.said.name('card', one.id)}", "dim")))
            out += [Line((f"    {told}", "dim")) for told in self.on_card(one, scene)]
        return out

    def price(self, cost: int | str, card: Card, activated: bool, scene: Scene) -> str:
        currency = card.activate_currency if activated else card.currency
        return scene.said.say("ambition" if currency == AMBITION else "credits", count=int(cost))


DRAWING = SectorDrawing(BOX)
