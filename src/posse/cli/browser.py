"""The table in the browser for one person: a server on this computer alone, and the page opened."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from typing import Final

from posse.cli import common

PORT: Final = 8617
HOST: Final = "127.0.0.1"


def can_open() -> bool:
    """Is there a screen with a browser?"""
    if sys.platform not in ("win32", "darwin") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def is_there() -> bool:
    """Was the page built into this package?"""
    from posse.server import page

    return page.is_built()


def free_port() -> int:
    """The usual one, so that the browser knows its seats again; any other if that is taken."""
    with socket.socket() as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, PORT))
        except OSError:
            return 0
    return PORT


def play(database: str = "") -> None:
    """Serves the page until Ctrl+C."""
    import logging

    from posse.server import logs
    from posse.server.app import Config, create_app
    from posse.server.run import run

    t = common.texts()

    def ready(port: int) -> None:
        address = f"http://{HOST}:{port}/?lang={common.language()}"
        common.err().print(t("serve-play", address=address), soft_wrap=True)
        if can_open():
            webbrowser.open(address)

    logs.set_up(level=logging.WARNING)
    if not run(create_app(Config(database=database)), HOST, free_port(), ready):
        raise common.no(t("serve-not-begun", host=HOST, port=str(PORT)))
