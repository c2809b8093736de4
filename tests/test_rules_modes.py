"""How two players and the hidden six are dealt, and what they are not played with: rules/04 §6 and §8, 30, 41."""

from __future__ import annotations

from collections import Counter

import pytest

import posse
from posse import modes
from posse.deal import find_boxes
from posse.engine.game import Game
from posse.engine.setup import SetupError
from posse.engine.words import ROLE_IDS
from posse.modes.hidden_six import DECLARATIONS

PACKET = Counter({"deputy": 2, "outlaw": 3, "renegade": 1})  # the seven cards without the sheriff's


def hidden_six(seed: int, sheriff: int = -1) -> Game:
    return posse.new_game(6, mode="hidden_six", seed=seed, sheriff=sheriff)


def removed(g: Game) -> str:
    return ROLE_IDS[g.recall(DECLARATIONS.n)]


# -- the hidden six ---------------------------------------------------------------------------------------------------


@pytest.mark.rules("P6-DEAL-1", "P6-DEAL-2", "P6-DEAL-7", "P6-DEAL-8", "P6-DEAL-9", "P6-DEAL-10")
def test_six_of_the_seven_roles_are_dealt() -> None:
    seen: set[str] = set()
    sheriffs: set[int] = set()
    for seed in range(120):
        g = hidden_six(seed)
        roles = [ROLE_IDS[role] for role in g.role]
        assert Counter(roles) + Counter([removed(g)]) == PACKET + Counter(["sheriff"])
        assert 2 <= sum(role in ("sheriff", "deputy") for role in roles) <= 3
        assert [seat for seat in range(6) if g.role_open[seat]] == [roles.index("sheriff")]
        seen.add(removed(g))
        sheriffs.add(roles.index("sheriff"))
    assert seen == {"deputy", "outlaw", "renegade"}
    assert sheriffs == set(range(6))


@pytest.mark.rules("P6-DEAL-2")
@pytest.mark.parametrize("sheriff", range(6))
def test_the_sheriff_may_be_fixed(sheriff: int) -> None:
    assert ROLE_IDS[hidden_six(sheriff, sheriff).role[sheriff]] == "sheriff"


@pytest.mark.rules("P6-DEAL-3", "P6-DEAL-4", "P6-DEAL-5", "P6-DEAL-6", "P6-DEAL-11", "P6-DEAL-12")
def test_the_packet_decides_over_the_seat_opposite_and_the_removed_card() -> None:
    games = 2000
    opposite: Counter[str] = Counter()
    gone: Counter[str] = Counter()
    same_card = 0
    for seed in range(games):
        g = hidden_six(seed)
        role = ROLE_IDS[g.role[(g.role.index(0) + 3) % 6]]
        opposite[role] += 1
        gone[removed(g)] += 1
        same_card += role == removed(g) == "outlaw"
    for found in (opposite, gone):
        assert abs(found["deputy"] / games - 1 / 2) < 0.05
        assert abs(found["outlaw"] / games - 1 / 4) < 0.05
        assert abs(found["renegade"] / games - 1 / 4) < 0.05
    assert same_card == 0  # the packet holds one outlaw: it cannot lie opposite and be removed


@pytest.mark.rules("P6-DEAL-13")
def test_the_removed_card_is_told_to_nobody() -> None:
    for seed in range(20):
        g = hidden_six(seed)
        other = g.copy()
        now = g.recall(DECLARATIONS.n)
        other.remember(DECLARATIONS.n, 1 if now != 1 else 2)
        for player in (None, *range(6)):
            assert g.view(player) == other.view(player)


# -- two players ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("P2-SETUP-1", "P2-SETUP-3", "P2-SETUP-6", "P2-SETUP-8", "P2-SETUP-9", "P2-SETUP-4")
@pytest.mark.parametrize("seed", range(12))
def test_two_players_pick_four_open_characters_and_name_the_active_ones(seed: int) -> None:
    g = posse.new_game(2, seed=seed)
    first = g.owner[g.asked]
    order: list[int] = []
    left = len(g.codes)
    assert left == 4
    while g.decision and len(order) < 4:
        assert len(g.codes) == 4 - len(order)
        order.append(g.owner[g.asked])
        g.choose(seed % len(g.codes))
    assert order == [first, 1 - first, first, 1 - first]
    naming: list[int] = []
    for _ in range(2):
        assert len(g.codes) == 2
        naming.append(g.owner[g.asked])
        g.choose(seed % 2)
    assert naming == [first, 1 - first]
    assert g.owner[g.turn] == first
    for player in (0, 1):
        active = g.active[player]
        assert g.owner[active] == player
        assert len(g.hands[player]) == g.life[active] == g.max_life[active]


@pytest.mark.rules("P2-SETUP-6")
def test_who_of_the_two_begins_is_drawn_by_lot() -> None:
    assert {g.owner[g.asked] for g in (posse.new_game(2, seed=seed) for seed in range(30))} == {0, 1}


# -- what does not go together ----------------------------------------------------------------------------------------


@pytest.mark.rules("SHADOW-77")
@pytest.mark.parametrize(("players", "mode"), [(2, "two"), (3, "three"), (6, "hidden_six")])
def test_shadows_need_a_sheriff_whose_fall_ends_the_game(players: int, mode: str) -> None:
    with pytest.raises(SetupError, match="shadow_gunslingers"):
        posse.new_game(players, mode=mode, seed=1, options={"shadow_gunslingers": "on"})
    assert posse.new_game(
        max(players, 4), mode="standard", seed=1, options={"shadow_gunslingers": "on"}
    ).decision


@pytest.mark.rules("EV-51")
def test_events_that_need_seats_roles_or_the_dead_are_not_for_two() -> None:
    names = {
        "gold_rush",
        "ghost_town",
        "new_identity",
        "dead_man",
        "helena_zontero",
        "lady_rose_of_texas",
        "bone_orchard",
    }
    two = modes.MODES["two"]
    for box in find_boxes("all", unfinished=True):
        for event in box.events:
            assert two.keeps_event(event) == (event.id not in names), event.id
