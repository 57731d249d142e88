"""The figures of the arena as tables in the terminal."""

from typing import Any

from skulduggery.arena import figures


def console() -> Any:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def show(told: dict[str, Any]) -> None:
    """One meeting."""
    out = console()
    out.print(_head(told), soft_wrap=True)
    if not told["games"]:
        return
    out.print(_deals(told), soft_wrap=True)
    _bots_table(out, told["bots"])
    if "between" in told:
        figures.matrix(out, "of the wins of both, in %", told["between"])
    show_ratings(out, told["ratings"])
    figures.chairs_table(out, "seat", told["seats"])
    if "by_villain" in told:
        figures.chairs_table(out, "villain", told["by_villain"])
        figures.matrix(out, "wins in % where there sits ...", told["against"])
        duels = list(told.get("duels", {}).items())
        # Where two play, the other one's is the same seen from behind.
        for bot, shares in duels[:1] if told["players"] == 2 == len(duels) else duels:
            figures.matrix(out, f"{bot}, wins in % where there sits ...", shares)
    figures.say_length(out, told)
    figures.say_faults(out, told["faults"])
    if told["speed"]:
        figures.say_speed(out, told["speed"])
    for bar in told["bars"]:
        out.print(in_a_line(bar), soft_wrap=True)


def _head(told: dict[str, Any]) -> str:
    games = f"{told['games']:,} games"
    if told["games"] != told["games_planned"]:
        games = f"{told['games']:,} of {told['games_planned']:,} games"
    villains = ",".join(told["villains"])
    if told["villains_in_every_order"]:
        villains = f"every order of {villains}"
    options = figures.in_words(told["options"])
    return (
        f"{told['game']}: {told['players']} players, {games}, seed {told['seed']}"
        f" ({f'{villains}; ' if villains else ''}{options})"
    )


def _deals(told: dict[str, Any]) -> str:
    return (
        f"{told['deals']:,} deals, each played by all tables from all seats. The interval is"
        " Wilson's, for as many games that know nothing of each other as these are worth;"
        ' "by deal" is how far the share itself would wander in other deals (95 %).'
    )


def _bots_table(out: Any, rows: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold")
    for heading in ("games", "share", "even", "95 %", "worth", "by deal"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row["bot"],
            f"{row['games']:,}",
            percent(row["share"], 2),
            percent(row["even_share"]),
            f"{100 * row['low']:.2f} to {percent(row['high'], 2)}",
            f"{row['worth']:,.0f}",
            "" if row["by_deal"] is None else f"± {percent(row['by_deal'], 2)}",
        )
    out.print(table)


def percent(share: float, digits: int = 0) -> str:
    text = f"{100 * share:.{digits or 1}f}"
    return f"{text.removesuffix('.0') if not digits else text} %"


def show_ratings(out: Any, told: dict[str, Any]) -> None:
    """Ratings, or why there are none."""
    from rich import box
    from rich.table import Table

    if not told["rows"]:
        out.print(f"No ratings: {told['why_none']}.", soft_wrap=True)
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("bot", overflow="fold")
    for heading in ("rating", "95 %"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in told["rows"]:
        table.add_row(row["bot"], f"{row['rating']:+,.0f}", sure_of(row))
    out.print(table)


def sure_of(row: dict[str, Any]) -> str:
    """The interval of a rating, or what is known in its place."""
    if row["low"] is None:
        return str(row["note"] or "")
    return f"{row['low']:+,.0f} to {row['high']:+,.0f}"


def in_a_line(bar: dict[str, Any]) -> str:
    """A bar, and whether it is met."""
    wanted = []
    if bar["at_least"] is not None:
        wanted.append(f"at least {percent(bar['at_least'])}")
    if bar["above"] is not None:
        wanted.append(f"an interval above {percent(bar['above'])}")
    return (
        f"{'Met' if bar['met'] else 'Missed'}: {bar['bot']} won {percent(bar['share'], 2)}"
        f" (95 %: {100 * bar['low']:.2f} to {percent(bar['high'], 2)});"
        f" wanted: {' and '.join(wanted)}"
    )
