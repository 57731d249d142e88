"""Villainous by rules of thumb: pursue the objective, keep opponents from theirs.

`wishes` says in figures what any villain wants, the module of each villain what this one wants,
`thinking` gives every option of a question its figure, and `seen` lays out what a view tells.
"""

from typing import Any

from skulduggery.bots.bot import Bot
from skulduggery.bots.rules_of_thumb.villainous.seen import laid
from skulduggery.bots.rules_of_thumb.villainous.villains import thought_over
from skulduggery.engine.decision import Decision, Option


class RulesOfThumb(Bot):
    name = "rules-of-thumb"

    def choose(self, view: dict[str, Any], decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        s = laid(self.game_id, view)
        beside = [seat.get("aside", []) for seat in view["seats"]]
        played = [card for cards in beside if isinstance(cards, list) for card in cards]
        thought = thought_over(s, view["seat"], decision, played)
        best = decision.options[0]
        most = thought.figure(best)
        for option in decision.options[1:]:
            figure = thought.figure(option)
            if figure > most:
                best, most = option, figure
        return best
