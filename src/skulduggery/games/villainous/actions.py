"""The actions of a turn: which symbols are usable, what each offers, and what it does."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import at_work, piles, purse, realm, vanquish
from skulduggery.games.villainous.alike import unlike
from skulduggery.games.villainous.cards import (
    ACTIVATE,
    ADDED,
    ALLY,
    CONDITION,
    CONTACT,
    COVERED,
    CURSE,
    DISCARD,
    FATE,
    GAIN,
    HERO,
    ITEM,
    MOVE,
    MOVE_HERO,
    PLAY,
    UNABLE,
    VANQUISH,
    Card,
    Symbol,
)
from skulduggery.games.villainous.pick import PickFromHand, card_option, pass_option, place_option
from skulduggery.games.villainous.play import bound_for, play_card, playable
from skulduggery.games.villainous.reasons import (
    CHANGES_NOTHING,
    COST,
    FATE_TOKEN,
    FINE,
    FORBIDDEN,
    LOCKED,
    NO_FATE_CARDS,
    NOT_HERE,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import PASS, PLACE, REALM, THIS, Ask, Choice, Step, Text
from skulduggery.games.villainous.zones import AT_WORK, CARDS, FATE_DECK, LOWER, PAWN, UPPER, USED

# Codes of a turn's options: the kind of symbol times VERB, plus a card, a seat or an amount. From
# ANY_TIME on they need no symbol.
VERB = 1000
END_TURN = 9000
MANEUVER = 10
ANY_TIME = 20
HUNT = 21

# Names of used symbols: place * HALVES + 8 for the open half + position; cards that add a symbol;
# and the covered symbol that was used all the same.
HALVES = 16
ADDED_BY = 10000
WHILE_COVERED = 20000


class Usable:
    """A symbol that may be used: `mark` is what is remembered of it until the turn ends."""

    __slots__ = ("mark", "symbol")

    def __init__(self, symbol: Symbol, mark: int) -> None:
        self.symbol = symbol
        self.mark = mark


def usable_symbols(s: Villainous, seat: int, place: int, used: tuple[int, ...]) -> list[Usable]:
    """The symbols of a location that can be used now, in the order in which they are spent
    (DV-8c): the half that can be covered, the open half, added ones, a covered one at last."""
    location = s.box.location(s, seat, place)
    out: list[Usable] = []
    if location is None:
        return out
    covered = s.box.covered(s, seat, place)
    for n, symbol in enumerate(location.top):
        if not covered >> n & 1 and place * HALVES + n not in used:
            out.append(Usable(symbol, place * HALVES + n))
    for n, symbol in enumerate(location.bottom):
        if place * HALVES + 8 + n not in used:
            out.append(Usable(symbol, place * HALVES + 8 + n))
    if s.number(seat, AT_WORK) & ADDED:
        for rule in at_work.rules(s, seat, ADDED):
            added = rule.lasting.symbol()
            if s.place_of(rule.source) == place and ADDED_BY + rule.source not in used:
                out.append(Usable(added, ADDED_BY + rule.source))
    if covered and s.number(seat, AT_WORK) & COVERED:
        for mark in used:
            if mark >= WHILE_COVERED:
                return out
        for rule in at_work.rules(s, seat, COVERED):
            if s.place_of(rule.source) == place and rule.lasting.uses_covered(s, rule.source):
                for n, symbol in enumerate(location.top):
                    if covered >> n & 1 and place * HALVES + n not in used:
                        out.append(Usable(symbol, WHILE_COVERED + place * HALVES + n))
                return out
    return out


# Moving.


def steps_from(s: Villainous, card: int) -> list[int]:
    """The places to which a Move action takes a card (DV-27, DV-28)."""
    out: list[int] = []
    for place in s.box.neighbours(s.place_of(card)):
        if realm.may_move_to(s, card, place, card // CARDS) == FINE:
            out.append(place)
    return out


MOVABLE = (ALLY, ITEM, CURSE, HERO, CONTACT)


def movable(s: Villainous, seat: int, side: int) -> list[int]:
    out: list[int] = []
    for place in range(s.box.places):
        for card in s.zone(seat, side + place):
            if s.cast.cards[card].type in MOVABLE and steps_from(s, card):
                out.append(card)
    return out


class ChooseStep(Choice):
    """One step, to a neighbouring location."""

    def __init__(self) -> None:
        super().__init__(PLACE, "choose-where")

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        return steps_from(s, f.bound[THIS])

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return pass_option() if code == PASS else place_option(s, f, code)


class MoveThere(Step):
    def do(self, s: Villainous, f: Frame) -> None:
        realm.move(s, f.bound[THIS], f.bound[PLACE])


MOVE_CARD = Text((ChooseStep(), MoveThere()))


# Discard.


class DiscardAny(PickFromHand):
    """Any number of cards of the hand, at least one (DV-31)."""

    def least(self, s: Villainous, f: Frame) -> int:
        return 1

    def enough(self, s: Villainous, f: Frame, picks: list[int]) -> bool:
        return len(picks) > 0

    def picked(self, s: Villainous, f: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            piles.discard_from_hand(s, f.bound[REALM], card)


DISCARD_CARDS = Text((DiscardAny(),))


# What a symbol offers.


def may_activate(s: Villainous, card: int) -> int:
    """May the activated ability of a card of the realm be used? 0, or why not (DV-24)."""
    printed: Card = s.cast.cards[card]
    if printed.activate is None or s.where(card) < 0:
        return NOT_HERE
    if s.locked(card // CARDS, s.place_of(card)):
        return LOCKED
    if at_work.idle(s, card):
        return FORBIDDEN
    if realm.activation_cost(s, card) > s.number(card // CARDS, printed.activate_currency):
        return COST
    for rule in at_work.rules(s, card // CARDS, UNABLE):
        if rule.lasting.disables(s, rule.source, card):
            return FORBIDDEN
    return s.can(printed.activate, bound_for(s, card // CARDS, card, True))


def may_fate(s: Villainous, seat: int, target: int) -> int:
    """May a seat be the target of a Fate action? 0, or why not (DV-25b, DV-26)."""
    if target == seat:
        return CHANGES_NOTHING
    if s.cast.uses_token and s.token == target:
        return FATE_TOKEN
    if piles.left_in(s, target, FATE_DECK) == 0:
        return NO_FATE_CARDS
    return FINE


def options_of(s: Villainous, seat: int, kind: int, amount: int) -> list[int]:
    """What one kind of symbol offers, as codes."""
    base = kind * VERB
    if kind == GAIN:
        return [base + amount] if s.box.gain_now(s, seat, amount) > 0 else []
    if kind == PLAY:
        hand = list(s.hand(seat))
        return [
            base + card
            for card in unlike(s, hand)
            if s.cast.cards[card].type != CONDITION and playable(s, seat, card, False) == FINE
        ]
    if kind == ACTIVATE:
        able = [card for card in s.in_play(seat) if may_activate(s, card) == FINE]
        return [base + card for card in unlike(s, able)]
    if kind == FATE:
        out: list[int] = []
        for target in range(s.players):
            if s.box.may_fate(s, seat, target) == FINE:
                out.append(base + target)
        return out
    if kind == MOVE:
        return [base + card for card in unlike(s, movable(s, seat, LOWER))]
    if kind == MOVE_HERO:
        return [base + card for card in unlike(s, movable(s, seat, UPPER))]
    if kind == VANQUISH:
        return [base + hero for hero in unlike(s, vanquish.targets(s, seat))]
    return [base] if s.hand(seat) else []


def offered(s: Villainous, seat: int, place: int, used: tuple[int, ...], without: int) -> list[int]:
    """All that the symbols of a location offer, symbol kinds in order (`without`: but for one)."""
    amounts: list[int] = []
    kinds = 0
    for usable in usable_symbols(s, seat, place, used):
        symbol = usable.symbol
        if symbol.kind == GAIN:
            if symbol.amount not in amounts:
                amounts.append(symbol.amount)
        elif symbol.kind != without:
            kinds |= 1 << symbol.kind
    out: list[int] = []
    for amount in amounts:
        out.extend(s.box.options(s, seat, GAIN, amount))
    for kind in s.box.kinds:
        if kinds >> kind & 1 and not s.box.forbidden(s, seat, kind):
            out.extend(s.box.options(s, seat, kind, 0))
    return out


def any_time(s: Villainous, seat: int) -> list[int]:
    """Abilities that need no symbol, whenever their owner could choose an action."""
    able: list[int] = []
    if not s.cast.any_time[seat]:
        return able
    for card in s.in_play(seat):
        text = s.cast.cards[card].any_time
        if text is None or s.locked(seat, s.place_of(card)) or at_work.idle(s, card):
            continue
        if s.can(text, bound_for(s, seat, card, True)) == FINE:
            able.append(card)
    return [ANY_TIME * VERB + card for card in unlike(s, able)]


def spend(s: Villainous, seat: int, code: int) -> None:
    """Mark the symbol that an option uses."""
    kind = s.box.symbol_for(s, code)
    place = s.number(seat, PAWN)
    used = s.zone(seat, USED)
    for usable in usable_symbols(s, seat, place, used):
        symbol = usable.symbol
        if symbol.kind == kind and (kind != GAIN or symbol.amount == code % VERB):
            used += (usable.mark,)
            if usable.mark >= WHILE_COVERED:
                used += (usable.mark - WHILE_COVERED,)
            s.put(seat, USED, used)
            return


def start(s: Villainous, seat: int, code: int) -> None:
    """Begin the action that an option names."""
    kind = code // VERB
    what = code % VERB
    if kind == ANY_TIME:
        text = s.cast.cards[what].any_time
        assert text is not None
        s.push(text, bound_for(s, seat, what, True))
    elif kind == GAIN:
        purse.gain(s, seat, what)
    elif kind == PLAY:
        play_card(s, seat, what, False)
    elif kind == ACTIVATE:
        printed = s.cast.cards[what]
        assert printed.activate is not None
        purse.pay(s, seat, realm.activation_cost(s, what), printed.activate_currency)
        s.push(printed.activate, bound_for(s, seat, what, True))
    elif kind == FATE:
        s.box.start_fate(s, seat, what)
    elif kind in (MOVE, MOVE_HERO):
        s.push(MOVE_CARD, (seat, seat, what, -1, -1, -1, 0))
    elif kind == VANQUISH:
        s.push(vanquish.VANQUISH_HERO, (seat, seat, -1, what, -1, -1, 0))
    else:
        s.push(DISCARD_CARDS, (seat, seat, -1, -1, -1, -1, 0))


def action_option(s: Villainous, code: int) -> Option:
    """An action as people write it."""
    kind = code // VERB
    what = code % VERB
    if code == END_TURN:
        return Option(code, "end-turn")
    if code == PASS:
        return pass_option()
    if kind == GAIN:
        return Option(code, f"gain {what}", amount=what)
    if kind == FATE:
        return Option(code, f"fate {what}", seat=what)
    if kind == DISCARD:
        return Option(code, "discard")
    verb = "activate" if kind == ANY_TIME else VERBS[kind]
    return card_option(s, code, verb, what)


VERBS = ("gain", "play", "activate", "fate", "move", "move", "vanquish", "discard")


class ActOnce(Ask):
    """One action of the location where this card is, by its ability: it marks nothing (DV-8b)."""

    prompt = "choose-action"
    optional = True

    def __init__(self, without: int) -> None:
        self.without = without

    def at(self, s: Villainous, f: Frame) -> int:
        """The location whose symbols are meant."""
        return s.place_of(f.bound[THIS])

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        place = self.at(s, f)
        if place < 0:
            return ()
        found = offered(s, f.bound[REALM], place, (), self.without)
        return tuple(found + [PASS]) if found and self.optional else tuple(found)

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = f.to(f.at + 1)
        if code != PASS:
            s.box.start(s, f.bound[REALM], code)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return s.box.action_option(s, code)
