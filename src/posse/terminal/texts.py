"""Sentences at the table: what is asked, what an option does, why a card cannot be used, what a thing is."""

from __future__ import annotations

from dataclasses import dataclass

from posse.engine.cards import KIND, RULES
from posse.engine.core import Rule
from posse.engine.decision import Option
from posse.engine.game import Game
from posse.engine.words import DISCARD, DRAW_FROM, HAND
from posse.i18n import Locale
from posse.telling.ask import ask
from posse.telling.message import Message
from posse.telling.names import text_id
from posse.telling.options import label
from posse.telling.why import why_not
from posse.telling.words import chip, rule_name, seat_label, short, words
from posse.terminal.look import Look
from posse.terminal.options import Branch


@dataclass(frozen=True)
class Asked:
    """A question, and what happens if nothing is done."""

    text: str
    otherwise: str


class Texts:
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        self.t = Locale(lang)

    # -- names ------------------------------------------------------------------------------------------------

    def rule(self, rule: Rule) -> str:
        return rule_name(rule.n, self.t)

    def rule_text(self, rule: Rule, rulebook: str = "compendium") -> str:
        id = f"{text_id(rule.n)}.text"
        if rulebook == "published" and self.t.has(f"{id}-published"):
            return self.t(f"{id}-published")
        return self.t(id)

    def card(self, card: int) -> str:
        """The bare name of a card."""
        return self.rule(RULES[KIND[card]])

    def chip(self, card: int) -> str:
        """A card inside a sentence: its name, rank and suit."""
        return chip(card, self.t)

    def short(self, card: int) -> str:
        """A card on a line of cards: name and face, without quotation marks."""
        return short(card, self.t)

    def who(self, game: Game, seat: int) -> str:
        """The player; where a player has several seats, the character too."""
        return seat_label(seat, game, self.t)

    def role(self, id: str) -> str:
        text = self.t.name("role", id or "unknown")
        return text[:1].upper() + text[1:]

    # -- what is asked ----------------------------------------------------------------------------------------

    def say(self, game: Game, message: Message) -> str:
        return words(game, self.t).say(message)

    def asked(self, game: Game, you: int) -> Asked:
        """What is asked, as this player is told."""
        decision = game.decision
        assert decision is not None
        message = ask(game, you)
        if decision.player != you:
            return Asked(self.say(game, Message(f"{message.id}.short", message.args)), "")
        otherwise = self.say(game, Message(f"{message.id}.else", message.args))
        return Asked(self.say(game, message), otherwise)

    # -- options ----------------------------------------------------------------------------------------------

    def option(self, game: Game, option: Option) -> str:
        """What choosing it does, as a button says it."""
        return self.say(game, label(game, option.code))

    def branch(self, game: Game, look: Look, branch: Branch) -> str:
        """A button that stands for several options, or for one."""
        option = branch.first
        if branch.by == "seat":
            seat = look.seat(option.target)
            if seat.mine and len(look.mine) == 1:
                return self.t("term-yourself")
            return self.who(game, seat.seat)
        if branch.by == "aim":
            if option.target_card == HAND:
                return self.t("term-hand-card", count=look.seat(option.target).hand)
            return self.short(option.target_card) if option.target_card >= 0 else self.option(game, option)
        if branch.by == "as":
            if option.rule < 0:
                return self.t("term-as-itself", card=self.card(option.card))
            return self.t("term-as", card=self.rule(RULES[option.rule]))
        if not branch.children():
            return self.option(game, option)
        if option.verb == DRAW_FROM:
            return self.t("term-draw-from")
        if option.verb == DISCARD:
            return self.t("term-discard-of")
        if option.rule >= 0:
            return self.t("opt-ability", ability=self.rule(RULES[option.rule]))
        if option.card >= 0:
            return self.short(option.card)
        return self.option(game, option)

    # -- why not ----------------------------------------------------------------------------------------------

    def why_not(self, game: Game, look: Look, card: int) -> str:
        """Why a card of mine cannot be used now, in one sentence; nothing if it can."""
        if game.asked >= 0 and game.owner[game.asked] != look.you and look.turn_seat == look.me.seat:
            return self.t("term-why-wait", player=self.who(game, game.asked))
        reason = why_not(game, card, look.you)
        return "" if reason is None else self.say(game, reason)
