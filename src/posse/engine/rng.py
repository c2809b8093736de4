"""Chance, behind one door: a quick generator for simulation, a secret-safe one for games among people.

The quick one is one int below 2**60 (anything wider would be an object on the heap when compiled). Whoever knows this
code could work the deck out from a few draws; so games among people use BLAKE2b over (256-bit seed, counter) instead.
"""

from __future__ import annotations

import hashlib
from typing import Final

M30: Final = (1 << 30) - 1
M60: Final = (1 << 60) - 1
M64: Final = (1 << 64) - 1
MULTIPLIER: Final = 536870781


def start(seed: int) -> int:
    """The state for a seed: one round of splitmix64, since first draws of consecutive seeds are too even without it."""
    z = (seed + 0x9E3779B97F4A7C15) & M64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M64
    z = (z ^ (z >> 31)) & M60
    return z or 1


def secret_draw(seed: bytes, counter: int) -> int:
    """The counter-th 30-bit draw of a secret seed."""
    digest = hashlib.blake2b(counter.to_bytes(8, "little"), digest_size=8, key=seed).digest()
    return int.from_bytes(digest, "little") & M30
