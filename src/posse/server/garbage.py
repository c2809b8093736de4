"""Looking for garbage in cycles stops everything: with 500 rooms for a third of a second, several times a minute.

So only what is new is looked at. Once a second all that is there counts as old and is left alone (what nobody refers
to goes at once all the same); once in a long while everything is looked through, as a room that was left is a cycle.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

NEW: Final = 5_000  # so many new things are looked at together: a few milliseconds
NEVER: Final = 1_000_000
SECONDS: Final = 1.0
ROUNDS: Final = 1_800  # until everything is looked through


def sweep() -> None:
    """Look through everything, and leave what stays alone from now on."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def keep_young() -> None:
    """Until it is cancelled; then things are as they were."""
    before = gc.get_threshold()
    gc.set_threshold(NEW, NEVER, NEVER)
    try:
        sweep()
        while True:
            for _ in range(ROUNDS):
                await asyncio.sleep(SECONDS)
                gc.freeze()
            sweep()
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
