"""Other programs to be measured beside us: installed into a folder of their own, used again the next time."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from posse.bench.builds import last_line


@dataclass(frozen=True)
class Peer:
    """A program of the same kind: what it is called, where pip finds it, what drives it."""

    id: str
    name: str
    package: str
    driver: str
    extra: tuple[str, ...] = ()  # further ways to drive it


PEERS: Final = (
    Peer("hearts", "OpenSpiel hearts", "open_spiel", "hearts", ("bare", "textbook")),
    Peer("chess", "python-chess", "chess", "chess_boards"),
    Peer("catan", "Catanatron", "catanatron", "catan_games"),
)


def cache_folder() -> Path:
    """Where this system keeps what a program can fetch again."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "posse"


def environment_folder() -> Path:
    """The environment of the peers; one for each version of Python."""
    return cache_folder() / "peers" / f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"


def python_of(folder: Path) -> Path:
    if sys.platform == "win32":
        return folder / "Scripts" / "python.exe"
    return folder / "bin" / "python"


def install(peer: Peer, folder: Path) -> tuple[Path, str]:
    """The Python in which the peer can be imported, and what went wrong (empty if nothing)."""
    python = python_of(folder)
    marker = folder / f"{peer.id}.installed"
    if marker.exists() and python.exists():
        return python, ""
    try:
        if not python.exists():
            folder.mkdir(parents=True, exist_ok=True)
            venv.create(folder, with_pip=True, symlinks=sys.platform != "win32")
        call = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", peer.package]
        made = subprocess.run(call, capture_output=True, text=True, check=False)
    except (OSError, subprocess.CalledProcessError) as error:
        return python, str(error)
    if made.returncode != 0:
        return python, last_line(made.stderr)
    marker.touch()
    return python, ""
