"""A table of Little Devils, and what each seat sees of it."""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.game import NOBODY, State, Value
from skulduggery.games.little_devils.cards import HAND, cards_of, devils_of, mask_of, size_of

Trick = tuple[int, int, tuple[int, ...]]
"""A finished trick: who led, who took it, and its cards from the leader on.

Cards that lay with a seat in a laid position are led by NOBODY.
"""


class Terms:
    """What was agreed on before the game; `rounds` 0: play to the limit; `first` may be NOBODY."""

    __slots__ = ("players", "limit", "rounds", "open_memory", "first")

    def __init__(
        self, players: int, limit: int, rounds: int, open_memory: bool, first: int
    ) -> None:
        self.players = players
        self.limit = limit
        self.rounds = rounds
        self.open_memory = open_memory
        self.first = first

    def parts(self) -> tuple[int, int, int, bool, int]:
        return (self.players, self.limit, self.rounds, self.open_memory, self.first)

    def options(self) -> dict[str, Value]:
        return {
            "limit": self.limit,
            "rounds": self.rounds if self.rounds else None,
            "open_memory": self.open_memory,
            "first": "random" if self.first == NOBODY else self.first,
        }


class Table(State):
    """The cards and the score.

    `hands` are masks. `asked` are the cards that obey in the running trick; who plays another card
    holds none of them, and `lacks` keeps for every seat what everybody therefore knows it not to
    hold until the next deal. `tricks` are those finished in this round.
    """

    __slots__ = (
        "terms",
        "turn",
        "round",
        "dealer",
        "leader",
        "asked",
        "hands",
        "lacks",
        "trick",
        "tricks",
        "totals",
    )

    def __init__(
        self,
        chance: Chance,
        drawn: int,
        terms: Terms,
        turn: int,
        round: int,
        dealer: int,
        leader: int,
        asked: int,
        hands: list[int],
        lacks: tuple[int, ...],
        trick: tuple[int, ...],
        tricks: tuple[Trick, ...],
        totals: tuple[int, ...],
    ) -> None:
        self.chance = chance
        self.drawn = drawn
        self.heard = None
        self.draws = None
        self.windows = None
        self.terms = terms
        self.turn = turn
        self.round = round
        self.dealer = dealer
        self.leader = leader
        self.asked = asked
        self.hands = hands
        self.lacks = lacks
        self.trick = trick
        self.tricks = tricks
        self.totals = totals

    def compact(self) -> tuple[Any, ...]:
        return (
            (self.chance.key, self.chance.fixed),
            self.drawn,
            self.terms.parts(),
            self.turn,
            self.round,
            self.dealer,
            self.leader,
            self.asked,
            tuple(self.hands),
            self.lacks,
            self.trick,
            self.tricks,
            self.totals,
        )

    def taken(self) -> list[tuple[int, ...]]:
        """The cards that each seat took in this round, in the order of taking."""
        piles: list[tuple[int, ...]] = [()] * len(self.hands)
        for _, taker, cards in self.tricks:
            piles[taker] += cards
        return piles

    def devils(self) -> list[int]:
        """The devils that each seat took in this round."""
        out = [0] * len(self.hands)
        for _, taker, cards in self.tricks:
            out[taker] += devils_of(cards)
        return out

    def out(self) -> tuple[int, ...]:
        """LD-2: cards of no use in this round, which everybody knows; only where some were laid."""
        rest = (1 << HAND * len(self.hands) + 1) - 2
        rest &= ~mask_of(self.trick)
        for hand in self.hands:
            rest &= ~hand
        for _, _, cards in self.tricks:
            rest &= ~mask_of(cards)
        return cards_of(rest)

    def direction(self) -> str | None:
        if len(self.trick) < 2:
            return None
        return "up" if self.trick[1] > self.trick[0] else "down"

    def view(self, seat: int | None) -> dict[str, Any]:
        over = self.turn == NOBODY
        hands: list[list[int] | int] = []
        for owner, hand in enumerate(self.hands):
            hands.append(list(cards_of(hand)) if over or owner == seat else size_of(hand))
        return {
            "seat": seat,
            "turn": None if over else self.turn,
            "round": self.round,
            "waiting": None if over else self.turn,
            "options_of_table": self.terms.options(),
            "dealer": self.dealer,
            "leader": self.leader,
            "direction": self.direction(),
            "hands": hands,
            "trick": list(self.trick),
            "taken": [list(pile) for pile in self.taken()],
            "tricks": [
                {"leader": leader, "cards": list(cards), "taker": taker}
                for leader, taker, cards in self.tricks
                if leader != NOBODY
            ],
            "devils": self.devils(),
            "out": list(self.out()),
            "totals": list(self.totals),
        }

    def shown(self, seat: int | None) -> dict[str, Any]:
        view = self.view(seat)
        if self.terms.open_memory or self.turn == NOBODY:
            return view
        # LD-16: the last trick and how many cards were taken; not which, nor their devils.
        view["taken"] = [len(pile) for pile in self.taken()]
        view["tricks"] = view["tricks"][-1:]
        del view["devils"]
        return view

    def position(self) -> dict[str, Any]:
        return {
            "hands": [list(cards_of(hand)) for hand in self.hands],
            "leader": self.leader,
            "trick": list(self.trick),
            "taken": [list(pile) for pile in self.taken()],
            "totals": list(self.totals),
            "dealer": self.dealer,
            "turn": max(self.turn, 0),
            "round": self.round,
        }
