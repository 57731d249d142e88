"""Which villain's card has a test: one that carries `@pytest.mark.card("maleficent/vanish")`.

A part after a second slash names a ruling about the card: "maleficent/vanish/covered-location";
"french" there is the wording of the first French printing. The rulings that must have a test are
listed in tests/facts/<box>/<villain>.json. Fails on a card or a ruling without a test, and on a
test of a card that is in no villain's decks.
"""

import json
import sys
from importlib import import_module
from pathlib import Path

from tools.marks import Mark, marks

FACTS = Path(__file__).resolve().parent.parent / "tests" / "facts"

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


def rulings() -> list[str]:
    """What players asked about cards and was answered, and other wordings: by card."""
    out: list[str] = []
    for name in BOXES:
        box = import_module(name).BOX
        for villain in box.villains:
            facts = json.loads((FACTS / box.id / f"{villain.id}.json").read_text("utf-8"))
            listed = [f"{villain.id}/{ruling}" for ruling in facts.get("rulings", [])]
            french = [card.id for card in villain.deck + villain.fate if card.french is not None]
            listed += [f"{villain.id}/{id}/french" for id in french]
            out.extend(dict.fromkeys(listed))
    return out


def complaints(cards: dict[str, list[str]], rulings: list[str], found: list[Mark]) -> list[str]:
    """Cards and rulings without a test, and tests of cards that are not there."""
    marked = {mark.id for mark in found}
    known = {card for listed in cards.values() for card in listed}
    tested = {"/".join(mark.id.split("/")[:2]) for mark in found}
    out = [f"card {card} has no test" for card in sorted(known - tested)]
    out.extend(f"ruling {one} has no test" for one in rulings if one not in marked)
    out.extend(
        f"{mark.path}:{mark.line}: {mark.test} names card {mark.id}, which no villain has"
        for mark in found
        if "/".join(mark.id.split("/")[:2]) not in known
    )
    return out


def main() -> int:
    cards, found = cards_of_the_boxes(), marks("card")
    listed = rulings()
    said = complaints(cards, listed, found)
    for line in said:
        print(line, file=sys.stderr)
    tested = {"/".join(mark.id.split("/")[:2]) for mark in found}
    for villain, known in cards.items():
        print(f"cards: {villain}: {len(tested & set(known))} of {len(known)} have tests")
    proven = {mark.id for mark in found} & set(listed)
    print(f"rulings and other wordings: {len(proven)} of {len(listed)} have tests")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
