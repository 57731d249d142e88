"""Dealing anew what a seat cannot see, so that nobody gets a card it is known not to hold."""

from skulduggery.games.little_devils.cards import BIT, cards_of, size_of
from skulduggery.games.little_devils.view import Table


def deal_unseen(state: Table, seat: int) -> None:
    """Any deal that `seat` must reckon with can come out, and no other (LD-16)."""
    others: list[int] = []
    needs: list[int] = []
    pool = 0
    lacking = 0
    for other, hand in enumerate(state.hands):
        if other != seat:
            others.append(other)
            needs.append(size_of(hand))
            pool |= hand
            lacking |= state.lacks[other]
            state.hands[other] = 0
    if pool & lacking:
        deal_restricted(state, pool, lacking, others, needs)
        pool &= ~lacking
    rest = list(cards_of(pool))
    for at, other in enumerate(others):
        hand = state.hands[other]
        for _ in range(needs[at]):
            pick = state.below(len(rest))
            hand |= BIT[rest[pick]]
            last = rest.pop()
            if pick < len(rest):
                rest[pick] = last
        state.hands[other] = hand


def deal_restricted(
    state: Table, pool: int, lacking: int, others: list[int], needs: list[int]
) -> None:
    """Deal those cards of the pool that somebody is known not to hold.

    All cards find a place exactly when no group of seats is too small for the cards that only its
    members may hold. `room` is what each group has left beyond those; a card may go to a seat
    unless that takes room which a group has not. So no deal is lost, and none gets stuck.
    """
    groups = range(1 << len(others))
    room = [0] * len(groups)
    for at, need in enumerate(needs):
        for group in groups:
            if group >> at & 1:
                room[group] += need
    cards = cards_of(pool & lacking)
    holders: list[int] = []
    for card in cards:
        may = 0
        for at, other in enumerate(others):
            if not state.lacks[other] & BIT[card]:
                may |= 1 << at
        holders.append(may)
        for group in groups:
            if not may & ~group:
                room[group] -= 1
    for card, may in zip(cards, holders, strict=True):
        full = 0
        for group in groups:
            if may & ~group and not room[group]:
                full |= group
        weights = [
            need if may >> at & 1 and not full >> at & 1 else 0 for at, need in enumerate(needs)
        ]
        pick = state.below(sum(weights))
        at = 0
        while pick >= weights[at]:
            pick -= weights[at]
            at += 1
        needs[at] -= 1
        state.hands[others[at]] |= BIT[card]
        for group in groups:
            if group >> at & 1 and may & ~group:
                room[group] -= 1
