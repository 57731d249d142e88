"""`skulduggery serve`: the table in the browser, from the command line."""

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Iterator
from urllib.parse import urlsplit

from skulduggery.engine.decision import Refused

HOST, PORT = "127.0.0.1", 8313
PORTS_TRIED = 20
EVERYWHERE = ("0.0.0.0", "::")
STOPS_WITHIN = 0.6

EXAMPLES = """\
examples:
  skulduggery serve                       on this machine only, and opens the browser
  skulduggery serve --host 0.0.0.0        for phones and others in this network, too
  skulduggery serve --no-browser --port 9000 --db /srv/games.db
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    parser.add_argument(
        "--host",
        default=HOST,
        help=f"the address to listen at (default: {HOST}, which nobody else can reach;"
        " 0.0.0.0: everybody in this network)",
    )
    parser.add_argument(
        "--port",
        type=_port,
        default=PORT,
        help=f"the port (default: {PORT}; when it is taken, the next free one)",
    )
    parser.add_argument(
        "--db", metavar="FILE", help="where tables are kept; also a URL: postgresql+asyncpg://…"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        default="127.0.0.1",
        help="of a proxy in front of this server, whose word on who asks is believed"
        " (default: 127.0.0.1; * believes everybody)",
    )
    parser.add_argument(
        "--address",
        metavar="URL",
        type=_web_address,
        help="where others reach this server, if that is through a proxy or a tunnel; links to"
        " friends begin with it",
    )


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) < 65536:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text[:40]!r}: a number from 0 to 65535 is needed")


def _web_address(text: str) -> str:
    found = urlsplit(text)
    if found.scheme in ("http", "https") and found.netloc and not (found.query or found.fragment):
        return text.rstrip("/") + "/"
    raise argparse.ArgumentTypeError(
        f"{text[:80]!r}: an address such as https://example.org/table/"
    )


def run(args: argparse.Namespace) -> int:
    listening, taken = _listen(args.host, args.port)
    try:
        return asyncio.run(_serve(args, listening, taken))
    finally:
        listening.close()
        # What is left is not worth looking through: whoever pressed Ctrl-C waits.
        gc.freeze()


# Where.


def _listen(host: str, port: int) -> tuple[socket.socket, bool]:
    """A bound socket, at the next free port if that one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + PORTS_TRIED, 65536) if port else 1
    for one in range(port, last):
        try:
            return _bound(family, host, one), one != port
        except PermissionError:
            raise Refused(
                "bad-request", f"port {port} may not be used here; one above 1023 may"
            ) from None
        except OSError as error:
            if error.errno not in _TAKEN:
                why = error.strerror or str(error)
                raise Refused("bad-request", f"{host}, port {port}: {why}") from None
    raise Refused("bad-request", f"ports {port} to {last - 1} are all taken; name another: --port")


def _bound(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    # With its protocol named asyncio lets every word go at once; else each would wait some 40 ms.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            # On Windows the same word lets two programs have one port.
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(128)
        found.setblocking(False)
    except OSError:
        found.close()
        raise
    return found


def _taken_errors() -> tuple[int, ...]:
    import errno

    return (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE))


_TAKEN = _taken_errors()


def address_in_network() -> str | None:
    """This machine's own address in its network. Nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found = str(probe.getsockname()[0])
        return None if found.startswith("127.") else found
    return None


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


# What is said.


def _say(line: str = "") -> None:
    print(line, flush=True)


def _greet(
    host: str, port: int, place: str, why: str | None, elsewhere: str | None
) -> tuple[str, str | None]:
    """Say what is open to whom. The address for this machine's browser, and that for others."""
    own, share = _url(host, port), None
    if host in EVERYWHERE:
        own = _url("127.0.0.1", port)
        found = address_in_network()
        share = _url(found, port) if found else None
    elif not host.startswith("127.") and host not in ("localhost", "::1"):
        share = own
    _say(f"Skulduggery: {share or own}   (Ctrl-C stops it)")
    if why is not None:
        _say(f"{why}; so:")
    _say(f"Tables are kept in {place}")
    if host in EVERYWHERE:
        _say(
            f"It is open to everybody who can reach this machine at port {port}; who has no link"
            " to a table can lay new ones, but sees nobody else's."
        )
        if share is None:
            _say("This machine seems to be in no network: others cannot reach it now.")
    if share is not None:
        _say("For phones in the same network:")
        _draw(share)
    if elsewhere is not None:
        _say(f"For friends elsewhere: {elsewhere}")
    return share or own, elsewhere or share


def _draw(address: str) -> None:
    """The address as a QR code, where it can be drawn."""
    import segno

    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if sys.stdout.isatty() and encoding.startswith("utf"):
        segno.make(address, micro=False).terminal(compact=True)
    _say(f"  {address}")


def _open_browser(address: str) -> None:
    """In a thread of its own: some browsers keep whoever opens them waiting."""
    on_a_desk = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if not on_a_desk:
        _say(f"There is no screen for a browser here: open {address} yourself.")
        return

    def open_it() -> None:
        if not webbrowser.open(address):
            _say(f"No browser could be opened: open {address} yourself.")

    threading.Thread(target=open_it, daemon=True).start()


# Serving.


async def _serve(args: argparse.Namespace, listening: socket.socket, taken: bool) -> int:
    from sqlalchemy.exc import SQLAlchemyError
    from uvicorn import Config, Server

    from skulduggery.server.app import make_app
    from skulduggery.server.house import House
    from skulduggery.server.keeping import Keeping
    from skulduggery.server.limits import Limits
    from skulduggery.server.lingering import Lingering

    try:
        keeping, why = await Keeping.at(args.db)
    except (SQLAlchemyError, ModuleNotFoundError, OSError) as error:
        raise Refused("no-place", f"--db: {str(error).splitlines()[0]}") from None
    port = listening.getsockname()[1]
    if taken:
        _say(f"Port {args.port} is taken; this is port {port}.")
    address, share = _greet(args.host, port, keeping.place, why, args.address)

    async def keep() -> Keeping:
        return keeping

    app = make_app(keep, share=share)
    config: Config = Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws=Lingering,
        http="h11",
        ws_max_size=Limits.longest_frame,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=args.proxy,
        server_header=False,
        timeout_graceful_shutdown=STOPS_WITHIN,  # type: ignore[arg-type]
        h11_max_incomplete_event_size=16_384,
        limit_concurrency=4_000,
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # That a socket sent too much or went away is its own affair.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)

    class Stoppable(Server):
        """Stops for Ctrl-C without more ado, after a word to whoever is connected."""

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            names = [signal.SIGINT, signal.SIGTERM]
            before = {name: signal.signal(name, self.handle_exit) for name in names}
            try:
                yield
            finally:
                for name, handler in before.items():
                    signal.signal(name, handler)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            house: House = app.state.house
            house.say_closing()
            await asyncio.sleep(0.05)
            await super().shutdown(sockets)

    server = Stoppable(config)
    async with _opened(server, address, args.no_browser):
        await server.serve([listening])
    _say()
    _say("Stopped. Every table goes on where it was, whenever you start again.")
    return 0


@contextlib.asynccontextmanager
async def _opened(server: object, address: str, no_browser: bool) -> AsyncIterator[None]:
    """Open the browser as soon as there is something to see."""

    async def when_ready() -> None:
        while not getattr(server, "started", False):
            await asyncio.sleep(0.02)
        _open_browser(address)

    task = None if no_browser else asyncio.create_task(when_ready())
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
