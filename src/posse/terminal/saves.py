"""Games in files: saved after every choice, resumed after a crash, kept when damaged, put away when over."""

from __future__ import annotations

import contextlib
import json
import os
import time
from dataclasses import asdict
from pathlib import Path
from typing import Final

from posse.bots import BOTS
from posse.folders import data_home
from posse.record import record, replay
from posse.terminal.session import Plan, Session

ENDING: Final = ".posse"
KEPT: Final = 100  # finished games
MARK: Final = "# posse terminal "


class DamagedSave(ValueError):
    """A saved game that cannot be read; it was put aside as `kept`."""

    def __init__(self, kept: Path) -> None:
        super().__init__(f"the saved game cannot be read; it is kept as {kept}")
        self.kept = kept


def data_folder() -> Path:
    """Where saved games lie."""
    return data_home() / "games"


def new_path() -> Path:
    """A file for a game that begins now."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return data_folder() / f"{stamp}-{os.getpid()}{ENDING}"


def latest() -> Path | None:
    """The game that was saved last and is not over."""
    found = [path for path in data_folder().glob(f"*{ENDING}") if path.is_file()]
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


# -- writing and reading ----------------------------------------------------------------------------------------------


def save(session: Session, path: Path) -> None:
    """Write the game, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(to_text(session), encoding="utf-8")
    part.replace(path)


def finish(path: Path) -> None:
    """The game is over: it is no longer there to be resumed, but not lost."""
    folder = path.parent / "finished"
    with contextlib.suppress(OSError):
        folder.mkdir(exist_ok=True)
        path.replace(folder / path.name)
        for old in sorted(folder.glob(f"*{ENDING}"))[:-KEPT]:
            old.unlink()


def load(path: Path) -> Session:
    """Go on with a saved game; a damaged one is put aside."""
    try:
        return from_text(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError, AssertionError):
        kept = path.with_suffix(".damaged")
        with contextlib.suppress(OSError):
            path.replace(kept)
        raise DamagedSave(kept) from None


def to_text(session: Session) -> str:
    """A record, with a remark on who sits where: `posse replay` reads it too."""
    head = {"you": session.you, "bots": session.bots, "plan": asdict(session.plan)}
    return f"{MARK}{json.dumps(head, ensure_ascii=False)}\n{record(session.game)}"


def from_text(text: str) -> Session:
    first, _, _ = text.partition("\n")
    if not first.startswith(MARK):
        raise ValueError("no game of the terminal table")
    head = json.loads(first.removeprefix(MARK))
    given = head["plan"]
    plan = Plan(**{**given, "boxes": tuple(given["boxes"]), "bots": tuple(given["bots"])})
    game = replay(text, any_version=True)
    bots = [str(bot) for bot in head["bots"]]
    you = int(head["you"])
    players = len(game.setup.names)
    if not 0 <= you < players or len(bots) != players or any(bot and bot not in BOTS for bot in bots):
        raise ValueError("other players than the game has")
    return Session(game, you, bots, plan)
