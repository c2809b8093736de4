"""Wild West Show (unfinished): characters that take, repeat, survive and double; orders and seats changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import CARD_RULE, KIND, RULES, Box
from posse.engine.choice import Ask, Play
from posse.engine.core import EMPTY, NO_TARGET, CardRule, Character, EventRule, Frame, HouseRule
from posse.engine.fight import Wound
from posse.engine.setup import OptionSpec, switch
from posse.engine.turn import Turn
from posse.engine.words import (
    ABILITY,
    ACTS,
    BROWN,
    CARD_SHIFT,
    CHOOSES,
    DISCARD,
    DYING,
    FOR_ORDER,
    FORBIDS,
    GAME_STARTS,
    MASK5,
    MASK9,
    NAME,
    NORMAL,
    ORDERED,
    PASS,
    PLAY,
    PLAYED_OUT,
    REPEAT,
    RULE_SHIFT,
    SEAT_SHIFT,
    SPADES,
    SPENT,
    TAKES_FLIPPED,
    TARGET_MASK,
)
from posse.sets.base import BANG
from posse.sets.base import BOX as BASE
from posse.sets.base_frames import seat_of

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.engine.setup import Setup

MOST_TAKEN: Final = 6
AT_SEAT: Final = MASK5 << SEAT_SHIFT


class GreygoryDeck(Character):
    """Before the game and at the start of his turn he may draw two unused base characters and has both abilities."""

    id = "greygory_deck"
    hooks = CHOOSES | GAME_STARTS

    def pool(self, g: Game, seat: int) -> list[int]:
        """Base characters that nobody uses; his own two go back first."""
        used = set(g.character) | set(g.second)
        for other in range(g.seats):
            if other != seat:
                used |= set(g.worn[other])
        return [c.n for c in BASE.characters if c.n not in used]

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Turn) and about.extra:
            return
        if len(self.pool(g, seat)) >= 2:
            g.ask_rule(seat, self.n, [ABILITY | (self.n + 1) << RULE_SHIFT, PASS])

    def could_ask(self, g: Game, ask: Frame) -> bool:
        return not isinstance(ask, Ask) or len(self.pool(g, ask.seat)) >= 2

    def named(self, g: Game, seat: int, code: int, data: int) -> None:
        if code == PASS:
            return
        kept = tuple(n for n in g.worn[seat] if n == self.n)
        pool = self.pool(g, seat)
        drawn: list[int] = []
        for _ in range(2):
            n = g.random_rule(pool)
            pool.remove(n)
            drawn.append(n)
            if g.recorder is not None:
                g.recorder.add(rec.Copied(seat, n))
        g.wear(
            seat, (*kept, *sorted(drawn))
        )  # in the order of the box: that of their reactions, too (CH-GEN-16)


class JohnPain(Character):
    """With fewer than six cards he takes the cards turned for checks, when all is over."""

    id = "john_pain"
    hooks = TAKES_FLIPPED

    def takes_flipped(self, g: Game, seat: int, card: int) -> bool:
        if len(g.hand_of(seat)) >= MOST_TAKEN:
            return False
        g.into_hand(seat, card)
        if g.recorder is not None:
            g.recorder.add(rec.CardChosen(seat, card))
        return True


class LeeVanKliff(Character):
    """In his turn he may discard a Bang! to repeat the brown card he has just played."""

    id = "lee_van_kliff"
    hooks = ACTS

    def choosable(self, g: Game, seat: int, card: int) -> bool:
        return KIND[card] == BANG.n

    def coins(self, g: Game, seat: int) -> list[int]:
        return [card for card in g.cost_pool(seat) if KIND[card] == BANG.n]

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if seat != g.turn or not g.last_play or not self.coins(g, seat):
            return EMPTY
        return g.rule_of_play(g.last_play).targets(g, seat, REPEAT)

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        again = g.last_play & ~TARGET_MASK | code & TARGET_MASK
        g.pick(seat, self.n, DISCARD, 1, self.coins(g, seat), again).cancel = 1

    def picked(self, g: Game, seat: int, cards: list[int], code: int) -> None:
        g.last_play = 0  # an effect is repeated once
        g.discard_from_hand(seat, cards[0], SPENT)
        g.played += 1
        g.rule_of_play(code).play(g, seat, code, REPEAT)


class TerenKill(Character):
    """About to be eliminated he makes a check: without spades he stays with one life and draws a card."""

    id = "teren_kill"
    life = 3
    hooks = DYING

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if isinstance(about, Wound) and about.seat == seat:
            g.check(seat, self.n)

    def wins(self, g: Game, seat: int, card: int) -> bool:
        return g.suit(card) != SPADES

    def checked(self, g: Game, seat: int, won: bool) -> None:
        if won:
            g.survive(seat, 1)
            g.draw(seat, 1)


class DorothyRage(EventRule):
    """Once in his turn the player may order another to play a card he names, at a target he names."""

    id = "dorothy_rage"
    hooks = ACTS

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if g.used(seat, self.n):
            return EMPTY
        return [
            (s + 1) << SEAT_SHIFT
            for s in g.others(seat)
            if g.owner[s] != g.owner[seat]
            and g.active[g.owner[s]] in (-1, s)  # of two characters the active one plays
            and g.hand_of(s)
            and self.orders(g, s, 1)
        ]

    def orders(self, g: Game, victim: int, enough: int = 0) -> list[int]:
        """The cards that could be ordered, whatever he holds: kinds of the deck with a legal target for him;
        all, or `enough`."""
        barred = (g.mask[victim] | g.event_mask) & FORBIDS
        found: list[int] = []
        for card in g.setup.samples:
            kind = KIND[card]
            rule = CARD_RULE[card]
            if rule.answer_only or (barred and g.forbidden(victim, kind, card, FOR_ORDER)):
                continue
            if rule.targets(g, victim, ORDERED):
                found.append(kind)
                if len(found) == enough:
                    break
        return found

    def aims(self, g: Game, victim: int, kind: int) -> list[int]:
        """At whom the card may be ordered; which card of his it takes or strikes is the forced player's choice."""
        found: list[int] = []
        for target in RULES[kind].targets(g, victim, ORDERED):
            if target & AT_SEAT not in found:
                found.append(target & AT_SEAT)
        return found

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        victim = seat_of(code)
        codes: list[int] = []
        for kind in self.orders(g, victim):
            base = NAME | (kind + 1) << RULE_SHIFT
            if "dorothy_target_first" in g.setup.on:
                codes.extend(base | aim for aim in self.aims(g, victim, kind))
            else:
                codes.append(base)
        g.ask_rule(seat, self.n, codes, victim, 1)

    def implies(self, g: Game, ask: Frame) -> list[tuple[int, int]]:
        """Whose card is to be aimed has one of that name."""
        if not isinstance(ask, Ask) or not ask.data & 32:
            return []
        return [(ask.data & 31, (ask.options[0] >> RULE_SHIFT & MASK9) - 1)]

    def named(self, g: Game, seat: int, code: int, data: int) -> None:
        victim = data & 31
        kind = (code >> RULE_SHIFT & MASK9) - 1
        if seat == victim:  # which copy, and what else was left to him
            g.play_card(victim, code, ORDERED)
            return
        copies = [card for card in g.hand_of(victim) if KIND[card] == kind]
        if not data & 32:
            g.note_use(seat, self.n)
            if not copies:
                if g.recorder is not None:
                    for card in g.hand_of(victim):
                        g.recorder.add(rec.CardShown(victim, card))
                return
            aims = self.aims(g, victim, kind)
            if aims != NO_TARGET and not code & AT_SEAT:
                codes = [NAME | (kind + 1) << RULE_SHIFT | aim for aim in aims]
                g.ask_rule(seat, self.n, codes, victim | 32)
                return
        targets = [t for t in RULES[kind].targets(g, victim, ORDERED) if t & AT_SEAT == code & AT_SEAT]
        codes = [PLAY | (card + 1) << CARD_SHIFT | t for card in sorted(set(copies)) for t in targets]
        if len(codes) == 1:
            g.play_card(victim, codes[0], ORDERED)
        else:
            g.ask_rule(victim, self.n, codes, victim)


class LadyRose(EventRule):
    """Once in his turn the player may change seats with the one on his right, who then misses a turn."""

    id = "lady_rose_of_texas"
    hooks = ACTS
    unseated = True

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return EMPTY if g.used(seat, self.n) or g.living() <= 2 else NO_TARGET

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        g.note_use(seat, self.n)
        right = g.others(seat)[-1]
        g.swap_places(seat, right)
        if g.direction > 0:
            g.owe_turn(right)


class Show(HouseRule):
    """A Stagecoach or Wells Fargo turns up the next event of this deck, when its cards are drawn."""

    id = "show"
    hooks = PLAYED_OUT

    def applies(self, setup: Setup) -> bool:
        return "wild_west_show" in setup.boxes

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        if not isinstance(about, Play) or about.how == REPEAT:
            return
        card = (about.code >> CARD_SHIFT & MASK9) - 1
        rule = CARD_RULE[card]
        if (about.code >> RULE_SHIFT & MASK9) == 0 and rule.border == BROWN and rule.express:
            g.turn_event(1)


BOX: Final = Box("wild_west_show", unfinished=True)
BOX.event_deck = 1
BOX.characters = [GreygoryDeck(), JohnPain(), LeeVanKliff(), TerenKill()]
BOX.events = [DorothyRage(), LadyRose()]
BOX.house = [Show()]
BOX.options = [
    OptionSpec("gary_looter_opening_hand", ("five", "life"), "five", "life", "CH-GARY-LOOTER-2"),
    OptionSpec("showdown_bang", ("also", "only"), "also", "only", "WWS-SHOWDOWN-4 WWS-SHOWDOWN-5"),
    switch("dorothy_target_first", "WWS-DOROTHY-RAGE-3"),
]

__all__ = ["BOX", "NORMAL", "CardRule"]
