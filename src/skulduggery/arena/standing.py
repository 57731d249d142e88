"""How a meeting stands: the games that were played, counted and judged."""

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from typing import Any

from skulduggery.arena import figures
from skulduggery.arena.figures import Z95, wilson
from skulduggery.arena.match import Outcome
from skulduggery.arena.meeting import Schedule
from skulduggery.arena.run_file import Played
from skulduggery.arena.tally import WHOLE_WIN, Tally

FEW_DEALS = 20
"""With fewer of them nobody can say how much they differ: each counts as one game."""


class Share:
    """What a bot won of its games, deal by deal: (wins in parts, games)."""

    def __init__(self, deals: Iterable[tuple[int, int]]) -> None:
        self.deals = list(deals)
        self.parts = sum([parts for parts, _ in self.deals])
        self.games = sum([games for _, games in self.deals])

    @property
    def won(self) -> float:
        return self.parts / WHOLE_WIN

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def deviation(self) -> float | None:
        """By how much the share would differ in other deals; None where there are too few."""
        count = len(self.deals)
        if count < FEW_DEALS:
            return None
        off = sum([(parts / WHOLE_WIN - self.share * games) ** 2 for parts, games in self.deals])
        return sqrt(off * count / (count - 1)) / self.games

    @property
    def worth(self) -> float:
        """For how many games that know nothing of each other these stand.

        The games of a deal are alike or the opposite of each other. Where they are alike there
        are fewer than were played; where luck cancels there would be more, which we do not count.
        """
        deviation = self.deviation
        if deviation is None or self.share in (0.0, 1.0):
            return float(min(self.games, len(self.deals)))
        alone = self.share * (1 - self.share)
        return min(float(self.games), alone / deviation**2 if deviation else inf)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share * self.worth, self.worth)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        deviation = self.deviation
        return {
            "games": self.games,
            "won": round(self.won, 3),
            "share": round(self.share, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "worth": round(self.worth, 1),
            "by_deal": None if deviation is None else round(Z95 * deviation, 6),
        }


class Standing:
    """The games of one meeting that are over."""

    def __init__(self, schedule: Schedule, games: Iterable[Played]) -> None:
        self.schedule = schedule
        self.games = sorted(games, key=lambda played: played.key)
        self.tally = Tally()
        for played in self.games:
            outcome = Outcome(
                played.winners,
                played.scores,
                played.rounds,
                played.decisions,
                played.ended,
                played.faults,
                frozenset(played.hopeless),
            )
            self.tally.note(outcome, played.bots, played.villains)

    @property
    def complete(self) -> bool:
        return len(self.games) == self.schedule.games

    @property
    def deals(self) -> int:
        return len({played.deal for played in self.games})

    def share(self, bot: str) -> Share:
        """What a bot won of its games."""
        deals: dict[int, tuple[int, int]] = {}
        for played in self.games:
            if bot in played.bots:
                parts, games = deals.get(played.deal, (0, 0))
                deals[played.deal] = parts + parts_of(played).get(bot, 0), games + 1
        return Share(deals.values())

    def between(self, bot: str, other: str) -> float | None:
        """Which part a bot has of the wins of both, where both sat; None: neither won there."""
        mine = theirs = 0
        for played in self.games:
            if bot in played.bots and other in played.bots:
                parts = parts_of(played)
                mine += parts.get(bot, 0)
                theirs += parts.get(other, 0)
        return mine / (mine + theirs) if mine + theirs else None

    def even_share(self, bot: str) -> float:
        """What a bot wins of its games where all are equally good."""
        mine = [played.bots.count(bot) for played in self.games if bot in played.bots]
        return sum(mine) / len(mine) / self.schedule.meeting.players


def parts_of(played: Played) -> dict[str, int]:
    """Who won, all chairs of a bot together, in parts of a win."""
    out: dict[str, int] = {}
    for seat in played.winners:
        bot = played.bots[seat]
        out[bot] = out.get(bot, 0) + WHOLE_WIN // len(played.winners)
    return out


def told(standing: Standing) -> dict[str, Any]:
    """Everything that follows from the meeting and its games."""
    schedule, tally = standing.schedule, standing.tally
    meeting = schedule.meeting
    out: dict[str, Any] = {
        "game": meeting.game,
        "rules": meeting.rules,
        "players": meeting.players,
        "villains": list(meeting.villains),
        "villains_in_every_order": meeting.orders,
        "options": meeting.options,
        "entrants": list(meeting.bots),
        "seed": int(meeting.seed),
        "deals": standing.deals,
        "games": len(standing.games),
        "games_planned": schedule.games,
    }
    if not standing.games:
        return out
    names = [name for name in schedule.names if name in tally.scores["bots"]]
    out["bots"] = [
        {"bot": name, "even_share": round(standing.even_share(name), 6)}
        | standing.share(name).to_json()
        for name in names
    ]
    if len(names) > 2:
        out["between"] = {
            mine: {
                other: round(share, 6)
                for other in names
                if other != mine and (share := standing.between(mine, other)) is not None
            }
            for mine in names
        }
    seats = [str(seat) for seat in range(meeting.players)]
    out["seats"] = [
        {"seat": int(name)} | figures.of_score(score)
        for name, score in figures.in_order(tally, "seats", seats)
    ]
    villains = figures.in_order(tally, "villains", schedule.game.villains)
    if villains:
        out |= _of_villains(standing, [name for name, _ in villains], names)
    out["ended_by"] = dict(sorted(tally.reasons.items()))
    out["length"] = figures.length(tally)
    out["rounds"] = {str(rounds): count for rounds, count in sorted(tally.rounds.items())}
    out["faults"] = {name: tally.faults[name] for name in names if name in tally.faults}
    return out


def _of_villains(
    standing: Standing, villains: Sequence[str], bots: Sequence[str]
) -> dict[str, Any]:
    scores = standing.tally.scores
    out: dict[str, Any] = {
        "by_villain": [
            {"villain": name} | figures.of_score(score)
            for name, score in figures.in_order(standing.tally, "villains", villains)
        ],
        "against": figures.against(scores["against"], (), villains),
    }
    if len(bots) > 1:
        out["duels"] = {bot: figures.against(scores["duels"], (bot,), villains) for bot in bots}
    return out
