"""What is asked now, as a message; `.short` of it is for others, `.else` says what happens if nothing is done.

What others are told follows from what is public alone: from the frame that asks, never from what its options are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.cards import KIND, RULES
from posse.engine.choice import Ask, Pick
from posse.engine.core import CardRule, Character
from posse.engine.words import (
    ABILITY,
    CARD_SHIFT,
    COLOUR_IS,
    DECLARE,
    DISCARD,
    END,
    GIVE,
    KEEP,
    LOAD,
    MASK5,
    MASK6,
    MASK9,
    PASS,
    PAY,
    RULE_SHIFT,
    SEAT_SHIFT,
    SUIT_IS,
    TAKE,
    UNDO,
)
from posse.telling import names
from posse.telling.message import Arg, Message

if TYPE_CHECKING:
    from posse.engine.core import Frame
    from posse.engine.game import Game

#: what is asked because of an attack
ATTACKS: Final = ("shot", "brawn", "duel", "save")
BY_VERB: Final = {
    GIVE: "ask-give",
    LOAD: "ask-load",
    PAY: "ask-pay",
    SUIT_IS: "ask-suit",
    COLOUR_IS: "ask-colour",
    DECLARE: "ask-declare",
}
BY_KIND: Final = {
    "play": "ask-play",
    "brawn": "ask-indians",
    "draw": "ask-draw",
    "discard_order": "ask-discard-order",
    "store": "ask-store",
    "share": "ask-take",
}


def urgent(game: Game) -> bool:
    return game.asked >= 0 and game.stack[-1].kind in ATTACKS


def ask(game: Game, viewer: int | None) -> Message:
    """The question. Whoever is not asked gets its id and things too; what he is shown is its `.short`."""
    frame = game.stack[-1]
    mine = viewer == game.owner[game.asked]
    by, card, rule = frame.about()
    if mine:
        picked = len(frame.picks) if isinstance(frame, Pick) else 0
    else:
        picked = 0
    left = _number(frame, "need", 1) - picked
    given: dict[str, Arg] = {
        "player": names.seat(game.asked),
        "count": 1,
        "by": names.seat(by) if by >= 0 else "",
        "card": _card(card, rule),
        "ability": names.rule(rule) if rule >= 0 else "",
        "needed": _number(frame, "needed", 1),
    }
    kind = frame.kind
    if kind == "shot":
        return _shot(game, frame, by, given)
    if kind in BY_KIND:
        return Message(BY_KIND[kind], given)
    if kind == "duel":
        given["by"] = names.seat(_number(frame, "target", by) if game.asked == by else by)
        return Message("ask-duel", given)
    if kind == "save":
        given["needed"] = 1 - game.life[game.asked]
        return Message("ask-save", given)
    if kind == "check":
        keeps = any(code & MASK6 == KEEP for code in game.codes)
        return Message("ask-check-pick" if keeps else "ask-check-repeat", given)
    given["count"] = left
    if kind == "discard":
        return Message("ask-discard", given)
    first = _first(game, frame)
    verb = frame.verb if isinstance(frame, Pick) else first & MASK6
    if kind == "pick" and rule >= 0:
        if verb == DISCARD:
            return Message("ask-cost" if isinstance(RULES[rule], CardRule) else "ask-pick-discard", given)
        if verb in (TAKE, KEEP):
            return Message("ask-pick-take", given)
    return _by_verb(verb, first, given)


def _card(card: int, rule: int) -> Arg:
    """The card it is about; the rule, if it has none or serves as that one."""
    if rule >= 0 and (card < 0 or (KIND[card] != rule and isinstance(RULES[rule], CardRule))):
        return names.named(rule)
    return names.card(card) if card >= 0 else ""


def _number(frame: Frame, name: str, default: int) -> int:
    return int(getattr(frame, name, default))


def _first(game: Game, frame: Frame) -> int:
    """The first option that does something. Those of a Pick are nobody's business, and it knows its verb itself."""
    if isinstance(frame, Pick):
        return PASS
    options = frame.options if isinstance(frame, Ask) else game.codes
    return next((code for code in options if code & MASK6 not in (PASS, END, UNDO)), PASS)


def _rule(code: int) -> int:
    return (code >> RULE_SHIFT & MASK9) - 1


def _shot(game: Game, frame: Frame, by: int, given: dict[str, Arg]) -> Message:
    if game.asked == by:  # the shooter may add something: what lies open, never what he may hold
        open_ones = [
            _rule(code) for code in game.codes if code >> CARD_SHIFT & MASK9 == 0 and _rule(code) >= 0
        ]
        if not open_ones:
            return Message("ask-choose", given)
        return Message("ask-ability", given | {"ability": names.rule(open_ones[0])})
    tcard = _number(frame, "tcard", -1)
    if tcard >= 0:
        return Message("ask-shot-card", given | {"card": names.card(tcard)})
    return Message("ask-shot" if by >= 0 else "ask-shot-nobody", given)


def _by_verb(verb: int, first: int, given: dict[str, Arg]) -> Message:
    if verb in BY_VERB:
        return Message(BY_VERB[verb], given)
    rule = _rule(first)
    if rule >= 0 and isinstance(RULES[rule], Character) and verb in (TAKE, KEEP):
        return Message("ask-choose-character", given)
    if verb == TAKE:
        return Message("ask-take", given)
    seat, card = (first >> SEAT_SHIFT & MASK5) - 1, (first >> CARD_SHIFT & MASK9) - 1
    if seat >= 0 and card < 0 and verb != ABILITY:
        return Message("ask-target" if given["card"] else "ask-player", given)
    if rule >= 0:
        return Message("ask-ability", given | {"ability": names.rule(rule)})
    return Message("ask-ability" if given["ability"] else "ask-choose", given)
