"""Where everything lies in the flat lists of a state."""

CARDS = 45
VILLAIN_CARDS = 30
# Places of a realm: four locations from left to right, and room for Deep Space.
PLACES = 5
# Zones of a seat. Beside the hand and the cards laid aside stands who knows each of them.
HAND = 0
HAND_SEEN = 1
DISCARDED = 2
FATE_DISCARDED = 3
LOWER = 4
UPPER = LOWER + PLACES
ATTACHED = UPPER + PLACES
"""Pairs: bearer, card."""
MARKS = ATTACHED + 1
"""Triples: card, kind of mark, value."""
USED = MARKS + 1
LASTING = USED + 1
"""Pairs: card whose effect goes on, 1 once its turn has come."""
ASIDE = LASTING + 1
ASIDE_SEEN = ASIDE + 1
ZONES = ASIDE_SEEN + 1
# Numbers of a seat.
POWER = 0
AMBITION = 1
PAWN = 2
LOCKS = 3
AT_WORK = 4
"""The hooks of all cards in the realm, and from bit LISTENS on the events they wait for: so that a
realm without a rule of some kind need not be searched for one."""
NUMBERS = 5
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
MARK_NAMES = ("power", "strength", "strength-this-turn")
MARKS_OF_A_TURN = (("arrived", ARRIVED), ("used-up", USED_UP))
"""Marks without a number that are gone at the end of the turn, as views name them."""
