"""Prince John: at least 20 Power at the start of his turn."""

from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import realm, vanquish
from skulduggery.games.villainous.cards import (
    ALLY,
    DISCARD,
    EFFECT,
    FATE,
    GAIN,
    HERO,
    MOVE,
    PLAY,
    VANQUISH,
    Symbol,
    Test,
)
from skulduggery.games.villainous.reasons import FINE, TOO_STRONG
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.board import (
    carry_out_a_vanquish,
    discard,
    discard_all,
    move,
    note_arrival,
    once_a_turn,
)
from skulduggery.games.villainous.text.choices import (
    PlaceTest,
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
from skulduggery.games.villainous.text.flow import afterwards, if_any, may
from skulduggery.games.villainous.text.hands import find_and_play_here, play_free
from skulduggery.games.villainous.text.lasting import (
    bearer_cannot_be_defeated,
    discarded_instead_of_bearer,
    forbids_playing,
    goes_back_into_the_fate_deck,
    may_use_one_covered_symbol,
    never_at,
    not_vanquished_by,
    reaches_neighbours,
)
from skulduggery.games.villainous.text.moments import (
    before_your_move,
    they_have,
    they_have_power,
    when_bearer_helps,
    when_defeated,
    when_pawn_moves_here,
    when_played_here,
)
from skulduggery.games.villainous.text.numbers import costs, gains_are_lower, others_stronger
from skulduggery.games.villainous.text.power import count, gain_power, pay, put_power_on
from skulduggery.games.villainous.text.who import HERE, a_hero, an_ally, an_item, movable_to, named
from skulduggery.games.villainous.texts import IT, REALM, THIS, Step
from skulduggery.games.villainous.villain import Goal, Location, Objective, Villain
from skulduggery.games.villainous.zones import POWER

LOCATIONS = (
    Location(
        "sherwood-forest",
        top=(Symbol(GAIN, 1), Symbol(DISCARD)),
        bottom=(Symbol(PLAY), Symbol(FATE)),
    ),
    Location(
        "friar-tucks-church",
        top=(Symbol(GAIN, 2), Symbol(PLAY)),
        bottom=(Symbol(PLAY), Symbol(MOVE)),
    ),
    Location(
        "nottingham",
        top=(Symbol(FATE), Symbol(GAIN, 1)),
        bottom=(Symbol(VANQUISH), Symbol(PLAY)),
    ),
    Location("the-jail", top=(), bottom=(Symbol(GAIN, 3), Symbol(PLAY), Symbol(DISCARD))),
)


# Set a Trap: moving an Ally may be what makes its compulsory Vanquish possible, so the card looks
# ahead itself (French FAQ: only the move is optional).


class a_vanquish_follows(PlaceTest):
    """After the chosen Ally has moved to this place, a Vanquish can be carried out."""

    def holds(self, s: Villainous, f: Frame, place: int) -> bool:
        return f.bound[IT] >= 0 and vanquish_after(s, f.bound[IT], place)


class lets_a_vanquish_follow(Test):
    """An Ally that can move somewhere so that a Vanquish can be carried out then."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return any([vanquish_after(s, card, place) for place in range(s.box.places)])


def vanquish_after(s: Villainous, ally: int, place: int) -> bool:
    if place == s.place_of(ally) or realm.may_move_to(s, ally, place) != FINE:
        return False
    after = s.clone()
    realm.move(after, ally, place)
    return bool(vanquish.targets(after, after.cast.seat(ally)))


class the_trap_can_close(Step):
    """A Vanquish is possible, now or after one Ally has moved."""

    def can(self, s: Villainous, f: Frame) -> int:
        seat = f.bound[REALM]
        if vanquish.targets(s, seat):
            return FINE
        test = lets_a_vanquish_follow()
        for ally in realm.allies(s, seat):
            if test.holds(s, -1, ally):
                return FINE
        return TOO_STRONG

    def do(self, s: Villainous, f: Frame) -> None:
        return


DECK = (
    Ally("rhino-guards", copies=3, cost=3, strength=4),
    Ally("wolf-archers", copies=3, cost=2, strength=2, while_in_play=[reaches_neighbours()]),
    Ally("nutsy", cost=2, strength=2, while_in_play=[others_stronger(1, ALLY, here=True)],
         french=Ally("nutsy", cost=2, strength=2,
                     while_in_play=[others_stronger(1, ALLY, here=True, itself=True)])),
    Ally("trigger", cost=2, strength=4, while_in_play=[others_stronger(-1, ALLY, here=True)],
         french=Ally("trigger", cost=2, strength=4,
                     while_in_play=[others_stronger(-1, ALLY, here=True, itself=True)])),
    Ally("sheriff-of-nottingham", cost=3, strength=3, when=[before_your_move(
        may(choose_place(other_than_here=True), move(THIS),
            if_any(a_hero(at=HERE), gain_power(1))))],
         french=Ally("sheriff-of-nottingham", cost=3, strength=3, any_time=[
             once_a_turn(), choose_place(other_than_here=True), move(THIS),
             if_any(a_hero(at=HERE), gain_power(1))])),
    Ally("sir-hiss", cost=2, strength=2, while_in_play=[may_use_one_covered_symbol()],
         french=Ally("sir-hiss", cost=2, strength=2, when=[when_pawn_moves_here(note_arrival())],
                     while_in_play=[may_use_one_covered_symbol(after_arriving=True)])),
    Item("warrant", copies=3, cost=1, when=[when_played_here(HERO, gain_power(2))]),
    Item("bow-and-arrows", copies=2, cost=1, on_an_ally=True, bonus=1,
         while_in_play=[discarded_instead_of_bearer()]),
    Item("golden-arrow", cost=0, on_an_ally=True, when=[when_bearer_helps(gain_power(2))]),
    Item("king-richards-crown", cost=1, while_in_play=[costs(-1, while_pawn_here=True)]),
    Effect("beautiful-lovely-taxes", copies=3, cost=0, text=[gain_power(count(a_hero()))]),
    Effect("imprison", copies=3, cost=2,
           text=[choose(a_hero(movable_to("the-jail"))), move(IT, to="the-jail")]),
    Effect("set-a-trap", copies=2, cost=1, text=[
        the_trap_can_close(),
        may(choose(an_ally(lets_a_vanquish_follow())), choose_place(test=a_vanquish_follows()),
            move(IT), unless_needed_for=carry_out_a_vanquish()),
        afterwards(carry_out_a_vanquish())]),
    Effect("intimidation", cost=2, text=[carry_out_a_vanquish(keep_allies=True)]),
    Condition("cowardice", when=they_have(3, an_ally()),
              text=[choose_from_hand(ALLY), play_free()]),
    Condition("greed", when=they_have_power(6), text=[gain_power(3)]),
)  # fmt: skip

FATE_DECK = (
    Hero("alan-a-dale", strength=2, while_in_play=[others_stronger(1, HERO, here=False)]),
    Hero("friar-tuck", strength=3,
         when_played=[may(discard_all(an_item(named("warrant"), at=HERE)))],
         french=Hero("friar-tuck", strength=3,
                     when_played=[discard_all(an_item(named("warrant"), at=HERE))])),
    Hero("king-richard", strength=5, while_in_play=[forbids_playing(EFFECT, here=False)]),
    Hero("lady-kluck", strength=6, while_in_play=[never_at("the-jail")]),
    Hero("little-john", strength=5, when_played=[may(put_power_on(THIS, 4))],
         french=Hero("little-john", strength=5, when_played=[put_power_on(THIS, 4)])),
    Hero("maid-marian", strength=3, when=[when_defeated(find_and_play_here("robin-hood"))],
         french=Hero("maid-marian", strength=3, when=[
             when_defeated(find_and_play_here("robin-hood", moved_in_realm=True))])),
    Hero("robin-hood", strength=5, while_in_play=[gains_are_lower()]),
    Hero("skippy", strength=2, while_in_play=[not_vanquished_by("wolf-archers")]),
    Hero("toby", strength=2, while_in_play=[goes_back_into_the_fate_deck()]),
    HeroItem("clever-disguise", copies=3, while_in_play=[bearer_cannot_be_defeated()],
             any_time=[pay(2), discard(THIS)]),
    FateEffect("steal-from-the-rich", copies=3, text=[choose(a_hero()), put_power_on(IT, 4)]),
)  # fmt: skip


class TwentyPower(Objective):
    """At least 20 Power at the start of his turn; Power on Heroes does not count."""

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        return (Goal("power", s.number(seat, POWER), s.cast.villains[seat].limits["power"]),)


PRINCE_JOHN = Villain(
    "prince-john", LOCATIONS, DECK, FATE_DECK, TwentyPower(), limits={"power": 20}
)
