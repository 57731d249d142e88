"""Questions: one card, one place, or several cards one after another (PROTOCOL, 'Choosing
several')."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.alike import likeness, unlike
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import DONE, PASS, PICKS, REALM, Ask
from skulduggery.games.villainous.zones import HAND, ZONES


def card_option(s: Villainous, code: int, verb: str, card: int) -> Option:
    name = s.cast.cards[card].id
    return Option(code, f"{verb} {name}", card=name)


def place_option(s: Villainous, f: Frame, code: int, verb: str = "choose") -> Option:
    name = s.cast.place_name(f.bound[REALM], code)
    return Option(code, f"{verb} {name}", location=name)


class PickSeveral(Ask):
    """Cards picked one by one in the order of the options, then `done`: each set has exactly one
    way. Picks stand at the end of the frame's bindings."""

    def pool(self, s: Villainous, f: Frame) -> list[int]:
        raise NotImplementedError

    def enough(self, s: Villainous, f: Frame, picks: list[int]) -> bool:
        raise NotImplementedError

    def most(self, s: Villainous, f: Frame) -> int:
        """The greatest number of picks."""
        return 999

    def picked(self, s: Villainous, f: Frame, picks: tuple[int, ...]) -> None:
        """All are picked; the frame on the stack already stands at the next step."""
        raise NotImplementedError

    def picks(self, f: Frame) -> tuple[int, ...]:
        return f.bound[PICKS:]

    def least(self, s: Villainous, f: Frame) -> int:
        """The smallest number of picks."""
        return 0

    def worth(self, s: Villainous, f: Frame, card: int) -> int:
        """What a pick counts towards `needed`."""
        return 0

    def needed(self, s: Villainous, f: Frame) -> int:
        """How much the picks have to be worth together."""
        return 0

    def ordered(self, s: Villainous, cards: list[int]) -> list[int]:
        """Cards that differ in nothing side by side."""
        if len(cards) < 2:
            return cards
        keyed = [(likeness(s, card), card) for card in cards]
        keyed.sort()
        return [card for _, card in keyed]

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        picks = list(f.bound[PICKS:])
        pool = self.pool(s, f)
        most = self.most(s, f)
        out: list[int] = []
        if len(picks) < most:
            later = pool[pool.index(picks[-1]) + 1 :] if picks else pool
            for n, card in enumerate(later):
                if self.enough(s, f, (picks + later[n:])[:most]):
                    out.append(card)
            out = unlike(s, out)
        if self.enough(s, f, picks):
            out.append(DONE)
        return tuple(out)

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        if code == DONE:
            s.stack[-1] = f.to(f.at + 1)
            self.picked(s, f, f.bound[PICKS:])
        else:
            s.stack[-1] = Frame(f.text, f.at, f.bound + (code,))

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        if code == DONE:
            return Option(code, "done")
        return card_option(s, code, "choose", code)


class PickFromHand(PickSeveral):
    """Cards of the own hand."""

    prompt = "choose-cards-to-discard"

    def pool(self, s: Villainous, f: Frame) -> list[int]:
        hand = list(s.zones[f.bound[REALM] * ZONES + HAND])
        hand.sort()
        return hand


def pass_option() -> Option:
    return Option(PASS, "pass")
