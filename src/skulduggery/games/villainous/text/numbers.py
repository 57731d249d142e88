"""Lasting rules that change numbers: strength, costs, gains, how many cards are drawn."""

from __future__ import annotations

from skulduggery.games.villainous.cards import COSTS, GAINING, HAND_SIZE, STRENGTH, Lasting
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import PAWN, UPPER

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
