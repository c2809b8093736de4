"""The text of an option, the same in every language; and finding an option by its text.

option := thing [ "as" id ] [ ">" target ]        bang[5C] > bob · panic[JH] > bob.hand · bang[2D] as missed
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from posse.engine.cards import RULES, card_text
from posse.engine.words import (
    ABILITY,
    ANSWER,
    CARD_SHIFT,
    COLOUR_IS,
    DISCARD,
    HAND,
    KEEP,
    MASK5,
    MASK6,
    MASK9,
    NAME,
    NUMBER_IS,
    NUMBER_SHIFT,
    PLAY,
    RULE_SHIFT,
    SEAT_SHIFT,
    SUIT_IS,
    TAKE,
    TCARD_SHIFT,
    UNDO,
    VERB_WORDS,
)

if TYPE_CHECKING:
    from posse.engine.game import Game

SUIT_WORDS: Final = ("spades", "hearts", "diamonds", "clubs")
COLOUR_WORDS: Final = ("black", "red")
DECLARATIONS: Final = ("", "crime", "law", "character")
FACE: Final = re.compile(r"\[[^\]]*\]")
SPACE: Final = re.compile(r"\s+")


def seat_name(g: Game, seat: int) -> str:
    """The player; where a player has several seats, the character."""
    name = g.setup.names[g.owner[seat]]
    if not g.mode.two_seated:
        return name
    n = g.character[seat]
    return RULES[n].id if n >= 0 else f"{name}.{seat}"


def seat_names(g: Game) -> list[str]:
    return [seat_name(g, seat) for seat in range(g.seats)]


def option_text(g: Game, code: int) -> str:
    verb = code & MASK6
    card = (code >> CARD_SHIFT & MASK9) - 1
    n = (code >> RULE_SHIFT & MASK9) - 1
    seat = (code >> SEAT_SHIFT & MASK5) - 1
    tcard = code >> TCARD_SHIFT & MASK9
    number = code >> NUMBER_SHIFT & 255
    if verb == PLAY or verb == ANSWER:
        thing = card_text(card)
        if n >= 0:
            thing += " as " + RULES[n].id
    elif verb == ABILITY:
        thing = RULES[n].id
    elif verb == SUIT_IS:
        thing = SUIT_WORDS[number]
    elif verb == COLOUR_IS:
        thing = COLOUR_WORDS[number]
    elif verb == NUMBER_IS:
        return str(number)
    else:
        thing = VERB_WORDS[verb]
        if card >= 0:
            thing += " " + card_text(card)
            if n >= 0 and verb not in (TAKE, KEEP):
                thing += " as " + RULES[n].id
        elif n >= 0 and seat < 0 and thing not in {"draw discard", "draw deck"}:
            thing += " " + RULES[n].id
        elif verb == NAME:
            thing += " " + RULES[n].id
        elif number and not tcard:
            thing += " " + DECLARATIONS[number]
    if seat >= 0:
        if tcard == HAND:
            target = f"{seat_name(g, seat)}.hand"
        elif tcard:
            target = f"{seat_name(g, seat)}.{card_text(tcard - 1)}"
        else:
            target = seat_name(g, seat)
        joint = " " if verb not in (PLAY, ANSWER, ABILITY) and card < 0 and n < 0 else " > "
        if verb not in (PLAY, ANSWER, ABILITY) and tcard and card < 0:
            joint = " "
        thing += joint + target
    return thing


def tidy(text: str) -> str:
    """One spelling for spaces and case: `bang > bob`."""
    text = SPACE.sub(" ", text.strip())
    text = re.sub(r"\s*>\s*", " > ", text)
    return re.sub(r"\[(\w+)\]", lambda m: "[" + m.group(1).upper() + "]", text)


def plain(text: str) -> str:
    """Without ranks and suits."""
    return FACE.sub("", text)


def find_option(g: Game, text: str) -> list[int]:
    """The options meant by a text: the exact one, or all that match it without rank and suit."""
    wanted = tidy(text)
    if wanted == "undo":
        return [UNDO] if g.can_undo() else []
    texts = [(option_text(g, code), code) for code in g.codes]
    exact = [code for t, code in texts if t == wanted]
    if exact:
        return exact
    loose = [code for t, code in texts if _fits(wanted, t)]
    if loose:
        return loose
    for a, b in (("keep ", "take "), ("take ", "keep ")):
        if wanted.startswith(a):
            swapped = b + wanted[len(a) :]
            loose = [code for t, code in texts if _fits(swapped, t)]
            if loose:
                return loose
    return []


def _fits(wanted: str, text: str) -> bool:
    """Does the option's text match, where the wanted one may leave out rank and suit at any card?"""
    pieces = re.split(r"([ .>]+)", wanted)
    have = re.split(r"([ .>]+)", text)
    if len(pieces) != len(have):
        return False
    return all(w == h or w == FACE.sub("", h) for w, h in zip(pieces, have, strict=True))


def same_effect(g: Game, codes: list[int]) -> bool:
    """Do these options do the same thing but for the copy of the card that is used?

    Copies of one kind differ where a rule looks at suits or ranks: then whoever chooses must say which.
    """
    bare = {code & ~(MASK9 << CARD_SHIFT) for code in codes}
    if len(bare) > 1:
        return False
    return codes[0] & MASK6 in (PLAY, ANSWER, DISCARD, TAKE) and not g.faces_matter(codes)
