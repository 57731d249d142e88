"""The golden playthroughs still go as they went: record, events, questions, what was seen.

Where a change is wanted, tools/regenerate_playthroughs.py writes them anew: the diff is reviewed. A
change that gives an old record another course raises the rules version of its game (DESIGN: the
record is the game); then the files of the version before stay, and are refused by their version.
"""

import pytest

from skulduggery import games
from skulduggery.engine import record
from skulduggery.engine.decision import Refused
from tests.conformance.cases import all_cases
from tools.regenerate_playthroughs import DIGESTS, FOLDER, GAMES, Wanted, digest, path_of, told

FILES = sorted(FOLDER.glob("*.txt"))
PRESENT = {path_of(wanted) for wanted in GAMES}
OLD = [path for path in FILES if path not in PRESENT]


@pytest.mark.parametrize("wanted", GAMES, ids=lambda wanted: wanted[0])
def test_a_golden_playthrough_goes_as_it_went(wanted: Wanted) -> None:
    golden = path_of(wanted).read_text(encoding="utf-8")
    again = told(record.load(golden, games.game)).splitlines()
    for number, (was, now) in enumerate(zip(golden.splitlines(), again, strict=False), 1):
        assert now == was, f"{path_of(wanted).name}, line {number}, goes another way"
    assert len(again) == len(golden.splitlines())


def test_older_playthroughs_are_refused_by_their_version() -> None:
    for path in OLD:
        with pytest.raises(Refused, match="version"):
            record.load(path.read_text(encoding="utf-8"), games.game)


def test_there_is_one_for_every_game_and_number_of_players() -> None:
    there = set()
    for path in PRESENT:
        table = record.load(path.read_text(encoding="utf-8"), games.game)
        assert table.decision() is None, f"{path.name} stops before the end"
        there.add((table.game.id, table.setup.players))
    assert {(case.game_id, case.players) for case in all_cases()} <= there


def test_every_file_is_a_playthrough_of_this_or_an_older_version() -> None:
    assert set(FILES) >= PRESENT
    assert {path.name.partition(".rules-")[0] for path in OLD} <= {wanted[0] for wanted in GAMES}


@pytest.mark.parametrize("wanted", GAMES, ids=lambda wanted: wanted[0])
def test_compiled_and_plain_rules_give_the_same_games(wanted: Wanted) -> None:
    """The digests were written down once; the tests run plain and compiled."""
    assert digest(wanted) in DIGESTS.read_text(encoding="utf-8").splitlines()
