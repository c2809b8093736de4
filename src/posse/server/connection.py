"""One socket: what waits to be sent to it, what it may still send, in which room it is."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Literal

import msgspec

from posse.server import protocol
from posse.server.errors import Refused, sentence
from posse.server.limits import Bucket, Limits

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from posse.server.live import Live

AGAIN = 1012  # the server restarts: come again
SLOW = 1008
ENCODER = msgspec.json.Encoder()


class Connection:
    """`send` never waits: a slow reader holds up nobody but itself."""

    __slots__ = (
        "_closing", "_more", "_socket", "_waiting", "_weight", "address", "bucket", "excess", "greeted", "id",
        "lang", "limits", "live", "slow",
    )  # fmt: skip

    def __init__(self, id: int, socket: WebSocket, address: str, limits: Limits, now: float) -> None:
        self.id = id
        self.address = address
        self.limits = limits
        self.lang: Literal["en", "ru", "uk"] = "en"
        self.greeted = False
        self.bucket = Bucket(limits.rate, limits.burst, now)
        self.excess = 0
        self.live: Live | None = None
        self.slow = False
        self._socket = socket
        self._waiting: deque[str] = deque()
        self._weight = 0
        self._more = asyncio.Event()
        self._closing: int | None = None

    def send(self, data: bytes) -> None:
        if self._closing is not None:
            return
        self._weight += len(data)
        if self._weight > self.limits.behind:
            self.slow = True
            self.close(SLOW)
            return
        self._waiting.append(data.decode())
        self._more.set()

    def tell(self, message: protocol.Base) -> None:
        self.send(ENCODER.encode(message))

    def refuse(self, refused: Refused, about: str | None = None) -> None:
        text = sentence(refused.code, self.lang)
        self.tell(protocol.Error(code=refused.code, text=text, about=about, detail=refused.detail))

    def close(self, code: int) -> None:
        """After what waits is sent (for a slow one: at once)."""
        if self._closing is None:
            self._closing = code
            if self.slow:
                self._waiting.clear()
            self._more.set()

    async def pump(self) -> None:
        """Sends what waits until the socket is closed."""
        socket = self._socket
        try:
            while True:
                while self._waiting:
                    text = self._waiting.popleft()
                    await socket.send({"type": "websocket.send", "text": text})
                    self._weight -= len(text)
                if self._closing is not None:
                    await socket.close(self._closing)
                    return
                self._more.clear()
                await self._more.wait()
        except (OSError, RuntimeError):  # gone in the meantime; whoever reads notices it too
            return
        except Exception as error:  # the socket libraries have exceptions of their own for the same thing
            if type(error).__name__ not in ("ClientDisconnected", "WebSocketDisconnect", "ConnectionClosed"):
                raise
