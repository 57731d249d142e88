"""What the terminal says of chances: a tip during a game, and where it turned after its end."""

from skulduggery.bots.bot import imagined_for
from skulduggery.bots.hints import hints
from skulduggery.bots.judge import has_judge
from skulduggery.bots.turning import ANSWER, TURN, Course, TurningPoint, course
from skulduggery.engine.decision import Decision
from skulduggery.engine.record import Table
from skulduggery.terminal.table import Line, Piece, Text
from skulduggery.words import Words
from skulduggery.words.telling import Teller

ON, OFF = "on", "off"
SIGNS = "▁▂▃▄▅▆▇█"
PATIENCE = 2.0
"""Seconds for a whole game to be judged."""
WORTH_SAYING = 0.05
"""A chance that moved by less at a turning point is left out."""
LEAST_WIDTH = 12


def hints_allowed(chosen: str | None, people: int) -> bool:
    """As the table was laid; else wherever people do not play against each other."""
    return people < 2 if chosen is None else chosen == ON


def tip(
    table: Table, seat: int, decision: Decision, labels: list[str], said: Words, teller: Teller
) -> Piece:
    """The best options by their numbers. The seat's own knowledge is all that is used."""
    seed = len(table.answers)
    imagined = imagined_for(table.state, seat, seed, 0)
    lines: list[Line | str] = [Line((said.say("ui-hints-title"), "title"))]
    for hint in hints(table.game.id, seat, seed, decision, imagined):
        n = hint.option.n
        lines.append(
            said.say(
                "ui-hint-line",
                number=n + 1,
                option=labels[n],
                percent=hint.percent,
                why=teller.hint(hint.reasons),
            )
        )
    return Text(*lines)


def how_it_went(
    table: Table, names: list[str], said: Words, teller: Teller, columns: int, signs: bool
) -> list[Piece]:
    """The curve of each seat, and where the game turned, with the steps of a replay."""
    if not table.answers:
        return []
    if not has_judge(table.game.id):
        return [Text(said.say("ui-no-judge", game=said.name("game", table.game.id)))]
    found = course(table, seconds=PATIENCE)
    lines: list[Line | str] = [Line((said.say("ui-curve-title"), "title"))]
    if signs:
        lines += [Line(line) for line in sparks(found, names, columns)]
    spoken = [said.say("ui-curve-title")]
    for seat, name in enumerate(names):
        chances = [moment.chances[seat] for moment in found.moments]
        spoken.append(
            said.say(
                "ui-curve-line",
                name=name,
                first=percent(chances[0]),
                low=percent(min(chances)),
                high=percent(max(chances)),
                last=percent(chances[-1]),
            )
        )
    if not signs:
        lines += spoken[1:]
    told = [said.say("ui-turning-title")] if found.points else [said.say("ui-turning-none")]
    told += [point_line(point, names, said, teller) for point in found.points]
    return [Text(*lines, said=spoken), Text(Line((told[0], "title")), *told[1:], said=told)]


def sparks(found: Course, names: list[str], columns: int) -> list[str]:
    """A line a seat: the higher the sign, the better its chance; where that began and ended."""
    longest = max(len(name) for name in names)
    width = max(LEAST_WIDTH, min(len(found.moments), columns - longest - 14))
    out: list[str] = []
    for seat, name in enumerate(names):
        chances = [moment.chances[seat] for moment in found.moments]
        drawn = ""
        for at in range(width):
            one = chances[at * (len(chances) - 1) // (width - 1)]
            drawn += SIGNS[min(len(SIGNS) - 1, int(one * len(SIGNS)))]
        first, last = percent(chances[0]), percent(chances[-1])
        out.append(f"{name:<{longest}} {first:>3} % {drawn} {last:>3} %")
    return out


def point_line(point: TurningPoint, names: list[str], said: Words, teller: Teller) -> str:
    moved = [
        said.say(
            "ui-turning-moved",
            name=names[seat],
            before=percent(before),
            after=percent(after),
        )
        for seat, (before, after) in enumerate(zip(point.before, point.after, strict=True))
        if abs(after - before) >= WORTH_SAYING
    ]
    if point.kind == ANSWER:
        assert point.option is not None
        what = said.say(
            "ui-turning-answer", name=names[point.seat], option=teller.option(point.option)
        )
    elif point.kind == TURN:
        what = said.say("ui-turning-turn", name=names[point.seat], round=point.round)
    else:
        what = said.say("ui-turning-deal", round=point.round + 1)
    return said.say("ui-turning-line", step=point.step, what=what, moved=", ".join(moved))


def percent(chance: float) -> int:
    return int(100.0 * chance + 0.5)
