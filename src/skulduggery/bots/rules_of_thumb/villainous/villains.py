"""Whose wishes are whose."""

from skulduggery.bots.rules_of_thumb.villainous.boba_fett import BobaFett
from skulduggery.bots.rules_of_thumb.villainous.cad_bane import CadBane
from skulduggery.bots.rules_of_thumb.villainous.captain_hook import CaptainHook
from skulduggery.bots.rules_of_thumb.villainous.jafar import Jafar
from skulduggery.bots.rules_of_thumb.villainous.maleficent import Maleficent
from skulduggery.bots.rules_of_thumb.villainous.prince_john import PrinceJohn
from skulduggery.bots.rules_of_thumb.villainous.queen_of_hearts import QueenOfHearts
from skulduggery.bots.rules_of_thumb.villainous.seventh_sister import SeventhSister
from skulduggery.bots.rules_of_thumb.villainous.thinking import Thought
from skulduggery.bots.rules_of_thumb.villainous.ursula import Ursula
from skulduggery.bots.rules_of_thumb.villainous.wishes import Wishes
from skulduggery.engine.decision import Decision
from skulduggery.games.villainous.state import Villainous

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


def thought_over(s: Villainous, seat: int, decision: Decision, played: list[str | None]) -> Thought:
    """A question to a seat, thought over on a table as that seat knows it."""
    wishes: list[Wishes] = []
    for other, villain in enumerate(s.cast.villains):
        wishes.append(WISHES.get(villain.id, Wishes)(s, other))
    return Thought(wishes, seat, decision, played)
