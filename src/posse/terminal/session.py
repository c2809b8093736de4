"""A game of one person against bots: whose move it is, the bots' moves, taking back. No screen in here."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from posse.bots import BOT_NAMES, BOTS, Bot, Table
from posse.deal import new_game
from posse.engine.game import Game
from posse.engine.recorder import Event, Recorder
from posse.engine.setup import SetupError
from posse.undo import Memory, replayed


@dataclass
class Plan:
    """What a new game is made of: enough to deal another one like it."""

    players: int = 4
    boxes: tuple[str, ...] = ()
    mode: str | None = None
    rulebook: str = "compendium"
    options: dict[str, str] = field(default_factory=dict)
    seed: int | str | None = None
    name: str = "Stranger"
    bots: tuple[str, ...] = ()  # fewer than needed: they are used in turn


def names_for(plan: Plan) -> list[str]:
    others = [name for name in BOT_NAMES if name.casefold() != plan.name.casefold()]
    return [plan.name, *others[: plan.players - 1]]


def bots_for(plan: Plan) -> list[str]:
    """The bot of each player, "" for the person."""
    given = plan.bots or ("greedy",)
    for name in given:
        if name not in BOTS:
            raise SetupError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return ["", *(given[i % len(given)] for i in range(plan.players - 1))]


class Session:
    """The game as it goes on."""

    def __init__(self, game: Game, you: int = 0, bots: Sequence[str] = (), plan: Plan | None = None) -> None:
        self.game = game
        self.you = you
        self.bots = list(bots) or ["" if p == you else "greedy" for p in range(len(game.setup.names))]
        self.plan = plan or Plan()
        self._memory = Memory()
        self._table = self._seated()

    @classmethod
    def deal(cls, plan: Plan) -> Session:
        """A new game. A `SetupError` says what is wrong with the plan."""
        bots = bots_for(plan)
        game = new_game(
            players=plan.players,
            boxes=list(plan.boxes),
            mode=plan.mode,
            rulebook=plan.rulebook,
            options=dict(plan.options),
            names=names_for(plan),
            seed=plan.seed,
        )
        return cls(game, 0, bots, plan)

    # -- whose move -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def mine(self) -> bool:
        """Is the person asked?"""
        decision = self.game.decision
        return decision is not None and decision.player == self.you

    @property
    def out(self) -> bool:
        """Is the person out of the game?"""
        game = self.game
        return not any(game.in_play(seat) for seat in range(game.seats) if game.owner[seat] == self.you)

    # -- moves ------------------------------------------------------------------------------------------------

    def bot_move(self) -> None:
        """The bot that is asked chooses."""
        self._table.step()

    def choose(self, index: int) -> None:
        """The person's choice, by its place among the options."""
        self._memory.note(self.game)
        self.game.choose(index)
        self._table.spread()

    def _seated(self) -> Table:
        """The bots at the table; they hear what was said so far."""
        bots: list[Bot | None] = []
        for player, name in enumerate(self.bots):
            seed = random.Random(f"{self.game.setup.seed}/{player}").randrange(1 << 30)
            bots.append(BOTS[name](seed) if name else None)
        return Table(self.game, bots)

    @property
    def _recorder(self) -> Recorder:
        assert self.game.recorder is not None
        return self.game.recorder

    @property
    def events(self) -> list[Event]:
        return self._recorder.events

    @property
    def codes(self) -> list[int]:
        """All choices so far."""
        return [code for _, code in self._recorder.choices]

    # -- taking back ------------------------------------------------------------------------------------------

    def _last_own(self) -> int:
        return self._memory.last_own(self.game, self.you)

    def can_take_back(self) -> bool:
        """An unfinished choice always; a finished one until it has shown something new or somebody has answered."""
        return (self.mine and self.game.can_undo()) or self._last_own() >= 0

    def take_back(self) -> bool:
        if self.mine and self.game.can_undo():
            self.game.undo()
            self._last_own()
            return True
        at = self._last_own()
        if at < 0:
            return False
        self.game = replayed(self.game, self.codes[:at])
        self._table = self._seated()
        self._memory.forget()
        return True
