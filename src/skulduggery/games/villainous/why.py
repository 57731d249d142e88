"""Why something is not possible, from what its asker knows."""

from __future__ import annotations

from skulduggery.engine.decision import Refused
from skulduggery.games.villainous import actions, play, realm, vanquish
from skulduggery.games.villainous.box import NO_SUCH_PLACE
from skulduggery.games.villainous.cards import ACTIVATE, CONDITION, HERO, MOVE, PLAY, VANQUISH
from skulduggery.games.villainous.reasons import (
    FINE,
    FORBIDDEN,
    IS_CONDITION,
    LOCKED,
    NO_PLACE,
    NO_SYMBOL,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_TURN,
    REQUIREMENT,
    SAME_LOCATION,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.turn import MOVE_PHASE, TURN, may_stay
from skulduggery.games.villainous.zones import LOWER, PAWN, UNDER, USED


def why_not(s: Villainous, seat: int, card: str | None, location: str | None) -> str | None:
    """The first thing that forbids a seat a card or a location; None when nothing does."""
    if location is not None:
        place = s.box.place_named(s, seat, location)
        if place == NO_SUCH_PLACE:
            raise Refused(
                "bad-request", f"location {location[:60]!r} is not in the realm of seat {seat}"
            )
        reason = why_not_there(s, seat, place)
    elif card is not None:
        reason = why_not_card(s, seat, numbers_of(s, seat, card))
    else:
        raise Refused("bad-request", "a card or a location is needed")
    return s.box.reasons[reason] if reason != FINE else None


def numbers_of(s: Villainous, seat: int, card: str) -> list[int]:
    """The copies of a card that a seat may mean: its own villain and fate cards."""
    name, _, copy = card.partition("#")
    out: list[int] = []
    for number in list(s.cast.villain_cards(seat)) + list(s.cast.fate_cards(seat)):
        if s.cast.cards[number].id == name and (not copy or str(s.cast.copy[number]) == copy):
            out.append(number)
    if not out:
        raise Refused("bad-request", f"card {card[:60]!r} is not a card of seat {seat}")
    return out


def why_not_there(s: Villainous, seat: int, place: int) -> int:
    if s.over or s.turn != seat:
        return NOT_YOUR_TURN
    frame = s.stack[-1]
    if s.box.texts[frame.text] is not TURN or frame.at != MOVE_PHASE:
        return NOT_NOW
    if place == s.number(seat, PAWN) and not may_stay(s, seat):
        return SAME_LOCATION
    if s.locked(seat, place):
        return LOCKED
    return FINE if place in s.box.destinations(s, seat) else NO_PLACE


def why_not_card(s: Villainous, seat: int, copies: list[int]) -> int:
    if is_offered(s, seat, copies):
        return FINE
    in_hand = [card for card in copies if card in s.hand(seat)]
    in_play = [card for card in copies if s.where(card) >= 0]
    best = NOT_IN_HAND
    if in_hand:
        best = why_not_from_hand(s, seat, in_hand[0])
    for card in in_play:
        if best == FINE:
            break
        reason = why_not_in_play(s, seat, card)
        if reason == FINE or not in_hand:
            best = reason
    return best


def is_offered(s: Villainous, seat: int, copies: list[int]) -> bool:
    """Is the seat asked right now whether to do something with the card, by whatever rule?"""
    decision = s.decision() if s.asking == seat else None
    if decision is None:
        return False
    numbers = [s.cast.copy[card] for card in copies]
    for option in decision.options:
        named = option.card == s.cast.cards[copies[0]].id and option.verb != "choose"
        if named and (option.copy is None or option.copy in numbers):
            return True
    return False


def why_not_from_hand(s: Villainous, seat: int, card: int) -> int:
    printed = s.cast.cards[card]
    if printed.type == CONDITION:
        if s.turn == seat:
            return IS_CONDITION
        if printed.requirement is not None and not printed.requirement.holds(s, seat):
            return REQUIREMENT
        reason = play.playable(s, seat, card, True)
        # Asked something else, in the middle of another Condition, its holder has to answer first.
        return NOT_NOW if reason == FINE and s.asking == seat else reason
    if s.over or s.turn != seat:
        return NOT_YOUR_TURN
    if not has_symbol(s, seat, s.box.symbol_for(s, PLAY * actions.VERB + card)):
        return NO_SYMBOL
    return play.playable(s, seat, card, False)


def why_not_in_play(s: Villainous, seat: int, card: int) -> int:
    """What can be done with a card of the realm: be vanquished, activated, moved or got rid of."""
    if s.over or s.turn != seat:
        return NOT_YOUR_TURN
    own = s.box.why_not_with(s, seat, card)
    if own >= 0:
        return own
    printed = s.cast.cards[card]
    if s.where(card) == UNDER and printed.any_time is not None:
        return s.can(printed.any_time, play.bound_for(s, seat, card, True))
    if s.where(card) >= LOWER and s.type_of(card) == HERO:
        if s.box.forbidden(s, seat, VANQUISH):
            return FORBIDDEN
        reason = vanquish.may_vanquish(s, card)
        return reason if reason != FINE or has_symbol(s, seat, VANQUISH) else NO_SYMBOL
    if printed.activate is not None:
        kind = s.box.symbol_for(s, ACTIVATE * actions.VERB + card)
        if s.box.forbidden(s, seat, kind):
            return FORBIDDEN
        reason = actions.may_activate(s, card)
        return reason if reason != FINE or has_symbol(s, seat, kind) else NO_SYMBOL
    if printed.type not in actions.MOVABLE or s.bearer_of(card) >= 0:
        return NO_PLACE  # DV-27: only what is not attached is moved
    if not actions.steps_from(s, card):
        reasons = [
            realm.may_move_to(s, card, near, seat) for near in s.box.neighbours(s.place_of(card))
        ]
        return FORBIDDEN if FORBIDDEN in reasons else NO_PLACE
    if s.box.forbidden(s, seat, MOVE):
        return FORBIDDEN
    return FINE if has_symbol(s, seat, MOVE) else NO_SYMBOL


def has_symbol(s: Villainous, seat: int, kind: int) -> bool:
    """Is a symbol of a kind usable where the pawn stands, in the action phase?"""
    frame = s.stack[0]
    if frame.at <= MOVE_PHASE:
        return False
    for usable in actions.usable_symbols(s, seat, s.number(seat, PAWN), s.zone(seat, USED)):
        if usable.symbol.kind == kind:
            return True
    return False
