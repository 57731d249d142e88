"""Locked locations, the end of the game, the options of the table: DV-55, DV-60 to DV-62."""

from typing import Any

import pytest

from skulduggery.engine.decision import Refused
from skulduggery.games.villainous.disney import GAME
from tests.games.villainous.tables import (
    CURSES,
    Played,
    dealt,
    maleficent,
    on,
    prince_john,
    table,
)

MOUNTAINS = "forbidden-mountains"
COTTAGE = "briar-roses-cottage"
FOREST = "the-forest"
CASTLE = "king-stefans-castle"
SHERWOOD = "sherwood-forest"
CHURCH = "friar-tucks-church"
NOTTINGHAM = "nottingham"
JAIL = "the-jail"


def her(**described: Any) -> Played:
    """Maleficent acts."""
    return table(maleficent(**described), prince_john())


def his(**described: Any) -> Played:
    """Prince John acts."""
    return table(prince_john(**described), maleficent())


def fate_on_him(*cards: str, **described: Any) -> Played:
    """Maleficent fates Prince John, whose fate deck begins so."""
    return table(prince_john(fate=[*cards], **described), maleficent(), turn=1).do("fate 0")


# Locked locations.


@pytest.mark.rule("DV-55")
def test_nothing_is_played_or_attached_there() -> None:
    t = his(power=3, pawn=JAIL, hand=["warrant"], locked=[CHURCH]).do("play warrant")
    assert t.options == [f"choose {place}" for place in (SHERWOOD, NOTTINGHAM, JAIL)]
    t = his(power=3, pawn=JAIL, hand=["bow-and-arrows"], locked=[CHURCH],
            friar_tucks_church=["nutsy"])  # fmt: skip
    assert not t.can("play bow-and-arrows")
    t = fate_on_him("clever-disguise", "skippy", nottingham=["toby"], locked=[NOTTINGHAM])
    assert t.options == [f"choose {place}" for place in (SHERWOOD, CHURCH, JAIL)]
    assert t.fate_discard() == ["clever-disguise"]


@pytest.mark.rule("DV-55")
def test_no_hero_there_is_vanquished_or_defeated() -> None:
    here = ["toby", "rhino-guards"]
    t = his(power=9, pawn=NOTTINGHAM, hand=["set-a-trap", "intimidation"], nottingham=here,
            locked=[NOTTINGHAM])  # fmt: skip
    assert t.options == ["end-turn"]
    assert t.why_not("toby") == "locked.DV-55"
    t = her(power=9, pawn=COTTAGE, hand=["dragon-form"], the_forest=["flora"], locked=[FOREST])
    assert not t.can("play dragon-form")


@pytest.mark.rule("DV-55")
def test_no_hero_is_taken_from_there_or_brought_there() -> None:
    power = {"power": 2, "pawn": CHURCH, "hand": ["imprison"], "nottingham": ["toby"]}
    assert his(**power).can("play imprison")
    assert not his(**power, locked=[NOTTINGHAM]).can("play imprison")
    assert not his(**power, locked=[JAIL]).can("play imprison")


@pytest.mark.rule("DV-55")
def test_no_ally_is_taken_from_there_or_brought_there() -> None:
    realm = {"sherwood_forest": ["sheriff-of-nottingham"]}
    t = table(prince_john(locked=[SHERWOOD], **realm), maleficent(), phase="start")
    assert t.prompt == "move-pawn"
    t = table(prince_john(locked=[JAIL], **realm), maleficent(), phase="start")
    assert t.options == [f"choose {CHURCH}", f"choose {NOTTINGHAM}", "pass"]
    mine = maleficent(fate=["king-hubert", "guards"], the_forest=["raven"], locked=[FOREST])
    t = table(mine, prince_john(pawn=SHERWOOD), turn=1).do("fate 0", "choose king-hubert")
    assert t.do(f"choose {COTTAGE}").at(FOREST) == ["raven"]


@pytest.mark.rule("DV-55")
def test_no_curse_is_removed_from_there() -> None:
    fate = ["once-upon-a-dream", "sword-of-truth"]
    mine = maleficent(fate=fate, the_forest=["guards", "green-fire"], locked=[FOREST])
    t = table(mine, prince_john(pawn=SHERWOOD), turn=1).do("fate 0")
    assert (t.at(FOREST), t.fate_discard()) == (["guards", "green-fire"], fate)


@pytest.mark.rule("DV-55", "DV-51")
def test_no_power_is_laid_on_a_hero_there() -> None:
    t = fate_on_him("steal-from-the-rich", "skippy", power=5, nottingham=["toby"],
                    locked=[NOTTINGHAM])  # fmt: skip
    t.do(f"choose {JAIL}")
    assert (t.at(JAIL), t.power()) == (["skippy"], 5)


@pytest.mark.rule("DV-55", "DV-46")
def test_what_lies_there_keeps_its_abilities() -> None:
    t = his(pawn=JAIL, hand=["beautiful-lovely-taxes"], nottingham=["toby", "king-richard"],
            locked=[NOTTINGHAM])  # fmt: skip
    assert not t.can("play beautiful-lovely-taxes")
    t = her(the_forest=["cackling-goon", "flora", "green-fire", "sinister-goon"], locked=[FOREST])
    assert (t.strength("cackling-goon"), t.strength("sinister-goon")) == (2, 4)


@pytest.mark.rule("DV-55", "DV-45")
def test_allies_there_are_counted() -> None:
    john = prince_john(the_jail=["nutsy", "trigger", "sir-hiss"], locked=[JAIL])
    t = table(maleficent(hand=["tyranny"]), john, turn=1, phase="move")
    assert t.do(f"move-pawn {CHURCH}").options == ["play tyranny", "pass"]


@pytest.mark.rule("DV-55")
def test_a_locked_neighbour_is_not_skipped() -> None:
    t = her(pawn=MOUNTAINS, briar_roses_cottage=["raven"], locked=[FOREST]).do("move raven")
    assert t.at(MOUNTAINS) == ["raven"]


@pytest.mark.rule("DV-55")
def test_a_pawn_on_a_locked_location_uses_its_symbols_and_leaves() -> None:
    t = her(pawn=FOREST, locked=[FOREST], hand=["vanish"])
    assert t.options == ["gain 3", "play vanish", "discard", "end-turn"]
    t = table(maleficent(pawn=FOREST, locked=[FOREST]), prince_john(), phase="move")
    assert t.options == [f"move-pawn {place}" for place in (MOUNTAINS, COTTAGE, CASTLE)]


@pytest.mark.rule("DV-55")
def test_locks_are_seen_by_all() -> None:
    t = her(locked=[FOREST, CASTLE])
    for reader in (0, 1, None):
        assert t.view(reader)["seats"][0]["locked"] == [FOREST, CASTLE]


# The end.


@pytest.mark.rule("DV-60")
def test_maleficent_wins_with_a_curse_on_every_location_when_her_turn_begins() -> None:
    t = table(maleficent(**CURSES), prince_john(), phase="start")
    assert (t.over, t.winners) == (True, (0,))
    assert t.state.result().reason == "objective"
    t = table(maleficent(**{**CURSES, "the_forest": []}), prince_john(), phase="start")
    assert not t.over


@pytest.mark.rule("DV-60")
def test_her_fourth_curse_has_to_hold_out_for_a_round() -> None:
    cursed = {**CURSES, "the_forest": []}
    t = table(maleficent(power=3, pawn=COTTAGE, hand=["green-fire"], **cursed), prince_john())
    t.do("play green-fire", f"choose {FOREST}", "end-turn")
    assert not t.over
    t.do("move-pawn the-jail", "end-turn")
    assert t.winners == (0,)


@pytest.mark.rule("DV-60")
def test_pawns_heroes_and_locks_do_not_matter() -> None:
    realm = {**CURSES, "king_stefans_castle": ["dreamless-sleep", "merryweather"]}
    mine = maleficent(pawn=COTTAGE, locked=[CASTLE], **realm)
    assert table(mine, prince_john(), phase="start").winners == (0,)


@pytest.mark.rule("DV-60")
@pytest.mark.parametrize(("power", "over"), [(19, False), (20, True), (31, True)])
def test_prince_john_wins_with_twenty_power_when_his_turn_begins(power: int, over: bool) -> None:
    t = table(prince_john(power=power), maleficent(), phase="start")
    assert t.over == over
    assert t.winners == ((0,) if over else ())


@pytest.mark.rule("DV-60", "DV-74")
def test_power_on_heroes_does_not_count() -> None:
    john = prince_john(power=19, nottingham=[on("toby", power=4)])
    assert not table(john, maleficent(), phase="start").over


@pytest.mark.rule("DV-60")
def test_twenty_power_in_mid_turn_win_nothing_yet() -> None:
    t = his(power=18, pawn=JAIL).do("gain 3")
    assert (t.power(), t.over) == (21, False)
    t.do("end-turn", f"move-pawn {FOREST}", "end-turn")
    assert t.winners == (0,)


@pytest.mark.rule("DV-60")
def test_an_objective_is_not_looked_at_when_the_turn_of_another_begins() -> None:
    t = table(maleficent(), prince_john(power=25)).do("end-turn")
    assert t.winners == (1,)
    t = table(prince_john(), maleficent(), turn=0, phase="start")
    t = table(prince_john(power=25), maleficent(), turn=1, phase="start")
    assert not t.over


@pytest.mark.rule("DV-60")
def test_the_game_stops_at_once_and_shows_everything() -> None:
    john = prince_john(power=20, hand=["nutsy"], sherwood_forest=["sheriff-of-nottingham"])
    t = table(maleficent(hand=["raven", "tyranny"]), john).do("end-turn")
    assert [event["event"] for event in t.heard(None)][-2:] == ["win", "end"]
    assert t.heard(None)[-2]["seat"] == 1
    view = t.view(None)
    assert view["waiting"] is None
    assert {"raven", "tyranny"} <= {*view["seats"][0]["hand"]}
    assert view["seats"][1]["hand"] == ["nutsy"]
    assert sorted(view["seats"][1]["deck"]) == sorted(t.deck(1))


@pytest.mark.rule("DV-60")
def test_after_the_end_nothing_is_asked() -> None:
    t = table(prince_john(power=20), maleficent(), phase="start")
    assert (t.actor, t.state.legal()) == (-1, ())
    with pytest.raises(Refused) as refused:
        t.do("end-turn")
    assert refused.value.code == "over"


@pytest.mark.rule("DV-61")
def test_after_the_last_round_nobody_has_won() -> None:
    t = table(maleficent(), prince_john(power=30), limit_rounds=4, round=4, turn=1)
    t.do("end-turn")
    result = t.state.result()
    assert (result.over, result.winners, result.reason) == (True, (), "limit-rounds")
    assert [event["event"] for event in t.heard(None)][-1] == "end"


@pytest.mark.rule("DV-61")
def test_a_round_ends_when_the_player_before_the_first_has_finished() -> None:
    t = table(maleficent(), prince_john(), limit_rounds=2, first=1, turn=1)
    t.do("end-turn")
    assert t.view(None)["round"] == 1
    t.do(f"move-pawn {FOREST}", "end-turn")
    assert t.view(None)["round"] == 2
    t.do("move-pawn the-jail", "end-turn", f"move-pawn {COTTAGE}", "end-turn")
    assert t.over


@pytest.mark.rule("DV-61")
def test_a_game_of_one_round_gives_everybody_one_turn() -> None:
    t = dealt(first=1, limit_rounds=1)
    t.do("move-pawn the-jail", "end-turn")
    assert not t.over
    while t.prompt != "move-pawn":
        t.do("pass")
    t.do(f"move-pawn {FOREST}", "end-turn")
    while not t.over:
        t.do("pass")
    assert t.winners == ()


@pytest.mark.rule("DV-61")
@pytest.mark.parametrize("value", [0, 1001, -1, "ten", True, 2.5])
def test_other_limits_are_refused(value: object) -> None:
    with pytest.raises(Refused, match="from 1 to 1000") as refused:
        GAME.setup(players=2, options={"limit_rounds": value})
    assert refused.value.code == "bad-option"
    assert GAME.setup(players=2, options={}).options["limit_rounds"] is None


@pytest.mark.rule("DV-62")
def test_the_later_wording_is_played_unless_told() -> None:
    assert GAME.setup(players=2).options["edition"] == "current"
    with pytest.raises(Refused, match="one of current, french"):
        GAME.setup(players=2, options={"edition": "german"})
    for edition in ("current", "french"):
        t = table(maleficent(), prince_john(), edition=edition)
        assert t.view(None)["options_of_table"]["edition"] == edition


@pytest.mark.rule("DV-62")
def test_the_edition_changes_the_cards_that_differ_only() -> None:
    fate = ["fauna", "guards"]
    here = {"the_forest": ["dreamless-sleep"]}
    prompts = []
    for edition in ("current", "french"):
        t = table(maleficent(fate=fate, **here), prince_john(pawn=SHERWOOD), turn=1,
                  edition=edition)  # fmt: skip
        t.do("fate 0", "choose fauna", f"choose {FOREST}")
        prompts.append(t.prompt)
    assert prompts == ["choose-curse", "choose-action"]
