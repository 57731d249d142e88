"""A turn: what may be played where."""

import pytest

from tests.games.villains_cards.table import lay, new


@pytest.mark.rule("VC-10", "VC-11", "VC-12")
@pytest.mark.parametrize(
    ("card", "where"),
    [("blue-5", 1), ("red-4", 1), ("green-5", 2), ("red-2", 2), ("red-6", 0)],
)
def test_the_rulebooks_example(card: str, where: int) -> None:
    """Own pile red 5, left neighbour blue 4, right neighbour green 2."""
    table = lay([card], ["red-5", "blue-4", "green-2"])
    assert table.offers() == [f"play {card} {where}", f"hero {card}"]
    table.say(f"play {card} {where}")
    assert table.pile(where)[-1] == card


@pytest.mark.rule("VC-2a")
def test_cards_alike_are_offered_once_whatever_deck_they_come_from() -> None:
    table = lay(["red-4 red-4"], ["red-1", "blue-2", "green-3"])
    assert table.view(0)["backs"]["hands"][0] == ["maleficent", "jafar"]
    assert table.offers() == ["play red-4 0", "hero red-4"]
    table.say("play red-4 0")
    assert table.hand(0) == ["red-4"]


@pytest.mark.rule("VC-2a")
def test_which_of_two_cards_alike_goes_is_left_to_chance() -> None:
    left = set()
    for seed in range(30):
        table = lay(["red-4 red-4", "blue-5"], ["red-1", "blue-2", "green-3"], seed=seed)
        table.say("hero red-4")
        left.update(table.view(0)["backs"]["hands"][0])
        assert len(table.table.answers[-1].draws) == 1
    assert left == {"maleficent", "jafar"}


@pytest.mark.rule("VC-2a")
def test_two_specials_of_one_deck_differ_in_nothing_so_chance_is_not_asked() -> None:
    table = lay(["curse curse"], ["red-1", "blue-2", "green-3"])
    assert table.offers() == ["special curse", "hero curse"]
    table.say("hero curse")
    assert table.table.answers[-1].draws == []


@pytest.mark.rule("VC-10")
@pytest.mark.parametrize("card", ["red-1", "red-6", "blue-5", "grey-5"])
def test_the_same_colour_or_the_same_value_matches(card: str) -> None:
    table = lay([card], ["red-5", "", ""])
    assert f"play {card} 0" in table.offers()


@pytest.mark.rule("VC-10", "VC-13")
@pytest.mark.parametrize("card", ["blue-1", "green-6", "purple-3"])
def test_a_card_that_matches_nowhere_cannot_be_played_face_up(card: str) -> None:
    table = lay([card], ["red-5", "", ""])
    assert table.offers() == [f"hero {card}"]


@pytest.mark.rule("VC-11")
def test_what_matches_a_neighbour_must_go_there_even_if_it_matches_ones_own_pile() -> None:
    table = lay(["red-3"], ["red-5", "blue-3", "green-2"])
    assert table.offers() == ["play red-3 1", "hero red-3"]


@pytest.mark.rule("VC-11")
def test_what_matches_both_neighbours_goes_to_the_one_its_player_chooses() -> None:
    table = lay(["blue-2"], ["blue-5", "blue-4", "green-2"])
    assert table.offers() == ["play blue-2 1", "play blue-2 2", "hero blue-2"]
    table.say("play blue-2 2")
    assert table.pile(2) == ["green-2", "blue-2"]
    assert table.pile(1) == ["blue-4"]


@pytest.mark.rule("VC-11")
def test_players_who_are_not_neighbours_are_ignored() -> None:
    table = lay(["red-6"], ["red-5", "blue-4", "red-1", "green-2"], seats=4)
    assert table.offers() == ["play red-6 0", "hero red-6"]


@pytest.mark.rule("VC-11")
def test_with_three_players_both_opponents_are_neighbours() -> None:
    for turn in range(3):
        hands = ["", "", ""]
        hands[turn] = "red-6"
        piles = ["red-5", "red-4", "red-1"]
        table = lay(hands, piles, turn=turn)
        others = [f"play red-6 {(turn + step) % 3}" for step in (1, 2)]
        assert table.offers() == [*others, "hero red-6"]


@pytest.mark.rule("VC-12")
@pytest.mark.parametrize("own", ["hero:red-5", "", "curse", "green-1 hero:red-5"])
def test_a_hero_no_pile_or_an_upturned_special_takes_any_card(own: str) -> None:
    table = lay(["blue-1 yellow-6"], [own, "green-4", "grey-3"])
    assert table.offers() == [
        "play blue-1 0",
        "hero blue-1",
        "play yellow-6 0",
        "hero yellow-6",
    ]


@pytest.mark.rule("VC-11", "VC-12")
@pytest.mark.parametrize("own", ["hero:red-5", "", "curse"])
def test_the_neighbours_come_first_even_then(own: str) -> None:
    table = lay(["green-1"], [own, "green-4", "grey-3"])
    assert table.offers() == ["play green-1 1", "hero green-1"]


@pytest.mark.rule("VC-12")
def test_a_card_that_fits_only_a_neighbour_may_be_played_there() -> None:
    table = lay(["blue-1"], ["red-5", "blue-4", "green-2"])
    assert table.offers() == ["play blue-1 1", "hero blue-1"]


@pytest.mark.rule("VC-14")
def test_any_card_may_be_laid_as_a_hero_on_ones_own_pile_only() -> None:
    table = lay(["red-6 blue-5 curse"], ["red-5", "blue-4", "hero:green-2"])
    heroes = [offer for offer in table.offers() if offer.startswith("hero")]
    assert heroes == ["hero red-6", "hero blue-5", "hero curse"]
    table.say("hero curse")
    assert table.pile(0) == ["red-5", "hero:curse"]


@pytest.mark.rule("VC-14")
def test_a_hero_may_be_laid_on_a_hero_and_where_there_is_no_pile() -> None:
    table = lay(["red-6 red-1"], ["hero:green-2", "", ""])
    assert "hero red-6" in table.offers()
    table.say("hero red-6")
    assert table.pile(0) == ["hero:green-2", "hero:red-6"]
    empty = lay(["red-6"], ["", "", ""])
    empty.say("hero red-6")
    assert empty.pile(0) == ["hero:red-6"]


@pytest.mark.rule("VC-14")
def test_who_sees_a_hero_laid_does_not_see_which_card_it_is() -> None:
    table = lay(["red-6"], ["red-5", "blue-4", "green-2"])
    table.say("hero red-6")
    (mine,) = table.heard_by(0, "play")
    (theirs,) = table.heard_by(1, "play")
    (watched,) = table.heard_by(None, "play")
    assert mine["card"] == "red-6"
    assert "card" not in theirs
    assert "card" not in watched
    assert theirs["to"] == {"seat": 0, "zone": "pile", "side": "hero"}


@pytest.mark.rule("VC-15")
def test_a_special_goes_to_the_middle() -> None:
    table = lay(["curse"], ["red-5", "blue-4", "green-2"])
    assert table.offers() == ["special curse", "hero curse"]
    table.say("special curse")
    assert table.middle() == ["curse", "red-5"]


@pytest.mark.rule("VC-15")
def test_whoever_holds_a_special_may_play_it() -> None:
    table = lay(["sabotage"], ["red-5", "blue-4", "green-2"])
    assert table.view(0)["villains"][0] == "maleficent"
    table.say("special sabotage")
    assert table.pile(1) == ["hero:blue-4"]


@pytest.mark.rule("VC-16")
def test_a_neighbours_hero_or_missing_pile_forces_nothing() -> None:
    table = lay(["red-6"], ["red-5", "red-4 hero:red-2", ""])
    assert table.offers() == ["play red-6 0", "hero red-6"]


@pytest.mark.rule("VC-17")
def test_a_turn_ends_with_drawing_up_to_four_cards() -> None:
    table = lay(["red-6 blue-1 blue-2 blue-3"], ["red-5", "", ""], ["grey-6 grey-4"])
    table.say("play red-6 0")
    assert table.hand(0) == ["blue-1", "blue-2", "blue-3", "grey-6"]
    assert table.deck(0) == ["grey-4"]
    (draw,) = table.heard_by(0, "draw")
    assert draw["card"] == "grey-6"
    assert "card" not in table.heard_by(1, "draw")[0]


@pytest.mark.rule("VC-17")
def test_a_small_hand_draws_several_and_an_empty_deck_gives_nothing() -> None:
    table = lay(["red-6 blue-1"], ["red-5", "", ""], ["grey-6 grey-4 grey-3"])
    table.say("play red-6 0")
    assert table.hand(0) == ["blue-1", "grey-3", "grey-4", "grey-6"]
    short = lay(["red-6 blue-1"], ["red-5", "", ""], ["grey-6"])
    short.say("play red-6 0")
    assert short.hand(0) == ["blue-1", "grey-6"]
    empty = lay(["red-6 blue-1"], ["red-5", "", ""])
    empty.say("play red-6 0")
    assert empty.hand(0) == ["blue-1"]


@pytest.mark.rule("VC-18")
def test_a_player_without_cards_is_passed_over() -> None:
    table = lay(["red-6 red-1", "", "blue-1"], ["red-5", "", ""])
    table.say("hero red-6")
    assert table.state.actor() == 2
    table.say("hero blue-1")
    assert table.state.actor() == 0


@pytest.mark.rule("VC-18")
def test_one_player_alone_may_play_on_to_the_end() -> None:
    table = lay(["red-6 red-1", "", ""], ["red-5", "", ""])
    table.say("hero red-6")
    assert table.state.actor() == 0
    assert not table.state.result().over
    table.say("hero red-1")
    assert table.state.actor() == -1
    assert table.state.decision() is None
    assert table.state.legal() == ()
    assert table.state.result().over


@pytest.mark.rule("VC-18")
def test_a_game_without_specials_takes_seventeen_turns_each() -> None:
    table = new(4)
    turns = [0] * 4
    while table.offers():
        turns[table.state.actor()] += 1
        table.say(table.offers()[0])
    assert turns == [17] * 4
