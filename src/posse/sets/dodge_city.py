"""Dodge City (unfinished): the characters that copy, switch off and shield."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import Box
from posse.engine.core import Brown, Character, Frame
from posse.engine.fight import Shot
from posse.engine.setup import OptionSpec
from posse.engine.turn import Turn
from posse.engine.words import (
    ABILITY,
    CHOOSES,
    DIAMONDS,
    PASS,
    REACHES,
    RULE_SHIFT,
    SHIELDS,
    TABLE_OFF,
)
from posse.sets.base_frames import aim, card_of, seat_of
from posse.sets.nobody import NOBODY_AT_ALL

if TYPE_CHECKING:
    from posse.engine.game import Game


class ApacheKid(Character):
    """Diamonds played by others have no effect on him, outside duels."""

    id = "apache_kid"
    life = 3
    hooks = SHIELDS

    def shields(self, g: Game, seat: int, by: int, card: int) -> bool:
        return g.suit(card) == DIAMONDS


class BelleStar(Character):
    """In her turn the cards in play before others have no effect."""

    id = "belle_star"
    hooks = REACHES

    def silences(self, g: Game, owner: int, seat: int) -> int:
        turn = g.stack[0] if g.stack else None
        if g.owner[seat] == g.owner[owner]:  # also the other character of a player who leads two
            return 0
        if isinstance(turn, Turn) and turn.seat == owner and g.turn == owner and not turn.skip:
            return TABLE_OFF
        return 0


class VeraCuster(Character):
    """At the start of her turn she may take on the ability of a living player's character, until her next one."""

    id = "vera_custer"
    life = 3
    hooks = CHOOSES

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Turn) and about.extra:
            return
        codes = [
            ABILITY | (g.character[s] + 1) << RULE_SHIFT
            for s in g.others(seat)
            if g.character[s] not in (-1, NOBODY_AT_ALL.n, self.n)
        ]
        g.ask_rule(seat, self.n, [*codes, PASS])

    def named(self, g: Game, seat: int, code: int, data: int) -> None:
        copied = (code >> RULE_SHIFT & 511) - 1
        g.wear(seat, () if code == PASS else (copied,))
        if code != PASS and g.recorder is not None:
            g.recorder.add(rec.Copied(seat, copied))

    def lapse(self, g: Game, seat: int) -> None:
        g.wear(seat, ())


class Punch(Brown):
    """Shoots somebody at distance 1, whatever the weapon."""

    id = "punch"

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        near = g.within(seat, 1)
        return aim([s for s in g.attackable(seat) if s in near])

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        g.push(Shot(seat, seat_of(code), card_of(code), self.n))


BOX: Final = Box("dodge_city", unfinished=True)
BOX.cards = [(Punch(), "10S")]
BOX.characters = [ApacheKid(), BelleStar(), VeraCuster()]
BOX.options = [
    OptionSpec("pixie_pete_draws", ("3", "4"), "4", "3", "CH-PIXIE-PETE-2"),
    OptionSpec("jose_delgado_uses", ("any", "2"), "any", "2", "CH-JOSE-DELGADO-3"),
    OptionSpec(
        "doc_holyday_vs_apache_kid", ("one", "both"), "one", "both", "CH-APACHE-KID-8 CH-APACHE-KID-11"
    ),
]
