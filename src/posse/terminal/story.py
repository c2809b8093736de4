"""What has happened, told from the events: to a seat just now, since my last turn, in the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from posse.engine import recorder as rec
from posse.engine.cards import BORDER, RULES
from posse.engine.game import Game
from posse.engine.recorder import Event
from posse.engine.words import BROWN, ROLE_IDS
from posse.terminal.paint import BULLET
from posse.terminal.scene import Line
from posse.terminal.texts import Texts

#: what follows from something else is set in
FOLLOWS = (
    rec.CardAnswered, rec.ShotCancelled, rec.Wounded, rec.Healed, rec.CheckDrawn, rec.CheckDone, rec.TableLost,
    rec.HandLost, rec.HandTaken, rec.TableTaken, rec.Rewarded, rec.Punished, rec.CardChosen, rec.CardMoved,
    rec.Exploded,
)  # fmt: skip


class Log:
    """The log in one language. It grows with the events; after a taking back it is told anew."""

    def __init__(self, texts: Texts, game: Game, you: int) -> None:
        self.texts = texts
        self.game = game
        self.you = you
        self.lines: list[Line] = []
        self._told = 0
        self._mine = -1  # where my last turn began, among the events

    def catch_up(self) -> None:
        recorder = self.game.recorder
        assert recorder is not None
        events = recorder.events
        if len(events) < self._told:
            self.lines, self._told, self._mine = [], 0, -1
        owner, names, t = self.game.owner, self.game.setup.names, self.texts.t
        at = self._told
        while at < len(events):
            event = events[at]
            if isinstance(event, rec.TurnStarted):
                mine = owner[event.seat] == self.you
                who = t("term-your-turn") if mine else t("log-turn", player=names[owner[event.seat]])
                self.lines.append(Line(f"{t('term-turn', turn=event.number)} · {who}", head=True, mine=mine))
                if mine:
                    if self._mine >= 0:
                        for text in since(events[self._mine : at], self.game, self.texts, self.you):
                            self.lines.append(Line(text, mine=True))
                    self._mine = at
                at += 1
            elif isinstance(event, rec.CardDrawn):
                end = at
                while end < len(events) and isinstance(events[end], rec.CardDrawn):
                    later = events[end]
                    assert isinstance(later, rec.CardDrawn)
                    if later.seat != event.seat:
                        break
                    end += 1
                self.lines.append(Line(self.drawn(events[at:end], event.seat)))
                at = end
            else:
                text = self.texts.sentence(event, self.game, self.you)
                if text:
                    self.lines.append(Line(text, deep=isinstance(event, FOLLOWS)))
                at += 1
        self._told = len(events)

    def drawn(self, events: Sequence[Event], seat: int) -> str:
        """Cards from the deck in one line: mine by their names, those of others by their number."""
        player = self.game.setup.names[self.game.owner[seat]]
        if self.game.owner[seat] != self.you:
            return self.texts.t("log-draw", player=player, count=len(events))
        cards = ", ".join(self.texts.chip(e.card) for e in events if isinstance(e, rec.CardDrawn))
        return self.texts.t("log-draw-seen", player=player, card=cards)


def notes(events: Sequence[Event], texts: Texts) -> dict[int, str]:
    """A word for each seat to which something has just happened."""
    found: dict[int, str] = {}
    for event in events:
        if isinstance(event, rec.Wounded):
            found[event.seat] = f"−{event.count} {BULLET}"
        elif isinstance(event, rec.Healed):
            found[event.seat] = f"+{event.count} {BULLET}"
        elif isinstance(event, rec.CardPlayed):
            found[event.seat] = texts.card(event.card)
        elif isinstance(event, rec.CardAnswered):
            found[event.seat] = texts.card(event.card)
        elif isinstance(event, rec.CheckDrawn):
            found[event.seat] = texts.short(event.card)
        elif isinstance(event, rec.Eliminated):
            found[event.seat] = texts.t("term-out")
        elif isinstance(event, (rec.HandLost, rec.TableLost)):
            found[event.seat] = f"−{texts.card(event.card)}"
        elif isinstance(event, rec.TableTaken):
            found[event.source] = f"−{texts.card(event.card)}"
        elif isinstance(event, rec.HandTaken):
            found[event.source] = texts.t("term-minus-card")
    return found


def since(events: Sequence[Event], game: Game, texts: Texts, you: int) -> list[str]:
    """Since my last turn, in three lines at most: what I lost, who is out, the new event."""
    t, owner, names = texts.t, game.owner, game.setup.names
    lost = 0
    by: list[str] = []
    gone: list[str] = []
    hand = 0
    laid: list[str] = []
    out: list[str] = []
    event_name = ""
    for event in events:
        if isinstance(event, rec.Wounded) and owner[event.seat] == you:
            lost += event.count
            if event.by >= 0 and names[owner[event.by]] not in by:
                by.append(names[owner[event.by]])
        elif isinstance(event, (rec.HandLost, rec.TableLost)) and owner[event.seat] == you:
            gone.append(texts.short(event.card))
        elif isinstance(event, rec.TableTaken) and owner[event.source] == you and event.seat != event.source:
            gone.append(texts.short(event.card))
        elif isinstance(event, rec.HandTaken) and owner[event.source] == you:
            hand += 1
        elif isinstance(event, rec.CardPlayed) and event.as_rule < 0 and BORDER[event.card] != BROWN:
            if event.target >= 0 and owner[event.target] == you != owner[event.seat]:
                laid.append(texts.short(event.card))
        elif isinstance(event, rec.CardMoved) and owner[event.to] == you:
            laid.append(texts.short(event.card))
        elif isinstance(event, rec.Eliminated):
            out.append(f"{names[owner[event.seat]]} ({t.name('role', ROLE_IDS[event.role])})")
        elif isinstance(event, rec.EventTurned):
            event_name = texts.rule(RULES[event.rule])
    pieces: list[str] = []
    if lost:
        pieces.append(t("term-since-lost", count=lost) + (f" ({', '.join(by)})" if by else ""))
    if gone:
        pieces.append(t("term-since-gone", cards=", ".join(gone)))
    if laid:
        pieces.append(t("term-since-laid", cards=", ".join(laid)))
    if hand:
        pieces.append(t("term-since-hand", count=hand))
    lines = [f"{t('term-since')}: {'; '.join(pieces) if pieces else t('term-since-nothing')}"]
    if out:
        lines.append(t("term-since-out", names=", ".join(out)))
    if event_name:
        lines.append(t("term-event", event=event_name))
    return lines


# -- the end ----------------------------------------------------------------------------------------------------------


@dataclass
class Part:
    """One seat in the story of a game."""

    seat: int
    name: str
    character: str
    role: str
    won: bool
    out: bool
    by: str  # who put it out
    turn_out: int
    dealt: int = 0  # lives taken from others
    lost: int = 0
    course: list[int] = field(default_factory=list)  # life at the end of each turn


@dataclass
class Ending:
    won: bool  # did I win
    headline: str
    why: str
    parts: list[Part]
    kills: list[str]
    turns: int


def ending(game: Game, texts: Texts, you: int) -> Ending:
    """The story of a game that is over: all roles lie open."""
    assert game.recorder is not None
    t, names, owner = texts.t, game.setup.names, game.owner
    parts = [
        Part(
            seat,
            names[owner[seat]],
            texts.rule(RULES[game.character[seat]]) if game.character[seat] >= 0 else "",
            ROLE_IDS[game.role[seat]],
            owner[seat] in [owner[s] for s in game.winners],
            not game.in_play(seat),
            "",
            0,
        )
        for seat in range(game.seats)
    ]
    life = list(game.max_life)
    turn = 0
    kills: list[str] = []
    reason = ""
    for event in game.recorder.events:
        if isinstance(event, rec.TurnStarted):
            if turn:
                for part in parts:
                    part.course.append(max(life[part.seat], 0))
            turn = event.number
        elif isinstance(event, rec.Wounded):
            life[event.seat] = event.life
            parts[event.seat].lost += event.count
            if event.by >= 0 and event.by != event.seat:
                parts[event.by].dealt += event.count
        elif isinstance(event, rec.Healed):
            life[event.seat] = event.life
        elif isinstance(event, rec.Eliminated):
            life[event.seat] = 0
            part = parts[event.seat]
            part.turn_out = turn
            part.by = names[owner[event.by]] if event.by >= 0 else ""
            role = t.name("role", ROLE_IDS[event.role])
            if part.by and event.by != event.seat:
                sentence = t("log-eliminated-by", by=part.by, player=part.name, role=role)
            else:
                sentence = t("log-eliminated", player=part.name, role=role)
            kills.append(f"{t('term-turn', turn=turn)}: {sentence}")
        elif isinstance(event, rec.GameOver):
            reason = event.side
    for part in parts:
        part.course.append(max(life[part.seat], 0))
    result = game.result
    winners = ", ".join(result.winners) if result else ""
    side = result.side if result else "nobody"
    id = f"log-over-{side}" if t.has(f"log-over-{side}") else "log-over-player"
    headline = t(id, names=winners or "—")
    why = t(f"term-why-{reason}") if t.has(f"term-why-{reason}") else ""
    won = any(part.won for part in parts if owner[part.seat] == you)
    return Ending(won, headline, why, parts, kills, game.turn_count)


BARS = "▁▂▃▄▅▆▇█"


def course(values: Sequence[int], most: int, width: int) -> str:
    """Life over time as a little chart of that width at most."""
    if not values:
        return ""
    step = max(len(values) / width, 1)
    picked = [values[min(int(i * step), len(values) - 1)] for i in range(min(len(values), width))]
    picked[-1] = values[-1]
    return "".join("·" if v <= 0 else BARS[min(v * 7 // max(most, 1), 7)] for v in picked)


__all__ = ["Ending", "Log", "Part", "course", "ending", "notes", "since"]
