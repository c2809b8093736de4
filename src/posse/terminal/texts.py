"""Sentences at the table: what is asked, what an option does, why a card cannot be used, what a thing is."""

from __future__ import annotations

from collections.abc import Sequence

from posse import say
from posse.engine.cards import KIND, RANK, RULES, SUIT
from posse.engine.core import CardRule, Character, Equipment, EventRule, HouseRule, Rule
from posse.engine.decision import Option
from posse.engine.game import Game
from posse.engine.reasons import Reason
from posse.engine.recorder import Event
from posse.engine.words import (
    ABILITY,
    ANSWER,
    BUY,
    COLOUR_IS,
    DECLARE,
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    DRAW_FROM,
    END,
    FORCE,
    GIVE,
    HAND,
    KEEP,
    LOAD,
    NAME,
    NUMBER_IS,
    NUMBER_SHIFT,
    PASS,
    PAY,
    PLAY,
    RANKS,
    SUIT_IS,
    TAKE,
    TRADE,
    UNDO,
)
from posse.i18n import Locale
from posse.terminal.look import Look, cards_of
from posse.terminal.options import Branch

SUIT_SIGNS = "♠♥♦♣"
COLOURS = ("black", "red")
SUIT_IDS = "shdc"


class Texts:
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        self.t = Locale(lang)

    # -- names ------------------------------------------------------------------------------------------------

    def rule(self, rule: Rule) -> str:
        return say.rule_name(rule.n, self.t)

    def rule_text(self, rule: Rule, rulebook: str = "compendium") -> str:
        id = f"{kind_of_rule(rule)}-{rule.id.replace('_', '-')}.text"
        if rulebook == "published" and self.t.has(f"{id}-published"):
            return self.t(f"{id}-published")
        return self.t(id)

    def card(self, card: int) -> str:
        """The bare name of a card."""
        return self.rule(RULES[KIND[card]])

    def chip(self, card: int) -> str:
        """A card inside a sentence: its name, rank and suit."""
        return say.chip(card, self.t)

    def short(self, card: int) -> str:
        """A card on a line of cards: name and face, without quotation marks."""
        sign = "" if SUIT[card] < 0 else f" {RANKS[RANK[card]]}{SUIT_SIGNS[SUIT[card]]}"
        return f"{self.card(card)}{sign}"

    def named(self, number: int) -> str:
        """A rule inside a sentence, with the marks of its language."""
        return self.t("chip-name", name=self.rule(RULES[number]))

    def who(self, game: Game, seat: int) -> str:
        """The player; where a player has several seats, the character too."""
        return say.seat_label(seat, game, self.t)

    def role(self, id: str) -> str:
        text = self.t.name("role", id or "unknown")
        return text[:1].upper() + text[1:]

    # -- what is asked ----------------------------------------------------------------------------------------

    def ask(self, game: Game) -> tuple[str, dict[str, str | int]]:
        """The message and what goes into it; `.short` and `.else` are asked for with the same."""
        decision = game.decision
        assert decision is not None
        frame = game.stack[-1]
        by, card, rule = frame.about()
        given: dict[str, str | int] = {"player": self.who(game, decision.seat), "count": 1}
        given["by"] = self.who(game, by) if by >= 0 else ""
        given["card"] = self.chip(card) if card >= 0 else self.named(rule) if rule >= 0 else ""
        if card >= 0 and rule >= 0 and KIND[card] != rule and isinstance(RULES[rule], CardRule):
            given["card"] = self.named(rule)  # as what it serves
        given["ability"] = self.rule(RULES[rule]) if rule >= 0 else ""
        given["needed"] = int(getattr(frame, "needed", 1))
        busy = [option for option in decision.options if option.verb not in (PASS, END, UNDO)]
        verb = busy[0].verb if busy else PASS
        left = int(getattr(frame, "need", 1)) - len(getattr(frame, "picks", ()))
        kind = decision.kind
        if kind == "play":
            return "ask-play", given
        if kind == "shot":
            if decision.seat == by:
                given["ability"] = self.rule(RULES[busy[0].rule]) if busy else ""
                return "ask-ability", given
            if int(getattr(frame, "tcard", -1)) >= 0:
                given["card"] = self.chip(int(getattr(frame, "tcard", -1)))
                return "ask-shot-card", given
            return ("ask-shot" if by >= 0 else "ask-shot-nobody"), given
        if kind == "brawn":
            return "ask-indians", given
        if kind == "duel":
            other = int(getattr(frame, "target", by)) if decision.seat == by else by
            given["by"] = self.who(game, other)
            return "ask-duel", given
        if kind == "save":
            given["needed"] = 1 - game.life[decision.seat]
            return "ask-save", given
        if kind == "draw":
            return "ask-draw", given
        if kind == "discard":
            given["count"] = left
            return "ask-discard", given
        if kind == "discard_order":
            return "ask-discard-order", given
        if kind == "store":
            return "ask-store", given
        if kind == "check":
            return ("ask-check-pick" if verb == KEEP else "ask-check-repeat"), given
        if kind == "share":
            return "ask-take", given
        given["count"] = left
        if kind == "pick" and rule >= 0 and verb == DISCARD:
            return ("ask-cost" if isinstance(RULES[rule], CardRule) else "term-ask-discard"), given
        if kind == "pick" and rule >= 0 and verb in (TAKE, KEEP):
            return "term-ask-take", given
        return self._ask_by_verb(verb, busy, given)

    def _ask_by_verb(
        self, verb: int, busy: Sequence[Option], given: dict[str, str | int]
    ) -> tuple[str, dict[str, str | int]]:
        plain = {
            GIVE: "ask-give",
            LOAD: "ask-load",
            PAY: "ask-pay",
            SUIT_IS: "ask-suit",
            COLOUR_IS: "ask-colour",
            DECLARE: "ask-declare",
        }
        if verb in plain:
            return plain[verb], given
        if busy and busy[0].rule >= 0 and isinstance(RULES[busy[0].rule], Character) and verb in (TAKE, KEEP):
            return "ask-choose-character", given
        if verb == TAKE:
            return "ask-take", given
        if busy and busy[0].target >= 0 and busy[0].card < 0 and verb != ABILITY:
            return ("ask-target" if given["card"] else "ask-player"), given
        if busy and busy[0].rule >= 0:
            given["ability"] = self.rule(RULES[busy[0].rule])
            return "ask-ability", given
        return ("ask-ability" if given["ability"] else "term-ask-choose"), given

    # -- options ----------------------------------------------------------------------------------------------

    def option(self, game: Game, option: Option) -> str:
        """What choosing it does, as a button says it."""
        t = self.t
        verb, card, rule, seat, aim = (
            option.verb,
            option.card,
            option.rule,
            option.target,
            option.target_card,
        )
        player = self.who(game, seat) if seat >= 0 else ""
        chip = self.chip(card) if card >= 0 else ""
        if verb in (PLAY, ANSWER):
            stem = "opt-play" if verb == PLAY else "opt-answer"
            named = self.rule(RULES[rule]) if rule >= 0 else ""
            if verb == ANSWER:
                return t(stem + ("-as" if rule >= 0 else ""), card=chip, as_=named)
            id = stem + ("-as" if rule >= 0 else "") + ("-at" if seat >= 0 else "")
            return t(id, card=chip, as_=named, target=player)
        if verb == PASS:
            kind = game.decision.kind if game.decision else ""
            if kind in ("shot", "brawn", "duel", "save") and option.code == PASS:
                shooter = kind == "shot" and game.asked == game.stack[-1].about()[0]
                return t("opt-decline" if shooter else "opt-pass")
            return t("opt-stop" if kind == "pick" else "opt-decline")
        if verb == END:
            return t("opt-end")
        if verb == UNDO:
            return t("opt-undo")
        if verb == DRAW_DECK:
            return t("opt-draw-deck")
        if verb == DRAW_DISCARD:
            return t("opt-draw-discard")
        if verb == DRAW_FROM:
            return t("opt-draw-hand", player=player)
        if verb == SUIT_IS:
            return t("opt-suit", suit=t(f"suit-{SUIT_IDS[number_of(option)]}"))
        if verb == COLOUR_IS:
            return t("opt-colour", colour=t(f"colour-{COLOURS[number_of(option)]}"))
        if verb == NUMBER_IS:
            return str(number_of(option))
        if verb == DECLARE:
            return t("opt-declare-crime" if number_of(option) == 1 else "opt-declare-law")
        aimed = chip or (self.chip(aim) if 0 <= aim < HAND else "")
        if verb in (DISCARD, TAKE) and seat >= 0:
            stem = "opt-discard" if verb == DISCARD else "opt-take"
            return t(f"{stem}-hand" if aim == HAND else f"{stem}-at", card=aimed, player=player)
        if aimed or rule < 0:
            ids = {DISCARD: "discard", TAKE: "take", KEEP: "keep", LOAD: "load", PAY: "pay", NAME: "name"}
            if verb in ids and aimed:
                return t(f"opt-{ids[verb]}", card=aimed)
            if verb == GIVE and aimed:
                return t("opt-give", card=aimed, target=player)
            if verb in (BUY, FORCE, TRADE) and aimed:
                cost = RULES[KIND[card if card >= 0 else aim]]
                price = getattr(cost, "cost", 1) + (1 if verb == FORCE else 0)
                id = {BUY: "opt-buy", FORCE: "opt-force", TRADE: "opt-trade"}[verb]
                return t(id, card=aimed, player=player, count=price)
        if rule >= 0 and verb in (TAKE, KEEP) and isinstance(RULES[rule], Character):
            return t("opt-character", character=self.rule(RULES[rule]))
        if rule >= 0:
            ability = self.rule(RULES[rule])
            return t("opt-ability-at" if seat >= 0 else "opt-ability", ability=ability, target=player)
        if seat >= 0:
            return t("opt-target", target=player)
        return option.text

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
        reason = game.why_not(card, look.you)
        return "" if reason is None else self.reason(reason)

    def reason(self, reason: Reason) -> str:
        args = dict(reason.args)
        for name, value in args.items():
            if isinstance(value, str):
                args[name] = self._put(name, value)
        return self.t(reason.key, **args)

    def _put(self, name: str, value: str) -> str:
        """What a reason names by its id, in words."""
        if name == "card":
            found = cards_of([value]) if "[" in value else ()
            return self.chip(found[0]) if found else self.t("chip-name", name=self.t.name("card", value))
        kind = {"event": "event", "character": "char", "weapon": "card", "ability": "char"}.get(name)
        return self.t.name(kind, value) if kind else value

    # -- the log ----------------------------------------------------------------------------------------------

    def sentence(self, event: Event, game: Game, you: int) -> str:
        return say.sentence(event, game, self.t, you)


def kind_of_rule(rule: Rule) -> str:
    """The kind under which the locale files have it."""
    for kind, cls in (("char", Character), ("option", HouseRule), ("event", EventRule), ("equip", Equipment)):
        if isinstance(rule, cls):
            return kind
    return "card"


def number_of(option: Option) -> int:
    return option.code >> NUMBER_SHIFT & 255
