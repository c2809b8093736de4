"""What the statements on the base cards say that is no situation at a table: the deck, odds, chance, who sees what."""

from __future__ import annotations

from collections import Counter

import pytest

import posse
from posse import catalogue, scenario
from posse.engine.cards import BORDER, CARD_RULE, DECK_OF, KIND, RANGE, RULE_OF, RULES, card_text
from posse.engine.core import Rule
from posse.engine.game import Game
from posse.engine.recorder import HandLost, HandTaken
from posse.engine.words import BLUE, BROWN, OUT
from posse.scenario import Situation

#: the deck as the rulebook lists it: ranks and suits as they stand there
DECK = {
    "bang": "AS AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
    "missed": "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S",
    "beer": "6H 7H 8H 9H 10H JH",
    "saloon": "5H",
    "stagecoach": "9S 9S",
    "wells_fargo": "3H",
    "general_store": "9C QS",
    "panic": "JH QH AH 8D",
    "cat_balou": "KH 9D 10D JD",
    "gatling": "10H",
    "indians": "KD AD",
    "duel": "QD JS 8C",
    "mustang": "8H 9H",
    "scope": "AS",
    "barrel": "QS KS",
    "jail": "JS 10S 4H",
    "dynamite": "2H",
    "volcanic": "10S 10C",
    "schofield": "JC QC KS",
    "remington": "KC",
    "rev_carabine": "AC",
    "winchester": "8S",
}
BROWN_CARDS = {
    "bang", "missed", "beer", "saloon", "stagecoach", "wells_fargo", "general_store", "panic", "cat_balou", "gatling",
    "indians", "duel",
}  # fmt: skip


def table(text: str) -> Game:
    """The game of one situation, without its steps."""
    (found,) = scenario.read("- name: a table\n" + text.strip("\n") + "\n  steps: []", "here")
    assert isinstance(found, Situation), found
    return scenario.build(found)


def choose(g: Game, *texts: str) -> Game:
    for text in texts:
        g.choose(text)
    return g


def dealt() -> list[int]:
    """All playing cards of a game of the base box, wherever they were dealt to."""
    g = posse.new_game(players=7, seed=1)
    return sorted(g.deck + g.discard + [card for hand in g.hands for card in hand])


# -- the deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.rules("BASE-DECK-1")
def test_there_are_80_cards_20_of_each_suit() -> None:
    assert len(dealt()) == 80
    assert Counter(card_text(card)[-2] for card in dealt()) == dict.fromkeys("SHDC", 20)


@pytest.mark.rules(
    "BASE-DECK-2", "BASE-DECK-3", "BASE-DECK-4", "BASE-DECK-5", "BASE-DECK-6", "BASE-DECK-7", "BASE-DECK-8",
    "BASE-DECK-9", "BASE-DECK-10", "BASE-DECK-11", "BASE-DECK-12", "BASE-DECK-13", "BASE-DECK-14", "BASE-DECK-15",
    "BASE-DECK-16",
)  # fmt: skip
def test_every_card_has_its_copies_ranks_and_suits() -> None:
    wanted = Counter(f"{id}[{face}]" for id, faces in DECK.items() for face in faces.split())
    assert Counter(card_text(card) for card in dealt()) == wanted


@pytest.mark.rules("BASE-DECK-17")
def test_odds_of_checks_with_a_full_deck() -> None:
    cards = dealt()
    jail = RULES[RULE_OF["jail"]]
    dynamite = RULES[RULE_OF["dynamite"]]
    g = posse.new_game(players=4, seed=1)
    assert sum(jail.wins(g, 0, card) for card in cards) == 20
    explosive = [CARD_RULE[card].id for card in cards if dynamite.wins(g, 0, card)]
    assert Counter(explosive) == {"missed": 7, "stagecoach": 2, "winchester": 1}


@pytest.mark.rules("BASE-DECK-18")
def test_brown_cards_are_used_once_and_blue_ones_stay() -> None:
    borders = {CARD_RULE[card].id: BORDER[card] for card in DECK_OF["base"]}
    assert sorted(id for id, border in borders.items() if border == BROWN) == sorted(BROWN_CARDS)
    assert sorted(id for id, border in borders.items() if border == BLUE) == sorted(set(DECK) - BROWN_CARDS)
    assert {CARD_RULE[c].id for c in DECK_OF["base"] if RANGE[KIND[c]]} == {
        "volcanic", "schofield", "remington", "rev_carabine", "winchester",
    }  # fmt: skip


@pytest.mark.rules("BASE-DECK-18")
@pytest.mark.parametrize("id", sorted(DECK))
def test_where_a_card_lies_after_it_was_played(id: str) -> None:
    """A brown one on the discard pile, a blue one before a player."""
    g = table(f"""
  players:
    ann: {{role: outlaw, life: 3, hand: {id}}}
    bob: {{role: sheriff, hand: "bang[2C]"}}
    cy: {{role: outlaw}}
""")
    (card,) = g.hands[0]
    if id == "missed":
        choose(g, "end", "bang[2C] > ann")
    assert g.decision is not None
    option = g.decision.options[0]
    assert option.text.startswith(card_text(card))
    g.choose(option)
    lying = [c for cards in g.tables for c in cards]
    assert (card in g.discard, card in lying) == ((True, False) if id in BROWN_CARDS else (False, True))


@pytest.mark.rules("BASE-SCOPE-3")
def test_binocular_and_hideout_are_not_in_the_base_box() -> None:
    ids = {CARD_RULE[card].id for card in DECK_OF["base"]}
    assert "scope" in ids
    assert not ids & {"binocular", "hideout"}
    boxes = {card.id: card.box for card in catalogue.playing_cards() if card.id in {"binocular", "hideout"}}
    assert boxes == {"binocular": "dodge_city", "hideout": "dodge_city"}


# -- chance, and who sees what it brings ------------------------------------------------------------------------------

THREE_CARDS = """
  players:
    ann: {role: sheriff, hand: "panic[JH] cat_balou[KH]"}
    bob: {role: outlaw, hand: "beer[6H] missed[2S] bang[2C]", table: scope}
    cy: {role: outlaw}
"""


@pytest.mark.rules("BASE-RAND-1")
@pytest.mark.parametrize("card", ["panic[JH]", "cat_balou[KH]"])
def test_every_card_of_a_hand_comes_up_equally_often(card: str) -> None:
    start = table(THREE_CARDS)
    found: Counter[str] = Counter()
    for seed in range(600):
        g = start.copy()
        g.rng = seed * 7919 + 1
        for _ in range(4):
            g.rand(2)
        before = Counter(g.hands[1])
        choose(g, f"{card} > bob.hand")
        assert g.asked == 0  # nobody chooses which
        gone = before - Counter(g.hands[1])
        found.update(card_text(c) for c in gone.elements())
    assert sum(found.values()) == 600
    assert set(found) == {"beer[6H]", "missed[2S]", "bang[2C]"}
    assert all(150 <= count <= 250 for count in found.values()), found


@pytest.mark.rules("BASE-RAND-1", "BASE-RAND-4")
def test_the_hand_is_one_option_whatever_is_in_it() -> None:
    g = table(THREE_CARDS)
    assert g.decision is not None
    texts = [option.text for option in g.decision.options if "panic" in option.text]
    assert texts == ["panic[JH] > bob.hand", "panic[JH] > bob.scope[AS]"]


@pytest.mark.rules("BASE-RAND-2")
def test_a_card_taken_at_random_is_known_to_the_two_of_them_alone() -> None:
    g = choose(table(THREE_CARDS), "panic[JH] > bob.hand")
    assert g.recorder is not None
    (event,) = [e for e in g.recorder.events if isinstance(e, HandTaken)]
    names = g.setup.names
    taken = card_text(event.card)
    assert event.text(names, 0) == event.text(names, 1) == f"took ann {taken} from bob"
    assert event.text(names, 2) == "took ann from bob"
    assert taken in g.view(0)["hand"]
    assert taken not in str(g.view(2))
    assert taken not in str(g.view(None))


@pytest.mark.rules("BASE-RAND-3")
def test_a_card_discarded_at_random_is_public() -> None:
    g = choose(table(THREE_CARDS), "cat_balou[KH] > bob.hand")
    assert g.recorder is not None
    (event,) = [e for e in g.recorder.events if isinstance(e, HandLost)]
    lost = card_text(event.card)
    for seat in range(3):
        assert event.text(g.setup.names, seat) == f"lost bob {lost} by ann"
        assert g.view(seat)["discard"]["top"] == lost


@pytest.mark.rules("BASE-STORE-3")
def test_the_cards_of_the_general_store_are_seen_by_all() -> None:
    g = table("""
  players:
    ann: {role: sheriff, hand: general_store}
    bob: {role: outlaw}
    cy: {role: outlaw}
  deck: "beer[6H] missed[2S] bang[2C]"
""")
    choose(g, "general_store", "take beer[6H]")
    for player in (None, 0, 1, 2):
        shown = str(g.view(player)["stack"])
        assert "missed[2S]" in shown
        assert "bang[2C]" in shown


# -- what no situation of the base box leads to -----------------------------------------------------------------------


@pytest.mark.rules("BASE-GATLING-6", "BASE-INDIANS-4")
@pytest.mark.parametrize("id", ["gatling", "indians"])
def test_whoever_is_out_meanwhile_is_passed_over_and_nobody_comes_in(id: str) -> None:
    g = table(f"""
  players:
    ann: {{role: sheriff, hand: {id}}}
    bob: {{role: outlaw}}
    cy: {{role: outlaw}}
    dan: {{role: renegade}}
    eve: {{role: deputy, alive: false}}
""")
    choose(g, id)
    assert g.asked == 1
    g.standing(2, OUT)
    g.standing(4, 1)  # somebody comes into play after the card was played
    g.life[4] = 4
    choose(g, "pass")
    assert g.asked == 3
    choose(g, "pass")
    assert g.asked == 0
    assert (g.life[1], g.life[2], g.life[3], g.life[4]) == (3, 4, 3, 4)


@pytest.mark.rules("BASE-DYNAMITE-11")
def test_a_second_dynamite_is_passed_over_and_stays_where_nobody_else_can_take_it() -> None:
    text = """
  players:
    ann: {role: sheriff, table: dynamite}
    bob: {role: outlaw}
    cy: {role: outlaw, alive: true}
  at: draw
  deck: "bang[2C] bang[3C] bang[4C] bang[5C] bang[6C] bang[7C] bang[8C]"
"""
    g = table(text)
    (card,) = g.tables[0]
    dynamite = RULES[RULE_OF["dynamite"]]
    g.lay(1, card)
    dynamite.checked(g, 0, False)
    assert [len(lying) for lying in g.tables] == [0, 1, 1]
    g.lay(0, card)
    dynamite.checked(g, 0, False)
    assert [len(lying) for lying in g.tables] == [1, 1, 1]


@pytest.mark.rules("CHECK-BASE-8")
def test_a_barrel_without_any_card_has_no_effect() -> None:
    g = table("""
  players:
    ann: {role: sheriff, hand: bang}
    bob: {role: outlaw, table: barrel}
    cy: {role: outlaw}
  deck_size: 0
""")
    choose(g, "bang > bob")
    g.discard.clear()
    choose(g, "barrel")
    assert g.asked == 1
    assert g.decision is not None
    assert [option.text for option in g.decision.options] == ["pass"]
    choose(g, "pass")
    assert g.life[1] == 3


@pytest.mark.rules("CHECK-BASE-6")
def test_barrel_jail_and_dynamite_are_the_base_cards_that_check() -> None:
    rules = {CARD_RULE[card].id: CARD_RULE[card] for card in DECK_OF["base"]}
    checking = [id for id, rule in rules.items() if type(rule).checked is not Rule.checked]
    assert sorted(checking) == ["barrel", "dynamite", "jail"]


@pytest.mark.rules("CH-EL-GRINGO-3", "CH-EL-GRINGO-4")
@pytest.mark.parametrize(
    ("lost", "hand", "taken"), [(2, "beer saloon duel", 2), (2, "beer", 1), (1, "beer duel", 1)]
)
def test_el_gringo_takes_a_card_for_each_life_that_one_hit_takes(lost: int, hand: str, taken: int) -> None:
    """No card built so far takes two lives by a player's doing: the hit is made here."""
    g = table(f"""
  players:
    ann: {{role: sheriff, hand: "{hand}"}}
    bob: {{role: outlaw, character: el_gringo}}
    cy: {{role: outlaw}}
    dan: {{role: renegade}}
""")
    held = len(g.hands[0])
    g.harm(1, lost, 0, RULE_OF["bang"])
    g.asked = -1
    g.run()
    assert g.life[1] == 3 - lost
    assert (len(g.hands[0]), len(g.hands[1])) == (held - taken, taken)
