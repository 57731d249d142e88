"""Verbs of hands and decks: draw, discard, show, find."""

from __future__ import annotations

from skulduggery.engine.events import EVERYBODY, Place
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous import piles, play, realm
from skulduggery.games.villainous.cards import HERO
from skulduggery.games.villainous.pick import PickFromHand
from skulduggery.games.villainous.reasons import FINE, NOTHING
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import IT, PLACE, REALM, YOU, Step, Text
from skulduggery.games.villainous.zones import DECK, DISCARDED, FATE_DECK


class draw(Step):
    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], DECK) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        piles.draw(s, f.bound[REALM], self.count)


class discard_from_hand(PickFromHand):
    """Discard so many cards of the hand, or all of a smaller one."""

    def __init__(self, count: int) -> None:
        self.count = count

    def most(self, s: Villainous, f: Frame) -> int:
        return min(self.count, len(s.hand(f.bound[REALM])))

    def least(self, s: Villainous, f: Frame) -> int:
        return self.most(s, f)

    def enough(self, s: Villainous, f: Frame, picks: list[int]) -> bool:
        return len(picks) == self.most(s, f)

    def picked(self, s: Villainous, f: Frame, picks: tuple[int, ...]) -> None:
        for card in picks:
            piles.discard_from_hand(s, f.bound[REALM], card)


class discard_hand(Step):
    """Discard the whole hand."""

    def do(self, s: Villainous, f: Frame) -> None:
        for card in s.hand(f.bound[REALM]):
            piles.discard_from_hand(s, f.bound[REALM], card)


class show_hand(Step):
    def do(self, s: Villainous, f: Frame) -> None:
        piles.show_hand(s, f.bound[REALM])


class take_into_hand(Step):
    """Take the chosen card of the discard pile into the hand; all see which (DV-50a)."""

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[IT]
        return FINE if card in s.zone(f.bound[REALM], DISCARDED) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        seat, card = f.bound[REALM], f.bound[IT]
        piles.out_of_discard(s, card)
        piles.take(s, card, Place(seat, "discard"))


class take_the_next(Step):
    """Turn over cards of the own deck until one of a kind appears: it goes into the hand, the
    others are discarded. They lie in no pile meanwhile, so the search comes to an end."""

    def wanted(self, s: Villainous, f: Frame, card: int) -> bool:
        raise NotImplementedError

    def do(self, s: Villainous, f: Frame) -> None:
        seat, you = f.bound[REALM], f.bound[YOU]
        others: list[int] = []
        card = piles.reveal(s, seat, DECK, you)
        while card >= 0 and not self.wanted(s, f, card):
            others.append(card)
            card = piles.reveal(s, seat, DECK, you)
        if card >= 0:
            piles.from_aside(s, card)
            piles.take(s, card, Place(seat, "deck"))
        for other in others:
            piles.discard_aside(s, other)


class play_their_next_fate_card(Step):
    """Reveal the top fate card of the player on turn and play it on them; one that cannot be
    played is discarded. It is no Fate action (DV-51b)."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, s.turn, FATE_DECK) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        you = f.bound[YOU]
        card = piles.reveal(s, s.turn, FATE_DECK, you)
        if play.playable(s, you, card, True) == FINE:
            play.play_card(s, you, card, True)
        else:
            piles.discard_aside(s, card)


class play_free(Step):
    """Play a card of the hand without paying for it."""

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[IT]
        return play.playable(s, f.bound[YOU], card, True) if card >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        play.play_card(s, f.bound[YOU], f.bound[IT], True)


class play_found(Step):
    """Play the chosen card of the fate discard pile."""

    def can(self, s: Villainous, f: Frame) -> int:
        card = f.bound[IT]
        return play.playable(s, f.bound[YOU], card, True) if card >= 0 else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        card = f.bound[IT]
        piles.out_of_discard(s, card)
        piles.aside(s, card, EVERYBODY)
        play.play_card(s, f.bound[YOU], card, True)


class reveal_next_fate_card(Step):
    """Turn over the next card of the fate deck: a Hero is played at once if he legally can be,
    anything else goes back on top, known to all."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if piles.left_in(s, f.bound[REALM], FATE_DECK) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        card = piles.reveal(s, seat, FATE_DECK, f.bound[YOU])
        you = f.bound[YOU]
        if s.cast.cards[card].type == HERO and play.playable(s, you, card, True) == FINE:
            play.play_card(s, you, card, True)
        else:
            piles.from_aside(s, card)
            s.set_pile(seat, FATE_DECK, s.pile(seat, FATE_DECK).with_top(card, -1))


class shuffle_discard_into_deck(Step):
    """The villain's discard pile is shuffled into the villain deck."""

    def can(self, s: Villainous, f: Frame) -> int:
        return FINE if s.zone(f.bound[REALM], DISCARDED) else NOTHING

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        discarded = s.zone(seat, DISCARDED)
        s.put(seat, DISCARDED, ())
        s.set_pile(seat, DECK, s.pile(seat, DECK).shuffled(discarded))
        if s.heard is not None:
            s.tell("shuffle", seat, to=Place(seat, "deck"))


class find_and_play_here(Step):
    """Find a Hero and play him to this place; he is `IT` from then on. `moved_in_realm`: one who
    was in the realm already is moved, not played (French)."""

    def __init__(self, hero: str, moved_in_realm: bool = False) -> None:
        self.hero = hero
        self.moved_in_realm = moved_in_realm
        self.text = Text((play.PutDown(),))

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def do(self, s: Villainous, f: Frame) -> None:
        seat = f.bound[REALM]
        place = f.bound[PLACE]
        for card in s.cast.fate_cards(seat):
            if s.cast.cards[card].id == self.hero:
                s.bind(IT, card)
                if realm.find(s, seat, card, place, self.moved_in_realm):
                    s.push(self.text, (f.bound[YOU], seat, card, -1, -1, place, 0))
                return
