"""The Queen of Hearts: a Wicket at each location, and a shot that goes through all of them."""

from skulduggery.engine.events import Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import piles, realm
from skulduggery.games.villainous.cards import (
    ACTIVATE,
    ACTIVATING,
    ALLY,
    CARD_GUARD,
    DISCARD,
    FATE,
    GAIN,
    HERO,
    ITEM,
    MOVE,
    PLAY,
    SPARED,
    VANQUISH,
    Card,
    Lasting,
    Symbol,
    Test,
)
from skulduggery.games.villainous.reasons import FINE, NOT_YET
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.board import defeat, discard, move
from skulduggery.games.villainous.text.choices import (
    choose,
    choose_from_discard,
    choose_place,
    up_to,
)
from skulduggery.games.villainous.text.deck import (
    Ally,
    Condition,
    Effect,
    FateEffect,
    Hero,
    Item,
)
from skulduggery.games.villainous.text.flow import may
from skulduggery.games.villainous.text.hands import find_and_play_here, play_found
from skulduggery.games.villainous.text.lasting import (
    no_use_as_a_wicket,
    owner_cannot_move,
    stays_after_a_vanquish,
)
from skulduggery.games.villainous.text.moments import (
    they_defeat_a_hero,
    they_have,
    when_defeated,
)
from skulduggery.games.villainous.text.numbers import (
    costs,
    others_stronger,
    stronger_while_in_the_realm,
)
from skulduggery.games.villainous.text.power import count, gain_power
from skulduggery.games.villainous.text.turning import (
    a_card_guard_to_turn,
    a_wicket,
    can_be_shrunk,
    can_get_larger,
    can_get_smaller,
    choose_free_symbol,
    make_larger,
    make_smaller,
    shrink,
    turn,
)
from skulduggery.games.villainous.text.who import (
    a_hero,
    an_ally,
    at_most,
    defeatable,
    named,
    of_type,
)
from skulduggery.games.villainous.texts import IT, REALM, THIS, Step, Text
from skulduggery.games.villainous.villain import Goal, Location, Objective, Villain
from skulduggery.games.villainous.zones import DECK as VILLAIN_DECK
from skulduggery.games.villainous.zones import LOWER, UPPER, WICKET

LOCATIONS = (
    Location(
        "courtyard",
        top=(Symbol(DISCARD), Symbol(MOVE)),
        bottom=(Symbol(GAIN, 2), Symbol(PLAY)),
    ),
    Location(
        "hedge-maze",
        top=(Symbol(PLAY), Symbol(ACTIVATE)),
        bottom=(Symbol(GAIN, 3), Symbol(PLAY)),
    ),
    Location(
        "tulgey-wood",
        top=(Symbol(FATE), Symbol(PLAY)),
        bottom=(Symbol(DISCARD), Symbol(VANQUISH)),
    ),
    Location(
        "white-rabbits-house",
        top=(Symbol(PLAY), Symbol(GAIN, 1)),
        bottom=(Symbol(ACTIVATE), Symbol(FATE)),
    ),
)


def wickets(s: Villainous, seat: int, place: int) -> list[int]:
    """The Wickets of a location."""
    return [card for card in s.zone(seat, LOWER + place) if s.mark(card, WICKET)]


class the_shot(Step):
    """Five cards of the own deck are turned over, or as many as there are. If together they cost
    less than all Wickets are strong the game is won, else they are discarded. Costs are counted
    with what changes them just now (wiki, Cost)."""

    def can(self, s: Villainous, f: Frame) -> int:
        seat = f.bound[REALM]
        return FINE if all([wickets(s, seat, place) for place in range(4)]) else NOT_YET

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        turned = [piles.reveal(s, seat, VILLAIN_DECK, seat) for _ in range(5)]
        cards = [card for card in turned if card >= 0]
        cost = sum([realm.cost(s, card, -1) for card in cards])
        force = 0
        for place in range(4):
            force += sum([realm.strength(s, card) for card in wickets(s, seat, place)])
        if s.heard is not None:
            s.tell("mark", seat, f.bound[THIS], cost, to=Place(seat, "costs"))
            s.tell("mark", seat, f.bound[THIS], force, to=Place(seat, "wickets"))
        if cost < force:
            s.win(seat)
            return
        for card in cards:
            piles.discard_aside(s, card)


class no_wickets_here(Lasting):
    """Card Guards at this location cannot be turned into Wickets."""

    hook = SPARED

    def spares(self, s: Villainous, source: int, card: int) -> bool:
        guard = CARD_GUARD in s.cast.cards[card].tags
        return guard and s.place_of(card) == s.place_of(source)


class cannot_be_shrunk(Lasting):
    hook = SPARED

    def spares(self, s: Villainous, source: int, card: int) -> bool:
        return card == source


class turning_costs_more(Lasting):
    """To activate a Card Guard or a Wicket costs more; French: only to make a Wicket of it."""

    hook = ACTIVATING

    def __init__(self, by: int, only_into_wickets: bool = False) -> None:
        self.by = by
        self.only_into_wickets = only_into_wickets

    def activation(self, s: Villainous, source: int, card: int) -> int:
        if CARD_GUARD not in s.cast.cards[card].tags:
            return 0
        return 0 if self.only_into_wickets and s.mark(card, WICKET) else self.by


class beside(Test):
    """At the location of the Hero with this name."""

    def __init__(self, hero: str) -> None:
        self.hero = hero

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        heroes = s.zone(s.cast.seat(card), UPPER + s.place_of(card))
        return any([s.cast.cards[hero].id == self.hero for hero in heroes])


class if_in_the_realm(Step):
    """If a Hero is in the realm this, else that."""

    def __init__(self, hero: str, then: list[Step], otherwise: list[Step]) -> None:
        self.who = a_hero(named(hero))
        self.who.locked_too = True
        self.then = Text(tuple(then))
        self.otherwise = Text(tuple(otherwise))

    def texts(self) -> tuple[Text, ...]:
        return (self.then, self.otherwise)

    def now(self, s: Villainous, f: Frame) -> Text:
        return self.then if self.who.all(s, f) else self.otherwise

    def can(self, s: Villainous, f: Frame) -> int:
        return self.now(s, f).can(s, f, 0)

    def do(self, s: Villainous, f: Frame) -> None:
        s.push(self.now(s, f), f.bound)


def CardGuard(id: str, cost: int, strength: int) -> Card:
    """Activated, it is turned into a Wicket, or back again (DV-75)."""
    return Ally(id, cost, strength, copies=2, tags=(CARD_GUARD,),
                activate=[turn(THIS)], activate_cost=1,
                while_in_play=[no_use_as_a_wicket()])  # fmt: skip


DECK = (
    CardGuard("card-guard-club", cost=1, strength=2),
    CardGuard("card-guard-diamond", cost=1, strength=2),
    CardGuard("card-guard-heart", cost=2, strength=3),
    CardGuard("card-guard-spade", cost=2, strength=3),
    Ally("the-king", cost=2, strength=2, while_in_play=[costs(-1, (ALLY,), tag=CARD_GUARD)]),
    Ally("tweedle-dee-and-tweedle-dum", cost=3, strength=2,
         while_in_play=[stays_after_a_vanquish()]),
    Item("spear", copies=3, cost=1, on_an_ally=True, bonus=1),
    Item("stopwatch", cost=1, activate=[gain_power(count(a_wicket()))]),
    Effect("off-with-your-head", copies=3, cost=3,
           text=[choose(a_hero(at_most(4), defeatable())), defeat(IT)]),
    Effect("take-the-shot", copies=3, cost=4, text=[the_shot()]),
    Effect("by-order-of-the-queen", copies=2, cost=2,
           text=[up_to(2, a_card_guard_to_turn(), turn(IT))],
           french=Effect("by-order-of-the-queen", copies=2, cost=2,
                         text=[up_to(2, a_card_guard_to_turn(), turn(IT), at_least=1)])),
    Effect("makes-you-smaller", copies=2, cost=2,
           text=[choose(a_hero(can_get_smaller())), make_smaller()]),
    Effect("very-merry-unbirthday", copies=2, cost=0, text=[gain_power(count(an_ally()))]),
    Condition("fury", when=they_defeat_a_hero(4),
              text=[up_to(2, a_hero(can_be_shrunk()), choose_free_symbol(), shrink())],
              french=Condition("fury", when=they_defeat_a_hero(4), text=[
                  up_to(2, a_hero(can_be_shrunk()), choose_free_symbol(), shrink(), at_least=1)])),
    Condition("judgment", when=they_have(3, an_ally()), text=[gain_power(3)]),
)  # fmt: skip

FATE_DECK = (
    Hero("alice", strength=5, while_in_play=[owner_cannot_move(ALLY, ITEM)]),
    Hero("caterpillar", strength=2, while_in_play=[others_stronger(-1, ALLY, here=True)]),
    Hero("cheshire-cat", strength=5,
         when_played=[up_to(2, a_wicket(), turn(IT))],
         when=[when_defeated(up_to(2, a_card_guard_to_turn(), turn(IT)))],
         french=Hero("cheshire-cat", strength=5,
                     when_played=[up_to(2, a_wicket(), turn(IT), at_least=1)],
                     when=[when_defeated(up_to(2, a_card_guard_to_turn(), turn(IT)))])),
    Hero("dodo", strength=3, while_in_play=[no_wickets_here()]),
    Hero("dormouse", strength=1, while_in_play=[cannot_be_shrunk()]),
    Hero("mad-hatter", strength=3, while_in_play=[stronger_while_in_the_realm(2, "march-hare")]),
    Hero("march-hare", strength=3, while_in_play=[stronger_while_in_the_realm(2, "mad-hatter")]),
    Hero("white-rabbit", strength=2, while_in_play=[turning_costs_more(1)],
         french=Hero("white-rabbit", strength=2,
                     while_in_play=[turning_costs_more(1, only_into_wickets=True)])),
    FateEffect("im-late-im-late", copies=2, text=[
        choose_from_discard(of_type(HERO), at_most(3), fate=True), play_found()]),
    FateEffect("makes-you-larger", copies=2,
               text=[choose(a_hero(can_get_larger())), make_larger()]),
    FateEffect("mome-raths", copies=2, text=[choose(an_ally()), choose_place(), move(IT)]),
    FateEffect("down-the-rabbit-hole", text=[if_in_the_realm(
        "alice",
        then=[choose(an_ally(beside("alice"))), discard(IT)],
        otherwise=[choose_place(), find_and_play_here("alice")])],
        french=FateEffect("down-the-rabbit-hole", text=[if_in_the_realm(
            "alice",
            then=[may(choose(an_ally(beside("alice"))), discard(IT))],
            otherwise=[choose_place(), find_and_play_here("alice")])])),
)  # fmt: skip


class WicketsAndAShot(Objective):
    """A Wicket at each location and a shot that succeeds: at once."""

    at_start = False

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        places = len([place for place in range(4) if wickets(s, seat, place)])
        shot = 1 if s.winner == seat else 0
        return (Goal("wicket-locations", places, 4), Goal("shot", shot))


QUEEN_OF_HEARTS = Villain("queen-of-hearts", LOCATIONS, DECK, FATE_DECK, WicketsAndAShot())
