"""The Queen of Hearts: a strong Wicket at each location, then a shot that is likely to succeed."""

from skulduggery.bots.rules_of_thumb.villainous.wishes import COVERED, NEVER, Wishes
from skulduggery.games.villainous import realm, sizes
from skulduggery.games.villainous.cards import CARD_GUARD, HERO, UNSPENT
from skulduggery.games.villainous.zones import (
    DECK,
    DISCARDED,
    FATE_DISCARDED,
    LOWER,
    SMALL,
    UPPER,
    WICKET,
)

ENOUGH = 13
"""With so much strength a shot nearly always succeeds."""
WORTH_A_SHOT = 0.4
"""How likely a shot must succeed to be taken."""
VICTORY = 60.0
RICH = 14
"""More Power than that is hardly worth anything."""
TURNED = 5
"""So many cards are turned over by a shot."""


USEFUL_NOW = {
    "take-the-shot": 1.6,
    "by-order-of-the-queen": 1.0,
    "judgment": 0.6,
    "spear": 0.3,
    "off-with-your-head": 0.6,
    "very-merry-unbirthday": 0.3,
    "makes-you-smaller": 0.5,
    "fury": 0.5,
}
"""Cards that wait for the right time, and how much less a second one in the hand is worth."""


class QueenOfHearts(Wishes):
    cards = {
        "the-king": 1.9,
        "tweedle-dee-and-tweedle-dum": 1.0,
        "spear": 1.4,
        "stopwatch": 1.4,
        "fury": 0.6,
        "judgment": 2.2,
    }
    heroes = {
        "alice": 0.4,
        "caterpillar": 0.6,
        "cheshire-cat": 1.0,
        "dodo": 0.6,
        "white-rabbit": 1.0,
    }
    symbols = {"activate": 1.3}

    # Wickets.

    def is_guard(self, card: int) -> bool:
        return CARD_GUARD in self.s.cast.cards[card].tags

    def wickets(self, place: int) -> list[int]:
        there = self.s.zone(self.seat, LOWER + place)
        return [card for card in there if self.s.mark(card, WICKET)]

    def guards(self, place: int) -> list[int]:
        """All Card Guards of a location, Wickets too."""
        return [card for card in self.s.zone(self.seat, LOWER + place) if self.is_guard(card)]

    def all_wickets(self) -> list[int]:
        return [card for place in range(4) for card in self.wickets(place)]

    def places_done(self) -> int:
        return len([place for place in range(4) if self.wickets(place)])

    def strength(self) -> int:
        return sum([realm.strength(self.s, card) for card in self.all_wickets()])

    def nearness(self) -> float:
        done = self.places_done()
        return 0.2 * done + 0.2 * min(1.0, self.strength() / ENOUGH) if done else 0.05

    # The shot.

    def luck(self) -> float:
        """How likely a shot would succeed now, from the cards that can come."""
        s, seat = self.s, self.seat
        pile = list(s.pile(seat, DECK).cards())
        if len(pile) < TURNED:
            pile += list(s.zone(seat, DISCARDED))
        costs = [realm.cost(s, card, -1) for card in pile]
        turned = min(TURNED, len(costs))
        ways: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(turned)]
        for cost in costs:
            for n in range(turned, 0, -1):
                for total, count in ways[n - 1].items():
                    ways[n][total + cost] = ways[n].get(total + cost, 0) + count
        force = self.strength()
        good = sum([count for total, count in ways[turned].items() if total < force])
        return good / max(1, sum(ways[turned].values()))

    def shot(self) -> float:
        """What a shot is worth now."""
        luck = self.luck() if self.places_done() == 4 else 0.0
        return VICTORY * luck if luck >= WORTH_A_SHOT else NEVER

    # What cards are worth.

    def base(self, card: int) -> float:
        if self.is_guard(card):
            return 1.5 + 0.4 * self.s.cast.cards[card].strength
        return super().base(card)

    def worth(self, card: int) -> float:
        out = super().worth(card)
        if self.s.mark(card, WICKET):
            out += 4.0 if len(self.wickets(self.s.place_of(card))) == 1 else 1.0
        return out

    def price(self) -> float:
        return super().price() if self.s.power(self.seat) < RICH else 0.05

    def keep(self, card: int) -> float:
        """Only what will soon be of use is held: every other card keeps her from drawing one."""
        id = self.id(card)
        if self.is_guard(card):
            return super().keep(card) + (0.6 if self.places_done() < 4 else 0.0)
        if id in USEFUL_NOW:
            held = [one for one in self.s.hand(self.seat) if self.id(one) == id]
            again = held.index(card) if card in held else 0
            return self.soon(card) - USEFUL_NOW[id] * again
        return super().keep(card)

    def soon(self, card: int) -> float:
        """What it is worth to hold a card that is only of use at the right time."""
        id = self.id(card)
        if id == "take-the-shot":
            return (0.5, 0.7, 1.4, 2.6, 4.0)[self.places_done()]
        if id == "by-order-of-the-queen":
            return 0.9 + 0.5 * self.effect(card)
        if id == "judgment":
            most = [len(realm.allies(self.s, other)) for other in range(self.s.players)]
            return 1.7 if max(most[: self.seat] + most[self.seat + 1 :]) > 1 else 1.0
        if id == "spear":
            return 1.0 + (0.7 if self.guards_in_play() else 0.0)
        if id == "off-with-your-head":
            return 1.1 + 0.4 * self.effect(card)
        return 0.7 + 0.5 * self.effect(card)

    def guards_in_play(self) -> list[int]:
        return [card for place in range(4) for card in self.guards(place)]

    def hoarding(self, card: int) -> float:
        if self.id(card) != "take-the-shot" and self.holds("take-the-shot") and self.shot() > 0:
            cost = self.cost(card)
            if cost and self.s.power(self.seat) - cost < self.cost(self.any_copy("take-the-shot")):
                return VICTORY
        return super().hoarding(card)

    def effect(self, card: int) -> float:
        id = self.id(card)
        heroes = realm.heroes(self.s, self.seat)
        if id == "take-the-shot":
            return self.shot()
        if id == "by-order-of-the-queen":
            able = [one for place in range(4) for one in self.guards(place)]
            return self.best_two(
                [self.turned(one) for one in able if not realm.spared(self.s, one)]
            )
        if id == "very-merry-unbirthday":
            return self.price() * len(realm.allies(self.s, self.seat))
        if id == "judgment":
            return 3 * self.price()
        if id == "off-with-your-head":
            weak = [one for one in heroes if realm.strength(self.s, one) <= 4]
            return max([self.beheaded(hero) for hero in weak], default=0.0)
        if id == "makes-you-smaller":
            return max([self.smaller(hero) for hero in heroes], default=0.0)
        if id == "fury":
            return 0.1 + self.best_two([self.smaller(hero) for hero in heroes])
        return super().effect(card)

    def best_two(self, figures: list[float]) -> float:
        return sum(sorted([one for one in figures if one > 0], reverse=True)[:2])

    def turned(self, guard: int) -> float:
        """What it brings to turn a Card Guard into a Wicket, or one too many back for a fight."""
        place = self.s.place_of(guard)
        alone = not [one for one in self.wickets(place) if one != guard]
        if self.s.mark(guard, WICKET):
            if alone or self.places_done() == 4:
                return NEVER
            more = 1.0 if self.spare(guard) else 0.4
            weak = [hero for hero in self.reached(guard, place) if self.missing(hero) > 0]
            return max([more + self.covers(one, place) for one in weak], default=NEVER)
        if alone:
            return 3.0 + 0.2 * realm.strength(self.s, guard)
        return 0.6 + 0.3 * realm.strength(self.s, guard) if self.places_done() == 4 else 0.0

    def crowded(self) -> bool:
        """Do Card Guards stand together while another location has none?"""
        guards = [len(self.guards(place)) for place in range(4)]
        return max(guards) > 1 and min(guards) == 0

    def spare(self, ally: int) -> bool:
        """Is this a Card Guard too many here, who would serve better by coming again?"""
        return (
            self.is_guard(ally)
            and len(self.guards(self.s.place_of(ally))) > 2
            and self.crowded()
            and not self.s.attached_to(ally)
        )

    def activate(self, card: int) -> float:
        if self.is_guard(card):
            return self.turned(card)
        return self.price() * len(self.all_wickets())

    def there(self, card: int, place: int) -> float:
        if not self.is_guard(card):
            return super().there(card, place)
        out = 0.0
        others = [one for one in self.guards(place) if one != card]
        if not others:
            out += 2.2
        elif self.s.mark(card, WICKET) and not self.wickets(place):
            out += 2.0
        names = [self.id(hero) for hero in self.heroes_at(place)]
        if "dodo" in names:
            out -= 1.5
        if "caterpillar" in names:
            out -= 0.5
        return out + 0.5 * super().there(card, place)

    def onto(self, item: int, bearer: int) -> float:
        out = super().onto(item, bearer)
        if self.s.mark(bearer, WICKET):
            return out + 0.6
        if self.is_guard(bearer) and not self.wickets(self.s.place_of(bearer)):
            return out + 0.4
        return out - 0.4

    # Heroes.

    def hinders(self, hero: int) -> float:
        out = super().hinders(hero)
        place, id = self.s.place_of(hero), self.id(hero)
        if id == "dodo" and not self.wickets(place):
            out += 2.0 if self.guards(place) else 0.8
        elif id == "caterpillar":
            out += 0.6 * len(self.wickets(place))
        elif id == "alice":
            out += 2.5 if self.crowded() else 0.0
        elif id == "cheshire-cat":
            out += 0.5 * self.best_two([self.turned(one) for one in self.guards_in_play()])
        return out

    def spent(self, ally: int) -> float:
        if self.s.cast.cards[ally].hooks & UNSPENT or self.spare(ally):
            return 0.0
        return self.worth(ally)

    def beheaded(self, hero: int) -> float:
        """What it brings to defeat a Hero by a card: less where spare Card Guards could do it."""
        spare = [one for one in self.guards(self.s.place_of(hero)) if self.spare(one)]
        return self.defeat(hero) - (1.0 if spare else 0.0)

    def smaller(self, hero: int) -> float:
        """What it brings to shrink a Hero, or to give an enlarged one the ordinary size."""
        place = self.s.place_of(hero)
        beyond = sizes.beyond(self.s, hero)
        if beyond >= 0:
            near = sizes.nearest(self.s, self.seat, beyond, place)
            top = self.board[beyond].top
            return COVERED * sum([self.symbol(one) for n, one in enumerate(top) if near >> n & 1])
        if not sizes.is_ordinary(self.s, hero) or realm.spared(self.s, hero):
            return NEVER
        return COVERED * max([self.symbol(one) for one in self.board[place].top], default=0.0)

    # Being fated.

    def hurt(self, card: int) -> float:
        id = self.id(card)
        if id == "mome-raths":
            allies = realm.allies(self.s, self.seat)
            return max([self.lost(ally) for ally in allies], default=0.0)
        if id == "makes-you-larger":
            return 1.0
        if id == "im-late-im-late":
            return max([self.hurt(hero) for hero in self.late()], default=0.0)
        if id == "down-the-rabbit-hole":
            alice = self.in_play("alice")
            if alice < 0:
                return self.hurt(self.any_copy("alice"))
            there = self.guards(self.s.place_of(alice))
            return max([1.0 + self.lost(ally) for ally in there], default=0.5)
        out = super().hurt(card)
        if id == "cheshire-cat":
            out += self.best_two([self.lost(one) for one in self.all_wickets()])
        return out

    def late(self) -> list[int]:
        """The Heroes of the fate discard pile who can come back."""
        lying = self.s.zone(self.seat, FATE_DISCARDED)
        found = [one for one in lying if self.s.cast.cards[one].type == HERO]
        return [hero for hero in found if self.s.cast.cards[hero].strength <= 3]

    def lost(self, ally: int) -> float:
        """How much it hurts when an Ally is turned, discarded or sent away."""
        place = self.s.place_of(ally)
        if not self.s.mark(ally, WICKET):
            return 0.8 if self.guards(place) == [ally] else 0.4
        if len(self.wickets(place)) == 1:
            return 2.5 + self.places_done() - 0.5 * len(self.guards(place))
        return 0.4 * realm.strength(self.s, ally)

    def exposed(self, hero: int, place: int) -> float:
        out = super().exposed(hero, place)
        id = self.id(hero)
        if id == "dodo" and not self.wickets(place):
            out += 1.5 if self.guards(place) else 0.8
        elif id == "caterpillar":
            out += 0.7 * len(self.wickets(place))
        return out

    # Questions.

    def picks(self, about: str, card: int) -> float | None:
        if about in ("by-order-of-the-queen", "cheshire-cat"):
            return self.turned(card)
        if about in ("makes-you-smaller", "fury"):
            return self.smaller(card)
        if about == "off-with-your-head":
            return self.beheaded(card)
        return None

    def suffers(self, about: str, card: int) -> float | None:
        if about in ("mome-raths", "cheshire-cat", "down-the-rabbit-hole"):
            return self.lost(card) + 0.1 * len(self.s.attached_to(card))
        if about == "im-late-im-late":
            return self.hurt(card)
        if about == "makes-you-larger":
            return -1.0 if self.s.mark(card, SMALL) else self.covers(card, self.s.place_of(card))
        return None

    def sent(self, about: str, place: int) -> float | None:
        if about == "mome-raths":
            return float(len(self.guards(place)))
        if about == "down-the-rabbit-hole":
            return self.exposed(self.any_copy("alice"), place)
        hero = self.in_play(about)
        if hero >= 0 and self.s.where(hero) >= UPPER:
            near = sizes.nearest(self.s, self.seat, place, self.s.place_of(hero))
            top = self.board[place].top
            return sum([self.symbol(one) for n, one in enumerate(top) if near >> n & 1])
        return None
