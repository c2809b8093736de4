"""A server in a thread of this process, and its log: for tests and measurements."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from typing import Final, TypeVar

from posse.server import logs
from posse.server.app import Config, create_app
from posse.server.client import Client
from posse.server.hub import Hub
from posse.server.limits import Limits
from posse.server.run import Server, configure

T = TypeVar("T")
#: for tests: as fast as one can
FREE: Final = Limits(rate=1e9, burst=1e9, chat_rate=1e9, chat_burst=1e9, hello=5)


class Running:
    """A server in a thread of this process, on a free port of loopback."""

    def __init__(self, config: Config) -> None:
        self.app = create_app(config)
        self.port = 0
        self._ready = threading.Event()
        self.server = Server(configure(self.app, "127.0.0.1", 0), self.app, self._begun)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        assert self._ready.wait(30)

    def _begun(self, port: int) -> None:
        self.port = port
        self.loop = asyncio.get_running_loop()
        self._ready.set()

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, lang: str = "en", origin: str | None = None) -> Client:
        return Client(self.url, lang, origin)  # type: ignore[arg-type]

    def call(self, action: Callable[[], T]) -> T:
        """Do something in the thread of the server."""

        async def run() -> T:
            return action()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(30)

    def stop(self) -> None:
        """As SIGTERM does it."""
        self.server.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive()


class Journal(logging.Handler):
    """What the server wrote into its log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, object]] = []
        self.setFormatter(logs.JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))

    def troubles(self) -> list[dict[str, object]]:
        return [line for line in self.lines if line["level"] not in ("info", "debug")]


Serve = Callable[..., Running]
