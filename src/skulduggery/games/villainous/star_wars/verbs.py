"""Verbs of this box: two currencies, Strength tokens, find, reveal until, look."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.events import EVERYBODY, Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import piles, play, purse, realm
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.cards import HERO, Test
from skulduggery.games.villainous.pick import PickFromHand, PickSeveral, card_option, pass_option
from skulduggery.games.villainous.reasons import FINE, NO_FATE_CARDS, NOTHING
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.fate_deck import looked_at, put_back_in_order
from skulduggery.games.villainous.text.power import Amount, gain_power
from skulduggery.games.villainous.text.who import Who
from skulduggery.games.villainous.texts import (
    IT,
    PASS,
    PICKS,
    PLACE,
    REALM,
    THIS,
    YOU,
    Ask,
    Choice,
    Step,
    Text,
)
from skulduggery.games.villainous.zones import (
    AMBITION,
    ASIDE,
    ASIDE_SEEN,
    DECK,
    DISCARDED,
    FATE_DECK,
    FATE_DISCARDED,
    KEPT,
    POWER,
    TOKENS,
)

# Credits and Ambition. Credits are what Power is in the other box.


class gain_credits(gain_power):
    """Gain Credits."""


class gain_ambition(gain_power):
    def __init__(self, amount: int | Amount) -> None:
        super().__init__(amount, AMBITION)


class lose(Step):
    """The villain loses up to so much of each; some is enough (DV-22)."""

    def __init__(self, credits: int = 0, ambition: int = 0) -> None:
        self.credits = credits
        self.ambition = ambition

    def can(self, s: Villainous, f: Frame) -> int:
        seat = f.bound[REALM]
        some = min(self.credits, s.number(seat, POWER)) + min(
            self.ambition, s.number(seat, AMBITION)
        )
        return FINE if some > 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        purse.lose(s, f.bound[REALM], self.credits)
        purse.lose(s, f.bound[REALM], self.ambition, AMBITION)


# Strength tokens.


class put_strength(Step):
    """Put Strength tokens of this value on an Ally or a Hero (SW-30)."""

    def __init__(self, slot: int, by: int) -> None:
        self.slot = slot
        self.by = by

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[self.slot]
        return FINE if card >= 0 and s.where(card) >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[self.slot]
        s.set_mark(card, TOKENS, s.mark(card, TOKENS) + self.by)


class put_strength_on_all(Step):
    """Put a Strength token of this value on each of these cards."""

    def __init__(self, who: Who, by: int) -> None:
        self.who = who
        self.by = by

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if self.who.all(s, f) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        for card in self.who.all(s, f):
            s.set_mark(card, TOKENS, s.mark(card, TOKENS) + self.by)


# Playing a card that was found.


class play_it(Step):
    """Play the card that IT names: from beside the realm, from a discard pile, or from beside the
    portrait. Who plays it chooses where (SW-36)."""

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[IT]
        return play.playable(s, f.bound[YOU], card, True) if card >= 0 else FINE

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[IT]
        if card < 0:
            return  # nothing was found
        if card in s.zone(f.bound[REALM], FATE_DISCARDED):
            piles.out_of_discard(s, card)
            piles.aside(s, card, EVERYBODY)
        elif card in s.zone(f.bound[REALM], KEPT):
            kept = s.zone(f.bound[REALM], KEPT)
            s.put(f.bound[REALM], KEPT, tuple([one for one in kept if one != card]))
            piles.aside(s, card, EVERYBODY)
        play.play_card(s, f.bound[YOU], card, True)


class choose_captured(Choice):
    """Choose a Hero who lies beside the portrait."""

    def __init__(self) -> None:
        super().__init__(IT, "choose-hero")

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        kept = s.zone(f.bound[REALM], KEPT)
        return [card for card in kept if s.cast.cards[card].type == HERO]

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class shuffle_into_fate(Step):
    """A Hero of the sector goes back into the fate deck, undefeated."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if f.bound[IT] >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        seat, card = f.bound[REALM], f.bound[IT]
        if s.heard is not None:
            origin = s.at(seat, s.where(card))
            s.tell("shuffle", seat, card, origin=origin, to=Place(seat, "fate"))
        realm.take_out(s, card)
        s.drop_marks(card)
        s.set_pile(seat, FATE_DECK, s.pile(seat, FATE_DECK).shuffled((card,)))


class move_all(Step):
    """All of these cards are moved to the chosen location."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def able(self, s: Villainous, f: Frame) -> list[int]:
        out: list[int] = []
        for card in self.who.all(s, f):
            if realm.may_move_to(s, card, f.bound[PLACE], f.bound[YOU]) == FINE:
                out.append(card)
        return out

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if f.bound[PLACE] >= 0 and self.able(s, f) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        for card in self.able(s, f):
            realm.move(s, card, f.bound[PLACE])


def found_in(s: Villainous, seat: int, source: int, tests: tuple[Test, ...]) -> list[int]:
    """The fate cards that a search finds: those of the sector; if there are none, those of the
    discard pile; if there are none, those of the deck (SW-38)."""
    fitting: list[int] = []
    for card in s.cast.fate_cards(seat):
        if all([test.holds(s, source, card) for test in tests]):
            fitting.append(card)
    for zone in (s.in_play(seat), s.zone(seat, FATE_DISCARDED), s.pile(seat, FATE_DECK).cards()):
        out = [card for card in fitting if card in zone]
        if out:
            return out
    return []


class choose_found(Choice):
    """Which of the cards that were found. Searching the own decks shows nothing that the searcher
    could not tell from the open cards."""

    def __init__(self, *tests: Test) -> None:
        super().__init__(IT, "choose-found")
        self.tests = tests

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        return unlike(s, found_in(s, f.bound[REALM], f.bound[THIS], self.tests))

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class play_wherever_found(Step):
    """Play the fate card that was found; it leaves its old place undefeated, and what lay on it is
    gone (SW-38)."""

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[IT]
        return play.playable(s, f.bound[YOU], card, True) if card >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[IT]
        realm.find(s, f.bound[REALM], card, -1, False)
        play.play_card(s, f.bound[YOU], card, True)


class reveal_until(Step):
    """Reveal cards of the fate deck until one of a type appears; IT from here on. The others go to
    the discard pile, which is shuffled with the deck before the card is used (SW-39)."""

    def __init__(self, type: int) -> None:
        self.type = type

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], FATE_DECK) else NO_FATE_CARDS

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        left = piles.left_in(s, seat, FATE_DECK)
        others: list[int] = []
        found = -1
        for _ in range(left):
            card = piles.reveal(s, seat, FATE_DECK, f.bound[YOU])
            if s.cast.cards[card].type == self.type:
                found = card
                break
            others.append(card)
        for card in others:
            piles.discard_aside(s, card)
        pile = s.pile(seat, FATE_DECK).shuffled(s.zone(seat, FATE_DISCARDED))
        s.set_pile(seat, FATE_DECK, pile)
        s.put(seat, FATE_DISCARDED, ())
        if s.heard is not None:
            s.tell("shuffle", seat, to=Place(seat, "fate"))
        s.bind(IT, found)


# Looking.


class may_take_a_hero_of_them(Ask):
    """One Hero among the cards that were looked at may be chosen, and is shown; IT from here on."""

    prompt = "choose-hero-looked-at"

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        out: list[int] = []
        for card in looked_at(s, f):
            hero = s.cast.cards[card].type == HERO
            if hero and play.playable(s, f.bound[YOU], card, True) == FINE:
                out.append(card)
        return tuple(unlike(s, out) + [PASS]) if out else ()

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        if code == PASS:
            s.stack[-1] = f.to(f.at + 1)
            return
        s.stack[-1] = f.bind(IT, code).to(f.at + 1)
        seat = f.bound[REALM]
        n = s.zone(seat, ASIDE).index(code)
        seen = s.zone(seat, ASIDE_SEEN)
        s.put(seat, ASIDE_SEEN, seen[:n] + (EVERYBODY,) + seen[n + 1 :])
        if s.heard is not None:
            s.tell("reveal", f.bound[YOU], code, origin=Place(seat, "fate"))

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class put_the_rest_back(Step):
    """What was looked at and not taken goes back on top in the order chosen."""

    def __init__(self) -> None:
        self.text = Text((put_back_in_order(),))

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def do(self, s: Villainous, f: Frame) -> None:
        if looked_at(s, f):
            s.push(self.text, f.bound[:PICKS])


class discard_any_looked_at(PickSeveral):
    """Any number of the cards that were looked at are discarded."""

    prompt = "choose-looked-at-to-discard"

    def pool(self, s: Villainous, f: Frame) -> list[int]:
        return self.ordered(s, looked_at(s, f))

    def enough(self, s: Villainous, f: Frame, picks: list[int]) -> bool:
        return True

    def picked(self, s: Villainous, f: Frame, picks: tuple[int, ...]) -> None:
        s.stack[-1] = Frame(f.text, f.at + 1, f.bound[:PICKS])
        for card in picks:
            piles.discard_aside(s, card)


class look_at_own_deck(Step):
    """Look at the top cards of the own villain deck, or at as many as there are."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], DECK) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        for _ in range(self.count):
            piles.look(s, f.bound[REALM], DECK, f.bound[YOU])


class keep_one_and_discard_the_rest(Ask):
    """One of the villain cards that were looked at goes into the hand unseen; the others are
    discarded."""

    prompt = "choose-card-to-keep"

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        beside = s.zone(f.bound[REALM], ASIDE)
        return tuple(unlike(s, [card for card in beside if not s.cast.cards[card].fate]))

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = f.to(f.at + 1)
        seat = f.bound[REALM]
        rest: list[int] = []
        for card in s.zone(seat, ASIDE):
            if not s.cast.cards[card].fate and card != code:
                rest.append(card)
        knows = s.zone(seat, ASIDE_SEEN)[s.zone(seat, ASIDE).index(code)]
        piles.from_aside(s, code)
        piles.to_hand(s, seat, code, knows)
        if s.heard is not None:
            s.tell("draw", seat, code, to=Place(seat, "hand"), knows=knows)
        for card in rest:
            piles.discard_aside(s, card)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return card_option(s, code, "choose", code)


# Hands.


class take_from_discard_or_deck(Choice):
    """Take one of these villain cards from the discard pile, or if there is none from the deck,
    which is shuffled then; all see which."""

    def __init__(self, *tests: Test) -> None:
        super().__init__(IT, "choose-found")
        self.tests = tests

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        seat = f.bound[REALM]
        for cards in (s.zone(seat, DISCARDED), s.pile(seat, DECK).cards()):
            out: list[int] = []
            for card in cards:
                if all([test.holds(s, f.bound[THIS], card) for test in self.tests]):
                    out.append(card)
            if out:
                return unlike(s, out)
        return []

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = f.to(f.at + 1)
        if code == PASS:
            return
        seat = f.bound[REALM]
        if code in s.zone(seat, DISCARDED):
            piles.out_of_discard(s, code)
            piles.take(s, code, Place(seat, "discard"))
            return
        s.set_pile(seat, DECK, s.pile(seat, DECK).without(code).shuffled())
        piles.take(s, code, Place(seat, "deck"))
        if s.heard is not None:
            s.tell("shuffle", seat, to=Place(seat, "deck"))

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else card_option(s, code, "choose", code)


class discard_and_draw_as_many(PickFromHand):
    """Discard any number of cards of the hand, and draw as many."""

    def enough(self, s: Villainous, f: Frame, picks: list[int]) -> bool:
        return True

    def picked(self, s: Villainous, f: Frame, picks: tuple[int, ...]) -> None:
        seat = f.bound[REALM]
        for card in picks:
            piles.discard_from_hand(s, seat, card)
        piles.draw(s, seat, len(picks))
