"""Speed, side by side in one run: plain, compiled and the peers take turns, and the best of several
repeats counts. What is read is the ratio: the machine cancels out of it.

  make bench                          the whole table
  make bench ARGS="--json"            as JSON
  make bench ARGS="--quick lower"     short repeats, only rows whose name holds `lower`
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools import bench_rows, door, fast

ENV = door.DOOR / "bench-env"
PLAIN = door.DOOR / "bench-plain"
COMPILED = door.DOOR / "bench-compiled"
PEERS = ("open_spiel", "rlcard")


FREQUENCIES = ("decisions/s", "iterations/s")


class Row:
    """What is compared. `bar` is for the compiled variant, `plain_bar` for the plain one.

    Speeds are decisions a second, and the ratio must be at least the bar; times are microseconds
    and sizes bytes, and the ratio must be at most the bar. Without a peer the figure itself is held
    against the bar.
    """

    def __init__(
        self,
        name: str,
        ours: str,
        peer: str | None = None,
        bar: float | None = None,
        plain_bar: float | None = None,
    ) -> None:
        self.name = name
        self.ours = ours
        self.peer = peer
        self.bar = bar
        self.plain_bar = plain_bar
        self.unit = bench_rows.UNITS.get(ours.partition(" ")[0], "decisions/s")
        self.less_is_better = self.unit not in FREQUENCIES

    def best(self, values: list[float]) -> float | None:
        if not values:
            return None
        return min(values) if self.less_is_better else max(values)


ROWS = (
    Row("Little Devils, lower floor", "lower little-devils", "spiel hearts", 1.0, 0.25),
    Row("Villains card game, lower", "lower villains-card-game", "spiel crazy_eights", 0.4),
    Row("Little Devils, clone", "clone little-devils", "spiel-clone hearts", 1.5),
    Row("Villains card game, clone", "clone villains-card-game", "spiel-clone crazy_eights"),
    Row("Little Devils, upper floor", "upper little-devils", "rlcard uno"),
    Row("Villains card game, upper", "upper villains-card-game", "rlcard uno"),
    Row("Disney Villainous, lower", "lower villainous", "spiel gin_rummy", 0.25, 0.05),
    Row("Disney Villainous, upper", "upper villainous"),
    Row("Disney Villainous, clone", "clone villainous"),
    Row("Villainous, all villains, lower", "lower villainous-all", "spiel gin_rummy"),
    Row("Villainous, all villains, clone", "clone-midway villainous-all", None, 2.0),
    Row("Villainous, all, pickled state", "pickled villainous-all", None, 3000, 3000),
    Row("Villainous, all, view of a seat", "view villainous-all", None, 2000),
    Row("Villainous, all, view as JSON", "view-json villainous-all", None, 24000, 24000),
    Row("Little Devils, whole games", "whole little-devils", "spiel-whole hearts"),
    Row("Villains card game, whole", "whole villains-card-game", "spiel-whole crazy_eights"),
    Row("Disney Villainous, whole", "whole villainous"),
    Row("Little Devils, search", "search little-devils", "spiel-search hearts"),
)


class Worker:
    """One process of a variant, asked row by row."""

    def __init__(self, path: Path | None) -> None:
        settings = dict(os.environ)
        settings.pop("PYTHONPATH", None)
        if path is not None:
            settings["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [str(door.python_of(ENV)), str(Path(__file__).with_name("bench_rows.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=settings,
        )

    def measure(self, row: str, seconds: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"row": row, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        while True:
            line = self.process.stdout.readline()
            if not line:
                return {"error": "the process ended"}
            if line.startswith("{"):
                found: dict[str, Any] = json.loads(line)
                return found

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def workers() -> dict[str, Worker]:
    """What can be measured here; what cannot is said."""
    out: dict[str, Worker] = {}
    try:
        door.prepare(ENV, [])
    except door.Shut as shut:
        raise SystemExit(str(shut)) from None
    shutil.rmtree(PLAIN, ignore_errors=True)
    shutil.copytree(fast.SRC, PLAIN, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    out["plain"] = proved(Worker(PLAIN), 0)
    if fast.missing() is None:
        if fast.build(COMPILED) == 0:
            out["compiled"] = proved(Worker(COMPILED), 1)
    else:
        say(f"Compiled rows are missing: {fast.missing()} is missing.")
    for peer in PEERS:
        try:
            door.prepare(ENV, [peer], ready_made=False)
        except door.Shut as shut:
            say(f"Rows against {peer} are missing: it could not be had. {shut}")
    out["peers"] = Worker(None)
    return out


def proved(worker: Worker, compiled: int) -> Worker:
    """The worker, if it runs what it is meant to run."""
    for name in bench_rows.TABLES:
        answer = worker.measure(f"which {name}", 0)
        if answer.get("value", compiled) != compiled:
            raise SystemExit(f"bench: {name} is partly plain, partly compiled: {answer}")
    return worker


def measure(rows: list[Row], repeats: int, seconds: float) -> list[dict[str, Any]]:
    asked = workers()
    values: dict[tuple[str, str], list[float]] = {}
    errors: dict[tuple[str, str], str] = {}
    for repeat in range(repeats):
        for row in rows:
            say(f"\r{repeat + 1}/{repeats} {row.name:<40}")
            for variant, worker in asked.items():
                what = row.peer if variant == "peers" else row.ours
                if what is None or (row.name, variant) in errors:
                    continue
                answer = worker.measure(what, seconds)
                if "value" in answer:
                    values.setdefault((row.name, variant), []).append(answer["value"])
                else:
                    errors[row.name, variant] = answer["error"]
    for worker in asked.values():
        worker.close()
    out: list[dict[str, Any]] = []
    for row in rows:
        best = {v: row.best(values.get((row.name, v), [])) for v in ("plain", "compiled", "peers")}
        out.append(judged(row, best))
        for variant in asked:
            if (row.name, variant) in errors:
                say(f"{row.name}, {variant}: {errors[row.name, variant]}")
    return out


def judged(row: Row, best: dict[str, float | None]) -> dict[str, Any]:
    """The ratios of one row, and whether its bars are met (None: no bar, or not measured)."""

    def ratio(variant: str) -> float | None:
        ours, peer = best[variant], best["peers"]
        return None if ours is None or peer is None else ours / peer

    def met(variant: str, bar: float | None) -> bool | None:
        found = ratio(variant) if row.peer else best[variant]
        if bar is None or found is None:
            return None
        return found <= bar if row.less_is_better else found >= bar

    return {
        "row": row.name,
        "unit": row.unit,
        "plain": best["plain"],
        "compiled": best["compiled"],
        "peer": row.peer,
        "peer_value": best["peers"],
        "plain_ratio": ratio("plain"),
        "compiled_ratio": ratio("compiled"),
        "plain_bar": row.plain_bar,
        "compiled_bar": row.bar,
        "plain_met": met("plain", row.plain_bar),
        "compiled_met": met("compiled", row.bar),
    }


def shown(value: float | None, unit: str) -> str:
    if value is None:
        return "-"
    if unit == "bytes":
        return f"{value:,.0f} B"
    if unit == "microseconds":
        return f"{value:.3g} us"
    return f"{value / 1000:,.0f} k/s" if value >= 20_000 else f"{value:,.0f} /s"


def table(rows: list[dict[str, Any]]) -> str:
    lines = [
        f"{'':<33}{'plain':>12}{'compiled':>12}{'peer':>12}{'plain x':>9}{'comp. x':>9}  bars",
    ]
    for row in rows:
        unit = row["unit"]
        less = unit not in FREQUENCIES
        ratios = [
            "-" if row[f"{v}_ratio"] is None else f"{row[f'{v}_ratio']:.2f}"
            for v in ("plain", "compiled")
        ]
        bars = []
        for v in ("plain", "compiled"):
            if row[f"{v}_bar"] is not None:
                word = {True: "met", False: "MISSED", None: "not measured"}[row[f"{v}_met"]]
                bars.append(f"{v} {'<=' if less else '>='} {row[f'{v}_bar']}: {word}")
        against = f"({row['peer']})" if row["peer"] else ""
        lines.append(
            f"{row['row']:<33}{shown(row['plain'], unit):>12}"
            f"{shown(row['compiled'], unit):>12}{shown(row['peer_value'], unit):>12}"
            f"{ratios[0]:>9}{ratios[1]:>9}  {'; '.join(bars)} {against}".rstrip()
        )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("rows", nargs="*", help="words that a row's name must hold (default: all)")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6, help="length of one repeat")
    parser.add_argument("--quick", action="store_true", help="2 repeats of 0.2 s")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    repeats, seconds = (2, 0.2) if asked.quick else (asked.repeats, asked.seconds)
    rows = [row for row in ROWS if all(word in row.name for word in asked.rows)]
    found = measure(rows, repeats, seconds)
    machine = (
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores"
    )
    if asked.json:
        print(json.dumps({"machine": machine, "rows": found}, indent=1))
    else:
        print(f"{machine}; best of {repeats} x {seconds} s; x = ours / peer\n{table(found)}")
    missed = any(row[f"{v}_met"] is False for row in found for v in ("plain", "compiled"))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
