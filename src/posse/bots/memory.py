"""What a player remembers of the hands of others: cards seen on their way there, and answers that did not come.

Whoever lets a shot hit has no dodge among the cards he holds then; whoever loses life to a Duel or to Indians!, no
attack card. What he draws later may be anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.cards import HAND_BITS, KIND, RULE_OF
from posse.engine.recorder import (
    CardAnswered,
    CardChosen,
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardShown,
    DiscardDrawn,
    Eliminated,
    Event,
    HandLost,
    HandTaken,
    TableDiscarded,
    TableLost,
    TableTaken,
    Wounded,
)
from posse.engine.words import BRAWN, SHOT

if TYPE_CHECKING:
    from posse.bots.eyes import Eyes

#: answered by attack cards
BRAWLS: Final = frozenset(RULE_OF[id] for id in ("duel", "indians") if id in RULE_OF)
ANY: Final = 1000
SLAB: Final = RULE_OF.get("slab_the_killer", -1)


class Memory:
    """The hands of others as one player remembers them; they are counted by player, not by seat."""

    HEARS: Final[tuple[type[Event], ...]] = (
        CardAnswered, CardChosen, CardDiscarded, CardDrawn, CardPlayed, CardShown, DiscardDrawn, Eliminated, HandLost,
        HandTaken, TableTaken, Wounded,
    )  # fmt: skip

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        players = max(eyes.owner(seat) for seat in range(eyes.seats)) + 1
        self.known: list[set[int]] = [set() for _ in range(players)]
        self._fresh = {SHOT: [ANY] * players, BRAWN: [ANY] * players}  # so many cards there may be an answer
        self._asked = SHOT  # the answer that was asked for last

    # -- hearing ----------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if isinstance(event, CardDrawn):
            if event.card < 0:
                self._gained(event.seat)
        elif isinstance(event, (CardPlayed, CardAnswered)):
            self._left(event.seat, event.card)
            if isinstance(event, CardPlayed):
                rule = event.as_rule if event.as_rule >= 0 else KIND[event.card]
                self._asked = BRAWN if rule in BRAWLS else SHOT
        elif isinstance(event, Wounded):
            # where nobody did it nothing could be answered, and who needs two dodges may hold one
            if event.by >= 0 and (self._asked == BRAWN or not self.eyes.has(event.by, SLAB)):
                self._fresh[self._asked][self.eyes.owner(event.seat)] = 0
        elif isinstance(event, (CardChosen, DiscardDrawn, CardShown, TableTaken, HandTaken)):
            self._moved(event)
        elif isinstance(event, HandLost):
            if not isinstance(event, TableLost):
                self._left(event.seat, event.card)
        elif isinstance(event, CardDiscarded):
            if not isinstance(event, TableDiscarded):
                self._left(event.seat, event.card)
        elif isinstance(event, Eliminated):
            self.known[self.eyes.owner(event.seat)].clear()

    def _moved(self, event: CardChosen | DiscardDrawn | CardShown | TableTaken | HandTaken) -> None:
        if isinstance(event, HandTaken):
            self._left(event.source, event.card)
            if not isinstance(event, CardGiven) and event.card < 0:
                self._gained(event.seat)
                return
        if event.card >= 0:
            self.known[self.eyes.owner(event.seat)].add(event.card)
        self._gained(event.seat)

    def _gained(self, seat: int) -> None:
        for fresh in self._fresh.values():
            fresh[self.eyes.owner(seat)] += 1

    def _left(self, seat: int, card: int) -> None:
        player = self.eyes.owner(seat)
        for known in self.known:
            known.discard(card)
        for bits, fresh in self._fresh.items():
            if fresh[player] and card >= 0 and HAND_BITS[card] & bits:
                fresh[player] -= 1  # what is no answer is thought to be one of the others

    # -- remembering ------------------------------------------------------------------------------------------

    def hand(self, seat: int, bits: int) -> tuple[int, int]:
        """How many cards of a hand are known to answer, and how many may be anything."""
        player = self.eyes.owner(seat)
        size = self.eyes.hand_size(seat)
        known = self.known[player]
        sure = sum(1 for card in known if HAND_BITS[card] & bits)
        fresh = self._fresh[bits][player] if bits in self._fresh else ANY
        return min(sure, size), max(min(size - len(known), fresh - sure), 0)
