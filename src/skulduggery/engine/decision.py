"""Who chooses, among what; and how each choice is written."""

from typing import Any


class Refused(Exception):
    """Bad input: `code` is one of the protocol's, the message says what, where, what would do."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Option:
    """One thing that may be answered.

    `code` is the number that the lower floor plays. `text` is the verb and its arguments, free of
    any language, unique within the decision.
    """

    __slots__ = (
        "n",
        "code",
        "text",
        "verb",
        "card",
        "copy",
        "location",
        "seat",
        "to",
        "amount",
        "symbol",
    )

    def __init__(
        self,
        code: int,
        text: str,
        card: str | None = None,
        copy: int | None = None,
        location: str | None = None,
        seat: int | None = None,
        to: int | None = None,
        amount: int | None = None,
        symbol: str | None = None,
    ) -> None:
        self.n = 0
        self.code = code
        self.text = text
        self.verb = "choose" if text == "done" else text.partition(" ")[0]
        self.card = card
        self.copy = copy
        self.location = location
        self.seat = seat
        self.to = to
        self.amount = amount
        self.symbol = symbol

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"n": self.n, "text": self.text, "verb": self.verb}
        if self.card is not None:
            out["card"] = self.card
        if self.copy is not None:
            out["copy"] = self.copy
        if self.location is not None:
            out["location"] = self.location
        if self.seat is not None:
            out["seat"] = self.seat
        if self.to is not None:
            out["to"] = self.to
        if self.amount is not None:
            out["amount"] = self.amount
        if self.symbol is not None:
            out["symbol"] = self.symbol
        return out


class Decision:
    """A question to one seat. `about` names the card or rule that asks, for the prompt's words;
    `picked` what was chosen so far where several are chosen one by one."""

    __slots__ = ("actor", "prompt", "options", "about", "picked")

    def __init__(
        self,
        actor: int,
        prompt: str,
        options: tuple[Option, ...],
        about: str | None = None,
        picked: tuple[str, ...] = (),
    ) -> None:
        for n, option in enumerate(options):
            option.n = n
        self.actor = actor
        self.prompt = prompt
        self.options = options
        self.about = about
        self.picked = picked

    def find(self, answer: object) -> Option:
        """The option that an index or a text names; anything else is refused."""
        if isinstance(answer, Option):
            answer = answer.text
        if isinstance(answer, int) and not isinstance(answer, bool):
            if 0 <= answer < len(self.options):
                return self.options[answer]
            raise Refused(
                "illegal",
                f"option {answer}: there are {len(self.options)} options,"
                f" 0 to {len(self.options) - 1}",
            )
        if isinstance(answer, str):
            text = " ".join(answer.split())
            for option in self.options:
                if option.text == text:
                    return option
            some = ", ".join([repr(option.text) for option in self.options[:6]])
            more = ", ..." if len(self.options) > 6 else ""
            raise Refused("illegal", f"option {text[:80]!r} is not offered; offered: {some}{more}")
        raise Refused(
            "bad-request", f"option: a number or a text is needed, not {type(answer).__name__}"
        )

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"actor": self.actor, "prompt": self.prompt}
        if self.about is not None:
            out["about"] = self.about
        if self.picked:
            out["picked"] = list(self.picked)
        out["options"] = [option.to_json() for option in self.options]
        return out
