"""What happened, what is asked and what may be answered, as sentences for one reader.

Everything comes in as the protocol has it: an event as `Event.read` gives it, a decision, an
option, a reason such as `higher.LD-7`. Which message says it is found by its kind and its places:
for an event `event-<kind>-<from>-<to>`, `event-<kind>-from-<from>`, `event-<kind>-to-<to>` or
`event-<kind>`, the first of them that there is; each may end in `-in-<game>`.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from skulduggery.words import Words

FOLDED = ("deal", "draw", "discard", "reveal", "look")
"""Of these, several in a row that differ in the card only are told in one sentence."""


class Choice(Protocol):
    """An option of a decision."""

    @property
    def text(self) -> str: ...
    @property
    def verb(self) -> str: ...
    @property
    def card(self) -> str | None: ...
    @property
    def copy(self) -> int | None: ...
    @property
    def location(self) -> str | None: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def to(self) -> int | None: ...
    @property
    def amount(self) -> int | None: ...
    @property
    def symbol(self) -> str | None: ...


class Question(Protocol):
    """A decision."""

    @property
    def prompt(self) -> str: ...
    @property
    def about(self) -> str | None: ...


class Reason(Protocol):
    """What speaks for an option or against it."""

    @property
    def key(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def card(self) -> str: ...
    @property
    def seat(self) -> int: ...


class Teller:
    """Tells one reader (None: a spectator) of one table. `names` are the players' by seat."""

    def __init__(
        self,
        words: Words,
        game: str,
        names: Sequence[str],
        reader: int | None = None,
        edition: str = "current",
    ) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.reader = reader
        self.edition = edition

    # What happened.

    def story(self, events: Sequence[dict[str, Any]]) -> list[str]:
        """One sentence for each event; cards that are dealt or drawn in a row make one."""
        out: list[str] = []
        at = 0
        while at < len(events):
            after = at + 1
            if events[at]["event"] in FOLDED:
                while after < len(events) and _alike(events[at], events[after]):
                    after += 1
            out.append(self._sentence(events[at], events[at:after]))
            at = after
        return out

    def event(self, event: dict[str, Any]) -> str:
        return self._sentence(event, [event])

    def _sentence(self, event: dict[str, Any], all: Sequence[dict[str, Any]]) -> str:
        origin: dict[str, Any] = event.get("from", {})
        to: dict[str, Any] = event.get("to", {})
        seat = event.get("seat")
        other = next(
            (place["seat"] for place in (to, origin) if place.get("seat") not in (None, seat)), None
        )
        card = self.cards([one.get("card") for one in all])
        told = self.words.first(
            *_event_keys(f"event-{event['event']}", origin, to, self.game),
            you=self._who(seat, other),
            whose="own" if other is None else "other",
            name=self.name(seat),
            other=self.name(other),
            card=card,
            known="yes" if event.get("card") else "no",
            count=event.get("amount", 0),
            at=self.place(to if "location" in to else origin, "at"),
            to=self.place(to, "to"),
        )
        told = _ended(told)
        return _capital(told) if told.startswith(card) else told

    def _who(self, seat: int | None, other: int | None) -> str:
        """Which of the two seats of a sentence reads it."""
        if self.reader is None or self.reader not in (seat, other):
            return "no"
        return "seat" if self.reader == seat else "other"

    # What is asked, and what may be answered.

    def question(self, decision: Question) -> str:
        about = decision.about
        return self.words.first(
            *_forms(f"prompt-{decision.prompt}", self.game),
            card=self.card(about) if about else "",
            about="card" if about else "none",
        )

    def option(self, option: Choice, view: dict[str, Any] | None = None) -> str:
        """A short label. With the view, cards of one name are told apart by where they lie."""
        target = option.to if option.to is not None else option.seat
        keys = _option_keys(option, self.game)
        found = _copies(view, option.card) if view and option.copy is not None else {}
        location, wicket = found.get(option.copy or 0, ("", False))
        card = self.card(option.card) if option.card else ""
        if wicket:
            card = self.words.say("card-as-wicket", card=card)
        if view and option.verb == "move-pawn" and option.location == _pawn(view, self.reader):
            keys = ["option-stay"]
        label = self.words.first(
            *keys,
            you="seat" if target is not None and target == self.reader else "no",
            name=self.name(target),
            card=card,
            location=self.words.name("location", option.location) if option.location else "",
            to=self.place({"location": option.location}, "to"),
            count=option.amount if option.amount is not None else 0,
            symbol=self.symbol(option.symbol) if option.symbol else "",
        )
        label = _capital(label)
        if option.copy is None or "#" not in option.text:
            return label
        at = self.place({"location": location}, "at") if location else ""
        if at and list(found.values()).count((location, wicket)) == 1:
            return self.words.say("option-where", option=label, at=at)
        key = "option-where-copy" if at else "option-copy"
        return self.words.say(key, option=label, at=at, copy=str(option.copy))

    def reason(self, reason: str) -> str:
        """Why something cannot be chosen, with its rule."""
        name, _, rule = reason.partition(".")
        sentence = self.words.first(*_forms(f"reason-{name}", self.game))
        return self.words.say("reason-with-rule", reason=sentence, rule=rule) if rule else sentence

    def hint(self, reasons: Sequence[Reason]) -> str:
        """What speaks for an option or against it, in one sentence."""
        clauses = [
            self.words.first(
                *_forms(f"hint-{reason.key}", self.game),
                count=reason.count,
                card=self.card(reason.card) if reason.card else "",
                name=self.name(reason.seat) if reason.seat >= 0 else "",
            )
            for reason in reasons
        ]
        return _ended(_capital(self.words.row(clauses)) + ".")

    # Names.

    def name(self, seat: int | None) -> str:
        return "" if seat is None else self.names[seat]

    def card(self, card: str | None) -> str:
        """The name of a card; a card that is not known is just a card."""
        if card is None:
            return self.words.say("some-cards", count=1)
        if card.startswith("hero:"):
            return self.words.say("card-as-hero", card=self.words.name("card", card[5:]))
        return self.words.name("card", card)

    def cards(self, cards: Sequence[str | None]) -> str:
        """Several cards in a row, those that are not known as a number."""
        told = [self.card(card) for card in cards if card is not None]
        hidden = len(cards) - len(told)
        if hidden:
            told.append(self.words.say("some-cards", count=hidden))
        return self.words.row(told)

    def card_text(self, card: str) -> str:
        """What a card does, in our words; empty where there is nothing to say."""
        key = f"card-{card}-text"
        if self.edition == "french" and self.words.has(f"card-{card}-french"):
            key = f"card-{card}-french"
        return self.words.say(key) if self.words.has(key) else ""

    def symbol(self, symbol: str) -> str:
        """The name of a symbol, such as `play-card` or `gain-power-3`."""
        kind, _, amount = symbol.rpartition("-")
        if amount.isdigit():
            return self.words.say(f"symbol-{kind}", count=int(amount))
        return self.words.say(f"symbol-{symbol}", count=0)

    def requirement(self, id: str) -> str:
        """What a Bounty asks for; also what only a deck of one's own asks for."""
        said = self.words
        if said.has(f"requirement-{id}"):
            return said.say(f"requirement-{id}")
        verb, _, what = id.partition("-")
        if verb == "at":
            return said.say("requirement-at", to=self.place({"location": what}, "to"))
        if verb == "defeat" and what.startswith("strength-"):
            return said.say("requirement-strength", count=int(what.removeprefix("strength-")))
        if verb == "defeat":
            return said.say("requirement-defeat", card=self.card(what))
        if verb == "pay":
            amount, _, currency = what.partition("-")
            in_ambition = currency == "ambition"
            key = "requirement-pay-ambition" if in_ambition else "requirement-pay-credits"
            return said.say(key, count=int(amount))
        return said.say("requirement-allies", count=int(verb))

    def place(self, place: dict[str, Any], word: str) -> str:
        """A place with its preposition: `at` The Forest, or `to` it."""
        location = place.get("location")
        if location is None:
            return ""
        key = f"location-{location}.{word}"
        if self.words.has(key):
            return self.words.say(key)
        return self.words.say(f"location-{word}", location=self.words.name("location", location))


def _alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    aside = ("card", "copy")
    return {key: value for key, value in one.items() if key not in aside} == {
        key: value for key, value in other.items() if key not in aside
    }


def _zones(place: dict[str, Any]) -> list[str]:
    """The zone of a place as keys have it: with its side, and without."""
    if not place:
        return []
    zone = str(place["zone"]).replace("_", "-")
    return [f"{zone}-{place['side']}", zone] if "side" in place else [zone]


def _event_keys(base: str, origin: dict[str, Any], to: dict[str, Any], game: str) -> list[str]:
    froms, tos = _zones(origin), _zones(to)
    keys = [f"{base}-{one}-{other}" for one in froms for other in tos]
    keys += [f"{base}-from-{zone}" for zone in froms]
    keys += [f"{base}-to-{zone}" for zone in tos]
    return [key for one in [*keys, base] for key in _forms(one, game)]


def _forms(key: str, game: str) -> list[str]:
    """A message may have a form of its own in one game."""
    return [f"{key}-in-{game}", key]


def _option_keys(option: Choice, game: str) -> list[str]:
    if option.text == "done":
        return ["option-done"]
    base = f"option-{option.verb}"
    given = [
        f"{base}-{what}"
        for what in ("to", "card", "location", "seat", "symbol", "amount")
        if getattr(option, what) is not None
    ]
    word = option.text.partition(" ")[2]
    if not given and word:
        given = [f"{base}-{word}"]
    return [key for one in [*given, base] for key in _forms(one, game)]


def _pawn(view: dict[str, Any], seat: int | None) -> str | None:
    """Where the pawn of a seat stands; None in a game without pawns."""
    if seat is None or "seats" not in view:
        return None
    pawn = view["seats"][seat].get("pawn")
    return str(pawn) if pawn is not None else None


def _copies(view: dict[str, Any], card: str | None) -> dict[int, tuple[str, bool]]:
    """Where the copies of a card lie in all realms, and whether as a Wicket, by copy."""
    out: dict[int, tuple[str, bool]] = {}
    for seat in view.get("seats", []):
        for location, sides in seat.get("realm", {}).items():
            lying = [one for side in sides.values() for one in side]
            while lying:
                one = lying.pop()
                if isinstance(one, dict):
                    lying += one.get("attached", [])
                    if one["card"] == card and "copy" in one:
                        out[one["copy"]] = (location, one.get("wicket", False))
    return out


def _ended(sentence: str) -> str:
    """A name that ends with its own mark takes no full stop behind it."""
    return sentence[:-1] if sentence.endswith(("!.", "?.")) else sentence


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
