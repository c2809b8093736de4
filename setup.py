"""What `pyproject.toml` cannot say: the rulebook and the page go into the wheel, mypyc compiles the engine.

Compiled are the modules of `posse.engine`, `posse.sets` and `posse.modes`, as one group. Where that is not possible
(no C compiler, no mypyc, an error) one line says so and the package is built as pure Python: the same games, three to
four times slower. `POSSE_PURE=1` asks for the pure build; `POSSE_OPT=0` compiles quickly and badly. The page of the
table in the browser is built by `scripts/page.py`, with a Node from PyPI where the machine has none.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
COMPILED = ("engine", "sets", "modes")
PYTHON = ("__init__.py", "__main__.py", "native.py")
DATA = ("rules", "catalogue")
OWN_CALLS = "-fvisibility=hidden"  # functions of one library call each other without a detour
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}


def warn(reason: str) -> None:
    first_line = (reason.strip() or "unknown error").splitlines()[0]
    print(f"posse: not compiled ({first_line}); building pure Python, which is slower", file=sys.stderr)


def sources() -> list[str]:
    """The modules to compile. `__init__` files only hand names on and stay Python; so does `native.py`."""
    found: list[Path] = []
    for package in COMPILED:
        found += (HERE / "src" / "posse" / package).rglob("*.py")
    return [str(p.relative_to(HERE)) for p in sorted(found) if p.name not in PYTHON]


def extensions() -> list[Extension]:
    if os.environ.get("POSSE_PURE") == "1" or not BUILDING.intersection(sys.argv[1:]):
        return []
    paths = sources()
    if not paths:
        return []
    try:
        from mypyc.build import mypycify

        found: list[Extension] = mypycify(
            paths, opt_level=os.environ.get("POSSE_OPT", "3"), debug_level="0", group_name="posse_engine"
        )
        if os.name == "posix":
            for extension in found:
                extension.extra_compile_args.append(OWN_CALLS)
        return found
    except SystemExit:  # so mypyc ends when the sources do not pass mypy; it has printed why
        warn("mypyc found an error in the sources, see above")
    except Exception as error:
        warn(f"mypyc: {error}")
    return []


def page_builder() -> ModuleType:
    """`scripts/page.py`, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("posse_page", HERE / "scripts" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wanted_for_page() -> list[str]:
    """What pip has to bring for building a wheel: Node, where there is none and the page is not built yet."""
    if "egg_info" not in sys.argv[1:]:
        return []
    builder = page_builder()
    built = (builder.TARGET / "index.html").exists()
    return [builder.WHEEL] if not built and builder.needs_wheel() else []


class BuildPy(build_py):
    """Puts rulebook and catalogue beside the modules, where `posse.data` looks for them, and the page by the server."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # an editable install reads the folders of the repository
        for name in DATA:
            target = Path(self.build_lib) / "posse" / "_data" / name
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(HERE / name, target)
        self.add_page(Path(self.build_lib) / "posse" / "server" / "page")

    def add_page(self, target: Path) -> None:
        """Built for a wheel; a copy beside the compiled engine takes what is there."""
        builder = page_builder()
        if "bdist_wheel" in sys.argv[1:]:
            if not builder.build_into(target):
                print(
                    "posse: the wheel has no page for the browser (build/page.log)",
                    file=sys.stderr,
                )
        elif builder.TARGET.is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(builder.TARGET, target)


class BuildExt(build_ext):
    """All compiled or nothing compiled, and never into `src`: there it would shadow the files being edited."""

    def run(self) -> None:
        if self.inplace:
            warn("compiled files do not belong into src; `make compiled` builds them beside a copy")
            return
        try:
            super().run()
        except (Exception, SystemExit) as error:
            warn(str(error))
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildPy, "build_ext": BuildExt},
    setup_requires=wanted_for_page(),
)
