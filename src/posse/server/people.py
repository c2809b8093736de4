"""Who is in a room, what is kept of it on disk, and what everybody in it is told. The ground of `room.py`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from posse.engine.view import NO_ONE
from posse.server import fair, protocol, rows
from posse.server.clock import TurnClock
from posse.server.limits import Bucket, Limits
from posse.server.play import Play
from posse.server.seats import Seat, Seats
from posse.server.tables import table
from posse.server.votes import Vote

MOST_WATCHERS: Final = 50
LINES_KEPT: Final = 200

Sent = tuple[int, bytes]  # to which connection
ENCODER: Final = msgspec.json.Encoder()


class Saved(msgspec.Struct, kw_only=True):
    """A room as it is kept on disk; its games, their choices and the chat lie beside it."""

    settings: protocol.Settings
    seats: list[Seat]
    stage: str = "lobby"
    game: int = 0
    seed: str = ""  # of the next game: a secret until that is over
    paused: bool = False
    lesson: bool = False


class Guest:
    """A connection in the room."""

    __slots__ = ("chat", "conn", "fresh", "game", "name", "seat", "secret", "seen")

    def __init__(self, conn: int, seat: Seat | None, name: str, chat: Bucket) -> None:
        self.conn = conn
        self.seat = seat  # none: watches
        self.name = name
        self.chat = chat
        self.secret: str | None = None  # to be told once
        self.fresh = True  # has been told nothing yet
        self.seen = 0  # of what happened in the game: so much was told
        self.game = 0  # in which game


class People:
    """The state of a room. Time is handed in; what is to be sent and written is handed out."""

    def __init__(self, code: str, saved: Saved, limits: Limits) -> None:
        self.code = code
        self.limits = limits
        self.settings = saved.settings
        self.seats = Seats(saved.seats)
        self.stage = saved.stage
        self.game = saved.game
        self.seed = saved.seed or fair.next_seed()
        self.paused = saved.paused
        self.is_lesson = saved.lesson
        self.play: Play | None = None
        self.steps = 0  # lines of the game on disk
        self.lines: list[protocol.ChatLine] = []
        self.next_line = 0
        self.guests: dict[int, Guest] = {}
        self.votes: list[Vote] = []
        self.next_vote = 1
        self.again: set[int] = set()
        self.clock: TurnClock | None = None
        self.bot_at = 0.0
        self.written: list[rows.Row] = []
        self._direct: list[tuple[int, protocol.Base]] = []
        self._room_changed = False
        self._table_changed = False
        self._whole = False
        self._unsaved = False

    # -- who is there -----------------------------------------------------------------------------------------

    @property
    def online(self) -> set[int]:
        """The players whose persons are connected."""
        return {self.seats.index(guest.seat) for guest in self.guests.values() if guest.seat is not None}

    def player(self, guest: Guest) -> int | None:
        return None if guest.seat is None else self.seats.index(guest.seat)

    def guest_of(self, seat: Seat) -> Guest | None:
        return next((guest for guest in self.guests.values() if guest.seat is seat), None)

    @property
    def watchers(self) -> list[str]:
        return [guest.name for guest in self.guests.values() if guest.seat is None]

    @property
    def playing(self) -> bool:
        return self.stage == "playing"

    # -- what has changed -------------------------------------------------------------------------------------

    def change(self, *, table: bool = False, whole: bool = False, save: bool = True) -> None:
        """The room is told anew to everybody, and kept; with `table` the table too."""
        self._room_changed = True
        self._table_changed = self._table_changed or table or whole
        self._whole = self._whole or whole
        self._unsaved = self._unsaved or save

    def show_table(self, *, whole: bool = False) -> None:
        self._table_changed = True
        self._whole = self._whole or whole

    def tell(self, conn: int, message: protocol.Base) -> None:
        """Something for one connection alone."""
        self._direct.append((conn, message))

    def saved(self) -> Saved:
        return Saved(
            settings=self.settings,
            seats=self.seats.all,
            stage=self.stage,
            game=self.game,
            seed=self.seed,
            paused=self.paused,
            lesson=self.is_lesson,
        )

    def take_rows(self, now: float) -> list[rows.Row]:
        """What is to be on disk before anybody is told."""
        found = self.written
        self.written = []
        if self._unsaved:
            self._unsaved = False
            data = ENCODER.encode(self.saved()).decode()
            found.append(rows.SaveRoom(self.code, data, self.settings.listed, now))
        return found

    # -- what is told -----------------------------------------------------------------------------------------

    def take_messages(self, now: float) -> list[Sent]:
        """What everybody is told of the changes since, made once for those who see the same."""
        sent: list[Sent] = []
        tables: dict[tuple[int | None, int, bool], bytes] = {}
        for guest in self.guests.values():
            if self._room_changed or guest.fresh or guest.secret is not None:
                sent.append((guest.conn, ENCODER.encode(self.room_for(guest, now))))
                guest.secret = None
            if self.play is not None and (self._table_changed or guest.fresh):
                key = self._seen_by(guest)
                if key not in tables:
                    tables[key] = ENCODER.encode(self.table_for(*key, now))
                sent.append((guest.conn, tables[key]))
                guest.seen = self.happened
                guest.game = self.game
            if guest.fresh and self.lines:
                sent.append((guest.conn, ENCODER.encode(protocol.Chat(lines=self.lines))))
            guest.fresh = False
        sent += [(conn, ENCODER.encode(message)) for conn, message in self._direct]
        self._direct = []
        self._room_changed = self._table_changed = self._whole = False
        return sent

    @property
    def happened(self) -> int:
        """How much has happened in the game so far."""
        if self.play is None or self.play.game.recorder is None:
            return 0
        return len(self.play.game.recorder.events)

    def _seen_by(self, guest: Guest) -> tuple[int | None, int, bool]:
        whole = self._whole or guest.fresh or guest.game != self.game
        return self.viewer(guest), 0 if whole else guest.seen, whole

    def viewer(self, guest: Guest) -> int | None:
        """As whom this guest sees the table: a player, -1 what is public, None everything."""
        player = self.player(guest)
        if player is None:
            return NO_ONE
        assert self.play is not None
        if self.settings.dead_see_all and self.play.is_out(player):
            return None
        return player

    def room_for(self, guest: Guest, now: float) -> protocol.Room:
        over = self.stage == "over"
        this, following = self.commitments()
        return protocol.Room(
            room=self.code,
            stage="lobby" if self.stage == "lobby" else "over" if over else "playing",
            settings=self.settings,
            seats=self.seats.told(self.online, now),
            watchers=self.watchers,
            you=self.player(guest),
            host=guest.seat is not None and guest.seat.host,
            secret=guest.secret,
            game=self.game,
            commitment=this,
            next_commitment=following,
            fair=not self.is_lesson,
            paused=self.paused,
            votes=[vote.told(now) for vote in self.votes],
            again=sorted(self.again),
            lesson=self.is_lesson,
        )

    def commitments(self) -> tuple[str | None, str | None]:
        """Of this game (before it is dealt: of the first one), and when it is over of the next one."""
        if self.is_lesson:
            return None, None
        following = fair.commitment(self.seed)
        if self.play is None or self.stage == "lobby":
            return following, None
        this = fair.commitment(self.play.game.setup.seed)
        return this, following if self.stage == "over" else None

    def table_for(self, viewer: int | None, seen: int, whole: bool, now: float) -> protocol.Table:
        assert self.play is not None
        message = table(self.play.game, viewer=viewer, seen=seen, number=self.game, whole=whole)
        if viewer is not None and viewer >= 0:
            message.can_undo = self.playing and not self.paused and self.play.last_own(viewer) >= 0
        if self.clock is not None and (self.clock.running or self.paused):
            message.clock = protocol.Clock(
                player=self.play.asked,
                left=round(self.clock.left(now), 1),
                total=self.clock.total,
                grace=self.clock.grace,
            )
        return message

    # -- the chat ---------------------------------------------------------------------------------------------

    def say(self, player: int | None, name: str, text: str, now: float) -> None:
        line = protocol.ChatLine(n=self.next_line, player=player, name=name, text=text, at=round(now, 1))
        self.next_line += 1
        self.lines.append(line)
        del self.lines[:-LINES_KEPT]
        self.written.append(rows.AddLine(self.code, line.n, player, name, text, line.at))
        for guest in self.guests.values():
            if not guest.fresh:
                self.tell(guest.conn, protocol.Chat(lines=[line]))

    def restore_lines(self, lines: Collection[protocol.ChatLine]) -> None:
        self.lines = list(lines)[-LINES_KEPT:]
        self.next_line = self.lines[-1].n + 1 if self.lines else 0
