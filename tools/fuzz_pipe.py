"""Fuzz `skulduggery engine`: garbage, half-valid and hostile lines to a real process.

Every line must be answered with an error or with a right answer; a refused line must leave its
table as it was; a good request after any of them must work; the process must not grow.

    python tools/fuzz_pipe.py --lines 100000 --seed 1
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from skulduggery.games import SHELF
from skulduggery.games import game as find_game
from skulduggery.pipe.lines import LONGEST
from skulduggery.pipe.requests import CODES, REQUESTS

ENGINE = (sys.executable, "-m", "skulduggery", "engine")
MOST_MEMORY = 600_000_000

ANSWERS: dict[str, set[str]] = {
    "hello": {"protocol", "version", "games"},
    "new": {"table", "seed"},
    "lay": {"table", "seed"},
    "decision": {"over", "actor", "prompt", "options"},
    "answer": {"events", "over"},
    "view": {"view"},
    "result": {"over", "winners", "scores", "reason"},
    "undo": set(),
    "record": {"record"},
    "load": {"table"},
    "why-not": {"reason"},
    "bot": {"option"},
    "close": set(),
}
MAYBE: dict[str, set[str]] = {"decision": {"about", "picked"}}
"""Fields of answers that stand there only where they apply."""
WHATEVER = ("5", "red-5", "vanish", "jafar", "the-forest", "jail", "slave-i", "bounty-fugitive")
CHANGING = ("answer", "undo", "close")


class Wrong(Exception):
    """The pipe did what it must not do."""


class Fuzz:
    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.running = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.records: dict[str, str] = {}
        self.said: dict[str, int] = {}
        self.sent = 0
        self.slowest = 0.0
        self.slowest_line = b""

    # The pipe.

    def send(self, line: bytes) -> dict[str, Any]:
        """One line in, one line out."""
        assert self.running.stdin is not None
        assert self.running.stdout is not None
        began = time.perf_counter()
        self.running.stdin.write(line + b"\n")
        self.running.stdin.flush()
        out = self.running.stdout.readline()
        took = time.perf_counter() - began
        if took > self.slowest:
            self.slowest, self.slowest_line = took, line
        if not out.endswith(b"\n"):
            raise Wrong("no answer: the process has gone")
        answer = json.loads(out)
        if not isinstance(answer, dict):
            raise Wrong(f"the answer is no object: {out[:200]!r}")
        return answer

    def good(self, do: str, **fields: Any) -> dict[str, Any]:
        """A request that has to work."""
        answer = self.send(json.dumps({"do": do, "id": self.sent, **fields}).encode())
        if answer.get("ok") is not True or answer.get("id") != self.sent:
            raise Wrong(f"a good {do} was refused: {answer}")
        return answer

    def step(self) -> None:
        """Send a line of some kind and look at what comes back."""
        self.sent += 1
        line = self.line()
        answer = self.send(line)
        request = _read(line)
        if answer.get("ok") is True:
            self.check_answer(request, answer)
            self.count("right answer")
        elif answer.get("ok") is False:
            self.check_error(line, request, answer)
            self.count(answer["error"]["code"])
        else:
            raise Wrong(f"neither right nor wrong: {answer}")
        if self.sent % 100 == 0:
            self.look_after()

    def count(self, what: str) -> None:
        self.said[what] = self.said.get(what, 0) + 1

    def check_answer(self, request: Any, answer: dict[str, Any]) -> None:
        if not isinstance(request, dict) or request.get("do") not in REQUESTS:
            raise Wrong(f"this was no request, but it was answered: {str(request)[:200]}")
        do = request["do"]
        known = set(REQUESTS[do].fields) | {"do", "id"}
        if not set(request) <= known:
            raise Wrong(f"{do} took fields that it does not know: {set(request) - known}")
        if answer.get("id") != request.get("id"):
            raise Wrong(f"{do}: id {request.get('id')!r} came back as {answer.get('id')!r}")
        wanted = ANSWERS[do] | {"ok", "id"}
        if do == "decision" and answer["over"]:
            wanted = {"over", "ok", "id"}
        if set(answer) - MAYBE.get(do, set()) != wanted:
            raise Wrong(f"{do} was answered with {sorted(answer)}")
        if do in ("new", "lay", "load"):
            table = answer["table"]
            self.records[table] = self.good("record", table=table)["record"]
            if do == "load" and _bare(request["record"]) != _bare(self.records[table]):
                self.check_loaded(request["record"], self.records[table])
        elif do == "close":
            del self.records[request["table"]]
        elif do in CHANGING:
            self.records[request["table"]] = self.good("record", table=request["table"])["record"]
        elif do == "record" and answer["record"] != self.records[request["table"]]:
            raise Wrong("a record changed although nothing was done")

    def check_loaded(self, given: str, told: str) -> None:
        """A record that loads tells the same answers, however it was written."""
        if _answers(given) != _answers(told):
            raise Wrong("a loaded record tells another game")

    def check_error(self, line: bytes, request: Any, answer: dict[str, Any]) -> None:
        error = answer["error"]
        if set(answer) != {"ok", "id", "error"} or set(error) != {"code", "message"}:
            raise Wrong(f"an error of another shape: {answer}")
        if error["code"] not in CODES or error["code"] == "internal":
            raise Wrong(f"{error} for {line[:2000]!r}")
        if not 8 <= len(error["message"]) <= 2100:
            raise Wrong(f"a message of {len(error['message'])} characters for {line[:200]!r}")
        if (error["code"] == "too-long") != (len(line) > LONGEST):
            raise Wrong(f"{error['code']} for a line of {len(line)} bytes")
        table = request.get("table") if isinstance(request, dict) else None
        if isinstance(table, str) and table in self.records:
            record = self.good("record", table=table)["record"]
            if record != self.records[table]:
                raise Wrong(f"{error} changed {table}: {line[:200]!r}")

    def look_after(self) -> None:
        """A good game in between, played from one end to the other; and room for new tables."""
        self.good("hello")
        table = self.good("new", game="little-devils", players=3, seed=5, options={"rounds": 1})
        name = table["table"]
        for _ in range(27):
            self.good("answer", table=name, option=0)
        result = self.good("result", table=name)
        if result["over"] is not True or result["reason"] != "limit-rounds":
            raise Wrong(f"a good game ended as {result}")
        self.good("close", table=name)
        while len(self.records) > 890:  # each of the next hundred lines may open one
            name = self.luck.choice(sorted(self.records))
            self.good("close", table=name)
            del self.records[name]

    def memory(self) -> int | None:
        """The most memory that the process has held so far, in bytes; None: not to be known."""
        try:
            status = Path(f"/proc/{self.running.pid}/status").read_text(encoding="ascii")
        except OSError:
            return None
        found = [line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")]
        return int(found[0]) * 1024 if found else None

    def end(self) -> None:
        """The end of the input is the end of the process, with exit code 0."""
        assert self.running.stdin is not None
        self.running.stdin.close()
        if self.running.wait(60) != 0:
            raise Wrong(f"exit code {self.running.returncode}")

    # The lines.

    def line(self) -> bytes:
        """A line of some kind; never with a line end in it."""
        kind = self.luck.choices(
            (self.valid, self.half_valid, self.bent, self.garbage, self.deep, self.huge),
            (30, 30, 20, 12, 6, 2),
        )[0]
        return kind().replace(b"\n", b" ")

    def valid(self) -> bytes:
        return json.dumps(self.request()).encode()

    def half_valid(self) -> bytes:
        """A request in which a field or two are missing, too many, or not what they should be."""
        request = self.request()
        for _ in range(self.luck.randint(1, 2)):
            fields = list(request)
            what = self.luck.random()
            if what < 0.15 and fields:
                del request[self.luck.choice(fields)]
            elif what < 0.3:
                request[self.luck.choice(("colour", "seat", "option", "ok", "", "\u0000"))] = 1
            elif fields:
                field = self.luck.choice(fields)
                request[field] = self.twist(request[field])
        return json.dumps(request, ensure_ascii=self.luck.random() < 0.9).encode(
            "utf-8", "surrogatepass"
        )

    def bent(self) -> bytes:
        """The bytes of a request, with some of them changed."""
        line = bytearray(self.valid())
        for _ in range(self.luck.choice((1, 1, 1, 2, 5, 20))):
            at = self.luck.randrange(len(line) + 1)
            what = self.luck.randrange(4)
            if what == 0:
                line[at:at] = bytes([self.luck.randrange(256)])
            elif what == 1:
                del line[at : at + self.luck.randint(1, 5)]
            elif what == 2:
                line[at : at + 1] = self.luck.choice(b'{}[]",:\\0123456789eE+-.tfn').to_bytes(
                    1, "big"
                )
            else:
                line[at:at] = line[at : at + self.luck.randint(1, 30)]
        return bytes(line)

    def garbage(self) -> bytes:
        luck = self.luck
        what = luck.randrange(5)
        if what == 0:
            return luck.randbytes(luck.randrange(300))
        if what == 1:
            return b" " * luck.randrange(5)
        if what == 2:
            return bytes(
                luck.choices(b'{}[]",:\\ 0123456789eE+-.truefalsn\xff\xc3', k=luck.randrange(200))
            )
        if what == 3:
            return luck.choice(
                (b"NaN", b"-Infinity", b"1e999", b'"\\ud800"', b"\xef\xbb\xbf{}", b"\xed\xa0\x80",
                 b'{"do": NaN}', b'{"do":"hello","do":"hello"}', b'{"id":"\\uDC00","do":"hello"}',
                 b"'hello'", b"hello", b"GET / HTTP/1.1", b"\x00" * 50, b"//", b"null", b"[]")
            )  # fmt: skip
        return json.dumps(self.hostile()).encode("utf-8", "surrogatepass")

    def deep(self) -> bytes:
        depth = self.luck.choice((20, 31, 33, 100, 1000, 5000, 50_000))
        opening, closing = self.luck.choice(((b"[", b"]"), (b'{"a":', b"}"), (b'[{"b":[', b"]}]")))
        if self.luck.random() < 0.3:
            closing = b""
        inside = opening * depth + b"1" + closing * depth
        field = self.luck.choice(("id", "position", "options", "record", "do", "villains", "seat"))
        request = self.request() | {field: "HERE"}
        return json.dumps(request).encode().replace(b'"HERE"', inside)

    def huge(self) -> bytes:
        luck = self.luck
        size = luck.choice((10_000, 100_000, 400_000, 900_000, LONGEST - 100, 1_500_000, 3_000_000))
        request = self.request()
        field = luck.choice((*request, "id", "colour", "record"))
        what = luck.randrange(6)
        if what == 0:
            request[field] = "x" * size
        elif what == 1:
            request[field] = luck.choice(([0], ["play 1"], [[]], ["jafar"])) * (size // 4)
        elif what == 2:
            request[field] = {str(n): n for n in range(size // 16)}
        elif what == 3:
            return json.dumps(request).encode() + b" " * size
        elif what == 4:
            return json.dumps(request | {field: "HERE"}).encode().replace(b'"HERE"', b"9" * size)
        else:
            request["record"] = str(luck.choice(list(self.records.values()) or [""])) * (
                size // 500
            )
        return json.dumps(request).encode()

    # What is in them.

    def table(self) -> str:
        return self.luck.choice(list(self.records) or ["t1"])

    def game(self) -> str:
        return self.luck.choice(list(SHELF))

    def request(self) -> dict[str, Any]:
        """A request that is likely to be right."""
        luck = self.luck
        names = list(REQUESTS)
        heavy = ["answer"] * 20 + ["new", "lay", "load", "undo", "bot", "why-not"] * 2
        do = luck.choice(names + heavy)
        request: dict[str, Any] = {"do": do}
        if luck.random() < 0.7:
            request["id"] = luck.choice((luck.randrange(1000), "a", "é", 0.5, 10**30))
        if "table" in REQUESTS[do].fields:
            request["table"] = self.table()
        if do == "new":
            found = find_game(self.game())
            players = luck.randint(found.least, found.most)
            if luck.random() < 0.2:
                players = luck.randint(-1, 8)
            request |= {"game": found.id, "players": players}
            if luck.random() < 0.5:
                request["seed"] = luck.getrandbits(luck.choice((8, 64, 128)))
            if luck.random() < 0.3:
                request["options"] = self.options()
        elif do == "lay":
            name, position = self.position()
            game = name if luck.random() < 0.8 else self.game()
            request |= {"game": game, "position": position}
        elif do == "load":
            request["record"] = self.luck.choice(list(self.records.values()) or [""])
            if luck.random() < 0.3:
                request["record"] = self.bent_text(request["record"])
        elif do == "answer":
            if luck.random() < 0.1:
                request["options"] = [luck.randrange(3) for _ in range(luck.randint(1, 3))]
            else:
                request["option"] = luck.choice((0, 0, 0, 1, 2, "done", "pass", "play 5"))
        elif do == "view":
            request["seat"] = luck.choice((None, 0, 1, 2, 5))
        elif do == "why-not":
            field = luck.choice(("card", "location"))
            request[field] = luck.choice(WHATEVER)
        elif do == "bot":
            request["level"] = luck.choice(("random", "rules-of-thumb"))
            if luck.random() < 0.5:
                request[luck.choice(("seconds", "iterations"))] = 1
            if luck.random() < 0.5:
                request["seed"] = luck.randrange(100)
        return request

    def options(self) -> dict[str, Any]:
        luck = self.luck
        names = ("limit", "rounds", "open_memory", "first", "specials", "edition", "limit_rounds")
        values = (1, 5, 100, True, False, None, "random", 0, "current", "none", 10**20)
        return {luck.choice(names): luck.choice(values) for _ in range(luck.randint(1, 2))}

    def position(self) -> tuple[str, Any]:
        """A game, and nearly a position of it: often with something in it that cannot be."""
        luck = self.luck
        what = luck.randrange(5)
        name = list(SHELF)[what % len(SHELF)]
        if what == 0:
            cards = luck.sample(range(1, 28), 9)
            position: Any = {"hands": [cards[0:3], cards[3:6], cards[6:9]], "leader": 1}
        elif what == 1:
            villains = luck.sample(("maleficent", "jafar", "captain-hook", "scar", "ursula"), 3)
            colours, values = ("red", "blue", "green", "yellow"), range(1, 8)
            cards_ = [f"{luck.choice(colours)}-{luck.choice(values)}" for _ in range(9)]
            position = {
                "villains": villains,
                "turn": luck.randrange(4),
                "hands": [cards_[0:2], cards_[2:4], cards_[4:5]],
                "piles": [cards_[5:6], ["hero:" + cards_[6]], cards_[7:9]],
            }
        elif what == 2:
            position = {
                "villains": luck.sample(("maleficent", "prince-john", "jafar"), 2),
                "phase": luck.choice(("start", "move", "act")),
                "seats": [
                    {
                        "power": luck.randrange(5),
                        "hand": ["vanish", "dragon-form"][: luck.randrange(3)],
                        "realm": {"the-forest": {"bottom": ["cackling-goon"], "top": ["aurora"]}},
                    },
                    {},
                ],
            }
        elif what == 3:
            position = {
                "villains": luck.sample(("boba-fett", "seventh-sister", "cad-bane"), 2),
                "phase": luck.choice(("start", "move", "act")),
                "seats": [self.sector(), {}],
            }
        else:
            position = {"hands": [], "villains": [], "seats": []}
        if luck.random() < 0.5:
            position = self.twist(position)
        return name, position

    def sector(self) -> dict[str, Any]:
        """A seat of Star Wars Villainous, Boba Fett's as often as not."""
        luck = self.luck
        bounty = {"card": "bounty-fugitive", "done": luck.choice(([], ["pay-3-credits"], ["x"]))}
        seat: dict[str, Any] = {
            "credits": luck.randrange(5),
            "ambition": luck.randrange(5),
            "targets": luck.choice((0, 0, 3, 11)),
            "pawn": luck.choice(("portrait", "tython", "slave-i", "nowhere")),
            "hand": ["bossk", "as-you-wish"][: luck.randrange(3)],
            "realm": {
                "tython": {
                    "bottom": [{"card": "jabba-the-hutt", "attached": [bounty]}],
                    "top": [{"card": "han-solo", "strength": luck.choice((-1, 0, 2))}],
                }
            },
            "deep_space": {
                "top": ["x-wing"],
                "bottom": [{"card": "slave-i", "engaged": luck.choice(("x-wing", "ghost"))}],
            },
            "under": luck.choice(([], ["sarlacc-pit"], ["bossk"])),
            "kept": luck.choice(([], ["bounty-chewbacca"], ["han-solo", "han-solo"])),
        }
        return {key: seat[key] for key in luck.sample(sorted(seat), luck.randint(0, len(seat)))}

    def twist(self, value: Any) -> Any:
        """Something like a value, but not it."""
        luck = self.luck
        if isinstance(value, dict) and value and luck.random() < 0.8:
            out = dict(value)
            key = luck.choice(list(out))
            if luck.random() < 0.2:
                out[luck.choice(("rest", "turn", "x"))] = self.hostile()
            else:
                out[key] = self.twist(out[key])
            return out
        if isinstance(value, list) and value and luck.random() < 0.8:
            items = list(value)
            at = luck.randrange(len(items))
            if luck.random() < 0.3:
                items.insert(at, luck.choice(items))
            else:
                items[at] = self.twist(items[at])
            return items
        if isinstance(value, str) and luck.random() < 0.5:
            return self.bent_text(value)
        if isinstance(value, int) and luck.random() < 0.5:
            return value + luck.choice((-1, 1, 10**6, -(10**20)))
        return self.hostile()

    def bent_text(self, text: str) -> str:
        luck = self.luck
        if not text:
            return "x"
        at = luck.randrange(len(text))
        what = luck.randrange(4)
        if what == 0:
            return text[:at]
        if what == 1:
            return (
                text[:at] + luck.choice(("\n", "\u0000", "#", " ", "9", "\ud800", "é")) + text[at:]
            )
        if what == 2:
            return text[:at] + text[at + 1 :]
        return text[:at] + text[at:][::-1]

    def hostile(self) -> Any:
        return self.luck.choice(
            (None, True, False, 0, -1, 1.5, 2**31, 2**63, 2**128, -(2**200), 1e308, "", "x" * 3000,
             "\ud800", "\u0000", "{}", "t1", "__class__", "../../etc/passwd", [], {}, [[]], [None],
             {"a": {"b": [1]}}, [0] * 1000, {"": None}, "none", "nan", 10**90, "9" * 5000, "٣", "²")
        )  # fmt: skip


def _read(line: bytes) -> Any:
    """What a line says to a generous reader; None where it says nothing."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _bare(record: str) -> list[str]:
    return [line.strip() for line in record.split("\n") if line.strip()]


def _answers(record: str) -> list[str]:
    lines = [" ".join(line.split()) for line in _bare(record)]
    return [line for line in lines if line[0].isdigit()]


def run(lines: int, seed: int, told: bool = False) -> Fuzz:
    """Send so many lines; raises Wrong at the first thing that is wrong."""
    fuzz = Fuzz(seed)
    try:
        for _ in range(lines):
            fuzz.step()
            if told and fuzz.sent % 10_000 == 0:
                memory = fuzz.memory()
                print(
                    f"{fuzz.sent:,} lines, {len(fuzz.records)} tables,"
                    f" {'?' if memory is None else memory // 1_000_000} MB at most",
                    flush=True,
                )
        memory = fuzz.memory()
        if memory is not None and memory > MOST_MEMORY:
            raise Wrong(f"{memory // 1_000_000} MB of memory, more than {MOST_MEMORY // 1_000_000}")
        fuzz.look_after()
        fuzz.end()
    finally:
        if fuzz.running.poll() is None:
            fuzz.running.kill()
            fuzz.running.wait()
    return fuzz


def main() -> int:
    parser = argparse.ArgumentParser(description="Fuzz the pipe.")
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.perf_counter()
    try:
        fuzz = run(args.lines, args.seed, told=True)
    except Wrong as wrong:
        print(f"wrong: {wrong}", file=sys.stderr)
        return 1
    for what, count in sorted(fuzz.said.items(), key=lambda said: -said[1]):
        print(f"{count:8,} {what}")
    print(
        f"{args.lines:,} lines, seed {args.seed}: every one answered;"
        f" {time.perf_counter() - began:.0f} s; the slowest took {fuzz.slowest:.2f} s"
        f" ({len(fuzz.slowest_line):,} bytes: {fuzz.slowest_line[:60]!r})"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
