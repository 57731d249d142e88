"""A table of Villainous: dealt or laid."""

from __future__ import annotations

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Refused
from skulduggery.engine.events import Event
from skulduggery.engine.game import NOBODY, Game, Seating, Setup
from skulduggery.engine.piles import Pile
from skulduggery.games import SHELF, game
from skulduggery.games.villainous import piles
from skulduggery.games.villainous.box import Box, Cast, cast_of, key_of
from skulduggery.games.villainous.lay import lay_position
from skulduggery.games.villainous.own_decks.building import read_deck
from skulduggery.games.villainous.own_decks.known import deck_named, own_deck
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.turn import begin_turn
from skulduggery.games.villainous.villain import HAND_LIMIT
from skulduggery.games.villainous.zones import LOCKS, NUMBERS, PAWN, POWER, ZONES


def empty_table(cast: Cast, chance: Chance) -> Villainous:
    """Boards with nothing on them but the locks of the start; all cards in their decks."""
    piles: list[Pile] = []
    for seat in range(cast.players):
        piles.append(Pile(tuple(cast.villain_cards(seat))))
        piles.append(Pile(tuple(cast.fate_cards(seat))))
    s = Villainous(
        cast,
        chance,
        0,
        [()] * (ZONES * cast.players),
        piles,
        [0] * (NUMBERS * cast.players),
        0,
        1,
        0,
        NOBODY,
        NOBODY,
        False,
        [],
        (),
        (),
        NOBODY,
        (),
        True,
    )
    for seat in range(cast.players):
        locks = 0
        for place, location in enumerate(cast.villains[seat].locations):
            if location.locked:
                locks |= 1 << place
        s.set_number(seat, LOCKS, locks)
        s.set_number(seat, PAWN, cast.box.starts_at)
    return s


class VillainousGame(Game):
    """What both boxes share as games on the shelf."""

    out_of_turn = True

    def __init__(self, box: Box) -> None:
        self.box = box

    def setup(
        self,
        players: object = None,
        villains: object = None,
        options: object = None,
        seed: int = 0,
    ) -> Setup:
        setup = super().setup(players, villains, options, seed)
        if setup.options.get("fate_token") == "always" and setup.players < 3:
            raise Refused("bad-option", 'option fate_token: "always" needs 3 or more players')
        return setup

    def take_deck(self, text: str) -> str:
        return read_deck(self.box, text).name

    def deck_text(self, digest: str) -> str:
        return deck_named(digest).source

    def check_deck(self, villain: str, digest: str) -> None:
        own_deck(villain, digest)

    def _named(self, villains: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The boxes do not meet at one table: the rulebooks do not foresee it (SW-1)."""
        for told in villains if isinstance(villains, (list, tuple)) else ():
            name = told.partition("@")[0] if isinstance(told, str) else ""
            for other in SHELF if name and name not in self.villains else ():
                found = game(other)
                if isinstance(found, VillainousGame) and name in found.villains:
                    raise Refused(
                        "bad-players",
                        f"villains: {name} is in the box of {other}, and the boxes do not meet at"
                        f" one table; here there are {', '.join(self.villains)}",
                    )
        return super()._named(villains)

    def start(
        self,
        setup: Setup,
        chance: Chance,
        heard: list[Event] | None = None,
        draws: list[tuple[int, int]] | None = None,
    ) -> Villainous:
        s = empty_table(cast_of(key_of(self.box, setup)), chance)
        s.heard = heard
        s.draws = draws
        first = setup.seat("first")
        s.first = first if first >= 0 else s.below(s.players)
        for n in range(s.players):
            seat = (s.first + n) % s.players
            s.set_number(seat, POWER, self.box.powers[n])
            piles.draw(s, seat, s.cast.villains[seat].limits[HAND_LIMIT])
        begin_turn(s, s.first)
        s.advance()
        s.heard = None
        s.draws = None
        return s

    def lay(self, position: dict[str, Any], setup: Setup, chance: Chance) -> Villainous:
        s = empty_table(cast_of(key_of(self.box, setup)), chance)
        first = setup.seat("first")
        lay_position(s, position, first)
        s.advance()
        return s

    def seats_of_position(self, position: dict[str, Any]) -> Seating:
        villains = position.get("villains")
        if not isinstance(villains, list) or not all([isinstance(name, str) for name in villains]):
            raise Refused("bad-position", "villains: a list of villains by seat is needed")
        return Seating(len(villains), tuple(villains))
