"""A table of Disney Villainous for tests, laid as a person would lay it.

    t = table(maleficent(power=3, hand=["dragon-form"], the_forest=["guards", "savage-goon"]),
              prince_john())
    t.do("play dragon-form", "choose guards")

A location is a keyword (`the_forest=`); Heroes go to its upper side, everything else to the lower.
Seat 0 is on turn, in the action phase, unless told otherwise. Hands are empty, so nobody is asked
for a Condition; cards that are not named lie in their decks.
"""

import json
from pathlib import Path
from typing import Any

from skulduggery.engine.decision import Decision
from skulduggery.engine.events import EVERYBODY
from skulduggery.engine.game import NOBODY
from skulduggery.engine.record import Table
from skulduggery.games.villainous import realm
from skulduggery.games.villainous.disney import GAME
from skulduggery.games.villainous.piles import aside
from skulduggery.games.villainous.play import play_card
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.zones import CARDS, DECK, FATE_DECK, POWER_ON

FACTS: dict[str, Any] = {
    file.stem: json.loads(file.read_text("utf-8"))
    for file in sorted((Path(__file__).parents[2] / "facts" / "disney-villainous").glob("*.json"))
}
HEROES = {
    card["id"] for facts in FACTS.values() for card in facts["fate_deck"] if card["type"] == "hero"
}
SEATED = (
    "power",
    "pawn",
    "hand",
    "deck",
    "discard",
    "fate",
    "fate_discard",
    "locked",
    "used",
    "lasting",
    "rest",
)
"""The fields of a seat that are no locations."""

CURSES = {
    "forbidden_mountains": ["green-fire"],
    "briar_roses_cottage": ["green-fire"],
    "the_forest": ["forest-of-thorns"],
    "king_stefans_castle": ["dreamless-sleep"],
}
"""Maleficent's objective, laid out."""

Laid = str | dict[str, Any]
Events = list[dict[str, Any]]


class Hypnotized(dict[str, Any]):
    """A Hero on the lower side."""


class Seat:
    """A villain with what lies before them."""

    def __init__(self, villain: str, described: dict[str, Any]) -> None:
        self.villain = villain
        self.entry: dict[str, Any] = {"realm": {}}
        for name, value in described.items():
            if name in SEATED:
                self.entry[name] = value
                continue
            halves: dict[str, list[Laid]] = {"top": [], "bottom": []}
            for card in value:
                id = card if isinstance(card, str) else card["card"]
                serves = isinstance(card, Hypnotized)
                halves["top" if id in HEROES and not serves else "bottom"].append(card)
            self.entry["realm"][name.replace("_", "-")] = halves


def captain_hook(**described: Any) -> Seat:
    return Seat("captain-hook", described)


def jafar(**described: Any) -> Seat:
    return Seat("jafar", described)


def maleficent(**described: Any) -> Seat:
    return Seat("maleficent", described)


def prince_john(**described: Any) -> Seat:
    return Seat("prince-john", described)


def queen_of_hearts(**described: Any) -> Seat:
    return Seat("queen-of-hearts", described)


def wicket(card: str, *items: str, **more: Any) -> dict[str, Any]:
    """A Card Guard that has been turned into a Wicket."""
    return {**on(card, *items, **more), "wicket": True}


def small(hero: str, *covers: str) -> dict[str, Any]:
    """A shrunken Hero, with the symbol that is still covered."""
    return {"card": hero, "size": "small", "covers": list(covers)}


def large(hero: str, *covers: str) -> dict[str, Any]:
    """An enlarged Hero, with all symbols that are covered."""
    return {"card": hero, "size": "large", "covers": list(covers)}


def ursula(**described: Any) -> Seat:
    return Seat("ursula", described)


def on(bearer: str, *items: str, **more: Any) -> dict[str, Any]:
    """A card of a realm with what is attached to it, `power` on it, or a certain `copy`."""
    return {"card": bearer, "attached": list(items), **more}


def hypnotized(hero: str, *items: str) -> Hypnotized:
    """A Hero who serves Jafar, with what is attached to him."""
    return Hypnotized({"card": hero, "attached": list(items)})


def names(cards: list[Any]) -> list[str]:
    """The ids in a part of a position, attached cards after their bearers."""
    out: list[str] = []
    for card in cards:
        if isinstance(card, str):
            out.append(card)
        else:
            out += [card["card"], *names(card.get("attached", []))]
    return out


class Played:
    """A table with short words for what a test does and looks at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.last: list[Any] = []

    @property
    def state(self) -> Villainous:
        state = self.table.state
        assert isinstance(state, Villainous)
        return state

    # What is asked.

    @property
    def decision(self) -> Decision:
        decision = self.table.decision()
        assert decision is not None, "the game is over"
        return decision

    @property
    def over(self) -> bool:
        return self.table.decision() is None

    @property
    def actor(self) -> int:
        return self.state.actor()

    @property
    def prompt(self) -> str:
        return self.decision.prompt

    @property
    def options(self) -> list[str]:
        return [option.text for option in self.decision.options]

    def can(self, text: str) -> bool:
        return text in self.options

    def why_not(self, card: str, seat: int = 0) -> str | None:
        return self.state.why_not(seat, card, None)

    def why_not_to(self, location: str, seat: int = 0) -> str | None:
        return self.state.why_not(seat, None, location)

    # What is done.

    def do(self, *answers: str) -> "Played":
        """Answers one after another, each by whom it is asked of."""
        self.last = []
        for answer in answers:
            self.last += self.table.answer(answer).events
        return self

    def play_by_a_card(self, card: str, by: int) -> "Played":
        """A fate card is played in mid-turn by what a card of another villain does."""
        state = self.state
        number = next(
            n
            for n, printed in enumerate(state.cast.cards)
            if printed.id == card and n in state.pile(n // CARDS, FATE_DECK).cards()
        )
        pile = state.pile(number // CARDS, FATE_DECK)
        state.set_pile(number // CARDS, FATE_DECK, pile.without(number))
        aside(state, number, EVERYBODY)
        play_card(state, by, number, True)
        return self._go_on()

    def another_fate(self, by: int, target: int) -> "Played":
        """A second Fate action in a turn that has one symbol for it only."""
        self.state.box.start_fate(self.state, by, target)
        return self._go_on()

    def _go_on(self) -> "Played":
        self.state.asking, self.state.asked = NOBODY, ()
        self.state.advance()
        return self

    def heard(self, seat: int | None = 0) -> Events:
        """What a reader saw happen during the last `do`."""
        seen = [event.read(seat) for event in self.last]
        return [event for event in seen if event is not None]

    def told(self, kind: str, seat: int | None = 0) -> list[str]:
        """The cards of the events of a kind during the last `do`, as a reader saw them."""
        return [event.get("card", "?") for event in self.heard(seat) if event["event"] == kind]

    # What lies where.

    @property
    def turn(self) -> int:
        return self.state.turn

    def seat(self, seat: int) -> dict[str, Any]:
        """The seat's part of the whole position."""
        entry = self.state.position()["seats"][seat]
        assert isinstance(entry, dict)
        return entry

    def power(self, seat: int = 0) -> int:
        return int(self.seat(seat)["power"])

    def pawn(self, seat: int = 0) -> str:
        return str(self.seat(seat)["pawn"])

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(self.seat(seat)["hand"])

    def discard(self, seat: int = 0) -> list[str]:
        return names(self.seat(seat)["discard"])

    def fate_discard(self, seat: int = 0) -> list[str]:
        return names(self.seat(seat)["fate_discard"])

    def deck(self, seat: int = 0) -> list[str]:
        """The cards of the villain deck: those on the top in order, then the others by name."""
        return self._pile(seat, DECK)

    def fate(self, seat: int = 0) -> list[str]:
        return self._pile(seat, FATE_DECK)

    def _pile(self, seat: int, which: int) -> list[str]:
        pile = self.state.pile(seat, which)
        cards = self.state.cast.cards
        bag = sorted([cards[card].id for card in pile.bag])
        return [cards[n].id for n in pile.top] + bag + [cards[n].id for n in pile.bottom]

    def at(self, location: str) -> list[str]:
        """All cards of a location: the upper side, then the lower."""
        for seat in range(self.state.players):
            halves = self.seat(seat)["realm"].get(location)
            if halves is not None:
                return names(halves["top"] + halves["bottom"])
        raise AssertionError(f"nobody has a {location}")

    def where(self, card: str) -> str:
        """The one place of a card of which there is one: a location, a pile or a hand."""
        found = self.where_all(card)
        assert len(found) == 1, f"{card} lies in {found}"
        return found[0]

    def where_all(self, card: str) -> list[str]:
        """Every place where a card of this name lies, its decks last."""
        found: list[str] = []
        for seat in range(self.state.players):
            entry = self.seat(seat)
            found += [spot for spot in entry["realm"] if card in self.at(spot)]
            found += [zone for zone in ("hand", "discard", "fate_discard") if card in entry[zone]]
            found += ["deck"] * (card in self.deck(seat)) + ["fate"] * (card in self.fate(seat))
        return found

    def number(self, card: str) -> int:
        """The first copy that lies in a realm."""
        for seat in range(self.state.players):
            for number in self.state.in_play(seat):
                if self.state.cast.cards[number].id == card:
                    return number
        raise AssertionError(f"{card} is in no realm")

    def strength(self, card: str) -> int:
        return realm.strength(self.state, self.number(card))

    def attached(self, card: str) -> list[str]:
        items = self.state.attached_to(self.number(card))
        return [self.state.cast.cards[item].id for item in items]

    def power_on(self, card: str) -> int:
        return self.state.mark(self.number(card), POWER_ON)

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.state.view(seat)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.state.result().winners


def position(*seats: Seat, **about: Any) -> dict[str, Any]:
    """What `lay` takes."""
    return {
        "villains": [seat.villain for seat in seats],
        "seats": [seat.entry for seat in seats],
        **about,
    }


def table(
    *seats: Seat,
    seed: int = 0,
    edition: str = "current",
    limit_rounds: int | None = None,
    **about: Any,
) -> Played:
    """A laid table. `turn`, `phase` and whatever else a position holds go by their names."""
    laid = position(*seats, **about)
    options = {"edition": edition, "limit_rounds": limit_rounds, "first": about.get("first", 0)}
    setup = GAME.setup(villains=laid["villains"], options=options)
    return Played(Table(GAME, setup, seed, laid))


def dealt(*villains: str, seed: int = 0, **options: Any) -> Played:
    """A game from its beginning."""
    setup = GAME.setup(villains=list(villains or ("maleficent", "prince-john")), options=options)
    return Played(Table(GAME, setup, seed))
