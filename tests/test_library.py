"""What the page looks up: nothing is missing, everything has its words, a record is told choice by choice."""

from __future__ import annotations

import hashlib
import random
from collections import Counter

import msgspec
import pytest

import posse
from posse import modes, record, rulebook
from posse.deal import option_specs
from posse.engine.cards import BOXES, DECK_OF, card_text
from posse.engine.setup import read_options
from posse.i18n import LANGUAGES, Locale, message_id
from posse.server import library, room


def test_every_setting_is_there_and_has_its_words() -> None:
    found = library.setup()
    assert [option.name for option in found.options] == [spec.name for spec in option_specs()]
    assert [box.id for box in found.boxes] == [box.id for box in BOXES]
    assert {mode.id for mode in found.modes} == set(modes.MODES)
    assert (found.least, found.most) == (2, 8)
    usual = Counter(n for mode in found.modes for n in mode.usual_for)
    assert usual == Counter(range(2, 9))
    for lang in LANGUAGES:
        t = Locale(lang)
        for option in found.options:
            assert t.has(option.text), option.name
            assert t.has(f"{option.text}.text"), option.name
            for value in option.values:
                assert value.value in ("on", "off") if value.text is None else t.has(value.text), option.name
        for text in [mode.text for mode in found.modes] + [box.text for box in found.boxes]:
            assert t.has(text)
        for name in found.rulebooks:
            assert t.has(message_id("rulebook", name))
        for bot in found.bots:
            assert t.has(f"setup-bot-{bot}")


def test_what_is_offered_can_be_dealt() -> None:
    found = library.setup()
    room.check(found.usual)
    for book in found.rulebooks:
        defaults = {option.name: option.defaults[book] for option in found.options}
        assert defaults == read_options(option_specs(), book, None)
    for mode in found.modes:
        boxes = [box.id for box in found.boxes if box.finished]
        assert posse.new_game(players=mode.most, mode=mode.id, boxes=boxes, seed=1).decision
    for option in found.options:
        for value in option.values:
            posse.new_game(players=4, options={option.name: value.value}, seed=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_there(lang: str) -> None:
    found = library.cards(lang)
    copies = Counter(copy for card in found if card.kind == "card" for copy in card.copies)
    dealt = Counter(card_text(card) for box in BOXES for card in DECK_OF[box.id])
    assert dealt <= copies  # of boxes that are being built there are fewer
    for kind, ids in (
        ("char", {rule.id for box in BOXES for rule in box.characters}),
        ("event", {rule.id for box in BOXES for rule in box.events}),
        ("equip", {gear.id for box in BOXES for gear, _ in box.equipment}),
    ):
        assert ids <= {card.id for card in found if card.kind == kind}
    finished = {box.id for box in BOXES if not box.unfinished}
    complete = [card for card in found if set(card.boxes) <= finished]
    assert {card.id for card in complete if card.kind == "card"} <= {copy.partition("[")[0] for copy in dealt}
    for card in found:
        assert card.name
        assert card.rule
        assert card.picture
        assert card.statements, card.id
        assert (card.kind == "char") == (card.life is not None)
    assert len({(card.kind, card.id) for card in found}) == len(found)


def test_rules_are_found_by_id_by_card_and_by_words() -> None:
    assert len(library.rules("en").chapters) >= 14
    assert sum(chapter.statements for chapter in library.rules("en").chapters) == len(rulebook.statements())
    assert [s.id for s in library.rules("en", "base-jail-3").statements] == ["BASE-JAIL-3"]
    for lang, name in (("en", "jail"), ("ru", "тюрьма"), ("uk", "в'язниця")):
        found = library.rules(lang, name)
        assert "card-jail" in found.things
        assert "BASE-JAIL-3" in [s.id for s in found.statements]
    many = library.rules("en", "card")
    assert len(many.statements) == library.MOST_FOUND
    assert many.more > 0
    nothing = library.rules("en", "xyzzy")
    assert not nothing.statements
    assert not nothing.rulings


def test_one_rule_with_what_stands_beside_it() -> None:
    found = library.rule("base-jail-3")
    assert found is not None
    assert found.statement is not None
    assert found.statement.source
    assert "RB-14" in [ruling.id for ruling in found.rulings]
    assert "BASE-JAIL-4" in found.neighbours
    ruling = library.rule("RB-14")
    assert ruling is not None
    assert ruling.rulings[0].refers == ["BASE-JAIL-3"]
    assert library.rule("BASE-NOTHING-1") is None
    section = library.section(found.statement.file, found.statement.section)
    assert [s.id for s in section] == found.neighbours


def recorded(seed: int | str) -> str:
    dice = random.Random(1)
    game = posse.new_game(players=5, seed=seed)
    while game.decision is not None:
        game.choose(dice.randrange(len(game.codes)))
    return game.record()


def test_a_record_choice_by_choice() -> None:
    text = recorded(4)
    choices = len(record.read(text).choices)
    first = library.replay(text, 0, 10)
    assert first.header.over
    assert first.header.steps == choices
    assert [step.at for step in first.steps] == list(range(10))
    assert first.steps[0].table.whole
    assert first.steps[0].text is None
    assert not any(step.table.whole for step in first.steps[1:])
    assert first.turns[0].at == 0
    assert [mark.turn for mark in first.turns] == list(range(1, len(first.turns) + 1))
    last = library.replay(text, choices, 10)
    assert [step.at for step in last.steps] == [choices]
    assert last.steps[0].table.story is not None
    told = [entry.n for step in first.steps for entry in step.table.entries]
    assert told == list(range(len(told)))
    later = library.replay(text, 5, 3)
    assert later.steps[1].table == first.steps[6].table
    assert msgspec.json.encode(later)


def test_what_a_replay_gives_at_once_is_bounded() -> None:
    text = recorded(4)
    assert len(library.replay(text, 0, 10_000).steps) <= library.MOST_STEPS
    assert library.replay(text, 0, -3).steps == []
    assert library.replay(text, 10_000, 5).steps == []
    with pytest.raises(record.RecordError):
        library.replay("no record")


def test_a_secret_seed_comes_with_what_was_shown_before() -> None:
    seed = "0123456789abcdef" * 4
    header = library.replay(recorded(seed), 0, 0).header
    assert header.commitment == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert library.replay(recorded(4), 0, 0).header.commitment is None


def test_a_replay_shows_the_whole_course() -> None:
    text = recorded(4)
    whole = library.replay(text, 0, library.MOST_STEPS)
    assert whole.story is not None
    assert len(whole.lives) == whole.header.steps + 1
    assert all(len(row) == len(whole.owners) for row in whole.lives)
    for step in whole.steps:
        seats = step.table.view["seats"]
        assert whole.lives[step.at] == [
            0 if seat["standing"] == "out" else max(seat["life"], 0) for seat in seats
        ], step.at
    outs = [(moment.at, moment.seat) for moment in whole.moments if moment.kind == "out"]
    assert [seat for _, seat in outs] == [kill.seat for kill in whole.story.kills]
    for at, seat in outs:
        assert seat is not None
        assert whole.lives[at][seat] == 0
    turning = [moment.at for moment in whole.moments if moment.kind == "turning"]
    if whole.story.turning_point is not None:
        told = {entry.n: step.at for step in whole.steps for entry in step.table.entries}
        assert turning == [told[whole.story.turning_point]]
    assert all(step.label for step in whole.steps[1:])
    later = library.replay(text, 3, 2)
    assert [step.label for step in later.steps] == [step.label for step in whole.steps[3:5]]
    assert (later.lives, later.moments) == (whole.lives, whole.moments)


def test_a_replay_as_a_player_tells_nothing_that_player_did_not_know() -> None:
    text = recorded(4)
    for player in range(2):
        seen = library.replay(text, 0, 60, player)
        for step in seen.steps:
            view = step.table.view
            assert view["player"] == player
            if not view["over"] and not any(event["now"] for event in view["events"]):
                assert [n for n, row in enumerate(view["players"]) if "hand" in row] == [player]
            assert (step.text is None) == (step.label is None) == (step.player != player)
    with pytest.raises(record.RecordError, match="none of them is number 9"):
        library.replay(text, 0, 1, 9)


def test_everything_about_one_thing() -> None:
    for card in library.cards("en"):
        found = library.rules("en", thing=card.text)
        assert [statement.id for statement in found.statements] == card.statements, card.text
        assert found.things == [card.text]
    jail = library.rules("en", thing="card-jail")
    assert {ruling.id for ruling in jail.rulings} == {
        ruling.id for ruling in rulebook.rulings_on(*(s.id for s in jail.statements))
    }
    assert jail.rulings
    for role in ("sheriff", "deputy", "outlaw", "renegade", "shadow-renegade"):
        found = library.rules("en", thing=f"role-{role}")
        assert found.statements, role
        assert all(role.removeprefix("shadow-") in s.text.casefold() for s in found.statements)
    assert library.rules("en", thing="card-nothing").statements == []
    assert library.rules("en", thing="role-").things == []
