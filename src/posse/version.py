"""Which Posse this is. The one place where the version stands."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

VERSION: Final = "0.1.0"


def is_compiled() -> bool:
    """Whether the engine beside this file is compiled: Python takes a compiled module before its source."""
    engine = Path(__file__).parent / "engine"
    return any(next(engine.glob(f"*{suffix}"), None) for suffix in EXTENSION_SUFFIXES)


def full_version() -> str:
    return f"posse {VERSION} ({'compiled' if is_compiled() else 'pure Python'})"
