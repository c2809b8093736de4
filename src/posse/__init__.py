"""Posse: the complete BANG! card game. `new_game` deals, `game.decision` asks, `game.choose` answers."""

from posse.deal import make_setup, new_game, next_game, option_specs, secret_seed
from posse.engine.decision import Decision, IllegalMove, Option, Result
from posse.engine.game import Game
from posse.engine.setup import SetupError
from posse.record import RecordError, replay

__all__ = [
    "Decision", "Game", "IllegalMove", "Option", "RecordError", "Result", "SetupError", "make_setup", "new_game",
    "next_game", "option_specs", "replay", "secret_seed",
]  # fmt: skip
