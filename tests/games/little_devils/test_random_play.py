"""Whatever is played: the rules hold, told anew from what everybody can see."""

from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery.games.little_devils.cards import DEVILS
from tests.games.little_devils.table import cards, dealt, play


def may_play(hand: list[int], trick: list[int]) -> list[int]:
    """LD-5 to LD-8 as the rulebook tells them."""
    if not trick:
        fine = [card for card in hand if DEVILS[card] != 5]
    elif len(trick) == 1:
        fine = hand
    elif trick[1] > trick[0]:
        fine = [card for card in hand if card > trick[0]]
    else:
        fine = [card for card in hand if card < trick[0]]
    return fine or hand


def takes(trick: list[int]) -> int:
    """LD-9 as the rulebook tells it: the place in the trick that takes it."""
    up = trick[1] > trick[0]
    obeyed = [(card > trick[0]) == up for card in trick[1:]]
    highest = up if all(obeyed) else not up
    return trick.index(max(trick) if highest else min(trick))


@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(3, 6),
    seed=st.integers(0, 2**128 - 1),
    picks=st.lists(st.integers(0, 8), min_size=1, max_size=120),
)
def test_every_decision_and_every_trick_is_as_the_rulebook_says(
    players: int, seed: int, picks: list[int]
) -> None:
    state = dealt(players, seed)
    trick: list[int] = []
    leader = state.actor()
    taken = [0] * players
    totals = [0] * players
    at = 0
    while state.actor() >= 0 and at < 3 * len(picks):
        seat = (leader + len(trick)) % players
        assert state.actor() == seat
        legal = may_play(cards(state, seat), trick)
        assert list(state.legal()) == legal
        held = set(cards(state, seat))
        for card in range(1, 9 * players + 1):
            assert (state.why_not(seat, str(card), None) is None) == (card in legal)
        card = legal[picks[at % len(picks)] % len(legal)]
        at += 1
        round_before = state.round
        play(state, card)
        trick.append(card)
        if len(trick) < players:
            assert set(cards(state, seat)) == held - {card}
            continue
        leader = (leader + takes(trick)) % players
        taken[leader] += sum(DEVILS[other] for other in trick)
        trick = []
        if not state.result().over and state.round == round_before:
            assert state.devils() == taken
            continue
        totals = [old + new for old, new in zip(totals, taken, strict=True)]
        taken = [0] * players
        assert list(state.totals) == totals
        assert state.result().over == (max(totals) > 100)
        leader = state.actor()
    if state.result().over:
        fewest = min(totals)
        assert list(state.result().winners) == [
            seat for seat in range(players) if totals[seat] == fewest
        ]


@settings(max_examples=30, deadline=None)
@given(players=st.integers(3, 6), seed=st.integers(0, 2**64), data=st.data())
def test_both_floors_agree(players: int, seed: int, data: st.DataObject) -> None:
    below, above = dealt(players, seed, rounds=1), dealt(players, seed, rounds=1)
    while (decision := above.decision()) is not None:
        assert tuple(option.code for option in decision.options) == below.legal()
        assert decision.actor == below.actor()
        option = data.draw(st.sampled_from(decision.options))
        assert decision.find(option.text) is option
        above.apply(option)
        below.play(option.code)
        assert above == below
    assert below.legal() == ()
