"""Why a card cannot be used now: every situation at the table has its reason, and every reason can be said."""

from __future__ import annotations

import random
import re

import pytest

import posse
from posse.engine.cards import CARD_ID, DECK_OF, KIND, RULES, card_text
from posse.engine.decision import IllegalMove
from posse.engine.game import Game
from posse.engine.reasons import SENTENCES, Reason
from posse.i18n import LANGUAGES, Locale

QUIET = {0: "bart_cassidy", 1: "willy_the_kid", 2: "vulture_sam", 3: "slab_the_killer", 4: "el_gringo"}


def cards(text: str) -> list[int]:
    """ "bang barrel" -> a card each, each time another copy."""
    found: list[int] = []
    for word in text.split():
        id = word.partition("[")[0]
        copies = [c for (name, _, _), c in CARD_ID.items() if name == id and c not in found]
        found.append(next(c for c in copies if word in (id, card_text(c))))
    return sorted(found)


def table(
    hand: str,
    players: int = 4,
    hands: dict[int, str] | None = None,
    tables: dict[int, str] | None = None,
    out: tuple[int, ...] = (),
    options: dict[str, object] | None = None,
    life: dict[int, int] | None = None,
) -> Game:
    """The sheriff is at turn in phase 2, with these cards; the others hold two nobody asks about."""
    kept = {seat: QUIET[seat] for seat in range(players)}
    g = posse.new_game(players, mode="standard", options=options, sheriff=0, kept=kept, seed=5)
    for seat in range(players):
        g.hands[seat] = cards("saloon stagecoach")
    g.hands[0] = cards(hand)
    for seat, text in (hands or {}).items():
        g.hands[seat] = cards(text)
    for seat, text in (tables or {}).items():
        g.tables[seat] = cards(text)
    for seat, lives in (life or {}).items():
        g.life[seat] = lives
    for seat in out:
        g.life[seat] = 0
        g.hands[seat] = []
        g.standing(seat, 0)
    g.refresh_all()
    ask_again(g)
    return g


def ask_again(g: Game) -> None:
    g.asked = -1
    g.run()


def why(
    g: Game, card: str, player: int | None = None, target: int | None = None
) -> tuple[str, dict[str, int | str]]:
    reason = g.why_not(card, player, target)
    assert reason is not None, f"{card} is possible"
    return reason.key, reason.args


# -- at the table -----------------------------------------------------------------------------------------------------


def test_what_is_offered_has_no_reason() -> None:
    g = table("bang beer panic duel")
    for card in ("bang", "beer", "panic", "duel", "bang[AS]"):
        assert g.why_not(card) is None
    assert g.why_not("bang", target=1) is None


def test_out_of_turn() -> None:
    g = table("bang")
    assert why(g, "saloon", player=1) == ("why-not-your-turn", {})
    g.choose("bang > bob")
    assert why(g, "saloon", player=2) == ("why-not-your-turn", {})
    assert why(table("bang bang"), "stagecoach", player=3) == ("why-not-your-turn", {})


def test_at_turn_while_another_is_asked() -> None:
    g = table("bang beer")
    g.choose("bang > bob")
    assert g.asked == 1
    assert why(g, "beer", player=0) == ("why-wait", {"player": "bob"})


def test_answer_only() -> None:
    assert why(table("missed"), "missed") == ("why-answer-only", {})


def test_bang_limit() -> None:
    """BASE-BANG: one a turn."""
    g = table("bang bang", hands={1: "saloon"})
    g.choose("bang > bob")
    g.choose("pass")
    assert g.asked == 0
    assert why(g, "bang") == ("why-bang-limit", {"limit": 1})
    assert why(g, "bang", target=1) == ("why-bang-limit", {"limit": 1})


def test_too_far() -> None:
    g = table("bang", players=5)
    assert why(g, "bang", target=2) == ("why-too-far", {"distance": 2, "range": 1})
    assert g.why_not("bang", target=1) is None


def test_nobody_in_reach() -> None:
    g = table("bang panic", tables={1: "mustang", 3: "mustang"})
    assert why(g, "bang") == ("why-nobody-in-reach", {"range": 1})
    assert why(g, "panic") == ("why-nobody-in-reach", {"range": 1})
    assert why(g, "panic", target=3) == ("why-too-far", {"distance": 2, "range": 1})


def test_the_last_other_player_is_too_far() -> None:
    g = table("bang", tables={1: "mustang"}, out=(2, 3))
    assert why(g, "bang") == ("why-too-far", {"distance": 2, "range": 1})


def test_no_target() -> None:
    g = table("cat_balou panic", hands={1: "", 2: "", 3: ""})
    assert why(g, "cat_balou") == ("why-no-target", {})
    assert why(g, "panic") == ("why-no-target", {})


def test_same_name() -> None:
    """TURN-DUP-2, TURN-DUP-5"""
    g = table("barrel jail[4H]", tables={0: "barrel[KS]", 1: "jail[JS]", 2: "jail[10S]"})
    assert why(g, "barrel") == ("why-same-name", {"card": "barrel"})
    assert why(g, "jail", target=1) == ("why-same-name", {"card": "jail"})
    assert g.why_not("jail", target=3) is None


def test_everybody_is_in_jail() -> None:
    g = table("jail[4H]", players=4, tables={1: "jail[JS]", 2: "jail[10S]"}, out=(3,))
    assert why(g, "jail") == ("why-same-name", {"card": "jail"})


def test_the_sheriff_cannot_be_jailed() -> None:
    g = table("jail")
    g.choose("end")
    g.hands[1] = cards("jail")
    ask_again(g)
    assert why(g, "jail", target=0) == ("why-sheriff-jail", {})
    g.standing(2, 0)
    g.standing(3, 0)
    ask_again(g)
    assert why(g, "jail") == ("why-sheriff-jail", {})


def test_useless_drinks() -> None:
    """BASE-BEER-15: an option of the house."""
    house: dict[str, object] = {"no_wasted_heal": True}
    g = table("beer saloon", options=house)
    assert why(g, "beer") == ("why-full-life", {})
    assert why(g, "saloon") == ("why-full-life", {})
    g = table("beer", options=house, life={0: 1}, out=(2, 3))
    assert why(g, "beer") == ("why-useless-two-players", {})


def test_no_beer_saves_among_two() -> None:
    g = table("bang", hands={1: "beer"}, life={1: 1}, out=(2, 3))
    g.choose("bang > bob")
    g.choose("pass")
    assert g.stack[-1].kind == "save"
    assert why(g, "beer") == ("why-useless-two-players", {})


def test_no_answer_to_what_is_asked() -> None:
    g = table("bang", hands={1: "beer bang missed"})
    g.choose("bang > bob")
    assert why(g, "beer") == ("why-not-asked", {})
    assert why(g, "bang") == ("why-not-asked", {})
    assert g.why_not("missed") is None


def test_cards_in_play() -> None:
    g = table("bang beer", hands={1: "beer"}, tables={0: "volcanic", 1: "barrel"})
    assert why(g, "volcanic") == ("why-not-asked", {})
    g.choose("bang > bob")
    assert g.why_not("barrel") is None
    g.choose("barrel")
    if g.asked == 1:
        assert why(g, "barrel") == ("why-not-asked", {})


def test_in_phase_3() -> None:
    g = table("bang missed beer panic duel cat_balou", tables={0: "barrel"})
    g.choose("end")
    assert g.stack[-1].kind == "discard"
    assert g.why_not("bang") is None
    assert why(g, "barrel") == ("why-discard-phase", {})


def test_in_phase_1() -> None:
    g = posse.new_game(4, kept={0: "jesse_jones"}, sheriff=0, seed=3)
    assert g.stack[-1].kind == "draw"
    assert {why(g, card_text(card))[0] for card in g.hands[0]} == {"why-not-phase"}


def test_not_in_hand() -> None:
    g = table("bang")
    assert why(g, "gatling") == ("why-not-in-hand", {})
    assert why(g, "bang[KD]") == ("why-not-in-hand", {})
    assert why(g, "saloon") == ("why-not-in-hand", {})  # another's hand tells nothing


def test_a_card_that_serves_as_another_has_the_reason_of_that() -> None:
    kept = {0: "calamity_janet", 1: "el_gringo", 2: "vulture_sam", 3: "bart_cassidy"}
    g = posse.new_game(4, sheriff=0, kept=kept, seed=5)
    g.hands[0] = cards("missed missed")
    ask_again(g)
    assert g.why_not("missed") is None
    g.bangs = 1
    ask_again(g)
    assert why(g, "missed") == ("why-bang-limit", {"limit": 1})


def test_when_the_game_is_over() -> None:
    g = table("bang")
    g.finish(2, [1], "outlaws")
    assert why(g, "bang") == ("why-game-over", {})
    assert why(g, "bang", player=2) == ("why-game-over", {})


def test_a_card_that_does_not_exist() -> None:
    with pytest.raises(IllegalMove, match="no card 'bnag'"):
        table("bang").why_not("bnag")


# -- everywhere -------------------------------------------------------------------------------------------------------


def look_at(g: Game, card: int, player: int) -> str:
    """The reason why this card, were it in this hand, could not be used; empty if it could."""
    other = g.copy()
    other.hands[player] = sorted([*other.hands[player], card])
    other.asked = -1
    other.stack[-1].step(other)
    reason = other.why_not(card, player)
    asked = other.owner[other.asked] == player
    if reason is None:
        assert asked
        assert any(text.startswith(card_text(card)) for text in other.view(player)["decision"]["options"])
        return ""
    assert reason.key in SENTENCES
    assert "{" not in str(reason)
    assert asked == (reason.key not in ("why-not-your-turn", "why-wait"))
    assert reason.key != "why-not-in-hand"
    return reason.key


def test_every_card_has_a_reason_wherever_it_is_not_offered() -> None:
    """Each kind of card in each hand, at decisions of all kinds."""
    rng = random.Random(3)
    deck = sorted({KIND[card]: card for card in DECK_OF["base"]}.values())
    seen: dict[str, set[str]] = {}
    for number in range(40):
        g = posse.new_game(3 + number % 6, seed=number, rulebook="compendium")
        while g.asked >= 0:
            kind = g.stack[-1].kind
            if rng.random() < 0.05 and kind in ("play", "shot", "brawn", "duel", "save"):
                for card in deck:
                    player = g.owner[g.asked] if rng.random() < 0.8 else rng.randrange(len(g.hands))
                    if card in g.tables[player]:
                        continue  # the very same card cannot be in the hand
                    key = look_at(g, card, player)
                    seen.setdefault(key, set()).add(RULES[KIND[card]].id)
            g.answer(rng.choice(g.codes))
    assert {
        "why-bang-limit",
        "why-same-name",
        "why-answer-only",
        "why-not-asked",
    } <= set(seen)


def test_every_reason_can_be_said_in_every_language() -> None:
    english = Locale("en", strict=True)
    args: dict[str, int | str] = {
        "limit": 1, "distance": 3, "range": 2, "card": "x", "event": "x", "character": "x", "player": "x",
    }  # fmt: skip
    for key, sentence in SENTENCES.items():
        used = {name: args[name] for name in re.findall(r"{(\w+)}", sentence)}
        for lang in LANGUAGES:
            assert Locale(lang, strict=True)(key, **used)
        assert str(Reason(key, used)) == english(key, **used).replace("\u00a0", " ")
