"""The laws of a finished game and its record."""

from collections.abc import Callable
from typing import Any

from skulduggery.engine import record
from tests.conformance.cards import SHOES
from tests.conformance.cases import Case
from tests.conformance.spot import Spot, compare, demand, sight, texts


def save_and_load_give_the_same(spot: Spot) -> bool:
    table = spot.table
    written = table.record()
    loaded = record.load(written, _finder(spot.case))
    compare(table.state.compact(), loaded.state.compact(), "a state saved and loaded")
    compare(written, loaded.record(), "a record saved and loaded")
    part = spot.luck.randrange(len(table.answers) + 1)
    begun = record.load(_cut(written, part), _finder(spot.case))
    compare(table.at(part).compact(), begun.state.compact(), f"a record of {part} answers")
    return True


def replay_gives_the_same_states_and_events(spot: Spot) -> bool:
    table = spot.table
    again = record.Table(table.game, table.setup, table.seed, table.position)
    compare([e.whole() for e in table.opening], [e.whole() for e in again.opening], "the opening")
    for n, answer in enumerate(table.answers):
        compare(table.at(n).compact(), again.state.compact(), f"the state before answer {n}")
        done = again.answer(answer.text)
        compare(answer.seat, done.seat, f"who gave answer {n}")
        compare(answer.draws, done.draws, f"what chance gave after answer {n}")
        compare(
            [e.whole() for e in answer.events],
            [e.whole() for e in done.events],
            f"the events of answer {n}, {answer.text!r}",
        )
    compare(table.state.compact(), again.state.compact(), "the last state")
    return True


def undo_gives_the_same_state_and_the_same_answer_the_same_next(spot: Spot) -> bool:
    table = record.load(spot.table.record(), _finder(spot.case))
    if not table.answers:
        return False
    for _ in range(3):
        table.back_to(spot.luck.randrange(max(1, len(table.answers) - 40), len(table.answers) + 1))
        last = table.answers[-1]
        after, drawn = table.state.compact(), list(last.draws)
        before = spot.table.at(len(table.answers) - 1).compact()
        table.undo()
        compare(before, table.state.compact(), f"the state after {last.text!r} was taken back")
        again = table.answer(last.text)
        compare(after, table.state.compact(), f"the state after {last.text!r} was given again")
        compare(drawn, again.draws, f"what chance gave after {last.text!r} was given again")
        if len(table.answers) < 2:
            break
    return True


def playing_on_with_new_luck_keeps_what_was(spot: Spot) -> bool:
    table = spot.table
    number = spot.luck.randrange(len(table.answers) + 1)
    fork = table.fork(number, spot.luck.randrange(1 << 128))
    compare(sight(table.at(number)), sight(fork.state), f"what is seen at answer {number}")
    for answer in table.answers[number:]:
        if fork.state.actor() != answer.seat or answer.text not in texts(fork.state):
            break
        fork.answer(answer.text)
    loaded = record.load(fork.record(), _finder(spot.case))
    compare(fork.state.compact(), loaded.state.compact(), "a game played on, saved and loaded")
    hidden = record.load(table.record(with_seed=False), _finder(spot.case))
    compare(sight(table.state), sight(hidden.state), "a record without its seed")
    return True


def everything_is_shown_after_the_end(spot: Spot) -> bool:
    whole = {**spot.views[0], "seat": None}
    for reader in spot.readers:
        compare({**spot.views[reader], "seat": None}, whole, f"view({reader}) after the end")
        compare({**spot.shown[reader], "seat": None}, whole, f"shown({reader}) after the end")
    seat = spot.a_seat()
    other = spot.state.imagine(seat, spot.chance())
    compare(sight(spot.state), sight(other), f"imagine({seat}) where nothing is hidden")
    shoe = SHOES[spot.case.game_id]
    told = shoe.told(whole)
    for card, number in shoe.named(spot.state).items():
        demand(told[card] == number, f"after the end {card} is named {told[card]}, not {number}")
    return True


def the_end_has_a_result(spot: Spot) -> bool:
    result = spot.state.result()
    demand(result.over, "the game stopped, but it is not over")
    demand(result.reason in ("devils", "points", "objective", "limit-rounds"), f"{result.reason}")
    seats = range(spot.case.players)
    demand(set(result.winners) <= set(seats), f"winners {result.winners}")
    demand(list(result.winners) == sorted(set(result.winners)), f"winners {result.winners}")
    demand(result.winners or result.reason == "limit-rounds", "nobody won")
    if result.scores is not None:
        demand(len(result.scores) == len(seats), f"scores {result.scores}")
    won = [e.seat for e in spot.table.events() if e.kind == "win"]
    compare(sorted(w for w in won if w is not None), list(result.winners), "who won, as told")
    ends = [n for n, e in enumerate(spot.table.events()) if e.kind == "end"]
    compare(ends, [len(spot.table.events()) - 1], "where the end is told")
    given = len(spot.table.answers)
    for number in range(0, given, max(1, given // 5)):
        demand(not spot.table.at(number).result().over, "the game was over before it ended")
    return True


def same_seed_same_game_and_another_seed_another_deal(spot: Spot) -> bool:
    table = spot.table
    again = record.Table(table.game, table.setup, table.seed)
    compare(table.at(0).compact(), again.state.compact(), "the deal of one seed")
    start = sight(again.state)
    others = [record.Table(table.game, table.setup, table.seed + n + 1) for n in range(3)]
    demand(
        sum(sight(other.state) == start for other in others) == 0,
        "other seeds give the same deal",
    )
    return True


def _finder(case: Case) -> Callable[[str], Any]:
    def find(game_id: str) -> Any:
        demand(game_id == case.game.id, f"the record says {game_id}")
        return case.game

    return find


def _cut(written: str, answers: int) -> str:
    """A record up to so many answers, and what chance gave for them."""
    out, seen = [], 0
    for line in written.splitlines():
        if line.split(" ")[0].isdigit():
            seen += 1
        if seen > answers:
            break
        out.append(line)
    return "\n".join(out) + "\n"


LAWS = (
    save_and_load_give_the_same,
    replay_gives_the_same_states_and_events,
    undo_gives_the_same_state_and_the_same_answer_the_same_next,
    playing_on_with_new_luck_keeps_what_was,
    everything_is_shown_after_the_end,
    the_end_has_a_result,
    same_seed_same_game_and_another_seed_another_deal,
)
