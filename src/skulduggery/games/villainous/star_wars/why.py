"""Why nothing can be done just now with a Vehicle, a Bounty or a Restriction."""

from __future__ import annotations

from skulduggery.games.villainous import actions, play
from skulduggery.games.villainous.cards import BOUNTY, MOVE, RESTRICTION, SHIP, VANQUISH
from skulduggery.games.villainous.reasons import (
    COST,
    FINE,
    FORBIDDEN,
    NO_PLACE,
    NO_SYMBOL,
    NOT_ENGAGED,
    ONCE_A_TURN,
    PAWN_ABOARD,
)
from skulduggery.games.villainous.star_wars import contracts, ships
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.why import has_symbol
from skulduggery.games.villainous.zones import USED_UP


def why_not_with(s: Villainous, seat: int, card: int) -> int:
    """For a card of another kind -1: the rules of both boxes say it."""
    type = s.cast.cards[card].type
    if type == BOUNTY:
        return why_not_hunt(s, seat, card)
    if type == RESTRICTION:
        text = s.cast.cards[card].any_time
        return NO_PLACE if text is None else s.can(text, play.bound_for(s, seat, card, True))
    return why_not_ship(s, seat, card) if type == SHIP else -1


def why_not_hunt(s: Villainous, seat: int, bounty: int) -> int:
    """Why the Hunt of an unfinished Bounty cannot be paid for now (SW-35)."""
    if s.box.forbidden(s, seat, actions.HUNT):
        return FORBIDDEN
    if s.mark(bounty, USED_UP):
        return ONCE_A_TURN
    hunt = contracts.hunt_of(s, bounty)
    if contracts.price_of_hunt(s, bounty) > s.number(seat, hunt.currency):
        return COST
    return s.can(hunt.text, (seat, seat, bounty, -1, -1, -1, 0))


def why_not_ship(s: Villainous, seat: int, ship: int) -> int:
    """Why a Hero ship cannot be vanquished (SW-43), or an Ally ship not be maneuvered (SW-45)."""
    hero = s.cast.cards[ship].fate
    kind = VANQUISH if hero else MOVE
    if s.box.forbidden(s, seat, kind):
        return FORBIDDEN
    if hero and ships.opposite(s, ship) < 0:
        return NOT_ENGAGED
    if hero and ships.holds_the_pawn(s, ship):
        return PAWN_ABOARD
    if not hero and ship not in ships.may_maneuver(s, seat):
        return NO_PLACE
    return FINE if has_symbol(s, seat, kind) else NO_SYMBOL
