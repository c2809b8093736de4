"""`posse bench`: the protocol of the measured processes, the arithmetic, the words. Never how fast anything is."""

import io
import json
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from posse.bench import builds, measure, peers, report
from posse.bench.builds import Build
from posse.bench.goals import judge
from posse.bench.measure import Effort, Installed, Plan, Steps
from posse.bench.peers import Peer
from posse.bench.slices import Job, Slice, calibrate, ratio, run_rounds, shared
from posse.bench.subjects import DRIVERS, Subject, SubjectError
from posse.cli import common
from posse.cli.main import main
from posse.i18n import LANGUAGES, Locale

STUB = """
from random import Random

__version__ = "0.0"


class Decision:
    def __init__(self, codes):
        self.codes = codes


class Game:
    def __init__(self, state, left):
        self.state, self.left, self.table, self.result = state, left, [state] * 9, None

    @property
    def codes(self):
        return list(range(1 + (self.state >> 7) % 8)) if self.left else []

    @property
    def decision(self):
        return Decision(self.codes) if self.left else None

    def choose(self, index):
        assert 0 <= index < len(self.codes)
        self.state = (self.state * 69069 + index + 1) & 0xFFFFFFFF
        self.left -= 1

    choose_code = choose

    def copy(self):
        return Game(self.state, self.left)


def new_game(*, players, boxes, seed, recorder=True, unfinished=False):
    if not set(boxes) <= {"base", "all"}:
        raise ValueError("no such box: " + ", ".join(boxes))
    return Game(Random(seed).getrandbits(30), 5 + seed % 7)
"""
HEARTS = """
class State:
    def __init__(self, left=20):
        self.left = left

    def is_terminal(self):
        return not self.left

    def is_chance_node(self):
        return self.left > 12

    def chance_outcomes(self):
        return [(0, 0.5), (1, 0.5)]

    def legal_actions(self):
        return [0, 1]

    def apply_action(self, action):
        self.left -= 1

    def clone(self):
        return State(self.left)


class Hearts:
    def new_initial_state(self):
        return State()


def load_game(name):
    assert name == "hearts"
    return Hearts()
"""
TINY = Effort(slices=2, games=3)


@pytest.fixture
def stub(tmp_path: Path) -> Path:
    """A folder with a package that has the shape of Posse."""
    package = tmp_path / "stub" / "posse"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(STUB)
    return package.parent


@pytest.fixture
def hearts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Installed:
    """A package that has the shape of OpenSpiel, as if it were installed."""
    folder = tmp_path / "peers"
    (folder / "open_spiel-9.9.dist-info").mkdir(parents=True)
    (folder / "open_spiel-9.9.dist-info" / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: open_spiel\nVersion: 9.9\n"
    )
    (folder / "pyspiel.py").write_text(HEARTS)
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{folder}" exec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return Installed(peers.PEERS[0], str(python))


@pytest.fixture
def subject(stub: Path) -> Iterator[Subject]:
    one = Subject("posse_games", path=stub, boxes=["base"])
    yield one
    one.close()


@pytest.fixture
def ours(stub: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The command measures the stub."""
    monkeypatch.setattr(builds, "PACKAGE", stub / "posse")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(common, "_language", [])
    monkeypatch.setenv("COLUMNS", "160")
    return stub


class Told:
    """What the command said, with which exit code."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *args: str) -> None:
        self.code = main(["bench", *args])
        self.out, self.err = capsys.readouterr()
        assert "Traceback" not in self.err


# ---------------------------------------------------------------------------------------------- the process


def test_the_yardstick_is_a_unit() -> None:
    """Its work must stay the same for ever: two checksums of it."""
    yardstick = runpy.run_path(str(DRIVERS / "worker.py"))["yardstick"]
    assert yardstick()["check"] == 57_555
    assert yardstick()["count"] == 40_000
    assert yardstick(1_000)["check"] == 1_427


def test_a_subject_says_what_it_is(subject: Subject) -> None:
    assert subject.about["engine"] == "pure"
    assert subject.about["doors"] == ["choose", "codes"]
    assert subject.about["clock"] in ("cpu", "wall")


def test_both_doors_play_whole_games(subject: Subject) -> None:
    lengths = sum(5 + seed % 7 for seed in range(1, 11))
    for door in ("choose", "codes"):
        answer = subject.ask(door, first=1, games=10)
        assert (answer["count"], answer["games"]) == (lengths, 10)
        assert answer["seconds"] >= 0


def test_shape_is_the_same_every_time(subject: Subject) -> None:
    one, two = (subject.ask("shape", first=1, games=10) for _ in range(2))
    for answer in (one, two):
        del answer["wall"]
    assert one == two
    assert one["count"] <= one["options"] <= 8 * one["count"]
    assert 0 <= one["forced"] <= one["count"]


def test_copies_are_made_of_sampled_positions(subject: Subject) -> None:
    assert subject.ask("sample", first=1, number=4)["count"] == 4
    assert subject.ask("copy", repeat=5)["count"] == 20


def test_size_of_a_copy(subject: Subject) -> None:
    """The stub's copy: an object, its attributes, and a list of nine."""
    answer = subject.ask("size", first=1, number=4, copies=50)
    assert 100 < answer["copy"] < 1_000
    assert 100 < answer["game"] < 1_000


def test_size_leaves_out_what_games_share(stub: Path) -> None:
    source = stub / "posse" / "__init__.py"
    source.write_text(STUB + "\nTABLE = [bytes(100_000)]\nGame.__init__.__defaults__ = None\n")
    text = source.read_text().replace("self.result = state", "self.result, self.shared = state")
    source.write_text(text.replace("[state] * 9, None", "[state] * 9, None, TABLE"))
    one = Subject("posse_games", path=stub, boxes=["base"])
    try:
        assert one.ask("size", first=1, number=4, copies=50)["game"] < 1_000
    finally:
        one.close()


def test_a_game_that_cannot_be_dealt(stub: Path) -> None:
    with pytest.raises(SubjectError, match="no such box: nope") as caught:
        Subject("posse_games", path=stub, boxes=["nope"])
    assert caught.value.refused


def test_what_a_subject_raises_comes_back_as_words(stub: Path) -> None:
    source = stub / "posse" / "__init__.py"
    source.write_text(STUB.replace("self.left -= 1", "raise KeyError('left')"))
    one = Subject("posse_games", path=stub, boxes=["base"])
    try:
        with pytest.raises(SubjectError, match="KeyError") as caught:
            one.ask("choose", first=1, games=1)
        assert not caught.value.refused
        assert one.ask("yardstick")["count"] > 0, "and the process goes on"
    finally:
        one.close()


def test_a_subject_that_ends(stub: Path) -> None:
    source = stub / "posse" / "__init__.py"
    source.write_text(
        STUB.replace("self.left -= 1", "import os, sys; print('bye', file=sys.stderr); os._exit(9)")
    )
    one = Subject("posse_games", path=stub, boxes=["base"])
    with pytest.raises(SubjectError, match=r"bye \(9\)"):
        one.ask("choose", first=1, games=1)
    with pytest.raises(SubjectError):
        one.ask("choose", first=1, games=1)
    one.close()


def test_prints_of_a_subject_do_not_disturb(stub: Path) -> None:
    (stub / "posse" / "__init__.py").write_text("print('hello')\n" + STUB)
    one = Subject("posse_games", path=stub, boxes=["base"])
    assert one.about["engine"] == "pure"
    one.close()


@pytest.mark.skipif(sys.platform == "win32", reason="the fake Python is a shell script")
def test_hearts_by_every_loop(hearts: Installed) -> None:
    one = Subject("hearts", python=hearts.python)
    try:
        assert one.about["version"] == "9.9"
        for loop in ("choose", "bare", "textbook"):
            assert one.ask(loop, first=1, games=5)["count"] == 5 * 12, "decisions of players alone count"
        assert one.ask("sample", first=1, number=3)["count"] == 3
        assert one.ask("copy", repeat=2)["count"] == 6
    finally:
        one.close()


# ------------------------------------------------------------------------------------------- the arithmetic


class Fake(Subject):
    """Answers from a list, without a process."""

    def __init__(self, *seconds: float) -> None:
        self.seconds = list(seconds)
        self.asked: list[dict[str, Any]] = []

    def ask(self, measure: str, **request: int) -> dict[str, Any]:
        self.asked.append({"measure": measure, **request})
        took = self.seconds.pop(0) if self.seconds else request["games"] * 0.01
        return {"count": 100, "games": 10, "seconds": took, "wall": 2 * took}


def job(*seconds: float) -> Job:
    one = Job(Fake(*seconds), "choose", {"games": 10})
    for _ in seconds:
        one.run()
    return one


def test_best_and_median() -> None:
    one = job(1, 2, 4)
    assert (one.best, one.median) == (100, 50)
    assert one.things_a_game == 10
    assert shared([one]) == 0.5


def test_ratio_is_taken_round_by_round() -> None:
    """The machine was slow in the second round, for both: that does not count."""
    found = ratio(job(1, 4, 1), job(2, 8, 2))
    assert (found.best, found.median) == (2, 2)


def test_rounds_turn_back() -> None:
    order: list[str] = []

    class Noted(Job):
        def run(self) -> None:
            order.append(self.measure)

    steps: list[int] = []
    run_rounds([Noted(Fake(), name, {}) for name in "abc"], 3, lambda: steps.append(1))
    assert "".join(order) == "abccbaabc"
    assert len(steps) == 9


def test_calibrate_fills_a_slice() -> None:
    fake = Fake()
    assert calibrate(fake, "choose", "games", {"first": 1}, 1.0) == 100
    assert all(asked["games"] < 100 for asked in fake.asked), "a warm-up, shorter than a slice"


def test_no_time_at_all_is_no_error() -> None:
    assert Slice(5, 0.0, 0.0).rate > 0
    assert shared([]) == 0


@pytest.mark.parametrize(
    ("figure", "boxes", "value", "compiled", "short"),
    [
        ("hearts", ("base",), 0.41, False, 0),
        ("hearts", ("base",), 1.2, True, 0.2),
        ("hearts", ("all",), 0.28, False, 0.2),
        ("hearts_codes", ("base",), 1.8, True, 0),
        ("copy", ("all",), 7.5, False, 0.25),
        ("copy", ("base",), 1.5, True, 0),
        ("state", ("base", "promo"), 8192.0, True, 1),
    ],
)
def test_goals(figure: str, boxes: tuple[str, ...], value: float, compiled: bool, short: float) -> None:
    verdict = judge(figure, boxes, value, compiled=compiled)
    assert verdict is not None
    assert verdict.short == pytest.approx(short)
    assert verdict.met == (short == 0)


def test_no_goal_where_none_was_set() -> None:
    assert judge("hearts_codes", ("base",), 1, compiled=False) is None
    assert judge("hearts", ("dodge_city",), 1, compiled=True) is None


# ------------------------------------------------------------------------------------------------ a whole run


@pytest.mark.skipif(sys.platform == "win32", reason="the fake Python is a shell script")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_at_once_in_every_language(stub: Path, hearts: Installed, lang: str) -> None:
    build = Build(stub, False)
    broken = Installed(Peer("chess", "python-chess", "chess", "chess_boards"), sys.executable + "-none")
    plan = Plan(7, (("base",), ("all",)), TINY, build, build)
    counted: list[int] = []

    class Counter(Steps):
        def total(self, steps: int) -> None:
            counted.append(steps)

        def step(self) -> None:
            counted[0] -= 1

    run = measure.measure(plan, [broken, hearts], Counter())
    assert counted == [0]
    assert [mixture.boxes for mixture in run.mixtures] == [("base",), ("all",)]
    assert all(len(one.slices) == 2 for one in run.jobs)
    assert {verdict.figure for verdict in run.verdicts()} == {"hearts", "copy", "state"}

    assert set(run.failed_peers) == {"python-chess"}
    run.failed_peers["Catanatron"] = "no network"
    run.left_out["unfinished",] = "not yet"
    against = {"revision": "HEAD", "commit": "0" * 40}
    told = io.StringIO()
    report.show(run, against, Locale(lang, strict=True), Console(file=told, width=120, color_system=None))
    for word in ("OpenSpiel hearts 9.9", "Catanatron", "HEAD", "no network", "not yet", "7"):
        assert word in told.getvalue()

    answer = json.loads(json.dumps(report.as_json(run, against)))
    assert answer["against"]["mixtures"][0]["same_games"] is True
    assert set(answer["peers"]["hearts"]) == {"version", "choose", "bare", "textbook", "copy"}
    assert [one["boxes"] for one in answer["hearts"]] == [["base"], ["all"]]
    assert set(answer["hearts"][0]) == {"boxes", "choose", "codes", "copy"}
    assert answer["failed_peers"]["Catanatron"] == "no network"


def test_other_games_are_noticed(stub: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "posse"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text(STUB.replace("69069", "69061"))
    plan = Plan(5, (("base",),), TINY, Build(stub, False), Build(other.parent, False))
    run = measure.measure(plan, [], Steps())
    assert not report.same_games(run, 0)
    assert run.verdicts() == [], "goals are for seven players"


def test_languages_have_the_same_texts() -> None:
    def ids(lang: str) -> list[str]:
        file = Path(report.__file__).parents[1] / "locale" / lang / "bench.ftl"
        return [
            line.split(" = ")[0] for line in file.read_text("utf-8").splitlines() if line.startswith("bench-")
        ]

    english = ids("en")
    assert len(set(english)) == len(english)
    assert ids("ru") == english
    assert ids("uk") == english
    used = "".join(
        file.read_text("utf-8") for file in (Path(report.__file__).parents[1]).rglob("bench*/*.py")
    )
    used += (Path(report.__file__).parents[1] / "cli" / "bench.py").read_text("utf-8")
    built = ("bench-speed-", "bench-extra-", "bench-goal-")  # put together from a figure
    assert [id for id in english if f'"{id}"' not in used and not id.startswith(built)] == []


# ------------------------------------------------------------------------------------------------ the command


def test_json_is_one_object(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = Told(capsys, "--games", "3", "--slices", "2", "--json")
    assert told.code == 0
    assert told.out.count("\n") == 1
    answer = json.loads(told.out)
    assert answer["engine"] == "pure"
    assert answer["players"] == 7
    assert answer["slices"] == 2
    assert [mixture["boxes"] for mixture in answer["mixtures"]] == [["base"], ["all"], ["unfinished"]]
    for mixture in answer["mixtures"]:
        assert mixture["games_per_slice"] == 3
        assert mixture["options_per_decision"] >= 1
        assert 0 <= mixture["forced_share"] <= 1
        for figure in ("decisions_per_second", "decisions_per_second_by_codes", "games_per_second"):
            assert mixture[figure]["best"] >= mixture[figure]["median"] > 0
        for figure in ("copy_us", "deal_us"):
            assert 0 < mixture[figure]["best"] <= mixture[figure]["median"]
    assert {goal["figure"] for goal in answer["goals"]} == {"copy", "state"}
    assert "against" not in answer
    assert "peers" not in answer


def test_tables_for_people(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = Told(capsys, "--games", "2", "--slices", "1", "--boxes", "base", "--players", "5", "--lang", "ru")
    assert told.code == 0
    assert "Решений в секунду" in told.out
    assert "5\u00a0игроков" in told.out
    assert told.err == "", "no progress bar where there is no terminal"


def test_without_the_door_for_codes(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (ours / "posse" / "__init__.py").write_text(STUB.replace("choose_code = choose", ""))
    told = Told(capsys, "--games", "2", "--slices", "1", "--json")
    assert json.loads(told.out)["mixtures"][0]["decisions_per_second_by_codes"] is None


def test_games_are_not_recorded(stub: Path) -> None:
    source = stub / "posse" / "__init__.py"
    source.write_text(
        STUB.replace("    if not set", "    Game.recorder = [] if recorder else None\n    if not set")
    )
    one = Subject("posse_games", path=stub, boxes=["base"])
    assert one.about["recorder"] is False
    one.close()
    source.write_text(STUB.replace(", recorder=True, unfinished=False", ""))
    one = Subject("posse_games", path=stub, boxes=["base"])
    assert one.about["engine"] == "pure", "an older revision that cannot do without"
    one.close()
    with pytest.raises(SubjectError, match="no such box: unfinished"):
        Subject("posse_games", path=stub, boxes=["unfinished"])


def test_another_revision_that_lacks_a_mixture(stub: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "posse"
    other.mkdir(parents=True)
    (other / "__init__.py").write_text(STUB.replace(", unfinished=False", ""))
    mixtures = (("base",), ("unfinished",))
    plan = Plan(7, mixtures, TINY, Build(stub, False), Build(other.parent, False), all_may_be_missing=True)
    run = measure.measure(plan, [], Steps())
    assert [mixture.boxes for mixture in run.mixtures] == [("base",)]
    assert len(run.older) == 1
    assert run.left_out == {("unfinished",): "no such box: unfinished"}


def test_a_recorder_that_is_on_is_said(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = STUB.replace("class Game:", "class Game:\n    recorder = []\n")
    (ours / "posse" / "__init__.py").write_text(source)
    told = Told(capsys, "--games", "2", "--slices", "1", "--boxes", "base")
    assert "The games are recorded" in told.out


def test_all_boxes_not_built_yet(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (ours / "posse" / "__init__.py").write_text(STUB.replace('{"base", "all"}', '{"base"}'))
    told = Told(capsys, "--games", "2", "--slices", "1", "--json")
    assert told.code == 0
    reason = "no such box: all"
    assert json.loads(told.out)["left_out"] == {"all": reason, "unfinished": reason}
    told = Told(capsys, "--games", "2", "--slices", "1", "--boxes", "all")
    assert told.code == 2, "but asked for by name it has to be there"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--players", "9"], "--players"),
        (["--games", "0"], "--games"),
        (["--seconds", "0"], "--seconds"),
        (["--slices", "none"], "--slices"),
        (["--games", "2", "--seconds", "2"], "Choose one of --seconds and --games"),
        (["--boxes", "base,,promo"], "A mixture needs the name of a box"),
        (["--boxes", "nope", "--games", "2"], "This game cannot be dealt: no such box: nope"),
        (["--compiled"], "There is no compiled engine here"),
        (["--against"], "--against"),
        (["extra"], "too much: extra"),
    ],
)
def test_wrong_calls(
    ours: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    args: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    told = Told(capsys, *args)
    assert told.code == 2
    assert told.out == ""
    assert sentence in told.err


def test_a_broken_engine_is_said_in_a_sentence(ours: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (ours / "posse" / "__init__.py").write_text(STUB.replace("self.left -= 1", "self.missing"))
    told = Told(capsys, "--games", "2", "--slices", "1")
    assert told.code == 1
    assert "The measured process ended: AttributeError" in told.err


def test_peers_that_cannot_be_installed(
    ours: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "install", lambda peer, folder: (Path("none"), f"no {peer.package} here"))
    told = Told(capsys, "--games", "2", "--slices", "1", "--peers")
    assert told.code == 0
    assert "OpenSpiel hearts could not be measured: no open_spiel here" in told.out
    assert "python-chess could not be measured: no chess here" in told.out


def test_an_installed_peer_is_not_installed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = peers.python_of(tmp_path)
    python.parent.mkdir()
    python.touch()
    (tmp_path / "hearts.installed").touch()
    monkeypatch.setattr(subprocess, "run", None)
    assert peers.install(peers.PEERS[0], tmp_path) == (python, "")


def test_pip_says_no(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = peers.python_of(tmp_path)
    python.parent.mkdir()
    python.touch()

    def refused(call: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(call, 1, "", "looking…\nERROR: no such package\n")

    monkeypatch.setattr(subprocess, "run", refused)
    assert peers.install(peers.PEERS[0], tmp_path) == (python, "ERROR: no such package")
    assert not (tmp_path / "hearts.installed").exists()


# ------------------------------------------------------------------------------------------- other revisions


@pytest.fixture
def repository(ours: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A git repository whose first revision deals longer games than the working copy."""
    root = ours.parent / "repository"
    package = root / "src" / "posse"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(STUB.replace("5 + seed", "9 + seed"))
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"]):
        git(root, "-c", "user.name=a", "-c", "user.email=a@example.org", *words)
    (package / "__init__.py").write_text(STUB)
    monkeypatch.setattr(builds, "PACKAGE", package)
    return root


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", "-C", str(root), *words], check=True, capture_output=True, text=True).stdout


def test_against_a_revision(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = Told(capsys, "--games", "3", "--slices", "2", "--boxes", "base", "--against", "HEAD", "--json")
    assert told.code == 0
    against = json.loads(told.out)["against"]
    assert against["revision"] == "HEAD"
    assert against["commit"] == git(repository, "rev-parse", "HEAD").strip()
    assert against["mixtures"][0]["same_games"] is False
    assert set(against["mixtures"][0]) >= {"choose", "codes", "copy", "deals", "engine"}
    assert git(repository, "worktree", "list").count("\n") == 1


def test_a_revision_that_breaks_leaves_no_worktree(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (repository / "src" / "posse" / "__init__.py").write_text("raise RuntimeError('broken')\n")
    git(repository, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-a", "-m", "two")
    (repository / "src" / "posse" / "__init__.py").write_text(STUB)
    told = Told(capsys, "--games", "2", "--slices", "1", "--against", "HEAD")
    assert told.code == 1
    assert "Revision HEAD cannot play this: RuntimeError: broken" in told.err
    assert git(repository, "worktree", "list").count("\n") == 1


def test_a_revision_that_does_not_compile(repository: Path) -> None:
    commit = git(repository, "rev-parse", "HEAD").strip()
    with pytest.raises(builds.BuildError) as caught, builds.checked_out(repository, commit, compiled=True):
        pass
    assert caught.value.text == "bench-error-build"
    assert git(repository, "worktree", "list").count("\n") == 1


@pytest.mark.parametrize("revision", ["nope", "--help", "HEAD~5"])
def test_an_unknown_revision(repository: Path, capsys: pytest.CaptureFixture[str], revision: str) -> None:
    told = Told(capsys, "--against=" + revision)
    assert told.code == 2
    assert f"Revision {revision} is not in this repository" in told.err


def test_no_repository(
    ours: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ours)
    told = Told(capsys, "--against", "HEAD")
    assert told.code == 2
    assert "needs a git repository" in told.err


def test_the_pure_form_of_a_compiled_posse(ours: Path) -> None:
    binary = ours / "posse" / "engine.cpython-311.so"
    binary.touch()
    assert builds.here() == Build(ours, True)
    with builds.wanted(None) as build:
        assert build == Build(ours, True)
    with builds.wanted(compiled=False) as build:
        assert not build.compiled
        assert (build.path / "posse" / "__init__.py").exists()
        assert builds.binaries(build.path) == []
    assert binary.exists()
    assert not build.path.exists()


def test_the_compiled_form_of_a_working_copy(repository: Path) -> None:
    compiled = repository / "build" / "compiled" / "posse"
    compiled.mkdir(parents=True)
    (compiled / "engine.so").touch()
    with builds.wanted(compiled=True) as build:
        assert build == Build(compiled.parent, True)
