"""What a seat may take the table for: all that fits its view, and nothing else."""

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.record import Table
from skulduggery.games.villains_cards.cards import KIND_OF_CARD, NAMES, NO_CARD, deck_of
from skulduggery.games.villains_cards.rules import VillainsCards
from tests.games.villains_cards.table import GAME, At, named, new

# Stories of few cards, each in the deck of one of the three villains only, so that laying never
# takes one from another deck.
HYPNOSIS: dict[str, Any] = {
    "villains": ["maleficent", "jafar", "captain-hook"],
    "turn": 0,
    "hands": [["purple-2"], ["grey-2", "hypnosis"], ["green-3"]],
    "piles": [["red-2"], ["hero:grey-1"], ["blue-6"]],
    "decks": [[], ["blue-1"], ["green-2"]],
}
JAFAR_LAYS_THE_HERO_HE_TOOK = [
    "hero purple-2",
    "special hypnosis",
    "choose 0",
    "hero green-3",
    "hero purple-2",
]
MOVES: dict[str, Any] = {
    "villains": ["captain-hook", "ursula", "cruella"],
    "turn": 1,
    "hands": [["red-4", "blue-2"], ["grey-1", "whirlpool"], ["red-5", "exchange"]],
    "piles": [[], ["green-5"], []],
    "decks": [["grey-4"], ["purple-2"], []],
}
HEROES_ARE_PASSED_AROUND = [
    "hero grey-1",
    "special exchange",
    "hero red-4",
    "special whirlpool",
    "choose clockwise",
    "hero red-5",
]
FORCED: dict[str, Any] = {
    "villains": ["maleficent", "jafar", "scar"],
    "turn": 2,
    "hands": [["red-2"], ["red-1", "blue-1"], ["red-3", "intrigue", "green-2"]],
    "piles": [["hero:green-1"], [], []],
    "decks": [[], ["yellow-2"], []],
}
A_CARD_IS_LAID_OUT = ["special intrigue", "hero red-2", "hero red-1", "hero green-2"]
STORIES = [
    (HYPNOSIS, JAFAR_LAYS_THE_HERO_HE_TOOK),
    (MOVES, HEROES_ARE_PASSED_AROUND),
    (FORCED, A_CARD_IS_LAID_OUT),
]


def lay(position: dict[str, Any]) -> VillainsCards:
    setup = GAME.setup(villains=position["villains"], options={"specials": True})
    state = GAME.lay(position, setup, Chance(0))
    assert isinstance(state, VillainsCards)
    return state


def written(state: VillainsCards) -> str:
    """All cards and where they lie, also in the middle of a special."""
    zones = [[[named(entry) for entry in cards] for cards in (*state.hands, *state.piles)]]
    zones.append([[NAMES[card >> KIND_OF_CARD] for card in deck.cards()] for deck in state.decks])
    forced = [entry if entry == NO_CARD else named(entry) for entry in state.forced]
    return json.dumps([zones, forced, [named(entry) for entry in state.middle], state.turn])


def imagined(state: VillainsCards, seat: int, times: int) -> set[str]:
    found = set()
    for seed in range(times):
        other = state.imagine(seat, Chance(seed))
        assert other.view(seat) == state.view(seat)
        found.add(written(other))
    return found


def cards_of(villain: str) -> list[str]:
    return [NAMES[card >> KIND_OF_CARD] for card in deck_of(GAME.villains.index(villain), True)]


def every_deal(position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The position with all cards that lie hidden from `seat` dealt out in every way, but that a
    deck is its villain's (VC-1)."""
    slots: list[tuple[str, int, int]] = []
    for other in range(3):
        if other != seat:
            slots += [("hands", other, n) for n in range(len(position["hands"][other]))]
        slots += [
            ("piles", other, n)
            for n, card in enumerate(position["piles"][other])
            if card.startswith("hero:")
        ]
        slots += [("decks", other, n) for n in range(len(position["decks"][other]))]
    hidden = [position[zone][other][n].removeprefix("hero:") for zone, other, n in slots]
    deals = []
    for order in permutations(hidden):
        deal = json.loads(json.dumps(position))
        for (zone, other, n), card in zip(slots, order, strict=True):
            deal[zone][other][n] = ("hero:" if zone == "piles" else "") + card
        if all(
            card in cards_of(villain)
            for villain, deck in zip(deal["villains"], deal["decks"], strict=True)
            for card in deck
        ):
            deals.append(deal)
    return deals


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("story", STORIES)
def test_imagine_reaches_every_deal_of_a_laid_position_that_keeps_the_view(
    story: tuple[dict[str, Any], list[str]], seat: int
) -> None:
    state = lay(story[0])
    fitting = {
        written(other)
        for deal in every_deal(story[0], seat)
        if (other := lay(deal)).view(seat) == state.view(seat)
    }
    assert len(fitting) > 1
    assert imagined(state, seat, 500) == fitting


def histories(story: dict[str, Any], seat: int, answers: list[str]) -> tuple[At, set[str]]:
    """The table after `answers`, and every table that any deal and any answers can lead to while
    `seat` sees the same all the time."""
    setup = GAME.setup(villains=story["villains"], options={"specials": True})
    true = At(Table(GAME, setup, 1, story))
    sights = [true.view(seat)]
    for answer in answers:
        true.say(answer)
        sights.append(true.view(seat))
    ends = set()
    for deal in every_deal(story, seat):
        tables = [lay(deal)]
        for n in range(len(sights)):
            unlike = {written(table): table for table in tables}
            tables = [table for table in unlike.values() if table.view(seat) == sights[n]]
            if n < len(answers):
                following = []
                for table in tables:
                    for code in table.legal():
                        for luck in range(4):  # enough to see each of two cards drawn
                            other = table.clone()
                            other.chance = Chance(luck)
                            other.play(code)
                            following.append(other)
                tables = following
        ends |= {written(table) for table in tables}
    return true, ends


@pytest.mark.rule("VC-19")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("number", range(3))
def test_imagine_reaches_all_that_any_history_can_have_led_to(number: int, seat: int) -> None:
    story, answers = STORIES[number]
    most = 0
    for length in range(1, len(answers) + 1):
        table, ends = histories(story, seat, answers[:length])
        assert written(table.state) in ends
        assert imagined(table.state, seat, 300) == ends
        most = max(most, len(ends))
    assert most > 1


def test_who_laid_the_hero_and_who_took_it_know_it_in_the_pile_where_it_ends() -> None:
    table, _ = histories(HYPNOSIS, 2, JAFAR_LAYS_THE_HERO_HE_TOOK)
    assert table.pile(1) == ["hero:grey-1", "hero:purple-2"]
    assert [table.view(seat)["piles"][1][1] for seat in (0, 1, 2)] == [
        "hero:purple-2",
        "hero:purple-2",
        None,
    ]


def random_table(seed: int, seats: int, answers: int) -> At:
    table = new(seats, seed, specials=True)
    luck = Random(seed)
    for _ in range(answers):
        offers = table.offers()
        if not offers:
            break
        table.say(luck.choice(offers))
    return table


@pytest.mark.parametrize("seed", range(12))
def test_the_imagined_table_looks_the_same_and_goes_on_with_its_own_luck(seed: int) -> None:
    table = random_table(seed, 3 + seed % 4, 9 * seed)
    for seat in range(3):
        other = table.state.imagine(seat, Chance(seed + 77))
        assert other.view(seat) == table.view(seat)
        assert other.chance == Chance(seed + 77)
        if table.state.actor() == seat:
            assert other.legal() == table.state.legal()


@pytest.mark.parametrize("seed", range(12))
def test_what_is_imagined_depends_on_the_view_alone(seed: int) -> None:
    table = random_table(seed, 3 + seed % 4, 7 * seed + 5)
    for seat in range(3):
        swapped = table.state.imagine(seat, Chance(1000 + seed))
        for luck in range(3):
            one = table.state.imagine(seat, Chance(luck))
            two = swapped.imagine(seat, Chance(luck))
            assert one == two


def test_a_finished_table_leaves_nothing_to_imagine() -> None:
    table = random_table(2, 3, 500)
    assert table.state.actor() == -1
    other = table.state.imagine(0, Chance(8))
    assert written(other) == written(table.state)
