"""What all villains of Star Wars Villainous want: two currencies, ships, a Sector within reach."""

from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER, Wishes
from skulduggery.games.villainous import actions, realm
from skulduggery.games.villainous.cards import ACTIVATE, AMBITION_SYMBOL, HERO
from skulduggery.games.villainous.star_wars import ships
from skulduggery.games.villainous.star_wars.sector import FORCE, PAY
from skulduggery.games.villainous.zones import AMBITION, SHIPS, UNDER

LESS_TO_DRAW = 0.9
"""What it costs that a Hero ship lowers the hand limit."""


class SectorWishes(Wishes):
    arrivals: dict[str, float] = {}
    """What it is worth that the pawn arrives on a ship."""
    ambition: float = 0.6
    """What an Ambition is worth ..."""
    enough_ambition: int = 6
    """... up to this many; each more is worth a third of that."""

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

    # Ships and Restrictions.

    def other(self, kind: int, what: int) -> float:
        if kind == actions.MANEUVER:
            # Symbols that are free again are worth more than a card.
            return 0.6 if ships.opposite(self.s, what) >= 0 else NEVER
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
            return 0.2
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
