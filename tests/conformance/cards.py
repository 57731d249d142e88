"""Where the cards of each game are: a count of its own, apart from the game's."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

from skulduggery.engine.game import NOBODY, State
from skulduggery.games.villainous import zones as villainous
from skulduggery.games.villainous.disney.box import GAME as DISNEY
from skulduggery.games.villainous.star_wars.box import GAME as STAR_WARS
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villains_cards import cards
from skulduggery.games.villains_cards.rules import VillainsCards
from tests.conformance.cases import Case
from tests.conformance.spot import demand, names_in

Places = list[tuple[str, str]]
"""(card, place): every single card on the table, hidden or not."""


class Shoe:
    """What the laws must know of one game's cards."""

    def all_cards(self, state: State) -> Counter[str]:
        """Every card of this table, however it is dealt."""
        raise NotImplementedError

    def places(self, state: State) -> Places:
        """Where each card lies now."""
        raise NotImplementedError

    zones: tuple[str, ...] = ()
    """The fields of a view that say where cards lie."""

    def named(self, state: State) -> Counter[str]:
        """The cards of this table by the names that views and events give them."""
        return Counter([piece.split(" ")[0] for piece in self.all_cards(state).elements()])

    def told(self, view: dict[str, Any]) -> Counter[str]:
        """All that a view names in its zones, with how often."""
        return Counter(words_of([view[zone] for zone in self.zones]))

    def can_be_laid(self, state: State) -> bool:
        """Is this the top of a turn, so that `position` tells everything but who knows what?"""
        raise NotImplementedError

    def swapped(self, position: dict[str, Any], seat: int, luck: Random) -> dict[str, Any] | None:
        """The position with two cards exchanged that `seat` cannot see; None when there are none.

        The exchange is the test's own: it does not ask `imagine` what may be exchanged.
        """
        raise NotImplementedError


NO_CARDS = (
    *("power", "pawn", "locked", "used", "lasting", "copy", "strength"),
    *("credits", "ambition", "targets", "done", "engaged", "marks"),
)
"""Fields within a zone that name no card, or one that is named where it lies."""


def words_of(thing: Any) -> list[str]:
    if isinstance(thing, dict):
        return words_of([part for key, part in thing.items() if key not in NO_CARDS])
    if isinstance(thing, list):
        return [word for part in thing for word in words_of(part)]
    return [str(thing).removeprefix("hero:")]


def other_way(lists: list[list[Any]], luck: Random) -> bool:
    """Exchange two entries of different lists (or none, when fewer than two lists hold any)."""
    full = [cards for cards in lists if cards]
    if len(full) < 2:
        return False
    one, two = luck.sample(full, 2)
    a, b = luck.randrange(len(one)), luck.randrange(len(two))
    one[a], two[b] = two[b], one[a]
    return True


class LittleDevilsShoe(Shoe):
    zones = ("hands", "trick", "taken")

    def all_cards(self, state: State) -> Counter[str]:
        players = len(state.position()["hands"])
        return Counter(str(card) for card in range(1, 9 * players + 1))

    def places(self, state: State) -> Places:
        position = state.position()
        out = [(str(card), "trick") for card in position["trick"]]
        for seat, hand in enumerate(position["hands"]):
            out += [(str(card), f"hand of {seat}") for card in hand]
        for seat, pile in enumerate(position["taken"]):
            out += [(str(card), f"taken by {seat}") for card in pile]
        return out

    def can_be_laid(self, state: State) -> bool:
        return state.actor() != NOBODY

    def swapped(self, position: dict[str, Any], seat: int, luck: Random) -> dict[str, Any] | None:
        new = {**position, "hands": [list(hand) for hand in position["hands"]]}
        hidden = [hand for owner, hand in enumerate(new["hands"]) if owner != seat]
        return new if other_way(hidden, luck) else None


class VillainsCardsShoe(Shoe):
    """A card is named with the deck that it comes from and, where there are two, its number."""

    zones = ("hands", "decks", "piles", "middle")

    def all_cards(self, state: State) -> Counter[str]:
        assert isinstance(state, VillainsCards)
        specials = state.setup.switch("specials")
        origins = [cards.VILLAINS.index(villain) for villain in state.setup.villains]
        every = [card for origin in origins for card in cards.deck_of(origin, specials)]
        assert len(set(every)) == len(every) == len(origins) * (20 if specials else 18)
        return Counter(self.piece(card) for card in every)

    def piece(self, card: int) -> str:
        name = cards.NAMES[card >> cards.KIND_OF_CARD]
        return f"{name} of {cards.VILLAINS[card & 7]}" + " (2)" * (card >> 3 & 1)

    def places(self, state: State) -> Places:
        assert isinstance(state, VillainsCards)
        out = [
            (card, f"deck of {n}") for n, deck in enumerate(state.decks) for card in deck.cards()
        ]
        zones = [(f"hand of {n}", hand) for n, hand in enumerate(state.hands)]
        zones += [(f"pile of {n}", pile) for n, pile in enumerate(state.piles)]
        for place, entries in (*zones, ("middle", state.middle)):
            out += [(entry >> cards.CARD & ~cards.HERO_SIDE, place) for entry in entries]
        for seat, entry in enumerate(state.forced):
            assert entry == cards.NO_CARD or entry in state.hands[seat]
        return [(self.piece(card), place) for card, place in out]

    def can_be_laid(self, state: State) -> bool:
        assert isinstance(state, VillainsCards)
        return state.actor() != NOBODY and not state.stack

    def swapped(self, position: dict[str, Any], seat: int, luck: Random) -> dict[str, Any] | None:
        """A hand card of another player for one of that player's deck, both with the same back."""
        lists = []
        for owner, villain in enumerate(position["villains"]):
            if owner != seat:
                number = cards.VILLAINS.index(villain)
                own = {card >> cards.KIND_OF_CARD for card in cards.deck_of(number, True)}
                zones = [position[zone][owner] for zone in ("hands", "decks", "piles")]
                named = Counter([card.removeprefix("hero:") for zone in zones for card in zone])
                once = {cards.NAMES[kind] for kind in own if named[cards.NAMES[kind]] == 1}
                hand = [card for card in zones[0] if card in once - {position["forced"][owner]}]
                deck = [card for card in zones[1] if card in once]
                if hand and deck:
                    lists.append((owner, luck.choice(hand), luck.choice(deck)))
        if not lists:
            return None
        owner, one, two = luck.choice(lists)
        new = {**position, "hands": [*position["hands"]], "decks": [*position["decks"]]}
        for zone, card, other in (("hands", one, two), ("decks", two, one)):
            new[zone][owner] = [other if held == card else held for held in new[zone][owner]]
        return new


class VillainousShoe(Shoe):
    """A card is named with its copy and the seat whose card it is, which never changes."""

    zones = ("seats",)

    def all_cards(self, state: State) -> Counter[str]:
        assert isinstance(state, Villainous)
        every = Counter(self.piece(state, card) for card in range(len(state.cast.cards)))
        assert len(every) == sum(every.values()) == 45 * state.players
        return every

    def piece(self, state: Villainous, card: int) -> str:
        seat = card // 45
        return f"{state.cast.cards[card].id} of {seat} ({state.cast.copy[card]})"

    def places(self, state: State) -> Places:
        assert isinstance(state, Villainous)
        out: list[tuple[int, str]] = []
        for seat in range(state.players):
            for pile in (villainous.DECK, villainous.FATE_DECK):
                out += [(card, f"pile {pile} of {seat}") for card in state.pile(seat, pile).cards()]
            for zone in ZONES_OF_CARDS:
                out += [(card, f"zone {zone} of {seat}") for card in state.zone(seat, zone)]
            pairs = state.zone(seat, villainous.ATTACHED)
            for bearer, item in zip(pairs[::2], pairs[1::2], strict=True):
                assert state.where(bearer) >= 0, "a card is attached to what is not in play"
                out.append((item, f"attached to {bearer}"))
            for held, seen in ((0, 1), (villainous.ASIDE, villainous.ASIDE_SEEN)):
                assert len(state.zone(seat, held)) == len(state.zone(seat, seen))
        return [(self.piece(state, card), place) for card, place in out]

    def can_be_laid(self, state: State) -> bool:
        assert isinstance(state, Villainous)
        decision = state.decision()
        if decision is None or len(state.stack) != 1:
            return False
        assert decision.prompt in ("move-pawn", "choose-action")
        running = state.zone(state.turn, villainous.LASTING)
        for card, runs in zip(running[::2], running[1::2], strict=True):
            if decision.prompt == "move-pawn" and not runs and state.card(card).id == "vanish":
                return False  # played before the move (Raven): a position cannot tell it waits
        for seat in range(state.players):
            assert not state.zone(seat, villainous.ASIDE), "a card was left aside"
        return True

    def swapped(self, position: dict[str, Any], seat: int, luck: Random) -> dict[str, Any] | None:
        """A card of another hand, or of the top of a deck, for one that lies lower in the deck."""
        found = []
        for owner, held in enumerate(position["seats"]):
            free = self.unnamed(position["villains"][owner], held)
            zones = ["deck", "fate"]
            if owner != seat and "flora" not in names_in(held["realm"]):
                zones.append("hand")
            for zone in zones:
                other = [card for card, fate in free if fate == (zone == "fate")]
                if held[zone] and other:
                    found.append((owner, zone, luck.randrange(len(held[zone])), luck.choice(other)))
        if not found:
            return None
        owner, zone, at, card = luck.choice(found)
        held = position["seats"][owner]
        cards = [*held[zone][:at], card, *held[zone][at + 1 :]]
        seats = [*position["seats"]]
        seats[owner] = {**held, zone: cards}
        return {**position, "seats": seats}

    def unnamed(self, villain: str, held: dict[str, Any]) -> list[tuple[str, bool]]:
        """The cards of a villain that a seat of a position does not name, and which are fate."""
        printed = next(v for box in BOXES for v in box.villains if v.id == villain)
        out: list[tuple[str, bool]] = []
        for card in printed.deck + printed.fate:
            left = card.copies - count_names(held, card.id)
            out += [(card.id, card.fate)] * left
        return out


ZONES_OF_CARDS = (
    villainous.HAND,
    villainous.DISCARDED,
    villainous.FATE_DISCARDED,
    *range(villainous.LOWER, villainous.ATTACHED),
    villainous.ASIDE,
    villainous.KEPT,
)
BOXES = (DISNEY.box, STAR_WARS.box)


def count_names(thing: Any, name: str) -> int:
    """How often a card is named in a seat of a position; what lasts is named a second time."""
    if isinstance(thing, dict):
        return sum(count_names(part, name) for key, part in thing.items() if key != "lasting")
    if isinstance(thing, list):
        return sum(count_names(part, name) for part in thing)
    return int(thing == name)


def cards_are_in_one_place(case: Case, state: State) -> None:
    shoe = SHOES[case.game_id]
    places = shoe.places(state)
    found = Counter([card for card, _ in places])
    expected = shoe.all_cards(state)
    for card in sorted({*found, *expected}):
        where = [place for name, place in places if name == card]
        demand(
            found[card] == expected[card],
            f"{card}: {expected[card]} belong to the game, {found[card]} lie in {where}",
        )


SHOES: dict[str, Shoe] = {
    "little-devils": LittleDevilsShoe(),
    "disney-villains-card-game": VillainsCardsShoe(),
    "disney-villainous": VillainousShoe(),
    "star-wars-villainous": VillainousShoe(),
}


def deals(pool: list[Any], sizes: list[int]) -> set[tuple[tuple[Any, ...], ...]]:
    """Every way to deal a few different cards into hands of these sizes."""
    out = set()
    for order in permutations(pool):
        at, hands = 0, []
        for size in sizes:
            hands.append(tuple(sorted(order[at : at + size])))
            at += size
        out.add(tuple(hands))
    return out
