"""A process in which bots think: a job in a line, an answer in a line, until the input ends.

It gets what the bot's seat knows and the question, and nothing else of the table.
"""

import os
import pickle
import signal
import sys
from base64 import b64decode
from typing import Any

import msgspec

from skulduggery.bots import Asked
from skulduggery.bots.staying import Staying
from skulduggery.engine.decision import Decision, Option

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


def main() -> None:
    # Ctrl-C is the server's business; it closes the input. People come before bots.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        try:
            answer: dict[str, Any] = {"option": choose(msgspec.json.decode(line))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"[:500]}
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
