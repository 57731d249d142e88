"""A whole random game in one call."""

from skulduggery.engine.chance import Chance
from skulduggery.engine.game import NOBODY, State
from skulduggery.engine.playout import playout
from skulduggery.games import game


def table() -> State:
    little_devils = game("little-devils")
    return little_devils.start(little_devils.setup(4, options={"rounds": 1}), Chance(3))


def test_a_playout_ends_the_game_and_counts_the_answers() -> None:
    state = table()
    assert playout(state, 1) == 4 * 9
    assert state.actor() == NOBODY


def test_the_same_luck_gives_the_same_game() -> None:
    first, second = table(), table()
    playout(first, 5)
    playout(second, 5)
    assert first.compact() == second.compact()


def test_other_luck_gives_other_answers() -> None:
    ends = set()
    for luck in range(20):
        state = table()
        playout(state, luck)
        ends.add(state.compact())
    assert len(ends) > 10


def test_any_whole_number_is_luck() -> None:
    for luck in (0, 2147483647, 1073741823, 1 << 200):
        assert playout(table(), luck) == 36


def test_a_game_that_is_over_needs_no_answer() -> None:
    state = table()
    playout(state, 1)
    assert playout(state, 1) == 0
