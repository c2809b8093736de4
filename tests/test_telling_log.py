"""Events as sentences: each in every language, and none names a card that its reader has not seen."""

import inspect
import random

import pytest

import posse
from posse.engine import recorder as rec
from posse.engine.cards import RULE_OF, card_text
from posse.engine.game import Game
from posse.i18n import LANGUAGES, Locale
from posse.telling import log
from posse.telling.names import EVERYTHING, ONLY_PUBLIC
from posse.telling.words import chip, words

EVENTS = [
    cls
    for _, cls in sorted(vars(rec).items())
    if isinstance(cls, type) and issubclass(cls, rec.Event) and cls is not rec.Event
]


@pytest.fixture(scope="module")
def game() -> Game:
    rng = random.Random(3)
    g = posse.new_game(players=7, seed=3)
    while g.decision is not None:
        g.choose(rng.randrange(len(g.codes)))
    return g


def dummy(cls: type[rec.Event]) -> rec.Event:
    values: dict[str, object] = {}
    for name, what in cls.FIELDS:
        number = {"card": 0, "secret": 0, "rule": RULE_OF["sid_ketchum"], "role": 2}.get(what, 1)
        values[name] = "law" if what == "text" else name == "won" or number
    return cls(*(values[name] for name in inspect.signature(cls).parameters if name in values))


def sentence(event: rec.Event, game: Game, locale: Locale, viewer: int | None = EVERYTHING) -> str:
    message = log.tell(event, game, viewer)
    return "" if message is None else words(game, locale).say(message)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cls", EVENTS, ids=lambda cls: cls.__name__)
def test_every_event_has_a_sentence(cls: type[rec.Event], lang: str, game: Game) -> None:
    locale = Locale(lang, strict=True)
    for viewer in (EVERYTHING, ONLY_PUBLIC, 1, 2):
        text = sentence(dummy(cls), game, locale, viewer)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(lang: str, game: Game) -> None:
    assert game.recorder is not None
    locale = Locale(lang, strict=True)
    for viewer in (EVERYTHING, ONLY_PUBLIC, 0):
        told = list(map(words(game, locale).say, log.tell_all(game.recorder.events, game, viewer)))
        assert len(told) > 50
        assert all(text.strip() and text[0] != "{" for text in told)


def test_hidden_cards_are_not_named(game: Game) -> None:
    locale = Locale("en", strict=True)
    drawn = rec.CardDrawn(2, 5)
    taken = rec.HandTaken(2, 3, 5)
    named = chip(5, locale)
    assert card_text(5)
    for event, seers in ((drawn, {2}), (taken, {2, 3})):
        for viewer in range(-1, 7):
            assert (named in sentence(event, game, locale, viewer)) == (viewer in seers)
        assert named in sentence(event, game, locale)


def test_cards_drawn_together_are_told_together(game: Game) -> None:
    locale = Locale("en", strict=True)
    drawn = [rec.CardDrawn(2, 5), rec.CardDrawn(2, 6), rec.CardDrawn(3, 7)]
    said = map(words(game, locale).say, log.tell_all(drawn, game, 0))
    told = [text.replace("\u00a0", " ") for text in said]
    assert told == ["cy drew 2 cards", "dan drew 1 card"]
