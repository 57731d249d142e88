"""Verbs of a fate deck: look at its top cards, and what may be done with those."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import piles, play, realm
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.cards import HERO
from skulduggery.games.villainous.pick import PickSeveral, card_option
from skulduggery.games.villainous.reasons import FINE, NO_FATE_CARDS
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import IT, PICKS, REALM, YES, YOU, Ask, Step, Text
from skulduggery.games.villainous.zones import ASIDE, ASIDE_SEEN, FATE_DECK

AWAY = 9010
BACK = 9011


def looked_at(s: Villainous, f: Frame) -> list[int]:
    """The fate cards that lie beside. No slot names them: only who looked may know them; a card
    that was chosen and shown is one of them no more."""
    beside = s.zone(f.bound[REALM], ASIDE)
    return [card for card in beside if s.cast.cards[card].fate and card != f.bound[IT]]


class look_at_own_fate(Step):
    """Look at the top cards of the own fate deck, or at as many as there are. That is no reveal."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], FATE_DECK) else NO_FATE_CARDS

    def do(self, s: Villainous, f: Frame) -> None:
        for _ in range(self.count):
            piles.look(s, f.bound[REALM], FATE_DECK, f.bound[YOU])


class reveal_until_a_hero(Step):
    """Turn over cards of the own fate deck until a Hero appears, `IT` from here on. The others are
    discarded; while they lie there they are in no pile, so the search comes to an end."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], FATE_DECK) else NO_FATE_CARDS

    def do(self, s: Villainous, f: Frame) -> None:
        seat, you = f.bound[REALM], f.bound[YOU]
        others: list[int] = []
        card = piles.reveal(s, seat, FATE_DECK, you)
        while card >= 0 and s.cast.cards[card].type != HERO:
            others.append(card)
            card = piles.reveal(s, seat, FATE_DECK, you)
        s.bind(IT, card)
        for other in others:
            piles.discard_aside(s, other)


class play_the_hero(Ask):
    """The Hero that was turned over is played; `or_discard`: or discarded, unless he must be played
    as soon as he is revealed."""

    prompt = "play-or-discard"

    def __init__(self, or_discard: bool = False) -> None:
        self.or_discard = or_discard

    def about(self, f: Frame) -> int:
        return f.bound[IT]

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        hero = f.bound[IT]
        if hero < 0:
            return ()
        if play.playable(s, f.bound[YOU], hero, True) != FINE:
            return (AWAY,)
        may_discard = self.or_discard and not realm.is_compelled(s, hero)
        return (YES, AWAY) if may_discard else (YES,)

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = f.to(f.at + 1)
        if code == YES:
            play.play_card(s, f.bound[YOU], f.bound[IT], True)
        else:
            piles.discard_aside(s, f.bound[IT])

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return card_option(s, code, "play" if code == YES else "discard", f.bound[IT])


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
