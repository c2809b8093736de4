"""Bots at a table: who is asked answers, and everybody hears what he may hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.bots.eyes import Eyes
from posse.engine.decision import IllegalMove
from posse.engine.recorder import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from posse.bots.bot import Bot
    from posse.engine.game import Game


def veiled(event: Event) -> Event:
    """The event without its secret card."""
    content = {name: -1 if what == "secret" else getattr(event, name) for name, what in event.FIELDS}
    return type(event)(**content)


class Table:
    """A game with a bot (or None: a person) for each player."""

    def __init__(self, game: Game, bots: Sequence[Bot | None]) -> None:
        players = max(game.owner) + 1
        if len(bots) != players:
            raise ValueError(f"{players} players need {players} bots, not {len(bots)}")
        if len({id(bot) for bot in bots if bot is not None}) < sum(bot is not None for bot in bots):
            raise ValueError("every player needs a bot of his own: one bot cannot hold two memories")
        self.game = game
        self.bots = list(bots)
        self.eyes = [Eyes(game, player) for player in range(players)]
        self.heard = 0
        self.decisions = 0
        self._listeners: dict[type[Event], list[int]] = {}
        for player, bot in enumerate(bots):
            if bot is not None:
                bot.fresh(self.eyes[player])
        self.spread()

    def replace(self, player: int, bot: Bot | None) -> None:
        """Somebody else sits down; a bot that does hears all that was said so far."""
        self.bots[player] = bot
        self._listeners = {}
        if bot is not None:
            bot.fresh(self.eyes[player])
            if self.game.recorder is not None:
                for event in self.game.recorder.events[: self.heard]:
                    if isinstance(event, bot.hears):
                        bot.hear(self.seen(event, player))

    def seen(self, event: Event, player: int) -> Event:
        """The event as this player sees it."""
        seers = event.seers()
        if seers is None or any(self.game.owner[seat] == player for seat in seers):
            return event
        return veiled(event)

    def listeners(self, kind: type[Event]) -> list[int]:
        """The players whose bots want to hear of such events."""
        found = self._listeners.get(kind)
        if found is None:
            bots = enumerate(self.bots)
            found = [p for p, bot in bots if bot is not None and issubclass(kind, bot.hears)]
            self._listeners[kind] = found
        return found

    def spread(self) -> None:
        """Tell the bots what has happened since they were last told."""
        recorder = self.game.recorder
        if recorder is None:
            return
        events = recorder.events
        at = self.heard
        end = len(events)
        self.heard = end  # also after a choice was taken back: what is gone was no secret to who took it back
        bots = self.bots
        while at < end:
            event = events[at]
            at += 1
            players = self.listeners(type(event))
            if not players:
                continue
            if event.seers() is None:
                for player in players:
                    bot = bots[player]
                    if bot is not None:
                        bot.hear(event)
            else:
                for player in players:
                    bot = bots[player]
                    if bot is not None:
                        bot.hear(self.seen(event, player))

    def step(self) -> bool:
        """Let the bot that is asked answer; False when the game is over or a person is asked."""
        game = self.game
        if game.asked < 0:
            return False
        player = game.owner[game.asked]
        bot = self.bots[player]
        decision = game.decision
        if bot is None or decision is None:
            return False
        index = bot.choose(self.eyes[player], decision)
        codes = game.codes
        if not 0 <= index < len(codes):
            raise IllegalMove(f"the bot {bot.name!r} chose option {index} of {len(codes)}: {decision!r}")
        game.answer(codes[index])
        self.decisions += 1
        self.spread()
        return True

    def play(self) -> int:
        """Go on until the game is over or a person is asked; how many decisions were made."""
        before = self.decisions
        while self.step():
            pass
        return self.decisions - before


def play_out(game: Game, bots: Sequence[Bot]) -> int:
    """Play a game to its end; how many decisions that took."""
    return Table(game, bots).play()
