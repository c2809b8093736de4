"""The application: one game at a time, its language, colours, pace and files."""

from __future__ import annotations

import time
from pathlib import Path
from typing import ClassVar

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual.app import App
from textual.binding import BindingType
from textual.theme import Theme

from posse.i18n import LANGUAGES
from posse.terminal import saves, story
from posse.terminal.paint import DAY, NIGHT, Palette, style
from posse.terminal.screens import MenuSheet, StartSheet, TextSheet, end_text, log_text
from posse.terminal.session import Plan, Session
from posse.terminal.table import PACE, TableScreen
from posse.terminal.texts import Texts

#: keys and the texts that say what they do
HELP_KEYS = (
    ("← → ↑ ↓", "term-help-move"),
    ("Enter", "term-help-enter"),
    ("1–9 0", "term-help-digits"),
    ("Tab", "term-help-tab"),
    ("Esc", "term-help-esc"),
    ("U", "term-help-undo"),
    ("", ""),
    ("space", "term-help-hurry"),
    ("+ −", "term-help-speed"),
    ("L · PgUp PgDn", "term-help-log"),
    ("F2", "term-help-language"),
    ("F3", "term-help-colors"),
    ("N", "term-help-new"),
    ("Q", "term-help-quit"),
)
#: signs on the table
HELP_SIGNS = (
    ("★", "term-sign-sheriff"),
    ("●○", "term-sign-life"),
    ("▯4", "term-sign-hand"),
    ("↔2", "term-sign-distance"),
    ("→", "term-sign-reach"),
    ("←", "term-sign-reached"),
    ("▸", "term-sign-turn"),
    ("▪2", "term-sign-cubes"),
)


def theme_of(palette: Palette) -> Theme:
    return Theme(
        name=palette.name,
        primary=palette.red,
        secondary=palette.gold,
        accent=palette.gold,
        foreground=palette.on_page,
        background=palette.sky,
        surface=palette.page,
        panel=palette.page,
        dark=palette.dark,
        variables={
            "posse-page": palette.page,
            "posse-ink": palette.on_page,
            "posse-dim": palette.dim_page,
            "posse-red": palette.red,
            "posse-on-red": palette.on_red,
            "posse-gold": palette.gold,
            "posse-on-gold": palette.on_gold,
            "posse-rule": palette.rule,
        },
    )


class PosseApp(App[None]):
    """`posse play --terminal`."""

    CSS_PATH = "table.tcss"
    TITLE = "Posse"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        session: Session,
        lang: str = "en",
        path: Path | None = None,
        *,
        ask_first: Path | None = None,
        speed: int = 1,
        saving: bool = True,
    ) -> None:
        self.texts = Texts(lang)  # the style sheet is read in __init__: everything it needs comes before
        self.palette = DAY
        super().__init__()
        self.session = session
        self.speed = speed
        self.saving = saving
        self.path = path or saves.new_path()
        self.ask_first = ask_first  # a saved game that could be resumed instead
        for palette in (DAY, NIGHT):
            self.register_theme(theme_of(palette))
        self.theme = DAY.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return dict(theme_of(self.palette).variables)

    @property
    def table(self) -> TableScreen | None:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                return screen
        return None

    def on_mount(self) -> None:
        if self.ask_first is not None:
            self.show_start(self.ask_first)
        else:
            self.push_screen(TableScreen())

    # -- files ------------------------------------------------------------------------------------------------

    def autosave(self) -> None:
        """After every choice; a disk that is full must not end the game."""
        if not self.saving:
            return
        try:
            if self.session.over:
                saves.save(self.session, self.path)
                saves.finish(self.path)
            else:
                saves.save(self.session, self.path)
        except OSError as error:
            self.saving = False
            self.notify(self.texts.t("term-not-saved", reason=error.strerror or str(error)), timeout=10)

    # -- what keys do -----------------------------------------------------------------------------------------

    def next_language(self) -> None:
        lang = LANGUAGES[(LANGUAGES.index(self.texts.t.lang) + 1) % len(LANGUAGES)]
        self.texts = Texts(lang)
        if self.table is not None:
            self.table.renew()

    def next_palette(self) -> None:
        self.palette = NIGHT if self.palette is DAY else DAY
        self.theme = self.palette.name
        if self.table is not None:
            self.table.paint()

    def change_speed(self, by: int) -> None:
        self.speed = min(max(self.speed + by, 0), len(PACE) - 1)
        if self.table is not None:
            self.table.paint()
            self.table.go_on()

    def show_help(self) -> None:
        t, p = self.texts.t, self.palette
        table = Table.grid(padding=(0, 2), pad_edge=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for key, id in HELP_KEYS:
            key = t("term-space") if key == "space" else key
            table.add_row(
                Text(key, style(p.red_text, bold=True)), Text(t(id) if id else "", style(p.on_page))
            )
        table.add_row("", "")
        table.add_row(Text(t("term-help-signs"), style(p.on_page, bold=True)), "")
        for sign, id in HELP_SIGNS:
            table.add_row(Text(sign, style(p.gold_text, bold=True)), Text(t(id), style(p.on_page)))
        body = Group(Text(f"{t('term-help-about')}\n", style(p.on_page)), table)
        self.push_screen(TextSheet(t("term-help-title"), body, t("term-sheet-hint")))

    def show_log(self) -> None:
        table = self.table
        if table is None:
            return
        t, p = self.texts.t, self.palette
        text = log_text(table.log_of.lines, self.session.game.setup.names, p.red_text, p.dim_page)
        self.push_screen(TextSheet(t("term-log"), text, t("term-sheet-hint"), at_end=True))

    def ask_to_quit(self) -> None:
        if isinstance(self.screen, MenuSheet):
            return
        t = self.texts.t
        choices = [("stay", t("term-quit-stay")), ("quit", t("term-quit-quit"))]
        body = t("term-quit-saved") if self.saving else ""
        self.push_screen(MenuSheet(t("term-quit-title"), body, choices), self.after_question)

    def after_question(self, answer: str | None) -> None:
        if answer == "quit":
            self.autosave_unless_over()
            self.exit()
        elif answer == "again":
            self.new_game()
        elif answer == "new":
            self.show_start()

    def autosave_unless_over(self) -> None:
        if not self.session.over:
            self.autosave()

    def show_start(self, saved: Path | None = None) -> None:
        """The menu: go on with a saved game, or deal a new one."""
        sheet = StartSheet(
            self.texts,
            self.saved_words(saved) if saved else "",
            self.session.plan.players,
            can_close=saved is None,
        )

        def decided(answer: str | None) -> None:
            if answer == "resume" and saved is not None:
                self.resume(saved)
            elif answer == "new":
                self.session.plan.mode = (
                    self.session.plan.mode if self.session.plan.players == sheet.players else None
                )
                self.session.plan.players = sheet.players
                self.new_game()
            elif answer == "quit":
                if saved is None:
                    self.autosave_unless_over()
                self.exit()

        self.push_screen(sheet, decided)

    def saved_words(self, path: Path) -> str:
        when = time.strftime("%d.%m. %H:%M", time.localtime(path.stat().st_mtime))
        return self.texts.t("term-start-resume", when=when)

    def resume(self, path: Path) -> None:
        try:
            self.session = saves.load(path)
            self.path = path
        except saves.DamagedSave as damaged:
            self.notify(self.texts.t("term-damaged", file=damaged.kept.name), timeout=12)
        self.call_later(self.switch)

    def new_game(self) -> None:
        plan = self.session.plan
        self.session = Session.deal(
            Plan(plan.players, plan.boxes, plan.mode, plan.rulebook, plan.options, None, plan.name, plan.bots)
        )
        self.path = saves.new_path()
        self.call_later(self.switch)

    def switch(self) -> None:
        """Another game comes to the table, once the sheet on which that was chosen is gone."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(TableScreen())

    def game_over(self) -> None:
        self.autosave()
        ending = story.ending(self.session.game, self.texts, self.session.you)
        t = self.texts.t
        choices = [
            ("again", t("term-end-again")),
            ("look", t("term-end-look")),
            ("quit", t("term-end-quit")),
        ]
        title = f"{ending.headline} · {t('term-end-won' if ending.won else 'term-end-lost')}"
        width = min(self.size.width * 96 // 100, 112) - 9
        body = end_text(ending, self, width)
        self.push_screen(MenuSheet(title, body, choices, wide=True), self.after_question)
