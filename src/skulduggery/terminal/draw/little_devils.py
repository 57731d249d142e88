"""Little Devils: a box a seat with its card of the trick, and the hand with its numbers."""

from skulduggery.engine.decision import Option
from skulduggery.games.little_devils.cards import DEVILS
from skulduggery.terminal.draw.scene import Drawing, Scene
from skulduggery.terminal.table import Box, Line, Piece, Row, Text

SEAT_WIDTH = 18
CARD_WIDTH = 7


def devils(card: int, scene: Scene) -> str:
    """As many little tridents as the card has devils."""
    return ("ψ" if scene.signs else "*") * DEVILS[card]


def heat(card: int) -> str:
    return ("mild", "", "sharp", "sharp", "hot", "hot")[DEVILS[card]]


def said_card(card: int, scene: Scene) -> str:
    """'22 (no devils)', '25 (5 devils)'."""
    return f"{card} ({scene.said.say('ui-devils', count=DEVILS[card])})"


class LittleDevilsDrawing(Drawing):
    def table(self, scene: Scene) -> list[Piece]:
        return [
            Text(" · ".join(self._where(scene)), said=[", ".join(self._where(scene))]),
            Row(
                [self._seat(seat, scene) for seat in scene.round_the_table()],
                [self._said_seat(seat, scene) for seat in scene.round_the_table()],
            ),
            *self._trick(scene),
        ]

    def hand(self, scene: Scene) -> list[Piece]:
        assert scene.viewer is not None
        held = scene.view["hands"][scene.viewer]
        if not isinstance(held, list) or not held:
            return []
        say = scene.said.say
        title = say("ui-your-hand")
        shown = ", ".join(said_card(card, scene) for card in held)
        numbers = scene.numbers()
        boxes = [self._card(card, numbers.get(str(card)), scene) for card in held]
        return [Row(boxes, [f"{title}: {shown}"], title)]

    def choices(self, scene: Scene) -> list[Piece]:
        """On a drawn hand the numbers stand under the cards; in lines they are a list."""
        if scene.decision is None:
            return []
        said = [f"{n}. {label}" for n, label in enumerate(scene.labels, 1)]
        return [Text(said=said)]

    def label(self, option: Option, label: str, scene: Scene) -> str:
        return f"{label} ({scene.said.say('ui-devils', count=DEVILS[int(option.card or 0)])})"

    def hands(self, scene: Scene) -> list[Piece]:
        out: list[Piece] = []
        for seat, held in enumerate(scene.view["hands"]):
            if isinstance(held, list) and held:
                title = scene.said.say("ui-hand-of", name=scene.names[seat])
                line = Line((f"{title}: ", "strong"))
                for at, card in enumerate(held):
                    line.add(", " if at else "")
                    line.add(f"{card} {devils(card, scene)}".strip(), heat(card))
                shown = ", ".join(said_card(card, scene) for card in held)
                out.append(Text(line, said=[f"{title}: {shown}"]))
        return out

    def askable(self, scene: Scene) -> list[tuple[str, str, str]]:
        assert scene.viewer is not None
        held = scene.view["hands"][scene.viewer]
        return [("card", str(card), said_card(card, scene)) for card in held]

    def _where(self, scene: Scene) -> list[str]:
        view = scene.view
        say = scene.said.say
        parts = [say("ui-round", round=view["round"])]
        if view["waiting"] is not None:
            left = view["hands"][view["leader"]]
            cards = len(left) if isinstance(left, list) else left
            number = 10 - cards - (1 if view["trick"] else 0)
            parts.append(say("ui-trick-number", number=number))
        options = view["options_of_table"]
        if options["rounds"] is not None:
            parts.append(say("ui-of-rounds", rounds=options["rounds"]))
        else:
            parts.append(say("ui-to-limit", limit=options["limit"]))
        return parts

    def _played(self, seat: int, scene: Scene) -> int | None:
        """The card of a seat in the running trick."""
        view = scene.view
        at = (seat - view["leader"]) % scene.players
        return view["trick"][at] if at < len(view["trick"]) else None

    def _seat(self, seat: int, scene: Scene) -> Box:
        view = scene.view
        say = scene.said.say
        card = self._played(seat, scene)
        if card is None:
            shown = Line(("–", "dim"))
        else:
            shown = Line((f"{card} ", "strong"), (devils(card, scene), heat(card)))
        waiting = view["waiting"] == seat
        taken = view["taken"][seat]
        tricks = (len(taken) if isinstance(taken, list) else taken) // scene.players
        lines = [
            shown,
            Line((say("ui-tricks", count=tricks), "dim")),
        ]
        if "devils" in view:
            lines.append(Line((say("ui-devils", count=view["devils"][seat]), "dim")))
        lines.append(Line(f"{say('ui-total')} {view['totals'][seat]}"))
        leads = view["leader"] == seat and view["waiting"] is not None
        return Box(
            lines,
            ("▶ " if waiting else "") + scene.names[seat],
            say("ui-leads") if leads else "",
            "turn" if waiting else "",
            min(SEAT_WIDTH, scene.columns // scene.players),
        )

    def _said_seat(self, seat: int, scene: Scene) -> str:
        view = scene.view
        say = scene.said.say
        taken = view["taken"][seat]
        tricks = (len(taken) if isinstance(taken, list) else taken) // scene.players
        total = say("ui-devils", count=view["totals"][seat])
        parts = [say("ui-tricks", count=tricks)]
        if "devils" in view:
            parts.append(say("ui-devils", count=view["devils"][seat]))
        standing = say("ui-standing", total=total, round=", ".join(parts))
        return f"{scene.names[seat]}: {standing}"

    def _trick(self, scene: Scene) -> list[Piece]:
        """What lies in the trick; where it goes says the question, where one is asked."""
        view = scene.view
        say = scene.said.say
        if view["waiting"] is None:
            return []
        lines: list[Line] = []
        said = [say("ui-trick-empty")]
        if view["trick"]:
            played = [
                f"{scene.names[(view['leader'] + at) % scene.players]} {said_card(card, scene)}"
                for at, card in enumerate(view["trick"])
            ]
            said = [f"{say('ui-trick')}: {', '.join(played)}"]
        if view["direction"] is not None and scene.decision is None:
            goes = say(f"ui-trick-{view['direction']}")
            lines = [Line(({"up": "▲ ", "down": "▼ "}[view["direction"]] + goes, "title"))]
            said.append(goes)
        return [Text(*lines, said=said)]

    def _card(self, card: int, number: int | None, scene: Scene) -> Box:
        style = heat(card) if number is not None else "dim"
        return Box(
            [
                Line((f"{card:^{CARD_WIDTH - 2}}", "strong" if number is not None else "dim")),
                Line((f"{devils(card, scene):^{CARD_WIDTH - 2}}", style)),
            ],
            under=f"{number})" if number is not None else "–",
            style=style,
            width=CARD_WIDTH,
        )


DRAWING = LittleDevilsDrawing()
