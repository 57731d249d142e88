"""Ursula: the Crown to the Lair, King Triton to the place of his Contract, the Trident home."""

from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER, Wishes
from skulduggery.games.villainous import actions, realm
from skulduggery.games.villainous.cards import ACTIVATE, FATE, GAIN, MOVE, MOVE_HERO, PLAY
from skulduggery.games.villainous.disney.ursula import CONTRACT, LAIR, PALACE
from skulduggery.games.villainous.zones import DISCARDED, LOWER

TRIDENT = "trident"
CROWN = "crown"
EELS = ("flotsam", "jetsam")
FREED = 9.0
"""What it is worth to get the Trident away from King Triton, at the Lair."""
HOME = 1.6
"""What a step towards the Lair is worth for half of the objective ..."""
LAST = 4.0
"""... and when the other half is there already."""


class Ursula(Wishes):
    cards = {
        "crown": 6.6,
        "trident": 5.4,
        "cauldron": 1.2,
        "flotsam": 1.5,
        "jetsam": 1.5,
        "arrogance": 1.6,
        "trickery": 2.0,
    }
    heroes = {"ariel": 2.0, "eric": 0.8, "grimsby": 0.9, "flounder": 0.3, "sebastian": 0.4}
    blows = {"snarfblat": 0.4, "dinglehopper": 0.4, "return-to-form": 1.2}
    symbols = {"move-hero": 0.8, "move-item-or-ally": 0.6}

    # How far it has come.

    def step_of(self, id: str) -> float:
        """How far half of the objective has come."""
        card = self.in_play(id)
        if card < 0:
            return 0.0
        hero = self.s.bearer_of(card)
        if hero >= 0:
            return 0.18 if self.contracts(hero) else 0.12
        place = self.s.place_of(card)
        return 0.5 if place == LAIR else 0.34 - 0.04 * place

    def nearness(self) -> float:
        return self.step_of(TRIDENT) + self.step_of(CROWN)

    def contracts(self, hero: int) -> list[int]:
        """The locations at which a Hero would be defeated."""
        cards = self.s.cast.cards
        tagged = [one for one in self.s.attached_to(hero) if CONTRACT in cards[one].tags]
        return [self.named(one) for one in tagged]

    def named(self, contract: int) -> int:
        return self.place(self.id(contract).removeprefix(f"{CONTRACT}-"))

    def is_contract(self, card: int) -> bool:
        return CONTRACT in self.s.cast.cards[card].tags

    def pending(self) -> bool:
        """Must the Trident still be won from King Triton?"""
        trident = self.in_play(TRIDENT)
        return trident < 0 or self.s.bearer_of(trident) >= 0

    def holder(self) -> int:
        """King Triton while he holds the Trident, or -1."""
        trident = self.in_play(TRIDENT)
        return self.s.bearer_of(trident) if trident >= 0 else -1

    def prey(self) -> int:
        """Who has to be defeated next: King Triton with the Trident, then Ariel while she keeps
        half of the objective away from the Lair; or -1."""
        away = [card for card in self.free() if self.s.place_of(card) != LAIR]
        return self.in_play("ariel") if self.holder() < 0 and away else self.holder()

    def open(self, place: int) -> bool:
        return not self.s.locked(self.seat, place)

    # Heroes, and where they go.

    def kill(self, hero: int, place: int) -> float:
        """What it is worth that a Hero is defeated at a location."""
        out = 0.4 + self.hinders(hero)
        return out + FREED - 1.2 * place if hero == self.holder() else out

    def moved(self, card: int, place: int) -> float:
        here = self.s.place_of(card)
        if not self.s.cast.cards[card].fate:
            return self.there(card, place) - self.there(card, here)
        best = 0.0
        if card == self.holder() and not self.contracts(card):
            best = self.prospect(place) - self.prospect(here)
        for end in self.contracts(card):
            if end == place:
                return self.kill(card, place)
            nearer = abs(here - end) - abs(place - end)
            sure = 0.3 if self.open(end) else 0.1
            best = max(best, sure * nearer * self.kill(card, end), key=abs)
        return best + 0.5 * (self.covers(card, here) - self.covers(card, place))

    def prospect(self, place: int) -> float:
        """What it is worth that King Triton stands there, for the Contracts in the hand."""
        held = [self.named(one) for one in self.s.hand(self.seat) if self.is_contract(one)]
        far = [abs(end - place) for end in held if end != place and self.open(end)]
        return max([2.4 - 0.4 * steps for steps in far], default=0.0)

    def goals_of(self, hero: int, anywhere: bool) -> list[int]:
        """Where a card may take a Hero."""
        here = self.s.place_of(hero)
        near = range(self.s.box.places) if anywhere else self.s.box.neighbours(here)
        return [to for to in near if to != here and realm.may_move_to(self.s, hero, to) == 0]

    def drives(self, about: str, hero: int) -> float:
        """What it is worth that one of her cards moves this Hero."""
        if about == "whirlpool":
            price = realm.cost(self.s, self.any_copy(about), -1, hero)
            paid = 0 if self.holds(about) else 1
            if price - paid > self.s.power(self.seat):
                return NEVER
        places = self.goals_of(hero, about == "whirlpool")
        return max([self.moved(hero, place) for place in places], default=NEVER)

    def driven(self, about: str) -> list[int]:
        """The Heroes whom one of her cards can move."""
        heroes = realm.heroes(self.s, self.seat)
        if about not in EELS:
            return heroes
        here = self.s.place_of(self.in_play(about))
        return [hero for hero in heroes if self.s.place_of(hero) == here]

    def most_driven(self, about: str) -> float:
        return max([self.drives(about, hero) for hero in self.driven(about)], default=NEVER)

    # Cards.

    def base(self, card: int) -> float:
        return 0.3 if self.is_contract(card) else super().base(card)

    def keep(self, card: int) -> float:
        """Of cards that serve the same need only the best is held."""
        worth = self.needed(card)
        held = self.s.hand(self.seat)
        if card not in held:
            return worth
        better = 0
        for n, one in enumerate(held):
            if one != card and self.likes(one, card):
                other = self.needed(one)
                better += other > worth or (other == worth and n < held.index(card))
        return worth - 2.4 * better

    def likes(self, one: int, other: int) -> bool:
        """Do two cards serve the same need?"""
        return self.id(one) == self.id(other) or (self.is_contract(one) and self.is_contract(other))

    def needed(self, card: int) -> float:
        """What a card of the hand is worth for what is to be done next."""
        id = self.id(card)
        if id in (CROWN, TRIDENT):
            return 6.0
        prey = self.prey()
        ends = self.contracts(prey) if prey >= 0 else []
        if self.is_contract(card):
            if prey < 0:
                return 3.8 - 0.5 * self.named(card) if self.pending() else 0.7
            return 1.2 if ends else 1.0 + 0.4 * self.promise(prey, self.named(card))
        if id == "divination":
            held = any([self.is_contract(one) for one in self.s.hand(self.seat)])
            wanted = self.pending() or prey >= 0
            return 2.8 if wanted and not ends and not held else 0.4
        if id == "opportunist":
            return max([self.needed(one) - 0.6 for one in self.takes()], default=0.9)
        if id == "change-form":
            return 1.0 + max(self.locks(), 0.9 * (not self.pending()))
        marching = [end for end in ends if self.open(end)]
        if id in ("whirlpool", "poor-unfortunate-souls") or id in EELS:
            return (4.0 if marching else 1.6) - 0.8 * (id != "whirlpool")
        if id == "grow-giant":
            return 2.6 if marching else 1.4
        return {"trickery": 1.1, "arrogance": 0.7, "cauldron": 0.9}.get(id, 1.0)

    def longed_for(self, card: int) -> float:
        if self.is_contract(card):
            hero = self.holder()
            return 4.0 if hero >= 0 and not self.contracts(hero) else 0.0
        return super().longed_for(card)

    def there(self, card: int, place: int) -> float:
        id = self.id(card)
        if id == TRIDENT and self.s.where(card) < 0:
            return self.summoned(place)
        if id in (CROWN, TRIDENT):
            other = self.in_play(TRIDENT if id == CROWN else CROWN)
            waits = other >= 0 and self.s.bearer_of(other) < 0 and self.s.place_of(other) == LAIR
            return -(LAST if waits else HOME) * place
        if id in EELS:
            return max([0.3 * self.eel(hero) for hero in self.heroes_at(place)], default=0.0)
        return 0.0

    def eel(self, hero: int) -> float:
        """What an eel could do with a Hero beside it."""
        return max([self.moved(hero, to) for to in self.goals_of(hero, False)], default=0.0)

    def summoned(self, place: int) -> float:
        """What it is worth that the Trident brings King Triton to this location."""
        best = -2.0 if place == LAIR else -1.6
        for card in self.s.hand(self.seat):
            if self.is_contract(card):
                end = self.named(card)
                if end != place and self.open(end):
                    best = max(best, 1.4 - 0.5 * abs(end - place) - 0.4 * end)
        return best - 0.5 * self.covers(self.any_copy("king-triton"), place)

    def bearing(self, card: int, bearer: int) -> float:
        price = realm.cost(self.s, card, self.s.place_of(bearer), bearer)
        return self.base(card) + self.onto(card, bearer) - self.price() * price

    def onto(self, item: int, bearer: int) -> float:
        new = self.promise(bearer, self.named(item))
        if bearer != self.holder():
            return 0.7 * new - (2.2 if self.pending() else 0.0)
        old = max([self.promise(bearer, end) for end in self.contracts(bearer)], default=0.0)
        return max(0.0, new - old)

    def promise(self, hero: int, end: int) -> float:
        """What a Contract for that location is worth on a Hero."""
        far = abs(self.s.place_of(hero) - end)
        if not far:
            return 1.0
        sure = (0.9 - 0.15 * far) * (1.0 if self.open(end) else 0.5)
        return sure * self.kill(hero, end)

    def activate(self, card: int) -> float:
        id = self.id(card)
        if id in EELS:
            return self.most_driven(id)
        if id == "cauldron":
            standing = [self.contracts(hero) for hero in realm.heroes(self.s, self.seat)]
            return 2 * self.price() * sum([len(ends) for ends in standing])
        return 0.3

    def effect(self, card: int) -> float:
        id = self.id(card)
        if id in ("whirlpool", "poor-unfortunate-souls"):
            best = self.most_driven(id)
            return best - 0.5 if best > 0 else 0.0
        if id == "change-form":
            return self.locks()
        if id == "grow-giant":
            near = self.s.box.neighbours(self.s.pawn(self.seat))
            return max([self.reach(place) for place in near], default=0.0)
        if id == "opportunist":
            return self.needed(card)
        if id == "divination":
            return self.needed(card) - 0.2
        return super().effect(card)

    def takes(self) -> list[int]:
        """What Opportunist would take, but for another one."""
        types = ("item", "effect")
        lying = self.s.zone(self.seat, DISCARDED)
        found = [card for card in lying if self.s.cast.cards[card].type_name() in types]
        return [card for card in found if self.id(card) != "opportunist"]

    def reach(self, place: int) -> float:
        """What Grow Giant is worth at a location."""
        codes = actions.offered(self.s, self.seat, place, (), -1)
        return max([self.act(code) for code in codes], default=0.0)

    def act(self, code: int) -> float:
        kind, what = divmod(code, actions.VERB)
        if kind == GAIN:
            return self.price() * what
        if kind == PLAY:
            return 0.0 if self.id(what) == "grow-giant" else self.play(what)
        if kind == ACTIVATE:
            return self.activate(what)
        if kind in (MOVE, MOVE_HERO):
            places = actions.steps_from(self.s, what)
            return max([self.moved(what, place) for place in places], default=0.0)
        return 0.7 if kind == FATE else 0.2

    def locks(self) -> float:
        """What it is worth that the lock changes place."""
        there = [self.id(card) for card in self.s.zone(self.seat, LOWER + LAIR)]
        whole = TRIDENT in there and CROWN in there
        if self.open(LAIR):
            triton = self.holder()
            ends = self.contracts(triton) if triton >= 0 else []
            return 3.0 if whole or ends == [PALACE] else 0.0
        if whole:
            return -1.0
        triton = self.holder()
        inside = triton >= 0 and self.s.place_of(triton) == LAIR
        return 4.0 if inside or self.coming_home() else 1.6

    def coming_home(self) -> bool:
        """Is something on its way to the Lair?"""
        triton = self.holder()
        if triton >= 0 and LAIR in self.contracts(triton):
            return True
        for id in (TRIDENT, CROWN):
            card = self.in_play(id)
            if card >= 0 and self.s.bearer_of(card) < 0 and self.s.place_of(card) == LAIR + 1:
                return True
        return self.holds(CROWN)

    def visit(self, place: int) -> float:
        out = super().visit(place)
        for hero in self.heroes_at(place):
            for item in self.s.attached_to(hero):
                if self.id(item) == "dinglehopper" and self.s.power(self.seat):
                    out -= self.power
        return out

    # Questions.

    def picks(self, about: str, card: int) -> float | None:
        if about in EELS or about in ("whirlpool", "poor-unfortunate-souls"):
            return self.drives(about, card)
        if about.startswith(CONTRACT):
            return self.bearing(self.any_copy(about), card)
        return self.keep(card) if about == "opportunist" else None

    def goes(self, about: str, place: int) -> float | None:
        if about == "grow-giant":
            return self.reach(place)
        if about in EELS or about in ("whirlpool", "poor-unfortunate-souls"):
            able = self.driven(about)
            hero = max(able, key=lambda one: self.drives(about, one)) if able else -1
            return self.moved(hero, place) if hero >= 0 else None
        return None

    # Being fated.

    def beaten_there(self, hero: int, place: int) -> bool:
        return False

    def hinders(self, hero: int) -> float:
        out = super().hinders(hero)
        if self.id(hero) == "ariel" and [
            one for one in self.free() if self.s.place_of(one) != LAIR
        ]:
            out += 2.5
        return out

    def free(self) -> list[int]:
        """Half of the objective, where Ariel can reach it."""
        found = [self.in_play(id) for id in (TRIDENT, CROWN)]
        return [
            card
            for card in found
            if card >= 0 and self.s.bearer_of(card) < 0 and self.open(self.s.place_of(card))
        ]

    def hurt(self, card: int) -> float:
        out = super().hurt(card)
        id = self.id(card)
        if id == "ariel":
            out += sum([self.suffers(id, one) or 0.0 for one in self.free()])
        elif id == "sebastian":
            triton = self.holder()
            out += 3.5 if triton >= 0 and self.contracts(triton) else 0.0
        elif id == "grimsby" and self.open(LAIR):
            out += 1.5 * (not self.free()) + 1.0 * self.coming_home()
        return out

    def burdened(self, item: int, hero: int) -> float:
        if self.is_contract(item):
            return -3.0 if hero == self.holder() else 0.0
        pending = hero == self.holder() and not self.contracts(hero)
        if self.id(item) == "snarfblat":
            return 3.0 if pending else 0.3
        return 0.5

    def suffers(self, about: str, card: int) -> float | None:
        if about == "ariel":
            if self.id(card) not in (TRIDENT, CROWN):
                return 0.3
            return 5.0 if self.s.place_of(card) == LAIR else 1.0
        if about == "sebastian":
            return 5.0 if self.s.bearer_of(card) == self.holder() else 1.0
        if about == "eric":
            return 2.0 if self.contracts(card) and card == self.holder() else 0.4
        return None

    def sent(self, about: str, place: int) -> float | None:
        if about == "eric":
            triton = self.holder()
            ends = self.contracts(triton) if triton >= 0 else []
            return min([abs(place - end) for end in ends], default=1.0) or -FREED
        return None
