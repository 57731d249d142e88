"""Hints: the best options of a question, how good they look, and why; from what the seat knows."""

import ast
import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from skulduggery.bots import Budget
from skulduggery.bots.bot import imagined_for
from skulduggery.bots.hints import Hint, hints, reasons_for
from skulduggery.bots.judge import has_judge, judge_for
from skulduggery.bots.judge.judge import Judge, Reason
from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Refused
from skulduggery.engine.game import State
from skulduggery.games import SHELF
from skulduggery.words import LANGUAGES, words
from skulduggery.words.telling import Teller
from tests.bots.test_fairness import Poisoned, dealt
from tests.games.little_devils.table import lay, play, table
from tests.games.villainous.tables import Played, captain_hook, maleficent, prince_john
from tests.games.villainous.tables import table as realms
from tests.games.villains_cards.table import lay as piles
from tests.mode import COMPILED

JUDGED = [game_id for game_id in SHELF if has_judge(game_id)]
LITTLE, COMPARED = Budget(iterations=24), Budget(iterations=8)
NAMES = ("Anna", "Bruno", "Ugo", "Dora", "Eva", "Fritz")


def asked(state: State, game_id: str, seed: int = 5) -> list[Hint]:
    """What a seat is told that asks for a hint; all that is taken of the state is taken here."""
    decision = state.decision()
    assert decision is not None
    seat = decision.actor
    imagined = imagined_for(state, seat, seed, 0)
    return hints(game_id, seat, seed, decision, imagined, LITTLE, COMPARED)


def told(found: list[Hint]) -> list[Any]:
    """Everything that is told, to be compared."""
    return [
        (one.option.text, one.chance, [reason.parts() for reason in one.reasons]) for one in found
    ]


def why(state: State, game_id: str, text: str) -> list[tuple[str, int, str, int]]:
    """What the judge says of an option from what its seat knows."""
    decision = state.decision()
    assert decision is not None
    seat = decision.actor
    judge = judge_for(game_id)
    tables = [state.imagine(seat, Chance(n)) for n in range(4)]
    judge.begin(tables[0], seat)
    code = decision.find(text).code
    return [reason.parts() for reason in reasons_for(judge, tables, seat, code)]


# What a hint is.


@pytest.mark.parametrize("game_id", JUDGED)
def test_the_best_come_first_with_a_chance_and_a_reason_each(game_id: str) -> None:
    state = dealt(game_id, 3)
    luck = Random(3)
    for _ in range(15):
        decision = state.decision()
        if decision is None:
            break
        found = asked(state, game_id)
        assert len(found) == min(3, len(decision.options))
        assert len({one.option.text for one in found}) == len(found)
        assert all(decision.find(one.option.text).code == one.option.code for one in found)
        chances = [one.chance for one in found]
        assert chances == sorted(chances, reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert all(1 <= len(one.reasons) <= 2 for one in found)
        state.apply(luck.choice(decision.options))


@pytest.mark.parametrize("game_id", JUDGED)
def test_the_same_question_gets_the_same_hint(game_id: str) -> None:
    state = dealt(game_id, 8)
    assert told(asked(state, game_id)) == told(asked(state, game_id))


def test_where_there_is_no_judge_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skulduggery.bots.hints.has_judge", lambda game_id: False)
    with pytest.raises(Refused, match="little-devils has no judge yet") as refused:
        asked(dealt("little-devils", 1), "little-devils")
    assert refused.value.code == "no-judge"


def test_a_card_that_cannot_win_any_more_comes_last_and_says_why() -> None:
    """Two tricks are left. With 20 seat 2 takes ten devils and has lost; with 13 seat 1 takes."""
    state = lay({"hands": [[12, 1], [15, 3], [13, 20]], "leader": 0}, rounds=1)
    play(state, 12, 15)
    found = asked(state, "little-devils")
    assert [one.option.text for one in found] == ["play 13", "play 20"]
    assert found[0].chance > 0.2
    assert found[1].chance == 0.0
    assert found[0].reasons[0].key == "ducks"
    assert found[1].reasons[0].parts() == ("takes", 2 + 5 + 3, "", -1)


def test_what_is_said_of_every_option_tells_none_apart_and_comes_last() -> None:
    state = table([10, 1, 2], [18, 3, 4], [11, 12, 13])
    play(state, 10, 18)  # none of these three takes the trick
    for one in asked(state, "little-devils"):
        keys = [reason.key for reason in one.reasons]
        assert keys[-1] == "ducks"
        assert keys[0] in ("sheds", "best", "good", "as-good", "behind")


# Nobody is told more than it may know.


@pytest.mark.parametrize("game_id", JUDGED)
def test_a_hint_touches_nothing_hidden(game_id: str) -> None:
    state = dealt(game_id, 3)
    for _ in range(8):
        if state.actor() < 0:
            break
        before = state.compact()
        found = asked(cast(State, Poisoned(state)), game_id)
        assert state.compact() == before
        state.apply(found[-1].option)


@pytest.mark.parametrize("game_id", JUDGED)
def test_exchanging_what_a_seat_cannot_see_changes_no_hint(game_id: str) -> None:
    state = dealt(game_id, 4)
    exchanged = 0
    for step in range(12):
        seat = state.actor()
        if seat < 0:
            break
        other = state.imagine(seat, Chance(step))
        exchanged += any(
            json.dumps(other.view(n)) != json.dumps(state.view(n)) for n in range(2) if n != seat
        )
        found = asked(state, game_id)
        assert told(found) == told(asked(other, game_id))
        state.apply(found[0].option)
    assert exchanged


class Rash(Judge):
    """Takes what it sees in one imagined table for the truth."""

    def why(self, s: State, seat: int, code: int) -> list[Reason]:
        return [Reason("sheds", s.view((seat + 1) % 3)["hands"][(seat + 1) % 3][0]), Reason("good")]


@pytest.mark.skipif(COMPILED, reason="a test's own judge cannot inherit from a compiled one")
def test_what_holds_in_some_imagined_tables_only_is_not_said() -> None:
    state = dealt("little-devils", 5)
    tables = [state.imagine(state.actor(), Chance(n)) for n in range(6)]
    found = reasons_for(Rash(), tables, state.actor(), 1)
    assert [reason.key for reason in found] == ["good"]


# Why, in Little Devils.


DEVILS = "little-devils"


def test_whoever_cannot_take_the_trick_is_told_so() -> None:
    state = table([10, 1], [18, 2], [16, 21, 12])
    play(state, 10, 18)  # the trick goes up
    assert why(state, DEVILS, "play 16") == [("ducks", 0, "", -1)]
    assert why(state, DEVILS, "play 12") == [("ducks", 0, "", -1), ("sheds", 2, "", -1)]
    assert why(state, DEVILS, "play 21") == [("takes", 3 + 2 + 1, "", -1)]


def test_whoever_must_take_it_is_told_how_many_devils_lie_there() -> None:
    state = table([10, 1], [12, 2], [25, 14, 20])
    play(state, 10, 12)
    assert why(state, DEVILS, "play 25")[0] == ("takes", 3 + 2 + 5, "", -1)
    assert why(state, DEVILS, "play 14")[0] == ("takes", 3 + 2 + 0, "", -1)


def test_who_plays_before_others_is_told_how_likely_it_is() -> None:
    state = table([10, 1, 3], [20, 11, 27], [16, 21, 12], [30, 31, 32])
    play(state, 10)
    # Whoever obeys plays higher than 11, whoever cannot takes with a card below 10.
    assert why(state, DEVILS, "play 11") == [("ducks", 0, "", -1)]
    assert why(state, DEVILS, "play 27") == [("hardly-takes", 0, "", -1)]
    assert why(state, DEVILS, "play 20")[1] == ("sheds", 3, "", -1)


def test_a_leader_never_takes_so_only_what_it_gets_rid_of_counts() -> None:
    state = table([1, 13, 20, 27], [2, 3, 4, 5], [7, 8, 9, 10])
    assert why(state, DEVILS, "play 1") == [("sheds-low", 0, "", -1)]
    assert why(state, DEVILS, "play 27") == [("sheds-high", 0, "", -1)]
    assert why(state, DEVILS, "play 20") == [("sheds", 3, "", -1)]
    assert why(state, DEVILS, "play 13") == []


# Why, in the Villains card game.


CARDS = "disney-villains-card-game"


def test_a_card_on_the_own_pile_brings_its_points() -> None:
    at = piles(["red-6 red-4"], ["red-5", "blue-4", "green-2"])
    assert why(at.state, CARDS, "play red-6 0") == [("scores", 6, "", -1)]


def test_a_gift_says_how_much_goes_to_whom() -> None:
    at = piles(["blue-5 green-5"], ["red-5", "blue-4", "green-2"])
    assert why(at.state, CARDS, "play blue-5 1") == [("gives", 5, "", 1)]
    assert why(at.state, CARDS, "play green-5 2") == [("gives", 5, "", 2)]


def test_a_gift_that_the_receivers_heroes_cancel_is_none() -> None:
    heroes = "hero:grey-1 hero:grey-2 hero:grey-3"
    at = piles(["blue-3"], ["red-5", f"{heroes} blue-4", "green-2"])
    assert why(at.state, CARDS, "play blue-3 1") == [("gives-cancelled", 3, "", 1)]


def test_points_that_heroes_cancel_are_no_points() -> None:
    at = piles(["red-1"], ["hero:grey-4 red-5", "blue-4", "green-2"])
    assert why(at.state, CARDS, "play red-1 0") == [("is-cancelled", 1, "", -1)]


def test_a_hero_says_what_it_cancels_or_saves() -> None:
    """VC-20: with one Hero more other values are cancelled."""
    judge = judge_for(CARDS)
    for pile, said in (
        ("hero:grey-4 red-2 red-5 blue-2", ("hero-costs", 4, "", -1)),
        ("hero:grey-4 red-1 red-5", ("hero-saves", 1, "", -1)),
        ("red-5", ("hero-costs-nothing", 0, "", -1)),
    ):
        state = piles(["red-6"], [pile, "blue-4", "green-3"]).state
        code = state.legal()[-1]
        assert [reason.parts() for reason in judge.why(state, 0, code)] == [said]


def test_what_lies_unseen_in_the_own_pile_is_no_reason() -> None:
    at = piles(["red-6"], ["hero:grey-4 red-2 red-5 blue-2", "blue-4", "green-3"])
    assert why(at.state, CARDS, "hero red-6") == []


# Why, in Villainous.


VILLAINOUS = "disney-villainous"
CASTLE = "king-stefans-castle"


def realm_why(t: Played, text: str) -> list[tuple[str, int, str, int]]:
    return why(t.state, VILLAINOUS, text)


def test_power_is_counted() -> None:
    t = realms(prince_john(pawn="nottingham", power=0), maleficent())
    gain = next(one.text for one in t.decision.options if one.verb == "gain")
    amount = int(gain.split()[1])
    assert ("power", amount, "", -1) in realm_why(t, gain)


def test_a_card_that_comes_into_the_realm_is_named() -> None:
    t = realms(maleficent(pawn=CASTLE, power=9, hand=["raven"]), prince_john())
    assert ("puts", 0, "raven", -1) in realm_why(t, "play raven")


def test_a_hero_that_is_vanquished_is_named() -> None:
    pair = ["aurora", "savage-goon"]
    t = realms(maleficent(pawn=CASTLE, the_forest=pair), prince_john())
    assert ("rid-of", 0, "aurora", -1) in realm_why(t, "vanquish aurora")


def test_fate_says_whom_it_hinders_and_that_this_one_is_the_strongest() -> None:
    nearly = {"power": 19, "pawn": "the-jail"}
    t = realms(maleficent(pawn=CASTLE), prince_john(**nearly), captain_hook())
    assert realm_why(t, "fate 1") == [("fates-leader", 0, "", 1)]
    assert realm_why(t, "fate 2") == [("fates", 0, "", 2)]


def test_a_fate_card_that_is_seen_is_named() -> None:
    t = realms(maleficent(pawn=CASTLE), prince_john(fate=["little-john", "friar-tuck"]))
    t.do("fate 1")
    found = {key for key, _, card, seat in realm_why(t, "choose little-john") if seat == 1}
    assert found == {"hinders"}


def test_the_end_of_a_turn_says_how_many_cards_come() -> None:
    t = realms(maleficent(pawn=CASTLE, hand=["raven"]), prince_john())
    assert realm_why(t, "end-turn") == [("draws", 3, "", -1)]


def test_where_the_pawn_goes_says_what_the_turn_can_bring() -> None:
    t = realms(maleficent(power=0, hand=[]), prince_john(), phase="start")
    found = {
        one.text: realm_why(t, one.text) for one in t.decision.options if one.verb == "move-pawn"
    }
    assert len(found) > 1
    assert ("then-power", 1, "", -1) in found["move-pawn " + CASTLE]


def test_why_leaves_the_table_as_it_is() -> None:
    for game_id in JUDGED:
        state = dealt(game_id, 2)
        judge = judge_for(game_id)
        decision = state.decision()
        assert decision is not None
        imagined = state.imagine(decision.actor, Chance(1))
        imagined.actor()
        judge.begin(imagined, decision.actor)
        before = imagined.compact()
        for option in decision.options:
            judge.why(imagined, decision.actor, option.code)
        assert imagined.compact() == before


# What is said of it.


def keys() -> set[str]:
    """Every key of a reason that stands in the code."""
    found: set[str] = set()
    folder = Path(__file__).resolve().parents[2] / "src" / "skulduggery" / "bots"
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                for one in ast.walk(node.args[0]):
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        found.add(one.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_clause(language: str) -> None:
    said = words(language)
    assert len(keys()) > 12
    for key in keys():
        assert said.has(f"hint-{key}"), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", JUDGED)
def test_every_hint_is_one_sentence(game_id: str, language: str) -> None:
    state = dealt(game_id, 6)
    luck = Random(9)
    for _ in range(20):
        decision = state.decision()
        if decision is None:
            break
        teller = Teller(words(language), game_id, NAMES, decision.actor)
        for one in asked(state, game_id):
            sentence = teller.hint(one.reasons)
            assert sentence[0].isupper()
            assert sentence.endswith((".", "!", "?"))
            assert "hint-" not in sentence
            assert "{" not in sentence
        state.apply(luck.choice(decision.options))


def test_two_reasons_make_one_sentence() -> None:
    teller = Teller(words("en"), DEVILS, NAMES, 0)
    reasons = [Reason("ducks"), Reason("sheds", 3)]
    assert teller.hint(reasons) == "You cannot take this trick and you get rid of 3 devils."
    assert teller.hint([Reason("hinders", 0, "ariel", 1)]) == "Ariel will hinder Bruno."
