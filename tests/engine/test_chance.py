"""The documented function of key and number, recomputed here from its description alone."""

import copy
import pickle
import struct
from hashlib import blake2b
from itertools import pairwise

import pytest

from skulduggery.engine.chance import KEY_LIMIT, Chance

KEYS = (0, 1, 7, 2**64 + 3, KEY_LIMIT - 1)
BOUNDS = (2, 3, 6, 27, 54, 1000, 3 << 30, (1 << 32) - 1)


def lanes(key: int, person: bytes, first: int, attempt: int) -> tuple[int, ...]:
    block = blake2b(
        struct.pack("<QQ", first, attempt),
        digest_size=64,
        key=bytes((key >> 8 * i) & 255 for i in range(16)),
        person=person,
    )
    return struct.unpack("<16I", block.digest())


def by_hand(key: int, number: int, n: int) -> tuple[int, int]:
    """The draw, and how many lanes were thrown away for it."""
    whole_stretches = (2**32 // n) * n
    lane = lanes(key, b"draw", number // 16, 0)[number % 16]
    attempt = 0
    while lane >= whole_stretches:
        attempt += 1
        lane = lanes(key, b"again", number, attempt)[0]
    return lane % n, attempt


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("n", BOUNDS)
def test_a_draw_is_the_documented_function(key: int, n: int) -> None:
    chance = Chance(key)
    for number in (*range(40), 160, 1 << 20, (1 << 40) + 5):
        assert chance.draw(number, n) == by_hand(key, number, n)[0]


def test_the_function_never_changes() -> None:
    drawn = [Chance(7).draw(number, 54) for number in range(12)]
    assert drawn == [2, 43, 19, 42, 4, 7, 41, 46, 12, 46, 19, 20]


def test_a_lane_in_the_incomplete_stretch_is_replaced_and_no_number_is_skipped() -> None:
    n = 3 << 30  # a quarter of all lanes is thrown away
    attempts = [by_hand(7, number, n)[1] for number in range(400)]
    assert 60 < sum(a > 0 for a in attempts) < 140
    assert max(attempts) >= 2
    chance = Chance(7)
    for number in range(400):
        value = chance.draw(number, n)
        assert value == by_hand(7, number, n)[0]
        assert value < n


def test_draws_do_not_depend_on_the_order_of_asking() -> None:
    forwards = Chance(99)
    backwards = Chance(99)
    there = [forwards.draw(number, 1000) for number in range(100)]
    back = [backwards.draw(number, 1000) for number in reversed(range(100))]
    assert there == back[::-1]
    assert [forwards.draw(number, 1000) for number in range(100)] == there


def test_fixed_draws_come_first_and_the_key_goes_on_at_its_own_number() -> None:
    chance = Chance(7, (5, 0, 2))
    assert [chance.draw(number, 6) for number in range(3)] == [5, 0, 2]
    free = Chance(7)
    assert [chance.draw(n, 6) for n in range(3, 40)] == [free.draw(n, 6) for n in range(3, 40)]


@pytest.mark.parametrize("key", [-1, KEY_LIMIT, -KEY_LIMIT])
def test_a_key_outside_the_range_is_refused(key: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 2"):
        Chance(key)


def test_equal_means_same_key_and_same_fixed_draws() -> None:
    drawn_from = Chance(3)
    drawn_from.draw(5, 6)
    assert drawn_from == Chance(3)
    assert hash(drawn_from) == hash(Chance(3))
    assert Chance(3) != Chance(4)
    assert Chance(3) != Chance(3, (1,))
    assert Chance(3) != 3


@pytest.mark.parametrize("chance", [Chance(3), Chance(KEY_LIMIT - 1, (1, 2))])
def test_copies_draw_the_same(chance: Chance) -> None:
    for other in (pickle.loads(pickle.dumps(chance)), copy.copy(chance), copy.deepcopy(chance)):
        assert other == chance
        assert [other.draw(n, 54) for n in range(50)] == [chance.draw(n, 54) for n in range(50)]


@pytest.mark.parametrize("n", [2, 6, 27, 54])
def test_draws_are_even(n: int) -> None:
    """Chi-square over 40 keys, and over 20,000 numbers of one key; 5 deviations are allowed."""
    one_key = Chance(2026)
    for values in (
        [one_key.draw(number, n) for number in range(20_000)],
        [Chance(key).draw(number, n) for key in range(40) for number in range(500)],
    ):
        expected = len(values) / n
        chi = sum((values.count(x) - expected) ** 2 / expected for x in range(n))
        assert chi < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_neighbouring_keys_and_numbers_have_nothing_in_common() -> None:
    rows = [tuple(Chance(key).draw(number, 1 << 32) for number in range(16)) for key in range(200)]
    assert len({value for row in rows for value in row}) == 200 * 16
    pairs = [(a, b) for row in rows for a, b in pairwise(row)]
    rises = sum(a < b for a, b in pairs)
    assert abs(rises - len(pairs) / 2) < 5 * (len(pairs) / 4) ** 0.5
