"""What each seat and the spectators see, and what they can never learn."""

import json
from random import Random
from typing import Any

import pytest

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Refused
from skulduggery.engine.events import Place
from skulduggery.games.villainous import piles
from skulduggery.games.villainous.zones import DECK
from tests.games.villainous.tables import CURSES, Played, dealt, maleficent, on, prince_john, table

FOREST = "the-forest"
CASTLE = "king-stefans-castle"
READERS = (0, 1, None)


def alike_but_for(seat: int, *entries: dict[str, Any], **about: Any) -> list[Played]:
    """Tables that differ only in what Maleficent (seat 0) or Prince John (seat 1) hides."""
    out = []
    for hidden in entries:
        mine: dict[str, Any] = {"the_forest": ["savage-goon"], **(hidden if seat == 0 else {})}
        his: dict[str, Any] = {"nottingham": ["nutsy"], **(hidden if seat == 1 else {})}
        out.append(table(maleficent(**mine), prince_john(**his), **about))
    return out


def test_every_view_has_what_all_games_tell_and_the_shape_of_a_position() -> None:
    t = table(maleficent(hand=["raven"], the_forest=["flora"]), prince_john(), turn=1, round=3)
    for reader in READERS:
        view = t.view(reader)
        assert (view["seat"], view["turn"], view["round"], view["waiting"]) == (reader, 1, 3, 1)
        assert view["options_of_table"] == {
            "edition": "current",
            "fate_token": "book",
            "limit_rounds": None,
            "first": 0,
        }
        fields = {*t.state.position()} | {"seat", "waiting", "options_of_table"}
        assert {*view} == fields
        assert [{*seat} for seat in view["seats"]] == [{*t.seat(0)}, {*t.seat(1)}]
        assert json.loads(json.dumps(view)) == view


def test_others_do_not_see_whether_the_start_of_a_turn_asks_about_a_hand() -> None:
    """At the castle the Raven could only play a card: with one that can be played it is asked."""
    seen = []
    for hand, prompt in ((["cackling-goon"], "choose-action"), (["malice"], "move-pawn")):
        mine = maleficent(power=3, hand=hand, the_forest=["raven"], king_stefans_castle=["guards"])
        t = table(mine, prince_john(), phase="start", edition="french").do(f"choose {CASTLE}")
        assert t.prompt == prompt
        seen.append([t.view(reader) for reader in (1, None)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ({"hand": ["raven", "staff"]}, {"hand": ["vanish", "malice"]}),
        ({"deck": ["raven"]}, {"deck": ["staff"]}),
        ({"deck": ["raven"]}, {}),
        ({"fate": ["flora", "guards"]}, {"fate": ["aurora"]}),
    ],
)
def test_the_others_cannot_tell_hidden_cards_apart(
    one: dict[str, Any], two: dict[str, Any]
) -> None:
    tables = alike_but_for(0, one, two, turn=1)
    for reader in (1, None):
        assert tables[0].view(reader) == tables[1].view(reader)
    assert tables[0].options == tables[1].options


def test_nobody_knows_the_order_of_the_own_deck() -> None:
    tables = alike_but_for(0, {"deck": ["raven"], "fate": ["flora"]}, {})
    assert tables[0].view(0) == tables[1].view(0)


def test_what_is_drawn_and_played_by_others_is_told_without_hidden_names() -> None:
    tables = alike_but_for(
        0, {"deck": ["raven"] + ["vanish"] * 3}, {"deck": ["staff"] + ["vanish"] * 3}
    )
    for t in tables:
        t.do("end-turn")
    for reader in (1, None):
        assert tables[0].heard(reader) == tables[1].heard(reader)
    assert tables[0].heard(0) != tables[1].heard(0)


def test_all_are_told_whose_turn_begins_and_which_round() -> None:
    t = table(maleficent(), prince_john(), turn=1, round=6).do("end-turn")
    for reader in READERS:
        told = [event for event in t.heard(reader) if event["event"] in ("turn", "round")]
        assert told == [{"event": "round", "amount": 7}, {"event": "turn", "seat": 0}]


def test_power_is_told_when_it_comes_and_goes() -> None:
    t = table(maleficent(pawn=FOREST, hand=["staff"]), prince_john())
    t.do("gain 3")
    assert t.heard(1) == [{"event": "gain", "seat": 0, "amount": 3}]
    t.do("play staff", f"choose {CASTLE}")
    assert {"event": "pay", "seat": 0, "amount": 1} in t.heard(1)
    john = prince_john(power=5, fate=["little-john", "skippy"])
    t = table(john, maleficent(), turn=1)
    t.do("fate 0", "choose little-john", "choose nottingham", "choose yes")
    assert {"event": "lose", "seat": 0, "amount": 4} in t.heard(None)
    marked = next(event for event in t.heard(None) if event["event"] == "mark")
    assert (marked["card"], marked["amount"]) == ("little-john", 4)


def test_a_move_tells_where_from_and_where_to() -> None:
    t = table(maleficent(the_forest=["raven"]), prince_john(), phase="start")
    t.do("choose king-stefans-castle")
    here = {"seat": 0, "zone": "realm", "side": "bottom"}
    assert t.heard(1) == [
        {
            "event": "move",
            "seat": 0,
            "card": "raven",
            "from": {**here, "location": FOREST},
            "to": {**here, "location": CASTLE},
        }
    ]
    t.do("pass", f"move-pawn {FOREST}")
    pawn = {"seat": 0, "zone": "pawn"}
    assert t.heard(1) == [
        {
            "event": "move",
            "seat": 0,
            "from": {**pawn, "location": "forbidden-mountains"},
            "to": {**pawn, "location": FOREST},
        }
    ]


def test_a_spectator_sees_no_hand() -> None:
    view = dealt(seed=2).view(None)
    assert [seat["hand"] for seat in view["seats"]] == [4, 4]
    assert [(seat["deck"], seat["fate"]) for seat in view["seats"]] == [(26, 15), (26, 15)]


def test_a_picked_card_is_hidden_until_all_are_picked() -> None:
    t = table(maleficent(pawn=FOREST, hand=["vanish", "staff", "malice"]), prince_john())
    t.do("discard")
    before = t.view(1)
    t.do("choose vanish")
    assert t.view(1) == before
    assert t.heard(1) == []
    assert t.do("done").view(1)["seats"][0]["discard"] == ["vanish"]


def test_what_tyranny_draws_is_hidden_and_what_it_discards_is_not() -> None:
    allies = ["rhino-guards", "nutsy", "trigger"]
    mine = maleficent(hand=["tyranny", "malice"], deck=["raven", "vanish", "staff"])
    t = table(mine, prince_john(nottingham=allies), turn=1, phase="move")
    t.do("move-pawn the-jail", "play tyranny")
    assert t.told("draw", 1) == ["?", "?", "?"]
    assert t.view(1)["seats"][0]["hand"] == 4
    t.do("choose raven", "choose vanish", "choose staff")
    assert t.told("discard", 1)[:3] == ["raven", "vanish", "staff"]
    assert t.view(1)["seats"][0]["hand"] == 1


@pytest.mark.card("maleficent/flora")
def test_with_flora_the_others_see_what_is_drawn() -> None:
    mine = maleficent(deck=["raven", "vanish", "staff", "malice"], the_forest=["flora"])
    t = table(mine, prince_john()).do("end-turn")
    assert t.told("draw", 1) == t.told("draw", None) == ["raven", "vanish", "staff", "malice"]


@pytest.mark.card("maleficent/aurora")
def test_what_aurora_put_back_is_there_when_the_next_fate_comes() -> None:
    mine = maleficent(fate=["aurora", "guards", "sword-of-truth", "flora"])
    t = table(mine, prince_john(pawn="sherwood-forest"), turn=1)
    t.do("fate 0", "choose aurora", f"choose {FOREST}").another_fate(by=1, target=0)
    assert t.view(None)["seats"][0]["aside"] == ["sword-of-truth", "flora"]


@pytest.mark.card("maleficent/aurora")
def test_whoever_imagines_leaves_the_known_card_on_top() -> None:
    mine = maleficent(hand=["raven", "staff"], fate=["aurora", "guards", "sword-of-truth"])
    t = table(mine, prince_john(hand=["nutsy"], pawn="sherwood-forest"), turn=1)
    t.do("fate 0", "choose aurora", f"choose {FOREST}")
    hands = set()
    for key in range(30):
        other = t.state.imagine(1, Chance(key))
        assert other.view(1) == t.view(1)
        seats = other.position()["seats"]
        assert seats[0]["fate"][0] == "sword-of-truth"
        assert seats[1]["hand"] == ["nutsy"]
        hands.add(tuple(sorted(seats[0]["hand"])))
    assert len(hands) > 10


def test_nothing_half_done_tells_of_a_hidden_hand() -> None:
    """In the window that a holder alone is asked in."""
    hands = (["malice"], ["raven"], ["tyranny"])
    tables = [
        table(
            maleficent(hand=hand, the_forest=["guards"]),
            prince_john(
                pawn="nottingham", sherwood_forest=["little-john", "rhino-guards", "nutsy"]
            ),
            turn=1,
        ).do("vanquish little-john", "done")
        for hand in hands
    ]
    assert [t.actor for t in tables] == [0, 1, 1]
    for reader in (1, None):
        assert tables[0].view(reader) == tables[1].view(reader) == tables[2].view(reader)
        assert tables[0].heard(reader) == tables[1].heard(reader) == tables[2].heard(reader)


def test_after_the_end_everything_is_shown_to_all() -> None:
    john = prince_john(hand=["nutsy", "greed"])
    t = table(maleficent(hand=["raven"], **CURSES), john, phase="start")
    assert t.over
    for reader in READERS:
        seats = t.view(reader)["seats"]
        assert [sorted(seat["hand"]) for seat in seats] == [["raven"], ["greed", "nutsy"]]
        assert [len(seat["deck"]) for seat in seats] == [25, 28]
        assert all(None not in seat["fate"] for seat in seats)


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_no_hand_is_named_but_what_flora_showed(seed: int) -> None:
    t = dealt(seed=seed)
    luck = Random(seed)
    flora_came = False
    while not t.over and len(t.table.answers) < 250:
        flora_is_there = "flora" in str(t.seat(0)["realm"])
        flora_came = flora_came or flora_is_there
        for whose, reader in ((0, 1), (1, 0), (0, None), (1, None)):
            seen = t.view(reader)["seats"][whose]["hand"]
            held = t.view(whose)["seats"][whose]["hand"]
            if whose == 0 and flora_is_there:
                assert seen == held
            elif whose == 1 or not flora_came:
                assert seen == (len(held) or [])
        t.do(luck.choice(t.options))
    assert len(t.table.answers) > 50


def test_allies_picked_so_far_are_not_offered_again_in_what_others_imagine() -> None:
    armed = on("rhino-guards", "bow-and-arrows", copy=1)
    laid = ["king-richard", armed, on("rhino-guards", copy=2), "wolf-archers"]
    t = table(maleficent(), prince_john(pawn="nottingham", nottingham=laid), turn=1)
    t.do("vanquish king-richard", "choose rhino-guards#2", "choose rhino-guards")
    assert t.options == ["choose wolf-archers", "done"]
    imagined = t.state.imagine(0, Chance(1)).decision()
    assert imagined is not None
    assert [option.text for option in imagined.options] == t.options


# Why something cannot be done.


def test_why_not_says_what_stands_in_the_way() -> None:
    hand = ["dragon-form", "savage-goon", "malice", "vanish"]
    here = ["aurora", "raven"]
    t = table(maleficent(pawn=CASTLE, power=2, hand=hand, the_forest=here), prince_john())
    for card, reason in (
        ("dragon-form", "cost.DV-21"),
        ("savage-goon", "cost.DV-21"),
        ("malice", "condition.DV-21"),
        ("vanish", None),
        ("staff", "not-in-hand.DV-21"),
        ("aurora", "strength.DV-29"),
    ):
        assert t.why_not(card) == reason


def test_why_not_depends_on_whose_turn_it_is_and_on_the_symbols() -> None:
    mine = maleficent(pawn=FOREST, power=9, hand=["staff"], used=["top-2", "bottom-2"],
                      the_forest=["fauna", "dreamless-sleep", "raven"])  # fmt: skip
    t = table(mine, prince_john(hand=["warrant"], power=5))
    assert t.why_not("staff") == "no-symbol.DV-8"
    assert t.why_not("fauna") == "no-symbol.DV-8"
    assert t.why_not("raven") == "no-symbol.DV-8"
    assert t.why_not("warrant", seat=1) == "not-your-turn.DV-6"
    assert t.why_not_to("the-jail", seat=1) == "not-your-turn.DV-6"
    assert t.why_not_to(CASTLE) == "not-now.DV-7"


def test_why_not_tells_a_holder_whether_a_condition_fits() -> None:
    john = prince_john(pawn="the-jail", nottingham=["nutsy", "trigger"])
    t = table(maleficent(hand=["tyranny"]), john, turn=1)
    assert t.why_not("tyranny") == "requirement.DV-45"


def test_why_not_answers_alike_whatever_is_hidden() -> None:
    tables = alike_but_for(0, {"deck": ["raven"]}, {"fate": ["flora"]}, {})
    for card in ("raven", "flora", "staff"):
        assert len({t.why_not(card) for t in tables}) == 1
    tables = alike_but_for(1, {"hand": []}, {"deck": ["rhino-guards"]})
    assert len({t.why_not("rhino-guards", seat=1) for t in tables}) == 1


def test_why_not_asks_for_cards_and_locations_of_the_own_villain() -> None:
    t = table(maleficent(the_forest=[on("flora", "sword-of-truth")]), prince_john())
    with pytest.raises(Refused, match="not a card of seat 0"):
        t.why_not("nutsy")
    with pytest.raises(Refused, match="not in the realm of seat 0"):
        t.why_not_to("the-jail")


def test_where_an_unknown_card_lies_among_known_ones_is_not_shown() -> None:
    """Two hands that look the same to others look the same when the same card has left them."""
    seen = []
    for deck in (["vanish", "malice"], ["malice", "vanish"]):
        mine = maleficent(hand=["raven"], deck=deck, pawn=FOREST, power=9)
        t = table(mine, prince_john())
        piles.draw(t.state, 0, 1)
        piles.take(t.state, number_in_deck(t, "tyranny"), Place(0, "deck"))
        piles.draw(t.state, 0, 1)
        assert t.view(1)["seats"][0]["hand"] == ["tyranny", None, None, None]
        piles.discard_from_hand(t.state, 0, next(c for c in t.state.hand(0) if is_malice(t, c)))
        seen.append(t.view(1)["seats"][0]["hand"])
        assert len(t.view(0)["seats"][0]["hand"]) == 3
    assert seen == [["tyranny", None, None]] * 2


def number_in_deck(t: Played, card: str) -> int:
    """A card of seat 0, taken out of its deck."""
    pile = t.state.pile(0, DECK)
    number = next(n for n in pile.bag if t.state.cast.cards[n].id == card)
    t.state.set_pile(0, DECK, pile.without(number))
    return number


def is_malice(t: Played, card: int) -> bool:
    return t.state.cast.cards[card].id == "malice"
