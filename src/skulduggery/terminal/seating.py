"""Who sits where: from the command line, or asked step by step with an answer ready for Enter."""

import json
from argparse import Namespace
from secrets import randbelow, randbits
from typing import Any

from skulduggery.bots import levels, usual_level
from skulduggery.engine.decision import Refused
from skulduggery.engine.game import Game, TableOption, Value
from skulduggery.games import SHELF, game
from skulduggery.terminal.screen import InputEnded, Screen
from skulduggery.words import LANGUAGES, Words, words

PERSON = "person"
USUAL_PLAYERS = 4


class Chair:
    """A person (by name, or alone at this screen: None) or a bot of some level."""

    __slots__ = ("level", "name", "seed")

    def __init__(self, name: str | None = None, level: str | None = None, seed: int = 0) -> None:
        self.name = name
        self.level = level
        self.seed = seed

    @property
    def is_person(self) -> bool:
        return self.level is None

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "level": self.level, "seed": self.seed}


class Plan:
    """A table that is about to be laid."""

    def __init__(
        self,
        game: Game,
        chairs: list[Chair],
        villains: list[str] | None,
        options: dict[str, Value],
        seed: int | None,
        language: str,
        hints: str | None = None,
    ) -> None:
        self.game = game
        self.chairs = chairs
        self.villains = villains
        self.options = options
        self.seed = seed
        self.language = language
        self.hints = hints

    def seating(self) -> dict[str, Any]:
        chairs = [chair.to_json() for chair in self.chairs]
        return {"chairs": chairs, "language": self.language, "hints": self.hints}


def chairs_of(seating: dict[str, Any]) -> list[Chair]:
    return [Chair(one["name"], one["level"], one["seed"]) for one in seating["chairs"]]


def chair_name(chairs: list[Chair], villains: tuple[str, ...], seat: int, said: Words) -> str:
    """What a seat is called: a person by name, a bot by its villain or number."""
    chair = chairs[seat]
    if chair.name is not None:
        return chair.name
    if villains:
        return said.name("villain", villains[seat])
    if chair.is_person:
        alone = sum(one.is_person for one in chairs) == 1
        return said.say("ui-you") if alone else said.say("ui-seat-name", seat=seat + 1)
    return said.say("ui-bot-name", seat=seat + 1)


# From the command line.


def planned(asked: Namespace, language: str) -> Plan:
    """What the command line says; the rest is usual: you against bots that play sensibly."""
    chosen = game(asked.game)
    villains = _villains(chosen, asked.villains)
    who = None if asked.bots is None else [one.strip() for one in asked.bots.split(",")]
    players = asked.players
    if players is None:
        if villains is not None:
            players = len(villains)
        elif who is not None and len(who) > 1:
            players = len(who)
        else:
            players = _usual_players(chosen)
    villains = _with_decks(chosen, villains, asked.deck, players)
    options = _options(chosen, asked.option)
    if asked.first is not None:
        options["first"] = _first(asked.first, players)
    chosen.setup(players, villains, options)
    chairs = _chairs(chosen, players, who, asked.names)
    return Plan(chosen, chairs, villains, options, asked.seed, language, asked.hints)


def _usual_players(chosen: Game) -> int:
    if chosen.villains and chosen.least == 2:
        return 2
    return max(chosen.least, min(USUAL_PLAYERS, chosen.most))


def _villains(chosen: Game, text: str | None) -> list[str] | None:
    if text is None or text == "random":
        return None
    return [one.strip() for one in text.split(",")]


def _with_decks(
    chosen: Game, villains: list[str] | None, files: list[str] | None, players: int
) -> list[str] | None:
    """The villains, those with a deck of one's own with its hash. When nobody said who plays whom,
    the first deck is yours."""
    if not files:
        return villains
    from skulduggery.terminal.decks import take

    own = [take(one, chosen) for one in files]
    if villains is None:
        villains = [deck.partition("@")[0] for deck in own]
        others = [villain for villain in chosen.villains if villain not in villains]
        while len(villains) < players and others:
            villains.append(others.pop(randbelow(len(others))))
    return chosen.dealt_with(villains, own)


def _chairs(chosen: Game, players: int, who: list[str] | None, names: str | None) -> list[Chair]:
    known = levels(chosen.id)
    if who is None:
        who = [PERSON] + [usual_level(chosen.id)] * (players - 1)
    elif who == ["none"]:
        who = [PERSON] * players
    elif len(who) == 1 and who[0] != PERSON:
        who = [PERSON] + who * (players - 1)
    if len(who) != players:
        raise Refused(
            "bad-players",
            f"--bots: {len(who)} names for {players} seats; one level for everybody but you, or one"
            f" for every seat: {PERSON} or {' or '.join(known)}",
        )
    for one in who:
        if one != PERSON and one not in known:
            raise Refused(
                "bad-request",
                f"--bots: {one[:40]!r}; for {chosen.id} there are {', '.join(known)}, and {PERSON}",
            )
    people = [seat for seat, one in enumerate(who) if one == PERSON]
    called: list[str] = []
    if names is not None:
        called = [plain_name(one) for one in names.split(",")]
        if len(called) != len(people) or not all(called):
            raise Refused(
                "bad-players",
                f"--names: {len(called)} names, but {len(people)} people sit at this table",
            )
    chairs: list[Chair] = []
    for seat, one in enumerate(who):
        if one == PERSON:
            chairs.append(Chair(called[people.index(seat)] if called else None))
        else:
            chairs.append(Chair(None, one, randbits(32)))
    return chairs


def plain_name(text: str) -> str:
    """A name that any table can show: short, and without control characters."""
    words_of_it = "".join(one if one.isprintable() else " " for one in text).split()
    return " ".join(words_of_it)[:20]


def _first(text: str, players: int) -> Value:
    if text == "random":
        return text
    if text == "me":
        return 0
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= players:
        return int(text) - 1
    raise Refused(
        "bad-option", f"--first: {text[:40]!r}; a seat from 1 to {players}, me or random is needed"
    )


def _options(chosen: Game, given: list[str] | None) -> dict[str, Value]:
    out: dict[str, Value] = {}
    for one in given or []:
        name, equals, text = one.partition("=")
        if not equals:
            raise Refused("bad-option", f"--option {one[:60]!r}: name=value is needed")
        out[name.strip()] = _value(text.strip())
    return out


def _value(text: str) -> Value:
    if text.lower() in ("yes", "on"):
        return True
    if text.lower() in ("no", "off"):
        return False
    if text.lower() in ("none", ""):
        return None
    try:
        read = json.loads(text)
    except ValueError:
        return text
    return read if isinstance(read, (int, bool, str)) or read is None else text


# Step by step.


def asked_for(screen: Screen, asked: Namespace, language: str) -> Plan:
    """Ask for whatever the command line left open."""
    if asked.lang is None:
        language = _ask_language(screen, language)
    said = words(language)
    screen.speak(said)
    chosen = _ask_game(screen, said)
    players = asked.players
    if players is None:
        players = _ask_players(screen, said, chosen)
    villains = _with_decks(chosen, _villains(chosen, asked.villains), asked.deck, players)
    options = _options(chosen, asked.option)
    chosen.setup(players, villains, options)
    if asked.bots is not None:
        who = [one.strip() for one in asked.bots.split(",")]
        chairs = _chairs(chosen, players, who, asked.names)
    else:
        chairs = _ask_chairs(screen, said, chosen, players)
    if chosen.villains and asked.villains is None and not asked.deck:
        villains = _ask_villains(screen, said, chosen, chairs)
    seated = tuple([name.partition("@")[0] for name in villains or ()])
    names = [chair_name(chairs, seated, seat, said) for seat in range(len(chairs))]
    if asked.first is not None:
        options["first"] = _first(asked.first, players)
    elif "first" not in options:
        labels = [said.say("ui-random"), *names]
        at = screen.choose(said.say("ui-who-begins"), labels)
        options["first"] = at - 1 if at else "random"
    if not asked.option:
        _ask_options(screen, said, chosen, options)
    return Plan(chosen, chairs, villains, options, asked.seed, language, asked.hints)


def _ask_language(screen: Screen, language: str) -> str:
    labels = [words(one).say("ui-language-name") for one in LANGUAGES]
    question = " / ".join(dict.fromkeys(words(one).say("ui-language") for one in LANGUAGES))
    return LANGUAGES[screen.choose(question, labels, LANGUAGES.index(language))]


def _ask_game(screen: Screen, said: Words) -> Game:
    shelf = list(SHELF)
    labels = []
    for one in shelf:
        found = game(one)
        labels.append(f"{said.name('game', one)} ({how_many(found, said)})")
    return game(shelf[screen.choose(said.say("ui-which-game"), labels)])


def how_many(found: Game, said: Words) -> str:
    if found.least == found.most:
        return said.say("ui-players-exactly", count=found.least)
    return said.say("ui-players-range", least=found.least, most=found.most)


def _ask_players(screen: Screen, said: Words, chosen: Game) -> int:
    least, most = chosen.least, chosen.most
    if least == most:
        return least
    usual = _usual_players(chosen)
    question = said.say("ui-how-many-players", least=least, most=most)
    return ask_number(screen, question, least, most, usual)


def ask_number(screen: Screen, question: str, low: int, high: int, usual: int) -> int:
    screen.say("")
    while True:
        answer = screen.ask(f"{question} [{usual}]")
        if not answer:
            return usual
        if answer.lower() == "q":
            raise InputEnded
        if answer.isascii() and answer.isdigit() and low <= int(answer[:9]) <= high:
            return int(answer)
        screen.say(screen.not_offered(answer, high, low), "warn")


def _ask_chairs(screen: Screen, said: Words, chosen: Game, players: int) -> list[Chair]:
    known = levels(chosen.id)
    labels = [
        said.say("ui-me-and-bots"),
        said.say("ui-several-people"),
        said.say("ui-only-bots"),
    ]
    at = screen.choose(said.say("ui-who-plays"), labels)
    if at == 1:
        return _ask_each_chair(screen, said, known, players)
    level = usual_level(chosen.id)
    if len(known) > 1:
        best_first = known[::-1]
        names = [said.say(f"ui-bot-{one}") for one in best_first]
        level = best_first[screen.choose(said.say("ui-which-bots"), names, best_first.index(level))]
    chairs = [Chair(None, level, randbits(32)) for _ in range(players)]
    if at == 0:
        chairs[0] = Chair()
    return chairs


def _ask_each_chair(
    screen: Screen, said: Words, known: tuple[str, ...], players: int
) -> list[Chair]:
    kinds = [PERSON, *known[::-1]]
    labels = [said.say("ui-person"), *[said.say(f"ui-bot-{one}") for one in known[::-1]]]
    chairs: list[Chair] = []
    for seat in range(players):
        usual = 0 if seat < 2 else 1
        question = said.say("ui-who-plays-seat", seat=seat + 1)
        kind = kinds[screen.choose(question, labels, usual)]
        if kind == PERSON:
            usual_name = said.say("ui-seat-name", seat=seat + 1)
            name = screen.ask(f"{said.say('ui-name-of-seat', seat=seat + 1)} [{usual_name}]")
            chairs.append(Chair(plain_name(name) or usual_name))
        else:
            chairs.append(Chair(None, kind, randbits(32)))
    return chairs


def _ask_villains(
    screen: Screen, said: Words, chosen: Game, chairs: list[Chair]
) -> list[str] | None:
    how = [said.say("ui-villains-random"), said.say("ui-villains-choose")]
    if screen.choose(said.say("ui-which-villains"), how) == 0:
        return None
    left = list(chosen.villains)
    taken: list[str] = []
    for seat in range(len(chairs)):
        name = chair_name(chairs, (), seat, said)
        labels = [said.say("ui-random"), *[said.name("villain", one) for one in left]]
        at = screen.choose(said.say("ui-which-villain", name=name), labels)
        taken.append(left.pop(at - 1 if at else randbelow(len(left))))
    return taken


def _ask_options(screen: Screen, said: Words, chosen: Game, options: dict[str, Value]) -> None:
    """Show what is agreed on; change one after the other until somebody says: begin."""
    changeable = [one for one in chosen.options if one.kind != "seat"]
    while changeable:
        labels = [said.say("ui-begin")]
        for one in changeable:
            value = options.get(one.name, one.default)
            labels.append(f"{setting_name(said, one)}: {setting_value(said, value)}")
        at = screen.choose(said.say("ui-change-options"), labels)
        if at == 0:
            return
        one = changeable[at - 1]
        options[one.name] = _ask_option(screen, said, one, options.get(one.name, one.default))


def _ask_option(screen: Screen, said: Words, option: TableOption, now: Value) -> Value:
    if option.kind == "switch":
        return not now
    if option.kind == "choice":
        labels = [setting_value(said, one) for one in option.choices]
        at = screen.choose(setting_name(said, option), labels, option.choices.index(str(now)))
        return option.choices[at]
    key = "ui-number-or-none" if option.default is None else "ui-number-from-to"
    while True:
        answer = screen.ask(said.say(key, low=option.low, high=option.high))
        if not answer:
            return option.default
        value = _value(answer)
        if option.allows(value, 2):
            return value
        screen.say(screen.not_offered(answer, option.high, option.low), "warn")


def setting_name(said: Words, option: TableOption) -> str:
    return said.first(f"setting-{option.name.replace('_', '-')}", f"setting-{option.name}")


def setting_value(said: Words, value: Value) -> str:
    if value is None:
        return said.say("ui-none")
    if isinstance(value, bool):
        return said.say("ui-yes" if value else "ui-no")
    if value == "random":
        return said.say("ui-random")
    if isinstance(value, str):
        key = f"setting-value-{value}"
        return said.say(key) if said.has(key) else value
    return str(value)
