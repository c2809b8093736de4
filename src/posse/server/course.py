"""How a game in a room goes on: choices, bots, the clock, votes, pause, undo, the next game. Beneath `room.py`."""

from __future__ import annotations

from typing import Final, Literal

from posse.deal import next_game
from posse.engine.setup import SetupError
from posse.engine.words import ALIVE
from posse.server import fair, names, protocol, rows
from posse.server.clock import TurnClock
from posse.server.errors import Refused
from posse.server.people import Guest, People
from posse.server.play import Deal, Play, Step
from posse.server.seats import Seat
from posse.server.votes import SECONDS, Vote

AWAY: Final = 60.0  # seconds until a bot plays for somebody who is not there
LATE: Final = 3  # choices in a row out of time: then a bot goes on
#: seconds a bot waits, by `pace`. The same for every question and every hand, so that the time tells nothing
PAUSES: Final = (0.0, 0.35, 0.9, 1.8)


class Course(People):
    """The part of a room that plays."""

    # -- a game begins and ends -------------------------------------------------------------------------------

    def deal(self, now: float) -> Deal:
        """The first game, or one with other settings than the last."""
        settings = self.settings
        return Deal(
            names=[seat.name for seat in self.seats.all],
            boxes=settings.boxes,
            mode=settings.mode,
            rulebook=settings.rulebook,
            options=settings.options,
            seed=self.seed,
        )

    def begin(self, now: float, after: Play | None = None) -> None:
        """Bots sit down where nobody does, and the cards are dealt; `after`: the game before, at the same table."""
        settings = self.settings
        for seat in self.seats.all:
            if seat.kind != "person":
                bot = seat.bot if seat.kind == "bot" and seat.bot else settings.bots
                taken = [other.name for other in self.seats.all if other is not seat and other.name]
                name = seat.name if seat.name and not names.is_taken(seat.name, taken) else ""
                seat.put_bot(name or names.bot_name(taken), bot)
            seat.late = 0
        for player in self.seats.persons:  # who is not there now does not hold up the others
            if player not in self.online:
                self.seats[player].bot = settings.bots
        try:
            if after is not None:
                game = next_game(
                    after.game,
                    keep=self.survivors(after) if settings.keep_characters else (),
                    rotate_sheriff=settings.rotate_sheriff and after.game.mode.has_sheriff,
                    seed=self.seed,
                    names=[seat.name for seat in self.seats.all],
                )
            else:
                game = self.deal(now).game()
        except SetupError as error:
            raise Refused("bad-settings", str(error)) from None
        self.play = Play(game, [seat.bot for seat in self.seats.all])
        self.game += 1
        self.steps = 0
        self.stage = "playing"
        self.paused = False
        self.again = set()
        self.votes = []
        deal = Deal.of(game)
        self.written.append(rows.NewGame(self.code, self.game, deal, fair.commitment(deal.seed), now))
        self.seed = fair.next_seed()
        self.asked_anew(now)
        self.change(whole=True)

    def survivors(self, play: Play) -> list[int]:
        game = play.game
        if game.mode.two_seated:
            return []
        return [p for p in range(len(self.seats)) if not play.is_out(p) and game.here[p] == ALIVE]

    def went_on(self, step: Step, by: Literal["person", "bot", "clock"], now: float) -> None:
        """A step was made: it is written, and whoever is asked next has his time."""
        assert self.play is not None
        self.written.append(rows.AddStep(self.code, self.game, self.steps, step, by, now))
        self.steps += 1
        if any(vote.kind == "undo" for vote in self.votes):
            self.votes = [vote for vote in self.votes if vote.kind != "undo"]
            self.change(save=False)
        self.show_table(whole=step.keep is not None)
        if self.play.over:
            self.end(now)
        else:
            self.asked_anew(now)

    def end(self, now: float) -> None:
        self.stage = "over"
        self.clock = None
        self.votes = []
        self.again = set()
        self.paused = False
        for seat in self.seats.all:
            if seat.kind == "person":
                seat.bot = None
            seat.late, seat.shut = 0, False
        self.change(table=True)

    # -- who is asked, and how long ---------------------------------------------------------------------------

    def asked_anew(self, now: float) -> None:
        self.bot_at = now + PAUSES[self.settings.pace]
        self.clock = None
        self.set_clock(now)

    def set_clock(self, now: float) -> None:
        """The clock runs while a person is asked for whom another one waits."""
        play = self.play
        if play is None or not self.playing or play.over:
            self.clock = None
            return
        seat = self.seats[play.asked]
        if seat.kind != "person" or seat.bot is not None or not self.settings.clock:
            self.clock = None
            return
        if self.clock is not None and self.clock.total != self.settings.clock:
            self.clock = None
        waited_for = bool(self.online - {play.asked})
        if self.clock is None:
            if not waited_for:
                return
            self.clock = TurnClock(self.settings.clock, self.settings.grace, now)
        self.clock.grace = self.settings.grace
        if self.paused or not waited_for:
            self.clock.stop(now)
        else:
            self.clock.go(now)

    def next_due(self) -> float | None:
        """When `tick` has something to do."""
        times: list[float] = [vote.ends for vote in self.votes]
        play = self.play
        if self.playing and play is not None and not self.paused and self.guests:
            if self.seats[play.asked].bot is not None:
                times.append(self.bot_at)
            elif self.clock is not None and (due := self.clock.due()) is not None:
                times.append(due)
        online = self.online
        for player in self.seats.persons:
            seat = self.seats[player]
            if player not in online and online:
                if seat.host or (self.playing and not self.paused and seat.bot is None):
                    times.append(seat.seen + AWAY)
        return min(times, default=None)

    def tick(self, now: float) -> None:
        """What time alone brings about; at most one move of a bot."""
        for vote in [vote for vote in self.votes if vote.ends <= now]:
            self.votes.remove(vote)
            self.change(save=False)
        self._away(now)
        play = self.play
        if not self.playing or play is None or self.paused or not self.guests:
            return
        seat = self.seats[play.asked]
        if seat.bot is not None:
            if self.bot_at <= now:
                self.went_on(play.bot_move(), "bot", now)
            return
        clock = self.clock
        if clock is None or (due := clock.due()) is None or due > now:
            return
        if not clock.warned:
            clock.warned = True
            self.show_table()
        if clock.ran_out(now):
            seat.late += 1
            if seat.late >= LATE:
                self.bot_for(seat)
            self.went_on(play.bot_move(None if seat.bot else self.settings.bots), "clock", now)
            self.change()

    def _away(self, now: float) -> None:
        online = self.online
        if not online:
            return
        for player in self.seats.persons:
            seat = self.seats[player]
            if player in online or seat.seen + AWAY > now:
                continue
            if seat.host:
                self.seats.pass_host(online)
                self.change()
            if self.playing and not self.paused and seat.bot is None:
                self.bot_for(seat)
                self.change(table=True)

    # -- bots for people --------------------------------------------------------------------------------------

    def bot_for(self, seat: Seat) -> None:
        """A bot plays for this seat until its person is back."""
        seat.bot = self.settings.bots
        if self.play is not None and self.playing:
            self.play.give_to(self.seats.index(seat), seat.bot)

    def back(self, seat: Seat, now: float) -> None:
        """The person plays again."""
        seat.late = 0
        if seat.bot is None:
            return
        seat.bot = None
        if self.play is not None and self.playing:
            player = self.seats.index(seat)
            self.play.give_to(player, None)
            if self.play.asked == player:
                self.asked_anew(now)
            self.show_table()
        self.change()

    # -- what a person at the table does ----------------------------------------------------------------------

    def _game_of(self, guest: Guest, number: int) -> tuple[Play, int]:
        if guest.seat is None:
            raise Refused("watching")
        if not self.playing or self.play is None:
            raise Refused("not-playing")
        if number != self.game:
            raise Refused("stale")
        if self.paused:
            raise Refused("paused")
        return self.play, self.seats.index(guest.seat)

    def choose(self, guest: Guest, message: protocol.Choose, now: float) -> None:
        play, player = self._game_of(guest, message.game)
        step = play.choose(player, message.at, message.option)
        assert guest.seat is not None
        self.back(guest.seat, now)
        self.went_on(step, "person", now)

    def undo(self, guest: Guest, message: protocol.Undo, now: float) -> None:
        play, player = self._game_of(guest, message.game)
        if message.at != play.made:
            raise Refused("stale")
        assert guest.seat is not None
        if play.can_go_back(player):
            self.back(guest.seat, now)
            self.went_on(play.go_back(), "person", now)
            return
        at = play.last_own(player)
        if at < 0:
            raise Refused("no-undo")
        voters = self.online - {player}
        if not voters:
            self.back(guest.seat, now)
            self.went_on(play.take_back(player, at), "person", now)
            return
        if any(vote.kind == "undo" for vote in self.votes):
            raise Refused("no-undo")
        self._ask("undo", player, player, voters, now, at=at, made=play.made)

    # -- votes ------------------------------------------------------------------------------------------------

    def _ask(
        self,
        kind: Literal["undo", "kick"],
        by: int,
        about: int,
        voters: set[int],
        now: float,
        at: int = 0,
        made: int = 0,
    ) -> Vote:
        vote = Vote(self.next_vote, kind, by, about, frozenset(voters), now + SECONDS, at, made)
        self.next_vote += 1
        self.votes.append(vote)
        self.change(save=False)
        return vote

    def kick(self, guest: Guest, message: protocol.Kick, now: float) -> None:
        if guest.seat is None:
            raise Refused("watching")
        by = self.seats.index(guest.seat)
        voters = self.online - {message.player}
        if message.player == by or self.seats.at(message.player).kind != "person" or len(voters) < 2:
            raise Refused("no-kick")
        if any(vote.kind == "kick" and vote.about == message.player for vote in self.votes):
            raise Refused("no-kick")
        vote = self._ask("kick", by, message.player, voters, now)
        vote.answer(by, True)

    def answer(self, guest: Guest, message: protocol.Answer, now: float) -> None:
        vote = next((vote for vote in self.votes if vote.id == message.vote), None)
        player = self.player(guest)
        if vote is None or player not in vote.voters or player is None:
            raise Refused("no-vote")
        vote.answer(player, message.yes)
        self.change(save=False)
        self.count_votes(now)

    def count_votes(self, now: float) -> None:
        """What is decided is done; the end of one vote may decide another, or make it void."""
        while vote := next((vote for vote in self.votes if vote.outcome != "open"), None):
            self.votes.remove(vote)
            self.change(save=False)
            if vote.outcome == "no":
                continue
            if vote.kind == "kick":
                self.send_away(self.seats[vote.about], now)
            elif self.playing and self.play is not None and self.play.made == vote.made:
                if self.play.last_own(vote.by) == vote.at:
                    self.went_on(self.play.take_back(vote.by, vote.at), "person", now)

    def send_away(self, seat: Seat, now: float) -> None:
        """Out of the room by the will of the others or of the host."""
        guest = self.guest_of(seat)
        if guest is not None:
            del self.guests[guest.conn]
            self.tell(guest.conn, protocol.Gone(reason="kicked"))
        self.give_up(seat, now, shut=True)

    def give_up(self, seat: Seat, now: float, *, shut: bool = False) -> None:
        """Nobody sits there any more; in a game a bot plays on."""
        player = self.seats.index(seat)
        if seat.host:
            self.seats.pass_host(self.online - {player})
        if self.playing and self.play is not None:
            seat.leave_to(self.settings.bots, shut=shut)
            self.play.give_to(player, seat.bot)
            if self.play.asked == player:
                self.asked_anew(now)
            self.show_table()
        else:
            seat.clear()
        self.again.discard(player)
        self.left_votes(now)
        self.change()

    def left_votes(self, now: float) -> None:
        """Somebody is not there any more: the others decide."""
        online = self.online
        for vote in self.votes.copy():
            vote.without(online)
            if vote.by not in online or (vote.kind == "kick" and self.seats[vote.about].kind != "person"):
                self.votes.remove(vote)
                self.change(save=False)
        self.count_votes(now)
