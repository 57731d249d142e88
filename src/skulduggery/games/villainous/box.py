"""A box of villains, and the cast of one table.

What differs between the boxes (what moves reach, what is checked when, hand limits, currencies)
belongs to the box's own class, so that the rules need not ask which box they are playing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skulduggery.engine.game import Setup
from skulduggery.games.villainous import at_work, fate
from skulduggery.games.villainous.cards import ALLY, GAINING, Card, Villain
from skulduggery.games.villainous.texts import Text
from skulduggery.games.villainous.zones import CARDS, UPPER, VILLAIN_CARDS

if TYPE_CHECKING:
    from skulduggery.games.villainous.state import Villainous


class Box:
    """A box: its villains, and every text of it by number."""

    places: int = 4
    hand_size: int = 4
    powers: tuple[int, ...] = (0, 1, 2, 2, 3, 3)

    def __init__(self, id: str, villains: tuple[Villain, ...], rules: tuple[Text, ...]) -> None:
        self.id = id
        self.villains = villains
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

    def neighbours(self, place: int) -> list[int]:
        """The places to which a move of one step leads (DV-27)."""
        return [near for near in (place - 1, place + 1) if 0 <= near < self.places]

    def is_ally(self, s: Villainous, card: int) -> bool:
        """Is a card of the lower side an Ally?"""
        return s.cast.cards[card].type == ALLY

    def covered(self, s: Villainous, seat: int, place: int) -> int:
        """The symbols of the upper half of a location that Heroes cover, as a bit mask (DV-9)."""
        if not s.zone(seat, UPPER + place):
            return 0
        return (1 << len(s.cast.villains[seat].locations[place].top)) - 1

    def hand_limit(self, s: Villainous, seat: int) -> int:
        return self.hand_size

    def gain_now(self, s: Villainous, seat: int, amount: int) -> int:
        """What a gain would bring with all that lowers it."""
        for rule in at_work.rules(s, seat, GAINING):
            amount += rule.lasting.gain(s, rule.source)
        return amount

    def start_fate(self, s: Villainous, you: int, target: int) -> None:
        fate.start_fate(s, you, target)

    def defeated(self, s: Villainous, seat: int, hero: int, place: int) -> None:
        """A Hero has been defeated: what the objective says of it at once (DV-60)."""
        villain = s.cast.villains[seat]
        if not villain.objective.at_start and villain.objective.met(s, seat):
            s.win(seat)


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
        by_id = {villain.id: villain for villain in box.villains}
        self.villains: tuple[Villain, ...] = tuple([by_id[name] for name in key[1]])
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

    def place_name(self, seat: int, place: int) -> str:
        locations = self.villains[seat].locations
        return locations[place].id if place < len(locations) else "deep-space"

    def seat(self, card: int) -> int:
        """Whose card it is: the only realm in which it can ever be."""
        return card // CARDS

    def villain_cards(self, seat: int) -> range:
        return range(seat * CARDS, seat * CARDS + VILLAIN_CARDS)

    def fate_cards(self, seat: int) -> range:
        return range(seat * CARDS + VILLAIN_CARDS, (seat + 1) * CARDS)


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
        setup.villains,
        str(edition),
        setup.number("limit_rounds"),
        str(token),
    )
