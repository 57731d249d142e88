"""How quick the table in the browser feels: from the start to a table, and from a click to screens.

python -m tools.table_speed [--tables 20] [--answers 40] [--starts 5]

Needs Playwright for Python and a Chromium, as the tests in tests/browser do. Each figure is said
with its middle, its slowest tenth and its worst; nothing is judged here.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = ("chromium", "chromium-browser", "google-chrome")
BOT = {"kind": "bot"}
ASKED = '[data-zone="hand"] button.lit, [data-target]'
CLOCK = """
window.clicks = []; window.shown = [];
const now = () => performance.timeOrigin + performance.now();
addEventListener('click', () => clicks.push(now()), true);
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', (told) => {
            if (!told.data.startsWith('{"type":"update"')) return;
            // Told, drawn by the next frame, and on the screen with the one after it.
            requestAnimationFrame(() => requestAnimationFrame(() => shown.push(now())));
        });
    }
};
"""


class Server:
    def __init__(self, folder: str) -> None:
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "skulduggery", "serve", "--no-browser", "--port", "0"]
            + ["--db", str(Path(folder) / "games.db")],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = line.split()[1]
        while True:
            try:
                urllib.request.urlopen(self.url + "api/health", timeout=5).close()
                return
            except OSError:
                time.sleep(0.005)

    def lay(self, seats: list[dict[str, str]], **options: Any) -> dict[str, Any]:
        body = {"game": "little-devils", "seats": seats, "pace": "normal", "options": options}
        request = urllib.request.Request(
            self.url + "api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
        return found

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(10)


def told(what: str, seconds: list[float]) -> None:
    each = sorted(1000 * one for one in seconds)
    middle, slow = each[len(each) // 2], each[min(len(each) - 1, len(each) * 9 // 10)]
    print(f"{what}: middle {middle:.0f} ms, slowest tenth {slow:.0f} ms, worst {each[-1]:.0f} ms")


def starts(browser: "Browser", count: int) -> None:
    """The browser is open already, as it usually is."""
    home, table = [], []
    for _ in range(count):
        with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
            page = browser.new_context().new_page()
            page.goto(server.url, wait_until="commit")
            page.get_by_role("button", name="Play", exact=True).first.wait_for()
            home.append(time.perf_counter() - server.began)
            page.get_by_role("button", name="Play", exact=True).first.click()
            page.locator('[data-zone="hand"] button').first.wait_for()
            table.append(time.perf_counter() - server.began)
            page.context.close()
    told("from the command to the home page", home)
    told("from the command to a table, dealt", table)


def person(browser: "Browser", url: str) -> "Page":
    page = browser.new_context(viewport={"width": 1024, "height": 768}).new_page()
    page.add_init_script(CLOCK)
    page.goto(url)
    page.locator('[data-zone="hand"] button').first.wait_for()
    return page


def answers(browser: "Browser", tables: int, count: int, watched: bool) -> None:
    """Two people and bots at a table, beside many tables of bots alone."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        crowd = [server.lay([BOT] * 4, limit=1000) for _ in range(tables)]
        watching = browser.new_context().new_page()
        if watched:
            # At tables that somebody watches bots play at the pace for people.
            watching.goto(server.url)
            watching.evaluate(
                """tables => { window.open_ = tables.map(({table, watch}) => {
                    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
                    socket.onopen = () =>
                        socket.send(JSON.stringify({type: 'hello', key: watch, since: null}));
                    return socket;
                }); }""",
                crowd,
            )
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bruno"}, BOT]
        made = server.lay(seats, limit=1000)
        pages = [
            person(browser, f"{server.url}t/{made['table']}#{key}") for key in made["keys"][:2]
        ]
        seconds: list[float] = []
        while len(seconds) < count:
            for page in pages:
                if page.title().startswith("●") and page.locator(ASKED).count():
                    seconds.append(after_click(page, pages))
                page.wait_for_timeout(20)
        how = "watched" if watched else "unwatched, at full speed"
        told(f"from a click to every screen, beside {tables} tables of bots ({how})", seconds)
        for page in (*pages, watching):
            page.context.close()


def after_click(page: "Page", pages: list["Page"]) -> float:
    """A card is played; when the last of the screens shows it."""
    for one in pages:
        one.evaluate("clicks.length = shown.length = 0")
    page.locator('[data-zone="hand"] button.lit').last.click(position={"x": 60, "y": 20})
    for one in pages:
        one.wait_for_function("() => shown.length > 0")
    clicked: float = page.evaluate("clicks[0]")
    seen: list[float] = [one.evaluate("shown[0]") for one in pages]
    return (max(seen) - clicked) / 1000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--starts", type=int, default=5)
    args = parser.parse_args()
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        print("no Chromium here: sudo apt install chromium", file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=found, args=["--no-sandbox"])
        starts(browser, args.starts)
        answers(browser, args.tables, args.answers, watched=True)
        answers(browser, args.tables, args.answers, watched=False)
        browser.close()
    if hasattr(os, "getloadavg"):
        print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
