"""Runs the application with uvicorn until it is told to stop; then in good order."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from posse.server.garbage import keep_young
from posse.server.hub import Hub
from posse.server.logs import CHATTER

PATIENCE = 10  # seconds to finish what was begun


class Server(uvicorn.Server):
    """Tells everybody in the rooms before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[int], None] | None) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._garbage: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            port = next((s.sockets[0].getsockname()[1] for s in self.servers if s.sockets), self.config.port)
            self._ready(port)
        if self.started:
            self._garbage = asyncio.create_task(keep_young())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._garbage is not None:
            self._garbage.cancel()
        for server in self.servers:
            server.close()
        hub: Hub | None = getattr(self._app.state, "hub", None)
        if hub is not None:
            await asyncio.wait_for(hub.stop(), PATIENCE)
        await super().shutdown(sockets)


def configure(app: Starlette, host: str, port: int) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(CHATTER)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=262_144,
        ws_per_message_deflate=False,  # its buffers would be most of the memory of a connection
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )


def run(app: Starlette, host: str, port: int, ready: Callable[[int], None] | None = None) -> bool:
    """Until it is stopped. False: it could not begin."""
    server = Server(configure(app, host, port), app, ready)
    # uvicorn hands a signal on once it has stopped: who asked for the end got it, and that is no failure
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run()
    return server.started
