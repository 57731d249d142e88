"""What a drawing gets: a view, names, words, and the choices that are open."""

from typing import Any

from skulduggery.engine.decision import Decision, Option
from skulduggery.engine.record import Table
from skulduggery.terminal.table import Choices, Piece
from skulduggery.words import Words


class Scene:
    """One moment as one seat sees it; `viewer` None: a spectator. `labels` say the options;
    `whole` asks for what is not shown at every question, such as discard piles; `notes` are what
    the rules say of the view; `small` asks to be brief about others, since room is scarce."""

    def __init__(
        self,
        view: dict[str, Any],
        names: list[str],
        said: Words,
        viewer: int | None = None,
        decision: Decision | None = None,
        signs: bool = True,
        whole: bool = False,
        columns: int = 80,
        notes: dict[str, Any] | None = None,
    ) -> None:
        self.view = view
        self.names = names
        self.said = said
        self.viewer = viewer
        self.decision = decision
        self.labels: list[str] = []
        self.signs = signs
        self.whole = whole
        self.columns = columns
        self.notes: dict[str, Any] = notes or {}
        self.small = False

    @property
    def players(self) -> int:
        return len(self.names)

    def round_the_table(self) -> list[int]:
        """The seats clockwise, from the viewer on."""
        start = self.viewer or 0
        return [(start + n) % self.players for n in range(self.players)]

    def numbers(self) -> dict[str, int]:
        """The number that chooses each card, where a card stands in exactly one option."""
        out: dict[str, int] = {}
        twice: set[str] = set()
        if self.decision is not None:
            for option in self.decision.options:
                if option.card is not None:
                    if option.card in out:
                        twice.add(option.card)
                    out[option.card] = option.n + 1
        return {card: number for card, number in out.items() if card not in twice}


class Drawing:
    """How one game looks."""

    whole_table_each_time = True
    """Whether plain lines say the whole table at every question, or only when a turn begins."""

    def of(self, table: Table) -> "Drawing":
        """The drawing for one table: decks of one's own have other numbers."""
        return self

    def table(self, scene: Scene) -> list[Piece]:
        """The table without what the viewer holds."""
        raise NotImplementedError

    def brief(self, scene: Scene) -> list[Piece]:
        """What plain lines say at a question at which they do not say the whole table."""
        return []

    def hand(self, scene: Scene) -> list[Piece]:
        """What the viewer holds, and what may be chosen."""
        raise NotImplementedError

    def asked(self, scene: Scene) -> list[Piece]:
        """What has to be known to answer, beside the table and the hand."""
        return []

    def hands(self, scene: Scene) -> list[Piece]:
        """All hands that the view shows, for who may see several."""
        raise NotImplementedError

    def askable(self, scene: Scene) -> list[tuple[str, str, str]]:
        """What `w` may ask about: 'card' or 'location', its id, its name."""
        raise NotImplementedError

    def readable(self, scene: Scene) -> list[tuple[str, str]]:
        """Cards whose text can be read: id and name."""
        return []

    def about(self, card: str, scene: Scene) -> str:
        """What a card is and does."""
        return f"{scene.said.name('card', card)}: {scene.said.say(f'card-{card}-text')}"

    def is_news(self, event: dict[str, Any], reader: int | None) -> bool:
        """Whether an event is worth a line. What others are dealt unseen is not, and the end has
        lines of its own."""
        kind = event["event"]
        return kind not in ("win", "end") and (kind not in ("deal", "draw") or "card" in event)

    def label(self, option: Option, label: str, scene: Scene) -> str:
        """What stands beside a number: the option in words, and what helps to choose."""
        return label

    def choices(self, scene: Scene) -> list[Piece]:
        return [Choices(scene.labels)] if scene.decision is not None else []
