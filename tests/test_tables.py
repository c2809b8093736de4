"""The table that is sent to a viewer: nothing of it depends on what he cannot see, and every word of it is there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import posse
from posse.engine import recorder as rec
from posse.engine.cards import BOXES, KIND, card_text
from posse.engine.game import Game
from posse.engine.recorder import Recorder
from posse.i18n import LANGUAGES, Locale
from posse.scenario.building import build
from posse.scenario.reading import ScenarioError
from posse.scenario.situation import read
from posse.server import protocol, tables
from posse.telling import events, log
from posse.telling.message import Message
from posse.telling.names import EVERYTHING, ONLY_PUBLIC
from posse.telling.words import words

ALL = [box.id for box in BOXES]
GAMES: list[dict[str, Any]] = [
    {"players": 5},
    {"players": 3, "boxes": ALL},
    {"players": 2},
    {"players": 2, "boxes": ALL},
    {"players": 6, "mode": "hidden_six", "boxes": ALL},
    {"players": 7, "boxes": ALL},
    {"players": 4, "options": {"shadow_gunslingers": "on"}},
]


def moments(given: dict[str, Any], seed: int, share: float) -> Iterator[Game]:
    """A random game, at some of its decisions, and when it is over."""
    dice = random.Random(seed)
    game = posse.new_game(seed=seed, unfinished=True, **given)
    while game.decision is not None:
        if dice.random() < share:
            yield game
        game.choose(dice.randrange(len(game.codes)))
    yield game


def bytes_for(game: Game, viewer: int | None, seen: int) -> bytes:
    return msgspec.json.encode(tables.table(game, viewer=viewer, seen=seen, number=1))


def other_history(game: Game, viewer: int) -> Recorder:
    """What this viewer saw of it, with other cards where he saw none."""
    found = Recorder()
    assert game.recorder is not None
    found.choices = [(-1, -1) for _ in game.recorder.choices]
    for event in game.recorder.events:
        if not log.sees(event, game, viewer):
            other = (event.card + 1) % 70  # type: ignore[attr-defined]
            if type(event) is rec.CardDrawn:
                event = rec.CardDrawn(event.seat, other)
            else:
                assert isinstance(event, rec.HandTaken)
                event = type(event)(event.seat, event.source, other)
        found.events.append(event)
    return found


# ------------------------------------------------------------------------------------------------ what is hidden


@pytest.mark.parametrize("given", GAMES, ids=str)
def test_every_byte_follows_from_what_the_viewer_sees(given: dict[str, Any]) -> None:
    """Everything hidden dealt anew, secret cards of the history exchanged: the same bytes."""
    dice = random.Random(1)
    different = 0
    for seed in range(2):
        for game in moments(given, seed, 0.08):
            if game.over:
                continue
            assert game.recorder is not None
            for viewer in (ONLY_PUBLIC, *range(len(game.hands))):
                seen = max(len(game.recorder.events) - dice.randrange(20), 0)
                imagined = game.determinize(None if viewer < 0 else viewer, dice.randrange(1 << 30))
                imagined.recorder = other_history(game, viewer)
                assert bytes_for(game, viewer, seen) == bytes_for(imagined, viewer, seen)
                different += bytes_for(game, EVERYTHING, 0) != bytes_for(imagined, EVERYTHING, 0)
    assert different  # there was something to hide


def test_who_reads_a_record_sees_everything_and_who_watches_nothing_hidden() -> None:
    for game in moments({"players": 5}, 3, 0.1):
        open_table = tables.table(game, viewer=EVERYTHING, seen=0, number=1)
        public = tables.table(game, viewer=ONLY_PUBLIC, seen=0, number=1)
        for player, hand in enumerate(game.hands):
            assert open_table.view["players"][player]["hand"] == [card_text(card) for card in hand]
            assert "hand" not in public.view["players"][player]
        assert all(row["role"] for row in open_table.view["seats"])
        drawn = [entry.event for entry in public.entries if entry.event["event"] == "CardDrawn"]
        assert drawn
        assert all("card" not in event for event in drawn)


def test_only_who_is_asked_gets_options() -> None:
    for game in moments({"players": 5, "boxes": ALL}, 4, 0.3):
        if game.over:
            continue
        asked = game.owner[game.asked]
        for viewer in (EVERYTHING, ONLY_PUBLIC, *range(5)):
            question = tables.table(game, viewer=viewer, seen=0, number=1).question
            assert question is not None
            assert question.player == asked
            assert (question.options is not None) == (viewer == asked)
            assert question.text.id.endswith(".short") == (viewer != asked)
            if question.options is not None:
                decision = game.decision
                assert decision is not None
                assert [option.text for option in question.options] == decision.texts


# ------------------------------------------------------------------------------------------------ what is told


def every_message(told: protocol.Table) -> Iterator[Message]:
    for entry in told.entries:
        if entry.text is not None:
            yield entry.text
    yield from told.reasons.values()
    yield from told.since
    if told.question is not None:
        yield told.question.text
        if told.question.otherwise is not None:
            yield told.question.otherwise
        for option in told.question.options or ():
            yield option.label
            if option.as_ is not None:
                yield option.as_
    if told.story is not None:
        yield told.story.headline
        assert told.story.why is not None
        yield told.story.why
        yield from (kill.text for kill in told.story.kills)
        if told.story.turning_text is not None:
            yield told.story.turning_text


@pytest.mark.parametrize("given", GAMES, ids=str)
def test_all_of_it_can_be_said_in_every_language(given: dict[str, Any]) -> None:
    strict = [Locale(lang, strict=True) for lang in LANGUAGES]
    ids: set[str] = set()
    for game in moments(given, 11, 0.1):
        assert game.recorder is not None
        seen = 0 if game.over else max(len(game.recorder.events) - 30, 0)
        everybody = (EVERYTHING, ONLY_PUBLIC, *range(len(game.hands)))
        for viewer in everybody[:3] if game.over else everybody:
            told = tables.table(game, viewer=viewer, seen=seen, number=1)
            for message in every_message(told):
                if not game.over and message.id in ids:
                    continue
                ids.add(message.id)
                for locale in strict:
                    text = words(game, locale).say(message)
                    assert text.strip()
                    assert "{" not in text
        if game.over:
            assert told.story is not None
            assert told.question is None
    assert len(ids) > 40


def test_entries_come_once_and_in_order() -> None:
    seen = 0
    told: list[protocol.Entry] = []
    for game in moments({"players": 4}, 5, 0.5):
        assert game.recorder is not None
        told += tables.table(game, viewer=1, seen=seen, number=1).entries
        seen = len(game.recorder.events)
    whole = tables.table(game, viewer=1, seen=seen, number=1, whole=True)
    assert [entry.n for entry in told] == list(range(seen)) == [entry.n for entry in whole.entries]
    assert [entry.event for entry in told] == [entry.event for entry in whole.entries]
    assert [entry.turn for entry in told] == [entry.turn for entry in whole.entries]
    assert [entry.turn for entry in told] == sorted(entry.turn for entry in told)
    assert told[-1].turn == game.turn_count


def test_after_taking_back_everything_is_told_anew() -> None:
    game = posse.new_game(players=4, seed=1)
    assert game.recorder is not None
    told = tables.table(game, viewer=0, seen=len(game.recorder.events) + 3, number=1)
    assert told.whole
    assert len(told.entries) == len(game.recorder.events)


def test_cards_drawn_together_are_told_with_the_first_of_them() -> None:
    game = posse.new_game(players=4, seed=1)
    assert game.recorder is not None
    at = len(game.recorder.events)
    for card in (5, 6):
        game.recorder.add(rec.CardDrawn(2, card))
    mine, theirs = (tables.table(game, viewer=viewer, seen=at, number=1).entries for viewer in (2, 0))
    assert [entry.text is not None for entry in mine] == [True, False]
    assert mine[0].text is not None
    assert theirs[0].text is not None
    assert mine[0].text.id == "log-draw-seen"
    assert theirs[0].text.args["count"] == 2
    assert [entry.event.get("card") for entry in mine] == [card_text(5), card_text(6)]
    assert [entry.event.get("card") for entry in theirs] == [None, None]


def test_since_my_last_turn_is_told_as_my_turn_begins() -> None:
    seen = 0
    told = 0
    for game in moments({"players": 4}, 6, 1):
        assert game.recorder is not None
        new = game.recorder.events[seen:]
        found = tables.table(game, viewer=2, seen=seen, number=1)
        seen = len(game.recorder.events)
        begins = any(isinstance(event, rec.TurnStarted) and event.seat == 2 for event in new)
        assert len(found.since) <= 3
        if found.since:
            told += 1
            assert begins
            assert found.since[0].id == "log-since"
            assert tables.table(game, viewer=2, seen=0, number=1, whole=True).since == found.since
    assert told >= 2


def test_what_befell_me_is_told_in_three_lines() -> None:
    game = posse.new_game(players=4, seed=1)
    barrel = next(card for card in range(len(KIND)) if card_text(card) == "barrel[QS]")
    happened = [
        rec.Wounded(0, 1, 1, 3),
        rec.Wounded(0, 2, 2, 1),
        rec.Wounded(3, 1, 0, 3),  # another's
        rec.TableLost(1, 0, barrel),
        rec.HandTaken(1, 0, barrel),
        rec.Eliminated(3, 2, 1),
    ]
    first, out = (words(game, Locale("en")).say(line) for line in log.since(happened, game, 0))
    text = first.replace("\u00a0", " ")
    assert text == (
        "Since your last turn: you lost 3 lives (bob, cy); gone: Barrel Q♠; taken from your hand: 1 card"
    )
    assert out == "Out: dan (Outlaw)"
    (nothing,) = log.since([], game, 0)
    assert words(game, Locale("en")).say(nothing) == "Since your last turn: nothing happened to you"


# ------------------------------------------------------------------------------------------------ parts of an option


def situation(text: str) -> Game:
    (found,) = read(text, "test")
    if isinstance(found, ScenarioError):
        raise found
    return build(found)


PANIC = """
- name: Something to take
  players:
    ann: {role: outlaw, hand: "panic[JH] cat_balou[KH]", table: "barrel[QS]"}
    bob: {role: sheriff, hand: "beer[6H]", table: "mustang[8H]"}
    cy:  {role: renegade}
    dan: {role: outlaw}
  steps:
    - expect: {asked: ann}
"""
SHOT = """
- name: A shot at the last life
  players:
    cy:  {role: outlaw, hand: "bang[3C]"}
    ann: {role: sheriff, life: 1, hand: "missed[2S] beer[6H]", table: "barrel[QS]"}
    bob: {role: outlaw}
    dan: {role: renegade}
  steps:
    - cy: bang[3C] > ann
"""


def options_of(game: Game) -> dict[str, protocol.Option]:
    question = tables.table(game, viewer=game.owner[game.asked], seen=0, number=1).question
    assert question is not None
    assert question.options is not None
    return {option.text: option for option in question.options}


def test_an_option_says_what_it_is_done_with_and_at_whom() -> None:
    found = options_of(situation(PANIC))
    lost = found["cat_balou[KH] > bob.mustang[8H]"]
    assert (lost.verb, lost.card, lost.place, lost.seat) == ("play", "cat_balou[KH]", "hand", 1)
    assert (lost.aim, lost.harms) == ("mustang[8H]", False)
    assert lost.label.id == "opt-play-at"
    assert found["cat_balou[KH] > bob.hand"].aim == "hand"
    assert found["cat_balou[KH] > ann.barrel[QS]"].harms
    assert found["end"].verb == "end"
    assert not found["end"].harms


def test_a_card_in_play_is_found_where_it_lies_and_the_last_life_is_not_given_away_by_mistake() -> None:
    game = situation(SHOT)
    game.choose("bang[3C] > ann")
    question = tables.table(game, viewer=1, seen=0, number=1).question
    assert question is not None
    assert (question.kind, question.by, question.card, question.rule) == ("shot", 0, "bang[3C]", "card-bang")
    assert question.urgent
    found = options_of(game)
    barrel = found["barrel"]
    assert (barrel.verb, barrel.card, barrel.place, barrel.owner) == ("ability", "barrel[QS]", "table", 1)
    assert barrel.rule == "card-barrel"
    assert found["missed[2S]"].place == "hand"
    assert found["pass"].harms
    assert tables.table(game, viewer=1, seen=0, number=1).reasons["beer[6H]"].id == "why-not-asked"


def test_cards_that_cannot_be_used_say_why() -> None:
    for game in moments({"players": 5}, 9, 0.2):
        if game.over:
            continue
        asked = game.owner[game.asked]
        for viewer in range(5):
            reasons = tables.table(game, viewer=viewer, seen=0, number=1).reasons
            if viewer != asked:
                assert [message.id for message in reasons.values()] == [
                    "why-wait" if game.owner[game.turn] == viewer else "why-not-your-turn"
                ]
                continue
            used = {option.card for option in options_of(game).values()}
            for card in game.hands[viewer]:
                assert (card_text(card) in reasons) == (card_text(card) not in used)


# ------------------------------------------------------------------------------------------------ events as data


def test_the_document_names_every_event_and_field() -> None:
    page = (Path(__file__).parent.parent / "docs/protocol-events.md").read_text(encoding="utf-8")
    written = dict(re.findall(r"^\| `([A-Z]\w+)` \| (.*?) \|", page, flags=re.MULTILINE))
    expected = {}
    for name, cls in vars(rec).items():
        if isinstance(cls, type) and issubclass(cls, rec.Event) and cls is not rec.Event:
            fields = [
                f"`{events.NAMES.get(field, field)}` {'secret' if what == 'secret' else events.kind_of(field, what)}"
                for field, what in cls.FIELDS
            ]
            expected[name] = ", ".join(fields) or "–"
    assert written == expected


def test_events_as_data() -> None:
    bang = next(card for card in range(len(KIND)) if card_text(card) == "bang[5C]")
    played = rec.CardPlayed(0, bang, -1, 2, -1)
    assert events.data(played) == {
        "event": "CardPlayed", "seat": 0, "card": "bang[5C]", "as_rule": None, "target": 2, "aim": None,
    }  # fmt: skip
    assert events.data(rec.CardDrawn(1, bang), hidden=True) == {"event": "CardDrawn", "seat": 1}
    assert events.data(rec.Wounded(1, 1, -1, 3)) == {
        "event": "Wounded", "seat": 1, "count": 1, "by": None, "life": 3,
    }  # fmt: skip
