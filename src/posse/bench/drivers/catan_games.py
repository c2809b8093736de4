"""Drives Catanatron: a board game with dice, cards and trade in pure Python."""

from __future__ import annotations

import importlib
import importlib.metadata
import random
from collections.abc import Callable
from random import Random
from typing import Any


class Driver:
    """Random games of four players until somebody has won, or the package's limit of turns."""

    def __init__(self, config: dict[str, Any], clock: Callable[[], float]) -> None:
        self.clock = clock
        self.catan = importlib.import_module("catanatron")
        self.limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT

    def about(self) -> dict[str, Any]:
        """Which version this is."""
        return {"version": importlib.metadata.version("catanatron")}

    def deal(self, seed: int) -> tuple[Any, Any]:
        """A new game, and the object that lists its legal actions: not the same in all versions."""
        players = [self.catan.RandomPlayer(color) for color in self.catan.Color]
        game = self.catan.Game(players, seed=seed)
        return game, game if hasattr(game, "playable_actions") else game.state

    def choose(self, first: int, games: int) -> dict[str, float]:
        """All legal actions listed, one of them executed (the package checks it, as we check ours)."""
        choice, limit = Random(first).choice, self.limit
        decisions = 0
        start = self.clock()
        for seed in range(first, first + games):
            game, lister = self.deal(seed)
            while game.winning_color() is None and game.state.num_turns < limit:
                game.execute(choice(lister.playable_actions))
                decisions += 1
        return {"count": decisions, "games": games, "seconds": self.clock() - start}

    def positions(self, first: int, number: int) -> list[Callable[[], object]]:
        """A decision of every game, each of them equally likely; what comes back are its copy methods."""
        random.seed(first)  # the package throws its dice with the module's generator
        rng = Random(first)
        kept = []
        for seed in range(first, first + number):
            game, lister = self.deal(seed)
            keep, decisions = game, 0
            while game.winning_color() is None and game.state.num_turns < self.limit:
                decisions += 1
                if rng.random() * decisions < 1:
                    keep = game.copy()
                game.execute(rng.choice(lister.playable_actions))
            kept.append(keep)
        return [game.copy for game in kept]
