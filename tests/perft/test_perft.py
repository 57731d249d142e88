"""Leaves at depth n of a few laid tables: one changed rule changes a count.

Every answer is tried at every decision, with the luck of one seed. The counts were written down
when the rules had been tested otherwise; those of the light games (without specials) are counted a
second time here, by rules written anew in a few lines.
"""

from typing import Any

import pytest

from skulduggery import games
from skulduggery.engine.chance import Chance
from skulduggery.engine.game import State
from skulduggery.games.little_devils.cards import DEVILS

DEVILS_3 = {"hands": [[22, 5, 15, 9], [10, 7, 27, 20], [1, 18, 25, 12]], "leader": 0}
DEVILS_4 = {
    "hands": [[22, 5, 35, 16], [30, 7, 25, 11], [27, 1, 15, 8], [34, 2, 36, 20]],
    "leader": 2,
    "dealer": 0,
}
DEVILS_6 = {
    "hands": [[37, 9], [31, 54], [39, 3, 20], [15, 50, 35], [1, 48, 28], [44, 12, 45]],
    "leader": 0,
    "trick": [40, 33],
}
CARDS_3: dict[str, Any] = {
    "villains": ["maleficent", "jafar", "captain-hook"],
    "hands": [["red-2", "green-1", "blue-5"], ["grey-1", "red-4", "yellow-3"], ["blue-2", "red-3"]],
    "piles": [["red-6"], ["blue-1"], ["green-1"]],
    "decks": [["yellow-6"], [], ["grey-4", "purple-6"]],
}
CARDS_6: dict[str, Any] = {
    "villains": ["maleficent", "jafar", "captain-hook", "scar", "ursula", "cruella"],
    "hands": [
        ["curse", "red-2"],
        ["hypnosis"],
        ["sabotage", "blue-2"],
        ["intrigue", "grey-1"],
        ["whirlpool", "red-3"],
        ["exchange"],
    ],
    "piles": [
        ["hero:red-6", "blue-3"],
        ["hero:grey-2"],
        ["blue-6", "grey-5"],
        ["blue-2", "curse"],
        [],
        ["red-1", "hero:exchange"],
    ],
    "decks": [[], ["red-1"], [], ["blue-6"], [], []],
}
VILLAINOUS: dict[str, Any] = {
    "villains": ["maleficent", "prince-john"],
    "turn": 0,
    "phase": "move",
    "seats": [
        {
            "power": 5,
            "pawn": "forbidden-mountains",
            "hand": ["dragon-form", "green-fire", "savage-goon", "tyranny"],
            "deck": ["vanish", "staff"],
            "fate": ["guards", "aurora", "king-stefan"],
            "realm": {
                "the-forest": {"bottom": ["cackling-goon"], "top": ["fauna"]},
                "king-stefans-castle": {"bottom": ["raven"]},
            },
        },
        {
            "power": 7,
            "pawn": "nottingham",
            "hand": ["greed", "imprison", "warrant", "bow-and-arrows"],
            "fate": ["steal-from-the-rich", "little-john", "maid-marian", "robin-hood"],
            "realm": {
                "nottingham": {"bottom": ["rhino-guards", "trigger"], "top": ["skippy"]},
                "the-jail": {"bottom": ["wolf-archers", "nutsy"]},
            },
        },
    ],
}
VILLAINOUS_JOHN = {**VILLAINOUS, "turn": 1, "phase": "act"}
STAR_WARS: dict[str, Any] = {
    "villains": ["boba-fett", "seventh-sister", "cad-bane"],
    "turn": 0,
    "phase": "move",
    "seats": [
        {
            "credits": 4,
            "ambition": 3,
            "pawn": "tython",
            "hand": ["bounty-fugitive", "slave-i", "as-you-wish", "greedo"],
            "deck": ["bossk", "bounty-chewbacca", "zuckuss"],
            "fate": ["x-wing", "han-solo", "rescue-mission"],
            "realm": {
                "tython": {
                    "bottom": [
                        {
                            "card": "jabba-the-hutt",
                            "attached": [{"card": "bounty-han-solo", "done": ["at-cloud-city"]}],
                        }
                    ],
                    "top": ["r2-d2"],
                },
                "mos-espa": {"bottom": ["ig-88", "dengar"], "top": ["lando-calrissian"]},
            },
            "deep_space": {"top": ["millennium-falcon"], "bottom": ["hounds-tooth"]},
            "under": ["sarlacc-pit"],
        },
        {
            "credits": 3,
            "ambition": 3,
            "pawn": "garel",
            "hand": ["sense-their-fear", "nowhere-to-run", "disturbance-in-the-force", "rivalry"],
            "deck": ["purge-troopers"],
            "fate": ["ghost", "hera-syndulla", "kanan-jarrus", "rescued"],
            "kept": ["ahsoka-tano"],
            "realm": {
                "malachor": {
                    "bottom": ["fifth-brother", "id9-seeker-droids"],
                    "top": ["ezra-bridger", "chopper"],
                },
                "lothal": {"bottom": ["stormtroopers"]},
            },
            "deep_space": {
                "top": ["phantom"],
                "bottom": [{"card": "tie-advanced-v1", "engaged": "phantom"}],
            },
        },
        {
            "credits": 4,
            "ambition": 3,
            "targets": 3,
            "pawn": "coruscant",
            "hand": ["mark-the-target", "theres-always-a-price", "quick-draw", "embo"],
            "fate": ["twilight", "padme-amidala", "jedi-rescue"],
            "realm": {
                "bora-vio": {
                    "bottom": ["ig-86-sentinel-droids", "bx-commando-droids"],
                    "top": [{"card": "hunter", "targets": 1}, "omega"],
                },
            },
            "deep_space": {"bottom": ["justifier"]},
        },
    ],
}

TABLES: dict[str, tuple[str, dict[str, Any], dict[str, Any], dict[int, int]]] = {
    "little-devils-3": (
        "little-devils",
        DEVILS_3,
        {"rounds": 1},
        {1: 3, 2: 12, 3: 32, 4: 84, 6: 530, 8: 1608, 10: 2428},
    ),
    "little-devils-4": (
        "little-devils",
        DEVILS_4,
        {"rounds": 1},
        {1: 3, 2: 12, 3: 34, 4: 112, 6: 933, 8: 5247, 10: 15776},
    ),
    "little-devils-6": (
        "little-devils",
        DEVILS_6,
        {"rounds": 1},
        {1: 3, 2: 6, 4: 12, 6: 40, 8: 80, 10: 144, 12: 144},
    ),
    "villains-cards-3": (
        "disney-villains-card-game",
        CARDS_3,
        {},
        {1: 7, 2: 32, 3: 97, 4: 492, 5: 1666, 6: 8868},
    ),
    "villains-cards-6-specials": (
        "disney-villains-card-game",
        CARDS_6,
        {"specials": True},
        {1: 3, 2: 6, 3: 22, 4: 84, 6: 868, 8: 5379, 9: 12296},
    ),
    "villainous-maleficent": (
        "disney-villainous",
        VILLAINOUS,
        {},
        {1: 3, 2: 20, 3: 66, 4: 251, 5: 725, 6: 2176, 7: 6431},
    ),
    "villainous-prince-john": (
        "disney-villainous",
        VILLAINOUS_JOHN,
        {},
        {1: 5, 2: 14, 3: 36, 4: 121, 5: 374, 6: 1252, 7: 4508},
    ),
    "villainous-french": (
        "disney-villainous",
        VILLAINOUS,
        {"edition": "french"},
        {1: 3, 2: 20, 3: 66, 4: 251, 5: 741, 6: 2208, 7: 6563},
    ),
    "star-wars-boba-fett": (
        "star-wars-villainous",
        STAR_WARS,
        {},
        {1: 5, 2: 32, 3: 146, 4: 676, 5: 2813, 6: 11231},
    ),
    "star-wars-seventh-sister": (
        "star-wars-villainous",
        {**STAR_WARS, "turn": 1},
        {},
        {1: 4, 2: 18, 3: 56, 4: 208, 5: 714, 6: 2500, 7: 8884},
    ),
    "star-wars-cad-bane": (
        "star-wars-villainous",
        {**STAR_WARS, "turn": 2, "phase": "act"},
        {},
        {1: 4, 2: 14, 3: 62, 4: 253, 5: 1154, 6: 4927},
    ),
}
"""The game, the position, the options, and how many leaves there are at each depth."""


def laid(name: str) -> State:
    game_id, position, options, _ = TABLES[name]
    game = games.game(game_id)
    seats = game.seats_of_position(position)
    if seats.villains:
        setup = game.setup(villains=seats.villains, options=options)
    else:
        setup = game.setup(seats.players, None, options)
    return game.lay(position, setup, Chance(2026))


def leaves(state: State, depth: int) -> int:
    """States after so many answers; a game that is over before counts once."""
    codes = state.legal()
    if depth == 0 or not codes:
        return 1
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.clone()
        after.play(code)
        total += leaves(after, depth - 1)
    return total


@pytest.mark.parametrize("name", TABLES)
def test_leaves(name: str) -> None:
    golden = TABLES[name][3]
    assert {depth: leaves(laid(name), depth) for depth in golden} == golden


# The light games once more, on lists, by the rulebook alone.

Hands = tuple[tuple[int, ...], ...]


def devils_leaves(hands: Hands, leader: int, trick: tuple[int, ...], depth: int) -> int:
    """LD-5 to LD-10, until a hand is empty after a trick."""
    n = len(hands)
    if len(trick) == n:
        up, obeyed = trick[1] > trick[0], True
        for card in trick[2:]:
            obeyed = obeyed and (card > trick[0]) == up
        taking = max(trick) if up == obeyed else min(trick)
        leader, trick = (leader + trick.index(taking)) % n, ()
    if depth == 0 or (not trick and not all(hands)):
        return 1
    seat = (leader + len(trick)) % n
    hand = hands[seat]
    if not trick:
        may = [card for card in hand if DEVILS[card] != 5]
    elif len(trick) == 1:
        may = list(hand)
    else:
        may = [card for card in hand if (card > trick[0]) == (trick[1] > trick[0])]
    total = 0
    for card in may or hand:
        left = tuple(held for held in hand if held != card)
        after = (*hands[:seat], left, *hands[seat + 1 :])
        total += devils_leaves(after, leader, (*trick, card), depth - 1)
    return total


def cards_leaves(
    hands: list[list[str]], piles: list[list[str]], decks: list[list[str]], seat: int, depth: int
) -> int:
    """VC-10 to VC-18; a Hero is written `hero`."""
    n = len(hands)
    if depth == 0 or not any(hands):
        return 1
    if not hands[seat]:
        return cards_leaves(hands, piles, decks, (seat + 1) % n, depth)

    def fits(card: str, to: int) -> bool:
        top = piles[to][-1] if piles[to] else "hero"
        return bool({*card.split("-")} & {*top.split("-")})

    total = 0
    for card in sorted(set(hands[seat])):
        places = [to for to in {(seat + 1) % n, (seat - 1) % n} if fits(card, to)]
        if not places and (not piles[seat] or piles[seat][-1] == "hero" or fits(card, seat)):
            places = [seat]
        for to, face in [*[(to, card) for to in places], (seat, "hero")]:
            new_piles = [pile + [face] * (to == n) for n, pile in enumerate(piles)]
            new_hands, new_decks = [list(hand) for hand in hands], [list(deck) for deck in decks]
            new_hands[seat].remove(card)
            while len(new_hands[seat]) < 4 and new_decks[seat]:
                new_hands[seat].append(new_decks[seat].pop(0))
            total += cards_leaves(new_hands, new_piles, new_decks, (seat + 1) % n, depth - 1)
    return total


@pytest.mark.parametrize("name", ["little-devils-3", "little-devils-4", "little-devils-6"])
def test_little_devils_counted_a_second_time(name: str) -> None:
    position, golden = TABLES[name][1], TABLES[name][3]
    hands = tuple([tuple(hand) for hand in position["hands"]])
    trick = tuple(position.get("trick", ()))
    for depth, count in golden.items():
        assert devils_leaves(hands, position["leader"], trick, depth) == count


def test_villains_cards_counted_a_second_time() -> None:
    for depth, count in TABLES["villains-cards-3"][3].items():
        position = CARDS_3
        args = (position["hands"], position["piles"], position["decks"])
        assert cards_leaves(*args, 0, depth) == count
