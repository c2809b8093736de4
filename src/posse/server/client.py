"""A client of the socket, for programs: tests, measurements, and whoever writes a player of his own."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType
from typing import Literal, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from posse.server import protocol

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[protocol.ToPage] = msgspec.json.Decoder(protocol.ToPage)
M = TypeVar("M", bound=protocol.Base)


class RefusedError(Exception):
    """What was sent was not done."""

    def __init__(self, error: protocol.Error) -> None:
        super().__init__(f"{error.code}: {error.text}")
        self.error = error


class Client:
    """One connection. `room` and `table` are the last that came; everything that came lies in `got`."""

    def __init__(self, url: str, lang: Literal["en", "ru", "uk"] = "en", origin: str | None = None) -> None:
        self._opened = connect(url, compression=None, origin=origin, open_timeout=20, max_size=None)  # type: ignore[arg-type]
        self.socket = self._opened.__enter__()
        self.got: list[protocol.Base] = []
        self.raw: list[str | bytes] = []  # the same, as it came
        self.room: protocol.Room | None = None
        self.table: protocol.Table | None = None
        self.secret: str | None = None
        self.closed: int | None = None  # the code with which the server closed it
        self.send(protocol.Hello(version=protocol.VERSION, lang=lang))
        self.expect(protocol.Welcome)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._opened.__exit__(None, None, None)

    # -- sending ----------------------------------------------------------------------------------------------

    def send(self, message: protocol.Base) -> None:
        self.send_text(ENCODER.encode(message).decode())

    def send_text(self, text: str | bytes) -> None:
        self.socket.send(text)

    def choose(self, option: int) -> None:
        assert self.table is not None
        self.send(protocol.Choose(game=self.table.game, at=self.table.at, option=option))

    def create(
        self, name: str, settings: protocol.Settings | None = None, *, go: bool = False
    ) -> protocol.Room:
        self.send(protocol.Create(name=name, settings=settings or protocol.Settings(), go=go))
        return self.expect(protocol.Room)

    def join(
        self, room: str, name: str | None = None, *, secret: str | None = None, watch: bool = False
    ) -> protocol.Room:
        self.send(protocol.Join(room=room, name=name, secret=secret, watch=watch))
        return self.expect(protocol.Room)

    # -- receiving --------------------------------------------------------------------------------------------

    def receive(self, timeout: float = 20) -> protocol.Base | None:
        """The next message; None when the server has closed the socket. `TimeoutError` if nothing comes."""
        try:
            text = self.socket.recv(timeout)
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd is not None else 1006
            return None
        message: protocol.Base = DECODER.decode(text)
        self.got.append(message)
        self.raw.append(text)
        if isinstance(message, protocol.Room):
            self.room = message
            self.secret = message.secret or self.secret
        elif isinstance(message, protocol.Table):
            self.table = message
        return message

    def expect(self, kind: type[M], where: Callable[[M], bool] = lambda _: True, timeout: float = 20) -> M:
        """Read on until such a message comes; `RefusedError` if something was refused instead."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.0, end - time.monotonic()))
            if message is None:
                raise ConnectionError(f"closed with {self.closed} before {kind.__name__}")
            if isinstance(message, kind) and where(message):
                return message
            if isinstance(message, protocol.Error):
                raise RefusedError(message)

    def expect_closed(self, timeout: float = 20) -> int | None:
        """Read on until the server closes the socket; the code."""
        while self.receive(timeout) is not None:
            pass
        return self.closed

    def settle(self) -> None:
        """Read everything that was sent until now."""
        number = time.monotonic_ns()
        self.send(protocol.Ping(n=number))
        self.expect(protocol.Pong, lambda pong: pong.n == number)

    def settle_all(self) -> list[protocol.Error]:
        """The same, whatever of it was refused; the refusals."""
        begun = len(self.got)
        number = time.monotonic_ns()
        self.send(protocol.Ping(n=number))
        while not (isinstance(message := self.receive(), protocol.Pong) and message.n == number):
            if message is None:
                raise ConnectionError(f"closed with {self.closed}")
        return [message for message in self.got[begun:] if isinstance(message, protocol.Error)]

    # -- playing ----------------------------------------------------------------------------------------------

    @property
    def you(self) -> int:
        assert self.room is not None
        assert self.room.you is not None
        return self.room.you

    @property
    def options(self) -> list[protocol.Option]:
        """What may be chosen; nothing, if somebody else is asked."""
        question = self.table.question if self.table is not None else None
        return question.options or [] if question is not None else []
