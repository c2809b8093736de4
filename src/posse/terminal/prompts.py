"""The ticket in the middle of the table, and the line of keys at its bottom: what is asked, and what can be pressed."""

from __future__ import annotations

from collections.abc import Sequence

from posse.engine.cards import RULES
from posse.engine.words import MASK6, PASS
from posse.telling.ask import urgent
from posse.terminal import story
from posse.terminal.describe import upper
from posse.terminal.look import Look
from posse.terminal.options import Branch
from posse.terminal.scene import Button, Ticket
from posse.terminal.session import Session
from posse.terminal.texts import Texts


def ticket(
    session: Session, shown: Look, texts: Texts, path: Sequence[Branch], buttons: list[Button], message: str
) -> Ticket:
    """What is asked, by whom, because of what, and what happens otherwise."""
    t, game = texts.t, session.game
    decision = game.decision
    if decision is None:
        told = story.ending(game, texts, session.you)
        return Ticket(t("term-over"), told.headline, told.why)
    asked = texts.asked(game, session.you)
    if decision.player != session.you:
        title = t("term-waiting", player=texts.who(game, decision.seat))
        hint = t("term-you-are-out") if session.out else ""
        return Ticket(title, asked.text, hint=hint or message)
    attacked = urgent(game)
    title = t("term-answer" if attacked else "term-choose")
    if decision.kind == "play":
        title = upper(t("phase-play"))
    # there is no clock here: nothing happens by itself but by declining
    headline, otherwise = asked.text, asked.otherwise if decision.codes[-1] & MASK6 == PASS else ""
    if path:
        headline, otherwise = choosing(session, shown, texts, path), ""
    return Ticket(title, headline, otherwise, message, buttons, mine=True, urgent=attacked)


def choosing(session: Session, shown: Look, texts: Texts, path: Sequence[Branch]) -> str:
    """What is still open of a choice that has begun."""
    t, game = texts.t, session.game
    card, rule = path[0].card, path[-1].first.rule
    name = texts.chip(card) if card >= 0 else texts.branch(game, shown, path[0])
    child = path[-1].children()[0]
    if child.by == "seat" and card >= 0 and rule >= 0:
        return t("term-whom-as", card=name, as_=texts.rule(RULES[rule]))
    if child.by == "seat":
        return t("term-whom", card=name)
    if child.by == "aim":
        return t("term-which", card=name, player=texts.who(game, path[-1].first.target))
    return t("term-how", card=name)


def footer(session: Session, texts: Texts, inside: bool) -> list[tuple[str, str]]:
    """The keys that do something now, the most useful first."""
    t = texts.t
    keys: list[tuple[str, str]] = [("?", t("term-key-help"))]
    if session.mine:
        keys += [("←→↑↓", t("term-key-move")), ("Enter", t("term-key-choose"))]
        if inside:
            keys.append(("Esc", t("term-key-back")))
    elif session.over:
        keys.append(("N", t("term-key-new")))
    else:
        keys += [(t("term-space"), t("term-key-hurry")), ("+ −", t("term-key-speed"))]
    if session.can_take_back():
        keys.append(("U", t("term-key-undo")))
    keys += [("L", t("term-key-log")), ("Q", t("term-key-quit"))]
    return [*keys, ("F2", t("term-key-language")), ("F3", t("term-key-colors"))]
