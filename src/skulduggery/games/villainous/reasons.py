"""Why something cannot be done: numbered for the lower floor, named for people."""

from __future__ import annotations

# Reasons why something cannot be done, numbered for the lower floor and named for people.
REASONS = (
    "",
    "nothing-to-choose.DV-22",
    "cost.DV-21",
    "locked.DV-55",
    "forbidden-by-card.DV-51",
    "no-place.DV-22",
    "no-bearer.DV-23",
    "condition.DV-21",
    "no-symbol.DV-8",
    "not-your-turn.DV-6",
    "same-location.DV-7",
    "not-in-hand.DV-21",
    "strength.DV-29",
    "cannot-be-defeated.DV-51",
    "changes-nothing.DV-22b",
    "fate-token.DV-26",
    "no-fate-cards.DV-25b",
    "not-here.DV-24",
    "requirement.DV-45",
    "not-now.DV-7",
    "not-yet.DV-22",
)
FINE = 0
NOTHING = 1
COST = 2
LOCKED = 3
FORBIDDEN = 4
NO_PLACE = 5
NO_BEARER = 6
IS_CONDITION = 7
NO_SYMBOL = 8
NOT_YOUR_TURN = 9
SAME_LOCATION = 10
NOT_IN_HAND = 11
TOO_STRONG = 12
UNDEFEATABLE = 13
CHANGES_NOTHING = 14
FATE_TOKEN = 15
NO_FATE_CARDS = 16
NOT_HERE = 17
REQUIREMENT = 18
NOT_NOW = 19
NOT_YET = 20
# Of Star Wars alone.
NOT_ENGAGED = 21
PAWN_ABOARD = 22
ONCE_A_TURN = 23
