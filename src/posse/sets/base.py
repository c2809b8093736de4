"""The base box: 80 cards. Its characters are in `base_characters.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import RANK, Box
from posse.engine.core import EMPTY, NO_TARGET, Blue, Brown, Frame, Weapon
from posse.engine.fight import Shot
from posse.engine.setup import OptionSpec, switch
from posse.engine.words import (
    BRAWN,
    CHECK_1,
    CHECK_2,
    FOR_ANSWER,
    FOR_PLAY,
    HEARTS,
    MASK9,
    MUST_PAY,
    NORMAL,
    RANK_2,
    RANK_9,
    REPEAT,
    SAVE,
    SEAT_SHIFT,
    SHERIFF,
    SHOT,
    SPADES,
    TCARD_SHIFT,
    UNLIMITED,
)
from posse.sets.base_frames import (
    Demand,
    Duel,
    aim,
    card_of,
    dodge,
    open_store,
    seat_of,
    settle_brawn,
    tcard_of,
)

if TYPE_CHECKING:
    from posse.engine.core import Why
    from posse.engine.game import Game


# -- attacks ----------------------------------------------------------------------------------------------------------


class Bang(Brown):
    """Shoots somebody within reach of the weapon; one a turn."""

    id = "bang"
    attack = True
    hand = BRAWN

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if how == NORMAL and g.bangs >= g.aspects[seat].bangs and not g.more_bangs:
            return EMPTY
        if how != NORMAL:
            return g.in_reach(seat)  # repeated or ordered, no power goes with it (R-AD-5, AD-WEAPON-10)
        return g.attack_targets(seat)

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        if how == NORMAL:
            if g.bangs >= g.aspects[seat].bangs:
                g.more_bangs -= 1
            g.bangs += 1
        shot = Shot(seat, seat_of(code), card_of(code), self.n, 1)
        if code & MUST_PAY:
            shot.must_pay = 1
        if how != NORMAL:
            shot.empowered = 1
        g.push(shot)

    def why_not(self, g: Game, seat: int, use: int, target: int) -> Why:
        if use != FOR_PLAY:
            return Brown.why_not(self, g, seat, use, target)
        if not g.bang_left(seat):
            return ("why-bang-limit", {"limit": g.bang_limit(seat)})
        return out_of_reach(g, seat, g.aspects[seat].reach, target)

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        """Given up where an attack card is asked for: the frame knows what that settles."""
        settle_brawn(g, to)


def out_of_reach(g: Game, seat: int, reach: int, target: int) -> Why:
    """Too far, with the numbers where it is about one seat."""
    others = g.attackable(seat)
    if target < 0 and len(others) == 1:
        target = others[0]
    if target in others:
        return ("why-too-far", {"distance": g.distance(seat, target), "range": reach})
    return (
        "why-no-target" if target >= 0 else "why-nobody-in-reach",
        {} if target >= 0 else {"range": reach},
    )


class Missed(Brown):
    """Cancels a shot at whoever plays it."""

    id = "missed"
    hand = SHOT
    answer_only = True
    always = EMPTY

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        dodge(to)


class Gatling(Brown):
    """Shoots everybody else, at any distance."""

    id = "gatling"
    always = NO_TARGET

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        g.volley(seat, self.n, card_of(code))

    def strike(self, g: Game, seat: int, target: int, card: int) -> None:
        g.push(Shot(seat, target, card, self.n))


class Indians(Brown):
    """Everybody else gives up a Bang! or loses a life."""

    id = "indians"
    book = True
    always = NO_TARGET

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        g.volley(seat, self.n, card_of(code))

    def strike(self, g: Game, seat: int, target: int, card: int) -> None:
        g.push(Demand(seat, target, card, self.n))


class DuelCard(Brown):
    """Challenges anybody: in turn each gives up a Bang!, and who does not loses a life."""

    id = "duel"
    book = True

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return aim(g.attackable(seat))

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        g.push(Duel(seat, seat_of(code), card_of(code), self.n))


# -- life and cards ---------------------------------------------------------------------------------------------------


class Beer(Brown):
    """One life for who plays it; also at the moment of losing the last one. Nothing with two left."""

    id = "beer"
    hand = SAVE
    conditional = True

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if "no_wasted_heal" in g.setup.on and (g.life[seat] >= g.max_life[seat] or not g.mode.beer_works(g)):
            return EMPTY
        return NO_TARGET

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        self.drink(g, seat)

    def why_not(self, g: Game, seat: int, use: int, target: int) -> Why:
        if use == FOR_ANSWER:
            return ("why-not-asked", {})
        return ("why-full-life" if g.mode.beer_works(g) else "why-useless-two-players", {})

    def drink(self, g: Game, seat: int) -> None:
        if g.mode.beer_works(g):
            g.heal(seat, g.beer_worth(seat))

    def answers(self, g: Game, seat: int, purpose: int, to: Frame) -> bool:
        return g.mode.beer_works(g)

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        self.drink(g, seat)


class Saloon(Brown):
    """One life for everybody."""

    id = "saloon"

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if "no_wasted_heal" in g.setup.on and all(g.life[s] >= g.max_life[s] for s in g.ring):
            return EMPTY
        return NO_TARGET

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        for other in g.ring:
            g.heal(other, 1)

    def why_not(self, g: Game, seat: int, use: int, target: int) -> Why:
        return ("why-full-life" if use == FOR_PLAY else "why-not-asked", {})


class Stagecoach(Brown):
    """Draw two cards."""

    id = "stagecoach"
    express = True
    always = NO_TARGET
    count = 2

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        g.draw(seat, self.count)


class WellsFargo(Stagecoach):
    """Draw three cards."""

    id = "wells_fargo"
    count = 3


class GeneralStore(Brown):
    """As many open cards as players: each takes one, clockwise from who plays it."""

    id = "general_store"
    book = True
    always = NO_TARGET

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        open_store(g, seat, self.n)


class Panic(Brown):
    """Take a card from a player at distance 1: a random one of the hand, or one in play."""

    id = "panic"

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        if "panic_any_distance" in g.setup.on:
            return takeable(g, seat, g.others(seat))
        return takeable(g, seat, g.within(seat, 1))

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        if not g.shielded(seat_of(code), seat, card_of(code)):
            g.take(seat, seat_of(code), tcard_of(code))

    def why_not(self, g: Game, seat: int, use: int, target: int) -> Why:
        near = g.others(seat) if "panic_any_distance" in g.setup.on else g.within(seat, 1)
        if use != FOR_PLAY or target in near or (target < 0 and near):
            return Brown.why_not(self, g, seat, use, target)
        return out_of_reach(g, seat, 1, target)


def takeable(g: Game, seat: int, others: list[int]) -> list[int]:
    """What can be taken from these, and from one's own table."""
    codes: list[int] = []
    for other in others:
        codes.extend(g.cards_at(other, g.owner[other] == g.owner[seat]))
    codes.extend(g.cards_at(seat, True))
    return codes


class CatBalou(Brown):
    """Somebody loses a card: a random one of the hand, or one in play."""

    id = "cat_balou"

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        codes = takeable(g, seat, g.others(seat))
        # The card itself is no hand to lose; played again it lies on the discard pile.
        if "self_cat_balou_hand" in g.setup.on and len(g.hand_of(seat)) > (how != REPEAT):
            codes.append((seat + 1) << SEAT_SHIFT | MASK9 << TCARD_SHIFT)
        return codes

    def play(self, g: Game, seat: int, code: int, how: int) -> None:
        target = seat_of(code)
        if tcard_of(code) == MASK9 and not g.hand_of(target):
            return  # nothing is left there by now
        if not g.shielded(target, seat, card_of(code)):
            g.strip(seat, target, tcard_of(code), 1)


# -- what stays -------------------------------------------------------------------------------------------------------


class Barrel(Blue):
    """Shot at? A check may be made: hearts cancel the shot."""

    id = "barrel"
    hooks = SHOT

    def answers(self, g: Game, seat: int, purpose: int, to: Frame) -> bool:
        return isinstance(to, Shot) and self.n not in to.tried

    def answer(self, g: Game, seat: int, purpose: int, to: Frame) -> None:
        if isinstance(to, Shot):
            to.try_once(self.n)
        g.check(seat, self.n)

    def wins(self, g: Game, seat: int, card: int) -> bool:
        return g.suit(card) == HEARTS

    def checked(self, g: Game, seat: int, won: bool) -> None:
        if won:
            dodge(g.subject())


class Mustang(Blue):
    """Others see its owner one farther."""

    id = "mustang"
    seen = 1


class Scope(Blue):
    """Its owner sees others one closer."""

    id = "scope"
    sees = 1


class Jail(Blue):
    """Lies before somebody else: at the start of the turn a check; without hearts the turn is lost."""

    id = "jail"
    book = True
    hooks = CHECK_2

    def targets(self, g: Game, seat: int, how: int) -> list[int]:
        return aim([s for s in g.attackable(seat) if g.role[s] != SHERIFF and g.on_table(s, self.n) < 0])

    def why_not(self, g: Game, seat: int, use: int, target: int) -> Why:
        others = [s for s in g.attackable(seat) if target in (-1, s)]
        if use != FOR_PLAY or not others:
            return Brown.why_not(self, g, seat, use, target)
        if any(g.on_table(s, self.n) >= 0 for s in others):
            return ("why-same-name", {"card": self.id})
        return ("why-sheriff-jail", {})

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        g.check(seat, self.n)

    def wins(self, g: Game, seat: int, card: int) -> bool:
        return g.suit(card) == HEARTS

    def checked(self, g: Game, seat: int, won: bool) -> None:
        card = g.on_table(seat, self.n)
        if card >= 0 and (won or "jail_until_hearts" not in g.setup.on):
            g.discard_from_table(seat, card, 0)
        if not won:
            g.lose_turn(seat, self.n)


class Dynamite(Blue):
    """At the start of its owner's turn a check: spades 2 to 9 cost three lives, else it goes to the next player."""

    id = "dynamite"
    book = True
    hooks = CHECK_1

    def hear(self, g: Game, seat: int, moment: int, about: Frame) -> None:
        g.check(seat, self.n)

    def wins(self, g: Game, seat: int, card: int) -> bool:
        return g.suit(card) == SPADES and RANK_2 <= RANK[card] <= RANK_9

    def checked(self, g: Game, seat: int, won: bool) -> None:
        card = g.on_table(seat, self.n)
        if card < 0:
            return
        if won:
            if g.recorder is not None:
                g.recorder.add(rec.Exploded(seat, card))
            g.discard_from_table(seat, card, 0)
            g.harm(seat, 3, -1, self.n)
        else:
            g.mode.pass_left(g, seat, card)


class Volcanic(Weapon):
    """Range 1, any number of Bang! a turn."""

    id = "volcanic"
    range = 1
    bangs = UNLIMITED


class Schofield(Weapon):
    """Range 2."""

    id = "schofield"
    range = 2


class Remington(Weapon):
    """Range 3."""

    id = "remington"
    range = 3


class RevCarabine(Weapon):
    """Range 4."""

    id = "rev_carabine"
    range = 4


class Winchester(Weapon):
    """Range 5."""

    id = "winchester"
    range = 5


BANG: Final = Bang()
MISSED: Final = Missed()
BEER: Final = Beer()
BARREL: Final = Barrel()
PANIC: Final = Panic()
CAT_BALOU: Final = CatBalou()
DUEL: Final = DuelCard()
GENERAL_STORE: Final = GeneralStore()
DYNAMITE: Final = Dynamite()
MUSTANG: Final = Mustang()
REMINGTON: Final = Remington()
REV_CARABINE: Final = RevCarabine()
INDIANS: Final = Indians()

BOX: Final = Box("base")
BOX.cards = [
    (BANG, "AS AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH"),
    (MISSED, "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S"),
    (BEER, "6H 7H 8H 9H 10H JH"),
    (Saloon(), "5H"),
    (Stagecoach(), "9S 9S"),
    (WellsFargo(), "3H"),
    (GENERAL_STORE, "9C QS"),
    (PANIC, "JH QH AH 8D"),
    (CAT_BALOU, "KH 9D 10D JD"),
    (Gatling(), "10H"),
    (INDIANS, "KD AD"),
    (DUEL, "QD JS 8C"),
    (MUSTANG, "8H 9H"),
    (Scope(), "AS"),
    (BARREL, "QS KS"),
    (Jail(), "JS 10S 4H"),
    (DYNAMITE, "2H"),
    (Volcanic(), "10S 10C"),
    (Schofield(), "JC QC KS"),
    (REMINGTON, "KC"),
    (REV_CARABINE, "AC"),
    (Winchester(), "8S"),
]
BOX.options = [
    switch("p2_friendly_fire", "P2-TARGET-6"),
    switch("p2_beer_always", "P2-BEER-3"),
    switch("p2_store_alternate", "P2-STORE-3"),
    OptionSpec("event_deck_end", ("again", "last_stays"), "again", "last_stays", "EV-10 EV-11"),
    switch("simplified", "SETUP-SIMPLE-1"),
    switch("panic_any_distance", "BASE-PANIC-1"),
    switch("jail_until_hearts", "BASE-JAIL-6"),
    switch("no_wasted_heal", "BASE-BEER-15 BASE-SALOON-7"),
    switch("replace_same_name", "TURN-DUP-2"),
    switch("self_cat_balou_hand", "BASE-CAT-2"),
    switch("victory_per_death", "WIN-ORDER-1"),
    switch("deaths_after_card", "BASE-GATLING-4"),
]
