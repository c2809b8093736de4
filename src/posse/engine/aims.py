"""What something may be aimed at. The same seats in the same order are one object, which keeps what follows from it."""

from __future__ import annotations

from typing import Final

from posse.engine.words import CARD_SHIFT, PLAY, SEAT_SHIFT

MOST_KEPT: Final = 2_000
KEY_BITS: Final = 5  # of a key, for each seat


NOT_YET: Final[list[int]] = []  # stands where the options of a card have not been made


def plays_at(card: int, targets: list[int]) -> list[int]:
    """The options of playing a card at these targets."""
    base = PLAY | (card + 1) << CARD_SHIFT
    return [base | target for target in targets]


PLACES: Final = [0]  # how many cards there are whose options `Aims` keep; known when the boxes are


class Aims:
    """Seats as targets of an option, and the options of cards played at them. Never changed, but for finding more."""

    def __init__(self, targets: list[int]) -> None:
        self.targets = targets
        self.plays = [NOT_YET] * PLACES[0]

    def plays_of(self, card: int, place: int) -> list[int]:
        """The options of playing this card at each of them."""
        codes = self.plays[place]
        if codes is NOT_YET:
            codes = plays_at(card, self.targets)
            self.plays[place] = codes
        return codes


class Plays:
    """The options of one card."""

    def __init__(self, card: int, codes: list[int]) -> None:
        self.card = card
        self.codes = codes


NO_PLAYS: Final = Plays(-1, [])


class Loot:
    """What can be taken from a seat as targets of an option, and the options of the card last asked for. It is true as
    long as this row of cards lies there: such rows are replaced, never changed."""

    def __init__(self, row: list[int], targets: list[int]) -> None:
        self.row = row
        self.targets = targets
        self.last = NO_PLAYS

    def plays_of(self, card: int) -> list[int]:
        """The options of playing this card at each of them."""
        last = self.last
        if last.card != card:
            last = Plays(card, plays_at(card, self.targets))
            self.last = last
        return last.codes


AIMS: Final[dict[int, Aims]] = {}  # by key: the seats, five bits each, the first one highest
AT_NOBODY: Final = Aims([])


def aims_of(key: int) -> Aims:
    """The seats of a key."""
    aims = AIMS.get(key)
    if aims is None:
        targets: list[int] = []
        rest = key
        while rest:
            targets.insert(0, (rest & 31) << SEAT_SHIFT)
            rest >>= KEY_BITS
        if len(AIMS) >= MOST_KEPT:
            AIMS.clear()
        aims = Aims(targets)
        AIMS[key] = aims
    return aims


def aims_at(seats: list[int]) -> Aims:
    key = 0
    for seat in seats:
        key = key << 5 | seat + 1  # KEY_BITS
    return aims_of(key)


def aim(seats: list[int]) -> list[int]:
    """Seats as targets of an option. Not to be changed by who asks."""
    return aims_at(seats).targets
