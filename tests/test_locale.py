"""The texts: three languages that say the same things, name everything in the boxes, and keep the rules of style."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast, visitor

from posse import catalogue, data
from posse.i18n import LANGUAGES, Locale, TextError, message_id, system_lang

#: the texts of the game itself: these keep every rule of style, the others those that a machine can judge anywhere
GAME = ("words", "roles", "cards", "characters", "events", "equipment", "log", "ask")
LOCALE = files("posse") / "locale"
ALL = tuple(sorted(file.name.removesuffix(".ftl") for file in (LOCALE / "en").iterdir()))
#: the categories that `*[other]` leaves over, for whole numbers
PLURALS = {"en": {"one"}, "ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}}
#: what stands in quotation marks and is no name of a thing: the declarations of the hidden six
UNNAMED = ("Преступность повержена!", "Злочинність подолано!", "Закон умер!", "Закон помер!")
NBSP = "\u00a0"
#: the same thing, in the form that one language has for it: a card as the beginning of a cry (“Bang!”, “Jail:”)
SAID_AS = {"cry": "card"}


@cache
def resource(lang: str, file: str) -> ast.Resource:
    return FluentParser().parse((LOCALE / lang / f"{file}.ftl").read_text(encoding="utf-8"))


@cache
def messages(lang: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource(lang, file).body if isinstance(entry, ast.Message)}


@cache
def everything(lang: str) -> dict[str, ast.Message]:
    return {id: message for file in ALL for id, message in messages(lang, file).items()}


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The message and its attributes, each by the id it is asked for."""
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


class Contents(visitor.Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.shown: set[str] = set()
        self.choosing: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.selectors: list[ast.SelectExpression] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)


def variables(lang: str, pattern: ast.Pattern) -> set[str]:
    """What has to be put in, the messages it refers to included."""
    contents = Contents(pattern)
    found = contents.shown | contents.choosing
    for id in contents.messages:
        value = everything(lang)[id].value
        assert value is not None
        found |= variables(lang, value)
    return found


def said(lang: str, pattern: ast.Pattern) -> set[str]:
    """What of it is said; what only chooses a form is grammar, and each language has its own."""
    contents = Contents(pattern)
    inner = variables(lang, pattern) - contents.shown - contents.choosing
    return {SAID_AS.get(name, name) for name in contents.shown | inner}


def source(lang: str, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Every piece of text that is shown."""
    for file in names:
        for message in messages(lang, file).values():
            for id, pattern in patterns(message):
                for text in Contents(pattern).texts:
                    yield id, text


def categories(select: ast.SelectExpression) -> set[str]:
    return {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}


# ------------------------------------------------------------------------------------------------ the machinery


def test_a_text_is_asked_for_by_its_id() -> None:
    t = Locale("en", strict=True)
    assert t("card-bang") == t.t("card-bang") == t.name("card", "bang") == "Bang!"
    assert t("card-rev-carabine.text") == t.text("card", "rev_carabine")
    assert t.face("card", "jail").count("\n") == 1
    assert message_id("event", "gold_rush") == "event-gold-rush" != message_id("equip", "gold_rush")
    assert t.has("card-bang")
    assert t.has("card-bang.text")
    assert not t.has("card-bang.colour")
    assert not t.has("card-bing")


def test_numbers_choose_their_words() -> None:
    t = Locale("uk", strict=True)
    got = [t("log-draw", player="Ann", count=count).replace(NBSP, " ") for count in (1, 3, 5, 11, 21, 22)]
    forms = ("1 карту", "3 карти", "5 карт", "11 карт", "21 карту", "22 карти")
    assert got == [f"Ann бере {form}" for form in forms]


@pytest.mark.parametrize("lang, text", [("en", "1,234.5"), ("ru", "1\u00a0234,5"), ("uk", "1\u00a0234,5")])
def test_a_number_is_written_as_its_language_does(lang: str, text: str) -> None:
    assert Locale(lang).number(1234.5, 1) == text


def test_a_python_keyword_takes_an_underscore() -> None:
    got = Locale("ru", strict=True)("log-take-hand", player="Ann", from_="Bob")
    assert got.replace(NBSP, " ") == "Ann забирает 1 карту с руки игрока Bob"


def test_strict_texts_are_errors_where_they_would_be_holes() -> None:
    with pytest.raises(TextError, match="no text 'card-bing' in 'uk'"):
        Locale("uk", strict=True)("card-bing")
    with pytest.raises(TextError, match=r"'log-turn' in 'uk'.*player"):
        Locale("uk", strict=True)("log-turn")
    assert Locale("uk")("card-bing") == "card-bing"
    with pytest.raises(ValueError, match="there are en, ru, uk"):
        Locale("it")


@pytest.mark.parametrize(
    "environment, lang",
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "ru.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "uk_UA.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert system_lang() == lang


# ------------------------------------------------------------------------------------ the same in three languages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_in_order(lang: str) -> None:
    assert {file.name for file in (LOCALE / lang).iterdir()} == {f"{file}.ftl" for file in ALL}
    ids = [
        entry.id.name for file in ALL for entry in resource(lang, file).body if isinstance(entry, ast.Message)
    ]
    assert sorted(set(ids)) == sorted(ids), "an id twice"
    for file in ALL:
        junk = [entry.content for entry in resource(lang, file).body if isinstance(entry, ast.Junk)]
        assert junk == [], file


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("file", ALL)
def test_a_language_says_what_the_others_say(lang: str, file: str) -> None:
    english = {id: said("en", p) for m in messages("en", file).values() for id, p in patterns(m)}
    theirs = {id: said(lang, p) for m in messages(lang, file).values() for id, p in patterns(m)}
    assert list(messages(lang, file)) == list(messages("en", file)), "other messages, or in another order"
    assert theirs.keys() == english.keys(), "other attributes"
    assert {id: theirs[id] for id in theirs if theirs[id] != english[id]} == {}, "other variables"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    t = Locale(lang, strict=True)
    for message in everything(lang).values():
        for id, pattern in patterns(message):
            numbers = {
                node.selector.id.name
                for used in (id.partition(".")[0], *Contents(pattern).messages)
                for _, inner in patterns(everything(lang)[used])
                for node in Contents(inner).selectors
                if isinstance(node.selector, ast.VariableReference)
            }
            for number in (0, 1, 2, 5, 11, 21):
                values = {name: number if name in numbers else "Ann" for name in variables(lang, pattern)}
                text = t(id, **values)
                assert text, id
                assert "{" not in text, id


# ---------------------------------------------------------------------------------------- everything has its texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_in_the_boxes_has_a_name_a_text_and_a_face(lang: str) -> None:
    t = Locale(lang, strict=True)
    things = [thing for thing in catalogue.things() if thing.in_rules]
    for thing in things:
        name = thing.name(lang).replace('"The Saint"', "“The Saint”")
        assert t.name(thing.kind, thing.id) == name
        assert t.text(thing.kind, thing.id)[-1] in ".!?", thing.id
        assert t.face(thing.kind, thing.id), thing.id
    named = {id for id in everything(lang) if id.partition("-")[0] in catalogue.KINDS}
    assert named == {message_id(thing.kind, thing.id) for thing in things} | {"char-nobody"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_words_of_the_setup(lang: str) -> None:
    t = Locale(lang, strict=True)
    roles = ("sheriff", "deputy", "outlaw", "renegade", "none", "unknown")
    for role in (*roles, "shadow_renegade", "shadow_deputy", "shadow_outlaw"):
        assert t.name("role", role)
        assert t.text("role", role)
        assert t.face("role", role)
    for box in (*catalogue.BOXES, "all"):
        assert t.has(message_id("box", box)) is (box not in catalogue.UNPLAYABLE_BOXES)
    for suit in "hdcs":
        assert t(f"suit-{suit}.symbol") in "♥♦♣♠"
    for mode in ("standard", "three", "two", "hidden_six"):
        assert t.text("mode", mode)


def test_the_options_are_those_of_the_rules() -> None:
    """Every option of the file of presets, and no question without its two answers."""
    rules = (data.folder("rules") / "95-presets.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| `(\w+)` \|", rules, re.M)
    house = re.search(r"those named `house\.\*`.*?\((.*?)\)", rules, re.S)
    assert house is not None
    t = Locale("en", strict=True)
    for option in table:
        assert t.text("option", option).endswith("?")
        assert t(message_id("option", option) + ".compendium")
        assert t(message_id("option", option) + ".published")
    for option in re.findall(r"`(\w+)`", house[1]):
        assert t.text("option", option).endswith(".")


# ------------------------------------------------------------------------------------------------------------ style


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_has_all_its_forms(lang: str) -> None:
    for file in GAME:
        for message in messages(lang, file).values():
            for id, pattern in patterns(message):
                for select in Contents(pattern).selectors:
                    assert categories(select) == PLURALS[lang] | {"other"}, id
                    default = next(variant.key for variant in select.variants if variant.default)
                    assert isinstance(default, ast.Identifier), id
                    assert default.name == "other", id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_face_has_two_short_lines(lang: str) -> None:
    t = Locale(lang, strict=True)
    for id, message in everything(lang).items():
        for attribute in message.attributes:
            if attribute.id.name.startswith("face"):
                lines = t(f"{id}.{attribute.id.name}").split("\n")
                assert len(lines) <= 2, id
                assert max(map(len, lines)) <= 24, id
                assert lines[-1][-1] not in ".;,", id


MARKS = {
    "en": r"[\"'`«»]|\.\.\.| [-–—] | $",
    "ru": r"[\"'`“”’]|\.\.\.| [-–] |(?<!\u00a0)—| $",
    "uk": r"[\"'`“”]|\.\.\.| [-–] |(?<!\u00a0)—| $",
}
#: letters of the other Cyrillic languages, and signs of another alphabet
LETTERS = {"en": "[А-яЁёІіЇїЄєҐґ]", "ru": "[ІіЇїЄєҐґ]", "uk": "[ЁёЪъЫыЭэ]"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_and_letters(lang: str) -> None:
    """No straight quotes, the dash after a no-break space, one alphabet."""
    for id, text in source(lang, GAME):
        assert not re.search(MARKS[lang], text.rstrip(" ") if text != " " else ""), (id, text)
        assert not re.search(LETTERS[lang], text), (id, text)
        assert not re.search(r"[A-Za-z][А-яЁёІіЇїЄєҐґ]|[А-яЁёІіЇїЄєҐґ][A-Za-z]", text), (id, text)
        assert "  " not in text, (id, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_holds_on_to_its_noun(lang: str) -> None:
    nouns = {
        "en": "card|li[fv]e|cube|nugget|shot|player",
        "ru": "карт|жизн|кубик|самород|выстрел|игрок",
        "uk": "карт|житт|кубик|самород|постріл|грав",
    }
    for id, text in source(lang, GAME):
        assert not re.search(rf"\d ({nouns[lang]})", text), (id, text)
        assert not (id.startswith("n-") and text.startswith(" ")), (id, text)


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_a_name_in_quotation_marks_is_a_name(lang: str) -> None:
    """So that a renamed card is renamed wherever another text speaks of it."""
    t = Locale(lang)
    kinds = ("card-", "char-", "event-", "equip-", "box-", "option-", "rulebook-")
    names = {t(id).strip("«»") for id in everything(lang) if id.startswith(kinds)} | set(UNNAMED)
    for id, text in source(lang, GAME):
        assert set(re.findall("«([^»]+)»", text)) <= names, id
