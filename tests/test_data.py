"""The rulebook and the catalogue: complete, readable by the program, and at one with each other."""

import re
import tomllib
from collections import Counter

import pytest

from posse import catalogue, data, rulebook

ALL = [*rulebook.statements().values()]


# ------------------------------------------------------------------------------------------------ rulebook


def test_every_statement_is_there() -> None:
    assert len(ALL) >= 2122  # ids are never taken away


def test_every_line_that_looks_like_a_statement_is_one() -> None:
    for file in sorted(data.folder("rules").glob("[0-8][0-9]-*.md")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if line.startswith(("- **", "-**", "* **")):
                assert rulebook.STATEMENT.fullmatch(line), f"{file.name}, line {number}: {line}"


def test_ids_are_unique_over_statements_and_rulings() -> None:
    ids = [s.id for s in ALL] + [r.id for r in rulebook.rulings().values()]
    assert [id for id, times in Counter(ids).items() if times > 1] == []


def test_every_statement_says_where_it_comes_from() -> None:
    assert [s.id for s in ALL if not s.source and not s.flags] == []


def test_no_mark_of_the_format_is_left_in_a_text() -> None:
    assert [s.id for s in ALL if re.search(r" · |src:|flags?:", s.text + s.source)] == []


def test_every_ruling_decides_and_says_why() -> None:
    rulings = rulebook.rulings().values()
    assert Counter(r.file[:2] for r in rulings) == {"90": 32, "91": 78, "92": 88}
    assert [r.id for r in rulings if not r.ruling or not r.why] == []


def test_whatever_is_referred_to_exists() -> None:
    known = {s.id for s in ALL} | set(rulebook.rulings())
    known |= {id.rpartition("-")[0] for id in known}
    refers = [(s.id, s.refers) for s in ALL]
    refers += [(r.id, r.refers) for r in rulebook.rulings().values()]
    refers += [(o.id, o.refers) for o in rulebook.options().values()]
    refers += [(s.text, s.refers) for s in rulebook.settled()]
    for name, ids in refers:
        assert [id for id in ids if id not in known] == [], name


def test_options() -> None:
    assert len(rulebook.options()) == 15
    assert rulebook.options()["pixie_pete_draws"].compendium == "4"
    assert len(rulebook.free_options()) == 13
    named = {r.option_id for r in rulebook.rulings().values()} - {""}
    assert named <= set(rulebook.free_options())


def test_exemptions_name_statements_and_give_reasons() -> None:
    exempt = tomllib.loads((data.folder("rules") / "exempt.toml").read_text("utf-8"))["exempt"]
    for id, reason in exempt.items():
        assert rulebook.get(id) is not None, f"rules/exempt.toml: there is no statement {id}"
        assert isinstance(reason, str)
        assert len(reason.split()) >= 3, f"rules/exempt.toml: {id} needs a reason in a sentence"


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("BASE-JAIL-3, BASE-CHECK-2", ("BASE-JAIL-3", "BASE-CHECK-2")),
        ("HN-HANDCUFFS-1 … -3", ("HN-HANDCUFFS-1", "HN-HANDCUFFS-2", "HN-HANDCUFFS-3")),
        ("HN-GOLD-RUSH-2, -5", ("HN-GOLD-RUSH-2", "HN-GOLD-RUSH-5")),
        ("CH-JOSE-DELGADO (R-CH-17)", ("CH-JOSE-DELGADO", "R-CH-17")),
        ("WIN-ORDER-1 and RB-17", ("WIN-ORDER-1", "RB-17")),
        ("a Bang! at 3-5 metres", ()),
    ],
)
def test_references(text: str, ids: tuple[str, ...]) -> None:
    assert rulebook.references(text) == ids


def test_search() -> None:
    assert [s.id for s in rulebook.search("base-jail-1")] == ["BASE-JAIL-1"]
    assert len(rulebook.search("BASE-JAIL")) == 12
    assert "BASE-JAIL-5" in [s.id for s in rulebook.search("hearts jail")]
    assert rulebook.search("") == []
    assert rulebook.search("xyzzy") == []


def test_rulings_and_options_find_their_statement() -> None:
    assert "RB-15" in [r.id for r in rulebook.rulings_on("BASE-JAIL-6")]
    assert "handcuffs" in [o.id for o in rulebook.options_on("HN-HANDCUFFS-3")]
    assert [o.id for o in rulebook.rulings()["R-CH-19"].rows] == ["pixie_pete_draws"]


# ------------------------------------------------------------------------------------------------ catalogue


def test_playing_cards() -> None:
    boxes = Counter(card.box for card in catalogue.playing_cards())
    assert boxes["base"] == 80
    assert boxes["dodge_city"] == 40
    assert boxes["armed_and_dangerous"] == 28
    for box, each in (("base", 20), ("dodge_city", 10), ("armed_and_dangerous", 7)):
        suits = Counter(card.suit for card in catalogue.playing_cards() if card.box == box)
        assert suits == dict.fromkeys(catalogue.SUIT_SYMBOLS, each)


def test_book_symbols() -> None:
    marked = Counter(c.box for c in catalogue.playing_cards() if c.has_book_symbol)
    assert marked == {"base": 11, "dodge_city": 3}


def test_characters() -> None:
    there = Counter(character.box for character in catalogue.characters() if character.in_rules)
    assert there == {
        "base": 16, "dodge_city": 15, "promo": 3, "wild_west_show": 8, "gold_rush": 8, "armed_and_dangerous": 8,
    }  # fmt: skip
    assert sum(there.values()) == 58


def test_events_and_equipment() -> None:
    assert Counter(e.box for e in catalogue.events()) == {
        "high_noon": 15, "fistful_of_cards": 15, "wild_west_show": 10,
    }  # fmt: skip
    assert [e.id for e in catalogue.events() if e.is_last] == [
        "high_noon",
        "a_fistful_of_cards",
        "wild_west_show",
    ]
    copies = Counter[str]()
    for card in catalogue.equipment():
        copies[card.border] += card.copies
    assert copies == {"brown": 13, "black": 11}


def test_roles_of_every_number_of_players() -> None:
    for row in catalogue.role_counts():
        if row.kind == "setup":
            assert row.sheriff + row.deputy + row.outlaw + row.renegade == row.players


def test_everything_in_the_game_has_a_name_in_three_languages() -> None:
    for thing in catalogue.things():
        if thing.in_rules:
            assert thing.name_en, thing.id
            assert re.search("[а-яё]", thing.name_ru), thing.id
            assert re.search("[а-яіїєґ]", thing.name_uk), thing.id


def test_copies_of_a_card_are_alike() -> None:
    for thing in catalogue.things():
        assert len({(c.name_en, c.border, c.range, c.has_book_symbol) for c in thing.copies}) <= 1, thing.id


def test_everything_in_the_game_has_statements() -> None:
    assert [t.id for t in catalogue.things() if t.in_rules and not rulebook.about(t)] == []


def test_characters_have_the_life_the_rulebook_gives_them() -> None:
    for thing in catalogue.things():
        if thing.kind == "char" and thing.in_rules:
            told = [re.search(r"(\d+) life points?\.", s.text) for s in rulebook.about(thing)[:1]]
            if told and (match := told[0]):
                assert int(match[1]) == thing.life, thing.id


@pytest.mark.parametrize(
    "query", ["jail", "Jail", "тюрьма", "Тюрьма", "в'язниця", "В’язниця", "prigione", "JAIL"]
)
def test_a_card_is_found_in_every_language(query: str) -> None:
    assert [thing.id for thing in catalogue.find(query)] == ["jail"]


def test_marks_and_accents_do_not_matter() -> None:
    assert [thing.id for thing in catalogue.find("jose delgado")] == ["jose_delgado"]
    assert [thing.id for thing in catalogue.find("бэнг")] == ["bang"]
    assert [thing.id for thing in catalogue.find("INDIANS")] == ["indians"]
    assert [(thing.kind, thing.id) for thing in catalogue.find("gold_rush")] == [
        ("event", "gold_rush"),
        ("equip", "gold_rush"),
    ]
    assert catalogue.find("!") == []
