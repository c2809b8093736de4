"""The command line: what `posse cards` and `posse rules` say, in which language, with which exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from posse.cli import common
from posse.cli.main import main
from posse.cli.rules import listed
from posse.version import VERSION, full_version, is_compiled


class Ran:
    """What a command line left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1, "one object, one line"
        return json.loads(self.out)


class Command:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str) -> Ran:
        code = main(list(args))
        out, err = (text.replace("\u00a0", " ") for text in self.capsys.readouterr())
        assert "Traceback" not in err
        return Ran(code, out, err)


@pytest.fixture
def posse(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setattr(common, "_language", [])
    return Command(capsys)


# ------------------------------------------------------------------------------------------------ all commands


def test_version(posse: Command) -> None:
    ran = posse("--version")
    assert ran.code == 0
    assert ran.out.strip() == full_version()
    assert ran.out.startswith(f"posse {VERSION} (")
    assert posse("--lang", "ru", "--version").out == ran.out


def test_the_build_under_test_is_the_one_that_was_meant() -> None:
    meant = os.environ.get("POSSE_BUILD")
    if meant is not None:
        assert is_compiled() == (meant == "compiled")


def test_help_is_in_the_language_asked_for(posse: Command) -> None:
    assert "Unofficial" in posse("--help").out
    assert "Неофициальная" in posse("--help", "--lang", "ru").out
    assert "Неофіційна" in posse("--lang=uk", "--help").out
    assert "--lang" in posse("cards", "--help").out


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("play --playerz 9", "Параметра --playerz немає. Можливо, ви мали на увазі: --players?"),
        ("play --players x", "--players: потрібне ціле число."),
        ("play --players 12", "--players: не більше ніж 8."),
        ("play --players 1", "--players: не менше ніж 2."),
        ("replay", "Бракує ФАЙЛ."),
        ("play --players", "--players так не вказують."),
        ("play now", "Зайве: now."),
    ],
)
def test_what_was_wrong_is_said_in_the_language_asked_for(posse: Command, call: str, said: str) -> None:
    ran = posse("--lang", "uk", *call.split())
    assert ran.code == 2
    assert not ran.out
    assert " ".join(ran.err.split()).startswith(said)
    assert "--help" in ran.err


def test_the_headings_of_the_help_are_in_the_language_asked_for(posse: Command) -> None:
    shown = posse("--lang", "ru", "replay", "--help").out
    for word in ("Параметры", "Аргументы", "[обязательно]", "Показать эту справку"):
        assert word in shown
    assert "Options" in posse("--lang", "en", "replay", "--help").out


def test_the_language_of_the_system_is_the_default(posse: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "В’язниця" in posse("cards", "jail").out


def test_a_wrong_call_ends_with_2_and_a_sentence(posse: Command) -> None:
    for args in (
        ["nonsense"],
        ["cards", "--nonsense"],
        ["cards", "--lang", "xx"],
        ["rules", "--lang"],
        ["--lang="],
    ):
        ran = posse(*args)
        assert ran.code == 2, args
        assert ran.err.strip(), args
        assert not ran.out, args


def test_a_misspelt_command_is_guessed(posse: Command) -> None:
    assert "cards" in posse("card").err


def test_as_a_program(tmp_path: Path) -> None:
    """From a folder that is not the repository, and with a terminal that knows ASCII only."""
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "C"}
    environment["PYTHONPATH"] = os.pathsep.join(os.path.abspath(p) for p in sys.path if p)
    command = [sys.executable, "-m", "posse", "cards", "бочка"]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "Barrel" in ran.stdout


# ------------------------------------------------------------------------------------------------ posse cards


def test_cards_lists_every_box(posse: Command) -> None:
    ran = posse("cards")
    assert ran.code == 0
    for text in (
        "Playing cards: 80",
        "Playing cards: 40",
        "Playing cards: 28",
        "Equipment: 24",
        "Events: 10",
    ):
        assert text in ran.out


def test_one_card(posse: Command) -> None:
    ran = posse("cards", "jail")
    assert ran.code == 0
    for text in ("Jail", "blue", "4♥", "10♠", "J♠", "3 copies", "BASE-JAIL-3", "RB-15", "jail_until_hearts"):
        assert text in ran.out


def test_one_card_in_another_language(posse: Command) -> None:
    ran = posse("cards", "schofield", "--lang", "ru")
    assert "Скофилд" in ran.out
    assert "дальность: 2" in ran.out
    assert "3 экземпляра" in ran.out


def test_a_character_and_a_piece_of_equipment(posse: Command) -> None:
    assert "3 lives" in posse("cards", "paul", "regret").out
    assert "2 nuggets" in posse("cards", "horseshoe").out


def test_the_same_name_twice(posse: Command) -> None:
    out = posse("cards", "gold rush").out
    assert "HN-GOLD-RUSH-1" in out
    assert "GR-GOLDRUSH-1" in out


def test_a_part_of_many_names_gives_a_list(posse: Command) -> None:
    out = posse("cards", "an").out
    assert "canteen" in out
    assert "BASE-" not in out


def test_a_box(posse: Command) -> None:
    assert "Playing cards: 40" in posse("cards", "--box", "dodge_city").out
    assert posse("cards", "--box", "nonsense").code == 2


def test_no_such_card(posse: Command) -> None:
    ran = posse("cards", "jial")
    assert ran.code == 1
    assert "Jail" in ran.err
    assert not ran.out
    assert posse("cards", "jial", "--json").json["nearest"] == ["Jail"]


def test_cards_as_json(posse: Command) -> None:
    ran = posse("cards", "barrel", "--json", "--lang", "uk")
    assert ran.code == 0
    (thing,) = ran.json["things"]
    assert (thing["id"], thing["border"], thing["count"]) == ("barrel", "blue", 3)
    assert {"rank": "Q", "suit": "spades", "box": "base"} in thing["copies"]
    assert thing["statements"][0]["id"] == "BASE-BARREL-1"
    everything = posse("cards", "--json").json["things"]
    assert sum(t["count"] for t in everything if t["kind"] == "card" and t["playable"]) == 148


# ------------------------------------------------------------------------------------------------ posse rules


def test_rules_lists_the_files(posse: Command) -> None:
    ran = posse("rules")
    assert ran.code == 0
    assert "Armed & Dangerous" in ran.out


def test_one_statement(posse: Command) -> None:
    ran = posse("rules", "base-jail-6")
    assert ran.code == 0
    for text in ("BASE-JAIL-6", "whole turn is skipped", "source: 002", "RB-15", "rules/02-base-cards.md"):
        assert text in ran.out


def test_one_ruling(posse: Command) -> None:
    out = posse("rules", "R-CH-19").out
    assert "pixie_pete_draws" in out
    assert "four" in out


def test_words(posse: Command) -> None:
    assert "BASE-JAIL-5" in posse("rules", "hearts", "jail").out
    assert "BASE-JAIL-1 " in posse("rules", "тюрьма").out
    assert "ranch_timing" in posse("rules", "ranch_timing").out


def test_many_statements_are_listed_briefly(posse: Command) -> None:
    ran = posse("rules", "CH")
    assert "source:" not in ran.out
    assert "CH-WILLY-THE-KID-2" in ran.out


def test_no_such_rule(posse: Command) -> None:
    ran = posse("rules", "BASE-JIAL-3")
    assert ran.code == 1
    assert "BASE-JAIL-3" in ran.err
    assert posse("rules", "xyzzyx").code == 1
    assert posse("rules", "BASE-JIAL", "--json").json["nearest"][0] == "BASE-JAIL"


def test_rules_as_json(posse: Command) -> None:
    answer = posse("rules", "HN-HANDCUFFS-9", "--json").json
    assert [s["id"] for s in answer["statements"]] == ["HN-HANDCUFFS-9"]
    assert posse("rules", "R-HN-6", "--json").json["rulings"][0]["settled_by"] == ["handcuffs"]


def test_brackets_and_marks_in_a_question_do_no_harm(posse: Command) -> None:
    for query in ("[bold]", "[/]", "((", "\\", "*", "-- -x", "♥", "{ $x }", "\ud800"):
        assert posse("rules", "--", query).code in (0, 1), query
        assert posse("cards", "--", query).code in (0, 1), query


def test_scenarios_are_read_with_the_rules_they_show() -> None:
    text = """\
- name: A heart opens the Jail
  rules: [BASE-JAIL-3, BASE-CHECK-2]        # a comment
  steps:
    - ann: pass
- name: "Another"
  players: {}
  rules:
    - BASE-JAIL-4
- rules: [EV-1]
  name: The name comes last
"""
    assert listed(text) == [
        ("A heart opens the Jail", ["BASE-JAIL-3", "BASE-CHECK-2"]),
        ("Another", ["BASE-JAIL-4"]),
        ("The name comes last", ["EV-1"]),
    ]
