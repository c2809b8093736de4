"""Why a card cannot be used now: the engine's reasons as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.notation import seat_names
from posse.telling import names
from posse.telling.message import Arg, CardArg, Message, NameArg

if TYPE_CHECKING:
    from posse.engine.game import Game
    from posse.engine.reasons import Reason

#: what a reason names by an id, and the kind of its text
KINDS: Final = {"event": "event", "character": "char", "weapon": "card", "ability": "char"}


def reason(why: Reason, game: Game) -> Message:
    return Message(why.key, {name: _put(name, value, game) for name, value in why.args.items()})


def _put(name: str, value: int | str, game: Game) -> Arg:
    if isinstance(value, int):
        return value
    if name == "card":
        if value in names.card_numbers() and "[" in value:
            return CardArg(value)
        return NameArg(f"card-{value.replace('_', '-')}", chip=True)
    if name == "player":
        return names.seat(seat_names(game).index(value))
    kind = KINDS.get(name)
    return value if kind is None else NameArg(f"{kind}-{value.replace('_', '-')}")


def why_not(game: Game, card: int, player: int) -> Message | None:
    """Why this player cannot use the card now; None if he can."""
    found = game.why_not(card, player)
    return None if found is None else reason(found, game)


def waits(game: Game, player: int) -> Message:
    """Why a player who is not asked can use nothing at all."""
    if game.over or game.asked < 0:
        return Message("why-game-over")
    if game.owner[game.turn] == player:
        return Message("why-wait", {"player": names.seat(game.asked)})
    return Message("why-not-your-turn")
