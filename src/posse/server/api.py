"""What is answered over HTTP besides the page: open tables, records and replays, cards, rules, what can be set up."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache, lru_cache
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from posse.i18n import LANGUAGES
from posse.record import RecordError
from posse.server import fair, library
from posse.server.errors import CODES, Refused, sentence
from posse.server.hub import Hub

ENCODER: Final = msgspec.json.Encoder()
MOST_GAMES: Final = 1_000_000  # of a room
PACK_FROM: Final = 2_000  # bytes


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
    number = request.path_params["game"]
    found = None
    if number <= MOST_GAMES:  # more digits than a database takes
        found = await hub.storage.game(fair.tidy_code(request.path_params["room"]), number)
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


# -- what the page looks up -------------------------------------------------------------------------------------------


def packed(request: Request, data: bytes) -> Response:
    """Something that is the same for everybody until the next version."""
    if packs(request, data):
        return _sent(squeezed(data), "public, max-age=600", packed=True)
    return _sent(data, "public, max-age=600", packed=False)


def packs(request: Request, data: bytes) -> bool:
    return len(data) > PACK_FROM and "gzip" in request.headers.get("accept-encoding", "")


def _sent(data: bytes, cache: str, packed: bool) -> Response:
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(data, media_type="application/json", headers=headers)


@lru_cache(maxsize=64)
def squeezed(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


@cache
def _setup() -> bytes:
    return ENCODER.encode(library.setup())


@cache
def _cards(lang: str) -> bytes:
    return ENCODER.encode(library.cards(lang))


async def setup(request: Request) -> Response:
    count(request)
    return packed(request, _setup())


async def cards(request: Request) -> Response:
    count(request)
    return packed(request, await asyncio.to_thread(_cards, language(request)))


async def rules(request: Request) -> Response:
    """`?q=` searches, `?thing=` is all about a card, `?file=&section=` one section; without them the contents."""
    count(request)
    query = request.query_params
    found: object
    if "section" in query:
        found = await asyncio.to_thread(library.section, query.get("file", ""), query["section"])
    else:
        asked = (query.get("q", ""), query.get("thing", "")[:80])
        found = await asyncio.to_thread(library.rules, language(request), *asked)
    return packed(request, ENCODER.encode(found))


async def rule(request: Request) -> Response:
    count(request)
    found = await asyncio.to_thread(library.rule, request.path_params["id"])
    if found is None:
        raise Refused("not-found")
    return packed(request, ENCODER.encode(found))


async def replay_stored(request: Request) -> Response:
    return await _replay(request, await stored_record(request))


async def replay_given(request: Request) -> Response:
    """A record from anywhere, in the body of the request."""
    limits = count(request).limits
    if int(request.headers.get("content-length") or 0) > limits.body:
        raise Refused("too-large")
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > limits.body:
            raise Refused("too-large")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("no-record", "not UTF-8") from None
    return await _replay(request, text)


async def _replay(request: Request, text: str) -> Response:
    """The table after each choice, `?from=&count=`; `?as=` as that player saw it."""
    start, number = _number(request, "from", 0), _number(request, "count", 50)
    viewer = _number(request, "as", 0) if "as" in request.query_params else None
    hub: Hub = request.app.state.hub
    async with hub.replays:  # one at a time: it takes the time of many moves
        try:
            found = await asyncio.to_thread(library.replay, text, start, number, viewer)
        except RecordError as error:
            raise Refused("no-record", str(error)[:300]) from None
        data = await asyncio.to_thread(ENCODER.encode, found)
        if packs(request, data):
            return _sent(await asyncio.to_thread(gzip.compress, data, 3), "no-store", packed=True)
    return _sent(data, "no-store", packed=False)


def _number(request: Request, name: str, otherwise: int) -> int:
    given = request.query_params.get(name, "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 8 else otherwise


async def unknown(request: Request) -> Response:
    raise Refused("not-found")


ROUTES = [
    Route("/api/setup", setup),
    Route("/api/cards", cards),
    Route("/api/rules", rules),
    Route("/api/rules/{id}", rule),
    Route("/api/rooms", rooms),
    Route("/api/records/{room}/{game:int}", record),
    Route("/api/replay", replay_given, methods=["POST"]),
    Route("/api/replay/{room}/{game:int}", replay_stored),
    Route("/api/{path:path}", unknown),
]
