"""The Seventh Sister: three captured Jedi. All cards, symbols and the aim are a reconstruction."""

from __future__ import annotations

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.cards import (
    ALLY,
    AMBITION_SYMBOL,
    DISCARD,
    FATE,
    GAIN,
    HERO,
    MOVE,
    PLAY,
    VANQUISH,
    Symbol,
)
from skulduggery.games.villainous.pick import card_option
from skulduggery.games.villainous.reasons import FINE, NOTHING
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
    captured_when_defeated,
    cards_cost,
    disables_allies_here,
    may_be_kept_for,
    most_allies,
    one_of,
    stronger_beside_a_hero,
    stronger_with,
    stronger_with_the_pawn,
    they_spend_ambition,
    when_somebody_is_captured,
    where_an_ally_is,
    without_tag,
)
from skulduggery.games.villainous.star_wars.verbs import (
    choose_captured,
    choose_found,
    discard_any_looked_at,
    gain_ambition,
    lose,
    may_take_a_hero_of_them,
    move_all,
    play_it,
    play_wherever_found,
    put_strength,
    put_the_rest_back,
    reveal_until,
    shuffle_into_fate,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.board import discard, move
from skulduggery.games.villainous.text.choices import choose, choose_from_hand, choose_place
from skulduggery.games.villainous.text.fate_deck import look_at_own_fate
from skulduggery.games.villainous.text.flow import may
from skulduggery.games.villainous.text.hands import draw, play_free
from skulduggery.games.villainous.text.lasting import owner_cannot_move
from skulduggery.games.villainous.text.moments import they_defeat_a_hero
from skulduggery.games.villainous.text.power import pay
from skulduggery.games.villainous.text.who import (
    HERE,
    Who,
    a_hero,
    an_ally,
    at_most,
    tagged,
)
from skulduggery.games.villainous.texts import IT, THIS, Ask, Choice, Step, Text
from skulduggery.games.villainous.villain import Goal, Location, Objective, Villain
from skulduggery.games.villainous.zones import AMBITION, KEPT, TOKENS

LOCATIONS = (
    Location(
        "lothal",
        top=(Symbol(GAIN, 2), Symbol(AMBITION_SYMBOL)),
        bottom=(Symbol(PLAY), Symbol(DISCARD)),
    ),
    Location(
        "garel",
        top=(Symbol(PLAY), Symbol(VANQUISH)),
        bottom=(Symbol(GAIN, 2), Symbol(FATE)),
    ),
    Location(
        "republic-medical-station",
        top=(Symbol(MOVE), Symbol(PLAY)),
        bottom=(Symbol(AMBITION_SYMBOL), Symbol(GAIN, 2)),
    ),
    Location(
        "malachor",
        top=(Symbol(FATE), Symbol(AMBITION_SYMBOL)),
        bottom=(Symbol(VANQUISH), Symbol(PLAY)),
    ),
)

JEDI = "jedi"
FINDS_A_JEDI = "finds-a-jedi"
TO_GAIN = 9020
TO_PLAY = 9021


class gain_ambition_or_play_an_ally(Ask):
    """Either gain 1 Ambition or play an Ally of the hand free of charge."""

    prompt = "choose-gain-or-play"

    def __init__(self) -> None:
        self.gain = Text((gain_ambition(1),))
        self.ally = Text((choose_from_hand(ALLY), play_free()))

    def texts(self) -> tuple[Text, ...]:
        return (self.gain, self.ally)

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        return (TO_GAIN, TO_PLAY) if s.can(self.ally, f.bound) == FINE else (TO_GAIN,)

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        s.stack[-1] = f.to(f.at + 1)
        s.push(self.gain if code == TO_GAIN else self.ally, f.bound)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return Option(code, "choose gain" if code == TO_GAIN else "choose play")


class choose_a_hero_unless_jedi(Choice):
    """A Hero, where there is no Jedi in the sector; else a Jedi stands for all of them."""

    def __init__(self) -> None:
        super().__init__(IT, "choose-hero")

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        jedi = a_hero(tagged(JEDI)).all(s, f)
        return jedi[:1] or a_hero().all(s, f)

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        return card_option(s, code, "choose", code)


class strengthen_all_jedi_or_it(Step):
    """One +1 Strength token on each Jedi of the sector; if there is none, on the chosen Hero."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if f.bound[IT] >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        for hero in a_hero(tagged(JEDI)).all(s, f) or [f.bound[IT]]:
            s.set_mark(hero, TOKENS, s.mark(hero, TOKENS) + 1)


def play_a_hero_from_the_top_three() -> list[Step]:
    return [look_at_own_fate(3), may_take_a_hero_of_them(), put_the_rest_back(), play_it()]


DECK = (
    Ally("fifth-brother", credits=3, strength=4,
         while_in_play=[may_be_kept_for(ambition=1, against=tagged(JEDI))]),
    Ally("eighth-brother", credits=3, strength=3,
         when_played=[may(choose(a_hero()), move(IT, to_here=True))]),
    Ally("agent-kallus", credits=2, strength=2,
         while_in_play=[stronger_beside_a_hero(1, without_tag(JEDI))]),
    Ally("purge-troopers", copies=2, credits=2, strength=2,
         while_in_play=[stronger_with_the_pawn(1)]),
    Ally("stormtroopers", copies=3, credits=1, strength=1),
    Ally("id9-seeker-droids", copies=3, credits=1, strength=0,
         ability=play_a_hero_from_the_top_three(), ability_ambition=1),
    Ally("imperial-informant", credits=1, strength=0, while_in_play=[cards_cost(-1, FINDS_A_JEDI)]),
    Effect("sense-their-fear", copies=2, ambition=2, tags=(FINDS_A_JEDI,),
           text=[choose_found(tagged(JEDI)), play_wherever_found()]),
    Effect("set-a-trap-seventh-sister", copies=3, ambition=1,
           text=[reveal_until(HERO), play_it()]),
    Effect("mind-probe", copies=2, ambition=2,
           text=[choose(a_hero()), put_strength(IT, -1), choose(a_hero()), put_strength(IT, -1)]),
    Effect("nowhere-to-run", copies=2, ambition=0,
           text=[choose(Who((HERO, ALLY))), choose_place(), move(IT)]),
    Effect("children-of-the-force", ambition=0,
           text=[choose(an_ally()), discard(IT), gain_ambition(3)]),
    Condition("rivalry", copies=3, when=they_defeat_a_hero(0), text=[gain_ambition(1), draw(1)]),
    Condition("disturbance-in-the-force", copies=3, when=they_spend_ambition(2),
              text=[look_at_own_fate(2), discard_any_looked_at(), put_the_rest_back()]),
    Ship("tie-advanced-v1", credits=2, symbols=(Symbol(VANQUISH), Symbol(MOVE), Symbol(GAIN, 1)),
         arrival=[may(choose(a_hero()), choose_place(test=where_an_ally_is()), move(IT))]),
    Ship("imperial-star-destroyer", credits=3,
         symbols=(Symbol(PLAY), Symbol(AMBITION_SYMBOL), Symbol(FATE)),
         arrival=[gain_ambition_or_play_an_ally()]),
)  # fmt: skip

FATE_DECK = (
    Hero("kanan-jarrus", strength=4, tags=(JEDI,), while_in_play=[captured_when_defeated()],
         when_played=[may(choose_place(other_than_here=True), move_all(an_ally(at=HERE)))]),
    Hero("ezra-bridger", strength=3, tags=(JEDI,),
         while_in_play=[captured_when_defeated(), stronger_with(1, "kanan-jarrus", here=False)]),
    Hero("ahsoka-tano", strength=4, tags=(JEDI,), while_in_play=[captured_when_defeated()],
         when_played=[choose(an_ally(at_most(3), at=HERE)), discard(IT)]),
    Hero("hera-syndulla", strength=2,
         when_played=[may(choose_found(one_of("ghost", "phantom")), play_wherever_found())]),
    Hero("sabine-wren", strength=2, when_played=[lose(credits=2)]),
    Hero("zeb-orrelios", strength=3),
    Hero("chopper", strength=1, while_in_play=[disables_allies_here()]),
    FateEffect("trust-in-the-force", copies=2,
               text=[choose_a_hero_unless_jedi(), strengthen_all_jedi_or_it()]),
    FateEffect("rescued", text=[choose_captured(), play_it()]),
    FateEffect("into-hyperspace", text=[choose(a_hero()), shuffle_into_fate()]),
    FateEffect("loss-of-focus", text=[lose(ambition=2)]),
    HeroShip("ghost", when_played=[may(choose(a_hero()), choose_place(), move(IT))]),
    HeroShip("phantom", while_in_play=[owner_cannot_move(HERO)]),
    Restriction("betrayed-by-maul", while_in_play=[most_allies(1)],
                any_time=[pay(3, AMBITION), discard(THIS)],
                when=[when_somebody_is_captured(discard(THIS))]),
)  # fmt: skip


class ThreeJedi(Objective):
    """Kanan Jarrus, Ezra Bridger and Ahsoka Tano captured, at any moment."""

    at_start = False

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        kept = s.zone(seat, KEPT)
        return (Goal("captured-jedi", len([c for c in kept if JEDI in s.cast.cards[c].tags]), 3),)


SEVENTH_SISTER = Villain("seventh-sister", LOCATIONS, DECK, FATE_DECK, ThreeJedi())
