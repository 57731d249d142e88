"""Random games of every game on the shelf: whatever happens, is asked, offered or refused has words
in every language, and no key, variable or id is shown raw."""

import random
import re

import pytest

from skulduggery.engine.decision import Refused
from skulduggery.engine.events import read_all
from skulduggery.engine.game import Game, Value
from skulduggery.engine.record import Table
from skulduggery.games import SHELF, game
from skulduggery.words import LANGUAGES, words
from skulduggery.words.telling import Teller

NAMES = ("Anna", "Bruno", "Ugo", "Dora", "Eva", "Fritz")
RAW = re.compile(
    r"[{}$#]|(event|prompt|option|reason|card|location|symbol|some|coloured)-[a-z]|[a-z]_[a-z]"
)
OPTIONS: dict[str, tuple[dict[str, Value], ...]] = {
    "little-devils": ({"rounds": 1},),
    "disney-villains-card-game": ({"specials": True}, {"specials": False, "open_memory": True}),
    "disney-villainous": (
        {"limit_rounds": 25},
        {"limit_rounds": 25, "edition": "french"},
    ),
    "star-wars-villainous": ({"limit_rounds": 25},),
}
TABLES = [
    (name, players, n)
    for name in SHELF
    for players in range(game(name).least, game(name).most + 1)
    for n in range(len(OPTIONS[name]))
]


class Listeners:
    """Everybody at a table and a spectator, in one language."""

    def __init__(self, language: str, found: Game, players: int) -> None:
        self.language = language
        self.seats: list[int | None] = [None, *range(players)]
        self.tellers = {
            seat: Teller(words(language), found.id, NAMES[:players], seat) for seat in self.seats
        }

    def check(self, told: str, about: object) -> None:
        assert told.strip(), (self.language, about)
        assert not RAW.search(told), (self.language, about, told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_whole_game_is_told(name: str, players: int, options: int, language: str) -> None:
    found = game(name)
    setup = found.setup(players, None, OPTIONS[name][options], seed=players)
    table = Table(found, setup, seed=players)
    luck = random.Random(f"{name} {players} {options}")
    listeners = Listeners(language, found, players)
    chunk = table.opening
    while True:
        for seat, teller in listeners.tellers.items():
            heard = read_all(chunk, seat)
            for event, told in zip(heard, map(teller.event, heard), strict=True):
                listeners.check(told, event)
            for told in teller.story(heard):
                listeners.check(told, heard)
        decision = table.decision()
        if decision is None:
            return
        teller = listeners.tellers[decision.actor]
        listeners.check(teller.question(decision), decision.to_json())
        view = table.state.shown(decision.actor)
        labels = [teller.option(option, view) for option in decision.options]
        for option, label in zip(decision.options, labels, strict=True):
            listeners.check(label, option.to_json())
        assert len(set(labels)) == len(labels), (decision.to_json(), labels)
        if luck.random() < 0.2:
            check_reasons(table, listeners, luck)
        chunk = table.answer(luck.choice(decision.options)).events


def check_reasons(table: Table, listeners: Listeners, luck: random.Random) -> None:
    """Ask why not, of what people could name."""
    things = (
        [str(n) for n in range(1, 55)]
        if table.game.id == "little-devils"
        else names_in(words("en").keys())
    )
    for thing in luck.sample(things, 12):
        seat = luck.randrange(table.setup.players)
        for card, location in ((thing, None), (None, thing), (None, str(seat))):
            try:
                reason = table.state.why_not(seat, card, location)
            except Refused:
                continue
            if reason is not None:
                listeners.check(listeners.tellers[seat].reason(reason), reason)


def names_in(keys: tuple[str, ...]) -> list[str]:
    """The ids of cards and locations, and number cards."""
    out = [f"{colour}-{value}" for colour in ("red", "grey") for value in range(1, 7)]
    for key in keys:
        kind, _, id = key.partition("-")
        if kind in ("card", "location") and not id.endswith(("-text", "-french")):
            out.append(id)
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_villain_and_every_card_of_disney_villainous_has_its_words(language: str) -> None:
    from skulduggery.games.villainous.disney.box import BOX

    said = words(language)
    for villain in BOX.villains:
        assert said.has(f"villain-{villain.id}")
        assert said.has(f"villain-{villain.id}-objective")
        for location in villain.locations:
            for key in ("", ".at", ".to"):
                assert said.has(f"location-{location.id}{key}"), (location.id, key)
        for card in villain.deck + villain.fate:
            assert said.has(f"card-{card.id}"), card.id
            assert said.has(f"card-{card.id}-text"), card.id
            assert said.has(f"card-{card.id}-french") == (card.french is not None), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_every_option_of_a_table_has_its_words(language: str) -> None:
    said = words(language)
    for name in SHELF:
        found = game(name)
        for ending in ("", "-about", "-facts"):
            assert said.has(f"game-{name}{ending}")
        for villain in found.villains:
            assert said.has(f"villain-{villain}")
        for option in found.options:
            key = f"setting-{option.name.replace('_', '-')}"
            assert said.has(key)
            assert said.has(f"{key}-help")
            for choice in option.choices:
                assert said.has(f"setting-value-{choice}")


def test_every_kind_of_event_has_a_general_sentence() -> None:
    from skulduggery.engine.events import KINDS

    for kind in KINDS:
        assert words("en").has(f"event-{kind}"), kind
