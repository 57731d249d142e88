"""What one address, one socket and the whole house may use up. Who asks too much is told so."""

import time

from skulduggery.engine.decision import Refused


class Bucket:
    """So much at once, and so much a second."""

    __slots__ = ("burst", "rate", "left", "at")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


REQUEST, MAKE, KEY = "request", "make", "key"


class Limits:
    """The numbers, and what each address has left. Kinds: any request; making a table, or reading a
    record; a key that opened nothing."""

    longest_body = 65_536
    longest_record = 1_000_000
    longest_message = 16_384
    longest_frame = 65_536
    """A longer frame closes the socket (code 1009) before it is read to its end."""
    tables = 50_000
    tables_in_memory = 1_000
    sockets = 2_000
    sockets_of_an_address = 100
    sockets_of_a_table = 100
    waiting_messages = 200
    answers_in_a_record = 5_000

    def __init__(self, factor: float = 1.0) -> None:
        self.kinds = {
            REQUEST: (200 * factor, 40 * factor),
            MAKE: (40 * factor, 1 * factor),
            KEY: (40 * factor, 0.5 * factor),
        }
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.open: dict[str, int] = {}

    def take(self, kind: str, address: str) -> None:
        bucket = self.buckets.get((kind, address))
        if bucket is None:
            bucket = self.buckets[kind, address] = Bucket(*self.kinds[kind])
        if not bucket.take():
            raise Refused("too-fast", "too many requests; wait a moment and try again")

    def message_bucket(self) -> Bucket:
        """Of one socket."""
        return Bucket(60, 20)

    def hint_bucket(self) -> Bucket:
        """Of one seat: four hints at once, then one every five seconds."""
        return Bucket(4, 0.2)

    def forget(self) -> None:
        """Addresses that have everything left again."""
        for name in [name for name, bucket in self.buckets.items() if bucket.full()]:
            del self.buckets[name]
