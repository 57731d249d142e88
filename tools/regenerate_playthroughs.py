"""Golden playthroughs: records of whole games, with all that was asked, told and seen beside them.

    python tools/regenerate_playthroughs.py            write those that are missing or have changed
    python tools/regenerate_playthroughs.py --check    only say which would change; exit code 1

A playthrough is a record whose comments tell the rest, so it loads like any record. Its answers are
kept: the same answers are given again and the comments written anew. Only where they can no longer
be given, or the rules have a new version, is another random game played. A file of an older version
stays as it is. Beside them lie digests of more random games, for comparing plain and compiled.
"""

import argparse
import json
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from skulduggery import games
from skulduggery.bots import RULES_OF_THUMB, Bot, make
from skulduggery.engine import record
from skulduggery.engine.decision import Refused
from skulduggery.engine.events import EVERYBODY, Event
from skulduggery.engine.game import State
from skulduggery.engine.record import Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
DIGESTS = FOLDER / "digests.list"
DIGESTED = 20

Wanted = tuple[str, str, dict[str, Any], dict[str, Any]]
"""The name of a file, the game, who sits there, and the options."""

GAMES: tuple[Wanted, ...] = (
    *[
        (f"little-devils-{players}", "little-devils", {"players": players}, options)
        for players, options in (
            (3, {"rounds": 2}),
            (4, {"limit": 30}),
            (5, {"rounds": 1, "open_memory": False, "first": 4}),
            (6, {"rounds": 1}),
        )
    ],
    *[
        (
            f"disney-villains-card-game-{len(villains)}{more}",
            "disney-villains-card-game",
            {"villains": villains},
            options,
        )
        for villains, more, options in (
            (["maleficent", "jafar", "captain-hook"], "", {}),
            (["scar", "ursula", "cruella"], "-specials", {"specials": True}),
            (["cruella", "maleficent", "scar", "jafar"], "-specials", {"specials": True}),
            (
                ["ursula", "scar", "captain-hook", "cruella", "jafar"],
                "-specials",
                {"specials": True, "open_memory": True, "first": 2},
            ),
            (
                ["jafar", "captain-hook", "maleficent", "ursula", "cruella", "scar"],
                "-specials",
                {"specials": True},
            ),
        )
    ],
    *[
        (f"disney-villainous-{name}", "disney-villainous", {"villains": villains}, options)
        for name, villains, options in (
            (
                "captain-hook-maleficent-prince-john",
                ["captain-hook", "maleficent", "prince-john"],
                {"limit_rounds": 15},
            ),
            (
                "prince-john-captain-hook-queen-of-hearts-maleficent-french",
                ["prince-john", "captain-hook", "queen-of-hearts", "maleficent"],
                {"limit_rounds": 8, "edition": "french", "fate_token": "always"},
            ),
            ("maleficent-prince-john", ["maleficent", "prince-john"], {"limit_rounds": 25}),
            (
                "prince-john-maleficent-french",
                ["prince-john", "maleficent"],
                {"limit_rounds": 10, "edition": "french", "first": 1},
            ),
            (
                "ursula-prince-john-captain-hook",
                ["ursula", "prince-john", "captain-hook"],
                {"limit_rounds": 10},
            ),
            (
                "five-villains",
                ["queen-of-hearts", "ursula", "maleficent", "captain-hook", "prince-john"],
                {"limit_rounds": 5},
            ),
            ("jafar-maleficent", ["jafar", "maleficent"], {"limit_rounds": 15}),
            (
                "six-villains",
                [
                    "jafar",
                    "queen-of-hearts",
                    "ursula",
                    "maleficent",
                    "captain-hook",
                    "prince-john",
                ],
                {"limit_rounds": 4},
            ),
        )
    ],
    *[
        (f"star-wars-villainous-{'-'.join(villains)}", "star-wars-villainous", seats, options)
        for villains, options in (
            (["boba-fett", "seventh-sister"], {"limit_rounds": 25}),
            (["cad-bane", "boba-fett"], {"limit_rounds": 50, "first": 1}),
            (["seventh-sister", "cad-bane", "boba-fett"], {"limit_rounds": 50}),
        )
        for seats in ({"villains": villains},)
    ],
)

BY_THUMBS = (
    "star-wars-villainous-cad-bane-boba-fett",
    "star-wars-villainous-seventh-sister-cad-bane-boba-fett",
)
"""Played by rules of thumb up to a victory, which random players hardly ever come to."""


def path_of(wanted: Wanted) -> Path:
    """Where the playthrough of the present rules lies."""
    name, game_id, _, _ = wanted
    return FOLDER / f"{name}.rules-{games.game(game_id).rules_version}.txt"


def played(wanted: Wanted, number: int = 0) -> Table:
    """A game that is the same whenever the rules are the same."""
    name, game_id, seats, options = wanted
    game = games.game(game_id)
    luck = Random(f"{name} {number}" if number else name)
    table = Table(game, game.setup(**seats, options=options), luck.randrange(1 << 32))
    seated: list[Bot] = []
    if name in BY_THUMBS and not number:
        chairs = range(table.setup.players)
        seated = [make(RULES_OF_THUMB, game_id, seat, luck.randrange(1 << 32)) for seat in chairs]
    while True:
        decision = table.decision()
        if decision is None:
            return table
        answer = luck.choice(decision.options)
        if seated:
            answer = seated[decision.actor].choose(table.state.view(decision.actor), decision)
        table.answer(answer.text)


def told(table: Table) -> str:
    """The record with comments: what was asked, what happened, and a digest of what was seen."""
    head, answers = _parts(table.record())
    players = table.setup.players
    lines = [
        "# A golden playthrough: tools/regenerate_playthroughs.py writes the comments anew.",
        *head,
        *_events(table.opening),
    ]
    for number, answer in enumerate(answers):
        state = table.at(number)
        lines += [
            "",
            _seen(state, players),
            _asked(state),
            *answer,
            *_events(table.answers[number].events),
        ]
    lines += ["", _seen(table.state, players), "# result " + _json(table.state.result().to_json())]
    return "\n".join(lines) + "\n"


def _parts(text: str) -> tuple[list[str], list[list[str]]]:
    """The lines above the first answer, and each answer with its draws."""
    head: list[str] = []
    answers: list[list[str]] = []
    for line in text.splitlines():
        if line[0].isdigit():
            answers.append([])
        (answers[-1] if answers else head).append(line)
    return head, answers


def _events(events: list[Event]) -> list[str]:
    """What happened; who hears and knows it stands there where that is not everybody."""
    out = []
    for event in events:
        whole = {k: v for k, v in event.whole().items() if v != EVERYBODY}
        out.append("# " + _json(whole))
    return out


def _asked(state: State) -> str:
    decision = state.decision()
    assert decision is not None
    offered = " | ".join([option.text for option in decision.options])
    return f"# seat {decision.actor}, {decision.prompt}: {offered}"


def _seen(state: State, players: int) -> str:
    readers: list[int | None] = [*range(players), None]
    seen = [[state.view(reader), state.shown(reader)] for reader in readers]
    return "# seen " + blake2b(_json(seen).encode(), digest_size=8).hexdigest()


def _json(thing: object) -> str:
    return json.dumps(thing, sort_keys=True)


def digest(wanted: Wanted) -> str:
    """A digest of more random games: their records, their events, and what is seen at the end."""
    whole = blake2b(digest_size=16)
    for number in range(1, DIGESTED + 1):
        table = played(wanted, number)
        whole.update(table.record().encode())
        whole.update("\n".join(_events(table.events())).encode())
        whole.update(_seen(table.state, table.setup.players).encode())
    rules = games.game(wanted[1]).rules_version
    return f"{wanted[0]}.rules-{rules} {DIGESTED} games {whole.hexdigest()}"


def digests() -> str:
    return "".join(f"{digest(wanted)}\n" for wanted in GAMES)


def renewed(wanted: Wanted) -> str:
    """What the file of a playthrough should hold: its own answers, or those of another game."""
    path = path_of(wanted)
    if path.exists():
        try:
            return told(record.load(path.read_text(encoding="utf-8"), games.game))
        except Refused as refused:
            print(f"{path.name}: played anew, since it cannot be replayed: {refused.message}")
    return told(played(wanted))


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    check: bool = parser.parse_args(argv).check
    changed = 0
    files = [(path_of(wanted), renewed(wanted)) for wanted in GAMES]
    for path, text in [*files, (DIGESTS, digests())]:
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        changed += 1
        print(f"{path.name}: {'would change' if check else 'written'}")
        if not check:
            path.write_text(text, encoding="utf-8")
    print(f"{len(GAMES)} playthroughs, {changed} {'would change' if check else 'written'}")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
