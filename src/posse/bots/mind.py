"""How a player stands to the others: whom it is good to harm, how much, and how likely it is to come off.

The unit is one life of a plain enemy at full strength. Everything here comes from the eyes and from suspicion.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.cards import HAND_BITS, HOOKS, KIND, RULE_OF
from posse.engine.words import BRAWN, DEPUTY, OUTLAW, RENEGADE, SAVE, SHERIFF, SHOT

if TYPE_CHECKING:
    from posse.bots.eyes import Eyes
    from posse.bots.memory import Memory
    from posse.bots.suspicion import Odds, Suspicion

#: how likely a card of a hand nobody knows is a dodge, is an attack card
DODGE_SHARE: Final = 0.16
BRAWN_SHARE: Final = 0.31
SURPRISE: Final = 0.05  # a card that is known to be there may be gone, or not be given
VICTORY: Final = 30.0
#: the three-player hunt: who hunts whom
PREY: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}

SLAB: Final = RULE_OF.get("slab_the_killer", -1)
GRINGO: Final = RULE_OF.get("el_gringo", -1)
JANET: Final = RULE_OF.get("calamity_janet", -1)


class Mind:
    """One player's judgment at one decision."""

    def __init__(self, eyes: Eyes, suspicion: Suspicion, memory: Memory) -> None:
        self.eyes = eyes
        self.me = eyes.me
        self.role = eyes.role(self.me)
        self.suspicion = suspicion
        self.memory = memory
        self.hand = eyes.hand
        self.life = eyes.life(self.me)
        self.ring = eyes.ring
        self.enemies = [s for s in self.ring if eyes.owner(s) != eyes.player]
        self.odds: Odds = []
        self.kills: list[float] = []  # what it is worth to be the one who eliminates a seat
        self._hates: list[float] = []
        self._harms: dict[int, float] = {}

    # -- friend and foe ---------------------------------------------------------------------------------------

    @property
    def hates(self) -> list[float]:
        """How good it is to harm a seat; below zero: it is a friend. Judged when first asked for: it takes a while."""
        if not self._hates:
            self._judge()
        return self._hates

    def _judge(self) -> None:
        self.odds = self.suspicion.odds(self.eyes)
        self.kills = [0.0] * self.eyes.seats
        self._hates = [0.0] * self.eyes.seats
        foes = self.eyes.foes(self.me)
        if foes is not None:
            for seat in range(self.eyes.seats):
                self._hates[seat] = 1.0 if seat in foes else -1.0
                self.kills[seat] = 2.0 if seat in foes else -3.0
        elif self.eyes.mode == "three":
            self._hunt()
        elif self.role == SHERIFF or self.role == DEPUTY:
            self._law()
        elif self.role == OUTLAW:
            self._outlaw()
        elif self.role == RENEGADE:
            self._renegade()
        else:
            for seat in self.enemies:
                self._hates[seat] = 1.0
                self.kills[seat] = 2.0
        for seat in self.eyes.own:
            self._hates[seat] = -1.0
            self.kills[seat] = -VICTORY

    def _hunt(self) -> None:
        """Three players in the open: the prey is the victory; after a wrong kill the last one alive is."""
        prey = PREY.get(self.role, -1)
        last = len(self.ring) <= 2 or self.eyes.hunt_over
        for seat in self.enemies:
            is_prey = self.eyes.role(seat) == prey
            self._hates[seat] = 1.0 if is_prey or last else 0.5
            self.kills[seat] = VICTORY if last or is_prey else -0.5

    def _law(self) -> None:
        crime = 0.0  # so many outlaws are about
        for seat in self.enemies:
            crime += self.odds[seat][OUTLAW]
        patience = 0.5 if crime > 0.5 else 1.0  # the renegade helps as long as there are outlaws
        loss = 3.0 if self.role == SHERIFF else 2.0
        for seat in self.enemies:
            sheriff, deputy, outlaw, renegade = self.odds[seat]
            self._hates[seat] = outlaw + patience * renegade - 1.3 * deputy - 1.5 * sheriff
            self.kills[seat] = 2.5 * outlaw + 1.5 * patience * renegade - loss * deputy - VICTORY * sheriff

    def _outlaw(self) -> None:
        """The sheriff is the victory; where all of the law must go he is only the first of them."""
        law = 0.0
        for seat in self.enemies:
            law += self.odds[seat][SHERIFF] + self.odds[seat][DEPUTY]
        victory = 2.0 if self.eyes.mode == "hidden_six" and law > 1.1 else VICTORY
        rival = 0.25 if law > 0.3 else 1.0
        for seat in self.enemies:
            sheriff, deputy, outlaw, renegade = self.odds[seat]
            self._hates[seat] = 1.4 * sheriff + 0.7 * deputy - 0.7 * outlaw + rival * renegade
            self.kills[seat] = victory * sheriff + 0.7 * deputy - 0.7 * outlaw + rival * renegade

    def _renegade(self) -> None:
        """Everybody must go, the sheriff last; until then neither side may win."""
        law = crime = 0.0
        for seat in self.enemies:
            weight = self.strength(seat)
            sheriff, deputy, outlaw, renegade = self.odds[seat]
            law += weight * (sheriff + deputy)
            crime += weight * (outlaw + renegade)
        duel = len(self.ring) <= 2
        shield = 0.0 if self.eyes.mode == "hidden_six" else VICTORY  # the sheriff's death would end the game
        lead = (law - crime) / max(law + crime, 1.0)
        for seat in self.enemies:
            sheriff, deputy, outlaw, renegade = self.odds[seat]
            if duel:
                self._hates[seat] = 1.0
                self.kills[seat] = VICTORY
                continue
            healthy = self.eyes.life(seat) >= 3 and lead > 0.2
            self._hates[seat] = (
                (0.3 if healthy else -0.8) * sheriff
                + (0.4 + lead) * deputy
                + (0.5 - lead) * outlaw
                + 0.5 * renegade
            )
            self.kills[seat] = -shield * sheriff + 0.8 * deputy + 1.5 * outlaw + 1.0 * renegade

    def strength(self, seat: int) -> float:
        return self.eyes.life(seat) + 0.4 * self.eyes.hand_size(seat) + 0.3 * len(self.eyes.table(seat))

    # -- what a blow is worth ---------------------------------------------------------------------------------

    def harm(self, seat: int) -> float:
        """What it is worth that a seat loses a life by one's own doing."""
        known = self._harms.get(seat)
        if known is None:
            hate = self.hates[seat]
            life = self.eyes.life(seat)
            known = hate * (1.0 + 0.2 * max(0, 4 - life))
            if life <= 1:
                known += self.kills[seat] * (0.6 if self.eyes.hand_size(seat) > 1 else 0.9)
            self._harms[seat] = known
        return known

    def hit_chance(self, seat: int, needed: int = 1) -> float:
        """How likely a shot at a seat is not cancelled, as far as can be seen."""
        bits, share = SHOT, DODGE_SHARE
        if self.eyes.has(seat, JANET):
            bits, share = SHOT | BRAWN, 2.4 * DODGE_SHARE
        sure, cards = self.memory.hand(seat, bits)
        if sure >= needed:
            return SURPRISE
        none = (1.0 - share) ** cards
        hit = none
        if needed > 1:
            hit += cards * share * (1.0 - share) ** (cards - 1) if cards else 0.0
        for rule in self.dodging(seat):
            hit *= 0.75 if rule >= 0 and needed == 1 else 0.9
        return hit

    def dodging(self, seat: int) -> list[int]:
        """The rules in force at a seat that may cancel a shot: a barrel, Jourdonnais ..."""
        rules = [KIND[card] for card in self.eyes.table(seat)]
        rules.append(self.eyes.character(seat))
        return [n for n in rules if n >= 0 and HOOKS[n] & SHOT]

    def no_brawn(self, seat: int) -> float:
        """How likely a seat has no attack card to give up."""
        sure, cards, share = self._attackers(seat)
        return SURPRISE if sure else (1.0 - share) ** cards

    def _attackers(self, seat: int) -> tuple[int, int, float]:
        """How many attack cards a seat has for sure, how many cards may be one, and how likely each is."""
        if self.eyes.has(seat, JANET):
            return *self.memory.hand(seat, BRAWN | SHOT), 0.47
        return *self.memory.hand(seat, BRAWN), BRAWN_SHARE

    def duel_chance(self, seat: int, mine: int) -> float:
        """How likely a seat that must answer first runs out of attack cards before my so many."""
        sure, cards, share = self._attackers(seat)
        mine -= sure
        chance = 0.0
        ways = 1.0
        for k in range(min(mine, cards) + 1):
            chance += ways * share**k * (1.0 - share) ** (cards - k)
            ways = ways * (cards - k) / (k + 1)
        return chance

    def own_life(self) -> float:
        """What one of my lives is worth to me."""
        if self.life <= 1:
            return 1.5 if self.can_save() else 8.0
        return 1.6 if self.life == 2 else 1.0

    # -- the own hand -----------------------------------------------------------------------------------------

    def can_save(self) -> bool:
        return self.eyes.beer_works() and any(HAND_BITS[card] & SAVE for card in self.hand)

    def my_brawn(self) -> int:
        """How many cards of mine could be given up as attack cards."""
        bits = BRAWN | SHOT if self.eyes.has(self.me, JANET) else BRAWN
        return sum(1 for card in self.hand if HAND_BITS[card] & bits)
