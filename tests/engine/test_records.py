"""The record is the game: what it looks like, and what comes back from it.

On real games, since a record is always of one: Little Devils (no luck but the deal) and the
Villains card game (a draw after every answer).
"""

import pickle
import re
from random import Random

import pytest

from skulduggery import games
from skulduggery.engine.decision import Refused
from skulduggery.engine.record import Table, load

DEVILS = "little-devils"
CARDS = "disney-villains-card-game"


def a_table(
    game_id: str = CARDS, answers: int = 12, seed: int = 7, keep: int | None = None
) -> Table:
    game = games.game(game_id)
    options = {"specials": True} if game_id == CARDS else {"rounds": 2}
    table = Table(game, game.setup(3, None, options, seed), seed, keep=keep)
    play(table, answers)
    return table


def play(table: Table, answers: int) -> None:
    luck = Random(str(table.seed))
    for _ in range(answers):
        decision = table.decision()
        if decision is None:
            break
        table.answer(luck.choice(decision.options).text)


def again(record: str) -> Table:
    return load(record, games.game)


def test_a_record_is_readable_lines() -> None:
    lines = a_table(DEVILS, 4).record().splitlines()
    assert lines[:5] == [
        "skulduggery 1",
        "game little-devils",
        "rules 1",
        "players 3",
        'options {"first": "random", "limit": 100, "open_memory": true, "rounds": 2}',
    ]
    assert lines[5] == "seed 7"
    assert re.fullmatch(r"draw 3:\d( \d+:\d+){18}", lines[6])
    assert len(lines) == 11
    assert all(re.fullmatch(r"[0-2] play \d+", line) for line in lines[7:])


def test_a_game_with_villains_names_them_and_draws_stand_below_their_answer() -> None:
    table = a_table(CARDS, 3)
    lines = table.record().splitlines()
    assert lines[1:4] == [
        f"game {CARDS}",
        f"rules {table.game.rules_version}",
        "villains " + " ".join(table.setup.villains),
    ]
    answers = [line for line in lines if line[0].isdigit()]
    assert answers == [f"{answer.seat} {answer.text}" for answer in table.answers]
    for answer in table.answers:
        below = lines[lines.index(f"{answer.seat} {answer.text}") + 1]
        drawn = " ".join(f"{bound}:{value}" for bound, value in answer.draws)
        assert below == "draw " + drawn


@pytest.mark.parametrize("game_id", [DEVILS, CARDS])
@pytest.mark.parametrize("answers", [0, 1, 12, 10_000])
def test_loading_gives_the_same_table(game_id: str, answers: int) -> None:
    table = a_table(game_id, answers)
    loaded = again(table.record())
    assert loaded.state.compact() == table.state.compact()
    assert loaded.record() == table.record()
    assert [e.whole() for e in loaded.events()] == [e.whole() for e in table.events()]
    assert (loaded.setup.players, loaded.setup.villains) == (3, table.setup.villains)
    assert loaded.setup.options == table.setup.options
    play(table, 5)
    play(loaded, 5)
    assert loaded.record() == table.record()


def test_comments_empty_lines_and_odd_spaces_are_passed_over() -> None:
    table = a_table()
    noisy = "\n# a comment\n\n".join(f"  {line}  " for line in table.record().splitlines())
    assert again("# first\n\n" + noisy).record() == table.record()
    assert again(table.record().replace("\n", "\r\n")).record() == table.record()


def test_a_seed_of_128_bits_is_kept() -> None:
    table = a_table(seed=(1 << 128) - 1)
    assert again(table.record()).state.compact() == table.state.compact()


def test_a_table_without_a_seed_draws_one() -> None:
    game = games.game(DEVILS)
    tables = [Table(game, game.setup(3)) for _ in range(3)]
    assert len({table.seed for table in tables}) == 3
    assert again(tables[0].record()).state.compact() == tables[0].state.compact()


def test_a_laid_position_is_in_the_record() -> None:
    game = games.game(DEVILS)
    position = {"hands": [[1, 2, 20], [3, 5, 21], [7, 6, 22]], "leader": 1}
    table = Table(game, game.setup(3, None, {"rounds": 1}), 7, position)
    play(table, 4)
    assert '\nposition {"hands": [[1, 2, 20], [3, 5, 21], [7, 6, 22]], "leader": 1}\n' in (
        table.record()
    )
    loaded = again(table.record())
    assert loaded.state.compact() == table.state.compact()
    assert loaded.record() == table.record()


# Undo and going back.


def test_undo_takes_back_the_answer_its_luck_and_its_line() -> None:
    table = a_table(answers=11)
    before, record = table.state.compact(), table.record()
    decision = table.decision()
    assert decision is not None
    for option in decision.options:
        table.answer(option.text)
        after = table.state.compact()
        table.undo()
        assert (table.state.compact(), table.record()) == (before, record)
        table.answer(option.n)
        assert table.state.compact() == after
        table.undo()


def test_everything_can_be_taken_back_and_then_nothing_more() -> None:
    table = a_table(answers=9)
    start = a_table(answers=0)
    for _ in range(9):
        table.undo()
    assert table.record() == start.record()
    assert table.state.compact() == start.state.compact()
    with pytest.raises(Refused) as caught:
        table.undo()
    assert caught.value.code == "nothing-to-undo"
    assert table.record() == start.record()


@pytest.mark.parametrize("keep", [None, 0, 3, 100])
def test_a_table_that_forgets_goes_back_just_as_far(keep: int | None) -> None:
    whole = a_table(answers=20)
    table = a_table(answers=20, keep=keep)
    assert table.record() == whole.record()
    for number in (20, 19, 17, 10, 3, 0):
        assert table.at(number).compact() == whole.at(number).compact()
        table.back_to(number)
        assert len(table.answers) == number
        assert table.state.compact() == whole.at(number).compact()
        assert again(table.record()).state.compact() == table.state.compact()


def test_looking_back_changes_nothing() -> None:
    table = a_table(answers=20)
    record, now = table.record(), table.state.compact()
    for number in range(25):
        table.at(number).view(0)
    assert (table.record(), table.state.compact()) == (record, now)


# Playing on from somewhere with new luck.


@pytest.mark.parametrize("number", [0, 5, 12])
def test_a_fork_shares_the_past_and_draws_anew(number: int) -> None:
    table = a_table()
    record = table.record()
    forks = [table.fork(number, seed) for seed in range(100, 120)]
    for fork in forks:
        assert [a.text for a in fork.answers] == [a.text for a in table.answers[:number]]
        assert [fork.state.view(s) for s in range(3)] == [
            table.at(number).view(s) for s in range(3)
        ]
        play(fork, 6)
        loaded = again(fork.record())
        assert loaded.state.compact() == fork.state.compact()
        assert loaded.record() == fork.record()
        assert f"\nfixed {len(fork.fixed)}\n" in fork.record() or not fork.fixed
    futures = {str([a.draws for a in fork.answers[number:]]) for fork in forks}
    assert len(futures) > 10
    assert table.record() == record


def test_a_fork_of_a_fork_loads() -> None:
    fork = a_table().fork(8, 100)
    play(fork, 5)
    second = fork.fork(11, 101)
    play(second, 5)
    assert again(second.record()).state.compact() == second.state.compact()


def test_a_fork_without_a_seed_draws_one() -> None:
    table = a_table()
    assert len({table.fork(3).seed for _ in range(3)} - {table.seed}) == 3


def test_a_record_without_its_seed_tells_the_past_and_not_the_luck_to_come() -> None:
    table = a_table()
    hidden = table.record(with_seed=False)
    assert "\nseed hidden\n" in hidden
    assert str(table.seed) not in re.findall(
        r"\d+", hidden.partition("seed")[2].partition("draw")[0]
    )
    futures = set()
    for _ in range(6):
        loaded = again(hidden)
        assert [loaded.state.view(s) for s in range(3)] == [table.state.view(s) for s in range(3)]
        assert [a.text for a in loaded.answers] == [a.text for a in table.answers]
        play(loaded, 6)
        futures.add(str([answer.draws for answer in loaded.answers[12:]]))
        assert again(loaded.record()).state.compact() == loaded.state.compact()
    assert len(futures) > 1


# Answers that are refused change nothing.


@pytest.mark.parametrize("answer", ["play red-7 1", "", 99, -1, None, 1.5, True, [0]])
def test_a_refused_answer_changes_nothing(answer: object) -> None:
    table = a_table()
    before, record = table.state.compact(), table.record()
    with pytest.raises(Refused):
        table.answer(answer)
    assert (table.state.compact(), table.record()) == (before, record)


def test_a_finished_game_asks_nothing_more() -> None:
    table = a_table(answers=10_000)
    assert table.decision() is None
    with pytest.raises(Refused) as caught:
        table.answer(0)
    assert caught.value.code == "over"


def test_several_answers_are_taken_all_or_none() -> None:
    table = a_table(DEVILS, 0)
    actor = table.state.actor()
    before, record = table.state.compact(), table.record()
    with pytest.raises(Refused) as caught:
        table.answer_all([0, 0])
    assert f"answer 1 is no longer seat {actor}'s" in caught.value.message
    assert (table.state.compact(), table.record()) == (before, record)
    with pytest.raises(Refused):
        table.answer_all([0, "play 99"])
    assert (table.state.compact(), table.record()) == (before, record)
    assert len(table.answer_all([0])) == 1
    assert table.answer_all([]) == []


def test_answers_tell_what_came_of_them() -> None:
    table = a_table(answers=0)
    decision = table.decision()
    assert decision is not None
    answer = table.answer(0)
    assert (answer.seat, answer.text) == (decision.actor, decision.options[0].text)
    assert answer.events[0].kind == "play"
    assert answer.draws
    assert table.events()[-len(answer.events) :] == answer.events
    assert table.state.heard is None
    assert table.state.draws is None


# Records that cannot be read: refused with the line.


def bad(text: str) -> str:
    """The refusal of a record, which must name a line that is there."""
    with pytest.raises(Refused) as caught:
        again(text)
    assert caught.value.code == "bad-record", caught.value.message
    found = re.match(r"line (\d+): ", caught.value.message)
    assert found, f"no line is named: {caught.value.message}"
    assert 1 <= int(found[1]) <= max(1, len(text.split("\n")))
    return caught.value.message


def numbered(record: str, start: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(record.split("\n"), 1) if line.startswith(start))


def replaced(start: str, new: str, game_id: str = CARDS) -> tuple[str, int]:
    """A good record whose first line with that beginning is another; and that line's number."""
    record = a_table(game_id).record()
    at = numbered(record, start)
    lines = record.split("\n")
    lines[at - 1] = new
    return "\n".join(lines), at


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "# nothing\n", "hello", "skulduggery", "skulduggery 2\n", "{}", "\x00", "﻿skul"],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert "a record begins with 'skulduggery 1'" in bad(text)


@pytest.mark.parametrize("word", ["game", "rules", "villains", "seed"])
def test_a_missing_line_is_named(word: str) -> None:
    said = "players" if word == "villains" else word
    assert said in bad(re.sub(rf"(?m)^{word} .*\n", "", a_table().record()))


@pytest.mark.parametrize("word", ["game", "rules", "villains", "options", "seed"])
def test_a_line_that_stands_twice_is_refused(word: str) -> None:
    record = a_table().record()
    at = numbered(record, word)
    lines = record.split("\n")
    lines.insert(at, lines[at - 1])
    assert bad("\n".join(lines)) == f"line {at + 1}: {word!r} stands there twice"


@pytest.mark.parametrize(
    ("start", "new", "said"),
    [
        ("game", "game chess", "chess"),
        ("game", "game", "''"),
        ("rules", "rules one", "a whole number is needed, not 'one'"),
        ("rules", "rules 999", "version 999 of the rules of disney-villains-card-game"),
        ("rules", "rules 0", "cannot replay it"),
        ("villains", "players 3x", "a whole number is needed"),
        ("villains", "players 2", "3 to 6 players are needed"),
        ("villains", "players 99999999999999999999", "3 to 6 players are needed"),
        ("villains", "villains jafar", "1 players"),
        ("villains", "villains jafar jafar scar", "jafar sits there twice"),
        ("villains", "villains jafar gaston scar", "gaston"),
        ("villains", "villains", "0 players"),
        ("options", "options {", "no readable JSON"),
        ("options", "options", "no readable JSON"),
        ("options", "options []", "an object with named options"),
        ("options", 'options {"limit": 3}', "limit"),
        ("options", 'options {"specials": 3}', "true or false"),
        ("options", "options " + "[" * 100_000, "no readable JSON"),
        ("seed", "seed", "a whole number is needed"),
        ("seed", "seed -1", "a whole number is needed"),
        ("seed", "seed 7.0", "a whole number is needed"),
        ("seed", "seed ٣", "a whole number is needed"),
        ("seed", f"seed {1 << 128}", "from 0 to 2^128-1"),
        ("seed", "seed " + "9" * 5000, "a whole number is needed"),
        ("seed", "seed 7\nfixed x", "a whole number is needed"),
        ("draw", "draw", "chance gave something else"),
        ("draw", "draw 3", "bound:value"),
        ("draw", "draw 3:x", "a whole number is needed"),
        ("draw", "draw 3:3", "bound:value with value below bound"),
        ("draw", "draw 1:0", "bound:value with value below bound"),
        ("draw", "draw :", "a whole number is needed"),
        ("draw", "draw 3:-1", "a whole number is needed"),
        ("draw", "shuffle 3:1", "'shuffle' is not a word of a record"),
        ("0 ", "9 hero red-1", "seat 9 answers, but it is seat"),
        ("0 ", "0", "is not offered"),
        ("0 ", "0 dance", "'dance' is not offered; offered: "),
        ("0 ", "-1 hero red-1", "'-1' is not a word of a record"),
        ("0 ", "٣ hero red-1", "is not a word of a record"),
    ],
)
def test_a_wrong_line_is_refused_by_its_number(start: str, new: str, said: str) -> None:
    record, at = replaced(start, new)
    message = bad(record)
    assert said in message
    if "\n" not in new and new != "draw":
        assert message.startswith(f"line {at}: ")


def test_what_belongs_above_the_answers_is_refused_below_them() -> None:
    record = a_table().record()
    assert bad(record + "fixed 3\n").endswith("'fixed' must stand before the first answer")


def test_more_draws_are_fixed_than_stand_there() -> None:
    record, at = replaced("seed", "seed 7\nfixed 9999")
    assert bad(record).startswith(f"line {at + 1}: fixed: only ")


@pytest.mark.parametrize("seed", ["seed 8", "seed 0"])
def test_another_seed_gives_something_else_than_the_record_says(seed: str) -> None:
    record, _ = replaced("seed", seed)
    at = numbered(record, "draw")
    assert bad(record) == f"line {at}: chance gave something else here than the record says"


def test_a_draw_that_was_tampered_with_is_found_in_its_line() -> None:
    record = a_table().record()
    lines = record.split("\n")
    draws = [n for n, line in enumerate(lines, 1) if line.startswith("draw")]
    for at in draws:
        bound, _, value = lines[at - 1].rpartition(" ")[2].partition(":")
        other = f"{bound}:{(int(value) + 1) % int(bound)}"
        new = [*lines]
        new[at - 1] = lines[at - 1].rpartition(" ")[0] + " " + other
        assert bad("\n".join(new)).startswith(f"line {at}: ")


def test_a_draw_line_that_is_missing_or_too_much_is_found() -> None:
    lines = a_table().record().split("\n")
    draws = [n for n, line in enumerate(lines) if line.startswith("draw")]
    for at in draws:
        assert "chance gave something else" in bad("\n".join(lines[:at] + lines[at + 1 :]))
        more = [*lines]
        more[at] += " 6:1"
        assert bad("\n".join(more)).startswith(f"line {at + 1}: ")


@pytest.mark.parametrize("bound", [2, 5, 1000])
def test_a_hidden_seed_with_draws_that_cannot_be_is_refused_by_line(bound: int) -> None:
    lines = a_table().record(with_seed=False).split("\n")
    draws = [n for n, line in enumerate(lines) if line.startswith("draw")]
    for at in draws:
        new = [*lines]
        new[at] = f"draw {bound}:{bound - 1} " + lines[at].partition(" ")[2]
        bad("\n".join(new))


def test_answers_after_the_end_are_refused() -> None:
    record = a_table(DEVILS, 10_000).record()
    at = len(record.split("\n"))
    assert bad(record + "0 play 3\n") == (
        f"line {at}: seat 0 answers, but it is nobody's: the game is over"
    )


def test_a_wrong_seat_is_refused() -> None:
    record = a_table().record()
    found = re.search(r"(?m)^0 (.*)$", record)
    assert found
    wrong = record[: found.start()] + f"1 {found[1]}" + record[found.end() :]
    at = record[: found.start()].count("\n") + 1
    assert bad(wrong) == f"line {at}: seat 1 answers, but it is seat 0's"


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("[]", "an object is needed"),
        ("{", "no readable JSON"),
        ("", "no readable JSON"),
        ('{"hands": 3}', "hands"),
        ('{"hands": [[1], [1], [2]]}', "card 1"),
        ('{"hands": [[1], [2], [55]]}', "hands[2][0]"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_line(position: str, said: str) -> None:
    record, at = replaced("draw", f"position {position}", DEVILS)
    message = bad(record)
    assert message.startswith(f"line {at}: ")
    assert said in message


def test_every_damage_is_an_error_with_a_line_or_does_no_harm() -> None:
    """A thousand random damages: a refusal by line, or a record that loads to a good table."""
    record = a_table(answers=20).record()
    luck = Random(1)
    refused = 0
    for _ in range(1000):
        at = luck.randrange(len(record))
        damaged = luck.choice(
            [
                record[:at] + record[at + luck.randrange(1, 9) :],
                record[:at] + chr(luck.randrange(1, 0x3000)) + record[at:],
                record[:at] + luck.choice("0123456789:- \n\t{}\"'#") + record[at + 1 :],
                record[:at],
                record[:at] + record[luck.randrange(at + 1) :],
            ]
        )
        try:
            table = again(damaged)
        except Refused:
            bad(damaged)
            refused += 1
        else:
            assert again(table.record()).state.compact() == table.state.compact()
    assert refused > 600


def test_a_loaded_table_is_independent_of_the_first() -> None:
    table = a_table()
    loaded = again(table.record())
    play(loaded, 5)
    assert len(table.answers) == 12
    assert pickle.dumps(table.state)
