"""The game: one stack of frames, what is asked, and the door for everybody outside.

`decision` says who is asked what; `choose` answers; everything in between runs by itself. The whole game follows from
set-up, seed and the list of chosen options.
"""

from __future__ import annotations

from typing import Final

from posse.engine import recorder as rec
from posse.engine.cards import (
    RULES,
)
from posse.engine.core import Character
from posse.engine.decision import Decision, IllegalMove, Option, Result
from posse.engine.flow import Flow
from posse.engine.notation import find_option, option_text, same_effect
from posse.engine.reasons import Reason, why_not
from posse.engine.turn import Turn
from posse.engine.view import View, determinize, view
from posse.engine.words import (
    CARD_SHIFT,
    DIAMONDS,
    POWER,
    SHIELDS,
    UNDO,
)

MOST_SAID: Final = 60  # of a text that is no option


class Game(Flow):
    """A game of any mode and boxes, at any moment."""

    __slots__ = ()

    # -- the stack ---------------------------------------------------------------------------------------

    def run(self) -> None:
        stack = self.stack
        while self.asked == -1:
            if self.two_seated:
                self.refresh_all()  # who is active follows from what lies on the stack
            stack[-1].step(self)

    def answer(self, code: int) -> None:
        """Take one of the listed codes: the trusted way in, without any check."""
        seat = self.asked
        if self.recorder is not None:
            self.recorder.chose(seat, code)
        self.asked = -1
        stack = self.stack
        stack[-1].chosen(self, seat, code)
        if self.two_seated:
            self.run()
        while self.asked == -1:
            stack[-1].step(self)

    def can_undo(self) -> bool:
        return not self.over and self.stack[-1].can_undo()

    def take_back(self) -> bool:
        """Go back one step of an unfinished choice."""
        if not self.can_undo():
            return False
        depth = len(self.stack)
        if not self.stack[-1].undo(self):
            return False
        if self.recorder is not None:
            self.recorder.forget()
        if len(self.stack) < depth and len(self.stack) == 1:
            turn = self.stack[0]
            if isinstance(turn, Turn):
                turn.acted = 0
        self.asked = -1
        self.run()
        return True

    def copy_bare(self) -> Game:
        """The same position, without the history."""
        o = Game(self.setup, self.mode, self.owner)
        self.copy_into(o)
        return o

    # -- the outside -------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None when the game is over."""
        if self.asked < 0:
            return None
        return Decision(self, self.asked, self.codes)

    def choose(self, what: int | str | Option) -> None:
        """Answer with an index, an option or its notation. What is not legal is refused and changes nothing."""
        if isinstance(what, int):
            codes = self.codes  # empty when the game is over
            if what < 0 or what >= len(codes):
                raise IllegalMove(self.refusal(what))
            seat = self.asked
            code = codes[what]  # as in `answer`
            if self.recorder is not None:
                self.recorder.chose(seat, code)
            self.asked = -1
            stack = self.stack
            stack[-1].chosen(self, seat, code)
            if self.two_seated:
                self.run()
            while self.asked == -1:
                stack[-1].step(self)
        else:
            code = self.find(what)
            if code == UNDO:
                self.take_back()
            else:
                self.answer(code)

    def find(self, what: str | Option) -> int:
        """The code of an option given as an object or as text."""
        if isinstance(what, Option):
            if what.code in self.codes:
                return what.code
            raise IllegalMove(self.refusal(what.text))
        if not isinstance(what, str):
            raise IllegalMove(f"an option is an index, an Option or its notation, not {type(what).__name__}")
        found = find_option(self, what)
        if len(found) == 1:
            return found[0]
        if not found:
            raise IllegalMove(self.refusal(what))
        if same_effect(self, found):
            return found[0]
        texts = ", ".join(option_text(self, code) for code in found)
        raise IllegalMove(f"{what!r} is one of several: {texts}")

    def choose_code(self, code: int) -> None:
        """Answer with one of `codes`: the fast door for search and simulation."""
        if code not in self.codes:
            raise IllegalMove(self.refusal(code))
        self.answer(code)

    def faces_matter(self, codes: list[int]) -> bool:
        """Does it make a difference at once which copy is used?"""
        if not self.any_mask & (SHIELDS | POWER):
            return False
        return len({self.suit((code >> CARD_SHIFT & 511) - 1) == DIAMONDS for code in codes}) > 1

    def undo(self) -> None:
        """Go back one step of an unfinished choice."""
        if not self.take_back():
            raise IllegalMove("there is no unfinished choice to go back in")

    def refusal(self, what: object) -> str:
        if self.asked < 0:
            return "the game is over: nothing can be chosen any more"
        if isinstance(what, int):
            return f"there is no option {what}: choose 0 to {len(self.codes) - 1}"
        texts = [option_text(self, code) for code in self.codes]
        shown = ", ".join(texts[:12]) + (f" and {len(texts) - 12} more" if len(texts) > 12 else "")
        said = str(what)
        if len(said) > MOST_SAID:
            said = said[:MOST_SAID] + "…"
        return f"{self.setup.names[self.owner[self.asked]]} cannot choose {said!r} now; possible: {shown}"

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        if not self.over:
            return None
        names = [self.setup.names[p] for p in sorted({self.owner[s] for s in self.winners})]
        side = self.mode.side_name(self)
        return Result(names, side, side, self.turn_count)

    def copy(self) -> Game:
        """The same position without the history, in the middle of any decision."""
        return self.copy_bare()

    def view(self, player: int | None = None) -> View:
        """What this player sees, as plain data; None: what everybody sees."""
        self.check_player(player)
        return view(self, player)

    def determinize(self, player: int | None, seed: int) -> Game:
        """A copy in which everything this player does not see is dealt anew."""
        self.check_player(player)
        return determinize(self, player, seed)

    def why_not(self, card: int | str, player: int | None = None, target: int | None = None) -> Reason | None:
        """Why this player (or the one asked) cannot use the card now, or not at this seat; None if it is possible."""
        self.check_player(player)
        return why_not(self, card, player, target)

    def check_player(self, player: int | None) -> None:
        if player is not None and not 0 <= player < len(self.hands):
            raise ValueError(f"there is no player {player}: players are 0 to {len(self.hands) - 1}")

    def record(self) -> str:
        """The whole game so far as a text; `posse.replay` gives the same game again."""
        return rec.WRITERS[0](self)

    # -- set-up ------------------------------------------------------------------------------------------

    def deal_characters(self, characters: list[int]) -> None:
        """One to each seat (kept ones first), one more face down; life with the mode's bonus."""
        from posse.engine.cards import RULE_OF

        kept = {seat: RULE_OF[id] for seat, id in self.setup.kept.items()}
        pool = [n for n in characters if n not in kept.values()]
        chosen = [kept[seat] if seat in kept else pool.pop() for seat in range(self.seats)]
        self.character = tuple(chosen)
        self.second = tuple(pool.pop() if pool else -1 for _ in range(self.seats))
        lives: list[int] = []
        for seat in range(self.seats):
            rule = RULES[chosen[seat]]
            assert isinstance(rule, Character)
            lives.append(rule.life + self.mode.life_bonus(self, seat))
        self.life = lives
        self.max_life = tuple(lives)

    def deal_hands(self) -> None:
        for seat in range(self.seats):
            rule = RULES[self.character[seat]]
            assert isinstance(rule, Character)
            self.draw(seat, rule.opening(self, seat))
