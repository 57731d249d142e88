"""What is to be played, from the command line or from the file of a run."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from skulduggery.arena.entering import (
    bad,
    check_games,
    drawn_seed,
    entrants,
    listed,
    options,
)
from skulduggery.arena.meeting import Meeting, Schedule
from skulduggery.arena.run_file import RunFile
from skulduggery.engine.game import Game
from skulduggery.games import game as find_game

GAMES = 200
NAME = ""
"""Of the only meeting of a run."""


def from_file(path: Path, games: int | None) -> Meeting:
    """The meeting that a file holds, to go on with or to look at."""
    if not path.is_file():
        raise bad(f"--file: there is no {path}; to begin a run, name a game and --bots")
    found = RunFile(path, write=False).meetings
    if NAME not in found:
        which = "a ladder: say --ladder, too" if found else "no meeting yet: name a game and --bots"
        raise bad(f"--file: {path} holds {which}")
    meeting = found[NAME]
    rules = find_game(meeting.game).rules_version
    if rules != meeting.rules:
        raise bad(
            f"--file: {path} was played by version {meeting.rules} of the rules of {meeting.game};"
            f" here they have version {rules}"
        )
    return meeting if games is None else msgspec.structs.replace(meeting, games=games)


def from_arguments(args: argparse.Namespace) -> Meeting:
    if args.bots is None:
        raise bad("--bots is needed: who meets whom, such as --bots rules-of-thumb,random")
    seed = args.seed
    games = GAMES if args.games is None else args.games
    if args.file is not None and Path(args.file).is_file():
        there = RunFile(Path(args.file), write=False).meetings.get(NAME)
        if there is not None:
            # What was drawn or taken for granted the first time holds on.
            seed = int(there.seed) if seed is None else seed
            games = there.games if args.games is None else games
    return meeting(
        NAME,
        args.game[0],
        bots=args.bots,
        players=args.players,
        villains=args.villains,
        games=games,
        seed=drawn_seed() if seed is None else seed,
        settings=args.option,
        seconds=args.seconds,
    )


def meeting(
    name: str,
    game_id: str,
    *,
    bots: str,
    games: int,
    seed: int,
    players: int | None = None,
    villains: str | None = None,
    settings: Sequence[str] = (),
    seconds: float = 5.0,
) -> Meeting:
    """A meeting in the words of the command line; what cannot be is refused."""
    game = find_game(game_id)
    check_games(games)
    taking_part = entrants(bots, game, seconds)
    for entrant in taking_part:
        if not entrant.name.isprintable():
            raise bad(f"--bots: {entrant.name[:80]!r} cannot be written down")
    pool = _villains(game, villains)
    if players is None:
        players = max(game.least, min(len(taking_part), game.most))
        if pool and villains != "all":
            players = len(pool)
    orders = len(pool) > players or villains == "all"
    seated = list(pool) if pool and not orders else None
    setup = game.setup(players, seated, options(list(settings), game))
    return Meeting(
        name=name,
        game=game.id,
        rules=game.rules_version,
        players=players,
        villains=pool,
        orders=orders,
        options=setup.options,
        bots=tuple([entrant.name for entrant in taking_part]),
        seconds=seconds,
        seed=str(seed),
        games=games,
    )


def _villains(game: Game, told: str | None) -> tuple[str, ...]:
    if told is None:
        return ()
    if not game.villains:
        raise bad(f"--villains: {game.id} has none")
    if told == "all":
        return game.villains
    pool = listed("--villains", told)
    for name in pool:
        if name not in game.villains:
            raise bad(f"--villains: {name[:60]!r} is not one of {', '.join(game.villains)}")
        if pool.count(name) > 1:
            raise bad(f"--villains: {name} is named twice")
    return tuple(pool)


def check_games_of(schedule: Schedule, file: RunFile) -> None:
    """Games that do not belong to the plan can only come from a file that was changed."""
    name = schedule.meeting.name
    there = set()
    for deal in {deal for deal, _ in file.games.get(name, {})}:
        there |= {(deal, schedule.bots(seats)) for seats in schedule.seatings(deal)}
    wrong = sorted(set(file.games.get(name, {})) - there)
    if wrong:
        deal, bots = wrong[0]
        raise bad(
            f"--file: {file.path}: nobody plays deal {deal} as {','.join(bots)} in this plan;"
            " the file was changed, or written by another version"
        )
