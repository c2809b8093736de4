"""Drives hearts of OpenSpiel from Python: the unit in which the speed goals of Posse are told."""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Callable
from random import Random
from typing import Any


class Driver:
    """Random games of hearts, four players. Decisions of players count, the deal is in the time."""

    def __init__(self, config: dict[str, Any], clock: Callable[[], float]) -> None:
        self.clock = clock
        self.game = importlib.import_module("pyspiel").load_game("hearts")

    def about(self) -> dict[str, Any]:
        """Which version this is."""
        return {"version": importlib.metadata.version("open_spiel")}

    def choose(self, first: int, games: int) -> dict[str, float]:
        """The unit: the loop of OpenSpiel, which asks every state whether chance decides, and is right for any game.

        The deal goes by `choice(legal_actions())` too: all cards are equally likely, and it is the quickest way.
        """
        new, choice = self.game.new_initial_state, Random(first).choice
        decisions = 0
        start = self.clock()
        for _ in range(games):
            state = new()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(choice(state.legal_actions()))
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
        return {"count": decisions, "games": games, "seconds": self.clock() - start}

    def bare(self, first: int, games: int) -> dict[str, float]:
        """The least that a loop written for hearts alone has to do: once dealt, nothing is left to chance."""
        new, choice = self.game.new_initial_state, Random(first).choice
        decisions = 0
        start = self.clock()
        for _ in range(games):
            state = new()
            while state.is_chance_node():
                state.apply_action(choice(state.legal_actions()))
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return {"count": decisions, "games": games, "seconds": self.clock() - start}

    def textbook(self, first: int, games: int) -> dict[str, float]:
        """The deal as OpenSpiel's examples do it: by outcomes of the chance nodes and probabilities."""
        rng = Random(first)
        new, choice, choices = self.game.new_initial_state, rng.choice, rng.choices
        decisions = 0
        start = self.clock()
        for _ in range(games):
            state = new()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes())
                    state.apply_action(choices(outcomes, weights)[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
        return {"count": decisions, "games": games, "seconds": self.clock() - start}

    def positions(self, first: int, number: int) -> list[Callable[[], object]]:
        """A decision of every game, each of them equally likely; what comes back are its copy methods."""
        rng = Random(first)
        kept = []
        for _ in range(number):
            state = keep = self.game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                    if rng.random() * decisions < 1:
                        keep = state.clone()
                state.apply_action(rng.choice(state.legal_actions()))
            kept.append(keep)
        return [state.clone for state in kept]
