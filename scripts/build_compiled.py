"""Makes `build/compiled`: a copy of the package with the compiled engine beside it. `src` stays untouched.

The engine is compiled again only when its own sources changed; anything else is copied. Where compiling is not
possible the reason is said in one line, and `build/compiled` is not there: then Posse runs from `src`.
`build/compiled.status` holds the outcome in one word: compiled, impossible (no compiler) or failed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
FRESH = BUILD / "compiled.new"
KEY = BUILD / "compiled.key"
LOG = BUILD / "compile.log"
STATUS = BUILD / "compiled.status"


def say(text: str) -> None:
    print(text, flush=True)


def has_compiler() -> bool:
    """A C compiler that knows this Python's headers."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    for program in ([*command], ["cc"], ["gcc"], ["clang"]):
        if shutil.which(program[0]) is None:
            continue
        with tempfile.TemporaryDirectory() as folder:
            probe = Path(folder) / "probe.c"
            probe.write_text("#include <Python.h>\n")
            include = f"-I{sysconfig.get_path('include')}"
            call = [*program, include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
            if subprocess.run(call, capture_output=True, check=False).returncode == 0:
                return True
    return sys.platform == "win32"  # there setuptools finds the compiler; setup.py falls back by itself


def install_tools() -> bool:
    """mypyc and a new enough setuptools, into the environment this runs in."""
    if importlib.util.find_spec("mypyc") is not None and setuptools_version() >= 77:
        return True
    ask = [sys.executable, str(ROOT / "scripts" / "requirements.py"), "build"]
    listed = subprocess.run(ask, capture_output=True, text=True, check=True)
    say("installing the compiler of Python code (mypyc) …")
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    return subprocess.run([*pip, *listed.stdout.split("\n")[:-1]], check=False).returncode == 0


def setuptools_version() -> int:
    code = "import setuptools; print(setuptools.__version__.split('.')[0])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return int(answer.stdout) if answer.stdout.strip().isdigit() else 0


def key_of_sources() -> str:
    """Changes whenever the engine has to be compiled again."""
    digest = hashlib.sha256()
    versions = "import mypy.version, setuptools; print(mypy.version.__version__, setuptools.__version__)"
    digest.update(subprocess.run([sys.executable, "-c", versions], capture_output=True, check=False).stdout)
    digest.update(f"{sys.version} {sys.executable} {os.environ.get('POSSE_OPT')}".encode())
    files = [ROOT / "setup.py"]
    for package in ("engine", "sets", "modes"):
        files += sorted((ROOT / "src" / "posse" / package).rglob("*.py"))
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def binaries(folder: Path) -> list[Path]:
    return sorted(p for p in folder.rglob("*") if p.suffix in (".so", ".pyd"))


def build(pure: bool) -> bool:
    """Runs the build of setup.py into a fresh folder."""
    shutil.rmtree(FRESH, ignore_errors=True)
    environment = {**os.environ, "POSSE_PURE": "1" if pure else "0"}
    call = [
        sys.executable,
        "setup.py",
        "-q",
        "build",
        f"--build-lib={FRESH}",
        f"--build-temp={BUILD / 'temp'}",
    ]
    with LOG.open("w") as log:
        done = subprocess.run(call, cwd=ROOT, env=environment, stdout=log, stderr=log, check=False)
    return done.returncode == 0


def swap() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    FRESH.rename(TARGET)


def end(status: str, sentence: str = "") -> int:
    if status != "compiled":
        for folder in (TARGET, FRESH):
            shutil.rmtree(folder, ignore_errors=True)
        KEY.unlink(missing_ok=True)
    STATUS.write_text(status + "\n")
    if sentence:
        say(sentence)
    return 0


def main() -> int:
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    pure = "the engine runs as pure Python, three to four times slower"
    if os.environ.get("POSSE_PURE") == "1":
        return end("impossible", f"POSSE_PURE=1: {pure}")
    if not has_compiler():
        return end("impossible", f"no C compiler with the headers of Python found: {pure}")
    if not install_tools():
        return end("failed", f"mypyc could not be installed: {pure}")
    key = key_of_sources()
    if KEY.exists() and KEY.read_text() == key and binaries(TARGET) and build(pure=True):
        for file in binaries(TARGET):
            place = FRESH / file.relative_to(TARGET)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, place)
        swap()
        return end("compiled")
    say("compiling the engine (once, a minute or two) …")
    begun = time.monotonic()
    if not build(pure=False) or not binaries(FRESH):
        say(LOG.read_text()[-3000:].rstrip())
        return end("failed", f"compiling failed (build/compile.log): {pure}")
    swap()
    KEY.write_text(key)
    return end("compiled", f"compiled in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
