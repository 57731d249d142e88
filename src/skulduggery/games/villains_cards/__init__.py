"""Disney Villains, the card game, for 3 to 6 (VC-1)."""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.events import Event, Place
from skulduggery.engine.game import NOBODY, Game, Seating, Setup, TableOption
from skulduggery.engine.piles import Pile
from skulduggery.games.villains_cards.cards import (
    CARD,
    EVERYBODY,
    KIND_OF_CARD,
    NO_CARD,
    NUMBERS,
    VILLAINS,
    deck_of,
)
from skulduggery.games.villains_cards.laying import Laid, villains_of
from skulduggery.games.villains_cards.rules import VillainsCards
from skulduggery.games.villains_cards.table import NO_PLAY


class VillainsCardGame(Game):
    id = "disney-villains-card-game"
    rules_version = 1
    least = 3
    most = 6
    villains: tuple[str, ...] = VILLAINS
    options: tuple[TableOption, ...] = (
        TableOption("specials", "switch", False),
        TableOption("open_memory", "switch", False),
        TableOption("first", "seat", "random"),
    )

    def start(
        self,
        setup: Setup,
        chance: Chance,
        heard: list[Event] | None = None,
        draws: list[tuple[int, int]] | None = None,
    ) -> VillainsCards:
        n = setup.players
        nothing: list[tuple[int, ...]] = [()] * n
        specials = setup.switch("specials")
        decks = [Pile(deck_of(VILLAINS.index(villain), specials)) for villain in setup.villains]
        state = VillainsCards(
            chance,
            0,
            [],
            setup,
            0,
            0,
            1,
            nothing.copy(),
            nothing.copy(),
            decks,
            (),
            (NO_CARD,) * n,
            [NO_PLAY] * n,
        )
        state.heard = heard
        state.draws = draws
        for seat in range(n):
            turn_first_card(state, seat)
        for seat in range(n):
            state.hands[seat] = state.draw(seat, ())  # VC-4
        first = setup.seat("first")
        state.first = state.below(n) if first == NOBODY else first  # VC-5
        state.turn = state.first
        state.tell("turn", state.turn)
        state.heard = None
        state.draws = None
        return state

    def lay(self, position: dict[str, Any], setup: Setup, chance: Chance) -> VillainsCards:
        laid = Laid(position, setup)
        n = setup.players
        state = VillainsCards(
            chance,
            0,
            [],
            setup,
            laid.turn,
            laid.turn if setup.seat("first") == NOBODY else setup.seat("first"),
            laid.round,
            laid.hands,
            laid.piles,
            laid.decks,
            laid.middle,
            laid.forced,
            [NO_PLAY] * n,
        )
        for seat in range(n):
            state.expose(seat)
        if not any(state.hands):
            state.turn = NOBODY
        while state.turn != NOBODY and not state.hands[state.turn]:  # VC-18
            state.turn = (state.turn + 1) % n
        return state

    def seats_of_position(self, position: dict[str, Any]) -> Seating:
        villains = villains_of(position)
        return Seating(len(villains), villains)


def turn_first_card(state: VillainsCards, seat: int) -> None:
    """VC-3: a special that turns up first goes back into the deck once a number card shows."""
    deck = state.decks[seat]
    specials: tuple[int, ...] = ()
    while True:
        pick = state.below(deck.choices())
        card = deck.next(pick)
        deck = deck.after(pick)
        state.tell("deal", seat, card << CARD | EVERYBODY, Place(seat, "deck"), Place(seat, "pile"))
        if card >> KIND_OF_CARD < NUMBERS:
            break
        specials += (card,)
    state.piles[seat] = (card << CARD | EVERYBODY,)
    if specials:
        deck = deck.shuffled(specials)
        state.tell("shuffle", seat)
    state.decks[seat] = deck


GAME = VillainsCardGame()
