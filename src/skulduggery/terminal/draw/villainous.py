"""Villainous: a realm a seat, those of others in short where room is scarce, and what is held."""

from typing import Any

from skulduggery.engine.decision import Option
from skulduggery.engine.record import Table
from skulduggery.games.villainous.box import Box as Villains
from skulduggery.games.villainous.cards import CONDITION, Card
from skulduggery.games.villainous.disney.box import BOX
from skulduggery.games.villainous.villain import Villain
from skulduggery.terminal.decks import decks_of
from skulduggery.terminal.draw.realms import Printed, Realm
from skulduggery.terminal.draw.scene import Drawing, Scene
from skulduggery.terminal.table import Line, Piece, Text


class VillainousDrawing(Drawing):
    whole_table_each_time = False

    def __init__(
        self, box: Villains, kind: type[Realm] = Realm, own: tuple[Villain, ...] = ()
    ) -> None:
        self.printed = Printed(box, own)
        self.cards = self.printed.cards
        self.kind = kind

    def of(self, table: Table) -> Drawing:
        own = tuple([deck.villain for deck in decks_of(table)])
        return type(self)(self.printed.box, self.kind, own) if own else self

    def realm(self, seat: int, scene: Scene) -> Realm:
        return self.kind(seat, scene, self.printed)

    def price(self, cost: int | str, card: Card, activated: bool, scene: Scene) -> str:
        return f"{scene.said.say('ui-cost')} {cost}"

    def is_news(self, event: dict[str, Any], reader: int | None) -> bool:
        """A shuffle is not, unless a card went into the deck with it."""
        bare = event["event"] == "shuffle" and "card" not in event
        return not bare and super().is_news(event, reader)

    def table(self, scene: Scene) -> list[Piece]:
        out: list[Piece] = [Text(scene.said.say("ui-table-round", round=scene.view["round"]))]
        around = scene.round_the_table()
        for seat in around[1:] + around[:1]:
            out += self.realm(seat, scene).pieces()
        return out

    def hand(self, scene: Scene) -> list[Piece]:
        assert scene.viewer is not None
        held = self._held(scene, scene.viewer)
        lines = [Line((scene.said.say("ui-your-hand"), "title"))]
        for card in dict.fromkeys(held):
            times = f"{held.count(card)} × " if held.count(card) > 1 else ""
            line = Line((f"  {times}{scene.said.name('card', card)}", "strong"))
            line.add(f" ({', '.join(self._printed(card, scene))})")
            text = self.text_of(card, scene)
            if text:
                line.add(f": {text}", "dim")
            lines.append(line)
        return [Text(*lines, crop=not scene.whole)] if held else []

    def brief(self, scene: Scene) -> list[Piece]:
        assert scene.viewer is not None
        return [Text(" · ".join(self.realm(scene.viewer, scene).means()))]

    def asked(self, scene: Scene) -> list[Piece]:
        """The fate cards that were turned over, what the card says that asks, the picks so far."""
        decision = scene.decision
        if decision is None:
            return []
        cards = [decision.about] if decision.about in self.cards else []
        if decision.prompt == "choose-fate":
            cards += [option.card or "" for option in decision.options]
        held = self._held(scene, decision.actor)
        shown = [card for card in dict.fromkeys(cards) if card and card not in held]
        lines = [Line((f"  {self.about(card, scene)}", "dim")) for card in shown]
        several = scene.notes.get("several")
        if several and (several["picked"] or several["needed"]):
            picked = [several["pool"][n] for n in several["picked"]]
            names = ", ".join(scene.said.name("card", one["card"]) for one in picked) or "–"
            if several["needed"]:
                worth = sum(one["worth"] for one in picked)
                need = several["needed"]
                said = scene.said.say("ui-picked-worth", cards=names, have=worth, need=need)
            else:
                said = scene.said.say("ui-picked", cards=names)
            lines.append(Line((said, "good")))
        return [Text(*lines)] if lines else []

    def hands(self, scene: Scene) -> list[Piece]:
        out: list[Piece] = []
        for seat in range(scene.players):
            held = self._held(scene, seat)
            if held:
                title = scene.said.say("ui-hand-of", name=scene.names[seat])
                names = ", ".join(scene.said.name("card", card) for card in held)
                out.append(Text(f"{title}: {names}"))
        return out

    def askable(self, scene: Scene) -> list[tuple[str, str, str]]:
        assert scene.viewer is not None
        cards = dict.fromkeys(self._held(scene, scene.viewer))
        cards.update(dict.fromkeys(one.id for one in self.realm(scene.viewer, scene).all_lying()))
        said = scene.said
        locations = scene.view["seats"][scene.viewer]["realm"]
        return [("card", card, said.name("card", card)) for card in cards] + [
            ("location", location, said.name("location", location)) for location in locations
        ]

    def readable(self, scene: Scene) -> list[tuple[str, str]]:
        """Cards on the table whose text can be read: hands, realms, discard piles."""
        cards: dict[str, None] = {}
        for seat in scene.round_the_table():
            whole = scene.view["seats"][seat]
            cards.update(dict.fromkeys(self._held(scene, seat)))
            realm = self.realm(seat, scene)
            cards.update(dict.fromkeys(one.id for one in realm.all_lying()))
            cards.update(dict.fromkeys(realm.beside()))
            cards.update(dict.fromkeys(whole["discard"] + whole["fate_discard"]))
        return [(card, scene.said.name("card", card)) for card in cards]

    def about(self, card: str, scene: Scene) -> str:
        name = scene.said.name("card", card)
        told = f"{name} ({', '.join(self._printed(card, scene))})"
        text = self.text_of(card, scene)
        changed = self._changed(card, scene)
        return " ".join([f"{told}: {text}" if text else told, *changed])

    def label(self, option: Option, label: str, scene: Scene) -> str:
        """What helps to choose: what a card costs just now, how strong it is."""
        card = option.card or ""
        printed = self.cards.get(card)
        if printed is None:
            return label
        if option.verb == "play" and printed.type != CONDITION:
            return f"{label} ({self.price(self._cost(card, scene), printed, False, scene)})"
        if option.verb == "activate":
            name = card if option.copy is None else f"{card}#{option.copy}"
            price = printed.activate_cost
            for notes in scene.notes.get("seats", []):
                price = notes["activations"].get(name, price)
            return f"{label} ({self.price(price, printed, True, scene)})"
        if option.verb in ("choose", "vanquish") and option.text != "done":
            name = card if option.copy is None else f"{card}#{option.copy}"
            for notes in scene.notes.get("seats", []):
                told = notes["strengths"].get(name)
                if told is not None:
                    return f"{label} ({scene.said.say('ui-strength')} {told['now']})"
        return label

    def text_of(self, card: str, scene: Scene) -> str:
        said = scene.said
        french = scene.view["options_of_table"].get("edition") == "french"
        if french and said.has(f"card-{card}-french"):
            return said.say(f"card-{card}-french")
        return said.say(f"card-{card}-text") if said.has(f"card-{card}-text") else ""

    def _cost(self, card: str, scene: Scene) -> int | str:
        """What a card of the hand costs just now; from least to most where that depends."""
        told = scene.notes.get("costs", {}).get(card)
        if told is None:
            return self.cards[card].printed_cost()
        costs = [*told.get("by_location", {}).values(), *told.get("by_card", {}).values()]
        least, most = min([told["now"], *costs]), max([told["now"], *costs])
        return least if least == most else f"{least}–{most}"

    def _printed(self, card: str, scene: Scene) -> list[str]:
        """Type, cost and strength as printed."""
        printed = self.cards.get(card)
        if printed is None:
            return []
        say = scene.said.say
        out = [say(f"type-{printed.type_name()}")]
        if not printed.fate and printed.type != CONDITION:
            out.append(self.price(printed.printed_cost(), printed, False, scene))
        if printed.type_name() in ("ally", "hero"):
            out.append(f"{say('ui-strength')} {printed.strength}")
        return out

    def _changed(self, card: str, scene: Scene) -> list[str]:
        """What makes strengths and costs other than printed, as far as this seat knows."""
        out: list[str] = []
        for notes in scene.notes.get("seats", []):
            for name, told in notes["strengths"].items():
                if name.partition("#")[0] == card and len(told["parts"]) > 1:
                    out.append(self._sum("ui-strength", told, scene))
        told = scene.notes.get("costs", {}).get(card)
        if told is not None and len(told["parts"]) > 1:
            out.append(self._sum("ui-cost", told, scene))
        return list(dict.fromkeys(out))

    def _sum(self, key: str, told: dict[str, Any], scene: Scene) -> str:
        parts = []
        for why, by in told["parts"]:
            if why in ("printed", "tokens"):
                parts.append(scene.said.say(f"ui-part-{why}", count=by))
            else:
                parts.append(f"{scene.said.name('card', why.partition('#')[0])} {by:+}")
        return f"{scene.said.say(key)} {told['now']} ({', '.join(parts)})."

    def _held(self, scene: Scene, seat: int) -> list[str]:
        held = scene.view["seats"][seat]["hand"]
        return [card for card in held if card] if isinstance(held, list) else []


DRAWING = VillainousDrawing(BOX)
