"""Rooms whose game begins in a situation, as scenarios write it: for pictures and tests of the page.

Nothing of them is kept. Nobody moves by himself where `still` is set, so that a picture shows what was put there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from posse.scenario.building import build
from posse.scenario.reading import ScenarioError
from posse.scenario.situation import read
from posse.server import fair, protocol, rows
from posse.server.live import Live
from posse.server.people import Saved
from posse.server.play import Play, Step
from posse.server.room import Room
from posse.server.seats import Seat
from posse.server.testserver import FREE

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.server.limits import Limits
    from posse.server.testserver import Running


class StagedPlay(Play):
    """A game that was not dealt: taking back begins with the situation."""

    def __init__(self, make: Callable[[], Game], bots: Sequence[str | None]) -> None:
        super().__init__(make(), bots)
        self._make = make

    def take_back(self, player: int, at: int) -> Step:
        assert self.game.recorder is not None
        codes = [code for _, code in self.game.recorder.choices[:at]]
        self.game = self._make()
        for code in codes:
            self.game.choose_code(code)
        self._table = self._seated()
        self._memory.forget()
        return Step(text="undo", player=player, keep=at)


class StagedRoom(Room):
    """A room in the middle of a game. `people` sit there, bots play for all others."""

    def __init__(
        self,
        make: Callable[[], Game],
        settings: protocol.Settings,
        people: Sequence[int],
        limits: Limits,
        *,
        still: bool,
    ) -> None:
        game = make()
        settings.players = len(game.setup.names)
        settings.mode = game.setup.mode
        seats = [Seat() for _ in game.setup.names]
        saved = Saved(settings=settings, seats=seats, stage="playing", game=1)
        super().__init__(fair.new_code(), saved, limits)
        self.still = still
        self.secrets: dict[int, str] = {}
        for player, name in enumerate(game.setup.names):
            if player in people:
                self.secrets[player] = seats[player].sit(name, 0)
            else:
                seats[player].put_bot(name, settings.bots)
        if people:
            seats[people[0]].host = True
        self.play = StagedPlay(make, [seat.bot for seat in seats])

    def take_rows(self, now: float) -> list[rows.Row]:
        self.written.clear()
        self._unsaved = False
        return []

    def move(self, text: str, now: float) -> None:
        """A choice by its notation, whoever is asked."""
        assert self.play is not None
        game = self.play.game
        step = self.play.choose(self.play.asked, self.play.made, game.codes.index(game.find(text)))
        self.went_on(step, "person", now)

    def next_due(self) -> float | None:
        return None if self.still else super().next_due()


def situations(text: str, file: str) -> dict[str, Callable[[], Game]]:
    """Makers of the games of a file of situations, by name."""
    found: dict[str, Callable[[], Game]] = {}
    for one in read(text, file):
        if isinstance(one, ScenarioError):
            raise one
        found[one.name] = partial(build, one)
    return found


class Stage:
    """Such a room on a running server."""

    def __init__(
        self,
        server: Running,
        make: Callable[[], Game],
        settings: protocol.Settings | None = None,
        people: Sequence[int] = (0,),
        *,
        still: bool = True,
    ) -> None:
        self.server = server
        self.room = StagedRoom(make, settings or protocol.Settings(), people, FREE, still=still)
        server.call(self._open)

    def _open(self) -> None:
        hub = self.server.hub
        self.live = Live(hub, self.room)
        hub.rooms[self.room.code] = self.live
        self.live.post(lambda now: self.room.asked_anew(now))

    @property
    def code(self) -> str:
        return self.room.code

    def link(self, player: int | None = 0) -> str:
        """The personal link of a player; `None`: of whoever watches."""
        address = f"{self.server.http}/r/{self.code}"
        return address if player is None else f"{address}#{self.room.secrets[player]}"

    def move(self, *texts: str) -> None:
        """Whoever is asked chooses this; everybody is told of each."""
        for text in texts:
            self.server.call(lambda text=text: self.live.post(lambda now: self.room.move(text, now)))  # type: ignore[misc]
