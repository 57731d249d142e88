"""The only source of randomness.

A draw is a function of a key and of its own number, so a state stores nothing but the number of
draws so far. Draw `number` below `n` is lane `number % 16` of the BLAKE2b block `number // 16`
(sixteen unsigned 32-bit lanes, little-endian, keyed with the 16 bytes of the key), taken modulo
`n`. A lane in the incomplete last stretch of length `n` is thrown away and replaced by the first
lane of the block (number, attempt), so every draw uses exactly one number.
"""

from hashlib import blake2b

KEY_LIMIT = 1 << 128
LANES = 16
LANE_RANGE = 1 << 32


def _lanes(key: int, what: bytes, block: int, attempt: int) -> tuple[int, ...]:
    digest = blake2b(
        block.to_bytes(8, "little") + attempt.to_bytes(8, "little"),
        key=key.to_bytes(16, "little"),
        person=what,
    ).digest()
    return tuple([int.from_bytes(digest[i : i + 4], "little") for i in range(0, 64, 4)])


class Chance:
    """The luck of one table: a key, and draws that a record or a fork has already fixed."""

    __slots__ = ("key", "fixed", "block", "lanes")

    def __init__(self, key: int, fixed: tuple[int, ...] = ()) -> None:
        if not 0 <= key < KEY_LIMIT:
            raise ValueError(f"a seed is a whole number from 0 to 2^128-1, not {key}")
        self.key = key
        self.fixed = fixed
        self.block = -1
        self.lanes: tuple[int, ...] = ()

    def draw(self, number: int, n: int) -> int:
        """Draw `number`: a whole number from 0 to n-1."""
        if number < len(self.fixed):
            return self.fixed[number]
        block = number // LANES
        if block != self.block:
            self.lanes = _lanes(self.key, b"draw", block, 0)
            self.block = block
        lane = self.lanes[number % LANES]
        attempt = 0
        while lane >= LANE_RANGE - LANE_RANGE % n:
            attempt += 1
            lane = _lanes(self.key, b"again", number, attempt)[0]
        return lane % n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and (self.key, self.fixed) == (other.key, other.fixed)

    def __hash__(self) -> int:
        return hash((self.key, self.fixed))

    def __reduce__(self) -> tuple[type["Chance"], tuple[int, tuple[int, ...]]]:
        return (Chance, (self.key, self.fixed))
