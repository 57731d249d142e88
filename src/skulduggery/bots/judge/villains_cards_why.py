"""What speaks for a play of the Villains card game, or against it: points for the own pile, gifts,
what a Hero more cancels or saves.
"""

from typing import Final

from skulduggery.bots.judge.judge import Reason
from skulduggery.games.villains_cards.cards import AS_HERO, LEFT, MIDDLE, OWN, VALUE
from skulduggery.games.villains_cards.rules import VillainsCards
from skulduggery.games.villains_cards.table import cancelled

DOUBTFUL: Final = 0.5
"""How likely a value counts in the end, below which it is worth saying so."""


def why(
    s: VillainsCards, seat: int, code: int, own: list[int], theirs: list[int], staying: float
) -> list[Reason]:
    """`own` and `theirs`: how many Heroes lie in the own pile and in that of who gets a gift, and
    how many cards of each value; `staying`: how likely this card counts in the end."""
    value = VALUE[code >> 3]
    where = code & 7
    if where == MIDDLE:
        return []
    if where == AS_HERO:
        saved = lost(own[0], own) - lost(own[0] + 1, own)
        if saved > 0:
            return [Reason("hero-saves", saved)]
        return [Reason("hero-costs", -saved)] if saved < 0 else [Reason("hero-costs-nothing")]
    if where == OWN:
        out = [Reason("scores", value)]
        if value in cancelled(own[0]):
            out = [Reason("is-cancelled", value)]
        elif staying < DOUBTFUL:
            out.append(Reason("may-be-cancelled"))
        return out
    other = receiver(s, seat, code)
    if value in cancelled(theirs[0]):
        return [Reason("gives-cancelled", value, "", other)]
    return [Reason("gives", value, "", other)]


def receiver(s: VillainsCards, seat: int, code: int) -> int:
    """Whose pile a card goes to."""
    where = code & 7
    if where in (OWN, MIDDLE, AS_HERO):
        return seat
    return (seat + (1 if where == LEFT else -1)) % len(s.piles)


def lost(heroes: int, pile: list[int]) -> int:
    """VC-20: what so many Heroes cancel in a pile."""
    out = 0
    for value in set(cancelled(heroes)):
        out += pile[value] * value
    return out
