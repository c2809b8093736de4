"""What is asked, as objects: made when somebody looks, the same as the codes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import posse
from posse.engine.decision import Option


def test_options_are_a_sequence() -> None:
    game = posse.new_game(players=4, seed=3)
    decision = game.decision
    assert decision is not None
    options = decision.options
    assert isinstance(options, Sequence)
    assert len(options) == len(decision.codes) > 1
    assert [option.code for option in options] == decision.codes
    assert [option.index for option in options] == list(range(len(options)))
    assert [option.text for option in options] == decision.texts
    assert options[-1].text == decision.texts[-1]
    assert [option.text for option in options[1:3]] == decision.texts[1:3]
    assert options[0] in options
    for beyond in (len(options), -len(options) - 1):
        with pytest.raises(IndexError, match="there is no option"):
            options[beyond]


def test_an_option_keeps_its_text_when_the_game_goes_on() -> None:
    for players in (2, 5):
        game = posse.new_game(players=players, seed=8)
        seen: list[tuple[Option, str]] = []
        while (decision := game.decision) is not None and len(seen) < 300:
            seen.append((decision.options[0], decision.texts[0]))
            game.choose(len(decision.options) // 2)
        assert all(option.text == text for option, text in seen)
        assert len(seen) > 50
