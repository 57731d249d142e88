"""A table of Little Devils for tests: laid with the hands that matter."""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.events import Event
from skulduggery.games.little_devils import GAME
from skulduggery.games.little_devils.rules import LittleDevils


def lay(position: dict[str, Any], seed: int = 0, **options: Any) -> LittleDevils:
    return GAME.lay(position, GAME.setup(len(position["hands"]), options=options), Chance(seed))


def table(*hands: list[int], **position: Any) -> LittleDevils:
    """Seat 0 leads unless told otherwise."""
    return lay({"hands": list(hands), **position})


def dealt(players: int, seed: int = 0, **options: Any) -> LittleDevils:
    return GAME.start(GAME.setup(players, options=options), Chance(seed))


def play(state: LittleDevils, *cards: int) -> list[Event]:
    """Cards one after another, each by whose turn it is; everything that happened."""
    events: list[Event] = []
    for card in cards:
        decision = state.decision()
        assert decision is not None
        events += state.apply(decision.find(f"play {card}"))
    return events


def trick(*cards: int, leader: int = 0) -> LittleDevils:
    """A table after this trick, in which everybody held that card and one of the spare ones."""
    players = len(cards)
    spare = [card for card in range(1, 9 * players + 1) if card not in cards]
    led = cards[0]
    hands: list[list[int]] = [[] for _ in cards]
    up = cards[1] > led
    for behind, card in enumerate(cards):
        obeyed = (card > led) == up
        side = [other for other in spare if obeyed or (other > led) != up]
        other = side[len(side) // 2]
        spare.remove(other)
        hands[(leader + behind) % players] = [card, other]
    state = table(*hands, leader=leader)
    play(state, *cards)
    return state


def play_first(state: LittleDevils, until_round: int = 0) -> None:
    """The first legal card again and again, to the end of the game or to the start of a round."""
    while state.actor() >= 0 and state.round != until_round:
        state.play(state.legal()[0])


def cards(state: LittleDevils, seat: int) -> list[int]:
    held = state.position()["hands"][seat]
    assert isinstance(held, list)
    return held
