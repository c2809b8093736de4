"""The state of a game: ints and lists of ints, and how it is copied in the middle of any decision.

What changes at almost every choice is a list and copied, hands too; what changes rarely is a tuple and shared, so that
it cannot be written in place. The rows inside `tables` are replaced, never changed: copies share them. Derived data
(`aspects` and below) is recomputed by `sight.py` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import rng
from posse.engine.words import NOBODY, OUT

if TYPE_CHECKING:
    from posse.engine.core import Frame, Rule
    from posse.engine.mode import Mode
    from posse.engine.recorder import Recorder
    from posse.engine.setup import Setup

Ints = tuple[int, ...]

# What makes one position different from another: saved, restored and compared by name. Everything else is derived.
PLAIN: Final = (
    "rng", "counter", "role", "role_open", "character", "second", "here", "max_life", "places", "skips", "active",
    "worn", "life", "cubes", "tables", "hands", "nuggets", "deck", "discard", "apart", "aside", "fresh", "load",
    "equipment", "row", "event", "event_deck", "event_past", "direction",
    "turn", "turn_count", "bangs", "more_bangs", "played",
    "last_play", "duty_card", "near_all", "memo", "event_place", "first_out", "asked", "codes", "stirred",
    "judge_due", "over", "winners", "won_by", "mode_state", "fate",
)  # fmt: skip


class Aspect:
    """What the rules in force at a seat are worth: never changed, shared by all seats and games where the same are."""

    def __init__(
        self, rules: list[Rule], mask: int, far: int, near: int, reach: int, bangs: int, silent: int
    ) -> None:
        self.rules = rules  # in force, in the order they are told
        self.mask = mask
        self.far = far  # others see it that much farther
        self.near = near  # it sees others that much closer
        self.reach = reach
        self.bangs = bangs
        self.silent = silent


def put(row: Ints, at: int, value: int) -> Ints:
    """The row with one value changed."""
    changed = list(row)
    changed[at] = value
    return tuple(changed)


class State:
    """All data of a game; no behaviour but copying and chance."""

    __slots__ = (
        "active",
        "any_far",
        "any_mask",
        "apart",
        "aside",
        "asked",
        "aspects",
        "bangs",
        "character",
        "codes",
        "counter",
        "cubes",
        "deck",
        "direction",
        "discard",
        "duty_card",
        "equipment",
        "event",
        "event_bangs",
        "event_deck",
        "event_mask",
        "event_past",
        "event_place",
        "event_rules",
        "fate",
        "first_out",
        "flat",
        "fresh",
        "hands",
        "here",
        "judge_due",
        "last_play",
        "left_of",
        "life",
        "load",
        "mask",
        "max_life",
        "memo",
        "mode",
        "mode_state",
        "more_bangs",
        "near_all",
        "nuggets",
        "one_suit",
        "over",
        "owner",
        "places",
        "played",
        "quelled",
        "reached",
        "recorder",
        "ring",
        "rng",
        "role",
        "role_open",
        "row",
        "seats",
        "second",
        "secret",
        "setup",
        "skips",
        "spoils",
        "stack",
        "stirred",
        "tables",
        "turn",
        "turn_count",
        "two_seated",
        "winners",
        "won_by",
        "worn",
    )  # fmt: skip

    def __init__(self, setup: Setup, mode: Mode, owner: Ints) -> None:
        # Cheap on purpose: a copy runs it too.
        self.setup = setup
        self.mode = mode
        self.owner = owner  # the player of each seat
        self.seats = len(owner)
        self.two_seated = len(setup.names) < self.seats
        self.recorder: Recorder | None = None

    def blank(self) -> None:
        """Give every field its first value."""
        seats = self.seats
        players = max(self.owner) + 1
        zeros = (0,) * seats
        self.secret = b""  # seed of the secret-safe generator; empty: the quick one is used
        self.rng = 1
        self.counter = 0
        # by seat
        self.role: Ints = (4,) * seats
        self.role_open: Ints = zeros
        self.character: Ints = (-1,) * seats
        self.second: Ints = (-1,) * seats  # dealt face down
        self.worn: tuple[Ints, ...] = ((),) * seats  # abilities copied or drawn
        self.here: Ints = (1,) * seats
        self.life: list[int] = [0] * seats
        self.max_life: Ints = zeros
        self.cubes: list[int] = [0] * seats  # on the character
        self.tables: list[list[int]] = [[] for _ in range(seats)]
        self.places: Ints = tuple(range(seats))  # the seat at each place, clockwise
        self.skips: Ints = zeros  # owes a turn
        # by player
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.nuggets: list[int] = [0] * players
        self.active: Ints = (-1,) * players  # the seat that acts for the player
        # the table
        self.deck: list[int] = []  # the top is the end
        self.discard: list[int] = []  # the top is the end
        self.apart: Ints = ()  # card, seat that checked, card, seat ...: in neither pile
        self.aside: Ints = ()  # go onto the deck when the turn ends
        self.fresh: Ints = ()  # laid in this turn, not ready
        self.load: dict[int, int] = {}  # cubes on cards
        self.equipment: Ints = ()  # the pile, top at the end; face up ones are ~card at the bottom
        self.row: Ints = ()
        self.event: Ints = (-1, -1)  # in force, by event deck
        self.event_deck: tuple[Ints, ...] = ((), ())  # the next is the end
        self.event_past: tuple[Ints, ...] = ((), ())  # turned and gone
        # the turn
        self.direction = 1
        self.turn = 0
        self.turn_count = 0
        self.bangs = 0  # attack cards played in it
        self.more_bangs = 0  # still allowed beyond the limit
        self.played = 0  # cards played from the hand
        self.last_play = 0  # option code of the card just played, 0 = none that counts
        self.duty_card = -1
        self.near_all = 0  # everybody is at distance 1 for the next card
        self.memo: dict[int, int] = {}  # what rules remember; see `Game.used`
        self.event_place = -1  # the place at which the events change
        self.first_out = NOBODY
        # what is going on
        self.stack: list[Frame] = []
        self.asked = -1
        self.codes: list[int] = []
        self.stirred = 0  # something happened since it was last looked whether all is quiet
        self.judge_due = 0
        self.over = 0
        self.winners: Ints = ()
        self.won_by = NOBODY  # the role whose side won
        self.mode_state = 0
        self.fate: Ints = ()  # what chance brings up next (situations set it): a card, or 1000 + a rule
        # derived
        bare = Aspect([], 0, 0, 0, 1, 1, 0)
        self.aspects: list[Aspect] = [bare] * seats
        self.mask: list[int] = [0] * seats
        self.event_rules: list[Rule] = []
        self.event_mask = 0
        self.event_bangs = 0  # attack cards a turn that an event allows
        self.any_mask = 0
        self.one_suit = -1
        self.flat = 0
        self.ring: list[int] = list(range(seats))
        self.any_far = 0  # the sum of what the seats are seen farther
        # found when somebody asks: copies share them
        self.left_of: list[list[int] | None] = [None] * seats
        self.reached: list[list[int] | None] = [None] * seats
        self.spoils: list[list[int] | None] = [None] * seats
        self.quelled = 0  # how many frames switch somebody off

    def copy_into(self, o: State) -> None:
        """Fill a fresh state with a copy of this one."""
        o.secret = self.secret
        o.rng = self.rng
        o.counter = self.counter
        o.role = self.role
        o.role_open = self.role_open
        o.character = self.character
        o.second = self.second
        o.worn = self.worn
        o.here = self.here
        o.life = self.life.copy()
        o.max_life = self.max_life
        o.cubes = self.cubes.copy()
        o.tables = self.tables.copy()
        o.places = self.places
        o.skips = self.skips
        o.hands = [hand.copy() for hand in self.hands]
        o.nuggets = self.nuggets.copy()
        o.active = self.active
        o.deck = self.deck.copy()
        o.discard = self.discard.copy()
        o.apart = self.apart
        o.aside = self.aside
        o.fresh = self.fresh
        o.load = self.load.copy()
        o.equipment = self.equipment
        o.row = self.row
        o.event = self.event
        o.event_deck = self.event_deck
        o.event_past = self.event_past
        o.direction = self.direction
        o.turn = self.turn
        o.turn_count = self.turn_count
        o.bangs = self.bangs
        o.more_bangs = self.more_bangs
        o.played = self.played
        o.last_play = self.last_play
        o.duty_card = self.duty_card
        o.near_all = self.near_all
        o.memo = self.memo.copy()
        o.event_place = self.event_place
        o.first_out = self.first_out
        o.stack = [f.clone() for f in self.stack]
        o.asked = self.asked
        o.codes = self.codes
        o.stirred = self.stirred
        o.judge_due = self.judge_due
        o.over = self.over
        o.winners = self.winners
        o.won_by = self.won_by
        o.mode_state = self.mode_state
        o.fate = self.fate
        o.aspects = self.aspects.copy()
        o.mask = self.mask.copy()
        o.event_rules = self.event_rules
        o.event_mask = self.event_mask
        o.event_bangs = self.event_bangs
        o.any_mask = self.any_mask
        o.one_suit = self.one_suit
        o.flat = self.flat
        o.ring = self.ring
        o.left_of = self.left_of
        o.reached = self.reached
        o.spoils = self.spoils
        o.any_far = self.any_far
        o.quelled = self.quelled

    # -- chance -----------------------------------------------------------------------------------------------

    def rand(self, n: int) -> int:
        """A number below n, each as likely."""
        if self.secret:
            self.counter += 1
            return rng.secret_draw(self.secret, self.counter) * n >> 30
        s = self.rng
        s = 536870781 * (s & 1073741823) + (s >> 30)  # rng.MULTIPLIER, rng.M30
        self.rng = s
        return ((s ^ s >> 30) & 1073741823) * n >> 30

    def shuffle(self, cards: list[int]) -> None:
        if self.secret:
            for i in range(len(cards) - 1, 0, -1):
                j = self.rand(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            return
        s = self.rng
        for i in range(len(cards) - 1, 0, -1):
            s = 536870781 * (s & 1073741823) + (s >> 30)
            j = ((s ^ s >> 30) & 1073741823) * (i + 1) >> 30
            cards[i], cards[j] = cards[j], cards[i]
        self.rng = s

    # -- small questions --------------------------------------------------------------------------------------

    def in_play(self, seat: int) -> bool:
        return self.here[seat] != OUT

    def hand_of(self, seat: int) -> list[int]:
        return self.hands[self.owner[seat]]
