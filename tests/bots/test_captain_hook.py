"""Captain Hook by rules of thumb: he looks for Peter Pan, and brings him and a crew aboard."""

from typing import Any

from tests.bots.test_villainous import answer, answers
from tests.games.villainous.tables import Played, captain_hook, maleficent, on, table

SHIP = "jolly-roger"
ROCK = "skull-rock"
LAGOON = "mermaid-lagoon"
TREE = "hangmans-tree"
OPEN: list[str] = []
"""No lock at all."""


def his(**described: Any) -> Played:
    """Hook's turn, after the move."""
    return table(captain_hook(**described), maleficent())


def moving(**described: Any) -> Played:
    return table(captain_hook(**described), maleficent(), phase="move")


def fated(*cards: str, **described: Any) -> Played:
    """Maleficent has turned over two of Hook's fate cards."""
    her = maleficent(pawn="forbidden-mountains")
    return table(captain_hook(fate=[*cards], **described), her, turn=1).do("fate 0")


def test_he_saves_for_the_map() -> None:
    t = his(power=4, pawn=LAGOON, used=["bottom-1"], hand=["pirate-brute", "never-land-map"])
    assert answer(t) == "play never-land-map"
    t = his(power=3, pawn=LAGOON, used=["bottom-1"], hand=["hooks-case", "never-land-map"])
    assert answer(t) != "play hooks-case"


def test_he_looks_for_peter_pan_with_what_he_has() -> None:
    t = his(pawn=ROCK, used=["top-1"], hand=["worthy-opponent", "swashbuckler"])
    assert answer(t) == "play worthy-opponent"


def test_he_puts_peter_pan_back_on_top_and_finds_him_at_once() -> None:
    hand = ["give-them-a-scare", "worthy-opponent"]
    t = his(power=3, pawn=LAGOON, used=["bottom-1"], hand=hand, fate=["wendy", "peter-pan"])
    t.do("play give-them-a-scare")
    assert answers(t)[:4] == [
        "choose put-back",
        "choose peter-pan",
        "play worthy-opponent",
        "end-turn",
    ]
    assert t.where("peter-pan") == TREE


def test_he_discards_what_is_not_peter_pan() -> None:
    t = his(power=3, pawn=LAGOON, hand=["give-them-a-scare"], fate=["wendy", "taunt"])
    assert answer(t.do("play give-them-a-scare")) == "choose discard"


def test_he_takes_peter_pan_a_step_further_whenever_he_can() -> None:
    t = moving(locked=OPEN, hangmans_tree=["peter-pan"])
    assert answer(t) == f"move-pawn {TREE}"
    t = his(pawn=LAGOON, locked=OPEN, mermaid_lagoon=["ingenious-device"], skull_rock=["peter-pan"])
    t.do("gain 3", "move peter-pan")
    assert answer(t) == f"choose {SHIP}"


def test_he_defeats_peter_pan_aboard_and_nowhere_else() -> None:
    crew = ["peter-pan", "pirate-brute", "pirate-brute"]
    t = moving(pawn=ROCK, jolly_roger=crew, hand=["smee"])
    assert answers(t)[-1] != "end-turn"
    assert t.winners == (0,)
    t = his(locked=OPEN, skull_rock=crew)
    answers(t)
    assert t.where("peter-pan") == ROCK


def test_aye_aye_sir_strikes_the_last_blow() -> None:
    crew = {"jolly_roger": ["peter-pan", "pirate-brute"], "skull_rock": ["smee"]}
    t = his(power=1, used=["top-1"], hand=["aye-aye-sir"], **crew)
    answers(t)
    assert t.winners == (0,)


def test_he_vanquishes_whoever_taunts_him() -> None:
    taunting = {"skull_rock": [on("john", "taunt"), "pirate-brute", "wendy", "smee"]}
    t = his(used=["top-1"], locked=OPEN, jolly_roger=["peter-pan"], **taunting)
    assert answer(t) == "vanquish john"


def test_he_pays_with_the_map_once_it_has_opened_the_tree() -> None:
    t = his(power=9, hand=["cannon"], mermaid_lagoon=["never-land-map"], locked=OPEN)
    t.do("play cannon", f"choose {ROCK}")
    assert answer(t) == "discard never-land-map"


def test_obsession_discards_a_hero_who_is_only_in_the_way() -> None:
    her = maleficent(pawn="king-stefans-castle", the_forest=["aurora", "savage-goon"])
    t = table(captain_hook(hand=["obsession"], fate=["tick-tock"]), her, turn=1)
    t.do("vanquish aurora")
    assert answers(t)[:2] == ["play obsession", "discard tick-tock"]


def test_he_keeps_away_from_tick_tock_with_a_good_hand() -> None:
    hand = ["never-land-map", "ingenious-device", "worthy-opponent", "pirate-brute"]
    assert answer(moving(hand=hand, mermaid_lagoon=["tick-tock"])) == f"move-pawn {ROCK}"


def test_others_taunt_him_with_a_strong_hero_and_not_with_peter_pan() -> None:
    realm = {"jolly_roger": ["peter-pan", "smee"], "mermaid_lagoon": ["tick-tock", "michael"]}
    t = fated("taunt", "john", locked=OPEN, **realm)
    assert answer(t) == "choose taunt"
    t.do("choose taunt")
    assert answer(t) == "choose tick-tock"


def test_others_strengthen_peter_pan() -> None:
    t = fated("pixie-dust", "splitting-headache", jolly_roger=["peter-pan", "john"], locked=OPEN)
    assert answer(t) == "choose peter-pan"
