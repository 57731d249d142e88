"""What each seat sees, and what a table shows of it."""

from typing import Any

from skulduggery.engine.game import NOBODY
from skulduggery.games.villains_cards.cards import (
    AS_HERO,
    CLOCKWISE,
    DOWN,
    EVERYBODY,
    KIND,
    MIDDLE,
    NAMES,
    NO_CARD,
    ORIGIN,
    SEAT_BIT,
    SPECTATOR,
    VILLAINS,
)
from skulduggery.games.villains_cards.table import NO_PLAY, Table, score

Names = list[str | None]


def view(table: Table, seat: int | None) -> dict[str, Any]:
    over = table.turn == NOBODY
    bit = EVERYBODY if over else SPECTATOR if seat is None else SEAT_BIT[seat]
    hands: list[Names | int] = []
    backs: list[list[str]] = []
    for owner, hand in enumerate(table.hands):
        named, unnamed = known_and_not(hand, bit)
        names: Names = [NAMES[entry >> KIND] for entry in named]
        names += [None] * len(unnamed)
        hands.append(names if named or owner == seat or over else len(unnamed))
        backs.append([back(entry) for entry in named + unnamed])
    scores = [score(pile)[0] for pile in table.piles] if over else None
    return {
        "seat": seat,
        "turn": None if over else table.turn,
        "round": table.round,
        "waiting": None if over else table.turn,
        "options_of_table": dict(table.setup.options),
        "villains": list(table.setup.villains),
        "hands": hands,
        "forced": [None if entry == NO_CARD else NAMES[entry >> KIND] for entry in table.forced],
        "decks": [[] if over else deck.size() for deck in table.decks],
        "piles": [[name(entry, bit) for entry in pile] for pile in table.piles],
        "tops": [top(pile) for pile in table.piles],
        "sizes": [len(pile) for pile in table.piles],
        "heroes": [len(face_down(pile)) for pile in table.piles],
        "face_down": [face_down(pile) for pile in table.piles],
        "backs": {
            "hands": backs,
            "piles": [[back(entry) for entry in pile] for pile in table.piles],
        },
        "middle": [NAMES[entry >> KIND] for entry in table.middle],
        "special": NAMES[table.stack[-1].text] if table.stack else None,
        "last_round": last_round(table, bit),
        "scores": scores,
    }


def shown(table: Table, seat: int | None) -> dict[str, Any]:
    out = view(table, seat)
    if table.setup.switch("open_memory") or table.turn == NOBODY:
        return out
    # VC-19: tops and sizes, the last round, and what lies open; the rest has to be remembered.
    del out["heroes"]
    del out["face_down"]
    out["piles"] = [covered(pile, out["tops"][n]) for n, pile in enumerate(out["piles"])]
    out["backs"]["piles"] = [pile[-1:] for pile in out["backs"]["piles"]]
    for owner, hand in enumerate(table.hands):
        if owner != seat:
            forced = table.forced[owner]
            lying = [] if forced == NO_CARD else [NAMES[forced >> KIND]]
            hidden: Names = [None] * (len(hand) - len(lying))
            out["hands"][owner] = [*lying, *hidden] if lying else len(hand)
            out["backs"]["hands"][owner].sort()
    middle = out["middle"]
    out["middle"] = [None] * (len(middle) - 1) + middle[-1:]
    return out


def covered(pile: Names, top_name: str | None) -> Names:
    """A pile of which only the top card shows."""
    shows: Names = [pile[-1] if top_name != "hero" else None] if pile else []
    return [None] * (len(pile) - 1) + shows


def known_and_not(hand: tuple[int, ...], bit: int) -> tuple[list[int], list[int]]:
    """The cards of a hand that a reader knows, and the others in an order that tells nothing."""
    named = [entry for entry in hand if knows(entry, bit)]
    unnamed = [entry for entry in hand if not knows(entry, bit)]
    unnamed.sort(key=origin_of)
    return named, unnamed


def knows(entry: int, bit: int) -> bool:
    """EVERYBODY stands for who sees all, also what no seat has seen."""
    return entry & bit != 0 or bit == EVERYBODY


def origin_of(entry: int) -> int:
    return entry >> ORIGIN & 7


def back(entry: int) -> str:
    return VILLAINS[origin_of(entry)]


def name(entry: int, bit: int) -> str | None:
    if not knows(entry, bit):
        return None
    card = NAMES[entry >> KIND]
    return "hero:" + card if entry & DOWN else card


def top(pile: tuple[int, ...]) -> str | None:
    """What a pile shows: a card, 'hero', or nothing where there is no pile."""
    if not pile:
        return None
    return "hero" if pile[-1] & DOWN else NAMES[pile[-1] >> KIND]


def face_down(pile: tuple[int, ...]) -> list[int]:
    """Where the Heroes lie in a pile, counted from the bottom."""
    return [at for at, entry in enumerate(pile) if entry & DOWN]


def last_round(table: Table, bit: int) -> list[dict[str, Any]]:
    """VC-19: the last play of each seat, the oldest first."""
    players = len(table.last)
    oldest = max(table.turn, 0) + (1 if table.stack else 0)
    out: list[dict[str, Any]] = []
    for step in range(players):
        seat = (oldest + step) % players
        if table.last[seat] != NO_PLAY:
            out.append(one_play(seat, table.last[seat], bit))
    return out


def one_play(seat: int, play: int, bit: int) -> dict[str, Any]:
    entry, choice, target = play >> 8, (play >> 4 & 15) - 1, (play & 15) - 1
    out: dict[str, Any] = {"seat": seat, "verb": "play"}
    if entry & bit:
        out["card"] = NAMES[entry >> KIND]
    if target == AS_HERO:
        out["verb"] = "hero"
    elif target == MIDDLE:
        out["verb"] = "special"
        if choice >= 0:
            out["choice"] = choice_text(NAMES[entry >> KIND], choice)
    else:
        out["to"] = target
    return out


def choice_text(card: str, choice: int) -> str:
    """What was chosen for a special, as an option says it after its verb."""
    if card != "whirlpool":
        return str(choice)
    return "clockwise" if choice == CLOCKWISE else "counterclockwise"
