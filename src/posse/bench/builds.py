"""Where the Posse to be measured comes from: as it is, without binaries, or an older revision."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from posse import version

PACKAGE: Final = Path(version.__file__).resolve().parent
BINARIES: Final = (".so", ".pyd")


class BuildError(Exception):
    """What could not be found or built: a text id, and what goes into the text."""

    def __init__(self, text: str, *, wrong_call: bool = False, **values: str | int) -> None:
        super().__init__(text, values)
        self.text = text
        self.values = values
        self.wrong_call = wrong_call


@dataclass(frozen=True)
class Build:
    """A folder that holds a package `posse`, to be put on a worker's path."""

    path: Path
    compiled: bool


def here() -> Build:
    """The Posse that is running now."""
    return Build(PACKAGE.parent, bool(binaries(PACKAGE.parent)))


def binaries(path: Path) -> list[Path]:
    """Compiled modules of the package below `path`."""
    return sorted(file for file in (path / "posse").rglob("*") if file.suffix in BINARIES)


@contextmanager
def wanted(compiled: bool | None) -> Iterator[Build]:
    """The running Posse, or on demand its compiled or its pure form."""
    build = here()
    if compiled is None or compiled == build.compiled:
        yield build
    elif compiled:
        root = repository()
        path = root / "build" / "compiled" if root else build.path
        if not binaries(path):
            raise BuildError("bench-error-not-compiled", wrong_call=True)
        yield Build(path, True)
    else:
        with tempfile.TemporaryDirectory(prefix="posse-bench-") as folder:
            leave = shutil.ignore_patterns("__pycache__", *("*" + suffix for suffix in BINARIES))
            shutil.copytree(build.path / "posse", Path(folder) / "posse", ignore=leave)
            yield Build(Path(folder), False)


def repository() -> Path | None:
    """The working copy that the running Posse lies in (`src`, `build/compiled`), or the one we stand in."""
    for folder in (*PACKAGE.parents, Path.cwd(), *Path.cwd().parents):
        if (folder / ".git").exists() and (folder / "src" / "posse").is_dir():
            return folder
    return None


def git(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)


def commit_of(revision: str) -> tuple[Path, str]:
    """The repository and the full name of a commit in it."""
    root = repository()
    if root is None or shutil.which("git") is None:
        raise BuildError("bench-error-no-repository", wrong_call=True)
    found = git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}")
    if found.returncode != 0:
        raise BuildError("bench-error-no-revision", wrong_call=True, revision=revision)
    return root, found.stdout.strip()


@contextmanager
def checked_out(root: Path, commit: str, compiled: bool) -> Iterator[Build]:
    """That commit in a worktree of its own, built like ours; nothing of it is left afterwards."""
    with tempfile.TemporaryDirectory(prefix="posse-bench-") as folder:
        tree = Path(folder) / "tree"
        try:
            added = git(root, "worktree", "add", "--detach", "--force", str(tree), commit)
            if added.returncode != 0:
                raise BuildError("bench-error-checkout", revision=commit[:10], reason=last_line(added.stderr))
            yield compile_in(tree, commit) if compiled else Build(tree / "src", False)
        finally:
            git(root, "worktree", "remove", "--force", str(tree))
            git(root, "worktree", "prune")


def compile_in(tree: Path, commit: str) -> Build:
    """Compiles the engine of a working copy, with the tools of this environment."""
    target = tree / "build" / "compiled"
    call = [
        sys.executable,
        "setup.py",
        "-q",
        "build",
        f"--build-lib={target}",
        f"--build-temp={tree / 'temp'}",
    ]
    environment = {**os.environ, "POSSE_PURE": "0"}
    made = subprocess.run(call, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if made.returncode != 0 or not binaries(target):
        raise BuildError("bench-error-build", revision=commit[:10], reason=last_line(made.stderr))
    return Build(target, True)


def last_line(text: str) -> str:
    """What a program said last, which is where most of them say what went wrong."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "?"
