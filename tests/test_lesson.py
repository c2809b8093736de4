"""The first lesson is played through, in all languages, with wrong choices on the way."""

from __future__ import annotations

import pytest

from posse.engine.notation import option_text
from posse.i18n import LANGUAGES, Locale
from posse.server import tables
from posse.server.lesson import LEARNER, Lesson, NotNow, scenes
from posse.telling.names import SEATS
from posse.telling.words import words


def go_on(lesson: Lesson) -> None:
    """What a good pupil does."""
    now = lesson.now()
    if now.watch:
        assert lesson.advance()
    elif now.wants is not None:
        lesson.choose(now.wants)
    else:
        lesson.next()


def test_it_ends_with_a_victory_after_seven_steps() -> None:
    lesson = Lesson("Jo")
    steps = [lesson.now().step]
    while not lesson.now().done:
        go_on(lesson)
        assert lesson.done <= 60
        steps.append(lesson.now().step)
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, 8))
    assert lesson.now().steps == 7
    assert lesson.game.result is not None
    assert lesson.game.result.side == "law"
    assert lesson.game.result.winners == ["Jo"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_there(lang: str) -> None:
    locale = Locale(lang, strict=True)
    lesson = Lesson("Jo")
    said = []
    while True:
        said.append(words(lesson.game, locale).say(lesson.now().text))
        if lesson.now().done:
            break
        go_on(lesson)
    assert all(len(text) < 260 for text in said)
    assert len(set(said)) == len(scenes())
    assert words(lesson.game, locale).say(NotNow().message)


def test_what_is_pointed_at_is_there() -> None:
    lesson = Lesson("Jo")
    while not lesson.now().done:
        point = lesson.now().point
        assert point is not None
        kind, _, what = point.partition(":")
        if kind == "hand":
            told = tables.table(lesson.game, viewer=LEARNER, seen=0, number=1)
            assert what in told.view["hand"]
        elif kind == "seat":
            assert 0 < int(what) < 4
        else:
            assert point in ("deck", "discard", "prompt", "me", "role", "log")
        go_on(lesson)


def test_another_choice_is_refused_and_changes_nothing() -> None:
    lesson = Lesson("Jo")
    refused = 0
    while not lesson.now().done:
        now = lesson.now()
        before = (lesson.done, lesson.game.life.copy(), len(lesson.game.codes))
        for other in range(-1, len(lesson.game.codes) + 1):
            if other != now.wants:
                refused += 1
                with pytest.raises(NotNow):
                    lesson.choose(other)
        if now.watch or now.wants is not None:
            with pytest.raises(NotNow):
                lesson.next()
        if not now.watch:
            assert not lesson.advance()
        assert before == (lesson.done, lesson.game.life, len(lesson.game.codes))
        go_on(lesson)
    with pytest.raises(NotNow):
        lesson.next()
    assert refused > 50


def test_what_is_wanted_is_the_learners_own_choice() -> None:
    lesson = Lesson("Jo")
    wanted = []
    while not lesson.now().done:
        now = lesson.now()
        asked = lesson.game.owner[lesson.game.asked]
        if now.wants is not None:
            assert asked == LEARNER
            wanted.append(option_text(lesson.game, lesson.game.codes[now.wants]))
        if now.watch:
            assert asked != LEARNER
        go_on(lesson)
    assert "bang[8D] > Mara" in wanted
    assert "barrel" in wanted
    assert "gatling[10H]" in wanted


def test_it_can_be_come_back_to() -> None:
    lesson = Lesson("Jo")
    while not lesson.now().done:
        again = Lesson("Jo", done=lesson.done)
        assert again.now() == lesson.now()
        assert again.game.codes == lesson.game.codes
        go_on(lesson)


def test_a_namesake_of_the_others_may_learn_too() -> None:
    lesson = Lesson("mara")
    assert lesson.game.setup.names == ["mara", "Esther", "Tom", "Ivanka"]
    assert lesson.now().text.args["mara"] == SEATS[1]
    while not lesson.now().done:
        go_on(lesson)
