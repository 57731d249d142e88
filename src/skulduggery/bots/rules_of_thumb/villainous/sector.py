"""What all villains of Star Wars Villainous want: two currencies, ships, a Sector within reach."""

from itertools import combinations
from typing import ClassVar

from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER, Wishes
from skulduggery.games.villainous import actions, play, realm
from skulduggery.games.villainous.cards import ACTIVATE, AMBITION_SYMBOL, HERO, VANQUISH
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.star_wars import ships
from skulduggery.games.villainous.star_wars.sector import FORCE, PAY
from skulduggery.games.villainous.zones import (
    AMBITION,
    ASIDE,
    CARDS,
    FATE_DECK,
    FATE_DISCARDED,
    KEPT,
    SHIPS,
    UNDER,
    USED,
    VILLAIN_CARDS,
)

ENOUGH_TO_SPEND = 10
"""Credits and Ambition that are hardly ever needed at once."""
LESS_TO_DRAW = 0.9
"""What it costs that a Hero ship lowers the hand limit."""
USUAL_HURT = 1.6
"""How much a Fate action hurts on the whole."""
MOST_DREAD = 1.5


class SectorWishes(Wishes):
    arrivals: ClassVar[dict[str, float]] = {}
    """What it is worth that the pawn arrives on a ship."""
    ambition: float = 0.6
    """What an Ambition is worth ..."""
    enough_ambition: int = 6
    """... up to this many; each more is worth a third of that."""
    movers: ClassVar[tuple[str, ...]] = ("ghost", "millennium-falcon", "marauder")
    """Cards that take a card of the sector somewhere else."""

    expected: float | None = None
    """What `dread` has found."""

    # Means.

    def charge(self, card: int, cost: int) -> float:
        if self.s.cast.cards[card].currency == AMBITION:
            return self.ambition_price() * cost
        return super().charge(card, cost)

    def ambition_price(self) -> float:
        has = self.s.number(self.seat, AMBITION)
        return self.ambition if has < self.enough_ambition else self.ambition / 3

    def purse(self, kind: int) -> int:
        if kind == AMBITION_SYMBOL:
            return self.s.number(self.seat, AMBITION)
        return super().purse(kind)

    def outlay(self, code: int) -> int:
        if code // actions.VERB == ACTIVATE:
            return realm.activation_cost(self.s, code % actions.VERB)
        return super().outlay(code)

    def activation(self, card: int) -> float:
        cost = realm.activation_cost(self.s, card)
        if self.s.cast.cards[card].activate_currency == AMBITION:
            return self.activate(card) - self.ambition_price() * cost
        return self.activate(card) - self.price() * cost

    def idle(self) -> float:
        """How much lies there unspent, from 0 to 1: then the right cards are what is missing."""
        lying = self.s.power(self.seat) + self.s.number(self.seat, AMBITION)
        return min(1.0, max(0.0, (lying - ENOUGH_TO_SPEND) / ENOUGH_TO_SPEND))

    def keep(self, card: int) -> float:
        return super().keep(card) - self.idle()

    def hoarding(self, card: int) -> float:
        if self.s.cast.cards[card].currency == AMBITION:
            return 0.0
        return super().hoarding(card)

    # Places.

    def at(self, card: int) -> str:
        place = self.s.place_of(card)
        return self.board[place].id if 0 <= place < len(self.board) else ""

    def visit(self, place: int) -> float:
        if place >= SHIPS:
            return self.arrivals.get(self.id(place - SHIPS), 0.5)
        return super().visit(place)

    def there(self, card: int, place: int) -> float:
        return super().there(card, place) if 0 <= place < len(self.board) else 0.0

    def covers(self, hero: int, place: int) -> float:
        return super().covers(hero, place) if 0 <= place < len(self.board) else 0.0

    def lying(self, card: int, place: int) -> float:
        out = super().lying(card, place)
        if self.s.cast.cards[card].type == HERO and not 0 <= place < len(self.board):
            return NEVER
        return out

    def strength_at(self, place: int) -> int:
        """How strong the Allies at a location are."""
        there = [one for one in realm.allies(self.s, self.seat) if self.s.place_of(one) == place]
        return sum([realm.strength(self.s, ally) for ally in there])

    def armed(self) -> bool:
        """Can the pawn still Vanquish where it stands?"""
        used = self.s.zone(self.seat, USED)
        usable = actions.usable_symbols(self.s, self.seat, self.s.pawn(self.seat), used)
        return any([one.symbol.kind == VANQUISH for one in usable])

    def fate_hidden(self) -> list[int]:
        """The own fate cards that nobody sees: they lie in the deck."""
        base = self.seat * CARDS
        seen = [*self.s.in_play(self.seat), *self.s.zone(self.seat, FATE_DISCARDED)]
        seen += [*self.s.zone(self.seat, KEPT), *self.s.zone(self.seat, ASIDE)]
        known = self.s.pile(self.seat, FATE_DECK).top
        cards = range(base + VILLAIN_CARDS, base + CARDS)
        return [card for card in cards if card not in seen and card not in known]

    # Being fated.

    def dread(self) -> float:
        if self.expected is None:
            self.expected = max(-1.0, min(MOST_DREAD, self.fated() / USUAL_HURT))
        return self.expected

    def fated(self) -> float:
        """How much the better of two fate cards of the deck hurts, on the whole."""
        hurts: list[float | None] = []
        for card in self.fate_hidden():
            able = play.playable(self.s, self.seat, card, True) == FINE
            hurts.append(self.hurt(card) if able else None)
        total, pairs = 0.0, 0
        for one, other in combinations(hurts, 2):
            felt = [hurt for hurt in (one, other) if hurt is not None]
            total += max(felt, default=0.0)
            pairs += 1
        return total / pairs if pairs else 0.0

    # Questions.

    def picks(self, about: str, card: int) -> float | None:
        mine = self.s.cast.cards[self.any_copy(about)].fate if about else False
        if about in self.movers and card in self.s.in_play(self.seat):
            places = range(len(self.board))
            out = max([self.moved(card, place) for place in places])
            return -out if mine else out
        if mine and card in self.s.in_play(self.seat):
            # A fate card that one has played oneself: as little harm as may be.
            return -self.worth(card) - 0.01
        return None

    def goes(self, about: str, place: int) -> float | None:
        return self.carried(about, place) if about in self.movers else None

    def suffers(self, about: str, card: int) -> float | None:
        if about in self.movers:
            return max([-self.moved(card, place) for place in range(len(self.board))])
        return None

    def sent(self, about: str, place: int) -> float | None:
        if about in self.movers:
            heroes = realm.heroes(self.s, self.seat)
            return max([-self.moved(hero, place) for hero in heroes], default=None)
        return None

    def carried(self, about: str, place: int) -> float:
        """What the best card that may be moved gains at a location."""
        heroes = realm.heroes(self.s, self.seat)
        return max([self.moved(hero, place) for hero in heroes], default=NEVER)

    # Ships and Restrictions.

    def other(self, kind: int, what: int) -> float:
        if kind == actions.MANEUVER:
            # A card more to draw is worth more than the symbols of a ship.
            return 0.7 if ships.opposite(self.s, what) < 0 else NEVER
        if kind == FORCE:
            return 0.3
        if kind == actions.HUNT:
            return self.hunt(what)
        if kind == PAY:
            return self.pays(what)
        if self.s.where(what) == UNDER:
            return self.lift(what)
        return super().other(kind, what)

    def vanquish(self, hero: int) -> float:
        if self.s.cast.cards[hero].type != HERO:
            return self.blows.get(self.id(hero), 0.0) - 1.0
        return super().vanquish(hero)

    def hinders(self, hero: int) -> float:
        if self.s.cast.cards[hero].type != HERO:
            return self.blows.get(self.id(hero), LESS_TO_DRAW)
        return super().hinders(hero)

    def hunt(self, bounty: int) -> float:
        """What it is worth to pay for a Hunt now."""
        return NEVER

    def pays(self, bounty: int) -> float:
        """What it is worth to pay for a requirement now."""
        return NEVER

    def lift(self, restriction: int) -> float:
        """What it is worth to pay for getting rid of a Restriction."""
        return 1.0
