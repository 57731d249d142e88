"""One socket a reader: a hello, then what happens; and back, what is answered."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from skulduggery.engine.decision import Refused
from skulduggery.server import wire
from skulduggery.server.house import House
from skulduggery.server.limits import KEY
from skulduggery.server.making import Making
from skulduggery.server.tables import Live
from skulduggery.server.telling import Listener

HELLO_WITHIN = 15.0
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013
MOST_FAULTS = 20
"""Messages in a row that were refused unread before the socket is closed."""

log = logging.getLogger(__name__)
decoder = msgspec.json.Decoder(wire.FromClient)
hello_decoder = msgspec.json.Decoder(wire.Hello)

Socket = WebSocket[object, object, object]  # type: ignore[type-var]


class Open(Listener):
    """What waits to be sent to one socket."""

    def __init__(self, most: int) -> None:
        super().__init__(None, "")
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(most)
        self.too_slow = False
        self.thinking: set[asyncio.Task[None]] = set()

    def thinks(self, job: Coroutine[Any, Any, None]) -> None:
        """Something that this socket waits for beside the rest."""
        task = asyncio.create_task(job)
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    def put(self, line: bytes) -> None:
        if self.too_slow:
            return
        try:
            self.waiting.put_nowait(line)
        except asyncio.QueueFull:
            # Whoever cannot keep up comes back and is told afresh; nobody waits for it.
            self.too_slow = True
            with contextlib.suppress(asyncio.QueueEmpty):
                while True:
                    self.waiting.get_nowait()
            self.waiting.put_nowait(msgspec.json.encode(wire.Closing(reason="too-slow")))
            self.waiting.put_nowait(None)


def address_of(socket: Socket) -> str:
    return socket.client.host if socket.client else "?"


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a browser's page of this very server asks; other programs name no origin."""
    if origin is None:
        return True
    return host is not None and origin.partition("://")[2].lower() == host.lower()


@websocket("/api/tables/{t:str}/socket")
async def table_socket(
    socket: Socket,
    t: Annotated[str, PathParameter(max_length=40)],
    house: NamedDependency[House],
    making: NamedDependency[Making],
) -> None:
    limits, address = house.limits, address_of(socket)
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY, "another origin")
        return
    await socket.accept()
    here = limits.open.get(address, 0)
    if house.sockets >= limits.sockets or here >= limits.sockets_of_an_address:
        await _last_word(socket, "full", TRY_LATER)
        return
    house.sockets += 1
    limits.open[address] = here + 1
    try:
        await _serve(socket, t, house, making, address)
    except WebSocketDisconnect:
        pass
    finally:
        house.sockets -= 1
        limits.open[address] -= 1
        if not limits.open[address]:
            del limits.open[address]


async def _serve(socket: Socket, t: str, house: House, making: Making, address: str) -> None:
    listener = Open(house.limits.waiting_messages)
    since = await _hello(socket, listener)
    if since == NO_HELLO:
        return
    try:
        live = await house.table(t)
    except Refused:
        await _last_word(socket, "unknown-table", POLICY)
        return
    try:
        listener.reader = live.reader_of(listener.key)
    except Refused:
        try:
            house.limits.take(KEY, address)
        finally:
            await _last_word(socket, "bad-key", POLICY)
        return
    if len(live.everybody()) >= house.limits.sockets_of_a_table:
        await _last_word(socket, "full", TRY_LATER)
        return
    sending = asyncio.create_task(_send(socket, listener))
    try:
        await live.enter(listener, since)
        await _listen(socket, listener, live, house, making)
    finally:
        live.leave(listener)
        sending.cancel()
        for task in listener.thinking:
            task.cancel()


NO_HELLO = -1


async def _hello(socket: Socket, listener: Open) -> int | None:
    try:
        text = await asyncio.wait_for(socket.receive_data("text"), HELLO_WITHIN)
        hello = hello_decoder.decode(text)
    except (TimeoutError, msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        await _last_word(socket, "no-hello", POLICY)
        return NO_HELLO
    listener.key = hello.key
    return hello.since


async def _last_word(socket: Socket, reason: str, code: int) -> None:
    message = msgspec.json.encode({"type": "closing", "reason": reason})
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(message.decode(), "text")
        await socket.close(code, reason)


async def _send(socket: Socket, listener: Open) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (line := await listener.waiting.get()) is not None:
            await socket.send_data(line.decode(), "text")
        await socket.close(TRY_LATER, "too-slow")


async def _listen(socket: Socket, listener: Open, live: Live, house: House, making: Making) -> None:
    bucket = house.limits.message_bucket()
    faults = 0
    while faults < MOST_FAULTS:
        text = await socket.receive_data("text")
        if not bucket.take():
            faults += 1
            listener.send(_refused(text, "too-fast", "too many messages; wait a moment"))
            continue
        if len(text) > house.limits.longest_message:
            faults += 1
            most = house.limits.longest_message
            listener.send(
                wire.Refused(
                    re=None, code="too-long", message=f"a message has at most {most} letters"
                )
            )
            continue
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
            faults += 1
            code = "bad-request" if isinstance(error, msgspec.ValidationError) else "bad-json"
            listener.send(_refused(text, code, str(error)[:300]))
            continue
        faults = 0
        carried_out = _carry_out(message, listener, live, making)
        if isinstance(message, wire.AskHint):
            # It is thought about for a while; whoever has asked may answer meanwhile.
            listener.thinks(carried_out)
        else:
            await carried_out
    await _last_word(socket, "too-fast", POLICY)


def _refused(text: str, code: str, message: str) -> wire.Refused:
    """With the message's own id, where it can be found."""
    re = None
    with contextlib.suppress(msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        re = msgspec.json.decode(text, type=_Named).id
    return wire.Refused(re=re, code=code, message=message)


class _Named(msgspec.Struct):
    id: wire.Re


async def _carry_out(message: wire.FromClient, listener: Open, live: Live, making: Making) -> None:
    if isinstance(message, wire.Ping):
        listener.send(wire.Pong())
        return
    if isinstance(message, wire.Hello):
        listener.send(wire.Refused(re=None, code="bad-request", message="hello was said already"))
        return
    try:
        await _request(message, listener, live, making)
    except Refused as refused:
        listener.send(wire.Refused(re=message.id, code=refused.code, message=refused.message))
    except Exception:
        log.exception("table %s: %s", live.name, type(message).__name__)
        listener.send(
            wire.Refused(
                re=message.id,
                code="internal",
                message="a fault of this program; nothing was changed. Please report it",
            )
        )


async def _request(
    message: wire.Answer
    | wire.Undo
    | wire.Consent
    | wire.Why
    | wire.AskHint
    | wire.SetHints
    | wire.SetSeat
    | wire.SetPace
    | wire.Arm
    | wire.OneMoment
    | wire.AskRematch,
    listener: Open,
    live: Live,
    making: Making,
) -> None:
    reader = listener.reader

    def done() -> None:
        number = message.decision if isinstance(message, wire.Answer) else None
        listener.send(wire.Accepted(re=message.id, decision=number))

    match message:
        case wire.Answer():
            given = answers_in(message.option, message.options)
            await live.answer(reader, message.decision, given, done)
        case wire.Undo():
            await live.undo(reader, done)
        case wire.Consent():
            await live.consent(reader, message.yes, done)
        case wire.Why():
            reason = await live.why(reader, message.card, message.location)
            listener.send(wire.Because(re=message.id, reason=reason))
        case wire.AskHint():
            hints = await live.hint(reader, message.decision)
            listener.send(wire.Hints(re=message.id, decision=message.decision, hints=hints))
        case wire.SetHints():
            await live.set_hints(reader, message.on, done)
        case wire.SetSeat():
            await live.set_seat(reader, message.seat, message.kind, message.level, done)
        case wire.SetPace():
            await live.set_pace(reader, message.pace, done)
        case wire.Arm():
            await live.arm(reader, message.card, message.how, done)
        case wire.OneMoment():
            await live.one_moment(reader, message.yes, done)
        case wire.AskRematch():
            known = live.followed_by
            following = await making.rematch(live, reader, listener.key)
            done()
            if known is not None:
                listener.send(wire.Rematch(table=following.table, key=following.key))


def answers_in(option: int | str | None, options: list[int | str] | None) -> list[int | str]:
    if (option is None) == (options is None):
        raise Refused("bad-request", "an answer needs option or options, and only one of them")
    return [option] if option is not None else list(options or [])
