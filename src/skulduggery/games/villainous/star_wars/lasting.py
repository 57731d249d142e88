"""Lasting rules and moments of this box: what cards forbid, what they wait for."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import at_work
from skulduggery.games.villainous.cards import (
    ACTIVATING,
    ALLY,
    CAPTURED,
    COSTS,
    DEFEATED,
    FATED,
    FEW_HELPERS,
    GAINED,
    HELPED,
    HELPING,
    HUNTING,
    JOINS,
    KEEPS,
    REACH,
    SHELTER,
    SPENT_AMBITION,
    STRENGTH,
    UNABLE,
    Keeping,
    Lasting,
    Requirement,
    Test,
    When,
)
from skulduggery.games.villainous.pick import card_option
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.choices import PlaceTest
from skulduggery.games.villainous.texts import IT, REALM, Choice, Step, Text
from skulduggery.games.villainous.zones import AMBITION, CARDS, LOWER, POWER, UPPER


class hunts_cost(Lasting):
    """Each Hunt costs so much more, in its own currency."""

    hook = HUNTING

    def __init__(self, by: int) -> None:
        self.by = by

    def hunting(self, s: Villainous, source: int) -> int:
        return self.by


class may_come_for(Lasting):
    """In a Vanquish this Ally may come to the Hero for so many Credits, and is used then."""

    hook = JOINS

    def __init__(self, credits: int) -> None:
        self.credits = credits

    def joining(self) -> int:
        return self.credits


class reaches_every_location(Lasting):
    """May be used in a Vanquish at any location: in this box all are a step away."""

    hook = REACH


class captured_when_defeated(Lasting):
    """A Hero who is kept beside the portrait when defeated."""

    hook = CAPTURED


class stronger_with(Lasting):
    """This card has more strength while a card of a name is at its location, or in the sector."""

    hook = STRENGTH

    def __init__(self, by: int, other: str, here: bool = True) -> None:
        self.by = by
        self.other = other
        self.here = here

    def strength(self, s: Villainous, source: int, card: int) -> int:
        if card != source:
            return 0
        seat = source // CARDS
        for other in s.in_play(seat):
            near = not self.here or s.place_of(other) == s.place_of(source)
            if near and s.cast.cards[other].id == self.other:
                return self.by
        return 0


class stronger_beside_a_hero(Lasting):
    """This card has more strength while such a Hero is at its location."""

    hook = STRENGTH

    def __init__(self, by: int, test: Test) -> None:
        self.by = by
        self.test = test

    def strength(self, s: Villainous, source: int, card: int) -> int:
        if card == source:
            for hero in s.zone(source // CARDS, UPPER + s.place_of(source)):
                if self.test.holds(s, source, hero):
                    return self.by
        return 0


class stronger_with_the_pawn(Lasting):
    """This card has more strength while the villain's pawn is at its location."""

    hook = STRENGTH

    def __init__(self, by: int) -> None:
        self.by = by

    def strength(self, s: Villainous, source: int, card: int) -> int:
        if card == source and s.place_of(source) == s.pawn(source // CARDS):
            return self.by
        return 0


class stronger_against(Lasting):
    """This Ally has more strength in a Vanquish against such a Hero."""

    hook = HELPING

    def __init__(self, by: int, test: Test) -> None:
        self.by = by
        self.test = test

    def helping(self, s: Villainous, source: int, hero: int, ally: int) -> int:
        return self.by if ally == source and self.test.holds(s, source, hero) else 0


class not_vanquished_beside_others(Lasting):
    """This Hero cannot be chosen for a Vanquish while another one is at the same location."""

    hook = SHELTER

    def shelters(self, s: Villainous, source: int, hero: int) -> bool:
        return hero == source and len(s.zone(source // CARDS, s.where(source))) > 1


class activations_cost(Lasting):
    """Abilities for an Activate symbol cost more Credits (or fewer); `others`: those of other
    cards."""

    hook = ACTIVATING

    def __init__(self, by: int, others: bool = False) -> None:
        self.by = by
        self.others = others

    def activation(self, s: Villainous, source: int, card: int) -> int:
        if self.others and card == source:
            return 0
        return self.by if s.cast.cards[card].activate_currency == POWER else 0


class cards_cost(Lasting):
    """Cards of a family cost more (or less)."""

    hook = COSTS

    def __init__(self, by: int, tag: str) -> None:
        self.by = by
        self.tag = tag

    def cost(self, s: Villainous, source: int, card: int, place: int, onto: int) -> int:
        return self.by if self.tag in s.cast.cards[card].tags else 0


class may_be_kept_for(Lasting):
    """Used in a Vanquish (against such a Hero), this Ally stays, or goes back to the hand, for a
    price; not while a card disables abilities that are paid for."""

    hook = KEEPS

    def __init__(
        self,
        credits: int = 0,
        ambition: int = 0,
        against: Test | None = None,
        in_hand: bool = False,
    ) -> None:
        price = ambition if ambition else credits
        self.price = Keeping(price, AMBITION if ambition else POWER, in_hand)
        self.against = against

    def keeping(self, s: Villainous, source: int, hero: int) -> Keeping | None:
        if self.against is not None and not self.against.holds(s, source, hero):
            return None
        return None if disabled(s, source) else self.price


def disabled(s: Villainous, card: int) -> bool:
    for rule in at_work.rules(s, card // CARDS, UNABLE):
        if rule.lasting.disables(s, rule.source, card):
            return True
    return False


class disables_allies_here(Lasting):
    """Abilities of Allies at its location that are paid for cannot be used."""

    hook = UNABLE

    def disables(self, s: Villainous, source: int, card: int) -> bool:
        return s.cast.cards[card].type == ALLY and s.place_of(card) == s.place_of(source)


class most_allies(Lasting):
    """No more than so many Allies are used in a Vanquish."""

    hook = FEW_HELPERS

    def __init__(self, most: int) -> None:
        self.most = most

    def most_helpers(self, s: Villainous, source: int) -> int:
        return self.most


class without_tag(Test):
    """Not of a family of cards."""

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return self.tag not in s.cast.cards[card].tags


class one_of(Test):
    """One of several names."""

    def __init__(self, *ids: str) -> None:
        self.ids = ids

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.cast.cards[card].id in self.ids


class where_an_ally_is(PlaceTest):
    """A location with one of the villain's Allies."""

    def holds(self, s: Villainous, f: Frame, place: int) -> bool:
        return any([s.box.is_ally(s, card) for card in s.zone(f.bound[REALM], LOWER + place)])


class when_somebody_is_captured(When):
    """When a Hero is captured."""

    kind = DEFEATED

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return bool(s.cast.cards[card].hooks & CAPTURED)


class they_spend_ambition(Requirement):
    """That player has just spent at least so much Ambition at once."""

    news = SPENT_AMBITION

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: Villainous, holder: int) -> bool:
        for n in range(0, len(s.news), 3):
            if s.news[n] == SPENT_AMBITION and s.news[n + 2] >= self.least:
                return True
        return False


class they_have_after_gaining(Requirement):
    """That player has just gained Credits, and has at least so many."""

    news = GAINED

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, s: Villainous, holder: int) -> bool:
        return GAINED in s.news[::3] and s.number(s.turn, POWER) >= self.least


class when_used(When):
    """Each time this Ally is used in a Vanquish."""

    kind = HELPED
    even_gone = True

    def __init__(self, *steps: Step) -> None:
        super().__init__(Text(steps))

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        return card == source


class they_send_a_hero(Requirement):
    """The player on turn has just played a Hero of this villain by a Fate action."""

    news = FATED

    def holds(self, s: Villainous, holder: int) -> bool:
        return bool(sent(s, holder))


def sent(s: Villainous, seat: int) -> list[int]:
    """The Heroes of a seat that have just been played by a Fate action."""
    out: list[int] = []
    for n in range(0, len(s.news), 3):
        hero = s.news[n + 1]
        if s.news[n] == FATED and hero // CARDS == seat and s.where(hero) >= 0:
            out.append(hero)
    return out


class the_hero_sent(Choice):
    """The Hero that has just been played; IT from here on."""

    def __init__(self) -> None:
        super().__init__(IT, "choose-hero")

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        return sent(s, f.bound[REALM])

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return card_option(s, code, "choose", code)
