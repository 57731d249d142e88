"""Decks of one's own over the pipe: sent with `new`, `lay` and `load`."""

from skulduggery.games.villainous.own_decks import known
from tests.pipe.client import Client

GAME = "star-wars-villainous"
OWN = f"""\
game = "{GAME}"
villain = "boba-fett"
[[card]]
id = "greedo"
cost = 0
"""
VILLAINS = ["seventh-sister", "boba-fett"]


def test_a_table_with_a_deck_of_ones_own_and_its_record() -> None:
    client = Client()
    table = client.ask("new", game=GAME, villains=VILLAINS, decks=[OWN], seed=1)["table"]
    view = client.ask("view", table=table, seat=0)["view"]
    assert view["villains"] == VILLAINS
    digest = view["decks"]["boba-fett"]
    record = client.ask("record", table=table)["record"]
    assert f"villains seventh-sister boba-fett@{digest}" in record.split("\n")
    known._known.clear()
    code, message = client.refused("load", record=record)
    assert code == "bad-record"
    assert digest in message
    again = client.ask("load", record=record, decks=[OWN])["table"]
    assert client.ask("record", table=again)["record"] == record


def test_a_position_with_a_deck_of_ones_own() -> None:
    client = Client()
    seats = [{}, {"pawn": "mos-espa", "hand": ["greedo"]}]
    position = {"villains": VILLAINS, "turn": 1, "seats": seats}
    for decks, offered in (([OWN], True), ([], False)):
        table = client.ask("lay", game=GAME, position=position, decks=decks)["table"]
        texts = [one["text"] for one in client.ask("decision", table=table)["options"]]
        assert ("play greedo" in texts) is offered


def test_what_is_refused() -> None:
    client = Client()
    asked = {"game": GAME, "villains": VILLAINS}
    assert client.refused("new", **asked, decks=[OWN + "cost = 1"])[0] == "bad-option"
    assert client.refused("new", **asked, decks=OWN)[0] == "bad-option"
    assert client.refused("new", **asked, decks=[OWN] * 7)[0] == "bad-option"
    assert client.refused("new", game=GAME, players=2, decks=[OWN]) == (
        "bad-players",
        "decks: with a deck of one's own, villains must be named",
    )
    assert (
        "does not play here"
        in client.refused(
            "new",
            game="disney-villainous",
            villains=["jafar", "ursula"],
            decks=[
                OWN.replace(GAME, "disney-villainous")
                .replace("boba-fett", "maleficent")
                .replace("greedo", "vanish")
            ],
        )[1]
    )
    assert client.refused("new", game=GAME, villains=["boba-fett@0123", "seventh-sister"])[0] == (
        "bad-players"
    )
    assert client.session.tables == {}
