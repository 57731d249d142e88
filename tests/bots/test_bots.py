"""What holds for every bot: it sees a view, it answers with an option, and it repeats itself."""

import json

import pytest

from skulduggery import games
from skulduggery.bots import levels, make
from skulduggery.bots.bot import Asked, Bot, Budget, told
from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.game import State

LITTLE = Budget(iterations=8)


class Witness(Bot):
    """A bot that notes what reaches the bot behind it."""

    def __init__(self, behind: Bot) -> None:
        super().__init__(behind.game_id, behind.seat, behind.seed)
        self.behind = behind
        self.looks = behind.looks
        self.imagines = behind.imagines
        self.told: list[str] = []
        self.answers: list[str] = []

    def answer(self, asked: Asked) -> Option:
        told = json.dumps(asked.view)
        asked.view = json.loads(told)
        imagined = asked.imagined.compact() if asked.imagined else None
        self.told.append(f"{told} {imagined}")
        option = self.behind.answer(asked)
        self.answers.append(option.text)
        return option


def seats(game_id: str, level: str, players: int, seed: int) -> list[Witness]:
    return [Witness(make(level, game_id, seat, seed)) for seat in range(players)]


def play_out(state: State, bots: list[Witness]) -> None:
    while (decision := state.decision()) is not None:
        bot = bots[decision.actor]
        option = bot.answer(told(bot, state, decision, LITTLE))
        assert option in decision.options
        state.apply(option)


def every_bot() -> list[tuple[str, str]]:
    return [("little-devils", level) for level in levels("little-devils")]


@pytest.mark.parametrize(("game_id", "level"), every_bot())
@pytest.mark.parametrize("players", [3, 6])
def test_a_bot_plays_whole_games_from_its_view_alone(
    game_id: str, level: str, players: int
) -> None:
    game = games.game(game_id)
    for seed in range(3):
        state = game.start(game.setup(players, options={"limit": 40}), Chance(seed))
        bots = seats(game_id, level, players, seed)
        play_out(state, bots)
        assert state.result().over
        assert all(bot.told for bot in bots)


@pytest.mark.parametrize(("game_id", "level"), every_bot())
def test_the_same_seed_and_views_give_the_same_answers(game_id: str, level: str) -> None:
    game = games.game(game_id)
    heard = []
    for _ in range(2):
        bots = seats(game_id, level, 4, seed=11)
        play_out(game.start(game.setup(4, options={"limit": 40}), Chance(5)), bots)
        heard.append([(bot.told, bot.answers) for bot in bots])
    assert heard[0] == heard[1]


@pytest.mark.parametrize(("game_id", "level"), every_bot())
def test_a_bot_answers_alike_whatever_it_cannot_see(game_id: str, level: str) -> None:
    game = games.game(game_id)
    state = game.start(game.setup(4, options={"rounds": 1}), Chance(2))
    bots = [make(level, game_id, seat, 7) for seat in range(4)]
    shadows = [make(level, game_id, seat, 7) for seat in range(4)]
    step = 0
    while (decision := state.decision()) is not None:
        seat = decision.actor
        other = state.imagine(seat, Chance(step))
        there = other.decision()
        assert there is not None
        answer = bots[seat].answer(told(bots[seat], state, decision, LITTLE))
        shadow = shadows[seat]
        assert shadow.answer(told(shadow, other, there, LITTLE)).text == answer.text
        state.apply(answer)
        step += 1


def test_dice_throw_every_option_and_differ_by_seed_and_seat() -> None:
    options = tuple(Option(n, f"play {n}") for n in range(6))
    thrown = {}
    for seat, seed in ((0, 1), (1, 1), (0, 2)):
        bot = make("random", "little-devils", seat, seed)
        thrown[seat, seed] = [bot.choose({}, Decision(seat, "lead", options)).n for _ in range(600)]
    for throws in thrown.values():
        assert all(60 < throws.count(n) < 150 for n in range(6))
    assert len({tuple(throws) for throws in thrown.values()}) == 3


@pytest.mark.parametrize(
    ("level", "game_id"),
    [("clever", "little-devils"), ("", "little-devils"), ("clever", "disney-villainous")],
)
def test_an_unknown_level_is_refused(level: str, game_id: str) -> None:
    with pytest.raises(Refused, match="there are random") as refused:
        make(level, game_id, 0, 0)
    assert refused.value.code == "bad-request"
