"""`skulduggery decks`: write down a villain's deck as a file, and check a file that was edited."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from skulduggery.games.villainous.box import Box
    from skulduggery.games.villainous.cards import Card
    from skulduggery.games.villainous.own_decks.known import OwnDeck
    from skulduggery.games.villainous.villain import Villain
    from skulduggery.words import Words

EXAMPLES = """\
examples:
  skulduggery decks export boba-fett > my.toml       then edit my.toml
  skulduggery decks export jafar --printing french --lang all > jafar.toml
  skulduggery decks check my.toml
  skulduggery play star-wars-villainous --deck my.toml

The numbers, symbols, names and texts of your own copy go into the file; what a card does
stays ours. A table with such a deck says so, and its record names the deck by its hash."""

LONGEST = 1_000_000
"""Bytes that are read of a file; a deck file is refused long before."""


def add_arguments(parser: ArgumentParser) -> None:
    from skulduggery.terminal.rules import add_language, add_plain

    parser.epilog = EXAMPLES
    doing = parser.add_subparsers(title="what to do", metavar="export|check", dest="doing")
    export = doing.add_parser(
        "export", help="write a villain's deck", description="Write a villain's deck as a file."
    )
    export.epilog = EXAMPLES
    export.add_argument("villain", metavar="VILLAIN", help="such as boba-fett")
    export.add_argument(
        "--printing",
        choices=("current", "french"),
        default="current",
        help="which printing of the cards (french: the first one in French)",
    )
    export.add_argument(
        "--lang",
        choices=("en", "fr", "it", "all"),
        help="names and texts in this language (otherwise the system's)",
    )
    check = doing.add_parser(
        "check", help="say what is wrong with a deck file", description="Check a deck file."
    )
    check.epilog = EXAMPLES
    check.add_argument("file", metavar="FILE", help="a file that was exported and edited")
    add_language(check)
    add_plain(check)


def run(args: Namespace) -> int:
    from skulduggery.engine.decision import Refused

    if args.doing == "export":
        print(exported(args.villain, args.printing, args.lang), end="")
        return 0
    if args.doing == "check":
        return _check(args)
    raise Refused("bad-request", "say what to do: export or check (see: skulduggery decks --help)")


def box_with(villain: str) -> "tuple[Box, Villain]":
    """The box in which a villain lies."""
    from difflib import get_close_matches

    from skulduggery.engine.decision import Refused
    from skulduggery.games import SHELF, game
    from skulduggery.games.villainous.table import VillainousGame

    names: list[str] = []
    for one in SHELF:
        found = game(one)
        if isinstance(found, VillainousGame):
            for villain_of_box in found.box.villains:
                if villain_of_box.id == villain:
                    return found.box, villain_of_box
                names.append(villain_of_box.id)
    near = get_close_matches(villain[:60], names, 1)
    meant = f"did you mean {near[0]!r}? " if near else ""
    raise Refused("bad-request", f"villain {villain[:60]!r}: {meant}there are {', '.join(names)}")


def read(name: str) -> str:
    """The text of a deck file."""
    from skulduggery.engine.decision import Refused

    try:
        with Path(name).open("rb") as file:
            return file.read(LONGEST).decode()
    except UnicodeDecodeError:
        raise Refused("bad-option", f"{name} is not a text, so it is no deck file") from None
    except OSError as error:
        raise Refused("bad-option", f"{name} cannot be read: {error.strerror or error}") from None


def take(name: str, game: Any) -> str:
    """Read a deck file for a game: how a table names the villain with that deck."""
    from skulduggery.engine.decision import Refused

    try:
        taken: str = game.take_deck(read(name))
    except Refused as refused:
        message = refused.message if refused.message.startswith(name) else _at(name, refused)
        raise Refused(refused.code, message) from None
    return taken


def _at(name: str, refused: Any) -> str:
    return "\n".join(f"{name}: {line}" for line in refused.message.split("\n"))


def words_of(table: Any) -> "dict[str, dict[str, str]]":
    """The own names and texts at a table, by language."""
    out: dict[str, dict[str, str]] = {}
    for deck in decks_of(table):
        for language, told in deck.words.items():
            out.setdefault(language, {}).update(told)
    return out


def decks_of(table: Any) -> "list[OwnDeck]":
    """The decks of one's own at a table."""
    if not table.setup.decks:
        return []
    from skulduggery.games.villainous.own_decks.known import deck_named

    return [deck_named(digest) for digest in table.setup.decks if digest]


def _check(args: Namespace) -> int:
    import tomllib

    from skulduggery.engine.decision import Refused
    from skulduggery.games import game
    from skulduggery.games.villainous.own_decks.known import deck_named
    from skulduggery.terminal.screen import screen
    from skulduggery.words import system_language, words

    said = words(args.lang or system_language())
    try:
        told = tomllib.loads(read(args.file)).get("game")
        found = game(told) if isinstance(told, str) else game("star-wars-villainous")
    except (ValueError, RecursionError, Refused) as error:
        if isinstance(error, Refused) and error.code == "bad-option":
            raise
        found = game("star-wars-villainous")  # whose reader says what is wrong, and where
    deck = deck_named(take(args.file, found).partition("@")[2])
    view = screen(said, args.plain, 0)
    view.say(
        said.say(
            "decks-good",
            file=args.file,
            villain=said.name("villain", deck.villain.id),
            cards=sum(card.copies for card in deck.villain.deck),
            fate=sum(card.copies for card in deck.villain.fate),
            deck=deck.digest,
        ),
        "good",
    )
    for place, field, ours, theirs in deck.differences:
        name = said.say("decks-limits") if place == "limits" else _named(said, place)
        line = said.say("decks-differs", card=name, field=field, ours=ours, theirs=theirs)
        view.say(f"  {line}")
    own = {key for told in deck.words.items() for key in _own_words(*told)}
    if own:
        view.say("  " + said.say("decks-words", count=len(own)))
    if not deck.differences and not own:
        view.say("  " + said.say("decks-same"))
    return 0


def _named(said: "Words", place: str) -> str:
    return said.name("location" if said.has(f"location-{place}") else "card", place)


def _own_words(language: str, told: dict[str, str]) -> list[str]:
    from skulduggery.words import words

    ours = words(language)
    out: list[str] = []
    for key, text in told.items():
        forms = (key, key.removesuffix("-text") + "-french")
        if text not in [ours.say(form) if ours.has(form) else "" for form in forms]:
            out.append(key)
    return out


# Writing a file.


def exported(villain: str, which: str, language: str | None) -> str:
    from skulduggery.words import LANGUAGES, system_language, words

    box, found = box_with(villain)
    languages = LANGUAGES if language == "all" else (language or system_language(),)
    said = words(languages[0])
    own = Export(box, found, which, [words(one) for one in languages])
    heads = [
        said.say("decks-head"),
        said.say("decks-copies"),
        said.say("decks-symbol", words=", ".join(box.symbol_words())),
    ]
    if box.requirement_words:
        heads.append(said.say("decks-requirement", words=box.requirement_words))
    heads += [said.say("decks-check"), said.say("decks-play", game=box.id)]
    return "\n".join([*[f"# {line}" for line in heads], "", *own.lines()]) + "\n"


class Export:
    def __init__(
        self, box: "Box", villain: "Villain", which: str, languages: "list[Words]"
    ) -> None:
        self.box = box
        self.villain = villain
        self.which = which
        self.languages = languages

    def lines(self) -> list[str]:
        out = [_line("game", self.box.id), _line("villain", self.villain.id)]
        out += [_line("printing", self.which), "", "[limits]"]
        out += [_line(name, value) for name, value in self.villain.limits.items()]
        for location in self.villain.locations:
            out += ["", "[[location]]", _line("id", location.id)]
            for half, symbols in (("top", location.top), ("bottom", location.bottom)):
                out.append(_line(half, [self.box.symbol_name(one) for one in symbols]))
            out.append(_line("locked", location.locked))
            out += self.words("name", f"location-{location.id}")
        for section, deck in (("card", self.villain.deck), ("fate", self.villain.fate)):
            for card in deck:
                out += ["", *self.card(section, card)]
        return out

    def card(self, section: str, card: "Card") -> list[str]:
        from skulduggery.games.villainous.own_decks.building import printing
        from skulduggery.games.villainous.own_decks.fields import printed_fields

        printed = printing(card, self.which)
        kind = self.languages[0].say(f"type-{printed.type_name()}")
        out = [f"[[{section}]]  # {kind}", _line("id", printed.id)]
        out += [_line(*field) for field in printed_fields(self.box, printed).items()]
        out += self.words("name", f"card-{printed.id}")
        return out + self.words("text", f"card-{printed.id}-text", f"card-{printed.id}-french")

    def words(self, field: str, key: str, french: str = "") -> list[str]:
        out: list[str] = []
        for said in self.languages:
            told = french if french and self.which == "french" and said.has(french) else key
            if said.has(told):
                out.append(_line(f"{field}.{said.language}", said.say(told)))
        return out


def _line(name: str, value: object) -> str:
    return f"{name} = {json.dumps(value, ensure_ascii=False)}"
