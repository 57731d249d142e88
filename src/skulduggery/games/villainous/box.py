"""A box of villains, and the cast of one table.

What differs between the boxes (what moves reach, what is checked when, hand limits, currencies)
belongs to the box's own class, so that the rules need not ask which box they are playing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skulduggery.engine.decision import Option
from skulduggery.engine.game import Setup
from skulduggery.games.villainous import actions, at_work, fate
from skulduggery.games.villainous.cards import (
    ACTIVATE,
    ALLY,
    DISCARD,
    FATE,
    FORBIDS,
    GAIN,
    GAINING,
    HAND_SIZE,
    HERO,
    MOVE,
    MOVE_HERO,
    PLAY,
    SYMBOL_NAMES,
    VANQUISH,
    Card,
    Special,
    Symbol,
)
from skulduggery.games.villainous.own_decks.known import AT, own_deck
from skulduggery.games.villainous.reasons import REASONS
from skulduggery.games.villainous.texts import Text
from skulduggery.games.villainous.villain import HAND_LIMIT, Location, Villain
from skulduggery.games.villainous.zones import (
    AMBITION,
    CARDS,
    LOWER,
    PORTRAIT,
    POWER,
    SHIPS,
    UPPER,
    VILLAIN_CARDS,
)

if TYPE_CHECKING:
    from skulduggery.games.villainous.lay import Layer
    from skulduggery.games.villainous.own_decks.lines import DeckFile, Path
    from skulduggery.games.villainous.state import Villainous


class Box:
    """A box: its villains, and every text of it by number."""

    places: int = 4
    powers: tuple[int, ...] = (0, 1, 2, 2, 3, 3)
    starts_at: int = 0
    """Where the pawn stands at the start."""
    kinds: tuple[int, ...] = (PLAY, ACTIVATE, FATE, MOVE, MOVE_HERO, VANQUISH, DISCARD)
    """The kinds of symbols beside those that give something, in the order of a turn's options."""
    least_helpers: int = 0
    """How many Allies every Vanquish needs (DV-30)."""
    symbol_names: tuple[str, ...] = SYMBOL_NAMES
    """How views and people call the kinds of symbols."""
    reasons: tuple[str, ...] = REASONS
    """Why something cannot be done, each with the rule that says so."""
    stores: tuple[tuple[str, int], ...] = (("power", POWER),)
    """What a villain gathers: how views call it, and which number of a seat it is."""
    table_keys: tuple[str, ...] = (
        "villains",
        "turn",
        "round",
        "phase",
        "fate_token",
        "seats",
        "first",
    )
    seat_keys: tuple[str, ...] = (
        "power",
        "pawn",
        "hand",
        "deck",
        "discard",
        "fate",
        "fate_discard",
        "locked",
        "used",
        "lasting",
        "realm",
        "rest",
    )
    card_keys: tuple[str, ...] = ("card", "copy", "attached", "power", "strength", "marks")
    requirement_words: str = ""
    """The words for requirements that a deck file may use, where the box has any."""
    currencies: dict[int, str]
    """What cards are paid with: which number of a seat it is, and how deck files call it."""
    """The fields of a position of this box, of a seat in it, and of a card in a realm."""

    def __init__(self, id: str, villains: tuple[Villain, ...], rules: tuple[Text, ...]) -> None:
        self.id = id
        self.villains = villains
        self.currencies = {
            number: name for name, number in self.stores if number in (POWER, AMBITION)
        }
        texts: list[Text] = []
        for text in rules:
            number_text(text, texts)
        for villain in villains:
            for card in villain.deck + villain.fate:
                for text in card.texts():
                    number_text(text, texts)
        self.texts: tuple[Text, ...] = tuple(texts)

    def card_of(self, code: int) -> int:
        """The card that an option's code names; codes of a turn's options carry a verb."""
        return code % 1000

    def symbol_name(self, symbol: Symbol) -> str:
        name = self.symbol_names[symbol.kind]
        return f"{name}-{symbol.amount}" if symbol.kind == GAIN else name

    def symbol_words(self) -> list[str]:
        """The words for symbols, `N` for how much is gained."""
        gain = self.symbol_names[GAIN]
        return [f"{gain}-N", *[self.symbol_names[kind] for kind in self.kinds]]

    def symbol_named(self, name: str) -> Symbol | None:
        kind, _, amount = name.rpartition("-")
        if kind == self.symbol_names[GAIN] and amount in "123456789" and amount:
            return Symbol(GAIN, int(amount))
        for number in self.kinds:
            if self.symbol_names[number] == name:
                return Symbol(number)
        return None

    def currency_named(self, name: str | None, usual: int) -> int:
        for number, called in self.currencies.items():
            if called == name:
                return number
        return usual

    def neighbours(self, place: int) -> list[int]:
        """The places to which a move of one step leads (DV-27)."""
        return [near for near in (place - 1, place + 1) if 0 <= near < self.places]

    def location(self, s: Villainous, seat: int, place: int) -> Location | None:
        """The symbols of a place where the pawn can stand."""
        return s.cast.villains[seat].locations[place]

    def place_named(self, s: Villainous, seat: int, name: str) -> int:
        """The place of a pawn that has this name, or nothing less than -1."""
        place = s.cast.villains[seat].place(name)
        return place if place >= 0 else NO_SUCH_PLACE

    def destinations(self, s: Villainous, seat: int) -> list[int]:
        """Where the pawn may go, locks apart (DV-7); where it stands is left to the caller."""
        return list(range(self.places))

    def places_of(self, s: Villainous, card: int) -> list[int]:
        """Where a card that is not attached can lie at all."""
        return list(range(self.places))

    def zone_for(self, s: Villainous, card: int, place: int) -> int:
        """The zone of a card that comes to a place."""
        return (UPPER if s.cast.cards[card].upper else LOWER) + place

    def laid(self, s: Villainous, you: int, card: int) -> None:
        """You have played a card; what belongs to that comes before its text."""

    def cannot_leave(self, s: Villainous, card: int) -> bool:
        """Is a card kept from being discarded, whatever says so?"""
        return False

    def is_ally(self, s: Villainous, card: int) -> bool:
        """Is a card of the lower side an Ally?"""
        return s.type_of(card) == ALLY

    def may_serve(self, s: Villainous, card: int) -> bool:
        """Is it a Hero who can come to the lower side of his realm (DV-71)?"""
        return s.cast.cards[card].type == HERO and s.cast.villains[card // CARDS].hypnotizes

    def covered(self, s: Villainous, seat: int, place: int) -> int:
        """The symbols of the upper half of a location that Heroes cover, as a bit mask (DV-9)."""
        if not s.zone(seat, UPPER + place):
            return 0
        return (1 << len(s.cast.villains[seat].locations[place].top)) - 1

    def stands_at(self, s: Villainous, hero: int) -> tuple[int, ...]:
        """The locations at which a Hero can be vanquished."""
        return (s.place_of(hero),)

    def hand_limit(self, s: Villainous, seat: int) -> int:
        """Up to how many cards a player draws at the end of the turn (DV-10)."""
        limit = s.cast.villains[seat].limits[HAND_LIMIT] + self.more_drawn(s, seat)
        for rule in at_work.rules(s, seat, HAND_SIZE):
            limit += rule.lasting.hand_size()
        return limit

    def more_drawn(self, s: Villainous, seat: int) -> int:
        """How many cards more than usual a player draws at the end of the turn."""
        return sum([rule.lasting.drawn() for rule in at_work.rules(s, seat, HAND_SIZE)])

    def draws(self, s: Villainous, seat: int) -> int:
        """How many cards a player draws at the end of the turn (DV-10)."""
        more = self.more_drawn(s, seat)
        usual = max(0, self.hand_limit(s, seat) - more - len(s.hand(seat)))
        return max(0, usual + more)

    def gain_now(self, s: Villainous, seat: int, amount: int) -> int:
        """What a gain would bring with all that lowers it."""
        for rule in at_work.rules(s, seat, GAINING):
            amount += rule.lasting.gain(s, rule.source)
        return amount

    # Decks of one's own.

    def special_fields(self, card: Card) -> dict[str, Any]:
        """The fields of a card in a deck file that only this box has."""
        return {}

    def own_special(
        self, file: DeckFile, path: Path, villain: Villain, card: Card, fields: dict[str, Any]
    ) -> Special | None:
        """What only this box has of a card, with the fields of a deck file."""
        return card.special

    # What a turn offers.

    def turn_begins(self, s: Villainous, seat: int) -> None:
        """What comes before the objective is checked at the start of a turn (DV-6)."""

    def forbidden(self, s: Villainous, seat: int, kind: int) -> bool:
        """Does a card keep a player from a kind of action?"""
        return any([rule.lasting.forbids(kind) for rule in at_work.rules(s, seat, FORBIDS)])

    def options(self, s: Villainous, seat: int, kind: int, amount: int) -> list[int]:
        """What one kind of symbol offers, as codes."""
        return actions.options_of(s, seat, kind, amount)

    def any_time(self, s: Villainous, seat: int) -> list[int]:
        """What needs no symbol, whenever its owner could choose an action."""
        return actions.any_time(s, seat)

    def symbol_for(self, s: Villainous, code: int) -> int:
        """The kind of symbol that an option uses."""
        return code // actions.VERB

    def start(self, s: Villainous, seat: int, code: int) -> None:
        """Begin what an option names."""
        actions.start(s, seat, code)

    def action_option(self, s: Villainous, code: int) -> Option:
        return actions.action_option(s, code)

    def why_not_with(self, s: Villainous, seat: int, card: int) -> int:
        """Why nothing can be done just now with a card of the realm that only this box has; -1 for
        a card like any other."""
        return -1

    def may_fate(self, s: Villainous, seat: int, target: int) -> int:
        return actions.may_fate(s, seat, target)

    def start_fate(self, s: Villainous, you: int, target: int) -> None:
        fate.start_fate(s, you, target)

    def helpers_stay(self, s: Villainous, hero: int) -> bool:
        """Do the Allies used in a Vanquish of this Hero stay? Asked before he is defeated."""
        return False

    def before_defeat(self, s: Villainous, seat: int, hero: int) -> None:
        """A Hero is about to be defeated."""

    def defeated(self, s: Villainous, seat: int, hero: int, place: int) -> None:
        """A Hero has been defeated: what the objective says of it at once (DV-60)."""
        if s.cast.villains[seat].objective.met_by_defeat(s, seat, hero, place):
            s.win(seat)
        self.check(s, seat)

    def check(self, s: Villainous, seat: int) -> None:
        """An objective that is met at any moment ends the game at once (DV-60)."""
        villain = s.cast.villains[seat]
        if not s.over and not villain.objective.at_start and villain.objective.met(s, seat):
            s.win(seat)

    # How positions and views are written.

    def options_of_table(self, s: Villainous) -> dict[str, Any]:
        return {
            "edition": s.cast.edition,
            "fate_token": s.cast.fate_token,
            "limit_rounds": s.cast.limit_rounds or None,
            "first": s.first,
        }

    def more_of_table(self, s: Villainous) -> dict[str, Any]:
        return {"fate_token": s.token if s.token >= 0 else None}

    def more_of_seat(self, s: Villainous, seat: int) -> dict[str, Any]:
        """Fields of a seat that only this box has."""
        locations = s.cast.villains[seat].locations
        return {"locked": [one.id for n, one in enumerate(locations) if s.locked(seat, n)]}

    def more_of_card(self, s: Villainous, card: int) -> dict[str, Any]:
        """Fields of a card in a realm that only this box has."""
        return {}

    def printed(self, card: Card) -> dict[str, Any]:
        """What is printed on cards of this box only, for people."""
        return self.special_fields(card)

    def more_notes(self, s: Villainous, seat: int) -> dict[str, Any]:
        """Numbers of a seat with their reasons that only this box has."""
        return {}

    def lay_card(self, layer: Layer, where: str, card: int, entry: dict[str, Any]) -> None:
        """Lay the fields of a card that only this box has."""

    def lay_seat(self, layer: Layer, entry: dict[str, Any]) -> None:
        """Lay the fields of a seat that only this box has; the realm lies already."""


NO_SUCH_PLACE = -2


def number_text(text: Text, texts: list[Text]) -> None:
    """Number a text and those inside it: the number is what a frame names it by."""
    text.number = len(texts)
    texts.append(text)
    for step in text.steps:
        for inner in step.texts():
            if inner.number < 0 or inner.number >= len(texts) or texts[inner.number] is not inner:
                number_text(inner, texts)


Key = tuple[str, tuple[str, ...], str, int, str]


class Cast:
    """What stays the same at one table: who sits there, which card is which, the options."""

    def __init__(self, box: Box, key: Key) -> None:
        self.box = box
        self.key = key
        self.edition = key[2]
        self.limit_rounds = key[3]
        self.fate_token = key[4]
        self.villains: tuple[Villain, ...] = tuple([villain_named(box, name) for name in key[1]])
        self.own_decks: tuple[str, ...] = tuple([name.partition(AT)[2] for name in key[1]])
        """By seat, the hash of a deck of one's own; empty where it is ours."""
        self.players = len(self.villains)
        cards: list[Card] = []
        copy: list[int] = []
        kind: list[int] = []
        for villain in self.villains:
            for printed in villain.deck + villain.fate:
                card = printed
                if self.edition == "french" and printed.french is not None:
                    card = printed.french
                for n in range(card.copies):
                    cards.append(card)
                    copy.append(n + 1)
                    kind.append(len(cards) - 1 if n == 0 else kind[-1])
        self.cards: tuple[Card, ...] = tuple(cards)
        self.copy: tuple[int, ...] = tuple(copy)
        self.kind: tuple[int, ...] = tuple(kind)
        any_time: list[bool] = []
        listens: list[int] = []
        self.news = 0
        for seat in range(self.players):
            at_any_time = False
            listen = 0
            for card in cards[seat * CARDS : (seat + 1) * CARDS]:
                at_any_time = at_any_time or card.any_time is not None
                listen |= card.listens
                if card.requirement is not None and card.requirement.news >= 0:
                    self.news |= 1 << card.requirement.news
            any_time.append(at_any_time)
            listens.append(listen)
        self.any_time: tuple[bool, ...] = tuple(any_time)
        self.listens: tuple[int, ...] = tuple(listens)
        self.uses_token = self.fate_token == "always" or (
            self.fate_token == "book" and self.players >= 5
        )

    def has_own_decks(self) -> bool:
        return any(self.own_decks)

    def place_name(self, seat: int, place: int) -> str:
        """A place as people name it: a location, a ship, the portrait of the start."""
        locations = self.villains[seat].locations
        if 0 <= place < len(locations):
            return locations[place].id
        if place == PORTRAIT:
            return "portrait"
        return self.cards[place - SHIPS].id if place >= SHIPS else "deep-space"

    def seat(self, card: int) -> int:
        """Whose card it is: the only realm in which it can ever be."""
        return card // CARDS

    def villain_cards(self, seat: int) -> range:
        return range(seat * CARDS, seat * CARDS + VILLAIN_CARDS)

    def fate_cards(self, seat: int) -> range:
        return range(seat * CARDS + VILLAIN_CARDS, (seat + 1) * CARDS)


def villain_named(box: Box, name: str) -> Villain:
    """A villain of the box, or one with a deck of one's own (`boba-fett@3f2a...`)."""
    id, _, digest = name.partition(AT)
    if digest:
        return own_deck(id, digest).villain
    for villain in box.villains:
        if villain.id == id:
            return villain
    raise KeyError(name)


_boxes: dict[str, Box] = {}
_casts: dict[Key, Cast] = {}


def put_on_shelf(box: Box) -> None:
    _boxes[box.id] = box


def cast_of(key: Key) -> Cast:
    """The cast of a table, by box, villains and options. An unpickled state may be the first to
    need its box."""
    found = _casts.get(key)
    if found is None:
        if key[0] not in _boxes:
            from skulduggery.games import game

            game(key[0])
        if len(_casts) > 500:
            _casts.clear()
        found = Cast(_boxes[key[0]], key)
        _casts[key] = found
    return found


def key_of(box: Box, setup: Setup) -> Key:
    options = setup.options
    edition = options.get("edition", "current")
    token = options.get("fate_token", "never")
    return (
        box.id,
        tuple(setup.seated()),
        str(edition),
        setup.number("limit_rounds"),
        str(token),
    )
