"""What is written wrongly in a scenario is one sentence with file and line; what falls short is told with the table."""

import json
import random
from pathlib import Path

import pytest

from posse import scenario
from posse.cli import common
from posse.cli.main import main
from posse.scenario import Outcome, ScenarioError

GOOD = """\
- name: A shot
  rules: [BASE-BANG-2]
  players:
    ann: {role: sheriff, hand: "bang[5C] bang[6C]"}
    bob: {role: outlaw, hand: missed, table: barrel}
    cy: {role: outlaw}
  deck: "beer[6H] saloon"
  steps:
    - ann: bang[5C] > bob
    - bob: pass
    - expect: {bob.life: 3, asked: ann}
"""


def outcomes(text: str) -> list[Outcome]:
    return [scenario.run(item) for item in scenario.read(text, "file.yaml")]


def outcome(text: str) -> Outcome:
    (only,) = outcomes(text)
    return only


def one_line(error: Exception) -> None:
    assert "\n" not in str(error)


def error(text: str) -> ScenarioError:
    """The one error there is, wherever it is found."""
    try:
        found = [o.error for o in outcomes(text) if o.error is not None]
    except ScenarioError as raised:
        found = [raised]
    assert len(found) == 1, found
    assert "\n" not in str(found[0])
    assert len(str(found[0])) < 600
    assert str(found[0]).startswith("file.yaml")
    return found[0]


def test_the_good_one_holds() -> None:
    assert outcome(GOOD).held


# -- what is wrong ----------------------------------------------------------------------------------------------------

#: what is replaced, by what, the line of the error, words of its sentence
WRONG = {
    "field": ("  deck:", "  dekc:", 7, ["no field 'dekc'", "did you mean deck"]),
    "field of a player": ("table: barrel", "tabel: barrel", 5, ["no field 'tabel'", "did you mean table"]),
    "no name": ("name: A shot", "note: A shot", 1, ["needs a field 'name'"]),
    "no steps": ("  steps:", "  discard:", 1, ["needs a field 'steps'"]),
    "card": ("hand: missed", "hand: mised", 5, ["no card 'mised'", "did you mean missed"]),
    "face": ("bang[5C] bang[6C]", "bang[5S]", 4, ["no bang[5S]", "5C"]),
    "no face": ("bang[5C] bang[6C]", "bang[]", 4, ["rank and a suit"]),
    "strange face": ("bang[5C] bang[6C]", "bang[1X]", 4, ["rank and a suit"]),
    "a card twice": ("bang[5C] bang[6C]", "bang[5C] bang[5C]", 4, ["bang[5C]", "once", "twice"]),
    "too many": ("hand: missed", 'hand: "saloon saloon"', 5, ["saloon", "once", "3 times"]),
    "a card of another box": ("hand: missed", "hand: tumbleweed", 5, ["tumbleweed", "armed_and_dangerous"]),
    "brown on a table": ("table: barrel", "table: beer", 5, ["beer lies on no table"]),
    "two weapons": ("table: barrel", 'table: "schofield remington"', 5, ["two weapons"]),
    "twice on a table": ("table: barrel", 'table: "barrel barrel"', 5, ["barrel lies twice"]),
    "cubes": ("table: barrel", 'table: "barrel:2"', 5, ["holds no cubes"]),
    "role": ("cy: {role: outlaw}", "cy: {role: outlow}", 6, ["no role 'outlow'", "did you mean outlaw"]),
    "two sheriffs": ("cy: {role: outlaw}", "cy: {role: sheriff}", 3, ["one sheriff"]),
    "character": ("cy: {role: outlaw}", "cy: {character: slab}", 6, ["no character 'slab'"]),
    "character twice": (
        "cy: {role: outlaw}",
        "cy: {character: sid_ketchum}\n    dan: {character: sid_ketchum}",
        7,
        ["sid_ketchum", "once"],
    ),
    "life": ("cy: {role: outlaw}", "cy: {life: 9}", 6, ["at most 4"]),
    "no life": ("cy: {role: outlaw}", "cy: {life: 0}", 6, ["alive: false"]),
    "life of the dead": ("cy: {role: outlaw}", "cy: {life: 2, alive: false}", 6, ["no life"]),
    "a word for a number": ("cy: {role: outlaw}", "cy: {life: many}", 6, ["number", "many"]),
    "a list for a word": ("cy: {role: outlaw}", "cy: {role: [outlaw]}", 6, ["a text, not a list"]),
    "a list for a player": ("cy: {role: outlaw}", "cy: [outlaw]", 6, ["mapping", "not a list"]),
    "perhaps": ("cy: {role: outlaw}", "cy: {alive: perhaps}", 6, ["true or false"]),
    "one player": (
        "    bob: {role: outlaw, hand: missed, table: barrel}\n    cy: {role: outlaw}\n",
        "",
        4,
        ["2 to 8"],
    ),
    "name of a player": ("cy: {role: outlaw}", '"c y": {role: outlaw}', 6, ["letters, digits"]),
    "player twice": ("cy: {role: outlaw}", "bob: {role: outlaw}", 6, ["'bob' stands here twice"]),
    "box": ("  deck:", "  boxes: [dodge]\n  deck:", 7, ["no box 'dodge'"]),
    "mode": ("  deck:", "  mode: solo\n  deck:", 7, ["no mode 'solo'"]),
    "rulebook": ("  deck:", "  rulebook: mine\n  deck:", 7, ["mine"]),
    "option": ("  deck:", "  options: {fly: on}\n  deck:", 7, ["no option 'fly'"]),
    "value": ("  deck:", "  options: {jail_until_hearts: perhaps}\n  deck:", 7, ["perhaps"]),
    "at": ("  deck:", "  at: noon\n  deck:", 7, ["turn_start, draw, play, discard"]),
    "deck size": ("  deck:", "  deck_size: 1\n  deck:", 7, ["2 cards already"]),
    "huge deck": ("  deck:", "  deck_size: 99\n  deck:", 7, ["not more"]),
    "negative": ("  deck:", "  bangs_played: -1\n  deck:", 7, ["number"]),
    "events of no box": ("  deck:", "  events: {high: [x]}\n  deck:", 7, ["no box of events"]),
    "steps": ("    - bob: pass", "    bob: pass", 10, []),
    "nothing in a step": ("    - bob: pass", "    - {}", 10, ["says nothing"]),
    "wrong in a step of two": ("    - bob: pass", "    - bob: pass\n      eve: end", 11, ["no player 'eve'"]),
    "player in a step": ("    - bob: pass", "    - bib: pass", 10, ["no player 'bib'", "did you mean bob"]),
    "word in a step": ("    - bob: pass", "    - bob never: pass", 10, ["not, has, refused"]),
    "word of an option": (
        "    - bob: pass",
        "    - bob not: barell",
        10,
        ["'barell'", "did you mean barrel"],
    ),
    "target": ("ann: bang[5C] > bob", "ann refused: bang > dob", 9, ["'dob'"]),
    "face of an option": ("- ann: bang[5C] > bob", "- ann: bang[5X] > bob", 9, ["rank and a suit"]),
    "face that no such card has": ("ann: bang[5C] > bob", "ann: bang[KC] > bob", 9, ["no bang[KC]"]),
    "empty step": ("    - bob: pass", "    - bob:", 10, ["nothing"]),
    "expect nothing": ("expect: {bob.life: 3, asked: ann}", "expect: {}", 11, ["nothing"]),
    "key": ("bob.life: 3", "bob.lives: 3", 11, ["'bob.lives'", "did you mean life"]),
    "key of the table": ("asked: ann", "aksed: ann", 11, ["did you mean asked"]),
    "player of a key": ("bob.life: 3", "bib.life: 3", 11, ["no player 'bib'"]),
    "value of a key": ("bob.life: 3", "bob.life: three", 11, ["number"]),
    "nobody to be asked": ("asked: ann", "asked: zed", 11, ["cannot be 'zed'"]),
    "event of a key": ("asked: ann", "event: blesing", 11, ["'blesing'", "did you mean blessing"]),
    "character of a key": ("asked: ann", "ann.character: sid", 11, ["cannot be 'sid'"]),
    "event of another box": (
        "  deck:",
        "  boxes: high_noon\n  events: {high_noon: [lasso]}\n  deck:",
        8,
        ["lasso", "fistful_of_cards"],
    ),
    "cards of the dead": ("cy: {role: outlaw}", "cy: {alive: false, hand: beer}", 6, ["no cards"]),
    "the dead at turn": (
        "{role: sheriff, hand",
        "{role: sheriff, alive: false, hand",
        4,
        ["out has no turn"],
    ),
    "an option that the mode refuses": (
        "  deck:",
        "  mode: three\n  options: shadow_gunslingers\n  deck:",
        8,
        ["shadow_gunslingers", "mode three"],
    ),
    "long name": ("cy: {role: outlaw}", f"{'c' * 41}: {{role: outlaw}}", 6, ["at most 40 characters"]),
    "distance": ("bob.life: 3", "bob.distance: 3", 11, ["ann.distance.bob"]),
    "sees": ("bob.life: 3", "sees.bob: 3", 11, ["sees.bob.cy.role"]),
    "alias": ("cy: {role: outlaw}", "cy: *x", 6, ["YAML"]),
    "tab": ("  deck:", "\tdeck:", 7, ["YAML", "spaces, not with tabs"]),
    "indentation": ("  deck:", "   deck:", 7, ["YAML", "indented alike"]),
    "colon": ("name: A shot", "name: A shot: missed", 1, ["YAML", "quotes"]),
    "another document": ("  deck:", "---\n  deck:", 7, ["YAML", "one list"]),
    "control character": ("name: A shot", "name: A \x07 shot", 1, ["YAML", "07"]),
    "brackets": ("hand: missed", "hand: missed[2S]", 5, ["YAML", "quotes"]),
}


@pytest.mark.parametrize("what", WRONG)
def test_one_sentence_with_the_line(what: str) -> None:
    old, new, line, words = WRONG[what]
    assert old in GOOD
    found = error(GOOD.replace(old, new))
    assert found.line in (line, line + 1), str(found)
    for word in words:
        assert word in str(found)


def test_what_is_no_text_says_in_which_line(tmp_path: Path) -> None:
    file = tmp_path / "latin.yaml"
    file.write_bytes(GOOD.replace("outlaw}", "outl\xe4w}").encode("latin-1"))
    with pytest.raises(ScenarioError, match=r"no UTF-8 text.* e4") as raised:
        scenario.read_file(file)
    assert raised.value.line == 6


def test_yaml_may_take_over_what_stands_elsewhere() -> None:
    text = GOOD.replace("bob: {role: outlaw, hand: missed", "bob: &bob {role: outlaw, hand: missed")
    assert outcome(text.replace("cy: {role: outlaw}", "cy: {<<: *bob, hand: beer, table: mustang}")).held
    wrong = error(text.replace("cy: {role: outlaw}", "cy: {<<: sheriff}"))
    assert wrong.line == 6


@pytest.mark.parametrize(
    ("old", "new"), [("hand: missed", "hand: mised"), ("asked: ann", "asked: ann, asked: ann")]
)
def test_other_situations_of_the_file_are_played(old: str, new: str) -> None:
    both = GOOD.replace(old, new) + GOOD
    first, second = outcomes(both)
    assert first.error is not None
    assert second.held


@pytest.mark.parametrize(
    "text",
    [
        "", "# nothing", "just words", "a: b", "- a", "- []", "- {}", "- name:", "[" * 5000, "- " * 3000, "{" * 3000,
        "- name: x\n  players: {}\n  steps: []", "&a [*a]", "- &a {name: *a, players: *a, steps: *a}", "%YAML 9",
        "--- a\n--- b",
        "- !!python/object:os.system {}", "? [a]\n: b", "- {[a]: b}", "\x00", "\x07",
    ],
)  # fmt: skip
def test_what_is_no_scenario_is_one_sentence(text: str) -> None:
    error(text)


def test_a_bomb_of_aliases_costs_nothing() -> None:
    text = "- &a0 [x, x]\n" + "".join(f"- &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 30))
    for item in scenario.read(text, "file.yaml"):
        assert isinstance(item, ScenarioError)


def test_damage_never_shows_a_traceback() -> None:
    rng = random.Random(1)
    junk = ["none", "!", "-1", "[]", "{}", "9" * 30, "bang[5X]", "~", "\n", "  ", ":", "alive: false", "shadow: true",
            "mode: two", "mode: three", "sheriff", "events: {high_noon: [curse]}", "\x00", "- ", "'", '"']  # fmt: skip
    for _ in range(400):
        text = GOOD
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice([*junk, ""]) + text[at + rng.randint(0, 5) :]
        try:
            found = outcomes(text)
        except ScenarioError as raised:
            one_line(raised)
            continue
        for o in found:
            assert "stumbled" not in o.sentence, f"{o.sentence}\n{text}"
            assert o.error is None or "\n" not in str(o.error)


# -- what falls short -------------------------------------------------------------------------------------------------

SHORT = {
    "another is asked": ("bob: pass", "cy: pass", "bob is asked now, not cy"),
    "no such option": ("bob: pass", "bob: beer", "possible: missed"),
    "not": ("    - bob: pass", "    - bob not: missed", "has 'missed'"),
    "not, by its beginning": ("    - ann: bang[5C] > bob", "    - ann not: bang", "has 'bang'"),
    "has": ("    - bob: pass", "    - bob has: beer", "has not 'beer'"),
    "has, and is not asked": ("    - bob: pass", "    - cy has: missed", "bob is asked"),
    "refused": ("    - bob: pass", "    - bob refused: missed", "not refused"),
    "number": ("bob.life: 3", "bob.life: 4", "bob.life is 3, not 4"),
    "cards": ("bob.life: 3", "bob.hand: beer", "bob.hand is missed[2S], not beer"),
    "no cards": ("bob.life: 3", 'bob.hand: ""', "not nothing"),
    "count": ("bob.life: 3", "bob.hand: 2", "not 2"),
    "word": ("asked: ann", "asked: cy", "asked is ann, not cy"),
    "nobody": ("asked: ann", "asked: nobody", "asked is ann"),
    "truth": ("asked: ann", "over: true", "over is false, not true"),
    "winners": ("asked: ann", "winners: ann", "winners is nothing, not ann"),
    "log": ("asked: ann", "log: healed bob 1", "does not say 'healed bob 1'"),
    "part of a word": ("asked: ann", "log: wounded bo", "does not say"),
    "no log": ("asked: ann", "no_log: wounded bob", "says 'wounded bob'"),
    "seen": ("asked: ann", "sees.cy.bob.role: outlaw", "sees.cy.bob.role is hidden"),
    "hidden": ("asked: ann", "sees.bob.bob.role: hidden", "not hidden"),
}


@pytest.mark.parametrize("what", SHORT)
def test_a_situation_that_falls_short_says_how(what: str) -> None:
    old, new, words = SHORT[what]
    assert old in GOOD
    found = outcome(GOOD.replace(old, new))
    assert not found.held
    assert found.error is None, str(found.error)
    assert words in found.sentence
    assert found.line in (9, 10, 11)
    assert any("bob" in line for line in found.table)
    assert found.options


HOLDS = {
    "cards without faces": "bob.hand: missed",
    "with faces": "bob.hand: 'missed[2S]'",
    "counted": "bob.hand: 1",
    "in any order": 'ann.hand: "bang[6C]"',
    "none": 'cy.hand: ""',
    "an empty list": "cy.hand: []",
    "nobody won": "winners: []",
    "top of the discard pile": "top_discard: bang",
    "log": "log: [wounded bob 1 by ann, wounded bob, 'played ann bang > bob', 'played ann bang[5C] > bob']",
    "no log": "no_log: healed",
    "hidden hand": "sees.cy.bob.hand: hidden",
    "own hand": "sees.bob.bob.hand: missed",
    "count of a hidden hand": "sees.cy.bob.hand: 1",
    "hidden role": "sees.cy.bob.role: hidden",
    "open role": "sees.cy.ann.role: sheriff",
    "distance": "{ann.distance.bob: 1, ann.reach: 1, ann.hand_limit: 5, deck_size: 76}",
    "side": "{ann.side: law, bob.side: outlaws}",
    "turn": "{turn: ann, phase: play, over: false, event: none}",
}


@pytest.mark.parametrize("what", HOLDS)
def test_facts(what: str) -> None:
    fact = HOLDS[what]
    wanted = fact if fact.startswith("{") else f"{{{fact}}}"
    found = outcome(GOOD.replace("{bob.life: 3, asked: ann}", wanted))
    assert found.held, found.error or found.sentence


def test_forced_decisions_may_be_left_out() -> None:
    text = GOOD.replace("hand: missed, table: barrel", "life: 4").replace("    - bob: pass\n", "")
    assert not outcome(text).held
    assert outcome(text.replace("  deck:", "  skip_forced: true\n  deck:")).held
    written = GOOD.replace("hand: missed, table: barrel", "life: 4").replace(
        "  deck:", "  skip_forced: true\n  deck:"
    )
    assert outcome(written).held
    stays = written.replace("    - bob: pass\n", "    - expect: {asked: bob, bob.life: 4}\n    - bob: pass\n")
    assert outcome(stays).held
    goes = written.replace("    - bob: pass\n", "    - expect: {bob.life: 3}\n")
    assert outcome(goes).held


def test_refused_changes_nothing() -> None:
    text = GOOD.replace(
        "    - bob: pass",
        "    - bob refused: [beer, bang, 'missed > ann']\n    - ann refused: end\n    - bob: pass",
    )
    assert outcome(text).held


def test_cards_are_taken_the_same_way_every_time() -> None:
    (item,) = scenario.read(GOOD.replace('hand: "bang[5C] bang[6C]"', "hand: bang missed"), "file.yaml")
    assert not isinstance(item, ScenarioError)
    one, other = scenario.build(item), scenario.build(item)
    assert one.hands == other.hands
    assert one.deck == other.deck


def test_a_situation_has_no_record() -> None:
    (item,) = scenario.read(GOOD, "file.yaml")
    assert not isinstance(item, ScenarioError)
    with pytest.raises(ValueError, match="situation"):
        scenario.build(item).record()


# -- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "_language", ["en"])
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "deep" / "short.yml").write_text(
        GOOD.replace("A shot", "Another").replace("bob.life: 3", "bob.life: 4"), encoding="utf-8"
    )
    (tmp_path / "README.md").write_text("no scenario", encoding="utf-8")
    return tmp_path


def test_check_all_well(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(folder / "good.yaml")]) == 0
    assert "1 situation holds" in capsys.readouterr().out


def test_check_falls_short(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(folder)]) == 1
    out = capsys.readouterr().out
    for part in ("short.yml:11", "Another", "bob.life is 3, not 4", "the table:", "missed[2S]", "ann: end"):
        assert part in out
    assert main(["check", str(folder), "-k", "shot BANG-2"]) == 0
    assert main(["check", str(folder), "-k", "nothing like it"]) == 2


def test_check_for_programs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.yaml").write_text("- {}", encoding="utf-8")
    assert main(["check", "--json", str(folder)]) == 2
    answer = json.loads(capsys.readouterr().out)
    assert answer["situations"] == 3
    assert answer["held"] == 1
    assert answer["fell_short"][0]["sentence"] == "bob.life is 3, not 4"
    assert answer["unreadable"][0]["line"] == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"words", b"- a: b"])
def test_check_of_no_scenario(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.yaml"
    file.write_bytes(content)
    assert main(["check", str(file)]) == 2
    caught = capsys.readouterr()
    assert "bad.yaml" in caught.out + caught.err
    assert "Traceback" not in caught.err


def test_check_of_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "nothing.yaml")]) == 2
    assert main(["check", str(tmp_path)]) == 2
    assert capsys.readouterr().err
