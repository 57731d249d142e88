"""The tables of one pipe, and what each request does with them."""

import sys
import traceback
from secrets import randbelow
from typing import Any

from skulduggery import __version__
from skulduggery.bots import levels
from skulduggery.engine import record
from skulduggery.engine.decision import Decision, Refused
from skulduggery.engine.events import read_all
from skulduggery.engine.game import Game
from skulduggery.engine.record import Table
from skulduggery.games import SHELF, game
from skulduggery.pipe import lines, requests

PROTOCOL = 1
MOST_TABLES = 1000
KEPT = 32
"""Answers of a table whose states are kept for undo; further back the game is played again."""
DRAWN_SEEDS = 1 << 53
"""Seeds drawn here stay below this: every reader of JSON keeps them exactly."""
LONGEST_MESSAGE = 2000

Fields = dict[str, Any]


class Session:
    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.opened = 0

    def reply(self, line: bytes | None) -> bytes:
        """The answer to one line; None stands for a line that was too long to be kept."""
        identity = None
        try:
            if line is None:
                raise Refused(
                    "too-long", f"the line is longer than {lines.LONGEST} bytes; it was not read"
                )
            read = lines.read(line)
            identity = requests.identity(read)
            request, fields = requests.split(read)
            answer = self.do(request.name, fields)
            return lines.write({"ok": True, "id": identity, **answer})
        except Refused as refused:
            code, message = refused.code, refused.message
        except Exception as fault:
            traceback.print_exc(file=sys.stderr)
            code = "internal"
            message = f"a fault of this program, please report it: {type(fault).__name__}"
        if len(message) > LONGEST_MESSAGE:
            message = message[:LONGEST_MESSAGE] + "..."
        error = {"code": code, "message": message.encode("utf-8", "replace").decode()}
        return lines.write({"ok": False, "id": identity, "error": error})

    def do(self, name: str, fields: Fields) -> Fields:
        """Carry out a request whose fields have been checked."""
        done: Fields = getattr(self, "do_" + name.replace("-", "_"))(fields)
        return done

    def do_hello(self, fields: Fields) -> Fields:
        return {
            "protocol": PROTOCOL,
            "version": __version__,
            "games": [_describe(name) for name in SHELF],
        }

    def do_new(self, fields: Fields) -> Fields:
        self._room()
        chosen = game(fields["game"])
        seed = _seed(fields)
        villains = with_decks(chosen, fields.get("villains"), fields)
        setup = chosen.setup(fields.get("players"), villains, fields.get("options"), seed)
        return {"table": self._open(Table(chosen, setup, seed, keep=KEPT)), "seed": seed}

    def do_lay(self, fields: Fields) -> Fields:
        self._room()
        chosen = game(fields["game"])
        position = fields["position"]
        seed = _seed(fields)
        seating = chosen.seats_of_position(position)
        setup = chosen.setup(
            None if seating.villains else seating.players,
            with_decks(chosen, seating.villains or None, fields),
            fields.get("options"),
            seed,
        )
        table = Table(chosen, setup, seed, position, keep=KEPT)
        return {"table": self._open(table), "seed": seed}

    def do_load(self, fields: Fields) -> Fields:
        self._room()

        def find(name: str) -> Game:
            found = game(name)
            for text in fields.get("decks", []):
                found.take_deck(text)
            return found

        return {"table": self._open(record.load(fields["record"], find, KEPT))}

    def do_decision(self, fields: Fields) -> Fields:
        decision = self._table(fields).decision()
        if decision is None:
            return {"over": True}
        return {"over": False, **decision.to_json()}

    def do_answer(self, fields: Fields) -> Fields:
        table = self._table(fields)
        if "option" in fields:
            done = [table.answer(fields["option"])]
        else:
            done = table.answer_all(fields["options"])
        events = [event for answer in done for event in answer.events]
        return {"events": read_all(events, done[0].seat), "over": table.state.actor() < 0}

    def do_view(self, fields: Fields) -> Fields:
        table = self._table(fields)
        seat = fields["seat"]
        if seat is not None and not 0 <= seat < table.setup.players:
            raise Refused(
                "bad-request",
                f"seat: {seat}; a seat from 0 to {table.setup.players - 1}, or null, is needed",
            )
        return {"view": table.state.shown(seat)}

    def do_result(self, fields: Fields) -> Fields:
        return self._table(fields).state.result().to_json()

    def do_undo(self, fields: Fields) -> Fields:
        self._table(fields).undo()
        return {}

    def do_record(self, fields: Fields) -> Fields:
        return {"record": self._table(fields).record()}

    def do_why_not(self, fields: Fields) -> Fields:
        table = self._table(fields)
        decision = _open_decision(table)
        card = None if "card" not in fields else str(fields["card"])
        return {"reason": table.state.why_not(decision.actor, card, fields.get("location"))}

    def do_bot(self, fields: Fields) -> Fields:
        from skulduggery.bots import Budget, ask, make

        table = self._table(fields)
        decision = _open_decision(table)
        bot = make(fields["level"], table.game.id, decision.actor, _seed(fields))
        budget = Budget(fields.get("seconds"), fields.get("iterations"))
        return {"option": ask(bot, table.state, budget).text}

    def do_close(self, fields: Fields) -> Fields:
        self._table(fields)
        del self.tables[fields["table"]]
        return {}

    def _room(self) -> None:
        if len(self.tables) >= MOST_TABLES:
            raise Refused(
                "too-many-tables", f"{MOST_TABLES} tables are open, no more can be; close some"
            )

    def _open(self, table: Table) -> str:
        self.opened += 1
        name = f"t{self.opened}"
        self.tables[name] = table
        return name

    def _table(self, fields: Fields) -> Table:
        name = fields["table"]
        if name not in self.tables:
            raise Refused("unknown-table", f"table: {name[:60]!r} is not open here")
        return self.tables[name]


def with_decks(chosen: Game, villains: Any, fields: Fields) -> Any:
    """The villains, those of whom a deck of one's own was sent with its hash."""
    own = [chosen.take_deck(text) for text in fields.get("decks", [])]
    return chosen.dealt_with(villains, own) if own else villains


def _open_decision(table: Table) -> Decision:
    decision = table.decision()
    if decision is None:
        raise Refused("over", "the game is over: nobody is asked any more")
    return decision


def _seed(fields: Fields) -> int:
    seed: int = fields["seed"] if "seed" in fields else randbelow(DRAWN_SEEDS)
    return seed


def _describe(name: str) -> Fields:
    described = game(name)
    return {
        "id": described.id,
        "levels": list(levels(name)),
        "players": [described.least, described.most],
        "villains": list(described.villains),
        "options": {option.name: option.to_json() for option in described.options},
    }
