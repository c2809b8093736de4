"""Six players with one role card missing that nobody knows: declarations, and an open end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.choice import Ask
from posse.engine.core import Frame, HouseRule
from posse.engine.turn import S_NEXT, Turn
from posse.engine.words import (
    DECLARE,
    DECLARES,
    DEPUTY,
    NUMBER_SHIFT,
    OUT,
    OUTLAW,
    PASS,
    RENEGADE,
    ROLE_IDS,
    SHERIFF,
)
from posse.modes.standard import REWARD, Standard

if TYPE_CHECKING:
    from posse.engine.game import Game

OPEN: Final = 1  # mode_state: the shoot-out has begun
THREE: Final = 1 << 7  # mode_state: it was begun by three
CRIME: Final = 1
LAW: Final = 2
GOOD: Final = (SHERIFF, DEPUTY)
BAD: Final = (OUTLAW, RENEGADE)
DEALS: Final = 4000  # tries to find roles that fit what is known; one in some hundred does


def camp(role: int) -> int:
    """Law, outlaws, and the renegade for himself."""
    return SHERIFF if role == DEPUTY else role


class Declarations(HouseRule):
    """At the start of a turn somebody may declare crime defeated, or the law dead."""

    id = "declarations"
    hooks = DECLARES

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        codes = offers(g, seat)
        if codes:
            g.ask_rule(seat, self.n, [*codes, PASS])

    def named(self, g: Game, seat: int, code: int, data: int) -> None:
        if code != PASS:
            declare(g, seat, code >> NUMBER_SHIFT & 255)


def offers(g: Game, seat: int) -> list[int]:
    """The declarations a seat may make."""
    return [DECLARE | what << NUMBER_SHIFT for what in (CRIME, LAW) if may_declare(g, seat, what)]


def may_declare(g: Game, seat: int, what: int) -> bool:
    if g.mode_state & OPEN or g.here[seat] != 1 or g.mode.id != "hidden_six":
        return False
    dead = [g.role[s] for s in range(g.seats) if g.here[s] != 1]
    role = g.role[seat]
    if what == CRIME:
        if sum(r in BAD for r in dead) < 3:
            return False
        return role == SHERIFF or (role == DEPUTY and SHERIFF in dead)
    return role == OUTLAW and SHERIFF in dead and DEPUTY in dead


def declare(g: Game, seat: int, what: int) -> None:
    """Whoever must answer is revealed and fights it out with the declarer; the others leave."""
    if g.recorder is not None:
        g.recorder.add(rec.Declared(seat, "crime" if what == CRIME else "law"))
    answering = BAD if what == CRIME else (DEPUTY, RENEGADE)
    alive = [s for s in g.ring if g.here[s] == 1]
    fighters = [s for s in alive if s == seat or g.role[s] in answering]
    open_part(g)
    for s in alive:
        g.show_role(s)
    turn = g.stack[0]
    if isinstance(turn, Turn):
        turn.at = S_NEXT
    g.judge_due = 1
    g.stirred = 1
    g.mode_state |= sum(1 << (s + 1) for s in alive if s not in fighters)
    if len(fighters) == 3:
        g.mode_state |= THREE
    leavers = [s for s in alive if s not in fighters]
    g.push(Leaving(leavers))


def open_part(g: Game) -> None:
    """From here on everything is open, and events are over."""
    g.mode_state |= OPEN
    g.end_events()


class Leaving(Frame):
    """Those who are not concerned leave the game: no elimination, their cards are discarded."""

    FIELDS = ("seats",)
    kind = "leave"

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def clone(self) -> Frame:
        return Leaving(self.seats.copy())

    def step(self, g: Game) -> None:
        if self.seats:
            g.leave_play(self.seats.pop(0))
        else:
            g.pop()


class HiddenSix(Standard):
    id = "hidden_six"
    refuses = ("shadow_gunslingers",)  # it needs a sheriff whose fall ends the game (SHADOW-77)
    least = 6
    most = 6

    def deal_roles(self, g: Game) -> None:
        sheriff = g.setup.sheriff if g.setup.sheriff >= 0 else g.rand(6)
        roles, removed = self.packets(g, sheriff)
        g.remember(self.removed_key(), removed)
        g.role = tuple(roles)
        g.role_open = tuple(int(role == SHERIFF) for role in roles)

    def packets(self, g: Game, sheriff: int) -> tuple[list[int], int]:
        """The roles by seat, and the one that is removed (P6-DEAL)."""
        packet = [DEPUTY, DEPUTY, OUTLAW, RENEGADE]
        g.shuffle(packet)
        roles = [SHERIFF] * 6
        roles[(sheriff + 3) % 6] = packet.pop()
        removed = packet.pop()
        rest = [*packet, OUTLAW, OUTLAW]
        g.shuffle(rest)
        for step in (1, 2, 4, 5):
            roles[(sheriff + step) % 6] = rest.pop()
        return roles, removed

    def removed_key(self) -> int:
        return DECLARATIONS.n

    def situate(self, g: Game, field: str, player: int, value: int) -> bool:
        if field == "removed_role":
            g.remember(self.removed_key(), value)
        return field == "removed_role"

    def imagine(self, g: Game, player: int) -> None:
        """Deal again as it was dealt until it fits what is open, the own role, a declaration that is being offered."""
        hidden = [s for s in range(g.seats) if not g.role_open[s] and g.owner[s] != player]
        known = [s for s in range(g.seats) if s not in hidden]
        before = g.role
        for attempt in range(DEALS):
            if attempt < DEALS // 2:
                roles, removed = self.packets(g, before.index(SHERIFF))
            else:  # roles have changed hands since they were dealt
                roles, removed = self.mixed(g, before, hidden)
            if all(roles[seat] == before[seat] for seat in known):
                g.role = tuple(roles)
                g.remember(self.removed_key(), removed)
                if self.offers_again(g, player):
                    return
        raise AssertionError("no roles fit what is open")

    def mixed(self, g: Game, before: tuple[int, ...], hidden: list[int]) -> tuple[list[int], int]:
        """The roles that are not known, shuffled."""
        roles = list(before)
        pool = sorted([*(before[seat] for seat in hidden), g.recall(self.removed_key())])
        g.shuffle(pool)
        for seat in hidden:
            roles[seat] = pool.pop()
        return roles, pool.pop()

    def offers_again(self, g: Game, player: int) -> bool:
        """Who is offered a declaration must be one who may make it."""
        for frame in g.stack:
            if isinstance(frame, Ask) and frame.rule == DECLARATIONS.n and g.owner[frame.seat] != player:
                codes = offers(g, frame.seat)
                if not codes:
                    return False
                frame.options = [*codes, PASS]
        return True

    def shown(self, g: Game, player: int) -> dict[str, object]:
        """The card that is missing is shown to nobody before the end (P6-DEAL-13)."""
        return {"removed_role": ROLE_IDS[g.recall(self.removed_key())] if g.over else None}

    def reward(self, g: Game, victim: int, by: int) -> None:
        if g.mode_state & THREE and by >= 0 and by != victim and g.here[by] != OUT:
            if g.recorder is not None:
                g.recorder.add(rec.Rewarded(by, REWARD))
            g.draw(by, REWARD)
            return
        Standard.reward(self, g, victim, by)

    def judge(self, g: Game) -> None:
        alive = [s for s in g.ring if g.here[s] == 1]
        if len(alive) != len(g.ring):
            return  # a spirit is on turn: judged when it has left
        camps = {camp(g.role[s]) for s in alive}
        if not alive:
            g.finish(OUTLAW, self.members(g, OUTLAW), "outlaws")
        elif len(alive) == 1 or (len(camps) == 1 and (len(alive) == 2 or g.mode_state & OPEN)):
            self.win(g, camp(g.role[alive[0]]), alive)
        elif len(alive) == 2 and not g.mode_state & OPEN:
            open_part(g)
            for s in alive:
                g.show_role(s)

    def win(self, g: Game, side: int, alive: list[int]) -> None:
        if side == RENEGADE:
            g.finish(RENEGADE, [s for s in alive if g.role[s] == RENEGADE], "renegade")
        else:
            g.finish(side, self.members(g, side), "law" if side == SHERIFF else "outlaws")

    def members(self, g: Game, side: int) -> list[int]:
        return [s for s in range(g.seats) if camp(g.role[s]) == side]


DECLARATIONS: Final = Declarations()
HIDDEN_SIX_MODE: Final = HiddenSix()
