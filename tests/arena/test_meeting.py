"""Who meets whom: every bot in every seat with every deal, and the same deal for all."""

from collections import Counter
from itertools import combinations, permutations
from math import perm

import pytest

from skulduggery.arena.meeting import Schedule, lineup
from skulduggery.arena.planning import meeting
from skulduggery.games import game

VILLAINS = game("disney-villainous").villains


def schedule(
    bots: str, players: int, games: int = 60, villains: str | None = None, seed: int = 1
) -> Schedule:
    which = "disney-villainous" if villains or players == 2 else "little-devils"
    return Schedule(
        meeting("", which, bots=bots, players=players, games=games, villains=villains, seed=seed)
    )


PROGRAM = "exec:sh"


@pytest.mark.parametrize(
    ("bots", "players"),
    [
        ("random,rules-of-thumb", 2),
        ("rules-of-thumb,3xrandom", 4),
        ("random,rules-of-thumb", 3),
        ("random,rules-of-thumb", 4),
        ("random,random,rules-of-thumb,rules-of-thumb", 4),
        (f"random,rules-of-thumb,{PROGRAM}", 3),
        (f"random,rules-of-thumb,{PROGRAM}", 4),
        (f"random,rules-of-thumb,{PROGRAM},{PROGRAM} a,{PROGRAM} b", 3),
        (f"random,rules-of-thumb,{PROGRAM},{PROGRAM} a,{PROGRAM} b", 5),
        (f"random,rules-of-thumb,{PROGRAM}", 2),
        ("2xrandom,2xrules-of-thumb", 3),
    ],
)
def test_every_bot_sits_in_every_seat_with_every_deal(bots: str, players: int) -> None:
    plan = schedule(bots, players)
    assert plan.games >= 60
    for deal in range(plan.deals):
        chairs = Counter(
            (bot, seat)
            for seats in plan.seatings(deal)
            for seat, bot in enumerate(plan.bots(seats))
        )
        for bot in plan.names:
            assert len({chairs[bot, seat] for seat in range(players)}) == 1
            assert chairs[bot, 0] > 0


def test_two_change_places() -> None:
    plan = schedule("random,rules-of-thumb", 2)
    assert [plan.bots(seats) for seats in plan.seatings(0)] == [
        ("random", "rules-of-thumb"),
        ("rules-of-thumb", "random"),
    ]


def test_one_against_three_sits_in_each_seat_once() -> None:
    plan = schedule("rules-of-thumb,3xrandom", 4, games=1000)
    assert (plan.games, plan.deals) == (1000, 250)
    places = [plan.bots(seats).index("rules-of-thumb") for seats in plan.seatings(7)]
    assert sorted(places) == [0, 1, 2, 3]


def test_games_are_counted_up_to_whole_deals() -> None:
    assert schedule("rules-of-thumb,3xrandom", 4, games=9).games == 12
    assert schedule("random", 3, games=9).games == 9


def test_all_that_can_meet_do_with_the_same_deals() -> None:
    bots = ["random", "rules-of-thumb", PROGRAM, f"{PROGRAM} a"]
    plan = schedule(",".join(bots), 2)
    pairs = Counter(frozenset(plan.bots(seats)) for seats in plan.seatings(3))
    assert pairs == Counter({frozenset(pair): 2 for pair in combinations(bots, 2)})


def test_nobody_meets_only_copies_of_itself() -> None:
    plan = schedule("3xrandom,2xrules-of-thumb", 3)
    tables = {tuple(sorted(plan.bots(seats))) for seats in plan.seatings(0)}
    assert tables == {
        ("random", "random", "rules-of-thumb"),
        ("random", "rules-of-thumb", "rules-of-thumb"),
    }
    alone = schedule("4xrandom", 3)
    assert [alone.bots(seats) for seats in alone.seatings(0)] == [("random",) * 3]


def test_who_follows_whom_changes() -> None:
    """Of four that differ, everybody follows everybody equally often in six deals."""
    plan = schedule(f"random,rules-of-thumb,{PROGRAM},{PROGRAM} a", 4)
    after: Counter[tuple[str, str]] = Counter()
    for deal in range(6):
        for seats in plan.seatings(deal):
            names = plan.bots(seats)
            after.update((names[seat], names[(seat + 1) % 4]) for seat in range(4))
    assert len(after) == 12
    assert len(set(after.values())) == 1


def test_a_deal_is_the_same_for_all_and_others_differ() -> None:
    plan, again = schedule("random,rules-of-thumb", 2), schedule("random,2xrules-of-thumb", 2)
    assert plan.key(3) == again.key(3)
    assert len({plan.key(deal) for deal in range(50)}) == 50
    assert plan.setup(3).villains == again.setup(3).villains
    drawn = {plan.setup(deal).villains for deal in range(30)}
    assert len(drawn) > 10
    assert schedule("random,rules-of-thumb", 2, seed=2).key(3) != plan.key(3)


@pytest.mark.parametrize(
    ("told", "players"), [("all", 2), ("all", 3), ("ursula,jafar,maleficent", 2)]
)
def test_villains_sit_in_every_order(told: str, players: int) -> None:
    pool = VILLAINS if told == "all" else tuple(told.split(","))
    plan = schedule("random,rules-of-thumb", players, villains=told)
    orders = perm(len(pool), players)
    assert plan.lineups == orders
    assert {plan.setup(deal).villains for deal in range(orders)} == set(permutations(pool, players))


def test_each_bot_plays_each_villain_in_each_seat() -> None:
    plan = schedule("random,rules-of-thumb", 2, villains="all", games=60)
    assert plan.games == 60
    chairs: Counter[tuple[str, str, int]] = Counter()
    for deal, seats in plan.fixtures():
        for seat, (bot, who) in enumerate(
            zip(plan.bots(seats), plan.setup(deal).villains, strict=True)
        ):
            chairs[bot, who, seat] += 1
    assert len(chairs) == 2 * len(VILLAINS) * 2
    assert set(chairs.values()) == {5}


def test_a_part_of_the_orders_leaves_nobody_out() -> None:
    begin = {lineup(VILLAINS, 2, deal)[0] for deal in range(len(VILLAINS))}
    assert len(begin) > len(VILLAINS) // 2


def test_villains_by_seat_stay_there() -> None:
    plan = schedule("random,rules-of-thumb", 2, villains="ursula,jafar")
    assert {plan.setup(deal).villains for deal in range(9)} == {("ursula", "jafar")}
