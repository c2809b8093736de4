"""What a message is refused with: a code, which is also the end of the id of its sentence (`error-…`)."""

from __future__ import annotations

from functools import cache
from typing import Final

from posse.i18n import Locale

#: code -> the status it has over HTTP
CODES: Final = {
    "malformed": 400,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "hello-first": 400,
    "version": 400,
    "no-room": 404,
    "no-secret": 403,
    "in-room": 409,
    "not-in-room": 409,
    "watching": 403,
    "no-watching": 403,
    "not-host": 403,
    "bad-settings": 400,
    "too-few-seats": 409,
    "bad-name": 400,
    "name-taken": 409,
    "full": 409,
    "seat-taken": 409,
    "no-seat": 404,
    "not-in-lobby": 409,
    "not-playing": 409,
    "not-over": 409,
    "paused": 409,
    "stale": 409,
    "not-asked": 403,
    "no-option": 400,
    "no-undo": 409,
    "no-vote": 404,
    "no-kick": 409,
    "chat-empty": 400,
    "chat-long": 400,
    "chat-fast": 429,
    "no-lesson": 409,
    "no-game": 404,
    "no-record": 400,
    "not-found": 404,
    "stopping": 503,
    "storage": 503,
    "internal": 500,
}


class Refused(Exception):
    """What was asked for is not done, and nothing has changed."""

    def __init__(self, code: str, detail: str | None = None) -> None:
        assert code in CODES, code
        super().__init__(code)
        self.code = code
        self.detail = detail


def sentence(code: str, lang: str) -> str:
    return _locale(lang)(f"error-{code}")


@cache
def _locale(lang: str) -> Locale:
    return Locale(lang)
