"""Villainous by rules of thumb: pursue the objective, keep opponents from theirs.

`wishes` says in figures what any villain wants, the module of each villain what this one wants,
`thinking` gives every option of a question its figure, and `seen` lays out what a view tells.
"""

from typing import Any

from skulduggery.bots.bot import Bot
from skulduggery.bots.rules_of_thumb.villainous.boba_fett import BobaFett
from skulduggery.bots.rules_of_thumb.villainous.cad_bane import CadBane
from skulduggery.bots.rules_of_thumb.villainous.captain_hook import CaptainHook
from skulduggery.bots.rules_of_thumb.villainous.jafar import Jafar
from skulduggery.bots.rules_of_thumb.villainous.maleficent import Maleficent
from skulduggery.bots.rules_of_thumb.villainous.prince_john import PrinceJohn
from skulduggery.bots.rules_of_thumb.villainous.queen_of_hearts import QueenOfHearts
from skulduggery.bots.rules_of_thumb.villainous.seen import laid
from skulduggery.bots.rules_of_thumb.villainous.seventh_sister import SeventhSister
from skulduggery.bots.rules_of_thumb.villainous.thinking import Thought
from skulduggery.bots.rules_of_thumb.villainous.ursula import Ursula
from skulduggery.bots.rules_of_thumb.villainous.wishes import Wishes
from skulduggery.engine.decision import Decision, Option

WISHES: dict[str, type[Wishes]] = {
    "boba-fett": BobaFett,
    "cad-bane": CadBane,
    "captain-hook": CaptainHook,
    "jafar": Jafar,
    "maleficent": Maleficent,
    "prince-john": PrinceJohn,
    "ursula": Ursula,
    "queen-of-hearts": QueenOfHearts,
    "seventh-sister": SeventhSister,
}


class RulesOfThumb(Bot):
    name = "rules-of-thumb"

    def choose(self, view: dict[str, Any], decision: Decision) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        s = laid(self.game_id, view)
        villains: list[str] = view["villains"]
        wishes = [WISHES.get(id, Wishes)(s, seat) for seat, id in enumerate(villains)]
        beside = [seat.get("aside", []) for seat in view["seats"]]
        played = [card for cards in beside if isinstance(cards, list) for card in cards]
        thought = Thought(wishes, view["seat"], decision, played)
        best = decision.options[0]
        most = thought.figure(best)
        for option in decision.options[1:]:
            figure = thought.figure(option)
            if figure > most:
                best, most = option, figure
        return best
