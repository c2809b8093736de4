"""Why a card cannot be used now, in one sentence, for the person who tries. Nothing is asked of rules while playing.

The keys are those of the locale files (`why-…`); the sentence here is the English one, for errors and logs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.cards import ANSWER_ONLY, HOOKS, KIND, RULES, card_text
from posse.engine.core import EventRule
from posse.engine.decision import IllegalMove
from posse.engine.notation import plain, seat_name, tidy
from posse.engine.words import (
    ABILITY,
    AS_ATTACK,
    CARD_SHIFT,
    FOR_ANSWER,
    FOR_PLAY,
    FOR_SAVE,
    FOR_USE,
    FORBIDS,
    MASK5,
    MASK6,
    MASK9,
    RULE_SHIFT,
    SEAT_SHIFT,
    SERVES,
)

if TYPE_CHECKING:
    from posse.engine.core import Rule
    from posse.engine.game import Game

SENTENCES: Final[dict[str, str]] = {
    "why-not-your-turn": "Not your turn",
    "why-not-phase": "Only in phase 2, the play phase",
    "why-wait": "{player} is to answer first",
    "why-not-asked": "No answer to what is asked now",
    "why-answer-only": "Only in answer to a shot at you",
    "why-bang-limit": "The limit of Bang! cards a turn is reached: {limit}",
    "why-too-far": "Too far: distance {distance}, your reach {range}",
    "why-nobody-in-reach": "Nobody within your reach of {range}",
    "why-no-target": "There is no target for it",
    "why-same-name": "A card of this name is already in play there: {card}",
    "why-sheriff-jail": "The Sheriff cannot be put in Jail",
    "why-no-second-card": "It needs a second card to discard",
    "why-no-cubes": "Not enough cubes",
    "why-no-nuggets": "Not enough nuggets",
    "why-event": "The event in force forbids it: {event}",
    "why-character": "The ability of {character} forbids it",
    "why-not-in-hand": "This card is not in your hand",
    "why-not-ready": "Ready from the next turn on",
    "why-once": "Only once a turn",
    "why-full-life": "Your life is full",
    "why-last-life": "The last life cannot be paid",
    "why-useless-two-players": "No effect while only two players are in the game",
    "why-discard-phase": "In phase 3 cards can only be discarded",
    "why-game-over": "The game is over",
}  # fmt: skip
# By kind of decision: what a card of the hand would be used for (else an answer), and where none can be used.
USES: Final[dict[str, int]] = {"play": FOR_PLAY, "save": FOR_SAVE}
PHASES: Final[dict[str, str]] = {"discard": "why-discard-phase", "draw": "why-not-phase"}


class Reason:
    """Why not: the key of a text, what has to be put into it (ids, card texts, numbers), and the English sentence."""

    def __init__(self, key: str, args: dict[str, int | str]) -> None:
        self.key = key
        self.args = args

    def __str__(self) -> str:
        sentence = SENTENCES.get(self.key, self.key)
        for name, value in self.args.items():
            sentence = sentence.replace("{" + name + "}", str(value))
        return sentence

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)


def why_not(g: Game, card: int | str, player: int | None = None, target: int | None = None) -> Reason | None:
    """Why this player (or the one asked) cannot use the card now, or not at this seat; None if it is possible."""
    if g.over:
        return _reason("why-game-over")
    me = g.owner[g.asked] if player is None else player
    mine = [s for s in range(g.seats) if g.owner[s] == me]
    number = card if isinstance(card, int) else _read(g, card, me, mine)
    before = [s for s in mine if number in g.tables[s]]
    asked = g.asked in mine
    aim = -1 if target is None else target
    if asked and number >= 0 and _offered(g, number, bool(before), aim):
        return None
    if number < 0 or (number not in g.hands[me] and not before):
        return _reason("why-not-in-hand")
    if not asked:
        if g.turn in mine:
            return Reason("why-wait", {"player": seat_name(g, g.asked)})
        return _reason("why-not-your-turn")
    kind = g.stack[-1].kind
    if kind in PHASES:
        return _reason(PHASES[kind])
    seat = g.asked
    if number not in g.hands[me]:
        use = FOR_USE
        seat = before[0]
    else:
        use = USES.get(kind, FOR_ANSWER)
    if use == FOR_USE and number in g.fresh:
        return _reason("why-not-ready")
    return _why_none(g, seat, number, use, aim)


def _why_none(g: Game, seat: int, card: int, use: int, target: int) -> Reason:
    """Ask what is in force, then the card itself, or as what else it serves."""
    kinds = [KIND[card]]
    if use == FOR_PLAY and (g.mask[seat] | g.event_mask) & SERVES:
        for rule in [*g.aspects[seat].rules, *g.event_rules]:
            if HOOKS[rule.n] & SERVES:
                n = rule.serves(g, seat, card, AS_ATTACK)
                if n >= 0 and ANSWER_ONLY[card]:
                    kinds.insert(0, n)
    for n in kinds:
        for rule in [*g.event_rules, *g.aspects[seat].rules]:
            if HOOKS[rule.n] & FORBIDS and rule.forbids(g, seat, n, card, use):
                return _forbids(rule)
    if use == FOR_PLAY and ANSWER_ONLY[card] and len(kinds) == 1:
        return _reason("why-answer-only")
    key, args = RULES[kinds[0]].why_not(g, seat, use, target)
    return Reason(key, args)


def _forbids(rule: Rule) -> Reason:
    if isinstance(rule, EventRule):
        return Reason("why-event", {"event": rule.id})
    return Reason("why-character", {"character": rule.id})


def _reason(key: str) -> Reason:
    return Reason(key, {})


def _read(g: Game, text: str, me: int, mine: list[int]) -> int:
    """The card meant by a text, rank and suit left out or not: of the hand, else in play; -1 if there is none."""
    wanted = tidy(text)
    own = [*g.hands[me]]
    for seat in mine:
        own.extend(g.tables[seat])
    for card in own:
        if card_text(card) == wanted:
            return card
    for card in own:
        if plain(card_text(card)) == wanted:
            return card
    known = {RULES[n].id for n in set(KIND)}
    if plain(wanted) not in known:
        raise IllegalMove(f"there is no card {text!r}")
    return -1


def _offered(g: Game, card: int, in_play: bool, target: int) -> bool:
    """Is any option a use of this card (at this seat)?"""
    for code in g.codes:
        if target >= 0 and (code >> SEAT_SHIFT & MASK5) - 1 != target:
            continue
        if (code >> CARD_SHIFT & MASK9) - 1 == card:
            return True
        if in_play and code & MASK6 == ABILITY and (code >> RULE_SHIFT & MASK9) - 1 == KIND[card]:
            return True
    return False
