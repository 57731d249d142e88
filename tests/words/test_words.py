"""Words: found, formatted, fallen back on; and never slower than they have to be."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

import skulduggery
from skulduggery.engine.chance import Chance
from skulduggery.games import SHELF, game
from skulduggery.games.villainous.reasons import REASONS
from skulduggery.words import LANGUAGES, Words, messages, system_language, words

SOURCE = Path(skulduggery.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_read_once(language: str) -> None:
    assert words(language) is words(language)
    assert words(language).language == language


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="'de': there are en, fr, it"):
        Words("de")


def test_a_plural_follows_the_language() -> None:
    said = {language: words(language) for language in LANGUAGES}
    assert said["en"].say("ui-devils", count=0) == "0 devils"
    assert said["en"].say("ui-devils", count=1) == "1 devil"
    assert said["fr"].say("ui-devils", count=0) == "0 diablotin"
    assert said["fr"].say("ui-devils", count=2) == "2 diablotins"
    assert said["it"].say("ui-devils", count=0) == "0 diavoletti"
    assert said["it"].say("ui-devils", count=1) == "1 diavoletto"


def test_names_are_said_as_they_are_without_marks_of_direction() -> None:
    assert words("en").say("ui-turn-of", name="Anna") == "Anna is to play."


def test_several_names_stand_in_a_row() -> None:
    assert words("en").row([]) == ""
    assert words("en").row(["Anna"]) == "Anna"
    assert words("fr").row(["Anna", "Bruno"]) == "Anna et Bruno"
    assert words("it").row(["Anna", "Bruno", "Ugo"]) == "Anna, Bruno e Ugo"


def test_a_card_a_location_and_a_villain_have_their_names() -> None:
    assert words("fr").name("card", "raven") == "Diablo"
    assert words("it").name("villain", "prince-john") == "Principe Giovanni"
    assert words("fr").name("location", "the-jail") == "Prison"
    assert words("fr").say("location-the-jail.at") == "en Prison"


def test_a_number_card_is_named_by_colour_and_value() -> None:
    named = [words(language).name("card", "red-5") for language in LANGUAGES]
    assert named == ["Red 5", "5 rouge", "5 rosso"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_two_games_has_one_name_and_a_text_in_each(language: str) -> None:
    """Both games have a Whirlpool: one turns the piles, Ursula's moves a Hero."""
    from skulduggery.server.catalogue import codex
    from skulduggery.terminal.draw import drawing
    from skulduggery.terminal.draw.scene import Scene

    texts = set()
    for name in ("disney-villainous", "disney-villains-card-game"):
        (entry,) = [card for card in codex(name, language).cards if card.id == "whirlpool"]
        view = game(name).start(game(name).setup(3), Chance(1)).view(0)
        about = drawing(name).about("whirlpool", Scene(view, ["A", "B", "C"], words(language)))
        assert entry.name == words(language).name("card", "whirlpool")
        assert entry.text is not None
        assert about.split(": ", 1)[1].endswith(entry.text)
        texts.add(entry.text)
    assert len(texts) == 2


def test_what_has_no_name_is_called_by_its_id_made_readable() -> None:
    assert words("it").name("card", "unheard-of-thing") == "Unheard of thing"
    assert words("en").name("card", "22") == "22"


@pytest.fixture
def only_english() -> Iterator[None]:
    """A message that only English has."""
    words("en")._sources["spare"] = "spare = Only { $what } English"
    yield
    del words("en")._sources["spare"]


@pytest.mark.usefixtures("only_english")
def test_a_missing_message_falls_back_to_english() -> None:
    assert not words("fr").has("spare")
    assert words("fr").say("spare", what="here") == "Only here English"


def test_a_message_that_nobody_has_is_its_own_key() -> None:
    assert words("fr").say("nobody-has-this") == "nobody-has-this"
    assert words("fr").first("nobody-has-this", "ui-yes") == "oui"
    assert words("fr").first("nobody-has-this", "nor-this") == "nor-this"


def test_an_attribute_that_is_missing_is_not_there() -> None:
    assert words("en").has("location-the-jail.at")
    assert not words("en").has("location-the-jail.through")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_rules_in_every_language(language: str) -> None:
    for name in SHELF:
        assert words(language).rules(name).startswith("# ")
        assert (SOURCE / "words" / language / f"{name}.md").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "villain", game("disney-villainous").villains + game("star-wars-villainous").villains
)
def test_every_villain_has_a_guide_in_every_language(villain: str, language: str) -> None:
    said = words(language)
    heads = re.findall(r"^#+ ", said.guide(villain), re.MULTILINE)
    assert said.guide(villain).startswith(f"# {said.name('villain', villain)}\n")
    assert heads.count("## ") >= 5
    assert (SOURCE / "words" / language / f"{villain}.md").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["disney-villainous", "star-wars-villainous"])
def test_every_reason_of_a_box_has_its_words(name: str, language: str) -> None:
    box = game(name).box  # type: ignore[attr-defined]
    assert len(box.reasons) >= len(REASONS)
    said = words(language)
    for reason in box.reasons[1:]:
        key, rule = reason.split(".")
        assert said.has(f"reason-{key}-in-{name}") or said.has(f"reason-{key}"), reason
        assert f"[{rule}]" in words("en").rules(name), reason


@pytest.mark.parametrize("name", ["nobody", "little-devils", "../en/maleficent", ""])
def test_who_is_no_villain_has_no_guide(name: str) -> None:
    assert words("fr").guide(name) == ""


def test_a_message_ends_where_the_next_one_a_comment_or_a_term_begins() -> None:
    found = messages("# note\none = 1\n    .at = x\ntwo =\n    2\n\n-term = t\n# note\n   stray\n")
    assert found == {"one": "one = 1\n    .at = x", "two": "two =\n    2", "-term": "-term = t"}


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "it", "LC_MESSAGES": "fr_CH@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "it_CH.UTF-8"}, "it"),
    ],
)
def test_the_language_follows_the_system(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_without_a_variable_the_system_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("skulduggery.words._locale_of_the_system", lambda: "it_IT")
    assert system_language() == "it"
    monkeypatch.setattr("skulduggery.words._locale_of_the_system", lambda: "")
    assert system_language() == "en"


def run(code: str, path: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(path), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout.strip()


def test_a_plain_name_needs_no_fluent() -> None:
    code = """
import sys
from skulduggery.words import words
said = words("fr").name("card", "raven")
print(said, any(name.startswith(("fluent", "babel")) for name in sys.modules))
"""
    assert run(code, SOURCE.parent) == "Diablo False"


def test_the_words_are_found_in_a_packed_package(tmp_path: Path) -> None:
    packed = tmp_path / "skulduggery.zip"
    with ZipFile(packed, "w") as out:
        out.write(SOURCE / "__init__.py", "skulduggery/__init__.py")
        for path in (SOURCE / "words").rglob("*"):
            if path.suffix in (".py", ".ftl", ".md"):
                out.write(path, path.relative_to(SOURCE.parent))
    code = """
from skulduggery.words import words
said = words("it")
print(said.say("ui-cards", count=2), said.rules("disney-villainous").split()[1])
"""
    assert run(code, packed) == "2 carte Disney"
