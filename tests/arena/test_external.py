"""Programs that play: good, silent, late, wrong, dead and mad ones. The game goes on."""

import json
import os
import sys
import time
from pathlib import Path

import pytest

from skulduggery.arena import external
from skulduggery.arena.external import ENDED, ILLEGAL, SILENT, OwnBot, Program
from skulduggery.bots import make
from skulduggery.engine.chance import Chance
from skulduggery.games import game

LAST = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert set(asked) == {"do", "game", "seat", "view", "decision", "seconds"}
    assert asked["do"] == "choose" and asked["view"]["seat"] == asked["seat"]
    print(json.dumps({"option": asked["decision"]["options"][-1][WORD]}), flush=True)
"""


class Case:
    """A game of three in which one seat is a program; `faults` are what was counted."""

    def __init__(self, tmp_path: Path, source: str, seconds: float = 20.0) -> None:
        path = tmp_path / "bot.py"
        path.write_text(source)
        self.program = Program((sys.executable, str(path)))
        self.seconds = seconds
        self.faults: dict[str, int] = {}
        self.picked: list[tuple[int, int]] = []

    def play(self, decisions: int = 1_000_000) -> "Case":
        """Play a round; what the program's seat picked, and among how many options."""
        devils = game("little-devils")
        state = devils.start(devils.setup(3, None, {"rounds": 1}), Chance(5))
        bot = OwnBot("little-devils", 1, 5, self.program, self.seconds)
        other = make("random", "little-devils", 0, 5)
        decision = state.decision()
        while decision is not None and decisions:
            decisions -= 1
            if decision.actor == 1:
                option = bot.choose(state.view(1), decision)
                self.picked.append((option.n, len(decision.options)))
            else:
                option = other.choose(state.view(decision.actor), decision)
            state.play(option.code)
            decision = state.decision()
        self.program.stop()
        self.faults = bot.faults
        return self

    def all_first(self) -> bool:
        return all(n == 0 for n, _ in self.picked)


def faults(silent: int = 0, illegal: int = 0, ended: int = 0) -> dict[str, int]:
    return {SILENT: silent, ILLEGAL: illegal, ENDED: ended}


@pytest.mark.parametrize("word", ["n", "text"])
def test_a_good_program_plays_what_it_says(tmp_path: Path, word: str) -> None:
    case = Case(tmp_path, LAST.replace("WORD", repr(word))).play()
    assert len(case.picked) == 9
    assert all(n == of - 1 for n, of in case.picked)
    assert case.faults == faults()


@pytest.mark.parametrize(
    "answer",
    [
        '{"option": 99}',
        '{"option": -1}',
        '{"option": "play 99"}',
        '{"option": null}',
        '{"option": true}',
        '{"option": 0.0}',
        '{"option": [0]}',
        '{"answer": 0}',
        "{}",
        "[]",
        "0",
        "",
        "garbage",
        '{"option": 0',
        "\\xff\\xfe",
        "[" * 5000,
    ],
)
def test_an_answer_that_is_none_is_the_first_option_and_counted(
    tmp_path: Path, answer: str
) -> None:
    source = f"""
import sys
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(b'{answer}' + b"\\n")
    sys.stdout.buffer.flush()
"""
    case = Case(tmp_path, source).play()
    assert case.all_first()
    assert case.faults == faults(illegal=9)


def test_a_silent_program_is_asked_a_few_times_and_no_more(tmp_path: Path) -> None:
    case = Case(tmp_path, "import time\ntime.sleep(3600)", seconds=0.02).play()
    assert case.all_first()
    assert case.faults == faults(silent=9)
    assert case.program.given_up
    assert case.program.running is None


def test_a_program_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    """Its question is larger than a pipe holds."""
    program = Case(tmp_path, "import time\ntime.sleep(3600)").program
    with pytest.raises(external.Failed):
        program.ask(b"x" * 1_000_000 + b"\n", 0.05)
    program.stop()


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    """The first answer comes when its time is over; from then on the program is quick."""
    source = """
import json, sys, time
late = True
for line in sys.stdin:
    asked = json.loads(line)
    if late:
        time.sleep(0.8)
        print(json.dumps({"option": "late"}), flush=True)
        late = False
        continue
    print(json.dumps({"option": asked["decision"]["options"][-1]["n"]}), flush=True)
"""
    case = Case(tmp_path, source, seconds=0.5).play()
    assert case.faults[ILLEGAL] == 0
    assert case.faults[SILENT] >= 1
    assert case.picked[-1][0] == case.picked[-1][1] - 1


def test_what_is_said_unasked_is_thrown_away(tmp_path: Path) -> None:
    source = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"option": asked["decision"]["options"][-1]["n"]}), flush=True)
    if asked["seconds"] == 20.0:
        print("and another thing", flush=True)
"""
    program = Case(tmp_path, source).program
    question = b'{"seconds": 20.0, "decision": {"options": [{"n": 7}]}}\n'
    assert program.ask(question, 20) == b'{"option": 7}\n'
    assert program.running is not None
    while program.running.inbox.empty():
        pass
    assert program.ask(question, 20) == b'{"option": 7}\n'
    program.stop()


def test_a_program_that_babbles_without_end_costs_no_memory(tmp_path: Path) -> None:
    case = Case(tmp_path, 'while True: print("blah")').play()
    assert case.all_first()
    assert case.faults[ILLEGAL] == 9


def test_a_line_without_an_end_is_cut(tmp_path: Path) -> None:
    source = """
import sys
while True: sys.stdout.write("x" * 65536)
"""
    case = Case(tmp_path, source).play()
    assert case.all_first()
    assert case.faults[ILLEGAL] == 9


def test_a_program_that_ends_at_once_is_started_again_a_few_times(tmp_path: Path) -> None:
    case = Case(tmp_path, "raise SystemExit(1)").play()
    assert case.all_first()
    assert case.faults == faults(ended=9)
    assert case.program.given_up


def test_a_program_that_dies_now_and_then_is_survived(tmp_path: Path) -> None:
    """It answers two questions and dies at the third, again and again."""
    source = """
import json, sys
for n, line in enumerate(sys.stdin):
    if n == 2:
        raise SystemExit("no more")
    asked = json.loads(line)
    print(json.dumps({"option": asked["decision"]["options"][-1]["n"]}), flush=True)
"""
    case = Case(tmp_path, source).play()
    assert case.faults == faults(ended=3)
    assert [n == of - 1 for n, of in case.picked[:6]] == [True, True, False, True, True, False]
    assert not case.program.given_up


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    case = Case(tmp_path, "")
    case.program = Program((str(tmp_path / "nobody"),))
    assert case.play().faults == faults(ended=9)


def test_a_program_is_ended_with_what_it_started(tmp_path: Path) -> None:
    """A shell that starts a sleeper: the sleeper holds the output open."""
    source = """
import json, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
sys.stdin.readline()
print(json.dumps({"option": 0, "child": child.pid}), flush=True)
child.wait()
"""
    program = Case(tmp_path, source).program
    child = json.loads(program.ask(b"{}\n", 20))["child"]
    program.stop()
    for _ in range(500):
        if not alive(child):
            break
        time.sleep(0.01)
    assert not alive(child)


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended but was not yet counted by its parent does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat")
    return not (state.exists() and ") Z " in state.read_text())
