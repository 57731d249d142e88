"""The games of some meetings, played by processes beside each other or by other machines."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import partial

from skulduggery.arena.crew import Worker, work_through
from skulduggery.arena.match import Outcome, Programs, luck_of, play_game
from skulduggery.arena.meeting import Meeting, Schedule, Seats
from skulduggery.arena.run_file import Played

Fixture = tuple[int, int, Seats]
"""The number of a meeting, of a deal, and who sits where."""
Task = tuple[tuple[Fixture, ...], frozenset[str]]
"""Some games, and the programs that are not asked any more."""
TOGETHER = 20
"""Games that a process plays at a time where nobody thinks long."""


class Player(Worker[Task, list[Played]]):
    def __init__(self, meetings: Sequence[Meeting]) -> None:
        self.meetings = tuple(meetings)
        self.schedules: dict[int, Schedule] = {}
        self.programs = Programs()

    def work(self, task: Task) -> list[Played]:
        fixtures, hopeless = task
        self.programs.hopeless |= hopeless
        return [self._play(number, deal, seats) for number, deal, seats in fixtures]

    def _play(self, number: int, deal: int, seats: Seats) -> Played:
        try:
            return self._played(number, deal, seats)
        except Exception as error:
            names = ", ".join(self.schedules[number].bots(seats))
            error.add_note(f"That was deal {deal}, by seat: {names}")
            raise

    def _played(self, number: int, deal: int, seats: Seats) -> Played:
        schedule = self.schedules.get(number)
        if schedule is None:
            schedule = self.schedules[number] = Schedule(self.meetings[number])
        setup = schedule.setup(deal)
        bots = schedule.bots(seats)
        # Each game has dice of its own; the cards are those of the deal.
        luck = partial(_dice, int(schedule.meeting.seed), deal, bots)
        outcome = play_game(
            schedule.game, setup, schedule.key(deal), schedule.seated(seats), luck, self.programs
        )
        return _written(schedule.meeting.name, deal, bots, setup.villains, outcome)

    def leave(self) -> None:
        self.programs.stop()


def _dice(seed: int, deal: int, bots: tuple[str, ...], what: str) -> int:
    return luck_of(seed, deal, f"{'|'.join(bots)} {what}")


def _written(
    meeting: str, deal: int, bots: tuple[str, ...], villains: tuple[str, ...], outcome: Outcome
) -> Played:
    return Played(
        meeting=meeting,
        deal=deal,
        bots=bots,
        villains=villains,
        winners=outcome.winners,
        scores=outcome.scores,
        rounds=outcome.rounds,
        decisions=outcome.decisions,
        ended=outcome.reason,
        faults={seat: faults for seat, faults in outcome.faults.items() if any(faults.values())},
        hopeless=tuple(sorted(outcome.hopeless)),
    )


def play(
    schedules: Sequence[Schedule], left: Iterable[Fixture], jobs: int | None, ray: bool
) -> Generator[Played, None, None]:
    """What comes of the games that are left, as it comes."""
    hopeless: set[str] = set()
    player = Player([schedule.meeting for schedule in schedules])
    tasks = (
        (some, frozenset(hopeless))
        for some in _together(left, [schedule.thinks for schedule in schedules])
    )
    if ray:
        from skulduggery.arena.cluster import work_through_ray

        done = work_through_ray(player, tasks, jobs)
    else:
        done = work_through(player, tasks, jobs or 1, "arena")
    for games in done:
        for played in games:
            hopeless |= set(played.hopeless)
            yield played


def _together(left: Iterable[Fixture], thinks: Sequence[bool]) -> Iterator[tuple[Fixture, ...]]:
    """One game at a time where a game takes long, so that little is lost and all are busy."""
    some: list[Fixture] = []
    for fixture in left:
        if some and (fixture[0] != some[0][0] or len(some) == TOGETHER or thinks[some[0][0]]):
            yield tuple(some)
            some = []
        some.append(fixture)
    if some:
        yield tuple(some)
