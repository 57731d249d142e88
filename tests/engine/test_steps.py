"""Frames of half-done business are values."""

import copy
import pickle

from skulduggery.engine.steps import Frame

FRAME = Frame(12, 3, (5, 0, -1))


def test_going_on_and_binding_give_new_frames() -> None:
    assert FRAME.to(4).parts() == (12, 4, (5, 0, -1))
    assert FRAME.bind(0, 9).parts() == (12, 3, (9, 0, -1))
    assert FRAME.bind(1, 9).parts() == (12, 3, (5, 9, -1))
    assert FRAME.bind(2, 9).parts() == (12, 3, (5, 0, 9))
    assert FRAME.parts() == (12, 3, (5, 0, -1))


def test_equal_frames_are_one_value() -> None:
    assert Frame(12, 3, (5, 0, -1)) == FRAME
    assert hash(Frame(12, 3, (5, 0, -1))) == hash(FRAME)
    others = (FRAME.to(4), FRAME.bind(0, 9), Frame(13, 3, (5, 0, -1)))
    assert len({FRAME, *others}) == 4
    assert FRAME.parts() != FRAME


def test_frames_copy_and_pickle_and_can_be_read() -> None:
    for other in (pickle.loads(pickle.dumps(FRAME)), copy.copy(FRAME), copy.deepcopy(FRAME)):
        assert other == FRAME
    assert repr(FRAME) == "Frame(12, 3, (5, 0, -1))"
