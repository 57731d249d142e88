"""The decks of one's own that were read in this process, by their hash.

A table, a record and a view name such a deck by its hash only: `boba-fett@3f2a90c1d2e4b5a6`.
"""

from __future__ import annotations

from skulduggery.engine.decision import Refused
from skulduggery.games.villainous.villain import Villain

AT = "@"
"""Between a villain and the hash of its deck."""


class OwnDeck:
    """`words`: by language, the names and texts of cards and locations by the key of their word.
    `differences`: what differs from ours, each as (place, field, ours, theirs)."""

    def __init__(
        self,
        box: str,
        villain: Villain,
        digest: str,
        source: str,
        words: dict[str, dict[str, str]],
        differences: list[tuple[str, str, str, str]],
    ) -> None:
        self.box = box
        self.villain = villain
        self.digest = digest
        self.source = source
        self.words = words
        self.differences = differences

    @property
    def name(self) -> str:
        """The villain with its deck, as a table names it."""
        return self.villain.id + AT + self.digest


_known: dict[str, OwnDeck] = {}


def keep(deck: OwnDeck) -> None:
    _known[deck.digest] = deck


def deck_named(digest: str) -> OwnDeck:
    return _known[digest]


def own_deck(villain: str, digest: str) -> OwnDeck:
    found = _known.get(digest)
    if found is None or found.villain.id != villain:
        raise Refused(
            "bad-players",
            f"villains: {villain} plays with a deck of one's own here, {digest[:40]}; its deck file"
            " has to be named, too",
        )
    return found
