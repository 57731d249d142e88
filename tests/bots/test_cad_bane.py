"""Cad Bane by rules of thumb: what he does, and that he beats dice."""

import json

from skulduggery.bots import make
from skulduggery.engine.chance import Chance
from skulduggery.games.villainous.star_wars import GAME
from tests.games.villainous.sectors import Sectors, bane, rival, seated, table, with_

STATION = "black-stall-station"
DROIDS = "ig-86-sentinel-droids"
PADME = "padme-amidala"
OMEGA = "omega"


def answer(t: Sectors) -> str:
    seat = t.actor
    bot = make("rules-of-thumb", GAME.id, seat, 0)
    return bot.choose(json.loads(json.dumps(t.state.view(seat))), t.decision).text


def test_he_calls_heroes_when_somebody_strong_waits_and_not_before() -> None:
    laid = {"pawn": "bora-vio", "ambition": 1, "used": ["bottom-2"]}
    t = table(bane(the_box=["aurra-sing", DROIDS], hand=["i-make-the-rules-now"], **laid), rival())
    assert answer(t) == "play i-make-the-rules-now"
    t.do("play i-make-the-rules-now")
    assert answer(t) == "choose the-box"
    t = table(bane(hand=["i-make-the-rules-now"], **laid), rival())
    assert answer(t) == "end-turn"


def test_he_marks_who_can_be_defeated() -> None:
    heroes = {"the_box": [PADME, "bx-commando-droids"], "bora_vio": ["mace-windu"]}
    t = table(
        bane(pawn="bora-vio", ambition=1, used=["bottom-2"], hand=["mark-the-target"], **heroes),
        rival(),
    )
    assert answer(t) == "play mark-the-target"
    t.do("play mark-the-target")
    assert answer(t) == f"choose {PADME}"


def test_he_marks_first_and_defeats_afterwards() -> None:
    laid = {"the_box": [with_(PADME, targets=1), DROIDS, "shahan-alama"], "used": ["top-1"]}
    t = table(bane(pawn="coruscant", credits=1, **laid), rival())
    assert answer(t) == f"activate {DROIDS}"
    t.do(f"activate {DROIDS}")
    assert answer(t) == f"vanquish {PADME}"


def test_he_does_not_waste_a_hero_whom_he_could_mark_soon() -> None:
    t = table(
        bane(pawn="coruscant", used=["top-1", "top-2"], credits=5, the_box=[OMEGA, DROIDS]), rival()
    )
    assert answer(t) == "end-turn"


def test_he_wins_at_once_where_he_can() -> None:
    laid = {"targets": 4, "the_box": [with_(OMEGA, targets=1), DROIDS]}
    t = table(bane(pawn="coruscant", used=["top-1"], credits=1, **laid), rival())
    assert answer(t) == f"vanquish {OMEGA}"
    t = table(bane(pawn=STATION, **laid), rival(), phase="move")
    assert answer(t) == "move-pawn coruscant"  # the Vanquish of the Box is covered


def test_he_takes_a_token_of_somebody_too_strong() -> None:
    hero = with_("mace-windu", targets=1)
    hand = ["collect-the-bounty"]
    t = table(
        bane(pawn="bora-vio", used=["bottom-2"], ambition=3, hand=hand, the_box=[hero, DROIDS]),
        rival(),
    )
    assert answer(t) == "play collect-the-bounty"


def test_he_gets_out_of_the_trap_when_there_is_something_to_activate() -> None:
    laid = {
        "pawn": "bora-vio",
        "ambition": 4,
        "used": ["top-2", "bottom-2"],
        "under": ["jedi-trap"],
    }
    assert answer(table(bane(the_box=[DROIDS], **laid), rival())) == "lift jedi-trap"
    assert answer(table(bane(the_box=["embo"], **laid), rival())) == "end-turn"


def test_others_send_him_nobody_while_he_waits_for_heroes() -> None:
    spent = ["twilight", "marauder", "jedi-trap", "broken-out-of-custody"]
    his = {"bora_vio": ["embo", "aurra-sing", DROIDS], "fate_discard": spent}
    t = table(bane(**his), rival(pawn="mos-espa", used=["top-1"]), turn=1)
    assert answer(t) == "end-turn"
    marked = [with_(PADME, targets=2), "embo"]
    t = table(bane(the_box=marked, targets=3), rival(pawn="mos-espa", used=["top-1"]), turn=1)
    assert answer(t) == "fate 0"


def test_others_take_his_tokens_rather_than_send_him_a_hero() -> None:
    marked = [with_(PADME, targets=2), "embo"]
    t = table(
        bane(the_box=marked, fate=["jedi-rescue", OMEGA]),
        rival(pawn="mos-espa", used=["top-1"]),
        turn=1,
    )
    t.do("fate 0")
    assert answer(t) == "choose jedi-rescue"
    t = table(
        bane(targets=4, coruscant=["embo"], fate=["broken-out-of-custody", OMEGA]),
        rival(pawn="mos-espa", used=["top-1"]),
        turn=1,
    )
    t.do("fate 0")
    assert answer(t) == "choose broken-out-of-custody"


def test_he_ends_games_and_beats_dice() -> None:
    won = 0
    for seed in range(6):
        setup = seated("cad-bane", "boba-fett", first=seed % 2)
        s = GAME.start(setup, Chance(seed))
        bots = [make(("rules-of-thumb", "random")[n], GAME.id, n, seed) for n in range(2)]
        while (decision := s.decision()) is not None and s.round <= 40:
            view = json.loads(json.dumps(s.view(decision.actor)))
            s.apply(bots[decision.actor].choose(view, decision))
        won += s.result().winners == (0,)
    assert won >= 5


def test_three_villains_end_their_games_in_good_time() -> None:
    villains = ("boba-fett", "cad-bane", "seventh-sister")
    for seed in range(3):
        s = GAME.start(seated(*villains, first=seed), Chance(seed))
        bots = [make("rules-of-thumb", GAME.id, n, seed) for n in range(3)]
        while (decision := s.decision()) is not None and s.round <= 40:
            s.apply(bots[decision.actor].choose(s.view(decision.actor), decision))
        assert s.result().reason == "objective"
        assert len(s.result().winners) == 1
