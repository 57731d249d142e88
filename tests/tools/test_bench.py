"""What the bench says about its figures."""

from tools import bench, bench_rows

SPEED = bench.Row("Game, lower floor", "lower game", "spiel hearts", bar=1.0, plain_bar=0.25)
COPY = bench.Row("Game, clone", "clone game", "spiel-clone hearts", bar=1.5)


def test_a_speed_has_to_reach_its_bar() -> None:
    row = bench.judged(SPEED, {"plain": 20.0, "compiled": 100.0, "peers": 100.0})
    assert (row["plain_ratio"], row["plain_met"]) == (0.2, False)
    assert (row["compiled_ratio"], row["compiled_met"]) == (1.0, True)


def test_a_copy_has_to_stay_below_its_bar() -> None:
    assert bench.judged(COPY, {"plain": 9.0, "compiled": 1.6, "peers": 1.0})["compiled_met"] is (
        False
    )
    assert bench.judged(COPY, {"plain": 9.0, "compiled": 1.5, "peers": 1.0})["compiled_met"] is True


def test_the_best_repeat_counts() -> None:
    assert SPEED.best([1.0, 3.0, 2.0]) == 3.0
    assert COPY.best([1.0, 3.0, 2.0]) == 1.0
    assert COPY.best([]) is None


def test_what_was_not_measured_is_neither_met_nor_missed() -> None:
    row = bench.judged(SPEED, {"plain": 20.0, "compiled": None, "peers": None})
    assert row["plain_met"] is None
    assert row["compiled_met"] is None
    assert bench.table([row]).count("not measured") == 2


def test_the_table_tells_a_missed_bar() -> None:
    row = bench.judged(SPEED, {"plain": 20.0, "compiled": 300.0, "peers": 100.0})
    said = bench.table([row]).splitlines()[1]
    assert "plain >= 0.25: MISSED" in said
    assert "compiled >= 1.0: met" in said


def test_a_figure_without_a_peer_is_held_against_its_bar() -> None:
    size = bench.Row("Game, view as JSON", "view-json game", None, 24000, 24000)
    row = bench.judged(size, {"plain": 24001.0, "compiled": 9000.0, "peers": None})
    assert (row["plain_met"], row["compiled_met"]) == (False, True)
    assert "24,001 B" in bench.table([row])
    assert "compiled <= 24000: met" in bench.table([row])


def test_every_row_can_be_asked_for() -> None:
    for row in bench.ROWS:
        for asked in (row.ours, row.peer):
            assert asked is None or asked.partition(" ")[0] in bench_rows.KINDS
        assert row.ours.partition(" ")[2] in bench_rows.TABLES
