"""Maleficent: a Curse on every location at the start of her turn."""

from skulduggery.games.villainous.cards import (
    ALLY,
    CURSE,
    DISCARD,
    EFFECT,
    FATE,
    GAIN,
    HERO,
    MOVE,
    PLAY,
    THROUGH_NEXT_TURN,
    UNTIL_NEXT_TURN,
    VANQUISH,
    Symbol,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.board import (
    defeat,
    discard,
    discard_all,
    move,
    move_pawn,
    perform_an_action_there,
)
from skulduggery.games.villainous.text.choices import choose, choose_place
from skulduggery.games.villainous.text.deck import (
    Ally,
    Condition,
    Curse,
    Effect,
    FateEffect,
    Hero,
    HeroItem,
    Item,
)
from skulduggery.games.villainous.text.flow import may
from skulduggery.games.villainous.text.hands import (
    discard_from_hand,
    draw,
    reveal_next_fate_card,
    show_hand,
)
from skulduggery.games.villainous.text.lasting import (
    forbids_playing,
    hand_is_open,
    may_stay_on_next_turn,
    needs_two_allies,
)
from skulduggery.games.villainous.text.moments import (
    before_your_move,
    they_defeat_a_hero,
    they_have,
    when_hero_is_defeated_here,
    when_pawn_moves_here,
    when_played_here,
    when_targeted,
)
from skulduggery.games.villainous.text.numbers import (
    costs,
    others_stronger,
    stronger_beside,
    stronger_by_heroes_here,
)
from skulduggery.games.villainous.text.power import gain_power, strength_less_one
from skulduggery.games.villainous.text.who import (
    HERE,
    LEFT_OF_HERE,
    RIGHT_OF_HERE,
    a_curse,
    a_hero,
    an_ally,
    at_most,
    beside_a_hero,
    defeatable,
    named,
    without_item,
)
from skulduggery.games.villainous.texts import IT, THIS
from skulduggery.games.villainous.villain import Goal, Location, Objective, Villain
from skulduggery.games.villainous.zones import LOWER

LOCATIONS = (
    Location(
        "forbidden-mountains",
        top=(Symbol(MOVE), Symbol(PLAY)),
        bottom=(Symbol(GAIN, 1), Symbol(FATE)),
    ),
    Location(
        "briar-roses-cottage",
        top=(Symbol(GAIN, 2), Symbol(MOVE)),
        bottom=(Symbol(PLAY), Symbol(DISCARD)),
    ),
    Location(
        "the-forest",
        top=(Symbol(DISCARD), Symbol(PLAY)),
        bottom=(Symbol(GAIN, 3), Symbol(PLAY)),
    ),
    Location(
        "king-stefans-castle",
        top=(Symbol(GAIN, 1), Symbol(FATE)),
        bottom=(Symbol(VANQUISH), Symbol(PLAY)),
    ),
)

DECK = (
    Ally("cackling-goon", copies=3, cost=1, strength=1,
         while_in_play=[stronger_by_heroes_here(1)]),
    Ally("sinister-goon", copies=3, cost=2, strength=3, while_in_play=[stronger_beside(1, CURSE)]),
    Ally("savage-goon", copies=3, cost=3, strength=4),
    # Decided: his 'new' location is a different one; the action there is optional, as any symbol.
    Ally("raven", cost=3, strength=1, when=[before_your_move(
        may(choose_place(other_than_here=True), move(THIS), perform_an_action_there(FATE)))]),
    Curse("forest-of-thorns", copies=3, cost=2, while_in_play=[forbids_playing(HERO, below=4)],
          when=[when_played_here(HERO, discard(THIS))]),
    Curse("green-fire", copies=3, cost=3, while_in_play=[forbids_playing(HERO)],
          when=[when_pawn_moves_here(discard(THIS))]),
    Curse("dreamless-sleep", copies=2, cost=3,
          while_in_play=[others_stronger(-2, HERO, here=True)],
          when=[when_played_here(ALLY, discard(THIS))]),
    Effect("dragon-form", copies=3, cost=3,
           text=[choose(a_hero(at_most(3), defeatable())), defeat(IT)],
           until=UNTIL_NEXT_TURN, then_when=[when_targeted(gain_power(3))]),
    Effect("vanish", copies=3, cost=0, text=[],
           until=THROUGH_NEXT_TURN, then_while=[may_stay_on_next_turn()]),
    Item("spinning-wheel", cost=1,
         when=[when_hero_is_defeated_here(gain_power(strength_less_one()))]),
    Item("staff", cost=1, while_in_play=[costs(-1, (EFFECT, CURSE), while_pawn_here=True)]),
    Condition("malice", when=they_defeat_a_hero(4),
              text=[choose(a_hero(at_most(4), defeatable())), defeat(IT)]),
    Condition("tyranny", when=they_have(3, an_ally()), text=[draw(3), discard_from_hand(3)]),
)  # fmt: skip

FATE_DECK = (
    Hero("guards", copies=3, strength=3, while_in_play=[needs_two_allies()]),
    HeroItem("sword-of-truth", copies=3, onto=[without_item()], bonus=2,
             while_in_play=[costs(2, (CURSE,), to_here=True)]),
    FateEffect("once-upon-a-dream", copies=2,
               text=[choose(a_curse(beside_a_hero())), discard(IT)]),
    Hero("aurora", strength=4, when_played=[reveal_next_fate_card()]),
    Hero("fauna", strength=2,
         when_played=[may(choose(a_curse(named("dreamless-sleep"), at=HERE)), discard(IT))],
         french=Hero("fauna", strength=2, when_played=[choose(a_curse(at=HERE)), discard(IT)])),
    Hero("flora", strength=3, when_played=[show_hand()], while_in_play=[hand_is_open()]),
    Hero("king-hubert", strength=3, when_played=[
        may(choose(an_ally(at=LEFT_OF_HERE)), move(IT, to_here=True)),
        may(choose(an_ally(at=RIGHT_OF_HERE)), move(IT, to_here=True))]),
    Hero("king-stefan", strength=4, when_played=[may(choose_place(), move_pawn())]),
    Hero("merryweather", strength=4, while_in_play=[forbids_playing(CURSE)]),
    Hero("prince-phillip", strength=5, when_played=[may(discard_all(an_ally(at=HERE)))]),
)  # fmt: skip


class CurseEverywhere(Objective):
    """At the start of her turn each location holds at least one Curse."""

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        cursed = 0
        for place in range(4):
            for card in s.zone(seat, LOWER + place):
                if s.cast.cards[card].type == CURSE:
                    cursed += 1
                    break
        return (Goal("cursed-locations", cursed, 4),)


MALEFICENT = Villain("maleficent", LOCATIONS, DECK, FATE_DECK, CurseEverywhere())
