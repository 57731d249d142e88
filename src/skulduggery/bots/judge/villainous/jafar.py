"""Jafar: the Cave, the Lamp and its way home, the Genie."""

from __future__ import annotations

from typing import Final

from skulduggery.bots.judge.villainous.aim import Aim, Figures
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.box import Cast
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    ATTACHED,
    DISCARDED,
    HAND,
    LOCKS,
    LOWER,
    NUMBERS,
    POWER,
    UPPER,
    ZONES,
)

FIGURES: Final[Figures] = {
    "held palace-guard": 0.13,
    "held gazeem": 0.08,
    "held iago": -0.23,
    "held razoul": 0.04,
    "held scimitar": 0.09,
    "held giant-hourglass": 0.04,
    "held magic-lamp": 0.22,
    "held scarab-pendant": 0.38,
    "held snake-staff": -0.06,
    "held necessary-sacrifice": 0.03,
    "held scrying": 0.07,
    "held a-snake-am-i": 0.01,
    "held hypnotize": 0.16,
    "held sorcerous-power": 0.10,
    "held deception": 0.07,
    "held manipulation": 0.06,
    "again palace-guard": -0.02,
    "again scimitar": -0.02,
    "again giant-hourglass": 0.16,
    "again necessary-sacrifice": -0.07,
    "again a-snake-am-i": 0.15,
    "again sorcerous-power": -0.18,
    "again deception": -0.17,
    "again manipulation": -0.16,
    "lies palace-guard": 0.06,
    "lies gazeem": -0.29,
    "lies iago": 0.04,
    "lies razoul": -0.06,
    "lies scimitar": -0.05,
    "lies giant-hourglass": -0.01,
    "lies magic-lamp": 0.67,
    "lies scarab-pendant": 0.28,
    "lies snake-staff": 0.12,
    "lies abu": 0.17,
    "lies aladdin": -0.02,
    "lies carpet": -0.08,
    "lies genie": 0.15,
    "lies princess-jasmine": -0.31,
    "lies rajah": -0.01,
    "lies sultan": -0.11,
    "lies wish": -0.12,
    "serves abu": -0.03,
    "serves aladdin": 0.08,
    "serves carpet": 0.21,
    "serves genie": 0.40,
    "serves princess-jasmine": -0.74,
    "serves rajah": 0.05,
    "serves sultan": -0.15,
    "covered sultans-palace": -0.20,
    "covered streets-of-agrabah": -0.44,
    "covered oasis": 0.11,
    "covered cave-of-wonders": 0.09,
    "pawn sultans-palace": 0.02,
    "pawn streets-of-agrabah": 0.03,
    "pawn oasis": 0.16,
    "pawn cave-of-wonders": 0.05,
    "power up to 4": 0.06,
    "power up to 10": 0.04,
    "power beyond": -0.03,
    "cards to draw": 0.23,
    "cards above 4": 0.06,
    "strength of allies": 0.06,
    "strength lacking": 0.02,
    "heroes within reach": 0.33,
    "heroes": -0.21,
    "cave open": -0.17,
    "lamp 0 steps from home": 1.00,
    "lamp 1 steps from home": 0.55,
    "lamp 2 steps from home": 0.09,
    "lamp 3 steps from home": -0.44,
    "stolen lamp 0 steps from home": 0.14,
    "stolen lamp 1 steps from home": 0.23,
    "stolen lamp 2 steps from home": -0.34,
    "stolen lamp 3 steps from home": -0.55,
    "iago beside the lamp": -0.14,
    "iago away from the lamp": -0.28,
    "genie serves": 0.40,
    "lamp at home and genie serves": 0.45,
    "lamp played, genie free": 0.04,
    "power lacking for the genie": -0.01,
    "hypnotize held for the genie": 0.02,
    "staff for a lost hypnotize": 0.04,
    "hypnotizes discarded, genie free": -0.15,
    "genie can be hypnotised": 0.20,
    "scarab held, cave locked": -0.30,
    "lamp held, cave open": 0.10,
    "iago held, lamp played": 0.09,
    "scrying held, keys missing": -0.03,
    "keys missing": -0.07,
    "scarab in the deck": -0.13,
    "lamp in the deck": 0.02,
    "iago in the deck": -0.14,
    "scarab discarded": 0.09,
    "lamp discarded": -0.61,
    "iago discarded": -0.07,
    "carpet shields the genie": 0.01,
    "bias": 0.26,
}
PALACE: Final = 0
CAVE: Final = 3


class Jafar(Aim):
    def __init__(self, cast: Cast, seat: int) -> None:
        super().__init__(cast, seat, FIGURES)
        self.lamp = self.card("magic-lamp")
        self.scarab = self.card("scarab-pendant")
        self.iago = self.card("iago")
        self.genie = self.card("genie")
        self.hypnotize = self.card("hypnotize")
        self.staff = self.card("snake-staff")
        self.scrying = self.card("scrying")
        self.gazeem = self.card("gazeem")
        self.sorcery = self.card("sorcerous-power")
        self.open = self.term("cave open")
        self.lamp_at = [self.term(f"lamp {n} steps from home") for n in range(4)]
        self.stolen_at = [self.term(f"stolen lamp {n} steps from home") for n in range(4)]
        self.porter = self.term("iago beside the lamp")
        self.porter_away = self.term("iago away from the lamp")
        self.master = self.term("genie serves")
        self.both = self.term("lamp at home and genie serves")
        self.called = self.term("lamp played, genie free")
        self.dear = self.term("power lacking for the genie")
        self.spell = self.term("hypnotize held for the genie")
        self.spell_back = self.term("staff for a lost hypnotize")
        self.spell_gone = self.term("hypnotizes discarded, genie free")
        self.now = self.term("genie can be hypnotised")
        self.key_held = [
            self.term("scarab held, cave locked"),
            self.term("lamp held, cave open"),
            self.term("iago held, lamp played"),
        ]
        self.searches = self.term("scrying held, keys missing")
        self.keys = self.term("keys missing")
        self.waits = [
            self.term("scarab in the deck"),
            self.term("lamp in the deck"),
            self.term("iago in the deck"),
        ]
        self.lost = [
            self.term("scarab discarded"),
            self.term("lamp discarded"),
            self.term("iago discarded"),
        ]
        self.carpet = self.card("carpet")
        self.shielded = self.term("carpet shields the genie")

    def goal(self, s: Villainous) -> None:
        base = self.seat * ZONES
        zones = s.zones
        hand = zones[base + HAND]
        power = s.numbers[self.seat * NUMBERS + POWER]
        missing = 0
        locked = bool(s.numbers[self.seat * NUMBERS + LOCKS] >> CAVE & 1)
        if locked:
            if self.scarab in hand:
                self.add(self.key_held[0], 1.0)
            else:
                missing += 1
                self.wait(s, self.scarab, self.waits[0], self.lost[0])
        else:
            self.add(self.open, 1.0)
        at = -1
        thief = -1
        iago_at = -1
        serves = False
        genie_free = False
        for place in range(4):
            lower = zones[base + LOWER + place]
            if self.lamp in lower:
                at = place
            if self.iago in lower:
                iago_at = place
            if self.genie in lower:
                serves = True
            if self.genie in zones[base + UPPER + place]:
                genie_free = True
        pairs = zones[base + ATTACHED]
        for n in range(1, len(pairs), 2):
            if pairs[n] == self.lamp:
                thief = pairs[n - 1]
                at = s.place_of(thief)
        if at < 0:
            if self.lamp in hand:
                if not locked:
                    self.add(self.key_held[1], 1.0)
            else:
                missing += 1
                self.wait(s, self.lamp, self.waits[1], self.lost[1])
        elif thief >= 0:
            self.add(self.stolen_at[at], 1.0)
        else:
            self.add(self.lamp_at[at], 1.0)
        if at != PALACE:
            if iago_at >= 0:
                if at >= 0:
                    self.add(self.porter if iago_at == at else self.porter_away, 1.0)
                else:
                    self.add(self.porter if iago_at == CAVE else self.porter_away, 1.0)
            elif self.iago in hand:
                if at >= 0:
                    self.add(self.key_held[2], 1.0)
            else:
                missing += 1
                self.wait(s, self.iago, self.waits[2], self.lost[2])
        spells = self.holds(s, self.hypnotize, 2)
        if serves:
            self.add(self.master, 1.0)
            if at == PALACE and thief < 0:
                self.add(self.both, 1.0)
        else:
            if spells:
                self.add(self.spell, 1.0)
            else:
                missing += 1
                lost = 0
                for card in zones[base + DISCARDED]:
                    if self.hypnotize <= card < self.hypnotize + 2:
                        lost += 1
                if lost:
                    self.add(self.spell_gone, lost)
                    if self.lies_somewhere(s, self.staff):
                        self.add(self.spell_back, 1.0)
            if genie_free and at >= 0:
                self.add(self.called, 1.0)
                short = realm.strength(s, self.genie) - power
                if short > 0:
                    self.add(self.dear, short)
                elif spells and self.carpet not in self.heroes_there:
                    self.add(self.now, 1.0)
                if self.carpet in self.heroes_there:
                    self.add(self.shielded, 1.0)
        if missing:
            self.add(self.keys, missing)
            if self.holds(s, self.scrying, 3):
                self.add(self.searches, 1.0)

    def lies_somewhere(self, s: Villainous, card: int) -> bool:
        base = self.seat * ZONES
        return any(card in s.zones[base + LOWER + place] for place in range(4))
