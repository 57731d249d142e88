"""Cad Bane: Heroes to where his Allies are, tokens on them, and then a Vanquish; five times."""

from skulduggery.bots.rules_of_thumb.villainous.sector import LESS_TO_DRAW, SectorWishes
from skulduggery.bots.rules_of_thumb.villainous.wishes import NEVER, SURE
from skulduggery.games.villainous import actions, realm
from skulduggery.games.villainous.cards import ACTIVATE, AMBITION_SYMBOL, HERO
from skulduggery.games.villainous.star_wars import targets
from skulduggery.games.villainous.turn import ACT_PHASE
from skulduggery.games.villainous.zones import SHIPS, TARGET_MARKS, TARGETS, USED

COLLECT = 3.2
"""What it is worth to collect a token ..."""
THE_LAST = 40.0
"""... and to win by it."""
PRESENCE = (2.4, 1.6, 0.7, 0.1)
"""What a Hero is worth who is there to be marked; of several the later ones less."""
READY = 3
"""The strength that waits for a Hero."""
NEEDED = 5
FULL = targets.MOST_ON_A_HERO
AMBUSH = "bora-vio"
"""Where his Allies wait: what a Hero covers there is missed least."""
DROIDS = "ig-86-sentinel-droids"
MARKERS = (DROIDS, "todo-360", "aurra-sing")
MARKS = ("mark-the-target", "hostage-crisis")
BOUNTY = "collect-the-bounty"
CALLS = "i-make-the-rules-now"
CALLERS = (CALLS, "cato-parasitti", "justifier")


class CadBane(SectorWishes):
    cards = {
        "todo-360": 1.6,
        DROIDS: 1.6,
        "bx-commando-droids": 2.0,
        "aurra-sing": 3.0,
        "shahan-alama": 1.8,
        "robonino": 1.2,
        "cato-parasitti": 1.9,
        "embo": 2.6,
        "moralo-eval": 1.6,
        "derrown": 2.0,
        "theres-always-a-price": 1.1,
        "quick-draw": 1.2,
        "xanadu-blood": 2.2,
        "justifier": 2.0,
    }
    kept = {BOUNTY: 2.0, CALLS: 1.9, "mark-the-target": 1.7, "hostage-crisis": 1.2}
    blows = {"twilight": 1.2, "jedi-trap": 1.6, "marauder": LESS_TO_DRAW}
    muster = {AMBUSH: 0.5}
    symbols = {"activate": 1.1, "vanquish": 1.5}
    enough_ambition = 7

    # Tokens.

    def collected(self) -> int:
        return self.s.number(self.seat, TARGETS)

    def tokens(self, hero: int) -> int:
        return self.s.mark(hero, TARGET_MARKS)

    def gain_of(self, count: int) -> float:
        """What it is worth to collect so many tokens at once."""
        if count <= 0:
            return 0.0
        return THE_LAST if self.collected() + count >= NEEDED else COLLECT * count

    def need(self, hero: int) -> int:
        """The strength that it takes to defeat a Hero, in the sector or once there."""
        if self.s.where(hero) >= 0:
            return realm.strength(self.s, hero)
        return self.s.cast.cards[hero].strength

    def within_reach(self, hero: int, place: int) -> float:
        """How likely a Hero at a location will be defeated, from 0 to 1."""
        have, need = self.strength_at(place), self.need(hero)
        if self.id(hero) == "omega" and [one for one in self.heroes_at(place) if one != hero]:
            have = 0
        if have >= max(need, 1):
            return 1.0 if self.armed() else SURE
        return 0.1 + 0.5 * (have / max(need, 1)) ** 2

    def mark(self, hero: int, by_activating: bool = False) -> float:
        """What one more token on a Hero is worth."""
        if not targets.may_take(self.s, hero, by_activating):
            return NEVER
        had = self.tokens(hero)
        likely = self.within_reach(hero, self.s.place_of(hero))
        if self.holds(BOUNTY) and not had:
            likely = max(likely, 0.5)
        more = self.gain_of(had + 1) - self.gain_of(had)
        return likely * more if likely >= SURE else likely * min(more, 2 * COLLECT)

    def marked(self, heroes: list[int], by_activating: bool = False) -> float:
        """What the best mark on one of these Heroes is worth."""
        return max([self.mark(hero, by_activating) for hero in heroes], default=NEVER)

    def at_risk(self, hero: int, count: int) -> float:
        """What it costs that so many tokens of a Hero go back."""
        lost = min(count, self.tokens(hero))
        likely = self.within_reach(hero, self.s.place_of(hero))
        return lost * COLLECT * likely + (6.0 * likely if self.wins_with(hero) else 0.0)

    def wins_with(self, hero: int) -> bool:
        return bool(self.tokens(hero)) and self.collected() + self.tokens(hero) >= NEEDED

    def catch(self, hero: int, place: int) -> float:
        """What it is worth that a Hero stands at a location, or comes there."""
        there = self.s.where(hero) >= 0
        tokens = self.tokens(hero) if there else 0
        hopes = 1.5 if self.in_hand_or_play(MARKERS) else 1.0
        if self.id(hero) == "obi-wan-kenobi" and not self.in_hand_or_play(MARKERS):
            hopes = 0.0
        return self.within_reach(hero, place) * COLLECT * max(tokens, min(hopes, FULL))

    def presence(self, hero: int) -> float:
        """What it is worth that one more Hero is in the sector, wherever."""
        others = [one for one in realm.heroes(self.s, self.seat) if one != hero]
        return PRESENCE[min(len(others), len(PRESENCE) - 1)]

    def in_hand_or_play(self, ids: tuple[str, ...]) -> bool:
        held = [*self.s.hand(self.seat), *realm.allies(self.s, self.seat)]
        return any([self.id(card) in ids for card in held])

    def fetched(self, hero: int) -> float:
        """What it is worth to have a Hero come to where it suits best."""
        best = max([self.catch(hero, place) - self.covers(hero, place) for place in range(4)])
        return best + (0.0 if self.s.where(hero) >= 0 else self.presence(hero) * self.ready())

    def ready(self) -> float:
        """How far there are Allies for a Hero who comes, from 0 to 1."""
        return min(1.0, max([self.strength_at(place) for place in range(4)]) / READY)

    def called(self) -> float:
        """What it is worth to turn over fate cards until a Hero comes."""
        hidden = [one for one in self.fate_hidden() if self.s.cast.cards[one].type == HERO]
        if not hidden:
            return NEVER
        return sum([self.fetched(one) for one in hidden]) / len(hidden)

    def nearness(self) -> float:
        sure = 0
        for hero in realm.heroes(self.s, self.seat):
            if self.within_reach(hero, self.s.place_of(hero)) >= SURE:
                sure = max(sure, self.tokens(hero))
        if self.collected() + sure >= NEEDED:
            return 1.0
        return min(0.95, (self.collected() + 0.5 * sure) / NEEDED)

    # Playing cards.

    def acting(self) -> bool:
        """Does the seat choose its actions already?"""
        return bool(self.s.stack) and self.s.stack[0].at >= ACT_PHASE

    def idle(self) -> float:
        return 0.5 * super().idle()

    def hunger(self) -> float:
        """How much Heroes are missing: most when there is nobody, and somebody strong waits."""
        heroes = realm.heroes(self.s, self.seat)
        return PRESENCE[min(len(heroes), len(PRESENCE) - 1)] * self.ready()

    def base(self, card: int) -> float:
        out = super().base(card)
        if self.id(card) in CALLERS and self.s.where(card) < 0:
            out += 0.8 * self.hunger()
        return out

    def keep(self, card: int) -> float:
        id = self.id(card)
        heroes = realm.heroes(self.s, self.seat)
        out = super().keep(card)
        if id in CALLERS:
            return out + self.hunger() + self.idle()
        if id in MARKS or id == BOUNTY:
            if not heroes:
                return out - 0.5
            if self.marked(heroes) > 1.0 or id == BOUNTY:
                return out + self.idle()  # money is no reason to let these go
        return out

    def there(self, card: int, place: int) -> float:
        out = super().there(card, place)
        if self.id(card) == DROIDS and 0 <= place < len(self.board):
            out += 0.4 * max(0.0, self.marked(list(self.heroes_at(place)), True))
        if self.id(card) == "shahan-alama" and self.s.where(card) < 0:
            out += max(0.0, self.marked(list(self.heroes_at(place))))
        return out

    def effect(self, card: int) -> float:
        id = self.id(card)
        heroes = realm.heroes(self.s, self.seat)
        if id == "mark-the-target":
            return self.marked(heroes)
        if id == "hostage-crisis":
            return max([self.hostages(place) for place in range(4)])
        if id == BOUNTY:
            return max([self.ransom(hero) for hero in heroes], default=NEVER)
        if id == CALLS:
            return self.called() + 0.6
        return super().effect(card)

    def hostages(self, place: int) -> float:
        return sum([max(0.0, self.mark(hero)) for hero in self.heroes_at(place)])

    def ransom(self, hero: int) -> float:
        """What it is worth to collect one token of a Hero, who stays."""
        if not self.tokens(hero):
            return NEVER
        sure = self.within_reach(hero, self.s.place_of(hero))
        return self.gain_of(1) - (0.3 * COLLECT if sure >= SURE and self.gain_of(1) < 9 else 0.0)

    def activate(self, card: int) -> float:
        id = self.id(card)
        heroes = realm.heroes(self.s, self.seat)
        beside = [hero for hero in heroes if self.s.place_of(hero) == self.s.place_of(card)]
        if id == DROIDS:
            return self.marked(beside, True)
        if id == "todo-360":
            return self.marked([hero for hero in heroes if hero not in beside], True)
        if id == "aurra-sing":
            return self.marked(heroes, True)
        if id == "robonino":
            return max([self.weaken(hero) for hero in beside], default=NEVER)
        return super().activate(card)

    def weaken(self, hero: int) -> float:
        """What a Strength token of -1 on a Hero is worth."""
        return SURE * self.hinders(hero) - 0.3 if self.missing(hero) == 1 else 0.2

    def lift(self, restriction: int) -> float:
        wanted = any([self.id(ally) in MARKERS for ally in realm.allies(self.s, self.seat)])
        return 1.4 if wanted else NEVER

    # The pawn.

    def visit(self, place: int) -> float:
        if place >= SHIPS:
            if self.id(place - SHIPS) == "xanadu-blood":
                return max(0.0, self.marked(realm.heroes(self.s, self.seat)))
            return max(0.0, self.called())
        return super().visit(place)

    # Heroes.

    def hinders(self, hero: int) -> float:
        if self.s.cast.cards[hero].type != HERO:
            return super().hinders(hero)
        return super().hinders(hero) + max(self.gain_of(self.tokens(hero)), 0.4 * COLLECT)

    def vanquish(self, hero: int) -> float:
        if self.s.cast.cards[hero].type != HERO:
            return super().vanquish(hero)
        tokens = self.tokens(hero)
        out = 0.6 + super().hinders(hero) + self.gain_of(tokens)
        out -= 0.6 * sum([self.spent(one) for one in self.force(hero)])
        if tokens < FULL and not self.wins_with(hero):
            out -= 0.5 * COLLECT * (FULL - tokens)
            if self.acting():
                more = self.mark_now(hero)
                if more > 0.1:
                    return min(out, more - 0.1)
        return out

    def mark_now(self, hero: int) -> float:
        """What the best mark is worth that can be put on a Hero before this turn is over."""
        s, seat = self.s, self.seat
        usable = actions.usable_symbols(s, seat, s.pawn(seat), s.zone(seat, USED))
        kinds = [one.symbol.kind for one in usable]
        best = NEVER
        if ACTIVATE in kinds:
            for code in s.box.options(s, seat, ACTIVATE, 0):
                ally = code % actions.VERB
                reaches = self.id(ally) == "aurra-sing"
                beside = s.place_of(ally) == s.place_of(hero)
                reaches = reaches or (beside if self.id(ally) == DROIDS else not beside)
                if self.id(ally) in MARKERS and reaches:
                    best = max(best, self.activation(ally))
        if AMBITION_SYMBOL in kinds and self.mark(hero) > 0:
            for card in s.hand(seat):
                cost = realm.cost(s, card, -1)
                if self.id(card) in MARKS and cost <= self.purse(AMBITION_SYMBOL):
                    best = max(best, self.play(card))
        return best

    def moved(self, card: int, place: int) -> float:
        out = super().moved(card, place)
        if self.s.cast.cards[card].type == HERO:
            out += self.catch(card, place) - self.catch(card, self.s.place_of(card))
        return out

    # Questions.

    def picks(self, about: str, card: int) -> float | None:
        if self.s.cast.cards[card].type != HERO:
            return super().picks(about, card)
        if about in MARKERS:
            return self.mark(card, True)
        if about in ("mark-the-target", "shahan-alama", "xanadu-blood", "quick-draw"):
            return self.mark(card)
        if about == BOUNTY:
            return self.ransom(card) - self.within_reach(card, self.s.place_of(card))
        if about == "robonino":
            return self.weaken(card)
        if about == "cato-parasitti":
            return self.fetched(card)
        if about == "ahsoka-tano-cad-bane":
            return -self.at_risk(card, 1) - 0.01
        return super().picks(about, card)

    def goes(self, about: str, place: int) -> float | None:
        if about == "todo-360":
            return self.marked(list(self.heroes_at(place)), True)
        if about == "hostage-crisis":
            return self.hostages(place)
        return super().goes(about, place)

    def agrees(self, about: str) -> float:
        return self.called() if about == "justifier" else super().agrees(about)

    # Being fated.

    def hurt(self, card: int) -> float:
        id = self.id(card)
        heroes = realm.heroes(self.s, self.seat)
        if id in ("jedi-rescue", "marauder"):
            out = max([self.suffers(id, hero) or 0.0 for hero in heroes], default=0.0)
            return out + self.blows.get(id, 0.0)
        if id == "broken-out-of-custody":
            return COLLECT + (2.0 if self.collected() == NEEDED - 1 else 0.0)
        if id == "may-the-force-be-with-you":
            return sum([0.3 + 0.5 * self.at_risk(hero, FULL) for hero in heroes])
        if id == "padme-amidala":
            return super().hurt(card) + 0.4 * min(2, self.s.power(self.seat))
        if id == "ahsoka-tano-cad-bane":
            taken = max([self.at_risk(hero, 1) for hero in heroes], default=0.0)
            return super().hurt(card) + taken
        return super().hurt(card)

    def exposed(self, hero: int, place: int) -> float:
        out = self.covers(hero, place) - self.catch(hero, place) - self.presence(hero)
        there = [one for one in realm.allies(self.s, self.seat) if self.s.place_of(one) == place]
        if self.id(hero) == "anakin-skywalker":
            out += max([self.worth(one) for one in there], default=0.0)
        if self.id(hero) == "mace-windu":
            out += 0.6 * len(there)
        return out

    def suffers(self, about: str, card: int) -> float | None:
        if about == "jedi-rescue":
            return self.at_risk(card, FULL)
        if about == "ahsoka-tano-cad-bane":
            return self.at_risk(card, 1)
        out = super().suffers(about, card)
        if about == "marauder" and out is not None:
            return out + self.at_risk(card, 1)
        return out
