"""Conditions in another player's turn: asked behind the curtain, and a pass leaves no trace."""

from pathlib import Path

import pytest

from skulduggery.bots import make
from skulduggery.engine.record import Table
from skulduggery.games import game
from skulduggery.store import Store
from tests.terminal.helpers import played, say

NAMES = ("Anna", "Bruno")


def window(place: Path, names: tuple[str | None, str | None], bots: int = 0) -> Table:
    """A stored table at which seat 1 is asked for a Condition in the turn of seat 0."""
    chosen = game("disney-villainous")
    for seed in range(200):
        table = Table(chosen, chosen.setup(None, ["maleficent", "prince-john"]), seed)
        while (decision := table.decision()) is not None and len(table.answers) < 300:
            if decision.prompt == "play-condition" and decision.actor == 1:
                break
            bot = make("random", chosen.id, decision.actor, seed + len(table.answers))
            table.answer(bot.choose(table.state.view(decision.actor), decision))
        else:
            continue
        store = Store.at(place)
        fresh = Table(chosen, table.setup, seed)
        chairs = [
            {"name": name, "level": "random" if seat < bots else None, "seed": 1}
            for seat, name in enumerate(names)
        ]
        kept = store.add(fresh, {"chairs": chairs, "language": "en"})
        for answer in table.answers:
            kept.answer(answer.text)
        store.close()
        return table
    pytest.fail("no table came to a window")


def passing(table: Table) -> int:
    decision = table.decision()
    assert decision is not None
    return next(option.n + 1 for option in decision.options if option.text == "pass")


def test_the_curtain_says_only_whose_turn_at_the_screen_it_is(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    table = window(place, NAMES)
    done = played(
        *("play", "--resume", "1", "--plain", "--db", str(place)),
        answers=f"\n{passing(table)}\n\nl\nq\n",
    )
    assert done.returncode == 0, done.stderr
    before, _, behind = done.stdout.partition(say("en", "ui-ready", name="Bruno"))
    assert before.rstrip().endswith(say("en", "ui-hand-screen-to", name="Bruno"))
    assert "Condition" not in before
    question, _, after = behind.partition(say("en", "ui-ready", name="Anna"))
    assert say("en", "prompt-play-condition") in question
    held = [one for one in table.state.view(1)["seats"][1]["hand"] if one]
    assert held
    assert "ondition" not in after.partition("Your hand")[0]
    assert "pass" not in after.lower()


def test_one_person_against_a_bot_is_just_asked(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    table = window(place, (None, None), bots=1)
    done = played(
        *("play", "--resume", "1", "--plain", "--db", str(place)),
        answers=f"{passing(table)}\nq\n",
    )
    assert done.returncode == 0, done.stderr
    assert say("en", "prompt-play-condition") in done.stdout
    assert "Hand the screen" not in done.stdout


def test_undo_does_not_tell_that_somebody_passed(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    table = window(place, NAMES)
    table.answer("pass")
    typed = f"\n{1 + next(n for n, one in enumerate(table_options(place)) if one == 'pass')}\n"
    if table.state.actor() != 0:
        pytest.fail("somebody else is asked: choose another table for this test")
    done = played(
        *("play", "--resume", "1", "--plain", "--db", str(place)), answers=f"{typed}\nu\nq\n"
    )
    assert done.returncode == 0, done.stderr
    assert say("en", "ui-undone") in done.stdout
    assert say("en", "ui-undo-takes-back", names="Bruno") not in done.stdout


def table_options(place: Path) -> list[str]:
    store = Store.at(place)
    decision = store.resume(1, game).table.decision()
    store.close()
    assert decision is not None
    return [option.text for option in decision.options]
