"""Questions to all persons of a room: may this be taken back, shall that one go."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, Literal

from posse.server import protocol

SECONDS: Final = 30.0

Outcome = Literal["yes", "no", "open"]


@dataclass
class Vote:
    id: int
    kind: Literal["undo", "kick"]
    by: int
    about: int
    voters: frozenset[int]
    ends: float
    at: int = 0  # of an undo: the choice to go back before
    made: int = 0  # and how many were made when it was asked for
    yes: set[int] = field(default_factory=set)
    no: set[int] = field(default_factory=set)

    def answer(self, player: int, yes: bool) -> None:
        self.yes.discard(player)
        self.no.discard(player)
        (self.yes if yes else self.no).add(player)

    def without(self, present: Collection[int]) -> None:
        """Whoever has left says nothing any more: it is for those who are still there."""
        self.voters = frozenset(p for p in self.voters if p in present)
        self.yes &= self.voters
        self.no &= self.voters

    @property
    def needed(self) -> int:
        """How many must say yes: all to take something back; more than half, and never one alone, to send away."""
        return len(self.voters) if self.kind == "undo" else max(2, len(self.voters) // 2 + 1)

    @property
    def outcome(self) -> Outcome:
        if len(self.yes) >= self.needed:
            return "yes"
        if len(self.voters) - len(self.no) < self.needed:
            return "no"
        return "open"

    def told(self, now: float) -> protocol.Vote:
        return protocol.Vote(
            id=self.id,
            kind=self.kind,
            by=self.by,
            about=self.about,
            yes=sorted(self.yes),
            no=sorted(self.no),
            needed=self.needed,
            left=round(max(0.0, self.ends - now), 1),
        )
