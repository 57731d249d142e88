"""The Queen of Hearts: Wickets everywhere, strong enough for a shot."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from skulduggery.bots.judge.villainous.aim import Aim, Figures
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.box import Cast
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    DECK,
    DISCARDED,
    HAND,
    LOWER,
    MARKS,
    NUMBERS,
    POWER,
    UPPER,
    WICKET,
    ZONES,
)

FIGURES: Final[Figures] = {
    "held card-guard-club": -0.04,
    "held card-guard-heart": -0.08,
    "held card-guard-spade": -0.11,
    "held the-king": 0.03,
    "held tweedle-dee-and-tweedle-dum": -0.10,
    "held spear": -0.03,
    "held stopwatch": -0.19,
    "held off-with-your-head": 0.04,
    "held take-the-shot": 0.10,
    "held by-order-of-the-queen": -0.10,
    "held makes-you-smaller": -0.04,
    "held very-merry-unbirthday": 0.02,
    "held fury": -0.03,
    "held judgment": -0.11,
    "again card-guard-club": -0.09,
    "again card-guard-diamond": -0.21,
    "again card-guard-heart": -0.25,
    "again card-guard-spade": -0.03,
    "again spear": -0.06,
    "again off-with-your-head": 0.05,
    "again take-the-shot": -0.14,
    "again makes-you-smaller": 0.05,
    "again very-merry-unbirthday": 0.05,
    "again fury": 0.03,
    "again judgment": -0.11,
    "lies card-guard-club": -0.10,
    "lies card-guard-diamond": 0.05,
    "lies card-guard-heart": 0.11,
    "lies card-guard-spade": -0.01,
    "lies the-king": 0.21,
    "lies tweedle-dee-and-tweedle-dum": -0.09,
    "lies spear": 0.31,
    "lies stopwatch": -0.12,
    "lies alice": -0.31,
    "lies caterpillar": 0.07,
    "lies cheshire-cat": 0.21,
    "lies dodo": 0.13,
    "lies dormouse": -0.11,
    "lies mad-hatter": 0.13,
    "lies march-hare": -0.15,
    "lies white-rabbit": -0.13,
    "covered courtyard": -0.10,
    "covered hedge-maze": -0.37,
    "covered tulgey-wood": -0.36,
    "covered white-rabbits-house": -0.36,
    "pawn hedge-maze": -0.08,
    "pawn tulgey-wood": -0.06,
    "pawn white-rabbits-house": -0.16,
    "power up to 4": 0.12,
    "power up to 10": 0.01,
    "power beyond": 0.01,
    "cards to draw": 0.13,
    "strength of allies": 0.03,
    "strength lacking": -0.03,
    "heroes within reach": 0.03,
    "heroes": -0.15,
    "wickets at 1 locations": 0.29,
    "wickets at 2 locations": 0.38,
    "wickets at 3 locations": 0.27,
    "wickets at 4 locations": 0.49,
    "strength of wickets": -0.02,
    "guards where no wicket is": 0.28,
    "further guards": -0.03,
    "guards in hand for free locations": 0.06,
    "orders in hand for guards": 0.03,
    "chance of a shot": 0.45,
    "chance of a shot, shot held": 0.87,
    "chance of a shot, held and paid": 0.39,
    "shot held, three locations": 0.26,
    "dodo where no wicket is": -0.38,
    "only wicket at a location": 0.21,
    "bias": -0.31,
}
TURNED: Final = 5
"""So many cards are turned over by a shot."""


class QueenOfHearts(Aim):
    def __init__(self, cast: Cast, seat: int) -> None:
        super().__init__(cast, seat, FIGURES)
        self.guard = self.card("card-guard-club")
        self.shot = self.card("take-the-shot")
        self.order = self.card("by-order-of-the-queen")
        self.dodo = self.card("dodo")
        self.done = [self.term(f"wickets at {n} locations") for n in range(1, 5)]
        self.force = self.term("strength of wickets")
        self.guarded = self.term("guards where no wicket is")
        self.more = self.term("further guards")
        self.recruits = self.term("guards in hand for free locations")
        self.orders = self.term("orders in hand for guards")
        self.chance = self.term("chance of a shot")
        self.chance_held = self.term("chance of a shot, shot held")
        self.chance_paid = self.term("chance of a shot, held and paid")
        self.shot_soon = self.term("shot held, three locations")
        self.shot_gone = self.term("shots discarded")
        self.prevented = self.term("dodo where no wicket is")
        self.exposed = self.term("only wicket at a location")

    def goal(self, s: Villainous) -> None:
        base = self.seat * ZONES
        zones = s.zones
        marks = zones[base + MARKS]
        turned: list[int] = []
        for n in range(0, len(marks), 3):
            if marks[n + 1] == WICKET:
                turned.append(marks[n])
        done = 0
        force = 0
        waiting = 0
        empty = 0
        for place in range(4):
            wickets = 0
            guards = 0
            for card in zones[base + LOWER + place]:
                if self.guard <= card < self.guard + 8:
                    if card in turned:
                        wickets += 1
                        force += realm.strength(s, card)
                    else:
                        guards += 1
            if wickets:
                done += 1
                if wickets == 1:
                    self.add(self.exposed, 1.0)
                if guards:
                    self.add(self.more, guards)
            else:
                if guards:
                    waiting += 1
                    self.add(self.guarded, 1.0)
                    if guards > 1:
                        self.add(self.more, guards - 1)
                else:
                    empty += 1
                if self.dodo in zones[base + UPPER + place]:
                    self.add(self.prevented, 1.0)
        for n in range(done):
            self.add(self.done[n], 1.0)
        if force:
            self.add(self.force, min(force, 16))
        hand = zones[base + HAND]
        recruits = 0
        shots = 0
        for card in hand:
            if self.guard <= card < self.guard + 8:
                recruits += 1
            elif self.shot <= card < self.shot + 3:
                shots += 1
        if empty and recruits:
            self.add(self.recruits, min(empty, recruits))
        if waiting and self.holds(s, self.order, 2):
            self.add(self.orders, min(waiting, 2))
        if done == 3 and shots:
            self.add(self.shot_soon, 1.0)
        lost = 0
        for card in zones[base + DISCARDED]:
            if self.shot <= card < self.shot + 3:
                lost += 1
        if lost:
            self.add(self.shot_gone, lost)
        if done == 4:
            chance = self.luck(s, force)
            self.add(self.chance, chance)
            if shots:
                self.add(self.chance_held, chance)
                if s.numbers[self.seat * NUMBERS + POWER] >= 4:
                    self.add(self.chance_paid, chance)

    def luck(self, s: Villainous, force: int) -> float:
        """About how likely a shot succeeds."""
        cards = s.cast.cards
        pile = s.piles[self.seat * 2 + DECK].cards()
        if len(pile) < TURNED:
            pile += s.zones[self.seat * ZONES + DISCARDED]
        size = len(pile)
        if not size:
            return 1.0
        total = 0
        squares = 0
        for card in pile:
            cost = cards[card].cost
            total += cost
            squares += cost * cost
        mean = total / size
        spread = squares / size - mean * mean
        drawn = min(TURNED, size)
        if size > 1:
            spread *= drawn * (size - drawn) / (size - 1.0)
        ahead = force - 0.5 - mean * drawn
        return 1.0 / (1.0 + exp(-1.7 * ahead / sqrt(spread + 0.05)))
