"""Events of the recorder as sentences in a reader's language, from the `log-…` messages of the locale files.

`sentence` says one event, `sentences` a run of them with cards drawn one after the other in one line. The viewer is a
player, `EVERYTHING` (a record is being read) or `ONLY_PUBLIC` (who watches): a card that he has not seen is not named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine import recorder as rec
from posse.engine.cards import BORDER, KIND, RANK, RULES, SUIT
from posse.engine.core import Character, Equipment, EventRule, HouseRule
from posse.engine.words import ALIVE, BROWN, HAND, RANKS, ROLE_IDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from posse.engine.game import Game
    from posse.i18n import Locale

EVERYTHING: Final = None
ONLY_PUBLIC: Final = -1
SUIT_SIGNS: Final = "♠♥♦♣"
HARMFUL_CHECKS: Final = ("dynamite",)  # whoever makes them hopes to lose them


def sentence(event: rec.Event, game: Game, locale: Locale, viewer: int | None = EVERYTHING) -> str:
    """What happened, as this player may know it; empty where there is nothing worth saying."""
    return Speaker(game, locale, viewer).say(event)


def sentences(
    events: Sequence[rec.Event], game: Game, locale: Locale, viewer: int | None = EVERYTHING
) -> Iterator[str]:
    """The same for a run of events; cards drawn from the deck by one player are told together."""
    speaker = Speaker(game, locale, viewer)
    at = 0
    while at < len(events):
        event = events[at]
        if type(event) is rec.CardDrawn:
            drawn = [event]
            while at + 1 < len(events):
                following = events[at + 1]
                if type(following) is not rec.CardDrawn or following.seat != event.seat:
                    break
                drawn.append(following)
                at += 1
            text = speaker.drew(drawn)
        else:
            text = speaker.say(event)
        if text:
            yield text
        at += 1


def rule_name(n: int, locale: Locale) -> str:
    """A card, character, event, piece of equipment or option by the number of its rule, bare."""
    rule = RULES[n]
    kind = "card"
    if isinstance(rule, Character):
        kind = "char"
    elif isinstance(rule, HouseRule):
        kind = "option"
    elif isinstance(rule, EventRule):
        kind = "event"
    elif isinstance(rule, Equipment):
        kind = "equip"
    return locale.name(kind, rule.id)


def chip(card: int, locale: Locale) -> str:
    """A card inside a sentence: name, rank and suit; equipment has its name alone."""
    name = rule_name(KIND[card], locale)
    if SUIT[card] < 0:
        return locale("chip-name", name=name)
    return locale("chip", name=name, rank=RANKS[RANK[card]], suit=SUIT_SIGNS[SUIT[card]])


def seat_label(seat: int, game: Game, locale: Locale) -> str:
    """The player; where a player has several seats, the character too."""
    name = game.setup.names[game.owner[seat]]
    if not game.mode.two_seated or game.character[seat] < 0:
        return name
    return f"{name} ({rule_name(game.character[seat], locale)})"


class Speaker:
    """One reader of one game."""

    def __init__(self, game: Game, locale: Locale, viewer: int | None) -> None:
        self.game = game
        self.t = locale
        self.viewer = viewer

    # -- pieces -----------------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        return seat_label(seat, self.game, self.t)

    def rule(self, n: int) -> str:
        return rule_name(n, self.t)

    def role(self, role: int) -> str:
        return self.t.name("role", ROLE_IDS[role])

    def chip(self, card: int) -> str:
        return chip(card, self.t)

    def sees(self, event: rec.Event) -> bool:
        seers = event.seers()
        if self.viewer is EVERYTHING or seers is None:
            return True
        return any(self.game.owner[seat] == self.viewer for seat in seers)

    # -- sentences --------------------------------------------------------------------------------------------

    def drew(self, drawn: Sequence[rec.CardDrawn]) -> str:
        player = self.who(drawn[0].seat)
        if not self.sees(drawn[0]):
            return self.t("log-draw", player=player, count=len(drawn))
        return self.t("log-draw-seen", player=player, card=", ".join(self.chip(e.card) for e in drawn))

    def say(self, event: rec.Event) -> str:
        """Subclasses before their bases: `CardGiven` is a `HandTaken`."""
        for part in (self._cards, self._fights, self._others):
            text = part(event)
            if text is not None:
                return text
        return ""

    def _cards(self, e: rec.Event) -> str | None:
        t = self.t
        if isinstance(e, rec.CardDrawn):
            return self.drew([e])
        if isinstance(e, rec.DiscardDrawn):
            return t("log-draw-discard", player=self.who(e.seat), card=self.chip(e.card))
        if isinstance(e, rec.CardShown):
            return t("log-show", player=self.who(e.seat), card=self.chip(e.card))
        if isinstance(e, rec.CardPlayed):
            return self._played(e)
        if isinstance(e, rec.AbilityUsed):
            return self._used(e)
        if isinstance(e, rec.CardAnswered):
            player, card = self.who(e.seat), self.chip(e.card)
            if e.as_rule >= 0:
                return t("log-answer-as", player=player, card=card, as_=self.rule(e.as_rule))
            return t("log-answer", player=player, card=card)
        if isinstance(e, rec.CardDiscarded):
            return t("log-discard", player=self.who(e.seat), card=self.chip(e.card))
        if isinstance(e, rec.CardGiven):
            giver, taker = self.who(e.source), self.who(e.seat)
            if self.sees(e):
                return t("log-give-seen", player=giver, to=taker, card=self.chip(e.card))
            return t("log-give", player=giver, to=taker)
        if isinstance(e, rec.HandTaken):
            player, source = self.who(e.seat), self.who(e.source)
            if self.sees(e):
                return t("log-take-hand-seen", player=player, from_=source, card=self.chip(e.card))
            return t("log-take-hand", player=player, from_=source)
        if isinstance(e, rec.TableTaken):
            return t(
                "log-take-table", player=self.who(e.seat), from_=self.who(e.source), card=self.chip(e.card)
            )
        if isinstance(e, rec.HandLost):
            id = "log-lost-table" if isinstance(e, rec.TableLost) else "log-lost-hand"
            if e.actor < 0:
                return t("log-discard", player=self.who(e.seat), card=self.chip(e.card))
            return t(id, by=self.who(e.actor), player=self.who(e.seat), card=self.chip(e.card))
        if isinstance(e, rec.CardMoved):
            return t("log-passed-on", card=self.chip(e.card), from_=self.who(e.seat), to=self.who(e.to))
        if isinstance(e, rec.CardsTurnedUp):
            return t("log-store", player=self.who(e.seat), count=e.count)
        if isinstance(e, rec.CardChosen):
            return t("log-store-take", player=self.who(e.seat), card=self.chip(e.card))
        return None

    def _played(self, e: rec.CardPlayed) -> str:
        given = {"player": self.who(e.seat), "card": self.chip(e.card)}
        if e.as_rule < 0 and BORDER[e.card] != BROWN:
            if e.target < 0 or e.target == e.seat:
                return self.t("log-lay", **given)
            return self.t("log-lay-at", target=self.who(e.target), **given)
        id = "log-play"
        if e.as_rule >= 0:
            id += "-as"
            given["as_"] = self.rule(e.as_rule)
        return self._aimed(id, e.target, e.tcard, given)

    def _used(self, e: rec.AbilityUsed) -> str:
        given = {"player": self.who(e.seat), "ability": self.rule(e.rule)}
        return self._aimed("log-ability", e.target, e.tcard, given)

    def _aimed(self, id: str, target: int, tcard: int, given: dict[str, str]) -> str:
        if target < 0:
            return self.t(id, **given)
        if tcard < 0 or tcard == HAND:
            return self.t(f"{id}-at", target=self.who(target), **given)
        return self.t(f"{id}-at-card", target=self.who(target), aim=self.chip(tcard), **given)

    def _fights(self, e: rec.Event) -> str | None:
        t = self.t
        if isinstance(e, rec.ShotAimed):
            reason = self.rule(e.rule)
            if e.shooter < 0:
                return t("log-shot-nobody", target=self.who(e.target), reason=reason)
            return t("log-shot", by=self.who(e.shooter), target=self.who(e.target), reason=reason)
        if isinstance(e, rec.ShotCancelled):
            return t("log-cancelled", player=self.who(e.target))
        if isinstance(e, rec.Wounded):
            given: dict[str, str | int] = {
                "player": self.who(e.seat),
                "count": e.count,
                "life": max(e.life, 0),
            }
            if e.by < 0 or e.by == e.seat:
                return t("log-wounded", **given)
            return t("log-wounded-by", by=self.who(e.by), **given)
        if isinstance(e, rec.Healed):
            most = self.game.max_life[e.seat]
            return t("log-healed", player=self.who(e.seat), count=e.count, life=e.life, max=most)
        if isinstance(e, rec.Exploded):
            return t("log-exploded", player=self.who(e.seat), card=self.chip(e.card))
        if isinstance(e, rec.CheckKept):
            return t("log-check-kept", player=self.who(e.seat), card=self.chip(e.card))
        if isinstance(e, rec.CheckDrawn):
            return t("log-check", player=self.who(e.seat), reason=self.rule(e.rule), card=self.chip(e.card))
        if isinstance(e, rec.CheckDone):
            good = bool(e.won) != (RULES[e.rule].id in HARMFUL_CHECKS)
            id = "log-check-good" if good else "log-check-bad"
            return t(id, player=self.who(e.seat), reason=self.rule(e.rule))
        if isinstance(e, rec.Survived):
            return t("log-survived", player=self.who(e.seat), life=e.life)
        if isinstance(e, rec.Eliminated):
            given = {"player": self.who(e.seat), "role": self.role(e.role)}
            id = "log-out" if self.game.mode.two_seated else "log-eliminated"
            if e.by < 0 or e.by == e.seat:
                return t(id, **given)
            return t(f"{id}-by", by=self.who(e.by), **given)
        if isinstance(e, rec.Rewarded):
            return t("log-reward", player=self.who(e.seat), count=e.count)
        if isinstance(e, rec.Punished):
            return t("log-penalty", player=self.who(e.seat))
        return None

    def _others(self, e: rec.Event) -> str | None:
        t = self.t
        if isinstance(e, rec.TurnStarted):
            return t("log-turn", player=self.who(e.seat))
        if isinstance(e, rec.TurnSkipped):
            if e.rule < 0:
                return t("log-skip-owed", player=self.who(e.seat))
            if RULES[e.rule].id == "jail":
                return t("log-jail-skip", player=self.who(e.seat))
            return t("log-skip", player=self.who(e.seat), reason=self.rule(e.rule))
        if isinstance(e, rec.Reshuffled):
            return t("log-reshuffle")
        if isinstance(e, rec.EventTurned):
            return t("log-event", event=self.rule(e.rule))
        if isinstance(e, rec.Copied):
            return t("log-copy", player=self.who(e.seat), character=self.rule(e.rule))
        if isinstance(e, rec.Activated):
            name = self.game.setup.names[self.game.owner[e.seat]]
            return t("log-active", player=name, character=self.rule(e.rule))
        if isinstance(e, rec.SeatsSwapped):
            return t("log-swap-seats", player=self.who(e.seat), target=self.who(e.other))
        if isinstance(e, rec.RoleShown):
            return (
                ""
                if self.game.mode.two_seated
                else t("log-role", player=self.who(e.seat), role=self.role(e.role))
            )
        if isinstance(e, rec.Declared):
            if e.what in ("crime", "law"):
                return t(f"log-declared-{e.what}", player=self.who(e.seat))
            return t("log-ability", player=self.who(e.seat), ability=e.what)
        if isinstance(e, rec.Returned):
            return t("log-returned" if e.here == ALIVE else "log-visit", player=self.who(e.seat))
        if isinstance(e, rec.Left):
            return t("log-left", player=self.who(e.seat))
        if isinstance(e, rec.CubesMoved):
            return self._cubes(e)
        if isinstance(e, rec.NuggetsMoved):
            id = "log-nuggets" if e.count > 0 else "log-nuggets-paid"
            return t(id, player=self.who(e.seat), count=abs(e.count))
        if isinstance(e, rec.GearBought):
            return self._bought(e)
        if isinstance(e, rec.GameOver):
            return self._over()
        return None

    def _cubes(self, e: rec.CubesMoved) -> str:
        character = self.game.character[e.seat]
        if e.card >= 0:
            where = self.chip(e.card)
        else:
            where = self.t("chip-name", name=self.rule(character)) if character >= 0 else ""
        id = "log-cubes" if e.count > 0 else "log-cubes-paid"
        return self.t(id, player=self.who(e.seat), count=abs(e.count), card=where)

    def _bought(self, e: rec.GearBought) -> str:
        rule = RULES[KIND[e.card]]
        cost = rule.cost if isinstance(rule, Equipment) else 0
        text = self.t("log-bought", player=self.who(e.seat), card=self.chip(e.card), count=cost)
        if e.target < 0 or e.target == e.seat:
            return text
        at = self.t("log-gear-at", player=self.who(e.seat), card=self.chip(e.card), target=self.who(e.target))
        return f"{text} · {at}"

    def _over(self) -> str:
        game = self.game
        side = game.mode.side_name(game)
        id = f"log-over-{side}"
        if self.t.has(id) and side != "player":
            return self.t(id)
        names = [game.setup.names[p] for p in sorted({game.owner[seat] for seat in game.winners})]
        return self.t("log-over-player", names=", ".join(names)) if names else self.t("log-over-nobody")


__all__ = ["EVERYTHING", "ONLY_PUBLIC", "chip", "rule_name", "seat_label", "sentence", "sentences"]
