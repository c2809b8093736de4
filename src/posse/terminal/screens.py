"""What is laid over the table: help, log, start, the end, and the question before leaving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from posse.terminal.keys import letter
from posse.terminal.paint import STAR, style
from posse.terminal.scene import Line
from posse.terminal.story import Ending, course
from posse.terminal.texts import Texts

if TYPE_CHECKING:
    from posse.terminal.app import PosseApp


class Sheet(ModalScreen[str]):
    """A sheet of paper on the table; Esc takes it away."""

    app: PosseApp
    AUTO_FOCUS: ClassVar[str] = "OptionList, VerticalScroll"

    def on_key(self, event: events.Key) -> None:
        # Textual calls the `on_key` of every class: the subclasses have `pressed`
        self.pressed(event)

    def pressed(self, event: events.Key) -> None:
        if event.key == "escape" or event.key in ("ctrl+c", "ctrl+q"):
            event.stop()
            event.prevent_default()
            self.dismiss("")


class TextSheet(Sheet):
    """Something to read."""

    def __init__(self, title: str, body: RenderableType, hint: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.hint = hint
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet", classes="tall"):
            yield Static(self.heading, id="title", markup=False)
            with VerticalScroll(id="reading"):
                yield Static(self.body, id="body")
            yield Static(self.hint, id="hint", markup=False)

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one("#reading", VerticalScroll).scroll_end(animate=False)

    def pressed(self, event: events.Key) -> None:
        if letter(event) in ("?", "q", "l") or event.key in ("f1", "enter"):
            event.stop()
            self.dismiss("")
            return
        super().pressed(event)


class MenuSheet(Sheet):
    """Something to decide: a text and a few lines to choose from."""

    def __init__(
        self,
        title: str,
        body: Text | str,
        choices: Sequence[tuple[str, str]],
        hint: str = "",
        wide: bool = False,
    ) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.choices = list(choices)
        self.hint = hint
        self.wide = wide

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet", classes="wide" if self.wide else ""):
            yield Static(self.heading, id="title", markup=False)
            if self.body:
                with VerticalScroll(id="story", can_focus=False):
                    yield Static(self.body, id="body", markup=False)
            yield OptionList(*self.lines(), id="choices", markup=False)
            if self.hint:
                yield Static(self.hint, id="hint", markup=False)

    def lines(self) -> list[Option]:
        return [Option(f" {i}  {label}", id=value) for i, (value, label) in enumerate(self.choices, 1)]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id or "")

    def pressed(self, event: events.Key) -> None:
        char = event.character or ""
        if char.isdigit() and 0 < int(char) <= len(self.choices):
            event.stop()
            self.dismiss(self.choices[int(char) - 1][0])
            return
        if event.key in ("pageup", "pagedown"):
            for scroll in self.query("#story").results(VerticalScroll):
                if event.key == "pageup":
                    scroll.scroll_page_up(animate=False)
                else:
                    scroll.scroll_page_down(animate=False)
            event.stop()
            event.prevent_default()
            return
        super().pressed(event)


class StartSheet(MenuSheet):
    """Go on, or a new game: left and right change the number of players."""

    def __init__(self, texts: Texts, saved: str, players: int, can_close: bool) -> None:
        self.texts = texts
        self.saved = saved
        self.players = players
        self.can_close = can_close
        super().__init__("POSSE", texts.t("term-start-about"), self.listed(), texts.t("term-start-hint"))

    def listed(self) -> list[tuple[str, str]]:
        t = self.texts.t
        found = [("resume", self.saved)] if self.saved else []
        if self.can_close:
            found.append(("close", t("term-start-close")))
        found.append(("new", f"‹ {t('term-start-new', count=self.players)} ›"))
        found.append(("quit", t("term-start-quit")))
        return found

    def pressed(self, event: events.Key) -> None:
        if event.key in ("left", "right"):
            event.stop()
            event.prevent_default()
            self.players = min(max(self.players + (1 if event.key == "right" else -1), 2), 8)
            self.choices = self.listed()
            menu = self.query_one("#choices", OptionList)
            at = next(i for i, (value, _) in enumerate(self.choices) if value == "new")
            menu.clear_options()
            menu.add_options(self.lines())
            menu.highlighted = at
            return
        super().pressed(event)


def log_text(lines: Sequence[Line], names: Sequence[str], accent: str, dim: str) -> Text:
    """The whole log as one text."""
    text = Text()
    for line in lines:
        if line.head:
            text.append(f"\n{line.text}\n", style(accent if line.mine else dim, bold=True))
        else:
            text.append(("    " if line.deep else "  ") + line.text + "\n")
    return text


def end_text(ending: Ending, app: PosseApp, width: int) -> Text:
    """The end as a story: who won and why, everybody's role, life and deeds, who was put out by whom."""
    t, p = app.texts.t, app.palette
    text = Text()
    if ending.why:
        text.append(f"{ending.why}\n", style(p.on_page))
    text.append("\n")
    most = max((max(part.course) for part in ending.parts), default=1)
    names = max(len(part.name) for part in ending.parts)
    roles = max(len(app.texts.role(part.role)) * (part.role != "none") for part in ending.parts)
    characters = max(len(part.character) for part in ending.parts)
    out = t("term-out")
    room = width - names - roles - len(out) - 8
    with_character = room > characters + 12
    if with_character:
        room -= characters + 2
    for part in ending.parts:
        mark = STAR if part.won else " "
        ink = style(p.on_page if not part.out else p.dim_page, bold=part.won)
        text.append(f"{mark} ", style(p.gold_text, bold=True))
        text.append(f"{part.name:<{names}}  ", ink)
        role = "" if part.role == "none" else app.texts.role(part.role)
        text.append(f"{role:<{roles}}  " if roles else "", ink)
        if with_character:
            text.append(f"{part.character:<{characters}}  ", style(p.dim_page))
        text.append(f"{course(part.course, most, max(min(room, 36), 6))} ", style(p.red_text))
        if part.out:
            text.append(out, style(p.dim_page))
        text.append("\n")
    text.append("\n")
    shooters = sorted((part for part in ending.parts if part.dealt), key=lambda part: -part.dealt)
    if shooters:
        dealt = ", ".join(f"{part.name} {part.dealt}" for part in shooters)
        text.append(f"{t('term-end-dealt')}: {dealt}\n", style(p.on_page))
    for line in ending.kills:
        text.append(f"{line}\n", style(p.on_page))
    return text
