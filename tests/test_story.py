"""The story of a game, on games made up for it: who took whose lives, life over time, where it turned."""

from __future__ import annotations

import hashlib
import random

import pytest

import posse
from posse.engine import recorder as rec
from posse.engine.cards import CARD_ID
from posse.engine.game import Game
from posse.engine.recorder import Recorder
from posse.engine.words import DEPUTY, OUTLAW, RENEGADE, SHERIFF, SPADES
from posse.telling.story import last_behind, sides, story, strengths, turning_point

BARREL = CARD_ID["barrel", SPADES, 10]  # the queen
LAW = [0, 3]
OUTLAWS = [1, 2]


def made_up(winners: list[int], happened: list[rec.Event], side: int, reason: str) -> Game:
    """Ann is the Sheriff, Dan the Deputy, Bob and Cy are Outlaws, Eve is the Renegade; everybody has 4 lives."""
    game = posse.new_game(players=5, seed=1)
    game.role = (SHERIFF, OUTLAW, OUTLAW, DEPUTY, RENEGADE)
    game.max_life = (4,) * 5
    game.finish(side, winners, reason)
    game.recorder = Recorder()
    for event in [rec.TurnStarted(0, 1), *happened, rec.GameOver(reason)]:
        game.recorder.add(event)
    return game


def gone(seat: int, role: int, by: int) -> list[rec.Event]:
    return [rec.Wounded(seat, 4, by, 0), rec.Eliminated(seat, role, by)]


def test_lives_taken_are_told_by_whom_and_from_whom() -> None:
    game = made_up(
        LAW,
        [
            rec.Wounded(1, 1, 0, 3),  # Ann hits Bob
            rec.TurnStarted(1, 2),
            rec.Wounded(0, 2, 1, 2),  # Bob hits Ann twice
            rec.Wounded(1, 1, 1, 2),  # and himself
            rec.Healed(0, 1, 3),
            rec.TurnStarted(2, 3),
            rec.Wounded(1, 2, 3, 0),
            rec.Eliminated(1, OUTLAW, 3),
        ],
        SHERIFF,
        "law",
    )
    told = story(game)
    ann, bob, _, dan, _ = told.standings
    assert told.shots[0][1] == 1
    assert told.shots[1][0] == 2
    assert told.shots[3][1] == 2
    assert told.shots[1][1] == 0
    assert (ann.dealt, ann.lost, bob.dealt, bob.lost, dan.dealt) == (1, 2, 2, 4, 2)
    assert ann.course == [4, 3, 3]
    assert bob.course == [3, 2, 0]
    assert (bob.out_turn, bob.out_by) == (3, 3)
    assert [(kill.turn, kill.seat, kill.by) for kill in told.kills] == [(3, 1, 3)]
    assert told.kills[0].text.id == "log-eliminated-by"
    assert [one.won for one in told.standings] == [True, False, False, True, False]
    assert told.headline.id == "log-over-law"
    assert told.why is not None
    assert told.why.id == "log-why-law"


def test_sides() -> None:
    assert sides(made_up(LAW, [], SHERIFF, "law")) == [0, 2, 2, 0, 12]
    assert sides(made_up([4], [], RENEGADE, "renegade")) == [1, 2, 2, 1, 0]


def test_strength_is_lives_and_cards_in_play() -> None:
    game = made_up(
        LAW,
        [
            rec.CardPlayed(0, BARREL, -1, -1, -1),
            rec.CardMoved(0, BARREL, 1),
            rec.TableLost(0, 1, BARREL),
            rec.Wounded(2, 1, 0, 3),
            *gone(2, OUTLAW, 0),
        ],
        SHERIFF,
        "law",
    )
    assert game.recorder is not None
    rows = strengths(game, game.recorder.events)
    assert rows[0] == [4, 4, 4, 4, 4]
    assert rows[1] == [5, 4, 4, 4, 4]
    assert rows[2] == [4, 5, 4, 4, 4]
    assert rows[3] == [4, 4, 4, 4, 4]
    assert rows[4] == [4, 4, 3, 4, 4]
    assert rows[-1] == [4, 4, 0, 4, 4]


def test_the_game_turns_where_the_winners_take_the_lead_for_good() -> None:
    game = made_up(
        LAW,
        [
            rec.Wounded(1, 1, 0, 3),  # 1: the law is ahead, 8 to 7
            rec.Wounded(0, 2, 2, 2),  # 2: behind, 6 to 7
            rec.Healed(0, 1, 3),  # 3: even, 7 to 7
            rec.Wounded(2, 1, 3, 3),  # 4: ahead for good
            *gone(1, OUTLAW, 0),
            *gone(2, OUTLAW, 0),
            *gone(4, RENEGADE, 0),
        ],
        SHERIFF,
        "law",
    )
    told = story(game)
    assert told.turning_point == 4
    assert told.turning_text is not None
    assert told.turning_text.id == "log-turning-point"
    assert told.turning_text.args["turn"] == 1


def test_who_leads_all_the_time_has_no_turning_point() -> None:
    game = made_up(LAW, [*gone(1, OUTLAW, 0), *gone(2, OUTLAW, 0)], SHERIFF, "law")
    game.max_life = (5, 4, 3, 4, 4)
    assert game.recorder is not None
    assert last_behind(game, game.recorder.events) == -1
    told = story(game)
    assert told.turning_point is None
    assert told.turning_text is not None
    assert told.turning_text.id == "log-turning-never"


def test_a_win_from_behind_is_decided_at_the_end() -> None:
    """The last Outlaw brings down the Sheriff; the Deputies are still there in all their strength."""
    game = made_up(
        OUTLAWS, [rec.Wounded(1, 3, 0, 1), rec.Wounded(2, 3, 0, 1), *gone(0, SHERIFF, 1)], OUTLAW, "outlaws"
    )
    assert game.recorder is not None
    assert turning_point(game, game.recorder.events) is None
    told = story(game)
    assert told.turning_text is not None
    assert told.turning_text.id == "log-turning-last"


@pytest.mark.parametrize(
    "given", [{"players": 7}, {"players": 3}, {"players": 2}, {"players": 6, "mode": "hidden_six"}]
)
def test_the_events_tell_life_and_cards_in_play_exactly(given: dict[str, int]) -> None:
    for seed in range(4):
        dice = random.Random(seed)
        game = posse.new_game(seed=seed, **given)  # type: ignore[arg-type]
        while game.decision is not None:
            game.choose(dice.randrange(len(game.codes)))
        assert game.recorder is not None
        there = [
            max(game.life[seat], 0) + len(game.tables[seat]) if game.in_play(seat) else 0
            for seat in range(game.seats)
        ]
        assert strengths(game, game.recorder.events)[-1] == there
        told = story(game)
        for standing in told.standings:
            assert standing.dealt == sum(told.shots[standing.seat])
            assert len(standing.course) == len(told.standings[0].course)
            assert standing.course[-1] == max(game.life[standing.seat], 0)


def test_the_seed_and_what_was_shown_of_it_before() -> None:
    game = posse.new_game(players=4, seed="ab" * 32)
    while game.decision is not None:
        game.choose(0)
    told = story(game)
    assert told.seed == "ab" * 32
    assert told.commitment == hashlib.sha256(bytes([0xAB] * 32)).hexdigest()
