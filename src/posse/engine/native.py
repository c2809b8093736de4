"""Words to the compiler of Python code that plain Python does not need: `native.pyi` says what it takes them for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Kind = TypeVar("Kind")


def mypyc_attr(**wishes: object) -> Callable[[type[Kind]], type[Kind]]:
    """How a class is to be laid out when compiled; as plain Python it stays what it is."""
    return lambda cls: cls
