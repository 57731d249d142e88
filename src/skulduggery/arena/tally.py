"""The sums over some games. All are whole numbers, so it does not matter who played which game, or
in which order."""

from collections.abc import Sequence

from skulduggery.arena.match import Outcome, no_faults

WHOLE_WIN = 60
"""A win in parts that can be shared by up to six."""

Name = str | tuple[str, ...]


class Score:
    """What a seat, a bot or a villain has got: chairs taken, wins in parts, and points."""

    __slots__ = ("chairs", "parts", "scored", "points")

    def __init__(self) -> None:
        self.chairs = 0
        self.parts = 0
        self.scored = 0
        self.points = 0

    def note(self, parts: int, points: int | None) -> None:
        self.chairs += 1
        self.parts += parts
        if points is not None:
            self.scored += 1
            self.points += points

    def add(self, other: "Score") -> None:
        self.chairs += other.chairs
        self.parts += other.parts
        self.scored += other.scored
        self.points += other.points

    @property
    def won(self) -> float:
        return self.parts / WHOLE_WIN


class Tally:
    """`scores` by kind: of seats, bots and villains by chair; `against`: of a villain where another
    one sat, too; of sides by game, with all chairs of a bot together; `duels`: of a bot as one
    villain where another one sat."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.rounds: dict[int, int] = {}
        """How many games took so many rounds."""
        self.scores: dict[str, dict[Name, Score]] = {
            kind: {} for kind in ("seats", "bots", "villains", "against", "sides", "duels")
        }
        self.reasons: dict[str, int] = {}
        self.faults: dict[str, dict[str, int]] = {}
        self.hopeless: set[str] = set()

    def note(self, outcome: Outcome, bots: Sequence[str], villains: Sequence[str]) -> None:
        """Count a game in which these bots sat as these villains (none where there are none)."""
        self.games += 1
        self.decisions += outcome.decisions
        self.rounds[outcome.rounds] = self.rounds.get(outcome.rounds, 0) + 1
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        self.hopeless |= outcome.hopeless
        winners = outcome.winners
        part = WHOLE_WIN // len(winners) if winners else 0
        sides = dict.fromkeys(bots, 0)
        for seat, bot in enumerate(bots):
            parts = part if seat in winners else 0
            points = None if outcome.scores is None else outcome.scores[seat]
            sides[bot] += parts
            self._score("seats", str(seat), parts, points)
            self._score("bots", bot, parts, points)
            if villains:
                mine = villains[seat]
                self._score("villains", mine, parts, points)
                for other in villains:
                    if other != mine:
                        self._score("against", (mine, other), parts, points)
                        self._score("duels", (bot, mine, other), parts, points)
        for bot, parts in sides.items():
            self._score("sides", bot, parts, None)
        for seat, faults in outcome.faults.items():
            self._blame(bots[seat], faults)

    def _score(self, kind: str, name: Name, parts: int, points: int | None) -> None:
        self.scores[kind].setdefault(name, Score()).note(parts, points)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        for rounds, count in other.rounds.items():
            self.rounds[rounds] = self.rounds.get(rounds, 0) + count
        for kind, scores in other.scores.items():
            for name, score in scores.items():
                self.scores[kind].setdefault(name, Score()).add(score)
        for reason, count in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + count
        for bot, faults in other.faults.items():
            self._blame(bot, faults)
        self.hopeless |= other.hopeless

    def _blame(self, bot: str, faults: dict[str, int]) -> None:
        mine = self.faults.setdefault(bot, no_faults())
        for fault, count in faults.items():
            mine[fault] += count
