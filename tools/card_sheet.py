"""A villain as a proof sheet: each card's code beside its name and text in three languages.

python -m tools.card_sheet maleficent            all its cards, in Markdown
python -m tools.card_sheet maleficent vanish     some of them
"""

import ast
import sys
from importlib import import_module
from pathlib import Path

from skulduggery.games.villainous.cards import GAIN, Card, Symbol
from skulduggery.games.villainous.villain import Location, Villain
from skulduggery.words import LANGUAGES, Words, words
from tools.card_coverage import BOXES

DECKS = ("DECK", "FATE_DECK")


def villains() -> dict[str, Villain]:
    return {one.id: one for name in BOXES for one in import_module(name).BOX.villains}


def code_of_cards(villain: str) -> dict[str, str]:
    """What stands in the villain's module for each card."""
    name = villain.replace("-", "_")
    for box in BOXES:
        path = Path(str(import_module(box).__file__)).with_name(f"{name}.py")
        if path.is_file():
            return _cards_in(path.read_text("utf-8"))
    raise FileNotFoundError(f"no module {name}.py beside {', '.join(BOXES)}")


def _cards_in(source: str) -> dict[str, str]:
    out: dict[str, str] = {}
    for node in ast.parse(source).body:
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Tuple):
            continue
        if not any(isinstance(one, ast.Name) and one.id in DECKS for one in node.targets):
            continue
        for card in node.value.elts:
            if isinstance(card, ast.Call) and isinstance(card.args[0], ast.Constant):
                code = ast.get_source_segment(source, card, padded=True) or ""
                out[str(card.args[0].value)] = code.strip()
    return out


def numbers(card: Card) -> str:
    parts = [f"{card.copies} of them" if card.copies > 1 else "one"]
    if not card.fate and card.requirement is None:
        parts.append(f"cost {card.printed_cost()}")
    if card.strength or card.upper:
        parts.append(f"strength {card.strength}")
    if card.bonus:
        parts.append(f"bonus {card.bonus:+}")
    if card.activate is not None:
        parts.append(f"activated for {card.activate_cost}")
    return ", ".join(parts)


def spoken(said: Words, card: Card) -> list[str]:
    """Name and text, and the wording of the first French printing where it differs."""
    out = [f"- **{said.language}** *{said.name('card', card.id)}*: "]
    out[0] += said.say(f"card-{card.id}-text")
    if card.french is not None:
        out.append(f"  - French printing: {said.say(f'card-{card.id}-french')}")
    return out


def symbols(half: tuple[Symbol, ...]) -> str:
    named = [f"gain {one.amount}" if one.kind == GAIN else one.name() for one in half]
    return ", ".join(named) or "nothing"


def place(location: Location) -> list[str]:
    named = [words(language).name("location", location.id) for language in LANGUAGES]
    lock = ", locked at the start" if location.locked else ""
    return [
        f"- **{' / '.join(named)}**{lock}: above {symbols(location.top)};"
        f" below {symbols(location.bottom)}"
    ]


def sheet(villain: Villain, only: list[str]) -> list[str]:
    code = code_of_cards(villain.id)
    out: list[str] = []
    if not only:
        out.append("# " + " / ".join(words(one).name("villain", villain.id) for one in LANGUAGES))
        out.append("")
        for language in LANGUAGES:
            out.append(f"- **{language}** {words(language).say(f'villain-{villain.id}-objective')}")
        out += ["", "## Locations", ""]
        for location in villain.locations:
            out += place(location)
    for title, deck in (("Villain deck", villain.deck), ("Fate deck", villain.fate)):
        wanted = [card for card in deck if not only or card.id in only]
        if wanted:
            out += ["", f"## {title}"]
        for card in wanted:
            out += ["", f"### {card.id}", "", f"{card.type_name()}; {numbers(card)}", ""]
            for language in LANGUAGES:
                out += spoken(words(language), card)
            out += ["", "```python", code.get(card.id, "(written elsewhere)"), "```"]
    return out


def main(given: list[str]) -> int:
    every = villains()
    if not given or given[0] not in every:
        what = f"no villain {given[0]!r}" if given else "which villain?"
        print(f"{what} There are {', '.join(every)}.\n\n{__doc__}", file=sys.stderr)
        return 2
    villain = every[given[0]]
    known = {card.id for card in villain.deck + villain.fate}
    unknown = [name for name in given[1:] if name not in known]
    if unknown:
        print(f"{villain.id} has no card {', '.join(unknown)}", file=sys.stderr)
        return 2
    print("\n".join(sheet(villain, given[1:])).lstrip("\n"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
