"""A situation is played step by step; the outcome says what fell short, with the table as it stood.

Forced decisions (`skip_forced: true`): before a step, a decision with one option that is not the one the step is about
is answered by itself. Before an `expect` that says where the game stands (asked, turn, phase, over) they are answered
until it stands there; before any other, until somebody has a choice or the turn is at its owner's play.
"""

from __future__ import annotations

import re
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Final

from posse.engine.cards import RULES, card_text
from posse.engine.decision import IllegalMove
from posse.engine.notation import FACE, find_option, option_text, plain, seat_name, tidy
from posse.engine.turn import Turn
from posse.engine.view import phase
from posse.engine.words import ROLE_IDS, UNDO
from posse.scenario.building import build
from posse.scenario.facts import PLACES, cards_on_table, differs
from posse.scenario.reading import ScenarioError
from posse.snapshot import fingerprint

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.scenario.situation import Situation, Step

MOST_FORCED: Final = 300
SEPARATORS: Final = re.compile(r"([ .>]+)")


class Outcome:
    """How a situation went: held, fell short (`sentence`, `line`, the game as it stood), or is none (`error`)."""

    def __init__(self, situation: Situation | None, name: str) -> None:
        self.situation = situation
        self.name = name
        self.error: ScenarioError | None = None
        self.sentence = ""
        self.line = 0
        self.step = ""
        self.table: list[str] = []
        self.options: list[str] = []

    @property
    def held(self) -> bool:
        return self.error is None and not self.sentence


def run(item: Situation | ScenarioError) -> Outcome:
    """Play a situation as read from a file."""
    if isinstance(item, ScenarioError):
        outcome = Outcome(None, "")
        outcome.error = item
        return outcome
    outcome = Outcome(item, item.name)
    try:
        game = build(item)
    except ScenarioError as error:
        outcome.error = error
        return outcome
    except Exception as error:
        outcome.sentence = stumbled(error)
        outcome.line = item.line
        return outcome
    for step in item.steps:
        try:
            sentence = play(game, item, step)
        except Exception as error:
            sentence = stumbled(error)
        if sentence:
            outcome.sentence = sentence
            outcome.line = step.failed_at or step.line
            outcome.step = str(step)
            outcome.table = table(game)
            outcome.options = options(game)
            break
    return outcome


def stumbled(error: Exception) -> str:
    """The engine has a fault: what and where, in one sentence."""
    last = traceback.extract_tb(error.__traceback__)[-1:]
    where = f" at {Path(last[0].filename).name}:{last[0].lineno}" if last else ""
    return f"the engine stumbled{where}: {type(error).__name__} {error}".rstrip()


def play(game: Game, s: Situation, step: Step) -> str:
    """One step; a sentence if it fell short."""
    if step.kind == "expect":
        return expect(game, s, step)
    if s.skip_forced:
        pass_over(game, step)
    if step.kind == "choose":
        return choose(game, step.player, step.texts[0])
    mine = asked(game, step.player)
    for text in step.texts:
        if step.kind == "refused":
            sentence = refuse(game, text) if mine else ""
        elif step.kind == "has":
            offered_now = mine and offered(game, text)
            sentence = (
                ""
                if offered_now
                else f"{step.player} has not {text!r} among the options{_who(game, step.player)}"
            )
        else:
            sentence = f"{step.player} has {text!r} among the options" if mine and offered(game, text) else ""
        if sentence:
            return sentence
    return ""


# -- choices ----------------------------------------------------------------------------------------------------------


def asked(game: Game, name: str) -> bool:
    """Is this player (or character of a player with several) asked now?"""
    if game.asked < 0:
        return False
    return name in (game.setup.names[game.owner[game.asked]], seat_name(game, game.asked))


def _who(game: Game, name: str) -> str:
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
        return str(error)
    return ""


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


# -- forced decisions -------------------------------------------------------------------------------------------------


def forced(game: Game) -> bool:
    return game.asked >= 0 and len(game.codes) == 1


def pass_over(game: Game, step: Step) -> None:
    for _ in range(MOST_FORCED):
        if not forced(game):
            return
        if asked(game, step.player):
            if step.kind in ("not", "refused"):
                return
            if any(offered(game, text) for text in step.texts):
                return
        game.choose(0)


def expect(game: Game, s: Situation, step: Step) -> str:
    if s.skip_forced:
        places = [fact for fact in step.facts if fact.name in PLACES and not fact.viewer]
        if places:
            _go_to(game, step)
        else:
            for _ in range(MOST_FORCED):
                if not forced(game) or isinstance(game.stack[-1], Turn):
                    break
                game.choose(0)
    for fact in step.facts:
        sentence = differs(game, fact)
        if sentence:
            step.failed_at = fact.line
            return sentence
    return ""


def _go_to(game: Game, step: Step) -> None:
    """Answer forced decisions until the game stands where the step says; not at all if it never does."""
    places = [fact for fact in step.facts if fact.name in PLACES and not fact.viewer]
    ahead = game.copy()
    count = 0
    while any(differs(ahead, fact) for fact in places):
        if not forced(ahead) or count >= MOST_FORCED:
            return
        ahead.choose(0)
        count += 1
    for _ in range(count):
        game.choose(0)


# -- the table as it stood --------------------------------------------------------------------------------------------


def table(g: Game) -> list[str]:
    """Every seat and what lies in the middle, a line each, in the words of scenarios."""
    lines = []
    for seat in g.places:
        name = seat_name(g, seat)
        owner = g.setup.names[g.owner[seat]]
        who = name if name == owner else f"{owner} {name}"
        parts = [f"{'>' if seat == g.turn else ' '} {who}:"]
        if not g.mode.two_seated:
            parts.append(ROLE_IDS[g.role[seat]])
            parts.append(RULES[g.character[seat]].id if g.character[seat] >= 0 else "none")
        parts.append(f"{g.life[seat]}/{g.max_life[seat]}" if g.here[seat] else "out")
        if g.nuggets[g.owner[seat]]:
            parts.append(f"nuggets {g.nuggets[g.owner[seat]]}")
        if g.cubes[seat]:
            parts.append(f"cubes {g.cubes[seat]}")
        hand = " ".join(card_text(card) for card in g.hand_of(seat))
        lying = " ".join(str(card) for card in cards_on_table(g, seat))
        parts.append(f"· hand: {hand or 'empty'}")
        if lying:
            parts.append(f"· table: {lying}")
        lines.append(" ".join(parts))
    top = card_text(g.discard[-1]) if g.discard else "empty"
    next_cards = " ".join(card_text(card) for card in reversed(g.deck[-3:])) or "empty"
    middle = (
        f"  deck: {next_cards}{f' … {len(g.deck)}' if len(g.deck) > 3 else ''} · discard: {top} · {phase(g)}"
    )
    events = [RULES[n].id for n in g.event if n >= 0]
    if events:
        middle += f" · event: {' '.join(events)}"
    if g.row:
        middle += f" · equipment: {' '.join(card_text(card) for card in g.row)}"
    lines.append(middle)
    if g.over:
        names = sorted({g.setup.names[g.owner[seat]] for seat in g.winners})
        lines.append(f"  the game is over · winners: {' '.join(names) or 'nobody'}")
    return lines


def options(g: Game) -> list[str]:
    """Who is asked what."""
    if g.asked < 0:
        return []
    name = g.setup.names[g.owner[g.asked]]
    return [f"{name}: {option_text(g, code)}" for code in g.codes]


__all__ = ["Outcome", "options", "plain", "play", "run", "table"]
