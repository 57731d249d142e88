"""Which villain's card has a test: one that carries `@pytest.mark.card("maleficent/vanish")`.

Fails on a card without a test and on a test of a card that is in no villain's decks. A part after
a second slash names a ruling about the card: "maleficent/vanish/covered-location".
"""

import sys
from importlib import import_module

from tools.marks import Mark, marks

BOXES = (
    "skulduggery.games.villainous.disney.box",
    "skulduggery.games.villainous.star_wars.box",
)
"""The modules that hold a box of villains, each as BOX."""


def cards_of_the_boxes() -> dict[str, list[str]]:
    """The cards of every villain, as villain/card."""
    out: dict[str, list[str]] = {}
    for name in BOXES:
        for villain in import_module(name).BOX.villains:
            cards = [f"{villain.id}/{card.id}" for card in villain.deck + villain.fate]
            out[villain.id] = list(dict.fromkeys(cards))
    return out


def complaints(cards: dict[str, list[str]], found: list[Mark]) -> list[str]:
    """Cards without a test, and tests of cards that are not there."""
    known = {card for listed in cards.values() for card in listed}
    tested = {"/".join(mark.id.split("/")[:2]) for mark in found}
    out = [f"card {card} has no test" for card in sorted(known - tested)]
    out.extend(
        f"{mark.path}:{mark.line}: {mark.test} names card {mark.id}, which no villain has"
        for mark in found
        if "/".join(mark.id.split("/")[:2]) not in known
    )
    return out


def main() -> int:
    cards, found = cards_of_the_boxes(), marks("card")
    said = complaints(cards, found)
    for line in said:
        print(line, file=sys.stderr)
    tested = {"/".join(mark.id.split("/")[:2]) for mark in found}
    for villain, listed in cards.items():
        print(f"cards: {villain}: {len(tested & set(listed))} of {len(listed)} have tests")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
