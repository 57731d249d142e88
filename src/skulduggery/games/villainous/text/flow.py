"""Verbs that say whether other steps happen: may, afterwards, if."""

from __future__ import annotations

from skulduggery.engine.steps import Frame
from skulduggery.games.villainous.reasons import FINE
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.text.choices import agree
from skulduggery.games.villainous.text.who import Who, here
from skulduggery.games.villainous.texts import REALM, Choice, Step, Text


class may(Step):
    """What is optional: its first choice can be passed; a text without a choice is agreed to."""

    def __init__(self, *steps: Step, unless_needed_for: Step | None = None) -> None:
        first = steps[0]
        if isinstance(first, Choice):
            first.optional = True
            first.needed_for = unless_needed_for
            self.text = Text(steps)
        else:
            self.text = Text((agree(),) + steps)

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def do(self, s: Villainous, f: Frame) -> None:
        s.push(self.text, f.bound)


class afterwards(Step):
    """A step that an earlier one may make possible: the card states its own `can` instead."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def texts(self) -> tuple[Text, ...]:
        return self.step.texts()

    def do(self, s: Villainous, f: Frame) -> None:
        if self.step.can(s, f) == FINE:
            self.step.do(s, f)


class if_pawn_is_here(Step):
    """If the villain's pawn stands where this card is."""

    def __init__(self, *steps: Step) -> None:
        self.text = Text(steps)

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def do(self, s: Villainous, f: Frame) -> None:
        if s.pawn(f.bound[REALM]) == here(s, f):
            s.push(self.text, f.bound)


class if_any(Step):
    """If there is at least one of these cards."""

    def __init__(self, who: Who, *steps: Step) -> None:
        self.who = who
        self.text = Text(steps)

    def texts(self) -> tuple[Text, ...]:
        return (self.text,)

    def do(self, s: Villainous, f: Frame) -> None:
        if self.who.all(s, f):
            s.push(self.text, f.bound)
