"""A state that a seat cannot tell from the true one (DESIGN: imagine)."""

from __future__ import annotations

from skulduggery.engine.chance import Chance
from skulduggery.engine.game import NOBODY
from skulduggery.engine.piles import Pile
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import PICKS
from skulduggery.games.villainous.zones import (
    ASIDE,
    ASIDE_SEEN,
    CARDS,
    DECK,
    FATE_DECK,
    HAND,
    HAND_SEEN,
    VILLAIN_CARDS,
)


def imagine(s: Villainous, seat: int, chance: Chance) -> Villainous:
    """Exchange what the seat does not know among hands, decks and cards looked at: each player's
    villain cards among themselves, and so the fate cards."""
    t = s.clone()
    t.chance = chance
    t.drawn = 0
    if s.over:
        return t  # everything is shown after the end
    exchanged: dict[int, int] = {}
    for whose in range(s.players):
        exchange(t, seat, whose, DECK, exchanged)
        exchange(t, seat, whose, FATE_DECK, exchanged)
    if s.asking != seat:
        # Somebody else is asked, and with other cards may have nothing to answer: whether, is found
        # out when this state is asked for its decision. Cards picked so far are hidden too.
        for n, frame in enumerate(t.stack):
            if len(frame.bound) > PICKS:
                picks = [exchanged.get(card, card) for card in frame.bound[PICKS:]]
                if tuple(picks) != frame.bound[PICKS:]:  # cards of a hand are picked in order
                    picks.sort()
                    t.stack[n] = Frame(frame.text, frame.at, frame.bound[:PICKS] + tuple(picks))
        t.asking = NOBODY
        t.asked = ()
        t.settled = False
    return t


def exchange(t: Villainous, seat: int, whose: int, which: int, exchanged: dict[int, int]) -> None:
    """Deal one player's cards of one deck anew, as far as the seat does not know them."""
    bit = 1 << seat
    pile = t.pile(whose, which)
    hand, beside = t.zone(whose, HAND), t.zone(whose, ASIDE)
    hand_seen, beside_seen = t.zone(whose, HAND_SEEN), t.zone(whose, ASIDE_SEEN)
    fate = which == FATE_DECK
    hidden: list[int] = []
    if not fate:
        for n, card in enumerate(hand):
            if not hand_seen[n] & bit:
                hidden.append(card)
    for n, card in enumerate(beside):
        if not beside_seen[n] & bit and (card % CARDS >= VILLAIN_CARDS) == fate:
            hidden.append(card)
    for n, card in enumerate(pile.top):
        if not pile.top_seen[n] & bit:
            hidden.append(card)
    for n, card in enumerate(pile.bottom):
        if not pile.bottom_seen[n] & bit:
            hidden.append(card)
    if not hidden:
        return
    pool = hidden + list(pile.bag)
    pool.sort()
    new: dict[int, int] = {}
    for card in hidden:
        new[card] = pool.pop(t.below(len(pool)))
    exchanged.update(new)
    if not fate:
        t.put(whose, HAND, tuple([new.get(card, card) for card in hand]))
    t.put(whose, ASIDE, tuple([new.get(card, card) for card in beside]))
    t.set_pile(
        whose,
        which,
        Pile(
            tuple(pool),
            tuple([new.get(card, card) for card in pile.top]),
            pile.top_seen,
            tuple([new.get(card, card) for card in pile.bottom]),
            pile.bottom_seen,
        ),
    )
