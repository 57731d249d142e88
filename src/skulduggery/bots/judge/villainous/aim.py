"""How near a villain is to winning: a sum of figures, each for something that can be seen.

The figures are in the exponent of chances: who is ahead by 1 has about 73 chances in 100 against
one opponent. Each villain has a module with its figures, and with what is to be counted for its
objective. The tables were fitted to games (docs/bots.md); a figure that nobody gave is 0.
"""

from __future__ import annotations

from typing import Final

from skulduggery.games.villainous import realm
from skulduggery.games.villainous.box import Cast
from skulduggery.games.villainous.cards import CONDITION, EFFECT, HERO
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    ATTACHED,
    CARDS,
    DECK,
    DISCARDED,
    HAND,
    LASTING,
    LOWER,
    NUMBERS,
    PAWN,
    POWER,
    UPPER,
    VILLAIN_CARDS,
    ZONES,
)

Figures = dict[str, float]
NO_CARD: Final = -1000
FIRST_POWER: Final = 4
MORE_POWER: Final = 6


class Aim:
    """One seat's villain, and what to count for it. It counts in imagined states only."""

    def __init__(self, cast: Cast, seat: int, figures: Figures) -> None:
        self.cast = cast
        self.seat = seat
        self.first = seat * CARDS
        self.figures = figures
        self.names: list[str] = []
        self.weights: list[float] = []
        self.noted: list[float] | None = None
        """Where to note how much there is of everything, for who fits the figures."""
        self.total = 0.0
        self.bias = figures.get("bias", 0.0)
        self.places = len(cast.villains[seat].locations)
        cards = cast.cards[self.first : self.first + CARDS]
        self.held = [self.term(f"held {card.id}") for card in cards[:VILLAIN_CARDS]]
        self.again = [self.term(f"again {card.id}") for card in cards[:VILLAIN_CARDS]]
        self.lies = [
            self.term(f"lies {card.id}") if card.type not in (EFFECT, CONDITION) else -1
            for card in cards
        ]
        self.serves = [
            self.term(f"serves {card.id}")
            if card.type == HERO and cast.villains[seat].hypnotizes
            else -1
            for card in cards
        ]
        self.goes_on = [self.term(f"lasting {card.id}") if card.until else -1 for card in cards]
        locations = cast.villains[seat].locations
        self.covered = [self.term(f"covered {one.id}") if one.top else -1 for one in locations]
        self.pawn = [self.term(f"pawn {one.id}") for one in locations]
        self.first_power = self.term("power up to 4")
        self.more_power = self.term("power up to 10")
        self.rest_of_power = self.term("power beyond")
        self.to_draw = self.term("cards to draw")
        self.too_many = self.term("cards above 4")
        self.muster = self.term("strength of allies")
        self.lacking = self.term("strength lacking")
        self.beatable = self.term("heroes within reach")
        self.heroes = self.term("heroes")
        # What `score` has found.
        self.strength_at: list[int] = [0] * self.places
        self.heroes_there: list[int] = []

    def term(self, name: str) -> int:
        """The number of something to count; the same name has the same number."""
        if name in self.names:
            return self.names.index(name)
        self.names.append(name)
        self.weights.append(self.figures.get(name, 0.0))
        return len(self.names) - 1

    def add(self, term: int, amount: float) -> None:
        self.total += self.weights[term] * amount
        noted = self.noted
        if noted is not None:
            noted[term] += amount

    def card(self, id: str, copy: int = 0) -> int:
        """The number of one of the villain's cards."""
        for n in range(self.first, self.first + CARDS):
            if self.cast.cards[n].id == id:
                return n + copy
        return NO_CARD

    def score(self, s: Villainous) -> float:
        """How near the villain is to winning, as far as things stand still."""
        self.total = self.bias
        base = self.seat * ZONES
        zones = s.zones
        first = self.first
        power = s.numbers[self.seat * NUMBERS + POWER]
        self.add(self.first_power, min(power, FIRST_POWER))
        if power > FIRST_POWER:
            self.add(self.more_power, min(power - FIRST_POWER, MORE_POWER))
            self.add(self.rest_of_power, max(power - FIRST_POWER - MORE_POWER, 0))
        hand = zones[base + HAND]
        kind = self.cast.kind
        before: list[int] = []
        for card in hand:
            if kind[card] in before:
                self.add(self.again[card - first], 1.0)
            else:
                before.append(kind[card])
                self.add(self.held[card - first], 1.0)
        if len(hand) < 4:
            self.add(self.to_draw, 4.0 - len(hand))
        elif len(hand) > 4:
            self.add(self.too_many, len(hand) - 4.0)
        lasting = zones[base + LASTING]
        if lasting:
            for n in range(0, len(lasting), 2):
                self.add(self.goes_on[lasting[n] - first], 1.0)
        pawn = s.numbers[self.seat * NUMBERS + PAWN]
        if 0 <= pawn < self.places:
            self.add(self.pawn[pawn], 1.0)
        pairs = zones[base + ATTACHED]
        for n in range(1, len(pairs), 2):
            self.add(self.lies[pairs[n] - first], 1.0)
        self.heroes_there = []
        for place in range(self.places):
            there = 0
            for card in zones[base + LOWER + place]:
                if self.serves[card - first] >= 0:
                    self.add(self.serves[card - first], 1.0)
                else:
                    self.add(self.lies[card - first], 1.0)
                if s.box.is_ally(s, card):
                    there += realm.strength(s, card)
            self.strength_at[place] = there
            if there:
                self.add(self.muster, there)
            heroes = zones[base + UPPER + place]
            if heroes:
                for hero in heroes:
                    self.add(self.lies[hero - first], 1.0)
                    self.heroes_there.append(hero)
                    lack = realm.strength(s, hero) - there
                    if lack <= 0:
                        self.add(self.beatable, 1.0)
                    else:
                        self.add(self.lacking, lack)
                self.add(self.heroes, len(heroes))
                if self.covered[place] >= 0:
                    self.add(self.covered[place], 1.0)
        self.goal(s)
        return self.total

    def goal(self, s: Villainous) -> None:
        """Count what the objective of this villain asks for."""

    def wait(self, s: Villainous, card: int, term: int, discarded: int) -> None:
        """Count what it means that a card one longs for lies in the deck, or was discarded."""
        if card in s.zones[self.seat * ZONES + DISCARDED]:
            self.add(discarded, 1.0)
        else:
            pile = s.piles[self.seat * 2 + DECK]
            if card in pile.bag or card in pile.top or card in pile.bottom:
                self.add(term, pile.size() / 10.0)

    def holds(self, s: Villainous, card: int, copies: int = 1) -> int:
        """How many copies of a card are in the hand."""
        out = 0
        for one in s.zones[self.seat * ZONES + HAND]:
            if card <= one < card + copies:
                out += 1
        return out
