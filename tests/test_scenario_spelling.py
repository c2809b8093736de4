"""Situations may put a choice in other words, and leave out what settles nothing."""

from __future__ import annotations

import pytest

from posse import scenario
from posse.scenario import Outcome

PLAYERS = """- name: a test
  boxes: all
  players:
    ann: {{role: outlaw, hand: "{ann}", {more}}}
    bob: {{role: sheriff, hand: "{bob}", {bobs}}}
    cy:  {{role: outlaw}}
    dan: {{role: renegade}}
  {top}
  steps:
"""


def outcome(
    steps: list[str], *, ann: str = "", bob: str = "", more: str = "", bobs: str = "", top: str = ""
) -> Outcome:
    text = PLAYERS.format(
        ann=ann, bob=bob, more=more or "cubes: 0", bobs=bobs or "cubes: 0", top=top or "at: play"
    )
    (item,) = scenario.read(text + "".join(f"    - {step}\n" for step in steps), "file.yaml")
    return scenario.run(item)


def held(found: Outcome) -> bool:
    if not found.held:
        print(found.error or found.sentence)
    return found.held


@pytest.mark.parametrize("word", ["bang[6C]", "discard bang[6C]", "bang", "use bang", "take bang"])
def test_a_card_given_up(word: str) -> None:
    steps = ["ann: indians", f"bob has: {word}", f"bob: {word}", "expect: {bob.life: 5, asked: cy}"]
    assert held(outcome(steps, ann="indians", bob="bang[6C]"))


@pytest.mark.parametrize("word", ["barrel", "barrel[QS]", "use barrel"])
def test_a_card_in_play(word: str) -> None:
    steps = ["ann: bang > bob", f"bob: {word}", "expect: {bob.life: 5, asked: ann}"]
    assert held(outcome(steps, ann="bang", bobs='table: "barrel[QS]"', top="deck: beer"))


@pytest.mark.parametrize("word", ["bang[6C] as missed", "bang[6C]", "bang", "bang as missed"])
def test_a_card_that_serves_as_another(word: str) -> None:
    steps = ["ann: bang[5C] > bob", f"bob: {word}", 'expect: {bob.life: 5, bob.hand: ""}']
    assert held(outcome(steps, ann="bang[5C]", bob="bang[6C]", bobs="character: calamity_janet"))


@pytest.mark.parametrize(
    "word",
    [
        "willy_the_kid",
        "vera_custer > bob",
        "vera_custer > bob.willy_the_kid",
        "vera_custer > willy_the_kid",
        "vera_custer as willy_the_kid",
        "copy bob",
    ],
)
def test_a_copied_ability(word: str) -> None:
    steps = [f"ann: {word}", "expect: {ann.worn: willy_the_kid}"]
    assert held(
        outcome(steps, more="character: vera_custer", bobs="character: willy_the_kid", top="at: turn_start")
    )


@pytest.mark.parametrize("word", ["greygory_deck", "yes"])
def test_the_thing_offered(word: str) -> None:
    steps = [f"ann: {word}", 'expect: {ann.worn: "rose_doolan slab_the_killer"}']
    top = 'at: turn_start\n  random: "rose_doolan slab_the_killer"'
    assert held(outcome(steps, more="character: greygory_deck", top=top))


@pytest.mark.parametrize("word", ["give bomb > bob", "bomb > bob", "bomb[7D] > bob"])
def test_a_card_passed_on(word: str) -> None:
    steps = ["ann not: give bomb > ann", f"ann: {word}", 'expect: {bob.table: "bomb:2"}']
    assert held(outcome(steps, more='table: "bomb:2"', top="at: turn_start\n  deck: beer"))


@pytest.mark.parametrize("word", ["draw bob.hand", "draw bob", "draw > bob.hand", "jesse_jones > bob"])
def test_a_card_drawn_from_a_hand(word: str) -> None:
    steps = [f"ann: {word}", "expect: {ann.hand: 'beer saloon', bob.hand: ''}"]
    top = "at: draw\n  deck: saloon"
    assert held(outcome(steps, bob="beer", more="character: jesse_jones", top=top))
    assert not outcome([f"ann: {word}"], more="character: jesse_jones", bob="", top="at: draw").held


@pytest.mark.parametrize("word", ["draw discard", "pedro_ramirez"])
def test_a_card_drawn_from_the_discard_pile(word: str) -> None:
    steps = [f"ann: {word}", "expect: {ann.hand: 'beer saloon'}"]
    top = "at: draw\n  deck: saloon\n  discard: beer"
    assert held(outcome(steps, more="character: pedro_ramirez", top=top))


@pytest.mark.parametrize(
    "facts",
    ["{ann.life: %s, sees.bob.ann.hand: hidden}", "{ann: {life: %s}, sees: {bob: {ann.hand: hidden}}}",
     "[ann.life: %s, {turn: ann, ann.hand: beer}]"],
)  # fmt: skip
def test_what_is_expected_under_its_player_or_in_a_list(facts: str) -> None:
    assert held(outcome([f"expect: {facts % 4}"], ann="beer"))
    assert not outcome([f"expect: {facts % 3}"], ann="beer").held
    assert outcome(["expect: {ann: {}}"]).error is not None
    assert outcome(["expect: []"]).error is not None


def test_a_game_laid_out_as_won_is_over_where_that_is_expected() -> None:
    """WIN-BASE-10; a situation about something else may have no enemy in it."""
    text = """- name: Nobody is left to fear
  players:
    ann: {role: sheriff, hand: beer}
    bob: {role: deputy}
    cy: {role: outlaw, alive: false}
    dan: {role: %s}
  steps:
"""
    over = "    - expect: {over: true, winners: [ann, bob]}\n"
    for dan, steps, right in (
        ("renegade, alive: false", over, True),
        ("renegade", over, False),
        ("renegade, alive: false", "    - expect: {over: false}\n    - ann: beer\n", True),
        ("renegade, alive: false", "    - ann: beer\n" + over, False),
    ):
        (item,) = scenario.read(text % dan + steps, "file.yaml")
        assert scenario.run(item).held is right


def test_remarks_under_any_name() -> None:
    assert held(outcome(["ann: end"], top="why: {a: [b]}\n  tags: [x]\n  source: 000"))


def test_choices_of_one_player_in_a_list() -> None:
    steps = ["ann: [sid_ketchum, discard saloon, discard bang]", "expect: {ann.life: 3, ann.hand: beer}"]
    assert held(outcome(steps, ann="beer saloon bang", more="character: sid_ketchum, life: 2"))
    assert not outcome(["ann: [end, beer]"], ann="beer", more="life: 2").held


@pytest.mark.parametrize("word", ["name gatling", "gatling", "order gatling", "dorothy_rage > gatling"])
def test_a_card_named(word: str) -> None:
    steps = ["ann: dorothy_rage > bob", f"ann: {word}", "expect: {ann.life: 3}"]
    top = "events: {wild_west_show: [dorothy_rage]}\n  skip_forced: true"
    assert held(outcome(steps, bob="gatling", top=top))


def test_a_target_left_out_where_there_is_one() -> None:
    assert held(outcome(["ann: panic", 'expect: {ann.hand: "beer"}'], ann="panic", bob="beer"))
    assert not outcome(["ann: bang", "expect: {bob.life: 4}"], ann="bang").held


def test_a_player_for_the_one_place_he_has() -> None:
    assert held(outcome(["ann: panic > bob", 'expect: {ann.hand: "beer"}'], ann="panic", bob="beer"))
    two = outcome(["ann: panic > bob", "expect: {asked: ann}"], ann="panic", bob="beer", bobs="table: jail")
    assert not two.held
    assert not outcome(["ann: panic > cy", "expect: {asked: ann}"], ann="panic", bob="beer").held
    assert held(outcome(["ann not: panic > cy", "ann refused: panic > bob"], ann="panic", bob="beer"))


def test_what_is_not_offered_stays_refused() -> None:
    refused = ["ann: bang > bob", "bob refused: bang", "bob not: discard bang", "bob: pass"]
    assert held(outcome(refused, ann="bang", bob="bang"))
    assert not outcome(["ann: beer", "expect: {asked: ann}"], ann="missed").held


def test_the_order_of_discards_may_be_left_out() -> None:
    """DEATH-BASE-4 is asked, and may be answered."""
    dies = ["ann: bang > dan", "dan: pass"]
    text = PLAYERS.replace(
        "dan: {{role: renegade}}", 'dan: {{role: renegade, life: 1, hand: "gatling saloon", table: jail}}'
    )

    def run(steps: list[str]) -> Outcome:
        body = text.format(ann="bang", bob="", more="cubes: 0", bobs="cubes: 0", top="at: play")
        (item,) = scenario.read(body + "".join(f"    - {step}\n" for step in steps), "file.yaml")
        return scenario.run(item)

    assert held(run([*dies, "expect: {dan.alive: false, asked: ann}", "ann: end", "expect: {turn: bob}"]))
    assert held(run([*dies, "ann: end", "expect: {turn: bob}"]))
    order = ["dan: discard gatling", "dan: discard jail", "dan: discard saloon"]
    assert held(run([*dies, *order, "expect: {top_discard: saloon}"]))
    assert held(run([*dies, "dan: pass", *order[:2], "expect: {top_discard: saloon}"]))


def test_a_pass_that_may_be_about_an_earlier_question() -> None:
    """One `pass` for the last life where the answer to the shot was forced, or both."""
    for passes in (1, 2):
        steps = ["ann: bang > bob", *["bob: pass"] * passes, "expect: {bob.alive: false, over: true}"]
        assert held(outcome(steps, ann="bang", bob="beer", bobs="life: 1", top="skip_forced: true"))


def test_a_forced_answer_written_after_what_it_brings() -> None:
    steps = ["ann: bang > bob", "expect: {bob.life: 4}", "bob: pass", "ann: end"]
    assert held(outcome(steps, ann="bang", top="skip_forced: true"))
    both = ["ann: bang > bob", "expect: {over: false, bob.life: 4}"]
    assert held(outcome(both, ann="bang", top="skip_forced: true"))


def test_cards_of_which_all_are_chosen_may_be_left_out() -> None:
    """Kit Carlson takes up to two where there are no more (CH-KIT-CARLSON-6)."""
    for told in ([], ["ann: take beer", "ann: keep saloon"], ["ann: keep saloon"]):
        steps = [*told, "expect: {ann.hand: 'beer saloon', phase: play}", "ann: end"]
        top = "at: draw\n  deck: 'beer saloon'\n  deck_size: 2"
        assert held(outcome(steps, more="character: kit_carlson", top=top))


def test_the_same_pass_twice_is_two_answers() -> None:
    steps = ["ann: bang > bob", "bob: pass", "bob: pass"]
    assert not outcome(steps, ann="bang", bob="missed").held


def test_options_as_a_list_and_roles_by_player() -> None:
    far = outcome(["ann has: panic > cy"], ann="panic", top="options: [panic_any_distance]")
    assert not far.held
    assert far.error is None
    near = outcome(["ann: panic > bob.hand"], ann="panic", bob="beer", top="options: [panic_any_distance]")
    assert held(near)
    for word, may in (("1", "not"), ("on", "not"), ("0", "has"), ("no", "has")):
        assert held(outcome([f"ann {may}: beer"], ann="beer", top=f"options: {{no_wasted_heal: {word}}}"))
    assert held(outcome(["expect: {turn: ann}"], top="roles: {bob: renegade, cy: outlaw}"))
    assert outcome(["expect: {turn: ann}"], top="roles: {zoe: renegade}").error is not None


def test_what_a_player_saw_of_the_course() -> None:
    steps = ["ann: panic > bob.hand"]
    bob = "took ann beer[6H] from bob"
    cy = "sees.cy.log: took ann from bob, sees.cy.no_log: beer, sees.cy.log_order: [panic, took ann]"
    assert held(outcome([*steps, f"expect: {{sees.bob.log: '{bob}', {cy}}}"], ann="panic", bob="beer[6H]"))
    assert not outcome([*steps, f"expect: {{sees.cy.log: '{bob}'}}"], ann="panic", bob="beer[6H]").held


@pytest.mark.parametrize(
    ("seen", "right"),
    [
        ("scope[AS] ?", True),
        ("? scope", True),
        ("scope beer[6H]", False),
        ("scope", False),
        ("beer ?", False),
        ("scope ? ?", False),
    ],
)
def test_a_hand_of_which_a_player_knows_some_cards(seen: str, right: bool) -> None:
    steps = ["ann: panic > bob.scope", f"expect: {{sees.cy.ann.hand: '{seen}'}}"]
    assert outcome(steps, ann="panic beer[6H]", bobs="table: scope").held is right


def test_a_hand_of_which_nothing_is_seen() -> None:
    for nothing in ("''", "[]", "", "hidden", "2"):
        assert held(outcome([f"expect: {{sees.cy.ann.hand: {nothing}}}"], ann="beer saloon"))
    assert not outcome(["expect: {sees.ann.ann.hand: ''}"], ann="beer saloon").held
    assert held(outcome(["expect: {sees.ann.ann.hand: '', sees.cy.ann.hand: ''}"]))


def test_a_hand_of_which_a_player_knows_every_card() -> None:
    steps = ["ann: panic > bob.scope", "expect: {sees.cy.ann.hand: scope}"]
    assert held(outcome(steps, ann="panic", bobs="table: scope"))


@pytest.mark.parametrize(
    "word", ["take bob.scope[AS]", "take bob.scope", "take scope", "scope", "bob.scope", "take scope[AS]"]
)
def test_a_card_that_lies_before_somebody(word: str) -> None:
    text = """- name: Two Sams
  boxes: [dodge_city]
  players:
    ann: {role: sheriff, hand: bang}
    bob: {role: renegade, life: 1, hand: beer, table: "scope volcanic"}
    cy: {role: outlaw, character: vulture_sam}
    dan: {role: outlaw, character: vera_custer, worn: vulture_sam}
  steps:
    - ann: bang > bob
    - bob: pass
    - bob: pass
    - cy: WORD
    - dan: take hand
    - cy: take volcanic
    - expect: {dan.hand: beer, cy.hand: "scope volcanic"}
"""
    (item,) = scenario.read(text.replace("WORD", word), "file.yaml")
    assert held(scenario.run(item))


@pytest.mark.parametrize("written", [0, 1, 2])
def test_cards_that_must_all_be_chosen(written: int) -> None:
    """The first has two options, and yet there is nothing to choose."""
    both = ["ann: discard beer", "ann: discard missed"]
    steps = ["ann: sid_ketchum", *both[:written], 'expect: {ann.life: 4, ann.hand: ""}']
    more = "character: sid_ketchum, life: 3"
    assert held(outcome(steps, ann="missed beer", more=more, top="skip_forced: true"))
    assert outcome(steps, ann="missed beer", more=more).held is (written == 2)


def test_worn_characters_act_in_one_order_however_they_are_written() -> None:
    for worn in ("el_gringo bart_cassidy", "bart_cassidy el_gringo"):
        steps = ["ann: bang > bob", "bob: pass", "expect: {log_order: [drew bob, took bob]}"]
        assert held(outcome(steps, ann="bang scope", bobs=f"character: greygory_deck, worn: {worn}"))


@pytest.mark.parametrize("word", ["hidden", "unknown", "null", "none", '"?"'])
def test_what_is_hidden(word: str) -> None:
    assert held(
        outcome([f"expect: {{sees.ann.cy.role: {word}, sees.ann.bob.hand: '? ?'}}"], bob="beer missed")
    )
    assert not outcome([f"expect: {{sees.ann.bob.role: {word}}}"]).held


@pytest.mark.parametrize(
    ("side", "word"), [("deputy", "law"), ("outlaw", "outlaws"), ("outlaw", "shadow_outlaw")]
)
def test_the_side_of_a_shadow_renegade(side: str, word: str) -> None:
    text = f"""- name: a test
  boxes: gold_rush
  options: [shadow_gunslingers]
  players:
    ann: {{role: sheriff}}
    bob: {{role: renegade, shadow: true, side: {side}}}
    cy:  {{role: outlaw}}
    dan: {{role: outlaw}}
  steps:
    - expect: {{bob.side: {word}}}
"""
    (item,) = scenario.read(text, "file.yaml")
    assert held(scenario.run(item))
    (item,) = scenario.read(text.replace("role: renegade", "role: deputy"), "file.yaml")
    assert scenario.run(item).error is not None


def test_two_seats_and_declarations() -> None:
    text = """- name: a test
  mode: two
  players:
    ann: {hand: bang, characters: {willy_the_kid: {}, paul_regret: {}}}
    bob: {characters: {bart_cassidy: {}, calamity_janet: {}}}
  steps:
    - ann has: bang > bob.calamity_janet
    - ann: bang > bob
    - bob: pass
    - expect: {bob.calamity_janet.life: 3, ann.willy_the_kid.distance.bob.calamity_janet: 1}
- name: one hand of two characters
  mode: two
  at: draw
  players:
    ann: {characters: {jesse_jones: {}, paul_regret: {}}}
    bob: {characters: {bart_cassidy: {}, calamity_janet: {}}, hand: beer}
  deck: scope
  steps:
    - ann has: draw bob.hand
    - ann: draw bob.hand
    - expect: {ann.hand: "beer scope"}
- name: another
  mode: hidden_six
  removed_role: renegade
  players:
    ann: {role: sheriff}
    bob: {role: outlaw, alive: false}
    cy:  {role: deputy}
    dan: {role: outlaw, alive: false}
    eve: {role: outlaw, alive: false}
    fay: {role: deputy}
  at: turn_start
  steps:
    - ann has: crime_is_defeated
    - ann not: law_is_dead
    - ann: crime_is_defeated
    - expect: {over: true, winners: [ann, cy, fay]}
"""
    for item in scenario.read(text, "file.yaml"):
        assert held(scenario.run(item))


def test_a_player_without_a_character_is_nobody() -> None:
    assert held(outcome(["expect: {ann.character: nobody, sees.bob.ann.character: nobody}"]))
    assert not outcome(["expect: {ann.character: nobody}"], more="character: rose_doolan").held


def test_the_last_of_several_discards_written_after_what_it_brings() -> None:
    """The last card goes by itself, and then the next target of the Gatling is struck."""
    text = PLAYERS.replace("cy:  {{role: outlaw}}", "cy:  {{role: deputy, life: 1}}")
    steps = ["ann: gatling", "ann: discard jail", "ann: discard beer", "expect: {ann.hand: '', dan.life: 3}"]
    body = text.replace("ann: {{role: outlaw", "ann: {{role: sheriff").replace(
        "bob: {{role: sheriff", "bob: {{role: outlaw"
    )
    whole = body.format(
        ann="gatling beer jail", bob="", more="cubes: 0", bobs="cubes: 0", top="skip_forced: true"
    )
    (item,) = scenario.read(whole + "".join(f"    - {step}\n" for step in steps), "file.yaml")
    assert held(scenario.run(item))


def test_the_last_card_of_a_store_may_be_left_out() -> None:
    """BASE-STORE-4: there is no choice."""
    takes = ["ann: general_store", "ann: take beer[6H]", "bob: take beer[7H]", "cy: take beer[8H]"]
    last = "expect: {dan.hand: 'beer[9H]', asked: ann}"
    top = 'deck: "beer[6H] beer[7H] beer[8H] beer[9H]"'
    assert held(outcome([*takes, last], ann="general_store", top=top))
    assert held(outcome([*takes, "dan: take beer[9H]", last], ann="general_store", top=top))


def test_in_the_middle_of_discards_what_was_chosen_counts_as_discarded() -> None:
    """TURN-DISCARD-8; it may as well be said to be there still, since it can be taken back."""
    before, after = ["ann: end", "ann: discard saloon"], ["ann: discard beer", "expect: {ann.hand: bang}"]
    for told in ("top_discard: saloon, discard_size: 1, ann.hand: bang beer", "ann.hand: bang beer saloon"):
        steps = [*before, f"expect: {{{told}, asked: ann}}", *after]
        assert held(outcome(steps, ann="bang saloon beer", more="life: 1"))
    wrong = [*before, "expect: {top_discard: beer}", *after]
    assert not outcome(wrong, ann="bang saloon beer", more="life: 1").held


@pytest.mark.parametrize(
    "told",
    [
        ["discard bang[6C]", "discard bang[7C]", "load crate", "load character"],
        ["discard bang[6C]", "load crate", "discard bang[7C]", "load character"],
    ],
)
def test_surplus_cards_and_their_cubes(told: list[str]) -> None:
    steps = [*(f"ann: {text}" for text in told), 'expect: {turn: bob, ann.table: "crate:2", ann.cubes: 1}']
    top = "at: discard"
    assert held(outcome(steps, ann="bang[5C] bang[6C] bang[7C]", more='life: 1, table: "crate:1"', top=top))


def test_one_of_surplus_cards_without_a_cube() -> None:
    steps = ["ann: discard bang[6C]", "ann: pass", "ann: discard bang[7C]", "ann: load crate"]
    steps.append('expect: {turn: bob, ann.table: "crate:2", ann.cubes: 0}')
    more = 'life: 1, table: "crate:1"'
    assert held(outcome(steps, ann="bang[5C] bang[6C] bang[7C]", more=more, top="at: discard"))


@pytest.mark.parametrize("event", ["blessing", "lady_rose_of_texas", "[blessing, lady_rose_of_texas]"])
def test_events_in_force(event: str) -> None:
    top = "events: {high_noon: [blessing], wild_west_show: [lady_rose_of_texas]}"
    assert held(outcome([f"expect: {{event: {event}}}"], top=top))
    assert not outcome(["expect: {event: curse}"], top=top).held


def test_a_hand_just_shown_is_seen() -> None:
    top = "events: {wild_west_show: [dorothy_rage]}"
    steps = ["ann: dorothy_rage > bob", "ann: name gatling"]
    shown = [*steps, 'expect: {sees.cy.bob.hand: "beer missed[2S]"}']
    assert held(outcome(shown, bob="beer missed[2S]", top=top))
    assert not outcome(
        [*shown, "ann: end", 'expect: {sees.cy.bob.hand: "beer missed[2S] bang bang"}'], top=top
    ).held
    assert held(outcome(["expect: {sees.cy.bob.hand: hidden}"], bob="beer missed[2S]", top=top))


@pytest.mark.parametrize(
    "order", [["name duel", "name duel > cy"], ["name duel > cy"], ["duel > cy"], ["duel", "duel > cy"]]
)
def test_a_thing_and_its_target(order: list[str]) -> None:
    steps = [
        "ann: dorothy_rage > bob",
        *(f"ann: {text}" for text in order),
        "cy: pass",
        "expect: {cy.life: 3}",
    ]
    assert held(outcome(steps, bob="duel", top="events: {wild_west_show: [dorothy_rage]}"))


def test_a_target_that_is_none_changes_nothing() -> None:
    found = outcome(
        ["ann: dorothy_rage > bob", "ann: name duel > bob"],
        bob="duel",
        top="events: {wild_west_show: [dorothy_rage]}",
    )
    assert not found.held
    assert "ann: name duel" in found.options


def test_the_face_of_a_card_in_hand_is_that_face() -> None:
    """Only what lies in play goes by its id alone."""
    assert not outcome(["ann: bang[6C] > bob"], ann="bang[5C]").held
    assert not outcome(["ann has: bang[6C]"], ann="bang[5C]").held
    assert held(outcome(["ann refused: bang[6C] > bob", "ann: bang[5c] > bob"], ann="bang[5C]"))


TWO = """- name: two players
  mode: two
  at: draw
  skip_forced: true
  players:
    ann: {characters: {jesse_jones: {}, kit_carlson: {}}, hand: indians}
    bob: {characters: {suzy_lafayette: {life: 1}, calamity_janet: {life: 3}}, hand: "missed[2S] beer"}
  deck: "bang[5C]"
  steps:
"""


def two(*steps: str) -> Outcome:
    (item,) = scenario.read(TWO + "".join(f"    - {step}\n" for step in steps), "file.yaml")
    return scenario.run(item)


def test_the_one_hand_of_two_characters() -> None:
    assert held(two("ann has: draw bob.hand", "ann: draw bob.hand", "expect: {bob.hand: 1}"))


def test_who_is_active_while_another_answers() -> None:
    start = ("ann: draw deck", "ann: indians", "bob: pass")
    dead = "expect: {bob.active: calamity_janet, bob.alive: true, bob.life: 3, suzy_lafayette.alive: false}"
    assert held(two(*start, "bob: pass", dead))
    assert held(two(*start, "bob: beer", "expect: {bob.active: calamity_janet, asked: calamity_janet}"))
    assert held(two(*start, "bob: beer", "bob: pass", "expect: {bob.active: suzy_lafayette, bob.life: 1}"))


def test_the_log_names_characters_or_their_players() -> None:
    steps = ("ann: draw deck", "ann: indians", "bob: pass", "bob: pass")
    for by, who in (("jesse_jones", "suzy_lafayette"), ("ann", "bob")):
        assert held(
            two(*steps, f"expect: {{log: wounded {who} 1 by {by}, log_order: [{by}, wounded {who}]}}")
        )
    assert not two(*steps, "expect: {log: wounded ann 1 by bob}").held


def test_a_right_character_who_is_out_stays_out() -> None:
    text = TWO.replace("jesse_jones: {}", "jesse_jones: {alive: false}").replace("at: draw", "at: play")
    (item,) = scenario.read(
        text + "    - expect: {ann.active: kit_carlson, jesse_jones.alive: false}\n", "f.yaml"
    )
    assert held(scenario.run(item))


LEE = {"ann": "bang[5C] bang[6C]", "more": "character: lee_van_kliff"}
SHOT_AT_BOB = ["ann: bang[5C] > bob", "bob: pass"]


@pytest.mark.parametrize(
    "told",
    [
        ["lee_van_kliff > dan", "discard bang[6C]"],
        ["lee_van_kliff", "discard bang[6C]", "bang[5C] > dan"],
        ["lee_van_kliff", "discard bang[6C]", "lee_van_kliff > dan"],
        ["lee_van_kliff", "bang[5C] > dan", "discard bang[6C]"],
    ],
)
def test_at_whom_may_be_said_last(told: list[str]) -> None:
    steps = [*SHOT_AT_BOB, *(f"ann: {text}" for text in told), "dan: pass"]
    assert held(outcome([*steps, "expect: {dan.life: 3, bob.life: 4, ann.hand: 0}"], **LEE))


@pytest.mark.parametrize(
    "told",
    [
        ["ann: lee_van_kliff"],
        ["ann: lee_van_kliff", "expect: {asked: ann}"],
        ["ann: lee_van_kliff", "ann: discard bang[6C]", "expect: {asked: ann}"],
        ["ann: lee_van_kliff", "ann: discard bang[6C]", "ann: bang[5C] > cy"],
        ["ann: lee_van_kliff", "ann: discard bang[5C]", "ann: bang[5C] > dan"],
        ["ann: lee_van_kliff", "bob: pass"],
    ],
)
def test_but_somewhere_it_has_to_be_said(told: list[str]) -> None:
    assert not outcome([*SHOT_AT_BOB, *told], **LEE).held


def test_before_the_target_is_said_the_other_things_can_be_looked_at() -> None:
    steps = [*SHOT_AT_BOB, "ann: lee_van_kliff", "ann has: discard bang[6C]", "ann not: discard bang[5C]"]
    assert held(outcome([*steps, "ann: discard bang[6C]", "ann: bang > dan", "dan: pass"], **LEE))


@pytest.mark.parametrize(
    ("told", "right"),
    [
        ([], True),
        (["pay character", "pay crate"], True),
        (["pay crate", "pay character"], True),
        (["pay crate"], True),
        (["pay crate", "pay crate"], False),
        (["pay character", "pay crate", "pay crate"], False),
    ],
)
def test_a_price_that_takes_every_cube(told: list[str], right: bool) -> None:
    steps = ["ann: flintlock > bob", "bob: missed", "ann: flintlock", *(f"ann: {text}" for text in told)]
    steps.append('expect: {ann.hand: flintlock, ann.cubes: 0, ann.table: ""}')
    assert outcome(steps, ann="flintlock", bob="missed", more='cubes: 1, table: "crate:1"').held is right


@pytest.mark.parametrize(("times", "right"), [(0, True), (2, True), (3, False)])
def test_a_price_from_one_place_told_cube_by_cube(times: int, right: bool) -> None:
    steps = ["ann: flintlock > bob", "bob: missed", "ann: flintlock", *["ann: pay character"] * times]
    steps.append("expect: {ann.hand: flintlock, ann.cubes: 1}")
    assert outcome(steps, ann="flintlock", bob="missed", more="cubes: 3").held is right


def test_a_price_with_a_choice_has_to_be_told() -> None:
    steps = ["ann: flintlock > bob", "bob: missed", "ann: flintlock", "expect: {ann.hand: flintlock}"]
    assert not outcome(steps, ann="flintlock", bob="missed", more='cubes: 2, table: "crate:1"').held


def test_what_is_taken_by_a_card_that_is_played_anyway() -> None:
    rage = "events: {wild_west_show: [dorothy_rage]}"
    steps = ["ann: dorothy_rage > bob", "ann: name panic > cy", "bob: take cy.scope"]
    text = PLAYERS.replace("cy:  {{role: outlaw}}", 'cy: {{role: outlaw, table: "scope barrel"}}')
    body = text.format(ann="", bob="panic", more="cubes: 0", bobs="cubes: 0", top=rage)
    (item,) = scenario.read(
        body + "".join(f"    - {s}\n" for s in [*steps, "expect: {bob.hand: scope}"]), "f.yaml"
    )
    assert held(scenario.run(item))


@pytest.mark.parametrize(
    "told",
    [
        ["dorothy_rage > bob.bang", "bang > cy"],
        ["dorothy_rage > bob.bang, cy"],
        ["dorothy_rage as bang > bob, cy"],
        ["dorothy_rage > bob, bang, cy"],
        ["dorothy_rage > bob", "bang", "cy"],
    ],
)
def test_an_order_in_one_line(told: list[str]) -> None:
    steps = [*(f"ann: {text}" for text in told), "cy: pass", "expect: {cy.life: 3}"]
    assert held(outcome(steps, bob="bang", top="events: dorothy_rage"))


@pytest.mark.parametrize(
    "told",
    [
        "dorothy_rage > bob.bang, dan",
        "dorothy_rage > cy.bang",
        "dorothy_rage > bob, cy",
        "dorothy_rage as bang > bob, dan",
    ],
)
def test_an_order_that_cannot_be_given(told: str) -> None:
    assert not outcome([f"ann: {told}"], bob="bang", top="events: dorothy_rage").held


@pytest.mark.parametrize("target, right", [("bob.scope", True), ("cy.scope", False), ("bob.hand", False)])
def test_a_target_told_again(target: str, right: bool) -> None:
    """What could be aimed at one thing only may be told with its target once more, behind what was given up for it."""
    steps = ["ann: panic > bob.hand", "ann: lee_van_kliff", "ann: discard bang", f"ann: panic > {target}"]
    more = 'character: lee_van_kliff, table: ""'
    assert outcome(steps, ann="panic bang", bob="beer", bobs="table: scope", more=more).held is right


@pytest.mark.parametrize(
    "events", ["lasso", "[lasso]", "[lasso, law_of_the_west]", "{fistful_of_cards: lasso}"]
)
def test_events_without_their_box(events: str) -> None:
    steps = ["expect: {event: lasso, ann.distance.bob: 1}"]
    assert held(outcome(steps, bobs="table: mustang", top=f"events: {events}"))


@pytest.mark.parametrize(
    "events",
    [
        "lassoo",
        "[lasso, lasso]",
        "{fistful_of_cards: lasso, high_noon: curse}",
        "{high_noon: [curse, lasso], fistful_of_cards: [none, lasso]}",
    ],
)
def test_events_that_cannot_be(events: str) -> None:
    assert outcome(["expect: {asked: ann}"], top=f"events: {events}").error is not None


@pytest.mark.parametrize(("ann", "word"), [("beer", "beer > ann"), ("mustang", "mustang > ann")])
def test_at_oneself(ann: str, word: str) -> None:
    assert held(outcome([f"ann: {word}", 'expect: {ann.hand: ""}'], ann=ann))
    assert not outcome([f"ann: {ann} > bob"], ann=ann).held


@pytest.mark.parametrize("more", ["", "character: rose_doolan"])
def test_who_asks_and_then_the_answer(more: str) -> None:
    """With one thing offered, and with several."""
    text = PLAYERS.replace("cy:  {{role: outlaw}}", f"cy: {{{{role: outlaw, {more or 'cubes: 0'}}}}}")
    body = text.format(
        ann="", bob="", more="character: vera_custer", bobs="character: willy_the_kid", top="at: turn_start"
    )
    told = ["ann: vera_custer", "ann: willy_the_kid", "expect: {ann.worn: willy_the_kid}"]
    (item,) = scenario.read(body + "".join(f"    - {step}\n" for step in told), "file.yaml")
    assert held(scenario.run(item))


@pytest.mark.parametrize("word", ["crime", '"Crime is defeated!"', "crime is defeated", "declare_crime"])
def test_a_declaration_in_words(word: str) -> None:
    text = f"""- name: a test
  mode: hidden_six
  removed_role: renegade
  at: turn_start
  players:
    ann: {{role: sheriff}}
    bob: {{role: outlaw, alive: false}}
    cy:  {{role: outlaw, alive: false}}
    dan: {{role: outlaw, alive: false}}
    eve: {{role: deputy}}
    flo: {{role: deputy}}
  steps:
    - ann: {word}
    - expect: {{over: true}}
"""
    (item,) = scenario.read(text, "file.yaml")
    assert held(scenario.run(item))


def test_what_fell_short_is_told_where_the_most_of_it_holds() -> None:
    """The order of discards passed over, the one thing wrong is named, and no other."""
    text = PLAYERS.replace(
        "dan: {{role: renegade}}", 'dan: {{role: renegade, life: 1, hand: "gatling saloon"}}'
    )
    body = text.format(ann="bang", bob="", more="cubes: 0", bobs="cubes: 0", top="at: play")
    told = ["ann: bang > dan", "dan: pass", 'expect: {dan.hand: "", asked: ann, bob.life: 3}']
    (item,) = scenario.read(body + "".join(f"    - {step}\n" for step in told), "file.yaml")
    assert scenario.run(item).sentence == "bob.life is 5, not 3"


def test_several_steps_in_one() -> None:
    steps = ["{ann: bang > bob, bob: missed}", "expect: {bob.life: 5, asked: ann}"]
    assert held(outcome(steps, ann="bang", bob="missed"))
    assert not outcome(["{bob: missed, ann: bang > bob}"], ann="bang", bob="missed").held


def test_drawing_may_be_told_where_it_is_no_choice() -> None:
    steps = ["ann: draw deck", "expect: {ann.hand: beer saloon, phase: play}"]
    assert held(outcome(steps, top="at: draw\n  deck: beer saloon"))
    steps = ["ann: end", "bob: draw deck", "expect: {bob.hand: beer saloon, phase: play}"]
    assert held(outcome(steps, top="deck: beer saloon"))
    assert not outcome(["ann: draw deck"]).held
    assert not outcome(["ann: stagecoach", "ann: beer", "ann: draw deck"], ann="stagecoach beer").held


@pytest.mark.parametrize("name", ["jail_until_hearts", "house.jail_until_hearts", "house.jailUntilHearts"])
def test_an_option_by_the_name_of_its_ruling(name: str) -> None:
    top = f"options: {{{name}: true}}\n  at: turn_start\n  deck: bang"
    assert held(outcome(["expect: {turn: bob, ann.table: jail}"], more="table: jail", top=top))


def test_what_went_by_itself_may_be_told_without_moving_the_game_on() -> None:
    """The last card of a penalty goes by itself; telling it must not end a turn in which only `end` is left."""
    steps = ["ann: duel > dan", "ann: discard beer", "ann: discard volcanic", "expect: {turn: ann}"]
    players = PLAYERS.replace("ann: {{role: outlaw", "ann: {{role: sheriff").replace(
        "bob: {{role: sheriff", "bob: {{role: outlaw"
    )
    players = players.replace("dan: {{role: renegade}}", "dan: {{role: deputy, life: 1}}")
    text = players.format(
        ann="duel beer", bob="", more="table: volcanic", bobs="cubes: 0", top="skip_forced: true"
    )
    (item,) = scenario.read(text + "".join(f"    - {step}\n" for step in steps), "file.yaml")
    assert held(scenario.run(item))


@pytest.mark.parametrize(
    "events, now, coming",
    [
        ("[none, lasso]", "none", "lasso"),
        ("[curse, lasso]", "curse", "lasso"),
        ("{high_noon: [none, curse], fistful_of_cards: lasso}", "lasso", "curse"),
        ("{fistful_of_cards: [none, lasso], high_noon: [none, curse]}", "none", "lasso"),
    ],
)
def test_two_boxes_share_a_deck_of_events(events: str, now: str, coming: str) -> None:
    assert held(outcome([f"expect: {{event: {now}, next_event: {coming}}}"], top=f"events: {events}"))


@pytest.mark.parametrize("nothing", ["none", "nothing", "empty"])
def test_a_hand_of_nothing(nothing: str) -> None:
    assert held(outcome(["expect: {ann.hand: 0, bob.table: none}"], ann=nothing, bobs=f"table: {nothing}"))


def test_several_choices_in_one_list() -> None:
    steps = ["ann: [bang > bob, mustang]", "bob: pass", "expect: {bob.life: 4, ann.table: mustang}"]
    assert not outcome(steps, ann="bang mustang").held  # bob was to be heard in between
    assert held(outcome(["ann: [scope, mustang]", "expect: {ann.table: scope mustang}"], ann="scope mustang"))


@pytest.mark.parametrize("told, cubes", [(["ann: pass"], 0), ([], 0), (["ann: load character"], 1)])
def test_cubes_that_are_not_placed_need_no_word(told: list[str], cubes: int) -> None:
    steps = ["ann: barrel", *told, "ann: end", f"expect: {{turn: bob, ann.cubes: {cubes}}}"]
    assert held(outcome(steps, ann="barrel"))
    assert not outcome([*steps[:-1], f"expect: {{ann.cubes: {cubes + 1}}}"], ann="barrel").held


@pytest.mark.parametrize("told", [["name duel > ann"], ["duel > ann"], ["name duel", "name duel > ann"]])
def test_an_order_at_oneself(told: list[str]) -> None:
    """Ann is named as the target, and not as the one who speaks (`beer > ann`)."""
    steps = [
        "ann: dorothy_rage > bob",
        *(f"ann: {text}" for text in told),
        "ann: pass",
        "expect: {ann.life: 3}",
    ]
    assert held(outcome(steps, bob="duel", top="events: dorothy_rage"))


def test_two_characters_in_a_list() -> None:
    text = """- name: two
  players:
    ann: {characters: [bart_cassidy, rose_doolan], active: rose_doolan}
    bob: {characters: [sid_ketchum, willy_the_kid]}
  steps:
    - expect: {ann.active: rose_doolan, bob.active: sid_ketchum, bart_cassidy.life: 4}
"""
    (item,) = scenario.read(text, "f.yaml")
    assert held(scenario.run(item))
    (wrong,) = scenario.read(text.replace("[sid_ketchum, ", "["), "f.yaml")
    assert isinstance(wrong, scenario.ScenarioError)


@pytest.mark.parametrize("id", ["lady_rosa", "lady_rosa_of_texas", "lady_rose_of_texas"])
def test_names_as_the_rulebook_spells_them(id: str) -> None:
    steps = [f"expect: {{event: {id}}}", f"ann has: {id}", f"ann: {id}", "expect: {ann.worn: bart_cassidy}"]
    more = "character: gregory_deck, worn: bart_cassidy"
    assert held(outcome(steps, more=more, top=f"events: {{wild_west_show: [{id}]}}"))


@pytest.mark.parametrize("target, right", [("dan", True), ("bob", False), ("cy", False)])
def test_whom_it_concerns_may_be_said(target: str, right: bool) -> None:
    steps = [f"ann: lady_rose_of_texas > {target}", "expect: {ann.distance.cy: 1}"]
    assert outcome(steps, top="events: lady_rose_of_texas").held is right


@pytest.mark.parametrize("word", ["pass", "keep", "no"])
def test_what_is_offered_is_declined(word: str) -> None:
    steps = [f"ann: {word}", "expect: {phase: play, ann.worn: bart_cassidy willy_the_kid}"]
    more = "character: greygory_deck, worn: [bart_cassidy, willy_the_kid]"
    assert held(outcome(steps, more=more, top="at: turn_start"))


@pytest.mark.parametrize("told", [["pay character", "pay character"], ["pay character", "pay crate"]])
def test_a_price_told_without_the_yes(told: list[str]) -> None:
    """Of four cubes at two places two are paid for what is offered, without a yes to it."""
    steps = ["ann: flintlock > bob", "bob: missed", *(f"ann: {text}" for text in told)]
    more = 'cubes: 2, table: "crate:2"'
    assert held(outcome([*steps, "expect: {ann.hand: flintlock}"], ann="flintlock", bob="missed", more=more))
    few = [*steps[:-1], "expect: {ann.hand: flintlock}"]
    assert not outcome(few, ann="flintlock", bob="missed", more=more).held
