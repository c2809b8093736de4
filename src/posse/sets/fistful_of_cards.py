"""A Fistful of Cards (unfinished): events that bind phase 1 and 2, and switch tables off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import Box
from posse.engine.core import EventRule, Frame
from posse.engine.setup import OptionSpec
from posse.engine.turn import Draw
from posse.engine.words import (
    CARD_SHIFT,
    DEAD,
    DRAWS,
    DREW,
    DUTY,
    EXCESS,
    FOR_COST,
    FORBIDS,
    GOES,
    REPLACED,
    SILENCES,
    SPENT,
    TABLE_OFF,
)

if TYPE_CHECKING:
    from posse.engine.game import Game


class AbandonedMine(EventRule):
    """Phase 1 draws from the discard pile; who does so lays his discards of that turn onto the deck."""

    id = "abandoned_mine"
    hooks = DRAWS | DREW | GOES

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if not isinstance(about, Draw):
            return
        if moment == DRAWS:
            about.from_discard = 1
        elif about.mined and not g.used(seat, self.n):
            g.note_use(seat, self.n)

    def goes(self, g: Game, seat: int, card: int, why: int) -> bool:
        if g.owner[seat] != g.owner[g.turn] or not g.used(seat, self.n):
            return False
        own = why in (SPENT, REPLACED) or (
            why == DEAD and g.in_play(seat)
        )  # a penalty, not the own elimination
        if why == EXCESS or (own and g.setup.option("abandoned_mine_discards") == "turn"):
            g.aside = (*g.aside, card)
            return True
        return False


class Lasso(EventRule):
    """Cards in play have no effect."""

    id = "lasso"
    hooks = SILENCES

    def silences(self, g: Game, owner: int, seat: int) -> int:
        return TABLE_OFF


class LawOfTheWest(EventRule):
    """The second card of phase 1 is shown, and must be played in phase 2 if it can be."""

    id = "law_of_the_west"
    hooks = DREW | DUTY | FORBIDS

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Draw) and about.settled == 2:
            g.duty_card = about.got[1]
            if g.recorder is not None:
                g.recorder.add(rec.CardShown(seat, g.duty_card))

    def duty(self, g: Game, seat: int) -> bool:
        card = g.duty_card
        if card < 0 or card not in g.hand_of(seat):
            return False
        return any((code >> CARD_SHIFT & 511) - 1 == card for code in g.hand_plays(seat))

    def forbids(self, g: Game, seat: int, rule: int, card: int, use: int) -> bool:
        if use != FOR_COST or card != g.duty_card or g.owner[seat] != g.owner[g.turn]:
            return False
        return self.duty(g, g.turn)  # whichever of his characters answers just now


BOX: Final = Box("fistful_of_cards", unfinished=True)
BOX.event_deck = 0
BOX.events = [AbandonedMine(), Lasso(), LawOfTheWest()]
BOX.options = [
    OptionSpec("ranch_timing", ("phase_2", "phase_1"), "phase_2", "phase_1", "FOC-RANCH-1 FOC-RANCH-4"),
    OptionSpec("ambush_modifiers", ("all", "cards"), "all", "cards", "FOC-AMBUSH-3"),
    OptionSpec("russian_roulette_barrel", ("off", "on"), "off", "on", "FOC-RUSSIAN-ROULETTE-6"),
    OptionSpec("abandoned_mine_discards", ("turn", "phase_3"), "turn", "phase_3", "FOC-ABANDONED-MINE-3"),
]
