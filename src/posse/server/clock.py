"""The clock of a turn: how long whoever is asked has left. It has no time of its own; `now` is handed in."""

from __future__ import annotations

import time
from collections.abc import Callable

Time = Callable[[], float]


def steady() -> Time:
    """Seconds since 1970 that never jump, whatever is done to the system's clock."""
    begun = time.time() - time.monotonic()
    return lambda: begun + time.monotonic()


class TurnClock:
    """Runs for one choice: `total` seconds, then everybody is told, then `grace` more."""

    def __init__(self, total: int, grace: int, now: float) -> None:
        self.total = total
        self.grace = grace
        self._begun = now
        self._used = 0.0  # before it was last stopped
        self.running = True
        self.warned = False

    def used(self, now: float) -> float:
        return self._used + (max(0.0, now - self._begun) if self.running else 0.0)

    def left(self, now: float) -> float:
        """Below 0 the grace is being used up."""
        return self.total - self.used(now)

    def stop(self, now: float) -> None:
        self._used = self.used(now)
        self.running = False

    def go(self, now: float) -> None:
        if not self.running:
            self._begun = now
            self.running = True

    def due(self) -> float | None:
        """When it has something to say next: the warning, or the end."""
        if not self.running:
            return None
        return self._begun + self.total - self._used + (self.grace if self.warned else 0)

    def ran_out(self, now: float) -> bool:
        due = self.due()
        return self.warned and due is not None and due <= now
