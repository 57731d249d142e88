"""Decks of one's own: what a file may change, what is refused, what a table keeps."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from skulduggery import games
from skulduggery.engine.decision import Refused
from skulduggery.engine.game import Game
from skulduggery.engine.record import Table, load
from skulduggery.games.villainous.own_decks import known
from skulduggery.games.villainous.own_decks.known import OwnDeck, deck_named
from skulduggery.games.villainous.own_decks.lines import LONGEST
from skulduggery.games.villainous.table import VillainousGame
from skulduggery.terminal.decks import exported
from tests.games.villainous.sectors import Seat, boba, on, sister, with_

STAR_WARS = games.game("star-wars-villainous")
DISNEY = games.game("disney-villainous")
HEAD = 'game = "star-wars-villainous"\nvillain = "boba-fett"\n'


@pytest.fixture(autouse=True)
def nothing_known() -> Iterator[None]:
    before = dict(known._known)
    known._known.clear()
    yield
    known._known.clear()
    known._known.update(before)


def taken(text: str, game: Game = STAR_WARS) -> OwnDeck:
    return deck_named(game.take_deck(text).partition("@")[2])


def card(id: str, section: str = "card", **fields: object) -> str:
    lines = [f"[[{section}]]", f'id = "{id}"', *[f"{name} = {it}" for name, it in fields.items()]]
    return "\n".join(lines) + "\n"


def refusal(text: str, game: Game = STAR_WARS) -> list[str]:
    with pytest.raises(Refused) as caught:
        game.take_deck(text)
    assert caught.value.code == "bad-option"
    return caught.value.message.split("\n")


def laid(text: str, *seats: Seat, **more: Any) -> Table:
    """A table with Boba Fett's own deck at seat 0."""
    position = {
        "villains": [seat.villain for seat in seats],
        "seats": [seat.entry for seat in seats],
        **more,
    }
    named = [STAR_WARS.take_deck(text), *position["villains"][1:]]
    return Table(STAR_WARS, STAR_WARS.setup(None, named, {}), 7, position)


def played_out(table: Table, seed: int) -> Table:
    luck = Random(seed)
    while (decision := table.decision()) is not None:
        table.answer(luck.randrange(len(decision.options)))
    return table


def every_villain() -> list[tuple[str, str]]:
    out: list[tuple[str, str]] = []
    for name in ("star-wars-villainous", "disney-villainous"):
        out += [(name, villain) for villain in games.game(name).villains]
    return out


# What comes out goes in again.


@pytest.mark.parametrize(("name", "villain"), every_villain())
@pytest.mark.parametrize("which", ["current", "french"])
def test_what_is_exported_is_our_deck(name: str, villain: str, which: str) -> None:
    deck = taken(exported(villain, which, "all"), games.game(name))
    assert deck.differences == []
    assert deck.villain.id == villain


@pytest.mark.parametrize(("name", "villain"), every_villain())
def test_an_unchanged_deck_plays_the_same_game(name: str, villain: str) -> None:
    game = games.game(name)
    other = next(one for one in game.villains if one != villain)
    own = game.take_deck(exported(villain, "current", "en"))
    options = {"limit_rounds": 3}
    ours = played_out(Table(game, game.setup(None, [villain, other], options), 5), 5)
    same = played_out(Table(game, game.setup(None, [own, other], options), 5), 5)
    assert same.record().replace(own, villain) == ours.record()


def test_the_example_of_the_documents() -> None:
    text = (Path(__file__).parents[3] / "docs" / "own-decks.md").read_text("utf-8")
    deck = taken(text.partition("```toml\n")[2].partition("```")[0])
    assert ("bounty-fugitive", "hunt_cost", "1", "2") in deck.differences
    assert {place for place, *_ in deck.differences} == {
        *("tython", "greedo", "dengar", "bounty-fugitive", "chewbacca")
    }


# Numbers.


def test_costs_and_strengths_are_those_of_the_file() -> None:
    text = HEAD + card("greedo", cost=2, strength=3)
    table = laid(text, boba(credits=2, pawn="mos-espa", hand=["greedo"]), sister())
    table.answer("play greedo")
    table.answer("choose tython")
    view = table.state.view(0)
    assert view["seats"][0]["credits"] == 1  # 2 for Greedo, 1 from him
    assert table.state.notes(0)["seats"][0]["strengths"]["greedo"]["now"] == 3


def test_a_card_may_be_paid_in_the_other_currency() -> None:
    text = HEAD + card("greedo", currency='"ambition"')
    table = laid(text, boba(ambition=1, pawn="jabbas-palace", hand=["greedo"]), sister())
    table.answer("play greedo")
    table.answer("choose tython")
    assert table.state.view(0)["seats"][0]["ambition"] == 0


def test_copies_change_the_deck() -> None:
    deck = taken(
        HEAD + card("greedo", copies=3) + card("bossk", copies=0) + card("dengar", copies=0)
    )
    table = Table(STAR_WARS, STAR_WARS.setup(None, [deck.name, "seventh-sister"], {}), 3)
    counted = [printed.id for printed in table.state.cast.cards[:30]]  # type: ignore[attr-defined]
    assert (counted.count("greedo"), counted.count("bossk"), len(counted)) == (3, 0, 30)


def test_symbols_of_a_location_and_of_a_ship() -> None:
    text = HEAD + '[[location]]\nid = "tython"\ntop = []\nbottom = ["gain-credits-5"]\n'
    text += card("slave-i", symbols='["fate", "gain-credits-7"]')
    table = laid(text, boba(pawn="tython"), sister())
    assert [one.text for one in options(table)] == ["gain 5", "end-turn"]
    table = laid(text, boba(pawn="slave-i", space=["slave-i"]), sister())
    assert [one.text for one in options(table)] == ["gain 7", "fate 1", "end-turn"]


def options(table: Table) -> list[Any]:
    decision = table.decision()
    assert decision is not None
    return list(decision.options)


def test_the_hand_limit_and_the_goal() -> None:
    text = HEAD + "[limits]\nhand = 6\nbounties = 1\n"
    table = Table(
        STAR_WARS, STAR_WARS.setup(None, [STAR_WARS.take_deck(text), "seventh-sister"], {}), 3
    )
    assert len(table.state.view(0)["seats"][0]["hand"]) == 6
    assert len(table.state.view(1)["seats"][1]["hand"]) == 4
    contact = on("jabba-the-hutt", with_("bounty-fugitive", done=["defeat-strength-3"]))
    table = laid(text, boba(credits=3, tython=[contact]), sister())
    table.answer("pay bounty-fugitive")
    assert table.state.result().winners == (0,)


def test_the_tokens_of_cad_bane() -> None:
    text = 'game = "star-wars-villainous"\nvillain = "cad-bane"\n[limits]\n'
    named = [STAR_WARS.take_deck(text + "targets = 3\ntarget_tokens = 4\n"), "seventh-sister"]
    setup = STAR_WARS.setup(None, named, {})
    villains = ["cad-bane", "seventh-sister"]
    seats: list[dict[str, Any]] = [{"targets": 5}, {}]
    with pytest.raises(Refused, match="there are 4 Target tokens in all"):
        Table(STAR_WARS, setup, 7, {"villains": villains, "seats": seats})
    table = Table(STAR_WARS, setup, 7, {"villains": villains, "seats": [{"targets": 2}, {}]})
    goals = table.state.notes(0)["seats"][0]["goals"]
    assert [goal[1:] for goal in goals] == [[2, 3]]


def test_the_goal_of_prince_john() -> None:
    text = 'game = "disney-villainous"\nvillain = "prince-john"\n[limits]\npower = 3\n'
    named = [DISNEY.take_deck(text), "maleficent"]
    seats: list[dict[str, Any]] = [{"power": 3}, {}]
    position = {"villains": ["prince-john", "maleficent"], "phase": "start", "seats": seats}
    table = Table(DISNEY, DISNEY.setup(None, named, {}), 7, position)
    assert table.state.result().winners == (0,)


@pytest.mark.parametrize(
    ("asked", "answers"),
    [
        ("pay-2-credits", ["pay bounty-fugitive"]),
        ("at-mos-espa", ["move-pawn mos-espa"]),
    ],
)
def test_requirements_from_the_vocabulary(asked: str, answers: list[str]) -> None:
    text = HEAD + card("bounty-fugitive", requirements=f'["{asked}"]')
    contact = on("jabba-the-hutt", "bounty-fugitive")
    seat = boba(credits=2, pawn="tython", tython=[contact])
    table = laid(text, seat, sister(), phase="move")
    for answer in answers:
        table.answer(answer)
    assert table.state.view(0)["seats"][0]["kept"] == ["bounty-fugitive"]


def test_a_requirement_of_more_allies_in_one_vanquish() -> None:
    text = HEAD + card("bounty-fugitive", requirements='["3-allies-vanquish", "defeat-strength-2"]')
    contact = on("jabba-the-hutt", "bounty-fugitive")
    allies = ["greedo", "gamorrean-guards", "zuckuss"]
    seat = boba(pawn="mos-espa", tython=[contact, *allies, with_("chewbacca", strength=-1)])
    table = laid(text, seat, sister())
    table.answer("vanquish chewbacca")
    while options(table)[0].verb == "choose":
        table.answer(0)
    assert table.state.view(0)["seats"][0]["kept"] == ["bounty-fugitive"]


def test_the_french_printing_stays_french_at_any_table() -> None:
    head = 'game = "disney-villainous"\nvillain = "maleficent"\nprinting = "french"\n'
    french = [one.french or one for one in villain_named("maleficent").deck]
    assert [one.cost for one in taken(head, DISNEY).villain.deck] == [one.cost for one in french]


def villain_named(id: str) -> Any:
    assert isinstance(DISNEY, VillainousGame)
    return next(one for one in DISNEY.box.villains if one.id == id)


# What is refused.


def test_everything_wrong_is_told_at_once_with_its_line() -> None:
    text = HEAD + 'colour = 1\n[limits]\nhand = 0\n[[card]]\nid = "bosk"\n[[card]]\nid = "greedo"\n'
    text += "strenth = 2\ncost = 1.5\ncopies = true\n"
    assert refusal(text) == [
        "line 3: 'colour' is not a field here",
        "line 5: hand: 0; a whole number from 1 to 60 is needed",
        "line 7: id: boba-fett has no card 'bosk'; did you mean 'bossk'?",
        "line 10: 'strenth' is not a field here; did you mean 'strength'?",
        "line 11: cost: 1.5; a whole number from 0 to 20 is needed",
        "line 12: copies: true; a whole number from 0 to 30 is needed",
    ]


def test_thirty_cards_and_fifteen() -> None:
    told = refusal(HEAD + card("greedo", copies=2) + card("r2-d2", "fate", copies=0))
    assert told == [
        "line 3: the copies under [[card]] make 31 cards; 30 are needed",
        "line 6: the copies under [[fate]] make 14 cards; 15 are needed",
    ]


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ('top = ["fait"]', "top: the symbol 'fait' is not known; did you mean 'fate'?"),
        ('top = ["gain-credits-0"]', "the symbol 'gain-credits-0' is not known"),
        ('top = ["move-hero"]', "the symbol 'move-hero' is not known"),
        ('top = ["fate", "fate", "fate", "fate", "fate"]', "a list of at most 4 words"),
        ("top = [1]", "top: 1; a word in quotes is needed"),
        ("top = 1", "a list of at most 4 words is needed"),
        ("locked = 1", "locked: true or false is needed"),
        ('name = "x"', "name: a table is needed, not 'x'"),
        ('name.de = "x"', "'de' is not a field here"),
        ('name.en = ""', "a name is needed"),
        ('name.en = "a\\nb"', "a character in it cannot be printed"),
        ('name.en = "a\\u001b[31m"', "a character in it cannot be printed"),
        (f'name.en = "{"x" * 61}"', "61 characters; at most 60 fit"),
        ("name.en = 1979-05-27", "a date or a time; a text in quotes is needed"),
    ],
)
def test_what_a_location_cannot_be(told: str, message: str) -> None:
    (line,) = refusal(HEAD + f'[[location]]\nid = "tython"\n{told}\n')
    assert line.startswith("line 5: ")
    assert message in line


@pytest.mark.parametrize(
    "told", ["defeat-bossk", "at-lothal", "pay-0-credits", "0-allies-vanquish"]
)
def test_requirements_that_nobody_knows(told: str) -> None:
    (line,) = refusal(HEAD + card("bounty-fugitive", requirements=f'["{told}"]'))
    assert line.startswith(f"line 5: requirements: '{told}' is not known")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "game: ''; this table plays 'star-wars-villainous'"),
        ('game = "star-wars-villainous"\nvillain = "boba-fet"', "did you mean 'boba-fett'?"),
        (HEAD + "card = 3", "entries that begin with [[card]] are needed"),
        (HEAD + "card = [1]", "card: a table is needed, not 1"),
        (HEAD + "limits = []", "limits: a table is needed, not a list"),
        (HEAD + card("greedo") * 2, "id: 'greedo' stands there twice"),
        (HEAD + card("bounty-fugitive", requirements="[]"), "at least one is needed"),
        (HEAD + card("greedo", cost="9" * 5000), "no readable TOML"),
        (HEAD + card("greedo", cost="9" * 40), "cost: that number; a whole number"),
        ("[" * 2000, "no readable TOML"),
        ("a = " + "[" * 100_000, "the file is nested too deeply to be read"),
        ("a = " + "{a = " * 50_000, "the file is nested too deeply to be read"),
        ("x" * (LONGEST + 1), "a deck file has at most 256,000 characters, not 256,001"),
    ],
)
def test_hostile_files(text: str, message: str) -> None:
    assert message in "\n".join(refusal(text))


def test_a_cost_that_depends_on_its_aim_stays_so() -> None:
    head = 'game = "disney-villainous"\nvillain = "jafar"\n'
    (line,) = refusal(head + card("hypnotize", cost=2), DISNEY)
    assert line == 'line 5: cost: what hypnotize costs depends on its aim: "X"'


def test_light_games_have_no_decks_of_ones_own() -> None:
    assert refusal(HEAD, games.game("little-devils")) == [
        "decks: little-devils has none that could be one's own"
    ]


# What a table keeps.


def test_a_record_names_the_deck_by_its_hash_and_needs_it() -> None:
    text = HEAD + card("greedo", strength=3)
    named = STAR_WARS.take_deck(text)
    setup = STAR_WARS.setup(None, [named, "seventh-sister"], {"limit_rounds": 2})
    table = played_out(Table(STAR_WARS, setup, 3), 3)
    assert f"villains {named} seventh-sister" in table.record().split("\n")
    assert table.state.view(None)["decks"] == {"boba-fett": named.partition("@")[2]}
    assert load(table.record(), games.game).state.compact() == table.state.compact()
    assert pickle.loads(pickle.dumps(table.state)).compact() == table.state.compact()
    known._known.clear()
    with pytest.raises(Refused, match="line 4: villains: boba-fett plays with a deck") as caught:
        load(table.record(), games.game)
    assert caught.value.code == "bad-record"


def test_the_hash_is_of_what_the_file_says_and_not_of_how() -> None:
    text = HEAD + card("greedo", strength=3)
    assert taken(text).digest == taken("# mine\n" + text.replace(" = ", "=")).digest
    assert taken(text).digest != taken(HEAD + card("greedo", strength=2)).digest
    assert taken(text).digest != taken(text + 'name.en = "Rodian"\n').digest


def test_without_a_deck_of_ones_own_nothing_is_said_of_any() -> None:
    table = Table(STAR_WARS, STAR_WARS.setup(None, ["boba-fett", "seventh-sister"], {}), 3)
    assert "decks" not in table.state.view(0)
    assert "villains boba-fett seventh-sister" in table.record()
