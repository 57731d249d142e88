"""The same pieces drawn with Rich."""

from typing import TextIO

from rich import box
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as RichText

from skulduggery.terminal.screen import WIPE, Screen
from skulduggery.terminal.table import Box, Choices, Grid, Line, Page, Piece, Row, Text
from skulduggery.words import Words

LOOK = {
    "": "",
    "title": "bold",
    "strong": "bold",
    "dim": "dim",
    "warn": "bold yellow",
    "good": "bold green",
    "bad": "bold red",
    "turn": "bold cyan",
    "you": "bold",
    "number": "bold cyan",
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "magenta",
    "grey": "bright_black",
    "mild": "green",
    "sharp": "yellow",
    "hot": "bold red",
}


class RichScreen(Screen):
    rich = True

    def __init__(
        self,
        words: Words,
        out: TextIO | None = None,
        answers: TextIO | None = None,
        pace: float = 0.0,
        console: Console | None = None,
    ) -> None:
        super().__init__(words, out, answers, pace)
        self.console = console or Console(file=self.out, highlight=False)

    @property
    def columns(self) -> int:  # type: ignore[override]
        return self.console.width

    @property
    def rows(self) -> int:  # type: ignore[override]
        return self.console.height

    def height(self, pieces: list[Piece]) -> int:
        width = self.console.width
        return sum(len(self.console.render_lines(drawn(one, width))) for one in pieces)

    def draw(self, pieces: list[Piece]) -> None:
        for piece in pieces:
            self.console.print(drawn(piece, self.console.width))

    def say(self, text: str, style: str = "") -> None:
        self.console.print(RichText(text, LOOK[style]))

    def fresh(self) -> None:
        self.console.clear()

    def wipe(self) -> None:
        self.console.clear()
        self.out.write(WIPE)
        self.out.flush()

    def ask(self, question: str) -> str:
        self.console.print(RichText(question, "bold cyan"), end="")
        return super().ask("")

    def page(self, piece: Piece) -> None:
        lines = self.console.render_lines(drawn(piece, self.console.width), pad=False)
        leaf = max(5, self.console.height - 2)
        at = 0
        while True:
            for line in lines[at : at + leaf]:
                self.console.print(*[RichText(one.text, one.style or "") for one in line], sep="")
            at += leaf
            if at >= len(lines):
                return
            more = self.words.say("ui-more", percent=at * 100 // len(lines))
            if self.ask(more).lower() == "q":
                return


def drawn(piece: Piece, width: int) -> RenderableType:
    if isinstance(piece, Text):
        return Group(*[rich_line(line, piece.crop) for line in piece.lines])
    if isinstance(piece, Row):
        return _row(piece, width)
    if isinstance(piece, Grid):
        return _grid(piece)
    if isinstance(piece, Choices):
        return _choices(piece, width)
    assert isinstance(piece, Page)
    return Markdown(piece.markdown)


def rich_line(line: Line, crop: bool = False) -> RichText:
    out = RichText(no_wrap=crop, overflow="ellipsis" if crop else None)
    for text, style in line.spans:
        out.append(text, LOOK[style])
    return out


def _row(row: Row, width: int) -> RenderableType:
    """As many boxes beside each other as fit, the others below."""
    out: list[RenderableType] = []
    if row.title:
        out.append(RichText(row.title, LOOK["title"]))
    shelf: list[Box] = []
    used = 0
    for one in row.boxes:
        if shelf and used + one.width > width:
            out.append(_shelf(shelf))
            shelf, used = [], 0
        shelf.append(one)
        used += one.width
    if shelf:
        out.append(_shelf(shelf))
    return Group(*out)


def _shelf(boxes: list[Box]) -> RenderableType:
    shelf = Table.grid(padding=0)
    for _ in boxes:
        shelf.add_column(no_wrap=True)
    shelf.add_row(*[_box(one) for one in boxes])
    if any(one.under for one in boxes):
        shelf.add_row(*[RichText(one.under, LOOK["number"], justify="center") for one in boxes])
    return shelf


def _box(one: Box) -> RenderableType:
    body = [rich_line(line, crop=True) for line in one.lines]
    return Panel(
        Group(*body),
        title=RichText(one.title, LOOK[one.style]) if one.title else None,
        title_align="left",
        box=box.HEAVY if one.style in ("turn", "strong") else box.ROUNDED,
        border_style=LOOK[one.style],
        width=one.width or None,
        padding=(0, 1) if one.width > 14 else (0, 0),
    )


def _grid(grid: Grid) -> RenderableType:
    out = Table(title=grid.title or None, box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False)
    for head in grid.heads:
        out.add_column(head)
    for row in grid.rows:
        out.add_row(*[rich_line(cell) for cell in row])
    return out


def _choices(choices: Choices, width: int) -> RenderableType:
    """One below the other; in two columns when there are many and they are short."""
    lines = []
    for n, label in enumerate(choices.labels):
        mark = " " if n != choices.usual else "›"
        lines.append(RichText.assemble((f"{mark}{n + 1:>3}) ", LOOK["number"]), label))
    out: list[RenderableType] = []
    if choices.title:
        out.append(RichText(choices.title, LOOK["title"]))
    if len(lines) > 4 and max(line.cell_len for line in lines) <= width // 2 - 1:
        half = (len(lines) + 1) // 2
        columns = Table.grid(padding=(0, 1))
        for n in range(half):
            right = lines[n + half] if n + half < len(lines) else RichText("")
            columns.add_row(lines[n], right)
        out.append(columns)
    else:
        out.extend(lines)
    return Group(*out)
