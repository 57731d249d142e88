"""The Fate action of this box: the chosen card first, then the other (SW-27)."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import piles, play
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.cards import FATED, HERO
from skulduggery.games.villainous.fate import RevealTwo, Target
from skulduggery.games.villainous.pick import card_option
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import AMOUNT, IT, OTHER, YOU, Ask, Step, Text

WITHOUT_EFFECT = 1
"""What the frame's AMOUNT says when neither card could be played."""


class ChooseOfTwo(Ask):
    """One that can be played must be chosen if there is one; if there is none, any."""

    prompt = "choose-fate"

    def both(self, f: Frame) -> list[int]:
        return [card for card in (f.bound[IT], f.bound[OTHER]) if card >= 0]

    def able(self, s: Villainous, f: Frame) -> list[int]:
        you = f.bound[YOU]
        return [card for card in self.both(f) if play.playable(s, you, card, True) == FINE]

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        return tuple(unlike(s, self.able(s, f) or self.both(f)))

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        if code == f.bound[OTHER]:
            f = f.bind(OTHER, f.bound[IT]).bind(IT, code)
        if code not in self.able(s, f):
            f = f.bind(AMOUNT, WITHOUT_EFFECT)
        s.stack[-1] = f.to(f.at + 1)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return card_option(s, code, "choose", code)


class PlayChosen(Step):
    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[IT]
        if card < 0:
            return
        if f.bound[AMOUNT] == WITHOUT_EFFECT:
            piles.discard_aside(s, card)
            return
        if s.cast.news >> FATED & 1 and s.cast.cards[card].type == HERO:
            s.news += (FATED, card, 0)
        play.play_card(s, f.bound[YOU], card, True)


class DiscardOther(Step):
    def do(self, s: Villainous, f: Frame) -> None:
        if f.bound[OTHER] >= 0:
            piles.discard_aside(s, f.bound[OTHER])


FATE_ACTION = Text((Target(), RevealTwo(), ChooseOfTwo(), PlayChosen(), DiscardOther()), rule=True)


def start_fate(s: Villainous, you: int, target: int) -> None:
    s.push(FATE_ACTION, (you, target, -1, -1, -1, -1, 0))
