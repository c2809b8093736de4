"""Who wins where no situation of the base box leads: rules/03."""

from __future__ import annotations

import pytest

import posse
from posse.engine.words import OUTLAW


@pytest.mark.rules("WIN-ORDER-4")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("last", [0, 3])
def test_with_nobody_left_the_outlaws_win(players: int, last: int) -> None:
    g = posse.new_game(players, seed=players)
    for seat in [*(s for s in range(players) if s != last), last]:
        g.leave_life(seat, -1)
    g.mode.judge(g)
    assert g.result is not None
    assert g.result.side == "outlaws"
    assert set(g.winners) == {seat for seat in range(players) if g.role[seat] == OUTLAW}
