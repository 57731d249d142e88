"""A realm: what holds in it, and the ways in which cards come, move and leave."""

from __future__ import annotations

from skulduggery.engine.events import EVERYBODY, Place
from skulduggery.engine.game import NOBODY
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.at_work import idle, rules, stolen
from skulduggery.games.villainous.cards import (
    ACTIVATING,
    COMPELLED,
    COSTS,
    GONE,
    MOVED,
    MOVING,
    OWN_MOVES,
    PAWN_MOVED,
    PLAYED,
    PLAYING,
    REPLACES,
    SHIELD,
    SPARED,
    STRENGTH,
    X,
)
from skulduggery.games.villainous.piles import (
    aside,
    discard_zone,
    out_of_discard,
    to_discard,
    to_hand,
)
from skulduggery.games.villainous.reasons import (
    FINE,
    FORBIDDEN,
    LOCKED,
    NO_PLACE,
    UNDEFEATABLE,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    AT_WORK,
    ATTACHED,
    CARDS,
    ENGAGED,
    FATE_DECK,
    FATE_DISCARDED,
    KEPT,
    LASTING,
    LISTENS,
    LOCKS,
    LOWER,
    NUMBERS,
    PAWN,
    TOKENS,
    UNTIL_END,
    UPPER,
)


def strength(s: Villainous, card: int) -> int:
    """Printed strength plus every modifier in the realm, never below 0 (DV-41)."""
    seat = card // CARDS
    total = s.cast.cards[card].strength
    for item in s.attached_to(card):
        if not stolen(s, item):
            total += s.cast.cards[item].bonus
    total += s.mark(card, TOKENS) + s.mark(card, UNTIL_END)
    for rule in rules(s, seat, STRENGTH):
        total += rule.lasting.strength(s, rule.source, card)
    return total if total > 0 else 0


def cost(s: Villainous, card: int, place: int, onto: int = NOBODY) -> int:
    """The cost of a card after all that changes it, never below 0 (DV-21). `onto`: the card that
    bears it, or at which an Effect is aimed."""
    total = s.cast.cards[card].cost
    if total == X:
        total = strength(s, onto) if onto >= 0 else 0
    for rule in rules(s, card // CARDS, COSTS):
        total += rule.lasting.cost(s, rule.source, card, place, onto)
    return total if total > 0 else 0


def activation_cost(s: Villainous, card: int) -> int:
    """The cost of activating a card after all that changes it, never below 0."""
    total = s.cast.cards[card].activate_cost
    for rule in rules(s, card // CARDS, ACTIVATING):
        total += rule.lasting.activation(s, rule.source, card)
    return total if total > 0 else 0


def may_play_to(s: Villainous, card: int, place: int) -> int:
    """May a card be played to a place of its realm (-1: to no place)? 0, or why not."""
    seat = card // CARDS
    if place >= 0 and s.locked(seat, place) and not is_compelled(s, card):
        return LOCKED
    for rule in rules(s, seat, PLAYING):
        if rule.lasting.bans(s, rule.source, card, place):
            return FORBIDDEN
    for own in s.cast.cards[card].lasting:
        if own.hook & PLAYING and s.where(card) < 0 and own.bans(s, card, card, place):
            return NO_PLACE
    return FINE


def is_compelled(s: Villainous, card: int) -> bool:
    """Must a card be played as soon as it is revealed, to its own place, locked or not?"""
    return bool(s.cast.cards[card].hooks & COMPELLED)


def may_move_to(s: Villainous, card: int, place: int, you: int = NOBODY) -> int:
    """May you move a card of the realm from where it is to a place? 0, or why not (DV-55)."""
    seat = card // CARDS
    if s.locked(seat, place) or s.locked(seat, s.place_of(card)):
        return LOCKED
    for rule in rules(s, seat, MOVING):
        if rule.lasting.bans(s, rule.source, card, place):
            return FORBIDDEN
    if you == seat:
        for rule in rules(s, seat, OWN_MOVES):
            if rule.lasting.binds(s, rule.source, card):
                return FORBIDDEN
    return FINE


def spared(s: Villainous, card: int) -> bool:
    """Does a card keep this one from being turned into a Wicket, or from being shrunk?"""
    for rule in rules(s, card // CARDS, SPARED):
        if rule.lasting.spares(s, rule.source, card):
            return True
    return False


def may_defeat(s: Villainous, hero: int) -> int:
    """May a Hero be defeated, by whatever means? 0, or why not."""
    seat = hero // CARDS
    if s.locked(seat, s.place_of(hero)):
        return LOCKED
    for rule in rules(s, seat, SHIELD):
        if rule.lasting.shields(s, rule.source, hero):
            return UNDEFEATABLE
    return FINE


def heroes(s: Villainous, seat: int) -> list[int]:
    out: list[int] = []
    for place in range(s.box.places):
        out.extend(s.zone(seat, UPPER + place))
    return out


def allies(s: Villainous, seat: int) -> list[int]:
    """The Allies of a realm."""
    out: list[int] = []
    for place in range(s.box.places):
        for card in s.zone(seat, LOWER + place):
            if s.box.is_ally(s, card):
                out.append(card)
    return out


# What cards have set off.


def happen(
    s: Villainous, kind: int, seat: int, card: int = -1, place: int = -1, amount: int = 0
) -> None:
    """Something happened in a realm: what waits for it will be carried out, in the order of DV-53;
    and Conditions of others may answer it."""
    if s.cast.news >> kind & 1 and seat == s.turn:
        s.news += (kind, card, amount)
    if not s.cast.listens[seat] >> kind & 1:
        return
    cards = s.cast.cards
    sources: list[int] = []
    if s.numbers[seat * NUMBERS + AT_WORK] >> (LISTENS + kind) & 1:
        sources = s.in_play(seat)
    running = s.zone(seat, LASTING)
    for n in range(0, len(running), 2):
        sources.append(running[n])
    if card >= 0 and card not in sources:
        sources.append(card)
    for source in sources:
        if cards[source].listens >> kind & 1 and not idle(s, source):
            for when in cards[source].when:
                if when.kind != kind:
                    continue
                if when.at_once:
                    when.now(s, source, card, place, amount)
                    if s.over:
                        return
                elif when.fits(s, source, card, place):
                    bound = (seat, seat, source, card, -1, place, amount)
                    s.waiting += (Frame(when.text.number, 0, bound),)


# Cards in the realm.


def note_rules(s: Villainous, seat: int) -> None:
    """Note anew which kinds of rules the cards of a realm bring."""
    hooks = 0
    for card in s.in_play(seat):
        printed = s.cast.cards[card]
        hooks |= printed.hooks | printed.listens << LISTENS
    s.set_number(seat, AT_WORK, hooks)


def lay_down(s: Villainous, card: int, place: int, bearer: int) -> None:
    """Put a card into its realm: onto a bearer, else to its side of a location."""
    seat = card // CARDS
    if bearer >= 0:
        s.put(seat, ATTACHED, s.zone(seat, ATTACHED) + (bearer, card))
    else:
        zone = s.box.zone_for(s, card, place)
        s.put(seat, zone, s.zone(seat, zone) + (card,))
    printed = s.cast.cards[card]
    s.numbers[seat * NUMBERS + AT_WORK] |= printed.hooks | printed.listens << LISTENS


def take_out(s: Villainous, card: int) -> None:
    """Take a card out of its realm; what was attached to it stays behind for the caller."""
    seat = card // CARDS
    for zone in range(LOWER, ATTACHED):
        cards = s.zone(seat, zone)
        if card in cards:
            n = cards.index(card)
            s.put(seat, zone, cards[:n] + cards[n + 1 :])
            break
    pairs = s.zone(seat, ATTACHED)
    if card in pairs[1::2]:
        kept: tuple[int, ...] = ()
        for n in range(0, len(pairs), 2):
            if pairs[n + 1] != card:
                kept += pairs[n : n + 2]
        s.put(seat, ATTACHED, kept)
    if card in s.zone(seat, ENGAGED):
        disengage(s, card)
    note_rules(s, seat)


def disengage(s: Villainous, ship: int) -> None:
    """A ship is in no engagement any more."""
    seat = ship // CARDS
    pairs = s.zone(seat, ENGAGED)
    n = pairs.index(ship) // 2 * 2
    s.put(seat, ENGAGED, pairs[:n] + pairs[n + 2 :])


def keep(s: Villainous, card: int, zone: str) -> None:
    """Lay a card of the realm beside the portrait, with nothing on it."""
    seat = card // CARDS
    if s.heard is not None:
        s.tell("take", seat, card, origin=s.at(seat, s.where(card)), to=Place(seat, zone))
    items = s.attached_to(card)
    take_out(s, card)
    s.drop_marks(card)
    s.put(seat, KEPT, s.zone(seat, KEPT) + (card,))
    for item in items:
        leave(s, item, "discard")


def leave(s: Villainous, card: int, kind: str) -> None:
    """A card leaves its realm for its discard pile, with all that is attached to it (DV-52)."""
    seat = card // CARDS
    place = s.place_of(card)
    if s.heard is not None:
        pile = "fate_discard" if discard_zone(card) == FATE_DISCARDED else "discard"
        s.tell(kind, seat, card, origin=s.at(seat, s.where(card)), to=Place(seat, pile))
    items = s.attached_to(card)
    take_out(s, card)
    s.drop_marks(card)
    to_discard(s, card)
    for item in items:
        if s.heard is not None:
            pile = "fate_discard" if discard_zone(item) == FATE_DISCARDED else "discard"
            s.tell("discard", seat, item, to=Place(seat, pile))
        take_out(s, item)
        s.drop_marks(item)
        to_discard(s, item)
    if kind == "discard":
        happen(s, GONE, seat, card, place)


def return_to_hand(s: Villainous, card: int) -> None:
    """A villain card of the realm goes back into its owner's hand, known to all (DV-50a)."""
    seat = card // CARDS
    if s.heard is not None:
        s.tell("take", seat, card, origin=s.at(seat, s.where(card)), to=Place(seat, "hand"))
    items = s.attached_to(card)
    take_out(s, card)
    s.drop_marks(card)
    to_hand(s, seat, card, EVERYBODY)
    for item in items:
        leave(s, item, "discard")


def discard_from_realm(s: Villainous, card: int) -> None:
    """Discard a card of the realm, unless something attached is discarded in its place."""
    if s.box.cannot_leave(s, card):
        return
    for item in s.attached_to(card):
        if s.cast.cards[item].hooks & REPLACES:
            leave(s, item, "discard")
            return
    leave(s, card, "discard")


def move(s: Villainous, card: int, place: int) -> None:
    """Move a card, with all that is attached to it, to another location of its realm."""
    seat = card // CARDS
    zone = s.where(card)
    upper = zone >= UPPER
    to = (UPPER if upper else LOWER) + place
    if zone == to:
        return
    cards = s.zone(seat, zone)
    n = cards.index(card)
    s.put(seat, zone, cards[:n] + cards[n + 1 :])
    s.put(seat, to, s.zone(seat, to) + (card,))
    if s.heard is not None:
        s.tell("move", seat, card, origin=s.at(seat, zone), to=s.at(seat, to))
    happen(s, MOVED, seat, card, place)


def attach(s: Villainous, item: int, bearer: int) -> None:
    """Attach a card of the realm or of its discard pile to a bearer in its realm."""
    if s.where(item) >= 0:
        take_out(s, item)
    else:
        out_of_discard(s, item)
    lay_down(s, item, NOBODY, bearer)
    if s.heard is not None:
        seat = item // CARDS
        s.tell("attach", seat, item, to=s.at(seat, s.where(item)))


def move_pawn(s: Villainous, seat: int, place: int) -> None:
    before = s.pawn(seat)
    s.set_number(seat, PAWN, place)
    if s.heard is not None:
        s.tell(
            "move",
            seat,
            origin=Place(seat, "pawn", s.cast.place_name(seat, before)),
            to=Place(seat, "pawn", s.cast.place_name(seat, place)),
        )
    happen(s, PAWN_MOVED, seat, -1, place)


def played(s: Villainous, card: int, place: int, bearer: int, you: int) -> None:
    """You have played a card to a location of its realm or onto a bearer."""
    seat = card // CARDS
    lay_down(s, card, place, bearer)
    if s.heard is not None:
        s.tell("play", you, card, to=s.at(seat, s.where(card)))
        if bearer >= 0:
            s.tell("attach", seat, card, to=s.at(seat, s.where(card)))
    happen(s, PLAYED, seat, card, s.place_of(card))


def lock(s: Villainous, seat: int, place: int) -> None:
    s.set_number(seat, LOCKS, s.number(seat, LOCKS) | 1 << place)
    if s.heard is not None:
        s.tell("lock", seat, to=Place(seat, "realm", s.cast.place_name(seat, place)))


def unlock(s: Villainous, seat: int, place: int) -> None:
    s.set_number(seat, LOCKS, s.number(seat, LOCKS) & ~(1 << place))
    if s.heard is not None:
        s.tell("unlock", seat, to=Place(seat, "realm", s.cast.place_name(seat, place)))


def find(s: Villainous, seat: int, card: int, place: int, moved: bool) -> bool:
    """Find a fate card (realm, discard pile, deck) and put it to a place; False: nowhere (DV-49).
    It leaves its old place undefeated; marks are lost. `moved` (French): not played if it was in
    the realm."""
    zone = s.where(card)
    if zone >= 0:
        for item in s.attached_to(card):
            leave(s, item, "discard")
        take_out(s, card)
        s.drop_marks(card)
        if moved:
            lay_down(s, card, place, NOBODY)
            if s.heard is not None:
                s.tell("move", seat, card, origin=s.at(seat, zone), to=s.at(seat, UPPER + place))
            return False
        aside(s, card, EVERYBODY)
        return True
    pile = s.pile(seat, FATE_DECK)
    if card in s.zone(seat, FATE_DISCARDED):
        out_of_discard(s, card)
    elif card in pile.cards():
        s.set_pile(seat, FATE_DECK, pile.without(card).shuffled())
        if s.heard is not None:
            s.tell("shuffle", seat, to=Place(seat, "fate"))
    else:
        return False
    aside(s, card, EVERYBODY)
    if s.heard is not None:
        s.tell("reveal", seat, card)
    return True
