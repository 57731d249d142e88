"""The HTTP API. Whoever brings a seat's key is that seat; see wire.py for what goes in and out."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from skulduggery import __version__
from skulduggery.engine.decision import Refused
from skulduggery.server import catalogue, wire
from skulduggery.server.house import House
from skulduggery.server.limits import KEY, MAKE, Limits
from skulduggery.server.making import Making
from skulduggery.server.pages import KEPT_FOR_EVER
from skulduggery.server.replays import replay_of, report_of
from skulduggery.server.sockets import answers_in
from skulduggery.server.standing import Reader
from skulduggery.server.tables import Live

Asking = Request[Any, Any, Any]
Table = Annotated[str, PathParameter(max_length=40, description="the name of a table")]
TheHouse = NamedDependency[House]
TheMaking = NamedDependency[Making]
Bearer = Annotated[
    str | None, HeaderParameter(name="Authorization", max_length=100, description="Bearer KEY")
]

ERRORS = {
    status: ResponseSpec(wire.Failure, description=text, generate_examples=False)
    for status, text in (
        (400, "what was sent is wrong; the message says what, where, and what would be right"),
        (403, "this key, or none, may not do that"),
        (404, "there is no such table, game, language or page"),
        (405, "this address does not know that method"),
        (409, "not now: the table has moved on, or is not so far"),
        (413, "too long"),
        (429, "too many requests; wait a moment"),
        (503, "no more tables fit"),
    )
}
"""What any request may be answered with."""


def address_of(request: Asking) -> str:
    return request.client.host if request.client else "?"


async def _seat(
    request: Asking, house: House, name: str, authorization: str | None
) -> tuple[Live, Reader, str]:
    """The table, who asks, and with which key."""
    live = await house.table(name)
    scheme, _, key = (authorization or "").partition(" ")
    try:
        if scheme.lower() != "bearer" or not key:
            raise Refused("bad-key", "the header Authorization: Bearer KEY is needed")
        return live, live.reader_of(key), key
    except Refused:
        house.limits.take(KEY, address_of(request))
        raise


@get("/api/health", responses=ERRORS, summary="Is it up?")
async def health(house: TheHouse) -> wire.Health:
    return wire.Health(ok=True, version=__version__, tables=len(house.live), sockets=house.sockets)


@get("/api/games", responses=ERRORS, summary="The games on the shelf")
async def games(house: TheHouse) -> wire.Games:
    return catalogue.games(house.share)


Lang = Annotated[str, PathParameter(max_length=20, description="en, fr or it")]
GameId = Annotated[str, PathParameter(max_length=60, description="the id of a game")]
TEXT = "text/plain"


def _text(request: Asking, content: bytes, for_ever: bool = False) -> Response[bytes]:
    etag = f'"{catalogue.digest_of(content)}"'
    headers = {"etag": etag, "cache-control": KEPT_FOR_EVER if for_ever else "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(b"", status_code=304, headers=headers, media_type=TEXT)
    return Response(content, headers=headers, media_type=TEXT)


@get("/api/words/{lang:str}", responses=ERRORS, summary="All words of a language, in Fluent")
async def words(
    request: Asking, lang: Lang, v: Annotated[str | None, QueryParameter(max_length=64)] = None
) -> Response[bytes]:
    content = catalogue.word_text(catalogue.language(lang))
    return _text(request, content, v == catalogue.digest_of(content))


@get("/api/rules/{game:str}/{lang:str}", responses=ERRORS, summary="Rules, in Markdown")
async def rules(request: Asking, game: GameId, lang: Lang) -> Response[bytes]:
    return _text(request, catalogue.rules_text(game, catalogue.language(lang)))


Villain = Annotated[str, PathParameter(max_length=60, description="the id of a villain")]


@get("/api/guides/{villain:str}/{lang:str}", responses=ERRORS, summary="A villain's guide")
async def guide(request: Asking, villain: Villain, lang: Lang) -> Response[bytes]:
    return _text(request, catalogue.guide_text(villain, catalogue.language(lang)))


@get("/api/codex/{game:str}/{lang:str}", responses=ERRORS, summary="Every card of a game")
async def codex(game: GameId, lang: Lang) -> wire.Codex:
    return catalogue.codex(game, catalogue.language(lang))


@post(
    "/api/codes",
    responses={
        **ERRORS,
        200: ResponseSpec(None, description="a picture (SVG)", media_type="image/svg+xml"),
    },
    status_code=200,
    summary="A link as a QR code, for phones",
    media_type="image/svg+xml",
)
async def code(data: JSONBody[wire.Link]) -> Response[bytes]:
    # Sent and not asked for by its address: a link holds a key.
    return Response(catalogue.code_of(data.address), media_type="image/svg+xml")


@post("/api/tables", responses=ERRORS, summary="Lay a table")
async def make(
    request: Asking, data: JSONBody[wire.NewTable], house: TheHouse, making: TheMaking
) -> wire.Made:
    house.limits.take(MAKE, address_of(request))
    return await making.new(data)


@post("/api/tables/mine", responses=ERRORS, status_code=200, summary="The tables of these keys")
async def mine(data: JSONBody[wire.Mine], house: TheHouse) -> wire.MyTables:
    return wire.MyTables(tables=await house.mine(data.keys))


@post("/api/tables/{t:str}/join", responses=ERRORS, status_code=200, summary="Take an open seat")
async def join(
    request: Asking, t: Table, data: JSONBody[wire.Join], house: TheHouse
) -> wire.Joined:
    live = await house.table(t)
    try:
        seat = await live.join(data.key, data.name)
    except Refused as refused:
        if refused.code == "bad-key":
            house.limits.take(KEY, address_of(request))
        raise
    return wire.Joined(seat=seat, key=data.key)


Since = Annotated[
    int | None, QueryParameter(ge=0, le=2**31 - 1, description="the last event that you have")
]


@get("/api/tables/{t:str}/view", responses=ERRORS, summary="How a table stands for you")
async def view(
    request: Asking, t: Table, house: TheHouse, authorization: Bearer = None, since: Since = None
) -> wire.Situation:
    live, reader, _ = await _seat(request, house, t, authorization)
    async with live.held():
        return live.situation(reader, since)


@post("/api/tables/{t:str}/answer", responses=ERRORS, status_code=200, summary="Answer")
async def answer(
    request: Asking,
    t: Table,
    data: JSONBody[wire.GiveAnswer],
    house: TheHouse,
    authorization: Bearer = None,
) -> wire.Answered:
    live, reader, _ = await _seat(request, house, t, authorization)
    before = len(live.story.told(reader).events)
    await live.answer(reader, data.decision, answers_in(data.option, data.options))
    async with live.held():
        return wire.Answered(decision=data.decision, situation=live.situation(reader, before))


@get("/api/tables/{t:str}/record", responses=ERRORS, summary="The record, or your report")
async def record(
    request: Asking, t: Table, house: TheHouse, authorization: Bearer = None
) -> wire.Record:
    live, reader, _ = await _seat(request, house, t, authorization)
    async with live.held():
        return report_of(live, reader)


Step = Annotated[int, QueryParameter(name="from", ge=0, le=2**31 - 1)]
End = Annotated[int | None, QueryParameter(name="to", ge=0, le=2**31 - 1)]


@get("/api/tables/{t:str}/replay", responses=ERRORS, summary="Step by step")
async def replay(
    request: Asking,
    t: Table,
    house: TheHouse,
    authorization: Bearer = None,
    first: Step = 0,
    end: End = None,
) -> wire.Replay:
    live, reader, _ = await _seat(request, house, t, authorization)
    async with live.held():
        return await replay_of(live, reader, first, end)


@get("/api/tables/{t:str}/course", responses=ERRORS, summary="How the chances to win went")
async def course(
    request: Asking, t: Table, house: TheHouse, authorization: Bearer = None
) -> wire.Course:
    live, _, _ = await _seat(request, house, t, authorization)
    if live.judged is None:
        house.limits.take(MAKE, address_of(request))
    return await live.course()


@post("/api/tables/{t:str}/fork", responses=ERRORS, summary="Play on from a moment")
async def fork(
    request: Asking,
    t: Table,
    data: JSONBody[wire.Fork],
    house: TheHouse,
    making: TheMaking,
    authorization: Bearer = None,
) -> wire.Made:
    live, reader, _ = await _seat(request, house, t, authorization)
    house.limits.take(MAKE, address_of(request))
    return await making.fork(live, reader, data)


@post("/api/tables/{t:str}/rematch", responses=ERRORS, status_code=200, summary="Another game")
async def rematch(
    request: Asking, t: Table, house: TheHouse, making: TheMaking, authorization: Bearer = None
) -> wire.NextTable:
    live, reader, key = await _seat(request, house, t, authorization)
    if live.followed_by is None:
        house.limits.take(MAKE, address_of(request))
    return await making.rematch(live, reader, key)


@post(
    "/api/records",
    responses=ERRORS,
    request_max_body_size=2 * Limits.longest_record,
    summary="Read a record",
)
async def records(
    request: Asking, data: JSONBody[wire.GiveRecord], house: TheHouse, making: TheMaking
) -> wire.Made:
    house.limits.take(MAKE, address_of(request))
    return await making.read(data)


ROUTES = [
    health,
    games,
    words,
    rules,
    guide,
    codex,
    code,
    make,
    mine,
    join,
    view,
    answer,
    record,
    replay,
    course,
    fork,
    rematch,
    records,
]
