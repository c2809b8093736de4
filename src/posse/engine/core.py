"""The two shapes everything is made of: a `Frame` is one unfinished thing, a `Rule` is what a card or ability does.

A frame is plain data (ints, lists of ints) on the game's one stack. `step` re-reads its own fields and does one thing:
ask, push, or pop. A rule has no memory at all: one object for all games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from posse.engine.words import BLUE, BROWN, FOR_PLAY, NORMAL, ORANGE, REPLACED

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.engine.setup import Setup
    from posse.engine.view import Redealt

Why = tuple[str, dict[str, int | str]]

CUBES_LAID: Final = 3  # cubes a card gets when it is laid
EMPTY: Final[list[int]] = []
NO_TARGET: Final[list[int]] = [0]


class Frame:
    """One unfinished thing. `FIELDS` names its data: what a copy, a save and a comparison look at."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    kind: ClassVar[str] = ""  # what a decision asked by it is called

    def step(self, g: Game) -> None:
        """Do one thing: ask, push another frame, or pop. Asking changes nothing here."""
        raise NotImplementedError

    def chosen(self, g: Game, seat: int, code: int) -> None:
        """Take the answer of this seat."""
        raise NotImplementedError

    def clone(self) -> Frame:
        raise NotImplementedError

    def undo(self, g: Game) -> bool:
        """Go back one step of an unfinished choice; False if there is none."""
        return False

    def can_undo(self) -> bool:
        return False

    def engages(self) -> int:
        """The seat that acts in it: of a player with several seats it is the active one meanwhile."""
        return -1

    def quells(self) -> int:
        """The seat whose table and ability are off while this lies on the stack."""
        return -1

    def about(self) -> tuple[int, int, int]:
        """For the decision's subject: by which seat, which card, which rule (-1 = none)."""
        return (-1, -1, -1)

    def secret_of(self) -> int:
        """The seat that alone knows the cards in `secrets`, -1 if there are none."""
        return -1

    def secrets(self) -> list[int]:
        return EMPTY

    def deal_secrets(self, cards: list[int]) -> None:
        """Replace the secret cards by others (another player imagines the game)."""

    def holds(self) -> list[int]:
        """Cards that lie here and nowhere else."""
        return EMPTY

    def revealed(self) -> list[int]:
        """Cards that still lie in the hand of the seat whose doing this is, and that everybody knows to be there."""
        return EMPTY

    def characters(self) -> list[int]:
        """Characters that lie open here and are nobody's yet."""
        return EMPTY

    def redealt(self, new: Redealt) -> None:
        """Unseen hands were dealt anew (another player imagines the game): name the cards that lie there now."""


class Rule:
    """What a card, a character, an event or an option of the house does. Stateless, one object each.

    `seat` is always the seat whose rule it is; who plays is not whose turn it is.
    """

    id: ClassVar[str] = ""
    hooks: ClassVar[int] = 0  # what it hears of or is asked while in force
    hand: ClassVar[int] = 0  # what it may answer from a hand
    sees: ClassVar[int] = 0  # its owner sees others that much closer
    seen: ClassVar[int] = 0  # others see its owner that much farther
    range: ClassVar[int] = 0  # a weapon's reach; 0 = no weapon
    bangs: ClassVar[int] = 0  # how many attack cards a turn it allows; 0 = says nothing
    flips: ClassVar[int] = 0  # so many more cards are turned for a check of its owner
    n: int = -1  # index in RULES

    # -- play it ----------------------------------------------------------------------------------------------

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        """By kind, never by copy: what `seat` may aim it at (seat and card bits of an option); [] = not now."""
        return EMPTY

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        """Its effect. The card already lies where it belongs. Pushes at most one frame, as its last act."""

    def price(self, g: Game, play: Frame) -> bool:
        """Something must be settled before the card counts as played: push it and say True; False = all is paid."""
        return False

    def strike(self, g: Game, seat: int, target: int, card: int) -> None:
        """Its effect on one of several targets."""

    def handles(self, verb: int) -> bool:
        """Does it offer actions of this verb of its own in phase 2?"""
        return False

    # -- answer a frame ---------------------------------------------------------------------------------------

    def answers(self, g: Game, seat: int, purpose: int, to: Frame) -> bool:
        """May it (as ability, or as a card of the hand) answer this now?"""
        return True

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        """Its answer. The card is already discarded."""

    # -- hear of the frame below ------------------------------------------------------------------------------

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        """Something happens at a named moment; pushes at most one frame."""

    def cancelled(self, g: Game, shot: Frame) -> None:
        """The shot that this card made was cancelled."""

    def orphaned(self, g: Game, out: Frame, card: int) -> None:
        """Whoever it lies before is out; it is about to be discarded. Pushes nothing."""

    def emptied(self, g: Game, seat: int, card: int) -> None:
        """Its last cube is gone and it has been discarded."""

    def lapse(self, g: Game, seat: int) -> None:
        """Its owner's turn starts while it is switched off."""

    # -- queries ----------------------------------------------------------------------------------------------

    def serves(self, g: Game, seat: int, card: int, purpose: int) -> int:
        """The rule as which `card` may be used for `purpose`, or -1. One step only, never a chain."""
        return -1

    def forbids(self, g: Game, seat: int, rule: int, card: int, use: int) -> bool:
        return False

    def shields(self, g: Game, seat: int, by: int, card: int) -> bool:
        """Has this card, played by another, no effect on its owner?"""
        return False

    def number(self, g: Game, seat: int, what: int, value: int) -> int:
        return value

    def goes(self, g: Game, seat: int, card: int, why: int) -> bool:
        """Takes a card that leaves `seat`; True = taken, it is no longer anybody's business."""
        return False

    def silences(self, g: Game, owner: int, seat: int) -> int:
        """What it switches off at `seat` (`ABILITY_OFF`, `TABLE_OFF`); owner is -1 for an event."""
        return 0

    def takes_flipped(self, g: Game, seat: int, card: int) -> bool:
        return False

    def beyond(self, g: Game, seat: int) -> list[int]:
        """Targets out of reach that are legal if its power is paid for."""
        return EMPTY

    def wins(self, g: Game, seat: int, card: int) -> bool:
        """Is this the card that its check hopes for?"""
        return False

    def returns(self, g: Game, seat: int) -> int:
        """As what a seat that is out takes the turn that has come to it (`OUT`, `ALIVE`, `SPIRIT`)."""
        return 0

    def side(self, g: Game, seat: int, role: int) -> int:
        """The role as which this seat counts for victory."""
        return role

    def duty(self, g: Game, seat: int) -> bool:
        """Must something else be done before phase 2 may end?"""
        return False

    def why_not(self, g: Game, seat: int, use: int, target: int) -> Why:
        """Why it is not offered now (`FOR_PLAY`, `FOR_ANSWER`, `FOR_SAVE`; in play: `FOR_USE`), or not at this target
        (-1: anywhere): a key of the locale files and what to put into it. Asked only where nothing else forbids it."""
        return ("why-no-target" if use == FOR_PLAY else "why-not-asked", {})

    # -- carry on ---------------------------------------------------------------------------------------------

    def checked(self, g: Game, seat: int, won: bool) -> None:
        """The check it had asked for is over; its subject is on top again."""

    def picked(self, g: Game, seat: int, cards: list[int], code: int) -> None:
        """The cards it had asked for are chosen; they still lie where they lay. `code` is what it gave along."""

    def paid(self, g: Game, seat: int, data: int) -> None:
        """The cubes it had asked for are paid."""

    def choosable(self, g: Game, seat: int, card: int) -> bool:
        """May this card of the hand be among those it asks for (`g.pick`)? Asked when another imagines that hand."""
        return True

    def could_ask(self, g: Game, ask: Frame) -> bool:
        """Could this be asked in the game that somebody imagines?"""
        return True

    def implies(self, g: Game, ask: Frame) -> list[tuple[int, int]]:
        """Seats and kinds of cards that everybody knows to be in their hands, since this is asked."""
        return []

    def named(self, g: Game, seat: int, code: int, data: int) -> None:
        """What it had asked is answered."""


class CardRule(Rule):
    """A playing card. `copies` are those of its own box, as rank and suit letter: "QS KS"."""

    border: ClassVar[int] = BROWN
    book: ClassVar[bool] = False  # carries the book symbol
    attack: ClassVar[bool] = False  # is the attack card of the limit, of duels and the like
    priced: ClassVar[bool] = False
    conditional: ClassVar[bool] = False  # `answers` must be asked before it is offered as an answer
    answer_only: ClassVar[bool] = False  # has no play of its own
    always: ClassVar[list[int] | None] = None  # its targets, if they are the same at any time
    keeps: ClassVar[bool] = False  # lies apart while its shot is in the air
    express: ClassVar[bool] = False  # turns the other event deck
    explodes: ClassVar[bool] = False  # something follows from its last cube

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return EMPTY if self.always is None else self.always

    def lie(self, g: Game, seat: int, target: int, card: int) -> None:
        """Put it in play before `target`."""


class Brown(CardRule):
    """Used once; discarded first, then it works."""

    border = BROWN


class Laid(CardRule):
    """Lies before a player as long as nothing removes it. What follows from its being laid belongs into `lie`; `play`
    is for what lies there."""

    def lie(self, g: Game, seat: int, target: int, card: int) -> None:
        if "replace_same_name" in g.setup.on:
            old = g.on_table(target, self.n)
            if old >= 0:
                g.discard_from_table(target, old, REPLACED)
        g.lay(target, card)

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return g.places_for(seat, self.n)

    def why_not(self, g: Game, seat: int, use: int, target: int) -> Why:
        if use == FOR_PLAY and not self.targets(g, seat, NORMAL):
            return ("why-same-name", {"card": self.id})
        return CardRule.why_not(self, g, seat, use, target)


class Blue(Laid):
    """Works from the instant it lies before its owner."""

    border = BLUE


class Weapon(Blue):
    """One weapon at a time; a new one replaces the old."""

    def lie(self, g: Game, seat: int, target: int, card: int) -> None:
        g.lay_weapon(seat, target, card)

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return g.own_places(seat)


class Orange(Laid):
    """Like a blue one, with load cubes on it; each use costs some of them."""

    border = ORANGE
    cost: ClassVar[int] = 1

    def lie(self, g: Game, seat: int, target: int, card: int) -> None:
        g.replace_same(target, self.n)
        g.load[card] = CUBES_LAID
        g.lay(target, card)

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return g.places_for(seat, self.n) if g.cube_supply() >= CUBES_LAID else EMPTY

    def loaded(self, g: Game, seat: int) -> bool:
        """Does it lie before this seat with cubes enough for its use?"""
        card = g.on_table(seat, self.n)
        return card >= 0 and g.load.get(card, 0) >= self.cost

    def unload(self, g: Game, seat: int) -> None:
        """Pay for one use. The card may be gone after it, its effect is not."""
        card = g.on_table(seat, self.n)
        g.remove_cubes(seat, card, self.cost)
        g.drop_empty(seat)


class OrangeWeapon(Orange):
    """A weapon with a power that is paid for while an attack card is played."""

    def lie(self, g: Game, seat: int, target: int, card: int) -> None:
        g.load[card] = CUBES_LAID
        g.lay_weapon(seat, target, card)

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return g.own_places(seat) if g.cube_supply() >= CUBES_LAID else EMPTY


class Character(Rule):
    life: ClassVar[int] = 4

    def opening(self, g: Game, seat: int) -> int:
        """How many cards its first hand has."""
        return g.life[seat]


class EventRule(Rule):
    """An event belongs to no seat: its hooks are or-ed into every seat's."""

    suit: ClassVar[int] = -1  # the one suit all cards have
    flat: ClassVar[bool] = False  # everybody sits next to everybody
    last: ClassVar[bool] = False  # lies at the bottom of its deck
    open_hands: ClassVar[bool] = False  # everybody sees all hands
    unseated: ClassVar[bool] = False  # needs roles, seats or eliminated players: not for two

    def prevails(self, g: Game) -> None:
        """A situation begins with it in force: leave in the state what it left there when it was turned up."""


class HouseRule(EventRule):
    """A rule of a box or an option that is in force all game long."""

    def applies(self, setup: Setup) -> bool:
        return True

    def situate(self, g: Game, field: str, seat: int, value: int) -> bool:
        """A situation begins with something this rule remembers (`side` of a seat): put it into the state. False = it
        remembers no such thing."""
        return False


class Equipment(Rule):
    cost: ClassVar[int] = 1
    border: ClassVar[int] = 4


__all__ = [
    "EMPTY", "NORMAL", "NO_TARGET", "Blue", "Brown", "CardRule", "Character", "Equipment", "EventRule", "Frame",
    "HouseRule", "Laid", "Orange", "OrangeWeapon", "Rule", "Weapon", "Why",
]  # fmt: skip
