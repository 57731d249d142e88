"""Boba Fett: four completed Bounties. All cards and symbols are a reconstruction."""

from skulduggery.games.villainous.actions import HUNT
from skulduggery.games.villainous.cards import (
    ALLY,
    AMBITION_SYMBOL,
    BOUNTY,
    CONTACT,
    DISCARD,
    EFFECT,
    FATE,
    GAIN,
    HERO,
    MOVE,
    PLAY,
    VANQUISH,
    Symbol,
)
from skulduggery.games.villainous.star_wars.bounties import (
    choose_bounty,
    choose_mark,
    take_mark_off,
    under_the_villain_deck,
)
from skulduggery.games.villainous.star_wars.contracts import (
    completed,
    defeat_of,
    pawn_moves_onto_a_ship,
    pawn_moves_to,
    payment,
    vanquish_by,
)
from skulduggery.games.villainous.star_wars.deck import (
    Ally,
    Bounty,
    Condition,
    Contact,
    Effect,
    FateEffect,
    Hero,
    HeroShip,
    Restriction,
    Ship,
)
from skulduggery.games.villainous.star_wars.lasting import (
    hunts_cost,
    may_come_for,
    reaches_every_location,
    stronger_with,
    the_hero_sent,
    they_send_a_hero,
    when_used,
)
from skulduggery.games.villainous.star_wars.ships import when_pawn_boards_a_ship
from skulduggery.games.villainous.star_wars.verbs import (
    choose_found,
    discard_and_draw_as_many,
    discard_any_looked_at,
    gain_ambition,
    gain_credits,
    keep_one_and_discard_the_rest,
    look_at_own_deck,
    lose,
    may_take_a_hero_of_them,
    play_it,
    play_wherever_found,
    put_strength,
    put_the_rest_back,
    reveal_until,
    take_from_discard_or_deck,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.board import defeat, discard, move
from skulduggery.games.villainous.text.choices import (
    choose,
    choose_from_discard,
    choose_place,
    up_to,
)
from skulduggery.games.villainous.text.fate_deck import look_at_own_fate
from skulduggery.games.villainous.text.flow import may
from skulduggery.games.villainous.text.hands import discard_from_hand, draw, take_into_hand
from skulduggery.games.villainous.text.lasting import forbids
from skulduggery.games.villainous.text.moments import they_defeat_a_hero
from skulduggery.games.villainous.text.numbers import others_stronger, stronger_beside
from skulduggery.games.villainous.text.power import pay
from skulduggery.games.villainous.text.who import (
    HERE,
    a_hero,
    an_ally,
    at_most,
    at_the_pawn,
    defeatable,
    named,
    of_type,
)
from skulduggery.games.villainous.texts import IT, THIS
from skulduggery.games.villainous.villain import Goal, Location, Objective, Villain
from skulduggery.games.villainous.zones import AMBITION

LOCATIONS = (
    Location(
        "jabbas-palace",
        top=(Symbol(PLAY), Symbol(AMBITION_SYMBOL)),
        bottom=(Symbol(GAIN, 2), Symbol(DISCARD)),
    ),
    Location(
        "mos-espa",
        top=(Symbol(GAIN, 3), Symbol(VANQUISH)),
        bottom=(Symbol(PLAY), Symbol(FATE)),
    ),
    Location(
        "cloud-city",
        top=(Symbol(GAIN, 2), Symbol(AMBITION_SYMBOL)),
        bottom=(Symbol(PLAY), Symbol(VANQUISH)),
    ),
    Location(
        "tython",
        top=(Symbol(MOVE), Symbol(DISCARD)),
        bottom=(Symbol(PLAY), Symbol(AMBITION_SYMBOL)),
    ),
)

DECK = (
    Contact("jabba-the-hutt", credits=2, room=2, reward=[gain_credits(3)]),
    Contact("the-hutt-council", credits=2, room=2, reward=[
        gain_credits(1), gain_ambition(1), may(choose(an_ally()), choose_place(), move(IT))]),
    Contact("darth-vader", ambition=2, room=1, reward=[
        gain_ambition(2), may(choose_from_discard(of_type(EFFECT)), take_into_hand())]),
    Contact("bib-fortuna", credits=1, room=1, reward=[draw(3)]),
    Bounty("bounty-han-solo", ambition=1,
           hunt_ambition=1, hunt=[choose_found(named("han-solo")), play_wherever_found()],
           requirements=[defeat_of("defeat-han-solo", "han-solo"),
                         pawn_moves_to("at-cloud-city", "cloud-city")]),
    Bounty("bounty-luke-skywalker", credits=2,
           hunt_ambition=2, hunt=[choose_found(named("luke-skywalker")), play_wherever_found()],
           requirements=[defeat_of("defeat-luke", "luke-skywalker"),
                         payment("pay-2-ambition", 2, AMBITION)]),
    Bounty("bounty-princess-leia", ambition=1,
           hunt_ambition=1, hunt=[choose_found(named("princess-leia")), play_wherever_found()],
           requirements=[defeat_of("defeat-leia", "princess-leia"),
                         pawn_moves_to("at-jabbas-palace", "jabbas-palace")]),
    Bounty("bounty-chewbacca", ambition=1,
           hunt_credits=1, hunt=[choose_found(named("chewbacca")), play_wherever_found()],
           requirements=[defeat_of("defeat-chewbacca", "chewbacca"),
                         vanquish_by("two-allies-vanquish", 2)]),
    Bounty("bounty-rebel-operative", credits=0,
           hunt_credits=2, hunt=[reveal_until(HERO), play_it()],
           requirements=[defeat_of("defeat-any-hero"), pawn_moves_to("at-mos-espa", "mos-espa")]),
    Bounty("bounty-fugitive", credits=0,
           hunt_ambition=1, hunt=[choose(a_hero()), choose_place(), move(IT)],
           requirements=[defeat_of("defeat-strength-3", printed=3),
                         payment("pay-3-credits", 3)]),
    Bounty("bounty-stolen-cargo", credits=1,
           hunt_credits=1, hunt=[look_at_own_fate(3), may_take_a_hero_of_them(),
                                 put_the_rest_back(), play_it()],
           requirements=[defeat_of("defeat-any-hero"), pawn_moves_onto_a_ship("on-vehicle")]),
    Ally("bossk", credits=3, strength=4, when=[when_used(gain_credits(1))]),
    Ally("ig-88", credits=3, strength=3, while_in_play=[may_come_for(1)]),
    Ally("fennec-shand", credits=3, strength=3, while_in_play=[reaches_every_location()]),
    Ally("dengar", credits=2, strength=2, while_in_play=[stronger_beside(1, ALLY)]),
    Ally("four-lom", credits=2, strength=2,
         when_played=[look_at_own_deck(3), keep_one_and_discard_the_rest()]),
    Ally("zuckuss", credits=2, strength=2, ability_ambition=1,
         ability=[look_at_own_fate(3), discard_any_looked_at(), put_the_rest_back()]),
    Ally("greedo", credits=1, strength=1, when_played=[gain_credits(1)]),
    Ally("gamorrean-guards", copies=2, credits=1, strength=1,
         while_in_play=[stronger_beside(1, CONTACT)]),
    Effect("as-you-wish", copies=2, ambition=1, text=[draw(3), discard_from_hand(1)]),
    Effect("price-on-your-head", ambition=1,
           text=[take_from_discard_or_deck(of_type(BOUNTY, CONTACT))]),
    Effect("carbon-freeze", ambition=3,
           text=[choose(a_hero(at_most(4), at_the_pawn(), defeatable())), defeat(IT)]),
    Condition("collateral-gain", when=they_defeat_a_hero(0), text=[gain_credits(2)]),
    Condition("no-disintegrations", when=they_send_a_hero(),
              text=[the_hero_sent(), put_strength(IT, -1)]),
    Ship("slave-i", credits=3, symbols=(Symbol(VANQUISH), Symbol(PLAY), Symbol(GAIN, 1)),
         arrival=[draw(2)]),
    Ship("hounds-tooth", credits=2,
         symbols=(Symbol(MOVE), Symbol(AMBITION_SYMBOL), Symbol(DISCARD)),
         arrival=[discard_and_draw_as_many()]),
)  # fmt: skip

FATE_DECK = (
    Hero("han-solo", strength=3, when_played=[
        may(choose(an_ally(at=HERE)), choose_place(other_than_here=True), move(IT))]),
    Hero("luke-skywalker", strength=4,
         when_played=[choose(an_ally(at_most(2), at=HERE)), discard(IT)]),
    Hero("princess-leia", strength=3,
         when_played=[choose_bounty(marked=True), choose_mark(), take_mark_off()]),
    Hero("chewbacca", strength=4, while_in_play=[stronger_with(1, "han-solo")]),
    Hero("lando-calrissian", strength=2, when_played=[lose(credits=2)]),
    Hero("r2-d2", strength=1, while_in_play=[others_stronger(1, HERO, here=True)]),
    FateEffect("scoundrels-luck", copies=2,
               text=[up_to(2, a_hero(), put_strength(IT, 1), at_least=1)]),
    FateEffect("rescue-mission", copies=2,
               text=[choose_from_discard(of_type(HERO), fate=True), play_it()]),
    FateEffect("deal-altered", text=[choose_bounty(), under_the_villain_deck()]),
    FateEffect("jabbas-displeasure", text=[lose(credits=2, ambition=1)]),
    HeroShip("millennium-falcon", when_played=[may(choose(a_hero()), choose_place(), move(IT))]),
    HeroShip("x-wing", while_in_play=[hunts_cost(1)]),
    Restriction("sarlacc-pit", while_in_play=[forbids(VANQUISH, HUNT)],
                any_time=[pay(3), discard(THIS)], when=[when_pawn_boards_a_ship(discard(THIS))]),
)  # fmt: skip


class FourBounties(Objective):
    """Four completed Bounties, at any moment."""

    at_start = False

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        return (Goal("bounties", completed(s, seat), s.cast.villains[seat].limits["bounties"]),)


BOBA_FETT = Villain("boba-fett", LOCATIONS, DECK, FATE_DECK, FourBounties(), limits={"bounties": 4})
