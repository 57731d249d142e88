"""What may be asked of a table before the first card; what is refused, and how."""

import pytest

from skulduggery.engine.decision import Refused
from skulduggery.engine.game import NOBODY, Game, Setup, TableOption

VILLAINS = ("jafar", "maleficent", "prince-john", "ursula")


def a_game(villains: tuple[str, ...] = ()) -> Game:
    game = Game()
    game.id = "toy"
    game.least, game.most = 2, 4
    game.villains = villains
    game.options = (
        TableOption("limit", "number", 100, 1, 1000),
        TableOption("rounds", "number", None, 1, 50),
        TableOption("open", "switch", True),
        TableOption("edition", "choice", "current", choices=("current", "french")),
        TableOption("first", "seat", "random"),
    )
    return game


DEFAULTS = {"limit": 100, "rounds": None, "open": True, "edition": "current", "first": "random"}


def refused(
    code: str,
    players: object = None,
    villains: object = None,
    options: object = None,
    game: Game | None = None,
) -> str:
    with pytest.raises(Refused) as caught:
        (game or a_game()).setup(players, villains, options)
    assert caught.value.code == code
    return caught.value.message


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_number_of_players_gives_the_defaults(players: int) -> None:
    setup = a_game().setup(players)
    assert (setup.players, setup.villains, setup.options) == (players, (), DEFAULTS)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30, True, 2.0, "3", [3]])
def test_another_number_of_players_is_refused_with_the_range(players: object) -> None:
    assert "2 to 4 players are needed" in refused("bad-players", players)


def test_nobody_said_how_many() -> None:
    assert refused("bad-players") == "players: 2 to 4 players are needed"


def test_a_game_for_one_number_of_players_says_so() -> None:
    game = a_game()
    game.least = game.most = 2
    assert "2 players are needed" in refused("bad-players", 3, game=game)


def test_villains_sit_as_named() -> None:
    setup = a_game(VILLAINS).setup(villains=["ursula", "jafar", "maleficent"])
    assert (setup.players, setup.villains) == (3, ("ursula", "jafar", "maleficent"))
    assert a_game(VILLAINS).setup(3, ("ursula", "jafar", "maleficent")).villains == setup.villains


@pytest.mark.parametrize(
    ("villains", "why"),
    [
        (["ursula", "ursula"], "ursula sits there twice"),
        (["ursula", "gaston"], "'gaston' is not one of jafar, maleficent, prince-john, ursula"),
        (["ursula", 3], "'3' is not one of"),
        (["ursula", None], "'None' is not one of"),
        ("ursula", "a list of villains"),
        ({"ursula": 1}, "a list of villains"),
        (7, "a list of villains"),
        ([], "0 players"),
        (["ursula"], "1 players"),
    ],
)
def test_villains_that_cannot_sit_are_refused(villains: object, why: str) -> None:
    assert why in refused("bad-players", None, villains, game=a_game(VILLAINS))


def test_a_long_name_is_not_repeated_whole() -> None:
    assert len(refused("bad-players", None, ["x" * 100_000, "jafar"], game=a_game(VILLAINS))) < 300
    assert len(refused("bad-option", 2, None, {"x" * 100_000: 1})) < 300
    assert len(refused("bad-option", 2, None, {"edition": "x" * 100_000})) < 300


def test_players_and_villains_must_agree() -> None:
    message = refused("bad-players", 3, ["ursula", "jafar"], game=a_game(VILLAINS))
    assert message == "players: 3, but villains names 2"


def test_a_game_without_villains_has_none_to_name() -> None:
    assert "toy has none; give players" in refused("bad-players", None, ["ursula", "jafar"])


def test_villains_not_named_are_drawn_from_the_seed() -> None:
    game = a_game(VILLAINS)
    drawn = [game.setup(3, seed=seed).villains for seed in range(200)]
    assert drawn == [game.setup(3, seed=seed).villains for seed in range(200)]
    assert all(len(set(names)) == 3 and set(names) <= set(VILLAINS) for names in drawn)
    assert len(set(drawn)) == 24
    for seat in range(3):
        for name in VILLAINS:
            assert 25 <= sum(names[seat] == name for names in drawn) <= 80
    assert len(game.setup(2, seed=(1 << 128) - 1).villains) == 2


@pytest.mark.parametrize(
    "options",
    [
        {"limit": 1},
        {"limit": 1000},
        {"rounds": 50},
        {"rounds": None},
        {"open": False},
        {"edition": "french"},
        {"first": 0},
        {"first": 2},
        {"first": "random"},
        {},
        None,
    ],
)
def test_an_option_in_its_range_is_taken_and_the_others_keep_their_defaults(
    options: dict[str, object] | None,
) -> None:
    assert a_game().setup(3, None, options).options == {**DEFAULTS, **(options or {})}


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({"limit": 0}, "a whole number from 1 to 1000 is needed"),
        ({"limit": 1001}, "a whole number from 1 to 1000 is needed"),
        ({"limit": None}, "a whole number from 1 to 1000 is needed"),
        ({"limit": "5"}, "a whole number from 1 to 1000 is needed"),
        ({"limit": 5.0}, "a whole number from 1 to 1000 is needed"),
        ({"limit": True}, "a whole number from 1 to 1000 is needed"),
        ({"rounds": 0}, "a whole number from 1 to 50, or nothing is needed"),
        ({"rounds": False}, "a whole number from 1 to 50, or nothing is needed"),
        ({"open": 1}, "true or false is needed"),
        ({"open": None}, "true or false is needed"),
        ({"edition": "italian"}, "one of current, french is needed"),
        ({"edition": 0}, "one of current, french is needed"),
        ({"first": 3}, 'a seat from 0 to 2, or "random" is needed'),
        ({"first": -1}, 'a seat from 0 to 2, or "random" is needed'),
        ({"first": True}, 'a seat from 0 to 2, or "random" is needed'),
        ({"first": "me"}, 'a seat from 0 to 2, or "random" is needed'),
        ({"limit": [1]}, "a whole number from 1 to 1000 is needed"),
    ],
)
def test_an_option_out_of_its_range_is_refused_with_the_range(
    options: dict[str, object], wanted: str
) -> None:
    message = refused("bad-option", 3, None, options)
    assert message.startswith(f"option {next(iter(options))}: ")
    assert wanted in message


@pytest.mark.parametrize("name", ["Limit", "limits", "", 3])
def test_an_unknown_option_is_refused_with_the_known(name: object) -> None:
    message = refused("bad-option", 3, None, {name: 1})
    assert message == f"option {str(name)!r}: toy has limit, rounds, open, edition, first"


@pytest.mark.parametrize("options", [[], "limit", 3, [("limit", 3)]])
def test_options_that_are_no_object_are_refused(options: object) -> None:
    assert "an object with named options" in refused("bad-option", 3, None, options)


def test_options_are_told_with_what_they_allow() -> None:
    assert {o.name: o.to_json() for o in a_game().options} == {
        "limit": {"type": "number", "default": 100, "min": 1, "max": 1000},
        "rounds": {"type": "number", "default": None, "min": 1, "max": 50},
        "open": {"type": "switch", "default": True},
        "edition": {"type": "choice", "default": "current", "choices": ["current", "french"]},
        "first": {"type": "seat", "default": "random"},
    }


def test_a_setup_reads_its_options() -> None:
    setup = Setup(3, (), {"limit": 7, "rounds": None, "open": True, "edition": "french"})
    setup.options["first"] = 2
    assert (setup.number("limit"), setup.number("rounds")) == (7, 0)
    assert setup.switch("open") is True
    assert setup.choice("edition") == "french"
    assert setup.seat("first") == 2
    setup.options["first"] = "random"
    assert setup.seat("first") == NOBODY
