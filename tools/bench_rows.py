"""What the bench measures. Runs in one process a variant: plain, compiled, or the peers.

Each request on standard input names a row and a time; the answer is what one repeat gave. Random
play is driven from Python in the same way for everybody: from one dealt position, copy it, then ask
for the legal actions and play one of them at random until the end.
"""

import json
import pickle
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

Measure = Callable[[float], float]


def per_second(once: Callable[[], int], seconds: float) -> float:
    """How many of what `once` counts fit into a second."""
    done = 0
    begin = time.perf_counter()
    end = begin + seconds
    now = begin
    while now < end:
        done += once()
        now = time.perf_counter()
    return done / (now - begin)


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """How long one call takes."""

    def many() -> int:
        for _ in range(1000):
            call()
        return 1000

    return 1e6 / per_second(many, seconds)


# The house's own games.

ALL = "all"
"""In place of villains: all that the box has, one a seat."""

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "little-devils": ("little-devils", {"players": 4, "options": {"rounds": 1}}),
    "villains-card-game": ("disney-villains-card-game", {"players": 4, "options": {}}),
    "villainous": (
        "disney-villainous",
        {"villains": ["maleficent", "prince-john"], "options": {"limit_rounds": 100}},
    ),
    "villainous-all": ("disney-villainous", {"villains": ALL, "options": {"limit_rounds": 100}}),
}
UNITS = {
    "clone": "microseconds",
    "clone-midway": "microseconds",
    "view": "microseconds",
    "pickled": "bytes",
    "view-json": "bytes",
    "search": "iterations/s",
}
"""Of what is not measured in decisions a second."""

RULES = ("skulduggery.engine.", "skulduggery.games.")


def dealt(name: str) -> Any:
    from skulduggery import games
    from skulduggery.engine.chance import Chance

    game_id, asked = TABLES[name]
    game = games.game(game_id)
    if asked.get("villains") == ALL:
        asked = asked | {"villains": list(game.villains[: game.most])}
    return game.start(game.setup(**asked), Chance(7))


def on_the_way(name: str) -> list[Any]:
    """States in the middle of random games: after a third of all decisions, a half, two thirds."""
    start = dealt(name)
    rnd = random.Random(7).random
    out: list[Any] = []
    for _ in range(8):
        state, states = start.clone(), []
        while state.actor() >= 0:
            states.append(state.clone())
            codes = state.legal()
            state.play(codes[int(rnd() * len(codes))])
        out += [states[len(states) * part // 6] for part in (2, 3, 4)]
    return out


def which(name: str) -> Measure:
    """1 when all the rules of a game that this process runs are compiled, 0 when none is."""
    dealt(name)
    here = [sys.modules[n].__file__ or "" for n in list(sys.modules) if n.startswith(RULES)]
    plain = [file for file in here if file.endswith(".py")]
    return lambda seconds: 1 - len(plain) / len(here)


def lower(name: str) -> Measure:
    start = dealt(name)
    rnd = random.Random(7).random

    def once() -> int:
        state = start.clone()
        decisions = 0
        while state.actor() >= 0:
            codes = state.legal()
            state.play(codes[int(rnd() * len(codes))])
            decisions += 1
        return decisions

    return lambda seconds: per_second(once, seconds)


def upper(name: str) -> Measure:
    start = dealt(name)
    rnd = random.Random(7).random

    def once() -> int:
        state = start.clone()
        decisions = 0
        decision = state.decision()
        while decision is not None:
            options = decision.options
            state.apply(options[int(rnd() * len(options))])
            decisions += 1
            decision = state.decision()
        return decisions

    return lambda seconds: per_second(once, seconds)


def whole(name: str) -> Measure:
    from skulduggery.engine.playout import playout

    start = dealt(name)
    luck = iter(range(1, 1 << 60))
    return lambda seconds: per_second(lambda: playout(start.clone(), next(luck)), seconds)


TRIES = 100
"""Iterations of one search, ours and theirs."""


def search(name: str) -> Measure:
    """A first question, imagining included."""
    from skulduggery.bots.judge import judge_for
    from skulduggery.bots.search import Search
    from skulduggery.engine.chance import Chance

    state = dealt(name)
    seat = state.actor()
    imagined = state.imagine(seat, Chance(7))
    judge = judge_for(TABLES[name][0])
    luck = iter(range(1, 1 << 60))

    def once() -> int:
        tree = Search(judge, seat, next(luck))
        tree.begin(imagined)
        tree.think(iterations=TRIES)
        return TRIES

    return lambda seconds: per_second(once, seconds)


def clone(name: str) -> Measure:
    """A copy in the middle of a game."""
    state = dealt(name)
    rnd = random.Random(7).random
    for _ in range(18):
        codes = state.legal()
        state.play(codes[int(rnd() * len(codes))])
    return lambda seconds: microseconds(state.clone, seconds)


def clone_midway(name: str) -> Measure:
    """The same where realms have filled."""
    state = on_the_way(name)[1]
    return lambda seconds: microseconds(state.clone, seconds)


def view(name: str) -> Measure:
    """What a seat is told in the middle of a game; of several states and all seats, on average."""
    states = on_the_way(name)

    def once() -> int:
        for state in states:
            for seat in range(state.players):
                state.view(seat)
        return len(states) * int(state.players)

    return lambda seconds: 1e6 / per_second(once, seconds)


def pickled(name: str) -> Measure:
    """The largest pickle of some states in the middle of games."""
    size = max(len(pickle.dumps(state, pickle.HIGHEST_PROTOCOL)) for state in on_the_way(name))
    return lambda seconds: size


def view_json(name: str) -> Measure:
    """The longest view, as JSON, of some states in the middle of games."""
    views = [state.view(seat) for state in on_the_way(name) for seat in range(state.players)]
    texts = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in views]
    size = max(len(text.encode()) for text in texts)
    return lambda seconds: size


# Other people's games.


def spiel_dealt(name: str) -> Any:
    pyspiel = import_module("pyspiel")
    state = pyspiel.load_game(name).new_initial_state()
    rnd = random.Random(7).random
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(rnd() * len(outcomes))][0])
    return state


def spiel(name: str) -> Measure:
    start = spiel_dealt(name)
    rnd = random.Random(7).random

    def once() -> int:
        state = start.clone()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rnd() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
            decisions += 1
        return decisions

    return lambda seconds: per_second(once, seconds)


def spiel_clone(name: str) -> Measure:
    state = spiel_dealt(name)
    rnd = random.Random(7).random
    for _ in range(18):
        actions = state.legal_actions()
        state.apply_action(actions[int(rnd() * len(actions))])
    return lambda seconds: microseconds(state.clone, seconds)


def spiel_whole(name: str) -> Measure:
    """Random games in their compiled loop: one evaluation of the dealt position by rollouts."""
    pyspiel = import_module("pyspiel")
    start = spiel_dealt(name)
    rnd = random.Random(7).random
    lengths = []
    for _ in range(300):
        state = start.clone()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
        lengths.append(decisions)
    mean = sum(lengths) / len(lengths)
    rollouts = 50
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    bot = pyspiel.MCTSBot(
        start.get_game(), evaluator, 2.0, 1, 100, False, 7, False, pyspiel.ChildSelectionPolicy.UCT
    )

    def once() -> int:
        bot.mcts_search(start)
        return int(rollouts * mean)

    return lambda seconds: per_second(once, seconds)


def spiel_search(name: str) -> Measure:
    """Their own search over information sets, in C++, with a random playout a leaf."""
    pyspiel = import_module("pyspiel")
    start = spiel_dealt(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(7, evaluator, 2.0, TRIES, -1, final, False, False)

    def once() -> int:
        bot.step(start)
        return TRIES

    return lambda seconds: per_second(once, seconds)


def rlcard(name: str) -> Measure:
    environment = import_module("rlcard").make(name, config={"seed": 7})
    rnd = random.Random(7).random

    def once() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(rnd() * len(actions))])
            decisions += 1
        return decisions

    return lambda seconds: per_second(once, seconds)


KINDS: dict[str, Callable[[str], Measure]] = {
    "which": which,
    "lower": lower,
    "upper": upper,
    "whole": whole,
    "clone": clone,
    "clone-midway": clone_midway,
    "view": view,
    "pickled": pickled,
    "view-json": view_json,
    "spiel": spiel,
    "spiel-clone": spiel_clone,
    "spiel-whole": spiel_whole,
    "search": search,
    "spiel-search": spiel_search,
    "rlcard": rlcard,
}


def serve() -> None:
    made: dict[str, Measure] = {}
    for line in sys.stdin:
        request = json.loads(line)
        row, seconds = request["row"], request["seconds"]
        kind, _, name = row.partition(" ")
        answer: dict[str, object]
        try:
            if row not in made:
                made[row] = KINDS[kind](name)
            answer = {"value": made[row](seconds)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    serve()
