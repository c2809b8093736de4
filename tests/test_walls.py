"""Who may import whom. `lint-imports` holds the layers; here is what it cannot say: the standard library alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parent.parent / "src"

#: package -> beginnings of what it may import besides the standard library
ALLOWED = {
    "posse/engine": ("posse.engine",),
    "posse/sets": ("posse.engine", "posse.sets"),
    "posse/modes": ("posse.engine", "posse.sets", "posse.modes"),
}


def imports(file: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


def is_under(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("folder", ALLOWED)
def test_walls(folder: str) -> None:
    for file in sorted((SRC / folder).rglob("*.py")):
        for line, module in imports(file):
            known = module.partition(".")[0] in sys.stdlib_module_names
            assert known or is_under(module, ALLOWED[folder]), (
                f"{file.relative_to(SRC)}:{line} imports {module}"
            )
