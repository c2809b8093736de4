"""The options of a decision: what a button says of each, and its parts, by which a screen sorts them to things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.cards import KIND, RULES
from posse.engine.core import Character
from posse.engine.words import (
    ABILITY,
    ANSWER,
    BUY,
    CARD_SHIFT,
    COLOUR_IS,
    DECLARE,
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    DRAW_FROM,
    END,
    FORCE,
    GIVE,
    HAND,
    KEEP,
    LOAD,
    MASK5,
    MASK6,
    MASK9,
    NAME,
    NUMBER_IS,
    NUMBER_SHIFT,
    PASS,
    PAY,
    PLAY,
    RULE_SHIFT,
    SEAT_SHIFT,
    SUIT_IS,
    TAKE,
    TCARD_SHIFT,
    TRADE,
    UNDO,
)
from posse.telling import names
from posse.telling.message import Arg, Message, NameArg

if TYPE_CHECKING:
    from posse.engine.game import Game

VERBS: Final[dict[int, str]] = {
    PASS: "pass", END: "end", PLAY: "play", ANSWER: "answer", ABILITY: "ability", DRAW_DECK: "draw_deck",
    DRAW_DISCARD: "draw_discard", DRAW_FROM: "draw_from", DISCARD: "discard", TAKE: "take", KEEP: "keep",
    GIVE: "give", BUY: "buy", FORCE: "force", TRADE: "trade", LOAD: "load", PAY: "pay", NAME: "name",
    SUIT_IS: "suit", COLOUR_IS: "colour", NUMBER_IS: "number", DECLARE: "declare", UNDO: "undo",
}  # fmt: skip
PLAIN: Final[dict[int, str]] = {
    END: "opt-end",
    UNDO: "opt-undo",
    DRAW_DECK: "opt-draw-deck",
    DRAW_DISCARD: "opt-draw-discard",
}
WITH_CARD: Final[dict[int, str]] = {
    DISCARD: "opt-discard", TAKE: "opt-take", KEEP: "opt-keep", LOAD: "opt-load", PAY: "opt-pay", NAME: "opt-name",
}  # fmt: skip
PRICED: Final[dict[int, str]] = {BUY: "opt-buy", FORCE: "opt-force", TRADE: "opt-trade"}
COLOURS: Final = ("black", "red")
SUIT_IDS: Final = "shdc"
CRIME: Final = 1
ON_CHARACTER: Final = 3  # as number: cubes on the character
ATTACKS: Final = ("shot", "brawn", "duel")


def card_of(code: int) -> int:
    return (code >> CARD_SHIFT & MASK9) - 1


def rule_of(code: int) -> int:
    return (code >> RULE_SHIFT & MASK9) - 1


def seat_of(code: int) -> int:
    return (code >> SEAT_SHIFT & MASK5) - 1


def aim_of(code: int) -> int:
    """The card it is aimed at, HAND, or -1."""
    aim = code >> TCARD_SHIFT & MASK9
    return aim if aim == HAND else aim - 1


def number_of(code: int) -> int:
    return code >> NUMBER_SHIFT & 255


def label(game: Game, code: int) -> Message:
    """What choosing it does, as a button says it."""
    verb = code & MASK6
    if verb == PLAY or verb == ANSWER:
        return _played(verb, code)
    if verb == PASS:
        return Message(_passed(game, code))
    if verb in PLAIN:
        return Message(PLAIN[verb])
    seat, number = seat_of(code), number_of(code)
    if verb == DRAW_FROM:
        return Message("opt-draw-hand", {"player": names.seat(seat)})
    if verb == SUIT_IS:
        return Message("opt-suit", {"suit": NameArg(f"suit-{SUIT_IDS[number]}")})
    if verb == COLOUR_IS:
        return Message("opt-colour", {"colour": NameArg(f"colour-{COLOURS[number]}")})
    if verb == NUMBER_IS:
        return Message("opt-number", {"number": str(number)})
    if verb == DECLARE:
        return Message("opt-declare-crime" if number == CRIME else "opt-declare-law")
    return _done_with(game, verb, code)


def _played(verb: int, code: int) -> Message:
    rule, seat = rule_of(code), seat_of(code)
    id = "opt-play" if verb == PLAY else "opt-answer"
    given: dict[str, Arg] = {"card": names.card(card_of(code))}
    if rule >= 0:
        id += "-as"
        given["as"] = names.rule(rule)
    if seat >= 0 and verb == PLAY:
        id += "-at"
        given["target"] = names.seat(seat)
    return Message(id, given)


def _passed(game: Game, code: int) -> str:
    kind = game.stack[-1].kind
    if code == PASS and (kind in ATTACKS or kind == "save"):
        shooter = kind == "shot" and game.asked == game.stack[-1].about()[0]
        return "opt-decline" if shooter else "opt-pass"
    return "opt-stop" if kind == "pick" else "opt-decline"


def _done_with(game: Game, verb: int, code: int) -> Message:
    """Something is done with a card, a rule or a player."""
    card, rule, seat, aim = card_of(code), rule_of(code), seat_of(code), aim_of(code)
    aimed = card if card >= 0 else aim if 0 <= aim < HAND else -1
    player: Arg = names.seat(seat) if seat >= 0 else ""
    chip: Arg = names.card(aimed) if aimed >= 0 else ""
    if verb in (LOAD, PAY) and number_of(code) == ON_CHARACTER:
        return Message(WITH_CARD[verb], {"card": names.named(game.character[game.asked])})
    if verb in (DISCARD, TAKE) and seat >= 0:
        if aim == HAND:
            return Message(WITH_CARD[verb] + "-hand", {"player": player})
        return Message(WITH_CARD[verb] + "-at", {"card": chip, "player": player})
    if aimed >= 0:
        if verb in WITH_CARD:
            return Message(WITH_CARD[verb], {"card": chip})
        if verb == GIVE:
            return Message("opt-give", {"card": chip, "target": player})
        if verb in PRICED:
            price = int(getattr(RULES[KIND[aimed]], "cost", 1)) + (1 if verb == FORCE else 0)
            return Message(PRICED[verb], {"card": chip, "player": player, "count": price})
    if rule >= 0:
        if verb in (TAKE, KEEP) and isinstance(RULES[rule], Character):
            return Message("opt-character", {"character": names.rule(rule)})
        if verb == NAME:
            return Message("opt-name", {"card": names.named(rule)})
        id = "opt-ability-at" if seat >= 0 else "opt-ability"
        given: dict[str, Arg] = {"ability": names.rule(rule)}
        return Message(id, given | {"target": player} if seat >= 0 else given)
    assert seat >= 0, f"no words for option {code}"
    return Message("opt-target", {"target": player})


def harms(game: Game, code: int) -> bool:
    """Is it against oneself: an own card lost, or no answer when it is about the last life?"""
    verb = code & MASK6
    if verb == PASS:
        kind = game.stack[-1].kind
        dying = kind == "save" or (kind in ATTACKS and game.life[game.asked] == 1)
        return dying and len(game.codes) > 1
    if verb == END:
        return False
    seat = seat_of(code)
    return aim_of(code) >= 0 and seat >= 0 and game.owner[seat] == game.owner[game.asked]
