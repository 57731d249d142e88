"""No bot is ever handed a true state: what it gets is made from what its seat knows."""

import json
from typing import Any, cast

import pytest

from skulduggery.bots import Budget, ask, levels, make, told
from skulduggery.bots.bot import Asked, Bot
from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision, Option
from skulduggery.engine.game import State
from skulduggery.games import SHELF, game

EVERY_BOT = [(game_id, level) for game_id in SHELF for level in levels(game_id)]
LITTLE = Budget(iterations=12)
OPEN = {"decision", "view", "imagine"}
"""What may be asked of a state for a bot's sake."""


class Poisoned:
    """A true state whose cards nobody may touch on a bot's behalf."""

    def __init__(self, state: State) -> None:
        self._state = state

    def __getattr__(self, name: str) -> Any:
        assert name in OPEN, f"somebody took {name} of a true state for a bot"
        return getattr(self._state, name)


def dealt(game_id: str, seed: int) -> State:
    chosen = game(game_id)
    options: dict[str, Any] = {"limit_rounds": 3} if "villainous" in game_id else {}
    return chosen.start(chosen.setup(min(chosen.most, 4), options=options, seed=seed), Chance(seed))


@pytest.mark.parametrize(("game_id", "level"), EVERY_BOT)
def test_the_hidden_half_of_a_state_is_not_touched(game_id: str, level: str) -> None:
    state = dealt(game_id, 3)
    bots = [make(level, game_id, seat, 5) for seat in range(4)]
    for _ in range(12):
        if state.actor() < 0:
            break
        bot = bots[state.actor()]
        before = state.compact()
        option = ask(bot, cast(State, Poisoned(state)), LITTLE)
        assert state.compact() == before
        decision = state.decision()
        assert decision is not None
        state.apply(decision.find(option.text))


@pytest.mark.parametrize(("game_id", "level"), EVERY_BOT)
def test_exchanging_what_a_seat_cannot_see_changes_no_answer(game_id: str, level: str) -> None:
    state = dealt(game_id, 4)
    for step in range(24):
        seat = state.actor()
        if seat < 0:
            break
        other = state.imagine(seat, Chance(step))
        answers = [ask(make(level, game_id, seat, 9), one, LITTLE).text for one in (state, other)]
        assert answers[0] == answers[1]
        decision = state.decision()
        assert decision is not None
        state.apply(decision.find(answers[0]))


class Collector(Bot):
    """It wants everything that a bot can get, and keeps it."""

    imagines = True

    def __init__(self, game_id: str, seat: int, seed: int) -> None:
        super().__init__(game_id, seat, seed)
        self.got: list[Asked] = []

    def answer(self, asked: Asked) -> Option:
        self.got.append(asked)
        return asked.decision.options[0]


@pytest.mark.parametrize("game_id", list(SHELF))
def test_an_imagined_state_looks_like_the_true_one_and_holds_other_cards(game_id: str) -> None:
    state = dealt(game_id, 6)
    hidden = 0
    collectors = [Collector(game_id, seat, 1) for seat in range(4)]
    for _ in range(10):
        seat = state.actor()
        if seat < 0:
            break
        bot = collectors[seat]
        option = ask(bot, state)
        imagined = bot.got[-1].imagined
        assert imagined is not None
        assert json.dumps(imagined.view(seat)) == json.dumps(state.view(seat))
        assert imagined.chance.key != state.chance.key
        others = [n for n in range(2) if n != seat]
        hidden += any(imagined.view(n) != state.view(n) for n in others)
        state.apply(option)
    assert hidden


def test_a_bot_that_does_not_imagine_gets_no_state() -> None:
    state = dealt("little-devils", 1)
    decision = state.decision()
    assert isinstance(decision, Decision)
    asked = told(make("rules-of-thumb", "little-devils", decision.actor, 1), state, decision)
    assert asked.imagined is None
    assert asked.view == state.view(decision.actor)
