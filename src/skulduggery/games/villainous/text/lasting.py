"""Lasting rules: what holds while a card is in play (while...); those that change numbers are in
numbers."""

from __future__ import annotations

from skulduggery.games.villainous.cards import (
    ADDED,
    COMPELLED,
    COVERED,
    FORBIDS,
    HELP,
    HELPERS,
    HERO,
    MOVING,
    OPEN_HAND,
    OWN_MOVES,
    PAYS,
    PLAYING,
    REACH,
    REPLACES,
    RETURNS,
    SHIELD,
    STAYING,
    UNSPENT,
    Lasting,
    Symbol,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import ARRIVED, WICKET


class forbids_playing(Lasting):
    """Cards of a type cannot be played: to this location, or at all. `below`: only those of less
    printed strength (a card that is not in the realm yet has no other)."""

    hook = PLAYING

    def __init__(self, type: int, here: bool = True, below: int = 1000) -> None:
        self.type = type
        self.here = here
        self.below = below

    def bans(self, s: Villainous, source: int, card: int, place: int) -> bool:
        printed = s.cast.cards[card]
        if printed.type != self.type or printed.strength >= self.below or card == source:
            return False
        if printed.fate != (self.type == HERO):
            return False  # it binds the villain; what fate plays is the opponents' doing
        return not self.here or place == s.place_of(source)


class never_at(Lasting):
    """This card can be neither played nor moved to a location."""

    hook = PLAYING | MOVING

    def __init__(self, location: str) -> None:
        self.location = location

    def bans(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return card == source and s.cast.place_name(s.cast.seat(card), place) == self.location


class played_only_to(Lasting):
    """This card can be played to one location only."""

    hook = PLAYING

    def __init__(self, location: str) -> None:
        self.location = location

    def bans(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return card == source and s.cast.place_name(s.cast.seat(card), place) != self.location


class others_cannot_be_defeated(Lasting):
    """No other Hero can be defeated while this one is in the realm."""

    hook = SHIELD

    def shields(self, s: Villainous, source: int, hero: int) -> bool:
        return hero != source


class bearer_cannot_be_defeated(Lasting):
    hook = SHIELD

    def shields(self, s: Villainous, source: int, hero: int) -> bool:
        return s.bearer_of(source) == hero


class defeated_first(Lasting):
    """No Hero without such a card can be defeated while this one is on a Hero of the realm."""

    hook = SHIELD

    def shields(self, s: Villainous, source: int, hero: int) -> bool:
        kind = s.cast.kind
        return not any([kind[item] == kind[source] for item in s.attached_to(hero)])


class played_at_once_to(Lasting):
    """As soon as this card is revealed it must be played to a location, even to a locked one, and
    nowhere else."""

    hook = PLAYING | COMPELLED

    def __init__(self, location: str) -> None:
        self.location = location

    def bans(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return card == source and s.cast.place_name(s.cast.seat(card), place) != self.location


class adds(Lasting):
    """This card's location has one symbol more, which is never covered (DV-8a)."""

    hook = ADDED

    def __init__(self, kind: int, amount: int = 0) -> None:
        self.added = Symbol(kind, amount)

    def symbol(self) -> Symbol:
        return self.added


class can_be_discarded_to_pay_for(Lasting):
    """May be discarded from the realm in place of paying for a card of a type."""

    hook = PAYS

    def __init__(self, type: int) -> None:
        self.type = type

    def pays(self, s: Villainous, source: int, card: int) -> bool:
        return s.cast.cards[card].type == self.type


class hand_is_open(Lasting):
    """The villain plays with the hand visible to all."""

    hook = OPEN_HAND


class may_use_one_covered_symbol(Lasting):
    """While the pawn is at this card's location, one covered symbol there, once a turn. French:
    only when the pawn has moved there in this turn."""

    hook = COVERED

    def __init__(self, after_arriving: bool = False) -> None:
        self.after_arriving = after_arriving

    def uses_covered(self, s: Villainous, source: int) -> bool:
        return not self.after_arriving or s.mark(source, ARRIVED) > 0


class forbids(Lasting):
    """Its owner cannot take these kinds of actions."""

    hook = FORBIDS

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def forbids(self, kind: int) -> bool:
        return kind in self.kinds


class owner_cannot_move(Lasting):
    """The villain can move no card of these types."""

    hook = OWN_MOVES

    def __init__(self, *types: int) -> None:
        self.types = types

    def binds(self, s: Villainous, source: int, card: int) -> bool:
        return s.type_of(card) in self.types


class may_stay_on_next_turn(Lasting):
    hook = STAYING


class needs_two_allies(Lasting):
    """A Vanquish of this Hero must use at least two Allies, whatever their strength."""

    hook = HELPERS

    def helpers(self, s: Villainous, source: int, hero: int) -> int:
        return 2 if hero == source else 0


class not_vanquished_by(Lasting):
    """Allies of a name cannot be used in a Vanquish against this Hero."""

    hook = HELP

    def __init__(self, ally: str) -> None:
        self.ally = ally

    def refuses(self, s: Villainous, source: int, hero: int, ally: int) -> bool:
        return hero == source and s.cast.cards[ally].id == self.ally


class no_use_as_a_wicket(Lasting):
    """As a Wicket it cannot be used in a Vanquish (DV-75)."""

    hook = HELP

    def refuses(self, s: Villainous, source: int, hero: int, ally: int) -> bool:
        return ally == source and s.mark(ally, WICKET) > 0


class stays_after_a_vanquish(Lasting):
    """When used in a Vanquish this Ally is not discarded."""

    hook = UNSPENT


class reaches_neighbours(Lasting):
    """May be used in a Vanquish at an adjacent location."""

    hook = REACH


class discarded_instead_of_bearer(Lasting):
    hook = REPLACES


class goes_back_into_the_fate_deck(Lasting):
    """When defeated, shuffled into the fate deck instead of being discarded."""

    hook = RETURNS
