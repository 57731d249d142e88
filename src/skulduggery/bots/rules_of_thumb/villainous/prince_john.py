"""Prince John: twenty Power. Every Power that is spent has to bring more than it costs."""

from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER, Wishes
from skulduggery.games.villainous import actions, realm, vanquish
from skulduggery.games.villainous.cards import VANQUISH
from skulduggery.games.villainous.zones import LOWER, POWER_ON, USED

ENOUGH = 20


class PrinceJohn(Wishes):
    cards = {
        "warrant": 2.0,
        "king-richards-crown": 2.6,
        "golden-arrow": 0.4,
        "bow-and-arrows": 0.6,
        "sheriff-of-nottingham": 2.4,
        "sir-hiss": 1.2,
        "wolf-archers": 0.9,
        "rhino-guards": 1.2,
        "nutsy": 0.8,
        "trigger": 1.0,
        "imprison": 0.4,
        "set-a-trap": 0.2,
        "intimidation": 0.4,
        "cowardice": 1.4,
        "greed": 3.0,
    }
    kept = {"beautiful-lovely-taxes": 2.2, "imprison": 1.4, "set-a-trap": 1.2, "intimidation": 1.3}
    heroes = {
        "robin-hood": 4.0,
        "king-richard": 1.6,
        "alan-a-dale": 0.4,
        "maid-marian": -2.0,
        "toby": -0.4,
    }
    blows = {"clever-disguise": 0.8}
    places = {"the-jail": 0.2}
    muster = {"nottingham": 0.1}
    power = 1.0
    plenty = 99

    def nearness(self) -> float:
        return min(1.0, self.s.power(self.seat) / ENOUGH)

    def hoarding(self, card: int) -> float:
        power = self.s.power(self.seat)
        cost = self.cost(card)
        if cost and power >= ENOUGH > power - cost:
            return 10.0
        return 0.5 * cost if power >= 13 else 0.0

    def there(self, card: int, place: int) -> float:
        out = super().there(card, place)
        id, name = self.id(card), self.board[place].id
        if id == "warrant":
            out += {"friar-tucks-church": 0.5, "nottingham": 0.4, "sherwood-forest": 0.3}.get(
                name, 0
            )
            out -= 0.8 if self.heroes_at(place) else 0.0
        elif id == "king-richards-crown":
            out += {"friar-tucks-church": 0.6}.get(name, 0.0)
        return out

    def effect(self, card: int) -> float:
        id = self.id(card)
        if id == "beautiful-lovely-taxes":
            return float(
                self.s.box.gain_now(self.s, self.seat, len(realm.heroes(self.s, self.seat)))
            )
        if id in ("set-a-trap", "intimidation"):
            able = vanquish.targets(self.s, self.seat)
            return max([self.vanquish(hero) for hero in able], default=0.3)
        if id == "imprison":
            return max([self.jailed(hero) for hero in realm.heroes(self.s, self.seat)], default=0.0)
        if id == "greed":
            return float(self.s.box.gain_now(self.s, self.seat, 3))
        return super().effect(card)

    def jailed(self, hero: int) -> float:
        """What it is worth that a Hero goes to the Jail, where he covers nothing."""
        if self.at(hero) == "the-jail":
            return NEVER
        return 1.3 * self.covers(hero, self.s.place_of(hero))

    def picks(self, about: str, card: int) -> float | None:
        return self.jailed(card) if about == "imprison" else None

    def onto(self, item: int, bearer: int) -> float:
        out = super().onto(item, bearer)
        if self.id(item) == "golden-arrow":
            out += 0.8 if self.reached(bearer, self.s.place_of(bearer)) else 0.0
        return out

    def goes(self, about: str, place: int) -> float | None:
        if about == "sheriff-of-nottingham" and self.in_play(about) >= 0:
            sheriff = self.in_play(about)
            brings = 1.0 if self.heroes_at(place) else 0.0
            return brings + self.moved(sheriff, place)
        return None

    def any_time(self, card: int) -> float:
        """A Hero in a Clever Disguise is unmasked when he can be vanquished at once."""
        hero = self.s.bearer_of(card)
        used = self.s.zone(self.seat, USED)
        usable = actions.usable_symbols(self.s, self.seat, self.s.pawn(self.seat), used)
        if hero < 0 or not [one for one in usable if one.symbol.kind == VANQUISH]:
            return NEVER
        if self.missing(hero) > 0 or len(self.s.attached_to(hero)) > 1:
            return NEVER
        return self.vanquish(hero) - 2 * self.price()

    def hurt(self, card: int) -> float:
        id = self.id(card)
        power = self.s.power(self.seat)
        if id == "steal-from-the-rich":
            return min(4, power) * (0.8 + self.nearness())
        out = super().hurt(card)
        if id == "little-john":
            out += min(4, power) * (0.8 + self.nearness())
        elif id == "robin-hood":
            out += 1.0
        return out

    def exposed(self, hero: int, place: int) -> float:
        out = super().exposed(hero, place)
        warrants = [
            one for one in self.s.zone(self.seat, LOWER + place) if self.id(one) == "warrant"
        ]
        if warrants:
            out += 2.0 * len(warrants) * (0.6 if self.id(hero) == "friar-tuck" else -1.0)
        return out

    def burdened(self, item: int, hero: int) -> float:
        out = super().burdened(item, hero)
        helpers = vanquish.helpers(self.s, hero)
        total = sum([realm.strength(self.s, ally) for ally in helpers])
        # Whoever is hard to defeat keeps the Power best; not all of it with one Hero.
        spread = 0.25 * self.s.mark(hero, POWER_ON)
        return out - spread + 0.3 * (realm.strength(self.s, hero) - total)
