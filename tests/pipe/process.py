"""`skulduggery engine` as a process of its own."""

import json
import subprocess
import sys
from typing import Any

ENGINE = (sys.executable, "-m", "skulduggery", "engine")


def start() -> "subprocess.Popen[bytes]":
    pipe = subprocess.PIPE
    return subprocess.Popen(ENGINE, stdin=pipe, stdout=pipe, stderr=pipe)


def talk(text: bytes) -> tuple[list[dict[str, Any]], bytes, int]:
    """What a process answers to a whole input, what it logs, and its exit code."""
    done = subprocess.run(ENGINE, input=text, capture_output=True, timeout=60, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr, done.returncode
