"""Bots: they see what their player sees and nothing else, judge who is who, and play sensibly."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import posse
from posse import scenario
from posse.bots import BOTS, UNKNOWN, Bot, Eyes, GreedyBot, RandomBot, Table, play_out
from posse.bots.suspicion import Suspicion
from posse.bots.table import veiled
from posse.engine import recorder as rec
from posse.engine.cards import CARD_ID, parse_face
from posse.engine.decision import Decision
from posse.engine.game import Game
from posse.engine.notation import option_text
from posse.engine.recorder import Event
from posse.engine.words import BRAWN, DEPUTY, OUTLAW, RENEGADE, SHERIFF, SHOT

SETTINGS = [(2, None), (3, None), (4, None), (5, None), (6, None), (6, "hidden_six"), (7, None), (8, None)]


def table_of(players: int, seed: int, mode: str | None = None, boxes: str = "base") -> Table:
    game = posse.new_game(players, boxes, mode, seed=seed, unfinished=boxes != "base")
    return Table(game, [GreedyBot(seed + i) for i in range(players)])


# -- they play ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players, mode", SETTINGS)
def test_every_bot_plays_every_mode_to_its_end(name: str, players: int, mode: str | None) -> None:
    for seed in range(4):
        game = posse.new_game(players, mode=mode, seed=seed)
        decisions = play_out(game, [BOTS[name](i) for i in range(players)])
        assert game.over
        assert 0 < decisions < 5000


@pytest.mark.parametrize("players, mode", SETTINGS)
def test_cards_it_does_not_know_by_heart_do_not_stop_it(players: int, mode: str | None) -> None:
    for seed in range(4):
        table = table_of(players, seed, mode, "all")
        while table.step():
            assert table.decisions < 10_000


def test_the_same_seeds_play_the_same_game() -> None:
    def line(seed: int) -> list[tuple[int, int]]:
        game = posse.new_game(5, seed=seed)
        play_out(game, [GreedyBot(1), RandomBot(2), GreedyBot(3), RandomBot(4), GreedyBot(5)])
        assert game.recorder is not None
        return game.recorder.choices

    assert line(3) == line(3) != line(4)


def test_a_greedy_bot_is_much_better_than_chance() -> None:
    wins = {"greedy": 0, "random": 0}
    seats = {"greedy": 0, "random": 0}
    for seed in range(150):
        game = posse.new_game(5, seed=seed)
        chance = Random(seed)
        bots: list[Bot] = [BOTS[chance.choice(("greedy", "random"))](seed * 8 + i) for i in range(5)]
        play_out(game, bots)
        for seat, bot in enumerate(bots):
            seats[bot.name] += 1
            wins[bot.name] += seat in game.winners
    assert wins["greedy"] / seats["greedy"] > wins["random"] / seats["random"] + 0.15


# -- they see nothing else ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("boxes", ["base", "all"])
@pytest.mark.parametrize("players, mode", SETTINGS)
def test_hidden_cards_and_roles_do_not_change_the_answer(players: int, mode: str | None, boxes: str) -> None:
    """Whatever is dealt anew behind its back, a bot answers the same."""
    for seed in range(2):
        table = table_of(players, seed, mode, boxes)
        game = table.game
        while (decision := game.decision) is not None:
            player = decision.player
            bot = table.bots[player]
            assert bot is not None
            if table.decisions % 3 == 0:
                answer = bot.choose(table.eyes[player], decision)
                for other_seed in (1, 2):
                    other = game.determinize(player, other_seed)
                    imagined = other.decision
                    assert imagined is not None
                    assert imagined.codes == decision.codes
                    assert bot.choose(Eyes(other, player), imagined) == answer, decision
            table.step()


def test_choosing_changes_nothing_in_the_bot() -> None:
    table = table_of(6, 5)
    while (decision := table.game.decision) is not None:
        bot = table.bots[decision.player]
        assert bot is not None
        eyes = table.eyes[decision.player]
        assert bot.choose(eyes, decision) == bot.choose(eyes, decision)
        table.step()


class Listener(RandomBot):
    hears = (Event,)

    def fresh(self, eyes: Eyes) -> None:
        super().fresh(eyes)
        self.heard: list[Event] = []

    def hear(self, event: Event) -> None:
        self.heard.append(event)


def test_what_is_heard_is_what_the_player_may_see() -> None:
    game = posse.new_game(5, seed=11)
    bots = [Listener(i) for i in range(5)]
    play_out(game, bots)
    assert game.recorder is not None
    for player, bot in enumerate(bots):
        assert len(bot.heard) == len(game.recorder.events)
        for event, heard in zip(game.recorder.events, bot.heard):
            assert type(event) is type(heard)
            assert heard.data(player) == event.data(player)
            seers = event.seers()
            if seers is not None and player not in seers:
                assert all(getattr(heard, name) == -1 for name, what in event.FIELDS if what == "secret")


def test_every_event_with_a_secret_can_be_veiled() -> None:
    secret = [e for e in vars(rec).values() if isinstance(e, type) and issubclass(e, Event)]
    secret = [e for e in secret if any(what == "secret" for _, what in e.FIELDS)]
    assert rec.CardDrawn in secret
    for kind in secret:
        event = kind(**dict.fromkeys([name for name, _ in kind.FIELDS], 3))
        content = veiled(event).data()
        assert [content[name] for name, what in kind.FIELDS if what == "secret"] == [-1]
        assert [content[name] for name, what in kind.FIELDS if what != "secret"] == [3] * (
            len(kind.FIELDS) - 1
        )


def test_eyes_see_the_open_roles_and_the_own_one() -> None:
    game = posse.new_game(5, seed=2)
    eyes = Eyes(game, 3)
    for seat in range(5):
        seen = eyes.role(seat)
        assert seen == (game.role[seat] if seat == 3 or game.role[seat] == SHERIFF else UNKNOWN)
        assert (eyes.shown_hand(seat) is None) == (seat != 3)
    eyes.hand.clear()
    eyes.table(0).append(5)
    assert game.hands[3] != []
    assert game.tables[0] == []
    hidden = Eyes(posse.new_game(6, mode="hidden_six", seed=2), 0)
    assert len(hidden.roles_about()) == 7, "nobody knows which card lies aside"


def test_bots_take_nothing_from_the_game_but_through_their_eyes() -> None:
    folder = Path(posse.__file__).parent / "bots"
    for file in folder.glob("*.py"):
        if file.name not in ("eyes.py", "table.py"):
            assert "_game" not in file.read_text(encoding="utf-8"), file.name


# -- the table ----------------------------------------------------------------------------------------------------


def test_a_table_waits_for_a_person() -> None:
    game = posse.new_game(4, seed=1)
    table = Table(game, [None, GreedyBot(1), GreedyBot(2), GreedyBot(3)])
    while not game.over:
        table.play()
        if not game.over:
            assert game.decision is not None
            assert game.decision.player == 0
            game.choose(0)
            table.spread()
    assert table.step() is False


def test_a_bot_that_sits_down_later_knows_what_was_said() -> None:
    game = posse.new_game(4, seed=1)
    first = GreedyBot(0)
    table = Table(game, [first, *[GreedyBot(i) for i in (1, 2, 3)]])
    for _ in range(60):
        table.step()
    second = GreedyBot(0)
    table.replace(0, second)
    assert second.suspicion.acts == first.suspicion.acts != {}
    hands = [
        [bot.memory.hand(seat, bits) for seat in range(4) for bits in (SHOT, BRAWN)]
        for bot in (first, second)
    ]
    assert hands[0] == hands[1] != [(0, len(game.hands[seat])) for seat in range(4) for _ in range(2)]


def test_a_table_refuses_what_cannot_be() -> None:
    game = posse.new_game(4, seed=1)
    with pytest.raises(ValueError, match="4 players need 4 bots, not 3"):
        Table(game, [RandomBot(i) for i in range(3)])
    bot = RandomBot()
    with pytest.raises(ValueError, match="a bot of his own"):
        Table(game, [bot, bot, None, None])

    class Wild(RandomBot):
        name = "wild"

        def choose(self, eyes: Eyes, decision: Decision) -> int:
            return 99

    with pytest.raises(posse.IllegalMove, match="the bot 'wild' chose option 99"):
        play_out(game, [Wild(i) for i in range(4)])


# -- who is who ---------------------------------------------------------------------------------------------------


def five() -> tuple[Eyes, dict[int, list[int]]]:
    """A game of five as the sheriff sees it."""
    game = posse.new_game(5, seed=8)
    sheriff = game.role.index(SHERIFF)
    others = [seat for seat in range(5) if seat != sheriff]
    return Eyes(game, sheriff), {sheriff: others}


def test_odds_add_up() -> None:
    eyes, ((sheriff, others),) = five()[0], five()[1].items()
    suspicion = Suspicion()
    suspicion.saw(others[0], sheriff, 1.0)
    suspicion.saw(others[1], others[0], 2.0)
    odds = suspicion.odds(eyes)
    assert odds[sheriff] == [1.0, 0.0, 0.0, 0.0]
    for row in odds:
        assert sum(row) == pytest.approx(1.0)
    for role, number in ((DEPUTY, 1), (OUTLAW, 2), (RENEGADE, 1)):
        assert sum(odds[seat][role] for seat in others) == pytest.approx(number, abs=0.1)


def test_who_shoots_at_the_sheriff_is_suspected_and_who_shoots_back_is_not() -> None:
    eyes, ((sheriff, others),) = five()[0], five()[1].items()
    suspicion = Suspicion()
    before = suspicion.odds(eyes)[others[0]]
    assert before == pytest.approx([0.0, 0.25, 0.5, 0.25])
    suspicion.saw(others[0], sheriff, 1.0)
    suspicion.saw(others[0], sheriff, 1.0)
    suspicion.saw(others[1], others[0], 1.0)
    odds = suspicion.odds(eyes)
    assert odds[others[0]][OUTLAW] > 0.8
    assert odds[others[1]][DEPUTY] > before[DEPUTY]
    assert odds[others[1]][DEPUTY] > odds[others[0]][DEPUTY]
    suspicion.saw(others[2], sheriff, -1.0)  # took the Jail or the Dynamite away
    assert suspicion.odds(eyes)[others[2]][OUTLAW] < odds[others[2]][OUTLAW]


def test_suspicion_finds_the_truth_in_most_games() -> None:
    right = seen = 0
    for seed in range(12):
        table = table_of(7, seed)
        game = table.game
        while table.step() and game.turn_count < 18:
            pass
        for player, bot in enumerate(table.bots):
            assert isinstance(bot, GreedyBot)
            odds = bot.suspicion.odds(table.eyes[player])
            for seat in game.ring:
                if seat != player and not game.role_open[seat]:
                    seen += 1
                    right += odds[seat][game.role[seat]] == max(odds[seat])
    assert seen > 50
    assert right / seen > 0.6


# -- what it remembers --------------------------------------------------------------------------------------------


def card(id: str, face: str) -> int:
    return CARD_ID[id, *parse_face(face)]


def test_who_let_a_shot_hit_held_no_dodge() -> None:
    game = four("bang bang", table="volcanic")
    table = Table(game, [None, None, None, GreedyBot(4)])
    bot = table.bots[3]
    assert isinstance(bot, GreedyBot)
    game.hands[1] = sorted([*game.hands[1], card("beer", "6H")])
    assert bot.memory.hand(1, SHOT) == (0, 3), "nothing is known of three cards"
    for move in ("bang > bob", "pass"):
        game.choose(move)
    table.spread()
    assert bot.memory.hand(1, SHOT) == (0, 0), "none of the three is a dodge"
    assert bot.memory.hand(1, BRAWN) == (0, 3), "one may be a Bang!"
    game.choose("end")
    table.spread()
    assert bot.memory.hand(1, SHOT) == (0, 2), "but the two that he has drawn may be one"


def test_a_card_taken_in_the_open_is_remembered() -> None:
    game = four("general_store")
    game.deck[-4:] = [card("missed", "2S"), card("bang", "2C"), card("beer", "7H"), card("missed", "3S")]
    table = Table(game, [None, None, None, GreedyBot(4)])
    bot = table.bots[3]
    assert isinstance(bot, GreedyBot)
    before = bot.memory.hand(0, SHOT)
    game.choose("general_store")
    game.choose("take missed[3S]")
    table.spread()
    assert before == (0, 1)
    assert bot.memory.hand(0, SHOT) == (1, 0)


# -- how it plays -------------------------------------------------------------------------------------------------


def situation(text: str) -> Game:
    """A table as scenarios describe it: fields of one situation, without name and steps."""
    lines = ["- name: a table", *["  " + line for line in text.strip("\n").splitlines()]]
    (found,) = scenario.read("\n".join([*lines, "  steps: []"]), "here")
    assert isinstance(found, scenario.Situation), found
    return scenario.build(found)


def answer(game: Game, acts: list[tuple[int, int]] | None = None) -> str:
    """What a greedy bot chooses for whoever is asked."""
    decision = game.decision
    assert decision is not None
    bot = GreedyBot(3)
    eyes = Eyes(game, decision.player)
    bot.fresh(eyes)
    for actor, target in acts or []:
        bot.hear(rec.CardPlayed(actor, card("bang", "5C"), -1, target, -1))
    index = bot.choose(eyes, decision)
    return re.sub(r"\[\w+\]", "", option_text(game, decision.codes[index]))


FOUR = """
players:
  ann: {{role: {ann}, hand: "{hand}", life: {life}, table: "{table}"}}
  bob: {{role: {bob}, hand: "bang bang"}}
  cy: {{role: {cy}, hand: "bang"}}
  dan: {{role: {dan}, hand: "bang"}}
"""


def four(
    hand: str,
    *,
    ann: str = "outlaw",
    bob: str = "outlaw",
    cy: str = "sheriff",
    dan: str = "renegade",
    life: int = 4,
    table: str = "",
) -> Game:
    return situation(FOUR.format(ann=ann, bob=bob, cy=cy, dan=dan, hand=hand, life=life, table=table))


def test_an_outlaw_shoots_at_the_sheriff() -> None:
    assert answer(four("bang", table="schofield")) == "bang > cy"


def test_it_reaches_for_the_sheriff_first() -> None:
    assert answer(four("bang schofield")) == "schofield"
    assert answer(four("bang winchester", table="schofield")) == "winchester"
    assert answer(four("schofield", table="winchester")) == "end"


def test_it_draws_before_it_lays_and_lays_before_it_shoots() -> None:
    assert answer(four("bang stagecoach barrel", table="schofield")) == "stagecoach"
    assert answer(four("bang barrel", table="schofield")) == "barrel"


def test_it_drinks_when_it_is_hurt() -> None:
    assert answer(four("beer", life=2)) == "beer"
    assert answer(four("beer missed", life=4)) == "end"


def test_the_law_shoots_who_shot_at_the_sheriff() -> None:
    game = four("bang", ann="sheriff", bob="deputy", cy="outlaw", dan="outlaw", table="schofield")
    assert answer(game, [(3, 0), (3, 0)]) == "bang > dan"
    game = four("bang", ann="sheriff", bob="deputy", cy="outlaw", dan="outlaw", table="schofield")
    assert answer(game, [(1, 0), (1, 0)]) == "bang > bob", "it goes by what was done, not by the cards"


def test_the_jail_is_for_an_enemy_and_its_key_for_a_friend() -> None:
    assert answer(four("jail", ann="sheriff", cy="outlaw"), [(2, 0)]) == "jail > cy"
    cells = """
players:
  ann: {role: sheriff, hand: cat_balou, table: dynamite}
  bob: {role: deputy, table: JAIL}
  cy: {role: outlaw}
  dan: {role: outlaw}
"""
    assert answer(situation(cells.replace("JAIL", '""'))) == "cat_balou > ann.dynamite"
    game = situation(cells.replace("JAIL", "jail").replace("dynamite", '""'))
    game.role_open = (1, 1, 1, 1)
    assert answer(game) == "cat_balou > bob.jail"


def test_a_duel_is_for_who_has_the_bangs() -> None:
    assert answer(four("duel bang bang bang")) == "duel > cy"
    assert answer(four("duel", life=1)) == "end"


def test_a_gatling_waits_while_friends_would_fall() -> None:
    ring = """
players:
  ann: {role: outlaw, hand: gatling}
  bob: {role: outlaw, life: 1}
  cy: {role: outlaw, life: 1}
  dan: {role: sheriff, life: 4, hand: "missed missed missed"}
"""
    game = situation(ring)
    game.role_open = (1, 1, 1, 1)
    assert answer(game) == "end"
    game = situation(ring.replace("life: 4", "life: 1").replace("missed missed missed", ""))
    assert answer(game) == "gatling", "victory is worth a friend"


def test_the_renegade_does_not_end_the_game_for_the_outlaws() -> None:
    last = """
players:
  ann: {role: renegade, hand: bang}
  bob: {role: sheriff, life: 1}
  cy: {role: outlaw, life: 1}
"""
    game = situation(last + "  dan: {role: outlaw, alive: false}\nmode: standard")
    assert answer(game) == "bang > cy"
    game = situation(
        last.replace("life: 1}\n  cy: {role: outlaw, life: 1}", "life: 1}")
        + "  cy: {role: outlaw, alive: false}\n  dan: {role: outlaw, alive: false}\nmode: standard"
    )
    assert answer(game) == "bang > bob"


def shot_at_bob(bob: str, ann: str = "hand: bang") -> Game:
    game = situation(
        f"players:\n  ann: {{role: outlaw, {ann}}}\n  bob: {{role: sheriff, {bob}}}\n"
        "  cy: {role: outlaw}\n  dan: {role: renegade}\n"
    )
    game.choose("bang > bob")
    return game


def test_against_a_shot() -> None:
    assert answer(shot_at_bob('hand: "missed beer"')) == "missed"
    assert answer(shot_at_bob("hand: missed, table: barrel")) == "barrel"
    slab = "character: slab_the_killer, hand: bang"
    assert answer(shot_at_bob("hand: missed, life: 3", slab)) == "pass", "one of two is wasted"
    assert answer(shot_at_bob('hand: "missed missed"', slab)) == "missed"
    assert answer(shot_at_bob("hand: beer, life: 1")) == "pass"


def test_the_last_life_is_saved() -> None:
    game = shot_at_bob("hand: beer, life: 1")
    game.choose("pass")
    assert answer(game) == "beer"


def test_the_least_card_is_given_up() -> None:
    game = four("bang bang bang missed beer", life=3, bob="sheriff", cy="outlaw")
    game.choose("end")
    assert answer(game) == "discard bang"


def test_lucky_duke_keeps_what_helps() -> None:
    cell = """
players:
  ann: {role: outlaw, character: lucky_duke, table: TABLE, hand: missed}
  bob: {role: sheriff}
  cy: {role: outlaw}
  dan: {role: renegade}
at: turn_start
deck: "DECK"
"""
    game = situation(cell.replace("TABLE", "jail").replace("DECK", "bang[2C] beer[6H]"))
    assert answer(game) == "keep beer"
    game = situation(cell.replace("TABLE", "dynamite").replace("DECK", "volcanic[10S] winchester[8S]"))
    assert answer(game) == "keep volcanic", "the explosion is the card that the dynamite hopes for"


def test_the_hunt_of_three() -> None:
    game = situation("""
mode: three
players:
  ann: {role: deputy, hand: bang}
  bob: {role: outlaw}
  cy: {role: renegade}
""")
    assert answer(game) == "bang > cy"


# -- the guide ----------------------------------------------------------------------------------------------------


def test_the_examples_of_the_guide_run(capsys: pytest.CaptureFixture[str]) -> None:
    guide = Path(__file__).parent.parent / "docs" / "bots.md"
    blocks = re.findall(r"```python\n(.*?)```", guide.read_text(encoding="utf-8"), re.S)
    assert blocks
    names: dict[str, object] = {}
    try:
        for block in blocks:
            exec(compile(block, str(guide), "exec"), names)
        assert "sharpshooter" in BOTS
    finally:
        BOTS.pop("sharpshooter", None)
