"""Every statement of the base game is shown: by a scenario that names it, by a test that is marked with it, or it is
listed in `rules/exempt.toml` with the reason.

`python tests/test_coverage_of_rules.py` prints what is missing; with ids behind it, where these are shown.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from posse import data, rulebook, scenario
from posse.deal import option_specs
from posse.scenario import Situation

ROOT = Path(__file__).resolve().parent.parent  # of the working copy: a compiled package lies elsewhere
FILES = ("01-", "02-", "03-", "10-")  # shown as a whole, but for what the next line leaves out
LATER = ("SCORE-",)  # belongs to the scoring of a series
ALSO = ("P3-", "P8-")  # the player counts of file 04 that need no rules of their own
OPTIONS_LATER = ("P2-", "VAR-")  # options of modes and variants that have tests of their own


def wanted() -> list[str]:
    """The statements in scope, in the order of the rulebook."""
    return [
        s.id
        for s in rulebook.statements().values()
        if (s.file.startswith(FILES) and not s.id.startswith(LATER)) or s.id.startswith(ALSO)
    ]


def options_wanted() -> dict[str, list[str]]:
    """The options that change a statement in scope, each with all its values."""
    scope = set(wanted())
    return {
        spec.name: list(spec.values)
        for spec in option_specs()
        if scope & set(spec.rules) and not any(id.startswith(OPTIONS_LATER) for id in spec.rules)
    }


# -- who shows what ---------------------------------------------------------------------------------------------------


@cache
def situations() -> tuple[Situation, ...]:
    found: list[Situation] = []
    for path in sorted((ROOT / "scenarios").rglob("*.y*ml")):
        items = scenario.read_file(path, path.relative_to(ROOT).as_posix())
        found.extend(item for item in items if isinstance(item, Situation))
    return tuple(found)


def marks(tree: ast.AST) -> Iterator[tuple[int, ast.expr]]:
    """The arguments of every `pytest.mark.rules(…)`, each with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rules":
            for argument in node.args:
                yield node.lineno, argument


@cache
def marked() -> tuple[tuple[str, str], ...]:
    """Statement and place of every mark in the tests."""
    found: list[tuple[str, str]] = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for line, argument in marks(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.relative_to(ROOT).as_posix()}:{line}"
            ids = rules_of(argument)
            assert ids, (
                f"{where}: a mark names its statements as texts, so that they can be found without running it"
            )
            found.extend((id, where) for id in ids)
    return tuple(found)


def rules_of(argument: ast.expr) -> list[str]:
    """The ids that an argument stands for: a text, or `*"A-1 A-2".split()`."""
    if isinstance(argument, ast.Starred):
        argument = argument.value
    if (
        isinstance(argument, ast.Call)
        and isinstance(argument.func, ast.Attribute)
        and argument.func.attr == "split"
    ):
        argument = argument.func.value
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value.split()
    return []


@cache
def exempt() -> dict[str, str]:
    with (data.folder("rules") / "exempt.toml").open("rb") as file:
        found: dict[str, str] = tomllib.load(file)["exempt"]
    return found


@cache
def shown() -> dict[str, list[str]]:
    """Where each statement is shown."""
    places: dict[str, list[str]] = defaultdict(list)
    for s in situations():
        for id in s.rules:
            places[id].append(f"{s.file}:{s.line}")
    for id, where in marked():
        places[id].append(where)
    for id, reason in exempt().items():
        places[id].append(f"exempt: {reason}")
    return dict(places)


def missing() -> list[str]:
    return [id for id in wanted() if id not in shown()]


def options_missing() -> list[str]:
    """Values of options that no scenario plays with; the default is played with wherever nothing is said."""
    specs = {spec.name: spec for spec in option_specs()}
    played = {
        (plain, specs[plain].read(value))
        for s in situations()
        for name, value in s.options.items()
        if (plain := name.removeprefix("house.")) in specs
    }
    return [
        f"{name}: {value}"
        for name, values in options_wanted().items()
        for value in values
        if value != specs[name].compendium and (name, value) not in played
    ]


def report() -> str:
    """What is missing, by file of the rulebook."""
    lines: list[str] = []
    for prefix in (*FILES, "04-"):
        mine = [id for id in wanted() if rulebook.statements()[id].file.startswith(prefix)]
        gone = [id for id in mine if id in missing()]
        lines.append(f"{prefix[:2]}: {len(mine) - len(gone)} of {len(mine)} shown")
        lines.extend(f"    {id} · {rulebook.statements()[id].text}" for id in gone)
    lines.extend(f"option {option}: no scenario plays with it" for option in options_missing())
    return "\n".join(lines)


# -- tests ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("prefix", [*FILES, "04-"])
def test_every_statement_is_shown(prefix: str) -> None:
    gone = [id for id in missing() if rulebook.statements()[id].file.startswith(prefix)]
    assert not gone, f"{len(gone)} statements without scenario, test or exemption: {' '.join(gone)}"


def test_every_option_is_played_with() -> None:
    assert options_wanted()
    assert not options_missing()


def test_what_is_named_is_in_the_rulebook() -> None:
    known = {*rulebook.statements(), *rulebook.rulings()}
    unknown = [f"{id} ({', '.join(places)})" for id, places in shown().items() if id not in known]
    assert not unknown, "\n".join(unknown)


def test_what_is_exempt_has_a_reason_and_is_shown_nowhere_else() -> None:
    for id, reason in exempt().items():
        assert len(reason.split()) >= 3, f"{id}: say why no program could show it"
        assert len(shown()[id]) == 1, f"{id} is exempt, and shown at {shown()[id]}"


def test_marks_are_found() -> None:
    tree = ast.parse('@pytest.mark.rules("A-1", "B-2", *"C-3 C-4".split(), X)\ndef test(): ...')
    assert [rules_of(argument) for _, argument in marks(tree)] == [["A-1"], ["B-2"], ["C-3", "C-4"], []]


if __name__ == "__main__":
    if sys.argv[1:]:
        print("\n".join(f"{id}: {place}" for id in sys.argv[1:] for place in shown().get(id, ["nowhere"])))
    else:
        print(report())
        sys.exit(1 if missing() or options_missing() else 0)
