"""The random games of all cases that the chosen tests need: played once, on all cores."""

from collections.abc import Callable, Iterator

import pytest

from tests.conformance.cases import Case
from tests.conformance.runner import Findings, jobs_wanted, try_all, zeal_wanted
from tests.mode import COMPILED

closing = pytest.StashKey[list[str]]()


@pytest.fixture(scope="session")
def findings(request: pytest.FixtureRequest) -> Iterator[Callable[[Case], Findings]]:
    """What came of the games of a case; waits until they have been played."""
    cases: list[Case] = []
    for item in request.session.items:
        if isinstance(item, pytest.Function) and "findings" in item.fixturenames:
            case = item.callspec.params["case"]
            assert isinstance(case, Case)
            if case not in cases:
                cases.append(case)
    said = request.config.stash.setdefault(closing, [])
    capture = request.config.pluginmanager.getplugin("capturemanager")

    def say(line: str) -> None:
        said[:] = [line]
        with capture.global_and_fixture_disabled():
            print(f"\n{line}", flush=True)

    coming = try_all(cases, zeal_wanted(), jobs_wanted(), say)
    there: dict[Case, Findings] = {}

    def of(case: Case) -> Findings:
        while case not in there:
            found = next(coming)
            there[found.case] = found
        return there[case]

    yield of
    for _ in coming:
        pass


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for line in config.stash.get(closing, []):
        terminalreporter.write_line(line)
    if COMPILED:
        terminalreporter.write_line(
            "laws: that each catches its fault is shown on plain Python only; a test's own game"
            " cannot be a subclass of compiled classes"
        )
