"""A Hero is defeated: what comes back, where the Hero goes, what is set off (DV-51a)."""

from __future__ import annotations

from skulduggery.engine.events import Place
from skulduggery.engine.game import NOBODY
from skulduggery.games.villainous.at_work import stolen
from skulduggery.games.villainous.cards import CAPTURED, DEFEATED, NOWHERE, RETURNS
from skulduggery.games.villainous.piles import out_of_discard
from skulduggery.games.villainous.purse import receive
from skulduggery.games.villainous.realm import happen, keep, lay_down, leave, strength, take_out
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import CARDS, FATE_DECK, LOWER, POWER_ON, UPPER


def give_back(s: Villainous, hero: int, place: int) -> None:
    """What a Hero has stolen comes back where he is defeated (DV-72); what only an Ally can bear is
    discarded."""
    seat = hero // CARDS
    for item in s.attached_to(hero):
        if not stolen(s, item):
            continue
        if s.cast.cards[item].attach != NOWHERE:
            leave(s, item, "discard")
            continue
        take_out(s, item)
        lay_down(s, item, place, NOBODY)
        if s.heard is not None:
            s.tell("detach", seat, item, to=s.at(seat, LOWER + place))


def change_sides(s: Villainous, hero: int) -> None:
    """A hypnotised Hero goes to the lower side of his location, without his Items (DV-71)."""
    seat = hero // CARDS
    place = s.place_of(hero)
    if s.heard is not None:
        upper, lower = s.at(seat, UPPER + place), s.at(seat, LOWER + place)
        s.tell("defeat", seat, hero, origin=upper, to=lower)
    items = s.attached_to(hero)
    take_out(s, hero)
    s.drop_marks(hero)
    s.put(seat, LOWER + place, s.zone(seat, LOWER + place) + (hero,))
    for item in items:
        leave(s, item, "discard")


def defeat(s: Villainous, hero: int, hypnotized: bool = False) -> None:
    """Defeat a Hero: by a Vanquish or by a card that says so (DV-51a)."""
    seat = hero // CARDS
    place = s.place_of(hero)
    was = strength(s, hero)
    back = s.mark(hero, POWER_ON)
    returns = bool(s.cast.cards[hero].hooks & RETURNS) and not hypnotized
    s.box.before_defeat(s, seat, hero)
    give_back(s, hero, place)
    if hypnotized:
        change_sides(s, hero)
    elif s.cast.cards[hero].hooks & CAPTURED:
        keep(s, hero, "captured")
    else:
        leave(s, hero, "defeat")
    if back:
        receive(s, seat, back)
    if returns:
        out_of_discard(s, hero)
        s.set_pile(seat, FATE_DECK, s.pile(seat, FATE_DECK).shuffled((hero,)))
        if s.heard is not None:
            s.tell("shuffle", seat, hero, to=Place(seat, "fate"))
    happen(s, DEFEATED, seat, hero, place, was)
    s.box.defeated(s, seat, hero, place)
