"""The words: whole in every language, used, and set as its typography wants.

Compares the Fluent files and the rules of the three languages with each other and with the code:
the same keys, variables and rule ids everywhere, no key without a use, no use without a key.
"""

import ast
import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "skulduggery"
WEB = ROOT / "web" / "src"
LANGUAGES = ("en", "fr", "it")
FIRST = "en"

ASKED = ("say", "has", "first")
"""Methods whose plain string arguments are keys."""
NAMED = (
    "card",
    "villain",
    "location",
    "game",
    "colour",
    "prompt",
    "reason",
    "setting",
    "symbol",
    "type",
    "result",
    "option",
    "event",
    "goal",
    "requirement",
    "hint",
)
"""Families of keys: the id behind the word is one that the code knows."""
OF_A_NAME = ("-text", "-french", "-objective", "-about", "-facts", "-help", "-shape", "-letters")
"""What belongs to a name and needs no use of its own."""

RULING = re.compile(r"-ruling-\d+$")
"""What is said about a card or a villain in the codex, one after another."""
REASON = re.compile(r"[a-z-]+\.[A-Z]{2}-\d+[a-z]?")
BROWSER_STRING = re.compile(r"(?<=[\"'`])[a-z][\w-]*(?=[\"'`])")
BROWSER_KEY = re.compile(r"(?:ui|web)-[a-z0-9-]+")
BROWSER_TEMPLATE = re.compile(r"`([^`]*)`")
PUT_IN = re.compile(r"\$\{[^}]*\}")
RULE = re.compile(r"[A-Z]{2}-\d+[a-z]?(?=[^\[\]]*\])")
"""A rule that a paragraph names in brackets, alone or among others."""
STRAIGHT = re.compile(r"['\"]")
LOOSE_FRENCH = re.compile(
    r"[^\s\u00a0\u202f(/*:;!?][:;!?»](?=\s|$|\*)|(?<!\()[ ][:;!?»]|« |«[^\u00a0\u202f]"
)
"""A sign that wants a space that does not break before it, and has another or none."""


class Words:
    """The messages of one language by key, each with the file where it stands."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages: dict[str, Message | Term] = {}
        self.files: dict[str, str] = {}
        self.attributes: dict[str, Attribute] = {}
        self.problems: list[str] = []

    def patterns(self) -> dict[str, Pattern]:
        """What is said, by key or key.attribute."""
        out: dict[str, Pattern] = {}
        for key, message in self.messages.items():
            if message.value is not None:
                out[key] = message.value
        for key, attribute in self.attributes.items():
            out[key] = attribute.value
        return out


class Finder(Visitor):
    """The variables and references of a pattern, and its text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.references.add("-" + node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)


def look(node: BaseNode) -> Finder:
    finder = Finder()
    finder.visit(node)
    return finder


def read(folder: Path) -> Words:
    """All Fluent files of a language."""
    out = Words(folder.name)
    parser = FluentParser()
    for path in sorted(folder.glob("*.ftl")):
        where = f"{folder.name}/{path.name}"
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                reason = entry.annotations[0].message if entry.annotations else "unreadable"
                out.problems.append(f"{where}: {reason}: {(entry.content or '').strip()[:60]!r}")
            elif isinstance(entry, (Message, Term)):
                key = ("-" if isinstance(entry, Term) else "") + entry.id.name
                if key in out.messages:
                    out.problems.append(f"{where}: {key} stands in {out.files[key]} already")
                out.messages[key] = entry
                out.files[key] = path.name
                for attribute in entry.attributes:
                    out.attributes[f"{key}.{attribute.id.name}"] = attribute
    return out


def same_keys(first: Words, other: Words) -> list[str]:
    """What one language says and another does not, or in another file, or about something else."""
    here, there = first.patterns(), other.patterns()
    out = [f"{other.language}: {key} is missing" for key in here if key not in there]
    out += [f"{first.language}: {key} is missing" for key in there if key not in here]
    for key in here:
        if key not in there:
            continue
        name = key.partition(".")[0]
        if first.files[name] != other.files[name]:
            out.append(
                f"{other.language}: {key} stands in {other.files[name]},"
                f" in {first.language} in {first.files[name]}"
            )
        wants, has = all_variables(first, key), all_variables(other, key)
        if wants != has:
            out.append(
                f"{other.language}: {key} speaks of {shown(has)},"
                f" {first.language} of {shown(wants)}"
            )
    return out


def shown(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def all_variables(words: Words, key: str) -> set[str]:
    """The variables of a message and of what it refers to."""
    finder = look(words.patterns()[key])
    out = set(finder.variables)
    for reference in finder.references:
        if reference in words.messages:
            out |= all_variables(words, reference)
    return out


def dangling(words: Words) -> list[str]:
    return [
        f"{words.language}: {key} refers to {reference}, which is missing"
        for key, pattern in words.patterns().items()
        for reference in sorted(look(pattern).references)
        if reference not in words.messages
    ]


# Uses.


class Code:
    """What the code says in strings: the keys it asks for, and every word it knows."""

    def __init__(self, package: Path, browser: Path) -> None:
        self.asked: list[tuple[str, str]] = []
        """Plain keys with the place where they are asked for."""
        self.strings: set[str] = set()
        self.shapes: set[str] = set()
        """Keys with something put in, as patterns: `ui-bot-.+`."""
        for path in sorted(package.rglob("*.py")):
            where = path.relative_to(package.parent).as_posix()
            self._read(ast.parse(path.read_text(encoding="utf-8"), where), where)
        for path in sorted([*browser.rglob("*.ts"), *browser.rglob("*.svelte")]):
            where = f"web/{path.relative_to(browser).as_posix()}"
            for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
                self._browser(line, f"{where}:{number}")

    def _browser(self, line: str, where: str) -> None:
        """The keys in a line of the browser client: plain ones, and those with something put in."""
        for text in BROWSER_STRING.findall(line):
            self.strings.add(text)
            if BROWSER_KEY.fullmatch(text):
                self.asked.append((text, where))
        for template in BROWSER_TEMPLATE.findall(line):
            if PUT_IN.search(template):
                parts = [re.escape(part) for part in PUT_IN.split(template)]
                self.shapes.add(".+".join(parts))

    def _read(self, tree: ast.AST, where: str) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.strings.add(node.value)
                if REASON.fullmatch(node.value):
                    key = "reason-" + node.value.partition(".")[0]
                    self.asked.append((key, f"{where}:{node.lineno}"))
            elif isinstance(node, ast.JoinedStr):
                self.shapes.add(shape_of(node))
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "prompt":
                self._prompt(node.value, where)
            elif isinstance(node, ast.Call) and called(node) == "Decision" and len(node.args) > 1:
                self._prompt(node.args[1], where)
            elif isinstance(node, ast.Call) and called(node) in ASKED:
                for argument in node.args:
                    self.asked += [(key, f"{where}:{node.lineno}") for key in keys_in(argument)]

    def _prompt(self, node: ast.expr, where: str) -> None:
        """A question of a game, if it stands there plainly."""
        if isinstance(node, ast.Subscript):
            return
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                self.asked.append((f"prompt-{part.value}", f"{where}:{part.lineno}"))

    def words(self) -> set[str]:
        """Every word of every string, written as keys are."""
        return {
            word.replace("_", "-")
            for string in self.strings
            for word in re.split(r"[^A-Za-z0-9_-]+", string)
        }


def called(node: ast.Call) -> str:
    """The name of the function or method that is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def shape_of(node: ast.JoinedStr) -> str:
    parts = [
        re.escape(part.value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        else ".+"
        for part in node.values
    ]
    return "".join(parts)


def keys_in(node: ast.expr) -> list[str]:
    """The keys that an argument may be: a string, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if re.fullmatch(r"[a-z][a-z0-9-]*-[a-z0-9.-]+", node.value) else []
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    return []


def missing(words: Words, code: Code) -> list[str]:
    """Keys that the code asks for and nobody wrote."""
    patterns = words.patterns()
    return [f"{where}: {key} is not a key" for key, where in code.asked if key not in patterns]


def unused(words: Words, code: Code) -> list[str]:
    """Keys that nothing in the code can ask for."""
    known = code.words()
    shapes = [
        re.compile(f"(prompt-)?{shape}")
        for shape in code.shapes
        if re.match(r"[a-z]{2,}\\?-", shape) and not is_family(shape)
    ]
    referred: set[str] = set()
    for pattern in words.patterns().values():
        referred |= look(pattern).references
    return [
        f"{words.language}/{words.files[key]}: {key} is never used"
        for key in words.messages
        for said in [of_all_games(key, known)]
        if said not in code.strings
        and key not in referred
        and not any(shape.fullmatch(said) for shape in shapes)
        and not known_name(key, known)
    ]


def of_all_games(key: str, known: set[str]) -> str:
    """What an interface says in its own way at one game is used where it is said at all."""
    said, _, game = key.partition("-in-")
    return said if said.startswith(("ui-", "web-")) and game in known else key


def is_family(shape: str) -> bool:
    """Would this pattern let a whole family of names through?"""
    return shape.replace("\\", "").split("-")[0] in NAMED and shape.endswith("-.+")


def known_name(key: str, known: set[str]) -> bool:
    """Is this the name of something that the code knows by its id?"""
    key = RULING.sub("", key)
    for ending in OF_A_NAME:
        key = key.removesuffix(ending)
    family, _, id = key.partition("-")
    if family not in NAMED:
        return False
    game = id.partition("-in-")[2]
    if game and id not in known:
        return game in known and known_name(key.removesuffix(f"-in-{game}"), known)
    if id in known or id.removeprefix("value-") in known or id.removeprefix("then-") in known:
        return True
    return family in ("event", "option") and chain(id.split("-"), known)


def chain(parts: list[str], known: set[str]) -> bool:
    """Can these parts be read as words one after another (kind, places, sides)?"""
    if not parts:
        return True
    return any(
        (word in known or word in ("to", "from")) and chain(parts[n:], known)
        for n in range(1, len(parts) + 1)
        for word in ["-".join(parts[:n])]
    )


# Typography and rules.


def typography(language: str, where: str, text: str) -> list[str]:
    """Straight quotes anywhere; in French a sign without its space that does not break."""
    out: list[str] = []
    if STRAIGHT.search(text):
        out.append(f"{where}: a straight quote or apostrophe in {text.strip()[:60]!r}")
    if language == "fr" and LOOSE_FRENCH.search(text):
        out.append(f"{where}: a space that does not break is missing in {text.strip()[:60]!r}")
    return out


def typography_of(words: Words) -> list[str]:
    return [
        line
        for key, pattern in words.patterns().items()
        for line in typography(words.language, f"{words.language}: {key}", spoken(pattern))
    ]


def spoken(pattern: Pattern) -> str:
    """The text of a message, a letter standing for whatever is put in."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            parts.append(element.value)
        else:
            parts.extend(["x", *[f"\n{text}\n" for text in look(element).texts], "x"])
    return "".join(parts)


def rules(folder: Path) -> list[str]:
    """The pages of rules: in every language, with the same rules in the same order."""
    out: list[str] = []
    names = sorted(
        {path.name for language in LANGUAGES for path in (folder / language).glob("*.md")}
    )
    for name in names:
        texts: dict[str, str] = {}
        for language in LANGUAGES:
            path = folder / language / name
            if not path.is_file():
                out.append(f"{language}/{name} is missing")
                continue
            texts[language] = path.read_text(encoding="utf-8")
            for number, line in enumerate(texts[language].split("\n"), 1):
                out += typography(language, f"{language}/{name}:{number}", line)
        first = RULE.findall(texts.get(FIRST, ""))
        for language, text in texts.items():
            ids = RULE.findall(text)
            if ids == first:
                continue
            less = [id for id in first if id not in ids]
            more = [id for id in ids if id not in first]
            how = f"without {', '.join(less)}" if less else f"also {', '.join(more)}"
            if not less and not more:
                how = "in another order, or not as often"
            out.append(f"{language}/{name}: other rules than {FIRST}/{name}: {how}")
    return out


def all_wrong(package: Path = PACKAGE, browser: Path = WEB) -> list[str]:
    folder = package / "words"
    every = [read(folder / language) for language in LANGUAGES]
    code = Code(package, browser)
    out: list[str] = []
    for words in every:
        out += words.problems + dangling(words) + typography_of(words)
    for words in every[1:]:
        out += same_keys(every[0], words)
    return out + missing(every[0], code) + unused(every[0], code) + rules(folder)


def main() -> int:
    found = all_wrong()
    for line in found:
        print(line, file=sys.stderr)
    if not found:
        print("words: the same in every language, and all in use")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
