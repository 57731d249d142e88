"""What holds for every test: the rules under test are the sources, or were compiled from them."""

import os
import signal

import pytest

from tests.mode import COMPILED
from tools import fast


def pytest_configure(config: pytest.Config) -> None:
    changed = fast.stale()
    if changed:
        raise pytest.UsageError(
            f"the compiled rules are older than {', '.join(changed[:3])}: `make fast` compiles"
            " again, `make slow` goes back to plain Python"
        )
    wanted = os.environ.get("SKULDUGGERY_EXPECT", "")
    if wanted not in ("", "plain", "compiled"):
        raise pytest.UsageError(f"SKULDUGGERY_EXPECT: plain or compiled, not {wanted!r}")
    if wanted and (wanted == "compiled") != COMPILED:
        raise pytest.UsageError(f"the rules under test are not {wanted}")


def pytest_sessionstart() -> None:
    # A shell starts what runs in its background deaf to Ctrl-C, and that is handed down to the
    # programs which these tests start and stop.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    how = f"compiled ({len(fast.compiled())} files)" if COMPILED else "plain Python"
    terminalreporter.write_line(f"The rules under test: {how}")
