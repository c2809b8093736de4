"""Messages put into the words of one language, for terminal and command line. The page does the same with Fluent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from posse.engine.cards import KIND, RANK, SUIT
from posse.engine.words import RANKS
from posse.telling.message import Arg, CardArg, CardsArg, Message, NameArg, PartsArg, PlayersArg, SeatArg
from posse.telling.names import card_numbers, text_id

if TYPE_CHECKING:
    from collections.abc import Sequence

    from posse.engine.game import Game
    from posse.i18n import Locale

SUIT_SIGNS: Final = "♠♥♦♣"


def rule_name(n: int, locale: Locale) -> str:
    """A card, character, event, piece of equipment or option by the number of its rule, bare."""
    return locale(text_id(n))


def chip(card: int, locale: Locale) -> str:
    """A card inside a sentence: name, rank and suit; equipment has its name alone."""
    name = rule_name(KIND[card], locale)
    if SUIT[card] < 0:
        return locale("chip-name", name=name)
    return locale("chip", name=name, rank=RANKS[RANK[card]], suit=SUIT_SIGNS[SUIT[card]])


def short(card: int, locale: Locale) -> str:
    """A card on a line of cards: name and face, without quotation marks."""
    sign = "" if SUIT[card] < 0 else f" {RANKS[RANK[card]]}{SUIT_SIGNS[SUIT[card]]}"
    return f"{rule_name(KIND[card], locale)}{sign}"


def seat_label(seat: int, game: Game, locale: Locale) -> str:
    """The player; where a player has several seats, the character too."""
    name = game.setup.names[game.owner[seat]]
    if not game.mode.two_seated or game.character[seat] < 0:
        return name
    return f"{name} ({rule_name(game.character[seat], locale)})"


class Words:
    """One language at one table: the labels of its seats, the names of its players."""

    def __init__(self, locale: Locale, labels: Sequence[str], players: Sequence[str]) -> None:
        self.t = locale
        self.labels = labels
        self.players = players

    def say(self, message: Message) -> str:
        return self.t(message.id, **{name: self.put(arg) for name, arg in message.args.items()})

    def put(self, arg: Arg) -> str | int:
        """One thing a message speaks of."""
        t = self.t
        if isinstance(arg, (int, str)):
            return arg
        if isinstance(arg, SeatArg):
            return self.labels[arg.seat]
        if isinstance(arg, CardArg):
            return chip(card_numbers()[arg.card], t)
        if isinstance(arg, NameArg):
            name = t(arg.text)
            return t("chip-name", name=name) if arg.chip else name
        if isinstance(arg, CardsArg):
            write = short if arg.bare else chip
            return ", ".join(write(card_numbers()[card], t) for card in arg.cards)
        if isinstance(arg, PlayersArg):
            return ", ".join(self.players[player] for player in arg.players)
        assert isinstance(arg, PartsArg)
        return arg.between.join(self.say(part) for part in arg.parts)


def words(game: Game, locale: Locale) -> Words:
    """The words for this game as it stands now."""
    labels = [seat_label(seat, game, locale) for seat in range(game.seats)]
    return Words(locale, labels, game.setup.names)


def render(message: Message, locale: Locale, labels: Sequence[str], players: Sequence[str] = ()) -> str:
    """A message in that language; `labels` are the names of the seats, `players` of players if those differ."""
    return Words(locale, labels, players or labels).say(message)
