"""`imagine` reaches every consistent hidden state, and no other, on tables small enough to list.

What a seat knows and what the rules make certain is worked out here, from the cards that were laid
and played, without asking the game.
"""

import json
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from skulduggery import games
from skulduggery.engine.chance import Chance
from skulduggery.engine.game import State
from skulduggery.games.little_devils.cards import DEVILS
from tests.conformance.cards import SHOES
from tests.conformance.spot import names_in

MOST_TRIES = 6000
Position = dict[str, Any]


def imagined(
    state: State, seat: int, wanted: set[str], form: Callable[[Position], str]
) -> set[str]:
    """Imagine until all that is wanted was seen, and then as often again."""
    seen: set[str] = set()
    tries = 0
    while tries < MOST_TRIES:
        for _ in range(tries + 100):
            seen.add(form(state.imagine(seat, Chance(tries)).position()))
            tries += 1
        if wanted <= seen:
            break
    return seen


def check(state: State, seat: int, wanted: set[str], form: Callable[[Position], str]) -> None:
    assert form(state.position()) in wanted, "the true state is not among those worked out here"
    seen = imagined(state, seat, wanted, form)
    assert not seen - wanted, f"imagine({seat}) gives what cannot be: {sorted(seen - wanted)[0]}"
    assert not wanted - seen, f"imagine({seat}) never gives {sorted(wanted - seen)[0]}"


# Little Devils: others' hands, less what somebody who could not obey does not hold.


def plain(position: Position) -> str:
    return json.dumps([sorted(hand) for hand in position["hands"]])


def obeys(trick: list[int], card: int) -> bool:
    """LD-5 to LD-7, for the next card of a trick."""
    if not trick:
        return DEVILS[card] != 5
    if len(trick) == 1:
        return True
    return card > trick[0] if trick[1] > trick[0] else card < trick[0]


def little_devils_deals(state: State, seat: int, shown: list[tuple[int, list[int]]]) -> set[str]:
    """`shown`: seats that could not obey, each with the trick in which it could not."""
    hands = state.position()["hands"]
    pool = [card for owner, hand in enumerate(hands) if owner != seat for card in hand]
    out = set()
    for order in permutations(pool):
        cards = iter(order)
        deal = [
            sorted(hand) if owner == seat else sorted(next(cards) for _ in hand)
            for owner, hand in enumerate(hands)
        ]
        if not any(obeys(trick, card) for owner, trick in shown for card in deal[owner]):
            out.add(json.dumps(deal))
    return out


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize(("players", "each"), [(3, 3), (4, 2)])
def test_little_devils(players: int, each: int, seed: int) -> None:
    luck = Random(f"{players}:{seed}")
    game = games.game("little-devils")
    chosen = [15, 25, *luck.sample([c for c in range(1, 28) if DEVILS[c] < 5], players * each - 2)]
    luck.shuffle(chosen)
    hands = [chosen[n * each : n * each + each] for n in range(players)]
    position = {"hands": hands, "leader": luck.randrange(players)}
    state = game.lay(position, game.setup(players), Chance(seed))
    shown: list[tuple[int, list[int]]] = []
    for _ in range(luck.randrange(players * each - players)):
        trick, actor = state.position()["trick"], state.actor()
        code = luck.choice(state.legal())
        if not obeys(trick, code):
            shown.append((actor, trick))
        state.play(code)
    for seat in range(players):
        check(state, seat, little_devils_deals(state, seat, shown), plain)


# The Villains card game: every back shows the deck of a card, so cards move within their deck.

VILLAINS = ["maleficent", "jafar", "captain-hook"]
SMALL = {
    "hands": [["red-2", "purple-1"], ["grey-2"], ["blue-2"]],
    "decks": [["blue-5"], ["red-5", "yellow-2"], ["grey-5"]],
    "piles": [["hero:green-1", "blue-3"], ["hero:red-4", "grey-3"], ["yellow-5"]],
}
"""Every card lies with the seat of the villain whose deck it comes from."""
DECK_OF = {
    card: seat
    for zone in SMALL.values()
    for seat, cards in enumerate(zone)
    for card in [name.removeprefix("hero:") for name in cards]
}


def by_hand(position: Position) -> str:
    """What lies where; the order of a hand means nothing."""
    hands = [sorted(hand) for hand in position["hands"]]
    return json.dumps([hands, position["decks"], position["piles"]])


def villains_deals(position: Position, known: set[str]) -> set[str]:
    out: set[str] = set()

    def fill(left: list[str], cards: list[list[str]], found: dict[str, str]) -> Iterator[None]:
        if not left:
            out.add(by_hand(renamed(position, found)))
            yield
            return
        deck = cards[DECK_OF[left[0]]]
        for card in list(deck):
            deck.remove(card)
            yield from fill(left[1:], cards, {**found, left[0]: card})
            deck.append(card)

    unknown = sorted(set(DECK_OF) - known)
    for _ in fill(unknown, [[c for c in unknown if DECK_OF[c] == n] for n in range(3)], {}):
        pass
    return out


def renamed(position: Position, names: dict[str, str]) -> Position:
    def new(card: str) -> str:
        bare = card.removeprefix("hero:")
        return card[: len(card) - len(bare)] + names.get(bare, bare)

    zones = ("hands", "decks", "piles")
    return {zone: [[new(card) for card in cards] for cards in position[zone]] for zone in zones}


@pytest.mark.parametrize("seed", range(16))
def test_villains_cards(seed: int) -> None:
    luck = Random(seed)
    game = games.game("disney-villains-card-game")
    setup = game.setup(villains=VILLAINS)
    state = game.lay({"villains": VILLAINS, "turn": seed % 3, **SMALL}, setup, Chance(seed))
    tops = {pile[-1] for pile in SMALL["piles"]}
    known = [tops | set(hand) for hand in SMALL["hands"]]
    for _ in range(luck.randrange(4)):
        decision = state.decision()
        assert decision is not None
        option = luck.choice(decision.options)
        assert option.card is not None
        actor = decision.actor
        if option.verb == "play":
            for seen in known:
                seen.add(option.card)
        state.apply(option)
        known[actor] |= set(state.position()["hands"][actor])
    for seat in range(3):
        check(state, seat, villains_deals(state.position(), known[seat]), by_hand)


# Villainous: the cards of each deck among another's hand and the deck itself.

SEATS: dict[str, dict[str, Any]] = {
    "maleficent": {
        "hand": ["dragon-form", "staff"],
        "deck": ["vanish", "spinning-wheel"],
        "fate": ["guards", "merryweather"],
        "rest": "box",
    },
    "prince-john": {
        "hand": ["warrant", "imprison"],
        "deck": ["greed", "rhino-guards"],
        "fate": ["skippy", "lady-kluck"],
        "rest": "box",
    },
    "boba-fett": {
        "hand": ["bossk", "as-you-wish"],
        "deck": ["greedo", "slave-i"],
        "fate": ["x-wing", "han-solo"],
        "credits": 4,
        "rest": "box",
    },
    "seventh-sister": {
        "hand": ["tie-advanced-v1", "nowhere-to-run"],
        "deck": ["agent-kallus", "children-of-the-force"],
        "fate": ["ghost", "zeb-orrelios"],
        "credits": 2,
        "rest": "box",
    },
}


def by_seat(position: Position) -> str:
    """What lies where; the order of a hand means nothing."""
    return json.dumps(
        [[sorted(seat["hand"]), seat["deck"], seat["fate"]] for seat in position["seats"]]
    )


def villainous_deals(position: Position, reader: int) -> set[str]:
    """Nothing was shown or looked at but a reader's own hand and what lies open."""
    found: list[list[list[list[str]]]] = []
    for owner, seat in enumerate(position["seats"]):
        laid = SEATS[position["villains"][owner]]
        ways = []
        open_hand = seat["hand"] if owner == reader else []
        in_sight = names_in({**seat, "hand": open_hand, "deck": [], "fate": []})
        cards = {*laid["hand"], *laid["deck"]} - in_sight
        fate = set(laid["fate"]) - in_sight
        hidden = 0 if owner == reader else len(seat["hand"])
        for order in permutations(sorted(cards), hidden + len(seat["deck"])):
            for fated in permutations(sorted(fate), len(seat["fate"])):
                hand = sorted([*order[:hidden], *open_hand])
                ways.append([hand, list(order[hidden:]), list(fated)])
        found.append(ways)
    return {json.dumps([one, two]) for one in found[0] for two in found[1]}


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize(
    ("name", "villains"),
    [
        ("disney-villainous", ["maleficent", "prince-john"]),
        ("star-wars-villainous", ["boba-fett", "seventh-sister"]),
    ],
)
def test_villainous(name: str, villains: list[str], seed: int) -> None:
    luck = Random(seed)
    game = games.game(name)
    setup = game.setup(villains=villains, options={"limit_rounds": 5})
    seats = [SEATS[villain] for villain in villains]
    position = {"villains": villains, "turn": seed % 2, "phase": "move", "seats": seats}
    state = game.lay(position, setup, Chance(seed))
    for _ in range(luck.randrange(14)):
        state.play(luck.choice(state.legal()))
    while not SHOES[game.id].can_be_laid(state):
        state.play(luck.choice(state.legal()))
    for seat in range(2):
        check(state, seat, villainous_deals(state.position(), seat), by_seat)
