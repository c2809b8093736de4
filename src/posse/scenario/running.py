"""A situation is played step by step; the outcome says what fell short, with the table as it stood.

Forced decisions (`skip_forced: true`): before a step, a decision with one option (or about cards of which all must be
chosen) that is not the one the step is about is answered by itself. Before an `expect` that says where the game stands
(asked, turn, phase, over) they are answered until it stands there; before any other, until somebody has a choice or the
turn is at its owner's play. Where that does not hold, it may hold at any other of the forced decisions. One that was
answered by itself may be written afterwards, and `draw deck` where phase 1 left no choice.
In what order somebody's cards reach the discard pile need never be said, nor that he passes where nothing can save him,
nor that the last card of a store (or of what two inherit) is taken, nor whence a price is paid that takes every cube,
nor that cubes which may be placed are not.
"""

from __future__ import annotations

import re
import traceback
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Final

from posse.engine.cards import RULES, card_text
from posse.engine.choice import Loading, Payment, Pick
from posse.engine.notation import find_option, option_text, plain, seat_name, seat_names, tidy
from posse.engine.recorder import CubesMoved, Recorder
from posse.engine.turn import Turn
from posse.engine.view import phase
from posse.engine.words import LOAD, MASK6, PASS, ROLE_IDS, TAKE
from posse.scenario.building import build
from posse.scenario.choosing import (
    aims,
    announces,
    asked,
    can_choose,
    choose,
    offered,
    refuse,
    seat_owner,
    who,
)
from posse.scenario.facts import PLACES, cards_on_table, differs
from posse.scenario.reading import ScenarioError
from posse.scenario.spelling import meant

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.scenario.situation import Situation, Step

MOST_FORCED: Final = 300
MOST_READINGS: Final = 40
MOST_BETWEEN: Final = 3  # things said between an ability and its target
ORDER: Final = "discard_order"  # the kind of a decision that settles nothing but the order of discards
RESCUE: Final = "save"
LAST: Final = ("store", "share")  # cards go round: the last one is nobody's choice
PAY: Final = "pay"
EXCESS: Final = ("discard", "load", "pass")  # how phase 3 is told, with cubes


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
        self.reached = 0  # the number of the last step
        self.later: frozenset[int] = frozenset()
        self.doubtful: list[int] = []  # steps about a forced decision that may be about a later one as well

    @property
    def held(self) -> bool:
        return self.error is None and not self.sentence


def run(item: Situation | ScenarioError) -> Outcome:
    """Play a situation as read from a file."""
    if isinstance(item, ScenarioError):
        outcome = Outcome(None, "")
        outcome.error = item
        return outcome
    first = attempt(item, frozenset())
    best = first
    for _ in range(MOST_READINGS):
        if best.held or best.error is not None or not best.doubtful:
            break
        better = best
        for n in best.doubtful:
            other = attempt(item, best.later | {n})
            if other.held or other.reached > better.reached:
                better = other
                break
        if better is best:
            break
        best = better
    steps = discards_first(item.steps)
    if not best.held and best.error is None and steps != item.steps:
        best = attempt(item, frozenset(), steps)
    return best if best.held else first


def discards_first(steps: list[Step]) -> list[Step]:
    """Told card by card, each with its cube: all surplus cards go first, then the cubes are placed, then no more."""
    told: list[Step] = []
    for player, group in groupby(steps, key=lambda s: s.player if verb_of(s) in EXCESS else ""):
        run = list(group)
        if player and any(verb_of(s) == "load" for s in run):
            run.sort(key=lambda s: EXCESS.index(verb_of(s)))
            passes = [s for s in run if verb_of(s) == "pass"]
            run = [s for s in run if s not in passes[1:]]
        told += run
    return told


def verb_of(step: Step) -> str:
    return tidy(step.texts[0]).partition(" ")[0] if step.kind == "choose" else ""


def attempt(item: Situation, later: frozenset[int], steps: list[Step] | None = None) -> Outcome:
    """Play it once. `later`: the steps by number that are not about the first forced decision they could be about;
    `steps`: in another order than written."""
    outcome = Outcome(item, item.name)
    outcome.later = later
    try:
        game = build(item)
    except ScenarioError as error:
        outcome.error = error
        return outcome
    except Exception as error:
        outcome.sentence = stumbled(error)
        outcome.line = item.line
        return outcome
    course = Course(game, item)
    for n, step in enumerate(item.steps if steps is None else steps):
        outcome.reached = n
        course.later = n in later
        try:
            sentence = course.play(step)
        except Exception as error:
            sentence = stumbled(error)
        if course.doubtful:
            outcome.doubtful.append(n)
            course.doubtful = False
        if sentence:
            outcome.sentence = sentence
            outcome.line = step.failed_at or step.line
            outcome.step = str(step)
            outcome.table = table(game)
            outcome.options = options(game)
            break
    if course.open and outcome.held:
        outcome.sentence = course.unsaid
        outcome.line = item.line
        outcome.table = table(game)
        outcome.options = options(game)
    return outcome


def stumbled(error: Exception) -> str:
    """The engine has a fault: what and where, in one sentence."""
    last = traceback.extract_tb(error.__traceback__)[-1:]
    where = f" at {Path(last[0].filename).name}:{last[0].lineno}" if last else ""
    return f"the engine stumbled{where}: {type(error).__name__} {error}".rstrip()


class Course:
    """A situation while it is played. `passed`: who answered what by itself since the last choice written.

    `since`: how much had happened before that choice; `told`: whence cubes were paid since then. `open`: a choice whose
    target is said after other things (an ability, then what is given up for it, then at whom), and what was said since.
    `aimed`: who chose something that could be aimed at one target only, and that target, which may still be said.
    """

    def __init__(self, game: Game, s: Situation) -> None:
        self.game = game
        self.s = s
        self.passed: list[tuple[str, str]] = []
        self.since = 0
        self.told: list[str] = []
        self.open: list[str] = []
        self.aimed = ("", "")
        self.unsaid = ""
        self.later = False
        self.doubtful = False

    def play(self, step: Step) -> str:
        """One step; a sentence if it fell short."""
        game, passed = self.game, self.passed
        if self.open and step.kind == "choose":
            return self.go_on(step)
        if self.open and (step.kind == "expect" or not asked(game, step.player)):
            return self.unsaid
        if step.kind == "expect":
            return expect(game, self.s, step, passed)
        if self.told_late(step):
            return ""
        self.pass_over(step)
        if step.kind == "choose":
            return self.choose(step)
        if self.open:
            game = self.ahead()
        mine = asked(game, step.player)
        for text in step.texts:
            if step.kind == "refused":
                sentence = refuse(game, text) if mine else ""
            elif step.kind == "has":
                offered_now = mine and (offered(game, text) or bool(meant(game, text)))
                sentence = (
                    ""
                    if offered_now
                    else f"{step.player} has not {text!r} among the options{who(game, step.player)}"
                )
            else:
                found = mine and offered(game, text)
                sentence = f"{step.player} has {text!r} among the options" if found else ""
            if sentence:
                return sentence
        return ""

    def choose(self, step: Step) -> str:
        game, passed = self.game, self.passed
        since = happened(game)
        text = step.texts[0]
        offer = asked(game, step.player) and not find_option(game, text) and announces(game, text)
        first = option_text(game, game.codes[0]) if offer else ""
        if self.pays_for_offer(step):
            self.since = since
            self.told = []
            game.choose(0)
        alone = set(aims(game, text)) if asked(game, step.player) else set()
        sentence = choose(game, step.player, text)
        if sentence and (was_passed(game, step, passed, self.since) or self.was_paid(step)):
            return ""
        player, target = self.aimed
        if sentence and player == step.player and tidy(text).rpartition(" > ")[2] in (target, plain(target)):
            self.aimed = ("", "")
            return ""
        if not sentence and len(alone) == 1:
            self.aimed = (step.player, alone.pop())
        if not sentence:
            passed.clear()
            self.since = since
            verb, _, place = tidy(text).partition(" ")
            self.told = [place] if verb == PAY else []
            if offer:
                passed.append((step.player, first))  # who said whose offer it is may say what it is, too
        elif asked(game, step.player) and aims(game, text):
            self.open = [tidy(text)]
            self.unsaid = sentence
            return ""
        return "" if offer else sentence

    def pays_for_offer(self, step: Step) -> bool:
        """Is it the first cube of what is being offered, without a yes to it?"""
        game = self.game
        if (
            verb_of(step) != PAY
            or not asked(game, step.player)
            or len(game.codes) != 2
            or game.codes[1] != PASS
        ):
            return False
        ahead = history_too(game)
        made = happened(ahead)
        ahead.choose(0)
        return isinstance(ahead.stack[-1], Payment) or (
            ahead.recorder is not None
            and any(isinstance(event, CubesMoved) for event in ahead.recorder.events[made:])
        )

    def go_on(self, step: Step) -> str:
        """What was begun without its target: this is the target, or one of the things between."""
        thing, *between = self.open
        said = tidy(step.texts[0])
        target = said.rpartition(" > ")[2]
        if target not in aims(self.game, thing):
            if " > " in said or len(between) == MOST_BETWEEN:
                return self.unsaid
            self.open.append(said)
            return ""
        self.open = []
        self.since = happened(self.game)
        for text in (f"{thing} > {target}", *between):
            sentence = choose(self.game, step.player, text)
            if sentence:
                return sentence
        self.passed.clear()
        return ""

    def ahead(self) -> Game:
        """The game as it stands for somebody who has not said the target yet."""
        game = self.game.copy()
        thing, *between = self.open
        name = game.setup.names[game.owner[game.asked]]
        for text in (f"{thing} > {aims(game, thing)[0]}", *between):
            choose(game, name, text)
        return game

    def was_paid(self, step: Step) -> bool:
        """Cubes told one by one of a price that could come from one place only, or whose last ones could."""
        game = self.game
        verb, _, place = tidy(step.texts[0]).partition(" ")
        if verb != PAY or game.recorder is None:
            return False
        spent = 0
        for event in game.recorder.events[self.since :]:
            if (
                isinstance(event, CubesMoved)
                and event.count < 0
                and seat_owner(game, event.seat, step.player)
            ):
                slot = card_text(event.card) if event.card >= 0 else "character"
                spent -= event.count if place in (slot, plain(slot)) else 0
        self.told.append(place)
        return self.told.count(place) <= spent

    def told_late(self, step: Step) -> bool:
        """Is it about nothing that is still to come, but about what went by itself? Then the game stays where it is."""
        if step.kind != "choose" or not idle(self.game, self.s):
            return False
        ahead = history_too(self.game)
        text = step.texts[0]
        for _ in range(MOST_FORCED):
            if can_choose(ahead, step.player, text):
                return False
            if not idle(ahead, self.s):
                break
            ahead.choose(by_itself(ahead))
        return was_passed(self.game, step, self.passed, self.since)

    def pass_over(self, step: Step) -> None:
        """Decisions that need not be written, up to the one that the step is about."""
        game, later = self.game, self.later
        for _ in range(MOST_FORCED):
            if not idle(game, self.s):
                return
            if asked(game, step.player):
                if step.kind in ("not", "refused"):
                    return
                if any(offered(game, text) or meant(game, text) for text in step.texts):
                    self.doubtful = self.doubtful or forced(game)
                    if not later:
                        return
                    later = False
            make(game, self.passed)


def at_play(game: Game, name: str) -> bool:
    """Is it this player's turn, and phase 1 behind him?"""
    return asked(game, name) and isinstance(game.stack[-1], Turn)


def happened(game: Game) -> int:
    """How much has happened so far."""
    return 0 if game.recorder is None else len(game.recorder.events)


def was_passed(game: Game, step: Step, passed: list[tuple[str, str]], since: int) -> bool:
    """Was just this answered by itself, or did the card go by itself as the last one left?"""
    wanted = re.sub("^keep ", "take ", tidy(step.texts[0]))
    for n, (name, text) in enumerate(passed):
        if name == step.player and wanted in (text, plain(text)):
            del passed[: n + 1]
            return True
    verb, _, card = wanted.partition(" ")
    if game.recorder is None or (verb != "discard" and wanted != "draw deck"):
        return False
    names = seat_names(game)
    told = [event.text(names) for event in game.recorder.events[since:]]
    if verb == "draw":  # phase 1, of which one may tell where nothing else was possible
        doings = [text.partition(" ")[0] for text in told if text.split()[1:2] == [step.player]]
        return at_play(game, step.player) and "drew" in doings and "played" not in doings
    lost = f"discarded {step.player} {card}"
    return any(line.startswith((lost + " ", lost)) for text in told for line in (text, plain(text)))


# -- forced decisions -------------------------------------------------------------------------------------------------


def forced(game: Game) -> bool:
    """Is there nothing to choose: one option, or cards of which all must be chosen?"""
    if game.asked < 0:
        return False
    return len(game.codes) == 1 or takes_all(game)


def takes_all(game: Game) -> bool:
    """Are cards to be chosen one by one, and all there are?"""
    pick = game.stack[-1]
    return isinstance(pick, Pick) and pick.least == pick.need == len(pick.picks) + len(pick.rest)


def idle(game: Game, s: Situation) -> bool:
    """A decision that need not be written.

    Only an order of discards, cards looked at of which all are taken, cubes left in the reserve, the last life lost
    where nothing can save it, the last card of a store (BASE-STORE-4), or (if the author says so) any forced one.
    """
    if game.asked < 0:
        return False
    kind = game.stack[-1].kind
    if kind == ORDER or all_due(game) or spare(game):
        return True
    if takes_all(game) and game.codes[0] & MASK6 == TAKE:
        return True
    return forced(game) and (s.skip_forced or kind in (RESCUE, *LAST))


def all_due(game: Game) -> bool:
    """Is a price to be paid that takes every cube there is?"""
    price = game.stack[-1]
    if not isinstance(price, Payment):
        return False
    return sum(game.cubes_on(price.seat, slot) for slot in game.slots(price.seat)) <= price.need


def spare(game: Game) -> bool:
    """May cubes be placed that nobody needs to take? Whoever has placed one says himself when he is done."""
    if game.asked < 0 or not isinstance(game.stack[-1], Loading) or game.codes[-1] != PASS:
        return False
    made = game.recorder.choices[-1:] if game.recorder is not None else []
    return not any(code & MASK6 == LOAD for _, code in made)


def by_itself(game: Game) -> int:
    """Which option it is that need not be written."""
    return len(game.codes) - 1 if spare(game) else 0


def make(game: Game, passed: list[tuple[str, str]]) -> None:
    """Answer it by itself."""
    option = option_text(game, game.codes[by_itself(game)])
    passed.append((game.setup.names[game.owner[game.asked]], option))
    game.choose(by_itself(game))


def expect(game: Game, s: Situation, step: Step, passed: list[tuple[str, str]]) -> str:
    """Does it hold where the game is expected to stand, or else at some decision that need not be written?"""
    if any(fact.name == "over" and fact.truth for fact in step.facts) and decided_from_the_start(game):
        game.mode.judge(game)
    ahead = history_too(game)
    count = until(ahead, s, step)
    for _ in range(count):
        ahead.choose(by_itself(ahead))
    wrong = amiss(ahead, step)
    if wrong:
        count = search(game, s, step, count, wrong)
    for _ in range(count):
        make(game, passed)
    for fact in step.facts:
        sentence = differs(game, fact)
        if sentence:
            step.failed_at = fact.line
            return sentence
    return ""


def decided_from_the_start(game: Game) -> bool:
    """Was it laid out as a game that has been won? It is judged only where that is expected: else it may go on."""
    begun = game.recorder is not None and bool(game.recorder.choices)
    return not begun and not game.over and game.mode.decided(game)


def history_too(game: Game) -> Game:
    ahead = game.copy()
    if game.recorder is not None:
        ahead.recorder = Recorder()
        ahead.recorder.choices = game.recorder.choices.copy()
        ahead.recorder.marks = game.recorder.marks.copy()
        ahead.recorder.events = game.recorder.events.copy()
    return ahead


def until(game: Game, s: Situation, step: Step) -> int:
    """How many forced decisions lie before the place that an `expect` is about; none if it never comes there."""
    if not s.skip_forced:
        return 0
    ahead = game.copy()
    places = [fact for fact in step.facts if fact.name in PLACES and not fact.viewer]
    count = 0
    if places:
        while any(differs(ahead, fact) for fact in places):
            if not (forced(ahead) or spare(ahead)) or count >= MOST_FORCED:
                return 0
            ahead.choose(by_itself(ahead))
            count += 1
        return count
    while forced(ahead) and not isinstance(ahead.stack[-1], Turn) and count < MOST_FORCED:
        ahead.choose(by_itself(ahead))
        count += 1
    return count


def amiss(game: Game, step: Step) -> int:
    """How many of the things expected are otherwise."""
    return sum(bool(differs(game, fact)) for fact in step.facts)


def search(game: Game, s: Situation, step: Step, count: int, wrong: int) -> int:
    """After how many decisions that need not be written all of it holds, or else the most of it: there it is told what
    fell short. So far that is after `count`, where `wrong` things are otherwise."""
    ahead = history_too(game)
    for n in range(MOST_FORCED):
        now = amiss(ahead, step)
        if now < wrong:
            count, wrong = n, now
        if not now or not idle(ahead, s):
            break
        ahead.choose(by_itself(ahead))
    return count


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


__all__ = ["Outcome", "options", "plain", "run", "table"]
