"""A laid position, checked field by field."""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.game import NOBODY
from skulduggery.engine.position import MOST, a_list, a_number, bad, brief
from skulduggery.games.little_devils.cards import (
    ABOVE,
    BELOW,
    BIT,
    EVERY,
    HAND,
    MAY_LEAD,
    mask_of,
)
from skulduggery.games.little_devils.rules import LittleDevils
from skulduggery.games.little_devils.view import Terms

FIELDS = ("hands", "leader", "trick", "taken", "totals", "dealer", "turn", "round")


def by_seat(place: str, value: object, players: int) -> list[Any]:
    out = a_list(place, value)
    if len(out) != players:
        raise bad(place, f"{len(out)} entries; {players} are needed, one for each seat")
    return out


class Cards:
    """The cards named so far, each with its place: none may be named twice."""

    __slots__ = ("last", "places")

    def __init__(self, players: int) -> None:
        self.last = HAND * players
        self.places: dict[int, str] = {}

    def read(self, place: str, value: object) -> tuple[int, ...]:
        out: list[int] = []
        for at, entry in enumerate(a_list(place, value)):
            here = f"{place}[{at}]"
            card = a_number(here, entry, 1, self.last)
            if card in self.places:
                raise bad(here, f"card {card} lies in {self.places[card]} already")
            self.places[card] = here
            out.append(card)
        return tuple(out)


def count_seats(position: dict[str, Any]) -> int:
    if "hands" not in position:
        raise bad("hands", "they are missing; a list of cards for each seat is needed")
    players = len(a_list("hands", position["hands"]))
    if not 3 <= players <= 6:
        raise bad("hands", f"{players} seats; 3 to 6 are needed")
    return players


def lay(position: dict[str, Any], terms: Terms, chance: Chance) -> LittleDevils:
    players = terms.players
    for name in position:
        if name not in FIELDS:
            raise bad(brief(name), f"no such field; there are {', '.join(FIELDS)}")
    if count_seats(position) != players:
        raise bad("hands", f"{count_seats(position)} seats, but {players} players sit there")
    cards = Cards(players)
    held = [cards.read(f"hands[{seat}]", hand) for seat, hand in enumerate(position["hands"])]
    trick = cards.read("trick", position.get("trick", []))
    if len(trick) >= players:
        raise bad("trick", f"{len(trick)} cards; at most {players - 1} lie before a decision")
    piles = by_seat("taken", position.get("taken", [[]] * players), players)
    read = [cards.read(f"taken[{seat}]", pile) for seat, pile in enumerate(piles)]
    taken = tuple([(NOBODY, seat, pile) for seat, pile in enumerate(read) if pile])
    totals = tuple(
        [
            a_number(f"totals[{seat}]", total, 0, MOST)
            for seat, total in enumerate(
                by_seat("totals", position.get("totals", [0] * players), players)
            )
        ]
    )
    leader = a_number("leader", position.get("leader", 0), 0, players - 1)
    dealer = a_number("dealer", position.get("dealer", (leader - 1) % players), 0, players - 1)
    turn = (leader + len(trick)) % players
    if a_number("turn", position.get("turn", turn), 0, players - 1) != turn:
        raise bad("turn", f"{position['turn']}; after leader and trick it is seat {turn}'s")
    round = a_number("round", position.get("round", 1), 1, MOST)
    for behind in range(len(trick), players):
        seat = (leader + behind) % players
        if not held[seat]:
            raise bad(f"hands[{seat}]", "empty; who has yet to play in this trick needs a card")
    hands = [mask_of(hand) for hand in held]
    state = LittleDevils(
        chance,
        0,
        terms,
        turn,
        round,
        dealer,
        leader,
        MAY_LEAD,
        hands,
        (0,) * players,
        trick,
        taken,
        totals,
    )
    known_from_trick(state)
    return state


def known_from_trick(state: LittleDevils) -> None:
    """What the cards of the running trick ask for, and show about who could not obey.

    A position may hold a hand that could have obeyed; then its card shows nothing.
    """
    lacks = list(state.lacks)
    asked = MAY_LEAD
    for behind, card in enumerate(state.trick):
        seat = (state.leader + behind) % len(state.hands)
        if not asked & BIT[card] and not asked & state.hands[seat]:
            lacks[seat] = asked
        if behind == 0:
            asked = EVERY
        elif behind == 1:
            led = state.trick[0]
            asked = ABOVE[led] if card > led else BELOW[led]
    state.asked = asked
    state.lacks = tuple(lacks)
