"""What may be played and who takes the trick."""

import pytest

from skulduggery.games.little_devils.cards import DEVILS
from tests.games.little_devils.table import cards, dealt, play, table, trick

TAKERS = [
    ("the rulebook's first example", [22, 30, 27, 34, 23], 3, 7),
    ("the rulebook's second example", [37, 31, 39, 15, 1, 44], 5, 8),
    ("the same with the other card it may have been", [37, 31, 39, 15, 1, 46], 5, 8),
    ("the second player is the extreme, up", [20, 50, 30, 25, 21, 22], 1, 17),
    ("the second player is the extreme, down", [20, 3, 10, 15], 1, 12),
    ("nobody after the second can follow, up", [20, 30, 10, 5], 3, 10),
    ("nobody after the second can follow, down", [20, 3, 30, 36, 25], 3, 12),
    ("one fails among followers, up", [30, 31, 36, 29], 3, 5),
    ("three players, the last fails, down", [4, 3, 20], 2, 6),
    ("three players, the last fails, up", [20, 21, 3], 2, 5),
]


@pytest.mark.rule("LD-9")
@pytest.mark.parametrize(("name", "played", "taker", "devils"), TAKERS)
@pytest.mark.parametrize("leader", [0, 2])
def test_who_takes_the_trick(
    name: str, played: list[int], taker: int, devils: int, leader: int
) -> None:
    state = trick(*played, leader=leader)
    seat = (leader + taker) % len(played)
    view = state.view(None)
    assert view["tricks"] == [{"leader": leader, "cards": played, "taker": seat}]
    assert view["taken"][seat] == played
    assert view["devils"][seat] == sum(view["devils"]) == devils


# The tables of the facts that need cards beyond nine a player, as bare rules.
BARE = [
    ([20, 50, 30, 25], 1, 14),
    ([40, 50, 10, 5, 30], 3, 13),
    ([20, 3, 30, 44, 25], 3, 12),
    ([40, 41, 54, 39], 3, 8),
]


@pytest.mark.rule("LD-9")
@pytest.mark.parametrize(("played", "taker", "devils"), BARE)
def test_who_takes_the_trick_among_six_when_the_rest_play_between(
    played: list[int], taker: int, devils: int
) -> None:
    """Players who obey with a card that cannot take it change nothing."""
    led, second = played[0], played[1]
    step = 1 if second > led else -1
    between = [card for card in range(led + step, second, step) if card not in played]
    if not between:  # 40, 41: the rest obey above 41
        between = [42, 43]
    more = between[: 6 - len(played)]
    state = trick(*played, *more)
    view = state.view(None)
    assert view["tricks"][0]["taker"] == taker
    assert view["devils"][taker] == devils + sum(DEVILS[card] for card in more)


@pytest.mark.rule("LD-9")
def test_with_two_who_could_not_obey_the_one_furthest_off_takes_it() -> None:
    assert trick(20, 25, 12, 7).view(None)["tricks"][0]["taker"] == 3
    assert trick(20, 25, 7, 12).view(None)["tricks"][0]["taker"] == 2
    assert trick(20, 5, 28, 33).view(None)["tricks"][0]["taker"] == 3
    assert trick(20, 5, 33, 28).view(None)["tricks"][0]["taker"] == 2


@pytest.mark.rule("LD-9")
def test_the_leader_never_takes_the_own_trick() -> None:
    for players in (3, 4, 5, 6):
        state = dealt(players, seed=players, rounds=4)
        while state.actor() >= 0:
            legal = state.legal()
            state.play(legal[state.drawn * 7 % len(legal)])
            for done in state.view(None)["tricks"]:
                assert done["taker"] != done["leader"]


@pytest.mark.rule("LD-4")
def test_the_seat_left_of_the_dealer_leads_and_play_goes_clockwise() -> None:
    state = dealt(5, first=3)
    assert state.view(None)["dealer"] == 2
    order = []
    for _ in range(5):
        order.append(state.actor())
        state.play(state.legal()[0])
    assert order == [3, 4, 0, 1, 2]


@pytest.mark.rule("LD-5")
def test_a_leader_may_not_lead_a_card_of_five_devils() -> None:
    state = table([15, 4, 25], [1, 2, 3], [5, 6, 7])
    assert state.legal() == (4,)
    assert state.why_not(0, "15", None) == "five-devils.LD-5"
    assert state.why_not(0, "4", None) is None


@pytest.mark.rule("LD-5")
def test_a_leader_with_nothing_else_leads_five_devils() -> None:
    state = table([15, 25], [1, 2], [5, 6])
    assert state.legal() == (15, 25)
    assert state.why_not(0, "15", None) is None


@pytest.mark.rule("LD-6")
def test_the_second_player_plays_any_card_five_devils_too() -> None:
    state = table([12, 1], [15, 4, 25], [5, 6])
    play(state, 12)
    assert state.legal() == (4, 15, 25)
    assert state.view(None)["direction"] is None


@pytest.mark.rule("LD-6", "LD-7")
def test_a_higher_second_card_sends_the_trick_up() -> None:
    state = table([12, 1], [14, 2], [5, 13, 20])
    play(state, 12, 14)
    assert state.view(None)["direction"] == "up"
    assert state.legal() == (13, 20)  # 13 beats the led card, not the second: that is enough
    assert state.why_not(2, "5", None) == "higher.LD-7"
    assert state.why_not(2, "13", None) is None


@pytest.mark.rule("LD-6", "LD-7")
def test_a_lower_second_card_sends_the_trick_down() -> None:
    state = table([12, 1], [9, 2], [5, 11, 20])
    play(state, 12, 9)
    assert state.view(None)["direction"] == "down"
    assert state.legal() == (5, 11)
    assert state.why_not(2, "20", None) == "lower.LD-7"


@pytest.mark.rule("LD-7")
def test_only_the_led_card_counts_not_the_highest_so_far() -> None:
    state = table([12, 1], [14, 2], [30, 3], [13, 31, 4])
    play(state, 12, 14, 30)
    assert state.legal() == (13, 31)


@pytest.mark.rule("LD-7")
def test_who_follows_may_play_five_devils() -> None:
    state = table([12, 1], [14, 2], [15, 3])
    play(state, 12, 14)
    assert state.legal() == (15,)


@pytest.mark.rule("LD-7")
def test_the_only_legal_card_is_asked_for_too() -> None:
    state = table([12, 1], [14, 2], [13, 3])
    play(state, 12, 14)
    decision = state.decision()
    assert decision is not None
    assert decision.actor == 2
    assert [option.text for option in decision.options] == ["play 13"]
    last = table([12], [14], [13])
    for seat in range(3):
        assert last.actor() == seat
        last.play(last.legal()[0])


@pytest.mark.rule("LD-8")
def test_who_cannot_obey_plays_any_card() -> None:
    state = table([12, 1], [14, 2], [5, 10, 3], [20, 21])
    play(state, 12, 14)
    assert state.legal() == (3, 5, 10)
    assert all(state.why_not(2, card, None) is None for card in ("3", "5", "10"))


@pytest.mark.rule("LD-7", "LD-8")
def test_after_somebody_could_not_obey_the_others_still_must() -> None:
    state = table([12, 1], [14, 2], [5, 10], [20, 4])
    play(state, 12, 14, 10)
    assert state.legal() == (20,)


@pytest.mark.rule("LD-10")
def test_the_taker_keeps_the_cards_and_leads_the_next_trick() -> None:
    state = table([22, 1], [30, 2], [27, 3], [34, 4], [23, 5])
    events = play(state, 22, 30, 27, 34, 23)
    assert state.actor() == 3
    view = state.view(3)
    assert view["leader"] == 3
    assert view["trick"] == []
    assert view["taken"] == [[], [], [], [22, 30, 27, 34, 23], []]
    told = events[-1].read(0)
    assert told == {
        "event": "trick",
        "seat": 3,
        "amount": 7,
        "to": {"seat": 3, "zone": "taken"},
    }


@pytest.mark.rule("LD-5", "LD-10")
def test_the_next_leader_may_not_lead_five_devils_either() -> None:
    state = table([12, 1], [14, 2], [20, 15, 3])
    play(state, 12, 14, 20)
    assert state.actor() == 2
    assert state.legal() == (3,)


def test_a_played_card_is_told_to_everybody() -> None:
    state = table([12, 1], [14, 2], [20, 3])
    (event,) = play(state, 12)
    for reader in (0, 1, 2, None):
        assert event.read(reader) == {
            "event": "play",
            "seat": 0,
            "card": "12",
            "from": {"seat": 0, "zone": "hand"},
            "to": {"zone": "trick"},
        }
    assert cards(state, 0) == [1]


def test_each_question_says_what_it_wants() -> None:
    state = table([12, 1, 6], [14, 2, 8], [20, 3, 18], [4, 5, 11])
    asked = []
    for card in (12, 14, 20, 4, 11, 1, 2, 3):
        decision = state.decision()
        assert decision is not None
        asked.append((decision.prompt, decision.about))
        play(state, card)
    assert asked == [
        ("lead", None),
        ("second", "12"),
        ("higher", "12"),
        ("cannot-follow", "12"),
        ("lead", None),
        ("second", "11"),
        ("lower", "11"),
        ("lower", "11"),
    ]


def test_why_not_of_cards_that_are_not_there() -> None:
    state = table([12, 1], [14, 2], [20, 3])
    assert state.why_not(0, "14", None) == "not-in-hand.LD-3"
    assert state.why_not(0, "9", None) == "not-in-hand.LD-3"
    assert state.why_not(0, "28", None) == "not-in-play.LD-2"
    assert state.why_not(1, "14", None) == "not-your-turn.LD-4"
