"""The Fate action: two cards of an opponent's fate deck, one played, one discarded (DV-25)."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import piles, play, realm
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.cards import TARGETED
from skulduggery.games.villainous.pick import card_option
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import IT, OTHER, REALM, YOU, Ask, Step, Text
from skulduggery.games.villainous.zones import FATE_DECK, FATE_DISCARDED


class Target(Step):
    """The target takes the Fate token where it is used (DV-26)."""

    def do(self, s: Villainous, f: Frame) -> None:
        target = f.bound[REALM]
        if s.cast.uses_token:
            s.token = target
            if s.heard is not None:
                s.tell("take", target, to=Place(target, "fate-token"))
        realm.happen(s, TARGETED, target)


class RevealTwo(Step):
    """Both are revealed before anything is chosen (DV-25b)."""

    def do(self, s: Villainous, f: Frame) -> None:
        for slot in (IT, OTHER):
            card = piles.reveal(s, f.bound[REALM], FATE_DECK, f.bound[YOU])
            if card >= 0:
                s.bind(slot, card)


class ChooseFate(Ask):
    """Which of the two is played; the other is discarded first (DV-25a). Without a playable card
    both are discarded in the order revealed."""

    prompt = "choose-fate"

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        seat = f.bound[REALM]
        both = [card for card in (f.bound[IT], f.bound[OTHER]) if card >= 0]
        out: list[int] = []
        lying = s.zone(seat, FATE_DISCARDED)
        for n, card in enumerate(both):
            s.put(seat, FATE_DISCARDED, lying + tuple(both[:n] + both[n + 1 :]))
            if play.playable(s, f.bound[YOU], card, True) == FINE:
                out.append(card)
        s.put(seat, FATE_DISCARDED, lying)
        must = [card for card in out if realm.is_compelled(s, card)]
        return tuple(must or unlike(s, out))

    def skip(self, s: Villainous, f: Frame) -> None:
        s.stack[-1] = f.to(f.at + 1)
        for card in (f.bound[IT], f.bound[OTHER]):
            if card >= 0:
                piles.discard_aside(s, card)

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = f.to(f.at + 1)
        other = f.bound[IT] if code == f.bound[OTHER] else f.bound[OTHER]
        if other >= 0:
            piles.discard_aside(s, other)
        play.play_card(s, f.bound[YOU], code, True)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return card_option(s, code, "choose", code)


FATE_ACTION = Text((Target(), RevealTwo(), ChooseFate()), rule=True)


def start_fate(s: Villainous, you: int, target: int) -> None:
    s.push(FATE_ACTION, (you, target, -1, -1, -1, -1, 0))
