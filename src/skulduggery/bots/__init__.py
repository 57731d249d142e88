"""The bots. They know what their seat knows, and nothing else."""

from importlib import import_module

from skulduggery.bots.bot import Asked, Bot, Budget, ask, told
from skulduggery.bots.levels import level_of, searching_levels
from skulduggery.engine.decision import Refused

__all__ = ["Asked", "Bot", "Budget", "ask", "imagines", "levels", "make", "told", "usual_level"]

RANDOM = "random"
RULES_OF_THUMB = "rules-of-thumb"

_THUMBS = {
    "little-devils": "skulduggery.bots.rules_of_thumb.little_devils",
    "disney-villains-card-game": "skulduggery.bots.rules_of_thumb.villains_cards",
    "disney-villainous": "skulduggery.bots.rules_of_thumb.villainous",
    "star-wars-villainous": "skulduggery.bots.rules_of_thumb.villainous",
}


def levels(game_id: str) -> tuple[str, ...]:
    """The levels that play a game: dice, rules of thumb, and the minds that search, from 1 up."""
    thumbs = (RULES_OF_THUMB,) if game_id in _THUMBS else ()
    return (RANDOM, *thumbs, *[level.name for level in searching_levels(game_id)])


def usual_level(game_id: str) -> str:
    """The level that sits at a table unless somebody chooses another."""
    return RULES_OF_THUMB if game_id in _THUMBS else RANDOM


def imagines(level: str) -> bool:
    """Whether bots of this level want an imagined state beside the view."""
    return level not in (RANDOM, RULES_OF_THUMB)


def make(level: str, game_id: str, seat: int, seed: int) -> Bot:
    """A bot for one seat of one table. Its module is brought in only now."""
    if level not in levels(game_id):
        raise Refused(
            "bad-request",
            f"level {level[:40]!r}: for {game_id[:40]} there are {', '.join(levels(game_id))}",
        )
    if level == RANDOM:
        from skulduggery.bots.dice import Dice

        return Dice(game_id, seat, seed)
    if level != RULES_OF_THUMB:
        from skulduggery.bots.searching import Searching

        return Searching(level_of(level, game_id), game_id, seat, seed)
    maker = import_module(_THUMBS[game_id]).RulesOfThumb
    bot = maker(game_id, seat, seed)
    assert isinstance(bot, Bot)
    return bot
