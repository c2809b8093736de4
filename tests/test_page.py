"""The page of the browser table as it is built: what it weighs, what it is made of, what it may not hold."""

from __future__ import annotations

import csv
import importlib.util
import json
import re
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from posse import catalogue, data

ROOT = Path(__file__).resolve().parent.parent
STATUS = ROOT / "build" / "page.status"
LANGUAGES = ("en", "ru", "uk")


@cache
def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"scripts_{name}", ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def page() -> Path:
    """The built page; a machine that cannot build it leaves these tests out, a page that does not build fails them."""
    status = STATUS.read_text().strip() if STATUS.exists() else "impossible"
    assert status != "failed", "the page does not build: build/page.log"
    if status != "built":
        pytest.skip("the page is not built here: make page")
    folder: Path = script("page").TARGET
    return folder


@cache
def pictures() -> dict[tuple[str, str], dict[str, str]]:
    with (data.folder("catalogue") / "pictures.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    found = {(row["kind"], row["id"]): row for row in rows}
    assert len(found) == len(rows), "a line is there twice"
    return found


def assets(page: Path, ending: str) -> list[Path]:
    return sorted((page / "assets").glob(f"*{ending}"))


def test_weight_before_the_first_table(page: Path) -> None:
    weight = script("weight")
    parts = weight.weigh(page)
    assert any(name.endswith(".js") for name in parts)
    assert any(name.endswith(".css") for name in parts)
    assert sum(parts.values()) <= weight.LIMIT, parts


def test_what_is_weighed_is_what_index_html_loads(page: Path) -> None:
    loaded = re.findall(
        r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', (page / "index.html").read_text("utf-8")
    )
    assert loaded
    assert set(loaded) <= set(script("weight").weigh(page))


def test_nothing_inline_that_the_policy_forbids(page: Path) -> None:
    html = (page / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", html)
    assert "<style" not in html
    assert not re.search(r"\s(style|on\w+)=", html)
    for file in assets(page, ".svg"):
        assert not re.search(r'\sstyle="|<style|<script|\son\w+=', file.read_text("utf-8")), file.name


def test_nothing_is_asked_of_other_sites(page: Path) -> None:
    known = (
        "http://www.w3.org/",
        "https://svelte.dev/",
        "https://github.com/",
        "https://game-icons.net/",
        "https://creativecommons.org/licenses/",
    )  # names of things and links of the credits, never fetched
    for file in [*assets(page, ".js"), *assets(page, ".css"), *assets(page, ".svg"), page / "index.html"]:
        for address in re.findall(r"https?://[^\s\"'`)]+", file.read_text("utf-8")):
            assert address.startswith(known), (file.name, address)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_each_language(page: Path, lang: str) -> None:
    (file,) = [p for p in assets(page, ".ftl") if p.name.startswith(lang)]
    text = file.read_text("utf-8")
    for id in ("card-bang", "char-willy-the-kid", "log-draw", "ask-shot", "web-settings"):
        assert re.search(rf"^{id} =", text, re.M), id
    assert not re.search(r"^cli-", text, re.M)


def test_a_portrait_for_each_character(page: Path) -> None:
    (file,) = [p for p in assets(page, ".svg") if p.name.startswith("busts")]
    drawn = dict(re.findall(r'<symbol id="([a-z_]+)"[^>]*>(.*?)</symbol>', file.read_text("utf-8"), re.S))
    wanted = {h.id for h in catalogue.characters() if h.in_rules}
    assert len(wanted) == 58
    assert wanted <= set(drawn)
    assert len(set(drawn.values())) == len(drawn), "two of them look the same"


def test_each_picture_is_drawn(page: Path) -> None:
    (file,) = [p for p in assets(page, ".svg") if p.name.startswith("sprite")]
    drawn = set(re.findall(r'<symbol id="([a-z0-9-]+)"', file.read_text("utf-8")))
    for row in pictures().values():
        named = {row["picture"], *re.findall(r"@([a-z0-9-]+)", row["symbols"])}
        assert named <= drawn, row


def test_a_picture_for_each_thing() -> None:
    wanted = {(t.kind, t.id) for t in catalogue.things() if t.in_rules and t.kind != "char"}
    assert wanted <= set(pictures())
    assert {id for kind, id in pictures() if kind == "role"} >= {"sheriff", "deputy", "outlaw", "renegade"}


def test_cards_of_one_kind_look_different() -> None:
    """Apart from those that are the same thing in two boxes, no two cards of the deck share a picture."""
    for kind in ("card", "equip", "event"):
        names = [row["picture"] for (of, _), row in pictures().items() if of == kind]
        assert len(set(names)) == len(names), sorted(n for n in names if names.count(n) > 1)


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert lock["packages"]
    for name, package in lock["packages"].items():
        assert "resolved" not in package or package.get("link"), name


def test_which_node_will_do() -> None:
    builder = script("page")
    for version in ("v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"):
        assert builder.is_new_enough(version), version
    for version in ("v18.20.0", "v20.18.3", "v21.7.0", "v22.11.0", "", "no"):
        assert not builder.is_new_enough(version), version


def test_without_node_one_sentence_and_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    builder = script("page")
    for name in ("BUILD", "TARGET", "COPY", "KEY", "STATUS", "LOG"):
        monkeypatch.setattr(builder, name, tmp_path / name.lower())
    monkeypatch.setattr(builder, "find_path", lambda _log: None)
    monkeypatch.delenv("POSSE_PAGE", raising=False)
    assert builder.build() == 0
    assert capsys.readouterr().out.count("\n") == 1
    assert (tmp_path / "status").read_text() == "impossible\n"
    monkeypatch.setenv("POSSE_PAGE", "must")
    assert builder.build() == 1
