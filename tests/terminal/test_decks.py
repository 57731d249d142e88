"""`skulduggery decks`, and a game with a deck of one's own: laid, gone on with, replayed."""

from pathlib import Path

import pexpect
import pytest

from skulduggery.games.villainous.own_decks import known
from tests.terminal.helpers import QUESTION, on_screen, played, terminal

MARKED = "[bold red]Greedo[/] <b>{ card-bossk }</b>"
OWN = f"""\
game = "star-wars-villainous"
villain = "boba-fett"
[limits]
bounties = 3
[[card]]
id = "greedo"
strength = 3
name.en = "{MARKED}"
[[card]]
id = "bounty-fugitive"
requirements = ["pay-4-credits", "3-allies-vanquish", "at-tython", "defeat-r2-d2"]
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "my deck.toml"
    file.write_text(OWN, encoding="utf-8")
    return file


def test_a_deck_is_written_and_found_good(tmp_path: Path) -> None:
    out = played("decks", "export", "seventh-sister", answers="")
    assert out.returncode == 0
    assert 'villain = "seventh-sister"' in out.stdout.splitlines()
    file = tmp_path / "sister.toml"
    file.write_text(out.stdout, encoding="utf-8")
    checked = played("decks", "check", str(file), "--plain", "--lang", "en", answers="")
    assert checked.returncode == 0
    assert "Seventh Sister, 30 and 15 cards" in checked.stdout
    assert "Nothing differs from our deck." in checked.stdout


def test_what_differs_is_listed(mine: Path) -> None:
    out = played("decks", "check", str(mine), "--plain", "--lang", "fr", answers="")
    assert out.returncode == 0
    said = out.stdout.replace("\u00a0", " ")
    assert "Greedo : strength 1 → 3" in said
    assert "Limites : bounties 4 → 3" in said
    assert "Noms et textes personnels : 1" in said


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (("decks",), "say what to do: export or check"),
        (("decks", "export", "boba-fet"), "did you mean 'boba-fett'?"),
        (("decks", "check", "no-such-file.toml"), "no-such-file.toml cannot be read"),
        (("play", "little-devils", "--deck", "{mine}"), "little-devils has none"),
        (("play", "disney-villainous", "--deck", "{mine}"), "this table plays 'disney-villainous'"),
        (
            (
                *("play", "star-wars-villainous", "--deck", "{mine}"),
                "--villains",
                "seventh-sister,jafar",
            ),
            "a deck of boba-fett, who does not play here",
        ),
        (("play", "--resume", "--deck", "{mine}"), "--deck lays a new one"),
    ],
)
def test_bad_input(mine: Path, given: tuple[str, ...], message: str) -> None:
    out = played(*[one.replace("{mine}", str(mine)) for one in given], answers="")
    assert out.returncode == 2
    assert message in out.stderr
    assert out.stdout == ""


def test_every_line_of_a_bad_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(OWN.replace("strength", "strenth").replace("bounties", "bounty"), "utf-8")
    out = played("decks", "check", str(file), answers="")
    assert out.returncode == 2
    lines = out.stderr.splitlines()
    assert lines[0].startswith(f"skulduggery decks: {file}: line 4: 'bounty' is not a field here")
    assert lines[1].startswith(f"{file}: line 7: 'strenth' is not a field here")


def test_a_table_says_that_it_has_one_and_goes_on_with_it(mine: Path, tmp_path: Path) -> None:
    store = ("--db", str(tmp_path / "games.db"), "--plain", "--lang", "en")
    begun = played(
        *("play", "star-wars-villainous", "--deck", str(mine), "--first", "me", "--seed", "4"),
        *store,
        answers="1\nq\n",
    )
    assert begun.returncode == 0
    assert "Boba Fett plays with a deck of one’s own (" in begun.stdout
    assert "Completed Bounties: 0 of 3" in begun.stdout
    known._known.clear()  # as in another process
    again = played("play", "--resume", *store, answers="q\n")
    assert again.returncode == 0
    assert "Boba Fett plays with a deck of one’s own (" in again.stdout


def test_a_record_is_replayed_with_its_deck_only(mine: Path, tmp_path: Path) -> None:
    store = ("--db", str(tmp_path / "games.db"), "--plain", "--lang", "en")
    bots = ("--villains", "boba-fett,seventh-sister", "--bots", "random,random")
    laid = ("play", "star-wars-villainous", "--deck", str(mine), *bots, "--seed", "4")
    played(*laid, "--option", "limit_rounds=3", *store, answers="")
    record = tmp_path / "game.record"
    out = played("replay", "--table", "1", "--write", str(record), *store, answers="")
    assert out.returncode == 0, out.stderr
    known._known.clear()
    without = played("replay", str(record), *store, answers="q\n")
    assert without.returncode == 2
    assert "its deck file has to be named, too" in without.stderr
    with_it = played("replay", str(record), "--deck", str(mine), *store, answers="q\n")
    assert with_it.returncode == 0, with_it.stderr


def test_signs_in_a_name_are_shown_as_they_are(mine: Path, tmp_path: Path) -> None:
    mine.write_text(OWN.replace("strength = 3", "copies = 30") + _without_the_rest(), "utf-8")
    running = terminal(
        *("play", "star-wars-villainous", "--deck", str(mine), "--lang", "en", "--pace", "0"),
        *("--db", str(tmp_path / "games.db"), "--first", "me"),
        columns=140,
    )
    running.expect_exact(QUESTION)
    assert MARKED in on_screen(running.before)
    running.sendline("q")
    running.expect(pexpect.EOF)


def _without_the_rest() -> str:
    from skulduggery.games.villainous.star_wars.boba_fett import DECK

    others = [card.id for card in DECK if card.id not in ("greedo", "bounty-fugitive")]
    text = "copies = 0\n"
    return text + "".join(f'[[card]]\nid = "{one}"\ncopies = 0\n' for one in others)
