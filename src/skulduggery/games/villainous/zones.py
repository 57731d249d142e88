"""Where everything lies in the flat lists of a state."""

CARDS = 45
VILLAIN_CARDS = 30
# Places of a realm: four locations from left to right, and Deep Space. A pawn may also stand on its
# portrait, or on a ship: those are places for nothing else.
PLACES = 5
DEEP_SPACE = 4
PORTRAIT = -1
SHIPS = 100
"""The place that the pawn takes on a ship is SHIPS and the number of its card."""
# Zones of a seat. Beside the hand and the cards laid aside stands who knows each of them.
HAND = 0
HAND_SEEN = 1
DISCARDED = 2
FATE_DISCARDED = 3
LOWER = 4
UPPER = LOWER + PLACES
UNDER = UPPER + PLACES
"""Cards that lie under the pawn and go where it goes."""
ATTACHED = UNDER + 1
"""Pairs: bearer, card."""
MARKS = ATTACHED + 1
"""Triples: card, kind of mark, value."""
USED = MARKS + 1
LASTING = USED + 1
"""Pairs: card whose effect goes on, 1 once its turn has come."""
ASIDE = LASTING + 1
ASIDE_SEEN = ASIDE + 1
ENGAGED = ASIDE_SEEN + 1
"""Pairs: Ally ship, Hero ship."""
KEPT = ENGAGED + 1
"""Cards beside the portrait: in no pile and not in the realm."""
ZONES = KEPT + 1
# Numbers of a seat.
POWER = 0
AMBITION = 1
PAWN = 2
LOCKS = 3
AT_WORK = 4
"""The hooks of all cards in the realm, and from bit LISTENS on the events they wait for: so that a
realm without a rule of some kind need not be searched for one."""
TARGETS = 5
"""Target markers that have been collected."""
NUMBERS = 6
LISTENS = 32
# Piles of a seat.
DECK = 0
FATE_DECK = 1
# Kinds of marks.
POWER_ON = 0
TOKENS = 1
UNTIL_END = 2
ARRIVED = 3
"""The pawn came to this card in this turn."""
USED_UP = 4
"""The ability of this card has been used in this turn."""
WICKET = 10
"""This Card Guard has been turned into a Wicket (DV-75)."""
SMALL = 11
"""This Hero is shrunken: the upper symbols still covered, as a bit mask (DV-76)."""
LARGE = 12
"""This Hero is enlarged: over which neighbouring location, see sizes."""
TARGET_MARKS = 20
"""Target markers on a Hero."""
REQUIREMENTS = 21
"""The requirements of a Bounty that are met, as a bit mask."""
MARK_NAMES = ("power", "strength", "strength-this-turn")
MORE_MARK_NAMES = ((TARGET_MARKS, "targets"),)
"""Marks whose changes are told, as events name them."""
MARKS_OF_A_TURN = (("arrived", ARRIVED), ("used-up", USED_UP))
"""Marks without a number that are gone at the end of the turn, as views name them."""


def mark_name(kind: int) -> str:
    if kind < len(MARK_NAMES):
        return MARK_NAMES[kind]
    for other, name in MORE_MARK_NAMES:
        if other == kind:
            return name
    return ""
