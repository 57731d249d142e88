"""Captain Hook: Peter Pan's way to the Jolly Roger, and the crew that waits there."""

from __future__ import annotations

from typing import Final

from skulduggery.bots.judge.villainous.aim import Aim, Figures
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.box import Cast
from skulduggery.games.villainous.cards import ALLY, REACH
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import (
    ATTACHED,
    FATE_DECK,
    HAND,
    LOCKS,
    LOWER,
    NUMBERS,
    PAWN,
    UPPER,
    ZONES,
)

FIGURES: Final[Figures] = {
    "held swashbuckler": 0.05,
    "held boarding-party": -0.08,
    "held smee": -0.01,
    "held mr-starkey": 0.17,
    "held cannon": 0.02,
    "held hooks-case": -0.02,
    "held ingenious-device": 0.16,
    "held cutlass": 0.07,
    "held never-land-map": 0.10,
    "held give-them-a-scare": 0.07,
    "held worthy-opponent": -0.01,
    "held aye-aye-sir": 0.08,
    "held cunning": -0.02,
    "held obsession": 0.14,
    "again swashbuckler": -0.10,
    "again boarding-party": 0.36,
    "again pirate-brute": 0.05,
    "again cannon": -0.07,
    "again hooks-case": -0.08,
    "again cutlass": -0.26,
    "again give-them-a-scare": 0.27,
    "again worthy-opponent": 0.03,
    "again aye-aye-sir": -0.09,
    "again cunning": -0.01,
    "again obsession": -0.07,
    "lies swashbuckler": -0.04,
    "lies boarding-party": 0.10,
    "lies pirate-brute": 0.06,
    "lies smee": -0.21,
    "lies mr-starkey": 0.18,
    "lies cannon": 0.16,
    "lies hooks-case": 0.16,
    "lies ingenious-device": 0.18,
    "lies cutlass": -0.11,
    "lies never-land-map": 0.25,
    "lies lost-boys": -0.04,
    "lies john": -0.43,
    "lies michael": -0.14,
    "lies peter-pan": 0.75,
    "lies tick-tock": -0.22,
    "lies tinker-bell": 0.09,
    "lies wendy": -0.19,
    "lies pixie-dust": -0.12,
    "lies taunt": -0.22,
    "covered jolly-roger": 0.11,
    "covered skull-rock": -0.25,
    "covered mermaid-lagoon": -0.40,
    "covered hangmans-tree": -0.48,
    "pawn jolly-roger": 0.09,
    "pawn skull-rock": 0.06,
    "pawn mermaid-lagoon": 0.14,
    "pawn hangmans-tree": -0.09,
    "power up to 4": 0.09,
    "power up to 10": 0.04,
    "power beyond": -0.02,
    "cards to draw": 0.04,
    "strength of allies": 0.06,
    "strength lacking": 0.02,
    "heroes within reach": 0.12,
    "heroes": -0.19,
    "tree open": 0.26,
    "map in the deck": -0.22,
    "map discarded": -0.59,
    "peter 0 steps away": 0.79,
    "peter 1 steps away": 0.19,
    "peter 2 steps away": -0.04,
    "peter 3 steps away": -0.20,
    "peter behind the lock": -0.10,
    "fate cards with peter": -0.15,
    "peter on top": 0.27,
    "crew aboard": 0.01,
    "crew too weak": -0.03,
    "crew too weak, peter aboard": -0.09,
    "strength in hand for the crew": 0.03,
    "crew strong enough": 0.32,
    "peter aboard, crew strong enough": 0.56,
    "ready, and a vanquish next turn": 0.49,
    "device for peter": 0.14,
    "taunt in the way": -0.35,
    "aye-aye-sir is enough": -0.04,
    "bias": 0.20,
}
SHIP: Final = 0
TREE: Final = 3


class CaptainHook(Aim):
    def __init__(self, cast: Cast, seat: int) -> None:
        super().__init__(cast, seat, FIGURES)
        self.peter = self.card("peter-pan")
        self.map = self.card("never-land-map")
        self.device = self.card("ingenious-device")
        self.cannon = self.card("cannon")
        self.cutlass = self.card("cutlass")
        self.worthy = self.card("worthy-opponent")
        self.scare = self.card("give-them-a-scare")
        self.obsession = self.card("obsession")
        self.aye = self.card("aye-aye-sir")
        self.taunt = self.card("taunt")
        self.open = self.term("tree open")
        self.map_waits = self.term("map in the deck")
        self.map_gone = self.term("map discarded")
        self.found = [self.term(f"peter {n} steps away") for n in range(4)]
        self.behind = self.term("peter behind the lock")
        self.hidden = self.term("fate cards with peter")
        self.diggers = self.term("cards to find peter with")
        self.on_top = self.term("peter on top")
        self.crew = self.term("crew aboard")
        self.short = self.term("crew too weak")
        self.short_aboard = self.term("crew too weak, peter aboard")
        self.in_hand = self.term("strength in hand for the crew")
        self.strong = self.term("crew strong enough")
        self.ready = self.term("peter aboard, crew strong enough")
        self.armed = self.term("ready, and a vanquish next turn")
        self.movers = self.term("device for peter")
        self.taunted = self.term("taunt in the way")
        self.dash = self.term("aye-aye-sir is enough")

    def goal(self, s: Villainous) -> None:
        base = self.seat * ZONES
        zones = s.zones
        cards = s.cast.cards
        locked = bool(s.numbers[self.seat * NUMBERS + LOCKS] >> TREE & 1)
        if not locked:
            self.add(self.open, 1.0)
        else:
            self.wait(s, self.map, self.map_waits, self.map_gone)
        crew = self.strength_at[SHIP]
        for card in zones[base + LOWER + 1]:
            if cards[card].hooks & REACH:
                crew += realm.strength(s, card)
        self.add(self.crew, min(crew, 10))
        at = -1
        for place in range(4):
            if self.peter in zones[base + UPPER + place]:
                at = place
        hand = zones[base + HAND]
        if at < 0:
            pile = s.piles[self.seat * 2 + FATE_DECK]
            if self.peter in pile.top:
                self.add(self.on_top, 1.0)
            self.add(self.hidden, pile.size() / 10.0)
            self.add(
                self.diggers, self.holds(s, self.worthy, 3) + 0.6 * self.holds(s, self.scare, 3)
            )
            need = 8
        else:
            need = realm.strength(s, self.peter)
            self.add(self.found[at], 1.0)
            if locked and at == TREE:
                self.add(self.behind, 1.0)
        short = need - crew
        if short > 0:
            self.add(self.short, short)
            promised = 0
            for card in hand:
                if cards[card].type == ALLY:
                    promised += cards[card].strength
                elif self.cutlass <= card < self.cutlass + 2:
                    promised += 2
            self.add(self.in_hand, min(promised, short))
        if at < 0:
            return
        if at != SHIP and self.device in zones[base + LOWER + at] + zones[base + LOWER + 2]:
            self.add(self.movers, 1.0)
        taunted = False
        pairs = zones[base + ATTACHED]
        for n in range(1, len(pairs), 2):
            if self.taunt <= pairs[n] < self.taunt + 2 and pairs[n - 1] != self.peter:
                taunted = True
        if taunted:
            self.add(self.taunted, 1.0)
        if short <= 0:
            self.add(self.strong, 1.0)
        if at == SHIP:
            if short > 0:
                self.add(self.short_aboard, short)
                if short <= 2 and self.holds(s, self.aye, 2):
                    self.add(self.dash, 1.0)
            elif not taunted:
                self.add(self.ready, 1.0)
                if s.numbers[self.seat * NUMBERS + PAWN] != SHIP or self.gun(s):
                    self.add(self.armed, 1.0)

    def gun(self, s: Villainous) -> bool:
        """Is there a Cannon where the pawn can go next?"""
        base = self.seat * ZONES
        pawn = s.numbers[self.seat * NUMBERS + PAWN]
        for place in range(4):
            if place != pawn:
                for card in s.zones[base + LOWER + place]:
                    if self.cannon <= card < self.cannon + 2:
                        return True
        return False
