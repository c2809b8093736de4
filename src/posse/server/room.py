"""A room: people around a table, from the lobby through one game after the other. Pure logic: no sockets, no clock.

`handle` takes a message, `tick` the passing of time; what `take_rows` gives has to be on disk before what
`take_messages` gives is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from posse.bots import BOTS
from posse.deal import make_setup
from posse.engine.setup import SetupError
from posse.server import names, protocol
from posse.server.course import PAUSES, Course
from posse.server.errors import Refused
from posse.server.limits import Bucket, Limits
from posse.server.people import MOST_WATCHERS, Guest, Saved
from posse.server.play import Deal, Play, Step
from posse.server.seats import Seat

MOST_LINE: Final = 300
#: what the host may still change in the middle of a game
LATER: Final = ("pace", "clock", "grace", "listed", "watchers")
BETWEEN: Final = (*LATER, "bots", "dead_see_all", "rotate_sheriff", "keep_characters")


class Room(Course):
    """What may be done in a room, by message."""

    # -- how it comes to be -----------------------------------------------------------------------------------

    @classmethod
    def new(cls, code: str, settings: protocol.Settings, limits: Limits) -> Room:
        check(settings)
        seats = [Seat() for _ in range(settings.players)]
        room = cls(code, Saved(settings=settings, seats=seats), limits)
        room.change()
        return room

    @classmethod
    def restored(
        cls,
        code: str,
        saved: Saved,
        game: tuple[Deal, Iterable[Step]] | None,
        lines: Iterable[protocol.ChatLine],
        limits: Limits,
        now: float,
    ) -> Room:
        """As it was, in the middle of whatever was being decided."""
        room = cls(code, saved, limits)
        if game is not None:
            deal, given = game
            steps = list(given)
            room.steps = len(steps)
            room.play = Play.restored(deal, steps, [seat.bot for seat in saved.seats])
            if room.playing and room.play.over:  # written were the choices, not what came of them
                room.end(now)
        room.restore_lines(list(lines))
        return room

    # -- coming and going -------------------------------------------------------------------------------------

    def found(self, conn: int, name: str, now: float) -> None:
        """Whoever made the room sits down in it as its host."""
        self.sit_down(self._guest(conn, now), self.seats[0], names.tidy(name), now)
        self.seats[0].host = True

    def join(self, conn: int, message: protocol.Join, now: float) -> None:
        if message.secret is not None:
            seat = self.seats.by_secret(message.secret)
            if seat is None:
                raise Refused("no-secret")
            other = self.guest_of(seat)
            if other is not None:
                del self.guests[other.conn]
                self.tell(other.conn, protocol.Gone(reason="elsewhere"))
            guest = self._guest(conn, now)
            guest.seat = seat
            guest.secret = message.secret
            self.back(seat, now)
            seat.seen = now
            self.set_clock(now)
            self.change(save=False)
            return
        name = names.tidy(message.name) if message.name else ""
        if message.watch:
            if not self.settings.watchers:
                raise Refused("no-watching")
            if len(self.watchers) >= MOST_WATCHERS:
                raise Refused("full")
            self._guest(conn, now).name = name
            self.change(save=False)
            return
        if not name:
            raise Refused("bad-name")
        kinds = ("open", "bot") if self.stage == "over" else ("open",)
        free = [seat for kind in kinds for seat in self.seats.all if seat.kind == kind]
        if not free:
            raise Refused("full")
        self.seats.check_name(name, free[0], self.playing)
        self.sit_down(self._guest(conn, now), free[0], name, now)

    def _guest(self, conn: int, now: float) -> Guest:
        guest = Guest(conn, None, "", Bucket(self.limits.chat_rate, self.limits.chat_burst, now))
        self.guests[conn] = guest
        if len(self.guests) == 1:  # nobody was there: bots give time to look, and nobody else is late yet
            self.bot_at = max(self.bot_at, now + PAUSES[self.settings.pace])
            self._all_seen(now)
        return guest

    def _all_seen(self, now: float) -> None:
        online = self.online
        for player in self.seats.persons:
            if player not in online:
                self.seats[player].seen = now

    def sit_down(self, guest: Guest, seat: Seat, name: str, now: float) -> None:
        guest.secret = seat.sit(name, now)
        guest.seat = seat
        guest.fresh = True  # sees the table with other eyes
        if self.seats.host() is None:
            seat.host = True
        if self.play is not None and self.playing:
            player = self.seats.index(seat)
            self.play.give_to(player, None)
            if self.play.asked == player:
                self.asked_anew(now)
            self.show_table()
        self.set_clock(now)
        self.change()

    def detach(self, conn: int, now: float) -> None:
        """The connection is gone; the seat stays whose it was."""
        guest = self.guests.pop(conn, None)
        if guest is None:
            return
        if guest.seat is not None:
            guest.seat.seen = now
        self.set_clock(now)
        self.left_votes(now)
        self.change(save=guest.seat is not None)
        self._go_again(now)

    # -- messages ---------------------------------------------------------------------------------------------

    def handle(self, conn: int, message: protocol.Base, now: float) -> None:
        """Do what a message asks for, or `Refused`."""
        guest = self.guests.get(conn)
        if guest is None:
            raise Refused("not-in-room")
        handler = HANDLERS.get(type(message))
        if handler is None:
            raise Refused("no-lesson" if isinstance(message, protocol.Next) else "in-room")
        handler(self, guest, message, now)

    def leave(self, guest: Guest, message: protocol.Leave, now: float) -> None:
        del self.guests[guest.conn]
        self.tell(guest.conn, protocol.Gone(reason="left"))
        if guest.seat is not None:
            self.give_up(guest.seat, now)
        self.set_clock(now)
        self.change(save=False)
        self._go_again(now)

    def _host(self, guest: Guest) -> None:
        if guest.seat is None or not guest.seat.host:
            raise Refused("not-host")

    def configure(self, guest: Guest, message: protocol.Configure, now: float) -> None:
        self._host(guest)
        settings = message.settings
        check(settings)
        old = self.settings
        allowed = LATER if self.playing else BETWEEN
        deals_alike = all(
            getattr(old, name) == getattr(settings, name)
            for name in protocol.Settings.__struct_fields__
            if name not in allowed
        )
        if self.playing and not deals_alike:
            raise Refused("not-in-lobby")
        if not deals_alike:
            self.seats.resize(settings.players)
            if self.stage == "over":
                self.stage = "lobby"
                self.play = None
                for seat in self.seats.all:
                    seat.shut = False
        self.settings = settings
        self.set_clock(now)
        self.again = set()
        self.change(table=self.playing)

    def set_seat(self, guest: Guest, message: protocol.SetSeat, now: float) -> None:
        self._host(guest)
        if self.playing:
            raise Refused("not-in-lobby")
        seat = self.seats.at(message.player)
        if seat is guest.seat:
            raise Refused("seat-taken")
        if seat.kind == "person":
            self.send_away(seat, now)
        if message.kind == "bot":
            bot = message.bot or self.settings.bots
            if bot not in BOTS:
                raise Refused("bad-settings", f"there is no bot {bot!r}; there are {', '.join(BOTS)}")
            taken = [other.name for other in self.seats.all if other is not seat and other.name]
            seat.put_bot(names.bot_name(taken), bot)
        else:
            seat.clear()
        self.change()

    def start(self, guest: Guest, message: protocol.Start, now: float) -> None:
        self._host(guest)
        if self.stage != "lobby":
            raise Refused("not-in-lobby")
        self.begin(now)

    def pause(self, guest: Guest, message: protocol.Pause, now: float) -> None:
        if guest.seat is None:
            raise Refused("watching")
        if not self.playing:
            raise Refused("not-playing")
        if self.paused != message.on:
            self.paused = message.on
            if not message.on:
                self.bot_at = max(self.bot_at, now + PAUSES[self.settings.pace])
                self._all_seen(now)
            self.set_clock(now)
            self.change(table=True)

    def stand(self, guest: Guest, message: protocol.Stand, now: float) -> None:
        if guest.seat is None:
            raise Refused("watching")
        if not self.playing:
            raise Refused("not-playing")
        if message.on and guest.seat.bot is None:
            self.bot_for(guest.seat)
            self.bot_at = now + PAUSES[self.settings.pace]
            self.set_clock(now)
            self.change(table=True)
        elif not message.on:
            self.back(guest.seat, now)

    def sit(self, guest: Guest, message: protocol.Sit, now: float) -> None:
        if guest.seat is not None:
            raise Refused("seat-taken")
        seat = self.seats.at(message.player)
        if seat.shut or seat.kind == "person" or (seat.kind == "bot" and self.playing):
            raise Refused("seat-taken")
        name = names.tidy(message.name)
        self.seats.check_name(name, seat, self.playing)
        self.sit_down(guest, seat, name, now)

    def rename(self, guest: Guest, message: protocol.Rename, now: float) -> None:
        name = names.tidy(message.name)
        if guest.seat is None:
            guest.name = name
        else:
            self.seats.check_name(name, guest.seat, self.playing)
            guest.seat.name = name
        self.change(save=guest.seat is not None)

    def chat(self, guest: Guest, message: protocol.Say, now: float) -> None:
        text = " ".join("".join(ch if ch.isprintable() else " " for ch in message.text).split())
        if not text:
            raise Refused("chat-empty")
        if len(text) > MOST_LINE:
            raise Refused("chat-long")
        if guest.seat is None and not guest.name:
            raise Refused("bad-name")
        if not guest.chat.take(now):
            raise Refused("chat-fast")
        name = guest.name if guest.seat is None else guest.seat.name
        self.say(self.player(guest), name, text, now)

    def rematch(self, guest: Guest, message: protocol.Rematch, now: float) -> None:
        if guest.seat is None:
            raise Refused("watching")
        if self.stage != "over" or self.play is None:
            raise Refused("not-over")
        self.again.add(self.seats.index(guest.seat))
        self.change(save=False)
        self._go_again(now, at_once=guest.seat.host)

    def _go_again(self, now: float, *, at_once: bool = False) -> None:
        """The next game, if all who are there have agreed to it."""
        online = self.online
        if self.stage == "over" and self.play is not None and online and (at_once or self.again >= online):
            self.begin(now, after=self.play)


HANDLERS: Final[dict[type[protocol.Base], Callable[[Room, Guest, Any, float], None]]] = {
    protocol.Leave: Room.leave,
    protocol.Configure: Room.configure,
    protocol.SetSeat: Room.set_seat,
    protocol.Start: Room.start,
    protocol.Choose: Room.choose,
    protocol.Undo: Room.undo,
    protocol.Answer: Room.answer,
    protocol.Kick: Room.kick,
    protocol.Pause: Room.pause,
    protocol.Stand: Room.stand,
    protocol.Sit: Room.sit,
    protocol.Rename: Room.rename,
    protocol.Say: Room.chat,
    protocol.Rematch: Room.rematch,
}


def check(settings: protocol.Settings) -> None:
    """Settings a game can be dealt from; they are read as the engine reads them."""

    def within(name: str, least: int, most: int) -> None:
        if not least <= getattr(settings, name) <= most:
            raise Refused("bad-settings", f"{name} is a number from {least} to {most}")

    within("pace", 0, len(PAUSES) - 1)
    if settings.clock:
        within("clock", 5, 3600)
    within("grace", 0, 3600)
    if settings.bots not in BOTS:
        raise Refused("bad-settings", f"there is no bot {settings.bots!r}; there are {', '.join(BOTS)}")
    if len(settings.boxes) > 16 or len(settings.options) > 64:
        raise Refused("bad-settings", "there are not so many boxes and options")
    try:
        make_setup(
            settings.players, settings.boxes, settings.mode, settings.rulebook, settings.options, seed=0
        )
    except (SetupError, ValueError, TypeError) as error:
        raise Refused("bad-settings", str(error)) from None


__all__ = ["Room", "Saved", "check"]
