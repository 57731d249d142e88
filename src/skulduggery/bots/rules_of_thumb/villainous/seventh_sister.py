"""The Seventh Sister: gather Inquisitors in one place, lure the three Jedi there, capture them."""

from skulduggery.bots.rules_of_thumb.villainous.sector import SectorWishes
from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER, SURE
from skulduggery.games.villainous import realm, vanquish
from skulduggery.games.villainous.cards import ALLY, HERO
from skulduggery.games.villainous.zones import AMBITION, FATE_DECK, KEPT, SHIPS

CAPTURE = 5.0
"""What it is worth to capture a Jedi ..."""
THE_LAST = 40.0
"""... and the third one."""
JEDI = ("kanan-jarrus", "ezra-bridger", "ahsoka-tano")
AMBUSH = "malachor"
"""Where her Allies wait for Jedi: its open half has Vanquish."""
DROIDS = "id9-seeker-droids"
HUNTS = ("sense-their-fear", "set-a-trap-seventh-sister", "mind-probe", "nowhere-to-run")
LOOKED_AT = 3
"""How many fate cards the droids look at."""


class SeventhSister(SectorWishes):
    cards = {
        "fifth-brother": 2.9,
        "eighth-brother": 2.5,
        "agent-kallus": 1.5,
        "purge-troopers": 1.9,
        "stormtroopers": 1.1,
        "imperial-informant": 1.0,
        "tie-advanced-v1": 1.8,
        "imperial-star-destroyer": 2.2,
        "rivalry": 1.3,
        "disturbance-in-the-force": 0.8,
    }
    kept = {
        "fifth-brother": 3.0,
        "eighth-brother": 2.4,
        "sense-their-fear": 3.2,
        "set-a-trap-seventh-sister": 2.0,
        "nowhere-to-run": 1.8,
        "mind-probe": 1.4,
        "children-of-the-force": 0.9,
    }
    blows = {
        "betrayed-by-maul": 2.2,
        "ghost": 1.2,
        "phantom": 1.4,
        "loss-of-focus": 1.0,
        "trust-in-the-force": 0.6,
    }
    muster = {AMBUSH: 0.6}
    movers = (*SectorWishes.movers, "nowhere-to-run", "tie-advanced-v1")
    enough_ambition = 8

    # The hunt.

    def is_jedi(self, card: int) -> bool:
        return self.id(card) in JEDI

    def captured(self) -> int:
        return len([card for card in self.s.zone(self.seat, KEPT) if self.is_jedi(card)])

    def capture(self) -> float:
        """What the next capture is worth."""
        return THE_LAST if self.captured() == len(JEDI) - 1 else CAPTURE

    def in_sector(self) -> list[int]:
        return [hero for hero in realm.heroes(self.s, self.seat) if self.is_jedi(hero)]

    def at_large(self) -> list[int]:
        """The Jedi who are neither captured nor in the sector."""
        gone = [self.id(card) for card in self.s.zone(self.seat, KEPT)]
        gone += [self.id(card) for card in self.in_sector()]
        return [self.any_copy(id) for id in JEDI if id not in gone]

    def need(self, jedi: int) -> int:
        """The strength that it takes to defeat a Jedi, in the sector or once there."""
        if self.s.where(jedi) >= 0:
            return realm.strength(self.s, jedi)
        more = self.id(jedi) == "ezra-bridger" and self.in_play("kanan-jarrus") >= 0
        return self.s.cast.cards[jedi].strength + more

    def waiting(self, place: int, jedi: int, played: bool) -> int:
        """The strength that would meet a Jedi at a location."""
        there = [one for one in realm.allies(self.s, self.seat) if self.s.place_of(one) == place]
        strengths = sorted([realm.strength(self.s, ally) for ally in there], reverse=True)
        if played and self.id(jedi) == "ahsoka-tano":
            removable = [one for one in strengths if one <= 3]
            if removable:
                strengths.remove(removable[-1])
        return sum(strengths[: vanquish.most_helpers(self.s, jedi)])

    def bring(self, jedi: int, place: int, played: bool = True, more: int = 0) -> float:
        """What it is worth that a Jedi stands at a location, or comes there."""
        have = self.waiting(place, jedi, played) + more
        need = self.need(jedi)
        if have >= need:
            return self.capture() * (1.0 if self.armed() else SURE)
        return 0.5 * self.capture() * (have / need) ** 2

    def lure(self, jedi: int) -> float:
        """What it is worth to get a Jedi to where it suits best."""
        best = max([self.bring(jedi, place) - self.covers(jedi, place) for place in range(4)])
        if self.s.where(jedi) >= 0:
            best -= self.bring(jedi, self.s.place_of(jedi), played=False)
        return best

    def trapped(self) -> float:
        """What it is worth to turn over fate cards until a Hero comes."""
        useless = 0.8 * self.idle() - 0.8
        for card in self.s.pile(self.seat, FATE_DECK).top:
            if self.s.cast.cards[card].type == HERO:
                return self.lure(card) if self.is_jedi(card) else useless
        hidden = [one for one in self.fate_hidden() if self.s.cast.cards[one].type == HERO]
        if not hidden:
            return NEVER
        worths = [self.lure(one) if self.is_jedi(one) else useless for one in hidden]
        return sum(worths) / len(worths)

    def spied(self) -> float:
        """What it is worth to look at the top of the fate deck, and to play a Hero of there."""
        top = list(self.s.pile(self.seat, FATE_DECK).top[:LOOKED_AT])
        known = max([self.lure(one) for one in top if self.is_jedi(one)], default=0.0)
        hidden = self.fate_hidden()
        more = min(LOOKED_AT - len(top), len(hidden))
        jedi = [self.lure(one) for one in hidden if self.is_jedi(one)]
        good = [worth for worth in jedi if worth > 0]
        if not good or more <= 0:
            return known
        chance = min(1.0, more * len(good) / len(hidden))
        return max(known, chance * sum(good) / len(good))

    def nearness(self) -> float:
        done = self.captured() / len(JEDI)
        threat = 0.0
        for jedi in self.in_sector():
            have = self.waiting(self.s.place_of(jedi), jedi, False)
            threat = max(threat, min(1.0, have / max(1, self.need(jedi))))
        if self.captured() == len(JEDI) - 1 and threat >= 1:
            return 1.0
        return min(0.95, done + 0.2 * threat)

    def ready(self) -> bool:
        """Are there Allies enough, or on their way, that a Jedi may come?"""
        strengths = [self.strength_at(place) for place in range(4)]
        return max(strengths) >= 3 or bool(self.held_allies())

    # Playing cards.

    def keep(self, card: int) -> float:
        out = super().keep(card)
        if self.id(card) in HUNTS and not self.ready():
            return min(out, 1.6) - 0.5  # Allies are needed first
        return out

    def base(self, card: int) -> float:
        if self.id(card) == DROIDS:
            return 0.6 if self.in_play(DROIDS) not in (-1, card) else 1.7
        return super().base(card)

    def there(self, card: int, place: int) -> float:
        out = super().there(card, place)
        if self.id(card) == DROIDS and any(
            [self.id(hero) == "chopper" for hero in self.heroes_at(place)]
        ):
            out -= 1.0
        if self.id(card) == "eighth-brother" and self.s.where(card) < 0:
            out += max([0.0, *[self.fetch(one, place, 3) for one in self.movable_heroes()]])
        return out

    def movable_heroes(self) -> list[int]:
        return [] if self.in_play("phantom") >= 0 else realm.heroes(self.s, self.seat)

    def fetch(self, hero: int, place: int, more: int = 0) -> float:
        """What it is worth that a Hero of the sector goes to a location."""
        here = self.s.place_of(hero)
        if here == place:
            return NEVER
        out = self.covers(hero, here) - self.covers(hero, place)
        if self.is_jedi(hero):
            out += self.bring(hero, place, False, more) - self.bring(hero, here, False)
        return out

    def carried(self, about: str, place: int) -> float:
        out = super().carried(about, place)
        if about == "nowhere-to-run":
            out = max([out, *[self.moved(one, place) for one in realm.allies(self.s, self.seat)]])
        return out

    def moved(self, card: int, place: int) -> float:
        if self.s.cast.cards[card].type == HERO:
            return self.fetch(card, place)
        return super().moved(card, place)

    def effect(self, card: int) -> float:
        return self.brings(card) - self.charge(card, realm.cost(self.s, card, -1))

    def brings(self, card: int) -> float:
        """What an Effect or a Condition brings, its cost not counted."""
        id = self.id(card)
        if id == "sense-their-fear":
            return max([self.lure(jedi) for jedi in self.in_sector() or self.at_large()])
        if id == "set-a-trap-seventh-sister":
            return self.trapped()
        if id == "mind-probe":
            return max([self.weaken(hero, 2) for hero in realm.heroes(self.s, self.seat)])
        if id == "nowhere-to-run":
            return self.best_move(realm.allies(self.s, self.seat) + self.movable_heroes()) - 0.3
        if id == "children-of-the-force":
            given = min([self.worth(ally) for ally in realm.allies(self.s, self.seat)])
            return 3 * self.ambition_price() - given - 0.2
        return super().effect(card)

    def weaken(self, hero: int, by: int) -> float:
        """What Strength tokens of -1 on a Hero are worth."""
        missing = self.missing(hero)
        if not 0 < missing <= by:
            return 0.0
        return SURE * self.hinders(hero) - 0.3

    def best_move(self, cards: list[int]) -> float:
        return max([self.moved(card, place) for card in cards for place in range(4)], default=NEVER)

    def activate(self, card: int) -> float:
        return self.spied() if self.id(card) == DROIDS else super().activate(card)

    def lift(self, restriction: int) -> float:
        return 1.0 if len(realm.allies(self.s, self.seat)) > 1 else NEVER

    # The pawn.

    def visit(self, place: int) -> float:
        out = super().visit(place)
        if place < SHIPS:
            return out
        if self.id(place - SHIPS) == "tie-advanced-v1":
            return out + max(0.0, self.best_move(self.movable_heroes()))
        best = max([self.base(card) for card in self.held_allies()], default=0.0)
        return out + max(best, self.ambition_price())

    def held_allies(self) -> list[int]:
        hand = self.s.hand(self.seat)
        return [card for card in hand if self.s.cast.cards[card].type == ALLY]

    # Heroes.

    def hinders(self, hero: int) -> float:
        return super().hinders(hero) + (self.capture() if self.is_jedi(hero) else 0.0)

    def spent(self, ally: int) -> float:
        if self.id(ally) == "fifth-brother" and self.s.number(self.seat, AMBITION):
            return 0.6 * self.worth(ally)
        return self.worth(ally)

    # Questions.

    def picks(self, about: str, card: int) -> float | None:
        hero = self.s.cast.cards[card].type == HERO
        if about == "eighth-brother" and hero:
            return self.fetch(card, self.s.place_of(self.in_play(about)))
        if about == "sense-their-fear":
            return self.lure(card)
        if about == "mind-probe":
            return self.weaken(card, 2) + 0.1 * self.hinders(card)
        if about == "children-of-the-force":
            return -self.worth(card)
        if about == DROIDS:
            return self.lure(card) if self.is_jedi(card) else -self.hurt(card)
        if about == "disturbance-in-the-force":
            return self.hurt(card)
        return super().picks(about, card)

    def says(self, about: str, word: str) -> float:
        if word == "play":
            return max([self.base(card) for card in self.held_allies()], default=0.0)
        return self.ambition_price() if word == "gain" else 1.0

    # Being fated.

    def hurt(self, card: int) -> float:
        id = self.id(card)
        jedi = len(self.in_sector())
        if id == "rescued":
            return 1.0 + 2.5 * self.captured()
        if id == "into-hyperspace":
            return max([self.suffers(id, one) or 0.0 for one in self.in_sector()], default=0.0)
        if id == "trust-in-the-force":
            return 0.6 + 0.9 * jedi
        if self.is_jedi(card):
            return super().hurt(card) - 1.2
        return super().hurt(card)

    def exposed(self, hero: int, place: int) -> float:
        if not self.is_jedi(hero):
            return super().exposed(hero, place)
        out = self.covers(hero, place) - min(self.bring(hero, place), 3 * CAPTURE)
        if self.id(hero) == "ahsoka-tano":
            there = [
                self.worth(one)
                for one in realm.allies(self.s, self.seat)
                if self.s.place_of(one) == place and realm.strength(self.s, one) <= 3
            ]
            out += min(there, default=0.0)
        return out

    def suffers(self, about: str, card: int) -> float | None:
        if about == "into-hyperspace":
            if self.is_jedi(card):
                return 0.5 + self.bring(card, self.s.place_of(card), False)
            return -self.hinders(card)
        return super().suffers(about, card)

    def sent(self, about: str, place: int) -> float | None:
        if about == "kanan-jarrus":
            return 1.0 - 0.1 * self.strength_at(place)
        return super().sent(about, place)
