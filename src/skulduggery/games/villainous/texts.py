"""What a card text is made of.

A text is a tuple of steps. A step knows whether it can be carried out (`can` gives 0, or the number
of the reason why not) and how (`do`). A step that asks is an `Ask`. Nothing here has a state: what
is half done lies on the stack as frames that name a text, a position and what was chosen so far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from skulduggery.engine.decision import Option
from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.reasons import FINE, NOTHING

if TYPE_CHECKING:
    from skulduggery.games.villainous.state import Villainous

# What a frame of a card text has bound, by position. Cards picked one by one follow after these.
YOU = 0

REALM = 1

THIS = 2

IT = 3

OTHER = 4

PLACE = 5

AMOUNT = 6

PICKS = 7

# Answers that name neither a card nor a place.
DONE = 9001

PASS = 9002

YES = 9003


class Step:
    """One thing that a text does."""

    def can(self, s: Villainous, f: Frame) -> int:
        """0, or why it cannot be done, from what the chooser knows."""
        return FINE

    def do(self, s: Villainous, f: Frame) -> None:
        """Do it. The frame on the stack already stands at the next step."""
        raise NotImplementedError

    def run(self, s: Villainous, f: Frame) -> bool:
        """Take the step, or skip it when it has become impossible; False: it waits."""
        s.stack[-1] = f.to(f.at + 1)
        if self.can(s, f) == FINE:
            self.do(s, f)
        return True

    def texts(self) -> tuple[Text, ...]:
        """The texts inside this one."""
        return ()


class Ask(Step):
    """A step that asks somebody. `prompt` is the stable id of the question."""

    prompt: str = "choose"

    def asked(self, s: Villainous, f: Frame) -> int:
        return f.bound[YOU]

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        """What may be answered; nothing means that the question falls away."""
        raise NotImplementedError

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        raise NotImplementedError

    def option(self, s: Villainous, f: Frame, code: int) -> Option:
        raise NotImplementedError

    def always(self) -> bool:
        """Is it asked even when there is only one answer?"""
        return False

    def about(self, f: Frame) -> int:
        """The card that the question is about, or -1."""
        return f.bound[THIS] if len(f.bound) >= PICKS else -1

    def picks(self, f: Frame) -> tuple[int, ...]:
        """The cards that were picked so far where several are."""
        return ()

    def skip(self, s: Villainous, f: Frame) -> None:
        """Nothing can be answered."""
        s.stack[-1] = f.to(f.at + 1)

    def run(self, s: Villainous, f: Frame) -> bool:
        codes = self.codes(s, f)
        if not codes:
            self.skip(s, f)
            return True
        if len(codes) == 1 and not self.always():
            self.answer(s, f, codes[0])
            return True
        s.asking = self.asked(s, f)
        s.asked = codes
        return False


class Text:
    """Steps in order. `rule` marks a text of the rules, between whose steps what cards have set off
    is carried out; a card text is carried out whole first (DV-53)."""

    def __init__(self, steps: tuple[Step, ...], rule: bool = False) -> None:
        self.steps = steps
        self.rule = rule
        self.even_gone = False
        self.number = -1

    def can(self, s: Villainous, f: Frame, at: int) -> int:
        """Can the text be carried out from step `at` on, with what the frame has bound?"""
        steps = self.steps
        for n in range(at, len(steps)):
            step = steps[n]
            if isinstance(step, Choice):
                for code in step.candidates(s, f):
                    if self.can(s, step.chosen(f, code), n + 1) == FINE:
                        return FINE
                return NOTHING
            why = step.can(s, f)
            if why != FINE:
                return why
        return FINE


class Choice(Ask):
    """A question whose answer is bound to a slot. Answers with which the rest cannot go on are not
    offered; when none is left the question falls away."""

    optional: bool = False
    needed_for: Step | None = None
    """An optional question may be passed only while this can be done without it."""

    def __init__(self, slot: int, prompt: str) -> None:
        self.slot = slot
        self.prompt = prompt

    def candidates(self, s: Villainous, f: Frame) -> list[int]:
        raise NotImplementedError

    def chosen(self, f: Frame, code: int) -> Frame:
        return f.bind(self.slot, code)

    def codes(self, s: Villainous, f: Frame) -> tuple[int, ...]:
        text = s.box.texts[f.text]
        out: list[int] = []
        for code in self.candidates(s, f):
            if text.can(s, self.chosen(f, code), f.at + 1) == FINE:
                out.append(code)
        if out and self.optional:
            needed = self.needed_for
            if needed is None or needed.can(s, f) == FINE:
                out.append(PASS)
        return tuple(out)

    def skip(self, s: Villainous, f: Frame) -> None:
        if self.optional:
            s.stack.pop()
        else:
            s.stack[-1] = f.to(f.at + 1)

    def answer(self, s: Villainous, f: Frame, code: int) -> None:
        if code == PASS:
            s.stack.pop()
        else:
            s.stack[-1] = self.chosen(f, code).to(f.at + 1)
