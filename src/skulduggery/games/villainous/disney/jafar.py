"""Jafar: the Magic Lamp at the Sultan's Palace and the Genie hypnotised when his turn begins."""

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import defeats, piles
from skulduggery.games.villainous.cards import (
    ACTIVATE,
    ALLY,
    DISCARD,
    FATE,
    GAIN,
    HERO,
    ITEM,
    MOVE,
    PLAY,
    TYPE_NAMES,
    VANQUISH,
    Symbol,
    X,
)
from skulduggery.games.villainous.reasons import FINE, NOTHING
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.board import (
    attach,
    defeat,
    discard,
    make_stronger_all,
    move,
    unlock,
)
from skulduggery.games.villainous.text.choices import (
    adjacent_to,
    choose,
    choose_from_discard,
    choose_place,
)
from skulduggery.games.villainous.text.deck import (
    Ally,
    Condition,
    Effect,
    FateEffect,
    Hero,
    HeroItem,
    Item,
)
from skulduggery.games.villainous.text.flow import may
from skulduggery.games.villainous.text.hands import (
    find_and_play_here,
    play_found,
    play_their_next_fate_card,
    take_into_hand,
    take_the_next,
)
from skulduggery.games.villainous.text.lasting import (
    not_vanquished_by,
    others_cannot_be_defeated,
    played_only_to,
)
from skulduggery.games.villainous.text.moments import they_have, when_discarded
from skulduggery.games.villainous.text.numbers import (
    costs,
    draws_more,
    draws_up_to_more,
    stronger_while_in_the_realm,
)
from skulduggery.games.villainous.text.power import gain_power, lose_power
from skulduggery.games.villainous.text.who import (
    HERE,
    Who,
    a_hero,
    an_ally,
    an_item,
    at_least,
    at_most,
    at_the_pawn,
    defeatable,
    named,
    of_the_villain,
    of_type,
    unattached,
    under_control,
)
from skulduggery.games.villainous.texts import AMOUNT, IT, OTHER, REALM, THIS, Choice, Step
from skulduggery.games.villainous.villain import Goal, Location, Objective, Villain
from skulduggery.games.villainous.zones import DECK as VILLAIN_DECK
from skulduggery.games.villainous.zones import LOWER

CAVE = "cave-of-wonders"

LOCATIONS = (
    Location(
        "sultans-palace",
        top=(Symbol(PLAY), Symbol(ACTIVATE)),
        bottom=(Symbol(VANQUISH), Symbol(FATE)),
    ),
    Location(
        "streets-of-agrabah",
        top=(Symbol(GAIN, 1), Symbol(FATE)),
        bottom=(Symbol(DISCARD), Symbol(PLAY)),
    ),
    Location(
        "oasis",
        top=(Symbol(ACTIVATE), Symbol(PLAY)),
        bottom=(Symbol(GAIN, 3), Symbol(PLAY)),
    ),
    Location(
        CAVE,
        top=(Symbol(DISCARD), Symbol(GAIN, 2)),
        bottom=(Symbol(PLAY), Symbol(MOVE)),
        locked=True,
    ),
)


class hypnotize(Step):
    """The Hero is defeated, and serves the villain as an Ally from then on (DV-71)."""

    def do(self, s: Villainous, f: Frame) -> None:
        defeats.defeat(s, f.bound[IT], hypnotized=True)


class name_a_type(Choice):
    """Name one of these types of cards."""

    def __init__(self, *types: int) -> None:
        super().__init__(AMOUNT, "choose-type")
        self.types = types

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        return list(self.types)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return Option(code, f"choose {TYPE_NAMES[code]}")


class take_the_next_of_that_type(take_the_next):
    """Of the named type."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], VILLAIN_DECK) else NOTHING

    def wanted(self, s: Villainous, f: Frame, card: int) -> bool:
        return s.cast.cards[card].type == f.bound[AMOUNT]


DECK = (
    Ally("palace-guard", copies=3, cost=1, strength=2),
    Ally("gazeem", cost=2, strength=2, when=[when_discarded(
        may(choose_from_discard(of_type(ITEM)), take_into_hand()))],
         french=Ally("gazeem", cost=2, strength=2, when=[when_discarded(
             choose_from_discard(of_type(ITEM)), take_into_hand())])),
    Ally("iago", cost=1, strength=1, activate_cost=1, activate=[
        choose(an_item(unattached(), at=HERE)), choose_place(test=adjacent_to(THIS)),
        move(THIS), move(IT)]),
    Ally("razoul", cost=3, strength=3, while_in_play=[costs(-1, (ALLY,), to_here=True)]),
    Item("scimitar", copies=3, cost=0, on_an_ally=True, bonus=1),
    # Decided: it weakens the Heroes who are there at that moment, wherever they go then.
    Item("giant-hourglass", copies=2, cost=1,
         activate=[make_stronger_all(a_hero(at_least(1), at=HERE), -2)]),
    Item("magic-lamp", cost=4, when_played=[find_and_play_here("genie")],
         while_in_play=[played_only_to(CAVE)],
         french=Item("magic-lamp", cost=4, while_in_play=[played_only_to(CAVE)],
                     when_played=[find_and_play_here("genie", moved_in_realm=True)])),
    Item("scarab-pendant", cost=3, when_played=[unlock(CAVE)], while_in_play=[draws_up_to_more(1)],
         french=Item("scarab-pendant", cost=3, when_played=[unlock(CAVE)],
                     while_in_play=[draws_more(1)])),
    Item("snake-staff", cost=2, activate_cost=1,
         activate=[choose_from_discard(named("hypnotize")), take_into_hand()]),
    Effect("necessary-sacrifice", copies=3, cost=0, text=[
        choose(Who((ALLY, ITEM), tests=(under_control(),), attached=True)),
        discard(IT), gain_power(3)],
           french=Effect("necessary-sacrifice", copies=3, cost=0, text=[
               choose(Who((ALLY, ITEM), attached=True)), discard(IT), gain_power(3)])),
    Effect("scrying", copies=3, cost=1,
           text=[name_a_type(ITEM, ALLY), take_the_next_of_that_type()]),
    Effect("a-snake-am-i", copies=2, cost=2,
           text=[choose(a_hero(at_most(4), at_the_pawn(), defeatable())), defeat(IT)]),
    Effect("hypnotize", copies=2, cost=X, aimed_at=[defeatable()], text=[hypnotize()]),
    Effect("sorcerous-power", copies=2, cost=2, text=[
        may(choose(a_hero()), choose_place(), move(IT)),
        may(choose(an_ally()), choose_place(), move(IT))],
           french=Effect("sorcerous-power", copies=2, cost=2, text=[
               may(choose(a_hero()), choose_place(), move(IT),
                   choose(an_ally(), OTHER), choose_place(), move(OTHER))])),
    Condition("deception", when=they_have(2, an_item()), text=[play_their_next_fate_card()]),
    Condition("manipulation", when=they_have(3, an_ally()),
              text=[choose_from_discard(), take_into_hand()]),
)  # fmt: skip

# Abu and Aladdin: an Item of Jafar's; it comes back when the Hero is defeated (DV-72).
STEAL = (choose(an_item(of_the_villain(), at=HERE)), attach(IT, THIS))
MAY_STEAL = may(choose(an_item(of_the_villain(), at=HERE)), attach(IT, THIS))

FATE_DECK = (
    Hero("abu", strength=2, when_played=[MAY_STEAL],
         french=Hero("abu", strength=2, when_played=[*STEAL])),
    Hero("aladdin", strength=4, when_played=[MAY_STEAL],
         french=Hero("aladdin", strength=4, when_played=[*STEAL])),
    Hero("carpet", strength=2, while_in_play=[others_cannot_be_defeated()]),
    Hero("genie", strength=6, while_in_play=[
        stronger_while_in_the_realm(2, "magic-lamp", here=True)]),
    Hero("princess-jasmine", strength=3, while_in_play=[draws_more(-1)]),
    Hero("rajah", strength=4, while_in_play=[stronger_while_in_the_realm(2, "princess-jasmine")]),
    Hero("sultan", strength=2, while_in_play=[not_vanquished_by("palace-guard")]),
    HeroItem("wish", copies=3, bonus=2),
    FateEffect("crushing-blow", copies=2, text=[choose(an_ally(at_most(3))), discard(IT)]),
    FateEffect("narrow-escape", copies=2,
               text=[choose_from_discard(of_type(HERO), fate=True), play_found()]),
    FateEffect("treachery", text=[lose_power(2)]),
)  # fmt: skip


class LampAndGenie(Objective):
    """At the start of his turn the Magic Lamp is at the Sultan's Palace, in nobody else's hands,
    and the Genie is hypnotised, wherever he is."""

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        lamp = [s.cast.cards[card].id for card in s.zone(seat, LOWER)].count("magic-lamp")
        genie = 0
        for place in range(s.box.places):
            for card in s.zone(seat, LOWER + place):
                genie += s.cast.cards[card].id == "genie"
        return (Goal("lamp-at-the-palace", lamp), Goal("genie-hypnotized", genie))


JAFAR = Villain("jafar", LOCATIONS, DECK, FATE_DECK, LampAndGenie(), hypnotizes=True)
