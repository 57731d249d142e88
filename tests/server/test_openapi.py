"""The API keeps to its own description, whatever is sent to it.

SKULDUGGERY_FUZZ=500 sends so many requests of each kind; else a few.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from skulduggery.server.app import make_app
from skulduggery.server.keeping import Keeping
from tests.server.helpers import BOT, ME, BotsHere, Json, NoLimits, Server, serving

REQUESTS = int(os.environ.get("SKULDUGGERY_FUZZ", "12"))


async def _nowhere() -> Keeping:
    raise AssertionError("only the description is wanted")


DESCRIPTION: Json = make_app(_nowhere, NoLimits(), BotsHere()).openapi_schema.to_schema()
api = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Json, Json]]:
    """A server with a running table and a finished one."""
    place: Path = tmp_path_factory.mktemp("api") / "games.db"
    with serving(place) as server:
        running = server.lay(ME, BOT, BOT, options={"first": 0})
        finished = server.lay(ME, BOT, BOT)
        with server.sit(finished["table"], finished["keys"][0]) as anna:
            server.play_to_the_end(anna)
        yield server, running, finished


@api.parametrize()
@settings(
    max_examples=REQUESTS,
    deadline=None,
    derandomize=REQUESTS < 100,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_described(
    case: "schemathesis.Case[Any]", played: tuple[Server, Json, Json]
) -> None:
    server, running, finished = played
    # Half of the requests concern tables that there are, with the right key.
    made = (None, None, running, finished)[len(str(case.body)) % 4]
    if made is not None and "t" in (case.path_parameters or {}):
        case.path_parameters["t"] = made["table"]
        case.headers["Authorization"] = f"Bearer {made['keys'][0]}"
    asked = case.as_transport_kwargs(base_url="http://testserver.local")
    wanted = ("method", "url", "headers", "params", "json")
    known: Json = {name: asked[name] for name in wanted if name in asked}
    if "data" in asked:
        known["content"] = asked["data"]
    answer = server.client.request(**known)
    checks: list[Any] = [
        not_a_server_error,
        status_code_conformance,
        response_schema_conformance,
    ]
    case.validate_response(answer, checks=checks)


def test_the_description_is_served_and_names_every_address(server: Server) -> None:
    told = server.client.get("/api/openapi.json").json()
    assert told["info"]["title"] == "Skulduggery"
    for path in (
        "/api/health",
        "/api/games",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/{t}/join",
        "/api/tables/{t}/view",
        "/api/tables/{t}/answer",
        "/api/tables/{t}/record",
        "/api/tables/{t}/replay",
        "/api/tables/{t}/fork",
        "/api/tables/{t}/rematch",
        "/api/records",
        "/api/codex/{game}/{lang}",
    ):
        assert path in told["paths"]
        for operation in told["paths"][path].values():
            assert "400" in operation["responses"]
