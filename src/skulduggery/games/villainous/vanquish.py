"""Vanquish: which Allies may be used against a Hero, and what comes of it (DV-29, DV-30)."""

from __future__ import annotations

from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import at_work, realm
from skulduggery.games.villainous.cards import HELP, HELPED, HELPERS, REACH
from skulduggery.games.villainous.pick import PickSeveral
from skulduggery.games.villainous.reasons import FINE, TOO_STRONG
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import AMOUNT, IT, PICKS, Step, Text
from skulduggery.games.villainous.zones import CARDS

KEEP_ALLIES = 1
"""What the frame's AMOUNT says when the Allies that were used stay."""


def helpers(s: Villainous, hero: int) -> list[int]:
    """The Allies that may be used against a Hero: at the same location, or within their reach."""
    seat = hero // CARDS
    place = s.place_of(hero)
    refusals = at_work.rules(s, seat, HELP)
    out: list[int] = []
    for ally in realm.allies(s, seat):
        stands = s.place_of(ally)
        if stands != place and not (
            s.cast.cards[ally].hooks & REACH
            and stands in s.box.neighbours(place)
            and not s.locked(seat, stands)
        ):
            continue
        refused = False
        for rule in refusals:
            if rule.lasting.refuses(s, rule.source, hero, ally):
                refused = True
        if not refused:
            out.append(ally)
    return out


def least_helpers(s: Villainous, hero: int) -> int:
    """How many Allies a Vanquish of this Hero must use: none against strength 0 (DV-30)."""
    least = 0
    for rule in at_work.rules(s, hero // CARDS, HELPERS):
        least = max(least, rule.lasting.helpers(s, rule.source, hero))
    return least


def may_vanquish(s: Villainous, hero: int) -> int:
    """Could a Vanquish defeat this Hero now? 0, or why not."""
    why = realm.may_defeat(s, hero)
    if why != FINE:
        return why
    usable = helpers(s, hero)
    total = 0
    for ally in usable:
        total += realm.strength(s, ally)
    if total < realm.strength(s, hero) or len(usable) < least_helpers(s, hero):
        return TOO_STRONG
    return FINE


def targets(s: Villainous, seat: int) -> list[int]:
    """The Heroes of a realm that a Vanquish could defeat."""
    return [hero for hero in realm.heroes(s, seat) if may_vanquish(s, hero) == FINE]


class PickAllies(PickSeveral):
    """Any set of Allies that suffices, surplus allowed."""

    prompt = "choose-allies"

    def about(self, f: Frame) -> int:
        return f.bound[IT]

    def pool(self, s: Villainous, f: Frame) -> list[int]:
        return self.ordered(s, helpers(s, f.bound[IT]))

    def enough(self, s: Villainous, f: Frame, picks: list[int]) -> bool:
        hero = f.bound[IT]
        total = 0
        for ally in picks:
            total += realm.strength(s, ally)
        return total >= realm.strength(s, hero) and len(picks) >= least_helpers(s, hero)

    def picked(self, s: Villainous, f: Frame, picks: tuple[int, ...]) -> None:
        pass


class Strike(Step):
    """The Hero is defeated; the Allies that were used are discarded."""

    def do(self, s: Villainous, f: Frame) -> None:
        hero = f.bound[IT]
        used = f.bound[PICKS:]
        seat = hero // CARDS
        realm.defeat(s, hero)
        if s.over:
            return
        for ally in used:
            realm.happen(s, HELPED, seat, ally, s.place_of(ally))
        if f.bound[AMOUNT] == KEEP_ALLIES:
            return
        for ally in used:
            if s.where(ally) >= 0:
                realm.discard_from_realm(s, ally)


VANQUISH_HERO = Text((PickAllies(), Strike()))
