"""One game of a room as it goes on: choices, moves of bots, taking back. No people, sockets or time in here."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from posse.bots import BOTS, Bot, Table
from posse.deal import new_game
from posse.engine.notation import option_text
from posse.server.errors import Refused
from posse.undo import Memory, made, replayed

if TYPE_CHECKING:
    from posse.engine.game import Game


class Deal(msgspec.Struct, kw_only=True):
    """What a game is dealt from, as it is kept on disk."""

    names: list[str]
    boxes: list[str]
    mode: str | None
    rulebook: str
    options: dict[str, str]
    seed: str
    sheriff: int = -1
    kept: dict[int, str] = {}

    @classmethod
    def of(cls, game: Game) -> Deal:
        setup = game.setup
        return cls(
            names=list(setup.names),
            boxes=list(setup.boxes),
            mode=setup.mode,
            rulebook=setup.rulebook,
            options=dict(setup.options),
            seed=setup.seed,
            sheriff=setup.sheriff,
            kept=dict(setup.kept),
        )

    def game(self) -> Game:
        return new_game(
            len(self.names),
            self.boxes,
            self.mode,
            self.rulebook,
            self.options,
            self.names,
            self.seed,
            sheriff=self.sheriff,
            kept=self.kept,
            unfinished=True,
        )


class Step(msgspec.Struct, kw_only=True):
    """A line of a game on disk, never changed: a choice, or that all choices after the first `keep` are void."""

    text: str
    player: int
    keep: int | None = None


def chosen(steps: Iterable[Step]) -> list[str]:
    """The choices that count."""
    texts: list[str] = []
    for step in steps:
        if step.keep is None:
            texts.append(step.text)
        else:
            del texts[step.keep :]
    return texts


class Play:
    """The game with its bots; `bots` names the bot of each player who has one."""

    def __init__(self, game: Game, bots: Sequence[str | None]) -> None:
        self.game = game
        self.bots = list(bots)
        self._memory = Memory()
        self._table = self._seated()

    @classmethod
    def restored(cls, deal: Deal, steps: Iterable[Step], bots: Sequence[str | None]) -> Play:
        """The game as it stood after these steps."""
        game = deal.game()
        memory = Memory()
        for text in chosen(steps):
            memory.note(game)
            game.choose_code(game.find(text))
        play = cls(game, bots)
        play._memory = memory
        return play

    # -- who is asked -----------------------------------------------------------------------------------------

    @property
    def made(self) -> int:
        return made(self.game)

    @property
    def over(self) -> bool:
        return self.game.asked < 0

    @property
    def asked(self) -> int:
        """The player who is asked, -1 when the game is over."""
        return self.game.owner[self.game.asked] if self.game.asked >= 0 else -1

    def is_out(self, player: int) -> bool:
        game = self.game
        return not any(game.in_play(seat) for seat in range(game.seats) if game.owner[seat] == player)

    # -- moves ------------------------------------------------------------------------------------------------

    def check(self, player: int, at: int) -> None:
        """May this player choose now, being at that choice?"""
        if at != self.made or self.over:
            raise Refused("stale")
        if self.asked != player:
            raise Refused("not-asked")

    def choose(self, player: int, at: int, option: int) -> Step:
        self.check(player, at)
        if not 0 <= option < len(self.game.codes):
            raise Refused("no-option")
        return self._take(self.game.codes[option])

    def bot_move(self, stand_in: str | None = None) -> Step:
        """The bot of the player who is asked chooses; `stand_in`: this one, for this one choice."""
        player = self.asked
        if stand_in is not None:
            self._table.replace(player, self._bot(player, stand_in))
        bot = self._table.bots[player]
        decision = self.game.decision
        assert bot is not None
        assert decision is not None
        index = bot.choose(self._table.eyes[player], decision)
        step = self._take(self.game.codes[index])
        if stand_in is not None:
            self._table.replace(player, None)
        return step

    def _take(self, code: int) -> Step:
        step = Step(text=option_text(self.game, code), player=self.asked)
        self._memory.note(self.game)
        self.game.choose_code(code)
        self._table.spread()
        return step

    # -- bots -------------------------------------------------------------------------------------------------

    def give_to(self, player: int, bot: str | None) -> None:
        """A bot plays for this player from now on, or (None) the person again."""
        if self.bots[player] != bot:
            self.bots[player] = bot
            self._table.replace(player, self._bot(player, bot) if bot else None)

    def _bot(self, player: int, name: str) -> Bot:
        return BOTS[name](random.Random(f"{self.game.setup.seed}/{player}").randrange(1 << 30))

    def _seated(self) -> Table:
        """The bots at the table; they hear what was said so far."""
        return Table(self.game, [self._bot(p, name) if name else None for p, name in enumerate(self.bots)])

    # -- taking back ------------------------------------------------------------------------------------------

    def can_go_back(self, player: int) -> bool:
        """Is this player in the middle of a choice?"""
        return self.asked == player and self.game.can_undo()

    def go_back(self) -> Step:
        """One step of an unfinished choice."""
        player = self.asked
        self.game.undo()
        self._table.spread()
        return Step(text="undo", player=player, keep=self.made)

    def last_own(self, player: int) -> int:
        """The finished choice this player could take back; -1 if there is none."""
        return self._memory.last_own(self.game, player)

    def take_back(self, player: int, at: int) -> Step:
        assert self.game.recorder is not None
        codes = [code for _, code in self.game.recorder.choices[:at]]
        self.game = replayed(self.game, codes)
        self._table = self._seated()
        self._memory.forget()
        return Step(text="undo", player=player, keep=at)
