"""What is answered over HTTP besides the page: open tables, records."""

from __future__ import annotations

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from posse.i18n import LANGUAGES
from posse.server import fair
from posse.server.errors import CODES, Refused, sentence
from posse.server.hub import Hub

ENCODER = msgspec.json.Encoder()


def language(request: Request) -> str:
    """`?lang=`, else the first of the browser's languages that we speak."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


def json(answer: object, cache: str = "no-store") -> Response:
    return Response(ENCODER.encode(answer), media_type="application/json", headers={"cache-control": cache})


def count(request: Request) -> Hub:
    """The hub, if this address may still ask."""
    hub: Hub = request.app.state.hub
    address = request.client.host if request.client else ""
    if not hub.asking.take(address, hub.now()):
        raise Refused("too-many")
    return hub


async def refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    text = sentence(error.code, language(request))
    answer = {"code": error.code, "text": text, "detail": error.detail}
    return JSONResponse(answer, CODES[error.code], headers={"cache-control": "no-store"})


async def http_error(request: Request, error: Exception) -> Response:
    """An address or method that is not there."""
    assert isinstance(error, HTTPException)
    answer = await refusal(request, Refused("not-found"))
    answer.status_code = error.status_code
    return answer


async def rooms(request: Request) -> Response:
    return json(count(request).listed())


async def stored_record(request: Request) -> str:
    """The record of a game that is over; of one that goes on it would tell everything."""
    hub = count(request)
    address = request.client.host if request.client else ""
    if not hub.wrong.has(address, hub.now()):
        raise Refused("too-many")
    found = await hub.storage.game(fair.tidy_code(request.path_params["room"]), request.path_params["game"])
    if found is None or found[2] is None:
        hub.wrong.take(address, hub.now())
        raise Refused("no-game")
    return found[2]


async def record(request: Request) -> Response:
    text = await stored_record(request)
    name = f"posse-{request.path_params['room']}-{request.path_params['game']}.posse"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    )


async def unknown(request: Request) -> Response:
    raise Refused("not-found")


ROUTES = [
    Route("/api/rooms", rooms),
    Route("/api/records/{room}/{game:int}", record),
    Route("/api/{path:path}", unknown),
]
