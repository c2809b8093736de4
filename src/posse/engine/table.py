"""Cards on the move: between deck, hands, tables and discard pile. Every card passes through here."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final, cast

from posse.engine import recorder as rec
from posse.engine.cards import BORDER, HOOKS, KIND, RANGE
from posse.engine.sight import Sight
from posse.engine.words import (
    BLACK,
    GOES,
    HAND,
    ORANGE,
    REPLACED,
    SEAT_SHIFT,
    TCARD_SHIFT,
)

if TYPE_CHECKING:
    from posse.engine.game import Game

CUBES: Final = 32
MOST_CUBES: Final = 4


class Table(Sight):
    """The state with its moves."""

    __slots__ = ()

    # -- the deck ---------------------------------------------------------------------------------------------

    def top_card(self) -> int:
        """Take the top card of the deck; reshuffle only when a card is needed; -1 if there is none anywhere."""
        if not self.deck:
            if not self.discard:
                if not self.aside:
                    return -1
                self.discard = list(self.aside)
                self.aside = ()
            cards = self.discard
            cards.sort()
            self.shuffle(cards)
            self.deck = cards
            self.discard = []
            if self.recorder is not None:
                self.recorder.add(rec.Reshuffled())
        return self.deck.pop()

    def draw(self, seat: int, count: int) -> None:
        """Cards from the deck into the hand; what cannot be had is not drawn."""
        hand = self.hands[self.owner[seat]]
        deck = self.deck
        if self.recorder is None and len(deck) >= count:
            for _ in range(count):
                hand.append(deck.pop())
            hand.sort()
            return
        for _ in range(count):
            card = self.deck.pop() if self.deck else self.top_card()
            if card < 0:
                break
            hand.append(card)
            if self.recorder is not None:
                self.recorder.add(rec.CardDrawn(seat, card))
        hand.sort()

    # -- hands ------------------------------------------------------------------------------------------------

    def into_hand(self, seat: int, card: int) -> None:
        insort(self.hands[self.owner[seat]], card)

    def from_hand(self, seat: int, card: int) -> None:
        hand = self.hands[self.owner[seat]]
        hand.remove(card)
        if not hand:
            self.stirred = 1
        if card == self.duty_card:
            self.duty_gone(seat)

    def duty_gone(self, seat: int) -> None:
        """Such a card has left a hand: if it was the one, the duty is over, whatever brings it back."""
        if self.owner[seat] == self.owner[self.turn]:
            self.duty_card = -1

    def random_card(self, seat: int) -> int:
        """One card of a hand, each as likely; it stays there."""
        hand = self.hand_of(seat)
        if self.fate:
            for i in range(len(self.fate)):
                wanted = self.fate[i]
                for card in hand:
                    if card == wanted or 1000 + KIND[card] == wanted:
                        self.fate = self.fate[:i] + self.fate[i + 1 :]
                        return card
        return hand[self.rand(len(hand))]

    def throw(self, seat: int, card: int, why: int) -> None:
        """A card that has left `seat` goes where it belongs: the discard pile, unless a rule takes it."""
        if BORDER[card] >= BLACK:
            self.under_pile(card)
        elif not (self.any_mask & GOES and self._taken(seat, card, why)):
            self.discard.append(card)

    def _taken(self, seat: int, card: int, why: int) -> bool:
        g = cast("Game", self)
        for event in self.event_rules:
            if HOOKS[event.n] & GOES and event.goes(g, seat, card, why):
                return True
        for other in [*self.in_order(seat), seat]:
            if self.mask[other] & GOES:
                for rule in self.aspects[other].rules:
                    if HOOKS[rule.n] & GOES and rule.goes(g, seat, card, why):
                        return True
        return False

    def under_pile(self, card: int) -> None:
        """Equipment goes face up under its pile."""
        self.equipment = (~card, *self.equipment)

    def discard_from_hand(self, seat: int, card: int, why: int) -> None:
        self.from_hand(seat, card)
        if self.recorder is not None:
            self.recorder.add(rec.CardDiscarded(seat, card, why))
        self.throw(seat, card, why)

    # -- tables -----------------------------------------------------------------------------------------------

    def lay(self, seat: int, card: int) -> None:
        """A card comes to lie before a seat."""
        self.tables[seat] = [*self.tables[seat], card]
        self.refresh(seat)

    def lift(self, seat: int, card: int) -> None:
        """A card leaves the table of a seat, with whatever lies on it."""
        table = self.tables[seat].copy()
        table.remove(card)
        self.tables[seat] = table
        if card in self.load:
            del self.load[card]
        if card in self.fresh:
            self.fresh = tuple(c for c in self.fresh if c != card)
        self.refresh(seat)

    def discard_from_table(self, seat: int, card: int, why: int) -> None:
        self.lift(seat, card)
        if self.recorder is not None:
            self.recorder.add(rec.TableDiscarded(seat, card, why))
        self.throw(seat, card, why)

    def replace_same(self, seat: int, kind: int) -> None:
        """Where the house lets a card replace one of its name."""
        old = self.on_table(seat, kind)
        if old >= 0:
            self.discard_from_table(seat, old, REPLACED)

    def retrieve(self, card: int) -> bool:
        """Take a card back from where discards go; False if it is no longer there."""
        if card in self.aside:
            at = len(self.aside) - 1 - self.aside[::-1].index(card)
            self.aside = self.aside[:at] + self.aside[at + 1 :]
            return True
        for i in range(len(self.discard) - 1, -1, -1):
            if self.discard[i] == card:
                del self.discard[i]
                return True
        return False

    def lay_weapon(self, seat: int, target: int, card: int) -> None:
        """One weapon at a time: the old one goes first."""
        for old in self.tables[target]:
            if RANGE[KIND[old]]:
                self.discard_from_table(target, old, REPLACED)
                break
        self.lay(target, card)

    def hand_on(self, seat: int, other: int, card: int) -> None:
        """A card in play, with what lies on it, goes on to another table; nobody plays it."""
        table = self.tables[seat].copy()
        table.remove(card)
        self.tables[seat] = table
        self.tables[other] = [*self.tables[other], card]
        if self.recorder is not None:
            self.recorder.add(rec.CardMoved(seat, card, other))
        self.refresh(seat)
        self.refresh(other)

    def on_table(self, seat: int, kind: int) -> int:
        """The card of this kind before a seat, or -1."""
        for card in self.tables[seat]:
            if KIND[card] == kind:
                return card
        return -1

    def take(self, taker: int, seat: int, tcard: int) -> int:
        """One card of `seat` (HAND: at random) goes into the hand of `taker`."""
        if tcard == HAND:
            card = self.random_card(seat)
            self.from_hand(seat, card)
            if self.recorder is not None:
                self.recorder.add(rec.HandTaken(taker, seat, card))
        else:
            card = tcard
            self.lift(seat, card)
            if self.recorder is not None:
                self.recorder.add(rec.TableTaken(taker, seat, card))
        self.into_hand(taker, card)
        return card

    def hand_over(self, giver: int, taker: int, card: int) -> None:
        """A card of a hand goes into another hand."""
        self.from_hand(giver, card)
        self.into_hand(taker, card)
        if self.recorder is not None:
            self.recorder.add(rec.CardGiven(taker, giver, card))

    def strip(self, actor: int, seat: int, tcard: int, why: int) -> None:
        """One card of `seat` (HAND: at random) is discarded by another's doing."""
        if tcard == HAND:
            card = self.random_card(seat)
            self.from_hand(seat, card)
            if self.recorder is not None:
                self.recorder.add(rec.HandLost(actor, seat, card))
            self.throw(seat, card, why)
        else:
            self.lift(seat, tcard)
            if self.recorder is not None:
                self.recorder.add(rec.TableLost(actor, seat, tcard))
            self.throw(seat, tcard, why)

    def cards_at(self, seat: int, own: bool = False) -> list[int]:
        """Target codes of what can be taken from a seat: the hand, each card but equipment. Not to be changed."""
        base = (seat + 1) << SEAT_SHIFT
        spoils = self.spoils[seat]
        if spoils is None:
            spoils = [base | (card + 1) << TCARD_SHIFT for card in self.tables[seat] if BORDER[card] < BLACK]
            self.spoils[seat] = spoils
        if own or not self.hands[self.owner[seat]]:
            return spoils
        return [base | HAND << TCARD_SHIFT, *spoils]

    # -- cubes and nuggets ------------------------------------------------------------------------------------

    def cube_supply(self) -> int:
        return CUBES - sum(self.cubes) - sum(self.load.values())

    def slots(self, seat: int) -> list[int]:
        """Where cubes may lie at a seat: -1 for the character, then its orange cards."""
        return [-1, *(card for card in self.tables[seat] if BORDER[card] == ORANGE)]

    def cubes_on(self, seat: int, slot: int) -> int:
        return self.cubes[seat] if slot < 0 else self.load.get(slot, 0)

    def add_cube(self, seat: int, slot: int) -> bool:
        """One cube from the reserve; nothing happens if it is empty or the place is full."""
        if self.cubes_on(seat, slot) >= MOST_CUBES or self.cube_supply() <= 0:
            return False
        if slot < 0:
            self.cubes[seat] += 1
        else:
            self.load[slot] = self.load.get(slot, 0) + 1
        if self.recorder is not None:
            self.recorder.add(rec.CubesMoved(seat, slot, 1))
        return True

    def remove_cubes(self, seat: int, slot: int, count: int) -> None:
        """Back to the reserve. A card left empty is dealt with by `Game.drop_empty`."""
        if slot < 0:
            self.cubes[seat] -= count
        else:
            self.load[slot] = self.load.get(slot, 0) - count
        if self.recorder is not None:
            self.recorder.add(rec.CubesMoved(seat, slot, -count))

    def add_nuggets(self, seat: int, count: int) -> None:
        self.nuggets[self.owner[seat]] += count
        if self.recorder is not None and count:
            self.recorder.add(rec.NuggetsMoved(seat, count))
