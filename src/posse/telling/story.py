"""How a game went, told from its events: who won and why, life over time, who took whose lives, where it turned.

The turning point needs nothing that was hidden: the *strength* of a side is the lives it has left and the cards it has
in play, counted together; the Sheriff with his Deputies is a side, so are the Outlaws, and whoever wins alone is one by
himself. The turning point is the event after which the winners' side was stronger than every other, and stayed so to
the end. If they were ahead from the first turn on, there is none.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from posse.engine import recorder as rec
from posse.engine.cards import BORDER, RULES
from posse.engine.words import BLACK, BROWN, DEPUTY, NO_ROLE, OUTLAW, ROLE_IDS, SHERIFF
from posse.telling import log
from posse.telling.message import Message, PartsArg

if TYPE_CHECKING:
    from posse.engine.game import Game

REASONS: Final = ("law", "outlaws", "renegade", "hunter", "last", "player", "nobody")  # with a text log-why-…


class Standing(msgspec.Struct, kw_only=True):
    """One seat in the story of a game."""

    seat: int
    player: int
    role: str
    character: str | None
    won: bool
    out_turn: int | None  # in which turn it was eliminated
    out_by: int | None
    dealt: int  # lives taken from others
    lost: int
    course: list[int]  # life at the end of each turn


class Kill(msgspec.Struct, kw_only=True):
    """Somebody was eliminated."""

    turn: int
    seat: int
    by: int | None
    text: Message


class Story(msgspec.Struct, kw_only=True):
    """How a game went, told at its end."""

    headline: Message
    why: Message | None
    turns: int
    standings: list[Standing]
    shots: list[list[int]]  # lives the one in the row took from the one in the column, by seats
    kills: list[Kill]
    turning_point: int | None  # an entry `n`: after it the winners were ahead to the end
    turning_text: Message | None
    seed: str
    commitment: str  # SHA-256 of the 32 bytes of a secret seed; empty where the seed was none


def story(game: Game) -> Story:
    """The story of a game that is over: all roles lie open."""
    assert game.recorder is not None
    happened = game.recorder.events
    winners = {game.owner[seat] for seat in game.winners}
    standings = [
        Standing(
            seat=seat,
            player=game.owner[seat],
            role=ROLE_IDS[game.role[seat]],
            character=RULES[game.character[seat]].id if game.character[seat] >= 0 else None,
            won=game.owner[seat] in winners,
            out_turn=None,
            out_by=None,
            dealt=0,
            lost=0,
            course=[],
        )
        for seat in range(game.seats)
    ]
    shots = [[0] * game.seats for _ in range(game.seats)]
    life = list(game.max_life)
    kills: list[Kill] = []
    reason = ""
    turn = 0
    for event in happened:
        if isinstance(event, rec.TurnStarted):
            if turn:
                _mark(standings, life)
            turn = event.number
        elif isinstance(event, rec.Wounded):
            life[event.seat] = event.life
            standings[event.seat].lost += event.count
            if event.by >= 0 and event.by != event.seat:
                standings[event.by].dealt += event.count
                shots[event.by][event.seat] += event.count
        elif isinstance(event, (rec.Healed, rec.Survived)):
            life[event.seat] = event.life
        elif isinstance(event, rec.Eliminated):
            life[event.seat] = 0
            standings[event.seat].out_turn = turn
            by = event.by if event.by >= 0 else None
            standings[event.seat].out_by = by
            kills.append(Kill(turn=turn, seat=event.seat, by=by, text=log.eliminated(event, game)))
        elif isinstance(event, rec.Returned):
            standings[event.seat].out_turn = standings[event.seat].out_by = None
        elif isinstance(event, rec.GameOver):
            reason = event.side
    _mark(standings, life)
    point = turning_point(game, happened)
    seed = game.setup.seed
    return Story(
        headline=log.over(game),
        why=Message(f"log-why-{reason}") if reason in REASONS else None,
        turns=game.turn_count,
        standings=standings,
        shots=shots,
        kills=kills,
        turning_point=point,
        turning_text=None if point is None else _turning_text(game, happened, point),
        seed=seed,
        commitment=hashlib.sha256(game.secret).hexdigest() if game.secret else "",
    )


def _mark(standings: Sequence[Standing], life: Sequence[int]) -> None:
    for standing in standings:
        standing.course.append(max(life[standing.seat], 0))


# -- the turning point ------------------------------------------------------------------------------------------------


def sides(game: Game) -> list[int]:
    """By seat: the number of its side; 0 for the winners."""
    found: list[int] = []
    winners = {game.owner[seat] for seat in game.winners}
    for seat in range(game.seats):
        role = game.role[seat]
        if game.owner[seat] in winners:
            found.append(0)
        elif role in (SHERIFF, DEPUTY):
            found.append(1)
        elif role == OUTLAW:
            found.append(2)
        elif role == NO_ROLE:
            found.append(3 + game.owner[seat])
        else:
            found.append(3 + game.seats + seat)
    return found


def strengths(game: Game, happened: Sequence[rec.Event]) -> list[list[int]]:
    """By event: what each seat had after it, lives and cards in play counted together; who is out has nothing."""
    life = list(game.max_life)
    laid = [0] * game.seats
    out = [False] * game.seats
    found: list[list[int]] = []
    for event in happened:
        if isinstance(event, (rec.Wounded, rec.Healed, rec.Survived)):
            life[event.seat] = max(event.life, 0)
        elif isinstance(event, rec.Eliminated):
            out[event.seat] = True
            laid[event.seat] = 0
        elif isinstance(event, rec.Returned):
            out[event.seat] = False
        elif isinstance(event, rec.Left):
            out[event.seat] = True
        elif isinstance(event, rec.CardPlayed):
            if event.as_rule < 0 and BORDER[event.card] != BROWN:
                laid[event.target if event.target >= 0 else event.seat] += 1
        elif isinstance(event, rec.GearBought):
            if BORDER[event.card] == BLACK:
                laid[event.target if event.target >= 0 else event.seat] += 1
        elif isinstance(event, (rec.TableDiscarded, rec.TableLost)):
            laid[event.seat] -= 1
        elif isinstance(event, rec.TableTaken):
            laid[event.source] -= 1
        elif isinstance(event, rec.CardMoved):
            laid[event.seat] -= 1
            laid[event.to] += 1
        found.append([0 if out[s] else life[s] + max(laid[s], 0) for s in range(game.seats)])
    return found


def turning_point(game: Game, happened: Sequence[rec.Event]) -> int | None:
    """The place of the event after which the winners were ahead to the end; None if they always were, or never."""
    side = sides(game)
    if not game.winners or not happened:
        return None
    last_behind = -1
    for n, row in enumerate(strengths(game, happened)):
        if not _ahead(side, row):
            last_behind = n
    if last_behind < 0 or last_behind == len(happened) - 1:
        return None
    return last_behind + 1


def _ahead(side: Sequence[int], row: Sequence[int]) -> bool:
    total: dict[int, int] = {}
    for seat, strength in enumerate(row):
        total[side[seat]] = total.get(side[seat], 0) + strength
    ours = total.pop(0, 0)
    return all(ours > theirs for theirs in total.values())


def _turning_text(game: Game, happened: Sequence[rec.Event], point: int) -> Message | None:
    turn = 0
    for event in happened[: point + 1]:
        if isinstance(event, rec.TurnStarted):
            turn = event.number
    what = log.tell(happened[point], game)
    if what is None:
        return None
    return Message("log-turning-point", {"turn": turn, "what": PartsArg([what])})


__all__ = ["Kill", "Standing", "Story", "sides", "story", "strengths", "turning_point"]
