"""What has happened, told from the events: to a seat just now, since my last turn, in the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from posse.engine import recorder as rec
from posse.engine.game import Game
from posse.engine.recorder import Event
from posse.telling import log
from posse.telling.story import story
from posse.terminal.paint import BULLET
from posse.terminal.scene import Line
from posse.terminal.texts import Texts


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
                        for line in log.since(events[self._mine : at], self.game, self.you):
                            self.lines.append(Line(self.texts.say(self.game, line), mine=True))
                    self._mine = at
                at += 1
                continue
            run = log.draws(events, at)
            message = log.drew(run, self.game, self.you) if run else log.tell(event, self.game, self.you)
            if message is not None:
                text = self.texts.say(self.game, message)
                self.lines.append(Line(text, deep=isinstance(event, log.FOLLOWS)))
            at += max(len(run), 1)
        self._told = len(events)


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
    dealt: int  # lives taken from others
    course: list[int]  # life at the end of each turn


@dataclass
class Ending:
    won: bool  # did I win
    headline: str
    why: str
    parts: list[Part]
    kills: list[str]


def ending(game: Game, texts: Texts, you: int) -> Ending:
    """The story of a game that is over: all roles lie open."""
    told = story(game)
    parts = [
        Part(
            one.seat,
            game.setup.names[one.player],
            texts.t.name("char", one.character) if one.character else "",
            one.role,
            one.won,
            not game.in_play(one.seat),
            one.dealt,
            one.course,
        )
        for one in told.standings
    ]
    kills = [f"{texts.t('term-turn', turn=kill.turn)}: {texts.say(game, kill.text)}" for kill in told.kills]
    won = any(one.won for one in told.standings if one.player == you)
    why = texts.say(game, told.why) if told.why is not None else ""
    return Ending(won, texts.say(game, told.headline), why, parts, kills)


BARS = "▁▂▃▄▅▆▇█"


def course(values: Sequence[int], most: int, width: int) -> str:
    """Life over time as a little chart of that width at most."""
    if not values:
        return ""
    step = max(len(values) / width, 1)
    picked = [values[min(int(i * step), len(values) - 1)] for i in range(min(len(values), width))]
    picked[-1] = values[-1]
    return "".join("·" if v <= 0 else BARS[min(v * 7 // max(most, 1), 7)] for v in picked)


__all__ = ["Ending", "Log", "Part", "course", "ending", "notes"]
