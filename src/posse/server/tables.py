"""The table as one viewer sees it: a function of that player's view and of what happened, as that player may know it.

Nothing else of the game comes in: for a game dealt anew behind the viewer's back it gives the same bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from posse.engine import recorder as rec
from posse.engine.cards import KIND, RULES
from posse.engine.core import CardRule, Equipment
from posse.engine.view import View, view
from posse.engine.words import ABILITY, CARD_SHIFT, HAND, MASK6, MASK9, MUST_PAY, NAME, ROLE_IDS
from posse.server import protocol
from posse.telling import ask, events, log, names, options, story, why
from posse.telling.message import Message
from posse.telling.names import EVERYTHING, ONLY_PUBLIC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from posse.engine.game import Game


def table(
    game: Game,
    *,
    viewer: int | None,
    seen: int,
    number: int,
    whole: bool = False,
    clock: protocol.Clock | None = None,
    can_undo: bool = False,
    lesson: protocol.Lesson | None = None,
) -> protocol.Table:
    """What this viewer is sent. `seen`: how many events he was told of; `number`: which game of its room this is."""
    recorder = game.recorder
    assert recorder is not None
    if seen > len(recorder.events):  # something was taken back
        whole = True
    if whole:
        seen = 0
    seated = viewer is not EVERYTHING and viewer != ONLY_PUBLIC
    shown = view(game, viewer) if seated else everything(game) if viewer is EVERYTHING else view(game)
    decision = shown.pop("decision")
    found = protocol.Table(
        game=number,
        at=len(recorder.choices),
        view=shown,
        question=None if decision is None else question(game, viewer, decision),
        entries=entries(game, viewer, seen),
        whole=whole,
        clock=clock,
        can_undo=can_undo,
        lesson=lesson,
        story=story.story(game) if game.over else None,
    )
    if viewer is not None and seated:
        found.reasons = reasons(game, viewer)
        if not game.over and game.owner[game.turn] == viewer:
            found.since = since(game, viewer, seen)
    return found


def everything(game: Game) -> View:
    """The view of somebody to whom all hands and roles are open: who reads a record."""
    shown = view(game)
    texts = names.cards()
    for player, row in enumerate(shown["players"]):
        row["hand"] = [texts[card] for card in game.hands[player]]
    for seat, row in enumerate(shown["seats"]):
        row["role"] = ROLE_IDS[game.role[seat]]
    return shown


# -- what is asked ----------------------------------------------------------------------------------------------------


def question(game: Game, viewer: int | None, decision: dict[str, Any]) -> protocol.Question:
    """What is asked, as this viewer is told; `decision` is that of the view."""
    text = ask.ask(game, viewer)
    by, card, rule = game.stack[-1].about()
    found = protocol.Question(
        kind=decision["kind"],
        player=decision["player"],
        seat=decision["seat"],
        text=text,
        by=by if by >= 0 else None,
        card=names.cards()[card] if card >= 0 else None,
        rule=names.text_id(rule) if rule >= 0 else None,
        urgent=ask.urgent(game),
    )
    texts = decision.get("options")
    if texts is None:
        found.text = Message(f"{text.id}.short", text.args)
        return found
    found.otherwise = Message(f"{text.id}.else", text.args)
    found.options = [option(game, code, texts[i]) for i, code in enumerate(game.codes)]
    found.can_undo = decision["can_undo"]
    return found


def option(game: Game, code: int, text: str) -> protocol.Option:
    verb = code & MASK6
    card, rule, seat, aim = (
        options.card_of(code),
        options.rule_of(code),
        options.seat_of(code),
        options.aim_of(code),
    )
    texts = names.cards()
    found = protocol.Option(text=text, label=options.label(game, code), verb=options.VERBS[verb])
    if verb == ABILITY and card < 0:
        card = in_play(game, rule)
    if card >= 0:
        found.card = texts[card]
        found.place, found.owner = place(game, card)
    if rule >= 0:
        found.rule = names.text_id(rule)
        if card >= 0 and verb not in (ABILITY, NAME):
            found.as_ = Message(found.rule)
    if seat >= 0:
        found.seat = seat
    if aim >= 0:
        found.aim = "hand" if aim == HAND else texts[aim]
    found.must_pay = bool(code & MUST_PAY)
    found.harms = options.harms(game, code)
    return found


def in_play(game: Game, rule: int) -> int:
    """The card in play of whoever is asked that this rule is; -1 if it is none."""
    if isinstance(RULES[rule], (CardRule, Equipment)):
        for card in game.tables[game.asked]:
            if KIND[card] == rule:
                return card
    return -1


def place(game: Game, card: int) -> tuple[Any, int | None]:
    """Where the card of an option lies, and before whom."""
    if card in game.hands[game.owner[game.asked]]:
        return "hand", None
    for seat in range(game.seats):
        if card in game.tables[seat]:
            return "table", seat
    return ("equipment" if card in game.row else "open"), None


def reasons(game: Game, player: int) -> dict[str, Message]:
    """By card of his hand, why it cannot be used now; `*` is said of all of them."""
    if game.asked < 0 or game.owner[game.asked] != player:
        return {"*": why.waits(game, player)}
    usable = {(code >> CARD_SHIFT & MASK9) - 1 for code in game.codes}
    texts = names.cards()
    found: dict[str, Message] = {}
    for card in game.hands[player]:
        if card not in usable and texts[card] not in found:
            reason = why.why_not(game, card, player)
            if reason is not None:
                found[texts[card]] = reason
    return found


# -- what happened ----------------------------------------------------------------------------------------------------


def entries(game: Game, viewer: int | None, seen: int) -> list[protocol.Entry]:
    """Everything from that event on. Cards drawn one after the other are told with the first of them."""
    assert game.recorder is not None
    happened = game.recorder.events
    found: list[protocol.Entry] = []
    turn = turn_at(happened, seen)
    told = seen  # up to here there are words
    for n in range(seen, len(happened)):
        event = happened[n]
        if type(event) is rec.TurnStarted:
            turn = event.number
        text: Message | None = None
        if n >= told:
            run = log.draws(happened, n)
            text = log.drew(run, game, viewer) if run else log.tell(event, game, viewer)
            told = n + max(len(run), 1)
        found.append(
            protocol.Entry(
                n=n,
                turn=turn,
                event=events.data(event, hidden=not log.sees(event, game, viewer)),
                text=text,
                deep=isinstance(event, log.FOLLOWS),
            )
        )
    return found


def turn_at(happened: Sequence[rec.Event], at: int) -> int:
    """The number of the turn in which that event lies; 0 before the first."""
    for n in range(min(at, len(happened)) - 1, -1, -1):
        event = happened[n]
        if type(event) is rec.TurnStarted:
            return event.number
    return 0


def since(game: Game, player: int, seen: int) -> list[Message]:
    """What befell him between his last turn and this one: told as his turn begins, and to whom it is all told anew."""
    assert game.recorder is not None
    happened = game.recorder.events
    mine = [
        n
        for n, event in enumerate(happened)
        if type(event) is rec.TurnStarted and game.owner[event.seat] == player
    ]
    if len(mine) < 2 or mine[-1] < seen:
        return []
    return log.since(happened[mine[-2] : mine[-1]], game, player)
