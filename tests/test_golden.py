"""Golden games and counts of options: any change of the rules shows. If it is meant: `python tests/golden/make.py`."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from posse import record
from posse.version import VERSION

HERE = Path(__file__).resolve().parent / "golden"
RECORDS = sorted(HERE.glob("*.posse"))
COUNTS: list[dict[str, Any]] = json.loads((HERE / "counts.json").read_text(encoding="utf-8"))
AGAIN = "a golden game plays differently; if that is meant: python tests/golden/make.py"


@pytest.fixture(scope="module")
def make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden_make", HERE / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_games(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = record.verify(text, any_version=True)
    old = record.read(text).version
    assert game.record().replace(f"version: {VERSION}", f"version: {old}", 1) == text, AGAIN


@pytest.mark.parametrize(
    "wanted", COUNTS, ids=lambda c: f"{c['boxes']}-{c['mode']}-{c['players']}-{c['seed']}"
)
def test_counts(make: ModuleType, wanted: dict[str, Any]) -> None:
    found = make.count(wanted["boxes"], wanted["players"], wanted["mode"], wanted["seed"])
    assert found == wanted, AGAIN


def test_there_are_some() -> None:
    assert len(RECORDS) >= 5
    assert len(COUNTS) >= 20
