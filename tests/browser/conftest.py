"""A browser for these tests, where there is one; else each says why it is skipped."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.site import Site
from tools.check_bundle import STATIC

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 10_000


# For this folder only: while it lives, nothing else can run an event loop in this thread.
@pytest.fixture(scope="package")
def browser() -> Iterator["Browser"]:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("no Chromium here: sudo apt install chromium")
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="playwright for Python is not installed"
    )
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: make web")
    with playwright.sync_playwright() as started:
        # Without its sandbox: it shows our own pages only, and in a container there is none.
        opened = started.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def site(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("site"))
    yield made
    made.stop()


Opener = Callable[..., "Page"]


@pytest.fixture
def open_page(browser: "Browser") -> Iterator[Opener]:
    """Opens a page in a browser of its own; what goes wrong in it fails the test."""
    contexts = []
    troubles: list[str] = []

    def open_it(width: int = 1024, height: int = 768, **more: Any) -> "Page":
        more.setdefault("reduced_motion", "reduce")
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", **more
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(error.stack or str(error)))
        page.on(
            "console",
            lambda said: (
                troubles.append(said.text)
                if said.type == "error" and "WebSocket" not in said.text
                else None
            ),
        )
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert not troubles


@pytest.fixture(scope="session")
def album(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures go: docs/images when SKULDUGGERY_PICTURES is set."""
    if os.environ.get("SKULDUGGERY_PICTURES"):
        return Path(__file__).resolve().parents[2] / "docs" / "images"
    return tmp_path_factory.mktemp("album")
