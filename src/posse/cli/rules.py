"""`posse rules [ID|WORD…]`: the statement, where it comes from, the rulings about it, the scenarios that show it."""

from __future__ import annotations

import difflib
import re
from functools import cache
from typing import Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from posse import catalogue, data, rulebook
from posse.cli import common
from posse.i18n import Locale
from posse.rulebook import Option, Ruling, Settled, Statement

#: as many statements are shown with source, rulings and scenarios; of more only the text
IN_FULL: Final = 25

#: names of sources that the texts explain
SOURCES: Final = (
    "000", "002", "003", "004", "published", "peers", "peer-A", "peer-B", "P1", "P2", "P3", "P4", "IMG", "EN", "DE",
    "decided", "derived",
)  # fmt: skip


def register(app: typer.Typer) -> None:
    t = common.texts()

    @app.command("rules", help=t("cli-help-rules"))
    def rules(
        words: list[str] = typer.Argument(
            None, metavar=f"ID|{t('cli-arg-word')}", help=t("cli-help-rules-words")
        ),
        as_json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
    ) -> None:
        show(" ".join(words or ()), as_json)


def show(query: str, as_json: bool) -> None:
    t = common.texts()
    if not query.strip():
        if as_json:
            common.print_json(
                {"files": [{"file": f, "title": title, "count": n} for f, title, n in contents()]}
            )
        else:
            print_contents(t)
        return
    statements, rulings, options = find(query)
    if not (statements or rulings or options):
        near = nearest(query)
        if as_json:
            common.print_json(
                {"query": query, "statements": [], "rulings": [], "options": [], "nearest": near}
            )
            raise common.no()
        sentence = t("cli-no-rule", query=query)
        raise common.no(f"{sentence} {t('cli-did-you-mean', names=', '.join(near))}" if near else sentence)
    if as_json:
        ids = [s.id for s in statements]
        about = {r.id: r for r in (*rulings, *rulebook.rulings_on(*ids))}
        changing = {o.id: o for o in (*options, *rulebook.options_on(*ids))}
        common.print_json(
            {
                "query": query,
                "statements": [statement_data(s) for s in statements],
                "rulings": [ruling_data(r) for r in about.values()],
                "options": [option_data(o) for o in changing.values()],
                "settled": [s.text for s in rulebook.settled_on(*ids, *(r.id for r in rulings))],
            }
        )
        return
    console = common.out()
    if len(statements) > IN_FULL:
        print_short(console, statements)
        console.print(Text(t("cli-rules-many", count=len(statements)), "dim"))
        return
    for number, statement in enumerate(statements):
        if number:
            console.print()
        print_statement(console, statement, t)
    print_rulings(console, [s.id for s in statements], t, rulings, options)
    print_sources(console, statements, t)


def find(query: str) -> tuple[list[Statement], list[Ruling], list[Option]]:
    """By id or its beginning; then by the name of a card in any language; then by words."""
    by_id = rulebook.by_prefix(query), rulebook.rulings_by_prefix(query)
    if any(by_id):
        return *by_id, []
    things = [thing for thing in catalogue.find(query) if named(thing, query)]
    found = {s.id: s for thing in things for s in rulebook.about(thing)}
    found |= {s.id: s for s in rulebook.search(query)}
    return list(found.values()), rulebook.search_rulings(query), rulebook.search_options(query)


def named(thing: catalogue.Thing, query: str) -> bool:
    return catalogue.plain(query) in (catalogue.plain(thing.id), *map(catalogue.plain, thing.names))


def nearest(query: str) -> list[str]:
    """Ids for what looks like one, else names of cards."""
    if rulebook.looks_like_id(query):
        ids = dict.fromkeys((*rulebook.statements(), *rulebook.rulings()))
        stems = dict.fromkeys(id.rpartition("-")[0] for id in ids)
        wanted = query.strip().upper()
        number = wanted.rpartition("-")[2].isdigit()
        return difflib.get_close_matches(wanted, ids if number else stems, n=3, cutoff=0.6)
    names = {catalogue.plain(name): name for thing in catalogue.things() for name in thing.names}
    close = difflib.get_close_matches(catalogue.plain(query), names, n=3, cutoff=0.65)
    return [names[match] for match in close]


# ------------------------------------------------------------------------------------------------ data


def statement_data(statement: Statement) -> dict[str, object]:
    return {
        "id": statement.id,
        "text": statement.text,
        "source": statement.source or None,
        "flags": list(statement.flags),
        "file": statement.file,
        "section": statement.section,
        "rulings": [r.id for r in rulebook.rulings_on(statement.id)],
        "options": [o.id for o in rulebook.options_on(statement.id)],
        "scenarios": [{"file": file, "name": name} for file, name in scenarios_of(statement.id)],
    }


def ruling_data(ruling: Ruling) -> dict[str, object]:
    return {
        "id": ruling.id,
        "question": ruling.question or None,
        "readings": list(ruling.readings),
        "ruling": ruling.ruling,
        "why": ruling.why,
        "option": ruling.option_id or None,
        "settled_by": [row.id for row in ruling.rows],
        "file": ruling.file,
        "refers": list(ruling.refers),
    }


def option_data(option: Option) -> dict[str, object]:
    return {
        "id": option.id,
        "compendium": option.compendium,
        "published": option.published,
        "replaces": option.replaces,
        "file": option.file,
    }


def contents() -> list[tuple[str, str, int]]:
    """File, title, number of statements or rulings."""
    found: list[tuple[str, str, int]] = []
    files = [s.file for s in rulebook.statements().values()]
    files += [r.file for r in rulebook.rulings().values()]
    files += [o.file for o in rulebook.options().values()]
    for file in sorted(data.folder("rules").glob("[0-9][0-9]-*.md")):
        found.append((file.name, rulebook.title(file.name), files.count(file.name)))
    return found


# ------------------------------------------------------------------------------------------------ scenarios


@cache
def shown_by() -> dict[str, tuple[tuple[str, str], ...]]:
    """Statement -> file and name of the scenarios that list it. Read as text: there are thousands of them."""
    folder = data.find_folder("scenarios")
    found: dict[str, list[tuple[str, str]]] = {}
    for file in sorted(folder.rglob("*.y*ml")) if folder is not None else ():
        for name, ids in listed(file.read_text(encoding="utf-8")):
            for id in ids:
                found.setdefault(id, []).append(
                    (f"scenarios/{file.relative_to(folder or file).as_posix()}", name)
                )
    return {id: tuple(dict.fromkeys(where)) for id, where in found.items()}


def listed(text: str) -> list[tuple[str, list[str]]]:
    """Name and `rules:` of every situation of a file."""
    found: list[tuple[str, list[str]]] = []
    for part in re.split(r"^- +(?=\w)", text, flags=re.MULTILINE)[1:]:
        name = re.search(r"^ *name: *(.+)$", part, re.MULTILINE)
        rules = re.search(r"^ *rules: *(\[[^\]]*\]|.*(?:\n +- .*)*)", part, re.MULTILINE)
        if name and rules:
            found.append((name[1].strip().strip("\"'"), re.findall(r"[A-Z0-9]+(?:-[A-Z0-9]+)+", rules[1])))
    return found


def scenarios_of(id: str) -> tuple[tuple[str, str], ...]:
    return shown_by().get(id, ())


# ------------------------------------------------------------------------------------------------ printing


def print_contents(t: Locale) -> None:
    console = common.out()
    table = Table.grid(padding=(0, 2), pad_edge=True)
    table.add_column(style="cyan")
    table.add_column(ratio=1)
    table.add_column(justify="right", style="dim")
    for file, title, count in contents():
        number, _, name = title.partition(" · ")
        table.add_row(Text(number), Text(name or file), Text(str(count)))
    console.print(table)
    console.print()
    console.print(Text(t("cli-rules-hint", count=len(rulebook.statements())), "dim"))


def print_short(console: Console, statements: list[Statement]) -> None:
    table = Table.grid(padding=(0, 2), pad_edge=True)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(ratio=1)
    for statement in statements:
        table.add_row(Text(statement.id), Text(statement.text))
    console.print(table)


def print_statement(console: Console, statement: Statement, t: Locale) -> None:
    console.print(Text(statement.id, "bold cyan").append(f"  {statement.section}", "dim not bold"))
    console.print(common.indented(statement.text))
    told = []
    if statement.source:
        told.append(t("cli-source", source=statement.source))
    if statement.flags:
        told.append(t("cli-flags", flags=", ".join(statement.flags)))
    told.append(f"rules/{statement.file}:{statement.line}")
    console.print(common.indented(" · ".join(told), 2, "dim"))
    for file, name in scenarios_of(statement.id):
        console.print(common.indented(t("cli-shown-by", name=name, file=file), 2, "green"))


def print_rulings(
    console: Console,
    ids: list[str],
    t: Locale,
    more: list[Ruling] | None = None,
    options: list[Option] | None = None,
) -> None:
    """The rulings, options and last words about these statements."""
    rulings = {r.id: r for r in (*(more or ()), *rulebook.rulings_on(*ids))}
    if rulings:
        console.print()
        console.print(Text(t("cli-head-rulings"), "bold"))
    for ruling in rulings.values():
        print_ruling(console, ruling, t)
    changing = {o.id: o for o in (*(options or ()), *rulebook.options_on(*ids))}
    if changing:
        console.print()
        console.print(Text(t("cli-head-options"), "bold"))
    for option in changing.values():
        print_option(console, option, t)
    last = rulebook.settled_on(*ids, *(r.id for r in more or ()))
    if last:
        print_settled(console, last, t)


def print_ruling(console: Console, ruling: Ruling, t: Locale) -> None:
    title = Text(ruling.id, "cyan")
    if ruling.question:
        title.append(f"  {ruling.question}", "not bold default")
    console.print(common.indented(title))
    for number, reading in enumerate(ruling.readings):
        marked = re.match(r"\([a-e]\)|[A-E]:", reading)
        console.print(common.indented(reading if marked else f"{'ABCDE'[number]}: {reading}", 4, "dim"))
    console.print(common.indented(f"→ {ruling.ruling}", 4))
    if ruling.why:
        console.print(common.indented(t("cli-why", why=ruling.why), 4, "dim"))
    if ruling.option_id:
        console.print(common.indented(t("cli-option", option=ruling.option_id), 4, "dim"))
    for row in ruling.rows:
        console.print(
            common.indented(t("cli-row-stands-above", option=row.id, value=row.compendium), 4, "yellow")
        )


def print_option(console: Console, option: Option, t: Locale) -> None:
    console.print(common.indented(option.id, 2, "cyan"))
    console.print(common.indented(f"compendium: {option.compendium}", 4))
    console.print(common.indented(f"published: {option.published}", 4))


def print_settled(console: Console, settled: list[Settled], t: Locale) -> None:
    console.print()
    console.print(Text(t("cli-head-settled"), "bold"))
    for each in settled:
        console.print(common.indented(each.text))


def print_sources(console: Console, statements: list[Statement], t: Locale) -> None:
    """What the short names of the sources stand for."""
    used = " ".join(" ".join((s.source, *s.flags)) for s in statements)
    names = [name for name in SOURCES if re.search(rf"(?<![\w-]){name}(?![\w-])", used)]
    if not names:
        return
    console.print()
    for name in names:
        console.print(Text(f"{name} — {t(f'cli-source-{name.lower()}')}", "dim"))
