"""Maleficent: a Curse at each location, kept safe until her next turn."""

from skulduggery.bots.rules_of_thumb.villainous.wishes import Wishes
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.cards import CURSE
from skulduggery.games.villainous.zones import LOWER

CURSED_TWICE = -4.2
"""A second Curse at a location is hardly worth anything."""


class Maleficent(Wishes):
    cards = {
        "forest-of-thorns": 5.6,
        "green-fire": 6.0,
        "dreamless-sleep": 6.0,
        "raven": 3.4,
        "staff": 2.4,
        "spinning-wheel": 0.6,
        "dragon-form": 0.6,
        "vanish": 0.5,
        "malice": 1.6,
        "tyranny": 1.8,
    }
    kept = {"forest-of-thorns": 4.0, "green-fire": 4.0, "dreamless-sleep": 4.0, "dragon-form": 1.6}
    heroes = {
        "merryweather": 1.6,
        "flora": 0.6,
        "guards": 0.4,
        "prince-phillip": 0.6,
    }
    blows = {"sword-of-truth": 0.9, "once-upon-a-dream": 4.6}
    muster = {"king-stefans-castle": 0.1, "the-forest": 0.1}
    acts_by = ("raven",)

    def curses_at(self, place: int, beside: int = -1) -> list[int]:
        """The Curses of a location, one of them apart."""
        there = self.s.zone(self.seat, LOWER + place)
        return [card for card in there if self.s.cast.cards[card].type == CURSE and card != beside]

    def there(self, card: int, place: int) -> float:
        out = super().there(card, place)
        id = self.id(card)
        if self.s.cast.cards[card].type == CURSE:
            if self.curses_at(place, card):
                out += CURSED_TWICE
            if self.heroes_at(place):
                out -= 0.5
            if id == "green-fire":
                # She will not come here any more.
                board = self.board[place]
                out -= 0.25 * sum([self.symbol(one) for one in board.top + board.bottom])
                out += 0.8 if place == self.s.pawn(self.seat) else 0.0
            elif id == "dreamless-sleep":
                out += 0.3 * len(self.heroes_at(place))
        elif id == "staff":
            out += {"the-forest": 0.4, "king-stefans-castle": 0.2}.get(self.board[place].id, 0.0)
        elif self.is_ally(card) and self.s.where(card) < 0:
            sleeping = [one for one in self.curses_at(place) if self.id(one) == "dreamless-sleep"]
            if sleeping:
                out -= 4.5 if len(self.curses_at(place)) == len(sleeping) else 1.0
            elif id == "sinister-goon" and self.curses_at(place):
                out += 0.3
        return out

    def visit(self, place: int) -> float:
        out = super().visit(place)
        if any([self.id(card) == "staff" for card in self.s.zone(self.seat, LOWER + place)]):
            out += 0.2
        return out + self.burnt(place)

    def burnt(self, place: int) -> float:
        """What it costs to come to a location: Green Fire goes out."""
        curses = self.curses_at(place)
        fires = [card for card in curses if self.id(card) == "green-fire"]
        if not fires:
            return 0.0
        return -6.0 if len(fires) == len(curses) else -1.5

    def effect(self, card: int) -> float:
        id = self.id(card)
        if id == "dragon-form":
            return 0.8 + max([self.defeat(hero) for hero in self.weak(3)], default=0.0)
        if id == "malice":
            return max([self.defeat(hero) for hero in self.weak(4)], default=0.0)
        if id == "vanish":
            fires = len([one for one in self.s.in_play(self.seat) if self.id(one) == "green-fire"])
            lasting = self.s.works(self.any_copy("vanish"))
            return 0.0 if lasting else 0.4 + 0.5 * fires
        return super().effect(card)

    def weak(self, strength: int) -> list[int]:
        """The Heroes that a card can defeat."""
        found = realm.heroes(self.s, self.seat)
        return [hero for hero in found if realm.strength(self.s, hero) <= strength]

    def hinders(self, hero: int) -> float:
        out = super().hinders(hero)
        place = self.s.place_of(hero)
        if self.curses_at(place):
            out += 0.7  # Once Upon a Dream would end the Curse
        elif self.id(hero) == "merryweather":
            out += 1.0
        return out

    def exposed(self, hero: int, place: int) -> float:
        out = super().exposed(hero, place)
        curses = self.curses_at(place)
        if len(curses) == 1:
            lost = {"forest-of-thorns": True, "dreamless-sleep": self.id(hero) == "fauna"}
            if lost.get(self.id(curses[0])):
                out += 4.0
            else:
                out += 0.6
        elif not curses and self.id(hero) == "merryweather":
            out += 2.0
        if self.id(hero) == "prince-phillip":
            allies = [card for card in self.s.zone(self.seat, LOWER + place) if self.is_ally(card)]
            out += sum([self.worth(ally) for ally in allies])
        return out

    def suffers(self, about: str, card: int) -> float | None:
        if about in ("once-upon-a-dream", "fauna"):
            return 10.0 if len(self.curses_at(self.s.place_of(card))) == 1 else 1.0
        return None

    def sent(self, about: str, place: int) -> float | None:
        if about == "king-stefan":
            return -self.burnt(place) if place != self.s.pawn(self.seat) else 0.5
        return None
