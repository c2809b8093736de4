"""What the cursor is on, in words: the text of a card, who somebody is, whom a weapon reaches, why not."""

from __future__ import annotations

from posse.engine.cards import KIND, RULES, SUIT
from posse.engine.core import CardRule, Character
from posse.engine.game import Game
from posse.engine.words import END
from posse.i18n import message_id
from posse.terminal.canvas import Spot
from posse.terminal.look import Look, Seat
from posse.terminal.options import Branch
from posse.terminal.paint import kind_of
from posse.terminal.texts import Texts

Details = tuple[str, list[tuple[str, str]]]
NOTHING: Details = ("", [])


class Describer:
    def __init__(self, game: Game, look: Look, texts: Texts) -> None:
        self.game = game
        self.look = look
        self.texts = texts
        self.t = texts.t

    def spot(self, spot: Spot, branch: Branch | None) -> Details:
        kind, at = spot
        look = self.look
        if kind == "hand" and at < len(look.hand):
            return self.hand_card(look.hand[at], branch)
        if kind == "seat":
            return self.seat(look.seat(at))
        if kind == "me" and at < len(look.mine):
            return self.character(look.mine[at])
        if kind == "role":
            return self.role(look.me)
        if kind == "mine" and at < len(look.my_table):
            return self.card(look.my_table[at])
        if kind in ("open", "row"):
            cards = look.open_cards if kind == "open" else look.row
            return self.card(cards[at]) if at < len(cards) else NOTHING
        if kind == "deck":
            return self.t("term-deck", count=look.deck), [("plain", self.t("term-deck-about"))]
        if kind == "discard":
            return self.card(look.top) if look.top >= 0 else (self.t("term-discard-empty"), [])
        if kind == "event" and at < len(look.events):
            return self.event(look.events[at])
        if kind == "button" and branch is not None:
            return self.branch(branch)
        return NOTHING

    # -- cards ------------------------------------------------------------------------------------------------

    def card(self, card: int) -> Details:
        rule = RULES[KIND[card]]
        border = self.t.name("border", kind_of(card)) if SUIT[card] >= 0 else ""
        title = self.texts.short(card)
        lines = [("plain", self.texts.rule_text(rule, self.game.setup.rulebook))]
        if border:
            lines.append(("dim", border[:1].upper() + border[1:]))
        return title, lines

    def hand_card(self, card: int, branch: Branch | None) -> Details:
        title, lines = self.card(card)
        if branch is not None:
            reached = self.reached(branch)
            return title, [lines[0], *reached, *lines[1:]]
        why = self.texts.why_not(self.game, self.look, card)
        return title, [lines[0], *([("no", why)] if why else []), *lines[1:]]

    def reached(self, branch: Branch) -> list[tuple[str, str]]:
        """Whom it could be aimed at."""
        seats = [seat for seat in branch.seats if not self.look.seat(seat).mine]
        if not seats:
            return []
        names = ", ".join(self.texts.who(self.game, seat) for seat in seats)
        if branch.first.rule < 0 and getattr(RULES[KIND[branch.card]], "attack", False):
            return [("yes", self.t("term-reaches", reach=self.look.me.reach, names=names))]
        return [("yes", self.t("term-targets", names=names))]

    def branch(self, branch: Branch) -> Details:
        """A button: the card or the ability it uses."""
        option = branch.first
        if option.card >= 0:
            return self.card(option.card)
        if 0 <= option.target_card < 511:
            return self.card(option.target_card)
        if option.rule >= 0:
            rule = RULES[option.rule]
            return self.texts.rule(rule), [("plain", self.texts.rule_text(rule, self.game.setup.rulebook))]
        if option.target >= 0:
            return self.seat(self.look.seat(option.target))
        if branch.passes:
            return self.declining(branch)
        return NOTHING

    def declining(self, branch: Branch) -> Details:
        """Not answering: what there would have been an answer to. The end of the turn: what it costs."""
        title = self.texts.branch(self.game, self.look, branch)
        lines: list[tuple[str, str]] = []
        if branch.first.verb == END:
            limit = self.game.hand_limit(self.look.me.seat)
            surplus = max(len(self.look.hand) - limit, 0)
            lines.append(("plain", self.t("term-end-limit", limit=limit, count=surplus)))
            return title, lines
        _, card, rule = self.game.stack[-1].about()
        if card >= 0:
            about, more = self.card(card)
            lines.append(("plain", f"{about}. {more[0][1]}"))
        elif rule >= 0 and isinstance(RULES[rule], CardRule | Character):
            text = self.texts.rule_text(RULES[rule], self.game.setup.rulebook)
            lines.append(("plain", f"{self.texts.rule(RULES[rule])}. {text}"))
        return title, lines

    def event(self, id: str) -> Details:
        name = message_id("event", id)
        lines = [("plain", self.t(f"{name}.text"))]
        if self.look.next_event:
            lines.append(("dim", self.t("term-next-event", event=self.t.name("event", self.look.next_event))))
        return self.t(name), lines

    # -- players ----------------------------------------------------------------------------------------------

    def abilities(self, seat: Seat) -> list[tuple[str, str]]:
        lines: list[tuple[str, str]] = []
        for id in seat.abilities or ((seat.character,) if seat.character else ()):
            name = self.t.name("char", id)
            text = self.t(message_id("char", id) + ".text")
            lines.append(("plain", text if id == seat.character else f"{name}: {text}"))
        return lines

    def character(self, seat: Seat) -> Details:
        return self.t.name("char", seat.character) if seat.character else seat.name, self.abilities(seat)

    def role(self, seat: Seat) -> Details:
        id = message_id("role", seat.role or "unknown")
        return self.t("term-role", role=self.texts.role(seat.role)), [("plain", self.t(f"{id}.text"))]

    def seat(self, seat: Seat) -> Details:
        character = self.t.name("char", seat.character) if seat.character else ""
        title = f"{seat.name} · {character}" if character else seat.name
        if seat.out:
            role = self.t("term-role", role=self.texts.role(seat.role)) if seat.role else ""
            return title, [("plain", self.t("term-out-long")), ("dim", role)]
        lines = self.abilities(seat)[:1]
        if not seat.mine and seat.distance:
            if seat.in_reach:
                reach = self.t("term-seat-reach", distance=seat.distance, reach=self.look.me.reach)
            else:
                reach = self.t("why-too-far", distance=seat.distance, range=self.look.me.reach)
            back = self.t("term-reaches-you" if seat.reaches_me else "term-not-reaches-you")
            lines.append(("yes" if seat.in_reach else "dim", f"{reach}. {upper(back)}."))
        role = self.texts.role(seat.role)
        facts = [self.t("n-lives", count=seat.life)]
        if len(self.look.mine) == 1:
            facts.insert(0, self.t("term-role", role=role) if seat.role else role)
        facts.append(self.t("n-cards", count=seat.hand))
        if seat.shown:
            facts.append(", ".join(self.texts.short(card) for card in seat.shown))
        if seat.cubes:
            facts.append(self.t("n-cubes", count=seat.cubes))
        if seat.nuggets:
            facts.append(self.t("n-nuggets", count=seat.nuggets))
        lines.append(("dim", " · ".join(facts)))
        if seat.table:
            lines.append(
                (
                    "plain",
                    self.t("term-in-play", cards=", ".join(self.texts.short(card) for card in seat.table)),
                )
            )
        return title, lines


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]
