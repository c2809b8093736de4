"""What the server does about garbage in cycles: only what is new is looked at, and in the end all of it goes."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from posse.server import garbage


class Loop:
    def __init__(self) -> None:
        self.own = self


def test_what_is_old_is_left_alone_until_everything_is_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "SECONDS", 0.0)
    monkeypatch.setattr(garbage, "ROUNDS", 3)
    before = gc.get_threshold()

    async def look() -> list[bool]:
        task = asyncio.create_task(garbage.keep_young())
        await asyncio.sleep(0)
        assert gc.get_threshold() == (garbage.NEW, garbage.NEVER, garbage.NEVER)
        assert gc.get_freeze_count() > 0
        thing = Loop()
        gone = weakref.ref(thing)
        gc.freeze()
        del thing
        gc.collect()
        found = [gone() is None]
        for _ in range(10):
            await asyncio.sleep(0)
        found.append(gone() is None)
        task.cancel()
        await asyncio.wait([task])
        return found

    assert asyncio.run(look()) == [False, True]
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
