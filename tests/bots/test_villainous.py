"""Disney Villainous by rules of thumb: what it does, and that it beats dice."""

import json
from itertools import permutations

import pytest

from skulduggery.bots import ask, levels, make
from skulduggery.engine.chance import Chance
from skulduggery.games.villainous.disney import GAME
from tests.games.villainous.tables import CURSES, Played, maleficent, on, prince_john, table

MOUNTAINS = "forbidden-mountains"
COTTAGE = "briar-roses-cottage"
FOREST = "the-forest"
CASTLE = "king-stefans-castle"
SHERWOOD = "sherwood-forest"
CHURCH = "friar-tucks-church"
NOTTINGHAM = "nottingham"
JAIL = "the-jail"


def answer(t: Played) -> str:
    seat = t.actor
    bot = make("rules-of-thumb", GAME.id, seat, 0)
    return bot.choose(json.loads(json.dumps(t.state.view(seat))), t.decision).text


def answers(t: Played) -> list[str]:
    """All that it does until somebody else is asked."""
    out: list[str] = []
    seat = t.actor
    while not t.over and t.actor == seat:
        out.append(answer(t))
        t.do(out[-1])
        if out[-1] == "end-turn":
            break
    return out


def test_it_is_the_usual_opponent() -> None:
    assert levels(GAME.id)[1] == "rules-of-thumb"


# The turn.


def test_it_goes_where_the_power_is_when_it_has_none() -> None:
    t = table(prince_john(pawn=CHURCH, hand=["warrant"]), maleficent(), phase="move")
    assert answer(t) == f"move-pawn {JAIL}"


def test_it_goes_elsewhere_when_a_hero_covers_the_good_symbols() -> None:
    t = table(
        maleficent(pawn=MOUNTAINS, hand=["vanish"], briar_roses_cottage=["flora"]),
        prince_john(),
        phase="move",
    )
    assert answer(t) == f"move-pawn {FOREST}"


def test_it_takes_power_before_it_plays() -> None:
    t = table(maleficent(pawn=FOREST, power=3, hand=["green-fire"]), prince_john())
    assert answer(t) == "gain 3"


def test_it_does_not_spend_on_an_ally_what_a_curse_needs() -> None:
    t = table(
        maleficent(pawn=CASTLE, power=4, used=["top-1"], hand=["savage-goon", "green-fire"]),
        prince_john(),
    )
    assert answer(t) == "play green-fire"


def test_it_discards_what_it_cannot_use_and_keeps_what_it_wants() -> None:
    hand = ["vanish", "vanish", "green-fire", "malice"]
    t = table(maleficent(pawn=COTTAGE, hand=hand, used=["top-1"]), prince_john())
    assert answer(t) == "discard"
    answers(t)
    assert "vanish" in t.discard()
    assert "green-fire" not in t.discard()


# Heroes.


def test_it_uses_the_weakest_allies_that_are_enough() -> None:
    t = table(
        maleficent(
            pawn=CASTLE,
            the_forest=["flora", "sinister-goon", "savage-goon", "cackling-goon"],
        ),
        prince_john(),
    )
    t.do("vanquish flora")
    answers(t)
    assert t.discard() == ["sinister-goon"]


def test_it_vanquishes_the_hero_who_hinders_most() -> None:
    t = table(
        prince_john(
            pawn=NOTTINGHAM,
            used=["top-1", "top-2"],
            sherwood_forest=["robin-hood", "rhino-guards", "rhino-guards"],
            the_jail=["toby", "wolf-archers"],
        ),
        maleficent(),
    )
    assert answer(t) == "vanquish robin-hood"


def test_it_sends_an_ally_to_where_he_is_needed() -> None:
    t = table(
        prince_john(power=9, pawn=CHURCH, hand=["rhino-guards"], sherwood_forest=["robin-hood"]),
        maleficent(),
    )
    t.do("play rhino-guards")
    assert answer(t) == f"choose {SHERWOOD}"


# Fate.


def test_it_fates_the_player_nearest_to_winning() -> None:
    t = table(
        prince_john(pawn=SHERWOOD, used=["top-1"]),
        maleficent(**CURSES),
    )
    assert answer(t) == "fate 1"


def test_it_goes_where_it_can_fate_somebody_who_is_about_to_win() -> None:
    t = table(prince_john(pawn=CHURCH), maleficent(**CURSES), phase="move")
    assert answer(t) in (f"move-pawn {SHERWOOD}", f"move-pawn {NOTTINGHAM}")


def test_it_steals_from_prince_john_when_he_is_rich() -> None:
    t = table(
        maleficent(pawn=MOUNTAINS),
        prince_john(power=19, the_jail=["toby"], fate=["steal-from-the-rich", "skippy"]),
    )
    t.do("fate 1")
    assert answer(t) == "choose steal-from-the-rich"


def test_it_wakes_the_last_curse_of_a_location() -> None:
    t = table(
        prince_john(pawn=SHERWOOD),
        maleficent(
            forbidden_mountains=["guards", "green-fire", "green-fire"],
            the_forest=["flora", "dreamless-sleep"],
            fate=["once-upon-a-dream", "once-upon-a-dream"],
        ),
    )
    t.do("fate 1")
    assert answer(t) == "choose dreamless-sleep"


def test_it_does_not_give_prince_john_power_for_his_warrant() -> None:
    t = table(
        maleficent(pawn=MOUNTAINS),
        prince_john(friar_tucks_church=["warrant", "warrant"], fate=["skippy", "clever-disguise"]),
    )
    t.do("fate 1")
    assert answer(t) != f"choose {CHURCH}"


# Conditions.


def test_it_plays_greed_as_soon_as_it_may() -> None:
    t = table(maleficent(power=6, pawn=CASTLE), prince_john(hand=["greed"]))
    t.do("gain 1")
    assert (t.actor, answer(t)) == (1, "play greed")


# Maleficent.


def test_maleficent_lays_her_curse_where_there_is_none_yet() -> None:
    t = table(
        maleficent(
            pawn=FOREST,
            power=5,
            hand=["forest-of-thorns"],
            forbidden_mountains=["green-fire"],
            briar_roses_cottage=["green-fire"],
            the_forest=["dreamless-sleep"],
        ),
        prince_john(),
    )
    t.do("play forest-of-thorns")
    assert answer(t) == f"choose {CASTLE}"


def test_maleficent_does_not_walk_into_her_green_fire() -> None:
    t = table(
        maleficent(pawn=MOUNTAINS, the_forest=["green-fire"], hand=["vanish"]),
        prince_john(),
        phase="move",
    )
    assert answer(t) != f"move-pawn {FOREST}"


def test_maleficent_plays_no_ally_where_the_dreamless_sleep_lies() -> None:
    t = table(
        maleficent(
            pawn=FOREST,
            power=5,
            hand=["savage-goon"],
            king_stefans_castle=["guards", "dreamless-sleep"],
        ),
        prince_john(),
    )
    t.do("play savage-goon")
    assert answer(t) != f"choose {CASTLE}"


def test_raven_does_what_brings_most() -> None:
    t = table(
        maleficent(pawn=COTTAGE, forbidden_mountains=["raven"], the_forest=["guards"]),
        prince_john(),
        phase="start",
    )
    assert answer(t) == f"choose {FOREST}"
    t.do(f"choose {FOREST}")
    assert answer(t) == "gain 3"


# Prince John.


def test_prince_john_with_twenty_power_spends_nothing_that_takes_him_below() -> None:
    t = table(
        prince_john(power=20, pawn=CHURCH, used=["top-1"], hand=["warrant", "rhino-guards"]),
        maleficent(),
    )
    assert answer(t) == "end-turn"


def test_prince_john_pays_for_no_ally_he_has_no_use_for() -> None:
    t = table(prince_john(power=6, pawn=JAIL, used=["bottom-1"], hand=["trigger"]), maleficent())
    assert answer(t) != "play trigger"


def test_prince_john_unmasks_a_hero_whom_he_can_vanquish_at_once() -> None:
    rich = on("little-john", "clever-disguise", power=8)
    laid = {"sherwood_forest": [rich, "rhino-guards", "rhino-guards"]}
    t = table(prince_john(power=4, pawn=NOTTINGHAM, **laid), maleficent())
    t.do("gain 1")
    assert answer(t) == "activate clever-disguise"
    elsewhere = table(prince_john(power=4, pawn=JAIL, **laid), maleficent())
    assert "activate clever-disguise" not in answers(elsewhere)


# Whole games.


@pytest.mark.parametrize("players", range(2, GAME.most + 1))
def test_it_plays_whole_games_from_its_view_alone_and_repeats_itself(players: int) -> None:
    for seed in range(2):
        setup = GAME.setup(players, options={"limit_rounds": 30}, seed=seed)
        told = []
        for _ in range(2):
            state = GAME.start(setup, Chance(seed))
            bots = [make("rules-of-thumb", GAME.id, seat, 3) for seat in range(players)]
            said: list[str] = []
            while (decision := state.decision()) is not None:
                seat = decision.actor
                view = json.loads(json.dumps(state.view(seat)))
                option = bots[seat].choose(view, decision)
                assert option in decision.options
                if len(said) % 7 == 0:
                    other = state.imagine(seat, Chance(len(said)))
                    there = other.decision()
                    assert there is not None
                    assert bots[seat].choose(other.view(seat), there).text == option.text
                said.append(option.text)
                state.apply(option)
            told.append(said)
        assert told[0] == told[1]


def test_it_beats_dice_whatever_the_villains() -> None:
    games = 0
    won = 0
    for villains in permutations(GAME.villains, 2):
        for mine in range(2):
            setup = GAME.setup(None, villains, {"limit_rounds": 60})
            state = GAME.start(setup, Chance(games))
            level = ("random", "rules-of-thumb")
            bots = [make(level[seat == mine], GAME.id, seat, games) for seat in range(2)]
            while state.actor() >= 0:
                state.play(ask(bots[state.actor()], state).code)
            won += state.result().winners == (mine,)
            games += 1
    assert won >= 0.9 * games
