"""Every situation of `scenarios/` holds. One test a situation; the same as `posse check`."""

from collections import Counter
from pathlib import Path

import pytest

from posse import rulebook, scenario
from posse.scenario import ScenarioError, Situation

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "scenarios"
FILES = sorted(path for path in FOLDER.rglob("*") if path.suffix in (".yaml", ".yml"))


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


ITEMS: list[Situation | ScenarioError] = [
    item for path in FILES for item in scenario.read_file(path, shown(path))
]


def label(item: Situation | ScenarioError) -> str:
    return (
        f"{item.file}:{item.line}"
        if isinstance(item, ScenarioError)
        else f"{Path(item.file).stem}: {item.name}"
    )


@pytest.mark.parametrize("item", ITEMS, ids=label)
def test_situation(item: Situation | ScenarioError) -> None:
    outcome = scenario.run(item)
    assert outcome.error is None, str(outcome.error)
    if not outcome.held:
        where = f"{item.file}:{outcome.line}: {outcome.step}: {outcome.sentence}"
        pytest.fail("\n".join([where, *outcome.table, *outcome.options]), pytrace=False)


def test_there_are_some() -> None:
    assert len(ITEMS) >= 12


def test_every_name_stands_once_in_its_file() -> None:
    names = Counter((item.file, item.name) for item in ITEMS if isinstance(item, Situation))
    assert [where for where, times in names.items() if times > 1] == []


def test_every_rule_named_is_in_the_rulebook() -> None:
    known = set(rulebook.statements()) | set(rulebook.rulings())
    unknown = [
        f"{item.file}:{item.line}: {id}"
        for item in ITEMS
        if isinstance(item, Situation)
        for id in item.rules
        if id not in known
    ]
    assert unknown == []


def test_every_situation_shows_something() -> None:
    """It names the statements it shows, and expects something: else it could never fail."""
    idle = [
        f"{item.file}:{item.line}: {item.name}"
        for item in ITEMS
        if isinstance(item, Situation)
        and not (item.rules and any(step.kind != "choose" for step in item.steps))
    ]
    assert idle == []
