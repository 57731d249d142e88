"""`skulduggery arena --ladder`: the ladder is played, shown, drawn, and written into a page."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from skulduggery import __version__
from skulduggery.arena import showing
from skulduggery.arena.entering import bad
from skulduggery.arena.figures import say_speed
from skulduggery.arena.ladder import GAMES, LADDER, Rung
from skulduggery.arena.meeting import Schedule
from skulduggery.arena.standing import Standing, told
from skulduggery.arena.tally import Tally
from skulduggery.arena.tournament import LADDER_FILE, Run, rated
from skulduggery.games import game as find_game
from skulduggery.words import words

HEADING = "## The ladder"
HEADINGS = ("games", "the first won", "95 %", "wanted")
ABOUT = (
    "`skulduggery arena --ladder` plays all of this again, and goes on where it was stopped. Its",
    "definition stands in `src/skulduggery/arena/ladder.py`; `skulduggery arena --help` says how",
    "seats and deals are balanced and what the intervals assume. A level searches with the",
    "iterations behind its @, whatever the time. This section is written from the run's file by",
    "`skulduggery arena --ladder --report --write docs/bots.md`.",
)


def run(args: argparse.Namespace) -> int:
    rungs, missing = chosen(args.game)
    for game in dict.fromkeys([rung.game for rung in missing]):
        mine = [rung for rung in missing if rung.game == game]
        lacking = sorted({rung.missing or "" for rung in mine})
        print(
            f"skulduggery arena: {game}: {len(mine)} meetings are left out; there is no"
            f" {', '.join(lacking)} here",
            file=sys.stderr,
        )
    if args.write is not None and args.game:
        raise bad("--write needs the whole ladder: leave out the names of games")
    page = None if args.write is None else Path(args.write)
    before = "" if page is None else _page(page)
    path = Path(LADDER_FILE if args.file is None else args.file)
    played = Run([Schedule(rung.meeting) for rung in rungs], path, args)
    played.play()
    out = figures(rungs, played.standings)
    out["left_out"] = [f"{rung.game}: {rung.name}" for rung in missing]
    out["speed"] = played.speed
    if args.plot is not None:
        draw(out, Path(args.plot))
    if page is not None:
        page.write_text(with_section(before, section(out, missing)), "utf-8")
    if args.json:
        print(json.dumps(out, indent=2, ensure_ascii=False))
    else:
        show(out)
    return 0 if out["met"] else 1


def chosen(games: Sequence[str]) -> tuple[list[Rung], list[Rung]]:
    """The rungs of these games (none named: of all), and those for which something is missing."""
    for name in games:
        if name not in GAMES:
            raise bad(f"--ladder: {name[:60]!r}: the ladder has {', '.join(GAMES)}")
    there = [rung for rung in LADDER if not games or rung.game in games]
    whole = [rung for rung in there if rung.missing is None]
    if not whole:
        raise bad("--ladder: nothing of it can be played here")
    return whole, [rung for rung in there if rung.missing is not None]


def figures(rungs: Sequence[Rung], standings: Sequence[Standing]) -> dict[str, Any]:
    """What came of the rungs, and the ratings by game."""
    rows, ratings = [], {}
    for rung, standing in zip(rungs, standings, strict=True):
        bars = [rung.bar.judge(standing)] if standing.complete else []
        rows.append(
            {
                "name": rung.name,
                "command": f"skulduggery {rung.command}",
                "wanted": _wanted(rung),
            }
            | told(standing)
            | {"complete": standing.complete, "bar": bars[0] if bars else None}
        )
    lengths = {}
    for game in dict.fromkeys([rung.game for rung in rungs]):
        mine = [one for one in standings if one.schedule.meeting.game == game]
        names = list(
            dict.fromkeys([name for one in mine for name in one.schedule.names if one.games])
        )
        ratings[game] = rated(
            names,
            [played for one in mine for played in one.games],
            int(mine[0].schedule.meeting.seed),
        )
        tally = Tally()
        for one in mine:
            tally.add(one.tally)
        lengths[game] = {str(n): count for n, count in sorted(tally.rounds.items())}
    return {
        "rungs": rows,
        "ratings": ratings,
        "rounds": lengths,
        "met": all(row["bar"] is not None and row["bar"]["met"] for row in rows),
    }


def show(out: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    console = showing.console()
    for game, ratings in out["ratings"].items():
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(game, overflow="fold", min_width=20)
        for heading in HEADINGS:
            table.add_column(heading, justify="right", no_wrap=True)
        for row in _of(out, game):
            table.add_row(row["name"], *_cells(row))
        console.print(table)
        showing.show_ratings(console, ratings)
    if out["speed"]:
        say_speed(console, out["speed"])


def _of(out: dict[str, Any], game: str) -> list[dict[str, Any]]:
    return [row for row in out["rungs"] if row["game"] == game]


def _cells(row: dict[str, Any]) -> list[str]:
    """Games, share, interval, and what is wanted with whether it is met."""
    games, wanted = f"{row['games']:,}", row["wanted"]
    if wanted:
        wanted += ": " + (
            "open" if row["bar"] is None else "met" if row["bar"]["met"] else "missed"
        )
    if not row["complete"]:
        games += f" of {row['games_planned']:,}"
    if not row["games"]:
        return [games, "", "", wanted]
    first = row["bots"][0]
    interval = f"{100 * first['low']:.1f} to {100 * first['high']:.1f} %"
    return [games, showing.percent(first["share"], 1), interval, wanted]


def _wanted(rung: Rung) -> str:
    if rung.at_least is not None:
        return f"≥ {showing.percent(rung.at_least)}"
    return "" if rung.above is None else f"surely > {showing.percent(rung.above)}"


def draw(out: dict[str, Any], path: Path) -> None:
    """A picture for each game, beside each other: ladder-little-devils.svg."""
    from skulduggery.arena import plots

    for game, ratings in out["ratings"].items():
        rows = [row for row in _of(out, game) if row["games"]]
        if not rows:
            continue
        panels = [
            plots.shares(
                "Won by the first one",
                [row["bots"][0] | {"name": f"{row['name']}"} for row in rows],
                "name",
            )
        ]
        if ratings["rows"]:
            panels.append(plots.ratings(ratings["rows"]))
        for bot, against in list(rows[0].get("duels", {}).items())[:1]:
            if len(against) > 1:
                title = f"{bot} ({rows[0]['name']}): {plots.WINS_AS}"
                panels.append(plots.matrix(title, against, 100 / rows[0]["players"]))
        panels.append(plots.lengths(out["rounds"][game]))
        plots.save(f"The ladder: {game}", panels, path.with_stem(f"{path.stem}-{game}"))


def _page(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise bad(f"--write: {path} cannot be read: {error}") from None


def with_section(page: str, new: str) -> str:
    """The page with that section in the place of the old one, or at its end."""
    before, found, rest = f"\n{page}".partition(f"\n{HEADING}\n")
    if not found:
        return f"{page.rstrip()}\n\n{new}" if page.strip() else new
    after = rest.partition("\n## ")
    kept = f"\n## {after[2]}" if after[1] else ""
    return f"{before}\n{new}{kept}"[1:]


def section(out: dict[str, Any], missing: Sequence[Rung]) -> str:
    """The ladder's section of docs/bots.md."""
    said = words("en")
    lines = [
        HEADING,
        "",
        *ABOUT,
        "",
        f"Played by Skulduggery {__version__}.",
    ]
    for game, ratings in out["ratings"].items():
        rows = _of(out, game)
        lines += [
            "",
            f"### {said.name('game', game)}",
            "",
            f"Version {find_game(game).rules_version} of the rules, {rows[0]['players']} players"
            + (", every order of the villains." if rows[0]["villains_in_every_order"] else "."),
            "",
            _line(["who meets whom", *HEADINGS]),
            "|---|--:|--:|--:|--:|",
        ]
        cells = {row["name"]: _cells(row) for row in rows}
        cells |= {
            rung.name: ["not there yet", "", "", _wanted(rung)]
            for rung in missing
            if rung.game == game
        }
        lines += [_line([rung.name, *cells[rung.name]]) for rung in LADDER if rung.game == game]
        if ratings["rows"]:
            lines += ["", "| bot | rating | 95 % |", "|---|--:|--:|"]
            lines += [_rating(row) for row in ratings["rows"]]
        lines += ["", "Each by itself:", "", "```sh", *[row["command"] for row in rows], "```"]
    return "\n".join(lines) + "\n"


def _rating(row: dict[str, Any]) -> str:
    return _line([row["bot"], f"{row['rating']:+.0f}", showing.sure_of(row)])


def _line(cells: Sequence[str]) -> str:
    """A line of a table."""
    return "".join([f"| {cell} " if cell else "| " for cell in cells]) + "|"
