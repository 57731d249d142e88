"""What is printed on cards, and what their abilities are made of: moments, lasting rules, tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skulduggery.games.villainous.texts import Text
from skulduggery.games.villainous.zones import POWER

if TYPE_CHECKING:
    from skulduggery.games.villainous.state import Villainous

# Types of cards.
ALLY = 0
ITEM = 1
EFFECT = 2
CONDITION = 3
CURSE = 4
HERO = 5
CONTACT = 6
BOUNTY = 7
SHIP = 8
RESTRICTION = 9
TYPE_NAMES = (
    "ally",
    "item",
    "effect",
    "condition",
    "curse",
    "hero",
    "contact",
    "bounty",
    "ship",
    "restriction",
)

# Kinds of symbols, in the order in which a turn's options list them.
GAIN = 0
PLAY = 1
ACTIVATE = 2
FATE = 3
MOVE = 4
MOVE_HERO = 5
VANQUISH = 6
DISCARD = 7
AMBITION_SYMBOL = 8
SYMBOL_NAMES = (
    "gain-power",
    "play-card",
    "activate",
    "fate",
    "move-item-or-ally",
    "move-hero",
    "vanquish",
    "discard",
    "play-activate-ambition",
)


# Kinds of events that set something off.
PLAYED = 0
MOVED = 1
PAWN_MOVED = 2
DEFEATED = 3
HELPED = 4
TARGETED = 5
BEFORE_MOVE = 6
GONE = 7
"""A card was discarded from the realm."""
GAINED = 16
SPENT_AMBITION = 17
FATED = 18
"""A Hero was played by a Fate action: told to Conditions of the villain whose Hero it is."""
VANQUISHED = 19
"""A Vanquish was carried out; the amount is how many Allies it used."""


class When:
    """An ability that an event sets off. `even_gone`: also when its card has left meanwhile."""

    kind: int = 0
    even_gone: bool = False
    at_once: bool = False
    """Is it a mark of the rules, made in the middle of whatever goes on, and not a text?"""

    def __init__(self, text: Text) -> None:
        self.text = text
        text.even_gone = self.even_gone

    def fits(self, s: Villainous, source: int, card: int, place: int) -> bool:
        raise NotImplementedError

    def now(self, s: Villainous, source: int, card: int, place: int, amount: int) -> None:
        """What an ability that is `at_once` does when this happened."""


# What a lasting rule changes: a card says which of these it touches, so that others are passed by.
STRENGTH = 1
COSTS = 2
PLAYING = 4
MOVING = 8
SHIELD = 16
GAINING = 32
OPEN_HAND = 64
COVERED = 128
ADDED = 256
STAYING = 512
HELP = 1024
REACH = 2048
HELPERS = 4096
REPLACES = 8192
RETURNS = 16384
JOINS = 1 << 15
HAND_SIZE = 1 << 16
AIMED = 1 << 17
COMPELLED = 1 << 18
PAYS = 1 << 19
UNSPENT = 1 << 20
OWN_MOVES = 1 << 21
SPARED = 1 << 22
SHELTER = 1 << 23
ACTIVATING = 1 << 24
UNABLE = 1 << 25
FORBIDS = 1 << 26
HELPING = 1 << 27
KEEPS = 1 << 28
FEW_HELPERS = 1 << 29
CAPTURED = 1 << 30
HUNTING = 1 << 31


class Lasting:
    """What holds while a card (`source`) is in play. The rules themselves are in text/lasting.py;
    `hook` says which of the methods one answers."""

    hook: int = 0

    def strength(self, s: Villainous, source: int, card: int) -> int:
        """STRENGTH: what is added to the strength of `card`."""
        return 0

    def cost(self, s: Villainous, source: int, card: int, place: int, onto: int) -> int:
        """COSTS: what is added to the cost of playing `card` (to `place`, -1 for an Effect; `onto`
        the card that bears it or that the Effect chooses, -1 when there is none)."""
        return 0

    def bans(self, s: Villainous, source: int, card: int, place: int) -> bool:
        """PLAYING, MOVING: is `card` kept from being played or moved to `place`?"""
        return False

    def binds(self, s: Villainous, source: int, card: int) -> bool:
        """OWN_MOVES: is its owner kept from moving `card`?"""
        return False

    def spares(self, s: Villainous, source: int, card: int) -> bool:
        """SPARED: is `card` kept from being turned into a Wicket, or from being shrunk?"""
        return False

    def shields(self, s: Villainous, source: int, hero: int) -> bool:
        """SHIELD: can `hero` not be defeated?"""
        return False

    def shelters(self, s: Villainous, source: int, hero: int) -> bool:
        """SHELTER: can `hero` not be chosen for a Vanquish?"""
        return False

    def gain(self, s: Villainous, source: int) -> int:
        """GAINING: what is added to each gain of Power."""
        return 0

    def hand_size(self) -> int:
        """HAND_SIZE: how many cards more its owner draws up to."""
        return 0

    def drawn(self) -> int:
        """HAND_SIZE: how many cards more its owner draws, whatever the hand."""
        return 0

    def refuses(self, s: Villainous, source: int, hero: int, ally: int) -> bool:
        """HELP: may `ally` not be used in a Vanquish against `hero`?"""
        return False

    def helpers(self, s: Villainous, source: int, hero: int) -> int:
        """HELPERS: how many Allies a Vanquish of `hero` must use."""
        return 0

    def activation(self, s: Villainous, source: int, card: int) -> int:
        """ACTIVATING: what is added to the cost of an activation of `card`."""
        return 0

    def disables(self, s: Villainous, source: int, card: int) -> bool:
        """UNABLE: is `card` kept from being activated?"""
        return False

    def forbids(self, kind: int) -> bool:
        """FORBIDS: is a kind of action forbidden to the owner?"""
        return False

    def helping(self, s: Villainous, source: int, hero: int, ally: int) -> int:
        """HELPING: what is added to the strength of `ally` in a Vanquish against `hero`."""
        return 0

    def most_helpers(self, s: Villainous, source: int) -> int:
        """FEW_HELPERS: how many Allies a Vanquish may use."""
        return 999

    def keeping(self, s: Villainous, source: int, hero: int) -> Keeping | None:
        """KEEPS: at what price this card stays when it was used against `hero`."""
        return None

    def hunting(self, s: Villainous, source: int) -> int:
        """HUNTING: what is added to the cost of a Hunt."""
        return 0

    def joining(self) -> int:
        """JOINS: the price at which this Ally may come to the Hero of a Vanquish."""
        return 0

    def symbol(self) -> Symbol:
        """ADDED: the symbol that this card adds to its location."""
        raise NotImplementedError

    def pays(self, s: Villainous, source: int, card: int) -> bool:
        """PAYS: may this card be discarded in place of paying for `card`?"""
        return False

    def uses_covered(self, s: Villainous, source: int) -> bool:
        """COVERED: may its owner use one covered symbol where the pawn stands?"""
        return False


class Keeping:
    """What it costs to keep an Ally that was used in a Vanquish, and whether in the hand."""

    def __init__(self, price: int, currency: int = POWER, in_hand: bool = False) -> None:
        self.price = price
        self.currency = currency
        self.in_hand = in_hand


class Test:
    """A property of a card, seen from the card that asks (`source`)."""

    def holds(self, s: Villainous, source: int, card: int) -> bool:
        raise NotImplementedError


class Requirement:
    """When a Condition may be played."""

    news: int = -1
    """The kind of event that it waits for; -1 when it looks at the table."""

    def holds(self, s: Villainous, holder: int) -> bool:
        raise NotImplementedError


X = -1
"""The cost of an Effect that is as high as the strength of the Hero at whom it is aimed."""
CARD_GUARD = "card-guard"
"""The tag of Allies that can be turned into a Wicket (DV-75)."""

NOWHERE = 0
ON_ALLY = 1
ON_HERO = 2
ON_CONTACT = 3

# How long an Effect goes on after it was carried out.
AT_ONCE = 0
UNTIL_NEXT_TURN = 1
THROUGH_NEXT_TURN = 2


class Special:
    """What cards of one type have and no others: the symbols of a ship, the Hunt of a Bounty."""

    def texts(self) -> tuple[Text, ...]:
        """The texts inside, in a fixed order."""
        return ()

    def moments(self, printed: tuple[When, ...]) -> tuple[When, ...]:
        """What events set off, of a card that is printed with these."""
        return printed


class Card:
    """A card as printed. The constructors of the vocabulary (Ally, Hero, ...) are in disney/box."""

    def __init__(
        self,
        id: str,
        type: int,
        copies: int,
        cost: int,
        strength: int,
        fate: bool,
        text: Text | None,
        when: tuple[When, ...],
        lasting: tuple[Lasting, ...],
        attach: int,
        bearer: tuple[Test, ...],
        bonus: int,
        activate: Text | None,
        activate_cost: int,
        any_time: Text | None,
        requirement: Requirement | None,
        until: int,
        tags: tuple[str, ...],
        french: Card | None,
        currency: int = POWER,
        activate_currency: int = POWER,
        special: Special | None = None,
    ) -> None:
        self.id = id
        self.type = type
        self.copies = copies
        self.cost = cost
        self.strength = strength
        self.fate = fate
        self.text = text
        self.when = when
        self.lasting = lasting
        self.attach = attach
        self.bearer = bearer
        self.bonus = bonus
        self.activate = activate
        self.activate_cost = activate_cost
        self.any_time = any_time
        self.requirement = requirement
        self.until = until
        self.tags = tags
        self.french = french
        self.currency = currency
        """The number of a seat that it is paid from."""
        self.activate_currency = activate_currency
        self.special = special
        self.upper = type == HERO or (type == SHIP and fate)
        """Does it lie on the upper side?"""
        self.hooks = 0
        for rule in lasting:
            self.hooks |= rule.hook
        self.listens = 0
        for moment in when:
            self.listens |= 1 << moment.kind

    def printed_cost(self) -> int | str:
        """The cost as the card names it."""
        return "X" if self.cost == X else self.cost

    def type_name(self) -> str:
        return TYPE_NAMES[self.type]

    def texts(self) -> list[Text]:
        """All texts of the card, those of its French printing included, in a fixed order."""
        out: list[Text] = []
        for text in (self.text, self.activate, self.any_time):
            if text is not None:
                out.append(text)
        for when in self.when:
            out.append(when.text)
        if self.special is not None:
            out.extend(self.special.texts())
        if self.french is not None:
            out.extend(self.french.texts())
        return out


class Symbol:
    def __init__(self, kind: int, amount: int = 0) -> None:
        self.kind = kind
        self.amount = amount

    def name(self) -> str:
        if self.kind == GAIN:
            return f"{SYMBOL_NAMES[GAIN]}-{self.amount}"
        return SYMBOL_NAMES[self.kind]
