"""Ursula: the Crown and the Trident, the Contract of King Triton, the lock."""

from __future__ import annotations

from typing import Final

from skulduggery.bots.judge.villainous.aim import Aim, Figures
from skulduggery.games.villainous.box import Cast
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    ATTACHED,
    HAND,
    LOCKS,
    LOWER,
    NUMBERS,
    UPPER,
    ZONES,
)

FIGURES: Final[Figures] = {
    "held binding-contract-ursulas-lair": 0.22,
    "held binding-contract-erics-ship": 0.07,
    "held binding-contract-the-shore": -0.13,
    "held binding-contract-the-palace": -0.04,
    "held flotsam": 0.08,
    "held jetsam": 0.10,
    "held cauldron": 0.05,
    "held crown": 0.01,
    "held trident": -0.30,
    "held change-form": 0.07,
    "held grow-giant": 0.19,
    "held opportunist": -0.01,
    "held whirlpool": 0.10,
    "held divination": 0.09,
    "held poor-unfortunate-souls": -0.05,
    "held arrogance": 0.04,
    "again binding-contract-erics-ship": -0.05,
    "again binding-contract-the-shore": -0.05,
    "again change-form": -0.02,
    "again grow-giant": -0.03,
    "again opportunist": 0.06,
    "again whirlpool": 0.22,
    "again divination": -0.04,
    "again arrogance": -0.09,
    "again trickery": 0.21,
    "lies binding-contract-ursulas-lair": -0.19,
    "lies binding-contract-erics-ship": -0.20,
    "lies binding-contract-the-shore": -0.07,
    "lies binding-contract-the-palace": -0.01,
    "lies flotsam": -0.23,
    "lies jetsam": 0.23,
    "lies cauldron": -0.07,
    "lies crown": 0.05,
    "lies trident": 0.78,
    "lies eric": -0.26,
    "lies flounder": 0.14,
    "lies grimsby": -0.08,
    "lies king-triton": -0.04,
    "lies max": -0.09,
    "lies scuttle": 0.03,
    "lies sebastian": 0.17,
    "lies dinglehopper": -0.05,
    "lies snarfblat": -0.18,
    "covered ursulas-lair": 0.08,
    "covered erics-ship": -0.29,
    "covered the-shore": -0.06,
    "covered the-palace": -0.58,
    "pawn ursulas-lair": 0.16,
    "pawn erics-ship": -0.02,
    "pawn the-shore": 0.11,
    "pawn the-palace": -0.09,
    "power up to 4": 0.09,
    "power up to 10": 0.06,
    "power beyond": 0.03,
    "cards to draw": -0.04,
    "strength of allies": -0.01,
    "strength lacking": 0.03,
    "heroes within reach": 0.18,
    "heroes": -0.15,
    "lair locked": -0.32,
    "crown 0 steps from home": 0.41,
    "crown 1 steps from home": 0.23,
    "crown 2 steps from home": -0.08,
    "crown 3 steps from home": -0.51,
    "trident 0 steps from home": 1.10,
    "trident 1 steps from home": 0.51,
    "trident 2 steps from home": 0.03,
    "trident 3 steps from home": 0.01,
    "last half 1 steps from home": 0.48,
    "last half 2 steps from home": 0.24,
    "last half 3 steps from home": -1.00,
    "both at home": 0.75,
    "crown in the deck": -0.08,
    "trident in the deck": -0.27,
    "crown discarded": 0.15,
    "trident discarded": -0.25,
    "triton unbound": -0.77,
    "triton 1 steps from his contract": 0.13,
    "triton 2 steps from his contract": -0.09,
    "triton 3 steps from his contract": -0.13,
    "triton's way locked": -0.37,
    "triton dies 0 steps from home": 0.53,
    "triton dies 1 steps from home": -0.01,
    "triton dies 2 steps from home": -0.17,
    "triton dies 3 steps from home": -0.44,
    "contract held for triton": 0.29,
    "steps of the best contract held": -0.15,
    "whirlpools and souls held for triton": -0.02,
    "eels beside triton": -0.02,
    "contract held for the trident held": 0.24,
    "ariel, and things to move": -0.59,
    "change-form held, lair locked": 0.22,
    "lair locked, half waits outside": -0.18,
    "bias": 0.16,
}
LAIR: Final = 0
PALACE: Final = 3


class Ursula(Aim):
    def __init__(self, cast: Cast, seat: int) -> None:
        super().__init__(cast, seat, FIGURES)
        self.crown = self.card("crown")
        self.trident = self.card("trident")
        self.triton = self.card("king-triton")
        self.contract = self.card("binding-contract-ursulas-lair")
        # Where each of the six Contracts takes effect.
        self.ends = [0, 1, 1, 2, 2, 3]
        self.flotsam = self.card("flotsam")
        self.whirlpool = self.card("whirlpool")
        self.souls = self.card("poor-unfortunate-souls")
        self.change = self.card("change-form")
        self.ariel = self.card("ariel")
        self.lair_locked = self.term("lair locked")
        self.crown_at = [self.term(f"crown {n} steps from home") for n in range(4)]
        self.trident_at = [self.term(f"trident {n} steps from home") for n in range(4)]
        self.last = [self.term(f"last half {n} steps from home") for n in range(4)]
        self.both = self.term("both at home")
        self.waits = [self.term("crown in the deck"), self.term("trident in the deck")]
        self.lost = [self.term("crown discarded"), self.term("trident discarded")]
        self.unbound = self.term("triton unbound")
        self.bound = [self.term(f"triton {n} steps from his contract") for n in range(4)]
        self.shut = self.term("triton's way locked")
        self.dies_at = [self.term(f"triton dies {n} steps from home") for n in range(4)]
        self.contracts = self.term("contract held for triton")
        self.contract_far = self.term("steps of the best contract held")
        self.drivers = self.term("whirlpools and souls held for triton")
        self.eels = self.term("eels beside triton")
        self.ready_contract = self.term("contract held for the trident held")
        self.stuck = self.term("ariel, and things to move")
        self.key = self.term("change-form held, lair locked")
        self.home_shut = self.term("lair locked, half waits outside")

    def goal(self, s: Villainous) -> None:
        base = self.seat * ZONES
        zones = s.zones
        hand = zones[base + HAND]
        locks = s.numbers[self.seat * NUMBERS + LOCKS]
        shut = bool(locks & 1)
        if shut:
            self.add(self.lair_locked, 1.0)
            if self.holds(s, self.change, 3):
                self.add(self.key, 1.0)
        crown = -1
        trident = -1
        triton = -1
        for place in range(4):
            lower = zones[base + LOWER + place]
            if self.crown in lower:
                crown = place
            if self.trident in lower:
                trident = place
            if self.triton in zones[base + UPPER + place]:
                triton = place
        holder = False
        bound: list[int] = []
        pairs = zones[base + ATTACHED]
        for n in range(1, len(pairs), 2):
            card = pairs[n]
            if card == self.trident:
                holder = True
            elif pairs[n - 1] == self.triton and self.contract <= card < self.contract + 6:
                bound.append(self.ends[card - self.contract])
        if crown >= 0:
            self.add(self.crown_at[crown], 1.0)
        elif self.crown not in hand:
            self.wait(s, self.crown, self.waits[0], self.lost[0])
        best = -1
        for card in hand:
            if self.contract <= card < self.contract + 6:
                end = self.ends[card - self.contract]
                if triton < 0 or end != triton:
                    far = abs(end - triton) if triton >= 0 else end
                    if best < 0 or far < best:
                        best = far
        if trident >= 0:
            self.add(self.trident_at[trident], 1.0)
        elif not holder:
            if self.trident not in hand:
                self.wait(s, self.trident, self.waits[1], self.lost[1])
            elif best >= 0:
                self.add(self.ready_contract, 1.0)
        elif not bound:
            self.add(self.unbound, 1.0)
            if best >= 0:
                self.add(self.contracts, 1.0)
                self.add(self.contract_far, best)
        else:
            end = bound[0]
            for other in bound:
                if abs(other - triton) < abs(end - triton):
                    end = other
            self.add(self.bound[abs(end - triton)], 1.0)
            self.add(self.dies_at[end], 1.0)
            if locks >> end & 1 or locks >> triton & 1:
                self.add(self.shut, 1.0)
            drivers = self.holds(s, self.whirlpool, 3) + 0.5 * self.holds(s, self.souls)
            if drivers:
                self.add(self.drivers, drivers)
            for n in range(2):
                if self.flotsam + n in zones[base + LOWER + triton]:
                    self.add(self.eels, 1.0)
        if crown == LAIR and trident == LAIR:
            self.add(self.both, 1.0)
        elif crown == LAIR and trident >= 0:
            self.add(self.last[trident], 1.0)
        elif trident == LAIR and crown >= 0:
            self.add(self.last[crown], 1.0)
        if self.ariel in self.heroes_there and (crown > 0 or trident > 0):
            self.add(self.stuck, 1.0)
        if shut and (crown > 0 or trident > 0):
            self.add(self.home_shut, 1.0)
