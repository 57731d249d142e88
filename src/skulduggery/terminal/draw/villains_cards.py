"""The Villains card game: a box a seat with what its pile shows, and the hand as cards."""

from typing import Any

from skulduggery.games.villains_cards.cards import SPECIALS
from skulduggery.terminal.draw.scene import Drawing, Scene
from skulduggery.terminal.table import Box, Grid, Line, Piece, Row, Text

WIDEST = 20
CARD_WIDTH = 12


class VillainsCardsDrawing(Drawing):
    def is_news(self, event: dict[str, Any], reader: int | None) -> bool:
        return event["event"] != "turn" and super().is_news(event, reader)

    def table(self, scene: Scene) -> list[Piece]:
        around = scene.round_the_table()
        if scene.view["waiting"] is None:
            return [self._reckoning(scene)]
        where = scene.said.say("ui-round", round=scene.view["round"])
        middle = scene.view["middle"]
        if middle:
            lying = scene.said.name("card", middle[-1]) if middle[-1] else ""
            cards = scene.said.say("ui-cards", count=len(middle))
            where += f" · {scene.said.say('ui-middle')}: {lying} ({cards})"
        return [
            Text(where),
            Row(
                [self._seat(seat, scene) for seat in around],
                [self._said_seat(seat, scene) for seat in around],
            ),
        ]

    def hand(self, scene: Scene) -> list[Piece]:
        assert scene.viewer is not None
        held = [card for card in scene.view["hands"][scene.viewer] if card]
        if not held:
            return []
        title = scene.said.say("ui-your-hand")
        names = ", ".join(scene.said.name("card", card) for card in held)
        boxes = [self._card(card, scene) for card in held]
        return [Row(boxes, [f"{title}: {names}"], title)]

    def hands(self, scene: Scene) -> list[Piece]:
        out: list[Piece] = []
        for seat, held in enumerate(scene.view["hands"]):
            if isinstance(held, list) and held:
                title = scene.said.say("ui-hand-of", name=scene.names[seat])
                line = Line((f"{title}: ", "strong"))
                for at, card in enumerate(held):
                    line.add(", " if at else "")
                    line.spans.extend(self._shown(card, scene).spans)
                names = [self._name(card, scene) for card in held]
                out.append(Text(line, said=[f"{title}: {', '.join(names)}"]))
        return out

    def askable(self, scene: Scene) -> list[tuple[str, str, str]]:
        assert scene.viewer is not None
        held = dict.fromkeys(card for card in scene.view["hands"][scene.viewer] if card)
        return [("card", card, scene.said.name("card", card)) for card in held]

    def readable(self, scene: Scene) -> list[tuple[str, str]]:
        return [(card, scene.said.name("card", card)) for card in SPECIALS]

    def about(self, card: str, scene: Scene) -> str:
        text = f"card-{card}-text"
        told = scene.said.first(f"{text}-in-disney-villains-card-game", text)
        return f"{scene.said.name('card', card)}: {told}"

    def _shown(self, card: str | None, scene: Scene) -> Line:
        """A card in a word: its shape and value, a Hero, or nothing there."""
        if card is None:
            return Line((scene.said.say("ui-hidden-card"), "dim"))
        name = card.removeprefix("hero:")
        colour, _, value = name.partition("-")
        if not value:
            return Line((scene.said.name("card", name), "strong"))
        shape = self._shape(colour, scene)
        return Line((f"{shape} {value}", colour), (f" {scene.said.say(f'colour-{colour}')}", ""))

    def _shape(self, colour: str, scene: Scene) -> str:
        """Every colour has a shape of its own, so that nobody needs to see colours."""
        return scene.said.say(f"colour-{colour}-{'shape' if scene.signs else 'letters'}")

    def _name(self, card: str | None, scene: Scene) -> str:
        if card is None:
            return scene.said.say("ui-hidden-card")
        return scene.said.name("card", card)

    def _top(self, seat: int, scene: Scene) -> Line:
        card = scene.view["tops"][seat]
        if card is None:
            return Line((scene.said.say("ui-pile-empty"), "dim"))
        if card == "hero":
            return Line((f"▒ {scene.said.say('ui-hero')} ▒", "strong"))
        return self._shown(card, scene)

    def _neighbour(self, seat: int, scene: Scene) -> str:
        """Where a seat sits, seen from the viewer."""
        if scene.viewer is None or seat == scene.viewer:
            return ""
        if seat == (scene.viewer + 1) % scene.players:
            return scene.said.say("ui-left-neighbour")
        if seat == (scene.viewer - 1) % scene.players:
            return scene.said.say("ui-right-neighbour")
        return ""

    def _villain(self, seat: int, scene: Scene) -> str:
        return scene.said.name("villain", scene.view["villains"][seat])

    def _count(self, what: Any) -> int:
        return len(what) if isinstance(what, list) else what

    def _seat(self, seat: int, scene: Scene) -> Box:
        view = scene.view
        say = scene.said.say
        lines = [self._top(seat, scene)]
        lines.append(Line((f"{say('ui-pile')} {view['sizes'][seat]}", "dim")))
        lines.append(Line((f"{say('ui-deck')} {self._count(view['decks'][seat])}", "dim")))
        if "heroes" in view:
            lines.append(Line((say("ui-heroes", count=view["heroes"][seat]), "dim")))
        if any(self._villain(one, scene) != scene.names[one] for one in range(scene.players)):
            villain = self._villain(seat, scene)
            lines.append(Line((villain if villain != scene.names[seat] else "", "dim")))
        if any(view["forced"]):
            forced = view["forced"][seat]
            lines.append(
                Line(("! ", "warn"), *self._shown(forced, scene).spans) if forced else Line("")
            )
        waiting = view["waiting"] == seat
        return Box(
            lines,
            ("▶ " if waiting else "") + scene.names[seat],
            self._neighbour(seat, scene),
            "turn" if waiting else "",
            min(WIDEST, scene.columns // scene.players),
        )

    def _said_seat(self, seat: int, scene: Scene) -> str:
        view = scene.view
        say = scene.said.say
        card = view["tops"][seat]
        if card is None:
            top = say("ui-pile-empty")
        else:
            top = say("ui-hero-on-top") if card == "hero" else scene.said.name("card", card)
        parts = [
            f"{say('ui-pile')} {top} ({say('ui-cards', count=view['sizes'][seat])})",
            f"{say('ui-deck')} {self._count(view['decks'][seat])}",
            f"{say('ui-hand')} {self._count(view['hands'][seat])}",
        ]
        if "heroes" in view:
            parts.append(say("ui-heroes", count=view["heroes"][seat]))
        if view["forced"][seat]:
            name = scene.said.name("card", view["forced"][seat])
            parts.append(f"{name} {say('ui-must-be-played')}")
        who = [scene.names[seat]]
        if self._villain(seat, scene) != scene.names[seat]:
            who.append(self._villain(seat, scene))
        if self._neighbour(seat, scene):
            who.append(self._neighbour(seat, scene))
        return f"{', '.join(who)}: {', '.join(parts)}"

    def _card(self, card: str, scene: Scene) -> Box:
        colour, _, value = card.partition("-")
        forced = scene.viewer is not None and scene.view["forced"][scene.viewer] == card
        under = scene.said.say("ui-must") if forced else ""
        if not value:
            name = scene.said.name("card", card)
            special = scene.said.say("ui-special")
            return Box([Line((name, "strong")), Line((special, "dim"))], "", under, "", CARD_WIDTH)
        shape = self._shape(colour, scene)
        return Box(
            [
                Line((f" {shape} {value}", colour)),
                Line((f" {scene.said.say(f'colour-{colour}')}", colour)),
            ],
            "",
            under,
            colour,
            CARD_WIDTH,
        )

    def _reckoning(self, scene: Scene) -> Piece:
        """The end: what each pile scores, and what its Heroes cancel."""
        view = scene.view
        say = scene.said.say
        rows: list[list[Line]] = []
        said: list[str] = []
        order = sorted(range(scene.players), key=lambda seat: -view["scores"][seat])
        for seat in order:
            heroes = view["heroes"][seat]
            cancelled = ", ".join(str(value) for value in cancelled_values(heroes)) or "–"
            points = say("ui-points", count=view["scores"][seat])
            rows.append(
                [
                    Line((scene.names[seat], "strong")),
                    Line(self._villain(seat, scene)),
                    Line(points),
                    Line(say("ui-heroes", count=heroes)),
                    Line(cancelled),
                ]
            )
            said.append(
                f"{scene.names[seat]}: {points}, {say('ui-heroes', count=heroes)},"
                f" {say('ui-cancelled')}: {cancelled}"
            )
        heads = ["", "", say("ui-scores"), say("ui-hero"), say("ui-cancelled")]
        return Grid(heads, rows, said)


def cancelled_values(heroes: int) -> list[int]:
    """VC-20: the values that so many Heroes cancel."""
    out: set[int] = set()
    while heroes > 6:
        out.add(6)
        heroes -= 6
    if heroes:
        out.add(heroes)
    return sorted(out)


DRAWING = VillainsCardsDrawing()
