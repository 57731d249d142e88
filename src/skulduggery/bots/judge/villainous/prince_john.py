"""Prince John: twenty Power, and what still brings or takes some."""

from __future__ import annotations

from typing import Final

from skulduggery.bots.judge.villainous.aim import Aim, Figures
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.box import Cast
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    FATE_DISCARDED,
    LOWER,
    NUMBERS,
    POWER,
    POWER_ON,
    UPPER,
    ZONES,
)

FIGURES: Final[Figures] = {
    "held rhino-guards": -0.01,
    "held wolf-archers": -0.12,
    "held nutsy": -0.19,
    "held trigger": -0.08,
    "held sir-hiss": -0.11,
    "held warrant": -0.15,
    "held bow-and-arrows": -0.11,
    "held golden-arrow": 0.05,
    "held king-richards-crown": -0.19,
    "held beautiful-lovely-taxes": 0.17,
    "held imprison": -0.08,
    "held set-a-trap": 0.08,
    "held intimidation": -0.10,
    "held cowardice": -0.23,
    "held greed": 0.42,
    "again rhino-guards": -0.21,
    "again wolf-archers": 0.05,
    "again warrant": 0.09,
    "again bow-and-arrows": -0.08,
    "again beautiful-lovely-taxes": 0.14,
    "again imprison": 0.17,
    "again set-a-trap": 0.09,
    "again cowardice": 0.12,
    "again greed": -0.05,
    "lies rhino-guards": 0.13,
    "lies wolf-archers": 0.01,
    "lies nutsy": 0.16,
    "lies trigger": -0.21,
    "lies sheriff-of-nottingham": 0.06,
    "lies sir-hiss": -0.08,
    "lies warrant": 0.12,
    "lies bow-and-arrows": 0.03,
    "lies golden-arrow": -0.17,
    "lies king-richards-crown": -0.22,
    "lies alan-a-dale": -0.04,
    "lies friar-tuck": 0.24,
    "lies king-richard": -0.50,
    "lies lady-kluck": 0.17,
    "lies little-john": 0.32,
    "lies maid-marian": 0.39,
    "lies robin-hood": -0.98,
    "lies skippy": -0.21,
    "lies toby": 0.58,
    "lies clever-disguise": -0.34,
    "covered sherwood-forest": -0.23,
    "covered friar-tucks-church": -0.31,
    "covered nottingham": -0.19,
    "pawn sherwood-forest": -0.09,
    "pawn friar-tucks-church": 0.05,
    "pawn nottingham": 0.02,
    "pawn the-jail": -0.07,
    "power up to 4": 0.08,
    "power up to 10": 0.15,
    "power beyond": 0.18,
    "cards to draw": 0.01,
    "strength of allies": 0.08,
    "strength lacking": -0.05,
    "heroes within reach": -0.26,
    "heroes": -0.03,
    "power beyond 13": 0.10,
    "power beyond 16": 0.27,
    "power beyond 18": 0.10,
    "twenty power": 0.17,
    "robbers left, much power": -0.20,
    "power on heroes": 0.06,
    "power on heroes within reach": 0.08,
    "heroes to tax": -0.04,
    "warrants at free locations": 0.07,
    "twenty power and nothing to rob with": 0.10,
    "bias": -0.08,
}


class PrinceJohn(Aim):
    def __init__(self, cast: Cast, seat: int) -> None:
        super().__init__(cast, seat, FIGURES)
        self.warrant = self.card("warrant")
        self.taxes = self.card("beautiful-lovely-taxes")
        self.robbery = self.card("steal-from-the-rich")
        self.little_john = self.card("little-john")
        self.beyond = [self.term(f"power beyond {n}") for n in (13, 16, 18)]
        self.enough = self.term("twenty power")
        self.robbers = self.term("robbers left, much power")
        self.on_heroes = self.term("power on heroes")
        self.on_beatable = self.term("power on heroes within reach")
        self.to_tax = self.term("heroes to tax")
        self.standing = self.term("warrants at free locations")
        self.safe = self.term("twenty power and nothing to rob with")

    def goal(self, s: Villainous) -> None:
        base = self.seat * ZONES
        zones = s.zones
        power = s.numbers[self.seat * NUMBERS + POWER]
        if power > 13:
            self.add(self.beyond[0], min(power, 20) - 13)
            if power > 16:
                self.add(self.beyond[1], min(power, 20) - 16)
            if power > 18:
                self.add(self.beyond[2], min(power, 20) - 18)
            if power >= 20:
                self.add(self.enough, 1.0)
            robbers = 0
            discarded = zones[base + FATE_DISCARDED]
            for n in range(3):
                if self.robbery + n not in discarded:
                    robbers += 1
            if self.little_john not in discarded and self.little_john not in self.heroes_there:
                robbers += 1
            self.add(self.robbers, robbers * (min(power, 20) - 13) / 7.0)
            if power >= 20 and robbers == 0:
                self.add(self.safe, 1.0)
        heroes = len(self.heroes_there)
        for hero in self.heroes_there:
            coins = s.mark(hero, POWER_ON)
            if coins:
                self.add(self.on_heroes, coins)
                if realm.strength(s, hero) <= self.strength_at[s.place_of(hero)]:
                    self.add(self.on_beatable, coins)
        if heroes:
            self.add(self.to_tax, heroes * self.holds(s, self.taxes, 3))
        for place in range(3):
            if not zones[base + UPPER + place]:
                for card in zones[base + LOWER + place]:
                    if self.warrant <= card < self.warrant + 3:
                        self.add(self.standing, 1.0)
