"""Random games of everything there is: what must hold at every decision (`make fuzz` plays more of them)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import posse
from posse import fuzzing, modes
from posse.engine.cards import BOXES, KIND, RANGE
from posse.engine.game import Game
from posse.fuzzing import Plan, WrongError, all_cards, fuzz_game, must_hold, position

GAMES = 20  # a part


@pytest.mark.parametrize("part", range(8))
def test_random_games(part: int) -> None:
    for seed in range(part * GAMES, (part + 1) * GAMES):
        must_hold(seed, Plan(unfinished=True))


@pytest.mark.parametrize("mode", sorted(modes.MODES))
def test_random_games_of_each_mode(mode: str) -> None:
    for seed in range(12):
        must_hold(9000 + seed, Plan(mode=mode, unfinished=True, thorough=0.03))


@pytest.mark.parametrize("box", [box.id for box in BOXES])
def test_random_games_of_each_box(box: str) -> None:
    for seed in range(6):
        must_hold(7000 + seed, Plan(boxes=[box], unfinished=True, thorough=0.03))


def test_the_same_seed_plays_the_same_game() -> None:
    assert fuzz_game(5) == fuzz_game(5)
    assert fuzz_game(5) != fuzz_game(6)


# -- the attack itself notices what is wrong --------------------------------------------------------------------------


def midway(seed: int = 1) -> Game:
    """After some random choices."""
    g = posse.new_game(5, seed=seed)
    rng = random.Random(seed)
    for _ in range(40):
        g.answer(rng.choice(g.codes))
    return g


def test_a_lost_card_is_noticed() -> None:
    g = midway()
    cards = Counter(all_cards(g))
    fuzzing.check_cards(g, cards)
    g.deck.pop()
    with pytest.raises(WrongError, match="cards lost"):
        fuzzing.check_cards(g, cards)


def test_a_card_too_many_is_noticed() -> None:
    g = midway()
    cards = Counter(all_cards(g))
    g.discard.append(g.deck[0])
    with pytest.raises(WrongError, match="too many"):
        fuzzing.check_cards(g, cards)


def test_stale_derived_data_is_noticed() -> None:
    g = midway()
    fuzzing.check_derived(g)
    weapon = next(card for card in g.deck if RANGE[KIND[card]] > 2)
    g.tables[g.turn] = [*g.tables[g.turn], weapon]
    with pytest.raises(WrongError, match="derived data"):
        fuzzing.check_derived(g)


def test_wrong_life_is_noticed() -> None:
    g = midway()
    fuzzing.check_life(g)
    g.life[g.turn] = 0
    with pytest.raises(WrongError, match="alive with 0"):
        fuzzing.check_life(g)
    g.life[g.turn] = 9
    with pytest.raises(WrongError, match="has 9 of"):
        fuzzing.check_life(g)


def test_an_option_given_twice_is_noticed() -> None:
    g = midway()
    fuzzing.check_options(g)
    g.codes = [*g.codes, g.codes[0]]
    with pytest.raises(WrongError, match="twice"):
        fuzzing.check_options(g)


def test_a_failing_game_comes_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(g: Game) -> None:
        raise WrongError("so it is")

    monkeypatch.setattr(fuzzing, "check_over", fail)
    outcome = fuzz_game(3)
    assert outcome.trouble == "so it is"
    assert outcome.record.startswith("# ")
    assert len(outcome.record.splitlines()) > 10
    with pytest.raises(fuzzing.Finding, match="seed 3: so it is"):
        must_hold(3)


def test_positions_differ() -> None:
    g = midway()
    other = g.copy()
    assert position(other) == position(g)
    other.life[0] += 1
    assert position(other) != position(g)
