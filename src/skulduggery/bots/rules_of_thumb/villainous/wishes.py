"""What a villain wants, in figures: what cards are worth, whom to defeat, what hurts most.

A worth of 1 is about two Power. Each villain has a module with its own figures, and a method where
figures cannot say it. An opponent reads the same figures to know what to fate a villain with.
"""

from itertools import combinations
from typing import ClassVar

from skulduggery.games.villainous import play, realm, vanquish
from skulduggery.games.villainous.actions import VERB
from skulduggery.games.villainous.cards import (
    ALLY,
    CONDITION,
    EFFECT,
    GAIN,
    HERO,
    NOWHERE,
    REACH,
    Symbol,
)
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import CARDS, POWER_ON, UPPER

Figures = dict[str, float]

SYMBOLS: Figures = {
    "play-card": 1.4,
    "activate": 0.3,
    "fate": 1.0,
    "move-item-or-ally": 0.5,
    "move-hero": 0.3,
    "vanquish": 1.0,
    "discard": 0.7,
    "play-activate-ambition": 1.2,
}
"""What a symbol is worth that can be used, as long as it is not known what for."""
USUAL_CARD = 2.0
"""What it is worth to hold a card that is still to be drawn."""
JUNK = 1.2
"""A card that is worth less in the hand is discarded."""
FROM_STRENGTH = 0.4
"""What a point of an Ally's strength is worth while nobody is there to be defeated."""
SURE = 0.8
"""How much a Hero counts who can be defeated later, beside one who can be now."""
COVERED = 0.6
"""How much of their worth the symbols lose that a Hero covers."""
MOST_ALLIES = 8
NEVER = -9.0


class Wishes:
    """A seat's villain, and what it wants of a table."""

    cards: ClassVar[Figures] = {}
    """What it is worth to have a card in play, or to carry it out, beside what it costs."""
    kept: ClassVar[Figures] = {}
    """What it is worth to hold a card, where that does not follow."""
    heroes: ClassVar[Figures] = {}
    """How much a Hero hinders, beside the symbols that he covers."""
    blows: ClassVar[Figures] = {}
    """How much any other fate card hurts."""
    places: ClassVar[Figures] = {}
    """What it is worth that the pawn stands there, beside the actions."""
    muster: ClassVar[Figures] = {}
    """Where Allies gather who have nothing to do."""
    symbols: ClassVar[Figures] = {}
    """What symbols are worth, where it differs from the usual."""
    power: float = 0.5
    """What a Power is worth ..."""
    plenty: int = 8
    """... up to this many; each more is worth half of that."""

    def __init__(self, s: Villainous, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.board = s.cast.villains[seat].locations

    def on(self, s: Villainous) -> "Wishes":
        """The same wishes on another table."""
        return type(self)(s, self.seat)

    # How far it has come.

    def nearness(self) -> float:
        """How near the villain is to winning; 1: it wins when its next turn begins."""
        goals = self.s.cast.villains[self.seat].objective.goals(self.s, self.seat)
        return sum([min(goal.have, goal.need) / goal.need for goal in goals]) / len(goals)

    # Reading the table.

    def id(self, card: int) -> str:
        return self.s.cast.cards[card].id

    def place(self, name: str) -> int:
        return self.s.cast.villains[self.seat].place(name)

    def at(self, card: int) -> str:
        """The location where a card lies; nowhere: an empty name."""
        place = self.s.place_of(card)
        return self.board[place].id if place >= 0 else ""

    def in_play(self, id: str) -> int:
        """A card of the realm by its id, or -1."""
        for card in self.s.in_play(self.seat):
            if self.id(card) == id:
                return card
        return -1

    def holds(self, id: str) -> bool:
        return any([self.id(card) == id for card in self.s.hand(self.seat)])

    def heroes_at(self, place: int) -> tuple[int, ...]:
        return self.s.zone(self.seat, UPPER + place)

    # What things are worth.

    def price(self) -> float:
        """What the next Power is worth."""
        return self.power if self.s.power(self.seat) < self.plenty else self.power / 2

    def charge(self, card: int, cost: int) -> float:
        """What it is worth not to pay this for a card."""
        return self.price() * cost

    def purse(self, kind: int) -> int:
        """What there is to pay with for the cards that a kind of symbol plays."""
        return self.s.power(self.seat)

    def outlay(self, code: int) -> int:
        """What an option of such a symbol costs."""
        return self.cost(code % VERB)

    def symbol(self, symbol: Symbol) -> float:
        if symbol.kind == GAIN:
            return symbol.amount * self.power
        return self.symbols.get(symbol.name(), SYMBOLS[symbol.name()])

    def base(self, card: int) -> float:
        """What a card of one's own is worth in play, wherever."""
        printed = self.s.cast.cards[card]
        if printed.id in self.cards:
            return self.cards[printed.id]
        return 0.4 + FROM_STRENGTH * printed.strength if printed.type == ALLY else 1.0

    def worth(self, card: int) -> float:
        """What a card in the realm is worth to the villain, with all that is attached to it."""
        if self.s.cast.cards[card].fate and not self.s.box.is_ally(self.s, card):
            return -self.hinders(card)
        return self.base(card) + sum([self.base(item) for item in self.s.attached_to(card)])

    def keep(self, card: int) -> float:
        """What it is worth to go on holding a card; of several alike the later ones less."""
        printed = self.s.cast.cards[card]
        if printed.id in self.kept:
            worth = self.kept[printed.id]
        elif printed.type == CONDITION:
            worth = self.cards.get(printed.id, 1.9) - 0.4 * self.conditions_before(card)
        else:
            worth = self.base(card) - 0.5 * self.power * printed.cost
        kind = self.s.cast.kind
        alike = [one for one in self.s.hand(self.seat) if kind[one] == kind[card]]
        return worth - 0.5 * alike.index(card) if card in alike else worth

    def conditions_before(self, card: int) -> int:
        """How many Conditions stand in the hand before this one: they stay there long."""
        held = self.s.hand(self.seat)
        before = held[: held.index(card)] if card in held else ()
        return len([one for one in before if self.s.cast.cards[one].type == CONDITION])

    # Playing cards.

    def play(self, card: int) -> float:
        """What it is worth to play a card of the hand now, its cost counted."""
        printed = self.s.cast.cards[card]
        if printed.type in (EFFECT, CONDITION):
            return self.effect(card) - self.charge(card, realm.cost(self.s, card, -1))
        if printed.attach != NOWHERE:
            bearers = play.bearers(self.s, card)
            return max([self.bearing(card, one) for one in bearers], default=NEVER)
        places = play.places_for(self.s, card, False)
        return max([self.lying(card, place) for place in places], default=NEVER)

    def cost(self, card: int) -> int:
        """What a card costs that lies at no particular place."""
        return realm.cost(self.s, card, -1)

    def hoarding(self, card: int) -> float:
        """What speaks against spending Power on a card: that a better one in the hand needs it."""
        left = self.s.power(self.seat) - self.cost(card)
        if left >= self.plenty or not self.cost(card):
            return 0.0
        for other in self.s.hand(self.seat):
            if other != card and self.s.cast.cards[other].type != CONDITION:
                need = self.cost(other)
                if left < need and self.longed_for(other) > self.longed_for(card) + 0.8:
                    return 1.2
        return 0.0

    def longed_for(self, card: int) -> float:
        """How much a card of the hand is looked forward to."""
        return self.base(card) - self.power * self.cost(card)

    def given_up(self, about: str) -> int:
        """How many cards of the hand a card of one's own makes one discard."""
        return 3

    def any_copy(self, id: str) -> int:
        """A card by its id: rather one that does not lie in the realm; -1: it is not one's own."""
        found = -1
        for card in range(self.seat * CARDS, (self.seat + 1) * CARDS):
            if self.id(card) == id:
                found = card
                if self.s.where(card) < 0:
                    break
        return found

    def effect(self, card: int) -> float:
        """What it is worth to carry out an Effect or a Condition now."""
        return self.base(card)

    def lying(self, card: int, place: int) -> float:
        """What it is worth to play a card to a location, its cost counted."""
        cost = self.charge(card, realm.cost(self.s, card, place))
        return self.base(card) + self.there(card, place) - cost

    def bearing(self, card: int, bearer: int) -> float:
        """What it is worth to attach a card to another one, its cost counted."""
        cost = self.charge(card, realm.cost(self.s, card, self.s.place_of(bearer)))
        return self.base(card) + self.onto(card, bearer) - cost

    def there(self, card: int, place: int) -> float:
        """How much more a card of one's own is worth at a location."""
        if not self.is_ally(card):
            return 0.0
        return self.muster.get(self.board[place].id, 0.0) + self.assault(card, place)

    def is_ally(self, card: int) -> bool:
        if self.s.where(card) >= 0:
            return self.s.box.is_ally(self.s, card)
        return self.s.cast.cards[card].type == ALLY

    def onto(self, item: int, bearer: int) -> float:
        """How much more an Item is worth on this bearer."""
        bonus = self.s.cast.cards[item].bonus
        best = 0.05 * realm.strength(self.s, bearer)
        if bonus:
            for hero in self.reached(bearer, self.s.place_of(bearer)):
                missing = self.missing(hero)
                if missing > 0:
                    best = max(best, SURE * self.hinders(hero) * min(1.0, bonus / missing))
        return best

    def activate(self, card: int) -> float:
        """What it is worth to activate a card now, beside what it costs."""
        return 0.5

    def activation(self, card: int) -> float:
        """What it is worth to activate a card now, its cost counted."""
        return self.activate(card) - self.price() * realm.activation_cost(self.s, card)

    def other(self, kind: int, what: int) -> float:
        """What an option is worth that is none of the usual actions."""
        return self.any_time(what)

    def any_time(self, card: int) -> float:
        """What it is worth to use what a card offers without a symbol."""
        return NEVER

    # The pawn.

    def visit(self, place: int) -> float:
        """What it is worth that the pawn goes to a location, or stays there, beside the actions.
        The pawn stands there already."""
        return self.places.get(self.board[place].id, 0.0)

    # Moving cards.

    def moved(self, card: int, place: int) -> float:
        """What it gains to move a card of the realm to another location."""
        here = self.s.place_of(card)
        if self.s.cast.cards[card].type == HERO and not self.is_ally(card):
            return self.covers(card, here) - self.covers(card, place)
        return self.there(card, place) - self.there(card, here)

    # Heroes.

    def reached(self, ally: int, place: int) -> list[int]:
        """The Heroes against whom an Ally at a location can be used."""
        out = list(self.heroes_at(place))
        if self.s.cast.cards[ally].hooks & REACH:
            for near in self.s.box.neighbours(place):
                out.extend(self.heroes_at(near))
        return [hero for hero in out if realm.may_defeat(self.s, hero) == FINE]

    def missing(self, hero: int) -> int:
        """How much strength is missing to vanquish a Hero; an Ally too few counts as 1."""
        helpers = vanquish.helpers(self.s, hero)
        total = sum([vanquish.help_of(self.s, ally, hero) for ally in helpers])
        missing = realm.strength(self.s, hero) - total
        if missing <= 0 and len(helpers) < vanquish.least_helpers(self.s, hero):
            return 1
        return missing

    def assault(self, ally: int, place: int) -> float:
        """What an Ally at a location brings, or would bring, against the Heroes there."""
        in_play = self.s.where(ally) >= 0
        mine = realm.strength(self.s, ally) if in_play else self.s.cast.cards[ally].strength
        counted = self.reached(ally, self.s.place_of(ally)) if in_play else []
        best = 0.0
        for hero in self.reached(ally, place):
            missing = self.missing(hero) + (mine if hero in counted else 0)
            if missing > 0 and mine > 0:
                part = min(1.0, mine / missing)
                best = max(best, SURE * part * part * (self.hinders(hero) - 0.3))
        return best

    def covers(self, hero: int, place: int) -> float:
        """What the symbols are worth that a Hero covers, or would cover, at a location."""
        if [one for one in self.heroes_at(place) if one != hero]:
            return 0.2
        return COVERED * sum([self.symbol(symbol) for symbol in self.board[place].top])

    def hinders(self, hero: int) -> float:
        """How much a Hero of the realm hinders."""
        out = self.heroes.get(self.id(hero), 0.3) + self.covers(hero, self.s.place_of(hero))
        out += self.power * self.s.mark(hero, POWER_ON)
        for item in self.s.attached_to(hero):
            out += 0.5 * self.blows.get(self.id(item), 0.4)
        return out

    def vanquish(self, hero: int) -> float:
        """What it is worth to vanquish a Hero now, the Allies that it takes counted."""
        return 0.6 + self.hinders(hero) - 0.6 * sum([self.spent(one) for one in self.force(hero)])

    def spent(self, ally: int) -> float:
        """What it costs to use an Ally up."""
        return self.worth(ally)

    def force(self, hero: int) -> list[int]:
        """The Allies who are best used against a Hero: the least that is enough."""
        helpers = vanquish.helpers(self.s, hero)
        need = realm.strength(self.s, hero)
        least = vanquish.least_helpers(self.s, hero)
        if need == 0 and least == 0:
            return []
        costs = {ally: (self.spent(ally), vanquish.help_of(self.s, ally, hero)) for ally in helpers}
        helpers.sort(key=lambda ally: costs[ally][0])
        best, lowest = helpers, 1e9
        for size in range(max(least, 1), min(len(helpers), MOST_ALLIES) + 1):
            for some in combinations(helpers[:MOST_ALLIES], size):
                if sum([costs[ally][1] for ally in some]) >= need:
                    spent = sum([costs[ally][0] for ally in some])
                    if spent < lowest:
                        best, lowest = list(some), spent
        return best

    def joins(self, ally: int) -> float:
        """What it is worth that an Ally comes to a Vanquish for a price, and is used there, where
        the others would do."""
        return NEVER

    def defeat(self, hero: int) -> float:
        """What it is worth that a Hero is defeated by a card."""
        return self.hinders(hero)

    # Being fated.

    def dread(self) -> float:
        """How much a Fate action hurts this villain, beside the usual (1); less than 0: it would
        help."""
        return 1.0

    def hurt(self, card: int) -> float:
        """How much it hurts this villain when somebody plays a fate card on it now."""
        printed = self.s.cast.cards[card]
        if printed.type == HERO:
            places = play.places_for(self.s, card, True)
            best = max([self.exposed(card, place) for place in places], default=0.0)
            return self.heroes.get(printed.id, 0.3) + 0.15 * printed.strength + best
        if printed.attach != NOWHERE:
            best = max(
                [self.burdened(card, one) for one in play.bearers(self.s, card)], default=0.0
            )
            return self.blows.get(printed.id, 0.8) + best
        return self.blows.get(printed.id, 1.0)

    def exposed(self, hero: int, place: int) -> float:
        """How much it hurts that a Hero comes to this location."""
        out = self.covers(hero, place)
        if place == self.s.pawn(self.seat):
            out *= 0.8
        if self.beaten_there(hero, place):
            out -= 0.8
        return out

    def beaten_there(self, hero: int, place: int) -> bool:
        """Could the Allies at a location vanquish a Hero who comes there?"""
        there = [ally for ally in realm.allies(self.s, self.seat) if self.s.place_of(ally) == place]
        total = sum([realm.strength(self.s, ally) for ally in there])
        return total >= self.s.cast.cards[hero].strength

    def burdened(self, item: int, hero: int) -> float:
        """How much it hurts that a Hero gets a fate Item, or whatever else makes him worse."""
        return 0.3 * self.hinders(hero)

    # Questions of cards: None where the usual answer will do.

    acts_by: ClassVar[tuple[str, ...]] = ()
    """Cards that go somewhere to carry out an action there."""

    at_most: int = 2
    """How many cards a text that chooses up to so many can choose."""

    def freed(self, hero: int, n: int) -> float:
        """What it is worth that a Hero who is shrunk leaves this upper symbol free."""
        return self.symbol(self.board[self.s.place_of(hero)].top[n])

    def picks(self, about: str, card: int) -> float | None:
        """What it is worth to the villain to choose a card for a text of its own."""
        return None

    def goes(self, about: str, place: int) -> float | None:
        """What it is worth to the villain to choose a location for a text of its own."""
        return None

    def says(self, about: str, word: str) -> float:
        """What it is worth to answer a text with this word."""
        return 1.0

    def agrees(self, about: str) -> float:
        """What it is worth to the villain to do what a text of its own offers."""
        return 1.0

    def puts_back(self, cards: list[str]) -> float:
        """What it is worth to put cards that were looked at back onto the own fate deck, rather
        than to discard them."""
        return 0.0

    def without_paying(self, card: int, instead: int) -> float:
        """What it is worth to discard a card of the realm in place of paying for this one."""
        return 0.0

    def suffers(self, about: str, card: int) -> float | None:
        """How much it hurts the villain that a fate card's text chooses this card."""
        return None

    def sent(self, about: str, place: int) -> float | None:
        """How much it hurts the villain that a fate card's text chooses this location."""
        return None
