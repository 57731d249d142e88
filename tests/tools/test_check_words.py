"""The check of the words: it passes on what we have, and sees each thing that can go wrong."""

from pathlib import Path

import pytest

from tools import check_words

LINES = {
    "en": "ui-hello = Hello { $name }\nprompt-lead = Lead\nreason-higher = Higher\n",
    "fr": "ui-hello = Bonjour { $name }\nprompt-lead = Entamez\nreason-higher = Plus fort\n",
    "it": "ui-hello = Ciao { $name }\nprompt-lead = Apri\nreason-higher = Più alto\n",
}
CODE = """
prompt = "lead"
reason = "higher.LD-7"
words.say("ui-hello", name="Anna")
"""


class House:
    """A small package with words in three languages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("game.py", CODE)
        for language, lines in LINES.items():
            self.write(f"words/{language}/some.ftl", lines)
            self.write(f"words/{language}/game.md", "# Game\n\nOne. [LD-1]\n\nTwo. [LD-2, LD-3]\n")

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def add(self, name: str, text: str) -> None:
        self.write(name, (self.folder / name).read_text(encoding="utf-8") + text)

    def everywhere(self, text: str) -> None:
        for language in LINES:
            self.add(f"words/{language}/some.ftl", text)

    def wrong(self) -> list[str]:
        return check_words.all_wrong(self.folder, self.folder / "browser")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "package")


def test_the_words_of_this_house_are_in_order() -> None:
    assert check_words.all_wrong() == []


def test_a_house_in_order_has_nothing_wrong(house: House) -> None:
    assert house.wrong() == []


def test_a_message_that_a_language_lacks_is_named(house: House) -> None:
    house.write("words/it/some.ftl", LINES["it"].partition("\n")[2])
    assert house.wrong() == ["it: ui-hello is missing"]


def test_a_message_that_only_a_translation_has_is_named(house: House) -> None:
    house.add("words/fr/some.ftl", "ui-bye = Au revoir\n")
    assert house.wrong() == ["en: ui-bye is missing"]


def test_an_attribute_belongs_to_the_message(house: House) -> None:
    house.add("words/fr/some.ftl", "    .at = ici\n")
    assert house.wrong() == ["en: reason-higher.at is missing"]


def test_other_variables_are_named(house: House) -> None:
    house.write("words/fr/some.ftl", LINES["fr"].replace("$name", "$who"))
    assert house.wrong() == ["fr: ui-hello speaks of $who, en of $name"]


def test_a_variable_may_stand_in_what_a_message_refers_to(house: House) -> None:
    house.write("words/en/some.ftl", LINES["en"].replace("{ $name }", "{ -whom }"))
    house.add("words/en/some.ftl", "-whom = { $name }\n")
    assert house.wrong() == ["fr: -whom is missing", "it: -whom is missing"]


def test_a_reference_to_nothing_is_named(house: House) -> None:
    house.write("words/it/some.ftl", LINES["it"].replace("Ciao", "{ ciao }"))
    assert house.wrong() == ["it: ui-hello refers to ciao, which is missing"]


def test_a_file_that_cannot_be_read_is_named(house: House) -> None:
    house.add("words/en/some.ftl", "broken { $x\n")
    (found,) = house.wrong()
    assert found.startswith("en/some.ftl: ")
    assert "broken" in found


def test_a_message_stands_once(house: House) -> None:
    house.write("words/en/other.ftl", "prompt-lead = Lead\n")
    assert "en/some.ftl: prompt-lead stands in other.ftl already" in house.wrong()


def test_a_message_that_nobody_uses_is_named(house: House) -> None:
    house.everywhere("ui-idle = x\n")
    assert house.wrong() == ["en/some.ftl: ui-idle is never used"]


@pytest.mark.parametrize(
    "use",
    [
        'words.say("ui-idle")',
        'words.say(f"ui-{what}")',
        'words.say("ui-hello" if x else "ui-idle")',
        'KEYS = ("ui-idle",)',
    ],
)
def test_a_message_is_used_in_one_of_these_ways(use: str, house: House) -> None:
    house.everywhere("ui-idle = x\n")
    house.add("game.py", use + "\n")
    assert house.wrong() == []


@pytest.mark.parametrize(
    "use",
    [
        '<b>{say("web-new")}</b>',
        "<b title={`${name}: ${say('web-new')}`}></b>",
        "<b>{say(`web-${what}`)}</b>",
        '<b>{say(over ? "web-new" : "ui-hello")}</b>',
    ],
)
def test_a_message_is_used_by_a_page_in_the_browser(use: str, house: House) -> None:
    house.everywhere("web-new = x\n")
    assert [line for line in house.wrong() if "web-new is never used" in line]
    house.write("browser/pages/Page.svelte", use)
    assert house.wrong() == []


def test_a_key_that_a_page_asks_for_is_there(house: House) -> None:
    house.write("browser/lib/some.ts", 'const title = say("web-missing");\n')
    assert house.wrong() == ["web/lib/some.ts:1: web-missing is not a key"]


def test_a_message_is_used_by_another(house: House) -> None:
    house.everywhere("ui-idle = x\nprompt-follow = { ui-idle }\n")
    house.add("game.py", 'FOLLOW = "follow"\n')
    assert house.wrong() == []


def test_a_name_is_used_when_the_code_knows_its_id(house: House) -> None:
    house.everywhere("card-raven = x\ncard-raven-text = x\nevent-draw-from-fate-pile = x\n")
    assert len(house.wrong()) == 3
    house.add("game.py", 'CARD, KIND, ZONE = "raven", "draw", "fate_pile"\n')
    assert house.wrong() == []


@pytest.mark.parametrize(
    ("use", "key"),
    [
        ('words.say("ui-gone")', "ui-gone"),
        ('words.first("ui-gone", "ui-hello")', "ui-gone"),
        ('prompt = "gone"', "prompt-gone"),
        ('Decision(0, "gone", ())', "prompt-gone"),
        ('return_value = "gone.VC-3"', "reason-gone"),
    ],
)
def test_a_key_that_the_code_asks_for_is_there(use: str, key: str, house: House) -> None:
    house.add("game.py", use + "\n")
    assert house.wrong() == [f"package/game.py:5: {key} is not a key"]


def test_every_language_has_the_same_rules_in_the_same_order(house: House) -> None:
    house.write("words/fr/game.md", "# Jeu\n\nUn. [LD-1]\n\nDeux. [LD-2]\n")
    assert house.wrong() == ["fr/game.md: other rules than en/game.md: without LD-3"]
    house.write("words/fr/game.md", "# Jeu\n\nUn. [LD-2] [LD-3]\n\nDeux. [LD-1]\n")
    assert house.wrong() == [
        "fr/game.md: other rules than en/game.md: in another order, or not as often"
    ]
    (house.folder / "words/fr/game.md").unlink()
    assert house.wrong() == ["fr/game.md is missing"]


@pytest.mark.parametrize("text", ["It's", 'a "quote"'])
def test_quotes_are_not_straight(text: str, house: House) -> None:
    house.write("words/en/some.ftl", LINES["en"].replace("Higher", text))
    (found,) = house.wrong()
    assert found.startswith("en: reason-higher: a straight quote or apostrophe")


@pytest.mark.parametrize(
    ("text", "unbroken"),
    [
        ("Quoi ?", "Quoi~?"),
        ("Quoi?", "Quoi~?"),
        ("{ $name } : ici", "{ $name }~: ici"),
        ("Oui ; non", "Oui~; non"),
        ("« Oui »", "«~Oui~»"),
    ],
)
def test_french_signs_have_a_space_that_does_not_break(
    text: str, unbroken: str, house: House
) -> None:
    hello = LINES["fr"].replace("Bonjour", "%s")
    house.write("words/fr/some.ftl", hello % text)
    (found,) = house.wrong()
    assert found.startswith("fr: ui-hello: a space that does not break")
    house.write("words/fr/some.ftl", hello % unbroken.replace("~", "\u00a0"))
    assert house.wrong() == []
