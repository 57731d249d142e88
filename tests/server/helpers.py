"""A server in this process, people at its sockets, and what was sent to them."""

import json
import pickle
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar.testing import TestClient, WebSocketTestSession

from skulduggery.bots import Asked, Budget, make
from skulduggery.bots.hints import hints
from skulduggery.engine.decision import Decision, Option
from skulduggery.engine.game import State
from skulduggery.server import bot_process
from skulduggery.server.advice import Advice
from skulduggery.server.app import make_app
from skulduggery.server.bots import Bots, Pool, Said
from skulduggery.server.house import House
from skulduggery.server.keeping import Keeping
from skulduggery.server.limits import Bucket, Limits

Json = dict[str, Any]
ME: Json = {"kind": "me", "name": "Anna"}
HERE: Json = {"kind": "here", "name": "Bruno"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "random"}
DEVILS = "little-devils"


class Server:
    """The API as a client of it sees it."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client

    @property
    def house(self) -> House:
        house: House = self.client.app.state.house
        return house

    def get(self, path: str, key: str | None = None, **params: Any) -> Any:
        answer = self.client.get(f"/api/{path}", headers=_bearer(key), params=params or None)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, key: str | None = None) -> Any:
        answer = self.client.post(f"/api/{path}", headers=_bearer(key), json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(
        self, method: str, path: str, body: Any = None, key: str | None = None
    ) -> tuple[int, str, str]:
        """Status, code and message of what goes wrong."""
        answer = self.client.request(method, f"/api/{path}", headers=_bearer(key), json=body)
        error = answer.json()["error"]
        return answer.status_code, error["code"], error["message"]

    def lay(self, *seats: Json, game: str = DEVILS, pace: str = "instant", **more: Any) -> Json:
        options = more.pop("options", {"rounds": 1} if game == DEVILS else {})
        body = {"game": game, "seats": list(seats), "pace": pace, "options": options, **more}
        made: Json = self.post("tables", body)
        return made

    @contextmanager
    def sit(self, table: str, key: str, since: int | None = None) -> Iterator["Person"]:
        with self.client.websocket_connect(f"/api/tables/{table}/socket") as session:
            person = Person(session)
            person.send(type="hello", key=key, since=since)
            person.wait("welcome")
            yield person

    def play_to_the_end(self, *people: "Person", choose: Any = None) -> None:
        """Everybody answers until the game is over; what they choose is up to `choose`."""
        end = time.monotonic() + 60
        while not all(person.over for person in people):
            assert time.monotonic() < end, "the game does not end"
            asked = False
            for person in people:
                person.catch_up()
                if person.decision is not None:
                    asked = True
                    options = person.decision["options"]
                    option = options[0] if choose is None else choose(person, options)
                    person.answer(option["n"])
            if not asked:
                time.sleep(0.005)


def _bearer(key: str | None) -> dict[str, str]:
    return {} if key is None else {"Authorization": f"Bearer {key}"}


class Person:
    """Somebody at a socket. `lines` is everything that came, as it came."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.lines: list[str] = []
        self.view: Any = None
        self.decision: Json | None = None
        self.may_undo: str | None = None
        self.over = False
        self.last = 0
        self.welcome: Json = {}
        self.events: list[Json] = []
        self.requests = 0

    def send(self, **message: Any) -> None:
        self.session.send_text(json.dumps(message))

    def read(self) -> Json:
        line = self.session.receive_text(timeout=20)
        self.lines.append(line)
        message: Json = json.loads(line)
        if message["type"] in ("welcome", "update"):
            self.view, self.decision = message["view"], message["decision"]
            self.over, self.last = message["over"], message["last"]
            self.may_undo = message["may_undo"]
            if message["type"] == "welcome":
                self.welcome, self.events = message, []
            self.events += message["events"]
        return message

    def wait(self, kind: str) -> Json:
        """Read on to the next message of that kind."""
        while (message := self.read())["type"] != kind:
            pass
        return message

    def catch_up(self) -> list[Json]:
        """Everything that has been sent up to now."""
        self.send(type="ping")
        out = []
        while (message := self.read())["type"] != "pong":
            out.append(message)
        return out

    def ask(self, kind: str, /, **fields: Any) -> Json:
        """Send a request and read up to its reply."""
        self.requests += 1
        self.send(type=kind, id=self.requests, **fields)
        while (message := self.read()).get("re") != self.requests:
            pass
        return message

    def answer(self, option: int | str, decision: int | None = None) -> Json:
        if decision is None:
            assert self.decision is not None
            decision = self.decision["number"]
        return self.ask("answer", decision=decision, option=option)

    def until_asked(self) -> Json:
        """Wait for the next decision."""
        end = time.monotonic() + 20
        self.catch_up()
        while self.decision is None:
            assert time.monotonic() < end, "nothing is asked"
            assert not self.over, "the game is over"
            time.sleep(0.005)
            self.catch_up()
        return self.decision


class NoLimits(Limits):
    def __init__(self) -> None:
        super().__init__(factor=1e6)

    def message_bucket(self) -> Bucket:
        return Bucket(1e9, 1e9)

    def hint_bucket(self) -> Bucket:
        return Bucket(1e9, 1e9)


class BotsHere(Bots):
    """Bots without processes: most tests are about something else, and have no time for them."""

    async def choose(
        self,
        game: str,
        level: str,
        seat: int,
        luck: int,
        view: Any,
        decision: Decision,
        imagined: State | None = None,
        who: str = "",
    ) -> Option:
        return make(level, game, seat, luck).answer(Asked(view, decision, imagined))

    async def warm(self) -> None:
        pass


class AdviceHere(Advice):
    """Hints without processes, and quickly. `asked` is all that such a process would be told."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Json] = []

    async def _ask(
        self,
        pool: Pool,
        job: Json,
        deadline: float,
        field: str,
        read: Callable[[Any], Said],
    ) -> Said:
        job = json.loads(msgspec.json.encode(job))
        self.asked.append(job)
        if field == "course":
            return read(bot_process.judged(job["record"], times=2))
        imagined = pickle.loads(b64decode(job["imagined"]))
        decision = bot_process.read(job["decision"])
        little = Budget(iterations=24)
        given = (job["game"], job["seat"], job["luck"], decision, imagined, little, little)
        return read([bot_process.told(one) for one in hints(*given)])


@contextmanager
def serving(
    place: Path,
    limits: Limits | None = None,
    bots: Bots | None = None,
    advice: Advice | None = None,
) -> Iterator[Server]:
    async def keep() -> Keeping:
        keeping, _ = await Keeping.at(str(place))
        return keeping

    app = make_app(keep, limits or NoLimits(), bots or BotsHere(), advice=advice or AdviceHere())
    with TestClient(app) as client:
        yield Server(client)
