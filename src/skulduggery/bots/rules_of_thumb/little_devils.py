"""Little Devils by rules of thumb: shed devils where it is safe, duck, keep the middle cards.

For each card: how likely it takes the trick, times the devils lying there, less what it would cost
to keep the card. A leader never takes the own trick, so leading is the time to shed.
"""

from typing import Any

from skulduggery.bots.bot import Bot
from skulduggery.engine.decision import Decision, Option
from skulduggery.games.little_devils.cards import DEVILS, HAND

KEEP_A_DEVIL = 0.2
"""What it costs to keep a card, for each of its devils."""
KEEP_AN_EDGE = 0.5
"""What it costs to keep the highest or lowest card, for each player: edges take tricks."""
LATER = 1.5
"""Devils on a card of which nothing is known."""


class RulesOfThumb(Bot):
    name = "rules-of-thumb"

    def choose(self, view: dict[str, Any], decision: Decision) -> Option:
        best = decision.options[0]
        if len(decision.options) == 1:
            return best
        table = Seen(view)
        least = table.cost(best.code)
        for option in decision.options[1:]:
            cost = table.cost(option.code)
            if cost < least:
                best, least = option, cost
        return best


class Seen:
    """What matters of a view for choosing a card."""

    def __init__(self, view: dict[str, Any]) -> None:
        hands = view["hands"]
        players = len(hands)
        self.players = players
        self.last = HAND * players
        self.trick: list[int] = view["trick"]
        known = set(self.trick) | set(hands[view["seat"]]) | set(view["out"])
        for trick in view["tricks"]:
            known.update(trick["cards"])
        for pile in view["taken"]:
            if isinstance(pile, list):
                known.update(pile)
        self.unseen = [card for card in range(1, self.last + 1) if card not in known]
        behind = players - 1 - len(self.trick)
        self.later = [hands[(view["seat"] + step) % players] for step in range(1, behind + 1)]

    def cost(self, card: int) -> float:
        return self.taking(card) * self.prize(card) - self.keeping(card)

    def prize(self, card: int) -> float:
        lying = sum([DEVILS[other] for other in self.trick]) + DEVILS[card]
        return lying + LATER * len(self.later)

    def keeping(self, card: int) -> float:
        edge = abs(2 * card - self.last - 1) / (self.last - 1)
        return KEEP_A_DEVIL * DEVILS[card] + KEEP_AN_EDGE * self.players * edge * edge

    def taking(self, card: int) -> float:
        """How likely this card takes the trick."""
        if not self.trick:
            return 0.0
        led = self.trick[0]
        second = self.trick[1] if len(self.trick) > 1 else card
        if second > led:
            return self.taking_up(card, self.trick, self.unseen)
        top = self.last + 1  # down is up with every card counted from the other end
        return self.taking_up(
            top - card,
            [top - other for other in self.trick],
            [top - other for other in self.unseen],
        )

    def taking_up(self, card: int, trick: list[int], unseen: list[int]) -> float:
        led = trick[0]
        above = len([other for other in unseen if other > led])
        below = len(unseen) - above
        lowest = min(trick)
        chance = 1.0
        if card > led:
            if lowest < led or card < max(trick):
                return 0.0
            higher = len([other for other in unseen if other > card])
            for held in self.later:
                fails = failing(len(unseen), above, held)
                if above:
                    chance *= (1.0 - fails) * (1.0 - higher / above)
                else:
                    chance = 0.0
            return chance
        if card > lowest:
            return 0.0
        lower = len([other for other in unseen if other < card])
        for held in self.later:
            if below:
                chance *= 1.0 - failing(len(unseen), above, held) * lower / below
        return chance


def failing(unseen: int, above: int, held: int) -> float:
    """How likely `held` cards out of `unseen` have none of the `above` that are asked for."""
    chance = 1.0
    for n in range(held):
        if unseen <= n:
            break
        chance *= max(unseen - above - n, 0) / (unseen - n)
    return chance
