"""A table as pieces: what is drawn with boxes on a wide screen, and what is said in plain lines.

A drawing of a game makes pieces and knows neither Rich nor pipes. Every piece brings both: its
look, and the lines that say the same to a screen reader or a pipe. A style is a name; it never
says anything that letters or shapes do not say as well.
"""

Span = tuple[str, str]
"""A stretch of text and its style."""


class Line:
    """A line of text in stretches."""

    def __init__(self, *spans: str | Span) -> None:
        self.spans: list[Span] = [(one, "") if isinstance(one, str) else one for one in spans]

    def add(self, text: str, style: str = "") -> None:
        self.spans.append((text, style))

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.spans)


class Box:
    """A card or a seat: lines in a frame, a word above and one below."""

    def __init__(
        self,
        lines: list[Line],
        title: str = "",
        under: str = "",
        style: str = "",
        width: int = 0,
    ) -> None:
        self.lines = lines
        self.title = title
        self.under = under
        self.style = style
        self.width = width


class Text:
    """Lines one below the other; `crop` cuts them at the edge of a drawn screen."""

    def __init__(
        self, *lines: Line | str, said: list[str] | None = None, crop: bool = False
    ) -> None:
        self.crop = crop
        self.lines = [Line(one) if isinstance(one, str) else one for one in lines]
        self.said = [line.text for line in self.lines] if said is None else said


class Row:
    """Boxes beside each other."""

    def __init__(self, boxes: list[Box], said: list[str], title: str = "") -> None:
        self.boxes = boxes
        self.said = said
        self.title = title


class Grid:
    """Columns with a head each."""

    def __init__(
        self, heads: list[str], rows: list[list[Line]], said: list[str], title: str = ""
    ) -> None:
        self.heads = heads
        self.rows = rows
        self.said = said
        self.title = title


class Choices:
    """What can be chosen, with the numbers that choose it."""

    def __init__(self, labels: list[str], title: str = "", usual: int | None = None) -> None:
        self.labels = labels
        self.title = title
        self.usual = usual

    @property
    def said(self) -> list[str]:
        head = [self.title] if self.title else []
        return head + [f"{n}. {label}" for n, label in enumerate(self.labels, 1)]


class Page:
    """A text in Markdown."""

    def __init__(self, markdown: str) -> None:
        self.markdown = markdown

    @property
    def said(self) -> list[str]:
        return self.markdown.rstrip().split("\n")


Piece = Text | Row | Grid | Choices | Page
