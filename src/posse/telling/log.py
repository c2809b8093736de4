"""What happened, as messages: one event, a run of them, and what befell a player since the last turn.

The viewer is a player, EVERYTHING (a record is being read) or ONLY_PUBLIC (who watches): a card that he has not seen is
not named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from posse.engine import recorder as rec
from posse.engine.cards import BORDER, KIND, RULES
from posse.engine.core import Equipment
from posse.engine.words import ALIVE, BROWN, HAND
from posse.telling import names
from posse.telling.message import Arg, Message, PartsArg, PlayersArg
from posse.telling.names import EVERYTHING

if TYPE_CHECKING:
    from posse.engine.game import Game

HARMFUL_CHECKS: Final = ("dynamite",)  # whoever makes them hopes to lose them
SIDES: Final = ("law", "outlaws", "renegade", "nobody")  # that win under a name of their own; else players do
#: what follows from something else is set in
FOLLOWS: Final = (
    rec.CardAnswered, rec.ShotCancelled, rec.Wounded, rec.Healed, rec.CheckDrawn, rec.CheckDone, rec.TableLost,
    rec.HandLost, rec.HandTaken, rec.TableTaken, rec.Rewarded, rec.Punished, rec.CardChosen, rec.CardMoved,
    rec.Exploded,
)  # fmt: skip


def sees(event: rec.Event, game: Game, viewer: int | None) -> bool:
    """Does this viewer see its secret card?"""
    if viewer is EVERYTHING:
        return True
    seers = event.seers()
    return seers is None or any(game.owner[seat] == viewer for seat in seers)


def tell(event: rec.Event, game: Game, viewer: int | None = EVERYTHING) -> Message | None:
    """What happened, as this viewer may know it; None where there is nothing worth saying."""
    return TELLERS[type(event)](event, game, viewer)


def tell_all(events: Sequence[rec.Event], game: Game, viewer: int | None = EVERYTHING) -> Iterator[Message]:
    """The same for a run of events; cards drawn from the deck by one player are told together."""
    at = 0
    while at < len(events):
        run = draws(events, at)
        message = drew(run, game, viewer) if run else tell(events[at], game, viewer)
        if message is not None:
            yield message
        at += max(len(run), 1)


def draws(events: Sequence[rec.Event], at: int) -> list[rec.CardDrawn]:
    """The cards that one seat drew one after the other from there on."""
    first = events[at]
    run: list[rec.CardDrawn] = []
    if type(first) is rec.CardDrawn:
        while at < len(events):
            event = events[at]
            if type(event) is not rec.CardDrawn or event.seat != first.seat:
                break
            run.append(event)
            at += 1
    return run


def drew(run: Sequence[rec.CardDrawn], game: Game, viewer: int | None) -> Message:
    player = names.holder(game, run[0].seat)
    if not sees(run[0], game, viewer):
        return Message("log-draw", {"player": player, "count": len(run)})
    return Message("log-draw-seen", {"player": player, "card": names.card_list(event.card for event in run)})


# -- cards ------------------------------------------------------------------------------------------------------------


def _drawn(e: rec.CardDrawn, game: Game, viewer: int | None) -> Message:
    return drew([e], game, viewer)


def _simple(id: str) -> Callable[[Any, Game, int | None], Message]:
    """A sentence of who and which card."""

    def teller(e: rec.CardShown, game: Game, viewer: int | None) -> Message:
        return Message(id, {"player": names.seat(e.seat), "card": names.card(e.card)})

    return teller


def _who(id: str) -> Callable[[Any, Game, int | None], Message]:
    """A sentence of a player alone."""

    def teller(e: rec.Punished, game: Game, viewer: int | None) -> Message:
        return Message(id, {"player": names.seat(e.seat)})

    return teller


def _ruled(id: str, name: str) -> Callable[[Any, Game, int | None], Message]:
    """A sentence of who and which rule."""

    def teller(e: rec.Copied, game: Game, viewer: int | None) -> Message:
        return Message(id, {"player": names.seat(e.seat), name: names.rule(e.rule)})

    return teller


def _played(e: rec.CardPlayed, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat), "card": names.card(e.card)}
    if e.as_rule < 0 and BORDER[e.card] != BROWN:
        if e.target < 0 or e.target == e.seat:
            return Message("log-lay", given)
        return Message("log-lay-at", given | {"target": names.seat(e.target)})
    if e.as_rule >= 0:
        return _aimed("log-play-as", e.target, e.tcard, given | {"as": names.rule(e.as_rule)})
    return _aimed("log-play", e.target, e.tcard, given)


def _used(e: rec.AbilityUsed, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat), "ability": names.rule(e.rule)}
    return _aimed("log-ability", e.target, e.tcard, given)


def _aimed(id: str, target: int, tcard: int, given: dict[str, Arg]) -> Message:
    if target < 0:
        return Message(id, given)
    given["target"] = names.seat(target)
    if tcard < 0 or tcard == HAND:
        return Message(f"{id}-at", given)
    return Message(f"{id}-at-card", given | {"aim": names.card(tcard)})


def _answered(e: rec.CardAnswered, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat), "card": names.card(e.card)}
    if e.as_rule >= 0:
        return Message("log-answer-as", given | {"as": names.rule(e.as_rule)})
    return Message("log-answer", given)


def _given(e: rec.CardGiven, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.source), "to": names.seat(e.seat)}
    if sees(e, game, viewer):
        return Message("log-give-seen", given | {"card": names.card(e.card)})
    return Message("log-give", given)


def _hand_taken(e: rec.HandTaken, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat), "from": names.seat(e.source)}
    if sees(e, game, viewer):
        return Message("log-take-hand-seen", given | {"card": names.card(e.card)})
    return Message("log-take-hand", given)


def _table_taken(e: rec.TableTaken, game: Game, viewer: int | None) -> Message:
    return Message(
        "log-take-table",
        {"player": names.seat(e.seat), "from": names.seat(e.source), "card": names.card(e.card)},
    )


def _lost(e: rec.HandLost, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat), "card": names.card(e.card)}
    if e.actor < 0:
        return Message("log-discard", given)
    id = "log-lost-table" if isinstance(e, rec.TableLost) else "log-lost-hand"
    return Message(id, given | {"by": names.seat(e.actor)})


def _moved(e: rec.CardMoved, game: Game, viewer: int | None) -> Message:
    return Message(
        "log-passed-on", {"card": names.card(e.card), "from": names.seat(e.seat), "to": names.seat(e.to)}
    )


def _turned_up(e: rec.CardsTurnedUp, game: Game, viewer: int | None) -> Message:
    return Message("log-store", {"player": names.seat(e.seat), "count": e.count})


def _bought(e: rec.GearBought, game: Game, viewer: int | None) -> Message:
    rule = RULES[KIND[e.card]]
    given: dict[str, Arg] = {
        "player": names.seat(e.seat),
        "card": names.card(e.card),
        "count": rule.cost if isinstance(rule, Equipment) else 0,
    }
    if e.target < 0 or e.target == e.seat:
        return Message("log-bought", given)
    return Message("log-bought-at", given | {"target": names.seat(e.target)})


# -- fights -----------------------------------------------------------------------------------------------------------


def _cancelled(e: rec.ShotCancelled, game: Game, viewer: int | None) -> Message:
    return Message("log-cancelled", {"player": names.seat(e.target)})


def _wounded(e: rec.Wounded, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat), "count": e.count, "life": max(e.life, 0)}
    if e.by < 0 or e.by == e.seat:
        return Message("log-wounded", given)
    return Message("log-wounded-by", given | {"by": names.seat(e.by)})


def _healed(e: rec.Healed, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat), "count": e.count, "life": e.life}
    return Message("log-healed", given | {"max": game.max_life[e.seat]})


def _checked(e: rec.CheckDrawn, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat), "reason": names.rule(e.rule)}
    return Message("log-check", given | {"card": names.card(e.card)})


def _check_done(e: rec.CheckDone, game: Game, viewer: int | None) -> Message:
    good = bool(e.won) != (RULES[e.rule].id in HARMFUL_CHECKS)
    id = "log-check-good" if good else "log-check-bad"
    return Message(id, {"player": names.seat(e.seat), "reason": names.rule(e.rule)})


def _survived(e: rec.Survived, game: Game, viewer: int | None) -> Message:
    return Message("log-survived", {"player": names.seat(e.seat), "life": e.life})


def eliminated(e: rec.Eliminated, game: Game, viewer: int | None = EVERYTHING) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat)}
    id = "log-out" if game.mode.two_seated else "log-eliminated"
    if not game.mode.two_seated:
        given["role"] = names.role(e.role)
    if e.by < 0 or e.by == e.seat:
        return Message(id, given)
    return Message(f"{id}-by", given | {"by": names.seat(e.by)})


def _rewarded(e: rec.Rewarded, game: Game, viewer: int | None) -> Message:
    return Message("log-reward", {"player": names.seat(e.seat), "count": e.count})


# -- turns, roles, the rest -------------------------------------------------------------------------------------------


def _skipped(e: rec.TurnSkipped, game: Game, viewer: int | None) -> Message:
    given: dict[str, Arg] = {"player": names.seat(e.seat)}
    if e.rule < 0:
        return Message("log-skip-owed", given)
    if RULES[e.rule].id == "jail":
        return Message("log-jail-skip", given)
    return Message("log-skip", given | {"reason": names.rule(e.rule)})


def _reshuffled(e: rec.Reshuffled, game: Game, viewer: int | None) -> Message:
    return Message("log-reshuffle")


def _event(e: rec.EventTurned, game: Game, viewer: int | None) -> Message:
    return Message("log-event", {"event": names.rule(e.rule)})


def _activated(e: rec.Activated, game: Game, viewer: int | None) -> Message:
    return Message("log-active", {"player": names.player(game, e.seat), "character": names.rule(e.rule)})


def _swapped(e: rec.SeatsSwapped, game: Game, viewer: int | None) -> Message:
    return Message("log-swap-seats", {"player": names.seat(e.seat), "target": names.seat(e.other)})


def _role(e: rec.RoleShown, game: Game, viewer: int | None) -> Message | None:
    if game.mode.two_seated:
        return None
    return Message("log-role", {"player": names.seat(e.seat), "role": names.role(e.role)})


def _declared(e: rec.Declared, game: Game, viewer: int | None) -> Message:
    return Message(f"log-declared-{e.what}", {"player": names.seat(e.seat)})


def _returned(e: rec.Returned, game: Game, viewer: int | None) -> Message:
    return Message("log-returned" if e.here == ALIVE else "log-visit", {"player": names.seat(e.seat)})


def _cubes(e: rec.CubesMoved, game: Game, viewer: int | None) -> Message:
    character = game.character[e.seat]
    where: Arg = ""
    if e.card >= 0:
        where = names.card(e.card)
    elif character >= 0:
        where = names.named(character)
    id = "log-cubes" if e.count > 0 else "log-cubes-paid"
    return Message(id, {"player": names.seat(e.seat), "count": abs(e.count), "card": where})


def _nuggets(e: rec.NuggetsMoved, game: Game, viewer: int | None) -> Message:
    id = "log-nuggets" if e.count > 0 else "log-nuggets-paid"
    return Message(id, {"player": names.seat(e.seat), "count": abs(e.count)})


def _over(e: rec.GameOver, game: Game, viewer: int | None) -> Message:
    return over(game)


def over(game: Game) -> Message:
    """Who has won."""
    side = game.mode.side_name(game)
    if side in SIDES:
        return Message(f"log-over-{side}")
    players = sorted({game.owner[seat] for seat in game.winners})
    return Message("log-over-player", {"names": PlayersArg(players)})


#: by the class of an event; test_telling.py sees that none is missing
TELLERS: Final[dict[type[rec.Event], Callable[[Any, Game, int | None], Message | None]]] = {
    rec.Reshuffled: _reshuffled,
    rec.TurnStarted: _who("log-turn"),
    rec.TurnSkipped: _skipped,
    rec.CardDrawn: _drawn,
    rec.DiscardDrawn: _simple("log-draw-discard"),
    rec.CardShown: _simple("log-show"),
    rec.CardPlayed: _played,
    rec.AbilityUsed: _used,
    rec.CardAnswered: _answered,
    rec.ShotCancelled: _cancelled,
    rec.CardDiscarded: _simple("log-discard"),
    rec.TableDiscarded: _simple("log-discard"),
    rec.HandTaken: _hand_taken,
    rec.CardGiven: _given,
    rec.TableTaken: _table_taken,
    rec.HandLost: _lost,
    rec.TableLost: _lost,
    rec.CardMoved: _moved,
    rec.Exploded: _simple("log-exploded"),
    rec.CardsTurnedUp: _turned_up,
    rec.CardChosen: _simple("log-store-take"),
    rec.CheckDrawn: _checked,
    rec.CheckKept: _simple("log-check-kept"),
    rec.CheckDone: _check_done,
    rec.Wounded: _wounded,
    rec.Healed: _healed,
    rec.Survived: _survived,
    rec.Eliminated: eliminated,
    rec.RoleShown: _role,
    rec.Rewarded: _rewarded,
    rec.Punished: _who("log-penalty"),
    rec.Returned: _returned,
    rec.Left: _who("log-left"),
    rec.EventTurned: _event,
    rec.Copied: _ruled("log-copy", "character"),
    rec.Activated: _activated,
    rec.SeatsSwapped: _swapped,
    rec.Declared: _declared,
    rec.CubesMoved: _cubes,
    rec.NuggetsMoved: _nuggets,
    rec.GearBought: _bought,
    rec.GameOver: _over,
}


# -- since my last turn -----------------------------------------------------------------------------------------------


def since(events: Sequence[rec.Event], game: Game, player: int) -> list[Message]:
    """What befell a player in these events, in three lines at most: what was lost, who is out, the new event."""
    owner = game.owner
    lost = hand = 0
    by: list[int] = []
    gone: list[int] = []
    laid: list[int] = []
    out: list[Message] = []
    turned = -1
    for event in events:
        if isinstance(event, rec.Wounded):
            if owner[event.seat] == player:
                lost += event.count
                if event.by >= 0 and owner[event.by] not in by:
                    by.append(owner[event.by])
        elif isinstance(event, rec.HandLost):  # TableLost too
            if owner[event.seat] == player:
                gone.append(event.card)
        elif isinstance(event, rec.TableTaken):
            if owner[event.source] == player and event.seat != event.source:
                gone.append(event.card)
        elif isinstance(event, rec.HandTaken):
            if owner[event.source] == player:
                hand += 1
        elif isinstance(event, rec.CardPlayed):
            if event.as_rule < 0 and BORDER[event.card] != BROWN:
                if event.target >= 0 and owner[event.target] == player != owner[event.seat]:
                    laid.append(event.card)
        elif isinstance(event, rec.CardMoved):
            if owner[event.to] == player:
                laid.append(event.card)
        elif isinstance(event, rec.Eliminated):
            who = names.player(game, event.seat)
            out.append(Message("log-since-who", {"player": who, "role": names.role(event.role)}))
        elif isinstance(event, rec.EventTurned):
            turned = event.rule
    pieces: list[Message] = []
    if lost and by:
        pieces.append(Message("log-since-lost-by", {"count": lost, "names": PlayersArg(by)}))
    elif lost:
        pieces.append(Message("log-since-lost", {"count": lost}))
    if gone:
        pieces.append(Message("log-since-gone", {"cards": names.card_list(gone, bare=True)}))
    if laid:
        pieces.append(Message("log-since-laid", {"cards": names.card_list(laid, bare=True)}))
    if hand:
        pieces.append(Message("log-since-hand", {"count": hand}))
    what = PartsArg(pieces or [Message("log-since-nothing")], "; ")
    lines = [Message("log-since", {"what": what})]
    if out:
        lines.append(Message("log-since-out", {"names": PartsArg(out)}))
    if turned >= 0:
        lines.append(Message("log-event", {"event": names.rule(turned)}))
    return lines
