"""A sector a seat: four locations, Deep Space with its ships, both currencies, Bounties."""

from textwrap import wrap
from typing import Any

from skulduggery.engine.decision import Option
from skulduggery.games.villainous.cards import Card
from skulduggery.games.villainous.star_wars.box import BOX
from skulduggery.games.villainous.star_wars.contracts import Hunt
from skulduggery.games.villainous.star_wars.ships import Symbols
from skulduggery.games.villainous.zones import AMBITION
from skulduggery.terminal.draw.realms import LOWER, UPPER, Lying, Realm
from skulduggery.terminal.draw.scene import Scene
from skulduggery.terminal.draw.villainous import VillainousDrawing
from skulduggery.terminal.table import Line, Piece, Text
from skulduggery.words.telling import Teller

NARROW = 22
"""Boxes narrower than this leave Deep Space to a line below them."""


class Sector(Realm):
    def called(self) -> str:
        if self.seat == self.scene.viewer:
            return self.say("ui-your-sector")
        return self.say("ui-sector-of", name=self.scene.names[self.seat])

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

    def boxed(self) -> list[str]:
        every = list(self.places())
        return every if self.scene.columns // len(every) >= NARROW else every[:-1]

    def below_boxes(self) -> list[Piece]:
        """Deep Space as a line, where five boxes have no room."""
        space = self.view["deep_space"]
        if "deep-space" in self.boxed() or not space["top"] + space["bottom"]:
            return []
        line = Line((f"  {self.name('location', 'deep-space')}:", "dim"))
        for side, half in ((UPPER, "top"), (LOWER, "bottom")):
            for ship in space[half]:
                first, *more = self._named(ship, side)
                line.add(" ")
                line.spans += first.spans
                for one in more:
                    line.add(" [")
                    line.spans += [(text, style) for text, style in one.spans if text != "  "]
                    line.add("]")
        return [Text(line, said=[])]

    def ally_ships(self) -> list[Lying]:
        return [Lying(ship) for ship in self.view["deep_space"]["bottom"]]

    def done(self, bounty: str) -> list[str]:
        """The requirements of a Bounty that are met."""
        return [
            id for one in self.all_lying() if one.id == bounty for id in one.whole.get("done", [])
        ]

    def beside(self) -> list[str]:
        """What lies under the pawn and beside the portrait."""
        return [Lying(one).id for one in self.view["under"]] + list(self.view["kept"])

    def said_beside(self) -> list[str]:
        out = [self.say("ui-pawn-on-portrait")] if self.view["pawn"] == "portrait" else []
        under = [self.name("card", Lying(one).id) for one in self.view["under"]]
        if under:
            out.append(self.say("ui-under-pawn", cards=", ".join(under)))
        kept = [self.name("card", card) for card in self.view["kept"]]
        if kept:
            out.append(self.say("ui-kept", cards=", ".join(kept)))
        return out

    def _piles(self) -> list[str]:
        """The hand with its limit, where Hero Vehicles lower it."""
        hand, *piles = super()._piles()
        space = self.view["deep_space"]
        engaged = [ally for ally in self.ally_ships() if "engaged" in ally.whole]
        if len(space["top"]) > len(engaged) and "hand_limit" in self.notes:
            hand = f"{hand} ({self.say('ui-hand-limit', count=self.notes['hand_limit'])})"
        return [hand, *piles]

    def on_card(self, lying: Lying) -> list[str]:
        out: list[str] = []
        if lying.tokens:
            out.append(self.say("ui-tokens", count=f"{lying.tokens:+}".replace("-", "−")))
        if "targets" in lying.whole:
            out.append(self.say("ui-targets", count=lying.whole["targets"]))
        if "engaged" in lying.whole:
            out.append(self.say("ui-engaged", card=self.name("card", lying.whole["engaged"])))
        if any(ally.whole.get("engaged") == lying.id for ally in self.ally_ships()):
            out.append(self.say("ui-is-engaged"))
        return out

    def requirements(self, lying: Lying) -> list[tuple[str, bool]]:
        """Those of a Bounty, and which of them are met."""
        printed = self.printed.cards.get(lying.id)
        if printed is None or not isinstance(printed.special, Hunt):
            return []
        done = lying.whole.get("done", [])
        teller = Teller(self.scene.said, self.printed.box.id, self.scene.names)
        clauses = printed.special.clauses
        return [(teller.requirement(clause.id), clause.id in done) for clause in clauses]

    def said_of(self, lying: Lying) -> list[str]:
        printed = self.printed.cards.get(lying.id)
        out: list[str] = []
        if printed is not None and isinstance(printed.special, Symbols):
            if self.view["pawn"] == lying.id:
                out.append(self.say("ui-pawn-here"))
            covered = f" ({self.say('ui-covered')})" if "engaged" in lying.whole else ""
            for n, symbol in enumerate(printed.special.board.top):
                used = f" ({self.say('ui-used')})" if self._is_used(lying.id, "top", n) else ""
                out.append(f"{self.symbol_name(symbol)}{used or covered}")
        for told, met in self.requirements(lying):
            out.append(f"{told.rstrip('.')} ({self.say('ui-met')})" if met else told.rstrip("."))
        return out + self.on_card(lying)

    def below(self, lying: Lying, room: int) -> list[Line]:
        """Below a ship its symbols; below a Contact its Bounties with what is still to be done."""
        out: list[Line] = []
        printed = self.printed.cards.get(lying.id)
        if printed is not None and isinstance(printed.special, Symbols):
            symbols = printed.special.board.top
            line = self.symbols(lying.id, "top", symbols, [])
            if "engaged" in lying.whole:
                line = Line((f"({' '.join(map(self._short, symbols))})", "dim"))
            pawn = self.pawn() if self.view["pawn"] == lying.id else "  "
            out.append(Line((pawn, "turn"), *line.spans))
        for one in lying.attached:
            told = [f"+ {self.name('card', one.id)}"]
            told += [f"{'×' if met else '·'} {text}" for text, met in self.requirements(one)]
            for n, text in enumerate(told):
                indent = "  " if n else " "
                # Without a width the lines are not drawn as a box, and nothing has to be cut.
                parts = wrap(text, max(10, room - len(indent) - 2)) if room else [text]
                for m, part in enumerate(parts):
                    out.append(Line((f"{indent}{'  ' if m else ''}{part}", "dim")))
        return out


class SectorDrawing(VillainousDrawing):
    def price(self, cost: int | str, card: Card, activated: bool, scene: Scene) -> str:
        if isinstance(cost, str):
            return super().price(cost, card, activated, scene)
        return self.paid(cost, card.activate_currency if activated else card.currency, scene)

    def paid(self, price: int, currency: int, scene: Scene) -> str:
        return scene.said.say("ambition" if currency == AMBITION else "credits", count=price)

    def label(self, option: Option, label: str, scene: Scene) -> str:
        """What a Hunt, a requirement that is a payment, or getting rid of a Restriction costs."""
        card = self.cards.get(option.card or "")
        if card is None or option.verb not in ("hunt", "pay", "lift"):
            return super().label(option, label, scene)
        special = card.special
        if option.verb == "hunt" and isinstance(special, Hunt):
            price = special.price
            for notes in scene.notes.get("seats", []):
                price = notes["hunts"].get(card.id, {"now": price})["now"]
            return f"{label} ({self.paid(price, special.currency, scene)})"
        if option.verb == "pay" and isinstance(special, Hunt) and scene.viewer is not None:
            done = Sector(scene.viewer, scene, self.printed).done(card.id)
            open_still = [one for one in special.clauses if one.kind < 0 and one.id not in done]
            if len(open_still) == 1:
                (one,) = open_still
                return f"{label} ({self.paid(one.price, one.currency, scene)})"
        told = self.printed.box.printed(card)
        if option.verb == "lift" and "lift_cost" in told:
            return f"{label} ({scene.said.say(told['lift_currency'], count=told['lift_cost'])})"
        return label

    def _printed(self, card: str, scene: Scene) -> list[str]:
        """The symbols of an Ally Vehicle, too."""
        out = super()._printed(card, scene)
        special = self.cards[card].special if card in self.cards else None
        if isinstance(special, Symbols):
            realm = self.realm(0, scene)
            out += [realm.symbol_name(symbol) for symbol in special.board.top]
        return out


DRAWING = SectorDrawing(BOX, Sector)
