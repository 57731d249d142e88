"""What every game offers: set-up, decision, apply, view, imagine, clone, result.

Two floors, one set of rules. Below, `actor`, `legal` and `play` work on whole numbers: playouts,
search and benches stand there. Above, `decision` and `apply` speak in Options and Events, made on
demand from the same state: people, records and the pipe stand there.
"""

from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.events import Event

NOBODY = -1
"""The actor of a game that is over."""

Value = int | bool | str | None


class TableOption:
    """A setting of a table. `kind` is 'number', 'switch', 'choice' or 'seat' (a seat or random)."""

    __slots__ = ("name", "kind", "default", "low", "high", "choices")

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.low = low
        self.high = high
        self.choices = choices

    def wanted(self, players: int) -> str:
        """What would be right, in words."""
        if self.kind == "number":
            none = "" if self.default is not None else ", or nothing"
            return f"a whole number from {self.low} to {self.high}{none}"
        if self.kind == "switch":
            return "true or false"
        if self.kind == "seat":
            return f'a seat from 0 to {players - 1}, or "random"'
        return "one of " + ", ".join(self.choices)

    def allows(self, value: object, players: int) -> bool:
        number = isinstance(value, int) and not isinstance(value, bool)
        if self.kind == "number":
            if value is None:
                return self.default is None
            return number and isinstance(value, int) and self.low <= value <= self.high
        if self.kind == "switch":
            return isinstance(value, bool)
        if self.kind == "seat":
            return value == "random" or (number and isinstance(value, int) and 0 <= value < players)
        return isinstance(value, str) and value in self.choices

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"type": self.kind, "default": self.default}
        if self.kind == "number":
            out["min"] = self.low
            out["max"] = self.high
        if self.choices:
            out["choices"] = list(self.choices)
        return out


class Setup:
    """A table before the first card: how many sit there, as which villains, with which options."""

    __slots__ = ("decks", "options", "players", "villains")

    def __init__(
        self,
        players: int,
        villains: tuple[str, ...],
        options: dict[str, Value],
        decks: tuple[str, ...] = (),
    ) -> None:
        self.players = players
        self.villains = villains
        self.options = options
        self.decks = decks
        """By seat, the hash of a deck of one's own, empty where it is ours; () where all are."""

    def seated(self) -> list[str]:
        """The villains by seat, one with a deck of one's own as `boba-fett@3f2a...`."""
        if not self.decks:
            return list(self.villains)
        named = zip(self.villains, self.decks, strict=True)
        return [f"{villain}@{deck}" if deck else villain for villain, deck in named]

    def number(self, name: str) -> int:
        """A number option; 0 stands for 'none'."""
        value = self.options[name]
        return value if isinstance(value, int) else 0

    def switch(self, name: str) -> bool:
        return self.options[name] is True

    def choice(self, name: str) -> str:
        value = self.options[name]
        assert isinstance(value, str)
        return value

    def seat(self, name: str) -> int:
        """A seat option; NOBODY stands for 'random'."""
        value = self.options[name]
        return value if isinstance(value, int) else NOBODY


class Result:
    """How a game stands at its end."""

    __slots__ = ("over", "winners", "scores", "reason")

    def __init__(
        self,
        over: bool,
        winners: tuple[int, ...] = (),
        scores: tuple[int, ...] | None = None,
        reason: str | None = None,
    ) -> None:
        self.over = over
        self.winners = winners
        self.scores = scores
        self.reason = reason

    def to_json(self) -> dict[str, Any]:
        return {
            "over": self.over,
            "winners": list(self.winners),
            "scores": None if self.scores is None else list(self.scores),
            "reason": self.reason,
        }


class State:
    """A table in the middle of play. Subclasses hold the cards; this holds luck and listeners."""

    __slots__ = ("chance", "drawn", "heard", "draws", "windows")

    def __init__(self, chance: Chance, drawn: int) -> None:
        self.chance = chance
        self.drawn = drawn
        self.heard: list[Event] | None = None
        self.draws: list[tuple[int, int]] | None = None
        self.windows: list[Window] | None = None

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1 by chance; where there is no choice, chance is not asked."""
        if n <= 1:
            return 0
        value = self.chance.draw(self.drawn, n)
        if value >= n:
            raise Refused("bad-record", f"draw {self.drawn}: {value} is not below {n}")
        self.drawn += 1
        if self.draws is not None:
            self.draws.append((n, value))
        return value

    # The lower floor.

    def actor(self) -> int:
        """The seat that is asked; NOBODY when the game is over."""
        raise NotImplementedError

    def legal(self) -> tuple[int, ...]:
        """The codes of what the actor may answer, in a fixed order; empty when the game is over."""
        raise NotImplementedError

    def play(self, code: int) -> None:
        """Carry out one of the legal codes, up to the next decision."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy. Nobody listens to it."""
        raise NotImplementedError

    # Answers in another's turn.

    def open_to(self, seat: int) -> list[tuple[str, bool]]:
        """The cards with which a seat may answer in another's turn just now, as far as everybody
        knows; and whether an event calls for it (else it is how things stand)."""
        return []

    def answers_held(self, seat: int) -> list[str]:
        """The cards in a hand with which it may at some time answer in another's turn."""
        return []

    # The upper floor.

    def decision(self) -> Decision | None:
        """The question that is open, or None when the game is over."""
        raise NotImplementedError

    def apply(self, option: Option) -> list[Event]:
        """Answer with an option of the open decision; what happened."""
        heard: list[Event] = []
        self.heard = heard
        self.play(option.code)
        self.heard = None
        return heard

    def result(self) -> Result:
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat knows (perfect memory); None: a spectator."""
        raise NotImplementedError

    def shown(self, seat: int | None) -> dict[str, Any]:
        """The view less what the table's options keep to memory: all that leaves a server."""
        return self.view(seat)

    def notes(self, seat: int | None) -> dict[str, Any]:
        """What follows from the view for people to read beside it: changed numbers with their
        reasons, how far objectives have come. Nothing that the seat does not know."""
        return {}

    def position(self) -> dict[str, Any]:
        """Everything, in the shape that `lay` takes; for a table at the top of a turn."""
        raise NotImplementedError

    def imagine(self, seat: int, chance: Chance) -> "State":
        """A state that `seat` cannot tell from this one, filled and continued by `chance`."""
        raise NotImplementedError

    def why_not(self, seat: int, card: str | None, location: str | None) -> str | None:
        """What forbids `seat` that card or location (an id and its rule); None: nothing does."""
        raise NotImplementedError

    def compact(self) -> tuple[Any, ...]:
        """All fields as plain tuples and numbers: what pickles, and what equality means."""
        raise NotImplementedError


class Window:
    """A moment in which others may answer, whether anybody is asked or not: the state in that
    moment, and how many events of this answer came before it."""

    __slots__ = ("state", "told")

    def __init__(self, state: State, told: int) -> None:
        self.state = state
        self.told = told


class Game:
    """A game that can be put on a table. One instance each, without a state of its own."""

    id: str = ""
    rules_version: int = 1
    least: int = 2
    most: int = 6
    villains: tuple[str, ...] = ()
    beginner: str = ""
    """The villain for somebody's first game, where there is one."""
    options: tuple[TableOption, ...] = ()
    out_of_turn: bool = False
    """Whether there are cards that answer in another's turn."""

    def start(
        self,
        setup: Setup,
        chance: Chance,
        heard: list[Event] | None = None,
        draws: list[tuple[int, int]] | None = None,
    ) -> State:
        """Deal, up to the first decision. Events and draws of the set-up go to who listens."""
        raise NotImplementedError

    def lay(self, position: dict[str, Any], setup: Setup, chance: Chance) -> State:
        """A state in exactly that position; what cannot be is refused with its place named."""
        raise NotImplementedError

    def seats_of_position(self, position: dict[str, Any]) -> "Seating":
        """How many players a position has, and as which villains."""
        raise NotImplementedError

    def setup(
        self,
        players: object = None,
        villains: object = None,
        options: object = None,
        seed: int = 0,
    ) -> Setup:
        """Check what somebody asked for. Villains not named are drawn from the seed."""
        named: tuple[str, ...] = ()
        decks: tuple[str, ...] = ()
        if villains is not None:
            named, decks = self._named(villains)
            if players is not None and players != len(named):
                raise Refused(
                    "bad-players", f"players: {players!r}, but villains names {len(named)}"
                )
            count = len(named)
        else:
            if players is None:
                raise Refused("bad-players", f"players: {self._wanted()}")
            if not isinstance(players, int) or isinstance(players, bool):
                raise Refused("bad-players", f"players: {players!r}; {self._wanted()}")
            count = players
        if not self.least <= count <= self.most:
            raise Refused("bad-players", f"{self.id}: {count} players; {self._wanted()}")
        if self.villains and villains is None:
            named = self._drawn(count, seed)
        return Setup(count, named, self._checked(options, count), decks if any(decks) else ())

    def take_deck(self, text: str) -> str:
        """Read a deck of one's own: how a table names the villain who plays with it."""
        raise Refused("bad-option", f"decks: {self.id} has none that could be one's own")

    def dealt_with(self, villains: object, own: list[str]) -> list[str]:
        """The villains by seat, each of these decks of one's own in the hands of its villain."""
        if not isinstance(villains, (list, tuple)):
            raise Refused("bad-players", "decks: with a deck of one's own, villains must be named")
        out = [str(name) for name in villains]
        for deck in own:
            villain = deck.partition("@")[0]
            if villain not in out:
                raise Refused("bad-players", f"decks: a deck of {villain}, who does not play here")
            out[out.index(villain)] = deck
        return out

    def deck_text(self, digest: str) -> str:
        """The file of a deck of one's own that was read."""
        raise Refused("bad-option", f"decks: {self.id} has none that could be one's own")

    def check_deck(self, villain: str, digest: str) -> None:
        """Refuse a deck of one's own that nobody has shown yet."""
        raise Refused("bad-players", f"villains: {self.id} has no decks of one's own")

    def _wanted(self) -> str:
        if self.least == self.most:
            return f"{self.least} players are needed"
        return f"{self.least} to {self.most} players are needed"

    def _named(self, villains: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The villains by seat, and the hash of a deck of one's own behind an @."""
        if not self.villains:
            raise Refused("bad-players", f"villains: {self.id} has none; give players instead")
        if not isinstance(villains, (list, tuple)):
            raise Refused("bad-players", "villains: a list of villains by seat is needed")
        seen: list[str] = []
        decks: list[str] = []
        for told in villains:
            name, at, deck = told.partition("@") if isinstance(told, str) else (told, "", "")
            if not isinstance(name, str) or name not in self.villains:
                raise Refused(
                    "bad-players",
                    f"villains: {str(name)[:60]!r} is not one of {', '.join(self.villains)}",
                )
            if name in seen:
                raise Refused("bad-players", f"villains: {name} sits there twice")
            if at:
                self.check_deck(name, deck)
            seen.append(name)
            decks.append(deck)
        return tuple(seen), tuple(decks)

    def _drawn(self, count: int, seed: int) -> tuple[str, ...]:
        luck = Chance(seed ^ 0x56494C4C41494E53)  # apart from the luck of the cards
        left = list(self.villains)
        return tuple([left.pop(luck.draw(n, len(left))) for n in range(count)])

    def _checked(self, options: object, players: int) -> dict[str, Value]:
        given: dict[Any, Any] = {}
        if options is not None:
            if not isinstance(options, dict):
                raise Refused("bad-option", "options: an object with named options is needed")
            given = options
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise Refused(
                    "bad-option",
                    f"option {str(name)[:60]!r}: {self.id} has {', '.join(known)}",
                )
        out: dict[str, Value] = {}
        for option in self.options:
            value: Any = given.get(option.name, option.default)
            if not option.allows(value, players):
                raise Refused(
                    "bad-option",
                    f"option {option.name}: {str(value)[:60]!r};"
                    f" {option.wanted(players)} is needed",
                )
            out[option.name] = value
        return out


class Seating:
    """Who sits in a position."""

    __slots__ = ("players", "villains")

    def __init__(self, players: int, villains: tuple[str, ...]) -> None:
        self.players = players
        self.villains = villains
