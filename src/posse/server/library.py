"""What the page looks up: how a game can be set up, all cards, the rulebook, records choice by choice.

All of it is asked of the engine, the catalogue and the rulebook; nothing is listed here a second time.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from posse import catalogue, modes, record, rulebook, sets
from posse.bots import BOTS
from posse.catalogue import Kind, Thing
from posse.deal import DEFAULT_MODES
from posse.engine import recorder as rec
from posse.engine.cards import BOXES
from posse.engine.notation import find_option, tidy
from posse.engine.setup import OFF_ON, RULEBOOKS, OptionSpec
from posse.i18n import Locale, message_id
from posse.modes.standard import STANDARD_MODE
from posse.server import protocol
from posse.server.tables import table
from posse.telling import log, options
from posse.telling.message import Message
from posse.telling.names import EVERYTHING
from posse.telling.story import Story, story
from posse.version import full_version

if TYPE_CHECKING:
    from posse.engine.game import Game

MOST_FOUND: Final = 100  # statements and rulings that a search gives
MOST_STEPS: Final = 200  # choices of a record in one answer
#: where roles are spoken of, and the roles of those who play on as shadows
ROLES: Final = ("SETUP-GOAL", "SETUP-ROLE", "DEATH-REWARD", "DEATH-PENALTY", "WIN")
SHADOWS: Final = ("SHADOW",)
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
    usual: protocol.Settings  # what holds where nothing is said
    release: str


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
        usual=protocol.Settings(),
        release=full_version(),
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


def rules(lang: str, query: str = "", thing: str = "") -> RulesFound:
    """By id or its beginning, by the name of a card in that language, or by words; or all about one thing, by the id
    of its text (card-bang, role-sheriff)."""
    query = query.strip()[:200]
    if thing:
        return _about(thing)
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


def _about(text: str) -> RulesFound:
    """The statements of a thing, and the rulings on them; of a role, which has no statements of its own, those that
    name it."""
    found = [one for one in catalogue.things() if one.in_rules and message_id(one.kind, one.id) == text]
    if found:
        statements = rulebook.about(found[0])
    else:
        role = text.removeprefix("role-shadow-").removeprefix("role-")
        statements = [
            s
            for beginning in (SHADOWS if text.startswith("role-shadow-") else ROLES)
            for s in rulebook.by_prefix(beginning)
            if text.startswith("role-") and role and role in s.text.casefold()
        ]
    return RulesFound(
        query="",
        things=[text] if statements else [],
        statements=[_statement(s) for s in statements[:MOST_FOUND]],
        rulings=[_ruling(r) for r in rulebook.rulings_on(*(s.id for s in statements))] if statements else [],
        chapters=[],
        more=max(len(statements) - MOST_FOUND, 0),
    )


def _named(query: str, t: Locale) -> list[Thing]:
    """The things with just that name, in the catalogue or in the texts of the game."""
    wanted = catalogue.plain(query)
    return [
        thing
        for thing in catalogue.things()
        if thing.in_rules
        and wanted
        in {catalogue.plain(name) for name in (*thing.names, thing.id, t.name(thing.kind, thing.id))}
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


@cache
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


@cache
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
    commitment: str | None  # as the record has it: what was shown before the deal
    steps: int  # choices
    over: bool


class TurnMark(msgspec.Struct, kw_only=True):
    """Where a turn begins on the line of choices: after the first `at` of them."""

    at: int
    turn: int
    seat: int


class Moment(msgspec.Struct, kw_only=True):
    """Something big: what it was, and after which choice it stands on the table."""

    at: int
    kind: Literal["out", "back", "blast", "event", "turning"]
    seat: int | None
    text: Message


class ReplayStep(msgspec.Struct, kw_only=True):
    at: int  # 0 is the deal
    player: int | None  # whose choice it was
    text: str | None  # its notation; none where the viewer may not know it
    label: Message | None  # the same in words
    table: protocol.Table


class Replay(msgspec.Struct, kw_only=True):
    """A part of a game, and what its whole course looks like."""

    header: ReplayHeader
    turns: list[TurnMark]
    moments: list[Moment]
    lives: list[list[int]]  # after each choice: the life of each seat, 0 of those who are out
    owners: list[int]  # by seat: its player
    story: Story | None  # if the game is over
    start: int
    steps: list[ReplayStep]


BIG: Final[dict[type[rec.Event], Literal["out", "back", "blast", "event"]]] = {
    rec.Eliminated: "out", rec.Returned: "back", rec.Exploded: "blast", rec.EventTurned: "event",
}  # fmt: skip


def replay(text: str, start: int = 0, count: int = 50, viewer: int | None = EVERYTHING) -> Replay:
    """A record, with everything open or as one player saw it: the table after each of `count` choices from `start`
    on; 0 is the deal.

    The first of them comes with all entries up to there. `RecordError` at the first line that does not fit.
    """
    found = record.read(text)
    if viewer is not EVERYTHING and viewer >= len(found.names):
        raise record.RecordError(f"there are {len(found.names)} players, and none of them is number {viewer}")
    choices = found.choices
    count = max(min(count, MOST_STEPS), 0)
    steps: list[ReplayStep] = []
    turns: list[TurnMark] = []
    moments: list[Moment] = []
    lives: list[list[int]] = []
    ends: list[int] = []  # by choice: how much had happened after it
    told = sent = 0
    game: Game | None = None
    label: Message | None = None
    for step in record.play(found):
        game = step.game
        assert game.recorder is not None
        happened = game.recorder.events
        for event in happened[told:]:
            if isinstance(event, rec.TurnStarted):
                turns.append(TurnMark(at=step.number, turn=event.number, seat=event.seat))
            elif kind := BIG.get(type(event)):
                words = log.tell(event, game, viewer)
                if words is not None:
                    seat = getattr(event, "seat", None)
                    moments.append(Moment(at=step.number, kind=kind, seat=seat, text=words))
        told = len(happened)
        ends.append(told)
        lives.append([max(game.life[s], 0) if game.here[s] else 0 for s in range(game.seats)])
        if start <= step.number < start + count:
            shown = table(game, viewer=viewer, seen=sent, number=1, whole=not steps)
            sent = told
            line = step.line
            player = None if line is None else found.names.index(line.name)
            known = line is not None and viewer in (EVERYTHING, player)
            steps.append(
                ReplayStep(
                    at=step.number,
                    player=player,
                    text=line.text if known and line is not None else None,
                    label=label if known else None,
                    table=shown,
                )
            )
        coming = step.number + 1
        if start <= coming < start + count and coming <= len(choices):
            codes = find_option(game, tidy(choices[coming - 1].text))
            label = options.label(game, codes[0]) if len(codes) == 1 else None
    assert game is not None
    ended = story(game) if game.over else None
    if ended is not None and ended.turning_point is not None and ended.turning_text is not None:
        at = next(n for n, end in enumerate(ends) if end > ended.turning_point)
        moments.append(Moment(at=at, kind="turning", seat=None, text=ended.turning_text))
        moments.sort(key=lambda moment: moment.at)
    header = ReplayHeader(
        version=found.version,
        boxes=found.boxes,
        mode=found.mode,
        rulebook=found.rulebook,
        options=found.options,
        names=found.names,
        seed=found.seed,
        commitment=found.commitment or None,
        steps=len(found.choices),
        over=bool(game.over),
    )
    return Replay(
        header=header,
        turns=turns,
        moments=moments,
        lives=lives,
        owners=list(game.owner),
        story=ended,
        start=start,
        steps=steps,
    )


__all__ = ["cards", "replay", "rule", "rules", "section", "setup"]
