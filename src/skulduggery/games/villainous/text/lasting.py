"""Lasting rules: what holds while a card is in play (while...)."""

from __future__ import annotations

from skulduggery.games.villainous.cards import (
    ADDED,
    COMPELLED,
    COSTS,
    COVERED,
    FORBIDS,
    GAINING,
    HAND_SIZE,
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
    STRENGTH,
    UNSPENT,
    Lasting,
    Symbol,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import ARRIVED, PAWN, UPPER, WICKET

EVERY_TYPE = (0, 1, 2, 3, 4, 5)


class stronger_by_heroes_here(Lasting):
    """This card has so much more strength for each Hero at its location."""

    hook = STRENGTH

    def __init__(self, by: int) -> None:
        self.by = by

    def strength(self, s: Villainous, source: int, card: int) -> int:
        if card != source:
            return 0
        return self.by * len(s.zone(s.cast.seat(source), UPPER + s.place_of(source)))


class stronger_beside(Lasting):
    """This card has more strength while a card of a type is at its location."""

    hook = STRENGTH

    def __init__(self, by: int, type: int) -> None:
        self.by = by
        self.type = type

    def strength(self, s: Villainous, source: int, card: int) -> int:
        if card != source:
            return 0
        zone = s.where(source)
        for other in s.zone(s.cast.seat(source), zone):
            if other != source and s.cast.cards[other].type == self.type:
                return self.by
        return 0


class stronger_at(Lasting):
    """This card has more strength while it is at a location."""

    hook = STRENGTH

    def __init__(self, by: int, location: str) -> None:
        self.by = by
        self.location = location

    def strength(self, s: Villainous, source: int, card: int) -> int:
        there = s.cast.place_name(s.cast.seat(source), s.place_of(source)) == self.location
        return self.by if card == source and there else 0


class stronger_with_an_item(Lasting):
    """This card has more strength while anything is attached to it, however much."""

    hook = STRENGTH

    def __init__(self, by: int) -> None:
        self.by = by

    def strength(self, s: Villainous, source: int, card: int) -> int:
        return self.by if card == source and s.attached_to(source) else 0


class stronger_by_places_of_heroes(Lasting):
    """This card has so much more strength for each location of the realm with a Hero, locked ones
    too."""

    hook = STRENGTH

    def __init__(self, by: int) -> None:
        self.by = by

    def strength(self, s: Villainous, source: int, card: int) -> int:
        if card != source:
            return 0
        seat = s.cast.seat(source)
        return self.by * sum([1 for place in range(s.box.places) if s.zone(seat, UPPER + place)])


class stronger_while_in_the_realm(Lasting):
    """This card has more strength while another one is in the realm, or at its location."""

    hook = STRENGTH

    def __init__(self, by: int, other: str, here: bool = False) -> None:
        self.by = by
        self.other = other
        self.here = here

    def strength(self, s: Villainous, source: int, card: int) -> int:
        if card != source:
            return 0
        for one in s.in_play(s.cast.seat(source)):
            if s.cast.cards[one].id == self.other:
                return self.by if not self.here or s.place_of(one) == s.place_of(source) else 0
        return 0


class others_stronger(Lasting):
    """Every other card of a type has more (or less) strength: at this location, or in the whole
    realm. `itself` where the card does not say 'other'."""

    hook = STRENGTH

    def __init__(self, by: int, type: int, here: bool, itself: bool = False) -> None:
        self.by = by
        self.type = type
        self.here = here
        self.itself = itself

    def strength(self, s: Villainous, source: int, card: int) -> int:
        if card == source and not self.itself:
            return 0
        if s.type_of(card) != self.type:
            return 0
        if self.here and s.place_of(card) != s.place_of(source):
            return 0
        return self.by


class costs(Lasting):
    """Cards of some types (of a family, with `tag`) cost more (or less): while the pawn is here, or
    when played here."""

    hook = COSTS

    def __init__(
        self,
        by: int,
        types: tuple[int, ...] = EVERY_TYPE,
        while_pawn_here: bool = False,
        to_here: bool = False,
        tag: str = "",
    ) -> None:
        self.by = by
        self.types = types
        self.tag = tag
        self.while_pawn_here = while_pawn_here
        self.to_here = to_here

    def cost(self, s: Villainous, source: int, card: int, place: int, onto: int) -> int:
        printed = s.cast.cards[card]
        if printed.type not in self.types or (self.tag and self.tag not in printed.tags):
            return 0
        here = s.place_of(source)
        if self.while_pawn_here and s.number(s.cast.seat(source), PAWN) != here:
            return 0
        if self.to_here and place != here:
            return 0
        return self.by


class costs_more(Lasting):
    """Cards of some types cost more when this Hero is to bear them, or is chosen by them. `bearer`:
    it is not this card but the Hero that bears it."""

    hook = COSTS

    def __init__(self, by: int, *types: int, bearer: bool = False) -> None:
        self.by = by
        self.types = types
        self.bearer = bearer

    def cost(self, s: Villainous, source: int, card: int, place: int, onto: int) -> int:
        hero = s.bearer_of(source) if self.bearer else source
        return self.by if onto == hero and s.cast.cards[card].type in self.types else 0


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


class draws_up_to_more(Lasting):
    """At the end of the turn the villain draws up to so many cards more."""

    hook = HAND_SIZE

    def __init__(self, by: int) -> None:
        self.by = by

    def hand_size(self) -> int:
        return self.by


class draws_more(Lasting):
    """At the end of the turn the villain draws so many cards more (or less) than usual."""

    hook = HAND_SIZE

    def __init__(self, by: int) -> None:
        self.by = by

    def drawn(self) -> int:
        return self.by


class gains_are_lower(Lasting):
    """Each single gain of Power is lower by one."""

    hook = GAINING

    def gain(self, s: Villainous, source: int) -> int:
        return -1


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
