"""The HTTP API: tables are laid, joined, looked at and played at; what is wrong is told."""

import time
from pathlib import Path

import pytest

from skulduggery import __version__
from tests.server.helpers import BOT, DEVILS, HERE, ME, OPEN, Json, Server


def test_health(server: Server) -> None:
    assert server.get("health") == {
        "ok": True,
        "version": __version__,
        "tables": 0,
        "sockets": 0,
    }


def test_games_say_what_can_be_chosen(server: Server) -> None:
    shelf = server.get("games")
    by_id = {game["id"]: game for game in shelf["games"]}
    assert by_id[DEVILS]["players"] == [3, 6]
    levels = ["random", "rules-of-thumb", "1", "2", "3", "4", "5"]
    assert by_id[DEVILS]["levels"] == levels
    assert by_id[DEVILS]["options"]["limit"]["type"] == "number"
    assert "maleficent" in by_id["disney-villains-card-game"]["villains"]
    assert by_id["disney-villainous"]["beginner"] in by_id["disney-villainous"]["villains"]
    assert set(shelf["words"]) == {"en", "fr", "it"}


def test_keys_are_for_people_and_invites_for_open_seats(server: Server) -> None:
    made = server.lay(ME, HERE, OPEN, BOT)
    assert [key is not None for key in made["keys"]] == [True, True, False, False]
    assert [key is not None for key in made["invites"]] == [False, False, True, False]
    keys = [key for key in (*made["keys"], *made["invites"], made["watch"]) if key]
    assert len(set(keys)) == 4
    assert all(len(key) == 22 for key in keys)


def test_only_hashes_of_keys_are_stored(server: Server) -> None:
    made = server.lay(ME, OPEN, BOT)
    place = server.house.keeping.place
    stored = b"".join(Path(place + end).read_bytes() for end in ("", "-wal"))
    for key in (made["keys"][0], made["invites"][1], made["watch"]):
        assert key.encode() not in stored


def test_whoever_has_the_key_sits_there_and_sees_its_own_hand_only(server: Server) -> None:
    made = server.lay(ME, OPEN, BOT)
    mine = server.get(f"tables/{made['table']}/view", made["keys"][0])
    theirs = server.get(f"tables/{made['table']}/view", made["invites"][1])
    watched = server.get(f"tables/{made['table']}/view", made["watch"])
    assert (mine["you"], theirs["you"], watched["you"]) == (0, 1, None)
    assert (mine["host"], theirs["host"], watched["host"]) == (True, False, False)
    for seen, own in ((mine, 0), (theirs, 1), (watched, None)):
        for seat, hand in enumerate(seen["view"]["hands"]):
            assert isinstance(hand, list) == (seat == own)
    dealt = [event for event in watched["events"] if event["event"] == "deal"]
    assert dealt
    assert not any("card" in event for event in dealt)


@pytest.mark.parametrize("key", [None, "", "x", "a" * 22])
def test_without_the_right_key_nothing_is_seen(server: Server, key: str | None) -> None:
    table = server.lay(ME, BOT, BOT)["table"]
    for method, path in (("GET", "view"), ("GET", "record"), ("GET", "replay")):
        status, code, _ = server.refused(method, f"tables/{table}/{path}", key=key)
        assert (status, code) == (403, "bad-key")
    for path, body in (
        ("answer", {"decision": 1, "option": 0}),
        ("fork", {"at": 0}),
        ("rematch", None),
    ):
        assert server.refused("POST", f"tables/{table}/{path}", body, key)[0] == 403


def test_a_key_of_another_table_opens_nothing(server: Server) -> None:
    one, other = server.lay(ME, BOT, BOT), server.lay(ME, BOT, BOT)
    status, code, _ = server.refused("GET", f"tables/{one['table']}/view", key=other["keys"][0])
    assert (status, code) == (403, "bad-key")


def test_an_open_seat_is_taken_once(server: Server) -> None:
    made = server.lay(ME, OPEN, BOT)
    path, key = f"tables/{made['table']}/join", made["invites"][1]
    assert server.post(path, {"key": key, "name": "  Car\u202ela\n"}) == {"seat": 1, "key": key}
    seats = server.get(f"tables/{made['table']}/view", key)["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("person", "Carla")
    # The same again does no harm: perhaps the answer was lost on the way.
    assert server.post(path, {"key": key, "name": "Carla"})["seat"] == 1
    status, code, _ = server.refused("POST", path, {"key": key, "name": "Dora"})
    assert (status, code) == (409, "taken")


def test_nobody_joins_with_a_wrong_key_or_without_a_name(server: Server) -> None:
    made = server.lay(ME, OPEN, BOT)
    path = f"tables/{made['table']}/join"
    assert server.refused("POST", path, {"key": "x", "name": "Eva"})[1] == "bad-key"
    assert server.refused("POST", path, {"key": made["watch"], "name": "Eva"})[0] == 403
    key = made["invites"][1]
    assert server.refused("POST", path, {"key": key, "name": "\u200b \n"})[1] == "bad-request"


def test_names_are_text_and_stay_text(server: Server) -> None:
    name = "<img src=x onerror=alert(1)>" + "y" * 100
    made = server.lay({"kind": "me", "name": name}, BOT, BOT)
    seen = server.get(f"tables/{made['table']}/view", made["keys"][0])
    assert seen["seats"][0]["name"] == name[:40]


def test_an_open_seat_is_waited_for(server: Server) -> None:
    made = server.lay(OPEN, BOT, BOT, options={"rounds": 1, "first": 0})
    key = made["invites"][0]
    body = {"decision": 1, "option": 0}
    status, code, _ = server.refused("POST", f"tables/{made['table']}/answer", body, key)
    assert (status, code) == (403, "not-allowed")
    server.post(f"tables/{made['table']}/join", {"key": key, "name": "Fred"})
    done = server.post(f"tables/{made['table']}/answer", body, key)
    assert done["decision"] == 1
    plays = [one for one in done["situation"]["events"] if one["event"] == "play"]
    assert plays[0]["seat"] == 0


def test_a_game_over_http(server: Server) -> None:
    made = server.lay(ME, BOT, BOT)
    key, path = made["keys"][0], f"tables/{made['table']}"
    end = time.monotonic() + 30
    answers = 0
    while not (seen := server.get(f"{path}/view", key))["over"]:
        assert time.monotonic() < end
        if seen["decision"] is not None:
            answers += 1
            assert seen["decision"]["number"] == answers
            body = {"decision": answers, "option": seen["decision"]["options"][-1]["text"]}
            server.post(f"{path}/answer", body, key)
    assert answers == 9
    assert seen["result"]["over"]
    assert seen["result"]["reason"] == "limit-rounds"
    assert server.refused("POST", f"{path}/answer", {"decision": 10, "option": 0}, key)[1] == "over"


def test_a_stale_answer_changes_nothing(server: Server) -> None:
    made = server.lay(ME, BOT, BOT, options={"first": 0})
    key, path = made["keys"][0], f"tables/{made['table']}/answer"
    server.post(path, {"decision": 1, "option": 0}, key)
    for number in (0, 1, 3, 2**31 - 1):
        status, code, _ = server.refused("POST", path, {"decision": number, "option": 0}, key)
        assert (status, code) == (409, "stale")


def test_an_option_that_is_not_offered_is_refused(server: Server) -> None:
    made = server.lay(ME, BOT, BOT, options={"first": 0})
    key, path = made["keys"][0], f"tables/{made['table']}/answer"
    for option in ("play 99", "", 77, "play 1; drop"):
        status, code, _ = server.refused("POST", path, {"decision": 1, "option": option}, key)
        assert (status, code) == (400, "illegal")
    body: Json = {"decision": 1}
    assert server.refused("POST", path, body, key)[1] == "bad-request"
    body |= {"option": 0, "options": [0]}
    assert server.refused("POST", path, body, key)[1] == "bad-request"


def test_mine_lists_what_the_keys_open(server: Server) -> None:
    one = server.lay(ME, OPEN, BOT, options={"first": 0})
    two = server.lay(ME, HERE, BOT, options={"first": 1})
    keys = {
        one["table"]: [one["keys"][0]],
        two["table"]: [two["keys"][0], two["keys"][1], "nonsense"],
        "nowhere": ["x"],
    }
    tables = server.post("tables/mine", {"keys": keys})["tables"]
    assert [table["table"] for table in tables] == [two["table"], one["table"]]
    assert tables[0]["you"] == [0, 1]
    assert tables[0]["waiting"] == 1
    assert tables[0]["names"] == ["Anna", "Bruno", None]
    assert tables[1]["you"] == [0]
    assert not tables[1]["over"]
    watched = server.post("tables/mine", {"keys": {one["table"]: [one["watch"]]}})["tables"]
    assert watched[0]["you"] == []
    assert server.post("tables/mine", {"keys": {one["table"]: ["wrong"]}})["tables"] == []


def test_villains_are_chosen_drawn_or_for_beginners(server: Server) -> None:
    game = "disney-villains-card-game"
    seats = [{**ME, "villain": "scar"}, {**BOT, "villain": "random"}, BOT]
    made = server.lay(*seats, game=game)
    villains = server.get(f"tables/{made['table']}/view", made["keys"][0])["setup"]["villains"]
    assert villains[0] == "scar"
    assert len(set(villains)) == 3
    beginner = {**ME, "villain": "beginner"}
    made = server.lay(BOT, beginner, game="disney-villainous", options={"limit_rounds": 1})
    seats = server.get(f"tables/{made['table']}/view", made["keys"][1])["seats"]
    assert seats[1]["villain"] == "prince-john"
    assert seats[0]["villain"] not in ("prince-john", None)


def test_the_same_seed_lays_the_same_table(server: Server) -> None:
    def hand(seed: object) -> object:
        made = server.lay(ME, BOT, BOT, seed=seed)
        return server.get(f"tables/{made['table']}/view", made["keys"][0])["view"]["hands"][0]

    assert hand(7) == hand("7")
    assert hand(str(2**128 - 1)) != hand(7)


@pytest.mark.parametrize(
    ("body", "code", "word"),
    [
        ({"game": DEVILS, "seats": [ME]}, "bad-players", "3 to 6"),
        ({"game": DEVILS, "seats": []}, "bad-request", "seats"),
        ({"game": DEVILS, "seats": [ME, BOT, {"kind": "cat"}]}, "bad-request", "kind"),
        ({"game": DEVILS, "seats": [ME, BOT, BOT], "options": {"limit": 0}}, "bad-option", "1000"),
        ({"game": DEVILS, "seats": [ME, BOT, BOT], "options": {"sky": 1}}, "bad-option", "limit"),
        ({"game": DEVILS, "seats": [ME, BOT, BOT], "seed": -1}, "bad-request", "seed"),
        ({"game": DEVILS, "seats": [ME, BOT, BOT], "seed": str(2**128)}, "bad-request", "2^128"),
        ({"game": DEVILS, "seats": [ME, BOT, BOT], "seed": "x"}, "bad-request", "seed"),
        ({"game": DEVILS, "seats": [ME, BOT, BOT], "pace": "warp"}, "bad-request", "pace"),
        ({"game": DEVILS, "seats": [ME, BOT, BOT], "more": 1}, "bad-request", "more"),
        (
            {"game": DEVILS, "seats": [ME, BOT, {**BOT, "level": "god"}]},
            "bad-request",
            "rules-of-thumb",
        ),
        ({"game": DEVILS, "seats": [ME, BOT, {**BOT, "villain": "scar"}]}, "bad-players", "none"),
        (
            {
                "game": "disney-villains-card-game",
                "seats": [{**ME, "villain": "scar"}, {**BOT, "villain": "scar"}, BOT],
            },
            "bad-players",
            "twice",
        ),
        ([], "bad-request", ""),
        (None, "bad-request", ""),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Server, body: object, code: str, word: str
) -> None:
    status, found, message = server.refused("POST", "tables", body)
    assert (status, found) == (400, code)
    assert word in message


def test_what_is_not_there_is_not_found(server: Server) -> None:
    body = {"game": "chess", "seats": [ME]}
    status, code, message = server.refused("POST", "tables", body)
    assert (status, code) == (404, "unknown-game")
    assert DEVILS in message
    known = ("nothing", "tables/nowhere/view", "words/de", "rules/chess/en", "codex/chess/en")
    for path in (*known, "guides/nobody/en", "guides/maleficent/de"):
        assert server.refused("GET", path)[0] == 404
    assert server.refused("PUT", "tables")[0] == 405


def test_words_can_be_kept_for_ever_by_their_digest(server: Server) -> None:
    digest = server.get("games")["words"]["fr"]
    for_ever = server.client.get(f"/api/words/fr?v={digest}")
    assert "game-little-devils" in for_ever.text
    assert "immutable" in for_ever.headers["cache-control"]
    asked = server.client.get("/api/words/fr")
    assert asked.text == for_ever.text
    assert asked.headers["cache-control"] == "no-cache"
    again = server.client.get("/api/words/fr", headers={"if-none-match": asked.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_rules_and_codex_in_three_languages(server: Server) -> None:
    for game in (
        "little-devils",
        "disney-villains-card-game",
        "disney-villainous",
        "star-wars-villainous",
    ):
        texts = {server.client.get(f"/api/rules/{game}/{lang}").text for lang in ("en", "fr", "it")}
        assert len(texts) == 3
        for lang in ("en", "fr", "it"):
            assert server.get(f"codex/{game}/{lang}")["cards"]
    devils = server.get("codex/little-devils/en")["cards"]
    assert len(devils) == 54
    cards = server.get("codex/disney-villains-card-game/en")["cards"]
    curse = next(card for card in cards if card["id"] == "curse")
    assert curse["kind"] == "special"
    assert curse["text"]
    guides = {server.client.get(f"/api/guides/maleficent/{lang}").text for lang in ("en", "fr")}
    assert len(guides) == 2
    villainous = server.get("codex/disney-villainous/it")
    assert villainous["villains"][0]["fields"]["guide"]
    assert villainous["villains"][0]["fields"]["locations"]
    assert all(card["fields"]["villain"] for card in villainous["cards"])
    assert all(card["fields"]["currency"] == "power" for card in villainous["cards"])


def test_the_codex_tells_what_only_cards_of_sectors_have(server: Server) -> None:
    told = server.get("codex/star-wars-villainous/en")["cards"]
    fields = {card["id"]: card["fields"] for card in told}
    assert fields["slave-i"]["symbols"] == ["vanquish", "play-card-credits", "gain-credits-1"]
    assert (fields["slave-i"]["cost"], fields["slave-i"]["currency"]) == (3, "credits")
    assert fields["darth-vader"]["room"] == 1
    assert fields["darth-vader"]["currency"] == "ambition"
    bounty = fields["bounty-fugitive"]
    assert (bounty["hunt_cost"], bounty["hunt_currency"]) == (1, "ambition")
    assert bounty["requirements"] == ["defeat-strength-3", "pay-3-credits"]
    assert fields["sarlacc-pit"]["lift_cost"] == 3
    assert fields["zuckuss"]["activate_currency"] == "ambition"
    locations = server.get("codex/star-wars-villainous/en")["villains"][0]["fields"]["locations"]
    assert locations[0]["top"] == ["play-card-credits", "play-activate-ambition"]
