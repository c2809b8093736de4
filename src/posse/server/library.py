"""What the page looks up: how a game can be set up, all cards, the rulebook, records choice by choice.

All of it is asked of the engine, the catalogue and the rulebook; nothing is listed here a second time.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

import msgspec

from posse import catalogue, modes, record, rulebook, sets
from posse.bots import BOTS
from posse.catalogue import Kind, Thing
from posse.deal import DEFAULT_MODES
from posse.engine import recorder as rec
from posse.engine.cards import BOXES
from posse.engine.setup import OFF_ON, RULEBOOKS, OptionSpec
from posse.i18n import Locale, message_id
from posse.modes.standard import STANDARD_MODE
from posse.server import protocol
from posse.server.tables import table
from posse.telling.names import EVERYTHING

MOST_FOUND: Final = 100  # statements and rulings that a search gives
MOST_STEPS: Final = 200  # choices of a record in one answer
LETTERS: Final = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}

assert sets.base  # importing the boxes numbers everything in them


# -- how a game can be set up -----------------------------------------------------------------------------------------


class BoxInfo(msgspec.Struct, kw_only=True):
    id: str
    text: str  # id of its name
    finished: bool  # else it can be dealt in situations only
    cards: int
    characters: int
    events: int
    equipment: int


class ModeInfo(msgspec.Struct, kw_only=True):
    id: str
    text: str
    least: int
    most: int
    usual_for: list[int]  # numbers of players for which it is meant if none is named
    has_sheriff: bool
    two_seated: bool  # each player has two characters
    refuses: list[str]  # options that make no sense in it


class ValueInfo(msgspec.Struct, kw_only=True):
    value: str
    text: str | None  # id of its words; none: it is plainly on or off


class OptionInfo(msgspec.Struct, kw_only=True):
    name: str
    text: str  # `.text` of it is the question
    box: str  # of no consequence without that box
    values: list[ValueInfo]
    defaults: dict[str, str]  # by rulebook
    rules: list[str]  # the statements it stands for


class SetupInfo(msgspec.Struct, kw_only=True):
    least: int
    most: int
    boxes: list[BoxInfo]
    modes: list[ModeInfo]
    rulebooks: list[str]
    options: list[OptionInfo]
    bots: list[str]


@cache
def setup() -> SetupInfo:
    """Everything that can be chosen before a game."""
    found = list(modes.MODES.values())
    return SetupInfo(
        least=min(mode.least for mode in found),
        most=max(mode.most for mode in found),
        boxes=[
            BoxInfo(
                id=box.id,
                text=message_id("box", box.id),
                finished=not box.unfinished,
                cards=sum(len(faces.split()) for _, faces in box.cards),
                characters=len(box.characters),
                events=len(box.events),
                equipment=sum(count for _, count in box.equipment),
            )
            for box in BOXES
        ],
        modes=[
            ModeInfo(
                id=mode.id,
                text=message_id("mode", mode.id),
                least=mode.least,
                most=mode.most,
                usual_for=[
                    n
                    for n in range(mode.least, mode.most + 1)
                    if DEFAULT_MODES.get(n, STANDARD_MODE.id) == mode.id
                ],
                has_sheriff=mode.has_sheriff,
                two_seated=mode.two_seated,
                refuses=list(mode.refuses),
            )
            for mode in found
        ],
        rulebooks=list(RULEBOOKS),
        options=[_option(spec, box.id) for box in BOXES for spec in box.options],
        bots=list(BOTS),
    )


def _option(spec: OptionSpec, box: str) -> OptionInfo:
    text = message_id("option", spec.name)
    words = {spec.published: f"{text}.published", spec.compendium: f"{text}.compendium"}
    return OptionInfo(
        name=spec.name,
        text=text,
        box=box,
        values=[
            ValueInfo(value=value, text=None if len(words) == 1 and value in OFF_ON else words.get(value))
            for value in spec.values
        ],
        defaults={"compendium": spec.compendium, "published": spec.published},
        rules=list(spec.rules),
    )


# -- cards ------------------------------------------------------------------------------------------------------------


class CardInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A thing with a name: all copies of a card, a character, an event, a piece of equipment."""

    kind: Kind
    id: str
    text: str  # id of its name; `.text` of it is the rule in one sentence
    name: str
    names: list[str]  # in all languages, for the search
    rule: str
    boxes: list[str]
    border: str | None = None
    range: int | None = None
    life: int | None = None
    cost: int | None = None
    count: int = 1
    copies: list[str] = []  # as records write them: bang[5C]
    picture: str | None = None
    statements: list[str] = []


@cache
def cards(lang: str) -> list[CardInfo]:
    """Everything that can come up in a game."""
    t = Locale(lang)
    return [_card(thing, t) for thing in catalogue.things() if thing.in_rules]


def _card(thing: Thing, t: Locale) -> CardInfo:
    text = message_id(thing.kind, thing.id)
    return CardInfo(
        kind=thing.kind,
        id=thing.id,
        text=text,
        name=t(text),
        names=list(thing.names),
        rule=t(f"{text}.text"),
        boxes=list(thing.boxes),
        border=thing.border or None,
        range=thing.range,
        life=thing.life,
        cost=thing.cost,
        count=thing.count,
        copies=[f"{thing.id}[{copy.rank}{LETTERS[copy.suit]}]" for copy in thing.copies],
        picture=catalogue.picture(thing),
        statements=[statement.id for statement in rulebook.about(thing)],
    )


# -- the rulebook -----------------------------------------------------------------------------------------------------


class StatementInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    id: str
    text: str
    source: str = ""
    flags: list[str] = []
    file: str
    section: str
    rulings: list[str] = []
    options: list[str] = []


class RulingInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    id: str
    question: str = ""
    readings: list[str] = []
    ruling: str
    why: str = ""
    option: str = ""
    file: str
    refers: list[str] = []


class ChapterInfo(msgspec.Struct, kw_only=True):
    file: str
    title: str
    sections: list[str]
    statements: int


class RulesFound(msgspec.Struct, kw_only=True):
    """What a search found; of no query, the table of contents."""

    query: str
    things: list[str]  # ids of the names of the cards that were meant
    statements: list[StatementInfo]
    rulings: list[RulingInfo]
    chapters: list[ChapterInfo]
    more: int  # as many were found and are not given


class RuleInfo(msgspec.Struct, kw_only=True):
    """One statement or ruling, with all that stands beside it."""

    statement: StatementInfo | None
    rulings: list[RulingInfo]
    settled: list[str]  # sentences that stand above the rulings
    neighbours: list[str]  # ids of the statements of the same section


def rules(lang: str, query: str = "") -> RulesFound:
    """By id or its beginning, by the name of a card in that language, or by words."""
    query = query.strip()[:200]
    if not query:
        return RulesFound(query="", things=[], statements=[], rulings=[], chapters=chapters(), more=0)
    things = _named(query, Locale(lang))
    about = [statement for thing in things for statement in rulebook.about(thing)]
    statements = list({s.id: s for s in (*about, *rulebook.search(query))}.values())
    own = rulebook.rulings_on(*(s.id for s in about)) if about else []
    rulings = list({r.id: r for r in (*own, *rulebook.search_rulings(query))}.values())
    more = max(len(statements) - MOST_FOUND, 0) + max(len(rulings) - MOST_FOUND, 0)
    return RulesFound(
        query=query,
        things=[message_id(thing.kind, thing.id) for thing in things],
        statements=[_statement(s) for s in statements[:MOST_FOUND]],
        rulings=[_ruling(r) for r in rulings[:MOST_FOUND]],
        chapters=[],
        more=more,
    )


def _named(query: str, t: Locale) -> list[Thing]:
    """The things with just that name, in the catalogue or in the texts of the game."""
    wanted = catalogue.plain(query)
    return [
        thing
        for thing in catalogue.things()
        if thing.in_rules
        and wanted in {catalogue.plain(name) for name in (*thing.names, thing.id, t.name(thing.kind, thing.id))}
    ]


@cache
def chapters() -> list[ChapterInfo]:
    found: dict[str, ChapterInfo] = {}
    for statement in rulebook.statements().values():
        chapter = found.get(statement.file)
        if chapter is None:
            title = rulebook.title(statement.file)
            chapter = ChapterInfo(file=statement.file, title=title, sections=[], statements=0)
            found[statement.file] = chapter
        chapter.statements += 1
        if statement.section not in chapter.sections:
            chapter.sections.append(statement.section)
    return list(found.values())


def rule(id: str) -> RuleInfo | None:
    """A statement or a ruling by its id; None if there is none."""
    wanted = id.strip().upper()
    statement = rulebook.get(wanted)
    if statement is None:
        ruling = rulebook.rulings().get(wanted)
        if ruling is None:
            return None
        return RuleInfo(statement=None, rulings=[_ruling(ruling)], settled=_settled(wanted), neighbours=[])
    beside = [
        other.id
        for other in rulebook.statements().values()
        if (other.file, other.section) == (statement.file, statement.section)
    ]
    return RuleInfo(
        statement=_statement(statement),
        rulings=[_ruling(r) for r in rulebook.rulings_on(statement.id)],
        settled=_settled(statement.id),
        neighbours=beside,
    )


def section(file: str, name: str) -> list[StatementInfo]:
    """The statements of one section, in order."""
    return [_statement(s) for s in rulebook.statements().values() if (s.file, s.section) == (file, name)]


def _settled(id: str) -> list[str]:
    return [found.text for found in rulebook.settled_on(id)]


def _statement(statement: rulebook.Statement) -> StatementInfo:
    return StatementInfo(
        id=statement.id,
        text=statement.text,
        source=statement.source,
        flags=list(statement.flags),
        file=statement.file,
        section=statement.section,
        rulings=[r.id for r in rulebook.rulings_on(statement.id)],
        options=[o.id for o in rulebook.options_on(statement.id)],
    )


def _ruling(ruling: rulebook.Ruling) -> RulingInfo:
    return RulingInfo(
        id=ruling.id,
        question=ruling.question,
        readings=list(ruling.readings),
        ruling=ruling.ruling,
        why=ruling.why,
        option=ruling.option_id,
        file=ruling.file,
        refers=list(ruling.refers),
    )


# -- records ----------------------------------------------------------------------------------------------------------


class ReplayHeader(msgspec.Struct, kw_only=True):
    version: str
    boxes: list[str]
    mode: str
    rulebook: str
    options: dict[str, str]
    names: list[str]
    seed: str
    commitment: str | None  # SHA-256 of the 32 bytes of a secret seed
    steps: int  # choices
    over: bool


class TurnMark(msgspec.Struct, kw_only=True):
    """Where a turn begins on the line of choices: after the first `at` of them."""

    at: int
    turn: int
    seat: int


class ReplayStep(msgspec.Struct, kw_only=True):
    at: int  # 0 is the deal
    player: int | None  # whose choice it was
    text: str | None  # its notation
    table: protocol.Table


class Replay(msgspec.Struct, kw_only=True):
    header: ReplayHeader
    turns: list[TurnMark]
    start: int
    steps: list[ReplayStep]


def replay(text: str, start: int = 0, count: int = 50) -> Replay:
    """A record with all hands open: the table after each of `count` choices from `start` on; 0 is the deal.

    The first of them comes with all entries up to there. `RecordError` at the first line that does not fit.
    """
    found = record.read(text)
    count = max(min(count, MOST_STEPS), 0)
    steps: list[ReplayStep] = []
    turns: list[TurnMark] = []
    told = sent = 0
    over = False
    for step in record.play(found):
        assert step.game.recorder is not None
        happened = step.game.recorder.events
        for event in happened[told:]:
            if isinstance(event, rec.TurnStarted):
                turns.append(TurnMark(at=step.number, turn=event.number, seat=event.seat))
        told = len(happened)
        over = bool(step.game.over)
        if start <= step.number < start + count:
            shown = table(step.game, viewer=EVERYTHING, seen=sent, number=1, whole=not steps)
            sent = told
            line = step.line
            steps.append(
                ReplayStep(
                    at=step.number,
                    player=None if line is None else found.names.index(line.name),
                    text=None if line is None else line.text,
                    table=shown,
                )
            )
    header = ReplayHeader(
        version=found.version,
        boxes=found.boxes,
        mode=found.mode,
        rulebook=found.rulebook,
        options=found.options,
        names=found.names,
        seed=found.seed,
        commitment=commitment(found.seed),
        steps=len(found.choices),
        over=over,
    )
    return Replay(header=header, turns=turns, start=start, steps=steps)


def commitment(seed: str) -> str | None:
    """What is shown of a secret seed before the deal; None where the seed was none."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest() if len(seed) == 64 else None


__all__ = ["cards", "replay", "rule", "rules", "section", "setup"]
