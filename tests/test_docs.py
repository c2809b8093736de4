"""What the documents say is true: examples run, snippets stand in the sources, links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_readme_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    exec(compile(example, "README.md", "exec"), {})
    assert "Result(" in capsys.readouterr().out


def test_card_of_the_guide_is_the_card_in_the_sources() -> None:
    (card,) = blocks(ROOT / "CONTRIBUTING.md", "python")
    assert card in (ROOT / "src/posse/sets/dodge_city.py").read_text(encoding="utf-8")
    (situation,) = blocks(ROOT / "CONTRIBUTING.md", "yaml")
    assert situation == (ROOT / "scenarios/dodge_city/punch.yaml").read_text(encoding="utf-8")
    (texts,) = blocks(ROOT / "CONTRIBUTING.md", "ftl")
    assert texts in (ROOT / "src/posse/locale/en/cards.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"
