"""Seats that something may be aimed at: the same seats in the same order are one object, which keeps what follows."""

from __future__ import annotations

from typing import Final

from posse.engine.words import CARD_SHIFT, PLAY, SEAT_SHIFT

MOST_KEPT: Final = 5_000
KEY_BITS: Final = 5  # of a key, for each seat


class Aims:
    """Seats as targets of an option, and the options of cards played at them. Never changed, but for finding more."""

    def __init__(self, targets: list[int]) -> None:
        self.targets = targets
        self.plays: dict[int, list[int]] = {}  # by card

    def plays_of(self, card: int) -> list[int]:
        """The options of playing this card at each of them."""
        codes = self.plays.get(card)
        if codes is None:
            base = PLAY | (card + 1) << CARD_SHIFT
            codes = [base | target for target in self.targets]
            self.plays[card] = codes
        return codes


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
