"""Choosing: what a card text asks."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.cards import Test
from skulduggery.games.villainous.pick import (
    PickSeveral,
    card_option,
    pass_option,
    place_option,
)
from skulduggery.games.villainous.reasons import FINE, NOTHING
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.who import Who, here
from skulduggery.games.villainous.texts import (
    AMOUNT,
    IT,
    PASS,
    PICKS,
    PLACE,
    REALM,
    THIS,
    YES,
    Choice,
    Step,
    Text,
)
from skulduggery.games.villainous.zones import DISCARDED, FATE_DISCARDED


class choose(Choice):
    """Choose one of these cards; `IT` from here on."""

    def __init__(self, who: Who, slot: int = IT) -> None:
        super().__init__(slot, f"choose-{who.name}")
        self.who = who

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        return unlike(s, self.who.all(s, f))

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class choose_from_hand(Choice):
    """Choose a card of a type in the own hand."""

    def __init__(self, type: int) -> None:
        super().__init__(IT, "choose-card-in-hand")
        self.type = type

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        hand = s.hand(f.bound[REALM])
        return unlike(s, [card for card in hand if s.cast.cards[card].type == self.type])

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class choose_from_discard(Choice):
    """Choose a card of the own discard pile, or of the realm's fate discard pile."""

    def __init__(self, *tests: Test, fate: bool = False) -> None:
        super().__init__(IT, "choose-card-in-discard")
        self.tests = tests
        self.zone = FATE_DISCARDED if fate else DISCARDED

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        out: list[int] = []
        for card in s.zone(f.bound[REALM], self.zone):
            if all([test.holds(s, f.bound[THIS], card) for test in self.tests]):
                out.append(card)
        return unlike(s, out)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class PlaceTest:
    """A property of a location, for what the frame has bound."""

    def holds(self, s: Villainous, f: Frame, place: int) -> bool:
        raise NotImplementedError


class adjacent_to(PlaceTest):
    """Next to the location of the card that a slot names."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def holds(self, s: Villainous, f: Frame, place: int) -> bool:
        card = f.bound[self.slot]
        return card >= 0 and place in s.box.neighbours(s.place_of(card))


class next_to_the_pawn(PlaceTest):
    def holds(self, s: Villainous, f: Frame, place: int) -> bool:
        return place in s.box.neighbours(s.pawn(f.bound[REALM]))


class choose_place(Choice):
    """Choose an unlocked location, or any (`locked_too`); `other_than_here`: not the one where this
    card is."""

    def __init__(
        self,
        other_than_here: bool = False,
        test: PlaceTest | None = None,
        locked_too: bool = False,
    ) -> None:
        super().__init__(PLACE, "choose-where")
        self.other_than_here = other_than_here
        self.test = test
        self.locked_too = locked_too

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        seat = f.bound[REALM]
        out: list[int] = []
        for place in range(s.box.places):
            if self.locked_too or not s.locked(seat, place):
                if self.other_than_here and place == here(s, f):
                    continue
                if self.test is None or self.test.holds(s, f, place):
                    out.append(place)
        return out

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else place_option(s, f, code)


class up_to(PickSeveral):
    """Up to so many of these cards, and then this with each of them in turn. `at_least` one, as far
    as there is one, where the card does not leave it open."""

    def __init__(self, most: int, who: Who, *steps: Step, at_least: int = 0) -> None:
        self.count = most
        self.who = who
        self.at_least = at_least
        self.prompt = f"choose-several-{who.name}"
        self.text = Text(steps)

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if not self.at_least or self.who.all(s, f) else NOTHING

    def pool(self, s: Villainous, f: Frame) -> list[int]:
        return self.ordered(s, self.who.all(s, f))

    def most(self, s: Villainous, f: Frame) -> int:
        return self.count

    def least(self, s: Villainous, f: Frame) -> int:
        return self.at_least

    def enough(self, s: Villainous, f: Frame, picks: list[int]) -> bool:
        return len(picks) >= self.at_least

    def picked(self, s: Villainous, f: Frame, picks: tuple[int, ...]) -> None:
        for card in reversed(picks):
            s.push(self.text, f.bind(IT, card).bound[:PICKS])


class agree(Choice):
    """May it happen? Passing ends the text."""

    optional = True

    def __init__(self) -> None:
        super().__init__(AMOUNT, "may")

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        return [YES]

    def chosen(self, f: Frame, code: int) -> Frame:
        return f

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else Option(code, "choose yes")
