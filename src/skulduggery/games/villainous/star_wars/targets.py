"""Target tokens (SW-4): ten in all, on Heroes or collected."""

from __future__ import annotations

from skulduggery.engine.events import Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.cards import AIMED, Lasting, Test
from skulduggery.games.villainous.reasons import FINE, NOTHING
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.who import Who
from skulduggery.games.villainous.texts import REALM, Step
from skulduggery.games.villainous.zones import CARDS, TARGET_MARKS, TARGETS

SUPPLY = 10
TOKENS = "target_tokens"
"""The limit of a villain who has another supply."""
MOST_ON_A_HERO = 2


def in_all(s: Villainous, seat: int) -> int:
    """How many Target tokens a villain has."""
    return s.cast.villains[seat].limits.get(TOKENS, SUPPLY)


def supply(s: Villainous, seat: int) -> int:
    """How many Target tokens lie beside the sector."""
    on_heroes = 0
    for hero in realm.heroes(s, seat):
        on_heroes += s.mark(hero, TARGET_MARKS)
    return in_all(s, seat) - on_heroes - s.number(seat, TARGETS)


def may_take(s: Villainous, hero: int, by_activating: bool = False) -> bool:
    """Can one more Target token be put on this Hero, in this way?"""
    if s.cast.cards[hero].hooks & AIMED and not by_activating:
        return False
    return s.mark(hero, TARGET_MARKS) < MOST_ON_A_HERO and supply(s, hero // CARDS) > 0


def put_on(s: Villainous, hero: int) -> None:
    s.set_mark(hero, TARGET_MARKS, s.mark(hero, TARGET_MARKS) + 1)


def collect(s: Villainous, hero: int, count: int) -> None:
    """So many tokens go from a Hero to the villain's portrait."""
    if count <= 0:
        return
    seat = hero // CARDS
    s.set_mark(hero, TARGET_MARKS, s.mark(hero, TARGET_MARKS) - count)
    s.set_number(seat, TARGETS, s.number(seat, TARGETS) + count)
    if s.heard is not None:
        s.tell("take", seat, amount=count, to=Place(seat, "targets"))


class with_a_target(Test):
    """Somebody with a Target token."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.mark(card, TARGET_MARKS) > 0


class targeted_only_by_activating(Lasting):
    """Target tokens are put on this Hero by Activate abilities only."""

    hook = AIMED


class put_target(Step):
    """Put one Target token on a Hero. `by_activating`: by an ability that needs an Activate
    symbol."""

    def __init__(self, slot: int, by_activating: bool = False) -> None:
        self.slot = slot
        self.by_activating = by_activating

    def can(self, s: Villainous, f: Frame) -> int:
        hero = f.bound[self.slot]
        if hero < 0 or s.where(hero) < 0:
            return NOTHING
        return FINE if may_take(s, hero, self.by_activating) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        put_on(s, f.bound[self.slot])


class put_targets(Step):
    """Put one Target token on each of these Heroes; while there are tokens, on who came first."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if any([may_take(s, hero) for hero in self.who.all(s, f)]) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        for hero in self.who.all(s, f):
            if may_take(s, hero):
                put_on(s, hero)


class return_targets(Step):
    """Target tokens go from a Hero back to the supply: all, or up to so many."""

    def __init__(self, slot: int, most: int = MOST_ON_A_HERO) -> None:
        self.slot = slot
        self.most = most

    def can(self, s: Villainous, f: Frame) -> int:
        hero = f.bound[self.slot]
        return FINE if hero >= 0 and s.mark(hero, TARGET_MARKS) > 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        hero = f.bound[self.slot]
        left = s.mark(hero, TARGET_MARKS) - self.most
        s.set_mark(hero, TARGET_MARKS, max(left, 0))


class collect_target(Step):
    """Collect one Target token of a Hero, who stays."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def can(self, s: Villainous, f: Frame) -> int:
        hero = f.bound[self.slot]
        return FINE if hero >= 0 and s.mark(hero, TARGET_MARKS) > 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        collect(s, f.bound[self.slot], 1)
        s.box.check(s, f.bound[REALM])


class give_back_collected(Step):
    """The villain gives so many of the collected Target tokens back to the supply."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if s.number(f.bound[REALM], TARGETS) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        lost = min(self.count, s.number(seat, TARGETS))
        s.set_number(seat, TARGETS, s.number(seat, TARGETS) - lost)
        if s.heard is not None:
            s.tell("lose", seat, amount=lost, origin=Place(seat, "targets"))
