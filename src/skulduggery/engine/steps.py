"""The stack of what is still to be done.

Whatever is half done lies there, in the state: a frame is the id of a text, the position in it, and
bindings as small whole numbers. Frames are values, shared by clones. So a game can be cloned,
saved, imagined and searched in the middle of any effect.
"""

from skulduggery.engine.chance import Chance
from skulduggery.engine.game import State


class Frame:
    __slots__ = ("text", "at", "bound")

    def __init__(self, text: int, at: int, bound: tuple[int, ...]) -> None:
        self.text = text
        self.at = at
        self.bound = bound

    def to(self, at: int) -> "Frame":
        return Frame(self.text, at, self.bound)

    def bind(self, slot: int, value: int) -> "Frame":
        bound = self.bound
        return Frame(self.text, self.at, bound[:slot] + (value,) + bound[slot + 1 :])

    def parts(self) -> tuple[int, int, tuple[int, ...]]:
        return (self.text, self.at, self.bound)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Frame({self.text}, {self.at}, {self.bound})"

    def __reduce__(self) -> tuple[type["Frame"], tuple[int, int, tuple[int, ...]]]:
        return (Frame, self.parts())


class Stacked(State):
    """A state whose half-done business lies on a stack."""

    __slots__ = ("stack",)

    def __init__(self, chance: Chance, drawn: int, stack: list[Frame]) -> None:
        super().__init__(chance, drawn)
        self.stack = stack

    def step(self, frame: Frame) -> bool:
        """Carry out one step of the top frame; False when it waits for an answer."""
        raise NotImplementedError

    def advance(self) -> None:
        """Go on until somebody is asked or nothing is left to do."""
        stack = self.stack
        while stack and self.step(stack[-1]):
            pass
