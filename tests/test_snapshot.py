"""Copies, snapshots and frames: whatever is copied or saved in the middle of a decision goes on identically."""

import inspect
import json
import random
from typing import Any

import pytest

import posse
from posse import snapshot
from posse.engine.core import Frame
from posse.engine.game import Game
from posse.engine.state import PLAIN
from posse.version import is_compiled

MODES = [(3, None), (4, None), (5, None), (6, None), (6, "hidden_six"), (7, None), (8, None), (2, None)]
CLASSES = snapshot.frame_classes()


def new(players: int, mode: str | None, seed: int) -> Game:
    return posse.new_game(players=players, mode=mode, boxes="all", seed=seed)


def state(g: Game) -> dict[str, Any]:
    plain: dict[str, Any] = {name: getattr(g, name) for name in PLAIN}
    plain["stack"] = [(type(f).__name__, [getattr(f, name) for name in f.FIELDS]) for f in g.stack]
    return plain


def same_way_on(one: Game, other: Game, rng: random.Random, choices: int) -> None:
    """Both take the same random choices and stay the same."""
    for _ in range(choices):
        assert one.codes == other.codes
        assert one.asked == other.asked
        if one.decision is None:
            break
        at = rng.randrange(len(one.codes))
        one.choose(at)
        other.choose(at)
    assert state(one) == state(other)


@pytest.mark.parametrize("players,mode", MODES)
def test_a_copy_and_a_loaded_game_go_on_like_the_original(players: int, mode: str | None) -> None:
    rng = random.Random(players)
    for seed in range(6):
        g = new(players, mode, seed)
        for _ in range(300):
            if g.decision is None:
                break
            if rng.random() < 0.05:
                text = snapshot.dump(g)
                loaded = snapshot.load(text)
                assert snapshot.dump(loaded) == text
                assert state(loaded) == state(g)
                before = state(g)
                same_way_on(g.copy(), loaded, rng, 40)
                assert state(g) == before, "a copy has changed its original"
            g.choose(rng.randrange(len(g.codes)))


def test_a_game_that_is_over_can_be_saved() -> None:
    rng = random.Random(1)
    g = new(4, None, 1)
    while g.decision is not None:
        g.choose(rng.randrange(len(g.codes)))
    loaded = snapshot.load(snapshot.dump(g))
    assert loaded.decision is None
    assert loaded.result is not None
    assert g.result is not None
    assert loaded.result.winners == g.result.winners


def test_a_secret_seed_is_saved_too() -> None:
    g = posse.new_game(players=5, seed=posse.secret_seed())
    same_way_on(snapshot.load(snapshot.dump(g)), g, random.Random(2), 200)


def test_a_fingerprint_tells_positions_apart_and_histories_not() -> None:
    rng = random.Random(3)
    g = new(5, None, 3)
    seen = {snapshot.fingerprint(g)}
    for _ in range(100):
        if g.decision is None:
            break
        g.choose(rng.randrange(len(g.codes)))
        assert snapshot.fingerprint(g) == snapshot.fingerprint(g.copy())
        seen.add(snapshot.fingerprint(g))
    assert len(seen) > 95
    other = g.copy()
    other.life[0] += 1
    assert snapshot.fingerprint(other) != snapshot.fingerprint(g)


# -- frames -----------------------------------------------------------------------------------------------------------


def is_list(cls: type[Frame], name: str) -> bool:
    """Does this field of a frame hold a list?"""
    parameter = inspect.signature(cls).parameters.get(name)
    if parameter is not None and parameter.annotation is not inspect.Parameter.empty:
        return "list" in str(parameter.annotation)
    blank = blank_frame(cls)
    if is_compiled():
        try:
            setattr(blank, name, [1])
        except TypeError:
            return False
        return True
    return isinstance(getattr(blank, name), list)


def blank_frame(cls: type[Frame]) -> Frame:
    parameters = inspect.signature(cls).parameters.values()
    if is_compiled():
        return snapshot.make_frame(cls, {})
    return cls(*([] if "list" in str(p.annotation) else 0 for p in parameters))


@pytest.mark.parametrize("name", CLASSES)
def test_a_clone_has_every_field(name: str) -> None:
    cls = CLASSES[name]
    wanted: dict[str, object] = {}
    for number, field in enumerate(cls.FIELDS, 1):
        wanted[field] = list(range(number * 100, number * 100 + 60)) if is_list(cls, field) else number
    frame = snapshot.make_frame(cls, wanted)
    clone = frame.clone()
    assert type(clone) is cls
    assert {field: getattr(clone, field) for field in cls.FIELDS} == wanted


@pytest.mark.skipif(is_compiled(), reason="compiled frames do not tell their attributes")
@pytest.mark.parametrize("name", CLASSES)
def test_fields_name_every_attribute(name: str) -> None:
    cls = CLASSES[name]
    assert set(vars(blank_frame(cls))) == set(cls.FIELDS)
    assert len(set(cls.FIELDS)) == len(cls.FIELDS)


def test_no_two_frames_have_one_name() -> None:
    names = [cls.__name__ for cls in snapshot._below(Frame)]
    assert sorted(names) == sorted(set(names))


# -- what is no snapshot ----------------------------------------------------------------------------------------------


def one_line(error: Exception) -> None:
    assert "\n" not in str(error)


def one_sentence(text: str) -> str:
    with pytest.raises(snapshot.SnapshotError) as caught:
        snapshot.load(text)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert 10 < len(sentence) < 300
    return sentence


@pytest.mark.parametrize(
    "text", ["", " ", "{", "null", "[]", "{}", "\x00", "9" * 1000, '{"posse": 1}', "[" * 100_000]
)
def test_garbage_is_one_sentence(text: str) -> None:
    one_sentence(text)


def test_a_part_of_a_snapshot_is_one_sentence() -> None:
    text = snapshot.dump(new(5, None, 1))
    for length in range(0, len(text) - 1, 37):
        one_sentence(text[:length])


def test_a_changed_snapshot_is_refused() -> None:
    text = snapshot.dump(new(5, None, 1))
    content = json.loads(text)
    content["state"]["life"][0] = 9
    assert "check sum" in one_sentence(json.dumps(content))
    content = json.loads(text)
    content["format"] = 99
    assert "format 99" in one_sentence(json.dumps(content))


def test_a_forged_snapshot_is_one_sentence() -> None:
    """Even with the right check sum nothing but a game comes out."""
    text = snapshot.dump(new(5, None, 1))
    rng = random.Random(7)
    junk: list[object] = [None, -1, "x", [], {}, 1 << 70, True, [[1]], 0.5]
    for _ in range(300):
        content = json.loads(text)
        del content["check"]
        part = content[rng.choice(["setup", "state"])]
        part[rng.choice(list(part))] = rng.choice(junk)
        content["check"] = snapshot._digest(snapshot._canonical(content))
        try:
            snapshot.load(json.dumps(content))
        except snapshot.SnapshotError as error:
            one_line(error)
