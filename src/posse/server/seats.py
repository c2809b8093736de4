"""The seats of a room: who sits where, who plays for whom, who is host."""

from __future__ import annotations

from typing import Literal

import msgspec

from posse.server import fair, names, protocol
from posse.server.errors import Refused


class Seat(msgspec.Struct, kw_only=True):
    """One seat as it is kept on disk; of its secret only the hash."""

    name: str = ""
    kind: Literal["open", "person", "bot"] = "open"
    bot: str | None = None  # who plays for it now
    secret: str = ""
    host: bool = False
    seen: float = 0  # when its person was last there
    late: int = 0  # choices in a row that a bot made because the time was up
    shut: bool = False  # its person was sent away: nobody takes it until the game is over

    def sit(self, name: str, now: float) -> str:
        """A person sits down; the answer is the secret, which is told once."""
        secret = fair.new_secret()
        self.name, self.kind, self.bot = name, "person", None
        self.secret, self.seen, self.late, self.shut = fair.digest(secret), now, 0, False
        return secret

    def clear(self) -> None:
        """Open again, nobody in it."""
        self.name, self.kind, self.bot, self.secret = "", "open", None, ""
        self.host, self.late, self.shut = False, 0, False

    def leave_to(self, bot: str, *, shut: bool = False) -> None:
        """The person goes for good in the middle of a game, a bot plays on; the name stays that of the game."""
        self.kind, self.bot, self.secret = ("bot" if shut else "open"), bot, ""
        self.host, self.late, self.shut = False, 0, shut

    def put_bot(self, name: str, bot: str) -> None:
        self.clear()
        self.name, self.kind, self.bot = name, "bot", bot


class Seats:
    """All of them, clockwise."""

    def __init__(self, seats: list[Seat]) -> None:
        self.all = seats

    def __getitem__(self, player: int) -> Seat:
        return self.all[player]

    def __len__(self) -> int:
        return len(self.all)

    def index(self, seat: Seat) -> int:
        for player, other in enumerate(self.all):
            if other is seat:
                return player
        raise AssertionError("a seat of another room")

    def at(self, player: int) -> Seat:
        if not 0 <= player < len(self.all):
            raise Refused("no-seat")
        return self.all[player]

    def by_secret(self, secret: str) -> Seat | None:
        """All are compared, so that the time it takes tells nothing."""
        found = None
        for seat in self.all:
            if fair.is_secret(secret, seat.secret):
                found = seat
        return found

    @property
    def persons(self) -> list[int]:
        return [player for player, seat in enumerate(self.all) if seat.kind == "person"]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.all if seat.name]

    def host(self) -> Seat | None:
        return next((seat for seat in self.all if seat.host), None)

    def pass_host(self, online: set[int]) -> None:
        """To the next person clockwise who is there; else to one who is not; else to nobody."""
        old = self.host()
        start = self.index(old) if old is not None else -1
        order = [(start + step) % len(self.all) for step in range(1, len(self.all) + 1)]
        persons = [p for p in order if self.all[p].kind == "person" and self.all[p] is not old]
        if not persons:
            return
        if old is not None:
            old.host = False
        there = [p for p in persons if p in online]
        self.all[(there or persons)[0]].host = True

    def check_name(self, name: str, own: Seat | None, playing: bool) -> None:
        """Every name once; a bot gives way where its name does not stand in a game yet."""
        for seat in self.all:
            if seat is own or not seat.name or seat.name.casefold() != name.casefold():
                continue
            if seat.kind == "person" or playing:
                raise Refused("name-taken")
            if seat.kind == "bot":
                seat.name = names.bot_name([*self.names, name])
            else:
                seat.name = ""

    def resize(self, wanted: int) -> None:
        """More seats at the end, or fewer: those without a person go first, from the end."""
        if wanted < len(self.persons):
            raise Refused("too-few-seats")
        while len(self.all) < wanted:
            self.all.append(Seat())
        for kind in ("open", "bot"):
            for player in range(len(self.all) - 1, -1, -1):
                if len(self.all) > wanted and self.all[player].kind == kind:
                    del self.all[player]

    def told(self, online: set[int], now: float) -> list[protocol.Seat]:
        return [
            protocol.Seat(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot,
                online=player in online,
                host=seat.host,
                away=round(max(0.0, now - seat.seen))
                if seat.kind == "person" and player not in online
                else 0,
            )
            for player, seat in enumerate(self.all)
        ]
