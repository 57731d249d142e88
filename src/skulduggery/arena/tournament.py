"""`skulduggery arena`: bots meet under even conditions, and are judged."""

import argparse
import json
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from skulduggery.arena.crew import Lost
from skulduggery.arena.entering import add_common_arguments, bad, check_common, cores
from skulduggery.arena.judging import Bar
from skulduggery.arena.meeting import Schedule
from skulduggery.arena.progress import Progress
from skulduggery.arena.run_file import Played, RunFile
from skulduggery.arena.standing import Standing, told
from skulduggery.places import to_type

LADDER_FILE = "ladder.jsonl"
STOPPED = 143
"""What a program that was told to end gives back: 128 and the number of the signal."""

EXAMPLES = """\
examples:
  skulduggery arena little-devils --bots 3xrandom,rules-of-thumb --games 400 --seed 1
  skulduggery arena little-devils --bots rules-of-thumb,random,./mybot,exec:"python3 other.py"
  skulduggery arena disney-villainous --players 2 --villains all --bots rules-of-thumb,random
  skulduggery arena disney-villainous --villains ursula,jafar --bots rules-of-thumb,random --json
  skulduggery arena disney-villainous --players 2 --villains all --bots rules-of-thumb,random \\
      --games 240 --file run.jsonl --plot run.svg
  skulduggery arena --file run.jsonl                 goes on where it stopped
  skulduggery arena --file run.jsonl --report        the figures so far; plays nothing
  skulduggery arena little-devils --bots rules-of-thumb,3xrandom --fail-below 0.4
  skulduggery arena --ladder                         the published ladder, all of it
  skulduggery arena --ladder little-devils --plot ladder.png

who sits where
  As many bots as seats: every deal is played once from every seat, the whole table moving on by
  one; with two bots they change places. Fewer bots than seats sit down in turn (a,b at three seats:
  a b a, then b a b). More bots than seats: all that can meet do, with the same deals. 3xrandom
  stands for three of them; one against three is 5,3xrules-of-thumb. Where several differ, who
  follows whom changes from deal to deal. --games counts up to whole deals.
  --villains: by seat, as many as seats; all, or more than seats: each order of them in turn, a deal
  each; otherwise drawn for each deal. The bots move through the seats, so that each plays each of
  the villains that sit there.

the same luck for all
  A deal is a key: first cards, who begins and which villains sit there are the same in all games of
  a deal. In Little Devils every round is dealt alike. In the other games cards are drawn from piles
  without an order, so the luck parts where the play does; the bots' own dice are thrown anew.

what the figures say
  share: games won, all chairs of a bot together; a shared win counts as its part. even: what it
  would be if all played alike. 95 %: Wilson's interval. It assumes that deals know nothing of each
  other, not that games do: by how much the deals differ says for how many independent games they
  stand (worth), never for more than were played; with fewer than 20 deals, or where all were won or
  lost, a deal counts as one game. What mirroring gains shows in "by deal", which takes the deals'
  shares to be spread normally. Seats and villains: each game by itself, so read these as hints.
  Ratings (Bradley-Terry; needs the extra arena): 400 points more win ten times as often; the
  interval comes from drawing the deals again 400 times.

stop and go on
  With --file every game is written down when it is over, one JSON object in a line. Ctrl-C or kill,
  and the same command, or --file alone, goes on. The seed gives the same games, however many play,
  as long as no clock decides: a level without @ stops thinking after a while, 5@400it does not.

many machines
  --ray (needs the extra cluster) gives the games to Ray: to the cluster that RAY_ADDRESS names, or
  to one that it starts here. Skulduggery, and programs that play, must lie there in the same place.

exit code: 0; 1 when a bar was missed (--fail-below, --fail-unsure, --ladder) or nothing could be
played; 2 for bad input; 130 after Ctrl-C."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.usage = "skulduggery arena [GAME ...] --bots A,B,... [options]"
    parser.add_argument(
        "game", nargs="*", metavar="GAME", help="the id of a game; with --ladder: none, or some"
    )
    parser.add_argument("--bots", metavar="A,B,...", help="who meets whom")
    parser.add_argument(
        "--players", type=int, metavar="N", help="seats (default: as many as there are bots)"
    )
    parser.add_argument("--villains", metavar="A,B,...", help="who plays whom, by seat; or all")
    parser.add_argument(
        "--games", type=int, metavar="N", help="at least so many games (default: 200)"
    )
    add_common_arguments(parser)
    parser.add_argument("--file", metavar="RUN", help="write every game down here, and go on here")
    parser.add_argument(
        "--report", action="store_true", help="play nothing: the figures of what lies in --file"
    )
    parser.add_argument(
        "--plot", metavar="FILE", help="a picture of the figures: .svg or .png (extra: plot)"
    )
    parser.add_argument(
        "--ray", action="store_true", help="play on Ray's machines (extra: cluster)"
    )
    parser.add_argument(
        "--fail-below",
        type=float,
        metavar="SHARE",
        help="exit code 1 when the first bot wins less than this share of its games, such as 0.75",
    )
    parser.add_argument(
        "--fail-unsure",
        type=float,
        metavar="SHARE",
        help="exit code 1 when the lower end of the first bot's interval is not above this share",
    )
    parser.add_argument(
        "--ladder",
        action="store_true",
        help=f"the published ladder (in --file, default: {LADDER_FILE})",
    )
    parser.add_argument(
        "--write", metavar="PAGE", help="with --ladder: write its section of that page anew"
    )


def run(args: argparse.Namespace) -> int:
    _check(args)
    try:
        if args.ladder:
            from skulduggery.arena import published

            return published.run(args)
        return _one(args)
    except (Lost, OSError) as error:
        print(f"skulduggery arena: {error}", file=sys.stderr)
        return 1


def _check(args: argparse.Namespace) -> None:
    check_common(args)
    for name in ("fail_below", "fail_unsure"):
        share = getattr(args, name)
        if share is not None and not 0 <= share <= 1:
            raise bad(f"--{name.replace('_', '-')}: {share:g}; a share from 0 to 1 is needed")
    if args.report and args.file is None and not args.ladder:
        raise bad("--report needs --file: the figures of what lies there")
    if args.write is not None and not args.ladder:
        raise bad("--write goes with --ladder")
    given = [
        f"--{name}"
        for name in ("bots", "players", "villains", "seed", "option")
        if getattr(args, name) not in (None, [])
    ]
    if args.ladder:
        given += [
            f"--{name.replace('_', '-')}"
            for name in ("games", "fail_below", "fail_unsure")
            if getattr(args, name) is not None
        ]
        if given:
            raise bad(f"{given[0]} and --ladder do not go together: the ladder says it itself")
    elif len(args.game) > 1:
        raise bad(f"one game is needed, not {', '.join(args.game)[:80]}; several go with --ladder")
    elif not args.game and (given or args.file is None):
        raise bad("GAME is needed, such as little-devils; or --file RUN alone, or --ladder")
    if args.plot is not None:
        from skulduggery.arena import plots

        plots.check(args.plot)
    if args.ray:
        from skulduggery.arena import cluster

        cluster.check()


def _one(args: argparse.Namespace) -> int:
    """A meeting of its own."""
    from skulduggery.arena import planning, showing

    path = None if args.file is None else Path(args.file)
    if args.game:
        meeting = planning.from_arguments(args)
    else:
        assert path is not None
        meeting = planning.from_file(path, args.games)
    run = Run([Schedule(meeting)], path, args)
    run.play()
    standing = run.standings[0]
    bars = []
    if args.fail_below is not None or args.fail_unsure is not None:
        if not standing.complete:
            raise Lost("what is not played to its end is not judged")
        bars = [Bar(standing.schedule.names[0], args.fail_below, args.fail_unsure)]
    out = told(standing)
    out["ratings"] = rated(standing.schedule.names, standing.games, int(meeting.seed))
    out["bars"] = [bar.judge(standing) for bar in bars]
    out["speed"] = run.speed
    if args.plot is not None and standing.games:
        from skulduggery.arena import plots

        plots.draw_meeting(out, Path(args.plot))
    if args.json:
        print(json.dumps(out, indent=2, ensure_ascii=False))
    else:
        showing.show(out)
    return 0 if all(bar["met"] for bar in out["bars"]) else 1


def rated(names: Sequence[str], games: Sequence[Played], seed: int) -> dict[str, Any]:
    from skulduggery.arena import ratings

    why_none = ratings.why_none(names) if games else "nobody has played yet"
    rows = [] if why_none else ratings.ratings(names, games, seed)
    if not rows and why_none is None:
        why_none = "not all have met and won yet, if only over others"
    return {"rows": rows, "why_none": why_none}


class Run:
    """Some meetings that are played now, or were."""

    def __init__(
        self, schedules: Sequence[Schedule], path: Path | None, args: argparse.Namespace
    ) -> None:
        from skulduggery.arena import planning

        self.schedules = list(schedules)
        self.path = path
        self.args = args
        self.file = None if path is None else RunFile(path, not args.report)
        try:
            self.games: list[dict[Any, Played]] = []
            for schedule in self.schedules:
                there: dict[Any, Played] = {}
                if self.file is not None:
                    self.file.compare(schedule.meeting)
                    planning.check_games_of(schedule, self.file)
                    found = self.file.games.get(schedule.meeting.name, {})
                    there = {
                        key: played for key, played in found.items() if key[0] < schedule.deals
                    }
                self.games.append(there)
            if self.file is not None and not args.report:
                for schedule in self.schedules:
                    self.file.announce(schedule.meeting)
        except BaseException:
            self.close()
            raise
        self.left = [
            (number, deal, seats)
            for number, schedule in enumerate(self.schedules)
            for deal, seats in schedule.fixtures()
            if (deal, schedule.bots(seats)) not in self.games[number]
        ]
        self.speed: dict[str, float] = {}

    @property
    def standings(self) -> list[Standing]:
        return [
            Standing(schedule, games.values())
            for schedule, games in zip(self.schedules, self.games, strict=True)
        ]

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
        self.file = None

    def play(self) -> None:
        """Play what is left. Whoever stops it is told how it goes on."""
        try:
            if not self.args.report:
                self._play()
        except (KeyboardInterrupt, SystemExit):
            self._say_how_to_go_on()
            raise
        finally:
            self.close()

    def _play(self) -> None:
        from skulduggery.arena import figures, playing

        jobs: int | None = self.args.jobs
        if not self.args.ray:
            jobs = max(1, min(jobs or cores(), len(self.left)))
        whole = sum(map(len, self.games)) + len(self.left)
        names = {schedule.meeting.name: n for n, schedule in enumerate(self.schedules)}
        began, decisions = time.perf_counter(), 0
        hopeless: set[str] = set()
        with (
            _told_to_stop(),
            Progress(whole, whole - len(self.left)) as progress,
            closing(playing.play(self.schedules, self.left, jobs, self.args.ray)) as coming,
        ):
            for done, played in enumerate(coming if self.left else (), 1):
                self.games[names[played.meeting]][played.key] = played
                if self.file is not None:
                    self.file.add(played)
                decisions += played.decisions
                hopeless |= set(played.hopeless)
                progress.show(whole - len(self.left) + done)
        if self.left:
            seconds = time.perf_counter() - began
            self.speed = figures.speed(len(self.left), decisions, seconds, jobs or 0)
        figures.name_hopeless(hopeless, "arena")

    def _say_how_to_go_on(self) -> None:
        played = sum(map(len, self.games))
        whole = sum([schedule.games for schedule in self.schedules])
        said = f"stopped after {played:,} of {whole:,} games"
        if self.path is None:
            said += "; nothing is kept without --file"
        else:
            ladder = " --ladder" if self.args.ladder else ""
            said += f"; go on: {to_type(f'arena{ladder} --file {self.path}')}"
        print(f"\nskulduggery arena: {said}", file=sys.stderr)


@contextmanager
def _told_to_stop() -> Iterator[None]:
    """`kill` ends a run like Ctrl-C does: all that were started for it end, too."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise SystemExit(STOPPED)

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
