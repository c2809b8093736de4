"""What one player may see of a game, as quick questions; what he may not see cannot be asked for.

`Eyes` is a window on the game, not a copy: it always shows the present. Hands of others are numbers, closed roles are
`UNKNOWN`, the deck is its size.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.cards import RULES
from posse.engine.view import knows_role, sees_hand
from posse.engine.words import ALIVE, DEPUTY, OUT, OUTLAW, RENEGADE, SEAT_SHIFT, SHERIFF

if TYPE_CHECKING:
    from posse.engine.game import Game

UNKNOWN: Final = -1
#: modes in which a role card more than there are players is in the game, and nobody knows which one lies aside
ONE_ASIDE: Final = {"hidden_six": (SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE)}


class Eyes:
    """The game as `player` sees it. Seats and players are numbers, clockwise from 0."""

    def __init__(self, game: Game, player: int) -> None:
        self._game = game
        self.player = player
        self.seats = game.seats
        self.own = tuple(seat for seat in range(game.seats) if game.owner[seat] == player)
        self.mode = game.setup.mode
        self.two_seated = game.mode.two_seated

    # -- the players ------------------------------------------------------------------------------------------

    @property
    def me(self) -> int:
        """The own seat that is asked; else the first own seat in play."""
        asked = self._game.asked
        if asked in self.own:
            return asked
        for seat in self.own:
            if self._game.here[seat] != OUT:
                return seat
        return self.own[0]

    @property
    def ring(self) -> list[int]:
        """All seats in play, clockwise."""
        return self._game.ring.copy()

    def others(self, seat: int) -> list[int]:
        """All other seats in play, clockwise from the left neighbour on."""
        return self._game.others(seat)

    def owner(self, seat: int) -> int:
        return self._game.owner[seat]

    def in_play(self, seat: int) -> bool:
        return self._game.here[seat] != OUT

    def alive(self, seat: int) -> bool:
        """In play and able to lose life."""
        return self._game.here[seat] == ALIVE

    def life(self, seat: int) -> int:
        return self._game.life[seat]

    def max_life(self, seat: int) -> int:
        return self._game.max_life[seat]

    def role(self, seat: int) -> int:
        """The role if it lies open or is one's own, else `UNKNOWN`."""
        return self._game.role[seat] if knows_role(self._game, self.player, seat) else UNKNOWN

    def roles_about(self) -> list[int]:
        """The roles of this game, sorted: what everybody knows from the number of players."""
        return list(ONE_ASIDE.get(self.mode) or sorted(self._game.role))

    def character(self, seat: int) -> int:
        """The rule of the character."""
        return self._game.character[seat]

    def has(self, seat: int, rule: int) -> bool:
        """Is this rule (a character's or a card's) in force at the seat?"""
        return rule >= 0 and self._game.has_rule(seat, rule)

    # -- cards ------------------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[int]:
        """The own cards, sorted."""
        return self._game.hands[self.player].copy()

    def shown_hand(self, seat: int) -> list[int] | None:
        """The cards of a seat where they may be seen: one's own, or all where hands lie open; else None."""
        owner = self._game.owner[seat]
        return self._game.hands[owner].copy() if sees_hand(self._game, self.player, owner) else None

    def hand_size(self, seat: int) -> int:
        return len(self._game.hands[self._game.owner[seat]])

    def hand_limit(self, seat: int) -> int:
        return self._game.hand_limit(seat)

    def table(self, seat: int) -> list[int]:
        """The cards in play before a seat."""
        return self._game.tables[seat].copy()

    def cubes(self, seat: int) -> int:
        return self._game.cubes[seat]

    def load(self, card: int) -> int:
        """How many cubes lie on a card in play."""
        return self._game.load.get(card, 0)

    def nuggets(self, seat: int) -> int:
        return self._game.nuggets[self._game.owner[seat]]

    @property
    def deck_size(self) -> int:
        return len(self._game.deck)

    @property
    def top_discard(self) -> int:
        """The card on top of the discard pile, -1 if there is none."""
        return self._game.discard[-1] if self._game.discard else -1

    @property
    def equipment(self) -> list[int]:
        """The open row."""
        return list(self._game.row)

    @property
    def events(self) -> list[int]:
        """The rules of the events in force."""
        return [n for n in self._game.event if n >= 0]

    def suit(self, card: int) -> int:
        """What the suit of a card counts as now."""
        return self._game.suit(card)

    # -- who reaches whom -------------------------------------------------------------------------------------

    def distance(self, viewer: int, seat: int) -> int:
        return self._game.distance(viewer, seat)

    def reach(self, seat: int) -> int:
        """How far the weapon of a seat carries."""
        return self._game.aspects[seat].reach

    def near(self, seat: int) -> int:
        """By how much the seat sees others closer."""
        return self._game.aspects[seat].near

    def targets(self, seat: int) -> list[int]:
        """The seats within reach of the weapon of a seat."""
        return [(code >> SEAT_SHIFT & 31) - 1 for code in self._game.in_reach(seat)]

    def foes(self, seat: int) -> list[int] | None:
        """Whom the mode makes an enemy in the open; None: that depends on roles."""
        return self._game.mode.foes(self._game, seat)

    # -- the moment -------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return self._game.turn

    @property
    def turn_count(self) -> int:
        return self._game.turn_count

    @property
    def hunt_over(self) -> bool:
        """Three players: from now on the last one alive wins."""
        return self._game.mode_state == 1

    @property
    def kind(self) -> str:
        """What is being decided: play, shot, brawn, duel, save, draw, discard, store, check, pick, ask ..."""
        return self._game.stack[-1].kind

    @property
    def subject(self) -> tuple[int, int, int]:
        """Because of what: by which seat, which card, which rule; -1 = none."""
        return self._game.stack[-1].about()

    def fact(self, name: str, default: int = -1) -> int:
        """A number about what is being decided by this player: how many dodges are `needed`, how many cards."""
        if self._game.asked not in self.own:
            return default
        value = getattr(self._game.stack[-1], name, default)
        return value if isinstance(value, int) else default

    def bang_left(self, seat: int) -> bool:
        """May another attack card be played this turn?"""
        return self._game.bang_left(seat)

    def bangs(self, seat: int) -> int:
        """How many attack cards a turn the seat may play."""
        return self._game.aspects[seat].bangs

    def beer_works(self) -> bool:
        return self._game.mode.beer_works(self._game)

    def wins(self, rule: int, seat: int, card: int) -> bool:
        """Is this the card that the check of a rule looks for?"""
        return RULES[rule].wins(self._game, seat, card)
