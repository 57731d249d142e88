"""Seats and their keys. Whoever has the key of a seat sits there; only its hash is stored."""

import hashlib
import hmac
import unicodedata
from base64 import urlsafe_b64encode
from secrets import token_bytes
from typing import Any

from skulduggery.server import wire

KEY_BYTES = 16
LONGEST_NAME = 40

PERSON, OPEN, BOT = "person", "open", "bot"


def new_key() -> str:
    return _written(token_bytes(KEY_BYTES))


def hash_of(key: str) -> str:
    # 128 random bits cannot be guessed, so a plain hash is as good as a slow one.
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, stored: str | None) -> bool:
    return stored is not None and hmac.compare_digest(hash_of(key), stored)


def next_key(key: str, secret: str) -> str:
    """The key at the table that followed: the same for whoever has this one, on every device, and
    known to nobody who has only one of the two."""
    return _written(hmac.digest(secret.encode(), key.encode(), "sha256")[:KEY_BYTES])


def _written(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def cleaned(name: str | None) -> str | None:
    """A name as it is shown: no line ends, no characters that are not seen or turn the text round;
    nothing when nothing is left."""
    if name is None:
        return None
    letters = [
        " " if unicodedata.category(letter)[0] == "Z" else letter
        for letter in unicodedata.normalize("NFC", name)
        if unicodedata.category(letter)[0] != "C"
    ]
    return " ".join("".join(letters).split())[:LONGEST_NAME].strip() or None


class Chair:
    """A seat of one table: a person, a bot, or nobody yet. `luck` is the bot's; a person's seat
    has one too, for the bot that may play in its stead."""

    def __init__(
        self,
        seat: int,
        kind: str,
        name: str | None = None,
        here: bool = False,
        level: str | None = None,
        standin: bool = False,
        wish: str | None = None,
        key: str | None = None,
        heir_of: int | None = None,
        luck: int = 0,
        villain: str | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.name = name
        self.here = here
        self.level = level
        self.standin = standin
        self.wish = wish
        self.key = key
        self.heir_of = heir_of
        self.luck = luck
        self.villain = villain

    @property
    def plays_itself(self) -> bool:
        """A bot answers for this seat."""
        return self.kind == BOT or self.standin

    @property
    def is_asked(self) -> bool:
        """A person sits there who can say yes or no."""
        return self.kind == PERSON and not self.standin

    def row(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "here": self.here,
            "level": self.level,
            "standin": self.standin,
            "wish": self.wish,
            "key": self.key,
            "heir_of": self.heir_of,
        }

    def shown(self, online: bool) -> wire.Seat:
        return wire.Seat(
            seat=self.seat,
            name=self.name,
            kind="bot" if self.plays_itself else "open" if self.kind == OPEN else "person",
            level=self.level,
            villain=self.villain,
            online=online,
            here=self.here,
            standin=self.standin,
        )


def chairs_of(rows: list[Any], seating: dict[str, Any], villains: list[str]) -> list[Chair]:
    """The seats as they are stored."""
    return [
        Chair(
            row.seat,
            row.kind,
            row.name,
            row.here,
            row.level,
            row.standin,
            row.wish,
            row.key,
            row.heir_of,
            seating["chairs"][row.seat]["seed"],
            villains[row.seat] if villains else None,
        )
        for row in rows
    ]


def seating_of(
    chairs: list[Chair], language: str, beat: str, hints: str | None = None
) -> dict[str, Any]:
    """The same seats as the store keeps them for every kind of table."""
    return {
        "chairs": [
            {
                "name": chair.name,
                "level": chair.level if chair.kind == BOT else None,
                "seed": chair.luck,
            }
            for chair in chairs
        ],
        "language": language,
        "beat": beat,
        "hints": hints,
    }
