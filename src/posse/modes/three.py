"""Three players with open roles: deputy hunts renegade, renegade hunts outlaw, outlaw hunts deputy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.mode import Mode
from posse.engine.words import DEPUTY, OUT, OUTLAW, RENEGADE

if TYPE_CHECKING:
    from posse.engine.game import Game

PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
REWARD: Final = 3
HUNT_OVER: Final = 1  # mode_state: from now on the last one alive wins
CAUGHT: Final = 2  # mode_state: 2 + the seat that caught its prey


class Three(Mode):
    id = "three"
    refuses = ("shadow_gunslingers",)  # it needs a sheriff whose fall ends the game (SHADOW-77)
    has_sheriff = False
    least = 3
    most = 3

    def deal_roles(self, g: Game) -> None:
        roles = [DEPUTY, OUTLAW, RENEGADE]
        g.shuffle(roles)
        g.role = tuple(roles)
        g.role_open = (1, 1, 1)

    def first_seat(self, g: Game) -> int:
        return g.role.index(DEPUTY)

    def reward(self, g: Game, victim: int, by: int) -> None:
        caught = by >= 0 and by != victim and PREY[g.role[by]] == g.role[victim]
        if g.mode_state == 0:
            g.mode_state = CAUGHT + by if caught else HUNT_OVER
        if by >= 0 and by != victim and g.here[by] != OUT:
            if g.recorder is not None:
                g.recorder.add(rec.Rewarded(by, REWARD))
            g.draw(by, REWARD)

    def judge(self, g: Game) -> None:
        alive = [seat for seat in range(g.seats) if g.here[seat] != OUT]
        if g.mode_state >= CAUGHT:
            winner = g.mode_state - CAUGHT
            g.finish(g.role[winner], [winner], "hunter")
        elif len(alive) == 1:
            g.finish(g.role[alive[0]], alive, "last")
        elif not alive:
            g.finish(-1, [], "nobody")


THREE_MODE: Final = Three()
