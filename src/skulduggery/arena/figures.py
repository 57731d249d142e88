"""What a tally says, in figures and as tables."""

import sys
from collections.abc import Sequence
from math import sqrt
from typing import Any

from skulduggery.arena.simulate import Plan
from skulduggery.arena.tally import Name, Score, Tally

Z95 = 1.959964


def wilson(won: float, of: float) -> tuple[float, float]:
    """The 95 % interval after Wilson for a share; a shared win counts as its part."""
    share = won / of
    room = Z95 * Z95 / of
    middle = (share + room / 2) / (1 + room)
    reach = sqrt(share * (1 - share) * room + room * room / 4) / (1 + room)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def figures(plan: Plan, tally: Tally, seconds: float, jobs: int) -> dict[str, Any]:
    """Everything but `speed` follows from the plan and its seed."""
    from skulduggery.games import game

    of_bots = list(dict.fromkeys([entrant.name for entrant in plan.entrants]))
    seats = [str(seat) for seat in range(plan.players)]
    out: dict[str, Any] = {
        "game": plan.game,
        "rules": game(plan.game).rules_version,
        "players": plan.players,
        "villains_by_seat": None if plan.villains is None else list(plan.villains),
        "options": plan.options,
        "villains_in_every_order": plan.every,
        "bots_in_turn": [entrant.name for entrant in plan.entrants],
        "games": tally.games,
        "seed": plan.seed,
        "seats": [
            {"seat": int(name)} | of_score(score) for name, score in in_order(tally, "seats", seats)
        ],
        "bots": [
            {"bot": name} | of_score(score) for name, score in in_order(tally, "bots", of_bots)
        ],
    }
    of_villains = in_order(tally, "villains", game(plan.game).villains)
    if of_villains:
        out["villains"] = [{"villain": name} | of_score(score) for name, score in of_villains]
        names = [name for name, _ in of_villains]
        out["against"] = against(tally.scores["against"], (), names)
    out["ended_by"] = dict(sorted(tally.reasons.items()))
    out["length"] = length(tally)
    out["faults"] = {name: tally.faults[name] for name in of_bots if name in tally.faults}
    out["speed"] = speed(tally.games, tally.decisions, seconds, jobs)
    return out


def length(tally: Tally) -> dict[str, float]:
    return {
        "decisions": round(tally.decisions / tally.games, 3),
        "rounds": round(sum(n * count for n, count in tally.rounds.items()) / tally.games, 3),
        "half_within": _within(tally, 0.5),
        "most_within": _within(tally, 0.9),
        "longest": max(tally.rounds),
    }


def speed(games: int, decisions: int, seconds: float, jobs: int) -> dict[str, float]:
    return {
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds),
        "jobs": jobs,
    }


def _within(tally: Tally, share: float) -> int:
    """Within how many rounds this share of the games was over."""
    over = 0
    for rounds in sorted(tally.rounds):
        over += tally.rounds[rounds]
        if over >= share * tally.games:
            break
    return rounds


def against(
    scores: dict[Name, Score], of: tuple[str, ...], names: Sequence[str]
) -> dict[str, dict[str, float]]:
    """For each villain: which share of the games it won that another one sat in, too."""
    out: dict[str, dict[str, float]] = {}
    for mine in names:
        found = {other: scores.get((*of, mine, other)) for other in names}
        out[mine] = {
            other: round(score.won / score.chairs, 6)
            for other, score in found.items()
            if score is not None
        }
    return out


def in_order(tally: Tally, kind: str, order: Sequence[str]) -> list[tuple[str, Score]]:
    scores = tally.scores[kind]
    return [(name, scores[name]) for name in order if name in scores]


def of_share(won: float, of: int) -> dict[str, float]:
    low, high = wilson(won, of)
    return {
        "won": round(won, 3),
        "share": round(won / of, 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }


def of_score(score: Score) -> dict[str, Any]:
    mean = round(score.points / score.scored, 3) if score.scored else None
    return {"chairs": score.chairs} | of_share(score.won, score.chairs) | {"score": mean}


def show(told: dict[str, Any]) -> None:
    """The figures as tables."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    console.print(
        f"{told['game']}: {told['players']} players, {told['games']:,} games, seed {told['seed']}"
        f" ({in_words(told['options'])})",
        soft_wrap=True,
    )
    seats = told["seats"]
    if told["villains_by_seat"]:
        named = zip(seats, told["villains_by_seat"], strict=True)
        seats = [row | {"seat": f"{row['seat']} {name}"} for row, name in named]
    console.print(f"An even share of the wins is {100 / told['players']:.2f} %.", soft_wrap=True)
    chairs_table(console, "seat", seats)
    chairs_table(console, "bot", told["bots"])
    if "villains" in told and not told["villains_by_seat"]:
        chairs_table(console, "villain", told["villains"])
        matrix(console, "wins in % where there sits ...", told["against"])
    say_length(console, told)
    say_faults(console, told["faults"])
    say_speed(console, told["speed"])


def in_words(options: dict[str, Any]) -> str:
    return ", ".join(
        f"{name} {'none' if value is None else str(value).lower()}"
        for name, value in options.items()
    )


def say_length(console: Any, told: dict[str, Any]) -> None:
    ended = ", ".join(f"{reason} {count:,}" for reason, count in told["ended_by"].items())
    length = told["length"]
    console.print(
        f"A game took {length['decisions']:,} decisions and {length['rounds']:,} rounds on average;"
        f" half of them at most {length['half_within']:,} rounds, nine in ten at most"
        f" {length['most_within']:,}, the longest {length['longest']:,}; ended by: {ended}.",
        soft_wrap=True,
    )


def say_faults(console: Any, told: dict[str, dict[str, int]]) -> None:
    for name, faults in told.items():
        if any(faults.values()):
            counts = ", ".join(f"{fault} {count:,}" for fault, count in faults.items())
            console.print(f"{name}: the first option in its place: {counts}", soft_wrap=True)


def say_speed(console: Any, speed: dict[str, Any]) -> None:
    console.print(
        f"{speed['games_per_second']:,} games/s, {speed['decisions_per_second']:,} decisions/s"
        f" ({speed['seconds']:,} s, {speed['jobs']} at a time)",
        soft_wrap=True,
    )


def name_hopeless(hopeless: set[str], command: str) -> None:
    for name in sorted(hopeless):
        print(
            f"skulduggery {command}: {name} did not answer several times in a row and was not asked"
            " any more",
            file=sys.stderr,
        )


def matrix(console: Any, title: str, against: dict[str, dict[str, float]]) -> None:
    """Who wins how often where whom else sits, numbered by line."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(title, overflow="fold")
    for n in range(len(against)):
        table.add_column(str(n + 1), justify="right", no_wrap=True)
    for n, (mine, shares) in enumerate(against.items(), 1):
        cells = [f"{100 * shares[other]:.1f}" if other in shares else "" for other in against]
        table.add_row(f"{n} {mine}", *cells)
    console.print(table)


def chairs_table(console: Any, of: str, rows: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(of, overflow="fold")
    for heading in ("chairs", "won", "share", "95 %", "average score"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            str(row[of]),
            f"{row['chairs']:,}",
            f"{row['won']:,.1f}",
            f"{100 * row['share']:.2f} %",
            f"{100 * row['low']:.2f} to {100 * row['high']:.2f} %",
            "" if row["score"] is None else f"{row['score']:,.2f}",
        )
    console.print(table)
