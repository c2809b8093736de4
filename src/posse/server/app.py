"""The application: which address answers what, the socket, start and end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from posse.server import api, page, protocol
from posse.server.clock import Time
from posse.server.connection import Connection
from posse.server.errors import Refused
from posse.server.headers import SafeHeaders, may_connect
from posse.server.hub import Hub
from posse.server.limits import Limits
from posse.server.logs import log, trouble
from posse.server.storage import Storage, default_url
from posse.version import full_version

UNWANTED = 1008
DECODER: msgspec.json.Decoder[protocol.FromPage] = msgspec.json.Decoder(protocol.FromPage)


@dataclass(frozen=True)
class Config:
    """How a server is run."""

    database: str = ""  # a URL; empty: SQLite in the user's data folder
    origins: tuple[str, ...] = ()  # pages of other sites that may open the socket
    limits: Limits = field(default_factory=Limits)
    page: Path = page.FOLDER
    now: Time | None = None


def create_app(config: Config | None = None) -> Starlette:
    given = config or Config()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        storage = Storage(given.database or default_url())
        await asyncio.to_thread(storage.start)
        app.state.hub = Hub(storage, given.limits, given.now)
        app.state.page = page.Page(given.page)
        log("started", release=full_version(), database=storage.url.get_backend_name())
        try:
            yield
        finally:
            await app.state.hub.stop()

    async def index(request: Request) -> Response:
        answer: Response = request.app.state.page.answer(request)
        return answer

    return Starlette(
        routes=[
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            WebSocketRoute("/ws", partial(socket, given)),
            *api.ROUTES,
            Route("/{path:path}", index),
        ],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={Refused: api.refusal, HTTPException: api.http_error},
        lifespan=lifespan,
    )


async def healthz(request: Request) -> Response:
    """Does the server answer, and the database?"""
    hub: Hub = request.app.state.hub
    try:
        await asyncio.wait_for(hub.storage.ping(), 5)
    except Exception:
        trouble("database does not answer")
        return PlainTextResponse("database\n", 503)
    if hub.stopping:
        return PlainTextResponse("stopping\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    hub: Hub = request.app.state.hub
    text = hub.metrics.text(len(hub.rooms), len(hub.connections))
    return Response(text, media_type="text/plain; version=0.0.4")


# -- the socket -------------------------------------------------------------------------------------------------------


async def socket(config: Config, websocket: WebSocket) -> None:
    hub: Hub = websocket.app.state.hub
    address = websocket.client.host if websocket.client else ""
    headers = websocket.headers
    if not may_connect(headers.get("origin"), headers.get("host"), config.origins):
        hub.metrics.errors["origin"] += 1
        await websocket.close(UNWANTED)  # not accepted yet: the browser is told 403
        return
    if hub.stopping or not hub.may_open(address):
        await websocket.close(UNWANTED)
        return
    await websocket.accept()
    connection = Connection(hub.next_id(), websocket, address, config.limits, hub.now())
    hub.opened(connection)
    sender = asyncio.create_task(connection.pump())
    try:
        await listen(hub, connection, websocket)
    except WebSocketDisconnect:
        pass
    finally:
        hub.closed(connection)
        connection.close(1000)
        await asyncio.wait([sender], timeout=5)
        sender.cancel()


async def listen(hub: Hub, connection: Connection, websocket: WebSocket) -> None:
    """Message after message, until the socket is closed."""
    limits = connection.limits
    while True:
        try:
            received = await asyncio.wait_for(
                websocket.receive(), None if connection.greeted else limits.hello
            )
        except TimeoutError:
            hub.refuse(connection, Refused("hello-first"), None)
            connection.close(UNWANTED)
            return
        if received["type"] == "websocket.disconnect":
            return
        text: str | None = received.get("text")
        about: str | None = None
        try:
            if not connection.bucket.take(hub.now()):
                connection.excess += 1
                raise Refused("too-fast")
            if text is None:
                raise Refused("malformed", "messages are text, not bytes")
            if len(text) > limits.message:
                raise Refused("too-large", f"a message has at most {limits.message} characters")
            message = decode(text)
            about = str(message.__struct_config__.tag)
            await hub.handle(connection, message)
        except Refused as refused:
            hub.refuse(connection, refused, about)
            if connection.excess > limits.patience:
                connection.close(UNWANTED)
                return
        except Exception:
            trouble("message failed", about=about)
            hub.refuse(connection, Refused("internal"), about)


def decode(text: str) -> protocol.Base:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refused("malformed", str(error)[:200]) from None
