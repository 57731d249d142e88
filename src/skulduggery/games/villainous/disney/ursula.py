"""Ursula: the Trident and the Crown at her Lair at the start of her turn."""

from skulduggery.engine.events import EVERYBODY
from skulduggery.engine.game import NOBODY
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import actions, piles, play, purse, realm
from skulduggery.games.villainous.cards import (
    ACTIVATE,
    DISCARD,
    EFFECT,
    FATE,
    GAIN,
    HERO,
    ITEM,
    MOVE,
    MOVE_HERO,
    NOWHERE,
    PLAY,
    Card,
    Symbol,
    Test,
)
from skulduggery.games.villainous.reasons import COST, FINE, NO_SYMBOL, NOTHING
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.board import attach, can_take_a_step, defeat, move, move_pawn
from skulduggery.games.villainous.text.choices import (
    adjacent_to,
    choose,
    choose_from_discard,
    choose_place,
    next_to_the_pawn,
    up_to,
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
from skulduggery.games.villainous.text.fate_deck import discard_or_put_back, look_at_own_fate
from skulduggery.games.villainous.text.flow import if_pawn_is_here, may
from skulduggery.games.villainous.text.hands import (
    discard_from_hand,
    draw,
    find_and_play_here,
    play_their_next_fate_card,
    shuffle_discard_into_deck,
    take_into_hand,
    take_the_next,
)
from skulduggery.games.villainous.text.lasting import forbids, owner_cannot_move
from skulduggery.games.villainous.text.moments import (
    they_defeat_a_hero,
    they_have_power,
    when_bearer_moves_to,
    when_pawn_moves_here,
)
from skulduggery.games.villainous.text.numbers import costs_more
from skulduggery.games.villainous.text.power import count, gain_power, lose_power
from skulduggery.games.villainous.text.who import (
    HERE,
    a_hero,
    an_item,
    at_most,
    not_at,
    of_type,
    tagged,
    unattached,
)
from skulduggery.games.villainous.texts import IT, PLACE, REALM, THIS, YOU, Step, Text
from skulduggery.games.villainous.villain import Goal, Location, Objective, Villain
from skulduggery.games.villainous.zones import FATE_DISCARDED, LOWER, POWER

LOCATIONS = (
    Location(
        "ursulas-lair",
        top=(Symbol(GAIN, 1), Symbol(ACTIVATE)),
        bottom=(Symbol(MOVE), Symbol(PLAY)),
    ),
    Location(
        "erics-ship",
        top=(Symbol(GAIN, 1), Symbol(PLAY)),
        bottom=(Symbol(FATE), Symbol(DISCARD)),
    ),
    Location(
        "the-shore",
        top=(Symbol(PLAY), Symbol(DISCARD)),
        bottom=(Symbol(GAIN, 3), Symbol(PLAY)),
    ),
    Location(
        "the-palace",
        top=(Symbol(MOVE), Symbol(FATE)),
        bottom=(Symbol(MOVE_HERO), Symbol(GAIN, 2)),
        locked=True,
    ),
)
LAIR = 0
PALACE = 3
CONTRACT = "binding-contract"


def BindingContract(id: str, copies: int) -> Card:
    """A Hero moved to the location that it names, by whomever, is defeated (DV-78)."""
    location = id.removeprefix(f"{CONTRACT}-")
    return Item(id, copies=copies, cost=2, tags=(CONTRACT,), on_a_hero=[not_at(location)],
                when=[when_bearer_moves_to(location, defeat(IT))])  # fmt: skip


class move_the_lock(Step):
    """The lock goes to the other of its two locations (DV-77); whoever stands there stays."""

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        locked = LAIR if s.locked(seat, LAIR) else PALACE
        realm.unlock(s, seat, locked)
        realm.lock(s, seat, LAIR + PALACE - locked)


class pay_what_it_adds(Step):
    """What the Effect costs more because of the Hero it has chosen (King Triton)."""

    def can(self, s: Villainous, f: Frame) -> int:
        card, seat = f.bound[THIS], f.bound[REALM]
        price = realm.cost(s, card, -1, f.bound[IT])
        if card not in s.hand(seat):
            price -= realm.cost(s, card, -1)  # the rest is paid already
        return FINE if price <= s.power(seat) else COST

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[THIS]
        more = realm.cost(s, card, -1, f.bound[IT]) - realm.cost(s, card, -1)
        purse.pay(s, f.bound[REALM], more)


class act_there(actions.ActOnce):
    """One action of the chosen location, locked or not. It is compulsory: so the card is playable
    only if something would be on offer there once it is paid for and out of the hand."""

    optional = False

    def __init__(self) -> None:
        super().__init__(-1)

    def at(self, s: Villainous, f: Frame) -> int:
        return f.bound[PLACE]

    def can(self, s: Villainous, f: Frame) -> int:
        card, seat = f.bound[THIS], f.bound[REALM]
        after = s
        if card in s.hand(seat):
            after = s.clone()
            after.set_number(seat, POWER, s.power(seat) - realm.cost(s, card, -1))
            piles.out_of_hand(after, seat, card)
        return FINE if self.codes(after, f) else NO_SYMBOL


class take_the_next_contract(take_the_next):
    """Possible while some Contract is neither in her hand nor in her realm, where she sees it."""

    def can(self, s: Villainous, f: Frame) -> int:
        seat = f.bound[REALM]
        for card in s.cast.villain_cards(seat):
            known = card in s.hand(seat) or s.where(card) >= 0
            if CONTRACT in s.cast.cards[card].tags and not known:
                return FINE
        return NOTHING

    def wanted(self, s: Villainous, f: Frame, card: int) -> bool:
        return CONTRACT in s.cast.cards[card].tags


class lies_by_itself(Test):
    """An Item that may lie at a location; a Contract goes nowhere without a Hero."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        return s.cast.cards[card].attach == NOWHERE


class fetch(Step):
    """Bring an Item here, off its bearer if there is one."""

    def can(self, s: Villainous, f: Frame) -> int:
        item, here = f.bound[IT], s.place_of(f.bound[THIS])
        if item < 0 or (s.bearer_of(item) < 0 and s.place_of(item) == here):
            return NOTHING
        return realm.may_move_to(s, item, here, f.bound[YOU])

    def do(self, s: Villainous, f: Frame) -> None:
        seat, item, here = f.bound[REALM], f.bound[IT], s.place_of(f.bound[THIS])
        if s.bearer_of(item) < 0:
            realm.move(s, item, here)
            return
        realm.take_out(s, item)
        realm.lay_down(s, item, here, NOBODY)
        if s.heard is not None:
            s.tell("detach", seat, item, to=s.at(seat, LOWER + here))


class play_where_the_pawn_is(Step):
    """Play a Hero of the fate discard pile to the location where the pawn stands."""

    def __init__(self) -> None:
        self.text = Text((play.PutDown(),))

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def can(self, s: Villainous, f: Frame) -> int:
        seat, hero = f.bound[REALM], f.bound[IT]
        if hero not in s.zone(seat, FATE_DISCARDED):
            return NOTHING
        return realm.may_play_to(s, hero, s.pawn(seat))

    def do(self, s: Villainous, f: Frame) -> None:
        seat, hero = f.bound[REALM], f.bound[IT]
        piles.out_of_discard(s, hero)
        piles.aside(s, hero, EVERYBODY)
        s.push(self.text, (f.bound[YOU], seat, hero, -1, -1, s.pawn(seat), 0))


DECK = (
    BindingContract("binding-contract-ursulas-lair", copies=1),
    BindingContract("binding-contract-erics-ship", copies=2),
    BindingContract("binding-contract-the-shore", copies=2),
    BindingContract("binding-contract-the-palace", copies=1),
    Ally("flotsam", cost=2, strength=4,
         activate=[choose(a_hero(at=HERE)), choose_place(test=adjacent_to(THIS)), move(IT)]),
    Ally("jetsam", cost=2, strength=4,
         activate=[choose(a_hero(at=HERE)), choose_place(test=adjacent_to(THIS)), move(IT)]),
    Item("cauldron", cost=1, activate=[gain_power(count(an_item(tagged(CONTRACT)), each=2))]),
    Item("crown", cost=4, activate=[look_at_own_fate(2), discard_or_put_back()]),
    Item("trident", cost=4, when_played=[find_and_play_here("king-triton"), attach(THIS, IT)]),
    Effect("change-form", copies=3, cost=1, text=[move_the_lock()]),
    Effect("grow-giant", copies=3, cost=1,
           text=[choose_place(test=next_to_the_pawn(), locked_too=True), act_there()]),
    Effect("opportunist", copies=3, cost=1,
           text=[choose_from_discard(of_type(ITEM, EFFECT)), take_into_hand()]),
    Effect("whirlpool", copies=3, cost=1,
           text=[choose(a_hero()), pay_what_it_adds(), choose_place(), move(IT)]),
    Effect("divination", copies=2, cost=1, text=[take_the_next_contract()]),
    # Decided: whoever wants may; it chooses no Hero in the sense of King Triton's price.
    Effect("poor-unfortunate-souls", cost=2, text=[
        up_to(99, a_hero(can_take_a_step()), choose_place(test=adjacent_to(IT)), move(IT))]),
    Condition("arrogance", when=they_defeat_a_hero(4), text=[draw(3), discard_from_hand(3)]),
    Condition("trickery", when=they_have_power(6), text=[play_their_next_fate_card()]),
)  # fmt: skip

FATE_DECK = (
    Hero("ariel", strength=4, while_in_play=[forbids(MOVE)],
         when_played=[may(choose(an_item(unattached())), move(IT, to_here=True))],
         french=Hero("ariel", strength=4, while_in_play=[owner_cannot_move(ITEM)],
                     when_played=[choose(an_item(lies_by_itself())), fetch()])),
    Hero("eric", strength=4, when_played=[may(choose(a_hero()), choose_place(), move(IT))],
         french=Hero("eric", strength=4, when_played=[choose(a_hero()), choose_place(), move(IT)])),
    Hero("flounder", strength=1, when_played=[may(shuffle_discard_into_deck())],
         french=Hero("flounder", strength=1, when_played=[shuffle_discard_into_deck()])),
    Hero("grimsby", strength=2, when_played=[may(move_the_lock())]),
    Hero("king-triton", strength=6, while_in_play=[costs_more(1, ITEM, EFFECT)]),
    Hero("max", strength=3, when_played=[if_pawn_is_here(may(choose_place(), move_pawn()))]),
    Hero("scuttle", strength=2,
         when_played=[may(choose_from_discard(of_type(ITEM), fate=True), attach(IT, THIS))],
         french=Hero("scuttle", strength=2, when_played=[
             choose_from_discard(of_type(ITEM), fate=True), attach(IT, THIS)])),
    Hero("sebastian", strength=2,
         when_played=[may(choose(an_item(tagged(CONTRACT))), attach(IT, THIS))],
         french=Hero("sebastian", strength=2,
                     when_played=[choose(an_item(tagged(CONTRACT))), attach(IT, THIS)])),
    HeroItem("dinglehopper", copies=2, when=[when_pawn_moves_here(lose_power(1))]),
    HeroItem("snarfblat", copies=2, while_in_play=[costs_more(3, ITEM, bearer=True)]),
    FateEffect("return-to-form", copies=3, text=[
        choose_from_discard(of_type(HERO), at_most(4), fate=True), play_where_the_pawn_is()]),
)  # fmt: skip


class AtTheLair(Objective):
    """The Trident and the Crown lie at her Lair, each by itself, the Lair locked or not."""

    def goals(self, s: Villainous, seat: int) -> tuple[Goal, ...]:
        there = [s.cast.cards[card].id for card in s.zone(seat, LOWER + LAIR)]
        return (
            Goal("trident-at-lair", int("trident" in there)),
            Goal("crown-at-lair", int("crown" in there)),
        )


URSULA = Villain(
    "ursula", LOCATIONS, DECK, FATE_DECK, AtTheLair(), one_lock=("ursulas-lair", "the-palace")
)
