"""A laid position, checked field by field; and the position of a table."""

from typing import Any

from skulduggery.engine.game import Setup
from skulduggery.engine.piles import Pile
from skulduggery.engine.position import MOST, a_list, a_number, bad, brief
from skulduggery.games.villains_cards.cards import (
    CARD,
    DOWN,
    EVERYBODY,
    KIND,
    KIND_NAMED,
    KIND_OF_CARD,
    NAMES,
    NO_CARD,
    NUMBERS,
    SEAT_BIT,
    VILLAINS,
    deck_of,
)
from skulduggery.games.villains_cards.table import Table

FIELDS = ("villains", "turn", "round", "hands", "piles", "decks", "forced", "middle")


def by_seat(position: dict[str, Any], field: str, players: int, default: object) -> list[Any]:
    """A field with an entry for each seat; left out, or left out for the last seats: `default`."""
    given = a_list(field, position.get(field, []))
    if len(given) > players:
        raise bad(field, f"{len(given)} entries, but {players} players sit there")
    return given + [default] * (players - len(given))


def villains_of(position: dict[str, Any]) -> tuple[str, ...]:
    if "villains" not in position:
        raise bad("villains", "they are missing; a list of villains by seat is needed")
    seen: list[str] = []
    for at, villain in enumerate(a_list("villains", position["villains"])):
        here = f"villains[{at}]"
        if not isinstance(villain, str) or villain not in VILLAINS:
            raise bad(here, f"{brief(villain)}; one of {', '.join(VILLAINS)} is needed")
        if villain in seen:
            raise bad(here, f"{villain} sits at seat {seen.index(villain)} already")
        seen.append(villain)
    if not 3 <= len(seen) <= 6:
        raise bad("villains", f"{len(seen)} are named; 3 to 6 are needed")
    return tuple(seen)


class Named:
    """The cards that a position names, each place and side in the order of reading."""

    __slots__ = ("specials", "kinds", "holders", "places", "cards")

    def __init__(self, specials: bool) -> None:
        self.specials = specials
        self.kinds: list[int] = []
        self.holders: list[int] = []
        self.places: list[str] = []
        self.cards: list[int] = []

    def read(self, place: str, value: object, holder: int) -> int:
        """Take note of a card; its number here stands for it until the decks are gone through."""
        if not isinstance(value, str):
            raise bad(place, f"{brief(value)}; a card such as red-5 is needed")
        if value.startswith("hero:"):
            raise bad(place, f"{brief(value)}; only cards of a pile lie Hero side up")
        kind = KIND_NAMED.get(value, NO_CARD)
        if kind == NO_CARD:
            raise bad(place, f"{brief(value)}; there is no such card")
        if kind >= NUMBERS and not self.specials:
            raise bad(place, f"{value}; specials are only there with the option specials")
        self.kinds.append(kind)
        self.holders.append(holder)
        self.places.append(place)
        self.cards.append(NO_CARD)
        return len(self.kinds) - 1

    def forget_last(self) -> None:
        self.kinds.pop()
        self.holders.pop()
        self.places.pop()
        self.cards.pop()

    def read_all(self, place: str, value: object, holder: int) -> list[int]:
        cards = a_list(place, value)
        return [self.read(f"{place}[{at}]", card, holder) for at, card in enumerate(cards)]

    def find(self, left: list[list[int]]) -> None:
        """Take every card from its holder's deck if that has one, else from the next clockwise."""
        for step in range(len(left)):
            for at, kind in enumerate(self.kinds):
                deck = left[(self.holders[at] + step) % len(left)]
                if self.cards[at] == NO_CARD:
                    for card in deck:
                        if card >> KIND_OF_CARD == kind:
                            self.cards[at] = card
                            deck.remove(card)
                            break
        if NO_CARD in self.cards:
            at = self.cards.index(NO_CARD)
            name = NAMES[self.kinds[at]]
            there = self.kinds.count(self.kinds[at])
            missing = self.missing(self.kinds[at])
            raise bad(
                self.places[at],
                f"{name} is named {times(there)}, but is in the decks of these villains"
                f" {times(there - missing)}",
            )

    def missing(self, kind: int) -> int:
        """How many of the cards named of that kind no deck had."""
        pairs = zip(self.kinds, self.cards, strict=True)
        return len([1 for named, card in pairs if named == kind and card == NO_CARD])


class Laid:
    """The parts of a table that a position gives."""

    __slots__ = ("turn", "round", "hands", "piles", "decks", "middle", "forced")

    def __init__(self, position: dict[str, Any], setup: Setup) -> None:
        for name in position:
            if name not in FIELDS:
                raise bad(brief(name), f"no such field; there are {', '.join(FIELDS)}")
        villains = villains_of(position)
        if villains != setup.villains:
            raise bad("villains", f"{', '.join(villains)}; {', '.join(setup.villains)} sit there")
        n = len(villains)
        self.turn = a_number("turn", position.get("turn", 0), 0, n - 1)
        self.round = a_number("round", position.get("round", 1), 1, MOST)
        specials = setup.switch("specials")
        named = Named(specials)
        decks: list[list[int] | None] = []
        for seat, deck in enumerate(by_seat(position, "decks", n, None)):
            decks.append(None if deck is None else named.read_all(f"decks[{seat}]", deck, seat))
        given_hands = by_seat(position, "hands", n, [])
        hands = [named.read_all(f"hands[{seat}]", given_hands[seat], seat) for seat in range(n)]
        forced: list[int] = []
        for seat, card in enumerate(by_seat(position, "forced", n, None)):
            forced.append(self.read_forced(named, seat, card, hands[seat]))
        piles: list[list[int]] = []
        sides: list[list[int]] = []
        for seat, pile in enumerate(by_seat(position, "piles", n, [])):
            cards = a_list(f"piles[{seat}]", pile)
            sides.append([is_hero(card) for card in cards])
            bare = [card[5:] if is_hero(card) else card for card in cards]
            piles.append(named.read_all(f"piles[{seat}]", bare, seat))
        middle = named.read_all("middle", position.get("middle", []), 0)
        left = [list(deck_of(VILLAINS.index(villain), specials)) for villain in villains]
        named.find(left)
        card_of = named.cards
        self.forced = tuple(
            [at if at == NO_CARD else card_of[at] << CARD | EVERYBODY for at in forced]
        )
        self.hands: list[tuple[int, ...]] = []
        for seat, hand in enumerate(hands):
            entries = [card_of[at] << CARD | SEAT_BIT[seat] for at in hand if at != forced[seat]]
            if forced[seat] != NO_CARD:
                entries.append(self.forced[seat])
            self.hands.append(tuple(sorted(entries)))
        self.piles: list[tuple[int, ...]] = []
        for pile, side in zip(piles, sides, strict=True):
            entries = [card_of[at] << CARD | down for at, down in zip(pile, side, strict=True)]
            self.piles.append(tuple(entries))
        self.middle = tuple([card_of[at] << CARD | EVERYBODY for at in middle])
        self.decks: list[Pile] = []
        for seat, laid in enumerate(decks):
            if laid is None:
                self.decks.append(Pile(tuple(sorted(left[seat]))))
            else:
                top = tuple([card_of[at] for at in laid])
                self.decks.append(Pile((), top, (0,) * len(top)))

    def read_forced(self, named: Named, seat: int, card: object, hand: list[int]) -> int:
        """VC-38: the card laid out is one of the hand; a hand that does not list it has it too."""
        if card is None:
            return NO_CARD
        at = named.read(f"forced[{seat}]", card, seat)
        for held in hand:
            if named.kinds[held] == named.kinds[at]:
                named.forget_last()
                return held
        hand.append(at)
        return at


def times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def is_hero(card: object) -> int:
    return DOWN if isinstance(card, str) and card.startswith("hero:") else 0


def position(table: Table) -> dict[str, Any]:
    """Everything; an undrawn deck in an order that means nothing."""
    if table.stack:
        raise bad("position", "a special is being carried out; only the top of a turn can be laid")
    names = [[NAMES[entry >> KIND] for entry in hand] for hand in table.hands]
    piles = []
    for pile in table.piles:
        piles.append([("hero:" if entry & DOWN else "") + NAMES[entry >> KIND] for entry in pile])
    return {
        "villains": list(table.setup.villains),
        "turn": max(table.turn, 0),
        "round": table.round,
        "hands": names,
        "piles": piles,
        "decks": [[NAMES[card >> KIND_OF_CARD] for card in deck.cards()] for deck in table.decks],
        "forced": [None if entry == NO_CARD else NAMES[entry >> KIND] for entry in table.forced],
        "middle": [NAMES[entry >> KIND] for entry in table.middle],
    }
