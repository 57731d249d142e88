"""Verbs of a fate deck: look at its top cards, and what may be done with those."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import piles
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.pick import PickSeveral
from skulduggery.games.villainous.reasons import FINE, NO_FATE_CARDS
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import PICKS, REALM, YOU, Ask, Step, Text
from skulduggery.games.villainous.zones import ASIDE, ASIDE_SEEN, FATE_DECK

AWAY = 9010
BACK = 9011


def looked_at(s: Villainous, f: Frame) -> list[int]:
    """The fate cards that lie beside. No slot names them: only who looked may know them."""
    return [card for card in s.zone(f.bound[REALM], ASIDE) if s.cast.cards[card].fate]


class look_at_own_fate(Step):
    """Look at the top cards of the own fate deck, or at as many as there are. That is no reveal."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], FATE_DECK) else NO_FATE_CARDS

    def do(self, s: Villainous, f: Frame) -> None:
        for _ in range(self.count):
            piles.look(s, f.bound[REALM], FATE_DECK, f.bound[YOU])


class put_back_in_order(PickSeveral):
    """All of them go back onto the deck, in the order chosen: the first one lies on top."""

    prompt = "choose-order"

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        picks = f.bound[PICKS:]
        return tuple(unlike(s, [card for card in looked_at(s, f) if card not in picks]))

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = Frame(f.text, f.at, f.bound + (code,))

    def skip(self, s: Villainous, f: Frame) -> None:
        s.stack[-1] = f.to(f.at + 1)
        seat = f.bound[REALM]
        picks = f.bound[PICKS:]
        pile = s.pile(seat, FATE_DECK)
        for card in reversed(picks):
            # Who had seen them before loses sight of which is which.
            seen = 1 << f.bound[YOU]
            if len(picks) == 1:
                seen |= s.zone(seat, ASIDE_SEEN)[s.zone(seat, ASIDE).index(card)]
            piles.from_aside(s, card)
            pile = pile.with_top(card, seen)
        s.set_pile(seat, FATE_DECK, pile)
        if s.heard is not None:
            s.tell("move", f.bound[YOU], amount=len(picks), to=Place(seat, "fate"))


class discard_or_put_back(Ask):
    """All that was looked at is discarded, or all of it goes back on top in an order of choice."""

    prompt = "choose-discard-or-put-back"

    def __init__(self) -> None:
        self.back = Text((put_back_in_order(),))

    def texts(self) -> tuple[Text, ...]:
        return (self.back,)

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        return (AWAY, BACK) if looked_at(s, f) else ()

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = f.to(f.at + 1)
        if code == BACK:
            s.push(self.back, f.bound[:PICKS])
            return
        for card in looked_at(s, f):
            piles.discard_aside(s, card)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return Option(code, "choose put-back" if code == BACK else "choose discard")
