"""The six special cards."""

import pytest

from tests.games.villains_cards.table import lay


@pytest.mark.rule("VC-30")
def test_curse_takes_the_highest_value_on_top_from_its_pile() -> None:
    table = lay(["curse", "red-1"], ["red-5 blue-3", "green-1 green-6", "yellow-4"])
    table.say("special curse")
    assert table.middle() == ["curse", "green-6"]
    assert table.pile(1) == ["green-1"]
    assert [table.pile(0), table.pile(2)] == [["red-5", "blue-3"], ["yellow-4"]]
    (gone,) = table.heard_by(2, "discard")
    assert gone == {
        "event": "discard",
        "seat": 1,
        "card": "green-6",
        "from": {"seat": 1, "zone": "pile"},
        "to": {"zone": "middle"},
    }


@pytest.mark.rule("VC-30")
def test_curse_takes_all_of_them_when_several_share_the_highest_value() -> None:
    table = lay(["curse", "red-1"], ["blue-5", "green-5", "yellow-4"])
    table.say("special curse")
    assert table.middle() == ["curse", "blue-5", "green-5"]
    assert [table.pile(seat) for seat in range(3)] == [[], [], ["yellow-4"]]


@pytest.mark.rule("VC-30")
def test_curse_can_hit_its_own_player() -> None:
    table = lay(["curse", "red-1"], ["blue-5", "green-4", ""])
    table.say("special curse")
    assert table.pile(0) == []


@pytest.mark.rule("VC-30", "VC-37", "VC-39")
def test_heroes_specials_and_missing_piles_have_no_value_for_curse() -> None:
    table = lay(["curse", "red-1"], ["hero:blue-6", "hypnosis", ""])
    table.say("special curse")
    assert table.middle() == ["curse"]
    assert [table.pile(seat) for seat in range(3)] == [["hero:blue-6"], ["hypnosis"], []]
    low = lay(["curse", "red-1"], ["hero:blue-6", "blue-1", ""])
    low.say("special curse")
    assert low.middle() == ["curse", "blue-1"]


@pytest.mark.rule("VC-31")
def test_hypnosis_takes_the_top_card_of_any_opponent_into_the_hand() -> None:
    table = lay(
        ["hypnosis red-1", "grey-3"],
        ["blue-5", "green-4", "yellow-5 yellow-4", "grey-1"],
        seats=4,
    )
    table.say("special hypnosis")
    assert table.prompt() == "choose-opponent"
    assert table.offers() == ["choose 1", "choose 2", "choose 3"]
    assert table.state.actor() == 0
    table.say("choose 2")
    assert table.hand(0) == ["red-1", "yellow-4"]
    assert table.pile(2) == ["yellow-5"]
    assert table.state.actor() == 1


@pytest.mark.rule("VC-31")
def test_a_hypnotised_hero_is_a_card_like_any_other() -> None:
    table = lay(["hypnosis red-1", "grey-3"], ["blue-5", "blue-1 hero:green-5", ""])
    table.say("special hypnosis")
    assert table.hand(0) == ["red-1", "green-5"]
    table.say("hero grey-3")
    assert "play green-5 0" in table.offers()


@pytest.mark.rule("VC-37")
def test_hypnosis_and_exchange_name_only_opponents_with_a_pile() -> None:
    for special in ("hypnosis", "exchange"):
        table = lay(
            [f"{special} red-1", "grey-3"], ["blue-5", "green-4", "", "grey-1"], seats=4 + 2
        )
        table.say(f"special {special}")
        assert table.offers() == ["choose 1", "choose 3"]


@pytest.mark.rule("VC-37")
def test_a_single_target_is_not_asked_for() -> None:
    table = lay(["hypnosis red-1", "grey-3"], ["blue-5", "", "green-4"])
    table.say("special hypnosis")
    assert table.hand(0) == ["red-1", "green-4"]
    assert table.state.actor() == 1


@pytest.mark.rule("VC-37")
@pytest.mark.parametrize(
    "special", ["curse", "hypnosis", "sabotage", "exchange", "intrigue", "whirlpool"]
)
def test_a_special_that_finds_nothing_to_do_is_discarded(special: str) -> None:
    table = lay([f"{special} red-1"], ["", "", ""], seats=6)
    table.say(f"special {special}")
    assert table.middle() == [special]
    assert all(table.pile(seat) == [] for seat in range(6))
    assert table.state.actor() == 0  # nobody else holds a card


@pytest.mark.rule("VC-41")
def test_after_hypnosis_three_left_and_one_taken_is_a_full_hand() -> None:
    table = lay(
        ["hypnosis red-1 red-2 red-3", "grey-3 blue-1 blue-2"],
        ["", "green-4", ""],
        ["grey-5", "grey-4"],
    )
    table.say("special hypnosis")
    assert table.hand(0) == ["red-1", "red-2", "red-3", "green-4"]
    assert table.deck(0) == ["grey-5"]
    assert table.hand(1) == ["blue-1", "blue-2", "grey-3"]
    assert table.deck(1) == ["grey-4"]


@pytest.mark.rule("VC-41")
def test_after_hypnosis_a_smaller_hand_is_filled_up() -> None:
    table = lay(["hypnosis red-1", "grey-3"], ["", "green-4", ""], ["grey-5 grey-4 grey-6"])
    table.say("special hypnosis")
    assert table.hand(0) == ["red-1", "green-4", "grey-4", "grey-5"]


@pytest.mark.rule("VC-32")
def test_sabotage_turns_over_the_top_card_of_every_opponent() -> None:
    table = lay(
        ["sabotage", "grey-3"], ["blue-5", "green-1 green-4", "yellow-5 hero:red-2", ""], seats=4
    )
    table.say("special sabotage")
    assert table.pile(0) == ["blue-5"]
    assert table.pile(1) == ["green-1", "hero:green-4"]
    assert table.pile(2) == ["yellow-5", "red-2"]
    assert table.pile(3) == []


@pytest.mark.rule("VC-32", "VC-36")
def test_a_card_that_was_turned_up_counts_where_it_lies() -> None:
    table = lay(["sabotage", "grey-3"], ["", "hero:green-4", ""])
    table.say("special sabotage")
    assert table.points(1) == 4


@pytest.mark.rule("VC-39")
def test_a_special_that_sabotage_turns_up_matches_nothing_and_scores_nothing() -> None:
    table = lay(["sabotage", "grey-3 curse", "green-1"], ["", "hero:exchange", "red-1"])
    table.say("special sabotage")
    assert table.pile(1) == ["exchange"]
    assert table.points(1) == 0
    assert table.offers() == ["play grey-3 1", "hero grey-3", "special curse", "hero curse"]
    table.say("special curse")
    assert table.pile(1) == ["exchange"]
    assert table.offers() == ["play green-1 2", "hero green-1"]


@pytest.mark.rule("VC-39")
def test_sabotage_turns_an_upturned_special_back_into_a_hero() -> None:
    table = lay(["sabotage", "grey-3"], ["", "exchange", ""])
    table.say("special sabotage")
    assert table.pile(1) == ["hero:exchange"]


@pytest.mark.rule("VC-33")
def test_exchange_swaps_two_top_cards_heroes_included() -> None:
    table = lay(
        ["exchange", "grey-3"],
        ["blue-4 blue-5", "green-1 green-4", "yellow-5 hero:red-2"],
    )
    table.say("special exchange", "choose 2")
    assert table.pile(0) == ["blue-4", "hero:red-2"]
    assert table.pile(2) == ["yellow-5", "blue-5"]
    assert table.pile(1) == ["green-1", "green-4"]


@pytest.mark.rule("VC-33")
def test_exchange_gives_ones_own_hero_away() -> None:
    table = lay(["exchange", "grey-3"], ["hero:blue-5", "green-6", ""])
    table.say("special exchange")
    assert [table.pile(0), table.pile(1)] == [["green-6"], ["hero:blue-5"]]
    assert [table.points(0), table.points(1)] == [6, 0]


@pytest.mark.rule("VC-33")
def test_who_has_no_card_to_give_in_exchange_gives_none() -> None:
    table = lay(["exchange", "grey-3"], ["", "green-1 green-4", ""])
    table.say("special exchange")
    assert [table.pile(0), table.pile(1)] == [["green-4"], ["green-1"]]


@pytest.mark.rule("VC-33", "VC-35")
def test_whether_moved_cards_match_is_not_looked_at() -> None:
    table = lay(["exchange whirlpool"], ["blue-5", "green-4 green-6", ""])
    table.say("special exchange")
    assert table.pile(1) == ["green-4", "blue-5"]
    table.say("special whirlpool", "choose clockwise")
    assert table.pile(1) == ["green-4", "green-6"]
    assert table.pile(2) == ["blue-5"]


@pytest.mark.rule("VC-34", "VC-38")
def test_intrigue_lays_a_card_of_every_opponents_hand_before_them() -> None:
    table = lay(
        ["intrigue red-1", "grey-3 blue-4", "blue-1 blue-2", ""],
        ["red-5", "green-4", "yellow-5", "grey-1"],
        seats=4,
    )
    table.say("special intrigue")
    shown = [event["seat"] for event in table.heard_by(None, "reveal")]
    assert shown == [1, 2]
    forced = table.view(None)["forced"]
    assert forced[0] is None
    assert forced[3] is None
    assert forced[1] in table.hand(1)
    assert forced[2] in table.hand(2)
    assert [len(table.hand(seat)) for seat in range(4)] == [1, 2, 2, 0]


@pytest.mark.rule("VC-34")
def test_chance_draws_the_card_clockwise_from_the_active_player() -> None:
    drawn = set()
    for seed in range(40):
        table = lay(
            ["blue-6", "intrigue red-1", "blue-1 blue-2 blue-3"],
            ["red-5", "", ""],
            turn=1,
            seed=seed,
        )
        table.say("special intrigue")
        assert [event["seat"] for event in table.heard_by(None, "reveal")] == [2, 0]
        assert [bound for bound, _ in table.table.answers[-1].draws] == [3]
        drawn.add(table.view(None)["forced"][2])
    assert drawn == {"blue-1", "blue-2", "blue-3"}


@pytest.mark.rule("VC-34", "VC-38")
def test_a_forced_card_is_the_only_one_that_may_be_played_in_any_legal_way() -> None:
    table = lay(
        ["red-6 blue-5 curse"], ["red-5", "blue-4", "green-2"], forced=["blue-5", None, None]
    )
    assert table.prompt() == "play-forced-card"
    assert table.offers() == ["play blue-5 1", "hero blue-5"]
    own = lay(["red-6 blue-5"], ["red-5", "blue-4", "green-2"], forced=["red-6", None, None])
    assert own.offers() == ["play red-6 0", "hero red-6"]
    special = lay(["red-6 curse"], ["red-5", "blue-4", "green-2"], forced=["curse", None, None])
    assert special.offers() == ["special curse", "hero curse"]
    only_hero = lay(["blue-1 red-6"], ["red-5", "green-4", "green-2"], forced=["blue-1"])
    assert only_hero.offers() == ["hero blue-1"]


@pytest.mark.rule("VC-38")
def test_once_it_is_played_the_hand_is_free_again() -> None:
    table = lay(
        ["red-6 blue-5 red-1", "grey-1"], ["red-5", "", ""], ["grey-6 grey-5"], forced=["red-6"]
    )
    table.say("play red-6 0")
    assert table.hand(0) == ["red-1", "blue-5", "grey-5", "grey-6"]
    assert table.view(0)["forced"] == [None, None, None]
    table.say("hero grey-1")
    assert len(table.offers()) == 4 + 2


@pytest.mark.rule("VC-38")
def test_nothing_is_drawn_for_a_forced_card_while_it_lies_there() -> None:
    table = lay(
        ["intrigue red-1", "grey-3 blue-4 blue-1 blue-2"], ["red-5", "", ""], [None, "green-5"]
    )
    table.say("special intrigue")
    assert len(table.hand(1)) == 4
    assert table.deck(1) == ["green-5"]


@pytest.mark.rule("VC-38")
def test_a_second_intrigue_does_not_touch_who_has_a_forced_card_already() -> None:
    table = lay(
        ["intrigue red-1", "grey-3 blue-4", "blue-1"],
        ["red-5", "", ""],
        forced=[None, "blue-4", None],
    )
    table.say("special intrigue")
    assert [event["seat"] for event in table.heard_by(None, "reveal")] == [2]
    assert table.view(None)["forced"] == [None, "blue-4", "blue-1"]


@pytest.mark.rule("VC-38")
def test_of_two_cards_alike_the_one_that_lies_there_is_played() -> None:
    for seed in range(10):
        table = lay(["", "red-4 red-4"], ["red-1"], turn=1, forced=[None, "red-4"], seed=seed)
        lying = table.state.forced[1]
        table.say("hero red-4")
        assert lying not in table.state.hands[1]
        assert table.table.answers[-1].draws == []


@pytest.mark.rule("VC-35")
@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("clockwise", [["red-5", "hero:red-2"], ["blue-5"], ["green-4", "yellow-5"]]),
        ("counterclockwise", [["red-5", "yellow-5"], ["hero:red-2"], ["green-4", "blue-5"]]),
    ],
)
def test_whirlpool_passes_all_top_cards_at_once(way: str, expected: list[list[str]]) -> None:
    table = lay(["whirlpool", "grey-3"], ["red-5 blue-5", "yellow-5", "green-4 hero:red-2"])
    table.say("special whirlpool")
    assert table.prompt() == "choose-direction"
    assert table.offers() == ["choose clockwise", "choose counterclockwise"]
    table.say(f"choose {way}")
    assert [table.pile(seat) for seat in range(3)] == expected


@pytest.mark.rule("VC-35")
def test_who_has_no_pile_passes_nothing_but_receives() -> None:
    table = lay(["whirlpool", "grey-3"], ["blue-5", "", "green-4"])
    table.say("special whirlpool", "choose clockwise")
    assert [table.pile(seat) for seat in range(3)] == [["green-4"], ["blue-5"], []]


@pytest.mark.rule("VC-36")
def test_cards_that_moved_count_for_the_pile_they_lie_on() -> None:
    table = lay(["whirlpool"], ["blue-5", "grey-1", "green-4"])
    table.say("special whirlpool", "choose counterclockwise")
    assert table.state.result().scores == (1, 4, 5)
    assert table.state.result().winners == (2,)


@pytest.mark.rule("VC-12", "VC-30")
def test_after_a_curse_ones_empty_place_takes_any_card() -> None:
    table = lay(["curse grey-3", "red-1"], ["blue-5", "green-4", ""])
    table.say("special curse", "hero red-1")
    assert table.pile(0) == []
    assert "play grey-3 0" in table.offers()


def test_a_game_can_be_left_and_taken_up_in_the_middle_of_a_special() -> None:
    table = lay(["hypnosis red-1", "grey-3"], ["", "green-4", "yellow-4"])
    table.say("special hypnosis")
    other = table.state.clone()
    other.play(2)
    assert table.offers() == ["choose 1", "choose 2"]
    table.say("choose 2")
    assert other == table.state
