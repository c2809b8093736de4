"""Figures for Prometheus, in its text format; counted here, without a library."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        found: list[str] = []
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.messages: Counter[str] = Counter()  # by type
        self.errors: Counter[str] = Counter()  # by code
        self.steps: Counter[str] = Counter()  # by whom
        self.sockets = 0  # ever opened
        self.rooms = 0  # ever made
        self.loads = 0  # rooms that came back from disk
        self.games = 0
        self.sent = 0
        self.slow = 0  # connections closed because they did not read
        self.told = Histogram()  # from a message to everybody's update
        self.commits = Histogram()

    def text(self, rooms: int, connections: int) -> str:
        lines: list[str] = []

        def family(name: str, kind: str, help: str) -> None:
            lines.append(f"# HELP {name} {help}")
            lines.append(f"# TYPE {name} {kind}")

        def single(name: str, kind: str, help: str, value: int) -> None:
            family(name, kind, help)
            lines.append(f"{name} {value}")

        def labelled(name: str, help: str, label: str, counts: Counter[str]) -> None:
            family(name, "counter", help)
            lines.extend(f'{name}{{{label}="{key}"}} {value}' for key, value in sorted(counts.items()))

        single("posse_rooms", "gauge", "Rooms in memory.", rooms)
        single("posse_connections", "gauge", "Open sockets.", connections)
        single("posse_sockets_total", "counter", "Sockets opened.", self.sockets)
        single("posse_rooms_made_total", "counter", "Rooms made.", self.rooms)
        single("posse_rooms_loaded_total", "counter", "Rooms that came back from disk.", self.loads)
        single("posse_games_total", "counter", "Games dealt.", self.games)
        single("posse_messages_sent_total", "counter", "Messages sent.", self.sent)
        single("posse_slow_total", "counter", "Connections closed because they did not read.", self.slow)
        labelled("posse_messages_total", "Messages received.", "type", self.messages)
        labelled("posse_errors_total", "Messages refused.", "code", self.errors)
        labelled("posse_steps_total", "Choices made.", "by", self.steps)
        family("posse_commit_seconds", "histogram", "From handing rows to the writer until they are on disk.")
        lines += self.commits.lines("posse_commit_seconds")
        family("posse_told_seconds", "histogram", "From a message until everybody's update is on its way.")
        lines += self.told.lines("posse_told_seconds")
        return "\n".join(lines) + "\n"
