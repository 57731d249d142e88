"""What a searching bot asks about a game: how good is this, and what would one play here?

A judge is there for one search of one seat. It is given *imagined* states only (bots/bot.py), never
the true one, so it may read any field of them: in an imagined state nothing is hidden, and nothing
in it tells more than the seat knows. Once a game is over nothing is hidden any more: then its true
states may be judged, too (bots/turning.py).

To write one: a module `bots/judge/<game>.py` with a class of `Judge`, its line in
`bots/judge/__init__.py`. `values` is all that is needed; `weights` is what helps most.
"""

from skulduggery.engine.game import State


class Reason:
    """What speaks for an option or against it: the words have a clause for it, `hint-<key>`. With
    it a number, a card, a seat where the clause names some."""

    __slots__ = ("key", "count", "card", "seat")

    def __init__(self, key: str, count: int = 0, card: str = "", seat: int = -1) -> None:
        self.key = key
        self.count = count
        self.card = card
        self.seat = seat

    def parts(self) -> tuple[str, int, str, int]:
        return (self.key, self.count, self.card, self.seat)


class Judge:
    """Knows nothing: every option is as likely as any other, and everybody as near to winning."""

    def __init__(self) -> None:
        self.horizon = 0
        """How many answers a playout below the tree has at most, before `values` is asked."""
        self.explores = 1.5
        """How much a search tries what it has tried little, in units of how much the values that
        it is told differ; the more they are a matter of luck, the less."""
        self.wide = 8
        """How many options a position begins with; more come in as it is visited."""
        self.deals = 256
        """How many imagined states a search draws from."""
        self.by_turns = True
        """A curve of a game has a point for each turn; else for each answer."""

    def begin(self, s: State, seat: int) -> None:
        """A search begins at `s` for `seat`."""

    def values(self, s: State) -> list[float]:
        """Each seat's chance to win, from 0 to 1, in a state that is not over."""
        return [1.0 / 6.0] * 6

    def weights(self, s: State, seat: int, codes: tuple[int, ...]) -> list[float]:
        """How likely a good player in that seat plays each code: above 0, in any scale that is the
        same for all states of a search."""
        return [1.0] * len(codes)

    def quiet(self, s: State) -> bool:
        """Whether a playout may stop here, before its horizon, for `values` to be asked."""
        return False

    def ends(self, s: State) -> bool:
        """Whether a search goes no further down than this: where chance takes over."""
        return False

    def likelihood(self, s: State, seat: int) -> float:
        """How well this imagined state explains what the others did so far; 0 and more."""
        return 1.0

    def why(self, s: State, seat: int, code: int) -> list[Reason]:
        """What speaks for a code or against it, the weightiest first; of what the judge itself
        weighs. Nothing: then only the chance to win is told. `s` stays as it is."""
        return []

    def rollout(self, s: State, seat: int, codes: tuple[int, ...], luck: int) -> int:
        """What a playout plays: one of at least two codes; `luck` is any number from 0 up."""
        weights = self.weights(s, seat, codes)
        total = 0.0
        for weight in weights:
            total += weight
        left = total * ((luck % 1048576) / 1048576.0)
        for n in range(len(codes)):
            left -= weights[n]
            if left < 0.0:
                return codes[n]
        return codes[-1]

    def forget(self, s: State, seat: int, share: float, memory: int) -> State:
        """An imagined state as who forgets that share of what was seen might take it for; it may be
        changed. What the seat is asked stays as it is. `memory` decides what is forgotten: the same
        number forgets the same things, while what is put in their place is for the state's own
        chance to say."""
        return s


def over_values(s: State) -> list[float]:
    """Each seat's part of the victory in a state that is over."""
    result = s.result()
    out = [0.0] * 6
    for seat in result.winners:
        out[seat] = 1.0 / len(result.winners)
    return out
