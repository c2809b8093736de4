"""What differs between the ways to play: dealing, sides, rewards, who has won, who acts for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from posse.engine.cards import KIND
from posse.engine.turn import S_DRAW, S_LEAVE, STANDARD
from posse.engine.words import ALIVE, DEPUTY, OUTLAW, RENEGADE, SHERIFF

if TYPE_CHECKING:
    from posse.engine.core import EventRule
    from posse.engine.game import Game
    from posse.engine.setup import Setup
    from posse.engine.turn import Turn


class Mode:
    """The questions a mode answers. Stateless, like a rule; what it must remember lies in `Game.mode_state`."""

    id: ClassVar[str] = ""
    least: ClassVar[int] = 4
    most: ClassVar[int] = 8
    two_seated: ClassVar[bool] = False
    steps: ClassVar[tuple[int, ...]] = STANDARD
    first_quick_step: ClassVar[int] = STANDARD.index(S_DRAW)
    leave_step: ClassVar[int] = STANDARD.index(S_LEAVE)

    def owners(self, players: int) -> tuple[int, ...]:
        """The player of each seat."""
        return tuple(range(players))

    def deal_roles(self, g: Game) -> None:
        raise NotImplementedError

    def first_seat(self, g: Game) -> int:
        raise NotImplementedError

    def start(self, g: Game, characters: list[int]) -> None:
        """Deal characters, life and first hands, and begin; `characters` are shuffled, the next one at the end."""
        g.deal_characters(characters)
        g.deal_hands()
        g.begin()

    def keeps_event(self, event: EventRule) -> bool:
        """Does this event make sense here?"""
        return True

    def life_bonus(self, g: Game, seat: int) -> int:
        return 0

    def silences(self, g: Game, seat: int) -> int:
        return 0

    def bend(self, g: Game, viewer: int, row: list[int]) -> None:
        """Last word on distances."""

    def foes(self, g: Game, seat: int) -> list[int] | None:
        """The seats that may be attacked; None = all others."""
        return None

    def struck_by_all(self, g: Game, seat: int) -> list[int]:
        """Whom a card for all others strikes, in order."""
        return g.others(seat, g.effects_reversed())

    def may_jail(self, g: Game, seat: int, target: int) -> bool:
        return True

    def own_places(self, g: Game, seat: int) -> list[int]:
        """The seats before which a player may lay what is for himself."""
        return [seat]

    def draws(self, g: Game, seat: int) -> int:
        return 2

    def checks(self, g: Game, turn: Turn, moment: int) -> None:
        turn.moment(g, moment)

    def choose_active(self, g: Game, turn: Turn) -> None:
        """Before phase 1, where a player has several characters."""

    def active_gone(self, g: Game, turn: Turn) -> bool:
        """The one at turn is out: does the turn go on with another?"""
        return False

    def lose_turn(self, g: Game, turn: Turn, seat: int) -> None:
        turn.skip = 1

    def turn_of(self, g: Game, seat: int) -> int:
        """Whose turn it is when the order of play comes to this seat."""
        return seat

    def beer_works(self, g: Game) -> bool:
        return g.living() > 2

    def store_order(self, g: Game, seat: int) -> list[int]:
        """Who takes one of the open cards, in order."""
        return [seat, *g.others(seat, g.effects_reversed())]

    def pass_left(self, g: Game, seat: int, card: int) -> None:
        """A card in play goes to the next player who has none of its name; without one it stays."""
        for other in g.others(seat, g.effects_reversed()):
            if g.here[other] == ALIVE and g.on_table(other, KIND[card]) < 0:
                g.hand_on(seat, other, card)
                return

    def reward(self, g: Game, victim: int, by: int) -> None:
        """What a kill brings or costs; pushes at most one frame."""

    def judge(self, g: Game) -> None:
        """Is the game decided? Then end it."""
        raise NotImplementedError

    def side_name(self, g: Game) -> str:
        """The winning side in one word."""
        if not g.winners:
            return "nobody"
        if g.won_by == SHERIFF:
            return "law"
        return {OUTLAW: "outlaws", RENEGADE: "renegade", DEPUTY: "deputy"}.get(g.won_by, "player")

    def check_setup(self, setup: Setup, players: int) -> None:
        """Refuse what this mode cannot be played with."""
