"""The words a scenario may use: cards as they are written in it, and the ids that options are made of."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from posse import catalogue
from posse.engine.cards import BOXES, CARD_ID, DECK_OF, EQUIPMENT_OF, KIND, RULE_OF, RULES
from posse.engine.words import RANKS, ROLE_IDS, SUIT_LETTERS, VERB_WORDS
from posse.scenario.reading import near, one_of, short
from posse.scenario.spelling import SPELLED_WORDS

if TYPE_CHECKING:
    from posse.scenario.reading import Cell

TOKEN: Final = re.compile(r"([a-z0-9_]+)(?:\[([0-9a-zA-Z]*)\])?(!?)(?::(\d{1,2}))?(!?)")
OTHER_IDS: Final = {  # names that the rulebook spells in another way than the catalogue
    "gregory_deck": "greygory_deck", "lady_rosa": "lady_rose_of_texas", "lady_rosa_of_texas": "lady_rose_of_texas",
    "lady_rosa_del_texas": "lady_rose_of_texas", "lee_van_klift": "lee_van_kliff", "big_spenser": "big_spencer",
}  # fmt: skip
OTHER_ID: Final = re.compile(rf"(?<![\w-])(?:{'|'.join(OTHER_IDS)})(?![\w-])")
OTHER_WORDS: Final = (
    "as", "hand", "deck", "discard", "character", "crime", "law", "outlaws", "spades", "hearts", "diamonds", "clubs",
    "red", "black", "undo", "colt",
)  # fmt: skip


class Token:
    """A card as a scenario names it: with or without a face, perhaps fresh (`!`), perhaps with cubes (`:3`)."""

    def __init__(
        self, id: str, cards: tuple[int, ...], faced: bool, fresh: bool, cubes: int, line: int
    ) -> None:
        self.id = id
        self.cards = cards  # the kinds of card it may be, lowest first
        self.faced = faced
        self.fresh = fresh
        self.cubes = cubes  # -1: nothing was said
        self.line = line

    def __str__(self) -> str:
        from posse.engine.cards import card_text

        return card_text(self.cards[0]) if self.faced else self.id


def as_in_catalogue(text: str) -> str:
    """With the ids of the catalogue, where the rulebook has another spelling."""
    return OTHER_ID.sub(lambda match: OTHER_IDS[match[0]], text)


@cache
def cards_called(id: str) -> tuple[int, ...]:
    """Every card of that id, lowest first."""
    return tuple(sorted(card for (name, _, _), card in CARD_ID.items() if name == id))


def box_of_card(card: int) -> str:
    for box in BOXES:
        if card in DECK_OF[box.id] or card in EQUIPMENT_OF[box.id]:
            return box.id
    return ""


def card_ids() -> list[str]:
    return sorted({name for name, _, _ in CARD_ID})


def not_built(id: str) -> str:
    """Is it in the catalogue and not in the program? Then this says so."""
    for thing in catalogue.things():
        if thing.id == id and id not in RULE_OF:
            return f"{id} is in the catalogue, but not built yet"
    return ""


def read_token(word: str, line: int, cell: Cell) -> Token:
    match = TOKEN.fullmatch(word)
    if not match:
        raise cell.error(f"a card is written bang or bang[5C], not {short(word)!r}", line)
    id, face, fresh, cubes, late = match.groups()
    cards = cards_called(id)
    if not cards:
        raise cell.error(not_built(id) or f"there is no card {short(id)!r}" + near(id, card_ids()), line)
    if face is not None:
        suit, rank = face[-1:].upper(), face[:-1].upper()
        if suit not in tuple(SUIT_LETTERS) or rank not in RANKS:
            raise cell.error(f"a face is a rank and a suit letter, 10C or QH, not [{short(face)}]", line)
        card = CARD_ID.get((id, SUIT_LETTERS.index(suit), RANKS.index(rank)), -1)
        if card < 0:
            faces = " ".join(face_text(c) for c in cards)
            raise cell.error(
                f"there is no {id}[{rank}{suit}]" + (f"; its cards are {faces}" if faces else ""), line
            )
        cards = (card,)
    return Token(id, cards, face is not None, bool(fresh or late), int(cubes) if cubes else -1, line)


def face_text(card: int) -> str:
    from posse.engine.cards import card_text

    return card_text(card).partition("[")[2].rstrip("]")


def read_tokens(cell: Cell, what: str) -> list[Token]:
    words = cell.words(what)
    if [word for word, _ in words] in (["none"], ["nothing"], ["empty"]):
        return []
    return [read_token(word, line, cell) for word, line in words]


@cache
def option_words() -> frozenset[str]:
    """Every word an option's text may hold, names of players apart."""
    verbs = {word for text in VERB_WORDS for word in text.split()}
    ids = {rule.id for rule in RULES} | {RULES[n].id for n in KIND}
    return frozenset(verbs | ids | set(OTHER_WORDS) | set(SPELLED_WORDS) | set(ROLE_IDS))


def check_option_words(text: str, names: set[str], cell: Cell) -> None:
    """A misspelt id in `not` would be true for ever: every word has to be one there is."""
    known = option_words()
    for word in re.split(r"[\s>.,]+", re.sub(r"\[[^\]]*\]", "", text).strip()):
        if word and word not in known and word not in names and not word.isdigit():
            why = not_built(word) or f"no option holds the word {short(word)!r}" + one_of(
                word, sorted(known | names)
            )
            raise cell.error(why)
    for word in re.findall(r"[\w-]+\[[^\]]*\]", text):
        if cards_called(word.partition("[")[0]):
            read_token(word, cell.line, cell)  # so would a face that no such card has
