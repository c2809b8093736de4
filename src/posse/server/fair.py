"""A deal that anybody can check: a seed nobody can guess, and the commitment to it that is shown before the deal."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from posse.deal import commitment, secret_seed

#: without vowels and without what is easily taken for something else
ALPHABET: Final = "BCDFGHJKMNPQRSTVWXZ23456789"
CODE_LENGTH: Final = 8


def new_code() -> str:
    """The name of a room in its link: not to be guessed, and no word."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def tidy_code(code: str) -> str:
    """As people copy it by hand: small letters, spaces and hyphens do not matter. "" if it is no code."""
    plain = code.upper().replace("-", "").replace(" ", "")
    return plain if len(plain) == CODE_LENGTH and all(ch in ALPHABET for ch in plain) else ""


def new_secret() -> str:
    """What a seat is known by."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """All that is kept of a secret; it is 256 random bits, so a plain hash cannot be turned round."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(given: str, kept: str) -> bool:
    """Compared in the same time whatever is given."""
    return bool(kept) and hmac.compare_digest(digest(given), kept)


def next_seed() -> str:
    """64 hex digits: the 32 secret bytes a game is dealt from."""
    return secret_seed()


__all__ = [
    "CODE_LENGTH", "commitment", "digest", "is_secret", "new_code", "new_secret", "next_seed", "tidy_code",
]  # fmt: skip
