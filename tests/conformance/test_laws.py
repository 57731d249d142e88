"""Every law, for every game of the shelf and every number of players, on random games.

A few games by default; `SKULDUGGERY_LAWS=full` plays the bars of the project. The laws are in
views.py, states.py, tales.py and whole_games.py; runner.py plays.
"""

from collections.abc import Callable

import pytest

from skulduggery import games
from tests.conformance.cards import SHOES
from tests.conformance.cases import Case, all_cases
from tests.conformance.runner import NAMES, Findings, laws_of, zeal_wanted


def test_every_game_of_the_shelf_is_tried_with_every_number_of_players() -> None:
    cases = all_cases()
    assert {case.game_id for case in cases} == set(games.SHELF) == set(SHOES)
    for game_id in ("little-devils", "disney-villains-card-game"):
        assert [case.players for case in cases if case.game_id == game_id] == [3, 4, 5, 6]
    assert Case("disney-villainous", 2) in cases


@pytest.mark.parametrize(
    ("law", "case"),
    [
        pytest.param(law, case, id=f"{law}-{case.name}")
        for law in NAMES
        for case in all_cases()
        if law in laws_of(case)
    ],
)
def test_law(law: str, case: Case, findings: Callable[[Case], Findings]) -> None:
    found = findings(case)
    assert found.games == zeal_wanted().games_of(case)
    told = "\n\n".join(found.of(law))
    assert not found.broken[law], f"broken {found.broken[law]} times; the first:\n{told}"
    assert found.tried[law], "this law was never tried: no game gave the occasion"
