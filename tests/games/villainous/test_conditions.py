"""The windows in which Conditions are played: DV-45."""

from typing import Any

import pytest

from tests.games.villainous.tables import Played, maleficent, on, prince_john, table

FOREST = "the-forest"
ALLIES = ["rhino-guards", "nutsy", "trigger"]
GOONS = ["raven", "savage-goon", "cackling-goon"]

pytestmark = pytest.mark.rule("DV-45")


def watched(held: list[str], /, phase: str = "act", **his: Any) -> Played:
    """Prince John's turn; Maleficent holds these cards and has Heroes for Malice."""
    mine = maleficent(hand=held, the_forest=["guards", "fauna"])
    return table(mine, prince_john(**his), turn=1, phase=phase)


def test_there_is_a_window_after_the_start_of_the_turn() -> None:
    t = watched(["tyranny"], phase="start", nottingham=ALLIES)
    assert (t.actor, t.prompt, t.options) == (0, "play-condition", ["play tyranny", "pass"])


def test_there_is_a_window_after_the_move() -> None:
    t = watched(["tyranny"], phase="move", nottingham=ALLIES).do("move-pawn the-jail")
    assert (t.actor, t.pawn(1)) == (0, "the-jail")


def test_there_is_a_window_after_each_symbol() -> None:
    t = watched(["tyranny"], pawn="the-jail", nottingham=ALLIES, hand=["warrant"])
    assert t.actor == 1
    assert t.do("gain 3").actor == 0
    assert t.do("pass").actor == 1
    assert t.do("discard").actor == 0


def test_there_is_a_window_before_the_draw() -> None:
    t = watched(["tyranny"], pawn="the-jail", nottingham=ALLIES).do("end-turn")
    assert (t.actor, t.turn, len(t.deck(1))) == (0, 1, 27)
    t.do("pass")
    assert (t.turn, len(t.deck(1))) == (0, 23)


def test_a_state_is_asked_about_in_every_window_in_which_it_holds() -> None:
    t = watched(["tyranny"], phase="start", nottingham=ALLIES)
    t.do("pass", "move-pawn the-jail", "pass", "gain 3", "pass", "end-turn")
    assert t.options == ["play tyranny", "pass"]


def test_a_state_that_comes_about_is_noticed_at_once() -> None:
    t = watched(["tyranny"], pawn="the-jail", power=3, nottingham=ALLIES[:2], hand=["trigger"])
    assert t.do("gain 3").actor == 1
    assert t.do("play trigger", "choose the-jail").actor == 0


def test_a_state_that_is_gone_is_not_asked_about() -> None:
    t = watched(["tyranny"], pawn="nottingham", sherwood_forest=["toby", "nutsy", *ALLIES[::2]])
    t.do("vanquish toby", "choose rhino-guards", "choose nutsy", "done")
    assert len(t.at("sherwood-forest")) == 1
    assert t.actor == 1


def test_an_event_is_answered_in_the_window_right_after_it_or_not_at_all() -> None:
    t = watched(["malice"], pawn="nottingham", nottingham=["little-john", *ALLIES[:2]])
    t.do("vanquish little-john", "done")
    assert t.options == ["play malice", "pass"]
    t.do("pass")
    assert (t.actor, t.do("end-turn").turn) == (1, 0)


def test_what_another_window_ago_happened_cannot_be_answered() -> None:
    john: dict[str, Any] = {"pawn": "nottingham", "nottingham": ["little-john", *ALLIES[:2]]}
    t = watched(["malice"], **john).do("vanquish little-john", "done", "pass")
    assert t.do("gain 1").actor == 1


def test_the_whole_action_is_over_before_its_window() -> None:
    """Maid Marian's defeat brings Robin Hood first."""
    john: dict[str, Any] = {"pawn": "nottingham", "nottingham": ["maid-marian", "rhino-guards"],
            "the_jail": ["alan-a-dale"]}  # fmt: skip
    t = watched(["malice"], **john).do("vanquish maid-marian")
    assert (t.actor, t.where("robin-hood")) == (0, "nottingham")
    assert t.options == ["play malice", "pass"]


@pytest.mark.parametrize("effect", ["set-a-trap", "intimidation"])
def test_a_hero_defeated_by_an_effect_was_defeated(effect: str) -> None:
    john: dict[str, Any] = {"pawn": "the-jail", "nottingham": ["little-john", *ALLIES[:2]]}
    t = watched(["malice"], power=2, hand=[effect], **john).do(f"play {effect}")
    while t.actor == 1:
        t.do(t.options[-1])
    assert t.options == ["play malice", "pass"]


def test_each_copy_may_answer_the_same_event() -> None:
    t = watched(["malice", "malice"], pawn="nottingham", nottingham=["little-john", *ALLIES[:2]])
    t.do("vanquish little-john", "done")
    assert t.options == ["play malice", "pass"]
    t.do("play malice", "choose guards")
    assert t.options == ["play malice", "pass"]
    t.do("play malice")
    assert (t.actor, t.at(FOREST), t.discard()) == (1, [], ["malice", "malice"])


def test_different_cards_may_answer_one_after_another() -> None:
    john: dict[str, Any] = {
        "pawn": "nottingham",
        "nottingham": ["little-john", *ALLIES],
        "the_jail": ["sir-hiss"],
    }
    t = watched(["malice", "tyranny"], **john)
    t.do("vanquish little-john", "choose nutsy")
    assert t.options == ["play malice", "pass"]
    john["the_jail"] = ["sir-hiss", "wolf-archers", "wolf-archers"]
    t = watched(["malice", "tyranny"], **john)
    t.do("vanquish little-john", "choose nutsy")
    assert t.options == ["play malice", "play tyranny", "pass"]
    t.do("play malice", "choose fauna")
    assert t.options == ["play tyranny", "pass"]


def test_a_card_drawn_by_a_condition_may_answer_too() -> None:
    mine = maleficent(hand=["tyranny", "vanish"], deck=["tyranny", "raven", "staff"])
    t = table(mine, prince_john(nottingham=ALLIES), turn=1, phase="move")
    t.do("move-pawn the-jail", "play tyranny", "choose raven", "choose vanish", "choose staff")
    assert t.hand() == ["tyranny"]
    assert t.options == ["play tyranny", "pass"]


def test_passing_closes_the_window() -> None:
    t = watched(["tyranny"], phase="move", nottingham=ALLIES).do("move-pawn the-jail", "pass")
    assert (t.actor, t.hand()) == (1, ["tyranny"])


def test_nobody_is_asked_when_nothing_fits() -> None:
    t = watched(["tyranny", "malice"], phase="start", nottingham=ALLIES[:2])
    t.do("move-pawn the-jail", "gain 3", "end-turn")
    assert t.turn == 0


def test_a_condition_is_not_played_in_the_own_turn() -> None:
    mine = maleficent(hand=["tyranny", "malice"], pawn="king-stefans-castle",
                      the_forest=["aurora", "savage-goon"])  # fmt: skip
    t = table(mine, prince_john(nottingham=ALLIES)).do("vanquish aurora")
    assert t.prompt == "choose-action"


def test_only_what_the_player_on_turn_has_counts() -> None:
    mine = maleficent(hand=["tyranny"], the_forest=GOONS)
    t = table(mine, prince_john(nottingham=ALLIES[:2]), turn=1, phase="move")
    assert t.do("move-pawn the-jail").actor == 1
    greedy = prince_john(hand=["greed"], power=9)
    t = table(greedy, maleficent(power=5), turn=1, phase="move").do(f"move-pawn {FOREST}")
    assert t.actor == 1
    assert t.do("gain 3").options == ["play greed", "pass"]


def test_a_condition_costs_nothing_and_draws_nothing() -> None:
    t = table(prince_john(hand=["greed"]), maleficent(power=6), turn=1, phase="move")
    t.do(f"move-pawn {FOREST}", "play greed")
    assert (t.power(), t.hand(), len(t.deck())) == (3, [], 29)


def test_a_condition_may_be_kept_though_it_is_possible() -> None:
    t = table(prince_john(hand=["greed"]), maleficent(power=6), turn=1, phase="move")
    t.do(f"move-pawn {FOREST}", "pass")
    assert (t.power(), t.hand()) == (0, ["greed"])


def test_what_the_raven_does_belongs_to_the_start_of_the_turn() -> None:
    mine = maleficent(power=5, the_forest=["raven"])
    t = table(prince_john(hand=["greed"]), mine, turn=1, phase="start")
    assert t.actor == 1
    t.do("choose briar-roses-cottage", "gain 2")
    assert (t.actor, t.options) == (0, ["play greed", "pass"])


def test_a_condition_opens_the_next_window() -> None:
    """Cowardice brings an Ally; then Greed is asked about again."""
    john = prince_john(hand=["cowardice", "greed", "nutsy"])
    t = table(john, maleficent(power=6, the_forest=GOONS), turn=1, phase="move")
    t.do(f"move-pawn {FOREST}")
    assert t.options == ["play cowardice", "play greed", "pass"]
    t.do("play cowardice", "choose the-jail")
    assert t.options == ["play greed", "pass"]


def test_a_hero_in_disguise_was_not_defeated_so_there_is_no_answer() -> None:
    here = [on("little-john", "clever-disguise"), *ALLIES]
    t = watched(["malice"], pawn="nottingham", power=2, nottingham=here)
    t.do("activate clever-disguise")
    assert t.actor == 1


# What the others notice.


def test_passing_makes_no_event_and_shows_in_no_view() -> None:
    t = watched(["tyranny"], phase="move", nottingham=ALLIES).do("move-pawn the-jail")
    before = [t.view(reader) for reader in (0, 1, None)]
    t.do("pass")
    assert t.last == []
    assert [t.view(reader) for reader in (0, 1, None)] == before


def test_the_table_waits_for_the_player_on_turn() -> None:
    t = watched(["tyranny"], phase="move", nottingham=ALLIES).do("move-pawn the-jail")
    assert t.actor == 0
    assert [t.view(reader)["waiting"] for reader in (0, 1, None)] == [1, 1, 1]


def test_whether_somebody_is_asked_cannot_be_seen() -> None:
    tables = [
        watched(hand, phase="move", nottingham=ALLIES).do("move-pawn the-jail")
        for hand in (["tyranny"], ["raven"], ["malice"])
    ]
    assert [t.actor for t in tables] == [0, 1, 1]
    for reader in (1, None):
        views = [t.view(reader) for t in tables]
        assert views[0] == views[1] == views[2]
        heard = [t.heard(reader) for t in tables]
        assert heard[0] == heard[1] == heard[2]


def test_a_condition_that_is_played_is_seen_by_all() -> None:
    t = table(prince_john(hand=["greed"]), maleficent(power=6), turn=1, phase="move")
    t.do(f"move-pawn {FOREST}", "play greed")
    for reader in (0, 1, None):
        assert t.told("play", reader)[-1:] == ["greed"]
