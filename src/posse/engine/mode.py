"""What differs between the ways to play: dealing, sides, rewards, who has won, who acts for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.engine.cards import KIND
from posse.engine.setup import SetupError
from posse.engine.turn import STANDARD
from posse.engine.words import ALIVE, DEPUTY, OUTLAW, REACHES, RENEGADE, SHERIFF, SPIRIT

if TYPE_CHECKING:
    from posse.engine.core import EventRule, HouseRule
    from posse.engine.game import Game
    from posse.engine.setup import Setup
    from posse.engine.turn import Turn

DEALS: Final = 40  # tries to find roles with which nobody has won


class Mode:
    """The questions a mode answers. Stateless, like a rule; what it must remember lies in `Game.mode_state`."""

    id: ClassVar[str] = ""
    least: ClassVar[int] = 4
    most: ClassVar[int] = 8
    two_seated: ClassVar[bool] = False
    refuses: ClassVar[tuple[str, ...]] = ()  # options that make no sense in it
    has_sheriff: ClassVar[bool] = True  # deals that role, by lot or to the player named
    steps: tuple[int, ...] = STANDARD  # of a turn before phase 1

    def __init__(self) -> None:
        self.house: list[HouseRule] = []  # rules of its own, in force all game long

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

    def acts(self, g: Game, seat: int) -> bool:
        """May this seat use what it has? Of a player with several only one at a time."""
        return True

    def silences(self, g: Game, seat: int) -> int:
        return 0

    def bend(self, g: Game, viewer: int, row: list[int]) -> None:
        """Last word on distances."""

    def foes(self, g: Game, seat: int) -> list[int] | None:
        """The seats that may be attacked; None = all others."""
        return None

    def struck_by_all(self, g: Game, seat: int) -> list[int]:
        """Whom a card for all others strikes, in order."""
        return g.effect_order(seat).copy()

    def own_places(self, g: Game, seat: int) -> list[int]:
        """The seats before which a player may lay what is for himself."""
        return [seat]

    def draws(self, g: Game, seat: int) -> int:
        """How many cards phase 1 gives before rules change it."""
        return g.spirit_draws(seat) if g.here[seat] == SPIRIT else 2

    def checks(self, g: Game, turn: Turn, moment: int) -> None:
        turn.moment(g, moment)

    def choose_active(self, g: Game, turn: Turn) -> None:
        """Before phase 1, where a player has several characters."""

    def active_gone(self, g: Game, turn: Turn) -> None:
        """All is quiet: an active character that is out gives way to another of its player, in the turn as well."""

    def lose_turn(self, g: Game, turn: Turn, seat: int) -> None:
        turn.skip = 1
        if g.any_mask & REACHES:
            g.refresh_all()

    def next_seat(self, g: Game, seat: int) -> int:
        """Whose turn comes next, where players have several seats."""
        raise NotImplementedError

    def beer_works(self, g: Game) -> bool:
        return g.living() > 2

    def store_order(self, g: Game, seat: int) -> list[int]:
        """Who takes one of the open cards, in order."""
        return [seat, *g.effect_order(seat)]

    def pass_left(self, g: Game, seat: int, card: int) -> None:
        """A card in play goes to the next player who has none of its name; without one it stays."""
        for other in g.effect_order(seat):
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

    def imagine(self, g: Game, player: int) -> None:
        """Deal the roles anew that this player does not know; those that are open stay."""
        hidden = [s for s in range(g.seats) if not g.role_open[s] and g.owner[s] != player]
        for _ in range(DEALS):
            roles = sorted(g.role[seat] for seat in hidden)
            g.shuffle(roles)
            dealt = list(g.role)
            for seat in hidden:
                dealt[seat] = roles.pop()
            g.role = tuple(dealt)
            if g.over or all(g.in_play(seat) for seat in hidden) or not self.decided(g):
                return

    def decided(self, g: Game) -> bool:
        """Would somebody have won?"""
        probe = g.copy_bare()
        self.judge(probe)
        return probe.over == 1

    def shown(self, g: Game, player: int) -> dict[str, object]:
        """What else this player (-1: everybody) sees in this mode."""
        return {}

    def side_of(self, g: Game, seat: int) -> str:
        """For whom this seat plays, in one word; empty where there are no sides."""
        role = g.side(seat)
        if role == SHERIFF or role == DEPUTY:
            return "law"
        return {OUTLAW: "outlaws", RENEGADE: "renegade"}.get(role, "")

    def situate(self, g: Game, field: str, player: int, value: int) -> bool:
        """A situation begins with something the mode remembers (`money` of a player, `removed_role`): put it into the
        state. False = there is no such thing here."""
        return False

    def money(self, g: Game, player: int) -> int:
        """What a player owns, where money is counted."""
        return 0

    def check_setup(self, setup: Setup, players: int) -> None:
        """Refuse what this mode cannot be played with."""
        for name in self.refuses:
            if setup.is_on(name):
                raise SetupError(f"the option {name} cannot be played in the mode {self.id}")
