"""The figures of the arena as pictures: who is how strong, who beats whom, how long games last."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from math import ceil
from pathlib import Path
from textwrap import wrap
from typing import Any

from skulduggery.arena.entering import bad

KINDS = (".svg", ".png")
MISSING = (
    "--plot: pictures need matplotlib: pip install 'skulduggery[plot]' (in a clone: make arena)"
)
INK, FAINT, PALE, MARK, SECOND = "#22223b", "#c9c6d3", "#f1f0f4", "#6a3d9a", "#c8553d"
WIDTH = 8.0
LINE = 0.34
"""Inches for a bot."""
LONG = 26
"""Letters of a name in a line."""
MOST_BARS = 40
WINS_AS = "wins in % as ..., where there sits ..."
Against = dict[str, dict[str, float]]


class Panel:
    """A part of a picture, with the inches it needs."""

    def __init__(self, height: float, draw: Callable[[Any], None]) -> None:
        self.height = height
        self.draw = draw


def check(told: str) -> None:
    """Refuse what cannot be written, before anything is played."""
    path = Path(told)
    if path.suffix.lower() not in KINDS:
        raise bad(f"--plot: {told[:80]!r}; a file that ends in {' or '.join(KINDS)} is needed")
    if not path.absolute().parent.is_dir():
        raise bad(f"--plot: there is no folder {path.parent}")
    if find_spec("matplotlib") is None:
        raise bad(MISSING)


def draw_meeting(told: dict[str, Any], path: Path) -> None:
    """The figures of one meeting."""
    panels = [shares("Games won", told["bots"])]
    if told["ratings"]["rows"]:
        panels.append(ratings(told["ratings"]["rows"]))
    if "between" in told:
        panels.append(matrix("Of the wins of both, in % by ..., against ...", told["between"], 50))
    if "against" in told and len(told["against"]) > 1:
        even = 100 / told["players"]
        panels.append(matrix("All bots: " + WINS_AS, told["against"], even))
        for bot, against in list(told.get("duels", {}).items())[:1]:
            panels.append(matrix(f"{_short(bot)}: {WINS_AS}", against, even))
    panels.append(lengths(told["rounds"]))
    title = f"{told['game']}: {told['players']} players, {told['games']:,} games"
    save(title, panels, path)


def save(title: str, panels: Sequence[Panel], path: Path) -> None:
    import matplotlib
    from matplotlib.figure import Figure

    heights = [panel.height for panel in panels]
    # The same figures make the same file.
    with matplotlib.rc_context({"svg.hashsalt": "skulduggery", "font.size": 9}):
        figure = Figure(figsize=(WIDTH, sum(heights) + 0.5), dpi=110, layout="constrained")
        figure.suptitle(title, color=INK, fontsize=12)
        axes = figure.subplots(len(panels), 1, height_ratios=heights, squeeze=False)
        for panel, axis in zip(panels, axes[:, 0], strict=True):
            panel.draw(axis)
            axis.tick_params(colors=INK, length=0)
            for side in axis.spines.values():
                side.set_visible(False)
        kind = path.suffix.lower()[1:]
        meta: dict[str, Any] = {"Date": None} if kind == "svg" else {"Software": None}
        try:
            figure.savefig(path, format=kind, metadata=meta)
        except OSError as error:
            raise bad(f"--plot: {path} cannot be written: {error.strerror or error}") from None


def shares(title: str, rows: Sequence[dict[str, Any]], name: str = "bot") -> Panel:
    """Shares with their intervals; a stroke for an even share, or for what is wanted."""

    def draw(axis: Any) -> None:
        _dots(axis, rows, name, "share", 100)
        for at, row in enumerate(rows):
            axis.plot(
                [100 * row["even_share"]] * 2, [at - 0.3, at + 0.3], color=SECOND, linewidth=2
            )
        axis.set_xlim(-1.5, 101.5)
        axis.set_title(f"{title}, in % (95 %; the stroke: an even share)", **_heading())

    return Panel(0.7 + LINE * len(rows), draw)


def ratings(rows: Sequence[dict[str, Any]]) -> Panel:
    def draw(axis: Any) -> None:
        _dots(axis, rows, "bot", "rating", 1)
        axis.axvline(0, color=FAINT, zorder=0)
        axis.set_title("Ratings (95 %; 400 points: ten times as many wins)", **_heading())

    return Panel(0.7 + LINE * len(rows), draw)


def _dots(axis: Any, rows: Sequence[dict[str, Any]], name: str, value: str, times: float) -> None:
    """One line a row, from the top."""
    for at, row in enumerate(rows):
        here = times * row[value]
        if row["low"] is not None:
            axis.plot([times * row["low"], times * row["high"]], [at, at], color=MARK, linewidth=2)
        axis.plot([here], [at], "o", color=MARK, markersize=6)
        axis.annotate(
            f"{here:.1f}" if times == 100 else f"{here:+.0f}",
            (here, at),
            (0, 5),
            textcoords="offset points",
            ha="center",
            fontsize=8,
            color=INK,
        )
    axis.set_yticks(range(len(rows)), [_short(row[name]) for row in rows])
    axis.set_ylim(len(rows) - 0.4, -0.7)
    axis.grid(axis="x", color=FAINT, linewidth=0.5)
    axis.set_axisbelow(True)


def matrix(title: str, against: Against, middle: float) -> Panel:
    """Who wins how often where whom else sits; red for less than an even share, violet for more."""
    names = list(against)
    shares = [[100 * against[mine].get(other, float("nan")) for other in names] for mine in names]

    def draw(axis: Any) -> None:
        from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm

        colours = LinearSegmentedColormap.from_list("wins", [SECOND, "#ffffff", MARK])
        axis.imshow(shares, cmap=colours, norm=TwoSlopeNorm(middle, 0, 100), aspect="auto")
        for line, row in enumerate(shares):
            for column, share in enumerate(row):
                if share == share:  # no number where they never met
                    dark = share > middle + 0.6 * (100 - middle) or share < 0.25 * middle
                    axis.text(
                        column,
                        line,
                        f"{share:.0f}",
                        ha="center",
                        va="center",
                        color="white" if dark else INK,
                    )
        axis.set_yticks(range(len(names)), [_short(name) for name in names])
        turned: dict[str, Any] = {"rotation": 25, "ha": "right", "rotation_mode": "anchor"}
        axis.set_xticks(
            range(len(names)),
            [_short(name) for name in names],
            **(turned if len(names) > 5 else {}),
        )
        axis.set_facecolor(PALE)
        axis.set_title(title, **_heading())

    return Panel(1.2 + LINE * len(names), draw)


def lengths(rounds: dict[str, int]) -> Panel:
    counts = {int(number): count for number, count in rounds.items()}
    games = sum(counts.values())

    def draw(axis: Any) -> None:
        least, most = min(counts), max(counts)
        wide = ceil((most - least + 1) / MOST_BARS)
        bars: dict[int, int] = {}
        for number, count in counts.items():
            start = least + (number - least) // wide * wide
            bars[start] = bars.get(start, 0) + count
        axis.bar(
            [start + (wide - 1) / 2 for start in bars],
            list(bars.values()),
            width=0.9 * wide,
            color=MARK,
        )
        # Games that last equally long are not one huge bar.
        axis.set_xlim(least - 2.5, max(most, least + 2) + 2.5)
        half = _half(counts, games)
        axis.axvline(half, color=SECOND, linewidth=2)
        axis.xaxis.get_major_locator().set_params(integer=True)
        axis.yaxis.get_major_locator().set_params(integer=True)
        axis.grid(axis="y", color=FAINT, linewidth=0.5)
        axis.set_axisbelow(True)
        axis.set_ylabel("games", color=INK)
        axis.set_xlabel("rounds", color=INK)
        axis.set_title(
            f"Length of games (half of them were over within {half} rounds)", **_heading()
        )

    return Panel(2.4, draw)


def _half(counts: dict[int, int], games: int) -> int:
    over = 0
    for number in sorted(counts):
        over += counts[number]
        if 2 * over >= games:
            break
    return number


def _heading() -> dict[str, Any]:
    return {"loc": "left", "color": INK, "fontsize": 10}


def _short(name: str) -> str:
    """A program by the end of its command, which tells it from others; words on two lines."""
    if len(name) <= LONG:
        return name
    lines = wrap(name, LONG)
    return "\n".join(lines) if len(lines) == 2 else "…" + name[1 - LONG :]
