"""The options of a decision as a tree: first the thing, then as what, then at whom, then at what of theirs.

Nothing here knows what a card does: whatever the engine offers falls into place by the parts of its code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from posse.engine.decision import Decision, Option
from posse.engine.words import ANSWER, END, PASS, PLAY

#: what tells options of the same thing apart, in the order it is chosen
LEVELS: Final[tuple[tuple[str, Callable[[Option], int]], ...]] = (
    ("verb", lambda option: option.verb),
    ("as", lambda option: option.rule),
    ("card", lambda option: option.card),
    ("seat", lambda option: option.target),
    ("aim", lambda option: option.target_card),
    ("code", lambda option: option.code),
)


@dataclass(frozen=True)
class Branch:
    """Options that have been told apart so far from all others by `by`."""

    by: str  # "hand", "thing", or the name of a level
    options: tuple[Option, ...]
    depth: int = 0  # the first level that still may tell them apart

    @property
    def first(self) -> Option:
        return self.options[0]

    @property
    def card(self) -> int:
        return self.first.card

    @property
    def seats(self) -> list[int]:
        """Where its options may be aimed."""
        return sorted({option.target for option in self.options if option.target >= 0})

    @property
    def passes(self) -> bool:
        """Is it the way to do nothing?"""
        return self.first.verb in (PASS, END)

    def children(self) -> list[Branch]:
        """The next choice; none if there is nothing more to choose. A target is always chosen, even a single one."""
        for depth in range(self.depth, len(LEVELS)):
            name, part = LEVELS[depth]
            values = list(dict.fromkeys(part(option) for option in self.options))
            if len(values) > 1 or (name == "seat" and values[0] >= 0):
                return [
                    Branch(name, tuple(o for o in self.options if part(o) == value), depth + 1)
                    for value in values
                ]
        return []


def roots(decision: Decision, hand: Sequence[int]) -> list[Branch]:
    """What can be taken up first: cards of the hand, then everything else, then the way to do nothing."""
    cards: dict[int, list[Option]] = {}
    things: dict[tuple[int, int, int], list[Option]] = {}
    for option in decision.options:
        if option.card >= 0 and option.card in hand:
            cards.setdefault(option.card, []).append(option)
        else:
            things.setdefault((option.verb, option.card, option.rule), []).append(option)
    found = [Branch("hand", tuple(options)) for options in cards.values()]
    found += [Branch("thing", tuple(options)) for options in things.values()]
    busy = [branch for branch in found if not branch.passes]
    if len(busy) == 1 and busy[0].by == "thing" and len(busy[0].options) > 1:
        found = [*busy[0].children(), *(branch for branch in found if branch.passes)]
    return sorted(found, key=lambda branch: branch.passes)


def is_play(option: Option) -> bool:
    return option.verb in (PLAY, ANSWER)
