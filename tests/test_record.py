"""Records: the same game from its text, and one clear sentence for every text that is none."""

import hashlib
import json
import random
import re
from pathlib import Path

import pytest

import posse
from posse import record, snapshot
from posse.cli import common
from posse.cli.main import main
from posse.engine.game import Game
from posse.engine.notation import seat_names
from posse.record import RecordError
from posse.version import VERSION


def played(players: int, seed: int | str, choices: int = 2000, **setup: object) -> Game:
    rng = random.Random(0)
    g = posse.new_game(players=players, boxes="all", seed=seed, **setup)  # type: ignore[arg-type]
    for _ in range(choices):
        if g.decision is None:
            break
        if g.can_undo() and rng.random() < 0.3:
            g.undo()
            continue
        g.choose(rng.randrange(len(g.codes)))
    return g


@pytest.fixture(scope="module")
def game() -> Game:
    return played(5, 11)


@pytest.fixture(scope="module")
def text(game: Game) -> str:
    return game.record()


def one_line(error: Exception) -> None:
    assert "\n" not in str(error)


def trouble(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        record.verify(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 2000
    return caught.value


# -- the same game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
def test_a_replay_is_the_same_game(players: int) -> None:
    for seed in range(5):
        g = played(players, seed, choices=150 if seed % 2 else 2000)
        again = posse.replay(g.record())
        assert snapshot.fingerprint(again) == snapshot.fingerprint(g)
        assert again.record() == g.record()
        assert again.recorder is not None
        assert g.recorder is not None
        names = seat_names(g)
        assert [e.text(names) for e in again.recorder.events] == [e.text(names) for e in g.recorder.events]


def test_everything_of_the_set_up_is_kept() -> None:
    g = played(
        6,
        posse.secret_seed(),
        choices=40,
        mode="hidden_six",
        rulebook="published",
        options={"panic_any_distance": "on"},
        names=["Ґанна", "b-1", "c_", "dd", "ee", "ff"],
        sheriff=2,
        kept={0: "sid_ketchum", 4: "rose_doolan"},
    )
    again = posse.replay(g.record())
    assert snapshot.fingerprint(again) == snapshot.fingerprint(g)
    assert "options: panic_any_distance=on\n" in g.record()
    assert "sheriff: c_\n" in g.record()
    assert "kept: Ґанна=sid_ketchum ee=rose_doolan\n" in g.record()


def test_a_record_is_readable(game: Game, text: str) -> None:
    lines = text.splitlines()
    assert lines[0] == "posse record 1"
    assert f"version: {VERSION}" in lines
    assert any(line.startswith("-- turn 1: ") for line in lines)
    assert lines[-1].startswith("-- end after ")
    assert game.result is not None
    assert all(name in lines[-1] for name in game.result.winners)


def test_steps_lead_through_the_game(game: Game, text: str) -> None:
    numbers = []
    for step in record.steps(text):
        numbers.append(step.number)
        assert (step.line is None) == (step.number == 0)
    assert step.game.over
    assert game.recorder is not None
    assert numbers == list(range(len(game.recorder.choices) + 1))


def test_until(text: str) -> None:
    for count in (0, 1, 7):
        g = posse.replay(text, until=count)
        assert g.recorder is not None
        assert len(g.recorder.choices) == count
    assert posse.replay(text, until=10**6).over


def test_a_replayed_game_goes_on(text: str) -> None:
    g = posse.replay(text, until=10)
    g.choose(0)
    assert posse.replay(g.record()).codes == g.codes


def test_line_ends_blank_lines_and_remarks_do_not_matter(text: str) -> None:
    lines = text.splitlines()
    loose = "\ufeff# a remark\r\n\r\n" + "\r\n\r\n".join(f"  {line}\t" for line in lines) + "\r\n# the end"
    loose = loose.replace("-- dealt", "-- dealt\r\n-- anything one likes")
    assert record.verify(loose).record() == text
    assert posse.replay("\r".join(lines)).record() == text


def test_spelling_by_hand(text: str) -> None:
    """Spaces and small letters for faces are forgiven."""
    head, dealt, rest = text.partition("-- dealt")
    rest = re.sub(r"\[(\w+)\]", lambda face: face[0].lower(), rest).replace(" > ", ">")
    assert posse.replay(head + dealt + rest).record() == text


# -- what is wrong ----------------------------------------------------------------------------------------------------


def test_a_truncated_record_is_fine_as_far_as_it_goes(text: str) -> None:
    lines = text.splitlines()
    part = "\n".join(lines[:40])
    g = posse.replay(part)
    assert not g.over
    assert "stops before the game is over" in str(trouble(part))
    assert "last line" in str(trouble("\n".join(lines[:-1])))


def test_a_choice_that_does_not_fit_says_where_and_what_would(text: str) -> None:
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if i > 20 and line.endswith(": end"))
    name = lines[at].partition(":")[0]
    error = trouble("\n".join([*lines[:at], f"{name}: general_store[2C]", *lines[at + 1 :]]))
    assert error.line == at + 1
    assert "general_store[2C]" in str(error)
    assert "possible: " in str(error)
    other = next(n for n in ("ann", "bob") if n != name)
    error = trouble("\n".join([*lines[:at], f"{other}: end", *lines[at + 1 :]]))
    assert error.line == at + 1
    assert f"{name} is asked here, not {other}" in str(error)


def test_a_doctored_record_is_refused(text: str) -> None:
    end = text.splitlines()[-1]
    assert "won by" in str(trouble(text.replace(end, "-- end after 1 turn: law, won by nobody")))
    assert "nothing comes after" in str(trouble(text + "ann: end\n"))
    assert "chooses nothing" in str(trouble(text.replace(end, "ann: end")))
    early = text.splitlines()
    assert "is asked" in str(trouble("\n".join([*early[:30], end])))
    assert "does not begin here" in str(trouble(text.replace("-- turn 2: ", "-- turn 9: ", 1)))
    with pytest.raises(RecordError):
        posse.replay(text.replace("seed: 11", "seed: 12"))


def test_what_was_taken_back_is_not_in_a_record(text: str) -> None:
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if i > 15 and ": " in line and not line.startswith("--"))
    name = lines[at].partition(":")[0]
    trouble("\n".join([*lines[:at], f"{name}: undo", *lines[at:]]))


def test_another_version_says_so_and_shows_its_lines(text: str) -> None:
    other = text.replace(f"version: {VERSION}", "version: 99.1")
    with pytest.raises(record.OtherVersionError, match=r"99\.1"):
        posse.replay(other)
    assert len(record.read(other).choices) == len(record.read(text).choices)
    assert posse.replay(other, any_version=True).over


HEADS = {
    "no seed": ("seed: 11\n", ""),
    "no names": ("names: ann bob cy dan eve\n", ""),
    "a bad seed": ("seed: 11", "seed: eleven"),
    "a huge seed": ("seed: 11", f"seed: {'9' * 500}"),
    "a bad box": ("boxes: base", "boxes: bass"),
    "a bad mode": ("mode: standard", "mode: solitaire"),
    "a bad rulebook": ("rulebook: compendium", "rulebook: mine"),
    "a bad option": ("rulebook: compendium", "rulebook: compendium\noptions: fly=on"),
    "a bad value": ("rulebook: compendium", "rulebook: compendium\noptions: panic_any_distance=perhaps"),
    "no value": ("rulebook: compendium", "rulebook: compendium\noptions: panic_any_distance"),
    "names twice": ("names: ann bob", "names: ann ann"),
    "no such sheriff": ("seed: 11", "seed: 11\nsheriff: zed"),
    "no such character": ("seed: 11", "seed: 11\nkept: ann=zed"),
    "twice": ("seed: 11", "seed: 11\nseed: 11"),
    "another format": ("posse record 1", "posse record 2"),
}


@pytest.mark.parametrize("what", HEADS)
def test_a_bad_header_is_one_sentence(text: str, what: str) -> None:
    old, new = HEADS[what]
    assert old in text
    trouble(text.replace(old, new))


@pytest.mark.parametrize(
    "garbage",
    ["", "\n\n", "\x00\x01\x02", "x" * 10_000, "posse record 1", "{}", "- a\n- b", "posse record one"],
)
def test_garbage_is_one_sentence(garbage: str) -> None:
    trouble(garbage)


def test_what_is_no_text_is_one_sentence() -> None:
    for thing in (None, 5, b"posse record 1", ["posse record 1"]):
        with pytest.raises(RecordError, match="a record is a text, not"):
            posse.replay(thing)  # type: ignore[arg-type]


def test_damage_is_one_sentence(text: str) -> None:
    rng = random.Random(4)
    for _ in range(200):
        at = rng.randrange(len(text))
        junk = rng.choice(["\x00", "-- ", "\n", "ann: pass\n", "9", "=" * 5000, "", ":", "\u2028", ">"])
        damaged = text[:at] + junk + text[at + rng.randrange(20) :]
        try:
            record.verify(damaged)
        except RecordError as error:
            one_line(error)


def test_a_game_without_history_has_no_record(game: Game) -> None:
    with pytest.raises(RecordError, match="history"):
        game.copy().record()


# -- a deal that anybody can check -----------------------------------------------------------------------------------

SECRET = "0123456789abcdef" * 4
SHOWN = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


@pytest.fixture(scope="module")
def fair() -> str:
    return played(4, SECRET).record()


def test_a_secret_seed_stands_in_the_record_with_what_was_shown_before(fair: str, text: str) -> None:
    assert record.read(fair).commitment == SHOWN
    assert record.verify(fair, shown=f" {SHOWN.upper()} ").over
    assert "commitment" not in text, "nobody commits to a number"


def test_another_seed_is_found_out(fair: str, text: str) -> None:
    line = fair.splitlines().index(f"commitment: {SHOWN}") + 1
    other = trouble(fair.replace(f"seed: {SECRET}", f"seed: {SECRET[::-1]}"))
    assert other.line == line
    assert SHOWN in str(other)
    with pytest.raises(RecordError, match="not dealt from the seed that was committed to"):
        record.verify(fair, shown=SHOWN[::-1])
    with pytest.raises(RecordError, match="the number 11, which nobody committed to"):
        record.verify(text, shown=SHOWN)
    trouble(fair.replace(SHOWN, "x" * 900))
    trouble(fair.replace(f"seed: {SECRET}", "seed: xyz"))


# -- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "_language", ["en"])
    monkeypatch.setenv("COLUMNS", "200")


def test_replay_shows_a_game(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.posse"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert record.read(text).choices[0].text in shown
    assert "drew" in shown
    assert main(["replay", str(file), "--to", "3"]) == 0
    assert len(capsys.readouterr().out) < len(shown)
    assert main(["replay", str(file), "--step", "5"]) == 0
    assert "5/" in capsys.readouterr().out
    assert main(["replay", str(file), "--step", "99999"]) == 2
    assert main(["replay", str(file), "--verify"]) == 0
    capsys.readouterr()
    assert main(["replay", str(file), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["whole"] is True
    assert answer["seed"] == "11"
    assert answer["result"]["winners"]


def test_replay_says_no(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.posse"
    file.write_text("\n".join(text.splitlines()[:30]), encoding="utf-8")
    assert main(["replay", str(file)]) == 0, "as far as it goes"
    assert main(["replay", str(file), "--verify"]) == 1
    assert "stops before" in capsys.readouterr().err
    assert main(["replay", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["whole"] is False
    file.write_text(text.replace(f"version: {VERSION}", "version: 99.1"), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    caught = capsys.readouterr()
    assert "99.1" in caught.err
    assert record.read(text).choices[0].text in caught.out
    assert main(["replay", str(file), "--verify"]) == 1
    file.write_text(text.replace("mode: standard", "mode: two"), encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert "line 4: this game cannot be dealt: the mode two is for 2 players" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(file)]) == 2
    assert main(["replay", str(tmp_path / "nothing")]) == 2
    assert main(["replay", str(tmp_path)]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_replay_checks_the_commitment(fair: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.posse"
    file.write_text(fair, encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 0
    assert "committed to" in capsys.readouterr().out
    assert main(["replay", str(file), "--commitment", SHOWN]) == 0
    assert main(["replay", str(file), "--commitment", SHOWN[::-1]]) == 1
    assert "not dealt from the seed" in capsys.readouterr().err
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["commitment"] == SHOWN
    assert main(["replay", str(file), "--json", "--commitment", SHOWN[::-1]]) == 1
