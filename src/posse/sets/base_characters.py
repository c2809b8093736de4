"""The 16 characters of the base box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine import recorder as rec
from posse.engine.cards import BORDER, KIND
from posse.engine.choice import Pick
from posse.engine.core import EMPTY, NO_TARGET, Character, Frame
from posse.engine.fight import Out, Shot, Wound
from posse.engine.turn import Draw
from posse.engine.words import (
    ABILITY,
    ACTS,
    ALIVE,
    ANYTIME,
    AS_ATTACK,
    AS_BRAWN,
    AS_DODGE,
    BEREFT,
    BLACK,
    DIAMONDS,
    DISCARD,
    DRAW_DISCARD,
    DRAW_FROM,
    DRAWING,
    DRAWS,
    DREW,
    FLIPS,
    HAND,
    HEARTS,
    QUIET,
    RULE_SHIFT,
    SEAT_SHIFT,
    SERVES,
    SHOOTS,
    SHOT,
    SPENT,
    TAKE,
    TCARD_SHIFT,
    UNLIMITED,
    WOUNDED,
)
from posse.sets.base import BANG, BARREL, BOX, MISSED
from posse.sets.base_frames import seat_of

if TYPE_CHECKING:
    from posse.engine.game import Game


class BartCassidy(Character):
    """Draws a card for each life lost."""

    id = "bart_cassidy"
    hooks = WOUNDED

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Wound) and about.seat == seat:
            g.draw(seat, about.count)


class BlackJack(Character):
    """Shows the second card drawn in phase 1; on hearts or diamonds he draws one more."""

    id = "black_jack"
    hooks = DREW

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Draw) and about.settled == 2:
            card = about.got[1]
            if g.recorder is not None:
                g.recorder.add(rec.CardShown(seat, card))
            if g.suit(card) in (HEARTS, DIAMONDS):
                about.left += 1


class CalamityJanet(Character):
    """Bang! serves her as Missed!, and Missed! as Bang!."""

    id = "calamity_janet"
    hooks = SERVES

    def serves(self, g: Game, seat: int, card: int, purpose: int) -> int:
        if purpose == AS_DODGE:
            return MISSED.n if KIND[card] == BANG.n else -1
        return BANG.n if KIND[card] == MISSED.n and purpose in (AS_ATTACK, AS_BRAWN) else -1


class ElGringo(Character):
    """Takes a random card from the hand of whoever made him lose a life, for each one lost."""

    id = "el_gringo"
    life = 3
    hooks = WOUNDED

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Wound) and about.seat == seat and about.by >= 0 and about.by != seat:
            for _ in range(about.count):
                if g.hand_of(about.by):
                    g.take(seat, about.by, HAND)


class JesseJones(Character):
    """May take the first card of phase 1 at random from a player's hand."""

    id = "jesse_jones"
    hooks = DRAWS

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if how != DRAWING:
            return EMPTY
        verb = DRAW_FROM | (self.n + 1) << RULE_SHIFT | HAND << TCARD_SHIFT
        return [
            verb | (s + 1) << SEAT_SHIFT
            for s in g.others(seat)
            if g.hand_of(s) and g.owner[s] != g.owner[seat]
        ]

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        draw = g.stack[-1]
        if isinstance(draw, Draw):
            draw.left -= 1
            draw.got.append(g.take(seat, seat_of(code), HAND))


class Jourdonnais(Character):
    """Shot at? He may make a check: hearts cancel the shot."""

    id = "jourdonnais"
    hooks = SHOT

    def answers(self, g: Game, seat: int, purpose: int, to: Frame) -> bool:
        return isinstance(to, Shot) and self.n not in to.tried

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        if isinstance(to, Shot):
            to.try_once(self.n)
        g.check(seat, self.n)

    def wins(self, g: Game, seat: int, card: int) -> bool:
        return BARREL.wins(g, seat, card)

    def checked(self, g: Game, seat: int, won: bool) -> None:
        BARREL.checked(g, seat, won)


class KitCarlson(Character):
    """Looks at the top three cards in phase 1, takes two and puts the third back."""

    id = "kit_carlson"
    hooks = DRAWS

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return [ABILITY | (self.n + 1) << RULE_SHIFT] if how == DRAWING else EMPTY

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        draw = g.stack[-1]
        if not isinstance(draw, Draw):
            return
        cards: list[int] = []
        mined = 0
        while len(cards) < 3:
            if draw.from_discard and g.discard:
                draw.mined = 1
                mined += 1
                card = g.discard.pop()
            else:
                card = g.top_card()
            if card < 0:
                break
            cards.append(card)
        if draw.left >= 3:  # he keeps them all
            for card in cards:
                if g.recorder is not None:
                    g.recorder.add(rec.CardDrawn(seat, card))
                draw.take(g, card)
            return
        look = Look(seat, self.n, TAKE, draw.left, sorted(cards))
        look.order = cards
        look.mined = mined
        g.push(look)


class Look(Pick):
    """Cards seen by one player, of which some are taken and the others go back in their order."""

    FIELDS = (*Pick.FIELDS, "order", "mined")

    def __init__(self, seat: int, rule: int, verb: int, need: int, pool: list[int], code: int = 0) -> None:
        Pick.__init__(self, seat, rule, verb, need, pool, code)
        self.order: list[int] = []
        self.mined = 0  # so many of them, the first ones, came from the discard pile
        self.known = 0

    def clone(self) -> Frame:
        o = Look(self.seat, self.rule, self.verb, self.need, self.rest, self.code)
        o.order = self.order
        o.mined = self.mined
        return self.fill(o)

    def secrets(self) -> list[int]:
        return self.order

    def deal_secrets(self, cards: list[int]) -> None:
        Pick.deal_secrets(self, cards)
        self.order = cards

    def finish(self, g: Game) -> None:
        g.pop()
        draw = g.stack[-1]
        taken = self.picks.copy()
        for at in range(len(self.order) - 1, -1, -1):  # the first one on top again
            card = self.order[at]
            if card in taken:
                taken.remove(card)
            elif at < self.mined:
                g.discard.append(card)
            else:
                g.deck.append(card)
        for card in self.picks:
            if g.recorder is not None:
                g.recorder.add(rec.CardDrawn(self.seat, card))
            if isinstance(draw, Draw):
                draw.take(g, card)


class LuckyDuke(Character):
    """Turns two cards for each check and chooses."""

    id = "lucky_duke"
    hooks = FLIPS
    flips = 1


class PaulRegret(Character):
    """Others see him one farther."""

    id = "paul_regret"
    life = 3
    seen = 1


class PedroRamirez(Character):
    """May take the first card of phase 1 from the discard pile."""

    id = "pedro_ramirez"
    hooks = DRAWS

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        draw = g.stack[-1]
        if how == DRAWING and g.discard and not (isinstance(draw, Draw) and draw.from_discard):
            return [DRAW_DISCARD | (self.n + 1) << RULE_SHIFT]
        return EMPTY


class RoseDoolan(Character):
    """Sees others one closer."""

    id = "rose_doolan"
    sees = 1


class SidKetchum(Character):
    """May discard two cards for one life, at any time."""

    id = "sid_ketchum"
    hooks = ACTS | ANYTIME

    def able(self, g: Game, seat: int) -> bool:
        return g.here[seat] == ALIVE and g.life[seat] < g.max_life[seat] and len(g.cost_pool(seat)) >= 2

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return NO_TARGET if self.able(g, seat) else EMPTY

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        g.pick(seat, self.n, DISCARD, 2, g.cost_pool(seat)).cancel = 1

    def answers(self, g: Game, seat: int, purpose: int, to: Frame) -> bool:
        return self.able(g, seat)

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        self.play(g, seat, 0, 0)

    def picked(self, g: Game, seat: int, cards: list[int], code: int) -> None:
        for card in cards:
            g.discard_from_hand(seat, card, SPENT)
        g.heal(seat, 1)


class SlabTheKiller(Character):
    """His Bang! takes two Missed! to cancel."""

    id = "slab_the_killer"
    hooks = SHOOTS

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Shot) and about.shooter == seat and about.attack:
            about.needed = 2


class SuzyLafayette(Character):
    """Without a card in hand she draws one."""

    id = "suzy_lafayette"
    hooks = QUIET

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if not g.hand_of(seat):
            g.draw(seat, 1)


class VultureSam(Character):
    """Takes all the cards of whoever is eliminated."""

    id = "vulture_sam"
    hooks = BEREFT

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if not isinstance(about, Out) or g.owner[about.seat] == g.owner[seat]:
            return
        takers = [
            s for s in g.others(about.seat) if g.owner[s] != g.owner[about.seat] and g.has_rule(s, self.n)
        ]
        if len(takers) > 1:
            g.close_telling()
            g.share_estate(about.seat, takers)
            return
        for card in list(g.tables[about.seat]):
            if BORDER[card] < BLACK:
                g.take(seat, about.seat, card)
        if not g.two_seated:  # there the hand is the player's, not the character's
            for card in list(g.hand_of(about.seat)):
                g.hand_over(about.seat, seat, card)


class WillyTheKid(Character):
    """Any number of Bang! a turn."""

    id = "willy_the_kid"
    bangs = UNLIMITED


BOX.characters = [
    BartCassidy(), BlackJack(), CalamityJanet(), ElGringo(), JesseJones(), Jourdonnais(), KitCarlson(),
    LuckyDuke(), PaulRegret(), PedroRamirez(), RoseDoolan(), SidKetchum(), SlabTheKiller(), SuzyLafayette(),
    VultureSam(), WillyTheKid(),
]  # fmt: skip
