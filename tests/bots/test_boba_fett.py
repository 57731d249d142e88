"""Boba Fett by rules of thumb: what he does, and that he beats dice."""

import json

from skulduggery.bots import make
from skulduggery.engine.chance import Chance
from skulduggery.games.villainous.star_wars import GAME
from tests.games.villainous.sectors import Sectors, boba, on, rival, seated, table, with_

JABBA = "jabba-the-hutt"


def answer(t: Sectors) -> str:
    seat = t.actor
    bot = make("rules-of-thumb", GAME.id, seat, 0)
    return bot.choose(json.loads(json.dumps(t.state.view(seat))), t.decision).text


def test_he_plays_a_contact_before_a_bounty_can_lie_anywhere() -> None:
    hand = [JABBA, "greedo", "bounty-fugitive"]
    t = table(boba(pawn="cloud-city", credits=2, hand=hand, used=["top-1"]), rival())
    assert answer(t) == f"play {JABBA}"


def test_he_goes_where_a_bounty_wants_him() -> None:
    bounty = with_("bounty-han-solo", done=["defeat-han-solo"])
    t = table(boba(pawn="tython", mos_espa=[on(JABBA, bounty)]), rival(), phase="move")
    assert answer(t) == "move-pawn cloud-city"


def test_he_vanquishes_who_is_wanted_and_pays_what_is_asked() -> None:
    contact = on(JABBA, "bounty-han-solo", "bounty-fugitive")
    t = table(
        boba(
            pawn="mos-espa",
            used=["top-1"],
            tython=[contact, "bossk", "han-solo", "lando-calrissian"],
        ),
        rival(),
    )
    assert answer(t) == "vanquish han-solo"
    half = with_("bounty-fugitive", done=["defeat-strength-3"])
    t = table(boba(pawn="mos-espa", used=["top-1"], credits=3, tython=[on(JABBA, half)]), rival())
    assert answer(t) == "pay bounty-fugitive"


def test_he_hunts_when_somebody_strong_waits_and_not_before() -> None:
    contact = on(JABBA, "bounty-han-solo")
    laid = {"pawn": "mos-espa", "used": ["top-1"], "ambition": 2}
    t = table(boba(tython=[contact, "bossk"], **laid), rival(rest="box"))
    assert answer(t) == "hunt bounty-han-solo"
    t.do("hunt bounty-han-solo")
    assert answer(t) == "choose tython"
    t = table(boba(tython=[contact], **laid), rival(rest="box"))
    assert answer(t) == "end-turn"


def test_he_sends_for_a_second_ally_where_two_complete_a_bounty() -> None:
    half = with_("bounty-chewbacca", done=["defeat-chewbacca"])
    laid = {"credits": 1, "cloud_city": ["ig-88"], "tython": ["greedo", "r2-d2"]}
    t = table(
        boba(pawn="mos-espa", used=["top-1"], jabbas_palace=[on(JABBA, half)], **laid), rival()
    )
    t.do("vanquish r2-d2")
    assert answer(t) == "choose ig-88"
    t = table(boba(pawn="mos-espa", used=["top-1"], **laid), rival())
    t.do("vanquish r2-d2")
    assert answer(t) == "pass"


def test_he_does_not_sit_on_bounties_without_a_contact() -> None:
    hand = ["bounty-han-solo", "bounty-chewbacca", "bounty-fugitive", "bounty-stolen-cargo"]
    t = table(boba(pawn="tython", hand=hand), rival())
    assert answer(t) == "discard"
    t.do("discard")
    while t.prompt == "choose-cards-to-discard":
        t.do(answer(t))
    assert t.hand() == ["bounty-han-solo"]


def test_he_freezes_whom_he_cannot_fight() -> None:
    bounty = on(JABBA, with_("bounty-han-solo", done=["at-cloud-city"]))
    laid = {"ambition": 4, "hand": ["carbon-freeze"], "jabbas_palace": [bounty]}
    t = table(boba(pawn="mos-espa", **laid), rival(rest="box"), phase="move")
    assert answer(t) == "move-pawn tython"
    t.do("move-pawn tython")
    assert answer(t) == "hunt bounty-han-solo"
    t.do("hunt bounty-han-solo")
    assert answer(t) == "choose tython"
    t.do("choose tython")
    assert answer(t) == "play carbon-freeze"


def test_he_gets_out_of_the_pit() -> None:
    t = table(
        boba(pawn="jabbas-palace", used=["bottom-1"], credits=4, under=["sarlacc-pit"]), rival()
    )
    assert answer(t) == "lift sarlacc-pit"


def test_he_ends_games_and_beats_dice() -> None:
    won = 0
    for seed in range(6):
        setup = seated("boba-fett", "boba-fett", first=seed % 2)
        s = GAME.start(setup, Chance(seed))
        bots = [make(("rules-of-thumb", "random")[n], GAME.id, n, seed) for n in range(2)]
        while (decision := s.decision()) is not None and s.round <= 40:
            view = json.loads(json.dumps(s.view(decision.actor)))
            s.apply(bots[decision.actor].choose(view, decision))
        won += s.result().winners == (0,)
    assert won >= 5
