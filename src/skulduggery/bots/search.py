"""A search that knows no game: it imagines, tries, and remembers what came out.

The seat that searches does not know the table, so it imagines many (`State.imagine`), and lets one
tree grow over all of them. A node stands for the answers given since the root, whoever gave them.
An option counts how often it was open at all (`open`), for in another imagined table it may not be
there. Down the tree everybody wants the best for the own seat, weighed against what has been tried
little (PUCT, with the judge's weights). Where the tree ends, the judge says how near each seat is
to winning.

    search = Search(judge_for("little-devils"), seat, seed)
    search.begin(imagined)                 # a state that the seat may see: State.imagine
    search.think(iterations=400)           # or seconds=0.3; may be called again, to go on
    search.best(3)                         # the options that look best, with value and visits
    search.follow(search.best(1)[0].code)  # what is known of the next question is kept

The same seed, states and iterations give the same answers, plain and compiled.
"""

import time
from collections.abc import Callable
from math import sqrt
from typing import Final

from skulduggery.bots.judge.judge import Judge, over_values
from skulduggery.engine.chance import KEY_LIMIT, Chance
from skulduggery.engine.game import State

_FACTOR: Final = 48271
_MODULUS: Final = 2147483647
ENOUGH: Final = 8
"""After so many judgements it is known how much they differ; before, a usual figure stands."""
UNKNOWN: Final = 0.2
LEAST: Final = 1e-6
NEVER: Final = -9.0
"""What an option is surely worth that was never tried."""
KEPT: Final = 0.5
"""How much of what was seen at an earlier question of the same turn counts."""


class Choice:
    """An option as a search sees it: its code, how good it looks for the seat that searches (its
    chance to win), how often it was tried, and which share of all tries that is. What was tried
    little may be better or worse than it looks: `sure` is what it is worth even if it is worse."""

    __slots__ = ("code", "value", "visits", "share", "sure")

    def __init__(self, code: int, value: float, visits: int, sure: float) -> None:
        self.code = code
        self.value = value
        self.visits = visits
        self.share = 0.0
        self.sure = sure


class Node:
    """What is known of a sequence of answers. `open`: how often its last one was possible."""

    __slots__ = ("code", "weight", "visits", "open", "totals", "branches")

    def __init__(self, code: int, weight: float) -> None:
        self.code = code
        self.weight = weight
        self.visits = 0
        self.open = 0
        self.totals = [0.0] * 6
        self.branches: dict[int, Node] = {}


class Search:
    def __init__(
        self, judge: Judge, seat: int, seed: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.judge = judge
        self.seat = seat
        self.clock = clock
        self.luck = 1
        self.key = 0
        self.memory = 0
        self.reseed(seed)
        self.root = Node(-1, 1.0)
        self.here: Node | None = None
        """What the tree knows of the next question."""
        self.forgets = 0.0
        """The share of what was seen that does not come to mind."""
        self.start: State | None = None
        self.deals: list[State] = []
        self.sums: list[float] = []
        self.iterations = 0
        self.seen = 0
        """Judgements so far, with their sums and sums of squares for each seat: `spread` is how
        much they usually differ, which is the unit of trying what has been tried little."""
        self.values = [0.0] * 6
        self.squares = [0.0] * 6
        self.spread = [UNKNOWN] * 6
        self.caution = 1.0

    # What is asked from outside.

    def reseed(self, seed: int) -> None:
        self.luck = (seed * 2 + self.seat + 1) % _MODULUS or 1
        self.key = seed % (KEY_LIMIT // 2)
        self.memory = seed % _MODULUS

    def begin(self, imagined: State) -> None:
        """A new question, in a state that the seat may see."""
        self.start = imagined
        self.deals = []
        self.sums = []
        self.iterations = 0
        self.seen = 0
        self.values = [0.0] * 6
        self.squares = [0.0] * 6
        self.spread = [UNKNOWN] * 6
        kept = self.here
        if kept is not None and self.knows_own(kept):
            fade(kept)
            self.root = kept
        else:
            self.root = Node(-1, 1.0)
        self.here = self.root
        self.judge.begin(imagined, self.seat)

    def think(self, iterations: int = 0, seconds: float = 0.0, first: int = -1) -> None:
        """Go on until so many iterations are done or so much time has passed; 0 sets no limit.
        With `first` always that option is tried, however bad it looks, to compare it with others.
        """
        assert iterations > 0 or seconds > 0.0
        end = self.clock() + seconds
        done = 0
        wanted = self.judge.deals
        if 0 < iterations < wanted:
            wanted = iterations
        while True:
            if len(self.deals) < wanted:
                self.imagine()
            self.once(first)
            done += 1
            if 0 < iterations <= done:
                break
            if seconds > 0.0 and self.clock() >= end:
                break
        self.iterations += done

    def best(self, n: int) -> list[Choice]:
        """The `n` options that look best, even if those tried little are worse than they look."""
        start = self.start
        assert start is not None
        seat = self.seat
        out: list[Choice] = []
        tries = 0
        for code in start.legal():
            node = self.root.branches.get(code * 8 + seat)
            if node is None or node.visits == 0:
                out.append(Choice(code, 0.0, 0, NEVER))
            else:
                tries += node.visits
                value = node.totals[seat] / node.visits
                doubt = self.caution * self.spread[seat] / sqrt(node.visits)
                out.append(Choice(code, value, node.visits, value - doubt))
        for choice in out:
            choice.share = choice.visits / tries if tries else 0.0
        out.sort(key=_by_sureness)
        return out[:n]

    def follow(self, code: int) -> None:
        """The seat has answered so, and may be asked again before anybody else has acted: what the
        tree knows of that is kept, but counts less than what is seen then."""
        if self.here is not None:
            self.here = self.here.branches.get(code * 8 + self.seat)

    def knows_own(self, node: Node) -> bool:
        """Whether the seat itself was asked there, in some imagined table."""
        return any([key & 7 == self.seat for key in node.branches])

    # What happens inside.

    def below(self, n: int) -> int:
        self.luck = self.luck * _FACTOR % _MODULUS
        return self.luck % n

    def imagine(self) -> None:
        """One more table to draw from, with the weight that the judge gives it."""
        start = self.start
        assert start is not None
        self.key += 1
        s = start.imagine(self.seat, Chance(self.key))
        if self.forgets:
            s = self.judge.forget(s, self.seat, self.forgets, self.memory)
        weight = self.judge.likelihood(s, self.seat)
        total = self.sums[-1] if self.sums else 0.0
        self.deals.append(s)
        self.sums.append(total + weight)

    def drawn(self) -> State:
        """One of the imagined tables, the likelier the oftener, with a luck of its own."""
        sums = self.sums
        self.luck = self.luck * _FACTOR % _MODULUS
        at = sums[-1] * (self.luck / _MODULUS)
        low = 0
        high = len(sums) - 1
        while low < high:
            middle = (low + high) // 2
            if sums[middle] > at:
                high = middle
            else:
                low = middle + 1
        s = self.deals[low].clone()
        self.key += 1
        s.chance = Chance(self.key)
        s.drawn = 0
        return s

    def once(self, first: int = -1) -> None:
        """One way down the tree, one judgement, and back up."""
        judge = self.judge
        s = self.drawn()
        node = self.root
        path = [node]
        while True:
            actor = s.actor()
            if actor < 0:
                values = over_values(s)
                break
            codes = s.legal()
            if first >= 0:
                if first * 8 + actor not in node.branches:
                    self.widen(node, s, actor, codes, len(codes))
                codes = (first,)
                first = -1
            fresh = False
            if len(codes) == 1:
                key = codes[0] * 8 + actor
                found = node.branches.get(key)
                if found is None:
                    found = Node(codes[0], 1.0)
                    node.branches[key] = found
                found.open += 1
                node = found
            else:
                node = self.pick(node, s, actor, codes)
                fresh = node.visits == 0
            path.append(node)
            s.play(node.code)
            if fresh or judge.ends(s):
                values = self.leaf(s)
                break
        self.note(values)
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat in range(len(values)):
                totals[seat] += values[seat]

    def note(self, values: list[float]) -> None:
        self.seen += 1
        n = self.seen
        for seat in range(len(values)):
            value = values[seat]
            self.values[seat] += value
            self.squares[seat] += value * value
            if n >= ENOUGH:
                mean = self.values[seat] / n
                self.spread[seat] = sqrt(max(self.squares[seat] / n - mean * mean, LEAST))

    def pick(self, node: Node, s: State, actor: int, codes: tuple[int, ...]) -> Node:
        branches = node.branches
        there: list[Node] = []
        sum_of_weights = 0.0
        for code in codes:
            found = branches.get(code * 8 + actor)
            if found is not None:
                there.append(found)
                sum_of_weights += found.weight
        if len(there) < len(codes):
            wide = self.judge.wide + int(sqrt(node.visits))
            if len(there) < wide:
                for found in self.widen(node, s, actor, codes, wide - len(there)):
                    there.append(found)
                    sum_of_weights += found.weight
        mean = node.totals[actor] / node.visits if node.visits else 0.0
        scale = self.judge.explores * self.spread[actor] / sum_of_weights
        best = there[0]
        most = -1.0
        for found in there:
            found.open += 1
            visits = found.visits
            value = found.totals[actor] / visits if visits else mean
            score = value + scale * found.weight * sqrt(found.open) / (1 + visits)
            if score > most:
                most = score
                best = found
        return best

    def widen(
        self, node: Node, s: State, actor: int, codes: tuple[int, ...], room: int
    ) -> list[Node]:
        """The most promising options that the tree does not know here yet."""
        weights = self.judge.weights(s, actor, codes)
        new: list[Node] = []
        for n in range(len(codes)):
            if codes[n] * 8 + actor not in node.branches:
                new.append(Node(codes[n], weights[n]))
        if len(new) > room:
            new.sort(key=_by_weight)
            new = new[:room]
        for found in new:
            node.branches[found.code * 8 + actor] = found
        return new

    def leaf(self, s: State) -> list[float]:
        """Play on as the judge does until it can tell, and let it tell."""
        judge = self.judge
        left = judge.horizon
        while left > 0 and not judge.quiet(s):
            actor = s.actor()
            if actor < 0:
                break
            codes = s.legal()
            if len(codes) == 1:
                s.play(codes[0])
            else:
                self.luck = self.luck * _FACTOR % _MODULUS
                s.play(judge.rollout(s, actor, codes, self.luck))
            left -= 1
        if s.actor() < 0:
            return over_values(s)
        return judge.values(s)


def _by_sureness(choice: Choice) -> tuple[float, int]:
    return (-choice.sure, -choice.visits)


def _by_weight(node: Node) -> float:
    return -node.weight


def fade(node: Node) -> None:
    """Let everything below count less."""
    left = int(node.visits * KEPT)
    for seat in range(len(node.totals)):
        node.totals[seat] *= left / node.visits if node.visits else 0.0
    node.visits = left
    node.open = int(node.open * KEPT)
    for below in node.branches.values():
        fade(below)
