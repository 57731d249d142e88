"""The proof sheet of a villain."""

import pytest

from tools import card_sheet


@pytest.mark.parametrize("villain", list(card_sheet.villains()))
def test_every_card_stands_beside_its_code_in_three_languages(villain: str) -> None:
    found = card_sheet.villains()[villain]
    code = card_sheet.code_of_cards(villain)
    text = "\n".join(card_sheet.sheet(found, []))
    for card in found.deck + found.fate:
        assert f"### {card.id}\n" in text
        assert f'"{card.id}"' in code[card.id]
        assert code[card.id] in text
    cards = len(found.deck + found.fate)
    for language in ("en", "fr", "it"):
        assert text.count(f"- **{language}** *") == cards


def test_one_card_can_be_picked(capsys: pytest.CaptureFixture[str]) -> None:
    assert card_sheet.main(["maleficent", "fauna"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("## Fate deck\n\n### fauna\n\nhero; one, strength 2\n")
    assert said.count("French printing:") == 3
    assert "vanish" not in said


def test_a_cost_without_a_number_is_called_x(capsys: pytest.CaptureFixture[str]) -> None:
    assert card_sheet.main(["jafar", "hypnotize"]) == 0
    assert "\neffect; 2 of them, cost X\n" in capsys.readouterr().out


@pytest.mark.parametrize("given", [[], ["nobody"], ["maleficent", "toby"]])
def test_who_is_not_there_is_named(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert card_sheet.main(given) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "maleficent" in said.err
