"""History beside the game, never in it: what was chosen, and typed events, each with who may see what of it.

Sentences are made elsewhere, from the locale files; the words here are the language of records, scenarios and bots:
`wounded bob 1 by ann`, the same in every language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from posse.engine.cards import RULES, card_text
from posse.engine.words import HAND, MASK9, ROLE_IDS, TCARD_SHIFT

if TYPE_CHECKING:
    from posse.engine.game import Game

WRITERS: Final[list[Callable[[Game], str]]] = []  # whoever writes records (`posse.record`) is named here


class Event:
    """Something that happened. `FIELDS` says what each attribute is: seat, card, secret (a card only some see), rule,
    count, by (a seat or -1), role, text."""

    word: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()

    def seers(self) -> tuple[int, ...] | None:
        """The seats that see its secret card; None = everybody."""
        return None

    def data(self, seat: int | None = None, seats: tuple[int, ...] = ()) -> dict[str, int | str]:
        """Its content as one of the `seats` of a player sees it (None: everything)."""
        seers = self.seers()
        hidden = seat is not None and seers is not None and not any(s in seers for s in (seat, *seats))
        found: dict[str, int | str] = {"event": type(self).__name__}
        for name, what in self.FIELDS:
            if what == "secret" and hidden:
                continue
            found[name] = getattr(self, name)
        return found

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        data = self.data(seat, seats)
        parts = [self.word]
        for name, what in self.FIELDS:
            if name not in data:
                continue
            value = data[name]
            if isinstance(value, str):
                parts.append(value)
            elif what == "seat":
                parts.append(names[value])
            elif what == "by":
                if value >= 0:
                    parts.append(f"by {names[value]}")
            elif what in {"from", "to"}:
                parts.append(f"{what} {names[value]}")
            elif what in {"card", "secret"}:
                if value >= 0:
                    parts.append(card_text(value))
            elif what == "rule":
                if value >= 0:
                    parts.append(f"for {RULES[value].id}" if self.word == "checked" else RULES[value].id)
            elif what == "role":
                parts.append(ROLE_IDS[value])
            else:
                parts.append(str(value))
        return " ".join(parts)


class Reshuffled(Event):
    word = "reshuffled"


class TurnStarted(Event):
    word = "turn"
    FIELDS = (("seat", "seat"), ("number", "turn"))

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        return f"turn {names[self.seat]}"


class TurnSkipped(Event):
    word = "skipped"
    FIELDS = (("seat", "seat"), ("rule", "rule"))

    def __init__(self, seat: int, rule: int) -> None:
        self.seat = seat
        self.rule = rule


class CardDrawn(Event):
    """From the deck into a hand."""

    word = "drew"
    FIELDS = (("seat", "seat"), ("card", "secret"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def seers(self) -> tuple[int, ...] | None:
        return (self.seat,)


class DiscardDrawn(Event):
    """From the discard pile into a hand."""

    word = "drew"
    FIELDS = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CardShown(Event):
    word = "showed"
    FIELDS = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CardPlayed(Event):
    """A card from the hand, `as_rule` if it serves as another, at a seat or a card there."""

    word = "played"
    FIELDS = (
        ("seat", "seat"),
        ("card", "card"),
        ("as_rule", "rule"),
        ("target", "to_seat"),
        ("tcard", "number"),
    )

    def __init__(self, seat: int, card: int, as_rule: int, target: int, tcard: int) -> None:
        self.seat = seat
        self.card = card
        self.as_rule = as_rule
        self.target = target
        self.tcard = tcard

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        what = f"played {names[self.seat]} {card_text(self.card)}"
        if self.as_rule >= 0:
            what += f" as {RULES[self.as_rule].id}"
        return what + _aim(names, self.target, self.tcard)


class AbilityUsed(Event):
    """An ability, a card in play or an event, on somebody's own initiative or in answer."""

    word = "used"
    FIELDS = (("seat", "seat"), ("rule", "rule"), ("target", "to_seat"), ("tcard", "number"))

    def __init__(self, seat: int, rule: int, target: int, tcard: int) -> None:
        self.seat = seat
        self.rule = rule
        self.target = target
        self.tcard = tcard

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        return f"used {names[self.seat]} {RULES[self.rule].id}" + _aim(names, self.target, self.tcard)


def aimed_card(code: int) -> int:
    """The card an option is aimed at (HAND: one of the hand), -1 if at none."""
    tcard = code >> TCARD_SHIFT & MASK9
    return tcard if tcard == HAND else tcard - 1


def _aim(names: list[str], target: int, tcard: int) -> str:
    if target < 0:
        return ""
    if tcard < 0:
        return f" > {names[target]}"
    return f" > {names[target]}.hand" if tcard == HAND else f" > {names[target]}.{card_text(tcard)}"


class CardAnswered(Event):
    word = "answered"
    FIELDS = (("seat", "seat"), ("card", "card"), ("as_rule", "rule"))

    def __init__(self, seat: int, card: int, as_rule: int) -> None:
        self.seat = seat
        self.card = card
        self.as_rule = as_rule

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        what = f"answered {names[self.seat]} {card_text(self.card)}"
        return what + (f" as {RULES[self.as_rule].id}" if self.as_rule >= 0 else "")


class ShotCancelled(Event):
    word = "cancelled"
    FIELDS = (("target", "seat"), ("shooter", "by"))

    def __init__(self, target: int, shooter: int) -> None:
        self.target = target
        self.shooter = shooter


class CardDiscarded(Event):
    """From the own hand."""

    word = "discarded"
    FIELDS = (("seat", "seat"), ("card", "card"), ("why", "number"))

    def __init__(self, seat: int, card: int, why: int) -> None:
        self.seat = seat
        self.card = card
        self.why = why

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        return f"discarded {names[self.seat]} {card_text(self.card)}"


class TableDiscarded(CardDiscarded):
    """From the own table."""


class HandTaken(Event):
    """A random card of another's hand, seen by the two of them."""

    word = "took"
    FIELDS = (("seat", "seat"), ("card", "secret"), ("source", "from"))

    def __init__(self, seat: int, source: int, card: int) -> None:
        self.seat = seat
        self.source = source
        self.card = card

    def seers(self) -> tuple[int, ...] | None:
        return (self.seat, self.source)


class CardGiven(HandTaken):
    """A card handed over, chosen by its giver."""

    word = "got"


class TableTaken(Event):
    word = "took"
    FIELDS = (("seat", "seat"), ("card", "card"), ("source", "from"))

    def __init__(self, seat: int, source: int, card: int) -> None:
        self.seat = seat
        self.source = source
        self.card = card


class HandLost(Event):
    """A random card of a hand goes to the discard pile by another's doing."""

    word = "lost"
    FIELDS = (("seat", "seat"), ("card", "card"), ("actor", "by"))

    def __init__(self, actor: int, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.actor = actor


class TableLost(HandLost):
    """A card in play goes to the discard pile by another's doing."""


class CardMoved(Event):
    """A card in play is passed on."""

    word = "passed"
    FIELDS = (("seat", "seat"), ("card", "card"), ("to", "to"))

    def __init__(self, seat: int, card: int, to: int) -> None:
        self.seat = seat
        self.card = card
        self.to = to


class Exploded(Event):
    word = "exploded"
    FIELDS = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CardsTurnedUp(Event):
    """Open cards, of which each player takes one."""

    word = "turned"
    FIELDS = (("seat", "seat"), ("count", "number"))

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class CardChosen(Event):
    """One of the open cards goes into a hand."""

    word = "chose"
    FIELDS = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class CheckDrawn(Event):
    word = "checked"
    FIELDS = (("seat", "seat"), ("card", "card"), ("rule", "rule"))

    def __init__(self, seat: int, card: int, rule: int) -> None:
        self.seat = seat
        self.card = card
        self.rule = rule


class CheckKept(CheckDrawn):
    """The card that counts, of several."""

    word = "kept"


class CheckDone(Event):
    word = "check"
    FIELDS = (("seat", "seat"), ("rule", "rule"), ("won", "number"))

    def __init__(self, seat: int, rule: int, won: bool) -> None:
        self.seat = seat
        self.rule = rule
        self.won = int(won)

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        return f"{'won' if self.won else 'failed'} {names[self.seat]} {RULES[self.rule].id}"


class Wounded(Event):
    word = "wounded"
    FIELDS = (("seat", "seat"), ("count", "number"), ("by", "by"), ("life", "life"))

    def __init__(self, seat: int, count: int, by: int, life: int) -> None:
        self.seat = seat
        self.count = count
        self.by = by
        self.life = life

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        return f"wounded {names[self.seat]} {self.count}" + (f" by {names[self.by]}" if self.by >= 0 else "")


class Healed(Event):
    word = "healed"
    FIELDS = (("seat", "seat"), ("count", "number"), ("life", "life"))

    def __init__(self, seat: int, count: int, life: int) -> None:
        self.seat = seat
        self.count = count
        self.life = life

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        return f"healed {names[self.seat]} {self.count}"


class Survived(Event):
    """About to be out, and in play after all."""

    word = "survived"
    FIELDS = (("seat", "seat"), ("life", "life"))

    def __init__(self, seat: int, life: int) -> None:
        self.seat = seat
        self.life = life

    def text(self, names: list[str], seat: int | None = None, seats: tuple[int, ...] = ()) -> str:
        return f"survived {names[self.seat]}"


class Eliminated(Event):
    word = "eliminated"
    FIELDS = (("seat", "seat"), ("role", "role"), ("by", "by"))

    def __init__(self, seat: int, role: int, by: int) -> None:
        self.seat = seat
        self.role = role
        self.by = by


class RoleShown(Event):
    word = "role"
    FIELDS = (("seat", "seat"), ("role", "role"))

    def __init__(self, seat: int, role: int) -> None:
        self.seat = seat
        self.role = role


class Rewarded(Event):
    word = "rewarded"
    FIELDS = (("seat", "seat"), ("count", "number"))

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class Punished(Event):
    word = "punished"
    FIELDS = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Returned(Event):
    """Somebody who was out is in play: for good (1) or for this turn (2)."""

    word = "returned"
    FIELDS = (("seat", "seat"), ("here", "number"))

    def __init__(self, seat: int, here: int) -> None:
        self.seat = seat
        self.here = here


class Left(Event):
    """Leaves play without being eliminated."""

    word = "left"
    FIELDS = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class EventTurned(Event):
    word = "event"
    FIELDS = (("rule", "rule"),)

    def __init__(self, rule: int) -> None:
        self.rule = rule


class Copied(Event):
    """An ability taken on."""

    word = "copied"
    FIELDS = (("seat", "seat"), ("rule", "rule"))

    def __init__(self, seat: int, rule: int) -> None:
        self.seat = seat
        self.rule = rule


class Activated(Event):
    """The character that acts for its player from now on."""

    word = "active"
    FIELDS = (("seat", "seat"), ("rule", "rule"))

    def __init__(self, seat: int, rule: int) -> None:
        self.seat = seat
        self.rule = rule


class SeatsSwapped(Event):
    word = "swapped"
    FIELDS = (("seat", "seat"), ("other", "seat"))

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other


class Declared(Event):
    word = "declared"
    FIELDS = (("seat", "seat"), ("what", "text"))

    def __init__(self, seat: int, what: str) -> None:
        self.seat = seat
        self.what = what


class CubesMoved(Event):
    """Cubes put on (or taken from, negative) a character (-1) or a card."""

    word = "cubes"
    FIELDS = (("seat", "seat"), ("card", "card"), ("count", "number"))

    def __init__(self, seat: int, card: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count


class NuggetsMoved(Event):
    word = "nuggets"
    FIELDS = (("seat", "seat"), ("count", "number"))

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count


class GearBought(Event):
    word = "bought"
    FIELDS = (("seat", "seat"), ("card", "card"), ("target", "to"))

    def __init__(self, seat: int, card: int, target: int) -> None:
        self.seat = seat
        self.card = card
        self.target = target


class GameOver(Event):
    word = "over"
    FIELDS = (("side", "text"),)

    def __init__(self, side: str) -> None:
        self.side = side


class Recorder:
    """What was chosen, and what happened. `marks` tells how many events there were before each choice."""

    def __init__(self) -> None:
        self.choices: list[tuple[int, int]] = []  # seat, code
        self.marks: list[int] = []
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def chose(self, seat: int, code: int) -> None:
        self.marks.append(len(self.events))
        self.choices.append((seat, code))

    def forget(self) -> None:
        """The last choice was taken back: nothing else may have happened since."""
        self.choices.pop()
        del self.events[self.marks.pop() :]
