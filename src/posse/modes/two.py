"""Two players, each leading two characters with one hand; one of them is active.

The ring clockwise: A's right, A's left, B's right, B's left character.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import KIND
from posse.engine.core import EventRule, Frame
from posse.engine.mode import Mode
from posse.engine.state import put
from posse.engine.turn import (
    S_ACTIVE,
    S_CHECK_1,
    S_CHECK_2,
    S_CHECK_3,
    S_CHOOSE,
    S_DECLARE,
    S_EVE,
    S_EVENTS,
    S_LEAVE,
    S_NEXT,
    S_OPEN,
    S_RETURN,
    Turn,
)
from posse.engine.words import (
    ABILITY,
    ABILITY_OFF,
    CARD_SHIFT,
    GIVE,
    MASK5,
    OUT,
    RULE_SHIFT,
    SEAT_SHIFT,
    TAKE,
)

if TYPE_CHECKING:
    from posse.engine.game import Game

SEATS: Final = ((0, 1), (2, 3))  # right, left of each player


class Two(Mode):
    id = "two"
    refuses = ("shadow_gunslingers",)  # it needs a sheriff whose fall ends the game (SHADOW-77)
    least = 2
    most = 2
    two_seated = True
    has_sheriff = False
    steps: tuple[int, ...] = (
        S_DECLARE, S_EVENTS, S_RETURN, S_CHECK_1, S_CHECK_2, S_CHECK_3, S_ACTIVE, S_OPEN, S_CHOOSE, S_EVE,
    )  # fmt: skip

    def owners(self, players: int) -> tuple[int, ...]:
        return (0, 0, 1, 1)

    def keeps_event(self, event: EventRule) -> bool:
        return not event.unseated

    def deal_roles(self, g: Game) -> None:
        g.role_open = (1, 1, 1, 1)

    def start(self, g: Game, characters: list[int]) -> None:
        open_ones = [characters.pop() for _ in range(4)]
        g.second = tuple(characters.pop() if characters else -1 for _ in range(4))
        g.mode_state = g.rand(2)  # who begins
        g.turn = g.mode_state * 2
        g.push(Casting(open_ones))

    def first_seat(self, g: Game) -> int:
        return g.active[g.mode_state]

    def acting(self, g: Game, player: int) -> int:
        """The seat that is active for a player: the one that answers, or the one he named."""
        for frame in reversed(g.stack):
            seat = frame.engages()
            if seat >= 0 and g.owner[seat] == player:
                return seat
        return g.active[player]

    def acts(self, g: Game, seat: int) -> bool:
        return self.acting(g, g.owner[seat]) == seat

    def silences(self, g: Game, seat: int) -> int:
        return 0 if self.acts(g, seat) else ABILITY_OFF

    def bend(self, g: Game, viewer: int, row: list[int]) -> None:
        other = viewer ^ 1
        if row[other]:
            row[other] = 1

    def foes(self, g: Game, seat: int) -> list[int] | None:
        if g.setup.is_on("p2_friendly_fire"):
            return None
        return [s for s in g.ring if g.owner[s] != g.owner[seat]]

    def struck_by_all(self, g: Game, seat: int) -> list[int]:
        return [s for s in SEATS[1 - g.owner[seat]] if g.in_play(s)]

    def own_places(self, g: Game, seat: int) -> list[int]:
        return [s for s in SEATS[g.owner[seat]] if g.in_play(s)]

    def beer_works(self, g: Game) -> bool:
        return g.living() > 2 or g.setup.is_on("p2_beer_always")

    def store_order(self, g: Game, seat: int) -> list[int]:
        mine = self.own_places(g, seat)
        theirs = self.struck_by_all(g, seat)
        if g.setup.is_on("p2_store_alternate"):
            order: list[int] = []
            for i in range(2):
                order.extend(mine[i : i + 1])
                order.extend(theirs[i : i + 1])
            return order
        return [*mine, *theirs]

    def pass_left(self, g: Game, seat: int, card: int) -> None:
        places = [s for s in self.struck_by_all(g, seat) if g.on_table(s, KIND[card]) < 0]
        if len(places) == 1:
            g.hand_on(seat, places[0], card)
        elif places:
            g.push(Passing(seat, card, places))

    def checks(self, g: Game, turn: Turn, moment: int) -> None:
        for seat in reversed(SEATS[g.owner[turn.seat]]):
            if g.in_play(seat) and g.table_mask(seat) & moment:
                g.tell(moment, seat)

    def lose_turn(self, g: Game, turn: Turn, seat: int) -> None:
        turn.mode_bits |= 1 << seat

    def free(self, g: Game, turn: Turn) -> list[int]:
        """The own characters that can act in this turn."""
        return [s for s in SEATS[g.owner[turn.seat]] if g.in_play(s) and not turn.mode_bits >> s & 1]

    def choose_active(self, g: Game, turn: Turn) -> None:
        free = self.free(g, turn)
        if not free:
            turn.at = S_LEAVE
        elif len(free) == 1:
            activate(g, turn, free[0])
        else:
            g.push(Naming(g.owner[turn.seat], free))

    def active_gone(self, g: Game, turn: Turn) -> None:
        for seat in SEATS[1 - g.owner[turn.seat]]:
            if g.in_play(seat) and not g.in_play(g.active[g.owner[seat]]):
                activate(g, None, seat)
        if g.in_play(turn.seat) or turn.at >= S_NEXT:
            return
        free = self.free(g, turn)
        if free:
            activate(g, turn, free[0])
        else:
            turn.at = S_NEXT

    def next_seat(self, g: Game, seat: int) -> int:
        other = 1 - g.owner[seat]
        if not g.in_play(g.active[other]):
            g.active = put(g.active, other, next(s for s in SEATS[other] if g.in_play(s)))
        return g.active[other]

    def judge(self, g: Game) -> None:
        standing = [p for p in (0, 1) if any(g.in_play(s) for s in SEATS[p])]
        if len(standing) == 1:
            g.finish(-1, list(SEATS[standing[0]]), "player")
        elif not standing:
            g.finish(-1, [], "nobody")

    def side_name(self, g: Game) -> str:
        return "player" if g.winners else "nobody"


def activate(g: Game, turn: Turn | None, seat: int) -> None:
    g.active = put(g.active, g.owner[seat], seat)
    if turn is not None:
        turn.seat = seat
        g.turn = seat
    if g.recorder is not None:
        g.recorder.add(rec.Activated(seat, g.character[seat]))
    g.refresh_all()


class Casting(Frame):
    """Four open characters: A picks one, B, A, B; then each names the active one, the starting player first."""

    FIELDS = ("left",)
    kind = "character"

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def clone(self) -> Frame:
        return Casting(self.left.copy())

    def characters(self) -> list[int]:
        return self.left

    def step(self, g: Game) -> None:
        first = g.mode_state
        if self.left:
            player = first if len(self.left) % 2 == 0 else 1 - first
            g.ask(SEATS[player][0], [TAKE | (n + 1) << RULE_SHIFT for n in sorted(self.left)])
            return
        for player in (first, 1 - first):
            if g.active[player] < 0:
                codes = [ABILITY | (g.character[s] + 1) << RULE_SHIFT for s in SEATS[player]]
                g.ask(SEATS[player][0], codes)
                return
        g.pop()
        for player in (0, 1):
            g.draw(g.active[player], g.life[g.active[player]])
        g.begin()

    def chosen(self, g: Game, seat: int, code: int) -> None:
        n = (code >> RULE_SHIFT & 511) - 1
        player = g.owner[seat]
        if self.left:
            self.left.remove(n)
            place = SEATS[player][0] if g.character[SEATS[player][0]] < 0 else SEATS[player][1]
            g.cast(place, n)
        else:
            activate(g, None, next(s for s in SEATS[player] if g.character[s] == n))


class Naming(Frame):
    """Phase 0: the player at turn names his active character."""

    FIELDS = ("player", "free")
    kind = "character"

    def __init__(self, player: int, free: list[int]) -> None:
        self.player = player
        self.free = free

    def clone(self) -> Frame:
        return Naming(self.player, self.free)

    def step(self, g: Game) -> None:
        g.ask(g.turn, [ABILITY | (g.character[s] + 1) << RULE_SHIFT for s in self.free])

    def chosen(self, g: Game, seat: int, code: int) -> None:
        n = (code >> RULE_SHIFT & 511) - 1
        g.pop()
        turn = g.stack[0]
        if isinstance(turn, Turn):
            activate(g, turn, next(s for s in self.free if g.character[s] == n))


class Passing(Frame):
    """A card in play goes to the opponent, who lays it before either of his characters."""

    FIELDS = ("seat", "card", "places")
    kind = "give"

    def __init__(self, seat: int, card: int, places: list[int]) -> None:
        self.seat = seat
        self.card = card
        self.places = places

    def clone(self) -> Frame:
        return Passing(self.seat, self.card, self.places)

    def step(self, g: Game) -> None:
        base = GIVE | (self.card + 1) << CARD_SHIFT
        g.ask(self.places[0], [base | (s + 1) << SEAT_SHIFT for s in self.places])

    def chosen(self, g: Game, seat: int, code: int) -> None:
        g.pop()
        g.hand_on(self.seat, (code >> SEAT_SHIFT & MASK5) - 1, self.card)


TWO_MODE: Final = Two()

__all__ = ["OUT", "TWO_MODE", "Two"]
