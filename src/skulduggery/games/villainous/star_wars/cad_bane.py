"""Cad Bane: five collected Target tokens. All cards and symbols are a reconstruction."""

from __future__ import annotations

from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.cards import (
    ACTIVATE,
    AMBITION_SYMBOL,
    DISCARD,
    FATE,
    GAIN,
    HERO,
    MOVE,
    PLAY,
    VANQUISH,
    Symbol,
    Test,
)
from skulduggery.games.villainous.reasons import FINE, FORBIDDEN
from skulduggery.games.villainous.star_wars.deck import (
    Ally,
    Condition,
    Effect,
    FateEffect,
    Hero,
    HeroShip,
    Restriction,
    Ship,
)
from skulduggery.games.villainous.star_wars.lasting import (
    activations_cost,
    may_be_kept_for,
    not_vanquished_beside_others,
    stronger_against,
    stronger_with,
    the_hero_sent,
    they_have_after_gaining,
    they_send_a_hero,
)
from skulduggery.games.villainous.star_wars.targets import (
    SUPPLY,
    TOKENS,
    collect_target,
    give_back_collected,
    put_target,
    put_targets,
    return_targets,
    targeted_only_by_activating,
    with_a_target,
)
from skulduggery.games.villainous.star_wars.verbs import (
    gain_credits,
    lose,
    may_take_a_hero_of_them,
    play_it,
    put_strength,
    put_strength_on_all,
    put_the_rest_back,
    reveal_until,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.board import discard, move
from skulduggery.games.villainous.text.choices import choose, choose_place
from skulduggery.games.villainous.text.fate_deck import look_at_own_fate
from skulduggery.games.villainous.text.flow import afterwards, may
from skulduggery.games.villainous.text.lasting import forbids
from skulduggery.games.villainous.text.power import pay
from skulduggery.games.villainous.text.who import HERE, a_hero, an_ally
from skulduggery.games.villainous.texts import IT, REALM, THIS, Step
from skulduggery.games.villainous.villain import Goal, Location, Objective, Villain
from skulduggery.games.villainous.zones import AMBITION, LOWER, TARGETS, UPPER

LOCATIONS = (
    Location(
        "coruscant",
        top=(Symbol(GAIN, 2), Symbol(ACTIVATE)),
        bottom=(Symbol(PLAY), Symbol(VANQUISH)),
    ),
    Location(
        "black-stall-station",
        top=(Symbol(PLAY), Symbol(FATE)),
        bottom=(Symbol(GAIN, 3), Symbol(ACTIVATE)),
    ),
    Location(
        "the-box",
        top=(Symbol(VANQUISH), Symbol(AMBITION_SYMBOL)),
        bottom=(Symbol(PLAY), Symbol(DISCARD)),
    ),
    Location(
        "bora-vio",
        top=(Symbol(PLAY), Symbol(MOVE)),
        bottom=(Symbol(AMBITION_SYMBOL), Symbol(GAIN, 2)),
    ),
)


class beside_you_or_an_ally(Test):
    """Where the pawn or an Ally is."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        seat, place = s.cast.seat(card), s.place_of(card)
        there = s.zone(seat, LOWER + place)
        return place == s.pawn(seat) or any([s.box.is_ally(s, one) for one in there])


class pawn_at_a_location_without_heroes(Step):
    """Goes on only there; a ship is no location, nor is the portrait (SW-41)."""

    def can(self, s: Villainous, f: Frame) -> int:
        place = s.pawn(f.bound[REALM])
        if not 0 <= place < s.box.places or s.zone(f.bound[REALM], UPPER + place):
            return FORBIDDEN
        return FINE

    def do(self, s: Villainous, f: Frame) -> None:
        pass


def put_a_target_here() -> list[Step]:
    """What an Activate ability does to a Hero at its location."""
    return [choose(a_hero(at=HERE)), put_target(IT, by_activating=True)]


DECK = (
    Ally("todo-360", credits=1, strength=0, activate_credits=1,
         activate=[choose_place(other_than_here=True), move(THIS), may(*put_a_target_here())]),
    Ally("ig-86-sentinel-droids", copies=3, credits=1, strength=1,
         activate_credits=1, activate=put_a_target_here()),
    Ally("bx-commando-droids", copies=2, credits=2, strength=2,
         while_in_play=[may_be_kept_for(credits=1, in_hand=True)]),
    Ally("aurra-sing", credits=3, strength=4, activate_credits=2,
         activate=[choose(a_hero()), put_target(IT, by_activating=True)]),
    Ally("shahan-alama", credits=2, strength=2,
         when_played=[may(choose(a_hero(at=HERE)), put_target(IT))]),
    Ally("robonino", credits=1, strength=1,
         activate_credits=1, activate=[choose(a_hero(at=HERE)), put_strength(IT, -1)]),
    Ally("cato-parasitti", credits=2, strength=2,
         when_played=[look_at_own_fate(3), may_take_a_hero_of_them(), put_the_rest_back(),
                      play_it()]),
    Ally("embo", credits=3, strength=3, while_in_play=[stronger_against(1, with_a_target())]),
    Ally("moralo-eval", credits=2, strength=1, while_in_play=[activations_cost(-1, others=True)]),
    Ally("derrown", credits=2, strength=2, while_in_play=[may_be_kept_for(ambition=1)]),
    Effect("mark-the-target", copies=3, ambition=1, text=[choose(a_hero()), put_target(IT)]),
    Effect("collect-the-bounty", copies=3, ambition=3,
           text=[choose(a_hero(beside_you_or_an_ally())), collect_target(IT)]),
    Effect("i-make-the-rules-now", copies=2, ambition=1,
           text=[reveal_until(HERO), play_it(), afterwards(put_target(IT))]),
    Effect("hostage-crisis", ambition=2, text=[choose_place(), put_targets(a_hero(at=HERE))]),
    Condition("theres-always-a-price", copies=3, when=they_have_after_gaining(5),
              text=[gain_credits(2)]),
    Condition("quick-draw", copies=3, when=they_send_a_hero(),
              text=[the_hero_sent(), put_target(IT)]),
    Ship("xanadu-blood", credits=3, symbols=(Symbol(VANQUISH), Symbol(PLAY), Symbol(FATE)),
         arrival=[choose(a_hero()), put_target(IT)]),
    Ship("justifier", credits=2,
         symbols=(Symbol(GAIN, 1), Symbol(ACTIVATE), Symbol(AMBITION_SYMBOL)),
         arrival=[may(reveal_until(HERO), play_it())]),
)  # fmt: skip

FATE_DECK = (
    Hero("anakin-skywalker", strength=4, when_played=[choose(an_ally(at=HERE)), discard(IT)]),
    Hero("obi-wan-kenobi", strength=4, while_in_play=[targeted_only_by_activating()]),
    Hero("mace-windu", strength=4, when_played=[put_strength_on_all(an_ally(at=HERE), -1)]),
    Hero("ahsoka-tano-cad-bane", strength=3,
         when_played=[choose(a_hero()), return_targets(IT, most=1)]),
    Hero("padme-amidala", strength=2, when_played=[lose(credits=2)]),
    Hero("hunter", strength=3, while_in_play=[stronger_with(1, "omega")]),
    Hero("omega", strength=1, while_in_play=[not_vanquished_beside_others()]),
    FateEffect("jedi-rescue", copies=2, text=[choose(a_hero()), return_targets(IT)]),
    FateEffect("may-the-force-be-with-you", copies=2, text=[put_strength_on_all(a_hero(), 1)]),
    FateEffect("broken-out-of-custody", text=[give_back_collected(1)]),
    HeroShip("marauder", when_played=[
        may(choose(a_hero()), choose_place(), move(IT), afterwards(return_targets(IT, most=1)))]),
    HeroShip("twilight", while_in_play=[activations_cost(1)]),
    Restriction("jedi-trap", while_in_play=[forbids(ACTIVATE)],
                any_time=[pawn_at_a_location_without_heroes(), pay(2, AMBITION), discard(THIS)]),
)  # fmt: skip


class FiveTargets(Objective):
    """Five collected Target tokens, at any moment."""

    at_start = False

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        return (
            Goal(
                "collected-targets",
                s.number(seat, TARGETS),
                s.cast.villains[seat].limits["targets"],
            ),
        )


CAD_BANE = Villain(
    "cad-bane",
    LOCATIONS,
    DECK,
    FATE_DECK,
    FiveTargets(),
    limits={"targets": 5, TOKENS: SUPPLY},
)
