"""Set-up and the course of a turn: DV-1 to DV-11."""

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


def acting(**described: Any) -> Played:
    return table(maleficent(**described), prince_john())


def moving(**described: Any) -> Played:
    return table(maleficent(**described), prince_john(), phase="move")


# Set-up.


@pytest.mark.rule("DV-1")
@pytest.mark.parametrize(
    "villains",
    [
        [],
        ["maleficent"],
        ["maleficent", "maleficent"],
        ["maleficent", "scar"],
        ["prince-john", "boba-fett"],
    ],
)
def test_other_tables_are_refused(villains: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        GAME.setup(villains=villains)
    assert refused.value.code == "bad-players"


@pytest.mark.rule("DV-1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Refused, match="players are needed"):
        GAME.setup(players=players)


@pytest.mark.rule("DV-2", "DV-5a")
def test_a_game_begins_on_the_leftmost_location_and_leaves_it() -> None:
    t = dealt("maleficent", "prince-john", first=0)
    assert (t.pawn(0), t.pawn(1)) == (MOUNTAINS, "sherwood-forest")
    assert t.seat(0)["locked"] == t.seat(1)["locked"] == []
    assert t.options == [f"move-pawn {COTTAGE}", f"move-pawn {FOREST}", f"move-pawn {CASTLE}"]


@pytest.mark.rule("DV-3")
def test_everybody_begins_with_four_cards_and_full_decks_beside() -> None:
    t = dealt(first=1)
    for seat in (0, 1):
        assert (len(t.hand(seat)), len(t.deck(seat)), len(t.fate(seat))) == (4, 26, 15)
        assert t.discard(seat) == t.fate_discard(seat) == []


@pytest.mark.rule("DV-3")
def test_the_cards_dealt_come_from_the_seed() -> None:
    hands = {tuple(dealt(first=0, seed=seed).hand()) for seed in range(12)}
    assert len(hands) > 6
    assert dealt(first=0, seed=4).hand() == dealt(first=0, seed=4).hand()


@pytest.mark.rule("DV-4")
@pytest.mark.parametrize(("first", "powers"), [(0, (0, 1)), (1, (1, 0))])
def test_who_goes_first_has_no_power_and_the_next_has_one(
    first: int, powers: tuple[int, int]
) -> None:
    t = dealt(first=first)
    assert (t.turn, t.actor) == (first, first)
    assert (t.power(0), t.power(1)) == powers


@pytest.mark.rule("DV-4")
def test_unless_told_lots_are_drawn_for_the_first_turn() -> None:
    assert {dealt(seed=seed).turn for seed in range(20)} == {0, 1}
    with pytest.raises(Refused, match="a seat from 0 to 1"):
        dealt(first=2)


@pytest.mark.rule("DV-4")
def test_play_goes_clockwise() -> None:
    t = dealt(first=1)
    t.do("move-pawn the-jail", "end-turn")
    assert t.turn == 0
    t.do(f"move-pawn {FOREST}", "end-turn")
    assert t.turn == 1


@pytest.mark.rule("DV-5")
def test_everybody_sees_who_sits_there_and_what_they_have_reached() -> None:
    t = table(maleficent(**CURSES), prince_john(power=19))
    for reader in (0, 1, None):
        view = t.view(reader)
        assert view["villains"] == ["maleficent", "prince-john"]
        assert view["seats"][1]["power"] == 19
        assert view["seats"][0]["realm"][FOREST]["bottom"] != []


# A turn.


@pytest.mark.rule("DV-6", "DV-60")
def test_the_objective_is_checked_before_anything_else() -> None:
    john = prince_john(power=20, nottingham=["sheriff-of-nottingham"])
    t = table(maleficent(hand=["tyranny"]), john, turn=1, phase="start")
    assert t.winners == (1,)


@pytest.mark.rule("DV-7")
def test_the_pawn_must_go_elsewhere_however_far() -> None:
    t = moving(pawn=COTTAGE)
    assert t.options == [f"move-pawn {MOUNTAINS}", f"move-pawn {FOREST}", f"move-pawn {CASTLE}"]
    assert t.why_not_to(COTTAGE) == "same-location.DV-7"
    assert t.why_not_to(CASTLE) is None


@pytest.mark.rule("DV-7", "DV-55")
def test_the_pawn_does_not_go_to_a_locked_location() -> None:
    t = moving(pawn=COTTAGE, locked=[FOREST])
    assert t.options == [f"move-pawn {MOUNTAINS}", f"move-pawn {CASTLE}"]
    assert t.why_not_to(FOREST) == "locked.DV-55"


@pytest.mark.rule("DV-8")
def test_each_symbol_is_used_once_in_any_order_and_none_must_be() -> None:
    t = acting(pawn=FOREST, hand=["vanish", "vanish", "vanish"])
    assert t.options == ["gain 3", "play vanish", "discard", "end-turn"]
    t.do("play vanish", "gain 3")
    assert t.options == ["play vanish", "discard", "end-turn"]
    assert acting(pawn=FOREST, hand=["vanish"]).do("end-turn").turn == 1


@pytest.mark.rule("DV-8")
def test_a_symbol_printed_twice_is_two_uses() -> None:
    t = acting(pawn=FOREST, hand=["vanish"] * 3).do("play vanish", "play vanish")
    assert t.options == ["gain 3", "discard", "end-turn"]
    assert t.why_not("vanish") == "no-symbol.DV-8"


@pytest.mark.rule("DV-8")
def test_symbols_are_fresh_in_the_next_turn() -> None:
    t = moving(pawn=COTTAGE).do(f"move-pawn {FOREST}", "gain 3", "end-turn")
    t.do("move-pawn the-jail", "end-turn", f"move-pawn {COTTAGE}", "end-turn")
    t.do("move-pawn nottingham", "end-turn", f"move-pawn {FOREST}", "gain 3")
    assert t.power() == 6


@pytest.mark.rule("DV-8b")
def test_a_symbol_used_then_covered_then_free_again_stays_used() -> None:
    t = acting(pawn=CASTLE, king_stefans_castle=["savage-goon"]).do("gain 1")
    t.play_by_a_card("flora", by=1).do(f"choose {CASTLE}", "vanquish flora")
    assert t.at(CASTLE) == []
    assert t.options == ["fate 1", "end-turn"]


@pytest.mark.rule("DV-8c")
def test_of_like_symbols_the_one_that_can_be_lost_is_spent_first() -> None:
    t = acting(pawn=FOREST, hand=["vanish"] * 3).do("play vanish")
    assert t.seat(0)["used"] == ["top-2"]
    t.play_by_a_card("flora", by=1).do(f"choose {FOREST}")
    assert t.options == ["gain 3", "play vanish", "end-turn"]
    assert t.do("play vanish").seat(0)["used"] == ["top-2", "bottom-2"]


@pytest.mark.rule("DV-8c")
def test_a_hero_there_leaves_the_open_half_only() -> None:
    t = acting(pawn=FOREST, hand=["vanish"] * 2, the_forest=["flora"]).do("play vanish")
    assert t.seat(0)["used"] == ["bottom-2"]
    assert t.options == ["gain 3", "end-turn"]


@pytest.mark.rule("DV-9")
def test_a_hero_covers_the_upper_half_and_so_do_two() -> None:
    hand = {"hand": ["vanish"]}
    assert acting(pawn=FOREST, **hand).can("discard")
    for heroes in (["flora"], ["flora", "fauna"]):
        t = acting(pawn=FOREST, the_forest=heroes, **hand)
        assert t.options == ["gain 3", "play vanish", "end-turn"]


@pytest.mark.rule("DV-9", "DV-42")
def test_the_half_is_free_at_once_when_the_last_hero_has_left() -> None:
    goons = ["savage-goon", "savage-goon"]
    t = acting(pawn=CASTLE, king_stefans_castle=["flora", "fauna", *goons], power=3,
               hand=["dragon-form"])  # fmt: skip
    t.do("vanquish fauna", "done")
    assert not t.can("gain 1")
    t.do("play dragon-form")
    assert t.at(CASTLE) == ["savage-goon"]
    assert t.options == ["gain 1", "fate 1", "end-turn"]


@pytest.mark.rule("DV-9")
def test_a_hero_who_comes_in_mid_turn_covers_what_is_not_used_yet() -> None:
    t = acting(pawn=COTTAGE, hand=["vanish"], the_forest=["raven"])
    assert t.can("gain 2")
    t.play_by_a_card("flora", by=1).do(f"choose {COTTAGE}")
    assert t.options == ["play vanish", "discard", "end-turn"]


@pytest.mark.rule("DV-10")
def test_at_the_end_the_hand_is_filled_up_to_four() -> None:
    t = acting(hand=["staff"], deck=["raven", "vanish", "vanish", "malice"]).do("end-turn")
    assert t.hand() == ["raven", "staff", "vanish", "vanish"]
    assert len(t.deck()) == 26


@pytest.mark.rule("DV-10")
def test_with_four_or_more_nothing_is_drawn_or_discarded() -> None:
    hand = ["malice", "malice", "tyranny", "tyranny", "staff", "raven"]
    for held in (hand, hand[:4]):
        t = acting(hand=held).do("end-turn")
        assert (t.hand(), t.discard()) == (sorted(held), [])


@pytest.mark.rule("DV-10")
def test_the_discard_pile_becomes_the_deck_in_mid_draw() -> None:
    t = acting(hand=["staff"], deck=["raven"], discard=["vanish", "malice"], rest="box")
    t.do("end-turn")
    assert t.hand() == ["malice", "raven", "staff", "vanish"]
    assert (t.deck(), t.discard()) == ([], [])
    assert [event["event"] for event in t.heard(0)][:4] == ["draw", "shuffle", "draw", "draw"]


@pytest.mark.rule("DV-10")
def test_an_untouched_deck_is_not_shuffled_when_it_runs_out_exactly() -> None:
    t = acting(hand=["staff"] + ["malice"] * 2, deck=["raven"], discard=["vanish"], rest="box")
    t.do("end-turn")
    assert (t.deck(), t.discard()) == ([], ["vanish"])


@pytest.mark.rule("DV-10")
def test_with_deck_and_discard_pile_empty_the_draw_stops() -> None:
    t = acting(hand=["staff"], deck=["raven"], rest="box").do("end-turn")
    assert (t.hand(), t.turn) == (["raven", "staff"], 1)
    assert acting(rest="box").do("end-turn").hand() == []


@pytest.mark.rule("DV-11")
def test_a_short_hand_is_not_filled_when_a_turn_begins() -> None:
    t = table(maleficent(hand=["vanish"]), prince_john(), turn=1).do("end-turn")
    assert (t.turn, t.hand()) == (0, ["vanish"])


@pytest.mark.rule("DV-7")
def test_with_nowhere_to_go_the_turn_goes_on_where_the_pawn_stands() -> None:
    t = moving(pawn=FOREST, locked=[MOUNTAINS, COTTAGE, CASTLE])
    assert (t.prompt, t.pawn()) == ("choose-action", FOREST)


@pytest.mark.rule("DV-8")
def test_ending_the_turn_is_asked_even_when_nothing_else_is_left() -> None:
    t = acting(pawn=FOREST, the_forest=[on("flora", "sword-of-truth")]).do("gain 3")
    assert t.options == ["end-turn"]
    assert t.turn == 0
