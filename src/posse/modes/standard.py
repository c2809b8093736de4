"""The role game of 4 to 8 players: a sheriff in the open, deputies, outlaws and renegades behind their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.mode import Mode
from posse.engine.words import ALIVE, DEAD, DEPUTY, OUT, OUTLAW, RENEGADE, SHERIFF

if TYPE_CHECKING:
    from posse.engine.game import Game

ROLES: Final = {
    4: [SHERIFF, OUTLAW, OUTLAW, RENEGADE],
    5: [SHERIFF, OUTLAW, OUTLAW, RENEGADE, DEPUTY],
    6: [SHERIFF, OUTLAW, OUTLAW, OUTLAW, RENEGADE, DEPUTY],
    7: [SHERIFF, OUTLAW, OUTLAW, OUTLAW, RENEGADE, DEPUTY, DEPUTY],
    8: [SHERIFF, OUTLAW, OUTLAW, OUTLAW, RENEGADE, RENEGADE, DEPUTY, DEPUTY],
}
REWARD: Final = 3


class Standard(Mode):
    id = "standard"

    def deal_roles(self, g: Game) -> None:
        roles = list(ROLES[g.seats])
        if g.setup.sheriff >= 0:
            roles.remove(SHERIFF)
            g.shuffle(roles)
            roles.insert(g.setup.sheriff, SHERIFF)
        else:
            g.shuffle(roles)
        g.role = tuple(roles)
        g.role_open = tuple(int(role == SHERIFF) for role in roles)

    def first_seat(self, g: Game) -> int:
        return g.role.index(SHERIFF)

    def life_bonus(self, g: Game, seat: int) -> int:
        return 1 if g.role[seat] == SHERIFF else 0

    def reward(self, g: Game, victim: int, by: int) -> None:
        if by < 0 or by == victim or g.here[by] == OUT:
            return
        role = g.role[victim]
        if role == OUTLAW:
            if g.recorder is not None:
                g.recorder.add(rec.Rewarded(by, REWARD))
            g.draw(by, REWARD)
        elif role == DEPUTY and g.role[by] == SHERIFF:
            if g.recorder is not None:
                g.recorder.add(rec.Punished(by))
            g.discard_everything(by, DEAD)

    def judge(self, g: Game) -> None:
        alive = [seat for seat in range(g.seats) if g.here[seat] != OUT]
        sheriffs = [seat for seat in range(g.seats) if g.role[seat] == SHERIFF]
        if sheriffs and not any(g.here[seat] == ALIVE for seat in sheriffs):  # a situation may have none
            if len(alive) == 1 and g.side(alive[0]) == RENEGADE:
                g.finish(RENEGADE, alive, "renegade")
            else:
                g.finish(OUTLAW, [s for s in range(g.seats) if g.side(s) == OUTLAW], "outlaws")
        elif not any(g.side(seat) in (OUTLAW, RENEGADE) for seat in alive):
            g.finish(SHERIFF, [s for s in range(g.seats) if g.side(s) in (SHERIFF, DEPUTY)], "law")


STANDARD_MODE: Final = Standard()
