"""Vanquish: which Allies may be used against a Hero, and what comes of it (DV-29, DV-30)."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import at_work, defeats, purse, realm
from skulduggery.games.villainous.cards import (
    FEW_HELPERS,
    HELP,
    HELPED,
    HELPERS,
    HELPING,
    JOINS,
    KEEPS,
    REACH,
    SHELTER,
    UNSPENT,
    VANQUISHED,
    Keeping,
)
from skulduggery.games.villainous.pick import PickSeveral, card_option, pass_option
from skulduggery.games.villainous.reasons import FINE, TOO_STRONG, UNDEFEATABLE
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import (
    AMOUNT,
    IT,
    OTHER,
    PASS,
    PICKS,
    THIS,
    YES,
    Ask,
    Step,
    Text,
)
from skulduggery.games.villainous.zones import CARDS, POWER

KEEP_ALLIES = 1
"""What the frame's AMOUNT says when the Allies that were used stay."""


def reaches(s: Villainous, ally: int, places: tuple[int, ...]) -> bool:
    """Is an Ally at one of these places, or within its reach of one? Not from behind a lock."""
    stands = s.place_of(ally)
    if s.locked(ally // CARDS, stands):
        return False
    if stands in places:
        return True
    if s.cast.cards[ally].hooks & REACH:
        for place in places:
            if stands in s.box.neighbours(place):
                return True
    return False


def helpers(s: Villainous, hero: int) -> list[int]:
    """The Allies that may be used against a Hero: at the same location, or within their reach."""
    seat = hero // CARDS
    places = s.box.stands_at(s, hero)
    refusals = at_work.rules(s, seat, HELP)
    out: list[int] = []
    for ally in realm.allies(s, seat):
        if not reaches(s, ally, places):
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
    least = s.box.least_helpers
    for rule in at_work.rules(s, hero // CARDS, HELPERS):
        least = max(least, rule.lasting.helpers(s, rule.source, hero))
    return least


def most_helpers(s: Villainous, hero: int) -> int:
    """How many Allies a Vanquish may use."""
    most = 999
    for rule in at_work.rules(s, hero // CARDS, FEW_HELPERS):
        most = min(most, rule.lasting.most_helpers(s, rule.source))
    return most


def help_of(s: Villainous, ally: int, hero: int) -> int:
    """The strength of an Ally in a Vanquish against a Hero."""
    total = realm.strength(s, ally)
    for rule in at_work.rules(s, hero // CARDS, HELPING):
        total += rule.lasting.helping(s, rule.source, hero, ally)
    return total if total > 0 else 0


def may_join(s: Villainous, hero: int) -> int:
    """The Ally that may come to this Hero for a price, to be used there; -1 when there is none."""
    seat = hero // CARDS
    place = s.place_of(hero)
    for rule in at_work.rules(s, seat, JOINS):
        ally = rule.source
        payable = rule.lasting.joining() <= s.number(seat, POWER)
        if payable and s.place_of(ally) != place:
            if realm.may_move_to(s, ally, place, seat) != FINE:
                continue
            return ally
    return -1


def enough_when_joined(s: Villainous, hero: int, ally: int) -> bool:
    """Would the Allies suffice once this one has come?"""
    after = s.clone()
    realm.move(after, ally, after.place_of(hero))
    return enough_allies(after, hero) == FINE


def may_vanquish(s: Villainous, hero: int) -> int:
    """Could a Vanquish defeat this Hero now? 0, or why not."""
    why = realm.may_defeat(s, hero)
    for rule in at_work.rules(s, hero // CARDS, SHELTER):
        if rule.lasting.shelters(s, rule.source, hero):
            return UNDEFEATABLE
    if why == FINE:
        why = enough_allies(s, hero)
        if why != FINE:
            ally = may_join(s, hero)
            if ally >= 0 and enough_when_joined(s, hero, ally):
                return FINE
    return why


def enough_allies(s: Villainous, hero: int) -> int:
    """Do the Allies that may be used suffice? 0, or why not."""
    usable = helpers(s, hero)
    most = most_helpers(s, hero)
    strengths = [help_of(s, ally, hero) for ally in usable]
    if len(usable) > most:
        strengths.sort(reverse=True)
        strengths = strengths[:most]
    total = 0
    for strength in strengths:
        total += strength
    if total < realm.strength(s, hero) or len(usable) < least_helpers(s, hero):
        return TOO_STRONG
    return FINE


def targets(s: Villainous, seat: int) -> list[int]:
    """The Heroes of a realm that a Vanquish could defeat."""
    return [hero for hero in realm.heroes(s, seat) if may_vanquish(s, hero) == FINE]


class Join(Ask):
    """An Ally may come for a price before anything is compared; it must be used then."""

    prompt = "choose-joining"

    def about(self, f: Frame) -> int:
        return f.bound[IT]

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        hero = f.bound[IT]
        ally = may_join(s, hero)
        if ally < 0:
            return ()
        out: tuple[int, ...] = ()
        if enough_when_joined(s, hero, ally):
            out += (ally,)
        if out and enough_allies(s, hero) == FINE:
            out += (PASS,)
        return out

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        if code == PASS:
            s.stack[-1] = f.to(f.at + 1)
            return
        s.stack[-1] = f.bind(OTHER, code).to(f.at + 1)
        seat = code // CARDS
        for rule in s.cast.cards[code].lasting:
            if rule.hook & JOINS:
                purse.pay(s, seat, rule.joining())
        realm.move(s, code, s.place_of(f.bound[IT]))

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class PickAllies(PickSeveral):
    """Any set of Allies that suffices, surplus allowed."""

    prompt = "choose-allies"

    def about(self, f: Frame) -> int:
        return f.bound[IT]

    def pool(self, s: Villainous, f: Frame) -> list[int]:
        return self.ordered(s, helpers(s, f.bound[IT]))

    def most(self, s: Villainous, f: Frame) -> int:
        return most_helpers(s, f.bound[IT])

    def least(self, s: Villainous, f: Frame) -> int:
        return least_helpers(s, f.bound[IT])

    def worth(self, s: Villainous, f: Frame, card: int) -> int:
        return help_of(s, card, f.bound[IT])

    def needed(self, s: Villainous, f: Frame) -> int:
        return realm.strength(s, f.bound[IT])

    def enough(self, s: Villainous, f: Frame, picks: list[int]) -> bool:
        hero = f.bound[IT]
        total = 0
        for ally in picks:
            total += help_of(s, ally, hero)
        if f.bound[OTHER] >= 0 and f.bound[OTHER] not in picks:
            return False
        return total >= realm.strength(s, hero) and len(picks) >= least_helpers(s, hero)

    def picked(self, s: Villainous, f: Frame, picks: tuple[int, ...]) -> None:
        pass


class Strike(Step):
    """The Hero is defeated."""

    def do(self, s: Villainous, f: Frame) -> None:
        hero = f.bound[IT]
        used = f.bound[PICKS:]
        seat = hero // CARDS
        place = s.place_of(hero)
        stay = f.bound[AMOUNT] == KEEP_ALLIES or s.box.helpers_stay(s, hero)
        defeats.defeat(s, hero)
        if s.over:
            return
        for ally in used:
            realm.happen(s, HELPED, seat, ally, s.place_of(ally))
        realm.happen(s, VANQUISHED, seat, hero, place, len(used))
        if s.over:
            return
        if stay:
            s.stack.pop()


class Release(Ask):
    """The Allies that were used are discarded, one after the other; what a card may keep at a price
    is asked about."""

    prompt = "may"

    def price(self, s: Villainous, f: Frame) -> Keeping | None:
        """What keeping the first Ally that is left would cost, if it can be kept and paid."""
        ally = f.bound[PICKS]
        for rule in s.cast.cards[ally].lasting:
            if rule.hook & KEEPS:
                keeping = rule.keeping(s, ally, f.bound[IT])
                if keeping and s.number(ally // CARDS, keeping.currency) >= keeping.price:
                    return keeping
        return None

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        return (YES, PASS)

    def run(self, s: Villainous, f: Frame) -> bool:
        while len(f.bound) > PICKS:
            ally = f.bound[PICKS]
            if s.where(ally) >= 0 and not s.cast.cards[ally].hooks & UNSPENT:
                if self.price(s, f) is not None:
                    s.stack[-1] = f.bind(THIS, ally)
                    s.asking = self.asked(s, f)
                    s.asked = (YES, PASS)
                    return False
                realm.discard_from_realm(s, ally)
            f = Frame(f.text, f.at, f.bound[:PICKS] + f.bound[PICKS + 1 :])
        s.stack[-1] = f.to(f.at + 1)
        return True

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        ally = f.bound[PICKS]
        seat = ally // CARDS
        keeping = self.price(s, f)
        s.stack[-1] = Frame(f.text, f.at, f.bound[:PICKS] + f.bound[PICKS + 1 :])
        if code == PASS or keeping is None:
            realm.discard_from_realm(s, ally)
            return
        purse.pay(s, seat, keeping.price, keeping.currency)
        if keeping.in_hand:
            realm.return_to_hand(s, ally)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else Option(code, "choose yes")


VANQUISH_HERO = Text((Join(), PickAllies(), Strike(), Release()))
