"""A meeting: who meets whom at which game, and which games that makes.

Every deal is played by all tables and from all seats, so that luck meets everybody. Which games
there are follows from the meeting alone; nothing is drawn on the way.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import gcd, perm

import msgspec

from skulduggery.arena.entering import entrants
from skulduggery.arena.match import Entrant, luck_of
from skulduggery.bots import RANDOM, RULES_OF_THUMB
from skulduggery.engine.game import Setup, Value
from skulduggery.games import game as find_game

Seats = tuple[int, ...]
"""Who sits where: a place in the list of bots for each seat."""


class Meeting(msgspec.Struct, frozen=True, tag_field="line", tag="meeting"):
    """What is played. It stands in the run's file as it is, and is sent to other processes."""

    name: str
    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    villains: tuple[str, ...]
    """By seat; or, with `orders`, whose orders take the seats in turn. Empty: drawn for a deal."""
    orders: bool
    options: dict[str, Value]
    bots: tuple[str, ...]
    seconds: float
    seed: str
    """In digits; it may be longer than a number in JSON."""
    games: int
    """At least so many."""

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[0-9]{1,39}", self.seed):
            raise ValueError("a seed is a whole number")
        if self.games < 1 or not self.bots:
            raise ValueError("a meeting has games and bots")

    def same_as(self, other: "Meeting") -> bool:
        """Whether the games of both are the same ones, as far as both go."""
        return not self.differences(other)

    def differences(self, other: "Meeting") -> list[str]:
        """The fields in which a meeting is another one. The number of games is not among them."""
        fields = [name for name in self.__struct_fields__ if name not in ("name", "games")]
        return [name for name in fields if getattr(self, name) != getattr(other, name)]


class Schedule:
    """The games of a meeting."""

    def __init__(self, meeting: Meeting) -> None:
        self.meeting = meeting
        self.game = find_game(meeting.game)
        self.entrants: tuple[Entrant, ...] = entrants(
            ",".join(meeting.bots), self.game, meeting.seconds
        )
        names = [entrant.name for entrant in self.entrants]
        self.names = list(dict.fromkeys(names))
        firsts = tuple([names.index(name) for name in names])
        self.rounds = [_seatings(table, meeting.players) for table in _tables(firsts, meeting)]
        """For each table that meets: the orders round it, and the seatings of each."""
        self.deals = self._deals()

    def _deals(self) -> int:
        deals = games = 0
        while games < self.meeting.games:
            games += sum([len(orders[deals % len(orders)]) for orders in self.rounds])
            deals += 1
        return deals

    @property
    def thinks(self) -> bool:
        """Whether a game takes long enough to be worth a message to another process."""
        return any(e.command or e.level not in (RANDOM, RULES_OF_THUMB) for e in self.entrants)

    def seatings(self, deal: int) -> list[Seats]:
        """Every way in which a deal is played."""
        return [seats for orders in self.rounds for seats in orders[deal % len(orders)]]

    def fixtures(self) -> Iterator[tuple[int, Seats]]:
        for deal in range(self.deals):
            for seats in self.seatings(deal):
                yield deal, seats

    @property
    def games(self) -> int:
        return sum([len(self.seatings(deal)) for deal in range(self.deals)])

    def seated(self, seats: Seats) -> tuple[Entrant, ...]:
        return tuple([self.entrants[place] for place in seats])

    def bots(self, seats: Seats) -> tuple[str, ...]:
        return tuple([self.entrants[place].name for place in seats])

    def key(self, deal: int) -> int:
        """The luck of a deal: the same for everybody who plays it."""
        return luck_of(int(self.meeting.seed), deal, "deal")

    def setup(self, deal: int) -> Setup:
        meeting = self.meeting
        villains: tuple[str, ...] | None = meeting.villains or None
        if meeting.orders:
            villains = lineup(meeting.villains, meeting.players, deal)
        players = None if villains else meeting.players
        return self.game.setup(players, villains, meeting.options, self.key(deal))

    @property
    def lineups(self) -> int:
        """How many orders of villains there are to go through."""
        meeting = self.meeting
        return perm(len(meeting.villains), meeting.players) if meeting.orders else 1


def _tables(firsts: Sequence[int], meeting: Meeting) -> list[Seats]:
    """The bots that sit together. Where there are more of them than seats, all so many of them do
    that are not one and the same bot."""
    if len(firsts) <= meeting.players:
        return [tuple(firsts)]
    found = dict.fromkeys(tuple(sorted(table)) for table in combinations(firsts, meeting.players))
    return [table for table in found if len(set(table)) > 1] or list(found)[:1]


def _seatings(table: Seats, players: int) -> list[list[Seats]]:
    """For each order round the table, the table turned seat by seat. Fewer bots than seats go on
    from the front: a, b at three seats sit as a b a and as b a b."""
    out: dict[frozenset[Seats], list[Seats]] = {}
    for rest in permutations(table[1:]):
        order = (table[0], *rest)
        turned = [
            tuple([order[(seat + turn) % len(order)] for seat in range(players)])
            for turn in range(len(order))
        ]
        different = list(dict.fromkeys(turned))
        out.setdefault(frozenset(different), different)
    return list(out.values())


def lineup(villains: Sequence[str], players: int, deal: int) -> tuple[str, ...]:
    """Which villains sit there in a deal, when so many of them do in every order. Neighbouring
    deals are far apart in the list of orders, so that a part of it is a fair sample."""
    there = perm(len(villains), players)
    at = deal * _stride(there) % there
    left, out = list(villains), []
    for seat in range(players):
        size = perm(len(left) - 1, players - seat - 1)
        out.append(left.pop(at // size))
        at %= size
    return tuple(out)


def _stride(there: int) -> int:
    """A step that comes to all places before it comes to one again."""
    step = max(1, round(there * 0.618))
    while gcd(step, there) != 1:
        step += 1
    return step
