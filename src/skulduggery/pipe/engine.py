"""`skulduggery engine`: requests on standard input, answers on standard output."""

import argparse
import os
import sys
from contextlib import redirect_stdout

EXAMPLES = """\
One JSON object in a line in, one out, until the input ends; docs/protocol.md tells all requests.
Messages for people go to standard error.

examples:
  echo '{"do": "hello"}' | skulduggery engine
  echo '{"do": "new", "game": "little-devils", "players": 4, "seed": 7}' | skulduggery engine
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES


def run(args: argparse.Namespace) -> int:
    from skulduggery.pipe.lines import lines
    from skulduggery.pipe.session import Session

    source, target = sys.stdin.buffer, sys.stdout.buffer
    session = Session()
    try:
        with redirect_stdout(sys.stderr):  # nothing but answers may reach the reader
            for line in lines(source):
                target.write(session.reply(line))
                target.flush()
    except BrokenPipeError:
        # The reader has gone; what is still in the buffer has nobody to go to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), target.fileno())
    return 0
