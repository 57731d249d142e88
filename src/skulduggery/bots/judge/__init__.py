"""Judges of positions, one for a game (see judge.py). Each is brought in when it is needed."""

from importlib import import_module

from skulduggery.bots.judge.judge import Judge

__all__ = ["Judge", "has_judge", "judge_for"]

_JUDGES = {
    "little-devils": ("little_devils", "LittleDevilsJudge"),
    "disney-villainous": ("villainous.table", "VillainousJudge"),
    "disney-villains-card-game": ("villains_cards", "VillainsCardsJudge"),
}


def has_judge(game_id: str) -> bool:
    return game_id in _JUDGES


def judge_for(game_id: str) -> Judge:
    """A judge of that game, for one bot."""
    module, name = _JUDGES[game_id]
    judge = getattr(import_module(f"skulduggery.bots.judge.{module}"), name)()
    assert isinstance(judge, Judge)
    return judge
