"""Verbs of fate cards that touch Bounties."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import EVERYBODY, Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.pick import card_option, pass_option
from skulduggery.games.villainous.reasons import FINE, NOTHING
from skulduggery.games.villainous.star_wars import contracts
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import AMOUNT, IT, PASS, REALM, Choice, Step
from skulduggery.games.villainous.zones import CARDS, DECK, REQUIREMENTS


class choose_bounty(Choice):
    """Choose an unfinished Bounty; `marked`: one with a requirement that is met."""

    def __init__(self, marked: bool = False) -> None:
        super().__init__(IT, "choose-bounty")
        self.marked = marked

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        out: list[int] = []
        for bounty in contracts.unfinished(s, f.bound[REALM]):
            if not self.marked or s.mark(bounty, REQUIREMENTS):
                out.append(bounty)
        return unlike(s, out)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class choose_mark(Choice):
    """Which of its requirements that are met."""

    def __init__(self) -> None:
        super().__init__(AMOUNT, "choose-requirement")

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        bounty = f.bound[IT]
        if bounty < 0:
            return []
        clauses = contracts.hunt_of(s, bounty).clauses
        return [n for n in range(len(clauses)) if contracts.is_met(s, bounty, n)]

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return Option(code, f"choose {code + 1}", amount=code + 1)


class take_mark_off(Step):
    def can(self, s: Villainous, f: Frame) -> int:
        bounty = f.bound[IT]
        return FINE if bounty >= 0 and s.mark(bounty, REQUIREMENTS) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        contracts.take_off(s, f.bound[IT], f.bound[AMOUNT])


class under_the_villain_deck(Step):
    """The card goes to the bottom of the villain deck, for all to see; what lay on it is gone."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if f.bound[IT] >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[IT]
        seat = card // CARDS
        if s.heard is not None:
            s.tell("move", seat, card, origin=s.at(seat, s.where(card)), to=Place(seat, "deck"))
        realm.take_out(s, card)
        s.drop_marks(card)
        s.set_pile(seat, DECK, s.pile(seat, DECK).with_bottom(card, EVERYBODY))
