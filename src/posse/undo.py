"""Taking a finished choice back: which one may be, and the game as it was before it. For every table people sit at.

A choice may be taken back until it has shown something new or somebody else has answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from posse.deal import start_game
from posse.engine import recorder as rec

if TYPE_CHECKING:
    from posse.engine.game import Game

MOST: Final = 64  # choices one can go back
#: what shows somebody a card of a hand, or ends what cannot begin again
SHOWS: Final = (rec.HandTaken, rec.HandLost, rec.CardShown, rec.Eliminated)


class Memory:
    """What was hidden before each of the last choices."""

    def __init__(self) -> None:
        #: which choice it was, what was hidden before it, how much had happened
        self._before: list[tuple[int, object, int]] = []

    def note(self, game: Game) -> None:
        """Somebody is about to choose who may want to take it back."""
        assert game.recorder is not None
        self._before.append((made(game), hidden(game), len(game.recorder.events)))
        del self._before[:-MOST]

    def last_own(self, game: Game, player: int) -> int:
        """The choice of this player that can be taken back, as a place among all choices; -1 if there is none."""
        recorder = game.recorder
        assert recorder is not None
        choices = recorder.choices
        while self._before and self._before[-1][0] >= len(choices):
            self._before.pop()
        if not self._before or game.over:
            return -1
        at, before, happened = self._before[-1]
        owner = game.owner
        if any(owner[seat] != player for seat, _ in choices[at:]) or hidden(game) != before:
            return -1
        if any(isinstance(event, SHOWS) for event in recorder.events[happened:]):
            return -1
        return at

    def forget(self) -> None:
        """The last one was taken back."""
        self._before.pop()


def made(game: Game) -> int:
    """How many choices were made so far."""
    assert game.recorder is not None
    return len(game.recorder.choices)


def hidden(game: Game) -> object:
    """Changes as soon as chance, a hidden card, a role or an event has come into it."""
    return (
        game.rng,
        game.counter,
        len(game.deck),
        len(game.discard) if not game.deck else -1,
        game.role_open,
        game.character,
        game.event,
        game.event_deck,
        game.equipment,
    )


def replayed(game: Game, codes: Sequence[int]) -> Game:
    """The same game from its deal, up to there."""
    again = start_game(game.setup, game.mode)
    for code in codes:
        again.choose_code(code)
    return again
