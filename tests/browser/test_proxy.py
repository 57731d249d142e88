"""The table behind a proxy, under a path of its own."""

import contextlib
import socket
import threading
from collections.abc import Iterator

from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, DEVILS, ME, OPEN, Site

PATH = b"/games/table"


class Proxy:
    """Passes everything on as docs/server.md asks for: cuts the path off, keeps the host, lets
    sockets through."""

    def __init__(self, port: int) -> None:
        self.behind = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.asked: list[bytes] = []
        self.frozen = False
        """What was open passes nothing on, and does not say so; what comes new goes well."""
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                come, _ = self.listening.accept()
                threading.Thread(target=self._serve, args=(come,), daemon=True).start()

    def _serve(self, come: socket.socket) -> None:
        with come, contextlib.suppress(OSError):
            head = b""
            while b"\r\n\r\n" not in head:
                more = come.recv(65_536)
                if not more:
                    return
                head += more
            first, _, rest = head.partition(b"\r\n")
            method, path, version = first.split(b" ")
            self.asked.append(path)
            if not path.startswith(PATH + b"/"):
                come.sendall(b"HTTP/1.1 404 Not here\r\ncontent-length: 0\r\n\r\n")
                return
            if b"upgrade: websocket" not in rest.lower():
                # One request a connection.
                rest = rest.replace(b"Connection: keep-alive", b"Connection: close")
            with socket.create_connection(("127.0.0.1", self.behind)) as on:
                on.sendall(b" ".join((method, path[len(PATH) :], version)) + b"\r\n" + rest)
                before = self.frozen
                ways = ((on, come), (come, on))
                back = threading.Thread(target=self._pass_on, args=(*ways[0], before), daemon=True)
                back.start()
                self._pass_on(*ways[1], before)
                back.join()

    def _pass_on(self, one: socket.socket, other: socket.socket, before: bool) -> None:
        with contextlib.suppress(OSError):
            while more := one.recv(65_536):
                if self.frozen == before:
                    other.sendall(more)
            other.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def proxied(site: Site) -> Iterator[Proxy]:
    proxy = Proxy(site.port)
    yield proxy
    proxy.listening.close()


def test_a_game_under_a_path_of_a_proxy(site: Site, open_page: Opener) -> None:
    with proxied(site) as proxy:
        page = open_page()
        home = f"http://127.0.0.1:{proxy.port}{PATH.decode()}/"
        page.goto(home)
        page.get_by_role("button", name="Play", exact=True).first.click()
        page.wait_for_url(f"{home}t/*")
        assert hands.play(page, turns=3) == 3
        # All of it came by that path, the socket, too, and a page that is opened again.
        assert any(path.endswith(b"/socket") for path in proxy.asked)
        page.reload()
        assert hands.wait_for_turn(page)
        page.goto(f"{home}rules/{DEVILS}")
        page.get_by_role("heading", name="Who takes the trick").wait_for()
        assert [path for path in proxy.asked if not path.startswith(PATH)] == []


def test_a_line_that_died_in_its_sleep_is_noticed(site: Site, open_page: Opener) -> None:
    with proxied(site) as proxy:
        made = site.lay(DEVILS, ME, OPEN, BOT, first=1)
        key = made["invites"][1]
        site.ask(f"tables/{made['table']}/join", {"key": key, "name": "Bruno"})
        page = open_page()
        page.goto(
            f"http://127.0.0.1:{proxy.port}{PATH.decode()}/t/{made['table']}#{made['keys'][0]}"
        )
        page.get_by_text("Bruno is to play.").wait_for()
        proxy.frozen = True
        decision = site.ask(f"tables/{made['table']}/view", key=key)["decision"]
        answer = {"decision": decision["number"], "option": 0}
        site.ask(f"tables/{made['table']}/answer", answer, key)
        page.wait_for_timeout(300)
        assert page.get_by_text("Bruno is to play.").is_visible()
        # The page comes to the front again, as after a sleep.
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        assert hands.wait_for_turn(page, 30)
        page.locator(".notices .notice").first.wait_for(state="detached")
        # And an answer into a dead line is not lost from sight.
        proxy.frozen = False
        assert hands.click_on(page, hands.LEGAL)
        page.get_by_text("The line is down: once it is back").wait_for(timeout=30_000)
        assert hands.wait_for_turn(page, 30)
        assert hands.play(page, turns=1) == 1
