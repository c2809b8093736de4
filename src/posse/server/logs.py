"""The log of a server: one JSON object a line. Never a secret, a name, a line of chat or the code of a room."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
from typing import Final, TextIO

LOGGER: Final = logging.getLogger("posse.server")


class Chatter(logging.Filter):
    """What uvicorn says of bytes that make no sense: anybody may send such, and the answer says so already."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not record.getMessage().startswith(("Invalid UTF-8", "Invalid HTTP request"))


CHATTER: Final = Chatter()


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            line.update(fields)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Everything, that of uvicorn too, goes this way."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("posse.server", "uvicorn.error", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "posse.server" else logging.WARNING)


def log(event: str, level: int = logging.INFO, **fields: object) -> None:
    LOGGER.log(level, event, extra={"fields": fields})


def trouble(event: str, **fields: object) -> None:
    """An exception that nobody expected, with its trace."""
    LOGGER.error(event, exc_info=sys.exc_info(), extra={"fields": fields})


def tag(code: str) -> str:
    """A room in the log: who knows its code may enter, so only a mark of it is written."""
    return hashlib.sha256(code.encode()).hexdigest()[:10]
