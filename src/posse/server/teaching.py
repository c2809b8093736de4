"""A room in which the first lesson is given: one person, a teacher, and others whose moves are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from posse.server import names, protocol
from posse.server.course import PAUSES
from posse.server.errors import Refused
from posse.server.lesson import LEARNER, Lesson, NotNow, deal
from posse.server.limits import Limits
from posse.server.people import Guest, Saved
from posse.server.play import Play
from posse.server.room import Room
from posse.server.seats import Seat

PACE: Final = 2


class LessonRoom(Room):
    """It is known by the number of things done; its game is not written, since nothing in it is left to chance."""

    def __init__(self, code: str, saved: Saved, limits: Limits) -> None:
        super().__init__(code, saved, limits)
        self.lesson: Lesson | None = None

    @classmethod
    def opened(cls, code: str, limits: Limits) -> LessonRoom:
        players = len(deal().setup.names)
        settings = protocol.Settings(players=players, clock=0, pace=PACE, watchers=False)
        saved = Saved(
            settings=settings, seats=[Seat() for _ in range(players)], lesson=True, stage="playing", game=1
        )
        return cls(code, saved, limits)

    @classmethod
    def resumed(cls, code: str, saved: Saved, limits: Limits) -> LessonRoom:
        room = cls(code, saved, limits)
        room._teach(saved.done)
        return room

    def _teach(self, done: int) -> None:
        self.lesson = Lesson(self.seats[LEARNER].name, done)
        self.play = Play(self.lesson.game, [None] * len(self.seats))

    def saved(self) -> Saved:
        found = super().saved()
        found.done = self.lesson.done if self.lesson is not None else 0
        return found

    def found(self, conn: int, name: str, now: float) -> None:
        self.sit_down(self._guest(conn, now), self.seats[LEARNER], names.tidy(name), now)
        self.seats[LEARNER].host = True
        self._teach(0)
        assert self.lesson is not None
        for player, other in enumerate(self.lesson.game.setup.names):
            if player != LEARNER:
                self.seats[player].put_bot(other, self.settings.bots)
        self._went_on(now)

    def join(self, conn: int, message: protocol.Join, now: float) -> None:
        if message.secret is None:
            raise Refused("full")
        super().join(conn, message, now)

    # -- how it goes on ---------------------------------------------------------------------------------------

    def handle(self, conn: int, message: protocol.Base, now: float) -> None:
        guest = self.guests.get(conn)
        if guest is None:
            raise Refused("not-in-room")
        handler = DOES.get(type(message))
        if handler is None:
            raise Refused("in-lesson")
        try:
            handler(self, guest, message, now)
        except NotNow:
            raise Refused("not-now") from None

    def _went_on(self, now: float) -> None:
        self.bot_at = now + PAUSES[PACE]
        self.change(table=True)

    def choose(self, guest: Guest, message: protocol.Choose, now: float) -> None:
        play, player = self._game_of(guest, message.game)
        play.check(player, message.at)
        if not 0 <= message.option < len(play.game.codes):
            raise Refused("no-option")
        assert self.lesson is not None
        self.lesson.choose(message.option)
        self._went_on(now)

    def next(self, guest: Guest, message: protocol.Next, now: float) -> None:
        assert self.lesson is not None
        self.lesson.next()
        self._went_on(now)

    def leave(self, guest: Guest, message: protocol.Leave, now: float) -> None:
        del self.guests[guest.conn]
        self.tell(guest.conn, protocol.Gone(reason="left"))
        self.seats[LEARNER].secret = ""
        self.change()

    def next_due(self) -> float | None:
        waits = self.lesson is not None and bool(self.lesson.scene.moves) and bool(self.guests)
        return self.bot_at if waits else None

    def tick(self, now: float) -> None:
        due = self.next_due()
        if due is not None and due <= now and self.lesson is not None and self.lesson.advance():
            self._went_on(now)

    def table_for(self, viewer: int | None, seen: int, whole: bool, now: float) -> protocol.Table:
        message = super().table_for(viewer, seen, whole, now)
        if self.lesson is not None:
            message.lesson = self.lesson.now()
        return message


DOES: Final[dict[type[protocol.Base], Callable[[LessonRoom, Guest, Any, float], None]]] = {
    protocol.Choose: LessonRoom.choose,
    protocol.Next: LessonRoom.next,
    protocol.Leave: LessonRoom.leave,
    protocol.Say: Room.chat,
}
