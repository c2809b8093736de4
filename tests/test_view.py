"""What a player sees, what he may imagine, and that nothing else gets through."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest

import posse
from posse.engine.cards import KIND, RULES, card_text
from posse.engine.choice import Ask
from posse.engine.game import Game
from posse.engine.recorder import Event
from posse.engine.view import card_texts
from posse.engine.words import DEPUTY, OUTLAW, PASS, RENEGADE, ROLE_IDS, SHERIFF
from posse.fuzzing import all_cards, position
from posse.modes.hidden_six import HiddenSix


def positions(games: int, share: float = 0.03, seed: int = 0) -> list[Game]:
    """Random positions of random games."""
    rng = random.Random(seed)
    found: list[Game] = []
    for number in range(games):
        g = posse.new_game(3 + number % 6, seed=seed + number)
        while g.asked >= 0:
            if rng.random() < share:
                found.append(g.copy())
            g.answer(rng.choice(g.codes))
        found.append(g)
    return found


def on_the_way_to(kind: str, character: str = "", seed: int = 0) -> Game:
    """A position in which somebody is asked a question of this kind (for this character)."""
    rng = random.Random(seed)
    for number in range(400):
        g = posse.new_game(5, seed=seed + number, kept={2: character} if character else {})
        while g.asked >= 0:
            rule = g.view()["decision"]["rule"]
            if g.stack[-1].kind == kind and (not character or rule == character):
                return g
            g.answer(rng.choice(g.codes))
    raise AssertionError(f"nobody was asked {kind}")


def shown(g: Game, player: int | None) -> str:
    return json.dumps(g.view(player), sort_keys=True)


# -- what is seen -----------------------------------------------------------------------------------------------------


def test_a_view_is_plain_data() -> None:
    for g in positions(12):
        for player in (None, *range(len(g.hands))):
            seen = g.view(player)
            assert json.loads(json.dumps(seen)) == seen


def test_everybody_sees_what_lies_open() -> None:
    g = posse.new_game(5, seed=4)
    for player in (None, 0, 1, 2, 3, 4):
        seen = g.view(player)
        assert [s["life"] for s in seen["seats"]] == g.life
        assert [s["hand_count"] for s in seen["seats"]] == [len(hand) for hand in g.hands]
        assert [s["name"] for s in seen["seats"]] == g.setup.names
        assert all(s["character"] for s in seen["seats"])
        assert seen["deck"] == len(g.deck)
        assert seen["discard"] == {"count": 0, "top": None}
        assert (seen["phase"], seen["turn"]) == ("play", g.turn)
        assert seen["distances"][0] == [0, *(g.distance(0, seat) for seat in range(1, 5))]
        assert "sheriff" in [s["role"] for s in seen["seats"]]


def test_of_the_discard_pile_only_the_top_is_seen() -> None:
    """SETUP-VIS-1"""
    for g in positions(6):
        if len(g.discard) > 2:
            seen = shown(g, 0)
            g.discard[0], g.discard[1] = g.discard[1], g.discard[0]
            assert shown(g, 0) == seen
            assert g.view(0)["discard"]["top"] == card_text(g.discard[-1])


def test_hands_and_roles_are_secret() -> None:
    """SETUP-ROLE-3, SETUP-VIS-1"""
    for g in positions(20):
        if g.over:
            continue
        for me in range(len(g.hands)):
            seen = g.view(me)
            assert seen["hand"] == [card_text(card) for card in g.hands[me]]
            for p, player in enumerate(seen["players"]):
                assert ("hand" in player) == (p == me)
            for seat, place in enumerate(seen["seats"]):
                role = ROLE_IDS[g.role[seat]]
                assert place["role"] == (role if seat == me or g.role_open[seat] else None)


def test_a_spectator_sees_no_hand_and_no_role_that_is_not_open() -> None:
    g = posse.new_game(7, seed=9)
    seen = g.view()
    assert seen["player"] is None
    assert seen["hand"] == []
    assert [s["role"] for s in seen["seats"] if s["role"]] == ["sheriff"]
    assert all("hand" not in p for p in seen["players"])
    assert "options" not in seen["decision"]


def test_only_who_is_asked_sees_the_options() -> None:
    for g in positions(10):
        if g.asked < 0:
            assert g.view(0)["decision"] is None
            continue
        for me in range(len(g.hands)):
            asked = g.view(me)["decision"]
            assert asked["player"] == g.owner[g.asked]
            assert asked["kind"] == g.stack[-1].kind
            if asked["player"] == me:
                assert asked["codes"] == g.codes
                assert [g.find(text) for text in asked["options"]] == g.codes
            else:
                assert set(asked) == {"seat", "player", "kind", "by", "card", "rule"}


def test_swapping_what_cannot_be_seen_changes_no_view() -> None:
    for g in positions(30):
        if g.over or g.asked < 0 or not g.deck:
            continue
        me = g.owner[g.asked]
        seen = shown(g, me)
        other = next(p for p in range(len(g.hands)) if p != me)
        g.deck[0], g.deck[-1] = g.deck[-1], g.deck[0]
        if g.hands[other]:
            g.deck[-1], card = g.hands[other][0], g.deck[-1]
            g.hands[other] = sorted([card, *g.hands[other][1:]])
        g.second = tuple(reversed(g.second))
        g.rng = 5
        assert shown(g, me) == seen


def test_when_the_game_is_over_the_roles_are_seen() -> None:
    """WIN-BASE-11"""
    for g in positions(6, share=0):
        seen = g.view()
        assert seen["over"]
        assert seen["winners"] == sorted(g.winners)
        assert seen["side"] == g.mode.side_name(g)
        assert [s["role"] for s in seen["seats"]] == [ROLE_IDS[role] for role in g.role]


def test_a_choice_half_made_is_seen_by_nobody_else() -> None:
    g = on_the_way_to("discard")
    while len(g.codes) < 3 or g.view(g.owner[g.asked])["stack"][-1]["kind"] != "discard":
        g.answer(g.codes[-1])
    me = g.owner[g.asked]
    other = (me + 1) % len(g.hands)
    frame = g.stack[-1]
    before = shown(g, other)
    depth = len(g.stack)
    g.answer(g.codes[0])
    if len(g.stack) == depth and g.stack[-1] is frame:
        assert shown(g, other) == before
        assert len(g.view(me)["stack"][-1]["picked"]) == 1


def test_cards_one_looks_at_are_seen_by_nobody_else() -> None:
    """CH-KIT-CARLSON-2"""
    g = on_the_way_to("pick", "kit_carlson")
    me = g.owner[g.asked]
    mine = g.view(me)["stack"][-1]
    assert len(mine["cards"]) == 3
    for player in (None, *(p for p in range(5) if p != me)):
        top = g.view(player)["stack"][-1]
        assert "cards" not in top
        assert "picked" not in top
        held = {tuple(g.determinize(player, seed).stack[-1].holds()) for seed in range(8)}
        assert len(held) > 1
    for seed in range(8):
        assert g.determinize(me, seed).stack[-1].holds() == g.stack[-1].holds()


def test_open_cards_are_seen_by_all() -> None:
    g = on_the_way_to("store")
    for player in (None, 0, 1, 2, 3, 4):
        cards = g.view(player)["stack"][-1]["cards"]
        assert cards == [card_text(card) for card in g.stack[-1].holds()]
        for seed in range(4):
            assert g.determinize(player, seed).stack[-1].holds() == g.stack[-1].holds()


def test_the_stack_says_what_is_being_resolved() -> None:
    g = on_the_way_to("shot")
    top = g.view()["stack"][-1]
    assert top["kind"] == "shot"
    assert top["target"] == g.asked
    assert top["by"] is not None
    assert g.view()["stack"][0]["kind"] == "play"


# -- what may be imagined ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", range(0, 40, 10))
def test_what_is_imagined_looks_the_same(start: int) -> None:
    rng = random.Random(start)
    for g in positions(10, seed=start):
        cards = Counter(all_cards(g))
        for player in (None, *range(len(g.hands))):
            for _ in range(2):
                other = g.determinize(player, rng.randrange(1 << 30))
                assert other.view(player) == g.view(player)
                assert Counter(all_cards(other)) == cards
                assert sorted(other.role) == sorted(g.role)
                if player is not None and g.asked >= 0 and g.owner[g.asked] == player:
                    other.asked = -1
                    other.stack[-1].step(other)
                    assert other.codes == g.codes


def test_what_is_imagined_depends_on_nothing_unseen() -> None:
    for g in positions(12, seed=70):
        for player in (None, 0, 1):
            other = g.determinize(player, 1)
            assert position(other.determinize(player, 2)) == position(g.determinize(player, 2))


def test_the_same_seed_imagines_the_same() -> None:
    g = posse.new_game(6, seed=3)
    assert position(g.determinize(1, 5)) == position(g.determinize(1, 5))
    assert position(g.determinize(1, 5)) != position(g.determinize(1, 6))


def test_imagining_leaves_the_game_alone() -> None:
    rng = random.Random(1)
    for g in positions(6, seed=20):
        before = position(g)
        other = g.determinize(0, 1)
        while other.asked >= 0:
            other.answer(rng.choice(other.codes))
        assert position(g) == before


def test_each_way_things_may_lie_is_as_likely() -> None:
    """A hidden role is each of those that are left, a card of another's hand any that is not seen."""
    g = posse.new_game(4, seed=8)
    me = g.role_open.index(1)
    other = (me + 1) % 4
    roles: Counter[str] = Counter()
    first: Counter[int] = Counter()
    seconds: Counter[int] = Counter()
    for seed in range(3000):
        imagined = g.determinize(me, seed)
        roles[ROLE_IDS[imagined.role[other]]] += 1
        first.update(set(imagined.hands[other]))
        seconds[imagined.second[me]] += 1
    assert 1850 < roles["outlaw"] < 2150
    assert 850 < roles["renegade"] < 1150
    unseen = set(g.deck) | {card for p, hand in enumerate(g.hands) if p != me for card in hand}
    assert set(first) == unseen
    mean = 3000 * len(g.hands[other]) / sum(1 for c in all_cards(g) if c not in g.hands[me])
    assert all(0.5 * mean < count < 2.6 * mean for count in first.values())
    assert set(seconds) == set(range(min(seconds), max(seconds) + 1)) - set(g.character)


def test_another_who_is_asked_is_asked_anew() -> None:
    """What he may answer follows from the cards he is imagined to hold."""
    g = on_the_way_to("shot")
    me = (g.asked + 1) % 5
    found = set()
    for seed in range(60):
        other = g.determinize(me, seed)
        assert other.asked == g.asked
        assert other.codes[-1] == PASS
        for code in other.codes:
            card = (code >> 6 & 511) - 1
            if card >= 0:
                assert card in other.hands[other.asked]
        found.add(tuple(other.codes))
    assert len(found) > 1


def test_one_plays_on_from_what_is_imagined() -> None:
    rng = random.Random(2)
    for g in positions(8, seed=50):
        other = g.determinize(rng.randrange(len(g.hands)), rng.randrange(1 << 30))
        while other.asked >= 0:
            other.answer(rng.choice(other.codes))
        assert other.over


# -- other modes, other boxes -----------------------------------------------------------------------------------------


def asked_by(rule: str, boxes: str, kind: str = "pick") -> Game:
    """A position of a game with these boxes in which this rule asks."""
    rng = random.Random(1)
    for number in range(400):
        g = posse.new_game(5, boxes, seed=number, unfinished=True)
        while g.asked >= 0:
            decision = g.view()["decision"]
            if decision["rule"] == rule and decision["kind"] == kind:
                return g
            g.answer(rng.choice(g.codes))
    raise AssertionError(f"{rule} asks nothing")


def test_who_picks_among_some_cards_is_imagined_with_such_cards() -> None:
    """Only a Bang! pays for a repetition: whatever he holds, he holds one."""
    g = asked_by("lee_van_kliff", "wild_west_show")
    me = (g.owner[g.asked] + 1) % 5
    hands = set()
    for seed in range(40):
        other = g.determinize(me, seed)
        texts = [card_text((code >> 6 & 511) - 1) for code in other.codes]
        assert texts
        assert all(text.startswith("bang[") for text in texts)
        held = card_texts(other.hands[g.owner[g.asked]])
        assert set(texts) == {text for text in held if text.startswith("bang[")}
        hands.add(tuple(held))
    assert len(hands) > 10


def test_whose_card_is_to_be_aimed_is_imagined_with_one_of_that_name() -> None:
    rng = random.Random(4)
    met = 0
    for number in range(60):
        g = posse.new_game(5, "wild_west_show", seed=number, unfinished=True)
        while g.asked >= 0:
            top = g.stack[-1]
            implied = RULES[top.rule].implies(g, top) if isinstance(top, Ask) else []
            for seat, kind in implied:
                met += 1
                for seed in range(4):
                    for me in set(range(5)) - {seat}:
                        other = g.determinize(me, seed)
                        assert any(KIND[card] == kind for card in other.hands[seat])
            g.answer(rng.choice(g.codes))
    assert met > 3


def test_two_players_with_two_characters_each() -> None:
    for number in range(8):
        g = posse.new_game(2, mode="two", seed=number)
        rng = random.Random(number)
        while g.asked >= 0:
            if rng.random() < 0.05:
                me = rng.randrange(2)
                seen = g.view(me)
                assert [len(p["seats"]) for p in seen["players"]] == [2, 2]
                assert seen["hand"] == card_texts(g.hands[me])
                assert "hand" not in seen["players"][1 - me]
                other = g.determinize(me, number)
                assert other.view(me) == seen
                assert other.hands[me] == g.hands[me]
                dealt = [n for n in (*other.character, *other.second) if n >= 0]
                assert len(set(dealt)) == len(dealt)
            g.answer(rng.choice(g.codes))


def test_the_card_that_is_missing_is_known_to_nobody() -> None:
    """P6-DEAL-12, P6-DEAL-13"""
    g = posse.new_game(6, mode="hidden_six", seed=5)
    me = g.role.index(SHERIFF)
    removed: Counter[int] = Counter()
    opposite: Counter[int] = Counter()
    for seed in range(2000):
        other = g.determinize(me, seed)
        mode = other.mode
        assert isinstance(mode, HiddenSix)
        missing = other.recall(mode.removed_key())
        removed[missing] += 1
        opposite[other.role[(me + 3) % 6]] += 1
        assert sorted([*other.role, missing]) == [SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE]
    assert 900 < removed[DEPUTY] < 1100
    assert 430 < removed[OUTLAW] < 570
    assert 900 < opposite[DEPUTY] < 1100
    assert g.view(me)["removed_role"] is None
    rng = random.Random(2)
    while g.asked >= 0:
        g.answer(rng.choice(g.codes))
    assert g.view()["removed_role"] in ROLE_IDS


# -- what is told -----------------------------------------------------------------------------------------------------


def test_the_log_names_a_secret_card_to_those_who_see_it_alone() -> None:
    secrets = 0
    for number in range(12):
        g = posse.new_game(3 + number % 6, seed=number)
        rng = random.Random(number)
        while g.asked >= 0:
            g.answer(rng.choice(g.codes))
        assert g.recorder is not None
        for event in g.recorder.events:
            hidden = [name for name, what in event.FIELDS if what == "secret"]
            for seat in range(g.seats):
                text = event.text(g.setup.names, seat)
                seers = event.seers()
                sees = seers is None or seat in seers
                assert bool(hidden) or seers is None
                for name in hidden:
                    secrets += 1
                    assert (card_text(getattr(event, name)) in text) == sees
                    assert (name in event.data(seat)) == sees
    assert secrets > 1000


def test_the_log_of_two_deals_that_look_the_same_is_the_same() -> None:
    """What another draws or is dealt leaves the same words in my log, whatever it is."""
    rng = random.Random(6)
    compared = 0
    for g in positions(25, seed=90):
        if g.asked < 0:
            continue
        asked = g.owner[g.asked]
        me = (asked + 1) % len(g.hands)
        other = g.determinize(me, rng.randrange(1 << 30))
        if g.codes[-1] != other.codes[-1]:
            continue
        logs: list[list[Event]] = []
        for one in (g, other):
            one.recorder = type(posse.new_game(4, seed=1).recorder)()  # type: ignore[misc]
            one.answer(one.codes[-1])
            logs.append(one.recorder.events)
        first = [e.text(g.setup.names, me) for e in logs[0]]
        second = [e.text(g.setup.names, me) for e in logs[1]]
        if logs[0] and logs[1]:
            assert first[0] == second[0]
            compared += 1
    assert compared > 20


def test_there_is_no_such_player() -> None:
    game = posse.new_game(players=4, seed=1)
    doors: list[Callable[[int], object]] = [
        game.view,
        lambda player: game.determinize(player, 1),
        lambda player: game.why_not("bang", player),
    ]
    for door in doors:
        for player in (-1, 4, 99):
            with pytest.raises(ValueError, match="players are 0 to 3"):
                door(player)
