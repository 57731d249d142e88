"""A sample of the fuzz; the whole of it: python tools/fuzz_pipe.py --lines 100000 --seed 1."""

import pytest

from tools.fuzz_pipe import run


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_sent_is_answered(seed: int) -> None:
    fuzz = run(1000, seed)
    assert sum(fuzz.said.values()) == 1000
    assert fuzz.said["right answer"] > 100
    for code in ("bad-json", "bad-request", "illegal", "bad-position", "bad-record", "too-long"):
        assert fuzz.said[code] > 0, code
