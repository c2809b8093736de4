"""Drives python-chess: the rules of a game in pure Python, with a copy that leaves out the history."""

from __future__ import annotations

import functools
import importlib
import importlib.metadata
from collections.abc import Callable
from random import Random
from typing import Any


class Driver:
    """Random games of chess until there is no move left, or 75 moves without a capture or a pawn."""

    def __init__(self, config: dict[str, Any], clock: Callable[[], float]) -> None:
        self.clock = clock
        self.board = importlib.import_module("chess").Board

    def about(self) -> dict[str, Any]:
        """Which version this is."""
        return {"version": importlib.metadata.version("chess")}

    def choose(self, first: int, games: int) -> dict[str, float]:
        """All legal moves listed, one of them pushed."""
        new, choice = self.board, Random(first).choice
        decisions = 0
        start = self.clock()
        for _ in range(games):
            board = new()
            while (moves := list(board.legal_moves)) and board.halfmove_clock < 150:
                board.push(choice(moves))
                decisions += 1
        return {"count": decisions, "games": games, "seconds": self.clock() - start}

    def positions(self, first: int, number: int) -> list[Callable[[], object]]:
        """A decision of every game, each of them equally likely; what comes back are its copy methods."""
        rng = Random(first)
        kept = []
        for _ in range(number):
            board = keep = self.board()
            decisions = 0
            while (moves := list(board.legal_moves)) and board.halfmove_clock < 150:
                decisions += 1
                if rng.random() * decisions < 1:
                    keep = board.copy(stack=False)
                board.push(rng.choice(moves))
            kept.append(keep)
        return [functools.partial(board.copy, stack=False) for board in kept]
