"""Captain Hook: to defeat Peter Pan at the Jolly Roger, the moment he does it."""

from skulduggery.games.villainous.cards import (
    ALLY,
    DISCARD,
    FATE,
    GAIN,
    HERO,
    ITEM,
    MOVE,
    MOVE_HERO,
    PLAY,
    VANQUISH,
    Symbol,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.board import discard, make_stronger, move, unlock
from skulduggery.games.villainous.text.choices import (
    adjacent_to,
    choose,
    choose_from_hand,
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
from skulduggery.games.villainous.text.fate_deck import (
    discard_or_put_back,
    look_at_own_fate,
    play_the_hero,
    reveal_until_a_hero,
)
from skulduggery.games.villainous.text.flow import may
from skulduggery.games.villainous.text.hands import discard_hand, play_free
from skulduggery.games.villainous.text.lasting import (
    adds,
    can_be_discarded_to_pay_for,
    defeated_first,
    needs_two_allies,
    played_at_once_to,
    reaches_neighbours,
)
from skulduggery.games.villainous.text.moments import (
    they_defeat_a_hero,
    they_have,
    when_pawn_moves_here,
)
from skulduggery.games.villainous.text.numbers import (
    others_stronger,
    stronger_at,
    stronger_by_places_of_heroes,
    stronger_with_an_item,
)
from skulduggery.games.villainous.text.power import gain_power
from skulduggery.games.villainous.text.who import HERE, a_hero, an_ally, an_item, at_least
from skulduggery.games.villainous.texts import IT, THIS
from skulduggery.games.villainous.villain import Goal, Location, Objective, Villain
from skulduggery.games.villainous.zones import UPPER

LOCATIONS = (
    Location(
        "jolly-roger",
        top=(Symbol(GAIN, 1), Symbol(DISCARD)),
        bottom=(Symbol(VANQUISH), Symbol(PLAY)),
    ),
    Location(
        "skull-rock",
        top=(Symbol(GAIN, 1), Symbol(PLAY)),
        bottom=(Symbol(FATE), Symbol(DISCARD)),
    ),
    Location(
        "mermaid-lagoon",
        top=(Symbol(PLAY), Symbol(MOVE)),
        bottom=(Symbol(GAIN, 3), Symbol(PLAY)),
    ),
    Location(
        "hangmans-tree",
        top=(Symbol(FATE), Symbol(GAIN, 2)),
        bottom=(Symbol(MOVE_HERO), Symbol(PLAY)),
        locked=True,
    ),
)

DECK = (
    Ally("swashbuckler", copies=3, cost=1, strength=2),
    Ally("boarding-party", copies=3, cost=2, strength=2, while_in_play=[reaches_neighbours()]),
    Ally("pirate-brute", copies=2, cost=3, strength=4),
    Ally("smee", cost=2, strength=2, while_in_play=[stronger_at(2, "jolly-roger")]),
    Ally("mr-starkey", cost=2, strength=2, when_played=[
        may(choose(a_hero(at=HERE)), choose_place(test=adjacent_to(IT)), move(IT))]),
    Item("cannon", copies=2, cost=2, while_in_play=[adds(VANQUISH)]),
    Item("hooks-case", copies=2, cost=2, while_in_play=[adds(GAIN, 1)]),
    Item("ingenious-device", cost=2, while_in_play=[adds(MOVE_HERO)]),
    Item("cutlass", copies=2, cost=1, on_an_ally=True, bonus=2),
    Item("never-land-map", cost=4, when_played=[unlock("hangmans-tree")],
         while_in_play=[can_be_discarded_to_pay_for(ITEM)],
         french=Item("never-land-map", cost=4, when_played=[unlock("hangmans-tree")],
                     any_time=[choose_from_hand(ITEM), discard(THIS), play_free()])),
    Effect("give-them-a-scare", copies=3, cost=1,
           text=[look_at_own_fate(2), discard_or_put_back()]),
    Effect("worthy-opponent", copies=3, cost=0,
           text=[gain_power(2), reveal_until_a_hero(), play_the_hero()]),
    Effect("aye-aye-sir", copies=2, cost=1, text=[
        choose(an_ally()), choose_place(test=adjacent_to(IT)), move(IT), make_stronger(IT, 2)]),
    Condition("cunning", when=they_have(1, an_ally(at_least(4))),
              text=[choose_from_hand(ALLY), play_free()]),
    Condition("obsession", when=they_defeat_a_hero(4),
              text=[reveal_until_a_hero(), play_the_hero(or_discard=True)]),
)  # fmt: skip

FATE_DECK = (
    Hero("lost-boys", copies=2, strength=4, while_in_play=[needs_two_allies()]),
    Hero("john", strength=2, while_in_play=[stronger_with_an_item(1)]),
    Hero("michael", strength=1, while_in_play=[stronger_by_places_of_heroes(1)]),
    Hero("peter-pan", strength=8, while_in_play=[played_at_once_to("hangmans-tree")]),
    Hero("tick-tock", strength=5, when=[when_pawn_moves_here(discard_hand())]),
    Hero("tinker-bell", strength=2, when_played=[may(choose(an_ally(at=HERE)), discard(IT))],
         french=Hero("tinker-bell", strength=2,
                     when_played=[choose(an_ally(at=HERE)), discard(IT)])),
    Hero("wendy", strength=3, while_in_play=[others_stronger(1, HERO, here=False)]),
    HeroItem("pixie-dust", copies=3, bonus=2),
    HeroItem("taunt", copies=2, while_in_play=[defeated_first()]),
    FateEffect("splitting-headache", copies=2, text=[choose(an_item()), discard(IT)]),
)  # fmt: skip


class DefeatPeterPan(Objective):
    """Peter Pan defeated at the Jolly Roger; anywhere else it does not count."""

    at_start = False

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        """The lock; and Peter Pan's way: found, moved along the board, defeated."""
        tree = s.cast.villains[seat].place("hangmans-tree")
        way = 0
        for place in range(s.box.places):
            for hero in s.zone(seat, UPPER + place):
                if s.cast.cards[hero].id == "peter-pan":
                    way = tree - place + 1
        if s.over and s.winner == seat:
            way = tree + 2
        return (
            Goal("hangmans-tree-open", 0 if s.locked(seat, tree) else 1),
            Goal("peter-pan-hunted", way, tree + 2),
        )

    def met_by_defeat(self, s: Villainous, seat: int, hero: int, place: int) -> bool:
        ship = s.cast.villains[seat].place("jolly-roger")
        return s.cast.cards[hero].id == "peter-pan" and place == ship


CAPTAIN_HOOK = Villain("captain-hook", LOCATIONS, DECK, FATE_DECK, DefeatPeterPan())
