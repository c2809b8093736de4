"""The table on the screen: it shows what the game offers, takes keys and the mouse, and lets the bots play."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget

from posse.engine.recorder import Event
from posse.telling.options import harms
from posse.terminal import story
from posse.terminal.canvas import Canvas, Spot
from posse.terminal.describe import Describer, Details
from posse.terminal.drawing import draw
from posse.terminal.keys import letter
from posse.terminal.look import Look, look
from posse.terminal.options import Branch, roots
from posse.terminal.pointing import nearest
from posse.terminal.prompts import footer, ticket
from posse.terminal.scene import Button, Scene

if TYPE_CHECKING:
    from posse.terminal.app import PosseApp

#: seconds before a bot's choice, by speed
PACE: Final = (2.4, 1.3, 0.6, 0.0)
#: a key pressed as the question appears was meant for something else
GRACE: Final = 0.35
#: seconds after which somebody may be looking elsewhere: a bell calls back
LONG: Final = 6.0
#: keys of options beyond the ninth: letters that are no command
MORE_KEYS: Final = "abcdefghijkmopqrstvwxyz".translate({ord(c): None for c in "qlnut"})
ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Poster(Widget):
    """Shows a canvas."""

    can_focus = True

    def __init__(self) -> None:
        super().__init__()
        self.canvas: Canvas | None = None

    def show(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.refresh()

    def render_line(self, y: int) -> Strip:
        return self.canvas.strip(y) if self.canvas is not None else Strip.blank(self.size.width)


class TableScreen(Screen[None]):
    """One game."""

    app: PosseApp
    AUTO_FOCUS: ClassVar[str] = "Poster"

    def compose(self) -> ComposeResult:
        self.poster = Poster()
        yield self.poster

    def on_mount(self) -> None:
        self.cursor: Spot = ("me", 0)
        self.path: list[Branch] = []
        self.trees: list[Branch] = []
        self.buttons: list[Button] = []
        self.keys: dict[int, str] = {}
        self.recent: list[Event] = []  # what has just happened
        self.message = ""
        self.confirming = -1
        self.scroll = 0
        self.hurrying = False
        self.ready_at = 0.0
        self.chosen_at = time.monotonic()
        self._timer: Timer | None = None
        self._heard = 0
        self._asked: object = None
        self._look: Look | None = None
        self._scene: Scene | None = None
        self._ended = False
        self.log_of = story.Log(self.app.texts, self.app.session.game, self.app.session.you)
        self._heard = len(self.app.session.events)
        self.renew()

    # -- the state of things ----------------------------------------------------------------------------------

    def renew(self) -> None:
        """The game has changed, or its language: look at everything anew, and let the bots go on."""
        session = self.app.session
        if self.log_of.game is not session.game or self.log_of.texts is not self.app.texts:
            self.log_of = story.Log(self.app.texts, session.game, session.you)
        self.log_of.catch_up()
        self._look = look(session.game, session.you)
        events = session.events
        if len(events) > self._heard:
            self.recent = list(events[self._heard :])
        self._heard = len(events)
        decision = session.game.decision
        asked = (len(session.codes), decision.seat if decision else -1)
        new = asked != self._asked
        self._asked = asked
        if new:
            self.path = []
            self.confirming = -1
            self.message = ""
            self.scroll = 0
        self.trees = (
            roots(decision, self._look.hand)
            if decision is not None and decision.player == session.you
            else []
        )
        self.offer()
        if new and session.mine:
            self.cursor = self.first_spot()
        self.settle()
        self.paint()
        self.go_on()

    def offer(self) -> None:
        """Which keys do what now."""
        shown = self._look
        assert shown is not None
        texts, game = self.app.texts, self.app.session.game
        keys = iter("123456789" + MORE_KEYS)
        self.keys, self.buttons = {}, []
        if self.path:
            for branch in self.path[-1].children():
                spot: Spot = ("button", len(self.buttons))
                if branch.by == "seat" and not shown.seat(branch.first.target).mine:
                    spot = ("seat", branch.first.target)
                label = texts.branch(game, shown, branch)
                if branch.by == "seat" and shown.seat(branch.first.target).distance:
                    label += f" ↔{shown.seat(branch.first.target).distance}"
                self.buttons.append(Button(next(keys, ""), label, branch, spot=spot))
            self.buttons.append(Button("Esc", texts.t("opt-undo"), None, spot=("button", len(self.buttons))))
            return
        by_card = {tree.card: tree for tree in self.trees if tree.by == "hand"}
        for place, card in enumerate(shown.hand):
            if card in by_card:
                self.keys[place] = next(keys, "")
        for tree in self.trees:
            if tree.by == "hand":
                continue
            key = "0" if tree.passes else next(keys, "")
            spot = ("button", len(self.buttons))
            if tree.by == "seat" and not shown.seat(tree.first.target).mine:
                spot = ("seat", tree.first.target)
            self.buttons.append(Button(key, texts.branch(game, shown, tree), tree, spot=spot))

    def first_spot(self) -> Spot:
        for place in sorted(self.keys):
            return ("hand", place)
        return self.buttons[0].spot if self.buttons else ("me", 0)

    def settle(self) -> None:
        """The cursor stays where it is if that is still there."""
        shown = self._look
        assert shown is not None
        kind, at = self.cursor
        gone = (
            (kind == "hand" and at >= len(shown.hand))
            or (kind == "button" and at >= len(self.buttons))
            or (kind == "mine" and at >= len(shown.my_table))
            or (kind == "open" and at >= len(shown.open_cards))
        )
        if gone:
            self.cursor = self.first_spot()

    def branch_at(self, spot: Spot) -> Branch | None:
        for button in self.buttons:
            if button.spot == spot:
                return button.branch
        if spot[0] == "hand" and not self.path and self._look is not None and spot[1] in self.keys:
            card = self._look.hand[spot[1]]
            return next(tree for tree in self.trees if tree.by == "hand" and tree.card == card)
        return None

    # -- painting ---------------------------------------------------------------------------------------------

    def paint(self) -> None:
        size = self.size
        if size.width < 1 or size.height < 1 or self._look is None:
            return
        self._scene = self.scene_now()
        self.poster.show(draw(self._scene, size.width, size.height))

    def scene_now(self) -> Scene:
        shown = self._look
        assert shown is not None
        app, session = self.app, self.app.session
        branch = self.branch_at(self.cursor)
        lit: set[int] = set()
        aimed = -1
        if self.path:
            lit = {b.branch.first.target for b in self.buttons if b.branch and b.branch.by == "seat"}
            aimed = self.cursor[1] if self.cursor[0] == "seat" else -1
            if not lit:
                aimed = self.path[-1].first.target
        elif branch is not None:
            lit = {seat for seat in branch.seats if not shown.seat(seat).mine}
        usable = {tree.card for tree in self.trees if tree.by == "hand"}
        picked = -1
        if self.path and self.path[0].by == "hand":
            picked = shown.hand.index(self.path[0].card)
        return Scene(
            look=shown,
            texts=app.texts,
            palette=app.palette,
            ticket=ticket(session, shown, app.texts, self.path, self.buttons, self.message),
            cursor=self.cursor,
            names=session.game.setup.names,
            keys=self.keys,
            usable=frozenset(i for i, card in enumerate(shown.hand) if card in usable),
            lit=frozenset(lit),
            chosen=bool(self.path),
            aimed=aimed,
            picked=picked,
            notes=story.notes(self.recent, app.texts),
            log=self.log_of.lines,
            scroll=self.scroll,
            details=self.details(branch),
            footer=footer(session, app.texts, bool(self.path)),
            speed=self.speed_words(),
        )

    def details(self, branch: Branch | None) -> Details:
        shown = self._look
        assert shown is not None
        describer = Describer(self.app.session.game, shown, self.app.texts)
        if self.path and self.cursor[0] == "button" and branch is None:
            return (
                describer.hand_card(self.path[0].card, self.path[0]) if self.path[0].card >= 0 else ("", [])
            )
        return describer.spot(self.cursor, branch)

    def speed_words(self) -> str:
        t = self.app.texts.t
        return t("term-speed", speed="▮" * self.app.speed + "▯" * (3 - self.app.speed))

    # -- the bots ---------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let the next bot move after a pause; stop when I am asked or all is over."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        session = self.app.session
        if session.over:
            self.hurrying = False
            self.end()
        elif session.mine:
            self.hurrying = False
        elif self.is_current:
            pause = 0.01 if self.hurrying else max(PACE[self.app.speed], 0.01)
            self._timer = self.set_timer(pause, self.bot_moves)

    def bot_moves(self) -> None:
        session = self.app.session
        quick = self.hurrying or PACE[self.app.speed] == 0
        begun = time.monotonic()
        while not session.mine and not session.over:
            session.bot_move()
            if not quick or time.monotonic() - begun > 0.1:
                break
        if session.mine:
            self.app.autosave()
            self.ready_at = 0.0 if quick else time.monotonic() + GRACE
            if not quick and time.monotonic() - self.chosen_at > LONG:
                self.app.bell()
        self.renew()

    def on_screen_resume(self) -> None:
        if self._look is not None:
            self.renew()

    def end(self) -> None:
        if not self._ended:
            self._ended = True
            self.app.game_over()

    # -- choosing ---------------------------------------------------------------------------------------------

    def take(self, spot: Spot) -> None:
        """Enter, a key or a click on a place."""
        shown, session = self._look, self.app.session
        assert shown is not None
        if spot[0] == "open" and spot[1] < len(shown.open_cards):  # the card itself, for its button
            card = shown.open_cards[spot[1]]
            spot = next((b.spot for b in self.buttons if b.branch and b.branch.card == card), spot)
        button = next((b for b in self.buttons if b.spot == spot), None)
        self.cursor = spot
        if button is not None and button.branch is None:
            self.back()
            return
        branch = self.branch_at(spot)
        if branch is not None and session.mine:
            if time.monotonic() < self.ready_at:
                return
            self.choose(branch)
            return
        self.message = ""
        if spot[0] == "hand" and spot[1] < len(shown.hand) and not self.path:
            why = self.app.texts.why_not(session.game, shown, shown.hand[spot[1]])
            self.message = f"{self.app.texts.short(shown.hand[spot[1]])}: {why}" if why else ""
        elif spot[0] == "log":
            self.app.show_log()
        self.paint()

    def choose(self, branch: Branch) -> None:
        if branch.children():
            self.path.append(branch)
            self.message = ""
            self.confirming = -1
            self.offer()
            self.cursor = self.buttons[0].spot
            self.paint()
            return
        option = branch.first
        if harms(self.app.session.game, option.code) and self.confirming != option.code:
            self.confirming = option.code
            self.message = self.app.texts.t("term-confirm")
            self.paint()
            return
        self.recent = []
        self.chosen_at = time.monotonic()
        self.app.session.choose(option.index)
        self.app.autosave()
        self.renew()

    def back(self) -> None:
        """One step back in what is being chosen."""
        if self.confirming >= 0:
            self.confirming = -1
            self.message = ""
        if self.path:
            branch = self.path.pop()
            self.offer()
            shown = self._look
            assert shown is not None
            if branch.by == "hand" and branch.card in shown.hand:
                self.cursor = ("hand", shown.hand.index(branch.card))
            else:
                spots = [b.spot for b in self.buttons if b.branch and b.branch.options == branch.options]
                self.cursor = spots[0] if spots else self.first_spot()
            self.paint()
        elif self.app.session.mine and self.app.session.game.can_undo():
            self.undo()
        else:
            self.message = ""
            self.paint()

    def undo(self) -> None:
        if self.app.session.take_back():
            self.recent = []
            self._asked = None
            self.app.autosave()
            self.renew()
            self.message = self.app.texts.t("term-taken-back")
        else:
            self.message = self.app.texts.t("term-no-undo")
        self.paint()

    # -- the cursor -------------------------------------------------------------------------------------------

    def move(self, dx: int, dy: int) -> None:
        canvas = self.poster.canvas
        if canvas is None:
            return
        if self.path:
            spots = [button.spot for button in self.buttons]
            at = spots.index(self.cursor) if self.cursor in spots else 0
            self.cursor = spots[(at + (dx or dy)) % len(spots)]
        else:
            self.cursor = nearest(canvas, self.cursor, dx, dy)
        self.message = ""
        self.confirming = -1
        self.paint()

    def next_seat(self, step: int) -> None:
        shown = self._look
        assert shown is not None
        seats = [("seat", seat.seat) for seat in shown.others]
        if self.path or not seats:
            self.move(step, 0)
            return
        at = seats.index(self.cursor) if self.cursor in seats else (-1 if step > 0 else 0)
        self.cursor = seats[(at + step) % len(seats)]
        self.message = ""
        self.paint()

    # -- keys and mouse ---------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        key = event.key
        char = letter(event)
        if key in ARROWS:
            self.move(*ARROWS[key])
        elif key == "enter":
            self.take(self.cursor)
        elif key in ("escape", "backspace"):
            self.back()
        elif key in ("tab", "shift+tab"):
            self.next_seat(1 if key == "tab" else -1)
        elif key == "home":
            self.cursor = self.first_spot()
            self.paint()
        elif key in ("pageup", "pagedown"):
            self.scroll_log(4 if key == "pageup" else -4)
        elif key == "space":
            self.hurry()
        elif key in ("ctrl+c", "ctrl+q"):
            self.app.ask_to_quit()
        elif key == "f1" or char == "?":
            self.app.show_help()
        elif key == "f2":
            self.app.next_language()
        elif key == "f3":
            self.app.next_palette()
        elif char in ("+", "="):
            self.app.change_speed(1)
        elif char in ("-", "_", "−"):
            self.app.change_speed(-1)
        elif char == "u":
            self.undo()
        elif char == "l":
            self.app.show_log()
        elif char == "n":
            self.app.show_start()
        elif char == "q":
            self.app.ask_to_quit()
        else:
            self.press(char)

    def press(self, char: str) -> None:
        """The key of a card or a button."""
        if not char:
            return
        for button in self.buttons:
            if button.key == char:
                self.take(button.spot)
                return
        for place, key in self.keys.items():
            if key == char and not self.path:
                self.take(("hand", place))
                return

    def hurry(self) -> None:
        """On to my next question."""
        session = self.app.session
        if not session.mine and not session.over:
            self.hurrying = True
            self.go_on()

    def scroll_log(self, lines: int) -> None:
        self.scroll = max(self.scroll + lines, 0)
        self.scroll = min(self.scroll, max(len(self.log_of.lines) - 1, 0))
        self.paint()

    def on_click(self, event: events.Click) -> None:
        spot = self.spot_at(event)
        if spot is not None:
            self.take(spot)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.scroll_log(3)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.scroll_log(-3)

    def spot_at(self, event: events.MouseEvent) -> Spot | None:
        canvas = self.poster.canvas
        return canvas.spot_at(event.x, event.y) if canvas is not None else None

    def on_resize(self, event: events.Resize) -> None:
        self.paint()
