"""A realm a seat: four locations with their symbols, what lies above and below, and the piles.

Everything comes from the view and from what is printed on boards and cards.
"""

from typing import Any

from skulduggery.engine.decision import Option
from skulduggery.games.villainous.box import Box as Villains
from skulduggery.games.villainous.cards import CONDITION, Card, Location, Symbol
from skulduggery.games.villainous.disney.box import BOX
from skulduggery.terminal.draw.scene import Drawing, Scene
from skulduggery.terminal.table import Box, Line, Piece, Row, Span, Text

WIDEST = 34


class Lying:
    """A card in a realm, read from a view."""

    def __init__(self, entry: str | dict[str, Any]) -> None:
        whole: dict[str, Any] = {"card": entry} if isinstance(entry, str) else entry
        self.whole = whole
        self.id: str = whole["card"]
        self.attached = [Lying(one) for one in whole.get("attached", [])]
        self.power: int = whole.get("power", 0)
        self.tokens: int = whole.get("strength", 0)


class VillainousDrawing(Drawing):
    whole_table_each_time = False

    def __init__(self, box: Villains) -> None:
        self.box = box
        self.cards: dict[str, Card] = {
            card.id: card for villain in box.villains for card in villain.deck + villain.fate
        }
        self.locations: dict[str, Location] = {
            location.id: location for villain in box.villains for location in villain.locations
        }

    # What differs between the boxes.

    def means(self, whole: dict[str, Any], scene: Scene) -> list[str]:
        """What a villain has gathered."""
        return [scene.said.say("ui-power-amount", count=whole["power"])]

    def places(self, whole: dict[str, Any]) -> dict[str, Any]:
        """The places of a realm with what lies there, from left to right."""
        realm: dict[str, Any] = whole["realm"]
        return realm

    def beside(self, whole: dict[str, Any]) -> list[str]:
        """Cards of a villain that lie at no place, for all to read."""
        return []

    def on_card(self, lying: Lying, scene: Scene) -> list[str]:
        """What lies on a card beside its strength."""
        return [scene.said.say("ui-power-amount", count=lying.power)] if lying.power else []

    def said_of(self, lying: Lying, scene: Scene) -> list[str]:
        """What plain lines say of a card beside its strength."""
        return self.on_card(lying, scene)

    def below(self, seat: int, lying: Lying, scene: Scene) -> list[Line]:
        """Lines below the name of a card."""
        return [Line((f"  + {scene.said.name('card', one.id)}", "dim")) for one in lying.attached]

    def price(self, cost: int | str, card: Card, activated: bool, scene: Scene) -> str:
        return f"{scene.said.say('ui-cost')} {cost}"

    # The same for all.

    def strength(self, lying: Lying) -> int | None:
        """As printed, with its Items and tokens; what other cards change is not counted."""
        printed = self.cards.get(lying.id)
        if printed is None or printed.type_name() not in ("ally", "hero"):
            return None
        bonus = sum(self.cards[item.id].bonus for item in lying.attached if item.id in self.cards)
        return printed.strength + bonus + lying.tokens

    def is_news(self, event: dict[str, Any], reader: int | None) -> bool:
        return event["event"] != "shuffle" and super().is_news(event, reader)

    def table(self, scene: Scene) -> list[Piece]:
        out: list[Piece] = [Text(scene.said.say("ui-round", round=scene.view["round"]))]
        around = scene.round_the_table()
        for seat in around[1:] + around[:1]:
            out += self._realm(seat, scene)
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
        return [Text(" · ".join(self.means(scene.view["seats"][scene.viewer], scene)))]

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
        mine = scene.view["seats"][scene.viewer]
        cards = dict.fromkeys(self._held(scene, scene.viewer))
        for location in self.places(mine).values():
            for entry in location["top"] + location["bottom"]:
                for lying in (Lying(entry), *Lying(entry).attached):
                    cards[lying.id] = None
        said = scene.said
        return [("card", card, said.name("card", card)) for card in cards] + [
            ("location", location, said.name("location", location)) for location in mine["realm"]
        ]

    def readable(self, scene: Scene) -> list[tuple[str, str]]:
        """Cards on the table whose text can be read: hands, realms, discard piles."""
        cards: dict[str, None] = {}
        around = scene.round_the_table()
        for seat in around:
            whole = scene.view["seats"][seat]
            cards.update(dict.fromkeys(self._held(scene, seat)))
            for location in self.places(whole).values():
                for entry in location["top"] + location["bottom"]:
                    for lying in (Lying(entry), *Lying(entry).attached):
                        cards[lying.id] = None
            cards.update(dict.fromkeys(self.beside(whole)))
            cards.update(dict.fromkeys(whole["discard"] + whole["fate_discard"]))
        return [(card, scene.said.name("card", card)) for card in cards]

    def about(self, card: str, scene: Scene) -> str:
        name = scene.said.name("card", card)
        return f"{name} ({', '.join(self._printed(card, scene))}): {self.text_of(card, scene)}"

    def label(self, option: Option, label: str, scene: Scene) -> str:
        """The power of a card that can be played or activated stands beside it."""
        printed = self.cards.get(option.card or "")
        if printed is None:
            return label
        if option.verb == "play" and printed.type != CONDITION:
            return f"{label} ({self.price(printed.printed_cost(), printed, False, scene)})"
        if option.verb == "activate":
            return f"{label} ({self.price(printed.activate_cost, printed, True, scene)})"
        return label

    def text_of(self, card: str, scene: Scene) -> str:
        said = scene.said
        french = scene.view["options_of_table"].get("edition") == "french"
        if french and said.has(f"card-{card}-french"):
            return said.say(f"card-{card}-french")
        return said.say(f"card-{card}-text") if said.has(f"card-{card}-text") else ""

    def _printed(self, card: str, scene: Scene) -> list[str]:
        """Type, cost and strength as printed."""
        printed = self.cards.get(card)
        if printed is None:
            return []
        say = scene.said.say
        out = [say(f"type-{printed.type_name()}")]
        if not printed.fate and printed.type != CONDITION:
            out.append(self.price(printed.printed_cost(), printed, False, scene))
        strength = self.strength(Lying(card))
        if strength is not None:
            out.append(f"{say('ui-strength')} {strength}")
        return out

    def _held(self, scene: Scene, seat: int) -> list[str]:
        held = scene.view["seats"][seat]["hand"]
        return [card for card in held if card] if isinstance(held, list) else []

    def _realm(self, seat: int, scene: Scene) -> list[Piece]:
        view = scene.view
        say = scene.said.say
        whole = view["seats"][seat]
        piles = [
            f"{say('ui-hand')} {count(whole['hand'])}",
            f"{say('ui-villain-deck')} {count(whole['deck'])}",
            f"{say('ui-villain-discard')} {len(whole['discard'])}",
            f"{say('ui-fate-deck')} {count(whole['fate'])}",
            f"{say('ui-fate-discard')} {len(whole['fate_discard'])}",
        ]
        marks = self.means(whole, scene)
        if view.get("fate_token") == seat:
            marks.append(say("ui-fate-token"))
        marks += [scene.said.name("card", card) for card in whole["lasting"] + self.beside(whole)]
        name = scene.names[seat]
        waiting = view["waiting"] == seat
        title = Line(("▶ " if waiting else "", "turn"), (name, "turn" if waiting else "title"))
        title.add(f" · {' · '.join(marks)} · ")
        realm = say("ui-your-realm" if seat == scene.viewer else "ui-realm-of", name=name)
        goal = scene.said.say(f"villain-{view['villains'][seat]}-objective")
        objective = f"{say('ui-objective')}: {goal}"
        said = [f"{realm}: {', '.join(marks + piles)}", objective]
        boxes: list[Box] = []
        for id, cards in self.places(whole).items():
            boxes.append(self._location(seat, id, cards, scene))
            said.append(self._said_location(seat, id, cards, scene))
        title.add(goal, "dim")
        lying = Line(("  " + " · ".join(piles), "dim"))
        out: list[Piece] = [Text(title, lying, said=said, crop=True), Row(boxes, [])]
        if whole.get("aside"):
            known = (
                [card for card in whole["aside"] if card]
                if isinstance(whole["aside"], list)
                else []
            )
            names = [scene.said.name("card", card) for card in known]
            out.append(Text(f"{say('ui-revealed')}: {', '.join(names)}"))
        if scene.whole:
            for key, pile in (
                ("ui-villain-discard", "discard"),
                ("ui-fate-discard", "fate_discard"),
            ):
                names = [scene.said.name("card", card) for card in whole[pile]]
                if names:
                    out.append(Text(Line((f"{say(key)}: {', '.join(names)}", "dim"))))
        return out

    def _location(self, seat: int, id: str, lying: dict[str, Any], scene: Scene) -> Box:
        whole = scene.view["seats"][seat]
        here = whole["pawn"] == id
        locked = id in whole.get("locked", [])
        name = scene.said.name("location", id)
        lines = [
            self._symbols(seat, id, "top", lying, scene),
            self._symbols(seat, id, "bottom", lying, scene),
        ]
        for one in lying["top"]:
            lines += self._named(seat, one, ("▲ ", "bad"), scene)
        for one in lying["bottom"]:
            lines += self._named(seat, one, ("▼ ", "good"), scene)
        if locked:
            lines.insert(0, Line((f"✕ {scene.said.say('ui-locked')}", "warn")))
        pawn = "♟ " if scene.signs else "@ "
        style = "turn" if here else ("dim" if locked else "")
        width = min(WIDEST, scene.columns // len(self.places(whole)))
        return Box(lines, (pawn if here else "") + name, "", style, width)

    def _halves(self, id: str) -> dict[str, tuple[Symbol, ...]]:
        location = self.locations.get(id)
        return {"top": location.top, "bottom": location.bottom} if location else {}

    def _symbols(self, seat: int, id: str, half: str, lying: dict[str, Any], scene: Scene) -> Line:
        """The symbols of a half: in brackets when a Hero covers them, with × when used."""
        whole = scene.view["seats"][seat]
        covered = half == "top" and bool(lying["top"])
        line = Line()
        for n, symbol in enumerate(self._halves(id).get(half, ()), 1):
            used = whole["pawn"] == id and f"{half}-{n}" in whole["used"]
            called = self.box.symbol_name(symbol)
            kind, _, amount = called.rpartition("-")
            key = f"ui-short-{kind}" if amount.isdigit() else f"ui-short-{called}"
            short = scene.said.say(key, count=symbol.amount)
            if n > 1:
                line.add(" ")
            if used:
                line.add(f"×{short}", "dim")
            elif covered:
                line.add(f"({short})", "dim")
            else:
                line.add(short, "number")
        return line

    def _named(
        self, seat: int, entry: str | dict[str, Any], side: Span, scene: Scene
    ) -> list[Line]:
        """A card with its strength, and below it what is attached."""
        lying = Lying(entry)
        line = Line(side, scene.said.name("card", lying.id))
        strength = self.strength(lying)
        if strength is not None:
            line.add(f" {strength}", "strong")
        for more in self.on_card(lying, scene):
            line.add(f" · {more}")
        return [line, *self.below(seat, lying, scene)]

    def _said_card(self, entry: str | dict[str, Any], scene: Scene) -> str:
        lying = Lying(entry)
        say = scene.said.say
        more: list[str] = []
        strength = self.strength(lying)
        if strength is not None:
            more.append(f"{say('ui-strength')} {strength}")
        more += self.said_of(lying, scene)
        if lying.attached:
            items = [self._said_card(item.whole, scene) for item in lying.attached]
            more.append(f"{say('ui-attached')}: {', '.join(items)}")
        name = scene.said.name("card", lying.id)
        return f"{name} ({', '.join(more)})" if more else name

    def _said_location(self, seat: int, id: str, lying: dict[str, Any], scene: Scene) -> str:
        whole = scene.view["seats"][seat]
        say = scene.said.say
        parts: list[str] = []
        if whole["pawn"] == id:
            parts.append(say("ui-pawn-here"))
        if id in whole.get("locked", []):
            parts.append(say("ui-locked"))
        for half, title in (("top", "ui-upper-side"), ("bottom", "ui-lower-side")):
            symbols = []
            for n, symbol in enumerate(self._halves(id).get(half, ()), 1):
                name = self._symbol_name(symbol, scene)
                if whole["pawn"] == id and f"{half}-{n}" in whole["used"]:
                    name += f" ({say('ui-used')})"
                symbols.append(name)
            covered = f" ({say('ui-covered')})" if half == "top" and lying["top"] else ""
            cards = [self._said_card(one, scene) for one in lying[half]]
            told = ", ".join(symbols) or say("ui-empty")
            cards_told = f"; {', '.join(cards)}" if cards else ""
            parts.append(f"{say(title)}{covered}: {told}{cards_told}")
        return f"- {scene.said.name('location', id)}: {'. '.join(parts)}"

    def _symbol_name(self, symbol: Symbol, scene: Scene) -> str:
        called = self.box.symbol_name(symbol)
        kind, _, amount = called.rpartition("-")
        if amount.isdigit():
            return scene.said.say(f"symbol-{kind}", count=int(amount))
        return scene.said.say(f"symbol-{called}", count=0)


def count(pile: Any) -> int:
    return len(pile) if isinstance(pile, list) else int(pile)


DRAWING = VillainousDrawing(BOX)
