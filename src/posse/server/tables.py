"""The table as one viewer sees it, ready to be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.notation import option_text
from posse.engine.recorder import TurnStarted
from posse.engine.view import NO_ONE
from posse.server import protocol
from posse.telling.message import Message

if TYPE_CHECKING:
    from posse.engine.game import Game


def table(game: Game, *, viewer: int | None, seen: int, number: int, whole: bool) -> protocol.Table:
    """`viewer`: a player, -1 for the public, None for everything; `seen`: so many things that happened were told."""
    assert game.recorder is not None
    player = viewer if viewer is not None and viewer >= 0 else None
    view = game.view(player)
    view.pop("decision")
    mine = None if viewer is None else tuple(s for s in range(game.seats) if game.owner[s] == player)
    entries: list[protocol.Entry] = []
    turn = 0
    for n, event in enumerate(game.recorder.events):
        if isinstance(event, TurnStarted):
            turn = event.number
        if n >= seen or whole:
            data = event.data() if mine is None else event.data(NO_ONE, mine)
            entries.append(protocol.Entry(n=n, turn=turn, event=data))
    return protocol.Table(
        game=number,
        at=len(game.recorder.choices),
        view=view,
        question=question(game, player),
        entries=entries,
        whole=whole,
    )


def question(game: Game, player: int | None) -> protocol.Question | None:
    decision = game.decision
    if decision is None:
        return None
    asked = protocol.Question(
        kind=decision.kind, player=decision.player, seat=decision.seat, text=Message(f"ask-{decision.kind}")
    )
    if decision.player == player:
        asked.options = [
            protocol.Option(text=text, label=Message(text), verb="play")
            for text in (option_text(game, code) for code in game.codes)
        ]
        asked.can_undo = decision.can_undo
    return asked
