"""The process in which one subject is measured: reads a request a line, answers a line, both JSON.

It holds the protocol, the clock and the yardstick. What is measured, and how, is in the drivers beside it.
Started as `python -P worker.py '{"driver": "posse_games", "core": 1, ...}'`; it ends when its input ends.
"""

from __future__ import annotations

import json
import os
import platform
import runpy
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

# The time of the processor leaves out what other programs took from the same core; where it ticks too
# coarsely (Windows), the clock on the wall has to do.
CPU_CLOCK = time.get_clock_info("process_time").resolution < 1e-5
clock: Callable[[], float] = time.process_time if CPU_CLOCK else time.perf_counter

YARDSTICK_ROUNDS = 40_000


class Card:
    """What the yardstick calls: an attribute, a list and a method, as card games are made of."""

    def __init__(self) -> None:
        self.state = 7
        self.pile = list(range(20))

    def draw(self, number: int) -> int:
        self.state = (self.state * 69_069 + number) & 0x3FFFFFFF
        pile = self.pile
        card = pile.pop(self.state % 20)
        pile.append(card)
        return card


def yardstick(rounds: int = YARDSTICK_ROUNDS) -> dict[str, float]:
    """A fixed loop in pure Python, for the speed of the machine just now. Never change it: it is a unit."""
    card = Card()
    seen: dict[int, int] = {}
    total = 0
    start = clock()
    for number in range(rounds):
        drawn = card.draw(number)
        if drawn & 1:
            seen[drawn] = seen.get(drawn, 0) + 1
        else:
            total += len([low for low in card.pile[:4] if low < drawn])
    seconds = clock() - start
    return {"count": rounds, "seconds": seconds, "check": total + sum(seen.values())}


def copies(bound: list[Callable[[], object]], repeat: int) -> dict[str, float]:
    """Copies each sampled position `repeat` times, through its bound method."""
    times = range(repeat)
    start = clock()
    for copy in bound:
        for _ in times:
            copy()
    return {"count": len(bound) * repeat, "seconds": clock() - start}


def about() -> dict[str, Any]:
    """What every subject says of its process."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "clock": "cpu" if CPU_CLOCK else "wall",
    }


def words(error: Exception) -> str:
    """A sentence as it is; anything else with the name of its kind."""
    return str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"


def serve(config: dict[str, Any], requests: TextIO, answers: TextIO) -> None:
    """Answers every request until there are no more."""

    def answer(message: dict[str, Any]) -> None:
        answers.write(json.dumps(message) + "\n")
        answers.flush()

    core = config.get("core")
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    try:
        driver = runpy.run_path(str(Path(__file__).with_name(config["driver"] + ".py")))
        subject = driver["Driver"](config, clock)
        answer({**about(), **subject.about()})
    except Exception as error:  # whatever a foreign package raises becomes one sentence for the parent
        answer({"error": words(error), "refused": isinstance(error, ValueError)})
        return
    bound: list[Callable[[], object]] = []  # how to copy each sampled position
    for line in requests:
        request = json.loads(line)
        measure = request.pop("measure")
        try:
            began = time.perf_counter()
            if measure == "yardstick":
                result: dict[str, Any] = yardstick()
            elif measure == "sample":
                bound = subject.positions(**request)
                result = {"count": len(bound), "seconds": 0.0}
            elif measure == "copy":
                result = copies(bound, **request)
            else:
                result = getattr(subject, measure)(**request)
            result["wall"] = time.perf_counter() - began
        except Exception as error:
            result = {"error": words(error)}
        answer(result)


def main() -> None:
    """Keeps stdout for answers: whatever a subject prints goes to stderr."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    try:
        serve(json.loads(sys.argv[1]), sys.stdin, answers)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)


if __name__ == "__main__":
    main()
