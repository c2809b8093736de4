"""`posse cards [NAME]`: the catalogue, and all that the rulebook says about one card."""

from __future__ import annotations

import difflib
from typing import Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from posse import catalogue, rulebook
from posse.catalogue import Thing
from posse.cli import common
from posse.cli.rules import option_data, print_rulings, ruling_data, statement_data
from posse.i18n import Locale, message_id

#: as many are shown in full; of more only the names
IN_FULL: Final = 3

BORDER_STYLES: Final = {
    "brown": "yellow",
    "blue": "blue",
    "green": "green",
    "orange": "dark_orange",
    "black": "bold",
}
SUIT_STYLES: Final = {"hearts": "red", "diamonds": "red"}


def register(app: typer.Typer) -> None:
    t = common.texts()

    @app.command("cards", help=t("cli-help-cards"))
    def cards(
        name: list[str] = typer.Argument(None, metavar=t("cli-arg-name"), help=t("cli-help-cards-name")),
        box: str = typer.Option("", "--box", metavar=t("cli-arg-box"), help=t("cli-help-cards-box")),
        as_json: bool = typer.Option(False, "--json", help=t("cli-help-json")),
    ) -> None:
        show(" ".join(name or ()), box, as_json)


def show(name: str, box: str, as_json: bool) -> None:
    t = common.texts()
    chosen = find_box(box, t) if box else None
    if box and chosen is None:
        raise common.wrong(t("cli-no-box", name=box, boxes=", ".join(catalogue.BOXES)))
    if not name.strip():
        if as_json:
            listed = [each for each in catalogue.things() if chosen is None or chosen in each.boxes]
            common.print_json({"things": [brief(thing, t) for thing in listed]})
        else:
            print_boxes(catalogue.BOXES if chosen is None else (chosen,), t)
        return
    found = [thing for thing in find(name, t) if chosen is None or chosen in thing.boxes]
    if not found and (as_box := find_box(name, t)) is not None and chosen is None:
        show("", as_box, as_json)
        return
    if not found:
        near = nearest(name, t)
        if as_json:
            common.print_json({"query": name, "things": [], "nearest": near})
            raise common.no()
        sentence = t("cli-no-card", name=name)
        raise common.no(f"{sentence} {t('cli-did-you-mean', names=', '.join(near))}" if near else sentence)
    if as_json:
        common.print_json({"query": name, "things": [in_full(thing, t) for thing in found]})
    elif len(found) > IN_FULL:
        common.out().print(t("cli-several-cards", count=len(found)))
        print_names(found, t)
    else:
        for thing in found:
            print_thing(thing, t)


# ------------------------------------------------------------------------------------------------ finding


def name_of(thing: Thing, t: Locale) -> str:
    """The name in the texts of the game; the catalogue's where they have none."""
    return t.name(thing.kind, thing.id) if t.has(message_id(thing.kind, thing.id)) else thing.name(t.lang)


def box_name(box: str, t: Locale) -> str:
    return t.name("box", box) if t.has(message_id("box", box)) else box.replace("_", " ")


def find(name: str, t: Locale) -> list[Thing]:
    found = catalogue.find(name)
    if found:
        return found
    wanted = catalogue.plain(name)
    return [thing for thing in catalogue.things() if wanted == catalogue.plain(name_of(thing, t))]


def find_box(name: str, t: Locale) -> str | None:
    wanted = catalogue.plain(name)
    for box in catalogue.BOXES:
        if wanted in (catalogue.plain(box), catalogue.plain(box_name(box, t))):
            return box
    return None


def nearest(name: str, t: Locale) -> list[str]:
    """Names that somebody may have meant."""
    plain: dict[str, str] = {}
    for thing in catalogue.things():
        for each in (*thing.names, thing.id.replace("_", " ")):
            plain.setdefault(catalogue.plain(each), name_of(thing, t) if each == thing.id else each)
    close = difflib.get_close_matches(catalogue.plain(name), plain, n=3, cutoff=0.6)
    return [plain[match] for match in close]


# ------------------------------------------------------------------------------------------------ data


def brief(thing: Thing, t: Locale) -> dict[str, object]:
    return {
        "kind": thing.kind,
        "id": thing.id,
        "name": name_of(thing, t),
        "names": {"en": thing.name_en, "it": thing.name_it, "ru": thing.name_ru, "uk": thing.name_uk},
        "boxes": list(thing.boxes),
        "playable": thing.in_rules,
        "border": thing.border or None,
        "range": thing.range,
        "life": thing.life,
        "cost": thing.cost,
        "count": thing.count,
        "copies": [{"rank": c.rank, "suit": c.suit, "box": c.box} for c in thing.copies],
        "text": text_of(thing, t) or None,
    }


def in_full(thing: Thing, t: Locale) -> dict[str, object]:
    own = rulebook.about(thing)
    ids = [s.id for s in own]
    return {
        **brief(thing, t),
        "statements": [statement_data(s) for s in own],
        "rulings": [ruling_data(r) for r in rulebook.rulings_on(*ids)],
        "options": [option_data(o) for o in rulebook.options_on(*ids)],
        "mentioned_in": [s.id for s in rulebook.mentioning(thing)] if own else [],
    }


def text_of(thing: Thing, t: Locale) -> str:
    id = message_id(thing.kind, thing.id) + ".text"
    english = Locale("en")
    return t(id) if t.has(id) else english(id) if english.has(id) else ""


# ------------------------------------------------------------------------------------------------ printing


def facts(thing: Thing, t: Locale) -> list[str]:
    """Border, range, life, cost: what is printed on the face besides the name."""
    found: list[str] = []
    if thing.border:
        found.append(t(f"cli-border-{thing.border}"))
    if thing.range is not None:
        found.append(t("cli-range", range=thing.range))
    if thing.life is not None:
        found.append(t("cli-life", life=thing.life))
    if thing.cost is not None:
        found.append(t("cli-cost", cost=thing.cost))
    return found


def signs(thing: Thing, box: str | None = None) -> Text:
    """The copies: 4♥ 10♠ J♠."""
    line = Text()
    for card in thing.copies:
        if box is None or card.box == box:
            line.append(" " if line else "").append(card.sign, SUIT_STYLES.get(card.suit, ""))
    return line


def print_thing(thing: Thing, t: Locale) -> None:
    console = common.out()
    name = name_of(thing, t)
    title = Text(name, BORDER_STYLES.get(thing.border, "bold"))
    title.stylize("bold")
    kinds = [t(f"cli-kind-{thing.kind}"), *(box_name(box, t) for box in thing.boxes)]
    console.print(title.append(f"  {' · '.join(kinds)}  ", "dim not bold").append(thing.id, "dim not bold"))
    others = [each for each in thing.names if catalogue.plain(each) != catalogue.plain(name)]
    if others:
        console.print(common.indented(" · ".join(others), 2, "dim"))
    told = facts(thing, t)
    if thing.count > 1 or thing.kind in ("card", "equip"):
        told.append(t("cli-copies", count=thing.count))
    if told:
        console.print(common.indented(" · ".join(told)))
    for box in thing.boxes if thing.copies else ():
        head = f"{box_name(box, t)}: " if len(thing.boxes) > 1 else ""
        console.print(common.indented(Text(head).append_text(signs(thing, box))))
    if text := text_of(thing, t):
        console.print()
        console.print(common.indented(text))
    if not thing.in_rules:
        console.print()
        console.print(common.indented(t("cli-not-in-game")))
    print_rules(console, thing, t)
    console.print()


def print_rules(console: Console, thing: Thing, t: Locale) -> None:
    own = rulebook.about(thing)
    if not own:
        return
    console.print()
    console.print(Text(t("cli-head-rules"), "bold"))
    table = Table.grid(padding=(0, 2), pad_edge=True)
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(ratio=1)
    for statement in own:
        table.add_row(Text(statement.id), Text(statement.text))
    console.print(table)
    print_rulings(console, [s.id for s in own], t)
    if elsewhere := rulebook.mentioning(thing):
        console.print()
        console.print(Text(t("cli-head-mentioned"), "bold"))
        console.print(common.indented(shorten([s.id for s in elsewhere]), 2, "cyan"))


def shorten(ids: list[str]) -> str:
    """BASE-DECK-5, -8; CH-EL-GRINGO-2."""
    groups: dict[str, list[str]] = {}
    for id in ids:
        stem, _, number = id.rpartition("-")
        groups.setdefault(stem, []).append(number)
    return "; ".join(f"{stem}-{', -'.join(numbers)}" for stem, numbers in groups.items())


def print_names(things: list[Thing], t: Locale) -> None:
    table = Table.grid(padding=(0, 2), pad_edge=True)
    for thing in things:
        boxes = ", ".join(box_name(box, t) for box in thing.boxes)
        kind = Text(f"{t(f'cli-kind-{thing.kind}')} · {boxes}", "dim")
        table.add_row(Text(name_of(thing, t), "bold"), Text(thing.id, "cyan"), kind)
    common.out().print(table)


def print_boxes(boxes: tuple[str, ...], t: Locale) -> None:
    """Everything in the boxes, a table each kind."""
    console = common.out()
    for box in boxes:
        inside = [thing for thing in catalogue.things() if box in thing.boxes]
        title = Text(box_name(box, t), "bold underline").append(f"  {box}", "dim not bold not underline")
        if box in catalogue.UNPLAYABLE_BOXES:
            title.append(f"  {t('cli-not-in-game')}", "dim not bold not underline")
        console.print(title)
        for kind in catalogue.KINDS:
            if of_kind := [thing for thing in inside if thing.kind == kind]:
                console.print(Padding.indent(box_table(of_kind, box, t), 2))
        console.print()
    console.print(Text(t("cli-cards-hint"), "dim"))


def box_table(things: list[Thing], box: str, t: Locale) -> Table:
    kind = things[0].kind
    if kind == "card":
        count = sum(card.box == box for thing in things for card in thing.copies)
    else:
        count = sum(thing.count for thing in things)
    table = Table(
        title=Text(f"{t(f'cli-kinds-{kind}')}: {count}"), title_justify="left", title_style="bold", box=None,
        padding=(0, 2, 0, 0), show_header=False,
    )  # fmt: skip
    for thing in things:
        style = BORDER_STYLES.get(thing.border, "")
        told = Text(" · ".join(facts(thing, t)))
        if kind == "equip":
            told.append(f" · {t('cli-copies', count=thing.count)}")
        table.add_row(Text(name_of(thing, t), style), Text(thing.id, "dim"), told, signs(thing, box))
    return table
