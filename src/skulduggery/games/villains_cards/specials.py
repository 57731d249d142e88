"""The six special cards (VC-30 to VC-41).

A special that asks waits as a frame: its text is the kind of the card, and nothing is bound.
"""

from skulduggery.engine.events import Place
from skulduggery.games.villains_cards.cards import (
    CLOCKWISE,
    COUNTERCLOCKWISE,
    CURSE,
    DOWN,
    EVERYBODY,
    EXCHANGE,
    HYPNOSIS,
    INTRIGUE,
    NO_CARD,
    SABOTAGE,
    SEAT_BIT,
    WHIRLPOOL,
)
from skulduggery.games.villains_cards.table import Table

NOTHING_TO_CHOOSE = -1


def choices(table: Table, kind: int) -> tuple[int, ...]:
    """What the special asks its player to choose among."""
    if kind in (HYPNOSIS, EXCHANGE):
        return tuple([seat for seat in opponents(table) if table.piles[seat]])  # VC-37
    if kind == WHIRLPOOL and any(table.piles):
        return (CLOCKWISE, COUNTERCLOCKWISE)
    return ()


def opponents(table: Table) -> list[int]:
    """Everybody but the active player, clockwise."""
    players = len(table.hands)
    return [(table.turn + step) % players for step in range(1, players)]


def carry_out(table: Table, kind: int, choice: int) -> None:
    if choice != NOTHING_TO_CHOOSE:
        table.last[table.turn] |= (choice + 1) << 4
    if kind == CURSE:
        curse(table)
    elif kind == SABOTAGE:
        sabotage(table)
    elif kind == INTRIGUE:
        intrigue(table)
    elif choice == NOTHING_TO_CHOOSE:
        return
    elif kind == HYPNOSIS:
        hypnosis(table, choice)
    elif kind == EXCHANGE:
        exchange(table, choice)
    else:
        whirlpool(table, 1 if choice == CLOCKWISE else -1)


def curse(table: Table) -> None:
    """VC-30: the highest values that lie on top go to the middle."""
    values = [table.top_value(seat) for seat in range(len(table.piles))]
    highest = max(values)
    if not highest:
        return
    for seat in [table.turn] + opponents(table):
        if values[seat] == highest:
            entry = table.lift(seat)
            table.middle += (entry,)
            table.tell("discard", seat, entry, Place(seat, "pile"), Place(None, "middle"))
            table.expose(seat)


def hypnosis(table: Table, target: int) -> None:
    """VC-31, VC-41: the top card of another pile goes into the hand."""
    taker = table.turn
    entry = table.lift(target)
    if entry & DOWN:
        table.unname(entry)
    entry = (entry | SEAT_BIT[taker]) & ~DOWN
    table.into_hand(taker, entry)
    table.tell("take", taker, entry, Place(target, "pile"), Place(taker, "hand"))
    table.expose(target)


def sabotage(table: Table) -> None:
    """VC-32, VC-39: the top card of every other pile is turned over, and everybody has seen it."""
    for seat in opponents(table):
        if table.piles[seat]:
            entry = (table.lift(seat) ^ DOWN) | EVERYBODY
            table.put(seat, entry)
            side = "hero" if entry & DOWN else "villain"
            table.tell("turn-over", seat, entry, to=Place(seat, "pile", side=side))


def exchange(table: Table, target: int) -> None:
    """VC-33, VC-36: top card against top card; who has none gives none."""
    active = table.turn
    given = table.lift(active) if table.piles[active] else NO_CARD
    passing(table, target, active, table.lift(target))
    if given != NO_CARD:
        passing(table, active, target, given)
    table.expose(target)


def intrigue(table: Table) -> None:
    """VC-34, VC-38: a card of each other hand is laid before its owner."""
    for seat in opponents(table):
        hand = table.hands[seat]
        if hand and table.forced[seat] == NO_CARD:
            at = table.below(len(hand))
            entry = hand[at] | EVERYBODY
            table.hands[seat] = hand[:at] + (entry,) + hand[at + 1 :]
            table.forced = table.forced[:seat] + (entry,) + table.forced[seat + 1 :]
            table.tell("reveal", seat, entry, Place(seat, "hand"), Place(seat, "forced"))


def whirlpool(table: Table, step: int) -> None:
    """VC-35, VC-36: all top cards are lifted, then each goes one pile on."""
    players = len(table.piles)
    lifted = [table.lift(seat) if table.piles[seat] else NO_CARD for seat in range(players)]
    for giver, entry in enumerate(lifted):
        if entry != NO_CARD:
            passing(table, giver, (giver + step) % players, entry)
    for seat in range(players):
        table.expose(seat)


def passing(table: Table, giver: int, taker: int, entry: int) -> None:
    """A card goes from pile to pile with the side up that it had."""
    table.put(taker, entry)
    side = "hero" if entry & DOWN else "villain"
    table.tell("move", giver, entry, Place(giver, "pile"), Place(taker, "pile", side=side))
