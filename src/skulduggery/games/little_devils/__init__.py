"""Little Devils, for 3 to 6: take as few devils as you can."""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.events import Event
from skulduggery.engine.game import NOBODY, Game, Seating, Setup, TableOption
from skulduggery.games.little_devils.cards import MAY_LEAD
from skulduggery.games.little_devils.laying import count_seats, lay
from skulduggery.games.little_devils.rules import LittleDevils
from skulduggery.games.little_devils.view import Terms


def terms_of(setup: Setup) -> Terms:
    return Terms(
        setup.players,
        setup.number("limit"),
        setup.number("rounds"),
        setup.switch("open_memory"),
        setup.seat("first"),
    )


class LittleDevilsGame(Game):
    id = "little-devils"
    rules_version = 1
    least = 3
    most = 6
    options: tuple[TableOption, ...] = (
        TableOption("limit", "number", 100, 1, 1000),
        TableOption("rounds", "number", None, 1, 1000),
        TableOption("open_memory", "switch", True),
        TableOption("first", "seat", "random"),
    )

    def start(
        self,
        setup: Setup,
        chance: Chance,
        heard: list[Event] | None = None,
        draws: list[tuple[int, int]] | None = None,
    ) -> LittleDevils:
        terms = terms_of(setup)
        n = terms.players
        state = LittleDevils(
            chance, 0, terms, 0, 1, 0, 0, MAY_LEAD, [0] * n, (0,) * n, (), (), (0,) * n
        )
        state.heard = heard
        state.draws = draws
        if terms.first == NOBODY:
            state.dealer = state.below(n)  # LD-15
        else:
            state.dealer = (terms.first - 1) % n
        state.deal()
        state.heard = None
        state.draws = None
        return state

    def lay(self, position: dict[str, Any], setup: Setup, chance: Chance) -> LittleDevils:
        return lay(position, terms_of(setup), chance)

    def seats_of_position(self, position: dict[str, Any]) -> Seating:
        return Seating(count_seats(position), ())


GAME = LittleDevilsGame()
