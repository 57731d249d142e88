"""A laid table that tests can talk to."""

from itertools import permutations
from typing import Any

from skulduggery import games
from skulduggery.engine.decision import Refused
from skulduggery.engine.record import Table
from skulduggery.games.villains_cards.cards import DOWN, KIND, KIND_OF_CARD, NAMES
from skulduggery.games.villains_cards.rules import VillainsCards
from skulduggery.games.villains_cards.table import score

GAME = games.game("disney-villains-card-game")
SEATS = ("maleficent", "jafar", "captain-hook", "scar", "ursula", "cruella")


class At:
    """Seat 0 has its left neighbour at seat 1 and its right one at the last seat."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> VillainsCards:
        state = self.table.state
        assert isinstance(state, VillainsCards)
        return state

    def offers(self) -> list[str]:
        decision = self.table.decision()
        return [] if decision is None else [option.text for option in decision.options]

    def prompt(self) -> str:
        decision = self.table.decision()
        assert decision is not None
        return decision.prompt

    def say(self, *answers: str) -> list[dict[str, Any]]:
        """Answer, one after the other; what the last answer's player heard of it."""
        heard: list[dict[str, Any]] = []
        for answer in answers:
            done = self.table.answer(answer)
            heard = [seen for event in done.events if (seen := event.read(done.seat)) is not None]
        return heard

    def heard_by(self, seat: int | None, kind: str) -> list[dict[str, Any]]:
        """The events of one kind that followed the last answer, as somebody saw them."""
        seen = [event.read(seat) for event in self.table.answers[-1].events]
        return [event for event in seen if event is not None and event["event"] == kind]

    def pile(self, seat: int) -> list[str]:
        return [named(entry) for entry in self.state.piles[seat]]

    def hand(self, seat: int) -> list[str]:
        return [named(entry) for entry in self.state.hands[seat]]

    def deck(self, seat: int) -> list[str]:
        return [NAMES[card >> KIND_OF_CARD] for card in self.state.decks[seat].cards()]

    def middle(self) -> list[str]:
        return [named(entry) for entry in self.state.middle]

    def points(self, seat: int) -> int:
        return score(self.state.piles[seat])[0]

    def lost(self, seat: int) -> int:
        return score(self.state.piles[seat])[1]

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.state.view(seat)

    def shown(self, seat: int | None) -> dict[str, Any]:
        return self.state.shown(seat)


def named(entry: int) -> str:
    return ("hero:" if entry & DOWN else "") + NAMES[entry >> KIND]


def words(lists: tuple[str, ...] | list[str], seats: int) -> list[list[str]]:
    return [text.split() for text in lists] + [[]] * (seats - len(lists))


def lay(
    hands: list[str],
    piles: list[str],
    decks: list[str | None] | None = None,
    seats: int = 3,
    turn: int = 0,
    forced: list[str | None] | None = None,
    middle: str = "",
    seed: int = 1,
    villains: tuple[str, ...] | None = None,
    **options: Any,
) -> At:
    """Cards as words in one string for each seat; decks not given are empty, None: the rest.

    Where no villains are named, the first ones sit there whose decks have all these cards.
    """
    given = decks or []
    position: dict[str, Any] = {
        "turn": turn,
        "hands": words(hands, seats),
        "piles": words(piles, seats),
        "decks": [None if deck is None else deck.split() for deck in given],
        "forced": forced or [],
        "middle": middle.split(),
    }
    position["decks"] += [[]] * (seats - len(given))
    for sitting in [villains] if villains else permutations(SEATS, seats):
        position["villains"] = list(sitting)
        setup = GAME.setup(villains=sitting, options={"specials": True, **options})
        try:
            return At(Table(GAME, setup, seed, position))
        except Refused as refused:
            reason = refused
    raise reason


def new(seats: int = 3, seed: int = 1, **options: Any) -> At:
    return At(Table(GAME, GAME.setup(villains=SEATS[:seats], options=options), seed))
