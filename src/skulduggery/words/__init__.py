"""Names and sentences in English, French and Italian, by key; the rules of each game in our words.

A language is a folder of Fluent files, and of a Markdown file a game and a villain. Reading a
folder only finds out where each message stands: a message is parsed when it is said for the first
time, and a plain name never needs a parser at all, so that starting stays quick.
"""

import os
import re
import sys
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "it")
FALLBACK = "en"

_HEAD = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_COLOURED = re.compile(r"([a-z]+)-([1-6])")


class Words:
    """Everything that can be said in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language[:20]!r}: there are {', '.join(LANGUAGES)}")
        self.language = language
        self._folder = files(__name__) / language
        self._sources: dict[str, str] = {}
        for entry in sorted(self._folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                self._sources.update(messages(entry.read_text("utf-8")))
        self._own: dict[str, str] = {}
        """Names and texts of decks of one's own: plain text, never read as a message."""
        self._parsed: set[str] = set()
        self._bundle: FluentBundle | None = None

    def keys(self) -> tuple[str, ...]:
        """Every message of the language, without the terms that only serve other messages."""
        return tuple(key for key in self._sources if not key.startswith("-"))

    def with_own(self, own: Mapping[str, Mapping[str, str]]) -> "Words":
        """These words, and before them the own ones (by language and key) of somebody's deck. What
        was changed in another language only is said in that one."""
        out = copy(self)
        out._own = {}
        for language in (*[one for one in own if one != self.language], self.language):
            theirs = own.get(language, {})
            for key, text in theirs.items():
                if language == self.language or text != words(language).say(key):
                    out._own[key] = text
                    if key.endswith("-text"):
                        out._own[key.removesuffix("-text") + "-french"] = text
        return out

    def has(self, key: str) -> bool:
        """Whether this language itself says `key`, or `key.attribute`."""
        if self._own:
            if key in self._own:
                return True
            if key.partition(".")[0] in self._own:
                return False  # an own name has no forms
        source = self._sources.get(key.partition(".")[0])
        if source is None:
            return False
        attribute = key.partition(".")[2]
        return not attribute or re.search(rf"\n +\.{attribute} *=", source) is not None

    def say(self, key: str, **args: Any) -> str:
        """The message in this language, else in English, else the bare key."""
        if self.has(key):
            return self._format(key, args)
        if self.language != FALLBACK:
            return words(FALLBACK).say(key, **args)
        return key

    def first(self, *keys: str, **args: Any) -> str:
        """The first of these messages that there is; the last of them if there is none."""
        for key in keys:
            if self.has(key) or words(FALLBACK).has(key):
                return self.say(key, **args)
        return keys[-1]

    def name(self, kind: str, id: str) -> str:
        """The name of a card, villain, location or game; the id made readable if it has none."""
        key = f"{kind}-{id}"
        if self.has(key) or words(FALLBACK).has(key):
            return self.say(key)
        coloured = _COLOURED.fullmatch(id)
        if coloured and self.has(f"colour-{coloured[1]}"):
            colour = self.say(f"colour-{coloured[1]}")
            named = self.say("coloured-card", colour=colour, value=coloured[2])
            return named[0].upper() + named[1:]
        return id.replace("-", " ").capitalize()

    def row(self, names: Sequence[str]) -> str:
        """Several names in a row, with the word for *and* before the last."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", most=", ".join(names[:-1]), last=names[-1])

    def rules(self, game_id: str) -> str:
        """The rules of a game, in Markdown."""
        return self._page(game_id)

    def guide(self, villain: str) -> str:
        """The guide to a villain, in Markdown; empty where there is none."""
        return self._page(villain) if self.has_guide(villain) else ""

    def has_guide(self, villain: str) -> bool:
        page = files(__name__) / FALLBACK / f"{villain}.md"
        return words(FALLBACK).has(f"villain-{villain}") and page.is_file()

    def _page(self, name: str) -> str:
        page = self._folder / f"{name}.md"
        if not page.is_file():
            page = files(__name__) / FALLBACK / f"{name}.md"
        return page.read_text("utf-8")

    def _format(self, key: str, args: dict[str, Any]) -> str:
        if key in self._own:
            return self._own[key]
        name, _, attribute = key.partition(".")
        source = self._sources[name]
        if "\n" not in source and "{" not in source:
            return source.partition("=")[2].strip()
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.language], use_isolating=False)
        self._parse(self._bundle, name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def _parse(self, bundle: "FluentBundle", key: str) -> None:
        """Bring a message, and whatever it refers to, into the bundle."""
        if key in self._parsed or key not in self._sources:
            return
        from fluent.runtime import FluentResource

        self._parsed.add(key)
        bundle.add_resource(FluentResource(self._sources[key]))
        for other in _REFERENCE.findall(self._sources[key]):
            self._parse(bundle, other)


def messages(text: str) -> dict[str, str]:
    """The source of each message of a Fluent file, by key; continuation lines are indented."""
    out: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        head = _HEAD.match(line)
        if head:
            key = head[1]
            out[key] = line
        elif key and line[:1] == " ":
            out[key] += "\n" + line
        elif line:
            key = ""
    return out


@cache
def words(language: str) -> Words:
    """The words of one language, read once."""
    return Words(language)


def system_language() -> str:
    """The language of the system if we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return _spoken(value)
    return _spoken(_locale_of_the_system())


def _spoken(locale: str) -> str:
    language = re.split(r"[_.@-]", locale)[0].lower()
    return language if language in LANGUAGES else FALLBACK


def _locale_of_the_system() -> str:
    """Where no variable tells the language: Windows and the desktop of a Mac."""
    import locale

    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return locale.windows_locale.get(number, "")
    return locale.getlocale()[0] or ""
