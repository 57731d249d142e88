"""What a seat may take the table for: its hidden cards exchanged.

Every back shows a card's deck, and who knows a card goes on knowing it. So a card that a seat does
not know may lie in any place that shows the same back and that the seat does not know, and nowhere
else; every such exchange leaves its view as it was.
"""

from skulduggery.engine.piles import Pile
from skulduggery.games.villains_cards.cards import CARD, EVERYBODY, HERO_SIDE, SEAT_BIT
from skulduggery.games.villains_cards.table import Table


class Unknown:
    """The cards that a seat does not know, by deck, to be dealt out anew."""

    __slots__ = ("table", "cards")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cards: list[list[int]] = [[] for _ in range(8)]

    def add(self, card: int) -> None:
        self.cards[card & 7].append(card & ~HERO_SIDE)

    def sort(self) -> None:
        for cards in self.cards:
            cards.sort()

    def deal(self, card: int) -> int:
        """A card for the place where `card` lies, with the same side up."""
        cards = self.cards[card & 7]
        return cards.pop(self.table.below(len(cards))) | card & HERO_SIDE


def by_place(entry: int) -> int:
    """Hidden hand cards in an order that does not depend on what they are."""
    return (entry >> CARD & 7) << CARD | entry & EVERYBODY


def exchange(table: Table, seat: int) -> None:
    """Deal what `seat` does not know anew."""
    bit = SEAT_BIT[seat]
    unknown = Unknown(table)
    for hand in table.hands:
        for entry in hand:
            if not entry & bit:
                unknown.add(entry >> CARD)
    for pile in table.piles:
        for entry in pile:
            if not entry & bit:
                unknown.add(entry >> CARD)
    for deck in table.decks:
        for card in deck.bag:
            unknown.add(card)
        for card, seen in zip(
            deck.top + deck.bottom, deck.top_seen + deck.bottom_seen, strict=True
        ):
            if not seen & bit:
                unknown.add(card)
    unknown.sort()
    for owner, hand in enumerate(table.hands):
        held = [entry for entry in hand if entry & bit]
        hidden = [entry for entry in hand if not entry & bit]
        hidden.sort(key=by_place)
        for entry in hidden:
            held.append(unknown.deal(entry >> CARD) << CARD | entry & EVERYBODY)
        table.hands[owner] = tuple(sorted(held))
    last = list(table.last)
    for owner, pile in enumerate(table.piles):
        new: list[int] = []
        for entry in pile:
            if not entry & bit:
                card = unknown.deal(entry >> CARD)
                for player, play in enumerate(table.last):
                    if play >> 8 + CARD == entry >> CARD:
                        last[player] = card << 8 + CARD | play & (1 << 8 + CARD) - 1
                entry = card << CARD | entry & EVERYBODY
            new.append(entry)
        table.piles[owner] = tuple(new)
    table.last = last
    fixed_tops = [fixed(unknown, deck.top, deck.top_seen, bit) for deck in table.decks]
    fixed_bottoms = [fixed(unknown, deck.bottom, deck.bottom_seen, bit) for deck in table.decks]
    for owner, deck in enumerate(table.decks):
        # A bag holds cards of one deck only, and takes what is left of them.
        bag = tuple(unknown.cards[deck.bag[0] & 7]) if deck.bag else ()
        table.decks[owner] = Pile(
            bag, fixed_tops[owner], deck.top_seen, fixed_bottoms[owner], deck.bottom_seen
        )


def fixed(
    unknown: Unknown, cards: tuple[int, ...], seen: tuple[int, ...], bit: int
) -> tuple[int, ...]:
    return tuple(
        [card if mask & bit else unknown.deal(card) for card, mask in zip(cards, seen, strict=True)]
    )
