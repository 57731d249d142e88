"""From a deck file to a villain that can sit at a table."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from skulduggery.games.villainous.box import Box
from skulduggery.games.villainous.cards import Card, Symbol
from skulduggery.games.villainous.own_decks.fields import (
    changed_card,
    printed_fields,
    read_fields,
)
from skulduggery.games.villainous.own_decks.known import OwnDeck, keep
from skulduggery.games.villainous.own_decks.lines import DeckFile, Path, meant, shown
from skulduggery.games.villainous.villain import Location, Villain

LANGUAGES = ("en", "fr", "it")
LONGEST_NAME = 60
LONGEST_TEXT = 600
MOST_SYMBOLS = 4
PRINTINGS = ("current", "french")
TOP_FIELDS = ["game", "villain", "printing", "limits", "location", "card", "fate"]
SECTIONS = (("card", 30), ("fate", 15))
HIGHEST_LIMIT = 60

Differences = list[tuple[str, str, str, str]]


def printing(card: Card, which: str) -> Card:
    """A card as one of the printings has it."""
    return card.french if which == "french" and card.french is not None else card


def read_deck(box: Box, text: str) -> OwnDeck:
    """The deck of a file; everything that is wrong with it is refused at once, with its lines."""
    file = DeckFile(text)
    if file.data.get("game") != box.id:
        file.wrong(
            ("game",), f"game: {shown(file.data.get('game', ''))}; this table plays {box.id!r}"
        )
    ids = [villain.id for villain in box.villains]
    id = file.word(("villain",), file.data.get("villain"), ids, "")
    file.refuse()
    file.known((), file.data, TOP_FIELDS)
    reader = _Reader(file, box, box.villains[ids.index(id)])
    villain = reader.villain()
    file.refuse()
    told: dict[str, Any] = {"villain": id, **reader.content, "words": reader.words}
    canonical = json.dumps(told, sort_keys=True, ensure_ascii=True).encode()
    digest = blake2b(canonical, digest_size=8).hexdigest()
    deck = OwnDeck(box.id, villain, digest, text, reader.words, reader.differences)
    keep(deck)
    return deck


class _Reader:
    """One deck file and the villain that it changes. `content`: all its numbers, for the hash."""

    def __init__(self, file: DeckFile, box: Box, ours: Villain) -> None:
        self.file = file
        self.box = box
        self.ours = ours
        self.which = file.word(
            ("printing",), file.data.get("printing", "current"), list(PRINTINGS), "current"
        )
        self.content: dict[str, Any] = {"printing": self.which}
        self.words: dict[str, dict[str, str]] = {}
        self.differences: Differences = []

    def villain(self) -> Villain:
        ours = self.ours
        limits = self.limits()
        locations = self.locations()
        decks = [self.cards(name, total) for name, total in SECTIONS]
        return Villain(
            ours.id,
            locations,
            decks[0],
            decks[1],
            ours.objective,
            ours.hypnotizes,
            ours.one_lock,
            limits,
        )

    def differs(self, place: str, field: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            self.differences.append((place, field, _told(ours), _told(theirs)))

    def limits(self) -> dict[str, int]:
        out = dict(self.ours.limits)
        entry = self.file.table(("limits",), self.file.data.get("limits", {}))
        self.file.known(("limits",), entry, list(out))
        for name, usual in self.ours.limits.items():
            if name in entry:
                path: Path = ("limits", name)
                out[name] = self.file.number(path, entry[name], 1, HIGHEST_LIMIT, usual)
                self.differs("limits", name, usual, out[name])
        self.content["limits"] = out
        return out

    def locations(self) -> tuple[Location, ...]:
        out: list[Location] = []
        told: dict[str, Any] = {}
        entries = self.entries("location", [one.id for one in self.ours.locations])
        for ours in self.ours.locations:
            path, entry = entries.get(ours.id, ((), {}))
            self.file.known(path, entry, ["id", "top", "bottom", "locked", "name"])
            halves: list[tuple[Symbol, ...]] = []
            for half, printed in (("top", ours.top), ("bottom", ours.bottom)):
                names = [self.box.symbol_name(symbol) for symbol in printed]
                if half in entry:
                    where: Path = (*path, half)
                    names = self.file.list_of_words(where, entry[half], MOST_SYMBOLS)
                    printed = own_symbols(self.file, where, self.box, names)
                    was = [self.box.symbol_name(symbol) for symbol in getattr(ours, half)]
                    self.differs(ours.id, half, was, names)
                halves.append(printed)
                told[f"{ours.id} {half}"] = names
            locked = entry.get("locked", ours.locked)
            if not isinstance(locked, bool):
                self.file.wrong((*path, "locked"), "locked: true or false is needed")
                locked = ours.locked
            self.differs(ours.id, "locked", ours.locked, locked)
            told[f"{ours.id} locked"] = locked
            out.append(Location(ours.id, halves[0], halves[1], locked))
            self.say(path, entry, "name", f"location-{ours.id}", LONGEST_NAME)
        self.content["locations"] = told
        return tuple(out)

    def entries(self, section: str, ids: list[str]) -> dict[str, tuple[Path, dict[str, Any]]]:
        """The entries of a section by their id."""
        out: dict[str, tuple[Path, dict[str, Any]]] = {}
        for n, entry in enumerate(self.file.tables(section)):
            path: Path = (section, n)
            id = entry.get("id")
            if not isinstance(id, str) or id not in ids:
                near = meant(id, ids) if isinstance(id, str) else ""
                told = shown(id) if id else "without a name"
                self.file.wrong((*path, "id"), f"id: {self.ours.id} has no {section} {told}{near}")
            elif id in out:
                self.file.wrong((*path, "id"), f"id: {id!r} stands there twice")
            else:
                out[id] = (path, entry)
        return out

    def cards(self, section: str, total: int) -> tuple[Card, ...]:
        deck = self.ours.deck if section == "card" else self.ours.fate
        printed = [printing(card, self.which) for card in deck]
        entries = self.entries(section, [card.id for card in printed])
        out: list[Card] = []
        told: dict[str, Any] = {}
        for card in printed:
            path, entry = entries.get(card.id, ((), {}))
            ours = printed_fields(self.box, card)
            self.file.known(path, entry, ["id", *ours, "name", "text"])
            fields = read_fields(self.file, path, self.box, card, entry)
            for name, value in fields.items():
                self.differs(card.id, name, ours[name], value)
            out.append(changed_card(self.file, path, self.box, self.ours, card, fields))
            told[card.id] = fields
            self.say(path, entry, "name", f"card-{card.id}", LONGEST_NAME)
            self.say(path, entry, "text", f"card-{card.id}-text", LONGEST_TEXT)
        copies = sum([card.copies for card in out])
        if copies != total:
            self.file.wrong(
                (section,),
                f"the copies under [[{section}]] make {copies} cards; {total} are needed",
            )
        self.content[section] = told
        return tuple(out)

    def say(self, path: Path, entry: dict[str, Any], field: str, key: str, longest: int) -> None:
        """A name or a text, for each language that has one: name.en = "..."."""
        if field not in entry:
            return
        told = self.file.table((*path, field), entry[field])
        self.file.known((*path, field), told, list(LANGUAGES))
        for language in LANGUAGES:
            if language in told:
                where: Path = (*path, field, language)
                text = self.file.plain_text(where, told[language], longest)
                if text is None:
                    continue
                if text or field == "text":
                    self.words.setdefault(language, {})[key] = text
                else:
                    self.file.wrong(where, "a name is needed")


def own_symbols(file: DeckFile, path: Path, box: Box, names: list[str]) -> tuple[Symbol, ...]:
    """The symbols that these words name."""
    out: list[Symbol] = []
    for name in names:
        symbol = box.symbol_named(name)
        if symbol is None:
            known = box.symbol_words()
            near = meant(name, known) or f"; there are {', '.join(known)}"
            file.wrong(path, f"{path[-1]}: the symbol {name[:40]!r} is not known{near}")
        else:
            out.append(symbol)
    return tuple(out)


def _told(value: object) -> str:
    if isinstance(value, list):
        return ", ".join([str(one) for one in value]) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
