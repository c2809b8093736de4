"""Drives Posse: the revision that the process finds on its path, which may be an older one."""

from __future__ import annotations

import gc
import importlib
import inspect
import sys
import tracemalloc
import types
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

# One draw a decision, the same as on the peers' side: `choice` of a list of legal moves. For an index it
# chooses from a ready range of that length.
RANGES = [range(number) for number in range(2_000)]
CODE_DOORS = ("answer", "choose_code")  # what the method that takes a code is called: the first that is there
UNFINISHED = "unfinished"  # the mixture of everything there is, whether it may be dealt yet or not
STATICS = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.CodeType)


class Driver:
    """Random games of one mixture of boxes, from the deal to the result."""

    def __init__(self, config: dict[str, Any], clock: Callable[[], float]) -> None:
        self.clock = clock
        self.posse = importlib.import_module("posse")
        self.deal = self.posse.new_game
        self.setup: dict[str, Any] = {"players": config["players"], "boxes": list(config["boxes"])}
        known = inspect.signature(self.deal).parameters  # an older revision may know less
        if "recorder" in known:
            self.setup["recorder"] = False
        if self.setup["boxes"] == [UNFINISHED] and UNFINISHED in known:
            self.setup.update(boxes=["all"], unfinished=True)
        game = self.deal(**self.setup, seed=1)
        self.module = sys.modules[type(game).__module__]
        self.door = next((name for name in CODE_DOORS if hasattr(game, name) and hasattr(game, "codes")), "")
        self.recorded = getattr(game, "recorder", None) is not None

    def about(self) -> dict[str, Any]:
        """Which Posse this is."""
        file = Path(str(self.module.__file__))
        return {
            "version": self.version(),
            "engine": "pure" if file.suffix in {".py", ".pyc"} else "compiled",
            "folder": str(Path(str(self.posse.__file__)).parent),
            "recorder": self.recorded,
            "doors": ["choose", "codes"] if self.door else ["choose"],
        }

    def version(self) -> str:
        try:
            return str(importlib.import_module("posse.version").VERSION)
        except (ImportError, AttributeError):  # an older revision
            return str(getattr(self.posse, "__version__", ""))

    def choose(self, first: int, games: int) -> dict[str, float]:
        """Whole games by `game.decision` and `game.choose(index)`, every legal option listed."""
        deal, setup, choice, ranges = self.deal, self.setup, Random(first).choice, RANGES
        decisions = 0
        start = self.clock()
        for seed in range(first, first + games):
            game = deal(**setup, seed=seed)
            while (decision := game.decision) is not None:
                game.choose(choice(ranges[len(decision.codes)]))
                decisions += 1
        return {"count": decisions, "games": games, "seconds": self.clock() - start}

    def codes(self, first: int, games: int) -> dict[str, float]:
        """Whole games by the fast door: a list of ints, empty when it is over, and one of them back."""
        deal, setup, choice, door = self.deal, self.setup, Random(first).choice, self.door
        decisions = 0
        start = self.clock()
        for seed in range(first, first + games):
            game = deal(**setup, seed=seed)
            choose = getattr(game, door)
            while codes := game.codes:
                choose(choice(codes))
                decisions += 1
        return {"count": decisions, "games": games, "seconds": self.clock() - start}

    def deals(self, first: int, games: int) -> dict[str, float]:
        """New games, each thrown away at its first decision."""
        deal, setup = self.deal, self.setup
        start = self.clock()
        for seed in range(first, first + games):
            deal(**setup, seed=seed)
        return {"count": games, "seconds": self.clock() - start}

    def shape(self, first: int, games: int) -> dict[str, float]:
        """What the games are like; not timed. `trace` tells whether two revisions played the same games."""
        choice, ranges = Random(first).choice, RANGES
        decisions = options = forced = trace = 0
        for seed in range(first, first + games):
            game = self.deal(**self.setup, seed=seed)
            while (decision := game.decision) is not None:
                number = len(decision.codes)
                decisions += 1
                options += number
                forced += number == 1
                trace = (trace * 31 + number) % 1_000_000_007
                game.choose(choice(ranges[number]))
        return {"count": decisions, "games": games, "options": options, "forced": forced, "trace": trace}

    def positions(self, first: int, number: int) -> list[Callable[[], object]]:
        """A decision of every game, each of them equally likely; what comes back are its copy methods."""
        self.sampled = self.sample(first, number)
        return [game.copy for game in self.sampled]

    def sample(self, first: int, number: int) -> list[Any]:
        """Copies of `number` games in the middle of a decision."""
        rng = Random(first)
        kept = []
        for seed in range(first, first + number):
            game = self.deal(**self.setup, seed=seed)
            keep, decisions = game, 0
            while (decision := game.decision) is not None:
                decisions += 1
                if rng.random() * decisions < 1:
                    keep = game.copy()
                game.choose(rng.choice(RANGES[len(decision.codes)]))
            kept.append(keep)
        return kept

    def size(self, first: int, number: int, copies: int) -> dict[str, float]:
        """Bytes that one more copy takes (`copy`), and bytes of a game that shares nothing (`game`)."""
        games = self.sample(first, number)
        for game in games:
            game.copy().copy()
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        held = [game.copy() for _ in range(copies) for game in games]
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        per_copy = (after - before - sys.getsizeof(held)) / len(held)
        del held
        others = self.sample(first + number, number)  # what these hold as well belongs to no game
        common = {address for other in others for address in reachable(other, set())}
        whole = sum(sum(reachable(game, common).values()) for game in games) / number
        return {"count": number, "copy": per_copy, "game": whole}


def reachable(root: object, without: set[int]) -> dict[int, int]:
    """Address and size of all that `root` holds; not classes, functions, modules nor what is in `without`."""
    sizes: dict[int, int] = {}
    left = [root]
    while left:
        thing = left.pop()
        if id(thing) in sizes or id(thing) in without or isinstance(thing, STATICS):
            continue
        sizes[id(thing)] = sys.getsizeof(thing)
        left += gc.get_referents(thing)
    return sizes
