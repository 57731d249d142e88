"""A table of Villainous judged.

What to try first is what rules of thumb think best: they are asked about the imagined table. A turn
is played to its end like that, too, and then every villain's score (see `aim`) says who is nearest.
"""

from __future__ import annotations

from math import exp
from typing import Final

from skulduggery.bots.judge.judge import Judge, Reason
from skulduggery.bots.judge.villainous.aim import Aim
from skulduggery.bots.judge.villainous.captain_hook import CaptainHook
from skulduggery.bots.judge.villainous.jafar import Jafar
from skulduggery.bots.judge.villainous.maleficent import Maleficent
from skulduggery.bots.judge.villainous.prince_john import PrinceJohn
from skulduggery.bots.judge.villainous.queen_of_hearts import QueenOfHearts
from skulduggery.bots.judge.villainous.reasons import why
from skulduggery.bots.judge.villainous.ursula import Ursula
from skulduggery.bots.rules_of_thumb.villainous.villains import thought_over
from skulduggery.engine.game import State
from skulduggery.games.villainous.box import Cast
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import ASIDE, ZONES

TEMPO: Final = 0.3
"""How much it is worth to be the next to move."""
TURNS: Final = 1
"""How many turns a search goes through before positions are judged."""


def aim_of(cast: Cast, seat: int) -> Aim:
    id = cast.villains[seat].id
    if id == "maleficent":
        return Maleficent(cast, seat)
    if id == "prince-john":
        return PrinceJohn(cast, seat)
    if id == "captain-hook":
        return CaptainHook(cast, seat)
    if id == "jafar":
        return Jafar(cast, seat)
    if id == "queen-of-hearts":
        return QueenOfHearts(cast, seat)
    if id == "ursula":
        return Ursula(cast, seat)
    return Aim(cast, seat, {})


class VillainousJudge(Judge):
    def __init__(self) -> None:
        super().__init__()
        self.explores = 4.0
        self.horizon = 40
        self.aims: list[Aim] = []
        self.cast: Cast | None = None
        self.turns = TURNS
        self.last = 0
        """The turn of the game at which the search ends."""
        self.mild = 1.0
        """How much worse an option may look at first sight and still be tried quite early."""
        self.least = 0.03
        """What is tried of the others."""

    def begin(self, s: State, seat: int) -> None:
        assert isinstance(s, Villainous)
        if self.cast is not s.cast:
            self.cast = s.cast
            self.aims = [aim_of(s.cast, one) for one in range(s.players)]
        self.last = self.number(s) + self.turns

    def number(self, s: Villainous) -> int:
        """Which turn of the game it is."""
        return s.round * s.players + (s.turn - s.first) % s.players

    def ends(self, s: State) -> bool:
        assert isinstance(s, Villainous)
        return self.number(s) >= self.last

    def quiet(self, s: State) -> bool:
        assert isinstance(s, Villainous)
        return self.number(s) >= self.last

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Villainous)
        out: list[float] = []
        whole = 0.0
        for seat in range(s.players):
            score = self.aims[seat].score(s)
            after = (seat - s.turn) % s.players
            score += TEMPO * (s.players - 1 - 2 * after) / (s.players - 1)
            near = exp(score)
            out.append(near)
            whole += near
        for seat in range(s.players):
            out[seat] /= whole
        return out

    def thought(self, s: Villainous, seat: int) -> list[float]:
        """What rules of thumb think of each code."""
        decision = s.decision()
        assert decision is not None
        cards = s.cast.cards
        played: list[str | None] = []
        for other in range(s.players):
            for card in s.zones[other * ZONES + ASIDE]:
                played.append(cards[card].id)
        thought = thought_over(s, seat, decision, played)
        return [thought.figure(option) for option in decision.options]

    def weights(self, s: State, seat: int, codes: tuple[int, ...]) -> list[float]:
        assert isinstance(s, Villainous)
        figures = self.thought(s, seat)
        most = max(figures)
        return [self.least + exp((figure - most) / self.mild) for figure in figures]

    def rollout(self, s: State, seat: int, codes: tuple[int, ...], luck: int) -> int:
        assert isinstance(s, Villainous)
        figures = self.thought(s, seat)
        best = 0
        for n in range(1, len(figures)):
            if figures[n] > figures[best]:
                best = n
        return codes[best]

    def why(self, s: State, seat: int, code: int) -> list[Reason]:
        assert isinstance(s, Villainous)
        chances = self.values(s)
        leader = -1
        for other in range(s.players):
            if other != seat and (leader < 0 or chances[other] > chances[leader]):
                leader = other
        return why(self, s, seat, code, leader)
