"""The course of a finished game: what the judge thinks of each moment, and where that turned."""

import pytest

from skulduggery.bots import ask, make
from skulduggery.bots.judge import has_judge
from skulduggery.bots.turning import ANSWER, DEAL, TURN, Moment, course, curve, turned
from skulduggery.engine.decision import Refused
from skulduggery.engine.record import Table
from skulduggery.games import SHELF, game
from tests.games.little_devils.table import lay, play

JUDGED = [game_id for game_id in SHELF if has_judge(game_id)]


def finished(game_id: str, seed: int = 3, keep: int | None = None) -> Table:
    chosen = game(game_id)
    short = {"rounds": 2} if game_id == "little-devils" else {}
    options = {"limit_rounds": 20} if "villainous" in game_id else short
    table = Table(chosen, chosen.setup(chosen.least, options=options, seed=seed), seed, keep=keep)
    bots = [make("rules-of-thumb", game_id, seat, seed) for seat in range(chosen.least)]
    while (decision := table.decision()) is not None:
        table.answer(ask(bots[decision.actor], table.state).text)
    return table


@pytest.mark.parametrize("game_id", JUDGED)
def test_the_curve_goes_from_the_deal_to_the_victory(game_id: str) -> None:
    table = finished(game_id)
    found = course(table, times=2)
    steps = [moment.n for moment in found.moments]
    assert steps[0] == 0
    assert steps[-1] == len(table.answers)
    assert steps == sorted(set(steps))
    for moment in found.moments:
        assert len(moment.chances) == table.setup.players
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)
        assert sum(moment.chances) == pytest.approx(1.0) or moment.n == len(table.answers)
    winners = table.state.result().winners
    last = found.moments[-1].chances
    assert [seat for seat, chance in enumerate(last) if chance > 0] == list(winners)


@pytest.mark.parametrize("game_id", JUDGED)
def test_the_same_game_has_the_same_course_also_where_a_table_forgets(game_id: str) -> None:
    one, other = (course(finished(game_id, keep=keep), times=2) for keep in (None, 4))
    assert [moment.chances for moment in one.moments] == [
        moment.chances for moment in other.moments
    ]
    assert [point.step for point in one.points] == [point.step for point in other.points]


def test_the_states_of_the_game_stay_as_they_were() -> None:
    table = finished("little-devils")
    before = table.record()
    held = [answer.before.compact() for answer in table.answers if answer.before]
    course(table, times=2)
    assert table.record() == before
    assert [answer.before.compact() for answer in table.answers if answer.before] == held


def test_a_trick_that_decides_the_game_is_where_it_turned() -> None:
    """One round, two tricks left: with 20 seat 2 takes ten devils instead of seat 1's seven."""
    state = lay({"hands": [[12, 1], [15, 3], [13, 20]], "leader": 0}, rounds=1)
    states = []
    for card in (12, 15, 20, 13, 1, 3):
        states.append(state.clone())
        play(state, card)
    moments = curve("little-devils", 3, [*states, state], times=10)
    assert moments[2].chances[2] > 0.5
    assert moments[3].chances[2] == 0.0
    assert 3 in turned(moments, most=2)


def test_turning_points_are_the_greatest_and_stand_in_the_order_of_the_game() -> None:
    chances = [0.5, 0.9, 0.85, 0.3, 0.32, 0.0]
    moments = [Moment(n, [one, 1.0 - one]) for n, one in enumerate(chances)]
    assert turned(moments, most=3) == [1, 3, 5]
    assert turned(moments, most=1) == [3]
    assert turned([Moment(0, [0.5]), Moment(1, [0.55])]) == []


def test_a_point_says_who_answered_what_or_that_cards_were_dealt() -> None:
    table = finished("little-devils", seed=7)
    found = course(table, times=4)
    assert found.points
    for point in found.points:
        answer = table.answers[point.n - 1]
        assert (point.since, point.n, point.step) == (point.n - 1, point.n, point.n)
        assert point.seat == answer.seat
        assert point.option is not None
        assert point.option.text == answer.text
        dealt = any(event.kind == "deal" for event in answer.events)
        assert point.kind == (DEAL if dealt else ANSWER)
        assert point.before == found.moments[point.n - 1].chances


def test_in_a_game_of_turns_a_point_is_a_whole_turn() -> None:
    table = finished("disney-villainous", seed=5)
    found = course(table, times=1)
    assert len(found.moments) < len(table.answers)
    assert found.points
    for point in found.points:
        if point.kind == TURN:
            before = table.at(point.since).shown(None)
            assert (point.seat, point.round) == (before["turn"], before["round"])
            assert point.step == point.since
            assert point.option is None


def test_a_game_without_a_judge_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished("little-devils")
    monkeypatch.setattr("skulduggery.bots.turning.has_judge", lambda game_id: False)
    with pytest.raises(Refused, match="has no judge yet"):
        course(table)
