"""The windows in which Conditions are played in another player's turn (DV-45)."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import reader_bit
from skulduggery.engine.game import Window
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.cards import CONDITION
from skulduggery.games.villainous.pick import card_option, pass_option
from skulduggery.games.villainous.play import play_card, playable
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import AMOUNT, PASS, PICKS, Ask, Step, Text
from skulduggery.games.villainous.zones import (
    ASIDE,
    ASIDE_SEEN,
    DECK,
    DISCARDED,
    HAND_SEEN,
    LASTING,
)

FIRST_ASKED = 1
NEXT_SEAT = AMOUNT
"""The slot that says how far round the table the asking has come."""


def fitting(s: Villainous, seat: int, answered: tuple[int, ...]) -> list[int]:
    """The Conditions in a hand that may be played now; those that have answered in this window
    already are named. Decided: there each copy answers once at most, or two that bring each other
    back would never come to an end."""
    out: list[int] = []
    kinds = [s.cast.kind[card] for card in answered]
    for card in s.hand(seat):
        printed = s.cast.cards[card]
        if kinds.count(s.cast.kind[card]) >= printed.copies:
            continue
        if printed.type != CONDITION or printed.requirement is None:
            continue
        if printed.requirement.holds(s, seat) and playable(s, seat, card, True) == FINE:
            out.append(card)
    return unlike(s, out)


def held(s: Villainous, seat: int) -> list[str]:
    """The Conditions in a hand, each once."""
    out: list[str] = []
    for card in s.hand(seat):
        printed = s.cast.cards[card]
        if printed.type == CONDITION and printed.id not in out:
            out.append(printed.id)
    return out


def open_to(s: Villainous, seat: int) -> list[tuple[str, bool]]:
    """The Conditions whose requirement holds and of which a copy may be in that hand, as far as
    everybody knows; what is hidden changes nothing in it."""
    out: list[tuple[str, bool]] = []
    if seat == s.turn or s.over:
        return out
    for card in s.cast.villain_cards(seat):
        printed = s.cast.cards[card]
        if printed.requirement is None or s.cast.kind[card] != card:
            continue
        if printed.requirement.holds(s, seat) and may_hold(s, seat, card):
            out.append((printed.id, printed.requirement.news >= 0))
    return out


def may_hold(s: Villainous, seat: int, kind: int) -> bool:
    """Whether some copy of a card may be in a hand, as far as everybody knows."""
    bit = reader_bit(None)
    hand, seen = s.hand(seat), s.zone(seat, HAND_SEEN)
    unseen = 0
    for n, card in enumerate(hand):
        if not seen[n] & bit:
            unseen += 1
        elif s.cast.kind[card] == kind:
            return True
    if not unseen:
        return False
    known = s.zone(seat, DISCARDED) + s.zone(seat, LASTING)[::2] + tuple(s.in_play(seat))
    pile, aside = s.pile(seat, DECK), s.zone(seat, ASIDE)
    for n, card in enumerate(pile.top):
        if pile.top_seen[n] & bit:
            known += (card,)
    for n, card in enumerate(pile.bottom):
        if pile.bottom_seen[n] & bit:
            known += (card,)
    for n, card in enumerate(aside):
        if s.zone(seat, ASIDE_SEEN)[n] & bit:
            known += (card,)
    copies = 0
    for card in known:
        if s.cast.kind[card] == kind:
            copies += 1
    return copies < s.cast.cards[kind].copies


class AskAround(Ask):
    """The others are asked clockwise from the player on turn, one card at a time; after a card the
    round of asking begins again; the window closes when everybody has passed. Only who holds a
    fitting card is asked: for all others there is no window."""

    prompt = "play-condition"

    def asked(self, s: Villainous, f: Frame) -> int:
        return (s.turn + f.bound[NEXT_SEAT]) % s.players

    def always(self) -> bool:
        return True

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        found = fitting(s, self.asked(s, f), f.bound[PICKS:])
        return tuple(found + [PASS]) if found else ()

    def run(self, s: Villainous, f: Frame) -> bool:
        if s.windows is not None and f.bound[NEXT_SEAT] == FIRST_ASKED:
            s.windows.append(Window(s.clone(), 0 if s.heard is None else len(s.heard)))
        while f.bound[NEXT_SEAT] < s.players:
            codes = self.codes(s, f)
            if codes:
                s.stack[-1] = f
                s.asking = self.asked(s, f)
                s.asked = codes
                return False
            f = f.bind(NEXT_SEAT, f.bound[NEXT_SEAT] + 1)
        s.news = ()
        s.stack.pop()
        return True

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        if code == PASS:
            s.stack[-1] = f.bind(NEXT_SEAT, f.bound[NEXT_SEAT] + 1)
        else:
            s.stack[-1] = Frame(f.text, f.at, f.bind(NEXT_SEAT, FIRST_ASKED).bound + (code,))
            play_card(s, self.asked(s, f), code, True)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        if code == PASS:
            return pass_option()
        return card_option(s, code, "play", code)


WINDOW = Text((AskAround(),), rule=True)


def open_window(s: Villainous) -> None:
    s.push(WINDOW, (s.turn, s.turn, -1, -1, -1, -1, FIRST_ASKED))


class OpenWindow(Step):
    def do(self, s: Villainous, f: Frame) -> None:
        open_window(s)
