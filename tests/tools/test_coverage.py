"""Rules and cards without a test are found, and so are tests of what is not there."""

from pathlib import Path

import pytest

from tools import card_coverage, rule_coverage
from tools.marks import Mark, marks

TEXT = """# A game

Nobody needs to prove this.

## The deal

Everybody gets nine cards. [LD-3]

Two who tie share it (our decision). [LD-14]

- First one thing. [LD-4]
- Then another. [LD-5, LD-6] [LD-3]
"""


def mark(id: str) -> Mark:
    return Mark(id, "tests/test_a.py", 7, "test_it")


def test_rules_are_read_from_the_ends_of_paragraphs() -> None:
    rules = rule_coverage.rules_of(TEXT)
    assert [(rule.id, rule.section) for rule in rules] == [
        ("LD-3", "The deal"),
        ("LD-14", "The deal"),
        ("LD-4", "The deal"),
        ("LD-5", "The deal"),
        ("LD-6", "The deal"),
    ]


def test_a_rule_of_ours_is_marked() -> None:
    assert [rule.id for rule in rule_coverage.rules_of(TEXT) if rule.decided] == ["LD-14"]


def test_a_rule_without_a_test_is_named() -> None:
    rules = {"little-devils": rule_coverage.rules_of("Nine cards. [LD-3]\n\nClockwise. [LD-4]")}
    assert rule_coverage.complaints(rules, [mark("LD-3")]) == [
        "little-devils: rule LD-4 has no test"
    ]


def test_a_test_of_a_rule_that_is_not_there_is_named() -> None:
    rules = {"little-devils": rule_coverage.rules_of("Nine cards. [LD-3]")}
    said = rule_coverage.complaints(rules, [mark("LD-3"), mark("LD-99")])
    assert said == ["tests/test_a.py:7: test_it names rule LD-99, which no rules text has"]


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('LD-1', 'LD-2')\n"
        "def test_one(): pass\n"
        "class TestMore:\n"
        "    @pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('LD-3'))])\n"
        "    def test_two(self, n): pass\n",
        encoding="utf-8",
    )
    (tmp_path / "test_b.py").write_text("pytestmark = pytest.mark.rule('LD-4')\n", encoding="utf-8")
    assert [(found.id, found.test) for found in marks("rule", tmp_path)] == [
        ("LD-1", "test_one"),
        ("LD-2", "test_one"),
        ("LD-3", "TestMore::test_two"),
        ("LD-4", "every test of the file"),
    ]


def test_ids_have_to_be_written_out(tmp_path: Path) -> None:
    path = tmp_path / "test_a.py"
    path.write_text("ID = 'LD-1'\n@pytest.mark.rule(ID)\ndef test_a(): pass\n", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"test_a.py:2: .* takes ids written out"):
        marks("rule", tmp_path)


def test_a_card_without_a_test_is_named() -> None:
    cards = {"maleficent": ["maleficent/vanish", "maleficent/malice"]}
    assert card_coverage.complaints(cards, [], [mark("maleficent/vanish")]) == [
        "card maleficent/malice has no test"
    ]


def test_a_ruling_counts_for_its_card() -> None:
    cards = {"maleficent": ["maleficent/vanish"]}
    assert card_coverage.complaints(cards, [], [mark("maleficent/vanish/covered-location")]) == []


def test_a_ruling_without_a_test_is_named() -> None:
    cards, rulings = {"maleficent": ["maleficent/vanish"]}, ["maleficent/vanish/french"]
    assert card_coverage.complaints(cards, rulings, [mark("maleficent/vanish")]) == [
        "ruling maleficent/vanish/french has no test"
    ]
    assert card_coverage.complaints(cards, rulings, [mark("maleficent/vanish/french")]) == []


def test_the_rulings_of_the_facts_and_every_french_wording_are_wanted() -> None:
    wanted = card_coverage.rulings()
    assert "maleficent/raven/when" in wanted
    assert "prince-john/trigger/french" in wanted
    assert len(wanted) == len(set(wanted))


def test_a_test_of_a_card_that_is_not_there_is_named() -> None:
    (said,) = card_coverage.complaints({"maleficent": []}, [], [mark("maleficent/vanish")])
    assert said.endswith("test_it names card maleficent/vanish, which no villain has")
