"""Jafar: open the Cave, play the Lamp, carry it home, and hypnotise the Genie."""

from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER, Wishes
from skulduggery.games.villainous import play, realm
from skulduggery.games.villainous.at_work import stolen
from skulduggery.games.villainous.cards import ALLY, HERO, ITEM
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.zones import DISCARDED, FATE_DISCARDED, LOWER

PALACE = 0
CAVE = 3
THIEVES = ("abu", "aladdin")
A_STEP = 3.2
"""What it is worth that the Lamp comes one location nearer to the Palace."""
GENIE = 9.0
"""What it is worth to hypnotise the Genie once the Lamp has been played."""


class Jafar(Wishes):
    cards = {
        "gazeem": 0.9,
        "razoul": 1.0,
        "scimitar": 0.5,
        "snake-staff": 1.6,
        "deception": 2.0,
        "manipulation": 2.6,
    }
    heroes = {"princess-jasmine": 1.6, "rajah": 0.5, "abu": 0.6, "aladdin": 1.0}
    blows = {"narrow-escape": 1.0}
    plenty = 10

    # Where things stand.

    def open(self) -> bool:
        """Has the Cave been unlocked?"""
        return not self.s.locked(self.seat, CAVE)

    def lamp(self) -> int:
        return self.in_play("magic-lamp")

    def lamp_at(self) -> int:
        """Where the Lamp lies, or will come to lie."""
        lamp = self.lamp()
        return self.s.place_of(lamp) if lamp >= 0 else CAVE

    def genie_serves(self) -> bool:
        genie = self.in_play("genie")
        return genie >= 0 and self.s.type_of(genie) == ALLY

    def wants_genie(self) -> bool:
        """Is it time to hypnotise the Genie? Not before the Lamp: that would call him back."""
        return self.lamp() >= 0 and not self.genie_serves()

    def robbed(self) -> bool:
        """Does a Hero hold the Lamp?"""
        return self.lamp() >= 0 and stolen(self.s, self.lamp())

    def price(self) -> float:
        genie = self.in_play("genie")
        dear = realm.strength(self.s, genie) if genie >= 0 else 0
        if self.wants_genie() and self.s.power(self.seat) < dear:
            return 0.8
        return super().price()

    def nearness(self) -> float:
        goals = self.s.cast.villains[self.seat].objective.goals(self.s, self.seat)
        if all(goal.have >= goal.need for goal in goals):
            return 1.0
        out = 0.1 if self.open() else 0.0
        lamp = self.lamp()
        if lamp >= 0:
            out += 0.2 + 0.1 * (CAVE - self.lamp_at()) * (0.5 if stolen(self.s, lamp) else 1.0)
            out += 0.4 if self.genie_serves() else 0.0
        return min(out, 0.9)

    # Cards.

    def base(self, card: int) -> float:
        id = self.id(card)
        if id == "scarab-pendant":
            return 1.6 if self.open() else 7.0
        if id == "magic-lamp":
            return 8.0
        if id == "iago":
            return 1.0 if self.lamp() >= 0 and self.lamp_at() == PALACE else 4.5
        if id == "giant-hourglass":
            return 1.0 if self.genie_serves() else 2.0
        return super().base(card)

    def keep(self, card: int) -> float:
        id = self.id(card)
        searching = bool(self.missing_keys())
        if id == "hypnotize":
            if self.is_second(card) and searching:
                return 0.9
            needed = not self.genie_serves() or self.lamp() < 0 or self.robbed()
            return 5.0 if needed else 1.0
        if id in ("magic-lamp", "scarab-pendant"):
            return self.base(card)
        if id == "iago":
            return self.base(card) - 0.3
        if id == "scrying":
            return 3.0 if searching else 0.8
        if id == "gazeem":
            return 3.0 if self.lost_keys() else 0.9
        if id == "necessary-sacrifice":
            return 0.7 if searching else 1.6
        if id == "sorcerous-power":
            useful = self.lamp() >= 0 and self.lamp_at() != PALACE and not self.is_second(card)
            return 1.4 if useful else 0.5
        if id == "a-snake-am-i":
            return 0.9 if searching else 1.3
        if id == "manipulation":
            return 1.6 if self.lost_keys() and not self.is_second(card) else 0.7
        if self.robbed() and self.s.cast.cards[card].type == ALLY:
            return 2.2
        if searching:
            return min(0.8, super().keep(card))
        return super().keep(card)

    def is_second(self, card: int) -> bool:
        """Does the hand hold the same card before this one?"""
        alike = [one for one in self.s.hand(self.seat) if self.id(one) == self.id(card)]
        return bool(alike) and card != alike[0]

    def missing_keys(self) -> list[str]:
        """The cards that are still to be found, the next one first."""
        wanted = [] if self.open() else ["scarab-pendant"]
        if self.lamp() < 0:
            wanted.append("magic-lamp")
        else:
            wanted += [] if self.genie_serves() else ["hypnotize"]
            if self.lamp_at() != PALACE and self.in_play("iago") < 0:
                wanted.append("iago")
        return [id for id in wanted if not self.holds(id)]

    def lost_keys(self) -> list[int]:
        """Those of them that lie in the discard pile."""
        wanted = self.missing_keys()
        return [card for card in self.s.zone(self.seat, DISCARDED) if self.id(card) in wanted]

    def hoarding(self, card: int) -> float:
        out = super().hoarding(card)
        if self.wants_genie() and self.id(card) not in ("hypnotize", "iago", "magic-lamp"):
            out += 0.4 * self.cost(card)
        return out

    def cost(self, card: int) -> int:
        if self.id(card) != "hypnotize":
            return super().cost(card)
        hero = self.best_to_hypnotize(card)
        return realm.strength(self.s, hero) if hero >= 0 else 0

    def best_to_hypnotize(self, card: int) -> int:
        found = play.bearers_paid(self.s, card, False)
        return max(found, key=self.hypnotized, default=-1)

    def hypnotized(self, hero: int) -> float:
        """What it is worth to hypnotise a Hero, the Power and the card counted."""
        cost = self.price() * realm.strength(self.s, hero)
        if self.id(hero) == "genie":
            return GENIE - 0.5 * cost if self.wants_genie() else NEVER
        spare = len([one for one in self.s.hand(self.seat) if self.id(one) == "hypnotize"])
        needed = 4.0 if not self.genie_serves() and spare < 2 else 0.0
        return self.defeat(hero) + 0.3 * self.s.cast.cards[hero].strength - cost - needed

    def effect(self, card: int) -> float:
        id = self.id(card)
        if id == "hypnotize":
            hero = self.best_to_hypnotize(card)
            return self.hypnotized(hero) if hero >= 0 else NEVER
        if id == "a-snake-am-i":
            here = self.heroes_at(self.s.pawn(self.seat))
            weak = [one for one in here if realm.strength(self.s, one) <= 4]
            able = [one for one in weak if realm.may_defeat(self.s, one) == FINE]
            return max([self.defeat(hero) for hero in able], default=NEVER)
        if id == "necessary-sacrifice":
            losses = [self.worth(one) for one in self.serving()]
            return 3 * self.price() - min(losses, default=9.0)
        if id == "scrying":
            return 3.4 if self.missing_keys() else 1.1
        if id == "sorcerous-power":
            serving = max([self.sent_there(one) for one in self.serving()], default=0.0)
            return serving + (3.0 if self.thief() >= 0 else 0.0)
        if id == "manipulation":
            pile = [one for one in self.s.zone(self.seat, DISCARDED) if self.id(one) != id]
            return max([self.keep(one) - 0.5 for one in pile], default=NEVER)
        return super().effect(card)

    def serving(self) -> list[int]:
        """The Allies and Items of the realm that serve him."""
        return [
            card
            for card in self.s.in_play(self.seat)
            if self.s.type_of(card) == ALLY
            or (not self.s.cast.cards[card].fate and not stolen(self.s, card))
        ]

    def thief(self) -> int:
        """The Hero who holds the Lamp away from the Palace, or -1."""
        lamp = self.lamp()
        return self.s.bearer_of(lamp) if lamp >= 0 and self.lamp_at() != PALACE else -1

    def sent_there(self, ally: int) -> float:
        """What it is worth to send an Ally to where the Lamp is."""
        if self.id(ally) != "iago" or self.lamp() < 0 or self.lamp_at() == PALACE:
            return 0.0
        return 4.0 if self.s.place_of(ally) != self.lamp_at() else 0.0

    def picks(self, about: str, card: int) -> float | None:
        if about == "hypnotize":
            return self.hypnotized(card)
        if about == "necessary-sacrifice":
            return 10.0 - self.worth(card)
        if about == "iago":
            return 2.0 if self.id(card) == "magic-lamp" else 1.0
        if about in ("gazeem", "manipulation"):
            return self.keep(card)
        if about == "sorcerous-power":
            if self.s.type_of(card) == HERO:
                return 3.0 if card == self.thief() else NEVER
            return self.sent_there(card) or NEVER
        return None

    def goes(self, about: str, place: int) -> float | None:
        if about == "iago":
            return 4.0 - place
        if about == "sorcerous-power":
            if self.thief() >= 0:
                return 4.0 - place
            return 3.0 if place == self.lamp_at() else 0.0
        return None

    def says(self, about: str, word: str) -> float:
        wanted = self.missing_keys()
        return 2.0 if word == "ally" and wanted and wanted[0] == "iago" else 1.0

    def there(self, card: int, place: int) -> float:
        out = super().there(card, place)
        id = self.id(card)
        if id == "magic-lamp":
            out += A_STEP * (CAVE - place)
        elif id == "iago":
            out += 2.5 if place == self.lamp_at() else 0.3 * place
        elif id == "giant-hourglass":
            genie = self.in_play("genie")
            out += 0.8 if place == (self.s.place_of(genie) if genie >= 0 else CAVE) else 0.0
        return out

    def activate(self, card: int) -> float:
        id = self.id(card)
        if id == "iago":
            lamp = self.lamp()
            there = lamp in self.s.zone(self.seat, LOWER + self.s.place_of(card))
            return A_STEP if there and self.lamp_at() != PALACE else NEVER
        if id == "snake-staff":
            needed = not self.genie_serves() and not self.holds("hypnotize")
            return 3.0 if needed else 0.3
        if id == "giant-hourglass":
            return self.weakened(self.s.place_of(card))
        return super().activate(card)

    def weakened(self, place: int) -> float:
        """What it is worth that the Heroes of a location are weaker by two."""
        out = 0.0
        power = self.s.power(self.seat)
        for hero in self.heroes_at(place):
            strength = realm.strength(self.s, hero)
            if self.id(hero) == "genie" and self.wants_genie() and self.holds("hypnotize"):
                out += GENIE - 4 if power < strength <= power + 2 else 2 * self.price()
            elif 0 < self.missing(hero) <= 2 and self.hinders(hero) > 0:
                out += 0.4 * self.hinders(hero)
        return out

    # Heroes.

    def hinders(self, hero: int) -> float:
        if self.id(hero) == "genie":
            return -GENIE if self.lamp() >= 0 else 0.2
        out = super().hinders(hero)
        if self.id(hero) == "carpet":
            out += 3.0 if self.lamp() >= 0 else 1.0
        for item in self.s.attached_to(hero):
            if stolen(self.s, item):
                out += self.base(item)
        return out

    def spent(self, ally: int) -> float:
        return 30.0 if self.id(ally) == "genie" else super().spent(ally)

    def worth(self, card: int) -> float:
        if self.id(card) == "genie" and self.genie_serves():
            return GENIE
        if self.id(card) == "magic-lamp" and self.in_play("genie") < 0:
            return 0.0  # it has to be played again, to find him again
        return super().worth(card)

    def hurt(self, card: int) -> float:
        id = self.id(card)
        if id == "treachery":
            return 0.7 * min(2, self.s.power(self.seat))
        if id == "crushing-blow":
            weak = [
                one for one in realm.allies(self.s, self.seat) if realm.strength(self.s, one) <= 3
            ]
            return max([self.suffering(one) for one in weak], default=0.0)
        if id == "narrow-escape":
            heroes = [one for one in self.s.zone(self.seat, FATE_DISCARDED) if one != card]
            able = [one for one in heroes if self.s.cast.cards[one].type == HERO]
            return max([self.hurt(one) for one in able], default=0.0)
        out = super().hurt(card)
        if id == "carpet":
            out += 2.5 if self.wants_genie() else 0.5
        if id == "genie":
            out -= 1.0
        return out

    def exposed(self, hero: int, place: int) -> float:
        out = super().exposed(hero, place)
        if self.id(hero) in THIEVES:
            loot = [one for one in self.s.zone(self.seat, LOWER + place) if self.is_item(one)]
            out += max([self.suffering(one) for one in loot], default=0.0)
        return out

    def is_item(self, card: int) -> bool:
        return self.s.cast.cards[card].type == ITEM

    def suffering(self, card: int) -> float:
        """How much it hurts to lose a card of the realm."""
        if self.id(card) == "magic-lamp":
            return 7.0 if self.lamp_at() == PALACE else 5.0
        return self.worth(card)

    def burdened(self, item: int, hero: int) -> float:
        if self.id(hero) == "genie":
            return 2.2 if self.wants_genie() else 0.6
        return super().burdened(item, hero)

    def suffers(self, about: str, card: int) -> float | None:
        if about == "narrow-escape":
            return self.hurt(card)
        if about in THIEVES or about == "crushing-blow":
            return self.suffering(card)
        return None
