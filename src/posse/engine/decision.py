"""What is asked: objects for who looks, made from the plain codes only when somebody looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from posse.engine.cards import RULES, card_text
from posse.engine.native import mypyc_attr
from posse.engine.notation import option_text, seat_name
from posse.engine.words import CARD_SHIFT, HAND, MASK5, MASK6, MASK9, RULE_SHIFT, SEAT_SHIFT, TCARD_SHIFT

if TYPE_CHECKING:
    from posse.engine.game import Game


class IllegalMove(ValueError):
    """What was chosen is not among the options; nothing has changed. The sentence says what would be."""


class Option:
    """One legal choice. `code` is the same thing as a plain int."""

    def __init__(self, game: Game, index: int, code: int) -> None:
        self._game = game
        self.index = index
        self.code = code

    @property
    def text(self) -> str:
        """Its notation: the same at any time of this game."""
        return option_text(self._game, self.code)

    @property
    def verb(self) -> int:
        return self.code & MASK6

    @property
    def card(self) -> int:
        return (self.code >> CARD_SHIFT & MASK9) - 1

    @property
    def rule(self) -> int:
        """The ability, or as what the card serves; -1 if neither."""
        return (self.code >> RULE_SHIFT & MASK9) - 1

    @property
    def target(self) -> int:
        """The seat it is aimed at, -1 if at none."""
        return (self.code >> SEAT_SHIFT & MASK5) - 1

    @property
    def target_card(self) -> int:
        """The card it is aimed at, 511 for the hand, -1 if at none."""
        tcard = self.code >> TCARD_SHIFT & MASK9
        return tcard if tcard == HAND else tcard - 1

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r})"


class Options:
    """The options of a decision, a sequence; each is made when somebody looks at it."""

    def __init__(self, game: Game, codes: list[int]) -> None:
        self._game = game
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, at: int) -> Option: ...

    @overload
    def __getitem__(self, at: slice) -> list[Option]: ...

    def __getitem__(self, at: int | slice) -> Option | list[Option]:
        if isinstance(at, slice):
            return list(self)[at]
        index = at if at >= 0 else at + len(self._codes)
        if not 0 <= index < len(self._codes):
            raise IndexError(f"there is no option {at}: there are {len(self._codes)}")
        return Option(self._game, index, self._codes[index])

    def __iter__(self) -> Iterator[Option]:
        return iter([Option(self._game, i, code) for i, code in enumerate(self._codes)])

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Option) and option.code in self._codes

    def __repr__(self) -> str:
        return repr(list(self))


Sequence.register(Options)


class Subject:
    """Because of what a decision is asked."""

    def __init__(self, kind: str, by: str, card: str, rule: str) -> None:
        self.kind = kind
        self.by = by
        self.card = card
        self.rule = rule

    def __repr__(self) -> str:
        return f"Subject({self.kind!r}, by={self.by!r}, card={self.card!r}, rule={self.rule!r})"


@mypyc_attr(acyclic=True, free_list_len=1)  # nothing refers to it: one is made and gone at every choice
class Decision:
    """Who is asked what. `codes` are the options as plain ints, `options` the same as objects."""

    def __init__(self, game: Game, seat: int, codes: list[int]) -> None:
        self._game = game
        self.seat = seat
        self.codes = codes

    @property
    def player(self) -> int:
        return self._game.owner[self.seat]

    @property
    def name(self) -> str:
        return self._game.setup.names[self.player]

    @property
    def kind(self) -> str:
        """play, shot, brawn, duel, save, draw, discard, discard_order, store, check, pick, ask, share."""
        return self._game.stack[-1].kind

    @property
    def options(self) -> Options:
        return Options(self._game, self.codes)

    @property
    def texts(self) -> list[str]:
        return [option_text(self._game, code) for code in self.codes]

    @property
    def can_undo(self) -> bool:
        return self._game.can_undo()

    @property
    def subject(self) -> Subject:
        frame = self._game.stack[-1]
        by, card, rule = frame.about()
        return Subject(
            frame.kind,
            seat_name(self._game, by) if by >= 0 else "",
            card_text(card) if card >= 0 else "",
            RULES[rule].id if rule >= 0 else "",
        )

    def __repr__(self) -> str:
        return f"Decision({self.name!r}, {self.kind!r}, {self.texts!r})"


class Result:
    """How a game ended."""

    def __init__(self, winners: list[str], side: str, reason: str, turns: int) -> None:
        self.winners = winners
        self.side = side
        self.reason = reason
        self.turns = turns

    def __repr__(self) -> str:
        return f"Result(side={self.side!r}, winners={self.winners!r}, turns={self.turns})"
