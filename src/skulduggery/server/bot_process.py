"""A process in which bots think: a job in a line, an answer in a line, until the input ends.

It gets what the bot's seat knows and the question, and nothing else of the table; or the record of
a game that is over.
"""

import os
import pickle
import signal
import sys
from base64 import b64decode
from typing import Any

import msgspec

from skulduggery.bots import Asked
from skulduggery.bots.hints import Hint, hints
from skulduggery.bots.staying import Staying
from skulduggery.bots.turning import TIMES, course
from skulduggery.engine.decision import Decision, Option
from skulduggery.engine.record import load
from skulduggery.games import game

FIELDS = ("card", "copy", "location", "seat", "to", "amount", "symbol")


def written(decision: Decision) -> dict[str, Any]:
    """A question as it goes to the process, codes included."""
    return {
        "actor": decision.actor,
        "prompt": decision.prompt,
        "about": decision.about,
        "picked": list(decision.picked),
        "options": [{"code": one.code, **one.to_json()} for one in decision.options],
    }


def read(decision: dict[str, Any]) -> Decision:
    options = [
        Option(one["code"], one["text"], **{name: one[name] for name in FIELDS if name in one})
        for one in decision["options"]
    ]
    asked = (decision["actor"], decision["prompt"], tuple(options))
    return Decision(*asked, decision["about"], tuple(decision["picked"]))


STAYING = Staying()


def choose(job: dict[str, Any]) -> str:
    bot = STAYING.bot(job["who"], job["level"], job["game"], job["seat"], job["luck"])
    imagined = None
    if job["imagined"] is not None:
        # Written by our own server, and what its seat may know (bots/bot.py).
        imagined = pickle.loads(b64decode(job["imagined"]))
    return bot.answer(Asked(job["view"], read(job["decision"]), imagined)).text


def hinted(job: dict[str, Any]) -> list[dict[str, Any]]:
    """The best options of a question, from an imagined state of the seat that asks."""
    imagined = pickle.loads(b64decode(job["imagined"]))
    found = hints(job["game"], job["seat"], job["luck"], read(job["decision"]), imagined)
    return [told(one) for one in found]


def told(hint: Hint) -> dict[str, Any]:
    return {
        "text": hint.option.text,
        "chance": round(hint.chance, 4),
        "reasons": [
            {
                "reason": one.key,
                "count": one.count,
                "card": one.card or None,
                "seat": one.seat if one.seat >= 0 else None,
            }
            for one in hint.reasons
        ],
    }


def judged(text: str, times: int = TIMES) -> dict[str, Any]:
    """How the chances went through a finished game; in it nothing is hidden any more."""
    table = load(text, game)
    if table.state.actor() >= 0:
        raise ValueError("the game is not over")
    found = course(table, times)
    return {
        "moments": [
            {"n": one.n, "chances": [round(chance, 3) for chance in one.chances]}
            for one in found.moments
        ],
        "points": [
            {
                "n": one.n,
                "since": one.since,
                "step": one.step,
                "kind": one.kind,
                "seat": one.seat,
                "round": one.round,
                "option": None if one.option is None else one.option.to_json(),
                "before": [round(chance, 3) for chance in one.before],
                "after": [round(chance, 3) for chance in one.after],
            }
            for one in found.points
        ],
    }


def answer_to(job: dict[str, Any]) -> dict[str, Any]:
    kind = job.get("kind", "choose")
    if kind == "hints":
        return {"hints": hinted(job)}
    if kind == "course":
        return {"course": judged(job["record"])}
    return {"option": choose(job)}


def main() -> None:
    # Ctrl-C is the server's business; it closes the input. People come before bots.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        try:
            answer = answer_to(msgspec.json.decode(line))
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"[:500]}
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
