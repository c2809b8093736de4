"""What is dealt, how many of it, who sees it, and the next game at the same table: rules/01, and rules/04 §5 and §7."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import posse
from posse import catalogue, modes
from posse.deal import deck_of, find_boxes, make_setup, player_named
from posse.engine.cards import BOXES, DECK_OF, RULES, card_text
from posse.engine.game import Game
from posse.engine.setup import SetupError
from posse.engine.words import ALIVE, ROLE_IDS
from posse.fuzzing import all_cards

MIX = {
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
    8: {"sheriff": 1, "renegade": 2, "outlaw": 3, "deputy": 2},
}
STARTERS = ("willy_the_kid", "paul_regret")  # of 4 and 3 lives; neither changes a deal or a phase 1
BOOK = {"dynamite": 1, "jail": 3, "duel": 3, "general_store": 2, "indians": 2}


def roles(g: Game) -> list[str]:
    return [ROLE_IDS[role] for role in g.role]


def characters(g: Game) -> list[str]:
    return [RULES[n].id for n in g.character]


def lives() -> dict[str, int]:
    """The number printed on each character."""
    return {c.id: c.life for c in catalogue.characters()}


def name(card: int) -> str:
    return card_text(card).partition("[")[0]


def faces(box: str) -> Counter[str]:
    """The cards of a box as the catalogue lists them."""
    return Counter(f"{c.id}[{c.rank}{c.suit[0].upper()}]" for c in catalogue.playing_cards() if c.box == box)


@cache
def finished(players: int, seed: int = 0) -> Game:
    """A game played at random to its end."""
    g = posse.new_game(players, seed=seed)
    chance = random.Random(seed)
    while g.asked >= 0:
        g.choose(chance.randrange(len(g.codes)))
    return g


def survivors(g: Game) -> list[int]:
    return [seat for seat in range(g.seats) if g.here[seat] == ALIVE]


def ended(alive: int, dead: int = 1) -> Game:
    """A finished game of five in which at least so many lived to see the end, and so many did not."""
    for seed in range(200):
        g = finished(5, seed)
        if len(survivors(g)) >= alive and 5 - len(survivors(g)) >= dead:
            return g
    raise AssertionError("no such game")


# -- players and components -------------------------------------------------------------------------------------------


@pytest.mark.rules("SETUP-COUNT-1")
@pytest.mark.parametrize("players", sorted(MIX))
def test_a_role_game_is_for_four_to_eight(players: int) -> None:
    for g in (posse.new_game(players, seed=1), posse.new_game(players, mode="standard", seed=1)):
        assert g.setup.mode == "standard"
        assert len(g.view()["players"]) == players
        assert g.decision is not None


@pytest.mark.rules("SETUP-COUNT-2")
@pytest.mark.parametrize("players", [-4, 0, 1, 2, 3, 9, 100])
def test_a_role_game_for_fewer_or_more_is_refused(players: int) -> None:
    with pytest.raises(SetupError, match="players"):
        posse.new_game(players, mode="standard", seed=1)


@pytest.mark.rules("SETUP-COUNT-2")
def test_three_and_two_have_rules_of_their_own() -> None:
    assert posse.new_game(3, seed=1).setup.mode == "three"
    assert posse.new_game(2, seed=1).setup.mode == "two"
    for mode, players in (("three", 4), ("three", 2), ("two", 3), ("two", 4)):
        with pytest.raises(SetupError, match=f"the mode {mode} is for"):
            posse.new_game(players, mode=mode, seed=1)


@pytest.mark.rules("SETUP-COMP-1", "SETUP-COMP-2")
def test_the_base_box_holds_16_characters_and_80_cards() -> None:
    (base,) = find_boxes(None)
    listed = [c.id for c in catalogue.characters() if c.box == "base"]
    assert sorted(c.id for c in base.characters) == sorted(listed)
    assert len(set(listed)) == 16
    assert len(DECK_OF["base"]) == 80
    assert Counter(card_text(card) for card in DECK_OF["base"]) == faces("base")


@pytest.mark.rules("SETUP-COMP-3", "SETUP-ROLE-4")
def test_the_stock_of_role_cards_suffices_and_its_third_deputy_is_never_dealt() -> None:
    (stock,) = (r for r in catalogue.role_counts() if r.kind == "box" and "002" in r.variant)
    assert (stock.sheriff, stock.deputy, stock.outlaw, stock.renegade) == (1, 3, 3, 2)
    for players in MIX:
        dealt = Counter(roles(posse.new_game(players, seed=players)))
        assert dealt["deputy"] <= 2
        assert all(dealt[role] <= getattr(stock, role) for role in dealt)


@pytest.mark.rules("SETUP-COMP-5")
def test_a_second_character_lies_face_down_and_does_nothing() -> None:
    for seed in range(30):
        g = posse.new_game(5 + seed % 4, seed=seed)
        assert len(set(g.second) | set(g.character)) == 2 * g.seats  # all of them different
        for seat in range(g.seats):
            hidden = RULES[g.second[seat]].id
            assert g.second[seat] >= 0
            assert all(rule.id != hidden for s in range(g.seats) for rule in g.aspects[s].rules)
            for player in (None, *range(g.seats)):
                assert f'"{hidden}"' not in json.dumps(g.view(player))


# -- roles ------------------------------------------------------------------------------------------------------------


@pytest.mark.rules(
    "SETUP-ROLES-4", "SETUP-ROLES-5", "SETUP-ROLES-6", "SETUP-ROLES-7", "SETUP-ROLES-8", "SETUP-ROLE-4",
    "P8-SETUP-1", "P8-SETUP-2",
)  # fmt: skip
@pytest.mark.parametrize("players", sorted(MIX))
def test_the_mix_of_roles(players: int) -> None:
    for seed in range(20):
        assert Counter(roles(posse.new_game(players, seed=seed))) == MIX[players]
    for seed in range(3):
        assert Counter(roles(finished(players, seed))) == MIX[players]


@pytest.mark.rules("SETUP-ROLE-1", "SETUP-NEXT-8", "P8-SETUP-2")
@pytest.mark.parametrize("players", [4, 5, 8])
def test_roles_are_dealt_by_lot(players: int) -> None:
    games = 100 * players
    dealt = Counter(
        (seat, role)
        for seed in range(games)
        for seat, role in enumerate(roles(posse.new_game(players, seed=seed, recorder=False)))
    )
    for seat in range(players):
        for role, count in MIX[players].items():
            assert 0.6 < dealt[seat, role] / (100 * count) < 1.4


@pytest.mark.rules("SETUP-ROLE-2", "SETUP-ROLE-3")
@pytest.mark.parametrize("players", sorted(MIX))
def test_everybody_knows_the_sheriff_and_himself(players: int) -> None:
    g = posse.new_game(players, seed=11)
    for player in (None, *range(players)):
        for seat, shown in enumerate(g.view(player)["seats"]):
            known = seat == player or roles(g)[seat] == "sheriff"
            assert shown["role"] == (roles(g)[seat] if known else None)


@pytest.mark.rules("SETUP-ROLE-2", "SETUP-ROLE-3")
def test_a_role_is_shown_by_death_and_by_the_end_alone() -> None:
    for seed in range(12):
        g = posse.new_game(7, seed=seed)
        chance = random.Random(seed)
        while g.asked >= 0:
            for seat, shown in enumerate(g.view()["seats"]):
                open_to_all = roles(g)[seat] == "sheriff" or g.here[seat] != ALIVE
                assert (shown["role"] is not None) == open_to_all
            g.choose(chance.randrange(len(g.codes)))
        assert [shown["role"] for shown in g.view()["seats"]] == roles(g)


# -- characters, life, first hand -------------------------------------------------------------------------------------


@pytest.mark.rules("SETUP-CHAR-1", "SETUP-CHAR-2")
def test_characters_are_dealt_by_lot_and_lie_open() -> None:
    seen: list[Counter[str]] = [Counter() for _ in range(7)]
    for seed in range(400):
        g = posse.new_game(7, seed=seed)
        dealt = characters(g)
        assert len(set(dealt)) == 7
        for seat, id in enumerate(dealt):
            seen[seat][id] += 1
        if seed < 10:
            for player in (None, *range(7)):
                assert [shown["character"] for shown in g.view(player)["seats"]] == dealt
                assert [shown["abilities"] for shown in g.view(player)["seats"]] == [[id] for id in dealt]
    for count in seen:
        assert len(count) == 16
        assert 5 <= min(count.values()) <= max(count.values()) <= 60


@pytest.mark.rules("SETUP-LIFE-1", "SETUP-LIFE-2", "SETUP-LIFE-3")
@pytest.mark.parametrize("players", sorted(MIX))
def test_life_is_the_number_printed_and_one_more_for_the_sheriff(players: int) -> None:
    printed = lives()
    for seed in range(25):
        g = posse.new_game(players, seed=seed)
        for seat, id in enumerate(characters(g)):
            life = printed[id] + (roles(g)[seat] == "sheriff")
            assert (g.life[seat], g.max_life[seat]) == (life, life)


@pytest.mark.rules("SETUP-LIFE-2", "SETUP-HAND-1", "SETUP-HAND-2")
@pytest.mark.parametrize(("starter", "life"), [(STARTERS[0], 5), (STARTERS[1], 4)])
def test_first_hands_are_as_large_as_lives(starter: str, life: int) -> None:
    for seed in range(20):
        g = posse.new_game(6, seed=seed, sheriff=2, kept={2: starter})
        assert g.life[2] == life
        assert len(g.hands[2]) == life + 2  # phase 1 of the first turn is over
        assert [len(hand) for seat, hand in enumerate(g.hands) if seat != 2] == [
            life for seat, life in enumerate(g.life) if seat != 2
        ]
        assert len(g.deck) == 80 - sum(g.life) - 2
        assert g.discard == []
        assert Counter(all_cards(g)) == Counter(deck_of(g.setup))


@pytest.mark.rules("SETUP-HAND-1", "SETUP-HAND-2")
def test_cards_are_shuffled_and_dealt_blind() -> None:
    games = [posse.new_game(4, seed=seed, sheriff=0, kept={0: STARTERS[0]}) for seed in range(60)]
    assert len({tuple(g.deck) for g in games}) == len(games)
    assert len({tuple(g.hands[1]) for g in games}) == len(games)
    assert len({name(g.deck[-1]) for g in games}) > 8
    for g in games[:5]:
        for player in range(4):
            assert [p for p in range(4) if "hand" in g.view(player)["players"][p]] == [player]


@pytest.mark.rules("SETUP-HAND-3")
def test_tables_are_empty_and_everybody_has_a_colt() -> None:
    for seed in range(20):
        g = posse.new_game(8, seed=seed)
        for shown in g.view()["seats"]:
            assert shown["table"] == []
            assert shown["reach"] == 1


@pytest.mark.rules("SETUP-BOX-1")
def test_nothing_but_playing_cards_is_ever_drawn() -> None:
    for seed in range(6):
        g = posse.new_game(4 + seed % 5, seed=seed)
        deck = Counter(deck_of(g.setup))
        cast, unseen = g.character, g.second
        chance = random.Random(seed)
        while g.asked >= 0:
            assert Counter(all_cards(g)) == deck
            g.choose(chance.randrange(len(g.codes)))
        assert (g.character, g.second) == (cast, unseen)


@pytest.mark.rules("SETUP-VIS-1")
def test_what_is_secret_changes_nothing_that_others_see() -> None:
    for seed in range(10):
        g = posse.new_game(6, seed=seed, sheriff=0, kept={0: STARTERS[0]})
        me = 1 + seed % 5
        o = g.copy()
        others = [p for p in range(6) if p not in (0, me)]
        heap = o.deck + [card for p in others for card in o.hands[p]]
        random.Random(seed).shuffle(heap)
        for p in others:
            o.hands[p] = sorted(heap.pop() for _ in o.hands[p])
        o.deck = heap
        hidden = [g.role[p] for p in others]
        dealt = list(g.role)
        for p, role in zip(others, hidden[1:] + hidden[:1]):
            dealt[p] = role
        o.role = tuple(dealt)
        assert o.hands != g.hands
        for player in (None, 0, me):
            assert o.view(player) == g.view(player)


@pytest.mark.rules("SETUP-VIS-1")
def test_what_is_public_everybody_sees() -> None:
    for seed in range(6):
        g = posse.new_game(6, seed=seed)
        chance = random.Random(seed)
        while g.asked >= 0:
            for player in (None, 2):
                v = g.view(player)
                assert v["deck"] == len(g.deck)
                assert v["discard"]["top"] == (card_text(g.discard[-1]) if g.discard else None)
                assert [p["hand_count"] for p in v["players"]] == [len(hand) for hand in g.hands]
                for seat, shown in enumerate(v["seats"]):
                    assert (shown["life"], shown["max_life"]) == (g.life[seat], g.max_life[seat])
                    assert shown["character"] == characters(g)[seat]
                    assert [c["card"] for c in shown["table"]] == [card_text(c) for c in g.tables[seat]]
            g.choose(chance.randrange(len(g.codes)))


def test_the_same_seed_deals_the_same_game() -> None:
    assert posse.new_game(7, seed=5).view(3) == posse.new_game(7, seed=5).view(3)
    assert posse.new_game(7, seed=5).view(3) != posse.new_game(7, seed=6).view(3)
    for seed in (-1, 1 << 60, True, "x", "12g", "0" * 63):
        with pytest.raises(SetupError, match="seed"):
            posse.new_game(4, seed=seed)


def test_what_is_of_another_kind_is_told_in_a_sentence() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"seed": 1.5}, "seed is a number"),
        ({"seed": [1]}, "seed is a number"),
        ({"options": ["shadow_gunslingers"]}, "mapping"),
        ({"options": "shadow_gunslingers"}, "mapping"),
        ({"names": ["a" * 41, "b", "c", "d"]}, "at most 40"),
        ({"names": 4}, "names are a list of 4 texts, not 4"),
        ({"boxes": 3}, "boxes are a list"),
        ({"boxes": [["base"]]}, "there is no box"),
        ({"mode": ["three"]}, "there is no mode"),
        ({"sheriff": "ann"}, "number of a player"),
    ]
    for arguments, words in wrong:
        with pytest.raises(SetupError, match=words):
            posse.new_game(4, **arguments)


# -- the simplified game ----------------------------------------------------------------------------------------------


@pytest.mark.rules("SETUP-SIMPLE-1", "SETUP-SIMPLE-2")
def test_the_simplified_game_is_dealt_without_the_book() -> None:
    for seed in range(10):
        g = posse.new_game(5, seed=seed, options={"simplified": "on"})
        cards = Counter(name(card) for card in all_cards(g))
        full = Counter(name(card) for card in all_cards(posse.new_game(5, seed=seed)))
        assert full - cards == Counter(BOOK)
        assert (sum(cards.values()), sum(full.values())) == (69, 80)


@pytest.mark.rules("SETUP-SIMPLE-3")
def test_the_simplified_game_has_the_same_rules() -> None:
    plain, mode = make_setup(5)
    simple, same = make_setup(5, options={"simplified": True})
    assert mode is same
    assert plain.house == simple.house
    assert {k: v for k, v in simple.options.items() if plain.options[k] != v} == {"simplified": "on"}
    for seed in range(5):
        g = posse.new_game(5, seed=seed, options={"simplified": True}, sheriff=1, kept={1: STARTERS[0]})
        assert (g.turn, g.life[1], len(g.hands[1])) == (1, 5, 7)
        assert [len(h) for s, h in enumerate(g.hands) if s != 1] == [
            life for s, life in enumerate(g.life) if s != 1
        ]


@pytest.mark.rules("SETUP-SIMPLE-4")
def test_the_book_goes_in_every_box() -> None:
    everything = [box.id for box in BOXES]
    full, _ = make_setup(5, everything, unfinished=True)
    simple, _ = make_setup(5, everything, options={"simplified": True}, unfinished=True)
    book = {(c.id, c.rank + c.suit[0].upper()) for c in catalogue.playing_cards() if c.has_book_symbol}
    wanted = [card for card in deck_of(full) if tuple(card_text(card).rstrip("]").split("[")) not in book]
    assert deck_of(simple) == wanted
    if not next(box for box in BOXES if box.id == "dodge_city").unfinished:
        gone = Counter(map(name, DECK_OF["dodge_city"])) - Counter(
            name(card) for card in deck_of(make_setup(5, "dodge_city", options={"simplified": True})[0])
        )
        assert {"dynamite", "general_store", "indians"} <= set(gone)


# -- the next game at the same table ----------------------------------------------------------------------------------


@pytest.mark.rules("SETUP-NEXT-1", "SETUP-NEXT-6")
def test_survivors_keep_their_characters_and_nobody_else_draws_them() -> None:
    old = ended(alive=2)
    keep = survivors(old)
    for seed in range(60):
        new = posse.next_game(old, keep=keep, seed=seed)
        for seat in keep:
            assert new.character[seat] == old.character[seat]
        assert len(set(new.character) | set(new.second)) == 10
        kept = {old.character[seat] for seat in keep}
        assert not kept & {new.character[seat] for seat in range(5) if seat not in keep}
        assert not kept & set(new.second)


@pytest.mark.rules("SETUP-NEXT-2")
def test_who_was_eliminated_gets_a_new_character() -> None:
    old = ended(alive=1)
    dead = next(seat for seat in range(5) if seat not in survivors(old))
    with pytest.raises(SetupError, match=f"{old.setup.names[dead]} was eliminated"):
        posse.next_game(old, keep=[dead], seed=1)
    assert len({posse.next_game(old, keep=survivors(old), seed=s).character[dead] for s in range(60)}) > 8


@pytest.mark.rules("SETUP-NEXT-3")
def test_a_survivor_may_draw_a_new_character() -> None:
    old = ended(alive=2)
    first, second = survivors(old)[:2]
    drawn = set()
    for seed in range(60):
        new = posse.next_game(old, keep=[old.setup.names[second]], seed=seed)
        assert new.character[second] == old.character[second]
        drawn.add(new.character[first])
    assert len(drawn) > 8


@pytest.mark.rules("SETUP-NEXT-4")
def test_all_cards_go_back_and_everybody_is_dealt_a_new_hand() -> None:
    old = ended(alive=2)
    assert any(old.hands) or any(old.tables)
    hands = set()
    for seed in range(20):
        new = posse.next_game(old, keep=survivors(old), seed=seed)
        assert Counter(all_cards(new)) == Counter(deck_of(new.setup))
        assert new.discard == []
        assert not any(new.tables)
        sheriff = roles(new).index("sheriff")
        for seat in range(5):
            assert seat == sheriff or len(new.hands[seat]) == new.life[seat]
        hands.add(tuple(new.hands[survivors(old)[0]]))
    assert len(hands) == 20


@pytest.mark.rules("SETUP-NEXT-5")
def test_a_kept_character_starts_with_full_life_and_the_bonus_of_its_new_role() -> None:
    old = ended(alive=2)
    printed = lives()
    bonus = set()
    for seed in range(40):
        new = posse.next_game(old, keep=survivors(old), seed=seed)
        for seat in survivors(old):
            sheriff = roles(new)[seat] == "sheriff"
            life = printed[characters(old)[seat]] + sheriff
            assert (new.life[seat], new.max_life[seat]) == (life, life)
            bonus.add((seat, sheriff))
    assert len(bonus) == 2 * len(survivors(old))


@pytest.mark.rules("SETUP-NEXT-7")
def test_the_sheriff_goes_round_and_the_others_are_dealt() -> None:
    old = finished(5)
    at = roles(old).index("sheriff")
    dealt = set()
    for seed in range(60):
        new = posse.next_game(old, rotate_sheriff=True, seed=seed)
        assert roles(new).index("sheriff") == (at + 1) % 5
        assert new.turn == (at + 1) % 5
        assert Counter(roles(new)) == MIX[5]
        dealt.add(new.role)
    assert len(dealt) == 12  # all ways to deal two outlaws, a renegade and a deputy


@pytest.mark.rules("SETUP-NEXT-7")
def test_the_sheriff_comes_back_after_a_whole_round() -> None:
    g = finished(4)
    first = roles(g).index("sheriff")
    for number in range(1, 9):
        g = posse.next_game(g, rotate_sheriff=True, seed=number)
        assert roles(g).index("sheriff") == (first + number) % 4
        chance = random.Random(number)
        while g.asked >= 0:
            g.choose(chance.randrange(len(g.codes)))


@pytest.mark.rules("SETUP-NEXT-8")
def test_without_rotation_the_sheriff_is_dealt_too() -> None:
    old = finished(5)
    found = Counter(roles(posse.next_game(old, seed=seed)).index("sheriff") for seed in range(200))
    assert set(found) == set(range(5))
    assert min(found.values()) > 15


@pytest.mark.rules("SETUP-NEXT-9")
def test_the_rotation_asks_not_who_lived() -> None:
    for seed in range(100):
        old = finished(5, seed)
        heir = (roles(old).index("sheriff") + 1) % 5
        if heir not in survivors(old):
            assert roles(posse.next_game(old, rotate_sheriff=True, seed=1)).index("sheriff") == heir
            return
    raise AssertionError("no such game")


def test_the_next_game_is_set_up_like_the_last_and_can_be_replayed() -> None:
    old = posse.new_game(
        4, seed=3, rulebook="published", options={"simplified": True}, names=["Ida", "Bea", "Kit", "Joe"]
    )
    chance = random.Random(1)
    while old.asked >= 0:
        old.choose(chance.randrange(len(old.codes)))
    new = posse.next_game(old, keep=survivors(old), rotate_sheriff=True, seed=4)
    assert (new.setup.names, new.setup.boxes, new.setup.mode) == (
        old.setup.names, old.setup.boxes, old.setup.mode,
    )  # fmt: skip
    assert (new.setup.rulebook, new.setup.options) == (old.setup.rulebook, old.setup.options)
    for _ in range(20):
        if new.asked >= 0:
            new.choose(chance.randrange(len(new.codes)))
    assert posse.replay(new.record()).view(0) == new.view(0)


def test_a_secret_seed_is_followed_by_a_secret_seed() -> None:
    old = posse.new_game(4, seed=posse.secret_seed())
    chance = random.Random(1)
    while old.asked >= 0:
        old.choose(chance.randrange(len(old.codes)))
    assert len(posse.next_game(old).setup.seed) == 64
    assert posse.next_game(old).setup.seed != posse.next_game(old).setup.seed


def test_what_no_next_game_can_be() -> None:
    with pytest.raises(SetupError, match="not over"):
        posse.next_game(posse.new_game(4, seed=1))
    with pytest.raises(SetupError, match="no player 'zoe'"):
        posse.next_game(finished(5), keep=["zoe"])
    with pytest.raises(SetupError, match="no player 5"):
        posse.next_game(finished(5), keep=[5])
    with pytest.raises(SetupError, match="no sheriff"):
        posse.next_game(finished(3), rotate_sheriff=True)
    with pytest.raises(SetupError, match="none is kept"):
        posse.next_game(finished(2), keep=[0])
    with pytest.raises(SetupError, match="no player"):
        player_named(["ann", "bob"], True)


def test_who_keeps_what_and_who_is_sheriff_is_looked_at() -> None:
    for sheriff in (-2, 4):
        with pytest.raises(SetupError, match="sheriff"):
            posse.new_game(4, sheriff=sheriff)
    for mode in (mode for mode in modes.MODES.values() if not mode.has_sheriff):
        with pytest.raises(SetupError, match="has no sheriff"):
            posse.new_game(mode.least, mode=mode.id, sheriff=0)
    with pytest.raises(SetupError, match="no character"):
        posse.new_game(4, kept={0: "nobody"})
    with pytest.raises(SetupError, match="one player only"):
        posse.new_game(4, kept={0: "jourdonnais", 1: "jourdonnais"})


# -- turns and piles --------------------------------------------------------------------------------------------------


@pytest.mark.rules("TURN-ORDER-1")
@pytest.mark.parametrize("players", sorted(MIX))
def test_the_sheriff_begins(players: int) -> None:
    for seed in range(20):
        g = posse.new_game(players, seed=seed)
        assert roles(g)[g.turn] == "sheriff"
        assert g.asked == g.turn
        assert g.view()["turn_count"] == 1


@pytest.mark.rules("TURN-DECK-1", "TURN-DECK-3")
def test_the_discard_pile_is_shuffled_into_a_new_deck() -> None:
    orders = set()
    tops = set()
    for seed in range(40):
        g = posse.new_game(4, seed=seed)
        g.discard, g.deck = sorted(g.deck)[:20], []
        pile = g.discard.copy()
        cards = [g.top_card()]
        assert (len(g.deck), g.discard) == (19, [])
        cards += [g.top_card() for _ in range(19)]
        assert sorted(cards) == pile
        orders.add(tuple(cards))
        tops.add(cards.index(pile[-1]))
    assert len(orders) == 40
    assert len(tops) > 10  # the top card of the discard pile goes in like any other


# -- three players ----------------------------------------------------------------------------------------------------


@pytest.mark.rules("P3-SETUP-1", "P3-SETUP-2")
def test_three_open_roles_and_no_extra_life() -> None:
    printed = lives()
    dealt: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        g = posse.new_game(3, seed=seed)
        assert sorted(roles(g)) == ["deputy", "outlaw", "renegade"]
        dealt[g.role] += 1
        assert g.life == [printed[id] for id in characters(g)]
        assert g.max_life == tuple(g.life)
        if seed < 10:
            for player in (None, 0, 1, 2):
                assert [shown["role"] for shown in g.view(player)["seats"]] == roles(g)
    assert len(dealt) == 6
    assert min(dealt.values()) > 25


@pytest.mark.rules("P3-SETUP-3")
def test_the_deputy_of_three_begins_and_it_goes_on_clockwise() -> None:
    for seed in range(30):
        g = posse.new_game(3, seed=seed)
        first = g.turn
        assert roles(g)[first] == "deputy"
        turns = [first]
        while len(turns) < 7:
            texts = [option.text for option in g.decision.options] if g.decision else []
            g.choose(next(text for text in ("end", "pass", *texts) if text in texts))
            if g.turn != turns[-1]:
                turns.append(g.turn)
        assert turns == [(first + i) % 3 for i in range(7)]
