"""A tiny game to try the laws on, with faults that can be switched on.

Twelve lanterns, two to four players, two lanterns each. In a turn a player may look at the top of
the pile once, then plays a lantern, and the player on the left draws one. The greatest sum wins.
Each fault breaks a law.
"""

from collections import Counter
from random import Random
from typing import Any

from skulduggery.engine.chance import Chance
from skulduggery.engine.decision import Decision, Option, Refused
from skulduggery.engine.events import EVERYBODY, Event, Place
from skulduggery.engine.game import NOBODY, Game, Result, Seating, Setup, State, TableOption
from skulduggery.engine.piles import Pile
from tests.conformance.cards import Places, Shoe, other_way

FAULTS: set[str] = set()
LOOK = 100
LANTERNS = 12

world: list[int] = []
"""What a fault keeps outside of the state."""


def name(card: int) -> str:
    return f"lantern-{card + 1}"


class Lanterns(State):
    __slots__ = ("setup", "turn", "hands", "seen", "pile", "table", "looked", "turns")

    def __init__(
        self,
        chance: Chance,
        drawn: int,
        setup: Setup,
        turn: int,
        hands: list[tuple[int, ...]],
        seen: tuple[int, ...],
        pile: Pile,
        table: tuple[tuple[int, int], ...],
        looked: bool,
        turns: int,
    ) -> None:
        super().__init__(chance, drawn)
        self.setup = setup
        self.turn = turn
        self.hands = hands
        self.seen = seen
        self.pile = pile
        self.table = table
        self.looked = looked
        self.turns = turns

    def tell(self, event: Event) -> None:
        if self.heard is not None:
            self.heard.append(event)

    def draw(self, seat: int) -> None:
        pick = self.below(self.pile.choices())
        card, seen = self.pile.next(pick), self.pile.next_seen() | 1 << seat
        self.pile = self.pile.after(pick)
        self.hands[seat] = (*self.hands[seat], card)
        self.seen = self.seen[:card] + (seen,) + self.seen[card + 1 :]
        if "view-sums-what-was-drawn" in FAULTS:
            self.turns += 1000 * card
        knows = EVERYBODY if FAULTS & {"event-leaks", "event-names"} else seen
        self.tell(
            Event(
                "draw",
                seat,
                card=name(card),
                origin=Place(None, "pile"),
                to=Place(seat, "hand"),
                knows=knows,
            )
        )

    def actor(self) -> int:
        return self.turn if any(self.hands) else NOBODY

    def legal(self) -> tuple[int, ...]:
        if not any(self.hands) or ("no-options" in FAULTS and len(self.table) == 5):
            return ()
        look = () if self.looked or not self.pile.size() else (LOOK,)
        return tuple(sorted(self.hands[self.turn])) + look

    def play(self, code: int) -> None:
        seat = self.turn
        if code == LOOK:
            pick = self.below(self.pile.choices())
            card, seen = self.pile.next(pick), self.pile.next_seen() | 1 << seat
            self.pile = self.pile.after(pick).with_top(card, seen)
            self.looked = True
            kind = "peep" if "event-of-no-kind" in FAULTS else "look"
            self.tell(Event(kind, seat, card=name(card), knows=1 << seat))
            return
        self.hands[seat] = tuple([card for card in self.hands[seat] if card != code])
        if "endless" in FAULTS:
            self.pile = self.pile.shuffled((code,))
        elif "two-places" not in FAULTS or code != 3:
            self.seen = self.seen[:code] + (EVERYBODY,) + self.seen[code + 1 :]
            self.table = (*self.table, (seat, code))
        self.looked = False
        if "turn-untold" not in FAULTS:
            self.tell(Event("play", seat, card=name(code), to=Place(None, "table")))
        if self.pile.size():
            self.draw((seat + 1) % self.setup.players)
        if "world" in FAULTS:
            world.append(code)
            self.tell(Event("score", seat, amount=len(world)))
        self.turns += 1
        if "listening-changes" in FAULTS and self.draws is not None:
            self.turns += 1
        if any(self.hands):
            self.turn = (seat + 1) % self.setup.players
            while not self.hands[self.turn]:
                self.turn = (self.turn + 1) % self.setup.players
            if "turn-untold" not in FAULTS:
                self.tell(Event("turn", self.turn))
        else:
            for winner in self.result().winners:
                self.tell(Event("win", winner))
            self.tell(Event("end"))

    def clone(self) -> "Lanterns":
        hands = self.hands if "clone-shares" in FAULTS else list(self.hands)
        chance = Chance(self.chance.key + 1) if "clone-has-other-luck" in FAULTS else self.chance
        looked = False if "clone-forgets" in FAULTS else self.looked
        return Lanterns(
            chance,
            self.drawn,
            self.setup,
            self.turn,
            hands,
            self.seen,
            self.pile,
            self.table,
            looked,
            self.turns,
        )

    def decision(self) -> Decision | None:
        if self.actor() == NOBODY:
            return None
        options = []
        for code in self.legal():
            if code == LOOK:
                options.append(Option(code, "look"))
            elif "floors-differ" in FAULTS and code == 7:
                options.append(Option(6, "play lantern-8", card=name(code)))
            elif "same-text" in FAULTS and code in (4, 5):
                options.append(Option(code, "play lantern-5", card=name(code)))
            else:
                options.append(Option(code, f"play {name(code)}", card=name(code)))
        return Decision(self.turn, "card", tuple(options))

    def result(self) -> Result:
        if self.actor() != NOBODY:
            return Result(False)
        sums = [0] * self.setup.players
        for seat, card in self.table:
            sums[seat] += card + 1
        best = max(sums)
        winners = tuple([seat for seat, points in enumerate(sums) if points == best])
        return Result(True, () if "no-winner" in FAULTS else winners, tuple(sums), "points")

    def view(self, seat: int | None) -> dict[str, Any]:
        over = self.actor() == NOBODY
        bit = 0 if seat is None else 1 << seat
        hands: list[Any] = []
        for owner, hand in enumerate(self.hands):
            known = sorted([card for card in hand if self.seen[card] & bit])
            if "view-leaks" in FAULTS and 11 in hand:
                known = sorted({*known, 11})
            if "spectator-leaks" in FAULTS and seat is None:
                known = sorted(hand)
            if known or seat == owner or over:
                names: list[str | None] = [name(card) for card in known]
                hands.append(names + [None] * (len(hand) - len(known)))
            else:
                hands.append(len(hand))
        top: Any = []
        for card, seen in zip(self.pile.top, self.pile.top_seen, strict=True):
            top.append(name(card) if seen & bit else None)
        waiting: int | None = None if over else self.turn
        if "waiting-lies" in FAULTS and 11 in self.hands[self.turn]:
            waiting = (self.turn + 1) % self.setup.players
        out: dict[str, Any] = {
            "seat": seat,
            "turn": self.turn,
            "round": 1,
            "waiting": waiting,
            "options_of_table": dict(self.setup.options),
            "hands": hands,
            "pile": self.pile.size(),
            "top": top if "not-json" not in FAULTS else tuple(top),
            "table": [[owner, name(card)] for owner, card in self.table],
        }
        if "leaks-what-imagine-keeps" in FAULTS:
            out["last"] = [max(hand, default=0) for hand in self.hands]
        if "view-sums-what-was-drawn" in FAULTS:
            out["drawn"] = self.turns // 1000
        if "options-show" in FAULTS:
            out["options"] = len(self.legal())
        if "luck-shows" in FAULTS:
            out["luck"] = self.chance.key % 7
        if "hides-at-the-end" in FAULTS and over and seat != 0:
            out["table"] = len(self.table)
        if "no-round" in FAULTS:
            del out["round"]
        return out

    def shown(self, seat: int | None) -> dict[str, Any]:
        out = self.view(seat)
        if not self.setup.switch("open_memory") and self.actor() != NOBODY:
            out["table"] = out["table"][-1:]
        if "shown-tells-more" in FAULTS:
            out["extra"] = [list(hand) for hand in self.hands]
        return out

    def position(self) -> dict[str, Any]:
        return {
            "hands": [[name(card) for card in sorted(hand)] for hand in self.hands],
            "top": [name(card) for card in self.pile.top],
            "rest": [name(card) for card in self.pile.bag],
            "table": [[owner, name(card)] for owner, card in self.table],
            "turn": self.turn,
        }

    def imagine(self, seat: int, chance: Chance) -> "Lanterns":
        other = self.clone()
        bit = 1 << seat
        other.chance = self.chance if "imagine-keeps-luck" in FAULTS else chance
        other.drawn = self.drawn if "imagine-keeps-count" in FAULTS else 0
        if FAULTS & {"imagine-does-nothing", "leaks-what-imagine-keeps"}:
            return other
        top_seen = tuple(zip(self.pile.top, self.pile.top_seen, strict=True))
        pool = [card for hand in self.hands for card in hand if not self.seen[card] & bit]
        pool += [*self.pile.bag, *[card for card, seen in top_seen if not seen & bit]]
        if "imagine-trusts-the-order" not in FAULTS:
            pool.sort()
        new_seen = list(self.seen)

        def pick() -> int:
            return pool.pop(other.below(len(pool)))

        for owner, hand in enumerate(self.hands):
            new: list[int] = []
            for card in hand:
                known = self.seen[card] & bit
                if "imagine-deals-my-hand" in FAULTS and owner == seat:
                    known = 0
                    pool.append(card)
                if "imagine-moves-known" in FAULTS and owner != seat and known:
                    known = 0
                    pool.append(card)
                new.append(card if known else pick())
                new_seen[new[-1]] = self.seen[card]
            other.hands[owner] = tuple(new)
        if "imagine-loses" in FAULTS and pool:
            pool.pop()
        top = []
        for card, seen in top_seen:
            top.append(card if seen & bit else pick())
        other.pile = Pile(tuple(sorted(pool)), tuple(top), self.pile.top_seen)
        for card in pool:
            new_seen[card] = 0
        for card in top:
            new_seen[card] = 0
        other.seen = tuple(new_seen)
        return other

    def why_not(self, seat: int, card: str | None, location: str | None) -> str | None:
        if card not in [name(held) for held in self.hands[seat]]:
            return "not-in-hand.L-1"
        if "why-not-lies" in FAULTS and card == name(3):
            return "bad-luck.L-3"
        return None if seat == self.turn else "not-your-turn.L-2"

    def compact(self) -> tuple[Any, ...]:
        luck = (self.chance.key, self.chance.fixed, self.drawn)
        options = tuple(sorted(self.setup.options.items(), key=str))
        setup = (self.setup.players, self.setup.villains, options)
        return (
            luck,
            setup,
            self.turn,
            tuple(self.hands),
            self.seen,
            self.pile.parts(),
            self.table,
            self.looked if "compact-forgets" not in FAULTS else False,
            self.turns,
        )

    def __reduce__(self) -> Any:
        return (_again, (self.compact(),))


def _again(parts: Any) -> Lanterns:
    luck, setup, turn, hands, seen, pile, table, looked, turns = parts
    if "pickle-forgets" in FAULTS:
        looked = False
    return Lanterns(
        Chance(luck[0], luck[1]),
        luck[2],
        Setup(setup[0], setup[1], dict(setup[2])),
        turn,
        list(hands),
        seen,
        Pile(*pile),
        table,
        looked,
        turns,
    )


class LanternGame(Game):
    id = "lanterns"
    least = 2
    most = 4
    options = (
        TableOption("open_memory", "switch", False),
        TableOption("first", "seat", "random"),
    )

    def start(
        self,
        setup: Setup,
        chance: Chance,
        heard: list[Event] | None = None,
        draws: list[tuple[int, int]] | None = None,
    ) -> Lanterns:
        hands: list[tuple[int, ...]] = [()] * setup.players
        pile = Pile(tuple(range(LANTERNS)))
        state = Lanterns(chance, 0, setup, 0, hands, (0,) * LANTERNS, pile, (), False, 0)
        state.heard, state.draws = heard, draws
        first = setup.seat("first")
        state.turn = state.below(setup.players) if first == NOBODY else first
        for _ in range(2):
            for seat in range(setup.players):
                state.draw(seat)
        if "one-deal" in FAULTS and chance.key != 7:
            deal = self.start(setup, Chance(7))
            state.hands, state.pile, state.seen = deal.hands, deal.pile, deal.seen
            state.turn = deal.turn
        if "fork-differs" in FAULTS and chance.fixed:
            state.pile = state.pile.with_top(state.pile.bag[0], 1).without(state.pile.bag[0])
        state.heard = state.draws = None
        return state

    def seats_of_position(self, position: dict[str, Any]) -> Seating:
        return Seating(len(position["hands"]), ())

    def lay(self, position: dict[str, Any], setup: Setup, chance: Chance) -> Lanterns:
        cards = {name(card): card for card in range(LANTERNS)}
        try:
            hands = [tuple([cards[x] for x in hand]) for hand in position["hands"]]
            top = tuple([cards[x] for x in position["top"]])
            bag = tuple(sorted([cards[x] for x in position["rest"]]))
            table = tuple([(seat, cards[x]) for seat, x in position["table"]])
        except (KeyError, TypeError, ValueError) as error:
            raise Refused("bad-position", f"{error}") from None
        seen = [0] * LANTERNS
        for seat, hand in enumerate(hands):
            for card in hand:
                seen[card] = 1 << seat
        for _, card in table:
            seen[card] = EVERYBODY
        if "lay-loses" in FAULTS:
            bag = bag[1:]
        pile = Pile(bag, top, (0,) * len(top))
        turn = position["turn"]
        return Lanterns(chance, 0, setup, turn, hands, tuple(seen), pile, table, False, len(table))


GAME = LanternGame()


class LanternShoe(Shoe):
    zones = ("hands", "top", "table")

    def all_cards(self, state: State) -> Counter[str]:
        return Counter(name(card) for card in range(LANTERNS))

    def places(self, state: State) -> Places:
        assert isinstance(state, Lanterns)
        out = [
            (name(card), f"hand of {seat}")
            for seat, hand in enumerate(state.hands)
            for card in hand
        ]
        out += [(name(card), "pile") for card in state.pile.cards()]
        out += [(name(card), "table") for _, card in state.table]
        return out

    def can_be_laid(self, state: State) -> bool:
        assert isinstance(state, Lanterns)
        return not state.looked

    def swapped(self, position: dict[str, Any], seat: int, luck: Random) -> dict[str, Any] | None:
        new = {**position, "hands": [list(hand) for hand in position["hands"]]}
        new["rest"], new["top"] = list(position["rest"]), list(position["top"])
        hidden = [hand for owner, hand in enumerate(new["hands"]) if owner != seat]
        return new if other_way([*hidden, new["rest"], new["top"]], luck) else None
