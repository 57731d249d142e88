"""The Seventh Sister by rules of thumb: what she does, and that she beats dice."""

import json

from skulduggery.bots import make
from skulduggery.engine.chance import Chance
from skulduggery.games.villainous.star_wars import GAME
from tests.games.villainous.sectors import Sectors, on, rival, seated, sister, table, with_

MALACHOR = "malachor"
STATION = "republic-medical-station"


def answer(t: Sectors) -> str:
    seat = t.actor
    bot = make("rules-of-thumb", GAME.id, seat, 0)
    return bot.choose(json.loads(json.dumps(t.state.view(seat))), t.decision).text


def test_she_gathers_her_allies_in_one_place() -> None:
    t = table(sister(pawn="lothal", credits=3, hand=["purge-troopers"], used=["top-1"]), rival())
    t.do("play purge-troopers")
    assert answer(t) == f"choose {MALACHOR}"


def test_she_lures_a_jedi_when_somebody_strong_waits_and_not_before() -> None:
    laid = {"pawn": "lothal", "ambition": 2, "used": ["top-1"], "hand": ["sense-their-fear"]}
    t = table(sister(malachor=["fifth-brother"], **laid), rival())
    assert answer(t) == "play sense-their-fear"
    t.do("play sense-their-fear")
    t.do(answer(t))
    assert answer(t) == f"choose {MALACHOR}"
    t = table(sister(malachor=["stormtroopers"], **laid), rival())
    assert answer(t) != "play sense-their-fear"


def test_she_gives_away_her_weakest_ally_and_keeps_the_others_together() -> None:
    allies = ["fifth-brother", "stormtroopers", "eighth-brother"]
    laid = {"pawn": "lothal", "ambition": 9, "used": ["top-1"], "malachor": allies}
    t = table(sister(hand=["sense-their-fear"], kept=["kanan-jarrus"], **laid), rival())
    t.do("play sense-their-fear", "choose ahsoka-tano")
    assert answer(t) == f"choose {MALACHOR}"
    t.do(f"choose {MALACHOR}")
    assert answer(t) == "choose stormtroopers"
    t = table(sister(hand=["sense-their-fear"], **laid), rival())
    t.do("play sense-their-fear", "choose kanan-jarrus", f"choose {MALACHOR}")
    assert answer(t) == "pass"


def test_she_captures_a_jedi_rather_than_defeat_anybody_else() -> None:
    t = table(
        sister(
            pawn="garel",
            lothal=["zeb-orrelios", "eighth-brother"],
            malachor=["ezra-bridger", "purge-troopers", "stormtroopers"],
        ),
        rival(),
    )
    t.do("gain 2")
    assert answer(t) == "vanquish ezra-bridger"


def test_she_goes_where_she_can_capture_the_last_one() -> None:
    t = table(
        sister(
            pawn=STATION,
            kept=["kanan-jarrus", "ahsoka-tano"],
            lothal=["ezra-bridger", "fifth-brother"],
        ),
        rival(),
        phase="move",
    )
    assert answer(t) in ("move-pawn garel", f"move-pawn {MALACHOR}")


def test_she_brings_the_jedi_and_her_allies_together() -> None:
    t = table(
        sister(
            pawn="lothal",
            hand=["nowhere-to-run"],
            used=["top-1"],
            garel=["ezra-bridger"],
            malachor=["fifth-brother"],
        ),
        rival(),
    )
    assert answer(t) == "play nowhere-to-run"
    for _ in range(3):
        t.do(answer(t))
    assert t.lies_at("garel") == [] or t.lies_at(MALACHOR) == []


def test_she_uses_the_fifth_brother_and_keeps_him() -> None:
    t = table(
        sister(pawn=MALACHOR, ambition=1, malachor=["fifth-brother", "ezra-bridger"]), rival()
    )
    t.do("vanquish ezra-bridger")
    assert answer(t) == "choose yes"


def test_droids_call_only_jedi() -> None:
    laid = {"pawn": "lothal", "ambition": 1, "used": ["top-1"]}
    allies = ["fifth-brother", "id9-seeker-droids"]
    for third, answered in (("ezra-bridger", "choose ezra-bridger"), ("rescued", "pass")):
        t = table(
            sister(fate=["hera-syndulla", "sabine-wren", third], malachor=allies, **laid), rival()
        )
        assert answer(t) == "activate id9-seeker-droids"
        t.do("activate id9-seeker-droids")
        assert answer(t) == answered


def test_a_hero_ship_goes_to_her_own_rather_than_cost_her_a_card() -> None:
    t = table(
        sister(
            pawn=STATION,
            used=["bottom-2", "top-2"],
            space=["tie-advanced-v1", "ghost"],
        ),
        rival(),
    )
    assert answer(t) == "maneuver tie-advanced-v1"
    engaged = with_("tie-advanced-v1", engaged="ghost")
    t = table(sister(pawn=STATION, used=["bottom-2", "top-2"], space=[engaged, "ghost"]), rival())
    assert answer(t) == "end-turn"


def test_others_free_the_captured_and_take_jedi_away_from_her() -> None:
    t = table(
        sister(kept=["kanan-jarrus", "ahsoka-tano"], fate=["rescued", "sabine-wren"]),
        rival(pawn="mos-espa", used=["top-1"]),
        turn=1,
    )
    t.do("fate 0")
    assert answer(t) == "choose rescued"
    jedi = ["ezra-bridger", on("fifth-brother")]
    t = table(
        sister(malachor=jedi, lothal=["zeb-orrelios"], fate=["into-hyperspace", "chopper"]),
        rival(pawn="mos-espa", used=["top-1"]),
        turn=1,
    )
    t.do("fate 0")
    assert answer(t) == "choose into-hyperspace"
    t.do("choose into-hyperspace")
    assert answer(t) == "choose ezra-bridger"


def test_she_ends_games_and_beats_dice() -> None:
    won = 0
    for seed in range(6):
        setup = seated("seventh-sister", "boba-fett", first=seed % 2)
        s = GAME.start(setup, Chance(seed))
        bots = [make(("rules-of-thumb", "random")[n], GAME.id, n, seed) for n in range(2)]
        while (decision := s.decision()) is not None and s.round <= 40:
            view = json.loads(json.dumps(s.view(decision.actor)))
            s.apply(bots[decision.actor].choose(view, decision))
        won += s.result().winners == (0,)
    assert won >= 5
