"""The server as a whole: routes, socket, pages, and what goes with every answer."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, route
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server
from litestar.types import Message, Scope

from skulduggery import __version__
from skulduggery.engine.decision import Refused
from skulduggery.server import wire
from skulduggery.server.advice import Advice
from skulduggery.server.bots import Bots
from skulduggery.server.house import House
from skulduggery.server.keeping import Keeping
from skulduggery.server.limits import REQUEST, Limits
from skulduggery.server.making import Making
from skulduggery.server.pages import HEADERS, Pages
from skulduggery.server.routes import ROUTES, Asking, address_of
from skulduggery.server.sockets import same_origin, table_socket

STATUS = {
    "bad-key": 403,
    "not-allowed": 403,
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "not-found": 404,
    "stale": 409,
    "taken": 409,
    "over": 409,
    "not-yours": 409,
    "waiting": 409,
    "closed": 409,
    "no-rematch": 409,
    "no-rest": 409,
    "no-judge": 409,
    "hints-off": 409,
    "no-hint": 503,
    "too-long": 413,
    "too-fast": 429,
    "internal": 500,
    "too-many-tables": 503,
}
"""Of refusals, by code; all others are 400."""

log = logging.getLogger(__name__)


def _failure(status: int, code: str, message: str) -> Response[wire.Failure]:
    return Response(
        wire.Failure(error=wire.Error(code=code, message=message)),
        status_code=status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def _refused(_: Asking, refused: Refused) -> Response[wire.Failure]:
    return _failure(STATUS.get(refused.code, 400), refused.code, refused.message)


def _http(request: Asking, error: HTTPException) -> Response[wire.Failure]:
    """What the framework refuses before one of our functions sees it."""
    if isinstance(error, NotFoundException):
        return _failure(404, "not-found", f"there is nothing at {request.url.path[:80]}")
    if isinstance(error, MethodNotAllowedException):
        response = _failure(405, "not-allowed", f"{request.method} is not known here")
        response.headers.update(error.headers or {})
        return response
    if error.status_code == 413:
        return _failure(413, "too-long", "more was sent than is read here")
    extra: Any = error.extra if isinstance(error, ClientException) else None
    said = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra or []]
    message = "; ".join(said)[:400] or error.detail[:400]
    return _failure(error.status_code, "bad-request", message)


def _fault(request: Asking, error: Exception) -> Response[wire.Failure]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    message = "a fault of this program; nothing was changed. Please report it"
    return _failure(500, "internal", message)


async def _headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if str(scope["path"]).startswith("/api/"):
            headers.setdefault("cache-control", "no-store")


async def _before(request: Asking) -> None:
    house: House = request.app.state.house
    house.limits.take(REQUEST, address_of(request))
    # A page of somebody else's may not even ask: keys are never sent by themselves, but tables
    # would be laid.
    origin, host = request.headers.get("origin"), request.headers.get("host")
    if request.method == "POST" and not same_origin(origin, host):
        raise Refused("not-allowed", "a page of another origin may not ask this server")


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def page(request: Request[Any, Any, Any], pages: NamedDependency[Pages]) -> Response[bytes]:
    name = str(request.path_params.get("path", "")).lstrip("/")
    found = None if name == "api" or name.startswith("api/") else pages.find(name)
    if found is None:
        raise Refused("not-found", f"there is nothing at {request.url.path[:80]}")
    headers = {"etag": found.etag, "cache-control": found.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if packed and found.packed is not None:
        headers["content-encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)


def make_app(
    keep: Callable[[], Awaitable[Keeping]],
    limits: Limits | None = None,
    bots: Bots | None = None,
    share: str | None = None,
    advice: Advice | None = None,
) -> Litestar:
    """`keep` opens the store; `share` is where others reach this server, if that is elsewhere."""
    pages = Pages()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = House(await keep(), bots or Bots(), advice or Advice(), limits or Limits(), share)
        app.state.house, app.state.making = house, Making(house)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    def the_house(state: State) -> House:
        house: House = state.house
        return house

    def the_making(state: State) -> Making:
        making: Making = state.making
        return making

    return Litestar(
        [*ROUTES, table_socket, page],
        lifespan=[open_house],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "making": Provide(the_making, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers={Refused: _refused, HTTPException: _http, Exception: _fault},
        before_request=_before,
        before_send=[_headers],
        request_max_body_size=Limits.longest_body,
        openapi_config=OpenAPIConfig(
            title="Skulduggery",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            servers=[Server(url="/")],
        ),
        logging_config=None,
    )
