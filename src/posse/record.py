"""The record: a whole game as a text that people read. Set-up, seed and choices determine everything else.

    posse record 1
    version: 0.1.0
    boxes: base
    mode: standard
    rulebook: compendium
    seed: 7
    names: ann bob cy dan

    -- turn 1: bob
    bob: bang[5C] > cy
    cy: missed[2S]
    ...
    -- end after 23 turns: law, won by bob dan

A secret seed (64 hex digits) is followed by `commitment:`, the SHA-256 of its 32 bytes, which the table showed before
the deal. Lines that begin with `--` mark turns and the end, those with `#` are remarks; blank lines do not count.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from posse import modes
from posse.deal import commitment, new_game, option_specs, seed_text, start_game
from posse.engine import recorder as rec
from posse.engine.decision import IllegalMove
from posse.engine.notation import find_option, option_text, tidy
from posse.engine.setup import SetupError, read_options
from posse.engine.words import UNDO
from posse.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

    from posse.engine.game import Game

FORMAT: Final = 1
FIRST_LINE: Final = f"posse record {FORMAT}"
KEYS: Final = (
    "version",
    "boxes",
    "mode",
    "rulebook",
    "options",
    "seed",
    "commitment",
    "names",
    "sheriff",
    "kept",
)
ABOUT: Final = {  # of which line of the header the deal complains, by a word of its sentence
    "rulebook": "rulebook", "options": "option", "seed": "seed", "mode": "mode", "boxes": "box", "names": "players",
}  # fmt: skip
NEEDED: Final = ("version", "boxes", "mode", "rulebook", "seed", "names")
MOST_CHARACTERS: Final = 20_000_000
MOST_LINE: Final = 4_000
TURN: Final = re.compile(r"turn (\d{1,9}): (\S+)")
END: Final = re.compile(r"end\b.*")


class RecordError(ValueError):
    """A text that is no record, or a record that no game fits; `line` is the first line that does not, 0 = none."""

    def __init__(self, sentence: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.sentence = sentence
        self.line = line


class OtherVersionError(RecordError):
    """A record of another version: its lines can be shown, and perhaps not be played."""


class Line:
    """One line after the header: a choice, a turn that begins, the end, or a remark."""

    def __init__(self, number: int, kind: str, name: str, text: str) -> None:
        self.number = number
        self.kind = kind  # choice, turn, end, remark
        self.name = name  # of the player
        self.text = text
        self.turn = 0

    def __str__(self) -> str:
        return f"{self.name}: {self.text}" if self.kind == "choice" else f"-- {self.text}"


class Record:
    """A record as it stands, not yet played."""

    def __init__(self) -> None:
        self.version = ""
        self.boxes: list[str] = []
        self.mode = ""
        self.rulebook = ""
        self.options: dict[str, str] = {}
        self.seed = ""
        self.commitment = ""
        self.names: list[str] = []
        self.sheriff = ""
        self.kept: dict[str, str] = {}
        self.lines: list[Line] = []
        self.header_line: dict[str, int] = {}

    @property
    def choices(self) -> list[Line]:
        return [line for line in self.lines if line.kind == "choice"]

    @property
    def is_of_this_version(self) -> bool:
        return self.version == VERSION


class Step:
    """One choice of a record, made: `game` is the game after it (the same object at every step)."""

    def __init__(self, number: int, line: Line | None, game: Game) -> None:
        self.number = number  # 0 is the deal
        self.line = line
        self.game = game


# -- writing ----------------------------------------------------------------------------------------------------------


def record(game: Game) -> str:
    """The game so far as a text. It needs its history: a copy, a situation or a snapshot has none."""
    setup = game.setup
    if game.recorder is None:
        raise RecordError(
            "a game without its history (a copy, a snapshot) has no record: record the game itself"
        )
    if not setup.seed:
        raise RecordError("a situation was not dealt from a seed, so it has no record")
    lines = [FIRST_LINE, f"version: {VERSION}", f"boxes: {' '.join(setup.boxes)}", f"mode: {setup.mode}"]
    lines.append(f"rulebook: {setup.rulebook}")
    usual = read_options(option_specs(), setup.rulebook, None)
    changed = [f"{name}={value}" for name, value in sorted(setup.options.items()) if usual.get(name) != value]
    if changed:
        lines.append(f"options: {' '.join(changed)}")
    lines.append(f"seed: {setup.seed}")
    if shown := commitment(setup.seed):
        lines.append(f"commitment: {shown}")
    lines.append(f"names: {' '.join(setup.names)}")
    if setup.sheriff >= 0:
        lines.append(f"sheriff: {setup.names[setup.sheriff]}")
    if setup.kept:
        kept = [f"{setup.names[game.owner[seat]]}={id}" for seat, id in sorted(setup.kept.items())]
        lines.append(f"kept: {' '.join(kept)}")
    lines += ["", "-- dealt"]
    again = start_game(setup, modes.MODES[setup.mode])
    assert again.recorder is not None
    told = 0
    for seat, code in game.recorder.choices:
        if again.asked != seat or code not in again.codes:
            raise RecordError(
                "the history of this game does not lead to where it is: it was changed from outside"
            )
        told = _mark_turns(again, told, lines)
        lines.append(f"{setup.names[again.owner[seat]]}: {option_text(again, code)}")
        again.answer(code)
    _mark_turns(again, told, lines)
    if again.over:
        lines.append(f"-- {end_text(again)}")
    return "\n".join(lines) + "\n"


def _mark_turns(game: Game, told: int, lines: list[str]) -> int:
    for number, name in _turns(game, told):
        lines.append(f"-- turn {number}: {name}")
    return _told(game)


def _told(game: Game) -> int:
    assert game.recorder is not None
    return len(game.recorder.events)


def _turns(game: Game, told: int) -> list[tuple[int, str]]:
    """The turns that have begun since: number and player."""
    assert game.recorder is not None
    return [
        (event.number, game.setup.names[game.owner[event.seat]])
        for event in game.recorder.events[told:]
        if isinstance(event, rec.TurnStarted)
    ]


def end_text(game: Game) -> str:
    """The last line of a game that is over."""
    result = game.result
    assert result is not None
    turns = f"{result.turns} turn" + ("" if result.turns == 1 else "s")
    return f"end after {turns}: {result.side}, won by {' '.join(result.winners) or 'nobody'}"


# -- reading ----------------------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The header and the lines, without playing them."""
    if not isinstance(text, str):
        raise RecordError(f"a record is a text, not {type(text).__name__}")
    if len(text) > MOST_CHARACTERS:
        raise RecordError(f"this is no record: it is longer than {MOST_CHARACTERS // 1_000_000} MB")
    found = Record()
    in_header = True
    begun = False
    for number, raw in enumerate(re.split(r"\r\n|\n|\r", text), 1):
        if len(raw) > MOST_LINE:
            raise RecordError("this line is too long for a record", number)
        line = raw.strip().lstrip("\ufeff")
        if not line or line.startswith("#"):
            continue
        if not begun:
            _first_line(line, number)
            begun = True
        elif in_header and not line.startswith("--") and line.partition(":")[0].strip() in KEYS:
            _header_line(found, line, number)
        else:
            if in_header:
                in_header = False
                _check_header(found, number)
            found.lines.append(_line(found, line, number))
    if not begun:
        raise RecordError(f"this is no record: it is empty, where the first line should be {FIRST_LINE!r}")
    if in_header:
        _check_header(found, 0)
    return found


def _first_line(line: str, number: int) -> None:
    if line == FIRST_LINE:
        return
    other = re.fullmatch(r"posse record (\d{1,6})", line)
    if other:
        raise RecordError(
            f"this is a record of format {other[1]}; this Posse ({VERSION}) reads {FORMAT}", number
        )
    raise RecordError(f"this is no record of Posse: it does not begin with {FIRST_LINE!r}", number)


def _header_line(found: Record, line: str, number: int) -> None:
    key, _, value = (part.strip() for part in line.partition(":"))
    if key in found.header_line:
        raise RecordError(f"{key} stands in the header twice", number)
    found.header_line[key] = number
    words = value.split()
    if key == "boxes":
        found.boxes = words
    elif key == "names":
        found.names = words
    elif key in ("options", "kept"):
        pairs = found.options if key == "options" else found.kept
        for word in words:
            name, equals, given = word.partition("=")
            if not equals or not name or not given or name in pairs:
                raise RecordError(f"{key} are written name=value, each once, not {word!r}", number)
            pairs[name] = given
    elif key == "version":
        found.version = value
    elif key == "mode":
        found.mode = value
    elif key == "rulebook":
        found.rulebook = value
    elif key == "seed":
        found.seed = value
    elif key == "commitment":
        found.commitment = value.lower()
    else:
        found.sheriff = value


def _check_header(found: Record, number: int) -> None:
    for key in NEEDED:
        if key not in found.header_line:
            raise RecordError(f"the header lacks {key}", number)


def _line(found: Record, line: str, number: int) -> Line:
    if line.startswith("--"):
        text = line[2:].strip()
        turn = TURN.fullmatch(text)
        if turn:
            mark = Line(number, "turn", turn[2], text)
            mark.turn = int(turn[1])
            return mark
        return Line(number, "end" if END.fullmatch(text) else "remark", "", text)
    name, colon, text = (part.strip() for part in line.partition(":"))
    if not colon or not text:
        raise RecordError(f"a choice is written 'ann: bang[5C] > bob', not {_short(line)!r}", number)
    if name not in found.names:
        raise RecordError(f"there is no player {_short(name)!r}; there are {', '.join(found.names)}", number)
    return Line(number, "choice", name, text)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


# -- playing ----------------------------------------------------------------------------------------------------------


def replay(text: str, until: int | None = None, any_version: bool = False) -> Game:
    """The same game again, after its first `until` choices (all of them, if not given)."""
    for step in steps(text, any_version):
        if until is not None and step.number >= until:
            break
    return step.game


def steps(text: str, any_version: bool = False) -> Iterator[Step]:
    """Play a record choice by choice, the deal first. `RecordError` at the first line that does not fit."""
    return play(read(text), any_version)


def play(found: Record, any_version: bool = False) -> Iterator[Step]:
    """The same for a record that was read already."""
    if not found.is_of_this_version and not any_version:
        raise OtherVersionError(
            f"this is a record of Posse {_short(found.version)}, and this is Posse {VERSION}: its lines can be shown, "
            "but the same choices may be another game here",
            found.header_line["version"],
        )
    game = deal(found)
    waiting = _turns(game, 0)
    told = _told(game)
    yield Step(0, None, game)
    number = 0
    ended = False
    for line in found.lines:
        if ended and line.kind != "remark":
            raise RecordError("the game is over, and nothing comes after its end", line.number)
        if line.kind == "choice":
            _choose(game, line)
            number += 1
            waiting += _turns(game, told)
            told = _told(game)
            yield Step(number, line, game)
        elif line.kind == "turn":
            mark = (line.turn, line.name)
            if mark not in waiting:
                raise RecordError(f"turn {line.turn} of {_short(line.name)} does not begin here", line.number)
            del waiting[: waiting.index(mark) + 1]
        elif line.kind == "end":
            ended = True
            if not game.over:
                asked = game.setup.names[game.owner[game.asked]]
                raise RecordError(f"this says that the game is over, but {asked} is asked", line.number)
            if line.text != end_text(game):
                raise RecordError(
                    f"this says {_short(line.text)!r}, but the choices lead to {end_text(game)!r}",
                    line.number,
                )


def deal(found: Record) -> Game:
    """The game of a header, before its first choice."""
    if found.commitment:
        check_commitment(found, found.commitment, found.header_line["commitment"])
    try:
        names = found.names
        for key, value in (("sheriff", found.sheriff), *(("kept", name) for name in found.kept)):
            if value and value not in names:
                raise RecordError(f"there is no player {_short(value)!r}", found.header_line[key])
        return new_game(
            len(names),
            found.boxes,
            found.mode,
            found.rulebook,
            found.options,
            names,
            seed_text(found.seed),
            sheriff=names.index(found.sheriff) if found.sheriff else -1,
            kept={names.index(name): id for name, id in found.kept.items()},
            unfinished=True,
        )
    except SetupError as error:
        key = next((key for key, word in ABOUT.items() if word in str(error)), "")
        line = found.header_line.get(key, 0)
        raise RecordError(f"this game cannot be dealt: {error}", line) from None


def check_commitment(found: Record, shown: str, line: int = 0) -> None:
    """Was this game dealt from the seed that was committed to? `shown` is what stood at the table before the deal."""
    try:
        own = commitment(seed_text(found.seed))
    except SetupError as error:
        raise RecordError(str(error), found.header_line["seed"]) from None
    if not own:
        raise RecordError(
            f"this game was dealt from the number {_short(found.seed)}, which nobody committed to", line
        )
    if shown.strip().lower() != own:
        raise RecordError(
            f"this game was not dealt from the seed that was committed to: the commitment is {shown.strip()[:64]}, "
            f"and the seed of the record has {own}",
            line,
        )


def _choose(game: Game, line: Line) -> None:
    if game.asked < 0:
        raise RecordError(f"the game is over, and {line.name} chooses nothing any more", line.number)
    asked = game.setup.names[game.owner[game.asked]]
    if asked != line.name:
        raise RecordError(f"{asked} is asked here, not {line.name}; possible: {_possible(game)}", line.number)
    if find_option(game, tidy(line.text)) == [UNDO]:
        raise RecordError("what was taken back does not stand in a record", line.number)
    try:
        game.choose(line.text)
    except IllegalMove as error:
        raise RecordError(str(error), line.number) from None


def _possible(game: Game) -> str:
    texts = [option_text(game, code) for code in game.codes]
    return ", ".join(texts[:12]) + (f" and {len(texts) - 12} more" if len(texts) > 12 else "")


def verify(text: str, any_version: bool = False, shown: str = "") -> Game:
    """The game of a whole record: every line fits, and it goes on to the end. `RecordError` says what is missing.

    `shown`: the commitment that was seen before the deal, if it is to be the game dealt from that seed.
    """
    found = read(text)
    if shown:
        check_commitment(found, shown)
    game = replay(text, any_version=any_version)
    if not game.over:
        asked = game.setup.names[game.owner[game.asked]]
        raise RecordError(
            f"the record stops before the game is over: after {len(found.choices)} choices {asked} is asked"
        )
    if not any(line.kind == "end" for line in found.lines):
        raise RecordError("the record is whole but for its last line, which says how the game ended")
    return game


rec.WRITERS[:] = [record]

__all__ = [
    "Line", "OtherVersionError", "Record", "RecordError", "Step", "check_commitment", "end_text", "play", "read",
    "record", "replay", "steps", "verify",
]  # fmt: skip
