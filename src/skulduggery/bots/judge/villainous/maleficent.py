"""Maleficent: a Curse at each location, and none of them in danger."""

from __future__ import annotations

from typing import Final

from skulduggery.bots.judge.villainous.aim import Aim, Figures
from skulduggery.games.villainous.box import Cast
from skulduggery.games.villainous.cards import CURSE
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    FATE_DECK,
    FATE_DISCARDED,
    HAND,
    LOWER,
    NUMBERS,
    PAWN,
    POWER,
    UPPER,
    ZONES,
)

FIGURES: Final[Figures] = {
    "held cackling-goon": -0.25,
    "held sinister-goon": -0.21,
    "held savage-goon": -0.01,
    "held raven": 0.30,
    "held forest-of-thorns": 0.13,
    "held green-fire": 0.16,
    "held dreamless-sleep": 0.13,
    "held dragon-form": 0.03,
    "held vanish": -0.15,
    "held spinning-wheel": -0.21,
    "held staff": -0.02,
    "held malice": 0.15,
    "held tyranny": -0.20,
    "again cackling-goon": -0.12,
    "again sinister-goon": -0.18,
    "again savage-goon": -0.16,
    "again forest-of-thorns": 0.08,
    "again green-fire": 0.21,
    "again dreamless-sleep": 0.04,
    "again dragon-form": -0.13,
    "again vanish": -0.04,
    "again malice": -0.19,
    "again tyranny": -0.19,
    "lies cackling-goon": -0.13,
    "lies savage-goon": 0.04,
    "lies raven": 0.81,
    "lies forest-of-thorns": -0.08,
    "lies green-fire": 0.30,
    "lies dreamless-sleep": 0.30,
    "lies spinning-wheel": -0.26,
    "lies staff": 0.18,
    "lies guards": -0.09,
    "lies sword-of-truth": -0.03,
    "lies aurora": 0.03,
    "lies fauna": 0.04,
    "lies flora": -0.13,
    "lies king-hubert": -0.43,
    "lies king-stefan": 0.35,
    "lies merryweather": 0.07,
    "lies prince-phillip": 0.04,
    "lasting dragon-form": 0.21,
    "lasting vanish": -0.18,
    "covered forbidden-mountains": -0.09,
    "covered briar-roses-cottage": -0.09,
    "covered the-forest": -0.17,
    "covered king-stefans-castle": -0.06,
    "pawn forbidden-mountains": -0.06,
    "pawn briar-roses-cottage": 0.01,
    "pawn the-forest": -0.06,
    "pawn king-stefans-castle": -0.12,
    "power up to 4": 0.07,
    "power up to 10": 0.01,
    "power beyond": -0.02,
    "cards to draw": -0.06,
    "strength of allies": 0.05,
    "strength lacking": 0.03,
    "heroes within reach": 0.23,
    "heroes": -0.13,
    "curse at 2 locations": 0.01,
    "curse at 3 locations": 0.03,
    "curse at 4 locations": 0.65,
    "only thorns there": 0.43,
    "only fire there": 0.08,
    "only sleep there": 0.14,
    "only fire where the pawn is": 0.01,
    "hero beside the only curse": -0.13,
    "hero beside the only curse, dreams left": -0.27,
    "merryweather at a free location": -0.30,
    "hero at a free location": -0.22,
    "curses in hand for free locations": -0.05,
    "curses in hand for all free locations": 0.20,
    "power lacking for curses": -0.13,
    "last curse in hand, and paid": 0.04,
    "second curse at a location": 0.06,
    "all cursed, and a dream dreaded": 0.04,
    "bias": -0.22,
}


class Maleficent(Aim):
    def __init__(self, cast: Cast, seat: int) -> None:
        super().__init__(cast, seat, FIGURES)
        self.thorns = self.card("forest-of-thorns")
        self.fire = self.card("green-fire")
        self.sleep = self.card("dreamless-sleep")
        self.dream = self.card("once-upon-a-dream")
        self.merryweather = self.card("merryweather")
        self.cursed = [self.term(f"curse at {n} locations") for n in range(1, 5)]
        self.only = [
            self.term("only thorns there"),
            self.term("only fire there"),
            self.term("only sleep there"),
        ]
        self.only_at_pawn = self.term("only fire where the pawn is")
        self.beside = self.term("hero beside the only curse")
        self.dreaded = self.term("hero beside the only curse, dreams left")
        self.in_the_way = self.term("merryweather at a free location")
        self.blocked = self.term("hero at a free location")
        self.useful = self.term("curses in hand for free locations")
        self.enough = self.term("curses in hand for all free locations")
        self.unpaid = self.term("power lacking for curses")
        self.finish = self.term("last curse in hand, and paid")
        self.spare = self.term("second curse at a location")
        self.fires = self.term("fires in the deck or hand, none needed")
        self.last = self.term("all cursed, and a dream dreaded")

    def goal(self, s: Villainous) -> None:
        base = self.seat * ZONES
        zones = s.zones
        cards = s.cast.cards
        done = 0
        pawn = s.numbers[self.seat * NUMBERS + PAWN]
        discarded = zones[base + FATE_DISCARDED]
        pile = s.piles[self.seat * 2 + FATE_DECK]
        left = pile.size()
        dreams = 0
        for n in range(2):
            if self.dream + n not in discarded:
                dreams += 1
        if left == 0:
            dreams = 2
            left = len(discarded)
        threat = dreams / (left + 1.0)
        exposed = 0
        for place in range(4):
            curses = 0
            one = -1
            for card in zones[base + LOWER + place]:
                if cards[card].type == CURSE:
                    curses += 1
                    one = card
            heroes = zones[base + UPPER + place]
            if curses:
                done += 1
                if curses > 1:
                    self.add(self.spare, 1.0)
                else:
                    if one < self.fire:
                        self.add(self.only[0], 1.0)
                    elif one < self.sleep:
                        self.add(self.only[1], 1.0)
                        if place == pawn:
                            self.add(self.only_at_pawn, 1.0)
                    else:
                        self.add(self.only[2], 1.0)
                    if heroes:
                        exposed += 1
                        self.add(self.beside, 1.0)
                        self.add(self.dreaded, threat)
            elif heroes:
                self.add(self.blocked, 1.0)
                if self.merryweather in heroes:
                    self.add(self.in_the_way, 1.0)
        for n in range(done):
            self.add(self.cursed[n], 1.0)
        free = 4 - done
        if free == 0:
            if exposed:
                self.add(self.last, threat)
            return
        held = 0
        price = 0
        for card in zones[base + HAND]:
            if cards[card].type == CURSE and held < free:
                held += 1
                price += cards[card].cost
        if held:
            self.add(self.useful, held)
            short = price - s.numbers[self.seat * NUMBERS + POWER]
            if short > 0:
                self.add(self.unpaid, short)
            if held == free:
                self.add(self.enough, 1.0)
                if free == 1 and short <= 2:
                    self.add(self.finish, 1.0)
