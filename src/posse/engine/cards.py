"""What the boxes hold: every rule by its number, every physical card with its rule, suit and rank.

A physical card is an int; copies alike in name, suit and rank are the same int, so they can never be told apart. Cards
are numbered by kind, then suit, then rank: a sorted hand keeps equal kinds together, and its order tells nothing.
"""

from __future__ import annotations

from typing import Final

from posse.engine.core import EMPTY, CardRule, Character, Equipment, EventRule, HouseRule, Rule
from posse.engine.setup import OptionSpec
from posse.engine.words import BLACK, BRONZE, CARD_SHIFT, PLAY, RANKS, SUIT_LETTERS


class Box:
    """One box: what is in it. `unfinished` boxes are playable in scenarios only."""

    def __init__(self, id: str, unfinished: bool = False) -> None:
        self.id = id
        self.unfinished = unfinished
        self.cards: list[tuple[CardRule, str]] = []
        self.characters: list[Character] = []
        self.events: list[EventRule] = []
        self.event_deck = -1  # which of the two event decks its events lie in
        self.equipment: list[tuple[Equipment, int]] = []
        self.house: list[HouseRule] = []
        self.options: list[OptionSpec] = []


RULES: Final[list[Rule]] = []  # by number
RULE_OF: Final[
    dict[str, int]
] = {}  # by id; events that share an id with something else are "event:id" as well
BOXES: Final[list[Box]] = []

# By card: its rule, suit, rank, border, weapon reach, what it may do in a hand.
KIND: Final[list[int]] = []
SUIT: Final[list[int]] = []
RANK: Final[list[int]] = []
CARD_RULE: Final[list[CardRule]] = []  # equipment has a stand-in here
BORDER: Final[list[int]] = []
HAND_BITS: Final[list[int]] = []
CONDITIONAL: Final[list[bool]] = []
ANSWER_ONLY: Final[list[bool]] = []
PRICED: Final[list[bool]] = []
KEEPS: Final[list[bool]] = []
READY: Final[list[list[int] | None]] = []  # its options in phase 2, if they are the same at any time
CARD_ID: Final[dict[tuple[str, int, int], int]] = {}  # (id, suit, rank); equipment: (id, -1, -1)
DECK_OF: Final[dict[str, list[int]]] = {}  # by box
EQUIPMENT_OF: Final[dict[str, list[int]]] = {}
FIRST_EQUIPMENT: Final[list[int]] = [0]

# By rule.
HOOKS: Final[list[int]] = []
SEES: Final[list[int]] = []
SEEN: Final[list[int]] = []
RANGE: Final[list[int]] = []
BANGS: Final[list[int]] = []
FLIPS: Final[list[int]] = []


class Gear(CardRule):
    """Stands where a piece of equipment lies on a table: it has no suit and is in no hand."""


_GEAR: Final = Gear()


def enrol(rule: Rule, key: str = "") -> int:
    """Give a rule its number."""
    rule.n = len(RULES)
    RULES.append(rule)
    RULE_OF[key or rule.id] = rule.n
    HOOKS.append(rule.hooks)
    SEES.append(rule.sees)
    SEEN.append(rule.seen)
    RANGE.append(rule.range)
    BANGS.append(rule.bangs)
    FLIPS.append(rule.flips)
    return rule.n


def parse_face(face: str) -> tuple[int, int]:
    """ "10C" -> (CLUBS, rank of 10)."""
    return SUIT_LETTERS.index(face[-1]), RANKS.index(face[:-1])


def install(boxes: list[Box]) -> None:
    """Number everything that the boxes hold. Called once, by the sets package."""
    if BOXES:
        return
    BOXES.extend(boxes)
    copies: dict[str, list[tuple[int, int]]] = {}
    rules: dict[str, CardRule] = {}
    for box in boxes:
        for rule, faces in box.cards:
            rules.setdefault(rule.id, rule)
            copies.setdefault(rule.id, []).extend(parse_face(f) for f in faces.split())
    for id, rule in sorted(rules.items(), key=_order):
        number = enrol(rule)
        for suit, rank in sorted(set(copies[id])):
            CARD_ID[id, suit, rank] = len(KIND)
            KIND.append(number)
            SUIT.append(suit)
            RANK.append(rank)
            CARD_RULE.append(rule)
            BORDER.append(rule.border)
            HAND_BITS.append(rule.hand)
            CONDITIONAL.append(rule.conditional)
            ANSWER_ONLY.append(rule.answer_only)
            PRICED.append(rule.priced)
            KEEPS.append(rule.keeps)
            READY.append(_ready(len(READY), rule))
    for box in boxes:
        DECK_OF[box.id] = sorted(
            CARD_ID[(rule.id, *parse_face(f))] for rule, faces in box.cards for f in faces.split()
        )
    FIRST_EQUIPMENT[0] = len(KIND)
    for box in boxes:
        pile: list[int] = []
        for gear, count in box.equipment:
            CARD_ID[gear.id, -1, -1] = len(KIND)
            pile.extend([len(KIND)] * count)
            KIND.append(enrol(gear, "equipment:" + gear.id if gear.id in RULE_OF else ""))
            SUIT.append(-1)
            RANK.append(-1)
            CARD_RULE.append(_GEAR)
            BORDER.append(gear.border)
            HAND_BITS.append(0)
            CONDITIONAL.append(False)
            ANSWER_ONLY.append(True)
            PRICED.append(False)
            KEEPS.append(False)
            READY.append(EMPTY)
        EQUIPMENT_OF[box.id] = pile
    for box in boxes:
        for character in box.characters:
            enrol(character)
        for event in box.events:
            enrol(event, "event:" + event.id if event.id in RULE_OF else "")
            RULE_OF["event:" + event.id] = event.n
        for house in box.house:
            enrol(house, "house:" + house.id)


def _ready(card: int, rule: CardRule) -> list[int] | None:
    if rule.always is None:
        return None
    return [PLAY | (card + 1) << CARD_SHIFT | target for target in rule.always]


def _order(item: tuple[str, CardRule]) -> tuple[int, str]:
    """Attack cards first, then what else is used once, then what stays: hands read well that way."""
    rule = item[1]
    return (0 if rule.attack else 1 + rule.border, item[0])


def is_gear(card: int) -> bool:
    return BORDER[card] == BLACK or BORDER[card] == BRONZE


def card_text(card: int) -> str:
    """bang[5C]; equipment has no face."""
    id = RULES[KIND[card]].id
    if SUIT[card] < 0:
        return id
    return f"{id}[{RANKS[RANK[card]]}{SUIT_LETTERS[SUIT[card]]}]"
