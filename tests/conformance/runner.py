"""Random games under the laws: a few in `make test`, the bars of the project with `make laws`.

    python -m tests.conformance.runner                     all cases, few games
    python -m tests.conformance.runner --full              20,000 games of each light case
    python -m tests.conformance.runner --case little-devils-3 --seed 17    one game, every spot
    python -m tests.conformance.runner --villain jafar     this villain sits at every table

Every game is played on the lower floor under the light laws. Of some, the answers are then given
again at a table, under all laws, at some of the decisions. A violation names seed and record.
"""

import argparse
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from skulduggery.arena.crew import Worker, work_through
from skulduggery.engine.chance import Chance
from skulduggery.engine.game import NOBODY, State
from skulduggery.engine.record import Table
from tests.conformance import states, tales, views, whole_games
from tests.conformance.cards import cards_are_in_one_place
from tests.conformance.cases import HEAVY, Case, all_cases, cases_with
from tests.conformance.spot import MOST_DECISIONS, Broken, Spot, demand

SPOT_LAWS = (*views.LAWS, *states.LAWS, *tales.LAWS)
GAME_LAWS = whole_games.LAWS
LIGHT_LAWS = (
    "random_play_ends",
    "no_decision_is_without_options",
    "every_card_stays_in_exactly_one_place",
)
NAMES = (*LIGHT_LAWS, *[law.__name__ for law in (*SPOT_LAWS, *GAME_LAWS)])

ONLY_IN = {"a_pass_on_a_condition_is_seen_by_nobody": HEAVY}
"""Laws that only some games can be tried under."""

MOST_WINDOWS = 2
"""So many decisions in other players' turns are looked at in each game that has them."""

MOST_TOLD = 3
"""So many violations of one law are told; the others are counted."""


def laws_of(case: Case) -> list[str]:
    return [law for law in NAMES if case.game_id in ONLY_IN.get(law, (case.game_id,))]


@dataclass(frozen=True)
class Zeal:
    """How many games, which part of them under all laws, and at how many decisions."""

    games: int
    heavy_games: int
    whole_every: int
    spots: int

    def games_of(self, case: Case) -> int:
        return self.heavy_games if case.game_id in HEAVY else self.games

    def every(self, case: Case) -> int:
        """One game of so many is played again under all laws."""
        return max(1, self.whole_every * self.games_of(case) // self.games)


QUICK = Zeal(games=60, heavy_games=24, whole_every=10, spots=4)
FULL = Zeal(games=20_000, heavy_games=2_000, whole_every=10, spots=5)


@dataclass
class Findings:
    """What came of some games of one case."""

    case: Case
    games: int = 0
    answers: int = 0
    tried: Counter[str] = field(default_factory=Counter)
    broken: Counter[str] = field(default_factory=Counter)
    told: list[tuple[str, str]] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        self.games += other.games
        self.answers += other.answers
        self.tried += other.tried
        self.broken += other.broken
        for law, message in other.told:
            self.tell(law, message)

    def tell(self, law: str, message: str) -> None:
        if sum(name == law for name, _ in self.told) < MOST_TOLD:
            self.told.append((law, message))

    def violation(self, law: str, seed: int, what: BaseException, record: str) -> None:
        self.broken[law] += 1
        if isinstance(what, Broken):
            said = str(what)
        else:
            said = "".join(traceback.format_exception(what)[-4:])
        self.tell(
            law,
            f"{law} is broken by {self.case.name}, seed {seed}: {said}\n"
            f"again: python -m tests.conformance.runner {self.case.asked_for} --seed {seed}\n"
            f"{record}",
        )

    def of(self, law: str) -> list[str]:
        return [message for name, message in self.told if name == law]


def try_game(case: Case, seed: int, spots: int, findings: Findings) -> None:
    """One random game; with `spots`, again at a table under all laws at so many decisions."""
    codes: list[int] = []
    law = LIGHT_LAWS[0]
    try:
        state = case.game.start(case.setup(seed), Chance(seed))
        law = _play(case, seed, state, codes)
        for law in LIGHT_LAWS:
            findings.tried[law] += 1
    except Exception as error:
        findings.violation(_law_of(error, law), seed, error, _record(case, seed, codes))
        spots = 0
    findings.games += 1
    findings.answers += len(codes)
    if spots:
        _try_at_a_table(case, seed, codes, spots, findings)


class _Of(Broken):
    """Broken, and which light law it was."""

    def __init__(self, law: str, message: str) -> None:
        super().__init__(message)
        self.law = law


def _law_of(error: Exception, otherwise: str) -> str:
    return error.law if isinstance(error, _Of) else otherwise


def _play(case: Case, seed: int, state: State, codes: list[int]) -> str:
    """A random game on the lower floor; its cards are counted now and then, and at the end."""
    ends, options, cards = LIGHT_LAWS
    random = case.luck(seed).random
    count_at = int(random() * 50)
    # In every second game nobody is quick to pass or to end a turn, so that more comes about.
    eager = case.game_id in HEAVY and seed % 2 == 1
    while True:
        legal = state.legal()
        if len(codes) == count_at or not legal:
            try:
                cards_are_in_one_place(case, state)
            except Broken as broken:
                raise _Of(cards, str(broken)) from None
            count_at += 97
        if not legal:
            break
        if len(codes) >= MOST_DECISIONS:
            raise _Of(ends, f"no end after {len(codes)} answers")
        code = legal[int(random() * len(legal))]
        if eager and code == legal[-1] and random() < 0.8:
            code = legal[int(random() * len(legal))]
        codes.append(code)
        state.play(code)
    actor = state.actor()
    if actor != NOBODY:
        raise _Of(options, f"seat {actor} is asked, but has no option")
    if state.decision() is not None:
        raise _Of(options, "there is a decision, but legal() is empty")
    return ends


def _table(case: Case, seed: int) -> Table:
    return Table(case.game, case.setup(seed), seed)


def _record(case: Case, seed: int, codes: list[int]) -> str:
    """The record of these answers, as far as they can be given at a table."""
    try:
        table = _table(case, seed)
    except Exception as error:
        return f"(no record: the deal fails with {error!r})"
    try:
        for code in codes:
            _answer(table, code)
    except Exception as error:
        return table.record() + f"(the next answer, code {codes[len(table.answers)]}: {error!r})"
    return table.record()


def _answer(table: Table, code: int) -> None:
    decision = table.decision()
    assert decision is not None
    table.answer(next(option.n for option in decision.options if option.code == code))


def _try_at_a_table(
    case: Case, seed: int, codes: list[int], spots: int, findings: Findings
) -> None:
    table = _table(case, seed)
    luck = case.luck(seed, "spots")
    at = {0, *[luck.randrange(len(codes) + 1) for _ in range(spots)]}
    if spots > len(codes):
        at = set(range(len(codes) + 1))
    windows = 0
    try:
        for n, code in enumerate(codes):
            if case.game_id in HEAVY and windows < MOST_WINDOWS and is_window(table.state):
                windows += 1
                at.add(n)
            if n in at:
                _try(SPOT_LAWS, Spot(case, seed, table, table.state, code), findings)
            _answer(table, code)
    except Exception as error:
        findings.violation("both_floors_agree", seed, error, table.record())
        return
    end = Spot(case, seed, table, table.state, -1)
    _try(SPOT_LAWS, end, findings)
    _try(GAME_LAWS, end, findings)


def is_window(state: State) -> bool:
    """Is somebody asked in another player's turn? That happens too seldom to wait for it."""
    return bool(state.view(None)["waiting"] != state.actor())


def _try(laws: tuple[Callable[[Spot], bool], ...], spot: Spot, findings: Findings) -> None:
    before = spot.state.compact()
    for law in laws:
        name = law.__name__
        try:
            findings.tried[name] += law(spot)
            demand(spot.state.compact() == before, "looking at the state changed it")
        except Exception as error:
            findings.violation(name, spot.seed, error, spot.table.record())


def try_games(case: Case, first: int, last: int, zeal: Zeal) -> Findings:
    """The games of the seeds from `first` to `last` - 1."""
    findings = Findings(case)
    for seed in range(first, last):
        try_game(case, seed, zeal.spots if seed % zeal.every(case) == 0 else 0, findings)
    return findings


Part = tuple[Case, int, int]
"""Games of a case, from one seed up to another."""


class Trier(Worker[Part, Findings]):
    def __init__(self, zeal: Zeal) -> None:
        self.zeal = zeal

    def work(self, task: Part) -> Findings:
        case, first, last = task
        return try_games(case, first, last, self.zeal)


def try_all(
    cases: list[Case], zeal: Zeal, jobs: int, say: Callable[[str], None] = print
) -> Iterator[Findings]:
    """The findings of every case, as they come; `jobs` games are played at a time."""
    begun = time.monotonic()
    said = begun
    total = sum(zeal.games_of(case) for case in cases)
    played = answers = violations = 0
    whole = {case: Findings(case) for case in cases}
    left = Counter[Case]()
    parts: list[Part] = []
    for case in cases:
        games = zeal.games_of(case)
        step = max(zeal.every(case), min(500, games // (2 * jobs)))
        for first in range(0, games, step):
            left[case] += 1
            parts.append((case, first, min(games, first + step)))
    for part in work_through(Trier(zeal), parts, jobs, "laws"):
        whole[part.case].add(part)
        left[part.case] -= 1
        played += part.games
        answers += part.answers
        violations += sum(part.broken.values())
        now = time.monotonic()
        if now - said > 10:
            said = now
            say(
                f"laws: {played:,} of {total:,} games, {violations} violations, {now - begun:.0f} s"
            )
        if not left[part.case]:
            yield whole[part.case]
    tried = sum(sum(findings.tried.values()) for findings in whole.values())
    say(
        f"laws: {played:,} games of {len(cases)} cases, {answers:,} answers,"
        f" {tried:,} trials of {len(NAMES)} laws, {violations} violations,"
        f" {time.monotonic() - begun:.0f} s with {jobs} jobs"
    )


def zeal_wanted() -> Zeal:
    return FULL if os.environ.get("SKULDUGGERY_LAWS") == "full" else QUICK


def jobs_wanted() -> int:
    return int(os.environ.get("SKULDUGGERY_JOBS", "") or os.cpu_count() or 1)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Random games under the laws.")
    parser.add_argument("--case", action="append", help="such as little-devils-3; may repeat")
    parser.add_argument("--villain", action="append", help="who sits there; may repeat")
    parser.add_argument("--seed", type=int, help="one game only, under all laws at every decision")
    parser.add_argument("--full", action="store_true", help="the bars of the project")
    parser.add_argument("--games", type=int, help="how many games of each case")
    parser.add_argument("--every", type=int, help="under all laws: one game of so many")
    parser.add_argument("--spots", type=int, help="... and at so many of its decisions")
    parser.add_argument("--jobs", type=int, default=jobs_wanted())
    wanted = parser.parse_args(argv)
    among = [case for villain in wanted.villain or () for case in cases_with(villain)]
    if not wanted.villain:
        among = all_cases()
    cases = [case for case in among if not wanted.case or case.name in wanted.case]
    if not cases:
        print(f"no such case; there are {', '.join(case.name for case in all_cases())}")
        return 2
    zeal = FULL if wanted.full else zeal_wanted()
    zeal = Zeal(
        wanted.games or zeal.games,
        wanted.games or zeal.heavy_games,
        wanted.every or zeal.whole_every,
        wanted.spots or zeal.spots,
    )
    if wanted.seed is not None:
        reports = [Findings(case) for case in cases]
        for findings in reports:
            try_game(findings.case, wanted.seed, MOST_DECISIONS, findings)
    else:
        reports = list(try_all(cases, zeal, wanted.jobs))
    bad = False
    for findings in reports:
        never = [law for law in laws_of(findings.case) if not findings.tried[law]]
        for _, message in findings.told:
            print(message)
        for law, times in sorted(findings.broken.items()):
            print(f"{findings.case.name}: {law} is broken {times} times")
        if never:
            print(f"{findings.case.name}: never tried: {', '.join(never)}")
        bad = bad or bool(findings.broken) or bool(never)
        print(
            f"{findings.case.name}: {findings.games:,} games, {findings.answers:,} answers,"
            f" {sum(findings.broken.values())} violations"
        )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
