"""The Villains card game by rules of thumb: count Heroes, avoid gifts, use specials that gain.

For each option: what all piles will be worth after it, one's own against the others', and what the
cards kept in the hand may still bring. A pile's worth looks ahead to the Heroes still to come, for
they decide which of its values are cancelled.
"""

from typing import Any

from skulduggery.bots.bot import Bot
from skulduggery.engine.decision import Decision, Option
from skulduggery.games.villains_cards.cards import (
    CURSE,
    EXCHANGE,
    HYPNOSIS,
    KIND_NAMED,
    NUMBERS,
    SABOTAGE,
    VALUE,
    WHIRLPOOL,
    matches,
)
from skulduggery.games.villains_cards.table import cancelled

HERO_RATE = 0.27
"""How often a card that is still to be played becomes a Hero."""
LEADER = 0.35
"""How much the best other pile counts against one's own, beyond its share of the others."""
SHARE = 0.65
PLAYABLE = 0.55
"""What a hand card is worth, as a part of its value: it can go onto one's own pile now, ..."""
LATER = 0.5
"""... or perhaps later, ..."""
LOST = 0.4
"""... or would have to be given away."""
SPECIAL = 2.0
"""What a special in the hand is worth: it may gain, and makes a Hero that costs nothing."""
TAKEN_OUT = 0.6
"""What a forced card costs each opponent."""
UNKNOWN = -1
MEAN = 3.5

Pile = list[tuple[int, bool]]
"""Kinds and whether they lie Hero side up, from the bottom."""


class RulesOfThumb(Bot):
    name = "rules-of-thumb"

    def __init__(self, game_id: str, seat: int, seed: int) -> None:
        super().__init__(game_id, seat, seed)
        self.risks: dict[tuple[int, int], list[float]] = {}

    def choose(self, view: dict[str, Any], decision: Decision) -> Option:
        best = decision.options[0]
        if len(decision.options) == 1:
            return best
        table = Seen(view, self)
        most = table.worth_of(best)
        for option in decision.options[1:]:
            worth = table.worth_of(option)
            if worth > most:
                best, most = option, worth
        return best

    def risk(self, heroes: int, to_come: int) -> list[float]:
        """For each value, how likely it is cancelled in a pile with that many Heroes."""
        key = (heroes, to_come)
        if key not in self.risks:
            out = [0.0] * 7
            chance = (1.0 - HERO_RATE) ** to_come
            for more in range(to_come + 1):
                for value in set(cancelled(heroes + more)):
                    out[value] += chance
                chance *= (to_come - more) / (more + 1) * HERO_RATE / (1.0 - HERO_RATE)
            self.risks[key] = out
        return self.risks[key]


class Seen:
    """What a view tells, and what would follow from each option."""

    def __init__(self, view: dict[str, Any], bot: RulesOfThumb) -> None:
        self.bot = bot
        self.seat: int = view["seat"]
        self.players = len(view["piles"])
        self.hand = [KIND_NAMED[name] for name in view["hands"][self.seat]]
        self.special: str | None = view["special"]
        self.to_come = [
            deck + (hand if isinstance(hand, int) else len(hand))
            for deck, hand in zip(view["decks"], view["hands"], strict=True)
        ]
        self.piles: list[Pile] = []
        for pile, down in zip(view["piles"], view["face_down"], strict=True):
            self.piles.append([(kind_of(name), at in down) for at, name in enumerate(pile)])

    def worth_of(self, option: Option) -> float:
        if option.verb == "choose":
            assert self.special is not None
            return self.chosen(KIND_NAMED[self.special], option.code, self.hand)
        assert option.card is not None
        kind = KIND_NAMED[option.card]
        rest = list(self.hand)
        rest.remove(kind)
        if option.verb == "special":
            return self.special_worth(kind, rest)
        piles = [list(pile) for pile in self.piles]
        if option.verb == "hero":
            piles[self.seat].append((kind, True))
        else:
            assert option.to is not None
            piles[option.to].append((kind, False))
        return self.worth(piles, rest)

    def special_worth(self, kind: int, rest: list[int]) -> float:
        """A special is worth what its best choice is worth."""
        if kind in (HYPNOSIS, EXCHANGE):
            targets = [n for n in range(self.players) if n != self.seat and self.piles[n]]
            if targets:
                return max([self.chosen(kind, target, rest) for target in targets])
        elif kind == WHIRLPOOL:
            return max([self.chosen(kind, way, rest) for way in (6, 7)])
        elif kind in (CURSE, SABOTAGE):
            return self.chosen(kind, 0, rest)
        hindered = self.players - 1 if kind not in (HYPNOSIS, EXCHANGE) else 0
        return self.worth(self.piles, rest) + TAKEN_OUT * hindered / (self.players - 1)

    def chosen(self, kind: int, choice: int, hand: list[int]) -> float:
        piles = [list(pile) for pile in self.piles]
        mine = piles[self.seat]
        if kind == CURSE:
            tops = [VALUE[pile[-1][0]] if pile and not pile[-1][1] else 0 for pile in piles]
            for pile, top in zip(piles, tops, strict=True):
                if top and top == max(tops):
                    pile.pop()
        elif kind == SABOTAGE:
            for seat, pile in enumerate(piles):
                if seat != self.seat and pile:
                    pile[-1] = (pile[-1][0], not pile[-1][1])
        elif kind == HYPNOSIS:
            hand = [*hand, piles[choice].pop()[0]]
        elif kind == EXCHANGE:
            given = [mine.pop()] if mine else []
            mine.append(piles[choice].pop())
            piles[choice] += given
        else:
            step = 1 if choice == 6 else -1
            lifted = [[pile.pop()] if pile else [] for pile in piles]
            for seat, card in enumerate(lifted):
                piles[(seat + step) % self.players] += card
        return self.worth(piles, hand)

    def worth(self, piles: list[Pile], hand: list[int]) -> float:
        """How the table stands for this seat."""
        values = []
        for seat, pile in enumerate(piles):
            to_come = self.to_come[seat] - (1 if seat == self.seat else 0)
            values.append(self.pile_worth(pile, to_come))
        own = values.pop(self.seat)
        against = SHARE * sum(values) / len(values) + LEADER * max(values)
        return own - against + self.hand_worth(piles, hand)

    def pile_worth(self, pile: Pile, to_come: int) -> float:
        risk = self.bot.risk(len([1 for _, down in pile if down]), to_come)
        total = 0.0
        for kind, down in pile:
            if not down:
                if kind == UNKNOWN:
                    total += MEAN
                else:
                    total += VALUE[kind] * (1.0 - risk[VALUE[kind]])
        return total

    def hand_worth(self, piles: list[Pile], hand: list[int]) -> float:
        mine = piles[self.seat]
        to_come = self.to_come[self.seat] - 1
        risk = self.bot.risk(len([1 for _, down in mine if down]), to_come)
        beside = [piles[self.seat - 1], piles[(self.seat + 1) % self.players]]
        total = 0.0
        for kind in hand:
            if kind == UNKNOWN:
                total += LATER * MEAN
            elif kind >= NUMBERS:
                total += SPECIAL
            else:
                part = LATER
                if any([fits(kind, pile) for pile in beside]):
                    part = LOST
                elif not mine or mine[-1][1] or mine[-1][0] >= NUMBERS or fits(kind, mine):
                    part = PLAYABLE
                total += part * VALUE[kind] * (1.0 - risk[VALUE[kind]])
        return total


def kind_of(name: str | None) -> int:
    return UNKNOWN if name is None else KIND_NAMED[name.removeprefix("hero:")]


def fits(kind: int, pile: Pile) -> bool:
    """Whether a number card matches what a pile shows."""
    if not pile:
        return False
    top, down = pile[-1]
    return not down and top != UNKNOWN and matches(kind, top)
