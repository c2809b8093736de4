"""A moment of a game as one JSON text, mid-decision included: `dump` writes it, `load` goes on from it identically.

What belongs in it is named elsewhere: `posse.engine.state.PLAIN`, and `FIELDS` of every frame. Everything else is
derived. Cards and rules are numbers, so a snapshot fits the build that wrote it; records (`posse.record`) fit longer.
History is no part of it.
"""

from __future__ import annotations

import hashlib
import inspect
import itertools
import json
from functools import cache
from typing import TYPE_CHECKING, Final

from posse import modes
from posse.deal import furnish, option_specs
from posse.engine.cards import CARD_ID, RULES
from posse.engine.core import Frame
from posse.engine.game import Game
from posse.engine.setup import Setup, check_names, read_options
from posse.engine.state import PLAIN
from posse.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

FORMAT: Final = 1
DIGITS: Final = 16  # of a fingerprint


class SnapshotError(ValueError):
    """The text is no snapshot, not a whole one, or not one of this version; the sentence says which."""


def dump(game: Game) -> str:
    """Everything that makes this moment different from another, as one line of JSON."""
    content: dict[str, object] = {
        "posse": VERSION,
        "format": FORMAT,
        "numbers": numbering(),
        "setup": _setup_data(game.setup),
        "secret": game.secret.hex(),
        "state": _state_data(game),
        "stack": [[type(frame).__name__, _fields(frame)] for frame in game.stack],
    }
    return _canonical({**content, "check": _digest(_canonical(content))})


def load(text: str) -> Game:
    """The game of a snapshot, without its history; `SnapshotError` says in one sentence what is wrong with it."""
    content = _read(text)
    try:
        return _build(content)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise SnapshotError("the snapshot holds something that no game can hold") from error


def fingerprint(game: Game) -> str:
    """A short hash of the position: the same for two games that go on in the same way, whatever their history."""
    position = [
        _setup_data(game.setup),
        game.secret.hex(),
        _state_data(game),
        [[type(frame).__name__, _fields(frame)] for frame in game.stack],
    ]
    return _digest(_canonical(position))


# -- writing ----------------------------------------------------------------------------------------------------------


def _canonical(content: object) -> str:
    return json.dumps(content, ensure_ascii=True, separators=(",", ":"), sort_keys=True)


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=DIGITS // 2).hexdigest()


def _plain(value: object) -> object:
    """Dicts with numbers as keys become sorted pairs; everything else JSON can hold."""
    return sorted(value.items()) if isinstance(value, dict) else value


def _state_data(game: Game) -> dict[str, object]:
    return {name: _plain(getattr(game, name)) for name in PLAIN}


def _fields(frame: Frame) -> dict[str, object]:
    return {name: _plain(getattr(frame, name)) for name in frame.FIELDS}


def _setup_data(setup: Setup) -> dict[str, object]:
    return {
        "names": setup.names,
        "boxes": setup.boxes,
        "mode": setup.mode,
        "rulebook": setup.rulebook,
        "options": setup.options,
        "seed": setup.seed,
        "sheriff": setup.sheriff,
        "kept": sorted(setup.kept.items()),
    }


@cache
def numbering() -> str:
    """What the numbers of cards and rules mean in this build."""
    return _digest(repr([rule.id for rule in RULES]) + repr(sorted(CARD_ID.items())))


# -- reading ----------------------------------------------------------------------------------------------------------


def _read(text: str) -> dict[str, object]:
    if not isinstance(text, str) or not text.strip():
        raise SnapshotError("a snapshot is a JSON text, and this one is empty")
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise SnapshotError("the snapshot is no JSON text, or only a part of one") from None
    if not isinstance(content, dict) or "posse" not in content or "check" not in content:
        raise SnapshotError("this JSON text is no snapshot of a game of Posse")
    check = content.pop("check")
    if content.get("format") != FORMAT:
        raise SnapshotError(f"the snapshot has format {content.get('format')!r}; this Posse reads {FORMAT}")
    if check != _digest(_canonical(content)):
        raise SnapshotError("the snapshot was changed after it was written: its check sum does not match")
    if content.get("numbers") != numbering():
        raise SnapshotError(
            f"the snapshot is of Posse {content['posse']} with other cards than this one ({VERSION}) has"
        )
    return content


def _dict(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError("no dict")
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("no list")
    return value


def _int(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -(1 << 61) < value < 1 << 61:
        raise TypeError("no number that a game holds")
    return value


def _str(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _build(content: dict[str, object]) -> Game:
    setup = _setup(_dict(content["setup"]))
    mode = modes.MODES[setup.mode]
    game = Game(setup, mode, mode.owners(len(setup.names)))
    game.blank()
    game.secret = bytes.fromhex(_str(content["secret"]))
    state = _dict(content["state"])
    for name in PLAIN:
        blank = getattr(game, name)
        value = _like(state[name], blank)
        if name in SIZED and isinstance(value, (list, tuple)) and len(value) != len(blank):
            raise TypeError(f"{name} has not one entry for each")
        setattr(game, name, value)
    game.stack = [_frame(_list(entry)) for entry in _list(content["stack"])]
    game.quelled = sum(frame.quells() >= 0 for frame in game.stack)
    stirred = game.stirred
    game.refresh_all()
    game.stirred = stirred
    if game.asked >= 0 and (not game.codes or not game.stack or game.asked >= game.seats):
        raise TypeError("nobody can be asked")
    return game


SIZED: Final = frozenset(
    ("role", "role_open", "character", "second", "here", "max_life", "places", "skips", "active", "worn", "life",
     "cubes", "tables", "hands", "nuggets", "event", "event_deck", "event_past")
)  # fmt: skip


def _like(value: object, blank: object) -> object:
    """The value in the shape that the blank one has."""
    if isinstance(blank, dict):
        return dict(_pair(entry) for entry in _list(value))
    if isinstance(blank, (list, tuple)):
        nested = bool(blank) and isinstance(blank[0], (list, tuple))
        rows = [_like(entry, blank[0] if nested else 0) for entry in _list(value)]
        return tuple(rows) if isinstance(blank, tuple) else rows
    return _int(value)


def _pair(value: object) -> tuple[int, int]:
    key, number = _list(value)
    return _int(key), _int(number)


def _setup(data: dict[str, object]) -> Setup:
    names = [_str(name) for name in _list(data["names"])]
    boxes = [_str(box) for box in _list(data["boxes"])]
    rulebook = _str(data["rulebook"])
    setup = Setup(
        check_names(len(names), names),
        boxes,
        _str(data["mode"]),
        rulebook,
        read_options(option_specs(), rulebook, _dict(data["options"])),
        _str(data["seed"]),
        _int(data["sheriff"]),
        {_int(_list(entry)[0]): _str(_list(entry)[1]) for entry in _list(data["kept"])},
    )
    furnish(setup, modes.MODES[setup.mode])
    return setup


# -- frames -----------------------------------------------------------------------------------------------------------


def frame_classes() -> dict[str, type[Frame]]:
    """Every kind of frame by its name."""
    return {cls.__name__: cls for cls in _below(Frame)}


def _below(cls: type[Frame]) -> Iterator[type[Frame]]:
    for child in cls.__subclasses__():
        yield child
        yield from _below(child)


def _frame(entry: list[object]) -> Frame:
    name, data = entry
    cls = frame_classes()[_str(name)]
    fields = {key: _field(value) for key, value in _dict(data).items()}
    if set(fields) != set(cls.FIELDS):
        raise TypeError(f"other data than a {name} has")
    return make_frame(cls, fields)


def _field(value: object) -> object:
    if isinstance(value, list):
        return [_field(entry) for entry in value]
    return _int(value)


def make_frame(cls: type[Frame], fields: dict[str, object]) -> Frame:
    """A frame with these data. Compiled classes cannot be made without their arguments: those that are no field
    are tried, a number first, then a list."""
    names = list(inspect.signature(cls).parameters)
    unknown = [name for name in names if name not in fields]
    for blank in itertools.product(("number", "list"), repeat=len(unknown)):
        guess: dict[str, object] = {n: 0 if kind == "number" else [] for n, kind in zip(unknown, blank)}
        try:
            frame = cls(*(fields[name] if name in fields else guess[name] for name in names))
        except TypeError:
            continue
        for name, value in fields.items():
            setattr(frame, name, value)
        return frame
    raise TypeError(f"no {cls.__name__} can be made of this")


__all__ = ["SnapshotError", "dump", "fingerprint", "frame_classes", "load", "make_frame"]
