"""High Noon (unfinished): events that switch off, and those who come back for a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.cards import Box
from posse.engine.core import EventRule, Frame
from posse.engine.setup import OptionSpec
from posse.engine.turn import Turn
from posse.engine.words import (
    ABILITY_OFF,
    ENTERS,
    HEARTS,
    LEAVES,
    LIMIT,
    OPENS,
    OUT,
    PHASE_1,
    RETURNS,
    SILENCES,
    SPADES,
    SPIRIT,
)

if TYPE_CHECKING:
    from posse.engine.game import Game


class Blessing(EventRule):
    """Every card's suit is hearts."""

    id = "blessing"
    suit = HEARTS


class Curse(EventRule):
    """Every card's suit is spades."""

    id = "curse"
    suit = SPADES


def shadows(g: Game) -> bool:
    """Do the eliminated come as shadows anyway? Then only the number of their cards differs (SHADOW-58, -59, -70)."""
    return g.setup.is_on("shadow_gunslingers")


class GhostTown(EventRule):
    """In this round each eliminated player takes a turn as a ghost, with three cards, and cannot be hurt in it."""

    id = "ghost_town"
    hooks = ENTERS | RETURNS | OPENS | LEAVES | LIMIT
    unseated = True

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if moment == ENTERS:
            g.remember(self.n, 0)
        elif moment == OPENS:
            g.remember(self.n, g.recall(self.n) | 1 << seat)  # one turn in this round, as ghost or not
        elif moment == LEAVES and isinstance(about, Turn) and not shadows(g):
            g.eliminate(seat, -1)

    def returns(self, g: Game, seat: int) -> int:
        turn = g.stack[0]
        if isinstance(turn, Turn) and turn.seat == seat and (turn.again or turn.extra):
            return SPIRIT  # an extra turn of a ghost is another ghost turn
        return OUT if shadows(g) or g.recall(self.n) >> seat & 1 else SPIRIT

    def number(self, g: Game, seat: int, what: int, value: int) -> int:
        return 3 if what == PHASE_1 else value


class Hangover(EventRule):
    """No character has its ability."""

    id = "hangover"
    hooks = SILENCES

    def silences(self, g: Game, owner: int, seat: int) -> int:
        return ABILITY_OFF


BOX: Final = Box("high_noon", unfinished=True)
BOX.event_deck = 0
BOX.events = [Blessing(), Curse(), GhostTown(), Hangover()]
BOX.options = [
    OptionSpec(
        "gold_rush_event_effects", ("reversed", "clockwise"), "reversed", "clockwise", "HN-GOLD-RUSH-2"
    ),
    OptionSpec("daltons_discard", ("any", "blue"), "any", "blue", "HN-THE-DALTONS-1"),
    OptionSpec("handcuffs", ("player", "suit"), "player", "suit", "HN-HANDCUFFS-8 HN-HANDCUFFS-1"),
]
