"""`posse simulate`: the same games for the same plan, honest intervals, and errors in one sentence."""

from __future__ import annotations

import csv
import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from posse.bots import BOTS, Bot
from posse.cli import common
from posse.cli.main import main
from posse.engine.game import Game
from posse.engine.setup import SetupError
from posse.i18n import LANGUAGES, Locale
from posse.simulate import COLUMNS, Count, Plan, Played, Tally, play_one, read_bots, run, simulate, wilson


class Ran:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out.replace("\u00a0", " "), err.replace("\u00a0", " ")

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1, "one object, one line"
        return json.loads(self.out)


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setattr(common, "_language", [])

    def call(*args: str) -> Ran:
        code = main(["simulate", *args])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return Ran(code, out, err)

    return call


# -- the games ----------------------------------------------------------------------------------------------------


def without_time(tally: Tally) -> dict[str, object]:
    summary = tally.summary()
    del summary["seconds"], summary["games_per_second"]
    return summary


def test_the_same_plan_gives_the_same_games() -> None:
    def play(seed: int) -> dict[str, object]:
        return without_time(simulate(Plan(12, 5, ["greedy", "random"], seed=seed)))

    assert play(4) == play(4) != play(5)


def test_each_game_can_be_played_alone() -> None:
    plan = Plan(6, 4, ["greedy", "random"], seed=9)
    whole = [list(played.lines()) for played in run(plan)]
    assert list(play_one(plan, 4).lines()) == whole[4]
    assert list(Plan(1, 4, ["greedy"], seed=3).deal(0).role) == list(
        Plan(9, 4, ["random"], seed=0).deal(3).role
    )


def test_a_plan_and_a_tally_travel_between_processes() -> None:
    tally = simulate(Plan(3, 4, ["greedy"], seed=2))
    copy = pickle.loads(pickle.dumps(tally))
    assert copy.summary() == tally.summary()
    assert list(play_one(copy.plan, 1).lines()) == list(play_one(tally.plan, 1).lines())


def test_the_sums_agree() -> None:
    plan = Plan(30, 7, ["greedy", "random:2"], seed=1)
    assert plan.bots == ["greedy", "random", "random"]
    tally = simulate(plan)
    assert sum(tally.sides.values()) == tally.games == 30
    for counts in (tally.roles, tally.characters, tally.bots, tally.bot_roles):
        assert sum(count.trials for count in counts.values()) == 210
        assert sum(count.wins for count in counts.values()) == sum(c.wins for c in tally.bots.values())
    assert tally.bots["random"].trials == 140, "dealt out in rounds, and each game begins with the next"
    assert tally.roles["sheriff"].wins == tally.sides["law"]


def test_seats_are_left_to_chance() -> None:
    plan = Plan(60, 4, ["greedy", "random:3"])
    places = {[bot.name for bot in plan.seat(plan.deal(i), i)].index("greedy") for i in range(60)}
    assert places == {0, 1, 2, 3}


def test_every_mode_and_its_own_seating() -> None:
    for players, mode in ((2, "two"), (3, "three"), (6, "hidden_six")):
        tally = simulate(Plan(5, players, mode=mode))
        assert tally.games == 5
        seats = 4 if mode == "two" else players
        assert sum(count.trials for count in tally.characters.values()) == 5 * seats

    def lawful(game: Game, number: int) -> list[Bot]:
        return [BOTS["greedy" if role <= 1 else "random"](number) for role in game.role]

    tally = simulate(Plan(20, 5), lawful)
    assert tally.sides["law"] > 14
    assert ("greedy", "outlaw") not in tally.bot_roles


# -- the numbers --------------------------------------------------------------------------------------------------


def test_wilson() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_seats_that_win_together_tell_no_more_than_one() -> None:
    together, alone = Count(), Count()
    for number in range(100):
        won = number % 2
        together.add(3 * won, 3)
        alone.add(won)
    assert together.share == alone.share == 0.5
    assert together.worth() == pytest.approx(100)
    assert together.interval() == pytest.approx(alone.interval())
    always = Count()
    for _ in range(50):
        always.add(1, 3)  # one of three wins in every game
    assert always.worth() == 150
    never = Count()
    never.add(0, 3)
    assert never.interval() == wilson(0, 1)


# -- the command --------------------------------------------------------------------------------------------------


def test_for_people(command: Any) -> None:
    ran = command("--games", "20", "--players", "5", "--bots", "greedy,random", "--seed", "3")
    assert ran.code == 0
    assert "20 games, 5 players, seeds from 3" in ran.out
    for word in ("the law", "Sheriff", "greedy", "random", "Suzy Lafayette", "games/s", "95 %"):
        assert word in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(command: Any, lang: str) -> None:
    ran = command("--games", "3", "--players", "3", "--lang", lang)
    assert ran.code == 0
    t = Locale(lang)
    assert t("sim-head-sides") in ran.out
    assert t.name("mode", "three") in ran.out
    for side in ("law", "outlaws", "renegade", "deputy", "player", "nobody"):
        assert t.has(f"sim-side-{side}")


def test_for_programs(command: Any, tmp_path: Path) -> None:
    ran = command(
        "--games", "8", "--players", "4", "--boxes", "base", "--option", "jail_until_hearts=on", "--json"
    )
    found = ran.json
    assert ran.err == ""
    assert (found["games"], found["players"], found["mode"], found["boxes"]) == (8, 4, "standard", ["base"])
    assert found["options"] == {"jail_until_hearts": "on"}
    assert sum(side["wins"] for side in found["sides"].values()) == 8
    for side in found["sides"].values():
        assert side["low"] <= side["share"] <= side["high"]
    assert set(found["by_bot_and_role"]["greedy"]) == {"sheriff", "outlaw", "renegade"}


def test_a_file_with_every_seat(command: Any, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    ran = command("--games", "5", "--players", "4", "--out", str(path), "--json")
    assert ran.code == 0
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) == 20
    law = sum(row["won"] == "1" and row["role"] == "sheriff" for row in rows)
    assert law == ran.json["roles"]["sheriff"]["wins"]


@pytest.mark.parametrize(
    "args, sentence",
    [
        (["--bots", "clever"], "there is no bot 'clever'; there are greedy, random"),
        (["--bots", "random:0"], "how many bots is a number from 1 to 8, as in random:2, not '0'"),
        (["--bots", "random:²"], "how many bots is a number"),
        (["--bots", ","], "name at least one bot"),
        (["--bots", "random:5"], "4 players need no more than 4 bots, not 5"),
        (["--games", "0"], "at least one game is played, not 0"),
        (["--players", "9"], "a game has 2 to 8 players, not 9"),
        (["--players", "5", "--mode", "three"], "the mode three is for 3 players, not 5"),
        (["--mode", "four"], "there is no mode 'four'"),
        (["--boxes", "gold"], "there is no box 'gold'"),
        (["--rulebook", "mine"], "the rulebook is compendium or published, not 'mine'"),
        (["--option", "jail"], "An option is written name=value"),
        (["--option", "jail=on"], "there is no option 'jail'"),
        (["--seed", "-1"], "the first seed is a number from 0 to"),
        (["--out", "games.txt"], "--out writes a CSV file"),
        (["--out", "/no/such/folder/games.csv"], "cannot be written"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(command: Any, args: list[str], sentence: str) -> None:
    ran = command("--games", "2", *args)
    assert ran.code == 2
    assert ran.out == ""
    assert sentence in " ".join(ran.err.split())


def test_a_list_of_bots() -> None:
    assert read_bots("greedy,random:2") == ["greedy", "random", "random"]
    assert read_bots(" greedy  random ") == ["greedy", "random"]
    with pytest.raises(SetupError):
        read_bots("")


def test_what_was_played_before_ctrl_c_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    games_of = run

    def interrupted(plan: Plan) -> Iterator[Played]:
        for played in games_of(plan):
            if played.number == 3:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr("posse.simulate.run", interrupted)
    assert main(["simulate", "--games", "9", "--bots", "random", "--json"]) == 130
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 3
    assert "3 of 9" in " ".join(told.err.split())
