"""`skulduggery serve`: what it says, where it listens, how it stops."""

import contextlib
import json
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close
from websockets.sync.client import ClientConnection

from skulduggery.__main__ import main
from skulduggery.server.serve import _listen
from tests.server.helpers import BOT, HERE, ME, OPEN, Json
from tests.server.process import Serving, hello, process


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_stops_cleanly_with_open_sockets(tmp_path: Path, how: int) -> None:
    with process(tmp_path / "games.db", "--no-browser") as server:
        body = {"game": "little-devils", "seats": [ME, BOT, BOT]}
        made = server.ask("tables", body)
        with server.socket(made["table"]) as anna, server.socket(made["table"]) as late:
            hello(anna, made["keys"][0])
            began = time.monotonic()
            assert server.stop(how) == 0
            took = time.monotonic() - began
            assert last_words(anna)[-1] == {"type": "closing", "reason": "server-stops"}
            assert last_words(late) == []
        # Far from a promise of a second, so that a busy machine does not matter here.
        assert took < 10
        assert server.said[0].startswith("Skulduggery: http://127.0.0.1:")
        assert str(tmp_path / "games.db") in server.said[1]
        assert server.said[-1].startswith("Stopped.")
        assert not any("Traceback" in line for line in server.said)


def test_it_stops_without_a_word_of_trouble_while_bots_play_everywhere(tmp_path: Path) -> None:
    place = tmp_path / "games.db"
    body = {"game": "little-devils", "seats": [BOT] * 4, "options": {"limit": 1000}}
    with process(place, "--no-browser") as server:
        made = [server.ask("tables", body) for _ in range(12)]
        time.sleep(0.5)
        assert server.stop() == 0
        assert not [line for line in server.said if "ERROR" in line or "Traceback" in line]
    with process(place, "--no-browser") as server:
        for one in made:
            path = f"tables/{one['table']}/view"
            before = server.ask(path, key=one["watch"])["last"]
            end = time.monotonic() + 30
            while server.ask(path, key=one["watch"])["last"] <= before:
                assert time.monotonic() < end, "its bots do not play"
                time.sleep(0.05)


def test_without_a_screen_it_says_so_and_opens_nothing(tmp_path: Path) -> None:
    with process(tmp_path / "games.db") as server:
        while not any("There is no screen" in line for line in server.said):
            time.sleep(0.02)
        server.stop()


def test_the_browser_is_opened_when_there_is_something_to_see(tmp_path: Path) -> None:
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    with process(tmp_path / "games.db", BROWSER=f"{browser} %s") as server:
        end = time.monotonic() + 20
        while not note.exists() or not note.read_text():
            assert time.monotonic() < end, server.said
            time.sleep(0.02)
        assert note.read_text().strip() == f"http://127.0.0.1:{server.port}/"


def test_open_to_the_network_it_says_so_and_gives_the_address(tmp_path: Path) -> None:
    with process(tmp_path / "games.db", "--no-browser", "--host", "0.0.0.0") as server:
        server.stop()
    said = "\n".join(server.said)
    assert "open to everybody who can reach this machine" in said
    assert "For phones in the same network:" in said or "in no network" in said


def test_links_to_friends_begin_with_the_address_that_was_given(tmp_path: Path) -> None:
    words = ("--no-browser", "--address", "https://example.org/table")
    with process(tmp_path / "games.db", *words) as server:
        assert server.ask("games")["share"] == "https://example.org/table/"
        assert "For friends elsewhere: https://example.org/table/" in server.said


def test_a_taken_port_gives_the_next_free_one(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = Serving("--db", str(tmp_path / "g.db"), "--no-browser", "--port", str(port))
        try:
            server.ready()
            assert server.port > port
            assert server.said[0] == f"Port {port} is taken; this is port {server.port}."
        finally:
            server.process.kill()
            server.process.wait()


def flood(rascal: ClientConnection) -> Close:
    """Send ten megabytes; how the socket was closed."""
    with contextlib.suppress(ConnectionClosed):
        rascal.send("x" * 10_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        rascal.recv(20)
    assert closed.value.rcvd is not None
    return closed.value.rcvd


def last_words(socket: ClientConnection) -> list[Json]:
    """All that still comes until the socket is closed."""
    out: list[Json] = []
    try:
        while True:
            out.append(json.loads(socket.recv(5)))
    except ConnectionClosed:
        return out


def test_frames_of_ten_megabytes_are_refused_and_other_tables_do_not_notice(
    tmp_path: Path,
) -> None:
    with process(tmp_path / "games.db", "--no-browser") as server:
        body = {"game": "little-devils", "seats": [ME, HERE, OPEN], "options": {"first": 0}}
        made, other = server.ask("tables", body), server.ask("tables", body)
        with (
            server.socket(other["table"]) as bruno,
            server.socket(made["table"]) as rascal,
            server.socket(made["table"]) as anna,
        ):
            hello(bruno, other["keys"][0])
            hello(anna, made["keys"][0])
            hello(rascal, made["keys"][0])
            closed = flood(rascal)
            assert closed.code == 1009
            assert "exceeds limit of 65536 bytes" in closed.reason
            for person in (bruno, anna):
                line = {"type": "answer", "id": 1, "decision": 1, "option": 0}
                person.send(json.dumps(line))
                while (message := json.loads(person.recv(20)))["type"] != "accepted":
                    assert message["type"] == "seats"
        # Without a hello it is no different.
        with server.socket(made["table"]) as rascal:
            assert flood(rascal).code == 1009
        assert server.ask("health")["ok"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--port", "x"], "'x'"),
        (["--port", "70000"], "65535"),
        (["--address", "example.org"], "https://example.org/table/"),
        (["--host", "256.1.1.1", "--port", "0"], "256.1.1.1"),
        (["--db", "/proc/nothing/games.db", "--port", "0"], "cannot be kept"),
        (["--db", "nosql://somewhere", "--port", "0"], "--db"),
    ],
)
def test_what_cannot_be_is_one_clear_line(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", *given]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert said in err


def test_alone_it_is_serve() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "skulduggery", "--port", "x"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("skulduggery serve:")


def test_only_ports_that_are_taken_are_passed_over() -> None:
    found, moved = _listen("127.0.0.1", 0)
    with found:
        port = found.getsockname()[1]
        again, moved_on = _listen("127.0.0.1", port)
        with again:
            assert (moved, moved_on) == (False, True)
            assert again.getsockname()[1] > port


def test_no_word_waits_for_another() -> None:
    """asyncio switches off the gathering of small messages where it is told the protocol only."""
    found, _ = _listen("127.0.0.1", 0)
    with found, socket.create_connection(found.getsockname()[:2]):
        found.settimeout(10)
        come, _ = found.accept()
        with come:
            assert come.proto == socket.IPPROTO_TCP
