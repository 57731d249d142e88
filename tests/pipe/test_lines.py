"""Lines in: what is no request is told where, and the next line is read as if nothing was."""

import io

import pytest

from skulduggery.pipe.lines import LONGEST, lines, read
from tests.pipe.client import Client


def bad(line: bytes) -> str:
    """The message for a line that is no JSON; the id cannot be known then."""
    answer = Client().send(line)
    assert answer["ok"] is False
    assert answer["id"] is None
    assert answer["error"]["code"] == "bad-json"
    message = answer["error"]["message"]
    assert isinstance(message, str)
    return message


@pytest.mark.parametrize("line", [b"", b"   ", b"\r", b"\t \r"])
def test_an_empty_line_is_a_line(line: bytes) -> None:
    assert "empty" in bad(line)


@pytest.mark.parametrize(
    ("line", "place"),
    [
        (b"x", "column 1:"),
        (b'{"do": "hello"', "column 15:"),
        (b'{"do": "hello"} {}', "column 17:"),
        (b'{"do": "hello",}', "column 1"),
        (b"{'do': 'hello'}", "column 2:"),
        (b'{"do": "he\x01llo"}', "column 11:"),
        (b'{"do": "view", "seat": NaN}', "column 24: NaN"),
        (b'{"NaN": "NaN", "seat": [-Infinity]}', "column 25: -Infinity"),
        (b'{"seconds": 1e999}', "column 13: the number 1e999 is too large"),
        (b'{"seed": 1' + b"0" * 5000 + b"}", "column 10: a number of 5001 digits"),
        (b'{"a": 1.' + b"0" * 5000 + b"}", "column 7: a number of 5002 digits"),
        (b'{"do": "hello", "do": "close"}', "'do' stands twice"),
        (b'{"position": {"hands": [], "hands": []}}', "'hands' stands twice"),
        (b'{"id": "\xff"}', "byte 9 of the line is not UTF-8"),
        (b"\xc0\x80", "byte 1 "),
        (b'{"id": "\xed\xa0\x80"}', "byte 9 "),
        (b'{"id": "\\ud800"}', "surrogate"),
        (b'{"\\uDFFF": 1}', "surrogate"),
        (b"[" * 100, "column 33:"),
        (b'{"a":' * 40 + b"1" + b"}" * 40, "column 161:"),
        (b"[" * 500_000, "column 33:"),
        (b"\xef\xbb\xbf{}", "column 1: a byte order mark"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(line: bytes, place: str) -> None:
    assert place in bad(line)


def test_brackets_in_texts_are_not_depth() -> None:
    line = b'{"do": "hello", "id": "' + b'[{\\"' * 200 + b'"}'
    assert Client().send(line)["id"] == '[{"' * 200


def test_thirty_two_levels_are_read_and_many_brackets_side_by_side() -> None:
    assert read(b"[" * 32 + b"]" * 32) is not None
    assert len(read(b"[" + b"[]," * 5000 + b"[]]")) == 5001


@pytest.mark.parametrize("kept", ["x", "é", "🃏", "a b", '"', "\\", "\x00"])
def test_an_id_comes_back_as_it_was(kept: str) -> None:
    assert Client().say("hello", id=kept)["id"] == kept


@pytest.mark.parametrize("kept", [0, -1, 1.5, 2**70, -0.25, 1e300])
def test_a_number_may_be_an_id(kept: float) -> None:
    assert Client().say("hello", id=kept)["id"] == kept


@pytest.mark.parametrize("kept", [True, False, [1], {}])
def test_anything_else_may_not(kept: object) -> None:
    answer = Client().say("hello", id=kept)
    assert (answer["ok"], answer["id"], answer["error"]["code"]) == (False, None, "bad-request")


def test_the_id_of_a_refused_request_comes_back_too() -> None:
    client = Client()
    assert client.say("nonsense", id="a")["id"] == "a"
    assert client.say("view", id="b", table="t9", seat=0)["id"] == "b"
    assert client.send(b'{"id": "c"}')["id"] == "c"
    assert client.send(b'{"do": 5, "id": "d"}')["id"] == "d"


def test_no_id_is_null() -> None:
    client = Client()
    assert client.say("hello")["id"] is None
    assert client.say("hello", id=None)["ok"] is True


@pytest.mark.parametrize("line", [b"[]", b"5", b'"hello"', b"null", b"true", b"1e5"])
def test_a_request_is_an_object(line: bytes) -> None:
    answer = Client().send(line)
    assert answer["error"]["code"] == "bad-request"
    assert "an object" in answer["error"]["message"]


def test_lines_are_cut_at_their_ends_and_the_last_needs_none() -> None:
    assert list(lines(io.BytesIO(b"a\n\nb\r\nc"))) == [b"a", b"", b"b\r", b"c"]
    assert list(lines(io.BytesIO(b""))) == []


def test_the_longest_line_is_read_and_a_longer_one_is_passed_over() -> None:
    longest = b"a" * LONGEST
    assert list(lines(io.BytesIO(longest + b"\nb\n"))) == [longest, b"b"]
    assert list(lines(io.BytesIO(longest + b"a\nb\n"))) == [None, b"b"]
    assert list(lines(io.BytesIO(longest * 3 + b"\n\n"))) == [None, b""]
    assert list(lines(io.BytesIO(longest + b"a"))) == [None]
    assert list(lines(io.BytesIO(longest))) == [longest]


def test_too_long_says_how_long_a_line_may_be() -> None:
    answer = Client().send(None)
    assert (answer["ok"], answer["id"], answer["error"]["code"]) == (False, None, "too-long")
    assert "1000000 bytes" in answer["error"]["message"]
