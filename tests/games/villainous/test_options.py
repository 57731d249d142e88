"""How options are written, and that each thing can be said in exactly one way."""

from typing import Any

import pytest

from tests.games.villainous.tables import Played, maleficent, on, prince_john, table

COTTAGE = "briar-roses-cottage"
FOREST = "the-forest"
CASTLE = "king-stefans-castle"


def her(**described: Any) -> Played:
    return table(maleficent(**described), prince_john())


def his(**described: Any) -> Played:
    return table(prince_john(**described), maleficent())


def fields(t: Played, text: str) -> dict[str, Any]:
    out = t.decision.find(text).to_json()
    del out["n"]
    return out


def test_an_option_names_its_verb_and_what_belongs_to_it() -> None:
    t = her(pawn=CASTLE, power=1, hand=["staff"], the_forest=["fauna", "savage-goon"])
    for text, more in (
        ("gain 1", {"amount": 1}),
        ("play staff", {"card": "staff"}),
        ("fate 1", {"seat": 1}),
        ("vanquish fauna", {"card": "fauna"}),
        ("end-turn", {}),
    ):
        assert fields(t, text) == {"text": text, "verb": text.split()[0], **more}
    t.do("play staff")
    text = f"choose {FOREST}"
    assert fields(t, text) == {"text": text, "verb": "choose", "location": FOREST}


def test_a_move_an_activation_and_the_pawn_are_named_too() -> None:
    t = her(pawn="forbidden-mountains", the_forest=["raven"])
    assert fields(t, "move raven") == {"text": "move raven", "verb": "move", "card": "raven"}
    t = table(prince_john(power=2, the_jail=[on("toby", "clever-disguise")]), maleficent(),
              phase="move")  # fmt: skip
    assert fields(t, "activate clever-disguise")["card"] == "clever-disguise"
    assert fields(t, "move-pawn nottingham")["location"] == "nottingham"


def test_done_and_pass_are_written_without_arguments() -> None:
    t = her(pawn=CASTLE, the_forest=["fauna", "savage-goon", "raven"]).do("vanquish fauna")
    assert fields(t, "done") == {"text": "done", "verb": "choose"}
    t = table(maleficent(the_forest=["raven"]), prince_john(), phase="start")
    assert fields(t, "pass") == {"text": "pass", "verb": "pass"}


def test_a_gain_is_written_as_printed() -> None:
    t = his(pawn="the-jail", nottingham=["robin-hood"])
    assert t.can("gain 3")
    assert t.do("gain 3").power() == 2


def test_alike_cards_are_one_option_without_a_number() -> None:
    t = her(power=9, pawn=FOREST, hand=["vanish", "vanish", "malice"])
    assert [text for text in t.options if "play" in text] == ["play vanish"]
    t = her(pawn="forbidden-mountains", the_forest=["cackling-goon", "cackling-goon"])
    assert [text for text in t.options if "move" in text] == ["move cackling-goon"]
    t = her(pawn=CASTLE, the_forest=["guards", "guards", "savage-goon", "raven"])
    assert [text for text in t.options if "vanquish" in text] == ["vanquish guards"]


def test_cards_of_one_id_in_different_places_have_numbers() -> None:
    t = her(pawn="forbidden-mountains", the_forest=["raven", on("cackling-goon", copy=2)],
            briar_roses_cottage=[on("cackling-goon", copy=3)])  # fmt: skip
    moves = [text for text in t.options if "move" in text]
    assert moves == ["move cackling-goon#3", "move raven", "move cackling-goon#2"]
    assert fields(t, "move cackling-goon#2")["copy"] == 2
    assert fields(t, "move cackling-goon#2")["card"] == "cackling-goon"


def test_cards_that_differ_in_what_they_carry_have_numbers() -> None:
    here = [on("rhino-guards", copy=1), on("rhino-guards", "bow-and-arrows", copy=2), "nutsy"]
    t = his(pawn="friar-tucks-church", the_jail=here)
    assert [text for text in t.options if "move" in text] == [
        "move rhino-guards#1",
        "move rhino-guards#2",
        "move nutsy",
    ]
    here = [on("rhino-guards", "bow-and-arrows", copy=3), on("rhino-guards", "bow-and-arrows")]
    t = his(pawn="friar-tucks-church", the_jail=here)
    assert [text for text in t.options if "move" in text] == ["move rhino-guards"]


def test_cards_that_differ_in_the_power_on_them_have_numbers() -> None:
    here = [on("guards", power=1, copy=1), on("guards", copy=2), "savage-goon", "raven"]
    t = her(pawn=CASTLE, the_forest=here)
    assert [text for text in t.options if "vanquish" in text] == [
        "vanquish guards#1",
        "vanquish guards#2",
    ]


def test_a_number_means_one_card_for_the_whole_game() -> None:
    t = her(pawn="forbidden-mountains", the_forest=[on("cackling-goon", copy=2)],
            briar_roses_cottage=[on("cackling-goon", copy=3)])  # fmt: skip
    t.do("move cackling-goon#2", f"choose {CASTLE}")
    assert t.seat(0)["realm"][CASTLE]["bottom"] == [{"card": "cackling-goon", "copy": 2}]


def test_two_alike_fate_cards_are_no_choice() -> None:
    mine = maleficent(fate=["guards", "guards"])
    t = table(mine, prince_john(pawn="sherwood-forest"), turn=1).do("fate 0")
    assert t.prompt == "choose-where"
    assert t.do(f"choose {FOREST}").fate_discard() == ["guards"]


def test_an_answer_may_be_given_by_number_or_by_text() -> None:
    for answer in (0, "gain 3"):
        t = her(pawn=FOREST, hand=["vanish"])
        t.table.answer(answer)
        assert t.power() == 3


def test_what_has_one_compulsory_answer_is_not_asked() -> None:
    t = her(power=3, pawn=COTTAGE, hand=["dragon-form"], the_forest=["flora"])
    assert t.do("play dragon-form").prompt == "choose-action"
    t = her(pawn=CASTLE, the_forest=["flora", "savage-goon"]).do("vanquish flora")
    assert t.prompt == "choose-action"


def test_what_may_be_passed_is_asked_though_there_is_one_answer() -> None:
    mine = maleficent(fate=["fauna", "guards"], the_forest=["dreamless-sleep"])
    t = table(mine, prince_john(pawn="sherwood-forest"), turn=1)
    t.do("fate 0", "choose fauna", f"choose {FOREST}")
    assert t.options == ["choose dreamless-sleep", "pass"]


def test_the_main_questions_are_asked_even_with_one_answer() -> None:
    t = table(maleficent(pawn=FOREST, locked=[COTTAGE, CASTLE]), prince_john(), phase="move")
    assert t.options == ["move-pawn forbidden-mountains"]
    t.do("move-pawn forbidden-mountains", "gain 1", "fate 1")
    while t.prompt != "choose-action":
        t.do(t.options[0])
    assert t.options == ["end-turn"]


# Choosing several.


def sets(t: Played) -> list[list[str]]:
    """What lies in the discard pile after each way to go on choosing."""
    prompt = t.prompt
    out: list[list[str]] = []
    for option in t.options:
        t.do(option)
        out += sets(t) if t.prompt == prompt else [sorted(t.discard())]
        t.table.undo()
    return out


@pytest.mark.rule("DV-31")
def test_every_hand_of_cards_can_be_discarded_in_exactly_one_way() -> None:
    t = her(pawn=COTTAGE, hand=["vanish", "vanish", "staff", "malice"]).do("discard")
    assert sorted(sets(t)) == sorted(
        sorted(["vanish"] * v + ["staff"] * s + ["malice"] * m)
        for v in range(3)
        for s in range(2)
        for m in range(2)
        if v + s + m
    )


@pytest.mark.rule("DV-29")
def test_alike_allies_are_chosen_by_how_many() -> None:
    goons = ["savage-goon"] * 3
    t = her(pawn=CASTLE, the_forest=["prince-phillip", *goons]).do("vanquish prince-phillip")
    assert t.options == ["choose savage-goon", "done"]
    assert len(sets(t)) == 2


@pytest.mark.rule("DV-29")
def test_only_picks_that_can_still_be_enough_are_offered() -> None:
    here = ["robin-hood", "rhino-guards", "nutsy", "sir-hiss", "wolf-archers"]
    t = his(pawn="nottingham", sherwood_forest=here).do("vanquish robin-hood")
    strength = {"rhino-guards": 5, "nutsy": 2, "sir-hiss": 3, "wolf-archers": 3}
    assert all(sum(strength[ally] for ally in way) >= 5 for way in sets(t))
    assert len(sets(t)) == 8 + 4
    assert not t.can("choose sir-hiss")
    assert not t.can("done")


@pytest.mark.rule("DV-29")
def test_asking_stops_when_nothing_more_can_be_chosen() -> None:
    here = ["flora", "savage-goon", "raven"]
    t = her(pawn=CASTLE, the_forest=here).do("vanquish flora", "choose raven")
    assert t.prompt == "choose-action"


def test_the_texts_of_a_decision_are_different_from_each_other() -> None:
    t = her(power=9, pawn=FOREST, hand=["vanish", "staff", "raven", "vanish"],
            the_forest=[on("guards", copy=1), on("guards", "sword-of-truth")])  # fmt: skip
    assert len({*t.options}) == len(t.options)
