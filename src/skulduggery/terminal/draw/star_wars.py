"""A sector a seat: four locations, Deep Space with its ships, both currencies, Bounties."""

from typing import Any

from skulduggery.games.villainous.cards import Card
from skulduggery.games.villainous.star_wars.box import BOX
from skulduggery.games.villainous.star_wars.contracts import Hunt
from skulduggery.games.villainous.star_wars.ships import Symbols
from skulduggery.games.villainous.zones import AMBITION
from skulduggery.terminal.draw.realms import Lying, Realm
from skulduggery.terminal.draw.scene import Scene
from skulduggery.terminal.draw.villainous import VillainousDrawing
from skulduggery.terminal.table import Line
from skulduggery.words.telling import Teller


class Sector(Realm):
    def means(self) -> list[str]:
        whole = self.view
        out = [
            self.say("credits", count=whole["credits"]),
            self.say("ambition", count=whole["ambition"]),
        ]
        if whole["targets"]:
            out.append(self.say("ui-targets", count=whole["targets"]))
        return out

    def places(self) -> dict[str, Any]:
        return {**self.view["realm"], "deep-space": self.view["deep_space"]}

    def beside(self) -> list[str]:
        """What lies under the pawn and beside the portrait."""
        return [Lying(one).id for one in self.view["under"]] + list(self.view["kept"])

    def on_card(self, lying: Lying) -> list[str]:
        out: list[str] = []
        if "targets" in lying.whole:
            out.append(self.say("ui-targets", count=lying.whole["targets"]))
        if "engaged" in lying.whole:
            out.append(self.say("ui-engaged", card=self.name("card", lying.whole["engaged"])))
        printed = self.printed.cards.get(lying.id)
        if printed is not None and isinstance(printed.special, Hunt):
            done = lying.whole.get("done", [])
            teller = Teller(self.scene.said, self.printed.box.id, self.scene.names)
            for clause in printed.special.clauses:
                sign = "×" if clause.id in done else "·"
                out.append(f"{sign} {teller.requirement(clause.id)}")
        return out

    def said_of(self, lying: Lying) -> list[str]:
        printed = self.printed.cards.get(lying.id)
        out: list[str] = []
        if printed is not None and isinstance(printed.special, Symbols):
            if any(seat["pawn"] == lying.id for seat in self.scene.view["seats"]):
                out.append(self.say("ui-pawn-here"))
            out += [self.symbol_name(symbol) for symbol in printed.special.board.top]
        return out + self.on_card(lying)

    def below(self, lying: Lying) -> list[Line]:
        """Below a ship its symbols; below a Contact its Bounties with what is still to be done."""
        out: list[Line] = []
        printed = self.printed.cards.get(lying.id)
        if printed is not None and isinstance(printed.special, Symbols):
            symbols = printed.special.board.top
            covered = ["engaged" in lying.whole] * len(symbols)
            pawn = self.pawn() if self.view["pawn"] == lying.id else "  "
            line = self.symbols(lying.id, "top", symbols, covered)
            out.append(Line((pawn, "turn"), *line.spans))
        for one in lying.attached:
            out.append(Line((f"  + {self.name('card', one.id)}", "dim")))
            out += [Line((f"    {told}", "dim")) for told in self.on_card(one)]
        return out


class SectorDrawing(VillainousDrawing):
    def price(self, cost: int | str, card: Card, activated: bool, scene: Scene) -> str:
        if isinstance(cost, str):
            return super().price(cost, card, activated, scene)
        currency = card.activate_currency if activated else card.currency
        return scene.said.say("ambition" if currency == AMBITION else "credits", count=cost)


DRAWING = SectorDrawing(BOX, Sector)
