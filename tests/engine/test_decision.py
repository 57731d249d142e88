"""An answer is found by its index or its text; anything else is refused with what would do."""

import json

import pytest

from skulduggery.engine.decision import Decision, Option, Refused


def a_decision() -> Decision:
    return Decision(
        1,
        "card",
        (
            Option(70, "play red-5 1", card="red-5", to=1),
            Option(71, "hero red-5", card="red-5"),
            Option(72, "choose dragon-form#2", card="dragon-form", copy=2, location="the-forest"),
            Option(73, "gain 2", amount=2, symbol="top-1"),
            Option(74, "fate 0", seat=0),
            Option(75, "done"),
            Option(76, "pass"),
        ),
        about="vanish",
        picked=("guards#2",),
    )


def refusal(answer: object, code: str = "illegal") -> str:
    with pytest.raises(Refused) as caught:
        a_decision().find(answer)
    assert caught.value.code == code
    assert str(caught.value) == caught.value.message
    return caught.value.message


def test_every_index_and_every_text_finds_its_option() -> None:
    decision = a_decision()
    for n, option in enumerate(decision.options):
        assert option.n == n
        assert decision.find(n) is option
        assert decision.find(option.text) is option
        assert decision.find(option) is option


def test_an_option_of_an_equal_decision_finds_its_twin_by_text() -> None:
    decision = a_decision()
    assert decision.find(a_decision().options[2]) is decision.options[2]


@pytest.mark.parametrize("text", ["play  red-5 1", " play red-5 1 ", "play\tred-5\n1"])
def test_space_between_words_does_not_matter(text: str) -> None:
    assert a_decision().find(text).code == 70


@pytest.mark.parametrize("index", [-1, 7, 70, 10**30])
def test_an_index_out_of_range_is_refused_with_the_range(index: int) -> None:
    assert refusal(index) == f"option {index}: there are 7 options, 0 to 6"


@pytest.mark.parametrize("text", ["play red-5 2", "play", "PLAY RED-5 1", "", "0", "play red-51"])
def test_a_text_not_offered_is_refused_with_what_is_offered(text: str) -> None:
    message = refusal(text)
    assert f"option {text!r} is not offered" in message
    assert "'play red-5 1', 'hero red-5', " in message
    assert message.endswith(", ...")


def test_a_long_text_is_not_repeated_whole() -> None:
    assert len(refusal("x" * 100_000)) < 400


@pytest.mark.parametrize("answer", [None, True, False, 1.0, ["pass"], {"option": 1}, b"pass"])
def test_anything_but_a_number_or_a_text_is_a_bad_request(answer: object) -> None:
    assert type(answer).__name__ in refusal(answer, "bad-request")


def test_the_verb_is_the_first_word_and_done_is_a_choice() -> None:
    verbs = [option.verb for option in a_decision().options]
    assert verbs == ["play", "hero", "choose", "gain", "fate", "choose", "pass"]


def test_json_names_the_fields_that_apply_and_no_code() -> None:
    assert a_decision().to_json() == {
        "actor": 1,
        "prompt": "card",
        "about": "vanish",
        "picked": ["guards#2"],
        "options": [
            {"n": 0, "text": "play red-5 1", "verb": "play", "card": "red-5", "to": 1},
            {"n": 1, "text": "hero red-5", "verb": "hero", "card": "red-5"},
            {
                "n": 2,
                "text": "choose dragon-form#2",
                "verb": "choose",
                "card": "dragon-form",
                "copy": 2,
                "location": "the-forest",
            },
            {"n": 3, "text": "gain 2", "verb": "gain", "amount": 2, "symbol": "top-1"},
            {"n": 4, "text": "fate 0", "verb": "fate", "seat": 0},
            {"n": 5, "text": "done", "verb": "choose"},
            {"n": 6, "text": "pass", "verb": "pass"},
        ],
    }
    json.dumps(a_decision().to_json())
