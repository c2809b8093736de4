"""What every bot is, and the simplest one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar

from posse.engine.recorder import Event

if TYPE_CHECKING:
    from posse.bots.eyes import Eyes
    from posse.engine.decision import Decision


class Bot:
    """A player made of code: override `choose`, and `fresh` and `hear` if it remembers things.

    What it knows comes from its eyes and from the events it hears; both show only what its player may see.
    """

    name: ClassVar[str] = ""
    #: the kinds of events it wants to hear of; `(Event,)` = all of them
    hears: ClassVar[tuple[type[Event], ...]] = ()

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.player = -1

    def fresh(self, eyes: Eyes) -> None:
        """A new game begins; the same eyes serve to its end."""
        self.player = eyes.player

    def hear(self, event: Event) -> None:
        """Something happened. Cards that the player may not see are -1."""

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        """The index of one of `decision.codes` (or `decision.options`, the same as objects)."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses blindly, each option as likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.draw = Random(seed).random

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        return int(self.draw() * len(decision.codes))
