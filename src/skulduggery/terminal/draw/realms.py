"""A realm of Villainous: its locations with their symbols, what lies above and below, the piles.

From the view comes what lies where, from the notes what holds just now, from the box what is
printed.
"""

from textwrap import wrap
from typing import Any

from skulduggery.games.villainous.box import Box as Villains
from skulduggery.games.villainous.cards import ADDED, Card, Symbol
from skulduggery.games.villainous.villain import Location, Villain
from skulduggery.terminal.draw.scene import Scene
from skulduggery.terminal.table import Box, Line, Piece, Row, Span, Text

WIDEST = 34
UPPER: Span = ("▲ ", "bad")
LOWER: Span = ("▼ ", "good")


class Printed:
    """What is printed on the cards and boards of a box, and on those of decks of one's own."""

    def __init__(self, box: Villains, own: tuple[Villain, ...] = ()) -> None:
        self.box = box
        villains = box.villains + own
        self.cards: dict[str, Card] = {
            card.id: card for villain in villains for card in villain.deck + villain.fate
        }
        self.locations: dict[str, Location] = {
            location.id: location for villain in villains for location in villain.locations
        }

    def half(self, id: str, half: str) -> tuple[Symbol, ...]:
        location = self.locations.get(id)
        if location is None:
            return ()
        return location.top if half == "top" else location.bottom


class Lying:
    """A card in a realm, read from a view."""

    def __init__(self, entry: str | dict[str, Any]) -> None:
        whole: dict[str, Any] = {"card": entry} if isinstance(entry, str) else entry
        self.whole = whole
        self.id: str = whole["card"]
        self.copy: int | None = whole.get("copy")
        self.attached = [Lying(one) for one in whole.get("attached", [])]
        self.power: int = whole.get("power", 0)
        self.tokens: int = whole.get("strength", 0)
        self.is_wicket: bool = whole.get("wicket", False)
        self.size: str = whole.get("size", "")
        self.covers: list[str] = whole.get("covers", [])

    @property
    def name(self) -> str:
        """As the notes name it."""
        return self.id if self.copy is None else f"{self.id}#{self.copy}"


class Realm:
    """The realm of a seat in one scene. What differs between the boxes stands first."""

    def __init__(self, seat: int, scene: Scene, printed: Printed) -> None:
        self.seat = seat
        self.scene = scene
        self.printed = printed
        self.view: dict[str, Any] = scene.view["seats"][seat]
        seats = scene.notes.get("seats")
        self.notes: dict[str, Any] = seats[seat] if seats else {}

    def means(self) -> list[str]:
        """What a villain has gathered."""
        return [self.say("ui-power-amount", count=self.view["power"])]

    def places(self) -> dict[str, Any]:
        """The places of a realm with what lies there, from left to right."""
        realm: dict[str, Any] = self.view["realm"]
        return realm

    def beside(self) -> list[str]:
        """Cards of a villain that lie at no place, for all to read."""
        return []

    def said_beside(self) -> list[str]:
        """What is told of cards and of a pawn that are at no place."""
        return []

    def called(self) -> str:
        if self.seat == self.scene.viewer:
            return self.say("ui-your-realm")
        return self.say("ui-realm-of", name=self.scene.names[self.seat])

    def boxed(self) -> list[str]:
        """The places that are drawn as boxes, from left to right."""
        return list(self.places())

    def below_boxes(self) -> list[Piece]:
        """The places that are not."""
        return []

    def on_card(self, lying: Lying) -> list[str]:
        """What lies on a card beside its strength, and how it lies."""
        out = [self.say("ui-wicket")] if lying.is_wicket else []
        if lying.size:
            out.append(self.say(f"ui-size-{lying.size}"))
        if lying.power:
            out.append(self.say("ui-power-amount", count=lying.power))
        return out

    def said_of(self, lying: Lying) -> list[str]:
        """What plain lines say of a card beside its strength."""
        return self.on_card(lying)

    def below(self, lying: Lying, room: int) -> list[Line]:
        """Lines below the name of a card; `room`: how long they may be, or 0."""
        return [Line((f"  + {self.name('card', one.id)}", "dim")) for one in lying.attached]

    # The same for all.

    def say(self, key: str, **more: Any) -> str:
        return self.scene.said.say(key, **more)

    def name(self, kind: str, id: str) -> str:
        return self.scene.said.name(kind, id)

    def all_lying(self) -> list[Lying]:
        out: list[Lying] = []
        for location in self.places().values():
            for entry in location["top"] + location["bottom"]:
                lying = Lying(entry)
                out += [lying, *lying.attached]
        return out

    # What holds just now.

    def strength(self, lying: Lying) -> int | None:
        """With all that changes it; without notes, with Items and tokens only."""
        told = self.notes.get("strengths", {}).get(lying.name)
        if told is not None:
            return int(told["now"])
        cards = self.printed.cards
        printed = cards.get(lying.id)
        if printed is None or printed.type_name() not in ("ally", "hero"):
            return None
        bonus = sum(cards[item.id].bonus for item in lying.attached if item.id in cards)
        return printed.strength + bonus + lying.tokens

    def goals(self, short: bool = False) -> list[str]:
        """How far the objective has come."""
        out: list[str] = []
        for key, have, need in self.notes.get("goals", []):
            goal = self.say(f"goal-{key}")
            said = self.say("ui-progress", goal=goal, have=have, need=need)
            out.append(f"{have}/{need} {goal}" if short else said)
        return out

    def covered(self, id: str) -> list[bool]:
        """Which upper symbols of a location Heroes cover, from what each of them covers."""
        symbols = [f"top-{n + 1}" for n in range(len(self.printed.half(id, "top")))]
        heroes = [Lying(entry) for entry in self.places()[id]["top"]]
        small = [hero for hero in heroes if hero.size == "small"]
        if any(hero.size == "large" for hero in heroes) or (heroes and not small):
            return [True] * len(symbols)
        covers = {symbol for hero in small for symbol in hero.covers}
        for other in self.places().values():
            for entry in other["top"]:
                covers.update(
                    one.removeprefix(f"{id}:") for one in Lying(entry).covers if ":" in one
                )
        return [symbol in covers for symbol in symbols]

    # Drawn.

    def pieces(self) -> list[Piece]:
        objective = self.say(f"villain-{self.scene.view['villains'][self.seat]}-objective")
        marks, piles, goals = self._marks(), self._piles(), self.goals()
        beside = self.said_beside()
        said = [
            f"{self.called()}: {', '.join(marks + beside + piles)}",
            ". ".join([f"{self.say('ui-objective')}: {objective.rstrip('.')}", *goals]),
            *[self._said_location(id) for id in self.places()],
        ]
        if self.scene.small and self.seat != self.scene.viewer:
            title = self._title([*marks, piles[0], *self.goals(short=True), *beside])
            out: list[Piece] = [Text(title, said=said, crop=True), Text(self._in_short(), said=[])]
        else:
            title = self._title([*marks, *self.goals(short=True), *beside])
            title.add(f" · {objective}", "dim")
            lying = Line(("  " + " · ".join(piles), "dim"))
            boxes = [self._box(id) for id in self.boxed()]
            out = [Text(title, lying, said=said, crop=True), Row(boxes, []), *self.below_boxes()]
        aside = self.view.get("aside")
        if aside:
            known = [card for card in aside if card] if isinstance(aside, list) else []
            names = [self.name("card", card) for card in known]
            out.append(Text(f"{self.say('ui-revealed')}: {', '.join(names)}"))
        if self.scene.whole:
            out += self._open_piles()
        return out

    def _marks(self) -> list[str]:
        marks = self.means()
        if self.scene.view.get("fate_token") == self.seat:
            marks.append(self.say("ui-fate-token"))
        return marks + [self.name("card", card) for card in self.view["lasting"]]

    def _piles(self) -> list[str]:
        return [
            f"{self.say('ui-hand')} {count(self.view['hand'])}",
            f"{self.say('ui-villain-deck')} {count(self.view['deck'])}",
            f"{self.say('ui-villain-discard')} {len(self.view['discard'])}",
            f"{self.say('ui-fate-deck')} {count(self.view['fate'])}",
            f"{self.say('ui-fate-discard')} {len(self.view['fate_discard'])}",
        ]

    def _open_piles(self) -> list[Piece]:
        out: list[Piece] = []
        for key, pile in (("ui-villain-discard", "discard"), ("ui-fate-discard", "fate_discard")):
            names = [self.name("card", card) for card in self.view[pile]]
            if names:
                out.append(Text(Line((f"{self.say(key)}: {', '.join(names)}", "dim"))))
        return out

    def _title(self, marks: list[str]) -> Line:
        waiting = self.scene.view["waiting"] == self.seat
        style = "turn" if waiting else "title"
        title = Line(("▶ " if waiting else "", "turn"), (self.scene.names[self.seat], style))
        title.add(f" · {' · '.join(marks)}")
        return title

    def pawn(self) -> str:
        return "♟ " if self.scene.signs else "@ "

    def _in_short(self) -> Line:
        """The locations that are not bare, one after the other."""
        line = Line()
        for id, lying in self.places().items():
            here, locked = self.view["pawn"] == id, id in self.view.get("locked", [])
            cards = [(UPPER, one) for one in lying["top"]] + [
                (LOWER, one) for one in lying["bottom"]
            ]
            if not (here or locked or cards):
                continue
            line.add("  │ " if line.spans else "  ", "dim")
            if here:
                line.add(self.pawn(), "turn")
            line.add(self.name("location", id), "turn" if here else "dim")
            if locked:
                line.add(f" ✕ {self.say('ui-locked')}", "warn")
            for side, entry in cards:
                line.add(" ")
                line.spans += self._named(entry, side)[0].spans
                items = [f"+ {self.name('card', item.id)}" for item in Lying(entry).attached]
                if items:
                    line.add(f" ({', '.join(items)})", "dim")
        return line

    def _box(self, id: str) -> Box:
        lying = self.places()[id]
        here = self.view["pawn"] == id
        locked = id in self.view.get("locked", [])
        title = (self.pawn() if here else "") + self.name("location", id)
        style = "turn" if here else ("dim" if locked else "")
        width = min(WIDEST, self.scene.columns // len(self.boxed()))
        lines: list[Line] = []
        if len(title) > width - 6:
            lines += [Line((part, style or "title")) for part in wrap(title, width - 4)]
            title = ""
        if locked:
            lines.append(Line((f"✕ {self.say('ui-locked')}", "warn")))
        if id in self.printed.locations:
            lines.append(self.symbols(id, "top", self.printed.half(id, "top"), self.covered(id)))
            lines.append(self.symbols(id, "bottom", self.printed.half(id, "bottom"), []))
        added = self.added(id)
        if added:
            lines.append(Line(("|", "dim")))
        for symbol, used in added:
            short = self._short(symbol)
            lines[-1].add(f" ×{short}" if used else f" {short}", "dim" if used else "number")
        for half, side in (("top", UPPER), ("bottom", LOWER)):
            for one in lying[half]:
                lines += self._named(one, side, width - 4)
        return Box(lines, title, "", style, width)

    def symbols(self, id: str, half: str, symbols: tuple[Symbol, ...], covered: list[bool]) -> Line:
        """The symbols of a half: in brackets when a Hero covers them, with × when used."""
        line = Line()
        for n, symbol in enumerate(symbols):
            short = self._short(symbol)
            if n:
                line.add(" ")
            if self._is_used(id, half, n):
                line.add(f"×{short}", "dim")
            elif covered and covered[n]:
                line.add(f"({short})", "dim")
            else:
                line.add(short, "number")
        return line

    def added(self, id: str) -> list[tuple[Symbol, bool]]:
        """The symbols that cards add to a location, and whether each has been used."""
        out: list[tuple[Symbol, bool]] = []
        for location, _, mark in self.notes.get("added", []):
            if location == id:
                for rule in self.printed.cards[mark.partition("#")[0]].lasting:
                    if rule.hook & ADDED:
                        out.append((rule.symbol(), mark in self.view["used"]))
        return out

    def _short(self, symbol: Symbol) -> str:
        called = self.printed.box.symbol_name(symbol)
        kind, _, amount = called.rpartition("-")
        key = f"ui-short-{kind}" if amount.isdigit() else f"ui-short-{called}"
        return self.say(key, count=symbol.amount)

    def _is_used(self, id: str, half: str, n: int) -> bool:
        name = f"{half}-{n + 1}"
        if self.view["pawn"] != id:
            name = f"{id}:{name}"
        return name in self.view["used"] or f"covered-{name}" in self.view["used"]

    def _named(self, entry: str | dict[str, Any], side: Span, room: int = 0) -> list[Line]:
        """A card with its strength, and below it what is attached. Where there is no room, its
        state stands below, and the name is cut."""
        lying = Lying(entry)
        strength = self.strength(lying)
        more: list[Span] = [] if strength is None else [(f" {strength}", "strong")]
        states: list[Span] = [(f" · {one}", "warn") for one in self.on_card(lying)]
        name = self.name("card", lying.id)
        left = room - len(side[0]) - sum(len(text) for text, _ in more)
        below = [Line((f" {text}", style)) for text, style in states]
        if not room or len(name) + sum(len(text) for text, _ in states) <= left:
            more, below = more + states, []
        if room and len(name) > left:
            name = name[: max(3, left - 1)].rstrip() + "…"
        return [Line(side, name, *more), *below, *self.below(lying, room)]

    # Said.

    def _said_location(self, id: str) -> str:
        lying = self.places()[id]
        parts: list[str] = []
        if self.view["pawn"] == id:
            parts.append(self.say("ui-pawn-here"))
        if id in self.view.get("locked", []):
            parts.append(self.say("ui-locked"))
        for half, title in (("top", "ui-upper-side"), ("bottom", "ui-lower-side")):
            covered = self.covered(id) if half == "top" else []
            all_covered = bool(covered) and all(covered)
            symbols = []
            for n, symbol in enumerate(self.printed.half(id, half)):
                name = self.symbol_name(symbol)
                if self._is_used(id, half, n):
                    name += f" ({self.say('ui-used')})"
                elif covered and covered[n] and not all_covered:
                    name += f" ({self.say('ui-covered')})"
                symbols.append(name)
            for symbol, used in self.added(id) if half == "bottom" else []:
                note = f" ({self.say('ui-used')})" if used else ""
                symbols.append(f"+ {self.symbol_name(symbol)}{note}")
            told = [", ".join(symbols) or self.say("ui-empty")]
            cards = ", ".join([self.said_card(one) for one in lying[half]])
            if cards:
                # Where no symbols are printed at all, only the cards are told.
                told = [*told, cards] if id in self.printed.locations else [cards]
            note = f" ({self.say('ui-covered')})" if all_covered else ""
            parts.append(f"{self.say(title)}{note}: {'; '.join(told)}")
        return f"- {self.name('location', id)}: {'. '.join(parts)}"

    def said_card(self, entry: str | dict[str, Any]) -> str:
        lying = Lying(entry)
        more: list[str] = []
        strength = self.strength(lying)
        if strength is not None:
            more.append(f"{self.say('ui-strength')} {strength}")
        more += self.said_of(lying)
        if lying.attached:
            items = [self.said_card(item.whole) for item in lying.attached]
            more.append(f"{self.say('ui-attached')}: {', '.join(items)}")
        name = self.name("card", lying.id)
        return f"{name} ({', '.join(more)})" if more else name

    def symbol_name(self, symbol: Symbol) -> str:
        called = self.printed.box.symbol_name(symbol)
        kind, _, amount = called.rpartition("-")
        if amount.isdigit():
            return self.say(f"symbol-{kind}", count=int(amount))
        return self.say(f"symbol-{called}", count=0)


def count(pile: Any) -> int:
    return len(pile) if isinstance(pile, list) else int(pile)
