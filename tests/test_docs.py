"""What the documents say is true: their examples run, and what they name is there."""

import ast
import doctest
import re
import tomllib
from pathlib import Path

import pytest

from tools.rule_coverage import rules_on_the_shelf

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), DOCS / "rules" / "decisions.md", ROOT / "CONTRIBUTING.md"])
VOCABULARY = ROOT / "src/skulduggery/games/villainous/text"
LINK = re.compile(r"\]\(([^)#:]+)\)")
PLACE = re.compile(r"`((?:src|tests|tools|web|docs)/[\w./-]+)`")


def read(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


@pytest.mark.parametrize(("name", "least"), [("notation.md", 20), ("writing-a-card.md", 8)])
def test_the_examples_do_what_they_show(name: str, least: int) -> None:
    examples = doctest.DocTestParser().get_doctest(read(name), {}, name, name, 0)
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(examples)
    assert runner.tries >= least
    assert runner.failures == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    gone = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    gone += [place for place in PLACE.findall(text) if not (ROOT / place).exists()]
    assert not gone


def test_every_room_stands_in_the_architecture() -> None:
    there = {
        path.relative_to(ROOT).as_posix() + ("/" if path.is_dir() else "")
        for path in (ROOT / "src/skulduggery").iterdir()
        if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    hall = {"src/skulduggery/__init__.py", "src/skulduggery/__main__.py"}
    assert there - hall <= set(PLACE.findall(read("architecture.md")))


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        wanted += extra
    section = read("architecture.md").partition("## What we depend on")[2]
    named = set(re.findall(r"`([\w.-]+)`", section))
    assert {re.split(r"[\[>=<]", one)[0] for one in wanted} <= named


def test_every_word_of_the_vocabulary_is_explained() -> None:
    text = read("writing-a-card.md")
    words: list[str] = []
    for path in sorted(VOCABULARY.glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                words.append(node.name)
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                words.append(node.name)
    helpers = {"here", "spot", "Who", "Amount"}
    missing = [
        word for word in words if word not in helpers and not re.search(rf"\b{word}\b", text)
    ]
    assert len(words) > 50
    assert not missing, f"docs/writing-a-card.md does not tell of {', '.join(missing)}"


def test_every_decision_of_ours_is_listed() -> None:
    text = read("rules/decisions.md")
    rules = [rule for listed in rules_on_the_shelf().values() for rule in listed]
    listed = set(re.findall(r"^- \*\*([A-Z]{2}-\d+[a-z]?)\*\*", text, re.MULTILINE))
    assert {rule.id for rule in rules if rule.decided} <= listed
    assert listed <= {rule.id for rule in rules}


def test_every_door_is_explained() -> None:
    doors = re.findall(r"^(\w+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert len(doors) >= 8
    assert [door for door in doors if f"make {door}" not in told] == []
