"""A choice of a situation, made, looked for or refused: in the notation, or in other words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from posse.engine.cards import RULES
from posse.engine.core import CardRule
from posse.engine.decision import IllegalMove
from posse.engine.notation import FACE, find_option, option_text, seat_name, tidy
from posse.engine.words import UNDO
from posse.scenario.spelling import meant
from posse.snapshot import fingerprint

if TYPE_CHECKING:
    from posse.engine.game import Game

SEPARATORS: Final = re.compile(r"([ .>]+)")


def asked(game: Game, name: str) -> bool:
    """Is this player (or character of a player with several) asked now?"""
    if game.asked < 0:
        return False
    return seat_owner(game, game.asked, name)


def who(game: Game, name: str) -> str:
    if asked(game, name):
        return ""
    if game.asked < 0:
        return ": the game is over"
    return f": {seat_name(game, game.asked)} is asked"


def choose(game: Game, name: str, text: str) -> str:
    if game.asked < 0:
        return f"the game is over, and {name} chooses nothing"
    if not asked(game, name):
        return f"{seat_name(game, game.asked)} is asked now, not {name}"
    try:
        game.choose(text)
    except IllegalMove as error:
        if parts := as_said(game, name, text):
            for part in parts:
                choose(game, name, part)
            return ""
        other = "" if find_option(game, text) else meant(game, text)
        thing, _, target = text.partition(" > ")
        if other and target and aimed_after(game, name, thing, target):
            other = ""
        if other:
            game.choose(other)
        elif target and in_two(game, name, thing, text):
            choose(game, name, thing)
            choose(game, name, text)
        elif parts := in_parts(game, name, text):
            for part in parts:
                choose(game, name, part)
        else:
            return str(error)
    return ""


def can_choose(game: Game, name: str, text: str) -> bool:
    """Would saying this now come to something?"""
    if not asked(game, name):
        return False
    return bool(
        find_option(game, text)
        or announces(game, text)
        or aims(game, text)
        or not choose(game.copy(), name, text)
    )


def in_two(game: Game, name: str, thing: str, text: str) -> bool:
    """Is the target chosen after the thing, and could both be?"""
    ahead = game.copy()
    if choose(ahead, name, thing) or not asked(ahead, name):
        return False
    return bool(find_option(ahead, text) or meant(ahead, text))


def aimed_after(game: Game, name: str, thing: str, target: str) -> bool:
    """Is the thing chosen first, and then whether this is its target?"""
    ahead = game.copy()
    if choose(ahead, name, thing) or not asked(ahead, name):
        return False
    return f"{tidy(thing).split()[-1]} > {target}" in [
        option_text(ahead, code).removeprefix("name ") for code in ahead.codes
    ]


def in_parts(game: Game, name: str, text: str) -> list[str]:
    """`dorothy_rage > bob.bang, cy`: one choice after the other, if all of them can be made."""
    head, _, targets = tidy(text).partition(" > ")
    first, *more = (piece.strip() for piece in targets.split(","))
    player, _, thing = first.partition(".")
    if not thing and not more:
        return []
    parts = [f"{head} > {player}", *([thing] if thing else []), *more]
    ahead = game.copy()
    return parts if not any(choose(ahead, name, part) for part in parts) else []


def as_said(game: Game, name: str, text: str) -> list[str]:
    """`dorothy_rage as duel > bob, cy`, `vera_custer as rose_doolan`: what an ability comes to, said with it. The
    ability with its first target (or what it comes to itself), then the rest, if all of them can be made."""
    head, arrow, targets = tidy(text).partition(" > ")
    ability, serves, thing = head.partition(" as ")
    if not serves or ability not in {rule.id for rule in RULES if not isinstance(rule, CardRule)}:
        return []
    first, _, rest = targets.partition(", ")
    parts = [f"{ability}{arrow}{first}", f"{thing} > {rest}" if rest else thing]
    ahead = game.copy()
    if not any(choose(ahead, name, part) for part in parts):
        return parts
    return [] if arrow or choose(game.copy(), name, thing) else [thing]


def announces(game: Game, text: str) -> bool:
    """Is this only the name of what asks, and the answer still to come?"""
    _, _, rule = game.stack[-1].about()
    return rule >= 0 and tidy(text) == RULES[rule].id


def offered(game: Game, text: str) -> bool:
    """Is it among the options? An id alone, and whatever else is the beginning of an option, stands for all of them."""
    wanted = tidy(text)
    if wanted == "undo":
        return game.can_undo()
    if any(code != UNDO for code in find_option(game, wanted)):
        return True
    return any(_begins(wanted, option_text(game, code)) for code in game.codes)


def _begins(wanted: str, text: str) -> bool:
    pieces = SEPARATORS.split(wanted)
    have = SEPARATORS.split(text)[: len(pieces)]
    return len(have) == len(pieces) and all(w == h or w == FACE.sub("", h) for w, h in zip(pieces, have))


def refuse(game: Game, text: str) -> str:
    """It is an error to choose it, and nothing changes by trying."""
    if find_option(game, text):
        return f"{text!r} is not refused: it is among the options"
    before = fingerprint(game)
    try:
        game.choose(text)
    except IllegalMove:
        if fingerprint(game) != before:
            return f"{text!r} is refused, but something has changed"
        return ""
    return f"{text!r} is not refused"


def aims(game: Game, thing: str) -> list[str]:
    """At whom this could be aimed now, if a target belongs to it and none was said."""
    thing = tidy(thing)
    texts = [option_text(game, code).partition(" > ") for code in game.codes]
    return [target for head, _, target in texts if target and head == thing]


def seat_owner(game: Game, seat: int, name: str) -> bool:
    return name in (game.setup.names[game.owner[seat]], seat_name(game, seat))
