"""What is true of characters when a game is dealt, and of their names: no situation at the table could show it."""

from __future__ import annotations

import pytest

import posse
from posse.engine.cards import RULES
from posse.engine.core import Character
from posse.i18n import Locale

# How the base rulebook in Ukrainian calls the 16.
UKRAINIAN = {
    "slab_the_killer": "Янгольські Оченята", "calamity_janet": "Бідова Джейн", "black_jack": "Скажений Пес",
    "vulture_sam": "Зміюка Сем", "bart_cassidy": "Бутч Кесіді", "el_gringo": "Джанго", "kit_carlson": "Кіт Карсон",
    "willy_the_kid": "Малюк Біллі", "paul_regret": "Невловимий Джо", "pedro_ramirez": "Туко",
    "jourdonnais": "Без імені", "jesse_jones": "Джесі Джонс", "lucky_duke": "Лакі Дюк",
    "suzy_lafayette": "С’юзі Лафайет", "sid_ketchum": "Сід Кетчум", "rose_doolan": "Роуз Дулан",
}  # fmt: skip


CHANGES_PHASE_1 = {"black_jack", "jesse_jones", "kit_carlson", "pedro_ramirez"}


@pytest.mark.rules("CH-GEN-2")
def test_a_first_hand_has_as_many_cards_as_the_character_has_lives() -> None:
    seen: set[str] = set()
    for seed in range(60):
        game = posse.new_game(4 + seed % 4, seed=seed)
        for seat in range(game.seats):
            rule = RULES[game.character[seat]]
            assert isinstance(rule, Character)
            first = seat == game.turn
            assert game.life[seat] == game.max_life[seat] == rule.life + first
            if not (first and rule.id in CHANGES_PHASE_1):
                assert len(game.hand_of(seat)) == game.life[seat] + 2 * first
                seen.add(rule.id)
    assert len(seen) == 16


@pytest.mark.rules("CH-GEN-15")
def test_the_names_of_the_ukrainian_rulebook() -> None:
    locale = Locale("uk")
    for id, name in UKRAINIAN.items():
        assert locale.name("char", id) == name


@pytest.mark.rules("CH-GREGORY-DECK-4")
def test_greygory_deck_may_draw_before_the_first_turn() -> None:
    game = posse.new_game(5, boxes=["wild_west_show"], seed=3, kept={2: "greygory_deck"}, unfinished=True)
    decision = game.decision
    assert decision is not None
    assert game.turn_count == 0
    assert decision.seat == 2
    assert decision.texts == ["greygory_deck", "pass"]
    game.choose("greygory_deck")
    assert len(game.worn[2]) == 2
    assert game.turn_count == 1
